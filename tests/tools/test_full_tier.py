"""The full tier keeps what it has measured from the same sources, and nothing else."""

import argparse
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import bivouac
from bivouac.bots.evaluate import altiplano
from bivouac.sim.measure import Edition
from bivouac.sim.measures import measure_of
from tools import full_tier
from tools.damage import begun
from tools.full_tier import (
    RESULTS,
    compared_alone,
    earlier,
    illegal_attempts,
    new_table,
    random_games,
    sample_of,
    sources_of,
    stamp_of,
)

OWN = (
    "src/bivouac/engine/state.py",
    "src/bivouac/games/altiplano/turn.py",
    "src/bivouac/text/locales/fr/altiplano.ftl",
    "src/bivouac/bots/evaluate/altiplano.py",
    "src/bivouac/sim/play.py",
    "tests/altiplano/camp.py",
    "tools/damage.py",
)
OTHERS = (
    "src/bivouac/games/archibald/turn.py",
    "src/bivouac/text/locales/fr/altered.ftl",
    "tests/altered/road.py",
    "src/bivouac/text/locales/fr/web.ftl",
    "src/bivouac/text/locales/fr/web-altiplano.ftl",
    "src/bivouac/text/locales/fr/altiplano-terminal.ftl",
    "src/bivouac/text/locales/fr/cli.ftl",
    "src/bivouac/sim/playouts.py",  # weighs choices of games that ask for it
)
COMMAND = "python3 run.py test --full"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in (*OWN, *OTHERS):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    return tmp_path


def test_the_figures_of_a_game_depend_on_its_sources_and_on_no_other_game(project: Path) -> None:
    assert sources_of("altiplano", project) == sorted(project / name for name in OWN)
    before = stamp_of("altiplano", project)
    for name in OTHERS:
        (project / name).write_text("changed")
        assert stamp_of("altiplano", project) == before, name
    for name in OWN:
        (project / name).write_text("changed")
        assert stamp_of("altiplano", project) != before, name
        before = stamp_of("altiplano", project)


def test_what_an_earlier_run_has_measured_counts_for_this_command_on_this_build(project: Path) -> None:
    results = project / "docs" / "results"
    results.mkdir(parents=True)
    made = {"command": COMMAND, "compiled": bivouac.compiled()}
    assert earlier("altiplano", COMMAND, project) is None
    (results / "altiplano.json").write_text(json.dumps(made))
    assert earlier("altiplano", COMMAND, project) == made
    for name, other in (("command", "by hand"), ("compiled", not made["compiled"])):
        (results / "altiplano.json").write_text(json.dumps(made | {name: other}))
        assert earlier("altiplano", COMMAND, project) is None, name


def test_a_sample_changes_with_what_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(full_tier, "SAMPLED", {"games": 2, "tries": 20})
    before = sample_of("altiplano", 1)
    assert sample_of("altiplano", 1) == before
    monkeypatch.setattr(altiplano, "TREASURE_IN_CAMP", -altiplano.TREASURE_IN_CAMP)
    assert sample_of("altiplano", 1) != before


