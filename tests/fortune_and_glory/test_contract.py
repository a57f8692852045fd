"""Fortune and Glory does what every game must do, for 2 to 8 seats."""

import pytest

from bivouac.engine.state import State
from bivouac.games.fortune_and_glory.saved import cards_on_table
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import PACK_CARD
from tests.contract import check_contract

CONTRACT: list[dict[str, object]] = [
    {},
    {"ko": "equal", "enemy_ko": "beyond", "danger_deck": "cycling"},
    {"advanced": "temples"},
]
OFTEN = [(2, 0), (4, 1), (8, 0), (3, 2)]  # numbers of seats, with which rules; all others are played in the full tier
TABLES = [
    pytest.param(players, rules, marks=() if (players, i) in OFTEN else pytest.mark.full, id=f"{players}-{i}")
    for players in range(2, 9)
    for i, rules in enumerate(CONTRACT)
]
ROUNDS = {2: 12, 3: 8, 4: 6, 5: 5, 6: 4, 7: 4, 8: 4}


def everything(state: State) -> list[int]:
    """Every card wherever it lies; the copies of one card are told apart by how many of them lie before it."""
    assert isinstance(state, World)
    met: dict[int, int] = {}
    found: list[int] = []
    for card in cards_on_table(state):
        met[card] = met.get(card, -1) + 1
        found.append(card + PACK_CARD * met[card])
    return found


@pytest.mark.contract
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_fortune_and_glory_meets_the_contract(players: int, options: dict[str, object]) -> None:
    rules = {"round_cap": ROUNDS[players], **options}
    check_contract(GAME, options=[rules], games=1, players=[players], cards=everything, every=12)
