"""Cards that act on what lies open, and the content rules that keep them from opening anything in the middle of it."""

from typing import Any

import pytest

from bivouac.games.fortune_and_glory.abilities import activate
from bivouac.games.fortune_and_glory.catalog import (
    ACTIVATE,
    AGILITY,
    ANOTHERS,
    ANYBODYS,
    BEGINS,
    BLOWS,
    BY_NUMBER,
    COMBAT,
    CUNNING,
    DANGER,
    ENEMY,
    KO,
    LORE,
    MINE,
    OPENED,
    OWN,
    PRESSES_ON,
    RESULT,
    TEST,
    USE,
    WHEN,
    Card,
    Timing,
)
from bivouac.games.fortune_and_glory.state_ground import UNTIL_PHASE, UNTIL_ROUND, UNTIL_TEST
from bivouac.games.fortune_and_glory.verbs_goods import Fortune
from bivouac.games.fortune_and_glory.verbs_open import (
    ALL_DICE,
    MISSES,
    Bar,
    Dice,
    Level,
    NewDanger,
    Pass,
    Reroll,
    Success,
)
from bivouac.games.fortune_and_glory.verbs_tests import Fight, Pool, Try, both, either
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from tests.fortune_and_glory.world import ME, YOU, Laid, danger, nodes, number, on_quest, redraw

A = Skill  # a test of a danger, short for the tables below


def answering(moment: int, effect: object, whose: int = MINE, **fields: Any) -> Laid:
    """A card with this effect in my hand, for a moment of mine; the rope bridge is the danger."""
    redraw("lucky-hat", timing=Timing(moment, whose), effect=effect)
    return on_quest(hands=["lucky-hat"], **fields)


# -- Bar ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("danger.or-choice")
def test_the_owner_of_the_card_says_which_option_is_barred() -> None:
    danger("rope-bridge", either(A(AGILITY, 6, 1), A(LORE, 6, 1), A(CUNNING, 6, 1)), A(AGILITY, 6, 1))
    redraw("lucky-hat", timing=Timing(OPENED, ANOTHERS), effect=Bar())
    table = on_quest("-", hands=["", "lucky-hat"]).play("search")
    assert table.table.waiting == [YOU]
    table.play("play/lucky-hat", "mode/2", seat=YOU)
    assert table.keys(ME) == ["mode/1", "mode/3"]
    assert table.why_not("mode/2") == "danger.or-choice"
    assert table.clauses("barred") == ["card.event-nature"]
    table.dice("6 1 1").play("mode/3", seat=ME)
    assert table.state.markers[ME] == 1


@pytest.mark.clause("danger.or-choice")
def test_one_option_is_always_left_and_what_has_no_options_cannot_be_barred() -> None:
    danger("rope-bridge", either(A(AGILITY, 6, 1), A(LORE, 6, 1)), A(AGILITY, 6, 1))
    redraw("lucky-hat", timing=Timing(OPENED, ANOTHERS), effect=Bar())
    redraw("wrong-train", timing=Timing(OPENED, ANOTHERS), effect=Bar())
    table = on_quest("-", hands=["", "lucky-hat, wrong-train"]).play("search")
    table.dice("6 1 1").play("play/lucky-hat", "mode/1", seat=YOU)
    assert table.hand(YOU) == ["wrong-train"]
    assert table.ear.told[table.told().index("test")].other == 1 << LORE
    danger("rope-bridge", both(A(AGILITY, 6, 1), A(LORE, 6, 1)), A(AGILITY, 6, 1))
    whole = on_quest("-", hands=["", "lucky-hat"]).play("search")
    assert whole.keys(ME) == ["mode/1", "mode/2"]
    assert not whole.may("play/lucky-hat", YOU)


@pytest.mark.clause("danger.or-choice")
def test_an_option_that_was_barred_is_there_again_in_the_cliffhanger_and_the_next_danger() -> None:
    danger("rope-bridge", either(A(AGILITY, 6, 1), A(LORE, 6, 1)), either(A(AGILITY, 6, 1), A(LORE, 6, 1)))
    redraw("lucky-hat", timing=Timing(OPENED, ANOTHERS), effect=Bar())
    table = on_quest("-", hands=["", "lucky-hat"]).play("search")
    table.dice("1 1 1").play("play/lucky-hat", "mode/1", seat=YOU)
    assert table.hangs(ME) == "rope-bridge"
    hanging = on_quest(dangers="", hangs="rope-bridge")
    assert hanging.keys() == ["mode/1", "mode/2"]


