"""Bivouac: the table for expedition games. Rules enforced and explained, every game replayed exactly, bots that see no
more than a player."""

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bivouac import text as _text  # gives the engine its voice
from bivouac.engine import records as _records
from bivouac.engine import table as _table
from bivouac.engine.table import Entry, IllegalChoice, Option, Reason, ReplayError, Result, Table
from bivouac.games import game_named

__version__ = "0.1.0"
__all__ = [
    "Entry", "IllegalChoice", "Option", "Reason", "ReplayError", "Result", "Table",
    "compiled", "games", "load", "new", "replay",
]  # fmt: skip

_text.speak()

if TYPE_CHECKING:  # `bivouac.games` is the package of the games, which can be called

    def games() -> list[str]:
        """The names of the games that can be played to their end."""


def new(game: str, players: int | None = None, seed: int | None = None, **options: object) -> Table:
    """A new table, set up and waiting for its first choice.

    Without a seed the game is one that nobody can foretell. `options` are those of the game; an unknown one, or a value
    that does not fit, is a ValueError that says what does.
    """
    if seed is None:
        seed = secrets.randbits(128)
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise ValueError(f"seed: expected a whole number, got {seed!r}")
    return _table.new_table(game_named(game), players, seed, options)


def load(data: str | bytes | dict[str, Any]) -> Table:
    """A table from what `table.save()` gave; a ValueError says what is wrong with anything else."""
    parsed = _parsed(data, "table", _table.SAVE_FORMAT)
    table = _records.load_table(game_named(parsed.get("game")), parsed)
    _records.check_choices(table)
    return table


def replay(record: str | bytes | dict[str, Any]) -> Table:
    """Play a record again; ReplayError names the first choice that does not come out as recorded."""
    parsed = _parsed(record, "record", _table.RECORD_FORMAT)
    return _records.replay_table(game_named(parsed.get("game")), parsed)


def compiled() -> bool:
    """Whether the rules run as compiled code."""
    return not Path(_table.__file__).name.endswith(".py")


def _parsed(data: str | bytes | dict[str, Any], what: str, form: int) -> dict[str, Any]:
    """The JSON of a save or a record, of a format and rules version that this program knows."""
    if isinstance(data, (str, bytes)):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise ValueError(f"this is not a whole {what} (JSON was expected): {error}") from error
    if not isinstance(data, dict) or data.get("bivouac") != what:
        raise ValueError(f'this is not a Bivouac {what}: expected a JSON object with "bivouac": "{what}"')
    if data.get("format") != form:
        raise ValueError(f"this {what} has format {data.get('format')!r}; this program reads format {form}")
    game = game_named(data.get("game"))
    if data.get("rules") != game.version:
        raise ValueError(
            f"this {what} was made with rules {data.get('rules')!r} of {game.name}; these are rules {game.version!r}"
        )
    return data
