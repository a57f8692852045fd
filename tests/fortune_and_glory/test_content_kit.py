"""The Gear, Allies, common items, heroes and enemies of Fortune and Glory keep to their bounds."""

from statistics import mean
from typing import Any

import pytest

from bivouac.engine.verbs import Condition, Verb, Words
from bivouac.games.fortune_and_glory import box
from bivouac.games.fortune_and_glory.amounts import Has, Not, Number
from bivouac.games.fortune_and_glory.catalog import (
    ACTIVATE,
    ALLY,
    CARRY,
    CATALOG,
    DEFENCE,
    DICE_IN,
    DICE_WITH,
    ENEMY,
    EVENT,
    FARE,
    GEAR,
    HEAL_PRICE,
    HEALTH,
    HERO,
    IN_CITY,
    IN_CLIFFHANGER,
    IN_ESCAPE,
    IN_EXPLORE,
    IN_FIGHT,
    ITEM,
    KEYWORDS,
    LOOK,
    NAZI,
    PLUS,
    POINTS,
    PRICE,
    PUSH_DICE,
    REFERENCE,
    SKILLS,
    USE,
    WHEN,
    Ability,
    Card,
    keywords_of,
)
from bivouac.games.fortune_and_glory.map import ALL_SPACES
from bivouac.games.fortune_and_glory.odds import chance_to_win
from bivouac.games.fortune_and_glory.verbs_goods import Glory
from bivouac.games.fortune_and_glory.verbs_tests import Loyalty, Pool
from bivouac.text.fluent import has, keys, say
from tests.fortune_and_glory.chances import Person, chance, leaves, wounds_each_round
from tests.text.spelling import faults

assert box.DECKS  # the catalogue is filled

OF_DANGERS = KEYWORDS[: KEYWORDS.index("thug")]
OF_ENEMIES = KEYWORDS[KEYWORDS.index("thug") : KEYWORDS.index("gun")]
OF_KIT = KEYWORDS[KEYWORDS.index("gun") :]
LONGEST = 70


def deck(is_a: int) -> list[Card]:
    return [card for card in CATALOG.cards if card.is_a == is_a and not card.needs]


KIT = [*deck(GEAR), *deck(ALLY)]
ITEMS = deck(ITEM)
HEROES = deck(HERO)
ENEMIES = deck(ENEMY)
NAZIS = [card for card in deck(NAZI) if card.dice]
REFERENCES = deck(REFERENCE)
FOES = [*ENEMIES, *NAZIS, *REFERENCES]
MINE = [*KIT, *ITEMS, *HEROES, *FOES, *[card for card in deck(NAZI) if not card.dice]]


def by_key(card: Card) -> str:
    return card.key


def infantry(cards: list[Card]) -> int:
    return sum(card.copies for card in cards if "infantry" in keywords_of(card.keywords))


# -- what a card is worth ----------------------------------------------------------------------------------------------

# In levels of a skill. The first four stand in the plan; the rest is our judgement beside them.
A_LEVEL = 1.0
A_KEYWORD_DIE = 0.3
AN_ACTIVATION = 0.5
A_DEFENCE = 1.2
A_DIE_IN = {IN_FIGHT: 0.7, IN_ESCAPE: 0.3, IN_CLIFFHANGER: 0.8, IN_CITY: 0.4, IN_EXPLORE: 0.0}
A_USE = 0.4
A_TRIGGER = 0.5
A_DRAWBACK = -0.3
EACH = {
    PLUS: A_LEVEL,
    DICE_WITH: A_KEYWORD_DIE,
    DEFENCE: A_DEFENCE,
    HEALTH: 0.5,
    POINTS: 0.5,
    PUSH_DICE: 0.4,
    CARRY: 0.3,
}
ALWAYS = {PRICE: 0.4, HEAL_PRICE: 0.4, ACTIVATE: AN_ACTIVATION, USE: A_USE}


