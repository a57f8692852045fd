"""Connections: who asks nothing is shown out, and a server answers only to its own names."""

import asyncio
import contextlib
import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from bivouac.server.hosts import Hosts
from bivouac.server.line import line_class
from bivouac.server.settings import Settings
from bivouac.text import LANGUAGES
from tests.server.house import Gone, House, scenario
from tests.server.test_keeping import free_port, make_tables, start_server

Open = Callable[..., House]

# -- time --------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server that waits a second for a request."""
    port = free_port()
    server = start_server(tmp_path_factory.mktemp("impatient"), port, BIVOUAC_REQUEST_SECONDS="1")
    try:
        yield port
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=30)


def answer(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up; TimeoutError if it does not within a few seconds."""
    line.settimeout(6)
    heard = b""
    try:
        while piece := line.recv(65_536):
            heard += piece
    except ConnectionResetError:
        pass
    return heard


HEALTH = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.mark.parametrize("said", [b"", b"GET /api/hea", HEALTH, HEALTH + b"X: 1\r\n"])
def test_who_asks_nothing_whole_is_shown_out(impatient: int, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", impatient)) as line:
        line.sendall(said)
        began = time.monotonic()
        assert b"200" not in answer(line)
        assert 0.5 < time.monotonic() - began < 4


def test_who_says_a_letter_at_a_time_is_shown_out(impatient: int) -> None:
    with socket.create_connection(("127.0.0.1", impatient)) as line:
        began = time.monotonic()
        with contextlib.suppress(OSError):  # whichever way the system says that nobody is there
            for letter in HEALTH * 4:
                line.sendall(bytes([letter]))
                time.sleep(0.1)
        assert time.monotonic() - began < 4


def test_the_second_request_of_a_connection_must_come_whole_too(impatient: int) -> None:
    with socket.create_connection(("127.0.0.1", impatient)) as line:
        line.sendall(HEALTH + b"\r\n")
        line.settimeout(6)
        assert b"200 OK" in line.recv(65_536)
        line.sendall(HEALTH)
        began = time.monotonic()
        answer(line)
        assert time.monotonic() - began < 4


def test_a_body_that_comes_to_a_halt_is_refused(impatient: int) -> None:
    with socket.create_connection(("127.0.0.1", impatient)) as line:
        head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        line.sendall(head + b'Content-Length: 100\r\n\r\n{"game":')
        began = time.monotonic()
        assert b" 408 " in answer(line)
        assert time.monotonic() - began < 5


class Wire(asyncio.Transport):
    """The way to a reader: `unsent` is what of an answer still waits there."""

    def __init__(self) -> None:
        super().__init__()
        self.unsent = 0
        self.is_cut = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.is_cut = True

    def close(self) -> None:
        pass


@pytest.mark.parametrize(
    ("unsent", "cut_after"),
    [([0], 1), ([900, 600, 300, 0], 4), ([900, 900], 2), ([900, 600, 600], 3), ([900, 600, 700], 3)],
)
@scenario
async def test_an_answer_is_cut_once_nobody_reads_on(unsent: list[int], cut_after: int) -> None:
    """Each time that is up somebody has read some of it, or the connection goes."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        pass

    config = uvicorn.Config(app)
    config.load()
    line = line_class(60)(config=config, server_state=ServerState(), app_state={})  # type: ignore[call-arg]
    assert isinstance(line, asyncio.Protocol)
    wire = Wire()
    line.connection_made(wire)
    looks = 0
    for wire.unsent in unsent:
        line.cut()  # type: ignore[attr-defined]
        looks += 1
        if wire.is_cut:
            break
    assert (wire.is_cut, looks) == (True, cut_after)
    line.connection_lost(None)


def test_a_table_stays_open_while_nothing_happens(impatient: int) -> None:
    (made,) = make_tables(impatient, 1)
    address = f"ws://127.0.0.1:{impatient}/api/tables/{made['table']}/socket"

    async def wait_and_speak() -> str:
        async with connect(address) as line:
            await line.send('{"type":"hello","secret":"' + made["links"][0]["secret"] + '"}')
            await line.recv()
            await asyncio.sleep(2.5)
            await line.send('{"type":"ping"}')
            return str(await line.recv())

    assert "pong" in asyncio.run(wait_and_speak())


# -- names -------------------------------------------------------------------------------------------------------------

HOME = Settings(host="127.0.0.1")
ABROAD = Settings(host="127.0.0.1", public_address="https://Table.Example.org:8443", allowed_hosts=["other.example"])
EVERYWHERE = Settings(host="0.0.0.0")


@pytest.mark.parametrize(
    ("settings", "host", "known"),
    [
        (HOME, "127.0.0.1:8765", True),
        (HOME, "localhost", True),
        (HOME, "LOCALHOST:1", True),
        (HOME, "[::1]:8765", True),
        (HOME, "", True),
        (HOME, "evil.example", False),
        (HOME, "evil.example:8765", False),
        (HOME, "192.168.1.5", False),
        (HOME, "[", False),
        (HOME, "127.0.0.1.evil.example", False),
        (ABROAD, "table.example.org", True),
        (ABROAD, "table.example.org.", True),
        (ABROAD, "other.example:80", True),
        (ABROAD, "example.org", False),
        (ABROAD, "localhost:8765", True),
        (EVERYWHERE, "192.168.1.5:8765", True),
        (EVERYWHERE, "[fe80::1]:8765", True),
        (EVERYWHERE, f"{socket.gethostname()}:8765", True),
        (EVERYWHERE, "evil.example:8765", False),
    ],
)
def test_a_server_knows_its_names(settings: Settings, host: str, known: bool) -> None:
    headers = [(b"host", host.encode())] if host else []
    assert Hosts(settings).knows({"headers": headers}) is known


@scenario
async def test_under_another_name_nothing_is_answered(house: Open, tmp_path: Path) -> None:
    async with house() as server:
        made = await server.table()
        for path in ("/", "/api/games", "/api/health"):
            answer = await server.http.get(path, headers={"Host": "evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (421, "host")
            assert all(answer.json()["text"][lang].endswith(".") for lang in LANGUAGES)
        guest = await server.connect(made["table"])
        await guest.say({"type": "hello", "secret": made["secrets"][0]})
        await guest.hear("whole")
        server.app.settings.allowed_hosts.clear()
        server.app.hosts.names.discard("table.test")
        guest = await server.connect(made["table"])
        with pytest.raises(Gone) as gone:
            await guest.next()
        assert gone.value.code == 4421
