"""The search for the deal of the first game: what is fit, and what it says."""

import dataclasses

import pytest

from bivouac.lessons import course_of
from tools.tutor_seed import TURNS, FirstGame, main

SEED = course_of("altiplano").seed
FIT = FirstGame(seed=1, turns=TURNS[-1], won=True, lessons=20, missing=("a", "b", "c"), reacted=True, was_answered=True)


def test_a_fit_game_is_won_soon_teaches_most_and_has_reactions_on_both_sides() -> None:
    assert FIT.is_fit()
    for change in (
        {"won": False}, {"turns": TURNS[-1] + 1}, {"turns": TURNS[0] - 1}, {"missing": ("a", "b", "c", "d")},
        {"reacted": False}, {"was_answered": False},
    ):  # fmt: skip
        assert not dataclasses.replace(FIT, **change).is_fit(), change


def test_the_search_names_the_seed_of_the_course(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["altiplano", "--start", str(SEED), "--seeds", "1"]) == 0
    assert capsys.readouterr().out.startswith(f"seed {SEED}: ")


def test_a_search_that_finds_nothing_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seeds", "0"]) == 1
    assert "No seed is fit" in capsys.readouterr().err
