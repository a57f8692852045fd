import pytest

from bivouac.engine.actions import PASS
from bivouac.engine.lines import Ear
from bivouac.engine.state import NOBODY
from bivouac.engine.table import Table, new_table
from tests.contract import check_contract
from tests.proving.duel import GAME, KIND_OF, KINDS, Duel, Turn


def duel(*hands: str) -> Table:
    """A table whose seats hold just these kinds of cards; seat 0 is to play."""
    table = new_table(GAME, len(hands), 1, {})
    state = table.state
    assert isinstance(state, Duel)
    cards = {kind: [card for card, its in enumerate(KIND_OF) if KINDS[its] == kind] for kind in KINDS}
    state.zones = [[cards[kind].pop() for kind in hand.split()] for hand in hands]
    state.zones += [[card for left in cards.values() for card in left], []]
    state.turn = 0
    state.agenda.clear()
    state.asking = NOBODY
    state.then(Turn())
    state.advance()
    return table


def points(table: Table) -> list[int]:
    assert isinstance(table.state, Duel)
    return table.state.points


def play(table: Table, *choices: str) -> None:
    """Choices as 'seat key': the seat must be the one that is asked."""
    for choice in choices:
        seat, key = choice.split()
        assert table.waiting == [int(seat)], f"{choice}: {table.waiting} is asked"
        table.choose(key)


@pytest.mark.contract
def test_contract() -> None:
    check_contract(GAME, games=10)


def test_a_cancelled_cancel_lets_the_card_land() -> None:
    table = duel("spark spark", "snuff", "snuff")
    play(table, "0 play/spark", "1 answer/snuff")
    assert [event.actor for event in table.state.events] == [0, 1]
    play(table, "2 answer/snuff")
    assert points(table) == [1, 0, 0]
    assert table.state.events == []


def test_an_uncancelled_cancel_takes_effect_and_closes_the_outer_window() -> None:
    table = duel("spark spark", "snuff fan", "snuff fan")
    play(table, "0 play/spark", "1 answer/snuff", "2 pass")
    assert points(table) == [0, 0, 0]
    assert table.state.events == []
    assert table.seat == 0, "seats 1 and 2 have no spark and are passed"


def test_windows_close_last_opened_first() -> None:
    table = duel("spark snuff spark", "snuff snuff", "snuff snuff", "fan")
    play(table, "0 play/spark", "1 answer/snuff", "2 answer/snuff", "0 answer/snuff")
    assert [event.actor for event in table.state.events] == [0, 1, 2, 0]
    play(table, "1 answer/snuff")
    assert [event.actor for event in table.state.events] == [0, 1, 2, 0, 1]
    play(table, "2 pass")  # nobody else can answer: the fifth card cancels the fourth, the third then the second
    assert [event.actor for event in table.state.events] == [0], "only the first card is still open to answers"
    play(table, "2 pass", "3 pass")
    assert points(table) == [1, 0, 0, 0]


def test_an_answer_opens_the_round_of_passes_anew() -> None:
    table = duel("spark", "snuff", "fan fan", "snuff")
    play(table, "0 play/spark", "1 pass", "2 answer/fan", "3 pass", "1 pass")
    # The fan stands. The outer window goes on after seat 2, and ends only when all three have passed in a row.
    play(table, "3 pass", "1 pass", "2 answer/fan", "3 pass", "1 pass", "3 pass", "1 pass")
    assert points(table) == [3, 0, 0, 0]


def test_after_the_landing_a_second_window_opens() -> None:
    table = duel("spark", "echo echo", "snuff")
    play(table, "0 play/spark", "2 pass")
    assert points(table) == [1, 0, 0]
    play(table, "1 answer/echo", "2 answer/snuff")
    assert points(table) == [1, 0, 0]
    play(table, "1 answer/echo")
    assert points(table) == [1, 1, 0]


def test_a_cancelled_card_has_no_second_window() -> None:
    table = duel("spark spark", "snuff echo", "echo")
    play(table, "0 play/spark", "1 answer/snuff")
    assert (points(table), table.state.events) == ([0, 0, 0], [])


def test_who_holds_nothing_to_answer_with_is_passed_and_the_runner_is_told() -> None:
    table = duel("spark spark", "spark", "echo")
    ear = Ear()
    table.state.ear = ear
    table.choose("play/spark")
    assert ear.forced == [(1, PASS), (2, PASS), (1, PASS)]
    assert table.waiting == [2], "only seat 2 can answer, after the landing"


def test_others_do_not_see_who_is_asked_in_a_window() -> None:
    table = duel("spark spark", "snuff", "fan")
    assert [table.view(seat)["asking"] for seat in (0, 1, None)] == [0, 0, 0]
    table.choose("play/spark")
    assert [table.view(seat)["asking"] for seat in (0, 1, 2, None)] == [None, 1, None, None]


def test_the_next_seat_is_asked_even_if_the_one_before_has_left_the_window() -> None:
    """Seat 2 spends its last card: seat 3 is next, not seat 1 again."""
    table = duel("spark", "snuff", "fan", "snuff")
    play(table, "0 play/spark", "1 pass", "2 answer/fan", "3 pass", "1 pass", "3 pass", "1 pass")
    assert points(table) == [2, 0, 0, 0]


def test_no_free_undo_across_a_window() -> None:
    quiet = duel("spark spark", "", "")
    quiet.state.learned = 0
    quiet.choose("pass")
    assert quiet.can_undo(0), "nobody holds a card: there is no window"
    table = duel("spark spark", "fan", "fan")
    table.choose("play/spark")
    assert table.waiting == [1]
    assert not table.can_undo(0)
