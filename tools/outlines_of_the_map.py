# /// script
# requires-python = ">=3.11"
# dependencies = ["mypy_extensions>=1.0", "shapely==2.2.0"]
# ///
"""Outlines of the spaces of Fortune and Glory: `PYTHONPATH=src:. uv run tools/outlines_of_the_map.py`.

Coastlines and borders are Natural Earth's, which are in the public domain, as the npm package world-atlas carries them.
npm fetches it, unless its file countries-50m.json is named on the command line. The countries are put together or cut
into the 45 lands, the waters are cut into the 18 seas, all of it is drawn flat by Miller's projection with the Pacific
at both edges, Europe drawn larger and oceans and poles smaller than they are, made simple without tearing neighbours
apart, and written in whole numbers.

It is run by hand when the map changes, in an environment of its own: only here is a library for polygons needed.
The result is committed: {"width", "height", "spaces": {key: {"centre": [x, y], "path"}}, "still", "closed"}. A path is
that of an SVG; a city has none. "still" are waters of no space: ice and inland seas. "closed" are spaces that touch on
the picture though no link joins them: the board draws a line there that nobody crosses.
"""

import json
import math
import shutil
import subprocess
import sys
import tarfile
import tempfile
from bisect import bisect
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import shapely
from shapely import Geometry, MultiPolygon, Point, Polygon, box
from shapely.affinity import translate

from bivouac.games.fortune_and_glory.map import ALL_SPACES, CITY, FIRST_CITY, KEYS, LAND, LINKS, NUMBER_OF, SEA
from tools.regions_of_the_map import CUTS, DISCS, LANDS, LEFT_OUT, SEAS, STILL_WATERS

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "src" / "bivouac" / "pictures" / "maps" / "fortune-and-glory.json"
ATLAS = "world-atlas@2.0.2"
FILE = "countries-50m.json"

WIDTH = 3600  # ten units are about one degree
WEST = -169.0  # the edge of the board runs through the Bering Strait
NORTH = 81.5
SOUTH = -79.5
# How much larger than by the projection things are drawn, by degrees.
LONGITUDES = {
    -169: 0.75, -130: 0.85, -120: 1, -70: 1, -55: 0.85, -40: 0.75, -22: 0.85, -10: 1.25, 30: 1.25, 50: 1.1, 80: 1,
    140: 1, 155: 0.85, 191: 0.75,
}  # fmt: skip
LATITUDES = {-90: 0.4, -70: 0.45, -55: 0.7, -35: 1, -10: 1.05, 20: 1.1, 36: 1.3, 60: 1.15, 70: 0.6, 90: 0.5}
SIMPLE = 3.0  # smaller bends are made straight: the square root of their area
SMALLEST = 60.0  # islands below this area are left out, unless their land is made of islands
SMALLEST_OF_ISLES = 9.0
ISLES = ("caribbean", "polynesia", "greece", "indonesia-jungle", "british-isles", "japan")
LAID_ON = 8.0  # how far two spaces must touch to be closed off
STEP = 2.0  # straight lines are bent by the projection: they get a point every so many degrees


def between(scale: dict[float, float], at: float) -> float:
    """The scale at this degree, on a straight line between the two that are given."""
    places = sorted(scale)
    after = bisect(places, at)
    if after in (0, len(places)):
        return scale[places[min(after, len(places) - 1)]]
    low, high = places[after - 1], places[after]
    return scale[low] + (scale[high] - scale[low]) * (at - low) / (high - low)


def miller(lat: float) -> float:
    """How much longer a degree of latitude is drawn here than at the equator."""
    return 1 / math.cos(0.8 * math.radians(lat))


def summed(scale: dict[float, float], first: float, last: float, is_miller: bool) -> list[float]:
    """How far each tenth of a degree lies from the first one."""
    found = [0.0]
    for step in range(round((last - first) * 10)):
        at = first + (step + 0.5) / 10
        found.append(found[-1] + between(scale, at) * (miller(at) if is_miller else 1) / 10)
    return found


ACROSS = summed(LONGITUDES, WEST, WEST + 360, False)
DOWN = summed(LATITUDES, -90, 90, True)
UNIT = WIDTH / ACROSS[-1]


def at(places: list[float], tenths: float) -> float:
    whole = min(int(tenths), len(places) - 2)
    return places[whole] + (places[whole + 1] - places[whole]) * (tenths - whole)


def height(lat: float) -> float:
    return UNIT * at(DOWN, (lat + 90) * 10)


HEIGHT = round(height(NORTH) - height(SOUTH))


