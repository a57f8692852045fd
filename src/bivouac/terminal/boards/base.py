"""What a drawing of a game is."""

from dataclasses import dataclass
from typing import ClassVar

from textual.geometry import Region

from bivouac.engine.game import View
from bivouac.terminal.canvas import Canvas, Thing
from bivouac.terminal.scene import TableScene


@dataclass(frozen=True)
class Pile:
    """Cards that everybody may look through, the topmost last."""

    title: str
    cards: tuple[int, ...]
    clause: str


class Board:
    """Draws what `table.view(seat)` holds and says what each thing in sight is and what could be done with it.

    `free` are the verbs that somebody may think of at any time; others only answer a question. None: nothing is known
    of them.
    """

    free: ClassVar[frozenset[str] | None] = None

    def fewest_rows(self, scene: TableScene, width: int, height: int) -> int:
        """The rows that the table needs at this width in a window of this height."""
        raise NotImplementedError

    def headline(self, scene: TableScene, canvas: Canvas, area: Region) -> list[Thing]:
        """Whose turn it is and how far it has come, on one line."""
        raise NotImplementedError

    def draw(self, scene: TableScene, canvas: Canvas, area: Region, focus: str) -> list[Thing]:
        raise NotImplementedError

    def placed(self, scene: TableScene) -> set[int]:
        """The options that are shown where they belong on the board; the others are asked for in words."""
        return set()

    def begins_at(self, scene: TableScene) -> int:
        """The option that the keys are at when a question opens; -1 for the first that is lit."""
        return -1

    def in_sight(self, view: View, seat: int) -> list[str]:
        """Keys of what this seat might name, the own hand first; some may be no actions."""
        return []

    def piles(self, scene: TableScene) -> list[Pile]:
        """What can be browsed."""
        return []

    def clauses(self, card: int) -> list[str]:
        """The clauses that matter for a card."""
        return []

    def legend(self, lang: str) -> list[str]:
        """What the signs of the drawing mean."""
        return []
