"""Somebody sets the machine's clock: nobody is away, late, free of a veto or deleted because of it."""

import asyncio
import time
from collections.abc import Callable

import pytest

from bivouac.server.bus import Present
from bivouac.server.expiry import sweep
from bivouac.server.timing import Calendar, Time
from tests.server.house import FakeTime, House, scenario
from tests.server.test_absence import left_alone, let_the_bot_play
from tests.server.test_expiry import DAY, is_there, left

Open = Callable[..., House]
JUMPS = pytest.mark.parametrize("jump", [1000 * DAY, -1000 * DAY])


def test_a_calendar_goes_on_by_the_steady_clock_and_never_begins_before_what_is_written_down() -> None:
    clock = FakeTime()
    calendar = Calendar(clock)
    clock.ahead = 500.0
    clock.at += 7.0
    assert calendar.now() == 1_000_007.0
    calendar.hear(1_000_003.0)
    assert calendar.now() == 1_000_007.0
    calendar.hear(1_000_100.0)
    clock.at += 1.0
    assert calendar.now() == 1_000_101.0, "a process whose calendar is ahead is caught up with"
    clock.ahead = -500.0
    assert Calendar(clock, 1_000_400.0).now() == 1_000_400.0


def test_the_steady_clock_runs_with_the_seconds_of_the_machine() -> None:
    clock = Time()
    began, before = time.monotonic(), clock.steady()
    time.sleep(0.05)
    assert clock.steady() - before == pytest.approx(time.monotonic() - began, abs=0.02)
    assert clock.now() == pytest.approx(time.time(), abs=1.0)


@JUMPS
@scenario
async def test_who_has_left_is_away_after_a_minute_that_has_passed(house: Open, jump: float) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        _, one, two = await server.two()
        await two.leave()
        await clock.pass_by(30)
        clock.ahead += jump
        refused = await one.ask("take-over", seat=1, bot="random")
        assert (refused["type"], refused["code"]) == ("no", "taken"), "half a minute has not passed"
        await clock.pass_by(31)
        assert (await one.ask("take-over", seat=1, bot="random"))["type"] == "ack"


@scenario
async def test_who_was_at_another_process_a_moment_ago_is_not_away(house: Open) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        made = await server.table()
        one = await server.sit(made["table"], made["secrets"][0])
        await clock.pass_by(100)
        await server.hub.heard(made["table"], Present("another", [0, 1]))
        await clock.pass_by(20)
        await server.hub.heard(made["table"], Present("another", [0, 0]))
        await clock.pass_by(50)
        refused = await one.ask("take-over", seat=1, bot="random")
        assert (refused["type"], refused["code"]) == ("no", "taken")
        await clock.pass_by(11)
        assert (await one.ask("take-over", seat=1, bot="random"))["type"] == "ack"


@JUMPS
@scenario
async def test_clocks_of_players_lose_only_what_has_passed(house: Open, jump: float) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        made, one, two = await server.two(options={"first": "0"}, clock={"minutes": 1, "increment": 0})
        await clock.pass_by(10)
        clock.ahead += jump
        shown = (await server.get(f"/api/tables/{made['table']}", made["secrets"][0])).json()
        assert shown["seats"][0]["seconds_left"] == 50.0
        assert (await one.choose("draw/exploration"))["type"] == "ack"
        assert one.parts["info"]["seats"][0]["seconds_left"] == 50.0
        clock.ahead -= jump / 2
        await clock.pass_by(49)
        await two.drain()
        assert two.status == "playing"
        await clock.pass_by(2)
        await two.drain()
        assert two.status == "flagged"


@scenario
async def test_a_clock_set_back_between_two_openings_stops_no_clock_of_a_player(house: Open) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        made, _, _ = await server.two(options={"first": "0"}, clock={"minutes": 1, "increment": 0})
    clock.ahead = -DAY
    async with house(clock) as server:
        two = await server.sit(made["table"], made["secrets"][1])
        await clock.pass_by(61)
        await two.drain()
        assert two.status == "flagged"


@scenario
async def test_a_process_whose_calendar_is_behind_catches_up_with_what_another_wrote(house: Open) -> None:
    """Both would else charge a player with the difference again and again."""
    clock, ahead = FakeTime(), FakeTime()
    ahead.ahead = 20.0
    async with house(clock) as server:
        made, one, _ = await server.two(options={"first": "0"}, clock={"minutes": 1, "increment": 0})
        room = server.hub.rooms[made["table"]]
        written = Calendar(ahead).now()
        await server.hub.store.append(
            made["table"], room.match.seq, [b'{"type":"ordered","seat":1,"reactions":"never"}'], written
        )
        await room.heard_entries(room.match.seq + 1)
        assert room.match.seats[1].reactions == "never"
        assert room.time.now() == written
        assert (await one.choose("draw/exploration"))["type"] == "ack"
        assert one.parts["info"]["seats"][0]["seconds_left"] == 40.0
        await clock.pass_by(1)
        fresh = await server.sit(made["table"], made["secrets"][0])
        assert fresh.parts["info"]["seats"][0]["seconds_left"] == 39.0


