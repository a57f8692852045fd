"""The 12 common items: their price and their place in the shop, what they add, and how they are used up."""

import pytest

from bivouac.games.fortune_and_glory.abilities import mine
from bivouac.games.fortune_and_glory.catalog import ALLY, ITEM
from bivouac.games.fortune_and_glory.verbs_goods import StealKit
from bivouac.games.fortune_and_glory.whom import ANOTHER
from tests.fortune_and_glory.kit_checks import (
    activates_healing,
    activates_parry,
    activates_steps,
    adds_dice,
    adds_points,
)
from tests.fortune_and_glory.kit_situations import QUIET_CITY, attacked, hanging, moving, pool
from tests.fortune_and_glory.world import ME, YOU, Laid, number, redraw

PRICES = [
    pytest.param("rope-and-hook", 3, "gear", marks=pytest.mark.card("rope-and-hook")),
    pytest.param("torch", 2, "gear", marks=pytest.mark.card("torch")),
    pytest.param("first-aid-kit", 3, "gear", marks=pytest.mark.card("first-aid-kit")),
    pytest.param("pistol", 3, "gear", marks=pytest.mark.card("pistol")),
    pytest.param("rail-pass", 4, "gear", marks=pytest.mark.card("rail-pass")),
    pytest.param("porter", 2, "ally", marks=pytest.mark.card("porter")),
    pytest.param("stick-of-dynamite", 2, "gear", marks=pytest.mark.card("stick-of-dynamite")),
    pytest.param("phrase-book", 3, "gear", marks=pytest.mark.card("phrase-book")),
    pytest.param("box-of-cartridges", 2, "gear", marks=pytest.mark.card("box-of-cartridges")),
    pytest.param("bodyguard", 5, "ally", marks=pytest.mark.card("bodyguard")),
    pytest.param("local-guide", 3, "ally", marks=pytest.mark.card("local-guide")),
    pytest.param("nurse-on-leave", 6, "ally", marks=pytest.mark.card("nurse-on-leave")),
]
THREE = {"gear": "bullwhip, field-notes, lock-picks", "ally": "street-kid, double-agent, cat-burglar"}


@pytest.mark.parametrize(("card", "price", "kind"), PRICES)
def test_item_is_bought_for_its_price_while_it_lies_in_the_shop(card: str, price: int, kind: str) -> None:
    table = Laid(at="lima, paris", glory=[price + 1, 9], wounds=[1], decks=QUIET_CITY)
    table.play(f"buy/{card}")
    assert table.state.glory == [1, 9]
    assert table.kit(ME) == [card]
    assert number(card) not in table.state.bags[ITEM]
    table.play("done")
    assert table.table.waiting == [YOU]
    assert not table.may(f"buy/{card}")
    assert table.why_not(f"buy/{card}", YOU) == "item.open-choice"
    poor = Laid(at="lima, paris", glory=[price - 1, 9], wounds=[1], decks=QUIET_CITY)
    assert not poor.may(f"buy/{card}")
    assert poor.why_not(f"buy/{card}") == "resource.glory-use"


@pytest.mark.parametrize(("card", "price", "kind"), PRICES)
def test_item_counts_as_gear_or_ally_and_goes_back_to_the_shop(card: str, price: int, kind: str) -> None:
    other = "ally" if kind == "gear" else "gear"
    room = Laid(at="lima, paris", glory=[price], kits=THREE[other], decks=QUIET_CITY).play(f"buy/{card}")
    assert len(room.kit(ME)) == 4, "three cards of the other kind leave room"
    full = Laid(at="lima, paris", glory=[price, 9], kits=THREE[kind], decks=QUIET_CITY).play(f"buy/{card}")
    if card == "porter":
        assert full.may("discard/porter"), "he carries Gear, not Allies"
    assert len(full.keys(verb="discard")) == 4
    full.play(f"discard/{card}")
    assert card not in full.kit(ME)
    assert number(card) in full.state.bags[ITEM]


