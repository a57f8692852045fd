"""Dangers and cliffhangers: drawn, faced, overcome, failed; the deck that they come from."""

import pytest

from bivouac.games.fortune_and_glory.abilities import dice_with
from bivouac.games.fortune_and_glory.catalog import (
    AGILITY,
    BY_NUMBER,
    CUNNING,
    DANGER,
    ENEMY,
    IS_A,
    LORE,
    MINE,
    OPENED,
    Timing,
    keywords_of,
    mask_of,
)
from bivouac.games.fortune_and_glory.keys import DANGER_KEYS
from bivouac.games.fortune_and_glory.state_ground import ADVENTURING
from bivouac.games.fortune_and_glory.verbs_health import Hurt
from bivouac.games.fortune_and_glory.verbs_map import HOME, GoTo
from bivouac.games.fortune_and_glory.verbs_tests import Fight, both, either
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.games.fortune_and_glory.whom import ME as MY_HERO
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, number, on_quest, redraw

DANGERS = [card for card in BY_NUMBER if IS_A[card.number] == DANGER]
BOTH_SITES = "sahara:sword/of-zeus, egypt:jar/of-medusa"


def plain(*keys: str, glory: int = 2) -> None:
    """These dangers need one 6 of Agility, their cliffhangers one 6 of Cunning for 1 Glory more."""
    for key in keys:
        danger(key, Skill(AGILITY, 6, 1), Skill(CUNNING, 6, 1), glory=glory)


def thugs(dice: int = 1, wounds: int = 1, glory: int = 4) -> None:
    redraw("dockside-thugs", dice=dice, wounds=wounds, glory=glory, escape=Skill(CUNNING, 6, 1), each_round=None)


# -- drawn and overcome ------------------------------------------------------------------------------------------------


@pytest.mark.clause("danger.draw", "danger.read-danger-face", "danger.choice-after")
def test_a_danger_is_drawn_for_each_step_of_the_quest_and_read_on_its_front() -> None:
    plain("rope-bridge", "boat-chase")
    table = on_quest("- 6 1 1", "rope-bridge, boat-chase").play("search")
    assert len(table.state.bags[DANGER]) == 1
    assert table.keys() == ["press-on", "stop"]
    assert table.ear.told[table.told().index("test")].other == 1 << AGILITY, "the front, not the cliffhanger"
    table.dice("- 6 1 1").play("press-on")
    assert table.state.bags[DANGER] == []
    assert table.told().count("danger") == 2
    assert table.why_not("search") == "danger.choice-after"


@pytest.mark.clause("danger.how-overcome", "danger.success-marker", "danger.markers-total")
def test_a_marker_for_each_danger_overcome_and_they_add_up() -> None:
    plain("rope-bridge", "boat-chase")
    table = on_quest("- 6 1 1", "rope-bridge, boat-chase").play("search")
    assert table.state.markers[ME] == 1
    table.dice("- 6 1 1").play("press-on")
    assert table.state.markers[ME] == 2
    assert table.numbers("markers") == [1, 2]
    assert table.clauses("danger-beaten") == ["danger.how-overcome"] * 2
    assert table.clauses("markers") == ["danger.success-marker"] * 2
    later = on_quest("- 6 1 1", markers=[1]).play("search")
    assert later.state.markers[ME] == 2, "those of earlier rounds count"
    assert later.state.markers[YOU] == 0


@pytest.mark.clause("danger.how-overcome")
def test_a_danger_is_not_overcome_by_facing_it() -> None:
    plain("rope-bridge")
    table = on_quest("- 5 5 5").play("search")
    assert table.state.markers[ME] == 0
    assert "danger-beaten" not in table.told()


@pytest.mark.clause("danger.choice-after", "artifact.stop-ends-phase")
def test_who_stops_has_had_the_turn() -> None:
    plain("rope-bridge")
    table = on_quest("- 6 1 1").play("search", "stop")
    assert table.table.waiting == [YOU]
    assert table.state.phase == ADVENTURING
    assert table.clauses("glory") == ["artifact.stop-collects-glory"]


