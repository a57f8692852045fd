"""What a game may tell its listener, and why it may refuse: numbers in the rules, keys and clauses here."""

from typing import Final

ALL: Final = -1  # every reader, spectators too


class LineKind:
    """A kind of log line: its Fluent key and the clause behind it."""

    __slots__ = ("clause", "key")

    def __init__(self, key: str, clause: str) -> None:
        self.key: Final = key
        self.clause: Final = clause


class Lines:
    """The numbered lines (or reasons) of a game. Number 0 of the reasons is 'nothing is in the way'.

    `causes` are clauses that a step can name when it tells a line for another reason than the line's usual one.
    Number 0 of the causes is 'the line's own clause'.
    """

    __slots__ = ("all", "causes")

    def __init__(self) -> None:
        self.all: Final[list[LineKind]] = []
        self.causes: Final[list[str]] = [""]

    def line(self, key: str, clause: str) -> int:
        self.all.append(LineKind(key, clause))
        return len(self.all) - 1

    def cause(self, clause: str) -> int:
        """The number of a clause as a cause; the same clause has one number however often it is asked for."""
        if clause not in self.causes:
            self.causes.append(clause)
        return self.causes.index(clause)

    def clause_of(self, told: "Told") -> str:
        """The clause behind a line that was told: its cause, if one was named, else the line's own."""
        return self.causes[told.cause] if told.cause else self.all[told.line].clause


class Told:
    """One thing told while a game is played: ints that only become a sentence when somebody reads them."""

    __slots__ = ("card", "cause", "line", "number", "other", "seat", "sees")

    def __init__(self, line: int, seat: int, card: int, other: int, number: int, sees: int, cause: int = 0) -> None:
        self.line: Final = line
        self.seat: Final = seat
        self.card: Final = card
        self.other: Final = other
        self.number: Final = number
        self.sees: Final = sees
        self.cause: Final = cause

    def is_seen_by(self, reader: int) -> bool:
        """Whether this reader (a seat, or -1 for a spectator) may know which card it was."""
        return self.sees == ALL or (reader >= 0 and self.sees >> reader & 1 == 1)


class Ear:
    """Listens to a state: what is told, and the choices that the engine made because there was no other."""

    __slots__ = ("forced", "told")

    def __init__(self) -> None:
        self.told: Final[list[Told]] = []
        self.forced: Final[list[tuple[int, int]]] = []

    def hear(self, line: int, seat: int, card: int, other: int, number: int, sees: int, cause: int = 0) -> None:
        self.told.append(Told(line, seat, card, other, number, sees, cause))

    def hear_forced(self, seat: int, option: int) -> None:
        self.forced.append((seat, option))
