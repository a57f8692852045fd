"""What is given for looking on brings nothing else: no seat, no way to the rematch as a player, no hidden card."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bivouac.server import keys
from bivouac.server.bus import LEASE_SECONDS, Present
from tests.server.house import FakeTime, House, opened, play, scenario

Open = Callable[..., House]
SEATS = [{"kind": "human"}, {"kind": "human"}]


async def finished(server: House) -> tuple[dict[str, Any], Any, Any]:
    """A finished game, and its rematch has been made."""
    chance = random.Random(3)
    made, one, two = await server.two(options={"turn_cap": 6})
    await play([one, two], lambda guest: chance.choice(guest.options))
    for guest in (one, two):
        await guest.drain()
        assert (await guest.ask("offer", kind="rematch"))["type"] == "ack"
    await one.drain()
    await two.drain()
    return made, one, two


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


@scenario
async def test_a_link_for_looking_opens_the_finished_game_and_nothing_else(house: Open) -> None:
    async with house() as server:
        made, one, two = await finished(server)
        path = f"/api/tables/{made['table']}"
        look = one.parts["info"]["look"]
        assert look == two.parts["info"]["look"]
        assert look not in (*made["secrets"].values(), made["spectators"])
        watched = await server.get(f"{path}/replay", made["spectators"])
        shown = await server.get(f"{path}/replay", look)
        assert (shown.status_code, shown.json()) == (200, watched.json())
        info = (await server.get(path, look)).json()
        assert info["status"] == "over"
        assert (info["look"], info["sees"]) == (look, [])
        assert (info["next_table"], info["next_secret"], info["next_look"]) == ("", "", "")
        refused = [
            await server.get(f"{path}/replay", look, params={"seat": 0}),
            await server.get(f"{path}/record", look),
            await server.http.post(f"{path}/fork", json={"seats": SEATS, "at": 2}, headers=bearer(look)),
            await server.http.delete(path, headers=bearer(look)),
        ]
        assert [answer.status_code for answer in refused] == [404] * 4
        for table in (made["table"], one.parts["info"]["next_table"]):
            guest = await server.connect(table)
            await guest.say({"type": "hello", "secret": look})
            assert (await guest.hear("closed"))["code"] == "wrong-secret"
        assert (await server.get(f"/api/tables/{one.parts['info']['next_table']}", look)).status_code == 404


@scenario
async def test_spectators_are_led_on_as_spectators_and_get_no_right_of_a_seat(house: Open) -> None:
    async with house() as server:
        made, _, _ = await finished(server)
        path = f"/api/tables/{made['table']}"
        guest = await server.sit(made["table"], made["spectators"])
        info = guest.parts["info"]
        assert info["next_secret"] == ""
        assert info["sees"] == []
        assert all('"next_secret":""' in raw for raw in guest.raw if "next_secret" in raw)
        assert (await server.sit(info["next_table"], info["next_look"])).seat is None
        refused = [
            await server.get(f"{path}/replay", made["spectators"], params={"seat": 1}),
            await server.get(f"{path}/record", made["spectators"]),
            await server.http.post(f"{path}/fork", json={"seats": SEATS, "at": 2}, headers=bearer(made["spectators"])),
            await server.http.delete(path, headers=bearer(made["spectators"])),
        ]
        codes = ["not-your-seat", "spectator", "spectator", "spectator"]
        assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [(403, code) for code in codes]


@scenario
async def test_a_game_is_seen_through_the_eyes_of_a_seat_only_with_its_link(house: Open) -> None:
    async with house() as server:
        made, one, _ = await finished(server)
        path = f"/api/tables/{made['table']}"
        assert one.parts["info"]["sees"] == [0]
        assert (await server.get(f"{path}/replay", made["secrets"][0], params={"seat": 0})).status_code == 200
        answer = await server.get(f"{path}/replay", made["secrets"][0], params={"seat": 1})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
        body = {"seats": SEATS, "seat": 1, "at": 2}
        answer = await server.http.post(f"{path}/fork", json=body, headers=bearer(made["secrets"][0]))
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")


@scenario
async def test_the_seat_of_a_bot_is_nobodys_secret_once_it_is_over(house: Open) -> None:
    async with house() as server:
        made = await server.table("human", "bot")
        guest = await server.sit(made["table"], made["secrets"][0])
        assert guest.parts["info"]["sees"] == []
        assert (await guest.ask("concede"))["type"] == "ack"
        await guest.drain()
        assert guest.parts["info"]["sees"] == [0, 1]
        answer = await server.get(f"/api/tables/{made['table']}/replay", made["secrets"][0], params={"seat": 1})
        assert answer.status_code == 200


@scenario
async def test_a_running_game_has_no_link_for_looking_and_a_guess_opens_nothing(house: Open) -> None:
    async with house() as server:
        made, one, _ = await server.two()
        room = server.hub.rooms[made["table"]]
        assert one.parts["info"]["look"] == ""
        for table in (made["table"], "AAAAAAAAAAAA"):
            for path in ("", "/replay"):
                for secret in (room.look, "0" * 32):
                    answer = await server.get(f"/api/tables/{table}{path}", secret)
                    assert (answer.status_code, answer.json()["code"]) == (404, "wrong-secret")


@scenario
async def test_the_name_alone_opens_only_games_that_ended_before_links_had_a_secret(house: Open) -> None:
    async with house() as server:
        made, one, two = await finished(server)
        path = f"/api/tables/{made['table']}"
        for answer in (await server.http.get(path), await server.http.get(f"{path}/replay")):
            assert answer.status_code == 401
        match = server.hub.rooms[made["table"]].match
        for guest in (one, two):
            await guest.leave()
        await server.hub.put_away(server.hub.rooms[made["table"]])
        saved = msgspec.json.decode(match.save())
        del saved["by_name"]
        await server.hub.store.snapshot(made["table"], match.seq, msgspec.json.encode(saved))
        assert (await server.http.get(f"{path}/replay")).json()["choices"] == len(match.table.history)
        info = (await server.http.get(path)).json()
        assert (info["look"], info["next_table"], info["next_secret"]) == ("", "", "")
        assert made["table"] not in server.hub.rooms


@scenario
async def test_a_record_that_was_brought_along_is_passed_on_by_a_link_for_looking(house: Open) -> None:
    async with house() as server:
        made, _, _ = await finished(server)
        record = (await server.get(f"/api/tables/{made['table']}/record", made["secrets"][0])).json()
        copy = opened((await server.http.post("/api/records", json=record)).json())
        path = f"/api/tables/{copy['table']}"
        info = (await server.get(path, copy["spectators"])).json()
        assert info["sees"] == [0, 1]
        assert (await server.get(f"{path}/replay", info["look"])).status_code == 200
        assert (await server.get(f"{path}/replay", info["look"], params={"seat": 0})).status_code == 404
        assert (await server.http.delete(path, headers=bearer(info["look"]))).status_code == 404
        assert (await server.http.get(f"{path}/replay")).status_code == 401


@pytest.mark.parametrize("hashes", [{0: b"a", 1: b"b"}, {keys.SPECTATORS: b"c"}])
def test_a_secret_for_looking_is_of_one_table_and_stays_the_same_when_spectators_come(hashes: dict[int, bytes]) -> None:
    look = keys.looking(hashes, "table")
    assert len(bytes.fromhex(look)) == 16
    assert look != keys.looking(hashes, "elbat")
    assert look != keys.looking({0: b"x"}, "table")
    if keys.SPECTATORS not in hashes:
        assert look == keys.looking({**hashes, keys.SPECTATORS: b"late"}, "table")


@scenario
async def test_a_glance_tells_of_each_table_what_its_secret_may_know(house: Open) -> None:
    """Whose turn it is and how it ended, as the seat itself is told; what no secret opens is left out."""
    async with house() as server:
        made, one, two = await server.two()
        over, *_ = await finished(server)
        held = [{"table": made["table"], "secret": secret} for secret in made["secrets"].values()]
        held.append({"table": made["table"], "secret": made["spectators"]})
        held.append({"table": over["table"], "secret": over["secrets"][0]})
        held += [{"table": made["table"], "secret": "guessed"}, {"table": "nowhere", "secret": "guessed"}]
        answer = await server.http.post("/api/glances", json={"held": held})
        assert answer.status_code == 200
        seats = answer.json()
        assert [(each["table"], each["seat"]) for each in seats] == [
            (made["table"], 0), (made["table"], 1), (made["table"], None), (over["table"], 0),
        ]  # fmt: skip
        for glance, guest in zip(seats, (one, two), strict=False):
            assert glance["is_asked"] == bool(guest.options)
            assert glance["prompt"] == guest.parts["question"]["prompt"]
            assert glance["ended"] is None
        assert not seats[2]["is_asked"]
        assert seats[3]["ended"]["text"]["en"]
        many = await server.http.post("/api/glances", json={"held": held[:1] * 13})
        assert (many.status_code, many.json()["code"]) == (400, "too-many")


@scenario
async def test_everybody_hears_how_many_look_on(house: Open) -> None:
    async with house() as server:
        made, one, _ = await server.two()
        assert one.parts["info"]["watching"] == 0
        first = await server.sit(made["table"], made["spectators"])
        second = await server.sit(made["table"], made["spectators"])
        await one.hear_until(lambda guest: guest.parts["info"]["watching"] == 2)
        assert second.parts["info"]["watching"] == 2
        await first.leave()
        await one.hear_until(lambda guest: guest.parts["info"]["watching"] == 1)


@scenario
async def test_a_process_that_falls_silent_takes_its_visitors_along(house: Open) -> None:
    """They stayed at the table for as long as nothing else happened there."""
    clock = FakeTime()
    async with house(clock) as server:
        made = await server.table()
        one = await server.sit(made["table"], made["secrets"][0])
        await server.hub.heard(made["table"], Present("another", [0, 1], 2))
        await one.hear_until(lambda guest: guest.parts["info"]["watching"] == 2)
        assert one.parts["info"]["seats"][1]["is_here"]
        await clock.pass_by(LEASE_SECONDS - 1)
        await server.hub.keep_in_touch()
        await one.drain()
        assert one.parts["info"]["watching"] == 2
        await clock.pass_by(1)
        await server.hub.keep_in_touch()
        await one.drain()
        assert one.parts["info"]["watching"] == 0
        assert not one.parts["info"]["seats"][1]["is_here"]


@scenario
async def test_who_sits_at_the_server_learns_where_others_find_it(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address that only this machine knows is of no use to friends."""
    monkeypatch.setattr("bivouac.server.app.own_address", lambda: "192.168.1.7")
    async with house() as server:
        assert (await server.http.get("/api/reach")).json() == {"address": ""}
    async with house(host="0.0.0.0") as server:
        found = (await server.http.get("/api/reach")).json()["address"]
        assert found.startswith("http://192.168.1.7:")
    async with house(public_address="https://table.example.org", allowed_hosts=["table.test"]) as server:
        assert (await server.http.get("/api/reach")).json() == {"address": "https://table.example.org"}
