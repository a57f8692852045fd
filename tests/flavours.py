"""Flavours for tests: two lines of our own on any card, whatever the cards of the games have."""

import pytest

from bivouac.text import cards

LINES = {"en": "Nobody had asked the mule.", "fr": "Personne n’avait demandé à la mule."}
LONG = {lang: " ".join([line] * 4) for lang, line in LINES.items()}


def put_on(monkeypatch: pytest.MonkeyPatch, lines: dict[str, str], *keys: str) -> None:
    """These cards have this flavour, and no others have any."""
    monkeypatch.setattr(cards, "card_flavour", lambda game, key, lang: lines[lang[:2]] if key in keys else "")
