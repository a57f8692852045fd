"""Bots as they should not be: each takes the place of work.choose in the worker's process, which imports this file."""

import gzip
import os
import time
from typing import Any

from bivouac.server import work

REALLY = work.check_record_in


def raises(*_: Any) -> str:
    raise ArithmeticError("no idea what this is worth")


def dies(*_: Any) -> str:
    os._exit(3)


def hangs(*_: Any) -> str:
    while True:
        time.sleep(0.01)


def cheats(*_: Any) -> str:
    return "win/at-once"


def answers_nothing(*_: Any) -> None:
    return None


def slow_echo(text: str) -> str:
    time.sleep(0.4)
    return text


def slow_replay(*_: Any) -> bytes:
    time.sleep(2.0)
    return gzip.compress(b"{}")


def check_without_end(pipe: Any, record: bytes, seconds: float, at: float) -> None:
    """In the place of work.check_record_in: the same, with a record whose check sleeps and never ends."""
    work.check_record = hangs
    REALLY(pipe, record, seconds, at)
