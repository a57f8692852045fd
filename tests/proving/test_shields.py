import pytest

from bivouac.engine.table import Table, new_table
from tests.contract import check_contract
from tests.proving.shields import GAME, HALF, KIND_OF, LESS, LIVES, MIRROR, Shields


def shields(*held: list[int]) -> tuple[Table, Shields]:
    table = new_table(GAME, len(held), 1, {})
    state = table.state
    assert isinstance(state, Shields)
    left = list(enumerate(KIND_OF))
    state.zones = []
    for kinds in held:
        taken = [left.pop(next(i for i, (_, its) in enumerate(left) if its == kind))[0] for kind in kinds]
        state.zones.append(taken)
    return table, state


def keys(table: Table) -> list[str]:
    return [option.key for option in table.options]


@pytest.mark.contract
def test_contract() -> None:
    check_contract(GAME, games=6)


def test_no_replacement_no_question() -> None:
    table, state = shields([], [])
    table.choose("strike/hard")
    assert state.lives == [LIVES, LIVES - 7]


@pytest.mark.parametrize(("first", "loss"), [("half", 7 // 2 - 2), ("less", (7 - 2) // 2)])
def test_the_striker_picks_the_order_and_it_matters(first: str, loss: int) -> None:
    table, state = shields([], [HALF, LESS])
    table.choose("strike/hard")
    assert (table.seat, keys(table)) == (0, ["apply/half", "apply/less"])
    table.choose(f"apply/{first}")  # the other one is the only one left: the engine takes it
    assert state.lives == [LIVES, LIVES - loss]
    assert state.events == []


def test_each_applies_once() -> None:
    """Two mirrors face each other: the blow goes there and back, and lands."""
    table, state = shields([MIRROR], [MIRROR])
    table.choose("strike/lightly")
    assert state.lives == [LIVES, LIVES - 2]


def test_a_rewritten_event_meets_the_replacements_of_its_new_target() -> None:
    table, state = shields([HALF, LESS], [MIRROR, HALF])
    table.choose("strike/hard")
    table.choose("apply/mirror")
    assert keys(table) == ["apply/half", "apply/less"], "the striker's own shields now, no longer the other's"
    table.choose("apply/less")
    assert state.lives == [LIVES - (7 - 2) // 2, LIVES]


def test_alike_replacements_are_one_option() -> None:
    """A player names a kind of shield: two alike cannot be told apart, and are no decision."""
    table, state = shields([], [LESS, LESS])
    table.choose("strike/hard")
    assert state.lives == [LIVES, LIVES - 3]
    table, state = shields([], [LESS, LESS, HALF])
    table.choose("strike/hard")
    assert keys(table) == ["apply/half", "apply/less"]
    table.choose("apply/less")
    assert keys(table) == ["apply/half", "apply/less"]
