"""Sentences of the server, always in both languages: who reads them is not known here."""

from collections.abc import Callable
from typing import Final

from bivouac import bots
from bivouac.server.messages import Said
from bivouac.text import has_tone, in_tone
from bivouac.text.fluent import SIMPLE, say

SHORT_ENGLISH: Final = in_tone("en", SIMPLE)
SHORT_FRENCH: Final = in_tone("fr", SIMPLE)


def said(key: str, /, **args: str | int) -> Said:
    """A message of server.ftl."""
    return both(f"server-{key}", args)


def both(key: str, args: dict[str, str | int] | None = None, attribute: str = "") -> Said:
    """Any message, or one attribute of it."""
    return Said(say("en", key, args, attribute), say("fr", key, args, attribute))


def spoken(game: str, speak: Callable[[str], str]) -> Said:
    """What a game says, in each language and, if it has shorter sentences, in the simple tone."""
    english, french = speak("en"), speak("fr")
    if not has_tone(game):
        return Said(english, french)
    short = speak(SHORT_ENGLISH), speak(SHORT_FRENCH)
    return Said(english, french, "" if short[0] == english else short[0], "" if short[1] == french else short[1])


def check_bot(game: str, bot: str, code: str) -> None:
    """Refuse a bot that there is not, and by its name one that does not play this game."""
    known = ", ".join(bots.names_for(game))
    if bot not in bots.names():
        raise Refusal(400, code, "no-bot", known=known)
    if bot not in bots.names_for(game):
        raise Refusal(400, code, "no-bot-of-game", bot=bot, known=known)


class Refusal(Exception):
    """Something that is not done, with a code for programs and a sentence for people. `status` is that of HTTP."""

    def __init__(self, status: int, code: str, key: str, /, **args: str | int) -> None:
        super().__init__(key)
        self.status = status
        self.code = code
        self.text = said(key, **args)
        self.clause = ""
