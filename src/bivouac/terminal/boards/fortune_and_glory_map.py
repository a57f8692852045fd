"""The world of Fortune and Glory in cells: spaces to choose from with what they cost, and a small map."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from textual.geometry import Region

from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, HERO, IS_A
from bivouac.games.fortune_and_glory.map import ALL_SPACES, CITY, NUMBER_OF, SEA
from bivouac.games.fortune_and_glory.shapes import FortuneView, SiteView, as_fortune
from bivouac.terminal.boards.slots import ADVISED, TOLD, badge_of, widths
from bivouac.terminal.canvas import Canvas, Thing
from bivouac.terminal.scene import TableScene
from bivouac.text import fluent
from bivouac.text.fortune_and_glory_open import whose
from bivouac.text.fortune_and_glory_table import GAME, away, distances, fare, hero, villain, zeppelin
from bivouac.text.lists import listed
from bivouac.text.sentences import capital

SPACE_VERBS: Final = ("go", "place", "step", "fly")
ARTIFACT: Final = "◈"
TEMPLE: Final = "Π"
HENCHMAN: Final = "♠"
ZEPPELIN: Final = "Θ"
VILLAIN: Final = "Ψ"
HOME: Final = "⌂"
MAJOR, MINOR = "●", "○"
SEA_SIGN: Final = "≈"
LAND_SIGN: Final = "·"
# A column of spaces is as wide as this at least, where there are rows enough.
GOAL: Final = 15
WIDEST_GOAL: Final = 30
SMALL_WORD: Final = 3  # words that a name can spare
# Words of which the first letter would not tell them apart.
QUARTERS: Final = {"Northwest": "NW", "Northeast": "NE", "Southwest": "SW", "Southeast": "SE"}

# Coasts as somebody would sketch them: longitude and latitude.
COASTS: Final = (
    ((-168, 66), (-156, 71), (-125, 70), (-95, 72), (-80, 73), (-62, 62), (-56, 52), (-66, 45), (-75, 37), (-81, 31),
     (-80, 25), (-84, 30), (-97, 27), (-97, 21), (-91, 18), (-87, 21), (-84, 15), (-78, 8), (-83, 8), (-95, 15),
     (-106, 21), (-114, 30), (-118, 33), (-124, 42), (-125, 50), (-135, 58), (-152, 59), (-165, 55), (-160, 60)),
    ((-55, 60), (-43, 60), (-22, 70), (-20, 82), (-60, 82), (-70, 77), (-54, 70)),
    ((-84, 22), (-75, 21), (-68, 19), (-74, 17), (-77, 19)),
    ((-78, 8), (-70, 12), (-52, 5), (-35, -6), (-39, -17), (-48, -26), (-57, -36), (-65, -42), (-69, -54), (-75, -50),
     (-72, -30), (-70, -18), (-81, -5)),
    ((-6, 35), (10, 37), (20, 32), (33, 31), (43, 12), (51, 12), (40, -5), (40, -15), (33, -26), (27, -34), (18, -35),
     (12, -17), (9, 0), (5, 5), (-8, 4), (-17, 14), (-16, 22), (-9, 31)),
    ((44, -16), (50, -14), (48, -25), (44, -24)),
    ((-9, 37), (-9, 43), (-2, 44), (-4, 48), (4, 52), (9, 55), (20, 55), (30, 60), (32, 67), (45, 67), (70, 72),
     (105, 77), (140, 73), (178, 69), (178, 65), (162, 60), (155, 51), (140, 55), (135, 45), (128, 36), (122, 39),
     (122, 30), (110, 20), (105, 10), (100, 14), (104, 2), (98, 8), (95, 16), (90, 22), (80, 15), (77, 8), (72, 20),
     (60, 25), (52, 27), (58, 23), (55, 17), (44, 13), (35, 28), (35, 36), (27, 37), (27, 41), (22, 37), (14, 45),
     (18, 40), (12, 42), (8, 44), (0, 40), (-2, 36)),
    ((5, 58), (12, 56), (18, 60), (17, 63), (25, 66), (31, 71), (20, 71), (10, 64)),
    ((-8, 50), (2, 51), (-1, 59), (-8, 58)),
    ((130, 31), (141, 35), (146, 44), (139, 42), (135, 36)),
    ((95, 6), (105, -7), (119, -9), (120, 6), (109, 3)),
    ((120, 18), (126, 8), (122, 6)),
    ((131, 0), (141, -2), (151, -10), (138, -9)),
    ((113, -22), (122, -16), (131, -11), (142, -10), (146, -18), (154, -27), (150, -38), (140, -38), (130, -32),
     (115, -35)),
    ((166, -47), (175, -34), (179, -38), (171, -45)),
    ((-180, -70), (-60, -66), (0, -70), (90, -66), (180, -70), (180, -90), (-180, -90)),
)  # fmt: skip
WEST, EAST, NORTH, SOUTH = -172.0, 180.0, 80.0, -78.0  # what is on the map


def letters_of_heroes() -> dict[str, str]:
    """A letter for each hero: of the last word of the name, or of an earlier one if that is taken."""
    found: dict[str, str] = {}
    for card in BY_NUMBER:
        if IS_A[card.number] == HERO:
            names = card.en.split()
            free = [name[0] for name in (names[-1], *names) if name[0] not in found.values()]
            found[card.key] = free[0]
    return found


LETTERS: Final = letters_of_heroes()


@dataclass(frozen=True)
class Goal:
    """A space that can be chosen. `cost` is how far it is, `marks` what is there."""

    key: str
    title: str
    options: tuple[int, ...]
    cost: str
    marks: str
    ink: str
    sign: str


def space_name(key: str, lang: str) -> str:
    return fluent.say(lang, f"space-{GAME}-{key}")


def space_options(scene: TableScene) -> dict[str, tuple[int, ...]]:
    """The options that name a space, by the space."""
    found: dict[str, tuple[int, ...]] = {}
    for i, option in enumerate(scene.options):
        verb, _, noun = option.key.partition("/")
        if verb in SPACE_VERBS:
            found[noun] = (*found.get(noun, ()), i)
    return found


def sign_of_site(site: SiteView) -> str:
    return ARTIFACT if site["temple"] is None else TEMPLE


def marks_at(view: FortuneView, key: str) -> str:
    """What is in a space, in signs: an artifact, the zeppelin, a Villain, henchmen, heroes."""
    signs = "".join(sign_of_site(site) for site in view["sites"] if site["space"] == key)
    signs += ZEPPELIN if view["zeppelin"] is not None and view["zeppelin"]["space"] == key else ""
    signs += VILLAIN if any(each["space"] == key for each in view["villains"]) else ""
    signs += HENCHMAN if any(each["space"] == key for each in view["henchmen"]) else ""
    return signs + "".join(LETTERS[each["hero"]] for each in view["heroes"] if each["space"] == key)


def sign_of(key: str) -> tuple[str, str]:
    """What kind of space it is: a sign and an ink."""
    space = ALL_SPACES[NUMBER_OF[key]]
    if space.kind == SEA:
        return SEA_SIGN, "blue"
    if space.kind == CITY:
        return (MAJOR if space.is_major else MINOR), "gold"
    return LAND_SIGN, "ink"


def goals(scene: TableScene) -> list[Goal]:
    view = as_fortune(scene.view)
    far = distances(view)
    found: list[Goal] = []
    for key, options in space_options(scene).items():
        sign, ink = sign_of(key)
        cost = str(far[NUMBER_OF[key]]) if far and far[NUMBER_OF[key]] >= 0 else ""
        if scene.seat is not None and all(scene.options[i].key.startswith("fly/") for i in options):
            cost = f"${fare(view, scene.seat, key)}"
        found.append(Goal(key, space_name(key, scene.lang), options, cost, marks_at(view, key), ink, sign))
    return found


def rows_of_goals(count: int, width: int, least: int = GOAL) -> int:
    """The rows that so many spaces need in columns of at least this width."""
    across = max(1, (width + 1) // (least + 1))
    return -(-count // across)


def told_of_space(scene: TableScene, key: str, far: list[int]) -> tuple[str, ...]:
    """What a space is and who is there."""
    view = as_fortune(scene.view)
    space = ALL_SPACES[NUMBER_OF[key]]
    kind = "sea" if space.kind == SEA else "major" if space.is_major else "city" if space.kind == CITY else "land"
    said = scene.say(f"fortune-and-glory-space-{kind}", space=space_name(key, scene.lang), n=space.cost)
    told = [said, capital(away(key, far, scene.lang).removeprefix(", ")) + "."]
    heroes = [whose(view, seat, scene.lang) for seat, each in enumerate(view["heroes"]) if each["space"] == key]
    if heroes:
        told.append(fluent.say(scene.lang, "table-fortune-and-glory-there", {"heroes": listed(scene.lang, heroes)}))
    if view["zeppelin"] is not None and view["zeppelin"]["space"] == key:
        told += zeppelin(view, scene.lang)[:1]
    told += [villain(each, scene.lang) for each in view["villains"] if each["space"] == key]
    return tuple(each for each in told if each != ".")


def shortened(name: str, room: int) -> str:
    """A name of several words that is too long, so that its last word still tells it from others: "Afr. Ouest"."""
    words = [word.rpartition("’")[2] for word in name.split() if len(word) > SMALL_WORD or word[0].isupper()]
    for letters in (3, 1):
        if len(name) > room and len(words) > 1:
            name = " ".join([*(cut(word, letters) for word in words[:-1]), words[-1]])
    return name


def cut(word: str, letters: int) -> str:
    return QUARTERS.get(word) or (word if len(word) <= letters else f"{word[:letters]}.")


def draw_goals(scene: TableScene, canvas: Canvas, area: Region, found: Sequence[Goal], focus: str) -> list[Thing]:
    """Spaces in columns from top to bottom, in as few as the rows allow: number, name, cost, what is there."""
    if not found or area.height < 1:
        return []
    far = distances(as_fortune(scene.view))
    across = -(-len(found) // area.height)
    down = -(-len(found) // across)
    things: list[Thing] = []
    x = area.x
    for column, width in enumerate(widths(across, area.width, WIDEST_GOAL)):
        for row, goal in enumerate(found[column * down : (column + 1) * down]):
            region = Region(x, area.y + row, width, 1)
            things.append(draw_goal(scene, canvas, region, goal, far, f"space:{goal.key}" == focus))
        x += width + 1
    return things


def draw_goal(scene: TableScene, canvas: Canvas, region: Region, goal: Goal, far: list[int], focused: bool) -> Thing:
    inks = canvas.inks
    ground = "focus" if focused else "lit"
    canvas.fill(region, inks("ink", ground))
    number = badge_of(goal.options).rjust(2)
    x = canvas.text(region.x, region.y, number, inks("on_badge", "badge", bold=True))
    end = region.right
    for text, ink in ((goal.marks, "rust"), (goal.cost, "ochre")):
        if text and end - x > len(text) + 5:
            end -= len(text)
            canvas.text(end, region.y, text, inks("on_focus" if focused else ink, ground, bold=True))
            end -= 1 if ink == "ochre" else 0
    ink = "on_focus" if focused else goal.ink
    if scene.advised in goal.options:
        x = canvas.text(x, region.y, ADVISED, inks(ink, ground, bold=True))
    if scene.is_told(f"space:{goal.key}", -1):
        x = canvas.text(x, region.y, TOLD, inks("on_focus" if focused else "verdigris", ground, bold=True))
    sign = f"{goal.sign} " if end - x > len(goal.title) + 2 else ""
    canvas.text(x + 1, region.y, f"{sign}{shortened(goal.title, end - x - 1)}", inks(ink, ground), end - x - 1)
    return Thing(
        f"space:{goal.key}", region, goal.title, goal.options, (), -1, told_of_space(scene, goal.key, far),
        scene.options[goal.options[0]].clause,
    )  # fmt: skip


# -- a small map -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def land(width: int, height: int) -> tuple[tuple[bool, ...], ...]:
    """Which cells of a map of this size are land."""
    return tuple(
        tuple(
            any(
                inside(WEST + (x + 0.5) * (EAST - WEST) / width, NORTH - (y + 0.5) * (NORTH - SOUTH) / height, coast)
                for coast in COASTS
            )
            for x in range(width)
        )
        for y in range(height)
    )


def inside(lon: float, lat: float, coast: Sequence[tuple[int, int]]) -> bool:
    """Whether a ray to the east crosses the coast an odd number of times."""
    found = False
    for (x1, y1), (x2, y2) in zip(coast, (*coast[1:], coast[0]), strict=True):
        if (y1 > lat) != (y2 > lat) and lon < x1 + (lat - y1) * (x2 - x1) / (y2 - y1):
            found = not found
    return found


def spot(key: str, area: Region) -> tuple[int, int]:
    """The cell of a space."""
    space = ALL_SPACES[NUMBER_OF[key]]
    x = int((space.lon - WEST) * area.width / (EAST - WEST))
    y = int((NORTH - space.lat) * area.height / (NORTH - SOUTH))
    return area.x + min(max(x, 0), area.width - 1), area.y + min(max(y, 0), area.height - 1)


def pieces(view: FortuneView) -> list[tuple[str, str, str, str]]:
    """What stands on the map, that which matters most first: space, letter, ink, ground ("" for that of the map)."""
    found: list[tuple[str, str, str, str]] = []
    for seat, each in enumerate(view["heroes"]):
        found.append((each["space"], LETTERS[each["hero"]], "paper", "verdigris" if seat == view["you"] else "ink"))
    found += [(site["space"], sign_of_site(site), "gold", "") for site in view["sites"]]
    found += [(one["space"], VILLAIN, "rust", "") for one in view["villains"]]
    found += [(one["space"], HENCHMAN, "rust", "") for one in view["henchmen"]]
    if view["zeppelin"] is not None:
        found.append((view["zeppelin"]["space"], ZEPPELIN, "rust", ""))
    return found


def draw_map(scene: TableScene, canvas: Canvas, area: Region, focus: str) -> list[Thing]:
    """Continents as dots, cities as rings, and on them whoever is there; what shares a cell moves aside."""
    view, inks = as_fortune(scene.view), canvas.inks
    grounds: dict[tuple[int, int], str] = {}
    for y, row in enumerate(land(area.width, area.height)):
        for x, is_land in enumerate(row):
            cell = (area.x + x, area.y + y)
            grounds[cell] = "moss" if is_land else "water"
            canvas.text(*cell, "·" if is_land else " ", inks("ink", grounds[cell]))
    for city in ALL_SPACES:
        if city.kind == CITY:
            cell = spot(city.key, area)
            canvas.text(*cell, MAJOR if city.is_major else MINOR, inks("ink", grounds[cell]))
    taken: set[tuple[int, int]] = set()
    for space, letter, ink, ground in pieces(view):
        free = free_cell(spot(space, area), area, taken)
        if free is not None:
            taken.add(free)
            canvas.text(*free, letter, inks(ink, ground or grounds[free], bold=True))
    title = scene.say("fortune-and-glory-map")
    if focus == "map":
        canvas.text(area.x, area.y, f"▶ {title} ", inks("on_focus", "focus", bold=True), area.width)
    told = (scene.say("fortune-and-glory-map-told"), *where_heroes_are(scene))
    return [Thing("map", area, title, (), (), -1, told, "board.three-zone-types")]


def free_cell(cell: tuple[int, int], area: Region, taken: set[tuple[int, int]]) -> tuple[int, int] | None:
    """The cell, or the nearest one beside it that is free."""
    x, y = cell
    for step in range(area.width):
        for aside in ((x + step, y), (x - step, y)):
            if area.contains(*aside) and aside not in taken:
                return aside
    return None


def where_heroes_are(scene: TableScene) -> list[str]:
    view = as_fortune(scene.view)
    return [f"{LETTERS[each['hero']]} {hero(view, seat, scene.lang)}" for seat, each in enumerate(view["heroes"])]
