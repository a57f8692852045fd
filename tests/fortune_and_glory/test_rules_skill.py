"""Tests of skill: the pool, successes, rolls that go on, and heroes who push their limits."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory.abilities import defence, dice_in, plus, push_dice
from bivouac.games.fortune_and_glory.catalog import (
    AGILITY,
    BY_NUMBER,
    COMBAT,
    CUNNING,
    IN_CLIFFHANGER,
    IN_DANGER,
    LORE,
    MINE,
    SKILL_WORDS,
    SKILLS,
    TEST,
    Timing,
)
from bivouac.games.fortune_and_glory.state_ground import T_DICE, T_GOT
from bivouac.games.fortune_and_glory.verbs_open import Dice, Level
from bivouac.games.fortune_and_glory.verbs_tests import Pool
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, nodes, on_quest, redraw


def hanging(dice: str = "", **fields: Any) -> Laid:
    """My hero hangs from the rope bridge and is asked to roll or to push."""
    return on_quest(dice, "", hangs="rope-bridge", **fields)


# -- the test itself ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("skill.four")
def test_there_are_four_skills_and_every_sheet_has_a_level_in_each() -> None:
    assert SKILL_WORDS == ("combat", "agility", "cunning", "lore")
    assert tuple(range(SKILLS)) == (COMBAT, AGILITY, CUNNING, LORE)
    for card in BY_NUMBER:
        if card.health:
            assert len(card.levels) == SKILLS
            assert all(1 <= level <= 6 for level in card.levels), card.key


@pytest.mark.clause("test.three-elements")
def test_every_test_names_a_skill_a_result_and_successes() -> None:
    tests = [
        node for card in BY_NUMBER for verb in card.verbs() for node in nodes(verb) if isinstance(node, Pool)
    ]  # fmt: skip
    assert len(tests) > 100
    for test in tests:
        assert test.skills
        assert all(0 <= skill < SKILLS for skill in test.skills)
        assert 2 <= test.target <= 6
        assert test.needed >= 1


@pytest.mark.clause("test.three-elements")
def test_the_three_elements_are_told_as_the_test_begins() -> None:
    danger("rope-bridge", Skill(LORE, 4, 2), Skill(AGILITY, 6, 1))
    table = on_quest("- 1 1 1").play("search")
    assert table.told()[:4] == ["searches", "danger", "test", "rolled"]
    assert table.ear.told[2].other == 1 << LORE
    assert table.numbers("test") == [42]


@pytest.mark.clause("test.dice-count")
@pytest.mark.parametrize(("skill", "passes"), [(AGILITY, True), (LORE, False)])
def test_as_many_dice_as_the_level_of_the_tested_skill(skill: int, passes: bool) -> None:
    danger("rope-bridge", Skill(skill, 6, 1), Skill(AGILITY, 6, 1))
    redraw("bullwhip", abilities=[plus(AGILITY, 1)])
    table = on_quest("- 1 1 1 6", kits="bullwhip").play("search")
    assert (table.state.markers[ME] == 1) == passes, "the fourth die is that of Agility 4"


@pytest.mark.clause("test.dice-count")
def test_a_hero_always_rolls_at_least_one_die() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1))
    redraw("tail-wind", timing=Timing(TEST, MINE), effect=Dice(-9))
    table = on_quest("-", hands="tail-wind").play("search").dice("6 1 1").play("play/tail-wind")
    assert table.told().count("rolled") == 1
    assert table.state.markers[ME] == 1
    failed = on_quest("-", hands="tail-wind").play("search").dice("1 6 6").play("play/tail-wind")
    assert failed.hangs(ME) == "rope-bridge", "and not one more than one"


@pytest.mark.clause("test.success-per-die")
@pytest.mark.parametrize(("die", "passes"), [(4, False), (5, True), (6, True)])
def test_a_die_equal_to_the_result_or_higher_is_a_success(die: int, passes: bool) -> None:
    danger("rope-bridge", Skill(AGILITY, 5, 1), Skill(AGILITY, 6, 1))
    table = on_quest(f"- 1 {die} 1").play("search")
    assert (table.state.markers[ME] == 1) == passes


@pytest.mark.clause("test.success-per-die", "test.success-markers-accumulate")
def test_each_such_die_is_one_success_and_they_add_up() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 5, 4))
    table = hanging().dice("5 6 1").play("roll")
    assert table.state.tests[-1][T_GOT] == 2
    table.dice("6 1 1").play("roll")
    assert table.state.tests[-1][T_GOT] == 3
    table.dice("5 1 1").play("roll")
    assert table.state.markers[ME] == 1


@pytest.mark.clause("test.success-markers-accumulate", "test.repeat-while-success")
def test_markers_of_one_test_are_gone_in_the_next() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 2), Skill(AGILITY, 6, 1))
    table = on_quest("- 6 1 1  1 1 1").play("search")
    assert table.hangs(ME) == "rope-bridge", "one success of two, then a roll without any"
    assert table.state.tests == []


@pytest.mark.clause("test.repeat-while-success")
def test_a_test_rolls_on_with_the_full_pool_and_only_until_the_total() -> None:
    danger("rope-bridge", Skill(AGILITY, 5, 2), Skill(AGILITY, 6, 1))
    table = on_quest("- 5 1 1  1 1 5").play("search")
    assert table.told().count("rolled") == 2, "the third die of the second roll is the second success"
    assert table.may("press-on")
    enough = on_quest("- 5 5 1").play("search")
    assert enough.told().count("rolled") == 1


@pytest.mark.clause("test.pass")
def test_a_test_is_passed_with_as_many_as_needed_or_more() -> None:
    danger("rope-bridge", Skill(AGILITY, 5, 2), Skill(AGILITY, 6, 1))
    for dice in ("- 5 5 1", "- 5 5 5"):
        table = on_quest(dice).play("search")
        assert "test-passed" in table.told()
        assert table.state.markers[ME] == 1


@pytest.mark.clause("test.extra-bonuses-last")
def test_extra_dice_come_on_top_of_the_level_that_cards_have_set() -> None:
    """A level of -2 leaves one die of three, and the two dice of a card come on top: three, and not only one."""
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1))
    redraw("bullwhip", abilities=[plus(AGILITY, -2), dice_in(IN_DANGER, 2)])
    table = on_quest("- 1 1 6", kits="bullwhip").play("search")
    assert table.state.markers[ME] == 1
    short = on_quest("- 1 1 1 6", kits="bullwhip").play("search")
    assert short.hangs(ME) == "rope-bridge"


@pytest.mark.clause("test.extra-bonuses-last", "card.gear-ally-effect")
def test_a_level_raised_by_a_card_and_dice_of_a_card_add_up() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1))
    redraw("tail-wind", timing=Timing(TEST, MINE), effect=Level(AGILITY, 1))
    redraw("lucky-hat", timing=Timing(TEST, MINE), effect=Dice(1))
    table = on_quest("-", hands="tail-wind, lucky-hat").play("search", "play/tail-wind")
    table.dice("1 1 1 1 6").play("play/lucky-hat")
    assert table.state.markers[ME] == 1
    assert table.clauses("more-level") == ["card.event-nature"]
    assert table.clauses("more-dice") == ["card.event-nature"]


@pytest.mark.clause("test.combined-skills")
def test_a_combined_test_rolls_the_levels_of_all_its_skills() -> None:
    danger("rope-bridge", Pool((COMBAT, LORE), 6, 1), Skill(AGILITY, 6, 1))
    table = on_quest("- 1 1 1 1 1 6").play("search")
    assert table.state.markers[ME] == 1
    failed = on_quest("- 1 1 1 1 1 1").play("search")
    assert failed.hangs(ME) == "rope-bridge"
    danger("rope-bridge", Skill(COMBAT, 6, 1), Skill(AGILITY, 6, 1))
    assert on_quest("- 1 1 1 1 1 6").play("search").hangs(ME) == "rope-bridge"


# -- pushing -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("push.only-cliffhanger-or-escape")
def test_no_push_in_the_test_of_a_danger() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 2))
    table = on_quest()
    table.state.patient = 1
    table.dice("-").play("search")
    assert table.keys() == ["roll"]
    assert table.why_not("push/1") == "push.only-cliffhanger-or-escape"


@pytest.mark.clause("push.only-cliffhanger-or-escape", "escape.test-on-enemy")
def test_a_push_in_an_escape_test() -> None:
    redraw("dockside-thugs", dice=1, wounds=9, escape=Skill(CUNNING, 6, 1))
    table = Laid(at="sahara, egypt", sites="egypt:jar/of-medusa", decks={"enemy": "dockside-thugs"}, dice="1 -")
    table.play("escape")
    assert table.keys(verb="push") == ["1", "2", "3", "4", "5"]
    table.dice("1 1 1 1 6").play("push/2")
    assert "escaped" in table.told()
    assert table.state.wounds[ME] == 2


@pytest.mark.clause("push.costs-wounds", "cliffhanger.may-push")
def test_the_wounds_of_a_push_are_a_price_that_no_defence_parries() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 2))
    redraw("bullwhip", abilities=[defence(1)])
    table = hanging(kits="bullwhip")
    table.state.patient = 1
    table.dice("6 1 1 1 1").play("push/2")
    assert table.state.armour[ME] == 1
    assert table.state.wounds[ME] == 2
    assert "parried" not in table.told()
    assert "hurt" not in table.told()
    assert table.clauses("pushed") == ["push.one-die-per-wound"]


@pytest.mark.clause("push.one-die-per-wound")
@pytest.mark.parametrize("wounds", [1, 2, 3])
def test_a_die_for_each_wound(wounds: int) -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 1))
    dice = "1 " * (2 + wounds)
    assert hanging().dice(dice + "6").play(f"push/{wounds}").state.markers[ME] == 1, "the last of them"
    assert "ko" in hanging().dice(dice + "1 6").play(f"push/{wounds}").told(), "and no further die"


@pytest.mark.clause("push.one-die-per-wound")
def test_a_card_may_give_dice_on_top_of_those_of_the_wounds() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 1))
    redraw("bullwhip", abilities=[push_dice(1)])
    table = hanging(kits="bullwhip").dice("1 1 1 1 6").play("push/1")
    assert table.state.markers[ME] == 1


@pytest.mark.clause("push.many-times-per-game")
def test_a_hero_who_has_pushed_may_push_in_another_test() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 1))
    redraw("dockside-thugs", dice=1, wounds=9, escape=Skill(CUNNING, 6, 1))
    table = Laid(at="sahara, egypt", sites="egypt:jar/of-medusa", decks={"enemy": "dockside-thugs"}, dice="1 -")
    table.play("escape").dice("1 1 1 1  1").play("push/1")
    assert "not-escaped" in table.told()
    table.play("escape")
    assert table.may("push/1")
    table.dice("6 1 1 1").play("push/1")
    assert table.told().count("pushed") == 2


@pytest.mark.clause("push.once-per-exercise")
def test_one_push_in_a_test_before_any_one_of_its_rolls() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 3))
    table = hanging()
    table.state.patient = 1
    table.dice("6 1 1").play("roll")
    assert table.may("push/1"), "before a later roll as well"
    table.dice("1 1 1 6").play("push/1")
    assert table.keys() == ["roll"]
    assert table.why_not("push/1") == "push.once-per-exercise"


@pytest.mark.clause("push.no-self-ko", "ko.hero-threshold")
@pytest.mark.parametrize(("ko", "most"), [("beyond", 3), ("equal", 2)])
def test_no_hero_pushes_as_far_as_a_ko(ko: str, most: int) -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 3))
    table = hanging(wounds=[2], ko=ko)
    assert table.keys(verb="push") == [str(n) for n in range(1, most + 1)]
    assert table.why_not(f"push/{most + 1}") == "push.no-self-ko"
    table.dice("6 6 6 1 1").play(f"push/{most}")
    assert not table.is_ko(ME)
    assert table.state.wounds[ME] == 2 + most


@pytest.mark.clause("push.current-roll-only")
def test_the_dice_of_a_push_are_not_in_the_next_roll() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 2))
    table = hanging().dice("6 1 1 1  1 1 1 6").play("push/1")
    assert table.told()[:7] == ["cliffhanger", "test", "pushed", "rolled", "rolled", "test-failed", "ko"]
    assert table.state.markers[ME] == 0
    assert table.table.waiting == [YOU]


@pytest.mark.clause("push.current-roll-only")
def test_dice_of_cards_stay_where_those_of_the_push_go() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 3))
    redraw("bullwhip", abilities=[dice_in(IN_CLIFFHANGER, 1)])
    table = hanging(kits="bullwhip")
    table.state.patient = 1
    table.dice("6 1 1 1 1").play("push/1").dice("1 1 1 6").play("roll")
    assert table.state.tests[-1][T_DICE] == 4
    assert table.state.tests[-1][T_GOT] == 2
