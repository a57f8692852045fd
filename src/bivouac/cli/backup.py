"""A copy of all tables, made while the server runs."""

import contextlib
import os
import sqlite3
from pathlib import Path

from bivouac.cli.refusal import Refusal, unwritable
from bivouac.cli.serve import settings_of
from bivouac.cli.words import say
from bivouac.server.settings import database_file


def backup(target: Path, data: str | None, file: Path | None, lang: str) -> list[str]:
    """Copy the SQLite file page by page; the server goes on meanwhile. An unfinished copy is never left behind."""
    settings = settings_of({"data": data}, file)
    if settings.database_url and not settings.database_url.startswith("sqlite"):
        raise Refusal("backup-database")
    source = Path(settings.database_url.partition(":///")[2]) if settings.database_url else database_file(settings)
    if not source.is_file():
        raise Refusal("backup-nothing", folder=str(source.parent))
    if target.exists():
        raise Refusal("backup-exists", file=str(target))
    part = target.with_name(f".{target.name}.part")
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds hands and seeds
        os.close(descriptor)
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
    return [say(lang, "backup-done", file=str(target), size=f"{target.stat().st_size / 1000:.0f}")]
