"""When a visit aboard the zeppelin pays: the guards by their chances, the Fortune by the rounds that it saves.

A visit is reckoned backwards from its last fight, by the wounds that the hero can still bear and the fights won.
"""

from typing import Final

from bivouac.bots.evaluate.fortune_and_glory_plans import GLORY, WOUND, Traveller, stop_value
from bivouac.games.fortune_and_glory.able import Able, foes_of, wounds_each_round
from bivouac.games.fortune_and_glory.cards.zeppelin import ZEPPELIN
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, COMBAT, IN_FIGHT, KEYWORDS_OF, NAZI
from bivouac.games.fortune_and_glory.odds import after_defence, exactly, wounds_of_winner
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import A_WON, GOAL, Z_FORTUNE, Z_SPACE
from bivouac.games.fortune_and_glory.steps_fights import HIT_ON
from bivouac.games.fortune_and_glory.turn_zeppelin import why_not_board
from bivouac.games.fortune_and_glory.words import FINE

MOST_REMEMBERED: Final = 5_000
LEAST_LOST: Final = 1.0  # rounds, by a KO
MATCH: Final = 6  # sneak.fail: a die shows the number as seldom as a six

GUARDS: Final[dict[tuple[int, ...], "Guards"]] = {}


class Guards:
    """What the Infantry of the Nazi deck does to a hero. By the wounds that can still be borne: the chances to beat a
    guard, by the wounds it costs; and the wounds of a single round."""

    __slots__ = ("beaten", "blows", "glory")

    def __init__(self, beaten: list[list[float]], blows: list[float], glory: float) -> None:
        self.beaten: Final = beaten
        self.blows: Final = blows
        self.glory: Final = glory


class Visit:
    """The rounds that a visit saves, from any point of it; `lost` are those that a KO costs."""

    __slots__ = ("aboard", "going", "guards", "lost", "most", "rate", "useful")

    def __init__(self, guards: Guards, most: int, aboard: int, rate: float, useful: float, lost: float) -> None:
        self.guards: Final = guards
        self.most: Final = most
        self.aboard: Final = aboard
        self.rate: Final = rate
        self.useful: Final = useful  # Fortune that brings the hero nearer to the goal
        self.lost: Final = lost
        fights = (aboard + ZEPPELIN.prize - 1) // ZEPPELIN.prize
        # By the fights won, the last first, and by the wounds that can still be borne: what going on saves.
        self.going: Final[list[list[float]]] = []
        for won in range(fights - 1, -1, -1):
            going = [self.fight(spare, won) for spare in range(most + 1)]
            self.going.insert(0, going)

    def taken(self, won: int) -> float:
        """What the fights won are worth to whoever leaves."""
        return self.rate * min(float(min(won * ZEPPELIN.prize, self.aboard)), self.useful)

    def from_here(self, spare: int, won: int) -> float:
        """By the better of leaving and going on; `going` holds the fights from here on while it is made."""
        nth = won - (self.fights() - len(self.going))
        if nth >= len(self.going):
            return self.taken(won)
        return max(self.taken(won), self.going[nth][spare])

    def fights(self) -> int:
        return (self.aboard + ZEPPELIN.prize - 1) // ZEPPELIN.prize

    def fight(self, spare: int, won: int) -> float:
        """The next guard: beaten, and then the better choice; or a KO."""
        saved = 0.0
        chance = 0.0
        for cost, part in enumerate(self.guards.beaten[spare]):
            chance += part
            saved += part * (self.from_here(spare - cost, won + 1) - WOUND * cost)
        return saved + chance * GLORY * self.guards.glory - (1.0 - chance) * self.lost

    def watch(self, spare: int, rounds: int) -> float:
        """sneak.fight-per-match: so many single rounds, then the first guard."""
        if rounds == 0:
            return self.going[0][spare] if self.going else 0.0
        saved = 0.0
        for blows, chance in enumerate(self.guards.blows):
            after = self.watch(spare - blows, rounds - 1) - WOUND * blows if blows <= spare else -self.lost
            saved += chance * after
        return saved

    def boarding(self, spare: int) -> float:
        """sneak.roll: from the sneak test on."""
        saved = 0.0
        for matches, chance in enumerate(exactly(ZEPPELIN.search, MATCH)):
            saved += chance * self.watch(spare, matches)
        return saved


