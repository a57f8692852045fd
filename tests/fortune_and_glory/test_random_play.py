"""Random games of the cards that stand: nothing is lost, refusals agree with what is offered, saves are whole."""

import json
import random
from collections import Counter

import pytest

from bivouac.engine.saving import load_state, save_state
from bivouac.games.fortune_and_glory.catalog import CITY, IS_A, REFERENCE
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    ADVENTURING,
    D_CARD,
    D_SIDE,
    F_CARD,
    F_ESCORTS,
    FRONT,
    MOVEMENT,
    PACK_CARD,
    SITES,
    is_city,
)


def cards_of(game: World) -> Counter[int]:
    """Every card on the table, wherever it lies."""
    cards = [*game.looking, *game.in_play, *game.site_artifact, *game.site_adventure]
    for zones in (game.bags, game.discards, game.hands, game.kit, game.found, game.met):
        for zone in zones:
            cards.extend(zone)
    cards.extend([entry[0] for entry in game.staying])
    cards.extend([card for card in game.hangs if card >= 0])
    cards.extend([facing[D_CARD] for facing in game.facing if facing[D_SIDE] == FRONT])
    for fight in game.fights:
        if IS_A[fight[F_CARD]] != REFERENCE:
            cards.append(fight[F_CARD])
        escorts = fight[F_ESCORTS]
        while escorts:
            cards.append(escorts % PACK_CARD - 1)
            escorts //= PACK_CARD
    return Counter(cards)


def check_rules_hold(game: World) -> None:
    """What the rules say of every table, at any moment."""
    assert len(set(game.site_space)) == len(game.site_space), "setup.one-artifact-per-place"
    for seat in range(game.seats):
        space, hangs = game.space[seat], game.hangs[seat]
        if hangs >= 0:
            assert is_city(space) == (IS_A[hangs] == CITY), "who leaves a space has left the cliffhanger there"
        if game.markers[seat]:
            assert game.on_quest(seat), "artifact.resume-next-round"
        if game.met[seat]:
            assert game.phase == ADVENTURING, "artifact.stop-collects-glory: of the dangers of this round"
        if game.is_down(seat):
            assert (space, game.wounds[seat], hangs) == (game.home(seat), 0, -1), "ko.lies-in-start-city"
            assert (game.markers[seat], game.met[seat]) == (0, []), "ko.loses-danger-markers"
    if game.phase == MOVEMENT:
        assert len(game.site_space) >= SITES, "end.always-four"
        assert (game.racers, game.facing, game.sale) == ([], [], []), "the Adventure phase has left nothing behind"


SEATS = [pytest.param(seats, marks=() if seats in (2, 5, 8) else pytest.mark.full) for seats in range(2, 9)]


@pytest.mark.parametrize("seats", SEATS)
def test_random_games(seats: int) -> None:
    chance = random.Random(seats)
    rules = GAME.checked_options({"round_cap": 25})
    for seed in range(3):
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
