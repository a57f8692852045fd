"""The command line as a user runs it: in this process, in another one, and at a terminal."""

import io
import os
import pty
import select
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from bivouac.cli.app import main

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
COMMAND = [sys.executable, "-m", "bivouac.cli"]


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class Line:
    """Runs `bivouac ...` in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> Ran:
        self.capsys.readouterr()
        code = main(list(words))
        captured = self.capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    def refused(self, *words: str) -> str:
        """The one sentence on standard error of a command that ends with 2 and prints nothing else."""
        ran = self(*words)
        assert ran.code == 2, ran
        assert ran.out == ""
        assert ran.err.count("\n") == 1, ran.err
        assert ran.err.endswith(".\n")
        assert "Traceback" not in ran.err
        return ran.err.strip()


class Typed:
    """Plays in this process with what a pipe brings."""

    def __init__(self, line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
        self.line = line
        self.monkeypatch = monkeypatch

    def __call__(self, typed: str, *words: str) -> Ran:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return self.line(*words)


def environment(**changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in LOCALE}
    return {**kept, "COLUMNS": "80", **changes}


def piped(*words: str, typed: str = "", **changes: str) -> Ran:
    """Runs `bivouac ...` as a process of its own, with a pipe for a keyboard."""
    ran = subprocess.run(
        [*COMMAND, *words], input=typed, capture_output=True, text=True, encoding="utf-8", timeout=60,
        env=environment(**changes), check=False,
    )  # fmt: skip
    return Ran(ran.returncode, ran.stdout, ran.stderr)


class Terminal:
    """Runs `bivouac ...` at a terminal of its own."""

    def __init__(self, *words: str, size: tuple[int, int] = (80, 24), **changes: str) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (size[1], size[0]))
        settings = {"TERM": "xterm-256color", **changes}
        surroundings = {
            name: value for name, value in environment(**settings).items() if name not in ("COLUMNS", "LINES")
        }
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=slave, stdout=slave, stderr=slave, env=surroundings, start_new_session=True
        )
        os.close(slave)
        self.seen = ""

    def until(self, text: str) -> str:
        """What has been shown up to this text since the last time."""
        end = time.monotonic() + 60
        while text not in self.seen:
            assert time.monotonic() < end, f"'{text}' did not appear in: {self.seen}"
            self.seen += self.chunk()
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def chunk(self) -> str:
        ready, _, _ = select.select([self.master], [], [], 0.2)
        if not ready:
            return ""
        try:
            return os.read(self.master, 65536).decode("utf-8", "replace").replace("\r\n", "\n")
        except OSError:  # the program has ended and closed the terminal
            raise AssertionError(f"the program ended early: {self.seen}") from None

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def stop(self, number: int) -> tuple[int, str]:
        """Send a signal. One that comes in the instant before the program waits for a key is heard at the next."""
        end = time.monotonic() + 60
        while self.process.poll() is None and time.monotonic() < end:
            self.process.send_signal(number)
            until = time.monotonic() + 3
            while self.process.poll() is None and time.monotonic() < until:
                time.sleep(0.05)
        return self.end()

    def end(self) -> tuple[int, str]:
        """Wait for the end: its code and the rest of what was shown."""
        stop = time.monotonic() + 60
        while time.monotonic() < stop:
            is_over = self.process.poll() is not None
            try:
                more = self.chunk()
            except AssertionError:
                break
            self.seen += more
            if is_over and not more:
                break
        if self.process.poll() is None:
            self.process.kill()
        code = self.process.wait(timeout=30)
        os.close(self.master)
        return code, self.seen


def state_folder(folder: Path) -> Path:
    """Where games go that are left without --save."""
    return folder / "bivouac"
