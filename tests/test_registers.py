"""Every layer has one register of games, and nothing else knows a game by its name."""

import re
from collections.abc import Callable, Collection
from pathlib import Path
from typing import NamedTuple

import pytest

import bivouac
from benchmarks import games as benchmark
from bivouac.bots.evaluate import EVALUATIONS
from bivouac.cli.positions import DRAWINGS
from bivouac.games import GAMES
from bivouac.lessons import COURSES
from bivouac.pictures.registry import MOODS
from bivouac.sim.measures import MEASURES
from bivouac.terminal.boards import BOARDS
from bivouac.text import LANGUAGES
from bivouac.text.registry import TEXTS

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "bivouac"
LOCALES = SOURCES / "text" / "locales"
WEB = ROOT / "web" / "src"


class Register(NamedTuple):
    """Where a layer lists its games. A game may do without an entry in one that is not asked for."""

    name: str
    place: str
    games: Callable[[], Collection[str]]
    is_asked_for: bool = True


def folders(place: str, part: str) -> Callable[[], Collection[str]]:
    return lambda: [file.parent.name for file in (ROOT / place).glob(f"*/{part}")]


REGISTERS = [
    Register("GAMES", "src/bivouac/games/__init__.py", lambda: GAMES),
    Register("TEXTS", "src/bivouac/text/registry.py", lambda: TEXTS),
    Register("EVALUATIONS", "src/bivouac/bots/evaluate/__init__.py", lambda: EVALUATIONS),
    Register("MEASURES", "src/bivouac/sim/measures/__init__.py", lambda: MEASURES),
    Register("MOODS", "src/bivouac/pictures/registry.py", lambda: MOODS),
    Register("COURSES", "src/bivouac/lessons/__init__.py", lambda: COURSES, is_asked_for=False),
    Register("BOARDS", "src/bivouac/terminal/boards/__init__.py", lambda: BOARDS),
    Register("DRAWINGS", "src/bivouac/cli/positions/__init__.py", lambda: DRAWINGS),
    Register("board", "web/src/boards/<game>/", folders("web/src/boards", "kit.ts")),
    Register("cover", "web/src/boards/<game>/", folders("web/src/boards", "cover.ts")),
    Register("RUNS", "benchmarks/games.py", lambda: benchmark.RUNS),
]


@pytest.mark.parametrize("game", bivouac.games())
@pytest.mark.parametrize("register", REGISTERS, ids=[register.name for register in REGISTERS])
def test_a_game_is_in_the_register_of_every_layer(register: Register, game: str) -> None:
    missing = "" if game in register.games() else f"game {game} has no entry in register {register.name}"
    if missing and not register.is_asked_for:
        pytest.skip(f"{missing} ({register.place}), and may do without")
    assert not missing, f"{missing} ({register.place})"


@pytest.mark.parametrize("register", REGISTERS, ids=[register.name for register in REGISTERS])
def test_a_register_lists_nothing_that_is_no_game(register: Register) -> None:
    plain = {"generic"}  # the board in the browser of a game that has none
    assert set(register.games()) - plain <= {*GAMES}


@pytest.mark.parametrize("guide", ["CONTRIBUTING.md", "docs/fr/add-a-game.md"])
def test_the_guide_to_a_new_game_lists_every_register(guide: str) -> None:
    text = (ROOT / guide).read_text("utf-8")
    assert [register.name for register in REGISTERS if f"`{register.place}`" not in text] == []


def stem(game: str) -> str:
    """The name as files and classes bear it: fortune-and-glory, fortune_and_glory, FortuneAndGlory."""
    return game.replace("-", "[-_]?")


def games_named(text: str) -> set[str]:
    return {game for game in GAMES if re.search(stem(game), text, re.IGNORECASE)}


def strangers() -> list[tuple[str, set[str]]]:
    """Files with the games that they name though neither their own path does nor are they a register."""
    places = {register.place for register in REGISTERS}
    files = [*SOURCES.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte"), *WEB.rglob("*.css")]
    found = []
    for file in files:
        path = file.relative_to(ROOT).as_posix()
        if path in places or "/generated/" in path or "/static/" in path:
            continue
        named = games_named(file.read_text("utf-8")) - games_named(path)
        if named:
            found.append((path, named))
    return found


def test_nothing_else_knows_a_game_by_its_name() -> None:
    assert strangers() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_of_a_game_stand_in_files_of_that_game(lang: str) -> None:
    """A key that bears the name of a game stands in a file that bears it too."""
    misplaced = [
        f"{file.name}: {key}"
        for file in sorted((LOCALES / lang).glob("*.ftl"))
        for key in re.findall(r"^([a-z][a-zA-Z0-9-]*) =", file.read_text("utf-8"), re.MULTILINE)
        if games_named(key) - games_named(file.name)
    ]
    assert misplaced == []