DICE = [
    pytest.param("rope-and-hook", {"climb": 1, "fall": 1}, marks=pytest.mark.card("rope-and-hook")),
    pytest.param("torch", {"dark": 1}, marks=pytest.mark.card("torch")),
    pytest.param("first-aid-kit", {}, marks=pytest.mark.card("first-aid-kit")),
    pytest.param("pistol", {"fight": 1}, marks=pytest.mark.card("pistol")),
    pytest.param("rail-pass", {}, marks=pytest.mark.card("rail-pass")),
    pytest.param("porter", {}, marks=pytest.mark.card("porter")),
    pytest.param("stick-of-dynamite", {}, marks=pytest.mark.card("stick-of-dynamite")),
    pytest.param("phrase-book", {"crowd": 1, "disguise": 1}, marks=pytest.mark.card("phrase-book")),
    pytest.param("box-of-cartridges", {}, marks=pytest.mark.card("box-of-cartridges")),
    pytest.param("bodyguard", {"thug": 1, "nazi": 1}, marks=pytest.mark.card("bodyguard")),
    pytest.param("local-guide", {"ruins": 1}, marks=pytest.mark.card("local-guide")),
    pytest.param("nurse-on-leave", {"poison": 1}, marks=pytest.mark.card("nurse-on-leave")),
]


@pytest.mark.parametrize(("card", "expected"), DICE)
def test_item_adds_its_dice_there_and_nowhere_else(card: str, expected: dict[str, int]) -> None:
    adds_dice(card, expected)


@pytest.mark.card("box-of-cartridges")
@pytest.mark.parametrize(
    ("kits", "dice"),
    [
        ("box-of-cartridges, elephant-gun", 4),
        ("box-of-cartridges, sword-cane", 4),
        ("box-of-cartridges, pistol", 5),
        (["box-of-cartridges", "elephant-gun"], 3),
    ],
    ids=["a gun", "no gun, but Combat 4", "a gun with a die of its own", "the gun is another's"],
)
def test_box_of_cartridges_needs_a_gun(kits: str | list[str], dice: int) -> None:
    assert pool("fight", keywords="infantry", kits=kits) == dice


@pytest.mark.card("bodyguard")
def test_bodyguard_parries_one_hit() -> None:
    activates_parry("bodyguard", 1, 3)


@pytest.mark.card("rail-pass")
def test_rail_pass_moves_two_points_further_from_a_city() -> None:
    activates_steps("rail-pass", 2, "london", ("sahara", "north-atlantic"))


@pytest.mark.card("local-guide")
def test_local_guide_moves_one_point_further_on_land() -> None:
    adds_points("local-guide", 1, "sahara", ("london", "north-atlantic"))


@pytest.mark.card("nurse-on-leave")
def test_nurse_on_leave_heals_and_makes_healing_in_cities_free() -> None:
    activates_healing("nurse-on-leave")
    table = Laid(at="lima, paris", kits="nurse-on-leave", wounds=[3], decks=QUIET_CITY)
    assert table.keys(verb="heal") == ["1", "2", "3"]
    table.play("heal/3")
    assert table.state.wounds[ME] == 0
    assert table.state.glory[ME] == 0
    theirs = Laid(at="lima, paris", kits=["", "nurse-on-leave"], wounds=[3], glory=[2], decks=QUIET_CITY)
    assert theirs.keys(verb="heal") == ["1", "2"]


@pytest.mark.card("first-aid-kit")
def test_first_aid_kit_heals_three_wounds_and_is_gone() -> None:
    table = moving(2, kits="first-aid-kit, torch", wounds=[4, 4]).play("use/first-aid-kit")
    assert table.state.wounds == [1, 4]
    assert table.kit(ME) == ["torch"]
    assert number("first-aid-kit") in table.state.bags[ITEM], "item.returns-to-shop"
    assert not table.may("use/first-aid-kit")
    table.nobody_is_waiting_but(ME)
    scratch = moving(2, kits="first-aid-kit", wounds=[1]).play("use/first-aid-kit")
    assert scratch.state.wounds[ME] == 0
    assert not moving(2, kits="first-aid-kit").may("use/first-aid-kit"), "nothing to heal"
    assert not moving(2, kits=["", "first-aid-kit"], wounds=[2]).may("use/first-aid-kit")
    assert not hanging(kits="first-aid-kit", wounds=[2]).may("use/first-aid-kit")