def guards_of(game: World, seat: int) -> Guards:
    """Remembered by the dice against each of them."""
    able = Able(game, seat, game.most_wounds(seat))
    foes = foes_of(NAZI, True)
    most = game.most_wounds(seat)
    armour = game.armour[seat]
    dice = [able.dice((COMBAT,), IN_FIGHT, KEYWORDS_OF[foe]) for foe in foes]
    key = (most, armour, int(game.rules.enemy_beyond), *dice)
    known = GUARDS.get(key)
    if known is None:
        if len(GUARDS) >= MOST_REMEMBERED:
            GUARDS.clear()
        known = measured_guards(foes, dice, most, armour, 1 if game.rules.enemy_beyond else 0)
        GUARDS[key] = known
    return known


def measured_guards(foes: list[int], dice: list[int], most: int, armour: int, beyond: int) -> Guards:
    beaten: list[list[float]] = []
    for spare in range(most + 1):
        chances = [0.0] * (spare + 1)
        for nth, foe in enumerate(foes):
            facts = BY_NUMBER[foe]
            won = wounds_of_winner(
                dice[nth], spare, facts.dice, facts.wounds + beyond, armour, facts.defence,
                wounds_each_round(facts.each_round),
            )  # fmt: skip
            for cost, chance in enumerate(won):
                chances[cost] += chance / len(foes)
        beaten.append(chances)
    strongest = max([BY_NUMBER[foe].dice for foe in foes])
    blows = [0.0] * (strongest + 1)
    glory = 0.0
    for foe in foes:
        glory += BY_NUMBER[foe].glory / len(foes)
        for hits, chance in enumerate(after_defence(exactly(BY_NUMBER[foe].dice, HIT_ON), armour)):
            blows[hits] += chance / len(foes)
    return Guards(beaten, blows, glory)


def visit_of(game: World, seat: int, hero: Traveller, space: int) -> Visit:
    """A visit of this hero to the zeppelin, which is over this space."""
    lost = max(hero.after_ko() - hero.best_plan(space, True), LEAST_LOST)
    useful = max(GOAL - hero.fortune - hero.carried, 0.0)
    return Visit(guards_of(game, seat), game.most_wounds(seat), game.zeppelin[Z_FORTUNE], hero.rate, useful, lost)


def rounds_aboard(game: World, seat: int, hero: Traveller, space: int) -> float:
    """Rounds left for a hero who goes aboard in this space, where the zeppelin is."""
    spare = max(game.most_wounds(seat) - game.wounds[seat], 0)
    return hero.best_plan(space, True) - visit_of(game, seat, hero, space).boarding(spare)


def is_over(game: World, space: int) -> bool:
    """Whether the zeppelin is over this space with something to be won."""
    return bool(game.zeppelin) and game.zeppelin[Z_SPACE] == space and game.zeppelin[Z_FORTUNE] > 0


def would_board(game: World, seat: int) -> bool:
    """zeppelin.sneak-aboard: whether a visit is better than the usual encounter."""
    if why_not_board(game, seat) != FINE:
        return False
    hero = Traveller(game, seat, True)
    space = game.space[seat]
    return rounds_aboard(game, seat, hero, space) < hero.best_plan(space, False) - stop_value(game, space)


def would_go_on(game: World, seat: int) -> bool:
    """zeppelin.rules-on-sheet: whether the next guard is worth it."""
    visit = visit_of(game, seat, Traveller(game, seat, True), game.zeppelin[Z_SPACE])
    won = game.aboard[A_WON]
    spare = game.most_wounds(seat) - game.wounds[seat]
    return won < len(visit.going) and visit.going[won][spare] > visit.taken(won)


def saved_by_guard(game: World, seat: int, spare: int) -> float:
    """Rounds that the guard who is being fought is worth to whoever beats this one with so many wounds to spare: beside
    what an escape saves."""
    visit = visit_of(game, seat, Traveller(game, seat, True), game.zeppelin[Z_SPACE])
    won = game.aboard[A_WON]
    return visit.from_here(max(spare, 0), won + 1) - visit.taken(won)


def saved_so_far(game: World, seat: int) -> float:
    """Rounds that leaving now saves; a KO takes them."""
    visit = visit_of(game, seat, Traveller(game, seat, True), game.zeppelin[Z_SPACE])
    return visit.taken(game.aboard[A_WON])


def would_stand_watch(game: World, seat: int) -> bool:
    """sneak.fight-per-match: whether to fight the round before the next guard, or to give the visit up."""
    visit = visit_of(game, seat, Traveller(game, seat, True), game.zeppelin[Z_SPACE])
    return visit.watch(max(game.most_wounds(seat) - game.wounds[seat], 0), 1) >= 0.0
