"""Archibald's drawing at every size: all that can be chosen is within reach, walls are seen, nothing hidden shows."""

from functools import cache
from typing import Any

import pytest
from textual.geometry import Region

import bivouac
from bivouac.engine.chance import Chance
from bivouac.engine.table import Table
from bivouac.games.archibald.catalog import ADVENTURE, CATALOG, figures
from bivouac.games.archibald.setup import GAME
from bivouac.games.archibald.shapes import as_archibald
from bivouac.terminal.boards import board_of
from bivouac.terminal.boards.archibald_map import CELL, TILES, Map, cells, map_columns, map_rows, walls_of
from bivouac.terminal.boards.archibald_notes import dice_of, trial
from bivouac.terminal.canvas import Canvas
from bivouac.terminal.palette import LANTERN, Inks
from bivouac.terminal.scene import TableScene, scene_of
from bivouac.text import card_name, card_text, clause_text, say
from tests.archibald.path import ME, Path
from tests.terminal.sights import assert_numbered, assert_within_reach, drawn, seen, shown

SIZES = [(80, 24), (90, 35), (120, 40), (160, 50), (200, 62)]
EVERY_DAY = [
    size if size in ((80, 24), (120, 40), (200, 62)) else pytest.param(size, marks=pytest.mark.full) for size in SIZES
]
ENCOUNTERS = [card for card in CATALOG.cards if card.level]
NAMES = {lang: {card.key: card_name(GAME, card.number, lang) for card in ENCOUNTERS} for lang in ("en", "fr")}


@cache
def moments() -> tuple[TableScene, ...]:
    """Moments of random games for 2, 3 and 4, each as every seat and a spectator see it; all verbs of cells occur."""
    found: list[TableScene] = []
    chance = Chance(3)
    verbs: dict[str, int] = {}
    for seats in (2, 3, 4):
        table = bivouac.new("archibald", players=seats, seed=seats, turn_cap=260)
        step = 0
        while not table.over:
            new = [
                verb for verb in {option.key.partition("/")[0] for option in table.options} if verbs.get(verb, 0) < 3
            ]
            if new or step % 61 == 0:
                verbs.update({verb: verbs.get(verb, 0) + 1 for verb in new})
                found += seen(table, "fr" if step % 2 else "en", lines=40)
            step += 1
            table.choose(table.option_ids[chance.roll(len(table.option_ids))])
        found += seen(table, "en", lines=40)
    assert {"hero", "start", "move", "fight", "play", "wear", "discard", "done", "place", "kill", "answer"} <= set(
        verbs
    )
    return tuple(found)


def after(*keys: str, seats: int = 2, seed: int = 4, **options: Any) -> Table:
    table = bivouac.new("archibald", players=seats, seed=seed, **options)
    for key in keys:
        table.choose(key)
    return table


BEGUN = ("hero/arthur", "start/1-1", "hero/betameche", "start/1-4")