@pytest.mark.parametrize(
    ("sample", "broken", "wins", "kept"),
    [
        ("the same", 0, 10, ["damaged", "bots"]),
        ("the same", 1, 10, ["bots"]),
        ("the same", 0, 1, ["damaged"]),
        ("another", 0, 10, []),
    ],
)
def test_a_long_part_is_kept_only_where_all_was_well_in_it_and_its_sample_comes_out_as_it_did(
    monkeypatch: pytest.MonkeyPatch, sample: str, broken: int, wins: int, kept: list[str]
) -> None:
    of_bots = ("greedy_against_random", "greedy_against_greedy", "balance")
    monkeypatch.setattr(full_tier, "sample_of", lambda game, jobs: "the same")
    monkeypatch.setattr(full_tier, "spread", lambda *_: [])
    monkeypatch.setattr(full_tier, "run_mutants", lambda *_, **__: {})
    monkeypatch.setattr(full_tier, "damaged_parts", lambda *_: {"damaged": "new"})
    monkeypatch.setattr(full_tier, "parts_of_bots", lambda *_: dict.fromkeys(of_bots, "new"))
    args = argparse.Namespace(games=0, attempts=0, mutants=0, jobs=1, command=COMMAND)
    old = {
        "damaged": {"broken": broken, "slow": 0},
        "greedy_against_random": {"greedy": {"wins": wins}, "games": 10},
        "greedy_against_greedy": {},
        "balance": {},
    }
    result = full_tier.tier("altiplano", args, {"sample": sample, **old})
    assert result["kept"] == kept
    assert (result["damaged"] == old["damaged"]) is ("damaged" in kept)
    assert all((result[name] == old[name]) is ("bots" in kept) for name in of_bots)
    assert set(full_tier.LONG) == {"damaged", *of_bots}


def test_no_file_of_the_rules_is_overlooked() -> None:
    for game in bivouac.games():
        named = {file.parent.name for file in sources_of(game)}
        assert {"engine", "evaluate", "measures", "en", "fr", game.replace("-", "_")} <= named
        assert RESULTS not in {file.parent for file in sources_of(game)}


# -- editions ----------------------------------------------------------------------------------------------------------

FORTUNE = "fortune-and-glory"
ADVANCED = measure_of(FORTUNE).editions[0]


def test_an_edition_is_played_at_every_number_of_seats_equally_often_and_in_every_variant() -> None:
    tables = [new_table(FORTUNE, number, ADVANCED) for number in range(24)]
    assert Counter(table.seats for table in tables) == {2: 8, 4: 8, 8: 8}
    assert {table.rules["level"] for table in tables} == {"advanced"}
    assert {table.rules["round_cap"] for table in tables} == {200}
    for option in ("ko", "enemy_ko", "danger_deck"):
        assert len({table.rules[option] for table in tables if table.seats == 8}) == 2, option


def test_the_usual_tables_are_as_they_were() -> None:
    tables = [new_table(FORTUNE, number) for number in range(14)]
    assert Counter(table.seats for table in tables) == {2: 10, 4: 2, 8: 2}
    assert {(table.rules["level"], table.rules["advanced"]) for table in tables} == {("basic", "")}


def test_each_element_is_played_alone() -> None:
    alone = compared_alone(FORTUNE)
    assert [edition.options["advanced"] for edition in alone] == [edition.name for edition in alone]
    assert len(alone) == 6
    assert compared_alone("altiplano") == []


@pytest.mark.compiled_ok
def test_random_games_and_illegal_choices_of_an_edition_are_counted() -> None:
    short = ADVANCED._replace(limits={"round_cap": 2})
    done = random_games(FORTUNE, 1, 3, short)
    assert (done["games"], done["finished"]) == (3, 0)
    assert illegal_attempts(FORTUNE, 0, 30, short)["attempts"] >= 30


def test_a_random_game_that_breaks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(full_tier, "new_table", lambda *_: BrokenTable())
    with pytest.raises(ZeroDivisionError) as error:
        random_games(FORTUNE, 7, 1, ADVANCED)
    assert error.value.__notes__ == ["fortune-and-glory, 8 seats, seed 7, options {'level': 'advanced'}"]


class BrokenTable:
    over, seats, option_ids, rules = False, 8, (1, 2), {"level": "advanced"}

    def choose(self, option: int) -> None:
        raise ZeroDivisionError


def test_damage_is_done_to_games_with_several_elements_too() -> None:
    rng = random.Random(3)
    tables = [begun(FORTUNE, rng) for _ in range(60)]
    assert any(table.rules["level"] == "advanced" for table in tables)
    assert any("," in str(table.rules["advanced"]) for table in tables)


