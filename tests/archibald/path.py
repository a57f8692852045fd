"""Set up a table of Archibald by drawing its board, then only play.

`ME` is seat 0 and whose turn it is, unless `turn_of` says otherwise; `YOU` sits to the left, then `THIRD` and `FOURTH`.

A board is drawn with the gaols above, a line for each row that has tiles: its number, a colon and five tiles.

    Path('''
        11: . x . . .
         4: b ^e(sm) |h1 c+ b:s
         3: b b w| f t
    ''')

A tile is a letter: `b` blank, `h` heart, `c` card, `H` heart and card, `e` enemies, `w` spring, `k` book, `t` trial,
`f` Satan's Falls, `o` start; among the gaols `x` a Trap, `k` a Book, `.` face down; elsewhere `.` is no tile.
Before it its walls: `|` west, `^` north (toward the gaols), `_` south; a `|` at the very end is the wall to the east.
After it, in this order: `+` a Book beside the symbol, `~` its walls do not count, `(sm)` the enemies it shows, `!` they
have appeared already, the seats whose heroes stand there, `:sm` enemies standing there.
Enemies are `s` Seide, `m` Moustik, `p` millipede, `a` spider, `d` Darkos; a lone `e` shows one Seide.
Rows that are not drawn have no tile, heroes that are not drawn stand on the start cells in the order of their seats.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Self

import bivouac
from bivouac.engine.chance import WORD
from bivouac.engine.lines import Ear
from bivouac.engine.table import Table
from bivouac.engine.verbs import Verb, script_of
from bivouac.games.archibald import catalog
from bivouac.games.archibald import state as zones
from bivouac.games.archibald.actions import KEYS
from bivouac.games.archibald.board import CELL_KEYS, CELLS, COLUMNS, EAST, FIRST_GAOL, LEVEL_OF, NORTH, SOUTH, WEST
from bivouac.games.archibald.state import Archibald
from bivouac.games.archibald.turn import MENU_AFTER, TURN
from bivouac.games.archibald.words import LINES
from tests.laid_table import LaidTable, keys_told, numbered, played_at_random

ME, YOU, THIRD, FOURTH = range(4)
NUMBER = {key: number for number, key in enumerate(KEYS)}
CELL = {key: cell for cell, key in enumerate(CELL_KEYS)}
LETTERS = {
    "b": catalog.BLANK, "h": catalog.HEART, "c": catalog.CARD, "H": catalog.HEART_CARD, "e": catalog.ENEMIES,
    "w": catalog.SPRING, "k": catalog.BOOK, "t": catalog.TRIAL, "f": catalog.FALLS, "o": catalog.START,
}  # fmt: skip
GAOL_LETTERS = {"x": "trap", "k": "book", "a": "archibald"}
WALL_SIGNS = {"|": WEST, "^": NORTH, "_": SOUTH}
FOE_LETTERS = "smpad"
TOKEN = re.compile(
    r"(?P<walls>[|^_]*)(?P<kind>[.a-zA-Z])(?P<book>\+?)(?P<flat>~?)(\((?P<shows>[smpad]+)\))?(?P<met>!?)"
    r"(?P<heroes>[0-3]*)(:(?P<foes>[smpad]+))?(?P<east>\|?)"
)
Seats = Sequence[str] | str
TABLES: tuple[list[Any], ...] = (
    catalog.SHOWS, catalog.WALLS, catalog.FOES, catalog.HAS_BOOK, catalog.SCRIPTS,
    catalog.RED, catalog.YELLOW, catalog.GUARD, catalog.LIVES, catalog.PERK,
)  # fmt: skip
BOX = [table[:] for table in TABLES]  # as printed
# Red dice, yellow dice, lives that an armour saves, most lives, and no perk: what tests of the rules count on, so that
# cards can be balanced without them.
SHEETS = {
    "arthur": (1, 1, 0, 5), "selenia": (2, 0, 0, 4), "betameche": (0, 2, 0, 6), "noisette": (0, 3, 0, 4),
    "seide": (0, 1, 0, 0), "moustik": (1, 0, 0, 0), "millipede": (0, 2, 0, 0), "spider": (1, 1, 0, 0),
    "darkos": (2, 0, 0, 0),
    "thorn-dagger": (0, 1, 0, 0), "matchstick": (1, 0, 0, 0), "pea-cannon": (2, 0, 0, 0), "rose-whip": (0, 2, 0, 0),
    "acorn-helmet": (0, 0, 1, 0), "leaf-cloak": (0, 0, 1, 0), "nutshell": (0, 0, 2, 0),
}  # fmt: skip


class Tile(NamedTuple):
    """One tile as it is drawn."""

    kind: str
    walls: int
    book: bool
    flat: bool
    shows: int
    met: bool
    heroes: list[int]
    foes: int


def drawn(token: str) -> Tile:
    found = TOKEN.fullmatch(token)
    assert found is not None, f"no tile is drawn like '{token}'"
    part = found.groupdict()
    walls = sum(WALL_SIGNS[sign] for sign in set(part["walls"])) | (EAST if part["east"] else 0)
    shows = part["shows"] or ("s" if part["kind"] == "e" else "")
    return Tile(
        part["kind"],
        15 if part["kind"] == "f" else walls,
        bool(part["book"]),
        bool(part["flat"]),
        packed(shows),
        bool(part["met"]),
        [int(seat) for seat in part["heroes"]],
        packed(part["foes"] or ""),
    )


def packed(foes: str) -> int:
    return sum(1 << (catalog.BITS * FOE_LETTERS.index(letter)) for letter in foes)


def unpacked(foes: int) -> str:
    return "".join(letter * catalog.count_of(foes, kind) for kind, letter in enumerate(FOE_LETTERS))


def rows_of(board: str) -> dict[int, list[Tile]]:
    rows: dict[int, list[Tile]] = {}
    for line in board.strip().splitlines():
        number, _, tokens = line.partition(":")
        row = [drawn(token) for token in tokens.split()]
        assert len(row) == COLUMNS, f"a row has five tiles: {line.strip()}"
        rows[int(number)] = row
    return rows


def numbers(cards: str) -> list[int]:
    return numbered(KEYS, cards)


def of_seats(given: Seats, seats: int) -> list[str]:
    """One text for each seat; a lone text is seat 0's."""
    listed = [given] if isinstance(given, str) else list(given)
    return [*listed, *[""] * (seats - len(listed))]


