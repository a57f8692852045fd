"""The search for the deal of the first game: what is good and what is fit, and what it says."""

import dataclasses
import importlib

import pytest

from bivouac.games.altiplano.catalog import CATALOG
from bivouac.lessons import COURSES, course_of
from tools import tutor_seed
from tools.tutor_seed import FirstGame, doing_as, main, neighbours, scripts_of, steadiness

WISH = course_of("altiplano").wish
LEFT_OUT = tuple("abcdef")  # 6 of 46 lessons
FIT = FirstGame(game="altiplano", seed=1, length=WISH.length[-1], won=True, missing=LEFT_OUT, highlights=2)


def test_a_fit_game_is_won_soon_teaches_most_and_has_reactions_on_both_sides() -> None:
    assert FIT.is_fit()
    for change in (
        {"won": False}, {"length": WISH.length[-1] + 1}, {"length": WISH.length[0] - 1}, {"missing": (*LEFT_OUT, "g")},
        {"highlights": 1},
    ):  # fmt: skip
        assert not dataclasses.replace(FIT, **change).is_fit(), change


def test_a_good_game_is_won_within_a_beginners_patience_and_teaches_most() -> None:
    assert dataclasses.replace(FIT, length=WISH.longest, highlights=0).is_good()
    for change in ({"won": False}, {"length": WISH.longest + 1}, {"missing": (*LEFT_OUT, "g")}):
        assert not dataclasses.replace(FIT, **change).is_good(), change


def test_a_steady_game_is_good_whichever_card_does_what_another_of_its_kind_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    printed = list(CATALOG.scripts)
    changed: list[tuple[int, int]] = []

    def follow_none(game: str, seed: int, name: str) -> FirstGame:
        [card] = [card for card, script in enumerate(CATALOG.scripts) if script is not printed[card]]
        changed.append((card, printed.index(CATALOG.scripts[card])))
        return dataclasses.replace(FIT, seed=seed, won=len(changed) % 2 == 0)

    monkeypatch.setattr(tutor_seed, "first_game", follow_none)
    assert steadiness("altiplano", 1) == pytest.approx(0.5, abs=0.02)
    assert changed == list(neighbours(CATALOG))
    assert len(changed) > 30
    assert all(CATALOG.cards[one].is_a == CATALOG.cards[other].is_a for one, other in changed)
    assert CATALOG.scripts == printed


@pytest.mark.parametrize("game", sorted(COURSES))
def test_cards_of_every_game_can_do_what_another_of_their_kind_does(game: str) -> None:
    catalog = importlib.import_module(f"bivouac.games.{game.replace('-', '_')}.catalog").CATALOG
    printed = list(catalog.scripts)
    pairs = list(neighbours(catalog))
    assert len(pairs) > 30
    for card, other in pairs:
        with doing_as(catalog, card, other):
            assert [catalog.scripts[place] for place in scripts_of(catalog, card)] == [
                printed[place] for place in scripts_of(catalog, other)
            ]
        assert catalog.scripts == printed


def test_the_search_names_the_steadiest_of_enough_fit_seeds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fit = [dataclasses.replace(FIT, seed=seed) for seed in (3, 8, 9)]
    monkeypatch.setattr(tutor_seed, "search", lambda game, name, seeds, jobs: iter(fit))
    monkeypatch.setattr(tutor_seed, "steadiness_of", lambda game, name, seeds, jobs: [0.5, 0.75])
    assert main(["altiplano", "--enough", "2"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == "seed 8: steady 75%, won in 14 turns, 87%, without: a, b, c, d, e, f"
    assert second.startswith("seed 3: steady 50%")


def test_a_search_that_finds_nothing_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seeds", "0"]) == 1
    assert "No seed is fit" in capsys.readouterr().err


def test_a_course_that_the_game_does_not_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["altiplano", "--course", "advanced"])
    assert "altiplano has no course advanced; there is: first" in capsys.readouterr().err
