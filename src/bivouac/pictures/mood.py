"""What a game tells before its cards can be drawn: how it looks, and the facts that a picture shows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bivouac.text.game_text import Face

Tones = tuple[str, str, str]  # dark, middle, light


class Facts(NamedTuple):
    kind: str
    types: tuple[str, ...]
    origin: str


class CardNote(NamedTuple):
    """Something that is said by an icon and a word or a number, above the text. `mark` is a key of the marks."""

    mark: str
    word: str


class Beside(NamedTuple):
    """A card that lies in the box without a number of its own."""

    face: Face
    facts: Facts
    numbers: dict[str, int]
    notes: tuple[CardNote, ...]
    tags: tuple[str, ...]


def no_notes(number: int, lang: str) -> tuple[CardNote, ...]:
    return ()


def no_numbers(number: int) -> dict[str, int]:
    return {}


def none_besides(lang: str) -> Sequence[Beside]:
    return ()


@dataclass(frozen=True, slots=True)
class Mood:
    """How a game looks, from the plain data of its module."""

    emblems: dict[str, str]
    kinds: dict[str, str]
    types: dict[str, str]
    marks: dict[str, str]
    frames: dict[str, str]
    windows: dict[str, str]
    badges: dict[str, str]
    tones: dict[str, Tones]
    tints: tuple[str, ...]
    paper: Tones
    ink: tuple[str, str]
    red_ink: str
    facts: Callable[[int], Facts]  # of a card, by its number
    display: str  # the face of names, as tools/assets.py calls it
    nouns: tuple[str, ...] = ()  # kinds and types that texts name: an icon stands before them
    said: dict[str, str] = field(default_factory=dict)  # marks that texts name too: the message that is the word
    dyed: str = "kinds"  # what gives a card its colour: "kinds" or "types"
    prices: dict[str, Tones] = field(default_factory=dict)  # numbers at the side of the window
    strengths: dict[str, Tones] = field(default_factory=dict)  # numbers on its lower edge
    named: str = ""  # the kind of the cards that a prerequisite may ask for by name
    stubs: dict[str, Tones] = field(default_factory=dict)  # numbers on stubs at the left, each with its mark
    stubs_below: dict[str, Tones] = field(default_factory=dict)  # the same on the lower edge of the window
    notes: Callable[[int, str], tuple[CardNote, ...]] = no_notes  # of a card, by its number, in a language
    backs: dict[str, str] = field(default_factory=dict)  # emblems of other faces, by the card: they hang tilted
    behind: Callable[[int], dict[str, int]] = no_numbers  # the numbers of a card's other face
    besides: Callable[[str], Sequence[Beside]] = none_besides  # cards without numbers, in a language
    places: dict[str, str] = field(default_factory=dict)  # their emblems
    banner: Tones | None = None  # a ribbon under the name: ground, edge, letters
    trim: str = ""  # the fine line of the frame, where it is not the middle tone
    text_size: float = 29.0  # of the text where it fits; a game that says much has it smaller
    text_heights: tuple[float, ...] = (116, 156, 196)  # a short text leaves more room for the emblem
    bare_height: float = 116  # the same for a card that has no text
    is_halftone: bool = False  # windows in dots, as on a cheap poster
