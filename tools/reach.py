"""Which tests reach which line of a game's rules: a plugin of pytest that measures it, and what is read from it.

`pytest -p tools.reach --reach FILE --reach-of FOLDER ...` runs the tests under coverage, each in a context of its own.
What runs outside of every test (when files are imported, and in fixtures that several tests share) is told apart: its
outcome may matter to tests that never come by. The same holds for tests of which one run does not show what the next
one reaches: those by Hypothesis, and those that start another process.
"""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from coverage import Coverage

NO_TEST = ""  # the context of what runs outside of every test
OTHER_PROCESSES = ("subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn", "os.exec")
# Random play and secrecy take long and say little about where the fault is: they come last.
LAST = ("test_adventures.py", "test_random_play.py", "test_secrecy.py", "test_words.py")


class Measured(NamedTuple):
    """A test, as one run has shown it."""

    id: str
    seconds: float
    names_a_clause: bool
    may_reach_more: bool

    def is_last(self) -> bool:
        return self.may_reach_more or Path(self.id.partition("::")[0]).name in LAST


class Reach(NamedTuple):
    tests: list[Measured]
    lines: dict[
        str, dict[int, set[str]]
    ]  # by file and line: the tests that reach it, NO_TEST for what none of them ran

    def chosen(self, file: str, lines: range) -> list[str]:
        """The tests that can notice a change in these lines; no lines stand for what runs when its file is imported."""
        there = self.lines.get(file, {})
        reaching = {test for line in lines for test in there.get(line, ())}
        matters_to_all = not lines or NO_TEST in reaching
        chosen = [test for test in self.tests if matters_to_all or test.may_reach_more or test.id in reaching]
        # The quick ones that name a clause come first: `-x` then stops early.
        chosen.sort(key=lambda one: (one.is_last(), one.id not in reaching, not one.names_a_clause, one.seconds))
        return [test.id for test in chosen]

    @staticmethod
    def read(file: Path) -> "Reach":
        found = json.loads(file.read_text(encoding="utf-8"))
        lines = {
            name: {int(line): set(tests) for line, tests in there.items()} for name, there in found["lines"].items()
        }
        return Reach([Measured(*test) for test in found["tests"]], lines)


def lines_around(tree: ast.Module, node: ast.AST) -> range:
    """The lines of the statement that holds a node, without the statements inside it; none if no function holds it."""
    for function in (one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)):
        for statement in statements_of(function.body):
            if any(part is node for part in own_parts(statement)):
                return range(statement.lineno, last_line(statement) + 1)
    return range(0)


def statements_of(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    return (node for statement in body for node in ast.walk(statement) if isinstance(node, ast.stmt))


def own_parts(statement: ast.AST) -> Iterator[ast.AST]:
    """The statement and its expressions, but no statement inside it."""
    yield statement
    for child in ast.iter_child_nodes(statement):
        if not isinstance(child, ast.stmt):
            yield from own_parts(child)


def last_line(statement: ast.stmt) -> int:
    if isinstance(statement, ast.If | ast.While | ast.For | ast.With):
        return max(statement.lineno, statement.body[0].lineno - 1)
    return statement.end_lineno or statement.lineno


class Measuring:
    """Listens to a run of pytest; writes its file when the run is done."""

    def __init__(self, file: Path, folder: Path) -> None:
        self.file = file
        self.folder = folder
        self.seconds: dict[str, float] = {}
        self.named: set[str] = set()
        self.may_reach_more: set[str] = set()
        self.now = NO_TEST
        self.coverage = Coverage(data_file=None, config_file=False, include=[f"{folder.resolve()}/*"])
        self.coverage.start()
        sys.addaudithook(self.heard)

    def heard(self, event: str, _: tuple[object, ...]) -> None:
        if event in OTHER_PROCESSES and self.now:
            self.may_reach_more.add(self.now)

    def enter(self, context: str) -> None:
        self.now = context
        self.coverage.switch_context(context)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.seconds[item.nodeid] = 0.0
        if item.get_closest_marker("clause") is not None:
            self.named.add(item.nodeid)
        if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            self.may_reach_more.add(item.nodeid)
        self.enter(item.nodeid)
        done = yield
        self.enter(NO_TEST)
        return done

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Iterator[None]:
        before = self.now
        if fixturedef.scope != "function":
            self.enter(NO_TEST)
        try:
            return (yield)
        finally:
            if fixturedef.scope != "function":
                self.enter(before)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = {}
        for file in sorted(data.measured_files()):
            name = Path(file).relative_to(self.folder.resolve()).as_posix()
            lines[name] = {line: sorted(tests) for line, tests in sorted(data.contexts_by_lineno(file).items())}
        tests = [
            Measured(id, seconds, id in self.named, id in self.may_reach_more) for id, seconds in self.seconds.items()
        ]
        self.file.write_text(json.dumps({"tests": tests, "lines": lines}), encoding="utf-8")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--reach", type=Path, help="write to this file which tests reach which line")
    parser.addoption("--reach-of", type=Path, help="of the files in this folder")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("reach") is not None:
        config.pluginmanager.register(Measuring(config.getoption("reach"), config.getoption("reach_of")))
