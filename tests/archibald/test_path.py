"""The boards that tests draw are laid as they are drawn, and say what is wrong with a test."""

import pytest

from bivouac.engine.table import IllegalChoice
from bivouac.games.archibald import state as zones
from bivouac.games.archibald.catalog import CATALOG, FIRST_TILE
from bivouac.games.archibald.verbs import DrawCards, Heal
from tests.archibald.path import BOX, CELL, ME, TABLES, THIRD, YOU, Path

BOARD = """
    11: . x . k .
     7: b b b b b
     4: b ^e(sm) |h1 c+ b:s
     3: |^_b| f~ w0| k t
     2: H e! . . b2
"""


def test_a_drawn_board_is_laid() -> None:
    path = Path(BOARD, players=3)
    assert [path.where(seat) for seat in (ME, YOU, THIRD)] == ["3-3", "4-3", "2-5"]
    row = path.view(ME)["board"][3]
    assert [tile["kind"] for tile in row] == ["blank", "enemy", "heart", "card", "blank"]
    assert [tile["walls"] for tile in row] == ["", "N", "W", "", ""]
    assert [tile["book"] for tile in row] == [False, False, False, True, False]
    assert row[1]["shows"] == {"seide": 1, "moustik": 1}
    assert [tile["enemies"] for tile in row] == [{}, {}, {}, {}, {"seide": 1}]
    row = path.view(ME)["board"][2]
    assert [(tile["kind"], tile["walls"], tile["flat"]) for tile in row[:3]] == [
        ("blank", "NESW", False),
        ("falls", "NESW", True),
        ("spring", "E", False),
    ]
    row = path.view(ME)["board"][1]
    assert [tile and (tile["kind"], tile["met"]) for tile in row[:3]] == [("heart-card", False), ("enemy", True), None]
    gaols = path.view(ME)["board"][10]
    assert [(tile["kind"], tile["face_up"]) for tile in gaols] == [
        ("gaol", False), ("trap", True), ("gaol", False), ("book", True), ("gaol", False),
    ]  # fmt: skip
    assert path.supply()["seide"] == 5
    assert path.tile("4-2") == "e(sm)"
    assert path.tile("5-5") == "."
    assert path.is_flat("3-2")
    assert path.foes("4-5") == "s"


def test_walls_stand_where_they_are_drawn() -> None:
    path = Path(BOARD, players=3)
    assert path.keys(verb="move") == ["2-3", "3-2", "4-3"]
    assert path.why_not("move/3-4") == "move.wall"


def test_every_tile_and_card_of_the_box_is_somewhere_once() -> None:
    path = Path(BOARD, players=3, hands=("sponge", "hammer, keyhole"), worn="pea-cannon", discard="elixir, dew-drop")
    state = path.state
    laid = [FIRST_TILE + tile for cell, tile in enumerate(state.tile) if 5 <= cell < 50 and tile >= 0]
    lying = [thing for zone in state.zones for thing in zone] + laid + [card for card in state.worn if card >= 0]
    everything = [*range(67), *range(FIRST_TILE + 5, FIRST_TILE + 55)]
    assert sorted(thing for thing in lying if thing < FIRST_TILE + 55) == everything


def test_piles_are_stacked_as_they_are_named() -> None:
    path = Path(
        tiles2="|h| e(ss)", tiles4="f", top2="sponge, slingshot", top3="hammer", adventures="dew-drop, leaky-can",
        discard="keyhole, elixir",
    )  # fmt: skip
    assert path.tile_pile(2)[:2] == ["|h|", "e(ss)"]
    assert len(path.tile_pile(2)) == 15
    assert path.tile_pile(4)[0] == "f"
    assert path.pile(2)[:2] == ["sponge", "slingshot"]
    assert path.pile(3)[0] == "hammer"
    assert path.adventures()[:2] == ["dew-drop", "leaky-can"]
    assert path.discard(4) == ["keyhole", "elixir"]
    path.play("move/2-1")
    assert path.tile("2-1") == "h"
    assert Path(only_named=True, tiles2="h b").tile_pile(2) == ["h", "b"]


def test_gaols_lie_as_they_are_named() -> None:
    path = Path("11: . . k . .", gaols="trap, archibald, book, book, trap")
    kinds = [path.state.shows(thing - FIRST_TILE) for thing in path.state.zones[zones.GAOLS]]
    assert kinds == [10, 11, 6, 6, 10]
    assert path.tile("11-3") == "k"


