"""What a Reaction can make of the event it answers."""

from typing import Final

from bivouac.engine.events import CANCELLED
from bivouac.engine.verbs import Do, Verb, Words, begin
from bivouac.games.altiplano import words as say
from bivouac.games.altiplano.catalog import CAUSES
from bivouac.games.altiplano.grammar import Simple
from bivouac.games.altiplano.state import BURIED, TO_HAND, Altiplano


class ChangeOutcome(Simple):
    """A Reaction makes something else of the event it answers, which lies right under the Reaction itself."""

    __slots__ = ("line", "outcome")

    def __init__(self, outcome: int, line: int) -> None:
        self.path = -1
        self.outcome: Final = outcome
        self.line: Final = line

    def do(self, game: Altiplano, at: Do) -> None:
        answered = game.events[-2]
        game.events[-2] = answered.with_outcome(self.outcome)
        if self.line >= 0:
            # To cancel a card has a clause of its own (reaction.cancelled-card).
            cause = 0 if self.line == say.CANCELLED_CARD else CAUSES[at.source]
            game.tell(self.line, at.me, answered.card, cause=cause)

    def words(self) -> Words:
        return Words(REWRITE_WORDS[self.outcome], {}, [])


REWRITE_WORDS: Final = {CANCELLED: "cancel", TO_HAND: "to-hand", BURIED: "bury"}


def cancel_card() -> Verb[Altiplano]:
    return ChangeOutcome(CANCELLED, say.CANCELLED_CARD)


class Stay(ChangeOutcome):
    """The Character stays where it is."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CANCELLED, say.STAYS)

    def words(self) -> Words:
        return Words("stay", {}, [])


class TurnAgainst(ChangeOutcome):
    """The card does nothing for whoever played it: it takes effect for me, its prerequisite aside."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CANCELLED, say.TURNED_CARD)

    def do(self, game: Altiplano, at: Do) -> None:
        answered = game.events[-2]
        game.events[-2] = answered.with_outcome(self.outcome)
        game.tell(self.line, at.me, answered.card, 1 - at.me, cause=CAUSES[at.source])
        begin(game, answered.card, at.me, answered.card)

    def words(self) -> Words:
        return Words("turn-against", {}, [])


def rescue() -> Verb[Altiplano]:
    return ChangeOutcome(TO_HAND, -1)


def bury() -> Verb[Altiplano]:
    return ChangeOutcome(BURIED, -1)
