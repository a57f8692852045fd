"""A bot that fails holds nobody up: it is asked once more, then chance chooses for it, and the server's log says so."""

import asyncio
import itertools
import logging
import time
from collections.abc import Callable
from typing import Any

import pytest

from bivouac.server import work
from bivouac.server.workers import Workers, WorkFailed
from tests.server.bad_bots import answers_nothing, cheats, dies, hangs, raises, slow_echo
from tests.server.house import House, scenario

Open = Callable[..., House]
Think = Callable[..., Any]


# -- at a table --------------------------------------------------------------------------------------------------------


async def asked_again(server: House) -> str:
    """A person and a bot at a table, until the person is asked twice; the table's name."""
    made = await server.table("human", "bot", options={"first": "1"})
    guest = await server.sit(made["table"], made["secrets"][0])
    for _ in range(2):
        await guest.hear_until(lambda each: each.options)
        assert (await guest.choose())["type"] == "ack"
    match = server.hub.rooms[made["table"]].match
    assert any(step & 1 for step in match.table.history), "the bot's seat has chosen"
    return str(made["table"])


@scenario
async def test_a_bot_answers_all_questions_that_are_asked_of_several_at_once(house: Open) -> None:
    """Three cards for Mana, in secret, while the person has chosen already."""
    async with house(bot_pause=0.3) as server:
        made = await server.table("human", "bot", game="altered")
        guest = await server.sit(made["table"], made["secrets"][0])
        for _ in range(3):
            await guest.hear_until(lambda each: each.options)
            assert (await guest.choose())["type"] == "ack"
        match = server.hub.rooms[made["table"]].match
        assert match.waiting == [1]
        await guest.hear_until(lambda each: each.options)


@scenario
async def test_a_bot_is_not_asked_where_it_can_only_pass(house: Open, caplog: pytest.LogCaptureFixture) -> None:
    """A window of Fortune and Glory asks all seats in secret; in the copy that a bot is given a forced pass is made."""
    async with house() as server:
        with caplog.at_level(logging.WARNING, "bivouac"):
            made = await server.table("human", "bot", game="fortune-and-glory")
            guest = await server.sit(made["table"], made["secrets"][0])
            for _ in range(12):
                await guest.hear_until(lambda each: each.options)
                assert (await guest.choose())["type"] == "ack"
        assert not failures(caplog)


def failures(caplog: pytest.LogCaptureFixture) -> list[Any]:
    return [record for record in caplog.records if record.getMessage() == "bot failed"]


def by_chance(caplog: pytest.LogCaptureFixture) -> list[Any]:
    return [record for record in caplog.records if record.getMessage() == "chance chose for a bot"]


@pytest.mark.parametrize(
    ("think", "why"),
    [
        (raises, "no idea what this is worth"),
        (dies, "the process ended"),
        (hangs, "no answer within 0.2 seconds"),
        (cheats, "not legal: win/at-once"),
        (answers_nothing, "not legal: None"),
    ],
)
@scenario
async def test_a_bot_that_always_fails_is_asked_twice_and_then_chance_chooses(
    house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, think: Think, why: str
) -> None:
    monkeypatch.setattr(work, "choose", think)
    async with house(bot_seconds=0.2 if think is hangs else 20.0, metrics=True) as server:
        with caplog.at_level(logging.WARNING, "bivouac"):
            table = await asked_again(server)
        failed, chosen = failures(caplog), by_chance(caplog)
        assert [record.attempt for record in failed[:2]] == [1, 2]
        for record in failed:
            assert (record.table, record.game, record.seat, record.bot) == (table, "altiplano", 1, "random")
            assert why in record.why
        assert len(chosen) * 2 <= len(failed)
        assert chosen
        assert all(record.levelname == "ERROR" and record.table == table for record in chosen)
        assert f"bivouac_bots_failed_total {len(chosen)}" in (await server.http.get("/metrics")).text


@scenario
async def test_a_bot_that_fails_once_chooses_when_it_is_asked_again(
    house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house() as server:
        think, tries = server.hub.workers.choose, itertools.count()

        async def every_other_time(*args: Any) -> str:
            if next(tries) % 2 == 0:
                raise WorkFailed("not now")
            return await think(*args)

        monkeypatch.setattr(server.hub.workers, "choose", every_other_time)
        with caplog.at_level(logging.WARNING, "bivouac"):
            await asked_again(server)
        assert failures(caplog)
        assert {record.attempt for record in failures(caplog)} == {1}
        assert not by_chance(caplog)
        assert server.hub.counts["bots_failed"] == 0


# -- in the workers ----------------------------------------------------------------------------------------------------


@scenario
async def test_one_who_hangs_or_dies_is_replaced_and_disturbs_nobody_else() -> None:
    workers = Workers(2, 0.2)
    try:
        for broken in (hangs, dies, raises):
            troubled = asyncio.ensure_future(workers.run_once(0.2, broken))
            assert await workers.run(slow_echo, "here") == "here"
            with pytest.raises(WorkFailed):
                await troubled
            assert await asyncio.gather(*(workers.run(slow_echo, str(n)) for n in range(2))) == ["0", "1"]
    finally:
        await workers.close()


@scenario
async def test_waiting_for_a_worker_is_no_part_of_the_time_to_think() -> None:
    workers = Workers(1)
    try:
        await workers.warm()
        assert await asyncio.gather(*(workers.run_once(1.2, slow_echo, str(n)) for n in range(4))) == list("0123")
    finally:
        await workers.close()


@scenario
async def test_a_server_closes_without_waiting_for_who_still_thinks() -> None:
    workers = Workers(1)
    await workers.warm()
    thinking = asyncio.ensure_future(workers.run_once(None, hangs))
    await asyncio.sleep(0.1)
    began = time.monotonic()
    await workers.close()
    assert time.monotonic() - began < 5
    with pytest.raises(WorkFailed):
        await thinking
    assert all(worker.process is None for worker in workers.all)
