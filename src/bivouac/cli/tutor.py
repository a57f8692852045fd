"""A guided game, begun or gone on with: each rule is explained when it first matters, one option is suggested."""

from pathlib import Path

import bivouac
from bivouac.cli.asked import game_of
from bivouac.cli.layout import wrapped
from bivouac.cli.refusal import Refusal
from bivouac.cli.table import begin
from bivouac.cli.words import listed
from bivouac.lessons import COURSES, FIRST, Course, Guide, guide_at
from bivouac.text import game_title
from bivouac.text import say as say_text


def tutor(game: str, name: str, lang: str, save: Path | None, record: Path | None, plain: bool) -> int:
    """The guided game of a course, which is always the same deal."""
    rules = game_of(game)
    if rules.name not in COURSES:
        raise Refusal("no-course", game=rules.name, known=listed(sorted(COURSES)))
    courses = {course.name: course for course in COURSES[rules.name]}
    if name not in courses:
        raise Refusal("unknown-course", game=rules.name, course=name, known=listed(list(courses)))
    course = courses[name]
    table = course.table()
    guide = Guide(course, table)
    print("\n".join(wrapped(welcome(course, game_title(rules, lang), lang), 0, 0)))
    code = begin(table, list(course.seats), lang, None, save, record, plain, guide)
    show_missing(guide, lang)
    return code


def welcome(course: Course, title: str, lang: str) -> str:
    if course.name == FIRST:
        return say_text(lang, "tutor-welcome", {"title": title})
    return say_text(lang, "tutor-welcome-again", {"title": title, "course": course.title(lang)})


def go_on(
    table: bivouac.Table, seats: list[str], lang: str, loaded: Path, save: Path | None, record: Path | None, plain: bool
) -> int:
    """A saved game; if it is a first game, its guide is there again."""
    guide = guide_at(table, seats)
    code = begin(table, seats, lang, loaded, save or loaded, record, plain, guide)
    if guide is not None:
        show_missing(guide, lang)
    return code


def show_missing(guide: Guide, lang: str) -> None:
    """Once the game is over: the lessons that did not come up, with the clauses to read instead."""
    for seat in guide.finished:
        missing = guide.missing(seat)
        print(f"\n{say_text(lang, 'tutor-not-met' if missing else 'tutor-all-met')}")
        for lesson in missing:
            args = {"title": lesson.title(lang), "game": guide.course.game, "clause": lesson.clause}
            print("\n".join(wrapped(say_text(lang, "tutor-not-met-line", args), 2)))
        for course in further(guide.course):
            args = {"course": course.title(lang), "game": course.game, "name": course.name}
            print("\n".join(wrapped(say_text(lang, "tutor-next", args), 0, 0)))


def further(course: Course) -> tuple[Course, ...]:
    """The courses of the same game that come after this one."""
    courses = COURSES[course.game]
    return courses[[each.name for each in courses].index(course.name) + 1 :]
