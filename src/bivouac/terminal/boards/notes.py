"""Lines that belong together and can be pointed at as one, written one below another."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.geometry import Region

from bivouac.terminal.canvas import Canvas, Thing, wrapped

# What stands on a ground of its own: a number to type, a hero, one's own hero.
GROUNDED: Final = {"badge": ("on_badge", "badge"), "pawn": ("paper", "ink"), "own": ("paper", "verdigris")}

Ink = tuple[str, str]  # letters and their ink
InkLine = tuple[Ink, ...]


@dataclass(frozen=True)
class Note:
    """Some lines that belong together, the first of them a heading."""

    name: str
    title: str
    lines: tuple[InkLine, ...]
    told: tuple[str, ...] = ()
    clause: str = ""
    asks: tuple[str, ...] = ()
    options: tuple[int, ...] = ()
    card: int = -1
    glows: bool = False
    is_told: bool = False  # a story: where it ends early, that is marked


def write(canvas: Canvas, region: Region, note: Note, focused: bool) -> Thing:
    """A note from its first line on, as far as there is room; a sign says that more would follow."""
    inks = canvas.inks
    lit = bool(note.options)
    ground = "focus" if focused else "lit" if lit else "paper"
    canvas.fill(region, inks("ink", ground))
    for i, line in enumerate(note.lines[: region.height]):
        x = region.x
        for letters, ink in line:
            if ink in GROUNDED:
                style = inks(*GROUNDED[ink], bold=True)
            elif focused:
                style = inks("on_focus", ground, bold=i == 0)
            elif i == 0 and note.glows and ink == "ink":
                style = inks("on_glow", "glow", bold=True)
            else:
                style = inks(ink, ground, bold=i == 0)
            x = canvas.text(x, region.y + i, letters, style, region.right - x)
    if note.is_told and len(note.lines) > region.height:
        canvas.text(region.right - 1, region.bottom - 1, "…", inks("on_focus" if focused else "ink", ground))
    return Thing(
        note.name, region, note.title, note.options, note.asks, note.card, note.told, note.clause
    )  # fmt: skip


def long(line: Sequence[Ink]) -> int:
    return sum(len(letters) for letters, _ in line)


def padded(left: Sequence[Ink], right: Sequence[Ink], width: int) -> InkLine:
    """The right end at the right edge, as long as both fit."""
    return (*left, (" " * max(1, width - long(left) - long(right)), "dim"), *right)


def badge(options: Sequence[int]) -> InkLine:
    """The number to type; a plus where there is more than one thing to do."""
    return ((f" {options[0] + 1}{'+' if len(options) > 1 else ''} ", "badge"),) if options else ()


def paragraph(text: str, width: int, ink: str = "ink") -> list[InkLine]:
    return [((line, ink),) for line in wrapped(text, width)]


class Column:
    """Notes written one below another."""

    def __init__(self, canvas: Canvas, area: Region, focus: str) -> None:
        self.canvas: Final = canvas
        self.area: Final = area
        self.focus: Final = focus
        self.y = area.y
        self.things: Final[list[Thing]] = []

    def put(self, note: Note, spare: int) -> None:
        """As much of a note as leaves `spare` rows below it; nothing where that is nothing."""
        rows = min(len(note.lines), self.area.bottom - self.y - spare)
        if rows > 0:
            region = Region(self.area.x, self.y, self.area.width, rows)
            self.things.append(write(self.canvas, region, note, note.name == self.focus))
            self.y += rows

    def gap(self, spare: int) -> None:
        """An empty row, where more than `spare` are left."""
        if self.area.bottom - self.y > spare:
            self.y += 1
