"""A server that listens: uvicorn around the application, with a goodbye to everybody when it ends."""

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn

from bivouac.server.app import App
from bivouac.server.line import line_class
from bivouac.server.settings import Settings
from bivouac.server.store import Unavailable

USUAL_PORT: Final = 8765
GRACE_SECONDS: Final = 5
# How many new objects, and how many times, before Python looks for circles of objects that nobody holds. Its own 700
# are for programs that keep little: with a thousand connections it looked through everything all the time, a fifth of
# the processor's time and pauses that people would notice.
COLLECT_AFTER: Final = (10_000, 10, 10)
UNREAD_SECONDS: Final = 60


class PortTaken(Exception):
    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} is taken")
        self.port: Final = port


class Server(uvicorn.Server):
    """Visitors are told before their connections are cut."""

    def __init__(self, config: uvicorn.Config, app: App, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.app: Final = app
        self.tell_started: Final = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        logging.getLogger("uvicorn").setLevel(logging.WARNING)
        if self.started:
            self.tell_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Being told to end is no failure: uvicorn would raise the signal again once it has ended."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.app.hub is not None:
            await self.app.hub.say_goodbye()
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def bound(host: str, port: int) -> socket.socket:
    """A socket at a port; without a wish the usual one, or any other if that is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port or USUAL_PORT))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            listener.close()
            raise
        if port:
            listener.close()
            raise PortTaken(port) from error
        listener.bind((host, 0))
    listener.listen(2048)
    listener.set_inheritable(False)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # who takes nothing for so long is gone, and what waited for them too
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
    return listener


def address_of(settings: Settings, listener: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listener.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    return settings.public_address or f"http://{name}:{port}"


def serve(settings: Settings, started: Callable[[str], None]) -> None:
    """Serve until somebody ends it; `started` hears the address. Unavailable if it cannot start."""
    listener = bound(settings.host, settings.port)
    app = App(settings)
    gc.collect()
    gc.freeze()  # the program itself stays: nobody need look through it again
    gc.set_threshold(*COLLECT_AFTER)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=line_class(settings.request_seconds),
        ws="websockets-sansio",
        ws_max_size=max(settings.message_bytes * 2, 65_536),
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
    )
    server = Server(config, app, lambda: started(address_of(settings, listener)))
    try:
        with contextlib.suppress(SystemExit):  # uvicorn's way to say that it could not start
            server.run(sockets=[listener])
    finally:
        listener.close()
    if not server.started:
        raise app.fault or Unavailable("no application")
