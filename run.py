"""The one command of Bivouac. It needs Python 3.11 or later and nothing else; what else is needed it installs here.

  python3 run.py                        the table opens in your browser; nothing else is needed
  python3 run.py COMMAND ...            any command of bivouac: python3 run.py simulate --help
  python3 run.py test [--full] [...]    every check of the project; --full adds the long ones and docs/results;
                                        anything else goes to pytest: python3 run.py test -k camp
  python3 run.py docs [--serve]         the documentation site, made in .build/site with its links checked
  python3 run.py dev PROGRAM ...        one program of the test environment: python3 run.py dev pytest -k camp
  python3 run.py bench [...]            the benchmarks
  python3 run.py --help                 this text

The first run takes about two minutes: it makes .venv (to play) or .venv-dev (to test) beside this file. The rules are
compiled where there is a C compiler, else they run as plain Python; BIVOUAC_MYPYC=0 never compiles, BIVOUAC_MYPYC=1
compiles or fails. Pictures of cards need icons and fonts, which npm brings while installing: BIVOUAC_PICTURES=0 does
without them, BIVOUAC_PICTURES=1 makes them or fails.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import assets, mypyc_build, services, web_build

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / ".build"
RECIPE = [ROOT / name for name in ("pyproject.toml", "constraints.txt", "hatch_build.py", "tools/mypyc_build.py")]
PICTURES = [ROOT / name for name in ("web/package-lock.json", "tools/assets.py", "tools/web_build.py")]
MAIN_JOB = ["serve"]
COVERAGE = 95
MARKS_ON_COMPILED = ("contract", "golden", "card", "compiled", "compiled_ok")
ON_COMPILED = f"({' or '.join(MARKS_ON_COMPILED)})"
MARKS_UNCOUNTED = ("contract", "uncounted")
UNCOUNTED = f"({' or '.join(MARKS_UNCOUNTED)})"
NO_TESTS_COLLECTED = 5
WORKERS_THAT_WAIT = 4  # on 2 cores: tests of servers, terminals and browsers wait for others much of their time
BROWSER = "tests/browser"
WINDOWLESS = "chromium-headless-shell"
ON_SERVICES = f"{BROWSER}/test_several.py"  # several processes in front of PostgreSQL and Redis


class Stop(Exception):
    """Ends the run with exit code 2 and a sentence instead of a traceback."""


def say(text: str) -> None:
    print(text, flush=True)


def source_files() -> list[Path]:
    files = (ROOT / "src" / "bivouac").rglob("*")
    made = {assets.assets_folder(ROOT), web_build.static_folder(ROOT)}
    return [file for file in files if file.is_file() and file.suffix != ".pyc" and not made & set(file.parents)]


def stamp_of(files: Iterable[Path], *facts: object) -> str:
    # An environment fits one Python at one place only, so both are part of the stamp.
    total = hashlib.sha256(repr((sys.version, sys.base_prefix, ROOT, facts)).encode())
    for file in sorted(files):
        total.update(f"{file.relative_to(ROOT)}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def program(folder: Path, name: str) -> str:
    return str(folder / ("Scripts" if os.name == "nt" else "bin") / name)


def quietly(what: str, command: list[str], log: Path, **environment: str) -> None:
    """Run a chatty command with its output in a log file; every ten seconds a sign of life."""
    say(f"  {what} ...")
    start = time.monotonic()
    with log.open("ab") as output:
        settings = {**os.environ, **environment}
        child = subprocess.Popen(
            command, cwd=ROOT, env=settings, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            while child.poll() is None:
                try:
                    child.wait(timeout=10)
                except subprocess.TimeoutExpired:
                    say(f"    {time.monotonic() - start:.0f} s")
        finally:  # interrupted: what pip has started goes with it, or it would write into the next attempt
            if child.poll() is None:
                os.killpg(child.pid, signal.SIGTERM) if os.name == "posix" else child.terminate()
                child.wait()
    if child.returncode:
        say("\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-30:]))
        raise Stop(f"{what}: failed. The lines above are the end of {log.relative_to(ROOT)}.")
    say(f"  {what}: {time.monotonic() - start:.0f} s")


def dependencies() -> list[str]:
    """What an installed Bivouac needs, as pyproject.toml says it."""
    import tomllib  # new in 3.11, and who has an older Python is to be told so first

    with (ROOT / "pyproject.toml").open("rb") as file:
        found: list[str] = tomllib.load(file)["project"]["dependencies"]
    return found


def make_environment(name: str, stamp: Callable[[], str], fill: Callable[[Path, Path], None]) -> bool:
    """Make the environment unless it has this stamp already, and fill it; say whether it was made."""
    folder, stamp_file = ROOT / name, ROOT / name / "stamp"
    if stamp_file.is_file() and stamp_file.read_text() == stamp():
        return False
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise Stop(
            "This Python cannot make an environment with pip. On Debian or Ubuntu: apt-get install -y python3-venv"
        )
    # First of all, so that an interrupted install is never taken for a whole one.
    stamp_file.unlink(missing_ok=True)
    say(f"Making {name} (once, and again after a change):")
    BUILD.mkdir(exist_ok=True)
    log = BUILD / f"{name.lstrip('.')}.log"
    log.unlink(missing_ok=True)
    quietly("new environment", [sys.executable, "-m", "venv", "--clear", str(folder)], log)
    fill(folder, log)
    stamp_file.write_text(stamp())
    return True


def pip(folder: Path, command: str, *words: str) -> list[str]:
    quiet = ["--verbose", "--no-input", "--progress-bar=off", "-c", str(ROOT / "constraints.txt")]
    return [program(folder, "python"), "-m", "pip", command, *quiet, *words]


def install_to_play(folder: Path, log: Path) -> None:
    """Build the wheel beside the installing of what it needs: each of them keeps one core busy for half its time."""
    wheels, other_log = BUILD / "wheel", BUILD / "packages.log"
    shutil.rmtree(wheels, ignore_errors=True)
    other_log.unlink(missing_ok=True)
    with ThreadPoolExecutor(1) as beside:
        packages = beside.submit(quietly, "packages", pip(folder, "install", *dependencies()), other_log)
        # "no" is pip's word for leaving it out: the compiler's environment is used once, bytecode of it is in vain.
        words = pip(folder, "wheel", "--no-deps", f"--wheel-dir={wheels}", str(ROOT))
        quietly("Bivouac", words, log, PIP_NO_COMPILE="no")
        packages.result()
    quietly("the two together", pip(folder, "install", *map(str, wheels.glob("*.whl"))), log)


def install_to_test(folder: Path, log: Path) -> None:
    """Plain Python, so that an edited source is what runs and coverage sees it."""
    project = f"{ROOT}[test,docs,report,pictures,scale]"
    # Most modules of these packages are never imported: those that are get compiled then, by whoever comes first.
    quietly("packages", pip(folder, "install", "--no-compile", "-e", project), log, BIVOUAC_MYPYC="0")


def environment_to_play() -> Path:
    mode, missing = os.environ.get("BIVOUAC_MYPYC", ""), mypyc_build.what_is_missing()
    folder = ROOT / ".venv"

    def stamp() -> str:  # icons, fonts and a client that came after an install are a reason to install again
        there = (assets.is_fresh(ROOT), web_build.is_fresh(ROOT))
        return stamp_of([*RECIPE, *PICTURES, *source_files(), *web_build.sources(ROOT)], mode, missing, *there)

    if make_environment(folder.name, stamp, install_to_play):
        if any(folder.rglob(mypyc_build.LIBRARIES)):
            say("  The rules are compiled.")
        else:
            because = "BIVOUAC_MYPYC is 0" if mode == "0" else missing or "compiling failed, see .build/venv.log"
            say(f"  The rules run as plain Python, which is slower: {because}.")
        if not assets.is_fresh(ROOT):
            say("  Cards cannot be drawn: there are no icons and fonts, see .build/venv.log.")
        if not web_build.is_fresh(ROOT):
            say("  There is no table in the browser: its client was not built, see .build/venv.log.")
    return folder


def environment_to_test() -> Path:
    # Whoever wants no bytecode beside the sources gets it aside: without any, each of the hundreds of programs that the
    # tests start would compile all of its modules again, as long as a quarter of the tests.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ.setdefault("PYTHONPYCACHEPREFIX", str(BUILD / "bytecode"))
    folder = ROOT / ".venv-dev"
    make_environment(folder.name, lambda: stamp_of(RECIPE), install_to_test)
    BUILD.mkdir(exist_ok=True)
    return folder


def replace_process(command: list[str]) -> int:
    if os.name == "posix":  # elsewhere exec returns to the shell at once, and both would read the keyboard
        os.execv(command[0], command)
    return subprocess.call(command)


class Checks:
    """The steps of a test run: each is shown under a heading and timed, and none hides the next one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lines: list[str] = []
        self.passed = self.failed = self.skipped = 0

    def run(self, name: str, command: str, *arguments: str, fine: tuple[int, ...] = (0,), **environment: str) -> bool:
        say(f"\n=== {name}")
        start = time.monotonic()
        code = subprocess.call([program(self.folder, command), *arguments], cwd=ROOT, env={**os.environ, **environment})
        self.note(name, code in fine, f"{time.monotonic() - start:.1f} s")
        return code in fine

    def note(self, name: str, good: bool, detail: str) -> None:
        self.lines.append(f"{'ok' if good else 'FAILED':8}{name}: {detail}")
        self.failed += not good
        say(f"--- {self.lines[-1]}")

    def pytest(
        self,
        name: str,
        *arguments: str,
        workers: int = 2,
        under: tuple[str, ...] = (),
        fine: tuple[int, ...] = (0,),
        **environment: str,
    ) -> None:
        """`under` is a program of the test environment, with its arguments, that runs pytest."""
        report = BUILD / "pytest.xml"
        report.unlink(missing_ok=True)
        words = [*under, program(self.folder, "pytest")] if under else ["pytest"]
        # Each begins with a stretch of neighbours, so that what a file prepares for its tests is mostly made once.
        spread = ["-n", str(workers), "--dist=worksteal"]
        good = self.run(name, *words, *spread, f"--junitxml={report}", *arguments, fine=fine, **environment)
        suites = ElementTree.parse(report).iter("testsuite") if report.is_file() else ()
        for suite in suites:
            tests, skipped = int(suite.get("tests", 0)), int(suite.get("skipped", 0))
            failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            self.passed += tests - failed - skipped
            self.skipped += skipped
            # The failed step was counted as one; count its failed tests instead where there are any.
            self.failed += failed - (1 if failed and not good else 0)

    def summary(self) -> int:
        say("\n=== summary\n" + "\n".join(self.lines))
        say(f"{self.passed} passed, {self.failed} failed" + (f", {self.skipped} skipped" if self.skipped else ""))
        return 1 if self.failed else 0


