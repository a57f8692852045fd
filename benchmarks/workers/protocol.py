"""The loop every worker runs: read a number of seconds, play for that much CPU time, answer what was played."""

import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import NamedTuple


class Tally(NamedTuple):
    """What a driver played. None where a driver cannot see inside the game."""

    games: int
    decisions: int | None  # choices between two or more options
    moves: int | None  # all choices of players, forced ones too; chance is in neither


Driver = Callable[[int], Tally]

# Every driver picks with `options[int(uniform() * len(options))]`: the cheapest draw in plain Python.
uniform = random.Random(2026).random


def serve(driver: Driver, **about: object) -> None:
    """Introduce the worker with one line of JSON, then answer each line of seconds with a line of counts."""
    # Libraries may print; what they print must not mix with the answers.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    print(json.dumps(about), file=answers, flush=True)
    batch = 1
    for line in sys.stdin:
        budget = float(line)
        games = 0
        decisions: int | None = 0
        moves: int | None = 0
        begin = before = time.process_time()
        while True:
            tally = driver(batch)
            now = time.process_time()
            games += tally.games
            decisions = None if decisions is None or tally.decisions is None else decisions + tally.decisions
            moves = None if moves is None or tally.moves is None else moves + tally.moves
            if now - begin >= budget:
                break
            # Reading the clock costs as much as a move of a tiny game: look at it some hundred times, not each game.
            if now - before < 0.01 * budget:
                batch *= 2
            before = now
        print(
            json.dumps({"games": games, "decisions": decisions, "moves": moves, "cpu": now - begin}),
            file=answers,
            flush=True,
        )
