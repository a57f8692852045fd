"""Altered, with the starters dealt at random. A card is counted by its kind: the cards are facts, so that no share of
wins is asked of one, nor that a bot finds a use for it but as mana; the Heroes show what their decks are worth."""

from typing import Final

from bivouac.engine.state import State
from bivouac.games.altered.catalog import ANY_CARD, FACTIONS, IS_A, TOKEN
from bivouac.games.altered.setup import GAME
from bivouac.games.altered.state import Altered
from bivouac.games.altered.state_ground import HAND, HERO_ZONE
from bivouac.sim.measure import Decks, Measure, Targets

TARGETS: Final = Targets(first=(0.40, 0.60), length=(5, 12), unit="days", events=0.005, beats_random=0.90)


class AlteredMeasure(Measure):
    def __init__(self) -> None:
        super().__init__(
            GAME,
            dealt="drew-opening",
            draws=("drew-morning", "drew"),
            uses=("played", "played-hero", "played-companion", "replayed", "replayed-hero", "replayed-companion"),
            reactions={},
            exempt=frozenset(),
            targets=TARGETS,
            played=[kind for kind, is_a in enumerate(IS_A) if is_a & ANY_CARD and not is_a & TOKEN],
            events=("supported", "exhausted", "arena-day"),
            variants=(
                {"deck0": "axiom", "deck1": "axiom"},
                {"deck0": "bravos", "deck1": "yzmir", "victory": "at-once"},
                {"deck0": "lyra", "deck1": "ordis"},
                {"deck0": "muna", "deck1": "lyra", "decklists": "hidden"},
            ),
            duel={"deck1": "same"},
            decks=Decks(("deck0", "deck1"), tuple(FACTIONS)),
        )

    def hands(self, state: State) -> list[list[int]]:
        assert isinstance(state, Altered)
        return [[state.kinds[card] for card in state.zones[HAND + seat]] for seat in (0, 1)]

    def tables(self, state: State) -> list[list[int]]:
        assert isinstance(state, Altered)
        return [[state.kinds[card] for card in state.zones[HERO_ZONE + seat]] for seat in (0, 1)]
