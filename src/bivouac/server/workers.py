"""Processes beside the event loop, so that nobody waits because somebody thinks."""

import asyncio
import multiprocessing
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from bivouac.engine.table import Table
from bivouac.server import work
from bivouac.server.limits import Turns

# Not fork: the server has threads. A fork server starts a worker in a few milliseconds, where there is one.
METHOD: Final = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
CHECKS_AT_ONCE: Final = 2
ATTEMPTS: Final = 3


class WorkFailed(Exception):
    """A worker did not do what it was asked; the text says why."""


class WorkerDied(WorkFailed):
    """Its process ended before it could answer, perhaps by no fault of what it was asked."""


class Worker:
    """A process that does one thing after another, started when it is first asked. Asking waits, so it is done in a
    thread; what goes wrong is the trouble of whoever asked, and of nobody else."""

    def __init__(self, context: Any) -> None:
        self.context: Final = context
        self.lock: Final = threading.Lock()
        self.process: Any = None
        self.pipe: Any = None
        self.is_closed = False

    def ask(self, function: Any, args: tuple[Any, ...], seconds: float | None) -> Any:
        """What the function answers. After so many seconds, if any, it is stopped."""
        try:
            pipe = self.started()
            pipe.send((function, args))
            if not pipe.poll(seconds):
                self.stop()
                raise WorkFailed(f"no answer within {seconds:g} seconds")
            is_done, answer = pipe.recv()
        except (EOFError, OSError) as error:
            self.stop()
            raise WorkerDied("the process ended") from error
        if not is_done:
            raise WorkFailed(answer)
        return answer

    def started(self) -> Any:
        with self.lock:
            if self.is_closed:
                raise WorkFailed("the server is closing")
            if self.process is None or not self.process.is_alive():
                self.pipe, there = self.context.Pipe()
                self.process = self.context.Process(target=work.serve, args=(there,), daemon=True)
                self.process.start()
                there.close()
                self.pipe.recv()  # it is there: from now on its time counts
            return self.pipe

    def stop(self) -> None:
        """End the process; the next question starts another one."""
        with self.lock:
            process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.join()

    def close(self) -> None:
        with self.lock:
            self.is_closed = True
        self.stop()


class Pool:
    """So many workers for one kind of work."""

    def __init__(self, number: int) -> None:
        self.context: Final[Any] = multiprocessing.get_context(METHOD)
        if METHOD == "forkserver":
            self.context.set_forkserver_preload(["bivouac.server.work"])
        self.all: Final = [Worker(self.context) for _ in range(number)]
        self.idle: Final = list(self.all)
        # As many threads as workers: whoever gets one finds a worker that is idle.
        self.threads: Final = ThreadPoolExecutor(number, "worker")

    async def run(self, function: Any, *args: Any) -> Any:
        """In a worker. One that dies is replaced; who cancels this leaves the queue."""
        for _ in range(ATTEMPTS - 1):
            try:
                return await self.run_once(None, function, *args)
            except WorkerDied:
                continue
        return await self.run_once(None, function, *args)

    async def run_once(self, seconds: float | None, function: Any, *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.ask, function, args, seconds)

    def ask(self, function: Any, args: tuple[Any, ...], seconds: float | None) -> Any:
        worker = self.idle.pop()
        try:
            return worker.ask(function, args, seconds)
        finally:
            self.idle.append(worker)

    async def close(self) -> None:
        """Without waiting for those who are still at work."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(None, worker.close) for worker in self.all))


class Workers(Pool):
    """The workers of bots, and one of its own for what finished games give: no bot waits for a replay. `seconds` is
    how long a bot may think, 0 for as long as it likes."""

    def __init__(self, number: int, seconds: float = 0.0) -> None:
        super().__init__(number)
        self.seconds: Final = seconds or None
        self.replays: Final = Pool(1)
        self.replay_turns: Final = Turns(1)
        self.check_turns: Final = Turns(CHECKS_AT_ONCE)
        self.thinking = 0
        self.thought = 0

    async def choose(self, table: Table, bot: str, seat: int, seed: int) -> str:
        """The key of a bot's choice, which follows from what its seat knows and from the seed."""
        saved = work.blind(table, seat, secrets.randbits(64))
        self.thinking += 1
        try:
            chosen = await self.run_once(self.seconds, work.choose, saved, bot, seat, seed)
        finally:
            self.thinking -= 1
        self.thought += 1
        return str(chosen)

    async def warm(self) -> None:
        """Have a worker ready."""
        await self.run(work.nothing)

    async def replay(
        self, table: Table, seat: int | None, names: list[list[str]], is_packed: bool, address: str
    ) -> bytes:
        async with self.replay_turns.of(address):
            return bytes(await self.replays.run(work.replay, table.save(), seat, names, is_packed))

    async def record(self, table: Table, is_packed: bool, address: str) -> bytes:
        async with self.replay_turns.of(address):
            return bytes(await self.replays.run(work.record, table.save(), is_packed))

    async def check_record(self, record: bytes, seconds: float, at: float, address: str) -> dict[str, Any]:
        """In a process of its own that is killed when its time is up: a record may have been made to harm."""
        async with self.check_turns.of(address):
            here, there = self.context.Pipe(duplex=False)
            process = self.context.Process(target=work.check_record_in, args=(there, record, seconds, at), daemon=True)
            process.start()
            there.close()
            loop = asyncio.get_running_loop()
            try:
                answer = await loop.run_in_executor(None, lambda: here.recv() if here.poll(seconds) else None)
            except (EOFError, OSError):
                answer = None
            finally:
                here.close()
                process.kill()
                await loop.run_in_executor(None, process.join)
            return answer if isinstance(answer, dict) else {"error": "too-long"}

    async def close(self) -> None:
        await super().close()
        await self.replays.close()
