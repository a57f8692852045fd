"""Players by their seats, where text is broken into lines."""

from typing import Final

from bivouac.text.game_text import player

NO_BREAK: Final = "\u00a0"


def seat_name(seat: int, lang: str) -> str:
    """ "Player 2", which no line breaks."""
    return player(seat, lang, None).replace(" ", NO_BREAK)
