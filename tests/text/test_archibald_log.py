"""A sampled reading of Archibald's log: 200 lines in each language, each with its clause, that somebody has read.

`BIVOUAC_REGOLD=1 pytest tests/text/test_archibald_log.py` writes the golden files anew: read their diff line by line,
for the truth of the sentence and of the clause. The lines come from games with several seat numbers, options and kinds
of play; first come those of each kind of line with each clause it has had, then any.
"""

import os
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import bivouac
from bivouac import bots, text
from bivouac.engine.chance import Chance
from bivouac.engine.table import Table
from bivouac.games.archibald.setup import GAME

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Alice", "Octave", "Le Grand Huit", "Bob")
LINES = 200
ROUNDS = 2  # so many of each kind of line with each of its clauses, then whatever comes
GAMES: tuple[tuple[str, int, int, dict[str, Any]], ...] = (
    ("greedy", 2, 1, {}),
    ("walker", 3, 2, {"flood": "per-hero"}),
    ("walker", 4, 3, {"heroes": "dealt", "entry": "open", "hands": "open"}),
    ("walker", 2, 4, {"springs": "every", "no_effect": "allowed", "flood_spares": False}),
    ("walker", 4, 5, {"start_enemies": True, "traps": 3, "no_effect": "allowed", "springs": "every"}),
    ("walker", 3, 6, {"traps": 3}),
    ("walker", 2, 7, {}),
    ("walker", 4, 9, {}),
    ("walker", 3, 9, {"no_effect": "allowed"}),
    ("walker", 2, 10, {"turn_cap": 30}),
)
MORE = 40  # games at the most, while a kind of line is missing: another card may lead these elsewhere
# Never told in these games: a level of which every card is in somebody's hand, a hero without a way out.
NOT_SEEN = {"nothing-to-draw", "stayed"}


class Read(NamedTuple):
    """One line as it is kept: which game, who reads it, in which tone, and which line of that log it is."""

    game: int
    reader: int
    simple: bool
    at: int


def walk(table: Table, seed: int) -> Table:
    """Plays cards, discards little, and mostly walks on toward the gaols."""
    chance = Chance(seed)
    while not table.over:
        ids = table.option_ids
        keys = [GAME.actions.keys[option] for option in ids]
        useful = [option for option, key in zip(ids, keys, strict=True) if not key.startswith("discard")]
        pick = useful if useful and chance.roll(12) else ids
        forward = [option for option in pick if GAME.actions.keys[option].startswith("move")]
        if forward and chance.roll(10) < 5:
            pick = [forward[-1]]
        table.choose(pick[int(chance.roll(len(pick)))])
    return table


@lru_cache(maxsize=1)
def games() -> tuple[Table, ...]:
    played: list[Table] = []
    for player, seats, seed, options in GAMES:
        table = bivouac.new("archibald", players=seats, seed=seed, **{"turn_cap": 400, **options})
        if player == "greedy":
            bot = bots.named("greedy", seed)
            while not table.over:
                table.choose(bot.choose(table, table.waiting[0]))
        else:
            walk(table, seed)
        played.append(table)
    wanted = {line.key for line in GAME.lines.all} - NOT_SEEN
    told = {line.key for table in played for line in text.log(table, None, "en", NAMES)}
    for seed in range(100, 100 + MORE):
        if wanted <= told:
            break
        table = walk(bivouac.new("archibald", players=4, seed=seed, turn_cap=400), seed)
        if new := {line.key for line in text.log(table, None, "en", NAMES)} - told:
            told |= new
            played.append(table)
    return tuple(played)


@lru_cache(maxsize=1)
def sample() -> tuple[Read, ...]:
    """Which lines are read: every kind with every clause it has had, by several readers, in both tones."""
    seen: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for number, table in enumerate(games()):
        for at, entry in enumerate(text.log(table, None, "en", NAMES)):
            seen.setdefault((entry.key, entry.clause), []).append((number, at))
    chance = Chance(12)
    kept: set[Read] = set()
    for turn in range(ROUNDS):
        for _, places in sorted(seen.items()):
            number, at = places[int(chance.roll(len(places)))]
            kept.add(Read(number, reader_of(number, turn), turn == 1 and len(kept) % 3 == 0, at))
    every = [place for places in seen.values() for place in places]
    while len(kept) < LINES:
        number, at = every[int(chance.roll(len(every)))]
        kept.add(Read(number, reader_of(number, len(kept)), False, at))
    return tuple(sorted(kept))


def reader_of(game: int, turn: int) -> int:
    """A spectator or one of the seats."""
    return turn % (games()[game].seats + 1) - 1


def reading(lang: str) -> str:
    lines: list[str] = []
    logs: dict[tuple[int, int, bool], list[Any]] = {}
    for read in sample():
        log = (read.game, read.reader, read.simple)
        if log not in logs:
            tone = f"{lang}-simple" if read.simple else lang
            logs[log] = list(text.log(games()[read.game], None if read.reader < 0 else read.reader, tone, NAMES))
        entry = logs[log][read.at]
        who = "-" if read.reader < 0 else NAMES[read.reader]
        lines.append(f"{entry.key} [{entry.clause}] ({who}{', simple' if read.simple else ''}) {entry.text}")
    return "\n".join(lines) + "\n"


@pytest.mark.golden
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_log_reads_as_somebody_has_read_it(lang: str) -> None:
    path = GOLDEN / f"archibald-log.{lang}.txt"
    made = reading(lang)
    if os.environ.get("BIVOUAC_REGOLD"):
        path.write_text(made, encoding="utf-8")
    assert path.exists(), f"no golden file {path.name}: write it with BIVOUAC_REGOLD=1 and read it"
    assert made == path.read_text(encoding="utf-8")


def test_every_kind_of_line_is_in_the_reading() -> None:
    logs = [text.log(table, None, "en", NAMES) for table in games()]
    kinds = {logs[read.game][read.at].key for read in sample()}
    assert {line.key for line in GAME.lines.all} - kinds == NOT_SEEN
