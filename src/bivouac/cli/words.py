"""Sentences of the command line, and the language they are in."""

import os
from collections.abc import Sequence
from typing import Final

from bivouac.text import fluent

LONGEST: Final = 900  # Fluent refuses an argument of more than 1,000 characters


def say(lang: str, key: str, /, **args: str | int) -> str:
    return fluent.say(lang, f"cli-{key}", {name: clipped(value) for name, value in args.items()})


def clipped(value: str | int) -> str | int:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def system_language() -> str:
    """French where the system is, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def listed(words: Sequence[str]) -> str:
    return ", ".join(words)


def either(lang: str, words: Sequence[str]) -> str:
    """ "a, b or c"."""
    if len(words) == 1:
        return words[0]
    return say(lang, "or", first=listed(words[:-1]), second=words[-1])
