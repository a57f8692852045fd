"""A database or a bus that hangs, a disk that is full: games go on or say so at once, and health tells the truth."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bivouac.server import bus as busses
from bivouac.server import store as storing
from bivouac.server.bus import RedisBus
from bivouac.server.patience import within
from bivouac.server.store import Silent, Store, Unavailable, WriteJob
from tests.server.house import Gone, Guest, House, scenario, settled

Open = Callable[..., House]
HUNG_SECONDS = 12.0
needs_database = pytest.mark.skipif(
    not os.environ.get("BIVOUAC_TEST_DATABASE_URL") or sys.platform != "linux", reason="needs PostgreSQL"
)
needs_redis = pytest.mark.skipif(not os.environ.get("BIVOUAC_TEST_REDIS_URL"), reason="needs Redis")

# -- without services --------------------------------------------------------------------------------------------------


@scenario
async def test_who_waits_in_vain_does_not_wait_for_the_cleaning_up_either() -> None:
    cleaned = asyncio.Event()

    async def stubborn() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0.3)
            cleaned.set()

    began = time.monotonic()
    with pytest.raises(TimeoutError):
        await within(0.05, stubborn())
    assert time.monotonic() - began < 0.25
    await asyncio.wait_for(cleaned.wait(), 5)


class HangingWriter:
    async def commit(self, *_: Sequence[Any]) -> None:
        await asyncio.sleep(60)

    async def close(self) -> None:
        pass


@scenario
async def test_what_came_in_while_the_database_hung_fails_with_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store("postgresql+asyncpg://nobody@127.0.0.1:1/none", 0.3)
    store.writing = asyncio.create_task(store.write(HangingWriter()))
    first = store.add(WriteJob([("t", 1, b"", 0.0)]))
    await asyncio.sleep(0.2)
    second = store.add(WriteJob([("t", 2, b"", 0.0)]))
    began = time.monotonic()
    for written in (first, second):
        with pytest.raises(Silent):
            await written
    assert time.monotonic() - began < 0.25, "the second has not waited for a time of its own"
    await store.close()


@scenario
async def test_a_table_whose_database_hangs_says_so_and_comes_back_whole(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house() as server:
        made, one, two = await server.two(options={"first": "0"})
        commit = server.hub.store.commit

        async def hung(*_: Any) -> None:
            raise Silent("no answer")

        monkeypatch.setattr(server.hub.store, "commit", hung)
        await one.say({"type": "choose", "ref": 1, "n": one.n, "option": one.options[0]})
        assert (await two.hear("closed"))["code"] == "unavailable"
        monkeypatch.setattr(server.hub.store, "commit", commit)
        again = await server.sit(made["table"], made["secrets"][0])
        assert (await again.choose())["type"] == "ack"


class Deaf:
    """A Redis that takes every question and answers none."""

    async def silence(self, *_: Any) -> None:
        await asyncio.Event().wait()

    publish = eval = ping = subscribe = unsubscribe = silence

    async def aclose(self) -> None:
        pass


@scenario
async def test_nothing_is_published_under_a_lock(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is done at a table does not wait for the bus, which here would take a minute to be given up."""
    pytest.importorskip("redis")
    async with house() as server:
        made, one, two = await server.two(options={"first": "0"})
        watcher = await server.sit(made["table"], made["spectators"])
        bus = RedisBus("redis://127.0.0.1:1")
        bus.redis = bus.pubsub = Deaf()
        bus.tasks.append(asyncio.create_task(bus.send_news()))
        monkeypatch.setattr(busses, "ANSWER_SECONDS", 60.0)
        monkeypatch.setattr(server.hub, "bus", bus)
        async with asyncio.timeout(10):
            for _ in range(3):
                await one.drain()
                await two.drain()
                assert (await (one if one.options else two).choose())["type"] == "ack"
            assert (await one.ask("chat", text="is anybody there?"))["type"] == "ack"
            assert (await two.ask("rename", name="Ada"))["type"] == "ack"
            await watcher.leave()
            await two.leave()
            await one.hear_until(lambda guest: not guest.parts["info"]["seats"][1]["is_here"])
        assert len(bus.outbox) >= 5, "the first of the news is on its way, the others wait"
        monkeypatch.undo()
        bus.outbox.clear()
        await bus.close()


