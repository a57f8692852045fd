"""Random games of the yardstick, Hearts on Bivouac's engine, through option_ids and choose, from plain Python.

Two calls a choice are the fewest there are: no options are left when a game is over. The engine asks only where there
are two or more, and makes forced moves itself: so moves and decisions are the same here.
"""

from itertools import count

from protocol import Tally, serve, uniform
from yardstick import hearts

seeds = count(1)


def play(games: int) -> Tally:
    decisions = 0
    for _ in range(games):
        table = hearts.new(next(seeds))
        choose = table.choose
        while ids := table.option_ids:
            n = len(ids)
            if n > 1:
                decisions += 1
            choose(ids[int(uniform() * n)])
    return Tally(games, decisions, decisions)


serve(play, package="bivouac", version="engine", compiled=hearts.is_compiled(), where=hearts.__file__)
