"""Every option of the game changes something: what it changes, for two of its values."""

from collections.abc import Callable
from typing import Any

import pytest

import bivouac
from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.actions import LOSE
from bivouac.games.fortune_and_glory.catalog import ANYBODYS, CUNNING, DANGER, EVENT, OWN, Timing
from bivouac.games.fortune_and_glory.options import OPTIONS
from bivouac.games.fortune_and_glory.rules import ALL_ELEMENTS, ELEMENT_WORDS, TEMPLES, Rules
from bivouac.games.fortune_and_glory.setup import GAME, fill_decks
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.steps_health import THE_FORTUNE, KoLoss
from tests.fortune_and_glory.world import ME, Laid, number, on_quest, redraw


def with_rules(**options: Any) -> World:
    """A blank table; mode may have values that are not offered to players yet."""
    return World(2, Rules({**GAME.checked_options({}), **options}), None)


def has_advanced_cards(level: str, advanced: str = "") -> bool:
    """setup.basic-remove-event: a card of the advanced game is in its deck."""
    redraw("lucky-hat", needs=TEMPLES)
    state = with_rules(level=level, advanced=advanced)
    fill_decks(state)
    return number("lucky-hat") in state.bags[EVENT]


def makes_it_advanced(elements: str) -> bool:
    return has_advanced_cards("basic", elements)


def may_lose_fortune(mode: str) -> bool:
    """coop.fortune.safe-on-ko."""
    state = with_rules(mode=mode)
    state.fortune = [3, 3]
    return LOSE.ids[THE_FORTUNE] in KoLoss(ME, 1).options(state)


def is_ko_at_health(ko: str) -> bool:
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=v.Hurt(5, v.ME))
    return on_quest(hands="tail-wind", ko=ko).play("play/tail-wind").is_ko(ME)


def is_beaten_at_wounds(enemy_ko: str) -> bool:
    redraw("dockside-thugs", dice=1, wounds=1, escape=v.Test(CUNNING, 6, 1), each_round=None)
    decks = {"enemy": "dockside-thugs"}
    table = Laid(at="sahara, paris", decks=decks, dice="1 -", enemy_ko=enemy_ko).dice("6 1 1  1").play("fight")
    return "enemy-beaten" in table.told()


def returns_at_once(danger_deck: str) -> bool:
    state = on_quest(dangers="rope-bridge, quicksand", danger_deck=danger_deck).state
    card = state.draw(DANGER)
    state.put_away(card)
    return card in state.bags[DANGER]


def ends_after(round_cap: int) -> bool:
    return Laid(at="lima, paris", phase="end", round_cap=round_cap).state.over


# By option: what is asked, a value for which it is so, and one for which it is not.
CHANGES: dict[str, tuple[Callable[[Any], bool], object, object]] = {
    "level": (has_advanced_cards, "advanced", "basic"),
    "advanced": (makes_it_advanced, ",".join(ELEMENT_WORDS), ""),
    "mode": (may_lose_fortune, "competitive", "cooperative"),
    "ko": (is_ko_at_health, "equal", "beyond"),
    "enemy_ko": (is_beaten_at_wounds, "equal", "beyond"),
    "danger_deck": (returns_at_once, "shuffled", "cycling"),
    "round_cap": (ends_after, 1, 2),
}


@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
def test_every_option_changes_what_it_says(option: Any) -> None:
    asked, so, otherwise = CHANGES[option.name]
    assert asked(so)
    assert not asked(otherwise)
    if option.words and not option.many:
        assert set(option.words) <= {so, otherwise}, "every value is tried"


def has(rules: Rules) -> list[str]:
    """The elements of a table, by their words."""
    return [word for word in ELEMENT_WORDS if getattr(rules, f"has_{word}")]


@pytest.mark.clause("mode.basic-and-competitive")
@pytest.mark.parametrize("word", ELEMENT_WORDS)
def test_each_element_can_be_switched_on_by_itself(word: str) -> None:
    rules = with_rules(advanced=word).rules
    assert has(rules) == [word]
    assert rules.elements == 1 << ELEMENT_WORDS.index(word)


@pytest.mark.clause("mode.basic-and-competitive")
def test_the_advanced_level_has_all_elements_whatever_is_named_besides() -> None:
    for advanced in ("", "jungle", "texts,villains"):
        rules = with_rules(level="advanced", advanced=advanced).rules
        assert has(rules) == list(ELEMENT_WORDS)
        assert rules.elements == ALL_ELEMENTS
    assert has(with_rules().rules) == []


def test_several_elements_are_named_in_any_order_and_kept_in_one() -> None:
    table = bivouac.new("fortune-and-glory", seed=1, advanced="villains, jungle")
    assert table.rules["advanced"] == "jungle,villains"
    assert bivouac.replay(table.record()).rules == bivouac.load(table.save()).rules == table.rules
    with pytest.raises(ValueError, match=r"expected words of jungle, temples, .*, got 'jungle,dragons'"):
        bivouac.new("fortune-and-glory", seed=1, advanced="jungle,dragons")


def test_every_element_names_a_clause_of_its_own() -> None:
    option = next(each for each in OPTIONS if each.many)
    assert len(set(option.clauses)) == len(option.words)
    assert set(option.clauses) <= set(GAME.clauses)
