"""The full tier keeps what it has measured from the same sources, and nothing else."""

import json
from pathlib import Path

import pytest

import bivouac
from tools.full_tier import RESULTS, kept, sources_of, stamp_of

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


def test_what_is_kept_was_measured_from_these_sources_by_this_command_on_this_build(project: Path) -> None:
    results = project / "docs" / "results"
    results.mkdir(parents=True)
    made = {"sources": stamp_of("altiplano", project), "command": COMMAND, "compiled": bivouac.compiled()}
    assert kept("altiplano", COMMAND, project) is None
    (results / "altiplano.json").write_text(json.dumps(made))
    assert kept("altiplano", COMMAND, project) == made
    for name, other in (("sources", "0"), ("command", "by hand"), ("compiled", not made["compiled"])):
        (results / "altiplano.json").write_text(json.dumps(made | {name: other}))
        assert kept("altiplano", COMMAND, project) is None, name


def test_no_file_of_the_rules_is_overlooked() -> None:
    for game in bivouac.games():
        named = {file.parent.name for file in sources_of(game)}
        assert {"engine", "evaluate", "measures", "en", "fr", game.replace("-", "_")} <= named
        assert RESULTS not in {file.parent for file in sources_of(game)}
