"""Playouts: which of two actions was the better one, by playing on from both many times.

Copies are dealt anew for the seat that chooses, so that nothing is weighed which it could not know. Everybody then
plays by the short list of the greedy bot, without looking ahead. What comes out is judged a few turns later.
"""

from math import sqrt
from typing import Final

from bivouac.bots.evaluate import evaluation_of
from bivouac.bots.evaluate.base import Evaluation
from bivouac.bots.greedy import answered
from bivouac.bots.seeding import seed_at
from bivouac.engine.chance import Chance
from bivouac.engine.game import Game
from bivouac.engine.state import State
from bivouac.engine.table import Table
from bivouac.sim.measure import Weighing

NEITHER: Final = 0
FIRST: Final = 1
SECOND: Final = 2
ERRORS_APART: Final = 1.5  # standard errors between the two: less is no clear result
MOST_CHOICES: Final = 2_000
# A game that is won or lost counts a little more than the best or worst that can become of one that goes on. It must
# not count much more, or the few games that end at once would drown all that the two actions do to the others. What
# becomes of a game is measured from where it stood: early on everybody is so far from the end that positions themselves
# lie at the edge, and whatever a player loses would be cut off.
ENDED: Final = 9_000
FURTHEST: Final = 8_000


def is_weighed(table: Table, weighing: Weighing) -> bool:
    """Whether this choice is in the sample: by the game's seed and how far it has come, never by what lies hidden."""
    seat = table.seat
    return seat is not None and seed_at(table, seat) % weighing.every == 0


def weighed(table: Table, weighing: Weighing) -> int:
    """FIRST or SECOND, whichever action is clearly the better one for the seat that chooses; else NEITHER."""
    seat = table.seat
    assert seat is not None
    judge = evaluation_of(table.game.name)
    chance = Chance(seed_at(table, seat) + 1)
    differences: list[int] = []
    for _ in range(weighing.playouts):
        copy = table.determinize(seat, chance).state
        stood = judge.value(copy, seat)
        first, second = (
            played_on(judge, table.game, answered(copy, seat, action), seat, weighing.turns, chance, stood)
            for action in (weighing.first, weighing.second)
        )
        differences.append(first - second)
    mean = sum(differences) / len(differences)
    spread = sum((each - mean) ** 2 for each in differences) / max(1, len(differences) - 1)
    if abs(mean) <= ERRORS_APART * sqrt(spread / len(differences)):
        return NEITHER
    return FIRST if mean > 0 else SECOND


def played_on(judge: Evaluation, game: Game, state: State, seat: int, turns: int, chance: Chance, stood: int) -> int:
    """What `seat` has won or lost so many turns later. `state` is a copy and is played on itself; it `stood` at so much
    before."""
    last = game.turns(state) + turns
    for _ in range(MOST_CHOICES):
        if state.over or game.turns(state) >= last:
            break
        asked = state.waiting()[0]
        listed = judge.shortlist(state, asked, state.options_of(asked))
        option = listed[0] if len(listed) == 1 or judge.keeps(state, listed[0]) else listed[chance.roll(len(listed))]
        if state.asking == asked:
            state.apply(option)
        else:
            state.apply_sealed(asked, option)
    value = judge.value(state, seat)
    if state.over:
        return max(-ENDED, min(ENDED, value))
    return max(-FURTHEST, min(FURTHEST, value - stood))
