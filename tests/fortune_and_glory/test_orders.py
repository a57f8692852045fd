"""Standing orders of Fortune and Glory: what a seat answers without being asked, by moment, card and question."""

import random

import pytest

import bivouac
from bivouac.engine.actions import PASS
from bivouac.engine.game import Orders
from bivouac.engine.life import Window
from bivouac.engine.orders import (
    NOT_ORDERED,
    asking_orders,
    known_orders,
    order_of,
    passes,
    standing_answer,
    with_order,
)
from bivouac.games.fortune_and_glory.abilities import push_dice
from bivouac.games.fortune_and_glory.catalog import AGILITY, ENEMY, LORE, MOMENT_WORDS, MOMENTS
from bivouac.games.fortune_and_glory.concerns import is_near_victory
from bivouac.games.fortune_and_glory.odds import chance_to_pass
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.verbs_tests import Fight, both
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from tests.fortune_and_glory.situations import DANGER_CARD, SITES, fighting, searching
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, danger, number, on_quest, redraw

NOTHING: Orders = {}


def answer(table: Laid, seat: int, orders: Orders, reactions: str = "ask") -> str:
    """What the orders choose; empty where the seat is asked."""
    chosen = standing_answer(GAME, table.state, seat, orders, reactions)
    return "" if chosen == NOT_ORDERED else GAME.actions.keys[chosen]


def moving(hands: tuple[str, ...] = ("", "wrong-train"), at: str = "sahara, paris, lima", fortune: int = 0) -> Laid:
    """My movement die has fallen: YOU hold a card that answers it."""
    return Laid(at=at, phase="move", hands=hands, fortune=[fortune], dice="4")


# -- moments -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("event.any-time")
def test_every_moment_has_an_order_and_only_two_are_silent_unless_ordered() -> None:
    defaults = {about: each.default for about, each in GAME.orderables.items() if about.startswith("moment/")}
    assert list(defaults) == [f"moment/{word}" for word in MOMENT_WORDS[:MOMENTS]]
    assert [about for about, word in defaults.items() if word == "never"] == ["moment/round", "moment/arrived"]
    assert set(defaults.values()) == {"never", "matters"}


@pytest.mark.clause("event.any-time")
@pytest.mark.parametrize(
    ("at", "order", "expected"),
    [
        ("sahara, paris, lima", "ask", ""),
        ("sahara, paris, lima", "matters", "pass"),
        ("sahara, paris, lima", "never", "pass"),
        ("sahara, sahara, lima", "ask", ""),
        ("sahara, sahara, lima", "matters", ""),
        ("sahara, sahara, lima", "never", "pass"),
    ],
)
def test_a_moment_is_asked_always_when_it_concerns_me_or_never(at: str, order: str, expected: str) -> None:
    """Your hero stands beside mine, or not: that is what everybody sees."""
    table = moving(at=at)
    assert YOU in table.table.waiting
    assert answer(table, YOU, with_order(GAME, NOTHING, "moment/move", order)) == expected


@pytest.mark.clause("event.any-time")
def test_an_order_is_for_its_own_moment() -> None:
    others = {f"moment/{word}": "never" for word in MOMENT_WORDS[:MOMENTS] if word != "move"}
    assert answer(moving(at="sahara, sahara, lima"), YOU, others) == ""


@pytest.mark.clause("event.any-time")
@pytest.mark.parametrize(("reactions", "expected"), [("ask", ""), ("matters", "pass"), ("never", "pass")])
def test_the_order_for_all_windows_asks_less_but_never_more(reactions: str, expected: str) -> None:
    assert answer(moving(), YOU, {"moment/move": "ask"}, reactions) == expected
    assert answer(moving(), YOU, {"moment/move": "never"}, reactions) == "pass"


def test_the_other_games_tell_no_moments_apart() -> None:
    for name in ("altered", "altiplano", "archibald"):
        assert bivouac.new(name, seed=1).game.orderables == {}


