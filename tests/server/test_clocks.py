"""Clocks: whose runs, what it costs to let it run out, and that it tells nothing of a hand."""

from collections.abc import Callable

from tests.server.house import FakeTime, House, scenario
from tests.server.scenes import camp, hold, show

Open = Callable[..., House]


@scenario
async def test_a_clock_runs_for_who_is_asked_and_is_lost_on_time(house: Open) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        made, one, two = await server.two(options={"first": "0"}, clock={"minutes": 1, "increment": 5})
        assert one.parts["info"]["running"] == two.parts["info"]["running"] == 0
        await clock.pass_by(20)
        await one.choose("draw/exploration")
        assert [seat["seconds_left"] for seat in one.parts["info"]["seats"]] == [45.0, 60.0]
        await clock.pass_by(10)
        fresh = await server.sit(made["table"], made["secrets"][1])
        assert fresh.parts["info"]["seats"][0]["seconds_left"] == 35.0
        await clock.pass_by(36)
        await two.drain()
        assert two.status == "flagged"
        assert two.parts["ended"]["winners"] == [1]
        assert one.parts["info"]["seats"][0]["seconds_left"] == 45.0
        await one.drain()
        assert one.parts["ended"]["text"]["en"] == "You have run out of time."


@scenario
async def test_clocks_begin_when_everybody_has_sat_down(house: Open) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        made = await server.table("human", "human", clock={"minutes": 1}, options={"first": "0"})
        one = await server.sit(made["table"], made["secrets"][0])
        await clock.pass_by(500)
        assert one.status == "open"
        assert one.parts["info"]["running"] is None
        two = await server.sit(made["table"], made["secrets"][1])
        assert two.parts["info"]["seats"][0]["seconds_left"] == 60.0
        assert two.parts["info"]["running"] == 0


@scenario
async def test_a_clock_that_ran_out_while_the_server_was_down_is_found_out(house: Open) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        made, _, _ = await server.two(options={"first": "0"}, clock={"minutes": 1})
    await clock.pass_by(100)
    async with house(clock) as server:
        two = await server.sit(made["table"], made["secrets"][1])
        await clock.pass_by(1)
        await two.drain()
        assert two.status == "flagged"


@scenario
async def test_a_window_costs_the_same_time_whatever_is_held_and_is_not_shown_to_others(house: Open) -> None:
    left = []
    for hand in (["torch", "ransom"], ["storm", "ransom"]):
        clock = FakeTime()
        async with house(clock) as server:
            made, one, two = await server.two(options={"first": "0"}, clock={"minutes": 5, "increment": 2})
            match = server.hub.rooms[made["table"]].match
            await one.choose("draw/exploration")
            hold(match, 0, ["vampire-bats"])
            hold(match, 1, hand)
            camp(match, 1, ["ohio-bob", "ramuncho", "huayna", "the-doc"])
            show(server.hub.rooms[made["table"]])
            await one.drain()
            assert (await one.choose("play/vampire-bats"))["type"] == "ack"
            assert one.parts["info"]["running"] is None
            await two.drain()
            assert two.parts["info"]["running"] == 1
            await clock.pass_by(7)
            await two.choose("pass")
            left.append([seat.seconds for seat in match.seats])
    assert left[0] == left[1]
    assert left[0][1] == 300 - 7 + 2


@scenario
async def test_bots_have_no_clock(house: Open) -> None:
    clock = FakeTime()
    async with house(clock, bot_pause=5.0) as server:
        made = await server.table("human", "bot", options={"first": "1"}, clock={"minutes": 1})
        one = await server.sit(made["table"], made["secrets"][0])
        assert [seat["seconds_left"] for seat in one.parts["info"]["seats"]] == [60.0, None]
        assert one.parts["info"]["running"] is None


@scenario
async def test_clocks_alone_are_no_news(house: Open) -> None:
    """A change that holds nothing but other seconds would tell of a hidden choice."""
    clock = FakeTime()
    async with house(clock) as server:
        _, one, two = await server.two(options={"first": "0"}, clock={"minutes": 5})
        await two.drain()
        n = two.n
        await clock.pass_by(3)
        await one.ask("standing", reactions="never")
        await two.drain()
        assert two.n == n
        await one.choose("draw/exploration")
        await two.drain()
        assert two.parts["info"]["seats"][0]["seconds_left"] == 297.0
