"""Lines that tell of dice bring them as numbers, for whoever draws them."""

import random

import msgspec

import bivouac
from bivouac.engine.table import Table, new_table
from bivouac.games import game_named
from bivouac.server import sight
from bivouac.server.messages import LogEntry
from bivouac.text import LANGUAGES

TOLD_WITH_DICE = {"rolled", "rerolled", "hero-blows", "enemy-blows"}


def played(seed: int, choices: int) -> Table:
    rng = random.Random(seed)
    table = new_table(game_named("fortune-and-glory"), 3, seed, {})
    for _ in range(choices):
        seat = table.waiting[0]
        table.choose(rng.choice(table.options_of(seat)), seat)
    return table


def spectators_log(table: Table) -> list[LogEntry]:
    names = {lang: ["Ada", "7 of 9", "1, 2"] for lang in LANGUAGES}
    return [sight.log_entry(table.game, told, -1, names) for told in table.told()]


def test_the_dice_of_tests_and_fights_come_with_their_lines() -> None:
    lines = [line for seed in range(4) for line in spectators_log(played(seed, 300))]
    with_dice = [line for line in lines if line.dice]
    assert {line.key for line in with_dice} == {line.key for line in lines} & TOLD_WITH_DICE
    assert {"rolled", "hero-blows", "enemy-blows"} <= {line.key for line in with_dice}
    for line in with_dice:
        assert ", ".join(map(str, line.dice)) in line.text.en
        assert all(1 <= die <= 6 for die in line.dice)


def test_a_line_without_dice_says_nothing_of_them() -> None:
    table = bivouac.new("altiplano", seed=1)
    names = {lang: ["Ada", "Bo"] for lang in LANGUAGES}
    lines = [sight.log_entry(table.game, told, -1, names) for told in table.told()]
    assert lines
    assert all({"dice", "number"}.isdisjoint(msgspec.to_builtins(line)) for line in lines)
