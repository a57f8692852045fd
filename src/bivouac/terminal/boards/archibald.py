"""À la recherche d'Archibald in cells: the path with the gaols on top, heroes' sheets and the own hand beside it."""

from dataclasses import dataclass
from typing import Final

from textual.geometry import Region

from bivouac.engine.game import View
from bivouac.games.archibald.actions import ACTIONS, HERO_KEYS
from bivouac.games.archibald.board import CELL_KEYS, COLUMNS
from bivouac.games.archibald.catalog import (
    ADVENTURE,
    CATALOG,
    ENEMY,
    EQUIPMENT,
    FOE,
    HERO,
    POWER,
)
from bivouac.games.archibald.setup import GAME
from bivouac.games.archibald.shapes import as_archibald
from bivouac.terminal.boards.archibald_map import (
    CELL,
    CELL_VERBS,
    GUTTER,
    Map,
    lit_cells,
    map_columns,
    map_rows,
    name_of,
)
from bivouac.terminal.boards.archibald_notes import (
    LEVELS,
    SIGNS,
    adventure,
    candidate,
    face_text,
    happenings,
    number_of,
    sheet,
    signs,
    stores,
    water,
)
from bivouac.terminal.boards.base import Board, Pile
from bivouac.terminal.boards.notes import Column, InkLine, Note, badge, write
from bivouac.terminal.boards.slots import CARD, FRESH, Slot, row, title
from bivouac.terminal.canvas import Canvas, Thing, wrapped
from bivouac.terminal.scene import TableScene
from bivouac.terminal.words import say
from bivouac.text import card_name, phase_name
from bivouac.text.nouns import one_of
from bivouac.text.sentences import capital

HAND_LIMIT: Final = 3
HAND_VERBS: Final = ("play", "wear", "discard", "give")
NEAR: Final = 2  # steps: cells further off are not asked about unless somebody points at them
# The height of the window from which a cell has so many lines; below the first, one line with the walls in it.
TALL: Final = ((60, 3), (50, 2), (34, 1))
SMALL_ROWS: Final = 14  # the rows that everything needs in a small window
ASKED: Final = 10  # the rows of a window that may be needed for question, options and the lines around the table
PANEL: Final = 37  # columns that sheets want beside the path
WIDEST_CELL: Final = 14
TALLEST_HAND: Final = 9
# The clauses that matter for a kind of card.
CLAUSES: Final = {
    EQUIPMENT: ("equipment.slot", "turn.equipment-free"),
    ENEMY: ("turn.one-card", "enemycard.place", "enemycard.later"),
    POWER: ("turn.one-card", "power.resolve"),
    ADVENTURE: ("tile.book", "adventure.reader", "adventure.hidden"),
    HERO: ("components.sheets", "combat.dice"),
    FOE: ("combat.forced", "combat.enemy-life"),
}


@dataclass(frozen=True)
class Shape:
    """How a window is divided: lines in a cell, columns of a cell, whether the hand lies below the path."""

    lines: int
    cell: int
    hand_below: bool


