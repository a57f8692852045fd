"""What is broken says what it is: a database of another version, a damaged table, a request that is no UTF-8."""

import contextlib
import json
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bivouac.cli.app import main
from bivouac.server.folder import HeldFile, fault_of, keep_private
from bivouac.server.saved import SavedMatch
from bivouac.text import LANGUAGES
from tests.server.house import House, quick_settings, scenario
from tests.server.test_keeping import free_port

Open = Callable[..., House]
on_sqlite = pytest.mark.skipif(bool(os.environ.get("BIVOUAC_TEST_DATABASE_URL")), reason="about the SQLite file")

# -- the database ------------------------------------------------------------------------------------------------------


@on_sqlite
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
@pytest.mark.parametrize("is_there", [False, True])
@scenario
async def test_the_files_of_the_database_are_their_owners_alone(tmp_path: Path, is_there: bool) -> None:
    file = tmp_path / "tables.sqlite"
    if is_there:
        async with House(quick_settings(tmp_path)) as server:
            await server.table()
        file.chmod(0o644)
    mask = os.umask(0o022)
    try:
        async with House(quick_settings(tmp_path)) as server:
            await server.two()
            modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.glob("tables.sqlite*")}
    finally:
        os.umask(mask)
    assert set(modes) >= {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"}
    assert set(modes.values()) == {0o600}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_journals_that_a_crash_has_left_become_private_with_their_file(tmp_path: Path) -> None:
    names = ["tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite-journal"]
    for name in names:
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    keep_private(tmp_path / "tables.sqlite")
    assert [stat.S_IMODE((tmp_path / name).stat().st_mode) for name in names] == [0o600] * 4


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_a_new_file_is_not_readable_by_others_for_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "chmod", lambda *_: None)  # as it is before that
    mask = os.umask(0o022)
    try:
        keep_private(tmp_path / "tables.sqlite")
        with HeldFile(tmp_path / "tables.sqlite"):
            modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()}
    finally:
        os.umask(mask)
    assert modes == {"tables.sqlite": 0o600, "tables.sqlite.lock": 0o600}


def of_the_future(file: Path) -> None:
    with sqlite3.connect(file) as opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")


def damaged(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[100 : len(content) // 2] = b"\xa5" * (len(content) // 2 - 100)
    file.write_bytes(content)


def foreign(file: Path) -> None:
    file.write_bytes(b"a letter to somebody, and no database at all\n" * 100)


@on_sqlite
@pytest.mark.parametrize(
    ("breaks", "words"),
    [
        (of_the_future, ("version of Bivouac that this one cannot read", "version de Bivouac que celle-ci")),
        (damaged, ("are damaged", "sont abîmées")),
        (foreign, ("holds no tables of Bivouac", "ne contient pas de tables")),
    ],
)
def test_a_server_says_what_is_wrong_with_its_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], breaks: Callable[[Path], None], words: tuple[str, str]
) -> None:
    @scenario
    async def opened_once() -> None:
        async with House(quick_settings(tmp_path)) as server:
            await server.table()

    opened_once()
    breaks(tmp_path / "tables.sqlite")
    for lang, said in zip(LANGUAGES, words, strict=True):
        capsys.readouterr()
        command = ["serve", "--data", str(tmp_path), "--port", str(free_port()), "--no-browser", "--lang", lang]
        assert main(command) == 2
        shown = capsys.readouterr().err.strip().splitlines()
        assert said in shown[-1]
        assert "tables.sqlite" in shown[-1]


@on_sqlite
def test_damage_that_only_a_look_at_every_page_finds_is_found(tmp_path: Path) -> None:
    """An index in another order than it says: every row can be read, and searches go wrong."""

    @scenario
    async def opened_once() -> None:
        async with House(quick_settings(tmp_path)) as server:
            await server.table()

    opened_once()
    file = tmp_path / "tables.sqlite"
    assert fault_of(file) == ""
    with contextlib.closing(sqlite3.connect(file)) as opened:
        opened.execute("CREATE TABLE marks (name TEXT)")
        opened.execute("INSERT INTO marks VALUES ('first'), ('second')")
        opened.execute("CREATE INDEX by_name ON marks (name)")
        opened.commit()
        opened.execute("PRAGMA writable_schema = ON")
        opened.execute(
            "UPDATE sqlite_master SET sql = 'CREATE INDEX by_name ON marks (name DESC)' WHERE name = 'by_name'"
        )
        opened.commit()
    assert fault_of(file) == "damaged"


