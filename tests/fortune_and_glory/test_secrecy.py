"""Nobody is told what they may not know: views, options, reasons, lines of the log, and copies dealt anew."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import Any

import pytest

from bivouac.engine.chance import Chance
from bivouac.engine.lines import ALL
from bivouac.engine.table import Table, new_table
from bivouac.games.fortune_and_glory.catalog import CITY, EVENT, IS_A, NOT_AT_ALL, OWN, SALE, Timing
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import CATEGORIES
from bivouac.games.fortune_and_glory.steps_cards import draw_event
from bivouac.games.fortune_and_glory.verbs_goods import DropEvents, LookKeep
from bivouac.games.fortune_and_glory.whom import ME as OWNER
from bivouac.games.fortune_and_glory.words import OF_ITSELF
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, number, redraw

PLAYERS = (2, 3, 4, 8)


def world(table: Table) -> World:
    state = table.state
    assert isinstance(state, World)
    return state


def dealt_for(table: Table, seat: int, seed: int) -> Table:
    """The same table with other hidden things, as far as that seat can tell; the open question stays open."""
    copy = table.clone()
    state = copy.state
    state.known.deal(seat, state.hidden_zones(), state.categories(), Chance(seed))
    return copy


def reasons(table: Table, seat: int) -> list[int]:
    return [table.state.reason(seat, action) for action in range(len(table.game.actions))]


def offered(table: Table, seat: int) -> list[int]:
    """What the open question offers that seat, worked out anew from the cards as they lie."""
    asker = table.state.asker
    return [] if asker is None else asker.options_of(table.state, seat)


def points(seed: int, one_in: int, rounds: int = 12) -> Iterator[tuple[int, Table]]:
    """Random points of random games for 2 to 8 seats, more of them while something is announced."""
    rng = random.Random(seed)
    for players in PLAYERS:
        table = new_table(GAME, players, seed + players, {"round_cap": rounds})
        number_of = 0
        while not table.over:
            number_of += 1
            if rng.randrange(one_in // 4 if table.state.events else one_in) == 0:
                yield number_of, table
            seat = rng.choice(table.waiting)
            table.choose(rng.choice(table.options_of(seat)), seat)


@pytest.mark.uncounted
def test_what_a_seat_sees_and_may_do_does_not_depend_on_what_is_hidden_from_it() -> None:
    seen = others = windows = 0
    for at, table in points(70, 20):
        seen += 1
        windows += bool(table.state.events)
        for seat in range(table.seats):
            copy = dealt_for(table, seat, at)
            assert copy.view(seat) == table.view(seat)
            assert copy.view(None) == table.view(None)
            assert offered(copy, seat) == offered(table, seat)
            assert reasons(copy, seat) == reasons(table, seat)
            others += any(copy.view(other) != table.view(other) for other in range(table.seats))
    assert seen > 25
    assert windows > 5
    assert others > seen, "the copies were hardly different: this proved nothing"


@pytest.mark.uncounted
def test_a_copy_dealt_anew_is_the_same_whatever_is_truly_hidden() -> None:
    compared = 0
    for at, table in points(71, 40):
        for seat in range(table.seats):
            twin = dealt_for(table, seat, at)
            if table.state.sealed or twin.state.sealed:
                continue  # what others have sealed is theirs to know, and is redrawn by what they hold
            assert twin.determinize(seat, 5).digest() == table.determinize(seat, 5).digest()
            compared += 1
    assert compared > 40


def test_a_copy_dealt_anew_looks_the_same_to_the_seat_it_was_dealt_for() -> None:
    compared = 0
    for at, table in points(72, 40):
        for seat in table.waiting:
            copy = table.determinize(seat, at)
            assert copy.view(seat) == table.view(seat)
            assert [option.id for option in copy.options_of(seat)] == [o.id for o in table.options_of(seat)]
            compared += 1
    assert compared > 20


# -- hands -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("card.event-hidden", "card.city-secret")
def test_a_hand_is_seen_by_its_owner_only_and_its_backs_by_all() -> None:
    table = Laid(at="london, paris, lima", hands=("tail-wind, inside-man", "lucky-hat")).table
    hands: dict[int | None, list[str]] = {ME: ["inside-man", "tail-wind"], YOU: ["lucky-hat"]}
    for reader in (ME, YOU, THIRD, None):
        view: Any = table.view(reader)
        backs = [hero["hidden"] for hero in view["heroes"]]
        assert backs == [{"events": 1, "city": 1}, {"events": 1, "city": 0}, {"events": 0, "city": 0}]
        assert view["hand"] == hands.get(reader, [])


@pytest.mark.clause("card.event-hidden")
@pytest.mark.parametrize("reader", [YOU, THIRD, None])
def test_two_tables_that_differ_in_my_hand_are_alike_to_others(reader: int | None) -> None:
    one, other = (
        Laid(at="sahara, paris, lima", hands=hand, glory=[9], seed=3).table for hand in ("tail-wind", "lucky-hat")
    )
    assert one.view(reader) == other.view(reader)
    assert one.view(ME) != other.view(ME)
    if reader is not None:
        assert reasons(one, reader) == reasons(other, reader)


@pytest.mark.clause("card.event-hidden", "city.secret-card-kept")
@pytest.mark.parametrize(("deck", "cards", "at"), [("event", "tail-wind", "sahara"), ("city", "inside-man", "lima")])
def test_what_i_draw_is_told_to_me_alone(deck: str, cards: str, at: str) -> None:
    table = Laid(at=f"{at}, paris", phase="adventure", decks={deck: cards}, dice="5")
    drawn = [told for told in table.ear.told if told.card == number(cards)]
    assert [told.sees for told in drawn] == [1 << ME]
    assert table.hand(ME) == [cards]


@pytest.mark.clause("card.discard-open", "event.read-aloud-when-played")
def test_a_card_that_was_played_lies_open_for_all() -> None:
    redraw("fan-mail", stays=NOT_AT_ALL)
    table = Laid(at="lima, paris", hands="fan-mail, tail-wind", decks={"city": "auction-house"}, seed=4)
    table.play("play/fan-mail")
    views: list[Any] = [table.table.view(reader) for reader in (ME, YOU, None)]
    assert all("fan-mail" in view["discards"]["event"] for view in views)
    assert all(told.sees == ALL for told in table.ear.told if told.card == number("fan-mail"))


# -- questions that only a hidden card makes one -----------------------------------------------------------------------


def business(hand: str) -> Laid:
    """A table of people. I stand in a city without artifacts, Glory or wounds: only a hidden card gives me a choice."""
    redraw("fan-mail", timing=Timing(OWN, 0))
    redraw("brass-fake", timing=Timing(SALE, 1))
    table = Laid(at="lima, paris", phase="move", hands=hand, decks={"city": ""}, dice="6 6")
    table.state.patient = 1 << ME | 1 << YOU
    for seat in (ME, YOU):
        table.play("stay", seat=seat)
        while table.keys(ME) == ["pass"]:
            table.play("pass", seat=ME)
    return table


@pytest.mark.clause("card.event-hidden")
def test_nobody_sees_whether_a_hidden_card_gives_me_a_choice_in_the_city() -> None:
    able, unable = business("fan-mail"), business("brass-fake")
    assert able.table.waiting == unable.table.waiting == [ME]
    assert able.keys(ME) == ["play/fan-mail", "done"]
    assert unable.keys(ME) == ["done"]
    for reader in (YOU, None):
        assert able.table.view(reader) == unable.table.view(reader)
        seen: Any = able.table.view(reader)
        assert seen["asking"] is None
    assert reasons(able.table, YOU) == reasons(unable.table, YOU)
    mine: Any = able.table.view(ME)
    assert mine["asking"] == ME


@pytest.mark.clause("card.event-hidden")
def test_without_hidden_cards_everybody_knows_that_there_is_nothing_to_choose() -> None:
    table = business("")
    assert table.table.waiting != [ME]


@pytest.mark.clause("card.event-hidden")
def test_what_you_could_not_play_in_the_city_does_not_let_me_undo() -> None:
    """I am done, you have nothing but hidden cards, the next one can buy: whether you were asked must not show."""
    able, unable = (
        Laid(at="lima, paris, tokyo", hands=("", hand), glory=[9, 0, 9], decks={"city": ""}).play("done")
        for hand in ("fan-mail", "brass-fake")
    )
    assert able.table.waiting == [YOU]
    assert unable.table.waiting == [THIRD]
    assert not able.table.can_undo(ME)
    assert not unable.table.can_undo(ME)


# -- moments -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("event.any-time")
def test_a_moment_is_seen_by_who_may_speak_only() -> None:
    table = Laid(at="sahara, paris, lima", phase="move", hands=("tail-wind", "lucky-hat"), dice="4")
    assert table.table.waiting == [ME]
    mine: Any = table.table.view(ME)
    assert mine["moment"] == {"moment": "move", "seat": ME, "card": None}
    for reader in (YOU, THIRD, None):
        view: Any = table.table.view(reader)
        assert view["moment"] is None
        assert view["asking"] is None


@pytest.mark.clause("event.any-time")
def test_what_i_have_sealed_is_in_my_view_alone() -> None:
    table = Laid(at="sahara, paris, lima", phase="move", hands=("tail-wind", "wrong-train", "short-cut"), dice="4")
    assert table.table.waiting == [ME, YOU, THIRD]
    table.play("pass", seat=ME)
    views: list[Any] = [table.table.view(reader) for reader in (ME, YOU, THIRD, None)]
    assert [view["answered"] for view in views] == [["pass"], [], [], []]
    assert [view["moment"] is not None for view in views] == [False, True, True, False]


def test_what_everybody_sees_is_one_object_in_all_views() -> None:
    table = Laid(at="london, paris", hands=("tail-wind", "lucky-hat")).table
    mine, yours = table.views([ME, YOU])
    assert mine["heroes"] is yours["heroes"]
    assert mine["hand"] != yours["hand"]


# -- dealing anew, against all deals there are -------------------------------------------------------------------------

Deal = tuple[tuple[int, ...], ...]
Dealer = Callable[[Table, int, int], Table]
Fits = Callable[[list[list[int]]], bool]


def by_determinize(table: Table, seat: int, seed: int) -> Table:
    return table.determinize(seat, seed)


def by_clone(table: Table, seat: int, seed: int) -> Table:
    return table.clone()


def places_of(game: World) -> list[list[int]]:
    return [*game.hands, game.looking, game.bags[EVENT], game.bags[CITY]]


def without_order(places: list[list[int]]) -> Deal:
    return tuple(tuple(sorted(place)) for place in places)


def all_deals(game: World, unknown: tuple[str, ...], fits: Fits) -> Counter[Deal]:
    """Every way to lay each group of unknown cards into each other's places that fits, and in which no hand holds a
    card that is played as soon as it is drawn."""
    deals: Counter[Deal] = Counter()
    places = places_of(game)
    groups = [[number(key.strip()) for key in group.split(",")] for group in unknown]
    for orders in product(*[permutations(group) for group in groups]):
        to = {
            card: other for group, order in zip(groups, orders, strict=True)
            for card, other in zip(group, order, strict=True)
        }  # fmt: skip
        laid = [[to.get(card, card) for card in place] for place in places]
        if fits(laid) and not any(CATEGORIES[card] for hand in laid[: game.seats] for card in hand):
            deals[without_order(laid)] += 1
    return deals


def check_deals(table: Table, seat: int, wanted: Counter[Deal], deal: Dealer) -> None:
    """The same support, and frequencies that a chi-square test does not tell from the right ones."""
    samples = max(1000, 20 * len(wanted))
    found = Counter(without_order(places_of(world(deal(table, seat, seed)))) for seed in range(samples))
    assert set(found) <= set(wanted), "a deal that cannot be"
    total = sum(wanted.values())
    chi = sum((found[d] - samples * w / total) ** 2 / (samples * w / total) for d, w in wanted.items())
    freedom = len(wanted) - 1
    # Wilson and Hilferty: what chance alone passes once in 30,000 times.
    limit = freedom * (1 - 2 / (9 * freedom) + 4 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert chi < limit, f"chi-square {chi:.1f}, at most {limit:.1f} with {freedom} degrees of freedom"
    assert set(found) == set(wanted), "a deal that never comes"


def check_both(laid: Laid, seat: int, *unknown: str, fits: Fits = lambda laid: True) -> None:
    game = world(laid.table)
    wanted = all_deals(game, unknown, fits)
    assert len(wanted) > 1
    assert without_order(places_of(game)) in wanted
    check_deals(laid.table, seat, wanted, by_determinize)
    with pytest.raises(AssertionError):
        check_deals(laid.table, seat, wanted, by_clone)


@pytest.mark.clause("card.event-hidden", "card.city-secret", "card.play-immediately")
def test_hands_and_decks_are_dealt_anew_by_deck_and_no_card_that_is_played_at_once_comes_into_a_hand() -> None:
    table = Laid(
        at="sahara, paris, lima", sites="sahara:sword/of-zeus",
        hands=("lucky-hat", "tail-wind, inside-man", "wrong-train"),
        decks={"event": "brass-fake, earth-shrugs", "city": "bribed-clerk, grand-hotel"},
    )  # fmt: skip
    assert table.table.waiting == [ME]
    check_both(table, ME, "tail-wind, wrong-train, brass-fake, earth-shrugs", "inside-man, bribed-clerk, grand-hotel")
    check_both(table, YOU, "lucky-hat, wrong-train, brass-fake, earth-shrugs", "bribed-clerk, grand-hotel")


@pytest.mark.uncounted
@pytest.mark.clause("card.shuffle-icon", "card.event-hidden")
def test_after_the_discards_came_back_old_hands_stay_apart_from_the_new_deck() -> None:
    """The Events of the hands were drawn before: none of them is a card that lay among the discards."""
    redraw("fan-mail", effect=DropEvents(1, OWNER), stays=NOT_AT_ALL)
    table = Laid(
        at="sahara, paris, lima", sites="sahara:sword/of-zeus",
        hands=("fan-mail, lucky-hat", "tail-wind", "wrong-train"), decks={"event": "brass-fake"},
    )  # fmt: skip
    table.play("play/fan-mail")
    game = table.state
    assert sorted(KEYS[card] for card in game.discards[EVENT]) == ["fan-mail", "lucky-hat"]
    check_both(table, ME, "tail-wind, wrong-train, brass-fake")
    game.reshuffle(EVENT)
    check_both(table, ME, "tail-wind, wrong-train, brass-fake")
    draw_event(game, YOU, OF_ITSELF)
    assert len(game.hands[YOU]) == 2
    old = [number("tail-wind"), number("brass-fake")]
    everything = "tail-wind, brass-fake, fan-mail, lucky-hat"
    check_both(table, THIRD, everything, fits=lambda laid: laid[YOU][0] in old)


@pytest.mark.clause("card.play-immediately-on-choice")
def test_events_that_are_looked_at_are_known_to_who_looks_only() -> None:
    redraw("fan-mail", effect=LookKeep(EVENT, 2))
    table = Laid(
        at="sahara, paris, lima", sites="sahara:sword/of-zeus", hands=("fan-mail", "tail-wind"),
        decks={"event": "brass-fake, lucky-hat, earth-shrugs"},
    )  # fmt: skip
    table.play("play/fan-mail")
    game = table.state
    assert len(game.looking) == 2
    assert all(IS_A[card] == EVENT for card in game.looking)
    views: list[Any] = [table.table.view(reader) for reader in (ME, YOU, None)]
    assert [view["looking"]["size"] for view in views] == [2, 2, 2]
    assert [len(view["looking"]["cards"]) for view in views] == [2, 0, 0]
    left = KEYS[game.bags[EVENT][0]]
    check_both(table, YOU, "brass-fake, lucky-hat, earth-shrugs")
    if left != "earth-shrugs":
        check_both(table, ME, f"tail-wind, {left}")


def test_a_copy_draws_from_a_stream_of_its_own() -> None:
    """Nobody can look into the coming dice: copies of one table throw differently."""
    table = Laid(at="london, paris", phase="move", dice="4")
    dice = set()
    for seed in range(40):
        copy = table.table.determinize(ME, seed)
        copy.choose("stay")
        dice.add(world(copy).move_die)
    assert len(dice) == 6
