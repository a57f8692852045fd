"""A real server in a process of its own, and a wire to it that can be cut."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bivouac.engine.table import Table
from bivouac.server.hub import Hub
from bivouac.server.match import new_match
from bivouac.server.messages import SeatWanted, TableMade
from bivouac.server.settings import settings_from

HOST = "127.0.0.1"
# Bots and standing orders answer at once, and nobody is told to come back later.
BRISK = {
    "BIVOUAC_BOT_PAUSE": "0",
    "BIVOUAC_REACTION_DELAY_MIN": "0",
    "BIVOUAC_REACTION_DELAY_MAX": "0",
    "BIVOUAC_MESSAGES_PER_SECOND": "0",
    "BIVOUAC_TABLES_PER_MINUTE": "0",
    "BIVOUAC_AWAY_SECONDS": "0",
}
START_SECONDS = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Laid:
    """A table that a test has set: the address of each seat that has a link, and that of the spectators."""

    def __init__(self, address: str, made: TableMade) -> None:
        self.seats = {link.seat: f"{address}/t/{made.table}#{link.secret}" for link in made.links}
        self.spectators = f"{address}/t/{made.table}#{made.spectators}"


class House:
    """`bivouac serve` on a folder of its own."""

    def __init__(self, folder: Path, module: str = "bivouac.cli", **settings: str) -> None:
        self.folder = folder
        self.module = module
        self.port = free_port()
        self.address = f"http://{HOST}:{self.port}"
        self.settings = {**BRISK, **settings}
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port), "--no-browser"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.folder / "data")],
                env={**os.environ, **self.settings},
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        until = time.monotonic() + START_SECONDS
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text('utf-8')}")
            time.sleep(0.05)

    def lay(self, table: Table, seats: Sequence[str] = ("human", "human"), bot: str = "greedy") -> Laid:
        """Set a table beside the server, in its database: with a deal that the test knows, which nobody is told
        through the web, and in any position."""
        wanted = [SeatWanted(kind, bot=bot) for kind in seats]  # type: ignore[arg-type]

        async def made() -> TableMade:
            hub = Hub(settings_from(None, {}, {"data": str(self.folder / "data")}))
            await hub.store.start()
            try:
                return await hub.make(new_match(table, wanted, None, hub.time.now()))
            finally:
                await hub.store.close()

        with ThreadPoolExecutor(1) as aside:  # Playwright has a loop of its own in this thread
            return Laid(self.address, aside.submit(asyncio.run, made()).result())

    def health(self) -> dict[str, Any]:
        with urllib.request.urlopen(f"{self.address}/api/health", timeout=5) as answer:
            return dict(json.load(answer))

    def answers(self) -> bool:
        with contextlib.suppress(OSError):
            return self.health()["status"] == "ok"
        return False

    def kill(self) -> None:
        """As a power cut would: nothing is put in order. Its workers go too."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=15)
            except subprocess.TimeoutExpired:
                self.kill()

    def complaints(self) -> list[str]:
        """What the server logged as an error."""
        lines = self.log.read_text("utf-8").splitlines()
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line]


class Wire:
    """A line between a browser and the house. It can be cut, and be deaf: then only what the browser says arrives."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.listener = socket.create_server((HOST, 0))
        self.address = f"http://{HOST}:{self.listener.getsockname()[1]}"
        self.is_cut = False
        self.is_deaf = False
        self.ends: list[socket.socket] = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            if self.is_cut:
                near.close()
                continue
            try:
                far = self.reach()
            except OSError:
                near.close()
                continue
            self.ends += [near, far]
            threading.Thread(target=self.carry, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self.carry, args=(far, near, True), daemon=True).start()

    def reach(self) -> socket.socket:
        return socket.create_connection((HOST, self.house.port))

    def carry(self, source: socket.socket, target: socket.socket, is_answer: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if not (is_answer and self.is_deaf):
                    target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self.is_cut = True
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()

    def mend(self) -> None:
        self.is_cut = self.is_deaf = False

    def close(self) -> None:
        self.cut()
        self.listener.close()
