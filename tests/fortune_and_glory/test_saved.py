"""Saves that somebody has touched are refused with a reason, or are games that can be played."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from bivouac.engine.checking import Damage, checked_state, steps_of
from bivouac.engine.saving import save_state
from bivouac.engine.table import Table, new_table
from bivouac.games.fortune_and_glory.catalog import CITY, DANGER, EVENT, FIRST, GEAR, HERO, ITEM
from bivouac.games.fortune_and_glory.saved import BOUNDS
from bivouac.games.fortune_and_glory.setup import GAME, STEPS
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import FIELDS, T_GOT, T_ROLL
from tests.damaged import Save
from tools.damage import damaged

POSITIONS: dict[str, Callable[[World], bool]] = {
    "hands": lambda game: not game.events and any(game.hands) and not game.looking,
    "test": lambda game: bool(game.tests) and game.tests[-1][T_ROLL] > 1,
    "fight": lambda game: bool(game.fights),
    "danger": lambda game: bool(game.facing),
    "hanging": lambda game: any(card >= 0 for card in game.hangs),
    "announced": lambda game: bool(game.in_play),
    "staying": lambda game: bool(game.staying),
    "looking": lambda game: bool(game.looking) and game.looking[0] < FIRST[GEAR],
    "kit": lambda game: any(game.kit) and not game.events,
    "ko": lambda game: any(type(step).__name__ == "KoLoss" for step in steps_of(game)),
}


@cache
def table_at(position: str) -> Table:
    """The first table of random games that stands there."""
    rng = random.Random(5)
    for seed in range(60):
        table = new_table(GAME, 3 + seed % 3, seed, {"round_cap": 40})
        while not table.over:
            assert isinstance(table.state, World)
            if POSITIONS[position](table.state):
                return table.clone()
            seat = rng.choice(table.waiting)
            table.choose(rng.choice(table.options_of(seat)), seat)
    raise AssertionError(f"no game comes to a position {position!r}")


def at(position: str) -> Save:
    return Save(table_at(position))


@pytest.mark.parametrize("position", POSITIONS)
def test_what_comes_from_play_can_be_loaded(position: str) -> None:
    save = at(position)
    loaded = save.load()
    assert isinstance(loaded, World)
    assert save_state(GAME, loaded) == save.data


def test_every_field_and_every_step_with_numbers_has_its_bounds() -> None:
    assert sorted(BOUNDS.fields) == sorted(FIELDS)
    names = {step.__name__ for step in STEPS}
    assert set(BOUNDS.steps) | set(BOUNDS.roots) | set(BOUNDS.resting) <= names
    with_numbers = {step.__name__ for step in STEPS if "data" in vars(step) or {"me", "card"} & set(dir(step))}
    assert with_numbers == set(BOUNDS.steps)


# -- cards -------------------------------------------------------------------------------------------------------------


def test_every_card_lies_in_one_place() -> None:
    save = at("hands")
    save.fields["bags"][EVENT].pop()
    assert save.refusal().endswith("once, and no other")
    save = at("kit")
    save.fields["bags"][GEAR].append(save.fields["bags"][GEAR][0])
    assert save.refusal().endswith("once, and no other")


def test_a_card_lies_in_the_deck_that_it_is_of() -> None:
    save = at("hands")
    save.fields["bags"][CITY].append(save.fields["bags"][EVENT].pop())
    assert save.refusal() == "bags: cards of city"
    save = at("hands")
    save.fields["discards"][ITEM].append(save.fields["bags"][ITEM].pop())
    assert save.refusal() == "discards: no common items"
    save = at("hands")
    save.fields["discards"][DANGER].append(save.fields["bags"][DANGER].pop())
    assert save.refusal() == "discards: no dangers"


def test_each_seat_has_a_hero_of_its_own() -> None:
    save = at("hands")
    save.fields["hero"][0] = save.fields["hero"][1]
    assert save.refusal() == "hero: a hero for each seat"


def test_what_is_turned_is_carried() -> None:
    save = at("kit")
    unused = next(card for card in range(FIRST[HERO], FIRST[HERO + 1]) if card not in save.fields["hero"])
    save.fields["turned"] = [unused]
    assert save.refusal() == "turned: a card that somebody carries"


def hand_of(save: Save) -> tuple[int, int]:
    return next((seat, hand[0]) for seat, hand in enumerate(save.fields["hands"]) if hand)


def test_a_seat_knows_its_own_hand_and_all_know_what_lies_open() -> None:
    save = at("hands")
    seat, card = hand_of(save)
    save.data["pools"][seat][card] = 0
    assert save.refusal().endswith("for a card of its hand")
    save = at("announced")
    save.data["pools"][1][save.fields["in_play"][0]] = 0
    assert save.refusal().endswith("for a card that lies open")


def test_a_pool_has_cards_of_one_deck() -> None:
    """Else a City card would be dealt where an Event lies."""
    save = at("hands")
    pools = save.data["pools"][0]
    for card in range(FIRST[CITY], FIRST[GEAR]):
        if pools[card] != -1:
            pools[card] = pools[save.fields["bags"][EVENT][0]]
    assert save.refusal() == "pools: cards of one kind in a pool"


def test_what_a_hidden_card_is_not_follows_from_its_place() -> None:
    save = at("hands")
    _, card = hand_of(save)
    save.data["barred"][card] = 0
    assert save.refusal().endswith("for a card in a hand")
    save = at("hands")
    save.data["barred"][save.fields["bags"][EVENT][0]] = 2
    assert save.refusal() == "barred: 0 for a card that is in no hand"


# -- what lies open ----------------------------------------------------------------------------------------------------


def test_numbers_of_a_test_are_in_their_range() -> None:
    save = at("test")
    save.fields["tests"][-1][T_GOT] = -1
    assert "is not from 0 to 200" in save.refusal()
    save = at("test")
    save.fields["tests"][-1][T_ROLL] = 0o17
    assert save.refusal() == "tests: faces of dice"
    save = at("test")
    save.fields["tests"][-1].pop()
    assert save.refusal() == "tests: 15 numbers"


@pytest.mark.parametrize(
    ("position", "field", "expected"),
    [
        ("test", "tests", "tests: 1 tests"),
        ("announced", "in_play", "each of the"),
        ("looking", "looking", "each of the"),
    ],
)
def test_what_waits_for_something_finds_it(position: str, field: str, expected: str) -> None:
    save = at(position)
    save.fields[field] = []
    assert expected in save.refusal()


def test_a_fight_belongs_to_its_scene() -> None:
    save = at("fight")
    fight = save.fields["fights"][-1]
    fight[0] = (fight[0] + 1) % save.table.seats
    assert save.refusal() == "fights: the fight of its scene"


def test_a_hero_bears_no_more_wounds_than_health_allows() -> None:
    save = at("hands")
    save.fields["wounds"][0] = 99
    assert save.refusal() == "wounds: no more than the hero bears"


def test_an_artifact_has_a_place_of_its_own() -> None:
    save = at("hands")
    save.fields["site_space"][0] = save.fields["site_space"][1]
    assert save.refusal() == "site_space: a place of its own for each artifact"


# -- at random ---------------------------------------------------------------------------------------------------------


@pytest.mark.uncounted
def test_a_sample_of_damaged_positions_is_refused_or_playable() -> None:
    rng = random.Random(9)
    refused = played = 0
    for attempt in range(150):
        table = table_at(list(POSITIONS)[attempt % len(POSITIONS)])
        data: dict[str, Any] = {"state": json.loads(json.dumps(save_state(GAME, table.state)))}
        state = damaged(data, rng).get("state")
        try:
            loaded = checked_state(GAME, table.seats, table.rules, state)
        except (Damage, ValueError, KeyError, TypeError):
            refused += 1
            continue
        played += 1
        copy = Table(GAME, table.rules, table.seed, loaded)
        for _ in range(30):
            if copy.over:
                break
            seat = rng.choice(copy.waiting)
            copy.choose(rng.choice(copy.options_of(seat)), seat)
            copy.view(seat)
            copy.determinize(seat, 1)
    assert refused > 50
    assert played > 10
