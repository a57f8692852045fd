"""Many who ask for much: each waits for their own, and whoever plays is served first."""

import asyncio
import gzip
import multiprocessing
import time
from collections.abc import Callable
from typing import Any

import pytest

from bivouac.server import catalogue, work
from bivouac.server.limits import MOST_WAITING, Turns
from bivouac.server.timing import Time
from bivouac.server.words import Refusal
from tests.server.bad_bots import check_without_end, slow_replay
from tests.server.house import FakeTime, House, scenario
from tests.server.test_rest import finished

Open = Callable[..., House]

# -- replays -----------------------------------------------------------------------------------------------------------


@scenario
async def test_one_address_gets_so_many_replays_and_records(house: Open) -> None:
    async with house(replays_per_minute=1.0, replays_at_once=3) as server:
        made, _, _ = await finished(server)
        path = f"/api/tables/{made['table']}"
        answers = [
            await server.get(f"{path}/replay", made["spectators"]),
            await server.get(f"{path}/replay", made["secrets"][0]),
            await server.get(f"{path}/record", made["secrets"][0]),
            await server.get(f"{path}/replay", made["spectators"]),
            await server.get(f"{path}/record", made["secrets"][1]),
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]


@scenario
async def test_a_bot_never_waits_for_a_replay(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "replay", slow_replay)
    async with house(bot_workers=1) as server:
        made, _, _ = await finished(server)
        await server.hub.workers.warm()
        replays = [
            asyncio.ensure_future(server.get(f"/api/tables/{made['table']}/replay", made["spectators"]))
            for _ in range(2)
        ]
        await asyncio.sleep(0.5)
        began = time.monotonic()
        other = await server.table("human", "bot", options={"first": "1"})
        guest = await server.sit(other["table"], other["secrets"][0])
        await guest.hear_until(lambda guest: guest.options)
        assert time.monotonic() - began < 1.5
        assert not any(replay.done() for replay in replays)
        await asyncio.gather(*replays)


