"""The page that a game is played on: headline, board, question, log, keys; everything on it can be pointed at."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from bivouac.terminal.boards import board_of
from bivouac.terminal.boards.slots import ADVISED, FRESH
from bivouac.terminal.canvas import Canvas, CanvasPage, Thing, clipped, wrapped
from bivouac.terminal.palette import LANTERN, PALETTES, Inks
from bivouac.terminal.scene import TableScene

SMALLEST: Final = (80, 24)
SIDE_FROM: Final = 110  # columns from which the log has a side of its own
LIST_FROM: Final = 34  # rows from which all options are also listed in words
LISTED: Final = 4  # unless that takes more rows than these


@dataclass(frozen=True)
class KeyHint:
    """A key in the bottom line; `action` runs when it is clicked."""

    key: str
    word: str
    action: str


def side_width(width: int) -> int:
    """How much of a wide window the log takes; none of a narrow one."""
    return 0 if width < SIDE_FROM else max(34, min(60, width * 3 // 10))


class Sheet(Widget, can_focus=True):
    """Draws a scene at any size. `cursor` is the name of the thing that the keys are at."""

    DEFAULT_CSS = "Sheet { width: 1fr; height: 1fr; background: $paper; }"
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "step(1)", show=False),
        Binding("shift+tab", "step(-1)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("up", "go(0, -1)", show=False),
    ]

    class Chosen(Message):
        """Something that can be chosen was clicked."""

        def __init__(self, thing: Thing) -> None:
            super().__init__()
            self.thing: Final = thing

    class Asked(Message):
        """Something that cannot be chosen was clicked."""

        def __init__(self, thing: Thing) -> None:
            super().__init__()
            self.thing: Final = thing

    class Pressed(Message):
        """A key in the bottom line was clicked."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action: Final = action

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.scene: TableScene | None = None
        self.hints: Sequence[KeyHint] = ()
        self.too_small = ""
        self.cursor = ""
        self.slip_rows = 0  # rows at the bottom of the side that something else covers
        self.page = CanvasPage(Canvas(0, 0, Inks(LANTERN)))

    # -- what is shown -----------------------------------------------------------------------------------------------

    def show(self, scene: TableScene | None, hints: Sequence[KeyHint], too_small: str) -> None:
        """Show another moment; None leaves nothing on the page."""
        asked_anew = scene is not None and (self.scene is None or self.scene.option_ids != scene.option_ids)
        self.scene = scene
        self.hints = hints
        self.too_small = too_small
        self.draw()
        if scene is None:
            self.cursor = ""
        elif asked_anew or self.page.named(self.cursor) is None:
            lit = [thing for thing in self.page.things if thing.options and thing.stops]
            begin = scene.advised if scene.advised >= 0 else board_of(scene.game).begins_at(scene)
            first = [thing for thing in lit if begin in thing.options]
            self.move_to((first or lit)[0] if lit else None)

    @property
    def inks(self) -> Inks:
        return Inks(PALETTES.get(self.app.theme, LANTERN))

    def draw(self) -> None:
        width, height = self.size
        canvas = Canvas(width, height, self.inks)
        self.page = CanvasPage(canvas)
        if width < SMALLEST[0] or height < SMALLEST[1]:
            canvas.lines(Region(0, 0, width, height), wrapped(self.too_small, width), self.inks("ink"))
        elif self.scene is not None:
            self.page.things = Layout(self.scene, canvas, self.cursor, self.slip_rows, self.hints).drawn()
        self.refresh()

    def on_resize(self) -> None:
        self.draw()

    def render_line(self, y: int) -> Strip:
        return self.page.canvas.strip(y)

    # -- pointing ----------------------------------------------------------------------------------------------------

    @property
    def focused_thing(self) -> Thing | None:
        return self.page.named(self.cursor)

    def move_to(self, thing: Thing | None) -> None:
        self.cursor = "" if thing is None else thing.name
        self.draw()

    def stops(self) -> list[Thing]:
        """Things in reading order: the table first, then what stands beside it."""
        things = [thing for thing in self.page.things if thing.stops]
        side = self.size.width - side_width(self.size.width)
        return sorted(things, key=lambda thing: (thing.region.x >= side, thing.region.y, thing.region.x))

    def action_step(self, by: int) -> None:
        stops = self.stops()
        if not stops:
            return
        names = [thing.name for thing in stops]
        at = names.index(self.cursor) + by if self.cursor in names else (0 if by > 0 else -1)
        self.move_to(stops[at % len(stops)])

    def action_go(self, across: int, down: int) -> None:
        """To the nearest thing on that side; things in line count as nearer than those askew."""
        here = self.focused_thing
        if here is None:
            self.action_step(across or down)
            return
        best: tuple[float, Thing] | None = None
        for thing in self.stops():
            away = distance(here.region, thing.region, across, down)
            if away is not None and (best is None or away < best[0]):
                best = away, thing
        if best is not None:
            self.move_to(best[1])

    def on_click(self, event: events.Click) -> None:
        thing = self.page.at(event.x, event.y)
        if thing is None:
            return
        if thing.name.startswith("key:"):
            self.post_message(self.Pressed(thing.name.removeprefix("key:")))
            return
        self.move_to(thing if thing.stops else None)
        self.post_message(self.Chosen(thing) if thing.options else self.Asked(thing))


