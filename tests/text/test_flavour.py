"""A flavour is a line of colour: shown with a card, and never taken for a rule."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource

import bivouac
from bivouac import text
from bivouac.games import game_named
from bivouac.text.fluent import has, keys, messages
from bivouac.text.registry import TEXTS
from tests.flavours import LINES, put_on
from tests.text.spelling import faults

MADE_UP = "flavour-altered-brassbug"


@pytest.fixture
def brassbug() -> Iterator[int]:
    """A card of a game whose cards have no flavour, with a message for one."""
    for lang in text.LANGUAGES:
        messages(lang).bundle.add_resource(FluentResource(f"{MADE_UP} = {LINES[lang]}"), allow_overrides=True)
        messages(lang).attributes[MADE_UP] = []
    yield game_named("altered").cards.index("brassbug")
    for lang in text.LANGUAGES:
        del messages(lang).attributes[MADE_UP]


def test_a_flavour_is_the_message_of_its_card(brassbug: int) -> None:
    for lang in text.LANGUAGES:
        assert text.card_face("altered", brassbug, lang).flavour == LINES[lang]
        assert text.card_face("altered", brassbug, f"{lang}-simple").flavour == LINES[lang]
        assert text.card_face("altered", brassbug + 1, lang).flavour == ""


def test_a_flavour_is_neither_in_the_text_nor_read_aloud(brassbug: int) -> None:
    for lang in text.LANGUAGES:
        face = text.card_face("altered", brassbug, lang)
        assert LINES[lang] not in face.text
        assert LINES[lang] not in face.parts
        assert LINES[lang] not in face.spoken
        assert LINES[lang] not in text.card_text("altered", brassbug, lang)


def test_a_flavour_is_not_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on(monkeypatch, LINES, *game_named("altiplano").cards)
    table = bivouac.new("altiplano", seed=3)
    for _ in range(40):
        table.choose(table.option_ids[-1])
    for lang in text.LANGUAGES:
        told = table.log(None, lang)
        assert len(told) > 20
        assert not [entry for entry in told if LINES[lang] in entry.text]


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_flavour_belongs_to_a_card_and_is_spelled_well(lang: str) -> None:
    games = [each.game for each in TEXTS.values()]
    cards = {f"flavour-{game.name}-{key}" for game in games for key in game.cards}
    written = [key for key in keys(lang) if key.startswith("flavour-")]
    assert not set(written) - cards
    assert not {key: found for key in written if (found := faults(text.say(lang, key), lang))}
    assert all(has(other, key) for key in written for other in text.LANGUAGES)
