"""Reads a card's SVG as a viewer would: every letter at the place where it is drawn."""

import re
from typing import NamedTuple
from xml.etree import ElementTree

from bivouac.pictures.outlines import fonts

SVG = "{http://www.w3.org/2000/svg}"
FACES = {name[0]: name for name in ("text", "bold", "italic", "display", "round")}


class Stretch(NamedTuple):
    """Letters on one base line in one face."""

    face: str
    letters: str
    size: float
    left: float
    right: float
    base: float


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def stretches(svg: str) -> list[Stretch]:
    """Straight text, in drawing order."""
    found = []
    for group in parsed(svg).iter(f"{SVG}g"):
        matrix = re.fullmatch(r"matrix\((\S+) 0 0 -(\S+) (\S+) (\S+)\)", group.get("transform", ""))
        if matrix is None:
            continue
        scale, _, x, y = map(float, matrix.groups())
        letters, ends = "", [0.0]
        for use in group:
            initial, code = use.attrib["href"].removeprefix("#").split("-")
            font = fonts()[FACES[initial]]
            letters += chr(int(code, 16))
            ends.append(float(use.attrib["x"]) + font.glyphs[letters[-1]][0])
        starts = [float(use.attrib["x"]) for use in group]
        found.append(Stretch(font.name, letters, scale * font.units, x + scale * min(starts), x + scale * max(ends), y))
    return found


def without_spaces(text: str) -> str:
    return re.sub(r"\s", "", text)
