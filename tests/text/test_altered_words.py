"""The words of Altered: its rulebook and its nouns, read as messages, in both languages."""

import re
from itertools import pairwise

import pytest

from bivouac import text
from bivouac.text import french, nouns
from bivouac.text.fluent import keys, messages
from tests.text.spelling import faults

SECTION = "rule-altered-section--"
CLAUSE = "rule-altered--"
NAMES_THAT_SHOUT = re.compile("Charge!|Chargez\u202f!|All In!|Tapis\u202f!|Off You Go!|Zou\u202f!")


def rules() -> list[str]:
    return [key for key in keys("en") if key.startswith((SECTION, CLAUSE))]


def test_every_clause_stands_in_a_section_and_no_section_is_empty() -> None:
    found = rules()
    assert len([key for key in found if key.startswith(CLAUSE)]) == 246
    assert found[0] == f"{SECTION}cards"
    assert not [a for a, b in pairwise([*found, SECTION]) if a.startswith(SECTION) and b.startswith(SECTION)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rulebook_is_spelled_well(lang: str) -> None:
    wrong = {key: found for key in rules() if (found := faults(text.say(lang, key), lang))}
    assert not wrong


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_clauses_are_sentences_and_none_shouts_but_by_a_card_s_name(lang: str) -> None:
    for key in rules():
        said = text.say(lang, key)
        assert said[0] == said[0].upper(), said
        assert key.startswith(SECTION) != said.endswith((".", "”.", "\u202f».")), said
        assert "!" not in NAMES_THAT_SHOUT.sub("", said), said


NOUN = "noun-altered-"
WORDS = ("noun-", "status-", "zone-", "expedition-", "terrain-", "time-", "faction-", "rarity-", "word-")


def words() -> list[str]:
    return [key for key in keys("en") if key.startswith(tuple(f"{beginning}altered-" for beginning in WORDS))]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_are_spelled_well(lang: str) -> None:
    said = [
        (key, attribute, text.say(lang, key, {"n": 2}, attribute))
        for key in words()
        for attribute in ("", *messages(lang).attributes[key])
    ]
    assert len(said) > 300
    assert not [(key, attribute, word) for key, attribute, word in said if faults(word, lang)]


def test_french_articles_agree_with_the_gender_and_give_way_to_a_vowel() -> None:
    for key in (key for key in words() if key.startswith(NOUN)):
        noun, feminine = text.say("fr", key), text.say("fr", key, attribute="gender") == "feminine"
        assert text.say("fr", key, attribute="a") == f"{'une' if feminine else 'un'} {noun}"
        assert text.say("fr", key, attribute="the") == french.elided("la" if feminine else "le", noun)


def test_kinds_can_be_joined_by_or() -> None:
    """A key of a noun is one word, because kinds are joined by hyphens."""
    assert not [key for key in words() if key.startswith(NOUN) and "-" in key.removeprefix(NOUN)]
    assert nouns.a("altered", "character-permanent", "fr") == "un Personnage ou un Permanent"
    assert nouns.a("altered", "animal-plant", "en") == "an Animal or a Plant"
