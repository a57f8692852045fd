"""A guided game, as a browser shows it: the lessons given so far, and what the guide suggests now."""

from typing import NamedTuple

from bivouac.lessons import COURSES, FIRST, Guide, guide_at
from bivouac.lessons.course import BROWSER, Taught
from bivouac.server.match import Match
from bivouac.server.messages import AdviceInfo, CourseInfo, LessonInfo, ReminderInfo
from bivouac.server.words import spoken

HUMAN = "human"


class Guidance(NamedTuple):
    """Lessons, oldest first; how many of them belong to the open question; what else is said about it."""

    lessons: list[LessonInfo]
    due: int
    reminder: ReminderInfo | None
    advice: AdviceInfo | None


class Guided:
    """Beside a match that is a first game: what was taught follows from its history, so nothing need be kept."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.told = Guidance([], 0, None, None)

    def look(self, match: Match, reader: int) -> Guidance:
        """What is said now. A question that leaves no choice teaches nothing: the replay that finds what is due goes
        past it."""
        table = match.table
        is_asked = match.is_live and reader in table.waiting and len(table.options_of(reader)) > 1
        if not is_asked and not table.over:
            self.told = self.told._replace(due=0, reminder=None, advice=None)
            return self.told
        taught = self.guide.taught(table, reader)
        reminder = self.guide.reminder_at(table, reader, taught)
        self.told = Guidance(
            [lesson_info(lesson) for lessons in taught for lesson in lessons],
            len(taught[-1]),
            None if reminder is None else ReminderInfo(reminder.clause, spoken(reminder.game, reminder.reminder)),
            self.advice(match, reader) if is_asked else None,
        )
        return self.told

    def advice(self, match: Match, reader: int) -> AdviceInfo | None:
        advice = self.guide.advice(match.table, reader)
        game = match.table.game
        return None if advice is None else AdviceInfo(game.actions.keys[advice.option], spoken(game.name, advice.say))


def lesson_info(lesson: Taught) -> LessonInfo:
    return LessonInfo(
        key=lesson.key,
        clause=lesson.clause,
        title=spoken(lesson.game, lesson.title),
        text=spoken(lesson.game, lambda lang: lesson.text(lang, BROWSER)),
        marks=list(lesson.marks),
    )


def guided_at(match: Match) -> Guided | None:
    """The guide of this match, if it is the guided game of a course: it has that deal and those seats."""
    if all(match.table.seed != course.seed for course in COURSES.get(match.table.game.name, ())):
        return None
    guide = guide_at(match.table, [HUMAN if seat.kind == "human" else seat.bot for seat in match.seats])
    return None if guide is None else Guided(guide)


def is_guided(game: str) -> bool:
    return game in COURSES


def further_courses(game: str) -> list[CourseInfo]:
    """The courses beyond the first one, in their order."""
    return [
        CourseInfo(course.name, spoken(game, course.title), spoken(game, course.about))
        for course in COURSES.get(game, ())
        if course.name != FIRST
    ]
