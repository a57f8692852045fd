"""What visitors who never read cost: real sockets at a real server, whose memory is measured from outside."""

import asyncio
import base64
import json
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import websockets

from bivouac.server.socket import Connection
from tests.server.house import House, scenario, settled
from tests.server.test_keeping import free_port, make_tables, start_server

Open = Callable[..., House]
SOCKETS = 6
SECONDS = 8.0
MOST = 100_000_000
CHATTED = 440  # lines of 500 characters of four bytes: everything is nearly a megabyte then


def memory_of(process: int) -> int:
    for line in Path(f"/proc/{process}/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no VmRSS")


class Deaf:
    """A client that speaks and never listens."""

    def __init__(self, port: int, table: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(5)
        self.socket.connect(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        asked = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.socket.sendall(asked.encode())
        assert b" 101 " in self.socket.recv(1024)

    def say(self, message: dict[str, Any]) -> bool:
        """Whether the server still takes it; nobody waits for a server that does not."""
        data = json.dumps(message).encode()
        assert len(data) < 126
        frame = bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data
        try:
            return self.socket.send(frame, socket.MSG_DONTWAIT) == len(frame)
        except OSError:
            return False


async def fill_chat(port: int, made: dict[str, Any]) -> None:
    address = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/socket"
    async with websockets.connect(address, max_size=None) as seat:
        await seat.send(json.dumps({"type": "hello", "secret": made["links"][0]["secret"]}))
        for ref in range(CHATTED):
            await seat.send(json.dumps({"type": "chat", "ref": ref, "text": "\U0001f3d5" * 500}))
        while json.loads(await seat.recv()).get("ref") != CHATTED - 1:
            pass


async def is_served(port: int, made: dict[str, Any]) -> int:
    """What somebody who reads is sent at once: so many bytes."""
    address = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/socket"
    async with websockets.connect(address, max_size=None) as seat:
        await seat.send(json.dumps({"type": "hello", "secret": made["links"][1]["secret"]}))
        return len(await asyncio.wait_for(seat.recv(decode=False), 10))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")
def test_six_sockets_that_never_read_cost_little_and_give_it_back(tmp_path: Path) -> None:
    port = free_port()
    process = start_server(tmp_path, port)
    try:
        [made] = make_tables(port, 1)
        asyncio.run(fill_chat(port, made))
        assert asyncio.run(is_served(port, made)) > 800_000
        before = most = memory_of(process.pid)
        deaf = [Deaf(port, made["table"]) for _ in range(SOCKETS)]
        for each in deaf:
            assert each.say({"type": "hello", "secret": made["links"][0]["secret"]})  # a seat may say more than a crowd
        end = time.monotonic() + SECONDS
        while time.monotonic() < end and most - before < 3 * MOST:
            for each in deaf:
                each.say({"type": "resync"})
            time.sleep(0.001)
            most = max(most, memory_of(process.pid))
        for each in deaf:
            each.socket.close()
        assert asyncio.run(is_served(port, made)) > 800_000
        after = memory_of(process.pid)
        print(f"memory: before {before >> 20} MB, at most {most >> 20} MB, after {after >> 20} MB")
        assert most - before < MOST
        assert after - before < MOST / 4
    finally:
        process.send_signal(signal.SIGKILL)
        process.communicate()


class Stuck:
    """A connection whose line takes nothing while it is held up."""

    def __init__(self, server: House, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
        [visitor] = server.hub.rooms[table].readers[None]
        assert isinstance(visitor, Connection)
        self.connection = visitor
        self.goes_on = asyncio.Event()
        send = visitor.send_event

        async def when_it_goes_on(event: Any) -> None:
            await self.goes_on.wait()
            await send(event)

        monkeypatch.setattr(visitor, "send_event", when_it_goes_on)


@scenario
async def test_a_new_whole_table_replaces_those_that_wait_but_no_answer_is_lost(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(resyncs_per_minute=0.0, spectator_messages_per_second=0.0) as server:
        made, one, _ = await server.two()
        guest = await server.sit(made["table"], made["spectators"])
        stuck = Stuck(server, made["table"], monkeypatch)
        for number in range(30):
            await guest.say({"type": "chat", "ref": number, "text": f"line {number}"})
            await guest.say({"type": "resync"})
        await settled()
        waiting = list(stuck.connection.queue)
        assert len([each for each in waiting if each.message.startswith(b'{"type":"whole"')]) == 1
        assert len([each for each in waiting if each.is_table]) == 1
        assert stuck.connection.queued_bytes == sum(len(each.message) for each in waiting)
        stuck.goes_on.set()
        answered = {(await guest.hear("ack"))["ref"] for _ in range(30)}
        assert answered == set(range(30))
        await guest.hear("whole")
        assert len(guest.parts["chat"]) == 30
        assert one.parts


@scenario
async def test_an_acknowledgement_outlives_the_change_that_brought_it(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house() as server:
        made, one, two = await server.two()
        asked = one if one.options else two
        room = server.hub.rooms[made["table"]]
        [visitor] = room.readers[asked.seat]
        assert isinstance(visitor, Connection)
        goes_on = asyncio.Event()
        send = visitor.send_event

        async def when_it_goes_on(event: Any) -> None:
            await goes_on.wait()
            await send(event)

        monkeypatch.setattr(visitor, "send_event", when_it_goes_on)
        await asked.say({"type": "chat", "ref": 1, "text": "this one is on its way already"})
        await asked.say({"type": "choose", "ref": 2, "n": asked.n, "option": asked.options[0]})
        await asked.say({"type": "resync"})
        await settled()
        goes_on.set()
        assert (await asked.hear("ack"))["ref"] == 1
        assert (await asked.hear("ack"))["ref"] == 2
        await asked.hear("whole")
        assert asked.parts["view"] == room.match.table.view(asked.seat)


@scenario
async def test_who_lets_too_many_bytes_wait_is_cut_with_a_reason_and_leaves_the_table(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(queue_bytes=20_000) as server:
        made, one, two = await server.two()
        guest = await server.sit(made["table"], made["spectators"])
        stuck = Stuck(server, made["table"], monkeypatch)
        for number in range(60):
            assert (await one.ask("chat", text=f"{number:x>490}"))["type"] == "ack"
            assert stuck.connection.queued_bytes <= 20_000
        assert stuck.connection.is_closing
        stuck.goes_on.set()
        assert (await guest.hear("closed"))["code"] == "too-slow"
        await asyncio.wait({guest.task}, timeout=5)
        assert guest.task.done(), "nobody waits for what it might still say"
        assert stuck.connection not in server.hub.rooms[made["table"]].visitors
        await two.drain()
        assert len(two.parts["chat"]) == 60


@scenario
async def test_everything_can_be_asked_for_again_only_so_often(house: Open) -> None:
    async with house(resyncs_at_once=3) as server:
        made, one, _ = await server.two()
        heard = []
        for _ in range(5):
            await one.say({"type": "resync"})
            heard.append((await one.hear("whole", "no"))["type"])
        assert heard == ["whole"] * 3 + ["no"] * 2
        assert (await one.ask("rename", name="Ada"))["type"] == "ack"
        for _ in range(60):
            await one.say({"type": "resync"})
        assert (await one.hear("closed"))["code"] == "too-many"
        assert made
