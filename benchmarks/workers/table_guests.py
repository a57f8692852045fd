"""A thousand guests in one process: they sit at tables and choose at random, or shout at an echo.

Reads orders as lines of JSON and answers each with a line of JSON, until its input ends:
    {"do": "make", "address": ..., "tables": 500}               tables for two people
    {"do": "sit"}                                               every seat connects and reads what it is sent
    {"do": "play", "seconds": 10, "think": 1.0}                 whoever is asked chooses after thinking that long
    {"do": "renew", "address": ...}                             where a game is over its guests go to a new table
    {"do": "echo", "address": ..., "sockets": 1000, "speakers": 500, "bytes": 80, "seconds": 5}
    {"do": "leave"}                                             all connections are closed
    {"do": "accept", "choices": {...}}                          what a killed server had written, acknowledged or not
A line that is lost ends a play early: that is how a killed server is noticed.
"""

import asyncio
import http.client
import json
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

CONNECTS_AT_ONCE = 50
DRAIN_SECONDS = 20.0
Result = TypeVar("Result")
chance = random.Random(2026)


class Option(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    options: list[Option]


class Parts(msgspec.Struct):
    question: Question | None = None
    ended: dict[str, object] | None = None


class Heard(msgspec.Struct):
    """As much of a message as playing needs; the rest is skipped."""

    type: str
    n: int = 0
    ref: int = 0
    parts: Parts | None = None
    code: str = ""
    ack: int = 0


hear = msgspec.json.Decoder(Heard).decode
tell = msgspec.json.Encoder().encode


class Play:
    """What is being counted while everybody plays."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.is_on = True
        self.answers: list[float] = []  # seconds from saying a choice to its acknowledgement
        self.refused: dict[str, int] = {}
        self.under_way = 0
        self.bytes_said = 0
        self.bytes_heard = 0
        self.lost = asyncio.Event()


class Guest:
    def __init__(self, address: str, table: str, seat: int, secret: str, acknowledged: list[tuple[int, str]]) -> None:
        self.address = address
        self.table = table
        self.seat = seat
        self.secret = secret
        self.acknowledged = acknowledged  # shared by the seats of a table: its choices in order
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.sat = asyncio.Event()
        self.n = 0
        self.options: list[str] = []
        self.ref = 0
        self.said_at = 0.0
        self.chosen = ""
        self.play: Play | None = None
        self.is_over = False

    async def sit(self) -> None:
        self.socket = await connect(
            f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/socket",
            compression=None, max_size=None, ping_interval=None, open_timeout=60,
        )  # fmt: skip
        self.sat.clear()
        self.chosen = ""
        self.reader = asyncio.create_task(self.read(self.socket))
        await self.socket.send(json.dumps({"type": "hello", "secret": self.secret, "have": None}))
        await asyncio.wait_for(self.sat.wait(), 60)

    async def read(self, socket: ClientConnection) -> None:
        try:
            while True:
                if text := self.take_in(await socket.recv(decode=False)):
                    await socket.send(text, text=True)
        except ConnectionClosed:
            pass
        if self.play is not None:
            self.play.lost.set()

    def take_in(self, raw: bytes) -> bytes:
        """What is said at once to what was heard; nothing if empty."""
        message = hear(raw)
        play = self.play
        if play is not None:
            play.bytes_heard += len(raw)
        if message.type in ("whole", "change"):
            self.n = message.n
            if message.parts is not None and message.parts.question is not None:
                self.options = [option.key for option in message.parts.question.options]
            self.is_over = self.is_over or (message.parts is not None and message.parts.ended is not None)
            self.sat.set()
            if message.ack == self.ref and play is not None and self.chosen:
                return self.acknowledge(play)
            return self.plan()
        if message.type == "ack" and message.ref == self.ref and play is not None:
            return self.acknowledge(play)
        if message.type == "no" and play is not None:
            play.refused[message.code] = play.refused.get(message.code, 0) + 1
            return self.answered(play)
        return b""

    def acknowledge(self, play: Play) -> bytes:
        play.answers.append(time.perf_counter() - self.said_at)
        self.acknowledged.append((self.seat, self.chosen))
        return self.answered(play)

    def answered(self, play: Play) -> bytes:
        self.chosen = ""
        play.under_way -= 1
        return self.plan()

    def plan(self) -> bytes:
        """Choose, if there is something to choose and nothing under way: at once, or after thinking."""
        play = self.play
        if play is None or not play.is_on or self.chosen or not self.options:
            return b""
        self.chosen = chance.choice(self.options)
        self.options = []
        play.under_way += 1
        if not play.think:
            return self.choice(play)
        pause = chance.uniform(0.5, 1.5) * play.think
        asyncio.get_running_loop().call_later(pause, self.choose, play)
        return b""

    def choice(self, play: Play) -> bytes:
        self.ref += 1
        text = tell({"type": "choose", "ref": self.ref, "n": self.n, "option": self.chosen})
        play.bytes_said += len(text)
        self.said_at = time.perf_counter()
        return text

    def choose(self, play: Play) -> None:
        self.say_soon(self.choice(play))

    def say_soon(self, text: bytes) -> None:
        asyncio.ensure_future(self.say(text))  # noqa: RUF006 (it ends at once, or the line is lost)

    async def say(self, text: bytes) -> None:
        try:
            assert self.socket is not None
            await self.socket.send(text, text=True)
        except ConnectionClosed:
            if self.play is not None:
                self.play.lost.set()

    async def leave(self) -> None:
        self.play = None
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader
        self.options = []


class Guests:
    def __init__(self) -> None:
        self.guests: list[Guest] = []
        self.tables: dict[str, list[tuple[int, str]]] = {}

    async def make(self, address: str, tables: int) -> dict[str, Any]:
        self.tables, self.guests = {}, []
        begun = time.perf_counter()
        self.seated(address, await asyncio.to_thread(new_tables, address, tables))
        return {"tables": len(self.tables), "seconds": time.perf_counter() - begun}

    async def renew(self, address: str) -> dict[str, Any]:
        """Whoever has come to the end of a game leaves for a new table; what was acknowledged stays written down."""
        done = [guest for guest in self.guests if guest.is_over]
        await gathered(guest.leave for guest in done)
        self.guests = [guest for guest in self.guests if not guest.is_over]
        new = await asyncio.to_thread(new_tables, address, len({guest.table for guest in done}))
        await gathered(guest.sit for guest in self.seated(address, new))
        return {"tables": len(new)}

    def seated(self, address: str, new: list[dict[str, Any]]) -> list[Guest]:
        """Guests for all seats of these tables."""
        guests: list[Guest] = []
        for made in new:
            acknowledged: list[tuple[int, str]] = []
            self.tables[made["table"]] = acknowledged
            for link in made["links"]:
                guests.append(Guest(address, made["table"], link["seat"], link["secret"], acknowledged))
        self.guests += guests
        return guests

    async def sit(self) -> dict[str, Any]:
        begun = time.perf_counter()
        await gathered(guest.sit for guest in self.guests)
        return {"sockets": len(self.guests), "seconds": time.perf_counter() - begun}

    async def play(self, seconds: float, think: float) -> dict[str, Any]:
        play = Play(think)
        begun, used = time.perf_counter(), time.process_time()
        for guest in self.guests:
            guest.play = play
            if text := guest.plan():
                guest.say_soon(text)
        lost = await happens(play.lost, seconds)
        took, used = time.perf_counter() - begun, time.process_time() - used
        answers = sorted(play.answers)
        play.is_on = False
        until = time.perf_counter() + DRAIN_SECONDS
        while play.under_way and not play.lost.is_set() and time.perf_counter() < until:
            await asyncio.sleep(0.02)
        if lost:
            await asyncio.sleep(0.5)  # what had arrived is still read
        for guest in self.guests:
            guest.play = None
        return {
            "choices": len(answers),
            "seconds": took,
            "cpu": used / took,
            "answers": answers,
            "refused": play.refused,
            "unanswered": play.under_way,
            "bytes_said": play.bytes_said,
            "bytes_heard": play.bytes_heard,
            "lost": lost,
            "acknowledged": self.tables,
            "over": sorted({guest.table for guest in self.guests if guest.is_over}),
        }

    async def accept(self, choices: dict[str, list[tuple[int, str]]]) -> dict[str, Any]:
        """These choices were made, whatever was acknowledged of them."""
        for table, made in choices.items():
            self.tables[table][:] = [(seat, option) for seat, option in made]
        return {}

    async def leave(self) -> dict[str, Any]:
        await gathered(guest.leave for guest in self.guests)
        return {}

    async def echo(self, address: str, sockets: int, speakers: int, bytes: int, seconds: float) -> dict[str, Any]:
        """As many connections as at the tables, and as many messages under way at once."""

        async def one() -> ClientConnection:
            return await connect(
                f"{address.replace('http', 'ws')}/echo", compression=None, max_size=None, ping_interval=None
            )

        opened = await gathered(one for _ in range(sockets))
        text = b"x" * bytes
        begun, used = time.perf_counter(), time.process_time()
        until = begun + seconds
        answers: list[float] = []

        async def speak(socket: ClientConnection) -> None:
            while (said_at := time.perf_counter()) < until:
                await socket.send(text, text=True)
                await socket.recv(decode=False)
                answers.append(time.perf_counter() - said_at)

        await asyncio.gather(*map(speak, opened[:speakers]))
        took, used = time.perf_counter() - begun, time.process_time() - used
        await asyncio.gather(*(socket.close() for socket in opened))
        return {"messages": len(answers), "seconds": took, "cpu": used / took, "answers": sorted(answers)}


async def gathered(each: Iterable[Callable[[], Awaitable[Result]]]) -> list[Result]:
    """All of them, a few at a time."""
    gate = asyncio.Semaphore(CONNECTS_AT_ONCE)

    async def one(begin: Callable[[], Awaitable[Result]]) -> Result:
        async with gate:
            return await begin()

    return await asyncio.gather(*map(one, each))


async def happens(event: asyncio.Event, seconds: float) -> bool:
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return False
    return True


def new_tables(address: str, tables: int) -> list[dict[str, Any]]:
    connection = http.client.HTTPConnection(urlsplit(address).netloc)
    body = json.dumps({"game": "altiplano", "seats": [{"kind": "human"}, {"kind": "human"}]})
    made: list[dict[str, Any]] = []
    for _ in range(tables):
        connection.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        text = answer.read()
        if answer.status != 201:
            raise RuntimeError(f"no table: {answer.status} {text[:200]!r}")
        made.append(json.loads(text))
    connection.close()
    return made


async def obey() -> None:
    # Libraries may print; what they print must not mix with the answers.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    guests = Guests()
    while line := await asyncio.to_thread(sys.stdin.readline):
        order: dict[str, Any] = json.loads(line)
        print(json.dumps(await getattr(guests, order.pop("do"))(**order)), file=answers, flush=True)


if __name__ == "__main__":
    uvloop.run(obey())
