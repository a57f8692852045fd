"""How much one visitor may ask for, and what may stand in a name or a message."""

import asyncio
import unicodedata
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bivouac.server.words import Refusal

NAME_LENGTH: Final = 40
TEXT_LENGTH: Final = 500
JOINERS: Final = "\u200c\u200d"  # letters and pictures of some scripts need them
ADDRESSES: Final = 10_000
MOST_WAITING: Final = 8  # of one address, for its turn


class Bucket:
    """A token bucket: `rate` a second in the long run, `most` at once. A rate of 0 is no limit."""

    __slots__ = ("at", "most", "rate", "tokens")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate: Final = rate
        self.most: Final = most
        self.tokens = most
        self.at = now

    def take(self, now: float) -> bool:
        if self.rate <= 0:
            return True
        self.tokens = min(self.most, self.tokens + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Addresses:
    """A bucket for each address; those not heard of for longest are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate: Final = rate
        self.most: Final = most
        self.buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.most, now)
        self.buckets[address] = bucket
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take(now)


class Turns:
    """Work that so many may have done at a time, one of each address: who asks for much waits behind its own questions
    only, and whoever has waited longest comes first."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.served: Final[set[str]] = set()
        self.waiting: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """A Refusal if this address has too much waiting already."""
        await self.come(address)
        try:
            yield
        finally:
            self.go(address)

    async def come(self, address: str) -> None:
        queue = self.waiting.setdefault(address, deque())
        if len(queue) >= MOST_WAITING:
            raise Refusal(429, "too-many", "too-many")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self.call_next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # called in the same moment
                self.go(address)
            raise

    def go(self, address: str) -> None:
        self.free += 1
        self.served.discard(address)
        self.call_next()

    def call_next(self) -> None:
        for address in list(self.waiting):
            queue = self.waiting[address]
            while queue and queue[0].done():  # who waited there has left
                queue.popleft()
            if queue and self.free and address not in self.served:
                self.free -= 1
                self.served.add(address)
                queue.popleft().set_result(None)
                self.waiting.move_to_end(address)
            if not queue:
                del self.waiting[address]


def clean(text: str, length: int) -> str:
    """One line without control characters (nor those that turn the direction of writing), at most so long."""
    kept = "".join(
        char if unicodedata.category(char)[0] != "C" or char in JOINERS else " " if char.isspace() else ""
        for char in text[: length * 4]
    )
    return " ".join(kept.split())[:length].strip()
