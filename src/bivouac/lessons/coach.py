"""Somebody who looks over a beginner's shoulder: explains what is new and may suggest a choice."""

from dataclasses import dataclass
from typing import Protocol

from bivouac.engine.table import Table
from bivouac.text import say


class Lesson(Protocol):
    """One explanation, with the clause of the rulebook behind it."""

    @property
    def clause(self) -> str: ...

    @property
    def marks(self) -> tuple[str, ...]:
        """What it speaks of, as a board calls it."""
        ...

    def title(self, lang: str) -> str: ...

    def text(self, lang: str) -> str: ...


class Reminder(Protocol):
    """A rule that was explained before, in a few words."""

    @property
    def clause(self) -> str: ...

    def reminder(self, lang: str) -> str: ...


@dataclass(frozen=True, slots=True)
class Advice:
    """A choice that the coach suggests, and the Fluent key of the sentence that says why."""

    option: int
    reason_key: str

    def say(self, lang: str) -> str:
        return say(lang, self.reason_key)


class Coach(Protocol):
    """What the table asks a coach. Neither answer may rest on what the seat cannot know."""

    def lessons(self, table: Table, seat: int) -> list[Lesson]:
        """Newly due for the seat that is asked now, or after the end; each is given once. A question that leaves no
        choice, such as dice to throw, teaches nothing."""
        ...

    def reminder(self, seat: int) -> Reminder | None:
        """Where the question that `lessons` was last asked about brought nothing new: what it is about."""
        ...

    def advice(self, table: Table, seat: int) -> Advice | None:
        """What it suggests among the options of this seat; None for nothing."""
        ...
