"""Fortune and Glory. Heroes are drawn, so that what a hero is worth is not mixed with where its player sits; who is
First Player is rolled anew each round. A card is drawn when it comes to a hero from its deck, and used when it is
played, faced, fought, found, bought or activated.

The advanced game is measured as the basic one is, with the cards and the lines that its elements bring; each element
alone is held against the basic game."""

from collections.abc import Mapping
from typing import Any, Final

from bivouac.engine.lines import Told
from bivouac.engine.state import State
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import PRESS_ON_ID, STOP_ID
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, HERO, TREASURE
from bivouac.games.fortune_and_glory.rules import (
    ELEMENT_WORDS,
    FLIGHTS,
    JUNGLE,
    TEMPLES,
    TEXTS,
    VILLAINS,
    ZEPPELIN,
    elements_of,
)
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.sim.measure import Comparison, Edition, Measure, Rate, Targets, Weighing

TARGETS: Final = Targets(
    seats=0.04, length=(10, 25), unit="winning-rounds", began=0.18, began_least=0.08, played=0.001, events=0.02,
    beats_random=0.85,
)  # fmt: skip
STOPPING: Final = Weighing("stop", STOP_ID, PRESS_ON_ID, (0.15, 0.40), every=400, playouts=128, turns=4)
LIMITS: Final = {"round_cap": 200}  # as many rounds as random players of a basic game for two have
ADVANCED: Final = Edition("advanced", {"level": "advanced"}, LIMITS)
ALONE: Final = tuple(Edition(word, {"advanced": word}, LIMITS) for word in ELEMENT_WORDS)
RATES: Final = (Rate("ko", (0.6, 1.6)), Rate("found"), Rate("sold"), Rate("stopped"), Rate("danger-failed"))
# What is counted of each element, where it is played.
RATES_OF_ELEMENTS: Final = {
    JUNGLE: (Rate("explores"), Rate("path-found"), Rate("lost-in-jungle")),
    TEMPLES: (Rate("treasure"), Rate("temple-collapses"), Rate("got-out"), Rate("not-out")),
    TEXTS: (Rate("special-text"),),
    FLIGHTS: (Rate("flew"),),
    ZEPPELIN: (Rate("sneak-roll"), Rate("seen"), Rate("boards"), Rate("leaves-zeppelin", sums=True)),
    VILLAINS: (
        Rate("sneak-roll"),
        Rate("seen"),
        Rate("villain-enters"),
        Rate("villain-fight"),
        Rate("villain-ko"),
        Rate("villain-takes"),
        Rate("villain-gold", sums=True),
    ),
}
# What must happen in some games, where its element is played.
EVENTS: Final = ("race", "cancelled", "henchman-placed", "delivered", "fake", "saved")
EVENTS_OF_ELEMENTS: Final = {
    JUNGLE: ("path-found",),
    TEMPLES: ("treasure", "temple-collapses"),
    TEXTS: ("special-text",),
    FLIGHTS: ("flew",),
    ZEPPELIN: ("boards",),
    VILLAINS: ("villain-enters", "villain-ko", "villain-takes"),
}


class FortuneAndGloryMeasure(Measure):
    def __init__(self, elements: int = 0) -> None:
        super().__init__(
            GAME,
            dealt="round",  # the first round begins: heroes stand in their cities
            draws=("drew-event", "drew-secret", "drew-gear", "found", "treasure"),
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
                "treasure",
                "villain-enters",
            ),
            reactions={},
            exempt=frozenset(),
            targets=TARGETS,
            played=[card.number for card in BY_NUMBER if not card.needs & ~elements and card.is_a != HERO],
            events=events_of(elements),
            seats=(2, 4, 8),
            weights=(5, 1, 1),
            rivals=("greedy", "random", "greedy", "random"),
            variants=(
                {"ko": "equal"},
                {"enemy_ko": "beyond"},
                {"danger_deck": "cycling"},
            ),
            rates=rates_of(elements),
            weighing=STOPPING,
            editions=(ADVANCED,),
            comparison=Comparison("elements", 4, (*ALONE, ADVANCED)),
        )

    def for_options(self, options: Mapping[str, Any]) -> Measure:
        return FortuneAndGloryMeasure(elements_of(options.get("level", "basic"), options.get("advanced", "")))

    def cards_told(self, told: Told) -> list[int]:
        """A search and a find are about an Artifact and its Adventure; the treasure of a temple is one more card."""
        if told.line == words.TREASURE:
            return [told.card, told.other, TREASURE]
        return [told.card, told.other] if told.line in (words.SEARCHES, words.FOUND) else [told.card]

    def hands(self, state: State) -> list[list[int]]:
        assert isinstance(state, World)
        return [[] for _ in range(state.seats)]

    def tables(self, state: State) -> list[list[int]]:
        assert isinstance(state, World)
        return [[hero] for hero in state.hero]


def rates_of(elements: int) -> list[Rate]:
    """Those of the basic game first; a line that two elements bring is counted once."""
    found = [*RATES, *(rate for element, rates in RATES_OF_ELEMENTS.items() if element & elements for rate in rates)]
    return list(dict.fromkeys(found))


def events_of(elements: int) -> list[str]:
    """Those of the basic game first."""
    return [*EVENTS, *(key for element, keys in EVENTS_OF_ELEMENTS.items() if element & elements for key in keys)]
