"""A page of cells to draw on, and the things on it that can be pointed at."""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

from bivouac.terminal.palette import Inks
from bivouac.terminal.words import NO_BREAK

# A frame: top left, across, top right, down, bottom left, bottom right.
Frame = tuple[str, str, str, str, str, str]
ROUND: Final = ("╭", "─", "╮", "│", "╰", "╯")
HEAVY: Final = ("┏", "━", "┓", "┃", "┗", "┛")
DASHED: Final = ("┌", "╌", "┐", "╎", "└", "┘")


@dataclass(frozen=True)
class Thing:
    """Something in sight. `options` are places in the list of what can be chosen now, `asks` the keys of actions whose
    refusal tells why not, `card` a card of the game or -1."""

    name: str
    region: Region
    title: str
    options: tuple[int, ...] = ()
    asks: tuple[str, ...] = ()
    card: int = -1
    told: tuple[str, ...] = ()  # what it is, if it is no card
    clause: str = ""
    stops: bool = True  # whether the keys stop at it

    def moved(self, x: int, y: int) -> "Thing":
        return replace(self, region=self.region.translate((x, y)))


@dataclass
class CanvasPage:
    """What was drawn, and where everything lies."""

    canvas: "Canvas"
    things: list[Thing] = field(default_factory=list)

    def at(self, x: int, y: int) -> Thing | None:
        return next((thing for thing in self.things if thing.region.contains(x, y)), None)

    def named(self, name: str) -> Thing | None:
        return next((thing for thing in self.things if thing.name == name), None)


class Canvas:
    """Rows of characters, each one cell wide, with a style for each cell."""

    def __init__(self, width: int, height: int, inks: Inks) -> None:
        self.width: Final = width
        self.height: Final = height
        self.inks: Final = inks
        paper = inks("ink")
        self.letters: Final = [[" "] * width for _ in range(height)]
        self.styles: Final = [[paper] * width for _ in range(height)]

    def text(self, x: int, y: int, text: str, style: Style, room: int | None = None) -> int:
        """Write on one line, no further than `room` cells or the edge; where the next letter would stand."""
        room = self.width - x if room is None else min(room, self.width - x)
        if not 0 <= y < self.height or room <= 0:
            return x
        for letter in clipped(text, room):
            self.letters[y][x] = letter if cell_len(letter) == 1 else "?"
            self.styles[y][x] = style
            x += 1
        return x

    def lines(self, region: Region, lines: list[str], style: Style) -> None:
        for i, line in enumerate(lines[: region.height]):
            self.text(region.x, region.y + i, line, style, region.width)

    def fill(self, region: Region, style: Style, letter: str = " ") -> None:
        for y in range(max(0, region.y), min(self.height, region.bottom)):
            for x in range(max(0, region.x), min(self.width, region.right)):
                self.letters[y][x] = letter
                self.styles[y][x] = style

    def box(self, region: Region, style: Style, form: Frame = ROUND) -> None:
        """A frame with what is inside it cleared."""
        self.fill(region, style)
        top_left, across, top_right, down, bottom_left, bottom_right = form
        inside = region.width - 2
        self.text(region.x, region.y, f"{top_left}{across * inside}{top_right}", style)
        self.text(region.x, region.bottom - 1, f"{bottom_left}{across * inside}{bottom_right}", style)
        for y in range(region.y + 1, region.bottom - 1):
            self.text(region.x, y, down, style)
            self.text(region.right - 1, y, down, style)

    def strip(self, y: int) -> Strip:
        if y >= self.height:
            return Strip.blank(self.width, self.inks("ink"))
        return Strip(list(runs(self.letters[y], self.styles[y])), self.width)

    def said(self) -> str:
        """Everything that can be read on the page."""
        return "\n".join("".join(row).rstrip() for row in self.letters)


def runs(letters: list[str], styles: list[Style]) -> Iterator[Segment]:
    start = 0
    for i in range(1, len(letters) + 1):
        if i == len(letters) or styles[i] is not styles[start]:
            yield Segment("".join(letters[start:i]), styles[start])
            start = i


def clipped(text: str, room: int) -> str:
    """No longer than `room`; what is cut off leaves a sign."""
    return text if len(text) <= room else f"{text[: room - 1].rstrip()}…"


def hyphenated(word: str, width: int) -> str:
    """A word that no line can hold, in pieces that say so."""
    pieces: list[str] = []
    while len(word) > width > 2 and "-" not in word[:width]:
        pieces.append(f"{word[: width - 1]}-")
        word = word[width - 1 :]
    return " ".join([*pieces, word])


def wrapped(text: str, width: int, most: int | None = None) -> list[str]:
    """Broken into lines between words, a word only where it is longer than a line; the last of `most` lines says that
    more would follow."""
    if width < 1 or most == 0:
        return []
    whole = textwrap.wrap(" ".join(hyphenated(word, width) for word in text.split(" ")), width)
    lines = [line.replace(NO_BREAK, " ") for line in whole]
    if most is not None and len(lines) > most:
        rest = " ".join(lines[most - 1 :])
        return [*lines[: most - 1], clipped(rest, width)]
    return lines
