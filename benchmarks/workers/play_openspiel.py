"""Random games of an OpenSpiel game, every move made from Python.

Three calls a move are the fewest there are: current_player() also tells the end and chance. Chance is drawn from
legal_actions() like a move, as OpenSpiel's own benchmark does: all chance here is uniform, and the list with
probabilities costs Hearts a third of its speed.
"""

import sys
from importlib.metadata import version

import pyspiel
from protocol import Tally, serve, uniform

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
game = pyspiel.load_game(sys.argv[1])


def play(games: int) -> Tally:
    decisions = moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        current_player, legal_actions, apply_action = state.current_player, state.legal_actions, state.apply_action
        while (player := current_player()) != TERMINAL:
            actions = legal_actions()
            n = len(actions)
            if player >= 0:
                moves += 1
                if n > 1:
                    decisions += 1
            apply_action(actions[int(uniform() * n)])
    return Tally(games, decisions, moves)


serve(play, package="open_spiel", version=version("open_spiel"))
