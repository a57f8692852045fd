"""What the documents say is true: README's examples run, links lead somewhere, and the version is one."""

import doctest
import re
from pathlib import Path

import pytest

import bivouac

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")])


@pytest.mark.compiled_ok
def test_the_examples_of_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 15
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in link]
    missing = [link for link in links if not (document.parent / link).exists()]
    assert not missing


def test_the_version_is_one_and_in_the_changelog() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{bivouac.__version__}"' in project
    assert f"## {bivouac.__version__}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_documents_name_every_option_of_every_game() -> None:
    for name in bivouac.games():
        page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
        for option in bivouac.new(name, seed=1).game.options:
            assert f"`{option.name}`" in page
            assert option.clause in page
