"""Whom a card's verb concerns: the owner, others, one who is chosen, all who fit."""

from typing import Final

from bivouac.engine.verbs import Condition, Words
from bivouac.games.fortune_and_glory.amounts import Carrying, Hanging, Here, InSpaceOf, Leading
from bivouac.games.fortune_and_glory.state import World

# How the heroes are found.
SELF: Final = 0
THAT: Final = 1
EACH: Final = 2
EACH_OTHER: Final = 3
ONE: Final = 4
ONE_OTHER: Final = 5
SCOPE_WORDS: Final = ("me", "it", "each", "each-other", "one", "one-other")


class Whom:
    """A scope and a condition on the heroes. KO heroes lie out of reach unless they are the owner or "it"."""

    __slots__ = ("condition", "scope")

    def __init__(self, scope: int, condition: Condition[World] | None = None) -> None:
        self.scope: Final = scope
        self.condition: Final = condition

    def is_chosen(self) -> bool:
        """Whether the owner of the card chooses one of them."""
        return self.scope >= ONE

    def seats(self, game: World, me: int, source: int, it: int) -> list[int]:
        """Those whom it concerns, or among whom one is chosen, First Player first."""
        if self.scope == SELF:
            return [me]
        if self.scope == THAT:
            return [it] if it >= 0 else []
        seats: list[int] = []
        spares_me = self.scope == EACH_OTHER or self.scope == ONE_OTHER
        for seat in game.in_order():
            if (
                not (spares_me and seat == me)
                and not game.is_down(seat)
                and (self.condition is None or self.condition.holds(game, seat, source, me))
            ):
                seats.append(seat)
        return seats

    def words(self) -> Words:
        parts = [] if self.condition is None else [self.condition.words()]
        return Words(f"whom-{SCOPE_WORDS[self.scope]}", {}, parts)


ME: Final = Whom(SELF)
IT: Final = Whom(THAT)  # the hero whose moment it is; in EachHero the hero at hand
ALL: Final = Whom(EACH)
OTHERS: Final = Whom(EACH_OTHER)
ANY: Final = Whom(ONE)
ANOTHER: Final = Whom(ONE_OTHER)
HERE: Final = Whom(EACH_OTHER, InSpaceOf())
ANOTHER_HERE: Final = Whom(ONE_OTHER, InSpaceOf())
LEADER: Final = Whom(EACH, Leading())
HANGING: Final = Whom(ONE_OTHER, Hanging())
CARRYING: Final = Whom(ONE_OTHER, Carrying())


def each_in(place: str) -> Whom:
    """Every hero in such a place: a terrain, or a place that `Here` knows."""
    return Whom(EACH, Here(place))


def each(condition: Condition[World]) -> Whom:
    return Whom(EACH, condition)


def another(condition: Condition[World]) -> Whom:
    return Whom(ONE_OTHER, condition)
