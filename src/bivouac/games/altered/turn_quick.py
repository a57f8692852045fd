"""Naming cards to play and quick actions, and why one is refused."""

from bivouac.games.altered import words
from bivouac.games.altered.catalog import (
    ABILITIES,
    LISTENS,
    Ability,
)
from bivouac.games.altered.catalog import EXHAUST as EXHAUST_EVENT
from bivouac.games.altered.catalog import SUPPORT as SUPPORT_EVENT
from bivouac.games.altered.state import Altered
from bivouac.games.altered.state_ground import EXHAUSTED, HAND, HERO_ZONE, LANDMARKS, RESERVE


def held(game: Altered, seat: int, kind: int) -> int:
    """A card of that kind in a hand, -1 if there is none."""
    for card in game.zones[HAND + seat]:
        if game.kinds[card] == kind:
            return card
    return -1


def quick(kind: int, event: int, which: int) -> Ability:
    """The first or second quick action of a kind."""
    found = [ability for ability in ABILITIES[kind] if ability.event == event]
    return found[which]


def named(game: Altered, kind: int, rank: int, zone: int) -> int:
    """A card of that kind and rank in a zone, -1 if there is none."""
    for card in game.zones[zone]:
        if game.kinds[card] == kind and game.rank(card, zone) == rank:
            return card
    return -1


def exhaustible(game: Altered, seat: int, kind: int, rank: int) -> int:
    """A Hero or Landmark of that kind and rank, -1 if that seat controls none."""
    card = named(game, kind, rank, HERO_ZONE + seat)
    return card if card >= 0 else named(game, kind, rank, LANDMARKS + seat)


def why_not_support(game: Altered, seat: int, kind: int, rank: int) -> int:
    card = named(game, kind, rank, RESERVE + seat)
    if card < 0:
        return words.SUPPORT_NOT_IN_RESERVE
    if not LISTENS[kind] >> SUPPORT_EVENT & 1:
        return words.NO_SUPPORT
    return game.why_not_quick(seat, card, quick(kind, SUPPORT_EVENT, 0))


def why_not_exhaust(game: Altered, seat: int, kind: int, which: int, rank: int) -> int:
    card = exhaustible(game, seat, kind, rank)
    if card < 0:
        return words.NOT_CONTROLLED
    if sum(ability.event == EXHAUST_EVENT for ability in ABILITIES[kind]) <= which:
        return words.NO_EXHAUST
    if game.marks[card] & EXHAUSTED:
        return words.EXHAUSTED_ALREADY
    return game.why_not_quick(seat, card, quick(kind, EXHAUST_EVENT, which))
