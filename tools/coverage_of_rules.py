"""Which rulebook clauses and cards no test names: `python -m tools.coverage_of_rules`.

A test names clauses by `@pytest.mark.clause("id", ...)` and cards by `@pytest.mark.card("key", ...)`. They are read
from the source, so that nothing is run: on a test function, its class, in `pytestmark`, or on a `pytest.param`. A test
in `tests/<game>/` speaks of that game; elsewhere an id that several games have is written "game:id".
Every enforced clause and every fact needs a test, a wording needs none, nor does a clause that waits for a part or for
cards that the game does not have yet; every card needs one. The tests of a package without a game, which is only begun,
are read when it has one.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bivouac.engine.game import Game
from bivouac.games import GAMES

ROOT = Path(__file__).parent.parent
KINDS = ("enforced", "fact", "wording", "waiting")
NEED_A_TEST = ("enforced", "fact")
LANGUAGES = ("en", "fr")
RULINGS = ("silent", "against")  # the book leaves it open; its words say otherwise, and the clause tells why not
MARKS = ("clause", "card")
NOT_RUN = ("skip", "xfail")


class Mark(NamedTuple):
    """One name in a mark: `kind` is 'clause' or 'card'."""

    kind: str
    name: str
    file: Path
    line: int

    def where(self) -> str:
        return f"{self.file}:{self.line}"


class Row(NamedTuple):
    """One line of the table; `missing` holds what needs a test and has none."""

    game: str
    kind: str
    there: int
    named: int
    missing: list[str]


class Report(NamedTuple):
    rows: list[Row]
    problems: list[str]


# -- reading marks -----------------------------------------------------------------------------------------------------


class Reader:
    """Reads the marks of one test file."""

    def __init__(self, tree: ast.Module, file: Path) -> None:
        self.tree = tree
        self.file = file
        self.is_run = file.name.startswith("test_") or file.stem.endswith("_test")
        self.marks: list[Mark] = []
        self.problems: list[str] = []
        self.values: dict[str, ast.expr] = {}
        for node in tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.values[node.targets[0].id] = node.value
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                self.values[node.target.id] = node.value

    def read(self) -> None:
        tests = self.read_body(self.tree.body, "test_")
        if "pytestmark" in self.values:
            self.collect([self.values["pytestmark"]], tests > 0)

    def read_body(self, body: Sequence[ast.stmt], prefix: str) -> int:
        """How many tests there are that run."""
        tests = 0
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                runs = node.name.startswith(prefix) and self.is_run and not is_switched_off(node.decorator_list)
                tests += runs
                self.collect(node.decorator_list, runs)
            elif isinstance(node, ast.ClassDef):
                own = [line.value for line in node.body if is_pytestmark(line) and isinstance(line, ast.Assign)]
                runs = node.name.startswith("Test") and not is_switched_off(node.decorator_list)
                inside = self.read_body(node.body, prefix if runs else "no test")
                tests += inside
                self.collect([*node.decorator_list, *own], inside > 0)
        return tests

    def collect(self, sources: Iterable[ast.expr], runs: bool) -> None:
        """The marks in these expressions, and in the module's own lists that they name."""
        for call in self.calls(sources, set()):
            for name in self.names(call):
                if runs:
                    self.marks.append(Mark(mark_of(call), name, self.file, call.lineno))
                else:
                    self.problems.append(f"{self.file}:{call.lineno}: '{name}' is named where no test runs")

    def calls(self, sources: Iterable[ast.expr], seen: set[str]) -> Iterator[ast.Call]:
        for source in sources:
            for node in ast.walk(source):
                if isinstance(node, ast.Call) and mark_of(node) in MARKS:
                    yield node
                elif isinstance(node, ast.Name) and node.id in self.values and node.id not in seen:
                    seen.add(node.id)
                    yield from self.calls([self.values[node.id]], seen)

    def names(self, call: ast.Call) -> list[str]:
        found: list[str] = []
        for argument in call.args:
            value = argument.value if isinstance(argument, ast.Starred) else argument
            if isinstance(value, ast.Name):
                value = self.values.get(value.id, value)
            parts = value.elts if isinstance(value, ast.Tuple | ast.List) else [value]
            for part in parts:
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.append(part.value)
                else:
                    self.problems.append(
                        f"{self.file}:{call.lineno}: a mark names its clauses and cards as plain strings"
                    )
        return found


