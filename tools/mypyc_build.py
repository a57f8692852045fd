"""Compile rules, words, bots and some of the server with mypyc: shared by the build hook, tools/compile_inplace.py and
run.py.

Only the standard library is imported here, because run.py needs it before anything is installed. Run as a program this
module is the child that loads mypyc and setuptools: both end the process on an error, write to standard output (which
belongs to the build front end) and depend on the working directory.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

# Of the server only what every choice runs through: coroutines are long to compile and gain little.
SERVER = ("server/feed.py", "server/match.py", "server/sight.py", "server/words.py")
COMPILED = ("engine", "games", "bots", "text", *SERVER)
OPT_OUT = "# not compiled"
# Passes of gcc that cost a fifth of its time and bring 2 to 3 % of speed, and calls without a detour through a
# library's table of symbols.
FLAGS = [f"-fno-tree-{name}" for name in ("dominator-opts", "pta", "fre", "ter", "dse", "copy-prop")]
FLAGS += [f"-fno-{name}" for name in ("forward-propagate", "ipa-modref", "ipa-reference", "ipa-pure-const")]
FLAGS += ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
LIBRARIES = "bivouac*__mypyc*"  # what is made, beside a small file per module
REQUIREMENTS = ["mypy==2.4.1", "setuptools>=80"]


class CompileError(RuntimeError):
    """The compiled build could not be made; the text says why."""


def c_compiler() -> str | None:
    """The command of a C compiler on this machine: what was asked for, what built Python, or any usual one."""
    wanted = os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang", "cl"
    return next((command for command in wanted if command and shutil.which(shlex.split(command)[0])), None)


def what_is_missing() -> str | None:
    """Why nothing can be compiled on this machine, or None."""
    if c_compiler() is None:
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are missing"
    return None


def sources(package: Path) -> list[Path]:
    """The files to compile, in a fixed order. Package files stay plain: they only gather names."""
    named = [package / part for part in COMPILED]
    files = sorted(file for part in named for file in ([part] if part.suffix else part.rglob("*.py")))
    return [file for file in files if file.name != "__init__.py" and not _opts_out(file)]


def _opts_out(file: Path) -> bool:
    return any(OPT_OUT in line for line in file.read_text(encoding="utf-8").splitlines()[:5])


def groups(files: list[str]) -> list[tuple[list[str], str | None]]:
    """One library for each part, one for each game: they compile side by side, and a further game does not make the
    others' compiling longer. The largest comes first, so that no core is left with it alone at the end."""
    found: dict[str, list[str]] = {}
    for file in files:
        parts = Path(file).parts  # bivouac/games/altiplano/state.py
        found.setdefault("_".join(parts[: 3 if parts[1] == "games" else 2]), []).append(file)
    by_size = sorted(found.items(), key=lambda group: -sum(Path(file).stat().st_size for file in group[1]))
    return [(members, name) for name, members in by_size]


def compile_copy(package: Path, out: Path) -> list[Path]:
    """Copy the package into `out`, put compiled modules beside their sources, and return the compiled files."""
    return compile_in_place(copy_package(package, out))


def copy_package(package: Path, out: Path) -> Path:
    return Path(
        shutil.copytree(package, out / package.name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    )


def compile_in_place(package: Path) -> list[Path]:
    """Put compiled modules beside the sources of a copied package, and return the compiled files."""
    if missing := what_is_missing():
        raise CompileError(missing)
    out = package.parent
    files = [str(file.relative_to(out)) for file in sources(package)]
    if not files:
        raise CompileError("there is nothing to compile")
    with tempfile.TemporaryDirectory(prefix="bivouac-mypyc-") as scratch:
        child = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), scratch, *files],
            cwd=out,
            env={**os.environ, "CC": str(c_compiler())},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    if child.returncode:
        raise CompileError("mypyc failed:\n" + "\n".join(child.stdout.splitlines()[-40:]))
    return sorted(out.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))


def _build_extensions(scratch: str, files: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    # A build environment holds mypy but not the project's dependencies, and is no place for the strict checks.
    options = ["--config-file=", f"--cache-dir={scratch}/mypy", "--explicit-package-bases"]
    options += ["--ignore-missing-imports", "--follow-imports=silent"]
    extensions = mypycify(
        options + files,
        opt_level="1",  # level 2 takes twice as long to compile and plays 4 to 6 % faster
        debug_level="0",
        multi_file=False,
        separate=groups(files),
        target_dir=f"{scratch}/c",
    )
    for extension in extensions:  # a warning that only a newer compiler knows is no reason to do without
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if os.name == "posix":
            extension.extra_compile_args += FLAGS
    script = ["build_ext", "--build-lib=.", f"--build-temp={scratch}/o", f"--parallel={os.cpu_count() or 1}"]
    setup(name="bivouac", packages=[], py_modules=[], ext_modules=extensions, script_args=script)


if __name__ == "__main__":
    _build_extensions(sys.argv[1], sys.argv[2:])
