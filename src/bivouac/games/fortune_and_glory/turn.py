"""A round: initiative, then every hero's movement, then every hero's adventure, then the End phase (round.phases)."""

from typing import Final

from bivouac.engine.actions import PASS
from bivouac.engine.state import NOBODY, SeatChoice, Step
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import DRAW_ID, FLY, GO, NOUN, STAY_ID, VERB
from bivouac.games.fortune_and_glory.catalog import ARRIVED, EVENT, MOVE, OWN, POINTS, ROUND, ROUND_BEGINS
from bivouac.games.fortune_and_glory.map import reachable
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import ANY_SEAT, INITIATIVE, MOVEMENT, NO_LISTS, UNTIL_PHASE
from bivouac.games.fortune_and_glory.steps_cards import (
    AskMoment,
    OwnAbility,
    OwnTurn,
    activations,
    do_own,
    draw_event,
    is_own,
    why_not_own,
)
from bivouac.games.fortune_and_glory.steps_flights import flights, fly, why_not_fly
from bivouac.games.fortune_and_glory.steps_map import goals, move_to, why_not_go
from bivouac.games.fortune_and_glory.turn_adventure import ADVENTURE_PHASE
from bivouac.games.fortune_and_glory.turn_end import END_PHASE
from bivouac.games.fortune_and_glory.turn_scene import enter_turn


class Round(Step[World]):
    """round.phases: it lies at the bottom of the agenda as long as the game lasts."""

    __slots__ = ()

    def run(self, game: World) -> None:
        cap = game.rules.round_cap
        if cap and game.round >= cap:  # end.cap: unfinished, never a win
            game.scores = game.fortune[:]
            game.end([], words.ROUND_CAP)
            game.tell(words.CUT_SHORT, -1, -1, -1, cap)
            return
        game.round += 1
        game.phase = INITIATIVE
        game.acted = 0
        game.temporary = NO_LISTS
        game.tell(words.ROUND, -1, -1, -1, game.round)
        if game.turned:  # initiative.ready-cards
            game.turned.clear()
            game.tell(words.READIED)
        agenda = game.agenda
        agenda.append(self)
        agenda.append(END_PHASE)
        agenda.append(ADVENTURE_PHASE)
        agenda.append(MOVEMENT_PHASE)
        agenda.append(ROUND_OPENS)
        agenda.append(INITIATIVE_ROLL)


# -- initiative --------------------------------------------------------------------------------------------------------


class InitiativeRoll(Step[World]):
    """initiative.roll, initiative.highest, initiative.one-draws-event: the highest die is First Player; who has rolled
    a 1 may draw an Event, First Player first. A tie is rolled again, without Events for a 1."""

    __slots__ = ()

    def run(self, game: World) -> None:
        ones = 0
        rolling = list(range(game.seats))
        line = words.INITIATIVE
        while len(rolling) > 1 or line == words.INITIATIVE:
            best = 0
            leading: list[int] = []
            for seat in rolling:
                die = int(game.roll(6)) + 1
                game.tell(line, seat, -1, -1, die)
                if die == 1 and line == words.INITIATIVE:
                    ones |= 1 << seat
                if die > best:
                    best = die
                    leading = [seat]
                elif die == best:
                    leading.append(seat)
            rolling = leading
            line = words.INITIATIVE_AGAIN
        game.learned += 1
        game.first = rolling[0]
        if game.round == 1:
            game.began = game.first
        game.turn_of = game.first
        game.tell(words.FIRST_PLAYER, game.first)
        for seat in reversed(game.in_order()):
            if ones >> seat & 1:
                game.agenda.append(DrawOnOne(seat, words.OF_ITSELF))


class DrawOnOne(SeatChoice[World]):
    """initiative.one-draws-event, movement.one-draws-event: an Event for free, if the player likes."""

    __slots__ = ("cause",)

    def __init__(self, me: int, cause: int) -> None:
        super().__init__(me)
        self.cause: Final = cause

    def data(self) -> list[int]:
        return [self.me, self.cause]

    def options(self, game: World) -> list[int]:
        return [PASS, DRAW_ID] if game.can_draw(EVENT) and not game.is_down(self.me) else []  # ko.out-until-end

    def chosen(self, game: World, option: int) -> None:
        if option == DRAW_ID:
            draw_event(game, self.me, self.cause)
        else:
            game.tell(words.LEFT_DRAW, self.me, cause=self.cause)

    def reason(self, game: World, seat: int, option: int) -> int:
        return words.DRAW_OR_NOT if self.cause == words.OF_ITSELF else words.DRAW_AS_YOU_MOVE


