import random
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bivouac.engine.chance import HALF, Chance, chance_from, words_of

A_MILLION = 1_000_000
DRAWN_ONCE = "0d8639812d25e58d38643c5e872c63128705d7bec2126afb9f3a6000a1220a8b"


@pytest.mark.uncounted
@pytest.mark.compiled_ok
def test_a_million_draws_are_the_same_on_every_build() -> None:
    """Compiled i64 wraps, plain Python does not: the same numbers prove that no product passes 63 bits."""
    chance = Chance(2026)
    drawn = sha256()
    for start in range(0, A_MILLION, 1000):
        widths = [HALF if i % 2 else start + i + 1 for i in range(1000)]
        drawn.update(b"".join(int(chance.roll(sides)).to_bytes(4, "little") for sides in widths))
    assert drawn.hexdigest() == DRAWN_ONCE


def xoshiro128_starstar(words: list[int]) -> Iterator[int]:
    """The generator as its authors describe it, word by word."""

    def rotated(word: int, by: int) -> int:
        return (word << by | word >> (32 - by)) % 2**32

    a, b, c, d = words
    while True:
        yield rotated(b * 5 % 2**32, 7) * 9 % 2**32
        shifted = (b << 9) % 2**32
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = rotated(d, 11)


@pytest.mark.compiled_ok
def test_the_stream_is_xoshiro128_starstar() -> None:
    """A draw of HALF sides keeps the upper 31 bits of a word."""
    numbers = xoshiro128_starstar(words_of(99))
    chance = Chance(99)
    assert [chance.roll(HALF) for _ in range(5000)] == [next(numbers) >> 1 for _ in range(5000)]


@pytest.mark.uncounted
@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52])
def test_every_side_comes_up_equally_often(sides: int) -> None:
    """Chi-square over 100,000 draws: within four deviations of its mean."""
    chance = Chance(sides)
    drawn = Counter(int(chance.roll(sides)) for _ in range(100_000))
    expected = 100_000 / sides
    chi_square = sum((drawn[side] - expected) ** 2 / expected for side in range(sides))
    assert set(drawn) == set(range(sides))
    assert chi_square < (sides - 1) + 4 * (2 * (sides - 1)) ** 0.5


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 23 + 4 * 46**0.5


@given(st.integers())
def test_any_whole_number_is_a_seed(seed: int) -> None:
    words = words_of(seed)
    assert any(words)
    assert all(0 <= word < 2**32 for word in words)
    assert words == words_of(seed)
    assert words != words_of(seed + 1)


def test_a_stream_comes_from_a_seed_a_stream_or_a_random() -> None:
    assert chance_from(5).roll(1000) == Chance(5).roll(1000)
    stream = Chance(1)
    assert chance_from(stream) is stream
    assert chance_from(random.Random(1)).roll(1000) == chance_from(random.Random(1)).roll(1000)
    with pytest.raises(ValueError, match="got str"):
        chance_from("seed")
