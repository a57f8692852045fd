"""A finished or unfinished game looked at again: any moment of it, through the eyes of any seat."""

from typing import Final

from bivouac.engine.table import SEAT_BITS, Entry, Table
from bivouac.terminal.sitting import heard
from bivouac.terminal.words import seat_names
from bivouac.text import entry


class Reel:
    """`at` is how many choices have been made, `reader` whose eyes are lent: None is a spectator's."""

    def __init__(self, table: Table, at: int | None = None, reader: int | None = None) -> None:
        self.whole: Final = table
        self.told, self.marks = heard(table)
        self.reader = reader
        self.at = 0
        self.table = table
        self.go(self.length if at is None else at)

    @property
    def length(self) -> int:
        return len(self.whole.history)

    def go(self, at: int) -> bool:
        """Stand at another moment, or at the nearest there is; whether that is another one."""
        at = max(0, min(self.length, at))
        moved = at != self.at
        self.at = at
        self.table = self.whole.fork(at)
        return moved

    def lend_eyes(self) -> None:
        """The next seat's eyes; after the last seat a spectator's."""
        self.reader = 0 if self.reader is None else self.reader + 1
        if self.reader == self.whole.seats:
            self.reader = None

    def entries(self, lang: str) -> list[Entry]:
        """The log up to this moment."""
        reader = -1 if self.reader is None else self.reader
        names = seat_names(self.table.seats, lang)
        return [entry(self.table.game, told, reader, lang, names) for told in self.told[: self.marks[self.at]]]

    def news(self) -> int:
        """How many of those lines the last choice brought."""
        return self.marks[self.at] - (self.marks[self.at - 1] if self.at else 0)

    def next_choice(self) -> str:
        """What was chosen next, if it was by the seat whose eyes these are: nobody else knows it yet."""
        if self.at == self.length:
            return ""
        step = self.whole.history[self.at]
        is_own = step & ((1 << SEAT_BITS) - 1) == self.reader
        return self.whole.game.actions.keys[step >> SEAT_BITS] if is_own else ""
