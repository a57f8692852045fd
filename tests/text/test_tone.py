"""The simple tone: "fr-simple" is French in shorter sentences, where there are any, and French everywhere else."""

import pytest

import bivouac
from bivouac import text
from bivouac.text.fluent import SPOKEN, Messages, has, keys, load, messages
from bivouac.text.registry import TEXTS
from tests.text.spelling import faults

ARGUMENTS: dict[str, str | int] = {
    "player": "Alice", "other": "Octave", "hero": "Arthur", "card": "Torche", "source": "Torche", "old": "Torche",
    "cell": "4-2", "tile": "Torche", "foes": "2 Moustiks", "counted": "2 Moustiks", "n": 2, "tokens": 3, "lives": 2,
    "scene": "Torche.", "answers": "1. Torche.", "outcomes": "1. Torche.", "text": "Torche.", "why": "flood",
    "way": "passed", "place": "browser",
}  # fmt: skip
SHORT = [(key, name) for key in keys("en") for name in messages("en").attributes[key] if name.endswith("simple")]


@pytest.fixture
def two_tones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two messages with short forms, beside all the others of the language."""
    from fluent.runtime import FluentBundle, FluentResource

    source = """
shout = Somebody shouts something into the valley.
    .simple = A shout.
    .own = You shout something into the valley.
whisper = { $player } whispers.
    .own = You whisper, as softly as you can.
    .own-simple = You whisper.
"""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    made = Messages("en", bundle, {"shout": ["simple", "own"], "whisper": ["own", "own-simple"]})
    monkeypatch.setattr("bivouac.text.fluent.load", lambda lang: made)
    SPOKEN.clear()


@pytest.mark.usefixtures("two_tones")
def test_the_short_form_is_said_in_the_simple_tone_only() -> None:
    assert text.say("en", "shout") == "Somebody shouts something into the valley."
    assert text.say("en-simple", "shout") == "A shout."
    SPOKEN.clear()


@pytest.mark.usefixtures("two_tones")
def test_each_form_of_a_message_has_its_own_short_form_or_none() -> None:
    assert text.say("en-simple", "shout", attribute="own") == "You shout something into the valley."
    assert text.say("en-simple", "whisper", {"player": "Ann"}) == "Ann whispers."
    assert text.say("en-simple", "whisper", {"player": "Ann"}, "own") == "You whisper."
    SPOKEN.clear()


@pytest.mark.skipif(bivouac.compiled(), reason="compiled code has its limits built in")
def test_sentences_that_are_kept_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bivouac.text.fluent.KEPT", 3)
    SPOKEN.clear()
    for number in range(10):
        assert text.say("en", "player", {"n": number}) == f"Player {number}"
        assert 0 < len(SPOKEN) <= 3


def test_a_tone_is_part_of_the_language_and_can_be_taken_off() -> None:
    assert text.in_tone("fr", "simple") == "fr-simple"
    assert text.in_tone("fr-simple", "full") == "fr"
    assert [text.language_of(lang) for lang in ("en", "fr-simple")] == ["en", "fr"]
    assert [text.tone_of(lang) for lang in ("en", "fr-simple")] == ["full", "simple"]
    with pytest.raises(ValueError, match="no tone 'loud'; there is: full, simple"):
        text.in_tone("fr", "loud")
    with pytest.raises(ValueError, match="no language 'fr-loud'; there is: en, fr"):
        text.say("fr-loud", "player", {"n": 1})


def test_both_tones_share_the_messages_of_their_language() -> None:
    assert messages("fr-simple") is load("fr")
    assert has("fr-simple", "player")
    assert text.say("fr-simple", "player", {"n": 1}) == "Joueur 1"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", sorted(TEXTS))
def test_cards_and_rules_are_the_same_in_every_tone(game: str, lang: str) -> None:
    simple = f"{lang}-simple"
    for number in range(len(TEXTS[game].game.cards)):
        assert text.card_face(game, number, simple) == text.card_face(game, number, lang)
    for clause in text.clauses(game):
        assert text.clause_text(game, clause.id, simple) == text.clause_text(game, clause.id, lang)


def test_a_game_without_short_forms_says_so_and_speaks_as_ever() -> None:
    assert not text.has_tone("altiplano")
    table = bivouac.new("altiplano", seed=4)
    table.choose("draw/exploration")
    assert table.log(0, "fr-simple")[-1].text == table.log(0, "fr")[-1].text
    assert text.prompt(table, 0, "fr-simple") == text.prompt(table, 0, "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_short_form_is_shorter_than_what_it_stands_for(lang: str) -> None:
    for key, name in SHORT:
        attribute = name.removesuffix("simple").removesuffix("-")
        short, full = (text.say(tone, key, ARGUMENTS, attribute) for tone in (f"{lang}-simple", lang))
        assert len(short) < len(full), f"{key}.{name}: {short}"
        assert not faults(short, lang), f"{key}.{name}: {short}"
        assert "!" not in short, f"{key}.{name}: {short}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_archibald_asks_and_tells_in_short_sentences(lang: str) -> None:
    assert text.has_tone("archibald")
    table = bivouac.new("archibald", players=2, seed=5, turn_cap=30)
    asked: dict[str, list[str]] = {lang: [], f"{lang}-simple": []}
    while not table.over:
        for tone, said in asked.items():
            said += [text.prompt(table, seat, tone) for seat in (0, 1, None)]
            said += [text.option_text(table, option, tone) for option in table.option_ids]
        table.choose(table.option_ids[len(table.history) % len(table.option_ids)])
    told = {tone: [entry.text for seat in (0, 1, None) for entry in table.log(seat, tone)] for tone in asked}
    for full, short in ((asked[lang], asked[f"{lang}-simple"]), (told[lang], told[f"{lang}-simple"])):
        assert all(len(one) <= len(other) for one, other in zip(short, full, strict=True))
        assert sum(map(len, short)) < 0.8 * sum(map(len, full))
        assert not [said for said in short if faults(said, lang)]
    told_clauses = {tone: [entry.clause for entry in table.log(0, tone)] for tone in asked}
    assert told_clauses[lang] == told_clauses[f"{lang}-simple"]
