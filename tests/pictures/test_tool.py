"""tools/assets.py: what it picks, when it works anew, and what it says where it cannot."""

import json
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bivouac.pictures.credits import ICON_AUTHORS
from bivouac.pictures.looks import MOODS
from tools import assets


def a_program(folder: Path, name: str, script: str) -> Path:
    folder.mkdir(exist_ok=True)
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return file


@pytest.fixture
def no_npm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "npm_command", lambda: None)


def test_the_tables_are_read_as_plain_data(project: Path) -> None:
    tables = assets.tables(project)
    assert list(tables) == sorted(MOODS)
    assert tables["altiplano"]["EMBLEMS"]["ohio-bob"] == "fedora"
    assert tables["archibald"]["EMBLEMS"]["acorn-helmet"] == "acorn"
    assert {"fedora", "peaks", "trowel", "campfire"} <= set(assets.icons_used(project))


def test_the_lock_file_names_no_address() -> None:
    lock = (assets.ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert set(assets.locked(assets.ROOT)) == set(assets.PACKAGES)


def test_another_icon_or_another_version_makes_the_assets_stale(project: Path) -> None:
    before = assets.stamp_of(project)
    folder = assets.assets_folder(project)
    folder.mkdir()
    (folder / assets.STAMP).write_text(before)
    assert assets.is_fresh(project)
    table = project / "src" / "bivouac" / "pictures" / "altiplano.py"
    table.write_text(table.read_text("utf-8").replace('"fedora"', '"bowler-hat"'), "utf-8")
    assert not assets.is_fresh(project)
    table.write_text(table.read_text("utf-8").replace('"bowler-hat"', '"fedora"'), "utf-8")
    assert assets.is_fresh(project)
    lock = project / "web" / "package-lock.json"
    data = json.loads(lock.read_text("utf-8"))
    data["packages"][f"node_modules/{assets.ICONS}"]["version"] = "9.9.9"
    lock.write_text(json.dumps(data), "utf-8")
    assert not assets.is_fresh(project)


def test_an_author_named_anew_makes_the_assets_stale(project: Path) -> None:
    folder = assets.assets_folder(project)
    folder.mkdir()
    (folder / assets.STAMP).write_text(assets.stamp_of(project))
    assert assets.is_fresh(project)
    credits = project / "src" / "bivouac" / "pictures" / "credits.py"
    credits.write_text(credits.read_text("utf-8").replace('"Skoll"', '"Somebody else"'), "utf-8")
    assert not assets.is_fresh(project)  # LICENCES.txt would go on naming the old one


def test_a_package_of_the_client_that_is_not_used_here_changes_nothing(project: Path) -> None:
    before = assets.stamp_of(project)
    lock = project / "web" / "package-lock.json"
    data = json.loads(lock.read_text("utf-8"))
    data["packages"]["node_modules/something-else"] = {"version": "1.0.0"}
    lock.write_text(json.dumps(data), "utf-8")
    assert assets.stamp_of(project) == before


@pytest.mark.usefixtures("no_npm")
def test_without_npm_the_reason_is_said_and_nothing_is_written(project: Path) -> None:
    with pytest.raises(assets.AssetError, match="no Node 20 or later"):
        assets.make(project)
    assert not assets.assets_folder(project).exists()


def test_without_fonttools_npm_is_not_even_started(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fontTools", None)
    monkeypatch.setattr(assets, "install_packages", lambda root: pytest.fail("npm was started in vain"))
    with pytest.raises(assets.AssetError, match="pip install fonttools"):
        assets.make(project)


def test_an_npm_that_fails_or_hangs_is_told_with_its_last_words(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    npm = a_program(tmp_path / "bin", "npm", "echo the registry is far away; exit 1")
    monkeypatch.setattr(assets, "npm_command", lambda: str(npm))
    with pytest.raises(assets.AssetError, match="the registry is far away"):
        assets.make(project)
    monkeypatch.setattr(assets, "NPM_SECONDS", 0.2)
    a_program(tmp_path / "bin", "npm", "exec sleep 5")
    with pytest.raises(assets.AssetError, match="took more than"):
        assets.make(project)


def test_a_lock_file_without_the_packages_is_told(project: Path) -> None:
    (project / "web" / "package-lock.json").write_text("{}")
    with pytest.raises(assets.AssetError, match="does not lock @fontsource/alegreya"):
        assets.make(project)
    assert not assets.is_fresh(project)
    assert assets.requirements(project) == []


@pytest.mark.parametrize(("version", "fits"), [("v20.1.0", True), ("v24.0.1", True), ("v18.9.0", False), ("?", False)])
def test_only_a_recent_node_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, fits: bool) -> None:
    a_program(tmp_path, "node", f"echo '{version}'")
    npm = a_program(tmp_path, "npm", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nowhere" / "python"))
    assert assets.npm_command() == (str(npm) if fits else None)


def test_npm_beside_this_python_is_found_where_the_machine_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_program(tmp_path / "env", "node", "echo v24.19.0")
    npm = a_program(tmp_path / "env", "npm", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "env" / "python"))
    assert assets.npm_command() == str(npm)


def test_a_build_asks_for_node_only_where_no_npm_fits(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "npm_command", lambda: "npm")
    assert assets.requirements(project) == assets.REQUIREMENTS
    monkeypatch.setattr(assets, "npm_command", lambda: None)
    assert assets.NODE_REQUIREMENT in assets.requirements(project)
    monkeypatch.setattr(assets, "is_installed", lambda root: True)
    assert assets.requirements(project) == assets.REQUIREMENTS


def test_the_versions_are_those_of_the_project() -> None:
    project = (assets.ROOT / "pyproject.toml").read_text("utf-8")
    assert all(f'"{requirement}"' in project for requirement in (*assets.REQUIREMENTS, assets.NODE_REQUIREMENT))


@pytest.fixture
def ready(project: Path, outlines: None) -> Path:
    """The small copy with the packages at hand."""
    if not assets.is_installed(assets.ROOT):
        assets.install_packages(assets.ROOT)
    (project / "web" / "node_modules").symlink_to(assets.ROOT / "web" / "node_modules")
    return project


def test_making_them_again_gives_the_same_bytes_and_all_that_is_needed(ready: Path) -> None:
    folder = assets.make(ready)
    assert assets.is_fresh(ready)
    made = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert made == {file.name: file.read_bytes() for file in assets.assets_folder(assets.ROOT).iterdir()}
    assert sorted(made) == ["LICENCES.txt", "fonts.json", "icons.json", "stamp"]
    files = assets.for_browser(ready)
    folder = ready / "web" / "src" / "generated"
    assert files == [folder / f"pictures-{game}.json" for game in assets.tables(ready)]
    tables = [json.loads(file.read_text("utf-8")) for file in files]
    assert sorted({icon for data in tables for icon in data["icons"]}) == assets.icons_used(ready)
    assert all(set(data["emblems"].values()) <= set(data["icons"]) for data in tables)
    assert {"kinds", "types", "frames", "windows", "badges", "tones", "tints"} <= set.intersection(*map(set, tables))


def test_an_icon_that_the_package_lacks_is_named(ready: Path) -> None:
    table = ready / "src" / "bivouac" / "pictures" / "altiplano.py"
    table.write_text(table.read_text("utf-8").replace('"fedora"', '"no-such-hat"'), "utf-8")
    with pytest.raises(assets.AssetError, match="no icon called no-such-hat"):
        assets.make(ready)
    assert not assets.is_fresh(ready)


@pytest.mark.usefixtures("outlines")
def test_the_licences_name_every_author_and_licence() -> None:
    text = (assets.assets_folder(assets.ROOT) / "LICENCES.txt").read_text("utf-8")
    assert all(f"Icons made by {author}: " in text for author in ICON_AUTHORS)
    assert "CC BY 3.0" in text
    assert text.count("SIL OPEN FONT LICENSE Version 1.1 -") == len({package for package, _ in assets.FONTS.values()})


@pytest.mark.usefixtures("outlines")
def test_fonts_have_french_letters_and_kerning() -> None:
    fonts = json.loads((assets.assets_folder(assets.ROOT) / "fonts.json").read_text("utf-8"))
    for font in fonts.values():
        assert all(letter in font["glyphs"] for letter in "àâçéèêëîïôùûœÀÉÊŒ’«»—")
    assert fonts["text"]["kerning"]["T"]["o"] < 0


@pytest.mark.parametrize("path", ["M1,2 3,4 5,4Z", "M10,10L20,10V5H3L1,1Q2,3,4,5Q5,5,9,9ZM3,3C1,2,3,4,5,6L7,7Z"])
def test_an_outline_in_steps_is_the_same_outline(path: str) -> None:
    pen = pytest.importorskip("fontTools.pens.recordingPen")
    from fontTools.svgLib.path import parse_path

    before, after = pen.RecordingPen(), pen.RecordingPen()
    parse_path(path, before)
    parse_path(assets.compact(path), after)
    assert after.value == before.value
    assert assets.compact(path) == assets.compact(path).lower()


def test_a_silhouette_has_no_holes() -> None:
    pytest.importorskip("fontTools")
    ring = '<path d="M0 0h10v10h-10zM3 3v4h4v-4z"/>'
    assert assets.icon_outlines(ring)["d"].count("m") == 2
    from fontTools.pens.areaPen import AreaPen
    from fontTools.svgLib.path import parse_path

    hollow, whole = AreaPen(), AreaPen()
    parse_path(assets.icon_outlines(ring)["d"], hollow)
    parse_path(assets.icon_outlines(ring)["back"], whole)
    assert (abs(hollow.value), abs(whole.value)) == (84, 116)


def test_the_tool_says_in_one_sentence_why_not(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], no_npm: None
) -> None:
    monkeypatch.setattr(assets, "ROOT", project)
    assert assets.main([]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "No icons and fonts for the pictures: there is no Node 20 or later with npm\n"


def test_the_tool_does_nothing_where_all_is_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "is_fresh", lambda root: True)
    monkeypatch.setattr(assets, "make", lambda root: pytest.fail("it was made again"))
    assert assets.main([]) == 0


def test_a_word_too_many_is_refused() -> None:
    ran = subprocess.run(
        [sys.executable, "tools/assets.py", "--now"], cwd=assets.ROOT, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "--now is not known here: expected --force, --browser or nothing.\n"
