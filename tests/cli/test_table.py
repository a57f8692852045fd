"""The drawn table as a program at a real terminal: it opens where it can, and nothing is ever lost."""

import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import bivouac
from bivouac.sim import simulate
from tests.cli.run import Line, Terminal, piped, state_folder

PLAY = ("play", "altiplano", "--seed", "5", "--option", "first=0")
FIRST = "Phase 1: draw a card from either pile."


def waiting() -> list[Path]:
    folder = state_folder(Path(os.environ["XDG_STATE_HOME"]))
    return sorted(folder.iterdir()) if folder.is_dir() else []


def saved(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text())
    return data


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    simulate("altiplano", 1, ["random", "random"], seed=4, options={"turn_cap": 6}, records_dir=folder)
    (path,) = folder.iterdir()
    return path


def test_a_game_by_keys_is_saved_on_quit_and_gone_on_with() -> None:
    terminal = Terminal(*PLAY)
    terminal.until(FIRST)
    terminal.type("1")
    terminal.until("Phase 2: use one Action or go on.")
    terminal.type("1")
    terminal.until("Phase 3: use one Action")
    terminal.type("q")
    code, shown = terminal.end()
    assert code == 0
    assert "bivouac resume" in shown
    assert "Traceback" not in shown
    (path,) = waiting()
    assert len(saved(path)["history"]) == 2
    terminal = Terminal("resume", "--lang", "fr")
    terminal.until("Phase 3\u202f: fais une Action, pose une carte ou continue.")
    terminal.type("g")
    terminal.until("Phase 3: use one Action")
    terminal.type("q")
    assert terminal.end()[0] == 0
    assert waiting() == [path]


def test_a_killed_terminal_loses_nothing() -> None:
    terminal = Terminal(*PLAY)
    terminal.until(FIRST)
    terminal.type("1")
    terminal.until("Phase 2: use one Action or go on.")
    terminal.process.send_signal(signal.SIGKILL)
    terminal.end()
    (path,) = waiting()
    assert len(saved(path)["history"]) == 1
    ran = piped("resume", typed="quit\n")
    assert ran.code == 0
    assert "phase 2 of 4" in ran.out


def test_a_line_that_is_lost_without_a_signal_ends_the_program_and_leaves_a_saved_game() -> None:
    terminal = Terminal(*PLAY)
    terminal.until(FIRST)
    os.close(terminal.master)
    terminal.process.wait(timeout=60)
    (path,) = waiting()
    assert saved(path)["history"] == []


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)], ids=lambda each: str(each)
)
def test_signals_leave_a_saved_game(number: int, code: int) -> None:
    terminal = Terminal(*PLAY)
    terminal.until(FIRST)
    terminal.type("1")
    terminal.until("Phase 2: use one Action or go on.")
    ended, shown = terminal.stop(number)
    assert ended == code
    assert "Traceback" not in shown
    (path,) = waiting()
    assert len(saved(path)["history"]) == 1


def test_two_humans_are_covered_at_a_real_terminal() -> None:
    terminal = Terminal("play", "altiplano", "--seats", "human,human", "--seed", "5", "--option", "first=0")
    before = terminal.until("Player 1, press Enter when only you look")
    assert "Your hand" not in before
    terminal.type("\r")
    terminal.until("Your hand")
    terminal.type("q")
    assert terminal.end()[0] == 0


@pytest.mark.parametrize(
    ("size", "settings", "words", "told"),
    [
        ((70, 24), {}, (), "This window has 70 columns and 24 rows"),
        ((80, 20), {}, (), "This window has 80 columns and 20 rows"),
        ((80, 24), {"TERM": "dumb"}, (), "This terminal cannot draw the table"),
        ((80, 24), {}, ("--plain",), "Type a number to choose"),
    ],
)
def test_where_the_table_cannot_be_drawn_there_are_plain_questions(
    size: tuple[int, int], settings: dict[str, str], words: tuple[str, ...], told: str
) -> None:
    terminal = Terminal(*PLAY, *words, size=size, **settings)
    before = terminal.until("Player 1 > ")
    assert told in " ".join(before.split())
    assert "\x1b[?1049h" not in before
    terminal.type("quit\n")
    assert terminal.end()[0] == 0


