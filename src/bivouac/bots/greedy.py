"""One look ahead: each option is tried on copies dealt anew, its effect resolved, and what comes out is judged."""

from typing import Final

from bivouac.bots.base import Bot, legal
from bivouac.bots.evaluate import evaluation_of
from bivouac.bots.evaluate.base import Evaluation
from bivouac.engine.actions import PASS
from bivouac.engine.state import State
from bivouac.engine.table import Table

FEWEST_COPIES: Final = 3
MOST_COPIES: Final = 12
LONGEST_EFFECT: Final = 24


class Greedy(Bot):
    def choose(self, table: Table, seat: int) -> int:
        options = legal(table, seat)
        if len(options) == 1:
            return options[0]
        judge = evaluation_of(table.game.name)
        copy = self.dealt(judge, table, seat)
        options = judge.shortlist(copy, seat, options)
        if len(options) == 1:
            return options[0]
        totals = [0] * len(options)
        copies = max(FEWEST_COPIES, min(MOST_COPIES, judge.trials // len(options)))
        for nth in range(copies):
            if nth > 0:
                copy = self.dealt(judge, table, seat)
            for i, option in enumerate(options):
                totals[i] += (
                    judge.value(copy, seat) if judge.keeps(copy, option) else outcome(judge, copy, seat, option)
                )
        best = 0
        for i in range(1, len(options)):
            if totals[i] > totals[best]:
                best = i
        return options[best]

    def dealt(self, judge: Evaluation, table: Table, seat: int) -> State:
        """A copy in which all that the seat cannot know is dealt anew."""
        copy = table.determinize(seat, self.chance).state
        judge.prepare(copy, seat)
        return copy


def outcome(judge: Evaluation, state: State, seat: int, option: int) -> int:
    """What the position is worth for `seat` once it has chosen `option` and the effect has ended."""
    after = answered(state, seat, option)
    for _ in range(LONGEST_EFFECT):
        if after.over or judge.at_rest(after):
            break
        waiting = after.waiting()
        if not waiting:
            break
        after = next_in_effect(judge, after, waiting[0])
    return judge.value(after, seat)


def next_in_effect(judge: Evaluation, state: State, seat: int) -> State:
    """Inside an effect everybody takes what looks best at once. `state` may be played on itself: it is a copy."""
    habit = judge.habit(state)
    options = [habit] if habit >= 0 else state.options_of(seat)
    if len(options) == 1:
        answer(state, seat, options[0])
        return state
    best: State | None = None
    highest = 0
    for option in options:
        after = answered(state, seat, option)
        value = judge.value(after, seat)
        if best is None or value > highest:
            best = after
            highest = value
    assert best is not None
    return best


def answered(state: State, seat: int, option: int) -> State:
    """A copy in which that seat has chosen."""
    after = state.clone()
    answer(after, seat, option)
    return after


def answer(state: State, seat: int, option: int) -> None:
    """Choose. In a window that others are asked with, they pass: what an answer is worth shows once it is resolved."""
    if state.asking == seat:
        state.apply(option)
        return
    is_window = state.asker is not None and state.asker.asks_others(state)
    question = state.sealed
    state.apply_sealed(seat, option)
    while is_window and state.sealed is question:
        state.apply_sealed(state.waiting()[0], PASS)
