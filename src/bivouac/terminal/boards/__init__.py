"""One drawing per game; a game without one is drawn from its view."""

from typing import Final

from bivouac.terminal.boards.altered import AlteredBoard
from bivouac.terminal.boards.altiplano import AltiplanoBoard
from bivouac.terminal.boards.archibald import ArchibaldBoard
from bivouac.terminal.boards.base import Board, Pile
from bivouac.terminal.boards.fortune_and_glory import FortuneAndGloryBoard
from bivouac.terminal.boards.generic import GenericBoard

__all__ = ["BOARDS", "Board", "Pile", "board_of"]

BOARDS: Final[dict[str, Board]] = {
    "altered": AlteredBoard(),
    "altiplano": AltiplanoBoard(),
    "archibald": ArchibaldBoard(),
    "fortune-and-glory": FortuneAndGloryBoard(),
}
UNDRAWN: Final = GenericBoard()


def board_of(game: str) -> Board:
    return BOARDS.get(game, UNDRAWN)
