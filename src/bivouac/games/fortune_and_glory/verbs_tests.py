"""Verbs that try a hero: tests, combined tests, fights, and how they are joined on a danger."""

from typing import Final

from bivouac.engine.verbs import Do, Verb, Words
from bivouac.games.fortune_and_glory import words as say
from bivouac.games.fortune_and_glory.actions import ACTIONS
from bivouac.games.fortune_and_glory.catalog import (
    ALLY,
    BY_NUMBER,
    CITY,
    DECK_WORDS,
    ENEMY,
    FIRST,
    IN_CITY,
    IN_CLIFFHANGER,
    IN_DANGER,
    IN_EFFECT,
    IN_ESCAPE,
    IN_LOYALTY,
    IS_A,
    KEYWORDS_OF,
    NAZI,
    REFERENCE,
    SKILL_WORDS,
)
from bivouac.games.fortune_and_glory.grammar import Aimed, Deed, Simple, concerned
from bivouac.games.fortune_and_glory.keys import REFERENCE_KEYS
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    BACK,
    D_BARRED,
    D_CARD,
    D_SIDE,
    FAILED,
    cause_of,
)
from bivouac.games.fortune_and_glory.steps_cards import loyalty
from bivouac.games.fortune_and_glory.steps_fights import begin_fight, fight_drawn
from bivouac.games.fortune_and_glory.steps_tests import begin_test
from bivouac.games.fortune_and_glory.whom import IT, ME, Whom

LOYALTY_TARGET: Final = 4  # ally.loyalty-dice: unless the card says another
# Reference enemies that a card can name (combat.reference-enemy).
MOBSTER: Final = FIRST[REFERENCE] + REFERENCE_KEYS.index("mobster")
SOLDIER: Final = FIRST[REFERENCE] + REFERENCE_KEYS.index("nazi-soldier")
ZOMBIE: Final = FIRST[REFERENCE] + REFERENCE_KEYS.index("zombie")
CULTIST: Final = FIRST[REFERENCE] + REFERENCE_KEYS.index("cultist")
MODES: Final = ACTIONS.mode.ids
ENEMIES: Final = (ENEMY, NAZI, REFERENCE)


def where_of(game: World, source: int) -> int:
    """What kind of test a card calls for: that of a danger, a cliffhanger, an escape or another card. That of a temple
    is an escape (collapse.may-push)."""
    if IS_A[source] in ENEMIES or BY_NUMBER[source].temple:
        return IN_ESCAPE
    if game.facing and game.facing[-1][D_CARD] == source:
        where = IN_CLIFFHANGER if game.facing[-1][D_SIDE] == BACK else IN_DANGER
        return where | IN_CITY if IS_A[source] == CITY else where
    return IN_EFFECT | IN_CITY if IS_A[source] == CITY else IN_EFFECT


def keywords_of(game: World, source: int) -> int:
    """danger.test-keywords: a test has every keyword of its card, or of the face that lies open."""
    if game.facing and game.facing[-1][D_CARD] == source:
        facts = BY_NUMBER[source]
        face = facts.back if game.facing[-1][D_SIDE] == BACK else facts.front
        return 0 if face is None else face.keywords
    return KEYWORDS_OF[source]


class Pool(Deed):
    """test.combined-skills: a test with the levels of several skills together."""

    __slots__ = ("needed", "skills", "target")

    def __init__(self, skills: tuple[int, ...], target: int, successes: int) -> None:
        self.path = -1
        self.skills: Final = skills
        self.target: Final = target
        self.needed: Final = successes

    def mask(self) -> int:
        mask = 0
        for skill in self.skills:
            mask |= 1 << skill
        return mask

    def do(self, game: World, at: Do) -> None:
        source = at.source
        begin_test(
            game, at.me, source, where_of(game, source), self.mask(), self.target, self.needed,
            keywords_of(game, source),
        )  # fmt: skip

    def words(self) -> Words:
        skills = " ".join([SKILL_WORDS[skill] for skill in self.skills])
        return Words("test", {"skills": skills, "target": self.target, "n": self.needed}, [])


class Test(Pool):
    """test.three-elements: a skill, the result each die needs, the successes needed."""

    __slots__ = ()

    def __init__(self, skill: int, target: int, successes: int) -> None:
        super().__init__((skill,), target, successes)


class Either(Deed):
    """danger.or-choice: the hero chooses between tests; a card may bar one of them."""

    __slots__ = ("verbs",)

    def __init__(self, verbs: list[Verb[World]]) -> None:
        self.path = -1
        self.verbs: Final = verbs

    def parts(self) -> list[Verb[World]]:
        return self.verbs

    def do(self, game: World, at: Do) -> None:
        at.ask(game)

    def options(self, game: World, at: Do) -> list[int]:
        barred = game.facing[-1][D_BARRED] if game.facing and game.facing[-1][D_CARD] == at.source else 0
        return [MODES[i] for i in range(len(self.verbs)) if not barred >> i & 1]

    def chosen(self, game: World, at: Do, option: int) -> None:
        game.agenda.append(at.at(self.verbs[MODES.index(option)].path))

    def reason(self, game: World, at: Do, option: int) -> int:
        if option in MODES[: len(self.verbs)]:
            return say.OPTION_BARRED
        return say.MUST_FLEE if BY_NUMBER[at.source].temple else say.CHOOSE_OPTION

    def words(self) -> Words:
        return Words("either", {}, [verb.words() for verb in self.verbs])


