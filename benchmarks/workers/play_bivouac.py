"""Random games of Bivouac through option_ids and choose, from plain Python."""

import json
import sys
from importlib.metadata import version
from itertools import count

from protocol import Tally, serve, uniform

import bivouac

game = sys.argv[1]
options = json.loads(sys.argv[2])
seeds = count(1)


def play(games: int) -> Tally:
    decisions = moves = 0
    for _ in range(games):
        table = bivouac.new(game, seed=next(seeds), **options)
        choose = table.choose
        while not table.over:
            ids = table.option_ids
            n = len(ids)
            moves += 1
            if n > 1:
                decisions += 1
            choose(ids[int(uniform() * n)])
    return Tally(games, decisions, moves)


serve(play, package="bivouac", version=version("bivouac"), compiled=bivouac.compiled(), where=bivouac.__file__)
