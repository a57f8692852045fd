"""What a card of the hand or an ability of Fortune and Glory is worth at its moment, in rounds.

The verbs of the card are read: what they change of an open test, fight, danger or sale is reckoned by exact chances, so
that a card which an owner has typed in is weighed as well as those of the box.
"""

from typing import Any, Final

from bivouac.bots.evaluate.fortune_and_glory_plans import (
    GLORY,
    WOUND,
    Traveller,
    ability_worth,
)
from bivouac.bots.evaluate.fortune_and_glory_strength import (
    MOST_PUSH,
    face_outcome,
    fight_on,
    passing_on,
    strength_of,
)
from bivouac.bots.evaluate.fortune_and_glory_villains import villain_blows
from bivouac.engine.verbs import Verb
from bivouac.games.fortune_and_glory.able import Chances, passing
from bivouac.games.fortune_and_glory.amounts import Number
from bivouac.games.fortune_and_glory.catalog import (
    ACTIVATE,
    ARRIVED,
    BLOWS,
    BY_NUMBER,
    DANGER,
    EFFECT_OF,
    HIDDEN_CARDS,
    IS_A,
    KO,
    OPENED,
    RESULT,
    SALE,
    SCRIPTS,
    TEST,
    USE,
    VILLAIN,
)
from bivouac.games.fortune_and_glory.odds import after_roll, exactly
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    BACK,
    BEATEN,
    D_BARRED,
    D_CARD,
    D_SEAT,
    D_SIDE,
    F_BLOWS,
    F_CARD,
    F_HITS,
    F_PARRY,
    F_WOUNDS,
    GOAL,
    S_PRICE,
    S_SEAT,
    T_CARD,
    T_GOT,
    T_HITS,
    T_NEEDED,
    T_ROLL,
    T_SEAT,
    T_SKILLS,
    T_TARGET,
    T_WHERE,
    count_at_least,
    is_city,
)
from bivouac.games.fortune_and_glory.steps_fights import REFERENCE_OF_FIGURE
from bivouac.games.fortune_and_glory.steps_tests import MAY_PUSH, pool_of
from bivouac.games.fortune_and_glory.verbs_goods import DropKit, DropMe, Glory
from bivouac.games.fortune_and_glory.verbs_health import Heal, Hurt
from bivouac.games.fortune_and_glory.verbs_map import Henchman
from bivouac.games.fortune_and_glory.verbs_open import (
    ALL_DICE,
    FAKE,
    Bar,
    Blows,
    Dice,
    EndFight,
    Hits,
    Level,
    NewDanger,
    Parry,
    Pass,
    Price,
    Reroll,
    Steps,
    Success,
    Survive,
)
from bivouac.games.fortune_and_glory.verbs_tests import Either

RECKONED: Final = (
    (1 << TEST) | (1 << RESULT) | (1 << BLOWS) | (1 << KO) | (1 << SALE) | (1 << OPENED) | (1 << ARRIVED)
)  # fmt: skip
HINDERS: Final = 0.2  # of what another hero loses, the part that is a gain
HINDERS_LEADER: Final = 0.45
HINDERS_WINNER: Final = 1.0
NEAR_THE_END: Final = 2.5
SMALL_STAKE: Final = 0.4  # of a test that is no danger
GEAR_LOST: Final = 0.3
STEPS_GAIN: Final = 0.1
PUSH_EXPECTED: Final = 2
LEAST_LOST: Final = 0.5  # by a KO: the way home is free, but the rest of the round is gone


class Stakes:
    """Rounds left for a hero after the trial at hand: passed, failed, or KO."""

    __slots__ = ("failed", "fallen", "passed")

    def __init__(self, passed: float, failed: float, fallen: float) -> None:
        self.passed: Final = passed
        self.failed: Final = max(failed, passed)
        self.fallen: Final = max(fallen, passed + LEAST_LOST)

    def expected(self, chances: Chances) -> float:
        standing = 1.0 - chances.passes - chances.falls
        return chances.passes * self.passed + chances.falls * self.fallen + standing * self.failed


