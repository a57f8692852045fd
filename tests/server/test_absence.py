"""While somebody is away a bot may play for them; nothing that matters is done behind their back."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bivouac.server.deeds import TookOver, Undone, decode
from bivouac.text import LANGUAGES
from tests.server.house import FakeTime, Guest, House, play, scenario

Open = Callable[..., House]
DAYS = 24 * 3600.0


def notes(guest: Guest, lang: str = "en") -> list[str]:
    return [line["text"][lang] for line in guest.parts["log"] if not line["clause"]]


def keys(guest: Guest) -> list[str]:
    return [line["key"] for line in guest.parts["log"]]


async def left_alone(server: House, clock: FakeTime, choices: int = 12) -> tuple[dict[str, Any], Guest]:
    """Ada has gone, Bob has let a bot take her seat, and it has played."""
    chance = random.Random(3)
    made, ada, bob = await server.two(options={"first": "0"})
    assert (await ada.ask("rename", name="Ada"))["type"] == "ack"
    assert (await bob.ask("rename", name="Bob"))["type"] == "ack"
    await play([ada, bob], lambda guest: chance.choice(guest.options), choices)
    while not bob.options:
        await play([ada, bob], lambda guest: chance.choice(guest.options), 1)
        await bob.drain()
    await ada.leave()
    await clock.pass_by(61)
    await bob.drain()
    assert (await bob.ask("take-over", seat=0, bot="random"))["type"] == "ack"
    return made, bob


async def let_the_bot_play(server: House, made: dict[str, Any], bob: Guest, clock: FakeTime) -> None:
    """Until it has chosen something since Bob's last choice, and Bob is asked again."""
    chance = random.Random(4)
    match = server.hub.rooms[made["table"]].match
    while True:
        await bob.drain()
        if bob.options and match.seats[0].missed and match.witness(match.last_choice(1) or 0) is not None:
            return
        if bob.options:
            assert (await bob.choose(chance.choice(bob.options)))["type"] == "ack"
        await clock.pass_by(1)


@scenario
async def test_after_a_take_over_nothing_is_taken_back_abandoned_or_deleted_alone(house: Open) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        made, bob = await left_alone(server, clock)
        await let_the_bot_play(server, made, bob, clock)
        room = server.hub.rooms[made["table"]]
        before = len(room.match.table.history)
        refused = await bob.ask("undo")
        assert (refused["type"], refused["code"]) == ("no", "absent")
        assert all("Ada" in refused["text"][lang] for lang in LANGUAGES)
        assert "72" in refused["text"]["en"]
        assert (await bob.ask("offer", kind="undo"))["code"] == "absent"
        assert (await bob.ask("offer", kind="abandon"))["type"] == "ack"  # she may agree when she is back
        assert (await bob.ask("offer", kind="abandon"))["code"] == "offered"
        secret = {"Authorization": f"Bearer {made['secrets'][1]}"}
        answer = await server.http.delete(f"/api/tables/{made['table']}", headers=secret)
        assert (answer.status_code, answer.json()["code"]) == (409, "absent")
        assert room.match.is_live
        assert len(room.match.table.history) == before


