"""Whole random games inside OpenSpiel's C++ by what its Python package offers: evaluate_bots with C++ random bots."""

import sys
from importlib.metadata import version
from itertools import count

import pyspiel
from protocol import Tally, serve

game = pyspiel.load_game(sys.argv[1])
bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]
seeds = count(1)


def play(games: int) -> Tally:
    for _ in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
    return Tally(games, None, None)


serve(play, package="open_spiel", version=version("open_spiel"))
