"""What holds for the Events and the City cards as decks: how many of which kind, how hard, whom they strike."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from bivouac.engine.verbs import Verb, Words
from bivouac.games.fortune_and_glory.amounts import Die
from bivouac.games.fortune_and_glory.box import DECKS
from bivouac.games.fortune_and_glory.cards import city, events
from bivouac.games.fortune_and_glory.catalog import (
    ANOTHERS,
    ARRIVED,
    BLOWS,
    CARD,
    CATALOG,
    CITY,
    DICE_IN,
    END,
    EVENT,
    FARE,
    FOR_GOOD,
    IN_EXPLORE,
    KO,
    MOMENTS,
    MOVE,
    NEXT_ROUND,
    NOT_AT_ALL,
    NOW,
    OPENED,
    OWN,
    POINTS,
    RESULT,
    ROUND,
    SALE,
    TEST,
    THIS_ROUND,
    UNTIL_KO,
    Card,
)
from bivouac.games.fortune_and_glory.grammar import Aimed, Deed
from bivouac.games.fortune_and_glory.keys import CITY_KEYS, EVENT_KEYS
from bivouac.games.fortune_and_glory.verbs import (
    HANGING,
    Deliver,
    Dice,
    EndFight,
    Fight,
    Fortune,
    GoTo,
    Halt,
    Hits,
    Level,
    NewDanger,
    Parry,
    Pass,
    Pool,
    Reroll,
    RerollMove,
    Steps,
    Success,
    Survive,
    Travel,
    Try,
)
from bivouac.games.fortune_and_glory.verbs_tests import Both, Either
from bivouac.games.fortune_and_glory.whom import EACH_OTHER, ONE_OTHER
from bivouac.text.fluent import LANGUAGES, keys, say
from tests.text.spelling import faults

EVENTS = [card for card in CATALOG.cards if card.is_a == EVENT and not card.needs]
CITIES = [card for card in CATALOG.cards if card.is_a == CITY and not card.needs]
ADVANCED = [card.key for card in CATALOG.cards if card.is_a in (EVENT, CITY) and card.needs]
CITY_DANGERS = [card for card in CITIES if card.front is not None]
SECRETS = [card for card in CITIES if card.secret]
HIDDEN = [*EVENTS, *SECRETS]
# In the box there is one card more of each deck: Lost Temple and Trouble in Town, which the basic game removes.
EVENTS_IN_BOX, CITIES_IN_BOX = 45, 40
MOVES = (GoTo, Halt, RerollMove, Steps, Travel)
SAVES_A_ROLL = (Dice, EndFight, Hits, Level, NewDanger, Parry, Pass, Reroll, Success, Survive)
LONGEST_LINE = 70
LONGEST_NAME = 30


def nodes(verb: Verb[Any]) -> list[Verb[Any]]:
    return [verb, *[node for part in verb.parts() for node in nodes(part)]]


def verbs_of(card: Card) -> list[Verb[Any]]:
    return [node for verb in card.verbs() for node in nodes(verb)]


def told(words: Words) -> tuple[object, ...]:
    return (words.key, tuple(sorted(words.args.items())), tuple(told(part) for part in words.parts))


def text_of(card: Card) -> tuple[object, ...]:
    """All that a card does, with its numbers, and nothing of its name."""
    abilities = tuple(told(ability.words()) for ability in card.abilities)
    does = tuple(told(verb.words()) for verb in card.verbs())
    return (card.timing.moment, card.timing.whose, card.stays, card.for_all, card.glory, does, abilities)


def is_against_others(card: Card) -> bool:
    """It is played at another's moment, or one of its verbs names other heroes."""
    aimed = [verb for verb in verbs_of(card) if isinstance(verb, Aimed)]
    return card.timing.whose == ANOTHERS or any(verb.whom.scope in (ONE_OTHER, EACH_OTHER) for verb in aimed)


def is_about_moving(card: Card) -> bool:
    gives_points = any(ability.kind == POINTS for ability in card.abilities)
    return gives_points or any(isinstance(verb, MOVES) for verb in verbs_of(card))


def saves_a_roll(card: Card) -> bool:
    if card.timing.whose == ANOTHERS:
        return False
    adds_dice = any(ability.kind == DICE_IN for ability in card.abilities)
    return adds_dice or any(isinstance(verb, SAVES_A_ROLL) for verb in verbs_of(card))


# -- how many ----------------------------------------------------------------------------------------------------------


def test_the_decks_have_the_box_s_sizes_less_one_advanced_card_each() -> None:
    assert {events, city} <= set(DECKS)
    assert len(EVENTS) == EVENTS_IN_BOX - 1
    assert len(CITIES) == CITIES_IN_BOX - 1
    assert ADVANCED == ["lost-temple", "trouble-in-town"]
    assert {card.copies for card in [*EVENTS, *CITIES]} == {1}


