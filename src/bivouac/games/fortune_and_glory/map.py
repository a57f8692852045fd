"""The board: 83 spaces with their numbers, what touches what, and how far a hero gets.

A space is a land (0 to 44), a sea (45 to 62) or a city (63 to 82) (board.three-zone-types). The lists that a move needs
are indexed by that number. Names are in the locales, outlines beside the browser's board. What the rulebook does not
name is ours: `origin` says so for each space.
"""

from typing import Final

from bivouac.engine.catalog import ORIGINAL, PUBLIC, RULEBOOK

LANDS: Final = 45
SEAS: Final = 18
CITIES: Final = 20
FIRST_SEA: Final = 45
FIRST_CITY: Final = 63
SPACES: Final = 83

# Kinds of spaces (board.three-zone-types).
LAND: Final = 0
SEA: Final = 1
CITY: Final = 2

# What a land is made of (board.terrain-icons): bits, because a land may be two things.
PLAINS: Final = 1
FOREST: Final = 2
MOUNTAINS: Final = 4
DESERT: Final = 8
SNOW: Final = 16
JUNGLE: Final = 32
ISLAND: Final = 64
WATERFALL: Final = 128
TERRAIN_KEYS: Final = (
    (PLAINS, "plains"),
    (FOREST, "forest"),
    (MOUNTAINS, "mountains"),
    (DESERT, "desert"),
    (SNOW, "snow"),
    (JUNGLE, "jungle"),
    (ISLAND, "island"),
    (WATERFALL, "waterfall"),
)

# Kinds of links.
BORDER: Final = 0  # land and land
COAST: Final = 1  # land and sea
WATER: Final = 2  # sea and sea
WRAP: Final = 3  # the two edges of the board
GATE: Final = 4  # land and city
PORT: Final = 5  # sea and city

OUT_OF_REACH: Final = -1


class Space:
    """One space: what it is, where it lies on a globe, and where it comes from. `start_of` is a hero's key."""

    __slots__ = (
        "cost", "is_deep", "is_major", "key", "kind", "lat", "lon", "number", "origin", "source", "start_of", "terrain",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        key: str,
        kind: int,
        lon: float,
        lat: float,
        cost: int,
        terrain: int,
        is_deep: bool,
        is_major: bool,
        start_of: str,
        origin: str,
        source: str,
    ) -> None:
        self.number: Final = number
        self.key: Final = key
        self.kind: Final = kind
        self.lon: Final = lon
        self.lat: Final = lat
        self.cost: Final = cost
        self.terrain: Final = terrain
        self.is_deep: Final = is_deep
        self.is_major: Final = is_major
        self.start_of: Final = start_of
        self.origin: Final = origin
        self.source: Final = source


ALL_SPACES: Final[list[Space]] = []
NUMBER_OF: Final[dict[str, int]] = {}
# By number: the cost of entering it, what touches it in ascending order, its terrain.
COST: Final[list[int]] = []
NEIGHBOURS: Final[list[list[int]]] = []
TERRAIN: Final[list[int]] = []
KEYS: Final[list[str]] = []
# Two numbers, the smaller one first, and the kind of their link.
LINKS: Final[list[tuple[int, int, int]]] = []


