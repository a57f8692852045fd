"""Random play by the contract of every game."""

from functools import partial

import pytest

import bivouac
from bivouac.engine.state import State
from bivouac.games.altered.state import Altered
from bivouac.games.altered.state_ground import TOKENS_FROM
from tests.contract import check_contract


def cards_of(state: State) -> list[int]:
    """All but tokens, which come and go (token.leaves)."""
    assert isinstance(state, Altered)
    return [card for zone in state.zones for card in zone if card < TOKENS_FROM]


@pytest.mark.contract
@pytest.mark.parametrize(
    "options",
    [
        {"deck0": "axiom", "deck1": "bravos"},
        {"deck0": "lyra", "deck1": "muna", "victory": "at-once"},
        {"deck0": "ordis", "deck1": "yzmir", "decklists": "hidden"},
        {},
    ],
)
def test_contract(options: dict[str, str]) -> None:
    check_contract(partial(bivouac.new, "altered"), [options], games=1, cards=cards_of, every=12, voiced=True)
