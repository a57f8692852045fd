"""Lines of text that fit a box: measured, broken, balanced. SVG breaks no lines, and viewers lack fonts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bivouac.pictures.outlines import Font

SHRINK: Final = 0.97
ICON_WIDTH: Final = 1.0  # of an icon in a line, in sizes of the text
ICON_GAP: Final = 0.16
PARAGRAPH_GAP: Final = 0.42  # between paragraphs, in sizes of the text


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of one line in one face and colour, or an icon that stands in it."""

    text: str
    font: Font
    colour: str
    icon: str = ""
    scale: float = 1.0  # smaller or larger than the text around it

    @property
    def width(self) -> float:
        """At size 1."""
        return self.scale * (ICON_WIDTH + ICON_GAP if self.icon else self.font.width(self.text))

    def saying(self, text: str) -> "Piece":
        """Other words in the same hand."""
        return Piece(text, self.font, self.colour, "", self.scale)

    def joins(self, other: "Piece") -> bool:
        return not (self.icon or other.icon) and self.saying("") == other.saying("")


class Word(NamedTuple):
    """What is never broken: an icon stays with its noun. Measured at size 1."""

    pieces: tuple[Piece, ...]
    width: float
    space: float  # before it


@dataclass(frozen=True, slots=True)
class TypesetLine:
    pieces: tuple[Piece, ...]
    width: float  # at the size of the block
    top: float  # of its line box, below the top of the block
    height: float


@dataclass(frozen=True, slots=True)
class Block:
    lines: tuple[TypesetLine, ...]
    size: float
    height: float

    @property
    def width(self) -> float:
        return max((line.width for line in self.lines), default=0.0)


def words_of(pieces: Sequence[Piece]) -> list[Word]:
    """The words of a paragraph. Only a plain space may be broken at, so that French punctuation keeps its word."""
    words: list[list[Piece]] = [[]]
    for piece in pieces:
        if piece.icon:
            words[-1].append(piece)
            continue
        for number, part in enumerate(piece.text.split(" ")):
            if number:
                words.append([])
            if part:
                words[-1].append(piece.saying(part))
    return [Word(tuple(word), sum(piece.width for piece in word), word[0].saying(" ").width) for word in words if word]


def broken(words: Sequence[Word], widest: float) -> list[list[Word]]:
    """Greedy lines of at most this width at size 1; a longer word has a line of its own."""
    lines: list[list[Word]] = []
    length = 0.0
    for word in words:
        if lines and length + word.space + word.width <= widest:
            lines[-1].append(word)
            length += word.space + word.width
        else:
            lines.append([word])
            length = word.width
    return lines


def balanced(words: Sequence[Word], widest: float) -> list[list[Word]]:
    """As few lines as greedy ones, as even as can be."""
    count = len(broken(words, widest))
    low, high = min(widest, max((word.width for word in words), default=0.0)), widest
    for _ in range(12):
        middle = (low + high) / 2
        low, high = (low, middle) if len(broken(words, middle)) <= count else (middle, high)
    return broken(words, high)


def joined(words: Sequence[Word]) -> tuple[Piece, ...]:
    """A line's pieces; neighbours in one face and colour become one, so that kerning sees them together."""
    pieces: list[Piece] = []
    for number, word in enumerate(words):
        for piece in (*([word.pieces[0].saying(" ")] if number else []), *word.pieces):
            if pieces and pieces[-1].joins(piece):
                pieces[-1] = piece.saying(pieces[-1].text + piece.text)
            else:
                pieces.append(piece)
    return tuple(pieces)


def set_at(paragraphs: Sequence[Sequence[Piece]], size: float, width: float, leading: float) -> Block:
    """Paragraphs at one size, whatever height they take."""
    lines: list[TypesetLine] = []
    top = 0.0
    for number, paragraph in enumerate(paragraphs):
        if number:
            top += PARAGRAPH_GAP * size
        for words in balanced(words_of(paragraph), width / size):
            pieces = joined(words)
            high = leading * size * max(piece.scale for piece in pieces)
            lines.append(TypesetLine(pieces, sum(piece.width for piece in pieces) * size, top, high))
            top += high
    return Block(tuple(lines), size, top)


def fitted(
    paragraphs: Sequence[Sequence[Piece]], width: float, height: float, largest: float, leading: float = 1.2
) -> Block:
    """As large as fits into the box, however long the text is."""
    size = largest
    while True:
        block = set_at(paragraphs, size, width, leading)
        if block.height <= height and block.width <= width:
            return block
        size *= SHRINK


def in_lines(piece: Piece, count: int, width: float, largest: float, leading: float = 1.0) -> Block:
    """Text in so many lines, as large as its width allows: for names."""
    size = largest
    while True:
        block = set_at([[piece]], size, width, leading)
        if len(block.lines) <= count and block.width <= width:
            return block
        size *= SHRINK
