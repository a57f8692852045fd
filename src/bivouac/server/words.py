"""Sentences of the server, always in both languages: who reads them is not known here."""

from functools import lru_cache

from bivouac.server.messages import Said
from bivouac.text.fluent import say


def said(key: str, /, **args: str | int) -> Said:
    """A message of server.ftl."""
    return both(f"server-{key}", args)


def both(key: str, args: dict[str, str | int] | None = None, attribute: str = "") -> Said:
    """Any message, or one attribute of it."""
    return Said(say("en", key, args, attribute), say("fr", key, args, attribute))


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
