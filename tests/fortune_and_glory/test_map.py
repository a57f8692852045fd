"""The board of Fortune and Glory: what the rulebook says of it, what is known of it, and what play needs of it."""

import itertools
from collections import Counter
from heapq import heappop, heappush
from itertools import pairwise
from random import Random
from statistics import mean

import pytest

from bivouac.engine.catalog import ORIGINAL, PUBLIC, RULEBOOK
from bivouac.games.fortune_and_glory.cards.locations import LOCATIONS
from bivouac.games.fortune_and_glory.map import (
    ALL_SPACES,
    BORDER,
    CITIES,
    CITY,
    COAST,
    COST,
    DESERT,
    FARTHEST,
    FIRST_CITY,
    FIRST_SEA,
    GATE,
    IS_PORT,
    ISLAND,
    JUNGLE,
    KEYS,
    LAND,
    LANDS,
    LINKS,
    MOUNTAINS,
    NEIGHBOURS,
    NOWHERE,
    NUMBER_OF,
    OUT_OF_REACH,
    PORT,
    SEA,
    SEAS,
    SNOW,
    SPACES,
    TERRAIN,
    TERRAIN_KEYS,
    WATER,
    WRAP,
    distances,
    goals_within,
    kind_of,
    reachable,
    way,
)
from bivouac.text import french
from bivouac.text.fluent import say
from tests.text.spelling import faults

pytestmark = pytest.mark.compiled_ok

DEEP_JUNGLES = ["amazon-falls", "amazon-jungle", "congo-jungle", "heart-of-africa", "indonesia-jungle"]
STARTS = [space.key for space in ALL_SPACES if space.start_of]


def keys(kind: int) -> list[str]:
    return [space.key for space in ALL_SPACES if space.kind == kind]


def beside(key: str) -> set[str]:
    return {KEYS[other] for other in NEIGHBOURS[NUMBER_OF[key]]}


def by_link(key: str, kind: int) -> set[str]:
    number = NUMBER_OF[key]
    return {KEYS[a + b - number] for a, b, how in LINKS if how == kind and number in (a, b)}


def cost(start: str, end: str) -> int:
    return distances(NUMBER_OF[start])[NUMBER_OF[end]]


def cost_along(*path: str) -> int:
    for here, there in itertools.pairwise(path):
        assert there in beside(here)
    return sum(COST[NUMBER_OF[key]] for key in path[1:])


def spaces_between(start: str, without: int = -1) -> dict[str, int]:
    """How many spaces away each one is, whatever they cost."""
    linked: dict[str, set[str]] = {key: set() for key in KEYS}
    for a, b, how in LINKS:
        if how != without:
            linked[KEYS[a]].add(KEYS[b])
            linked[KEYS[b]].add(KEYS[a])
    found, row = {start: 0}, [start]
    for here in row:
        for there in linked[here] - found.keys():
            found[there] = found[here] + 1
            row.append(there)
    return found


def cheapest(start: int, points: int, henchmen: list[int]) -> list[int]:
    """What every space costs, found otherwise than the game does: the cheapest open space is always left first."""
    costs, heap = {start: 0}, [(0, start)]
    while heap:
        spent, here = heappop(heap)
        if spent > costs[here] or (henchmen[here] and here != start):
            continue
        for a, b, _ in LINKS:
            if here in (a, b):
                there = a + b - here
                total = spent + ALL_SPACES[there].cost
                if total <= min(points, costs.get(there, points + 1) - 1):
                    costs[there] = total
                    heappush(heap, (total, there))
    return [costs.get(number, OUT_OF_REACH) for number in range(SPACES)]


def blocked(*where: str) -> list[int]:
    return [int(key in where) for key in KEYS]


def reached(start: str, points: int, *henchmen: str) -> dict[str, int]:
    costs = reachable(NUMBER_OF[start], points, blocked(*henchmen))
    return {key: costs[number] for number, key in enumerate(KEYS) if costs[number] != OUT_OF_REACH}


def told(start: str, end: str, points: int, *henchmen: str) -> list[str]:
    return [KEYS[number] for number in way(NUMBER_OF[start], NUMBER_OF[end], points, blocked(*henchmen))]


