"""Lessons of Fortune and Glory about temples: when they come up, and that a table without temples has none."""

from collections.abc import Iterator

import pytest

import bivouac
from bivouac.lessons import course_of
from bivouac.lessons.scene import LessonScene, scene_of
from bivouac.text import LANGUAGES, say
from tests.fortune_and_glory.world import ME, YOU, Laid, as_printed, drawing, in_temple

COURSE = course_of("fortune-and-glory")
RULES = {rule.key: rule for rule in COURSE.rules}
TEMPLES = {"temples", "temple", "unstable", "get-out", "collapsed", "treasure"}


@pytest.fixture(autouse=True)
def _cards_as_printed() -> Iterator[None]:
    yield
    as_printed()


def seen(laid: Laid, seat: int = ME) -> LessonScene:
    return scene_of(laid.table, seat, laid.ear.told, COURSE.wonders)


def due(laid: Laid, seat: int = ME) -> set[str]:
    return {key for key in TEMPLES if RULES[key].moment(seen(laid, seat)) is not None}


def test_only_a_table_with_temples_has_lessons_about_them() -> None:
    for options, has_them in (({}, False), ({"advanced": "temples"}, True), ({"level": "advanced"}, True)):
        fitting = COURSE.fitting(bivouac.new("fortune-and-glory", players=2, seed=1, **options))
        assert ({rule.key for rule in fitting.rules} & TEMPLES == TEMPLES) == has_them
        assert ({rule.key for rule in fitting.rules} & TEMPLES == set()) != has_them


def test_each_comes_up_when_it_first_matters() -> None:
    assert due(in_temple()) == {"temple"}
    assert "temples" in due(in_temple(phase="move"))
    assert due(in_temple(), YOU) == set()
    shaken = in_temple(**drawing("rope-bridge", "quicksand"), on_it=2, dice="- + . . 2").play("search")
    assert due(shaken) == {"temple", "unstable"}
    fallen = in_temple(hangs="rope-bridge", on_it=2, dice="+ . . 1").play("roll")
    assert due(fallen) == {"get-out", "unstable", "collapsed"}
    assert RULES["get-out"].moment(seen(fallen)) == "mine"
    emptied = in_temple(hangs="rope-bridge", coins=1, dice="+ . .").play("roll")
    assert "treasure" in due(emptied)
    assert "treasure" not in due(emptied, YOU)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_says_why_in_a_temple(lang: str) -> None:
    reasons = {
        COURSE.reason(seen(in_temple()), "search"), COURSE.reason(seen(in_temple()), "press-on"),
        COURSE.reason(seen(in_temple(coins=1)), "press-on"), COURSE.reason(seen(in_temple()), "stop"),
    }  # fmt: skip
    assert len({say(lang, key) for key in reasons}) == 4
    assert all("temple" in key or "treasure" in key for key in reasons)
