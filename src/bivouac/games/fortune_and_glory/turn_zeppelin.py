"""The zeppelin (sheet.zeppelin): how it flies in the End phase, and a hero's visit aboard in the Adventure phase.

The numbers stand on its sheet (`cards/zeppelin.py`)."""

from typing import Final

from bivouac.engine.state import Step
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import GO_ON_ID, LEAVE_ID
from bivouac.games.fortune_and_glory.cards.zeppelin import ZEPPELIN
from bivouac.games.fortune_and_glory.catalog import NAZI, OWN
from bivouac.games.fortune_and_glory.map import FIRST_SEA, NEIGHBOURS, SPACES
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    A_SEAT,
    A_WON,
    BEATEN,
    CREW,
    FLED,
    NOTHING,
    SOLDIER,
    Z_FORTUNE,
    Z_SPACE,
)
from bivouac.games.fortune_and_glory.steps_cards import OwnTurn, activations, do_own, is_own, why_not_own
from bivouac.games.fortune_and_glory.steps_fights import fight_drawn
from bivouac.games.fortune_and_glory.steps_map import place_henchman, random_land
from bivouac.games.fortune_and_glory.steps_sneak import begin_sneak, end_sneak
from bivouac.games.fortune_and_glory.turn_scene import enter_turn

WATCH_ROUNDS: Final = 1  # sneak.fight-per-match: for each die that showed the number
PACK_SPACE: Final = 100  # a line of a flight packs the space and the die or the spaces flown


# -- the flight --------------------------------------------------------------------------------------------------------


def place_zeppelin(game: World) -> None:
    """zeppelin.random-start: over a random land, with nothing aboard."""
    space = random_land(game)
    game.zeppelin = [space, 0]
    game.tell(words.ZEPPELIN_PLACED, -1, -1, -1, space)


class ZeppelinFlies(Step[World]):
    """zeppelin.moves-each-end, zeppelin.gathers-fortune, zeppelin.drops-soldiers: the first step of the End phase.

    It drops soldiers over land only (henchman.kinds stand in no sea, and in a city only where a card says so)."""

    __slots__ = ()

    def run(self, game: World) -> None:
        goal = random_land(game)
        die = int(game.roll(ZEPPELIN.die)) + 1
        game.learned += 1
        game.tell(words.ZEPPELIN_HEADS, -1, -1, -1, goal * PACK_SPACE + die)
        way = flight(game.zeppelin[Z_SPACE], goal)[:die]
        space = way[-1] if way else game.zeppelin[Z_SPACE]
        if way:
            game.tell(words.ZEPPELIN_FLIES, -1, -1, -1, space * PACK_SPACE + len(way))
        fortune = min(game.zeppelin[Z_FORTUNE] + ZEPPELIN.gathers, ZEPPELIN.most)
        game.tell(words.ZEPPELIN_GATHERS, -1, -1, game.zeppelin[Z_FORTUNE], fortune)
        game.zeppelin = [space, fortune]
        if die == ZEPPELIN.drops_on:
            if space < FIRST_SEA:
                place_henchman(game, SOLDIER, space, words.BY_DROP)
            else:
                game.tell(words.NO_DROP, -1, -1, -1, space)


def flight(start: int, goal: int) -> list[int]:
    """The spaces of a shortest way through the air, every space counting the same; of equals the lowest number."""
    away = [-1] * SPACES
    away[goal] = 0
    found = [goal]
    for here in found:
        for there in NEIGHBOURS[here]:
            if away[there] < 0:
                away[there] = away[here] + 1
                found.append(there)
    way: list[int] = []
    here = start
    while here != goal:
        nth = 0
        while away[NEIGHBOURS[here][nth]] != away[here] - 1:
            nth += 1
        here = NEIGHBOURS[here][nth]
        way.append(here)
    return way


# -- a visit -----------------------------------------------------------------------------------------------------------


def why_not_board(game: World, seat: int) -> int:
    """zeppelin.sneak-aboard: a hero right under the zeppelin, with something to be won there, in place of the usual
    encounter. Who hangs in a cliffhanger must face it (cliffhanger.must-be-faced)."""
    if not game.zeppelin:
        return words.NO_ZEPPELIN
    if game.zeppelin[Z_SPACE] != game.space[seat]:
        return words.ZEPPELIN_ELSEWHERE
    if game.hangs[seat] >= 0:
        return words.HANGING_BELOW
    return words.FINE if game.zeppelin[Z_FORTUNE] else words.NOTHING_ABOARD


def board(game: World, seat: int) -> None:
    """zeppelin.sneak-aboard, zeppelin.sneak-covered-later: the hero's turn is a visit, which a sneak test opens."""
    game.acted |= 1 << seat
    game.turn_of = seat
    enter_turn(game, seat)
    game.aboard = [seat, 0]
    game.tell(words.BOARDS, seat, -1, -1, game.zeppelin[Z_FORTUNE])
    game.agenda.append(SneakedAboard(seat))
    begin_sneak(game, seat, CREW, ZEPPELIN.search)