def test_what_cannot_be_ordered_is_refused_and_what_is_the_default_is_not_kept() -> None:
    orders = with_order(GAME, NOTHING, "moment/test", "ask")
    assert orders == {"moment/test": "ask"}
    assert order_of(GAME, orders, "moment/test") == "ask"
    assert order_of(GAME, NOTHING, "moment/test") == "matters"
    assert with_order(GAME, orders, "moment/test", "matters") == {}
    for about, word in [("moment/tea", "ask"), ("moment/test", "own"), ("card/lucky-hat", "leader"), ("", "")]:
        with pytest.raises(ValueError, match=r"expected|knows no order"):
            with_order(GAME, NOTHING, about, word)
    given = {"moment/tea": "ask", "moment/test": "later", "moment/move": "matters", "card/lucky-hat": "own"}
    assert known_orders(GAME, given) == {"card/lucky-hat": "own"}
    asked = asking_orders(GAME)
    assert {order_of(GAME, asked, about) for about in GAME.orderables if about.startswith("moment/")} == {"ask"}
    assert asked.keys() == {f"moment/{word}" for word in MOMENT_WORDS[:MOMENTS]}


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("event.any-time")
def test_what_can_be_ordered_of_a_card_is_what_fits_it() -> None:
    words = {about: each.words for about, each in GAME.orderables.items()}
    assert words["card/lucky-hat"] == ("hold", "own", "rescue")
    assert words["card/wrong-train"] == ("hold", "offer", "leader")
    assert words["card/changed-lock"] == ("hold", "offer", "leader")
    assert words["card/short-cut"] == ("hold", "own", "offer")
    assert words["card/only-a-little-dust"] == ("hold", "own", "rescue")
    assert words["card/not-so-fast"] == ("hold", "offer"), "nobody cancels the own card"
    assert "card/fan-mail" not in words, "it is played in the own turn"
    assert "card/earth-shrugs" not in words, "it is played at once"


@pytest.mark.clause("event.any-time")
def test_a_card_that_is_held_asks_for_nothing_by_itself() -> None:
    silent = {"moment/move": "never"}
    assert answer(moving(), YOU, silent) == "pass"
    assert answer(moving(), YOU, {**silent, "card/wrong-train": "offer"}) == ""


@pytest.mark.clause("event.any-time")
def test_a_card_is_offered_at_its_own_moment_and_the_right_hero_s() -> None:
    silent = {"moment/move": "never", "moment/arrived": "never"}
    table = moving(hands=("", "wrong-train", "tail-wind"))
    assert answer(table, YOU, {**silent, "card/welcoming-committee": "offer"}) == "pass", "another moment"
    assert answer(table, THIRD, {**silent, "card/wrong-train": "offer"}) == "", "though THIRD does not hold it"
    assert answer(table, THIRD, {**silent, "card/tail-wind": "own"}) == "pass", "it is my movement"
    assert answer(table, THIRD, {**silent, "card/short-cut": "own"}) == "pass"
    assert answer(table, THIRD, {**silent, "card/short-cut": "offer"}) == ""
    mine = moving(hands=("tail-wind",))
    assert answer(mine, ME, {**silent, "card/tail-wind": "own"}) == ""
    assert answer(mine, ME, {**silent, "card/short-cut": "own"}) == ""
    assert answer(mine, ME, {**silent, "card/wrong-train": "offer"}) == "pass", "it is for another's movement"


@pytest.mark.clause("event.any-time")
@pytest.mark.parametrize("where", ["discards", "staying", "in_play"])
def test_a_card_that_everybody_sees_lying_elsewhere_is_offered_no_more(where: str) -> None:
    table = moving(hands=("", "short-cut"))
    orders = {"moment/move": "never", "card/wrong-train": "offer"}
    assert answer(table, YOU, orders) == ""
    card = number("wrong-train")
    if where == "discards":
        table.state.discards[0].append(card)
    elif where == "staying":
        table.state.staying = [[card, YOU, -1]]
    else:
        table.state.in_play.append(card)
    assert answer(table, YOU, orders) == "pass"


