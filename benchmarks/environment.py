"""The benchmark's own virtual environment: the pinned peers, and Bivouac as a compiled wheel."""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SOURCES = ROOT / "src"
VENV = ROOT / ".venv-bench"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WORKERS = HERE / "workers"
ROLLOUTS_SOURCE = WORKERS / "openspiel_rollouts.cc"
ROLLOUTS_LIBRARY = VENV / "openspiel_rollouts.so"
YARDSTICK = HERE / "yardstick"
YARDSTICK_BUILD = VENV / "yardstick"
_MYPYC_BUILD = ROOT / "tools" / "mypyc_build.py"
_STAMPS = VENV / "stamps.json"
_REQUIREMENTS = HERE / "requirements.txt"


class BenchmarkError(Exception):
    """Something a person has to put right: the command line shows it as one sentence."""


def prepare_peers() -> None:
    """Make the environment and install the peers, unless exactly these are there already."""
    wanted = _digest([_REQUIREMENTS, ROLLOUTS_SOURCE], sys.version)
    if _stamps().get("peers") == wanted:
        return
    _say("making .venv-bench and installing the peers")
    _run(
        [sys.executable, "-m", "venv", "--clear", str(VENV)],
        "cannot make a virtual environment (on Debian: apt-get install -y python3-venv)",
    )
    (VENV / ".gitignore").write_text("*\n")
    _pip("install", "-r", str(_REQUIREMENTS))
    _build_rollouts()
    _stamp("peers", wanted)


def prepare_bivouac() -> None:
    """Install Bivouac as a wheel, hence compiled, unless this very source is installed already."""
    project = ROOT / "pyproject.toml"
    if not project.exists():
        raise BenchmarkError("there is no pyproject.toml to install Bivouac from; use --without-bivouac")
    constraints = ROOT / "constraints.txt"
    builders = [path for path in (project, constraints, ROOT / "hatch_build.py") if path.exists()]
    code = (path for path in SOURCES.rglob("*") if path.suffix in {".py", ".toml", ".ftl", ".json"})
    wanted = _digest([*builders, *code])
    if _stamps().get("bivouac") == wanted:
        return
    _say("compiling and installing Bivouac into .venv-bench")
    pins = ["-c", str(constraints)] if constraints.exists() else []
    _pip("install", *pins, str(ROOT))
    _stamp("bivouac", wanted)


def prepare_yardstick() -> bool:
    """Compile the engine and Hearts in one group, by the recipe of the wheel; whether there is a compiler to do it."""
    engine = sorted((SOURCES / "bivouac" / "engine").glob("*.py"))
    wanted = _digest([*engine, YARDSTICK / "hearts.py", _MYPYC_BUILD], os.environ.get("CFLAGS", ""))
    if _stamps().get("yardstick") == wanted:
        return True
    recipe = _mypyc_build()
    if recipe.what_is_missing():
        return False
    _say("compiling the engine with Hearts into .venv-bench")
    constraints = ROOT / "constraints.txt"
    _pip("install", *(["-c", str(constraints)] if constraints.exists() else []), *recipe.REQUIREMENTS)
    shutil.rmtree(YARDSTICK_BUILD, ignore_errors=True)
    hearts = _copies(YARDSTICK_BUILD, engine)
    files = [str(file.relative_to(YARDSTICK_BUILD)) for file in hearts if file.name != "__init__.py"]
    with tempfile.TemporaryDirectory(prefix="bivouac-yardstick-") as scratch:
        command = [str(PYTHON), str(_MYPYC_BUILD), scratch, *files]
        _run(command, "cannot compile the yardstick", cwd=YARDSTICK_BUILD, CC=str(recipe.c_compiler()))
    _stamp("yardstick", wanted)
    return True


def _copies(folder: Path, engine: Iterable[Path]) -> list[Path]:
    """The engine and Hearts alone, so that nothing else of Bivouac is compiled or needed."""
    found = [folder / "bivouac" / "engine" / file.name for file in engine]
    for file in found:
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(SOURCES / "bivouac" / "engine" / file.name, file)
    hearts = folder / "yardstick" / "hearts.py"
    hearts.parent.mkdir()
    shutil.copy(YARDSTICK / "hearts.py", hearts)
    for package in (folder / "bivouac", hearts.parent):
        (package / "__init__.py").touch()
    return [*found, hearts]


def _mypyc_build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mypyc_build", _MYPYC_BUILD)
    if spec is None or spec.loader is None:
        raise BenchmarkError(f"there is no {_MYPYC_BUILD} to compile the yardstick with")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def worker_variables(*, plain: bool = False, path: Path | None = None) -> dict[str, str]:
    """The variables a measured process runs under.

    What it imports comes from `path` first; `plain` puts the uncompiled sources before the installed wheel.
    """
    # CPU time counts every thread, so that a library must not start any behind the driver's back.
    fixed = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    first = SOURCES if plain else path
    return kept | fixed | ({"PYTHONPATH": str(first)} if first else {})


def pin_to_one_core() -> None:
    """Hold this process and all it starts on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _build_rollouts() -> None:
    """Without a C++ compiler the run goes on and says what it could not measure."""
    compiler = os.environ.get("CXX") or shutil.which("c++") or shutil.which("g++")
    if compiler is None:
        return
    asked = [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('platlib'))"]
    packages = Path(subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip())
    includes = [packages, packages / "open_spiel/abseil-cpp", packages / "open_spiel/json/include"]
    command = [compiler, "-O2", "-std=c++17", "-shared", "-fPIC", *(f"-I{path}" for path in includes)]
    _run([*command, str(ROLLOUTS_SOURCE), "-o", str(ROLLOUTS_LIBRARY)], "cannot compile openspiel_rollouts.cc")


def _pip(*arguments: str) -> None:
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", *arguments]
    _run(command, "pip " + " ".join(arguments) + " failed")


def _run(command: list[str], complaint: str, *, cwd: Path | None = None, **variables: str) -> None:
    done = subprocess.run(
        command,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=cwd,
        env=os.environ | variables,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise BenchmarkError(complaint)


def _digest(paths: Iterable[Path], *more: str) -> str:
    content = hashlib.sha256("\0".join(more).encode())
    for path in sorted(paths):
        content.update(path.name.encode() + b"\0" + path.read_bytes())
    return content.hexdigest()


def _stamps() -> dict[str, str]:
    if not _STAMPS.exists():
        return {}
    stamps: dict[str, str] = json.loads(_STAMPS.read_text())
    return stamps


def _stamp(what: str, digest: str) -> None:
    _STAMPS.write_text(json.dumps(_stamps() | {what: digest}, indent=1))


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
