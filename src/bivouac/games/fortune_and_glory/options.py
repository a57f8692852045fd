"""The options of a table. Level and mode name only what can be played."""

from typing import Final

from bivouac.engine.game import GameOption

OPTIONS: Final = [
    GameOption("level", "basic", "mode.basic-and-competitive", words=("basic",)),
    GameOption("mode", "competitive", "mode.two-modes", words=("competitive",)),
    GameOption("ko", "beyond", "ko.hero-threshold", words=("beyond", "equal")),
    GameOption("enemy_ko", "equal", "defence.unparried-hit", words=("equal", "beyond")),
    GameOption("danger_deck", "shuffled", "danger.alternative-full-cycle", words=("shuffled", "cycling")),
    GameOption("round_cap", 0, "end.cap", 0, 100_000, cap=100),
]
