"""Lessons: a first game in which each rule is explained by its clause when it first matters."""

from collections.abc import Sequence
from typing import Final

from bivouac.engine.table import Table
from bivouac.lessons.altered import COURSE as ALTERED
from bivouac.lessons.altiplano import COURSE as ALTIPLANO
from bivouac.lessons.archibald import COURSE as ARCHIBALD
from bivouac.lessons.course import Course
from bivouac.lessons.fortune_and_glory import COURSE as FORTUNE_AND_GLORY
from bivouac.lessons.guide import Guide

__all__ = ["COURSES", "Course", "Guide", "course_of", "guide_at", "is_first_game"]

COURSES: Final[dict[str, Course]] = {
    course.game: course for course in (ALTERED, ALTIPLANO, ARCHIBALD, FORTUNE_AND_GLORY)
}


def course_of(game: str) -> Course:
    if game not in COURSES:
        raise ValueError(f"no first game has been written for {game}; there is: {', '.join(sorted(COURSES))}")
    return COURSES[game]


def is_first_game(table: Table) -> bool:
    """Whether a table is the first game of its course, whoever sits at it."""
    course = COURSES.get(table.game.name)
    return course is not None and course.is_first_game(table, course.seats)


def guide_at(table: Table, seats: Sequence[str]) -> Guide | None:
    """The guide of a first game that somebody goes on with; None at any other table."""
    course = COURSES.get(table.game.name)
    return Guide(course, table) if course is not None and course.is_first_game(table, seats) else None
