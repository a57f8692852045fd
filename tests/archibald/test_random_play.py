"""Random play by Hypothesis: whatever is chosen, the rules hold at every step."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bivouac
from bivouac.engine.chance import Chance
from bivouac.engine.state import State
from bivouac.engine.table import Table
from bivouac.games.archibald import catalog
from bivouac.games.archibald import state as zones
from bivouac.games.archibald.board import COLUMNS, FIRST_GAOL, LEVEL_OF
from bivouac.games.archibald.setup import GAME
from bivouac.games.archibald.state import Archibald
from tests.contract import check_contract

pytestmark = pytest.mark.uncounted

OPTIONS = st.fixed_dictionaries(
    {"players": st.integers(2, 4)},
    optional={
        "flood": st.sampled_from(["first", "per-hero"]),
        "heroes": st.sampled_from(["chosen", "dealt"]),
        "hands": st.sampled_from(["hidden", "open"]),
        "traps": st.integers(1, 3),
        "entry": st.sampled_from(["walled", "open"]),
        "springs": st.sampled_from(["once", "every"]),
        "flood_spares": st.booleans(),
        "start_enemies": st.booleans(),
        "walled_enemies": st.booleans(),
        "no_effect": st.sampled_from(["refused", "allowed"]),
    },
)
EVERYTHING = [*range(67), *range(catalog.FIRST_TILE + COLUMNS, catalog.FIRST_OUTCOME)]
CONTRACT: list[dict[str, object]] = [
    {},
    {"flood": "per-hero", "heroes": "dealt"},
    {"hands": "open", "traps": 1},
    {"traps": 3, "flood": "per-hero"},
    {
        "entry": "open",
        "springs": "every",
        "flood_spares": False,
        "start_enemies": True,
        "walled_enemies": True,
        "no_effect": "allowed",
    },
]


def everything(state: State) -> list[int]:
    """Every card and tile wherever it is: in a zone, worn, or laid on the board."""
    assert isinstance(state, Archibald)
    laid = [catalog.FIRST_TILE + tile for tile in state.tile[COLUMNS:FIRST_GAOL] if tile >= 0]
    return [thing for zone in state.zones for thing in zone] + laid + [card for card in state.worn if card >= 0]


def check_table(table: Table) -> None:
    """What must hold at every moment a seat is asked."""
    game = table.state
    assert isinstance(game, Archibald)
    found = sorted(thing for thing in everything(game) if thing < catalog.FIRST_OUTCOME)
    assert found == EVERYTHING, "a card or a tile was lost or doubled"
    for kind, there in enumerate(catalog.FIGURES):
        standing = sum(catalog.count_of(foes, kind) for foes in game.foes)
        assert standing + game.supply[kind] == there, "a figure was lost or doubled"
    assert game.rules.start_enemies or not any(game.foes[:COLUMNS]), "an enemy stands on a start cell"
    assert all(game.tile[cell] >= 0 for cell, foes in enumerate(game.foes) if foes)
    for seat in range(game.seats):
        if game.cell[seat] < 0:
            continue
        assert game.tile[game.cell[seat]] >= 0, "a hero stands where no tile lies"
        assert 0 <= game.lives[seat] <= game.most_lives(seat)
        assert len(game.zones[zones.HAND + seat]) <= 3 or table.waiting == [seat]
        assert all(
            LEVEL_OF[cell] == (tile + 10) // 15 + 1
            for cell, tile in enumerate(game.tile) if COLUMNS <= cell < FIRST_GAOL and tile >= 0
        )  # fmt: skip
    assert 0 <= game.flood <= 4
    up, side = game.closed_up, game.closed_side
    game.build_walls()
    assert (game.closed_up, game.closed_side) == (up, side), "the walls do not fit the tiles"
    if not game.over:
        assert all(len(table.options_of(seat)) >= 2 for seat in table.waiting)
        assert game.flood < 4 or (table.waiting != [] and game.phase != zones.SETUP)


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**64), options=OPTIONS, picks=st.lists(st.integers(0, 10**6), min_size=20, max_size=300))
def test_the_rules_hold_whatever_is_chosen(seed: int, options: dict[str, Any], picks: list[int]) -> None:
    table = bivouac.new("archibald", seed=seed, turn_cap=150, **options)
    check_table(table)
    for pick in picks:
        if table.over:
            break
        ids = table.option_ids
        table.choose(ids[pick % len(ids)])
        check_table(table)


# Each variant at one number of seats, the numbers in turn; at all of them in the full tier.
TABLES = [
    pytest.param(players, options, marks=[] if players == 2 + turn % 3 else pytest.mark.full)
    for players in (2, 3, 4)
    for turn, options in enumerate(CONTRACT)
]


@pytest.mark.contract
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_archibald_meets_the_contract(players: int, options: dict[str, object]) -> None:
    check_contract(
        GAME, options=[{"turn_cap": 40, **options}], games=1, players=[players], cards=everything, every=12, voiced=True
    )


@pytest.mark.clause("end.archibald")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_played_at_random_ends_when_somebody_happens_upon_archibald(players: int) -> None:
    chance = Chance(players)
    table = bivouac.new("archibald", players=players, seed=3, turn_cap=100_000)
    while not table.over:
        ids = table.option_ids
        table.choose(ids[chance.roll(len(ids))])
    result = table.result
    assert result is not None
    assert result.why == "end.archibald"
    assert len(result.winners) == 1
    check_table(table)
