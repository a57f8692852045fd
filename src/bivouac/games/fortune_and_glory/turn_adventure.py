"""The Adventure phase: the land and sea roll, the search for artifacts, and heroes who race for the same one."""

from typing import Final

from bivouac.engine.state import Step
from bivouac.engine.verbs import begin
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import BELOW_ID, BOARD_ID, DECLINE_ID, PRESS_ON_ID, SEARCH_ID, STOP_ID
from bivouac.games.fortune_and_glory.catalog import (
    BEGINS,
    BY_NUMBER,
    DANGER,
    ENEMY,
    FOUND,
    IN_ONE_ROUND,
    OWN,
    PRESS_OF,
    PRESSES_ON,
    STOP_OF,
    STOPS,
    TRAVELS,
)
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    ADVENTURING,
    ANY_SEAT,
    BACK,
    FRONT,
    NO_LISTS,
    PASSED,
    UNTIL_PHASE,
    is_city,
)
from bivouac.games.fortune_and_glory.steps_cards import OwnTurn, activations, do_own, draw_event, is_own, why_not_own
from bivouac.games.fortune_and_glory.steps_fights import fight_drawn
from bivouac.games.fortune_and_glory.steps_health import drop_quest
from bivouac.games.fortune_and_glory.steps_map import remove_site, take_gold
from bivouac.games.fortune_and_glory.steps_villains import SneakOn
from bivouac.games.fortune_and_glory.turn_city import CityTurn
from bivouac.games.fortune_and_glory.turn_danger import face
from bivouac.games.fortune_and_glory.turn_jungle import explore, must_explore
from bivouac.games.fortune_and_glory.turn_scene import enter_turn
from bivouac.games.fortune_and_glory.turn_temple import collect
from bivouac.games.fortune_and_glory.turn_zeppelin import board, why_not_board
from bivouac.games.fortune_and_glory.villains import leave_adventure

EVENT_FROM: Final = 4  # travel.event-on-4-to-6
ATTACK_ON: Final = 1  # travel.attack-on-1
NO_CARD: Final = -1

# Fields of a racer.
R_SEAT: Final = 0
R_PRESSED: Final = 1  # whether the racer has decided to press on
R_SPACE: Final = 2


class AdventurePhase(Step[World]):
    """adventure.clockwise: every hero has a turn, First Player first."""

    __slots__ = ()

    def run(self, game: World) -> None:
        game.phase = ADVENTURING
        game.end_levels(UNTIL_PHASE, ANY_SEAT)
        for seat in reversed(game.in_order()):
            game.agenda.append(AdventureTurn(seat))


class AdventureTurn(Step[World]):
    """adventure.by-place: what a hero does depends on where the hero is."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        me = self.me
        if game.is_down(me) or (game.acted >> me) & 1:
            return
        game.turn_of = me
        if game.zeppelin and why_not_board(game, me) == words.FINE and game.site_at(game.space[me]) < 0:
            game.agenda.append(ChooseBoard(me))
        else:
            encounter(game, me)


def encounter(game: World, seat: int) -> None:
    """adventure.by-place: what the hero's place brings."""
    space = game.space[seat]
    if is_city(space):
        game.acted |= 1 << seat
        enter_turn(game, seat)
        game.agenda.append(CityTurn(seat))
    elif game.hangs[seat] >= 0 or game.site_at(space) >= 0:
        # Who is elsewhere before the first danger has the turn of the new place.
        game.agenda.append(AdventureTurn(seat))
        assemble(game, space)
    else:
        game.acted |= 1 << seat
        travel(game, seat)


class ChooseBoard(OwnTurn):
    """zeppelin.sneak-aboard: aboard, or the usual encounter. Whom a card has carried elsewhere has the turn there
    (adventure.by-place). Beside an artifact the hero is asked together with the search (`ChooseSearch`)."""

    __slots__ = ()

    def run(self, game: World) -> None:
        if why_not_board(game, self.me) == words.FINE and (game.acted >> self.me) & 1 == 0:
            super().run(game)
        else:
            game.agenda.append(AdventureTurn(self.me))

    def open_options(self, game: World) -> list[int]:
        return [BOARD_ID, BELOW_ID, *activations(game, self.me, OWN)]

    def chosen(self, game: World, option: int) -> None:
        me = self.me
        if is_own(option):
            game.agenda.append(self)
            do_own(game, me, option)
        elif option == BOARD_ID:
            board(game, me)
        else:
            encounter(game, me)

    def reason(self, game: World, seat: int, option: int) -> int:
        return why_not_own(game, seat, option) if is_own(option) else words.BOARD_OR_NOT


def travel(game: World, seat: int) -> None:
    """travel.roll, travel.event-on-4-to-6, travel.attack-on-1, travel.nothing-on-2-3."""
    die = int(game.roll(6)) + 1
    game.learned += 1
    game.tell(words.TRAVEL_DIE, seat, -1, -1, die)
    game.happens(TRAVELS, seat)
    if die >= EVENT_FROM:
        draw_event(game, seat, words.BY_TRAVEL)
    elif die == ATTACK_ON:
        fight_drawn(game, seat, ENEMY, False, words.BY_ATTACK)


