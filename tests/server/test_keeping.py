"""Nothing is lost: restarts in mid-effect, races, kill -9, eviction, and rules that change under a running game."""

import asyncio
import contextlib
import json
import random
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from bivouac.games.altiplano.setup import GAME
from bivouac.server.deeds import Chose, Sat, decode, encode
from bivouac.server.match import SavedMatch, loaded_match
from bivouac.server.store import Conflict, Store, Unavailable
from tests.server.house import Guest, House, not_written, play, quick_settings, scenario, settled
from tests.server.scenes import camp, hold, show

Open = Callable[..., House]
NEXT_RULES = str(int(GAME.version) + 1)


def at_random(seed: int) -> Callable[[Guest], str]:
    chance = random.Random(seed)
    return lambda guest: chance.choice(guest.options)


@scenario
async def test_a_game_goes_on_after_a_restart_in_the_middle_of_an_effect(house: Open) -> None:
    async with house() as server:
        made, one, two = await server.two(options={"first": "0"})
        await one.choose("draw/exploration")
        match = server.hub.rooms[made["table"]].match
        hold(match, 0, ["vampire-bats"])
        hold(match, 1, ["torch", "ransom", "storm"])
        camp(match, 1, ["ohio-bob", "ramuncho", "huayna", "the-doc"])
        show(server.hub.rooms[made["table"]])
        await server.hub.rooms[made["table"]].snapshot()  # the scene was set behind the back of the entries
        await one.drain()
        await one.choose("play/vampire-bats")
        await two.drain()
        before = [(guest.parts["view"], guest.options, guest.parts["log"]) for guest in (one, two)]
        assert before[1][1] == ["pass", "react/torch"]
        goodbye = server.hub.say_goodbye()
        await goodbye
        assert (await two.hear("closed"))["code"] == "shutting-down"
    async with house() as server:
        again = [await server.sit(made["table"], made["secrets"][seat]) for seat in (0, 1)]
        assert [(guest.parts["view"], guest.options, guest.parts["log"]) for guest in again] == before
        assert (await again[1].choose("react/torch"))["type"] == "ack"
        await again[0].drain()
        assert again[0].parts["view"]["in_play"] == ["vampire-bats", "torch"]


@scenario
async def test_a_rebuilt_table_is_the_one_that_was_left(house: Open) -> None:
    """From the first snapshot and all entries, from a later one, and after taking back."""
    for every in (1_000, 7):
        async with house(snapshot_every=every) as server:
            made, one, two = await server.two(clock={"minutes": 9, "increment": 1})
            await play([one, two], at_random(21), choices=25)
            asked = one if one.options else two
            other = two if asked is one else one
            await other.ask("undo")
            await asked.drain()
            if asked.parts["offers"]:
                await asked.ask("answer", kind="undo", agree=True)
            await one.ask("rename", name="Ada")
            await two.ask("chat", text="well")
            await one.ask("standing", reactions="never")
            await settled()
            room = server.hub.rooms[made["table"]]
            stored = await server.hub.store.load(made["table"])
            assert stored is not None
            assert (stored.seq > 0) is (every == 7)
            rebuilt = await server.hub.loaded(made["table"])
            assert rebuilt is not None
            match, _, chat = rebuilt
            assert msgspec.json.decode(match.save()) == msgspec.json.decode(room.match.save())
            assert chat == room.chat
            assert match.table.record() == room.match.table.record()


@scenario
async def test_of_two_writers_of_one_entry_one_is_refused_and_sees_what_happened(house: Open) -> None:
    async with house() as server:
        made, one, two = await server.two(options={"first": "0"})
        room = server.hub.rooms[made["table"]]
        # Another process chooses for seat 0 at the same moment and is faster.
        await server.hub.store.append(
            made["table"], room.match.seq, [encode(Chose(0, "draw/characters"))], server.hub.time.now()
        )
        answer = await one.choose("draw/exploration")
        assert (answer["type"], answer["code"]) == ("no", "stale")
        await two.drain()
        for guest in (one, two):
            assert guest.parts["view"]["seats"][0]["hand"]["characters"] == 1
            assert guest.parts["view"]["phase"] == 2
        assert (await one.choose("pass"))["type"] == "ack"


