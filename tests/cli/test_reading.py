"""Games, rules and cards as they are printed."""

import subprocess

import pytest

import bivouac
from bivouac.games import game_named
from bivouac.text import LANGUAGES, card_name
from tests.cli.run import COMMAND, Line, environment
from tests.flavours import LINES, put_on
from tests.printed import printed_name

GAME = game_named("altiplano")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_every_game_with_every_option(line: Line, lang: str) -> None:
    shown = line("games", "--lang", lang).out
    for name in bivouac.games():
        assert f"bivouac play {name}" in shown
        for option in game_named(name).options:
            assert f"  {option.name} = " in shown
    several = {"en": "none (one or more of jungle, temples, ", "fr": "aucun (un ou plusieurs mots de jungle, "}
    assert f"advanced = {several[lang]}" in " ".join(shown.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_prints_every_clause_once(line: Line, lang: str) -> None:
    shown = line("rules", "altiplano", "--lang", lang).out
    starts = [text.split()[0] for text in shown.splitlines() if text and not text.startswith(" ")]
    assert [word for word in starts if word in GAME.clauses] == list(GAME.clauses)


def test_one_clause_or_all_that_begin_alike(line: Line) -> None:
    one = line("rules", "altiplano", "place.treasure").out
    assert one.startswith("place.treasure  You can place a Treasure only if")
    several = line("rules", "altiplano", "place").out
    assert "place.treasure" in several
    assert "place.sixth" in several
    assert "phase1.draw" not in several


def test_a_ruling_is_marked(line: Line) -> None:
    assert line("rules", "altiplano", "play.random").out.startswith("play.random")
    assert "[R]" in line("rules", "altiplano", "play.no-target").out
    assert "[R]" not in line("rules", "altiplano", "place.treasure").out


@pytest.mark.parametrize(
    ("lang", "otherwise", "option"),
    [("en", "The book says otherwise.", "By the book: option"), ("fr", "Le livret dit autre chose.", "option")],
)
def test_a_ruling_against_the_book_has_a_mark_of_its_own_and_says_why(
    line: Line, lang: str, otherwise: str, option: str
) -> None:
    shown = line("rules", "altered", "end.check", "--lang", lang).out
    assert shown.startswith("end.check [R!]  ")
    assert otherwise in shown
    assert f"{option} victory=at-once." in " ".join(shown.split())
    assert otherwise not in line("rules", "altered", "end.cap", "--lang", lang).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_of_rules_explains_both_marks(line: Line, lang: str) -> None:
    shown = line("rules", "--help", "--lang", lang).out
    assert "[R] " in shown
    assert "[R!] " in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_prints_every_card(line: Line, lang: str) -> None:
    shown = line("cards", "altiplano", "--lang", lang).out
    for number, key in enumerate(GAME.cards):
        assert f"{card_name(GAME, number, lang)} ({key})" in shown


@pytest.mark.parametrize("name", ["storm", "Storm", "Orage", "ORAGE", "orage"])
def test_a_card_is_found_by_its_key_and_by_both_names(line: Line, name: str) -> None:
    assert line("cards", "altiplano", name).out.startswith("Storm (storm)")


@pytest.mark.parametrize(
    ("name", "key"), [("cite engloutie", "drowned-city"), ("quipu d'or", "golden-quipu"), ("belloeuf", "bellefeu")]
)
def test_a_name_may_be_typed_without_accents(line: Line, name: str, key: str) -> None:
    assert f"({key})" in line("cards", "altiplano", name).out.splitlines()[0]


def test_a_part_of_a_name_finds_all_that_have_it(line: Line) -> None:
    shown = line("cards", "altiplano", "jaguar").out
    assert shown.startswith(f"{printed_name('altiplano', 'jaguar')} (jaguar)")
    shown = line("cards", "altiplano", "bob").out
    assert shown.startswith("Ohio Bob")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_flavour_stands_below_the_text_and_apart_from_it(
    line: Line, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on(monkeypatch, LINES, "storm")
    shown = line("cards", "altiplano", "storm", "--lang", lang).out.splitlines()
    assert shown[-2] == f"    ~ {LINES[lang]}"
    assert "~" not in line("cards", "altiplano", "jaguar", "--lang", lang).out


def test_origin_picks_cards(line: Line) -> None:
    original = line("cards", "altiplano", "--origin", "original").out
    rulebook = line("cards", "altiplano", "--origin", "rulebook").out
    assert "(ohio-bob)" in rulebook
    assert "(ohio-bob)" not in original
    assert original.count("Original to Bivouac") == 47


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    program = subprocess.Popen(
        [*COMMAND, "cards", "altiplano"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait(timeout=60) == 0


def test_an_output_that_cannot_be_written_is_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        ran = subprocess.run(
            [*COMMAND, "rules", "altiplano", "--lang", "fr"], stdout=full, stderr=subprocess.PIPE, text=True,
            encoding="utf-8", env=environment(), check=False,
        )  # fmt: skip
    assert ran.returncode == 2
    assert ran.stderr == "Impossible d’écrire le résultat (ENOSPC).\n"
