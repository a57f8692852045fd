"""Fights, KOs, movement, races, cities, moments and the end of the game."""

from bivouac.games.fortune_and_glory.catalog import AGILITY, CUNNING, ENEMY
from bivouac.games.fortune_and_glory.state_ground import SOLDIER
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number, redraw

SITE = "sahara:sword/of-zeus"


def thugs(dice: int = 3, wounds: int = 2, glory: int = 2, defence: int = 0) -> None:
    redraw("dockside-thugs", dice=dice, wounds=wounds, glory=glory, defence=defence, escape=Skill(CUNNING, 6, 1))


def attacked(dice: str = "1 -", **fields: object) -> Laid:
    """My hero on the road rolls a 1 and meets the thugs."""
    return Laid(at="sahara, sahara", decks={"enemy": "dockside-thugs"}, dice=dice, **fields)  # type: ignore[arg-type]


# -- fights ------------------------------------------------------------------------------------------------------------


def test_travel_attack_on_1_and_combat_hit() -> None:
    thugs()
    table = attacked()
    assert table.keys() == ["fight", "escape"]
    table.dice("4 5 1  4 1 1").play("fight")
    assert table.state.glory[ME] == 2
    assert table.state.wounds[ME] == 1
    assert number("dockside-thugs") in table.state.discards[ENEMY]


def test_defence_each_round_parries_on_both_sides() -> None:
    thugs(defence=1)
    table = attacked(kits="leather-jacket")
    table.dice("4 5 1  4 1 1").play("fight")
    assert table.state.fights[-1][2] == 1, "one of two hits is parried"
    assert table.state.wounds[ME] == 0


def test_escape_fail_attacked_without_an_attack() -> None:
    thugs()
    table = attacked().dice("1 1 1  6 6 1").play("escape", "roll")
    assert table.state.wounds[ME] == 2
    assert table.state.fights[-1][2] == 0
    assert table.keys() == ["fight", "escape"], "escape.choose-again"


def test_glory_even_when_ko_and_the_penalty_after_it() -> None:
    thugs(dice=1, wounds=1, glory=3)
    table = attacked(wounds=[5])
    table.dice("6 1 1  6  2").play("fight")
    assert "ko" in table.told()
    assert table.where(ME) == "london"
    assert table.state.glory[ME] == 1, "3 Glory won, 2 lost by the die"
    assert table.told().index("glory") < table.told().index("ko")
    assert not table.state.fights


def test_ko_penalty_d6_discard_by_choice_allies_are_safe() -> None:
    thugs(dice=1, wounds=9)
    table = attacked(kits="bullwhip, street-kid, torch, porter", glory=[1], fortune=[1], wounds=[5])
    table.dice("1 1 1  6  3").play("fight")
    assert table.keys() == ["discard/bullwhip", "discard/torch", "lose/glory", "lose/fortune"]
    table.play("discard/torch", "lose/fortune", "lose/glory")
    assert table.kit(ME) == ["bullwhip", "street-kid", "porter"]
    assert number("torch") in table.state.bags[4], "item.returns-to-shop"


def test_ko_penalty_artifacts_one_by_one() -> None:
    thugs(dice=1, wounds=9)
    table = attacked(carried="sword/of-zeus, jar/of-medusa", wounds=[5])
    table.dice("1 1 1  6  5  3 4").play("fight")
    assert table.found(ME) == ["jar", "of-medusa"]


def test_ko_hero_threshold_is_an_option() -> None:
    thugs(dice=1, wounds=9)
    beyond = attacked(wounds=[4]).dice("1 1 1  6").play("fight")
    assert "ko" not in beyond.told()
    equal = attacked(wounds=[4], ko="equal").dice("1 1 1  6").play("fight")
    assert "ko" in equal.told()


# -- movement ----------------------------------------------------------------------------------------------------------


