"""The path of À la recherche d'Archibald in cells: 11 rows of 5, the gaols on top, walls seen from both sides."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.geometry import Region

from bivouac.games.archibald.actions import ACTIONS, KEYS
from bivouac.games.archibald.board import CELL_KEYS, COLUMNS, LEVEL_OF, ROWS
from bivouac.games.archibald.shapes import Figures, TileView, as_archibald
from bivouac.terminal.boards.slots import ADVISED, FRESH
from bivouac.terminal.canvas import Canvas, Thing
from bivouac.terminal.scene import TableScene
from bivouac.text import card_name, say
from bivouac.text.nouns import counted

# What can be done with a cell, by verb.
CELL_VERBS: Final = ("start", "move", "place", "take", "return", "leap", "peek")
# A sign for each kind of tile, and the clause that tells what it does.
TILES: Final = {
    "start": ("⌂", "components.start-tiles"),
    "blank": ("·", "tile.blank"),
    "heart": ("♥", "tile.heart"),
    "card": ("▯", "tile.card"),
    "heart-card": ("♥▯", "tile.heart-card"),
    "enemy": ("×", "tile.enemy"),
    "spring": ("»", "tile.spring"),
    "book": ("¶", "tile.book"),
    "trial": ("≈", "tile.trial"),
    "falls": ("▼", "move.satan-falls"),
    "gaol": ("?", "gaol.reveal"),
    "trap": ("✗", "gaol.trap"),
    "archibald": ("★", "gaol.archibald"),
    "fog": ("░", "turn.reveal"),
}
BOOK: Final = "¶"
# Enemies by a small letter, heroes by a capital.
FOES: Final = {"seide": "s", "moustik": "m", "millipede": "p", "spider": "a", "darkos": "d"}
CROWD: Final = "※"
HELD: Final = "#"
INKS: Final = ("", "rust", "gold", "verdigris", "violet", "blue")  # of the levels from 1
GROUNDS: Final = ("", "earth", "straw", "moss", "heather", "water")
GUTTER: Final = 11  # where levels and rows are named
CELL: Final = 6  # the least width of a cell
# Heavy lines by the directions in which a wall goes on from a corner: 1 up, 2 right, 4 down, 8 left.
CORNERS: Final = ("·", "╹", "╺", "┗", "╻", "┃", "┏", "┣", "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋")
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8

Edges = set[tuple[int, int]]
Span = tuple[str, str, str]  # letters, ink and ground; a ground of "" is that of the cell


@dataclass(frozen=True)
class Cell:
    """One cell as it is drawn. `foes` are letters with how many of each, `heroes` letters with whether it is one's own,
    `north` and `south` walls."""

    key: str
    kind: str
    word: str
    level: int
    book: bool
    foes: tuple[tuple[str, int], ...]
    heroes: tuple[tuple[str, bool, bool], ...]
    options: tuple[int, ...]
    is_fresh: bool
    is_advised: bool
    north: bool
    south: bool

    @property
    def is_fog(self) -> bool:
        return self.kind == "fog"

    @property
    def number(self) -> str:
        """What to type to choose it; a plus where there is more than one thing to do."""
        return f"{self.options[0] + 1}{'+' if len(self.options) > 1 else ''}" if self.options else ""

    @property
    def sign(self) -> str:
        """Enemies that stand or wait there say enough of an enemy tile."""
        sign = "" if self.is_fog or (self.kind == "enemy" and self.foes) else TILES[self.kind][0]
        return f"{sign}{BOOK}" if self.book else sign


# -- what the view tells -----------------------------------------------------------------------------------------------


def letter_of(hero: str | None) -> str:
    return "?" if hero is None else hero[0].upper()


def walls_of(board: Sequence[Sequence[TileView | None]]) -> tuple[Edges, Edges]:
    """Closed edges inside the board: to the north and to the east of a row and column, both from 0.

    move.wall: a wall on either side closes an edge; blocked.no-alternative: a flat tile has none.
    """
    up: Edges = set()
    side: Edges = set()
    for row, tiles in enumerate(board):
        for column, tile in enumerate(tiles):
            if tile is None or tile["flat"]:
                continue
            walls = tile["walls"]
            for letter, edges, edge in (
                ("N", up, (row, column)),
                ("S", up, (row - 1, column)),
                ("E", side, (row, column)),
                ("W", side, (row, column - 1)),
            ):
                if letter in walls and 0 <= edge[0] < ROWS - (edges is up) and 0 <= edge[1] < COLUMNS - (edges is side):
                    edges.add(edge)
    return up, side


def kind_of(tile: TileView | None) -> str:
    return "fog" if tile is None else tile["kind"]


def foes_of(tile: TileView | None) -> Figures:
    """The enemies that stand on a tile, and those that wait on it for whoever arrives first."""
    if tile is None:
        return {}
    found = dict(tile["enemies"])
    if not tile["met"]:
        for kind, count in tile["shows"].items():
            found[kind] = found.get(kind, 0) + count
    return found


def lit_cells(scene: TableScene) -> dict[str, tuple[int, ...]]:
    """The options that name a cell; which enemy falls is asked where they stand."""
    found: dict[str, tuple[int, ...]] = {}
    fight = as_archibald(scene.view)["fight"]
    for i, option in enumerate(scene.options):
        verb, _, noun = option.key.partition("/")
        if verb == "kill" and fight is not None:
            noun = fight["cell"]
        elif verb not in CELL_VERBS:
            continue
        found[noun] = (*found.get(noun, ()), i)
    return found


def cells(scene: TableScene) -> list[list[Cell]]:
    """All cells by row and column from 0."""
    view = as_archibald(scene.view)
    up, _ = walls_of(view["board"])
    lit = lit_cells(scene)
    standing: dict[str, list[tuple[str, bool, bool]]] = {}
    for seat, hero in enumerate(view["heroes"]):
        if hero["cell"] is not None:
            standing.setdefault(hero["cell"], []).append((letter_of(hero["hero"]), seat == scene.seat, hero["held"]))
    before = None if scene.before is None else as_archibald(scene.before)["board"]
    rows: list[list[Cell]] = []
    for row in range(ROWS):
        rows.append([])
        for column in range(COLUMNS):
            at = row * COLUMNS + column
            key = CELL_KEYS[at]
            tile = view["board"][row][column]
            kind, foes = kind_of(tile), foes_of(tile)
            options = lit.get(key, ())
            rows[-1].append(
                Cell(
                    key=key,
                    kind=kind,
                    word="" if kind == "fog" or (kind == "enemy" and foes) else scene.say(f"archibald-tile-{kind}"),
                    level=LEVEL_OF[at],
                    book=tile is not None and bool(tile["book"]),
                    foes=tuple((FOES[each], count) for each, count in foes.items()),
                    heroes=tuple(sorted(standing.get(key, ()), key=lambda hero: not hero[1])),
                    options=options,
                    is_fresh=before is not None and kind_of(before[row][column]) != kind,
                    is_advised=scene.advised in options,
                    north=(row, column) in up,
                    south=(row - 1, column) in up,
                )
            )
    return rows


def told_of(scene: TableScene, key: str) -> tuple[str, tuple[str, ...]]:
    """A cell by its name, and all that lies and stands there."""
    at = CELL_KEYS.index(key)
    row, column = divmod(at, COLUMNS)
    tile = as_archibald(scene.view)["board"][row][column]
    kind = kind_of(tile)
    level = scene.say(f"archibald-level-{LEVEL_OF[at]}")
    title = scene.say("archibald-cell", level=level, cell=key, tile=tile_name(scene, kind))
    told: list[str] = []
    if tile is not None:
        if tile["book"]:
            told.append(scene.say("archibald-tile-with-book"))
        if tile["walls"]:
            sides = ", ".join(scene.say(f"archibald-wall-{letter}") for letter in tile["walls"])
            told.append(scene.say("archibald-walls-flat" if tile["flat"] else "archibald-walls", sides=sides))
        if tile["seen"] is not None:
            told.append(scene.say("archibald-gaol-seen", tile=tile_name(scene, tile["seen"])))
        if tile["shows"] and not tile["met"]:
            told.append(scene.say("archibald-foes-wait", foes=foes_in_words(scene, tile["shows"])))
        if tile["enemies"]:
            told.append(scene.say("archibald-foes-stand", foes=foes_in_words(scene, tile["enemies"])))
    heroes = [
        name_of(scene, hero["hero"])
        for hero in as_archibald(scene.view)["heroes"]
        if hero["cell"] == key and hero["hero"] is not None
    ]
    if heroes:
        told.append(scene.say("archibald-heroes-stand", heroes=", ".join(heroes)))
    return title, tuple(told)


def tile_name(scene: TableScene, kind: str) -> str:
    return say(scene.lang, f"tile-archibald-{'unknown' if kind == 'fog' else kind}")


def foes_in_words(scene: TableScene, foes: Figures) -> str:
    return counted("archibald", " ".join(f"{count} {kind}" for kind, count in foes.items()), scene.lang)


def name_of(scene: TableScene, key: str) -> str:
    return card_name("archibald", KEYS.index(key), scene.lang)


# -- drawing -----------------------------------------------------------------------------------------------------------


def map_rows(lines: int) -> int:
    """How high the map is: `lines` in each cell and a line of walls between them, or one line for each row with the
    walls in it where `lines` is 0; then a line with the numbers of the columns."""
    return (ROWS * (lines + 1) if lines else ROWS) + 1


def map_columns(width: int) -> int:
    return GUTTER + COLUMNS * (width + 1) + 1


class Map:
    def __init__(self, scene: TableScene, canvas: Canvas, area: Region, lines: int, width: int, focus: str) -> None:
        self.scene: Final = scene
        self.canvas: Final = canvas
        self.inks: Final = canvas.inks
        self.area: Final = area
        self.lines: Final = lines
        self.width: Final = width
        self.focus: Final = focus
        self.left: Final = area.x + GUTTER
        self.up, self.side = walls_of(as_archibald(scene.view)["board"])

    def drawn(self) -> list[Thing]:
        things: list[Thing] = []
        asked = {option.key.partition("/")[0] for option in self.scene.options}
        verbs = [verb for verb in CELL_VERBS if verb in asked] or ["move"]
        if self.lines:
            self.frame()
        self.levels()
        foot = self.area.y + map_rows(self.lines) - 1
        for column in range(COLUMNS):
            region = self.region(0, column)
            self.canvas.text(region.x + region.width // 2, foot, str(column + 1), self.inks("dim"))
        for row in reversed(cells(self.scene)):
            for column, cell in enumerate(row):
                region = self.region(CELL_KEYS.index(cell.key) // COLUMNS, column)
                name = f"cell:{cell.key}"
                self.cell(region, cell, name == self.focus)
                title, told = told_of(self.scene, cell.key)
                asks = tuple(f"{verb}/{cell.key}" for verb in verbs if f"{verb}/{cell.key}" in ACTIONS.index)
                clause = TILES[cell.kind][1]
                things.append(
                    Thing(name, region, title, cell.options, asks or (f"move/{cell.key}",), -1, told, clause)
                )  # fmt: skip
        if not self.lines:
            self.sides()
        return things

    def region(self, row: int, column: int) -> Region:
        x = self.left + 1 + column * (self.width + 1)
        down = ROWS - 1 - row
        if not self.lines:
            return Region(x, self.area.y + down, self.width, 1)
        return Region(x, self.area.y + 1 + down * (self.lines + 1), self.width, self.lines)

    def levels(self) -> None:
        """The levels by number, colour and name on the middle row of each, and the numbers of rows and columns."""
        for row in range(ROWS):
            level = LEVEL_OF[row * COLUMNS]
            rows = [each for each in range(ROWS) if LEVEL_OF[each * COLUMNS] == level]
            region = self.region(row, 0)
            y = region.y + (region.height - 1) // 2
            style = self.inks(INKS[level], bold=True)
            name = f" {self.scene.say(f'archibald-level-{level}')}" if row == rows[len(rows) // 2] else ""
            self.canvas.text(self.area.x, y, f"{level}{name}" if name else "", style, GUTTER - 2)
            self.canvas.text(self.left - 2, y, f"{row + 1:>2}", self.inks("dim"))

    # -- walls -------------------------------------------------------------------------------------------------------

    def sides(self) -> None:
        """Walls between the cells of one line, and the edge of the board."""
        wall, edge = self.inks("rust", bold=True), self.inks("rule")
        for row in range(ROWS):
            y = self.region(row, 0).y
            for column in range(-1, COLUMNS):
                x = self.left + (column + 1) * (self.width + 1)
                if (row, column) in self.side:
                    self.canvas.text(x, y, "┃", wall)
                elif column in (-1, COLUMNS - 1):
                    self.canvas.text(x, y, "│", edge)

    def frame(self) -> None:
        """Walls as lines between cells of several lines, dots where the way is open."""
        canvas = self.canvas
        wall, edge = self.inks("rust", bold=True), self.inks("rule")
        height, width = ROWS * (self.lines + 1), COLUMNS * (self.width + 1)
        top, left = self.area.y, self.left
        canvas.text(left, top, f"┌{'─' * (width - 1)}┐", edge)
        canvas.text(left, top + height, f"└{'─' * (width - 1)}┘", edge)
        for y in range(top + 1, top + height):
            canvas.text(left, y, "│", edge)
            canvas.text(left + width, y, "│", edge)
        for row, column in self.up:
            region = self.region(row, column)
            canvas.text(region.x, region.y - 1, "━" * self.width, wall)
        for row, column in self.side:
            region = self.region(row, column)
            for y in range(region.y, region.bottom):
                canvas.text(region.right, y, "┃", wall)
        for row in range(ROWS - 1):
            for column in range(COLUMNS - 1):
                region = self.region(row, column)
                goes = (
                    UP * ((row + 1, column) in self.side)
                    | RIGHT * ((row, column + 1) in self.up)
                    | DOWN * ((row, column) in self.side)
                    | LEFT * ((row, column) in self.up)
                )
                canvas.text(region.right, region.y - 1, CORNERS[goes], wall if goes else edge)

    # -- one cell ----------------------------------------------------------------------------------------------------

    def cell(self, region: Region, cell: Cell, focused: bool) -> None:
        canvas, inks = self.canvas, self.inks
        ground = "focus" if focused else "lit" if cell.options else "paper" if cell.is_fog else GROUNDS[cell.level]
        fog = inks("on_focus", ground) if focused else inks("rule", ground)
        canvas.fill(region, fog, "░" if cell.is_fog else " ")
        if not self.lines:
            room = region.width - cell.north - cell.south
            end = self.spans(region.x, region.y, room, one_line(cell, room), ground)
            self.wall_marks(end, region, cell, ground)
            return
        for i, spans in enumerate(in_lines(cell, region.height, region.width)):
            self.spans(region.x, region.y + i, region.width, spans, ground)
        if cell.is_fresh:
            canvas.text(region.right - 1, region.y, FRESH, inks("on_focus" if focused else "rust", ground, bold=True))

    def spans(self, x: int, y: int, room: int, spans: Sequence[Span], ground: str) -> int:
        end = x + room
        for letters, ink, own_ground in spans:
            under = own_ground or ground
            if ground == "focus" and own_ground != "badge":
                ink, under = ("focus", "on_focus") if own_ground else ("on_focus", "focus")
            x = self.canvas.text(x, y, letters, self.inks(ink, under, bold=True), end - x)
        return x

    def wall_marks(self, x: int, region: Region, cell: Cell, ground: str) -> None:
        """Walls above and below a cell of one line: with the mark of the neighbour they make one line between both."""
        if not cell.north and not cell.south:
            return
        room = region.right - x
        above = room if not cell.south else room // 2 if cell.north else 0
        style = self.inks("on_focus" if ground == "focus" else "rust", ground, bold=True)
        self.canvas.text(x, region.y, "▔" * above + "▁" * (room - above), style)


# -- what stands in a cell ---------------------------------------------------------------------------------------------


def badge(cell: Cell) -> list[Span]:
    spans: list[Span] = [(cell.number, "on_badge", "badge")] if cell.number else []
    return [*spans, (ADVISED, "rust", "")] if cell.is_advised else spans


def tile(cell: Cell) -> list[Span]:
    ink = "rust" if "♥" in cell.sign else INKS[cell.level]
    return [(cell.sign, ink, "")] if cell.sign else []


def foes(cell: Cell, is_short: bool = False) -> list[Span]:
    if not cell.foes:
        return []
    text = "".join(f"{letter}{each if each > 1 else ''}" for letter, each in cell.foes)
    return [(CROWD if is_short and len(text) > 1 else text, "rust", "")]


def heroes(cell: Cell, is_short: bool = False) -> list[Span]:
    """Capitals on a ground of their own: the own hero's is green."""
    shown = cell.heroes[:1] if is_short else cell.heroes
    spans: list[Span] = [(letter, "paper", "verdigris" if is_own else "ink") for letter, is_own, _ in shown]
    return [*spans, ("+", "ink", "")] if is_short and len(cell.heroes) > 1 else spans


