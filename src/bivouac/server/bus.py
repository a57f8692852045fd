"""How several server processes hear of each other's tables. It keeps nothing: the entries in the database are the
truth, and who has missed a message finds it there."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from bivouac.server.patience import within
from bivouac.server.store import Unavailable

T = TypeVar("T")

log: Final = logging.getLogger("bivouac.bus")
LEASE_SECONDS: Final = 10.0
ANSWER_SECONDS: Final = 0.7
AWAY_SECONDS: Final = 1.0  # after this a bus that did not answer is asked again
MOST_NEWS: Final = 10_000  # that wait to be sent; who misses some finds it in the database
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
    """How many visitors each seat has at the process that says so, and how many look on there."""

    process: str
    seats: list[int]
    watching: int = 0


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

    @property
    def is_away(self) -> bool:
        return False

    async def start(self, heard: Heard) -> None:
        pass

    async def close(self) -> None:
        pass

    async def follow(self, table: str) -> None:
        pass

    async def leave(self, table: str) -> None:
        pass

    def publish(self, table: str, news: News) -> None:
        """Soon: nobody waits for it."""

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
        self.tasks: Final[list[asyncio.Task[None]]] = []
        self.outbox: Final[deque[tuple[str, bytes]]] = deque(maxlen=MOST_NEWS)
        self.has_news: Final = asyncio.Event()
        self.away_until = 0.0

    @property
    def is_away(self) -> bool:
        """Whether it did not answer a moment ago."""
        return time.monotonic() < self.away_until

    async def start(self, heard: Heard) -> None:
        await self.check()
        await self.pubsub.subscribe(f"bivouac:process:{self.process}")  # without any channel it would not listen
        self.tasks.append(asyncio.create_task(self.read(heard), name="bus"))
        self.tasks.append(asyncio.create_task(self.send_news(), name="news"))

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
        while self.outbox and not self.is_away:
            await self.send_one()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(*self.faults):
            await within(ANSWER_SECONDS, self.pubsub.aclose())
            await within(ANSWER_SECONDS, self.redis.aclose())

    # While Redis is away games go on: entries are written all the same, and housekeeping fills the gaps. Each process
    # runs the bots and clocks of its tables then; of two that choose at once the database refuses one.

    async def follow(self, table: str) -> None:
        # What is late stays under way: the channel is followed as soon as Redis answers again.
        await self.asked(lambda: self.pubsub.subscribe(f"bivouac:table:{table}"), None, cancels=False)

    async def leave(self, table: str) -> None:
        await self.asked(lambda: self.pubsub.unsubscribe(f"bivouac:table:{table}"), None, cancels=False)
        await self.asked(lambda: self.redis.eval(DROP_LEASE, 1, f"bivouac:lease:{table}", self.process), None)

    def publish(self, table: str, news: News) -> None:
        payload = self.process.encode() + b" " + msgspec.json.encode(news)
        self.outbox.append((f"bivouac:table:{table}", payload))
        self.has_news.set()

    async def send_news(self) -> None:
        while True:
            await self.has_news.wait()
            self.has_news.clear()
            while self.outbox:
                await self.send_one()

    async def send_one(self) -> None:
        channel, payload = self.outbox.popleft()
        await self.asked(lambda: self.redis.publish(channel, payload), None)

    async def lease(self, table: str) -> bool:
        key, milliseconds = f"bivouac:lease:{table}", str(int(LEASE_SECONDS * 1000))
        return bool(await self.asked(lambda: self.redis.eval(TAKE_LEASE, 1, key, self.process, milliseconds), True))

    async def check(self) -> None:
        try:
            await within(ANSWER_SECONDS, self.redis.ping())
        except self.faults as error:
            raise Unavailable(f"Redis: {type(error).__name__}") from error

    async def asked(self, question: Callable[[], Coroutine[Any, Any, T]], otherwise: T, cancels: bool = True) -> T:
        """What Redis answers; `otherwise` if it does not, and for a moment it is not asked again."""
        if self.is_away:
            return otherwise
        try:
            return await within(ANSWER_SECONDS, question(), cancels)
        except self.faults as error:
            self.away_until = time.monotonic() + AWAY_SECONDS
            log.warning("no bus", extra={"why": type(error).__name__})
            return otherwise
