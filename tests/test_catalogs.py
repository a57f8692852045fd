"""The catalogues of all games are one kind of thing."""

import importlib
from typing import Any

import pytest

import bivouac
from bivouac.engine.catalog import ORIGINAL, PUBLIC, RULEBOOK, Catalog
from bivouac.games import game_named


def catalog_of(game: str) -> Catalog[Any]:
    catalog = importlib.import_module(f"bivouac.games.{game.replace('-', '_')}.catalog").CATALOG
    assert isinstance(catalog, Catalog)
    return catalog


@pytest.mark.parametrize("game", bivouac.games())
def test_a_card_is_found_by_its_number_and_by_its_key(game: str) -> None:
    catalog = catalog_of(game)
    assert [card.key for card in catalog.cards] == game_named(game).cards
    for number, card in enumerate(catalog.cards):
        assert card.number == number
        assert catalog.by_key[card.key] is card
        assert catalog.is_a[number] == card.is_a
        assert card.origin in (RULEBOOK, PUBLIC, ORIGINAL)


@pytest.mark.parametrize("game", bivouac.games())
def test_no_card_is_added_twice(game: str) -> None:
    catalog = catalog_of(game)
    card = catalog.cards[3]
    with pytest.raises(ValueError, match=f"there are two cards '{card.key}'"):
        catalog.add(card)
    assert catalog.cards[3] is card
