"""Lessons and advice about deep jungles, flights and special texts: when they matter, and only where there are any."""

from dataclasses import replace
from typing import Any

import pytest

from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.catalog import AGILITY
from bivouac.lessons import course_of
from bivouac.lessons.fortune_and_glory_reasons import reason
from bivouac.lessons.scene import Heard, scene_of
from bivouac.text import LANGUAGES, say
from tests.fortune_and_glory.world import ME, Laid, danger

GAME = "fortune-and-glory"
MINE = {"jungle", "lost", "way", "coins", "text", "fly"}


def due(table: Laid, *lines: str) -> set[str]:
    """The lessons that matter at the question before me, after these lines about me."""
    course = course_of(GAME).fitting(table.table)
    news = [Heard(line, ME, "", -1, 0) for line in lines]
    scene = replace(scene_of(table.table, ME, [], course.wonders), news=tuple(news))
    return {rule.key for rule in course.rules if rule.moment(scene) is not None} & MINE


def why(table: Laid, option: str) -> str:
    course = course_of(GAME).fitting(table.table)
    return reason(scene_of(table.table, ME, [], course.wonders), option).removeprefix(f"tutor-advice-{GAME}-")


def in_jungle(advanced: str = "jungle", **fields: Any) -> Laid:
    return Laid(at="amazon-jungle, lima", sites="amazon-jungle:sword/of-hades", advanced=advanced, **fields)


def test_who_stands_in_a_deep_jungle_is_told_how_to_explore() -> None:
    assert due(in_jungle()) == {"jungle"}
    found = in_jungle()
    found.state.quest[ME], found.state.pathfinders = found.state.space[ME], 1
    assert due(found) == set(), "the way is known"
    assert due(in_jungle("flights")) == set()
    assert due(in_jungle(), "lost-in-jungle") == {"jungle", "lost"}
    assert due(in_jungle(), "path-found") == {"jungle", "way"}


def test_coins_are_told_of_on_the_way_to_them() -> None:
    table = Laid(at="lima, paris", phase="move", sites="amazon-jungle:sword/of-hades", dice="3", advanced="jungle")
    assert due(table) == set()
    table.state.site_gold[0] = 2
    assert due(table) == {"coins"}


def test_a_special_text_is_told_of_before_the_search() -> None:
    assert due(in_jungle("texts")) == {"text"}
    without = Laid(at="sahara, lima", sites="sahara:sword/of-power", advanced="texts")
    assert due(without) == set()


def test_flights_are_told_of_where_one_can_fly() -> None:
    table = Laid(at="mexico-city, paris", phase="move", fortune=[5], dice="3", advanced="flights")
    assert due(table) == {"fly"}
    poor = Laid(at="mexico-city, paris", phase="move", dice="3", advanced="flights")
    assert due(poor) == set(), "not without Fortune"
    basic = course_of(GAME).fitting(Laid(at="lima, paris", phase="move", dice="3").table)
    assert not MINE & {rule.key for rule in basic.rules}


def test_advice_says_why_in_a_jungle_and_in_the_air() -> None:
    assert why(in_jungle(), "search") == "search-jungle"
    assert why(in_jungle("texts"), "search") == "search"
    rich = {"phase": "move", "fortune": [17], "sites": "greece:sword/of-power", "dice": "3", "advanced": "flights"}
    far, near = (Laid(at=f"{city}, paris", **rich) for city in ("sydney", "istanbul"))  # type: ignore[arg-type]
    assert why(far, "fly/london") == "fly-home"
    assert why(far, "fly/istanbul") == "fly-near"
    assert why(near, "fly/lima") == "fly"


def test_whoever_stops_is_not_told_that_markers_stay_where_they_are_lost() -> None:
    danger("rope-bridge", v.Test(AGILITY, 2, 1), v.Test(AGILITY, 2, 1))
    for advanced, said in (("texts", "stop-one-round"), ("", "stop")):
        site = "sahara:sword/of-lost-souls"
        table = Laid(at="sahara, lima", sites=site, decks={"danger": "rope-bridge"}, advanced=advanced)
        table.dice("- 6 6 6").play("search")
        assert table.may("stop")
        assert why(table, "stop") == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_theirs_is_said(lang: str) -> None:
    for key in ("search-jungle", "stop-one-round", "fly-home", "fly-near", "fly"):
        assert say(lang, f"tutor-advice-{GAME}-{key}").endswith(".")
