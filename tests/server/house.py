"""A server in this process, without a network: its application, spoken to as a web server would."""

import asyncio
import contextlib
import functools
import heapq
import json
import os
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, ParamSpec

import httpx

from bivouac.server.app import App
from bivouac.server.hub import Hub
from bivouac.server.settings import Settings, settings_from
from bivouac.server.store import WriteJob
from bivouac.server.timing import Time

P = ParamSpec("P")
SECONDS = 20.0
QUICK = {
    "bot_pause": 0.0, "reaction_delay_min": 0.0, "reaction_delay_max": 0.0, "messages_per_second": 0.0,
    "tables_per_minute": 0.0, "replays_per_minute": 0.0, "database_seconds": 20.0, "allowed_hosts": ["table.test"],
    "log_level": "error",
}  # fmt: skip


def scenario(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """An async test."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


def quick_settings(folder: Path, **changes: Any) -> Settings:
    """SQLite in a folder of the test's own, or the services that the environment names."""
    services = {name: os.environ.get(f"BIVOUAC_TEST_{name.upper()}") for name in ("database_url", "redis_url")}
    return settings_from(None, {}, {"data": str(folder), **QUICK, **services, **changes})


class FakeTime(Time):
    """Time that passes only when a test says so. `ahead` is by how much somebody has set the calendar."""

    def __init__(self) -> None:
        self.at = 1_000_000.0
        self.ahead = 0.0
        self.sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self.count = 0

    def now(self) -> float:
        return self.at + self.ahead

    def steady(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        self.count += 1
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.sleepers, (self.at + seconds, self.count, future))
        await future

    def waiting(self) -> list[float]:
        """How long each of those who sleep still has to."""
        return sorted(until - self.at for until, _, future in self.sleepers if not future.done())

    async def pass_by(self, seconds: float) -> None:
        end = self.at + seconds
        while self.sleepers and self.sleepers[0][0] <= end:
            until, _, future = heapq.heappop(self.sleepers)
            self.at = max(self.at, until)
            if not future.done():
                future.set_result(None)
                await settled()
        self.at = end
        await settled()


HOUSES: "set[House]" = set()


async def settled() -> None:
    """Let everything happen that can: what is being written, what bots are thinking about."""
    calm = 0
    while calm < 6:
        await asyncio.sleep(0.002)
        calm = 0 if any(house.is_busy for house in HOUSES) else calm + 1


class House:
    def __init__(self, settings: Settings, clock: Time | None = None) -> None:
        self.app = App(settings, clock)
        self.stack = contextlib.AsyncExitStack()
        self.http: httpx.AsyncClient
        self.guests: list[Guest] = []

    @property
    def hub(self) -> Hub:
        assert self.app.hub is not None
        return self.app.hub

    async def __aenter__(self) -> "House":
        await self.stack.enter_async_context(self.app.lifespan(None))  # type: ignore[arg-type]
        transport = httpx.ASGITransport(self.app)  # type: ignore[arg-type]
        self.http = await self.stack.enter_async_context(
            httpx.AsyncClient(transport=transport, base_url="http://table.test", timeout=SECONDS)
        )
        HOUSES.add(self)
        return self

    @property
    def is_busy(self) -> bool:
        return self.hub.workers.thinking > 0 or any(room.lock.locked() for room in self.hub.rooms.values())

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        HOUSES.discard(self)
        for guest in self.guests:
            guest.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(asyncio.gather(*(guest.task for guest in self.guests)), SECONDS)
        await self.stack.aclose()

    async def table(self, *kinds: str, bot: str = "random", **more: Any) -> dict[str, Any]:
        """A new table; `secrets` are those of the seats by number."""
        seats = [{"kind": kind, "bot": bot} for kind in kinds or ("human", "human")]
        answer = await self.http.post("/api/tables", json={"seats": seats, "game": "altiplano", **more})
        assert answer.status_code == 201, answer.text
        return opened(answer.json())

    async def sit(self, table: str, secret: str, have: int | None = None) -> "Guest":
        guest = await self.connect(table)
        await guest.say({"type": "hello", "secret": secret, "have": have})
        await guest.hear("whole", "change")
        return guest

    async def connect(self, table: str, **headers: str) -> "Guest":
        guest = Guest(self.app, f"/api/tables/{table}/socket", headers)
        self.guests.append(guest)
        return guest

    async def two(self, **more: Any) -> tuple[dict[str, Any], "Guest", "Guest"]:
        """A table for two people, and both of them at it."""
        made = await self.table("human", "human", **more)
        guests = [await self.sit(made["table"], made["secrets"][seat]) for seat in (0, 1)]
        await guests[0].hear_until(lambda guest: guest.parts["info"]["seats"][1]["is_here"])
        return made, guests[0], guests[1]

    async def get(self, path: str, secret: str = "", **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        return await self.http.get(path, headers=headers, **more)


def opened(made: dict[str, Any]) -> dict[str, Any]:
    return {**made, "secrets": {link["seat"]: link["secret"] for link in made["links"]}}


class Gone(Exception):
    """The server has closed the connection; `code` is that of the socket."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Guest:
    """A client: what it was sent, and the table as these messages make it."""

    def __init__(self, app: App, path: str, headers: dict[str, str]) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.raw: list[str] = []
        self.n: int | None = None
        self.seat: int | None = None
        self.parts: dict[str, Any] = {}
        self.refs = 0
        given = [(b"host", b"table.test"), *((k.encode(), v.encode()) for k, v in headers.items())]
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": path,
            "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": given,
            "client": ("127.0.0.1", 1), "server": ("table.test", 80), "subprotocols": [], "extensions": {},
        }  # fmt: skip
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.inbox.get, self.outbox.put))

    async def say(self, message: dict[str, Any] | str | bytes) -> None:
        if isinstance(message, bytes):
            await self.inbox.put({"type": "websocket.receive", "bytes": message, "text": None})
            return
        text = message if isinstance(message, str) else json.dumps(message)
        await self.inbox.put({"type": "websocket.receive", "text": text, "bytes": None})

    async def next(self) -> dict[str, Any]:
        """The next message of the server, taken in."""
        while True:
            event = await asyncio.wait_for(self.outbox.get(), SECONDS)
            if event["type"] == "websocket.close":
                raise Gone(event["code"])
            if event["type"] == "websocket.send":
                break
        self.raw.append(event["text"])
        message: dict[str, Any] = json.loads(event["text"])
        self.take_in(message)
        return message

    def take_in(self, message: dict[str, Any]) -> None:
        """What web/src/lib does too: a whole replaces everything, a change only what it brings."""
        if message["type"] == "whole":
            self.parts = dict(message["parts"])
            self.seat = message["seat"]
            self.n = message["n"]
        elif message["type"] == "change":
            changed = dict(message["parts"])
            if changed:
                assert self.n is None or message["n"] == self.n + 1, "a gap"
            self.n = message["n"]
            log = changed.pop("log", None)
            cut = changed.pop("log_from", 0)
            if log is not None:
                self.parts["log"] = self.parts.get("log", [])[:cut] + log
            self.parts["chat"] = self.parts.get("chat", []) + changed.pop("chat", [])
            self.parts.update(changed)

    async def hear(self, *types: str) -> dict[str, Any]:
        while True:
            message = await self.next()
            if message["type"] in types:
                return message

    async def hear_until(self, wanted: Callable[["Guest"], Any]) -> None:
        while not wanted(self):
            await self.next()

    async def ask(self, what: str, /, **fields: Any) -> dict[str, Any]:
        """Say something and wait for the answer to it."""
        self.refs += 1
        await self.say({"type": what, "ref": self.refs, **fields})
        while True:
            message = await self.next()
            if message["type"] in ("ack", "no", "reason") and message["ref"] == self.refs:
                return message
            if message.get("ack") == self.refs:
                return {"type": "ack", "ref": self.refs}

    async def choose(self, option: str | None = None) -> dict[str, Any]:
        return await self.ask("choose", n=self.n, option=option or self.options[0])

    @property
    def options(self) -> list[str]:
        return [option["key"] for option in self.parts["question"]["options"]]

    @property
    def status(self) -> str:
        return str(self.parts["info"]["status"])

    async def drain(self) -> None:
        """Take in what has been sent already, and what follows from that by itself."""
        await settled()
        await self.take_in_all()

    async def take_in_all(self) -> None:
        while not self.outbox.empty():
            await self.next()

    async def leave(self) -> None:
        await self.inbox.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, SECONDS)


def not_written(job: WriteJob, error: Exception) -> Awaitable[None]:
    """A store that cannot write."""
    job.error = error
    job.settle()
    return job.written


async def play(guests: list[Guest], pick: Callable[[Guest], str], choices: int = 10_000, late: int = 0) -> int:
    """Guests choose in turn until the game is over, or so many times; how many choices were made. So many may come too
    late and are made again: where all are asked at once, a bot may answer while a guest still thinks."""
    made = 0
    while made < choices:
        for guest in guests:
            while not guest.outbox.empty():
                await guest.next()
        if any("ended" in guest.parts for guest in guests):
            return made
        asked = [guest for guest in guests if guest.options]
        if not asked:
            await asyncio.wait_for(first_message(guests), SECONDS)
            continue
        answer = await asked[0].choose(pick(asked[0]))
        if late and answer.get("code") == "stale":
            late -= 1
            continue
        assert answer["type"] == "ack", answer
        made += 1
    return made


async def first_message(guests: list[Guest]) -> None:
    while all(guest.outbox.empty() for guest in guests):
        await asyncio.sleep(0.001)
