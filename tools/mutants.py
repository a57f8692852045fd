"""Break the rules on purpose and see whether a test notices: a small mutation runner for the rules of a game.

`python -m tools.mutants [--game altiplano] [--sample 20 | --all] [--seed 0] [--jobs 2] [--timeout 60] [--only steps]
[--all-tests] [--json FILE]`

Each mutant is one change to one rules file, in a copy of the tree; `pytest -x -q` runs the tests of that game on it
that reach the changed line, as one run before has measured (tools/reach.py), or all of them with `--all-tests`.
What no test notices has survived and is listed with its line: a rule that lacks a test, or a change without effect.
Without `--seed` the sample is drawn by the rules themselves: a game that has changed gets another one.
"""

import argparse
import ast
import hashlib
import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from bivouac.engine.chance import Chance
from tools.reach import Reach, lines_around

ROOT = Path(__file__).parent.parent
GAMES = Path("src/bivouac/games")
NO_RULES = ("__init__.py", "actions.py", "catalog.py", "clauses.py", "view.py", "words.py")  # tables, and what is seen
TESTS = Path("tests")
PLUGINS = ("pytest_timeout", "_hypothesis_pytestplugin")  # what these tests need; others take seconds
SEEDS = 1_000_000
SKIPPED_FUNCTIONS = ("words", "data")  # text and saving are no rules
KILLED, TIMEOUT, SURVIVED = "killed", "timeout", "survived"

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Mutant(NamedTuple):
    file: str  # of the game's folder
    line: int
    kind: str
    before: str
    after: str
    node: int  # which node of the file, and which of its changes
    change: int

    def name(self) -> str:
        return f"{self.file}:{self.line} {self.kind}: {self.before} -> {self.after}"

    def source(self, whole: str) -> str:
        """The file, broken."""
        tree = ast.parse(whole)
        node = nodes_of(tree)[self.node]
        tree = Replace(node, list(changes(node))[self.change][1]).visit(tree)
        return ast.unparse(ast.fix_missing_locations(tree))

    def tests(self, reach: Reach, whole: str) -> list[str]:
        """Those that can notice it."""
        tree = ast.parse(whole)
        return reach.chosen(self.file, lines_around(tree, nodes_of(tree)[self.node]))


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The ways to break a node: what kind of change it is, and what stands there instead."""
    if isinstance(node, ast.Compare):
        for i, operator in enumerate(node.ops):
            ops = [*node.ops[:i], COMPARISONS[type(operator)](), *node.ops[i + 1 :]]
            yield "comparison", ast.Compare(node.left, ops, node.comparators)
        for i, side in enumerate(node.comparators):
            for by in (1, -1):
                if is_number(side):
                    sides = [*node.comparators[:i], moved(side, by), *node.comparators[i + 1 :]]
                    yield "number", ast.Compare(node.left, node.ops, sides)
    elif isinstance(node, ast.BoolOp):
        yield "and-or", ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not", node.operand
    elif isinstance(node, ast.Return):
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, int):
            value = node.value.value
            yield "return", ast.Return(ast.Constant(not value if isinstance(value, bool) else value + 1))
        elif is_reason(node.value):
            yield "reason", ast.Return(ast.Constant(0))  # a refusal becomes "nothing is in the way"
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and "super()" not in ast.unparse(node):
        yield "call", ast.Pass()


def moved(side: ast.expr, by: int) -> ast.expr:
    if isinstance(side, ast.Constant):
        return ast.Constant(int(str(side.value)) + by)
    return ast.BinOp(side, ast.Add(), ast.Constant(by))


def is_number(node: ast.AST) -> bool:
    """A whole number, or a named constant such as CAMP_LIMIT."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int) and not isinstance(node.value, bool)
    return isinstance(node, ast.Name) and node.id.isupper() and node.id.endswith("_LIMIT")


def is_reason(value: ast.expr | None) -> bool:
    """A reason number other than 'nothing is in the way'."""
    return (
        isinstance(value, ast.Attribute)
        and isinstance(value.value, ast.Name)
        and value.value.id in ("words", "say")
        and value.attr != "FINE"
    )


class Nodes(ast.NodeVisitor):
    """All nodes of the rules themselves: no text, no saving, no annotations."""

    def __init__(self) -> None:
        self.found: list[ast.AST] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name not in SKIPPED_FUNCTIONS:
            for statement in node.body:
                self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def generic_visit(self, node: ast.AST) -> None:
        self.found.append(node)
        super().generic_visit(node)


def nodes_of(tree: ast.Module) -> list[ast.AST]:
    nodes = Nodes()
    nodes.visit(tree)
    return nodes.found


