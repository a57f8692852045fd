"""The mutation runner: a mutant meets the tests that can notice it, and the verdict is that of all tests."""

import ast
import shutil
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import Tree, all_mutants, nodes_of, run_mutants, seed_of
from tools.reach import NO_TEST, Measured, Reach, lines_around

RULES = """\
LOW = [n for n in range(6) if n < 3]

def is_low(n):
    return n in LOW

def is_middle(n):
    return (
        n > 2
        and n < 4
    )

def is_high(n):
    if n > 4:
        return True
    return False

def at_import(n):
    return n == 1

def in_fixture(n):
    return n == 2

def elsewhere(n):
    return n == 3

def by_nobody(n):
    return n == 4
"""
TESTS = """\
import subprocess
import sys
import pytest
from hypothesis import given, strategies as st
from bivouac.games.tiny import rules

ONE = rules.at_import(1)

@pytest.fixture(scope="module")
def two():
    return rules.in_fixture(2)

def test_slow_high():
    assert [rules.is_high(n) for n in (4, 5)] == [False, True]

@pytest.mark.clause("low")
def test_low():
    assert rules.is_low(2) and not rules.is_low(3)

@pytest.mark.clause("high")
def test_high():
    assert rules.is_high(5)

def test_first(two):
    assert two

def test_second(two):
    assert two and ONE

@given(st.integers(3, 3))
def test_any(n):
    assert rules.is_middle(n)

def test_other_process():
    code = "from bivouac.games.tiny import rules; assert rules.elsewhere(3)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
"""
PYPROJECT = """\
[tool.pytest.ini_options]
addopts = ["--import-mode=importlib"]
pythonpath = ["."]
markers = ["clause"]
"""
FILE = "tests/tiny/test_tiny.py"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one small game whose rules are reached in every way there is."""
    root = tmp_path / "project"
    for file, content in (
        ("src/bivouac/games/tiny/rules.py", RULES),
        ("tests/tiny/test_tiny.py", TESTS),
        ("pyproject.toml", PYPROJECT),
        ("src/bivouac/__init__.py", ""),
        ("src/bivouac/games/__init__.py", ""),
    ):
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(content, encoding="utf-8")
    (root / "tools").mkdir()
    shutil.copy(mutants.ROOT / "tools" / "reach.py", root / "tools" / "reach.py")
    monkeypatch.setattr(mutants, "ROOT", root)
    return root


def met_by(reach: Reach, line: int) -> list[str]:
    """The names of the tests that a change in this line of the small game meets, in their order."""
    tree = ast.parse(RULES)
    node = next(node for node in nodes_of(tree) if getattr(node, "lineno", 0) == line)
    return [test.partition("::test_")[2] for test in reach.chosen("rules.py", lines_around(tree, node))]


def test_a_change_meets_the_tests_that_reach_its_statement(project: Path) -> None:
    reach = Tree.of_project(project.parent / "copy", "tiny").measure()
    named_first = ["low", "high"]
    rest = {"slow_high", "first", "second"}
    unsure = {"any", "other_process"}  # another run of it may reach more: always, and last
    assert met_by(reach, 4)[0] == "low"
    assert set(met_by(reach, 4)) == {"low"} | unsure
    assert met_by(reach, 13)[:2] == ["high", "slow_high"], "what names a clause comes first"
    assert set(met_by(reach, 13)[2:]) == unsure
    assert met_by(reach, 9)[0] in unsure, "a line within a statement counts as the statement"
    for line in (1, 18, 21):  # run at import, called at import, called in a fixture that two tests share
        chosen = met_by(reach, line)
        assert sorted(chosen[:2]) == sorted(named_first), "all tests"
        assert set(chosen[2:5]) == rest
        assert set(chosen[5:]) == unsure
    assert set(met_by(reach, 27)) == unsure, "no test reaches it"


@pytest.mark.full
def test_the_verdict_is_that_of_all_tests(project: Path) -> None:
    tree = Tree.of_project(project.parent / "copy", "tiny")
    reach = tree.measure()
    verdicts = {}
    for mutant in all_mutants("tiny", project):
        if mutant.line in (1, 4, 18, 21, 24, 27) and mutant.kind == "comparison":
            verdicts[mutant.line], _ = tree.judge(mutant, reach, timeout=300)
            assert tree.judge(mutant, reach, timeout=300, all_tests=True)[0] == verdicts[mutant.line], mutant.name()
    assert verdicts == {**dict.fromkeys((1, 4, 18, 21, 24), mutants.KILLED), 27: mutants.SURVIVED}
    assert (tree.folder / mutants.GAMES / "tiny" / "rules.py").read_text(encoding="utf-8") == RULES


def test_a_mutant_that_no_test_reaches_has_survived_without_a_run(tmp_path: Path) -> None:
    rules = tmp_path / mutants.GAMES / "tiny" / "rules.py"
    rules.parent.mkdir(parents=True)
    rules.write_text(RULES, encoding="utf-8")
    mutant = next(mutant for mutant in all_mutants("tiny", tmp_path) if mutant.line == 27)
    reach = Reach([Measured(f"{FILE}::test_low", 0.1, True, False)], {"rules.py": {4: {f"{FILE}::test_low"}}})
    assert Tree(tmp_path, "tiny").judge(mutant, reach, timeout=0.0) == (mutants.SURVIVED, "")


def test_random_play_and_secrecy_come_last_even_if_they_alone_reach_a_line() -> None:
    tests = [
        Measured("tests/a/test_random_play.py::test_it", 0.0, True, False),
        Measured("tests/a/test_rules_a.py::test_long", 2.0, True, False),
        Measured("tests/a/test_rules_a.py::test_short", 1.0, True, False),
        Measured("tests/a/test_rules_a.py::test_plain", 0.0, False, False),
    ]
    reach = Reach(tests, {"rules.py": {1: {NO_TEST, tests[0].id}}})
    assert reach.chosen("rules.py", range(1, 2)) == [tests[i].id for i in (2, 1, 3, 0)]
    assert reach.chosen("rules.py", range(2, 3)) == []


def test_a_run_tells_what_survived_and_which_command_draws_the_same(project: Path) -> None:
    result = run_mutants("tiny", sample=3, seed=4)
    assert (result["total"], result["killed"] + result["survived"], result["seed"]) == (3, 3, 4)
    assert result["survivors"] == [one["name"] for one in result["mutants"] if one["verdict"] == mutants.SURVIVED]
    assert result["command"] == "python3 run.py dev python -m tools.mutants --game tiny --sample 3 --seed 4"


def test_tests_that_fail_before_rules_are_broken_stop_the_run(project: Path) -> None:
    (project / FILE).write_text("def test_it():\n    assert False\n", encoding="utf-8")
    with pytest.raises(RuntimeError, match="must pass before rules are broken"):
        run_mutants("tiny")


def test_changed_rules_draw_other_mutants_and_the_same_rules_the_same(project: Path) -> None:
    seed = seed_of("tiny", project)
    (project / FILE).write_text("", encoding="utf-8")
    assert seed_of("tiny", project) == seed, "tests have no part in it: what survived is drawn again"
    rules = project / mutants.GAMES / "tiny" / "rules.py"
    rules.write_text(RULES.replace("n > 4", "n > 5"), encoding="utf-8")
    assert seed_of("tiny", project) != seed
