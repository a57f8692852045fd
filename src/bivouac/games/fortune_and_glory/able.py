"""What a hero can do right now against dangers: the chances of tests, fights and whole dangers, with the cards carried.

Who decides whether to press on is told them, and bots weigh with them. Tests are exact; a fight is reckoned over its
whole deck, fought or run from, whichever is safer.
"""

from typing import Any, Final

from bivouac.engine.verbs import Cost, Then, Verb
from bivouac.games.fortune_and_glory.amounts import Die, Number
from bivouac.games.fortune_and_glory.catalog import (
    BY_NUMBER,
    CITY,
    COMBAT,
    DANGER,
    DICE_IN,
    DICE_WITH,
    ENEMY,
    FIRST,
    IN_CITY,
    IN_CLIFFHANGER,
    IN_DANGER,
    IN_ESCAPE,
    IN_FIGHT,
    KEYWORDS,
    KEYWORDS_OF,
    NAZI,
    NAZIS,
    SKILLS,
    VILLAIN,
)
from bivouac.games.fortune_and_glory.odds import chance_to_pass, stands_discovered, unseen, wounds_of_winner
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import V_CARD
from bivouac.games.fortune_and_glory.verbs_health import Hurt
from bivouac.games.fortune_and_glory.verbs_tests import Both, Either, Fight, Pool
from bivouac.games.fortune_and_glory.verbs_villains import SneakPast
from bivouac.games.fortune_and_glory.villains import BODYGUARDS, combat_of, villain_at

CAUGHT: Final = 0.6  # of the chance of a fight after an escape that failed
HANGING_COUNTS: Final = 0.5  # of a danger overcome: to fail it is not the end
INFANTRY: Final = 1 << KEYWORDS.index("infantry")
ESCORTED: Final = 1 << KEYWORDS.index("escorted")

PASSES: Final[dict[tuple[int, int, int, int], float]] = {}
FIGHTS: Final[dict[tuple[int, int, int, int, int, int, int], tuple[float, float]]] = {}
FOES: Final[dict[tuple[int, bool], list[int]]] = {}


class Chances:
    """The chances to overcome something and to be KO by it; the rest is a failure that leaves the hero standing."""

    __slots__ = ("falls", "glory", "passes", "wounds")

    def __init__(self, passes: float, falls: float, glory: float, wounds: float = 0.0) -> None:
        self.passes: Final = passes
        self.falls: Final = falls
        self.glory: Final = glory  # that a fight brings at once
        self.wounds: Final = wounds  # that it costs whoever is left standing

    def score(self) -> float:
        return self.passes + HANGING_COUNTS * (1.0 - self.passes - self.falls)


