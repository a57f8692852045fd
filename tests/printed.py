"""Printed names of cards, for tests that meet them in sentences: a card may get another name, or another card its
place."""

from bivouac.games import game_named
from bivouac.text import card_name


def printed_name(game: str, key: str, lang: str = "en") -> str:
    return card_name(game, game_named(game).cards.index(key), lang)