def of_bots(wins: int = 10, unfinished: int = 0, holds: bool = True) -> dict[str, Any]:
    turns = {"median": 13.0}
    return {
        "greedy_against_random": {"greedy": {"wins": wins, "interval": [0.7, 1.0]}, "games": 10},
        "greedy_against_greedy": {
            "4": {"games": 10, "unfinished": unfinished, "first": {"wins": 3}, "turns": turns},
        },
        "balance": {"4": {"seats": holds}},
    }


TRIES = {"random": {"games": 3, "finished": 1, "decisions": 99}, "illegal": {"attempts": 5, "clauses": {"end.cap": 5}}}


@pytest.mark.parametrize(
    ("part", "fault"),
    [
        (of_bots(wins=1), "advanced: greedy beats random in 10.0% only, 85% are wanted"),
        (of_bots(unfinished=5), "advanced: 5 of the 10 games between 4 greedy bots do not end"),
        (
            of_bots(holds=False),
            "advanced: not fair, see 'seats' in docs/results/fortune-and-glory-balance-advanced-4.md",
        ),
    ],
)
def test_what_is_asked_of_a_game_is_asked_of_its_editions(part: dict[str, Any], fault: str) -> None:
    assert list(full_tier.unfair(FORTUNE, {**of_bots(), "editions": {"advanced": of_bots()}})) == []
    assert list(full_tier.unfair(FORTUNE, {**of_bots(), "editions": {"advanced": part}})) == [fault]


def test_a_tier_measures_editions_and_what_is_compared_and_its_page_shows_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[str, int, str]] = []

    def played(game: str, args: argparse.Namespace, tables: int, edition: Edition | None) -> dict[str, int]:
        asked.append(("random", tables, edition.name if edition is not None else ""))
        return TRIES["random"]

    def of_edition(game: str, args: argparse.Namespace, clock: object, edition: Edition | None = None) -> Any:
        asked.append(("bots", 0, edition.name if edition is not None else ""))
        return of_bots()

    mutants = {"survivors": [], "killed": 1, "total": 1, "possible": 1, "command": "mutants"}
    damaged = dict.fromkeys(("tries", "refused", "playable", "broken", "slow", "slowest"), 0)
    monkeypatch.setattr(full_tier, "sample_of", lambda game, jobs: "sample")
    monkeypatch.setattr(full_tier, "played_at_random", played)
    monkeypatch.setattr(full_tier, "spread", lambda *_: [TRIES["illegal"]])
    monkeypatch.setattr(full_tier, "run_mutants", lambda *_, **__: mutants)
    monkeypatch.setattr(full_tier, "damaged_parts", lambda *_: {"damaged": damaged})
    monkeypatch.setattr(full_tier, "parts_of_bots", of_edition)
    monkeypatch.setattr(full_tier, "compare_bots", lambda *_: asked.append(("compared", 0, "")))
    args = argparse.Namespace(games=10_000, attempts=5, mutants=0, jobs=1, command=COMMAND)
    result = full_tier.tier(FORTUNE, args, None)
    alone = [("random", 500, edition.name) for edition in compared_alone(FORTUNE)]
    assert asked == [
        ("bots", 0, ""), ("bots", 0, "advanced"), ("compared", 0, ""),
        ("random", 14_000, ""), ("random", 15_000, "advanced"), *alone,
    ]  # fmt: skip
    page = full_tier.page(result)
    for row in (
        "| random games without an error | 3 (1 won before the cap) |",
        "| advanced: random games without an error | 3 (1 won before the cap) |",
        "| jungle alone: random games without an error | 3 (1 won before the cap) |",
        "| advanced: 4 greedy bots: a fair game | [1 of 1 targets hold](fortune-and-glory-balance-advanced-4.md) |",
        "| elements, side by side | [what each changes](fortune-and-glory-balance-elements.md) |",
        "| `end.cap` | 10 |",
    ):
        assert row in page
    asked.clear()
    again = full_tier.tier(FORTUNE, args, result)
    assert again["editions"] == result["editions"]
    assert not [what for what, _, _ in asked if what != "random"], "games of bots are kept, of editions too"
