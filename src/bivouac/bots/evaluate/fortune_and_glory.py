"""What is good in Fortune and Glory: to need few more rounds until one is home with the Fortune.

Most questions are answered by reckoning (`shortlist`): goals by the plans of `fortune_and_glory_plans`, dice by the
exact chances of `odds`. Cards of the hand that no reckoning covers are tried out on copies. Other heroes are judged by
the same plans, as far as they can be seen; whoever needs the fewest rounds matters most.
"""

from typing import Any, Final

from bivouac.bots.evaluate.base import Evaluation
from bivouac.bots.evaluate.fortune_and_glory_cards import answer_gain, is_reckoned, kit_worth, stakes_of
from bivouac.bots.evaluate.fortune_and_glory_flights import Flights
from bivouac.bots.evaluate.fortune_and_glory_hunts import hunt_of
from bivouac.bots.evaluate.fortune_and_glory_jungle import rounds_lost
from bivouac.bots.evaluate.fortune_and_glory_lines import MOST_BLOWS, Line, goods
from bivouac.bots.evaluate.fortune_and_glory_plans import (
    BEATEN_TO_IT,
    GLORY,
    WOUND,
    Traveller,
    is_late,
    mover,
    stop_value,
)
from bivouac.bots.evaluate.fortune_and_glory_strength import (
    MOST_DANGERS,
    face_outcome,
    fight_on,
    hits_of,
    passing_on,
    strength_key,
)
from bivouac.bots.evaluate.fortune_and_glory_temples import looting_now, press_on_in_temple
from bivouac.bots.evaluate.fortune_and_glory_texts import Text
from bivouac.bots.evaluate.fortune_and_glory_villains import sneak_glory, sneak_wounds
from bivouac.bots.evaluate.fortune_and_glory_zeppelin import (
    is_over,
    rounds_aboard,
    saved_by_guard,
    saved_so_far,
    would_board,
    would_go_on,
    would_stand_watch,
)
from bivouac.engine.actions import PASS
from bivouac.engine.life import Window
from bivouac.engine.state import State
from bivouac.engine.verbs import Do, Verb
from bivouac.games.fortune_and_glory.able import Able
from bivouac.games.fortune_and_glory.actions import (
    ACTIONS,
    BELOW_ID,
    BOARD_ID,
    BUY,
    BUY_ALLY_ID,
    BUY_GEAR_ID,
    DECLINE_ID,
    DONE_ID,
    DRAW_ID,
    ESCAPE_ID,
    FIGHT_ID,
    FLY,
    GO,
    GO_ON_ID,
    HEAL,
    LEAVE_ID,
    LOSE,
    NOUN,
    PRESS_ON_ID,
    PUSH,
    SEARCH_ID,
    SELL,
    STAY_ID,
    STEP,
    STOP_ID,
    USE,
    VERB,
)
from bivouac.games.fortune_and_glory.catalog import (
    ALLY,
    ANOTHERS,
    BY_NUMBER,
    CARD,
    DANGER,
    GEAR,
    GLORY_OF,
    HIDDEN_CARDS,
    IS_A,
    KO,
    NOW,
    OPENED,
    RESULT,
    TEST,
    VILLAIN,
)
from bivouac.games.fortune_and_glory.map import DISTANCES, FIRST_CITY, SPACES, reachable
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    BACK,
    D_BARRED,
    D_CARD,
    D_SEAT,
    D_SIDE,
    ENDING,
    F_CARD,
    F_LEFT,
    F_WOUNDS,
    GOAL,
    NO_FIGURE,
    T_GOT,
    T_NEEDED,
    T_TARGET,
    is_city,
)
from bivouac.games.fortune_and_glory.steps_cards import Excess, KeepOne, OwnAbility, is_own
from bivouac.games.fortune_and_glory.steps_fights import FightRound
from bivouac.games.fortune_and_glory.steps_flights import FLIGHT_POINTS
from bivouac.games.fortune_and_glory.steps_health import THE_GLORY, KoLoss
from bivouac.games.fortune_and_glory.steps_losses import DropChosen, LoseOneArtifact, TakeKit
from bivouac.games.fortune_and_glory.steps_map import EscapeStep, Journey
from bivouac.games.fortune_and_glory.steps_sneak import NameNumber
from bivouac.games.fortune_and_glory.steps_tests import ThrowTest, pool_of
from bivouac.games.fortune_and_glory.turn import ChooseGoal, DrawOnOne
from bivouac.games.fortune_and_glory.turn_adventure import ChooseBoard, ChooseSearch, PressOn
from bivouac.games.fortune_and_glory.turn_city import Business
from bivouac.games.fortune_and_glory.turn_zeppelin import LeaveOrGoOn, is_aboard
from bivouac.games.fortune_and_glory.verbs_open import Bar
from bivouac.games.fortune_and_glory.verbs_tests import Both, Either, keywords_of, where_of

