"""What one visitor can do to others: nothing. Sizes, rates, broken messages, and a fuzzer on the socket."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bivouac.server.limits import Addresses, Bucket, clean
from bivouac.text import LANGUAGES
from tests.server.house import FakeTime, Gone, House, quick_settings, scenario

Open = Callable[..., House]


def test_a_bucket_gives_so_much_at_once_and_so_much_in_the_long_run() -> None:
    bucket = Bucket(rate=2.0, most=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert all(Bucket(0.0, 0, 0.0).take(0.0) for _ in range(100)), "a rate of 0 is no limit"


def test_addresses_do_not_pay_for_each_other_and_are_forgotten() -> None:
    addresses = Addresses(0.1, 1)
    assert addresses.take("a", 0.0)
    assert not addresses.take("a", 0.0)
    assert addresses.take("b", 0.0)
    for number in range(10_001):
        addresses.take(str(number), 0.0)
    assert len(addresses.buckets) == 10_000
    assert addresses.take("a", 0.0), "forgotten, so it begins anew"


@pytest.mark.parametrize(
    ("given_text", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("a\x00b\x1b[31mc", "ab[31mc"),
        ("one\ntwo\tthree", "one two three"),
        ("\u202eevil\u2066", "evil"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\ud800x", "x"),
        ("<script>", "<script>"),
        ("x" * 100, "x" * 40),
        ("\u200b\ufeff", ""),
    ],
)
def test_names_are_one_line_without_control_characters(given_text: str, kept: str) -> None:
    assert clean(given_text, 40) == kept


@scenario
async def test_a_connection_that_says_too_much_is_refused_then_cut(house: Open) -> None:
    clock = FakeTime()
    async with house(clock, messages_per_second=2.0, messages_at_once=5) as server:
        _, one, two = await server.two()
        for _ in range(5):
            await one.say({"type": "ping"})
            await one.hear("pong")
        await one.say({"type": "ping"})
        assert (await one.hear("no"))["code"] == "too-many"
        await clock.pass_by(1)
        await one.say({"type": "ping"})
        await one.hear("pong")
        for _ in range(120):
            await one.say({"type": "ping"})
        assert (await one.hear("closed"))["code"] == "too-many"
        with pytest.raises(Gone):
            await one.next()
        await two.drain()
        assert two.parts["info"]["seats"][0]["is_here"] is False
        await two.say({"type": "ping"})
        await two.hear("pong")


@scenario
async def test_a_table_takes_so_many_visitors(house: Open) -> None:
    async with house(sockets_per_seat=2, spectators_per_table=1) as server:
        made, _, _ = await server.two()
        await server.sit(made["table"], made["secrets"][0])
        await server.sit(made["table"], made["spectators"])
        for secret in (made["spectators"], made["secrets"][0]):
            guest = await server.connect(made["table"])
            await guest.say({"type": "hello", "secret": secret})
            assert (await guest.hear("closed"))["code"] == "too-many"
        assert (await server.sit(made["table"], made["secrets"][1])).seat == 1, "nobody is locked out by others"


@scenario
async def test_a_chat_has_an_end(house: Open) -> None:
    async with house(chat_lines=3) as server:
        _, one, _ = await server.two()
        answers = [(await one.ask("chat", text=f"line {n}"))["type"] for n in range(4)]
        assert answers == ["ack", "ack", "ack", "no"]


@pytest.mark.parametrize(
    "hello",
    [
        "", "{", "[]", '{"type":"ping"}', '{"type":"hello"}', '{"type":"hello","secret":7}',
        '{"type":"hello","secret":"x","cards":1}', b"\xff\x00", '{"type":"hello","secret":"' + "x" * 20_000 + '"}',
        "[" * 9_000,
    ],
)  # fmt: skip
@scenario
async def test_without_a_proper_hello_nobody_comes_in(house: Open, hello: str | bytes) -> None:
    async with house() as server:
        made = await server.table()
        guest = await server.connect(made["table"])
        await guest.say(hello)
        closed = await guest.hear("closed")
        assert closed["code"] == "broken-message"
        assert all(closed["text"][lang].endswith(".") for lang in LANGUAGES)
        with pytest.raises(Gone) as gone:
            await guest.next()
        assert gone.value.code == 4000


@scenario
async def test_a_wrong_secret_opens_nothing(house: Open) -> None:
    async with house() as server:
        made = await server.table()
        other = await server.table()
        for secret in ("", "x" * 22, made["secrets"][0] + "x", other["secrets"][0], "é" * 60, "x" * 65):
            guest = await server.connect(made["table"])
            await guest.say({"type": "hello", "secret": secret})
            assert (await guest.hear("closed"))["code"] == "wrong-secret"
        assert server.hub.rooms == {}


@scenario
async def test_who_says_nothing_is_shown_out(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    from bivouac.server import socket

    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.05)
    async with house() as server:
        made = await server.table()
        guest = await server.connect(made["table"])
        assert (await guest.hear("closed"))["code"] == "broken-message"


@scenario
async def test_a_visitor_who_does_not_read_is_cut_and_holds_up_nobody(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bivouac.server import socket

    monkeypatch.setattr(socket, "QUEUED", 10)
    async with house() as server:
        made, one, two = await server.two()
        stuck = await server.sit(made["table"], made["spectators"])
        stop = asyncio.Event()

        async def never(_: Any) -> None:
            await stop.wait()

        [connection] = server.hub.rooms[made["table"]].readers[None]
        assert isinstance(connection, socket.Connection)
        monkeypatch.setattr(connection, "send_event", never)
        for number in range(20):
            assert (await one.ask("chat", text=f"line {number}"))["type"] == "ack"
        await two.drain()
        assert len(two.parts["chat"]) == 20
        assert connection.is_closing
        assert len(connection.queue) <= 11
        stop.set()
        assert stuck.parts


BROKEN: list[Any] = [
    "", "{", "null", "7", '"x"', "[]", "{}", '{"type":"king"}', '{"type":7}', b"\xff\xfe", "[" * 8_000,
    '{"type":"choose","ref":1}', '{"type":"choose","ref":"a","n":1,"option":"pass"}',
    '{"type":"choose","ref":1,"n":1,"option":7}', '{"type":"choose","ref":1,"n":1,"option":"pass","seat":1}',
    '{"type":"standing","ref":1,"reactions":"sometimes"}', '{"type":"offer","ref":1,"kind":"draw"}',
    '{"type":"hello","secret":"again"}',
    '{"type":"chat","ref":1,"text":"' + "x" * 20_000 + '"}',
]  # fmt: skip


@scenario
async def test_a_broken_message_is_answered_and_disturbs_nobody(house: Open) -> None:
    async with house() as server:
        made, one, two = await server.two()
        sent = len(two.raw)
        seq = server.hub.rooms[made["table"]].match.seq
        for broken in BROKEN:
            await one.say(broken)
            answer = await one.hear("no")
            assert answer["code"] in ("unknown", "too-long"), broken
            assert all(answer["text"][lang].endswith(".") for lang in LANGUAGES)
        await two.drain()
        assert len(two.raw) == sent
        assert server.hub.rooms[made["table"]].match.seq == seq


WORDS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20),
    st.lists(st.integers(), max_size=3), st.dictionaries(st.text(max_size=5), st.integers(), max_size=2),
)  # fmt: skip
TYPES = st.sampled_from([
    "choose", "why", "undo", "offer", "answer", "concede", "take-over", "standing", "chat", "rename", "resync",
    "ping", "whole", "hello", "",
])  # fmt: skip
FIELDS = st.dictionaries(
    st.sampled_from([
        "ref", "n", "option", "key", "kind", "agree", "seat", "bot", "reactions", "text", "phrase", "name", "have",
        "secret", "extra",
    ]),
    st.one_of(WORDS, st.sampled_from(["pass", "draw/exploration", "undo", "abandon", "never", "greedy", 0, 1])),
    max_size=6,
)  # fmt: skip
MESSAGES = st.one_of(
    st.builds(lambda kind, fields: json.dumps({"type": kind, **fields}), TYPES, FIELDS),
    st.text(max_size=60).map(lambda text: text.encode("utf-8", "ignore").decode()),
    st.binary(max_size=60),
)


async def said(server: House, messages: list[str | bytes]) -> None:
    made, one, two = await server.two()
    faults: list[dict[str, Any]] = []
    for message in messages:
        await one.say(message)
    await one.say({"type": "rename", "ref": 123456, "name": "the last word"})
    answer = await one.next()
    while answer.get("ref") != 123456:
        faults += [answer] if answer["type"] == "no" and answer["code"] == "failed" else []
        answer = await one.next()
    assert faults == []
    await two.drain()
    match = server.hub.rooms[made["table"]].match
    rebuilt = await server.hub.loaded(made["table"])
    assert rebuilt is not None
    assert rebuilt[0].table.digest() == match.table.digest()
    assert two.parts["view"] == match.table.view(1)
    await one.leave()
    await two.leave()


def test_whatever_is_said_on_a_socket_the_server_stays_up_and_the_table_whole(tmp_path: Path) -> None:
    with asyncio.Runner() as runner:
        server = House(quick_settings(tmp_path))
        runner.run(server.__aenter__())

        @settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
        @given(st.lists(MESSAGES, min_size=1, max_size=12))
        def fuzz(messages: list[str | bytes]) -> None:
            runner.run(said(server, messages))

        fuzz()
        runner.run(server.__aexit__(None, None, None))