@scenario
async def test_who_comes_back_sees_what_happened_and_has_a_say(house: Open) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        made, bob = await left_alone(server, clock)
        await let_the_bot_play(server, made, bob, clock)
        assert notes(bob) == ["Bob lets a bot play for Ada."]
        ada = await server.sit(made["table"], made["secrets"][0])
        assert notes(ada) == ["Bob lets a bot play for you.", "You are back."]
        assert notes(ada, "fr") == ["Bob laisse un robot jouer à ta place.", "Tu es de retour."]
        told = ada.parts["info"]["notice"]
        assert str(server.hub.rooms[made["table"]].match.seats[0].missed) in told["fr"] or "un choix" in told["fr"]
        await bob.drain()
        assert notes(bob) == ["Bob lets a bot play for Ada.", "Ada is back."]
        assert bob.parts["info"]["notice"] is None
        assert (await bob.ask("undo"))["type"] == "ack"
        await ada.drain()
        assert (await ada.ask("answer", kind="undo", agree=False))["type"] == "ack"
        assert notes(ada)[-1] == "You do not agree to taking back."
        assert (await bob.ask("undo"))["type"] == "ack"
        assert (await bob.ask("answer", kind="undo", agree=False))["type"] == "ack"
        assert (await bob.ask("undo"))["type"] == "ack"
        await ada.drain()
        assert (await ada.ask("answer", kind="undo", agree=True))["type"] == "ack"  # even what her bot has shown
        looking_on = await server.sit(made["table"], made["spectators"])
        assert notes(looking_on) == [
            "Bob lets a bot play for Ada.", "Ada is back.", "Ada does not agree to taking back.",
            "Bob withdraws the request.", "Bob takes back a choice.",
        ]  # fmt: skip
        for guest in (ada, bob):
            await guest.drain()
            again = await server.sit(made["table"], made["secrets"][guest.seat or 0])
            assert keys(guest) == keys(again), "what was sent bit by bit is what a newcomer reads"
        if ada.options:
            await ada.choose()
        else:
            await bob.choose()
            while not ada.options:
                await ada.drain()
                if bob.options:
                    await bob.choose()
            await ada.choose()
        await ada.drain()
        assert ada.parts["info"]["notice"] is None
        rebuilt = await server.hub.loaded(made["table"])
        assert rebuilt is not None
        match = server.hub.rooms[made["table"]].match
        assert msgspec.json.decode(rebuilt[0].save()) == msgspec.json.decode(match.save())


@scenario
async def test_after_days_a_game_can_be_ended_but_what_was_seen_is_not_taken_back(house: Open) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        made, bob = await left_alone(server, clock)
        await let_the_bot_play(server, made, bob, clock)
        assert (await bob.ask("offer", kind="abandon"))["type"] == "ack"
        await clock.pass_by(3 * DAYS)
        refused = await bob.ask("undo")
        assert (refused["type"], refused["code"]) == ("no", "seen")
        assert all("Ada" in refused["text"][lang] for lang in LANGUAGES)
        assert (await bob.ask("offer", kind="abandon"))["type"] == "ack"
        await bob.drain()
        assert bob.status == "abandoned"
        secret = {"Authorization": f"Bearer {made['secrets'][1]}"}
        assert (await server.http.delete(f"/api/tables/{made['table']}", headers=secret)).status_code == 204


@scenario
async def test_what_a_bot_has_not_touched_is_taken_back_after_days(house: Open) -> None:
    clock = FakeTime()
    async with house(clock, veto_seconds=DAYS) as server:
        made, bob = await left_alone(server, clock)
        match = server.hub.rooms[made["table"]].match
        history = len(match.table.history)
        assert bob.options, "it is Bob's turn, so no bot has chosen"
        assert (await bob.ask("undo"))["code"] == "absent"
        await clock.pass_by(DAYS)
        assert (await bob.ask("undo"))["type"] == "ack"
        assert len(match.table.history) < history
        assert notes(bob) == ["Bob lets a bot play for Ada.", "You take back a choice."]


@scenario
async def test_a_game_that_was_lost_meanwhile_is_not_deleted_behind_ones_back(house: Open) -> None:
    clock = FakeTime()
    async with house(clock) as server:
        made, bob = await left_alone(server, clock)
        assert (await bob.ask("concede"))["type"] == "ack"
        path = f"/api/tables/{made['table']}"
        headers = [{"Authorization": f"Bearer {made['secrets'][seat]}"} for seat in (0, 1)]
        assert (await server.http.delete(path, headers=headers[1])).json()["code"] == "absent"
        ada = await server.sit(made["table"], made["secrets"][0])
        assert notes(ada)[-1] == "You are back."
        assert (await server.http.delete(path, headers=headers[1])).status_code == 204


