"""Connections over a real network: what is sent directly is what ASGI would have sent, in its order."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets

from bivouac.server.app import App
from bivouac.server.quick import head
from bivouac.server.socket import Connection
from bivouac.server.wire import Wire
from tests.server.house import opened, quick_settings, scenario

SECONDS = 20.0


class Served:
    """A server at a port of its own, in this process."""

    def __init__(self, app: App, port: int) -> None:
        self.app = app
        self.port = port

    async def table(self) -> dict[str, Any]:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as http:
            seats = [{"kind": "human"}, {"kind": "human"}]
            answer = await http.post("/api/tables", json={"game": "altiplano", "seats": seats})
            return opened(answer.json())

    def path(self, made: dict[str, Any]) -> str:
        return f"/api/tables/{made['table']}/socket"

    async def connect(self, made: dict[str, Any], **more: Any) -> websockets.ClientConnection:
        return await websockets.connect(f"ws://127.0.0.1:{self.port}{self.path(made)}", max_size=None, **more)

    async def sit(self, made: dict[str, Any], seat: int, **more: Any) -> tuple[websockets.ClientConnection, Any]:
        client = await self.connect(made, **more)
        await client.send(hello(made, seat))
        return client, await heard(client)

    def wire(self, made: dict[str, Any]) -> Wire:
        """Where the packets of the only guest of a table come in."""
        assert self.app.hub is not None
        [connection] = self.app.hub.rooms[made["table"]].visitors
        assert isinstance(connection, Connection)
        assert connection.wire is not None
        return connection.wire

    async def until_nobody_is_here(self) -> None:
        hub = self.app.hub
        assert hub is not None
        async with asyncio.timeout(SECONDS):
            while hub.sockets or any(room.visitors for room in hub.rooms.values()):
                await asyncio.sleep(0.01)


def hello(made: dict[str, Any], seat: int) -> str:
    return json.dumps({"type": "hello", "secret": made["secrets"][seat]})


async def heard(client: websockets.ClientConnection) -> Any:
    return json.loads(await asyncio.wait_for(client.recv(), SECONDS))


@contextlib.asynccontextmanager
async def served(folder: Path, **changes: Any) -> AsyncIterator[Served]:
    listener = socket.create_server(("127.0.0.1", 0))
    app = App(quick_settings(folder, **changes))
    config = uvicorn.Config(
        app,  # type: ignore[arg-type]
        ws=Wire,
        log_config=None,
        lifespan="on",
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve([listener]))
    try:
        async with asyncio.timeout(SECONDS):
            while not server.started:
                await asyncio.sleep(0.01)
        yield Served(app, listener.getsockname()[1])
    finally:
        server.should_exit = True
        await task


@scenario
async def test_a_choice_is_acknowledged_with_the_change_it_makes(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        made = await server.table()
        one, whole = await server.sit(made, 0)
        two, _ = await server.sit(made, 1)
        while not whole["parts"].get("question", {}).get("options"):
            one, two = two, one
            await one.send(json.dumps({"type": "resync"}))
            whole = await heard(one)
        option = whole["parts"]["question"]["options"][0]["key"]
        n = whole["n"]
        await one.send(json.dumps({"type": "ping"}))
        while (message := await heard(one))["type"] != "pong":
            n = message["n"]
        await one.send(json.dumps({"type": "choose", "ref": 7, "n": n, "option": option}))
        change = await heard(one)
        assert (change["type"], change["n"]) == ("change", n + 1)
        assert server.app.hub is not None
        if server.app.hub.bus.is_alone:
            assert change["ack"] == 7
        else:  # several processes take the long way
            assert await heard(one) == {"type": "ack", "ref": 7}
        while "log" not in (told := await heard(two))["parts"]:  # who is here may be told before
            assert told["type"] == "change"
        assert "ack" not in told


@scenario
async def test_a_message_in_pieces_and_one_that_comes_early_are_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Connection.run

    async def late(connection: Connection, table: str) -> None:
        await asyncio.sleep(0.2)  # the hello waits where ASGI keeps it
        await run(connection, table)

    async with served(tmp_path) as server:
        made = await server.table()
        text = hello(made, 0)
        for early in (False, True):
            if early:
                monkeypatch.setattr(Connection, "run", late)
            client = await server.connect(made)
            await client.send([text[:9], text[9:20], text[20:]])
            await client.send(json.dumps({"type": "ping"}))
            assert [(await heard(client))["type"] for _ in range(2)] == ["whole", "pong"]
            await client.close()


@scenario
async def test_who_says_much_at_once_is_answered_in_order(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        made = await server.table()
        client, _ = await server.sit(made, 0)
        for number in range(200):
            await client.send(json.dumps({"type": "why", "ref": number, "key": "draw/exploration"}))
        refs = [message["ref"] for message in [await heard(client) for _ in range(200)]]
        assert refs == list(range(200))


@scenario
async def test_a_server_that_closes_says_why_and_a_client_that_vanishes_is_noticed(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        made = await server.table()
        one, _ = await server.sit(made, 0)
        two, _ = await server.sit(made, 1)
        two.transport.abort()
        while (message := await heard(one))["type"] == "change":
            if not message["parts"].get("info", {"seats": [{}, {"is_here": True}]})["seats"][1]["is_here"]:
                break
        stranger = await server.connect(made)
        await stranger.send(json.dumps({"type": "hello", "secret": "nobody's"}))
        assert (await heard(stranger))["code"] == "wrong-secret"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await heard(stranger)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4000
        await one.close()
        await server.until_nobody_is_here()


PING = json.dumps({"type": "ping"}).encode()


def masked(text: bytes, fin: bool = True, opcode: int = 1) -> bytes:
    from websockets.frames import Frame, Opcode

    return Frame(Opcode(opcode), text, fin).serialize(mask=True)


@scenario
async def test_however_frames_are_cut_into_packets_each_message_is_heard_once(tmp_path: Path) -> None:
    """Nothing is lost between the short way and the parser, wherever one hands over to the other."""
    async with served(tmp_path) as server:
        made = await server.table()
        client, _ = await server.sit(made, 0)
        wire = server.wire(made)
        frames = [masked(PING + b" " * more) for more in (0, 1, 40, 110, 111, 112, 113, 115, 300, 0)]
        # One that is told from a single short frame only by how much follows it, and one that comes in two pieces.
        frames += [masked(PING), masked(PING.ljust(122)), masked(PING[:5], fin=False), masked(PING[5:], opcode=0)]
        whole = b"".join(frames)
        pongs = len(frames) - 1
        joined = [frames[i] + frames[i + 1] for i in range(0, len(frames), 2)]
        cuts = [[whole[i : i + size] for i in range(0, len(whole), size)] for size in (1, 2, 5, 6, 7, 64, 128, 131)]
        for packets in (frames, joined, [whole], *cuts):
            for packet in packets:
                wire.data_received(packet)
                await asyncio.sleep(0)
            for _ in range(pongs):
                assert (await heard(client))["type"] == "pong"
            # What follows is the answer to what follows: there was no further one.
            await client.send(json.dumps({"type": "why", "ref": 5, "key": "draw/exploration"}))
            assert (await heard(client))["ref"] == 5


@scenario
async def test_a_message_inside_another_is_a_fault_of_its_sender(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        made = await server.table()
        client, _ = await server.sit(made, 0)
        for packet in (masked(PING[:5], fin=False), masked(PING)):
            server.wire(made).data_received(packet)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await heard(client)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1002


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_the_head_of_a_frame_tells_its_length(length: int) -> None:
    from websockets.frames import Frame, Opcode

    assert head(length) + b"x" * length == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)