class Path(LaidTable[Archibald]):
    """A table on which everything lies where the test says; what it does not name lies in the piles, shuffled.

    `tiles2`, `tiles3`, `tiles4` draw the tiles on top of the piles, `top2`, `top3`, `top4` and `adventures` name the
    cards there, the first one drawn first. `discard` names Encounter cards and Adventures, the last one on top.
    `hands` and `worn` are a text for each seat (a lone text is mine), `gaols` is what lies there by column, `tokens`
    count the water. `reached` is the highest level each hero has arrived on; by default the one it stands on.
    `only_named=True` leaves the piles with what is named alone. `after=True` begins after the move.

    `effects` gives a card another effect for this table ("high-tide"), or an answer of an Adventure ("dew-drop/1");
    `perks` gives a piece of equipment another perk.
    Heroes, enemies and some equipment are as `SHEETS` says, unless `printed=True`. All that is drawn anew on pieces of
    the box is there for whatever is done by way of this `Path`; with two of them, `use()` one before looking past it.
    """

    HAND = zones.HAND

    def __init__(
        self,
        board: str = "",
        players: int = 2,
        heroes: str = "arthur, selenia, betameche, noisette",
        lives: Sequence[int] = (),
        hands: Seats = "",
        worn: Seats = "",
        tokens: int = 0,
        reached: Sequence[int] = (),
        gaols: str = "",
        tiles2: str = "",
        tiles3: str = "",
        tiles4: str = "",
        top2: str = "",
        top3: str = "",
        top4: str = "",
        adventures: str = "",
        discard: str = "",
        only_named: bool = False,
        turn_of: int = ME,
        after: bool = False,
        effects: Mapping[str, Verb[Any]] | None = None,
        perks: Mapping[str, catalog.Perk] | None = None,
        printed: bool = False,
        seed: int = 1,
        **options: Any,
    ) -> None:
        self.table: Table = bivouac.new("archibald", players=players, seed=seed, **options)
        state = self.table.state
        assert isinstance(state, Archibald)
        self.state: Archibald = state
        state.agenda.clear()
        self.ask_nothing()
        state.hero = numbers(heroes)[:players]
        state.lives = [*lives, *[3] * (players - len(lives))]
        state.worn = [numbers(card)[0] if card else -1 for card in of_seats(worn, players)]
        state.flood = tokens
        self.tables = [table[:] for table in BOX]
        if not printed:
            for key, numbers_on_it in SHEETS.items():
                for table, number in zip(self.tables[5:9], numbers_on_it, strict=True):
                    table[NUMBER[key]] = number
                self.tables[9][NUMBER[key]] = catalog.NO_PERK
        for name, effect in (effects or {}).items():
            self.tables[4][script_number(name)] = script_of(unread(effect))
        for name, perk in (perks or {}).items():
            self.tables[9][NUMBER[name]] = perk
        self.lay_tiles(rows_of(board), [tiles2, tiles3, tiles4], only_named)
        self.lay_gaols(rows_of(board).get(11, [drawn(".")] * COLUMNS), gaols)
        self.deal(of_seats(hands, players), [top2, top3, top4], adventures, discard, only_named)
        self.use()
        state.build_walls()
        highest = [LEVEL_OF[cell] for cell in state.cell]
        highest[: len(reached)] = reached
        state.reached = [sum(1 << level for level in range(1, top + 1)) for top in highest]
        state.levels = sum(1 << level for level in range(2, max(highest) + 1))
        self.settle_knowledge()
        if after:
            state.turn_of, state.turn = turn_of, turn_of + 1
            state.agenda.extend([TURN, MENU_AFTER])
        else:
            state.turn = turn_of
            state.agenda.append(TURN)
        self.ear = Ear()
        state.ear = self.ear
        state.advance()
        assert state.turn_of == turn_of, (
            "nothing can be chosen on this table, so the turn has passed: give the hero two ways or a card"
        )

    # -- setting up --------------------------------------------------------------------------------------------------

    def lay_tiles(self, rows: dict[int, list[Tile]], tops: list[str], only_named: bool) -> None:
        """Tiles of a level are drawn on the level's own pieces of the box, one after another."""
        state = self.state
        state.tile = [cell if cell < COLUMNS else -1 for cell in range(CELLS)]
        state.flags, state.foes, state.supply = [0] * CELLS, [0] * CELLS, catalog.FIGURES[:]
        state.cell = list(range(state.seats))
        free = {
            level: list(range(COLUMNS + at * catalog.PER_LEVEL, COLUMNS + (at + 1) * catalog.PER_LEVEL))
            for at, level in enumerate((2, 3, 4))
        }
        for row, tiles in sorted(rows.items()):
            for column, tile in enumerate(tiles):
                cell = (row - 1) * COLUMNS + column
                for seat in tile.heroes:
                    state.cell[seat] = cell
                for kind in range(catalog.KINDS):
                    count = catalog.count_of(tile.foes, kind)
                    assert state.add_foes(cell, kind, count) == count, "there are not so many figures"
                if 1 < row < 11 and tile.kind != ".":
                    number = free[LEVEL_OF[cell]].pop(0)
                    self.draw_on(number, tile)
                    state.tile[cell] = number
                    state.flags[cell] = zones.MET * tile.met | zones.FLAT * tile.flat
        for at, tokens in enumerate(tops):
            pile = [free[at + 2].pop(0) for _ in tokens.split()]
            for number, token in zip(pile, tokens.split(), strict=True):
                self.draw_on(number, drawn(token))
            rest = [] if only_named else free[at + 2]
            things = [catalog.FIRST_TILE + number for number in rest]
            state.shuffle(things)
            state.zones[zones.TILE_PILE + at] = things + [catalog.FIRST_TILE + number for number in reversed(pile)]

    def draw_on(self, number: int, tile: Tile) -> None:
        shows, walls, foes, books = self.tables[:4]
        shows[number] = LETTERS[tile.kind]
        walls[number] = tile.walls
        foes[number] = tile.shows
        books[number] = 1 if tile.book or tile.kind == "k" else 0

    def lay_gaols(self, row: list[Tile], hidden: str) -> None:
        state = self.state
        left = {
            "archibald": [FIRST_GAOL],
            "trap": list(range(FIRST_GAOL + 1, FIRST_GAOL + 1 + state.rules.traps)),
            "book": list(range(FIRST_GAOL + 1 + state.rules.traps, CELLS)),
        }
        named = [word.strip() for word in hidden.split(",") if word.strip()] or [""] * COLUMNS
        lying = [GAOL_LETTERS.get(tile.kind, word) for tile, word in zip(row, named, strict=True)]
        laid = [left[word].pop(0) if word else -1 for word in lying]
        rest = [tile for tiles in left.values() for tile in tiles]
        state.shuffle(rest)
        for column, tile in enumerate(row):
            if laid[column] < 0:
                laid[column] = rest.pop()
            if tile.kind != ".":
                state.tile[FIRST_GAOL + column] = laid[column]
        state.zones[zones.GAOLS] = [catalog.FIRST_TILE + tile for tile in laid]

    def deal(self, hands: list[str], tops: list[str], adventures: str, discard: str, only_named: bool) -> None:
        state = self.state
        held = [numbers(hand) for hand in hands]
        away = numbers(discard)
        piles = [numbers(top) for top in tops]
        named = [card for cards in [*held, *piles, away, numbers(adventures)] for card in cards]
        named += [card for card in state.worn if card >= 0]
        assert len(named) == len(set(named)), f"a card is named twice: {sorted(KEYS[card] for card in named)}"
        for seat in range(state.seats):
            state.zones[zones.HAND + seat] = held[seat]
        for at in range(3):
            span = range(at * catalog.PER_LEVEL, (at + 1) * catalog.PER_LEVEL)
            assert all(card in span for card in piles[at]), (
                f"a card of another level lies on the pile of level {at + 2}"
            )
            state.zones[zones.PILE + at] = self.rest_of(span, named, only_named) + piles[at][::-1]
            state.zones[zones.DISCARD + at] = [card for card in away if card in span]
        span = range(catalog.FIRST_ADVENTURE, catalog.FIRST_HERO)
        state.zones[zones.ADVENTURE_PILE] = self.rest_of(span, named, only_named) + numbers(adventures)[::-1]
        state.zones[zones.ADVENTURE_DISCARD] = [card for card in away if card in span]

    def rest_of(self, span: range, named: list[int], only_named: bool) -> list[int]:
        rest = [] if only_named else [card for card in span if card not in named]
        self.state.shuffle(rest)
        return rest

    def settle_knowledge(self) -> None:
        """Everybody knows what lies open and the own hand; what is hidden of one kind and level is one pool."""
        state = self.state
        for thing in range(catalog.THINGS):
            state.known.show_all(thing)
        hands = [card for seat in range(state.seats) for card in state.zones[zones.HAND + seat]]
        for at in range(3):
            state.known.shuffled(state.zones[zones.TILE_PILE + at])
            of_level = [card for card in hands if catalog.level_of_card(card) == at + 2]
            state.known.shuffled(state.zones[zones.PILE + at] + of_level)
        state.known.shuffled(state.zones[zones.ADVENTURE_PILE])
        state.known.shuffled(
            [gaol for i, gaol in enumerate(state.zones[zones.GAOLS]) if state.tile[FIRST_GAOL + i] < 0]
        )
        state.known.shuffled([outcome for outcome in state.zones[zones.OUTCOME] if catalog.SCRIPTS[outcome]])
        for seat in range(state.seats):
            for card in state.zones[zones.HAND + seat]:
                if state.rules.is_open:
                    state.known.show_all(card)
                else:
                    state.known.show(seat, card)

    def use(self) -> None:
        """The pieces of the box look as this table wants them; conftest.py turns them back after the test."""
        for there, mine in zip(TABLES, self.tables, strict=True):
            there[:] = mine

    # -- chance ------------------------------------------------------------------------------------------------------

    def dice(self, faces: str) -> "Path":
        """What the next dice show, in the order in which they are thrown: `r2` a red die with two hits, `y0` a yellow
        one without, `5` the ordinary die. In a fight the hero's dice come first, then the enemies', red before yellow.

        The stream of chance is walked on until these faces follow: it is what the table could have come to.
        """
        wanted = [faces_of(face) for face in faces.split()]
        walk = Stream(self.state)
        while True:
            words = walk.words()
            if all(walk.face() in faces for faces in wanted):
                break
            walk.set(words)
            walk.face()
        state = self.state
        state.w0, state.w1, state.w2, state.w3 = words
        return self

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, *keys: str, seat: int | None = None) -> Self:
        self.use()
        return super().play(*keys, seat=seat)

    def moment(self) -> str:
        return f"Turn {self.state.turn} of seat {self.state.turn_of}"

    def patient(self, *seats: int) -> "Path":
        """These seats (all, if none is named) throw dice and read aloud themselves, by `roll` and `read`."""
        for seat in seats or range(self.state.seats):
            self.state.patient |= 1 << seat
        return self

    def why_not(self, key: str, seat: int | None = None) -> str:
        """The clause that forbids it to that seat (or whoever is asked); '' if it is allowed."""
        self.use()
        return super().why_not(key, seat)

    # -- looking -----------------------------------------------------------------------------------------------------

    def where(self, seat: int) -> str:
        return CELL_KEYS[self.state.cell[seat]]

    def lives(self, seat: int) -> int:
        return self.state.lives[seat]

    def worn(self, seat: int) -> str:
        card = self.state.worn[seat]
        return KEYS[card] if card >= 0 else ""

    def discard(self, level: int) -> list[str]:
        """The Encounter cards discarded of that level, the last one on top."""
        return self.cards(zones.DISCARD + level - 2)

    def pile(self, level: int) -> list[str]:
        """From the top down."""
        return self.cards(zones.PILE + level - 2)[::-1]

    def adventures(self) -> list[str]:
        return self.cards(zones.ADVENTURE_PILE)[::-1]

    def adventure_discard(self) -> list[str]:
        return self.cards(zones.ADVENTURE_DISCARD)

    def tile(self, cell: str) -> str:
        """The tile that lies there as it is drawn, without walls, heroes and enemies; `.` if none does."""
        self.use()
        number = self.state.tile[CELL[cell]]
        return "." if number < 0 else drawing(self.state, number)

    def tile_pile(self, level: int) -> list[str]:
        """The tiles of a level's pile from the top down, walls too."""
        self.use()
        tiles = [thing - catalog.FIRST_TILE for thing in self.state.zones[zones.TILE_PILE + level - 2][::-1]]
        return [walled(drawing(self.state, number), catalog.WALLS[number]) for number in tiles]

    def is_flat(self, cell: str) -> bool:
        return self.state.flags[CELL[cell]] & zones.FLAT != 0

    def foes(self, cell: str) -> str:
        """Enemies standing there, by their letters."""
        return unpacked(self.state.foes[CELL[cell]])

    def supply(self) -> dict[str, int]:
        return dict(zip(catalog.KIND_KEYS, self.state.supply, strict=True))

    @property
    def flood(self) -> int:
        return self.state.flood

    @property
    def turn_of(self) -> int:
        return self.state.turn_of

    def view(self, seat: int | None) -> dict[str, Any]:
        self.use()
        return self.table.view(seat)

    def told(self) -> list[str]:
        """The keys of all lines told since the table was set up."""
        return keys_told(LINES, self.ear)

    def clauses(self, line: str) -> list[str]:
        """The clauses that all lines of this key have named, in the order in which they were told."""
        return [LINES.clause_of(told) for told in self.ear.told if LINES.all[told.line].key == line]

    def log(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What that seat may read of them."""
        reader = -1 if seat is None else seat
        return [self.table.entry(told, reader, lang).text for told in self.ear.told]

    def left_over(self) -> dict[str, bool]:
        return {
            "a card is still in play": bool(self.zone(zones.IN_PLAY)),
            "a fight is still open": bool(self.state.fight),
            "an Adventure is still being read": self.state.question >= 0,
            "a move is still to be had": self.state.extra != 0,
        }


def drawing(state: Archibald, number: int) -> str:
    shows = state.shows(number)
    if number >= FIRST_GAOL:
        return {catalog.TRAP: "x", catalog.BOOK: "k"}.get(shows, "a")
    letter = {kind: letter for letter, kind in LETTERS.items()}[shows]
    foes = unpacked(catalog.FOES[number])
    book = "+" if catalog.HAS_BOOK[number] and letter != "k" else ""
    return letter + book + (f"({foes})" if foes else "")


def walled(tile: str, walls: int) -> str:
    if tile == "f":
        return tile
    before = "".join(sign for sign, bit in WALL_SIGNS.items() if walls & bit)
    return before + tile + ("|" if walls & EAST else "")


class Stream:
    """The stream of chance of a state, walked on without it."""

    def __init__(self, state: Archibald) -> None:
        self.set((int(state.w0), int(state.w1), int(state.w2), int(state.w3)))

    def set(self, words: tuple[int, int, int, int]) -> None:
        self.w0, self.w1, self.w2, self.w3 = words

    def words(self) -> tuple[int, int, int, int]:
        return self.w0, self.w1, self.w2, self.w3

    def face(self) -> int:
        """What a die of six sides shows next, from 0."""
        w1 = self.w1
        mixed = (w1 * 5) & WORD
        mixed = ((mixed << 7) | (mixed >> 25)) & WORD
        mixed = (mixed * 9) & WORD
        w2 = self.w2 ^ self.w0
        w3 = self.w3 ^ w1
        self.w1 = w1 ^ w2
        self.w0 ^= w3
        self.w2 = w2 ^ ((w1 << 9) & WORD)
        self.w3 = ((w3 << 11) | (w3 >> 21)) & WORD
        return (mixed * 6) >> 32


def faces_of(face: str) -> list[int]:
    """The faces, from 0, that show this."""
    if face[0] in "ry":
        hits = catalog.RED_FACES if face[0] == "r" else catalog.YELLOW_FACES
        found = [i for i, count in enumerate(hits) if count == int(face[1:])]
    else:
        found = [int(face) - 1]
    assert found, f"no die shows '{face}'"
    return found


def unread(effect: Verb[Any]) -> Verb[Any]:
    """The verbs of an effect as if no script had them yet: several tables of a test may share one."""
    effect.path = -1
    for part in effect.parts():
        unread(part)
    return effect


def script_number(name: str) -> int:
    """Of a card, or of an answer to an Adventure as "dew-drop/1"."""
    key, _, answer = name.partition("/")
    return catalog.outcome_of(NUMBER[key], int(answer) - 1) if answer else NUMBER[key]


def random_games(games: int, seed: int, players: int = 2, **options: Any) -> Iterator[Table]:
    return played_at_random("archibald", games, seed, players, **options)
