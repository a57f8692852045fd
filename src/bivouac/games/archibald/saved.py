# not compiled: a save is checked once, when it is loaded
"""What a saved game may hold: bounds of fields and steps, and what must belong together."""

from typing import Final

from bivouac.engine.bounds import COUNT, SEAT, SEATS, Bounds, number, numbers, piles
from bivouac.engine.checking import must, must_be_once, must_know, must_mix_alike, steps_of
from bivouac.games.archibald.board import CELLS, COLUMNS, FIRST_GAOL, bit, can_progress
from bivouac.games.archibald.catalog import (
    ADVENTURES,
    ANSWERS,
    ARCHIBALD,
    BITS,
    ENCOUNTERS,
    EQUIPMENT,
    FEW,
    FIGURES,
    FIRST_ADVENTURE,
    FIRST_HERO,
    FIRST_OUTCOME,
    FIRST_TILE,
    HEROES,
    IS_A,
    KINDS,
    OUTCOMES,
    PER_LEVEL,
    SCRIPTS,
    THINGS,
    level_of_card,
)
from bivouac.games.archibald.state import (
    ADVENTURE_DISCARD,
    ADVENTURE_PILE,
    AFTER,
    BEFORE,
    DISCARD,
    FLOOD_AT,
    GAOLS,
    HAND,
    IN_PLAY,
    KIND_BITS,
    OUTCOME,
    PILE,
    SETUP,
    TILE_PILE,
    ZONES,
    Archibald,
)
from bivouac.games.archibald.steps import BY_DEFEAT, SendBack
from bivouac.games.archibald.turn import Menu, PickHero, PickStart

MOST_FOES: Final = (1 << BITS * KINDS) - 1
LAST_CARD: Final = FIRST_ADVENTURE + ADVENTURES - 1
FIGHT_BOUNDS: Final = (
    (0, 3), (0, CELLS - 1), (0, MOST_FOES), (0, 1), (1, 1 << 24), (1, 1 << 24), (0, 12), (0, 12),
)  # fmt: skip
TRIAL_BOUNDS: Final = ((0, 3), (1, 6))
TOLD_BOUNDS: Final = ((FIRST_ADVENTURE, LAST_CARD), (0, 3), (0, 2))

BOUNDS: Final = Bounds(
    fields={
        "cell": numbers(-1, CELLS - 1, SEATS),
        "deeds": number(0, 63),
        "extra": number(0, 8**12),
        "fight": numbers(0, 1 << 24),
        "flags": numbers(0, 3, CELLS),
        "flood": number(0, FLOOD_AT),
        "foes": numbers(0, MOST_FOES, CELLS),
        "fought": numbers(0, 1 << 24),
        "hero": numbers(-1, FIRST_HERO + HEROES - 1, SEATS),
        "levels": number(0, 63),
        "lives": numbers(0, 20, SEATS),
        "phase": number(SETUP, AFTER),
        "question": number(-1, LAST_CARD),
        "reached": numbers(0, 63, SEATS),
        "sent": number(0, 15),
        "springs": number(0, (1 << CELLS) - 1),
        "supply": numbers(0, max(FIGURES), KINDS),
        "tile": numbers(-1, CELLS - 1, CELLS),
        "told": numbers(0, LAST_CARD),
        "trial": numbers(0, 6),
        "turn": COUNT,
        "turn_of": SEAT,
        "worn": numbers(-1, ENCOUNTERS - 1, SEATS),
        "zones": piles(0, THINGS - 1, ZONES),
    },
    steps={
        "ExtraMove": (number(-1, 3),),
        "HandLimit": (SEAT,),
        "Kill": (number(1, 12),),
        "Menu": (number(BEFORE, AFTER),),
        "PickHero": (SEAT,),
        "PickStart": (SEAT,),
        "SendBack": (SEAT, number(0, 10), number(0, 4)),
    },
    roots=("Turn",),
    resting=("Deal", "Menu", "PickHero", "PickStart"),
    source=number(0, LAST_CARD),
    it=number(-1, THINGS - 1),
    number=number(-20, 100),
)


def check(game: Archibald) -> None:
    """Every card and tile lies in one place that is for its kind, every figure is in the supply or on a tile."""
    check_cards(game)
    must_mix_alike(game, hidden_kinds())
    check_tiles(game)
    check_figures(game)
    check_packed(game)
    steps = steps_of(game)
    if game.phase == SETUP:
        check_setup(game)
    else:
        check_heroes(game)
        turn_of = (game.turn - 1) % game.seats
        must(game.turn > 0 and game.turn_of == turn_of, "turn_of", game.turn_of, f"{turn_of} in turn {game.turn}")
        for step in steps:
            name = type(step).__name__
            must(name not in ("Deal", "PickHero", "PickStart"), "agenda", name, "this before the first turn only")
    check_agenda(game)


