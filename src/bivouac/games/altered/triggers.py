"""When an ability happens, and what a card gives while it is there: the words that open a line of text."""

from bivouac.engine.verbs import Amount, Condition, Verb
from bivouac.games.altered.amounts import number
from bivouac.games.altered.catalog import (
    ARROW,
    CREATES,
    DUSK,
    EXHAUST,
    FAILS,
    FORWARD,
    FROM_HAND,
    FROM_RESERVE,
    GAINS_BOOST,
    JOINS,
    LEAVES,
    LEAVES_LANDMARKS,
    LEAVES_TO_RESERVE,
    NOON,
    OPPONENT_DRAWS,
    PLAYS,
    PUT_IN_RESERVE,
    RESERVE_LEFT,
    ROLLS,
    SACRIFICED,
    SACRIFICES,
    SUPPORT,
    Ability,
    CardTest,
    Standing,
)
from bivouac.games.altered.state import Altered


def arrow(verb: Verb[Altered]) -> Ability:
    """trigger.any."""
    return Ability(ARROW, verb)


def from_hand(verb: Verb[Altered]) -> Ability:
    return Ability(FROM_HAND, verb)


def from_reserve(verb: Verb[Altered]) -> Ability:
    return Ability(FROM_RESERVE, verb)


def noon(verb: Verb[Altered]) -> Ability:
    return Ability(NOON, verb)


def dusk(verb: Verb[Altered], condition: Condition[Altered] | None = None) -> Ability:
    return Ability(DUSK, verb, condition=condition)


def leaves(verb: Verb[Altered]) -> Ability:
    """When I leave the Expedition zone."""
    return Ability(LEAVES, verb)


def leaves_to_reserve(verb: Verb[Altered]) -> Ability:
    return Ability(LEAVES_TO_RESERVE, verb)


def put_in_reserve(verb: Verb[Altered]) -> Ability:
    """When I go to Reserve from your hand."""
    return Ability(PUT_IN_RESERVE, verb)


def leaves_landmarks(verb: Verb[Altered]) -> Ability:
    return Ability(LEAVES_LANDMARKS, verb)


def sacrificed(verb: Verb[Altered], condition: Condition[Altered] | None = None) -> Ability:
    return Ability(SACRIFICED, verb, condition=condition)


def fails(verb: Verb[Altered]) -> Ability:
    """When my Expedition fails to move forward during Dusk."""
    return Ability(FAILS, verb)


def joins(about: CardTest[Altered], verb: Verb[Altered]) -> Ability:
    """When such a Character joins your Expeditions."""
    return Ability(JOINS, verb, about)


def plays(about: CardTest[Altered], verb: Verb[Altered], condition: Condition[Altered] | None = None) -> Ability:
    """When you play such a card."""
    return Ability(PLAYS, verb, about, condition)


def rolls(verb: Verb[Altered]) -> Ability:
    """When you roll one or more dice."""
    return Ability(ROLLS, verb)


def sacrifices(verb: Verb[Altered]) -> Ability:
    """When you sacrifice a Character."""
    return Ability(SACRIFICES, verb)


def creates(verb: Verb[Altered]) -> Ability:
    """When you create a token."""
    return Ability(CREATES, verb)


def gains_boost(verb: Verb[Altered]) -> Ability:
    """When a Character you control gains boosts."""
    return Ability(GAINS_BOOST, verb)


def reserve_left(verb: Verb[Altered]) -> Ability:
    """When a card leaves your Reserve during the Afternoon."""
    return Ability(RESERVE_LEFT, verb)


def opponent_draws(verb: Verb[Altered]) -> Ability:
    """When an opponent draws or does Resupply."""
    return Ability(OPPONENT_DRAWS, verb)


def forward(terrain: int, verb: Verb[Altered]) -> Ability:
    """When one of your Expeditions moves forward due to a terrain."""
    return Ability(FORWARD, verb, terrains=1 << terrain)


def exhaust(
    verb: Verb[Altered],
    mana: int = 0,
    condition: Condition[Altered] | None = None,
    dearer: Condition[Altered] | None = None,
) -> Ability:
    """afternoon.exhaust."""
    return Ability(EXHAUST, verb, condition=condition, mana=mana, dearer=dearer)


def support(verb: Verb[Altered]) -> Ability:
    """afternoon.support."""
    return Ability(SUPPORT, verb)


def gives(
    what: int,
    whom: CardTest[Altered] | None = None,
    amount: int | Amount[Altered] | None = None,
    condition: Condition[Altered] | None = None,
    verb: Verb[Altered] | None = None,
) -> Standing:
    """As long as the card is there, those that fit, or it itself, have this."""
    return Standing(what, whom, None if amount is None else number(amount), condition, verb)
