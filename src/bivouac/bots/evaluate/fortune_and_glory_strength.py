"""How strong a hero of Fortune and Glory is: chances of tests, fights and whole dangers, with the cards carried.

Chances of the whole deck of dangers are the same as long as a hero carries the same cards, so they are remembered.
"""

from typing import Any, Final

from bivouac.engine.verbs import Verb
from bivouac.games.fortune_and_glory.able import Able, Chances, fight_chance, passing
from bivouac.games.fortune_and_glory.amounts import Die, Number
from bivouac.games.fortune_and_glory.catalog import (
    BY_NUMBER,
    COMBAT,
    DANGER,
    DICE_IN,
    DICE_WITH,
    FIRST,
    IN_FIGHT,
    KEYWORDS_OF,
    SKILLS,
)
from bivouac.games.fortune_and_glory.odds import after_roll, exactly
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.verbs_health import Hurt

MOST_PUSH: Final = 3
MOST_HITS: Final = 3
MOST_DANGERS: Final = 8
MOST_REMEMBERED: Final = 50_000
TYPICAL_DANGERS: Final = 3
TYPICAL_TRAVEL: Final = 2.0

STRENGTHS: Final[dict[tuple[int, ...], "Strength"]] = {}


class Perils:
    """What the deck of dangers does to a hero, by the wounds that there are when the next one is drawn."""

    __slots__ = ("fails", "falls", "lands", "saves")

    def __init__(
        self, lands: list[list[float]], falls: list[float], fails: list[list[float]], saves: list[list[float]]
    ) -> None:
        self.lands: Final = lands  # overcome, by the wounds afterwards
        self.falls: Final = falls  # KO at once
        self.fails: Final = fails  # failed, by the hits that the failure brings
        self.saves: Final = saves  # by those hits: the cliffhanger overcome, by the dice pushed


class Search:
    """A search by the dangers still to overcome: the rounds it takes, and the chance to end it without a KO."""

    __slots__ = ("found", "rounds")

    def __init__(self, passes: float, falls: float, back: float) -> None:
        hangs = 1.0 - passes - falls
        rounds = [0.0]
        found = [1.0]
        for _ in range(MOST_DANGERS):
            rounds.append(passes * rounds[-1] + hangs * (1.0 + back * rounds[-1]))
            found.append((passes + hangs * back) * found[-1])
        self.rounds: Final = rounds
        self.found: Final = found


class Strength:
    """What a hero makes of a danger, over the whole deck: fronts, and backs with 0 to MOST_PUSH pushed dice."""

    __slots__ = ("backs", "falls", "passes", "perils", "quest", "searches", "temples")

    def __init__(self, passes: float, falls: float, backs: list[float]) -> None:
        self.perils: Perils | None = None  # measured when it is asked for
        self.temples: Final[dict[tuple[int, ...], object]] = {}  # what is known of temples, filled where it is reckoned
        self.passes: Final = passes
        self.falls: Final = falls
        self.backs: Final = backs
        self.searches: Final = [Search(passes, falls, back) for back in backs]  # by the wounds that can be pushed
        # Rounds that a typical artifact takes, with the ways there and the tries that fail.
        saved = (1.0 - passes - falls) * backs[2]
        each = passes + saved
        rounds = TYPICAL_DANGERS * (1.0 - passes - falls)
        found = each**TYPICAL_DANGERS
        self.quest: Final = (TYPICAL_TRAVEL + rounds + (1.0 - found)) / max(found, 0.05)

    def search(self, spare: int) -> Search:
        """A search by a hero who can bear so many more wounds."""
        return self.searches[max(min(spare, MOST_PUSH), 0)]


def passing_on(dice: int, target: int, missing: int, pushed: int) -> float:
    """The chance to pass from here, while so many successes are missing and the next roll has `pushed` dice more."""
    if missing <= 0:
        return 1.0
    chances = [1.0] + [passing(dice, target, n, 0) for n in range(1, missing + 1)]
    return after_roll(exactly(dice + pushed, target), chances, missing)


def fight_on(game: World, seat: int, foe: int, spare: int, foe_wounds: int) -> tuple[float, float]:
    """The same for a hero with the cards carried."""
    dice = max(game.level(seat, COMBAT) + game.extra_dice(seat, KEYWORDS_OF[foe], IN_FIGHT), 1)
    return fight_chance(dice, spare, foe, foe_wounds, game.armour[seat])


def face_outcome(game: World, seat: int, card: int, is_back: bool, pushed: int, barred: int = 0) -> Chances:
    """The chances of a hero with the wounds that there are."""
    return Able(game, seat, game.most_wounds(seat) - game.wounds[seat]).face(card, is_back, pushed, barred)