def run_tests(arguments: list[str]) -> int:
    full = "--full" in arguments
    chosen = [argument for argument in arguments if argument != "--full"]
    checks = Checks(environment_to_test())
    chromium = begin_to_install_chromium(checks, chosen)
    icons_and_fonts(checks)
    has_client = browser_client(checks, "browser client")
    compiling = begin_to_compile(checks)  # a copy of all that is there now, beside checks that keep one core busy
    if has_client:
        browser_client(checks, "browser client, types and tests", "--check")
    checks.run("ruff check", "ruff", "check", ".")
    checks.run("ruff format", "ruff", "format", "--check", ".")
    checks.run("mypy --strict", "mypy")
    checks.run("import contracts", "lint-imports", "--no-logo")
    if (ROOT / "tools" / "coverage_of_rules.py").is_file():
        checks.run("clauses and cards", "python", "-m", "tools.coverage_of_rules")
    checks.run("documentation and its links", "python", "-m", "tools.docs")
    # A selection cannot reach the coverage limit, and may hold nothing that runs on the compiled build.
    fine = (0, NO_TESTS_COLLECTED) if chosen else (0,)
    tier = ["-m", "full or not full"] if full else []
    if not chosen:
        rules = tests_of_rules()
        limit = ["--cov", f"--cov-fail-under={COVERAGE}"]
        # Counted are tests that say what a rule does. Random play comes by every line, and would take twice as long.
        checks.pytest("tests of the rules, plain build", *limit, *marked(f"not {UNCOUNTED}", full), *rules)
        playing = [file for file in files_that_name(*MARKS_UNCOUNTED) if file.startswith(tuple(rules))]
        checks.pytest("random play, plain build", *marked(UNCOUNTED, full), *playing)
    is_compiled = compiling is not None and compiled_copy(checks, compiling)
    if chosen:
        checks.pytest("tests, plain build", f"--ignore={BROWSER}", *tier, *chosen, fine=fine)
    else:
        others = [f"--ignore={folder}" for folder in (BROWSER, *rules)]
        checks.pytest("all other tests, plain build", *others, *tier, workers=WORKERS_THAT_WAIT)
    compiled: dict[str, str] = {}
    if is_compiled:
        compiled = {"PYTHONPATH": str(BUILD / "compiled"), "BIVOUAC_EXPECT_COMPILED": "1"}
        words = [*marked(ON_COMPILED, full), *(chosen or unmarked_files())]
        checks.pytest("tests, compiled build", *words, fine=fine, **compiled)
    browser_tests(checks, chromium, tier, chosen, compiled)
    if full:
        # The same server, on what several processes share instead of a file and memory. Some tests run by themselves:
        # they stop the services for a while, or delete tables that are old by their clock, as those of others are.
        alone = [f"tests/server/test_{name}.py" for name in ("hanging", "expiry", "calendar")]
        on_services = ("python", "-m", "tools.services", "run")
        scaled = [*tier, "tests/server", *(f"--ignore={file}" for file in alone), ON_SERVICES]
        checks.pytest("tests, PostgreSQL and Redis", *scaled, under=on_services)
        checks.pytest("tests, PostgreSQL and Redis, one at a time", *tier, "-n", "1", *alone, under=on_services)
        checks.run("full tier", "python", "-m", "tools.full_tier", **compiled)
        checks.run("tables under load", "python", "benchmarks/tables.py", "--check", "--write", **compiled)
    if chosen and not checks.passed and not checks.failed:
        checks.note("selection", False, "no test fits it")
    return checks.summary()


