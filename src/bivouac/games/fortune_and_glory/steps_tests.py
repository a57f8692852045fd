"""Steps of a test: announced, rolled again while successes come, pushed, decided."""

from typing import Final

from bivouac.engine.state import SeatChoice, Step
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import MOST_NUMBER, MOST_SEATS, NOUN, PUSH, ROLL_ID, VERB
from bivouac.games.fortune_and_glory.catalog import (
    BY_NUMBER,
    IN_CITY,
    IN_CLIFFHANGER,
    IN_DANGER,
    IN_ESCAPE,
    PUSH_DICE,
    PUSHED,
    RESULT,
    SKILLS,
    TEST,
)
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    FAILED,
    PASSED,
    T_BONUS,
    T_CARD,
    T_DICE,
    T_GOT,
    T_HITS,
    T_KEYWORDS,
    T_NEEDED,
    T_PUSH,
    T_PUSHED,
    T_ROLL,
    T_ROLLS,
    T_SEAT,
    T_SKILLS,
    T_TARGET,
    T_WHERE,
    UNTIL_TEST,
    cause_of,
    count_at_least,
)
from bivouac.games.fortune_and_glory.steps_cards import AskMoment, OwnAbility

MAY_PUSH: Final = IN_CLIFFHANGER | IN_ESCAPE  # push.only-cliffhanger-or-escape


def begin_test(
    game: World, seat: int, card: int, where: int, skills: int, target: int, needed: int, keywords: int
) -> None:
    """test.three-elements: a test is announced. `game.outcome` tells how it ended; it is the next thing to happen."""
    game.tests.append(new_test(seat, card, where, skills, target, needed, keywords))
    game.tell(words.TEST, seat, card, skills, target * 10 + needed, cause=cause_of_test(where, card))
    game.then(OwnAbility(seat, TEST), AskMoment(TEST, seat), THROW[seat])


def new_test(seat: int, card: int, where: int, skills: int, target: int, needed: int, keywords: int) -> list[int]:
    return [seat, card, where, skills, target, needed, 0, keywords, 0, 0, 0, 0, 1, 0, 0]


def cause_of_test(where: int, card: int) -> int:
    """Why a hero tests: cliffhanger.must-be-faced, escape.test-on-enemy, collapse.escape-test, city.danger-tested,
    danger.how-overcome, or what another card says."""
    if where & IN_CLIFFHANGER:
        return words.BY_CLIFF_TEST
    if where & IN_ESCAPE:
        return words.BY_TEMPLE_ESCAPE if BY_NUMBER[card].temple else words.BY_ESCAPE_TEST
    if where & IN_DANGER:
        return words.BY_CITY_DANGER if where & IN_CITY else words.BY_DANGER
    return cause_of(card)


def pool_of(game: World, test: list[int]) -> int:
    """test.dice-count, test.combined-skills, test.extra-bonuses-last: the dice of a roll; at least one."""
    seat = test[T_SEAT]
    dice = 0
    for skill in range(SKILLS):
        if test[T_SKILLS] >> skill & 1:
            dice += game.level(seat, skill)
    dice += game.extra_dice(seat, test[T_KEYWORDS], test[T_WHERE])
    return max(dice + test[T_BONUS], 1)


class ThrowTest(SeatChoice[World]):
    """push.once-per-exercise: the next roll of the test, before which the hero may push once in the whole test."""

    __slots__ = ()

    def options(self, game: World) -> list[int]:
        options = [ROLL_ID]
        test = game.tests[-1]
        if test[T_WHERE] & MAY_PUSH and not test[T_PUSHED]:
            spare = game.most_wounds(self.me) - game.wounds[self.me]  # push.no-self-ko
            for wounds in range(1, min(spare, MOST_NUMBER) + 1):
                options.append(PUSH.ids[wounds])
            options.sort()
        return options

    def ceremony(self, game: World) -> bool:
        return True

    def chosen(self, game: World, option: int) -> None:
        """push.costs-wounds, push.one-die-per-wound: wounds that no defence parries, a die for each."""
        me = self.me
        test = game.tests[-1][:]
        if VERB[option] == PUSH.number:
            wounds = NOUN[option]
            game.wounds[me] += wounds
            test[T_PUSH] = wounds + game.total(me, PUSH_DICE, -1)
            test[T_PUSHED] = 1
            game.tests[-1] = test
            cause = words.BY_TEMPLE_PUSH if BY_NUMBER[test[T_CARD]].temple else words.OF_ITSELF
            game.tell(words.PUSHED, me, test[T_CARD], -1, wounds, cause=cause)
            game.agenda.append(RollTest(me))
            game.happens(PUSHED, me)
            return
        game.agenda.append(RollTest(me))

    def reason(self, game: World, seat: int, option: int) -> int:
        test = game.tests[-1]
        if VERB[option] != PUSH.number:
            return words.MUST_FLEE if BY_NUMBER[test[T_CARD]].temple else words.ROLL_OR_PUSH
        if not test[T_WHERE] & MAY_PUSH:
            return words.NO_PUSH_HERE
        return words.PUSHED_ALREADY if test[T_PUSHED] else words.NO_SELF_KO


class RollTest(Step[World]):
    """test.success-per-die, test.repeat-while-success: the full pool; the roll that decides may be answered."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        test = game.tests[-1][:]
        test[T_DICE] = pool_of(game, test)
        test[T_ROLL] = game.throw(test[T_DICE] + test[T_PUSH])
        test[T_PUSH] = 0  # push.current-roll-only
        test[T_ROLLS] += 1
        test[T_HITS] = count_at_least(test[T_ROLL], test[T_TARGET])
        test[T_GOT] += test[T_HITS]
        game.tests[-1] = test
        game.tell(words.ROLLED, self.me, test[T_CARD], test[T_HITS], test[T_ROLL])
        if test[T_GOT] >= test[T_NEEDED]:
            game.then(AskMoment(RESULT, self.me), Judge(self.me))
        elif test[T_HITS] == 0:
            game.then(OwnAbility(self.me, RESULT), AskMoment(RESULT, self.me), Judge(self.me))
        else:
            game.agenda.append(THROW[self.me])


class Judge(Step[World]):
    """test.pass, test.repeat-while-success: passed, rolled on after a card has helped, or failed."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        test = game.tests[-1]
        if test[T_GOT] < test[T_NEEDED] and test[T_HITS] > 0:
            game.agenda.append(THROW[self.me])
            return
        game.tests.pop()
        game.end_levels(UNTIL_TEST, self.me)
        game.outcome = PASSED if test[T_GOT] >= test[T_NEEDED] else FAILED
        game.tell(words.TEST_PASSED if game.outcome == PASSED else words.TEST_FAILED, self.me, test[T_CARD])


THROW: Final = [ThrowTest(seat) for seat in range(MOST_SEATS)]
