"""What a danger's line about the choice right after it is worth, in rounds: who stops gains, who presses on pays.

The verbs of the line are read, so that a card which an owner has typed in is weighed as well as those of the box.
"""

from typing import Any, Final

from bivouac.bots.evaluate.fortune_and_glory_plans import GLORY, Traveller
from bivouac.bots.evaluate.fortune_and_glory_strength import hits_of
from bivouac.engine.verbs import Amount, ChooseOne, Then, Verb
from bivouac.games.fortune_and_glory.amounts import Die, Number
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, EVENT
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import GOAL
from bivouac.games.fortune_and_glory.verbs_goods import (
    THE_GLORY,
    Draw,
    DropEvents,
    DropKit,
    Fortune,
    Glory,
    LookKeep,
    Steal,
)
from bivouac.games.fortune_and_glory.verbs_health import LoseMarkers, Markers

AN_EVENT: Final = 0.25
A_CARD: Final = 0.2  # of Gear or an Ally, and so much more for each Fortune that it can still help to win
FOR_EACH_FORTUNE: Final = 0.13
TOO_MANY: Final = 0.4  # of that for one that takes the place of another
ONE_OF_SEVERAL: Final = 1.3  # of that for the best of several
FROM_ANOTHER: Final = 1.4  # what a rival loses is worth something too
MOST_BLOWS: Final = 6


class Line:
    """What the two answers bring besides: goods in rounds, markers, hits."""

    __slots__ = ("cost", "gain", "hits", "lost", "markers")

    def __init__(self, game: World, seat: int, hero: Traveller, behind: int) -> None:
        front = BY_NUMBER[behind].front if behind >= 0 else None
        stop = None if front is None else front.stop
        press = None if front is None else front.press
        self.gain: Final = goods(game, seat, hero, stop)  # of a stop
        self.markers: Final = markers_of(stop)
        self.cost: Final = -goods(game, seat, hero, press)  # of pressing on
        self.lost: Final = min(-markers_of(press), game.markers[seat])
        armour = game.armour[seat]
        self.hits: Final = hits_of(press, armour, MOST_BLOWS)  # the chances of 0, 1, 2 ... wounds


def goods(game: World, seat: int, hero: Traveller, verb: Verb[Any] | None) -> float:
    """Rounds that are won by it, or lost where there is less than nothing to win."""
    if isinstance(verb, Then):
        return sum([goods(game, seat, hero, part) for part in verb.verbs])
    if isinstance(verb, ChooseOne):
        return max([goods(game, seat, hero, part) for part in verb.verbs])
    if isinstance(verb, Fortune):
        return max(middle(verb.amount), -float(game.fortune[seat])) * hero.rate
    if isinstance(verb, Glory):
        return max(middle(verb.amount), -float(game.glory[seat])) * GLORY
    if isinstance(verb, Steal):
        purses = game.glory if verb.what == THE_GLORY else game.fortune
        richest = max([purses[other] for other in range(game.seats) if other != seat])
        taken = min(middle(verb.amount), float(richest))
        return taken * FROM_ANOTHER * (GLORY if verb.what == THE_GLORY else hero.rate)
    if isinstance(verb, Draw):
        return cards_worth(game, seat, verb.deck, verb.count)
    if isinstance(verb, LookKeep):
        return ONE_OF_SEVERAL * cards_worth(game, seat, verb.deck, 1)
    if isinstance(verb, DropEvents):
        return -AN_EVENT * min(verb.count, len(game.hands[seat]))
    if isinstance(verb, DropKit):
        return -cards_worth(game, seat, verb.deck, min(verb.count, len(game.carried(seat, verb.deck))))
    return 0.0


def cards_worth(game: World, seat: int, deck: int, count: int) -> float:
    """Cards that are drawn: Events, or Gear and Allies as far as they can be carried."""
    if deck == EVENT:
        return AN_EVENT * count
    room = game.limit(seat, deck) - len(game.carried(seat, deck))
    fitting = max(min(room, count), 0)
    each = A_CARD + FOR_EACH_FORTUNE * max(GOAL - game.fortune[seat], 0)
    return each * (fitting + TOO_MANY * (count - fitting))


def markers_of(verb: Verb[Any] | None) -> int:
    """Danger markers that it brings; below 0 those that it costs."""
    if isinstance(verb, Then):
        return sum([markers_of(part) for part in verb.verbs])
    if isinstance(verb, Markers):
        return verb.count
    return -verb.count if isinstance(verb, LoseMarkers) else 0


def middle(amount: Amount[World]) -> float:
    if isinstance(amount, Number):
        return float(amount.number)
    return (amount.sides + 1) / 2 if isinstance(amount, Die) else 1.0
