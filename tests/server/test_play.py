"""Playing by sockets: whole games, numbering and gaps, what is refused and why."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import bivouac
from tests.server.house import Guest, House, play, scenario, settled
from tests.server.scenes import hold

Open = Callable[..., House]


def at_random(seed: int) -> Callable[[Guest], str]:
    chance = random.Random(seed)
    return lambda guest: chance.choice(guest.options)


@scenario
async def test_two_people_play_a_whole_game(house: Open) -> None:
    async with house() as server:
        made, one, two = await server.two()
        looking_on = await server.sit(made["table"], made["spectators"])
        choices = await play([one, two], at_random(1))
        for guest in (one, two, looking_on):
            await guest.drain()
            assert guest.status == "over"
            assert guest.parts["ended"]["clause"] == "end.two-treasures"
            assert not guest.parts["question"]["options"]
        assert choices > 20
        assert one.parts["ended"]["winners"] == two.parts["ended"]["winners"]
        texts = {guest.parts["ended"]["text"]["en"] for guest in (one, two)}
        assert len(texts) == 2, "the winner is told so, the other is told who won"


@scenario
async def test_what_a_client_puts_together_is_what_a_newcomer_is_sent(house: Open) -> None:
    """Changes add up: after any of them a client has what a whole would give it."""
    async with house() as server:
        made, one, two = await server.two()
        for seed in range(12):
            await play([one, two], at_random(seed), choices=9)
            for guest in (one, two):
                await guest.drain()
                fresh = await server.sit(made["table"], made["secrets"][guest.seat])
                assert fresh.n == guest.n
                assert fresh.parts == guest.parts
                await fresh.leave()
            if one.status == "over":
                break
        assert len(one.parts["log"]) > 20


@scenario
async def test_a_person_plays_against_a_bot_to_the_end(house: Open) -> None:
    async with house() as server:
        made = await server.table("human", "bot", options={"turn_cap": 16})
        assert list(made["secrets"]) == [0]
        guest = await server.sit(made["table"], made["secrets"][0])
        await play([guest], at_random(2))
        assert guest.status == "over"
        assert server.hub.workers.thought > 10


@scenario
async def test_bots_alone_play_while_somebody_looks_on(house: Open) -> None:
    async with house() as server:
        made = await server.table("bot", "bot", options={"turn_cap": 12})
        guest = await server.sit(made["table"], made["spectators"])
        await guest.hear_until(lambda guest: "ended" in guest.parts)
        assert guest.status == "over"


@scenario
async def test_an_open_seat_is_played_by_a_bot_until_somebody_opens_its_link(house: Open) -> None:
    async with house() as server:
        made = await server.table("human", "open")
        guest = await server.sit(made["table"], made["secrets"][0])
        await play([guest], at_random(3), choices=6)
        assert guest.parts["info"]["seats"][1]["kind"] == "open"
        friend = await server.sit(made["table"], made["secrets"][1])
        assert friend.parts["info"]["seats"][1]["kind"] == "human"
        thought = server.hub.workers.thought
        await play([guest, friend], at_random(4), choices=20)
        assert server.hub.workers.thought == thought


@scenario
async def test_a_table_is_open_until_everybody_has_sat_down_and_can_be_played_meanwhile(house: Open) -> None:
    async with house() as server:
        made = await server.table("human", "human", options={"first": "0"})
        one = await server.sit(made["table"], made["secrets"][0])
        assert one.status == "open"
        assert (await one.choose())["type"] == "ack"
        two = await server.sit(made["table"], made["secrets"][1])
        assert two.status == "playing"
        assert two.parts["view"]["turn"] == 1


@scenario
async def test_options_reach_the_game(house: Open) -> None:
    async with house() as server:
        _, one, two = await server.two(options={"assembly": True})
        assert one.parts["info"]["options"]["assembly"] is True
        assert any(option.startswith("keep/") for option in one.options + two.options)


@scenario
async def test_a_choice_of_an_old_question_is_refused(house: Open) -> None:
    async with house() as server:
        _, one, two = await server.two()
        asked, other = (one, two) if one.options else (two, one)
        old = asked.n
        assert (await asked.choose("draw/characters"))["type"] == "ack"
        answer = await asked.ask("choose", n=old, option="draw/characters")
        assert (answer["type"], answer["code"]) == ("no", "stale")
        answer = await asked.ask("choose", n=asked.n + 5, option="draw/characters")
        assert answer["code"] == "stale", "a number that was never sent"
        await other.drain()
        assert not other.options


@scenario
async def test_a_chat_line_does_not_make_a_question_old(house: Open) -> None:
    async with house() as server:
        _, one, two = await server.two()
        asked, other = (one, two) if one.options else (two, one)
        before = asked.n
        await other.ask("chat", text="hm")
        await asked.drain()
        assert asked.n != before
        assert (await asked.ask("choose", n=before, option=asked.options[0]))["type"] == "ack"


@scenario
async def test_an_illegal_choice_names_its_clause_and_changes_nothing(house: Open) -> None:
    async with house() as server:
        _, one, two = await server.two()
        asked, other = (one, two) if one.options else (two, one)
        answer = await asked.choose("pass")
        assert (answer["code"], answer["clause"]) == ("illegal", "turn.optional")
        assert answer["text"]["en"]
        assert answer["text"]["fr"]
        answer = await other.choose("draw/characters")
        assert (answer["code"], answer["clause"]) == ("illegal", "turn.alternate")
        answer = await asked.choose("draw/nonsense")
        assert (answer["code"], answer["clause"]) == ("unknown", "")
        assert server.hub.rooms[one.parts["info"]["table"]].match.seq == 2, "only the two who sat down"


@scenario
async def test_why_not_gives_the_reason_and_its_clause(house: Open) -> None:
    async with house() as server:
        made, one, two = await server.two()
        asked = one if one.options else two
        reason = await asked.ask("why", key="pass")
        assert (reason["type"], reason["clause"]) == ("reason", "turn.optional")
        assert reason["text"]["fr"]
        reason = await asked.ask("why", key=asked.options[0])
        assert reason["text"] is None
        assert (await asked.ask("why", key="nonsense"))["code"] == "unknown"
        looking_on = await server.sit(made["table"], made["spectators"])
        assert (await looking_on.ask("why", key="pass"))["code"] == "not-asked"
        assert (await looking_on.ask("choose", n=looking_on.n, option="pass"))["code"] == "not-asked"


@scenario
async def test_a_gap_is_filled_and_a_wide_one_by_everything(house: Open) -> None:
    async with house() as server:
        _, one, two = await server.two()
        await play([one, two], at_random(5), choices=4)
        await one.drain()
        before, parts = one.n, one.parts
        await play([two, one], at_random(6), choices=4)
        await one.drain()
        assert one.n is not None
        assert before is not None
        assert one.n > before
        after, now = one.n, one.parts
        one.n, one.parts = before, parts
        await one.say({"type": "resync", "have": before})
        for _ in range(after - before):
            assert (await one.next())["type"] == "change"
        assert (one.n, one.parts) == (after, now)
        await one.say({"type": "resync", "have": after})
        assert await one.next() == {"type": "change", "n": after, "parts": {}}
        for have in (before - 10_000, after + 1, None):
            await one.say({"type": "resync", "have": have})
            assert (await one.next())["type"] == "whole"
        assert (one.n, one.parts) == (after, now)


@scenario
async def test_who_comes_back_gets_what_was_missed(house: Open) -> None:
    async with house() as server:
        made, one, two = await server.two(options={"first": "0"})
        await two.drain()
        have, parts = two.n, two.parts
        await two.leave()
        await one.choose("draw/exploration")
        back = await server.connect(made["table"])
        back.n, back.parts = have, parts
        await back.say({"type": "hello", "secret": made["secrets"][1], "have": have})
        await back.drain()
        assert [message.split('"')[3] for message in back.raw] == ["change"]
        fresh = await server.sit(made["table"], made["secrets"][1])
        assert back.parts == fresh.parts


@scenario
async def test_nothing_is_sent_to_a_seat_for_which_nothing_changed(house: Open) -> None:
    """A seat's standing order is its own business: nobody else is sent anything, not even a number."""
    async with house() as server:
        _, one, two = await server.two()
        await two.drain()
        sent, n = len(two.raw), two.n
        assert (await one.ask("standing", reactions="never"))["type"] == "ack"
        await two.drain()
        assert (len(two.raw), two.n) == (sent, n)
        assert one.parts["reactions"] == "never"
        assert two.parts["reactions"] == "ask"


