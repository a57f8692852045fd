"""What a seat may know, as JSON."""

from typing import Final, get_args

from bivouac.games.altered.actions import ACTIONS, KEYS
from bivouac.games.altered.catalog import FACTIONS, SCRIPTS_PER_KIND, STARTERS, TERRAINS
from bivouac.games.altered.filters import STATUS_WORDS
from bivouac.games.altered.shapes import (
    AlteredView,
    ExpeditionView,
    Phase,
    Placed,
    Region,
    SeatView,
    Side,
    Status,
    Terrain,
)
from bivouac.games.altered.state import Altered
from bivouac.games.altered.state_ground import (
    DECK,
    DISCARD,
    EXHAUSTED,
    EXPEDITION,
    HAND,
    HERO_ZONE,
    LANDMARKS,
    LAST_REGION,
    LIMBO,
    MANA,
    RESERVE,
    REVEALED,
)
from bivouac.games.altered.turn_evening import reasons_to_advance

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
SIDES: Final[tuple[Side, ...]] = get_args(Side)


def terrain_words(mask: int) -> list[Terrain]:
    return [word for i, word in enumerate(TERRAINS) if mask >> i & 1]


def view(game: Altered, seat: int) -> AlteredView:
    """Cards by the keys of their kinds. What is hidden appears as a number of cards."""
    return {
        "game": "altered",
        "you": None if seat < 0 else seat,
        "day": game.day,
        "turn": game.day,
        "phase": PHASES[game.phase],
        "first": began(game),
        "first_player": game.first,
        "active": game.active if PHASES[game.phase] == "afternoon" else None,
        "passed": [game.passed >> owner & 1 == 1 for owner in (0, 1)],
        "asking": game.asking if game.asking >= 0 else None,
        "arena": game.arena,
        "track": [region_view(game, region) for region in range(LAST_REGION + 1)],
        "limbo": [KEYS[game.kinds[card]] for card in game.zones[LIMBO]],
        "revealed": [KEYS[game.kinds[card]] for card in game.zones[REVEALED]],
        "dice": game.dice[:],
        "pending": [
            {"seat": trigger.owner, "card": KEYS[trigger.ability // SCRIPTS_PER_KIND]} for trigger in game.pending
        ],
        "promises": [
            {"seat": promise.owner, "card": KEYS[promise.script // SCRIPTS_PER_KIND]} for promise in game.promises
        ],
        "seats": [seat_view(game, owner, seat) for owner in (0, 1)],
        "answered": [ACTIONS.keys[answer] for answer in game.sealed[seat]] if seat >= 0 and game.sealed else [],
        "over": game.over,
        "winners": game.winners[:],
    }


def began(game: Altered) -> int:
    """Who was first player on the first Day; the marker passes every Morning (morning.pass-marker)."""
    return game.first if game.day <= 1 or game.day % 2 == 1 else 1 - game.first


def region_view(game: Altered, region: int) -> Region:
    """zone.tumult-hidden: the terrains of a face-down card are told to nobody."""
    is_open = region in (0, LAST_REGION) or game.shown >> ((region - 1) // 2) & 1 == 1
    return {
        "terrains": terrain_words(game.terrains(region)) if is_open else None,
        "markers": [[owner, SIDES[side]] for owner in (0, 1) for side in (0, 1)
                    if not game.arena and game.track[2 * owner + side] == region],
    }  # fmt: skip


def seat_view(game: Altered, owner: int, seat: int) -> SeatView:
    deck = game.zones[DECK + owner]
    known = [KEYS[game.kinds[card]] if is_known(game, card, seat) else None for card in deck]
    hero = game.zones[HERO_ZONE + owner]
    return {
        "deck": {"size": len(deck), "known": known if any(known) else []},
        "list": list_view(game, owner, seat),
        "faction": FACTIONS[game.decks[owner]],
        "hand": {
            "size": len(game.zones[HAND + owner]),
            "cards": seen_cards(game, HAND, owner, seat),
        },
        "mana": {
            "orbs": len(game.zones[MANA + owner]),
            "ready": game.ready[owner],
            "cards": seen_cards(game, MANA, owner, seat),
        },
        "discard": [KEYS[game.kinds[card]] for card in game.zones[DISCARD + owner]],
        "reserve": [card_view(game, card) for card in game.zones[RESERVE + owner]],
        "landmarks": [card_view(game, card) for card in game.zones[LANDMARKS + owner]],
        "hero": card_view(game, hero[0]) if hero else None,
        "expeditions": [expedition_view(game, 2 * owner + side) for side in (0, 1)],
        "distance": game.distance(owner),
    }


def list_view(game: Altered, owner: int, seat: int) -> dict[str, int] | None:
    """The list of a deck: open, or told to its player alone."""
    if not game.rules.open_lists and owner != seat:
        return None
    return {KEYS[kind]: copies for kind, copies in STARTERS[game.decks[owner]].items()}


def expedition_view(game: Altered, expedition: int) -> ExpeditionView:
    """Its Characters, its totals by terrain, and the terrains by which it would advance if it were Dusk now."""
    totals = game.totals()
    halted = not game.arena and (game.defender_of(expedition) >= 0 or game.is_stopped(expedition))
    return {
        "region": game.track[expedition],
        "characters": [card_view(game, card) for card in game.zones[EXPEDITION + expedition]],
        "also": [card_view(game, card) for card in game.zones[EXPEDITION + (expedition ^ 1)] if game.is_gigantic(card)],
        "totals": totals[3 * expedition : 3 * expedition + 3],
        "halted": halted,
        # A marker stands on open regions only: all that is compared is known to everybody.
        "due": [] if halted else terrain_words(reasons_to_advance(game, expedition)),
    }


def card_view(game: Altered, card: int) -> Placed:
    marks = game.marks[card]
    made: Placed = {"card": KEYS[game.kinds[card]]}
    status: list[Status] = [word for bit, word in STATUS_WORDS if marks & bit]
    if marks & EXHAUSTED:
        status.append("exhausted")
    if status:
        made["status"] = status
    if game.boosts[card]:
        made["boosts"] = game.boosts[card]
    if game.counters[card]:
        made["counters"] = game.counters[card]
    if game.where[card] >= LANDMARKS:
        if game.tough(card):
            made["tough"] = game.tough(card)
        if game.is_gigantic(card):
            made["gigantic"] = True
    return made


def is_known(game: Altered, card: int, seat: int) -> bool:
    return seat >= 0 and game.known.knows(seat, card)


def seen_cards(game: Altered, zone: int, owner: int, seat: int) -> list[str]:
    """zone.hidden, mana.owner-looks: those that this seat knows, without order."""
    if seat < 0:
        return []
    cards = [card for card in game.zones[zone + owner] if seat == owner or game.known.knows(seat, card)]
    return sorted(KEYS[game.kinds[card]] for card in cards)