class SneakedAboard(Step[World]):
    """sneak.fight-per-match: who was seen fights a round for each die that showed the number; then come the guards."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        matches = end_sneak(game)
        game.agenda.append(GuardFight(self.me))
        if matches:
            game.agenda.append(WatchRound(self.me, matches))


class WatchRound(Step[World]):
    """sneak.fight-per-match: so many rounds are left, each against another Infantry card (combat.infantry-only). Who
    escapes has left the zeppelin."""

    __slots__ = ("left", "me")

    def __init__(self, me: int, left: int) -> None:
        self.me: Final = me
        self.left: Final = left

    def data(self) -> list[int]:
        return [self.me, self.left]

    def run(self, game: World) -> None:
        if not is_still_aboard(game, self.me):
            return
        game.agenda.append(AfterWatch(self.me, self.left - 1))
        fight_drawn(game, self.me, NAZI, True, words.BY_SNEAK, WATCH_ROUNDS)


class AfterWatch(Step[World]):
    """A round against somebody who has seen the hero is over."""

    __slots__ = ("left", "me")

    def __init__(self, me: int, left: int) -> None:
        self.me: Final = me
        self.left: Final = left

    def data(self) -> list[int]:
        return [self.me, self.left]

    def run(self, game: World) -> None:
        if game.outcome == FLED:
            leave_zeppelin(game, self.me)
        elif self.left:
            game.agenda.append(WatchRound(self.me, self.left))


class GuardFight(Step[World]):
    """zeppelin.rules-on-sheet, combat.infantry-only: the next fight to the death; nobody who has left is in it."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        if not is_still_aboard(game, self.me):
            return
        game.agenda.append(AfterGuard(self.me))
        fight_drawn(game, self.me, NAZI, True, words.BY_ZEPPELIN)


class AfterGuard(Step[World]):
    """zeppelin.rules-on-sheet: a fight won counts, and the hero decides; who has escaped leaves with what was won."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        if game.outcome == BEATEN:
            game.aboard = [self.me, game.aboard[A_WON] + 1]
            game.agenda.append(LeaveOrGoOn(self.me))
        else:
            leave_zeppelin(game, self.me)


class LeaveOrGoOn(OwnTurn):
    """zeppelin.rules-on-sheet: leave with what was won, or go on to the next fight, as long as there is more to win."""

    __slots__ = ()

    def run(self, game: World) -> None:
        if is_still_aboard(game, self.me):
            super().run(game)

    def open_options(self, game: World) -> list[int]:
        options = [LEAVE_ID, *activations(game, self.me, OWN)]
        if why_not_go_on(game) == words.FINE:
            options.append(GO_ON_ID)
        return options

    def chosen(self, game: World, option: int) -> None:
        me = self.me
        if is_own(option):
            game.agenda.append(self)
            do_own(game, me, option)
        elif option == LEAVE_ID:
            leave_zeppelin(game, me)
        else:
            game.tell(words.GOES_ON, me)
            game.agenda.append(GuardFight(me))

    def reason(self, game: World, seat: int, option: int) -> int:
        if is_own(option):
            return why_not_own(game, seat, option)
        return why_not_go_on(game) if option == GO_ON_ID else words.LEAVE_OR_GO_ON


def is_aboard(game: World, seat: int) -> bool:
    return bool(game.aboard) and game.aboard[A_SEAT] == seat


def is_still_aboard(game: World, seat: int) -> bool:
    """zeppelin.rules-on-sheet: whom a card has carried elsewhere leaves with what was won."""
    if is_aboard(game, seat) and game.space[seat] != game.zeppelin[Z_SPACE]:
        leave_zeppelin(game, seat)
    return is_aboard(game, seat)


def won_aboard(game: World) -> int:
    """zeppelin.rules-on-sheet: the Fortune of the fights won, never more than there is aboard."""
    return min(game.aboard[A_WON] * ZEPPELIN.prize, game.zeppelin[Z_FORTUNE])


def why_not_go_on(game: World) -> int:
    return words.FINE if won_aboard(game) < game.zeppelin[Z_FORTUNE] else words.ALL_WON


def leave_zeppelin(game: World, seat: int) -> None:
    """zeppelin.rules-on-sheet: the hero is back in the space below, with the Fortune of the fights won."""
    taken = won_aboard(game)
    game.aboard = NOTHING
    game.zeppelin = [game.zeppelin[Z_SPACE], game.zeppelin[Z_FORTUNE] - taken]
    game.tell(words.LEAVES_ZEPPELIN, seat, -1, -1, taken)
    if taken:
        game.gain_fortune(seat, taken, -1, words.BY_ZEPPELIN)


ZEPPELIN_FLIES: Final = ZeppelinFlies()
