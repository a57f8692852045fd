"""What every bot is: somebody at a seat who names one of the legal actions."""

from typing import Final

from bivouac.engine.chance import Chance
from bivouac.engine.table import Table


class Bot:
    """A bot reads its options, `table.view(seat)` and copies from `table.determinize(seat, ...)`; never `table.state`.

    So its choice is a function of its seed, of what it was asked before, and of what its seat knows.
    """

    def __init__(self, seed: int) -> None:
        self.chance: Final = Chance(seed)

    def choose(self, table: Table, seat: int) -> int:
        """The number of a legal action of this seat."""
        raise NotImplementedError


def legal(table: Table, seat: int) -> list[int]:
    """The legal actions of a seat, by number; a ValueError for one that is not asked anything."""
    options = table.option_ids if table.seat == seat else [option.id for option in table.options_of(seat)]
    if not options:
        raise ValueError(f"seat {seat} has nothing to choose now")
    return options
