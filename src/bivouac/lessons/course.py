"""A course: lessons in the order of their importance, each due at the moment when its rule first matters."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import bivouac
from bivouac.engine.table import Table
from bivouac.lessons.scene import LessonScene, Wonders
from bivouac.text import card_name, say

MOST_AT_ONCE: Final = 2  # what is left over waits for the next question

# Whether a lesson is due: the key of the card it is about, "" if it is about none, None if it is not due yet.
Moment = Callable[[LessonScene], str | None]


@dataclass(frozen=True, slots=True)
class Taught:
    """A lesson that came up, with the card that brought it up."""

    game: str
    key: str
    clause: str
    card: int = -1

    def title(self, lang: str) -> str:
        return say(lang, self.message, attribute="title")

    def text(self, lang: str) -> str:
        return say(lang, self.message, {"card": card_name(self.game, self.card, lang)} if self.card >= 0 else {})

    @property
    def message(self) -> str:
        return f"tutor-{self.game}-{self.key}"


@dataclass(frozen=True, slots=True)
class Rule:
    """A lesson of a course: the clause it explains and when it first matters."""

    key: str
    clause: str
    moment: Moment


@dataclass(frozen=True, slots=True)
class Course:
    """All that can be taught of a game, and how its guide gives reasons."""

    game: str
    rules: tuple[Rule, ...]
    wonders: Wonders
    reason: Callable[[LessonScene, str], str]  # the Fluent key that says why an option, by its key, is a good one
    seed: int
    options: dict[str, str]
    seats: tuple[str, ...]

    def table(self) -> Table:
        """The first game: always the same one."""
        return bivouac.new(self.game, players=len(self.seats), seed=self.seed, **self.options)

    def is_first_game(self, table: Table, seats: Sequence[str]) -> bool:
        """Whether a table is this game, however far it has come."""
        if (table.game.name, table.seed, tuple(seats)) != (self.game, self.seed, self.seats):
            return False
        return table.rules == self.table().rules

    def walk(self, scenes: Iterable[LessonScene], cards: list[str]) -> Iterator[list[Taught]]:
        """What is taught at each question: first what matters right now, then what has been waiting."""
        waiting: dict[str, Taught] = {}
        given: set[str] = set()
        for scene in scenes:
            now: list[str] = []
            for rule in self.rules:
                if rule.key not in given and (card := rule.moment(scene)) is not None:
                    now.append(rule.key)
                    waiting[rule.key] = Taught(self.game, rule.key, rule.clause, cards.index(card) if card else -1)
            late = [rule.key for rule in self.rules if rule.key in waiting and rule.key not in now]
            lessons = [waiting.pop(key) for key in [*now, *late][:MOST_AT_ONCE]]
            given.update(lesson.key for lesson in lessons)
            yield lessons
