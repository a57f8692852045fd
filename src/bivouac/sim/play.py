"""One game between bots, made from the simulation's seed and the game's number alone."""

import json
import signal
from collections.abc import Sequence
from hashlib import blake2b
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, NamedTuple

import bivouac
from bivouac import bots
from bivouac.sim.files import write_whole

RECORD_EVERY = 16
STOPS: list[Event] = []  # in a worker process: the parent's signal


class Played(NamedTuple):
    """What is counted of one game; `winner` is -1 for one that was cut short."""

    number: int
    seed: int
    first: int
    winner: int
    turns: int
    decisions: int
    why: str


def seed_for(seed: int, number: int, part: str) -> int:
    """A seed for one part of one game: a bot's stream tells nothing of the table's."""
    return int.from_bytes(blake2b(f"{seed}/{number}/{part}".encode(), digest_size=8).digest(), "little")


def play_one(
    game: str,
    number: int,
    names: Sequence[str],
    seed: int,
    options: dict[str, Any],
    alternates: bool,
    records: str | None,
) -> Played:
    table_seed = seed_for(seed, number, "table")
    begins = {"first": str(number % len(names))} if alternates else {}
    table = bivouac.new(game, players=len(names), seed=table_seed, **options, **begins)
    players = [bots.named(name, seed_for(seed, number, f"seat {seat}")) for seat, name in enumerate(names)]
    decisions = 0
    seat = table.seat
    while seat is not None:
        table.choose(players[seat].choose(table, seat), seat)
        decisions += 1
        seat = table.seat
    result = table.result
    assert result is not None
    if records is not None:
        text = json.dumps(table.record(every=RECORD_EVERY), indent=1)
        write_whole(Path(records) / f"{game}-{seed}-{number:06d}.json", text + "\n")
    view = table.view(None)
    winner = result.winners[0] if result.winners else -1
    return Played(number, table_seed, int(view["first"]), winner, int(view["turn"]), decisions, result.why)


def begin_work(stop: Event) -> None:
    """In a process of its own: Ctrl-C is the parent's to hear, and it tells by `stop` when no more games are wanted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    STOPS.append(stop)


def play_some(
    game: str, start: int, stop: int, names: Sequence[str], seed: int, options: dict[str, Any], alternates: bool,
    records: str | None,
) -> list[Played]:  # fmt: skip
    played: list[Played] = []
    for number in range(start, stop):
        if any(each.is_set() for each in STOPS):
            break
        played.append(play_one(game, number, names, seed, options, alternates, records))
    return played
