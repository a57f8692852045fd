"""How many rounds a hero of Fortune and Glory still needs to win: the measure by which everything is weighed.

A plan is an artifact to search next, perhaps by way of a city in which to sell first, or the way home. Behind it lie
typical artifacts for the Fortune that is still missing. A KO costs what is carried and the way that was made.
"""

from typing import Final

from bivouac.bots.evaluate.fortune_and_glory_jungle import rounds_lost
from bivouac.bots.evaluate.fortune_and_glory_looting import Looting, looting_of
from bivouac.bots.evaluate.fortune_and_glory_strength import (
    MOST_DANGERS,
    MOST_PUSH,
    face_outcome,
    strength_of,
)
from bivouac.bots.evaluate.fortune_and_glory_texts import text_cost
from bivouac.bots.evaluate.fortune_and_glory_villains import sneaking_there, taken_before
from bivouac.games.fortune_and_glory.catalog import (
    ACTIVATE,
    ALLY,
    BY_NUMBER,
    CARRY,
    CITY,
    DEFENCE,
    DICE_IN,
    EFFECT_OF,
    GEAR,
    HEAL_PRICE,
    HEALTH,
    IN_FIGHT,
    IS_A,
    LOOK,
    POINTS,
    PRICE,
    PUSH_DICE,
    SCRIPTS,
    USE,
    WHEN,
)
from bivouac.games.fortune_and_glory.map import ALL_SPACES, DISTANCES, FIRST_CITY, SPACES
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    ADVENTURING,
    D_SEAT,
    ENDING,
    GOAL,
    NO_FIGURE,
    is_city,
)
from bivouac.games.fortune_and_glory.turn import ChooseGoal
from bivouac.games.fortune_and_glory.turn_adventure import ChooseBoard, ChooseSearch, PressOn
from bivouac.games.fortune_and_glory.turn_city import Business
from bivouac.games.fortune_and_glory.verbs_goods import Deliver

TYPICAL_FORTUNE: Final = 4.6  # of an artifact, sold in a major city
LAST_WAY_HOME: Final = 2.0
PART_OF_A_QUEST: Final = 0.4  # what is missing is seldom a whole number of artifacts
DELIVERY: Final = 3.5
WOUND: Final = 0.07
GLORY: Final = 0.1
MUCH_GLORY: Final = 10
MORE_GLORY: Final = 0.03
KO_DIE: Final = 3.5
KEPT_AT_KO: Final = 0.5  # ko.penalty-artifacts
SHOPPING: Final = 0.25  # a visit to a city with the price of a card
ROUNDS_OF_DANGER: Final = 0.45
RIVAL_AHEAD: Final = 0.35
RIVAL_LEVEL: Final = 0.15
TYPICAL_WAY: Final = 1.0
BEATEN_TO_IT: Final = 1.0  # rounds that are lost besides half of the way
HENCHMAN: Final = 0.3
CITIES_TRIED: Final = 3
PRICE_OF_CARD: Final = 5
MOST_BONUS: Final = 3

# Rounds for the worth of abilities that no chance of a danger shows, by their kind.
ABILITY_WORTH: Final = {
    ACTIVATE: 0.25, USE: 0.15, WHEN: 0.12, DEFENCE: 0.2, HEALTH: 0.1, PRICE: 0.08, CARRY: 0.1, LOOK: 0.15,
    PUSH_DICE: 0.15, POINTS: 0.3, HEAL_PRICE: 0.1,
}  # fmt: skip
FIGHTS_ON_THE_WAY: Final = 0.2  # what a die in fights is worth outside of dangers


def travel_table() -> list[list[float]]:
    """By the points that cards add to the die: the rounds that a way of so many points takes on average."""
    tables: list[list[float]] = []
    for bonus in range(MOST_BONUS + 1):
        rounds = [0.0]
        for way in range(1, 40):
            rounds.append(1.0 + sum([rounds[max(way - die - bonus, 0)] for die in range(1, 7)]) / 6.0)
        tables.append(rounds)
    return tables


TRAVEL: Final = travel_table()
# The cities of each space, the nearest first.
NEAR_CITIES: Final = [
    sorted(range(FIRST_CITY, SPACES), key=DISTANCES[space].__getitem__)[:CITIES_TRIED] for space in range(SPACES)
]


