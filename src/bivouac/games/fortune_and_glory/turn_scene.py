"""The scene of a hero's turn, in either phase: what a KO ends."""

from typing import Final

from bivouac.engine.scenes import Scene, enter
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import A_SEAT, N_SEAT, NOTHING, S_SEAT


class TurnScene(Scene[World]):
    """A hero's part of a phase. Whoever is KO leaves it (ko.out-until-end)."""

    __slots__ = ("fights", "tests")

    def __init__(self, me: int, events: int, frames: int, tests: int, fights: int) -> None:
        super().__init__(me, events, frames)
        self.tests: Final = tests
        self.fights: Final = fights

    def data(self) -> list[int]:
        return [self.me, self.events, self.frames, self.tests, self.fights]

    def ended(self, game: World, left: bool) -> None:
        del game.tests[self.tests :]
        del game.fights[self.fights :]
        if game.sale and game.sale[S_SEAT] == self.me:
            game.sale = NOTHING
        if game.sneak and game.sneak[N_SEAT] == self.me:
            game.sneak = NOTHING
        if game.aboard and game.aboard[A_SEAT] == self.me:
            game.aboard = NOTHING


def enter_turn(game: World, seat: int) -> None:
    enter(game, TurnScene(seat, len(game.events), len(game.frames), len(game.tests), len(game.fights)))
