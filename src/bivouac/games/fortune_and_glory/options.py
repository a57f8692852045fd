"""The options of a table. Level and mode name only what can be played."""

from typing import Final

from bivouac.engine.game import GameOption
from bivouac.games.fortune_and_glory.rules import ELEMENT_WORDS

# What introduces each advanced element.
ELEMENT_CLAUSES: Final = (
    "jungle.fortune-bonus", "temple.place-artifacts", "special-text.nature", "flight.from-city",
    "zeppelin.sneak-aboard", "villain.only-by-card",
)  # fmt: skip

OPTIONS: Final = [
    GameOption("level", "basic", "mode.basic-and-competitive", words=("basic", "advanced")),
    GameOption(
        "advanced",
        "",
        "mode.basic-and-competitive",
        words=ELEMENT_WORDS,
        many=True,
        clauses=ELEMENT_CLAUSES,
        all_with="level=advanced",
    ),
    GameOption("mode", "competitive", "mode.two-modes", words=("competitive",)),
    GameOption("ko", "beyond", "ko.hero-threshold", words=("beyond", "equal")),
    GameOption("enemy_ko", "equal", "defence.unparried-hit", words=("equal", "beyond")),
    GameOption("danger_deck", "shuffled", "danger.alternative-full-cycle", words=("shuffled", "cycling")),
    GameOption("round_cap", 0, "end.cap", 0, 100_000, cap=100),
]
