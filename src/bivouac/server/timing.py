"""Two clocks: the calendar, which somebody may set, and a steady one, which only goes forward.

What lasts within one process counts by the steady clock. What must outlive a restart is written down by the calendar.
"""

import asyncio
import time
from typing import Final

# The steady clock goes on while the machine sleeps, where there is such a one: time.monotonic stands still then.
STEADY: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


class Time:
    """The time, and waiting for it; tests have one of their own."""

    def now(self) -> float:
        """By the calendar: what is written down."""
        return time.time()

    def steady(self) -> float:
        """Seconds that only go forward, whoever sets the clock: limits count by these."""
        return time.monotonic() if STEADY is None else time.clock_gettime(STEADY)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Calendar:
    """The calendar as it stood once, going on by the steady clock: whoever sets the machine's clock changes nothing.

    A table has one from when it is opened. It begins no earlier than what is written down of the table, so that what
    was set back meanwhile stops no clock.
    """

    def __init__(self, clock: Time, earliest: float = 0.0) -> None:
        self.clock: Final = clock
        self.offset = max(clock.now(), earliest) - clock.steady()

    def now(self) -> float:
        return self.offset + self.clock.steady()

    def hear(self, at: float) -> None:
        """Another process has written this down: if its calendar is ahead, this one catches up."""
        self.offset = max(self.offset, at - self.clock.steady())
