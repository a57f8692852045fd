import itertools
import math
from collections import Counter

import pytest

from bivouac.engine.chance import Chance
from bivouac.engine.knowledge import KNOWN, Knowledge, consistent_deal

TREASURE, TRAP = 1, 2


def test_at_first_everything_is_open() -> None:
    known = Knowledge(2, 3, None)
    assert all(known.knows(seat, card) for seat in (0, 1) for card in range(3))


def test_a_shuffle_hides_from_all_and_a_look_shows_to_one() -> None:
    known = Knowledge(2, 4, None)
    known.shuffled([0, 1, 2])
    assert known.pools == [[1, 1, 1, KNOWN]] * 2
    known.show(0, 1)
    assert known.pools == [[1, KNOWN, 1, KNOWN], [1, 1, 1, KNOWN]]
    known.bar([1, 2], TREASURE)
    known.show_all(1)
    assert known.knows(1, 1)
    assert known.barred == [0, 0, TREASURE, 0], "what all see is barred from nothing"


def test_each_shuffle_makes_a_pool_of_its_own_and_lifts_bars() -> None:
    """Two cards were discarded and come back, while two lie hidden from the first shuffle."""
    known = Knowledge(1, 4, None)
    known.shuffled([0, 1, 2, 3])
    known.bar([0, 1], TREASURE)
    known.show_all(1)
    known.show_all(2)
    known.shuffled([1, 2])
    assert known.pools == [[1, 2, 2, 1]]
    assert known.barred == [TREASURE, 0, 0, 0]


def test_shuffling_what_is_left_of_a_pile_does_not_betray_a_hand() -> None:
    """A card was drawn, then the pile was shuffled: the hand may still hold any of the four."""
    known = Knowledge(2, 4, None)
    known.shuffled([0, 1, 2, 3])
    known.show(1, 0)
    known.shuffled([1, 2, 3])
    hands = set()
    for seed in range(60):
        zones = [[0], [1, 2, 3]]
        Knowledge(0, 0, known).deal(0, zones, [0] * 4, Chance(seed))
        hands.add(zones[0][0])
    assert hands == {0, 1, 2, 3}


def hand_of_two(first: int, drawn: int) -> Knowledge:
    """Seat 1 was dealt a card that is no Treasure, then drew one that may be; seat 0 has seen neither."""
    known = Knowledge(2, 4, None)
    known.shuffled([0, 1, 2, 3])
    known.bar([first], TREASURE)
    known.show(1, first)
    known.show(1, drawn)
    return known


def test_a_card_that_turns_up_does_not_tell_which_of_the_hand_it_was() -> None:
    """Card 0 leaves the hand, dealt or drawn: the other one may be a Treasure either way."""
    dealt, drawn = hand_of_two(0, 1), hand_of_two(1, 0)
    for known in (dealt, drawn):
        known.turns_up(0, [0, 1], [0, 0, 0, TREASURE])
        known.show_all(0)
    assert dealt.barred == drawn.barred == [0, 0, 0, 0]
    assert dealt.pools == drawn.pools


def test_a_treasure_that_turns_up_was_none_of_the_barred_ones() -> None:
    known = hand_of_two(1, 3)
    known.turns_up(3, [1, 3], [0, 0, 0, TREASURE])
    assert known.barred == [0, TREASURE, 0, 0]


def test_a_card_that_all_know_tells_nothing_by_leaving() -> None:
    known = hand_of_two(1, 0)
    known.show(0, 0)
    known.turns_up(0, [0, 1], [0, 0, 0, TREASURE])
    assert known.barred == [0, TREASURE, 0, 0]


def test_leaving_a_hand_without_bars_changes_nothing() -> None:
    known = Knowledge(2, 3, None)
    known.shuffled([0, 1, 2])
    known.turns_up(0, [0, 1], [0, 0, 0])
    assert known.barred == [0, 0, 0]


def test_bars_add_up() -> None:
    known = Knowledge(1, 2, None)
    known.bar([0, 1], TREASURE)
    known.bar([1], TRAP)
    assert known.barred == [TREASURE, TREASURE | TRAP]


