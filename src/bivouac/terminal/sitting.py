"""A table and who sits at it, without any screen: plain prompts and the drawn table play through this."""

import json
from collections.abc import Sequence
from typing import Any, Final

from bivouac import bots
from bivouac.engine.actions import PASS
from bivouac.engine.lines import Ear, Told
from bivouac.engine.table import SEAT_BITS, Entry, Table, choose_in

HUMAN: Final = "human"


class Sitting:
    """`looking` is the human who sees the screen; with several of them, nobody before the first has sat down to it."""

    def __init__(self, table: Table, seats: Sequence[str]) -> None:
        self.table = table
        self.seats: Final = list(seats)
        self.humans: Final = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.bots: Final = {seat: name for seat, name in enumerate(seats) if name != HUMAN}
        self.looking: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.told, marks = heard(table)
        # How much of the log each seat, and last a spectator, has behind it: all that was told before its last choice.
        self.read: Final = [0] * (len(self.seats) + 1)
        for at, step in enumerate(table.history):
            self.read[step & ((1 << SEAT_BITS) - 1)] = marks[at]
        self.seen: Final[dict[int, dict[str, Any]]] = {}  # what each seat saw when it last chose
        self.spoken: Final[dict[tuple[int, str], list[Entry]]] = {}  # the log in words, as far as it was read

    @property
    def is_shared(self) -> bool:
        """Several humans at one screen: hands are covered between them."""
        return len(self.humans) > 1

    def next_seat(self) -> int:
        """Who is asked next: whoever looks already, if the rules let several choose at once."""
        waiting = self.table.waiting
        return self.looking if self.looking is not None and self.looking in waiting else waiting[0]

    def bot_choice(self, seat: int) -> int:
        return bots.named(self.bots[seat], bots.seed_at(self.table, seat)).choose(self.table, seat)

    def choose(self, seat: int, action: object) -> list[int]:
        """Choose on a copy, then sit down at it: an interruption in between leaves a whole table.

        Returns the humans who could not answer something on the way. reaction.hidden: at a shared screen they are asked
        all the same, so that being asked tells nothing.
        """
        after = self.table.clone()
        ear = Ear()
        after.state.ear = ear
        after.choose(action, seat)
        after.state.ear = None
        self.read[seat] = len(self.told)
        self.seen[seat] = self.table.view(seat)
        self.told = [*self.told, *ear.told]
        self.table = after
        return [other for other, option in ear.forced if other != seat and other in self.humans and option == PASS]

    def undo(self, seat: int) -> bool:
        """Whether this seat's last choice could be taken back, and then was."""
        if not self.table.can_undo(seat):
            return False
        before = self.table.clone()
        before.undo(seat)
        self.table = before
        self.told = heard(before)[0]
        self.spoken.clear()
        self.read[seat] = min(self.read[seat], len(self.told))
        return True

    # -- the log -----------------------------------------------------------------------------------------------------

    def entries(self, reader: int | None, lang: str, start: int = 0) -> list[Entry]:
        """The log from a line on, as that seat may read it."""
        who = -1 if reader is None else reader
        spoken = self.spoken.setdefault((who, lang), [])
        spoken += [self.table.entry(told, who, lang) for told in self.told[len(spoken) :]]
        return spoken[start:]

    def unread(self, reader: int | None) -> int:
        """The number of the first line since this seat's last choice."""
        return self.read[len(self.seats) if reader is None else reader]

    def has_read(self, reader: int | None) -> None:
        self.read[len(self.seats) if reader is None else reader] = len(self.told)

    # -- keeping -----------------------------------------------------------------------------------------------------

    def saved(self) -> str:
        """The game with who sits where, so that going on needs no other word."""
        return json.dumps({**json.loads(self.table.save()), "seats": self.seats}) + "\n"

    def record(self) -> str:
        return json.dumps(self.table.record(), indent=1) + "\n"


def heard(table: Table) -> tuple[list[Told], list[int]]:
    """All that was told so far, and how many lines there were at the beginning and after each choice."""
    ear = Ear()
    state = table.beginning(ear, 0)
    marks = [len(ear.told)]
    for step in table.history:
        choose_in(state, step >> SEAT_BITS, step & ((1 << SEAT_BITS) - 1))
        marks.append(len(ear.told))
    return ear.told, marks