# -- who searches ------------------------------------------------------------------------------------------------------


def assemble(game: World, space: int) -> None:
    """race.condition: at the first racer's turn every hero of the space says whether to search, in turn order. Who
    hangs in a cliffhanger there is in it without being asked. Each one's turn is used up by it. Where the hero whose
    turn it is does not search, nobody races yet: the others are asked in their own turns."""
    game.racers = NO_LISTS
    game.agenda.append(RACE)
    for seat in reversed(game.heroes_at(space)):
        if (game.acted >> seat) & 1 == 0:
            game.agenda.append(ChooseSearch(seat, space))


class ChooseSearch(OwnTurn):
    """artifact.may-search, artifact.announce. Whom a card has carried to another space has the turn there
    (adventure.by-place): the first one asked at once, the others when it comes to them."""

    __slots__ = ("space",)

    def __init__(self, me: int, space: int) -> None:
        super().__init__(me)
        self.space: Final = space

    def data(self) -> list[int]:
        return [self.me, self.space]

    def run(self, game: World) -> None:
        me = self.me
        if (game.acted >> me) & 1 or (game.turn_of != me and not game.racers):
            return
        if game.space[me] == self.space and game.hangs[me] >= 0:
            self.joins(game)
        elif game.space[me] == self.space and game.site_at(self.space) >= 0:
            super().run(game)

    def joins(self, game: World) -> None:
        me = self.me
        game.acted |= 1 << me
        game.racers = [*game.racers, [me, 0, self.space]]
        if len(game.racers) > 1:
            game.tell(words.RACE, me, -1, game.racers[0][R_SEAT], self.space)

    def open_options(self, game: World) -> list[int]:
        options = [SEARCH_ID, DECLINE_ID, *activations(game, self.me, OWN)]
        if game.zeppelin and why_not_board(game, self.me) == words.FINE:
            options.append(BOARD_ID)
        return options

    def chosen(self, game: World, option: int) -> None:
        me = self.me
        if is_own(option):
            game.agenda.append(self)
            do_own(game, me, option)
        elif option == SEARCH_ID:
            site = game.site_at(self.space)
            game.tell(words.SEARCHES, me, game.site_artifact[site], game.site_adventure[site], self.space)
            game.set_quest(me, self.space)
            if game.rules.has_texts and BY_NUMBER[game.site_adventure[site]].abilities:
                game.tell(words.SPECIAL_TEXT, me, game.site_adventure[site])
            self.joins(game)
        elif option == BOARD_ID:  # zeppelin.sneak-aboard: the hero's turn, now that it is asked for
            board(game, me)
        else:
            game.acted |= 1 << me
            game.tell(words.DECLINES, me)

    def reason(self, game: World, seat: int, option: int) -> int:
        if option == BOARD_ID:
            return why_not_board(game, seat)
        return why_not_own(game, seat, option) if is_own(option) else words.SEARCH_OR_NOT


# -- the race ----------------------------------------------------------------------------------------------------------


class Race(Step[World]):
    """race.alternate: one racer after another draws, overcomes and decides; who presses on comes again behind the
    others (race.blind-decision). A single hero is a race of one."""

    __slots__ = ()

    def run(self, game: World) -> None:
        if not game.racers:
            return
        racer = game.racers[0]
        game.racers = game.racers[1:]
        game.agenda.append(self)
        me = racer[R_SEAT]
        if game.is_down(me):
            return
        if game.space[me] != racer[R_SPACE] and not racer[R_PRESSED]:
            game.acted &= ~(1 << me)  # adventure.by-place: who had not drawn has the turn of the new place
            return
        game.turn_of = me
        enter_turn(game, me)
        if game.space[me] != racer[R_SPACE]:
            stop(game, me)  # as who leaves instead of pressing on
            return
        if game.hangs[me] >= 0:
            game.agenda.append(Encountered(me))
            face(game, me, game.hangs[me], BACK)
        elif not game.on_quest(me) and not racer[R_PRESSED]:
            travel(game, me)  # race.artifact-gone: who had not drawn has committed to nothing
        elif racer[R_PRESSED]:
            if not game.on_quest(me):
                game.tell(words.ARTIFACT_GONE, me)
            meet_danger(game, me)
        elif not must_explore(game, me) or explore(game, me):  # jungle.find-first
            if game.waits_for(me, BEGINS):
                game.agenda.append(FirstDanger(me, racer[R_SPACE]))
                game.happens(BEGINS, me)
            else:
                meet_danger(game, me)


def meet_danger(game: World, seat: int) -> None:
    """danger.draw."""
    card = game.draw(DANGER)
    if card < 0:  # all of them lie with heroes
        stop(game, seat)
        return
    game.agenda.append(Encountered(seat))
    face(game, seat, card, FRONT)


