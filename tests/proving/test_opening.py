import itertools
import json
from collections import Counter

import pytest

from bivouac.engine.records import load_table, replay_table
from bivouac.engine.state import State
from bivouac.engine.table import IllegalChoice, Table, new_table
from tests.contract import check_contract
from tests.proving.opening import GAME, Opening, OpeningGame, kind_of


def opening(players: int, *choices: str, seed: int = 1) -> tuple[Table, Opening]:
    """Choices as 'seat key'."""
    table = new_table(GAME, players, seed, {})
    play(table, *choices)
    assert isinstance(table.state, Opening)
    return table, table.state


def play(table: Table, *choices: str) -> None:
    for choice in choices:
        seat, key = choice.split()
        table.choose(key, int(seat))


def keep_any(table: Table, seat: int, answers: int) -> None:
    for _ in range(answers):
        table.choose(table.options_of(seat)[0], seat)


def pass_all(table: Table) -> None:
    """Keep the first three kinds, throw nothing."""
    while "call/odd" not in keys(table):
        table.choose(table.options[0])


def keys(table: Table) -> list[str]:
    return [option.key for option in table.options]


@pytest.mark.contract
def test_contract() -> None:
    check_contract(GAME, games=5)


def test_all_seats_are_asked_at_once_and_each_three_times() -> None:
    table, state = opening(3)
    assert table.waiting == [0, 1, 2]
    keep_any(table, 1, 3)
    assert table.waiting == [0, 2]
    assert state.zones[3 * 1 + 1] == [], "nothing is done before all have answered"
    with pytest.raises(IllegalChoice, match="not-asked"):
        table.choose("keep/gold", 1)


def test_answers_are_in_no_other_view_until_they_take_effect() -> None:
    table, _ = opening(2)
    before = table.view(1), table.view(None)
    keep_any(table, 0, 3)
    assert (table.view(1), table.view(None)) == before
    assert table.view(0)["answered"] == [GAME.actions.keys[a] for a in table.state.sealed[0]]


def test_any_order_of_arrival_gives_the_same_state_and_record() -> None:
    """Three seats with three answers each, in 60 of the 1,680 orders of arrival."""
    orders = sorted(set(itertools.permutations([0] * 3 + [1] * 3 + [2] * 3)))[::28]
    ends: set[str] = set()
    for order in orders:
        table, _ = opening(3)
        for seat in order:
            keep_any(table, seat, 1)
        ends.add(json.dumps([table.digest(), table.record(), table.history]))
    assert len(orders) == 60
    assert len(ends) == 1


def test_sealed_questions_that_follow_each_other_stay_apart_in_the_record() -> None:
    table, state = opening(2)
    for seat in (1, 0):
        keep_any(table, seat, 3)
    pass_all(table)
    play(table, "1 call/odd", "0 call/even")
    assert state.first == 1
    record = table.record()
    assert [choice.removeprefix("1:") for choice in record["choices"][-2:]] == ["call/even", "call/odd"]
    assert replay_table(GAME, record).digest() == table.digest()


def test_the_end_of_a_sealed_question_costs_the_same_however_long_the_history_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing is played again, and only the answers to the question itself are sorted."""
    table, state = opening(3)
    first = list(range(1, 5001))
    table.history[:] = first  # choices of a long game, in no order by seat

    def no_replay(self: object, state: State, seed: int) -> None:
        raise AssertionError("the game is played again")

    monkeypatch.setattr(OpeningGame, "set_up", no_replay)
    for seat in (2, 1, 0):
        keep_any(table, seat, 3)
    assert state.zones[1], "all have answered"
    assert table.history[:5000] == first
    assert [step & 31 for step in table.history[5000:5009]] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_a_record_can_be_made_and_replayed_between_two_answers() -> None:
    table, _ = opening(3)
    keep_any(table, 2, 2)
    keep_any(table, 0, 1)
    record = table.record()
    assert [choice.partition(":")[0] for choice in record["choices"][1:]] == ["2", "2"]
    assert replay_table(GAME, record).digest() == table.digest()
    assert load_table(GAME, json.loads(table.save())).record() == record


def test_a_forced_answer_is_not_asked_for() -> None:
    """Whoever has no coin left can only bid nothing."""
    table, state = opening(2)
    keep_any(table, 0, 3)
    keep_any(table, 1, 3)
    pass_all(table)
    play(table, "0 call/even", "1 call/even", "0 stake/2", "0 bid/3", "1 bid/0")
    assert (state.points, state.coins) == ([2, 0], [0, 3])
    play(table, "0 stake/1")
    assert table.waiting == [1]
    play(table, "1 bid/1")
    assert state.points == [2, 1]


def test_answers_land_in_the_order_of_the_rules() -> None:
    """Among equal bids the first seat wins, whoever bid first."""
    table, state = opening(3)
    for seat in range(3):
        keep_any(table, seat, 3)
    pass_all(table)
    play(table, "0 call/odd", "1 call/odd", "2 call/even")
    assert state.first == 2
    play(table, "2 stake/2", "0 bid/1", "1 bid/1", "2 bid/1")
    assert state.points == [0, 0, 2]


def test_dealing_anew_redraws_what_others_have_sealed_and_keeps_the_own() -> None:
    table, state = opening(2)
    keep_any(table, 0, 1)
    keep_any(table, 1, 3)
    drawn: Counter[tuple[int, ...]] = Counter()
    for seed in range(300):
        copy = table.determinize(0, seed).state
        assert copy.sealed[0] == state.sealed[0]
        hand = kinds(copy, 1)
        nouns = [GAME.actions.noun_of[answer] for answer in copy.sealed[1]]
        assert all(nouns.count(kind) <= hand.count(kind) for kind in nouns), "each fits the hand dealt anew"
        drawn[tuple(nouns)] += 1
    assert len(drawn) > 40
    assert max(drawn.values()) < 30


def kinds(state: State, seat: int) -> list[int]:
    assert isinstance(state, Opening)
    return [kind_of(card) for card in state.zones[3 * seat]]


def test_dealing_anew_can_leave_another_seat_less_to_answer() -> None:
    """Seat 1 has thrown two pieces of coal; in some deals it holds one or none."""
    tables = (opening(2, seed=seed) for seed in range(200))
    table, state = next((t, s) for t, s in tables if all(kinds(s, seat).count(0) == 2 for seat in (0, 1)))
    question = state.sealed
    while state.sealed is question:
        table.choose(table.options[-1])  # the coal, which stands first, stays in hand
    play(table, "1 throw/coal", "1 throw/coal")
    given = {len(table.determinize(0, rng).state.sealed[1]) for rng in range(100)}
    assert given == {1, 2, 3}, "one, two or three answers, the forced `pass` of an empty coal-box among them"


def test_dealt_anew_in_the_middle_of_a_game_sealed_questions_go_on() -> None:
    table, _ = opening(2)
    keep_any(table, 0, 3)
    keep_any(table, 1, 3)
    pass_all(table)
    play(table, "0 call/even", "1 call/even", "0 stake/2", "1 bid/1")
    copy = table.determinize(0, 7)
    play(copy, "0 bid/2", "0 stake/1", "1 bid/0", "0 bid/0", "0 stake/1")
    assert copy.waiting == [0, 1]


def test_once_all_have_answered_nobody_can_take_an_answer_back() -> None:
    table, _ = opening(2)
    keep_any(table, 1, 3)
    assert table.can_undo(1)
    keep_any(table, 0, 3)
    assert not table.can_undo(0)
    assert not table.can_undo(1)
