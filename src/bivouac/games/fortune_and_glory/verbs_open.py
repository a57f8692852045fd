"""Verbs that act on what lies open: a test, a combat round, a danger, a card, a sale, a KO, a movement."""

from typing import Final

from bivouac.engine.events import CANCELLED
from bivouac.engine.verbs import Amount, Do, Words, begin
from bivouac.games.fortune_and_glory import words as say
from bivouac.games.fortune_and_glory.actions import ACTIONS, DISCARD
from bivouac.games.fortune_and_glory.amounts import is_negative, number
from bivouac.games.fortune_and_glory.catalog import (
    ARRIVES_OF,
    BLOWS,
    CARD,
    DANGER,
    IS_A,
    KO,
    MOVE,
    OPENED,
    RESULT,
    SALE,
    SKILL_WORDS,
    TEST,
    VILLAIN,
)
from bivouac.games.fortune_and_glory.grammar import Deed, Picks, Simple
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    BEATEN,
    D_BARRED,
    D_CARD,
    D_SEAT,
    D_SIDE,
    F_BLOWS,
    F_CARD,
    F_HITS,
    F_MINE,
    F_OVER,
    F_PARRY,
    F_SEAT,
    FRONT,
    LANDED,
    S_ARTIFACT,
    S_FAKE,
    S_PRICE,
    S_SEAT,
    T_BONUS,
    T_GOT,
    T_HITS,
    T_NEEDED,
    T_ROLL,
    T_SEAT,
    T_TARGET,
    UNTIL_TEST,
    count_at_least,
)
from bivouac.games.fortune_and_glory.verbs_tests import Either

# Which dice are rolled again.
MISSES: Final = 0  # those that are no success
ALL_DICE: Final = 1
REROLL_WORDS: Final = ("misses", "all")

UNTIL_WORDS: Final = ("test", "phase", "round")

FAKE: Final = -1  # an artifact that is worth nothing

SIDE_OF_WAY: Final = 10  # the line of a way that is barred packs the side of the card and the way


class Dice(Simple):
    """TEST: the open test is rolled with more dice, or with fewer; at least one (test.dice-count)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.path = -1
        self.count: Final = count

    def moment(self) -> int:
        return TEST

    def works(self, game: World, me: int, source: int) -> bool:
        return bool(game.tests)

    def do(self, game: World, at: Do) -> None:
        game.change_test(T_BONUS, game.tests[-1][T_BONUS] + self.count)
        game.tell(say.MORE_DICE, game.tests[-1][T_SEAT], at.source, -1, self.count, cause=self.because(at))

    def words(self) -> Words:
        return Words("dice", {"n": self.count}, [])


class Level(Simple):
    """TEST: the hero concerned has a higher, or lower, level in a skill for a while: UNTIL_TEST, UNTIL_PHASE,
    UNTIL_ROUND."""

    __slots__ = ("count", "skill", "until")

    def __init__(self, skill: int, count: int, until: int = UNTIL_TEST) -> None:
        self.path = -1
        self.skill: Final = skill
        self.count: Final = count
        self.until: Final = until

    def moment(self) -> int:
        return TEST

    def do(self, game: World, at: Do) -> None:
        seat = game.frames[at.frame] if game.frames[at.frame] >= 0 else at.me
        game.temporary = [*game.temporary, [seat, self.skill, self.count, self.until]]
        game.tell(say.MORE_LEVEL, seat, at.source, self.skill, self.count, cause=self.because(at))

    def words(self) -> Words:
        return Words("level", {"skill": SKILL_WORDS[self.skill], "n": self.count, "until": UNTIL_WORDS[self.until]}, [])


class Reroll(Simple):
    """RESULT: dice of the roll that decides the test fall again, the MISSES or ALL_DICE. What the dice show is counted
    anew; successes that cards have given or taken stay as they are."""

    __slots__ = ("which",)

    def __init__(self, which: int) -> None:
        self.path = -1
        self.which: Final = which

    def moment(self) -> int:
        return RESULT

    def works(self, game: World, me: int, source: int) -> bool:
        if not game.tests:
            return False
        test = game.tests[-1]
        return self.which == ALL_DICE or count_at_least(test[T_ROLL], test[T_TARGET]) < count_at_least(test[T_ROLL], 1)

    def do(self, game: World, at: Do) -> None:
        test = game.tests[-1][:]
        kept = 1
        left = test[T_ROLL]
        again = 0
        while left > 1:
            if self.which == MISSES and left & 7 >= test[T_TARGET]:
                kept = (kept << 3) | (left & 7)
            else:
                again += 1
            left >>= 3
        rolled = game.throw(again)
        left = rolled
        while left > 1:
            kept = (kept << 3) | (left & 7)
            left >>= 3
        hits = count_at_least(kept, test[T_TARGET])
        changed = max(hits - count_at_least(test[T_ROLL], test[T_TARGET]), -test[T_HITS])
        test[T_GOT] += changed
        test[T_HITS] += changed
        test[T_ROLL] = kept
        game.tests[-1] = test
        game.tell(say.REROLLED, test[T_SEAT], at.source, hits, rolled, cause=self.because(at))

    def words(self) -> Words:
        return Words("reroll", {"which": REROLL_WORDS[self.which]}, [])


class Success(Simple):
    """RESULT: successes more, or fewer, in the roll that decides the test."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.path = -1
        self.count: Final = count

    def moment(self) -> int:
        return RESULT

    def works(self, game: World, me: int, source: int) -> bool:
        """It must be able to change what the roll decides: help a failure, or take from a success."""
        if not game.tests:
            return False
        test = game.tests[-1]
        if self.count > 0:
            return test[T_GOT] < test[T_NEEDED]
        return test[T_GOT] >= test[T_NEEDED] and test[T_HITS] > 0

    def do(self, game: World, at: Do) -> None:
        test = game.tests[-1][:]
        changed = max(self.count, -test[T_HITS])
        test[T_GOT] += changed
        test[T_HITS] += changed
        game.tests[-1] = test
        game.tell(say.MORE_SUCCESS, test[T_SEAT], at.source, -1, changed, cause=self.because(at))

    def words(self) -> Words:
        return Words("success", {"n": self.count}, [])


