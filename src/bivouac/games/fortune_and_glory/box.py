"""All decks, in the order of their numbers. Importing this fills the catalogue."""

from typing import Final

from bivouac.games.fortune_and_glory.cards import (
    adventures,
    allies,
    artifacts,
    city,
    dangers,
    enemies,
    events,
    gear,
    heroes,
    items,
    nazi_enemies,
    reference,
    villains,
)
from bivouac.games.fortune_and_glory.catalog import CATALOG
from bivouac.games.fortune_and_glory.keys import KEYS

DECKS: Final = (
    events, city, gear, allies, items, enemies, nazi_enemies, reference, dangers, artifacts, adventures, heroes,
    villains,
)  # fmt: skip

IN_BOX: Final = [card.key for card in CATALOG.cards]

if IN_BOX != KEYS:
    raise RuntimeError("the decks and keys.py disagree on the cards")
