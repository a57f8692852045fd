"""The SQLite file of a server: who may use it now, and whether it is one of ours."""

import contextlib
import os
import sqlite3
import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from alembic.script import ScriptDirectory

from bivouac.server.settings import Settings, database_file

MIGRATIONS: Final = Path(__file__).parent / "migrations"
JOURNALS: Final = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file that was not closed
OWNER_ONLY: Final = 0o600  # hands and seeds are in it


class FolderTaken(Exception):
    """Another process uses this SQLite file."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"another process uses {file}")
        self.file: Final = file


def sqlite_file(settings: Settings) -> Path | None:
    """The file that holds the tables; None if they are in another database."""
    if not settings.database_url:
        return database_file(settings)
    if settings.database_url.startswith("sqlite"):
        return Path(settings.database_url.partition(":///")[2])
    return None


def keep_private(file: Path) -> None:
    """The file is its owner's alone, and what SQLite puts beside it, which takes after it. OSError if that cannot
    be."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for ending in ("", *JOURNALS):
        with contextlib.suppress(FileNotFoundError):
            file.with_name(file.name + ending).chmod(OWNER_ONLY)


class HeldFile:
    """One process at a time: a lock that the system takes back when the process ends, however it ends."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self.lock: IO[bytes] | None = None

    def __enter__(self) -> None:
        name = self.file.with_name(f"{self.file.name}.lock")
        self.lock = os.fdopen(os.open(name, os.O_RDWR | os.O_CREAT, OWNER_ONLY), "r+b")
        try:
            take(self.lock)
        except OSError as error:
            self.lock.close()
            raise FolderTaken(self.file) from error

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.lock is not None:
            self.lock.close()


def take(lock: IO[bytes]) -> None:
    """OSError if somebody has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def fault_of(file: Path) -> str:
    """Why this file holds no tables that this version can read: "damaged", "foreign" or "newer"; empty if it does."""
    known = {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            if opened.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                return "damaged"
            names = {name for (name,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"alembic_version", "tables", "entries"} <= names:
                return "foreign"
            versions = {version for (version,) in opened.execute("SELECT version_num FROM alembic_version")}
    except sqlite3.DatabaseError as error:
        return "damaged" if "malformed" in str(error) else "foreign"
    return "" if versions and versions <= known else "newer"
