"""The 38 dangers and their cliffhangers, by what their faces say: each way through them, each failure and its cost."""

import pytest

from bivouac.games.fortune_and_glory.catalog import DANGER, IS_A
from bivouac.games.fortune_and_glory.keys import KEYS
from tests.fortune_and_glory.faces import (
    MARKS,
    Facts,
    before_danger,
    cards_for_keywords,
    dice_of,
    dice_rolled,
    facts_of,
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
from tests.fortune_and_glory.situations import THUGS, gone, lot
from tests.fortune_and_glory.world import ME, THIRD, YOU, number, redraw

# The key, then of the danger: Glory, keywords, test, cost of a failure; then of the cliffhanger: Glory, keywords, test.
DANGERS = [
    pytest.param(Facts("ancient-puzzle", 2, "puzzle ruins", "lore 5x1", "",
                       3, "trap ruins", "agility 5x2 | combat 5x2"), marks=pytest.mark.card("ancient-puzzle")),
    pytest.param(Facts("boat-chase", 2, "driving chase water", "agility 5x2", "",
                       3, "water fall", "agility 5x3 | cunning 6x1"), marks=pytest.mark.card("boat-chase")),
    pytest.param(Facts("spies-on-the-docks", 3, "night crowd", "agility 5x1 & cunning 5x1 | fight enemy", "hurt 2",
                       4, "dark water", "combat 5x1 & cunning 5x2"), marks=pytest.mark.card("spies-on-the-docks")),
    pytest.param(Facts("rope-bridge", 2, "climb fall", "agility 4x4 | cunning 5x2", "hurt d3",
                       3, "climb fall", "agility 5x2"), marks=pytest.mark.card("rope-bridge")),
    pytest.param(Facts("masked-ball", 2, "crowd disguise", "cunning 4x2 & lore 5x1", "hurt 1",
                       3, "poison", "lore 5x3 | cunning 5x3"), marks=pytest.mark.card("masked-ball")),
    pytest.param(Facts("ancient-trap", 1, "trap ruins", "lore 4x3", "hurt 1",
                       2, "trap dark", "combat+lore 6x1"), marks=pytest.mark.card("ancient-trap")),
    pytest.param(Facts("rolling-boulder", 1, "chase ruins", "agility 5x1", "hurt d3",
                       2, "dark ruins", "lore 5x2 | combat 5x2"), marks=pytest.mark.card("rolling-boulder")),
    pytest.param(Facts("quicksand", 1, "trap water", "cunning 4x4", "raw 1",
                       2, "water", "lore 4x1 & combat 5x1"), marks=pytest.mark.card("quicksand")),
    pytest.param(Facts("rock-slide", 2, "climb fall", "agility 4x4", "hurt 2",
                       2, "dark", "combat 5x1 & cunning 4x2"), marks=pytest.mark.card("rock-slide")),
    pytest.param(Facts("falling-portcullis", 2, "trap ruins", "combat 5x1", "gear 1",
                       2, "trap", "combat 4x2 & agility 5x1"), marks=pytest.mark.card("falling-portcullis")),
    pytest.param(Facts("wrong-bar", 1, "crowd night", "combat 4x4", "hurt 2",
                       2, "fall night", "agility 5x2 | cunning 5x2"), marks=pytest.mark.card("wrong-bar")),
    pytest.param(Facts("not-a-branch", 2, "animal climb", "combat 5x2", "raw 1",
                       3, "animal", "combat 5x3"), marks=pytest.mark.card("not-a-branch")),
    pytest.param(Facts("checkpoint", 1, "disguise driving", "cunning 5x1", "event 1",
                       3, "disguise", "cunning 5x2"), marks=pytest.mark.card("checkpoint")),
    pytest.param(Facts("marked-cards", 2, "crowd night", "cunning 5x2", "fortune 1",
                       3, "crowd night", "combat 5x3 | cunning 6x1"), marks=pytest.mark.card("marked-cards")),
    pytest.param(Facts("star-chart", 3, "night puzzle", "lore 5x3", "marker 1",
                       4, "dark night", "lore 5x4"), marks=pytest.mark.card("star-chart")),
    pytest.param(Facts("crocodile-ford", 2, "animal water", "combat 5x2 | cunning 5x2", "hurt d3",
                       3, "animal water", "combat 5x3 | agility 6x1"), marks=pytest.mark.card("crocodile-ford")),
    pytest.param(Facts("car-chase", 2, "driving chase", "agility 5x3 | combat 5x3", "hurt d3",
                       3, "driving fall", "agility+cunning 6x4"), marks=pytest.mark.card("car-chase")),
    pytest.param(Facts("lava-steps", 2, "fire climb", "agility 5x3 | lore 5x3", "raw 2",
                       3, "fire fall", "agility 5x4"), marks=pytest.mark.card("lava-steps")),
    pytest.param(Facts("plane-crash", 3, "driving fall", "combat 5x3 | cunning 5x3", "hurt d3",
                       4, "fall fire", "combat+agility 6x4"), marks=pytest.mark.card("plane-crash")),
    pytest.param(Facts("smugglers-password", 3, "night disguise", "cunning 5x3 | lore 6x1", "hurt 2",
                       4, "water night", "combat+cunning 6x4"), marks=pytest.mark.card("smugglers-password")),
    pytest.param(Facts("cobra-nest", 2, "animal poison", "lore 5x3 | combat 5x3", "raw 2",
                       3, "poison", "agility+lore 6x4"), marks=pytest.mark.card("cobra-nest")),
    pytest.param(Facts("ice-caves", 2, "ice dark", "agility 5x2 | combat 5x2", "marker 1",
                       4, "ice animal", "agility+cunning 6x3"), marks=pytest.mark.card("ice-caves")),
    pytest.param(Facts("avalanche", 3, "ice fall", "combat 6x1 | lore 5x3", "hurt 2",
                       4, "ice dark", "cunning 5x4"), marks=pytest.mark.card("avalanche")),
    pytest.param(Facts("museum-gala", 1, "crowd disguise", "cunning 4x4 | lore 5x1", "glory 1",
                       2, "crowd trap", "cunning 5x1 & combat 4x1"), marks=pytest.mark.card("museum-gala")),
    pytest.param(Facts("cliff-monastery", 3, "climb puzzle", "agility 5x1 & lore 5x1", "raw d3",
                       4, "climb fall ice", "agility 5x2 & cunning 5x1"), marks=pytest.mark.card("cliff-monastery")),
    pytest.param(Facts("sunken-galleon", 3, "water dark", "combat 4x2 & agility 5x1", "raw 1",
                       3, "water dark", "agility 5x3 | lore 5x3"), marks=pytest.mark.card("sunken-galleon")),
    pytest.param(Facts("express-roof", 3, "chase climb", "agility 5x1 & combat 5x1", "gear 1",
                       4, "chase dark", "agility 5x1 & cunning 5x2"), marks=pytest.mark.card("express-roof")),
    pytest.param(Facts("seven-dials", 3, "puzzle trap", "combat 5x1 & lore 5x1", "raw 2",
                       4, "poison trap", "lore 5x2 & agility 5x1"), marks=pytest.mark.card("seven-dials")),
    pytest.param(Facts("spy-at-the-opera", 2, "crowd disguise", "cunning 4x2 & agility 5x1", "glory 2",
                       3, "fall crowd", "agility 5x3 | combat 6x1"), marks=pytest.mark.card("spy-at-the-opera")),
    pytest.param(Facts("assassin", 3, "night disguise", "cunning 5x2 | fight enemy", "hurt d3",
                       3, "night poison", "combat 5x3 | lore 5x3"), marks=pytest.mark.card("assassin")),
    pytest.param(Facts("back-alley-thugs", 2, "chase crowd", "agility 5x2 | fight enemy", "hurt 2",
                       3, "climb chase", "agility 4x2 & combat 5x2"), marks=pytest.mark.card("back-alley-thugs")),
    pytest.param(Facts("patrol-in-the-ruins", 2, "ruins dark", "lore 5x2 | fight infantry", "hurt d3",
                       3, "chase night", "agility 5x3 | lore 6x1"), marks=pytest.mark.card("patrol-in-the-ruins")),
    pytest.param(Facts("airship-stowaway", 3, "disguise fall", "cunning 5x3 | fight nazi", "raw d3",
                       4, "climb fall", "combat 5x4"), marks=pytest.mark.card("airship-stowaway")),
    pytest.param(Facts("sidecars", 2, "driving chase", "agility 5x2 | fight nazi", "hurt 2",
                       3, "driving water", "agility 5x2 & cunning 4x2"), marks=pytest.mark.card("sidecars")),
    pytest.param(Facts("crimson-ritual", 3, "fire puzzle", "lore 5x2 | fight cultist & fight zombie", "raw 2",
                       3, "fire night", "lore 5x3 | combat 6x1"), marks=pytest.mark.card("crimson-ritual")),
    pytest.param(Facts("the-dead-rise", 2, "ruins dark", "combat 5x1 | fight zombie, fight zombie", "hurt d3",
                       2, "fire dark", "agility 4x2 & cunning 5x1"), marks=pytest.mark.card("the-dead-rise")),
    pytest.param(Facts("ambush-at-the-pass", 1, "ice climb", "cunning 5x1 | fight infantry", "raw 2",
                       2, "ice climb", "agility 5x2 | lore 5x2"), marks=pytest.mark.card("ambush-at-the-pass")),
    pytest.param(Facts("tomb-robbers", 1, "ruins night", "lore 5x1 | fight enemy", "marker 1",
                       2, "dark ruins", "combat+lore 6x2"), marks=pytest.mark.card("tomb-robbers")),
]  # fmt: skip
FIGHTS = [case for case in DANGERS if "fight" in facts_of(case).test]
each_danger = pytest.mark.parametrize("facts", DANGERS, ids=name_of)
KEEPING_ONE = ("museum-gala", "seven-dials")  # whoever stops after them
FOUGHT = {"fight enemy": THUGS, "fight nazi": "tank", "fight infantry": "patrol"}


@each_danger
def test_danger_overcome_by_each_test_brings_a_marker_and_its_glory_at_the_stop(facts: Facts) -> None:
    for number_of_way, way in enumerate(ways_of(facts.test)):
        if is_fight(way):
            continue
        for first in range(len(way)):
            heroes_for(way)
            rolls = passing(way)
            table = before_danger(facts, number_of_way, first, markers=[MARKS], wounds=[1, 1])
            rolled(table, rolls[first], *rolls[:first], *rolls[first + 1 :])
            assert table.state.markers == [MARKS + 1, 0, 0]
            assert table.state.glory == [0, 0, 0], "it waits for the stop"
            assert table.told().count("test") == len(way)
            table.nobody_is_waiting_but(ME)
            table.play("stop")
            assert table.state.glory == [facts.glory, 0, 0]
            assert table.state.wounds == [0, 1, 0]
            assert gone(table, facts.key)
            if facts.key in KEEPING_ONE:  # test_cards_danger_lines.py
                table.play(table.keys(ME)[0])
            table.nobody_is_waiting_but(YOU)


@each_danger
@pytest.mark.parametrize("armoured", [False, True])
def test_danger_failed_leads_to_its_cliffhanger_and_costs_what_it_says(facts: Facts, armoured: bool) -> None:
    kit = "lock-picks, torch" + (", leather-jacket" if armoured else "")
    for number_of_way, way in enumerate(ways_of(facts.test)):
        if is_fight(way):
            continue
        heroes_for(way)
        after = " 6" if "d3" in facts.cost else ""
        *rolls, last = failing(way[0])
        table = before_danger(facts, number_of_way, 0, **goods(kits=kit, markers=[MARKS]))
        rolled(table, *rolls, last + after)
        has_paid(table, facts.cost, armoured, MARKS)
        assert table.hangs(ME) == facts.key
        assert table.where(ME) == "sahara"
        assert table.told().count("danger-failed") == 1
        table.nobody_is_waiting_but(YOU)
        if len(way) > 1:
            second = before_danger(facts, number_of_way, 0, **goods(kits=kit, markers=[MARKS]))
            rolled(second, passing(way)[0], dice_of(way[1], 0) + after)
            assert second.hangs(ME) == facts.key, "danger.and-both: the second one counts too"


@pytest.mark.parametrize("facts", FIGHTS, ids=name_of)
def test_danger_fought_brings_the_marker_and_the_glory_of_the_enemies_only(facts: Facts) -> None:
    ways = ways_of(facts.test)
    number_of_way = len(ways) - 1
    fights = ways[number_of_way]
    assert is_fight(fights)
    for hero in ("duke-dudley", "jacques-moreau", "doctor-zhukov"):
        redraw(hero, levels=(3, 3, 3, 3), health=5, defence=0, abilities=[])
    weak_enemies()
    table = before_danger(facts, number_of_way, 0)
    for i, fight in enumerate(fights):
        enemy = FOUGHT.get(fight, fight.partition(" ")[2])
        assert KEYS[table.state.fights[-1][1]] == enemy
        assert table.keys() == ["fight", "escape"]
        table.dice("4 1 1 1").play("fight")
        assert table.state.glory[ME] == 3 * (i + 1)
    assert table.state.markers == [1, 0, 0]
    table.nobody_is_waiting_but(ME)
    table.play("stop")
    assert table.state.glory == [3 * len(fights), 0, 0], "danger.fight-glory"
    assert gone(table, facts.key)
    table.nobody_is_waiting_but(YOU)


@each_danger
def test_cliffhanger_overcome_by_each_test_brings_its_glory_at_once_and_the_marker(facts: Facts) -> None:
    for number_of_way, way in enumerate(ways_of(facts.back)):
        for first in range(len(way)):
            heroes_for(way)
            rolls = passing(way)
            table = on_cliff(facts, number_of_way, first, markers=[MARKS])
            for dice in [rolls[first], *rolls[:first], *rolls[first + 1 :]]:
                assert table.may("push/5"), "push.only-cliffhanger-or-escape: here one may"
                rolled(table, dice)
            assert table.state.glory == [facts.back_glory, 0, 0]
            assert table.state.markers == [MARKS + 1, 0, 0]
            assert table.hangs(ME) == ""
            assert gone(table, facts.key)
            assert table.may("press-on")
            table.nobody_is_waiting_but(ME)


@each_danger
def test_cliffhanger_failed_is_a_ko(facts: Facts) -> None:
    for number_of_way, way in enumerate(ways_of(facts.back)):
        heroes_for(way)
        table = on_cliff(facts, number_of_way, 0, markers=[MARKS])
        bystanders = [lot(table, seat) for seat in (YOU, THIRD)]
        for dice in failing(way[0]):
            assert not table.is_ko(ME)
            rolled(table, dice)
        assert table.is_ko(ME)
        assert lot(table, ME)[:5] == (0, 0, 0, 0, "london")
        assert [lot(table, seat) for seat in (YOU, THIRD)] == bystanders
        assert gone(table, facts.key)
        table.nobody_is_waiting_but(YOU)


@each_danger
def test_danger_and_cliffhanger_have_their_keywords(facts: Facts) -> None:
    """danger.test-keywords: cards for these keywords give dice, cards for any others none."""
    for keywords, is_back in ((facts.keywords, False), (facts.back_keywords, True)):
        way = ways_of(facts.back if is_back else facts.test)[0]
        heroes_for(way)
        for given, more in cards_for_keywords(keywords):
            give_dice_with(given)
            lay = on_cliff if is_back else before_danger
            assert dice_rolled(lay(facts, 0, 0, kits="lock-picks").play("roll")) == pool_for(way[0]) + more


def test_the_list_is_whole() -> None:
    keys = [facts_of(case).key for case in DANGERS]
    assert len(keys) == len(set(keys)) == 38
    assert all(IS_A[number(key)] == DANGER for key in keys)
    assert len(FIGHTS) == 10
