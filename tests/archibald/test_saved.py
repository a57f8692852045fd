"""Positions that cannot come from play are refused by the field that is wrong, before anything of them runs."""

from collections.abc import Callable
from functools import cache

import pytest

from bivouac.engine.checking import steps_of
from bivouac.engine.table import Table
from bivouac.games.archibald.board import COLUMNS, FIRST_GAOL
from bivouac.games.archibald.catalog import (
    ANSWERS,
    ARCHIBALD,
    EQUIPMENT,
    FIRST_ADVENTURE,
    FIRST_HERO,
    FIRST_TILE,
    IS_A,
    KINDS,
    SCRIPTS,
    level_of_card,
)
from bivouac.games.archibald.state import (
    ADVENTURE_PILE,
    DISCARD,
    FLOOD_AT,
    GAOLS,
    HAND,
    IN_PLAY,
    OUTCOME,
    PILE,
    TILE_PILE,
    Archibald,
)
from tests.damaged import Save
from tests.laid_table import ME, YOU, played_at_random

SETTING_UP = "this before the first turn only"


def waits(name: str) -> Callable[[Archibald], bool]:
    return lambda state: any(type(step).__name__ == name for step in steps_of(state))


def asks(name: str) -> Callable[[Archibald], bool]:
    return lambda state: type(state.asker).__name__ == name


POSITIONS: dict[str, Callable[[Archibald], bool]] = {
    "heroes": asks("PickHero"),
    "starts": asks("PickStart"),
    "first turn": lambda state: asks("Menu")(state) and state.turn == 1,
    "turn": lambda state: asks("Menu")(state) and state.turn > 2 and any(state.foes),
    "question": asks("GiveAnswer"),
    "sent back": asks("SendBack"),
    "fight": lambda state: bool(state.fight),
    "owed": lambda state: state.extra > 0,
    "effect": waits("PutAway"),
    "gaol": lambda state: max(state.tile[FIRST_GAOL:]) >= 0 and asks("Menu")(state),
}


@cache
def table_at(position: str) -> Table:
    """The first table of random games that stands there."""
    for table in played_at_random("archibald", 60, 1, turn_cap=150):
        assert isinstance(table.state, Archibald)
        if not table.over and POSITIONS[position](table.state):
            return table.clone()
    raise AssertionError(f"no game comes to a position {position!r}")


def at(position: str) -> Save:
    return Save(table_at(position))


@pytest.mark.parametrize("position", POSITIONS)
def test_what_comes_from_play_can_be_loaded(position: str) -> None:
    save = at(position)
    loaded = save.load()
    assert isinstance(loaded, Archibald)
    assert loaded.zones == save.fields["zones"]


# -- cards, tiles, figures ---------------------------------------------------------------------------------------------


def test_encounter_cards_lie_in_the_piles_of_their_level() -> None:
    for zone in (PILE + 1, DISCARD + 2):
        save = at("turn")
        save.move(next(card for card in save.zone(PILE) if level_of_card(card) == 2), zone)
        assert save.refusal() == f"zones: Encounter cards of level {3 if zone == PILE + 1 else 4}"


def test_every_card_lies_in_one_place() -> None:
    for zone in (PILE, ADVENTURE_PILE):
        save = at("turn")
        save.zone(zone).pop()
        assert save.refusal().endswith("once, and no other")


def test_a_seat_knows_its_own_hand_and_there_is_no_hand_without_a_seat() -> None:
    save = at("turn")
    save.zone(HAND + YOU).append(save.zone(PILE).pop())
    assert save.refusal().endswith("for a card of its hand")
    save = at("turn")
    save.zone(HAND + 2).append(save.zone(PILE).pop())
    assert save.refusal() == "zones: no hand without a seat"


def test_only_equipment_is_worn() -> None:
    save = at("turn")
    card = next(card for card in save.zone(PILE) if IS_A[card] != EQUIPMENT)
    save.zone(PILE).remove(card)
    save.fields["worn"][YOU] = card
    assert save.refusal() == "worn: equipment"


def test_every_tile_lies_in_its_level_or_in_the_pile_of_it() -> None:
    save = at("turn")
    save.fields["tile"][0], save.fields["tile"][1] = 1, 0
    assert save.refusal() == "tile: the five tiles of the start"
    save = at("turn")
    save.zone(TILE_PILE).pop()
    assert save.refusal() == "tile: each of the 15 once, and no other"
    save = at("turn")
    tile = save.zone(TILE_PILE + 2)[0] - FIRST_TILE
    cell = next(cell for cell in range(COLUMNS, FIRST_GAOL) if save.fields["tile"][cell] < 0)
    save.fields["tile"][cell] = tile
    assert save.refusal() == "tile: each of the 15 once, and no other"


