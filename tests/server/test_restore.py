"""Going back to a copy: after a crash too, nothing of what came later is played into it, and nothing is lost."""

import asyncio
import contextlib
import json
import os
import shutil
import signal
import sqlite3
import stat
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bivouac.cli.app import main
from bivouac.text import LANGUAGES
from tests.server.test_keeping import free_port, make_tables, play_until_killed, start_server

Refused = Callable[..., str]
pytestmark = pytest.mark.skipif(
    bool(os.environ.get("BIVOUAC_TEST_DATABASE_URL")), reason="copies of PostgreSQL are made by pg_dump"
)


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """The one sentence of a command that ends with 2."""

    def sentence(*words: str, lang: str = "en") -> str:
        capsys.readouterr()
        assert main([*words, "--lang", lang]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.count("\n") == 1
        return captured.err.strip()

    return sentence


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A server was killed after a copy was made and more was played: its journal is still there."""
    whole = tmp_path_factory.mktemp("crashed")
    folder, port = whole / "data", free_port()
    process = start_server(folder, port)
    try:
        tables = make_tables(port, 2)
        asyncio.run(play_some(port, tables, 12))
        assert main(["backup", str(whole / "copy.sqlite"), "--data", str(folder)]) == 0
        asyncio.run(play_some(port, tables, 12))
    finally:
        process.send_signal(signal.SIGKILL)
        process.communicate()
    assert (folder / "tables.sqlite-wal").stat().st_size > 0
    return whole


@pytest.fixture
def data(crashed: Path, tmp_path: Path) -> Path:
    """Its folder, with the copy beside it."""
    shutil.copytree(crashed, tmp_path, dirs_exist_ok=True)
    return tmp_path / "data"


async def play_some(port: int, tables: list[dict[str, Any]], choices: int) -> None:
    acknowledged: list[list[tuple[int, str]]] = [[] for _ in tables]
    players = [
        asyncio.create_task(play_until_killed(port, made, seat, acknowledged[i], 10 * i + seat))
        for i, made in enumerate(tables)
        for seat in (0, 1)
    ]
    for _ in range(1_000):
        await asyncio.sleep(0.02)
        if min(map(len, acknowledged)) >= choices:
            break
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    assert min(map(len, acknowledged)) >= choices


def entries(file: Path) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as opened:
        return list(opened.execute("SELECT table_id, seq, payload FROM entries ORDER BY table_id, seq"))


def test_a_copy_is_restored_whole_after_kill_9_and_a_server_goes_on_from_it(data: Path, tmp_path: Path) -> None:
    copy, place = tmp_path / "copy.sqlite", data / "tables.sqlite"
    copied = entries(copy)
    assert main(["restore", str(copy), "--replace", "--data", str(data)]) == 0
    assert entries(place) == copied
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    port = free_port()
    process = start_server(data, port)
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=20) as answer:
            assert json.load(answer)["status"] == "ok"
    finally:
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=30)
    assert process.returncode == 0, err
    with sqlite3.connect(place) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert entries(place)[: len(copied)] == copied


def test_what_was_there_is_kept_with_everything_that_was_acknowledged(data: Path, tmp_path: Path) -> None:
    copied = entries(tmp_path / "copy.sqlite")
    assert main(["restore", str(tmp_path / "copy.sqlite"), "--replace", "--data", str(data)]) == 0
    (kept,) = (file for file in data.glob("tables.sqlite.before-*") if not file.name.endswith(("-wal", "-shm")))
    assert len(entries(kept)) > len(copied)
    assert main(["restore", str(kept), "--replace", "--data", str(data)]) == 0, "the way back is a restore too"
    assert entries(data / "tables.sqlite") == entries(kept)


def test_what_was_there_is_kept_in_one_file_that_can_be_carried_away(data: Path, tmp_path: Path) -> None:
    """A killed server's last entries lie in a journal beside its file; whoever moves the file alone would lose them."""
    place = data / "tables.sqlite"
    shutil.copytree(data, tmp_path / "same")
    played = entries(tmp_path / "same" / "tables.sqlite")
    assert main(["restore", str(tmp_path / "copy.sqlite"), "--replace", "--data", str(data)]) == 0
    (kept,) = data.glob("tables.sqlite.before-*")
    shutil.move(kept, tmp_path / "elsewhere.sqlite")
    assert entries(tmp_path / "elsewhere.sqlite") == played
    assert place.is_file()


def test_a_journal_that_cannot_be_closed_is_not_played_into_the_copy(data: Path, tmp_path: Path) -> None:
    """Somebody looks into the old tables meanwhile, with another program that knows nothing of our lock."""
    copy, place = tmp_path / "copy.sqlite", data / "tables.sqlite"
    copied = entries(copy)
    with contextlib.closing(sqlite3.connect(place)) as onlooker:
        onlooker.execute("BEGIN")
        seen = onlooker.execute("SELECT count(*) FROM entries").fetchone()[0]
        assert seen > len(copied)
        assert main(["restore", str(copy), "--replace", "--data", str(data)]) == 0
        assert not place.with_name("tables.sqlite-wal").exists()
        assert entries(place) == copied
    (kept,) = (file for file in data.glob("tables.sqlite.before-*") if not file.name.endswith(("-wal", "-shm")))
    assert len(entries(kept)) == seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_are_not_overwritten_without_a_word(data: Path, tmp_path: Path, refused: Refused, lang: str) -> None:
    before = {file.name: file.read_bytes() for file in data.iterdir()}
    sentence = refused("restore", str(tmp_path / "copy.sqlite"), "--data", str(data), lang=lang)
    assert "--replace" in sentence
    assert {file.name: file.read_bytes() for file in data.iterdir() if not file.name.endswith(".lock")} == {
        name: content for name, content in before.items() if not name.endswith(".lock")
    }


def test_a_new_folder_needs_no_word(data: Path, tmp_path: Path) -> None:
    assert main(["restore", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path / "new")]) == 0
    assert entries(tmp_path / "new" / "tables.sqlite") == entries(tmp_path / "copy.sqlite")


