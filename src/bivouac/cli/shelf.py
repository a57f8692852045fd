"""Games that are kept: while they are played, when somebody leaves, and the list to go on from."""

import contextlib
import shlex
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import bivouac
from bivouac.cli import store
from bivouac.cli.refusal import Refusal
from bivouac.cli.words import listed, say
from bivouac.terminal.sitting import Sitting
from bivouac.terminal.words import seat_names
from bivouac.text import game_title, player


class Shelf:
    """Keeps one game where it was wanted or, if that cannot be, wherever it can be."""

    def __init__(self, game: str, save: Path | None, record: Path | None) -> None:
        self.game: Final = game
        self.wanted: Final = save
        self.record_to: Final = record
        self.places: Final = store.places_to_save(game, save)
        self.path: Path | None = None  # where it was last written
        self.kept: Path | None = None  # where its record is

    def autosave(self, sitting: Sitting) -> None:
        self.keep(sitting.saved(), lambda refusal: None)

    def save(self, sitting: Sitting) -> str:
        refusals: list[Refusal] = []
        path = self.keep(sitting.saved(), refusals.append)
        if path is None:
            raise refusals[0]
        return str(path)

    def finish(self, sitting: Sitting) -> str:
        """A game that is over cannot be gone on with: what was saved by itself goes, a file that was named stays."""
        if self.path is not None:
            self.autosave(sitting)
            if self.path != self.wanted or self.path.parent == store.shelf_folder():
                with contextlib.suppress(OSError):
                    self.path.unlink()
            self.path = None
        if self.record_to is None:
            return ""
        return self.record(sitting, str(self.record_to))

    def record(self, sitting: Sitting, name: str) -> str:
        path = Path(name).expanduser()
        store.write(path, sitting.record())
        self.kept = path
        return str(path)

    def another(self) -> "Shelf":
        """The record that was wanted is that of the first game; the next one is asked for."""
        return Shelf(self.game, self.wanted, None)

    def keep(self, text: str, complain: Callable[[Refusal], None]) -> Path | None:
        self.path = written(text, self.places, self.wanted, complain)
        return self.path

    def keep_record(self, sitting: Sitting, complain: Callable[[Refusal], None]) -> Path | None:
        """The record somewhere, once it is known that it cannot be where it was wanted."""
        return written(sitting.record(), store.places_to_save(self.game, None), None, complain)

    def leave(self, sitting: Sitting, lang: str, code: int) -> int:
        """Save the game and say how to go on; who is impatient and presses Ctrl-C again does not stop that."""
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            path = self.keep(sitting.saved(), lambda refusal: print(refusal.say(lang), file=sys.stderr))
        finally:
            signal.signal(signal.SIGINT, before)
        if path is None:
            print(say(lang, "play-lost", seed=str(sitting.table.seed)), file=sys.stderr)
            return 2
        key = "play-go-on-list" if path.parent == store.shelf_folder() else "play-go-on"
        print(say(lang, key, file=str(path), quoted=shlex.quote(str(path))))
        return code if self.wanted in (None, path) else 2


def written(
    text: str, places: list[Path], wanted: Path | None, complain: Callable[[Refusal], None]
) -> Path | None:  # fmt: skip
    """The first of these places that takes it; folders are made, except for what somebody named."""
    for path in places:
        try:
            if path != wanted:
                with contextlib.suppress(OSError):
                    path.parent.mkdir(parents=True, exist_ok=True)
            store.write(path, text)
        except Refusal as refusal:
            complain(refusal)
        else:
            return path
    return None


def waiting_games() -> list[Path]:
    """Saved games that can be gone on with, the latest first."""
    with contextlib.suppress(OSError):
        files = [(file.stat().st_mtime, file) for file in store.shelf_folder().iterdir() if file.suffix == ".json"]
        return [file for _, file in sorted(files, reverse=True) if is_waiting(file)]
    return []


def is_waiting(path: Path) -> bool:
    try:
        return not store.load(path)[0].over
    except Refusal:
        return False


def listing(lang: str) -> list[str]:
    lines: list[str] = []
    for path in waiting_games():
        table, seats = store.load(path)
        lines.append(
            say(
                lang, "resume-line", title=game_title(table.game, lang), n=len(table.history),
                seats=listed(seats or []), when=time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime)),
            )
        )  # fmt: skip
        lines.append(f"  bivouac resume {shlex.quote(str(path))}")
    return lines or [say(lang, "resume-none")]


def latest() -> Path:
    games = waiting_games()
    if not games:
        raise Refusal("no-saved-game")
    return games[0]


def told_end(table: bivouac.Table, reader: int | None, lang: str) -> list[str]:
    """Who won, and by which clause."""
    from bivouac.text import clause_text, prompt

    result = table.result
    assert result is not None
    text = clause_text(table.game.name, result.why, lang)
    return [
        prompt(table, reader, lang, seat_names(table.seats, lang)),
        say(lang, "play-why", clause=result.why, text=text),
    ]


def who_sits(sitting: Sitting, lang: str) -> list[str]:
    return [
        say(lang, "play-seat", player=player(seat, lang, None), who=name) for seat, name in enumerate(sitting.seats)
    ]
