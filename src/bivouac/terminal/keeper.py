"""Who keeps games: the table asks, the command line writes the files."""

from typing import Protocol

from bivouac.terminal.sitting import Sitting


class Unable(Exception):
    """Something cannot be done, and this says why in the language of whoever reads it."""

    def say(self, lang: str) -> str:
        raise NotImplementedError


class Keeper(Protocol):
    """Keeps one game. What cannot be written is an Unable."""

    def autosave(self, sitting: Sitting) -> None:
        """Write the game where it would be saved on leaving; a failure waits until somebody leaves."""
        ...

    def save(self, sitting: Sitting) -> str:
        """Write the game now; the file it went to."""
        ...

    def finish(self, sitting: Sitting) -> str:
        """The game is over: it leaves the list of saved games. The file of its record, if one was wanted from the
        start."""
        ...

    def record(self, sitting: Sitting, name: str) -> str:
        """Write the record of the game to a file that a player names; its path."""
        ...

    def another(self) -> "Keeper":
        """A keeper for the next game at this table."""
        ...
