"""Whole games as text: every question, what was offered, what was chosen, what was told by which clause.

A change of the rules shows here as a diff that somebody reads. `BIVOUAC_REGOLD=1 pytest tests/golden` writes them anew.
"""

import os
from pathlib import Path
from typing import Any

import pytest

import bivouac
from bivouac.engine.chance import Chance

FOLDER = Path(__file__).parent
GOLDEN: dict[str, tuple[str, int, dict[str, Any]]] = {
    "altiplano": ("altiplano", 7, {"turn_cap": 200}),
    "altiplano-assembly": ("altiplano", 21, {"turn_cap": 200, "assembly": True}),
}


def playthrough(game: str, seed: int, options: dict[str, Any]) -> str:
    table = bivouac.new(game, seed=seed, **options)
    chance = Chance(seed)
    lines = [f"{game}, seed {seed}, options {options}", ""]
    told = 0
    number = 0
    while True:
        log = table.log(None, "en")
        lines += [f"    {entry.text} [{entry.clause}]" for entry in log[told:]]
        told = len(log)
        if table.over:
            break
        number += 1
        keys = [option.key for option in table.options]
        choice = keys[chance.roll(len(keys))]
        lines.append(f"{number}. seat {table.seat} of {table.waiting}: {' | '.join(keys)}")
        lines.append(f"   -> {choice}")
        table.choose(choice)
    lines += ["", f"result: {table.result}", f"digest: {table.digest()}", ""]
    return "\n".join(lines)


@pytest.mark.golden
@pytest.mark.parametrize("name", GOLDEN)
def test_golden_game_is_played_as_it_was_read(name: str) -> None:
    game, seed, options = GOLDEN[name]
    played = playthrough(game, seed, options)
    path = FOLDER / f"{name}.txt"
    if os.environ.get("BIVOUAC_REGOLD"):
        path.write_text(played, encoding="utf-8")
    assert path.exists(), f"no golden game {path.name}: write it with BIVOUAC_REGOLD=1 and read it"
    assert played == path.read_text(encoding="utf-8")


@pytest.mark.golden
def test_every_game_has_a_golden_game() -> None:
    assert {game for game, _, _ in GOLDEN.values()} == set(bivouac.games())
