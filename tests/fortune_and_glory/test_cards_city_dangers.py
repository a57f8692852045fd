"""The dangers of the city, by what they say: Glory at once and no marker; a failure ends business until the cliffhanger
below is overcome."""

import pytest

from bivouac.games.fortune_and_glory.keys import KEYS
from tests.fortune_and_glory.faces import (
    Facts,
    before_city_danger,
    cards_for_keywords,
    dice_of,
    dice_rolled,
    failing,
    give_dice_with,
    goods,
    has_paid,
    heroes_for,
    is_fight,
    name_of,
    on_cliff,
    passing,
    pool_for,
    rolled,
    ways_of,
    weak_enemies,
)
from tests.fortune_and_glory.situations import THUGS, gone, lot, visiting
from tests.fortune_and_glory.world import ME, THIRD, YOU, redraw

# The key, then of the danger: Glory, keywords, test, cost of a failure; then of the cliffhanger: Glory, keywords, test.
CITY_DANGERS = [
    pytest.param(Facts("cobra-in-the-bath", 2, "animal poison", "agility 5x1 | combat 5x2", "",
                       3, "poison", "lore 5x2"), marks=pytest.mark.card("cobra-in-the-bath")),
    pytest.param(Facts("carnival-chase", 2, "chase crowd", "agility 5x2", "hurt 1",
                       3, "fire fall", "agility 5x3 | combat 6x1"), marks=pytest.mark.card("carnival-chase")),
    pytest.param(Facts("one-dummy-too-many", 2, "dark disguise", "cunning 5x2 | combat 5x2", "glory 2",
                       3, "trap fire", "agility 5x3"), marks=pytest.mark.card("one-dummy-too-many")),
    pytest.param(Facts("wrong-vault", 3, "night trap", "agility 4x2 & cunning 5x1", "",
                       4, "dark puzzle", "lore 6x1 | combat 5x3"), marks=pytest.mark.card("wrong-vault")),
    pytest.param(Facts("taxi-does-not-stop", 2, "driving chase", "combat+agility 6x1", "",
                       3, "driving fall water", "combat+agility 6x2"), marks=pytest.mark.card("taxi-does-not-stop")),
    pytest.param(Facts("between-two-floors", 1, "climb trap", "lore 5x1 | cunning 5x2", "",
                       3, "climb fall", "agility 5x1 & combat 4x4"), marks=pytest.mark.card("between-two-floors")),
    pytest.param(Facts("lights-out-in-the-bazaar", 2, "crowd dark", "lore 5x2 | fight enemy", "",
                       3, "dark", "cunning 5x3"), marks=pytest.mark.card("lights-out-in-the-bazaar")),
    pytest.param(Facts("reel-on-fire", 2, "crowd fire", "combat 4x2 & lore 4x3", "hurt d3",
                       3, "fire trap", "combat 5x3"), marks=pytest.mark.card("reel-on-fire")),
    pytest.param(Facts("face-on-every-wall", 2, "crowd disguise", "cunning 5x2", "",
                       4, "dark puzzle", "cunning 5x1 & lore 5x1"), marks=pytest.mark.card("face-on-every-wall")),
    pytest.param(Facts("chess-automaton", 2, "puzzle crowd", "lore 4x4", "",
                       3, "puzzle trap", "lore 5x3 | agility 5x3"), marks=pytest.mark.card("chess-automaton")),
]  # fmt: skip
each_danger = pytest.mark.parametrize("facts", CITY_DANGERS, ids=name_of)


@each_danger
def test_city_danger_overcome_by_each_test_brings_glory_at_once_and_business(facts: Facts) -> None:
    for number_of_way, way in enumerate(ways_of(facts.test)):
        if is_fight(way):
            continue
        for first in range(len(way)):
            heroes_for(way)
            rolls = passing(way)
            table = before_city_danger(facts, number_of_way, first, wounds=[1, 1])
            rolled(table, rolls[first], *rolls[:first], *rolls[first + 1 :])
            assert table.state.glory == [facts.glory, 0, 0]
            assert table.state.markers == [0, 0, 0]
            assert gone(table, facts.key)
            assert table.may("heal/1", ME)
            table.nobody_is_waiting_but(ME)


