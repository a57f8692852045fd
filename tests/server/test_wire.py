"""Connections over a real network, as a browser makes them."""

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
from bivouac.server.socket import Connection
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
        app,
        ws="websockets-sansio",
        log_config=None,
        lifespan="on",
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve([listener]))
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
        assert change["ack"] == 7
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
    async with served(tmp_path) as server:
        made = await server.table()
        client, _ = await server.sit(made, 0)
        frames = [masked(PING + b" " * more) for more in (0, 40, 110, 111, 300)]
        frames += [masked(PING[:5], fin=False), masked(PING[5:], opcode=0)]  # one message in two pieces
        whole = b"".join(frames)
        for size in (7, 64, 131, len(whole)):
            for i in range(0, len(whole), size):
                client.transport.write(whole[i : i + size])
                await asyncio.sleep(0.001)
            for _ in frames[1:]:
                assert (await heard(client))["type"] == "pong"
            # What follows is the answer to what follows: there was no further one.
            await client.send(json.dumps({"type": "why", "ref": 5, "key": "draw/exploration"}))
            assert (await heard(client))["ref"] == 5


@scenario
async def test_a_guest_who_does_not_read_holds_up_nobody(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        made = await server.table()
        one, _ = await server.sit(made, 0)
        two, _ = await server.sit(made, 1, max_queue=1)  # it never reads again
        for ref in range(40):
            await two.send(json.dumps({"type": "resync"}))
            await one.send(json.dumps({"type": "rename", "ref": ref, "name": f"Ada {ref}"}))
            while (message := await heard(one))["type"] != "ack":
                pass
            assert message["ref"] == ref
        two.transport.abort()
        await one.close()
        await server.until_nobody_is_here()


@scenario
async def test_a_message_inside_another_is_a_fault_of_its_sender(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        made = await server.table()
        client, _ = await server.sit(made, 0)
        client.transport.write(masked(PING[:5], fin=False) + masked(PING))
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await heard(client)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1002