# -- what there is -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("board.three-zone-types")
def test_there_are_45_lands_then_18_seas_then_20_cities() -> None:
    assert [space.kind for space in ALL_SPACES] == [LAND] * 45 + [SEA] * 18 + [CITY] * 20
    assert [kind_of(number) for number in range(SPACES)] == [space.kind for space in ALL_SPACES]
    assert (45, 18, 20, 45, 63, len(ALL_SPACES)) == (LANDS, SEAS, CITIES, FIRST_SEA, FIRST_CITY, SPACES)


def test_every_space_has_its_number_and_a_key_of_its_own() -> None:
    assert [space.number for space in ALL_SPACES] == list(range(SPACES))
    assert [NUMBER_OF[key] for key in KEYS] == list(range(SPACES))
    assert [space.key for space in ALL_SPACES] == KEYS
    assert len(NUMBER_OF) == SPACES


@pytest.mark.clause("board.city-icons", "board.city-major", "board.city-minor")
def test_ten_cities_are_major_and_ten_minor() -> None:
    assert sum(space.is_major for space in ALL_SPACES if space.kind == CITY) == 10
    assert not [space.key for space in ALL_SPACES if space.is_major and space.kind != CITY]


@pytest.mark.clause("movement.land-city-cost", "movement.sea-cost", "board.entry-cost")
def test_a_land_or_a_city_costs_1_and_a_sea_1_to_3_so_that_a_roll_of_3_always_sails() -> None:
    assert {space.cost for space in ALL_SPACES if space.kind != SEA} == {1}
    assert {space.cost for space in ALL_SPACES if space.kind == SEA} == {1, 2, 3}
    assert [space.cost for space in ALL_SPACES] == COST


@pytest.mark.clause("board.terrain-icons")
def test_every_land_has_a_terrain_and_nothing_else_has() -> None:
    known = sum(bit for bit, _ in TERRAIN_KEYS)
    assert [bool(terrain) for terrain in TERRAIN] == [kind_of(number) == LAND for number in range(SPACES)]
    assert all(terrain & ~known == 0 for terrain in TERRAIN)


@pytest.mark.parametrize("terrain", [DESERT, JUNGLE, MOUNTAINS, SNOW, ISLAND])
@pytest.mark.clause("board.terrain-icons")
def test_a_terrain_that_a_card_may_ask_for_has_at_least_six_lands(terrain: int) -> None:
    assert sum(1 for found in TERRAIN if found & terrain) >= 6


@pytest.mark.clause("jungle.five-zones", "jungle.names")
def test_the_five_deep_jungles_are_jungle_and_bear_their_names() -> None:
    assert sorted(space.key for space in ALL_SPACES if space.is_deep) == DEEP_JUNGLES
    assert all(TERRAIN[NUMBER_OF[key]] & JUNGLE for key in DEEP_JUNGLES)


def test_what_the_rulebook_or_a_report_names_is_there_and_says_where_it_comes_from() -> None:
    named = {space.key: space.origin for space in ALL_SPACES if space.origin != ORIGINAL}
    rulebook = [*DEEP_JUNGLES, "british-isles", "western-europe", "mediterranean", "sahara", "yucatan", "china"]
    rulebook += ["london", "hong-kong", "mexico-city"]
    lands = ["germany", "greece", "siberia", "antarctica", "egypt", "mongolia", "south-africa"]
    elsewhere = [*lands, "south-atlantic", "paris", "berlin", "new-york", "shanghai", "cape-town"]
    assert named == dict.fromkeys(rulebook, RULEBOOK) | dict.fromkeys(elsewhere, PUBLIC)
    assert [space.key for space in ALL_SPACES if bool(space.source) != (space.origin == PUBLIC)] == []
    assert set(lands) <= set(keys(LAND))
    assert {"london", "hong-kong", "mexico-city", *elsewhere[-5:]} <= set(keys(CITY))


def test_eight_heroes_start_in_major_cities_of_their_own() -> None:
    heroes = {space.start_of: space for space in ALL_SPACES if space.start_of}
    assert len(heroes) == len(STARTS) == 8
    assert all(space.is_major for space in heroes.values())
    assert heroes["duke-dudley"].key == "london"
    assert heroes["sharon-hunter"].key == "new-york"


# -- what touches what -------------------------------------------------------------------------------------------------


