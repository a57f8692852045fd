"""Steps of a hero who sneaks past a Villain, and what follows from being discovered."""

from typing import Final

from bivouac.engine.state import Step
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, DISCOVERS
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import FAILED, PASSED, V_CARD
from bivouac.games.fortune_and_glory.steps_fights import fight_villain
from bivouac.games.fortune_and_glory.steps_sneak import begin_sneak, end_sneak
from bivouac.games.fortune_and_glory.villains import acts, villain_at

# What a sneak test is for.
TO_PRESS_ON: Final = 0
AS_A_TRIAL: Final = 1  # the test of a card


def sneak_past(game: World, seat: int, purpose: int) -> None:
    """sneak.roll: past the Villain in this hero's space, with its Search dice. `game.outcome` tells how it ended; where
    nobody looks out it is passed."""
    row = villain_at(game, game.space[seat])
    if not row:
        game.outcome = PASSED
        return
    game.agenda.append(Sneaked(seat, purpose))
    begin_sneak(game, seat, row[V_CARD], BY_NUMBER[row[V_CARD]].search)


class SneakOn(Step[World]):
    """sneak.when, sneak.not-when-stopping: whoever presses on where a Villain hunts sneaks first."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        if game.on_quest(self.me):
            sneak_past(game, self.me, TO_PRESS_ON)


class Sneaked(Step[World]):
    """sneak.fail, sneak.fight-per-match: who was discovered fights a round for each die that showed the number, and
    has failed the test of a card all the same (sneak.agents-of-evil)."""

    __slots__ = ("me", "purpose")

    def __init__(self, me: int, purpose: int) -> None:
        self.me: Final = me
        self.purpose: Final = purpose

    def data(self) -> list[int]:
        return [self.me, self.purpose]

    def run(self, game: World) -> None:
        rounds = end_sneak(game)
        if rounds == 0:
            return
        me = self.me
        villain = villain_at(game, game.space[me])[V_CARD]
        if self.purpose == AS_A_TRIAL:
            game.agenda.append(SneakFailed(me))
        fight_villain(game, me, villain, rounds, 0, 0, words.BY_SNEAK)
        acts(game, villain, DISCOVERS, me)


class SneakFailed(Step[World]):
    """sneak.agents-of-evil: the rounds are fought, however they went; the test is failed."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        game.outcome = FAILED
