"""The log of Altered names the cards that were drawn, to whoever drew them and to nobody else."""

import pytest

import bivouac
from bivouac.games.altered.actions import KEYS
from bivouac.text import card_name


def is_hidden(text: str) -> bool:
    return " a card " in text or " une carte " in text


@pytest.mark.clause("setup.opening")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_drew_reads_the_names_of_the_own_opening_hand(seat: int, lang: str) -> None:
    table = bivouac.new("altered", seed=2)
    drawn = [entry for entry in table.log(seat, lang) if entry.key == "drew-opening"]
    hand = [card_name("altered", KEYS.index(key), lang) for key in table.view(seat)["seats"][seat]["hand"]["cards"]]
    longest = sorted(set(hand), key=len, reverse=True)  # a rare card's name begins like that of the common one
    named = [next(name for name in longest if name in entry.text) for entry in drawn if not is_hidden(entry.text)]
    assert sorted(named) == sorted(hand)
    for name in hand:
        assert not any(name in entry.text for entry in table.log(1 - seat, lang) if entry.key == "drew-opening")


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "You play All In!"), ("fr", "Tu joues Tapis\u202f!")],
)
def test_a_name_that_ends_with_a_mark_closes_the_line(lang: str, line: str) -> None:
    table = bivouac.new("altered", seed=7, deck0="lyra", deck1="bravos", first="0")
    for seat in (0, 1):
        for _ in range(3):
            table.choose(next(option for option in table.options_of(seat) if option.key != "mana/all-in"), seat)
    while "play/all-in" not in [option.key for option in table.options_of(0)]:
        table.choose("pass")
    table.choose("play/all-in")
    assert line in [entry.text for entry in table.log(0, lang)]
    assert not any(entry.text.endswith(("!.", "?.")) for entry in table.log(None, lang))
