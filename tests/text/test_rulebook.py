"""The rulebook: all clauses, in order, each in a section."""

from itertools import pairwise

import pytest

from bivouac import text
from bivouac.games.altiplano.clauses import CLAUSES
from bivouac.text.registry import TEXTS
from bivouac.text.rulebook import key_of
from tests.text.spelling import faults
from tests.text.test_altered_words import NAMES_THAT_SHOUT

GAMES = pytest.mark.parametrize("game", sorted(TEXTS))


@GAMES
def test_every_clause_is_in_the_rulebook_once_and_in_order(game: str) -> None:
    known = TEXTS[game].game.clauses
    assert [clause.id for clause in text.clauses(game)] == list(known)
    assert {clause.id: clause.sort for clause in text.clauses(game)} == known


@GAMES
def test_every_clause_stands_in_a_section_and_sections_are_not_torn_apart(game: str) -> None:
    order = [clause.section for clause in text.clauses(game)]
    assert "" not in order
    assert [order.index(section) for section in text.sections(game)] == sorted(
        order.index(section) for section in set(order)
    )
    torn = [a for a, b in pairwise(order) if a != b]
    assert len(torn) == len(set(order)) - 1


@GAMES
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_rulebook_is_spelled_well_and_does_not_shout(game: str, lang: str) -> None:
    said = [text.clause_text(game, clause.id, lang) for clause in text.clauses(game)]
    titles = [text.section_title(game, section, lang) for section in text.sections(game)]
    assert not {sentence: found for sentence in (*said, *titles) if (found := faults(sentence, lang))}
    for sentence in said:
        assert sentence[-1] in ".”»", sentence
        assert sentence[0] == sentence[0].upper(), sentence
        assert "!" not in NAMES_THAT_SHOUT.sub("", sentence), sentence


def test_sections_come_in_the_order_of_reading() -> None:
    assert text.sections("altiplano")[:3] == ["words", "components", "setup"]


def test_phases_stand_under_the_turn() -> None:
    section = {clause.id: clause.section for clause in text.clauses("altiplano")}
    assert section["phase2.one-action"] == "turn"
    assert text.section_title("altiplano", "turn", "fr") == "Tour de jeu"


def test_a_clause_is_read_by_its_id() -> None:
    assert text.clause_text("altiplano", "phase1.to-hand", "en").startswith("The card you draw goes into your hand")
    assert text.clause_text("altiplano", "phase1.to-hand", "fr").startswith("La carte piochée va dans ta main")


def test_rulings_are_marked() -> None:
    assert text.ruling_of("altiplano", "reaction.hidden") == text.SILENT
    assert text.ruling_of("altered", "end.check") == text.AGAINST
    assert text.ruling_of("altiplano", "phase1.draw") == ""
    marked = [clause.id for clause in text.clauses("altiplano") if clause.ruling]
    assert marked == [clause for clause in CLAUSES if text.ruling_of("altiplano", clause)]


@GAMES
def test_both_languages_agree_on_the_kind_of_a_ruling(game: str) -> None:
    for clause in text.clauses(game):
        if clause.ruling:
            key = key_of(game, clause.id)
            assert {text.say(lang, key, attribute="ruling") for lang in text.LANGUAGES} == {clause.ruling}
            assert clause.ruling in text.MARKS


AGAINST = [
    (game, clause.id) for game in sorted(TEXTS) for clause in text.clauses(game) if clause.ruling == text.AGAINST
]  # fmt: skip


@pytest.mark.parametrize(("game", "clause"), AGAINST)
def test_a_ruling_against_the_book_has_options_that_keep_to_the_book(game: str, clause: str) -> None:
    """One value of each option: nobody has to guess which."""
    names = [option.partition("=")[0] for option in text.by_the_book(game, clause)]
    assert names
    assert len(names) == len(set(names))


def test_two_options_that_together_keep_to_the_book_are_said_in_one_sentence() -> None:
    both = "start_enemies=true {} walled_enemies=true."
    assert text.objection("archibald", "enemycard.where", "en").endswith("By the book: options " + both.format("and"))
    assert text.objection("archibald", "enemycard.where", "fr").endswith(": options " + both.format("et"))


@pytest.mark.parametrize(("game", "clause"), AGAINST)
@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_a_ruling_against_the_book_says_so_and_why(game: str, clause: str, lang: str) -> None:
    said = text.objection(game, clause, lang)
    because = text.say(lang, key_of(game, clause), attribute="because")
    assert because in said
    assert because.endswith(".")
    assert not faults(because, lang)
    for option in text.by_the_book(game, clause):
        assert option in said


@GAMES
def test_only_rulings_against_the_book_need_an_excuse(game: str) -> None:
    for clause in text.clauses(game):
        for lang in text.LANGUAGES:
            assert bool(text.objection(game, clause.id, lang)) == (clause.ruling == text.AGAINST)


def test_the_option_of_the_book_is_said_as_it_is_typed() -> None:
    assert text.objection("altered", "end.check", "en") == (
        "The book says otherwise. We follow the later official rules, which look only at the end of the Night; in the "
        "printed rulebook you win as soon as your markers meet. By the book: option victory=at-once."
    )
    assert text.by_the_book("altiplano", "reaction.own-removal") == ["own_removal=false"]


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match=r"has no clause 'phase9\.rest'"):
        text.clause_text("altiplano", "phase9.rest", "en")
    with pytest.raises(ValueError, match="has no section 'weather'"):
        text.section_title("altiplano", "weather", "en")
    with pytest.raises(ValueError, match="no game is called 'chess'"):
        text.clauses("chess")
