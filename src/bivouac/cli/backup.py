"""A copy of all tables, made while the server runs; and the way back to it."""

import contextlib
import os
import sqlite3
import time
from pathlib import Path
from typing import Final

from bivouac.cli.refusal import Refusal, unreadable, unwritable
from bivouac.cli.serve import prepare_folder, settings_of
from bivouac.cli.words import say
from bivouac.server.folder import JOURNALS, OWNER_ONLY, FolderTaken, HeldFile, fault_of, sqlite_file

FAULTS: Final = {"foreign": "restore-foreign", "damaged": "restore-damaged", "newer": "restore-newer"}


def backup(target: Path, data: str | None, file: Path | None, lang: str) -> list[str]:
    """Copy the SQLite file page by page; the server goes on meanwhile. An unfinished copy is never left behind."""
    source = sqlite_file(settings_of({"data": data}, file))
    if source is None:
        raise Refusal("backup-database")
    if not source.is_file():
        raise Refusal("backup-nothing", folder=str(source.parent))
    if target.exists():
        raise Refusal("backup-exists", file=str(target))
    copy_whole(source, target)
    return [say(lang, "backup-done", file=str(target), size=kilobytes(target))]


def restore(copy: Path, replaces: bool, data: str | None, file: Path | None, lang: str) -> list[str]:
    """Put a copy in the place of the tables. What was there is kept beside it under another name."""
    settings = settings_of({"data": data}, file)
    place = sqlite_file(settings)
    if place is None:
        raise Refusal("restore-database")
    check_copy(copy)
    if place.exists() and copy.samefile(place):
        raise Refusal("restore-itself", file=str(copy))
    prepare_folder(settings)
    try:
        with HeldFile(place):
            there = place.exists()
            if there and not replaces:
                raise Refusal("restore-exists", file=str(place))
            part = place.with_name(f"{place.name}.restored")
            part.unlink(missing_ok=True)
            copy_whole(copy, part)
            kept = put_aside(place)
            part.rename(place)
    except FolderTaken as error:
        raise Refusal("folder-taken", file=str(place)) from error
    except OSError as error:
        raise unwritable(place, error) from error
    lines = [say(lang, "restore-done", file=str(place), copy=str(copy), size=kilobytes(place))]
    return [*lines, say(lang, "restore-kept", file=str(kept))] if there else lines


def check_copy(copy: Path) -> None:
    try:
        copy.open("rb").close()
    except OSError as error:
        raise unreadable(copy, error) from error
    if fault := fault_of(copy):
        raise Refusal(FAULTS[fault], file=str(copy))


def put_aside(place: Path) -> Path:
    """The old tables get another name, and with them what SQLite had left beside them: a journal that stayed would be
    played into the copy."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(place)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # a killed server's last entries go into the file itself
    name = f"{place.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"
    kept, again = place.with_name(name), 1
    while kept.exists():  # two in one second
        again += 1
        kept = place.with_name(f"{name}-{again}")
    for ending in ("", *JOURNALS):
        old_name = place.with_name(place.name + ending)
        if old_name.exists():
            old_name.rename(kept.with_name(kept.name + ending))
    return kept


def copy_whole(source: Path, target: Path) -> None:
    """A copy that its owner alone can read, whole or not at all."""
    part = target.with_name(f".{target.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY))
        with (
            contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            contextlib.closing(sqlite3.connect(part)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        part.rename(target)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise unwritable(target, error) from error
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise Refusal("backup-failed", why=str(error)) from error


def kilobytes(file: Path) -> str:
    return f"{file.stat().st_size / 1000:.0f}"