def pawns(cell: Cell) -> list[Span]:
    """Heroes with more room: ▐A▌, and a mark on one whom enemies hold."""
    spans: list[Span] = []
    for letter, is_own, is_held in cell.heroes:
        colour = "verdigris" if is_own else "ink"
        spans += [("▐", colour, ""), (letter, "paper", colour), ("▌", colour, "")]
        if is_held:
            spans.append((HELD, "rust", ""))
    return spans


def long(spans: Sequence[Span]) -> int:
    return sum(len(letters) for letters, _, _ in spans)


def spaced(parts: Sequence[list[Span]], room: int) -> list[Span] | None:
    """Parts beside one another, with gaps between them as far as there is room; None where they do not fit.

    A number to type never touches a letter or another number.
    """
    shown = [part for part in parts if part]
    apart = [i > 0 and shown[i - 1][-1][2] == "badge" and part[0][0][0].isalnum() for i, part in enumerate(shown)]
    free = room - sum(map(long, shown)) - sum(apart)
    if free < 0:
        return None
    spans: list[Span] = []
    for i, part in enumerate(shown):
        if apart[i] or (i and free > 0):
            free -= not apart[i]
            spans.append((" ", "ink", ""))
        spans += part
    return spans


def one_line(cell: Cell, room: int) -> list[Span]:
    """All that is in a cell on one line; what matters least is left out first, then what can be told shorter is."""
    ways: tuple[tuple[list[Span], list[Span], list[Span]], ...] = (
        (tile(cell), foes(cell), heroes(cell)),
        (tile(cell), foes(cell, True), heroes(cell)),
        ([], foes(cell), heroes(cell)),
        ([], foes(cell, True), heroes(cell)),
        ([], foes(cell, True), heroes(cell, True)),
        ([], foes(cell, True), []),
    )
    for way in ways:
        spans = spaced([badge(cell), *way], room)
        if spans is not None:
            return spans
    return badge(cell)


def in_lines(cell: Cell, lines: int, room: int) -> list[list[Span]]:
    """The same on several lines: number and tile, then enemies and heroes."""
    if lines == 1:
        return [one_line(cell, room - cell.is_fresh)]
    head = spaced([badge(cell), tile(cell), [(cell.word, "ink", "")]], room - cell.is_fresh) if cell.word else None
    head = head or spaced([badge(cell), tile(cell)], room) or badge(cell)
    standing = pawns(cell) if long(pawns(cell)) <= room else heroes(cell)
    if lines > 2:
        return [head, foes(cell), standing]
    below = spaced([foes(cell), standing], room) or spaced([foes(cell, True), heroes(cell)], room)
    return [head, below or []]
