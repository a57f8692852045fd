"""Two hundred lines of Altiplano's log with their clauses, as somebody has read them in both languages."""

from functools import lru_cache
from typing import Any

import pytest

from bivouac.engine.table import Table
from tests.text import log_reading

LINES = 200
GAMES: list[tuple[int, dict[str, Any]]] = [
    (101, {"turn_cap": 60}),
    (102, {"turn_cap": 60, "assembly": True}),
    (103, {"turn_cap": 60, "reshuffle": "needed", "rogue_spares": 0}),
    (104, {"turn_cap": 60, "no_target": "allowed"}),
    (105, {"turn_cap": 60, "own_removal": False, "several_reactions": False}),
    (106, {"turn_cap": 120, "first": "1"}),
    (107, {"turn_cap": 120}),
    (108, {"turn_cap": 120, "assembly": True, "first": "0"}),
]


@lru_cache(maxsize=1)
def tables() -> list[Table]:
    return [log_reading.played("altiplano", seed, options) for seed, options in GAMES]


def titles() -> list[str]:
    return [f"seed {seed}, {', '.join(f'{k}={v}' for k, v in options.items())}" for seed, options in GAMES]


@pytest.mark.golden
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_log_reads_as_somebody_has_read_it(lang: str) -> None:
    log_reading.check_golden(f"altiplano-log.{lang}.txt", log_reading.reading(tables(), titles(), LINES, lang))


@pytest.mark.golden
def test_every_kind_of_line_that_these_games_tell_is_among_those_that_were_read() -> None:
    told: set[tuple[str, str]] = set()
    for table in tables():
        told |= {log_reading.feature(table, line, -1)[:2] for line in table.told()}
    read: set[tuple[str, str]] = set()
    for number, reader, first in log_reading.chosen(tables(), LINES):
        lines = tables()[number].told()[first : first + log_reading.PASSAGE]
        read |= {log_reading.feature(tables()[number], line, reader)[:2] for line in lines}
    assert not told - read
    assert len({key for key, _ in told}) > 40