class Both(Deed):
    """danger.and-both, danger.and-order: all of the tests, in the order that the hero chooses; the first failure ends
    it. The frame's number holds the tests that are done, as bits."""

    __slots__ = ("verbs",)

    def __init__(self, verbs: list[Verb[World]]) -> None:
        self.path = -1
        self.verbs: Final = verbs

    def parts(self) -> list[Verb[World]]:
        return self.verbs

    def do(self, game: World, at: Do) -> None:
        done = game.frames[at.frame + 1] & TESTS_DONE
        if done and game.outcome == FAILED:
            return
        if done != (1 << len(self.verbs)) - 1:
            at.ask(game)

    def options(self, game: World, at: Do) -> list[int]:
        done = game.frames[at.frame + 1] & TESTS_DONE
        return [MODES[i] for i in range(len(self.verbs)) if not done >> i & 1]

    def chosen(self, game: World, at: Do, option: int) -> None:
        which = MODES.index(option)
        game.frames[at.frame + 1] |= 1 << which
        game.agenda.append(at)
        game.agenda.append(at.at(self.verbs[which].path))

    def reason(self, game: World, at: Do, option: int) -> int:
        return say.TEST_DONE if option in MODES[: len(self.verbs)] else say.CHOOSE_ORDER

    def words(self) -> Words:
        return Words("both", {}, [verb.words() for verb in self.verbs])


def either(*verbs: Verb[World]) -> Verb[World]:
    return Either(list(verbs))


def both(*verbs: Verb[World]) -> Verb[World]:
    return Both(list(verbs))


class Fight(Aimed):
    """combat.draw-enemy, combat.reference-enemy: a fight against a card of ENEMY or NAZI, or against a reference card
    (MOBSTER, SOLDIER, ZOMBIE, CULTIST). `infantry`: only Infantry counts (combat.infantry-only)."""

    __slots__ = ("enemy", "infantry")

    def __init__(self, enemy: int, whom: Whom = ME, infantry: bool = False) -> None:
        super().__init__(whom)
        self.enemy: Final = enemy
        self.infantry: Final = infantry

    def strike(self, game: World, at: Do, seat: int) -> None:
        if self.enemy in (ENEMY, NAZI):
            fight_drawn(game, seat, self.enemy, self.infantry, cause_of(at.source))
        else:
            begin_fight(game, seat, self.enemy, 0, 0, -1, cause_of(at.source))

    def words(self) -> Words:
        enemy = DECK_WORDS[self.enemy] if self.enemy in (ENEMY, NAZI) else REFERENCE_KEYS[self.enemy - FIRST[REFERENCE]]
        return Words("fight", {"enemy": enemy, "infantry": int(self.infantry)}, [self.whom.words()])


class Try(Deed):
    """A test of a card that is no danger: what follows if it is passed (a fight: won or escaped), and if it fails.

    `whom` is ME or IT."""

    __slots__ = ("lose", "test", "whom", "win")

    def __init__(
        self, test: Verb[World], win: Verb[World] | None = None, lose: Verb[World] | None = None, whom: Whom = ME
    ) -> None:
        self.path = -1
        self.test: Final = test
        self.win: Final = win
        self.lose: Final = lose
        self.whom: Final = whom

    def parts(self) -> list[Verb[World]]:
        parts = [self.test]
        if self.win is not None:
            parts.append(self.win)
        if self.lose is not None:
            parts.append(self.lose)
        return parts

    def works(self, game: World, me: int, source: int) -> bool:
        return bool(self.whom.seats(game, me, source, concerned(game)))

    def do(self, game: World, at: Do) -> None:
        """The frame's number is 0 before the test, and its bit 4 set after it; `Both` uses the lower ones."""
        number = game.frames[at.frame + 1]
        if number & TRIED:
            game.frames[at.frame + 1] = 0
            follows = self.lose if game.outcome == FAILED else self.win
            if follows is not None:
                game.agenda.append(at.at(follows.path))
            return
        game.frames[at.frame + 1] = TRIED
        game.agenda.append(at)
        seat = game.frames[at.frame] if self.whom is IT else at.me
        game.agenda.append(Do(at.script, self.test.path, seat, at.source, at.frame))

    def words(self) -> Words:
        parts = [self.whom.words(), self.test.words()]
        key = "try"
        if self.win is not None:
            parts.append(self.win.words())
            key += "-win"
        if self.lose is not None:
            parts.append(self.lose.words())
            key += "-lose"
        return Words(key, {}, parts)


TRIED: Final = 16
TESTS_DONE: Final = 15


class Loyalty(Simple):
    """ally.loyalty-dice: this Ally is put to the test; without one success it is discarded."""

    __slots__ = ("target",)

    def __init__(self, target: int = LOYALTY_TARGET) -> None:
        self.path = -1
        self.target: Final = target

    def works(self, game: World, me: int, source: int) -> bool:
        return source in game.kit[me]

    def do(self, game: World, at: Do) -> None:
        if at.source in game.kit[at.me]:
            loyalty(game, at.me, at.source, self.target, game.extra_dice(at.me, 0, IN_LOYALTY))

    def words(self) -> Words:
        return Words("loyalty", {"target": self.target}, [])


class LoyaltyOf(Aimed):
    """ally.loyalty-dice: every Ally of a hero is put to the test; common items have no loyalty."""

    __slots__ = ("target",)

    def __init__(self, whom: Whom, target: int = LOYALTY_TARGET) -> None:
        super().__init__(whom)
        self.target: Final = target

    def suits(self, game: World, seat: int) -> bool:
        return any(IS_A[card] == ALLY for card in game.kit[seat])

    def strike(self, game: World, at: Do, seat: int) -> None:
        for card in game.kit[seat][:]:
            if IS_A[card] == ALLY:
                loyalty(game, seat, card, self.target, game.extra_dice(seat, 0, IN_LOYALTY))

    def words(self) -> Words:
        return Words("loyalty-of", {"target": self.target}, [self.whom.words()])