# -- failed ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("danger.fail-ends-turn", "danger.fail-flips-card", "danger.fail-in-cliffhanger")
def test_a_failure_ends_the_turn_in_the_cliffhanger_of_the_same_card() -> None:
    plain("rope-bridge")
    table = on_quest("- 1 1 1").play("search")
    assert table.table.waiting == [YOU], "the turn is over"
    assert table.hangs(ME) == "rope-bridge"
    assert table.clauses("danger-failed") == ["danger.fail-flips-card"]
    assert number("rope-bridge") not in table.state.bags[DANGER]
    assert table.state.facing == []


@pytest.mark.clause("danger.fail-in-cliffhanger", "cliffhanger.must-be-faced")
def test_the_hero_hangs_until_the_own_turn_of_the_next_round() -> None:
    plain("rope-bridge")
    table = on_quest("- 1 1 1").play("search")
    while not table.may("roll", ME):
        assert table.hangs(ME) == "rope-bridge"
        table.play(next(key for key in ("decline", "stay", "pass") if table.may(key)))
    assert (table.state.round, table.state.phase) == (2, ADVENTURING)
    assert table.told().count("cliffhanger") == 1


@pytest.mark.clause("danger.fail-forfeits-glory")
def test_a_failure_forfeits_the_glory_of_the_round_but_not_its_markers() -> None:
    plain("rope-bridge", "boat-chase")
    table = on_quest("- 6 1 1", "rope-bridge, boat-chase").play("search")
    assert len(table.state.met[ME]) == 1
    table.dice("- 1 1 1").play("press-on")
    assert table.hangs(ME)
    assert (table.state.met[ME], table.state.glory[ME], table.state.markers[ME]) == ([], 0, 1)
    assert table.numbers("forfeited") == [1]
    assert len(table.state.bags[DANGER]) == 1, "the other one is in the deck again"


@pytest.mark.clause("danger.fail-flips-card")
def test_what_a_danger_adds_to_its_failure_follows() -> None:
    danger("rope-bridge", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1), fail=Hurt(2, MY_HERO))
    table = on_quest("- 1 1 1").play("search")
    assert table.state.wounds[ME] == 2
    assert table.clauses("hurt") == ["danger.how-overcome"]
    passed = on_quest("- 1 1 6").play("search")
    assert passed.state.wounds[ME] == 0


# -- tests joined by or and and ----------------------------------------------------------------------------------------


@pytest.mark.clause("danger.or-choice")
def test_or_lets_the_hero_choose_one_test() -> None:
    danger("rope-bridge", either(Skill(AGILITY, 6, 1), Skill(LORE, 6, 1)), Skill(AGILITY, 6, 1))
    table = on_quest("-").play("search")
    assert table.keys() == ["mode/1", "mode/2"]
    table.dice("6 1 1").play("mode/2")
    assert table.told().count("test") == 1
    assert table.ear.told[table.told().index("test")].other == 1 << LORE
    assert table.state.markers[ME] == 1


@pytest.mark.clause("danger.and-both", "danger.and-order")
def test_and_asks_for_both_tests_in_the_hero_s_order() -> None:
    danger("rope-bridge", both(Skill(AGILITY, 6, 1), Skill(LORE, 6, 1)), Skill(AGILITY, 6, 1))
    table = on_quest("-")
    table.state.patient = 1
    table.dice("-").play("search").dice("6 1 1").play("mode/2", "roll")
    assert table.state.markers[ME] == 0, "one of two is not enough"
    table.dice("6 1 1").play("roll")
    tested = [told.other for told, key in zip(table.ear.told, table.told(), strict=True) if key == "test"]
    assert tested == [1 << LORE, 1 << AGILITY]
    assert table.state.markers[ME] == 1


@pytest.mark.clause("danger.and-both", "danger.and-order")
def test_a_test_that_is_done_is_not_chosen_again() -> None:
    danger("rope-bridge", both(Skill(AGILITY, 6, 1), Skill(LORE, 6, 1), Skill(CUNNING, 6, 1)), Skill(AGILITY, 6, 1))
    table = on_quest("-").play("search").dice("6 1 1").play("mode/2")
    assert table.keys() == ["mode/1", "mode/3"]
    assert table.why_not("mode/2") == "danger.and-both"
    assert table.why_not("stop") == "danger.and-order"