def is_drawback(verb: Verb[Any] | None) -> bool:
    if isinstance(verb, Glory):
        assert isinstance(verb.amount, Number)
        return verb.amount.number < 0
    return isinstance(verb, Loyalty)


def worth_of(ability: Ability) -> float:
    """A condition halves it. What waits for the advanced game is worth nothing."""
    if ability.kind == DICE_IN:
        worth = A_DIE_IN[ability.what] * ability.number
    elif ability.kind == LOOK:
        worth = 0.6 if ability.what == EVENT else 0.4
    elif ability.kind == WHEN:
        worth = A_DRAWBACK if is_drawback(ability.verb) else A_TRIGGER
    elif ability.kind in EACH:
        worth = EACH[ability.kind] * ability.number
    else:
        worth = ALWAYS[ability.kind]
    return worth if ability.condition is None else worth / 2


def worth(card: Card) -> float:
    return sum(worth_of(ability) for ability in card.abilities)


def activates(card: Card) -> bool:
    return any(ability.kind == ACTIVATE for ability in card.abilities)


@pytest.mark.parametrize("card", KIT, ids=by_key)
def test_a_gear_or_ally_card_is_worth_about_a_level_and_a_half(card: Card) -> None:
    assert 1.2 <= round(worth(card), 2) <= 1.8


@pytest.mark.parametrize("is_a", [GEAR, ALLY])
def test_the_deck_is_worth_a_level_and_a_half_on_the_whole_and_half_of_it_is_activated(is_a: int) -> None:
    cards = deck(is_a)
    assert 1.4 <= mean(worth(card) for card in cards) <= 1.6
    assert sum(activates(card) for card in cards) == len(cards) // 2


@pytest.mark.parametrize("card", KIT, ids=by_key)
def test_no_gear_or_ally_card_is_only_a_level(card: Card) -> None:
    others = [ability for ability in card.abilities if ability.kind != PLUS]
    assert sum(abs(worth_of(ability)) for ability in others) > 0


def test_every_skill_is_raised_by_several_cards() -> None:
    for skill in range(SKILLS):
        raising = [card.key for card in KIT if any(a.kind == PLUS and a.what == skill for a in card.abilities)]
        assert len(raising) >= 3


@pytest.mark.parametrize("card", ITEMS, ids=by_key)
def test_a_common_item_gives_less_for_its_glory_than_gear(card: Card) -> None:
    assert 2 <= card.price <= 6
    dearest = min(worth(gear) for gear in KIT) / 5  # gear.price
    assert 0 < worth(card) / card.price < dearest


def test_a_dearer_common_item_is_worth_more_on_the_whole() -> None:
    cheap = [worth(card) for card in ITEMS if card.price <= 3]
    dear = [worth(card) for card in ITEMS if card.price >= 4]
    assert mean(dear) > mean(cheap)


# -- sizes, keywords ---------------------------------------------------------------------------------------------------


def test_the_decks_have_the_size_of_the_box() -> None:
    """Mob Leader and Nazi Commander, the twentieth of their decks, belong to the advanced game."""
    sizes = {is_a: sum(card.copies for card in deck(is_a)) for is_a in (GEAR, ALLY, ITEM, HERO, ENEMY, NAZI, REFERENCE)}
    assert sizes == {GEAR: 20, ALLY: 20, ITEM: 12, HERO: 8, ENEMY: 19, NAZI: 19, REFERENCE: 4}
    assert [sum(card.kind == kind for card in ITEMS) for kind in (GEAR, ALLY)] == [8, 4]


@pytest.mark.parametrize("keyword", OF_DANGERS)
def test_every_keyword_of_dangers_is_named_by_two_cards(keyword: str) -> None:
    assert sum(names(card, keyword) for card in [*KIT, *ITEMS, *HEROES]) >= 2


