import json

import pytest

from bivouac.engine.records import load_table
from bivouac.engine.state import NOBODY
from bivouac.engine.table import IllegalChoice, Table, new_table
from tests.contract import check_contract
from tests.proving.wake import GAME, KIND_OF, KINDS, Turn, Wake


def wake(*camps: str) -> tuple[Table, Wake]:
    """A table whose camps hold just these creatures, in this order; seat 0 has the turn."""
    table = new_table(GAME, len(camps), 1, {})
    state = table.state
    assert isinstance(state, Wake)
    cards = {kind: [card for card, its in enumerate(KIND_OF) if KINDS[its] == kind] for kind in KINDS}
    state.zones = [[cards[kind].pop() for kind in camp.split()] for camp in camps]
    state.zones.append([card for left in cards.values() for card in left])
    state.asking = NOBODY
    state.then(Turn())
    state.advance()
    return table, state


def resolved(state: Wake) -> list[tuple[int, str]]:
    return [(owner, KINDS[kind]) for owner, kind in state.resolved]


@pytest.mark.contract
def test_contract() -> None:
    check_contract(GAME, games=6)


def test_triggers_wait_until_the_whole_effect_has_ended() -> None:
    """An heir takes the first of its camp along: the mourner that also left sees only the heir go."""
    table, state = wake("mourner heir mourner bomb", "mourner")
    table.choose("leave/heir")
    assert state.points == [0, 0], "nothing is resolved before both have left"
    assert sorted(trigger.owner for trigger in state.pending) == [0, 0, 0, 0, 1, 1]
    assert table.seat == 0


def test_the_owner_orders_the_own_ones_and_others_follow_by_initiative() -> None:
    table, state = wake("bomb mourner", "mourner", "heir mourner")
    table.choose("pass")
    table.choose("pass")  # seat 1 has the initiative no more
    assert table.seat == 2
    table.choose("leave/heir")  # and the mourner behind it goes too, after it has seen the heir leave
    assert [option.key for option in table.options] == ["first/mourner", "first/heir"]
    table.choose("first/heir")
    # Everything left is forced: seat 2's own mourner first, then seat 0's, then seat 1's.
    assert table.seat == 0
    assert state.points == [2, 2, 2]


def test_new_triggers_join_before_seats_with_less_initiative() -> None:
    table, state = wake("bomb mourner", "heir mourner", "mourner bomb")
    table.choose("leave/bomb")
    assert [trigger.owner for trigger in state.pending] == [0, 0, 1, 2]
    table.choose("first/bomb")  # seat 1's heir blows up: one more for each mourner, and the heir's own
    assert resolved(state) == [(0, "bomb"), (0, "mourner"), (0, "mourner")], "the new one of seat 0 before seat 1's"
    assert [trigger.owner for trigger in state.pending] == [1, 2, 1, 1, 2]
    assert (table.seat, [option.key for option in table.options]) == (1, ["first/mourner", "first/heir"])
    with pytest.raises(IllegalChoice, match="order-first"):
        table.choose("first/bomb")


def test_a_source_that_has_left_counts_as_it_last_was() -> None:
    table, state = wake("heir", "mourner bomb")
    table.choose("feed/heir")
    table.choose("pass")
    heir = state.zones[0][0]
    number = state.objects.number[heir]
    table.choose("leave/heir")
    assert state.points == [3, 1]
    assert state.strength[heir] == 1, "what it is now is not what it was"
    assert state.objects.card_of(number) == -1
    assert not state.objects.is_there(number)


def test_pending_triggers_are_saved_and_resolved_after_loading() -> None:
    table, _ = wake("bomb mourner", "heir mourner", "mourner")
    table.choose("leave/bomb")
    loaded = load_table(GAME, json.loads(table.save()))
    for copy in (table, loaded):
        copy.choose("first/mourner")
    assert loaded.digest() == table.digest()
