"""The database: tables and what belongs to them. The entries are the truth, a snapshot only saves replaying them."""

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("made_at", sa.Float, nullable=False),
)
# Seat -1 is the spectators'.
SECRETS: Final = sa.Table(
    "secrets",
    METADATA,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("hash", sa.LargeBinary(32), nullable=False),
)
# The key is the optimistic lock: of two writers of one number one is refused.
ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    of_table(),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("payload", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
SNAPSHOTS: Final = sa.Table(
    "snapshots",
    METADATA,
    of_table(),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("payload", sa.LargeBinary, nullable=False),
)
CHAT: Final = sa.Table(
    "chat",
    METADATA,
    of_table(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("phrase", sa.String(32), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
# One row: that it can be written tells that the database is well.
PULSE: Final = sa.Table(
    "pulse",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
)
