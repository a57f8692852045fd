"""Reactions stay hidden: neither a message nor a clock tells who could have answered and who could not."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import bivouac
from bivouac.engine.life import Window
from bivouac.engine.orders import asking_orders
from bivouac.engine.table import Table, new_table
from bivouac.games.altiplano import state as zones
from bivouac.games.altiplano.actions import KEYS
from bivouac.server import caretaker, sight
from bivouac.server.deeds import Chose, Ordered
from bivouac.server.match import loaded_match, new_match
from bivouac.server.messages import SeatWanted
from tests.server.house import FakeTime, Guest, House, scenario
from tests.server.scenes import camp, hold, same_deal, show, state_of

Open = Callable[..., House]
ABLE = ["torch", "supplies", "ransom", "storm", "telegram"]
UNABLE = ["museum-funds", "supplies", "ransom", "storm", "telegram"]
DELAYS = {"reaction_delay_min": 1.0, "reaction_delay_max": 2.5}


async def llamas_are_sent(server: House, hand: list[str], kind: str) -> tuple[Guest, Guest | None, dict[str, Any]]:
    """Seat 0 plays a Beast against a seat of this kind with this hand."""
    with same_deal(7):
        made = await server.table("human", kind, options={"first": "0"})
    one = await server.sit(made["table"], made["secrets"][0])
    two = await server.sit(made["table"], made["secrets"][1]) if kind == "human" else None
    match = server.hub.rooms[made["table"]].match
    await one.choose("draw/exploration")
    hold(match, 0, ["stampede", "secret-passage", "lost-map", "looting", "bribe"])
    hold(match, 1, hand)
    camp(match, 1, ["sir-allistair", "ohio-bob", "the-doc", "marcus-vidor"])
    show(server.hub.rooms[made["table"]])
    await one.drain()
    one.raw.clear()
    return one, two, made


def told(guest: Guest, made: dict[str, Any]) -> list[str]:
    """All that a guest was sent, without what differs from table to table: its name and where numbers begin."""
    first = min(int(number) for message in guest.raw for number in re.findall(r'"n":(\d{6,})', message))
    return [
        re.sub(r'"n":(\d{6,})', lambda n: f'"n":{int(n[1]) - first}', message).replace(made["table"], "T")
        for message in guest.raw
    ]


@scenario
async def test_who_can_answer_and_who_cannot_are_both_asked(house: Open) -> None:
    sent = []
    for hand in (ABLE, UNABLE):
        async with house() as server:
            one, two, made = await llamas_are_sent(server, hand, "human")
            assert two is not None
            assert (await one.choose("play/stampede"))["type"] == "ack"
            await two.drain()
            assert two.options == (["pass", "react/torch"] if hand is ABLE else ["pass"])
            assert (await two.choose("pass"))["type"] == "ack"
            await one.drain()
            assert one.options, "the llamas come"
            sent.append(told(one, made))
    assert sent[0] == sent[1]


@pytest.mark.parametrize("order", ["never", "matters"])
@scenario
async def test_a_standing_order_takes_as_long_for_every_hand(
    house: Open, order: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent, waits = [], []
    for hand in (ABLE, UNABLE):
        monkeypatch.setattr(caretaker, "CHANCE", random.Random(11))
        clock = FakeTime()
        async with house(clock, **DELAYS) as server:
            one, two, made = await llamas_are_sent(server, hand, "human")
            assert two is not None
            await two.ask("standing", reactions=order)
            assert (await one.choose("play/stampede"))["type"] == "ack"
            await one.drain()
            await two.drain()
            sent_before = len(one.raw)
            if order == "matters":  # a Beast is aimed at the other player: it does matter
                assert "pass" in two.options
                continue
            assert two.options == []
            assert "standing order" in two.parts["question"]["prompt"]["en"]
            assert (await two.ask("choose", n=two.n, option="pass"))["code"] == "not-asked"
            waits.append(clock.waiting())
            assert len(waits[-1]) == 1
            assert 1.0 <= waits[-1][0] <= 2.5
            await clock.pass_by(waits[-1][0] - 0.01)
            await one.drain()
            assert len(one.raw) == sent_before, "nobody sees what follows before the time is up"
            await clock.pass_by(0.02)
            await one.drain()
            assert one.options
            sent.append(told(one, made))
    if order == "never":
        assert sent[0] == sent[1]
        assert waits[0] == waits[1]


@scenario
async def test_a_bot_takes_as_long_for_every_hand(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    waits = []
    for hand in (ABLE, UNABLE):
        monkeypatch.setattr(caretaker, "CHANCE", random.Random(12))
        clock = FakeTime()
        async with house(clock, **DELAYS) as server:
            one, _, _ = await llamas_are_sent(server, hand, "bot")
            assert (await one.choose("play/stampede"))["type"] == "ack"
            await one.drain()
            waits.append(clock.waiting())
            sent = len(one.raw)
            await clock.pass_by(waits[-1][0] - 0.01)
            await one.drain()
            assert len(one.raw) == sent
            await clock.pass_by(0.02)
            await one.drain()
            assert len(one.raw) > sent
    assert len(waits[0]) == 1
    assert waits[0] == waits[1]


@scenario
async def test_a_bot_that_still_thinks_when_the_time_is_up_passes(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long thought would tell that there is something to think about."""
    import asyncio

    clock = FakeTime()
    async with house(clock, **DELAYS) as server:
        one, _, made = await llamas_are_sent(server, ABLE, "bot")

        async def never(*_: Any) -> str:
            await asyncio.Event().wait()
            return ""

        monkeypatch.setattr(server.hub.workers, "choose", never)
        assert (await one.choose("play/stampede"))["type"] == "ack"
        await clock.pass_by(2.6)
        await one.drain()
        assert one.options
        assert "torch" not in one.parts["view"]["discards"]["exploration"]
        assert server.hub.rooms[made["table"]].match.table.seat == 0


