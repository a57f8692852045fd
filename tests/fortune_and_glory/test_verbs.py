"""Each verb by itself, on a card of my hand that I play in my turn."""

from collections.abc import Callable
from typing import Any

import pytest

from bivouac.engine.verbs import Verb
from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.abilities import mine
from bivouac.games.fortune_and_glory.map import NUMBER_OF
from tests.fortune_and_glory.world import ME, YOU, Laid, redraw

Check = Callable[[Laid], bool]

# The verb, what I answer to its questions, and what is so afterwards.
OWN_TURN: list[tuple[Verb[Any], tuple[str, ...], Check]] = [
    (v.Glory(2), (), lambda t: t.state.glory[ME] == 7),
    (v.Glory(-9), (), lambda t: t.state.glory[ME] == 0),
    (v.Fortune(3, v.ANOTHER), (), lambda t: t.state.fortune[YOU] == 7),
    (v.Steal(v.THE_GLORY, 2, v.ANOTHER_HERE), (), lambda t: t.state.glory[:2] == [7, 3]),
    (v.Steal(v.THE_FORTUNE, 9, v.OTHERS), (), lambda t: t.state.fortune[:2] == [8, 0]),
    (v.StealKit(v.GEAR, v.ANOTHER), (), lambda t: "lock-picks" in t.kit(ME)),
    (v.StealArtifact(v.CARRYING), (), lambda t: t.found(ME) == ["jar", "of-medusa", "sword", "of-zeus"]),
    (v.LoseArtifact(v.ALL), (), lambda t: t.found(ME) == [] and t.found(YOU) == []),
    (v.draw_gear(1), (), lambda t: len(t.kit(ME)) == 3),
    (v.draw_ally(1), (), lambda t: len(t.kit(ME)) == 3),
    (v.DropKit(v.GEAR, 1, v.ME), (), lambda t: t.kit(ME) == ["street-kid"]),
    (v.DropKit(v.ALLY, 1, v.ME), (), lambda t: t.kit(ME) == ["bullwhip"]),
    (v.DropEvents(1, v.ANOTHER), (), lambda t: t.hand(YOU) == []),
    (v.LoyaltyOf(v.ME, 7), (), lambda t: t.kit(ME) == ["bullwhip"]),
    (v.Hurt(1, v.ALL), (), lambda t: t.state.wounds == [3, 1]),
    (v.Hurt(v.D3, v.ANOTHER, parry=False), (), lambda t: 1 <= t.state.wounds[YOU] <= 3),
    (v.Heal(v.EVERY_WOUND, v.ANY), (), lambda t: t.state.wounds[ME] == 0),
    (v.KnockOut(v.ANOTHER), (), lambda t: t.is_ko(YOU)),
    (v.SkipTurn(v.ANOTHER), (), lambda t: t.state.acted == 2),
    (v.GoTo(v.HOME), (), lambda t: t.where(ME) == "london"),
    (v.GoTo(v.NEAREST_CITY), (), lambda t: t.where(ME) == "casablanca"),
    (v.GoTo(v.ANY_CITY, v.ANOTHER), ("place/tokyo",), lambda t: t.where(YOU) == "tokyo"),
    (v.GoTo(v.BESIDE), ("place/egypt",), lambda t: t.where(ME) == "egypt"),
    (v.Travel(2), ("go/west-africa",), lambda t: t.where(ME) == "west-africa"),
    (v.Henchman(v.MOBSTERS, v.ANY_LAND), ("place/china",), lambda t: t.state.figures[NUMBER_OF["china"]] == 2),
    (v.Henchman(v.SOLDIERS, v.RANDOM_LAND, 2), (), lambda t: t.state.figures.count(1) == 2),
    (v.Auction(v.AT_HERO, 2), (), lambda t: t.state.auction == [NUMBER_OF["sahara"], 2]),
    (v.NewArtifact(), (), lambda t: len(t.state.site_space) == 2),
    (v.MoveArtifact(), (), lambda t: t.state.site_space != [NUMBER_OF["china"]]),
    (v.if_(v.Here("desert"), v.Glory(1), v.Glory(2)), (), lambda t: t.state.glory[ME] == 6),
    (v.if_(v.Not(v.Owns(v.ALLY)), v.Glory(1), v.Glory(2)), (), lambda t: t.state.glory[ME] == 7),
    (v.choose_one(v.Glory(1), v.Fortune(1)), ("mode/2",), lambda t: t.state.fortune[ME] == 5),
    (v.may(v.cost(v.Glory(-3)), v.Fortune(1)), ("yes",), lambda t: (t.state.glory[ME], t.state.fortune[ME]) == (2, 5)),
    (v.for_each(v.Count(v.ALLIES_CARRIED, 2), v.Fortune(1)), (), lambda t: t.state.fortune[ME] == 6),
    (v.EachHero(v.OTHERS, v.Glory(-1, v.IT)), (), lambda t: t.state.glory[:2] == [5, 4]),
    (v.EachHero(v.ALL, v.Try(v.Test(v.LORE, 7, 1), lose=v.Glory(-1, v.IT), whom=v.IT)), (),
     lambda t: t.state.glory[:2] == [4, 4]),
    (v.Try(v.both(v.Test(v.LORE, 1, 1), v.Test(v.COMBAT, 1, 1)), v.Fortune(2)), ("mode/2",),
     lambda t: t.state.fortune[ME] == 6),
    (v.Deliver("lima", v.Fortune(2)), (), lambda t: not t.may("play/tail-wind")),
]  # fmt: skip


def laid(effect: Verb[Any]) -> Laid:
    redraw("tail-wind", timing=mine, effect=effect)
    return Laid(
        at="sahara, sahara", phase="move", dice="1 1", hands=["tail-wind", "lucky-hat"], wounds=[2], glory=[5, 5],
        fortune=[4, 4], kits=["bullwhip, street-kid", "lock-picks"], sites="china:skull/of-hades",
        carried=["jar/of-medusa", "sword/of-zeus"],
    ).play("pass")  # fmt: skip


@pytest.mark.parametrize(("effect", "answers", "check"), OWN_TURN, ids=[str(i) for i in range(len(OWN_TURN))])
def test_verb_in_the_own_turn(effect: Verb[Any], answers: tuple[str, ...], check: Check) -> None:
    table = laid(effect)
    if table.may("play/tail-wind"):
        table.play("play/tail-wind", *answers)
        while table.table.waiting == [YOU]:  # a card at a moment, the losses of a KO
            table.play(table.keys(YOU)[0], seat=YOU)
        table.nobody_is_waiting_but(ME)
        assert table.may("stay")
    assert check(table)


def test_every_word_of_the_vocabulary_says_itself() -> None:
    for effect, _, _ in OWN_TURN:
        assert effect.words().key