@scenario
async def test_an_undo_that_was_asked_for_before_is_not_agreed_to_by_a_take_over(house: Open) -> None:
    clock = FakeTime()
    chance = random.Random(5)
    async with house(clock) as server:
        made, ada, bob = await server.two(options={"first": "1"})
        match = server.hub.rooms[made["table"]].match
        while match.last_choice(1) is None or match.table.can_undo(1):
            await play([ada, bob], lambda guest: chance.choice(guest.options), 1)
            await bob.drain()
        assert (await bob.ask("undo"))["type"] == "ack"
        assert match.offer("undo") is not None
        await ada.leave()
        await clock.pass_by(61)
        history = len(match.table.history)
        assert (await bob.ask("take-over", seat=0, bot="random"))["type"] == "ack"
        await bob.drain()
        assert match.offer("undo") is None
        assert len(match.table.history) >= history


@scenario
async def test_who_gives_up_has_no_say_any_more_and_the_log_tells_it(house: Open) -> None:
    async with house() as server:
        made = await server.table(*["human"] * 3, game="archibald")
        guests = [await server.sit(made["table"], made["secrets"][seat]) for seat in range(3)]
        assert (await guests[0].ask("rename", name="Ada"))["type"] == "ack"
        await guests[0].say({"type": "concede", "ref": 99})
        await guests[1].hear_until(lambda guest: notes(guest))
        assert notes(guests[1]) == ["Ada gives up, and a bot plays on."]
        assert server.hub.rooms[made["table"]].absent == []


@pytest.mark.parametrize(("game", "is_secret"), [("altiplano", True), ("archibald", False)])
@scenario
async def test_a_choice_taken_back_freely_is_told_unless_that_would_tell_of_a_secret_question(
    house: Open, game: str, is_secret: bool
) -> None:
    chance = random.Random(1)
    async with house() as server:
        made, one, two = await server.two(game=game)
        match = server.hub.rooms[made["table"]].match
        for _ in range(2_000):
            if not match.is_live:
                made, one, two = await server.two(game=game)
                match = server.hub.rooms[made["table"]].match
            asked, other = (one, two) if one.options else (two, one)
            was_secret = match.is_secret
            assert (await asked.choose(chance.choice(asked.options)))["type"] == "ack"
            await one.drain()
            await two.drain()
            if was_secret is not is_secret or not match.table.can_undo(asked.seat or 0):
                continue
            told = keys(other)
            assert (await asked.ask("undo"))["type"] == "ack"
            await other.drain()
            if is_secret:  # a pass, of which no line had told either
                assert keys(other) == told
                return
            assert notes(asked) == ["You take back a choice."]
            assert notes(other) == [f"Player {(asked.seat or 0) + 1} takes back a choice."]
            looking_on = await server.sit(made["table"], made["spectators"])
            assert notes(looking_on) == notes(other)
            return
        pytest.fail("no such choice could be taken back freely")


def test_deeds_of_older_tables_are_still_read() -> None:
    assert decode(b'{"type":"undone","to":4}') == Undone(4, -1, False)
    assert decode(b'{"type":"took-over","seat":1,"bot":"greedy"}') == TookOver(1, "greedy", -1, "away")


@scenario
async def test_who_promised_to_be_heard_and_is_silent_is_seen_to_be_away(house: Open) -> None:
    """Long before the line itself is found to be dead; who promised nothing may be silent for ever."""
    async with house() as server:
        _, one, two = await server.two()
        await two.say({"type": "ping", "every": 0.0})
        await two.hear("pong")
        await asyncio.sleep(0.2)
        await two.say({"type": "ping", "every": 0.03})
        await two.hear("pong")
        await asyncio.wait_for(one.hear_until(lambda each: not each.parts["info"]["seats"][1]["is_here"]), 5)
        closed = await two.hear("closed")
        assert closed["code"] == "silent"
