"""The numbers of the box: what the rulebooks count, and what they demand of its cards."""

from collections import Counter

import pytest

import bivouac
from bivouac.engine.catalog import ORIGINAL, PUBLIC, RULEBOOK
from bivouac.engine.verbs import Words
from bivouac.games.altiplano.actions import KEYS
from bivouac.games.altiplano.catalog import (
    ACTION,
    ARCHAEOLOGIST,
    BEAST,
    CATALOG,
    CHARACTER,
    LOCATION,
    NEUTRAL,
    NEVER,
    NONE,
    ON_BEAST,
    ON_REMOVAL,
    ON_TRAP,
    RAIDER,
    REACTION,
    SPECIAL,
    TRAP,
    TREASURE,
    Card,
)
from tests.altiplano.camp import CHARACTERS, EXPLORATION, YOU, Camp

KINDS_OF_CARD = (CHARACTER, LOCATION, TREASURE, ACTION, REACTION, SPECIAL)


def cards(kinds: int) -> list[Card]:
    return [card for card in CATALOG.cards if card.is_a & kinds]


def verbs(card: Card) -> list[str]:
    return [type(verb).__name__ for verb in card.script]


def needing(word: str) -> list[str]:
    return [card.key for card in CATALOG.cards if card.needs is not None and card.needs.words().key == word]


@pytest.mark.clause("components.characters")
def test_the_box_holds_17_characters() -> None:
    assert len(cards(CHARACTER)) == 17


@pytest.mark.clause("components.exploration", "words.exploration")
def test_the_box_holds_34_exploration_cards_of_four_kinds() -> None:
    assert len(cards(LOCATION)) == 5
    assert len(cards(TREASURE)) == 3
    assert len(cards(ACTION | REACTION)) == 26
    assert len(cards(LOCATION | TREASURE | ACTION | REACTION)) == 34
    camp = Camp()  # with nothing named, all of them lie in one pile and the Characters in the other
    assert sorted(camp.pile(EXPLORATION)) == sorted(card.key for card in cards(LOCATION | TREASURE | ACTION | REACTION))
    assert sorted(camp.pile(CHARACTERS)) == sorted(card.key for card in cards(CHARACTER))


@pytest.mark.clause("components.specials")
def test_the_box_holds_the_adventurer_and_the_rogue() -> None:
    assert [card.key for card in cards(SPECIAL)] == ["adventurer", "rogue"]
    adventurer, rogue = cards(SPECIAL)
    assert adventurer.has_action()
    assert rogue.has_action()
    assert verbs(adventurer) != verbs(rogue)


@pytest.mark.clause("components.turn-cards")
def test_there_are_two_turn_cards_and_each_seat_has_one() -> None:
    begun = set()
    for seed in range(20):
        table = bivouac.new("altiplano", seed=seed, assembly=True)
        first = table.view(None)["first"]
        assert table.seat == 1 - first  # "First Character" is with whoever has not "First Turn"
        begun.add(first)
    assert begun == {0, 1}


@pytest.mark.clause("words.character-kinds")
def test_every_character_is_archaeologist_raider_both_or_neutral() -> None:
    for card in cards(CHARACTER):
        is_neutral = bool(card.is_a & NEUTRAL)
        has_kind = bool(card.is_a & (ARCHAEOLOGIST | RAIDER))
        assert is_neutral != has_kind, card.key
    assert not [card.key for card in cards(ARCHAEOLOGIST | RAIDER | NEUTRAL) if not card.is_a & CHARACTER]


@pytest.mark.clause("components.character-mix")
def test_one_character_is_both_kinds_two_or_more_are_neutral_and_most_have_a_kind() -> None:
    assert [card.key for card in cards(ARCHAEOLOGIST) if card.is_a & RAIDER] == ["aligator-sloop"]
    assert len(cards(NEUTRAL)) >= 2
    assert len(cards(ARCHAEOLOGIST | RAIDER)) > 17 / 2
    assert len(cards(ARCHAEOLOGIST)) >= 6  # so that both players can usually place a Treasure


@pytest.mark.clause("components.character-abilities")
def test_every_character_has_one_ability_and_all_three_sorts_occur() -> None:
    sorts = {"action": 0, "standing": 0, "reaction": 0}
    for card in cards(CHARACTER):
        abilities = [card.has_action(), card.standing != NONE, card.moment != NEVER]
        assert abilities.count(True) == 1, card.key
        assert card.standing != NONE or card.effect is not None, card.key
        sorts[("action", "standing", "reaction")[abilities.index(True)]] += 1
    assert all(sorts.values()), sorts


@pytest.mark.clause("components.character-abilities")
def test_some_characters_stay_when_they_act_and_some_leave() -> None:
    acting = [card for card in cards(CHARACTER) if card.has_action()]
    leaving = [card.key for card in acting if "DiscardSelf" in verbs(card)]
    assert "che-madera" in leaving
    assert "ohio-bob" not in leaving
    assert len(leaving) < len(acting)