def shuffled_hands(state: World, rng: random.Random) -> World:
    """The same table to whoever looks on: as many cards in every hand, and other ones."""
    copy = state.clone()
    cards = [card for hand in copy.hands for card in hand] + copy.bags[0]
    rng.shuffle(cards)
    for seat, hand in enumerate(copy.hands):
        copy.hands[seat] = [cards.pop() for _ in hand]
    copy.bags[0] = cards
    copy.renew_moments()
    return copy


@pytest.mark.uncounted
@pytest.mark.clause("event.any-time", "card.event-hidden")
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_whether_a_seat_is_asked_does_not_depend_on_any_hand(seats: int) -> None:
    """With any orders, at the windows of a game at random: else the clock would tell what somebody holds."""
    rng = random.Random(seats)
    table = bivouac.new("fortune-and-glory", players=seats, seed=seats, round_cap=8)
    table.be_patient(range(seats))
    orders = [{about: rng.choice(each.words) for about, each in GAME.orderables.items()} for _ in range(seats)]
    found: set[bool] = set()
    while not table.over:
        state = table.state
        if isinstance(state.asker, Window):
            assert isinstance(state, World)
            other = shuffled_hands(state, rng)
            for seat in table.waiting:
                is_passed = passes(GAME, state, seat, orders[seat], "ask")
                assert passes(GAME, other, seat, orders[seat], "ask") == is_passed
                found.add(is_passed)
        seat = rng.choice(table.waiting)
        table.choose(rng.choice(table.options_of(seat)), seat)
    assert found == {True, False}


# -- cards that play themselves ----------------------------------------------------------------------------------------


def failing(hands: str | list[str] = "lucky-hat", dice: str = "1 1 1") -> Laid:
    return searching(dice, hands=hands)


@pytest.mark.clause("event.any-time", "test.pass")
@pytest.mark.parametrize("key", ["lucky-hat", "here-comes-the-cavalry", "coin-on-its-edge", "inside-man"])
def test_a_card_plays_itself_when_my_test_fails(key: str) -> None:
    table = failing(key)
    assert answer(table, ME, NOTHING) == "", "it concerns me"
    assert answer(table, ME, {f"card/{key}": "rescue"}) == f"play/{key}"
    assert answer(table, ME, {f"card/{key}": "rescue", "moment/result": "never"}) == f"play/{key}"
    assert answer(table, ME, {f"card/{key}": "rescue"}, "never") == f"play/{key}", "nobody is asked for that"


@pytest.mark.clause("event.any-time", "test.pass")
def test_a_card_does_not_rescue_who_has_passed_nor_anybody_else() -> None:
    orders = {"card/coin-on-its-edge": "rescue", "moment/result": "never"}
    passed = failing("coin-on-its-edge", "5 1 1")
    assert "play/coin-on-its-edge" in passed.keys(ME)
    assert answer(passed, ME, orders) == "pass"
    others = failing(["", "coin-on-its-edge"])
    assert "play/coin-on-its-edge" in others.keys(YOU)
    assert answer(others, YOU, orders) == "pass"


@pytest.mark.clause("event.any-time")
def test_a_card_that_is_not_there_does_not_play_itself() -> None:
    table = failing("lucky-hat")
    assert answer(table, ME, {"card/inside-man": "rescue"}) == ""
    assert answer(table, ME, {"card/inside-man": "rescue", "moment/result": "never"}) == "pass"


@pytest.mark.clause("event.any-time", "ko.hero-threshold")
def test_a_card_keeps_a_hero_on_the_feet_by_itself() -> None:
    table = fighting("1 1 1 6", hands="only-a-little-dust", wounds=[5, 5], glory=[4])
    assert answer(table, ME, {"card/only-a-little-dust": "rescue"}) == "play/only-a-little-dust"
    assert answer(table, ME, NOTHING) == ""


