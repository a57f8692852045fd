"""Numbers and conditions that Altered's abilities are made with."""

from typing import Final

from bivouac.engine.verbs import Amount, Condition, LastNumber, Words
from bivouac.games.altered.catalog import STATS
from bivouac.games.altered.filters import Filter
from bivouac.games.altered.state import Altered
from bivouac.games.altered.state_ground import ANCHORED, ASLEEP, FLEETING, MANA, RESERVE


class Number(Amount[Altered]):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def value(self, game: Altered, me: int, source: int) -> int:
        return self.number

    def words(self) -> Words:
        return Words("number", {"n": self.number}, [])


def number(amount: int | Amount[Altered]) -> Amount[Altered]:
    return Number(amount) if isinstance(amount, int) else amount


def x() -> Amount[Altered]:
    """The result of the die."""
    return LastNumber()


class Count(Amount[Altered]):
    """As many as there are cards that fit."""

    __slots__ = ("test",)

    def __init__(self, test: Filter) -> None:
        self.test: Final = test

    def value(self, game: Altered, me: int, source: int) -> int:
        return len(self.test.found(game, me, source))

    def words(self) -> Words:
        return Words("count", {}, [self.test.words()])


class CardsInReserve(Amount[Altered]):
    """Cards in my Reserve, or in both."""

    __slots__ = ("both",)

    def __init__(self, both: bool = False) -> None:
        self.both: Final = both

    def value(self, game: Altered, me: int, source: int) -> int:
        return len(game.zones[RESERVE + me]) + (len(game.zones[RESERVE + 1 - me]) if self.both else 0)

    def words(self) -> Words:
        return Words("cards-in-reserve", {"both": int(self.both)}, [])


class RegionsBetween(Amount[Altered]):
    """track.between: the regions between my Hero and my Companion."""

    __slots__ = ()

    def value(self, game: Altered, me: int, source: int) -> int:
        return game.regions_between(me)

    def words(self) -> Words:
        return Words("regions-between", {}, [])


class CountersOnMe(Amount[Altered]):
    """The counters of the card itself."""

    __slots__ = ()

    def value(self, game: Altered, me: int, source: int) -> int:
        return carried(game, source, 3)

    def words(self) -> Words:
        return Words("counters-on-me", {}, [])


class Control(Condition[Altered]):
    """I control as many as that, or more."""

    __slots__ = ("least", "test")

    def __init__(self, least: int, test: Filter) -> None:
        self.least: Final = least
        self.test: Final = test

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        return len(self.test.found(game, me, source)) >= self.least

    def words(self) -> Words:
        return Words("control", {"n": self.least}, [self.test.words()])


class Not(Condition[Altered]):
    __slots__ = ("condition",)

    def __init__(self, condition: Condition[Altered]) -> None:
        self.condition: Final = condition

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        return not self.condition.holds(game, me, source, it)

    def words(self) -> Words:
        return Words("not", {}, [self.condition.words()])


class BeFirst(Condition[Altered]):
    """I am the first player."""

    __slots__ = ()

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        return game.first == me

    def words(self) -> Words:
        return Words("be-first", {}, [])


class FirstCharacter(Condition[Altered]):
    """It is the first Character that I play this Afternoon."""

    __slots__ = ()

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        return game.played[me] == 1

    def words(self) -> Words:
        return Words("first-character", {}, [])


class Orbs(Condition[Altered]):
    """I have as many Mana orbs as that, or more."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        return len(game.zones[MANA + me]) >= self.least

    def words(self) -> Words:
        return Words("orbs", {"n": self.least}, [])


class Boosts(Condition[Altered]):
    """The card has as many boosts as that, or more; last known, if it is gone."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        return carried(game, source, 2) >= self.least

    def words(self) -> Words:
        return Words("boosts", {"n": self.least}, [])


class Counters(Condition[Altered]):
    """The card has as many counters as that, or more."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        return carried(game, source, 3) >= self.least

    def words(self) -> Words:
        return Words("counters", {"n": self.least}, [])


class HasMark(Condition[Altered]):
    """The card has one of these statuses, or had it when it left."""

    __slots__ = ("marks",)

    def __init__(self, marks: int) -> None:
        self.marks: Final = marks

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        return carried(game, source, 1) & self.marks != 0

    def words(self) -> Words:
        return Words("has-mark", {"marks": self.marks}, [])


def carried(game: Altered, source: int, what: int) -> int:
    """Marks (1), boosts (2) or counters (3) of an object, as last known if it is gone."""
    card = game.objects.card_of(source)
    if card >= 0:
        return (game.marks if what == 1 else game.boosts if what == 2 else game.counters)[card]
    return game.objects.last_known[source][what] if source in game.objects.last_known else 0


class ItIs(Condition[Altered]):
    """What the last verb touched is such a card."""

    __slots__ = ("test",)

    def __init__(self, test: Filter) -> None:
        self.test: Final = test

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        card = game.objects.card_of(it) if it >= 0 else -1
        return card >= 0 and self.test.fits(game, card, me, source)

    def words(self) -> Words:
        return Words("it-is", {}, [self.test.words()])


class Done(Condition[Altered]):
    """effect.if-you-do: the verb before this one has touched something."""

    __slots__ = ()

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        return it >= 0

    def words(self) -> Words:
        return Words("done", {}, [])


class Zeros(Condition[Altered]):
    """card.base-statistic: as many printed statistics of 0, or more, among the Characters that I control."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        return sum(STATS[game.kinds[card]].count(0) for card in game.characters(me)) >= self.least

    def words(self) -> Words:
        return Words("zeros", {"n": self.least}, [])


class ThreeStatuses(Condition[Altered]):
    """I control a Fleeting Character, another that is Anchored and yet another that is Asleep."""

    __slots__ = ()

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        marks = [game.marks[card] for card in game.characters(me)]
        return any(
            marks[i] & FLEETING and marks[j] & ANCHORED and marks[k] & ASLEEP
            for i in range(len(marks))
            for j in range(len(marks))
            for k in range(len(marks))
            if i != j and j != k and i != k
        )

    def words(self) -> Words:
        return Words("three-statuses", {}, [])


class AfterFirstDay(Condition[Altered]):
    """It is not the first Day any more."""

    __slots__ = ()

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        return game.day > 1

    def words(self) -> Words:
        return Words("after-first-day", {}, [])


class Rolled(Condition[Altered]):
    """The die shows from `low` to `high` (die.above-six: no upper end)."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def holds(self, game: Altered, me: int, source: int, it: int) -> bool:
        return self.low <= game.frames[-1] <= self.high

    def words(self) -> Words:
        return Words("rolled", {"low": self.low, "high": self.high}, [])
