"""A soft pattern behind each emblem, made from the card's key, so that a card is known by it in small."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from bivouac.pictures.shapes import Point, polygon, short


class Seeds:
    """Small numbers that belong to a word: the same ones every time, on every machine and in the browser. The word is
    folded into 32 bits (FNV-1a), each number is a step of a linear congruence further."""

    def __init__(self, word: str) -> None:
        self.state = 0x811C9DC5
        for byte in word.encode():
            self.state = (self.state ^ byte) * 0x01000193 & 0xFFFFFFFF

    def below(self, limit: int) -> int:
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.state >> 12) % limit

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.below(1000) / 999


# -- tiles: drawn on a square of 40, repeated over the window ----------------------------------------------------------


def open_line(points: list[Point]) -> str:
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points)


def stairs() -> str:
    return open_line(
        [(0, 40), (0, 30), (10, 30), (10, 20), (20, 20), (20, 10), (30, 10), (30, 0), (40, 0)]
    ) + open_line([(20, 40), (20, 30), (30, 30), (30, 20), (40, 20)])


def diamonds() -> str:
    return polygon([(20, 2), (38, 20), (20, 38), (2, 20)]) + polygon([(20, 12), (28, 20), (20, 28), (12, 20)])


def crosses() -> str:
    """The stepped cross of the Andes."""
    return polygon(
        [
            (16, 6), (24, 6), (24, 11), (29, 11), (29, 16), (34, 16), (34, 24), (29, 24), (29, 29), (24, 29), (24, 34),
            (16, 34), (16, 29), (11, 29), (11, 24), (6, 24), (6, 16), (11, 16), (11, 11), (16, 11),
        ]
    ) + polygon([(17, 17), (23, 17), (23, 23), (17, 23)])  # fmt: skip


def zigzag() -> str:
    return open_line([(0, 10), (20, 30), (40, 10)]) + open_line([(0, 24), (16, 40), (24, 40), (40, 24)])


def waves() -> str:
    bows = "M0 20a20 20 0 0 1 40 0M10 20a10 10 0 0 1 20 0"
    return bows + "M-20 40a20 20 0 0 1 40 0a20 20 0 0 1 40 0M-10 40a10 10 0 0 1 20 0M30 40a10 10 0 0 1 20 0"


def rings() -> str:
    return "M6 20a14 14 0 1 1 28 0a14 14 0 1 1 -28 0ZM15 20a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z"


def weave() -> str:
    return "M4 6h14M4 14h14M26 22v14M34 22v14M24 4v12M32 4v12M40 4v12M2 26h16M2 34h16"


def triangles() -> str:
    return polygon([(0, 38), (20, 4), (40, 38)]) + polygon([(11, 33), (20, 18), (29, 33)])


def fret() -> str:
    """A spiral of right angles, as on woven belts."""
    return open_line([(0, 36), (36, 36), (36, 6), (8, 6), (8, 26), (26, 26), (26, 16), (18, 16)])


def feathers() -> str:
    return "M20 0v40M20 10l-14 -8M20 10l14 -8M20 22l-14 -8M20 22l14 -8M20 34l-14 -8M20 34l14 -8"


TILES: Final[tuple[Callable[[], str], ...]] = (
    stairs, diamonds, crosses, zigzag, waves, rings, weave, triangles, fret, feathers,
)  # fmt: skip


# -- whole pictures ----------------------------------------------------------------------------------------------------


def rays(seeds: Seeds, cx: float, cy: float, reach: float) -> str:
    """A sun behind the emblem."""
    count = 14 + 2 * seeds.below(6)
    turned = seeds.between(0, pi / count)
    wedges = []
    for number in range(count):
        left, right = turned + 2 * pi * number / count, turned + 2 * pi * (number + 0.5) / count
        wedges.append(
            polygon(
                [
                    (cx, cy),
                    (cx + reach * cos(left), cy + reach * sin(left)),
                    (cx + reach * cos(right), cy + reach * sin(right)),
                ]
            )
        )
    return "".join(wedges)


def heights(seeds: Seeds, cx: float, cy: float, reach: float) -> str:
    """Contour lines of a map."""
    lobes = [(1 + seeds.below(4), seeds.between(0.05, 0.16), seeds.between(0, 2 * pi)) for _ in range(3)]
    dx, dy = seeds.between(-0.25, 0.25) * reach, seeds.between(-0.2, 0.2) * reach
    lines = []
    for level in range(1, 11):
        r = reach * level / 8
        points = []
        for step in range(18):
            angle = 2 * pi * step / 18
            wide = r * (1 + sum(size * sin(count * angle + turn) for count, size, turn in lobes))
            points.append((cx + dx + wide * cos(angle), cy + dy + wide * sin(angle)))
        lines.append(smooth(points))
    return "".join(lines)


def smooth(points: list[Point]) -> str:
    """A closed curve that bends at each point and passes half way between two."""
    ahead = [*points[1:], points[0]]
    halves = [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in zip(points, ahead, strict=True)]
    (x, y), (u, v) = halves[-1], points[0]
    first = f"M{short(x)} {short(y)}Q{short(u)} {short(v)} {short(halves[0][0])} {short(halves[0][1])}"
    return first + "".join(f"T{short(a)} {short(b)}" for a, b in halves[1:]) + "Z"


def pattern(key: str, ident: str, colour: str, cx: float, cy: float, reach: float) -> tuple[str, str]:
    """What stands behind the emblem of this card: a definition for <defs>, and the drawing."""
    seeds = Seeds(key)
    choice = seeds.below(len(TILES) + 2)
    if choice == len(TILES):
        return "", f'<path d="{rays(seeds, cx, cy, reach * 1.5)}" fill="{colour}" opacity=".38"/>'
    if choice > len(TILES):
        path = heights(seeds, cx, cy, reach)
        return "", f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2" opacity=".7"/>'
    scale = (0.7, 0.9, 1.15)[seeds.below(3)]
    turned = (0, 0, 45, 90)[seeds.below(4)]
    heavy = (1.8, 2.6, 3.4)[seeds.below(3)]
    filled = seeds.below(3) == 0 and TILES[choice] in (diamonds, crosses, rings, triangles)
    paint = (
        f'fill="{colour}" fill-rule="evenodd"' if filled else f'fill="none" stroke="{colour}" stroke-width="{heavy:g}"'
    )
    transform = f"translate({short(cx)} {short(cy)}) rotate({turned}) scale({scale:g})"
    tile = (
        f'<pattern id="{ident}" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="{transform}">'
        f'<path d="{TILES[choice]()}" {paint}/></pattern>'
    )
    box = f'x="{short(cx - reach)}" y="{short(cy - reach)}" width="{short(2 * reach)}" height="{short(2 * reach)}"'
    return tile, f'<rect {box} fill="url(#{ident})" opacity="{".45" if filled else ".62"}"/>'
