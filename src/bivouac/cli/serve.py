"""The web table: a server on this machine, and a browser that opens it."""

import contextlib
import os
import threading
import webbrowser
from pathlib import Path
from typing import Any

from bivouac.cli.refusal import Refusal, unreadable, unwritable
from bivouac.cli.words import say
from bivouac.server.folder import FolderTaken, HeldFile, sqlite_file
from bivouac.server.logs import begin_logging
from bivouac.server.run import PortTaken, serve
from bivouac.server.settings import Settings, SettingsError, data_folder, database_url, settings_from
from bivouac.server.store import Unavailable, Unreadable


def run(given: dict[str, Any], file: Path | None, opens_browser: bool, lang: str) -> int:
    settings = settings_of(given, file)
    prepare_folder(settings)
    begin_logging(settings.log_level)

    def started(address: str) -> None:
        print(say(lang, "serve-started", address=address), flush=True)
        if opens_browser:
            # Some browsers stay in the foreground: the server does not wait for them.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        place = sqlite_file(settings)
        with contextlib.nullcontext() if place is None else HeldFile(place):
            serve(settings, started)
    except FolderTaken as error:
        raise Refusal("folder-taken", file=str(error.file)) from error
    except PortTaken as error:
        raise Refusal("port-taken", port=str(error.port)) from error
    except OSError as error:
        raise Refusal("listen", host=settings.host, why=str(error.strerror or error)) from error
    except Unreadable as error:
        raise Refusal(f"serve-{error.fault}", file=str(sqlite_file(settings) or "PostgreSQL")) from error
    except Unavailable as error:
        raise Refusal("serve", why=str(error)) from error
    print(say(lang, "serve-ended"))
    return 0


def settings_of(given: dict[str, Any], file: Path | None) -> Settings:
    try:
        settings = settings_from(file, os.environ, given)
        database_url(settings)
    except SettingsError as error:
        raise Refusal("setting", name=error.name, expected=error.expected) from error
    except OSError as error:
        raise unreadable(file or Path(), error) from error
    return settings


def prepare_folder(settings: Settings) -> None:
    """The data folder is the owner's alone: it holds hands and seeds."""
    if settings.database_url:
        return
    folder = data_folder(settings)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise unwritable(folder, error) from error
