"""One game between bots, made from the simulation's seed and the game's number alone."""

import json
import signal
from hashlib import blake2b
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, NamedTuple

import bivouac
from bivouac import bots
from bivouac.sim.files import write_whole
from bivouac.sim.measures import measure_of
from bivouac.sim.watch import Counts, Watch

RECORD_EVERY = 16
STOPS: list[Event] = []  # in a worker process: the parent's signal


class Played(NamedTuple):
    """What is counted of one game. It has no winners if all lost it, or if it was cut short."""

    number: int
    seed: int
    first: int
    winners: tuple[int, ...]
    turns: int
    decisions: int
    why: str
    is_finished: bool = True


def seed_for(seed: int, number: int, part: str) -> int:
    """A seed for one part of one game: a bot's stream tells nothing of the table's."""
    return int.from_bytes(blake2b(f"{seed}/{number}/{part}".encode(), digest_size=8).digest(), "little")


class GameSeries(NamedTuple):
    """What all games of a simulation have in common."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    alternates: bool  # whether who begins does
    records: str | None  # the folder for them
    watched: bool  # whether the cards are counted


def play_one(job: GameSeries, number: int, watch: Watch | None) -> Played:
    table_seed = seed_for(job.seed, number, "table")
    begins = {"first": str(number % len(job.bots))} if job.alternates else {}
    table = bivouac.new(job.game, players=len(job.bots), seed=table_seed, **job.options, **begins)
    if watch is not None:
        watch.begin(table)
    players = [bots.named(name, seed_for(job.seed, number, f"seat {seat}")) for seat, name in enumerate(job.bots)]
    decisions = 0
    seat = table.seat
    while seat is not None:
        option = players[seat].choose(table, seat)
        if watch is not None:
            watch.choosing(table, option)
        table.choose(option, seat)
        if watch is not None:
            watch.listen(table)
        decisions += 1
        seat = table.seat
    result = table.result
    assert result is not None
    if watch is not None:
        watch.end(table)
    if job.records is not None:
        text = json.dumps(table.record(every=RECORD_EVERY), indent=1)
        write_whole(Path(job.records) / f"{job.game}-{job.seed}-{number:06d}.json", text + "\n")
    game, state = table.game, table.state
    return Played(
        number, table_seed, game.began(state), tuple(result.winners), game.turns(state), decisions, result.why,
        not game.is_cut_short(state),
    )  # fmt: skip


def watch_for(job: GameSeries) -> Watch | None:
    return Watch(measure_of(job.game, job.options)) if job.watched else None


def begin_work(stop: Event) -> None:
    """In a process of its own: Ctrl-C is the parent's to hear, and it tells by `stop` when no more games are wanted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    STOPS.append(stop)


def play_some(job: GameSeries, start: int, stop: int) -> tuple[list[Played], Counts | None]:
    played: list[Played] = []
    watch = watch_for(job)
    for number in range(start, stop):
        if any(each.is_set() for each in STOPS):
            break
        played.append(play_one(job, number, watch))
    return played, None if watch is None else watch.counts
