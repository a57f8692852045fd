"""The floor of every comparison: any legal action, each equally likely."""

from bivouac.bots.base import Bot, legal
from bivouac.engine.table import Table


class RandomBot(Bot):
    def choose(self, table: Table, seat: int) -> int:
        options = legal(table, seat)
        return options[self.chance.roll(len(options))]
