"""The 20 Gear cards: the dice they add, what they do when they are activated, and that they do nothing else."""

import pytest

from bivouac.games.fortune_and_glory.catalog import EVENT, GEAR
from tests.fortune_and_glory.kit_checks import (
    ONCE,
    activates_healing,
    activates_hits,
    activates_reroll,
    activates_steps,
    adds_dice,
    adds_health,
    adds_points,
)
from tests.fortune_and_glory.kit_situations import (
    attacked,
    before_danger,
    dice_in,
    give_test,
    hanging,
    moving,
    numbers_told,
    pool,
)
from tests.fortune_and_glory.world import ME, YOU, Laid, number, redraw

DICE = [
    pytest.param("bullwhip", {"agility": 1, "climb": 1, "animal": 1}, marks=pytest.mark.card("bullwhip")),
    pytest.param("service-revolver", {"combat": 1}, marks=pytest.mark.card("service-revolver")),
    pytest.param("field-notes", {"lore": 1}, marks=pytest.mark.card("field-notes")),
    pytest.param("seaplane-charter", {"driving": 2, "water": 1}, marks=pytest.mark.card("seaplane-charter")),
    pytest.param("leather-jacket", {"fall": 1}, marks=pytest.mark.card("leather-jacket")),
    pytest.param("lock-picks", {"cunning": 1, "trap": 2}, marks=pytest.mark.card("lock-picks")),
    pytest.param("miners-lamp", {"dark": 2, "ruins": 1}, marks=pytest.mark.card("miners-lamp")),
    pytest.param("smoke-bombs", {"escape": 1, "crowd": 1, "chase": 1}, marks=pytest.mark.card("smoke-bombs")),
    pytest.param("sword-cane", {"combat": 1, "disguise": 2}, marks=pytest.mark.card("sword-cane")),
    pytest.param("false-moustaches", {"disguise": 2}, marks=pytest.mark.card("false-moustaches")),
    pytest.param("motorcycle", {"chase": 2, "driving": 1}, marks=pytest.mark.card("motorcycle")),
    pytest.param("snakebite-serum", {"poison": 2, "animal": 1}, marks=pytest.mark.card("snakebite-serum")),
    pytest.param("ice-axe", {"fight": 1, "ice": 2}, marks=pytest.mark.card("ice-axe")),
    pytest.param("fireproof-coat", {"fire": 3}, marks=pytest.mark.card("fireproof-coat")),
    pytest.param("diving-helmet", {"water": 2, "dark": 1}, marks=pytest.mark.card("diving-helmet")),
    pytest.param("radio-set", {"puzzle": 1, "night": 1}, marks=pytest.mark.card("radio-set")),
    pytest.param("elephant-gun", {"beast": 1, "monster": 1, "vehicle": 1}, marks=pytest.mark.card("elephant-gun")),
    pytest.param("dented-cigarette-case", {}, marks=pytest.mark.card("dented-cigarette-case")),
    pytest.param("rabbits-foot", {"cliffhanger": 1, "fall": 1}, marks=pytest.mark.card("rabbits-foot")),
    pytest.param("contrary-compass", {"lore": 1}, marks=pytest.mark.card("contrary-compass")),
]


@pytest.mark.parametrize(("card", "expected"), DICE)
def test_gear_adds_its_dice_there_and_nowhere_else(card: str, expected: dict[str, int]) -> None:
    adds_dice(card, expected)


@pytest.mark.parametrize(
    ("card", "other", "where", "keywords", "alone", "together"),
    [
        pytest.param("motorcycle", "torch", "danger", "driving", 4, 5, marks=pytest.mark.card("motorcycle")),
        pytest.param("ice-axe", "porter", "danger", "climb", 3, 4, marks=pytest.mark.card("ice-axe")),
        pytest.param("false-moustaches", "cat-burglar", "city", "", 3, 4, marks=pytest.mark.card("false-moustaches")),
    ],
)
def test_gear_adds_more_dice_beside_another_card(
    card: str, other: str, where: str, keywords: str, alone: int, together: int
) -> None:
    """The other card belongs to the same hero; lock picks, which ask for nothing here, change nothing."""
    assert pool(where, "lore", keywords, kits=card) == alone
    assert pool(where, "lore", keywords, kits=f"{card}, {other}") == together
    assert pool(where, "lore", keywords, kits=[card, other]) == alone, "the other hero's card does not count"
    assert pool(where, "lore", keywords, kits=f"{card}, sword-cane") == alone
    assert pool("danger", "lore", "trap", kits=f"{card}, {other}") == 3


