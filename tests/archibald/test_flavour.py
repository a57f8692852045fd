"""Every card of Archibald has a line of flavour of ours, in both languages. The Adventures have their scenes."""

import pytest

from bivouac import text
from bivouac.games.archibald.catalog import ADVENTURE, CATALOG
from tests.text.spelling import faults

CARDS = [card for card in CATALOG.cards if card.is_a != ADVENTURE]
LONGEST = 70


def flavours(lang: str) -> list[str]:
    return [text.say(lang, f"flavour-archibald-{card.key}") for card in CARDS]


def test_there_are_45_encounter_cards_4_heroes_and_5_enemies() -> None:
    assert len(CARDS) == 54


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_a_short_line_of_its_own(lang: str) -> None:
    said = flavours(lang)
    assert len(set(said)) == len(said)
    for line in said:
        assert 10 < len(line) <= LONGEST, line
        assert line[-1] in ".”»", line


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_they_are_spelt_as_the_rest_is(lang: str) -> None:
    for line in flavours(lang):
        assert not faults(line, lang), line


def test_no_line_is_left_in_the_other_language() -> None:
    assert not set(flavours("en")) & set(flavours("fr"))


@pytest.mark.card("firecracker")
def test_the_firecracker_is_no_dud() -> None:
    """A wet one, which is what it was called, means in French that nothing happened."""
    card = CATALOG.by_key["firecracker"]
    assert (card.fr, card.en) == ("Pétard de fête", "Firecracker")
