"""A danger, a cliffhanger or a city danger that a hero faces, and what follows from it."""

from typing import Final

from bivouac.engine.scenes import Scene, enter
from bivouac.engine.state import Step
from bivouac.engine.verbs import begin
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.catalog import (
    ARRIVES_OF,
    BY_NUMBER,
    CITY,
    CLIFFHANGER,
    CLIFFHANGER_BEATEN,
    DANGER_BEATEN,
    DANGER_FAILED,
    FAIL_OF,
    IS_A,
    OPENED,
)
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import BACK, D_CARD, D_SIDE, FAILED, FRONT, PASSED
from bivouac.games.fortune_and_glory.steps_cards import AskMoment, OwnAbility
from bivouac.games.fortune_and_glory.steps_health import knock_out
from bivouac.games.fortune_and_glory.turn_temple import fail_in_temple, temple_progress


def face(game: World, seat: int, card: int, side: int) -> None:
    """danger.read-danger-face, cliffhanger.must-be-faced: a card lies open before the hero, who must overcome it."""
    game.facing.append([seat, card, side, 0])
    face_open(game, seat)


def face_open(game: World, seat: int) -> None:
    """The newest card that lies open is faced by its hero."""
    facing = game.facing[-1]
    card = facing[D_CARD]
    line = words.CLIFFHANGER if facing[D_SIDE] == BACK else words.CITY_DANGER if IS_A[card] == CITY else words.DANGER
    game.tell(line, seat, card)
    enter(game, DangerScene(seat, len(game.events), len(game.frames), len(game.tests), len(game.facing) - 1))
    game.then(OwnAbility(seat, OPENED), AskMoment(OPENED, seat), Trial(seat, game.space[seat]))
    if facing[D_SIDE] == FRONT and ARRIVES_OF[card] >= 0:  # sneak.agents-of-evil: whom it brings
        begin(game, card, seat, card, seat, 0, ARRIVES_OF[card])


class DangerScene(Scene[World]):
    """A hero before a danger. Who leaves it by a KO leaves the card behind."""

    __slots__ = ("facing", "tests")

    def __init__(self, me: int, events: int, frames: int, tests: int, facing: int) -> None:
        super().__init__(me, events, frames)
        self.tests: Final = tests
        self.facing: Final = facing

    def data(self) -> list[int]:
        return [self.me, self.events, self.frames, self.tests, self.facing]

    def ended(self, game: World, left: bool) -> None:
        """A cliffhanger's card lies with its hero, and a KO has put it away."""
        del game.tests[self.tests :]
        if len(game.facing) > self.facing:
            facing = game.facing[self.facing]
            del game.facing[self.facing :]
            if facing[D_SIDE] == FRONT:
                game.put_away(facing[D_CARD])


class Trial(Step[World]):
    """danger.how-overcome: the tests of the face that lies open in a space."""

    __slots__ = ("me", "space")

    def __init__(self, me: int, space: int) -> None:
        self.me: Final = me
        self.space: Final = space

    def data(self) -> list[int]:
        return [self.me, self.space]

    def run(self, game: World) -> None:
        if leave_behind(game, self.me, self.space):
            return
        facing = game.facing[-1]
        game.agenda.append(Faced(self.me, self.space))
        begin(game, facing[D_CARD], self.me, facing[D_CARD], self.me, 0, game.path_of_face(facing))


class Faced(Step[World]):
    """What follows from a danger, a cliffhanger or a city danger; `game.outcome` tells how it went."""

    __slots__ = ("me", "space")

    def __init__(self, me: int, space: int) -> None:
        self.me: Final = me
        self.space: Final = space

    def data(self) -> list[int]:
        return [self.me, self.space]

    def run(self, game: World) -> None:
        if leave_behind(game, self.me, self.space):
            return
        facing = game.facing.pop()
        card = facing[D_CARD]
        if facing[D_SIDE] == BACK:
            if game.outcome == FAILED:
                knock_out(game, self.me, words.BY_CLIFF_FAIL)
            else:
                beat_cliffhanger(game, self.me, card)
        elif game.outcome == FAILED:
            fail_danger(game, self.me, card)
        elif IS_A[card] == CITY:
            beat_city_danger(game, self.me, card)
        else:
            beat_danger(game, self.me, card)


