"""Temples that collapse: instability, the roll, and everybody who must get out (section collapse)."""

from random import Random
from typing import Any

import pytest

import bivouac
from bivouac.engine.checking import Damage
from bivouac.engine.state import NOBODY
from bivouac.games.fortune_and_glory.catalog import ARTIFACT, DANGER, KO, MINE, TEST
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.shapes import as_fortune
from bivouac.games.fortune_and_glory.turn_temple import EscapeScene, FleeTemple, collapse, temple_progress
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    ANOTHER,
    ANOTHERS,
    BESIDE,
    HOME,
    IT,
    GoTo,
    Hurt,
    KnockOut,
    Survive,
    at,
)
from bivouac.games.fortune_and_glory.verbs import ME as OWNER
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from bivouac.text import LANGUAGES, prompt
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, danger, drawing, in_temple, number, redraw

FOURTH = 3
OUT = "5 . ."  # a hit of 5: out
BURIED = ". . ."


def about_to_shake(**fields: Any) -> Laid:
    """The next danger that is overcome reaches the danger value, and so does the next cliffhanger."""
    return in_temple(on_it=2, danger_value=3, **fields)


def collapsing(at: str = "sahara, egypt", others_hang: str = "", **fields: Any) -> Laid:
    """I get out of a cliffhanger in the temple, the walls are tested and fall: those in the Sahara must get out, I
    first. Those who do not hang there do not search."""
    laid = about_to_shake(at=at, hangs=["rope-bridge", others_hang], **fields)
    while laid.may("decline") or laid.may("pass"):
        laid.play("decline" if laid.may("decline") else "pass")
    return laid.dice("+ . . 1").play("roll", seat=ME)


def both_ways(laid: Laid, seat: int, dice: str) -> Laid:
    """A hero tries to get out by Agility, without a push."""
    laid.play("mode/1", seat=seat).dice(dice).play("roll", seat=seat)
    while laid.may("lose/glory", seat):  # what a KO costs
        laid.play("lose/glory")
    return laid


# -- instability -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("collapse.instability-marker", "collapse.test-trigger", "collapse.danger-value-meaning")
def test_at_the_danger_value_all_markers_become_one_of_instability_and_the_walls_are_tested() -> None:
    laid = about_to_shake(coins=4, **drawing("rope-bridge"), dice="- + . . 2").play("search")
    state = laid.state
    assert (state.site_markers[0], state.site_shaken[0], state.site_gold[0]) == (0, 1, 3)
    assert laid.clauses("temple-shakes") == ["collapse.instability-marker"]
    assert laid.clauses("collapse-dice") == ["collapse.test-trigger"]
    assert laid.clauses("temple-holds") == ["collapse.roll"]
    assert laid.keys() == ["press-on", "stop"]


@pytest.mark.clause("collapse.danger-value-meaning", "collapse.test-trigger")
def test_below_the_danger_value_nothing_is_tested() -> None:
    laid = in_temple(on_it=1, danger_value=3, **drawing("rope-bridge"), dice="- + . .").play("search")
    assert (laid.state.site_markers[0], laid.state.site_shaken[0]) == (2, 0)
    assert "collapse-dice" not in laid.told()


@pytest.mark.clause("collapse.shared-markers")
def test_the_markers_of_others_bring_the_test_nearer() -> None:
    laid = in_temple(on_it=1, danger_value=3, at="sahara, sahara, egypt", **drawing("rope-bridge", "quicksand"))
    laid.play("search", seat=ME).dice("- + . .").play("search", seat=YOU)
    assert "collapse-dice" not in laid.told()
    laid.dice("- + . . 2").play("stop", seat=ME)
    assert laid.told().count("collapse-dice") == 1
    assert laid.state.site_shaken[0] == 1


@pytest.mark.clause("collapse.roll")
@pytest.mark.parametrize(
    ("shaken", "dice", "falls"),
    [(0, "1", True), (0, "2", False), (0, "6", False), (1, "3 1", True), (1, "1 4", True), (1, "1 1", True),
     (1, "2 6", False), (2, "2 2 1", True), (2, "2 3 4", False)],
)  # fmt: skip
def test_one_die_for_each_instability_marker_and_any_1_is_a_collapse(shaken: int, dice: str, falls: bool) -> None:
    laid = about_to_shake(shaken=shaken, hangs="rope-bridge", dice=f"+ - - {dice}").play("roll")
    assert ("temple-collapses" in laid.told()) == falls
    rolled = laid.numbers("collapse-dice")[0]
    assert rolled.bit_length() // 3 == shaken + 1
    assert (laid.state.temple_at(laid.state.space[ME]) < 0) == falls