@scenario
async def test_two_windows_of_one_seat_are_told_the_same(house: Open) -> None:
    async with house() as server:
        made, one, two = await server.two()
        again = await server.sit(made["table"], made["secrets"][0])
        await play([one, two], at_random(7), choices=10)
        await one.drain()
        await again.drain()
        assert again.parts == one.parts
        assert again.n == one.n


@scenario
async def test_the_same_question_asked_again_is_sent_again_to_who_answered(house: Open) -> None:
    """Two draws in a row ask the same in the same words: who has answered must see that it is asked anew."""
    async with house() as server:
        made, one, two = await server.two(options={"first": "0"})
        await give(server, made["table"], 0, "supplies")
        await one.choose("draw/exploration")
        one.raw.clear()
        await one.choose("play/supplies")
        await one.choose("draw/characters")
        changes = [message for message in one.raw if '"question"' in message]
        assert len(changes) == 2
        assert one.options == ["draw/exploration", "draw/characters"]
        await two.drain()
        assert two.parts["question"]["prompt"]["en"]


async def give(server: House, table: str, seat: int, key: str) -> None:
    """Put a card of the pile into a hand: set a scene."""
    from bivouac.games.altiplano.actions import KEYS
    from bivouac.games.altiplano.state import HAND, Altiplano

    state = server.hub.rooms[table].match.table.state
    assert isinstance(state, Altiplano)
    card = KEYS.index(key)
    for zone in state.zones:
        if card in zone:
            zone.remove(card)
    state.zones[HAND + seat].append(card)
    state.known.show(seat, card)


