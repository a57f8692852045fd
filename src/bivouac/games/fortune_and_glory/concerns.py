"""Whether a moment concerns a hero, by what everybody knows: what standing orders go by (event.any-time)."""

from typing import Any, Final

from bivouac.engine.state import NOBODY
from bivouac.engine.verbs import Verb
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, CARD, END, SALE
from bivouac.games.fortune_and_glory.grammar import Aimed, EachHero
from bivouac.games.fortune_and_glory.map import distances
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import GOAL, S_PRICE, S_SEAT
from bivouac.games.fortune_and_glory.verbs_tests import Try
from bivouac.games.fortune_and_glory.whom import SELF, Whom

SHORT_OF_GOAL: Final = 3  # Fortune
WAY_HOME: Final = 7  # points: two rounds of movement as the die falls on average


def matters(game: World, seat: int) -> bool:
    """The newest event is this hero's, strikes the hero, happens in the same space (so also in the same race), or is of
    a hero who may soon win."""
    event = game.events[-1]
    if event.kind == CARD:
        return event.actor != seat and (
            is_struck(game, seat, event.card, event.actor, event.target) or is_near_victory(game, event.actor)
        )
    if event.actor == NOBODY:
        return any(
            wins_now(game, other) if event.kind == END else is_near_victory(game, other) for other in range(game.seats)
        )
    if event.actor == seat or game.space[event.actor] == game.space[seat] or is_near_victory(game, event.actor):
        return True
    return event.kind == SALE and reaches_goal(game)


def reaches_goal(game: World) -> bool:
    """Whether the sale that is open brings enough Fortune."""
    return game.fortune[game.sale[S_SEAT]] + game.sale[S_PRICE] >= GOAL


def wins_now(game: World, seat: int) -> bool:
    """victory.condition: at home, with enough Fortune and not KO."""
    return game.fortune[seat] >= GOAL and game.space[seat] == game.home(seat) and not game.is_down(seat)


def is_near_victory(game: World, seat: int) -> bool:
    """Whether a hero leads, is little short of the goal and not far from home."""
    return (
        game.fortune[seat] >= GOAL - SHORT_OF_GOAL
        and game.fortune[seat] == max(game.fortune)
        and distances(game.space[seat])[game.home(seat)] <= WAY_HOME
    )


def is_struck(game: World, seat: int, card: int, owner: int, it: int) -> bool:
    """Whether a card that was read aloud is about this hero, names the hero among others, or may be aimed there."""
    facts = BY_NUMBER[card]
    if it == seat or facts.for_all:
        return True
    return facts.effect is not None and reaches(game, seat, facts.effect, card, owner, it)


def reaches(game: World, seat: int, verb: Verb[Any], card: int, owner: int, it: int) -> bool:
    whom: Whom | None = None
    if isinstance(verb, (Aimed, EachHero, Try)):
        whom = verb.whom
    if whom is not None and whom.scope != SELF and seat in whom.seats(game, owner, card, it):
        return True
    for part in verb.parts():  # noqa: SIM110 (compiled, a generator would cost more than the loop)
        if reaches(game, seat, part, card, owner, it):
            return True
    return False
