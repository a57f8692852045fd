"""What a seat may know, as JSON."""

from typing import Any

from bivouac.games.altiplano.actions import KEYS
from bivouac.games.altiplano.catalog import ADVENTURER, CHARACTERS_IN_BOX, ROGUE
from bivouac.games.altiplano.state import (
    CAMP,
    CHARACTERS,
    DISCARD,
    EXPLORATION,
    HAND,
    IN_PLAY,
    KEPT,
    LOOKING,
    PILE,
    PLACE_OF,
    SHOWN,
    TREASURES,
    Altiplano,
)


def names(cards: list[int]) -> list[str]:
    return [KEYS[card] for card in cards]


def view(game: Altiplano, seat: int) -> dict[str, Any]:
    """Cards by key. What is hidden appears as a number of cards; who is asked in secret does not appear at all."""
    asker = game.asker
    is_open = asker is not None and (game.asking == seat or not asker.secret(game))
    return {
        "game": "altiplano",
        "you": None if seat < 0 else seat,
        "turn": game.turn,
        "turn_of": game.turn_of,
        "first": game.first,
        "phase": game.phase,
        "asking": game.asking if is_open else None,
        "specials": {"adventurer": game.holder[0], "rogue": game.holder[1]},
        "piles": {
            "exploration": pile_view(game, EXPLORATION, seat),
            "characters": pile_view(game, CHARACTERS, seat),
        },
        "discards": {
            "exploration": names(game.zones[DISCARD + EXPLORATION]),
            "characters": names(game.zones[DISCARD + CHARACTERS]),
        },
        "in_play": names(game.zones[IN_PLAY]),
        "revealed": names(game.zones[SHOWN]),
        "events": [
            {"kind": event.kind, "actor": event.actor, "card": KEYS[event.card] if event.card >= 0 else None,
             "outcome": event.outcome}
            for event in game.events
        ],
        "seats": [seat_view(game, owner, seat) for owner in (0, 1)],
        "over": game.over,
        "winners": game.winners[:],
    }  # fmt: skip


def pile_view(game: Altiplano, kind: int, seat: int) -> dict[str, Any]:
    """The size of a pile, and what this seat knows of it from the bottom up (cards it has put under)."""
    pile = game.zones[PILE + kind]
    known: list[str | None] = []
    if seat >= 0 and knows_any(game, seat, pile):
        known = [KEYS[card] if game.known.knows(seat, card) else None for card in pile]
    return {"size": len(pile), "known": known}


def knows_any(game: Altiplano, seat: int, pile: list[int]) -> bool:
    """Rarely so, and every choice asks it for every reader: a list of what is not known is not made first."""
    for card in pile:  # noqa: SIM110 (compiled, a generator would cost more than the loop)
        if game.known.knows(seat, card):
            return True
    return False


def seat_view(game: Altiplano, owner: int, seat: int) -> dict[str, Any]:
    hand = game.zones[HAND + owner]
    looking = game.zones[LOOKING + owner]
    characters = sum(1 for card in hand if card < CHARACTERS_IN_BOX)
    # hand.open-count: how many of each kind is open; which ones only for the owner and whoever has seen them.
    seen = [card for card in hand if is_seen(game, card, owner, seat)]
    return {
        "hand": {"characters": characters, "exploration": len(hand) - characters, "cards": sorted(names(seen))},
        "camp": names(game.zones[CAMP + owner]),
        "location": KEYS[game.zones[PLACE_OF + owner][0]] if game.zones[PLACE_OF + owner] else None,
        "treasures": names(game.zones[TREASURES + owner]),
        "specials": [KEYS[card] for card in (ADVENTURER, ROGUE) if game.holder[card - ADVENTURER] == owner],
        "looking_at": names(looking) if owner == seat else len(looking),
        "kept": names(game.zones[KEPT + owner]) if owner == seat else len(game.zones[KEPT + owner]),
        "hand_limit": game.hand_limit(owner),
    }


def is_seen(game: Altiplano, card: int, owner: int, seat: int) -> bool:
    if seat < 0:
        return False
    return seat == owner or game.known.knows(seat, card)
