"""Sitting down: at a drawn table where the terminal can draw one, else at plain prompts."""

import os
import shlex
import shutil
import sys
from pathlib import Path

import bivouac
from bivouac.cli import store
from bivouac.cli.play import Session
from bivouac.cli.shelf import Shelf, told_end
from bivouac.cli.words import say
from bivouac.lessons.coach import Coach
from bivouac.terminal.reel import Reel
from bivouac.terminal.sitting import Sitting
from bivouac.text import game_title

SMALLEST = (80, 24)
CANNOT_DRAW = ("", "dumb", "unknown")


def can_draw(lang: str) -> bool:
    """Whether this terminal can show the drawn table; says so where a person might wonder why not."""
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):  # Textual draws on standard error
        return False
    if os.environ.get("TERM", "") in CANNOT_DRAW:
        print(say(lang, "plain-terminal"))
        return False
    columns, rows = shutil.get_terminal_size(SMALLEST)
    if columns < SMALLEST[0] or rows < SMALLEST[1]:
        print(say(lang, "plain-small", columns=str(columns), rows=str(rows)))
        return False
    return True


def begin(
    table: bivouac.Table, seats: list[str], lang: str, loaded: Path | None, save: Path | None, record: Path | None,
    plain: bool = False, coach: Coach | None = None,
) -> int:  # fmt: skip
    """Sit down at a new table or one that was saved."""
    sitting = Sitting(table, seats, None if loaded is None else store.orders(loaded))
    shelf = Shelf(table.game.name, save, record)
    if sitting.humans and not plain and can_draw(lang):
        return drawn(lang, shelf, sitting, None, coach)
    session = Session(sitting, lang, shelf, coach)
    title = game_title(table.game, lang)
    if loaded is None:
        session.tell(say(lang, "play-begins", title=title, seed=str(table.seed)))
    else:
        session.tell(say(lang, "play-goes-on", title=title, file=str(loaded)))
    return session.run()


def watch(table: bivouac.Table, at: int, reader: int | None, lang: str) -> int:
    """A record on the drawn table; a game forked from it is played there too."""
    return drawn(lang, Shelf(table.game.name, None, None), None, Reel(table, at, reader), None)


def drawn(lang: str, shelf: Shelf, sitting: Sitting | None, reel: Reel | None, coach: Coach | None) -> int:
    from bivouac.terminal.app import TableApp

    app = TableApp(lang, shelf, sitting=sitting, reel=reel, coach=coach)
    code = app.run()
    if app.fault is not None:
        if app.sitting is not None and not app.sitting.table.over:
            app.keeper.autosave(app.sitting)
        raise app.fault
    assert isinstance(app.keeper, Shelf)
    return farewell(app.sitting, app.keeper, app.lang, 0 if code is None else code)


def farewell(sitting: Sitting | None, shelf: Shelf, lang: str, code: int) -> int:
    """What stays to be read when the table has gone: how to go on, or how it ended."""
    if sitting is None:
        return code
    if not sitting.table.over:
        return shelf.leave(sitting, lang, code)
    reader = sitting.humans[0] if len(sitting.humans) == 1 else None
    for line in told_end(sitting.table, reader, lang):
        print(line)
    if shelf.kept is not None:
        print(say(lang, "play-kept", file=str(shelf.kept), quoted=shlex.quote(str(shelf.kept))))
    return code