class Pass(Simple):
    """RESULT: the test is passed whatever the dice show."""

    __slots__ = ()

    def moment(self) -> int:
        return RESULT

    def works(self, game: World, me: int, source: int) -> bool:
        return bool(game.tests) and game.tests[-1][T_GOT] < game.tests[-1][T_NEEDED]

    def do(self, game: World, at: Do) -> None:
        test = game.tests[-1]
        missing = max(test[T_NEEDED] - test[T_GOT], 0)  # another card may have passed it meanwhile
        game.change_test(T_GOT, test[T_GOT] + missing)
        game.tell(say.MORE_SUCCESS, test[T_SEAT], at.source, -1, missing, cause=self.because(at))

    def words(self) -> Words:
        return Words("pass", {}, [])


# -- fights ------------------------------------------------------------------------------------------------------------


class InFight(Simple):
    """BLOWS: a verb that changes a combat round whose dice lie there."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.path = -1
        self.count: Final = count

    def moment(self) -> int:
        return BLOWS

    def works(self, game: World, me: int, source: int) -> bool:
        return game.is_fighting()


class Hits(InFight):
    """BLOWS: hits of the hero more, or fewer. Without a combat roll of the hero there is nothing to add to."""

    __slots__ = ()

    def works(self, game: World, me: int, source: int) -> bool:
        return game.is_fighting() and game.fights[-1][F_MINE] > 0

    def do(self, game: World, at: Do) -> None:
        fight = game.fights[-1]
        if fight[F_MINE] == 0:
            return
        game.change_fight(F_HITS, max(fight[F_HITS] + self.count, 0))
        game.tell(say.HITS_CHANGED, fight[F_SEAT], at.source, fight[F_CARD], self.count, cause=self.because(at))

    def words(self) -> Words:
        return Words("hits", {"n": self.count}, [])


class Blows(InFight):
    """BLOWS: hits of the enemy more, or fewer."""

    __slots__ = ()

    def works(self, game: World, me: int, source: int) -> bool:
        return game.is_fighting() and (self.count > 0 or game.fights[-1][F_BLOWS] > 0)

    def do(self, game: World, at: Do) -> None:
        fight = game.fights[-1]
        game.change_fight(F_BLOWS, max(fight[F_BLOWS] + self.count, 0))
        game.tell(say.BLOWS_CHANGED, fight[F_SEAT], at.source, fight[F_CARD], self.count, cause=self.because(at))

    def words(self) -> Words:
        return Words("blows", {"n": self.count}, [])


class Parry(InFight):
    """BLOWS: the hero parries more hits in this round (defence.value)."""

    __slots__ = ()

    def works(self, game: World, me: int, source: int) -> bool:
        return game.is_fighting() and game.fights[-1][F_BLOWS] > game.armour[me] + game.fights[-1][F_PARRY]

    def do(self, game: World, at: Do) -> None:
        game.change_fight(F_PARRY, game.fights[-1][F_PARRY] + self.count)
        game.tell(say.PARRY_ADDED, game.fights[-1][F_SEAT], at.source, -1, self.count, cause=self.because(at))

    def words(self) -> Words:
        return Words("parry", {"n": self.count}, [])


class EndFight(Simple):
    """BLOWS: the fight is over before the blows land: BEATEN (with the enemy's Glory) or FLED."""

    __slots__ = ("how",)

    def __init__(self, how: int) -> None:
        self.path = -1
        self.how: Final = how

    def moment(self) -> int:
        return BLOWS

    def works(self, game: World, me: int, source: int) -> bool:
        """villain-fight.no-escape: nobody gets away from a Villain."""
        return game.is_fighting() and (self.how == BEATEN or IS_A[game.fights[-1][F_CARD]] != VILLAIN)

    def do(self, game: World, at: Do) -> None:
        fight = game.fights[-1][:]
        fight[F_BLOWS] = 0
        fight[F_HITS] = 0
        fight[F_OVER] = self.how
        game.fights[-1] = fight
        game.tell(say.FIGHT_ENDED, fight[F_SEAT], at.source, fight[F_CARD], cause=self.because(at))

    def words(self) -> Words:
        return Words("end-fight", {"how": "beaten" if self.how == BEATEN else "fled"}, [])


# -- dangers -----------------------------------------------------------------------------------------------------------


class NewDanger(Simple):
    """OPENED: the danger that lies open goes back, and another is drawn in its place. Not for cliffhangers, nor in a
    city."""

    __slots__ = ()

    def moment(self) -> int:
        return OPENED

    def works(self, game: World, me: int, source: int) -> bool:
        if not game.facing:
            return False
        facing = game.facing[-1]
        return facing[D_SIDE] == FRONT and IS_A[facing[D_CARD]] == DANGER and game.can_draw(DANGER)

    def do(self, game: World, at: Do) -> None:
        facing = game.facing[-1]
        card = game.draw(DANGER)
        game.put_away(facing[D_CARD])
        game.facing[-1] = [facing[D_SEAT], card, FRONT, 0]
        game.tell(say.DANGER_CHANGED, facing[D_SEAT], card, facing[D_CARD], cause=self.because(at))
        if ARRIVES_OF[card] >= 0:
            begin(game, card, facing[D_SEAT], card, facing[D_SEAT], 0, ARRIVES_OF[card])

    def words(self) -> Words:
        return Words("new-danger", {}, [])


class Bar(Deed):
    """OPENED: one of the options of the danger that lies open may not be chosen; one is always left."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1

    def moment(self) -> int:
        return OPENED

    def open_options(self, game: World) -> list[int]:
        if not game.facing:
            return []
        facing = game.facing[-1]
        test = game.node(facing[D_CARD], game.path_of_face(facing))
        if not isinstance(test, Either):
            return []
        return [i for i in range(len(test.verbs)) if not facing[D_BARRED] >> i & 1]

    def works(self, game: World, me: int, source: int) -> bool:
        return len(self.open_options(game)) > 1

    def do(self, game: World, at: Do) -> None:
        if self.works(game, at.me, at.source):
            at.ask(game)

    def options(self, game: World, at: Do) -> list[int]:
        return [ACTIONS.mode.ids[i] for i in self.open_options(game)]

    def chosen(self, game: World, at: Do, option: int) -> None:
        which = ACTIONS.mode.ids.index(option)
        facing = game.facing[-1][:]
        facing[D_BARRED] |= 1 << which
        game.facing[-1] = facing
        number = facing[D_SIDE] * SIDE_OF_WAY + which + 1
        game.tell(say.BARRED, facing[D_SEAT], facing[D_CARD], at.source, number, cause=self.because(at))

    def reason(self, game: World, at: Do, option: int) -> int:
        return say.CHOOSE_OPTION

    def words(self) -> Words:
        return Words("bar", {}, [])


# -- cards, sales, KOs, movements --------------------------------------------------------------------------------------


class Cancel(Simple):
    """CARD: the card that was announced has no effect and is discarded (cancel.effect, cancel.discard)."""

    __slots__ = ()

    def moment(self) -> int:
        return CARD

    def works(self, game: World, me: int, source: int) -> bool:
        return bool(game.events) and game.events[-1].kind == CARD and game.events[-1].outcome != LANDED

    def do(self, game: World, at: Do) -> None:
        beneath = game.events[-2]
        game.events[-2] = beneath.with_outcome(CANCELLED)
        game.tell(say.CANCELLED, at.me, beneath.card, at.source)

    def words(self) -> Words:
        return Words("cancel", {}, [])


class CancelStaying(Picks):
    """cancel.permitted: a card that remains in play leaves it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(DISCARD)

    def candidates(self, game: World, me: int, source: int) -> list[int]:
        return [entry[0] for entry in game.staying]

    def picked(self, game: World, at: Do, noun: int) -> None:
        game.end_stay(noun, self.because(at))

    def words(self) -> Words:
        return Words("cancel-staying", {}, [])


class Survive(Simple):
    """KO: the hero is not KO and has only so many wounds short of it."""

    __slots__ = ("spare",)

    def __init__(self, spare: int) -> None:
        self.path = -1
        self.spare: Final = spare

    def moment(self) -> int:
        return KO

    def works(self, game: World, me: int, source: int) -> bool:
        seat = game.events[-1].actor if game.events and game.events[-1].kind == KO else me
        return (game.doomed >> seat) & 1 == 1

    def do(self, game: World, at: Do) -> None:
        seat = game.frames[at.frame]
        game.doomed &= ~(1 << seat)
        game.wounds[seat] = max(min(game.wounds[seat], game.most_wounds(seat) - self.spare), 0)
        game.tell(say.SAVED, seat, at.source, -1, game.wounds[seat], cause=self.because(at))

    def words(self) -> Words:
        return Words("survive", {"n": self.spare}, [])


class Price(Simple):
    """SALE: the artifact that is being sold brings more or less Fortune, or is a FAKE and brings nothing."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.path = -1
        self.count: Final = count

    def moment(self) -> int:
        return SALE

    def works(self, game: World, me: int, source: int) -> bool:
        return bool(game.sale) and not game.sale[S_FAKE]

    def do(self, game: World, at: Do) -> None:
        sale = game.sale
        if self.count == FAKE:
            game.sale = [sale[S_SEAT], sale[S_ARTIFACT], 0, 1]
            game.tell(say.FAKE, sale[S_SEAT], sale[S_ARTIFACT], at.source, cause=self.because(at))
        else:
            game.sale = [sale[S_SEAT], sale[S_ARTIFACT], max(sale[S_PRICE] + self.count, 0), 0]
            game.tell(say.PRICE_CHANGED, sale[S_SEAT], sale[S_ARTIFACT], at.source, self.count, cause=self.because(at))

    def words(self) -> Words:
        return Words("price-fake" if self.count == FAKE else "price", {"n": self.count}, [])


class Steps(Simple):
    """MOVE: the movement in progress has more or fewer points (a number or a die; never under 0)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int | Amount[World]) -> None:
        self.path = -1
        self.amount: Final = number(amount)

    def moment(self) -> int:
        return MOVE

    def works(self, game: World, me: int, source: int) -> bool:
        """Nobody loses points that are not there."""
        return game.points > 0 or not is_negative(self.amount)

    def do(self, game: World, at: Do) -> None:
        seat = game.turn_of
        changed = max(self.amount.value(game, at.me, at.source), -game.points)
        game.points += changed
        game.tell(say.POINTS, seat, at.source, game.points, changed, cause=self.because(at))

    def words(self) -> Words:
        return Words("steps", {}, [self.amount.words()])


class RerollMove(Simple):
    """MOVE: the movement die falls again; what cards have added stays."""

    __slots__ = ()

    def moment(self) -> int:
        return MOVE

    def do(self, game: World, at: Do) -> None:
        game.points -= game.move_die
        game.move_die = int(game.roll(6)) + 1
        game.learned += 1
        game.points = max(game.points + game.move_die, 0)
        game.tell(say.MOVE_DIE, game.turn_of, at.source, -1, game.move_die, cause=self.because(at))

    def words(self) -> Words:
        return Words("reroll-move", {}, [])