@pytest.mark.card("stick-of-dynamite")
def test_stick_of_dynamite_hits_three_times_and_is_gone() -> None:
    table = attacked(foe_wounds=4, kits="stick-of-dynamite").dice("+ . . +").play("fight")
    assert table.keys() == ["pass", "use/stick-of-dynamite"]
    table.play("use/stick-of-dynamite")
    assert table.state.glory == [2, 0], "one hit of the dice and three of the dynamite"
    assert table.state.wounds == [1, 0], "both sides strike at once"
    assert table.kit(ME) == []
    assert number("stick-of-dynamite") in table.state.bags[ITEM]
    table.nobody_is_waiting_but(YOU)
    tough = attacked(foe_wounds=5, kits="stick-of-dynamite").dice("+ . . .").play("fight", "use/stick-of-dynamite")
    assert tough.state.fights[-1][2] == 4


@pytest.mark.card("stick-of-dynamite")
def test_stick_of_dynamite_is_kept_by_a_pass_and_needs_a_fight_of_its_hero() -> None:
    kept = attacked(kits="stick-of-dynamite").dice(". . . .").play("fight", "pass")
    assert kept.kit(ME) == ["stick-of-dynamite"]
    assert kept.state.fights[-1][2] == 0
    escaping = attacked(kits="stick-of-dynamite").dice("1 1 1 1").play("escape", "roll")
    assert escaping.keys() == ["fight", "escape"]
    theirs = attacked(kits=["", "stick-of-dynamite"]).dice(". . . .").play("fight")
    assert theirs.keys() == ["fight", "escape"]
    assert not moving(2, kits="stick-of-dynamite").may("use/stick-of-dynamite")


@pytest.mark.card("porter")
def test_porter_carries_a_fourth_gear_of_his_hero() -> None:
    gear = "bullwhip, field-notes, lock-picks"
    table = Laid(at="lima, paris", kits=f"porter, {gear}", glory=[4], decks=QUIET_CITY).play("buy/torch")
    assert len(table.kit(ME)) == 5
    table.nobody_is_waiting_but(ME)
    five = Laid(at="lima, paris", kits=f"porter, {gear}, ice-axe", glory=[4], decks=QUIET_CITY).play("buy/torch")
    assert len(five.keys(verb="discard")) == 5, "not a fifth one"
    theirs = Laid(at="lima, paris", kits=[gear, "porter"], glory=[4], decks=QUIET_CITY).play("buy/torch")
    assert len(theirs.keys(verb="discard")) == 4
    allies = "street-kid, double-agent, porter"
    more = Laid(at="lima, paris", kits=allies, glory=[5], decks={**QUIET_CITY, "ally": "cat-burglar"}).play("buy-ally")
    assert len(more.keys(verb="discard")) == 4, "he carries no Allies"


@pytest.mark.card("porter")
def test_porter_who_is_dismissed_leaves_a_gear_too_many() -> None:
    kit = "porter, bullwhip, field-notes, lock-picks, torch, street-kid, double-agent"
    decks = {**QUIET_CITY, "ally": "cat-burglar"}
    table = Laid(at="lima, paris", kits=kit, glory=[6], decks=decks).play("buy-ally")
    table.play("discard/porter")
    assert table.keys(verb="discard") == ["bullwhip", "field-notes", "lock-picks", "torch"]
    table.play("discard/bullwhip")
    assert table.kit(ME) == ["field-notes", "lock-picks", "torch", "street-kid", "double-agent", "cat-burglar"]
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("porter")
def test_porter_who_is_hired_away_leaves_a_gear_too_many() -> None:
    redraw("tail-wind", timing=mine, effect=StealKit(ALLY, ANOTHER))
    kits = ["bullwhip, field-notes, lock-picks", "porter, torch, pistol, sword-cane, ice-axe"]
    table = moving(2, kits=kits, hands="tail-wind").play("play/tail-wind")
    assert table.table.waiting == [YOU]
    assert table.keys(YOU, verb="discard") == ["sword-cane", "ice-axe", "torch", "pistol"]
    table.play("discard/ice-axe", seat=YOU)
    assert table.kit(YOU) == ["torch", "pistol", "sword-cane"]
    assert table.kit(ME) == ["bullwhip", "field-notes", "lock-picks", "porter"]
    table.nobody_is_waiting_but(ME)
