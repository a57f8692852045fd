# not compiled: no choice at a table waits for it
"""Deck building: what makes a list of cards a deck. The starters are decks; a list that somebody made is checked."""

from typing import Final

from bivouac.games.altered.catalog import CATALOG, HERO, OUT_OF_FACTION, RARE, TOKEN, UNIQUE

SMALLEST: Final = 39
LARGEST: Final = 59
COPIES: Final = 3
RARES: Final = 15
UNIQUES: Final = 3


def deck_faults(heroes: list[int], cards: dict[int, int], no_maximum: bool = False) -> list[str]:
    """The clauses that a list breaks, by kinds and copies; `no_maximum` reads deck.maximum as the first rulebook does,
    which names none."""
    faults: list[str] = []
    if len(heroes) != 1 or not CATALOG.cards[heroes[0]].is_a & HERO or has_any(cards, HERO):
        faults.append("deck.hero")
    if has_any(cards, TOKEN):
        faults.append("setup.tokens-out")
    size = sum(cards.values())
    if size < SMALLEST:
        faults.append("deck.size")
    if size > LARGEST and not no_maximum:
        faults.append("deck.maximum")
    faction = CATALOG.cards[heroes[0]].faction if heroes else -1
    if any(CATALOG.cards[kind].faction != faction for kind in cards):
        faults.append("deck.faction")
    names: dict[str, int] = {}
    for kind, copies in cards.items():
        name = CATALOG.cards[kind].en
        names[name] = names.get(name, 0) + copies
    if any(copies > COPIES for copies in names.values()):
        faults.append("deck.copies")
    if count_of(cards, (RARE, OUT_OF_FACTION)) > RARES:
        faults.append("deck.rares")
    if count_of(cards, (UNIQUE,)) > UNIQUES:
        faults.append("deck.uniques")
    return faults


def has_any(cards: dict[int, int], is_a: int) -> bool:
    return any(CATALOG.cards[kind].is_a & is_a for kind in cards)


def count_of(cards: dict[int, int], rarities: tuple[int, ...]) -> int:
    return sum(copies for kind, copies in cards.items() if CATALOG.cards[kind].rarity in rarities)
