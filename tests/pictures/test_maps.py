"""The outlines of the map of Fortune and Glory: every space is where it belongs, and the picture shows the links."""

import json
import re
from collections import defaultdict
from importlib.resources import files
from itertools import pairwise
from math import dist
from typing import Any

import pytest

from bivouac.games.fortune_and_glory.map import (
    ALL_SPACES,
    BORDER,
    CITY,
    FIRST_CITY,
    GATE,
    KEYS,
    LAND,
    LINKS,
    NUMBER_OF,
    PORT,
    WRAP,
)

Dot = tuple[int, int]
Side = tuple[Dot, Dot]

TEXT = (files("bivouac.pictures") / "maps" / "fortune-and-glory.json").read_text("utf-8")
DRAWN: dict[str, Any] = json.loads(TEXT)
WIDTH, HEIGHT = DRAWN["width"], DRAWN["height"]
OUTLINED = KEYS[:FIRST_CITY]
# Two spaces that share less of a line than this meet at a corner.
CORNER = 8
# Neighbours with a strait between them.
OVER_A_STRAIT = {("british-isles", "western-europe"), ("greece", "anatolia")}


def rings(path: str) -> list[list[Dot]]:
    found = []
    for start_x, start_y, steps in re.findall(r"M(\d+) (\d+)l([-\d ]+)z", path):
        x, y = int(start_x), int(start_y)
        ring = [(x, y)]
        numbers = [int(number) for number in re.findall(r"-?\d+", steps)]
        for step_x, step_y in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + step_x, y + step_y
            ring.append((x, y))
        found.append(ring)
    return found


RINGS = {key: rings(DRAWN["spaces"][key]["path"]) for key in OUTLINED} | {"still": rings(DRAWN["still"])}


def sides(key: str) -> list[Side]:
    return [side for ring in RINGS[key] for side in pairwise([*ring, ring[0]])]


SIDES = {key: sides(key) for key in RINGS}


def area(key: str) -> float:
    """Holes run the other way around, and count against it."""
    return abs(sum(a * d - b * c for (a, b), (c, d) in SIDES[key])) / 2


def inside(key: str, x: float, y: float) -> bool:
    found = False
    for (a, b), (c, d) in SIDES[key]:
        if (b > y) != (d > y) and x < a + (c - a) * (y - b) / (d - b):
            found = not found
    return found


def far(key: str, x: float, y: float) -> float:
    """How far a place is from a space; 0 inside of it."""
    if inside(key, x, y):
        return 0
    best = float("inf")
    for (a, b), (c, d) in SIDES[key]:
        length = (c - a) ** 2 + (d - b) ** 2
        share = max(0.0, min(1.0, ((x - a) * (c - a) + (y - b) * (d - b)) / length))
        best = min(best, dist((x, y), (a + share * (c - a), b + share * (d - b))))
    return best


def touching() -> dict[tuple[str, str], float]:
    """How far each two spaces run along the same line."""
    owners: dict[Side, list[str]] = defaultdict(list)
    for key in OUTLINED:
        for here, there in SIDES[key]:
            owners[min(here, there), max(here, there)].append(key)
    found: dict[tuple[str, str], float] = defaultdict(float)
    for side, keys in owners.items():
        if len(keys) == 2 and keys[0] != keys[1]:
            found[keys[0], keys[1]] += dist(*side)
    return found


TOUCHING = touching()
LINKED = {(KEYS[here], KEYS[there]): kind for here, there, kind in LINKS}


def centre(key: str) -> Dot:
    x, y = DRAWN["spaces"][key]["centre"]
    return x, y


def test_every_land_and_every_sea_has_an_outline_and_every_city_a_place() -> None:
    assert list(DRAWN["spaces"]) == KEYS
    assert [key for key in KEYS if "path" in DRAWN["spaces"][key]] == OUTLINED
    for key in OUTLINED:
        path = DRAWN["spaces"][key]["path"]
        assert re.fullmatch(r"(M\d+ \d+l-?\d+( ?-?\d+)+z)+", path), key
        assert len(RINGS[key]) == path.count("M")


