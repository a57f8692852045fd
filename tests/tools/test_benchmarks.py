"""What the benchmark plays can be played."""

import pytest

import bivouac
from benchmarks.games import RUNS, editions_of, options_of

PLAYED = [(game, options) for game, run in RUNS.items() for options in (run.options, *run.editions.values())]


@pytest.mark.parametrize(("game", "options"), PLAYED, ids=str)
def test_every_run_of_the_benchmark_is_a_table_that_ends(game: str, options: dict[str, int | str]) -> None:
    table = bivouac.new(game, seed=1, **options)
    assert table.seats == options["players"]
    assert any(option.cap and option.name in options for option in table.game.options)


def test_the_advanced_game_is_measured_with_the_fewest_and_the_most_seats_beside_the_basic_one() -> None:
    editions = editions_of("fortune-and-glory")
    assert [each["players"] for each in editions.values()] == [2, 8]
    assert {each["level"] for each in editions.values()} == {"advanced"}
    assert {each["round_cap"] for each in editions.values()} == {options_of("fortune-and-glory")["round_cap"]}