def land(
    key: str,
    lon: float,
    lat: float,
    terrain: int,
    is_deep: bool = False,
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    """Entering a land costs 1 (movement.land-city-cost)."""
    add(Space(len(ALL_SPACES), key, LAND, lon, lat, 1, terrain, is_deep, False, "", origin, source))


def sea(key: str, lon: float, lat: float, cost: int, origin: str = ORIGINAL, source: str = "") -> None:
    """Entering a sea costs what is printed on it (movement.sea-cost)."""
    add(Space(len(ALL_SPACES), key, SEA, lon, lat, cost, 0, False, False, "", origin, source))


def city(
    key: str,
    lon: float,
    lat: float,
    is_major: bool = False,
    start_of: str = "",
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    """Entering a city costs 1 (movement.land-city-cost)."""
    add(Space(len(ALL_SPACES), key, CITY, lon, lat, 1, 0, False, is_major, start_of, origin, source))


def add(space: Space) -> None:
    ALL_SPACES.append(space)
    NUMBER_OF[space.key] = space.number
    COST.append(space.cost)
    NEIGHBOURS.append([])
    TERRAIN.append(space.terrain)
    KEYS.append(space.key)


def link(kind: int, key: str, others: str) -> None:
    """The space touches each of these others, which have higher numbers."""
    here = NUMBER_OF[key]
    for other in others.split():
        there = NUMBER_OF[other]
        LINKS.append((here, there, kind))
        NEIGHBOURS[here].append(there)
        NEIGHBOURS[there].append(here)


# 45 lands.
land("alaska", -152, 64, MOUNTAINS | SNOW)
land("canada", -100, 58, FOREST | SNOW)
land("greenland", -41, 72, SNOW)
land("western-america", -112, 40, MOUNTAINS | DESERT)
land("eastern-america", -85, 38, PLAINS)
land("mexico", -105, 25, DESERT | MOUNTAINS)
land("yucatan", -89, 18, JUNGLE, origin=RULEBOOK)
land("caribbean", -72, 19, ISLAND)
land("andes", -70, -16.5, MOUNTAINS)
land("amazon-jungle", -62, -3, JUNGLE, is_deep=True, origin=RULEBOOK)
land("amazon-falls", -58, -13, JUNGLE | WATERFALL, is_deep=True, origin=RULEBOOK)
land("brazil", -46, -14, PLAINS)
land("patagonia", -68, -42, PLAINS | MOUNTAINS)
land("easter-island", -109, -27, ISLAND)
land("british-isles", -3.8, 56.7, PLAINS | ISLAND, origin=RULEBOOK)
land("western-europe", 1, 45, PLAINS, origin=RULEBOOK)
land("germany", 10.8, 49.4, FOREST, origin=PUBLIC, source="spalanz.com")
land("scandinavia", 16, 63, MOUNTAINS | SNOW)
land("italy", 13, 42, MOUNTAINS)
land("greece", 22, 39, MOUNTAINS | ISLAND, origin=PUBLIC, source="armchairdragoons.com")
land("eastern-europe", 24, 47, FOREST | MOUNTAINS)
land("sahara", 5, 24, DESERT, origin=RULEBOOK)
land("egypt", 30, 26, DESERT, origin=PUBLIC, source="geekdad.com")
land("west-africa", -4, 9, JUNGLE | PLAINS)
land("congo-jungle", 17, -3, JUNGLE, is_deep=True, origin=RULEBOOK)
land("heart-of-africa", 24, 6, JUNGLE, is_deep=True, origin=RULEBOOK)
land("east-africa", 38, 1, PLAINS | MOUNTAINS)
land("south-africa", 25, -27, PLAINS | DESERT, origin=PUBLIC, source="armchairdragoons.com")
land("madagascar", 47, -20, JUNGLE | ISLAND)
land("anatolia", 34, 39, MOUNTAINS)
land("arabia", 46, 23, DESERT)
land("persia", 56, 32, DESERT | MOUNTAINS)
land("russia", 48, 57, PLAINS | SNOW)
land("turkestan", 68, 43, DESERT)
land("siberia", 105, 64, SNOW | FOREST, origin=PUBLIC, source="armchairdragoons.com")
land("mongolia", 103, 47, DESERT | PLAINS, origin=PUBLIC, source="museonminis.com")
land("himalayas", 88, 32, MOUNTAINS | SNOW)
land("india", 78, 21, JUNGLE | PLAINS)
land("china", 109, 33, PLAINS | MOUNTAINS, origin=RULEBOOK)
land("indochina", 102, 16, JUNGLE)
land("japan", 138, 37, MOUNTAINS | ISLAND)
land("indonesia-jungle", 114, -2, JUNGLE | ISLAND, is_deep=True, origin=RULEBOOK)
land("outback", 134, -25, DESERT)
land("polynesia", 176, -17, ISLAND)
land("antarctica", -8, -75, SNOW, origin=PUBLIC, source="agwerff.blogspot.com")

# 18 seas, each with the cost of entering it (movement.sea-cost).
sea("arctic-ocean", 38, 75.5, cost=3)
sea("north-sea", 4, 57, cost=1)
sea("north-atlantic", -38, 45, cost=3)
sea("tropical-atlantic", -33, 14, cost=2)
sea("south-atlantic", -15, -25, cost=3, origin=PUBLIC, source="armchairdragoons.com")
sea("caribbean-sea", -76.5, 15, cost=2)
sea("mediterranean", 17, 36, cost=2, origin=RULEBOOK)
sea("arabian-sea", 62, 14, cost=2)
sea("indian-ocean", 70, -24, cost=3)
sea("bay-of-bengal", 90, 9, cost=2)
sea("south-china-sea", 117, 14, cost=2)
sea("east-china-sea", 127, 31, cost=1)
sea("coral-sea", 152, -15, cost=2)
sea("north-pacific-west", 163, 30, cost=3)
sea("north-pacific-east", -140, 34, cost=3)
sea("south-pacific-west", 170, -32, cost=2)
sea("south-pacific-east", -100, -38, cost=3)
sea("southern-ocean", 55, -56, cost=3)

# 20 cities: 10 major, then 10 minor (board.city-major, board.city-minor).
city("london", 0, 51.5, is_major=True, start_of="duke-dudley", origin=RULEBOOK)
city("paris", 2.3, 48.9, is_major=True, start_of="jacques-moreau", origin=PUBLIC, source="nitdeljoc.blogspot.com")
city("berlin", 13.4, 52.5, is_major=True, origin=PUBLIC, source="pdfcoffee.com")
city("moscow", 37.6, 55.8, is_major=True, start_of="doctor-zhukov")
city("new-york", -74, 40.7, is_major=True, start_of="sharon-hunter", origin=PUBLIC, source="tomliberman.com")
city("san-francisco", -122.4, 37.8, is_major=True, start_of="jake-zane")
city("rio-de-janeiro", -43.2, -22.9, is_major=True, start_of="alexander-cartwright")
city("cairo", 31.2, 30, is_major=True, start_of="shelly-hargrove")
city("shanghai", 121.5, 31.2, is_major=True, start_of="li-mei-chen", origin=PUBLIC, source="nitdeljoc.blogspot.com")
city("hong-kong", 114.2, 22.3, is_major=True, origin=RULEBOOK)
city("mexico-city", -99.1, 19.4, origin=RULEBOOK)
city("lima", -77, -12)
city("casablanca", -7.6, 33.6)
city("istanbul", 29, 41)
city("cape-town", 18.4, -33.9, origin=PUBLIC, source="armchairdragoons.com")
city("zanzibar", 39.2, -6.2)
city("bombay", 72.8, 19)
city("singapore", 103.8, 1.3)
city("tokyo", 139.7, 35.7)
city("sydney", 151.2, -33.9)

# Land beside land (board.land-borders).
link(BORDER, "alaska", "canada")
link(BORDER, "canada", "western-america eastern-america")
link(BORDER, "western-america", "eastern-america mexico")
link(BORDER, "eastern-america", "mexico")
link(BORDER, "mexico", "yucatan")
link(BORDER, "yucatan", "andes")
link(BORDER, "andes", "amazon-jungle amazon-falls patagonia")
link(BORDER, "amazon-jungle", "amazon-falls brazil")
link(BORDER, "amazon-falls", "brazil")
link(BORDER, "brazil", "patagonia")
link(BORDER, "british-isles", "western-europe")
link(BORDER, "western-europe", "germany italy")
link(BORDER, "germany", "scandinavia italy eastern-europe")
link(BORDER, "scandinavia", "russia")
link(BORDER, "italy", "eastern-europe")
link(BORDER, "greece", "eastern-europe anatolia")
link(BORDER, "eastern-europe", "russia")
link(BORDER, "sahara", "egypt west-africa heart-of-africa")
link(BORDER, "egypt", "heart-of-africa east-africa arabia")
link(BORDER, "west-africa", "congo-jungle")
link(BORDER, "congo-jungle", "heart-of-africa south-africa")
link(BORDER, "heart-of-africa", "east-africa")
link(BORDER, "east-africa", "south-africa")
link(BORDER, "anatolia", "arabia persia russia")
link(BORDER, "arabia", "persia")
link(BORDER, "persia", "turkestan india")
link(BORDER, "russia", "turkestan siberia")
link(BORDER, "turkestan", "siberia mongolia himalayas")
link(BORDER, "siberia", "mongolia china")
link(BORDER, "mongolia", "china")
link(BORDER, "himalayas", "india china indochina")
link(BORDER, "india", "indochina")
link(BORDER, "china", "indochina")

# Land beside sea, without a port (board.port-cities).
link(COAST, "alaska", "north-pacific-east")
link(COAST, "canada", "north-atlantic")
link(COAST, "greenland", "arctic-ocean north-atlantic")
link(COAST, "western-america", "north-pacific-east")
link(COAST, "eastern-america", "north-atlantic caribbean-sea")
link(COAST, "mexico", "caribbean-sea north-pacific-east")
link(COAST, "yucatan", "caribbean-sea")
link(COAST, "caribbean", "tropical-atlantic caribbean-sea")
link(COAST, "andes", "caribbean-sea south-pacific-east")
link(COAST, "amazon-jungle", "tropical-atlantic south-atlantic")
link(COAST, "brazil", "south-atlantic")
link(COAST, "patagonia", "south-atlantic south-pacific-east")
link(COAST, "easter-island", "south-pacific-east")
link(COAST, "british-isles", "north-sea north-atlantic")
link(COAST, "western-europe", "north-sea north-atlantic mediterranean")
link(COAST, "germany", "north-sea")
link(COAST, "scandinavia", "arctic-ocean north-sea")
link(COAST, "italy", "mediterranean")
link(COAST, "greece", "mediterranean")
link(COAST, "sahara", "tropical-atlantic mediterranean")
link(COAST, "egypt", "mediterranean arabian-sea")
link(COAST, "west-africa", "tropical-atlantic")
link(COAST, "congo-jungle", "south-atlantic")
link(COAST, "east-africa", "arabian-sea indian-ocean")
link(COAST, "south-africa", "south-atlantic indian-ocean")
link(COAST, "madagascar", "indian-ocean")
link(COAST, "anatolia", "mediterranean")
link(COAST, "arabia", "arabian-sea")
link(COAST, "persia", "arabian-sea")
link(COAST, "russia", "arctic-ocean")
link(COAST, "siberia", "arctic-ocean east-china-sea north-pacific-west")
link(COAST, "india", "arabian-sea bay-of-bengal")
link(COAST, "china", "south-china-sea east-china-sea")
link(COAST, "indochina", "bay-of-bengal south-china-sea")
link(COAST, "japan", "east-china-sea north-pacific-west")
link(COAST, "indonesia-jungle", "bay-of-bengal south-china-sea coral-sea")
link(COAST, "outback", "indian-ocean coral-sea south-pacific-west")
link(COAST, "polynesia", "south-pacific-west")
link(COAST, "antarctica", "south-pacific-east southern-ocean")

# Sea beside sea.
link(WATER, "arctic-ocean", "north-sea north-atlantic")
link(WATER, "north-sea", "north-atlantic")
link(WATER, "north-atlantic", "tropical-atlantic caribbean-sea mediterranean")
link(WATER, "tropical-atlantic", "south-atlantic caribbean-sea")
link(WATER, "south-atlantic", "indian-ocean south-pacific-east southern-ocean")
link(WATER, "arabian-sea", "indian-ocean")
link(WATER, "indian-ocean", "bay-of-bengal coral-sea southern-ocean")
link(WATER, "bay-of-bengal", "south-china-sea")
link(WATER, "south-china-sea", "east-china-sea coral-sea north-pacific-west")
link(WATER, "east-china-sea", "north-pacific-west")
link(WATER, "coral-sea", "north-pacific-west south-pacific-west")
link(WATER, "north-pacific-west", "south-pacific-west")
link(WATER, "north-pacific-east", "south-pacific-east")

# The half-circles at the edges of the board (board.pacific-crossing).
link(WRAP, "north-pacific-west", "north-pacific-east")
link(WRAP, "south-pacific-west", "south-pacific-east")

# A land and the city in it (board.city-links).
link(GATE, "western-america", "san-francisco")
link(GATE, "eastern-america", "new-york")
link(GATE, "mexico", "mexico-city")
link(GATE, "yucatan", "mexico-city")
link(GATE, "andes", "lima")
link(GATE, "brazil", "rio-de-janeiro")
link(GATE, "british-isles", "london")
link(GATE, "western-europe", "paris")
link(GATE, "germany", "berlin")
link(GATE, "greece", "istanbul")
link(GATE, "sahara", "casablanca")
link(GATE, "egypt", "cairo")
link(GATE, "east-africa", "zanzibar")
link(GATE, "south-africa", "cape-town")
link(GATE, "anatolia", "istanbul")
link(GATE, "russia", "moscow")
link(GATE, "india", "bombay")
link(GATE, "china", "shanghai hong-kong")
link(GATE, "indochina", "singapore")
link(GATE, "japan", "tokyo")
link(GATE, "outback", "sydney")

# A sea and the port on it (board.port-cities).
link(PORT, "north-sea", "london")
link(PORT, "north-atlantic", "new-york")
link(PORT, "tropical-atlantic", "casablanca")
link(PORT, "south-atlantic", "rio-de-janeiro cape-town")
link(PORT, "mediterranean", "cairo istanbul")
link(PORT, "arabian-sea", "zanzibar bombay")
link(PORT, "indian-ocean", "cape-town zanzibar")
link(PORT, "bay-of-bengal", "singapore")
link(PORT, "south-china-sea", "hong-kong singapore")
link(PORT, "east-china-sea", "shanghai tokyo")
link(PORT, "coral-sea", "sydney")
link(PORT, "north-pacific-west", "tokyo")
link(PORT, "north-pacific-east", "san-francisco")
link(PORT, "south-pacific-west", "sydney")
link(PORT, "south-pacific-east", "lima")

for beside in NEIGHBOURS:
    beside.sort()

# board.port-cities: a port is a city that touches a sea.
IS_PORT: Final = [
    space.kind == CITY and any(FIRST_SEA <= other < FIRST_CITY for other in NEIGHBOURS[space.number])
    for space in ALL_SPACES
]
# jungle.five-zones.
IS_DEEP: Final = [space.is_deep for space in ALL_SPACES]
# Nobody stands in the way.
NOWHERE: Final = [0] * SPACES


def kind_of(space: int) -> int:
    """Land, sea or city."""
    if space < FIRST_SEA:
        return LAND
    return SEA if space < FIRST_CITY else CITY


def searched(start: int, points: int, blocked: list[int]) -> list[int]:
    """What `reachable` says, found step by step."""
    costs = [OUT_OF_REACH] * SPACES
    costs[start] = 0
    # By the points spent so far: the spaces found at that price, some of them found again for less.
    found: list[list[int]] = [[start]]
    for _ in range(points):
        found.append([])
    for spent in range(points):
        for here in found[spent]:
            if costs[here] != spent or (blocked[here] and here != start):
                continue
            for there in NEIGHBOURS[here]:
                total = spent + COST[there]
                if total <= points and (costs[there] == OUT_OF_REACH or total < costs[there]):
                    costs[there] = total
                    found[total].append(there)
    return costs


# Any two spaces are at most this many points apart.
FARTHEST: Final = 12
# From each space to each: the points of the cheapest way when nobody stands in it.
DISTANCES: Final = [searched(start, FARTHEST, NOWHERE) for start in range(SPACES)]
# From each space by each number of points: the spaces that a hero gets to when nobody stands in the way.
WITHIN: Final = [
    [[space for space in range(SPACES) if 0 < far[space] <= points] for points in range(FARTHEST + 1)]
    for far in DISTANCES
]


def distances(start: int) -> list[int]:
    """From this space to every space, by number, when nobody stands in the way."""
    return DISTANCES[start]


def reachable(start: int, points: int, blocked: list[int]) -> list[int]:
    """For every space the least points to get there, 0 where the hero stands, `OUT_OF_REACH` where there are too few.

    A space where `blocked` is not 0 ends every way into it (movement.henchman-stops); a hero who stands in one may
    leave it. A sea that costs more than is left is not entered (movement.sea-cost).
    """
    if is_open(start, points, blocked):
        return [cost if cost <= points else OUT_OF_REACH for cost in DISTANCES[start]]
    return searched(start, points, blocked)


def goals_within(start: int, points: int, blocked: list[int]) -> list[int]:
    """The spaces that `reachable` gives a price, in order, without the one where the hero stands. Only to be read."""
    if is_open(start, points, blocked):
        return WITHIN[start][min(points, FARTHEST)]
    costs = searched(start, points, blocked)
    return [space for space in range(SPACES) if costs[space] > 0]


def is_open(start: int, points: int, blocked: list[int]) -> bool:
    """Whether nobody stands where so many points could lead on. Whoever has no point left there would not go on
    anyway."""
    far = DISTANCES[start]
    for space in WITHIN[start][min(points, FARTHEST)]:  # noqa: SIM110 (compiled, a generator would cost more)
        if blocked[space] and far[space] < points:
            return False
    return True


def way(start: int, end: int, points: int, blocked: list[int]) -> list[int]:
    """The spaces entered on the cheapest way, in order and with its end; none if it is out of reach or underfoot.

    Of two ways that cost the same, the one whose last steps have lower numbers: over land rather than over sea.
    """
    costs = reachable(start, points, blocked)
    steps: list[int] = []
    if costs[end] == OUT_OF_REACH:
        return steps
    here = end
    while here != start:
        steps.append(here)
        before = costs[here] - COST[here]
        near = NEIGHBOURS[here]
        nth = 0
        while costs[near[nth]] != before or (blocked[near[nth]] and near[nth] != start):
            nth += 1
        here = near[nth]
    steps.reverse()
    return steps