def cut_short(snapshot: bytes) -> bytes:
    return snapshot[: len(snapshot) // 2]


def no_text(snapshot: bytes) -> bytes:
    return b"\xff\xfe" + snapshot


def letters_broken(snapshot: bytes) -> bytes:
    assert b'"altiplano"' in snapshot
    return snapshot.replace(b'"altiplano"', b'"alti\xffplano"')


def without_its_state(snapshot: bytes) -> bytes:
    saved = msgspec.json.decode(snapshot, type=SavedMatch)
    table = {**json.loads(saved.table), "state": {}}
    return msgspec.json.encode(msgspec.structs.replace(saved, table=json.dumps(table)))


@pytest.mark.parametrize("breaks", [cut_short, no_text, letters_broken, without_its_state])
@scenario
async def test_a_damaged_snapshot_says_what_it_is(house: Open, breaks: Callable[[bytes], bytes]) -> None:
    async with house() as server:
        made = await server.table()
        stored = await server.hub.store.load(made["table"])
        assert stored is not None
        await server.hub.store.snapshot(made["table"], 1, breaks(bytes(stored.snapshot)))
        guest = await server.connect(made["table"])
        await guest.say({"type": "hello", "secret": made["secrets"][0]})
        closed = await guest.hear("closed")
        assert closed["code"] == "damaged"
        assert "damaged" in closed["text"]["en"]
        assert "abîmée" in closed["text"]["fr"]
        answer = await server.get(f"/api/tables/{made['table']}", made["secrets"][0])
        assert (answer.status_code, answer.json()["code"]) == (409, "damaged")


@scenario
async def test_a_damaged_entry_says_what_it_is(house: Open) -> None:
    async with house() as server:
        made = await server.table()
        await server.hub.store.append(made["table"], 0, [b'{"type":"chose"'], 0.0)
        answer = await server.get(f"/api/tables/{made['table']}", made["secrets"][0])
        assert (answer.status_code, answer.json()["code"]) == (409, "damaged")


# -- requests ----------------------------------------------------------------------------------------------------------

BROKEN: list[tuple[str, bytes]] = [
    ("/api/tables", b'{"game":"alti\xffplano","seats":[]}'),
    ("/api/tables", b'{"game":"altiplano","seats":[{"kind":"human","name":"\xc3"},{"kind":"bot"}]}'),
    ("/api/records", b'{"bivouac":"\xff"}'),
    ("/api/records", "{}".encode("utf-16")),
]


@pytest.mark.parametrize(("path", "body"), BROKEN)
@scenario
async def test_what_is_no_utf_8_is_refused(house: Open, path: str, body: bytes) -> None:
    async with house() as server:
        answer = await server.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "broken-request")


@scenario
async def test_odd_addresses_and_origins_are_refused(house: Open) -> None:
    async with house() as server:
        headers: Any = [(b"origin", b"http://\xff[")]
        assert (await server.http.post("/api/tables", headers=headers, json={})).status_code == 403
        for table in ("%00", "%ff%fe", "a%0ab"):
            assert (await server.get(f"/api/tables/{table}", "x" * 22)).status_code == 404
            assert (await server.get(f"/api/tables/{table}")).status_code == 401


# -- a server that is killed -------------------------------------------------------------------------------------------


def children(process: int) -> set[int]:
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has just ended
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    mine = {process}
    while more := {each for each, parent in parents.items() if parent in mine} - mine:
        mine |= more
    return mine - {process}


def alive(process: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_bots_and_checks_end_with_a_server_that_is_killed_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    script = tmp_path / "think.py"
    script.write_text(
        "import asyncio\n"
        "from bivouac.server import work\n"
        "from bivouac.server.workers import Workers\n"
        "from tests.server.bad_bots import check_without_end, hangs\n"
        "async def main():\n"
        "    workers = Workers(2)\n"
        "    await workers.warm()\n"
        "    work.check_record_in = check_without_end\n"
        "    thinking = [asyncio.ensure_future(workers.run_once(None, hangs)) for _ in range(2)]\n"
        "    thinking.append(asyncio.ensure_future(workers.check_record(b'{}', 60.0, 0.0, 'here')))\n"
        "    await asyncio.sleep(1)\n"
        "    print('thinking', flush=True)\n"
        "    await asyncio.gather(*thinking)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    paths = os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])  # for tests.server
    server = subprocess.Popen(
        [sys.executable, str(script)], env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    assert server.stdout.readline() == "thinking\n"
    workers = children(server.pid)
    assert len(workers) >= 4  # two bots, a check, and what starts them
    server.send_signal(signal.SIGKILL)
    server.wait()  # not for the end of its output, which the workers have too
    server.stdout.close()
    until = time.monotonic() + 5
    while any(map(alive, workers)) and time.monotonic() < until:
        time.sleep(0.05)
    left = {worker for worker in workers if alive(worker)}
    for worker in left:
        os.kill(worker, signal.SIGKILL)
    assert left == set()