@pytest.mark.clause("danger.and-both")
@pytest.mark.parametrize(("dice", "rolls"), [("1 1 1  6 6 6", 1), ("6 1 1  1 1 1", 2)])
def test_the_failure_of_either_of_both_is_the_failure_of_the_danger(dice: str, rolls: int) -> None:
    danger("rope-bridge", both(Skill(AGILITY, 6, 1), Skill(LORE, 6, 1)), Skill(AGILITY, 6, 1))
    table = on_quest("-").play("search").dice(dice).play("mode/1")
    assert table.hangs(ME) == "rope-bridge"
    assert table.told().count("test") == rolls


# -- a fight instead of a test -----------------------------------------------------------------------------------------


def offered_a_fight() -> Laid:
    danger("rope-bridge", either(Skill(AGILITY, 6, 1), Fight(ENEMY)), Skill(AGILITY, 6, 1), glory=2)
    return on_quest("- -").play("search", "mode/2")


@pytest.mark.clause("danger.fight-option", "danger.fight-glory")
def test_a_beaten_enemy_overcomes_the_danger_for_the_enemy_s_glory() -> None:
    thugs(glory=4)
    table = offered_a_fight().dice("6 1 1  1").play("fight")
    assert table.state.markers[ME] == 1
    assert table.state.glory[ME] == 4
    assert table.state.met[ME] == []
    assert number("rope-bridge") in table.state.bags[DANGER]
    table.play("stop")
    assert table.state.glory[ME] == 4, "the Glory of the Danger card is not used"


@pytest.mark.clause("danger.fight-option", "danger.fight-glory", "escape.success-no-glory")
def test_an_escape_overcomes_the_danger_for_nothing() -> None:
    thugs()
    table = offered_a_fight().dice("6 1 1").play("escape", "roll")
    assert table.state.markers[ME] == 1
    assert table.may("press-on")
    table.play("stop")
    assert table.state.glory[ME] == 0


# -- the deck ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("danger.discard-returns", "danger.shuffle-before-draw")
def test_a_discarded_danger_may_come_again_at_once() -> None:
    """With two dangers and one of them discarded, the next draw is either: the deck is shuffled before each draw."""
    plain("rope-bridge", "boat-chase")
    seen = set()
    for seed in range(1, 30):
        table = on_quest("- 6 1 1", "rope-bridge, boat-chase", seed=seed).play("search")
        first = table.state.met[ME][0]
        table.play("stop")
        assert sorted(table.state.bags[DANGER]) == sorted([number("rope-bridge"), number("boat-chase")])
        assert table.state.discards[DANGER] == []
        table.state.reseed(seed)
        seen.add(table.state.draw(DANGER) == first)
    assert seen == {True, False}


@pytest.mark.clause("danger.alternative-hidden-deck", "danger.alternative-discard-top", "danger.alternative-full-cycle")
def test_with_the_option_all_dangers_go_round_before_one_comes_again() -> None:
    keys = DANGER_KEYS[:5]
    table = on_quest(dangers=", ".join(keys), danger_deck="cycling")
    state = table.state
    first_lap = []
    for _ in keys:
        first_lap.append(state.draw(DANGER))
        state.put_away(first_lap[-1])
    assert sorted(first_lap) == sorted(number(key) for key in keys)
    second_lap = []
    for _ in keys:
        second_lap.append(state.draw(DANGER))
        state.put_away(second_lap[-1])
    assert second_lap == first_lap, "drawn below, discarded on top: they come in the order in which they went"


@pytest.mark.clause("danger.alternative-full-cycle", "danger.shuffle-before-draw")
@pytest.mark.parametrize(("handling", "comes_again"), [("shuffled", True), ("cycling", False)])
def test_the_option_decides_whether_a_danger_may_come_twice_in_a_row(handling: str, comes_again: bool) -> None:
    again = False
    for seed in range(1, 30):
        state = on_quest(dangers="rope-bridge, boat-chase, quicksand", danger_deck=handling, seed=seed).state
        first = state.draw(DANGER)
        state.put_away(first)
        again = again or state.draw(DANGER) == first
    assert again == comes_again


