"""PostgreSQL, Redis, nginx and Chromium for the tests: found on this machine, else installed where that is allowed.

`python -m tools.services install chromium postgres redis-server` installs what is missing, and fails if it cannot.
`python -m tools.services run COMMAND ...` starts PostgreSQL and Redis in a folder of their own, on free ports of this
machine, and runs a command with BIVOUAC_TEST_DATABASE_URL and BIVOUAC_TEST_REDIS_URL; both end with it. nginx is there
for the command to start.

Installing needs root and apt-get. Where a service cannot be had one sentence says so: the command is not run, which is
a failure only where CI=true. Only the standard library is imported here.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

HOST = "127.0.0.1"
# What brings a program, on Debian and its relatives.
PACKAGES = {
    "chromium": "chromium",
    "chromium-headless-shell": "chromium-headless-shell",
    "nginx": "nginx-light",
    "postgres": "postgresql",
    "redis-server": "redis-server",
}
SERVICES = ("nginx", "postgres", "redis-server")
SYSTEM = "/usr/sbin"  # not on everybody's path
# Debian keeps the programs of a PostgreSQL server off the path.
FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
INSTALL_SECONDS = 600
START_SECONDS = 60


class Missing(RuntimeError):
    """A service is not there and cannot be installed; the text says what to do."""


def found(program: str) -> str | None:
    beside = next((str(folder / program) for folder in FOLDERS if (folder / program).is_file()), None)
    return shutil.which(program) or shutil.which(program, path=SYSTEM) or beside


def chromium() -> str | None:
    """First of all the one without windows: a page opens in it for half the processor time."""
    return found("chromium-headless-shell") or found("chromium") or found("chromium-browser") or found("google-chrome")


def is_there(program: str) -> bool:
    return (chromium() if program == "chromium" else found(program)) is not None


def install(programs: Sequence[str]) -> None:
    """Install what is missing of these; Missing if that is not possible here."""
    absent = [program for program in programs if not is_there(program)]
    if not absent:
        return
    packages = [PACKAGES[program] for program in absent]
    by_hand = f"apt-get install -y {' '.join(packages)}"
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        raise Missing(f"There is no {' and no '.join(absent)} here. As root on Debian or Ubuntu: {by_hand}")
    # RUNLEVEL=1: what is installed is not started, the tests start their own.
    settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        print(f"  apt-get {' '.join(command)} ...", flush=True)
        try:
            done = subprocess.run(
                ["apt-get", "-q", *command], env=settings, capture_output=True, text=True, timeout=INSTALL_SECONDS
            )
        except subprocess.TimeoutExpired as error:
            raise Missing(f"Installing took more than {INSTALL_SECONDS} s: {by_hand}") from error
        if done.returncode and command[0] == "install":
            raise Missing(f"{by_hand} failed: {(done.stderr or done.stdout).strip().splitlines()[-1]}")
    FOLDERS[:] = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if still := [program for program in absent if not is_there(program)]:
        raise Missing(f"{by_hand} did not bring {' and '.join(still)}.")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root: whom it runs as instead; None to stay who we are."""
    if os.geteuid() != 0:
        return None
    import pwd  # Windows has none, and gets this far only without PostgreSQL

    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise Missing("PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody.")


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server with an empty database; its address."""
    initdb, server = found("initdb"), found("postgres")
    if initdb is None or server is None:
        raise Missing("There is no postgres here.")
    user = unprivileged()
    data = folder / "postgres"
    data.mkdir(mode=0o700)
    if user is not None:
        folder.chmod(0o755)
        shutil.chown(data, user)
    port = free_port()
    made = subprocess.run(
        [initdb, "-D", str(data), "-U", "bivouac", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"],
        user=user, cwd=data, capture_output=True, text=True,
    )  # fmt: skip
    if made.returncode:
        raise Missing(f"initdb failed: {made.stderr.strip().splitlines()[-1]}")
    # Nothing here outlives the tests, so nothing waits for a disk.
    settings = {"listen_addresses": HOST, "port": port, "unix_socket_directories": data, "fsync": "off"}
    words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    with running([server, "-D", str(data), *words], folder / "postgres.log", port, user, data):
        yield f"postgresql://bivouac@{HOST}:{port}/postgres"


@contextlib.contextmanager
def redis(folder: Path) -> Iterator[str]:
    server = found("redis-server")
    if server is None:
        raise Missing("There is no redis-server here.")
    port = free_port()
    command = [server, "--bind", HOST, "--port", str(port), "--save", "", "--appendonly", "no", "--dir", str(folder)]
    with running(command, folder / "redis.log", port, None, folder):
        yield f"redis://{HOST}:{port}/0"


@contextlib.contextmanager
def running(command: list[str], log: Path, port: int, user: str | None, folder: Path) -> Iterator[None]:
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, user=user, cwd=folder)
    try:
        until = time.monotonic() + START_SECONDS
        while not listens(port):
            if process.poll() is not None or time.monotonic() > until:
                said = log.read_text("utf-8", "replace").strip().splitlines()
                raise Missing(f"{Path(command[0]).name} did not start: {said[-1] if said else 'it said nothing'}")
            time.sleep(0.05)
        yield
    finally:
        # SIGINT: PostgreSQL then cuts its connections instead of waiting for them.
        process.send_signal(2)
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def listens(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection((HOST, port), timeout=1):
        return True
    return False


def run_with_services(command: Sequence[str]) -> int:
    install(SERVICES)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bivouac-services-")))
        addresses = {
            "BIVOUAC_TEST_DATABASE_URL": stack.enter_context(postgres(folder)),
            "BIVOUAC_TEST_REDIS_URL": stack.enter_context(redis(folder)),
        }
        return subprocess.call(command, env={**os.environ, **addresses})


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.services", description=str(__doc__).splitlines()[0])
    commands = parser.add_subparsers(dest="what", required=True)
    wanted = commands.add_parser("install", help="install what is missing")
    wanted.add_argument("programs", nargs="+", choices=sorted(PACKAGES))
    started = commands.add_parser("run", help="run a command with PostgreSQL and Redis")
    started.add_argument("command", nargs=argparse.REMAINDER)
    given = parser.parse_args(arguments)
    try:
        if given.what == "install":
            install(given.programs)
            return 0
        if not given.command:
            parser.error("say which command to run: python -m tools.services run pytest tests/server")
        return run_with_services(given.command)
    except Missing as reason:
        print(f"Skipped: {reason}", flush=True)
        # A machine that checks changes must not pass them on half of the checks.
        return 1 if os.environ.get("CI") == "true" or given.what == "install" else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
