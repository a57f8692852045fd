"""Whole random games of the yardstick inside, deal included, thousands a call: like openspiel_rollouts.cc."""

from itertools import count

from protocol import Tally, serve
from yardstick import hearts

calls = count(1)


def play(games: int) -> Tally:
    hearts.playouts(games, next(calls) << 32)  # seeds of their own for each call
    return Tally(games, None, None)


serve(play, package="bivouac", version="engine", compiled=hearts.is_compiled(), where=hearts.__file__)
