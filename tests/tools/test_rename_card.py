"""A card's place gets a new name in the files of its game, and nothing else changes."""

from pathlib import Path

import pytest

from tools.rename_card import main, rename

FILES = {
    "src/bivouac/games/archibald/actions.py": ('"gong", "gong-head"', '"mallet", "gong-head"'),
    "src/bivouac/pictures/archibald.py": ('"gong": "gong",', '"mallet": "gong",'),
    "src/bivouac/text/locales/fr/archibald-flavour.ftl": (
        "flavour-archibald-gong = Toc.",
        "flavour-archibald-mallet = Toc.",
    ),
    "src/bivouac/text/locales/fr/archibald-adventures.ftl": (
        "adventure-archibald-gong = Toc.",
        "adventure-archibald-mallet = Toc.",
    ),
    "src/bivouac/games/archibald/cards/decks.py": ("gong=3, gong_head=1", "mallet=3, gong_head=1"),
    "tests/golden/archibald.txt": ("choice play/gong [ruling.gong]", "choice play/mallet [ruling.gong]"),
    "tests/cli/test_cards.py": ('Path(hands="gong, sponge")', 'Path(hands="mallet, sponge")'),
}
UNTOUCHED = {
    "src/bivouac/pictures/credits.py": '"gong",',
    "src/bivouac/pictures/altered.py": '"smith": "gong",',
    "src/bivouac/games/altiplano/actions.py": '"gong",',
    "tests/text/test_altered_log.py": '"gong"',
    "tests/text/golden/archibald-cards.en.txt": "gong: Smith's gong",
}  # fmt: skip


def test_a_card_is_renamed_in_the_files_of_its_game_alone(tmp_path: Path) -> None:
    for name, text in {**UNTOUCHED, **{name: before for name, (before, _) in FILES.items()}}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert rename("archibald", "gong", "mallet", tmp_path) == sorted(FILES)
    for name, text in {**UNTOUCHED, **{name: after for name, (_, after) in FILES.items()}}.items():
        assert (tmp_path / name).read_text(encoding="utf-8") == text


def test_an_icon_that_is_called_like_the_card_keeps_its_name_in_a_game_of_several_words(tmp_path: Path) -> None:
    pictures = tmp_path / "src/bivouac/pictures/fortune_and_glory.py"
    pictures.parent.mkdir(parents=True)
    pictures.write_text('"diving-helmet": "diving-helmet",', encoding="utf-8")
    (tmp_path / "tests").mkdir()
    rename("fortune-and-glory", "diving-helmet", "bagpipes", tmp_path)
    assert pictures.read_text(encoding="utf-8") == '"bagpipes": "diving-helmet",'


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("archibald no-such-card mallet", "No card of archibald has the key no-such-card."),
        ("archibald hammer sponge", "A card of archibald has the key sponge already."),
        ("archibald hammer Mallet", "Mallet is no key: small letters, digits and hyphens."),
    ],
)
def test_what_cannot_be_renamed_is_refused_with_a_sentence(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 2
    assert capsys.readouterr().err == f"{said}\n"
