"""What the documents say is true: their examples run, their cards are the cards, both languages say as much."""

import ast
import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import bivouac
from bivouac.server.settings import Settings
from bivouac.text import LANGUAGES
from tools.docs import links, made, pages
from tools.docs.words import bundle

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
WRITTEN = sorted(path.relative_to(DOCS / "en").as_posix() for path in (DOCS / "en").rglob("*.md"))
WITH_EXAMPLES = [
    path
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
    if ">>> " in path.read_text(encoding="utf-8")
]
GAMES = ROOT / "src" / "bivouac" / "games"
CARDS = GAMES / "altiplano" / "cards"
NARROW = "\u202f"
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def text_of(page: str, lang: str) -> str:
    """A page with what its marks ask for, and with what it tells only where the program has a command."""
    text = pages.WHERE.sub(lambda match: match.group(3), (DOCS / lang / page).read_text(encoding="utf-8"))
    return pages.expanded(page, text, lang, {})


@pytest.mark.compiled_ok
@pytest.mark.parametrize("document", WITH_EXAMPLES, ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_run(document: Path) -> None:
    result = doctest.testfile(str(document), module_relative=False, encoding="utf-8")
    assert result.attempted > 5
    assert result.failed == 0


def test_the_readme_and_the_page_for_researchers_have_examples() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in WITH_EXAMPLES}
    assert {"README.md", "docs/en/researchers.md", "docs/fr/researchers.md"} <= names


def test_links_between_documents_lead_somewhere() -> None:
    documents = links.documents(ROOT)
    assert {"README.md", "CONTRIBUTING.md", "CHANGELOG.md"} <= {path.name for path in documents}
    assert links.check_documents(documents, ROOT) == []


def test_the_version_is_one_and_in_the_changelog() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{bivouac.__version__}"' in project
    assert f"## {bivouac.__version__}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


# -- two languages -----------------------------------------------------------------------------------------------------


def test_every_page_is_written_in_both_languages() -> None:
    french = {path.relative_to(DOCS / "fr").as_posix() for path in (DOCS / "fr").rglob("*.md")}
    # A report that is made in English has a French page of its own around its figures.
    reports = {f"results/{path.name}" for path in (DOCS / "results").glob("*.md")}
    assert set(WRITTEN) - french == set()
    assert french - set(WRITTEN) <= reports


@pytest.mark.parametrize("page", WRITTEN)
def test_twins_have_the_same_outline(page: str) -> None:
    outlines = []
    for lang in LANGUAGES:
        prose = FENCED.sub("", text_of(page, lang))
        outlines.append([len(marks) for marks in re.findall(r"^(#+) ", prose, re.MULTILINE)])
    assert outlines[0] == outlines[1]
    assert outlines[0][0] == 1


@pytest.mark.parametrize("page", WRITTEN)
def test_twins_show_the_same_code(page: str) -> None:
    """Comments aside, and aside from what the program says in the reader's language."""
    shown = []
    for lang in LANGUAGES:
        blocks = [(name, body) for name, body in FENCED.findall(text_of(page, lang)) if name != "text"]
        shown.append([(name, re.sub(r"\s*#.*", "", body)) for name, body in blocks])
    assert shown[0] == shown[1]