def strength_key(game: World, seat: int) -> tuple[int, ...]:
    """All that the strength of a hero depends on: the cards, the levels, and whether conditions of dice hold now."""
    cards = game.cards_of(seat)
    cards.sort()
    met = 0
    for card in cards:
        for ability in BY_NUMBER[card].abilities:
            condition = ability.condition
            if condition is not None and ability.kind in (DICE_WITH, DICE_IN):
                met = 2 * met + int(condition.holds(game, seat, card, -1))
    levels = [game.level(seat, skill) for skill in range(SKILLS)]
    return (*cards, -1, *levels, met, game.most_wounds(seat), game.armour[seat])


def strength_of(game: World, seat: int) -> Strength:
    """Remembered, because it costs hundreds of tests."""
    key = strength_key(game, seat)
    known = STRENGTHS.get(key)
    if known is None:
        if len(STRENGTHS) >= MOST_REMEMBERED:
            STRENGTHS.clear()
        known = measured(game, seat)
        STRENGTHS[key] = known
    return known


def measured(game: World, seat: int) -> Strength:
    able = Able(game, seat, max(game.most_wounds(seat) - 1, 0))
    passes = 0.0
    falls = 0.0
    backs = [0.0] * (MOST_PUSH + 1)
    total = 0
    for card in range(FIRST[DANGER], FIRST[DANGER + 1]):
        facts = BY_NUMBER[card]
        if facts.needs:
            continue
        total += facts.copies
        front = able.face(card, False, 0)
        passes += facts.copies * front.passes
        falls += facts.copies * front.falls
        for pushed in range(MOST_PUSH + 1):
            backs[pushed] += facts.copies * able.face(card, True, pushed).passes
    return Strength(passes / total, falls / total, [each / total for each in backs])


def perils_of(game: World, seat: int) -> Perils:
    """Measured once for each strength, because it costs hundreds of tests more."""
    strength = strength_of(game, seat)
    perils = strength.perils
    if perils is None:
        perils = measured_perils(game, seat)
        strength.perils = perils
    return perils


def measured_perils(game: World, seat: int) -> Perils:
    most = game.most_wounds(seat)
    dangers = [card for card in range(FIRST[DANGER], FIRST[DANGER + 1]) if not BY_NUMBER[card].needs]
    total = sum([BY_NUMBER[card].copies for card in dangers])
    fresh = Able(game, seat, most)
    hits = [hits_of_failure(card, game.armour[seat]) for card in dangers]
    saves = [[0.0] * (most + 1) for _ in range(MOST_HITS + 1)]
    weights = [0.0] * (MOST_HITS + 1)
    for nth, card in enumerate(dangers):
        failing = 1.0 - fresh.face(card, False, 0).passes
        backs = [fresh.face(card, True, pushed).passes for pushed in range(most + 1)]
        for hit, chance in enumerate(hits[nth]):
            weights[hit] += failing * chance
            for pushed, back in enumerate(backs):
                saves[hit][pushed] += failing * chance * back
    for hit, weight in enumerate(weights):
        if weight > 0.0:
            saves[hit] = [saved / weight for saved in saves[hit]]
    lands: list[list[float]] = []
    falls: list[float] = []
    fails: list[list[float]] = []
    for wounds in range(most + 1):
        able = Able(game, seat, most - wounds)
        land = [0.0] * (most + 1)
        fall = 0.0
        fail = [0.0] * (MOST_HITS + 1)
        for nth, card in enumerate(dangers):
            share = BY_NUMBER[card].copies / total
            found = able.face(card, False, 0)
            after = wounds + int(found.wounds)
            part = found.wounds - int(found.wounds)
            land[min(after, most)] += share * found.passes * (1.0 - part)
            land[min(after + 1, most)] += share * found.passes * part
            fall += share * found.falls
            for hit, chance in enumerate(hits[nth]):
                fail[hit] += share * chance * (1.0 - found.passes - found.falls)
        lands.append(land)
        falls.append(fall)
        fails.append(fail)
    return Perils(lands, falls, fails, saves)


def hits_of_failure(card: int, armour: int) -> list[float]:
    """The chances of 0 to MOST_HITS wounds when a danger is failed."""
    front = BY_NUMBER[card].front
    return hits_of(None if front is None else front.fail, armour, MOST_HITS)


def hits_of(verb: Verb[Any] | None, armour: int, most: int) -> list[float]:
    """The chances of 0 to `most` wounds by what a card does to its hero."""
    chances = [0.0] * (most + 1)
    if not isinstance(verb, Hurt):
        chances[0] = 1.0
        return chances
    parried = armour if verb.parry else 0
    amount = verb.amount
    if isinstance(amount, Die):
        for side in range(1, amount.sides + 1):
            chances[min(max(side - parried, 0), most)] += 1.0 / amount.sides
    else:
        hits = amount.number if isinstance(amount, Number) else 1
        chances[min(max(hits - parried, 0), most)] = 1.0
    return chances
