"""Event cards: their moments, who comes first, what becomes of them; cards that cancel cards; what others may know."""

from typing import Any

import pytest

from bivouac.engine.checking import check_nesting
from bivouac.engine.verbs import Verb
from bivouac.games.fortune_and_glory import verbs as v
from bivouac.games.fortune_and_glory.abilities import at, mine, now
from bivouac.games.fortune_and_glory.catalog import (
    AGILITY,
    ANOTHERS,
    ANYBODYS,
    ARRIVED,
    BY_NUMBER,
    CITY,
    CUNNING,
    EVENT,
    FOR_GOOD,
    IS_A,
    MINE,
    MOVE,
    NOW,
    POINTS,
    RESULT,
    ROUND,
    TEST,
    THIS_ROUND,
    Timing,
)
from bivouac.games.fortune_and_glory.keys import EVENT_KEYS, KEYS
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.words import LINES
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, danger, number, redraw

SITE = "sahara:sword/of-zeus"
HAT = {"danger": "rope-bridge", "event": "lucky-hat"}


def failing(hands: list[str], **fields: object) -> Laid:
    """My hero fails the test of a danger; the moment of its result is open."""
    danger("rope-bridge", v.Test(AGILITY, 6, 1), v.Test(CUNNING, 6, 1))
    decks = {"danger": "rope-bridge", "event": "tail-wind", "city": "auction-house"}
    at = ", ".join(["sahara", *["lima"] * (len(hands) - 1)])
    table = Laid(at=at, sites=SITE, hands=hands, decks=decks, **fields)  # type: ignore[arg-type]
    return table.dice("- 1 1 1").play("search")


# -- when --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("event.any-time")
def test_a_card_is_played_at_the_moment_it_names_also_in_the_turn_of_another() -> None:
    for moment in (MOVE, ARRIVED):
        redraw("wrong-train", timing=at(moment, ANOTHERS), effect=v.Glory(1))
        table = Laid(at="london, paris", phase="move", hands=["", "wrong-train"], dice="2")
        if moment == ARRIVED:
            assert table.table.waiting == [ME]
            table.play("stay", seat=ME)
        assert table.table.waiting == [YOU]
        assert table.keys() == ["pass", "play/wrong-train"]
        table.play("play/wrong-train", seat=YOU)
        assert table.state.glory[YOU] == 1


@pytest.mark.clause("event.any-time", "movement.one-draws-event")
def test_a_card_that_was_just_drawn_is_played_at_the_next_moment_it_names() -> None:
    redraw("tail-wind", timing=at(MOVE, MINE), effect=v.Glory(1))
    table = Laid(at="london, paris", phase="move", decks={"event": "tail-wind"}, dice="1").play("draw")
    assert table.keys(ME) == ["pass", "play/tail-wind"]
    assert table.play("play/tail-wind").state.glory[ME] == 1


@pytest.mark.clause("event.any-time", "event.targets")
def test_beside_a_card_that_fits_one_for_the_own_result_is_not_offered_at_anothers() -> None:
    """The moment is open for a hand that holds any card of it; each card still says whose it is."""
    table = failing(["", "coin-on-its-edge, lucky-hat"])
    assert table.table.waiting == [YOU]
    assert table.keys() == ["pass", "play/coin-on-its-edge"]
    assert table.why_not("play/lucky-hat", YOU) == "event.targets"
    own = failing(["coin-on-its-edge, wobbling-stone", ""])
    assert own.keys() == ["pass", "play/coin-on-its-edge"]
    assert own.why_not("play/wobbling-stone", ME) == "event.targets"


@pytest.mark.clause("event.any-time")
def test_a_card_of_another_moment_is_refused_with_its_reason() -> None:
    table = Laid(at="london, paris", phase="move", hands=["lucky-hat, tail-wind", "wrong-train"], dice="2")
    assert table.keys(ME) == ["pass", "play/tail-wind"]
    assert table.why_not("play/lucky-hat", ME) == "event.any-time"
    assert table.why_not("play/brass-fake", ME) == "event.any-time", "it is not in the hand"
    assert table.why_not("play/tail-wind", YOU) == "event.any-time", "nor in yours"
    assert table.why_not("play/wrong-train", YOU) == "", "it is another's movement"


