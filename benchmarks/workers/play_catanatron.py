"""Four random players of catanatron, as its own Game.play does it, less the two copies of the state that it makes."""

from importlib.metadata import version
from itertools import count

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, Player
from protocol import Tally, serve, uniform

seeds = count(1)


def play(games: int) -> Tally:
    decisions = moves = 0
    for _ in range(games):
        game = Game([Player(color) for color in Color], seed=next(seeds))
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            n = len(actions)
            moves += 1
            if n > 1:
                decisions += 1
            game.execute(actions[int(uniform() * n)])
    return Tally(games, decisions, moves)


serve(play, package="catanatron", version=version("catanatron"))
