"""What changes a number while it lasts. Each modifier has a source, an age and a duration. Totals are kept until a
modifier comes or goes."""

from typing import Final


class Modifier:
    """`what` is a number of the game (a statistic, a limit), `whom` what it applies to, `until` when it ends."""

    __slots__ = ("age", "amount", "source", "until", "what", "whom")

    def __init__(self, source: int, age: int, what: int, whom: int, amount: int, until: int) -> None:
        self.source: Final = source
        self.age: Final = age
        self.what: Final = what
        self.whom: Final = whom
        self.amount: Final = amount
        self.until: Final = until

    def data(self) -> list[int]:
        return [self.source, self.age, self.what, self.whom, self.amount, self.until]


WHILE_THERE: Final = 0  # lasts as long as its source lies where it lies


class Modifiers:
    """Oldest first. `total` adds up; a game with floors or set values walks `of` itself."""

    __slots__ = ("all", "next_age", "totals")

    def __init__(self, source: "Modifiers | None") -> None:
        if source is not None:
            self.all: list[Modifier] = source.all[:]
            self.next_age: int = source.next_age
            self.totals: dict[tuple[int, int], int] = source.totals.copy()
        else:
            self.all = []
            self.next_age = 0
            self.totals = {}

    def add(self, source: int, what: int, whom: int, amount: int, until: int = WHILE_THERE) -> None:
        self.all.append(Modifier(source, self.next_age, what, whom, amount, until))
        self.next_age += 1
        self.totals.clear()

    def drop_source(self, source: int) -> None:
        """The source has left: what it gave goes with it."""
        self.keep([m for m in self.all if m.source != source or m.until != WHILE_THERE])

    def expire(self, until: int) -> None:
        """A moment has come: what lasted until then ends."""
        self.keep([m for m in self.all if m.until != until])

    def keep(self, kept: list[Modifier]) -> None:
        if len(kept) != len(self.all):
            self.all = kept
            self.totals.clear()

    def of(self, what: int, whom: int) -> list[Modifier]:
        return [m for m in self.all if m.what == what and m.whom == whom]

    def total(self, what: int, whom: int) -> int:
        key = (what, whom)
        if key in self.totals:
            return self.totals[key]
        total = 0
        for modifier in self.all:
            if modifier.what == what and modifier.whom == whom:
                total += modifier.amount
        self.totals[key] = total
        return total

    def data(self) -> list[list[int]]:
        return [[self.next_age], *[m.data() for m in self.all]]


def modifiers_from(data: list[list[int]]) -> Modifiers:
    made = Modifiers(None)
    made.next_age = data[0][0]
    made.all = [Modifier(d[0], d[1], d[2], d[3], d[4], d[5]) for d in data[1:]]
    return made