def test_movement_example_sahara() -> None:
    table = Laid(at="london, paris", phase="move", dice="5")
    assert table.may("go/sahara")
    assert not Laid(at="london, paris", phase="move", dice="4").may("go/sahara")
    table.play("go/sahara")
    assert table.where(ME) == "sahara"


def test_cliffhanger_no_movement_but_a_1_brings_an_event() -> None:
    hat = {"event": "lucky-hat"}
    table = Laid(at="sahara, paris", phase="move", sites=SITE, hangs="rope-bridge", decks=hat, dice="1")
    assert table.keys() == ["pass", "draw"]
    table.play("draw")
    assert table.hand(ME) == ["lucky-hat"]
    assert table.table.waiting == [YOU]
    assert table.where(ME) == "sahara"


def test_movement_henchman_stops_and_is_fought_at_once() -> None:
    redraw("nazi-soldier", dice=1, wounds=1)
    table = Laid(at="moscow, paris", phase="move", figures={"russia": SOLDIER}, dice="5")
    assert table.keys(verb="go") == ["russia"], "there is no other way out of Moscow"
    table.play("go/russia")
    assert table.keys() == ["fight", "escape"]
    table.dice("6 6 6 1").play("fight")
    assert SOLDIER not in table.state.figures
    assert table.where(ME) == "russia"


def test_henchman_escape_moves_hero_and_the_figure_stays() -> None:
    redraw("nazi-soldier", escape=Skill(AGILITY, 6, 1))
    table = Laid(at="london, paris", phase="move", figures={"british-isles": SOLDIER}, dice="5")
    table.play("go/british-isles").dice("6 1 1").play("escape", "roll")
    assert table.keys(verb="step") == ["western-europe", "north-sea", "north-atlantic", "london"]
    table.play("step/london")
    assert table.state.figures[14] == SOLDIER
    assert table.where(ME) == "london"


def test_artifact_resume_next_round_markers_are_lost_on_leaving() -> None:
    table = Laid(at="sahara, paris", phase="move", sites=SITE, markers=[2], dice="3")
    table.play("go/egypt")
    assert table.state.markers[ME] == 0


# -- races -------------------------------------------------------------------------------------------------------------


def racing(markers: list[int], value: int = 3, dangers: str = "rope-bridge, boat-chase") -> Laid:
    for key in ("rope-bridge", "boat-chase"):
        danger(key, Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 1))
    redraw("of-zeus", danger=value)
    return Laid(at="sahara, sahara", sites=SITE, markers=markers, decks={"danger": dangers})


def test_race_alternate_danger_by_danger() -> None:
    table = racing([0, 0])
    table.play("search", seat=ME).dice("- 6 1 1").play("search", seat=YOU)
    assert table.table.waiting == [ME]
    table.dice("- 6 1 1").play("press-on")
    assert table.table.waiting == [YOU], "race.alternate: the other one draws before I draw again"
    assert (table.state.markers[ME], table.state.markers[YOU]) == (1, 1)


def test_race_artifact_gone_who_pressed_on_faces_a_last_danger() -> None:
    table = racing([0, 2])
    table.play("search", seat=ME).dice("- 6 1 1").play("search", seat=YOU)
    table.dice("- 6 1 1  - 6 1 1").play("press-on", seat=ME)
    assert table.found(YOU) == ["sword", "of-zeus"]
    assert "artifact-gone" in table.told()
    assert table.told().count("danger") == 3
    assert table.told().count("stopped") == 1, "overcome: the hero must stop and collects"
    assert table.state.markers[ME] == 0
    assert table.state.glory[ME] == 4


def test_race_artifact_gone_who_had_not_drawn_makes_the_land_roll() -> None:
    table = racing([2, 0])
    table.play("search", seat=ME).dice("- 6 1 1  2").play("search", seat=YOU)
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.told().count("danger") == 1
    assert table.told().count("travel-die") == 1


# -- cities ------------------------------------------------------------------------------------------------------------


