"""Why not: each refusal says what is so on this table, and nothing that is not."""

from typing import Any

import pytest

from bivouac.engine.verbs import Verb
from bivouac.games.archibald.verbs import (
    Ambush,
    Banish,
    BreakWalls,
    ClearTile,
    DrainFlood,
    DrawCards,
    GiftCard,
    Heal,
    Leap,
    MoveAgain,
    Peek,
    PutFoes,
    Steal,
    Swap,
    then,
)
from bivouac.games.archibald.verbs import Test as Roll
from tests.archibald.path import ME, Path
from tests.printed import printed_name

SEED = {"dandelion-seed": MoveAgain()}


def said(path: Path, key: str, lang: str = "en") -> tuple[str, str]:
    reason = path.table.why_not(ME, key)
    assert reason is not None, f"{key} is allowed"
    return reason.clause, reason.say(lang)


# -- after the move ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("turn.end")
def test_after_a_move_there_is_no_other() -> None:
    path = Path("2: b0 b b b b", hands="slingshot").play("move/2-2")
    moved = ("turn.end", "Your hero has had its move this turn. The next one comes next turn.")
    assert said(path, "move/2-3") == moved
    assert said(path, "fight") == moved


@pytest.mark.clause("move.entry-walled")
@pytest.mark.parametrize("lang", ["en", "fr", "en-simple", "fr-simple"])
def test_after_a_walled_entry_it_is_the_wall_that_ended_the_move(lang: str) -> None:
    clause, sentence = said(Path(tiles2="_h", hands="slingshot").play("move/2-1"), "move/1-2", lang)
    assert clause == "move.entry-walled"
    assert sentence.startswith(("A wall was on the new tile", "La nouvelle tuile avait un mur"))


@pytest.mark.clause("combat.blocked")
def test_after_a_fight_that_freed_the_hero_the_fight_took_the_place_of_the_move() -> None:
    path = Path("2: b0:s b b b b", hands="slingshot").dice("r1 y0 y0").play("fight")
    assert said(path, "move/2-2") == ("combat.blocked", "Your hero has fought, and that took the place of the move.")
    assert said(path, "fight")[1].startswith("Your hero has fought this turn.")


@pytest.mark.clause("combat.blocked")
def test_after_a_fight_that_left_enemies_they_hold_the_hero() -> None:
    path = Path("2: b0:s b b b b", hands="slingshot").dice("r0 y0 y0").play("fight")
    assert said(path, "move/2-2") == ("combat.blocked", "Enemies hold your hero. Next turn you fight them.")


@pytest.mark.clause("enemycard.later")
def test_enemies_who_came_after_the_move_are_fought_next_turn() -> None:
    path = Path("2: b0 k b b b", hands="slingshot", adventures="dew-drop", effects={"dew-drop/1": Ambush(0, 1)})
    path.play("move/2-2", "answer/1")
    assert said(path, "fight") == (
        "enemycard.later", "These enemies hold your hero. You fight them next turn, instead of moving.",
    )  # fmt: skip


@pytest.mark.clause("turn.end")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nobody_is_told_to_play_a_card_who_has_played_it(lang: str) -> None:
    path = Path("2: b0 b b b b", hands="honey-drop, slingshot", lives=(1,), effects={"honey-drop": Heal(1)})
    path.play("play/honey-drop", "move/2-2")
    for key in ("move/2-3", "fight"):
        assert not any(word in said(path, key, lang)[1].lower() for word in ("play", "joue"))


# -- powers that would do nothing --------------------------------------------------------------------------------------

FULL_HOUSE = "11: k k x x a\n2: b0 . . . ."


@pytest.mark.clause("power.no-effect")
@pytest.mark.parametrize(
    ("effect", "board", "lacks"),
    [
        (Heal(1), "", "your hero has all its lives"),
        (DrawCards(1), "", "no Encounter card of your level is left to draw"),
        (Steal(), "", "nobody else has a card in hand"),
        (DrainFlood(1), "", "there is no flood token to remove"),
        (MoveAgain(), "2: b0:s b b b b", "enemies hold your hero, who gets no extra move"),
        (Banish(), "5: b0 b b b b", "all other heroes are on level 1 and cannot go back"),
        (Leap(), "2: b0 . . . .", "there is no other tile on this level to jump to"),
        (Swap(), "2: b0 . . . .", "there is no other hero elsewhere on your level"),
        (BreakWalls(), "", "your hero’s tile has no walls"),
        (Peek(), FULL_HOUSE, "you know what is in every gaol that is still shut"),
        (ClearTile(), "", "there are no enemies on your hero’s tile"),
        (then(Heal(1), MoveAgain()), "2: b0:s b b b b", "enemies hold your hero, who gets no extra move"),
    ],
)
def test_a_power_that_would_do_nothing_says_what_it_lacks(effect: Verb[Any], board: str, lacks: str) -> None:
    path = Path(board, hands="honey-drop, slingshot", lives=(5,), effects={"honey-drop": effect}, only_named=True)
    english, french = (printed_name("archibald", "honey-drop", lang) for lang in ("en", "fr"))
    assert said(path, "play/honey-drop") == ("power.no-effect", f"{english} would do nothing: {lacks}.")
    assert said(path, "play/honey-drop", "fr")[1].startswith(f"{french} ne ferait rien\u202f: ")


# -- while something is asked ------------------------------------------------------------------------------------------


@pytest.mark.clause("power.resolve", "enemycard.place", "adventure.reader")
@pytest.mark.parametrize(
    ("card", "effect", "clause"),
    [
        ("dandelion-seed", MoveAgain(), "power.resolve"),
        ("ladybird-ride", Leap(), "power.resolve"),
        ("seide-patrol", PutFoes(seide=1), "enemycard.place"),
    ],
)
def test_what_a_card_asks_comes_first(card: str, effect: Verb[Any], clause: str) -> None:
    path = Path("2: b0 b b b b", hands=f"{card}, slingshot", effects={card: effect}).play(f"play/{card}")
    assert said(path, "fight")[0] == clause


@pytest.mark.clause("adventure.reader")
@pytest.mark.parametrize(
    ("effect", "key"),
    [
        (MoveAgain(), "fight"),
        (GiftCard(), "done"),
        (GiftCard(), "target/1"),
        (Roll(Heal(1), Heal(1)), "done"),
    ],
)
def test_what_an_adventure_asks_comes_first_too(effect: Verb[Any], key: str) -> None:
    path = Path(
        "2: b0 k b b b", players=3, hands="slingshot, sponge", adventures="dew-drop", effects={"dew-drop/1": effect}
    ).patient(ME)
    path.play("move/2-2", "answer/1")
    clause, sentence = said(path, key)
    assert clause == "adventure.reader"
    assert "Adventure" in sentence


@pytest.mark.clause("tile.spring")
def test_a_spring_s_move_is_the_spring_s() -> None:
    assert said(Path("2: b0 w b b b").play("move/2-2"), "fight") == (
        "tile.spring", "The spring lets your hero move once more. Choose a cell or stop here.",
    )  # fmt: skip
