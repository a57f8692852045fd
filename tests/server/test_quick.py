"""The short way of a choice: no task, and yet nothing is refused, lost or answered otherwise than by the long one."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

import bivouac
from bivouac.server import sight
from bivouac.server.quick import Job, Line, Turn, head, send_at_once
from bivouac.server.room import Room
from bivouac.server.store import Conflict, Unavailable
from tests.server.house import Guest, House, not_written, play, scenario, settled

Open = Callable[..., House]


async def asked_first(one: Guest, two: Guest) -> tuple[Guest, Guest]:
    await settled()
    await one.take_in_all()
    await two.take_in_all()
    return (one, two) if one.options else (two, one)


def is_alone(server: House) -> bool:
    """Several processes take the long way: each must tell the others."""
    return server.hub.bus.is_alone


@scenario
async def test_a_choice_that_nothing_stands_in_the_way_of_takes_the_short_way(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    long_way: list[str] = []
    choose = Room.choose

    async def noted(room: Room, visitor: Any, n: int, option: str) -> None:
        long_way.append(option)
        await choose(room, visitor, n, option)

    monkeypatch.setattr(Room, "choose", noted)
    async with house() as server:
        _, one, two = await server.two()
        made = await play([one, two], lambda guest: guest.options[0], 20)
        assert made == 20
        assert len(long_way) == (0 if is_alone(server) else 20)
        first, _ = await asked_first(one, two)
        answer = await first.choose("no-such-option")
        assert (answer["type"], answer["code"]) == ("no", "unknown")
        assert long_way[-1] == "no-such-option"


@scenario
async def test_what_is_said_while_a_choice_is_written_is_answered_after_it(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house() as server:
        _, one, two = await server.two()
        one, two = await asked_first(one, two)
        kept: list[Job] = []
        add = server.hub.store.add
        monkeypatch.setattr(server.hub.store, "add", kept.append)
        await one.say({"type": "choose", "ref": 1, "n": one.n, "option": one.options[0]})
        for number in range(2, 14):  # more than may wait to be heard
            await one.say({"type": "why", "ref": number, "key": "draw/exploration"})
        await asyncio.sleep(0.1)
        heard, is_told = one.outbox.qsize(), not two.outbox.empty()
        monkeypatch.setattr(server.hub.store, "add", add)
        add(kept[0])
        assert (heard, is_told, len(kept)) == (0, False, 1)
        reasons = [("reason", number) for number in range(2, 14)]
        expected = [("change", 1), *reasons] if is_alone(server) else [("change", None), ("ack", 1), *reasons]
        messages = [await one.next() for _ in expected]
        assert [(each["type"], each.get("ref", each.get("ack"))) for each in messages] == expected


@scenario
async def test_only_the_line_that_chose_is_sent_the_acknowledgement(house: Open) -> None:
    """The same seat at another screen, and the other seat, are told what happened and nothing more."""
    async with house() as server:
        made, one, two = await server.two(options={"first": "0"})
        screen = await server.sit(made["table"], made["secrets"][0])
        await settled()
        for guest in (one, two, screen):
            await guest.take_in_all()
        sent = len(one.raw)
        assert (await one.choose("draw/exploration"))["type"] == "ack"
        changes = [await guest.next() for guest in (screen, two)]
        assert [(each["type"], "ack" in each) for each in changes] == [("change", False)] * 2
        assert sum('"ack"' in raw for raw in one.raw[sent:]) == 1
        assert one.parts == screen.parts


@pytest.mark.parametrize(("error", "code"), [(Conflict, "stale"), (Unavailable, "unavailable")])
@scenario
async def test_a_choice_that_was_not_written_did_not_happen(
    house: Open, monkeypatch: pytest.MonkeyPatch, error: type[Exception], code: str
) -> None:
    async with house() as server:
        made, one, two = await server.two()
        one, two = await asked_first(one, two)
        add = server.hub.store.add
        room = server.hub.rooms[made["table"]]
        before = room.match.table.digest()
        monkeypatch.setattr(server.hub.store, "add", lambda job: not_written(job, error("on purpose")))
        answer = await one.choose()
        monkeypatch.setattr(server.hub.store, "add", add)
        assert (answer["type"], answer["code"]) == ("no", code)
        await settled()
        assert not room.lock.locked()
        assert room.match.table.digest() == before
        await one.take_in_all()
        assert (await one.choose())["type"] == "ack"


@pytest.mark.parametrize(("where", "is_written"), [("match", False), ("room", True)])
@pytest.mark.parametrize("is_long", [False, True])
@scenario
async def test_a_fault_of_the_server_is_answered_and_holds_up_nobody(
    house: Open, monkeypatch: pytest.MonkeyPatch, where: str, is_written: bool, is_long: bool
) -> None:
    """By either way: half a choice is taken back; one that was written stands, whatever went wrong when it was told."""
    async with house() as server:
        made, one, two = await server.two(options={"first": "0"})
        room = server.hub.rooms[made["table"]]
        before = room.match.table.digest()
        if is_long:
            monkeypatch.setattr(room, "is_alone", False)

        def fault(*_: Any) -> None:
            monkeypatch.undo()
            room.match.table.state.turn += 1
            raise RuntimeError("on purpose")

        room.match.seats[1].reactions = "matters"  # so that there is something to arrange
        broken = (room.match, "apply") if where == "match" else (room, "arrange_tasks")
        monkeypatch.setattr(*broken, fault)
        answer = await one.choose("draw/exploration")
        assert (answer["type"], answer["code"]) == ("no", "failed")
        await settled()
        assert not room.lock.locked()
        after = await server.hub.loaded(made["table"])
        assert after is not None
        assert room.match.table.digest() == after[0].table.digest()
        assert (room.match.table.digest() != before) == is_written
        first, _ = await asked_first(one, two)
        assert (await first.choose())["type"] == "ack"


@scenario
async def test_an_illegal_choice_counts_as_one_message(house: Open) -> None:
    async with house(messages_per_second=0.001, messages_at_once=4) as server:
        _, one, two = await server.two()
        one, two = await asked_first(one, two)
        answers = [await one.choose("no-such-option") for _ in range(5)]
        assert [answer["code"] for answer in answers] == ["unknown"] * 4 + ["too-many"]


@scenario
async def test_turns_are_taken_in_the_order_of_asking_and_whoever_gives_up_loses_nobody_theirs() -> None:
    turn = Turn()
    order: list[int] = []

    async def want(number: int) -> None:
        async with turn:
            order.append(number)
            await asyncio.sleep(0)

    turn.take()
    assert turn.locked()
    tasks = [asyncio.create_task(want(number)) for number in range(5)]
    await asyncio.sleep(0)
    tasks[1].cancel()  # still waiting
    turn.release()
    tasks[0].cancel()  # it had just been given
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == [2, 3, 4]
    assert not turn.locked()


class Stubborn:
    """A wire that takes so many messages, and then no more."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.written: list[bytes] = []

    def write(self, data: bytes) -> bool:
        if len(self.written) == self.free:
            return False
        self.written.append(data)
        return True