def test_sell_major_city_bonus_and_minor_without() -> None:
    redraw("sword", fortune=4)
    for city, fortune in (("london", 5), ("lima", 4)):
        table = Laid(at=f"{city}, paris", carried="sword/of-zeus", decks={"city": "auction-house"})
        table.play("sell/sword")
        assert table.state.fortune[ME] == fortune
        assert table.found(ME) == []


def test_city_business_prices_and_healing() -> None:
    redraw("torch", price=2)
    table = Laid(at="lima, paris", glory=[8], wounds=[3], decks={"city": "auction-house", "gear": "bullwhip"})
    table.play("buy/torch", "heal/1")
    assert table.state.glory[ME] == 5
    assert table.state.wounds[ME] == 2
    table.play("buy-gear")
    assert table.kit(ME) == ["torch", "bullwhip"]
    assert table.state.glory[ME] == 0
    assert "paid-healing" in table.told()


def test_gear_excess_discarded_by_the_owner_the_new_one_too() -> None:
    kit = "service-revolver, field-notes, leather-jacket"
    table = Laid(at="lima, paris", glory=[5], kits=kit, decks={"city": "auction-house", "gear": "bullwhip"})
    table.play("buy-gear")
    assert table.may("discard/bullwhip")
    table.play("discard/field-notes")
    assert table.kit(ME) == ["service-revolver", "leather-jacket", "bullwhip"]


def test_city_danger_fail_no_business_and_the_cliffhanger_next_round() -> None:
    danger("cobra-in-the-bath", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 1), glory=2)
    table = Laid(at="lima, sahara", glory=[5], decks={"city": "cobra-in-the-bath"}, dice="- 1 1 1 2")
    assert table.hangs(ME) == "cobra-in-the-bath"
    assert "bought" not in table.told()
    assert table.state.phase != 3, "my turn of the Adventure phase is over"


def test_city_cliffhanger_then_business() -> None:
    danger("cobra-in-the-bath", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 1), glory=2)
    table = Laid(at="lima, sahara", glory=[5], hangs="cobra-in-the-bath")
    table.dice("6 1 1").play("roll")
    assert table.state.glory[ME] == 8
    assert table.may("buy-gear")
    assert "drew-city" not in table.told()


# -- moments -----------------------------------------------------------------------------------------------------------


def test_event_reroll_at_the_result_of_my_test() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 1))
    table = Laid(at="sahara, paris", sites=SITE, hands="lucky-hat", decks={"danger": "rope-bridge"})
    table.dice("- 1 1 1").play("search")
    assert table.keys() == ["pass", "play/lucky-hat"]
    table.dice("1 1 6").play("play/lucky-hat")
    assert table.state.markers[ME] == 1
    assert number("lucky-hat") in table.state.discards[0]


def test_sale_of_a_fake_brings_nothing() -> None:
    table = Laid(at="lima, paris", carried="sword/of-zeus", hands=["", "brass-fake"], decks={"city": "auction-house"})
    table.play("sell/sword").play("play/brass-fake", seat=YOU)
    assert table.state.fortune[ME] == 0
    assert table.found(ME) == []


# -- the end -----------------------------------------------------------------------------------------------------------


def test_victory_condition_at_home_with_15() -> None:
    table = Laid(at="london, paris", phase="end", fortune=[15, 14])
    assert table.state.over
    assert table.state.winners == [ME]
    away = Laid(at="lima, paris", phase="end", fortune=[15, 14])
    assert not away.state.over


def test_victory_ties_by_fortune_then_glory_then_shared() -> None:
    assert Laid(phase="end", fortune=[15, 16]).state.winners == [YOU]
    assert Laid(phase="end", fortune=[16, 16], glory=[1, 0]).state.winners == [ME]
    assert Laid(phase="end", fortune=[16, 16], glory=[1, 1]).state.winners == [ME, YOU]


def test_end_always_four() -> None:
    table = Laid(phase="end", sites=SITE)
    assert len(table.state.site_space) == 4
    assert len(set(table.state.site_space)) == 4
