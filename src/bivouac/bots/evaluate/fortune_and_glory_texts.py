"""What the special texts of Fortune and Glory are worth, roughly, in rounds. Their verbs are read, so that a card which
an owner has typed in is weighed as well as those of the box."""

from typing import Any, Final

from bivouac.engine.verbs import Amount, Verb
from bivouac.games.fortune_and_glory.amounts import Die, Number
from bivouac.games.fortune_and_glory.catalog import (
    BEGINS,
    BY_NUMBER,
    CLIFFHANGER,
    DICE_IN,
    DICE_WITH,
    FOUND,
    IN_ONE_ROUND,
    PLUS,
    PRESSES_ON,
    STOPS,
    WHEN,
    Ability,
)
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.verbs_goods import DropEvents, Glory
from bivouac.games.fortune_and_glory.verbs_health import Hurt, LoseMarkers
from bivouac.games.fortune_and_glory.verbs_tests import Fight

ONE_ROUND: Final = 0.6  # an adventure that allows no stop
A_FIGHT: Final = 0.3
A_MARKER: Final = 0.5
A_HIT: Final = 0.1
AN_EVENT: Final = 0.25
SOME_GLORY: Final = 0.1
A_LEVEL: Final = 0.3
A_DIE: Final = 0.1
# How often each trigger comes up in a search with so many dangers, for each danger and besides.
TIMES: Final = {
    BEGINS: (0.2, 0.8), PRESSES_ON: (0.7, -0.7), CLIFFHANGER: (0.3, 0.0), STOPS: (0.2, 0.0), FOUND: (0.0, 0.8),
}  # fmt: skip


def text_cost(game: World, site: int) -> float:
    """special-text.nature: what a search there costs besides its dangers; below 0 where the text is welcome."""
    if not game.rules.has_texts:
        return 0.0
    facts = BY_NUMBER[game.site_adventure[site]]
    cost = 0.0
    for ability in facts.abilities:
        cost += ability_cost(ability, facts.danger)
    return cost


def ability_cost(ability: Ability, dangers: int) -> float:
    if ability.kind == IN_ONE_ROUND:
        return ONE_ROUND
    if ability.kind == PLUS:
        return -A_LEVEL * ability.number
    if ability.kind in (DICE_WITH, DICE_IN):
        return -A_DIE * ability.number
    if ability.kind != WHEN or ability.what not in TIMES:
        return 0.0
    each, besides = TIMES[ability.what]
    return max(each * dangers + besides, 0.0) * verb_cost(ability.verb)


def verb_cost(verb: Verb[Any] | None) -> float:
    if isinstance(verb, Fight):
        return A_FIGHT
    if isinstance(verb, LoseMarkers):
        return A_MARKER * verb.count
    if isinstance(verb, DropEvents):
        return AN_EVENT * verb.count
    if isinstance(verb, Hurt):
        return A_HIT * middle(verb.amount)
    return -SOME_GLORY * middle(verb.amount) if isinstance(verb, Glory) else 0.0


def middle(amount: Amount[World]) -> float:
    if isinstance(amount, Number):
        return float(amount.number)
    return (amount.sides + 1) / 2 if isinstance(amount, Die) else 1.0


class Text:
    """What the special text of an adventure says about the choice to press on or to stop."""

    __slots__ = ("in_one_round", "press", "stop")

    def __init__(self, game: World, site: int) -> None:
        self.press: Verb[Any] | None = None
        self.stop: Verb[Any] | None = None
        self.in_one_round: bool = False
        if not game.rules.has_texts:
            return
        for ability in BY_NUMBER[game.site_adventure[site]].abilities:
            if ability.kind == IN_ONE_ROUND:
                self.in_one_round = True
            elif ability.kind == WHEN and ability.what == PRESSES_ON:
                self.press = ability.verb
            elif ability.kind == WHEN and ability.what == STOPS:
                self.stop = ability.verb