def check_cards(game: Archibald) -> None:
    zones = game.zones
    hands = [card for zone in zones[HAND : HAND + game.seats] for card in zone]
    for seat in range(game.seats):
        must_know(game, seat, zones[HAND + seat], "hand")
    empty = zones[HAND + game.seats : HAND + 4]
    must(not any(empty), "zones", empty, "no hand without a seat")
    worn = [card for card in game.worn if card >= 0]
    must(all(IS_A[card] == EQUIPMENT for card in worn), "worn", worn, "equipment")
    played = [card for card in zones[IN_PLAY] if card < ENCOUNTERS]
    read = [card for card in zones[IN_PLAY] if card >= ENCOUNTERS]
    piled: list[int] = []
    for at in range(3):
        level = zones[PILE + at] + zones[DISCARD + at]
        must(all(level_of_card(card) == at + 2 for card in level), "zones", level, f"Encounter cards of level {at + 2}")
        piled += level
    must_be_once(hands + worn + played + piled, range(ENCOUNTERS), "zones")
    adventures = zones[ADVENTURE_PILE] + zones[ADVENTURE_DISCARD] + read
    must_be_once(adventures, range(FIRST_ADVENTURE, FIRST_ADVENTURE + ADVENTURES), "zones")
    outcomes = zones[OUTCOME]
    must_be_once(outcomes, range(FIRST_OUTCOME, FIRST_OUTCOME + OUTCOMES), "zones")
    for i, outcome in enumerate(outcomes):
        fits = bool(SCRIPTS[outcome]) == bool(SCRIPTS[FIRST_OUTCOME + i])
        must(fits, "zones", outcome, "something that follows from every answer")


def hidden_kinds() -> list[int]:
    """Encounter cards and tiles of each level, gaols, Adventures, and what follows from answers are shuffled apart; all
    else lies open."""
    kinds = [-1] * THINGS
    for at in range(3):
        for i in range(at * PER_LEVEL, at * PER_LEVEL + PER_LEVEL):
            kinds[i] = PILE + at
            kinds[FIRST_TILE + COLUMNS + i] = TILE_PILE + at
    for i in range(ADVENTURES):
        kinds[FIRST_ADVENTURE + i] = ADVENTURE_PILE
    for i in range(FIRST_GAOL, CELLS):
        kinds[FIRST_TILE + i] = GAOLS
    for i in range(FIRST_OUTCOME, THINGS):
        if SCRIPTS[i]:
            kinds[i] = OUTCOME
    return kinds


def check_tiles(game: Archibald) -> None:
    zones = game.zones
    must(game.tile[:COLUMNS] == list(range(COLUMNS)), "tile", game.tile[:COLUMNS], "the five tiles of the start")
    for at in range(3):
        first = COLUMNS + at * PER_LEVEL
        laid = [tile for tile in game.tile[first : first + PER_LEVEL] if tile >= 0]
        piled = [thing - FIRST_TILE for thing in zones[TILE_PILE + at]]
        must_be_once(laid + piled, range(first, first + PER_LEVEL), "tile")
    gaols = [thing - FIRST_TILE for thing in zones[GAOLS]]
    must_be_once(gaols, range(FIRST_GAOL, CELLS), "zones")
    for column in range(COLUMNS):
        tile = game.tile[FIRST_GAOL + column]
        must(tile in (-1, gaols[column]), "tile", tile, "a gaol as it lies in its place")
        is_end = tile >= 0 and game.shows(tile) == ARCHIBALD
        must(not is_end or game.over, "tile", tile, "Archibald still hidden, since nobody has freed him")


def check_figures(game: Archibald) -> None:
    for kind in range(KINDS):
        standing = sum((foes >> (BITS * kind)) & FEW for foes in game.foes)
        fits = standing + game.supply[kind] == FIGURES[kind]
        must(fits, "foes", standing, f"{FIGURES[kind]} figures of kind {kind} with those of the supply")
    for cell in range(CELLS):
        must(game.foes[cell] == 0 or game.tile[cell] >= 0, "foes", game.foes[cell], "enemies on tiles that lie")


def check_packed(game: Archibald) -> None:
    """Fights, trials and answers are lists with a meaning for each place; owed moves are packed."""
    for name, value, bounds in (
        ("fight", game.fight, FIGHT_BOUNDS),
        ("fought", game.fought, FIGHT_BOUNDS),
        ("trial", game.trial, TRIAL_BOUNDS),
        ("told", game.told, TOLD_BOUNDS),
    ):
        must(len(value) in (0, len(bounds)), name, value, f"nothing or {len(bounds)} numbers")
        for (low, high), part in zip(bounds, value, strict=False):
            must(low <= part <= high, name, value, f"a number from {low} to {high} there")
    for name, value, at in (("fight", game.fight, 0), ("fought", game.fought, 0), ("trial", game.trial, 0)):
        must(not value or value[at] < game.seats, name, value, "a seat of this table")
    must(not game.told or game.told[1] < game.seats, "told", game.told, "a seat of this table")
    must(game.sent < 1 << game.seats, "sent", game.sent, "a mask of the seats")
    moves = game.extra
    while moves:
        must(1 <= moves & 7 <= 4, "extra", game.extra, "kinds of cards")
        moves >>= KIND_BITS