@pytest.mark.clause("event.any-time")
def test_a_card_of_the_own_turn_waits_for_it() -> None:
    redraw("tail-wind", timing=mine, effect=v.Glory(1))
    table = Laid(at="london, paris", phase="move", hands=["", "tail-wind"], dice="2")
    assert table.why_not("play/tail-wind", YOU) != ""
    table.dice("2").play("stay", seat=ME)
    assert table.may("play/tail-wind", YOU)


@pytest.mark.clause("event.any-time")
@pytest.mark.parametrize("moment", [mine, at(MOVE, MINE)], ids=["own turn", "moment"])
def test_a_card_that_would_do_nothing_is_refused_for_that(moment: Timing) -> None:
    redraw("tail-wind", timing=moment, effect=v.Heal(1, v.ME))
    whole = Laid(at="london, paris", phase="move", hands="tail-wind", dice="2")
    assert not whole.may("play/tail-wind")
    if moment is mine:
        assert whole.why_not("play/tail-wind", ME) == "event.targets"
    assert Laid(at="london, paris", phase="move", hands="tail-wind", wounds=[1], dice="2").may("play/tail-wind")


@pytest.mark.clause("event.remains-in-play", "event.any-time")
@pytest.mark.parametrize("moment", [mine, at(MOVE, MINE)], ids=["own turn", "moment"])
def test_a_card_that_does_nothing_but_remain_in_play_can_be_played(moment: Timing) -> None:
    """Whatever stands in the script of that card besides: there is no effect to ask whether it would work."""
    for abilities in ([v.points(1)], [v.points(1), v.when(v.SOLD, v.Heal(1, v.ME))]):
        redraw("tail-wind", timing=moment, effect=None, stays=FOR_GOOD, abilities=abilities)
        table = Laid(at="london, paris", phase="move", hands="tail-wind", dice="2")
        assert table.may("play/tail-wind")
        table.play("play/tail-wind")
        assert [entry[0] for entry in table.state.staying] == [number("tail-wind")]
        assert table.hand(ME) == []


@pytest.mark.clause("event.no-hand-limit")
def test_a_hand_may_hold_every_event() -> None:
    hand = [key for key in EVENT_KEYS if BY_NUMBER[number(key)].timing.moment != NOW and key != "lucky-hat"]
    table = Laid(at="sahara, sahara", hands=["", ", ".join(hand)], decks={"event": "lucky-hat"}, dice="2 4 -")
    assert len(table.hand(YOU)) == len(hand) + 1 > 30
    assert "too-many" not in table.told()


# -- who ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("event.first-player-priority")
@pytest.mark.parametrize(("first", "acts", "waits"), [(ME, YOU, THIRD), (THIRD, THIRD, YOU)])
def test_of_two_who_answer_the_first_in_order_is_resolved_and_all_are_asked_anew(
    first: int, acts: int, waits: int
) -> None:
    redraw("wrong-train", timing=at(MOVE, ANYBODYS), effect=v.Glory(1))
    redraw("your-papers", timing=at(MOVE, ANYBODYS), effect=v.Glory(1))
    hands = ["", "wrong-train", "your-papers"]
    plays = {YOU: "play/wrong-train", THIRD: "play/your-papers"}
    table = Laid(at="london, paris, lima", phase="move", hands=hands, first=first, dice="2")
    table.play(plays[waits], seat=waits).play(plays[acts], seat=acts)
    assert table.state.glory[acts] == 1
    assert table.state.glory[waits] == 0, "the other answer is dropped"
    assert table.table.waiting == [waits], "and its seat asked anew"
    assert len(table.hand(waits)) == 1
    table.play("pass", seat=waits)
    assert table.state.glory[waits] == 0


