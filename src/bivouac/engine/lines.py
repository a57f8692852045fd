"""What a game may tell its listener, and why it may refuse: numbers in the rules, keys and clauses here."""

from typing import Final


class Line:
    """A kind of log line: its Fluent key and the clause behind it."""

    __slots__ = ("clause", "key")

    def __init__(self, key: str, clause: str) -> None:
        self.key: Final = key
        self.clause: Final = clause


class Lines:
    """The numbered lines (or reasons) of a game. Number 0 of the reasons is 'nothing is in the way'."""

    __slots__ = ("all",)

    def __init__(self) -> None:
        self.all: Final[list[Line]] = []

    def line(self, key: str, clause: str) -> int:
        self.all.append(Line(key, clause))
        return len(self.all) - 1


class Told:
    """One thing told while a game is played: ints that only become a sentence when somebody reads them."""

    __slots__ = ("card", "line", "number", "other", "seat", "sees")

    def __init__(self, line: int, seat: int, card: int, other: int, number: int, sees: int) -> None:
        self.line: Final = line
        self.seat: Final = seat
        self.card: Final = card
        self.other: Final = other
        self.number: Final = number
        self.sees: Final = sees


ALL: Final = -1


class Ear:
    """Listens to a state: what is told, and the choices that the engine made because there was no other."""

    __slots__ = ("forced", "told")

    def __init__(self) -> None:
        self.told: Final[list[Told]] = []
        self.forced: Final[list[tuple[int, int]]] = []

    def hear(self, line: int, seat: int, card: int, other: int, number: int, sees: int) -> None:
        self.told.append(Told(line, seat, card, other, number, sees))

    def hear_forced(self, seat: int, option: int) -> None:
        self.forced.append((seat, option))
