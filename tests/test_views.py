"""Every view of every game has the shape that the game declares, whoever reads it."""

import random

import pytest

import bivouac
from bivouac.games import game_named
from tests.contract import check_shape


@pytest.mark.parametrize("game", bivouac.games())
@pytest.mark.parametrize("seed", [1, 2])
def test_views_have_their_shape_through_a_whole_game(game: str, seed: int) -> None:
    rng = random.Random(seed)
    known = game_named(game)
    table = bivouac.new(game, players=rng.randint(known.min_seats, known.max_seats), seed=seed)
    check_shape(table, is_declared=True)
    while not table.over:
        seat = rng.choice(table.waiting)
        table.choose(rng.choice(table.options_of(seat)), seat)
        check_shape(table, is_declared=True)