@scenario
async def test_an_event_that_does_not_concern_a_seat_is_passed_where_that_is_the_order(house: Open) -> None:
    """A Location of the other player does not matter, unless a Treasure lies there already."""
    for treasures in ([], ["golden-quipu"]):
        clock = FakeTime()
        async with house(clock, **DELAYS) as server:
            made, one, two = await server.two(options={"first": "0"})
            match = server.hub.rooms[made["table"]].match
            await two.ask("standing", reactions="matters")
            hold(match, 0, ["nine-wells", "supplies"])  # with Supplies there is always something to pass on
            hold(match, 1, ["landslide", "ransom"])
            await one.choose("draw/exploration")
            state = state_of(match)
            for key in treasures:
                card = KEYS.index(key)
                for zone in state.zones:
                    if card in zone:
                        zone.remove(card)
                state.zones[zones.TREASURES].append(card)
            await one.choose("pass")
            await one.choose("place/nine-wells")
            await two.drain()
            assert two.options == (["pass", "react/landslide"] if treasures else [])
            assert len(clock.waiting()) == (0 if treasures else 1)


@scenario
async def test_an_order_does_not_answer_what_is_no_reaction(house: Open) -> None:
    """Own searches are secret questions too, but nobody's standing order takes them away."""
    async with house() as server:
        made, one, two = await server.two(options={"first": "0"})
        match = server.hub.rooms[made["table"]].match
        await one.ask("standing", reactions="never")
        await one.choose("draw/exploration")
        hold(match, 0, ["supplies"])
        camp(match, 0, ["ohio-bob"])
        show(server.hub.rooms[made["table"]])
        await one.drain()
        assert (await one.choose("act/ohio-bob"))["type"] == "ack"
        assert match.is_secret
        assert not isinstance(match.table.state.asker, Window)
        assert "pass" in one.options
        await two.drain()
        assert two.parts["view"]["asking"] is None


