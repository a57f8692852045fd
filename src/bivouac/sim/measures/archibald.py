"""À la recherche d'Archibald. Seats sit in order of play, because the youngest begins (turn.order); heroes are dealt,
so that what a hero is worth is not mixed with where its player sits."""

from typing import Final

from bivouac.engine.state import State
from bivouac.games.archibald.catalog import ENCOUNTERS
from bivouac.games.archibald.setup import GAME
from bivouac.games.archibald.state import HAND, Archibald
from bivouac.sim.measure import ROUNDS, Measure, Targets

TARGETS: Final = Targets(
    seats=0.03, length=(15, 40), unit=ROUNDS, began=0.30, played=0.01, events=0.05, beats_random=0.75
)


class ArchibaldMeasure(Measure):
    def __init__(self) -> None:
        super().__init__(
            GAME,
            dealt="turn",  # the first turn begins: hands are dealt, heroes stand on their cells
            draws=("drew-tile", "drew-bonus", "drew-restart", "drew-effect", "drew-gear"),
            uses=("played", "wore", "replaced"),
            reactions={},
            exempt=frozenset(),
            targets=TARGETS,
            played=range(ENCOUNTERS),
            events=("flood", "defeated", "trapped"),
            options={"heroes": "dealt"},
            seats=(2, 3, 4),
            variants=(
                {"flood": "per-hero"},
                {"heroes": "dealt", "hands": "open"},
                {"traps": 3},
                {"traps": 1},
            ),
        )

    def hands(self, state: State) -> list[list[int]]:
        assert isinstance(state, Archibald)
        return state.zones[HAND : HAND + state.seats]

    def tables(self, state: State) -> list[list[int]]:
        assert isinstance(state, Archibald)
        return [[hero] for hero in state.hero]