def distance(here: Region, there: Region, across: int, down: int) -> float | None:
    """How far away on the side that a key points to; None on any other side."""
    if down:
        ahead = there.y - here.bottom if down > 0 else here.y - there.bottom
        askew = max(0, there.x - here.right + 1, here.x - there.right + 1)
    else:
        ahead = there.x - here.right if across > 0 else here.x - there.right
        askew = max(0, there.y - here.bottom + 1, here.y - there.bottom + 1)
        if askew:
            return None
    return None if ahead < 0 else ahead * 2 + askew


class Layout:
    """Where everything goes at one size."""

    def __init__(
        self, scene: TableScene, canvas: Canvas, cursor: str, slip_rows: int, hints: Sequence[KeyHint]
    ) -> None:  # fmt: skip
        self.scene: Final = scene
        self.canvas: Final = canvas
        self.inks: Final = canvas.inks
        self.cursor: Final = cursor
        self.slip_rows: Final = slip_rows
        self.hints: Final = hints
        self.side: Final = side_width(canvas.width)
        self.main: Final = canvas.width - self.side - (1 if self.side else 0)
        self.things: Final[list[Thing]] = []

    def drawn(self) -> list[Thing]:
        scene, canvas = self.scene, self.canvas
        board = board_of(scene.game)
        self.headline()
        bottom = canvas.height - 1
        self.footer(bottom)
        fewest = board.fewest_rows(scene, self.main, canvas.height)
        buttons = self.buttons(board.placed(scene))
        room = bottom - 1 - fewest  # rows for question, hint, buttons and, without a side, the log
        most = max(3 if room > 8 else 2, room - 1 - len(buttons))  # a long question, as a scene read aloud, is whole
        question = wrapped(scene.prompt, self.main - 2, most)
        most = max(1, room - len(question) - 1)
        rows = buttons[:most] if most < len(buttons) else buttons
        asked = len(question) + 1 + len(rows)
        log = 0 if self.side else max(0, min(3 + (canvas.height - 24) // 3, room - asked))
        if not self.side and room - asked - log == 1:  # a single row more is of no use to the board
            log += 1
        board_area = Region(0, 1, self.main, bottom - 1 - asked - log)
        self.things.extend(board.draw(scene, canvas, board_area, self.cursor))
        y = board_area.bottom
        self.question(y, question, rows)
        if self.side:
            self.rule()
            self.log(Region(self.main + 1, 1, self.side, bottom - 1 - self.slip_rows))
        else:
            self.log(Region(0, y + asked, self.main, log))
        return self.things

    # -- parts -------------------------------------------------------------------------------------------------------

    def headline(self) -> None:
        scene, canvas = self.scene, self.canvas
        right = f" {scene.note} " if scene.note else ""
        area = Region(0, 0, canvas.width - len(right), 1)
        board = board_of(scene.game)
        self.things.extend(board.headline(scene, canvas, area))
        if right:
            canvas.text(canvas.width - len(right), 0, right, self.inks("ochre", bold=True))

    def footer(self, y: int) -> None:
        """As many keys as there is room for; those that matter most come first."""
        x = 0
        canvas = self.canvas
        canvas.fill(Region(0, y, canvas.width, 1), self.inks("ink", "card"))
        for hint in self.hints:
            width = len(hint.key) + len(hint.word) + 3
            if x + width > canvas.width:
                continue
            start = x
            x = canvas.text(x, y, f" {hint.key} ", self.inks("ochre", "card", bold=True))
            x = canvas.text(x, y, f"{hint.word} ", self.inks("ink", "card"))
            region = Region(start, y, x - start, 1)
            self.things.append(Thing(f"key:{hint.action}", region, hint.word, stops=False))

    def buttons(self, placed: set[int]) -> list[list[tuple[int, str, bool]]]:
        """Rows of options in words: those without a place on the board and, where there is room, all of them."""
        if self.canvas.height >= LIST_FROM:
            rows = self.flow(placed, range(len(self.scene.sentences)))
            if len(rows) <= LISTED:
                return rows
        return self.flow(placed, [i for i in range(len(self.scene.sentences)) if i not in placed])

    def flow(self, placed: set[int], options: Sequence[int]) -> list[list[tuple[int, str, bool]]]:
        """Options in rows as wide as the table; the keys stop at those that have no other place."""
        rows: list[list[tuple[int, str, bool]]] = [[]]
        x = 0
        for i in options:
            text = clipped(self.scene.sentences[i], self.main - len(str(i + 1)) - 6)
            width = len(text) + len(str(i + 1)) + 5
            if x and x + width > self.main - 1:
                rows.append([])
                x = 0
            rows[-1].append((i, text, i not in placed))
            x += width + 1
        return rows

    def question(self, y: int, question: list[str], rows: list[list[tuple[int, str, bool]]]) -> None:
        scene, canvas, inks = self.scene, self.canvas, self.inks
        asked = bool(scene.options)
        for i, line in enumerate(question):
            sign = "▶" if asked and i == 0 else " "
            ink = "ochre" if asked else "dim"
            canvas.text(0, y + i, f"{sign} {line}", inks(ink, bold=asked), self.main)
        self.things.append(
            Thing(
                "prompt", Region(0, y, self.main, len(question)), scene.prompt, clause=scene.prompt_clause, stops=False
            )
        )
        y += len(question)
        for down, row in enumerate(rows, 1):
            x = 1
            for i, text, stops in row:
                x = self.button(x, y + down, i, text, stops) + 1
        self.hint(y)

    def hint(self, y: int) -> None:
        """What Enter would do here; else what a coach suggests."""
        scene = self.scene
        here = next((thing for thing in self.things if thing.name == self.cursor), None)
        if here is not None and here.options:
            first = here.options[0]
            text = f"⏎ {first + 1}. {scene.sentences[first]}"
            if len(here.options) > 1:
                text = scene.say("hint-menu", title=here.title, n=len(here.options))
            if scene.advised in here.options:
                shorter = (f"{text}  {ADVISED} {scene.advice}", f"{text}  {ADVISED} {scene.why}")
                least = f"⏎ {first + 1}  {ADVISED} {scene.why}"
                text = next((each for each in shorter if len(each) <= self.main - 2), least)
        elif here is not None:
            text = scene.say("hint-why", title=here.title)
        elif scene.advised >= 0:
            text = f"{ADVISED} {scene.advised + 1}. {scene.advice}"
        else:
            text = ""
        self.canvas.text(2, y, text, self.inks("dim", italic=True), self.main - 2)

    def button(self, x: int, y: int, i: int, text: str, stops: bool) -> int:
        inks = self.inks
        name = f"option:{i}"
        focused = name == self.cursor
        start = x
        ground = "focus" if focused else "lit"
        ink = "on_focus" if focused else "ink"
        x = self.canvas.text(x, y, f" {i + 1} ", inks("on_badge", "badge", bold=True), self.main - x)
        mark = f"{ADVISED} " if i == self.scene.advised else ""
        x = self.canvas.text(x, y, f" {mark}{text} ", inks(ink, ground, bold=focused), self.main - x)
        clause = self.scene.options[i].clause
        self.things.append(Thing(name, Region(start, y, x - start, 1), text, (i,), clause=clause, stops=stops))
        return x

    def rule(self) -> None:
        style = self.inks("rule")
        for y in range(1, self.canvas.height - 1):
            self.canvas.text(self.main, y, "│", style)

    def log(self, area: Region) -> None:
        """The last lines of the log, the newest at the bottom; what is new since the own last choice is marked."""
        if area.height < 1:
            return
        scene = self.scene
        most = None if self.side else 2
        heights = [len(wrapped(entry.text, area.width - 3, most)) for entry in scene.entries[-area.height :]]
        y = area.y + min(area.height, sum(heights))
        first_new = len(scene.entries) - scene.news
        for i in range(len(scene.entries) - 1, -1, -1):
            entry = scene.entries[i]
            lines = wrapped(entry.text, area.width - 3, most)
            y -= len(lines)
            mark = FRESH if i >= first_new else " "
            if y < area.y:
                if y + len(lines) > area.y:  # the end of a line that is only half in sight
                    rest = Region(area.x, area.y, area.width, y + len(lines) - area.y)
                    self.entry(rest, lines[area.y - y :], i, i >= first_new, "…")
                return
            self.entry(Region(area.x, y, area.width, len(lines)), lines, i, i >= first_new, mark)

    def entry(self, region: Region, lines: list[str], i: int, is_new: bool, mark: str) -> None:
        inks: Inks = self.inks
        entry = self.scene.entries[i]
        name = f"log:{i}"
        focused = name == self.cursor
        style: Style = inks("on_focus", "focus") if focused else inks("ink", bold=True) if is_new else inks("dim")
        self.canvas.fill(region, style if focused else inks("ink"))
        ink = inks("rust", bold=True) if is_new else style
        self.canvas.text(region.x, region.y, mark, style if focused else ink)
        self.canvas.lines(Region(region.x + 2, region.y, region.width - 2, region.height), lines, style)
        self.things.append(Thing(name, region, entry.text, told=(entry.text,), clause=entry.clause))
