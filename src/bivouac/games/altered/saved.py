# not compiled: a save is checked once, when it is loaded
"""What a saved game may hold: bounds of fields and steps, and what must belong together."""

from typing import Any, Final

from bivouac.engine.bounds import COUNT, FRAME, HIGHEST, SEAT, SWITCH, Bounds, number, numbers, piles
from bivouac.engine.checking import must, must_be_once, must_know, must_mix_alike, steps_of
from bivouac.engine.objects import STRIDE
from bivouac.engine.state import Trigger
from bivouac.games.altered import words
from bivouac.games.altered.catalog import (
    CATALOG,
    CHARACTER,
    FACTIONS,
    HERO,
    HEROES,
    IS_A,
    LISTENS,
    PERMANENT,
    SCRIPTS,
    STANDS,
    STARTERS,
    TOKEN,
    NextCard,
)
from bivouac.games.altered.state import LINE_OF, Altered, BecomeOrb
from bivouac.games.altered.state_ground import (
    CARDS_PER_SEAT,
    DISCARD,
    EXPEDITION,
    GONE,
    HAND,
    HERO_ZONE,
    HIDDEN,
    LANDMARKS,
    LAST_REGION,
    LIMBO,
    MANA,
    REVEALED,
    SETUP,
    THIS_DAY,
    THIS_TURN,
    TOKENS_FROM,
    ZONES,
    seat_of_zone,
)
from bivouac.games.altered.steps import LeaveLimbo, PayFor, Resolve

MOST_CARDS: Final = 2000  # with tokens
KINDS: Final = len(CATALOG.cards)
CARD: Final = number(0, TOKENS_FROM - 1)
OBJECT: Final = number(0, HIGHEST)
OBJECT_OR_NONE: Final = number(-1, HIGHEST)
CAUSE: Final = number(0, len(words.LINES.causes) - 1)
ORIGIN: Final = number(0, 3)
GOALS: Final = sorted(LINE_OF)
SCRIPT: Final = number(0, len(SCRIPTS) - 1)
COUNTED: Final = numbers(0, 10_000)
ROWS: Final = piles(-1, HIGHEST, -1)

BOUNDS: Final = Bounds(
    fields={
        "active": SEAT,
        "arena": SWITCH,
        "boosts": COUNTED,
        "chosen": numbers(-1, 2 * MOST_CARDS),
        "counters": COUNTED,
        "day": COUNT,
        "decks": numbers(0, len(FACTIONS) - 1, 2),
        "dice": numbers(1, 6),
        "first": SEAT,
        "kinds": numbers(0, KINDS - 1),
        "later": ROWS,
        "leaving": numbers(0, MOST_CARDS),
        "listening": COUNT,
        "marks": numbers(0, 15),
        "moved": SWITCH,
        "objects": ROWS,
        "passed": number(0, 3),
        "phase": number(SETUP, 5),
        "played": numbers(0, 10_000, 2),
        "promises": ROWS,
        "ready": numbers(0, CARDS_PER_SEAT, 2),
        "regions": numbers(1, 7, LAST_REGION + 1),
        "shown": number(0, 7),
        "standing": COUNT,
        "stopped": number(0, 15),
        "track": numbers(0, LAST_REGION, 4),
        "turn_over": SWITCH,
        "uses": numbers(0, HIGHEST),
        "where": numbers(GONE, ZONES - 1),
        "zones": piles(0, MOST_CARDS, ZONES),
    },
    steps={
        "AddOne": (SEAT, FRAME),
        "BecomeOrb": (number(0, MOST_CARDS),),
        "CleanUp": (SEAT,),
        "Depart": (number(GOALS[0], GOALS[-1]), CAUSE),
        "Expand": (SEAT,),
        "Follow": (number(0, MOST_CARDS), FRAME),
        "KeepDie": (SEAT, FRAME),
        "LeaveLimbo": (SEAT, CARD, ORIGIN),
        "PayFor": (SEAT, CARD, ORIGIN),
        "PlayOrTake": (SEAT, CAUSE),
        "PutIntoPlay": (SEAT, number(0, 10), CAUSE),
        "Resolve": (SEAT, CARD, ORIGIN, number(0, 1)),
        "ResupplyNow": (SEAT,),
        "SortRevealed": (SEAT,),
    },
    roots=("Afternoon", "Day", "Dusk", "EndTurn", "Morning", "Night", "NightEnd", "Noon", "Opening", "Turn"),
    resting=(
        "AfterRest",
        "Arena",
        "CheckMoved",
        "CleanUp",
        "Expand",
        "MorningDraws",
        "Prepare",
        "Progress",
        "React",
        "Rest",
    ),
    event=(number(0, 1), SEAT, SEAT, number(-1, -1), number(0, 100), number(0, 2)),
    answered=OBJECT,
    trigger=(SEAT, OBJECT, SCRIPT, OBJECT_OR_NONE, number(0, 1000)),
    source=OBJECT,
    it=OBJECT_OR_NONE,
    number=number(-1000, 10_000),
)


