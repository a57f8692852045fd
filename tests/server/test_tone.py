"""A sentence travels in both languages, and in the simple tone only where that says something else."""

from collections.abc import Callable

import msgspec
import pytest

from bivouac.server import words
from bivouac.server.messages import Said
from bivouac.server.words import spoken
from tests.server.house import House, play, scenario

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


@scenario
async def test_a_table_of_archibald_sends_both_tones_to_everybody(house: Callable[..., House]) -> None:
    async with house() as server:
        made, one, two = await server.two(game="archibald")
        asked = one.parts["question"]["prompt"]
        assert (asked["en"], asked["en_simple"]) == ("Choose the hero you want to be.", "Choose your hero.")
        assert (asked["fr"], asked["fr_simple"]) == ("Choisis le héros que tu veux être.", "Choisis ton héros.")
        assert two.parts["question"]["prompt"]["fr_simple"] == "Joueur 1 choisit."
        await play([one, two], lambda guest: guest.options[-1], choices=12)
        await two.drain()
        told = {line["key"]: line["text"] for line in two.parts["log"]}
        assert told["turn"]["en_simple"] in ("Your turn.", "Player 1’s turn.")
        assert "en_simple" not in told["moved"], "what is short already is not sent twice"
        fresh = await server.sit(made["table"], made["secrets"][1])
        assert fresh.parts["log"] == two.parts["log"]
        games = {game["name"]: game["simple"] for game in (await server.get("/api/games")).json()}
        assert games["archibald"]
        assert not games["altiplano"]
