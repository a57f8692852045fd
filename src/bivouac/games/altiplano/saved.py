# not compiled: a save is checked once, when it is loaded
"""What a saved game may hold: bounds of fields and steps, and what must belong together."""

from typing import Final

from bivouac.engine.bounds import COUNT, SEAT, Bounds, number, numbers, piles
from bivouac.engine.checking import must, must_be_once, must_know, must_mix_alike, steps_of, unlanded
from bivouac.engine.events import CANCELLED, Event
from bivouac.games.altiplano.catalog import (
    ALL_CARDS,
    CARDS_IN_BOX,
    CATALOG,
    CHARACTER,
    CHARACTERS_IN_BOX,
    FIRST_LOCATION,
    IS_A,
    LOCATION,
    REACTION,
    TREASURE,
)
from bivouac.games.altiplano.state import (
    CAMP,
    CAMP_LIMIT,
    CHARACTERS,
    DISCARD,
    EXPLORATION,
    HAND,
    IN_PLAY,
    KEPT,
    LOOKING,
    PILE,
    PLACE_OF,
    PLACING,
    PLAYED,
    REACTED,
    REMOVAL,
    SHOWN,
    TREASURES,
    ZONES,
    Altiplano,
    PutAway,
)
from bivouac.games.altiplano.steps import MakeRoom, PlaceCard
from bivouac.games.altiplano.turn import ActionPhase, KeepOne
from bivouac.games.altiplano.verbs_piles import PutShownAway, PutUnder

CARD: Final = number(0, CARDS_IN_BOX - 1)
SOURCE: Final = number(-1, ALL_CARDS - 1)  # a card or a Special; -1 is the phase
ASSEMBLING: Final = ("Turn", "DealHands", "Assembled", "KeepOne")

BOUNDS: Final = Bounds(
    fields={
        "first": SEAT,
        "holder": numbers(-1, 1, 2),
        "phase": number(0, 4),
        "turn": COUNT,
        "turn_of": SEAT,
        "zones": piles(0, CARDS_IN_BOX - 1, ZONES),
    },
    steps={
        "ActionPhase": (number(2, 3),),
        "DrawCard": (SEAT, SOURCE),
        "KeepOne": (SEAT,),
        "MakeRoom": (SEAT, number(0, CHARACTERS_IN_BOX - 1), SOURCE),
        "PlaceCard": (SEAT, CARD, SOURCE),
        "PutAway": (number(FIRST_LOCATION, CARDS_IN_BOX - 1),),
        "PutShownAway": (number(EXPLORATION, CHARACTERS),),
        "PutUnder": (SEAT, number(EXPLORATION, CHARACTERS), number(0, ALL_CARDS - 1)),
        "Renew": (number(0, 3),),
    },
    roots=("Turn",),
    resting=("ActionPhase", "Assembled", "CheckHand", "DealHands", "DrawCard", "KeepOne", "Renew"),
    event=(number(0, 4), SEAT, SEAT, SOURCE, SOURCE, number(0, 3)),
    answered=number(0, ALL_CARDS - 1),
    source=number(0, ALL_CARDS - 1),
    it=SOURCE,
    number=number(-1, CARDS_IN_BOX),
)


def check(game: Altiplano) -> None:
    """Every card lies in one place that is for its kind; what waits speaks of cards that are there."""
    zones = game.zones
    must_be_once([card for zone in zones for card in zone], range(CARDS_IN_BOX), "zones")
    for seat in (0, 1):
        check_camp(game, seat)
        must_know(game, seat, zones[HAND + seat] + zones[LOOKING + seat] + zones[KEPT + seat], "hand")
    for zone in (PILE, DISCARD):
        must(all(card >= CHARACTERS_IN_BOX for card in zones[zone]), "zones", zones[zone], "Exploration cards")
        others = zones[zone + CHARACTERS]
        must(all(card < CHARACTERS_IN_BOX for card in others), "zones", others, "Characters")
    must_mix_alike(game, [CHARACTERS if card < CHARACTERS_IN_BOX else EXPLORATION for card in range(CARDS_IN_BOX)])
    names = [type(step).__name__ for step in steps_of(game)]
    if game.phase == 0:
        check_assembly(game, names)
    else:
        must(game.turn > 0, "turn", game.turn, "at least 1 in a phase of a turn")
        is_firsts = game.turn % 2 == 1
        turn_of = game.first if is_firsts else 1 - game.first
        must(game.turn_of == turn_of, "turn_of", game.turn_of, f"{turn_of} in turn {game.turn}")
        for name in ASSEMBLING[1:]:
            must(name not in names, "agenda", name, "this before the first turn only")
        must(not zones[KEPT] and not zones[KEPT + 1], "zones", zones[KEPT], "no cards that were kept")
        check_looked_at(game)
    check_events(game)