def test_city_cards_are_dangers_secrets_or_read_aloud() -> None:
    assert len(CITY_DANGERS) == 10
    assert len(SECRETS) == 8
    assert not [card.key for card in CITY_DANGERS if card.secret or card.effect is not None]
    assert len([card for card in CITIES if card.effect is not None and not card.secret]) == 21


def test_so_many_cards_answer_at_each_moment() -> None:
    counted = Counter(card.timing.moment for card in HIDDEN)
    assert {moment: counted[moment] for moment in range(MOMENTS)} == {
        ROUND: 2, MOVE: 5, ARRIVED: 2, OPENED: 3, TEST: 5, RESULT: 6, BLOWS: 3, KO: 1, SALE: 3, CARD: 3, END: 1,
    }  # fmt: skip
    assert len([card for card in EVENTS if card.timing.moment < MOMENTS]) == 30
    assert len([card for card in EVENTS if card.timing.moment == OWN]) == 8
    assert (
        len([card for card in EVENTS if card.timing.moment == NOW]) == 6
    )  # Lost Temple is the seventh, in the advanced game


def test_a_card_has_one_moment_and_all_its_verbs_make_sense_then() -> None:
    wrong = [
        card.key
        for card in HIDDEN
        for verb in verbs_of(card)
        if isinstance(verb, Deed) and verb.moment() not in (OWN, card.timing.moment)
    ]
    assert wrong == []


def test_no_trial_stands_on_a_card_that_is_played_in_a_test_or_a_fight() -> None:
    inside = [card for card in HIDDEN if card.timing.moment in (TEST, RESULT, BLOWS, KO)]
    assert inside
    assert not [card.key for card in inside for verb in verbs_of(card) if isinstance(verb, (Pool, Fight, Try))]


def test_at_most_twelve_events_are_against_others() -> None:
    against = [card.key for card in EVENTS if is_against_others(card)]
    assert 9 <= len(against) <= 12, against


def test_a_third_of_the_events_is_about_moving() -> None:
    moving = [card.key for card in EVENTS if is_about_moving(card)]
    assert len(moving) * 3 >= EVENTS_IN_BOX, moving


def test_about_a_quarter_to_a_third_of_the_events_saves_a_roll() -> None:
    saving = [card.key for card in EVENTS if saves_a_roll(card)]
    assert 11 <= len(saving) <= 15, saving


def test_some_events_strike_a_hero_in_a_cliffhanger() -> None:
    striking = [card for card in EVENTS if any(isinstance(v, Aimed) and v.whom is HANGING for v in verbs_of(card))]
    assert len(striking) >= 3


def test_some_events_remain_in_play_for_each_of_the_lengths() -> None:
    staying = [card for card in EVENTS if card.stays != NOT_AT_ALL]
    assert {card.stays for card in staying} == {THIS_ROUND, NEXT_ROUND, FOR_GOOD, UNTIL_KO}
    assert all(card.abilities for card in staying)
    assert not [card.key for card in EVENTS if card.abilities and card.stays == NOT_AT_ALL]


def test_a_card_of_the_hand_does_something_as_it_is_played() -> None:
    assert not [card.key for card in HIDDEN if card.timing.moment != NOW and card.effect is None]


# -- what they do ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", [EVENTS, CITIES], ids=["events", "city"])
def test_no_two_cards_of_a_deck_do_the_same(deck: list[Card]) -> None:
    by_text: dict[tuple[object, ...], list[str]] = {}
    for card in deck:
        faces = () if card.front is None or card.back is None else (card.keywords, card.back.keywords)
        by_text.setdefault((*text_of(card), faces), []).append(card.key)
    assert [same for same in by_text.values() if len(same) > 1] == []


def test_four_secret_deliveries_name_four_cities_and_pay_a_die_of_fortune() -> None:
    deliveries = [verb for card in SECRETS for verb in verbs_of(card) if isinstance(verb, Deliver)]
    assert len({verb.city for verb in deliveries}) == len(deliveries) == 4
    for delivery in deliveries:
        assert isinstance(delivery.verb, Fortune)
        assert isinstance(delivery.verb.amount, Die)
        assert delivery.verb.amount.sides == 6


def test_nothing_refers_to_what_only_the_advanced_game_has() -> None:
    for card in [*EVENTS, *CITIES]:
        assert card.arrives is None
        assert not card.temple
        for ability in card.abilities:
            assert ability.kind != FARE
            assert not (ability.kind == DICE_IN and ability.what & IN_EXPLORE)
        for lang, name in (("en", card.en), ("fr", card.fr)):
            line = say(lang, f"flavour-fortune-and-glory-{card.key}")
            for word in ("villain", "méchant", "temple", "deep jungle", "jungle épaisse", "zeppelin", "flight"):
                assert word not in f"{name} {line}".lower(), card.key


