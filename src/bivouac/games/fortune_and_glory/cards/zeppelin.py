# not compiled: cards are data
"""The zeppelin's sheet (sheet.zeppelin): the numbers of its rules, which are ours, because no source tells them.

What the sheet makes happen is in `turn_zeppelin.py`. The sheet of a box may replace this one by its numbers.
"""

from typing import Final

from bivouac.engine.catalog import ORIGINAL


class ZeppelinSheet:
    """One side of the sheet: the dice of its Search, the sides of the die by which it flies and the number of that die
    on which it drops a soldier, the Fortune that it gathers in each End phase and the most it holds, and the Fortune
    that each fight won aboard is worth."""

    __slots__ = ("die", "drops_on", "gathers", "key", "most", "origin", "prize", "search")

    def __init__(
        self, key: str, search: int, die: int, drops_on: int, gathers: int, most: int, prize: int, origin: str
    ) -> None:
        self.key: Final = key
        self.search: Final = search
        self.die: Final = die
        self.drops_on: Final = drops_on
        self.gathers: Final = gathers
        self.most: Final = most
        self.prize: Final = prize
        self.origin: Final = origin


ZEPPELIN: Final = ZeppelinSheet(
    "zeppelin", search=4, die=3, drops_on=3, gathers=1, most=6, prize=2, origin=ORIGINAL
)  # fmt: skip
