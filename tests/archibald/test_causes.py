"""A line of the log names the clause of what made it happen: the kind of card, the tile, the rule."""

import re
from pathlib import Path as File
from typing import Any

import pytest

from bivouac.engine.verbs import Verb
from bivouac.games import archibald
from bivouac.games.archibald.verbs import (
    AddFlood,
    Ambush,
    Back,
    BreakWalls,
    DrainFlood,
    DrawCards,
    DropCards,
    DropGear,
    GiftCard,
    Heal,
    HealOthers,
    Hurt,
    MoveAgain,
    Nothing,
    OthersDraw,
    Peek,
    Steal,
)
from bivouac.games.archibald.verbs import Test as Roll
from tests.archibald.path import ME, Path

BOARD = "4: b k b b b\n3: b |b0| b b b\n2: b b b b b"
# What an effect tells, with the choices it asks for.
EFFECTS: dict[str, tuple[Verb[Any], list[str]]] = {
    "healed": (Heal(1), []),
    "lost-lives": (Hurt(1), []),
    "drew-effect": (DrawCards(1), []),
    "dropped": (DropCards(1), ["discard/slingshot"]),
    "lost-gear": (DropGear(), []),
    "gave": (GiftCard(), ["give/slingshot"]),
    "stole": (Steal(), []),
    "token-effect": (AddFlood(1), []),
    "drained": (DrainFlood(1), []),
    "tested": (Roll(Heal(1), Heal(1)), []),
    "nothing": (Nothing(), []),
    "spring": (MoveAgain(), ["done"]),
    "no-extra-move": (MoveAgain(), ["done"]),
    "moved": (MoveAgain(), ["move/3-2"]),
    "returned": (Back(), ["return/1-3"]),
    "ambushed": (Ambush(1, 1), []),
    "peeked": (Peek(), ["peek/11-2"]),
    "saw-gaol": (Peek(), ["peek/11-2"]),
}


def with_effect(name: str, effect: Verb[Any], board: str) -> Path:
    return Path(
        board, effects={name: effect}, adventures="dew-drop", hands=("honey-drop, slingshot, hammer", "sponge, elixir"),
        worn="thorn-dagger", tokens=1, lives=(2,),
    )  # fmt: skip


@pytest.mark.clause("adventure.reader")
@pytest.mark.parametrize("line", sorted(EFFECTS))
def test_what_an_adventure_does_is_the_adventure_s(line: str) -> None:
    effect, choices = EFFECTS[line]
    path = with_effect("dew-drop/1", effect, BOARD).play("move/4-2", "answer/1", *choices)
    assert path.clauses(line)[-1] == "adventure.reader"


@pytest.mark.clause("power.resolve")
@pytest.mark.parametrize("line", sorted(EFFECTS.keys() - {"nothing", "moved"}))
def test_what_a_power_does_is_the_power_s(line: str) -> None:
    effect, choices = EFFECTS[line]
    path = with_effect("honey-drop", effect, BOARD).play("play/honey-drop", *choices)
    assert path.clauses(line) == ["power.resolve"]


@pytest.mark.clause("power.resolve")
def test_a_move_that_a_power_gives_is_the_power_s_and_the_next_one_the_turn_s() -> None:
    path = with_effect("honey-drop", MoveAgain(), BOARD).play("play/honey-drop", "move/2-2", "move/2-1")
    assert path.clauses("moved") == ["power.resolve", "turn.move"]


@pytest.mark.clause("power.resolve")
@pytest.mark.parametrize(("effect", "line"), [(HealOthers(1), "healed"), (OthersDraw(1), "drew-effect")])
def test_what_it_does_to_others_too(effect: Verb[Any], line: str) -> None:
    path = with_effect("honey-drop", effect, BOARD).play("play/honey-drop")
    assert path.clauses(line) == ["power.resolve"]


@pytest.mark.clause("power.resolve")
def test_walls_fall_by_the_power() -> None:
    path = with_effect("honey-drop", BreakWalls(), BOARD).play("play/honey-drop")
    assert path.clauses("walls-fell") == ["power.resolve"]


@pytest.mark.clause("tile.spring")
def test_a_move_that_a_spring_gives_is_the_spring_s() -> None:
    path = Path("2: b0 w w b b", hands="slingshot").play("move/2-2", "move/2-3", "done")
    assert path.clauses("moved") == ["turn.move", "tile.spring"]
    assert path.clauses("spring") == ["tile.spring", "tile.spring"]
    assert path.clauses("no-extra-move") == ["tile.spring"]


@pytest.mark.clause("combat.hero-loss")
def test_a_life_lost_in_a_fight_is_the_fight_s() -> None:
    path = Path("2: b0:m b b b b", hands="slingshot").dice("r0 y0 r1").play("fight")
    assert path.clauses("lost-lives") == ["combat.hero-loss"]


@pytest.mark.clause("tile.heart", "tile.card", "tile.heart-card")
@pytest.mark.parametrize(
    ("tile", "line", "clause"),
    [
        ("h", "heart", "tile.heart"),
        ("c", "drew-tile", "tile.card"),
        ("H", "heart", "tile.heart-card"),
        ("H", "drew-tile", "tile.heart-card"),
    ],
)
def test_a_heart_and_a_card_together_are_a_tile_of_their_own(tile: str, line: str, clause: str) -> None:
    assert Path(f"2: b0 {tile} b b b").play("move/2-2").clauses(line) == [clause]


@pytest.mark.clause("return.tile")
def test_who_is_sent_back_reads_by_what() -> None:
    gaols = "11: x . . . .\n10: b0 b b b b\n7: b b b b b"
    assert Path(gaols, reached=(5,)).play("move/11-1", "return/7-1").clauses("returned") == ["gaol.trap"]
    flood = Path("2: b0 t b b b", tokens=3).dice("1").play("move/2-2", "return/1-3")
    assert flood.clauses("returned") == ["flood.four"]
    defeat = Path("2: b0:m b b b b", lives=(1,), hands="slingshot").dice("r0 y0 r1").play("fight", "return/1-3")
    assert defeat.clauses("returned") == ["defeat.restart"]
    assert defeat.lives(ME) == 3


def test_every_cause_that_can_be_named_is_named_somewhere() -> None:
    """A cause that no step names would be dead."""
    folder = File(archibald.__file__).parent
    source = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py") if file.name != "words.py")
    causes = re.findall(
        r"^(\w+): Final = LINES\.cause", (folder / "words.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(causes) == 11
    assert [cause for cause in causes if f"words.{cause}" not in source] == []
