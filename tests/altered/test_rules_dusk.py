"""Dusk: who advances, compared with tables worked out by hand."""

import pytest

from bivouac.games.altered import state_ground as zones
from bivouac.games.altered.catalog import FOREST, WATER
from bivouac.games.altered.filters import ME as MYSELF
from bivouac.games.altered.triggers import dusk, fails, forward
from bivouac.games.altered.verbs import BOOST, IN_HERO, Create, Draw, Gain
from tests.altered.road import COMPANION, HERO, ME, YOU, Road, lent, told_keys

LAYOUT = "F MW M FW W FM"  # regions 1 to 6


@pytest.mark.clause("dusk.triggers-first")
def test_at_dusk_reactions_come_first_then_the_comparison() -> None:
    with lent("inari", dusk(Create("ordis-recruit", IN_HERO))):
        road = Road(companion="inari", your_companion="kappa", phase="dusk")
        assert road.markers(ME) == (1, 7), "the recruit that came at Dusk counts"


@pytest.mark.clause("dusk.compare-same")
def test_heroes_are_compared_with_heroes_and_companions_with_companions_wherever_the_markers_stand() -> None:
    road = Road(
        hero="inari", companion="kappa", your_hero="kappa", your_companion="inari",
        at=(5, 7), your_at=(0, 2), terrains=LAYOUT, phase="dusk",
    )  # fmt: skip
    assert road.markers(ME) == (5, 6)
    assert road.markers(YOU) == (1, 2)


@pytest.mark.clause("dusk.terrains")
@pytest.mark.parametrize(
    ("region", "mine", "yours", "advances"),
    [
        (1, "haven-trainee", "lady-of-the-lake", True),  # Forest: 3 against 1
        (1, "lady-of-the-lake", "haven-trainee", False),  # Forest: 1 against 3, Water does not count
        (2, "haven-trainee", "lady-of-the-lake", False),  # Mountain 1 against 1, Water 1 against 3
        (2, "lady-of-the-lake", "haven-trainee", True),  # Water 3 against 1
        (3, "ordis-gatekeeper", "haven-warrior", True),  # Mountain: 3 against 2
        (3, "haven-warrior", "ordis-gatekeeper", False),
        (4, "haven-warrior", "ordis-gatekeeper", True),  # Forest 4 against 1, Water 4 against 1
        (5, "alice", "hathor", True),  # Water: 4 against 0
        (5, "hathor", "alice", False),
        (6, "hathor", "alice", True),  # Forest 3 against 2, Mountain 3 against 2
        (0, "alice", "hathor", True),  # all three: Water 4 against 0
        (7, "hathor", "alice", False),  # the far end: there is nowhere to go
    ],
)
def test_an_expedition_looks_at_the_terrains_of_its_own_region(
    region: int, mine: str, yours: str, advances: bool
) -> None:
    road = Road(hero=mine, your_hero=yours, at=(region, 7), your_at=(7, 7), terrains=LAYOUT, phase="dusk")
    assert road.state.track[0] == region + int(advances)


@pytest.mark.clause("dusk.terrains")
def test_each_side_uses_its_own_region_against_the_same_characters() -> None:
    """Kitsune 0/3/2 against Haven Trainee 3/1/1: I stand on Mountain, you on Forest, and both advance."""
    road = Road(hero="kitsune", your_hero="haven-trainee", at=(3, 7), your_at=(1, 7), terrains=LAYOUT, phase="dusk")
    assert (road.markers(ME), road.markers(YOU)) == ((4, 7), (2, 7))


@pytest.mark.clause("dusk.sum")
def test_the_statistics_of_the_characters_in_the_expedition_are_added_up() -> None:
    """Inari 3/1/3 and a boosted recruit 1/1/1 +1 make 5/3/5; Kappa 4/4/5 with two boosts makes 6/6/7."""
    road = Road(hero="inari, ordis-recruit +1", companion="kappa +2", your_hero="shenlong-rare asleep, inari")
    assert road.totals(ME, HERO) == [5, 3, 5]
    assert road.totals(ME, COMPANION) == [6, 6, 7]
    assert road.totals(YOU, HERO) == [3, 1, 3], "an Asleep one counts nothing"
    assert road.totals(YOU, COMPANION) == [0, 0, 0]


@pytest.mark.clause("dusk.advance")
@pytest.mark.parametrize(
    ("mine", "yours", "region"),
    [
        ("inari", "inari", 0),  # equal in all three: nobody
        ("inari +1", "inari", 1),
        ("alice", "cernunnos", 0),  # 2/2/4 against 4/4/4
        ("alice +1", "cernunnos", 1),  # 3/3/5: one is enough
        ("ordis-trooper", "", 1),
        ("", "ordis-trooper", 0),
    ],
)
def test_one_total_strictly_above_advances(mine: str, yours: str, region: int) -> None:
    assert Road(hero=mine, your_hero=yours, phase="dusk").markers(ME)[0] == region


