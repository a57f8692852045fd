"""Chance for a bot that must play the same game again."""

from hashlib import blake2b

from bivouac.engine.table import Table


def seed_at(table: Table, seat: int) -> int:
    """A seed for the choice that is open to a bot at this seat. It follows from the game's own seed and from how far
    the game has come, so that the same choices meet the same bot wherever they are made: in one go, after a save, in
    another program. It says nothing of the table's own stream."""
    text = f"{table.seed}/{len(table.history)}/bot at seat {seat}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")
