"""The one way by which things are done at a table: nothing is told before it is written, or lost once it is told."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

import bivouac
from bivouac.server import sight
from bivouac.server.core import TableCore
from bivouac.server.deeds import Chose, Deed, Sat
from bivouac.server.store import Conflict, Unavailable, WriteJob
from tests.server.house import Guest, House, not_written, play, scenario, settled

Open = Callable[..., House]


async def asked_first(one: Guest, two: Guest) -> tuple[Guest, Guest]:
    await settled()
    await one.take_in_all()
    await two.take_in_all()
    return (one, two) if one.options else (two, one)


async def by_a_person(server: House, made: dict[str, Any], one: Guest) -> None:
    assert (await one.choose("draw/exploration"))["type"] == "ack"


async def by_a_standing_order(server: House, made: dict[str, Any], one: Guest) -> None:
    async with server.hub.rooms[made["table"]].lock:
        await server.hub.rooms[made["table"]].commit([Chose(0, "draw/exploration")])


async def by_giving_up(server: House, made: dict[str, Any], one: Guest) -> None:
    assert (await one.ask("concede"))["type"] == "ack"


async def by_taking_back(server: House, made: dict[str, Any], one: Guest) -> None:
    assert (await one.ask("undo"))["type"] == "no"  # nothing has been done yet: it does not come so far
    assert (await one.ask("offer", kind="abandon"))["type"] == "ack"


async def by_a_new_name(server: House, made: dict[str, Any], one: Guest) -> None:
    assert (await one.ask("rename", name="Ada"))["type"] == "ack"


@pytest.mark.parametrize("act", [by_a_person, by_a_standing_order, by_giving_up, by_taking_back, by_a_new_name])
@scenario
async def test_all_that_is_done_is_taken_written_and_told_in_this_order(
    house: Open, monkeypatch: pytest.MonkeyPatch, act: Callable[[House, dict[str, Any], Guest], Awaitable[None]]
) -> None:
    steps: list[str] = []

    def note(owner: type, name: str) -> None:
        method = getattr(owner, name)

        def noted(*args: Any) -> Any:
            if owner is TableCore or args[0].entries:
                steps.append(name)
            return method(*args)

        monkeypatch.setattr(owner, name, noted)

    note(TableCore, "take")
    note(WriteJob, "settle")
    note(TableCore, "tell")
    async with house() as server:
        made, one, _ = await server.two(options={"first": "0"})
        assert steps == ["take", "settle", "tell"] * 2  # both have sat down
        steps.clear()
        await act(server, made, one)
        assert steps == ["take", "settle", "tell"]


@scenario
async def test_the_choice_of_a_bot_goes_the_same_way(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[Deed] = []
    take = TableCore.take

    def noted(core: TableCore, deeds: Sequence[Deed]) -> Awaitable[None]:
        taken.extend(deeds)
        return take(core, deeds)

    monkeypatch.setattr(TableCore, "take", noted)
    async with house() as server:
        made = await server.table("human", "bot", options={"first": "1"})
        one = await server.sit(made["table"], made["secrets"][0])
        while not one.options:
            await one.next()
        assert taken[0] == Sat(0)
        # Who has nothing to answer with is passed by the server, as the deal may have it.
        assert {deed.seat for deed in taken[1:] if isinstance(deed, Chose) and not deed.is_ordered} == {1}


@scenario
async def test_who_stops_waiting_for_the_database_leaves_no_half_table(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that ends cancels what is under way: the table is what the database says, for whoever comes next."""
    async with house() as server:
        made, one, _ = await server.two(options={"first": "0"})
        room = server.hub.rooms[made["table"]]
        before = room.match.table.digest()
        monkeypatch.setattr(server.hub.store, "add", lambda job: job.written)  # it never comes to be written

        async def choose() -> None:
            async with room.lock:
                await room.commit([Chose(0, "draw/exploration")])

        task = asyncio.create_task(choose())
        await asyncio.sleep(0)
        task.cancel()
        assert isinstance((await asyncio.gather(task, return_exceptions=True))[0], asyncio.CancelledError)
        monkeypatch.undo()
        assert (await one.hear("closed"))["code"] == "unavailable"
        assert (await server.hub.room(made["table"])).match.table.digest() == before


@scenario
async def test_what_is_said_while_a_choice_is_written_is_answered_after_it(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house() as server:
        _, one, two = await server.two()
        one, two = await asked_first(one, two)
        kept: list[WriteJob] = []
        add = server.hub.store.add

        def keep(job: WriteJob) -> Awaitable[None]:
            kept.append(job)
            return job.written

        monkeypatch.setattr(server.hub.store, "add", keep)
        await one.say({"type": "choose", "ref": 1, "n": one.n, "option": one.options[0]})
        for number in range(2, 14):
            await one.say({"type": "why", "ref": number, "key": "draw/exploration"})
        await asyncio.sleep(0.1)
        heard, is_told = one.outbox.qsize(), not two.outbox.empty()
        monkeypatch.setattr(server.hub.store, "add", add)
        add(kept[0])
        assert (heard, is_told, len(kept)) == (0, False, 1)
        reasons = [("reason", number) for number in range(2, 14)]
        expected = [("change", 1), *reasons]
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
@scenario
async def test_a_fault_of_the_server_is_answered_and_holds_up_nobody(
    house: Open, monkeypatch: pytest.MonkeyPatch, where: str, is_written: bool
) -> None:
    """Half a choice is taken back; one that was written stands, whatever went wrong when it was told."""
    async with house() as server:
        made, one, two = await server.two(options={"first": "0"})
        room = server.hub.rooms[made["table"]]
        before = room.match.table.digest()

        def fault(*_: Any) -> None:
            monkeypatch.undo()
            room.match.table.state.turn += 1
            raise RuntimeError("on purpose")

        if where == "match":
            monkeypatch.setattr(room.match, "apply", fault)
        else:
            monkeypatch.setattr(room.caretaker, "arrange", fault)
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
