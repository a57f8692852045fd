"""The database, read and written. What has come in meanwhile is committed in one transaction; only then is anything
acknowledged, so that nothing acknowledged can be lost."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

import sqlalchemy as sa
from alembic.util import CommandError
from msgspec import Struct
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bivouac.server.folder import fault_of, keep_private
from bivouac.server.messages import ChatLine
from bivouac.server.patience import within
from bivouac.server.schema import CHAT, ENTRIES, SECRETS, SNAPSHOTS, TABLES
from bivouac.server.writer import (
    Conflict,
    EngineWriter,
    Row,
    Silent,
    SqliteWriter,
    Unavailable,
    Unreadable,
    Writer,
    reason_of,
    set_pragmas,
)

__all__ = ["Conflict", "Silent", "Store", "Stored", "Unavailable", "Unreadable"]

T = TypeVar("T")
SETTLED_AT_ONCE: Final = 64
HEALTH_SECONDS: Final = 1.5
MIGRATION_LOCK: Final = 0x62_69_76_6F_75_61_63  # "bivouac": two servers that start together do not both migrate


class Stored(Struct):
    """A table as the database has it: its last snapshot and the entries since."""

    secrets: dict[int, bytes]
    seq: int
    snapshot: bytes
    entries: list[tuple[bytes, float]]
    chat: list[ChatLine]


class WriteJob:
    """Rows to be written together. Who waits for `written` and stops waiting does not stop the writing."""

    def __init__(
        self,
        entries: Sequence[Row] = (),
        snapshots: Sequence[Row] = (),
        chat: Sequence[Row] = (),
        pulse: Sequence[Row] = (),
    ) -> None:
        self.entries: Final = entries
        self.snapshots: Final = snapshots
        self.chat: Final = chat
        self.pulse: Final = pulse
        self.written: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.error: Exception | None = None  # why they could not be written

    def settle(self) -> None:
        """Written, or not."""
        if self.written.done():  # nobody waits any more
            return
        if self.error is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(self.error)


class Store:
    """`seconds` is how long a database elsewhere may take to answer, 0 for as long as it likes. A file is always
    waited for: writing to it cannot be given up."""

    def __init__(self, url: str, seconds: float = 0.0) -> None:
        self.url: Final = url
        self.seconds: Final = 0.0 if url.startswith("sqlite") else seconds
        self.engine: AsyncEngine = self.made_engine()
        self.jobs: list[WriteJob] = []
        self.settling: Final[deque[WriteJob]] = deque()  # done with, and not told yet
        self.work = asyncio.Event()
        self.is_closing = False
        self.writing: asyncio.Task[None] | None = None
        self.batches = 0
        self.rows = 0

    def made_engine(self) -> AsyncEngine:
        if not self.url.startswith("sqlite"):
            return create_async_engine(self.url, pool_size=5, max_overflow=5, pool_pre_ping=True)
        engine = create_async_engine(self.url)
        set_pragmas(engine)
        return engine

    def made_writer(self) -> Writer:
        file = self.engine.url.database
        return SqliteWriter(file or "") if self.url.startswith("sqlite") else EngineWriter(self.engine)

    # -- life --------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Unreadable if what is there is of another version, or damaged."""
        file = Path(self.engine.url.database or "") if self.url.startswith("sqlite") else None
        try:
            if file is not None:
                keep_private(file)
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except CommandError as error:  # alembic knows no such version
            await self.engine.dispose()
            raise Unreadable("newer") from error
        except (SQLAlchemyError, OSError) as error:
            await self.engine.dispose()
            fault = "" if file is None or isinstance(error, OSError) else fault_of(file)
            raise (Unreadable(fault) if fault else Unavailable(reason_of(error))) from error
        self.writing = asyncio.create_task(self.write(self.made_writer()), name="writer")

    async def close(self) -> None:
        """What has come in is written first."""
        self.is_closing = True
        self.work.set()
        if self.writing is not None:
            await self.writing
        with contextlib.suppress(TimeoutError):
            await within(self.seconds, self.engine.dispose())

    async def check(self, at: float) -> None:
        """Something is written, the same way as everything else: Unavailable if that fails or takes too long."""
        written = self.add(WriteJob(pulse=[(1, at)]))
        try:
            await asyncio.wait_for(written, HEALTH_SECONDS)
        except TimeoutError as error:
            raise Silent(f"not written within {HEALTH_SECONDS:g} seconds") from error

    # -- tables ------------------------------------------------------------------------------------------------------

    async def make(self, table: str, game: str, secrets: Mapping[int, bytes], snapshot: bytes, at: float) -> None:
        """Conflict if there is such a table already."""
        rows = [{"table_id": table, "seat": seat, "hash": hash_} for seat, hash_ in secrets.items()]

        async def insert(connection: AsyncConnection) -> None:
            await connection.execute(TABLES.insert(), {"id": table, "game": game, "made_at": at})
            if rows:
                await connection.execute(SECRETS.insert(), rows)
            await connection.execute(SNAPSHOTS.insert(), {"table_id": table, "seq": 0, "payload": snapshot})

        try:
            await self.run(insert)
        except IntegrityError as error:
            raise Conflict(table) from error

    async def add_secret(self, table: str, seat: int, hash_: bytes) -> None:
        """One more way in; if there is one for this seat already it stays."""
        row = {"table_id": table, "seat": seat, "hash": hash_}
        with contextlib.suppress(IntegrityError):
            await self.run(lambda connection: connection.execute(SECRETS.insert(), row))

    async def delete(self, table: str) -> None:
        await self.run(lambda connection: connection.execute(TABLES.delete().where(TABLES.c.id == table)))

    async def secrets(self, table: str) -> dict[int, bytes]:
        """The hashes by seat; empty if there is no such table."""
        return await self.run(lambda connection: secrets_of(connection, table))

    async def load(self, table: str) -> Stored | None:
        return await self.run(lambda connection: stored(connection, table))

    async def entries_after(self, table: str, seq: int) -> list[tuple[bytes, float]]:
        return await self.run(lambda connection: entries_of(connection, table, seq))

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table that has one."""
        return await self.run(lambda connection: heads_of(connection, tables))

    async def quiet_since(self, at: float, after: str, most: int) -> list[tuple[str, float, bytes]]:
        """Tables at which nothing has happened since then: their name, when something last did, their snapshot. In the
        order of their names, from after one of them."""
        return await self.run(lambda connection: quiet_tables(connection, at, after, most))

    async def chat_after(self, table: str, number: int) -> list[ChatLine]:
        return await self.run(lambda connection: chat_of(connection, table, number))

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """In a transaction of its own. Unavailable if the database does not do it, or not in time."""

        async def in_transaction() -> T:
            async with self.engine.begin() as connection:
                return await work(connection)

        try:
            return await within(self.seconds, in_transaction())
        except IntegrityError:
            raise
        except TimeoutError as error:
            raise Silent(str(error)) from error
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(reason_of(error)) from error

    # -- writing in batches ------------------------------------------------------------------------------------------

    def append(self, table: str, seq: int, payloads: Sequence[bytes], at: float) -> Awaitable[None]:
        """Entries after number `seq`. Conflict if another process was faster."""
        return self.add(WriteJob([(table, seq + i, payload, at) for i, payload in enumerate(payloads, 1)]))

    def snapshot(self, table: str, seq: int, payload: bytes) -> Awaitable[None]:
        """In the place of an older one, never of a newer one."""
        return self.add(WriteJob(snapshots=[(table, seq, payload)]))

    def chat(self, table: str, line: ChatLine) -> Awaitable[None]:
        return self.add(WriteJob(chat=[(table, line.number, line.seat, line.text, line.phrase, line.at)]))

    def add(self, job: WriteJob) -> asyncio.Future[None]:
        """Conflict or Unavailable if it could not be written."""
        self.jobs.append(job)
        self.work.set()
        return job.written

    async def write(self, writer: Writer) -> None:
        """While one batch is being committed the next one gathers, and those who waited for the last one go on."""
        while self.jobs or not self.is_closing:
            await self.work.wait()
            self.work.clear()
            jobs, self.jobs = self.jobs, []
            if not jobs:
                continue
            self.batches += 1
            try:
                await self.commit(writer, jobs)
            except Conflict:
                for job in jobs:
                    await self.commit_alone(writer, job)
            except Silent as error:
                jobs += self.jobs  # they have waited too, and would again
                self.jobs = []
                fail(jobs, error)
            except Unavailable as error:
                fail(jobs, error)
            self.settle_soon(jobs)
        await writer.close()
        while self.settling:
            self.settle_some()

    def settle_soon(self, jobs: Sequence[WriteJob]) -> None:
        """Who waits goes on, a few at a time: what they are sent leaves, and what others say is heard and written, in
        between."""
        if not self.settling:
            asyncio.get_running_loop().call_soon(self.settle_some)
        self.settling.extend(jobs)

    def settle_some(self) -> None:
        for _ in range(min(SETTLED_AT_ONCE, len(self.settling))):
            self.settling.popleft().settle()
        if self.settling:
            asyncio.get_running_loop().call_soon(self.settle_some)

    async def commit_alone(self, writer: Writer, job: WriteJob) -> None:
        """One of a batch was refused: each of them stands for itself now."""
        try:
            await self.commit(writer, [job])
        except (Conflict, Unavailable) as error:
            job.error = error

    async def commit(self, writer: Writer, jobs: Sequence[WriteJob]) -> None:
        entries: list[Row] = []
        chat: list[Row] = []
        snapshots: dict[str, Row] = {}
        for job in jobs:
            entries += job.entries
            chat += job.chat
            snapshots.update({row[0]: row for row in job.snapshots})
        pulse = [row for job in jobs for row in job.pulse][-1:]
        try:
            await within(self.seconds, writer.commit(entries, chat, list(snapshots.values()), pulse))
        except TimeoutError as error:
            raise Silent(str(error)) from error
        self.rows += len(entries)


def fail(jobs: Sequence[WriteJob], error: Unavailable) -> None:
    for job in jobs:
        job.error = type(error)(str(error))


async def stored(connection: AsyncConnection, table: str) -> Stored | None:
    query = sa.select(SNAPSHOTS.c.seq, SNAPSHOTS.c.payload).where(SNAPSHOTS.c.table_id == table)
    row = (await connection.execute(query)).first()
    if row is None:
        return None
    seq, snapshot = row
    return Stored(
        secrets=await secrets_of(connection, table),
        seq=seq,
        snapshot=snapshot,
        entries=await entries_of(connection, table, seq),
        chat=await chat_of(connection, table, 0),
    )


async def heads_of(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, int]:
    query = (
        sa.select(ENTRIES.c.table_id, sa.func.max(ENTRIES.c.seq))
        .where(ENTRIES.c.table_id.in_(tables))
        .group_by(ENTRIES.c.table_id)
    )
    return {row[0]: row[1] for row in await connection.execute(query)}


async def quiet_tables(connection: AsyncConnection, at: float, after: str, most: int) -> list[tuple[str, float, bytes]]:
    last_entry = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
    last = sa.func.coalesce(last_entry, TABLES.c.made_at)
    query = (
        sa.select(TABLES.c.id, last, SNAPSHOTS.c.payload)
        .join(SNAPSHOTS, SNAPSHOTS.c.table_id == TABLES.c.id)
        .where(TABLES.c.id > after, last < at)
        .order_by(TABLES.c.id)
        .limit(most)
    )
    return [(name, when, bytes(payload)) for name, when, payload in await connection.execute(query)]


async def secrets_of(connection: AsyncConnection, table: str) -> dict[int, bytes]:
    query = sa.select(SECRETS.c.seat, SECRETS.c.hash).where(SECRETS.c.table_id == table)
    return {seat: bytes(hash_) for seat, hash_ in await connection.execute(query)}


async def entries_of(connection: AsyncConnection, table: str, seq: int) -> list[tuple[bytes, float]]:
    query = (
        sa.select(ENTRIES.c.payload, ENTRIES.c.at)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.seq > seq)
        .order_by(ENTRIES.c.seq)
    )
    return [(bytes(payload), at) for payload, at in await connection.execute(query)]


async def chat_of(connection: AsyncConnection, table: str, number: int) -> list[ChatLine]:
    columns = (CHAT.c.number, CHAT.c.seat, CHAT.c.text, CHAT.c.phrase, CHAT.c.at)
    query = sa.select(*columns).where(CHAT.c.table_id == table, CHAT.c.number > number).order_by(CHAT.c.number)
    return [ChatLine(*row) for row in await connection.execute(query)]


def migrate(connection: Connection) -> None:
    """Bring the database to what this version expects."""
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
