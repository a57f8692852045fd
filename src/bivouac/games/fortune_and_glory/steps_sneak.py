"""Steps of a sneak test: a number is named, dice are rolled, and each die that shows it sees the hero."""

from typing import Final

from bivouac.engine.state import SeatChoice
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import NOUN, SNEAK
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    FAILED,
    N_CARD,
    N_DICE,
    N_MATCHES,
    N_NUMBER,
    N_ROLL,
    NOTHING,
    PASSED,
)

NUMBERS: Final = [option for option in SNEAK.ids if option >= 0]


def begin_sneak(game: World, seat: int, card: int, dice: int) -> None:
    """sneak.roll: a sneak test past a Villain, or past the CREW of the zeppelin, against so many dice.

    It is the next thing to happen: whoever begins it has put the step that follows on the agenda before. In that step
    `game.outcome` is PASSED or FAILED, and `end_sneak(game)` closes the test and returns its matches: the rounds to
    fight (sneak.fight-per-match). The step calls it before anything else, for the test must not stay open while other
    things happen. A KO closes it too (`TurnScene`)."""
    game.sneak = [seat, card, max(dice, 0), 0, 0, 0]
    if dice > 0:
        game.agenda.append(NameNumber(seat))
    else:
        judge(game, seat)


def end_sneak(game: World) -> int:
    """sneak.fight-per-match: the test is over; how many dice showed the number."""
    matches = game.sneak[N_MATCHES]
    game.sneak = NOTHING
    return matches


def judge(game: World, seat: int) -> None:
    """sneak.fail, sneak.success: one die with the number is enough to be discovered."""
    sneak = game.sneak
    game.outcome = FAILED if sneak[N_MATCHES] else PASSED
    line = words.SEEN if sneak[N_MATCHES] else words.SNEAKED
    game.tell(line, seat, sneak[N_CARD], -1, sneak[N_MATCHES])


class NameNumber(SeatChoice[World]):
    """sneak.roll: a number from 1 to 6, then the dice."""

    __slots__ = ()

    def options(self, game: World) -> list[int]:
        return NUMBERS[:]

    def chosen(self, game: World, option: int) -> None:
        sneak = game.sneak[:]
        sneak[N_NUMBER] = NOUN[option]
        sneak[N_ROLL] = game.throw(sneak[N_DICE])
        sneak[N_MATCHES] = count_showing(sneak[N_ROLL], sneak[N_NUMBER])
        game.sneak = sneak
        game.tell(words.SNEAK_ROLL, self.me, sneak[N_CARD], sneak[N_NUMBER], sneak[N_ROLL])
        judge(game, self.me)

    def reason(self, game: World, seat: int, option: int) -> int:
        return words.NAME_NUMBER


def count_showing(packed: int, face: int) -> int:
    """How many of the packed dice show this face."""
    count = 0
    while packed > 1:
        if packed & 7 == face:
            count += 1
        packed >>= 3
    return count
