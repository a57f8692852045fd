"""Names of players: each can be seen, and no two at a table look the same."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from bivouac.server.limits import JOINERS, NAME_LENGTH, clean
from bivouac.server.words import Refusal
from bivouac.text import LANGUAGES
from bivouac.text.game_text import player

# Characters that show nothing and are no control characters: fillers, blanks, and what only changes its neighbours.
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
MODIFIERS: Final = "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"


def checked_name(text: str) -> str:
    """A name as it is kept; a Refusal if nothing of it can be seen."""
    name = clean("".join(" " if char in BLANKS else "" if char in MODIFIERS else char for char in text), NAME_LENGTH)
    if not looks(name):
        raise Refusal(400, "name", "name-invisible")
    return name


def check_distinct(names: Sequence[str], seats: Sequence[int]) -> None:
    """A Refusal if one of these seats looks like another one of the table. Who has no name of their own is called
    Player 1 and so on, which nobody else may be."""
    for lang in LANGUAGES:
        shown = [looks(name or player(seat, lang, None)) for seat, name in enumerate(names)]
        if any(shown.count(shown[seat]) > 1 for seat in seats):
            raise Refusal(409, "name", "name-taken")


def looks(name: str) -> str:
    """What a name comes to for whoever reads it: without case, without marks that show nothing by themselves."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    shown = (char for char in plain if char not in JOINERS and not is_selector(char))
    return " ".join("".join(shown).split())


def is_selector(char: str) -> bool:
    """Whether a character only says how the one before it is drawn."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