@scenario
async def test_what_could_not_be_written_did_not_happen(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house() as server:
        made, one, two = await server.two(options={"first": "0"})
        add = server.hub.store.add
        monkeypatch.setattr(server.hub.store, "add", lambda job: not_written(job, Unavailable("disk full")))
        before = one.parts["view"]
        answer = await one.choose("draw/exploration")
        assert (answer["type"], answer["code"]) == ("no", "unavailable")
        await two.drain()
        assert one.parts["view"] == before
        monkeypatch.setattr(server.hub.store, "add", add)
        assert (await one.choose("draw/exploration"))["type"] == "ack"
        rebuilt = await server.hub.loaded(made["table"])
        assert rebuilt is not None
        assert rebuilt[0].table.view(0) == one.parts["view"]


@scenario
async def test_a_batch_with_one_conflict_writes_the_others(house: Open) -> None:
    async with house() as server:
        made = [await server.table() for _ in range(5)]
        store = server.hub.store
        await store.append(made[2]["table"], 0, [encode(Sat(0))], 1.0)
        results = await asyncio.gather(
            *(store.append(each["table"], 0, [encode(Sat(1))], 2.0) for each in made), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), type(None), Conflict, type(None), type(None)]
        for number, each in enumerate(made):
            entries = await store.entries_after(each["table"], 0)
            assert [decode(payload) for payload, _ in entries] == [Sat(0) if number == 2 else Sat(1)]
        assert store.batches < 6, "what comes in together is written together"


@scenario
async def test_a_batch_of_any_size_is_written_whole_and_in_order(house: Open) -> None:
    async with house() as server:
        store = server.hub.store
        for size in (1, 3, 90, 520):
            made = await server.table()
            orders = [encode(Chose(number % 2, f"choice-{number}")) for number in range(size)]
            # Each is a job of its own, as if so many tables chose at once.
            await asyncio.gather(*(store.append(made["table"], i, [order], 3.5) for i, order in enumerate(orders)))
            assert await store.entries_after(made["table"], 0) == [(order, 3.5) for order in orders]


