"""Outlines that tell kinds apart without colour: frames, windows for emblems, badges of types. Each is an SVG path."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Final

Point = tuple[float, float]


def short(value: float) -> str:
    """A coordinate with one decimal: a tenth of a unit cannot be seen."""
    return f"{round(value, 1) + 0:g}"


def polygon(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points) + "Z"


def corners(x: float, y: float, width: float, height: float, corner: Sequence[Point]) -> str:
    """A rectangle whose corners all have one profile, given for the top left one from its left to its top edge."""
    right, bottom = x + width, y + height
    top_left = [(x + dx, y + dy) for dx, dy in corner]
    top_right = [(right - dx, y + dy) for dx, dy in reversed(corner)]
    bottom_right = [(right - dx, bottom - dy) for dx, dy in corner]
    bottom_left = [(x + dx, bottom - dy) for dx, dy in reversed(corner)]
    return polygon([*top_left, *top_right, *bottom_right, *bottom_left])


def ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    half = f"a{short(rx)} {short(ry)} 0 1 1"
    return f"M{short(cx - rx)} {short(cy)}{half} {short(2 * rx)} 0{half} {short(-2 * rx)} 0Z"


# -- frames ------------------------------------------------------------------------------------------------------------


def round_frame(x: float, y: float, width: float, height: float) -> str:
    return rounded(x, y, width, height, 20)


def rounded(x: float, y: float, width: float, height: float, r: float) -> str:
    return (
        f"M{short(x + r)} {short(y)}h{short(width - 2 * r)}a{r:g} {r:g} 0 0 1 {r:g} {r:g}v{short(height - 2 * r)}"
        f"a{r:g} {r:g} 0 0 1 {-r:g} {r:g}h{short(2 * r - width)}a{r:g} {r:g} 0 0 1 {-r:g} {-r:g}"
        f"v{short(2 * r - height)}a{r:g} {r:g} 0 0 1 {r:g} {-r:g}Z"
    )


def steps_frame(x: float, y: float, width: float, height: float) -> str:
    """Corners of an Inca stairway."""
    return corners(x, y, width, height, [(0, 33), (11, 33), (11, 22), (22, 22), (22, 11), (33, 11), (33, 0)])


def bevel_frame(x: float, y: float, width: float, height: float) -> str:
    """Corners cut like those of a gem."""
    return corners(x, y, width, height, [(0, 32), (32, 0)])


def hollow(x: float, y: float, width: float, height: float, r: float) -> str:
    """Corners bitten out in quarter circles, as on a ticket."""
    right, bottom = x + width, y + height
    bite = f"A{r:g} {r:g} 0 0 0"
    return (
        f"M{short(x)} {short(y + r)}{bite} {short(x + r)} {short(y)}H{short(right - r)}"
        f"{bite} {short(right)} {short(y + r)}V{short(bottom - r)}{bite} {short(right - r)} {short(bottom)}"
        f"H{short(x + r)}{bite} {short(x)} {short(bottom - r)}Z"
    )


def ticket_frame(x: float, y: float, width: float, height: float) -> str:
    return hollow(x, y, width, height, 26)


def notch_frame(x: float, y: float, width: float, height: float) -> str:
    """Corners turned inwards by a square, as on a seal that was broken."""
    return corners(x, y, width, height, [(0, 30), (13, 30), (20, 20), (30, 13), (30, 0)])


def stamp_frame(x: float, y: float, width: float, height: float) -> str:
    """The perforated edge of a postage stamp."""
    return perforated(x, y, width, height, 17.0, 5.2)


def perforated(x: float, y: float, width: float, height: float, pitch: float, r: float) -> str:
    parts = [f"M{short(x)} {short(y)}"]
    for dx, dy, length in ((1, 0, width), (0, 1, height), (-1, 0, width), (0, -1, height)):
        count = round(length / pitch)
        gap = length / count - 2 * r
        for number in range(count):
            before = gap / 2 if number == 0 else gap
            parts.append(f"l{short(dx * before)} {short(dy * before)}")
            parts.append(f"a{r:g} {r:g} 0 0 0 {short(dx * 2 * r)} {short(dy * 2 * r)}")
        parts.append(f"l{short(dx * gap / 2)} {short(dy * gap / 2)}")
    return "".join(parts) + "Z"


def thorns_frame(x: float, y: float, width: float, height: float) -> str:
    """Corners that prick."""
    return corners(x, y, width, height, [(0, 36), (15, 29), (7, 16), (19, 19), (16, 7), (29, 15), (36, 0)])


def leaf(x: float, y: float, width: float, height: float, r: float, small: float) -> str:
    """Two opposite corners of a leaf are wide, the other two, where its stalk and its tip are, narrow."""
    right, bottom = x + width, y + height
    return (
        f"M{short(x + small)} {short(y)}H{short(right - r)}A{r:g} {r:g} 0 0 1 {short(right)} {short(y + r)}"
        f"V{short(bottom - small)}A{small:g} {small:g} 0 0 1 {short(right - small)} {short(bottom)}"
        f"H{short(x + r)}A{r:g} {r:g} 0 0 1 {short(x)} {short(bottom - r)}"
        f"V{short(y + small)}A{small:g} {small:g} 0 0 1 {short(x + small)} {short(y)}Z"
    )


def leaf_frame(x: float, y: float, width: float, height: float) -> str:
    return leaf(x, y, width, height, 78, 14)


def page_frame(x: float, y: float, width: float, height: float) -> str:
    """A page with one corner turned down."""
    right, bottom = x + width, y + height
    return polygon([(x, y), (right - 42, y), (right, y + 42), (right, bottom), (x, bottom)])


def film_frame(x: float, y: float, width: float, height: float) -> str:
    """A strip of film: plain edges, and the holes for the sprockets beside them."""
    return rounded(x, y, width, height, 9) + holes(x - 10, y, 13, height) + holes(x + width + 10, y, 13, height)


def holes(cx: float, y: float, size: float, height: float) -> str:
    """Sprocket holes one below the other around a middle line."""
    count = round(height / 31)
    pitch = height / count
    wide, high = size * 0.62, size
    return "".join(
        rounded(cx - wide / 2, y + pitch * (number + 0.5) - high / 2, wide, high, 2.5) for number in range(count)
    )


def tag_frame(x: float, y: float, width: float, height: float) -> str:
    """A price tag: the two upper corners are cut."""
    right, bottom = x + width, y + height
    return polygon([(x, y + 46), (x + 46, y), (right - 46, y), (right, y + 46), (right, bottom), (x, bottom)])


def plaque_frame(x: float, y: float, width: float, height: float) -> str:
    """The brass plate in a museum: its corners swing in, with a step on both sides."""
    right, bottom = x + width, y + height
    bite = "a22 22 0 0 0"
    return (
        f"M{short(x)} {short(y + 30)}h8{bite} 22 -22v-8H{short(right - 30)}v8{bite} 22 22h8V{short(bottom - 30)}h-8"
        f"{bite} -22 22v8H{short(x + 30)}v-8{bite} -22 -22h-8Z"
    )


def scallop_frame(x: float, y: float, width: float, height: float) -> str:
    """The awning of a fair: the upper and the lower edge swing."""
    count = 10
    step = width / count
    swing = f"a{short(step * 0.56)} {short(step * 0.4)} 0 0"
    there = f"{swing} 1 {short(step)} 0" * count
    back = f"{swing} 1 {short(-step)} 0" * count
    return f"M{short(x)} {short(y + 12)}{there}V{short(y + height - 12)}{back}Z"


def deco_frame(x: float, y: float, width: float, height: float) -> str:
    """Corners in three terraces, as picture palaces have them."""
    return corners(x, y, width, height, [(0, 40), (7, 40), (7, 26), (16, 16), (26, 7), (40, 7), (40, 0)])


FRAMES: Final[dict[str, Callable[[float, float, float, float], str]]] = {
    "round": round_frame,
    "steps": steps_frame,
    "bevel": bevel_frame,
    "ticket": ticket_frame,
    "notch": notch_frame,
    "stamp": stamp_frame,
    "thorns": thorns_frame,
    "leaf": leaf_frame,
    "page": page_frame,
    "film": film_frame,
    "tag": tag_frame,
    "plaque": plaque_frame,
    "scallop": scallop_frame,
    "deco": deco_frame,
}
# Frames whose edge is ornament enough: the line inside is another one, so much further in.
INSIDE: Final[dict[str, tuple[Callable[[float, float, float, float], str], float]]] = {
    "stamp": (round_frame, 7.0),
    "film": (bevel_frame, 0.0),
    "scallop": (round_frame, 9.0),
}


# -- windows: the place of the emblem, in a box around its middle ------------------------------------------------------


def oval(cx: float, cy: float, width: float, height: float) -> str:
    """A portrait in its mount."""
    return ellipse(cx, cy, width * 0.43, height / 2)


def doorway(cx: float, cy: float, width: float, height: float) -> str:
    """An Inca doorway: narrower at the lintel."""
    top, low = width * 0.385, width / 2
    return polygon(
        [
            (cx - top, cy - height / 2),
            (cx + top, cy - height / 2),
            (cx + low, cy + height / 2),
            (cx - low, cy + height / 2),
        ]
    )


def gem(cx: float, cy: float, width: float, height: float) -> str:
    wide, high, cut = width * 0.44, height / 2, height * 0.27
    return polygon(
        [
            (cx - wide + cut, cy - high), (cx + wide - cut, cy - high), (cx + wide, cy - high + cut),
            (cx + wide, cy + high - cut), (cx + wide - cut, cy + high), (cx - wide + cut, cy + high),
            (cx - wide, cy + high - cut), (cx - wide, cy - high + cut),
        ]
    )  # fmt: skip


def arrow(cx: float, cy: float, width: float, height: float) -> str:
    """A signpost that points on: what I do."""
    wide, high, tip = width / 2, height / 2, width * 0.13
    return polygon(
        [
            (cx - wide, cy - high), (cx + wide - tip, cy - high), (cx + wide, cy), (cx + wide - tip, cy + high),
            (cx - wide, cy + high), (cx - wide + tip, cy),
        ]
    )  # fmt: skip


def shield(cx: float, cy: float, width: float, height: float) -> str:
    """What I answer with."""
    wide, top, shoulder = width * 0.42, cy - height / 2, cy + height * 0.06
    belly, waist, tip = cy + height * 0.34, cy + height * 0.44, cy + height / 2
    return (
        f"M{short(cx - wide)} {short(top)}H{short(cx + wide)}V{short(shoulder)}"
        f"C{short(cx + wide)} {short(belly)} {short(cx + wide * 0.42)} {short(waist)} {short(cx)} {short(tip)}"
        f"C{short(cx - wide * 0.42)} {short(waist)} {short(cx - wide)} {short(belly)}"
        f" {short(cx - wide)} {short(shoulder)}Z"
    )


def stamp(cx: float, cy: float, width: float, height: float) -> str:
    wide = width * 0.82
    return perforated(cx - wide / 2, cy - height / 2, wide, height, 23.0, 7.0)


def plate(cx: float, cy: float, width: float, height: float) -> str:
    """What is printed on a stamp, inside its white edge."""
    wide, high = width * 0.82 - 14, height - 14
    return rounded(cx - wide / 2, cy - high / 2, wide, high, 4)


def leaf_window(cx: float, cy: float, width: float, height: float) -> str:
    wide = width * 0.86
    return leaf(cx - wide / 2, cy - height / 2, wide, height, height * 0.45, 12)


def burst(cx: float, cy: float, width: float, height: float) -> str:
    """A star with many points: something happens."""
    points = []
    for number in range(36):
        share = 1.0 if number % 2 == 0 else 0.86
        angle = 2 * pi * number / 36
        points.append((cx + width * 0.47 * share * cos(angle), cy + height / 2 * share * sin(angle)))
    return polygon(points)


def arch(cx: float, cy: float, width: float, height: float) -> str:
    """The front of a picture palace."""
    wide, top, low = width * 0.42, cy - height / 2, cy + height / 2
    rise = min(height * 0.42, wide)
    return (
        f"M{short(cx - wide)} {short(low)}V{short(top + rise)}A{short(wide)} {short(rise)} 0 0 1 {short(cx + wide)}"
        f" {short(top + rise)}V{short(low)}Z"
    )


def nut(cx: float, cy: float, width: float, height: float) -> str:
    """Six sides: something made."""
    wide, high, cut = width * 0.46, height / 2, height * 0.3
    return polygon(
        [
            (cx - wide, cy), (cx - wide + cut, cy - high), (cx + wide - cut, cy - high),
            (cx + wide, cy), (cx + wide - cut, cy + high), (cx - wide + cut, cy + high),
        ]
    )  # fmt: skip


def tag(cx: float, cy: float, width: float, height: float) -> str:
    """A price tag on its side."""
    wide, high, cut = width * 0.44, height / 2, height * 0.24
    return polygon(
        [
            (cx - wide, cy - high + cut), (cx - wide + cut, cy - high), (cx + wide, cy - high),
            (cx + wide, cy + high), (cx - wide + cut, cy + high), (cx - wide, cy + high - cut),
        ]
    )  # fmt: skip


def slide(cx: float, cy: float, width: float, height: float) -> str:
    """A picture in its mount."""
    wide = width * 0.84
    return rounded(cx - wide / 2, cy - height / 2, wide, height, 26)


def film(cx: float, cy: float, width: float, height: float) -> str:
    """One picture of a film."""
    return rounded(cx - width / 2, cy - height / 2, width, height, 6)


def strip(cx: float, cy: float, width: float, height: float) -> str:
    """What is black on a picture of a film: a band above and one below, with holes."""
    band = film_band(height)
    parts = []
    for top in (cy - height / 2, cy + height / 2 - band):
        parts.append(f"M{short(cx - width / 2)} {short(top)}h{short(width)}v{short(band)}h{short(-width)}Z")
        count = round(width / (band * 1.5))
        pitch, wide, high = width / count, band * 0.62, band * 0.5
        for number in range(count):
            left = cx - width / 2 + pitch * (number + 0.5) - wide / 2
            parts.append(rounded(left, top + (band - high) / 2, wide, high, 2.5))
    return "".join(parts)


def film_band(height: float) -> float:
    return max(16.0, height * 0.1)


def medal(cx: float, cy: float, width: float, height: float) -> str:
    """A portrait on a medal: a soft edge of many small bows."""
    count, wide, high = 28, width * 0.45, height / 2 - 4
    points = [(cx + wide * cos(2 * pi * i / count), cy + high * sin(2 * pi * i / count)) for i in range(count)]
    bows = []
    for (x, y), (u, v) in zip(points, [*points[1:], points[0]], strict=True):
        r = ((u - x) ** 2 + (v - y) ** 2) ** 0.5 * 0.56
        bows.append(f"A{short(r)} {short(r)} 0 0 1 {short(u)} {short(v)}")
    return f"M{short(points[0][0])} {short(points[0][1])}{''.join(bows)}Z"


WINDOWS: Final[dict[str, Callable[[float, float, float, float], str]]] = {
    "oval": oval,
    "doorway": doorway,
    "gem": gem,
    "arrow": arrow,
    "shield": shield,
    "stamp": stamp,
    "leaf": leaf_window,
    "burst": burst,
    "arch": arch,
    "nut": nut,
    "tag": tag,
    "slide": slide,
    "film": film,
    "medal": medal,
}

# How much of a window's height an emblem takes, and how far above its middle it stands.
FITS: Final = {
    "oval": (0.7, 0.0),
    "doorway": (0.76, 0.0),
    "gem": (0.76, 0.0),
    "arrow": (0.76, 0.0),
    "shield": (0.7, 0.035),
    "stamp": (0.76, 0.0),
    "leaf": (0.74, 0.0),
    "burst": (0.68, 0.0),
    "arch": (0.7, -0.05),
    "nut": (0.74, 0.0),
    "tag": (0.76, 0.0),
    "slide": (0.78, 0.0),
    "film": (0.66, 0.0),
    "medal": (0.7, 0.0),
}


# -- badges ------------------------------------------------------------------------------------------------------------


def ring(cx: float, cy: float, r: float) -> str:
    return ellipse(cx, cy, r, r)


def regular(cx: float, cy: float, r: float, sides: int, turned: float) -> str:
    angles = [turned + 2 * pi * side / sides for side in range(sides)]
    return polygon([(cx + r * cos(angle), cy + r * sin(angle)) for angle in angles])


def diamond(cx: float, cy: float, r: float) -> str:
    return regular(cx, cy, r * 1.24, 4, 0)


def square(cx: float, cy: float, r: float) -> str:
    return rounded(cx - r * 0.92, cy - r * 0.92, r * 1.84, r * 1.84, 6)


def hexagon(cx: float, cy: float, r: float) -> str:
    return regular(cx, cy, r * 1.1, 6, pi / 6)


def pentagon(cx: float, cy: float, r: float) -> str:
    return regular(cx, cy, r * 1.14, 5, -pi / 2)


def drop(cx: float, cy: float, r: float) -> str:
    """A disc with one corner: the mark of a claw."""
    return f"M{short(cx - r)} {short(cy)}a{short(r)} {short(r)} 0 1 0 {short(r)} {short(-r)}H{short(cx - r)}Z"


BADGES: Final[dict[str, Callable[[float, float, float], str]]] = {
    "circle": ring,
    "diamond": diamond,
    "square": square,
    "hexagon": hexagon,
    "drop": drop,
    "pentagon": pentagon,
}
