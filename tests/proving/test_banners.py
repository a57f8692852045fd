import json

import pytest

from bivouac.engine.modifiers import WHILE_THERE
from bivouac.engine.records import load_table
from bivouac.engine.table import Table, new_table
from tests.contract import check_contract
from tests.proving.banners import GAME, STRENGTH, THIS_ROUND, Banners


def banners(*choices: str) -> tuple[Table, Banners]:
    table = new_table(GAME, 2, 1, {})
    for choice in choices:
        table.choose(choice)
    assert isinstance(table.state, Banners)
    return table, table.state


@pytest.mark.contract
def test_contract() -> None:
    check_contract(GAME, games=10)


def test_a_banner_lasts_as_long_as_it_stands() -> None:
    table, state = banners("raise/blue", "pass", "pass", "pass")
    assert state.points == [4, 0], "2 in each of two turns"
    table.choose("lower/blue")
    assert state.points == [4, 0]
    assert state.modifiers.all == []


def test_a_song_lasts_a_turn_and_an_oath_a_round() -> None:
    _, state = banners("sing", "swear")
    assert state.points == [3, 1]
    assert state.modifiers.all == [], "both have ended with the round"
    _, state = banners("swear")
    assert [(m.whom, m.until) for m in state.modifiers.all] == [(0, THIS_ROUND)]


def test_modifiers_are_kept_by_age_and_lowering_takes_only_its_own() -> None:
    _, state = banners("raise/red", "raise/grey", "raise/blue", "pass", "lower/red")
    assert [(m.source, m.age, m.amount, m.until) for m in state.modifiers.of(STRENGTH, 0)] == [
        (5, 1, -1, WHILE_THERE),
        (1, 2, 2, WHILE_THERE),
    ]
    assert state.modifiers.total(STRENGTH, 0) == 1
    assert state.modifiers.next_age == 3


def test_a_loaded_table_knows_every_modifier() -> None:
    table, state = banners("raise/red", "raise/grey", "swear")
    loaded = load_table(GAME, json.loads(table.save())).state
    assert isinstance(loaded, Banners)
    assert loaded.modifiers.data() == state.modifiers.data()
    assert loaded.modifiers.total(STRENGTH, 0) == state.modifiers.total(STRENGTH, 0) == 1