@pytest.mark.parametrize("keyword", [word for word in OF_ENEMIES if word not in ("infantry", "escorted")])
def test_every_keyword_of_enemies_that_no_rule_names_is_named_by_a_card(keyword: str) -> None:
    assert any(names(card, keyword) for card in [*KIT, *ITEMS])
    assert any(keyword in keywords_of(card.keywords) for card in FOES)


@pytest.mark.parametrize("keyword", OF_KIT)
def test_every_keyword_of_gear_and_allies_is_asked_for_by_another_card(keyword: str) -> None:
    bearers = {card.key for card in [*KIT, *ITEMS] if keyword in keywords_of(card.keywords)}
    asking = {card.key for card in [*KIT, *ITEMS] if any(asks(a.condition, keyword) for a in card.abilities)}
    assert bearers
    assert asking - bearers


def names(card: Card, keyword: str) -> bool:
    return any(a.kind == DICE_WITH and KEYWORDS[a.what] == keyword for a in card.abilities)


def asks(condition: Condition[Any] | None, keyword: str) -> bool:
    if isinstance(condition, Not):
        return asks(condition.condition, keyword)
    return isinstance(condition, Has) and KEYWORDS[condition.keyword] == keyword


def test_allies_have_every_loyalty_from_1_to_4() -> None:
    assert {card.loyalty for card in deck(ALLY)} == {1, 2, 3, 4}


# -- heroes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", HEROES, ids=by_key)
def test_a_hero_has_twelve_levels_and_an_ability_for_the_basic_game(card: Card) -> None:
    assert sum(card.levels) == 12
    assert all(2 <= level <= 4 for level in card.levels)
    assert card.levels.count(4) <= 2
    assert 4 <= card.health <= 6
    assert card.defence <= (1 if card.health == 4 else 0)
    assert len(card.abilities) == 2
    assert any(a.kind != FARE and not (a.kind == DICE_IN and a.what == IN_EXPLORE) for a in card.abilities)


def test_every_hero_starts_in_a_city_of_its_own() -> None:
    assert {card.key: card.start for card in HEROES} == {s.start_of: s.number for s in ALL_SPACES if s.start_of}


# -- enemies -----------------------------------------------------------------------------------------------------------


def chance_against(foe: Card, combat: int) -> float:
    hero = Person((combat,) * SKILLS, 5, 0)
    return chance_to_win(combat, hero.health, foe.dice, foe.wounds, 0, foe.defence, wounds_each_round(foe, hero))


def chance_to_escape(foe: Card, level: int) -> float:
    assert foe.escape is not None
    return chance(foe.escape, Person((level,) * SKILLS, 5, 0))


@pytest.mark.parametrize("card", ENEMIES, ids=by_key)
def test_an_enemy_keeps_to_the_bounds_of_its_deck(card: Card) -> None:
    assert 2 <= card.dice <= 5
    assert 1 <= card.wounds <= 4
    assert 1 <= card.glory <= 4
    assert card.defence == 0 or (card.defence == 1 and card.wounds == 2)
    assert chance_against(card, 3) >= 0.6


@pytest.mark.parametrize("card", NAZIS, ids=by_key)
def test_a_nazi_enemy_keeps_to_the_bounds_of_its_deck(card: Card) -> None:
    assert 3 <= card.dice <= 6
    assert 2 <= card.wounds <= 4
    assert 2 <= card.glory <= 5
    assert card.defence == 0 or (card.defence == 1 and card.wounds == 2)
    assert chance_against(card, 3) >= 0.3


def test_a_hero_of_combat_3_beats_most_enemies_and_fewer_nazis() -> None:
    assert 0.75 <= mean(chance_against(card, 3) for card in ENEMIES) <= 0.9
    assert 0.6 <= mean(chance_against(card, 3) for card in NAZIS) <= 0.8
    assert sum(card.defence for card in ENEMIES) == 3
    assert all(chance_against(card, 3) >= 0.9 for card in REFERENCES)


