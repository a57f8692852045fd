import json
from typing import Any

import pytest

from bivouac.engine.chance import Chance
from bivouac.engine.records import replay_table
from bivouac.engine.table import ReplayError, Table, new_table
from tests.proving.duel import GAME
from tests.proving.opening import GAME as OPENING


def played(choices: int = 1000) -> Table:
    table = new_table(GAME, 3, 5, {})
    chance = Chance(4)
    while not table.over and len(table.history) < choices:
        table.choose(table.option_ids[chance.roll(len(table.option_ids))])
    return table


def record(every: int = 1) -> dict[str, Any]:
    """As it comes from a file."""
    made: dict[str, Any] = json.loads(json.dumps(played().record(every)))
    return made


def test_a_record_is_choices_by_key_and_hashes_at_intervals() -> None:
    made = record(every=4)
    count = len(made["choices"])
    assert count > 6
    assert sorted(int(at) for at in made["hashes"]) == sorted({0, count, *range(4, count, 4)})
    assert (made["bivouac"], made["game"], made["players"], made["seed"], made["over"]) == (
        "record", "duel", 3, "5", True,
    )  # fmt: skip
    keys = {choice.rpartition(":")[2] for choice in made["choices"]}  # where several are asked, a seat stands before it
    assert keys <= set(GAME.actions.keys)


def test_an_unfinished_game_has_a_record_too() -> None:
    table = played(5)
    assert not table.record()["over"]
    assert replay_table(GAME, table.record()).digest() == table.digest()
    assert replay_table(GAME, new_table(GAME, 3, 5, {}).record()).history == []


@pytest.mark.parametrize("at", [1, 3, 6])
def test_a_changed_hash_names_its_choice(at: int) -> None:
    made = record()
    made["hashes"][str(at)] = "0" * 16
    with pytest.raises(ReplayError, match=f"differs at choice {at}, '{made['choices'][at - 1]}'") as error:
        replay_table(GAME, made)
    assert error.value.choice == at


def test_a_changed_choice_names_itself() -> None:
    """Another legal choice is found by the hash after it, an illegal one where it stands."""
    made = record()
    table = new_table(GAME, 3, 5, {})
    at = next(i for i, choice in enumerate(made["choices"]) if choice == "play/spark")
    for choice in made["choices"][:at]:
        table.choose(choice)
    made["choices"][at] = "pass"
    with pytest.raises(ReplayError, match=f"choice {at + 1}, 'pass'"):
        replay_table(GAME, made)
    made["choices"][at] = "answer/echo"
    with pytest.raises(ReplayError, match=f"choice {at + 1} of this record, 'answer/echo', cannot be made") as error:
        replay_table(GAME, made)
    assert error.value.choice == at + 1


@pytest.mark.parametrize("choice", ["dance", "9:pass", "one:pass", ""])
def test_nonsense_for_a_choice_names_itself(choice: str) -> None:
    made = record()
    made["choices"][2] = choice
    with pytest.raises(ReplayError, match="choice 3") as error:
        replay_table(GAME, made)
    assert error.value.choice == 3


def test_with_few_hashes_the_span_is_named() -> None:
    made = record(every=5)
    made["hashes"]["10"] = "0" * 16
    with pytest.raises(ReplayError, match="somewhere between choice 6 and choice 10") as error:
        replay_table(GAME, made)
    assert error.value.choice == 10


def test_another_set_up_is_named() -> None:
    made = record()
    made["seed"] = "6"
    with pytest.raises(ReplayError, match="begins differently") as error:
        replay_table(GAME, made)
    assert error.value.choice == 1


@pytest.mark.parametrize("left", [0, 1, 5])
def test_a_cut_record_is_noticed(left: int) -> None:
    made = record()
    made["choices"] = made["choices"][:left]
    with pytest.raises(ReplayError, match=f"ends after {left} choices") as error:
        replay_table(GAME, made)
    assert error.value.choice == left + 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("choices", None),
        ("hashes", None),
        ("hashes", ["0"]),
        ("hashes", {"zero": "0"}),
        ("seed", None),
        ("seed", "five"),
        ("players", 9),
        ("options", None),
        ("options", {"speed": 1}),
    ],
)
def test_a_damaged_record_is_a_value_error(name: str, value: object) -> None:
    made = record()
    made[name] = value
    with pytest.raises(ValueError, match=r"damaged|invalid literal|players|no option"):
        replay_table(GAME, made)
    del made[name]
    with pytest.raises(ValueError, match="damaged"):
        replay_table(GAME, made)


def test_seats_are_named_only_where_several_wait() -> None:
    table = new_table(OPENING, 2, 1, {})
    for _ in range(3):
        table.choose(table.options_of(1)[0], 1)
        table.choose(table.options_of(0)[0], 0)
    choices = table.record()["choices"]
    assert len(choices) == 6
    assert not any(":" in choice for choice in choices), "seat by seat, each is the first that waits"
    half = new_table(OPENING, 2, 1, {})
    half.choose(half.options_of(1)[0], 1)
    assert half.record()["choices"] == [f"1:{choices[3]}"]