class Replace(ast.NodeTransformer):
    """Puts another node in the place of one."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> Any:
        return self.new if node is self.old else super().visit(node)


def mutants_of(file: str, source: str) -> list[Mutant]:
    """Every mutant of one file, in the order of its lines."""
    found: list[Mutant] = []
    for number, node in enumerate(nodes_of(ast.parse(source))):
        for change, (kind, instead) in enumerate(changes(node)):
            line = getattr(node, "lineno", 0)
            found.append(Mutant(file, line, kind, one_line(node), one_line(instead), number, change))
    return sorted(found, key=lambda mutant: (mutant.line, mutant.kind, mutant.after))


def one_line(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else text[:87] + "..."


def rules_of(game: str, root: Path = ROOT) -> list[Path]:
    """The files of the game's rules; its cards are data, and each has a test of its own."""
    return [path for path in sorted((root / GAMES / game).glob("*.py")) if path.name not in NO_RULES]


def all_mutants(game: str, root: Path = ROOT, only: str = "") -> list[Mutant]:
    found: list[Mutant] = []
    for path in rules_of(game, root):
        if only in path.name:
            found.extend(mutants_of(path.name, path.read_text(encoding="utf-8")))
    return found


def seed_of(game: str, root: Path = ROOT) -> int:
    """A seed made from the rules: it stays while they stay, and another sample is drawn when they change."""
    whole = hashlib.sha256()
    for path in rules_of(game, root):
        whole.update(path.name.encode() + path.read_bytes())
    return int.from_bytes(whole.digest()[:8]) % SEEDS


def command(game: str, sample: int, seed: int, only: str) -> str:
    """What draws the same mutants again from the same rules."""
    drawn = f"--game {game} --sample {sample} --seed {seed}" + (f" --only {only}" if only else "")
    return f"python3 run.py dev python -m tools.mutants {drawn}"


def sampled(mutants: list[Mutant], sample: int, seed: int) -> list[Mutant]:
    order = list(range(len(mutants)))
    Chance(seed).shuffle(order)
    return [mutants[i] for i in sorted(order[:sample])]


