"""A sentence travels in both languages, and in the simple tone only where that says something else."""

import msgspec
import pytest

from bivouac.server import words
from bivouac.server.messages import Said
from bivouac.server.words import spoken

FULL = {"en": "You may do this or that.", "fr": "Tu peux faire ceci ou cela."}


def test_a_game_without_short_sentences_costs_nothing() -> None:
    asked: list[str] = []

    def speak(lang: str) -> str:
        asked.append(lang)
        return FULL[lang]

    said = spoken("altiplano", speak)
    assert asked == ["en", "fr"]
    assert msgspec.json.decode(msgspec.json.encode(said)) == FULL


def test_short_sentences_stand_beside_the_full_ones_where_they_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "has_tone", lambda game: True)
    said = spoken("altiplano", {**FULL, "en-simple": "Choose.", "fr-simple": FULL["fr"]}.__getitem__)
    assert said == Said(FULL["en"], FULL["fr"], "Choose.", "")
    assert msgspec.json.decode(msgspec.json.encode(said)) == {**FULL, "en_simple": "Choose."}
