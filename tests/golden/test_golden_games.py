"""Whole games as text: every question, what was offered, what was chosen, what was told by which clause.

A change of the rules shows here as a diff that somebody reads. `BIVOUAC_REGOLD=1 pytest tests/golden` writes them anew:
with the same choices as far as these can still be made, so that a game changes only where its rules or cards did.
"""

import os
import re
from pathlib import Path
from typing import Any

import pytest

import bivouac
from bivouac import bots
from bivouac.engine.lines import Ear
from bivouac.games import GAMES

FOLDER = Path(__file__).parent
GOLDEN: dict[str, tuple[str, int, dict[str, Any]]] = {
    "altered": ("altered", 18, {"deck0": "lyra", "deck1": "yzmir", "day_cap": 40}),
    "altered-arena": ("altered", 52, {"deck0": "axiom", "deck1": "yzmir", "day_cap": 40}),
    "altiplano": ("altiplano", 7, {"turn_cap": 200}),
    "altiplano-assembly": ("altiplano", 21, {"turn_cap": 200, "assembly": True}),
    "archibald": ("archibald", 11, {"players": 2, "turn_cap": 400}),
    "archibald-three": ("archibald", 10, {"players": 3, "turn_cap": 600, "flood": "per-hero", "heroes": "dealt"}),
    "fortune-and-glory": ("fortune-and-glory", 7, {"players": 2, "round_cap": 60}),
    "fortune-and-glory-advanced": ("fortune-and-glory", 24, {"players": 4, "round_cap": 60, "level": "advanced"}),
}


def played_again(game: str, seed: int, options: dict[str, Any], recorded: list[str]) -> list[str]:
    """The choices of a game that is worth reading: the recorded ones as far as they still play, then greedy bots'."""
    table = bivouac.new(game, seed=seed, **options)
    for choice in recorded:
        if choice not in [option.key for option in table.options]:
            break
        table.choose(choice)
    players = [bots.named("greedy", seed + seat) for seat in range(table.seats)]
    while not table.over:
        seat = table.waiting[0]
        table.choose(players[seat].choose(table, seat), seat)
    choices: list[str] = table.record(every=1000)["choices"]
    return choices


def recorded_in(golden: str) -> list[str]:
    return re.findall("^   -> (.+)$", golden, re.MULTILINE)


def playthrough(game: str, seed: int, options: dict[str, Any], choices: list[str]) -> str:
    table = bivouac.new(game, seed=seed, **options)
    ear = Ear()
    table.state.ear = ear
    asked: list[tuple[int, str]] = []
    for number, choice in enumerate(choices, 1):
        keys = [option.key for option in table.options]
        asked.append((len(ear.told), f"{number}. seat {table.seat}: {' | '.join(keys)}\n   -> {choice}"))
        table.choose(choice)
    log = [f"    {entry.text} [{entry.clause}]" for entry in table.log(None, "en")]
    before = len(log) - len(ear.told)  # the set-up was told before this ear was there
    for told, question in reversed(asked):
        log.insert(before + told, question)
    lines = [f"{game}, seed {seed}, options {options}", "", *log, "", f"result: {table.result}"]
    return "\n".join([*lines, f"digest: {table.digest()}", ""])


@pytest.mark.golden
@pytest.mark.parametrize("name", GOLDEN)
def test_golden_game_is_played_as_it_was_read(name: str) -> None:
    game, seed, options = GOLDEN[name]
    path = FOLDER / f"{name}.txt"
    if os.environ.get("BIVOUAC_REGOLD"):
        recorded = recorded_in(path.read_text(encoding="utf-8")) if path.exists() else []
        path.write_text(playthrough(game, seed, options, played_again(game, seed, options, recorded)), encoding="utf-8")
    assert path.exists(), f"no golden game {path.name}: write it with BIVOUAC_REGOLD=1 and read it"
    golden = path.read_text(encoding="utf-8")
    assert playthrough(game, seed, options, recorded_in(golden)) == golden


@pytest.mark.golden
def test_every_game_has_a_golden_game() -> None:
    assert {game for game, _, _ in GOLDEN.values()} == {*GAMES}


@pytest.mark.golden
@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_written_anew_keeps_its_choices_as_far_as_they_play(name: str) -> None:
    game, seed, options = GOLDEN[name]
    recorded = played_again(game, seed, options, [])
    assert played_again(game, seed, options, recorded) == recorded
    kept = len(recorded) - 3
    assert played_again(game, seed, options, [*recorded[:kept], "no-such-choice"])[:kept] == recorded[:kept]
