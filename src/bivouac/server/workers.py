"""Processes beside the event loop, so that nobody waits because somebody thinks."""

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from bivouac.engine.table import Table
from bivouac.server import work

# Not fork: the server has threads. A fork server starts a worker in a few milliseconds, where there is one.
METHOD: Final = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
CHECKS_AT_ONCE: Final = 2
ATTEMPTS: Final = 3


class Workers:
    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.context: Final[Any] = multiprocessing.get_context(METHOD)
        self.pool: ProcessPoolExecutor | None = None
        self.checks = asyncio.Semaphore(CHECKS_AT_ONCE)
        self.thinking = 0
        self.thought = 0

    def opened(self) -> ProcessPoolExecutor:
        """The pool, started when it is first needed."""
        if self.pool is None:
            if METHOD == "forkserver":
                self.context.set_forkserver_preload(["bivouac.server.work"])
            self.pool = ProcessPoolExecutor(self.number, mp_context=self.context, initializer=work.begin)
        return self.pool

    async def run(self, function: Any, *args: Any) -> Any:
        """In a worker. One that dies is replaced; who cancels this leaves the queue."""
        for attempt in range(ATTEMPTS):
            pool = self.opened()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, *args)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError

    async def choose(self, table: Table, bot: str, seat: int, seed: int) -> str:
        """The key of a bot's choice, which follows from what its seat knows and from the seed."""
        saved = work.blind(table, seat, secrets.randbits(64))
        self.thinking += 1
        try:
            chosen = await self.run(work.choose, saved, bot, seat, seed)
        finally:
            self.thinking -= 1
        self.thought += 1
        return str(chosen)

    async def warm(self) -> None:
        """Have a worker ready."""
        await self.run(work.nothing)

    async def replay(self, table: Table, seat: int | None, names: list[list[str]]) -> bytes:
        return bytes(await self.run(work.replay, table.save(), seat, names))

    async def record(self, table: Table) -> bytes:
        return bytes(await self.run(work.record, table.save()))

    async def check_record(self, record: bytes, seconds: float, at: float) -> dict[str, Any]:
        """In a process of its own that is killed when its time is up: a record may have been made to harm."""
        async with self.checks:
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
        """Without waiting for those who still think."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        loop = asyncio.get_running_loop()
        for process in processes:
            await loop.run_in_executor(None, process.join, 5)
