"""The board as numbers: 55 cells in 11 rows of 5, and where one can still walk.

A cell is `row * 5 + column`, both from 0; north is toward the gaols. Walls are two masks of closed edges: bit `c` of
`up` closes the edge between `c` and the cell north of it, bit `c` of `side` that between `c` and the cell east of it.
"""

from typing import Final

from mypy_extensions import i64

COLUMNS: Final = 5
ROWS: Final = 11
CELLS: Final = 55
FIRST_GAOL: Final = 50

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
ALL_WALLS: Final = 15
WALL_LETTERS: Final = ((NORTH, "N"), (EAST, "E"), (SOUTH, "S"), (WEST, "W"))

# components.rows, components.last-row
LEVEL_OF: Final = [1] * 5 + [2] * 15 + [3] * 15 + [4] * 15 + [5] * 5
LAST_ROW: Final = (-1, 0, 3, 6, 9, 10)

CELL_KEYS: Final = [f"{cell // COLUMNS + 1}-{cell % COLUMNS + 1}" for cell in range(CELLS)]

HIGH: Final[i64] = 1 << 60
EVERYWHERE: Final[i64] = (1 << 55) - 1
ABOVE_ROW_1: Final[i64] = EVERYWHERE ^ 31
WEST_COLUMN: Final[i64] = sum(1 << (row * COLUMNS) for row in range(ROWS))
EAST_COLUMN: Final[i64] = WEST_COLUMN << 4
GAOL_ROW: Final[i64] = 31 << 50
# Nothing lies beyond the edges of the board (components.rows): they are walls that stand from the beginning.
EDGE_UP: Final[i64] = GAOL_ROW
EDGE_SIDE: Final[i64] = EAST_COLUMN


def bit(cell: i64) -> i64:
    """The mask of one cell. Not `1 << cell`: compiled, a small constant is shifted in 32 bits."""
    return HIGH >> (60 - cell)


def walls_up(cell: i64, walls: i64) -> i64:
    """The edges to the north and south that a tile with these walls closes on this cell (move.wall: from both
    sides)."""
    closed: i64 = 0
    if walls & NORTH:
        closed |= bit(cell)
    if walls & SOUTH and cell >= COLUMNS:
        closed |= bit(cell - COLUMNS)
    return closed


def walls_side(cell: i64, walls: i64) -> i64:
    """The edges to the east and west that a tile with these walls closes on this cell."""
    closed: i64 = 0
    if walls & EAST:
        closed |= bit(cell)
    if walls & WEST and cell % COLUMNS != 0:
        closed |= bit(cell - 1)
    return closed


def walk(start: i64, up: i64, side: i64, ground: i64) -> i64:
    """Every cell that can be walked to from the cells of `start` through open edges, over cells of `ground` only."""
    open_up = ~up
    open_side = ~side
    reached = start
    front = start
    while front:
        around = (
            ((front & open_up) << COLUMNS)
            | ((front >> COLUMNS) & open_up)
            | ((front & open_side) << 1)
            | ((front >> 1) & open_side)
        )
        front = around & ground & ~reached
        reached |= front
    return reached


def beside(cells: i64, up: i64, side: i64) -> i64:
    """Every cell that shares an open edge with one of these."""
    open_up = ~up
    open_side = ~side
    return (
        ((cells & open_up) << COLUMNS)
        | ((cells >> COLUMNS) & open_up)
        | ((cells & open_side) << 1)
        | ((cells >> 1) & open_side)
    ) & EVERYWHERE


def can_progress(start: i64, up: i64, side: i64, hidden: i64, traps: i64) -> bool:
    """blocked.test: from every cell of `start` one can walk to each gaol that is face down, counting cells without a
    tile as open and crossing no gaol that is face down or a Trap."""
    ground = EVERYWHERE & ~(hidden | traps)
    left = start
    while left:
        reached = walk(left & -left, up, side, ground)
        if hidden & ~beside(reached, up, side):
            return False
        left &= ~reached
    return True