@pytest.mark.clause("event.first-player-priority")
def test_the_right_to_act_starts_anew_at_the_first_player_after_each_card() -> None:
    for key in ("tail-wind", "short-cut", "wrong-train"):
        redraw(key, timing=at(MOVE, ANYBODYS), effect=v.Glory(1))
    table = Laid(at="london, paris", phase="move", hands=["tail-wind, short-cut", "wrong-train"], dice="2")
    table.play("pass", seat=ME).play("play/wrong-train", seat=YOU)
    assert table.told().count("played") == 1
    assert table.keys(ME) == ["pass", "play/tail-wind", "play/short-cut"], "who has passed is asked anew"
    table.play("play/tail-wind", seat=ME)
    assert table.may("play/short-cut", ME)


@pytest.mark.clause("event.first-player-priority")
def test_an_effect_on_several_heroes_goes_from_the_first_player_on() -> None:
    redraw("tail-wind", timing=mine, effect=v.Hurt(1, v.ALL))
    table = Laid(at="london, paris, lima", phase="move", hands=["", "tail-wind"], first=YOU, dice="2")
    table.play("play/tail-wind", seat=YOU)
    hurt = [told.seat for told in table.ear.told if LINES.all[told.line].key == "hurt"]
    assert hurt == [YOU, THIRD, ME]


@pytest.mark.clause("event.first-player-priority")
@pytest.mark.parametrize(
    "effect",
    [v.Hurt(2, v.ALL), v.EachHero(v.ALL, v.Hurt(2, v.IT)),
     v.EachHero(v.ALL, v.Try(v.Test(AGILITY, 7, 1), lose=v.Hurt(2, v.IT), whom=v.IT))],
    ids=["aimed", "each hero", "each hero by a test"],
)  # fmt: skip
def test_an_effect_on_several_heroes_goes_on_when_its_owner_is_ko(effect: Verb[Any]) -> None:
    """The Earth Shrugs: who drew it falls first, and the mountains do not hold still for that."""
    redraw("earth-shrugs", timing=now, effect=effect)
    decks = {"event": "earth-shrugs", "city": "auction-house"}
    table = Laid(at="sahara, lima, lima", wounds=[4, 0, 4], glory=[0, 5, 0], decks=decks, dice="6 -")
    assert [seat for seat in range(3) if table.is_ko(seat)] == [ME, THIRD]
    assert table.state.wounds[YOU] == 2
    assert table.told().count("ko-die") == 2
    assert number("earth-shrugs") in table.state.discards[EVENT]
    table.nobody_is_waiting_but(YOU)


@pytest.mark.clause("event.first-player-priority")
def test_an_effect_on_several_heroes_is_saved_whole_while_its_owner_falls() -> None:
    redraw("tail-wind", timing=mine, effect=v.EachHero(v.ALL, v.Hurt(2, v.IT)))
    table = Laid(
        at="london, paris, lima", phase="move", hands="tail-wind", wounds=[4], glory=[3], fortune=[3], dice="2"
    )
    table.dice("2").play("play/tail-wind", seat=ME)
    assert table.keys(ME) == ["lose/glory", "lose/fortune"]
    assert table.state.wounds == [0, 0, 0], "the others' turn comes after the losses"
    table.table = table.reloaded()
    state = table.table.state
    assert isinstance(state, World)
    check_nesting(GAME.bounds(), state)
    table.play("lose/glory", "lose/fortune", seat=ME)
    assert state.wounds == [0, 2, 2]


@pytest.mark.clause("event.first-player-priority")
def test_what_else_the_card_would_bring_its_owner_ends_with_the_ko() -> None:
    redraw("tail-wind", timing=mine, effect=v.then(v.Hurt(2, v.ALL), v.Fortune(3)))
    table = Laid(at="london, paris, lima", phase="move", hands="tail-wind", wounds=[4], dice="2")
    table.play("play/tail-wind", seat=ME)
    assert table.is_ko(ME)
    assert table.state.wounds == [0, 2, 2]
    assert table.state.fortune[ME] == 0


# -- what becomes of them ----------------------------------------------------------------------------------------------


@pytest.mark.clause("event.read-aloud-when-played", "event.discarded-after")
def test_a_card_that_is_played_is_read_aloud_and_discarded() -> None:
    table = Laid(at="london, paris", phase="move", hands="tail-wind", dice="2").play("play/tail-wind")
    played = next(told for told in table.ear.told if LINES.all[told.line].key == "played")
    assert played.is_seen_by(YOU)
    assert played.is_seen_by(-1)
    assert played.card == number("tail-wind")
    assert LINES.clause_of(played) == "event.read-aloud-when-played"
    assert table.state.discards[EVENT] == [number("tail-wind")]
    assert table.state.in_play == []
    assert table.state.known.knows(YOU, number("tail-wind"))


