"""Bivouac alone: random play, and what a search does with a table: clone, determinize, save, load."""

import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Any

from games import GameOptions, editions_of, options_of, promise_of
from report import Spread, machine, number, table

import bivouac

POSITIONS = 200


def measure(game: str, *, rounds: int, seconds: float) -> dict[str, Any]:
    """All figures of the build that `import bivouac` finds here; times in µs, rates per second of CPU time."""
    editions = editions_of(game) if bivouac.compiled() else {}
    return measured(game, options_of(game), rounds, seconds) | {
        "editions": {name: measured(game, options, rounds, seconds) for name, options in editions.items()}
    }


def measured(game: str, options: GameOptions, rounds: int, seconds: float) -> dict[str, Any]:
    play = [_play(game, options, 1 + turn * 1_000_000, seconds) for turn in range(rounds)]
    tables = _positions(game, options)
    rng = random.Random(7)
    calls: dict[str, list[Callable[[], object]]] = {
        "clone": [it.clone for it in tables],
        "determinize": [partial(it.determinize, it.seat, rng) for it in tables],
        "save": [it.save for it in tables],
        "load": [partial(bivouac.load, it.save()) for it in tables],
    }
    return {
        "game": game,
        "options": options,
        "compiled": bivouac.compiled(),
        "machine": machine(),
        "decisions_per_second": Spread.of([decisions / cpu for _, decisions, cpu in play])._asdict(),
        "games_per_second": Spread.of([games / cpu for games, _, cpu in play])._asdict(),
        "decisions_per_game": sum(row[1] for row in play) / sum(row[0] for row in play),
        "microseconds": {
            name: Spread.of([_time(each, seconds / 4) for _ in range(rounds)])._asdict() for name, each in calls.items()
        },
    }


def show(figures: dict[str, Any]) -> None:
    print("\n".join(f"{what}: {value}" for what, value in figures["machine"].items()))
    for each in (figures, *figures["editions"].values()):
        show_one(each)


def show_one(figures: dict[str, Any]) -> None:
    build = "compiled" if figures["compiled"] else "plain"
    options = ", ".join(f"{name}={value}" for name, value in figures["options"].items())
    rows = [
        ["decisions/s", *_cells(figures["decisions_per_second"])],
        ["games/s", *_cells(figures["games_per_second"])],
        *([f"{name}, µs", *_cells(spread)] for name, spread in figures["microseconds"].items()),
    ]
    print("\n" + table([f"{figures['game']} ({options}), {build} build", "median", "lowest", "highest"], rows))
    print(
        f"\n{number(figures['decisions_per_game'])} decisions a game; CPU time; "
        f"copies of {POSITIONS} positions from random games"
    )
    most = promise_of(figures["game"]).clone
    if figures["compiled"] and most:
        clone = figures["microseconds"]["clone"]["median"]
        print(f"floor: clone at most {most:g} µs: {number(clone)} µs {'holds' if holds_one(figures) else 'MISSED'}")


def holds(figures: dict[str, Any]) -> bool:
    """Whether the floor on clone holds, in the usual game and in its editions."""
    return all(holds_one(each) for each in (figures, *figures["editions"].values()))


def holds_one(figures: dict[str, Any]) -> bool:
    """Only the compiled build has a floor."""
    most = promise_of(figures["game"]).clone
    return not figures["compiled"] or not most or figures["microseconds"]["clone"]["median"] <= most


def _cells(spread: dict[str, float]) -> list[str]:
    return [number(spread[end]) for end in ("median", "low", "high")]


def _play(game: str, options: GameOptions, first_seed: int, seconds: float) -> tuple[int, int, float]:
    """Random games for that long: how many, how many decisions, how much CPU time."""
    uniform = random.Random(first_seed).random
    games = decisions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        it = bivouac.new(game, seed=first_seed + games, **options)
        choose = it.choose
        while not it.over:
            ids = it.option_ids
            choose(ids[int(uniform() * len(ids))])
            decisions += 1
        games += 1
    return games, decisions, spent


def _positions(game: str, options: GameOptions) -> Sequence[Any]:
    """Positions from all over some twenty games, in the middle of effects too."""
    rng = random.Random(11)
    found: list[Any] = []
    for seed in count(1):
        it = bivouac.new(game, seed=seed, **options)
        passed = []
        while not it.over:
            passed.append(it.clone())
            it.choose(rng.choice(it.option_ids))
        found += rng.sample(passed, min(10, len(passed)))
        if len(found) >= POSITIONS:
            break
    return found[:POSITIONS]


def _time(calls: list[Callable[[], object]], seconds: float) -> float:
    """µs a call, over all positions in turn."""
    passes = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for call in calls:
            call()
        passes += 1
    return spent / (passes * len(calls)) * 1e6