@scenario
async def test_names_and_chat(house: Open) -> None:
    async with house() as server:
        made, one, two = await server.two()
        looking_on = await server.sit(made["table"], made["spectators"])
        assert (await one.ask("rename", name="  Zoë\u202e\x07 \n Lang  "))["type"] == "ack"
        assert (await one.ask("chat", text="<b>hello</b>\x00\u2066 there"))["type"] == "ack"
        assert (await looking_on.ask("chat", phrase="well-played"))["type"] == "ack"
        await two.drain()
        assert two.parts["info"]["seats"][0]["name"] == "Zoë Lang"
        lines = [(line["seat"], line["text"], line["phrase"]) for line in two.parts["chat"]]
        assert lines == [(0, "<b>hello</b> there", ""), (None, "", "well-played")]
        assert (await one.ask("chat", phrase="insult"))["code"] == "unknown"
        assert (await one.ask("chat", text=" \u200b "))["code"] == "unknown"
        await one.ask("rename", name="x" * 500)
        assert one.parts["info"]["seats"][0]["name"] == "x" * 40
        assert (await looking_on.ask("rename", name="me"))["code"] == "not-asked"
        prompts = [guest.parts["question"]["prompt"]["en"] for guest in (one, two, looking_on)]
        if two.options:
            assert not any("x" * 40 in prompt for prompt in prompts)
        else:
            await two.drain()
            assert "x" * 40 in two.parts["question"]["prompt"]["en"]


@scenario
async def test_a_game_can_be_conceded(house: Open) -> None:
    async with house() as server:
        _, one, two = await server.two()
        await play([one, two], at_random(8), choices=5)
        assert (await one.ask("concede"))["type"] == "ack"
        await two.drain()
        assert two.status == "conceded"
        assert two.parts["ended"]["winners"] == [1]
        assert two.parts["ended"]["text"]["en"] == "Player 1 has conceded."
        assert one.parts["ended"]["text"]["fr"] == "Tu as concédé la partie."
        assert (await two.ask("concede"))["code"] == "over"
        assert (await two.ask("choose", n=two.n, option="pass"))["code"] == "over"


