import json

import pytest

from bivouac.engine.objects import STRIDE
from bivouac.engine.records import load_table
from bivouac.engine.table import IllegalChoice, Table, new_table
from tests.contract import check_contract
from tests.proving.inn import GAME, Inn


def inn(players: int, *choices: str) -> tuple[Table, Inn]:
    table = new_table(GAME, players, 1, {})
    for choice in choices:
        table.choose(choice)
    assert isinstance(table.state, Inn)
    return table, table.state


@pytest.mark.contract
def test_contract() -> None:
    check_contract(GAME, games=12)


def test_an_object_that_stays_pays_what_it_carries() -> None:
    _, state = inn(3, "bind/bo", "pay/bo", "pay/bo")
    assert state.points == [5, 0, 0], "2 and 3 were paid after the debt was made"


def test_an_object_that_left_pays_what_it_carried_then() -> None:
    """Bo comes back as somebody else: what is paid to the new one is none of the creditor's."""
    table, state = inn(4, "pay/bo", "bind/bo", "move/bo")
    moved = state.objects.number[1]
    assert state.objects.last_known == {1: (1,)}
    assert [state.objects.is_there(number) for number in (1, moved)] == [False, True]
    table.choose("move/bo")
    assert state.points == [0, 1, 0, 0]
    assert state.objects.card_of(moved) == -1


def test_a_number_is_never_given_twice() -> None:
    _, state = inn(2, "move/ada", "move/ada", "move/ada", "move/bo")
    assert state.objects.number == [3 * STRIDE, STRIDE + 1, 2]
    assert state.objects.last_known == {}, "forgotten when nothing waits any more"


def test_last_known_values_are_saved() -> None:
    table, state = inn(3, "pay/cy", "bind/cy")
    before = table.save()
    table.choose("move/cy")
    again = load_table(GAME, json.loads(before))
    again.choose("move/cy")
    assert again.digest() == table.digest()
    assert state.points == [0, 1, 0]


def test_who_is_in_the_inn_cannot_be_bound() -> None:
    table, _ = inn(2, "move/ada")
    with pytest.raises(IllegalChoice) as refusal:
        table.choose("bind/ada")
    assert refusal.value.clause == "debt"
