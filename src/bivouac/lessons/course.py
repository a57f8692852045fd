"""A course: lessons in the order of their importance, each due at the moment when its rule first matters."""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import bivouac
from bivouac.engine.game import Options
from bivouac.engine.table import Table
from bivouac.lessons.scene import LessonScene, Wonders
from bivouac.text import card_name, say

FIRST: Final = "first"  # the name of the course for newcomers, which every game with lessons has
MOST_AT_ONCE: Final = 2  # what is left over waits until it matters again
# Where a lesson can be read: what it says to do must be possible there.
TERMINAL: Final = "terminal"
BROWSER: Final = "browser"

# Whether a lesson is due: the key of the card it is about, "" if it is about none, None if it is not due yet.
Moment = Callable[[LessonScene], str | None]
# Whether a table with these options has what a lesson is about.
Fits = Callable[[Options], bool]
# What a lesson speaks of, besides its card: things and zones as a board calls them ("pile/exploration", "camp/0").
Marks = Callable[[LessonScene], Iterable[str]]


def nothing(scene: LessonScene) -> Iterable[str]:
    return ()


def everywhere(options: Options) -> bool:
    return True


def there(*zones: str) -> Marks:
    """These things or zones; "me" in one is the learner's seat, "you" the other one's."""

    def marks(scene: LessonScene) -> Iterable[str]:
        seats = {"me": str(scene.seat), "you": str(1 - scene.seat)}
        return ["/".join(seats.get(part, part) for part in zone.split("/")) for zone in zones]

    return marks


@dataclass(frozen=True, slots=True)
class Taught:
    """A lesson that came up, with the card that brought it up."""

    game: str
    key: str
    clause: str
    card: int = -1
    marks: tuple[str, ...] = ()  # what it speaks of, to be marked on the board

    def title(self, lang: str) -> str:
        return say(lang, self.message, attribute="title")

    def text(self, lang: str, place: str = TERMINAL) -> str:
        card = {"card": card_name(self.game, self.card, lang)} if self.card >= 0 else {}
        return say(lang, self.message, {"place": place, **card})

    def reminder(self, lang: str) -> str:
        """The same once more, in a few words."""
        return say(lang, self.message, attribute="again")

    @property
    def message(self) -> str:
        return f"tutor-{self.game}-{self.key}"


@dataclass(frozen=True, slots=True)
class Rule:
    """A lesson of a course: the clause it explains and when it first matters."""

    key: str
    clause: str
    moment: Moment
    marks: Marks = nothing
    fits: Fits = everywhere


@dataclass(frozen=True, slots=True)
class Wish:
    """What a good first game is like; `tools/tutor_seed.py` looks for a deal that is so."""

    clock: str  # what of a view counts how long it takes
    length: range  # how long it should take
    longest: int  # how long a beginner may be asked for
    share: float  # of the lessons come up
    highlights: tuple[Moment, ...] = ()  # come up too


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
    # Rules to be reminded of at a question that brings nothing new, by their keys; the most particular question first.
    again: tuple[tuple[str, Moment], ...]
    wish: Wish
    at_once: int = MOST_AT_ONCE
    name: str = FIRST

    def title(self, lang: str) -> str:
        """What a course beyond the first one is about."""
        return say(lang, self.message)

    def about(self, lang: str) -> str:
        """For whom it is and what it teaches, in a sentence."""
        return say(lang, self.message, attribute="about")

    @property
    def message(self) -> str:
        return f"course-{self.game}-{self.name}"

    def table(self) -> Table:
        """The guided game: always the same one."""
        return bivouac.new(self.game, players=len(self.seats), seed=self.seed, **self.options)

    def fitting(self, table: Table) -> "Course":
        """Without the lessons about what this table does not have."""
        return replace(self, rules=tuple(rule for rule in self.rules if rule.fits(table.rules)))

    def is_first_game(self, table: Table, seats: Sequence[str]) -> bool:
        """Whether a table is this game, however far it has come."""
        if (table.game.name, table.seed, tuple(seats)) != (self.game, self.seed, self.seats):
            return False
        return table.rules == self.table().rules

    def walk(self, scenes: Iterable[LessonScene], cards: list[str]) -> Iterator[list[Taught]]:
        """What is taught at each question: what matters there, first what did not matter at the question before.

        What there is no room for is taught when it matters again: nobody is told about what has long passed.
        """
        given: set[str] = set()
        before: set[str] = set()
        for scene in scenes:
            due: dict[str, Taught] = {}
            for rule in self.rules:
                if rule.key not in given and (card := rule.moment(scene)) is not None:
                    due[rule.key] = self.taught(rule, scene, card, cards)
            lessons = sorted(due.values(), key=lambda lesson: lesson.key in before)[: self.at_once]
            before = set(due)
            given.update(lesson.key for lesson in lessons)
            yield lessons

    def taught(self, rule: Rule, scene: LessonScene, card: str, cards: list[str]) -> Taught:
        marks = (f"card/{card}", *rule.marks(scene)) if card else tuple(rule.marks(scene))
        return Taught(self.game, rule.key, rule.clause, cards.index(card) if card else -1, marks)

    def reminder(self, scene: LessonScene, given: Container[str]) -> Taught | None:
        """Of what was taught before, what this question is about."""
        clauses = {rule.key: rule.clause for rule in self.rules}
        for key, moment in self.again:
            if key in given and moment(scene) is not None:
                return Taught(self.game, key, clauses[key])
        return None