@pytest.mark.skipif(sys.platform == "win32" or bool(os.environ.get("BIVOUAC_TEST_DATABASE_URL")), reason="SQLite")
@scenario
async def test_a_full_disk_is_not_healthy(house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    monkeypatch.setattr("bivouac.server.hub.HEALTH_SECONDS", 0.0)
    async with house() as server:
        assert (await server.http.get("/api/health")).status_code == 200
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        size = (tmp_path / "tables.sqlite-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))  # no file grows: as if the disk were full
        try:
            answer = await server.http.get("/api/health")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert (await server.http.get("/api/health")).status_code == 200


@scenario
async def test_health_has_a_timeout_and_many_who_ask_get_one_answer(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "HEALTH_SECONDS", 0.2)
    async with house() as server:
        jobs: list[WriteJob] = []

        def never(job: WriteJob) -> asyncio.Future[None]:
            jobs.append(job)
            return job.written

        monkeypatch.setattr(server.hub.store, "add", never)
        began = time.monotonic()
        answers = await asyncio.gather(*(server.http.get("/api/health") for _ in range(20)))
        assert {answer.status_code for answer in answers} == {503}
        assert time.monotonic() - began < 2.0
        assert len(jobs) == 1
        monkeypatch.undo()


# -- with services that are stopped ------------------------------------------------------------------------------------


def family(process: int) -> Iterator[int]:
    """A process and those that it has started."""
    yield process
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == process:
            yield int(status.parent.name)


@asynccontextmanager
async def stopped(process: int) -> AsyncIterator[None]:
    """Hung for so long, and it goes on afterwards."""
    hung = list(family(process))
    until = time.monotonic() + HUNG_SECONDS
    for each in hung:
        os.kill(each, signal.SIGSTOP)
    try:
        yield
        await asyncio.sleep(max(0.0, until - time.monotonic()))
    finally:
        for each in hung:
            os.kill(each, signal.SIGCONT)


async def postmaster(server: House) -> int:
    async with server.hub.store.engine.connect() as connection:
        folder = (await connection.execute(sa.text("SHOW data_directory"))).scalar_one()
    return int((Path(folder) / "postmaster.pid").read_text().split()[0])


async def back_at(server: House, table: str, secret: str) -> Guest:
    """Somebody tries again until the table opens, as browsers do."""
    until = time.monotonic() + 20
    while True:
        try:
            return await server.sit(table, secret)
        except Gone:
            assert time.monotonic() < until
            await asyncio.sleep(0.3)


@needs_database
@scenario
async def test_while_postgresql_hangs_every_table_says_so_within_two_seconds(house: Open) -> None:
    async with house(database_seconds=1.5) as server:
        tables = [await server.two(options={"first": "0"}) for _ in range(3)]
        idle = await server.table()
        async with stopped(await postmaster(server)):
            began = time.monotonic()
            for number, (_, one, _) in enumerate(tables):
                await asyncio.sleep(0.1 * number)
                await one.say({"type": "choose", "ref": 1, "n": one.n, "option": one.options[0]})
            for _, one, two in tables:
                for guest in (one, two):
                    assert (await guest.hear("closed"))["code"] == "unavailable"
            assert time.monotonic() - began < 2.3  # the last of them chose after 0.3 s
            for path in ("/api/health", f"/api/tables/{idle['table']}"):
                began = time.monotonic()
                assert (await server.get(path, idle["secrets"][0])).status_code == 503
                assert time.monotonic() - began < 2.0
        for made, _, _ in tables:
            guest = await back_at(server, made["table"], made["secrets"][0])
            other = await back_at(server, made["table"], made["secrets"][1])
            await settled()
            await guest.take_in_all()
            await other.take_in_all()
            asked = guest if guest.options else other
            assert (await asked.choose())["type"] == "ack"
        assert (await server.http.get("/api/health")).status_code == 200


@needs_redis
@scenario
async def test_while_redis_hangs_people_and_bots_play_on(house: Open) -> None:
    async with house() as server, house() as elsewhere:
        made, one, two = await server.two(options={"first": "0"})
        watcher = await elsewhere.sit(made["table"], made["spectators"])
        alone = await server.table("human", "bot", options={"first": "0"})
        player = await server.sit(alone["table"], alone["secrets"][0])
        process = (await server.hub.bus.redis.info("server"))["process_id"]  # type: ignore[attr-defined]
        async with stopped(process):
            guests = [one, two]
            for _ in range(4):
                for guest in guests:
                    await guest.drain()
                began = time.monotonic()
                assert (await next(guest for guest in guests if guest.options).choose())["type"] == "ack"
                assert time.monotonic() - began < 2.0
            for _ in range(3):
                await player.hear_until(lambda guest: guest.options)
                began = time.monotonic()
                assert (await player.choose())["type"] == "ack"
                await player.hear_until(lambda guest: guest.options)  # the bot has chosen meanwhile
                assert time.monotonic() - began < 2.0
            began = time.monotonic()
            fresh = await server.table("human", "bot", options={"first": "1"})
            guest = await server.sit(fresh["table"], fresh["secrets"][0])
            await guest.hear_until(lambda guest: guest.options)
            assert time.monotonic() - began < 3.0
            began = time.monotonic()
            assert (await server.http.get("/api/health")).status_code == 503
            assert time.monotonic() - began < 2.0
            played = server.hub.rooms[made["table"]].match.seq
            await asyncio.sleep(4.5)
            assert elsewhere.hub.rooms[made["table"]].match.seq == played, "the other process looks by itself"
            assert watcher.parts
        await asyncio.sleep(2.0)
        assert (await server.http.get("/api/health")).status_code == 200
        assert (await one.ask("chat", text="back"))["type"] == "ack"
        await watcher.hear_until(lambda guest: any(line["text"] == "back" for line in guest.parts["chat"]))


@scenario
async def test_a_store_that_cannot_be_reached_says_so() -> None:
    store = Store("postgresql+asyncpg://nobody@127.0.0.1:1/none", 1.0)
    with pytest.raises(Unavailable):
        await store.secrets("table")
    await store.close()