@pytest.mark.clause("board.city-links", "board.port-cities", "board.land-borders")
def test_every_link_joins_what_its_kind_says_and_no_city_touches_a_city() -> None:
    ends = {
        BORDER: (LAND, LAND), COAST: (LAND, SEA), WATER: (SEA, SEA), WRAP: (SEA, SEA), GATE: (LAND, CITY),
        PORT: (SEA, CITY),
    }  # fmt: skip
    assert [link for link in LINKS if (kind_of(link[0]), kind_of(link[1])) != ends[link[2]]] == []
    assert {kind for _, _, kind in LINKS} == set(ends)


@pytest.mark.clause("board.city-links", "board.port-cities")
def test_as_many_links_of_each_kind_as_are_drawn() -> None:
    """A link that is left out would close a way on the board."""
    drawn = Counter(kind for _, _, kind in LINKS)
    assert drawn == {BORDER: 56, COAST: 65, WATER: 24, WRAP: 2, GATE: 22, PORT: 21}


def test_every_link_is_there_once_and_goes_both_ways() -> None:
    assert len({(here, there) for here, there, _ in LINKS}) == len(LINKS)
    assert all(here < there for here, there, _ in LINKS)
    both = {(a, b) for a, b, _ in LINKS} | {(b, a) for a, b, _ in LINKS}
    assert {(here, there) for here in range(SPACES) for there in NEIGHBOURS[here]} == both
    assert all(near == sorted(set(near)) for near in NEIGHBOURS)


@pytest.mark.clause("board.city-links")
def test_every_city_lies_in_a_land() -> None:
    assert [key for key in keys(CITY) if not by_link(key, GATE)] == []


@pytest.mark.clause("board.port-cities")
def test_a_port_is_a_city_that_touches_a_sea_which_its_land_touches_too() -> None:
    ports = [key for key in keys(CITY) if by_link(key, PORT)]
    assert [KEYS[number] for number in range(SPACES) if IS_PORT[number]] == ports
    assert len(ports) == 16
    for port in ports:
        shores = set().union(*(by_link(land, COAST) for land in by_link(port, GATE)))
        assert by_link(port, PORT) <= shores, port


@pytest.mark.clause("board.city-links")
def test_a_land_can_be_passed_without_its_city() -> None:
    assert [key for key in keys(LAND) if beside(key) <= set(keys(CITY))] == []
    assert "berlin" not in told("western-europe", "eastern-europe", 6)


def test_one_gets_from_everywhere_to_everywhere_and_also_without_the_wrap() -> None:
    assert len(spaces_between("london")) == SPACES
    assert len(spaces_between("london", without=WRAP)) == SPACES


@pytest.mark.clause("board.pacific-crossing")
def test_the_half_circles_join_the_two_edges_of_the_board() -> None:
    wraps = [(ALL_SPACES[a], ALL_SPACES[b]) for a, b, kind in LINKS if kind == WRAP]
    assert [sorted((a.key, b.key)) for a, b in wraps] == [
        ["north-pacific-east", "north-pacific-west"],
        ["south-pacific-east", "south-pacific-west"],
    ]
    assert all(abs(a.lon - b.lon) > 180 for a, b in wraps)


@pytest.mark.parametrize(
    ("start", "end", "over", "points"), [("san-francisco", "tokyo", "north", 7), ("lima", "sydney", "south", 6)]
)
@pytest.mark.clause("board.pacific-crossing")
def test_crossing_the_pacific_costs_the_entry_of_both_sides_and_is_shorter(
    start: str, end: str, over: str, points: int
) -> None:
    assert cost_along(start, f"{over}-pacific-east", f"{over}-pacific-west", end) == points == cost(start, end)
    around = reached(start, FARTHEST, f"{over}-pacific-east", f"{'south' if over == 'north' else 'north'}-pacific-east")
    assert around.get(end, FARTHEST + 1) > points


def test_no_link_is_longer_than_a_picture_bears() -> None:
    too_long = []
    for a, b, kind in LINKS:
        here, there = ALL_SPACES[a], ALL_SPACES[b]
        across = abs(here.lon - there.lon)
        across = min(across, 360 - across) if kind == WRAP else across
        limit = 100 if kind in (WRAP, WATER, COAST) else 62
        if (across**2 + (here.lat - there.lat) ** 2) ** 0.5 > limit:
            too_long.append((here.key, there.key))
    assert too_long == []


