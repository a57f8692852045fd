"""Bots as they should not be: each takes the place of work.choose in the worker's process, which imports this file."""

import gzip
import os
import time
from typing import Any


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
