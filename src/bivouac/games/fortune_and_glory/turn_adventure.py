"""The Adventure phase: the land and sea roll, the search for artifacts, and heroes who race for the same one."""

from typing import Final

from bivouac.engine.state import Step
from bivouac.engine.verbs import begin
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import DECLINE_ID, PRESS_ON_ID, SEARCH_ID, STOP_ID
from bivouac.games.fortune_and_glory.catalog import (
    DANGER,
    ENEMY,
    FOUND,
    GLORY_OF,
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
from bivouac.games.fortune_and_glory.steps_map import remove_site
from bivouac.games.fortune_and_glory.turn_city import CityTurn
from bivouac.games.fortune_and_glory.turn_danger import face
from bivouac.games.fortune_and_glory.turn_scene import enter_turn

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
        space = game.space[me]
        hangs = game.hangs[me]
        if is_city(space):
            game.acted |= 1 << me
            enter_turn(game, me)
            game.agenda.append(CityTurn(me))
        elif hangs >= 0 or game.site_at(space) >= 0:
            game.agenda.append(self)  # who is elsewhere before the first danger has the turn of the new place
            assemble(game, space)
        else:
            game.acted |= 1 << me
            travel(game, me)


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
        return [SEARCH_ID, DECLINE_ID, *activations(game, self.me, OWN)]

    def chosen(self, game: World, option: int) -> None:
        me = self.me
        if is_own(option):
            game.agenda.append(self)
            do_own(game, me, option)
        elif option == SEARCH_ID:
            site = game.site_at(self.space)
            game.tell(words.SEARCHES, me, game.site_artifact[site], game.site_adventure[site], self.space)
            game.quest[me] = self.space
            self.joins(game)
        else:
            game.acted |= 1 << me
            game.tell(words.DECLINES, me)

    def reason(self, game: World, seat: int, option: int) -> int:
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
        else:
            if not game.on_quest(me):
                game.tell(words.ARTIFACT_GONE, me)
            card = game.draw(DANGER)
            if card < 0:  # all of them lie with heroes
                stop(game, me)
                return
            game.agenda.append(Encountered(me))
            face(game, me, card, FRONT)


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
    """artifact.stop-ends-phase, artifact.stop-keeps-markers, artifact.stop-heals."""
    game.tell(words.STOPPED, seat)
    collect(game, seat, words.OF_ITSELF)
    game.heal(seat, game.wounds[seat], words.BY_STOP)
    game.happens(STOPS, seat)


def collect(game: World, seat: int, cause: int) -> None:
    """artifact.stop-collects-glory: the Glory of the dangers overcome by tests in this round."""
    for card in game.met[seat]:
        game.gain_glory(seat, GLORY_OF[card], card, cause or words.BY_COLLECTING)
        game.put_away(card)
    game.met[seat] = []


def find(game: World, seat: int, site: int) -> None:
    """artifact.obtained-at-value, artifact.taken-to-sheet, artifact.skull-removed, artifact.markers-discarded: and
    the adventure ends as on a stop. Others lose their progress there (artifact.resume-next-round)."""
    space = game.site_space[site]
    artifact = game.site_artifact[site]
    adventure = game.site_adventure[site]
    remove_site(game, site)
    game.found[seat].extend([artifact, adventure])
    game.markers[seat] = 0
    game.quest[seat] = -1
    game.tell(words.FOUND, seat, artifact, adventure, space)
    collect(game, seat, words.BY_FOUND)
    game.heal(seat, game.wounds[seat], words.BY_FOUND)
    for other in range(game.seats):
        if game.quest[other] == space:
            drop_quest(game, other, words.BY_LEAVING)
    game.happens(FOUND, seat)


ADVENTURE_PHASE: Final = AdventurePhase()
RACE: Final = Race()