@pytest.mark.parametrize("size", EVERY_DAY, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_option_is_within_reach_nothing_overlaps_and_what_is_lit_shows_its_number(size: tuple[int, int]) -> None:
    for scene in moments():
        assert_numbered(assert_within_reach(scene, size))


@pytest.mark.parametrize("size", EVERY_DAY, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_at_every_size_the_essential_is_in_sight(size: tuple[int, int], lang: str) -> None:
    """All cells, every hero's name and lives, the own hand, the flood, the piles, the question."""
    for scene in moments():
        if scene.seat is None or not scene.view["phase"] or scene.lang != lang:
            continue
        layout = drawn(scene, size)
        said = layout.canvas.said()
        names = {thing.name for thing in layout.things}
        assert {f"cell:{cell.key}" for row in cells(scene) for cell in row} <= names
        for seat, hero in enumerate(scene.view["heroes"]):
            assert f"hero:{seat}" in names
            assert "♥" * hero["lives"] + "♡" * (hero["max_lives"] - hero["lives"]) in said
            assert hero["hero"][0].upper() in said
        own = scene.view["heroes"][scene.seat]["hand"]["cards"]
        assert {f"card:{key}" for key in own} <= names
        for key in own:
            assert NAMES[scene.lang][key][:10] in said.replace("\n", " ")
        assert "≈" * scene.view["flood"] + "○" * (4 - scene.view["flood"]) in said
        assert {"flood", "track", "pile:tiles", "pile:encounters", "prompt"} <= names
        for level in range(1, 6):
            assert scene.say(f"archibald-level-{level}") in said


def test_the_page_does_not_jump_from_one_question_to_the_next() -> None:
    for size in SIZES:
        places = {
            drawn(scene, size).things[2].region
            for scene in moments()
            if scene.seat == 0 and len(scene.view["heroes"]) == 2
        }
        assert len(places) == 1, size


def test_a_larger_window_shows_more() -> None:
    table = after(*BEGUN)
    scene = scene_of(table, 0, "en", options=table.options)
    small, large = (drawn(scene, size).canvas.said() for size in ((80, 24), (200, 62)))
    assert "▐A▌" not in small
    assert "▐A▌" in large
    assert "The signs" in large


# -- walls -------------------------------------------------------------------------------------------------------------


def tile(walls: str = "", flat: bool = False, **changes: Any) -> dict[str, Any]:
    facts = {"kind": "blank", "book": False, "face_up": True, "seen": None, "shows": {}, "met": False, "enemies": {}}
    return {**facts, "walls": walls, "flat": flat, **changes}


def board_with(**tiles: dict[str, Any]) -> TableScene:
    """A board on which only these tiles lie: `c4_2` is row 4, column 2."""
    scene = scene_of(after(*BEGUN), 0, "en")
    board: list[list[Any]] = [[None] * 5 for _ in range(11)]
    for name, each in tiles.items():
        row, column = map(int, name[1:].split("_"))
        board[row - 1][column - 1] = each
    scene.view["board"] = board
    return scene


def path(scene: TableScene, lines: int) -> list[str]:
    canvas = Canvas(map_columns(CELL), map_rows(lines), Inks(LANTERN))
    Map(scene, canvas, Region(0, 0, canvas.width, canvas.height), lines, CELL, "").drawn()
    return canvas.said().splitlines()


def test_a_wall_closes_an_edge_whichever_tile_bears_it() -> None:
    for one, other in ((("c4_2", "E"), ("c4_3", "W")), (("c4_2", "N"), ("c5_2", "S"))):
        first = walls_of(board_with(**{one[0]: tile(one[1]), other[0]: tile()}).view["board"])
        second = walls_of(board_with(**{one[0]: tile(), other[0]: tile(other[1])}).view["board"])
        assert first == second
        assert len(first[0]) + len(first[1]) == 1


def test_a_flat_tile_has_no_walls_but_its_neighbour_keeps_its_own() -> None:
    assert walls_of(board_with(c4_2=tile("NESW", flat=True)).view["board"]) == (set(), set())
    up, side = walls_of(board_with(c4_2=tile("NESW", flat=True), c4_3=tile("W")).view["board"])
    assert (up, side) == (set(), {(3, 1)})


def test_walls_at_the_edge_of_the_board_are_no_walls_between_cells() -> None:
    assert walls_of(board_with(c4_1=tile("W"), c4_5=tile("E"), c11_3=tile("N"), c1_3=tile("S")).view["board"]) == (
        set(), set(),
    )  # fmt: skip


def test_a_small_window_shows_walls_inside_and_between_the_cells() -> None:
    lines = path(board_with(c4_2=tile("NE"), c4_3=tile()), 0)
    assert "·▔▔▔▔▔┃·" in lines[7]  # row 4
    assert lines[6][19:25] == "▁▁▁▁▁▁"  # the cell above, which nobody has seen
    both = path(board_with(c4_2=tile("NS")), 0)
    assert "·▔▔▁▁▁" in both[7]


def test_a_large_window_draws_walls_as_lines() -> None:
    lines = path(board_with(c6_4=tile("NESW", kind="falls"), c6_3=tile()), 1)
    above, row, below = lines[10:13]
    assert above[32:40] == "┏━━━━━━┓"
    assert row[32:40] == "┃▼     ┃"
    assert below[32:40] == "┗━━━━━━┛"


def test_all_that_stands_on_a_full_cell_is_told_shorter_in_a_small_window() -> None:
    table = bivouac.new("archibald", players=4, seed=4)
    while table.view(0)["phase"] == 0:
        table.choose(table.options[0])
    scene = scene_of(table, 0, "en")
    crowd = {"seide": 2, "moustik": 1}
    scene.view["board"][3][1] = tile("NS", kind="enemy", met=True, enemies=crowd)
    for hero in scene.view["heroes"]:
        hero["cell"] = "4-2"
    own = scene.view["heroes"][0]["hero"][0].upper()
    row = path(scene, 0)[7]
    assert row[19:25] == f"※ {own}+▔▁"
    roomy = "\n".join(path(scene, 3))
    assert "s2m" in roomy
    for hero in scene.view["heroes"]:
        assert hero["hero"][0].upper() in roomy


# -- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (200, 62)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_hidden_is_drawn(size: tuple[int, int]) -> None:
    """encounter.hidden: a card that a view does not name is neither on the page nor behind anything on it."""
    for scene in moments():
        named = str(scene.view) + " ".join(entry.text for entry in scene.entries) + scene.prompt
        everything = shown(drawn(scene, size))
        for key, name in NAMES[scene.lang].items():
            if key not in named and name not in named:
                assert name not in everything, f"{name} for {scene.seat}"


@pytest.mark.clause("adventure.hidden")
def test_what_comes_of_an_answer_is_drawn_for_the_reader_alone() -> None:
    asked = [scene for scene in moments() if scene.view["adventure"] is not None]
    assert {scene.seat == scene.view["adventure"]["reader"] for scene in asked} == {True, False}
    for scene in asked:
        for size in SIZES:
            layout = drawn(scene, size)
            note = next(thing for thing in layout.things if thing.name == "adventure")
            knows = scene.seat == scene.view["adventure"]["reader"]
            assert any("→" in told for told in note.told) == knows
            assert knows or "→" not in layout.canvas.said()


def test_no_face_of_an_adventure_tells_what_comes_of_it() -> None:
    """adventure.hidden: `i` and the discards show the scene and the answers."""
    for card in CATALOG.cards:
        if card.is_a == ADVENTURE:
            text = card_text(GAME, card.number, "en")
            for i in range(1, len(card.answers) + 1):
                assert say("en", f"adventure-archibald-{card.key}", attribute=f"a{i}") in text
                assert say("en", f"adventure-archibald-{card.key}", attribute=f"o{i}") not in text


# -- signs -------------------------------------------------------------------------------------------------------------


def test_every_card_has_clauses_and_every_tile_a_sign_of_its_own() -> None:
    board = board_of("archibald")
    for card in CATALOG.cards:
        for clause in board.clauses(card.number):
            assert clause_text("archibald", clause, "fr")
    signs = [sign for sign, _ in TILES.values()]
    assert len(set(signs)) == len(signs)
    for _, clause in TILES.values():
        assert clause_text("archibald", clause, "en")
    assert all(sign in " ".join(board.legend("fr")) for sign in signs)


def test_dice_count_what_is_worn_and_never_more_than_there_are() -> None:
    hero = {"red": 2, "yellow": 1, "worn": "pea-cannon"}
    assert dice_of(hero) == (3, 1)
    assert dice_of({**hero, "worn": None}) == (2, 1)
    assert dice_of({**hero, "worn": "rose-whip"}, figures({"seide": 2})) == (3, 2)
    assert dice_of({**hero, "worn": "rose-whip"}, figures({"seide": 1})) == (2, 2)


def test_a_tile_that_was_turned_up_since_the_last_choice_is_marked() -> None:
    table = after(*BEGUN)
    before = table.view(0)
    table.choose("move/2-1")
    scene = scene_of(table, 0, "en", before=before)
    assert [cell.key for row in cells(scene) for cell in row if cell.is_fresh] == ["2-1"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("tile", "key", "clause"), [("t", "trial", "tile.trial"), ("b+", "test", "adventure.reader")])
def test_the_ordinary_die_says_what_it_was_thrown_for(tile: str, key: str, clause: str, lang: str) -> None:
    path = Path(f"2: {tile} b0 b b b", adventures="dew-drop", hands="sponge", printed=True).dice("5").play("move/2-1")
    if key == "test":
        path.play("answer/1")
    entries = [path.table.entry(told, ME, lang) for told in path.ear.told]
    scene = scene_of(path.table, ME, lang, entries=entries)
    last = as_archibald(scene.view)["last_trial"]
    assert last is not None
    note = trial(scene, last)
    assert note.title == say(lang, f"terminal-archibald-{key}", {"player": say(lang, "terminal-archibald-you"), "n": 5})
    assert note.clause == clause
