"""What is done at Dusk and in the Night: expeditions move on, cards rest, hands are cleaned up."""

from typing import Final

from bivouac.engine.state import SeatChoice, Step
from bivouac.games.altered import words
from bivouac.games.altered.actions import (
    PICK,
    VERB,
)
from bivouac.games.altered.catalog import (
    CATALOG,
    ETERNAL,
    FAILS,
    FORWARD,
    KEYWORDS,
)
from bivouac.games.altered.state import NONE, Altered
from bivouac.games.altered.state_ground import (
    ANCHORED,
    ASLEEP,
    HERO_ZONE,
    LANDMARKS,
    RESERVE,
)
from bivouac.games.altered.steps import tell_barred, tell_stayed


def reasons_to_advance(game: Altered, expedition: int) -> int:
    """dusk.terrains, dusk.advance, dusk.above-zero, dusk.due-to: a mask of the terrains in which it is ahead."""
    totals = game.totals()
    terrains = game.terrains(game.track[expedition])
    due = 0
    for terrain in range(3):
        mine = totals[3 * expedition + terrain]
        if terrains >> terrain & 1 and mine > 0 and mine > totals[3 * (expedition ^ 2) + terrain]:
            due |= 1 << terrain
    return due


def tell_held(game: Altered, expedition: int, defender: int) -> None:
    """What keeps an expedition that is ahead from advancing: defender.dusk, an effect, or the end of the track."""
    if defender >= 0:
        line = words.DEFENDED_COMPANION if expedition & 1 else words.DEFENDED_HERO
        game.say(line, expedition >> 1, defender, -1, game.track[expedition])
    elif game.is_stopped(expedition):
        tell_barred(game, expedition)
    else:
        tell_stayed(game, expedition, words.BY_END_OF_TRACK)


class Progress(Step[Altered]):
    """dusk.simultaneous: all four are compared, then those that advance move together."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        due = [reasons_to_advance(game, expedition) for expedition in range(4)]
        defenders = [game.defender_of(expedition) for expedition in range(4)]
        halted = [expedition for expedition in range(4) if defenders[expedition] >= 0 or game.is_stopped(expedition)]
        order = [2 * game.first, 2 * game.first + 1, 2 - 2 * game.first, 3 - 2 * game.first]
        for expedition in order:
            if not due[expedition]:
                tell_stayed(game, expedition, 0)
            elif expedition in halted or not game.step_forward(expedition, 1):
                due[expedition] = 0
                tell_held(game, expedition, defenders[expedition])
            else:
                line = words.FORWARD_COMPANION if expedition & 1 else words.FORWARD_HERO
                game.tell(line, expedition >> 1, -1, due[expedition], game.track[expedition])
        for expedition in order:
            if due[expedition]:
                game.turn_up(game.track[expedition])
        moved_forward(game, due)


def moved_forward(game: Altered, due: list[int]) -> None:
    """dusk.fails, dusk.due-to: who watches expeditions advance, or fails to."""
    for expedition in range(4):
        if due[expedition]:
            game.watch(FORWARD, expedition >> 1, -1, NONE, due[expedition])
    if game.listening >> FAILS & 1:
        for seat in (0, 1):
            for card in game.characters(seat):
                if not any(due[2 * seat + side] and game.is_in(card, 2 * seat + side) for side in (0, 1)):
                    game.trigger_own(card, FAILS)


class Arena(Step[Altered]):
    """arena.compare: both expeditions of each player are added up; whoever wins more terrains wins the game."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        totals = game.totals()
        terrains = game.terrains(0)
        won = [0, 0]
        for terrain in range(3):
            if terrains >> terrain & 1:
                sums = [totals[6 * seat + terrain] + totals[6 * seat + 3 + terrain] for seat in (0, 1)]
                for seat in (0, 1):
                    if sums[seat] > sums[1 - seat] and sums[seat] > 0:  # arena.win-type
                        won[seat] += 1
        if won[0] == won[1]:
            game.tell(words.ARENA_AGAIN)
            return
        winner = 0 if won[0] > won[1] else 1
        game.scores = won
        game.tell(words.ARENA_WON, winner, -1, -1, won[winner])
        game.end([winner], words.ENDING_ARENA)


class Rest(Step[Altered]):
    """night.rest, night.who-stays: all at once, then Anchored and Asleep are lost (status.both-lost)."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        leaving: list[int] = []
        staying: list[int] = []
        for seat in (game.first, 1 - game.first):
            for card in game.characters(seat):
                stays = game.marks[card] & (ANCHORED | ASLEEP) or KEYWORDS[game.kinds[card]] & ETERNAL
                (staying if stays else leaving).append(card)
        if leaving:
            game.tell(words.RESTED)
        game.is_fresh = False
        for card in staying:
            tell_stays(game, card)
            game.marks[card] &= ~(ANCHORED | ASLEEP)
        game.send(leaving, RESERVE, words.BY_REST)


def tell_stays(game: Altered, card: int) -> None:
    """status.anchored, status.asleep, status.both-lost, eternal.rest."""
    marks = game.marks[card]
    both = ANCHORED | ASLEEP
    if marks & ANCHORED:
        cause = words.BY_BOTH_STATUSES if marks & both == both else 0
        game.say(words.STAYED_ANCHORED, game.owner(card), card, cause=cause)
    elif marks & ASLEEP:
        game.say(words.STAYED_ASLEEP, game.owner(card), card)
    else:
        game.say(words.STAYED_ETERNAL, game.owner(card), card)


class AfterRest(Step[Altered]):
    """night.after-rest: what was put off until now."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        game.pending.extend(game.later)
        game.later.clear()


class CleanUp(SeatChoice[Altered]):
    """night.cleanup-reserve, night.cleanup-landmarks: down to the limits of the Hero, the owner choosing."""

    __slots__ = ()

    def crowded(self, game: Altered) -> int:
        """The zone that is over its limit, -1 if none is (night.hero-limits)."""
        hero = CATALOG.cards[game.kinds[game.zones[HERO_ZONE + self.me][0]]]
        if len(game.zones[RESERVE + self.me]) > hero.reserve_limit:
            return RESERVE
        return LANDMARKS if len(game.zones[LANDMARKS + self.me]) > hero.landmark_limit else -1

    def options(self, game: Altered) -> list[int]:
        zone = self.crowded(game)
        return [] if zone < 0 else game.picks(self.me, game.zones[zone + self.me])

    def chosen(self, game: Altered, option: int) -> None:
        zone = self.crowded(game)
        card = game.picked(self.me, game.zones[zone + self.me], option)
        game.agenda.append(self)
        if zone == RESERVE:
            game.put_away(card, self.me, words.CLEANED_RESERVE)
        else:  # night.cleanup-sacrifice
            game.say(words.CLEANED_LANDMARKS, self.me, card)
            game.sacrifice([card], words.BY_CLEAN_UP)

    def reason(self, game: Altered, seat: int, option: int) -> int:
        is_pick = VERB[option] == PICK.number
        if self.crowded(game) == RESERVE:
            return words.NOT_YOURS_TO_CLEAN if is_pick else words.CLEAN_UP
        return words.NOT_A_LANDMARK_OF_YOURS if is_pick else words.CLEAN_UP_LANDMARKS


PROGRESS: Final = Progress()
ARENA: Final = Arena()
REST: Final = Rest()
AFTER_REST: Final = AfterRest()
CLEAN_UPS: Final = (CleanUp(0), CleanUp(1))