# -- fights ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "hits", "dice"),
    [
        pytest.param("service-revolver", 1, 4, marks=pytest.mark.card("service-revolver")),
        pytest.param("elephant-gun", 2, 3, marks=pytest.mark.card("elephant-gun")),
    ],
)
def test_gear_hits_more_once_a_round(card: str, hits: int, dice: int) -> None:
    activates_hits(card, hits, dice)


@pytest.mark.card("service-revolver")
def test_a_turned_card_is_ready_in_the_next_round() -> None:
    table = attacked(kits="service-revolver", foe_wounds=3).dice("+ . . . .").play("fight", "activate/service-revolver")
    assert table.state.turned == [number("service-revolver")]
    assert table.state.glory == [0, 0], "one hit of the dice and one of the revolver"
    table.dice("+ . . . .").play("fight")
    assert table.state.glory == [2, 0]
    table.play("done", seat=YOU)
    assert table.state.round == 2
    assert table.state.turned == []


@pytest.mark.card("leather-jacket")
def test_leather_jacket_parries_one_hit_of_each_round_for_its_hero() -> None:
    table = attacked(foe_dice=3, kits="leather-jacket").dice("1 1 1 + + .").play("fight")
    assert table.state.wounds == [1, 0]
    table.dice("1 1 1 + . .").play("fight")
    assert table.state.wounds == [1, 0]
    other = attacked(foe_dice=3, kits=["", "leather-jacket"]).dice("1 1 1 + + .").play("fight")
    assert other.state.wounds == [2, 0]


@pytest.mark.card("smoke-bombs")
def test_smoke_bombs_end_a_fight_before_the_blows_land() -> None:
    table = attacked(foe_dice=3, kits="smoke-bombs").dice("+ + + + + +").play("fight")
    assert table.keys() == ["pass", "activate/smoke-bombs"]
    table.play("activate/smoke-bombs")
    assert table.state.wounds == [0, 0]
    assert table.state.glory == [0, 0], "nothing for an enemy who is left behind"
    assert number("dockside-thugs") in table.state.discards[5]
    table.nobody_is_waiting_but(YOU)
    assert (
        not attacked(kits="smoke-bombs", turned="smoke-bombs").dice("1 1 1 1").play("fight").may("activate/smoke-bombs")
    )
    assert attacked(kits=["", "smoke-bombs"]).dice("1 1 1 1").play("fight").keys() == ["fight", "escape"]


@pytest.mark.card("smoke-bombs")
def test_smoke_bombs_after_an_escape_that_failed_and_from_a_henchman() -> None:
    table = attacked(foe_dice=1, kits="smoke-bombs").dice("1 1 1 1 6").play("escape", "roll")
    assert table.keys() == ["pass", "activate/smoke-bombs"]
    table.play("activate/smoke-bombs")
    assert table.state.wounds[ME] == 0
    table.nobody_is_waiting_but(YOU)
    sentry = Laid(at="moscow, paris", phase="move", figures={"russia": 1}, kits="smoke-bombs", dice="5")
    sentry.play("go/russia", "fight", "activate/smoke-bombs")
    assert 1 in sentry.state.figures, "henchman.escape-figure-stays"
    assert "moscow" in sentry.keys(verb="step")
    assert not sentry.may("stay"), "henchman.escape-moves-hero"


@pytest.mark.parametrize(
    ("card", "health"),
    [
        pytest.param("fireproof-coat", 1, marks=pytest.mark.card("fireproof-coat")),
        pytest.param("dented-cigarette-case", 2, marks=pytest.mark.card("dented-cigarette-case")),
    ],
)
def test_gear_adds_health(card: str, health: int) -> None:
    if card == "dented-cigarette-case":
        table = attacked(wounds=[6], kits=card).dice("1 1 1 6").play("fight")
        assert table.state.wounds[ME] == 5 + health
        assert table.keys() == ["fight", "escape"]
    else:
        adds_health(card, health)


@pytest.mark.card("dented-cigarette-case")
def test_dented_cigarette_case_stops_the_bullet_and_is_gone() -> None:
    table = attacked(wounds=[7], kits="dented-cigarette-case, torch").dice("1 1 1 6").play("fight")
    assert table.keys() == ["pass", "use/dented-cigarette-case"]
    table.play("use/dented-cigarette-case")
    assert "ko" not in table.told()
    assert table.state.wounds[ME] == 4, "one short of the health that is left without the case"
    assert table.kit(ME) == ["torch"]
    assert number("dented-cigarette-case") in table.state.discards[GEAR]
    assert table.keys() == ["fight", "escape"], "the fight goes on"
    table.dice("1 1 1 6").play("fight")
    assert table.state.wounds[ME] == 5
    table.dice("1 1 1 6 -").play("fight")
    assert "ko" in table.told(), "it saves once"


