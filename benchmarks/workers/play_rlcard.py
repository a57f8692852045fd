"""Random games of RLCard. Its step() always builds the observation of the next player: there is no way around it."""

import sys
from importlib.metadata import version

import rlcard
from protocol import Tally, serve, uniform

env = rlcard.make(sys.argv[1], config={"seed": 1})


def play(games: int) -> Tally:
    decisions = moves = 0
    for _ in range(games):
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            n = len(actions)
            moves += 1
            if n > 1:
                decisions += 1
            state, _ = env.step(actions[int(uniform() * n)])
    return Tally(games, decisions, moves)


serve(play, package="rlcard", version=version("rlcard"))
