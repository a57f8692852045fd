"""The second guided game of Fortune and Glory: only what is new in the advanced game."""

from functools import cache

import pytest

import bivouac
from bivouac.engine.table import Table
from bivouac.lessons import COURSES, FIRST, Course, Guide, course_of, guide_at, is_first_game
from bivouac.lessons.course import everywhere
from bivouac.text import LANGUAGES
from tests.text.spelling import faults
from tools.tutor_seed import LEARNER, first_game, follow

GAME = "fortune-and-glory"
BASIC = course_of(GAME)
ADVANCED = course_of(GAME, "advanced")
FURTHER = [course for courses in COURSES.values() for course in courses[1:]]


@cache
def followed() -> tuple[Table, Guide]:
    return follow(ADVANCED)


def met() -> list[str]:
    table, guide = followed()
    return [lesson.key for lessons in guide.taught(table, LEARNER) for lesson in lessons]


def test_every_game_begins_with_the_course_for_newcomers_and_no_name_comes_twice() -> None:
    for game, courses in COURSES.items():
        names = [course.name for course in courses]
        assert names[0] == FIRST
        assert len(set(names)) == len(names)
        assert {course.game for course in courses} == {game}


def test_a_course_that_a_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(ValueError, match="fortune-and-glory has no course expert; there is: first, advanced"):
        course_of(GAME, "expert")


def test_the_two_courses_teach_every_lesson_and_none_in_both() -> None:
    basic = {rule.key for rule in BASIC.fitting(BASIC.table()).rules}
    new = {rule.key for rule in ADVANCED.fitting(ADVANCED.table()).rules}
    assert not basic & new
    assert basic | new == {rule.key for rule in BASIC.rules}
    assert new == {rule.key for rule in BASIC.rules if rule.fits is not everywhere}


@pytest.mark.parametrize("element", ["jungle", "temples", "texts", "flights", "zeppelin", "villains"])
def test_each_element_is_met_in_it(element: str) -> None:
    table = bivouac.new(GAME, players=2, seed=1, advanced=element)
    about_it = {rule.key for rule in ADVANCED.fitting(table).rules}
    assert about_it & set(met())


def test_whoever_follows_the_advice_wins_soon_and_meets_most_of_what_is_new() -> None:
    played = first_game(GAME, ADVANCED.seed, ADVANCED.name)
    assert played.is_fit(), (
        f"seed {played.seed} is no longer a good guided game ({played.described()}): "
        f"`python -m tools.tutor_seed {GAME} --course {ADVANCED.name}` finds another"
    )


def test_the_first_question_brings_something_new_and_no_lesson_comes_twice() -> None:
    table, guide = followed()
    assert guide.taught(table, LEARNER)[0]
    assert len(set(met())) == len(met())


def test_it_reminds_of_nothing_that_it_does_not_teach() -> None:
    assert {key for key, _ in ADVANCED.again} <= {rule.key for rule in ADVANCED.rules}


def test_a_saved_game_of_either_course_finds_its_own_guide() -> None:
    for course in (BASIC, ADVANCED):
        loaded = bivouac.load(course.table().save())
        guide = guide_at(loaded, course.seats)
        assert guide is not None
        assert guide.course.name == course.name
        assert is_first_game(loaded)
    other = bivouac.new(GAME, players=2, seed=ADVANCED.seed)
    assert guide_at(other, ADVANCED.seats) is None
    assert not is_first_game(other)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("course", FURTHER, ids=lambda course: f"{course.game}-{course.name}")
def test_a_further_course_has_a_title_and_says_for_whom_it_is(course: Course, lang: str) -> None:
    assert not faults(course.title(lang), lang)
    assert not faults(course.about(lang), lang)
    assert course.about(lang).endswith(".")