@scenario
async def test_changing_the_order_in_a_window_asks_at_once(house: Open) -> None:
    clock = FakeTime()
    async with house(clock, **DELAYS) as server:
        one, two, _ = await llamas_are_sent(server, ABLE, "human")
        assert two is not None
        await two.ask("standing", reactions="never")
        assert (await one.choose("play/stampede"))["type"] == "ack"
        await two.drain()
        assert two.options == []
        await two.ask("standing", reactions="ask")
        await two.drain()
        assert "react/torch" in two.options
        await clock.pass_by(10)
        await two.drain()
        assert "react/torch" in two.options, "what was ordered before is not done any more"


@scenario
async def test_bots_pause_between_choices_that_people_see(house: Open) -> None:
    clock = FakeTime()
    async with house(clock, bot_pause=0.7) as server:
        made = await server.table("human", "bot", options={"first": "1"})
        one = await server.sit(made["table"], made["secrets"][0])
        await one.drain()
        assert clock.waiting() == pytest.approx([0.7])
        assert one.parts["view"]["phase"] == 1
        await clock.pass_by(0.71)
        for _ in range(50):
            await one.drain()
            if one.parts["view"]["phase"] == 2:
                break
        assert one.parts["view"]["phase"] == 2


async def window_of_several(server: House) -> tuple[Guest, str, Guest]:
    """Three people who are asked at every moment play at random until somebody can act in a window that others can only
    pass: who acts first there, the card, and one of the others. What was asked before has been answered by them."""
    with same_deal(1):
        made = await server.table("human", "human", "human", game="fortune-and-glory")
    guests = [await server.sit(made["table"], made["secrets"][seat]) for seat in range(3)]
    match = server.hub.rooms[made["table"]].match
    for guest in guests:
        for about, word in asking_orders(match.table.game).items():
            assert (await guest.ask("order", about=about, order=word))["type"] == "ack"
    chance = random.Random(1)
    for _ in range(300):
        for guest in guests:
            await guest.take_in_all()
        state = match.table.state
        if isinstance(state.asker, Window) and len(match.waiting) > 1:
            first = guests[state.window(state.events[-1], state.asker.when)[0]]
            others = [guest for guest in guests if guest is not first and guest.options == ["pass"]]
            if first.options[1:] and others:
                return first, first.options[1], others[0]
        guest = chance.choice([guest for guest in guests if guest.options])
        assert (await guest.choose(chance.choice(guest.options)))["type"] == "ack"
    raise AssertionError("no such window")


