"""Expedition Altiplano. Whoever draws a card gets it from a pile, the discard pile too, but not from the other hand."""

from typing import Final

from bivouac.engine.state import State
from bivouac.games.altiplano.actions import REACT
from bivouac.games.altiplano.catalog import CATALOG, FIRST_PLAYED, FIRST_TREASURE, NEVER
from bivouac.games.altiplano.setup import GAME
from bivouac.games.altiplano.state import CAMP, HAND, Altiplano
from bivouac.sim.measure import Measure, Targets

TARGETS: Final = Targets(
    first=(0.47, 0.53), length=(12, 30), card=(0.35, 0.65), played=0.05, moments=0.05, beats_random=0.95
)


class AltiplanoMeasure(Measure):
    def __init__(self) -> None:
        super().__init__(
            GAME,
            dealt="dealt-hands",
            draws=("drew", "drew-by-effect", "took", "showed", "took-from-discard"),
            uses=(
                "played",
                "used",
                "used-special",
                "placed-character",
                "placed-location",
                "placed-treasure",
                "reacted",
            ),
            reactions={REACT.ids[card.number]: card.number for card in CATALOG.cards if card.moment != NEVER},
            exempt=frozenset(range(FIRST_TREASURE, FIRST_PLAYED)),
            targets=TARGETS,
            variants=(
                {"assembly": True},
                {"no_target": "allowed"},
                {"several_reactions": False, "own_removal": False},
                {"assembly": True, "rogue_spares": 0},
            ),
        )  # fmt: skip

    def hands(self, state: State) -> list[list[int]]:
        assert isinstance(state, Altiplano)
        return [state.zones[HAND], state.zones[HAND + 1]]

    def tables(self, state: State) -> list[list[int]]:
        assert isinstance(state, Altiplano)
        return [state.zones[CAMP], state.zones[CAMP + 1]]
