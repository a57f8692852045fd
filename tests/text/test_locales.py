"""French and English are equals, and what is missing is never passed over in silence."""

import subprocess
import sys
from pathlib import Path

import pytest

from bivouac import text
from bivouac.text.fluent import LANGUAGES, TextError, keys, load, messages


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    assert keys("en") == keys("fr")


def test_both_languages_have_the_same_attributes() -> None:
    assert messages("en").attributes == messages("fr").attributes


def test_an_unknown_language_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(ValueError, match="no language 'de'; there is: en, fr"):
        text.say("de", "player", {"n": 1})
    with pytest.raises(ValueError, match="there is: en, fr"):
        text.card_text("altiplano", 0, "")


def test_a_missing_message_is_an_error_not_a_key() -> None:
    with pytest.raises(TextError, match="no message 'no-such-thing' in language 'fr'"):
        text.say("fr", "no-such-thing")
    with pytest.raises(TextError, match=r"no message 'player.own'"):
        text.say("en", "player", {"n": 1}, "own")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TextError, match="Unknown external: n"):
        text.say("en", "player")


def test_names_are_not_wrapped_in_invisible_characters() -> None:
    said = text.say("fr", "line-altiplano-drew", {"player": "Alice", "card": "Torche"})
    assert said == "Alice pioche Torche."


def test_whoever_says_nothing_does_not_load_fluent() -> None:
    check = "import bivouac, sys; bivouac.new('altiplano', seed=1).choose(6); sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_messages_are_read_once() -> None:
    assert load("en") is load("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_are_cut_into_the_messages_that_fluent_finds_in_them(lang: str) -> None:
    """Each message is parsed when it is first said; here all of them, by themselves and with their files."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    found: dict[str, list[str]] = {}
    files = Path(__file__).parents[2] / "src" / "bivouac" / "text" / "locales" / lang
    for file in sorted(files.glob("*.ftl")):
        for entry in FluentResource(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = [attribute.id.name for attribute in entry.attributes]
    load.cache_clear()
    known = load(lang)
    assert list(known.attributes.items()) == list(found.items())
    for key in found:
        known.read(key)
        message = known.bundle.get_message(key)
        assert sorted(message.attributes) == sorted(found[key])
    assert not known.unread


def test_what_a_message_refers_to_is_read_with_it() -> None:
    load.cache_clear()
    prompt = "prompt-fortune-and-glory-press-on"
    referring = [key for key, source in load("en").unread.items() if f"{{ {prompt} }}" in source]
    assert referring
    load("en").read(referring[0])
    assert not {prompt, *referring[:1]} & load("en").unread.keys()


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("one = One\ntwo = { $n\n", "'two' cannot be read near"),
        ("one = One\nno message at all\n", "'one' cannot be read near"),
        ("no message at all\none = One\n", "new.ftl cannot be read near: 'no message"),
        ("one = One\ntwo = Two\none = Once more\n", "new.ftl has 'one' for the second time"),
    ],
)
def test_what_is_no_message_is_an_error_that_names_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: str, fault: str
) -> None:
    (tmp_path / "locales" / "en").mkdir(parents=True)
    (tmp_path / "locales" / "en" / "new.ftl").write_text(words, "utf-8")
    monkeypatch.setattr("bivouac.text.fluent.files", lambda package: tmp_path)
    load.cache_clear()
    with pytest.raises(TextError, match=fault):
        [load("en").read(key) for key in load("en").attributes]
    load.cache_clear()


def test_numbers_follow_the_language() -> None:
    assert text.say("en", "line-altiplano-cut-short", {"n": 1200}) == "The game stops unfinished after 1,200 turns."
    assert text.say("fr", "line-altiplano-cut-short", {"n": 1200}) == (
        "La partie s’arrête inachevée après 1\u202f200 tours."
    )
    assert text.say("fr", "line-altiplano-cut-short", {"n": 1}).endswith("1 tour.")


def test_the_french_title_of_altiplano_has_its_accent() -> None:
    assert text.game_title("altiplano", "fr") == "Expédition Altiplano"
    assert text.game_title("altiplano", "en") == "Expedition Altiplano"
    root = Path(__file__).parents[2]
    french = [
        *root.glob("src/bivouac/text/locales/fr/*.ftl"),
        *root.glob("docs/fr/**/*.md"),
        root / "docs/fr/words.ftl",
    ]
    assert len(french) > 20
    assert not [file.name for file in french if "Expedition Altiplano" in file.read_text("utf-8")]


def test_french_uses_the_words_of_the_french_rulebooks() -> None:
    """Altiplano turns cards over, it does not reveal them; in Archibald tiles are discovered and heroes move."""
    other_words = {
        "altiplano": ("révél", "icône"),
        "archibald": ("révél", "boug", "niveau d’avant", "retenu", "retiennent", "tuile vide"),
    }
    for game, stems in other_words.items():
        for part in ("", "-rules"):
            said = Path(__file__).parents[2] / f"src/bivouac/text/locales/fr/{game}{part}.ftl"
            assert not [stem for stem in stems if stem in said.read_text("utf-8")], said.name
