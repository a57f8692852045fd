"""Every card of Altiplano has a line of flavour of ours, in both languages."""

import pytest

from bivouac.games.altiplano.actions import KEYS
from bivouac.text.fluent import has, keys, say

LONGEST = 70


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_one_short_line_of_flavour_and_no_two_are_alike(lang: str) -> None:
    lines = [say(lang, f"flavour-altiplano-{key}") for key in KEYS]
    assert all(0 < len(line) <= LONGEST and "\n" not in line for line in lines)
    assert len(set(lines)) == len(KEYS)


def test_no_line_of_flavour_is_left_without_its_card() -> None:
    told = [key.removeprefix("flavour-altiplano-") for key in keys("en") if key.startswith("flavour-altiplano-")]
    assert told == KEYS


def test_french_is_no_copy_of_english() -> None:
    assert all(has("fr", f"flavour-altiplano-{key}") for key in KEYS)
    assert all(say("en", f"flavour-altiplano-{key}") != say("fr", f"flavour-altiplano-{key}") for key in KEYS)
