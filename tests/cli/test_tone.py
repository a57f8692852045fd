"""Shorter sentences by `--tone simple`, and the switch between two questions."""

import io
import sys

import pytest

from tests.cli.run import Line, Ran

ARCHIBALD = ("play", "archibald", "--seed", "3", "--plain")


def played(line: Line, monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> Ran:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return line(*words)


@pytest.mark.parametrize(
    ("lang", "full", "short"),
    [
        ("en", "Choose the hero you want to be.", "Choose your hero."),
        ("fr", "Choisis le héros que tu veux être.", "Choisis ton héros."),
    ],
)
def test_a_game_is_asked_in_the_tone_that_was_wanted(
    line: Line, monkeypatch: pytest.MonkeyPatch, lang: str, full: str, short: str
) -> None:
    as_ever = played(line, monkeypatch, "", *ARCHIBALD, "--lang", lang)
    simple = played(line, monkeypatch, "", *ARCHIBALD, "--lang", lang, "--tone", "simple")
    assert full in as_ever.out
    assert short not in as_ever.out
    assert short in simple.out
    assert full not in simple.out


def test_the_tone_is_switched_between_two_questions(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = played(line, monkeypatch, "ton\ntone\n", *ARCHIBALD, "--lang=fr", "--tone=full")
    first, _, rest = ran.out.partition("des phrases courtes")
    short, _, full = rest.partition("des phrases entières")
    assert "Choisis le héros que tu veux être." in first
    assert "Choisis ton héros." in short
    assert "Choisis le héros que tu veux être." in full


def test_a_game_with_one_tone_says_so(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = played(line, monkeypatch, "tone\n", "play", "altiplano", "--seed", "3", "--tone", "simple")
    assert ran.code == 0
    assert "This game has no shorter sentences." in ran.out


def test_an_unknown_tone_is_refused(line: Line) -> None:
    assert line.refused("play", "archibald", "--tone", "loud") == (
        "“loud” is no tone of Bivouac: say --tone simple or --tone full."
    )
    assert line.refused("play", "archibald", "--tone") == "--tone needs a tone: simple or full."
    assert "--tone simple" in line("play", "--help").out