@scenario
async def test_who_stops_waiting_does_not_stop_the_writing(house: Open) -> None:
    async with house() as server:
        made = await server.table()
        store = server.hub.store
        waiting = [asyncio.ensure_future(store.append(made["table"], i, [encode(Sat(i))], 1.0)) for i in (0, 1)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await waiting[1]
        assert waiting[0].cancelled()
        assert [decode(payload) for payload, _ in await store.entries_after(made["table"], 0)] == [Sat(0), Sat(1)]


@scenario
async def test_what_has_come_in_is_written_before_the_database_is_closed(house: Open) -> None:
    async with house() as server:
        made = await server.table()
        store = server.hub.store
        last = asyncio.ensure_future(store.append(made["table"], 0, [encode(Sat(1))], 1.0))
        await asyncio.sleep(0)
    await last
    async with house() as server:
        entries = await server.hub.store.entries_after(made["table"], 0)
        assert [decode(payload) for payload, _ in entries] == [Sat(1)]


@scenario
async def test_after_a_failed_write_the_next_one_begins_anew(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
    await store.start()
    await store.make("t", "altiplano", {}, b"begun", 0.0)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute("ALTER TABLE entries RENAME TO elsewhere")
        with pytest.raises(Unavailable):
            await store.append("t", 0, [encode(Sat(0))], 1.0)
        database.execute("ALTER TABLE elsewhere RENAME TO entries")
    await store.append("t", 0, [encode(Sat(1))], 1.0)
    assert [decode(payload) for payload, _ in await store.entries_after("t", 0)] == [Sat(1)]
    await store.close()


@scenario
async def test_an_older_snapshot_never_replaces_a_newer_one(house: Open) -> None:
    async with house() as server:
        made = await server.table()
        store = server.hub.store
        await store.snapshot(made["table"], 9, b"nine")
        await store.snapshot(made["table"], 4, b"four")
        stored = await store.load(made["table"])
        assert stored is not None
        assert (stored.seq, stored.snapshot) == (9, b"nine")


@scenario
async def test_an_idle_table_leaves_the_memory_and_comes_back(house: Open) -> None:
    from tests.server.house import FakeTime

    clock = FakeTime()
    async with house(clock) as server:
        made, one, two = await server.two()
        await play([one, two], at_random(5), choices=8)
        await one.drain()
        kept = one.parts["view"]
        room = server.hub.rooms[made["table"]]
        await one.leave()
        await clock.pass_by(100)
        await server.hub.tidy_up()
        assert made["table"] in server.hub.rooms, "somebody is still there"
        await two.leave()
        await clock.pass_by(30)
        await server.hub.tidy_up()
        assert made["table"] in server.hub.rooms, "not idle for long enough"
        await clock.pass_by(31)
        await server.hub.tidy_up()
        assert server.hub.rooms == {}
        assert room.is_closed
        stored = await server.hub.store.load(made["table"])
        assert stored is not None
        assert stored.entries == [], "the snapshot has them all"
        back = await server.sit(made["table"], made["secrets"][0])
        assert back.parts["view"] == kept


@scenario
async def test_a_bot_stops_thinking_when_its_table_is_put_away(house: Open) -> None:
    async with house(bot_pause=30.0) as server:
        made = await server.table("human", "bot", options={"first": "1"})
        guest = await server.sit(made["table"], made["secrets"][0])
        room = server.hub.rooms[made["table"]]
        assert len(room.caretaker.tasks) == 1
        task = next(iter(room.caretaker.tasks.values()))
        await guest.leave()
        await server.hub.put_away(room)
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()
        assert not room.caretaker.tasks


@scenario
async def test_an_idle_table_takes_less_than_300_kilobytes(house: Open) -> None:
    """In memory, with a whole game behind it and two readers' feeds."""
    import gc
    import tracemalloc

    async with house() as server:
        made, one, two = await server.two(options={"turn_cap": 20})
        await play([one, two], at_random(6), choices=80)
        await server.hub.rooms[made["table"]].snapshot()
        tables = []
        for _ in range(8):
            stored = await server.hub.store.load(made["table"])
            assert stored is not None
            copy = await server.table()
            await server.hub.store.snapshot(copy["table"], 1, stored.snapshot)
            tables.append(copy)
        warm = await server.sit(tables[0]["table"], tables[0]["secrets"][0])
        await warm.leave()
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for copy in tables[1:]:
            for seat in (0, 1):
                guest = await server.sit(copy["table"], copy["secrets"][seat])
                await guest.leave()
                server.guests.remove(guest)  # what a guest has heard is not the server's memory
                del guest
        await settled()
        gc.collect()
        used = (tracemalloc.get_traced_memory()[0] - before) / len(tables[1:])
        tracemalloc.stop()
        assert used < 300_000


# -- rules that change -------------------------------------------------------------------------------------------------


@scenario
async def test_a_running_game_goes_on_after_the_rules_have_changed(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house() as server:
        made, one, two = await server.two()
        await play([one, two], at_random(8), choices=14)
        await one.drain()
        before = one.parts["view"], one.parts["log"], one.options
    monkeypatch.setattr(GAME, "version", NEXT_RULES)
    async with house() as server:
        guests = [await server.sit(made["table"], made["secrets"][seat]) for seat in (0, 1)]
        one = guests[0]
        assert (one.parts["view"], one.parts["log"], one.options) == before
        assert "rules" in one.parts["info"]["notice"]["en"]
        assert one.parts["info"]["version"] == NEXT_RULES
        assert await play(guests, at_random(9), choices=10) == 10
        await one.drain()
        assert one.parts["log"][: len(before[1])] == before[1]
        assert len(one.parts["log"]) > len(before[1])
        asked = one if one.options else guests[1]
        await asked.ask("concede")
        record = server.hub.rooms[made["table"]].match.table.record()
        assert record["rules"] == NEXT_RULES
        assert "base" in record, "what came before cannot be played again by these rules"
    async with house() as server:
        again = await server.sit(made["table"], made["secrets"][0])
        assert again.status == "conceded"


@scenario
async def test_choices_that_new_rules_do_not_allow_are_given_up_with_a_notice(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a crash and an upgrade there are entries that no snapshot has."""
    async with house() as server:
        made, one, _ = await server.two(options={"first": "0"})
        await one.choose("draw/exploration")
        room = server.hub.rooms[made["table"]]
        await room.snapshot()
        await server.hub.store.append(made["table"], room.match.seq, [encode(Chose(0, "act/nobody"))], 5.0)
        room.snapshot_seq = room.match.seq  # as if it had been killed: no snapshot at the end
    monkeypatch.setattr(GAME, "version", NEXT_RULES)
    async with house() as server:
        one = await server.sit(made["table"], made["secrets"][0])
        assert "did not fit" in one.parts["info"]["notice"]["en"]
        assert one.parts["view"]["phase"] == 2
        assert (await one.choose("pass"))["type"] == "ack"
    async with house() as server:
        one = await server.sit(made["table"], made["secrets"][0])
        assert one.parts["view"]["phase"] == 3


@scenario
async def test_a_snapshot_that_no_rules_can_read_is_refused_in_a_sentence(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house() as server:
        made = await server.table()
        stored = await server.hub.store.load(made["table"])
        assert stored is not None
        saved = msgspec.json.decode(stored.snapshot, type=SavedMatch)
        table = json.loads(saved.table)
        table["state"]["agenda"] = [["StepOfTheFuture"]]
        broken = msgspec.structs.replace(saved, table=json.dumps(table), version="0")
        await server.hub.store.snapshot(made["table"], 1, msgspec.json.encode(broken))
        guest = await server.connect(made["table"])
        await guest.say({"type": "hello", "secret": made["secrets"][0]})
        closed = await guest.hear("closed")
        assert closed["code"] == "rules-changed"
        with pytest.raises(ValueError, match="StepOfTheFuture"):
            loaded_match(msgspec.json.encode(broken), 1)


# -- a real server, killed ---------------------------------------------------------------------------------------------


def start_server(folder: Path, port: int, address: str = "", **settings: str) -> "subprocess.Popen[str]":
    """`address` is what it says of itself, if that is not where it listens."""
    import os

    environment = {
        **os.environ,
        "BIVOUAC_BOT_PAUSE": "0", "BIVOUAC_REACTION_DELAY_MIN": "0", "BIVOUAC_REACTION_DELAY_MAX": "0",
        "BIVOUAC_MESSAGES_PER_SECOND": "0", "BIVOUAC_TABLES_PER_MINUTE": "0", "LC_ALL": "C.UTF-8",
        **settings,
    }  # fmt: skip
    for name in ("DATABASE_URL", "REDIS_URL"):
        if os.environ.get(f"BIVOUAC_TEST_{name}"):
            environment[f"BIVOUAC_{name}"] = os.environ[f"BIVOUAC_TEST_{name}"]
    command = [sys.executable, "-m", "bivouac.cli", "serve", "--port", str(port), "--data", str(folder), "--no-browser"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert (address or f":{port}") in line, (line, process.stderr.read() if process.stderr and not line else "")
    return process


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def play_until_killed(
    port: int, made: dict[str, Any], seat: int, acknowledged: list[tuple[int, str]], seed: int
) -> None:
    """Choose at random and keep what the server has acknowledged."""
    chance = random.Random(seed)
    secret = made["links"][seat]["secret"]
    try:
        async with websockets.connect(f"ws://127.0.0.1:{port}/api/tables/{made['table']}/socket") as socket:
            await socket.send(json.dumps({"type": "hello", "secret": secret}))
            chosen: dict[int, str] = {}
            async for raw in socket:
                message = json.loads(raw)
                answered = message["ref"] if message["type"] == "ack" else message.get("ack")
                if answered is not None:
                    acknowledged.append((seat, chosen[answered]))
                question = message.get("parts", {}).get("question")
                if question and question["options"]:
                    ref = len(chosen)
                    chosen[ref] = chance.choice(question["options"])["key"]
                    choice = {"type": "choose", "ref": ref, "n": message["n"], "option": chosen[ref]}
                    await socket.send(json.dumps(choice))
    except (OSError, websockets.ConnectionClosed):
        return


def make_tables(port: int, number: int) -> list[dict[str, Any]]:
    body = json.dumps({"game": "altiplano", "seats": [{"kind": "human"}, {"kind": "human"}]}).encode()
    made = []
    for _ in range(number):
        request = urllib.request.Request(
            f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            made.append(json.load(answer))
    return made


def test_after_kill_9_every_acknowledged_choice_is_there(tmp_path: Path) -> None:
    port = free_port()
    process = start_server(tmp_path, port)
    try:
        tables = make_tables(port, 4)
        acknowledged: list[list[tuple[int, str]]] = [[] for _ in tables]

        async def under_play() -> None:
            players = [
                asyncio.create_task(play_until_killed(port, made, seat, acknowledged[i], 10 * i + seat))
                for i, made in enumerate(tables)
                for seat in (0, 1)
            ]
            until = time.monotonic() + 30
            while sum(map(len, acknowledged)) < 60 and time.monotonic() < until:
                await asyncio.sleep(0.02)
            process.send_signal(signal.SIGKILL)
            await asyncio.gather(*players)

        asyncio.run(under_play())
    finally:
        process.kill()
        process.communicate()
    assert sum(map(len, acknowledged)) >= 60
    asyncio.run(compare_with_database(tmp_path, tables, acknowledged))
    process = start_server(tmp_path, port)
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=20) as answer:
            assert json.load(answer)["status"] == "ok"
    finally:
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 0, err
    assert "kept" in out


async def compare_with_database(
    folder: Path, tables: list[dict[str, Any]], acknowledged: list[list[tuple[int, str]]]
) -> None:
    from bivouac.server.settings import database_url

    store = Store(database_url(quick_settings(folder)))
    await store.start()
    try:
        for made, choices in zip(tables, acknowledged, strict=True):
            stored = await store.load(made["table"])
            assert stored is not None
            entries = [decode(payload) for payload, _ in await store.entries_after(made["table"], 0)]
            written = [(entry.seat, entry.option) for entry in entries if isinstance(entry, Chose)]
            for seat in (0, 1):
                mine = [choice for choice in choices if choice[0] == seat]
                assert [choice for choice in written if choice[0] == seat][: len(mine)] == mine
            match = loaded_match(stored.snapshot, stored.seq)
            for payload, at in stored.entries:
                match.apply(decode(payload), at)
            assert match.seq == len(entries)
    finally:
        await store.close()