def marked(expression: str, full: bool) -> list[str]:
    """The tests with these marks, of every day or of the full tier."""
    return ["-m", expression if full else f"{expression} and not full"]


def tests_of_rules() -> list[str]:
    """The folders that must reach every line of the rules. The others run without that measure, in half the time."""
    games = sorted(file.parent.name for file in (ROOT / "src" / "bivouac" / "games").glob("*/__init__.py"))
    folders = [f"tests/{name}" for name in ("engine", "proving", *games)]
    return [folder for folder in folders if (ROOT / folder).is_dir()]


def files_that_name(*marks: str) -> list[str]:
    """The test files with one of these marks: it stands in the file whose tests have it."""
    named = re.compile(rf"\bmark\.({'|'.join(marks)})\b")
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [file.relative_to(ROOT).as_posix() for file in files if named.search(file.read_text(encoding="utf-8"))]


def unmarked_files() -> list[str]:
    """Files without a test for the compiled build are not even opened there: to open them takes as long as a fifth of
    the tests. They are named as those to leave out, so that folders still say for themselves what cannot run on it."""
    opened = files_that_name(*MARKS_ON_COMPILED)
    files = sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / "tests").rglob("test_*.py"))
    return [f"--ignore={file}" for file in files if file not in opened]


def run_program(words: list[str]) -> int:
    """One program of the test environment, in this folder."""
    if not words:
        raise Stop("Say which program of the test environment: python3 run.py dev pytest -k camp")
    wanted = program(environment_to_test(), words[0])
    if not any(Path(name).is_file() for name in (wanted, f"{wanted}.exe")):
        raise Stop(
            f"The test environment has no program '{words[0]}': it has python, pytest, ruff, mypy, bivouac and more."
        )
    os.chdir(ROOT)
    return replace_process([wanted, *words[1:]])


