"""Outlines of icons and letters, made by tools/assets.py. They may be absent: then nothing can be drawn."""

import json
import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

# Spaces that fonts lack, as parts of the plain one: the narrow no-break space of French punctuation, and its kin.
SPACES: Final = {" ": 1.0, "\u00a0": 1.0, "\u202f": 0.62, "\u2009": 0.62}
ARROWS: Final = {"→": "»"}  # no face of ours has the one
UNKNOWN: Final = "?"


class NoAssets(Exception):
    """The icons and fonts are not there, or not all of them."""


class Icon(NamedTuple):
    """An outline on a square of 512, and its silhouette without holes."""

    outline: str
    silhouette: str


class Font:
    """Letters of one face: how wide they are, how they stand in pairs, how they are drawn."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name: Final = name
        self.units: Final[int] = data["units"]
        self.capital: Final[float] = data["capital"] / data["units"]
        self.glyphs: Final[dict[str, tuple[float, str]]] = {
            letter: (width, path) for letter, (width, path) in data["glyphs"].items()
        }
        self.pairs: Final[dict[str, dict[str, int]]] = data["kerning"]
        self.widths: Final[dict[str, float]] = {}  # measured before: lines are tried at many sizes

    def spelled(self, text: str) -> str:
        """The text in letters that the face has: an accent that it lacks is dropped, a foreign letter is a "?"."""
        out = []
        for letter in text:
            letter = ARROWS.get(letter, letter)
            if letter in SPACES or letter in self.glyphs:
                out.append(letter)
            else:
                plain = [part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part)]
                out += [part if part in self.glyphs else UNKNOWN for part in plain]
        return "".join(out)

    def places(self, text: str) -> tuple[list[tuple[str, float]], float]:
        """Where each letter of a line stands, in units of the face, and how long the line is."""
        places: list[tuple[str, float]] = []
        at = 0.0
        before = ""
        for letter in self.spelled(text):
            at += self.pairs.get(before, {}).get(letter, 0)
            if letter in SPACES:
                at += self.glyphs[" "][0] * SPACES[letter]
            else:
                places.append((letter, at))
                at += self.glyphs[letter][0]
            before = letter
        return places, at

    def width(self, text: str) -> float:
        """How long a line is at size 1."""
        if text not in self.widths:
            self.widths[text] = self.places(text)[1] / self.units
        return self.widths[text]


def read(name: str) -> Any:
    try:
        return json.loads((files("bivouac.pictures") / "assets" / name).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise NoAssets(name) from error


@lru_cache(maxsize=1)
def icons() -> dict[str, Icon]:
    return {name: Icon(data["d"], data["back"]) for name, data in read("icons.json").items()}


@lru_cache(maxsize=1)
def fonts() -> dict[str, Font]:
    return {name: Font(name, data) for name, data in read("fonts.json").items()}


def icon(name: str) -> Icon:
    try:
        return icons()[name]
    except KeyError as error:
        raise NoAssets(name) from error


def forget() -> None:
    """Read anew at the next call: the files have changed."""
    icons.cache_clear()
    fonts.cache_clear()