@scenario
async def test_nothing_is_compressed_on_the_event_loop(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house() as server:
        made, _, _ = await finished(server)
        catalogue.sheet("cards", "altiplano")

        def here(*_: Any, **__: Any) -> bytes:
            raise AssertionError("compressed in the process of the server")

        monkeypatch.setattr(gzip, "compress", here)
        for path in (f"tables/{made['table']}/replay", f"tables/{made['table']}/record", "games/altiplano/cards"):
            answer = await server.get(f"/api/{path}", made["secrets"][0])
            assert (answer.status_code, answer.headers["content-encoding"]) == (200, "gzip"), path
            assert answer.json()


# -- records that somebody brings along --------------------------------------------------------------------------------


@scenario
async def test_places_are_shared_fairly_between_addresses() -> None:
    turns, served = Turns(2), []

    async def work_of(address: str) -> None:
        async with turns.of(address):
            served.append(address)
            await asyncio.sleep(0.01)

    crowd = [asyncio.ensure_future(work_of("crowd")) for _ in range(6)]
    await asyncio.sleep(0)
    others = [asyncio.ensure_future(work_of(address)) for address in ("one", "two")]
    await asyncio.gather(*crowd, *others)
    assert set(served[:4]) == {"crowd", "one", "two"}, "nobody waits for all of the crowd"
    assert (turns.free, turns.served, turns.waiting) == (2, set(), {})


@scenario
async def test_one_address_does_not_wait_without_end_and_who_leaves_frees_the_place() -> None:
    turns = Turns(1)
    await turns.come("one")
    waiting = [asyncio.ensure_future(turns.come("two")) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal):
        await turns.come("two")
    for task in waiting[:-1]:
        task.cancel()
    await asyncio.gather(*waiting[:-1], return_exceptions=True)
    turns.go("one")
    waiting[-2].cancel()
    await waiting[-1]
    waiting.append(asyncio.ensure_future(turns.come("three")))
    await asyncio.sleep(0)
    turns.go("two")
    waiting[-1].cancel()  # called and gone in the same moment
    await asyncio.gather(waiting[-1], return_exceptions=True)
    assert turns.free == 1


@scenario
async def test_a_record_is_checked_while_another_address_has_many(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house() as server:
        running: list[str] = []
        free = asyncio.Event()

        async def check(record: bytes, seconds: float, at: float, address: str) -> dict[str, Any]:
            async with server.hub.workers.check_turns.of(address):
                running.append(address)
                await free.wait()
                return {"error": "damaged"}

        monkeypatch.setattr(server.hub.workers, "check_record", check)
        asked = [asyncio.ensure_future(server.hub.bring_record(b"", "crowd")) for _ in range(5)]
        asked.append(asyncio.ensure_future(server.hub.bring_record(b"", "alone")))
        await asyncio.sleep(0.05)
        assert running == ["crowd", "alone"]
        free.set()
        await asyncio.gather(*asked, return_exceptions=True)


@scenario
async def test_a_record_whose_check_does_not_end_is_given_up_in_time(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It sleeps, so that no limit of its own process stops it: the server does, and its next record is checked."""
    monkeypatch.setattr(work, "check_record_in", check_without_end)
    async with house(record_seconds=0.5) as server:
        began = time.monotonic()
        asked = asyncio.ensure_future(server.http.post("/api/records", json={"bivouac": "record"}))
        done, _ = await asyncio.wait([asked], timeout=8)
        left = multiprocessing.active_children()
        for process in left:
            process.kill()
        assert done, "nobody gives it up"
        assert left == [], "nobody ends its process"
        assert time.monotonic() - began < 8
        assert asked.result().status_code == 400
        assert asked.result().json()["text"]["en"] == "Checking this record takes too long."
        monkeypatch.undo()
        refused = await server.http.post("/api/records", json={"bivouac": "table"})
        assert refused.json()["text"]["en"] != "Checking this record takes too long."


# -- seats first -------------------------------------------------------------------------------------------------------


async def turned_away(server: House, table: str, secret: str) -> str:
    guest = await server.connect(table)
    await guest.say({"type": "hello", "secret": secret})
    return str((await guest.hear("closed", "whole")).get("code", ""))


@scenario
async def test_no_crowd_of_spectators_locks_a_player_out(house: Open) -> None:
    async with house(spectators_per_table=5) as server:
        made = await server.table("human", "human")
        for _ in range(5):
            await server.sit(made["table"], made["spectators"])
        assert await turned_away(server, made["table"], made["spectators"]) == "too-many"
        for seat in (0, 1):
            assert (await server.sit(made["table"], made["secrets"][seat])).seat == seat


@scenario
async def test_no_crowd_of_spectators_fills_the_chat_of_the_players(house: Open) -> None:
    async with house(chat_lines=2, spectator_chat_lines=3, spectator_messages_per_second=0.0) as server:
        made, one, _ = await server.two()
        watcher = await server.sit(made["table"], made["spectators"])
        assert [(await watcher.ask("chat", text="boo"))["type"] for _ in range(4)] == ["ack", "ack", "ack", "no"]
        assert [(await one.ask("chat", text="well"))["type"] for _ in range(3)] == ["ack", "ack", "no"]


@scenario
async def test_all_spectators_together_say_so_much_and_players_all_the_same(house: Open) -> None:
    clock = FakeTime()
    async with house(clock, spectator_messages_per_second=1.0, spectator_messages_at_once=4) as server:
        made, one, two = await server.two()
        crowd = [await server.sit(made["table"], made["spectators"]) for _ in range(3)]
        answers = [(await guest.ask("chat", text="boo")) for guest in crowd for _ in range(2)]
        assert [answer["type"] for answer in answers] == ["ack"] * 4 + ["no"] * 2
        assert answers[-1]["code"] == "too-many"
        await crowd[0].say({"type": "ping"})
        await crowd[0].hear("pong")
        for player in (one, two):
            assert (await player.ask("chat", text="hello"))["type"] == "ack"
        await clock.pass_by(1)
        assert (await crowd[2].ask("chat", text="boo"))["type"] == "ack"


class ClockThatIsSet(Time):
    """The clock on the wall, which somebody sets."""

    ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead


@pytest.mark.parametrize("ahead", [86_400.0, -86_400.0])
@scenario
async def test_limits_do_not_follow_a_clock_that_is_set(house: Open, ahead: float) -> None:
    clock = ClockThatIsSet()
    limits: dict[str, Any] = {"messages_per_second": 100.0, "messages_at_once": 4, "tables_at_once": 2}
    async with house(clock, tables_per_minute=1.0, **limits) as server:
        made = await server.table()
        one = await server.sit(made["table"], made["secrets"][0])
        clock.ahead = ahead
        for _ in range(4):
            await asyncio.sleep(0.02)
            await one.say({"type": "ping"})
            assert (await one.hear("pong", "no"))["type"] == "pong"
        await server.table()
        body = {"game": "altiplano", "seats": [{"kind": "human"}, {"kind": "bot"}]}
        assert (await server.http.post("/api/tables", json=body)).status_code == 429
        await one.leave()
        await server.hub.tidy_up()
        assert made["table"] in server.hub.rooms, "a minute has not passed"