def check_setup(game: Archibald) -> None:
    """setup.choose-heroes: who has no hero, or no start cell, is still to be asked for it, once."""
    names = [type(step).__name__ for step in steps_of(game)]
    must(names[:2] == ["Turn", "Deal"], "agenda", names, "the set-up")
    must(game.turn == 0, "turn", game.turn, "0 before the first turn")
    picks: list[int] = []
    starts: list[int] = []
    for step in steps_of(game)[2:]:
        if isinstance(step, PickHero):
            picks.append(step.me)
        elif isinstance(step, PickStart):
            starts.append(step.me)
        else:
            must(False, "agenda", type(step).__name__, "the set-up")
    must_be_once(picks, [seat for seat in range(game.seats) if game.hero[seat] < 0], "hero")
    must_be_once(starts, [seat for seat in range(game.seats) if game.cell[seat] < 0], "cell")
    must_differ(game.hero, FIRST_HERO, "hero")
    must_differ(game.cell, 0, "cell")
    must(all(cell < COLUMNS for cell in game.cell), "cell", game.cell, "cells of the start")
    must(not any(game.foes), "foes", game.foes, "no enemies yet")


def must_differ(values: list[int], lowest: int, name: str) -> None:
    chosen = [value for value in values if value >= 0]
    must(len(set(chosen)) == len(chosen) and min(chosen, default=lowest) >= lowest, name, values, "each once")


def check_heroes(game: Archibald) -> None:
    """Each hero stands on a tile from which the game can go on (blocked.test), with as many lives as it may have."""
    must_differ(game.hero, FIRST_HERO, "hero")
    must(min(game.hero) >= FIRST_HERO, "hero", game.hero, "a hero for each seat")
    must(min(game.cell) >= 0, "cell", game.cell, "a cell for each hero")
    defeated = [step.me for step in steps_of(game) if isinstance(step, SendBack) and step.why == BY_DEFEAT]
    for seat in range(game.seats):
        must(game.tile[game.cell[seat]] >= 0, "cell", game.cell[seat], "a cell with a tile")
        lives, most = game.lives[seat], game.most_lives(seat)
        must(lives <= most and (lives > 0 or seat in defeated), "lives", lives, f"lives from 1 to {most}")
    if not game.over:
        traps = game.open_traps()
        free = game.hero_cells() & ~traps
        goes_on = can_progress(free, game.closed_up, game.closed_side, game.hidden_gaols(), traps)
        must(goes_on, "tile", game.cell, "heroes that can walk to every hidden gaol")
        must(any(game.leads_on(cell) for cell in range(CELLS)), "tile", game.cell, "a tile from which one can go on")
        here = game.cell[game.turn_of]
        is_trapped = free & bit(here) == 0
        going = [type(step).__name__ for step in steps_of(game)]
        must(not is_trapped or "SendBack" in going, "cell", here, "no hero who stays in a Trap")
        others = game.hero_cells() & traps & ~bit(here)
        must(others == 0, "cell", game.cell, "no hero who stays in a Trap")


def check_agenda(game: Archibald) -> None:
    """What waits in a turn finds what it needs: the card to put away, the question to answer, the fight to end."""
    steps = steps_of(game)
    names = [type(step).__name__ for step in steps]
    for i, step in enumerate(steps):
        if isinstance(step, Menu):
            at = 1 if step.phase == AFTER else 2
            must(step.phase != 2 and i == at, "agenda", step.data(), "the turn, then what comes after the move")
    must(names.count("Menu") == 0 or names[1] == "Menu", "agenda", names, "what comes after the move above the turn")
    reading = names.count("GiveAnswer")
    must(reading == int(game.question >= 0), "question", game.question, "an Adventure while it is read")
    must(names.count("ReadAloud") <= reading, "agenda", names, "an Adventure to read")
    if game.question >= 0:
        must(game.question in game.zones[IN_PLAY], "question", game.question, "an Adventure that is in play")
        must(ANSWERS[game.question] > 1, "question", game.question, "an Adventure with answers")
    in_play = len(game.zones[IN_PLAY])
    waiting = names.count("PutAway") + reading
    must(in_play == waiting, "zones", game.zones[IN_PLAY], f"{waiting} cards being played")
    fighting = names.count("Loss")
    must(fighting <= 1 and ("Kill" not in names or fighting == 1), "agenda", names, "one fight at a time")
    is_fought = fighting == 1 or (len(names) > 0 and names[-1] == "RollFight" and game.asker is not None)
    must(is_fought == bool(game.fight), "fight", game.fight, "a fight while there is one")
    if game.fight:
        where = [game.turn_of, game.cell[game.turn_of]]
        must(game.fight[:2] == where, "fight", game.fight, "the fight of whoever is at turn")
    is_flooded = "FloodCheck" in names or "FloodOver" in names
    must(game.flood < FLOOD_AT or is_flooded or game.over, "flood", game.flood, f"less than {FLOOD_AT} between floods")
    is_moving = "OwedMoves" in names
    must(game.extra == 0 or is_moving or game.over, "extra", game.extra, "no moves owed")