def mark_of(call: ast.Call) -> str:
    """'clause' for `pytest.mark.clause(...)`, '' for what is no mark."""
    function = call.func
    if not isinstance(function, ast.Attribute):
        return ""
    owner = function.value
    is_mark = (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )
    return function.attr if is_mark else ""


def is_pytestmark(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "pytestmark"


def is_switched_off(decorators: Iterable[ast.expr]) -> bool:
    """A test that is skipped or expected to fail holds the rules to nothing."""
    for decorator in decorators:
        function = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(function, ast.Attribute) and function.attr in NOT_RUN:
            return True
    return False


def read_marks(tests: Path) -> tuple[list[Mark], list[str]]:
    marks: list[Mark] = []
    problems: list[str] = []
    for path in sorted(tests.rglob("*.py")):
        reader = Reader(ast.parse(path.read_text(encoding="utf-8")), path.relative_to(tests))
        reader.read()
        marks += reader.marks
        problems += reader.problems
    return marks, problems


# -- comparing ---------------------------------------------------------------------------------------------------------


def named_in(game: Game, kind: str) -> list[str]:
    return list(game.clauses) if kind == "clause" else game.cards


def game_of(mark: Mark, games: Sequence[Game]) -> tuple[str, str]:
    """The game a mark speaks of and the name without it; the game is '' where that cannot be said."""
    prefix, colon, name = mark.name.partition(":")
    if colon:
        return (prefix if any(game.name == prefix for game in games) else ""), name
    for game in games:
        if mark.file.parts[0] in (game.name, game.name.replace("-", "_")):
            return game.name, mark.name
    having = [game.name for game in games if mark.name in named_in(game, mark.kind)]
    return (having[0] if len(having) == 1 else ""), mark.name


def clauses_in_code(game: Game) -> Iterator[tuple[str, str]]:
    """Each clause that the code of a game gives to a player, with what carries it."""
    for what, lines in (("log line", game.lines), ("reason", game.reasons), ("ending", game.endings)):
        for number, line in enumerate(lines.all):
            if line.clause or lines is not game.reasons or number != 0:  # reason 0: nothing is in the way
                yield line.clause, f"{what} '{line.key}'"
        for cause in lines.causes[1:]:
            yield cause, f"cause of a {what}"
    for verb in game.actions.verbs:
        yield verb.clause, f"action '{verb.name}'"
    for option in game.options:
        yield option.clause, f"option '{option.name}'"
        for clause in option.clauses:
            yield clause, f"a word of option '{option.name}'"


def code_problems(game: Game) -> Iterator[str]:
    for clause, kind in game.clauses.items():
        if kind not in KINDS:
            yield f"{game.name}: {clause} is '{kind}', which is neither {' nor '.join(KINDS)}"
    for clause, what in clauses_in_code(game):
        if clause not in game.clauses:
            yield f"{game.name}: {what} names '{clause}', which is no clause"


def rulebook_problems(game: Game, locales: Path) -> Iterator[str]:
    """Clauses that a language's rulebook lacks, and entries there that are no clause."""
    for lang in LANGUAGES:
        path = locales / lang / f"{game.name}-rules.ftl"
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        found = re.findall(rf"^rule-{re.escape(game.name)}--([a-z0-9-]+) *=", text, re.MULTILINE)
        written = {key.replace("--", ".") for key in found}
        for clause in game.clauses:
            if clause not in written:
                yield f"{game.name}: the rulebook '{lang}' lacks {clause}"
        for clause in sorted(written - set(game.clauses)):
            yield f"{game.name}: the rulebook '{lang}' has {clause}, which is no clause"
        yield from ruling_problems(game, lang, text)


def ruling_problems(game: Game, lang: str, text: str) -> Iterator[str]:
    """Rulings of no known kind, and rulings against the book without a reason or without an option for the book."""
    decided = {option.clause for option in game.options}
    for entry in re.split(r"(?m)^(?=rule-)", text):
        name = re.match(rf"rule-{re.escape(game.name)}--([a-z0-9-]+) *=", entry)
        kind = re.search(r"^ +\.ruling = *(.*)$", entry, re.MULTILINE)
        because = re.search(r"^ +\.because = *\S", entry, re.MULTILINE)
        if name is None or (kind is None and because is None):
            continue
        clause = name[1].replace("--", ".")
        where = f"{game.name}: in the rulebook '{lang}' {clause}"
        if kind is None or kind[1] not in RULINGS:
            yield f"{where} is a ruling that is neither {' nor '.join(RULINGS)}"
        elif (kind[1] == "against") != (because is not None):
            yield f"{where} must say .because if it is against the book, and only then"
        elif kind[1] == "against" and clause not in decided:
            yield f"{where} is against the book, and no option gives the book's reading"


def only_begun(games: Sequence[Game], packages: Path) -> list[str]:
    """Packages in which there is no game yet."""
    having = {game.name.replace("-", "_") for game in games}
    return sorted(file.parent.name for file in packages.glob("*/__init__.py") if file.parent.name not in having)


def coverage(games: Sequence[Game], tests: Path, locales: Path, begun: Sequence[str] = ()) -> Report:
    marks, problems = read_marks(tests)
    marks = [mark for mark in marks if mark.file.parts[0] not in begun]
    by_name = {game.name: game for game in games}
    named: dict[tuple[str, str], set[str]] = {(name, kind): set() for name in by_name for kind in MARKS}
    for mark in marks:
        owner, name = game_of(mark, games)
        if owner and name in named_in(by_name[owner], mark.kind):
            named[owner, mark.kind].add(name)
        else:
            problems.append(f"{mark.where()}: no {mark.kind} is called '{mark.name}', or several games have it")
    rows: list[Row] = []
    for game in games:
        for kind in KINDS:
            of_kind = [clause for clause, its_kind in game.clauses.items() if its_kind == kind]
            rows.append(row(game.name, kind, of_kind, named[game.name, "clause"], kind in NEED_A_TEST))
        rows.append(row(game.name, "card", game.cards, named[game.name, "card"], True))
        problems += code_problems(game)
        problems += rulebook_problems(game, locales)
    for line in rows:
        problems += [f"{line.game}: no test names the {line.kind} {name}" for name in line.missing]
    return Report(rows, problems)


def row(game: str, kind: str, there: Sequence[str], named: set[str], needed: bool) -> Row:
    missing = [name for name in there if name not in named] if needed else []
    return Row(game, kind, len(there), sum(1 for name in there if name in named), missing)


def main(games: Sequence[Game], tests: Path, locales: Path, begun: Sequence[str] = ()) -> int:
    report = coverage(games, tests, locales, begun)
    print(f"{'game':<20}{'kind':<10}{'there':>7}{'named by tests':>16}{'missing':>9}")
    for line in report.rows:
        print(f"{line.game:<20}{line.kind:<10}{line.there:>7}{line.named:>16}{len(line.missing):>9}")
    for problem in report.problems:
        print(problem)
    return 1 if report.problems else 0


if __name__ == "__main__":
    package = ROOT / "src" / "bivouac"
    known = list(GAMES.values())
    sys.exit(main(known, ROOT / "tests", package / "text" / "locales", only_begun(known, package / "games")))