def flat(lon: float, lat: float) -> tuple[float, float]:
    around = lon if lon >= WEST else lon + 360
    return UNIT * at(ACROSS, (around - WEST) * 10), height(NORTH) - height(lat)


def polygons(shape: Geometry) -> Iterator[Polygon]:
    if isinstance(shape, Polygon):
        if not shape.is_empty:
            yield shape
    else:
        for part in getattr(shape, "geoms", ()):
            yield from polygons(part)


def areas(shape: Geometry) -> MultiPolygon:
    """Only what has an area, cleaned."""
    return MultiPolygon(list(polygons(shapely.make_valid(shape))))


# -- reading -----------------------------------------------------------------------------------------------------------


def atlas(argument: str | None) -> dict[str, Any]:
    if argument:
        return dict(json.loads(Path(argument).read_text("utf-8")))
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(f"npm is missing: fetch {ATLAS} by hand and name its {FILE}.")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([npm, "pack", ATLAS, "--silent"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        with tarfile.open(next(Path(folder).glob("*.tgz"))) as package:
            content = package.extractfile(f"package/{FILE}")
            assert content is not None
            return dict(json.load(content))


def countries(topology: dict[str, Any]) -> dict[str, MultiPolygon]:
    """Countries by name, in degrees, from the western edge of the board eastward."""
    (scale_x, scale_y), (left, bottom) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        line = []
        for step_x, step_y in arc:
            x, y = x + step_x, y + step_y
            line.append((x * scale_x + left, y * scale_y + bottom))
        arcs.append(line)

    def ring(numbers: Iterable[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for number in numbers:
            part = arcs[number] if number >= 0 else arcs[~number][::-1]
            points += part[1:] if points else part
        return unrolled(points)

    found = {}
    for country in topology["objects"]["countries"]["geometries"]:
        parts = country["arcs"] if country["type"] == "MultiPolygon" else [country["arcs"]]
        shapes = [Polygon(ring(part[0]), [ring(hole) for hole in part[1:]]) for part in parts]
        whole = areas(shapely.union_all([shapely.make_valid(shape) for shape in shapes]))
        found[country["properties"]["name"]] = from_the_edge(whole)
    return found


def unrolled(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A ring that crosses the date line goes on beyond it; one that runs around the South Pole is closed there."""
    turns = 0
    found = [points[0]]
    for (before, _), (lon, lat) in pairwise(points):
        turns += (before - lon > 180) - (lon - before > 180)
        found.append((lon + 360 * turns, lat))
    if turns:
        found += [(found[-1][0], -90), (found[0][0], -90), found[0]]
    return found


def from_the_edge(shape: MultiPolygon) -> MultiPolygon:
    """What lies beyond one edge of the board comes in at the other."""
    frame = box(WEST, -90, WEST + 360, 90)
    return areas(shapely.union_all([translate(shape, xoff=360 * turns) & frame for turns in (-1, 0, 1)]))


# -- cutting -----------------------------------------------------------------------------------------------------------


def region(points: Iterable[tuple[float, float]]) -> Geometry:
    return shapely.make_valid(Polygon(points))


def lands(known: dict[str, MultiPolygon]) -> dict[str, MultiPolygon]:
    """The lands, of whole countries and of what is cut from them."""
    parts: dict[str, list[Geometry]] = defaultdict(list)
    rest: dict[str, Geometry] = dict(known)
    for name in LEFT_OUT:
        del rest[name]
    for country, space, points in CUTS:
        piece = region(points)
        if space:
            parts[space].append(rest[country] & piece)
        rest[country] = rest[country] - piece
    for space, names in LANDS.items():
        for name in names:
            parts[space].append(rest.pop(name))
    left = sorted(name for name, shape in rest.items() if areas(shape).area > 0)
    if left:
        raise SystemExit(f"no land takes: {', '.join(left)}")
    frame = box(WEST, SOUTH, WEST + 360, NORTH)
    return {space: areas(shapely.union_all([areas(part) for part in found]) & frame) for space, found in parts.items()}


def seas() -> dict[str, MultiPolygon]:
    """The seas, each without what came before it, as if there were no land."""
    water: Geometry = box(WEST, SOUTH, WEST + 360, NORTH)
    for points in STILL_WATERS:
        water = areas(water - region(points))
    found = {}
    for name, points in SEAS:
        found[name] = areas(water & region(points))
        water = areas(water - found[name])
    return found


def drawn(shape: Geometry) -> MultiPolygon:
    """In units of the picture."""
    bent = shapely.segmentize(shape, STEP)
    return areas(shapely.transform(bent, lambda points: [flat(lon, lat) for lon, lat in points]))


def without_specks(space: str, shape: MultiPolygon) -> MultiPolygon:
    """Without small islands and small holes; the largest part stays whatever its size."""
    least = SMALLEST_OF_ISLES if space in ISLES else SMALLEST
    parts = sorted(polygons(shape), key=lambda part: -part.area)
    kept = parts[:1] + [part for part in parts[1:] if part.area >= least]
    holes = [[hole for hole in part.interiors if Polygon(hole).area >= SMALLEST] for part in kept]
    return MultiPolygon([Polygon(part.exterior, inner) for part, inner in zip(kept, holes, strict=True)])


def fitted(shapes: dict[str, MultiPolygon]) -> dict[str, MultiPolygon]:
    """The same shapes with every corner of a neighbour as a corner of their own, and simple."""
    lines = shapely.union_all([shape.boundary for shape in shapes.values()], grid_size=0.01)
    faces: dict[str, list[Polygon]] = {name: [] for name in shapes}
    for shape in shapes.values():
        shapely.prepare(shape)
    for face in polygons(shapely.polygonize([lines])):
        inside = face.representative_point()
        faces[next((name for name, shape in shapes.items() if shape.contains(inside)), "still")].append(face)
    whole = [shapely.coverage_union_all(found) for found in faces.values()]
    simple = shapely.coverage_simplify(whole, SIMPLE)
    if not shapely.coverage_is_valid(simple):
        raise SystemExit("the outlines do not fit together")
    return {name: areas(shape) for name, shape in zip(faces, simple, strict=True)}


# -- writing -----------------------------------------------------------------------------------------------------------


def path(shape: MultiPolygon) -> str:
    """An SVG path of relative steps in whole numbers; holes run the other way around."""
    text = ""
    for part in sorted(polygons(shapely.orient_polygons(shape)), key=lambda part: -part.area):
        for ring in (part.exterior, *part.interiors):
            points = [(round(x), round(y)) for x, y in ring.coords[:-1]]
            points = [point for number, point in enumerate(points) if point != points[number - 1]]
            if len(points) < 3:
                continue
            text += "M{} {}l".format(*points[0])
            steps = [(x - a, y - b) for (a, b), (x, y) in pairwise(points)]
            text += " ".join(f"{x} {y}" for x, y in steps).replace(" -", "-") + "z"
    return text


def touch(one: Geometry, other: Geometry) -> float:
    """How far two outlines run along each other."""
    return float(shapely.length(one.intersection(other, grid_size=0.01)))


def main(arguments: list[str]) -> None:
    ground = lands(countries(atlas(arguments[0] if arguments else None)))
    shapes = {space: without_specks(space, drawn(shape)) for space, shape in ground.items()}
    for space, lon, lat, radius in DISCS:
        disc = Point(flat(lon, lat)).buffer(radius, quad_segs=6)
        others = shapely.union_all([shape for name, shape in shapes.items() if name != space])
        shapes[space] = areas(shapely.union_all([shapes.get(space, MultiPolygon()), disc - others]))
    wet = areas(box(0, 0, WIDTH, HEIGHT) - shapely.union_all(list(shapes.values())))
    for name, shape in seas().items():
        shapes[name] = areas(wet & drawn(shape))
        wet = areas(wet - shapes[name])
    shapes["still"] = wet
    order = [*(key for key in KEYS if NUMBER_OF[key] < FIRST_CITY), "still"]
    done = fitted({name: shapes[name] for name in order})
    linked = {frozenset((KEYS[here], KEYS[there])) for here, there, _ in LINKS}
    closed = [
        [one, other]
        for number, one in enumerate(order[:-1])
        for other in order[number + 1 : -1]
        if frozenset((one, other)) not in linked and touch(done[one], done[other]) > LAID_ON
    ]
    spaces: dict[str, dict[str, Any]] = {}
    for space in ALL_SPACES:
        spaces[space.key] = {"centre": [round(at) for at in flat(space.lon, space.lat)]}
        if space.kind != CITY:
            spaces[space.key]["path"] = path(done[space.key])
    result = {"width": WIDTH, "height": HEIGHT, "spaces": spaces, "still": path(done["still"]), "closed": closed}
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(json.dumps(result, separators=(",", ":")).replace('},"', '},\n"') + "\n", "utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size:,} bytes")
    for space in ALL_SPACES:
        if space.kind in (LAND, SEA) and not done[space.key].contains(Point(flat(space.lon, space.lat))):
            print(f"the centre of {space.key} is outside of it")
    for one, other in closed:
        print(f"closed: {one} - {other} ({touch(done[one], done[other]):.0f})")


if __name__ == "__main__":
    main(sys.argv[1:])
