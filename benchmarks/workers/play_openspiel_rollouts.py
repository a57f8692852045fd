"""Whole random games inside OpenSpiel's C++, the fastest way there is: see openspiel_rollouts.cc."""

import ctypes
import os
import sys
from importlib.metadata import version
from itertools import count

from protocol import Tally, serve

# The library built from openspiel_rollouts.cc finds OpenSpiel's functions in the extension module.
sys.setdlopenflags(os.RTLD_NOW | os.RTLD_GLOBAL)
import pyspiel  # noqa: E402

game, library = sys.argv[1:]
pyspiel.load_game(game)
rollouts = ctypes.CDLL(library).rollouts
rollouts.argtypes = [ctypes.c_char_p, ctypes.c_int, ctypes.c_int]
rollouts.restype = ctypes.c_double
seeds = count(1)


def play(games: int) -> Tally:
    rollouts(game.encode(), games, next(seeds))
    return Tally(games, None, None)


serve(play, package="open_spiel", version=version("open_spiel"))
