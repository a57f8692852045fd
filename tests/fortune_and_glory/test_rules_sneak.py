"""Sneak tests: a number, the dice, and who is seen."""

import pytest

from bivouac.games.fortune_and_glory.saved import check_rows, check_steps
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import CREW, FAILED, PASSED
from bivouac.games.fortune_and_glory.steps_sneak import begin_sneak, end_sneak
from bivouac.games.fortune_and_glory.turn_scene import enter_turn
from bivouac.server import sight
from bivouac.text import LANGUAGES
from bivouac.text.prompts import prompt
from tests.fortune_and_glory.test_orders import answer
from tests.fortune_and_glory.world import ME, PHASES, YOU, Laid

NUMBERS = [f"sneak/{n}" for n in range(1, 7)]


def sneaking(dice: int, card: int = CREW) -> Laid:
    """My hero is about to sneak past somebody who rolls so many dice; then a round begins."""
    table = Laid(at="sahara, paris", phase="move")
    table.state.agenda[:] = PHASES["round"]
    table.ask_nothing()
    begin_sneak(table.state, ME, card, dice)
    table.state.advance()
    return table


@pytest.mark.clause("sneak.roll")
def test_a_number_from_1_to_6_is_named_and_as_many_dice_are_rolled_as_the_search() -> None:
    table = sneaking(4)
    assert table.keys() == NUMBERS
    view = table.table.view(YOU)["sneak"]
    assert view == {"seat": ME, "card": None, "dice": 4, "number": None, "roll": [], "matches": 0}
    table.dice("1 2 5 6").play("sneak/3")
    view = table.table.view(YOU)["sneak"]
    assert (view["number"], view["roll"]) == (3, [1, 2, 5, 6])
    assert table.clauses("sneak-roll") == ["sneak.roll"]


@pytest.mark.clause("sneak.roll")
@pytest.mark.parametrize("reader", [ME, YOU, -1])
def test_the_number_comes_with_the_line_that_tells_of_the_dice(reader: int) -> None:
    table = sneaking(4).dice("1 2 5 6").play("sneak/3")
    names = {lang: ["Ada", "Bo"] for lang in LANGUAGES}
    lines = [sight.log_entry(table.table.game, told, reader, names) for told in table.ear.told]
    assert [(line.key, line.dice, line.number) for line in lines if line.number] == [("sneak-roll", [6, 5, 2, 1], 3)]


@pytest.mark.clause("sneak.roll")
def test_who_sneaks_names_a_number_before_anything_else() -> None:
    table = sneaking(4)
    assert table.why_not("stay") == "sneak.roll"
    assert table.why_not("sneak/2") == ""
    assert table.why_not("sneak/2", YOU) == "movement.clockwise"


@pytest.mark.clause("sneak.fail")
@pytest.mark.parametrize(("dice", "number"), [("3 1 1 1", 3), ("1 1 1 6", 6), ("1 2 3 4", 1)])
def test_one_die_with_the_number_is_enough_to_be_seen(dice: str, number: int) -> None:
    table = sneaking(4).dice(dice).play(f"sneak/{number}")
    assert table.state.outcome == FAILED
    assert table.clauses("seen") == ["sneak.fail"]
    assert "sneaked" not in table.told()


@pytest.mark.clause("sneak.success")
@pytest.mark.parametrize(("dice", "number"), [("3 1 1 1", 6), ("6 6 6 6", 5), ("2 3 4 5", 1)])
def test_without_a_die_with_the_number_the_hero_has_slipped_by(dice: str, number: int) -> None:
    table = sneaking(4).dice(dice).play(f"sneak/{number}")
    assert table.state.outcome == PASSED
    assert end_sneak(table.state) == 0
    assert table.clauses("sneaked") == ["sneak.success"]
    assert "seen" not in table.told()


@pytest.mark.clause("sneak.fight-per-match")
@pytest.mark.parametrize(("dice", "matches"), [("2 1 3 4", 1), ("2 2 1 6", 2), ("2 2 2 2", 4)])
def test_each_die_with_the_number_counts_as_a_round_to_fight(dice: str, matches: int) -> None:
    table = sneaking(4).dice(dice).play("sneak/2")
    assert table.numbers("seen") == [matches]
    assert end_sneak(table.state) == matches
    assert table.state.sneak == []


@pytest.mark.clause("sneak.success")
def test_nobody_looks_out_without_dice_and_no_number_is_asked_for() -> None:
    table = sneaking(0)
    assert table.state.outcome == PASSED
    assert "sneaked" in table.told()
    assert not table.may("sneak/1")
    assert end_sneak(table.state) == 0


def test_a_ko_closes_the_sneak_test_of_its_hero_and_no_other() -> None:
    for seat, left in ((ME, []), (YOU, [ME])):
        table = sneaking(4)
        enter_turn(table.state, seat)
        scene = table.state.agenda.pop()
        scene.ended(table.state, True)  # type: ignore[attr-defined]  # it is a scene
        assert table.state.sneak[:1] == left


@pytest.mark.clause("sneak.roll")
def test_every_number_has_the_same_chance_so_any_can_be_ordered_by_who_does_not_care() -> None:
    table = sneaking(4)
    assert answer(table, ME, {}) == ""
    assert answer(table, ME, {"question/sneak": "any"}) in NUMBERS
    assert answer(table, ME, {"question/sneak": "ask"}) == ""


def test_a_sneak_test_is_saved_while_its_number_is_asked_for() -> None:
    table = sneaking(4)
    again = table.reloaded()
    assert isinstance(again.state, World)
    assert again.state.sneak == table.state.sneak
    again.choose("sneak/4")


@pytest.mark.parametrize("row", [[], [ME, CREW, 0, 0, 0, 0], [ME, CREW, 4, 3, 0, 0], [YOU, CREW, 4, 0, 0, 0], [ME]])
def test_a_save_with_another_sneak_test_is_refused(row: list[int]) -> None:
    table = sneaking(4)
    check_both(table.state)
    table.state.sneak = row
    with pytest.raises(ValueError, match="sneak"):
        check_both(table.state)


def check_both(state: World) -> None:
    check_rows(state)
    check_steps(state)


def test_it_is_said_in_both_languages() -> None:
    table = sneaking(4).table
    option = table.options[2]
    assert (option.say("en"), option.say("fr")) == ("Name 3", "Choisir le 3")
    assert "crew of the zeppelin" in prompt(table, ME, "en")
