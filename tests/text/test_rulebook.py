"""The rulebook: all clauses, in order, each in a section."""

from itertools import pairwise

import pytest

from bivouac import text
from bivouac.games.altiplano.clauses import CLAUSES
from bivouac.text.registry import TEXTS
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
    assert text.is_ruling("altiplano", "reaction.hidden")
    assert not text.is_ruling("altiplano", "phase1.draw")
    marked = [clause.id for clause in text.clauses("altiplano") if clause.ruling]
    assert marked == [clause for clause in CLAUSES if text.is_ruling("altiplano", clause)]


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match=r"has no clause 'phase9\.rest'"):
        text.clause_text("altiplano", "phase9.rest", "en")
    with pytest.raises(ValueError, match="has no section 'weather'"):
        text.section_title("altiplano", "weather", "en")
    with pytest.raises(ValueError, match="no game is called 'chess'"):
        text.clauses("chess")
