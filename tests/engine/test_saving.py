import json
from typing import Any

import pytest

from bivouac.engine.records import load_table
from bivouac.engine.saving import step_from
from bivouac.engine.table import Table, new_table
from tests.proving.duel import GAME as DUEL
from tests.proving.phrases import GAME as PHRASES


def saved() -> tuple[Table, dict[str, Any]]:
    """In the middle of an effect: a card has been played and somebody is asked about it."""
    table = new_table(PHRASES, 2, 3, {})
    table.choose("play/luck")
    data: dict[str, Any] = json.loads(table.save())
    assert data["state"]["asker"][0] == "Do"
    return table, data


def load(data: dict[str, Any]) -> Table:
    return load_table(PHRASES, data)


def test_a_save_says_what_it_is() -> None:
    _, data = saved()
    assert {key: data[key] for key in ("bivouac", "format", "game", "rules", "players", "seed")} == {
        "bivouac": "table", "format": 2, "game": "phrases", "rules": "1", "players": 2, "seed": "3",
    }  # fmt: skip


def test_steps_are_saved_by_name_and_built_again() -> None:
    _, data = saved()
    for step in data["state"]["agenda"]:
        assert [type(step_from(PHRASES, step)).__name__, *step_from(PHRASES, step).data()] == step


def test_a_step_unknown_to_the_rules_is_refused_by_name() -> None:
    for where in ("agenda", "asker"):
        _, data = saved()
        data["dealt_anew"] = True
        data["state"][where] = ["Dance", 1] if where == "asker" else [["Dance", 1]]
        with pytest.raises(ValueError, match="a saved phrases has a step 'Dance' that these rules do not know"):
            load(data)


def test_a_step_of_another_game_is_unknown_too() -> None:
    with pytest.raises(ValueError, match="'EndTurn'"):
        step_from(DUEL, ["EndTurn"])


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("state", "asker"), ["Land"]),
        (("state", "asker"), ["Do", 1]),
        (("state", "asker"), ["Do", 99, 0, 0, 0, 0]),
        (("state", "asker"), []),
        (("state", "asker"), 5),
        (("state", "events"), [[1, 2]]),
        (("state", "pending"), [[0]]),
        (("state", "chance"), [1, 2]),
        (("state", "pools"), 3),
        (("state", "table"), []),
        (("state",), None),
        (("state",), []),
        (("options",), None),
        (("options",), {"no": "such option"}),
        (("players",), 7),
        (("seed",), "seed"),
        (("seed",), None),
        (("history",), ["first"]),
        (("undo",), [0]),
    ],
)
@pytest.mark.parametrize("dealt_anew", [False, True])
def test_a_damaged_save_is_a_value_error(path: tuple[str, ...], value: object, dealt_anew: bool) -> None:
    _, data = saved()
    data["dealt_anew"] = dealt_anew
    part = data
    for name in path[:-1]:
        part = part[name]
    part[path[-1]] = value
    with pytest.raises(ValueError, match=r"damaged|asks nothing|no option|players|invalid literal"):
        load(data)


def test_seeds_of_any_size_are_kept_as_they_are() -> None:
    huge = 2**127 + 1
    table = new_table(PHRASES, 2, huge, {})
    assert load(json.loads(table.save())).seed == huge
    assert load(json.loads(table.save())).record() == table.record()


def test_a_table_dealt_anew_says_so_in_its_save() -> None:
    table = new_table(DUEL, 3, 1, {})
    copy = load_table(DUEL, json.loads(table.determinize(0, 1).save()))
    assert copy.is_dealt_anew
    with pytest.raises(ValueError, match="did not happen"):
        copy.record()