# -- NewDanger ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("danger.draw", "danger.discard-returns")
def test_another_danger_is_drawn_in_place_of_the_one_that_lies_open() -> None:
    for key, skill in (("rope-bridge", AGILITY), ("boat-chase", LORE)):
        danger(key, A(skill, 6, 1), A(CUNNING, 6, 1))
    table = answering(OPENED, NewDanger(), dangers="rope-bridge, boat-chase").dice("-").play("search")
    first = table.state.facing[-1][1]
    table.dice("- 6 1 1").play("play/lucky-hat")
    other = number("boat-chase") if first == number("rope-bridge") else number("rope-bridge")
    assert table.state.met[ME] == [other]
    assert table.state.bags[DANGER] == [first], "the first one is in the deck again"
    assert table.state.markers[ME] == 1
    assert table.clauses("danger-changed") == ["card.event-nature"]
    assert table.told().count("test") == 1


@pytest.mark.clause("danger.draw")
def test_no_other_danger_for_a_cliffhanger_nor_without_one_in_the_deck() -> None:
    danger("rope-bridge", A(AGILITY, 6, 1), A(CUNNING, 6, 1))
    table = answering(OPENED, NewDanger(), dangers="rope-bridge").dice("- 6 1 1").play("search")
    assert table.state.markers[ME] == 1, "nobody was asked"
    hanging = answering(OPENED, NewDanger(), dangers="boat-chase", hangs="rope-bridge")
    assert hanging.may("roll")


@pytest.mark.clause("danger.alternative-full-cycle")
def test_another_danger_of_a_deck_that_goes_round() -> None:
    """Once every card has been drawn all of them lie in the pile that they are discarded on."""
    for key in ("rope-bridge", "boat-chase"):
        danger(key, A(AGILITY, 6, 1), A(CUNNING, 6, 1))
    table = answering(OPENED, NewDanger(), dangers="rope-bridge", danger_deck="cycling")
    table.state.discards[DANGER].append(number("boat-chase"))
    table.dice("-").play("search")
    assert table.may("play/lucky-hat")
    table.dice("6 1 1").play("play/lucky-hat")
    assert table.state.met[ME] == [number("boat-chase")]
    assert table.state.discards[DANGER] == [number("rope-bridge")]


# -- Level -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("event.after-levels-and-rerolls")
@pytest.mark.parametrize(("until", "in_test", "in_phase", "in_round"), [
    (UNTIL_TEST, 4, 3, 3), (UNTIL_PHASE, 4, 4, 3), (UNTIL_ROUND, 4, 4, 4),
])  # fmt: skip
def test_a_level_is_raised_for_as_long_as_the_card_says(until: int, in_test: int, in_phase: int, in_round: int) -> None:
    danger("rope-bridge", A(AGILITY, 6, 1), A(CUNNING, 6, 1))
    table = answering(TEST, Level(AGILITY, 1, until))
    table.state.patient = 1
    table.dice("-").play("search")
    while not table.may("play/lucky-hat"):
        table.play("pass")
    table.play("play/lucky-hat")
    while not table.may("roll"):
        table.play("pass")
    assert table.state.level(ME, AGILITY) == in_test
    assert table.state.level(ME, LORE) == 3
    assert table.state.level(YOU, AGILITY) == 3
    table.dice("1 1 1 6").play("roll")
    while not table.may("stop"):
        table.play("pass")
    assert table.state.markers[ME] == 1, "one die more in this test"
    assert table.state.level(ME, AGILITY) == in_phase
    table.state.end_levels(UNTIL_PHASE, -1)  # as each phase does when it begins
    assert table.state.level(ME, AGILITY) == in_round


@pytest.mark.clause("event.after-levels-and-rerolls")
def test_levels_of_the_phase_and_of_the_round_end_with_them() -> None:
    table = on_quest()
    table.state.temporary = [[ME, AGILITY, 1, UNTIL_PHASE], [ME, LORE, 2, UNTIL_ROUND], [YOU, COMBAT, 1, UNTIL_TEST]]
    table.play("decline").play("decline", seat=YOU)
    assert table.state.round == 2
    assert table.state.temporary == []


# -- dice and successes ------------------------------------------------------------------------------------------------


@pytest.mark.clause("test.dice-count")
@pytest.mark.parametrize(
    ("count", "dice", "passes"), [(2, "1 1 1 1 6", True), (-2, "1 6 6", False), (-2, "6 1 1", True)]
)
def test_a_card_gives_or_takes_dice(count: int, dice: str, passes: bool) -> None:
    danger("rope-bridge", A(AGILITY, 6, 1), A(CUNNING, 6, 1))
    table = answering(TEST, Dice(count)).dice("-").play("search").dice(dice).play("play/lucky-hat")
    assert (table.state.markers[ME] == 1) == passes
    assert table.numbers("more-dice") == [count]


