"""A simulation is a function of its seed; its figures are what they say."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

import bivouac
from bivouac.sim import simulate, wilson
from bivouac.sim.statistics import median, percentile

SHORT = {"turn_cap": 6}


def without_time(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key != "decisions_per_second"}


@pytest.mark.compiled_ok
def test_the_games_are_the_same_however_many_processes_play_them(tmp_path: Path) -> None:
    one = simulate("altiplano", 9, ["random", "greedy"], seed=5, jobs=1, options=SHORT, records_dir=tmp_path / "one")
    two = simulate("altiplano", 9, ["random", "greedy"], seed=5, jobs=2, options=SHORT, records_dir=tmp_path / "two")
    assert without_time(one.as_json()) == without_time(two.as_json())
    assert one.as_csv() == two.as_csv()
    files = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert len(files) == 9
    for name in files:
        assert (tmp_path / "one" / name).read_text() == (tmp_path / "two" / name).read_text()


def test_another_seed_gives_other_games() -> None:
    first, second = (simulate("altiplano", 4, ["random", "random"], seed=seed, options=SHORT) for seed in (1, 2))
    assert first.as_csv() != second.as_csv()


def test_more_games_begin_with_the_same_games() -> None:
    few, more = (simulate("altiplano", games, ["random", "random"], seed=1, options=SHORT) for games in (3, 6))
    assert more.played[:3] == few.played


def test_who_begins_alternates_unless_it_is_said() -> None:
    free = simulate("altiplano", 4, ["random", "random"], options=SHORT)
    told = simulate("altiplano", 4, ["random", "random"], options={**SHORT, "first": "1"})
    assert [one.first for one in free.played] == [0, 1, 0, 1]
    assert "first" not in free.options
    assert [one.first for one in told.played] == [1, 1, 1, 1]
    assert told.options["first"] == "1"


def test_a_game_that_is_cut_short_is_nobodys_win() -> None:
    result = simulate("altiplano", 4, ["random", "random"], options={"turn_cap": 1})
    figures = result.as_json()
    assert figures["unfinished"] == 4
    assert figures["turns"]["median"] == 1
    assert figures["first"]["wins"] == 0
    assert [seat["wins"] for seat in figures["seats"]] == [0, 0]


def test_simulations_have_a_turn_cap_of_their_own() -> None:
    assert simulate("altiplano", 1, ["greedy", "random"]).options["turn_cap"] == 200


def test_the_figures_add_up() -> None:
    result = simulate("altiplano", 6, ["greedy", "random"], seed=8)
    figures = result.as_json()
    assert list(figures) == [
        "game", "options", "games", "unfinished", "decisions", "decisions_per_second", "compiled", "seed", "turns",
        "first", "seats",
    ]  # fmt: skip
    assert json.loads(json.dumps(figures)) == figures
    assert sum(seat["wins"] for seat in figures["seats"]) + figures["unfinished"] == figures["games"] == 6
    rows = list(csv.DictReader(io.StringIO(result.as_csv())))
    assert [int(row["number"]) for row in rows] == list(range(6))
    assert sum(row["bot"] == "greedy" for row in rows) == figures["seats"][0]["wins"]
    assert sum(int(row["decisions"]) for row in rows) == figures["decisions"]
    assert sum(row["winner"] == row["first"] for row in rows) == figures["first"]["wins"]
    assert figures["compiled"] is bivouac.compiled()
    assert figures["decisions_per_second"] > 0


def test_records_replay(tmp_path: Path) -> None:
    simulate("altiplano", 2, ["random", "random"], seed=1, options=SHORT, records_dir=tmp_path)
    for path in tmp_path.iterdir():
        assert bivouac.replay(path.read_text()).over


def test_progress_is_told_up_to_the_last_game() -> None:
    for jobs in (1, 2):
        told: list[int] = []
        simulate("altiplano", 5, ["random", "random"], jobs=jobs, options=SHORT, progress=told.append)
        assert told == sorted(told)
        assert told[-1] == 5


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"games": 0}, "expected 1 or more"),
        ({"jobs": 0}, "expected 1 or more"),
        ({"bots": ["random"]}, "2 players"),
        ({"bots": ["random", "human"]}, "no bot is called 'human'"),
        ({"options": {"turn_cap": "x"}}, "turn_cap"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, Any], message: str) -> None:
    asked: dict[str, Any] = {"game": "altiplano", "games": 1, "bots": ["random", "random"], **changes}
    with pytest.raises(ValueError, match=message):
        simulate(**asked)


@pytest.mark.parametrize("jobs", [1, 2])
def test_records_that_cannot_be_written_are_an_os_error_that_names_the_file(tmp_path: Path, jobs: int) -> None:
    (tmp_path / "altiplano-1-000000.json").mkdir()
    (tmp_path / "altiplano-1-000000.json" / "x").touch()
    with pytest.raises(OSError, match=r"altiplano-1-000000\.json"):
        simulate("altiplano", 2, ["random", "random"], jobs=jobs, options=SHORT, records_dir=tmp_path)


def test_wilson_intervals_hold_known_values() -> None:
    assert wilson(0, 10) == (0.0, 0.2775)
    assert wilson(10, 10) == (0.7225, 1.0)
    assert wilson(50, 100) == (0.4038, 0.5962)
    assert wilson(0, 0) == (0.0, 1.0)


def test_percentiles_are_values_that_occurred() -> None:
    values = list(range(1, 11))
    assert [percentile(values, share) for share in (0.1, 0.5, 0.9)] == [1, 5, 9]
    assert median(values) == 5.5
    assert median([3]) == 3
