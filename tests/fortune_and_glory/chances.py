"""How likely a hero overcomes a danger: exact chances of the trials of a card, for the content tests."""

from typing import Any

from bivouac.engine.verbs import Then, Verb
from bivouac.games.fortune_and_glory import box
from bivouac.games.fortune_and_glory.amounts import Die, Number
from bivouac.games.fortune_and_glory.catalog import (
    CATALOG,
    DANGER,
    ENEMY,
    HERO,
    KEYWORDS,
    NAZI,
    Card,
    DangerFace,
)
from bivouac.games.fortune_and_glory.odds import chance_to_pass, wounds_of_winner
from bivouac.games.fortune_and_glory.verbs_health import Hurt
from bivouac.games.fortune_and_glory.verbs_tests import Both, Either, Fight, Pool

assert box.DECKS  # the catalogue is filled

INFANTRY = 1 << KEYWORDS.index("infantry")
ESCORTED = 1 << KEYWORDS.index("escorted")


class Person:
    """A hero without cards and without wounds."""

    def __init__(self, levels: tuple[int, ...], health: int, defence: int) -> None:
        self.levels = levels
        self.health = health
        self.defence = defence


PLAIN = Person((3, 3, 3, 3), 5, 0)
HEROES = [Person(card.levels, card.health, card.defence) for card in CATALOG.cards if card.is_a == HERO]
DANGERS = [card for card in CATALOG.cards if card.is_a == DANGER and not card.needs]


def faces(card: Card) -> tuple[DangerFace, DangerFace]:
    assert card.front is not None
    assert card.back is not None
    return card.front, card.back


def leaves(trial: Verb[Any]) -> list[Verb[Any]]:
    """Its tests and fights."""
    return [trial] if isinstance(trial, Pool | Fight) else [leaf for part in trial.parts() for leaf in leaves(part)]


def has_fight(trial: Verb[Any]) -> bool:
    return any(isinstance(leaf, Fight) for leaf in leaves(trial))


def skills_of(trial: Verb[Any]) -> set[int]:
    return {skill for leaf in leaves(trial) if isinstance(leaf, Pool) for skill in leaf.skills}


def enemies(fight: Fight) -> list[Card]:
    """Whom a fight may bring, each as often as it lies in its deck."""
    if fight.enemy not in (ENEMY, NAZI):
        return [CATALOG.cards[fight.enemy]]
    return [
        card
        for card in CATALOG.cards
        if card.is_a == fight.enemy
        and not card.needs
        and not card.keywords & ESCORTED
        and (card.keywords & INFANTRY or not fight.infantry)
        for _ in range(card.copies)
    ]


def wounds_each_round(foe: Card, hero: Person) -> int:
    """What an enemy does besides its blows; a die counts as its middle."""
    verb = foe.each_round
    if not isinstance(verb, Hurt):
        return 0
    if isinstance(verb.amount, Number):
        hits = verb.amount.number
    else:
        assert isinstance(verb.amount, Die)
        hits = (verb.amount.sides + 1) // 2
    return max(hits - hero.defence, 0) if verb.parry else hits


def wounds_after(fight: Fight, hero: Person, wounds: int) -> list[float]:
    """The chances of standing after a fight with so many wounds. Nobody runs."""
    chances = [0.0] * (hero.health + 1)
    foes = enemies(fight)
    for foe in foes:
        spare = hero.health - wounds
        extra = wounds_each_round(foe, hero)
        won = wounds_of_winner(hero.levels[0], spare, foe.dice, foe.wounds, hero.defence, foe.defence, extra)
        for more, chance in enumerate(won):
            chances[wounds + more] += chance / len(foes)
    return chances


def chance_of_fights(fights: list[Verb[Any]], hero: Person) -> float:
    """One fight after another with the wounds of the last."""
    standing = [1.0] + [0.0] * hero.health
    for fight in fights:
        assert isinstance(fight, Fight)
        after = [0.0] * (hero.health + 1)
        for wounds, chance in enumerate(standing):
            for then, more in enumerate(wounds_after(fight, hero, wounds)):
                after[then] += chance * more
        standing = after
    return sum(standing)


def chance(trial: Verb[Any], hero: Person, with_fights: bool = True) -> float:
    """By the best way. Without fights: by the best way that can be failed without a KO."""
    if isinstance(trial, Pool):
        return chance_to_pass(sum(hero.levels[skill] for skill in trial.skills), trial.target, trial.needed)
    if isinstance(trial, Either):
        ways = [part for part in trial.verbs if with_fights or not has_fight(part)]
        return max(chance(part, hero, with_fights) for part in ways)
    fights = leaves(trial)
    if all(isinstance(leaf, Fight) for leaf in fights):
        return chance_of_fights(fights, hero)
    assert isinstance(trial, Both | Then)
    assert not has_fight(trial), "a fight beside a test in one way of a danger"
    product = 1.0
    for part in trial.verbs:
        product *= chance(part, hero)
    return product
