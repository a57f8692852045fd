"""What a temple is worth to a hero of Fortune and Glory, in rounds: a coin for each danger, the treasure at the end,
and the risk that everything comes down.

A hero goes on as long as it pays. So it is reckoned backwards from the last coin, by the coins that are left, the
danger markers and the instability.
"""

from math import ceil
from typing import Final

from bivouac.bots.evaluate.fortune_and_glory_strength import Strength
from bivouac.games.fortune_and_glory.able import Able, chance_of_collapse
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, TREASURE
from bivouac.games.fortune_and_glory.state import World

PUSHED_OUT: Final = 2  # dice that who gets out of a collapse pushes as a rule
FINENESS: Final = 4  # parts of a round that make a difference


class Looting:
    """The chances of one hero in one temple, and what is to be won and lost there, in rounds."""

    __slots__ = ("back", "bonus", "danger", "escape", "falls", "known", "loss", "passes", "rate", "treasure")

    def __init__(
        self,
        strength: Strength,
        back: float,
        escape: float,
        danger: int,
        rate: float,
        treasure: float,
        loss: float,
        bonus: float,
    ) -> None:
        self.passes: Final = strength.passes
        self.falls: Final = strength.falls
        self.back: Final = back  # the chance to get out of a cliffhanger
        self.escape: Final = escape
        self.danger: Final = danger
        self.rate: Final = rate  # of a coin
        self.treasure: Final = treasure
        self.loss: Final = loss  # by a KO
        self.bonus: Final = bonus  # of the last coin that is wanted
        self.known: Final[dict[tuple[int, int, int, int], float]] = {}

    def best(self, gold: int, markers: int, shaken: int, wanted: int) -> float:
        """The rounds won from here on; nothing for who wants no more coins, or had better stop for good."""
        if wanted <= 0:
            return 0.0
        key = (gold, markers, shaken, wanted)
        known = self.known.get(key)
        if known is None:
            known = max(self.going_on(gold, markers, shaken, wanted, self.passes, self.falls), 0.0)
            self.known[key] = known
        return known

    def going_on(self, gold: int, markers: int, shaken: int, wanted: int, passes: float, falls: float) -> float:
        """One danger more, with these chances, then the best."""
        won = passes * self.coin(gold, markers, shaken, wanted) - falls * self.loss
        return won + (1.0 - passes - falls) * self.failed(gold, shaken, wanted)

    def coin(self, gold: int, markers: int, shaken: int, wanted: int) -> float:
        """temple.one-fortune-each, temple.treasure-taken, collapse.instability-marker: a danger overcome."""
        won = self.rate if wanted > 0 else 0.0
        if wanted == 1:
            won += self.bonus
        if gold <= 1:
            return won + self.treasure
        if markers + 1 < self.danger:
            return won + self.best(gold - 1, markers + 1, shaken, wanted - 1)
        return won + self.shaken(shaken + 1, self.best(gold - 1, 0, shaken + 1, wanted - 1))

    def failed(self, gold: int, shaken: int, wanted: int) -> float:
        """collapse.cliffhanger-test: if the temple holds, a round passes, then the cliffhanger is overcome or a KO."""
        hanging = self.back * self.coin(gold, 0, shaken + 1, wanted) - (1.0 - self.back) * self.loss - 1.0
        return self.shaken(shaken + 1, hanging)

    def shaken(self, dice: int, holds: float) -> float:
        """collapse.roll, collapse.escape-fail."""
        falls = chance_of_collapse(dice)
        return (1.0 - falls) * holds - falls * (1.0 - self.escape) * self.loss


def looting_of(
    game: World, seat: int, strength: Strength, back: float, site: int, rate: float, price: float, loss: float,
    bonus: float,
) -> Looting:  # fmt: skip
    """Remembered with the strength of the hero, by all that it depends on."""
    artifact = game.site_artifact[site]
    danger = game.danger_of(site)
    near_loss = ceil(loss * FINENESS)
    near_bonus = ceil(bonus * FINENESS)
    near_treasure = ceil((BY_NUMBER[TREASURE].fortune + price) * rate * FINENESS)
    key = (artifact, danger, near_loss, near_bonus, near_treasure, round(1000 * back))
    known = strength.temples.get(key)
    if known is None:
        escape = Able(game, seat, 0).escape(artifact, min(PUSHED_OUT, game.most_wounds(seat)))
        known = Looting(
            strength, back, escape, danger, rate, near_treasure / FINENESS, near_loss / FINENESS,
            near_bonus / FINENESS,
        )  # fmt: skip
        strength.temples[key] = known
    assert isinstance(known, Looting)
    return known