@JUMPS
@scenario
async def test_a_veto_lasts_for_days_that_have_passed_and_over_a_restart(house: Open, jump: float) -> None:
    clock = FakeTime()
    async with house(clock, idle_seconds=0.0) as server:
        made, bob = await left_alone(server, clock)
        await let_the_bot_play(server, made, bob, clock)
        clock.ahead = jump
        assert (await bob.ask("undo"))["code"] == "absent"
        secret = {"Authorization": f"Bearer {made['secrets'][1]}"}
        answer = await server.http.delete(f"/api/tables/{made['table']}", headers=secret)
        assert (answer.status_code, answer.json()["code"]) == (409, "absent")
        clock.ahead = 0.0
    await clock.pass_by(2 * DAY)
    async with house(clock) as server:
        bob = await server.sit(made["table"], made["secrets"][1])
        refused = await bob.ask("undo")
        assert refused["code"] == "absent"
        assert "24" in refused["text"]["en"]
        await clock.pass_by(DAY)
        assert (await bob.ask("undo"))["code"] == "seen", "three days by the calendar, the restart among them"


@scenario
async def test_a_calendar_that_was_set_ahead_deletes_no_table(house: Open) -> None:
    clock = FakeTime()
    async with house(clock, finished_days=60.0) as server:
        made, _, _ = await server.two()
        await left(server, made)
        clock.ahead = 1000 * DAY
        await sweep(server.hub)
        assert await is_there(server, made)
        shown = (await server.get(f"/api/tables/{made['table']}", made["secrets"][0])).json()
        assert shown["notice"] is None
        await left(server, made)
    async with house(clock) as server:
        await sweep(server.hub)
        assert not await is_there(server, made), "what outlives a restart counts by the calendar"


@JUMPS
@scenario
async def test_a_table_leaves_the_memory_after_a_minute_that_has_passed(house: Open, jump: float) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        made, one, two = await server.two()
        await one.leave()
        await two.leave()
        clock.ahead = jump
        await server.hub.tidy_up()
        assert made["table"] in server.hub.rooms
        await clock.pass_by(61)
        await server.hub.tidy_up()
        assert made["table"] not in server.hub.rooms


@JUMPS
@scenario
async def test_what_is_chatted_has_the_time_of_the_calendar(house: Open, jump: float) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        _, one, _ = await server.two()
        clock.ahead = jump
        assert (await one.ask("chat", text="what time is it?"))["type"] == "ack"
        await one.drain()
        assert one.parts["chat"][0]["at"] == 1_000_000.0 + jump


@JUMPS
@scenario
async def test_health_is_asked_again_after_a_second_that_has_passed(house: Open, jump: float) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        await server.hub.check_health()
        first = server.hub.health
        clock.ahead = jump
        await server.hub.check_health()
        assert server.hub.health is first
        clock.at += 1.0
        await asyncio.gather(server.hub.check_health(), server.hub.check_health())
        assert server.hub.health is not first


@JUMPS
@scenario
async def test_rates_fill_up_by_seconds_that_have_passed(house: Open, jump: float) -> None:
    clock = FakeTime()
    rates = {
        "messages_per_second": 1.0, "messages_at_once": 9, "resyncs_per_minute": 60.0, "resyncs_at_once": 1,
        "tables_per_minute": 60.0, "tables_at_once": 1, "replays_per_minute": 60.0, "replays_at_once": 1,
        "spectator_messages_per_second": 1.0, "spectator_messages_at_once": 1,
    }  # fmt: skip
    async with house(clock, **rates) as server:
        made, one, _ = await server.two()
        watcher = await server.sit(made["table"], made["spectators"])
        body = {"game": "altiplano", "seats": [{"kind": "human"}, {"kind": "bot"}]}

        async def heard() -> list[bool]:
            """Of everything that has a rate, whether it was refused."""
            answers = []
            for guest in (one, watcher):
                await guest.say({"type": "resync"})
                answers.append((await guest.hear("whole", "no"))["type"] == "no")
            answers.append((await server.http.post("/api/tables", json=body)).status_code == 429)
            replay = await server.get(f"/api/tables/{made['table']}/replay", made["secrets"][0])
            answers.append(replay.status_code == 429)
            return answers

        await clock.pass_by(1)  # the table itself was one
        assert await heard() == [False] * 4
        clock.ahead = jump
        assert await heard() == [True] * 4
        await clock.pass_by(1)
        assert await heard() == [False] * 4
        clock.ahead = 0.0
        answered = []
        for number in range(11):
            if number == 10:
                clock.ahead = jump
            await one.say({"type": "ping"})
            answered.append((await one.hear("pong", "no"))["type"])
        assert answered[-2:] == ["no", "no"]
