"""The guided first game by sockets: lessons come as rules first matter, advice fits the open question."""

from collections.abc import Callable
from typing import Any

import pytest

from bivouac.engine.table import Table
from bivouac.lessons import COURSES, FIRST, course_of
from bivouac.lessons.course import MOST_AT_ONCE
from tests.server.house import FakeTime, Guest, House, play, scenario
from tools.tutor_seed import follow

Open = Callable[..., House]


def lessons(guest: Guest) -> list[str]:
    return [lesson["key"] for lesson in guest.parts["lessons"]]


@pytest.mark.parametrize(("game", "name"), [(game, each.name) for game in sorted(COURSES) for each in COURSES[game]])
@scenario
async def test_whoever_follows_the_guide_learns_each_rule_once_and_ends_as_in_the_terminal(
    house: Open, game: str, name: str
) -> None:
    course = course_of(game, name)
    wanted: dict[str, Any] = {"guided": True} if name == FIRST else {"course": name}
    async with house() as server:
        made = await server.table("human", "bot", game=game, **wanted)
        guest = await server.sit(made["table"], made["secrets"][0])
        await guest.hear_until(lambda guest: bool(guest.options))  # the bot may go first
        seen = [lessons(guest)]

        def as_advised(guest: Guest) -> str:
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
        await play([guest], as_advised, late=3)
        result = follow(course)[0].result
        assert result is not None
        assert guest.parts["ended"]["winners"] == result.winners
        taught = lessons(guest)
        assert len(set(taught)) == len(taught)
        assert len(taught) >= course.wish.share * len(course.fitting(course.table()).rules)
        first = guest.parts["lessons"][0]
        assert first["clause"]
        assert first["title"]["en"] != first["title"]["fr"]


def advised(guest: Guest) -> str:
    return guest.options[0] if len(guest.options) == 1 else str(guest.parts["advice"]["option"])


@scenario
async def test_the_same_choices_make_the_same_guided_game_in_the_browser_and_in_the_terminal(house: Open) -> None:
    """Also with a restart in the middle, and with a choice that was taken back and made again."""
    expected = follow(course_of("altiplano"))[0].history
    async with house() as server:
        for _ in range(2):
            made = await server.table("human", "bot", guided=True)
            guest = await server.sit(made["table"], made["secrets"][0])
            await play([guest], advised, choices=12)
            while not guest.parts["question"]["can_undo"]:
                assert await play([guest], advised, choices=1), "in this deal no advised choice can be taken back"
                await guest.drain()
            await guest.ask("undo")
    async with house() as server:
        guest = await server.sit(made["table"], made["secrets"][0])
        await play([guest], advised)
        assert server.hub.rooms[made["table"]].match.table.history == expected


@scenario
async def test_a_slow_machine_does_not_make_the_opponent_of_a_guided_game_pass(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At other tables a bot that has not thought to the end when its delay is over passes."""
    expected = follow(course_of("altiplano"))[0].history
    clock = FakeTime()
    async with house(clock, reaction_delay_min=1.0, reaction_delay_max=1.0) as server:
        think = server.hub.workers.choose

        async def slowly(table: Table, bot: str, seat: int, seed: int) -> str:
            await clock.sleep(5)
            return await think(table, bot, seat, seed)

        monkeypatch.setattr(server.hub.workers, "choose", slowly)
        made = await server.table("human", "bot", guided=True)
        guest = await server.sit(made["table"], made["secrets"][0])
        while "ended" not in guest.parts:
            await guest.drain()
            if guest.options:
                assert (await guest.choose(advised(guest)))["type"] == "ack"
            else:
                await clock.pass_by(5)
        assert server.hub.rooms[made["table"]].match.table.history == expected


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
async def test_a_finished_guided_game_opened_elsewhere_has_at_most_its_last_words_to_say(house: Open) -> None:
    """It queued all that was ever taught there."""
    async with house() as server:
        made = await server.table("human", "bot", guided=True)
        guest = await server.sit(made["table"], made["secrets"][0])
        await play([guest], advised)
        elsewhere = await server.sit(made["table"], made["secrets"][0])
        assert len(lessons(elsewhere)) > 30
        due = elsewhere.parts["lessons_due"]
        assert due <= MOST_AT_ONCE
        assert [lesson["clause"] for lesson in elsewhere.parts["lessons"][-due:]] == ["assembly.instead"]
        assert "bivouac" not in elsewhere.parts["lessons"][-1]["text"]["en"].lower()


@scenario
async def test_a_question_has_lessons_or_a_reminder_and_says_what_to_mark(house: Open) -> None:
    async with house() as server:
        made = await server.table("human", "bot", guided=True)
        guest = await server.sit(made["table"], made["secrets"][0])
        reminders: list[str] = []

        def noting(guest: Guest) -> str:
            due, reminder = guest.parts["lessons_due"], guest.parts.get("reminder")
            if len(guest.options) > 1:
                assert not (due and reminder)
                reminders.extend([reminder["text"]["fr"]] if reminder else [])
            return advised(guest)

        assert guest.parts["lessons"][1]["marks"] == ["pile/exploration", "pile/characters"]
        await play([guest], noting)
        assert len(reminders) > 3


@scenario
async def test_other_tables_and_spectators_are_not_taught(house: Open) -> None:
    async with house() as server:
        made = await server.table("human", "bot", guided=True)
        looking_on = await server.sit(made["table"], made["spectators"])
        assert "lessons" not in looking_on.parts
        other = await server.table("human", "bot")
        guest = await server.sit(other["table"], other["secrets"][0])
        assert "lessons" not in guest.parts
        games = (await server.get("/api/games")).json()
        assert {game["name"] for game in games if game["guided"] is True} == set(COURSES) >= {"altiplano"}


@scenario
async def test_a_game_without_a_course_has_no_guided_table(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(COURSES, "altiplano")
    async with house() as server:
        wanted = {"game": "altiplano", "seats": [{"kind": "human"}, {"kind": "bot"}], "guided": True}
        answer = await server.http.post("/api/tables", json=wanted)
        assert answer.status_code == 400
        assert answer.json()["code"] == "not-guided"


@scenario
async def test_a_game_tells_of_its_further_courses_in_both_languages(house: Open) -> None:
    async with house() as server:
        games = {game["name"]: game for game in (await server.get("/api/games")).json()}
        assert [course["name"] for course in games["fortune-and-glory"]["courses"]] == ["advanced"]
        [course] = games["fortune-and-glory"]["courses"]
        assert course["title"]["en"] != course["title"]["fr"]
        assert course["about"]["en"] != course["about"]["fr"]
        assert games["altiplano"]["courses"] == []


@scenario
async def test_an_unknown_course_is_refused_with_those_there_are(house: Open) -> None:
    async with house() as server:
        wanted = {"game": "fortune-and-glory", "seats": [{"kind": "human"}, {"kind": "bot"}], "course": "expert"}
        answer = await server.http.post("/api/tables", json=wanted)
        assert answer.status_code == 400
        assert answer.json()["code"] == "no-course"
        assert "first, advanced" in answer.text
