"""A connection before and between requests: who is connected and asks nothing is shown out."""

import asyncio
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol

STATE: Final = "bivouac.line"


def line_class(seconds: float) -> type[asyncio.Protocol]:
    """A protocol for uvicorn: its own one, which must hear a whole request within so many seconds."""

    class Line(asyncio.Protocol):
        def __init__(self, config: Config, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
            # The application finds this in the state of each request, and tells when one begins and ends.
            state = {**app_state, STATE: self}
            self.inner: Final[Any] = AutoHTTPProtocol(  # type: ignore[call-arg]
                config=config, server_state=server_state, app_state=state, _loop=_loop
            )
            self.transport: Any = None
            self.timer: asyncio.TimerHandle | None = None
            self.unsent = 0

        def connection_made(self, transport: Any) -> None:  # each event loop has a class of its own
            self.transport = transport
            self.inner.connection_made(transport)
            self.wait()

        def data_received(self, data: bytes) -> None:
            self.inner.data_received(data)

        def eof_received(self) -> bool | None:
            return bool(self.inner.eof_received())

        def connection_lost(self, error: Exception | None) -> None:
            self.begin()
            self.inner.connection_lost(error)

        def pause_writing(self) -> None:
            self.inner.pause_writing()

        def resume_writing(self) -> None:
            self.inner.resume_writing()

        def begin(self) -> None:
            """A request is there: from now on the application counts the time."""
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

        def wait(self) -> None:
            """For the next request."""
            self.begin()
            if seconds > 0:
                self.timer = asyncio.get_running_loop().call_later(seconds, self.cut)

        def cut(self) -> None:
            """Unless an answer is still on its way to somebody who reads it."""
            unsent, self.unsent = self.unsent, self.transport.get_write_buffer_size()
            if self.unsent and (not unsent or self.unsent < unsent):
                self.wait()
            else:
                self.transport.abort()

    return Line
