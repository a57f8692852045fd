"""The documentation site: what its made pages hold, what its link checker finds, and what stops its build."""

import re
import subprocess
import sys
from html import escape
from pathlib import Path
from typing import Any

import pytest

import bivouac
from bivouac.games import game_named
from bivouac.text import LANGUAGES, MARKS, card_face, clause_text, clauses, objection
from tests.flavours import LINES, put_on
from tools.docs import __main__ as command
from tools.docs import links, made, pages, site

ROOT = Path(__file__).parent.parent.parent


# -- made pages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", bivouac.games())
def test_a_rulebook_has_every_clause_with_its_anchor_and_marks_rulings(game: str, lang: str) -> None:
    page = made.rulebook(game, lang)
    parts = dict(re.findall(r"^#### `[^`]+` \{ #(\S+) \.clause \}\n\n(.+)$", page, re.MULTILINE))
    assert list(parts) == [clause.id for clause in clauses(game)]
    for clause in clauses(game):
        assert parts[clause.id].startswith(made.plain(clause_text(game, clause.id, lang)))
        for kind in MARKS:
            assert (f'class="mark ruling {kind}"' in parts[clause.id]) == (clause.ruling == kind)
        against = escape(objection(game, clause.id, lang))
        assert not against or f'<p class="against">{against}</p>' in page
    for option in game_named(game).options:
        assert f"index.md#option-{option.name})" in parts[option.clause]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", bivouac.games())
def test_a_page_of_cards_has_every_card_once_with_its_text(game: str, lang: str) -> None:
    page = made.cards(game, lang, set())
    keys = re.findall(r'<h3 id="([^"]+)">', page)
    assert sorted(keys) == sorted(game_named(game).cards)
    for number, key in enumerate(game_named(game).cards):
        face = card_face(game, number, lang)
        card = page[page.index(f'<h3 id="{key}">') :].partition("</article>")[0]
        for part in (face.name, face.kind, face.ability, face.origin):
            assert escape(part) in card
    assert "<img" not in page