@pytest.mark.clause("collapse.cliffhanger-marker", "collapse.cliffhanger-test")
@pytest.mark.parametrize("on_it", [0, 2])
def test_a_failed_danger_takes_all_markers_off_and_shakes_the_temple_at_once(on_it: int) -> None:
    laid = in_temple(on_it=on_it, shaken=1, **drawing("rope-bridge"), dice="- . . . 2 3").play("search")
    state = laid.state
    assert laid.hangs(ME) == "rope-bridge"
    assert (state.site_markers[0], state.site_shaken[0], state.fortune[ME]) == (0, 2, 0)
    assert laid.clauses("temple-shakes") == ["collapse.cliffhanger-marker"]
    assert laid.clauses("collapse-dice") == ["collapse.cliffhanger-test"]
    laid.nobody_is_waiting_but(YOU)


@pytest.mark.clause("collapse.cliffhanger-test", "collapse.escape-all")
def test_who_has_failed_may_be_buried_by_it() -> None:
    laid = in_temple(**drawing("rope-bridge"), dice="- . . . 1").play("search")
    both_ways(laid, ME, f"{BURIED} 1")
    assert laid.is_ko(ME)
    laid.nobody_is_waiting_but(YOU)


@pytest.mark.clause("collapse.cliffhanger-marker")
def test_a_failed_cliffhanger_and_a_failed_danger_elsewhere_shake_nothing() -> None:
    laid = in_temple(on_it=2, hangs="rope-bridge", dice=". . . 1").play("roll")
    assert laid.is_ko(ME)
    assert (laid.state.site_markers[0], laid.state.site_shaken[0]) == (2, 0)
    other = in_temple(sites="sahara:sword/of-zeus, egypt:jar/of-medusa", **drawing("rope-bridge"), dice="- . . .")
    other.play("search")
    assert other.hangs(ME) == "rope-bridge"
    assert not {"temple-shakes", "collapse-dice"} & set(other.told())


@pytest.mark.clause("collapse.cliffhanger-marker")
def test_the_walls_are_tested_though_the_failure_knocks_the_hero_out() -> None:
    danger("rope-bridge", Skill(AGILITY, 4, 1), Skill(AGILITY, 4, 1))
    laid = in_temple(wounds=[5], **drawing("quicksand"))
    danger("quicksand", Skill(AGILITY, 4, 1), Skill(AGILITY, 4, 1), fail=Hurt(1, OWNER))
    laid.dice("- . . . 2 1").play("search")
    assert laid.is_ko(ME)
    assert laid.state.site_shaken[0] == 1
    assert "temple-holds" in laid.told()
    laid.nobody_is_waiting_but(YOU)


# -- the collapse ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("collapse.fortune-lost", "collapse.figure-removed")
def test_a_temple_that_collapses_is_gone_with_its_fortune_its_skull_and_its_cards() -> None:
    laid = collapsing(coins=5)
    state = laid.state
    assert [KEYS[card] for card in state.site_artifact] == ["jar"]
    assert number("mine") in state.discards[ARTIFACT]
    assert state.temple_stock() == 8
    assert state.fortune[ME] == 1  # what was taken before is kept
    assert laid.numbers("fortune-buried") == [4]
    assert laid.clauses("fortune-buried") == ["collapse.fortune-lost"]
    assert laid.clauses("temple-gone") == ["collapse.figure-removed"]
    assert as_fortune(laid.table.view(None))["sites"][0]["temple"] is None


@pytest.mark.clause("collapse.escape-all", "collapse.escape-test")
def test_every_hero_in_the_space_must_get_out_in_turn_order_even_a_bystander() -> None:
    laid = collapsing(at="sahara, sahara, egypt, sahara", first=ME, coins=5)
    assert laid.table.waiting == [ME]
    both_ways(laid, ME, OUT)
    assert laid.table.waiting == [YOU]
    both_ways(laid, YOU, OUT)
    assert laid.table.waiting == [FOURTH]  # not the one in Egypt
    both_ways(laid, FOURTH, OUT)
    assert [laid.where(seat) for seat in (ME, YOU, FOURTH)] == ["sahara"] * 3  # nobody moves
    assert laid.clauses("must-get-out") == ["collapse.escape-all"] * 3
    tests = [clause for clause in laid.clauses("test") if clause == "collapse.escape-test"]
    assert len(tests) == 3
    assert laid.table.waiting == [THIRD]


