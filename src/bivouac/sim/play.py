"""One game between bots, made from the simulation's seed and the game's number alone."""

import json
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import bivouac
from bivouac import bots
from bivouac.sim.files import write_whole

RECORD_EVERY = 16


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


def play_some(
    game: str, start: int, stop: int, names: Sequence[str], seed: int, options: dict[str, Any], alternates: bool,
    records: str | None,
) -> list[Played]:  # fmt: skip
    return [play_one(game, number, names, seed, options, alternates, records) for number in range(start, stop)]