@pytest.mark.clause("card.danger-double-sided", "danger.keywords")
@pytest.mark.parametrize("card", DANGERS, ids=[card.key for card in DANGERS])
def test_a_danger_card_has_two_faces_with_keywords(card: object) -> None:
    assert isinstance(card, type(BY_NUMBER[0]))
    assert card.front is not None
    assert card.back is not None
    assert card.front.key != card.back.key
    assert keywords_of(card.front.keywords)
    assert card.back.glory >= card.front.glory > 0


@pytest.mark.clause("danger.example-boat-chase")
def test_boat_chase_is_driving_chase_and_water() -> None:
    card = BY_NUMBER[number("boat-chase")]
    assert keywords_of(card.keywords) == ["chase", "driving", "water"]
    assert card.front is not None
    assert card.front.keywords == card.keywords


@pytest.mark.clause("danger.test-keywords", "danger.example-boat-chase", "card.keywords")
@pytest.mark.parametrize(("keyword", "helps"), [("driving", True), ("chase", True), ("water", True), ("fire", False)])
def test_a_test_has_every_keyword_of_its_card(keyword: str, helps: bool) -> None:
    redraw("bullwhip", abilities=[dice_with(keyword, 1)])
    danger("boat-chase", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1))
    table = on_quest("- 1 1 1 6", "boat-chase", kits="bullwhip").play("search")
    assert (table.state.markers[ME] == 1) == helps


@pytest.mark.clause("danger.test-keywords")
def test_a_cliffhanger_has_the_keywords_of_its_own_face() -> None:
    card = BY_NUMBER[number("boat-chase")]
    assert card.front is not None
    assert card.back is not None
    only_behind = keywords_of(card.back.keywords & ~card.front.keywords)
    assert only_behind
    redraw("bullwhip", abilities=[dice_with(only_behind[0], 1)])
    danger("boat-chase", Skill(AGILITY, 6, 1), Skill(AGILITY, 6, 1))
    failed = on_quest("- 1 1 1 6", "boat-chase", kits="bullwhip").play("search")
    assert failed.hangs(ME) == "boat-chase"
    hanging = on_quest(dangers="", hangs="boat-chase", kits="bullwhip").dice("1 1 1 6").play("roll")
    assert hanging.state.markers[ME] == 1


@pytest.mark.clause("card.keywords")
def test_keywords_are_a_closed_list_that_cards_are_written_with() -> None:
    assert keywords_of(mask_of("gun fire")) == ["fire", "gun"]
    with pytest.raises(ValueError, match="not in"):
        mask_of("flying-saucer")
    assert sum(1 for card in BY_NUMBER if card.keywords) > 100, "many cards have keywords"


# -- cliffhangers ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cliffhanger.only-after-failure")
def test_a_danger_that_is_overcome_never_shows_its_cliffhanger() -> None:
    plain("rope-bridge")
    table = on_quest("- 6 1 1").play("search", "stop")
    assert "cliffhanger" not in table.told()
    assert table.hangs(ME) == ""


@pytest.mark.clause("cliffhanger.no-movement", "cliffhanger.movement-die")
@pytest.mark.parametrize("die", [1, 6])
def test_who_hangs_cannot_move_but_rolls_for_an_event(die: int) -> None:
    plain("rope-bridge")
    decks = {"event": "lucky-hat"}
    table = Laid(at="sahara, egypt", phase="move", sites=BOTH_SITES, hangs="rope-bridge", decks=decks, dice=f"{die}")
    assert table.numbers("move-die")[0] == die
    assert table.clauses("held") == ["cliffhanger.no-movement"]
    if die == 1:
        assert table.keys(ME) == ["pass", "draw"]
        table.play("draw")
        assert table.hand(ME) == ["lucky-hat"]
        assert table.clauses("drew-event") == ["movement.one-draws-event"]
    assert table.table.waiting == [YOU], "my movement is over"
    assert table.where(ME) == "sahara"
    assert not table.may("go/west-africa", ME)


