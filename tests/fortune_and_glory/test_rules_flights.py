"""Flights between cities: from where, for how much, and how the movement goes on."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.abilities import fare, mine
from bivouac.games.fortune_and_glory.actions import FLY
from bivouac.games.fortune_and_glory.map import ALL_SPACES, CITY, NUMBER_OF
from bivouac.games.fortune_and_glory.state_ground import MOBSTER
from bivouac.games.fortune_and_glory.steps_flights import flights, why_not_fly
from bivouac.games.fortune_and_glory.words import LINES, OUT_OF_REACH
from bivouac.text import option_text, prompt
from tests.fortune_and_glory.kit_situations import moving
from tests.fortune_and_glory.world import ME, YOU, Laid, number, redraw

CITIES = [space for space in ALL_SPACES if space.kind == CITY]
MAJOR = [space.key for space in CITIES if space.is_major]
MINOR = [space.key for space in CITIES if not space.is_major]


def flying(at: str = "mexico-city, paris", die: int = 4, fortune: int = 9, **fields: Any) -> Laid:
    """My hero begins a movement with so many points and so much Fortune."""
    given = {"at": at, "fortune": [fortune, 4], "advanced": "flights", **fields}
    return moving(die, **given)


# -- from where --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("flight.from-city")
def test_who_begins_in_a_city_may_fly_to_every_other_one() -> None:
    table = flying()
    assert sorted(table.keys(verb="fly")) == sorted(space.key for space in CITIES if space.key != "mexico-city")
    assert table.may("go/yucatan")
    assert table.may("stay")
    assert table.why_not("fly/mexico-city") == "movement.optional"


@pytest.mark.clause("flight.from-city")
def test_nobody_flies_from_a_land_or_a_sea() -> None:
    for space in ("yucatan", "caribbean-sea"):
        table = flying(at=f"{space}, paris")
        assert not table.keys(verb="fly")
        assert table.why_not("fly/hong-kong") == "flight.from-city"


@pytest.mark.clause("flight.from-city")
def test_who_comes_to_a_city_on_the_way_is_asked_again_and_may_fly() -> None:
    table = flying(at="yucatan, paris", die=4).play("go/mexico-city")
    assert table.table.waiting == [ME]
    assert table.state.points == 3
    table.play("fly/hong-kong")
    assert table.where(ME) == "hong-kong"
    assert "stayed" not in table.told()


@pytest.mark.clause("flight.from-city")
def test_who_comes_to_a_city_and_cannot_fly_is_not_asked_again() -> None:
    for fields in ({"die": 2, "fortune": 1}, {"die": 1}, {"advanced": ""}):
        table = flying(at="yucatan, paris", **fields)
        if table.may("pass"):
            table.play("pass")  # the Event of a 1
        table.play("go/mexico-city")
        assert table.table.waiting == [YOU]


@pytest.mark.clause("flight.from-city")
def test_a_hero_may_fly_more_than_once_and_pays_each_time() -> None:
    table = flying(die=3, fortune=7).play("fly/hong-kong", "fly/london", "fly/cairo")
    assert table.where(ME) == "cairo"
    assert table.state.fortune[ME] == 7 - sum(2 if city in MAJOR else 3 for city in ("hong-kong", "london", "cairo"))
    assert table.table.waiting == [YOU], "three points are three flights"


@pytest.mark.clause("flight.from-city", "mode.basic-and-competitive")
def test_nobody_flies_where_flights_are_not_in_play() -> None:
    for advanced in ("", "jungle,texts"):
        table = flying(advanced=advanced)
        assert not table.keys(verb="fly")
        assert table.why_not("fly/hong-kong") == "mode.basic-and-competitive"


def test_a_journey_by_a_card_is_no_flight() -> None:
    redraw("tail-wind", timing=mine, effect=v.Travel(2))
    table = flying(hands="tail-wind").play("play/tail-wind")
    assert table.keys(verb="go")
    assert not table.keys(verb="fly")


# -- for how much ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("flight.cost-major", "flight.destination-only")
@pytest.mark.parametrize("start", [MAJOR[0], MINOR[0]])
def test_a_flight_to_a_major_city_costs_two_fortune_wherever_it_begins(start: str) -> None:
    for city in (city for city in MAJOR if city != start):
        table = flying(at=f"{start}, paris", fortune=2)
        assert set(table.keys(verb="fly")) == set(MAJOR) - {start}
        table.play(f"fly/{city}")
        assert table.state.fortune == [0, 4]
        assert table.clauses("fortune") == ["flight.cost-major"]


@pytest.mark.clause("flight.cost-minor", "flight.destination-only")
@pytest.mark.parametrize("start", [MAJOR[0], MINOR[0]])
def test_a_flight_to_a_minor_city_costs_three_fortune_wherever_it_begins(start: str) -> None:
    for city in (city for city in MINOR if city != start):
        table = flying(at=f"{start}, paris", fortune=3).play(f"fly/{city}")
        assert table.state.fortune == [0, 4]
        assert table.clauses("fortune") == ["flight.cost-minor"]


@pytest.mark.clause("flight.cost-major", "flight.cost-minor")
def test_who_has_too_little_fortune_cannot_fly() -> None:
    table = flying(fortune=2)
    assert table.why_not(f"fly/{MINOR[1]}") == "flight.cost-minor"
    poor = flying(fortune=1)
    assert not poor.keys(verb="fly")
    assert poor.why_not("fly/hong-kong") == "flight.cost-major"


@pytest.mark.clause("flight.cost-major")
def test_the_price_is_told_with_the_choice_and_with_the_question() -> None:
    table = flying()
    said = {option.key: option_text(table.table, option.id, "en") for option in table.table.options}
    assert said["fly/hong-kong"] == "Fly to Hong Kong (1 point, 2 Fortune)"
    assert said[f"fly/{MINOR[1]}"].endswith("(1 point, 3 Fortune)")
    assert "3 Fortunes" in option_text(table.table, FLY.ids[NUMBER_OF[MINOR[1]]], "fr")
    table.play("fly/hong-kong")
    assert "3 points left and 7 Fortune" in prompt(table.table, ME, "en")


@pytest.mark.card("sharon-hunter")
@pytest.mark.clause("flight.cost-major", "flight.cost-minor")
def test_sharon_hunter_flies_anywhere_for_one_fortune() -> None:
    fields = {"heroes": "sharon-hunter, jake-zane", "printed": True}
    for city in (MAJOR[1], MINOR[1]):
        table = flying(fortune=1, **fields).play(f"fly/{city}")
        assert table.state.fortune == [0, 4]
        assert table.clauses("fortune") == ["sheet.hero"]
    poor = flying(fortune=0, **fields)
    assert not poor.keys(verb="fly")
    assert poor.why_not("fly/hong-kong") == "sheet.hero"
    assert (
        flying(at="paris, mexico-city", fortune=1, heroes="jake-zane, sharon-hunter", printed=True).keys(verb="fly")
        == []
    )


@pytest.mark.clause("flight.cost-major", "flight.cost-minor")
def test_the_view_of_a_hero_tells_the_prices_of_flights_to_everybody() -> None:
    heroes = {"heroes": "sharon-hunter, jake-zane", "printed": True}
    table = flying(**heroes).table
    for seat in (ME, YOU, None):
        fares = [hero["fares"] for hero in table.view(seat)["heroes"]]
        assert fares == [{"major": 1, "minor": 1}, {"major": 2, "minor": 3}]
    assert flying(advanced="", **heroes).table.view(ME)["heroes"][ME]["fares"] is None
    for price, lowered in ((5, {"major": 2, "minor": 3}), (2, {"major": 2, "minor": 2})):
        redraw("bullwhip", abilities=[fare(price)])
        assert flying(kits="bullwhip").table.view(YOU)["heroes"][ME]["fares"] == lowered


def test_a_card_that_sets_a_higher_price_changes_nothing() -> None:
    redraw("bullwhip", abilities=[fare(5)])
    table = flying(kits="bullwhip", fortune=2).play("fly/hong-kong")
    assert table.state.fortune[ME] == 0
    assert table.clauses("fortune") == ["flight.cost-major"]


def test_a_card_can_make_flights_free() -> None:
    redraw("bullwhip", abilities=[fare(0)])
    table = flying(kits="bullwhip", fortune=0).play("fly/hong-kong")
    assert table.where(ME) == "hong-kong"
    assert table.state.fortune[ME] == 0
    assert "fortune" not in table.told()


@pytest.mark.clause("flight.cost-major", "cliffhanger.no-movement")
def test_the_last_point_is_enough_and_who_hangs_in_a_city_does_not_fly() -> None:
    last = flying(die=1, fortune=1).play("pass")
    assert last.why_not("fly/hong-kong") == "flight.cost-major", "it is not the point that is missing"
    table = flying()
    table.state.hangs[ME] = number("cobra-in-the-bath")
    assert flights(table.state, ME) == []
    assert why_not_fly(table.state, ME, FLY.ids[NUMBER_OF["hong-kong"]]) == OUT_OF_REACH


# -- at once, and on ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("flight.immediate")
def test_a_flight_takes_the_hero_there_at_once_whatever_lies_between() -> None:
    table = flying(at="lima, paris").play("fly/sydney")
    assert table.where(ME) == "sydney"
    flew = next(told for told in table.ear.told if LINES.all[told.line].key == "flew")
    assert (flew.seat, flew.other, flew.number) == (ME, NUMBER_OF["lima"], NUMBER_OF["sydney"])
    assert table.clauses("flew") == ["flight.immediate"]


@pytest.mark.clause("flight.move-on")
def test_who_has_landed_goes_on_with_the_points_that_are_left() -> None:
    table = flying(die=3).play("fly/hong-kong")
    assert table.table.waiting == [ME]
    assert table.state.points == 2
    assert table.may("go/china")
    assert table.may("fly/london")
    on_foot = moving(2, at="hong-kong, paris", fortune=[7], advanced="flights")
    assert table.keys(verb="go") == on_foot.keys(verb="go")
    table.play("go/china")
    assert table.where(ME) == "china"
    assert table.table.waiting == [YOU]


@pytest.mark.clause("flight.move-on", "movement.optional")
def test_who_has_landed_may_leave_it_at_that() -> None:
    table = flying(die=3).play("fly/hong-kong", "stay")
    assert table.where(ME) == "hong-kong"
    assert table.clauses("ends-move") == ["movement.optional"]
    assert table.table.waiting == [YOU]


@pytest.mark.clause("flight.example")
def test_duke_flies_from_mexico_city_to_hong_kong_and_goes_on_to_china_with_three_points() -> None:
    table = flying(at="yucatan, paris", die=3, fortune=2).play("go/mexico-city", "fly/hong-kong", "go/china")
    assert table.where(ME) == "china"
    assert table.state.fortune[ME] == 0
    assert table.table.waiting == [YOU]
    short = flying(at="yucatan, paris", die=2, fortune=2).play("go/mexico-city", "fly/hong-kong")
    assert short.table.waiting == [YOU], "two points do not lead to China"


@pytest.mark.clause("flight.example")
def test_without_a_point_nobody_flies() -> None:
    redraw("tail-wind", timing=mine, effect=v.Halt())
    redraw("fan-mail", timing=mine, effect=v.Glory(1))
    table = flying(die=3, hands="tail-wind, fan-mail").play("play/tail-wind")
    assert table.state.points == 0
    assert table.keys() == ["stay", "play/fan-mail"]
    assert table.why_not("fly/hong-kong") == "flight.example"


@pytest.mark.clause("flight.immediate", "movement.henchman-stops")
def test_a_henchman_in_the_city_is_fought_and_ends_the_movement() -> None:
    table = flying(die=6, figures={"hong-kong": MOBSTER}).play("fly/hong-kong")
    assert table.where(ME) == "hong-kong"
    assert table.keys() == ["fight", "escape"]
    assert table.state.points == 0


@pytest.mark.clause("flight.from-city", "movement.henchman-stops")
def test_who_meets_a_henchman_in_a_city_does_not_fly_on() -> None:
    table = flying(at="yucatan, paris", die=6, figures={"mexico-city": MOBSTER}).play("go/mexico-city")
    assert table.keys() == ["fight", "escape"]
    table.state.figures[NUMBER_OF["mexico-city"]] = MOBSTER
    assert "GoOn" not in [type(step).__name__ for step in table.state.agenda]


@pytest.mark.clause("flight.immediate", "artifact.resume-next-round")
def test_the_movement_is_over_once_for_all_flights() -> None:
    """The moment of whoever has arrived comes when the hero goes no further."""
    table = flying(die=4, hands=["", "fan-mail"]).play("fly/hong-kong")
    assert [type(step).__name__ for step in table.state.agenda][-1] == "AskMoment"
    table.play("go/china")
    assert table.where(ME) == "china"


# -- saves -------------------------------------------------------------------------------------------------------------


def test_a_game_saved_after_a_flight_goes_on_the_same() -> None:
    table = flying(die=4).play("fly/hong-kong")
    copy = table.reloaded()
    assert [option.key for option in copy.options] == table.keys()
    copy.choose("go/china")
    table.play("go/china")
    assert copy.view(None) == table.table.view(None)
