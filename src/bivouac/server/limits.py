"""How much one visitor may ask for, and what may stand in a name or a message."""

import unicodedata
from collections import OrderedDict
from typing import Final

NAME_LENGTH: Final = 40
TEXT_LENGTH: Final = 500
JOINERS: Final = "\u200c\u200d"  # letters and pictures of some scripts need them
ADDRESSES: Final = 10_000


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
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
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


def clean(text: str, length: int) -> str:
    """One line without control characters (nor those that turn the direction of writing), at most so long."""
    kept = "".join(
        char if unicodedata.category(char)[0] != "C" or char in JOINERS else " " if char.isspace() else ""
        for char in text[: length * 4]
    )
    return " ".join(kept.split())[:length].strip()