def shape_of(width: int, height: int) -> Shape:
    """By the window alone, so that nothing jumps from one question to the next."""
    lines = next((lines for least, lines in TALL if height >= least), 0)
    cell = max(CELL, min(WIDEST_CELL, (width - GUTTER - 6 - PANEL - 1) // 5))
    return Shape(lines, cell, lines > 0 and height - ASKED - map_rows(lines) >= CARD)


class ArchibaldBoard(Board):
    free = frozenset({"move", "fight", "play", "wear", "discard", "done"})

    def fewest_rows(self, scene: TableScene, width: int, height: int) -> int:
        shape = shape_of(width, height)
        if shape.hand_below:
            return map_rows(shape.lines) + CARD
        held = 0 if scene.seat is None else len(as_archibald(scene.view)["heroes"][scene.seat]["hand"]["cards"])
        return max(map_rows(shape.lines), SMALL_ROWS, len(as_archibald(scene.view)["heroes"]) + 1 + held)

    # -- one line on top ---------------------------------------------------------------------------------------------

    def headline(self, scene: TableScene, canvas: Canvas, area: Region) -> list[Thing]:
        view, inks = as_archibald(scene.view), canvas.inks
        x = area.x
        if view["phase"]:
            text = scene.say("archibald-round", n=str(view["round"]))
            x = canvas.text(x, area.y, f" {text} ", inks("ink", bold=True), area.width)
        now = inks("dim") if scene.over else inks("on_glow", "glow", bold=True)
        x = canvas.text(x, area.y, f" {phase_name(GAME, view['phase'], scene.lang)} ", now, area.right - x)
        told = (scene.say("archibald-track"),)
        track = Thing("track", Region(area.x, area.y, x - area.x, 1), scene.say("archibald-track-title"), (), (), -1,
                      told, "turn.move")  # fmt: skip
        start = x + 2
        tokens = int(view["flood"])
        x = canvas.text(start, area.y, f"{scene.say('archibald-flood')} ", inks("ink"), area.right - start)
        x = canvas.text(x, area.y, water(tokens), inks("blue", bold=True), area.right - x)
        flood = Region(start, area.y, x - start, 1)
        told = (scene.say("archibald-flood-told", n=tokens),)
        return [track, Thing("flood", flood, scene.say("archibald-flood-title"), (), (), -1, told, "flood.four")]

    # -- the table ---------------------------------------------------------------------------------------------------

    def draw(self, scene: TableScene, canvas: Canvas, area: Region, focus: str) -> list[Thing]:
        shape = shape_of(area.width, canvas.height)
        rows = map_rows(shape.lines)
        left = Region(area.x, area.y, map_columns(shape.cell), rows)
        things = Map(scene, canvas, left, shape.lines, shape.cell, focus).drawn()
        beside = area.height
        if shape.hand_below and self.has_hand(scene):
            hand_rows = max(CARD, min(TALLEST_HAND, area.height - rows)) - 1
            beside = area.height - hand_rows - 1
            things += self.hand_cards(scene, canvas, Region(area.x, area.y + beside, area.width, hand_rows + 1), focus)
        panel = Region(left.right + 1, area.y, area.right - left.right - 1, beside)
        if shape.lines:
            notes = happenings(scene, panel.width, is_large=panel.height >= 30)
            things += self.panel(scene, canvas, panel, focus, notes, not shape.hand_below, True)
        else:
            strip = Region(area.x, left.bottom, left.width, area.bottom - left.bottom)
            open_now = as_archibald(scene.view)["adventure"]
            is_reader = open_now is not None and open_now["outcomes"] is not None
            aside = [adventure(scene, open_now, panel.width)] if open_now is not None and is_reader else []
            notes = [note for note in happenings(scene, left.width, False) if not is_reader or note.name != "adventure"]
            things += self.strip(scene, canvas, strip, focus, notes)
            things += self.panel(scene, canvas, panel, focus, aside, True, False)
        return things

    def placed(self, scene: TableScene) -> set[int]:
        found = {i for cell in lit_cells(scene).values() for i in cell if not scene.options[i].key.startswith("kill/")}
        for i, option in enumerate(scene.options):
            if option.key.partition("/")[0] in (*HAND_VERBS, "hero", "target"):
                found.add(i)
        return found

    def begins_at(self, scene: TableScene) -> int:
        """Who is held fights, and who has moved ends the turn, unless a card is chosen instead."""
        keys = [option.key for option in scene.options]
        if "fight" in keys:
            return keys.index("fight")
        return keys.index("done") if "done" in keys and not any(key.startswith("move/") for key in keys) else -1

    # -- beside the path ---------------------------------------------------------------------------------------------

    def panel(
        self,
        scene: TableScene,
        canvas: Canvas,
        area: Region,
        focus: str,
        notes: list[Note],
        with_hand: bool,
        with_rest: bool,
    ) -> list[Thing]:
        """Sheets, what happens, the own hand, the piles; first all that can be chosen, then as much as there is room
        for."""
        seats = range(len(as_archibald(scene.view)["heroes"]))
        choosing = self.candidates(scene, area.width)
        held = self.held(scene) if with_hand and self.has_hand(scene) else []
        has_title = with_hand and self.has_hand(scene)
        must = len(choosing) + has_title + len(held)
        piles = stores(scene) if with_rest else []
        free = max(0, area.height - must - len(seats) - sum(len(note.lines) + 1 for note in notes) - len(piles))
        each = 1 + min(3, (free - min(2 * len(held), free // 2)) // len(seats))
        column = Column(canvas, area, focus)
        for seat in seats:
            column.put(sheet(scene, seat, area.width, each), must)
        for note in notes:
            column.gap(must + 2)
            column.put(note, must)
        for i, note in enumerate(choosing):
            column.put(note, len(choosing) - i - 1)
        if has_title:
            room = Region(area.x, column.y, area.width, area.bottom - column.y)
            self.hand_lines(scene, column, room, held)
        column.gap(len(piles))
        for note in piles:
            column.put(note, 0)
        if with_rest:
            note = signs(scene.lang, area.width)
            column.gap(len(note.lines))
            if area.bottom - column.y >= len(note.lines):
                column.put(note, 0)
        return column.things

    def candidates(self, scene: TableScene, width: int) -> list[Note]:
        """At the set-up, the heroes whom nobody has taken."""
        taken = [hero["hero"] for hero in as_archibald(scene.view)["heroes"]]
        if None not in taken or as_archibald(scene.view)["phase"]:
            return []
        return [candidate(scene, key, width) for key in HERO_KEYS if key not in taken]

    def strip(self, scene: TableScene, canvas: Canvas, area: Region, focus: str, notes: list[Note]) -> list[Thing]:
        """Below a small path: what happens, and the piles on the last line."""
        column = Column(canvas, area, focus)
        for note in notes:
            column.put(note, 1)
        x = area.x
        for note in stores(scene):
            width = sum(len(letters) for letters, _ in note.lines[0])
            if x + width <= area.right and column.y < area.bottom:
                region = Region(x, area.bottom - 1, width, 1)
                column.things.append(write(canvas, region, note, note.name == focus))
                x += width + 2
        return column.things

    # -- the own hand ------------------------------------------------------------------------------------------------

    def has_hand(self, scene: TableScene) -> bool:
        return scene.seat is not None and as_archibald(scene.view)["heroes"][scene.seat]["hero"] is not None

    def held(self, scene: TableScene) -> list[Slot]:
        """The own cards; each may be played or put on, and discarded."""
        assert scene.seat is not None
        hand = as_archibald(scene.view)["heroes"][scene.seat]["hand"]["cards"]
        before = None if scene.before is None else as_archibald(scene.before)["heroes"][scene.seat]["hand"]["cards"]
        slots: list[Slot] = []
        for card in sorted((CATALOG.by_key[key] for key in hand), key=lambda card: card.number):
            key = card.key
            mark, ink, word = SIGNS[card.is_a]
            options = tuple(
                i for verb in HAND_VERBS for i, option in enumerate(scene.options) if option.key == f"{verb}/{key}"
            )
            verb = "wear" if card.is_a == EQUIPMENT else "play"
            kind = scene.say("archibald-kind", kind=capital(one_of("archibald", word, scene.lang)), n=card.level)
            asks = tuple(ask for ask in (f"{verb}/{key}", f"discard/{key}") if ask in ACTIONS.index)
            slots.append(
                Slot(
                    f"card:{key}", name_of(scene, key), mark, kind, ink, face_text(scene, key), options, asks,
                    card.number, is_fresh=before is not None and key not in before,
                )
            )  # fmt: skip
        return slots

    def in_sight(self, view: View, seat: int) -> list[str]:
        heroes = as_archibald(view)["heroes"]
        hero = heroes[seat]
        found = [f"{verb}/{key}" for key in dict.fromkeys(hero["hand"]["cards"]) for verb in HAND_VERBS]
        found += [f"move/{key}" for key in near(hero["cell"])]
        found += [f"{verb}/{key}" for verb in CELL_VERBS if verb != "move" for key in CELL_KEYS]
        found += [f"hero/{key}" for key in HERO_KEYS]
        found += [f"target/{other + 1}" for other in range(len(heroes))]
        return [*found, "fight", "done"]

    def hand_title(self, scene: TableScene, canvas: Canvas, area: Region, count: int) -> None:
        key = "archibald-hand-over" if count > HAND_LIMIT else "archibald-hand-count"
        title(canvas, area, scene.say("archibald-hand-own"), scene.say(key, n=count, limit=HAND_LIMIT), False)

    def hand_cards(self, scene: TableScene, canvas: Canvas, area: Region, focus: str) -> list[Thing]:
        held = self.held(scene)
        self.hand_title(scene, canvas, Region(area.x, area.y, area.width, 1), len(held))
        return row(scene, canvas, Region(area.x, area.y + 1, area.width, area.height - 1), held, focus)

    def hand_lines(self, scene: TableScene, column: "Column", area: Region, held: list[Slot]) -> None:
        """Cards below one another: number, sign and name, then what they say as far as there is room."""
        self.hand_title(scene, column.canvas, Region(area.x, area.y, area.width, 1), len(held))
        column.y += 1
        for i, slot in enumerate(held):
            left = len(held) - i
            text = wrapped(slot.text, area.width - 5, max(0, (area.bottom - column.y - left) // left))
            first: InkLine = (
                *(badge(slot.options) or (("   ", "ink"),)), (FRESH if slot.is_fresh else " ", "rust"),
                (f"{slot.mark} ", slot.ink), (slot.title, "ink"),
            )  # fmt: skip
            lines = (first, *((("     ", "ink"), (line, "ink")) for line in text))
            column.put(Note(slot.name, slot.title, lines, (), "", slot.asks, slot.options, slot.card), left - 1)

    # -- to read -----------------------------------------------------------------------------------------------------

    def piles(self, scene: TableScene) -> list[Pile]:
        discards = as_archibald(scene.view)["discards"]
        piles = [
            Pile(
                scene.say("archibald-discard-encounters", level=level, n=len(discards["encounters"][level])),
                tuple(number_of(key) for key in discards["encounters"][level]),
                "encounter.reshuffle",
            )
            for level in LEVELS
        ]
        read = discards["adventures"]
        told = scene.say("archibald-discard-adventures", n=len(read))
        return [*piles, Pile(told, tuple(number_of(key) for key in read), "adventure.reshuffle")]

    def clauses(self, card: int) -> list[str]:
        fact = CATALOG.cards[card]
        more: tuple[str, ...] = ()
        if fact.is_a == EQUIPMENT:
            dice = ("equipment.dice",) if fact.red or fact.yellow else ()
            lives = ("equipment.armour", "equipment.life-saved") if fact.guard else ()
            more = (*dice, *lives, *(("equipment.more",) if fact.perk.words() else ()))
        return [*CLAUSES[fact.is_a], *more]

    def legend(self, lang: str) -> list[str]:
        heroes = ", ".join(f"{key[0].upper()} {card_name('archibald', number_of(key), lang)}" for key in HERO_KEYS)
        tiles = " ".join(letters for line in signs(lang, 72).lines[1:] for letters, _ in line)
        return [tiles.replace("\N{NO-BREAK SPACE}", " "), heroes, say(lang, "archibald-legend")]


def near(cell: str | None) -> list[str]:
    """The cells around a hero, the nearest first; none before the hero has one."""
    if cell is None:
        return []
    here = divmod(CELL_KEYS.index(cell), COLUMNS)
    steps = {
        key: abs(number // COLUMNS - here[0]) + abs(number % COLUMNS - here[1]) for number, key in enumerate(CELL_KEYS)
    }
    return sorted((key for key, far in steps.items() if 0 < far <= NEAR), key=steps.__getitem__)