@scenario
async def test_free_undo_is_free_and_the_log_is_cut(house: Open) -> None:
    async with house() as server:
        made, one, two = await server.two(options={"first": "0"})
        hold(
            server.hub.rooms[made["table"]].match, 0, ["supplies", "storm"]
        )  # an Action, so that there is something to pass
        await one.choose("draw/exploration")
        await two.drain()
        log = list(two.parts["log"])
        await one.choose("pass")
        await two.drain()
        assert len(two.parts["log"]) > len(log)
        assert one.parts["question"]["can_undo"] is True
        assert (await one.ask("undo"))["type"] == "ack"
        await two.drain()
        assert two.parts["log"][:-1] == log
        assert two.parts["log"][-1]["key"] == "server-note-undone"
        assert one.parts["view"]["phase"] == 2
        fresh = await server.sit(made["table"], made["secrets"][1])
        assert fresh.parts == two.parts


@scenario
async def test_undo_by_consent(house: Open) -> None:
    async with house() as server:
        _, one, two = await server.two(options={"first": "0"})
        assert (await one.ask("undo"))["code"] == "nothing-to-undo"
        hand = one.parts["view"]["seats"][0]["hand"]
        await one.choose("draw/exploration")
        assert one.parts["question"]["can_undo"] is False
        assert (await one.ask("undo"))["type"] == "ack"
        await two.drain()
        assert two.parts["offers"] == [{"kind": "undo", "by": 0, "agreed": [0]}]
        assert (await one.ask("undo"))["code"] == "offered"
        assert (await two.ask("answer", kind="undo", agree=False))["type"] == "ack"
        await one.drain()
        assert one.parts["offers"] == []
        assert one.parts["view"]["phase"] == 2
        await one.ask("undo")
        await two.drain()
        assert (await two.ask("answer", kind="undo", agree=True))["type"] == "ack"
        await one.drain()
        assert one.parts["view"]["phase"] == 1
        assert one.parts["view"]["seats"][0]["hand"] == hand
        assert one.options == ["draw/exploration", "draw/characters"]
        assert (await two.ask("answer", kind="undo", agree=True))["code"] == "no-offer"


@scenario
async def test_a_choice_of_a_person_withdraws_an_undo_that_was_asked_for(house: Open) -> None:
    async with house() as server:
        _, one, two = await server.two(options={"first": "0"})
        await one.choose("draw/exploration")
        await one.ask("undo")
        await one.choose("pass")
        await two.drain()
        assert two.parts["offers"] == []


@scenario
async def test_bots_agree_to_undo(house: Open) -> None:
    async with house() as server:
        made = await server.table("human", "bot", options={"first": "0"})
        one = await server.sit(made["table"], made["secrets"][0])
        await one.choose("draw/exploration")
        assert (await one.ask("undo"))["type"] == "ack"
        await one.drain()
        assert one.parts["view"]["phase"] == 1


@scenario
async def test_abandoning_needs_everybody(house: Open) -> None:
    async with house() as server:
        _, one, two = await server.two()
        await one.ask("offer", kind="abandon")
        assert one.status == "playing"
        await two.ask("answer", kind="abandon", agree=True)
        await one.drain()
        assert one.status == "abandoned"
        assert one.parts["ended"]["winners"] == []


@scenario
async def test_a_rematch_swaps_seats_and_gives_each_seat_its_own_secret(house: Open) -> None:
    async with house() as server:
        made, one, two = await server.two()
        await one.ask("rename", name="Ada")
        assert (await one.ask("offer", kind="rematch"))["code"] == "not-over"
        await one.ask("concede")
        looking_on = await server.sit(made["table"], made["spectators"])
        await one.ask("offer", kind="rematch")
        await two.drain()
        assert two.parts["info"]["next_table"] == ""
        await two.ask("offer", kind="rematch")  # two who want the same agree
        for guest in (one, two, looking_on):
            await guest.drain()
        infos = [guest.parts["info"] for guest in (one, two, looking_on)]
        assert len({info["next_table"] for info in infos}) == 1
        assert len({info["next_secret"] or info["next_look"] for info in infos}) == 3
        assert [bool(info["next_secret"]) for info in infos] == [True, True, False]
        for info, guest in zip(infos, (one, two, looking_on), strict=True):
            others = [other["next_secret"] or other["next_look"] for other in infos if other is not info]
            assert not any(secret in message for secret in others for message in guest.raw)
        new = infos[0]["next_table"]
        assert new != made["table"]
        again = await server.sit(new, infos[0]["next_secret"])
        assert again.seat == 1
        assert again.parts["info"]["seats"][1]["name"] == "Ada"
        assert (await server.sit(new, infos[1]["next_secret"])).seat == 0
        late = await server.sit(made["table"], made["spectators"])
        assert (await server.sit(new, late.parts["info"]["next_look"])).seat is None
        assert (await two.ask("offer", kind="rematch"))["code"] == "rematch-made"


