"""What a game tells before its cards can be drawn: how it looks, and the facts that a picture shows."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

Tones = tuple[str, str, str]  # dark, middle, light


class Facts(NamedTuple):
    kind: str
    types: tuple[str, ...]
    origin: str


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
    dyed: str = "kinds"  # what gives a card its colour: "kinds" or "types"
    prices: dict[str, Tones] = field(default_factory=dict)  # numbers at the side of the window
    strengths: dict[str, Tones] = field(default_factory=dict)  # numbers on its lower edge
    named: str = ""  # the kind of the cards that a prerequisite may ask for by name