class Able:
    """What a hero can do right now: levels, and the dice that cards add, read once for many tests."""

    __slots__ = ("by_keyword", "by_place", "fights", "game", "levels", "seat", "spare")

    def __init__(self, game: World, seat: int, spare: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.spare: Final = spare
        self.levels: Final = [game.level(seat, skill) for skill in range(SKILLS)]
        self.by_keyword: Final[list[tuple[int, int]]] = []
        self.by_place: Final[list[tuple[int, int]]] = []
        self.fights: Final[dict[tuple[int, bool], Chances]] = {}
        for card in game.cards_of(seat):
            for ability in BY_NUMBER[card].abilities:
                kind = ability.kind
                if kind in (DICE_WITH, DICE_IN) and (
                    ability.condition is None or ability.condition.holds(game, seat, card, -1)
                ):
                    if kind == DICE_WITH:
                        self.by_keyword.append((1 << ability.what, ability.number))
                    else:
                        self.by_place.append((ability.what, ability.number))

    def dice(self, skills: tuple[int, ...], where: int, keywords: int) -> int:
        """test.dice-count, danger.test-keywords: as the rules count them, at least one."""
        dice = 0
        for skill in skills:
            dice += self.levels[skill]
        for bit, number in self.by_keyword:
            if keywords & bit:
                dice += number
        for bits, number in self.by_place:
            if where & bits:
                dice += number
        return max(dice, 1)

    def outcome(self, trial: Verb[Any], where: int, keywords: int, pushed: int, barred: int = 0) -> Chances:
        """The chances of a trial by its best way, with so many dice pushed in its first test."""
        if isinstance(trial, Pool):
            dice = self.dice(trial.skills, where, keywords)
            return Chances(passing(dice, trial.target, trial.needed, pushed), 0.0, 0.0)
        if isinstance(trial, Fight):
            return self.fight(trial)
        if isinstance(trial, SneakPast):
            return self.sneak()
        if isinstance(trial, Either):
            best = Chances(0.0, 1.0, 0.0)
            highest = 0.0
            for i, way in enumerate(trial.verbs):
                if not barred >> i & 1:
                    found = self.outcome(way, where, keywords, pushed)
                    score = found.score()
                    if score > highest:
                        best = found
                        highest = score
            return best
        if isinstance(trial, (Both, Then)):
            passes = 1.0
            falls = 0.0
            glory = 0.0
            wounds = 0.0
            for part in trial.verbs:
                if isinstance(part, Cost):
                    continue
                found = self.outcome(part, where, keywords, pushed)
                pushed = 0
                falls += passes * found.falls
                passes *= found.passes
                glory += found.glory
                wounds += found.wounds
            return Chances(passes, falls, glory, wounds)
        return Chances(1.0, 0.0, 0.0)

    def fight(self, fight: Fight) -> Chances:
        """Fought or run from, whichever is safer; both overcome a danger."""
        key = (fight.enemy, fight.infantry)
        known = self.fights.get(key)
        if known is not None:
            return known
        won = 0.0
        glory = 0.0
        wounds = 0.0
        foes = foes_of(fight.enemy, fight.infantry)
        for foe in foes:
            dice = self.dice((COMBAT,), IN_FIGHT, KEYWORDS_OF[foe])
            beats, cost = fight_chance(dice, self.spare, foe, BY_NUMBER[foe].wounds, self.game.armour[self.seat])
            runs = self.escape(foe)
            away = runs + (1.0 - runs) * beats * CAUGHT
            if beats >= away - 0.05:
                won += beats
                glory += beats * BY_NUMBER[foe].glory
                wounds += cost
            else:
                won += away
                wounds += (1.0 - runs) * cost
        known = Chances(won / len(foes), 1.0 - won / len(foes), glory / len(foes), wounds / len(foes))
        self.fights[key] = known
        return known

    def sneak(self) -> Chances:
        """sneak.agents-of-evil: past the Villain who is here, or past any who may still come."""
        game = self.game
        here = villain_at(game, game.space[self.seat])
        passes = 0.0
        stands = 0.0
        cards = [here[V_CARD]] if here else game.bags[VILLAIN]
        for card in cards:
            facts = BY_NUMBER[card]
            combat = combat_of(here) if here else facts.dice + (BODYGUARDS if facts.clan == NAZIS else 0)
            passes += unseen(facts.search)
            stands += stands_discovered(facts.search, self.spare, combat, game.armour[self.seat])
        if not cards:
            return Chances(1.0, 0.0, 0.0)
        return Chances(passes / len(cards), 1.0 - (passes + stands) / len(cards), 0.0)

    def escape(self, foe: int, pushed: int = 0) -> float:
        """The chance of one try to escape, from an enemy or a temple that collapses; 0 where there is no way out."""
        escape = BY_NUMBER[foe].escape
        return 0.0 if escape is None else self.outcome(escape, IN_ESCAPE, KEYWORDS_OF[foe], pushed).passes

    def face(self, card: int, is_back: bool, pushed: int, barred: int = 0) -> Chances:
        """The chances of a danger, or of its cliffhanger."""
        facts = BY_NUMBER[card]
        face = facts.back if is_back else facts.front
        if face is None:
            return Chances(1.0, 0.0, 0.0)
        where = IN_CLIFFHANGER if is_back else IN_DANGER
        if facts.is_a == CITY:
            where |= IN_CITY
        return self.outcome(face.test, where, face.keywords, pushed, barred)


def chance_of_collapse(dice: int) -> float:
    """collapse.roll: the chance of a 1 among so many dice."""
    return float(1.0 - (5.0 / 6.0) ** dice)


def next_collapse(game: World, site: int, chances: Chances) -> float:
    """collapse.instability-marker, collapse.cliffhanger-marker: the chance that the next danger of a hero, who has
    these chances against it, brings a temple down. The last coin brings no test."""
    tested = 1.0 - chances.passes - chances.falls
    if game.site_gold[site] > 1 and game.site_markers[site] + 1 >= game.danger_of(site):
        tested += chances.passes
    return tested * chance_of_collapse(game.site_shaken[site] + 1)


def passing(dice: int, target: int, needed: int, pushed: int) -> float:
    """The chance to pass a test from its beginning, remembered."""
    key = (dice, target, needed, pushed)
    known = PASSES.get(key, -1.0)
    if known < 0.0:
        known = chance_to_pass(dice, target, needed, pushed)
        PASSES[key] = known
    return known


def fight_chance(dice: int, spare: int, foe: int, foe_wounds: int, defence: int) -> tuple[float, float]:
    """The chance to beat an enemy who can bear so many more wounds, and the wounds that a victory costs."""
    facts = BY_NUMBER[foe]
    key = (dice, spare, facts.dice, foe_wounds, defence, facts.defence, wounds_each_round(facts.each_round))
    known = FIGHTS.get(key)
    if known is None:
        won = wounds_of_winner(*key) if spare >= 0 else [0.0]
        chance = sum(won)
        wounds = sum([n * part for n, part in enumerate(won)]) / chance if chance > 0.0 else float(spare + 1)
        known = (chance, wounds)
        FIGHTS[key] = known
    return known


def wounds_each_round(verb: Verb[Any] | None) -> int:
    """What an enemy does besides its blows; a die counts as its middle."""
    if not isinstance(verb, Hurt):
        return 0
    amount = verb.amount
    if isinstance(amount, Number):
        return amount.number
    return (amount.sides + 1) // 2 if isinstance(amount, Die) else 1


def foes_of(deck: int, infantry: bool) -> list[int]:
    """Whom a fight may bring: a deck, or the reference enemy itself."""
    if deck not in (ENEMY, NAZI):
        return [deck]
    known = FOES.get((deck, infantry))
    if known is None:
        known = [
            card
            for card in range(FIRST[deck], FIRST[deck + 1])
            if not KEYWORDS_OF[card] & ESCORTED
            and (KEYWORDS_OF[card] & INFANTRY or not infantry)
            and not BY_NUMBER[card].needs
        ]
        FOES[(deck, infantry)] = known
    return known


def next_danger(game: World, seat: int) -> Chances:
    """danger.draw: the chances of the next danger for this hero, over the cards that the deck may hold: all that lie
    nowhere else, or the discards where it is used up."""
    cards = game.bags[DANGER] or game.discards[DANGER]
    able = Able(game, seat, game.most_wounds(seat) - game.wounds[seat])
    passes = 0.0
    falls = 0.0
    for card in sorted(cards):
        found = able.face(card, False, 0)
        passes += found.passes
        falls += found.falls
    count = max(len(cards), 1)
    return Chances(passes / count, falls / count, 0.0)
