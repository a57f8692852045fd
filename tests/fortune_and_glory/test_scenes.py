"""A KO in the middle of things: a hero leaves all that was open, and nothing stays behind."""

from bivouac.games.fortune_and_glory.catalog import (
    AGILITY,
    ANOTHERS,
    ARRIVED,
    BLOWS,
    CUNNING,
    DANGER,
    ENEMY,
    EVENT,
    KO,
    MINE,
    RESULT,
    SALE,
    Timing,
)
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.verbs_health import Hurt
from bivouac.games.fortune_and_glory.verbs_open import Survive
from bivouac.games.fortune_and_glory.verbs_tests import Fight, either
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.whom import IT
from bivouac.games.fortune_and_glory.whom import ME as OWNER
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number, redraw

SITE = "sahara:sword/of-zeus"


def test_ko_inside_anothers_card_inside_a_fight_inside_a_danger() -> None:
    danger("rope-bridge", either(Skill(AGILITY, 6, 1), Fight(ENEMY)), Skill(AGILITY, 6, 1))
    redraw("dockside-thugs", dice=1, wounds=9, escape=Skill(CUNNING, 6, 1))
    redraw("wrong-train", timing=Timing(BLOWS, ANOTHERS), effect=Hurt(9, IT))
    decks = {"danger": "rope-bridge", "enemy": "dockside-thugs"}
    table = Laid(at="sahara, paris", sites=SITE, hands=["", "wrong-train"], decks=decks, glory=[9, 0])
    table.dice("- -").play("search", "mode/2").dice("1 1 1 1").play("fight")
    table.table = table.reloaded()
    state = table.table.state
    assert isinstance(state, World)
    table.state = state  # the same game, saved in mid-scene
    table.ear = table.listen()
    table.dice("2").play("play/wrong-train", seat=YOU)
    assert "ko" in table.told()
    assert (state.glory[ME], state.wounds[ME], table.where(ME)) == (7, 0, "london")
    assert number("wrong-train") in state.discards[EVENT]
    assert number("dockside-thugs") in state.discards[ENEMY]
    assert number("rope-bridge") in [*state.bags[DANGER], *state.met[YOU]]
    table.nobody_is_waiting_but(table.table.waiting[0])


def test_ko_by_a_card_of_ones_own() -> None:
    redraw("tail-wind", timing=Timing(ARRIVED, MINE), effect=Hurt(9, OWNER))
    table = Laid(at="london, paris", phase="move", hands="tail-wind", dice="2")
    table.play("stay", "play/tail-wind")
    assert "ko" in table.told()
    assert number("tail-wind") in table.state.discards[EVENT]
    assert table.table.waiting == [YOU]
    assert table.is_ko(ME)
    assert table.state.acted & 1, "no Adventure turn in this round"
    assert table.why_not("stay", ME) == "ko.out-until-end"


def test_ko_of_the_seller_ends_the_sale() -> None:
    redraw("brass-fake", timing=Timing(SALE, ANOTHERS), effect=Hurt(9, IT))
    table = Laid(at="lima, paris", carried="sword/of-zeus", hands=["", "brass-fake"], decks={"city": "auction-house"})
    table.play("sell/sword").dice("1 6").play("play/brass-fake", seat=YOU)
    assert table.state.sale == []
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.state.fortune[ME] == 0


def test_ko_moment_a_card_saves_the_hero_and_the_fight_goes_on() -> None:
    redraw("dockside-thugs", dice=1, wounds=9, escape=Skill(CUNNING, 6, 1))
    redraw("lucky-hat", timing=Timing(KO, MINE), effect=Survive(1))
    table = Laid(at="sahara, paris", hands="lucky-hat", wounds=[5], decks={"enemy": "dockside-thugs"}, dice="1 -")
    table.dice("1 1 1 6").play("fight", "play/lucky-hat")
    assert "ko" not in table.told()
    assert table.state.wounds[ME] == 4
    assert table.keys() == ["fight", "escape"]
    assert not table.is_ko(ME)


def test_ko_of_one_racer_leaves_the_other_racing() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1))
    danger("boat-chase", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1))
    redraw("wrong-train", timing=Timing(RESULT, ANOTHERS), effect=Hurt(9, IT))
    decks = {"danger": "boat-chase"}
    table = Laid(at="sahara, sahara", sites=SITE, hands=["", "wrong-train"], decks=decks, hangs=["rope-bridge"])
    table.play("search", seat=YOU).dice("6 1 1").play("roll", seat=ME)
    table.dice("1 - 6 1 1").play("play/wrong-train", seat=YOU)
    assert "ko" in table.told()
    assert table.is_ko(ME)
    assert table.table.waiting == [YOU]
    assert table.state.markers[YOU] == 1
    assert table.may("press-on")
