"""The guide at the drawn table: lessons come before the question, and Enter takes what is suggested."""

import asyncio

from bivouac.lessons import Guide, course_of
from bivouac.lessons.course import MOST_AT_ONCE
from bivouac.lessons.guide import keys
from bivouac.terminal.app import TableApp
from bivouac.terminal.keeper import Keeper
from bivouac.terminal.screens.pages import LessonPage
from bivouac.terminal.sitting import Sitting
from tools.tutor_seed import LEARNER, follow

COURSE = course_of("altiplano")
PATIENCE = 400  # presses and pauses after which the table is stuck


class Nowhere:
    """Keeps nothing."""

    def autosave(self, sitting: Sitting) -> None:
        return None

    def save(self, sitting: Sitting) -> str:
        return ""

    def finish(self, sitting: Sitting) -> str:
        return ""

    def record(self, sitting: Sitting, name: str) -> str:
        return name

    def another(self) -> Keeper:
        return self


def lessons_by_enter(sitting: Sitting, guide: Guide, choices: int, lang: str) -> list[tuple[str, str]]:
    """Press only Enter until the game has so many choices: the clauses and titles of the lessons on the way."""
    app = TableApp(lang, Nowhere(), sitting=sitting, coach=guide, pace=0)
    seen: list[LessonPage] = []

    async def press() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            for _ in range(PATIENCE):
                await pilot.pause()
                page = app.screen
                if isinstance(page, LessonPage):
                    if page not in seen:
                        seen.append(page)
                elif len(sitting.table.history) >= choices:
                    return
                await pilot.press("enter")
            raise AssertionError(f"stuck after {len(sitting.table.history)} choices")

    asyncio.run(press())
    return [(page.lesson.clause, page.lesson.title(lang)) for page in seen]


def test_the_first_turn_is_taught_and_played_by_enter_alone() -> None:
    followed, _ = follow(COURSE)
    sitting = Sitting(COURSE.table(), COURSE.seats)
    guide = Guide(COURSE, sitting.table)
    seen = lessons_by_enter(sitting, guide, 9, "fr")
    assert sitting.table.history[:9] == followed.history[:9]
    assert seen[0] == ("end.two-treasures", "Deux Trésors pour gagner")
    expected = [lesson.clause for taught in guide.taught(sitting.table, LEARNER) for lesson in taught]
    assert [clause for clause, _ in seen] == expected[: len(seen)]
    assert len(seen) >= len(expected) - MOST_AT_ONCE > 5, "only what is due at the open question may still come"


def test_after_the_last_choice_the_guide_speaks_once_more() -> None:
    followed, _ = follow(COURSE)
    sitting = Sitting(followed.fork(len(followed.history) - 1), COURSE.seats)
    guide = Guide(COURSE, sitting.table)
    seen = lessons_by_enter(sitting, guide, len(followed.history), "en")
    assert sitting.table.result is not None
    assert followed.result is not None
    assert sitting.table.result.winners == followed.result.winners
    assert seen == [("assembly.instead", "Next time: choose your team")]
    assert guide.finished == {LEARNER}
    taught = keys(lesson for lessons in guide.taught(followed, LEARNER) for lesson in lessons)
    assert len(guide.missing(LEARNER)) == len(COURSE.rules) - len(taught)
