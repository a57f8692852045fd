"""One connection to a table: a hello, then messages both ways, each in its order."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from bivouac.server.messages import (
    AnswerOffer,
    Chat,
    Choose,
    Closed,
    Concede,
    FromClient,
    Hello,
    No,
    Offer,
    Ping,
    Rename,
    Resync,
    Standing,
    TakeOver,
    Undo,
    Why,
)
from bivouac.server.quick import HEARD, Line
from bivouac.server.room import Room
from bivouac.server.store import Unavailable
from bivouac.server.wire import wire_of
from bivouac.server.words import Refusal, said

if TYPE_CHECKING:
    from bivouac.server.hub import Hub

HELLO_SECONDS: Final = 20.0
PATIENCE: Final = 50  # broken or refused messages in a row that a connection may send
BROKEN: Final = (msgspec.MsgspecError, RecursionError, UnicodeError)
PONG: Final = b'{"type":"pong"}'
encode: Final = msgspec.json.Encoder().encode
decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
log: Final = logging.getLogger("bivouac.socket")


class Numbered(msgspec.Struct):
    """As much of a broken message as is needed to answer it."""

    ref: int = 0


class Connection(Line):
    """A visitor of a room."""

    def __init__(self, hub: "Hub", socket: WebSocket[Any, Any, Any]) -> None:
        super().__init__(hub, wire_of(socket.scope))
        self.socket: Final = socket
        self.room: Room | None = None
        self.has_room: Final = asyncio.Event()  # for more to be heard

    # -- sending -----------------------------------------------------------------------------------------------------

    def cut(self) -> None:
        self.queue.clear()
        self.close(Closed("too-slow", said("too-slow")))

    def close(self, closed: Closed) -> None:
        if not self.is_closing:
            self.queue.append(encode(closed))
            self.is_closing = True
            if self.sender is None:
                self.send_slowly()

    def send_slowly(self) -> None:
        self.sender = asyncio.create_task(self.empty_queue())

    async def empty_queue(self) -> None:
        """Send what waits, one after another."""
        queue = self.queue
        try:
            while queue:
                await self.socket.send({"type": "websocket.send", "text": queue.popleft().decode(), "bytes": None})
            if self.is_closing:
                await self.socket.close(code=4000)
        except (WebSocketException, RuntimeError, OSError):
            queue.clear()  # nobody is there any more
        finally:
            self.sender = None

    # -- the course of a connection ----------------------------------------------------------------------------------

    async def run(self, table: str) -> None:
        self.hub.sockets += 1
        if self.wire is not None:
            self.wire.listen(self.hear_soon)
        # In a task of its own, which need not be resumed through all layers of the application at every message.
        talk = asyncio.create_task(self.talk(table))
        watch = asyncio.create_task(self.watch())
        try:
            await talk
        except Unavailable:
            self.close(Closed("unavailable", said("unavailable")))
        except WebSocketDisconnect:
            self.is_closing = True
        finally:
            watch.cancel()
            self.hub.sockets -= 1
            if self.room is not None:
                await self.room.part(self)
            if self.sender is not None:
                with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                    await asyncio.wait_for(self.sender, 5)

    async def talk(self, table: str) -> None:
        if await self.enter(table):
            await self.converse()

    async def watch(self) -> None:
        """Listen: for the end, and for messages where they do not come by the wire."""
        with contextlib.suppress(WebSocketDisconnect):
            while (message := await self.socket.receive())["type"] == "websocket.receive":
                text = message.get("text")
                self.hear_soon(text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b"")
                while len(self.heard) >= HEARD:
                    self.has_room.clear()
                    await self.has_room.wait()
        self.hear_soon(None)

    async def receive(self) -> bytes:
        while not self.heard:
            self.hears = asyncio.get_running_loop().create_future()
            try:
                await self.hears
            finally:
                self.hears = None
        data = self.heard.popleft()
        if data is None:
            raise WebSocketDisconnect(detail="gone", code=1000)
        self.has_room.set()
        if self.wire is not None:
            self.wire.go_on()
        return data

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
            self.room = self.board = room
            await room.join(self, hello.have)
        except Refusal as refusal:
            self.close(Closed(refusal.code, refusal.text))
            return False
        return True

    async def converse(self) -> None:
        while not self.is_closing:
            data = await self.receive()
            if self.is_closing:
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
        if not self.bucket.take(self.hub.time.now()):
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
        if isinstance(message, Choose):
            await room.choose(self, message.n, message.option)
        elif isinstance(message, Ping):
            self.send(PONG)
            return
        elif isinstance(message, Why):
            self.send(encode(room.why(self, message.ref, message.key)))
            return
        elif isinstance(message, Resync):
            await room.resync(self, message.have)
            return
        elif isinstance(message, Hello):
            raise Refusal(400, "unknown", "hello-twice")
        else:
            await self.hear_aside(room, message)
        self.send(b'{"type":"ack","ref":%d}' % message.ref)

    async def hear_aside(
        self,
        room: Room,
        message: Undo | Offer | AnswerOffer | Concede | TakeOver | Standing | Chat | Rename,
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
        elif isinstance(message, Chat):
            await room.say(self, message.text, message.phrase)
        else:
            await room.rename(self, message.name)
