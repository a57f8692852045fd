"""Wounds, defence outside of fights, and a KO with its losses."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory.abilities import defence, glory_for, health
from bivouac.games.fortune_and_glory.catalog import (
    AGILITY,
    ANYBODYS,
    ARRIVED,
    ARTIFACT,
    BY_NUMBER,
    CUNNING,
    DANGER,
    ENEMY_BEATEN,
    HERO,
    IS_A,
    ITEM,
    KO,
    OPENED,
    OWN,
    UNTIL_KO,
    Timing,
)
from bivouac.games.fortune_and_glory.grammar import then
from bivouac.games.fortune_and_glory.verbs_goods import Fortune
from bivouac.games.fortune_and_glory.verbs_health import EVERY_WOUND, Heal, Hurt, KnockOut
from bivouac.games.fortune_and_glory.verbs_open import Survive
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.whom import ALL, ANOTHER
from bivouac.games.fortune_and_glory.whom import ME as MY_HERO
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number, on_quest, redraw

EGYPT = "egypt:jar/of-medusa"


def thugs(dice: int = 1, wounds: int = 9, glory: int = 2) -> None:
    redraw("dockside-thugs", dice=dice, wounds=wounds, glory=glory, escape=Skill(CUNNING, 6, 1), each_round=None)


def fighting(**fields: Any) -> Laid:
    """My hero in the Sahara rolls a 1 and meets the thugs; you are asked in Egypt when my turn is over."""
    fields.setdefault("sites", EGYPT)
    return Laid(at="sahara, egypt", decks={"enemy": "dockside-thugs"}, dice="1 -", **fields)


def playing(effect: object, **fields: Any) -> Laid:
    """My hero in the Sahara, asked whether to search, with a card that does this."""
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=effect)
    return on_quest(hands=["tail-wind"], **fields).play("play/tail-wind")


# -- wounds ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("wound.health-box", "wound.defence-bar", "sheet.hero")
def test_every_sheet_has_a_health_and_a_defence_of_0_or_1() -> None:
    sheets = [card for card in BY_NUMBER if IS_A[card.number] == HERO]
    assert len(sheets) == 8
    for sheet in sheets:
        assert 3 <= sheet.health <= 8, sheet.key
        assert sheet.defence in (0, 1), sheet.key
    assert {sheet.defence for sheet in sheets} == {0, 1}


@pytest.mark.clause("wound.health-box", "wound.defence-bar")
def test_health_and_defence_of_the_sheet_are_those_of_the_hero() -> None:
    table = Laid(heroes="li-mei-chen, duke-dudley", printed=True)
    assert (table.state.health, table.state.armour) == ([4, 5], [1, 0])


@pytest.mark.clause("wound.marker-each")
def test_each_wound_is_a_marker() -> None:
    table = playing(Hurt(3, MY_HERO), wounds=[1])
    assert table.state.wounds[ME] == 4
    assert table.numbers("hurt") == [3]
    assert table.clauses("hurt") == ["card.event-nature"], "the card is what hurts"


@pytest.mark.clause("wound.heal")
@pytest.mark.parametrize(("healed", "left"), [(1, 2), (2, 1), (7, 0), (EVERY_WOUND, 0)])
def test_as_many_markers_are_removed_as_wounds_are_healed(healed: int, left: int) -> None:
    table = playing(Heal(healed, MY_HERO), wounds=[3, 2])
    assert table.state.wounds == [left, 2]
    assert table.numbers("healed") == [3 - left]


@pytest.mark.clause("defence.value")
def test_defence_parries_each_separate_time_outside_of_fights_too() -> None:
    redraw("bullwhip", abilities=[defence(1)])
    table = playing(Hurt(2, ALL), kits="bullwhip")
    assert table.state.wounds == [1, 2]
    assert table.numbers("parried") == [1]
    twice = playing(then(Hurt(1, MY_HERO), Hurt(1, MY_HERO)), kits="bullwhip")
    assert twice.state.wounds[ME] == 0
    assert twice.numbers("parried") == [1, 1]
    unparried = playing(Hurt(2, MY_HERO, parry=False), kits="bullwhip")
    assert unparried.state.wounds[ME] == 2
    assert "parried" not in unparried.told()


# -- who is KO ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("ko.hero-threshold")
@pytest.mark.parametrize(("ko", "wounds", "is_ko"), [
    ("beyond", 5, False), ("beyond", 6, True), ("equal", 4, False), ("equal", 5, True),
])  # fmt: skip
def test_a_hero_is_ko_beyond_the_health_or_by_the_option_at_it(ko: str, wounds: int, is_ko: bool) -> None:
    table = playing(Hurt(wounds, MY_HERO), ko=ko)
    assert table.is_ko(ME) == is_ko
    if is_ko:
        assert table.clauses("ko") == ["ko.hero-threshold"]


@pytest.mark.clause("ko.hero-threshold")
def test_health_of_a_card_counts() -> None:
    redraw("bullwhip", abilities=[health(2)])
    assert not playing(Hurt(7, MY_HERO), kits="bullwhip").is_ko(ME)
    assert playing(Hurt(8, MY_HERO), kits="bullwhip").is_ko(ME)


@pytest.mark.clause("ko.lies-in-start-city")
def test_a_ko_hero_lies_in_the_starting_city_out_of_reach() -> None:
    table = playing(KnockOut(MY_HERO))
    assert table.where(ME) == "london"
    assert table.numbers("ko") == [table.state.home(ME)]
    assert table.state.heroes_at(table.state.home(ME)) == []


@pytest.mark.clause("ko.out-until-end")
def test_a_ko_hero_has_no_wounds_and_no_turn_and_stands_up_in_the_end_phase() -> None:
    redraw("tail-wind", timing=Timing(ARRIVED, ANYBODYS), effect=KnockOut(ANOTHER))
    table = Laid(at="sahara, egypt, paris", phase="move", sites=EGYPT, hands=["tail-wind"], wounds=[0, 3], dice="4")
    table.dice("6").play("stay", "play/tail-wind", "target/2")
    assert table.is_ko(YOU)
    assert table.state.wounds[YOU] == 0
    assert table.why_not("stay", YOU) == "ko.out-until-end"
    while table.state.round == 1:
        assert table.table.waiting != [YOU], "neither a movement nor an Adventure turn"
        table.play(table.keys()[0])
    assert not table.is_ko(YOU)
    assert "stands-up" in table.told()


@pytest.mark.clause("ko.out-until-end")
def test_events_of_a_ko_hero_stay_in_hand_and_cannot_be_played() -> None:
    redraw("lucky-hat", timing=Timing(OPENED, ANYBODYS), effect=Fortune(1))
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1))
    for is_ko in (False, True):
        table = on_quest(hands=["", "lucky-hat"])
        table.state.down = 2 if is_ko else 0
        table.dice("- 6 1 1").play("search")
        assert table.may("play/lucky-hat", YOU) == (not is_ko)
        assert table.hand(YOU) == ["lucky-hat"]
    assert table.why_not("play/lucky-hat", YOU) == "ko.out-until-end"


@pytest.mark.clause("ko.out-until-end")
@pytest.mark.parametrize("down", [0, 1])
def test_a_ko_hero_draws_no_event_for_an_initiative_of_1(down: int) -> None:
    table = Laid(at="london, egypt", phase="round", decks={"event": "lucky-hat"}, down=down, dice="1 6")
    assert table.numbers("initiative") == [1, 6]
    assert table.table.waiting == ([YOU] if down else [ME])
    assert table.may("draw", ME) == (not down)


@pytest.mark.clause("ko.out-until-end")
def test_a_card_may_save_a_hero_who_is_about_to_be_ko() -> None:
    redraw("lucky-hat", timing=Timing(KO, ANYBODYS), effect=Survive(2))
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=Hurt(9, MY_HERO))
    table = on_quest(hands=["tail-wind, lucky-hat"]).play("play/tail-wind", "play/lucky-hat")
    assert "ko" not in table.told()
    assert table.state.wounds[ME] == 3
    assert table.may("search")


# -- the penalty -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("ko.penalty", "ko.penalty-d6-discard")
def test_the_die_is_rolled_even_with_nothing_to_lose() -> None:
    thugs()
    table = fighting(wounds=[5]).dice("1 1 1  6  4").play("fight")
    assert table.numbers("ko-die") == [4]
    assert table.table.waiting == [YOU]


@pytest.mark.clause("ko.penalty-d6-discard")
def test_the_owner_chooses_the_mix_of_gear_glory_and_fortune_and_allies_are_safe() -> None:
    thugs()
    redraw("porter", abilities=[])
    table = fighting(kits="bullwhip, street-kid, torch, porter", glory=[2], fortune=[2], wounds=[5])
    table.dice("1 1 1  6  4").play("fight")
    assert table.keys() == ["discard/bullwhip", "discard/torch", "lose/glory", "lose/fortune"]
    assert table.why_not("discard/street-kid") == "ko.penalty-d6-discard"
    assert table.why_not("discard/porter") == "ko.penalty-d6-discard"
    table.play("discard/torch", "lose/fortune", "lose/glory", "lose/fortune")
    assert table.kit(ME) == ["bullwhip", "street-kid", "porter"]
    assert (table.state.glory[ME], table.state.fortune[ME]) == (1, 0)
    assert number("torch") in table.state.bags[ITEM]
    assert table.clauses("ko-lost") == ["ko.penalty-d6-discard"] * 3
    assert table.clauses("back-to-shop") == ["ko.penalty-d6-discard"]
    assert table.table.waiting == [YOU]


@pytest.mark.clause("ko.penalty-d6-discard")
def test_who_has_less_than_the_die_loses_it_all() -> None:
    thugs()
    table = fighting(kits="bullwhip", glory=[1], fortune=[1], wounds=[5]).dice("1 1 1  6  6").play("fight")
    table.play("lose/glory", "lose/fortune")
    assert (table.state.glory[ME], table.state.fortune[ME], table.kit(ME)) == (0, 0, [])
    assert table.table.waiting == [YOU]


@pytest.mark.clause("ko.penalty-artifacts")
@pytest.mark.parametrize(("die", "is_lost"), [(1, True), (3, True), (4, False), (6, False)])
def test_on_1_2_or_3_an_artifact_is_discarded(die: int, is_lost: bool) -> None:
    thugs()
    table = fighting(carried="sword/of-zeus", wounds=[5]).dice(f"1 1 1  6  5  {die}").play("fight")
    assert table.found(ME) == ([] if is_lost else ["sword", "of-zeus"])
    assert (number("sword") in table.state.discards[ARTIFACT]) == is_lost


@pytest.mark.clause("ko.penalty", "ko.penalty-artifacts")
def test_losses_come_in_their_order_and_artifacts_in_that_of_their_finding() -> None:
    thugs(wounds=1, glory=3)
    table = fighting(carried="sword/of-zeus, skull/of-hades", wounds=[5], fortune=[1])
    table.dice("6 1 1  6  2  4 2").play("fight", "lose/fortune")
    told = [line for line in table.told() if line in ("glory", "ko", "ko-die", "ko-lost", "ko-artifact")]
    assert told == ["glory", "ko", "ko-die", "ko-lost", "ko-lost", "ko-artifact", "ko-artifact"]
    assert [told.card for told in table.ear.told if told.other in (number("of-zeus"), number("of-hades"))] == [
        number("sword"), number("skull"),
    ]  # fmt: skip
    assert table.found(ME) == ["sword", "of-zeus"]


@pytest.mark.clause("ko.loses-danger-markers")
def test_a_ko_in_the_adventure_phase_loses_markers_and_the_dangers_met_without_glory() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1))
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=KnockOut(MY_HERO))
    table = on_quest("- 6 1 1", hands=["tail-wind"], markers=[1]).play("search")
    assert table.state.markers[ME] == 2
    table.play("play/tail-wind")
    assert table.state.markers[ME] == 0
    assert "stopped" not in table.told(), "who is KO has left the turn"
    assert table.numbers("markers-lost") == [2]
    assert table.clauses("markers-lost") == ["ko.loses-danger-markers"]
    assert table.state.glory[ME] == 0
    assert table.state.met[ME] == []
    assert number("rope-bridge") in table.state.bags[DANGER]
    assert table.table.waiting == [YOU]


@pytest.mark.clause("ko.loses-danger-markers", "ko.restarts-quest")
def test_a_ko_in_the_movement_phase_loses_them_too_and_the_quest_starts_anew() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1))
    redraw("of-zeus", danger=2)
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=KnockOut(MY_HERO))
    sites = "sahara:sword/of-zeus, egypt:jar/of-medusa"
    table = Laid(at="sahara, egypt", phase="move", sites=sites, hands=["tail-wind"], markers=[1], dice="4")
    table.play("play/tail-wind")
    assert table.state.markers[ME] == 0
    assert table.state.quest[ME] == -1
    back = on_quest("- 6 1 1")
    back.play("search")
    assert back.state.markers[ME] == 1
    assert back.found(ME) == []


@pytest.mark.clause("event.remains-in-play")
def test_what_stays_until_the_owner_is_ko_goes_then() -> None:
    redraw("lucky-hat", timing=Timing(OWN, ANYBODYS), effect=Fortune(1), stays=UNTIL_KO, abilities=[defence(1)])
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=KnockOut(MY_HERO))
    table = on_quest(hands=["tail-wind, lucky-hat"]).play("play/lucky-hat")
    assert table.state.armour == [1, 0]
    assert "stays" in table.told()
    table.dice("1").play("play/tail-wind")
    assert table.state.armour == [0, 0]
    assert table.state.staying == []
    assert number("lucky-hat") in table.state.discards[0]


@pytest.mark.clause("glory.even-when-ko")
def test_what_a_card_gives_for_the_enemy_comes_before_the_losses_too() -> None:
    """Glory that a sheet adds to that of the enemy is there when the losses are chosen, not in some later turn."""
    thugs(wounds=1, glory=1)
    redraw("bullwhip", abilities=[glory_for(ENEMY_BEATEN, 2)])
    table = fighting(kits="bullwhip", wounds=[5]).dice("6 1 1  6  1").play("fight")
    assert table.keys() == ["discard/bullwhip", "lose/glory"]
    assert table.state.glory[ME] == 3
    assert table.state.pending == []
    assert table.clauses("glory") == ["glory.enemy-at-once", "card.gear-ally-effect"]