def test_a_record_is_stepped_through_and_forked_at_a_terminal(record: Path) -> None:
    terminal = Terminal("replay", str(record), "--as", "0")
    terminal.until("Choice 0 of")
    terminal.type("\x1b[C")
    terminal.until("Choice 1 of")
    terminal.type("f")
    terminal.until("A new game after choice 1")
    terminal.type("\x1b[B\x1b[B\r")
    terminal.until("Your choice")
    terminal.type("q")
    code, shown = terminal.end()
    assert code == 0
    assert "bivouac resume" in shown
    (path,) = waiting()
    assert saved(path)["seats"] == ["human", "greedy"]


def test_a_fault_inside_is_one_sentence_and_the_game_is_kept(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    from bivouac.cli import table
    from bivouac.terminal.app import TableApp

    def broken(app: TableApp) -> None:
        app.fault = RuntimeError("a fault")

    monkeypatch.setattr(table, "can_draw", lambda lang: True)
    monkeypatch.setattr(TableApp, "run", broken)
    assert "RuntimeError: a fault" in line.refused(*PLAY)
    assert len(waiting()) == 1


# -- the list of saved games -----------------------------------------------------------------------------------------


def test_resume_takes_the_latest_and_the_list_shows_them_all(line: Line) -> None:
    assert "No game waits for you" in line("resume", "--list").out
    for seed in ("5", "6"):
        piped("play", "altiplano", "--seed", seed, "--option", "first=0", typed="1\n")
        time.sleep(0.02)
    newest = max(waiting(), key=lambda path: path.stat().st_mtime)
    shown = line("resume", "--list").out
    assert shown.count("Expedition Altiplano: 1 choice, human, greedy") == 2
    assert shown.index(str(newest)) < shown.index(str(min(waiting(), key=lambda path: path.stat().st_mtime)))
    ran = piped("resume", typed="quit\n")
    assert str(newest) in ran.out
    oldest = min(waiting(), key=lambda path: path.stat().st_mtime)
    assert f"goes on from {oldest}" in " ".join(piped("resume", str(oldest), typed="").out.split())


def test_a_finished_game_leaves_the_list(line: Line) -> None:
    words = ("play", "altiplano", "--seats", "human,random", "--seed", "5", "--option", "turn_cap=1")
    piped(*words, typed="1\n")
    assert len(waiting()) == 1
    piped("resume", typed="1\n" * 40)
    assert waiting() == []
    assert "No game waits for you" in line.refused("resume")


def test_a_file_that_was_named_stays_when_its_game_is_over(tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    words = ("play", "altiplano", "--seats", "human,random", "--seed", "5", "--option", "turn_cap=1")
    piped(*words, "--save", str(path), typed="1\n" * 40)
    assert bivouac.load(path.read_text()).over
    assert waiting() == []


def test_what_is_no_saved_game_is_not_in_the_list(line: Line, record: Path) -> None:
    piped(*PLAY, typed="1\n")
    (path,) = waiting()
    (path.parent / "record.json").write_text(record.read_text())
    (path.parent / "broken.json").write_text("{")
    assert line("resume", "--list").out.count("bivouac resume") == 1


# -- fork ------------------------------------------------------------------------------------------------------------


def test_fork_plays_on_from_a_moment_of_a_record(record: Path, tmp_path: Path, line: Line) -> None:
    save = tmp_path / "g.json"
    ran = piped("fork", str(record), "--at", "3", "--seats", "human,human", "--save", str(save), typed="1\n")
    assert ran.code == 0
    history = bivouac.replay(record.read_text()).history
    assert saved(save)["history"][:3] == history[:3]
    assert len(saved(save)["history"]) == 4
    assert "is over after choice" in line.refused("fork", str(record), "--at", str(len(history)))
    assert "--at" in line.refused("fork", str(record))
    assert f"0 to {len(history)}" in line.refused("fork", str(record), "--at", "9999")


def test_a_forked_game_can_be_recorded_and_its_record_replays(record: Path, tmp_path: Path, line: Line) -> None:
    kept = tmp_path / "r.json"
    ran = piped("fork", str(record), "--at", "3", "--seats", "random,random", "--record", str(kept))
    assert ran.code == 0
    assert line("replay", str(kept)).code == 0
