"""The guided first game, as a browser shows it: the lessons given so far, and what the guide suggests now."""

from bivouac.lessons import COURSES, Guide, guide_at
from bivouac.server.match import Match
from bivouac.server.messages import AdviceInfo, LessonInfo, Said
from bivouac.text import LANGUAGES

HUMAN = "human"


class Guided:
    """Beside a match that is a first game: what was taught follows from its history, so nothing need be kept."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.lessons: list[LessonInfo] = []

    def look(self, match: Match, reader: int) -> tuple[list[LessonInfo], AdviceInfo | None]:
        """Lessons, oldest first, and advice for the open question. A question that leaves no choice teaches nothing:
        the replay that finds what is due goes past it."""
        table = match.table
        is_asked = match.is_live and reader in table.waiting and len(table.options_of(reader)) > 1
        if is_asked or table.over:
            self.lessons = [
                LessonInfo(
                    key=lesson.key,
                    clause=lesson.clause,
                    title=Said(*(lesson.title(lang) for lang in LANGUAGES)),
                    text=Said(*(lesson.text(lang) for lang in LANGUAGES)),
                )
                for lessons in self.guide.taught(table, reader)
                for lesson in lessons
            ]
        advice = self.guide.advice(table, reader) if is_asked else None
        if advice is None:
            return self.lessons, None
        key = table.game.actions.keys[advice.option]
        return self.lessons, AdviceInfo(key, Said(*(advice.say(lang) for lang in LANGUAGES)))


def guided_at(match: Match) -> Guided | None:
    """The guide of this match, if it is the first game of its course: it has that deal and those seats."""
    course = COURSES.get(match.table.game.name)
    if course is None or match.table.seed != course.seed:
        return None
    guide = guide_at(match.table, [HUMAN if seat.kind == "human" else seat.bot for seat in match.seats])
    return None if guide is None else Guided(guide)


def is_guided(game: str) -> bool:
    return game in COURSES
