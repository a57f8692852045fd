"""Saves and records that were tampered with are refused with a reason, or are tables that can be played."""

import json
from typing import Any

import pytest

import bivouac
from bivouac.engine.saving import save_state
from bivouac.games.archibald.verbs_places import TakeFoe
from tools.damage import BROKEN, SLOW, attempts, summed


@pytest.mark.parametrize("sample", [60, pytest.param(150, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", bivouac.games())
def test_a_sample_of_damaged_saves_and_records_is_refused_or_playable(game: str, sample: int) -> None:
    outcomes = attempts(game, 1, sample)
    assert [outcome for outcome in outcomes if outcome.fate in (BROKEN, SLOW)] == []
    figures = summed(outcomes)
    assert figures["refused"] > 0
    assert figures["playable"] > 0


@pytest.mark.full
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", bivouac.games())
def test_five_thousand_damaged_saves_and_records_are_refused_or_playable(game: str) -> None:
    outcomes = attempts(game, 2, 5_000)
    assert [outcome for outcome in outcomes if outcome.fate in (BROKEN, SLOW)] == []


def begun(game: str, choices: int = 12) -> bivouac.Table:
    table = bivouac.new(game, seed=5)
    for _ in range(choices):
        table.choose(table.option_ids[-1])
    return table


def made_up(game: str, field: str, value: Any) -> dict[str, Any]:
    """A record of a branch without hashes, as somebody makes one up: a field of its position is another one."""
    record: dict[str, Any] = json.loads(json.dumps(begun(game).branch(0, 1).record()))
    record["hashes"] = {}
    table = record["base"]["table"]
    assert field in table
    table[field] = value(table[field]) if callable(value) else value
    return record


@pytest.mark.parametrize(
    ("game", "field", "value", "expected"),
    [
        ("altered", "first", -1, "'first' is -1; expected a whole number from 0 to 1"),
        ("altered", "kinds", lambda kinds: kinds[::-1], "'kinds'"),
        ("altered", "ready", [0, 99], "'ready'"),
        ("altiplano", "holder", [5, 5], "'holder'"),
        ("altiplano", "turn_of", lambda seat: 1 - seat, "'turn_of'"),
        ("altiplano", "zones", lambda zones: [*zones[:-1], [0]], "'zones' is .* expected each of the 51 once"),
        ("archibald", "foes", lambda foes: [-1, *foes[1:]], "'foes' is .* expected a list of 55 numbers from 0 to"),
        ("archibald", "supply", [0, 0, 0, 0, 0], "'foes' is 0; expected 6 figures of kind 0"),
        ("archibald", "lives", [0, 3], "'lives' is 0"),
        ("archibald", "tile", lambda tiles: [-1, *tiles[1:]], "'tile'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_the_name_of_its_field(
    game: str, field: str, value: Any, expected: str
) -> None:
    record = made_up(game, field, value)
    with pytest.raises(ValueError, match=f"this position is damaged: {expected}"):
        bivouac.replay(record)


LIMITS = "a list of lists of 4 numbers"
LIMIT = "a seat, a card, its batch, and the batches that may lie there"
PENDING = "a list of lists of 5 numbers"


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("limits", {}, LIMITS),
        ("limits", [0], LIMITS),
        ("limits", [[0, 0, 1]], LIMITS),
        ("limits", [[0, 0, 1, 2, 0]], LIMITS),
        ("limits", [[0, 0, 1, True]], LIMITS),
        ("limits", [[0, 0, 1, 2]] * 10_001, LIMITS),
        ("limits", [[2, 0, 1, 2]], LIMIT),
        ("limits", [[-1, 0, 1, 2]], LIMIT),
        ("limits", [[0, 1_000, 1, 2]], LIMIT),
        ("limits", [[0, -1, 1, 2]], LIMIT),
        ("limits", [[0, 0, -1, 2]], LIMIT),
        ("limits", [[0, 0, 60, 1 << 60]], LIMIT),
        ("limits", [[0, 0, 1, 1 << 60 | 2]], LIMIT),
        ("limits", [[0, 0, 1, 4]], LIMIT),
        ("limits", [[0, 0, 1, -2]], LIMIT),
        ("pending", [[0, 0, 0, 0]], PENDING),
        ("pending", [[0, 0, 0, 0, None]], PENDING),
        ("pending", [[0, 0, 0, 0, 0]] * 10_001, PENDING),
        ("pending", [[2, 0, 0, 0, 0]], "a trigger of a seat"),
        ("pending", [[0, -5, 0, 0, 0]], "a whole number from 0 to "),
        ("events", [[0] * 5], "an event of six numbers or more"),
        ("events", [[0, 0, 0, -1, 0, 0]] * 1_001, "a list of events"),
        ("events", [[9, 0, 0, -1, 0, 0]], "a whole number from 0 to 1"),
        ("frames", [0], "pairs of numbers"),
        ("frames", [-1, 0] * 501, "pairs of numbers"),
        ("frames", [-2, 0], "a whole number from -1 to "),
        ("agenda", [["Turn"]] * 1_001, "a list of at most 1000 steps"),
        ("agenda", [["CleanUp", 2]], "a whole number from 0 to 1"),
        ("agenda", [["CleanUp", 0, 0]], "'CleanUp' and 1 numbers"),
        ("agenda", [["CleanUp", "0"]], "the name of a step and its ints"),
        ("chance", [1, 2, 3, 1 << 64], "a list of 4 numbers from 0 to "),
        ("pools", [[-2] * 80] * 2, "2 lists of numbers from -1 to "),
        ("pools", [[-1] * 79] * 2, "80 cards for each seat"),
        ("barred", [0] * 79, "a list of 80 numbers from 0 to "),
    ],
)
def test_lists_of_a_made_up_position_are_no_longer_and_no_larger_than_they_may_be(
    name: str, value: Any, expected: str
) -> None:
    record: dict[str, Any] = json.loads(json.dumps(begun("altered").branch(0, 1).record()))
    assert name in record["base"]
    record["base"][name] = value
    with pytest.raises(ValueError, match=f"this position is damaged: .*; expected {expected}"):
        bivouac.replay({**record, "hashes": {}})


@pytest.mark.parametrize("game", bivouac.games())
def test_a_branch_as_it_was_made_is_playable(game: str) -> None:
    record = begun(game).branch(0, 1).record()
    assert bivouac.replay(record).record() == record


@pytest.mark.parametrize("game", bivouac.games())
def test_a_record_that_begins_before_a_forced_answer_begins_after_it(game: str) -> None:
    """Only people are asked what has one answer; somebody may make up a branch that begins there."""
    table = begun(game, 0)
    table.be_patient(range(table.seats))
    while len(table.option_ids) > 1:
        table.choose(table.option_ids[-1])
    record = {**begun(game).branch(0, 1).record(), "base": save_state(table.game, table.state)}
    again = bivouac.replay({**record, "choices": [], "hashes": {}})
    assert again.over or len(again.option_ids) > 1
    assert bivouac.replay(again.record()).digest() == again.digest()


@pytest.mark.parametrize("game", bivouac.games())
def test_a_save_must_be_what_its_choices_lead_to(game: str) -> None:
    table = begun(game)
    data: dict[str, Any] = json.loads(table.save())
    assert bivouac.load(data).save() == table.save()
    with pytest.raises(ValueError, match="expected what the choices of this table lead to"):
        bivouac.load({**data, "state": {**data["state"], "learned": data["state"]["learned"] + 1}})
    with pytest.raises(ValueError, match="this position is damaged"):
        bivouac.load({**data, "history": data["history"][:-1]})
    with pytest.raises(ValueError, match="this position is damaged"):
        bivouac.load({**data, "seed": "6"})


@pytest.mark.parametrize("game", bivouac.games())
def test_every_field_that_is_saved_has_its_bound(game: str) -> None:
    table = begun(game)
    fields = json.loads(table.save())["state"]["table"]
    assert set(fields) == set(table.game.bounds().fields)


def test_a_question_about_figures_of_which_none_are_missing_is_refused() -> None:
    """It would look for them for ever (enemycard.supply)."""
    record: dict[str, Any] = json.loads(json.dumps(begun("archibald").branch(0, 1).record()))
    state = begun("archibald").state
    script = next(i for i in range(200) if has_figures_to_take(state, i))
    base = record["base"]
    base["agenda"] += [base["asker"], ["EndEffect"]]
    base["asker"], base["frames"] = ["Do", script, 1, base["asking"], script, 0], [-1, 0]
    with pytest.raises(ValueError, match="this position is damaged"):
        bivouac.replay({**record, "hashes": {}})


def has_figures_to_take(state: Any, script: int) -> bool:
    try:
        return isinstance(state.node(script, 1), TakeFoe)
    except IndexError:
        return False


def test_a_list_in_a_list_without_end_is_no_save() -> None:
    with pytest.raises(ValueError, match="not a whole table"):
        bivouac.load("[" * 200_000)
