"""Random play by Hypothesis: whatever is chosen, the rules hold at every step."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bivouac
from bivouac.engine.table import Table
from bivouac.games.altiplano import state as zones
from bivouac.games.altiplano.catalog import ARCHAEOLOGIST, IS_A, RAIDER
from bivouac.games.altiplano.setup import GAME
from bivouac.games.altiplano.state import Altiplano
from tests.contract import check_contract

pytestmark = pytest.mark.uncounted

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "assembly": st.booleans(),
        "rogue_spares": st.integers(0, 5),
        "no_target": st.sampled_from(["refused", "allowed"]),
        "own_removal": st.booleans(),
        "several_reactions": st.booleans(),
    },
)


def check_table(table: Table) -> None:
    """What must hold at every moment a seat is asked."""
    game = table.state
    assert isinstance(game, Altiplano)
    everywhere = sorted(card for zone in game.zones for card in zone)
    assert everywhere == list(range(51)), "a card was lost or doubled"
    for seat in (0, 1):
        assert len(game.zones[zones.CAMP + seat]) <= 5
        assert len(game.zones[zones.PLACE_OF + seat]) <= 1
        assert len(game.zones[zones.TREASURES + seat]) <= (2 if game.over else 1)
    for special, kind in ((0, ARCHAEOLOGIST), (1, RAIDER)):
        mine, yours = (sum(1 for c in game.zones[zones.CAMP + s] if IS_A[c] & kind) for s in (0, 1))
        assert game.holder[special] == (0 if mine > yours else 1 if yours > mine else -1)
    if not game.over:
        assert all(len(table.options_of(seat)) >= 2 for seat in table.waiting)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**64), options=OPTIONS, picks=st.lists(st.integers(0, 10**6), min_size=20, max_size=400))
def test_the_rules_hold_whatever_is_chosen(seed: int, options: dict[str, object], picks: list[int]) -> None:
    table = bivouac.new("altiplano", seed=seed, turn_cap=150, **options)
    check_table(table)
    for pick in picks:
        if table.over:
            break
        ids = table.option_ids
        table.choose(ids[pick % len(ids)])
        check_table(table)


@pytest.mark.contract
@pytest.mark.parametrize("options", [{}, {"assembly": True}, {"no_target": "allowed", "several_reactions": False}])
def test_altiplano_meets_the_contract(options: dict[str, object]) -> None:
    check_contract(GAME, options=[{"turn_cap": 60, **options}], games=1, every=12, voiced=True)