def test_the_words_of_made_pages_are_there_in_both_languages() -> None:
    keys = [
        re.findall(r"^([a-z][a-z0-9-]*) =", (DOCS / lang / "words.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for lang in LANGUAGES
    ]
    assert keys[0] == keys[1]
    assert all(bundle(lang).has_message(key) for lang in LANGUAGES for key in keys[0])


def french_prose() -> Iterator[tuple[str, str]]:
    for path in sorted((DOCS / "fr").rglob("*.md")):
        text = FENCED.sub("", path.read_text(encoding="utf-8"))
        for line in text.splitlines():
            # Addresses, keys, marks, drawings and settings are no sentences.
            if not line.startswith(("    ", "<!--", ":::", "---", "title:", "![")):
                yield path.name, re.sub(r"`[^`]*`|\]\([^)]*\)|\{ [^}]* \}|\+\+\w+\+\+|\| ?-+", "", line)


def test_french_pages_keep_printers_spaces() -> None:
    wrong = [
        (name, line)
        for name, line in french_prose()
        if re.search(rf"[^{NARROW}\s][;:?!»](?!\S)|(?<! ) [;:?!»]|«[^{NARROW}]|\d [\d%]", line) or "'" in line
    ]
    assert wrong == []


# -- what they say of the program --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_a_page_that_names_its_options_with_their_clauses(lang: str) -> None:
    made = pages.all_pages(lang, {})
    for name in bivouac.games():
        page = made[f"games/{name}/index.md"]
        for option in bivouac.new(name, seed=1).game.options:
            assert f"`{option.name}` {{ #option-{option.name}" in page
            assert f"rules.md#{option.clause})" in page
            for word, clause in zip(option.words, option.clauses, strict=False):
                assert re.search(rf"^- `{word}`: .*rules\.md#{re.escape(clause)}\)$", page, re.MULTILINE)


CARD_CALLS = ("card", "cards.character", "gear", "event")


def calls_of_card(text: str) -> dict[str, str]:
    """Each `card(...)`, `cards.character(...)`, `gear(...)` or `event(...)` of a piece of code, by its key, written in
    one way."""
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in CARD_CALLS:
            assert isinstance(node.args[0], ast.Constant)
            found[str(node.args[0].value)] = ast.unparse(node)
    return found


def test_cards_to_imitate_are_the_cards_of_the_box() -> None:
    source: dict[str, str] = {}
    for path in GAMES.glob("*/cards/*.py"):
        source |= calls_of_card(path.read_text(encoding="utf-8"))
    shown: dict[str, str] = {}
    for name, body in FENCED.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")):
        if name == "python":
            shown |= calls_of_card(body)
    new = set(shown) - set(source)
    assert new <= {"mules"}, "the card that the page writes is the only one that may not be in the box"
    assert len(shown) > 3
    for key in set(shown) - new:
        assert shown[key] == source[key]


def test_the_card_that_the_page_writes_can_be_written_and_reads_as_the_page_says() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    code = next(body for name, body in FENCED.findall(page) if name == "python" and 'card("mules"' in body)
    source = (CARDS / "exploration.py").read_text(encoding="utf-8")
    # What exploration.py imports must do, or a newcomer meets a NameError that the page does not tell of.
    imports = source[: source.index("\ncard = ")]
    place: dict[str, object] = {}
    exec(imports, place)
    from bivouac.games.altiplano.catalog import AltiplanoCatalog, Deck
    from bivouac.text import sentences

    catalog = AltiplanoCatalog()
    place["card"] = Deck(0, catalog).card
    exec(code, place)
    mules = catalog.by_key["mules"]
    assert mules.effect is not None
    for lang, text in (("en", page), ("fr", (DOCS / "fr" / "write-a-card.md").read_text(encoding="utf-8"))):
        said = sentences.clauses("altiplano", sentences.effects_of(mules.effect.words()), lang)
        assert " ".join(sentences.sentence(clause) for clause in said) in text
        assert f"{mules.en if lang == 'en' else mules.fr} (mules)" in text


def test_documents_name_files_that_there_are() -> None:
    """Whole paths of the repository, and folders; a name with a place holder or a pattern is none."""
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*/*.md"))]
    named = {
        name
        for path in documents
        for name in re.findall(r"`((?:src|tests|tools|docs|benchmarks)/[\w/.-]+)`", path.read_text(encoding="utf-8"))
    }
    assert len(named) > 10
    assert sorted(name for name in named if not (ROOT / name).exists()) == []


def test_documents_name_tools_that_there_are() -> None:
    named = {
        tool
        for path in [ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*/*.md"))]
        for tool in re.findall(r"-m tools\.(\w+)", path.read_text(encoding="utf-8"))
    }
    assert {"rename_card", "coverage_of_rules", "tutor_seed"} <= named
    assert sorted(tool for tool in named if not (ROOT / "tools" / f"{tool}.py").exists()) == []


def test_the_commands_for_a_card_find_every_golden_test_and_leave_out_every_other_game() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    patterns = re.findall(r"^BIVOUAC_REGOLD=1 .* -m golden (.*)$", page, re.MULTILINE)[0].split()
    named = [path for pattern in patterns for path in ROOT.glob(pattern)]
    marked = [
        path
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if re.search(r"^(@|pytestmark = )pytest\.mark\.golden", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert len(marked) > 5
    assert [path for path in marked if not any(path.is_relative_to(place) for place in named)] == []
    own, others = re.findall(r'-k "(\w+) or not \(([\w ]+)\)"', page)[0]
    words = [own, *others.split(" or ")]  # the first word of a game's name is enough
    assert sorted(words) == sorted(game.partition("-")[0] for game in bivouac.games())


RUN_OWN = {"test", "docs", "dev", "bench"}
EVERYWHERE = {"--lang", "--help", "--version"}


def commands_shown(text: str) -> Iterator[list[str]]:
    """Every `bivouac ...` and `run.py ...` in code, as words; comments end a line. What a program said is no code."""
    for code in [body for name, body in FENCED.findall(text) if name != "text"] + re.findall(
        r"`([^`\n]+)`", FENCED.sub("", text)
    ):
        for line in code.splitlines():
            if found := re.match(r"\s*(?:python3 run\.py|bivouac) ([a-z]+\b.*)", line.partition("#")[0]):
                yield found.group(1).split()


def test_documents_name_commands_and_flags_that_there_are() -> None:
    texts = {name: (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "CONTRIBUTING.md")}
    for lang in LANGUAGES:
        texts |= {f"{lang}/{name}": text for name, text in pages.all_pages(lang, {}).items()}
    shown = [(name, words) for name, text in texts.items() for words in commands_shown(text)]
    assert len(shown) > 60
    for name, words in shown:
        command = words[0]
        if command in RUN_OWN:
            continue
        assert command in made.COMMANDS, f"{name}: bivouac {' '.join(words)}"
        for flag in {word.partition("=")[0] for word in words if word.startswith("--")} - EVERYWHERE:
            assert pages.has(command, flag), f"{name}: bivouac {' '.join(words)}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_settings_that_the_page_on_hosting_names_are_settings(lang: str) -> None:
    page = (ROOT / "docs" / lang / "host.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`?BIVOUAC_([A-Z_]+)", page))
    known = {field.name.upper() for field in msgspec.structs.fields(Settings)}
    assert {"DATABASE_URL", "REDIS_URL"} <= named <= known