def leave_behind(game: World, seat: int, space: int) -> bool:
    """henchman.escape-moves-hero: who was moved away has left the danger or the cliffhanger behind, with nothing won
    and nothing lost. The card of a cliffhanger was put away as the hero left."""
    facing = game.facing[-1]
    card = facing[D_CARD]
    if facing[D_SIDE] == BACK:
        if game.hangs[seat] == card:
            return False
    elif game.space[seat] == space:
        return False
    else:
        game.put_away(card)
    game.facing.pop()
    return True


def beat_danger(game: World, seat: int, card: int) -> None:
    """danger.success-marker, danger.fight-glory: a marker; the card waits for its Glory unless a fight was chosen."""
    game.tell(words.DANGER_BEATEN, seat, card)
    temple = temple_of(game, seat)
    if temple < 0:
        gain_marker(game, seat, words.OF_ITSELF)
    if game.outcome == PASSED:
        game.met[seat].append(card)
    else:
        game.put_away(card)
    game.happens(DANGER_BEATEN, seat)
    if temple >= 0:
        temple_progress(game, temple, seat)


def beat_city_danger(game: World, seat: int, card: int) -> None:
    """city.danger-tested: its Glory at once, unless a fight was chosen; no marker."""
    game.tell(words.CITY_DANGER_BEATEN, seat, card)
    if game.outcome == PASSED:
        game.gain_glory(seat, BY_NUMBER[card].glory, card, words.BY_CITY_DANGER)
    game.put_away(card)
    game.happens(DANGER_BEATEN, seat)


def beat_cliffhanger(game: World, seat: int, card: int) -> None:
    """cliffhanger.success-glory, cliffhanger.success-marker: its Glory at once, and the marker."""
    game.hangs[seat] = -1
    game.tell(words.CLIFFHANGER_BEATEN, seat, card)
    back = BY_NUMBER[card].back
    if game.outcome == PASSED and back is not None:
        game.gain_glory(seat, back.glory, card, words.BY_CLIFFHANGER)
    temple = temple_of(game, seat)
    if IS_A[card] != CITY and temple < 0:
        gain_marker(game, seat, words.BY_CLIFF_MARKER)
    game.put_away(card)
    game.happens(CLIFFHANGER_BEATEN, seat)
    if temple >= 0:
        temple_progress(game, temple, seat)


def temple_of(game: World, seat: int) -> int:
    """The temple in which a hero is on a quest; -1 without one."""
    return game.temple_at(game.space[seat]) if game.on_quest(seat) else -1


def gain_marker(game: World, seat: int, cause: int) -> None:
    """danger.success-marker, cliffhanger.success-marker: for the artifact that was searched for; once it is gone there
    is no progress to count."""
    if game.on_quest(seat):
        game.markers[seat] += 1
        game.tell(words.MARKERS, seat, -1, -1, game.markers[seat], cause=cause)


def fail_danger(game: World, seat: int, card: int) -> None:
    """danger.fail-flips-card, danger.fail-in-cliffhanger, danger.fail-forfeits-glory, city.danger-fail: the turn is
    over, the hero hangs, and the dangers of this round bring nothing."""
    game.hangs[seat] = card
    cause = words.BY_CITY_FAIL if IS_A[card] == CITY else words.OF_ITSELF
    game.tell(words.DANGER_FAILED, seat, card, cause=cause)
    if game.met[seat]:
        game.tell(words.FORFEITED, seat, -1, -1, len(game.met[seat]))
        for other in game.met[seat]:
            game.put_away(other)
        game.met[seat] = []
    game.happens(DANGER_FAILED, seat)
    game.happens(CLIFFHANGER, seat)
    if FAIL_OF[card] >= 0:
        begin(game, card, seat, card, seat, 0, FAIL_OF[card])
    temple = temple_of(game, seat)
    if temple >= 0:
        fail_in_temple(game, temple)
