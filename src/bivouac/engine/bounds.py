"""What the numbers of a saved state may be, as a game declares it: `checking.py` holds every save to it."""

from typing import Any, Final

SEATS: Final = -(10**9)  # in place of a size: one for each seat; of a highest number: the last seat
ANY_SIZE: Final = -1
LONGEST: Final = 10_000  # of a list whose length is not known
HIGHEST: Final = 10**12  # of what only ever counts up

FLAG: Final = -1
NUMBER: Final = 0
ROW: Final = 1
ROWS: Final = 2


class Bound:
    """One field: true or false, a number, a list of numbers, or a list of such lists, all from `low` to `high`.

    `size` is how many stand in the list, for lists of lists in the outer one.
    """

    __slots__ = ("depth", "high", "low", "size")

    def __init__(self, depth: int, low: int, high: int, size: int = ANY_SIZE) -> None:
        self.depth: Final = depth
        self.low: Final = low
        self.high: Final = high
        self.size: Final = size

    def fits(self, value: Any, seats: int) -> bool:
        if self.depth == FLAG:
            return type(value) is bool
        high = seats - 1 if self.high == SEATS else self.high
        if self.depth == NUMBER:
            return type(value) is int and self.low <= value <= high
        if type(value) is not list:
            return False
        if len(value) != self.expected_size(seats) and (self.size != ANY_SIZE or len(value) > LONGEST):
            return False
        if self.depth == ROW:
            return are_within(value, self.low, high)
        for part in value:  # noqa: SIM110 (compiled, a generator would cost more than the loop)
            if type(part) is not list or not are_within(part, self.low, high):
                return False
        return True

    def expected_size(self, seats: int) -> int:
        return seats if self.size == SEATS else self.size

    def expected(self, seats: int) -> str:
        """What fits, for whoever reads the refusal."""
        if self.depth == FLAG:
            return "true or false"
        span = f"from {self.low} to {seats - 1 if self.high == SEATS else self.high}"
        if self.depth == NUMBER:
            return f"a whole number {span}"
        many = "" if self.size == ANY_SIZE else f"{self.expected_size(seats)} "
        return f"a list of {many}numbers {span}" if self.depth == ROW else f"{many}lists of numbers {span}"


def are_within(values: list[Any], low: int, high: int) -> bool:
    """Whether all of them are whole numbers in that range."""
    return not values or (set(map(type, values)) == {int} and min(values) >= low and max(values) <= high)


def number(low: int, high: int = HIGHEST) -> Bound:
    return Bound(NUMBER, low, high)


def numbers(low: int, high: int, size: int = ANY_SIZE) -> Bound:
    return Bound(ROW, low, high, size)


def piles(low: int, high: int, size: int) -> Bound:
    return Bound(ROWS, low, high, size)


SEAT: Final = number(0, SEATS)
NOBODY_OR_SEAT: Final = number(-1, SEATS)
COUNT: Final = number(0)
SWITCH: Final = Bound(FLAG, 0, 1)
FRAME: Final = number(0, LONGEST)  # of a step: the frame of the effect that it is part of
ANYTHING: Final = number(-HIGHEST)


class Bounds:
    """All that a game declares of its saves. What it does not name may be any number.

    `fields` are its own. `steps` has the ints of each step that has any, in the order of `data()`. `roots` are the
    steps one of which always lies at the bottom of the agenda, or asks above an empty one, and never elsewhere.
    `resting` are other steps that wait between effects. `event` has kind, actor, target, card, amount and outcome;
    `trigger` owner, source, ability, about and number. `source` and `it` are what an effect comes from and speaks of,
    `number` its X, `answered` what has answered an event.
    """

    __slots__ = ("answered", "event", "fields", "it", "number", "resting", "roots", "source", "steps", "trigger")

    def __init__(
        self,
        fields: dict[str, Bound],
        steps: dict[str, tuple[Bound, ...]],
        roots: tuple[str, ...] = (),
        resting: tuple[str, ...] = (),
        event: tuple[Bound, ...] = (ANYTHING,) * 6,
        answered: Bound = ANYTHING,
        trigger: tuple[Bound, ...] = (ANYTHING,) * 5,
        source: Bound = ANYTHING,
        it: Bound = ANYTHING,
        number: Bound = ANYTHING,
    ) -> None:
        self.fields: Final = fields
        self.steps: Final = steps
        self.roots: Final = roots
        self.resting: Final = resting
        self.event: Final = event
        self.answered: Final = answered
        self.trigger: Final = trigger
        self.source: Final = source
        self.it: Final = it
        self.number: Final = number


UNBOUND: Final = Bounds({}, {})
