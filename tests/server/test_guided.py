"""The guided first game by sockets: lessons come as rules first matter, advice fits the open question."""

from collections.abc import Callable

import pytest

from bivouac.lessons import COURSES
from tests.server.house import Guest, House, play, scenario

Open = Callable[..., House]


def lessons(guest: Guest) -> list[str]:
    return [lesson["key"] for lesson in guest.parts["lessons"]]


@scenario
async def test_whoever_follows_the_guide_learns_each_rule_once_and_wins(house: Open) -> None:
    async with house() as server:
        made = await server.table("human", "bot", guided=True)
        guest = await server.sit(made["table"], made["secrets"][0])
        seen = [lessons(guest)]

        def follow(guest: Guest) -> str:
            now = lessons(guest)
            assert now[: len(seen[-1])] == seen[-1], "what was taught stays, in its order"
            seen.append(now)
            advice = guest.parts["advice"]
            if len(guest.options) == 1:
                assert advice is None, "where nothing can be chosen, nothing is suggested"
                return guest.options[0]
            assert advice["option"] in guest.options
            assert advice["text"]["en"] != advice["text"]["fr"]
            return str(advice["option"])

        assert seen[0], "the first question teaches something"
        await play([guest], follow)
        assert guest.parts["ended"]["winners"] == [0]
        taught = lessons(guest)
        assert len(set(taught)) == len(taught)
        assert len(taught) >= 0.85 * len(COURSES["altiplano"].rules)
        first = guest.parts["lessons"][0]
        assert first["clause"]
        assert first["title"]["en"] != first["title"]["fr"]


@scenario
async def test_a_guided_game_that_was_left_goes_on_with_what_was_taught(house: Open) -> None:
    async with house() as server:
        made = await server.table("human", "bot", guided=True)
        guest = await server.sit(made["table"], made["secrets"][0])
        await play([guest], lambda guest: guest.options[0], choices=4)
        await guest.hear_until(lambda guest: len(guest.options) > 1)
        again = await server.sit(made["table"], made["secrets"][0])
        assert again.parts["lessons"] == guest.parts["lessons"] != []
        assert again.parts["advice"] == guest.parts["advice"]


@scenario
async def test_other_tables_and_spectators_are_not_taught(house: Open) -> None:
    async with house() as server:
        made = await server.table("human", "bot", guided=True)
        looking_on = await server.sit(made["table"], made["spectators"])
        assert "lessons" not in looking_on.parts
        other = await server.table("human", "bot")
        guest = await server.sit(other["table"], other["secrets"][0])
        assert "lessons" not in guest.parts
        assert (await server.get("/api/games")).json()[0]["guided"] is True


@scenario
async def test_a_game_without_a_course_has_no_guided_table(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(COURSES, "altiplano")
    async with house() as server:
        wanted = {"game": "altiplano", "seats": [{"kind": "human"}, {"kind": "bot"}], "guided": True}
        answer = await server.http.post("/api/tables", json=wanted)
        assert answer.status_code == 400
        assert answer.json()["code"] == "not-guided"