def test_a_copy_is_equal_and_independent() -> None:
    known = Knowledge(2, 4, None)
    known.shuffled([0, 1, 2])
    known.bar([0], TRAP)
    copy = Knowledge(0, 0, known)
    assert (copy.pools, copy.barred, copy.newest) == (known.pools, known.barred, known.newest)
    copy.show_all(0)
    copy.shuffled([3])
    assert known.pools == [[1, 1, 1, KNOWN]] * 2
    assert (known.barred, known.newest) == ([TRAP, 0, 0, 0], 1)


def test_pools_are_never_mixed() -> None:
    """Two piles of two: in no deal does a card change piles."""
    known = Knowledge(1, 4, None)
    known.shuffled([0, 1])
    known.shuffled([2, 3])
    chance = Chance(1)
    dealt = set()
    for _ in range(100):
        zones = [[0, 2], [1, 3]]
        Knowledge(0, 0, known).deal(0, zones, [0] * 4, chance)
        dealt.add((tuple(zones[0]), tuple(zones[1])))
    assert dealt == {((a, b), (1 - a, 5 - b)) for a in (0, 1) for b in (2, 3)}


def test_what_others_know_belongs_to_the_place() -> None:
    known = Knowledge(2, 3, None)
    known.shuffled([0, 1, 2])
    known.show(1, 0)  # seat 1 holds card 0 in the first zone
    known.bar([0], TRAP)
    for seed in range(20):
        copy = Knowledge(0, 0, known)
        zones = [[0], [1, 2]]
        copy.deal(0, zones, [0] * 3, Chance(seed))
        assert copy.knows(1, zones[0][0])
        assert not any(copy.knows(1, card) for card in zones[1])
        assert [copy.barred[card] for card in zones[0] + zones[1]] == [TRAP, 0, 0]


def test_what_a_seat_knows_is_not_dealt_anew_for_it() -> None:
    known = Knowledge(2, 3, None)
    known.shuffled([0, 1, 2])
    known.show(0, 1)
    for seed in range(10):
        zones = [[0, 1], [2]]
        Knowledge(0, 0, known).deal(0, zones, [0] * 3, Chance(seed))
        assert zones[0][1] == 1


@pytest.mark.parametrize(
    ("bars", "categories"),
    [
        ([0, 0, 0, 0], [TREASURE, 0, TRAP, 0]),
        ([TREASURE, TREASURE, 0, 0], [TREASURE, 0, TRAP, 0]),
        ([TREASURE, TREASURE, 0, 0, 0], [TREASURE, TREASURE, TRAP, 0, 0]),
        ([TREASURE | TRAP, 0, 0, 0], [TREASURE, 0, TRAP, 0]),
        ([TREASURE, TRAP, 0, 0], [TREASURE, 0, TRAP, 0]),
        ([TREASURE | TRAP, TREASURE, 0, TRAP, 0], [TREASURE, TREASURE, TRAP, 0, 0]),
        ([TREASURE, TRAP], [TREASURE, TRAP]),
    ],
)
def test_every_deal_that_fits_the_bars_is_equally_likely(bars: list[int], categories: list[int]) -> None:
    cards = list(range(len(bars)))
    fitting = {
        deal
        for deal in itertools.permutations(cards)
        if all(categories[card] & bar == 0 for card, bar in zip(deal, bars, strict=True))
    }
    chance = Chance(11)
    dealt = Counter(tuple(consistent_deal(cards, bars, categories, chance)) for _ in range(200 * len(fitting)))
    assert set(dealt) == fitting
    freedom = len(fitting) - 1
    chi_square = sum((dealt[deal] - 200) ** 2 / 200 for deal in fitting)
    assert chi_square <= freedom + 4 * math.sqrt(2 * freedom)


def test_bars_that_nothing_fits_are_noticed() -> None:
    with pytest.raises(RuntimeError, match="no deal"):
        consistent_deal([0, 1], [TREASURE, TRAP], [TREASURE | TRAP, TREASURE | TRAP], Chance(1))