@pytest.mark.parametrize("card", FOES, ids=by_key)
def test_every_enemy_can_be_beaten_and_escaped_from_with_level_2(card: Card) -> None:
    assert chance_against(card, 2) >= 0.05
    assert chance_to_escape(card, 2) >= 0.3
    assert card.escape is not None
    for test in leaves(card.escape):
        assert isinstance(test, Pool)
        assert 4 <= test.target <= 6
        assert 1 <= test.needed <= 4


@pytest.mark.parametrize("cards", [ENEMIES, NAZIS], ids=["enemy", "nazi"])
def test_hard_enemies_bring_more_glory(cards: list[Card]) -> None:
    ranked = sorted(cards, key=lambda card: chance_against(card, 3))
    third = len(cards) // 3
    assert mean(card.glory for card in ranked[:third]) >= mean(card.glory for card in ranked[-third:]) + 0.8


def test_the_decks_are_made_up_as_planned() -> None:
    kinds = [KEYWORDS[card.kind] for card in ENEMIES]
    assert {kind: kinds.count(kind) for kind in kinds} == {"thug": 9, "beast": 4, "cultist": 3, "monster": 3}
    assert all(KEYWORDS[card.kind] == "nazi" for card in deck(NAZI))
    assert (infantry(NAZIS), len(NAZIS)) == (12, 17)
    assert [(card.key, card.copies) for card in deck(NAZI) if not card.dice] == [("nazi-gold", 2)]


@pytest.mark.parametrize("is_a", [ENEMY, NAZI])
def test_at_least_two_fifths_of_a_deck_are_infantry(is_a: int) -> None:
    """With the card of the advanced game, which is none."""
    assert infantry(deck(is_a)) >= 0.4 * 20


# -- every card is another ---------------------------------------------------------------------------------------------


def spelled(words: Words) -> str:
    return f"{words.key}{sorted(words.args.items())}({', '.join(spelled(part) for part in words.parts)})"


def deeds(card: Card) -> tuple[object, ...]:
    """All that a card does and counts, without its names and keywords."""
    numbers = (card.dice, card.wounds, card.defence, card.glory, card.fortune, card.levels, card.health)
    verbs = [spelled(verb.words()) for verb in (card.escape, card.each_round) if verb is not None]
    return numbers, tuple(verbs), tuple(sorted(spelled(ability.words()) for ability in card.abilities))


@pytest.mark.parametrize("is_a", [GEAR, ALLY, ITEM, HERO, ENEMY, NAZI, REFERENCE])
def test_no_two_cards_of_a_deck_do_the_same(is_a: int) -> None:
    cards = deck(is_a)
    assert len({deeds(card) for card in cards}) == len(cards)


def test_no_two_cards_have_the_same_name() -> None:
    assert len({card.fr for card in MINE}) == len(MINE)
    assert len({card.en for card in MINE}) == len(MINE)


def flavours(lang: str) -> list[str]:
    return [say(lang, f"flavour-fortune-and-glory-{card.key}") for card in MINE]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_a_short_line_of_flavour_of_its_own(lang: str) -> None:
    assert all(has(lang, f"flavour-fortune-and-glory-{card.key}") for card in MINE)
    said = flavours(lang)
    assert len(set(said)) == len(said)
    assert not [line for line in said if not 10 < len(line) <= LONGEST or line[-1] not in ".?”»"]
    assert not {line: found for line in said if (found := faults(line, lang))}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_are_spelt_as_the_rest_is(lang: str) -> None:
    assert not {name: found for card in MINE if (found := faults(name := getattr(card, lang), lang))}


def test_no_line_of_flavour_is_left_in_the_other_language_or_without_its_card() -> None:
    assert not set(flavours("en")) & set(flavours("fr"))
    known = {f"flavour-fortune-and-glory-{card.key}" for card in CATALOG.cards}
    known |= {f"flavour-fortune-and-glory-{face.key}" for card in CATALOG.cards if (face := card.back) is not None}
    for lang in ("en", "fr"):
        assert {key for key in keys(lang) if key.startswith("flavour-fortune-and-glory-")} <= known