# -- what is known of the printed board --------------------------------------------------------------------------------


@pytest.mark.clause("movement.example-sahara")
def test_london_to_the_sahara_costs_5_and_nothing_is_cheaper() -> None:
    path = ["british-isles", "western-europe", "mediterranean", "sahara"]
    assert cost_along("london", *path) == 5 == cost("london", "sahara")
    assert told("london", "sahara", 5) == path
    assert told("london", "sahara", 4) == []
    assert COST[NUMBER_OF["mediterranean"]] == 2


def test_the_example_of_a_flight_takes_three_points_to_a_major_city() -> None:
    assert cost_along("yucatan", "mexico-city") + 1 + cost_along("hong-kong", "china") == 3
    assert ALL_SPACES[NUMBER_OF["hong-kong"]].is_major


def test_what_reports_tell_of_the_south_atlantic() -> None:
    assert "south-atlantic" in by_link("cape-town", PORT)
    assert "south-atlantic" in by_link("amazon-jungle", COAST)
    assert COST[NUMBER_OF["south-atlantic"]] > 1
    assert spaces_between("cape-town")["greece"] == 5


# -- how far things are ------------------------------------------------------------------------------------------------


def test_distances_are_what_the_cheapest_way_costs() -> None:
    for start in range(SPACES):
        assert distances(start) == cheapest(start, 99, NOWHERE)
    assert max(max(distances(start)) for start in range(SPACES)) == FARTHEST


def test_from_every_land_a_city_is_at_most_4_points_away() -> None:
    assert max(min(cost(land, city) for city in keys(CITY)) for land in keys(LAND)) <= 4


def test_no_start_city_is_far_from_everything() -> None:
    means = [mean(cost(start, land) for land in keys(LAND)) for start in STARTS]
    assert max(means) / min(means) < 1.45


# -- how far a hero gets -----------------------------------------------------------------------------------------------


@pytest.mark.clause("movement.roll", "movement.optional", "movement.land-city-cost")
def test_a_hero_reaches_what_the_points_allow_and_may_stay() -> None:
    assert reached("london", 0) == {"london": 0}
    assert reached("london", 1) == {"london": 0, "british-isles": 1, "north-sea": 1}
    assert reached("london", 2) == reached("london", 1) | {
        "western-europe": 2, "germany": 2, "scandinavia": 2,
    }  # fmt: skip


@pytest.mark.clause("movement.sea-cost")
def test_a_sea_that_costs_more_than_is_left_is_not_entered() -> None:
    assert reached("easter-island", 2) == {"easter-island": 0}
    assert reached("easter-island", 3) == {"easter-island": 0, "south-pacific-east": 3}
    assert "north-atlantic" not in reached("british-isles", 2)
    assert reached("british-isles", 3)["north-atlantic"] == 3


@pytest.mark.clause("movement.henchman-stops")
def test_a_space_with_a_henchman_can_be_entered_but_not_passed() -> None:
    free = reached("london", 5)
    stopped = reached("london", 5, "western-europe")
    assert stopped["western-europe"] == free["western-europe"] == 2
    assert "paris" in free
    assert "paris" not in stopped
    assert told("london", "western-europe", 5, "western-europe")[-1] == "western-europe"


@pytest.mark.clause("movement.henchman-stops")
def test_the_way_goes_around_a_henchman_if_that_is_in_reach() -> None:
    assert told("western-europe", "eastern-europe", 3) == ["germany", "eastern-europe"]
    assert told("western-europe", "eastern-europe", 3, "germany") == ["italy", "eastern-europe"]
    assert told("western-europe", "eastern-europe", 3, "germany", "italy") == []


@pytest.mark.clause("movement.henchman-stops")
def test_a_hero_in_whose_space_a_henchman_stands_may_leave() -> None:
    assert reached("germany", 2, "germany") == reached("germany", 2)
    assert reached("germany", 3, "germany", "italy") == reached("germany", 3, "italy")
    assert "russia" in reached("germany", 3, "germany", "italy")
    assert told("germany", "berlin", 1, "germany") == ["berlin"]


