"""The tool that builds the browser client, without npm: what it needs, when it builds anew, what it says."""

import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools import assets, web_build


@pytest.mark.parametrize(
    ("version", "builds", "tests"),
    [
        ((18, 20), False, False),
        ((20, 18), False, False),
        ((20, 19), True, False),
        ((21, 7), False, False),
        ((22, 11), False, False),
        ((22, 12), True, True),
        ((24, 0), True, True),
        ((0, 0), False, False),
    ],
)
def test_node_must_be_one_that_vite_and_vitest_run_on(version: tuple[int, int], builds: bool, tests: bool) -> None:
    oldest, oldest_to_test = web_build.OLDEST_NODES
    assert web_build.fits(version, oldest) is builds
    assert web_build.fits(version, oldest_to_test) is tests


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a client of one file and both languages."""
    monkeypatch.setattr(assets, "stamp_of", lambda root: "icons")
    for name in ("web/src/main.ts", "web/node_modules/vite/index.js", "web/src/generated/pictures.json"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    for lang in ("en", "fr"):
        folder = tmp_path / "src" / "bivouac" / "text" / "locales" / lang
        folder.mkdir(parents=True)
        for name in (*web_build.FLUENT, "web-altiplano.ftl", "altiplano.ftl", "altiplano-rules.ftl"):
            (folder / name).write_text("")
    return tmp_path


def built(project: Path) -> None:
    folder = web_build.static_folder(project)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / web_build.STAMP).write_text(web_build.stamp_of(project))


def test_a_client_is_fresh_until_one_of_its_sources_changes(project: Path) -> None:
    assert not web_build.is_fresh(project)
    built(project)
    assert web_build.is_fresh(project)
    (project / "web" / "node_modules" / "vite" / "index.js").write_text("what npm brought is no source")
    (project / "web" / "src" / "generated" / "pictures.json").write_text("nor what another tool made")
    assert web_build.is_fresh(project)
    words = project / "src" / "bivouac" / "text" / "locales" / "fr"
    (words / "altiplano-rules.ftl").write_text("nor is what the client does not say")
    assert web_build.is_fresh(project)
    for name in ("web.ftl", "web-altiplano.ftl", "altiplano.ftl"):
        (words / name).write_text("web-close = Fermer\n")
        assert not web_build.is_fresh(project)
        built(project)
    (project / "web" / "src" / "main.ts").write_text("another")
    assert not web_build.is_fresh(project)


def test_without_a_node_that_fits_a_build_asks_for_the_package_that_brings_one(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_build, "npm_command", lambda oldest=(0, 0): None)
    assert web_build.requirements(project) == [assets.NODE_REQUIREMENT]
    with pytest.raises(web_build.Missing, match=r"there is no Node 20\.19 or 22\.12 \(or later\) with npm"):
        web_build.build(project)


def test_packages_that_cannot_be_had_are_missing_but_a_build_that_fails_is_a_fault(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_build, "npm_command", lambda oldest=(0, 0): "npm")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(returncode=1, stdout="one\ntwo"))
    with pytest.raises(web_build.Missing, match="npm ci failed:\none\ntwo"):
        web_build.build(project)
    monkeypatch.setattr(web_build, "prepare", lambda root, oldest: None)
    with pytest.raises(web_build.BuildError, match="npm run build failed") as failed:
        web_build.build(project)
    assert not isinstance(failed.value, web_build.Missing)


def test_a_build_that_fails_leaves_no_stamp(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(project)
    monkeypatch.setattr(web_build, "npm_command", lambda oldest=(0, 0): None)
    with pytest.raises(web_build.BuildError):
        web_build.build(project)
    assert not web_build.is_fresh(project)


def test_the_command_says_what_it_expected(capsys: pytest.CaptureFixture[str]) -> None:
    assert web_build.main(["--faster"]) == 2
    assert capsys.readouterr().err == "--faster is not known here: expected --force, --check or nothing.\n"


def test_the_command_tells_what_cannot_be_done_here_from_a_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(root: Path) -> Path:
        raise web_build.Missing("there is no Node")

    def broken(root: Path) -> Path:
        raise web_build.BuildError("npm run build failed")

    monkeypatch.setattr(web_build, "build", missing)
    assert web_build.main(["--force"]) == web_build.NOT_HERE
    monkeypatch.setattr(web_build, "build", broken)
    assert web_build.main(["--force"]) == 1
    assert capsys.readouterr().err == ("No browser client: there is no Node\nNo browser client: npm run build failed\n")
