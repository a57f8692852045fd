"""The chances of tests and fights are exact: they agree with counting every roll, and with fights fought out."""

import random
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from bivouac.games.fortune_and_glory.odds import (
    after_defence,
    chance_to_pass,
    chance_to_win,
    exactly,
    wounds_of_winner,
)


@cache
def counted(dice: int, target: int, needed: int, pushed: int = 0) -> Fraction:
    """Every roll of the dice, one by one."""
    chance = Fraction(0)
    rolls = list(product(range(1, 7), repeat=dice + pushed))
    for roll in rolls:
        hits = sum(die >= target for die in roll)
        if hits >= needed:
            chance += Fraction(1, len(rolls))
        elif hits:
            chance += counted(dice, target, needed - hits) / len(rolls)
    return chance


def fought(seed: int, dice: int, spare: int, foe_dice: int, foe_wounds: int, defence: int, foe_defence: int) -> int:
    """One fight with real dice: the wounds of the winner, or -1 after a KO."""
    dies = random.Random(seed)
    wounds = dealt = 0
    while dealt < foe_wounds:
        mine = sum(dies.randint(1, 6) >= 4 for _ in range(dice))
        theirs = sum(dies.randint(1, 6) >= 4 for _ in range(foe_dice))
        dealt += max(mine - foe_defence, 0)
        wounds += max(theirs - defence, 0)
        if wounds > spare:
            return -1
    return wounds


def test_dice_fall_as_they_do() -> None:
    assert exactly(0, 5) == [1.0]
    assert exactly(2, 4) == [0.25, 0.5, 0.25]
    assert sum(exactly(7, 5)) == pytest.approx(1)


@pytest.mark.parametrize("target", [4, 5, 6])
@pytest.mark.parametrize("needed", [1, 2, 3, 4])
def test_a_test_is_rolled_on_while_successes_come(target: int, needed: int) -> None:
    for dice in (1, 2, 3):
        assert chance_to_pass(dice, target, needed) == pytest.approx(float(counted(dice, target, needed)))


def test_a_push_counts_in_the_first_roll_only() -> None:
    assert chance_to_pass(2, 5, 3, pushed=2) == pytest.approx(float(counted(2, 5, 3, 2)))
    assert chance_to_pass(2, 5, 3) < chance_to_pass(2, 5, 3, pushed=2) < chance_to_pass(4, 5, 3)


def test_one_die_against_one_die_is_won_once_in_three() -> None:
    """Of the three rounds that decide, hit alone, be hit alone, and hit together, only the first is won."""
    assert wounds_of_winner(1, 0, 1, 1) == [pytest.approx(1 / 3)]
    assert wounds_of_winner(1, 1, 1, 1) == [pytest.approx(1 / 3), pytest.approx(1 / 3 + 1 / 9)]


def test_nobody_wins_where_nobody_can_be_hurt() -> None:
    assert chance_to_win(1, 3, 0, 2, foe_defence=1) == 0
    assert after_defence([0.25, 0.5, 0.25], 1) == [0.75, 0.25]


def test_what_hurts_each_round_hurts_only_while_the_fight_goes_on() -> None:
    """One die against one wound and no dice: the second miss in a row would be the second wound."""
    assert wounds_of_winner(1, 1, 0, 1, each_round=1) == [0.5, 0.25]


@pytest.mark.uncounted
@pytest.mark.parametrize(
    ("dice", "spare", "foe_dice", "foe_wounds", "defence", "foe_defence"),
    [(3, 5, 4, 3, 0, 0), (2, 5, 3, 2, 0, 0), (4, 4, 5, 2, 1, 0), (3, 6, 3, 2, 0, 1)],
)
def test_fights_end_as_they_do_with_real_dice(
    dice: int, spare: int, foe_dice: int, foe_wounds: int, defence: int, foe_defence: int
) -> None:
    fights = 8000
    ends = [fought(seed, dice, spare, foe_dice, foe_wounds, defence, foe_defence) for seed in range(fights)]
    won = wounds_of_winner(dice, spare, foe_dice, foe_wounds, defence, foe_defence)
    for wounds, chance in enumerate(won):
        assert ends.count(wounds) / fights == pytest.approx(chance, abs=0.02)
    assert ends.count(-1) / fights == pytest.approx(1 - sum(won), abs=0.02)