def icons_and_fonts(checks: Checks) -> None:
    """Make what pictures of cards need, unless it is there; tests of pictures are skipped where it cannot be had."""
    code = subprocess.call([program(checks.folder, "python"), "tools/assets.py"], cwd=ROOT)
    # A machine that checks changes must not pass them on half of the checks.
    checks.note("icons and fonts", code == 0 or os.environ.get("CI") != "true", "there" if code == 0 else "skipped")


def browser_client(checks: Checks, name: str, *argument: str) -> bool:
    """Build the client for the browser tests, or check its types and run its own tests; say whether all is well."""
    say(f"\n=== {name}")
    code = subprocess.call([program(checks.folder, "python"), "tools/web_build.py", *argument], cwd=ROOT)
    # A machine that checks changes must not pass them on half of the checks.
    is_skipped = code == web_build.NOT_HERE and os.environ.get("CI") != "true"
    checks.note(name, code == 0 or is_skipped, "skipped" if is_skipped else "failed" if code else "fine")
    return code == 0


def chooses_browser(chosen: list[str]) -> bool:
    """Whether a selection can hold browser tests: it names no files, or some of theirs."""
    paths = [word for word in chosen if (ROOT / word.partition("::")[0]).exists()]
    return not paths or any(word.startswith(BROWSER) for word in paths)