class Traveller:
    """One hero, as the plans see this hero. `is_mine`: whoever plans knows the own hand only, and minds rivals. `paid`
    is Fortune that the hero would have spent by then."""

    __slots__ = (
        "carried", "fortune", "game", "goods", "home", "is_late", "is_mine", "loss", "price", "rate", "rests", "rivals",
        "search", "seat", "shops", "spare", "strength", "travel",
    )  # fmt: skip

    def __init__(self, game: World, seat: int, is_mine: bool, paid: int = 0) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.is_mine: Final = is_mine
        self.home: Final = game.home(seat)
        self.fortune: Final = game.fortune[seat] - paid
        self.strength: Final = strength_of(game, seat)
        self.rate: Final = self.strength.quest / TYPICAL_FORTUNE
        self.spare: Final = game.most_wounds(seat) - game.wounds[seat]
        self.search: Final = self.strength.search(self.spare)
        self.travel: Final = TRAVEL[min(max(walking_bonus(game, seat), 0), MOST_BONUS)]
        self.price: Final = 1.0 if ALL_SPACES[self.home].is_major else 0.6  # what a city adds to an artifact
        self.carried: Final = carried_value(game, seat) + self.price * (len(game.found[seat]) // 2)
        self.is_late: Final = is_late(game, seat)
        self.goods: Final = goods_value(game, seat)
        gear = len(game.carried(seat, GEAR))
        self.shops: Final = game.glory[seat] >= PRICE_OF_CARD and (
            gear < game.limit(seat, GEAR) or len(game.kit[seat]) - gear < game.limit(seat, ALLY)
        )
        unpaid = max(KO_DIE - game.glory[seat] - gear, 0.0)
        # ko.penalty-d6-discard: what a KO costs besides the artifacts
        self.loss: Final = min(unpaid, float(self.fortune)) * self.rate + (KO_DIE - unpaid) * GLORY
        left = GOAL - self.fortune - self.carried
        self.rests: Final = [self.rests_with(left, self.carried)]
        self.rests.append(self.rests_with(left, 0.0) if self.carried > 0.0 else self.rests[0])
        self.rivals: Final = self.rivals_of_sites() if is_mine else []

    def rests_with(self, left: float, carried: float) -> list[float]:
        """For each artifact: rounds from its search to the end, with so much carried on the way there."""
        game = self.game
        seat = self.seat
        fresh = self.strength.search(game.most_wounds(seat))
        lost = self.after_loss(left, carried)
        rests: list[float] = []
        for site, space in enumerate(game.site_space):
            search = self.search if space == game.space[seat] else fresh
            before = rounds_lost(game, seat, space) + text_cost(game, site)
            if game.is_temple(site):
                rests.append(before + self.looted(site, left, lost, search is fresh))
                continue
            dangers = game.danger_of(site)
            if game.quest[seat] == space:
                dangers -= game.markers[seat]
            dangers = min(max(dangers, 0), MOST_DANGERS)
            before += sneaking_there(game, seat, space, dangers)
            found = search.found[dangers]
            after = found * self.after_found(site, left) + (1.0 - found) * lost
            rests.append(before + search.rounds[dangers] + after)
        return rests

    def rounds_left(self) -> float:
        """Until the hero wins, less what the goods at hand are worth."""
        game = self.game
        seat = self.seat
        need = GOAL - self.fortune
        if game.is_down(seat) or game.hangs[seat] < 0:
            return self.best_plan(game.space[seat], self.is_late or game.is_down(seat)) - self.goods
        # In a cliffhanger: a round passes if this one's turn is over, then it is overcome or a KO.
        wait = 1.0 if self.is_late else 0.0
        pushed = max(min(self.spare, MOST_PUSH), 0)
        saved = face_outcome(game, seat, game.hangs[seat], True, pushed).passes
        site = game.site_at(game.space[seat])
        if IS_A[game.hangs[seat]] == CITY or site < 0:
            there = self.best_plan(game.space[seat], False)
        else:
            there = self.after_search(site, game.danger_of(site) - game.markers[seat] - 1, need)
        return wait + saved * there + (1.0 - saved) * self.after_ko() - self.goods

    def best_plan(self, space: int, is_late: bool) -> float:
        """From a space, before the turn there or after it."""
        need = GOAL - self.fortune
        if need <= 0:
            return self.travel[DISTANCES[space][self.home]]
        left = need - self.carried
        best = self.plan(space, is_late, left, 0)
        if left <= 0.0:
            best = min(best, self.way(space, self.home, is_late))
        if self.carried > 0.0 or self.shops:
            for city in NEAR_CITIES[space]:
                rounds = self.way(space, city, is_late)
                if rounds >= best:
                    continue
                if left <= 0.0:
                    rounds += self.travel[DISTANCES[city][self.home]]
                else:
                    rounds += self.plan(city, True, left, 1)
                best = min(best, rounds - (SHOPPING if self.shops else 0.0))
        return best

    def way(self, space: int, goal: int, is_late: bool) -> float:
        """Rounds until the turn there; whose turn here is over waits one."""
        if space == goal:
            return 1.0 if is_late else 0.0
        return self.travel[DISTANCES[space][goal]]

    def plan(self, space: int, is_late: bool, left: float, nth: int) -> float:
        """The best artifact from here, with so much Fortune missing once what is carried is sold; `nth` is 0 while it
        is carried and 1 once it is sold."""
        best = self.typical(left) + TYPICAL_WAY
        rests = self.rests[nth]
        away = DISTANCES[space]
        for site, there in enumerate(self.game.site_space):
            rounds = self.travel[away[there]]
            if there == space and is_late:
                rounds = 1.0
            total = rounds + rests[site]
            if self.is_mine and total < best:
                total += self.rivalry(site, rounds) * (0.5 * rounds + BEATEN_TO_IT)
            best = min(best, total)
        if self.is_mine:
            for city in self.deliveries():
                after = left - DELIVERY
                then = self.typical(after) if after > 0.0 else self.travel[DISTANCES[city][self.home]]
                best = min(best, self.way(space, city, is_late) + then)
        return best

    def rivals_of_sites(self) -> list[list[float]]:
        """For each artifact: when the others would have it, in rounds from now."""
        game = self.game
        rivals: list[list[float]] = []
        for site, space in enumerate(game.site_space):
            times: list[float] = []
            for other in range(game.seats):
                if other != self.seat and not game.is_down(other):
                    there = TRAVEL[0][DISTANCES[game.space[other]][space]]
                    dangers = self.dangers_left(site, other)
                    held = rounds_lost(game, other, space) + (1.0 if game.hangs[other] >= 0 else 0.0)
                    times.append(there + ROUNDS_OF_DANGER * dangers + held)
            rivals.append(times)
        return rivals

    def dangers_left(self, site: int, seat: int) -> int:
        """Dangers before an artifact for a hero; before a temple is empty, one for each coin."""
        game = self.game
        if game.is_temple(site):
            return game.site_gold[site]
        return game.danger_of(site) - (game.markers[seat] if game.quest[seat] == game.site_space[site] else 0)

    def rivalry(self, site: int, rounds: float) -> float:
        """The chance that somebody else has the artifact first."""
        lost = rounds_lost(self.game, self.seat, self.game.site_space[site])
        mine = rounds + ROUNDS_OF_DANGER * self.dangers_left(site, self.seat) + lost
        free = 1.0
        for theirs in self.rivals[site]:
            if theirs < mine + 0.5:
                free *= 1.0 - (RIVAL_AHEAD if theirs < mine - 0.5 else RIVAL_LEVEL)
        if self.game.villains:
            free *= 1.0 - taken_before(self.game, site, mine)
        return 1.0 - free

    def typical(self, left: float) -> float:
        """Rounds for Fortune that is still missing, wherever the artifacts will lie."""
        if left <= 0.0:
            return LAST_WAY_HOME
        return self.strength.quest * (left / TYPICAL_FORTUNE + PART_OF_A_QUEST) + LAST_WAY_HOME

    def after_found(self, site: int, left: float) -> float:
        game = self.game
        after = left - BY_NUMBER[game.site_artifact[site]].fortune - game.site_gold[site] - self.price
        if after <= 0.0:
            return self.travel[DISTANCES[game.site_space[site]][self.home]]
        return self.typical(after)

    def after_search(self, site: int, dangers: int, need: float) -> float:
        """From the middle of a search, with so many dangers still to overcome; in a temple, with one more overcome."""
        if self.game.is_temple(site):
            return self.after_coin(site, need)
        search = self.search
        dangers = min(max(dangers, 0), MOST_DANGERS)
        found = search.found[dangers]
        after = found * self.after_found(site, need - self.carried) + (1.0 - found) * self.after_ko()
        return search.rounds[dangers] + after

    # -- temples -----------------------------------------------------------------------------------------------------

    def looting(self, site: int, left: float, lost: float, is_fresh: bool) -> Looting:
        """What is to be won in a temple by who misses so much Fortune, and has so many rounds left after a KO."""
        game = self.game
        back = self.strength.backs[MOST_PUSH if is_fresh else max(min(self.spare, MOST_PUSH), 0)]
        after = self.typical(left)
        wanted = self.wanted(left)
        home = self.travel[DISTANCES[game.site_space[site]][self.home]]
        bonus = max(after - wanted * self.rate - home, 0.0) if wanted <= game.site_gold[site] else 0.0
        return looting_of(
            game, self.seat, self.strength, back, site, self.rate, self.price, max(lost - after, 1.0), bonus
        )

    def wanted(self, left: float) -> int:
        """Coins for so much Fortune that is missing."""
        return max(int(left + 0.999), 0)

    def looted(self, site: int, left: float, lost: float, is_fresh: bool) -> float:
        """Rounds from the search of a temple to the end."""
        game = self.game
        if left <= 0.0:
            return self.travel[DISTANCES[game.site_space[site]][self.home]]
        won = self.looting(site, left, lost, is_fresh).best(
            game.site_gold[site], game.site_markers[site], game.site_shaken[site], self.wanted(left)
        )
        return self.typical(left) - won

    def after_coin(self, site: int, need: float) -> float:
        """Rounds left for who has overcome a danger in a temple."""
        game = self.game
        left = need - self.carried
        won = self.looting(site, left, self.after_ko(), False).coin(
            game.site_gold[site], game.site_markers[site], game.site_shaken[site], self.wanted(left)
        )
        return self.typical(left) - won

    def after_failing(self, site: int, need: float) -> float:
        """Rounds left for who has failed a danger in a temple."""
        game = self.game
        left = need - self.carried
        won = self.looting(site, left, self.after_ko(), False).failed(
            game.site_gold[site], game.site_shaken[site], self.wanted(left)
        )
        return self.typical(left) - won

    def after_ko(self) -> float:
        return self.after_loss(GOAL - self.fortune - self.carried, self.carried)

    def after_loss(self, left: float, carried: float) -> float:
        """ko.penalty-artifacts: a KO, and half of what is carried is gone."""
        return 1.0 + self.typical(max(left, 0.0) + carried * (1.0 - KEPT_AT_KO)) + self.loss

    def deliveries(self) -> list[int]:
        """Cities for which a secret delivery lies in the own hand."""
        cities: list[int] = []
        for card in self.game.hands[self.seat]:
            if IS_A[card] == CITY and EFFECT_OF[card] >= 0:
                verb = SCRIPTS[card][EFFECT_OF[card]]
                if isinstance(verb, Deliver):
                    cities.append(verb.city)
        return cities


def carried_value(game: World, seat: int) -> float:
    value = 0.0
    for artifact in game.found[seat][::2]:
        value += BY_NUMBER[artifact].fortune
    return value


def walking_bonus(game: World, seat: int) -> int:
    """Points that cards add to every movement, as far as they always do."""
    bonus = 0
    for card in game.cards_of(seat):
        for ability in BY_NUMBER[card].abilities:
            if ability.kind == POINTS and ability.condition is None:
                bonus += ability.number
    return bonus


def goods_value(game: World, seat: int) -> float:
    """Rounds that Glory, health and abilities are worth."""
    glory = game.glory[seat]
    value = GLORY * min(glory, MUCH_GLORY) + MORE_GLORY * max(glory - MUCH_GLORY, 0)
    value -= WOUND * game.wounds[seat]
    for card in game.kit[seat]:
        value += ability_worth(card)
    return value


def ability_worth(card: int) -> float:
    worth = 0.0
    for ability in BY_NUMBER[card].abilities:
        worth += ABILITY_WORTH.get(ability.kind, 0.0)
        if ability.kind == DICE_IN and ability.what & IN_FIGHT:
            worth += FIGHTS_ON_THE_WAY * ability.number * (1.0 if ability.condition is None else 0.5)
    return worth


def is_late(game: World, seat: int) -> bool:
    """Whether the hero's turn of this round is over."""
    if game.phase == ENDING:
        return True
    if game.phase != ADVENTURING or not game.acted >> seat & 1:
        return False
    asker = game.asker
    if isinstance(asker, (PressOn, ChooseSearch, ChooseBoard, Business)) and asker.me == seat:
        return False
    for racer in game.racers:
        if racer[0] == seat:
            return False
    return all(facing[D_SEAT] != seat for facing in game.facing)


def mover(game: World) -> int:
    """Whose goal is still to be chosen in this movement, -1 for nobody's."""
    asker = game.asker
    if isinstance(asker, ChooseGoal):
        return asker.me
    for step in game.agenda[-8:]:
        if isinstance(step, ChooseGoal):
            return step.me
    return -1


def stop_value(game: World, space: int) -> float:
    """Rounds that a stop in a space is worth besides the way: an Event on the road, a City card, a henchman."""
    if game.figures[space] != NO_FIGURE:
        return -HENCHMAN
    if is_city(space):
        return 0.08
    return 0.0 if space in game.site_space else 0.06