@pytest.mark.clause("collapse.escape-test")
def test_the_test_is_the_one_on_the_card_of_the_temple() -> None:
    laid = collapsing()
    assert laid.keys() == ["mode/1", "mode/2"]
    assert laid.why_not("roll") == "collapse.escape-all"
    laid.play("mode/2")
    view = as_fortune(laid.table.view(YOU))
    assert [(test["card"], test["skills"], test["places"]) for test in view["tests"]] == [
        ("mine", ["combat"], ["escape"])
    ]
    assert laid.why_not("stop") == "collapse.escape-all"
    assert laid.why_not("search", YOU) == "adventure.clockwise"


@pytest.mark.clause("collapse.escape-all")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_must_get_out_is_asked_how_in_words(lang: str) -> None:
    laid = collapsing()
    assert {"en": "The Mine", "fr": "La mine"}[lang] in prompt(laid.table, ME, lang)
    assert {"en": "first get out", "fr": "sors d’abord"}[lang] in laid.table.why_not(ME, "stop").say(lang)  # type: ignore[union-attr]


@pytest.mark.clause("collapse.escape-fail")
def test_who_does_not_get_out_is_ko_and_the_others_try_all_the_same() -> None:
    laid = collapsing(at="sahara, sahara, egypt")
    both_ways(laid, ME, f"{BURIED} 1")
    assert laid.is_ko(ME)
    assert laid.clauses("ko") == ["collapse.escape-fail"]
    assert laid.table.waiting == [YOU]
    both_ways(laid, YOU, OUT)
    assert not laid.is_ko(YOU)
    assert laid.where(YOU) == "sahara"
    laid.nobody_is_waiting_but(THIRD)


@pytest.mark.clause("collapse.escape-fail")
def test_the_ko_of_the_second_leaves_the_first_alone() -> None:
    laid = collapsing(at="sahara, sahara, egypt", glory=[0, 3])
    both_ways(laid, ME, OUT)
    both_ways(laid, YOU, f"{BURIED} 2")
    assert (laid.is_ko(ME), laid.is_ko(YOU)) == (False, True)
    assert laid.state.glory[YOU] == 1
    laid.nobody_is_waiting_but(THIRD)


@pytest.mark.clause("collapse.may-push")
def test_a_push_gives_dice_to_get_out() -> None:
    laid = collapsing().play("mode/1")
    assert laid.keys() == ["roll", "push/1", "push/2", "push/3", "push/4", "push/5"]
    laid.dice(". . . 5").play("push/1")
    assert not laid.is_ko(ME)
    assert laid.clauses("pushed") == ["collapse.may-push"]
    assert as_fortune(laid.table.view(ME))["heroes"][ME]["wounds"] == 0  # healed as on a stop


# -- what is left of the adventure -------------------------------------------------------------------------------------


@pytest.mark.clause("collapse.figure-removed", "artifact.stop-collects-glory")
def test_who_gets_out_ends_the_adventure_as_if_stopping() -> None:
    """The Glory of this round's dangers, and all wounds healed; nobody asks whether to press on."""
    laid = in_temple(on_it=1, danger_value=3, wounds=[2], **drawing("rope-bridge", "quicksand")).dice("- + . .")
    laid.play("search").dice("- + . . 1").play("press-on")
    both_ways(laid, ME, OUT)
    state = laid.state
    assert (state.glory[ME], state.wounds[ME], state.met[ME], state.quest[ME], state.fortune[ME]) == (4, 0, [], -1, 2)
    assert set(laid.clauses("glory")) == {"collapse.figure-removed"}
    assert "stopped" not in laid.told()
    laid.nobody_is_waiting_but(YOU)


@pytest.mark.clause("collapse.figure-removed")
def test_who_gets_out_of_a_cliffhanger_is_rid_of_it_without_glory_or_rest() -> None:
    laid = in_temple(wounds=[2], **drawing("rope-bridge", "quicksand")).dice("- + . .").play("search")
    laid.dice("- . . . 1").play("press-on")
    both_ways(laid, ME, OUT)
    state = laid.state
    assert (laid.hangs(ME), state.glory[ME], state.wounds[ME], state.quest[ME]) == ("", 0, 2, -1)
    assert laid.clauses("cliffhanger-buried") == ["collapse.figure-removed"]
    assert sorted(KEYS[card] for card in state.bags[DANGER]) == ["quicksand", "rope-bridge"]
    laid.nobody_is_waiting_but(YOU)