def check(game: Altered) -> None:
    """Every card lies in one place that is for its kind; what waits speaks of cards that are there."""
    check_cards(game)
    check_places(game)
    check_objects(game)
    check_promises(game)
    check_steps(game)


def check_cards(game: Altered) -> None:
    """Each seat has the cards of its deck, in their order, its Hero last; after them come tokens."""
    cards = len(game.kinds)
    must(TOKENS_FROM <= cards <= MOST_CARDS, "kinds", cards, f"from {TOKENS_FROM} to {MOST_CARDS} cards")
    for name, row in (
        ("where", game.where), ("marks", game.marks), ("boosts", game.boosts), ("counters", game.counters),
        ("objects", game.objects.number),
    ):  # fmt: skip
        must(len(row) == cards, name, len(row), f"one for each of {cards} cards")
    for seat in (0, 1):
        deck = [kind for kind, copies in STARTERS[game.decks[seat]].items() for _ in range(copies)]
        deck.append(HEROES[game.decks[seat]])
        mine = game.kinds[seat * CARDS_PER_SEAT : (seat + 1) * CARDS_PER_SEAT]
        must(mine == deck, "kinds", mine, f"the deck {FACTIONS[game.decks[seat]]}")
    tokens = game.kinds[TOKENS_FROM:]
    must(all(IS_A[kind] & TOKEN for kind in tokens), "kinds", tokens, "tokens after the decks")


def check_places(game: Altered) -> None:
    zones = game.zones
    tokens = [card for card in range(TOKENS_FROM, len(game.kinds)) if game.where[card] != GONE]
    must_be_once([card for zone in zones for card in zone], [*range(TOKENS_FROM), *tokens], "zones")
    listening = 0
    standing = 0
    for z, zone in enumerate(zones):
        for card in zone:
            kind = game.kinds[card]
            must(game.where[card] == (z if z >= DISCARD else HIDDEN), "where", game.where[card], f"zone {z}")
            if z not in (LIMBO, REVEALED):
                must(game.owner(card) == seat_of_zone(z), "zones", card, f"a card of its owner in zone {z}")
            must(bool(IS_A[kind] & HERO) == (z in (HERO_ZONE, HERO_ZONE + 1)), "zones", card, "Heroes at their place")
            if z >= EXPEDITION:
                must(bool(IS_A[kind] & CHARACTER), "zones", card, "Characters in expeditions")
            elif z >= LANDMARKS:
                must(bool(IS_A[kind] & PERMANENT), "zones", card, "Landmarks at their place")
            must(card < TOKENS_FROM or z >= EXPEDITION, "zones", card, "tokens in expeditions only")
            if z >= HERO_ZONE:
                listening |= LISTENS[kind]
                standing |= STANDS[kind]
    must(game.listening == listening, "listening", game.listening, f"{listening}, by the cards in play")
    must(game.standing == standing, "standing", game.standing, f"{standing}, by the cards in play")
    for seat in (0, 1):
        must_know(game, seat, zones[HAND + seat], "hand")
        orbs = len(zones[MANA + seat])
        must(game.ready[seat] <= orbs, "ready", game.ready, f"at most {orbs} of seat {seat}")
    must_mix_alike(game, [-1 if IS_A[game.kinds[card]] & HERO else game.owner(card) for card in range(TOKENS_FROM)])