class Slow(Line):
    """A line that never gets round to sending what waits."""

    def send_slowly(self) -> None:
        self.sender = asyncio.create_task(asyncio.sleep(3600))


@scenario
async def test_nothing_overtakes_what_waits_for_a_line(house: Open) -> None:
    async with house() as server:
        wire: Any = Stubborn(2)
        line = Slow(server.hub, wire)
        send_at_once(line, b'{"n":1', b"}")
        line.send(b'{"n":2}')
        send_at_once(line, b'{"n":3', b',"ack":7}')  # number 2 has been said and has not left
        assert wire.written == [head(7) + b'{"n":1}']
        await settled()
        assert wire.written[1:] == [head(7) + b'{"n":2}' + head(15) + b'{"n":3,"ack":7}']
        for number in (b"4", b"5"):
            send_at_once(line, b'{"n":' + number, b"}")
        await settled()
        assert len(wire.written) == 2
        assert list(line.queue) == [b'{"n":4}', b'{"n":5}']
        wire.free = 10
        send_at_once(line, b'{"n":6', b"}")
        await settled()
        assert list(line.queue) == [b'{"n":4}', b'{"n":5}', b'{"n":6}']
        assert line.sender is not None
        line.sender.cancel()


@scenario
async def test_names_in_sentences_follow_whoever_takes_another_one(house: Open) -> None:
    async with house() as server:
        _, one, two = await server.two(options={"first": "0"})
        for name, option in (("Ada", "draw/exploration"), ("Zoé", "pass")):
            assert (await one.ask("rename", name=name))["type"] == "ack"
            assert (await one.choose(option))["type"] == "ack"
            await two.drain()
            for lang in ("en", "fr"):
                assert name in two.parts["question"]["prompt"][lang]
                assert name in two.parts["log"][-1]["text"][lang]


@pytest.mark.skipif(bivouac.compiled(), reason="compiled code has its limits built in")
@scenario
async def test_lines_kept_for_all_tables_are_bounded(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "KEPT_LINES", 8)
    monkeypatch.setattr(sight, "KEPT_READERS", 2)
    sight.LOGS.forget()
    async with house() as server:
        made, one, two = await server.two()
        await play([one, two], lambda guest: guest.options[0], 20)
        assert 0 < sum(map(len, sight.LOGS.kept.values())) <= 8
        assert 0 < len(sight.LOGS.kept) <= 2
        again = await server.sit(made["table"], made["secrets"][0])
        await one.drain()
        assert len(one.parts["log"]) > 8
        assert again.parts["log"] == one.parts["log"]
