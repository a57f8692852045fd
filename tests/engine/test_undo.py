import pytest

from bivouac.engine.table import Table, new_table
from tests.proving.banners import GAME as BANNERS
from tests.proving.cellar import GAME as CELLAR
from tests.proving.duel import GAME as DUEL
from tests.proving.summit import GAME as SUMMIT


def banners(*choices: str) -> Table:
    """A game without chance and without secrets."""
    table = new_table(BANNERS, 2, 1, {})
    for choice in choices:
        table.choose(choice)
    return table


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    table = banners()
    assert not table.can_undo(0)
    with pytest.raises(ValueError, match="cannot be taken back"):
        table.undo(0)


def test_a_choice_that_told_nobody_anything_is_free_to_take_back() -> None:
    table = banners("raise/red")
    before = banners().digest()
    assert table.can_undo(0)
    table.undo(0)
    assert (table.digest(), table.history) == (before, [])
    assert not table.can_undo(0), "one choice, not two"


def test_not_after_another_seat_has_chosen() -> None:
    table = banners("raise/red", "sing")
    assert (table.can_undo(0), table.can_undo(1)) == (False, True)


def test_not_after_chance() -> None:
    table = new_table(SUMMIT, 2, 1, {})
    table.choose("climb")
    assert not table.can_undo(0)


def test_not_after_anybody_learned_something() -> None:
    table = new_table(CELLAR, 2, 1, {})
    table.choose("peek")
    assert not table.can_undo(0)
    table.choose("pass")
    assert table.can_undo(1)


def test_not_after_a_window_even_if_nobody_could_answer() -> None:
    tables = (new_table(DUEL, 3, seed, {}) for seed in range(50))
    table = next(table for table in tables if "play/spark" in [option.key for option in table.options])
    seat = table.seat
    assert seat is not None
    learned = table.state.learned
    table.choose("play/spark")
    assert table.state.learned > learned + 1, "the card itself, and the windows"
    assert not table.can_undo(seat)


def test_not_once_the_game_is_over() -> None:
    table = banners(*["pass"] * 5)
    assert table.can_undo(0)
    table.choose("pass")
    assert table.over
    assert not table.can_undo(1)


def test_not_in_a_copy_dealt_anew() -> None:
    table = new_table(BANNERS, 2, 1, {}).determinize(0, 1)
    table.choose("pass")
    assert not table.can_undo(0)


def test_a_copy_can_take_back_what_the_table_could() -> None:
    copy = banners("raise/red").clone()
    assert copy.can_undo(0)
    copy.undo(0)
    assert copy.history == []


def test_by_agreement_any_choice_can_be_taken_back() -> None:
    table = banners("raise/red", "sing", "swear")
    table.back_to(1)
    assert table.digest() == banners("raise/red").digest()
    assert table.record() == banners("raise/red").record()


def test_a_fork_begins_anywhere_and_leaves_the_table_alone() -> None:
    table = banners("raise/red", "sing", "swear")
    before = table.digest()
    fork = table.fork(2)
    assert fork.digest() == banners("raise/red", "sing").digest()
    fork.choose("pass")
    assert (table.digest(), len(table.history)) == (before, 3)
    assert table.fork().digest() == before
    assert table.fork(0).digest() == banners().digest()
    assert fork.record()["choices"] == ["raise/red", "sing", "pass"]
    for at in (-1, 4):
        with pytest.raises(ValueError, match="3 choices; expected 0 to that"):
            table.fork(at)
