"""With which options the benchmark plays each game of Bivouac, and what is promised of it."""

from collections.abc import Mapping
from typing import Final, NamedTuple

GameOptions = dict[str, int | str]


class Crowd(NamedTuple):
    """With the most seats at least so many times the decisions a second as with the fewest, compiled."""

    fewest: int
    most: int
    factor: float


class Promise(NamedTuple):
    """How many times a peer's decisions a second, compiled and plain (0 promises nothing), and how quick a copy is."""

    catanatron: float = 0.0
    gin_rummy: float = 0.0
    catanatron_plain: float = 0.0
    gin_rummy_plain: float = 0.0
    clone: float = 6.0  # µs, compiled; 0 promises nothing
    crowd: Crowd | None = None


class Run(NamedTuple):
    """Random players need not get anywhere: a cap among the options keeps one endless game from eating a whole
    round. `editions` are measured beside it, compiled, by what they are called: with other options, for which the same
    is promised against catanatron and of a copy."""

    options: GameOptions
    promise: Promise = Promise()
    editions: Mapping[str, GameOptions] = {}


RUNS: Final[dict[str, Run]] = {
    "altered": Run({"players": 2, "day_cap": 100}, Promise(catanatron=8, clone=8)),
    "altiplano": Run(
        {"players": 2, "turn_cap": 200},
        Promise(catanatron=15, gin_rummy=7, catanatron_plain=4, gin_rummy_plain=2, clone=4),
    ),
    "archibald": Run({"players": 4, "turn_cap": 200}, Promise(catanatron=12, clone=6)),
    "fortune-and-glory": Run(
        {"players": 4, "round_cap": 100},
        Promise(catanatron=8, clone=12, crowd=Crowd(2, 8, 0.6)),
        {
            "advanced, 2 seats": {"players": 2, "round_cap": 100, "level": "advanced"},
            "advanced, 8 seats": {"players": 8, "round_cap": 100, "level": "advanced"},
        },
    ),
}
UNLISTED: Final = Run({"players": 2})


def options_of(game: str) -> GameOptions:
    return RUNS.get(game, UNLISTED).options


def editions_of(game: str) -> Mapping[str, GameOptions]:
    return RUNS.get(game, UNLISTED).editions


def promise_of(game: str) -> Promise:
    return RUNS.get(game, UNLISTED).promise
