"""Random games of the cards that stand: nothing is lost, refusals agree with what is offered, saves are whole."""

import json
import random
from collections import Counter

import pytest

from bivouac.engine.saving import load_state, save_state
from bivouac.games.fortune_and_glory.catalog import CITY, IS_A
from bivouac.games.fortune_and_glory.map import IS_DEEP
from bivouac.games.fortune_and_glory.saved import cards_on_table
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    ADVENTURING,
    MOVEMENT,
    SITES,
    SOLDIER,
    V_SPACE,
    is_city,
)

pytestmark = pytest.mark.uncounted


def cards_of(game: World) -> Counter[int]:
    """Every card on the table, wherever it lies."""
    return Counter(cards_on_table(game))


def check_rules_hold(game: World) -> None:
    """What the rules say of every table, at any moment."""
    assert len(set(game.site_space)) == len(game.site_space), "setup.one-artifact-per-place"
    spaces = [row[V_SPACE] for row in game.villains]
    assert len(set(spaces)) == len(spaces), "villain.one-per-zone"
    assert game.stock_of(SOLDIER) >= 0, "bodyguard.shortage"
    assert game.rules.has_villains or not game.villains, "villain.only-by-card"
    for seat in range(game.seats):
        space, hangs = game.space[seat], game.hangs[seat]
        if hangs >= 0:
            assert is_city(space) == (IS_A[hangs] == CITY), "who leaves a space has left the cliffhanger there"
        if game.markers[seat]:
            assert game.on_quest(seat), "artifact.resume-next-round"
        if game.explored[seat] or game.pathfinders >> seat & 1:
            assert game.on_quest(seat), "jungle.restart-after-leaving"
            assert IS_DEEP[space], "jungle.find-first"
        if game.met[seat]:
            assert game.phase == ADVENTURING, "artifact.stop-collects-glory: of the dangers of this round"
        if game.is_down(seat):
            assert (space, game.wounds[seat], hangs) == (game.home(seat), 0, -1), "ko.lies-in-start-city"
            assert (game.markers[seat], game.met[seat]) == (0, []), "ko.loses-danger-markers"
    if game.phase == MOVEMENT:
        assert len(game.site_space) >= SITES, "end.always-four"
        assert (game.racers, game.facing, game.sale) == ([], [], []), "the Adventure phase has left nothing behind"


ELEMENTS = ["jungle", "flights", "texts", "jungle,flights,texts", "villains", "jungle,temples,villains"]
SEATS = [pytest.param(seats, marks=() if seats in (2, 5, 8) else pytest.mark.full) for seats in range(2, 9)]


@pytest.mark.parametrize("seats", SEATS)
def test_random_games(seats: int) -> None:
    play_at_random(seats, 3)


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("advanced", ELEMENTS)
def test_random_games_with_elements(advanced: str, seats: int) -> None:
    play_at_random(seats, 2, advanced=advanced)


@pytest.mark.full
@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("advanced", ELEMENTS)
def test_many_random_games_with_elements(advanced: str, seats: int) -> None:
    play_at_random(seats, 60, advanced=advanced)


def play_at_random(seats: int, games: int, **options: str) -> None:
    chance = random.Random(seats)
    rules = GAME.checked_options({"round_cap": 25, **options})
    for seed in range(games):
        state = GAME.begin(seats, rules, seed + 1)
        assert isinstance(state, World)
        all_cards = cards_of(state)
        choices = 0
        while not state.over:
            seat = chance.choice(state.waiting())
            options = state.options_of(seat)
            assert options == sorted(set(options))
            for action in chance.sample(range(len(GAME.actions)), 4):
                assert (state.reason(seat, action) == 0) == (action in options), GAME.actions.keys[action]
            choices += 1
            if choices % 20 == 0:
                saved = json.loads(json.dumps(save_state(GAME, state)))
                loaded = load_state(GAME, seats, rules, saved)
                assert isinstance(loaded, World)
                assert (loaded.levels, loaded.armour, loaded.health) == (state.levels, state.armour, state.health)
                assert (loaded.alert, loaded.masks) == (state.alert, state.masks)
                assert (loaded.active, loaded.gifts) == (state.active, state.gifts)
                state = loaded
            option = chance.choice(options)
            if state.asking >= 0:
                state.apply(option)
            else:
                state.apply_sealed(seat, option)
            assert cards_of(state) == all_cards
            check_rules_hold(state)
            assert all(wounds <= state.most_wounds(i) or state.doomed >> i & 1 for i, wounds in enumerate(state.wounds))
        assert choices > 100