def stakes_of(game: World, seat: int, is_mine: bool) -> Stakes:
    """What depends on the danger that lies open before this hero, else on a test or a fight on the way."""
    hero = Traveller(game, seat, is_mine)
    fallen = hero.after_ko()
    space = game.space[seat]
    facing = game.facing[-1] if game.facing else None
    if facing is None or facing[D_SEAT] != seat:
        passed = hero.best_plan(space, True)
        if game.tests and BY_NUMBER[game.tests[-1][T_CARD]].temple:  # collapse.escape-fail
            return Stakes(passed, fallen, fallen)
        return Stakes(passed, passed + SMALL_STAKE, fallen)
    site = game.site_at(space)
    if IS_A[facing[D_CARD]] == DANGER and site >= 0:
        passed = hero.after_search(site, game.danger_of(site) - game.markers[seat] - 1, GOAL - hero.fortune)
    else:
        passed = hero.best_plan(space, not is_city(space))
    if facing[D_SIDE] == BACK:
        return Stakes(passed, fallen, fallen)
    if IS_A[facing[D_CARD]] == DANGER and site >= 0 and game.is_temple(site):
        return Stakes(passed, hero.after_failing(site, GOAL - hero.fortune), fallen)
    pushed = max(min(hero.spare, MOST_PUSH), 0)
    saved = face_outcome(game, seat, facing[D_CARD], True, pushed).passes
    return Stakes(passed, 1.0 + saved * passed + (1.0 - saved) * fallen, fallen)


def is_reckoned(card: int, moment: int) -> bool:
    """Whether all that the card does at this moment is reckoned here; else it is tried out."""
    if not RECKONED >> moment & 1:
        return False
    known = (*KNOWN_VERBS, Hurt) if moment in (TEST, RESULT) else KNOWN_VERBS
    return all(isinstance(verb, known) for verb in leaves(SCRIPTS[card][EFFECT_OF[card]]))


KNOWN_VERBS: Final = (
    Dice, Level, Reroll, Success, Pass, Hits, Blows, Parry, EndFight, NewDanger, Bar, Survive, Price, Glory, DropKit,
    Heal, DropMe, Henchman,
)  # fmt: skip


def leaves(verb: Verb[Any]) -> list[Verb[Any]]:
    """The deeds of a card in order, costs among them."""
    parts = verb.parts()
    if not parts:
        return [verb]
    found: list[Verb[Any]] = []
    for part in parts:
        found.extend(leaves(part))
    return found


def deeds_of(card: int, moment: int) -> list[Verb[Any]]:
    """What a card of the hand does, or an ability that is activated or used at this moment."""
    if card < HIDDEN_CARDS:
        return leaves(SCRIPTS[card][EFFECT_OF[card]])
    for ability in BY_NUMBER[card].abilities:
        if ability.kind in (ACTIVATE, USE) and ability.number == moment and ability.verb is not None:
            return leaves(ability.verb)
    return []


def answer_gain(game: World, seat: int, card: int, actor: int, moment: int = -1) -> float:
    """Rounds that are won by playing it now. `actor` is the hero whose moment it is."""
    deeds = deeds_of(card, moment)
    price = 0.0
    change = 0.0
    test = game.tests[-1] if game.tests else None
    concerned = actor
    if test is not None and moment_is(game, moment, TEST, RESULT):
        concerned = test[T_SEAT]
    is_mine = concerned == seat
    bonus = 0
    for deed in deeds:
        if isinstance(deed, Glory):
            price -= GLORY * number_of(deed.amount)
        elif isinstance(deed, Heal):
            price -= WOUND * min(number_of(deed.amount), game.wounds[seat])
        elif isinstance(deed, Hurt):
            price += WOUND * 1.5 * number_of(deed.amount)
        elif isinstance(deed, (DropKit, DropMe)):
            price += GEAR_LOST
        elif isinstance(deed, Dice):
            bonus += deed.count
        elif isinstance(deed, Level):
            if test is not None and test[T_SKILLS] >> deed.skill & 1:
                bonus += deed.count
        elif isinstance(deed, Steps):
            price -= STEPS_GAIN
    if test is not None and moment_is(game, moment, TEST, RESULT):
        stakes = stakes_of(game, concerned, is_mine)
        change = test_change(game, test, deeds, bonus) * (stakes.failed - stakes.passed)
    elif game.fights and moment_is(game, moment, BLOWS, BLOWS):
        stakes = stakes_of(game, concerned, is_mine)
        change = fight_change(game, concerned, deeds, stakes)
    elif game.facing and moment_is(game, moment, OPENED, OPENED):
        change = danger_change(game, concerned, deeds, is_mine)
    elif moment_is(game, moment, KO, KO):
        change = 2.0 if is_mine and any(isinstance(deed, Survive) for deed in deeds) else 0.0
    elif moment_is(game, moment, ARRIVED, ARRIVED):
        change = ambush_change(game, concerned, deeds)
    elif game.sale and moment_is(game, moment, SALE, SALE):
        concerned = game.sale[S_SEAT]
        is_mine = concerned == seat
        change = sale_change(game, deeds)
    if not is_mine:
        change = -change * hindrance(game, seat, concerned)
    return change - price