class FirstDanger(Step[World]):
    """special-text.nature: what the special text brings before the first danger of the round is over. Whom it has led
    elsewhere has the turn of the new place (adventure.by-place)."""

    __slots__ = ("me", "space")

    def __init__(self, me: int, space: int) -> None:
        self.me: Final = me
        self.space: Final = space

    def data(self) -> list[int]:
        return [self.me, self.space]

    def run(self, game: World) -> None:
        if game.on_quest(self.me):
            meet_danger(game, self.me)
        elif game.space[self.me] != self.space:
            game.acted &= ~(1 << self.me)
        else:
            stop(game, self.me)


class Encountered(Step[World]):
    """artifact.obtained-at-value, danger.choice-after, race.artifact-gone: after a danger or a cliffhanger."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        me = self.me
        if game.hangs[me] >= 0:
            return
        site = game.site_at(game.space[me])
        if not game.on_quest(me):
            stop(game, me)
        elif game.markers[me] >= game.danger_of(site):
            find(game, me, site)
        else:
            game.agenda.append(PressOn(me, danger_behind(game, me)))


def danger_behind(game: World, seat: int) -> int:
    """The danger that a hero has just overcome by its tests, whose card lies there; -1 after a cliffhanger or a
    fight."""
    return game.met[seat][-1] if game.outcome == PASSED and game.met[seat] else NO_CARD


class PressOn(OwnTurn):
    """danger.choice-after: stop, or press on and face the next danger. Who has gone elsewhere by a card has no quest to
    press on with, and stops. The danger just overcome may have a line about this very choice."""

    __slots__ = ("behind",)

    def __init__(self, me: int, behind: int) -> None:
        super().__init__(me)
        self.behind: Final = behind

    def data(self) -> list[int]:
        return [self.me, self.behind]

    def run(self, game: World) -> None:
        if game.on_quest(self.me):
            super().run(game)
        else:
            stop(game, self.me)

    def open_options(self, game: World) -> list[int]:
        return [PRESS_ON_ID, STOP_ID, *activations(game, self.me, OWN)]

    def chosen(self, game: World, option: int) -> None:
        me = self.me
        if is_own(option):
            game.agenda.append(self)
            do_own(game, me, option)
        elif option == STOP_ID:
            stop(game, me)
            self.follow(game, STOP_OF)
        else:
            game.tell(words.PRESSED_ON, me)
            game.racers = [*game.racers, [me, 1, game.space[me]]]
            if game.villains:
                game.agenda.append(SneakOn(me))
            game.happens(PRESSES_ON, me)
            self.follow(game, PRESS_OF)

    def follow(self, game: World, paths: list[int]) -> None:
        """card.danger-double-sided: what the danger just overcome says about this choice."""
        card = self.behind
        if card >= 0 and paths[card] >= 0:
            begin(game, card, self.me, card, self.me, 0, paths[card])

    def reason(self, game: World, seat: int, option: int) -> int:
        return why_not_own(game, seat, option) if is_own(option) else words.STOP_OR_GO


def stop(game: World, seat: int) -> None:
    """artifact.stop-ends-phase, artifact.stop-keeps-markers, artifact.stop-heals. Where a special text wants all
    dangers overcome in one round, the markers are lost (special-text.nature)."""
    game.tell(words.STOPPED, seat)
    collect(game, seat, words.OF_ITSELF)
    game.heal(seat, game.wounds[seat], words.BY_STOP)
    if game.has_gift(seat, IN_ONE_ROUND) and game.markers[seat] and game.on_quest(seat):
        adventure = game.site_adventure[game.site_at(game.space[seat])]
        game.tell(words.MARKERS_LOST, seat, adventure, -1, game.markers[seat], cause=words.BY_ADVENTURE)
        game.markers[seat] = 0
    game.happens(STOPS, seat)


def find(game: World, seat: int, site: int) -> None:
    """artifact.obtained-at-value, artifact.taken-to-sheet, artifact.skull-removed, artifact.markers-discarded: and
    the adventure ends as on a stop. Others lose their progress there (artifact.resume-next-round)."""
    space = game.site_space[site]
    artifact = game.site_artifact[site]
    adventure = game.site_adventure[site]
    gold = take_gold(game, site)
    game.happens(FOUND, seat)  # as long as the special text holds
    remove_site(game, site)
    leave_adventure(game, space)
    game.found[seat].extend([artifact, adventure])
    game.markers[seat] = 0
    game.set_quest(seat, -1)
    game.tell(words.FOUND, seat, artifact, adventure, space)
    if gold:
        game.gain_fortune(seat, gold, artifact, words.BY_JUNGLE_GOLD)
    collect(game, seat, words.BY_FOUND)
    game.heal(seat, game.wounds[seat], words.BY_FOUND)
    for other in range(game.seats):
        if game.quest[other] == space:
            drop_quest(game, other, words.BY_LEAVING)


ADVENTURE_PHASE: Final = AdventurePhase()
RACE: Final = Race()