@pytest.mark.clause("event.any-time", "round.aim")
@pytest.mark.parametrize(("fortune", "expected"), [(12, "play/wrong-train"), (11, "pass")])
def test_a_card_plays_itself_on_whoever_is_about_to_win(fortune: int, expected: str) -> None:
    table = moving(at="london, tokyo, lima", fortune=fortune)
    assert answer(table, YOU, {"card/wrong-train": "leader"}) == expected
    if fortune == 12:
        assert answer(table, YOU, NOTHING) == "", "it concerns everybody"


@pytest.mark.clause("event.any-time", "sell.value")
@pytest.mark.parametrize(("fortune", "expected"), [(11, "play/brass-fake"), (1, "pass")])
def test_a_card_plays_itself_at_the_sale_that_is_enough(fortune: int, expected: str) -> None:
    table = Laid(
        at="lima, paris, sahara, tokyo", carried="sword/of-zeus", fortune=[fortune], hands=("", "brass-fake"),
        decks={"city": ""},
    )  # fmt: skip
    table.play("sell/sword")
    assert answer(table, YOU, {"card/brass-fake": "leader"}) == expected


@pytest.mark.clause("event.any-time", "victory.condition")
@pytest.mark.parametrize(("fortune", "expected"), [(15, "play/changed-lock"), (3, "pass")])
def test_a_card_plays_itself_before_the_victory_test(fortune: int, expected: str) -> None:
    table = Laid(at="london, paris", phase="end", fortune=[fortune], hands=("", "changed-lock"))
    assert answer(table, YOU, {"card/changed-lock": "leader"}) == expected


@pytest.mark.clause("event.any-time", "test.pass")
@pytest.mark.parametrize(("dice", "expected"), [("5 1 1", "play/wobbling-stone"), ("5 5 1", "")])
def test_a_card_is_not_wasted_on_a_test_that_is_passed_without_its_success(dice: str, expected: str) -> None:
    table = searching(dice, hands=["", "wobbling-stone"], fortune=[14])
    redraw("duke-dudley", start=table.state.space[ME])
    assert is_near_victory(table.state, ME)
    assert answer(table, YOU, {"card/wobbling-stone": "leader", "moment/result": "ask"}) == expected


# -- questions of the own turn -----------------------------------------------------------------------------------------


@pytest.mark.clause("initiative.one-draws-event", "movement.one-draws-event")
@pytest.mark.parametrize("phase", ["round", "move"])
def test_an_event_for_a_1_is_always_drawn_where_that_is_ordered(phase: str) -> None:
    table = Laid(at="london, paris", phase=phase, dice="1 5" if phase == "round" else "1")
    assert table.keys(ME) == ["pass", "draw"]
    assert answer(table, ME, NOTHING) == ""
    assert answer(table, ME, {"question/draw": "always"}) == "draw"
    assert answer(table, YOU, {"question/draw": "always"}) == "", "YOU are not asked"


def hanging(target: int, needed: int = 1, wounds: int = 0) -> Laid:
    """My hero hangs, with three dice, and may push."""
    danger(DANGER_CARD, Skill(AGILITY, 5, 1), Skill(AGILITY, target, needed))
    return Laid(at="sahara, egypt, lima", sites=SITES, hangs=DANGER_CARD, wounds=[wounds])


@pytest.mark.clause("push.one-die-per-wound", "cliffhanger.may-push")
@pytest.mark.parametrize(("word", "expected"), [("ask", ""), ("roll", "roll"), ("50", "push/1"), ("60", "push/3")])
def test_a_push_is_the_smallest_that_brings_the_chance(word: str, expected: str) -> None:
    table = hanging(6)
    assert table.keys(ME)[:2] == ["roll", "push/1"]
    assert answer(table, ME, with_order(GAME, NOTHING, "question/push", word)) == expected
    if expected.startswith("push/"):
        most = int(expected[-1])
        chances = [chance_to_pass(3, 6, 1, pushed) for pushed in range(most + 1)]
        assert chances[-1] >= int(word) / 100 > chances[-2]


