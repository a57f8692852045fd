"""The six temples by their Fortune and by the way out of them, and what they have in common."""

import pytest

from bivouac.games.fortune_and_glory.catalog import AGILITY, BY_NUMBER, COMBAT, CUNNING, LORE, SKILL_WORDS, SKILLS
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.odds import chance_to_pass
from bivouac.games.fortune_and_glory.shapes import as_fortune
from bivouac.games.fortune_and_glory.steps_map import place_temple
from bivouac.games.fortune_and_glory.verbs_tests import Either, Pool
from bivouac.games.fortune_and_glory.words import OF_ITSELF
from bivouac.text import LANGUAGES
from bivouac.text.fortune_and_glory_cards import face
from tests.fortune_and_glory.chances import HEROES, PLAIN, chance
from tests.fortune_and_glory.world import ME, YOU, Laid, in_temple, number

TEMPLES = [
    pytest.param("mine", 8, (AGILITY, COMBAT), marks=pytest.mark.card("mine")),
    pytest.param("city", 9, (AGILITY, CUNNING), marks=pytest.mark.card("city")),
    pytest.param("valley", 6, (COMBAT, LORE), marks=pytest.mark.card("valley")),
    pytest.param("temple", 10, (LORE, CUNNING), marks=pytest.mark.card("temple")),
    pytest.param("caverns", 7, (AGILITY, LORE), marks=pytest.mark.card("caverns")),
    pytest.param("tomb", 8, (COMBAT, CUNNING), marks=pytest.mark.card("tomb")),
]
each_temple = pytest.mark.parametrize(("temple", "fortune", "ways"), TEMPLES)
PUSHED = 2


def falling(temple: str) -> Laid:
    """The temple comes down over my hero, whose levels are 2, 3, 4 and 5."""
    laid = in_temple(temple=temple, on_it=2, hangs="rope-bridge", printed_escape=True)
    laid.state.levels[ME * SKILLS : (ME + 1) * SKILLS] = [2, 3, 4, 5]
    return laid.dice("+ . . 1").play("roll")


@each_temple
def test_a_temple_lies_there_with_its_fortune(temple: str, fortune: int, ways: tuple[int, int]) -> None:
    laid = Laid(at="egypt, paris", sites="egypt:jar/of-medusa", decks={"artifact": temple}, advanced="temples")
    place_temple(laid.state, OF_ITSELF)
    site = as_fortune(laid.table.view(None))["sites"][-1]
    assert (site["artifact"], site["gold"], site["temple"]) == (temple, fortune, {"markers": 0, "shaken": 0})
    assert laid.numbers("temple-placed") == [fortune]


@each_temple
@pytest.mark.parametrize("way", [0, 1])
def test_a_way_out_of_it_takes_two_dice_of_5(temple: str, fortune: int, ways: tuple[int, int], way: int) -> None:
    laid = falling(temple)
    assert laid.keys() == ["mode/1", "mode/2"]
    laid.play(f"mode/{way + 1}")
    test = as_fortune(laid.table.view(ME))["tests"][-1]
    assert (test["card"], test["skills"], test["dice"]) == (temple, [SKILL_WORDS[ways[way]]], ways[way] + 2)
    others = " ".join(["."] * (test["dice"] - 2))
    laid.dice(f"5 . {others}".strip()).play("roll")  # one is not enough yet
    assert (test["target"], test["needed"]) == (5, 2)
    assert laid.table.waiting == [ME]
    laid.dice(f". 6 {others}".strip()).play("roll")
    assert not laid.is_ko(ME)
    assert "got-out" in laid.told()
    laid.nobody_is_waiting_but(YOU)


@each_temple
def test_a_roll_without_a_5_buries_the_hero(temple: str, fortune: int, ways: tuple[int, int]) -> None:
    laid = falling(temple).play("mode/1")
    dice = as_fortune(laid.table.view(ME))["tests"][-1]["dice"]
    laid.dice(" ".join(["."] * dice)).play("roll")
    assert "not-out" in laid.told()
    assert laid.is_ko(ME)


@each_temple
@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_card_tells_coins_the_way_out_and_what_a_temple_is(
    temple: str, fortune: int, ways: tuple[int, int], lang: str
) -> None:
    said = face(number(temple), lang)
    assert "temple" in said.kind
    assert str(fortune) in said.facts
    assert said.facts.count("5+") == 2
    assert said.reminder


def test_no_two_temples_have_the_same_way_out_and_all_are_about_as_hard() -> None:
    """balance: .55 to .7 with a push, for a hero of 3s and for the heroes on average."""
    cards = [card for card in BY_NUMBER if card.temple]
    pairs: set[frozenset[int]] = set()
    for card in cards:
        assert isinstance(card.escape, Either)
        tests = [part for part in card.escape.verbs if isinstance(part, Pool)]
        assert all((test.target, test.needed, len(test.skills)) == (5, 2, 1) for test in tests)
        pairs.add(frozenset(test.skills[0] for test in tests))
        assert 0.55 <= chance(card.escape, PLAIN) <= 0.7
        assert 0.55 <= sum(chance(card.escape, hero) for hero in HEROES) / len(HEROES) <= 0.75
    assert len(pairs) == len(cards)
    assert 0.55 <= chance_to_pass(3, 5, 2, PUSHED) <= 0.8


def test_the_treasure_lies_in_no_deck() -> None:
    treasure = BY_NUMBER[number("temple-treasure")]
    assert (treasure.copies, treasure.fortune, treasure.temple) == (0, 3, False)
    assert KEYS.index("temple-treasure") == treasure.number
