import pytest

from bivouac.engine.actions import PASS
from bivouac.engine.lines import Ear
from bivouac.engine.state import NOBODY
from bivouac.engine.table import SEAT_BITS, Table, new_table
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
    """Choices as 'seat key': the seat must be one that is asked."""
    for choice in choices:
        seat, key = choice.split()
        assert int(seat) in table.waiting, f"{choice}: {table.waiting} are asked"
        table.choose(key, int(seat))


@pytest.mark.contract
def test_contract() -> None:
    check_contract(GAME, games=10)


def test_all_who_can_answer_are_asked_together_and_all_passes_close() -> None:
    table = duel("spark", "snuff", "fan", "snuff")
    play(table, "0 play/spark")
    assert table.waiting == [1, 2, 3]
    play(table, "2 pass", "3 pass")
    assert (table.waiting, points(table)) == ([1], [0, 0, 0, 0])
    play(table, "1 pass")
    assert (points(table), table.state.events) == ([1, 0, 0, 0], [])


def test_the_first_in_priority_who_acts_is_resolved_and_other_answers_are_dropped_unseen() -> None:
    """Clockwise from whoever played: seat 2 comes before seats 3 and 0."""
    table = duel("fan", "spark", "fan fan", "snuff")
    play(table, "1 play/spark", "3 answer/snuff")
    views = [table.view(seat) for seat in (0, 1, 2, None)]
    assert all(view["spent"] == ["spark"] for view in views), "an answer is sealed"
    play(table, "0 answer/fan")
    assert table.state.events[-1].amount == 1, "nobody acts while seat 2 has still to choose"
    play(table, "2 answer/fan")
    assert isinstance(table.state, Duel)
    assert [KINDS[KIND_OF[card]] for card in table.state.zones[-1]] == ["spark", "fan"]
    assert [event.card for event in table.state.events][-1] == table.state.zones[-1][-1], "the fan may be answered"
    keys = [GAME.actions.keys[step >> SEAT_BITS] for step in table.history]
    assert keys == ["play/spark", "answer/fan"], "what was dropped is in no record"


def test_after_an_answer_all_are_asked_anew_from_the_first_in_priority() -> None:
    table = duel("spark", "fan fan", "fan")
    play(table, "0 play/spark", "1 answer/fan")
    assert table.waiting == [1, 2], "seat 2 was not waited for, and seat 1 may answer again"
    play(table, "2 answer/fan", "1 answer/fan")
    assert table.state.events[-1].amount == 3, "seat 1 comes first again; seat 2 keeps the fan that it had offered"
    assert table.waiting == [2]
    play(table, "2 answer/fan")
    assert points(table) == [4, 0, 0]


def test_who_can_only_pass_is_not_waited_for() -> None:
    table = duel("spark spark", "echo", "snuff", "echo")
    play(table, "0 play/spark")
    assert (table.waiting, table.state.asking, table.state.sealed) == ([2], 2, []), "one seat is asked as by a Choice"


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
    for second in ("fan", "echo"):  # two who can answer, or one
        table = duel("spark spark", "snuff", second)
        assert [table.view(seat)["asking"] for seat in (0, 1, None)] == [0, 0, 0]
        table.choose("play/spark")
        seen = [table.view(seat)["asking"] for seat in (0, 1, None)]
        assert seen == [NOBODY, 1, NOBODY]


def test_people_are_asked_even_if_they_can_only_pass_and_nothing_of_it_is_recorded() -> None:
    table = duel("spark spark", "snuff", "echo", "echo")
    table.state.patient = 0b1110
    play(table, "0 play/spark")
    assert [len(table.options_of(seat)) for seat in range(4)] == [0, 2, 1, 1]
    play(table, "3 pass")
    assert table.waiting == [1, 2]
    play(table, "1 answer/snuff")
    assert [event.actor for event in table.state.events] == [0, 1], "who comes later is not waited for"
    assert len(table.history) == 2


def test_a_person_who_comes_first_is_waited_for_even_without_an_answer() -> None:
    table = duel("spark spark", "echo", "snuff")
    table.state.patient = 0b111
    play(table, "0 play/spark", "2 answer/snuff")
    assert [event.actor for event in table.state.events] == [0], "that nothing happens yet tells nothing of seat 1"
    play(table, "1 pass")
    assert [event.actor for event in table.state.events] == [0, 2]


def test_no_free_undo_across_a_window() -> None:
    quiet = duel("spark spark", "", "")
    quiet.state.learned = 0
    quiet.choose("pass")
    assert quiet.can_undo(0), "nobody holds a card: there is no window"
    table = duel("spark spark", "fan", "fan")
    table.choose("play/spark")
    assert table.waiting == [1, 2]
    assert not table.can_undo(0)


def test_no_undo_of_an_answer_tells_whether_others_had_a_choice() -> None:
    for other in ("fan", "echo"):
        table = duel("spark spark", "fan fan", other)
        play(table, "0 play/spark", "1 pass")
        assert not table.can_undo(1)
