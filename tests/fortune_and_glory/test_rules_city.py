"""A turn in a city: the City card or its cliffhanger, then business; and what artifacts are sold for."""

import pytest

from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.abilities import at
from bivouac.games.fortune_and_glory.catalog import (
    ADVENTURE,
    AGILITY,
    ANOTHERS,
    ARTIFACT,
    CATALOG,
    CITY,
    CUNNING,
    MOVE,
    SALE,
)
from bivouac.games.fortune_and_glory.map import ALL_SPACES, FIRST_CITY, NUMBER_OF
from bivouac.games.fortune_and_glory.state_ground import ADVENTURING, is_city
from bivouac.games.fortune_and_glory.words import LINES
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number, redraw

SITE = "sahara:sword/of-zeus"
COBRA = {"city": "cobra-in-the-bath"}
CALM = {"city": "auction-house"}


def cobra() -> None:
    """A city danger with 2 Glory; its cliffhanger brings 3. One 6 is enough for either."""
    danger("cobra-in-the-bath", v.Test(AGILITY, 6, 1), v.Test(CUNNING, 6, 1), glory=2)


def in_town(city: str = "lima", **fields: object) -> Laid:
    """My hero in a city with a City card that asks nothing; yours in Paris, with Glory to spend later."""
    fields.setdefault("decks", CALM)
    fields.setdefault("glory", [5, 5])
    table = Laid(at=f"{city}, paris", **fields)  # type: ignore[arg-type]
    table.state.auction = []
    return table


# -- the City card -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("city.draw-first", "city.business-after-card")
def test_the_city_card_comes_before_business() -> None:
    redraw("old-friend", effect=v.choose_one(v.Glory(1), v.Fortune(1)))
    table = in_town(decks={"city": "old-friend"})
    assert table.told() == ["drew-city"]
    assert table.keys() == ["mode/1", "mode/2"], "the card is resolved before anything is bought"
    assert table.why_not("buy-gear", ME) != ""
    table.play("mode/2")
    assert table.may("buy-gear")
    assert table.told().count("drew-city") == 1


@pytest.mark.clause("city.draw-first")
def test_a_city_card_is_drawn_in_every_adventure_phase_spent_there() -> None:
    table = in_town()
    table.play("done", seat=ME).play("done", seat=YOU)
    while table.state.phase != ADVENTURING:
        seat = table.table.waiting[0]
        table.play("stay" if table.may("stay", seat) else "pass", seat=seat)
    drawn = [told.seat for told in table.ear.told if LINES.all[told.line].key == "drew-city"]
    assert len(drawn) >= 3
    assert drawn.count(table.table.waiting[0]) == 2


@pytest.mark.clause("city.cards-read-aloud", "city.secret-card-kept")
def test_open_city_cards_are_read_aloud_and_secret_ones_kept() -> None:
    table = in_town()
    drew = next(told for told in table.ear.told if LINES.all[told.line].key == "drew-city")
    assert drew.is_seen_by(YOU)
    assert number("auction-house") in table.state.discards[CITY]
    secret = in_town(decks={"city": "inside-man"})
    assert secret.hand(ME) == ["inside-man"]
    kept = next(told for told in secret.ear.told if LINES.all[told.line].key == "drew-secret")
    assert kept.is_seen_by(ME)
    assert not kept.is_seen_by(YOU)
    assert LINES.clause_of(kept) == "city.secret-card-kept"
    assert not secret.state.known.knows(YOU, number("inside-man"))
    assert secret.may("buy-gear"), "business follows"


@pytest.mark.clause("city.secret-card-kept")
def test_a_secret_city_card_is_played_later_like_an_event() -> None:
    redraw("inside-man", timing=at(MOVE, ANOTHERS), effect=v.Fortune(2))
    table = Laid(at="london, paris", phase="move", hands=["", "inside-man"], dice="2")
    table.play("play/inside-man", seat=YOU)
    assert table.state.fortune[YOU] == 2
    assert table.clauses("fortune") == ["city.secret-card-kept"]
    assert number("inside-man") in table.state.discards[CITY]