TRIALS: Final = 12
MOST_JUDGED: Final = 20_000
WON: Final = 1_000_000_000
ROUND_WORTH: Final = 1000
HELD: Final = 0.25  # rounds that a card in the own hand is worth unplayed; one is played for more than that
HELD_BY_OTHERS: Final = 0.1
LEADER_COUNTS: Final = 0.35
OTHERS_COUNT: Final = 0.25  # shared among all others
LAST_WOUND: Final = 0.15
FREE_GAIN: Final = 0.05  # an activation costs nothing
ITEMS_TRIED: Final = 2
# Events that are kept when several are drawn, by their moment: those that save rolls and lives first.
MOMENT_WORTH: Final = {TEST: 4, RESULT: 5, KO: 5, NOW: 1, OPENED: 3}
OTHER_MOMENT: Final = 3
AGAINST_OTHERS: Final = 2


class FortuneAndGloryEvaluation(Evaluation):
    def __init__(self) -> None:
        super().__init__(TRIALS)
        self.judged: dict[tuple[int, ...], float] = {}  # other heroes: what is tried out changes few of them

    def prepare(self, state: State, seat: int) -> None:
        assert isinstance(state, World)
        if len(self.judged) >= MOST_JUDGED:
            self.judged.clear()
        for other in range(state.seats):
            if other != seat:
                state.hands[other].sort()

    # -- what a position is worth --------------------------------------------------------------------------------------

    def value(self, state: State, seat: int) -> int:
        assert isinstance(state, World)
        if state.over:
            return WON if seat in state.winners else -WON if state.winners else 0
        mine = rounds_left(state, seat, True) - HELD * len(state.hands[seat])
        best = -1.0
        total = 0.0
        board = (
            *state.site_space, *state.site_artifact, *state.site_adventure, *state.site_gold, *state.site_markers,
            *state.site_shaken, -1, *[number for row in state.villains for number in row],
        )  # fmt: skip
        for other in range(state.seats):
            if other == seat:
                continue
            theirs = self.rounds_of_other(state, other, board) - HELD_BY_OTHERS * len(state.hands[other])
            if wins_now(state, other) and not wins_now(state, seat):
                return -WON // 2
            total += theirs
            if best < 0.0 or theirs < best:
                best = theirs
        share = OTHERS_COUNT / (state.seats - 1)
        return int(ROUND_WORTH * (share * total + LEADER_COUNTS * best - mine))

    def rounds_of_other(self, game: World, seat: int, board: tuple[int, ...]) -> float:
        """What `rounds_left` says, remembered by everything that it depends on."""
        moving: list[int] = []
        if mover(game) == seat:
            moving = [game.points, *[space for space, figure in enumerate(game.figures) if figure]]
        key = (
            game.space[seat], game.fortune[seat], game.glory[seat], game.wounds[seat], game.markers[seat],
            game.quest[seat], game.hangs[seat], int(game.is_down(seat)), int(is_late(game, seat)), game.explored[seat],
            game.pathfinders >> seat & 1, *moving, -1,
            *game.kit[seat], -1, *game.found[seat], -1, *board, -1, *strength_key(game, seat),
        )  # fmt: skip
        known = self.judged.get(key)
        if known is None:
            known = rounds_left(game, seat, False)
            self.judged[key] = known
        return known

    def at_rest(self, state: State) -> bool:
        assert isinstance(state, World)
        asker = state.asker
        if isinstance(asker, Window):
            return not is_card_window(state)
        return isinstance(
            asker,
            (
                ChooseGoal,
                ChooseSearch,
                ChooseBoard,
                LeaveOrGoOn,
                NameNumber,
                PressOn,
                Business,
                FightRound,
                ThrowTest,
                DrawOnOne,
                OwnAbility,
            ),
        )

    def habit(self, state: State) -> int:
        """Whatever can be reckoned is not tried out inside an effect; cards are answered by nobody there."""
        assert isinstance(state, World)
        if isinstance(state.asker, Window):
            return PASS
        if isinstance(state.asker, Do) and not is_trial(state):
            return -1
        seat = state.waiting()[0]
        listed = self.shortlist(state, seat, state.options_of(seat))
        return listed[0] if len(listed) == 1 else -1

    def keeps(self, state: State, option: int) -> bool:
        """The main answers of a turn are reckoned: they stand for the position as it is. So does a pass, unless a card
        would take effect by it."""
        assert isinstance(state, World)
        if option == PASS:
            return isinstance(state.asker, Window) and not is_card_window(state)
        if isinstance(state.asker, (ChooseGoal, ChooseSearch, ChooseBoard, LeaveOrGoOn, PressOn, Business)):
            return option in KEEPING or VERB[option] == GO.number or VERB[option] == FLY.number
        return False

    # -- what is reckoned ----------------------------------------------------------------------------------------------

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        assert isinstance(state, World)
        asker = state.asker
        if isinstance(asker, Window):
            return answers(state, seat, options)
        if isinstance(asker, (ChooseGoal, Journey, EscapeStep)):
            return [best_goal(state, seat, options), *own_of(options)]
        if isinstance(asker, ChooseSearch):
            return [search_or_not(state, seat), *own_of(options)]
        if isinstance(asker, ChooseBoard):
            return [BOARD_ID if would_board(state, seat) else BELOW_ID, *own_of(options)]
        if isinstance(asker, LeaveOrGoOn):
            return [GO_ON_ID if would_go_on(state, seat) else LEAVE_ID, *own_of(options)]
        if isinstance(asker, NameNumber):
            return options[:1]
        if isinstance(asker, PressOn):
            return [press_on_or_stop(state, seat, asker.behind), *own_of(options)]
        if isinstance(asker, Business):
            return business(state, seat, options)
        if isinstance(asker, FightRound):
            return [fight_or_escape(state, seat)]
        if isinstance(asker, ThrowTest):
            return [roll_or_push(state, seat, options)]
        if isinstance(asker, OwnAbility):
            return [ability(state, seat, options)]
        if isinstance(asker, DrawOnOne):
            return [DRAW_ID]
        if isinstance(asker, (KoLoss, Excess, DropChosen)):
            return [least_lost(state, seat, options)]
        if isinstance(asker, KeepOne):
            return [best_kept(state, seat, options)]
        if isinstance(asker, TakeKit):
            return [max(options, key=lambda option: kit_worth(state, seat, NOUN[option]))]
        if isinstance(asker, LoseOneArtifact):
            sign = 1 if asker.whose == seat else -1
            return [min(options, key=lambda option: sign * BY_NUMBER[NOUN[option]].fortune)]
        if isinstance(asker, Do) and is_trial(state):
            return [best_way(state, seat, options)]
        return options


