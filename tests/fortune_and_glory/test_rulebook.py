"""The rulebook is whole in both languages before the game is played: it is read here from its own list of clauses."""

from itertools import pairwise

import pytest

from bivouac.games.fortune_and_glory import clauses
from bivouac.games.fortune_and_glory.options import OPTIONS
from bivouac.text.fluent import LANGUAGES, has, keys, say
from tests.text.spelling import faults

HEADING = "rule-fortune-and-glory-section--"
CLAUSE = "rule-fortune-and-glory--"


def key_of(clause: str) -> str:
    return CLAUSE + clause.replace(".", "--")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_is_written_once_and_in_order(lang: str) -> None:
    written = [key for key in keys(lang) if key.startswith(CLAUSE)]
    assert written == [key_of(clause) for clause in clauses.CLAUSES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_stands_under_a_heading(lang: str) -> None:
    book = [key for key in keys(lang) if key.startswith((CLAUSE, HEADING))]
    assert book[0].startswith(HEADING)
    assert not [a for a, b in pairwise(book) if a.startswith(HEADING) and b.startswith(HEADING)]
    titles = [say(lang, key) for key in book if key.startswith(HEADING)]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_spelled_well_and_does_not_shout(lang: str) -> None:
    said = [say(lang, key) for key in keys(lang) if key.startswith((CLAUSE, HEADING))]
    assert not {sentence: found for sentence in said if (found := faults(sentence, lang))}
    for clause in clauses.CLAUSES:
        sentence = say(lang, key_of(clause))
        assert sentence[-1] in ".”»", sentence
        assert sentence[0] == sentence[0].upper(), sentence
        assert "!" not in sentence, sentence


def test_french_uses_the_words_of_the_french_rulebook() -> None:
    """Heroes have aptitudes and meet sbires; a round is a tour, and whoever has enough of it stoppe."""
    said = " ".join(say("fr", key_of(clause)).lower() for clause in clauses.CLAUSES)
    assert not [stem for stem in ("compétence", "homme de main", "manche", "suspense") if stem in said]
    assert all(word in said for word in ("aptitude", "sbire", "stopper", "poursuivre", "se surpasser", "se faufiler"))


def test_both_languages_mark_the_same_rulings() -> None:
    marked = {
        lang: {clause: say(lang, key_of(clause), attribute="ruling")
               for clause in clauses.CLAUSES if has(lang, key_of(clause), "ruling")}
        for lang in LANGUAGES
    }  # fmt: skip
    assert marked["en"] == marked["fr"]
    assert set(marked["en"].values()) == {"silent"}
    assert marked["en"]["ko.hero-threshold"] == "silent"


def test_only_the_competitive_parts_are_held_to_their_clauses() -> None:
    waiting = {clause for clause, kind in clauses.CLAUSES.items() if kind == clauses.WAITING}
    assert waiting == {clause for clause, (_, part) in clauses.BOOK.items() if part == clauses.COOPERATIVE}
    assert {"coop.setup.track", "zeppelin.war-side-coop-only"} <= waiting
    assert not {"end.villains-not-basic", "setup.basic-remove-event", "danger.draw", "jungle.first-roll"} & waiting


def test_every_option_is_explained_by_a_clause() -> None:
    for option in OPTIONS:
        assert option.clause in clauses.CLAUSES
        assert "option" in say("en", key_of(option.clause)) or option.cap, option.name