@pytest.mark.parametrize("faces", ["r2", "y0 y1 y1", "r0 r1 r2 y1", "1 6 3", "r1 y0 y1 r2 r2 y0"])
def test_dice_show_what_is_wanted(faces: str) -> None:
    path = Path(seed=3)
    before = path.table.digest()
    path.dice(faces)
    assert path.table.digest() != before
    for face in faces.split():
        fell = int(path.state.roll(6))
        if face[0] == "r":
            assert [0, 0, 1, 1, 1, 2][fell] == int(face[1])
        elif face[0] == "y":
            assert [0, 0, 0, 1, 1, 1][fell] == int(face[1])
        else:
            assert fell + 1 == int(face)


def test_dice_fall_in_a_fight_in_the_order_in_which_they_are_named() -> None:
    path = Path("2: b0 . . . .", tiles2="e(ssm)", hands="sponge")
    path.dice("r2 y0 r0 y1 y0").play("move/2-2", "kill/moustik")
    fight = path.view(ME)["last_fight"]
    assert fight["hero_dice"] == [["red", 2], ["yellow", 0]]
    assert fight["enemy_dice"] == [["red", 0], ["yellow", 1], ["yellow", 0]]
    assert path.lives(ME) == 2


def test_whose_turn_it_is_and_in_which_phase() -> None:
    assert Path(players=4, turn_of=2).table.waiting == [2]
    path = Path(players=3, turn_of=1, after=True, hands=("", "slingshot"))
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]
    path.play("done")
    path.nobody_is_waiting_but(2)
    assert path.where(1) == "1-2"
    assert path.keys() == ["move/1-2", "move/1-4", "move/2-3"]
    with pytest.raises(AssertionError, match="the turn has passed"):
        Path(after=True)


def test_two_tables_do_not_draw_on_each_other() -> None:
    one, other = Path("2: h . . . ."), Path("2: |t| . . . .")
    assert (one.tile("2-1"), other.tile("2-1")) == ("h", "t")
    one.play("move/2-1")
    assert one.lives(ME) == 4
    assert other.why_not("move/2-1") == ""


def test_the_box_is_as_printed_when_a_test_begins() -> None:
    assert list(TABLES) == BOX


def test_a_card_may_do_something_else_on_one_table() -> None:
    path = Path(hands="high-tide", effects={"high-tide": Heal(1)}).play("play/high-tide")
    assert path.lives(ME) == 4
    other = Path(tiles2="k", adventures="dew-drop", top2="sponge", hands="hammer", effects={"dew-drop/1": DrawCards(1)})
    other.play("move/2-1", "answer/1")
    assert other.hand(ME) == ["hammer", "sponge"]
    assert other.view(ME)["last_adventure"] == {"card": "dew-drop", "seat": ME, "answer": 1}


def test_sheets_are_those_that_the_tests_count_on() -> None:
    hero = Path().view(ME)["heroes"][ME]
    assert (hero["red"], hero["yellow"], hero["max_lives"]) == (1, 1, 5)
    sheet = CATALOG.by_key["arthur"]
    hero = Path(printed=True).view(ME)["heroes"][ME]
    assert (hero["red"], hero["yellow"], hero["max_lives"]) == (sheet.red, sheet.yellow, sheet.lives)


def test_what_was_told_can_be_read() -> None:
    path = Path(tiles2="h", hands="sponge").play("move/2-1")
    assert path.told() == ["turn", "laid", "moved", "token-level", "heart"]
    assert all(path.log(ME))
    assert path.log(ME, "fr") != path.log(ME)


def test_patient_players_throw_themselves() -> None:
    path = Path(tiles2="e", hands="sponge").patient().play("move/2-1")
    assert path.table.waiting == [YOU]
    assert path.keys() == ["roll"]


@pytest.mark.clause("combat.forced")
def test_patient_players_begin_a_forced_fight_themselves() -> None:
    """The turn of a held hero without cards does not go by unasked."""
    path = Path("2: b0:s b b b b", hands=("", "sponge"), turn_of=YOU, after=True).patient().play("done")
    assert path.table.waiting == [ME]
    assert path.keys() == ["fight"]
    assert path.play("fight").keys() == ["roll"]


def test_mistakes_in_a_drawing_are_named() -> None:
    with pytest.raises(AssertionError, match="no tile is drawn like"):
        Path("2: b b b b b9")
    with pytest.raises(AssertionError, match="five tiles"):
        Path("2: b b b")
    with pytest.raises(AssertionError, match="named twice"):
        Path(hands=("sponge", "sponge"))
    with pytest.raises(AssertionError, match="not so many figures"):
        Path("2: b:ddd b b b b")
    with pytest.raises(AssertionError, match="another level"):
        Path(top2="hammer")


def test_a_refused_choice_comes_with_who_is_asked_and_for_what() -> None:
    path = Path()
    with pytest.raises(IllegalChoice) as caught:
        path.play("move/3-3")
    assert caught.value.__notes__ == ["Turn 1 of seat 0: ME may choose move/1-2, move/2-1"]
    assert CELL["3-3"] == 12
