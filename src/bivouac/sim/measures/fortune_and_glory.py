"""Fortune and Glory. Heroes are drawn, so that what a hero is worth is not mixed with where its player sits; who is
First Player is rolled anew each round. A card is drawn when it comes to a hero from its deck, and used when it is
played, faced, fought, found, bought or activated."""

from typing import Final

from bivouac.engine.lines import Told
from bivouac.engine.state import State
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import PRESS_ON_ID, STOP_ID
from bivouac.games.fortune_and_glory.catalog import BASIC, BY_NUMBER, HERO
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.sim.measure import Measure, Rate, Targets, Weighing

TARGETS: Final = Targets(
    seats=0.04, length=(10, 25), unit="winning-rounds", began=0.18, began_least=0.08, played=0.001, events=0.02,
    beats_random=0.85,
)  # fmt: skip
STOPPING: Final = Weighing("stop", STOP_ID, PRESS_ON_ID, (0.15, 0.40), every=400, playouts=128, turns=4)


class FortuneAndGloryMeasure(Measure):
    def __init__(self) -> None:
        super().__init__(
            GAME,
            dealt="round",  # the first round begins: heroes stand in their cities
            draws=("drew-event", "drew-secret", "drew-gear", "found"),
            uses=(
                "played",
                "at-once",
                "drew-city",
                "danger",
                "enemy",
                "escorted",
                "drew-gear",
                "activated",
                "used",
                "searches",
                "bought-item",
            ),
            reactions={},
            exempt=frozenset(),
            targets=TARGETS,
            played=[card.number for card in BY_NUMBER if card.level == BASIC and card.is_a != HERO],
            events=("race", "cancelled", "henchman-placed", "delivered", "fake", "saved"),
            seats=(2, 4, 8),
            weights=(5, 1, 1),
            rivals=("greedy", "random", "greedy", "random"),
            variants=(
                {"ko": "equal"},
                {"enemy_ko": "beyond"},
                {"danger_deck": "cycling"},
            ),
            rates=(Rate("ko", (0.6, 1.6)), Rate("found"), Rate("sold"), Rate("stopped"), Rate("danger-failed")),
            weighing=STOPPING,
        )

    def cards_told(self, told: Told) -> list[int]:
        """A search and a find are about an Artifact and its Adventure."""
        return [told.card, told.other] if told.line in (words.SEARCHES, words.FOUND) else [told.card]

    def hands(self, state: State) -> list[list[int]]:
        assert isinstance(state, World)
        return [[] for _ in range(state.seats)]

    def tables(self, state: State) -> list[list[int]]:
        assert isinstance(state, World)
        return [[hero] for hero in state.hero]