@pytest.mark.clause("event.read-aloud-when-played")
def test_a_card_that_is_drawn_is_not_read_aloud() -> None:
    table = Laid(at="sahara, london", decks=HAT, dice="5 -")
    drew = next(told for told in table.ear.told if LINES.all[told.line].key == "drew-event")
    assert drew.is_seen_by(ME)
    assert not drew.is_seen_by(YOU)
    assert LINES.clause_of(drew) == "travel.event-on-4-to-6"


@pytest.mark.clause("event.remains-in-play")
def test_a_card_that_remains_in_play_holds_until_its_time_is_over() -> None:
    redraw("tail-wind", timing=at(ROUND, ANYBODYS), effect=None, stays=THIS_ROUND, for_all=True,
           abilities=[v.points(-1)])  # fmt: skip
    decks = {"event": "", "enemy": "dockside-thugs"}
    table = Laid(at="sahara, sahara", phase="round", hands="tail-wind", decks=decks, dice="5 2")
    table.dice("5").play("play/tail-wind", seat=ME)
    assert [entry[0] for entry in table.state.staying] == [number("tail-wind")]
    assert table.state.discards[EVENT] == []
    assert table.state.points == 4
    assert table.state.total(YOU, POINTS, -1) == -1, "it is for all"
    table.dice("3").play("stay", seat=ME).dice("2 2").play("stay", seat=YOU)
    assert table.clauses("left-play") == ["event.remains-in-play"]
    assert table.state.staying == []
    assert table.state.discards[EVENT] == [number("tail-wind")]
    assert table.state.total(YOU, POINTS, -1) == 0


@pytest.mark.clause("event.after-levels-and-rerolls")
def test_around_a_roll_the_heros_own_abilities_come_before_events() -> None:
    """Abilities, Events, the roll, rerolls by abilities, Events."""
    danger("rope-bridge", v.Test(AGILITY, 6, 1), v.Test(CUNNING, 6, 1))
    redraw("bullwhip", abilities=[v.activate(v.Dice(1))])
    redraw("lock-picks", abilities=[v.activate(v.Reroll(v.MISSES))])
    redraw("second-wind", timing=at(TEST, MINE), effect=v.Dice(1))
    redraw("pinch-of-pepper", timing=at(TEST, ANOTHERS), effect=v.Dice(-2))
    redraw("coin-on-its-edge", timing=at(RESULT, ANYBODYS), effect=v.Reroll(v.ALL_DICE))
    hands = ["second-wind, lucky-hat", "pinch-of-pepper, coin-on-its-edge"]
    decks = {"danger": "rope-bridge"}
    table = Laid(at="sahara, paris", sites=SITE, kits="bullwhip, lock-picks", hands=hands, decks=decks)
    table.dice("-").play("search", seat=ME)
    assert table.table.waiting == [ME]
    assert table.keys() == ["pass", "activate/bullwhip"]
    table.play("activate/bullwhip", seat=ME)
    assert "play/second-wind" in table.keys(ME)
    assert "play/pinch-of-pepper" in table.keys(YOU)
    assert "rolled" not in table.told()
    table.play("pass", seat=ME).dice("1 1 1 1").play("pass", seat=YOU)
    assert table.told().count("rolled") == 1
    assert table.table.waiting == [ME]
    assert table.keys() == ["pass", "activate/lock-picks"], "rerolls by abilities before the Events"
    table.dice("1 1 1 1").play("activate/lock-picks", seat=ME)
    assert sorted(table.table.waiting) == [ME, YOU]
    assert table.keys(ME) == ["pass", "play/lucky-hat"]
    assert table.keys(YOU) == ["pass", "play/coin-on-its-edge"]


