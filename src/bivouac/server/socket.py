"""One connection to a table: a hello, then messages both ways, each in its order."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from litestar.types import Receive, Send

from bivouac.server.limits import Bucket
from bivouac.server.messages import (
    Ack,
    AnswerOffer,
    Chat,
    Choose,
    Closed,
    Concede,
    FromClient,
    Hello,
    No,
    Offer,
    Order,
    Ping,
    Pong,
    Rename,
    Rest,
    Resync,
    Standing,
    TakeOver,
    Undo,
    Why,
)
from bivouac.server.room import Room
from bivouac.server.sight import Reader
from bivouac.server.store import Unavailable
from bivouac.server.words import Refusal, said

if TYPE_CHECKING:
    from bivouac.server.hub import Hub

HELLO_SECONDS: Final = 20.0
GOODBYE_SECONDS: Final = 5.0
CLOSED: Final = 4000  # the code of a socket whose end has been explained
QUEUED: Final = 400  # messages that wait for a slow reader; more, or more bytes than the setting says, and it is cut
BEATS: Final = 3  # so many of them may be missed
PATIENCE: Final = 50  # broken or refused messages in a row that a connection may send
BROKEN: Final = (msgspec.MsgspecError, RecursionError, UnicodeError)
encode: Final = msgspec.json.Encoder().encode
decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
log: Final = logging.getLogger("bivouac.socket")


class Numbered(msgspec.Struct):
    """As much of a broken message as is needed to answer it."""

    ref: int = 0


class Gone(Exception):
    """Nobody is there any more."""


class Waiting(NamedTuple):
    """A message that has not been sent yet. What shows the table is worth nothing once a newer whole table waits; `ack`
    is the choice that it acknowledges."""

    message: bytes
    is_table: bool = False
    ack: int | None = None


class Connection:
    """A visitor of a room, over a socket of ASGI that has been accepted. What is sent waits in a queue that a task of
    its own empties, so that a slow reader holds up nobody."""

    def __init__(self, hub: "Hub", receive: Receive, send: Send) -> None:
        self.hub: Final = hub
        self.receive_event: Final = receive
        self.send_event: Final = send
        self.room: Room | None = None
        self.reader: Reader = None
        self.secret = ""
        self.queue: Final[deque[Waiting]] = deque()
        self.queued_bytes = 0
        self.idle: asyncio.Future[None] | None = None  # while there is nothing to send
        self.is_closing = False
        self.task: asyncio.Task[None] | None = None
        self.is_listening = False  # nothing is under way but waiting for what this visitor says
        self.is_cut = False
        self.bucket: Final = Bucket(hub.settings.messages_per_second, hub.settings.messages_at_once, hub.time.steady())
        self.resyncs: Final = Bucket(
            hub.settings.resyncs_per_minute / 60, hub.settings.resyncs_at_once, hub.time.steady()
        )
        self.faults = 0  # messages in a row that were refused
        self.every = 0.0  # seconds within which this visitor has promised to be heard again
        self.alarm: asyncio.TimerHandle | None = None

    # -- sending -----------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        self.enqueue(Waiting(message))

    def show(self, message: bytes, ack: int | None = None) -> None:
        self.enqueue(Waiting(message, True, ack))

    def show_whole(self, message: bytes) -> None:
        waiting = list(self.queue)
        self.clear_queue()
        for each in waiting:
            if not each.is_table:
                self.enqueue(each)
            elif each.ack is not None:
                self.enqueue(Waiting(encode(Ack(each.ack))))
        self.enqueue(Waiting(message, True))

    def enqueue(self, waiting: Waiting) -> None:
        """One message may be as large as it is; it is the heap of them that is bounded."""
        if self.is_closing:
            return
        most = self.hub.settings.queue_bytes
        is_heavy = 0 < most < self.queued_bytes + len(waiting.message)
        if self.queue and (is_heavy or len(self.queue) >= QUEUED):
            self.cut()
            return
        self.queue.append(waiting)
        self.queued_bytes += len(waiting.message)
        self.wake_sender()

    def cut(self) -> None:
        """This visitor does not read: it is told so, if it still wants to hear it, and waited for no longer."""
        log.info("visitor cut", extra={"table": self.room.table if self.room else "", "seat": self.reader})
        self.drop(Closed("too-slow", said("too-slow")))

    def drop(self, closed: Closed) -> None:
        self.is_cut = True
        self.clear_queue()
        self.close(closed)
        if self.is_listening and self.task is not None:
            self.task.cancel()

    def expect(self, every: float) -> None:
        """Something was heard. Whoever promised more and is silent for long is gone: the seat is seen to be empty."""
        self.every = every
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if every > 0:
            self.alarm = asyncio.get_running_loop().call_later(BEATS * every, self.miss)

    def miss(self) -> None:
        log.info("visitor silent", extra={"table": self.room.table if self.room else "", "seat": self.reader})
        self.drop(Closed("silent", said("silent")))

    def clear_queue(self) -> None:
        self.queue.clear()
        self.queued_bytes = 0

    def close(self, closed: Closed) -> None:
        if not self.is_closing:
            self.queue.append(Waiting(encode(closed)))
            self.hang_up()

    def hang_up(self) -> None:
        """What waits is the last that is sent."""
        self.is_closing = True
        self.wake_sender()

    def wake_sender(self) -> None:
        if self.idle is not None and not self.idle.done():
            self.idle.set_result(None)

    async def empty_queue(self) -> None:
        """Send what waits, one after another, until the connection ends."""
        queue = self.queue
        try:
            while queue or not self.is_closing:
                while queue:
                    message = queue.popleft().message
                    self.queued_bytes -= len(message)
                    await self.send_event({"type": "websocket.send", "text": message.decode(), "bytes": None})
                if not self.is_closing:
                    self.idle = asyncio.get_running_loop().create_future()
                    await self.idle
            await self.send_event({"type": "websocket.close", "code": CLOSED, "reason": ""})
        except (RuntimeError, OSError):  # what servers raise when nobody is there any more
            self.clear_queue()

    # -- the course of a connection ----------------------------------------------------------------------------------

    async def run(self, table: str) -> None:
        self.hub.sockets += 1
        self.task = asyncio.current_task()
        sender = asyncio.create_task(self.empty_queue())
        try:
            if await self.enter(table):
                await self.converse()
        except Unavailable:
            self.close(Closed("unavailable", said("unavailable")))
        except Gone:
            if not self.is_cut:
                self.clear_queue()
        finally:
            self.hub.sockets -= 1
            self.expect(0.0)
            if self.room is not None:
                await self.room.part(self)
            self.hang_up()
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(sender, GOODBYE_SECONDS)

    async def receive(self) -> bytes:
        self.is_listening = True
        try:
            event = await self.receive_event()
        except asyncio.CancelledError:
            if not self.is_cut or self.task is None:
                raise
            self.task.uncancel()
            raise Gone from None
        finally:
            self.is_listening = False
        if event["type"] != "websocket.receive":
            raise Gone
        text = event.get("text")
        return text.encode("utf-8", "replace") if text is not None else event.get("bytes") or b""

    async def enter(self, table: str) -> bool:
        """The hello. Whether it opened a table."""
        try:
            data = await asyncio.wait_for(self.receive(), HELLO_SECONDS)
            hello = decoder.decode(data) if len(data) <= self.hub.settings.message_bytes else None
        except (TimeoutError, *BROKEN):
            hello = None
        if not isinstance(hello, Hello):
            self.close(Closed("broken-message", said("hello-expected")))
            return False
        try:
            room, self.reader = await self.hub.room_for(table, hello.secret)
            self.secret = hello.secret
            self.room = room
            await room.join(self, hello.have)
        except Refusal as refusal:
            self.close(Closed(refusal.code, refusal.text))
            return False
        return True

    async def converse(self) -> None:
        while not self.is_closing:
            data = await self.receive()
            self.expect(self.every)
            if self.is_closing:  # nobody sits here any more
                return
            try:
                await self.hear(data)
                self.faults = 0
            except Refusal as refusal:
                self.refuse(data, refusal)
            except Exception:
                log.exception("message failed", extra={"table": self.room.table if self.room else ""})
                self.refuse(data, Refusal(500, "failed", "failed"))

    def refuse(self, data: bytes, refusal: Refusal) -> None:
        try:
            ref = msgspec.json.decode(data, type=Numbered).ref if len(data) <= self.hub.settings.message_bytes else 0
        except BROKEN:
            ref = 0
        self.send(encode(No(ref, refusal.code, refusal.clause, refusal.text)))
        self.faults += 1
        if self.faults > PATIENCE:
            self.close(Closed("too-many", said("too-many")))

    async def hear(self, data: bytes) -> None:
        now = self.hub.time.steady()
        if not self.bucket.take(now):
            raise Refusal(429, "too-many", "too-many")
        if len(data) > self.hub.settings.message_bytes:
            raise Refusal(413, "too-long", "too-long", bytes=self.hub.settings.message_bytes)
        try:
            message = decoder.decode(data)
        except BROKEN as error:
            raise Refusal(400, "unknown", "broken-message") from error
        self.hub.counts["messages"] += 1
        room = self.room
        assert room is not None
        if self.reader is None and not isinstance(message, Ping) and not room.crowd.take(now):
            raise Refusal(429, "too-many", "too-many-spectators")
        if isinstance(message, Choose):
            await room.choose(self, message.ref, message.n, message.option)
        elif isinstance(message, Ping):
            self.expect(message.every)
            self.send(encode(Pong()))
        elif isinstance(message, Why):
            self.send(encode(room.why(self, message.ref, message.key)))
        elif isinstance(message, Resync):
            if not self.resyncs.take(self.hub.time.steady()):
                raise Refusal(429, "too-many", "too-many")
            await room.resync(self, message.have)
        elif isinstance(message, Hello):
            raise Refusal(400, "unknown", "hello-twice")
        else:
            await self.hear_aside(room, message)
            self.send(encode(Ack(message.ref)))

    async def hear_aside(
        self,
        room: Room,
        message: Undo | Offer | AnswerOffer | Concede | TakeOver | Standing | Rest | Order | Chat | Rename,
    ) -> None:
        if isinstance(message, Undo):
            await room.undo(self)
        elif isinstance(message, Offer):
            await room.offer(self, message.kind)
        elif isinstance(message, AnswerOffer):
            await room.answer(self, message.kind, message.agree)
        elif isinstance(message, Concede):
            await room.concede(self)
        elif isinstance(message, TakeOver):
            await room.take_over(self, message.seat, message.bot)
        elif isinstance(message, Standing):
            await room.order(self, message.reactions)
        elif isinstance(message, Rest):
            await room.rest(self)
        elif isinstance(message, Order):
            await room.instruct(self, message.about, message.order)
        elif isinstance(message, Chat):
            await room.say(self, message.text, message.phrase)
        else:
            await room.rename(self, message.name)