def moment_is(game: World, moment: int, one: int, other: int) -> bool:
    """Whether the moment, or that of the newest event where none is named, is one of two."""
    if moment < 0:
        moment = game.events[-1].kind if game.events else -1
    return moment in (one, other)


def number_of(amount: Any) -> float:
    if isinstance(amount, Number):
        return float(amount.number)
    return 2.0


def hindrance(game: World, seat: int, other: int) -> float:
    """How much of another hero's loss is the own gain: more of whoever is ahead, most of who is about to win."""
    theirs = Traveller(game, other, False).rounds_left()
    if theirs < NEAR_THE_END:
        return HINDERS_WINNER
    for third in range(game.seats):
        if third not in (seat, other) and Traveller(game, third, False).rounds_left() < theirs:
            return HINDERS
    return HINDERS_LEADER


def test_change(game: World, test: list[int], deeds: list[Verb[Any]], bonus: int) -> float:
    """How much likelier the test is passed."""
    dice = pool_of(game, test)
    missing = test[T_NEEDED] - test[T_GOT]
    target = test[T_TARGET]
    for deed in deeds:
        if isinstance(deed, Pass):
            return 1.0 if missing > 0 else 0.0
        if isinstance(deed, Success):
            return success_change(test, dice, deed.count)
        if isinstance(deed, Reroll):
            return reroll_change(test, dice, deed.which == ALL_DICE)
    if bonus == 0:
        return 0.0
    pushed = 0
    if test[T_WHERE] & MAY_PUSH:
        seat = test[T_SEAT]
        pushed = max(min(game.most_wounds(seat) - game.wounds[seat], PUSH_EXPECTED), 0)
    now = passing_on(dice, target, missing, pushed)
    return passing_on(max(dice + bonus, 1), target, missing, pushed) - now


def success_change(test: list[int], dice: int, count: int) -> float:
    """Successes more or fewer in the roll that decides; without one left in it the test is over."""
    missing = test[T_NEEDED] - test[T_GOT]
    changed = max(count, -test[T_HITS])
    before = 1.0 if missing <= 0 else 0.0
    after = missing - changed
    if after <= 0:
        return 1.0 - before
    rolled_on = passing(dice, test[T_TARGET], after, 0) if test[T_HITS] + changed > 0 else 0.0
    return rolled_on - before


def reroll_change(test: list[int], dice: int, is_all: bool) -> float:
    missing = test[T_NEEDED] - test[T_GOT]
    thrown = count_at_least(test[T_ROLL], 1)
    again = thrown if is_all else thrown - count_at_least(test[T_ROLL], test[T_TARGET])
    before = 1.0 if missing <= 0 else 0.0
    if not is_all and missing <= 0:
        return 0.0
    missing += test[T_HITS] if is_all else 0
    chances = [1.0] + [passing(dice, test[T_TARGET], n, 0) for n in range(1, missing + 1)]
    return after_roll(exactly(again, test[T_TARGET]), chances, missing) - before


def fight_change(game: World, seat: int, deeds: list[Verb[Any]], stakes: Stakes) -> float:
    """Rounds that a change of the blows that lie there saves: a KO less likely, wounds spared, Glory."""
    fight = game.fights[-1]
    foe = fight[F_CARD]
    if IS_A[foe] == VILLAIN:
        return villain_blows(game, seat, deeds, stakes.fallen - stakes.passed)
    hits, blows, parry = fight[F_HITS], fight[F_BLOWS], fight[F_PARRY]
    before = standing(game, seat, hits, blows, parry)
    lost = stakes.fallen - stakes.passed + GLORY * BY_NUMBER[foe].glory
    for deed in deeds:
        if isinstance(deed, EndFight):
            won = BY_NUMBER[foe].glory * GLORY if deed.how == BEATEN else 0.0
            return (1.0 - before) * lost + won * (1.0 - before) - (0.0 if deed.how == BEATEN else before * GLORY)
        if isinstance(deed, Hits):
            hits = max(hits + deed.count, 0)
        elif isinstance(deed, Blows):
            blows = max(blows + deed.count, 0)
        elif isinstance(deed, Parry):
            parry += deed.count
    armour = game.armour[seat]
    spared = max(fight[F_BLOWS] - armour - fight[F_PARRY], 0) - max(blows - armour - parry, 0)
    return (standing(game, seat, hits, blows, parry) - before) * lost + WOUND * spared


