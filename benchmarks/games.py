"""With which options the benchmark plays each game of Bivouac, and what is promised of it."""

from typing import NamedTuple

GameOptions = dict[str, int]


class Promise(NamedTuple):
    """How many times a peer's decisions a second, compiled and plain (0 promises nothing), and how quick a copy is."""

    catanatron: float = 0.0
    gin_rummy: float = 0.0
    catanatron_plain: float = 0.0
    gin_rummy_plain: float = 0.0
    clone: float = 6.0  # µs, compiled


# Random players need not get anywhere: the cap keeps one endless game from eating a whole round.
_OPTIONS: dict[str, GameOptions] = {
    "altered": {"players": 2, "day_cap": 100},
    "altiplano": {"players": 2, "turn_cap": 200},
    "archibald": {"players": 4, "turn_cap": 200},
}
_PROMISES: dict[str, Promise] = {
    "altered": Promise(catanatron=8, clone=8),
    "altiplano": Promise(catanatron=15, gin_rummy=7, catanatron_plain=4, gin_rummy_plain=2, clone=4),
    "archibald": Promise(catanatron=12, clone=6),
}


def options_of(game: str) -> GameOptions:
    return _OPTIONS.get(game, {"players": 2})


def promise_of(game: str) -> Promise:
    return _PROMISES.get(game, Promise())