@pytest.mark.clause("collapse.figure-removed", "collapse.escape-all")
def test_another_hero_who_hangs_there_is_rid_of_the_cliffhanger_too() -> None:
    laid = collapsing(at="sahara, sahara, egypt", others_hang="quicksand")
    both_ways(laid, ME, OUT)
    both_ways(laid, YOU, OUT)
    state = laid.state
    assert (laid.hangs(YOU), state.glory[YOU], state.quest[YOU], state.racers) == ("", 0, -1, [])
    assert number("quicksand") in state.bags[DANGER]
    laid.nobody_is_waiting_but(THIRD)


@pytest.mark.clause("collapse.figure-removed")
def test_a_bystander_is_neither_healed_nor_ends_an_adventure() -> None:
    """Somebody who was in no adventure there: the escape is all that happens."""
    laid = collapsing(at="sahara, egypt, sahara", wounds=[0, 0, 2], first=ME)
    state = laid.state
    both_ways(laid, ME, OUT)
    assert laid.table.waiting == [THIRD]
    both_ways(laid, THIRD, OUT)
    assert state.wounds[THIRD] == 2


@pytest.mark.clause("collapse.escape-fail", "ko.hero-threshold")
def test_whom_a_card_keeps_standing_is_out_as_well() -> None:
    redraw("only-a-little-dust", effect=Survive(1), timing=at(KO, MINE))
    laid = collapsing(at="sahara, egypt", hands="only-a-little-dust")
    both_ways(laid, ME, BURIED)
    laid.play("play/only-a-little-dust")
    assert not laid.is_ko(ME)
    assert (laid.state.quest[ME], laid.where(ME)) == (-1, "sahara")
    laid.nobody_is_waiting_but(YOU)


# -- races -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("collapse.escape-all", "collapse.figure-removed", "race.alternate")
def test_a_race_survives_a_collapse_in_its_middle() -> None:
    """I have pressed on, you bring the walls down, the third had not drawn yet: all three must get out, and the race is
    over for all of them."""
    laid = in_temple(coins=6, on_it=1, danger_value=3, at="sahara, sahara, sahara, egypt",
                     **drawing("rope-bridge", "quicksand", "boat-chase"))  # fmt: skip
    laid.play("search", seat=ME).play("search", seat=YOU)
    laid.dice("- + . .").play("search", seat=THIRD)
    laid.dice("- + . . 1").play("press-on", seat=ME)
    state = laid.state
    assert [racer[0] for racer in state.racers] == [THIRD, ME]
    both_ways(laid, ME, OUT)
    both_ways(laid, YOU, f"{BURIED} 1")
    assert laid.is_ko(YOU)
    both_ways(laid, THIRD, OUT)
    assert state.racers == []
    assert [state.glory[seat] for seat in range(3)] == [2, 0, 0]  # of the danger that I overcame in this round
    assert [state.fortune[seat] for seat in (ME, THIRD)] == [1, 0]
    assert state.quest[:3] == [-1] * 3
    laid.nobody_is_waiting_but(FOURTH)


@pytest.mark.clause("collapse.escape-all")
def test_whom_a_card_carries_away_in_time_is_out_of_it_and_stops() -> None:
    redraw("wobbling-stone", effect=GoTo(BESIDE, IT), timing=at(TEST, ANOTHERS))
    laid = in_temple(coins=6, on_it=1, danger_value=3, at="sahara, sahara, egypt", hands=["", "", "wobbling-stone"],
                     **drawing("rope-bridge", "quicksand", "boat-chase"))  # fmt: skip
    state = laid.state
    laid.play("search", seat=ME)
    laid.dice("- + . .").play("search", seat=YOU)
    while THIRD in laid.table.waiting:
        laid.play("pass", seat=THIRD)
    laid.dice("- + . . 1").play("press-on", seat=ME)
    while THIRD in laid.table.waiting:
        laid.play("pass", seat=THIRD)
    assert "temple-collapses" in laid.told()
    laid.play("mode/1", seat=ME).play("play/wobbling-stone", seat=THIRD)
    laid.play(laid.keys()[0])
    assert laid.where(ME) != "sahara"
    while ME in laid.table.waiting and laid.may("roll", ME):
        laid.dice(OUT).play("roll", seat=ME)
    both_ways(laid, YOU, OUT)
    assert state.glory[ME] == 2
    assert state.met == [[], [], []]
    laid.nobody_is_waiting_but(THIRD)


