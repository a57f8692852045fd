"""A reading of a game's log: passages that together show each kind of line, by each clause, to each kind of reader.

Whoever changes a line or its clause reads the golden file again, in both languages. The games are played by chance
alone, so that no bot's taste has a part in it.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import bivouac
from bivouac.engine.chance import Chance
from bivouac.engine.lines import Told
from bivouac.engine.table import Table

GOLDEN = Path(__file__).parent / "golden"
SPECTATOR = -1
PASSAGE = 8  # lines that are read together, so that what comes before explains what follows

Feature = tuple[str, str, str]  # key, clause, and who reads it
Passage = tuple[int, int, int]  # number of the game, reader, first line


def played(game: str, seed: int, options: dict[str, Any]) -> Table:
    """A game by chance; who may do something passes one time in four only."""
    table = bivouac.new(game, seed=seed, **options)
    chance = Chance(seed)
    while not table.over:
        seat = table.waiting[chance.roll(len(table.waiting))]
        able = [option for option in table.options_of(seat) if option.key != "pass" or chance.roll(4) == 0]
        options_now = able or table.options_of(seat)
        table.choose(options_now[chance.roll(len(options_now))], seat)
    return table


def feature(table: Table, told: Told, reader: int) -> Feature:
    lines = table.game.lines
    is_seen = told.is_seen_by(reader)
    role = "spectator" if reader == SPECTATOR else "own" if reader == told.seat else "other"
    return lines.all[told.line].key, lines.clause_of(told), role if is_seen else f"{role}, hidden"


def chosen(tables: Sequence[Table], lines: int) -> list[Passage]:
    """The passages that add most to what has been shown already, until so many lines are shown; in reading order."""
    shown: dict[Passage, set[Feature]] = {}
    for number, table in enumerate(tables):
        told = table.told()
        for reader in (*range(table.seats), SPECTATOR):
            features = [feature(table, line, reader) for line in told]
            for first in range(0, len(told) - PASSAGE + 1, PASSAGE // 2):
                shown[number, reader, first] = set(features[first : first + PASSAGE])
    seen: set[Feature] = set()
    picked: list[Passage] = []
    while len(picked) < lines // PASSAGE:
        # What nobody has read yet counts most, then another clause or reader of a line that has been read.
        keys, causes = {key for key, _, _ in seen}, {(key, clause) for key, clause, _ in seen}
        best = max(shown, key=lambda passage: (value(shown[passage], seen, keys, causes), -passage[0]))
        picked.append(best)
        seen |= shown.pop(best)
        shown = {passage: found for passage, found in shown.items() if not overlap(passage, best)}
    return sorted(picked)


def value(found: set[Feature], seen: set[Feature], keys: set[str], causes: set[tuple[str, str]]) -> int:
    new_keys = {key for key, _, _ in found} - keys
    new_causes = {(key, clause) for key, clause, _ in found} - causes
    return 10_000 * len(new_keys) + 100 * len(new_causes) + len(found - seen)


def overlap(one: Passage, other: Passage) -> bool:
    return one[0] == other[0] and abs(one[2] - other[2]) < PASSAGE


def reading(tables: Sequence[Table], titles: Sequence[str], lines: int, lang: str) -> str:
    blocks: list[str] = []
    for number, reader, first in chosen(tables, lines):
        who = "a spectator" if reader == SPECTATOR else f"seat {reader}"
        log = tables[number].log(None if reader == SPECTATOR else reader, lang)[first : first + PASSAGE]
        block = [f"-- {titles[number]}, read by {who}, from line {first + 1}"]
        blocks.append("\n".join([*block, *(f"{entry.text} [{entry.clause}]" for entry in log), ""]))
    return "\n".join(blocks)


def check_golden(name: str, made: str) -> None:
    """`BIVOUAC_REGOLD=1 pytest tests/text` writes it anew: read every line that has changed, and its clause."""
    path = GOLDEN / name
    if os.environ.get("BIVOUAC_REGOLD"):
        path.write_text(made, encoding="utf-8")
    assert path.exists(), f"no golden file {name}: write it with BIVOUAC_REGOLD=1 and read it"
    assert made == path.read_text(encoding="utf-8")
