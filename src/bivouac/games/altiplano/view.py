"""What a seat may know, as JSON."""

from typing import Final, get_args

from bivouac.engine.knowledge import KNOWN
from bivouac.games.altiplano.actions import KEYS
from bivouac.games.altiplano.catalog import CHARACTERS_IN_BOX
from bivouac.games.altiplano.shapes import (
    AltiplanoView,
    Discards,
    EventView,
    PileView,
    SeatView,
    Special,
    Specials,
)
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

SPECIALS: Final[tuple[Special, ...]] = get_args(Special)


def names(cards: list[int]) -> list[str]:
    return [KEYS[card] for card in cards]


class Open:
    """What everybody sees: made once for all who look."""

    __slots__ = ("discards", "events", "in_play", "revealed", "seats", "specials")

    def __init__(self, game: Altiplano) -> None:
        self.specials: Final[Specials] = {"adventurer": game.holder[0], "rogue": game.holder[1]}
        self.discards: Final[Discards] = {
            "exploration": names(game.zones[DISCARD + EXPLORATION]),
            "characters": names(game.zones[DISCARD + CHARACTERS]),
        }
        self.in_play: Final = names(game.zones[IN_PLAY])
        self.revealed: Final = names(game.zones[SHOWN])
        self.events: Final[list[EventView]] = [
            {"kind": event.kind, "actor": event.actor, "card": KEYS[event.card] if event.card >= 0 else None,
             "outcome": event.outcome}
            for event in game.events
        ]  # fmt: skip
        self.seats: Final = [OpenSeat(game, owner) for owner in (0, 1)]


class OpenSeat:
    __slots__ = ("camp", "characters", "exploration", "hand_limit", "location", "specials", "treasures")

    def __init__(self, game: Altiplano, owner: int) -> None:
        # hand.open-count: how many of each kind is open; which ones only for the owner and whoever has seen them.
        self.characters = 0
        hand = game.zones[HAND + owner]
        for card in hand:
            if card < CHARACTERS_IN_BOX:
                self.characters += 1
        self.exploration: Final = len(hand) - self.characters
        self.camp: Final = names(game.zones[CAMP + owner])
        place = game.zones[PLACE_OF + owner]
        self.location: Final = KEYS[place[0]] if place else None
        self.treasures: Final = names(game.zones[TREASURES + owner])
        self.specials: Final = [word for i, word in enumerate(SPECIALS) if game.holder[i] == owner]
        self.hand_limit: Final = game.hand_limit(owner)


def view(game: Altiplano, seat: int) -> AltiplanoView:
    return seen(game, seat, Open(game))


def views(game: Altiplano, seats: list[int]) -> list[AltiplanoView]:
    known_to_all = Open(game)
    return [seen(game, seat, known_to_all) for seat in seats]


def seen(game: Altiplano, seat: int, known_to_all: Open) -> AltiplanoView:
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
        "specials": known_to_all.specials,
        "piles": {
            "exploration": pile_view(game, EXPLORATION, seat),
            "characters": pile_view(game, CHARACTERS, seat),
        },
        "discards": known_to_all.discards,
        "in_play": known_to_all.in_play,
        "revealed": known_to_all.revealed,
        "events": known_to_all.events,
        "seats": [seat_view(game, owner, seat, known_to_all.seats[owner]) for owner in (0, 1)],
        "over": game.over,
        "winners": game.winners[:],
    }


def pile_view(game: Altiplano, kind: int, seat: int) -> PileView:
    """The size of a pile, and what this seat knows of it from the bottom up (cards it has put under)."""
    pile = game.zones[PILE + kind]
    known: list[str | None] = []
    if seat >= 0 and knows_any(game.known.pools[seat], pile):
        known = [KEYS[card] if game.known.knows(seat, card) else None for card in pile]
    return {"size": len(pile), "known": known}


def knows_any(pools: list[int], pile: list[int]) -> bool:
    """Rarely so, and every choice asks it for every reader: a list of what is not known is not made first."""
    for card in pile:  # noqa: SIM110 (compiled, a generator would cost more than the loop)
        if pools[card] == KNOWN:
            return True
    return False


def seat_view(game: Altiplano, owner: int, seat: int, known_to_all: OpenSeat) -> SeatView:
    looking, kept = game.zones[LOOKING + owner], game.zones[KEPT + owner]
    cards = [KEYS[card] for card in game.zones[HAND + owner] if is_seen(game, card, owner, seat)]
    cards.sort()
    return {
        "hand": {"characters": known_to_all.characters, "exploration": known_to_all.exploration, "cards": cards},
        "camp": known_to_all.camp,
        "location": known_to_all.location,
        "treasures": known_to_all.treasures,
        "specials": known_to_all.specials,
        "looking_at": names(looking) if owner == seat else len(looking),
        "kept": names(kept) if owner == seat else len(kept),
        "hand_limit": known_to_all.hand_limit,
    }


def is_seen(game: Altiplano, card: int, owner: int, seat: int) -> bool:
    if seat < 0:
        return False
    return seat == owner or game.known.knows(seat, card)
