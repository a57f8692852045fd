"""`bivouac cards GAME --pictures FOLDER`."""

from dataclasses import replace
from pathlib import Path

import pytest

from bivouac.cli import store
from bivouac.games import game_named
from bivouac.pictures import card_svg, looks, outlines
from bivouac.pictures.mood import Beside
from bivouac.pictures.registry import MOODS
from bivouac.text import LANGUAGES, card_face
from tests.cli.run import Line
from tests.printed import printed_name

GAME = game_named("altiplano")


@pytest.mark.usefixtures("outlines")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_drawn_under_its_key(line: Line, tmp_path: Path, lang: str) -> None:
    folder = tmp_path / "new" / "cards"
    ran = line("cards", "altiplano", "--pictures", str(folder), "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("53 ")
    assert str(folder) in ran.out
    assert sorted(file.name for file in folder.iterdir()) == sorted(f"{key}.svg" for key in GAME.cards)
    assert (folder / "torch.svg").read_text("utf-8") == card_svg(GAME, GAME.cards.index("torch"), lang)


@pytest.mark.usefixtures("outlines")
def test_a_name_or_an_origin_picks_cards(line: Line, tmp_path: Path) -> None:
    assert line("cards", "altiplano", "orage", "--pictures", str(tmp_path)).out.startswith("1 card is drawn")
    assert [file.name for file in tmp_path.iterdir()] == ["storm.svg"]
    line("cards", "altiplano", "--origin", "rulebook", "--pictures", str(tmp_path))
    assert len(list(tmp_path.iterdir())) == 6


@pytest.mark.usefixtures("outlines")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_in_the_way_is_refused(line: Line, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "cards"
    file.write_text("mine")
    assert str(file) in line.refused("cards", "altiplano", "--pictures", str(file), "--lang", lang)
    line.refused("cards", "altiplano", "--pictures", str(file / "inside"), "--lang", lang)
    assert file.read_text() == "mine"


@pytest.mark.usefixtures("outlines")
def test_a_full_disk_is_one_sentence(line: Line, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(store, "write_whole", full)
    assert "disk is full" in line.refused("cards", "altiplano", "--pictures", str(tmp_path))


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An install without icons and fonts."""
    monkeypatch.setattr(outlines, "files", lambda package: tmp_path / "nothing")
    outlines.forget()
    yield tmp_path / "cards"
    outlines.forget()


def test_without_icons_and_fonts_one_sentence_says_how_to_get_them(line: Line, bare: Path) -> None:
    english = line.refused("cards", "altiplano", "--pictures", str(bare), "--lang", "en")
    french = line.refused("cards", "altiplano", "--pictures", str(bare), "--lang", "fr")
    assert english != french
    assert all("tools/assets.py" in sentence for sentence in (english, french))
    assert not bare.exists()


def test_without_icons_and_fonts_everything_else_works(line: Line, bare: Path) -> None:
    assert line("cards", "altiplano", "torch").out.startswith(f"{printed_name('altiplano', 'torch')} (torch)")


def test_an_icon_that_is_newer_than_the_files_is_missing_too(
    line: Line, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outlines, "icons", dict)
    assert "tools/assets.py" in line.refused("cards", "altiplano", "--pictures", str(tmp_path))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_nobody_has_drawn_is_refused(
    line: Line, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr(looks, "MOODS", {})
    assert "altiplano" in line.refused("cards", "altiplano", "--pictures", str(tmp_path), "--lang", lang)


def test_a_missing_folder_name_is_refused(line: Line) -> None:
    assert "--pictures" in line.refused("cards", "altiplano", "--pictures")


@pytest.mark.usefixtures("outlines")
def test_cards_without_numbers_come_with_all_the_others(
    line: Line, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mood = MOODS["altiplano"]
    face = replace(card_face(GAME, 0, "en"), key="the-map")
    beside = Beside(face, mood.facts(0), {}, (), ())
    monkeypatch.setitem(MOODS, "altiplano", replace(mood, besides=lambda lang: [beside], places={"the-map": "compass"}))
    assert line("cards", "altiplano", "--pictures", str(tmp_path / "all")).out.startswith("54 ")
    assert "#icon-compass" in (tmp_path / "all" / "the-map.svg").read_text("utf-8")
    line("cards", "altiplano", "orage", "--pictures", str(tmp_path / "one"))
    assert [file.name for file in (tmp_path / "one").iterdir()] == ["storm.svg"]