@scenario
async def test_a_window_asked_anew_in_the_same_words_is_another_question(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever passes what stood there before has not passed the card that somebody has played meanwhile."""
    monkeypatch.setattr(sight, "prompt", lambda *_: "Play a card, or pass.")
    async with house() as server:
        first, card, other = await window_of_several(server)
        words, number, lines = other.parts["question"], other.n, len(other.parts["log"])
        assert (await first.choose(card))["type"] == "ack"
        await other.drain()
        assert other.parts["question"] == words
        assert len(other.parts["log"]) > lines
        late = await other.ask("choose", n=number, option="pass")
        assert (late["type"], late["code"]) == ("no", "stale")
        assert (await other.choose("pass"))["type"] == "ack"


@pytest.mark.skipif(bivouac.compiled(), reason="tiny games are plain Python")
def test_an_answer_in_a_window_of_several_does_not_restart_what_is_planned_for_others() -> None:
    """Else eight standing orders would wait for each other, one delay after the other."""
    from tests.proving.vigil import GAME  # it cannot even be imported on the compiled build

    match = new_match(new_table(GAME, 3, 1, {}), [SeatWanted("human", str(seat)) for seat in range(3)], None, 0.0)
    assert match.status == "open"
    match.apply(Chose(0, "watch"), 1.0)
    assert isinstance(match.table.state.asker, Window)
    assert (match.waiting, match.moves) == ([0, 1, 2], 1)
    seen = match.table.view(None)
    for seat, left in ((1, [0, 2]), (0, [2])):
        match.apply(Chose(seat, "pass"), 2.0)
        assert (match.waiting, match.moves) == (left, 1)
        assert match.table.view(None) == seen, "who has answered is not seen"
    match.apply(Chose(2, "pass"), 3.0)
    assert match.moves == 2, "the window is over: another question, another plan"
    assert [match.ordered(seat) for seat in range(3)] == [""] * 3
    match.apply(Ordered(1, "never"), 4.0)
    is_window = isinstance(match.table.state.asker, Window)
    assert [match.ordered(seat) for seat in range(3)] == ["", "pass" if is_window else "", ""]


# -- who is asked for nothing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reactions", ["ask", "matters"])
@pytest.mark.parametrize("hand", [ABLE, UNABLE])
@scenario
async def test_whoever_sits_among_bots_is_asked_only_with_an_answer(
    house: Open, hand: list[str], reactions: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots learn nothing from the time it takes."""
    clock = FakeTime()
    async with house(clock, bot_pause=0.7, **DELAYS) as server:

        async def plays(table: Table, _: str, seat: int, __: int) -> str:
            legal = [option.key for option in table.options_of(seat)]
            return next(key for key in ("draw/exploration", "play/stampede", *legal) if key in legal)

        monkeypatch.setattr(server.hub.workers, "choose", plays)
        with same_deal(7):
            made = await server.table("human", "bot", options={"first": "1"})
        one = await server.sit(made["table"], made["secrets"][0])
        await one.ask("standing", reactions=reactions)
        match = server.hub.rooms[made["table"]].match
        hold(match, 1, ["stampede"])
        hold(match, 0, hand)
        camp(match, 0, ["sir-allistair", "ohio-bob", "the-doc", "marcus-vidor"])
        await clock.pass_by(0.71)
        await clock.pass_by(0.71)
        await one.drain()
        assert KEYS.index("stampede") not in state_of(match).zones[zones.HAND + 1], "the Beast was sent"
        asked = [json.loads(raw)["parts"].get("question") for raw in one.raw if '"parts"' in raw]
        keys = [[each["key"] for each in question["options"]] for question in asked if question]
        assert ["pass"] not in keys
        if hand is ABLE:
            assert one.options == ["pass", "react/torch"]
        else:
            assert match.waiting == [1], "the bot goes on at once"


@scenario
async def test_among_people_who_rests_is_asked_once_in_a_turn(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a card that answers and without one: the same messages to the other, at the same times."""
    sent, waits = [], []
    for hand in (ABLE, UNABLE):
        monkeypatch.setattr(caretaker, "CHANCE", random.Random(11))
        clock = FakeTime()
        async with house(clock, **DELAYS) as server:
            one, two, made = await llamas_are_sent(server, hand, "human")
            assert two is not None
            assert (await two.ask("rest"))["code"] == "not-asked"
            assert (await one.choose("play/stampede"))["type"] == "ack"
            await two.drain()
            assert two.parts["question"]["can_rest"]
            assert (await two.ask("rest"))["type"] == "ack"
            await two.drain()
            assert two.options == []
            assert two.parts["question"]["prompt"]["en"] == "You let the rest of this turn pass."
            waits.append(clock.waiting())
            await clock.pass_by(2.6)
            await one.drain()
            assert one.options, "the llamas come"
            match = server.hub.rooms[made["table"]].match
            assert match.rests(1)
            loaded = loaded_match(match.save(), match.seq)
            assert loaded.rests(1), "and it is kept"
            state_of(match).turn += 1
            assert not match.rests(1), "another turn is another matter"
            sent.append(told(one, made))
    assert sent[0] == sent[1]
    assert waits[0] == waits[1]