def test_a_card_that_has_been_drawn_shows_its_picture_and_says_it() -> None:
    page = made.cards("altiplano", "fr", {"storm"})
    assert page.count("<img") == 1
    assert (
        'src="cards/storm.svg" alt="Orage. Action. Je défausse 2 cartes au hasard de la main de mon adversaire."'
        in page
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_flavour_stands_on_the_page_but_not_in_what_is_read_for_the_picture(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on(monkeypatch, LINES, "storm")
    page = made.cards("altiplano", lang, {"storm"})
    assert page.count('class="flavour"') == 1
    storm = page[page.index('src="cards/storm.svg"') :].partition("</article>")[0]
    assert f'<p class="flavour">{escape(LINES[lang])}</p>' in storm
    assert storm.count(escape(LINES[lang])) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_teaches_on_the_page_of_commands(lang: str) -> None:
    page = made.commands(lang)
    for name in made.COMMANDS:
        assert f"## `bivouac {name}` {{ #{name} }}\n\n```text\n{made.help_text(name, lang).rstrip()}\n```" in page


def test_figures_that_a_run_has_not_measured_are_left_out() -> None:
    result = {"random": {"games": 10000, "finished": 5498, "decisions": 6942316}, "compiled": True}
    page = made.full_tier("altiplano", "fr", result)
    assert "10\u202f000 (5\u202f498 gagnées avant la limite)" in page
    assert "mutants" not in page
    assert "Refus" not in page


@pytest.mark.parametrize(
    ("lang", "rows"),
    [
        ("en", ("advanced game: random games without an error", "deep jungle: decisions in them")),
        ("fr", ("jeu avancé\u202f: parties au hasard sans erreur", "jungle épaisse\u202f: décisions prises")),
    ],
)
def test_the_page_of_figures_shows_what_was_played_of_each_edition(lang: str, rows: tuple[str, str]) -> None:
    played = {"random": {"games": 30, "finished": 2, "decisions": 900}}
    result = {**played, "editions": {"advanced": played}, "compared": {"jungle": played}}
    page = made.full_tier("fortune-and-glory", lang, result)
    assert [row for row in rows if f"| {row} |" not in page] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_figures_gives_the_command_that_draws_the_same_mutants(lang: str) -> None:
    mutants = {
        "killed": 1,
        "total": 1,
        "survivors": [],
        "command": "python3 run.py dev python -m tools.mutants --seed 7",
    }
    page = made.full_tier("altiplano", lang, {"mutants": mutants})
    assert "`python3 run.py dev python -m tools.mutants --seed 7`" in page
    del mutants["command"]
    assert "tools.mutants" not in made.full_tier("altiplano", lang, {"mutants": mutants}), "an older run has none"


def test_a_report_in_english_says_so_on_its_french_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made, "RESULTS", tmp_path)
    (tmp_path / "speed.md").write_text("# Speed\n\nQuick.\n", encoding="utf-8")
    (tmp_path / "both.md").write_text("# Both\n", encoding="utf-8")
    (tmp_path / "both.fr.md").write_text("# Les deux\n", encoding="utf-8")
    assert made.result_pages("en", []) == {"both": "# Both\n", "speed": "# Speed\n\nQuick.\n"}
    french = made.result_pages("fr", [])
    assert french["both"] == "# Les deux\n"
    assert french["speed"].startswith('# Speed\n\n!!! note "Ce rapport est fabriqué en anglais."')
    assert french["speed"].endswith("Quick.\n")


def test_a_game_without_a_written_page_gets_one() -> None:
    page = made.game_page("altiplano", "fr")
    assert page.startswith("# Expédition Altiplano\n")
    assert "#option-assembly" in page


# -- pages and their marks ---------------------------------------------------------------------------------------------


def test_a_mark_that_asks_for_what_there_is_not_stops_the_build() -> None:
    for mark in ("options chess", "help fly", "nothing", "games altiplano"):
        with pytest.raises(pages.Unknown, match=mark):
            pages.expanded("play.md", f"# A\n\n<!-- docs: {mark} -->\n", "en", {})


def test_a_page_tells_only_of_commands_and_flags_that_there_are() -> None:
    text = "a\n<!-- docs: where {} -->\nb\n<!-- docs: end -->\nc\n"
    assert pages.expanded("play.md", text.format("play"), "en", {}) == "a\nb\nc\n"
    assert pages.expanded("play.md", text.format("play --seats"), "en", {}) == "a\nb\nc\n"
    assert pages.expanded("play.md", text.format("play --seat"), "en", {}) == "a\nc\n"
    assert pages.expanded("play.md", text.format("fly"), "en", {}) == "a\nc\n"


def test_a_section_of_another_file_comes_with_its_headings_lifted_and_its_links_turned(tmp_path: Path) -> None:
    path = tmp_path / "FILE.md"
    path.write_text(
        "# T\n\n## One\n\nno\n\n## Two\n\n### Inside\n\n[a](docs/en/b.md) [c](src/d.py)\n\n## Three\n", encoding="utf-8"
    )
    assert pages.section(path, "Two") == "## Inside\n\n[a](b.md) c"
    with pytest.raises(pages.Unknown, match="Four"):
        pages.section(path, "Four")


def test_a_page_without_a_place_in_the_navigation_stops_the_build() -> None:
    texts = pages.all_pages("en", {})
    pages.navigation("en", texts)
    with pytest.raises(pages.Unknown, match=r"lost\.md"):
        pages.navigation("en", {**texts, "lost.md": "# Lost"})
    del texts["play.md"]
    with pytest.raises(pages.Unknown, match=r"play\.md"):
        pages.navigation("en", texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_have_the_same_pages(lang: str) -> None:
    assert set(pages.all_pages(lang, {})) == set(pages.all_pages("en", {}))


# -- pictures ----------------------------------------------------------------------------------------------------------


class Drawing:
    """A drawing command that succeeds or refuses."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, drawn: list[str], refusal: str = "") -> None:
        self.drawn = drawn
        self.refusal = refusal
        self.commands: list[list[str]] = []
        monkeypatch.setattr(site, "help_text", lambda name, lang: "cards GAME --pictures FOLDER")
        monkeypatch.setattr(subprocess, "run", self.run)

    def run(self, words: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        self.commands.append(words)
        folder = Path(words[words.index("--pictures") + 1])
        for key in self.drawn:
            (folder / f"{key}.svg").write_text("<svg/>", encoding="utf-8")
        return subprocess.CompletedProcess(words, 2 if self.refusal else 0, "", self.refusal)


def test_cards_are_drawn_where_the_program_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = Drawing(monkeypatch, ["storm", "torch"])
    assert site.draw("altiplano", "fr", tmp_path / "cards") == {"storm", "torch"}
    assert drawing.commands[0][-5:] == ["altiplano", "--pictures", str(tmp_path / "cards"), "--lang", "fr"]


def test_a_site_goes_without_pictures_but_not_in_ci(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Drawing(monkeypatch, [], "No icons here.")
    monkeypatch.delenv("CI", raising=False)
    assert site.draw("altiplano", "en", tmp_path / "a") == set()
    assert "No icons here." in capsys.readouterr().out
    assert not (tmp_path / "a").exists()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(site.NotBuilt, match=r"No icons here\."):
        site.draw("altiplano", "en", tmp_path / "b")


def test_a_program_that_cannot_draw_is_not_asked_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = Drawing(monkeypatch, ["storm"])
    monkeypatch.setattr(site, "help_text", lambda name, lang: "cards GAME")
    assert site.draw("altiplano", "en", tmp_path / "cards") == set()
    assert drawing.commands == []


def test_words_that_the_theme_no_longer_says_stop_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "SITE", tmp_path)
    scripts = tmp_path / "fr" / "assets" / "javascripts"
    scripts.mkdir(parents=True)
    (scripts / "bundle.0.min.js").write_text("say('nothing')", encoding="utf-8")
    with pytest.raises(site.NotBuilt, match="does not say"):
        site.translate("fr")
    site.translate("en")
    assert (scripts / "bundle.0.min.js").read_text(encoding="utf-8") == "say('nothing')"


# -- links -------------------------------------------------------------------------------------------------------------

PAGE = '<html lang="{lang}"><body><a href="../{other}/{name}" hreflang="{other}">twin</a>{more}</body></html>'


def small_site(folder: Path, **more: str) -> Path:
    """A whole site of two pages in two languages; `more` is added to the page en/a.html or to any other by its name."""
    for lang, other in (("en", "fr"), ("fr", "en")):
        (folder / lang).mkdir(parents=True)
        for name, to in (("a", "b"), ("b", "a")):
            body = f'<h1 id="top">{name}</h1><a href="{to}.html#top">{to}</a>{more.get(f"{lang}_{name}", "")}'
            text = PAGE.format(lang=lang, other=other, name=f"{name}.html", more=body)
            (folder / lang / f"{name}.html").write_text(text, encoding="utf-8")
    (folder / "index.html").write_text('<html lang="en"><a href="en/a.html">en</a></html>', encoding="utf-8")
    return folder


def test_a_whole_site_has_no_problem(tmp_path: Path) -> None:
    good = (
        '<a href="https://creativecommons.org/licenses/by/3.0/">out</a> <a href="#top">up</a>'
        '<img src="data:image/png,">'
        '<a href="b.html?h=x#top">search</a> <a href="mailto:somebody@example.org">write</a>'
    )
    checked = links.check_site(small_site(tmp_path, en_a=good))
    assert checked.problems == []
    assert (checked.pages, checked.links) == (5, 14)


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ('<a href="c.html">x</a>', "'c.html' leads nowhere"),
        ('<img src="cards/storm.svg">', "'cards/storm.svg' leads nowhere"),
        ('<img srcset="b.html 1x, big.svg 2x">', "'big.svg' leads nowhere"),
        ('<a href="b.html#place.treasure">x</a>', "'b.html#place.treasure' names an anchor that en/b.html has not"),
        ('<a href="#nowhere">x</a>', "'#nowhere' names an anchor that en/a.html has not"),
        ('<a href="/en/b.html">x</a>', "'/en/b.html' leads nowhere"),
        ('<a href="../../out.html">x</a>', "'../../out.html' leads nowhere"),
        ('<script src="https://unpkg.com/x"></script>', "'https://unpkg.com/x' is loaded from another host"),
        ('<link rel="stylesheet" href="https://fonts.example.org/x">', "is loaded from another host"),
        ('<img src="//example.org/x.png">', "is loaded from another host"),
        ('<a href="http://example.org/">x</a>', "'http://example.org/' is not https"),
        ('<a href="https://example/">x</a>', "'https://example/' is no whole address"),
        ('<a href="mailto:nobody">x</a>', "'mailto:nobody' is no mail address"),
        ('<a href="javascript:alert(1)">x</a>', "is a script and no place"),
        ('<p id="top">x</p>', "two elements are called #top"),
    ],
)
def test_a_broken_link_is_found(tmp_path: Path, body: str, problem: str) -> None:
    problems = links.check_site(small_site(tmp_path, en_a=body)).problems
    assert len(problems) == 1
    assert problems[0].startswith("en/a.html:")
    assert problem in problems[0]


def test_a_page_that_nothing_leads_to_is_found(tmp_path: Path) -> None:
    folder = small_site(tmp_path)
    for lang, other in (("en", "fr"), ("fr", "en")):
        (folder / lang / "lost.html").write_text(
            PAGE.format(lang=lang, other=other, name="lost.html", more=""), encoding="utf-8"
        )
    assert links.check_site(folder).problems == [
        "en/lost.html: no link leads here from the front page",
        "fr/lost.html: no link leads here from the front page",
    ]


def test_a_missing_twin_and_a_missing_link_to_it_are_found(tmp_path: Path) -> None:
    folder = small_site(tmp_path / "missing", en_a='<a href="c.html">c</a>')
    (folder / "en" / "c.html").write_text('<html lang="en"></html>', encoding="utf-8")
    assert links.check_site(folder).problems == ["en/c.html: there is no fr/c.html"]
    folder = small_site(tmp_path / "unlinked")
    page = folder / "fr" / "b.html"
    page.write_text(page.read_text(encoding="utf-8").replace("../en/b.html", "../en/a.html"), encoding="utf-8")
    assert links.check_site(folder).problems == ["fr/b.html: it does not link to its twin en/b.html"]
    page.write_text(page.read_text(encoding="utf-8").replace("../en/a.html", "../en/b.html"), encoding="utf-8")
    page.write_text(page.read_text(encoding="utf-8").replace('<html lang="fr">', '<html lang="en">'), encoding="utf-8")
    assert links.check_site(folder).problems == ["fr/b.html: the page says that its language is 'en'"]


def test_a_style_may_load_nothing_from_elsewhere(tmp_path: Path) -> None:
    folder = small_site(tmp_path)
    (folder / "en" / "style.css").write_text(
        "a{background:url(data:image/svg+xml,x)} b{src:url('https://example.org/f.woff2')} c{src:url(gone.woff2)}",
        encoding="utf-8",
    )
    assert links.check_site(folder).problems == [
        "en/style.css: 'https://example.org/f.woff2' is loaded from another host",
        "en/style.css: 'gone.woff2' leads nowhere",
    ]


def test_an_empty_folder_is_no_site(tmp_path: Path) -> None:
    assert links.check_site(tmp_path).problems == [f"{tmp_path} holds no site: it has no index.html"]


def test_documents_are_checked_too(tmp_path: Path) -> None:
    (tmp_path / "A.md").write_text(
        "# How to write a card\n\n[here](#how-to-write-a-card) [there](B.md#b) `[code](gone.md)`\n\n"
        "```\n[x](no.md)\n```\n"
        "[1](C.md) [2](B.md#c) [3](http://example.org) [4](../../etc) [5](https://example.org/x)\n",
        encoding="utf-8",
    )
    (tmp_path / "B.md").write_text("## `B`!\n", encoding="utf-8")
    assert links.check_documents([tmp_path / "A.md"], tmp_path) == [
        "A.md: 'C.md' leads nowhere",
        "A.md: 'B.md#c' names a heading that is not there",
        "A.md: 'http://example.org' is not https",
        "A.md: '../../etc' leads nowhere",
    ]


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_command_fails_on_a_broken_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["docs"])
    monkeypatch.setattr(command, "ROOT", tmp_path)
    whole = small_site(tmp_path / "whole")
    monkeypatch.setattr(site, "build", lambda: whole)
    assert command.main() == 0
    broken = small_site(tmp_path / "broken", fr_a='<a href="gone.html">x</a>')
    monkeypatch.setattr(site, "build", lambda: broken)
    assert command.main() == 1
    assert "fr/a.html:1: 'gone.html' leads nowhere" in capsys.readouterr().out


def test_the_command_says_what_stopped_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stopped() -> Path:
        raise site.NotBuilt("The theme has gone.")

    monkeypatch.setattr(sys, "argv", ["docs"])
    monkeypatch.setattr(site, "build", stopped)
    assert command.main() == 1
    assert capsys.readouterr().err == "The theme has gone.\n"
