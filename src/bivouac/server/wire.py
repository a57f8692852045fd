"""Messages on their way in and out, for a thousand connections in one process.

By the plain way of ASGI every message wakes a task of its own, passes through five layers and is a packet of its own:
that was a third of what a choice cost. Here what is said to somebody in one breath leaves in one packet, and what is
heard comes without a detour. Where another server runs the application, the plain way does.
"""

import asyncio
import struct
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "bivouac.wire"  # of ASGI
WHOLE_TEXT: Final = 0x81  # RFC 6455, 5.2: the first byte of a text message in one frame
Listener = Callable[[bytes], None]


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which can also be written to and listened to directly."""

    listener: Listener | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it was not refused
            self.scope["extensions"][EXTENSION] = {"wire": self}

    def listen(self, listener: Listener) -> None:
        """From now on messages go there; how the connection ends is still told by ASGI."""
        events = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in events:
            if event["type"] != "websocket.receive":
                self.queue.put_nowait(event)
                continue
            text = event.get("text")
            listener(text.encode() if text is not None else event.get("bytes") or b"")
        self.listener = listener
        self.go_on()

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.listener(data)

    def wait(self) -> None:
        """Read nothing for a while: who says too much waits."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def write(self, messages: Iterable[bytes]) -> bool:
        """Send these texts at once; False if the line is not free for that, and then nothing was sent."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        pieces: list[bytes] = []
        for message in messages:
            pieces.append(head(len(message)))
            pieces.append(message)
        self.transport.write(b"".join(pieces))
        return True


def head(length: int) -> bytes:
    """What stands before a text of so many bytes. Servers do not mask, and nothing is compressed here."""
    if length < 126:
        return struct.pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)


def wire_of(scope: Any) -> Wire | None:
    """The wire of this connection, if this program serves it."""
    extension = (scope.get("extensions") or {}).get(EXTENSION)
    return None if extension is None else extension["wire"]


class Sender(Protocol):
    def deliver(self) -> None: ...


class Post:
    """Gathers who has something to send until the event loop has done what it is doing, then lets them all."""

    def __init__(self) -> None:
        self.senders: list[Sender] = []

    def add(self, sender: Sender) -> None:
        if not self.senders:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.senders.append(sender)

    def deliver(self) -> None:
        senders, self.senders = self.senders, []
        for sender in senders:
            sender.deliver()
