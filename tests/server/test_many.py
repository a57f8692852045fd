"""Tables of more than two: who leaves is played on by a bot, everybody moves one seat on, all must agree."""

import contextlib
from collections.abc import Callable
from typing import Any

from tests.server.house import FakeTime, Gone, Guest, House, scenario

Open = Callable[..., House]
GAME = "archibald"


async def three(server: House, *kinds: str, **more: Any) -> tuple[dict[str, Any], list[Guest]]:
    made = await server.table(*(kinds or ("human",) * 3), game=GAME, **more)
    guests = [await server.sit(made["table"], made["secrets"][seat]) for seat in sorted(made["secrets"])]
    for guest in guests:
        await guest.drain()
    return made, guests


async def shut_out(guest: Guest) -> str:
    """What a guest is told when the server closes its connection."""
    code = ""
    with contextlib.suppress(Gone):
        while True:
            code = (await guest.next()).get("code", "")
    return code


@scenario
async def test_who_concedes_among_three_is_played_on_by_a_bot_and_may_come_back(house: Open) -> None:
    async with house() as server:
        made, (one, two, three_) = await three(server)
        await two.say({"type": "concede", "ref": 1})
        assert await shut_out(two) == "left"
        for guest in (one, three_):
            await guest.drain()
            assert guest.status == "playing"
            assert [seat["kind"] for seat in guest.parts["info"]["seats"]] == ["human", "bot", "human"]
        back = await server.sit(made["table"], made["secrets"][1])
        await one.drain()
        assert [seat["kind"] for seat in one.parts["info"]["seats"]] == ["human", "human", "human"]
        assert back.seat == 1
        # One against bots: there is nobody left to play on for.
        for guest in (one, back):
            await guest.say({"type": "concede", "ref": 1})
            assert await shut_out(guest) == "left"
        assert (await three_.ask("concede"))["type"] == "ack"
        await three_.drain()
        assert three_.status == "conceded"


@scenario
async def test_who_runs_out_of_time_among_three_is_played_on_by_a_bot(house: Open) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        _, guests = await three(server, clock={"minutes": 1})
        late = next(guest for guest in guests if guest.options)
        others = [guest for guest in guests if guest is not late]
        await clock.pass_by(61)
        assert await shut_out(late) == "left"
        for guest in others:
            await guest.drain()
            assert guest.status == "playing"
            assert guest.parts["info"]["seats"][late.seat]["kind"] == "bot"


@scenario
async def test_undo_and_rematch_are_asked_of_everybody_and_seats_rotate(house: Open) -> None:
    async with house() as server:
        _, guests = await three(server)
        for guest in guests:
            await guest.ask("rename", name=f"Ann {guest.seat}")
        asked = next(guest for guest in guests if guest.options)
        others = [guest for guest in guests if guest is not asked]
        assert (await asked.ask("offer", kind="abandon"))["type"] == "ack"
        assert (await others[0].ask("answer", kind="abandon", agree=True))["type"] == "ack"
        await others[1].drain()
        assert others[1].status == "playing"
        (offer,) = others[1].parts["offers"]
        assert (offer["kind"], offer["by"]) == ("abandon", asked.seat)
        assert set(offer["agreed"]) == {asked.seat, others[0].seat}
        assert (await others[1].ask("answer", kind="abandon", agree=True))["type"] == "ack"
        for guest in guests:
            await guest.drain()
            assert guest.status == "abandoned"
        for guest in guests:
            assert (await guest.ask("offer", kind="rematch"))["type"] == "ack"
        seats: list[int] = []
        for guest in guests:
            await guest.drain()
            info = guest.parts["info"]
            next_guest = await server.sit(info["next_table"], info["next_secret"])
            assert next_guest.seat is not None
            seats.append(next_guest.seat)
            assert next_guest.parts["info"]["seats"][next_guest.seat]["name"] == f"Ann {guest.seat}"
        assert sorted(seats) == [0, 1, 2]
        assert all(new == (old - 1) % 3 for old, new in enumerate(seats)), "everybody one seat on, in the same order"


@scenario
async def test_bots_in_several_seats_play_until_a_person_is_asked(house: Open) -> None:
    async with house() as server:
        _, (one,) = await three(server, "human", "bot", "bot", "bot")
        for _ in range(12):
            await one.hear_until(lambda guest: guest.options or guest.status == "over")
            if one.status == "over":
                break
            assert (await one.choose())["type"] == "ack"
        assert {0, 1, 2, 3} <= {seat["seat"] for seat in one.parts["info"]["seats"]}
        assert one.parts["view"]["round"] > 1, "the bots have had their turns"