class Tree:
    """A copy of the project in which one rules file at a time is broken."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.game = game

    @staticmethod
    def of_project(folder: Path, game: str) -> "Tree":
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", ".hypothesis")
        for part in ("src", "tests", "tools"):
            shutil.copytree(ROOT / part, folder / part, ignore=ignored)
        shutil.copy(ROOT / "pyproject.toml", folder / "pyproject.toml")
        return Tree(folder, game)

    def copy(self, folder: Path) -> "Tree":
        """With the bytecode that is there."""
        shutil.copytree(self.folder, folder)
        return Tree(folder, self.game)

    def pytest(self, *arguments: str, timeout: float, writes_bytecode: bool = False) -> tuple[bool, str]:
        """Whether the tests pass, and their last line."""
        plugins = [word for plugin in PLUGINS for word in ("-p", plugin)]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *plugins, *arguments],
            cwd=self.folder,
            env={
                **os.environ,
                "COVERAGE_CORE": "ctrace",  # the newer one sees a line once, not once for each test
                "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
                "PYTHONPATH": os.pathsep.join(("src", ".")),
                "PYTHONDONTWRITEBYTECODE": "" if writes_bytecode else "1",
                "PYTHONPYCACHEPREFIX": "",  # beside the sources, so that it is copied with them
            },
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
        )
        lines = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return done.returncode == 0, (lines or done.stdout.splitlines() or done.stderr.splitlines() or ["?"])[-1]

    def measure(self) -> Reach:
        """Which tests reach which line, with all rules whole. What is compiled then is read again for every mutant."""
        file = self.folder / "reach.json"
        passed, why = self.pytest(
            "-p", "tools.reach", "--reach", str(file), "--reach-of", str(GAMES / self.game), str(TESTS / self.game),
            timeout=1200, writes_bytecode=True,
        )  # fmt: skip
        if not passed:
            raise RuntimeError(f"the tests must pass before rules are broken: {why}")
        return Reach.read(file)

    def judge(self, mutant: Mutant, reach: Reach, timeout: float, all_tests: bool = False) -> tuple[str, str]:
        file = self.folder / GAMES / self.game / mutant.file
        whole, before = file.read_text(encoding="utf-8"), file.stat()
        tests = [test.id for test in reach.tests] if all_tests else mutant.tests(reach, whole)
        if not tests:
            return SURVIVED, ""
        chosen = self.folder / "chosen.txt"
        chosen.write_text("\n".join(tests), encoding="utf-8")
        file.write_text(mutant.source(whole), encoding="utf-8")
        # Bytecode counts as up to date by time and size of its file: the broken one must have another time.
        os.utime(file, (before.st_atime, before.st_mtime + 10))
        try:
            passed, why = self.pytest(f"@{chosen.name}", timeout=timeout)
        except subprocess.TimeoutExpired:
            return TIMEOUT, f"not done after {timeout:.0f} s"
        finally:
            file.write_text(whole, encoding="utf-8")
            os.utime(file, (before.st_atime, before.st_mtime))
        return (SURVIVED, "") if passed else (KILLED, why)


def run_mutants(
    game: str, sample: int = 20, seed: int | None = None, jobs: int = 2, timeout: float = 60.0, only: str = "",
    progress: bool = False, all_tests: bool = False,
) -> dict[str, Any]:  # fmt: skip
    """Judge a sample of all mutants (all of them if it is 0); a dict that can be written as JSON."""
    with tempfile.TemporaryDirectory(prefix="bivouac-mutants-") as folder:
        first = Tree.of_project(Path(folder) / "0", game)
        drawn_by = seed_of(game, first.folder) if seed is None else seed
        mutants = all_mutants(game, first.folder, only)
        chosen = mutants if sample <= 0 else sampled(mutants, sample, drawn_by)
        started = time.monotonic()
        reach = first.measure()
        # A busy machine must not make a survivor look like one that hung.
        patience = max(timeout, 3 * jobs * (time.monotonic() - started))
        trees: queue.Queue[Tree] = queue.Queue()
        trees.put(first)
        for i in range(1, jobs):
            trees.put(first.copy(Path(folder) / str(i)))

        def judge(mutant: Mutant) -> dict[str, Any]:
            tree = trees.get()
            try:
                verdict, why = tree.judge(mutant, reach, patience, all_tests)
            finally:
                trees.put(tree)
            if progress:
                print(f"{verdict:8} {mutant.name()}", flush=True)
            return {
                "file": str(GAMES / game / mutant.file), "line": mutant.line, "kind": mutant.kind,
                "before": mutant.before, "after": mutant.after, "verdict": verdict, "by": why, "name": mutant.name(),
            }  # fmt: skip

        with ThreadPoolExecutor(max(1, jobs)) as pool:
            judged = list(pool.map(judge, chosen))
    verdicts = Counter(one["verdict"] for one in judged)
    return {
        "possible": len(mutants),
        "total": len(judged),
        "seed": drawn_by,
        "command": command(game, len(judged), drawn_by, only),
        "killed": verdicts[KILLED] + verdicts[TIMEOUT],
        "timeouts": verdicts[TIMEOUT],
        "survived": verdicts[SURVIVED],
        "survivors": [one["name"] for one in judged if one["verdict"] == SURVIVED],
        "mutants": judged,
    }


def table_of(result: dict[str, Any]) -> str:
    """The result for a reader: verdicts by file and kind, then every survivor."""
    rows = Counter((Path(one["file"]).name, one["kind"], one["verdict"]) for one in result["mutants"])
    lines = [f"{'file':10} {'change':11} {'killed':>7} {'survived':>9}"]
    for file, kind in sorted({(file, kind) for file, kind, _ in rows}):
        killed = rows[file, kind, KILLED] + rows[file, kind, TIMEOUT]
        lines.append(f"{file:10} {kind:11} {killed:7} {rows[file, kind, SURVIVED]:9}")
    lines.append(
        f"{result['killed']} of {result['total']} mutants killed ({result['timeouts']} by hanging), "
        f"{result['survived']} survived; {result['possible']} are possible; seed {result['seed']}"
    )
    lines.extend(f"survived: {name}" for name in result["survivors"])
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="altiplano", help="whose rules are broken (default: %(default)s)")
    parser.add_argument("--sample", type=int, default=20, help="how many mutants, drawn by the seed")
    parser.add_argument("--all", action="store_true", help="all of them: hours")
    parser.add_argument("--seed", type=int, help="draws the sample (default: made from the rules)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=float, default=60.0, help="seconds for the tests on one mutant")
    parser.add_argument("--only", default="", help="only files whose name holds this")
    parser.add_argument("--all-tests", action="store_true", help="not only those that reach the changed line")
    parser.add_argument("--json", type=Path, help="write the result to this file")
    args = parser.parse_args()
    if not (ROOT / GAMES / args.game).is_dir():
        print(f"there are no rules of a game called {args.game!r}", file=sys.stderr)
        return 2
    try:
        sample = 0 if args.all else args.sample
        result = run_mutants(args.game, sample, args.seed, args.jobs, args.timeout, args.only, True, args.all_tests)
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return 2
    if args.json:
        args.json.write_text(json.dumps(result, indent=1) + "\n")
    print(table_of(result))
    return 1 if result["survived"] else 0


if __name__ == "__main__":
    sys.exit(main())
