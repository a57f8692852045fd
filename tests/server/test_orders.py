"""Standing orders at a table of people: kept, private, refused with a sentence, and told by nothing, not even the
clock."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import bivouac
from bivouac.engine.life import Window
from bivouac.engine.orders import asking_orders
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.server import caretaker
from bivouac.server.deeds import Chose, Instructed, Offered, decode, encode
from bivouac.server.match import Match, loaded_match, new_match
from bivouac.server.messages import SeatKind, SeatWanted
from tests.fortune_and_glory.situations import searching
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, as_printed
from tests.server.house import FakeTime, Guest, House, scenario
from tests.server.scenes import same_deal
from tests.server.test_windows import told

Open = Callable[..., House]
DELAYS = {"reaction_delay_min": 1.0, "reaction_delay_max": 2.5, "bot_pause": 0.5}


@pytest.fixture(autouse=True)
def _box_as_printed() -> Iterator[None]:
    yield
    as_printed()


async def seated(server: House, laid: Laid) -> tuple[Match, list[Guest], dict[str, Any]]:
    """People at every seat of a table that a test has laid."""
    seats = laid.state.seats
    with same_deal(5):
        made = await server.table(*["human"] * seats, game=GAME.name)
    guests = [await server.sit(made["table"], made["secrets"][seat]) for seat in range(seats)]
    room = server.hub.rooms[made["table"]]
    laid.state.ear = room.match.ear
    laid.state.patient = (1 << seats) - 1
    room.match.table.state = laid.state
    laid.state.ask_anew()
    room.caretaker.arrange()
    room.send_changes()
    for guest in guests:
        await guest.drain()
        guest.raw.clear()
    return room.match, guests, made


@pytest.mark.parametrize("kinds", [["human", "bot"], ["human", "bot", "bot"], ["human", "human"], ["human", "open"]])
def test_who_is_alone_with_bots_is_asked_wherever_a_card_fits(kinds: list[SeatKind]) -> None:
    table = bivouac.new(GAME.name, players=len(kinds), seed=1)
    match = new_match(table, [SeatWanted(kind) for kind in kinds], None, 0.0)
    assert match.seats[0].orders == (asking_orders(GAME) if kinds[1] == "bot" else {})
    assert all(seat.orders == {} for seat in match.seats[1:])


async def order(guest: Guest, orders: dict[str, str]) -> None:
    for about, word in orders.items():
        assert (await guest.ask("order", about=about, order=word))["type"] == "ack"


def before_your_move(hands: tuple[str, ...], at: str = "sahara, paris") -> Laid:
    """My hero may go or stay. Then a die falls for YOU, and whoever holds a card might answer."""
    return Laid(at=at, phase="move", hands=hands, dice="4 4 4 4 4 4")


# -- given, kept, refused ----------------------------------------------------------------------------------------------


@scenario
async def test_an_order_is_given_read_and_taken_back_and_nobody_else_hears_of_it(house: Open) -> None:
    async with house() as server:
        _, (one, two), made = await seated(server, before_your_move(("wrong-train",)))
        assert one.parts["orders"] == {}
        await order(one, {"moment/test": "never", "card/lucky-hat": "rescue"})
        assert one.parts["orders"] == {"moment/test": "never", "card/lucky-hat": "rescue"}
        await order(one, {"moment/test": "matters"})
        assert one.parts["orders"] == {"card/lucky-hat": "rescue"}, "what is the default is not kept"
        await two.drain()
        assert two.raw == []
        assert two.parts["orders"] == {}
        looker = await server.sit(made["table"], made["spectators"])
        assert "orders" not in looker.parts
        assert (await looker.ask("order", about="moment/test", order="never"))["code"] == "not-asked"


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"about": "moment/tea", "order": "never"}, "knows no such order"),
        ({"about": "card/fan-mail", "order": "hold"}, "knows no such order"),
        ({"about": "moment/test", "order": "perhaps"}, "ask, matters, never"),
        ({"about": "card/lucky-hat", "order": "leader"}, "hold, own, rescue"),
        ({"about": "moment/test"}, "not understood"),
        ({"about": 4, "order": "never"}, "not understood"),
    ],
)
@scenario
async def test_an_order_that_makes_no_sense_is_refused_with_a_sentence(
    house: Open, fields: dict[str, Any], words: str
) -> None:
    async with house() as server:
        _, (one, _), _ = await seated(server, before_your_move(("wrong-train",)))
        answer = await one.ask("order", **fields)
        assert (answer["type"], answer["code"]) == ("no", "unknown")
        assert words in answer["text"]["en"] or words == "not understood"
        assert answer["text"]["en"] != answer["text"]["fr"]
        assert one.parts["orders"] == {}


@scenario
async def test_a_game_without_moments_hears_of_no_orders(house: Open) -> None:
    async with house() as server:
        _, one, _ = await server.two()
        assert "orders" not in one.parts
        assert (await one.ask("order", about="moment/test", order="never"))["code"] == "unknown"
        assert (await one.ask("standing", reactions="never"))["type"] == "ack"
        assert one.parts["reactions"] == "never"
        assert "orders" not in one.parts


@scenario
async def test_orders_outlive_a_lost_line_and_a_restart(house: Open) -> None:
    given = {"moment/test": "never", "question/push": "70"}
    async with house() as server:
        made = await server.table("human", "human", game=GAME.name)
        one = await server.sit(made["table"], made["secrets"][0])
        await order(one, given)
        await one.leave()
        again = await server.sit(made["table"], made["secrets"][0])
        assert again.parts["orders"] == given
    async with house() as server:
        one = await server.sit(made["table"], made["secrets"][0])
        assert one.parts["orders"] == given
        two = await server.sit(made["table"], made["secrets"][1])
        assert two.parts["orders"] == {}


def test_orders_are_in_the_snapshot_and_in_the_deeds() -> None:
    match = new_match(bivouac.new(GAME.name, seed=1), [SeatWanted("human")] * 2, None, 0.0)
    match.apply(decode(encode(Instructed(1, "moment/test", "never"))), 1.0)
    loaded = loaded_match(match.save(), match.seq)
    assert [seat.orders for seat in loaded.seats] == [{}, {"moment/test": "never"}]
    assert decode(b'{"type":"chose","seat":0,"option":"pass"}') == Chose(0, "pass")
    assert encode(Chose(0, "pass")) == b'{"type":"chose","seat":0,"option":"pass"}'


@scenario
async def test_what_can_be_ordered_is_listed_in_both_languages(house: Open) -> None:
    async with house() as server:
        listed = (await server.get(f"/api/games/{GAME.name}/orders")).json()
        assert [each["about"] for each in listed] == list(GAME.orderables)
        for each in listed:
            assert each["default"] in each["words"]
            assert len(each["values"]) == len(each["words"]) == len({value["fr"] for value in each["values"]})
            assert each["title"]["en"]
            assert each["title"]["fr"]
        assert (await server.get("/api/games/altiplano/orders")).json() == []
        assert (await server.get("/api/games/chess/orders")).status_code == 404


# -- carried out -------------------------------------------------------------------------------------------------------


@scenario
async def test_an_ordered_pass_tells_nothing_of_the_hand(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a card that answers and with one that does not: the same messages to the other, at the same times."""
    sent, waits = [], []
    for mine in ("wrong-train", "second-wind"):
        monkeypatch.setattr(caretaker, "CHANCE", random.Random(11))
        clock = FakeTime()
        async with house(clock, **DELAYS) as server:
            match, (one, two), made = await seated(server, before_your_move((mine,)))
            waits.append([])
            assert (await one.choose("stay"))["type"] == "ack"
            for moment in ("arrived", "move"):
                await one.drain()
                await two.drain()
                assert GAME.moment(match.table.state) == f"moment/{moment}"
                assert one.options == []
                assert "standing order" in one.parts["question"]["prompt"]["en"]
                waiting = clock.waiting()
                assert len(waiting) == 1
                assert 1.0 <= waiting[0] <= 2.5
                waits[-1] += waiting
                before = len(two.raw)
                await clock.pass_by(waiting[0] - 0.01)
                await two.drain()
                assert len(two.raw) == before, "nobody sees what follows before the time is up"
                await clock.pass_by(0.02)
            await two.drain()
            assert "stay" in two.options
            sent.append(told(two, made))
        as_printed()
    assert sent[0] == sent[1]
    assert waits[0] == waits[1]
    assert waits[0][0] != waits[0][1], "each window has its own delay"