@pytest.mark.clause("push.one-die-per-wound")
def test_nobody_pushes_who_has_the_chance_already_and_who_cannot_have_it_is_asked() -> None:
    assert answer(hanging(3), ME, {"question/push": "90"}) == "roll"
    assert answer(hanging(6, needed=2), ME, {"question/push": "90"}) == ""
    redraw("bullwhip", abilities=[push_dice(2)])
    danger(DANGER_CARD, Skill(AGILITY, 5, 1), Skill(AGILITY, 6, 1))
    table = Laid(at="sahara, egypt, lima", sites=SITES, hangs=DANGER_CARD, kits="bullwhip")
    assert answer(table, ME, {"question/push": "60"}) == "push/1", "with two dice more for a push"


@pytest.mark.clause("push.one-die-per-wound", "test.repeat-while-success")
def test_successes_that_are_there_already_count() -> None:
    table = hanging(6, needed=2)
    assert answer(table, ME, {"question/push": "50"}) == "push/5"
    table.dice("6 1 1").play("roll")
    assert table.keys(ME)[0] == "roll"
    assert answer(table, ME, {"question/push": "50"}) == "push/1"


@pytest.mark.clause("push.only-cliffhanger-or-escape")
def test_dice_that_are_only_thrown_are_thrown_by_hand() -> None:
    danger("rope-bridge", Skill(AGILITY, 5, 1), Skill(AGILITY, 6, 1))
    table = on_quest("-")
    table.state.patient = 1
    table.dice("-").play("search")
    assert table.keys() == ["roll"]
    assert answer(table, ME, {"question/push": "roll"}) == ""


@pytest.mark.clause("danger.and-order")
@pytest.mark.parametrize(("first", "second", "expected"), [(6, 5, "mode/1"), (4, 6, "mode/2")])
def test_the_harder_of_two_tests_comes_first_where_that_is_ordered(first: int, second: int, expected: str) -> None:
    danger("rope-bridge", both(Skill(AGILITY, first, 1), Skill(LORE, second, 1)), Skill(AGILITY, 6, 1))
    table = on_quest("-").play("search")
    assert table.keys() == ["mode/1", "mode/2"]
    assert answer(table, ME, NOTHING) == ""
    assert answer(table, ME, {"question/tests": "harder"}) == expected


@pytest.mark.clause("danger.and-order")
def test_which_test_is_harder_depends_on_the_hero() -> None:
    danger("rope-bridge", both(Skill(AGILITY, 5, 1), Skill(LORE, 5, 1)), Skill(AGILITY, 6, 1))
    for level, expected in ((2, "mode/2"), (4, "mode/1")):
        table = on_quest("-")
        redraw("duke-dudley", levels=(3, 3, 3, level))
        table.state.renew_all()
        assert answer(table.play("search"), ME, {"question/tests": "harder"}) == expected


@pytest.mark.clause("danger.and-order", "danger.fight-option")
def test_a_fight_beside_a_test_is_weighed_by_the_player() -> None:
    danger("rope-bridge", both(Skill(AGILITY, 5, 1), Fight(ENEMY)), Skill(AGILITY, 6, 1))
    assert answer(on_quest("-").play("search"), ME, {"question/tests": "harder"}) == ""


def test_an_answer_by_order_is_a_choice_like_any_other_in_the_record() -> None:
    rng = random.Random(5)
    table = bivouac.new("fortune-and-glory", players=3, seed=5, round_cap=6)
    given = {about: rng.choice(each.words) for about, each in GAME.orderables.items()}
    made = 0
    while not table.over:
        seat = table.waiting[0]
        chosen = standing_answer(GAME, table.state, seat, given)
        made += chosen not in (NOT_ORDERED, PASS)
        table.choose(rng.choice(table.options_of(seat)) if chosen == NOT_ORDERED else chosen, seat)
    assert made > 0
    assert bivouac.replay(table.record()).digest() == table.digest()
