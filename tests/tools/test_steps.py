"""The steps of a test run: what each of them opens."""

import re

import pytest

import run

NAMED = re.compile(rf"\bmark\.({'|'.join(run.MARKS_ON_COMPILED)})\b")


@pytest.mark.parametrize(
    ("name", "is_opened"),
    [("golden/test_golden_games.py", True), ("server/test_secrecy.py", True), ("test_build.py", True),
     ("terminal/test_play.py", False), ("browser/test_table.py", False)],
)  # fmt: skip
def test_on_the_compiled_build_only_files_that_name_one_of_its_marks_are_opened(name: str, is_opened: bool) -> None:
    assert (run.ROOT / "tests" / name).is_file()
    assert (f"--ignore=tests/{name}" not in run.unmarked_files()) == is_opened


def test_a_mark_of_the_compiled_build_stands_in_the_file_of_its_tests() -> None:
    """A file that had one from elsewhere would not be opened."""
    files = [file for file in (run.ROOT / "tests").rglob("*.py") if not file.name.startswith("test_")]
    assert len(files) > 40
    assert [file for file in files if NAMED.search(file.read_text(encoding="utf-8"))] == []
