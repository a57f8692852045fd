"""Sentences of the drawn table."""

from bivouac.text import fluent


def say(lang: str, key: str, /, **args: str | int) -> str:
    return fluent.say(lang, f"terminal-{key}", args)
