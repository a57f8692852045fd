"""The guide of a first game: explains each rule when it first matters and suggests what to do."""

import json
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Final

from bivouac.bots import Greedy
from bivouac.engine.table import Table
from bivouac.lessons.coach import Advice, Lesson
from bivouac.lessons.course import Course, Taught
from bivouac.lessons.scene import SEAT_MASK, LessonScene, scene_of, scenes


class Guide:
    """A coach. What it has taught follows from the history, so a guide made anew at a saved table repeats nothing."""

    def __init__(self, course: Course, table: Table) -> None:
        self.course: Final = course.fitting(table)
        self.given: Final[list[set[str]]] = [set() for _ in range(table.seats)]
        self.finished: Final[set[int]] = set()  # seats that it has spoken to after the end
        self.reminders: Final[dict[int, Taught | None]] = {}
        self.advised: tuple[str, Advice] | None = None
        for seat in {step & SEAT_MASK for step in table.history}:
            self.given[seat].update(keys(lesson for taught in self.taught(table, seat) for lesson in taught))

    def taught(self, table: Table, seat: int) -> list[list[Taught]]:
        """The lessons of every question that this seat was asked, the open one last."""
        return list(self.course.walk(self.scenes(table, seat), table.game.cards))

    def scenes(self, table: Table, seat: int) -> Iterator[LessonScene]:
        return scenes(table, seat, self.course.wonders)

    def lessons(self, table: Table, seat: int) -> list[Lesson]:
        if not table.over and seat not in table.waiting:
            return []
        if (
            not table.over and len(table.options_of(seat)) == 1
        ):  # the replay behind `taught` goes past it: dice lie there
            self.reminders[seat] = self.course.reminder(
                scene_of(table, seat, [], self.course.wonders), self.given[seat]
            )
            return []
        if table.over:
            self.finished.add(seat)
        taught = self.taught(table, seat)
        due = [lesson for lesson in taught[-1] if lesson.key not in self.given[seat]]
        self.given[seat].update(keys(due))
        self.reminders[seat] = None if due else self.reminder_at(table, seat, taught)
        return list(due)

    def reminder(self, seat: int) -> Taught | None:
        return self.reminders.get(seat)

    def reminder_at(self, table: Table, seat: int, taught: list[list[Taught]]) -> Taught | None:
        """What the open question is about, if it teaches nothing."""
        if taught[-1] or table.over:
            return None
        given = set(keys(lesson for lessons in taught for lesson in lessons))
        return self.course.reminder(scene_of(table, seat, [], self.course.wonders), given)

    def missing(self, seat: int) -> list[Lesson]:
        """Lessons that have not come up."""
        return [
            Taught(self.course.game, rule.key, rule.clause)
            for rule in self.course.rules
            if rule.key not in self.given[seat]
        ]

    def advice(self, table: Table, seat: int) -> Advice | None:
        """What a greedy bot would do here. Its chance comes from what the seat sees: nothing hidden counts."""
        if seat not in table.waiting:
            return None
        scene = scene_of(table, seat, [], self.course.wonders)
        sight = json.dumps([scene.view, scene.options], sort_keys=True)
        if self.advised is None or self.advised[0] != sight:  # a table that is drawn again asks again
            self.advised = sight, self.suggested(table, scene, sight)
        return self.advised[1]

    def suggested(self, table: Table, scene: LessonScene, sight: str) -> Advice:
        chance = int.from_bytes(blake2b(sight.encode(), digest_size=8).digest(), "little")
        option = Greedy(chance).choose(table, scene.seat)
        return Advice(option, self.course.reason(scene, table.game.actions.keys[option]))


def keys(lessons: Iterable[Taught]) -> list[str]:
    return [lesson.key for lesson in lessons]
