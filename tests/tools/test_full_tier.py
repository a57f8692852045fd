"""The full tier keeps what it has measured from the same sources, and nothing else."""

import argparse
import json
from pathlib import Path

import pytest

import bivouac
from bivouac.bots.evaluate import altiplano
from tools import full_tier
from tools.full_tier import RESULTS, earlier, sample_of, sources_of, stamp_of

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