def begin_to_install_chromium(checks: Checks, chosen: list[str]) -> subprocess.Popen[bytes] | None:
    """Begin to install the browser of the tests beside everything that comes before them; None if there is no need."""
    if not chooses_browser(chosen) or services.found(WINDOWLESS) is not None:
        return None
    with (BUILD / "chromium.log").open("wb") as output:
        command = [program(checks.folder, "python"), "-m", "tools.services", "install", WINDOWLESS]
        return subprocess.Popen(command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT)


def browser_tests(
    checks: Checks,
    chromium: subprocess.Popen[bytes] | None,
    tier: list[str],
    chosen: list[str],
    compiled: dict[str, str],
) -> None:
    """Real Chromium in front of a real server, after everything else: it needs the whole machine. The server is the one
    that people have, compiled, where there is one."""
    if not chooses_browser(chosen):
        return
    say("\n=== Chromium")
    code = 0
    if chromium is not None and chromium.wait():  # any other will do
        command = [program(checks.folder, "python"), "-m", "tools.services", "install", "chromium"]
        code = subprocess.call(command, cwd=ROOT)
    # A machine that checks changes must not pass them on half of the checks.
    checks.note("Chromium", code == 0 or os.environ.get("CI") != "true", "there" if code == 0 else "skipped")
    names_files = any((ROOT / word.partition("::")[0]).exists() for word in chosen)
    words = chosen if names_files else [BROWSER, f"--ignore={ON_SERVICES}", *chosen]
    fine = (0, NO_TESTS_COLLECTED) if chosen else (0,)
    checks.pytest("tests, browser", *tier, *words, workers=WORKERS_THAT_WAIT, fine=fine, **compiled)


class Compiling:
    """The making of .build/compiled, and what it says in a file."""

    def __init__(self, stamp: str, child: subprocess.Popen[bytes] | None, log: Path) -> None:
        self.stamp = stamp
        self.child = child  # None: it is there already
        self.log = log
        self.since = time.monotonic()


def begin_to_compile(checks: Checks) -> Compiling | None:
    """Begin to make .build/compiled anew if the sources have changed; None where it cannot be had."""
    if missing := mypyc_build.what_is_missing():
        # A machine that checks changes must not pass them on half of the checks.
        checks.note("compiled build", os.environ.get("CI") != "true", f"skipped, {missing}")
        return None
    stamp, stamp_file, log = stamp_of([*RECIPE, *source_files()]), BUILD / "compiled" / "stamp", BUILD / "compiled.log"
    if stamp_file.is_file() and stamp_file.read_text() == stamp:
        return Compiling(stamp, None, log)
    stamp_file.unlink(missing_ok=True)
    with log.open("wb") as output:
        command = [program(checks.folder, "python"), "tools/compile_inplace.py", ".build/compiled"]
        child = subprocess.Popen(command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT)
    return Compiling(stamp, child, log)


def compiled_copy(checks: Checks, compiling: Compiling) -> bool:
    """Wait for .build/compiled; say whether there is one to test."""
    if compiling.child is None:
        return True
    code = compiling.child.wait()
    say("\n=== compiled build\n" + compiling.log.read_text(encoding="utf-8", errors="replace"))
    checks.note("compiled build", code == 0, f"{time.monotonic() - compiling.since:.1f} s, beside what stands above")
    if code == 0:
        (BUILD / "compiled" / "stamp").write_text(compiling.stamp)
    return code == 0


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 (this file runs before any installer has checked it)
        raise Stop(f"Bivouac needs Python 3.11 or later; this is {sys.version.split()[0]}.")
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if command in ("-h", "--help"):
        say(str(__doc__).strip())
        return 0
    if command == "test":
        return run_tests(rest)
    if command == "docs":
        return run_program(["python", "-m", "tools.docs", *rest])
    if command == "dev":
        return run_program(rest)
    folder = environment_to_play()
    if command == "bench":
        return replace_process([program(folder, "python"), str(ROOT / "benchmarks" / "run.py"), *rest])
    return replace_process([program(folder, "bivouac"), *(arguments or MAIN_JOB)])


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    # A shell that starts this in the background lets Ctrl-C be ignored, and every program begun here would inherit it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        sys.exit(main(sys.argv[1:]))
    except Stop as reason:
        print(reason, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