@each_danger
@pytest.mark.parametrize("armoured", [False, True])
def test_city_danger_failed_no_business_and_what_it_costs(facts: Facts, armoured: bool) -> None:
    kit = "lock-picks, torch" + (", leather-jacket" if armoured else "")
    for number_of_way, way in enumerate(ways_of(facts.test)):
        if is_fight(way):
            continue
        heroes_for(way)
        after = " 6" if "d3" in facts.cost else ""
        *rolls, last = failing(way[0])
        table = rolled(before_city_danger(facts, number_of_way, 0, **goods(kits=kit)), *rolls, last + after)
        has_paid(table, facts.cost, armoured, 0)
        assert table.hangs(ME) == facts.key
        assert table.where(ME) == "casablanca"
        table.nobody_is_waiting_but(YOU)
        if len(way) > 1:
            second = before_city_danger(facts, number_of_way, 0, **goods(kits=kit))
            rolled(second, passing(way)[0], dice_of(way[1], 0) + after)
            assert second.hangs(ME) == facts.key


@each_danger
def test_city_cliffhanger_overcome_by_each_test_then_business(facts: Facts) -> None:
    for number_of_way, way in enumerate(ways_of(facts.back)):
        for first in range(len(way)):
            heroes_for(way)
            rolls = passing(way)
            table = on_cliff(facts, number_of_way, first, at="casablanca", wounds=[1, 1])
            for dice in [rolls[first], *rolls[:first], *rolls[first + 1 :]]:
                assert table.may("push/4")
                rolled(table, dice)
            assert table.state.glory == [facts.back_glory, 0, 0]
            assert table.state.markers == [0, 0, 0], "no artifact, no marker"
            assert table.hangs(ME) == ""
            assert gone(table, facts.key)
            assert "drew-city" not in table.told()
            assert table.may("heal/1", ME)
            table.nobody_is_waiting_but(ME)


@each_danger
def test_city_cliffhanger_failed_is_a_ko(facts: Facts) -> None:
    for number_of_way, way in enumerate(ways_of(facts.back)):
        heroes_for(way)
        table = on_cliff(facts, number_of_way, 0, at="casablanca", wounds=[1, 1])
        bystanders = [lot(table, seat) for seat in (YOU, THIRD)]
        rolled(table, *failing(way[0]))
        assert table.is_ko(ME)
        assert lot(table, ME)[:5] == (0, 0, 0, 0, "london")
        assert [lot(table, seat) for seat in (YOU, THIRD)] == bystanders
        assert gone(table, facts.key)
        table.nobody_is_waiting_but(YOU)


@each_danger
def test_city_danger_and_cliffhanger_have_their_keywords(facts: Facts) -> None:
    for keywords, is_back in ((facts.keywords, False), (facts.back_keywords, True)):
        way = ways_of(facts.back if is_back else facts.test)[0]
        heroes_for(way)
        for given, more in cards_for_keywords(keywords):
            give_dice_with(given)
            if is_back:
                table = on_cliff(facts, 0, 0, at="casablanca", kits="lock-picks")
            else:
                table = before_city_danger(facts, 0, 0, kits="lock-picks")
            assert dice_rolled(table.play("roll")) == pool_for(way[0]) + more


@pytest.mark.card("lights-out-in-the-bazaar")
def test_lights_out_in_the_bazaar_may_be_fought_for_the_glory_of_the_enemy_only() -> None:
    weak_enemies()
    table = visiting("lights-out-in-the-bazaar", wounds=[1], decks={"enemy": THUGS}).play("mode/2")
    assert KEYS[table.state.fights[-1][1]] == THUGS
    table.dice("4 1 1 1").play("fight")
    assert table.state.glory == [3, 0, 0]
    assert gone(table, "lights-out-in-the-bazaar")
    assert table.may("heal/1")
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("cobra-in-the-bath")
def test_a_city_danger_that_is_cancelled_is_not_faced() -> None:
    redraw("duke-dudley", levels=(1, 1, 1, 1))
    table = visiting("cobra-in-the-bath", hands=["", "not-so-fast"]).play("play/not-so-fast", seat=YOU)
    assert table.hangs(ME) == ""
    assert "test" not in table.told()
    assert gone(table, "cobra-in-the-bath")
    table.nobody_is_waiting_but(YOU)