KEEPING: Final = (
    STAY_ID, SEARCH_ID, DECLINE_ID, PRESS_ON_ID, STOP_ID, DONE_ID, BOARD_ID, BELOW_ID, LEAVE_ID, GO_ON_ID,
)  # fmt: skip


def own_of(options: list[int]) -> list[int]:
    return [option for option in options if is_own(option)]


def is_card_window(game: World) -> bool:
    return bool(game.events) and game.events[-1].kind == CARD


def wins_now(game: World, seat: int) -> bool:
    """victory.condition, as far as the End phase has come."""
    return (
        game.phase == ENDING
        and game.fortune[seat] >= GOAL
        and game.space[seat] == game.home(seat)
        and not game.is_down(seat)
    )


def rounds_left(game: World, seat: int, is_mine: bool) -> float:
    """Until this hero wins; a hero in the middle of a movement goes where it is best."""
    hero = Traveller(game, seat, is_mine)
    if game.hangs[seat] < 0 and mover(game) == seat:
        costs = reachable(game.space[seat], game.points, game.figures)
        best = hero.best_plan(game.space[seat], False) - stop_value(game, game.space[seat])
        for space, cost in enumerate(costs):
            if cost > 0:
                best = min(best, hero.best_plan(space, False) - stop_value(game, space))
        if game.rules.has_flights:
            flights = Flights(game, seat, is_mine)
            for city in range(FIRST_CITY, SPACES):
                if costs[city] >= 0 and game.figures[city] == NO_FIGURE:
                    best = min(best, flights.best(game.points - costs[city]))
        return best - hero.goods
    return hero.rounds_left()


