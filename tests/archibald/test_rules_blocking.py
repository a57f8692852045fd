"""Nobody can be shut in: a tile that would make progress impossible is drawn anew, or lies without walls."""

from collections import deque

import pytest

from bivouac.engine.chance import Chance
from bivouac.games.archibald.board import CELL_KEYS, CELLS, COLUMNS, EAST, FIRST_GAOL, LEVEL_OF, NORTH, SOUTH, WEST
from bivouac.games.archibald.catalog import TRAP, WALLS
from bivouac.games.archibald.state import FLAT, Archibald
from tests.archibald.path import CELL, ME, YOU, Path, random_games, walled

STEPS = ((NORTH, SOUTH, 1, 0), (SOUTH, NORTH, -1, 0), (EAST, WEST, 0, 1), (WEST, EAST, 0, -1))


# -- a search cell by cell, to compare with ----------------------------------------------------------------------------


def walls_by_cell(state: Archibald) -> list[int]:
    return [0 if tile < 0 or state.flags[cell] & FLAT else WALLS[tile] for cell, tile in enumerate(state.tile)]


def reachable(start: int, walls: list[int], closed: set[int]) -> set[int]:
    """Cells one can step on from there, never stepping on from a closed one."""
    seen = {start}
    waiting = deque([start])
    while waiting:
        cell = waiting.popleft()
        if cell in closed and cell != start:
            continue
        row, column = divmod(cell, COLUMNS)
        for mine, theirs, up, right in STEPS:
            if 0 <= row + up < 11 and 0 <= column + right < COLUMNS:
                there = (row + up) * COLUMNS + column + right
                if there not in seen and not walls[cell] & mine and not walls[there] & theirs:
                    seen.add(there)
                    waiting.append(there)
    return seen


def is_possible(state: Archibald, walls: list[int], heroes: list[int]) -> bool:
    """blocked.test by the letter, for heroes standing on these cells."""
    hidden = {cell for cell in range(FIRST_GAOL, CELLS) if state.tile[cell] < 0}
    traps = {
        cell for cell in range(FIRST_GAOL, CELLS) if state.tile[cell] >= 0 and state.shows(state.tile[cell]) == TRAP
    }
    return all(hidden <= reachable(hero, walls, hidden | traps) for hero in heroes)


@pytest.mark.uncounted
@pytest.mark.clause("blocked.test", "blocked.redraw")
def test_the_search_over_masks_agrees_with_a_search_cell_by_cell() -> None:
    """On boards of random games with random walls: the same answer for every tile that could be laid."""
    chance = Chance(4)
    both = {True: 0, False: 0}
    for number, table in enumerate(random_games(6, 11, players=3, turn_cap=150)):
        state = table.state
        assert isinstance(state, Archibald)
        if table.over or state.turn == 0 or number % 25:
            continue
        walls = walls_by_cell(state)
        for cell in range(COLUMNS, FIRST_GAOL):
            if state.tile[cell] >= 0:
                continue
            at = (LEVEL_OF[cell] - 2) * 15 + 5
            for tile in (at + int(chance.roll(15)), at + int(chance.roll(15))):
                laid = walls[:]
                laid[cell] = WALLS[tile]
                blocks = not is_possible(state, laid, state.cell)
                assert state.would_block(cell, tile) == blocks, (CELL_KEYS[cell], walled("", WALLS[tile]))
                both[blocks] += 1
    assert both[True] > 20
    assert both[False] > 1000


@pytest.mark.uncounted
@pytest.mark.clause("blocked.test")
def test_in_every_game_every_hero_can_always_walk_to_each_gaol_that_is_face_down() -> None:
    for players, options in ((2, {}), (4, {"flood": "per-hero", "traps": 3}), (3, {"entry": "open"})):
        for table in random_games(3, 20 + players, players=players, turn_cap=200, **options):
            state = table.state
            assert isinstance(state, Archibald)
            if state.turn and not table.over:
                assert is_possible(state, walls_by_cell(state), state.cell)


# -- hand-made boards --------------------------------------------------------------------------------------------------

LINE = """
    3: ^b ^b ^b ^b .
    2: b b b b b0
"""