def check_camp(game: Altiplano, seat: int) -> None:
    zones = game.zones
    camp, places, treasures = zones[CAMP + seat], zones[PLACE_OF + seat], zones[TREASURES + seat]
    is_camp = len(camp) <= CAMP_LIMIT and all(card < CHARACTERS_IN_BOX for card in camp)
    must(is_camp, "zones", camp, f"at most {CAMP_LIMIT} Characters in a Camp")
    must(len(places) <= 1 and all(IS_A[card] & LOCATION for card in places), "zones", places, "one Location or none")
    most = 2 if game.over else 1
    fits = len(treasures) <= most and all(IS_A[card] & TREASURE for card in treasures)
    must(fits, "zones", treasures, f"at most {most} Treasures")
    kept = Altiplano(game.rules, game)
    kept.assign_specials()
    must(kept.holder == game.holder, "holder", game.holder, f"{kept.holder}, by the Characters in the Camps")


def check_assembly(game: Altiplano, names: list[str]) -> None:
    """assembly.pass: one has three cards to keep one of; nothing else has been dealt."""
    must(tuple(names) == ASSEMBLING, "agenda", names, "the Expedition Assembly")
    must(game.turn == 0 and game.turn_of == game.first, "turn", game.turn, "0 before the first turn")
    assert isinstance(game.asker, KeepOne)
    zones = game.zones
    me = game.asker.me
    kept = [len(zones[KEPT]), len(zones[KEPT + 1])]
    is_fair = len(zones[LOOKING + me]) == 3 and not zones[LOOKING + 1 - me]
    must(is_fair, "zones", zones[LOOKING + me], "three Characters to choose from")
    fits = kept[me] < 3 and kept[me] <= kept[1 - me] <= kept[me] + 1
    must(fits, "zones", kept, "as many Characters kept by both, or one more by who passes them on")
    for seat in (0, 1):
        for zone in (HAND, CAMP, PLACE_OF, TREASURES):
            must(not zones[zone + seat], "zones", zones[zone + seat], "nothing dealt yet")
        shown = zones[LOOKING + seat] + zones[KEPT + seat]
        must(all(card < CHARACTERS_IN_BOX for card in shown), "zones", shown, "Characters")
    must(not zones[DISCARD] and not zones[DISCARD + 1], "zones", zones[DISCARD], "nothing discarded yet")


def check_looked_at(game: Altiplano) -> None:
    """Cards lie outside of hands, piles and Camps only as long as something waits to put them away."""
    zones = game.zones
    in_play: list[int] = []
    looking = [False, False]
    is_shown = False
    for step in steps_of(game):
        if isinstance(step, PutAway):
            in_play.append(step.card)
        elif isinstance(step, (PlaceCard, MakeRoom)):
            in_play.append(step.card)
            check_placing(game, step.me, step.card)
        elif isinstance(step, PutUnder):
            looking[step.me] = True
        elif isinstance(step, PutShownAway):
            is_shown = True
        elif isinstance(step, ActionPhase) and step is not game.asker:
            must(step.phase >= game.phase, "agenda", step.data(), f"no phase before phase {game.phase}")
    in_play += [event.card for event in unlanded(game) if event.kind == PLACING]
    must(sorted(in_play) == sorted(zones[IN_PLAY]), "zones", zones[IN_PLAY], "the cards that are being played")
    must(is_shown or not zones[SHOWN], "zones", zones[SHOWN], "no cards that were revealed")
    for seat in (0, 1):
        must(looking[seat] or not zones[LOOKING + seat], "zones", zones[LOOKING + seat], "no cards looked at")


def check_placing(game: Altiplano, seat: int, card: int) -> None:
    """place.location, place.treasure: the Camp has room for what is being placed."""
    location = game.zones[PLACE_OF + seat]
    if IS_A[card] & (LOCATION | TREASURE):
        must(bool(location) == bool(IS_A[card] & TREASURE), "zones", location, "a Location for a Treasure, or room")
    else:
        must(bool(IS_A[card] & CHARACTER), "agenda", card, "a card that can be placed")


def check_events(game: Altiplano) -> None:
    landing = unlanded(game)
    for event in game.events:
        is_answered = event.outcome <= CANCELLED or len(event.answered) > 0
        must(is_answered, "events", event.data(), "an answer, since it has changed the event")
        if event.kind in (PLAYED, REACTED):
            must(event.card >= 0 and bool(CATALOG.scripts[event.card]), "events", event.card, "a card with an effect")
        if event in landing and event.outcome != CANCELLED:
            check_landing(game, event)


def check_landing(game: Altiplano, event: Event) -> None:
    zones = game.zones
    if event.kind == REMOVAL:
        must(event.card in zones[CAMP + event.target], "events", event.data(), "a Character of that Camp")
    elif event.kind == PLACING:
        must(event.card >= 0 and bool(IS_A[event.card] & LOCATION), "events", event.data(), "a Location being placed")
        check_placing(game, event.actor, event.card)
    elif event.kind == PLAYED or (event.kind == REACTED and IS_A[event.card] & REACTION):
        must(event.card in zones[IN_PLAY], "events", event.data(), "a card that is being played")