@pytest.mark.card("dented-cigarette-case")
def test_dented_cigarette_case_may_be_kept_and_saves_nobody_else() -> None:
    kept = attacked(wounds=[7], kits="dented-cigarette-case").dice("1 1 1 6 1").play("fight", "pass")
    assert "ko" in kept.told()
    other = attacked(wounds=[5], kits=["", "dented-cigarette-case"]).dice("1 1 1 6 1").play("fight")
    assert "ko" in other.told()
    assert other.kit(YOU) == ["dented-cigarette-case"]
    assert not moving(wounds=[7], kits="dented-cigarette-case").may("use/dented-cigarette-case")


@pytest.mark.card("dented-cigarette-case")
def test_dented_cigarette_case_saves_from_a_cliffhanger_that_failed() -> None:
    table = hanging(kits="dented-cigarette-case", wounds=[2]).dice("1 1 1").play("roll")
    table.play("use/dented-cigarette-case")
    assert "ko" not in table.told()
    assert table.state.wounds[ME] == 2, "no wound was received"
    assert table.hangs(ME) == "rope-bridge", "the hero still hangs there"
    table.nobody_is_waiting_but(YOU)


# -- tests -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("field-notes")
def test_field_notes_reroll_a_failed_test_of_lore() -> None:
    activates_reroll("field-notes", {"lore": 1}, ("lore",))


@pytest.mark.card("rabbits-foot")
def test_rabbits_foot_rerolls_any_failed_test_but_not_beside_a_scholar() -> None:
    activates_reroll("rabbits-foot", {}, ("combat", "agility", "cunning", "lore"))
    table = before_danger(kits="rabbits-foot, old-professor", turned="old-professor").dice("- 1 1 1").play("search")
    assert table.hangs(ME) == "rope-bridge", "who carries a scholar does not believe in it"
    theirs = before_danger(kits=["rabbits-foot", "old-professor"]).dice("- 1 1 1").play("search")
    assert theirs.may("activate/rabbits-foot"), "another hero's scholar is no matter"


@pytest.mark.card("false-moustaches")
def test_false_moustaches_are_a_success_in_a_test_of_cunning() -> None:
    table = before_danger("cunning", kits="false-moustaches").dice("- 1 1 1").play("search")
    assert table.keys() == ["pass", "activate/false-moustaches"]
    table.play("activate/false-moustaches")
    assert table.state.markers[ME] == 1
    assert table.keys() == ["press-on", "stop"]
    assert before_danger("lore", kits="false-moustaches").dice("- 1 1 1").play("search").hangs(ME) == "rope-bridge"
    turned = before_danger("cunning", kits="false-moustaches", turned="false-moustaches")
    assert turned.dice("- 1 1 1").play("search").hangs(ME) == "rope-bridge"
    theirs = before_danger("cunning", kits=["", "false-moustaches"]).dice("- 1 1 1").play("search")
    assert theirs.hangs(ME) == "rope-bridge"


@pytest.mark.card("false-moustaches")
def test_false_moustaches_let_a_test_go_on_that_needs_more() -> None:
    table = before_danger("cunning", needed=3, kits="false-moustaches").dice("- 6 1 1  1 1 1").play("search")
    table.dice("6 1 1").play("activate/false-moustaches")
    assert table.state.markers[ME] == 1, "one of the dice, one of the moustaches, and a third of the next roll"
    failed = before_danger("cunning", needed=3, kits="false-moustaches").dice("- 6 1 1  1 1 1").play("search")
    assert failed.dice("1 1 1").play("activate/false-moustaches").hangs(ME) == "rope-bridge"


@pytest.mark.card("miners-lamp")
def test_miners_lamp_adds_two_dice_to_one_test() -> None:
    give_test("boat-chase", "agility", "", 6, 1)
    dangers = {"danger": "rope-bridge, boat-chase"}
    table = before_danger(needed=2, kits="miners-lamp", decks=dangers).dice("1").play("search")
    assert table.keys() == ["pass", "activate/miners-lamp"]
    table.dice("1 1 1 1 6  1 1 1 1 6").play("activate/miners-lamp")
    assert [dice_in(roll) for roll in numbers_told(table, "rolled")] == [5, 5], "for the whole test"
    assert table.state.markers[ME] == 1
    table.dice("- 1 1 1").play("press-on")
    assert dice_in(numbers_told(table, "rolled")[-1]) == 3, "turned, and gone with its test"
    assert table.hangs(ME) == "boat-chase"
    unused = before_danger(kits="miners-lamp").dice("-").play("search").dice("1 1 1").play("pass")
    assert dice_in(numbers_told(unused, "rolled")[0]) == 3
    theirs = before_danger(kits=["", "miners-lamp"]).dice("- 1 1 1").play("search")
    assert dice_in(numbers_told(theirs, "rolled")[0]) == 3


