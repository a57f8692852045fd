"""What the numbers of a save may be: each bound lets through what it names and nothing beside it."""

from typing import Any

import pytest

from bivouac.engine.bounds import FLAG, HIGHEST, LONGEST, SEAT, SEATS, SWITCH, Bound, number, numbers, piles

THREE_SEATS = 3


@pytest.mark.parametrize(
    ("bound", "good", "bad"),
    [
        (number(2, 5), [2, 5], [1, 6, True, 2.0, "2", None, [2], -(2**70), 2**70]),
        (number(0), [0, HIGHEST], [-1, HIGHEST + 1]),
        (SEAT, [0, 2], [-1, 3]),
        (SWITCH, [True, False], [0, 1, None]),
        (
            numbers(2, 5, 2),
            [[2, 5]],
            [[2], [2, 3, 4], [1, 2], [2, 6], [2, True], [2, 2.0], [2, "2"], [[2], 2], 2, "22"],
        ),
        (numbers(0, SEATS), [[], [2, 2, 2, 2]], [[3], [-1]]),
        (numbers(0, 9, SEATS), [[9, 9, 9]], [[9, 9], [9] * 4]),
        (numbers(0, 9), [[0] * LONGEST], [[0] * (LONGEST + 1)]),
        (piles(2, 5, 2), [[[], [2, 5]]], [[[2]], [[], [], []], [[], [1]], [[6], []], [[], [True]], [[], 2], [2, 2], 2]),
        (piles(2, 5, SEATS), [[[], [], []]], [[[], []]]),
        (piles(2, 5, -1), [[], [[2]] * LONGEST], [[[2]] * (LONGEST + 1), [[1]], {"2": 2}]),
    ],
)
def test_a_bound_lets_through_what_it_names(bound: Bound, good: list[Any], bad: list[Any]) -> None:
    assert [value for value in good if not bound.fits(value, THREE_SEATS)] == []
    assert [value for value in bad if bound.fits(value, THREE_SEATS)] == []


@pytest.mark.parametrize(
    ("bound", "said"),
    [
        (number(2, 5), "a whole number from 2 to 5"),
        (SEAT, "a whole number from 0 to 2"),
        (numbers(2, 5), "a list of numbers from 2 to 5"),
        (numbers(2, 5, SEATS), "a list of 3 numbers from 2 to 5"),
        (piles(2, 5, 4), "4 lists of numbers from 2 to 5"),
        (piles(2, 5, -1), "lists of numbers from 2 to 5"),
        (Bound(FLAG, 0, 1), "true or false"),
    ],
)
def test_a_bound_says_what_it_expects(bound: Bound, said: str) -> None:
    assert bound.expected(THREE_SEATS) == said
