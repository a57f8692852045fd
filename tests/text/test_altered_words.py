"""The words of Altered: its rulebook, read as messages, in both languages."""

import re
from itertools import pairwise

import pytest

from bivouac import text
from bivouac.text.fluent import keys
from tests.text.spelling import faults

SECTION = "rule-altered-section--"
CLAUSE = "rule-altered--"
NAMES_THAT_SHOUT = re.compile("Charge!|Chargez\u202f!|All In!|Tapis\u202f!")


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
