"""Tests of skill, pushing, dangers and cliffhangers."""

import pytest

from bivouac.games.fortune_and_glory.catalog import AGILITY, COMBAT, CUNNING, DANGER, ENEMY, LORE
from bivouac.games.fortune_and_glory.verbs_health import Hurt
from bivouac.games.fortune_and_glory.verbs_tests import Fight, Pool, both, either
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.whom import ME as MY_HERO
from tests.fortune_and_glory.world import ME, Laid, danger, number, redraw

SITE = "sahara:sword/of-zeus"


def searching(dice: str = "", **fields: object) -> Laid:
    """My hero alone searches the Sahara, and the rope bridge is the only danger; its draw is a roll too."""
    return Laid(at="sahara, paris", sites=SITE, decks={"danger": "rope-bridge"}, dice=dice, **fields)  # type: ignore[arg-type]


def test_test_repeat_while_success_the_full_pool_is_rolled_again_until_the_total() -> None:
    danger("rope-bridge", Skill(AGILITY, 5, 3), Skill(AGILITY, 6, 1))
    table = searching().dice("- 5 1 1  6 2 2  5 1 1").play("search")
    assert table.told().count("rolled") == 3
    assert table.state.markers[ME] == 1
    assert table.may("press-on")


def test_test_repeat_while_success_a_roll_without_success_fails() -> None:
    danger("rope-bridge", Skill(AGILITY, 5, 3), Skill(AGILITY, 6, 1))
    table = searching().dice("- 5 1 1  2 2 2").play("search")
    assert table.hangs(ME) == "rope-bridge"
    assert table.state.markers[ME] == 0


def test_test_dice_count_levels_and_dice_of_cards() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1))
    table = searching(kits="bullwhip").dice("- 1 1 1 1 6").play("search")
    assert table.state.markers[ME] == 1, "Agility 3, +1 of the whip, +1 die with climb"


def test_test_combined_skills_are_one_pool() -> None:
    danger("rope-bridge", Pool((COMBAT, LORE), 6, 1), Skill(AGILITY, 6, 1))
    table = searching().dice("- 1 1 1 1 1 6").play("search")
    assert table.state.markers[ME] == 1


def test_danger_and_order_the_hero_chooses_and_the_first_failure_ends_it() -> None:
    danger("rope-bridge", both(Skill(AGILITY, 6, 1), Skill(LORE, 6, 1)), Skill(AGILITY, 6, 1))
    table = searching().dice("-").play("search")
    assert table.keys() == ["mode/1", "mode/2"]
    table.dice("1 6 1").play("mode/2")
    assert table.told().count("test") == 2
    failed = searching().dice("-").play("search").dice("1 1 1").play("mode/2")
    assert failed.hangs(ME) == "rope-bridge"
    assert failed.told().count("test") == 1


def test_danger_fail_forfeits_glory_and_hurts() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1), fail=Hurt(2, MY_HERO))
    table = searching().dice("- 6 1 1").play("search")
    assert table.state.met[ME] == [number("rope-bridge")]
    table.state.bags[DANGER].append(number("boat-chase"))
    danger("boat-chase", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1), fail=Hurt(2, MY_HERO))
    table.dice("- 1 1 1").play("press-on")
    assert table.hangs(ME) == "boat-chase"
    assert table.state.met[ME] == []
    assert table.state.glory[ME] == 0
    assert table.state.wounds[ME] == 2
    assert table.state.markers[ME] == 1, "markers of this round are kept (ruling)"


def test_artifact_stop_collects_glory_keeps_markers_and_heals() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1), glory=2)
    table = searching(wounds=[3]).dice("- 6 1 1").play("search", "stop")
    assert table.state.glory[ME] == 2
    assert table.state.markers[ME] == 1
    assert table.state.wounds[ME] == 0
    assert number("rope-bridge") in table.state.bags[DANGER]


def test_artifact_obtained_at_value_ends_the_adventure_like_a_stop() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1), glory=2)
    redraw("of-zeus", danger=2)
    table = searching(wounds=[1], markers=[1]).dice("- 6 1 1").play("search")
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.state.glory[ME] == 2
    assert table.state.wounds[ME] == 0
    assert table.state.markers[ME] == 0


def test_danger_fight_option_escaping_overcomes_it_without_glory() -> None:
    danger("rope-bridge", either(Skill(AGILITY, 6, 1), Fight(ENEMY)), Skill(AGILITY, 6, 1), glory=2)
    redraw("dockside-thugs", dice=3, wounds=2, escape=Skill(CUNNING, 6, 1))
    table = Laid(at="sahara, paris", sites=SITE, decks={"danger": "rope-bridge", "enemy": "dockside-thugs"})
    table.dice("- -").play("search", "mode/2")
    table.dice("6 1 1").play("escape", "roll")
    assert table.state.markers[ME] == 1
    table.play("stop")
    assert table.state.glory[ME] == 0


def test_cliffhanger_must_be_faced_gives_glory_at_once_and_the_marker() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 1), glory=2)
    table = Laid(at="sahara, paris", sites=SITE, hangs="rope-bridge")
    assert table.may("push/5")
    assert table.why_not("push/6") == "push.no-self-ko"
    table.dice("6 1 1").play("roll")
    assert table.state.glory[ME] == 3
    assert table.state.markers[ME] == 1
    assert table.hangs(ME) == ""
    assert table.may("press-on")


def test_cliffhanger_fail_ko() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 1))
    table = Laid(at="sahara, paris", sites=SITE, hangs="rope-bridge", markers=[2], glory=[9], wounds=[2])
    table.dice("1 1 1 3").play("roll")
    assert "ko" in table.told()
    assert table.where(ME) == "london"
    assert (table.state.markers[ME], table.state.hangs[ME], table.state.wounds[ME]) == (0, -1, 0)
    assert table.state.glory[ME] == 6
    table.nobody_is_waiting_but(table.table.waiting[0])


@pytest.mark.parametrize(("dice", "passes"), [("1 1 1 6", True), ("1 1 1 1", False)])
def test_push_one_die_per_wound_for_one_roll(dice: str, passes: bool) -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 1))
    table = Laid(at="sahara, paris", sites=SITE, hangs="rope-bridge")
    table.dice(dice + " 1").play("push/1")
    assert ("ko" in table.told()) != passes
    assert table.told().count("pushed") == 1


def test_push_current_roll_only_and_once_in_a_test() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 2))
    table = Laid(at="sahara, paris", sites=SITE, hangs="rope-bridge")
    table.dice("6 1 1 1  1 1 1 6").play("push/1")
    assert table.told().count("rolled") == 2, "the second roll has no push to offer, so it falls by itself"
    assert "ko" in table.told(), "a fourth die would have been the second success"


def test_push_only_cliffhanger_or_escape() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 2))
    table = searching()
    table.state.patient = 1
    table.dice("-").play("search")
    assert table.keys() == ["roll"]
    assert table.why_not("push/1") == "push.only-cliffhanger-or-escape"