@scenario
async def test_a_rematch_against_a_bot_begins_at_once(house: Open) -> None:
    async with house() as server:
        made = await server.table("human", "bot")
        guest = await server.sit(made["table"], made["secrets"][0])
        await guest.ask("concede")
        await guest.ask("offer", kind="rematch")
        await guest.drain()
        info = guest.parts["info"]
        again = await server.sit(info["next_table"], info["next_secret"])
        assert again.seat == 1
        assert [seat["kind"] for seat in again.parts["info"]["seats"]] == ["bot", "human"]


@scenario
async def test_a_bot_takes_over_and_its_player_comes_back(house: Open) -> None:
    from tests.server.house import FakeTime

    clock = FakeTime()
    async with house(clock) as server:
        made, one, two = await server.two(options={"first": "0"})
        assert (await two.ask("take-over", seat=0, bot="random"))["code"] == "taken"
        await one.leave()
        await clock.pass_by(30)
        assert (await two.ask("take-over", seat=0, bot="random"))["code"] == "taken"
        await clock.pass_by(31)
        assert (await two.ask("take-over", seat=0, bot="nobody"))["code"] == "unknown"
        assert (await two.ask("take-over", seat=7, bot="random"))["code"] == "unknown"
        assert (await two.ask("take-over", seat=0, bot="random"))["type"] == "ack"
        assert two.parts["info"]["seats"][0]["kind"] == "bot"
        await two.hear_until(lambda guest: guest.options)  # the bot plays its turn
        back = await server.sit(made["table"], made["secrets"][0])
        assert back.parts["info"]["seats"][0]["kind"] == "human"
        assert back.seat == 0


@scenario
async def test_a_bot_takes_an_open_seat_at_once(house: Open) -> None:
    async with house() as server:
        made = await server.table("human", "open")
        guest = await server.sit(made["table"], made["secrets"][0])
        assert (await guest.ask("take-over", seat=1, bot="greedy"))["type"] == "ack"
        assert guest.parts["info"]["seats"][1] | {"is_here": False} == {
            "seat": 1, "kind": "bot", "name": "", "bot": "greedy", "is_here": False, "seconds_left": None,
        }  # fmt: skip


@pytest.mark.parametrize("when", ["while it runs", "once it is over"])
@scenario
async def test_deleting(house: Open, when: str) -> None:
    async with house() as server:
        made, one, two = await server.two()
        path = f"/api/tables/{made['table']}"
        if when == "once it is over":
            await one.ask("concede")
        spectators = {"Authorization": f"Bearer {made['spectators']}"}
        assert (await server.http.delete(path, headers=spectators)).status_code == 403
        answer = await server.http.delete(path, headers={"Authorization": f"Bearer {made['secrets'][1]}"})
        if when == "while it runs":
            assert answer.status_code == 409
            assert two.status == "playing"
            return
        assert answer.status_code == 204
        closed = await two.hear("closed")
        assert closed["code"] == "deleted"
        assert (await server.get(path, made["secrets"][0])).status_code == 404


@scenario
async def test_who_is_alone_with_bots_may_delete(house: Open) -> None:
    async with house() as server:
        made = await server.table("human", "bot")
        await server.sit(made["table"], made["secrets"][0])
        secret = {"Authorization": f"Bearer {made['secrets'][0]}"}
        assert (await server.http.delete(f"/api/tables/{made['table']}", headers=secret)).status_code == 204


@scenario
async def test_the_record_of_a_game_played_here_is_what_the_rules_make_of_it(house: Open) -> None:
    async with house() as server:
        made, one, two = await server.two(options={"turn_cap": 30})
        await play([one, two], at_random(9))
        answer = await server.get(f"/api/tables/{made['table']}/record", made["secrets"][0])
        record: dict[str, Any] = answer.json()
        table = bivouac.replay(record)
        assert table.over
        assert table.view(0) == one.parts["view"]
        assert [entry.text for entry in table.log(0, "fr")] == [line["text"]["fr"] for line in one.parts["log"]]
        await settled()