# -- where to ----------------------------------------------------------------------------------------------------------


def best_goal(game: World, seat: int, options: list[int]) -> int:
    """The space from which the fewest rounds are left. Of equals the first: who can stay stays."""
    hero = Traveller(game, seat, True)
    best = -1
    fewest = 0.0
    flights: Flights | None = None
    costs: list[int] = []
    if game.rules.has_flights and isinstance(game.asker, ChooseGoal):
        flights = Flights(game, seat, True)
        costs = reachable(game.space[seat], game.points, game.figures)
    for option in options:
        if option == STAY_ID:
            space = game.space[seat]
        elif VERB[option] == GO.number or VERB[option] == STEP.number or VERB[option] == FLY.number:
            space = NOUN[option]
        else:
            continue
        if flights is not None and VERB[option] == FLY.number:
            rounds = flights.landed(space, game.points - FLIGHT_POINTS)
        else:
            rounds = hero.best_plan(space, False) - stop_value(game, space)
            if flights is not None and option != STAY_ID and is_city(space) and game.figures[space] == NO_FIGURE:
                rounds = min(rounds, flights.best(game.points - costs[space]))  # and on from there by air
        if is_over(game, space):
            rounds = min(rounds, rounds_aboard(game, seat, hero, space))
        if space == game.space[seat] and option == STAY_ID:
            rounds -= 0.001
        elif game.quest[seat] >= 0 and space != game.quest[seat]:
            rounds += 0.0 if game.markers[seat] == 0 else 0.3 * game.markers[seat]
        if best < 0 or rounds < fewest:
            best = option
            fewest = rounds
    return best


def search_or_not(game: World, seat: int) -> int:
    """Who carries enough goes home, unless the artifact is the better plan all the same. Or the zeppelin is."""
    if would_board(game, seat):
        return BOARD_ID
    hero = Traveller(game, seat, True)
    space = game.space[seat]
    site = game.site_at(space)
    if game.is_temple(site):
        return SEARCH_ID if looting_now(game, seat, hero, site) > 0.0 else DECLINE_ID
    if GOAL - hero.fortune > hero.carried:
        return SEARCH_ID
    dangers = game.danger_of(site) - (game.markers[seat] if game.quest[seat] == game.space[seat] else 0)
    searching = rounds_lost(game, seat, space) + hero.after_search(site, dangers, GOAL - hero.fortune)
    return SEARCH_ID if searching < hero.travel[DISTANCES[space][hero.home]] else DECLINE_ID


