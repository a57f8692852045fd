"""When to press on, when to stop, how far to push: the rounds of a search, by the wounds of its hero.

What a stop is worth shows over the dangers still to come: wounds heal, and the next cliffhanger can be pushed again. So
a search is reckoned backwards from its last danger, over the deck of dangers as this hero meets it.
"""

from typing import Final

from bivouac.bots.evaluate.fortune_and_glory_plans import Traveller
from bivouac.bots.evaluate.fortune_and_glory_strength import MOST_DANGERS, Perils, perils_of
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import GOAL


class Hunt:
    """By the dangers still to overcome and the wounds: the rounds of a search until its artifact is found. `lost` are
    the rounds that a KO costs beside that."""

    __slots__ = ("lost", "most", "onward", "pressing")

    def __init__(self, perils: Perils, most: int, dangers: int, lost: float) -> None:
        self.lost: Final = lost
        self.most: Final = most
        self.pressing: Final = [[0.0] * (most + 1)]  # before the next danger
        self.onward: Final = [[0.0] * (most + 1)]  # by the better of pressing on and stopping
        for _ in range(min(dangers, MOST_DANGERS)):
            self.add_danger(perils)

    def add_danger(self, perils: Perils) -> None:
        """One danger more before all those that were reckoned."""
        after = self.onward[-1]
        most = self.most
        pressing: list[float] = []
        for wounds in range(most + 1):
            rounds = perils.falls[wounds] * self.lost
            for landed, chance in enumerate(perils.lands[wounds]):
                rounds += chance * after[landed]
            for hits, chance in enumerate(perils.fails[wounds]):
                if chance > 0.0:
                    rounds += chance * self.hanging(perils.saves[hits], wounds + hits, after)
            pressing.append(rounds)
        stopping = self.stopping(pressing)
        self.pressing.append(pressing)
        self.onward.append([min(rounds, stopping) for rounds in pressing])

    def hanging(self, saves: list[float], wounds: int, after: list[float]) -> float:
        """From a failure on: the next round, and as many dice pushed in it as are best."""
        best = self.lost
        for pushed in range(self.most - wounds + 1):
            rounds = saves[pushed] * after[wounds + pushed] + (1.0 - saves[pushed]) * self.lost
            best = min(best, 1.0 + rounds)
        return best

    def stopping(self, pressing: list[float]) -> float:
        """artifact.stop-heals: a round later, without a wound."""
        return 1.0 + pressing[0]


def hunt_of(game: World, seat: int, hero: Traveller, site: int, dangers: int) -> Hunt:
    """The search of a hero at this artifact, with so many dangers still to overcome."""
    lost = hero.after_ko() - hero.after_found(site, GOAL - hero.fortune - hero.carried)
    return Hunt(perils_of(game, seat), game.most_wounds(seat), dangers, max(lost, 1.0))