def test_a_running_server_keeps_its_folder_to_itself(data: Path, tmp_path: Path, refused: Refused) -> None:
    """No restore under its hands, and no second server."""
    process = start_server(data, free_port())
    try:
        told = entries(data / "tables.sqlite")
        sentence = refused("restore", str(tmp_path / "copy.sqlite"), "--replace", "--data", str(data))
        assert "stop it first" in sentence
        assert "stop it first" in refused("serve", "--no-browser", "--port", "0", "--data", str(data))
        assert "arrête-le" in refused("serve", "--no-browser", "--port", "0", "--data", str(data), lang="fr")
        assert entries(data / "tables.sqlite") == told
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)


def cut(copy: Path) -> None:
    copy.write_bytes(copy.read_bytes()[:-9_000])


def of_the_future(copy: Path) -> None:
    with sqlite3.connect(copy) as opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")


def text_file(copy: Path) -> None:
    copy.write_text("not a database")


def of_another_program(copy: Path) -> None:
    copy.unlink()
    with sqlite3.connect(copy) as opened:
        opened.execute("CREATE TABLE recipes (name TEXT)")


@pytest.mark.parametrize(
    ("change", "said"),
    [(cut, "damaged"), (of_the_future, "another version"), (text_file, "no tables"), (of_another_program, "no tables")],
)
def test_what_is_no_good_copy_is_refused_and_nothing_is_touched(
    data: Path, tmp_path: Path, refused: Refused, change: Callable[[Path], None], said: str
) -> None:
    copy, place = tmp_path / "copy.sqlite", data / "tables.sqlite"
    before = entries(place)
    change(copy)
    assert said in refused("restore", str(copy), "--replace", "--data", str(data))
    assert entries(place) == before
    assert not list(data.glob("*before*"))


def test_the_tables_themselves_are_no_copy(data: Path, refused: Refused) -> None:
    place = data / "tables.sqlite"
    assert "not a copy" in refused("restore", str(place), "--replace", "--data", str(data))
    assert place.is_file()


def test_a_copy_that_is_not_there_is_named(tmp_path: Path, refused: Refused) -> None:
    assert "nothing.sqlite" in refused("restore", str(tmp_path / "nothing.sqlite"), "--data", str(tmp_path))