def press_on_or_stop(game: World, seat: int, behind: int) -> int:
    """The next danger now, with the wounds and the Glory that waits at stake; or a round later, healed. The danger
    just overcome and the special text may have a price for either, or a reward."""
    hero = Traveller(game, seat, True)
    space = game.space[seat]
    site = game.site_at(space)
    if game.is_temple(site):
        return press_on_in_temple(game, seat, hero, site, behind)
    need = GOAL - hero.fortune
    dangers = game.danger_of(site) - game.markers[seat]
    waiting = sum([GLORY_OF[card] for card in game.met[seat]])
    line = Line(game, seat, hero, behind)
    text = Text(game, site)
    ahead = min(dangers + line.lost, MOST_DANGERS)
    left = min(max(dangers - line.markers, 1), dangers, MOST_DANGERS)
    if text.in_one_round:
        left = min(game.danger_of(site), MOST_DANGERS)
    hunt = hunt_of(game, seat, hero, site, max(ahead, left))
    pressing = line.cost - goods(game, seat, hero, text.press) + (1.0 - hero.strength.passes) * waiting * GLORY
    sneaking = sneak_wounds(game, seat, space)  # sneak.when
    if game.villains:
        pressing -= sneak_glory(game, seat, space)
    for hits, chance in enumerate(line.hits):
        for more, likely in enumerate(hits_of(text.press, game.armour[seat], MOST_BLOWS)):
            for blows, seen in enumerate(sneaking):
                wounds = game.wounds[seat] + hits + more + blows
                rounds = hunt.pressing[ahead][wounds] if wounds <= hunt.most else hunt.lost
                pressing += chance * likely * seen * rounds
    stopping = 1.0 + hunt.pressing[left][0] - line.gain - goods(game, seat, hero, text.stop)
    stopping += hero.rivalry(site, 1.0) * (BEATEN_TO_IT + game.markers[seat])
    if need <= hero.carried:
        stopping = min(stopping, hero.travel[DISTANCES[space][hero.home]] - hero.after_found(site, need - hero.carried))
    return PRESS_ON_ID if pressing <= stopping else STOP_ID


# -- dice --------------------------------------------------------------------------------------------------------------


def roll_or_push(game: World, seat: int, options: list[int]) -> int:
    """As many wounds as pay: a failure costs what is at stake, a wound what it takes from the dangers to come."""
    test = game.tests[-1]
    dice = pool_of(game, test)
    missing = test[T_NEEDED] - test[T_GOT]
    costs = costs_of_wounds(game, seat)
    lost = costs.pop()
    best = options[0]
    lowest = 0.0
    for nth, option in enumerate(options):
        wounds = NOUN[option] if VERB[option] == PUSH.number else 0
        failing = 1.0 - passing_on(dice, test[T_TARGET], missing, wounds)
        cost = failing * lost + (1.0 - failing) * costs[wounds]
        if nth == 0 or cost < lowest:
            best = option
            lowest = cost
    return best


def costs_of_wounds(game: World, seat: int) -> list[float]:
    """Rounds that a push of 0, 1, 2 ... wounds costs whoever passes the test; the last one is what a failure costs."""
    wounds = game.wounds[seat]
    most = game.most_wounds(seat)
    site = game.site_at(game.space[seat])
    facing = game.facing[-1] if game.facing else None
    if facing is not None and facing[D_SIDE] == BACK and IS_A[facing[D_CARD]] == DANGER and is_hunted(game, seat):
        hunt = hunt_of(game, seat, Traveller(game, seat, True), site, game.danger_of(site) - game.markers[seat] - 1)
        return [*hunt.onward[-1][min(wounds, most) :], hunt.lost]
    stakes = stakes_of(game, seat, True)
    costs = [WOUND * pushed for pushed in range(most - wounds + 1)]
    if len(costs) > 1:
        costs[-1] += LAST_WOUND
    return [*costs, stakes.failed - stakes.passed]


