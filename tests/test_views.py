"""Every view of every game has the shape that the game declares, whoever reads it."""

import random

import pytest

import bivouac
from bivouac.games import game_named
from tests.contract import check_shape

ROUNDS = {"fortune-and-glory": {"round_cap": 12}}  # at random it goes on for a thousand


@pytest.mark.parametrize("game", bivouac.games())
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.full)])
def test_views_have_their_shape_through_a_whole_game(game: str, seed: int) -> None:
    check_views(game, seed, ROUNDS.get(game, {}))


@pytest.mark.full
@pytest.mark.parametrize("game", ROUNDS)
def test_views_have_their_shape_however_long_a_game_lasts(game: str) -> None:
    check_views(game, 1, {})


def check_views(game: str, seed: int, options: dict[str, int]) -> None:
    rng = random.Random(seed)
    known = game_named(game)
    table = bivouac.new(game, players=rng.randint(known.min_seats, known.max_seats), seed=seed, **options)
    check_shape(table, is_declared=True)
    while not table.over:
        seat = rng.choice(table.waiting)
        table.choose(rng.choice(table.options_of(seat)), seat)
        check_shape(table, is_declared=True)