@pytest.mark.clause("blocked.redraw")
def test_a_tile_that_completes_a_line_of_walls_goes_under_its_pile() -> None:
    path = Path(LINE, tiles2="^h |_b c")
    before = path.tile_pile(2)
    path.play("move/3-5")
    assert path.tile("3-5") == "c"
    assert path.tile_pile(2) == [*before[3:], "^h", "|_b"]
    assert path.told()[1:4] == ["redrawn", "redrawn", "laid"]
    assert path.where(ME) == "3-5"
    assert path.lives(ME) == 3


@pytest.mark.clause("blocked.redraw")
def test_a_tile_with_walls_that_leave_a_way_is_laid() -> None:
    path = Path(LINE, tiles2="|h|").play("move/3-5")
    assert path.tile("3-5") == "h"
    assert path.told()[1] == "laid"
    path = Path("3: ^b ^b ^b . .\n2: b b b b b0", tiles2="^h").play("move/3-5")
    assert path.tile("3-5") == "h"


@pytest.mark.clause("blocked.test")
def test_cells_without_a_tile_count_as_open() -> None:
    """The only way left leads over cells that nobody has seen."""
    path = Path("4: . . . . .\n3: ^b ^b ^b ^b0 .\n2: b b b b b", tiles2="h").play("move/3-5")
    assert path.tile("3-5") == "h"


@pytest.mark.clause("blocked.redraw", "blocked.test")
def test_every_hero_counts_not_only_the_one_who_moves() -> None:
    """I am past the line that my tile would close before you."""
    board = """
        4: . . . . b0
        3: ^b ^b ^b ^b .
        2: . . . . b1
    """
    path = Path(board, tiles2="^h b").play("move/3-5")
    assert path.tile("3-5") == "b"
    beyond = board.replace("b1", "b").replace("4: .", "4: b1")
    path = Path(beyond, tiles2="^h b", hands="slingshot").play("move/3-5")
    assert path.tile("3-5") == "h"
    assert path.where(ME) == "4-5"


@pytest.mark.clause("blocked.test")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_a_hero_on_any_start_cell_counts(column: int) -> None:
    start = " ".join(f"o{'1' if column == here else ''}" for here in range(1, 6))
    path = Path(f"4: . . . . b0\n3: ^b ^b ^b ^b .\n1: {start}", tiles2="^h b").play("move/3-5")
    assert path.tile("3-5") == "b"


@pytest.mark.clause("blocked.redraw", "move.satan-falls")
def test_satan_s_falls_are_not_laid_into_the_only_passage() -> None:
    board = """
        6: ^b ^b . ^b ^b
        5: b b b0 b b
    """
    path = Path(board, tiles3="f b").play("move/6-3")
    assert path.tile("6-3") == "b"
    assert path.where(ME) == "6-3"
    assert path.tile_pile(3)[-1] == "f"
    open_board = board.replace("^b ^b .", "^b b .")
    path = Path(open_board, tiles3="f b").play("move/6-3")
    assert path.tile("6-3") == "f"
    assert path.where(ME) == "5-3"


@pytest.mark.clause("blocked.redraw")
def test_a_hero_is_not_walled_in() -> None:
    """The hero's own tile has one way out, and the tile ahead would close it from the other side."""
    path = Path("3: b b |b0| b b\n2: b b ^b b b", tiles2="_h |b|", hands="slingshot").play("move/4-3")
    assert path.tile("4-3") == "b"
    assert path.where(ME) == "4-3"


@pytest.mark.clause("blocked.redraw")
def test_another_hero_is_not_walled_in_either() -> None:
    path = Path("3: . . |b1| . .\n2: . . ^b . .\n4: . b0 . . .", tiles2="_h b", hands="slingshot").play("move/4-3")
    assert path.tile("4-3") == "b"


GAOLS = """
    11: {}
    10: . b0 b b b
     9: b b b b b
"""


@pytest.mark.clause("blocked.test")
@pytest.mark.parametrize(
    ("gaols", "is_laid"),
    [
        (". . . . .", False),  # the gaol next to it is face down: no way through
        (". x . . .", False),  # a Trap cannot be walked through
        (". k . . .", True),  # a Book can
        ("k . . . .", True),  # nobody needs to go to a gaol that is open
        ("x . . . .", True),
    ],
)
def test_each_gaol_that_is_face_down_must_be_reached_without_crossing_another_or_a_trap(
    gaols: str, is_laid: bool
) -> None:
    path = Path(GAOLS.format(gaols), tiles4="^h b").play("move/10-1")
    assert path.tile("10-1") == ("h" if is_laid else "b")


