"""How rows get into the database: what has come in meanwhile in one transaction, whole or not at all."""

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Final, Protocol

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bivouac.server.schema import CHAT, ENTRIES, PULSE, SNAPSHOTS

Row = tuple[Any, ...]
ENTRY: Final = ("table_id", "seq", "payload", "at")
CHATTED: Final = ("table_id", "number", "seat", "text", "phrase", "at")
SNAPSHOT: Final = ("table_id", "seq", "payload")
BEAT: Final = ("id", "at")
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
MOST_ROWS: Final = 500  # of one statement
MOST_VALUES: Final = sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER


class Conflict(Exception):
    """Somebody else has written this entry already, or the table is gone."""


class Unavailable(Exception):
    """The database does not answer or cannot write."""


class Unreadable(Unavailable):
    """What is there holds no tables that this version can read; `fault` is a word of `serve-*`."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault: Final = fault


class Silent(Unavailable):
    """The database has not answered in time. Whether it has written nobody knows before it answers again."""


class Writer(Protocol):
    async def commit(
        self, entries: Sequence[Row], chat: Sequence[Row], snapshots: Sequence[Row], pulse: Sequence[Row] = ()
    ) -> None:
        """One transaction. Conflict or Unavailable: nothing of it was written."""

    async def close(self) -> None: ...


class EngineWriter:
    """PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        made = postgresql.insert(SNAPSHOTS)
        self.newer_snapshot: Final = made.on_conflict_do_update(
            index_elements=[SNAPSHOTS.c.table_id],
            set_={"seq": made.excluded.seq, "payload": made.excluded.payload},
            where=made.excluded.seq >= SNAPSHOTS.c.seq,
        )
        beat = postgresql.insert(PULSE)
        self.beat: Final = beat.on_conflict_do_update(index_elements=[PULSE.c.id], set_={"at": beat.excluded.at})

    async def commit(
        self, entries: Sequence[Row], chat: Sequence[Row], snapshots: Sequence[Row], pulse: Sequence[Row] = ()
    ) -> None:
        try:
            async with self.engine.begin() as connection:
                if entries:
                    await connection.execute(ENTRIES.insert(), named(ENTRY, entries))
                if chat:
                    await connection.execute(CHAT.insert(), named(CHATTED, chat))
                if snapshots:
                    await connection.execute(self.newer_snapshot, named(SNAPSHOT, snapshots))
                if pulse:
                    await connection.execute(self.beat, named(BEAT, pulse))
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(reason_of(error)) from error

    async def close(self) -> None:
        pass


class SqliteWriter:
    """SQLite, by its own driver in a thread of its own.

    After every statement the driver asks for the interpreter's lock, which a busy event loop gives up every few
    milliseconds only. So rows are written many at a time, and what is one statement is a transaction by itself.
    """

    def __init__(self, file: str) -> None:
        self.file: Final = file
        self.thread: Final = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.connection: sqlite3.Connection | None = None

    async def commit(
        self, entries: Sequence[Row], chat: Sequence[Row], snapshots: Sequence[Row], pulse: Sequence[Row] = ()
    ) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.thread, self.write, entries, chat, snapshots, pulse)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except (sqlite3.Error, OSError) as error:
            raise Unavailable(reason_of(error)) from error

    def write(
        self, entries: Sequence[Row], chat: Sequence[Row], snapshots: Sequence[Row], pulse: Sequence[Row]
    ) -> None:
        connection = self.opened()
        most = connection.getlimit(MOST_VALUES)
        statements = [
            *inserts("entries", ENTRY, entries, most),
            *inserts("chat", CHATTED, chat, most),
            *inserts("snapshots", SNAPSHOT, snapshots, most, IF_NEWER),
            *inserts("pulse", BEAT, pulse, most, "ON CONFLICT (id) DO UPDATE SET at = excluded.at"),
        ]
        if len(statements) == 1:
            connection.execute(*statements[0])
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements:
                connection.execute(*statement)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # some errors have rolled back already
                connection.execute("ROLLBACK")
            raise

    def opened(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(
                self.file, isolation_level=None, check_same_thread=False, cached_statements=MOST_ROWS
            )
            for pragma in PRAGMAS:
                self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self.thread.shutdown)
        if self.connection is not None:
            self.connection.close()
            self.connection = None


IF_NEWER: Final = (
    "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, payload = excluded.payload "
    "WHERE excluded.seq >= snapshots.seq"
)


def inserts(
    table: str, columns: Sequence[str], rows: Sequence[Row], most_values: int, end: str = ""
) -> Iterator[tuple[str, list[Any]]]:
    """As few statements as hold all rows, with their values."""
    most = min(MOST_ROWS, most_values // len(columns))
    for first in range(0, len(rows), most):
        some = rows[first : first + most]
        yield insert(table, tuple(columns), len(some), end), [value for row in some for value in row]


@lru_cache(maxsize=MOST_ROWS)
def insert(table: str, columns: tuple[str, ...], rows: int, end: str) -> str:
    row = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([row] * rows)} {end}"


def named(columns: Sequence[str], rows: Sequence[Row]) -> list[Mapping[str, Any]]:
    return [dict(zip(columns, row, strict=True)) for row in rows]


def reason_of(error: Exception) -> str:
    """What the driver says, without the statement and its values."""
    original = getattr(error, "orig", None)
    return f"{type(original or error).__name__}: {original or error}".splitlines()[0]


def set_pragmas(engine: AsyncEngine) -> None:
    """SQLite forgets them with every connection."""

    @sa.event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
