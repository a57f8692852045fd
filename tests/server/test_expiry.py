"""Tables that nobody comes back to: they are kept for as long as the settings say, and tell it before they go."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from bivouac.server import expiry
from bivouac.server.bus import Deleted
from bivouac.server.expiry import sweep
from bivouac.text import LANGUAGES
from tests.server.house import FakeTime, House, scenario
from tests.server.test_rest import finished

Open = Callable[..., House]
DAY = 86_400.0
# A database that all tests share has tables of others, which expire too.
IS_SHARED = bool(os.environ.get("BIVOUAC_TEST_DATABASE_URL"))


async def is_there(server: House, made: dict[str, Any]) -> bool:
    return bool(await server.hub.store.secrets(made["table"]))


async def left(server: House, made: dict[str, Any]) -> None:
    """Everybody has gone."""
    for guest in server.guests:
        if not guest.task.done():
            await guest.leave()
    await server.hub.put_away(server.hub.rooms[made["table"]])


@scenario
async def test_finished_tables_stay_unless_a_setting_says_otherwise(house: Open) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        made, one, _ = await finished(server)
        assert one.parts["info"]["notice"] is None
        await left(server, made)
        clock.at += 10_000 * DAY
        await sweep(server.hub)
        assert await is_there(server, made)


@scenario
async def test_a_finished_table_goes_after_its_days_and_says_so_before(house: Open) -> None:
    clock = FakeTime()
    async with house(clock, finished_days=60.0) as server:
        made, one, _ = await finished(server)
        assert one.parts["info"]["notice"] is None, "there is time"
        await left(server, made)
        clock.at += 50 * DAY
        await sweep(server.hub)
        shown = (await server.get(f"/api/tables/{made['table']}", made["secrets"][0])).json()["notice"]
        assert "10 more days" in shown["en"]
        assert "encore 10 jours" in shown["fr"]
        clock.at += 11 * DAY
        await sweep(server.hub)
        assert not await is_there(server, made)
        assert made["table"] not in server.hub.rooms
        assert server.hub.counts["tables_expired"] == 1 or IS_SHARED


@scenario
async def test_a_table_that_nobody_plays_at_goes_unless_somebody_plays_on(house: Open) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        deserted, one, _ = await server.two(options={"first": "0"})
        await left(server, deserted)
        played, _, _ = await server.two(options={"first": "0"})
        await left(server, played)
        clock.at += 360 * DAY
        await sweep(server.hub)
        one = await server.sit(played["table"], played["secrets"][0])
        assert all("5" in one.parts["info"]["notice"][lang] for lang in LANGUAGES)
        assert (await one.choose())["type"] == "ack"
        await left(server, played)
        one = await server.sit(played["table"], played["secrets"][0])
        assert one.parts["info"]["notice"] is None
        await left(server, played)
        clock.at += 6 * DAY
        await sweep(server.hub)
        assert not await is_there(server, deserted)
        assert await is_there(server, played)


@scenario
async def test_each_kind_of_table_has_days_of_its_own_and_other_processes_are_told(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeTime()
    async with house(clock, finished_days=10.0, abandoned_days=200.0) as server:
        told: list[tuple[str, object]] = []
        publish = server.hub.bus.publish
        monkeypatch.setattr(server.hub.bus, "publish", lambda *news: told.append(news) or publish(*news))
        finished_one, _, _ = await finished(server)
        await left(server, finished_one)
        deserted, _, _ = await server.two()
        await left(server, deserted)
        clock.at += 9 * DAY
        await sweep(server.hub)
        assert await is_there(server, finished_one)
        clock.at += 41 * DAY
        await sweep(server.hub)
        assert [await is_there(server, made) for made in (finished_one, deserted)] == [False, True]
        assert (finished_one["table"], Deleted()) in told
        assert (deserted["table"], Deleted()) not in told
        clock.at += 151 * DAY
        await sweep(server.hub)
        assert not await is_there(server, deserted)
        assert (deserted["table"], Deleted()) in told


@scenario
async def test_a_table_with_somebody_at_it_stays(house: Open) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        made, _, _ = await server.two()
        clock.at += 400 * DAY
        await sweep(server.hub)
        assert await is_there(server, made)


@scenario
async def test_all_that_are_due_go_in_one_sweep_and_what_cannot_be_read_stays(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "AT_ONCE", 2)
    clock = FakeTime()
    async with house(clock) as server:
        tables = [await server.table() for _ in range(7)]
        await server.hub.store.snapshot(tables[0]["table"], 1, b"\xff")
        clock.at += 400 * DAY
        await sweep(server.hub)
        assert [await is_there(server, made) for made in tables] == [True] + [False] * 6
