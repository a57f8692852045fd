"""The 20 Ally cards: their dice and levels, their activations, what they wait for, and their loyalty."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory.catalog import ALLY, DANGER, EVENT, GEAR
from tests.fortune_and_glory.kit_checks import (
    activates_healing,
    activates_hits,
    activates_parry,
    activates_reroll,
    adds_dice,
    adds_health,
    adds_points,
)
from tests.fortune_and_glory.kit_situations import (
    QUIET_CITY,
    attacked,
    before_danger,
    dice_in,
    give_test,
    hanging,
    in_city,
    moving,
    numbers_told,
    pool,
)
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, number

DICE = [
    pytest.param("street-kid", {"cunning": 1}, marks=pytest.mark.card("street-kid")),
    pytest.param("retired-boxer", {"combat": 1}, marks=pytest.mark.card("retired-boxer")),
    pytest.param("mountain-guide", {"agility": 1, "climb": 1, "ice": 1}, marks=pytest.mark.card("mountain-guide")),
    pytest.param("lady-of-the-press", {"cunning": 1, "night": 1}, marks=pytest.mark.card("lady-of-the-press")),
    pytest.param("double-agent", {"cunning": 2}, marks=pytest.mark.card("double-agent")),
    pytest.param("old-professor", {"lore": 1}, marks=pytest.mark.card("old-professor")),
    pytest.param("bush-pilot", {"driving": 2, "fall": 1}, marks=pytest.mark.card("bush-pilot")),
    pytest.param("mahout-and-elephant", {"fight": 1, "animal": 2}, marks=pytest.mark.card("mahout-and-elephant")),
    pytest.param("cat-burglar", {"agility": 1}, marks=pytest.mark.card("cat-burglar")),
    pytest.param("ships-cook", {"poison": 1, "fire": 1}, marks=pytest.mark.card("ships-cook")),
    pytest.param("stunt-double", {"cliffhanger": 1, "fall": 2}, marks=pytest.mark.card("stunt-double")),
    pytest.param("medium-on-credit", {"lore": 1}, marks=pytest.mark.card("medium-on-credit")),
    pytest.param("deposed-king", {"city": 1, "disguise": 1}, marks=pytest.mark.card("deposed-king")),
    pytest.param("sister-dynamite", {"trap": 2, "cultist": 1, "zombie": 1}, marks=pytest.mark.card("sister-dynamite")),
    pytest.param("newsreel-cameraman", {"crowd": 1, "chase": 1}, marks=pytest.mark.card("newsreel-cameraman")),
    pytest.param("circus-gorilla", {"combat": 1, "climb": 2}, marks=pytest.mark.card("circus-gorilla")),
    pytest.param("black-belt-librarian", {"puzzle": 1, "ruins": 1}, marks=pytest.mark.card("black-belt-librarian")),
    pytest.param("smuggler-captain", {"water": 2}, marks=pytest.mark.card("smuggler-captain")),
    pytest.param("butler", {"city": 1, "crowd": 1}, marks=pytest.mark.card("butler")),
    pytest.param("lighthouse-girl", {"night": 2, "dark": 1}, marks=pytest.mark.card("lighthouse-girl")),
]


@pytest.mark.parametrize(("card", "expected"), DICE)
def test_ally_adds_its_dice_there_and_nowhere_else(card: str, expected: dict[str, int]) -> None:
    adds_dice(card, expected)


@pytest.mark.parametrize(
    ("card", "other", "where", "keywords"),
    [
        pytest.param("stunt-double", "leather-jacket", "danger", "fire", marks=pytest.mark.card("stunt-double")),
        pytest.param("deposed-king", "ice-axe", "fight", "infantry", marks=pytest.mark.card("deposed-king")),
        pytest.param(
            "black-belt-librarian", "rail-pass", "fight", "infantry", marks=pytest.mark.card("black-belt-librarian")
        ),
    ],
)
def test_ally_adds_a_die_beside_another_card(card: str, other: str, where: str, keywords: str) -> None:
    alone = pool(where, "lore", keywords, kits=card)
    other_adds = pool(where, "lore", keywords, kits=other) - 3
    assert alone == 3
    assert pool(where, "lore", keywords, kits=f"{card}, {other}") == alone + other_adds + 1
    assert pool(where, "lore", keywords, kits=[card, other]) == alone, "the other hero's card does not count"
    assert pool(where, "lore", keywords, kits=f"{card}, torch") == alone


# -- loyalty -----------------------------------------------------------------------------------------------------------

LOYALTY = [
    pytest.param("street-kid", 3, marks=pytest.mark.card("street-kid")),
    pytest.param("retired-boxer", 2, marks=pytest.mark.card("retired-boxer")),
    pytest.param("mountain-guide", 3, marks=pytest.mark.card("mountain-guide")),
    pytest.param("lady-of-the-press", 2, marks=pytest.mark.card("lady-of-the-press")),
    pytest.param("double-agent", 1, marks=pytest.mark.card("double-agent")),
    pytest.param("old-professor", 4, marks=pytest.mark.card("old-professor")),
    pytest.param("bush-pilot", 3, marks=pytest.mark.card("bush-pilot")),
    pytest.param("mahout-and-elephant", 4, marks=pytest.mark.card("mahout-and-elephant")),
    pytest.param("cat-burglar", 1, marks=pytest.mark.card("cat-burglar")),
    pytest.param("ships-cook", 4, marks=pytest.mark.card("ships-cook")),
    pytest.param("stunt-double", 2, marks=pytest.mark.card("stunt-double")),
    pytest.param("medium-on-credit", 2, marks=pytest.mark.card("medium-on-credit")),
    pytest.param("deposed-king", 3, marks=pytest.mark.card("deposed-king")),
    pytest.param("sister-dynamite", 4, marks=pytest.mark.card("sister-dynamite")),
    pytest.param("newsreel-cameraman", 2, marks=pytest.mark.card("newsreel-cameraman")),
    pytest.param("circus-gorilla", 3, marks=pytest.mark.card("circus-gorilla")),
    pytest.param("black-belt-librarian", 3, marks=pytest.mark.card("black-belt-librarian")),
    pytest.param("smuggler-captain", 1, marks=pytest.mark.card("smuggler-captain")),
    pytest.param("butler", 4, marks=pytest.mark.card("butler")),
    pytest.param("lighthouse-girl", 4, marks=pytest.mark.card("lighthouse-girl")),
]


@pytest.mark.parametrize(("card", "loyalty"), LOYALTY)
def test_ally_is_as_loyal_as_its_dice(card: str, loyalty: int) -> None:
    """The hypnotist puts the Allies of the hero who fights to the test: a 4 among the dice keeps them."""
    for faces, kept in ((["."] * (loyalty - 1) + ["3"], False), (["."] * (loyalty - 1) + ["4"], True)):
        table = Laid(
            at="sahara, paris", kits=[f"{card}, porter", "cat-burglar"], decks={"enemy": "crimson-hypnotist"},
            dice="1 -",
        )  # fmt: skip
        dice = dice_in_fight(card)
        table.dice(" ".join(["."] * (dice + 2) + faces)).play("fight")
        if table.may("pass"):
            table.play("pass")
        assert dice_in(numbers_told(table, "loyalty")[0]) == loyalty
        assert (card in table.kit(ME)) == kept
        assert (number(card) in table.state.discards[ALLY]) != kept
        assert "porter" in table.kit(ME), "a common item has no loyalty"
        assert table.kit(YOU) == ["cat-burglar"], "not in this fight"
        assert table.keys() == ["fight", "escape"]


def dice_in_fight(card: str) -> int:
    return pool("fight", keywords="cultist disguise", kits=card)


@pytest.mark.card("lady-of-the-press")
@pytest.mark.parametrize(("dice", "kept"), [("3 4", True), ("3 3", False)])
def test_star_reporter_may_leave_a_hero_who_was_ko(dice: str, kept: bool) -> None:
    table = hanging("lore", kits="lady-of-the-press")
    table.dice(f"1 1 1 6 {dice}").play("roll")
    assert "ko" in table.told()
    assert table.kit(ME) == (["lady-of-the-press"] if kept else [])
    table.nobody_is_waiting_but(YOU)
    theirs = hanging("lore", kits=["", "lady-of-the-press"]).dice("1 1 1 6 3 3").play("roll")
    assert "ko" in theirs.told()
    assert theirs.kit(YOU) == ["lady-of-the-press"]
    assert "loyalty" not in theirs.told(), "it was another hero's KO"


@pytest.mark.card("lady-of-the-press")
def test_star_reporter_brings_a_glory_for_each_danger_overcome() -> None:
    table = before_danger("lore", kits=["lady-of-the-press"]).dice("- 6 1 1").play("search")
    assert table.state.glory == [1, 0]
    table.play("stop")
    assert table.state.glory == [3, 0]
    city = in_city("lore", kits="lady-of-the-press", dice="- 6 1 1")
    assert city.state.glory == [3, 0], "2 of the city danger"
    assert hanging("lore", kits="lady-of-the-press").dice("6 1 1").play("roll").state.glory == [3, 0], "a cliffhanger"
    theirs = before_danger("lore", kits=["", "lady-of-the-press"]).dice("- 6 1 1").play("search")
    assert theirs.state.glory == [0, 0]
    failed = before_danger("lore", kits="lady-of-the-press").dice("- 1 1 1").play("search")
    assert failed.state.glory == [0, 0]


@pytest.mark.card("double-agent")
@pytest.mark.parametrize(("die", "kept"), [("4", True), ("3", False)])
def test_double_agent_is_tempted_by_every_find(die: str, kept: bool) -> None:
    table = before_danger("lore", value=1, kits="double-agent, street-kid").dice(f"- 6 1 1 {die}").play("search")
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.kit(ME) == (["double-agent", "street-kid"] if kept else ["street-kid"])
    assert table.told().count("loyalty") == 1
    table.nobody_is_waiting_but(YOU)
    theirs = before_danger("lore", value=1, kits=["", "double-agent"]).dice("- 6 1 1 1").play("search")
    assert theirs.kit(YOU) == ["double-agent"]
    stopped = before_danger("lore", kits="double-agent").dice("- 6 1 1").play("search", "stop")
    assert "loyalty" not in stopped.told()


# -- Glory and cities --------------------------------------------------------------------------------------------------


def in_lima(kits: str | list[str], glory: int = 5, **laid: Any) -> Laid:
    """My hero may do business in Lima."""
    return Laid(at="lima, sahara", kits=kits, glory=[glory, glory], wounds=[1], decks=QUIET_CITY, dice="- 2", **laid)


@pytest.mark.parametrize(
    ("kits", "glory"),
    [
        pytest.param("street-kid", 6, marks=pytest.mark.card("street-kid")),
        pytest.param(["", "street-kid"], 5, marks=pytest.mark.card("street-kid")),
        pytest.param("circus-gorilla", 4, marks=pytest.mark.card("circus-gorilla")),
        pytest.param("circus-gorilla, lighthouse-girl", 5, marks=pytest.mark.card("circus-gorilla")),
        pytest.param(["circus-gorilla", "lighthouse-girl"], 4, marks=pytest.mark.card("circus-gorilla")),
        pytest.param(["", "circus-gorilla"], 5, marks=pytest.mark.card("circus-gorilla")),
    ],
)
def test_ally_earns_or_costs_a_glory_in_the_city(kits: str | list[str], glory: int) -> None:
    table = in_lima(kits)
    assert table.state.glory == [glory, 5]
    table.nobody_is_waiting_but(ME)
    assert table.may("done")


@pytest.mark.card("street-kid")
def test_street_kid_and_gorilla_are_resolved_in_the_order_of_their_owner() -> None:
    table = in_lima("street-kid, circus-gorilla", glory=0)
    assert table.state.glory[ME] == 1, "a child is there: the gorilla behaves"


@pytest.mark.card("circus-gorilla")
def test_circus_gorilla_takes_nothing_where_there_is_nothing_nor_outside_of_cities() -> None:
    assert in_lima("circus-gorilla", glory=0).state.glory[ME] == 0
    road = Laid(at="sahara, paris", kits="circus-gorilla", glory=[3], decks=QUIET_CITY, dice="2")
    assert road.state.glory[ME] == 3
    failed = in_city("lore", kits="circus-gorilla", glory=[3], dice="- 1 1 1")
    assert failed.state.glory[ME] == 3, "city.danger-fail-no-business"


@pytest.mark.card("deposed-king")
def test_deposed_king_lends_a_sale_his_name() -> None:
    table = in_lima("deposed-king", carried="sword/of-zeus").play("sell/sword")
    assert table.state.glory == [7, 5]
    table.nobody_is_waiting_but(ME)
    theirs = in_lima(["", "deposed-king"], carried="sword/of-zeus").play("sell/sword")
    assert theirs.state.glory == [5, 5]


@pytest.mark.card("smuggler-captain")
def test_smuggler_captain_gets_gear_for_four() -> None:
    gear = {**QUIET_CITY, "gear": "bullwhip, field-notes"}
    table = Laid(at="lima, paris", kits="smuggler-captain", glory=[4], decks=gear)
    assert not table.may("buy-ally")
    table.play("buy-gear")
    assert table.state.glory[ME] == 0
    assert len(table.kit(ME)) == 2
    assert not Laid(at="lima, paris", kits="smuggler-captain", glory=[3], decks=gear).may("buy-gear")
    theirs = Laid(at="lima, paris", kits=["", "smuggler-captain"], glory=[4], decks=gear)
    assert not theirs.may("buy-gear")


@pytest.mark.card("newsreel-cameraman")
def test_newsreel_cameraman_films_cliffhangers() -> None:
    table = hanging(kits="newsreel-cameraman").dice("6 1 1").play("roll")
    assert table.state.glory == [5, 0], "3 of the cliffhanger"
    assert hanging(kits=["", "newsreel-cameraman"]).dice("6 1 1").play("roll").state.glory == [3, 0]
    danger = before_danger(kits="newsreel-cameraman").dice("- 6 1 1").play("search")
    assert danger.state.glory == [0, 0], "a danger is no cliffhanger"


@pytest.mark.card("newsreel-cameraman")
@pytest.mark.parametrize(
    ("kits", "glory"),
    [
        ("newsreel-cameraman, bodyguard", 3),
        ("newsreel-cameraman", 2),
        (["newsreel-cameraman", "bodyguard"], 2),
        (["bodyguard", "newsreel-cameraman"], 2),
    ],
)
def test_newsreel_cameraman_films_a_fighter_who_beats_an_enemy(kits: str | list[str], glory: int) -> None:
    table = attacked(foe_wounds=1, kits=kits).dice("+ . . .").play("fight")
    assert table.state.glory == [glory, 0]
    table.nobody_is_waiting_but(YOU)


# -- activations -------------------------------------------------------------------------------------------------------


@pytest.mark.card("retired-boxer")
def test_retired_boxer_parries_two_hits() -> None:
    activates_parry("retired-boxer", 2, 4)


@pytest.mark.card("black-belt-librarian")
def test_black_belt_librarian_hits_twice() -> None:
    activates_hits("black-belt-librarian", 2, 3)


@pytest.mark.card("lighthouse-girl")
def test_lighthouse_girl_lets_a_failed_test_of_agility_be_rolled_again() -> None:
    activates_reroll("lighthouse-girl", {}, ("agility",))


@pytest.mark.card("ships-cook")
def test_ships_cook_heals_and_feeds() -> None:
    activates_healing("ships-cook")
    adds_health("ships-cook", 1)


@pytest.mark.parametrize(
    ("card", "points", "at", "elsewhere"),
    [
        pytest.param(
            "mahout-and-elephant", 1, "west-africa", ("sahara", "london", "north-atlantic"),
            marks=pytest.mark.card("mahout-and-elephant"),
        ),
        pytest.param(
            "smuggler-captain", 2, "north-atlantic", ("sahara", "london"), marks=pytest.mark.card("smuggler-captain")
        ),
    ],
)  # fmt: skip
def test_ally_moves_further(card: str, points: int, at: str, elsewhere: tuple[str, ...]) -> None:
    adds_points(card, points, at, elsewhere)


@pytest.mark.card("old-professor")
def test_old_professor_knows_another_way() -> None:
    give_test("boat-chase", "lore", "", 6, 1)
    decks = {"danger": "rope-bridge, boat-chase"}
    table = before_danger("lore", kits="old-professor", decks=decks).dice("1").play("search")
    assert table.keys() == ["pass", "activate/old-professor"]
    assert table.state.facing[-1][1] == number("rope-bridge")
    table.dice("- 6 1 1 1").play("activate/old-professor")
    assert table.state.met[ME] == [number("boat-chase")]
    assert table.state.bags[DANGER] == [number("rope-bridge")], "danger.discard-returns"
    assert table.keys() == ["press-on", "stop"]
    kept = before_danger("lore", kits="old-professor", decks=decks).dice("1").play("search").dice("6 1 1 1")
    assert kept.play("pass").state.met[ME] == [number("rope-bridge")]


@pytest.mark.card("old-professor")
def test_old_professor_has_no_other_way_out_of_a_cliffhanger_nor_a_city_nor_for_others() -> None:
    assert hanging("lore", kits="old-professor", decks={"danger": "boat-chase"}).may("roll")
    city = in_city("lore", kits="old-professor", dice="- 6 1 1 1")
    assert city.state.glory[ME] == 2, "nobody was asked"
    decks = {"danger": "rope-bridge, boat-chase"}
    theirs = before_danger("lore", kits=["", "old-professor"], decks=decks).dice("1 6 1 1").play("search")
    assert theirs.state.markers[ME] == 1
    turned = before_danger("lore", kits="old-professor", turned="old-professor", decks=decks).dice("1 6 1 1 1")
    assert turned.play("search").state.markers[ME] == 1
    alone = before_danger("lore", kits="old-professor").dice("- 6 1 1 1").play("search")
    assert alone.state.markers[ME] == 1, "there is no other danger"


@pytest.mark.card("bush-pilot")
def test_bush_pilot_flies_two_points_besides_the_movement() -> None:
    table = moving(1, "london, paris", kits="bush-pilot", decks={"event": ""})
    assert not table.may("go/western-europe")
    table.play("activate/bush-pilot")
    assert table.may("go/western-europe")
    assert not table.may("go/paris"), "that would be the third point"
    table.play("go/western-europe")
    assert table.where(ME) == "western-europe"
    assert table.may("go/paris"), "the movement itself is still to come"
    assert not table.may("activate/bush-pilot")
    assert table.where(YOU) == "paris"
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("bush-pilot")
def test_bush_pilot_may_stay_on_the_ground() -> None:
    table = moving(3, "london, paris", kits="bush-pilot").play("activate/bush-pilot", "stay")
    assert table.where(ME) == "london"
    assert table.may("go/british-isles")
    assert not moving(3, kits="bush-pilot", turned="bush-pilot").may("activate/bush-pilot")
    assert not moving(3, kits=["", "bush-pilot"]).may("activate/bush-pilot")


@pytest.mark.card("cat-burglar")
def test_cat_burglar_takes_glory_from_another_hero_in_the_same_space() -> None:
    table = moving(2, "sahara, sahara, paris", kits="cat-burglar", glory=[1, 5, 5]).play("activate/cat-burglar")
    assert table.state.glory == [3, 3, 5], "only one hero is there"
    assert not table.may("activate/cat-burglar")
    table.nobody_is_waiting_but(ME)
    crowd = moving(2, kits="cat-burglar", at="sahara, sahara, sahara", glory=[0, 1, 5]).play("activate/cat-burglar")
    assert crowd.keys() == ["target/2", "target/3"]
    crowd.play("target/2")
    assert crowd.state.glory == [1, 0, 5], "as much as there is"
    assert crowd.state.glory[THIRD] == 5


@pytest.mark.card("cat-burglar")
@pytest.mark.parametrize(
    "laid",
    [
        {"at": "sahara, paris", "glory": [0, 5], "kits": "cat-burglar"},
        {"at": "sahara, sahara", "glory": [5, 0], "kits": "cat-burglar"},
        {"at": "sahara, sahara", "glory": [5, 5], "kits": ["", "cat-burglar"]},
        {"at": "sahara, sahara", "glory": [5, 5], "kits": "cat-burglar", "turned": "cat-burglar"},
    ],
    ids=["nobody is there", "nothing to take", "another's", "turned"],
)
def test_cat_burglar_stays_home(laid: dict[str, Any]) -> None:
    assert not moving(2, **laid).may("activate/cat-burglar")


@pytest.mark.card("medium-on-credit")
def test_medium_on_credit_shows_two_events_for_two_glory() -> None:
    events = {"event": "lucky-hat, tail-wind"}
    table = moving(2, kits="medium-on-credit", glory=[2], decks=events).play("activate/medium-on-credit")
    assert table.keys() == ["keep/lucky-hat", "keep/tail-wind"]
    assert table.state.glory[ME] == 0
    table.play("keep/lucky-hat")
    assert table.hand(ME) == ["lucky-hat"]
    assert table.state.discards[EVENT] == [number("tail-wind")]
    table.nobody_is_waiting_but(ME)
    three = {"event": "lucky-hat, tail-wind, bidding-war"}
    more = moving(2, kits="medium-on-credit", glory=[2], decks=three).play("activate/medium-on-credit")
    assert len(more.keys(verb="keep")) == 2
    poor = moving(2, kits="medium-on-credit", glory=[1], decks=events)
    assert not poor.may("activate/medium-on-credit"), "no credit after all"
    assert not moving(2, kits=["", "medium-on-credit"], glory=[2], decks=events).may("activate/medium-on-credit")
    assert not moving(2, kits="medium-on-credit", glory=[2], decks={"event": ""}).may("activate/medium-on-credit")


@pytest.mark.card("sister-dynamite")
def test_sister_dynamite_helps_in_cliffhangers_only() -> None:
    table = hanging(kits="sister-dynamite")
    assert table.keys() == ["pass", "activate/sister-dynamite"]
    table.play("activate/sister-dynamite").dice("1 1 1 1 6").play("roll")
    assert dice_in(numbers_told(table, "rolled")[0]) == 5
    assert table.hangs(ME) == ""
    front = before_danger(kits="sister-dynamite").dice("- 1 1 1").play("search")
    assert front.hangs(ME) == "rope-bridge", "nobody was asked"
    assert hanging(kits="sister-dynamite", turned="sister-dynamite").may("roll")
    assert hanging(kits=["", "sister-dynamite"]).may("roll")


# -- the butler --------------------------------------------------------------------------------------------------------


@pytest.mark.card("butler")
def test_butler_readies_another_turned_card() -> None:
    table = moving(2, kits="butler, ships-cook, snakebite-serum", wounds=[3], turned="ships-cook, snakebite-serum")
    table.play("activate/butler")
    assert table.keys() == ["ready/snakebite-serum", "ready/ships-cook"]
    table.play("ready/ships-cook", "activate/ships-cook")
    assert table.state.wounds[ME] == 2
    assert not table.may("activate/butler"), "he does not ready himself"
    table.nobody_is_waiting_but(ME)


@pytest.mark.card("butler")
def test_butler_needs_a_turned_card_of_his_own_hero() -> None:
    assert not moving(2, kits="butler, ships-cook").may("activate/butler")
    assert not moving(2, kits=["butler", "ships-cook"], turned="ships-cook").may("activate/butler")
    assert not moving(2, kits=["ships-cook", "butler"], turned="ships-cook").may("activate/butler")
    assert not moving(2, kits="butler, ships-cook", turned="butler, ships-cook").may("activate/butler")


@pytest.mark.card("butler")
def test_butler_carries_a_fourth_gear_and_leaves_it_when_he_goes() -> None:
    gear = "bullwhip, torch, field-notes"
    decks = {**QUIET_CITY, "gear": "lock-picks"}
    table = Laid(at="lima, paris", kits=f"butler, {gear}", glory=[5], decks=decks).play("buy-gear")
    assert len(table.kit(ME)) == 5
    table.nobody_is_waiting_but(ME)
    five = Laid(at="lima, paris", kits=f"butler, {gear}, ice-axe", glory=[5], decks=decks).play("buy-gear")
    assert len(five.keys(verb="discard")) == 5, "not a fifth one"
    alone = Laid(at="lima, paris", kits=[gear, "butler"], glory=[5], decks=decks).play("buy-gear")
    assert len(alone.keys(verb="discard")) == 4
    hypnotised = Laid(
        at="sahara, paris", kits=f"butler, {gear}, lock-picks", decks={"enemy": "crimson-hypnotist"}, dice="1 -"
    )
    hypnotised.dice(". . . . . 1 1 1 1").play("fight")
    assert "butler" not in hypnotised.kit(ME)
    assert len(hypnotised.keys(verb="discard")) == 4, "gear.excess-discarded: the fourth is too much now"
    hypnotised.play("discard/torch")
    assert len(hypnotised.kit(ME)) == 3
    assert hypnotised.keys() == ["fight", "escape"]
    assert number("lock-picks") not in hypnotised.state.discards[GEAR]


@pytest.mark.card("mountain-guide")
def test_mountain_guide_has_no_more_to_give_in_the_basic_game() -> None:
    """Deep jungles are explored in the advanced game only."""
    table = moving(2, kits="mountain-guide")
    assert not table.may("activate/mountain-guide")
    assert table.why_not("activate/mountain-guide") == "gear.activation-once"