@pytest.mark.clause("blocked.test")
def test_a_way_along_open_gaols_counts_as_far_as_there_is_one() -> None:
    board = "11: . k k . .\n10: . ^b ^b b0 b\n9: b b b b b"
    assert Path(board, tiles4="^h b").play("move/9-4", "move/1-1").tile("10-1") == "."
    path = Path(board.replace("b0 b", "b b").replace("9: b", "9: b0"), tiles4="^h b").play("move/10-1")
    assert path.tile("10-1") == "b"
    wider = "11: . k k k .\n10: . ^b ^b b b\n9: b0 b b b b"
    path = Path(wider, tiles4="^h b", traps=1).play("move/10-1")
    assert path.tile("10-1") == "h"


@pytest.mark.clause("blocked.test")
def test_walls_between_gaols_do_not_exist_and_the_tile_below_keeps_its_own() -> None:
    """11-1 is reached from 11-2 once that is an open Book; but with a wall below 11-2 there is no way to 11-2."""
    path = Path("11: . k . . .\n10: . ^b b b b\n9: b0 b b b b", tiles4="^h b").play("move/10-1")
    assert path.tile("10-1") == "b"


# -- no alternative ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("blocked.no-alternative")
def test_if_every_tile_left_blocks_the_first_lies_without_walls() -> None:
    path = Path(LINE, tiles2="^h |_b _^c", only_named=True, hands="slingshot").play("move/3-5")
    assert path.tile("3-5") == "h"
    assert path.is_flat("3-5")
    assert path.where(ME) == "3-5"
    assert path.lives(ME) == 4
    assert path.tile_pile(2) == ["|_b", "^_c"]
    assert path.told()[1:6] == ["barred", "barred", "barred", "laid-flat", "moved"]
    path.play("done", "move/1-1")
    assert path.keys(verb="move") == ["2-5", "3-4", "4-5"]


@pytest.mark.clause("blocked.no-alternative")
def test_the_last_tile_of_a_pile_lies_without_walls_at_once() -> None:
    path = Path(LINE, tiles2="|_^h", only_named=True, hands="slingshot").play("move/3-5")
    assert path.tile("3-5") == "h"
    assert path.is_flat("3-5")
    assert path.tile_pile(2) == []
    assert path.told()[1:2] == ["laid-flat"]


@pytest.mark.clause("blocked.no-alternative")
def test_satan_s_falls_without_walls_are_entered_like_any_tile() -> None:
    board = "6: ^b ^b . ^b ^b\n5: b b b0 b b"
    path = Path(board, tiles3="f", only_named=True, hands="slingshot").play("move/6-3")
    assert path.tile("6-3") == "f"
    assert path.where(ME) == "6-3"
    path.play("done", "move/1-1")
    assert path.keys(verb="move") == ["5-3", "6-2", "6-4", "7-3"]


@pytest.mark.clause("blocked.no-alternative")
def test_its_walls_do_not_come_back_for_the_rest_of_the_game() -> None:
    path = Path(LINE, tiles2="|_^h", only_named=True, hands="slingshot").play("move/3-5", "done", "move/1-1")
    assert path.view(ME)["board"][2][4]["flat"]
    loaded = path.reloaded()
    assert [option.key for option in loaded.options] == path.keys()
    state = path.state
    state.build_walls()
    assert [CELL_KEYS[cell] for cell in state.neighbours(CELL["3-5"])] == ["2-5", "3-4", "4-5"]


@pytest.mark.clause("blocked.no-alternative", "move.wall")
def test_the_walls_of_its_neighbours_stay() -> None:
    path = Path("3: ^b ^b ^b ^b| .\n2: b b b b b0", tiles2="^h", only_named=True, hands="slingshot")
    path.play("move/3-5", "done", "move/1-1")
    assert path.keys(verb="move") == ["2-5", "4-5"]


@pytest.mark.clause("blocked.redraw")
def test_a_refused_tile_comes_again_when_the_pile_has_run_down_to_it() -> None:
    path = Path(LINE, tiles2="^h b", only_named=True, hands="slingshot", players=2).play("move/3-5", "done", "move/1-1")
    path.play("move/4-5", "done")
    assert path.tile("4-5") == "h"
    assert path.where(ME) == "4-5"
    assert path.turn_of == YOU
