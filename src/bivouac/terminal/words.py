"""Sentences of the drawn table."""

from bivouac.text import fluent
from bivouac.text.seats import NO_BREAK, seat_name

__all__ = ["NO_BREAK", "say", "seat_name", "seat_names"]


def say(lang: str, key: str, /, **args: str | int) -> str:
    return fluent.say(lang, f"terminal-{key}", args)


def seat_names(seats: int, lang: str) -> tuple[str, ...]:
    return tuple(seat_name(seat, lang) for seat in range(seats))