@pytest.mark.clause("city.danger-cards", "city.danger-one-sided")
def test_some_city_cards_are_dangers_with_their_cliffhanger_on_the_same_face() -> None:
    cards = [card for card in CATALOG.cards if card.is_a == CITY]
    dangers = [card for card in cards if card.front is not None]
    assert 0 < len(dangers) < len(cards)
    for card in dangers:
        assert card.back is not None, card.key
        assert card.back.test is not None, card.key
        assert not card.secret, card.key


# -- city dangers ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("city.danger-tested")
def test_a_city_danger_that_is_overcome_brings_its_glory_at_once_and_no_marker() -> None:
    cobra()
    table = in_town(decks=COBRA, dice="- 6 1 1")
    assert table.state.glory[ME] == 7
    assert table.clauses("city-danger-beaten") == table.clauses("glory") == ["city.danger-tested"]
    assert table.state.markers[ME] == 0
    assert not table.may("press-on")
    assert table.may("buy-gear"), "and business follows"
    assert table.state.met[ME] == []
    assert number("cobra-in-the-bath") in table.state.discards[CITY]


@pytest.mark.clause("city.danger-fail", "city.danger-fail-no-business")
def test_a_city_danger_that_is_failed_ends_the_turn_in_a_cliffhanger() -> None:
    cobra()
    table = Laid(at="lima, sahara", sites=SITE, glory=[5], carried="jar/of-medusa", decks=COBRA, dice="- 1 1 1")
    assert table.hangs(ME) == "cobra-in-the-bath"
    assert table.clauses("danger-failed") == ["city.danger-fail"]
    assert table.table.waiting == [YOU]
    assert table.why_not("sell/jar", ME) == "adventure.clockwise"
    assert (table.state.glory[ME], table.state.fortune[ME]) == (5, 0)


@pytest.mark.clause("city.cliffhanger-first", "city.cliffhanger-then-business")
def test_the_cliffhanger_is_faced_instead_of_a_city_card_and_then_business() -> None:
    cobra()
    table = in_town(hangs="cobra-in-the-bath")
    assert table.told()[0] == "cliffhanger"
    assert table.why_not("buy-gear", ME) != ""
    table.dice("6 1 1").play("roll")
    assert "drew-city" not in table.told()
    assert table.state.glory[ME] == 8
    assert table.state.markers[ME] == 0
    assert table.may("buy-gear")
    assert number("cobra-in-the-bath") in table.state.discards[CITY]


@pytest.mark.clause("city.cliffhanger-then-business")
def test_who_is_ko_by_the_cliffhanger_does_no_business() -> None:
    cobra()
    table = in_town(hangs="cobra-in-the-bath").dice("1 1 1  1").play("roll")
    assert table.is_ko(ME)
    assert not table.may("buy-gear", ME)
    assert table.clauses("ko") == ["cliffhanger.fail-ko"]


# -- business ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("city.options", "city.may-buy-or-heal")
def test_in_a_city_a_hero_may_sell_buy_and_heal_in_any_order() -> None:
    redraw("torch", price=2)
    redraw("sword", fortune=3)
    decks = {**CALM, "gear": "bullwhip", "ally": "street-kid", "item": "torch"}
    table = in_town(glory=[20], wounds=[2], carried="sword/of-zeus", decks=decks)
    assert sorted(table.keys()) == sorted(
        ["sell/sword", "buy/torch", "buy-gear", "buy-ally", "heal/1", "heal/2", "done"]
    )
    table.play("heal/1", "buy/torch", "sell/sword", "buy-ally", "buy-gear")
    assert table.kit(ME) == ["torch", "street-kid", "bullwhip"]
    assert (table.state.glory[ME], table.state.fortune[ME], table.state.wounds[ME]) == (7, 3, 1)
    assert table.why_not("stop", ME) == "city.options"


@pytest.mark.clause("city.options")
def test_outside_a_city_there_is_no_business() -> None:
    table = Laid(at="sahara, paris", sites=SITE, carried="jar/of-medusa", glory=[9])
    assert table.keys() == ["search", "decline"]
    assert table.why_not("buy-gear", ME) != ""
    assert table.why_not("sell/jar", ME) != ""