@pytest.mark.clause("dusk.above-zero", "dusk.negative")
def test_a_total_of_0_never_advances_not_even_against_a_negative_one() -> None:
    assert Road(phase="dusk").markers(ME) == (0, 7)
    assert Road(hero="ouroboros-trickster", phase="dusk").markers(ME) == (0, 7)
    with lent("inari", stats=(-1, -1, -1)):
        road = Road(your_hero="inari", hero="ouroboros-trickster", phase="dusk")
        assert (road.markers(ME), road.markers(YOU)) == ((0, 7), (0, 7))


@pytest.mark.clause("dusk.once")
def test_an_expedition_advances_at_most_once_however_many_terrains_it_wins() -> None:
    assert Road(hero="shenlong-rare", phase="dusk").markers(ME) == (1, 7)


@pytest.mark.clause("dusk.simultaneous")
def test_all_comparisons_use_the_board_as_it_stands_and_markers_move_together() -> None:
    """My Hero turns up region 1 as it advances; your Hero, compared on region 0, is not judged by what lies there."""
    road = Road(
        hero="haven-trainee", your_hero="lady-of-the-lake", companion="kappa", your_companion="alice",
        terrains=LAYOUT, phase="dusk",
    )  # fmt: skip
    assert (road.markers(ME), road.markers(YOU)) == ((1, 6), (1, 7))
    with lent("inari", forward(FOREST, Draw())):
        road = Road(hero="inari", your_companion="kappa", first=YOU)
        ear = road.listen()
        road.play("pass", "pass")
        moves = [key for key in told_keys(ear) if key.startswith(("forward", "stayed", "drew"))]
        assert moves[:5] == ["stayed-hero", "forward-companion", "forward-hero", "stayed-companion", "drew"]


@pytest.mark.clause("dusk.reveal")
def test_a_face_down_tumult_card_is_turned_up_when_an_expedition_moves_onto_it() -> None:
    road = Road(companion="kappa", terrains=LAYOUT, phase="dusk")
    assert road.state.shown == 0b100
    track = road.table.view(None)["track"]
    assert track[6]["terrains"] == ["forest", "mountain"]
    assert track[1]["terrains"] is None


@pytest.mark.clause("dusk.fails")
def test_failing_to_move_forward_is_decided_only_in_the_comparison() -> None:
    with lent("inari", fails(Draw())):
        for yours, drawn in (("kappa", 1), ("", 0)):
            road = Road(hero="inari", your_hero=yours)
            ear = road.listen()
            road.play("pass", "pass")
            assert told_keys(ear).count("drew") == drawn
        road = Road(hero="inari", hand="sakarabru", at=(3, 7))
        ear = road.listen()
        road.play("play/sakarabru/hero")
        assert told_keys(ear).count("drew") == 0
        road = Road(hero="inari", your_hero="kappa", your_companion="kappa", arena=True, companion="shenlong-rare")
        ear = road.listen()
        road.play("pass", "pass")
        assert told_keys(ear).count("drew") == 0, "never in the Arena"


@pytest.mark.clause("dusk.due-to")
def test_an_expedition_moves_forward_due_to_every_terrain_in_which_it_was_ahead() -> None:
    abilities = forward(FOREST, Gain(BOOST, MYSELF)), forward(WATER, Gain(BOOST, MYSELF, 10))
    with lent("kojo-booda", *abilities):
        for mine, drawn in (("haven-warrior", [1, 10]), ("haven-trainee", [1]), ("lady-of-the-lake", [10])):
            road = Road(hero=mine, your_hero="monolith-rune-scribe", my_hero="kojo-booda", at=(4, 7), terrains=LAYOUT)
            ear = road.listen()
            road.play("pass", "pass")
            if len(drawn) == 2:
                road.play("first/kojo-booda")
            assert [told.number for told in ear.told if told.number in (1, 10) and told.card >= 0] == drawn
    assert zones.ALL_TERRAINS == 7


def test_who_would_advance_now_is_shown_to_everybody() -> None:
    road = Road(hero="haven-trainee", your_hero="lady-of-the-lake", companion="monolith-archivist-yzmir")
    seats = road.table.view(None)["seats"]
    assert seats[ME]["expeditions"][0]["totals"] == [3, 1, 1]
    assert seats[ME]["expeditions"][0]["due"] == ["forest"]
    assert seats[YOU]["expeditions"][0]["due"] == ["water"]
    assert (seats[ME]["expeditions"][1]["due"], seats[ME]["expeditions"][1]["halted"]) == ([], True)
