"""Files of the command line: saved games and records, read with a clear refusal and written whole."""

import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import bivouac
from bivouac.cli.refusal import Refusal, unreadable, unwritable
from bivouac.engine.table import RECORD_FORMAT, SAVE_FORMAT
from bivouac.games import game_named
from bivouac.sim import write_whole

FORMATS = {"table": SAVE_FORMAT, "record": RECORD_FORMAT}


def write(path: Path, text: str) -> None:
    """Whole or not at all; a Refusal if it cannot be."""
    try:
        if path.is_dir():
            raise Refusal("is-folder", file=str(path))
        write_whole(path, text)
    except OSError as error:
        raise unwritable(path, error) from error


def check_writable(path: Path) -> None:
    """Refuse before the work is done what could not be written after it."""
    folder = path.parent
    if path.is_dir():
        raise Refusal("is-folder", file=str(path))
    if not folder.is_dir():
        raise Refusal("no-folder", file=str(path))
    if not os.access(path if path.exists() and not path.is_file() else folder, os.W_OK):
        raise Refusal("denied-write", file=str(path))


def read(path: Path, kind: str) -> dict[str, Any]:
    """The JSON of a save ("table") or a record, of a game, format and rules that this program knows."""
    try:
        data = json.loads(path.read_bytes())
    except OSError as error:
        raise unreadable(path, error) from error
    except (ValueError, RecursionError) as error:
        raise Refusal("not-json", file=str(path)) from error
    if not isinstance(data, dict) or data.get("bivouac") != kind:
        found = data.get("bivouac") if isinstance(data, dict) else None
        if found in FORMATS:
            raise Refusal(f"is-{found}", file=str(path))
        raise Refusal(f"not-{kind}", file=str(path))
    if data.get("format") != FORMATS[kind]:
        raise Refusal("format", file=str(path), found=str(data.get("format")), expected=str(FORMATS[kind]))
    name = data.get("game")
    try:
        game = game_named(name)
    except ValueError as error:
        raise Refusal("file-game", file=str(path), given=str(name)) from error
    if data.get("rules") != game.version:
        raise Refusal(
            "rules", file=str(path), found=str(data.get("rules")), game=game.name, expected=game.version
        )  # fmt: skip
    return data


def load(path: Path) -> tuple[bivouac.Table, list[str] | None]:
    """A saved game, and who sat at it if the file says so."""
    data = read(path, "table")
    try:
        table = bivouac.load(data)
        if table.fork().digest() != table.digest():
            raise ValueError("the table is not what its choices make of it")
    except Exception as error:  # a file can be wrong in any way: each is the same sentence
        raise Refusal("damaged", file=str(path)) from error
    seats = data.get("seats")
    good = isinstance(seats, list) and len(seats) == table.seats and all(isinstance(name, str) for name in seats)
    return table, seats if good else None


def orders(path: Path) -> dict[int, dict[str, str]]:
    """What the humans of a saved game have ordered in advance; what is no order is left out."""
    found = read(path, "table").get("orders")
    given = found.items() if isinstance(found, dict) else ()
    return {
        int(seat): {about: word for about, word in each.items() if isinstance(word, str)}
        for seat, each in given
        if seat.isdecimal() and isinstance(each, dict)
    }


def replayed(path: Path) -> bivouac.Table:
    """A record played again."""
    data = read(path, "record")
    try:
        return bivouac.replay(data)
    except bivouac.ReplayError as error:
        if not begins_alike(data):
            raise Refusal("replay-setup", file=str(path)) from error
        raise Refusal("replay", file=str(path), choice=str(error.choice)) from error
    except Exception as error:
        raise Refusal("damaged", file=str(path)) from error


def begins_alike(record: dict[str, Any]) -> bool:
    """Whether these rules set up the game that a record begins with."""
    hashes = {at: value for at, value in record["hashes"].items() if at == "0"}
    try:
        bivouac.replay({**record, "choices": [], "hashes": hashes})
    except bivouac.ReplayError:
        return False
    return True


def places_to_save(game: str, wanted: Path | None) -> list[Path]:
    """Where a game that is left may go, best first: the file that was named, the user's state, a temporary folder."""
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}"
    folder = shelf_folder()
    again = 1  # the second game of one second at one table
    while (folder / f"{name}.json").exists():
        again += 1
        name = f"{name.rsplit('_', 1)[0]}_{again}"
    places = [folder / f"{name}.json", Path(tempfile.gettempdir()) / f"bivouac-{name}.json"]
    return [wanted, *places] if wanted is not None else places


def shelf_folder() -> Path:
    """Where games wait that were left without a file of their own."""
    state = os.environ.get("XDG_STATE_HOME", "")
    home = Path(state) if state and Path(state).is_absolute() else Path(os.path.expanduser("~")) / ".local" / "state"
    return home / "bivouac"