def is_hunted(game: World, seat: int) -> bool:
    """Whether the hero searches for an artifact and not for the coins of a temple."""
    return game.on_quest(seat) and not game.is_temple(game.site_at(game.space[seat]))


def fight_or_escape(game: World, seat: int) -> int:
    """A fight brings Glory or a KO; an escape that fails lets the enemy strike for nothing."""
    fight = game.fights[-1]
    foe = fight[F_CARD]
    if IS_A[foe] == VILLAIN:  # villain-fight.no-escape
        return FIGHT_ID
    if fight[F_LEFT] and is_aboard(game, seat):
        return FIGHT_ID if would_stand_watch(game, seat) else ESCAPE_ID
    stakes = stakes_of(game, seat, True)
    spare = game.most_wounds(seat) - game.wounds[seat]
    left = BY_NUMBER[foe].wounds - fight[F_WOUNDS] + (1 if game.rules.enemy_beyond else 0)
    chance, wounds = fight_on(game, seat, foe, spare, left)
    fallen = stakes.fallen - stakes.passed
    fighting = (1.0 - chance) * fallen + chance * (WOUND * wounds - GLORY * GLORY_OF[foe])
    if is_aboard(game, seat):  # an escape leaves with what was won, a KO loses it
        fallen += saved_so_far(game, seat)
        fighting += (1.0 - chance) * saved_so_far(game, seat) - chance * saved_by_guard(game, seat, spare - int(wounds))
    runs = Able(game, seat, spare).escape(foe)
    taken = max((BY_NUMBER[foe].dice + 1) // 2 - game.armour[seat], 0)
    if taken > spare:
        caught = fallen
    else:
        later = fight_on(game, seat, foe, spare - taken, left)[0]
        caught = (1.0 - max(later, runs)) * fallen + WOUND * taken
    return FIGHT_ID if fighting <= (1.0 - runs) * caught else ESCAPE_ID


def is_trial(game: World) -> bool:
    asker = game.asker
    if not isinstance(asker, Do):
        return False
    node: Verb[Any] = game.node(asker.script, asker.path)
    return isinstance(node, (Either, Both, Bar))


def best_way(game: World, seat: int, options: list[int]) -> int:
    """Which test of a danger; of two that must both be passed the harder one first. Who bars one bars the best."""
    asker = game.asker
    assert isinstance(asker, Do)
    node: Verb[Any] = game.node(asker.script, asker.path)
    if isinstance(node, Bar):
        return best_bar(game, options)
    assert isinstance(node, (Either, Both))
    stakes = stakes_of(game, seat, True)
    where = where_of(game, asker.source)
    keywords = keywords_of(game, asker.source)
    spare = game.most_wounds(seat) - game.wounds[seat]
    able = Able(game, seat, spare)
    sign = 1.0 if isinstance(node, Either) else -1.0
    is_pushed = BY_NUMBER[asker.source].temple or (bool(game.facing) and game.facing[-1][D_SIDE] == BACK)
    pushed = min(spare, 2) if is_pushed else 0
    best = options[0]
    lowest = 0.0
    for nth, option in enumerate(options):
        way = node.verbs[ACTIONS.mode.ids.index(option)]
        chances = able.outcome(way, where, keywords, pushed)
        cost = sign * (stakes.expected(chances) - GLORY * chances.glory)
        if nth == 0 or cost < lowest:
            best = option
            lowest = cost
    return best


def best_bar(game: World, options: list[int]) -> int:
    facing = game.facing[-1]
    other = facing[D_SEAT]
    best = options[0]
    lowest = 2.0
    for option in options:
        barred = facing[D_BARRED] | 1 << ACTIONS.mode.ids.index(option)
        score = face_outcome(game, other, facing[D_CARD], facing[D_SIDE] == BACK, 0, barred).score()
        if score < lowest:
            best = option
            lowest = score
    return best


# -- cards -------------------------------------------------------------------------------------------------------------


def answers(game: World, seat: int, options: list[int]) -> list[int]:
    """What is played at a moment: by reckoning where that is possible, else the cards are tried out."""
    event = game.events[-1]
    best = PASS
    most = 0.0
    tried: list[int] = []
    for option in options:
        if option == PASS:
            continue
        card = NOUN[option]
        if is_reckoned(card, event.kind):
            gain = answer_gain(game, seat, card, event.actor) - HELD
            if gain > most:
                best = option
                most = gain
        else:
            tried.append(option)
    if best != PASS or not tried:
        return [best]
    return [PASS, *tried]


def ability(game: World, seat: int, options: list[int]) -> int:
    """An activation is free once a round: it is made if it helps at all."""
    moment = game.asker
    assert isinstance(moment, OwnAbility)
    best = PASS
    most = FREE_GAIN
    for option in options:
        if option == PASS:
            continue
        gain = answer_gain(game, seat, NOUN[option], seat, moment.moment)
        if VERB[option] == USE.number:
            gain -= HELD
        if gain > most:
            best = option
            most = gain
    return best


def business(game: World, seat: int, options: list[int]) -> list[int]:
    """Artifacts are sold at once, the dearest first. What is bought or healed is tried out beside doing nothing."""
    sold = [option for option in options if VERB[option] == SELL.number]
    if sold:
        return [max(sold, key=lambda option: BY_NUMBER[NOUN[option]].fortune)]
    listed = [DONE_ID, *own_of(options)]
    healing = [option for option in options if VERB[option] == HEAL.number]
    if healing:
        listed.append(healing[-1])
    has_room = len(game.carried(seat, GEAR)) < game.limit(seat, GEAR)
    if BUY_GEAR_ID in options and (has_room or game.glory[seat] >= 12):
        listed.append(BUY_GEAR_ID)
    has_company = len(game.carried(seat, ALLY)) < game.limit(seat, ALLY)
    if BUY_ALLY_ID in options and (has_company or game.glory[seat] >= 12):
        listed.append(BUY_ALLY_ID)
    items = [
        option
        for option in options
        if VERB[option] == BUY.number and (has_company if game.is_ally(NOUN[option]) else has_room)
    ]
    if items and len(listed) < 4:
        items.sort(key=lambda option: -item_gain(game, seat, NOUN[option]))
        listed += items[:ITEMS_TRIED]
    return listed


def item_gain(game: World, seat: int, card: int) -> float:
    return kit_worth(game, seat, card) - GLORY * BY_NUMBER[card].price


def least_lost(game: World, seat: int, options: list[int]) -> int:
    """Glory before cards, cards before Fortune, as a rule: whatever costs the fewest rounds."""
    hero = Traveller(game, seat, True)
    best = options[0]
    lowest = 0.0
    for nth, option in enumerate(options):
        noun = NOUN[option]
        if VERB[option] == LOSE.number:
            cost = GLORY if noun == THE_GLORY else hero.rate
        elif noun < HIDDEN_CARDS:
            cost = 0.1 * event_worth(noun)
        else:
            cost = kit_worth(game, seat, noun)
        if nth == 0 or cost < lowest:
            best = option
            lowest = cost
    return best


def best_kept(game: World, seat: int, options: list[int]) -> int:
    best = options[0]
    highest = 0.0
    for nth, option in enumerate(options):
        card = NOUN[option]
        worth = event_worth(card) if card < HIDDEN_CARDS else kit_worth(game, seat, card)
        if nth == 0 or worth > highest:
            best = option
            highest = worth
    return best


def event_worth(card: int) -> float:
    timing = BY_NUMBER[card].timing
    if timing.whose == ANOTHERS:
        return AGAINST_OTHERS
    return MOMENT_WORTH.get(timing.moment, OTHER_MOMENT)