@scenario
async def test_whoever_is_passed_in_one_window_is_passed_at_the_same_moment(house: Open) -> None:
    clock = FakeTime()
    async with house(clock, **DELAYS) as server:
        hands = ("wrong-train", "", "tail-wind", "second-wind, wobbling-stone")
        match, guests, _ = await seated(server, before_your_move(hands, "sahara, paris, lima, tokyo"))
        await guests[ME].choose("stay")
        assert match.waiting == [ME, THIRD, 3]
        waiting = clock.waiting()
        assert len(waiting) == 3
        assert len(set(waiting)) == 1, "how many have orders is not told either"
        await clock.pass_by(waiting[0])
        assert GAME.moment(match.table.state) == "moment/move"


@scenario
async def test_others_see_the_same_whatever_is_ordered(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Passed by order, or by hand after as long."""
    sent = []
    asked = []
    for orders in ({}, {"moment/arrived": "ask", "moment/move": "ask"}, {"card/wrong-train": "offer"}):
        monkeypatch.setattr(caretaker, "CHANCE", random.Random(11))
        clock = FakeTime()
        async with house(clock, **DELAYS) as server:
            _, (one, two), made = await seated(server, before_your_move(("wrong-train",)))
            await order(one, orders)
            await one.choose("stay")
            by_hand = 0
            for _ in range(2):
                await one.drain()
                await clock.pass_by(2.6)
                if one.options:
                    by_hand += 1
                    await one.choose("pass")
            await two.drain()
            sent.append(told(two, made))
            asked.append(by_hand)
        as_printed()
    assert asked == [0, 2, 1]
    assert sent[0] == sent[1] == sent[2]


@scenario
async def test_who_is_asked_by_an_order_may_play_the_card(house: Open) -> None:
    clock = FakeTime()
    async with house(clock, **DELAYS) as server:
        match, (one, _), _ = await seated(server, before_your_move(("wrong-train",)))
        await order(one, {"card/wrong-train": "offer"})
        await one.choose("stay")
        await clock.pass_by(3)
        await one.drain()
        assert GAME.moment(match.table.state) == "moment/move"
        assert one.options == ["pass", "play/wrong-train"]
        assert clock.waiting() == []


@scenario
async def test_a_card_plays_itself_after_the_delay_and_stands_in_the_record(house: Open) -> None:
    clock = FakeTime()
    async with house(clock, **DELAYS) as server:
        match, guests, _ = await seated(server, searching("1 1 1", hands="lucky-hat"))
        one, two = guests[ME], guests[YOU]
        assert one.options == ["pass", "play/lucky-hat"]
        await order(one, {"card/lucky-hat": "rescue"})
        await one.drain()
        assert one.options == []
        assert one.parts["question"]["prompt"]["en"] == "Your standing order answers this."
        assert (await one.ask("choose", n=one.n, option="pass"))["code"] == "not-asked"
        await two.drain()
        assert two.raw == []
        waiting = clock.waiting()
        assert len(waiting) == 1
        assert 1.0 <= waiting[0] <= 2.5
        await clock.pass_by(waiting[0] + 0.01)
        chosen = [GAME.actions.keys[step >> 5] for step in match.table.history]
        assert chosen == ["play/lucky-hat"]


@scenario
async def test_a_question_of_the_own_turn_is_answered_so_that_people_can_follow(house: Open) -> None:
    clock = FakeTime()
    async with house(clock, **DELAYS) as server:
        match, (one, _), _ = await seated(server, Laid(at="london, paris", phase="move", dice="1"))
        assert one.options == ["pass", "draw"]
        await order(one, {"question/draw": "always"})
        await one.drain()
        assert one.options == []
        assert clock.waiting() == [0.5]
        await clock.pass_by(0.51)
        assert len(match.table.state.hands[ME]) == 1 or match.table.state.in_play
        assert not isinstance(match.table.state.asker, Window) or match.waiting == [ME]


def test_what_an_order_chooses_withdraws_no_offer() -> None:
    for is_ordered in (True, False):
        match = new_match(bivouac.new(GAME.name, seed=1), [SeatWanted("human")] * 2, None, 0.0)
        match.apply(Offered("undo", 1, to=0), 1.0)
        seat = match.waiting[0]
        option = match.table.options_of(seat)[-1].key
        match.apply(Chose(seat, option, is_ordered), 2.0)
        assert (match.offer("undo") is not None) == is_ordered
