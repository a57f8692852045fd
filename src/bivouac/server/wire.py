"""Messages on their way in and out, for a thousand connections in one process.

By the plain way of ASGI every message wakes a task of its own, passes through five layers and is a packet of its own:
that was a third of what a choice cost. Here what is said to somebody in one breath leaves in one packet, and what is
heard comes without a detour. Where another server runs the application, the plain way does.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from bivouac.server.quick import WHOLE_TEXT

try:
    from websockets.speedups import apply_mask
except ImportError:  # no C compiler where it was built
    from websockets.utils import apply_mask

EXTENSION: Final = "bivouac.wire"  # of ASGI
MASKED: Final = 0x80  # in the second byte of what a browser sends, beside a length under 126
MASKED_HEAD: Final = 6  # bytes before such a text: these two, and the mask
OPEN: Final = State.OPEN  # an enumeration is slow to look things up in
Listener = Callable[[bytes], None]


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which can also be written to and listened to directly."""

    listener: Listener | None = None
    is_full = False  # what was sent has not left yet
    is_between = False  # nothing of an unfinished frame or message waits in the parser

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
        self.look()
        self.go_on()

    def data_received(self, data: bytes) -> None:
        """A short message in one frame in one packet, as nearly all are, is read here; all else by the parser."""
        if (
            self.is_between
            and MASKED_HEAD < len(data) < MASKED_HEAD + 126
            and data[0] == WHOLE_TEXT
            and data[1] == MASKED | len(data) - MASKED_HEAD
            and self.listener is not None
            and not self.close_sent
        ):
            self.listener(apply_mask(data[MASKED_HEAD:], data[2:MASKED_HEAD]))
            return
        super().data_received(data)
        if self.listener is not None:
            self.look()

    def look(self) -> None:
        self.is_between = not self.frames and self.conn.state is State.OPEN and is_between_frames(self.conn.parser)

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

    def pause_writing(self) -> None:
        self.is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_full = False
        super().resume_writing()

    def write(self, data: bytes) -> bool:
        """Send these frames at once; False if the line is not free for that, and then nothing was sent."""
        if self.is_full or self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return False
        self.transport.write(data)
        return True


def is_between_frames(parser: Any) -> bool:
    """Whether the parser has read all there is and waits for the first byte of a frame. It is a generator, and what it
    waits in is what tells; if another version waits elsewhere, everything goes through the parser."""
    while (inner := getattr(parser, "gi_yieldfrom", None)) is not None:
        parser = inner
    return getattr(parser, "__qualname__", "") == "StreamReader.at_eof"


def wire_of(scope: Any) -> Wire | None:
    """The wire of this connection, if this program serves it."""
    extension = (scope.get("extensions") or {}).get(EXTENSION)
    return None if extension is None else extension["wire"]