def standing(game: World, seat: int, hits: int, blows: int, parry: int) -> float:
    """The chance to win the fight once these blows have landed."""
    fight = game.fights[-1]
    foe = fight[F_CARD]
    facts = BY_NUMBER[foe]
    spare = game.most_wounds(seat) - game.wounds[seat] - max(blows - game.armour[seat] - parry, 0)
    if spare < 0:
        return 0.0
    left = facts.wounds + (1 if game.rules.enemy_beyond else 0) - fight[F_WOUNDS] - max(hits - facts.defence, 0)
    return 1.0 if left <= 0 else fight_on(game, seat, foe, spare, left)[0]


def ambush_change(game: World, seat: int, deeds: list[Verb[Any]]) -> float:
    """Rounds that henchmen cost the hero before whom they appear: wounds, and a KO where they are too many."""
    hero = Traveller(game, seat, False)
    fallen = max(hero.after_ko() - hero.best_plan(game.space[seat], False), LEAST_LOST)
    change = 0.0
    for deed in deeds:
        if isinstance(deed, Henchman):
            foe = REFERENCE_OF_FIGURE[deed.figure]
            chance, wounds = fight_on(game, seat, foe, hero.spare, BY_NUMBER[foe].wounds)
            change -= (1.0 - chance) * fallen + WOUND * wounds
    return change


def danger_change(game: World, seat: int, deeds: list[Verb[Any]], is_mine: bool) -> float:
    """Rounds that another danger, or an option less, is worth to the hero before it."""
    facing = game.facing[-1]
    stakes = stakes_of(game, seat, is_mine)
    is_back = facing[D_SIDE] == BACK
    now = stakes.expected(face_outcome(game, seat, facing[D_CARD], is_back, 0, facing[D_BARRED]))
    for deed in deeds:
        if isinstance(deed, NewDanger):
            strength = strength_of(game, seat)
            return now - stakes.expected(Chances(strength.passes, strength.falls, 0.0))
        if isinstance(deed, Bar):
            path = game.path_of_face(facing)
            trial: Verb[Any] = game.node(facing[D_CARD], path)
            if not isinstance(trial, Either):
                return 0.0
            worst = now
            for i in range(len(trial.verbs)):
                if not facing[D_BARRED] >> i & 1:
                    barred = facing[D_BARRED] | 1 << i
                    chances = face_outcome(game, seat, facing[D_CARD], is_back, 0, barred)
                    worst = max(worst, stakes.expected(chances))
            return now - worst
    return 0.0


def sale_change(game: World, deeds: list[Verb[Any]]) -> float:
    """Rounds that another price is worth to the seller: what goes beyond the goal is worth nothing."""
    sale = game.sale
    hero = Traveller(game, sale[S_SEAT], False)
    need = max(GOAL - hero.fortune, 0)
    price = sale[S_PRICE]
    for deed in deeds:
        if isinstance(deed, Price):
            price = 0 if deed.count == FAKE else max(price + deed.count, 0)
    return (min(price, need) - min(sale[S_PRICE], need)) * hero.rate


def kit_worth(game: World, seat: int, card: int) -> float:
    """Rounds that a Gear, Ally or item is worth to this hero, carried already or not."""
    copy = game.clone()
    if card in copy.kit[seat]:
        with_it = strength_of(copy, seat).quest
        copy.kit[seat].remove(card)
        copy.renew(seat)
        without = strength_of(copy, seat).quest
    else:
        without = strength_of(copy, seat).quest
        copy.kit[seat].append(card)
        copy.renew(seat)
        with_it = strength_of(copy, seat).quest
    need = max(GOAL - game.fortune[seat], 0)
    return (without - with_it) * need / 4.6 + ability_worth(card)
