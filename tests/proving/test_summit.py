from collections import Counter
from collections.abc import Iterator

import pytest

from bivouac.engine.table import Table, new_table
from tests.contract import check_contract
from tests.proving.summit import GAME, Summit


def summit(players: int = 1, seed: int = 0, **options: str) -> tuple[Table, Summit]:
    table = new_table(GAME, players, seed, options)
    assert isinstance(table.state, Summit)
    return table, table.state


def after_climbing(want: str) -> Iterator[tuple[Table, Summit]]:
    """Tables of one seat whose first climb leads to a question that offers `want`."""
    for seed in range(100):
        table, state = summit(seed=seed)
        table.choose("climb")
        if want in [option.key for option in table.options]:
            yield table, state


@pytest.mark.contract
@pytest.mark.parametrize("players", range(1, 9))
def test_contract(players: int) -> None:
    check_contract(GAME, options=[{}, {"mode": "together"}], games=3, players=[players], every=8)


def test_a_failed_test_can_be_rolled_again_for_a_torch() -> None:
    bought = 0
    for table, state in after_climbing("reroll"):
        assert max(state.dice) < 5
        table.choose("reroll")
        assert state.torches == [0]
        assert not state.dice or max(state.dice) >= 5, "a second failure cannot be bought: the turn is over"
        bought += 1
    assert bought > 20


def test_not_rolling_again_loses_all_that_was_gained() -> None:
    lost = 0
    for table, state in after_climbing("yes"):
        assert state.gained == 1
        table.choose("yes")
        if "reroll" in [option.key for option in table.options]:
            table.choose("pass")
            assert (state.height, state.gained) == ([0], 0)
            lost += 1
    assert lost > 5


def test_stopping_keeps_what_was_gained() -> None:
    table, state = next(after_climbing("yes"))
    table.choose("pass")
    assert (state.height, state.gained, state.dice) == ([1], 0, [])


def test_a_race_is_won_by_all_who_arrive_in_the_same_round() -> None:
    """Among a few hundred races of eight there are single and several winners, and every one stands at the top."""
    winners: Counter[int] = Counter()
    for seed in range(60):
        table, state = summit(8, seed)
        while not table.over:
            table.choose(table.options[0 if "climb" in [o.key for o in table.options] else -1])
        result = table.result
        assert result is not None
        assert all(state.height[seat] >= 4 for seat in result.winners)
        assert result.key == ("at-the-top" if result.winners else "nightfall")
        winners[len(result.winners)] += 1
    assert len(winners) >= 3


def test_together_all_win_or_nobody() -> None:
    endings: Counter[tuple[str, int]] = Counter()
    for seed in range(60):
        table, _ = summit(2, seed, mode="together")
        while not table.over:
            table.choose(table.options[0 if "climb" in [o.key for o in table.options] else -1])
        result = table.result
        assert result is not None
        endings[(result.key, len(result.winners))] += 1
    assert set(endings) == {("all-at-the-top", 2), ("nightfall", 0)}


@pytest.mark.parametrize("players", [0, 9, None, True, "2"])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    if players is None:
        assert new_table(GAME, players, 1, {}).seats == 1
    else:
        with pytest.raises(ValueError, match="1 to 8 players"):
            new_table(GAME, players, 1, {})


def test_what_the_dice_decided_cannot_be_taken_back() -> None:
    table, _ = summit(2)
    table.choose("rest")
    assert table.can_undo(0)
    table.choose("climb")
    assert not table.can_undo(1)


def test_a_search_cannot_look_into_the_coming_dice() -> None:
    """Copies dealt anew roll dice of their own: all 36 results come up, and not those of the table."""
    table, _ = summit(seed=5)
    rolled: Counter[tuple[int, ...]] = Counter()
    for seed in range(1500):
        copy = table.determinize(0, seed)
        copy.choose("climb")
        assert isinstance(copy.state, Summit)
        rolled[tuple(copy.state.dice)] += 1
    assert len([dice for dice in rolled if max(dice, default=0) > 0]) == 36
