"""What is announced and may be answered before and after it lands."""

from typing import Final

BEFORE: Final = 0
AFTER: Final = 1
MOMENT: Final = 2  # of an event that never lands: it is only there to be answered
# In a mask of moments (`State.masks`) the bits from here on are for moments whose actor is another seat.
OF_OTHERS: Final = 24

OPEN: Final = 0
CANCELLED: Final = 1


class Event:
    """Something announced: a card played, a Character about to leave, dice about to count.

    It never changes; an answer puts a new value in its place. `outcome` is OPEN, CANCELLED or a number of the game's
    own (a redirected move, say). `answered` holds the sources that have already answered or rewritten it.
    """

    __slots__ = ("actor", "amount", "answered", "card", "kind", "outcome", "target")

    def __init__(
        self, kind: int, actor: int, target: int, card: int, amount: int, outcome: int, answered: tuple[int, ...]
    ) -> None:
        self.kind: Final = kind
        self.actor: Final = actor
        self.target: Final = target
        self.card: Final = card
        self.amount: Final = amount
        self.outcome: Final = outcome
        self.answered: Final = answered

    def with_outcome(self, outcome: int) -> "Event":
        return Event(self.kind, self.actor, self.target, self.card, self.amount, outcome, self.answered)

    def with_amount(self, amount: int) -> "Event":
        return Event(self.kind, self.actor, self.target, self.card, amount, self.outcome, self.answered)

    def with_target(self, target: int) -> "Event":
        return Event(self.kind, self.actor, target, self.card, self.amount, self.outcome, self.answered)

    def with_answer(self, source: int) -> "Event":
        answered = (*self.answered, source)
        return Event(self.kind, self.actor, self.target, self.card, self.amount, self.outcome, answered)

    def data(self) -> list[int]:
        return [self.kind, self.actor, self.target, self.card, self.amount, self.outcome, *self.answered]


def event(kind: int, actor: int, target: int = -1, card: int = -1, amount: int = 0) -> Event:
    """A fresh event, as it is announced."""
    return Event(kind, actor, target, card, amount, OPEN, ())


def event_from(data: list[int]) -> Event:
    return Event(data[0], data[1], data[2], data[3], data[4], data[5], tuple(data[6:]))