def test_the_gaols_lie_where_they_were_laid() -> None:
    save = at("turn")
    save.fields["tile"][FIRST_GAOL] = save.zone(GAOLS)[1] - FIRST_TILE
    assert save.refusal() == "tile: a gaol as it lies in its place"
    save = at("turn")
    save.zone(GAOLS).pop()
    assert save.refusal() == "zones: each of the 5 once, and no other"


def test_archibald_is_hidden_until_somebody_frees_him() -> None:
    save = at("turn")
    state = table_at("turn").state
    assert isinstance(state, Archibald)
    tiles = [thing - FIRST_TILE for thing in save.zone(GAOLS)]
    column = next(column for column, tile in enumerate(tiles) if state.shows(tile) == ARCHIBALD)
    save.fields["tile"][FIRST_GAOL + column] = tiles[column]
    assert save.refusal() == "tile: Archibald still hidden, since nobody has freed him"


def test_something_follows_from_every_answer() -> None:
    save = at("turn")
    outcome = save.zone(OUTCOME).pop()
    assert save.refusal().endswith("once, and no other")
    save.zone(OUTCOME).append(outcome)
    is_scripted = [bool(SCRIPTS[one]) for one in save.zone(OUTCOME)]
    one, other = is_scripted.index(True), is_scripted.index(False)
    save.load()
    outcomes = save.zone(OUTCOME)
    outcomes[one], outcomes[other] = outcomes[other], outcomes[one]
    assert save.refusal() == "zones: something that follows from every answer"


def test_only_what_is_shuffled_together_can_be_mistaken_for_each_other() -> None:
    """Else a hand would be dealt a tile, or an answer a consequence that does nothing (adventure.hidden)."""
    hidden = {
        "level 2": PILE,
        "level 3": PILE + 1,
        "tiles": TILE_PILE + 2,
        "Adventures": ADVENTURE_PILE,
        "gaols": GAOLS,
    }
    for name, zone in hidden.items():
        for other in hidden.values():
            save = at("first turn")
            pools = save.data["pools"][YOU]
            pools[save.zone(zone)[0]] = pools[save.zone(other)[-1]]
            if zone == other:
                save.load()
            else:
                assert save.refusal() == "pools: cards of one kind in a pool", name
    save = at("first turn")
    pools = save.data["pools"][YOU]
    without = next(outcome for outcome in save.zone(OUTCOME) if not SCRIPTS[outcome])
    pools[without] = pools[next(outcome for outcome in save.zone(OUTCOME) if SCRIPTS[outcome])]
    assert save.refusal() == f"pools: -1 for card {without}, which is never hidden"


def test_every_figure_stands_on_a_tile_or_is_in_the_supply() -> None:
    for kind in range(KINDS):
        save = at("turn")
        save.fields["supply"][kind] += 1 if save.fields["supply"][kind] == 0 else -1
        assert save.refusal().startswith("foes: ")
        assert save.refusal().endswith(f"figures of kind {kind} with those of the supply")
    save = at("turn")
    cell = next(cell for cell in range(COLUMNS, FIRST_GAOL) if save.fields["tile"][cell] < 0)
    standing = next(cell for cell, foes in enumerate(save.fields["foes"]) if foes)
    save.fields["foes"][cell], save.fields["foes"][standing] = save.fields["foes"][standing], 0
    assert save.refusal() == "foes: enemies on tiles that lie"


# -- the set-up --------------------------------------------------------------------------------------------------------


def test_the_set_up_waits_for_the_deal_and_for_nothing_else() -> None:
    for position in ("heroes", "starts"):
        save = at(position)
        save.data["agenda"].remove(["Deal"])
        assert save.refusal() == "agenda: the set-up"
        save = at(position)
        save.data["agenda"].insert(2, ["HandLimit", ME])
        assert save.refusal() == "agenda: the set-up"
        save = at(position)
        save.fields["turn"] = 1
        assert save.refusal() == "turn: 0 before the first turn"


def test_who_has_no_hero_or_no_start_cell_is_asked_for_it_once() -> None:
    save = at("heroes")
    save.fields["hero"][YOU] = FIRST_HERO
    assert save.refusal().startswith("hero: each of the 1 once")
    save = at("heroes")
    save.fields["cell"][YOU] = 2
    assert save.refusal().startswith("cell: each of the 1 once")
    save = at("heroes")
    save.fields["foes"][0] = 1
    save.fields["supply"][0] -= 1
    assert save.refusal() == "foes: no enemies yet"


