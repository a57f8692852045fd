"""Verbs about wounds, progress and turns of heroes."""

from typing import Final

from bivouac.engine.verbs import Amount, Do, Words
from bivouac.games.fortune_and_glory import words as say
from bivouac.games.fortune_and_glory.amounts import number
from bivouac.games.fortune_and_glory.grammar import Aimed
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.steps_health import hurt, knock_out
from bivouac.games.fortune_and_glory.whom import Whom

EVERY_WOUND: Final = 99


class Hurt(Aimed):
    """wound.marker-each, defence.value: a hero receives hits; defence parries unless `parry` is False."""

    __slots__ = ("amount", "parry")

    def __init__(self, amount: int | Amount[World], whom: Whom, parry: bool = True) -> None:
        super().__init__(whom)
        self.amount: Final = number(amount)
        self.parry: Final = parry

    def payable(self, game: World, me: int, source: int) -> bool:
        """As a cost: nobody pays with a KO (push.no-self-ko)."""
        return game.wounds[me] + self.amount.value(game, me, source) <= game.most_wounds(me)

    def strike(self, game: World, at: Do, seat: int) -> None:
        hits = self.amount.value(game, seat, at.source)
        hurt(game, seat, hits, self.parry, 0, at.source, self.because(at))

    def words(self) -> Words:
        return Words("hurt" if self.parry else "hurt-unparried", {}, [self.amount.words(), self.whom.words()])


class Heal(Aimed):
    """wound.heal: a hero heals wounds; EVERY_WOUND heals all."""

    __slots__ = ("amount",)

    def __init__(self, amount: int | Amount[World], whom: Whom) -> None:
        super().__init__(whom)
        self.amount: Final = number(amount)

    def suits(self, game: World, seat: int) -> bool:
        return game.wounds[seat] > 0

    def strike(self, game: World, at: Do, seat: int) -> None:
        game.heal(seat, self.amount.value(game, seat, at.source), self.because(at))

    def words(self) -> Words:
        return Words("heal", {}, [self.amount.words(), self.whom.words()])


class KnockOut(Aimed):
    """A hero is KO."""

    __slots__ = ()

    def strike(self, game: World, at: Do, seat: int) -> None:
        knock_out(game, seat, self.because(at))

    def words(self) -> Words:
        return Words("knock-out", {}, [self.whom.words()])


class Markers(Aimed):
    """Danger markers more for a hero who is on a quest. They never find the artifact by themselves: one danger is left
    to be overcome. Nobody keeps markers of a temple (collapse.marker-on-temple)."""

    __slots__ = ("count",)

    def __init__(self, count: int, whom: Whom) -> None:
        super().__init__(whom)
        self.count: Final = count

    def room(self, game: World, seat: int) -> int:
        site = game.site_at(game.space[seat])
        if site < 0 or game.is_temple(site) or (game.hangs[seat] >= 0 and not game.on_quest(seat)):
            return 0
        return max(game.danger_of(site) - 1 - game.markers[seat], 0)

    def suits(self, game: World, seat: int) -> bool:
        return self.room(game, seat) > 0

    def strike(self, game: World, at: Do, seat: int) -> None:
        gained = min(self.count, self.room(game, seat))
        game.markers[seat] += gained
        game.set_quest(seat, game.space[seat])
        game.tell(say.MARKERS, seat, at.source, -1, gained, cause=self.because(at))

    def words(self) -> Words:
        return Words("markers", {"n": self.count}, [self.whom.words()])


class LoseMarkers(Aimed):
    """A hero loses danger markers, as many as there are."""

    __slots__ = ("count",)

    def __init__(self, count: int, whom: Whom) -> None:
        super().__init__(whom)
        self.count: Final = count

    def suits(self, game: World, seat: int) -> bool:
        return game.markers[seat] > 0

    def strike(self, game: World, at: Do, seat: int) -> None:
        lost = min(self.count, game.markers[seat])
        game.markers[seat] -= lost
        game.tell(say.MARKERS_LOST, seat, at.source, -1, lost, cause=self.because(at))

    def words(self) -> Words:
        return Words("lose-markers", {"n": self.count}, [self.whom.words()])


class SkipTurn(Aimed):
    """A hero has no turn in the Adventure phase of this round, if it has not come yet."""

    __slots__ = ()

    def suits(self, game: World, seat: int) -> bool:
        return (game.acted >> seat) & 1 == 0

    def strike(self, game: World, at: Do, seat: int) -> None:
        game.acted |= 1 << seat
        game.tell(say.TURN_LOST, seat, at.source, cause=self.because(at))

    def words(self) -> Words:
        return Words("skip-turn", {}, [self.whom.words()])