@pytest.mark.clause("collapse.escape-all")
def test_whom_a_card_carries_away_before_the_own_try_needs_none() -> None:
    redraw("wobbling-stone", effect=GoTo(HOME, ANOTHER), timing=at(TEST, ANOTHERS))
    laid = collapsing(at="sahara, sahara, egypt", hands=["", "", "wobbling-stone"])
    laid.play("mode/1", seat=ME).play("play/wobbling-stone", "target/2", seat=THIRD)
    while laid.may("pass", THIRD):
        laid.play("pass", seat=THIRD)
    laid.dice(OUT).play("roll", seat=ME)
    assert laid.where(YOU) == "paris"
    assert laid.told().count("must-get-out") == 1
    laid.nobody_is_waiting_but(THIRD)


@pytest.mark.clause("collapse.escape-fail")
def test_a_ko_in_the_middle_of_the_own_escape_ends_it_and_the_next_one_tries() -> None:
    redraw("wobbling-stone", effect=KnockOut(IT), timing=at(TEST, ANOTHERS))
    laid = collapsing(at="sahara, sahara, egypt", hands=["", "", "wobbling-stone"])
    laid.play("mode/1", seat=ME).dice("1").play("play/wobbling-stone", seat=THIRD)
    laid.play("lose/glory", seat=ME)
    assert laid.is_ko(ME)
    assert laid.table.waiting == [YOU]
    both_ways(laid, YOU, OUT)
    laid.nobody_is_waiting_but(THIRD)


# -- the end phase, Villains -------------------------------------------------------------------------------------------


@pytest.mark.clause("villain-adventure.temple", "collapse.escape-all")
def test_villains_may_bring_it_down_over_heroes() -> None:
    laid = about_to_shake(at="sahara, egypt", hangs="rope-bridge")
    state = laid.state
    state.agenda.clear()
    laid.ask_nothing()
    laid.dice("1")
    temple_progress(state, 0, NOBODY)
    state.advance()
    assert laid.table.waiting == [ME]
    assert laid.keys() == ["mode/1", "mode/2"]


@pytest.mark.clause("villain-adventure.collapse-no-test", "villain-adventure.leaves-when-collected")
def test_a_villain_there_leaves_the_board() -> None:
    laid = about_to_shake(at="sahara, egypt")
    space = laid.state.space
    laid.state.villains = [[0, space[ME], 0, 0, 0, -1], [1, space[YOU], 0, 0, 0, -1]]
    laid.state.agenda.clear()
    collapse(laid.state, 0)
    assert [villain[1] for villain in laid.state.villains] == [space[YOU]]


# -- saves, and everything that can be done in between -----------------------------------------------------------------


@pytest.mark.clause("collapse.escape-all")
def test_a_game_is_saved_in_the_middle_of_a_collapse_with_two_heroes_in_it() -> None:
    laid = collapsing(at="sahara, sahara, egypt", others_hang="quicksand")
    laid.play("mode/1", seat=ME)
    state = laid.state
    assert [type(step) for step in state.agenda if isinstance(step, (EscapeScene, FleeTemple))] == [
        FleeTemple, EscapeScene,
    ]  # fmt: skip
    again = laid.reloaded()
    GAME.check(again.state)
    assert again.digest() == laid.table.digest()
    clone = state.clone()
    for table in (laid.table, again):
        table.choose("push/2", ME)
        while YOU not in table.waiting:
            table.choose(table.options[0].id)
        table.choose("mode/2", YOU)
        table.choose("roll", YOU)
    assert again.digest() == laid.table.digest()
    assert clone.tests[-1][0] == ME  # the copy has stayed where it was


@pytest.mark.clause("collapse.escape-all")
def test_real_games_are_saved_and_loaded_in_the_middle_of_a_collapse() -> None:
    saved = 0
    for seed in range(20):
        chance = Random(seed)
        table = bivouac.new("fortune-and-glory", players=4, seed=seed, advanced="temples", round_cap=60)
        while not table.over:
            options = table.option_ids
            table.choose(options[chance.randrange(len(options))])
            state = table.state
            if any(isinstance(step, EscapeScene) for step in state.agenda):
                assert bivouac.load(table.save()).digest() == table.digest()
                saved += 1
        if saved > 12:
            return
    raise AssertionError("too few collapses")


@pytest.mark.clause("temple.one-fortune-each")
def test_what_was_damaged_is_refused() -> None:
    for gold, markers, shaken in ((0, 0, 0), (3, 9, 0)):
        laid = in_temple(coins=gold, on_it=markers, shaken=shaken)
        with pytest.raises(Damage, match="temple"):
            GAME.check(laid.state)
    laid = in_temple()
    laid.state.site_markers[1] = 1
    with pytest.raises(Damage, match="temples"):
        GAME.check(laid.state)
    laid = in_temple(markers=[1])
    with pytest.raises(Damage, match="where the danger markers belong"):
        GAME.check(laid.state)
