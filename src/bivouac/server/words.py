"""Sentences of the server, always in both languages: who reads them is not known here."""

from collections.abc import Callable
from functools import lru_cache

from bivouac.server.messages import Said
from bivouac.text import LANGUAGES, has_tone, in_tone
from bivouac.text.fluent import SIMPLE, say


def said(key: str, /, **args: str | int) -> Said:
    """A message of server.ftl."""
    return both(f"server-{key}", args)


def both(key: str, args: dict[str, str | int] | None = None, attribute: str = "") -> Said:
    """Any message, or one attribute of it."""
    return Said(say("en", key, args, attribute), say("fr", key, args, attribute))


def spoken(game: str, speak: Callable[[str], str]) -> Said:
    """What a game says, in each language and, if it has shorter sentences, in the simple tone."""
    full = [speak(lang) for lang in LANGUAGES]
    if not has_tone(game):
        return Said(*full)
    short = [speak(in_tone(lang, SIMPLE)) for lang in LANGUAGES]
    return Said(*full, *("" if one == other else one for one, other in zip(short, full, strict=True)))


@lru_cache(maxsize=1024)
def plain(en: str, fr: str) -> Said:
    return Said(en, fr)


class Refusal(Exception):
    """Something that is not done, with a code for programs and a sentence for people. `status` is that of HTTP."""

    def __init__(self, status: int, code: str, key: str, /, **args: str | int) -> None:
        super().__init__(key)
        self.status = status
        self.code = code
        self.text = said(key, **args)
        self.clause = ""