@pytest.mark.clause("words.beast-trap")
def test_only_action_cards_carry_a_beast_or_a_trap_icon_and_some_do() -> None:
    assert cards(BEAST)
    assert cards(TRAP)
    assert [card.key for card in cards(BEAST | TRAP) if not card.is_a & ACTION] == []
    assert [card.key for card in cards(BEAST) if card.is_a & TRAP] == []


@pytest.mark.clause("words.beast-trap", "words.cancel-icon")
@pytest.mark.parametrize("moment", [ON_BEAST, ON_TRAP, ON_REMOVAL])
def test_a_character_foils_beasts_another_traps_another_removals(moment: int) -> None:
    foiling = [card for card in cards(CHARACTER) if card.moment == moment]
    assert foiling
    assert all(any(name in ("ChangeOutcome", "Stay") for name in verbs(card)) for card in foiling)


def test_at_least_one_reaction_card_and_every_one_has_its_moment() -> None:
    assert cards(REACTION)
    assert all(card.moment != NEVER for card in cards(REACTION))
    assert all(card.moment == NEVER for card in cards(ACTION))


@pytest.mark.clause("special.prerequisite")
def test_only_action_cards_need_a_special_and_each_special_is_needed() -> None:
    assert needing("be-adventurer")
    assert needing("be-rogue")
    for key in needing("be-adventurer") + needing("be-rogue"):
        assert CATALOG.by_key[key].is_a & ACTION, key


def test_cards_draw_and_reveal() -> None:
    used = {name for card in CATALOG.cards for name in verbs(card)}
    assert {"Draw", "Reveal"} <= used


def test_every_card_is_of_one_kind_and_does_something_unless_it_is_only_placed() -> None:
    for card in CATALOG.cards:
        assert sum(1 for kind in KINDS_OF_CARD if card.is_a & kind) == 1, card.key
        placed = bool(card.is_a & (LOCATION | TREASURE))
        assert (card.effect is None and card.standing == NONE) == placed, card.key


def test_every_card_has_two_names_a_key_of_its_own_and_an_origin() -> None:
    assert [card.key for card in CATALOG.cards] == KEYS
    assert len(set(KEYS)) == 53
    for names in ([card.fr for card in CATALOG.cards], [card.en for card in CATALOG.cards]):
        assert all(names)
        assert len(set(names)) == 53
    assert {card.origin for card in CATALOG.cards} <= {RULEBOOK, PUBLIC, ORIGINAL}
    told = {"ohio-bob", "che-madera", "sir-allistair", "storm", "surprise-attack", "adventurer"}
    assert {card.key for card in CATALOG.cards if card.origin == RULEBOOK} == told


def test_every_effect_says_itself() -> None:
    assert [card.key for card in CATALOG.cards if card.effect is not None and not card.effect.words().key] == []


@pytest.mark.clause("play.no-third-action")
def test_after_two_actions_the_turn_is_over_however_much_could_be_done() -> None:
    camp = Camp(mine="ohio-bob, antonio", hand="supplies, huayna", your_hand="storm, torch, telegram").phase(2)
    camp.play("play/supplies", "draw/exploration", "draw/exploration", "act/adventurer", "draw/characters")
    assert camp.state.turn == 2
    camp.nobody_is_waiting_but(YOU)


def conditions(words: Words) -> list[str]:
    found = [words.parts[0].key] if words.key == "if" else []
    return found + [key for part in words.parts for key in conditions(part)]


def test_no_condition_is_on_more_than_five_cards() -> None:
    asked: Counter[str] = Counter()
    for card in CATALOG.cards:
        keys = [] if card.effect is None else conditions(card.effect.words())
        asked.update({*keys, *([card.needs.words().key] if card.needs is not None else [])})
    assert max(asked.values()) <= 5, asked
    assert asked["you-are-ahead"] <= 4


def shape(words: Words) -> tuple[object, ...]:
    """What a verb does, without its numbers, its prices and, unless it looks for a card, the kinds it asks for."""
    kinds = words.args.get("kind", "") if words.key.startswith("look") else ""
    parts = [shape(part) for part in words.parts if part.key not in ("number", "cost")]
    return (words.key, kinds, *parts)


def deed(card: Card) -> tuple[object, ...]:
    does = () if card.effect is None else shape(card.effect.words())
    return (card.moment, card.is_a & (CHARACTER | SPECIAL), does, card.standing)


def test_no_two_cards_do_the_same_by_another_number_or_price() -> None:
    """A card is no character by its prerequisite alone."""
    deeds: dict[tuple[object, ...], list[str]] = {}
    for card in CATALOG.cards:
        if not card.is_a & (LOCATION | TREASURE):
            deeds.setdefault(deed(card), []).append(card.key)
    assert [keys for keys in deeds.values() if len(keys) > 1] == []