def test_everything_is_on_the_picture() -> None:
    dots = [dot for key in RINGS for ring in RINGS[key] for dot in ring] + [centre(key) for key in KEYS]
    assert {0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in dots} == {True}


def test_the_file_is_small() -> None:
    assert len(TEXT.encode()) < 120_000


@pytest.mark.parametrize("key", OUTLINED)
def test_the_centre_of_a_space_is_inside_of_it_and_of_no_other(key: str) -> None:
    assert [other for other in RINGS if inside(other, *centre(key))] == [key]


def test_spaces_stand_where_they_are_on_a_globe() -> None:
    """Who is farther east or north on the globe is so on the picture, from the Bering Strait eastward."""
    spaces = sorted(ALL_SPACES, key=lambda space: (space.lon + 169) % 360)
    assert [centre(space.key)[0] for space in spaces] == sorted(centre(space.key)[0] for space in spaces)
    spaces = sorted(ALL_SPACES, key=lambda space: -space.lat)
    assert [centre(space.key)[1] for space in spaces] == sorted(centre(space.key)[1] for space in spaces)


def test_spaces_and_still_waters_cover_the_picture() -> None:
    assert sum(area(key) for key in RINGS) == WIDTH * HEIGHT
    places = [(x + 0.5, y + 0.5) for x in range(20, WIDTH, 120) for y in range(20, HEIGHT, 120)]
    counts = [sum(inside(key, *place) for key in RINGS) for place in places]
    assert set(counts) == {1}
    assert area("still") < 0.1 * WIDTH * HEIGHT


def test_every_land_is_large_enough_for_a_figure() -> None:
    assert [key for key in OUTLINED if area(key) < 1500] == []


@pytest.mark.parametrize(("here", "there"), [pair for pair, kind in LINKED.items() if kind not in (WRAP, GATE, PORT)])
def test_spaces_that_are_linked_touch(here: str, there: str) -> None:
    if (here, there) in OVER_A_STRAIT:
        assert min(far(here, x, y) for ring in RINGS[there] for x, y in ring) < 40
    else:
        assert TOUCHING[here, there] > CORNER


def test_straits_are_between_lands_only() -> None:
    assert {LINKED[pair] for pair in OVER_A_STRAIT} == {BORDER}
    assert [pair for pair in OVER_A_STRAIT if TOUCHING[pair] > 0] == []


def test_what_touches_without_a_link_is_closed() -> None:
    """The board must draw a line there that nobody crosses, so there should be few of them."""
    strangers = [[here, there] for (here, there), length in TOUCHING.items() if length > CORNER]
    strangers = [pair for pair in strangers if tuple(pair) not in LINKED]
    assert sorted(strangers) == sorted(DRAWN["closed"])
    assert len(strangers) <= 6
    assert not [pair for pair in strangers if NUMBER_OF[pair[0]] // 45 == NUMBER_OF[pair[1]] // 45]  # a coast each


@pytest.mark.parametrize("ocean", ["north-pacific", "south-pacific"])
def test_the_two_sides_of_the_pacific_meet_at_the_edges(ocean: str) -> None:
    assert LINKED[f"{ocean}-west", f"{ocean}-east"] == WRAP
    left = {y for ring in RINGS[f"{ocean}-east"] for x, y in ring if x == 0}
    right = {y for ring in RINGS[f"{ocean}-west"] for x, y in ring if x == WIDTH}
    assert min(max(left), max(right)) - max(min(left), min(right)) > 300


@pytest.mark.parametrize("city", KEYS[FIRST_CITY:])
def test_a_city_lies_in_its_land_and_a_port_near_its_seas(city: str) -> None:
    assert ALL_SPACES[NUMBER_OF[city]].kind == CITY
    for (here, there), kind in LINKED.items():
        if there == city and kind == GATE:
            assert far(here, *centre(city)) < 12, here
        elif there == city and kind == PORT:
            assert far(here, *centre(city)) < 40, here
    lands = [space.key for space in ALL_SPACES if space.kind == LAND and inside(space.key, *centre(city))]
    assert [land for land in lands if (land, city) not in LINKED] == []