class RoundOpens(Step[World]):
    """What waits for a round follows, First Player first, and then the moment ROUND."""

    __slots__ = ()

    def run(self, game: World) -> None:
        game.agenda.append(AskMoment(ROUND, NOBODY))
        for seat in reversed(game.in_order()):
            if not game.is_down(seat):  # ko.out-until-end
                game.happens(ROUND_BEGINS, seat)


# -- movement ----------------------------------------------------------------------------------------------------------


class MovementPhase(Step[World]):
    """movement.clockwise, movement.all-before-adventure: every hero moves, First Player first."""

    __slots__ = ()

    def run(self, game: World) -> None:
        game.phase = MOVEMENT
        game.end_levels(UNTIL_PHASE, ANY_SEAT)
        for seat in reversed(game.in_order()):
            game.agenda.append(MoveTurn(seat))


class MoveTurn(Step[World]):
    """movement.roll, cliffhanger.no-movement, cliffhanger.movement-die: the die falls; who hangs only hopes for a 1."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        me = self.me
        if game.is_down(me):
            return
        game.turn_of = me
        enter_turn(game, me)
        die = int(game.roll(6)) + 1
        game.learned += 1
        game.tell(words.MOVE_DIE, me, -1, -1, die)
        if game.hangs[me] >= 0:
            game.tell(words.HELD, me, game.hangs[me])
        else:
            game.move_die = die
            game.points = max(die + game.total(me, POINTS, -1), 0)
            game.then(OwnAbility(me, MOVE), AskMoment(MOVE, me), ChooseGoal(me), AskMoment(ARRIVED, me))
        if die == 1:
            game.agenda.append(DrawOnOne(me, words.BY_MOVE_ONE))


class ChooseGoal(OwnTurn):
    """movement.optional: where the hero goes, as one question. Cards of the own turn may be played beside it."""

    __slots__ = ()

    def open_options(self, game: World) -> list[int]:
        options = activations(game, self.me, OWN)
        options.append(STAY_ID)
        if game.hangs[self.me] < 0:
            options.extend(goals(game, self.me, game.points))
            options.extend(flights(game, self.me))
        return options

    def chosen(self, game: World, option: int) -> None:
        me = self.me
        if is_own(option):
            game.agenda.append(self)
            do_own(game, me, option)
        elif option == STAY_ID:
            self.stays(game)
        elif VERB[option] == FLY.number:
            fly(game, me, NOUN[option])
            if game.points > 0:  # flight.move-on
                game.agenda.append(GoOn(me))
        elif game.rules.has_flights:
            left = game.points - reachable(game.space[me], game.points, game.figures)[NOUN[option]]
            move_to(game, me, NOUN[option], game.points, words.OF_ITSELF)
            game.points = min(game.points, left)
            if flights(game, me):  # flight.from-city: who enters a city while moving
                game.agenda.append(GoOn(me))
        else:
            move_to(game, me, NOUN[option], game.points, words.OF_ITSELF)

    def stays(self, game: World) -> None:
        me = self.me
        cause = words.OF_ITSELF if goals(game, me, game.points) else words.BY_POINTS
        game.tell(words.STAYED, me, -1, -1, game.space[me], cause=cause)

    def reason(self, game: World, seat: int, option: int) -> int:
        if is_own(option):
            return why_not_own(game, seat, option)
        if VERB[option] == FLY.number:
            return why_not_fly(game, seat, option)
        return why_not_go(game, seat, option) if VERB[option] == GO.number else words.CHOOSE_GOAL


class GoOn(ChooseGoal):
    """flight.move-on, flight.from-city: the same question in the middle of a movement, with the points that are left:
    after a flight, or in a city from which the hero may fly."""

    __slots__ = ()

    def stays(self, game: World) -> None:
        game.tell(words.ENDS_MOVE, self.me, -1, -1, game.space[self.me])


ROUND_STEP: Final = Round()
INITIATIVE_ROLL: Final = InitiativeRoll()
ROUND_OPENS: Final = RoundOpens()
MOVEMENT_PHASE: Final = MovementPhase()