@pytest.mark.card("diving-helmet")
def test_diving_helmet_gives_a_push_one_die_more() -> None:
    table = hanging(kits="diving-helmet").dice("1 1 1 1 6").play("push/1")
    assert dice_in(numbers_told(table, "rolled")[0]) == 5
    assert table.state.wounds[ME] == 1, "one wound for two dice"
    assert table.hangs(ME) == ""
    table = hanging(kits="diving-helmet").dice("1 1 6").play("roll")
    assert dice_in(numbers_told(table, "rolled")[0]) == 3, "without a push there is nothing to add to"
    theirs = hanging(kits=["", "diving-helmet"]).dice("1 1 1 6").play("push/1")
    assert dice_in(numbers_told(theirs, "rolled")[0]) == 4


# -- the own turn ------------------------------------------------------------------------------------------------------


@pytest.mark.card("snakebite-serum")
def test_snakebite_serum_heals_one_wound() -> None:
    activates_healing("snakebite-serum")


@pytest.mark.card("seaplane-charter")
def test_seaplane_moves_two_points_further_from_anywhere() -> None:
    for place in ("sahara", "london", "north-atlantic"):
        activates_steps("seaplane-charter", 2, place)


@pytest.mark.card("motorcycle")
def test_motorcycle_moves_one_point_further_on_land() -> None:
    adds_points("motorcycle", 1, "sahara", ("london", "north-atlantic"))


@pytest.mark.card("contrary-compass")
def test_contrary_compass_lets_the_movement_die_fall_again() -> None:
    table = moving(2, kits="contrary-compass, motorcycle")
    assert table.keys() == ["pass", "activate/contrary-compass"]
    table.dice("5").play("activate/contrary-compass")
    assert table.state.points == 6, "the new die, and what the motorcycle added stays"
    table.nobody_is_waiting_but(ME)
    assert not table.may("activate/contrary-compass")
    lower = moving(4, kits="contrary-compass").dice("1").play("activate/contrary-compass")
    assert lower.state.points == 1, "the second die counts, lower or not"
    assert moving(2, kits="contrary-compass").play("pass").state.points == 2
    assert moving(2, kits="contrary-compass", turned="contrary-compass").may("stay")
    assert moving(2, kits=["", "contrary-compass"]).may("stay")


@pytest.mark.card("radio-set")
def test_radio_set_draws_two_events_and_keeps_one() -> None:
    events = {"event": "lucky-hat, tail-wind", "city": "auction-house"}
    table = Laid(at="sahara, paris", kits="radio-set", decks=events, dice="4", glory=[0, 9])
    assert table.table.waiting == [ME]
    assert table.keys() == ["keep/lucky-hat", "keep/tail-wind"]
    table.play("keep/tail-wind")
    assert table.hand(ME) == ["tail-wind"]
    assert table.state.discards[EVENT] == [number("lucky-hat")]
    table.nobody_is_waiting_but(YOU)
    three = {**events, "event": "lucky-hat, tail-wind, bidding-war"}
    assert len(Laid(at="sahara, paris", kits="radio-set", decks=three, dice="4").keys(verb="keep")) == 2
    plain = Laid(at="sahara, paris", kits=["", "radio-set"], decks=events, dice="4")
    assert len(plain.hand(ME)) == 1
    assert plain.state.discards[EVENT] == []


@pytest.mark.card("radio-set")
@pytest.mark.parametrize(
    ("kits", "glory"),
    [("radio-set, newsreel-cameraman", 4), ("radio-set", 2), (["radio-set", "newsreel-cameraman"], 2)],
)
def test_radio_set_tells_the_world_of_a_find_if_the_press_is_there(kits: str | list[str], glory: int) -> None:
    table = before_danger(value=1, kits=kits).dice("- 6 1 1").play("search")
    assert table.found(ME) == ["sword", "of-zeus"]
    assert table.state.glory == [glory, 0], "2 Glory of the danger"
    table.nobody_is_waiting_but(YOU)


@pytest.mark.card("radio-set")
def test_radio_set_is_silent_when_another_hero_finds_an_artifact() -> None:
    table = before_danger(value=1, kits=["", "radio-set, newsreel-cameraman"]).dice("- 6 1 1").play("search")
    assert table.state.glory == [2, 0]
    redraw("of-zeus", danger=2)
    stopped = before_danger(value=2, kits="radio-set, newsreel-cameraman").dice("- 6 1 1").play("search", "stop")
    assert stopped.state.glory == [2, 0], "a stop is no find"


def test_activations_have_a_reason_when_they_are_not_offered() -> None:
    assert moving(kits="snakebite-serum").why_not("activate/snakebite-serum") == ONCE
    assert moving().why_not("activate/snakebite-serum") == "gear.use-any"
