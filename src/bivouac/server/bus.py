"""How several server processes hear of each other's tables. It keeps nothing: the entries in the database are the
truth, and who has missed a message finds it there."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct

from bivouac.server.store import Unavailable

log: Final = logging.getLogger("bivouac.bus")
LEASE_SECONDS: Final = 10.0
# A lease is taken or prolonged only by whoever holds it.
TAKE_LEASE: Final = """
local holder = redis.call('get', KEYS[1])
if holder == false or holder == ARGV[1] then redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2]); return 1 end
return 0
"""
DROP_LEASE: Final = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"


class Written(Struct, tag="entries"):
    """The table has entries up to this number."""

    seq: int


class Chatted(Struct, tag="chat"):
    number: int


class Present(Struct, tag="here"):
    """How many visitors each seat has at the process that says so."""

    process: str
    seats: list[int]


class WhoIsHere(Struct, tag="who"):
    process: str


class Deleted(Struct, tag="deleted"):
    pass


News = Written | Chatted | Present | WhoIsHere | Deleted
Heard = Callable[[str, News], Awaitable[None]]
decoder: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


class Bus:
    """The bus of a process that is alone: nobody else has news, and every lease is its own."""

    def __init__(self) -> None:
        self.process: Final = secrets.token_hex(8)
        self.is_alone: bool = True

    async def start(self, heard: Heard) -> None:
        pass

    async def close(self) -> None:
        pass

    async def follow(self, table: str) -> None:
        pass

    async def leave(self, table: str) -> None:
        pass

    async def publish(self, table: str, news: News) -> None:
        pass

    async def lease(self, table: str) -> bool:
        """Whether this process runs the bots and clocks of a table now."""
        return True

    async def check(self) -> None:
        pass


class RedisBus(Bus):
    def __init__(self, url: str) -> None:
        super().__init__()
        from redis import asyncio as redis
        from redis.exceptions import RedisError

        self.is_alone = False
        self.faults: Final = (RedisError, OSError)
        self.redis: Any = redis.from_url(url, socket_connect_timeout=5, health_check_interval=15)
        self.pubsub: Any = self.redis.pubsub()
        self.reader: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        await self.check()
        await self.pubsub.subscribe(f"bivouac:process:{self.process}")  # without any channel it would not listen
        self.reader = asyncio.create_task(self.read(heard), name="bus")

    async def read(self, heard: Heard) -> None:
        while True:
            try:
                message = await self.pubsub.get_message(ignore_subscribe_messages=True, timeout=None)
            except self.faults:  # it connects anew by itself and follows the same channels
                await asyncio.sleep(0.5)
                continue
            if message is None:
                continue
            process, _, payload = bytes(message["data"]).partition(b" ")
            if process.decode() == self.process:
                continue
            with contextlib.suppress(msgspec.MsgspecError):
                await heard(bytes(message["channel"]).decode().removeprefix("bivouac:table:"), decoder.decode(payload))

    async def close(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)
        with contextlib.suppress(*self.faults):
            await self.pubsub.aclose()
            await self.redis.aclose()

    # While Redis is away games go on: entries are written all the same, and housekeeping fills the gaps. Only bots and
    # clocks rest, because nobody holds a lease.

    async def follow(self, table: str) -> None:
        with self.forgiving():
            await self.pubsub.subscribe(f"bivouac:table:{table}")

    async def leave(self, table: str) -> None:
        with self.forgiving():
            await self.pubsub.unsubscribe(f"bivouac:table:{table}")
            await self.redis.eval(DROP_LEASE, 1, f"bivouac:lease:{table}", self.process)

    async def publish(self, table: str, news: News) -> None:
        payload = self.process.encode() + b" " + msgspec.json.encode(news)
        with self.forgiving():
            await self.redis.publish(f"bivouac:table:{table}", payload)

    async def lease(self, table: str) -> bool:
        milliseconds = str(int(LEASE_SECONDS * 1000))
        with self.forgiving():
            taken = await self.redis.eval(TAKE_LEASE, 1, f"bivouac:lease:{table}", self.process, milliseconds)
            return bool(taken)
        return False

    async def check(self) -> None:
        try:
            await self.redis.ping()
        except self.faults as error:
            raise Unavailable(f"Redis: {type(error).__name__}") from error

    @contextlib.contextmanager
    def forgiving(self) -> Iterator[None]:
        try:
            yield
        except self.faults as error:
            log.warning("no bus", extra={"why": type(error).__name__})