def check_objects(game: Altered) -> None:
    cards = len(game.kinds)
    for card, now in enumerate(game.objects.number):
        must(now >= 0 and now % STRIDE == card, "objects", now, f"a number of card {card}")
    for now, values in game.objects.last_known.items():
        must(now >= 0 and now % STRIDE < cards and len(values) == 5, "objects", values, "five values of a card")
        must(0 <= values[0] < ZONES and min(values[1:]) >= 0, "objects", values, "five values of a card")
    waiting: list[tuple[Trigger, str]] = [(trigger, "pending") for trigger in game.pending]
    for trigger, name in waiting + [(trigger, "later") for trigger in game.later]:
        check_trigger(game, trigger, name)
    for at, it in enumerate(game.frames):
        must(at & 1 == 1 or it < 0 or it % STRIDE < cards, "frames", it, "a card that there is")
    for step in steps_of(game):
        source = getattr(step, "source", 0)
        must(source % STRIDE < cards, "agenda", source, "a card that there is")
        card = getattr(step, "card", 0)
        must(card < cards, "agenda", card, "a card that there is")
    for event in game.events:
        must(all(source % STRIDE < cards for source in event.answered), "events", event.data(), "cards that there are")


def check_trigger(game: Altered, trigger: Trigger, name: str) -> None:
    cards = len(game.kinds)
    must(trigger.owner in (0, 1), name, trigger.data(), "a trigger of a seat")
    has_script = 0 <= trigger.ability < len(SCRIPTS) and 0 <= trigger.number < len(SCRIPTS[trigger.ability])
    must(has_script, name, trigger.data(), "an ability of a card")
    fits = trigger.source >= 0 and trigger.source % STRIDE < cards and trigger.about >= -1
    must(fits and (trigger.about < 0 or trigger.about % STRIDE < cards), name, trigger.data(), "cards that there are")


def check_promises(game: Altered) -> None:
    for promise in game.promises:
        must(
            promise.owner in (0, 1) and THIS_TURN <= promise.until <= THIS_DAY, "promises", promise.data(), "a promise"
        )
        has_script = 0 <= promise.script < len(SCRIPTS) and 0 <= promise.path < len(SCRIPTS[promise.script])
        must(has_script, "promises", promise.data(), "an ability of a card")
        node: Any = SCRIPTS[promise.script][promise.path]
        must(isinstance(node, NextCard), "promises", promise.data(), "a verb that promises something")
        fits = promise.source >= 0 and promise.source % STRIDE < len(game.kinds)
        must(fits, "promises", promise.data(), "a card that there is")


def check_steps(game: Altered) -> None:
    """Cards lie in Limbo, dice on the table, and cards are about to leave only as long as something waits for them."""
    steps = steps_of(game)
    names = [type(step).__name__ for step in steps]
    is_opening = "Opening" in names
    must(is_opening == (game.phase == SETUP), "phase", game.phase, "the set-up during the opening only")
    if is_opening:
        fits = game.day == 0 and all(len(game.zones[HAND + seat]) == 6 for seat in (0, 1))
        must(fits and not game.agenda, "agenda", names, "the opening of two hands of six cards")
    limbo = [step.card for step in steps if isinstance(step, (Resolve, LeaveLimbo))]
    must(sorted(limbo) == sorted(game.zones[LIMBO]), "zones", game.zones[LIMBO], "the cards that are being played")
    for i, step in enumerate(steps):
        if isinstance(step, PayFor):
            beneath = steps[i - 1] if i > 0 else None
            fits = isinstance(beneath, Resolve) and beneath.card == step.card and beneath.seat_of == step.seat_of
            must(fits, "agenda", step.data(), "a card to resolve beneath")
    for step in steps:
        if isinstance(step, (Resolve, LeaveLimbo)):
            must(game.owner(step.card) == step.seat_of, "agenda", step.data(), "a card of that seat")
        elif isinstance(step, BecomeOrb):
            must(step.card in game.leaving, "agenda", step.data(), "a card that is about to leave")
    must(("KeepDie" in names) == bool(game.dice), "dice", game.dice, "dice while they are to be read")
    check_leaving(game, names)


def check_leaving(game: Altered, names: list[str]) -> None:
    leaving = game.leaving
    must(names.count("Depart") == int(bool(leaving)) or "Depart" in names, "leaving", leaving, "cards about to leave")
    fits = len(set(leaving)) == len(leaving) and all(
        card < len(game.kinds) and game.where[card] >= LANDMARKS for card in leaving
    )
    must(fits, "leaving", leaving, "cards in play, each once")
