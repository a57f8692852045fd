"""Lessons: guided games in which each rule is explained by its clause when it first matters."""

from collections.abc import Sequence
from typing import Final

from bivouac.engine.table import Table
from bivouac.lessons.altered import COURSE as ALTERED
from bivouac.lessons.altiplano import COURSE as ALTIPLANO
from bivouac.lessons.archibald import COURSE as ARCHIBALD
from bivouac.lessons.course import FIRST, Course
from bivouac.lessons.fortune_and_glory import ADVANCED as FORTUNE_AND_GLORY_ADVANCED
from bivouac.lessons.fortune_and_glory import COURSE as FORTUNE_AND_GLORY
from bivouac.lessons.guide import Guide

__all__ = ["COURSES", "FIRST", "Course", "Guide", "course_of", "guide_at", "is_first_game"]

# The courses of each game: the one for newcomers first, then those for people who know it.
COURSES: Final[dict[str, tuple[Course, ...]]] = {
    courses[0].game: courses
    for courses in (
        (ALTERED,),
        (ALTIPLANO,),
        (ARCHIBALD,),
        (FORTUNE_AND_GLORY, FORTUNE_AND_GLORY_ADVANCED),
    )
}


def course_of(game: str, name: str = FIRST) -> Course:
    if game not in COURSES:
        raise ValueError(f"no first game has been written for {game}; there is: {', '.join(sorted(COURSES))}")
    for course in COURSES[game]:
        if course.name == name:
            return course
    known = ", ".join(course.name for course in COURSES[game])
    raise ValueError(f"{game} has no course {name}; there is: {known}")


def is_first_game(table: Table) -> bool:
    """Whether a table is the guided game of one of its courses, whoever sits at it."""
    return any(course.is_first_game(table, course.seats) for course in COURSES.get(table.game.name, ()))


def guide_at(table: Table, seats: Sequence[str]) -> Guide | None:
    """The guide of a guided game that somebody goes on with; None at any other table."""
    for course in COURSES.get(table.game.name, ()):
        if course.is_first_game(table, seats):
            return Guide(course, table)
    return None