# -- how hard the dangers of the city are ------------------------------------------------------------------------------


@cache
def roll_chance(dice: int, target: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2 ... successes in one roll."""
    one = (7 - target) / 6
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + 1)
        for count, chance in enumerate(chances):
            longer[count] += chance * (1 - one)
            longer[count + 1] += chance * one
        chances = longer
    return tuple(chances)


def pass_chance(dice: int, target: int, needed: int) -> float:
    """test.repeat-while-success: rolled on as long as a roll has a success."""
    if needed <= 0:
        return 1.0
    return sum(c * pass_chance(dice, target, needed - n) for n, c in enumerate(roll_chance(dice, target)) if n)


def chance_of(test: Verb[Any]) -> float:
    """For a hero of threes without a push; of several options the best, fights left aside."""
    if isinstance(test, Pool):
        return pass_chance(3 * len(test.skills), test.target, test.needed)
    if isinstance(test, Both):
        chance = 1.0
        for part in test.verbs:
            chance *= chance_of(part)
        return chance
    assert isinstance(test, Either)
    return max(chance_of(part) for part in test.verbs if not isinstance(part, Fight))


def test_chances_are_those_of_the_rules() -> None:
    assert pass_chance(3, 5, 1) == pytest.approx(1 - (2 / 3) ** 3)
    assert pass_chance(1, 4, 2) == pytest.approx(0.25)
    assert pass_chance(3, 5, 2) == pytest.approx(0.57, abs=0.005)


def test_targets_and_successes_of_all_tests_are_within_the_bounds() -> None:
    tests = [verb for card in [*EVENTS, *CITIES] for verb in verbs_of(card) if isinstance(verb, Pool)]
    assert len(tests) > 30
    assert all(4 <= test.target <= 6 and 1 <= test.needed <= 4 for test in tests)


@pytest.mark.parametrize("card", CITY_DANGERS, ids=[card.key for card in CITY_DANGERS])
def test_a_danger_of_the_city_is_fair_and_its_cliffhanger_harder(card: Card) -> None:
    assert card.front is not None
    assert card.back is not None
    front, back = chance_of(card.front.test), chance_of(card.back.test)
    assert 0.40 <= front <= 0.85
    assert back <= front - 0.07
    assert 1 <= card.front.glory <= 3
    assert 2 <= card.back.glory <= 4
    assert card.back.glory > card.front.glory
    assert card.front.keywords
    assert card.back.keywords


def test_the_dangers_of_the_city_are_as_hard_as_the_balance_asks() -> None:
    fronts = [chance_of(card.front.test) for card in CITY_DANGERS if card.front is not None]
    backs = [chance_of(card.back.test) for card in CITY_DANGERS if card.back is not None]
    assert 0.58 <= sum(fronts) / len(fronts) <= 0.66
    assert 0.45 <= sum(backs) / len(backs) <= 0.50


def test_the_dangers_of_the_city_ask_for_each_skill_about_equally() -> None:
    counted: Counter[int] = Counter()
    for card in CITY_DANGERS:
        assert card.front is not None
        asked = {skill for test in nodes(card.front.test) if isinstance(test, Pool) for skill in test.skills}
        counted.update(asked)
    assert len(counted) == 4
    assert all(3 <= number <= 5 for number in counted.values())


# -- names and flavour -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_short_spelled_well_and_never_twice(lang: str) -> None:
    cards = [*EVENTS, *CITIES]
    names = [card.fr if lang == "fr" else card.en for card in cards]
    for card in CITY_DANGERS:
        assert card.back is not None
        names.append(card.back.fr if lang == "fr" else card.back.en)
    assert len(set(names)) == len(names)
    assert not [name for name in names if not 0 < len(name) <= LONGEST_NAME]
    assert not {name: found for name in names if (found := faults(name, lang))}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deck", [EVENT_KEYS, CITY_KEYS], ids=["events", "city"])
def test_every_card_has_one_short_line_of_flavour(lang: str, deck: list[str]) -> None:
    wanted = [f"flavour-fortune-and-glory-{key}" for key in deck]
    assert [key for key in keys(lang) if key in wanted] == wanted
    lines = [say(lang, key) for key in wanted]
    assert all(0 < len(line) <= LONGEST_LINE and "\n" not in line for line in lines)
    assert len(set(lines)) == len(lines)
    assert not {line: found for line in lines if (found := faults(line, lang))}


def test_no_line_is_the_same_in_both_languages() -> None:
    for key in [*EVENT_KEYS, *CITY_KEYS]:
        message = f"flavour-fortune-and-glory-{key}"
        assert say("en", message) != say("fr", message)
