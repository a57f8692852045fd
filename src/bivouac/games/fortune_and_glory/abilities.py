# not compiled: it runs once, when the cards are written down
"""The words that open a line of a card: what it gives while it is there, and when it is played."""

from typing import Final

from bivouac.engine.verbs import Condition, Verb
from bivouac.games.fortune_and_glory.catalog import (
    ACTIVATE,
    ANYBODYS,
    CARRY,
    DEARER,
    DEFENCE,
    DICE_IN,
    DICE_WITH,
    FARE,
    HEAL_PRICE,
    HEALTH,
    IN_ONE_ROUND,
    KEYWORDS,
    LOOK,
    MINE,
    NOW,
    OWN,
    PLUS,
    POINTS,
    PRICE,
    PUSH_DICE,
    USE,
    WHEN,
    Ability,
    Timing,
)
from bivouac.games.fortune_and_glory.grammar import moment_of
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.verbs_goods import Glory
from bivouac.games.fortune_and_glory.whom import ME


def plus(skill: int, number: int) -> Ability:
    """So many levels more in a skill, always."""
    return Ability(PLUS, skill, number)


def dice_with(keyword: str, number: int, if_: Condition[World] | None = None) -> Ability:
    """Dice more in tests with this keyword, and in fights against enemies with it."""
    return Ability(DICE_WITH, KEYWORDS.index(keyword), number, None, if_)


def dice_in(where: int, number: int, if_: Condition[World] | None = None) -> Ability:
    """Dice more in fights, escapes, dangers, cliffhangers, city tests, loyalty tests (IN_FIGHT ...)."""
    return Ability(DICE_IN, where, number, None, if_)


def defence(number: int) -> Ability:
    return Ability(DEFENCE, -1, number)


def health(number: int) -> Ability:
    return Ability(HEALTH, -1, number)


def price(deck: int, number: int) -> Ability:
    """GEAR or ALLY cards cost so much Glory for this hero."""
    return Ability(PRICE, deck, number)


def heal_price(number: int) -> Ability:
    """A wound healed in a city costs so much Glory; 0 is free."""
    return Ability(HEAL_PRICE, -1, number)


def fare(number: int) -> Ability:
    """A flight costs so much Fortune (advanced; does nothing in the basic game)."""
    return Ability(FARE, -1, number)


def carry(deck: int, number: int) -> Ability:
    """So many GEAR or ALLY cards more may be carried."""
    return Ability(CARRY, deck, number)


def points(number: int, if_: Condition[World] | None = None) -> Ability:
    """So many points more, or fewer, in each movement; the condition is judged as the die falls."""
    return Ability(POINTS, -1, number, None, if_)


def looks(deck: int, number: int) -> Ability:
    """Whenever the hero draws a card of EVENT, GEAR or ALLY: draw so many, keep one."""
    return Ability(LOOK, deck, number)


def push_dice(number: int) -> Ability:
    """A push gives so many dice more."""
    return Ability(PUSH_DICE, -1, number)


def activate(verb: Verb[World], on: int = -1, if_: Condition[World] | None = None) -> Ability:
    """gear.activation-once: once a round, at the verb's moment if it is the own hero's, else in the own turn.

    `on`: only in a test of this skill."""
    return Ability(ACTIVATE, on, moment_of(verb), verb, if_)


def use(verb: Verb[World], if_: Condition[World] | None = None) -> Ability:
    """As `activate`, but the card is not turned: what limits it is its cost."""
    return Ability(USE, -1, moment_of(verb), verb, if_)


def when(trigger: int, verb: Verb[World], if_: Condition[World] | None = None) -> Ability:
    """Each time this happens to the own hero."""
    return Ability(WHEN, trigger, 0, verb, if_)


def glory_for(trigger: int, number: int) -> Ability:
    """So much Glory more each time: DANGER_BEATEN, CLIFFHANGER_BEATEN, ENEMY_BEATEN, ..."""
    return when(trigger, Glory(number, ME))


def in_one_round() -> Ability:
    """An Adventure whose dangers must be overcome in one round: markers are lost on a stop (advanced)."""
    return Ability(IN_ONE_ROUND, -1, 0)


def dearer(number: int) -> Ability:
    """A Villain's: while in play, Gear and Ally cards cost so much Glory more."""
    return Ability(DEARER, -1, number)


def at(moment: int, whose: int) -> Timing:
    """event.any-time: played from the hand at this moment, if it is MINE, ANOTHERS or ANYBODYS."""
    return Timing(moment, whose)


now: Final = Timing(NOW, ANYBODYS)  # card.play-immediately
mine: Final = Timing(OWN, MINE)  # in the own turn, beside its questions
