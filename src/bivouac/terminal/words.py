"""Sentences of the drawn table."""

from typing import Final

from bivouac.text import fluent, player

NO_BREAK: Final = "\u00a0"


def say(lang: str, key: str, /, **args: str | int) -> str:
    return fluent.say(lang, f"terminal-{key}", args)


def seat_name(seat: int, lang: str) -> str:
    """ "Player 2", which no line of the terminal breaks."""
    return player(seat, lang, None).replace(" ", NO_BREAK)


def seat_names(seats: int, lang: str) -> tuple[str, ...]:
    return tuple(seat_name(seat, lang) for seat in range(seats))