# -- cancels -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cancel.permitted", "cancel.effect", "cancel.discard")
def test_a_cancelled_card_has_no_effect_and_is_discarded() -> None:
    table = failing(["lucky-hat", "not-so-fast"]).play("play/lucky-hat")
    assert table.table.waiting == [YOU]
    assert table.keys() == ["pass", "play/not-so-fast"]
    table.play("play/not-so-fast", seat=YOU)
    assert table.hangs(ME) == "rope-bridge", "the dice were not rolled again"
    assert "rerolled" not in table.told()
    assert table.clauses("cancelled") == ["cancel.effect"]
    assert sorted(table.state.discards[EVENT]) == sorted([number("lucky-hat"), number("not-so-fast")])


@pytest.mark.clause("cancel.permitted", "cancel.one-at-a-time")
def test_a_cancel_can_be_cancelled_and_the_first_card_works_after_all() -> None:
    """Two cancels of the Events deck: Not So Fast against the hat, Not at This Address against that."""
    table = failing(["lucky-hat, not-at-this-address", "not-so-fast"]).play("play/lucky-hat")
    table.play("play/not-so-fast", seat=YOU)
    assert table.keys(ME) == ["pass", "play/not-at-this-address"]
    table.dice("- 1 1 6").play("play/not-at-this-address", seat=ME)
    cancelled = [told.card for told in table.ear.told if LINES.all[told.line].key == "cancelled"]
    assert cancelled == [number("not-so-fast")], "only the one"
    assert table.told().count("rerolled") == 1
    assert table.state.markers[ME] == 1
    assert table.hand(ME) == ["tail-wind"], "what else the second cancel brings"
    table.nobody_is_waiting_but(ME)


@pytest.mark.clause("cancel.one-at-a-time")
def test_a_cancel_strikes_the_card_last_played_and_no_other() -> None:
    """Three deep: the last cancel saves the cancel of the hat."""
    hands = ["lucky-hat, not-at-this-address", "not-so-fast", "bribed-clerk"]
    table = failing(hands, glory=[0, 0, 2]).play("play/lucky-hat", seat=ME)
    table.play("play/not-so-fast", seat=YOU).play("pass", seat=THIRD)
    table.play("play/not-at-this-address", seat=ME).play("play/bribed-clerk", seat=THIRD)
    cancelled = [told.card for told in table.ear.told if LINES.all[told.line].key == "cancelled"]
    assert cancelled == [number("not-at-this-address"), number("lucky-hat")]
    assert table.hangs(ME) == "rope-bridge"
    assert table.state.glory[THIRD] == 0, "the clerk was paid"


@pytest.mark.clause("cancel.one-at-a-time")
def test_a_card_that_is_cancelled_already_is_not_cancelled_again() -> None:
    hands = ["lucky-hat", "not-so-fast", "not-at-this-address"]
    table = failing(hands).play("play/lucky-hat").play("play/not-so-fast", seat=YOU)
    assert table.keys(THIRD) == ["pass", "play/not-at-this-address"], "against the cancel"
    table.play("pass", seat=THIRD)
    assert "danger-failed" in table.told(), "nobody is asked about the hat again"
    assert table.hand(THIRD) == ["not-at-this-address"]


@pytest.mark.clause("cancel.permitted")
def test_only_a_cancel_answers_a_card() -> None:
    table = failing(["lucky-hat", "not-so-fast, coin-on-its-edge"]).play("play/lucky-hat", seat=ME)
    assert table.keys(YOU) == ["pass", "play/not-so-fast"]
    assert table.why_not("play/coin-on-its-edge", YOU) == "cancel.permitted"


@pytest.mark.clause("cancel.permitted", "cancel.discard")
def test_a_card_that_remains_in_play_can_be_cancelled_by_a_card_that_says_so() -> None:
    redraw("motorcycle-on-credit", timing=mine, effect=None, stays=FOR_GOOD, abilities=[v.points(1)])
    redraw("tail-wind", timing=mine, effect=v.CancelStaying())
    table = Laid(at="london, paris", phase="move", hands=["motorcycle-on-credit", "tail-wind"], dice="2")
    table.play("play/motorcycle-on-credit", seat=ME).dice("2").play("stay", seat=ME)
    table.play("play/tail-wind", seat=YOU)
    assert table.state.staying == []
    assert number("motorcycle-on-credit") in table.state.discards[EVENT]
    assert table.state.total(ME, POINTS, -1) == 0


