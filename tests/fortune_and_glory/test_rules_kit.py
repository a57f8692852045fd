"""Gear, Allies and common items: what is carried, activated, tested for loyalty, bought and parted with."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory.abilities import activate, carry, dice_in, plus, price, use, when
from bivouac.games.fortune_and_glory.catalog import (
    AGILITY,
    ALLY,
    ANYBODYS,
    BY_NUMBER,
    COMBAT,
    CUNNING,
    END,
    ENEMY_BEATEN,
    GEAR,
    IN_FIGHT,
    IN_LOYALTY,
    IS_A,
    ITEM,
    KNOCKED_OUT,
    LORE,
    OWN,
    PRESSES_ON,
    ROUND,
    ROUND_BEGINS,
    STOPS,
    TRAVELS,
    Ability,
    Timing,
)
from bivouac.games.fortune_and_glory.grammar import cost, then
from bivouac.games.fortune_and_glory.state_ground import T_DICE, UNTIL_PHASE, UNTIL_ROUND
from bivouac.games.fortune_and_glory.verbs_goods import DropMe, Fortune, Glory, StealKit, draw_ally, draw_gear
from bivouac.games.fortune_and_glory.verbs_health import KnockOut
from bivouac.games.fortune_and_glory.verbs_open import MISSES, Level, Reroll
from bivouac.games.fortune_and_glory.verbs_tests import Loyalty, LoyaltyOf
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.whom import ANOTHER
from bivouac.games.fortune_and_glory.whom import ME as MY_HERO
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number, on_quest, redraw

THREE_GEAR = "service-revolver, field-notes, leather-jacket"


def plain(*keys: str, **fields: Any) -> None:
    """These cards do nothing but what a test gives them."""
    for key in keys:
        redraw(key, **{"abilities": [], **fields})


def in_lima(**fields: Any) -> Laid:
    """My hero does business in Lima; the City deck has only a card without effect on me, the Gear deck the whip."""
    redraw("auction-house", effect=Glory(0))
    decks = {"city": "auction-house", "gear": "bullwhip", "ally": "street-kid"}
    return Laid(at="lima, egypt", sites="egypt:jar/of-medusa", decks=decks, **fields)


def playing(effect: object, **fields: Any) -> Laid:
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=effect)
    return on_quest(hands=["tail-wind"], **fields).play("play/tail-wind")


# -- drawn and bought --------------------------------------------------------------------------------------------------


@pytest.mark.clause("gear.draw-top")
@pytest.mark.parametrize(("effect", "key"), [(draw_gear(1), "bullwhip"), (draw_ally(1), "street-kid")])
def test_a_card_of_the_right_deck_lies_open_beside_the_sheet(effect: object, key: str) -> None:
    table = playing(effect, decks={"gear": "bullwhip", "ally": "street-kid"})
    assert table.kit(ME) == [key]
    drawn = table.ear.told[table.told().index("drew-gear")]
    assert (drawn.card, drawn.is_seen_by(YOU), drawn.is_seen_by(-1)) == (number(key), True, True)
    assert table.clauses("drew-gear") == ["card.event-nature"]


@pytest.mark.clause("gear.price", "item.bought-with-glory")
def test_a_gear_or_ally_card_costs_5_glory() -> None:
    table = in_lima(glory=[9])
    table.play("buy-gear")
    assert table.state.glory[ME] == 4
    assert table.kit(ME) == ["bullwhip"]
    assert table.clauses("drew-gear") == ["gear.draw-top"]
    assert table.numbers("bought") == [5]
    assert table.why_not("buy-ally") == "resource.glory-use"
    ally = in_lima(glory=[5]).play("buy-ally")
    assert (ally.kit(ME), ally.state.glory[ME]) == (["street-kid"], 0)


@pytest.mark.clause("gear.price")
def test_a_card_of_the_hero_may_set_a_lower_price_for_one_deck() -> None:
    plain("leather-jacket", abilities=[price(GEAR, 3)])
    table = in_lima(glory=[4], kits="leather-jacket")
    assert not table.may("buy-ally")
    table.play("buy-gear")
    assert table.state.glory[ME] == 1


# -- how many are carried ----------------------------------------------------------------------------------------------


@pytest.mark.clause("gear.carry-limit")
def test_three_gear_and_three_allies_may_be_carried() -> None:
    plain("service-revolver", "field-notes", "street-kid", "retired-boxer", "bullwhip", "old-professor")
    kit = "service-revolver, field-notes, street-kid, retired-boxer"
    table = playing(then(draw_gear(1), draw_ally(1)), kits=kit, decks={"gear": "bullwhip", "ally": "old-professor"})
    assert len(table.kit(ME)) == 6
    assert table.may("search"), "nobody asks to discard"


@pytest.mark.clause("gear.excess-discarded", "gear.carry-limit")
def test_the_owner_discards_the_surplus_at_once_the_new_card_too() -> None:
    plain("service-revolver", "field-notes", "leather-jacket", "street-kid")
    table = playing(draw_gear(1), kits=THREE_GEAR + ", street-kid", decks={"gear": "bullwhip"})
    assert table.keys(verb="discard") == ["bullwhip", "service-revolver", "field-notes", "leather-jacket"]
    assert len(table.keys()) == 4
    assert table.why_not("search") == "gear.excess-discarded"
    assert table.why_not("discard/street-kid") == "gear.use-any"
    table.play("discard/bullwhip")
    assert table.kit(ME) == ["service-revolver", "field-notes", "leather-jacket", "street-kid"]
    assert table.clauses("too-many") == ["gear.excess-discarded"]
    assert number("bullwhip") in table.state.discards[GEAR]
    assert table.may("search")


@pytest.mark.clause("gear.excess-discarded")
def test_who_takes_a_card_of_another_hero_may_have_too_many_as_well() -> None:
    plain("service-revolver", "field-notes", "leather-jacket", "lock-picks")
    table = playing(StealKit(GEAR, ANOTHER), kits=[THREE_GEAR, "lock-picks"])
    assert table.keys(verb="discard") == ["service-revolver", "field-notes", "leather-jacket", "lock-picks"]


@pytest.mark.clause("card.gear-ally-effect")
def test_a_card_that_was_taken_helps_the_new_owner_and_no_longer_the_old_one() -> None:
    plain("lock-picks", abilities=[plus(AGILITY, 2)])
    table = playing(StealKit(GEAR, ANOTHER), kits=["", "lock-picks"])
    assert table.state.levels[:8] == [3, 5, 3, 3, 3, 3, 3, 3]


@pytest.mark.clause("gear.excess-discarded")
def test_without_the_porter_there_is_a_surplus() -> None:
    plain("service-revolver", "field-notes", "leather-jacket", "bullwhip")
    plain("street-kid", loyalty=1, abilities=[carry(GEAR, 1)])
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=LoyaltyOf(MY_HERO))
    table = on_quest("1", hands=["tail-wind"], kits=THREE_GEAR + ", bullwhip, street-kid")
    table.play("play/tail-wind")
    assert "disloyal" in table.told()
    assert len(table.keys(verb="discard")) == 4
    table.play("discard/bullwhip")
    assert table.may("search")


@pytest.mark.clause("gear.excess-discarded")
def test_whose_porter_is_taken_has_a_surplus_too() -> None:
    plain("service-revolver", "field-notes", "leather-jacket", "bullwhip")
    plain("street-kid", abilities=[carry(GEAR, 1)])
    table = playing(StealKit(ALLY, ANOTHER), kits=["", THREE_GEAR + ", bullwhip, street-kid"])
    assert table.kit(ME) == ["street-kid"]
    assert table.table.waiting == [YOU]
    assert len(table.keys(YOU, verb="discard")) == 4


@pytest.mark.clause("gear.use-any", "card.gear-ally-effect")
def test_all_cards_beside_the_sheet_help_at_once() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 2))
    plain("bullwhip", abilities=[plus(AGILITY, 1)])
    plain("field-notes", abilities=[plus(AGILITY, 1), plus(LORE, 1)])
    table = on_quest(dangers="", hangs="rope-bridge", kits="bullwhip, field-notes")
    assert table.state.levels[:4] == [3, 5, 3, 4]
    table.dice("6 1 1 1 1").play("roll")
    assert table.state.tests[-1][T_DICE] == 5


@pytest.mark.clause("gear.use-any")
def test_what_is_not_carried_cannot_be_used() -> None:
    plain("bullwhip", abilities=[activate(Fortune(1))])
    table = on_quest(kits=["", "bullwhip"])
    assert table.why_not("activate/bullwhip") == "gear.use-any"


# -- activation --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("gear.activation-once", "gear.activation-turned", "initiative.ready-cards")
def test_an_activated_card_is_turned_until_the_next_round() -> None:
    plain("bullwhip", abilities=[activate(Fortune(1))])
    table = on_quest(kits="bullwhip")
    table.play("activate/bullwhip")
    assert table.state.fortune[ME] == 1
    assert table.state.turned == [number("bullwhip")]
    assert table.why_not("activate/bullwhip") == "gear.activation-once"
    assert table.clauses("activated") == ["gear.activation-turned"]
    table.play("decline").play("decline", seat=YOU)
    assert table.state.round == 2
    assert table.state.turned == []
    assert "readied" in table.told()


@pytest.mark.clause("gear.activation-once")
def test_an_activation_belongs_to_its_moment_and_its_skill() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 1))
    plain("bullwhip", abilities=[activate(Reroll(MISSES), on=AGILITY)])
    table = on_quest("- 1 1 1", kits="bullwhip")
    assert not table.may("activate/bullwhip"), "there is no roll yet"
    assert table.why_not("activate/bullwhip") == "gear.activation-once"
    table.play("search")
    assert table.keys() == ["pass", "activate/bullwhip"]
    table.dice("1 1 6").play("activate/bullwhip")
    assert table.state.markers[ME] == 1
    other = on_quest(dangers="", hangs="rope-bridge", kits="bullwhip").dice("1 1 1").play("roll")
    assert "ko" in other.told(), "a roll of Cunning is none of Agility"


@pytest.mark.clause("gear.activation-once")
def test_what_is_used_and_not_activated_is_limited_by_its_cost() -> None:
    plain("bullwhip", abilities=[use(then(cost(Glory(-2)), Fortune(1)))])
    table = on_quest(kits="bullwhip", glory=[5]).play("use/bullwhip", "use/bullwhip")
    assert (table.state.glory[ME], table.state.fortune[ME], table.state.turned) == (1, 2, [])
    assert not table.may("use/bullwhip")


@pytest.mark.clause("gear.passive-kept")
def test_a_turned_card_still_gives_its_levels_dice_and_what_it_waits_for() -> None:
    redraw("dockside-thugs", dice=1, wounds=1, glory=1, each_round=None)
    plain("bullwhip", abilities=[
        activate(Fortune(1)), plus(COMBAT, 1), dice_in(IN_FIGHT, 1), when(ENEMY_BEATEN, Fortune(3)),
    ])  # fmt: skip
    decks = {"enemy": "dockside-thugs"}
    table = Laid(at="sahara, egypt", sites="egypt:jar/of-medusa", kits="bullwhip", decks=decks, dice="1 -")
    table.play("activate/bullwhip")
    assert table.state.turned == [number("bullwhip")]
    table.dice("1 1 1 1 6  1").play("fight")
    assert table.state.fortune[ME] == 4


# -- for a while -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("card.gear-ally-effect", "round.phases")
@pytest.mark.parametrize(("phase", "until", "lasts"), [
    ("round", UNTIL_PHASE, False), ("round", UNTIL_ROUND, True), ("move", UNTIL_PHASE, False),
    ("move", UNTIL_ROUND, True), ("adventure", UNTIL_PHASE, False), ("adventure", UNTIL_ROUND, True),
])  # fmt: skip
def test_a_level_is_raised_until_the_phase_or_the_round_ends(phase: str, until: int, lasts: bool) -> None:
    """Played in one phase, looked at in the next one."""
    moment = ROUND if phase == "round" else OWN
    redraw("lucky-hat", timing=Timing(moment, ANYBODYS), effect=Level(COMBAT, 2, until))
    redraw("tail-wind", timing=Timing(END, ANYBODYS), effect=Fortune(1))
    sites = "sahara:sword/of-zeus"
    table = Laid(at="sahara, sahara", phase=phase, sites=sites, hands="lucky-hat, tail-wind", dice="6 2")
    now = table.state.phase
    table.play("play/lucky-hat", seat=ME)
    while table.state.phase == now:
        assert table.state.level(ME, COMBAT) == 5
        table.play(next(key for key in ("stay", "decline") if table.may(key)))
    assert table.state.level(ME, COMBAT) == (5 if lasts else 3)


@pytest.mark.clause("travel.roll", "card.gear-ally-effect")
def test_a_card_may_wait_for_the_land_roll() -> None:
    plain("bullwhip", abilities=[when(TRAVELS, Glory(1))])
    table = Laid(at="egypt, sahara", sites="sahara:sword/of-zeus", kits="bullwhip", dice="2")
    assert table.numbers("travel-die") == [2]
    assert table.state.glory[ME] == 1


@pytest.mark.clause("danger.choice-after", "card.gear-ally-effect")
@pytest.mark.parametrize(("trigger", "choice"), [(STOPS, "stop"), (PRESSES_ON, "press-on")])
def test_a_card_may_wait_for_the_choice_after_a_danger(trigger: int, choice: str) -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1), glory=0)
    plain("bullwhip", abilities=[when(trigger, Fortune(1))])
    for key in ("stop", "press-on"):
        table = on_quest("- 6 1 1", kits="bullwhip", dangers="rope-bridge, rope-bridge").play("search")
        table.dice("- 1 1 1").play(key)
        assert table.state.fortune[ME] == (1 if key == choice else 0)


# -- loyalty -----------------------------------------------------------------------------------------------------------


def loyalty_of_kid(dice: str, loyalty: int, target: int = 0, kits: str = "street-kid", abilities: Any = ()) -> Laid:
    """The loyalty of the street kid is tested by a card; without a target the card does not say what a die needs."""
    redraw("street-kid", loyalty=loyalty, abilities=list(abilities))
    effect = LoyaltyOf(MY_HERO, target) if target else LoyaltyOf(MY_HERO)
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=effect)
    return on_quest(dice, hands=["tail-wind"], kits=kits).play("play/tail-wind")


@pytest.mark.clause("ally.loyalty-value")
def test_every_ally_has_a_loyalty_of_1_to_4_and_nothing_else_has() -> None:
    for card in BY_NUMBER:
        assert (1 <= card.loyalty <= 4) if IS_A[card.number] == ALLY else card.loyalty == 0, card.key


@pytest.mark.clause("ally.loyalty-dice", "ally.loyalty-pass", "ally.loyalty-fail")
@pytest.mark.parametrize(("dice", "loyalty", "target", "stays"), [
    ("1 1 4", 3, 0, True), ("1 1 3", 3, 0, False), ("1 1 6", 2, 0, False), ("4 1 1", 1, 0, True),
    ("1 4", 2, 5, False), ("1 5", 2, 5, True),
])  # fmt: skip
def test_as_many_dice_as_the_loyalty_and_one_success_is_enough(
    dice: str, loyalty: int, target: int, stays: bool
) -> None:
    table = loyalty_of_kid(dice, loyalty, target)
    assert table.kit(ME) == (["street-kid"] if stays else [])
    assert ("loyal" in table.told()) == stays
    assert ("disloyal" in table.told()) != stays
    assert (number("street-kid") in table.state.discards[ALLY]) != stays


@pytest.mark.clause("ally.loyalty-dice")
def test_dice_for_loyalty_tests_and_every_ally_but_no_common_item_is_tested() -> None:
    table = loyalty_of_kid("1 6", 1, kits="street-kid, porter", abilities=[dice_in(IN_LOYALTY, 1)])
    assert table.kit(ME) == ["street-kid", "porter"]
    assert table.told().count("loyalty") == 1


@pytest.mark.clause("ally.loyalty-fail")
def test_an_ally_who_is_tested_when_a_round_begins() -> None:
    redraw("street-kid", loyalty=1, abilities=[when(ROUND_BEGINS, Loyalty())])
    table = Laid(at="london, egypt", phase="round", kits="street-kid", dice="5 6  3")
    assert table.kit(ME) == []
    assert table.clauses("disloyal") == ["ally.loyalty-fail"]
    assert table.told().index("first-player") < table.told().index("loyalty") < table.told().index("move-die")


@pytest.mark.clause("ally.loyalty-fail")
def test_an_ally_who_is_tested_after_a_ko() -> None:
    redraw("street-kid", loyalty=1, abilities=[when(KNOCKED_OUT, Loyalty())])
    redraw("tail-wind", timing=Timing(OWN, ANYBODYS), effect=KnockOut(MY_HERO))
    table = on_quest("4  2", hands=["tail-wind"], kits="street-kid").play("play/tail-wind")
    assert table.kit(ME) == []
    assert table.told().index("ko-die") < table.told().index("loyalty"), "after the losses"


# -- common items ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("item.keyword", "card.common-item-price")
def test_twelve_items_each_gear_or_ally_with_a_price() -> None:
    items = [card for card in BY_NUMBER if IS_A[card.number] == ITEM]
    assert len(items) == 12
    for card in items:
        assert card.kind in (GEAR, ALLY), card.key
        assert 1 <= card.price <= 8, card.key
        assert card.copies == 1
    assert {card.kind for card in items} == {GEAR, ALLY}


@pytest.mark.clause("item.open-choice", "item.bought-with-glory", "card.common-item-shop", "item.beside-sheet")
def test_the_buyer_chooses_any_item_on_display_and_pays_its_price() -> None:
    redraw("torch", price=2)
    table = in_lima(glory=[9])
    affordable = [card for card in BY_NUMBER if IS_A[card.number] == ITEM and card.price <= 9]
    assert table.keys(verb="buy") == [card.key for card in affordable]
    table.play("buy/torch")
    assert (table.kit(ME), table.state.glory[ME]) == (["torch"], 7)
    assert table.clauses("bought-item") == ["city.item-price"]
    assert "drew-gear" not in table.told(), "it is bought, not drawn"
    assert table.why_not("buy/torch") == "item.open-choice"


@pytest.mark.clause("item.open-choice")
def test_what_another_hero_has_bought_is_gone_from_the_shop() -> None:
    table = Laid(at="lima, paris", glory=[9], kits=["", "torch"], decks={"city": ""})
    assert not table.may("buy/torch")
    assert table.why_not("buy/torch") == "item.open-choice"


@pytest.mark.clause("item.bought-with-glory", "resource.glory-use")
def test_too_little_glory_buys_nothing() -> None:
    redraw("torch", price=2)
    table = in_lima(glory=[1], fortune=[20], wounds=[1])
    assert table.why_not("buy/torch") == "resource.glory-use"
    assert not table.may("buy/torch")


@pytest.mark.clause("item.works-like-gear")
def test_an_item_raises_levels_and_is_activated_like_gear() -> None:
    redraw("torch", abilities=[plus(AGILITY, 2), activate(Fortune(1))])
    table = on_quest(kits="torch").play("activate/torch")
    assert table.state.levels[:4] == [3, 5, 3, 3]
    assert table.state.turned == [number("torch")]
    assert table.clauses("fortune") == ["item.works-like-gear"]


@pytest.mark.clause("item.returns-to-shop")
def test_an_item_that_is_parted_with_is_in_the_shop_again() -> None:
    redraw("torch", abilities=[use(then(cost(DropMe()), Fortune(1)))], price=2)
    table = in_lima(glory=[2], kits="torch")
    assert not table.may("buy/torch")
    table.play("use/torch")
    assert table.state.discards[ITEM] == []
    assert table.may("buy/torch")
    assert table.clauses("back-to-shop") == ["item.works-like-gear"]


@pytest.mark.clause("item.counts-in-limit")
def test_items_count_as_gear_or_as_allies_in_the_limit() -> None:
    plain("service-revolver", "field-notes", "leather-jacket", "street-kid", "retired-boxer", "old-professor")
    redraw("torch", price=1, abilities=[])
    redraw("porter", price=1, abilities=[])
    table = in_lima(glory=[9], kits=THREE_GEAR).play("buy/torch")
    assert table.keys(verb="discard") == ["service-revolver", "field-notes", "leather-jacket", "torch"]
    ally = in_lima(glory=[9], kits=THREE_GEAR).play("buy/porter")
    assert ally.kit(ME)[-1] == "porter", "an item that is an Ally takes no room of Gear"
    assert ally.may("done")
    fourth = in_lima(glory=[9], kits="street-kid, retired-boxer, old-professor").play("buy/porter")
    assert fourth.keys(verb="discard") == ["street-kid", "retired-boxer", "old-professor", "porter"]


@pytest.mark.clause("card.gear-ally-effect")
def test_every_gear_and_ally_card_gives_something_in_the_basic_game() -> None:
    for card in BY_NUMBER:
        if IS_A[card.number] in (GEAR, ALLY, ITEM):
            assert card.abilities, card.key
            assert all(isinstance(ability, Ability) for ability in card.abilities)