def test_there_is_no_way_to_where_a_hero_stands_or_cannot_get() -> None:
    assert told("london", "london", 6) == []
    assert told("london", "sydney", 6) == []


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.clause("movement.henchman-stops", "movement.sea-cost")
def test_reach_and_ways_are_right_wherever_henchmen_stand(seed: int) -> None:
    chance = Random(seed)
    henchmen = [int(chance.random() < seed / 80) for _ in range(SPACES)]
    start, points = chance.randrange(SPACES), chance.randint(0, FARTHEST + 1)
    costs = reachable(start, points, henchmen)
    assert costs == cheapest(start, points, henchmen)
    assert goals_within(start, points, henchmen) == [space for space, cost in enumerate(costs) if cost > 0]
    for end in range(SPACES):
        steps = way(start, end, points, henchmen)
        assert steps[-1:] == ([] if end == start or costs[end] == OUT_OF_REACH else [end])
        assert all(there in NEIGHBOURS[here] for here, there in pairwise([start, *steps]))
        assert sum(COST[step] for step in steps) == max(costs[end], 0)
        assert not any(henchmen[step] for step in steps[:-1])


# -- Location cards ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("card.location-use", "card.location-contents", "board.random-place")
def test_every_land_is_on_one_location_card_with_a_city_elsewhere() -> None:
    assert len(LOCATIONS) == 45
    assert sorted(card.land for card in LOCATIONS) == list(range(LANDS))
    assert {kind_of(card.city) for card in LOCATIONS} == {CITY}
    assert [card.key for card in LOCATIONS if card.city in NEIGHBOURS[card.land]] == []
    assert [card.key for card in LOCATIONS] == [f"location-{KEYS[card.land]}" for card in LOCATIONS]


@pytest.mark.clause("board.random-place")
def test_every_city_is_on_two_or_three_location_cards() -> None:
    cities = [card.city for card in LOCATIONS]
    assert {cities.count(city) for city in range(FIRST_CITY, SPACES)} == {2, 3}


@pytest.mark.clause("jungle.location-cards", "jungle.fortune-bonus")
def test_the_cards_of_deep_jungles_and_no_others_shuffle_and_bring_2_fortune() -> None:
    assert sorted(KEYS[card.land] for card in LOCATIONS if card.shuffles) == DEEP_JUNGLES
    assert [card.bonus for card in LOCATIONS] == [2 if card.shuffles else 0 for card in LOCATIONS]


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_space_has_a_name_of_its_own_and_words_for_a_sentence(lang: str) -> None:
    names = [say(lang, f"space-fortune-and-glory-{key}") for key in KEYS]
    assert len(set(names)) == SPACES
    for key in KEYS:
        said = {
            part: say(lang, f"space-fortune-and-glory-{key}", attribute=part)
            for part in ("the", "in", "to", "gender", "number")
        }
        assert said["gender"] in (("neuter",) if lang == "en" else ("masculine", "feminine"))
        assert said["number"] in ("singular", "plural")
        assert not faults(f"{said['the'][0].upper()}{said['the'][1:]} {said['in']} {said['to']}.", lang), key


def test_french_articles_agree_with_gender_and_number() -> None:
    for key in KEYS:
        the, gender, number = (
            say("fr", f"space-fortune-and-glory-{key}", attribute=part) for part in ("the", "gender", "number")
        )
        article = the.partition(" ")[0] if " " in the else ""
        assert (article == "les") == (number == "plural"), key
        if article in ("le", "Le", "la"):
            assert (article == "la") == (gender == "feminine"), key


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("sahara", "du Sahara"),
        ("andes", "des Andes"),
        ("alaska", "de l’Alaska"),
        ("madagascar", "de Madagascar"),
        ("cairo", "du Caire"),
        ("istanbul", "d’Istanbul"),
        ("hong-kong", "de Hong Kong"),
    ],
)
def test_french_leaves_a_space_with_the_right_little_word(key: str, said: str) -> None:
    assert french.de(say("fr", f"space-fortune-and-glory-{key}", attribute="the")) == said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_terrain_and_every_kind_of_space_has_a_word(lang: str) -> None:
    words = [say(lang, f"terrain-fortune-and-glory-{key}") for _, key in TERRAIN_KEYS]
    words += [say(lang, f"noun-fortune-and-glory-{kind}") for kind in ("land", "sea", "city")]
    assert len(set(words)) == len(TERRAIN_KEYS) + 3
