"""`bivouac simulate`: figures on the screen and in files that machines can rely on."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

import bivouac
from tests.cli.run import COMMAND, Line, environment, piped

SHORT = ("simulate", "altiplano", "--games", "6", "--option", "turn_cap=6", "--seats", "random,random")


def test_the_json_is_as_promised(line: Line, tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    ran = line(*SHORT, "--seed", "3", "--json", str(path))
    assert (ran.code, ran.err) == (0, "")
    figures = json.loads(path.read_text())
    assert list(figures) == [
        "game", "options", "games", "unfinished", "decisions", "decisions_per_second", "compiled", "seed", "turns",
        "first", "seats",
    ]  # fmt: skip
    assert (figures["game"], figures["games"], figures["seed"]) == ("altiplano", 6, 3)
    assert figures["options"]["turn_cap"] == 6
    assert figures["compiled"] is bivouac.compiled()
    assert figures["turns"]["median"] <= 6
    assert set(figures["first"]) == {"wins", "interval"}
    assert [set(seat) for seat in figures["seats"]] == [{"bot", "wins", "interval"}] * 2
    low, high = figures["first"]["interval"]
    assert 0 <= low <= high <= 1


def test_two_jobs_write_the_same_csv_as_one(line: Line, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        assert line(*SHORT, "--jobs", jobs, "--csv", str(tmp_path / jobs)).code == 0
    assert (tmp_path / "1").read_text() == (tmp_path / "2").read_text()
    assert len((tmp_path / "1").read_text().splitlines()) == 7


def test_a_dash_is_the_standard_output_and_nothing_else_is_there(line: Line) -> None:
    assert json.loads(line(*SHORT, "--json", "-").out)["games"] == 6
    assert line(*SHORT, "--csv", "-").out.startswith("number,seed,first,winner,turns,decisions,why,bot\n0,")


@pytest.mark.parametrize(("lang", "word"), [("en", "whoever began"), ("fr", "qui commence")])
def test_the_summary_is_in_the_language(line: Line, lang: str, word: str) -> None:
    assert word in line(*SHORT, "--lang", lang).out


def test_records_are_written_and_replay(line: Line, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    assert line(*SHORT, "--records", str(folder)).code == 0
    assert len(list(folder.iterdir())) == 6
    assert line("replay", str(folder / "altiplano-1-000003.json")).code == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_records_that_cannot_be_written_are_one_sentence(line: Line, tmp_path: Path, jobs: str) -> None:
    (tmp_path / "file").touch()
    assert "cannot be written" in line.refused(*SHORT, "--jobs", jobs, "--records", str(tmp_path / "file" / "x"))
    (tmp_path / "altiplano-1-000002.json").mkdir()
    (tmp_path / "altiplano-1-000002.json" / "x").touch()
    line.refused(*SHORT, "--jobs", jobs, "--records", str(tmp_path))


def test_a_full_disk_is_one_sentence_and_the_figures_are_still_shown(line: Line) -> None:
    ran = line(*SHORT, "--json", "/dev/full")
    assert ran.code == 2
    assert ran.err == "/dev/full could not be written because the disk is full: nothing that was there is lost.\n"
    assert "whoever began" in ran.out


def test_a_full_disk_leaves_the_old_file(line: Line, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "r.json"
    path.write_text("old")

    def no_room(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", no_room)
    assert line(*SHORT, "--json", str(path)).code == 2
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["r.json"]


def test_a_negative_seed_is_a_seed(line: Line) -> None:
    assert json.loads(line(*SHORT, "--seed", "-5", "--json", "-").out)["seed"] == -5


def test_the_program_writes_no_progress_into_a_pipe() -> None:
    ran = piped(*SHORT, "--jobs", "2")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_with_one_sentence_and_leaves_no_process(tmp_path: Path, jobs: str) -> None:
    program = subprocess.Popen(
        [*COMMAND, "simulate", "altiplano", "--games", "100000", "--jobs", jobs, "--records", str(tmp_path)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(), start_new_session=True,
    )  # fmt: skip
    try:
        end = time.monotonic() + 60
        while not any(tmp_path.iterdir()) and time.monotonic() < end:
            time.sleep(0.05)
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    finally:
        if program.poll() is None:  # it would play on after the tests
            os.killpg(program.pid, signal.SIGKILL)
    assert program.returncode == 130
    with pytest.raises(ProcessLookupError):
        os.killpg(program.pid, 0)
    assert out == ""
    assert err == "Stopped: the simulation was not finished, and no figures were written.\n"