@pytest.mark.clause("cancel.not-after-dice")
def test_a_card_that_has_caused_a_roll_is_not_cancelled_any_more() -> None:
    table = failing(["lucky-hat", "not-so-fast"]).play("play/lucky-hat")
    table.dice("1 1 1").play("pass", seat=YOU)
    assert "rerolled" in table.told()
    assert "danger-failed" in table.told(), "no question stands between the dice and what comes of them"
    assert table.hand(YOU) == ["not-so-fast"]
    assert "cancelled" not in table.told()


@pytest.mark.clause("cancel.effect")
def test_a_cancelled_city_danger_is_not_faced() -> None:
    table = Laid(at="lima, sahara", hands=["", "not-so-fast"], glory=[5], decks={"city": "cobra-in-the-bath"})
    table.play("play/not-so-fast", seat=YOU)
    assert "city-danger" not in table.told()
    assert number("cobra-in-the-bath") in table.state.discards[CITY]
    assert table.may("buy-gear", ME), "business as after any card"


# -- what others may know ----------------------------------------------------------------------------------------------


@pytest.mark.clause("card.event-hidden")
def test_a_world_dealt_anew_keeps_what_the_seat_has_seen() -> None:
    """My hand, the discards and what remains in play stay; your hand is any card that you may have kept."""
    redraw("early-monsoon", stays=FOR_GOOD)
    events = [key for key in EVENT_KEYS if key not in ("tail-wind", "wrong-train", "early-monsoon")]
    table = Laid(at="sahara, sahara", hands=["tail-wind", ""], decks={"event": ", ".join(events)}, dice="2 5 -")
    state = table.state
    assert len(state.hands[YOU]) == 1
    state.put_away(number("wrong-train"))
    drawn: set[int] = set()
    for seed in range(60):
        world = table.table.determinize(ME, seed).state
        assert isinstance(world, World)
        assert [KEYS[card] for card in world.hands[ME]] == ["tail-wind"]
        assert world.discards == state.discards
        for card in world.hands[YOU]:
            assert IS_A[card] == EVENT
            assert BY_NUMBER[card].timing.moment != NOW, "that would have been played at once"
            drawn.add(card)
        assert sorted([*world.bags[EVENT], *world.hands[YOU]]) == sorted([*state.bags[EVENT], *state.hands[YOU]])
    assert len(drawn) > 10
    yours = table.table.determinize(YOU, 1).state
    assert isinstance(yours, World)
    assert yours.hands[YOU] == state.hands[YOU]


def guessed(table: Laid, seat: int, seed: int) -> list[int]:
    """What I look at in a world that another seat might be in."""
    world = table.table.determinize(seat, seed).state
    assert isinstance(world, World)
    return world.looking


@pytest.mark.clause("card.event-hidden", "card.discard-open")
def test_cards_that_were_looked_at_and_not_kept_are_known() -> None:
    """Of three Events one is kept; the two others lie open, and no world deals them to a hand."""
    table = Laid(at="lima, sahara", decks={"city": "night-in-the-library"}, glory=[5], dice="- - - -")
    assert all(guessed(table, ME, seed) == table.state.looking for seed in range(10)), "I look at them"
    assert len({tuple(guessed(table, YOU, seed)) for seed in range(10)}) > 5, "you do not"
    kept, *others = table.keys(ME, verb="keep")
    while BY_NUMBER[number(kept)].timing.moment == NOW:
        others.append(kept)
        kept = others.pop(0)
    table.play(f"keep/{kept}", seat=ME)
    assert table.hand(ME) == [kept]
    for seat in (ME, YOU):
        for seed in range(30):
            world = table.table.determinize(seat, seed).state
            assert isinstance(world, World)
            assert set(world.discards[EVENT]) >= {number(key) for key in others}
            assert not {number(key) for key in others} & {*world.hands[ME], *world.bags[EVENT]}
            assert len(world.hands[ME]) == 1
            assert seat == YOU or world.hands[ME] == [number(kept)]
