"""How long the server waits for others: a database or a bus that hangs must not hold up the tables."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
left_behind: Final[set[asyncio.Future[Any]]] = set()


async def within(seconds: float, work: Coroutine[Any, Any, T], cancels: bool = True) -> T:
    """What the work gives; TimeoutError if that takes longer, or as long as it likes for 0.

    Nobody waits for work that is late to clean up after itself: drivers try to say goodbye to whoever does not answer.
    """
    if seconds <= 0:
        return await work
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task}, timeout=seconds)
    except asyncio.CancelledError:
        leave(task, True)
        raise
    if task.done():
        return task.result()
    leave(task, cancels)
    raise TimeoutError(f"no answer within {seconds:g} seconds")


def leave(task: asyncio.Future[Any], cancels: bool) -> None:
    left_behind.add(task)
    task.add_done_callback(forget)
    if cancels:
        task.cancel()


def forget(task: asyncio.Future[Any]) -> None:
    left_behind.discard(task)
    if not task.cancelled():
        task.exception()  # nobody asks for it any more
