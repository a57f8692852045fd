"""An install never fails for want of pictures, unless it was told to: the build hook and run.py."""

import importlib.util
import subprocess
import sys
import threading
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import run
from tools import assets, mypyc_build, web_build


class Aborted(Exception):
    pass


class FakeInterface:
    """What the hook uses of hatchling, which is there during builds only."""

    def __init__(self, root: Path, target_name: str = "wheel") -> None:
        self.root = str(root)
        self.target_name = target_name
        self.warnings: list[str] = []
        self.app = SimpleNamespace(abort=self.abort, display_warning=self.warnings.append)

    def abort(self, message: str) -> None:
        raise Aborted(message)


def the_hook(monkeypatch: pytest.MonkeyPatch, root: Path, target: str = "wheel", **environment: str) -> Any:
    for name in ("BIVOUAC_MYPYC", "BIVOUAC_PICTURES"):
        monkeypatch.delenv(name, raising=False)
    # The browser client has tests of its own.
    for name, value in {"BIVOUAC_WEB": "0", **environment}.items():
        monkeypatch.setenv(name, value)
    interface = ModuleType("hatchling.builders.hooks.plugin.interface")
    interface.BuildHookInterface = FakeInterface  # type: ignore[attr-defined]
    for name in ("hatchling", "hatchling.builders", "hatchling.builders.hooks", "hatchling.builders.hooks.plugin"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, interface.__name__, interface)
    monkeypatch.setitem(sys.modules, "assets", assets)  # the ones that a test has changed
    monkeypatch.setitem(sys.modules, "web_build", web_build)
    monkeypatch.setitem(sys.modules, "mypyc_build", mypyc_build)
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec = importlib.util.spec_from_file_location("hatch_build", assets.ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.CustomBuildHook(root, target)


@pytest.fixture
def out_of_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(root: Path) -> Path:
        raise assets.AssetError("npm ci failed: the registry is far away")

    monkeypatch.setattr(assets, "make", fail)


@pytest.mark.usefixtures("out_of_reach")
@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_build_without_npm_warns_and_goes_on(project: Path, monkeypatch: pytest.MonkeyPatch, target: str) -> None:
    hook = the_hook(monkeypatch, project, target, BIVOUAC_MYPYC="0")
    hook.initialize("standard", {})
    (warning,) = hook.warnings
    assert "without pictures" in warning
    assert "the registry is far away" in warning


def test_whatever_goes_wrong_a_build_goes_on(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(root: Path) -> Path:
        raise KeyError("glyf")

    monkeypatch.setattr(assets, "make", break_down)
    hook = the_hook(monkeypatch, project, BIVOUAC_MYPYC="0")
    hook.initialize("editable", {})
    assert len(hook.warnings) == 1


@pytest.mark.usefixtures("out_of_reach")
def test_a_build_that_must_have_pictures_fails(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hook = the_hook(monkeypatch, project, BIVOUAC_MYPYC="0", BIVOUAC_PICTURES="1")
    with pytest.raises(Aborted, match="the registry is far away"):
        hook.initialize("standard", {})


@pytest.mark.usefixtures("out_of_reach")
def test_a_build_that_must_not_have_pictures_asks_for_nothing(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hook = the_hook(monkeypatch, project, BIVOUAC_MYPYC="0", BIVOUAC_PICTURES="0")
    hook.initialize("standard", {})
    assert hook.dependencies() == []
    assert hook.warnings == []


def test_a_build_makes_them_where_they_are_absent_only(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Path] = []
    monkeypatch.setattr(assets, "make", made.append)
    hook = the_hook(monkeypatch, project, BIVOUAC_MYPYC="0")
    assert assets.REQUIREMENTS[0] in hook.dependencies()
    hook.initialize("editable", {})
    assert made == [project]
    monkeypatch.setattr(assets, "is_fresh", lambda root: True)
    hook.initialize("standard", {})
    assert made == [project]
    assert hook.dependencies() == []


def test_an_sdist_compiles_nothing(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "is_fresh", lambda root: True)
    hook = the_hook(monkeypatch, project, "sdist")
    build_data: dict[str, Any] = {}
    hook.initialize("standard", build_data)
    assert hook.dependencies() == []
    assert build_data == {}


def test_a_wheel_is_compiled_beside_the_client(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each waits for the other to have begun, so one after the other would never end."""
    begun = {name: threading.Event() for name in ("compiling", "client")}

    def meet(own: str, other: str) -> None:
        begun[own].set()
        assert begun[other].wait(timeout=30)

    def compile_in_place(package: Path) -> list[Path]:
        meet("compiling", "client")
        return [package / "rules.so"]

    monkeypatch.setattr(assets, "is_fresh", lambda root: True)
    monkeypatch.setattr(web_build, "is_fresh", lambda root: False)
    monkeypatch.setattr(web_build, "build", lambda root: meet("client", "compiling"))
    monkeypatch.setattr(mypyc_build, "copy_package", lambda package, out: out / "bivouac")
    monkeypatch.setattr(mypyc_build, "compile_in_place", compile_in_place)
    hook = the_hook(monkeypatch, project, BIVOUAC_MYPYC="1", BIVOUAC_WEB="1")
    build_data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", build_data)
    assert list(build_data["force_include"].values()) == ["bivouac/rules.so"]
    assert build_data["pure_python"] is False
    assert hook.warnings == []


@pytest.mark.parametrize("mode", ["", "1"])
def test_a_wheel_that_cannot_be_compiled_stays_plain_or_fails(
    project: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    def fail(package: Path) -> list[Path]:
        raise mypyc_build.CompileError("there is no C compiler")

    monkeypatch.setattr(assets, "is_fresh", lambda root: True)
    monkeypatch.setattr(web_build, "is_fresh", lambda root: True)
    monkeypatch.setattr(mypyc_build, "copy_package", lambda package, out: out / "bivouac")
    monkeypatch.setattr(mypyc_build, "compile_in_place", fail)
    hook = the_hook(monkeypatch, project, BIVOUAC_MYPYC=mode)
    build_data: dict[str, Any] = {"force_include": {}}
    if mode == "1":
        with pytest.raises(Aborted, match="there is no C compiler"):
            hook.initialize("standard", build_data)
    else:
        hook.initialize("standard", build_data)
        assert "plain Python" in hook.warnings[0]
    assert build_data == {"force_include": {}}


@pytest.mark.parametrize(("machine", "failed"), [("true", 1), ("", 0)])
def test_a_test_run_without_icons_and_fonts_fails_where_changes_are_checked(
    monkeypatch: pytest.MonkeyPatch, machine: str, failed: int
) -> None:
    monkeypatch.setenv("CI", machine)
    monkeypatch.setattr(subprocess, "call", lambda *arguments, **more: 1)
    checks = run.Checks(Path("nowhere"))
    run.icons_and_fonts(checks)
    assert checks.failed == failed
    assert "skipped" in checks.lines[0]


def test_the_made_files_are_no_reason_to_install_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made = assets.assets_folder(assets.ROOT)
    assert [file for file in run.source_files() if file.name == "altiplano.py"]
    assert not [file for file in run.source_files() if made in file.parents]


@pytest.fixture
def no_client(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(root: Path) -> Path:
        raise web_build.Missing("there is no Node")

    monkeypatch.setattr(web_build, "is_fresh", lambda root: False)
    monkeypatch.setattr(web_build, "build", fail)


@pytest.mark.usefixtures("no_client")
def test_a_build_without_the_browser_client_warns_and_goes_on(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hook = the_hook(monkeypatch, project, BIVOUAC_MYPYC="0", BIVOUAC_PICTURES="0", BIVOUAC_WEB="")
    hook.initialize("standard", {})
    assert hook.warnings == ["Bivouac is built without its browser client: there is no Node"]


@pytest.mark.usefixtures("no_client")
def test_a_build_that_must_have_the_browser_client_fails_without(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = the_hook(monkeypatch, project, BIVOUAC_MYPYC="0", BIVOUAC_PICTURES="0", BIVOUAC_WEB="1")
    with pytest.raises(Aborted, match="browser client could not be built: there is no Node"):
        hook.initialize("standard", {})


def test_a_client_that_is_there_is_not_built_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[Path] = []
    monkeypatch.setattr(web_build, "is_fresh", lambda root: True)
    monkeypatch.setattr(web_build, "build", built.append)
    hook = the_hook(monkeypatch, project, BIVOUAC_MYPYC="0", BIVOUAC_PICTURES="0", BIVOUAC_WEB="")
    assert hook.dependencies() == []
    hook.initialize("standard", {})
    assert built == []
