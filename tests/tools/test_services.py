"""Services for the tests: found, installed where that is allowed, else named in one sentence."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import services


def test_what_is_there_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "is_there", lambda program: True)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: pytest.fail("nothing is to be installed"))
    services.install(["chromium", "postgres", "redis-server"])


@pytest.mark.parametrize("lacks", ["root", "apt-get"])
def test_what_cannot_be_installed_is_named_with_the_command_that_would(
    monkeypatch: pytest.MonkeyPatch, lacks: str
) -> None:
    monkeypatch.setattr(services, "is_there", lambda program: program == "chromium")
    monkeypatch.setattr(os, "geteuid", lambda: 1000 if lacks == "root" else 0)
    monkeypatch.setattr(services.shutil, "which", lambda name: None if lacks == "apt-get" else f"/usr/bin/{name}")
    with pytest.raises(services.Missing) as missing:
        services.install(["chromium", "postgres", "redis-server"])
    assert str(missing.value).endswith("apt-get install -y postgresql redis-server")
    assert "chromium" not in str(missing.value)


def test_a_failed_install_says_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "is_there", lambda program: False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(services.shutil, "which", lambda name: f"/usr/bin/{name}")
    failed = subprocess.CompletedProcess([], 100, "", "Reading lists\nE: Unable to locate package redis-server\n")
    monkeypatch.setattr(services.subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(services.Missing, match=r"Unable to locate package redis-server$"):
        services.install(["redis-server"])


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 1)])
def test_a_skip_is_a_failure_where_changes_are_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str, code: int
) -> None:
    def refuse(_: object) -> None:
        raise services.Missing("There is no postgres here.")

    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(services, "install", refuse)
    assert services.main(["run", "true"]) == code
    assert capsys.readouterr().out == "Skipped: There is no postgres here.\n"
    assert services.main(["install", "postgres"]) == 1


def test_the_proxy_is_installed_for_its_tests_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Else those of tests/server/test_proxy.py would be skipped where everything else is tried."""
    asked: list[str] = []

    def refuse(programs: Sequence[str]) -> None:
        asked.extend(programs)
        raise services.Missing("There is no nginx here.")

    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(services, "install", refuse)
    assert services.main(["run", "true"]) == 1
    assert asked == ["nginx", "postgres", "redis-server"]
    program = tmp_path / "nginx"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(services, "SYSTEM", str(tmp_path))
    assert services.found("nginx") == str(program)


@pytest.mark.full
def test_a_command_gets_a_database_and_a_bus_that_end_with_it(tmp_path: Path) -> None:
    """The addresses answer while the command runs, and nothing listens there afterwards."""
    code = (
        "import os, pathlib, socket\n"
        "urls = [os.environ[f'BIVOUAC_TEST_{name}_URL'] for name in ('DATABASE', 'REDIS')]\n"
        "ports = [int(url.rpartition(':')[2].partition('/')[0]) for url in urls]\n"
        "[socket.create_connection(('127.0.0.1', port)).close() for port in ports]\n"
        f"pathlib.Path({str(tmp_path / 'ports')!r}).write_text(' '.join(map(str, ports)))\n"
        "raise SystemExit(7)\n"
    )
    assert services.main(["run", sys.executable, "-c", code]) == 7
    ports = [int(port) for port in (tmp_path / "ports").read_text().split()]
    assert len(ports) == 2
    assert not any(services.listens(port) for port in ports)