def test_what_comes_before_the_first_turn_waits_in_no_later_one() -> None:
    for step in (["Deal"], ["PickHero", ME], ["PickStart", ME]):
        save = at("turn")
        save.data["agenda"].append(step)
        assert save.refusal() == f"agenda: {SETTING_UP}"


# -- the turn ----------------------------------------------------------------------------------------------------------


def test_whose_turn_it_is_follows_from_the_number_of_the_turn() -> None:
    save = at("turn")
    turn, turn_of = save.fields["turn"], save.fields["turn_of"]
    save.fields["turn_of"] = 1 - turn_of
    assert save.refusal() == f"turn_of: {turn_of} in turn {turn}"
    save = at("turn")
    save.fields["turn"] = turn + 1
    assert save.refusal() == f"turn_of: {1 - turn_of} in turn {turn + 1}"
    save = at("turn")
    save.fields["turn"] = 0
    save.fields["turn_of"] = YOU
    assert save.refusal() == "turn_of: 1 in turn 0"


def test_each_seat_has_a_hero_of_its_own_who_stands_on_a_tile_and_lives() -> None:
    save = at("turn")
    save.fields["hero"][YOU] = save.fields["hero"][ME]
    assert save.refusal() == "hero: each once"
    save = at("turn")
    save.fields["hero"][YOU] = -1
    assert save.refusal() == "hero: a hero for each seat"
    save = at("turn")
    save.fields["cell"][YOU] = -1
    assert save.refusal() == "cell: a cell for each hero"
    save = at("turn")
    save.fields["cell"][YOU] = next(c for c in range(COLUMNS, FIRST_GAOL) if save.fields["tile"][c] < 0)
    assert save.refusal() == "cell: a cell with a tile"
    for lives in (0, 20):
        save = at("turn")
        save.fields["lives"][YOU] = lives
        assert save.refusal().startswith("lives: lives from 1 to ")


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("fought", [0], "nothing or 8 numbers"),
        ("fought", [0, 0, 0, 2, 1, 1, 0, 0], "a number from 0 to 1 there"),
        ("fought", [2, 0, 0, 0, 1, 1, 0, 0], "a seat of this table"),
        ("trial", [0], "nothing or 2 numbers"),
        ("trial", [0, 0], "a number from 1 to 6 there"),
        ("trial", [2, 1], "a seat of this table"),
        ("told", [FIRST_ADVENTURE, 2, 0], "a seat of this table"),
        ("told", [FIRST_ADVENTURE, 0, 3], "a number from 0 to 2 there"),
        ("sent", 4, "a mask of the seats"),
        ("extra", 5, "kinds of cards"),
        ("extra", 1, "no moves owed"),
        ("fight", [0, 0, 0, 0, 1, 1, 0, 0], "a fight while there is one"),
        ("flood", FLOOD_AT, f"less than {FLOOD_AT} between floods"),
        ("question", FIRST_ADVENTURE, "an Adventure while it is read"),
    ],
)
def test_what_is_kept_of_a_turn_has_its_meaning(name: str, value: object, expected: str) -> None:
    save = at("turn")
    save.fields[name] = value
    assert save.refusal() == f"{name}: {expected}"


# -- what waits --------------------------------------------------------------------------------------------------------


def test_a_card_in_play_waits_to_be_put_away() -> None:
    save = at("turn")
    save.move(save.zone(PILE)[0], IN_PLAY)
    assert save.refusal() == "zones: 0 cards being played"


def test_the_adventure_that_is_read_is_in_play_and_has_answers() -> None:
    save = at("question")
    read = save.fields["question"]
    save.fields["question"] = next(card for card in save.zone(ADVENTURE_PILE) if ANSWERS[card] > 1)
    assert save.refusal() == "question: an Adventure that is in play"
    save.fields["question"] = -1
    assert save.refusal() == "question: an Adventure while it is read"
    save.fields["question"] = read
    save.load()


def test_a_fight_is_that_of_whoever_is_at_turn() -> None:
    save = at("fight")
    save.fields["fight"][1] += 1
    assert save.refusal() == "fight: the fight of whoever is at turn"
    save = at("fight")
    save.fields["fight"] = []
    assert save.refusal() == "fight: a fight while there is one"
    save = at("fight")
    save.data["agenda"].append(["Loss"])
    assert save.refusal() == "agenda: one fight at a time"


def test_the_menus_of_a_turn_lie_right_above_it() -> None:
    save = at("turn")
    save.data["agenda"].append(["Menu", 3])
    assert save.refusal().startswith("agenda: ")