@pytest.mark.clause("cliffhanger.must-be-faced")
def test_the_cliffhanger_comes_before_any_new_danger_and_nobody_asks_to_search() -> None:
    plain("rope-bridge", "boat-chase")
    table = on_quest(dangers="boat-chase", hangs="rope-bridge")
    assert table.told() == ["cliffhanger", "test"]
    assert table.keys() == ["roll", *[f"push/{n}" for n in range(1, 6)]]
    assert table.ear.told[1].other == 1 << CUNNING, "the test of the back"
    assert table.why_not("stop") == "push.once-per-exercise"


@pytest.mark.clause("cliffhanger.fail-ko")
def test_who_fails_in_a_cliffhanger_is_ko() -> None:
    plain("rope-bridge")
    table = on_quest(dangers="", hangs="rope-bridge", markers=[2]).dice("1 1 1 2").play("roll")
    assert table.is_ko(ME)
    assert table.clauses("ko") == ["cliffhanger.fail-ko"]
    assert (table.hangs(ME), table.state.markers[ME]) == ("", 0)
    assert table.state.bags[DANGER] == [number("rope-bridge")]


@pytest.mark.clause("cliffhanger.success-glory", "cliffhanger.success-marker", "cliffhanger.success-choice")
def test_who_beats_the_cliffhanger_wins_its_glory_at_once_the_marker_and_the_choice() -> None:
    plain("rope-bridge", glory=2)
    table = on_quest(dangers="", hangs="rope-bridge", markers=[1], wounds=[1]).dice("1 1 6").play("roll")
    assert table.state.glory[ME] == 3, "that of the cliffhanger, and without stopping"
    assert table.clauses("glory") == ["cliffhanger.success-glory"]
    assert table.state.markers[ME] == 2
    assert table.hangs(ME) == ""
    assert table.keys() == ["press-on", "stop"]
    table.play("stop")
    assert table.state.glory[ME] == 3, "not twice"
    assert table.state.bags[DANGER] == [number("rope-bridge")]


@pytest.mark.clause("cliffhanger.success-choice", "danger.draw")
def test_after_a_cliffhanger_the_next_danger_is_drawn() -> None:
    plain("rope-bridge", "boat-chase")
    table = on_quest(dangers="boat-chase", hangs="rope-bridge").dice("1 1 6").play("roll")
    table.dice("- 6 1 1").play("press-on")
    assert table.state.markers[ME] == 2


@pytest.mark.clause("cliffhanger.success-marker", "cliffhanger.must-be-faced")
def test_without_the_artifact_the_cliffhanger_is_faced_for_its_glory_alone() -> None:
    plain("rope-bridge", glory=2)
    table = Laid(at="sahara, egypt", sites="egypt:jar/of-medusa", hangs="rope-bridge", wounds=[2])
    table.dice("1 1 6").play("roll")
    assert table.state.glory[ME] == 3
    assert table.state.markers[ME] == 0
    assert "stopped" in table.told(), "there is nothing left to press on for"
    assert table.table.waiting == [YOU]


@pytest.mark.clause("cliffhanger.may-push")
def test_a_push_in_a_cliffhanger() -> None:
    plain("rope-bridge")
    table = on_quest(dangers="", hangs="rope-bridge").dice("1 1 1 6").play("push/1")
    assert table.state.markers[ME] == 1
    assert table.state.wounds[ME] == 1


@pytest.mark.clause("cliffhanger.success-glory", "henchman.escape-moves-hero")
def test_who_is_moved_away_before_the_test_has_left_the_cliffhanger_behind() -> None:
    """Neither Glory nor a KO follows, nothing is rolled, and the card goes back into the deck once."""
    plain("rope-bridge")
    redraw("lucky-hat", timing=Timing(OPENED, MINE), effect=GoTo(HOME))
    table = on_quest(dangers="", hands=["lucky-hat"], hangs="rope-bridge", markers=[1]).play("play/lucky-hat")
    assert "test" not in table.told()
    assert not table.is_ko(ME)
    assert (table.state.glory[ME], table.state.markers[ME], table.hangs(ME)) == (0, 0, "")
    assert table.state.bags[DANGER] == [number("rope-bridge")]
    table.nobody_is_waiting_but(YOU)
