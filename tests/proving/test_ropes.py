import json
from typing import Any

import pytest

from bivouac.engine.records import check_choices, load_table, replay_table
from bivouac.engine.scenes import has_left, innermost, leave
from bivouac.engine.table import Table, new_table
from tests.contract import check_contract
from tests.proving.ropes import GAME, Climb, Ropes

THREE_DEEP = ("0 climb", "0 pull/2", "1 pull/3")  # seat 0's climb lies below seat 1's, that one below seat 2's


def ropes(players: int, *choices: str) -> tuple[Table, Ropes]:
    table = new_table(GAME, players, 1, {})
    play(table, *choices)
    return table, state_of(table)


def state_of(table: Table) -> Ropes:
    assert isinstance(table.state, Ropes)
    return table.state


def play(table: Table, *choices: str) -> None:
    """Choices as 'seat key': the seat must be the one that is asked."""
    for choice in choices:
        seat, key = choice.split()
        assert table.waiting == [int(seat)], f"{choice}: {table.waiting} is asked"
        table.choose(key)


def actors(state: Ropes) -> list[int]:
    return [event.actor for event in state.events]


@pytest.mark.contract
def test_contract() -> None:
    check_contract(GAME, games=8)


def test_a_scene_that_is_not_left_ends_when_all_its_steps_are_done() -> None:
    table, state = ropes(2, "0 climb", "0 hold", "0 hold")
    assert (state.points, state.falls, state.events, state.frames) == ([1, 0], [0, 0], [], [])
    assert table.waiting == [1]


def test_who_leaves_on_top_takes_own_events_and_frames_along_and_nothing_of_others() -> None:
    table, state = ropes(3, *THREE_DEEP, "2 slip")
    assert (state.falls, state.points) == ([0, 0, 3], [0, 0, 0])
    assert (actors(state), state.frames) == ([0, 1], [0, 1, 1, 2])
    play(table, "1 hold", "0 hold", "1 rest")
    assert (state.falls, state.points) == ([0, 0, 3], [1, 2, 0])


def test_who_lies_below_leaves_while_the_scene_above_goes_on() -> None:
    """Seat 2 cuts seat 0 loose, two scenes below: the grip that seat 0 had left goes, all others are held."""
    table, state = ropes(3, *THREE_DEEP, "2 cut/1")
    assert [has_left(state, seat) for seat in range(3)] == [True, False, False]
    assert state.falls == [0, 0, 0], "its scene ends when the others above it are over"
    assert (actors(state), state.frames) == ([0, 1, 2], [0, 1, 1, 2, 2, 3]), "others stand on what is open below"
    play(table, "2 hold")
    assert state.points == [0, 0, 3]
    play(table, "1 hold")
    assert (state.falls, state.points) == ([1, 0, 0], [0, 2, 3])
    assert (state.events, state.frames, state.grips) == ([], [], [0, 1, 1])
    assert table.waiting == [1], "the next turn: seat 0 is not asked for the grip it had left"


def test_the_one_in_the_middle_leaves_and_both_others_stay() -> None:
    table, state = ropes(3, *THREE_DEEP, "2 cut/2", "2 hold")
    assert (state.falls, state.points) == ([0, 2, 0], [0, 0, 3])
    assert (actors(state), state.frames) == ([0], [0, 1])
    play(table, "0 hold", "1 rest")
    assert state.points == [1, 0, 3]


def test_of_several_scenes_of_a_seat_only_the_innermost_is_left_at_a_time() -> None:
    table, state = ropes(2, "0 climb", "0 pull/2", "1 pull/1", "0 slip")
    assert state.falls == [3, 0]
    assert actors(state) == [0, 1]
    play(table, "1 hold", "0 hold")
    assert (state.falls, state.points) == ([3, 0], [1, 2])


def test_who_is_cut_loose_leaves_all_own_scenes_also_those_above_and_below_another() -> None:
    table, state = ropes(3, "0 climb", "0 pull/2", "1 pull/1", "0 pull/3", "2 cut/1")
    assert (state.falls, actors(state)) == ([0, 0, 0], [0, 1, 0, 2])
    play(table, "2 hold")
    assert (state.falls, state.points, actors(state)) == ([3, 0, 0], [0, 0, 4], [0, 1])
    play(table, "1 hold")
    assert (state.falls, state.points, state.events) == ([4, 0, 0], [0, 2, 4], [])
    assert table.waiting == [1]


def test_own_scenes_right_on_each_other_end_from_the_inside() -> None:
    table, state = ropes(2, "0 climb", "0 pull/1", "0 pull/2", "1 cut/1", "1 hold")
    told = [(GAME.lines.all[line.line].key, line.seat, line.number) for line in table.told()]
    assert told == [("arrived", 1, 3), ("fell", 0, 2), ("fell", 0, 1)]
    assert state.falls == [3, 0]


def test_who_is_in_no_scene_has_none_to_leave() -> None:
    table, state = ropes(3, *THREE_DEEP[:2])
    before = table.digest()
    assert not leave(state, 2)
    assert (innermost(state, 2), table.digest()) == (None, before)
    scene = innermost(state, 0)
    assert isinstance(scene, Climb)
    assert (scene.me, scene.height) == (0, 1)
    assert leave(state, 0)
    assert not leave(state, 0), "it has left already"
    assert innermost(state, 0) is None


def test_left_in_the_middle_it_is_saved_loaded_and_replayed_as_it_stands() -> None:
    table, _ = ropes(3, *THREE_DEEP, "2 cut/1")
    loaded = load_table(GAME, json.loads(table.save()))
    check_choices(loaded)
    for copy in (table, loaded, replay_table(GAME, table.record()), table.clone()):
        play(copy, "2 cut/2", "1 climb")
        assert (state_of(copy).falls, state_of(copy).points) == ([1, 2, 0], [0, 0, 3])
        assert actors(state_of(copy)) == [1]


DAMAGED: list[tuple[str, list[Any]]] = [
    ("a scene of nobody", ["Climb", 3, 1, 2, 2]),
    ("fewer events than are open below", ["Climb", 1, 0, 2, 2]),
    ("more events than are open below", ["Climb", 1, 2, 2, 2]),
    ("more frames than are open below", ["Climb", 1, 1, 4, 2]),
    ("half a frame", ["Climb", 1, 1, 3, 2]),
    ("a height that no climb has", ["Climb", 1, 1, 2, 9]),
    ("a number too few", ["Climb", 1, 1, 2]),
]


@pytest.mark.parametrize(("what", "marker"), DAMAGED, ids=[what for what, _ in DAMAGED])
@pytest.mark.parametrize("choices", [THREE_DEEP, (*THREE_DEEP, "2 cut/1")], ids=["whole", "left"])
def test_a_marker_that_cannot_come_from_play_is_refused(what: str, marker: list[Any], choices: tuple[str, ...]) -> None:
    table, _ = ropes(3, *choices)
    saved = json.loads(table.save())
    agenda = saved["state"]["agenda"]
    at = agenda.index(["Climb", 1, 1, 2, 2])
    load_table(GAME, saved)
    agenda[at] = marker
    with pytest.raises(ValueError, match="damaged"):
        load_table(GAME, saved)


def test_a_leave_that_lies_on_no_scene_is_refused() -> None:
    table, _ = ropes(3, *THREE_DEEP)
    saved = json.loads(table.save())
    saved["state"]["agenda"].append(["Leave"])
    with pytest.raises(ValueError, match="only on a scene"):
        load_table(GAME, saved)