@pytest.mark.clause("event.after-levels-and-rerolls", "test.repeat-while-success")
@pytest.mark.parametrize(("which", "again", "passes"), [(MISSES, "1 6", True), (ALL_DICE, "1 1 1", False)])
def test_dice_are_rolled_again_and_the_test_goes_on(which: int, again: str, passes: bool) -> None:
    """Two successes are needed. One lies there, then a roll without any; what is rolled again may bring the second."""
    danger("rope-bridge", A(AGILITY, 6, 2), A(CUNNING, 6, 1))
    table = answering(RESULT, Reroll(which)).dice("- 6 1 1  1 1 1").play("search")
    assert table.told().count("rolled") == 2, "only the roll that decides the test is answered"
    assert table.keys() == ["pass", "play/lucky-hat"]
    table.dice(again + (" 6" if which == MISSES else "")).play("play/lucky-hat")
    assert (table.state.markers[ME] == 1) == passes
    assert table.clauses("rerolled") == ["card.event-nature"]


@pytest.mark.clause("test.success-markers-accumulate", "test.pass")
@pytest.mark.parametrize(("effect", "needed", "dice", "passes"), [
    (Success(1), 1, "1 1 1", True), (Pass(), 5, "1 1 1", True), (Success(1), 3, "1 1 1  1 1 1", False),
])  # fmt: skip
def test_successes_of_a_card_count_like_those_of_the_dice(effect: object, needed: int, dice: str, passes: bool) -> None:
    danger("rope-bridge", A(AGILITY, 6, needed), A(CUNNING, 6, 1))
    faces = dice.split("  ")
    table = answering(RESULT, effect).dice("- " + faces[0]).play("search")
    table.dice(faces[-1]).play("play/lucky-hat")
    assert (table.state.markers[ME] == 1) == passes
    if needed == 3:
        assert table.told().count("rolled") == 2, "a success that a card brings earns another roll"


@pytest.mark.clause("test.pass")
def test_another_may_take_a_success_away() -> None:
    danger("rope-bridge", A(AGILITY, 6, 1), A(CUNNING, 6, 1))
    redraw("lucky-hat", timing=Timing(RESULT, ANOTHERS), effect=Success(-1))
    table = on_quest("- 6 1 1", hands=["", "lucky-hat"]).play("search").play("play/lucky-hat", seat=YOU)
    assert table.hangs(ME) == "rope-bridge"


# -- the order around a roll -------------------------------------------------------------------------------------------


@pytest.mark.clause("gear.activation-once", "event.after-levels-and-rerolls")
def test_the_hero_s_own_activation_comes_before_the_events_at_the_same_moment() -> None:
    danger("rope-bridge", A(AGILITY, 6, 1), A(CUNNING, 6, 1))
    redraw("bullwhip", abilities=[activate(Dice(1))])
    redraw("lucky-hat", timing=Timing(TEST, ANYBODYS), effect=Dice(1))
    table = on_quest("-", hands=["lucky-hat"], kits="bullwhip").play("search")
    assert table.keys() == ["pass", "activate/bullwhip"]
    table.play("activate/bullwhip")
    assert table.keys() == ["pass", "play/lucky-hat"]


# -- content -----------------------------------------------------------------------------------------------------------

TRIALS = (Pool, Fight, Try)
IN_THE_MIDDLE = (TEST, RESULT, BLOWS, KO)
BETWEEN_DANGERS = (BEGINS, PRESSES_ON)


def trials(verbs: list[Any]) -> list[Any]:
    return [node for verb in verbs for node in nodes(verb) if isinstance(node, TRIALS)]


@pytest.mark.parametrize("card", BY_NUMBER, ids=[card.key for card in BY_NUMBER])
def test_no_trial_stands_in_what_a_card_waits_for_nor_in_the_middle_of_a_roll(card: Card) -> None:
    """It would leave another outcome to the test or fight that is open. Where none is, an Adventure may have one."""
    for ability in card.abilities:
        waits = ability.kind == WHEN and ability.what not in BETWEEN_DANGERS
        answers = ability.kind in (ACTIVATE, USE) and ability.number in IN_THE_MIDDLE
        if ability.verb is not None and (waits or answers):
            assert not trials([ability.verb])
    if card.effect is not None and card.timing.moment in IN_THE_MIDDLE:
        assert not trials([card.effect])


def test_the_search_for_trials_finds_them_in_the_depth() -> None:
    redraw("lucky-hat", timing=Timing(OWN, MINE), effect=Try(both(A(LORE, 4, 1), Fight(ENEMY)), Fortune(1)))
    assert len(trials([BY_NUMBER[number("lucky-hat")].effect])) == 3