@pytest.mark.clause("city.buy-any-number")
def test_gear_and_allies_are_bought_as_long_as_the_glory_lasts() -> None:
    decks = {**CALM, "gear": "bullwhip, lock-picks", "ally": "street-kid", "item": ""}
    redraw("street-kid", abilities=[])
    redraw("bullwhip", abilities=[])
    redraw("lock-picks", abilities=[])
    table = in_town(glory=[16, 5], decks=decks).play("buy-gear", "buy-gear", "buy-ally")
    assert sorted(table.kit(ME)) == ["bullwhip", "lock-picks", "street-kid"]
    assert table.state.glory[ME] == 1
    assert table.numbers("bought") == [5, 5, 5]
    assert table.clauses("bought") == ["city.buy-any-number"] * 3
    assert table.table.waiting == [YOU]
    short = in_town(glory=[4, 5], wounds=[1], decks=decks)
    assert short.why_not("buy-gear", ME) == "resource.glory-use"


@pytest.mark.clause("city.item-price")
def test_an_item_costs_what_its_card_shows() -> None:
    redraw("torch", price=3)
    redraw("pistol", price=4)
    table = in_town(glory=[7], decks={**CALM, "item": "torch, pistol"}).play("buy/pistol")
    assert table.state.glory[ME] == 3
    assert table.numbers("bought-item") == [4]
    assert table.clauses("bought-item") == ["city.item-price"]
    assert table.why_not("buy/pistol", ME) == "item.open-choice", "it is gone from the shop"
    poor = in_town(glory=[3, 5], decks={**CALM, "item": "torch, pistol"})
    assert poor.keys(ME, verb="buy") == ["torch"]
    assert poor.why_not("buy/pistol", ME) == "resource.glory-use"


@pytest.mark.clause("city.heal-price")
def test_healing_costs_one_glory_a_wound() -> None:
    table = in_town(glory=[4, 5], wounds=[5], decks={**CALM, "item": ""})
    assert table.keys(verb="heal") == ["1", "2", "3", "4"]
    table.play("heal/3")
    assert (table.state.glory[ME], table.state.wounds[ME]) == (1, 2)
    assert table.numbers("paid-healing") == [3]
    assert table.clauses("paid-healing") == ["city.heal-price"]
    assert table.keys(ME, verb="heal") == ["1"]
    assert in_town(glory=[9], wounds=[2]).why_not("heal/3", ME) == "city.heal-price"


# -- selling -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("sell.any-artifact", "sell.value")
def test_any_artifact_is_sold_for_its_fortune_and_the_pair_discarded() -> None:
    redraw("sword", fortune=4)
    redraw("jar", fortune=6)
    table = in_town(carried="sword/of-zeus, jar/of-medusa")
    assert table.keys(verb="sell") == ["sword", "jar"]
    assert table.why_not("sell/skull", ME) == "sell.any-artifact"
    table.play("sell/jar")
    assert table.state.fortune[ME] == 6
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.state.discards[ARTIFACT] == [number("jar")]
    assert table.state.discards[ADVENTURE] == [number("of-medusa")]
    assert table.numbers("sold") == [6]
    assert table.clauses("sold") == ["sell.value"]
    table.play("sell/sword")
    assert table.state.fortune[ME] == 10


@pytest.mark.clause("sell.major-city-bonus")
@pytest.mark.parametrize("city", [space.key for space in ALL_SPACES[FIRST_CITY:]])
def test_a_major_city_pays_one_more(city: str) -> None:
    redraw("sword", fortune=4)
    table = in_town(city, carried="sword/of-zeus").play("sell/sword")
    assert is_city(NUMBER_OF[city])
    assert table.state.fortune[ME] == (5 if ALL_SPACES[NUMBER_OF[city]].is_major else 4)


@pytest.mark.clause("sell.value")
def test_a_card_changes_what_a_sale_brings_and_never_below_nothing() -> None:
    redraw("sword", fortune=4)
    for price, fortune in ((-2, 2), (-9, 0), (3, 7)):
        redraw("museum-objects", timing=at(SALE, ANOTHERS), effect=v.Price(price))
        table = in_town(carried="sword/of-zeus", hands=["", "museum-objects"]).play("sell/sword", seat=ME)
        assert table.state.fortune[ME] == 0, "nothing is paid while the sale is open"
        table.play("play/museum-objects", seat=YOU)
        assert table.state.fortune[ME] == fortune
        assert table.found(ME) == []
