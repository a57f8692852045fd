"""The action table: what a player of Fortune and Glory can say. Verbs and nouns keep their numbers for ever; packs
append."""

from typing import Final

from bivouac.engine.actions import Actions
from bivouac.games.fortune_and_glory.catalog import (
    ADVENTURE,
    ALLY,
    ARTIFACT,
    CITY,
    EVENT,
    FIRST,
    GEAR,
    HERO,
    ITEM,
)
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.map import FIRST_CITY
from bivouac.games.fortune_and_glory.map import KEYS as SPACE_KEYS

MOST_NUMBER: Final = 12
MOST_SEATS: Final = 8  # setup.random-hero


def cards(*decks: int) -> list[str]:
    """The keys of these decks at their numbers; holes elsewhere."""
    nouns = [""] * len(KEYS)
    for deck in decks:
        nouns[FIRST[deck] : FIRST[deck + 1]] = KEYS[FIRST[deck] : FIRST[deck + 1]]
    return nouns


def numbers(first: int) -> list[str]:
    """Numbers as nouns; the noun is the number itself."""
    return ["" if n < first else str(n) for n in range(MOST_NUMBER + 1)]


SEAT_NOUNS: Final = [str(seat + 1) for seat in range(MOST_SEATS)]

ACTIONS: Final = Actions("event.any-time", "card.read-aloud", "danger.or-choice")
GO: Final = ACTIONS.verb("go", "movement.roll", SPACE_KEYS)
STAY: Final = ACTIONS.word("stay", "movement.optional")
DRAW: Final = ACTIONS.word("draw", "initiative.one-draws-event")
PLAY: Final = ACTIONS.verb("play", "event.any-time", cards(EVENT, CITY))
ACTIVATE: Final = ACTIONS.verb("activate", "gear.activation-once", cards(GEAR, ALLY, ITEM, HERO))
USE: Final = ACTIONS.verb("use", "gear.use-any", cards(GEAR, ALLY, ITEM, HERO))
SEARCH: Final = ACTIONS.word("search", "artifact.may-search")
DECLINE: Final = ACTIONS.word("decline", "adventure.by-place")
PRESS_ON: Final = ACTIONS.word("press-on", "danger.choice-after")
STOP: Final = ACTIONS.word("stop", "danger.choice-after")
FIGHT: Final = ACTIONS.word("fight", "combat.rounds")
ESCAPE: Final = ACTIONS.word("escape", "escape.any-round")
ROLL: Final = ACTIONS.word("roll", "test.dice-count")
PUSH: Final = ACTIONS.verb("push", "push.one-die-per-wound", numbers(1))
SELL: Final = ACTIONS.verb("sell", "sell.any-artifact", cards(ARTIFACT))
BUY: Final = ACTIONS.verb("buy", "item.open-choice", cards(ITEM))
BUY_GEAR: Final = ACTIONS.word("buy-gear", "gear.price")
BUY_ALLY: Final = ACTIONS.word("buy-ally", "gear.price")
HEAL: Final = ACTIONS.verb("heal", "city.heal-price", numbers(1))
DONE: Final = ACTIONS.word("done", "city.options")
DISCARD: Final = ACTIONS.verb("discard", "gear.excess-discarded", cards(EVENT, CITY, GEAR, ALLY, ITEM))
LOSE: Final = ACTIONS.verb("lose", "ko.penalty-d6-discard", ["glory", "fortune"])
GIVE_UP: Final = ACTIONS.verb("give-up", "ko.penalty-artifacts", cards(ARTIFACT))
KEEP: Final = ACTIONS.verb("keep", "card.play-immediately-on-choice", cards(EVENT, CITY, GEAR, ALLY))
TARGET: Final = ACTIONS.verb("target", "event.targets", SEAT_NOUNS)
PLACE: Final = ACTIONS.verb("place", "card.location-use", SPACE_KEYS)
STEP: Final = ACTIONS.verb("step", "henchman.escape-moves-hero", SPACE_KEYS)
TAKE: Final = ACTIONS.verb("take", "event.targets", cards(GEAR, ALLY, ITEM))
READY: Final = ACTIONS.verb("ready", "gear.activation-turned", cards(GEAR, ALLY, ITEM, HERO))
RESOLVE: Final = ACTIONS.verb(
    "resolve", "event.first-player-priority", cards(EVENT, CITY, GEAR, ALLY, ITEM, ADVENTURE, HERO)
)
SNEAK: Final = ACTIONS.verb("sneak", "sneak.roll", ["", *[str(n) for n in range(1, 7)]])
BOARD: Final = ACTIONS.word("board", "zeppelin.sneak-aboard")
BELOW: Final = ACTIONS.word("below", "zeppelin.sneak-aboard")
LEAVE: Final = ACTIONS.word("leave", "zeppelin.rules-on-sheet")
GO_ON: Final = ACTIONS.word("go-on", "zeppelin.rules-on-sheet")
FLY: Final = ACTIONS.verb(
    "fly", "flight.from-city", ["" if n < FIRST_CITY else key for n, key in enumerate(SPACE_KEYS)]
)

NOUN: Final = ACTIONS.noun_of
VERB: Final = ACTIONS.verb_of
STAY_ID: Final = STAY.ids[0]
DRAW_ID: Final = DRAW.ids[0]
SEARCH_ID: Final = SEARCH.ids[0]
DECLINE_ID: Final = DECLINE.ids[0]
PRESS_ON_ID: Final = PRESS_ON.ids[0]
STOP_ID: Final = STOP.ids[0]
FIGHT_ID: Final = FIGHT.ids[0]
ESCAPE_ID: Final = ESCAPE.ids[0]
ROLL_ID: Final = ROLL.ids[0]
BUY_GEAR_ID: Final = BUY_GEAR.ids[0]
BUY_ALLY_ID: Final = BUY_ALLY.ids[0]
DONE_ID: Final = DONE.ids[0]
BOARD_ID: Final = BOARD.ids[0]
BELOW_ID: Final = BELOW.ids[0]
LEAVE_ID: Final = LEAVE.ids[0]
GO_ON_ID: Final = GO_ON.ids[0]
