"""Chance as an integer stream: xoshiro128** on four 32-bit words.

No product passes 63 bits, so the compiled build (whose i64 wraps) and plain Python (which does not) draw the same
numbers.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
HALF: Final = 0x80000000  # the widest draw: a word times more than this would pass 63 bits


class Chance:
    """A stream of its own for whoever needs chance outside a game: bots, dealing anew, playouts."""

    __slots__ = ("w0", "w1", "w2", "w3")

    def __init__(self, seed: int) -> None:
        words = words_of(seed)
        self.w0: i64 = words[0]
        self.w1: i64 = words[1]
        self.w2: i64 = words[2]
        self.w3: i64 = words[3]

    def roll(self, sides: i64) -> i64:
        """A number from 0 to sides - 1; at most HALF sides."""
        w1 = self.w1
        mixed = (w1 * 5) & WORD
        mixed = ((mixed << 7) | (mixed >> 25)) & WORD
        mixed = (mixed * 9) & WORD
        shifted = (w1 << 9) & WORD
        w2 = self.w2 ^ self.w0
        w3 = self.w3 ^ w1
        self.w1 = w1 ^ w2
        self.w0 = self.w0 ^ w3
        self.w2 = w2 ^ shifted
        self.w3 = ((w3 << 11) | (w3 >> 21)) & WORD
        return (mixed * sides) >> 32

    def shuffle(self, cards: list[int]) -> None:
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.roll(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1


def words_of(seed: int) -> list[int]:
    """Four 32-bit words from a seed of any size; never all zero, where the stream would stand still."""
    digest = blake2b(str(seed).encode(), digest_size=16).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]
    return words if any(words) else [1, 2, 3, 4]


def chance_from(source: object) -> Chance:
    """A stream from what people hold in hand: a seed, a stream, or anything with getrandbits (random.Random)."""
    if isinstance(source, Chance):
        return source
    if isinstance(source, int):
        return Chance(source)
    bits = getattr(source, "getrandbits", None)
    if bits is None:
        raise ValueError(f"expected a seed (an int) or a random.Random, got {type(source).__name__}")
    return Chance(int(bits(64)))
