"""The greedy bot of Fortune and Glory: fair, better than chance, and right in positions that are easy to judge."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from bivouac import bots
from bivouac.bots.evaluate import EVALUATIONS
from bivouac.bots.evaluate.fortune_and_glory import FortuneAndGloryEvaluation
from bivouac.bots.evaluate.fortune_and_glory_cards import answer_gain
from bivouac.bots.evaluate.fortune_and_glory_hunts import Hunt
from bivouac.bots.evaluate.fortune_and_glory_lines import goods
from bivouac.bots.evaluate.fortune_and_glory_plans import TRAVEL, Traveller
from bivouac.bots.evaluate.fortune_and_glory_strength import (
    STRENGTHS,
    Perils,
    passing_on,
    perils_of,
    strength_of,
)
from bivouac.bots.evaluate.fortune_and_glory_zeppelin import GUARDS
from bivouac.engine.chance import Chance
from bivouac.engine.table import Table, new_table
from bivouac.engine.verbs import Verb
from bivouac.games.fortune_and_glory.able import FOES, foes_of
from bivouac.games.fortune_and_glory.catalog import DANGER, IS_A, NAZI
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.map import DISTANCES, NUMBER_OF
from bivouac.games.fortune_and_glory.odds import chance_to_pass
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.shapes import as_fortune
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import F_CARD
from bivouac.games.fortune_and_glory.verbs import (
    AGILITY,
    ANOTHER,
    GEAR,
    THE_FORTUNE,
    DropKit,
    Fortune,
    Glory,
    Hurt,
    LookKeep,
    Steal,
    draw_gear,
)
from bivouac.games.fortune_and_glory.verbs import ME as MY_HERO
from bivouac.games.fortune_and_glory.verbs import Test as Trial
from tests.fortune_and_glory.world import ME, YOU, Laid, as_printed, danger, number, redraw

CAPPED = {"round_cap": 40}
DANGERS = [key for card, key in enumerate(KEYS) if IS_A[card] == DANGER]


@pytest.fixture(autouse=True)
def _greedy_plays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(EVALUATIONS, GAME.name, FortuneAndGloryEvaluation())
    yield
    as_printed()
    STRENGTHS.clear()
    FOES.clear()
    GUARDS.clear()


def easy() -> Trial:
    return Trial(AGILITY, 2, 1)


def hard() -> Trial:
    return Trial(AGILITY, 6, 4)


def chosen(table: Table, seat: int = ME, seed: int = 3) -> str:
    """The key of what greedy chooses."""
    return GAME.actions.keys[bots.named("greedy", seed).choose(table, seat)]


def played(names: list[str], seed: int) -> Table:
    table = new_table(GAME, len(names), seed, CAPPED)
    players = [bots.named(name, 100 * seed + seat) for seat, name in enumerate(names)]
    while table.seat is not None:
        table.choose(players[table.seat].choose(table, table.seat), table.seat)
    return table


def asked(games: int, choices: int, seats: int) -> Iterator[Table]:
    """Tables at questions of any seat, reached by random play."""
    for seed in range(1, games + 1):
        table = new_table(GAME, seats, seed, CAPPED)
        chance = Chance(seed)
        for _ in range(choices):
            if table.over:
                break
            if chance.roll(4) == 0:
                yield table
            ids = table.option_ids
            table.choose(ids[chance.roll(len(ids))])


# -- fairness ----------------------------------------------------------------------------------------------------------


def test_greedy_chooses_the_same_whatever_the_hidden_cards_are() -> None:
    compared = 0
    for nth, table in enumerate(asked(6, 160, 4)):
        seat = table.seat
        assert seat is not None
        other = table.determinize(seat, 1_000 + nth)
        assert chosen(table, seat, 5) == chosen(other, seat, 5)
        compared += other.state.hands != table.state.hands  # type: ignore[attr-defined]
    assert compared > 40, "too few tables had hands that differed"


def test_what_a_bot_remembers_changes_no_choice() -> None:
    """The same question has the same answer for a bot that has just begun and for one that has played for long."""
    asked_before = [(table.clone(), table.seat) for table in asked(3, 120, 3)]
    remembered = [chosen(table, seat) for table, seat in asked_before if seat is not None]
    afresh: list[str] = []
    for table, seat in reversed(asked_before):
        EVALUATIONS[GAME.name] = FortuneAndGloryEvaluation()
        STRENGTHS.clear()
        assert seat is not None
        afresh.append(chosen(table, seat))
    assert remembered == afresh[::-1]
    assert len(afresh) > 40


def test_the_order_of_another_hand_says_nothing() -> None:
    judge = FortuneAndGloryEvaluation()
    chance = Chance(3)
    moved = 0
    for table in asked(6, 160, 3):
        seat = table.seat
        assert seat is not None
        other = table.clone()
        for hand in range(3):
            if hand != seat:
                chance.shuffle(other.state.hands[hand])  # type: ignore[attr-defined]
        copies = [each.determinize(seat, 9).state for each in (table, other)]
        for copy in copies:
            judge.prepare(copy, seat)
        first, second = copies
        assert isinstance(first, World)
        assert isinstance(second, World)
        assert first.hands == second.hands
        moved += table.state.hands != other.state.hands  # type: ignore[attr-defined]
    assert moved > 20


def test_a_position_is_judged_without_the_cards_that_others_hold() -> None:
    judge = FortuneAndGloryEvaluation()
    one = Laid(at="london, paris", phase="move", hands=["", "lucky-hat, red-line"], seed=4)
    two = Laid(at="london, paris", phase="move", hands=["", "brass-fake, wrong-train"], seed=4)
    assert judge.value(one.state, ME) == judge.value(two.state, ME)


# -- strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(1, 4))
def test_two_greedy_bots_beat_two_random_ones(seed: int) -> None:
    names = ["greedy", "random", "greedy", "random"] if seed % 2 else ["random", "greedy", "random", "greedy"]
    result = played(names, seed).result
    assert result is not None
    assert {names[seat] for seat in result.winners} == {"greedy"}


def test_every_number_of_seats_is_played_to_its_end() -> None:
    for seats in (2, 8):
        table = played(["greedy"] * seats, 11)
        assert table.result is not None
        assert table.result.winners


# -- chances -----------------------------------------------------------------------------------------------------------


def test_a_test_half_done_is_as_likely_as_one_for_what_is_missing() -> None:
    assert passing_on(3, 5, 2, 0) == pytest.approx(chance_to_pass(3, 5, 2))
    assert passing_on(3, 5, 2, 2) == pytest.approx(chance_to_pass(3, 5, 2, 2))
    assert passing_on(3, 5, 0, 0) == 1.0


def test_gear_makes_a_hero_stronger_and_quicker() -> None:
    bare = Laid(at="london, paris", phase="move")
    armed = Laid(at="london, paris", phase="move", kits="bullwhip, lock-picks")
    assert strength_of(armed.state, ME).passes > strength_of(bare.state, ME).passes + 0.03
    assert strength_of(armed.state, ME).quest < strength_of(bare.state, ME).quest


def test_a_way_takes_the_rounds_that_dice_take() -> None:
    assert TRAVEL[0][1] == 1.0
    assert TRAVEL[0][2] == pytest.approx(1.0 + 1.0 / 6.0)
    assert TRAVEL[2][3] == 1.0
    assert all(near < far for near, far in zip(TRAVEL[0][1:], TRAVEL[0][2:], strict=False))


def test_what_a_danger_does_to_a_hero_is_certain_in_the_sum() -> None:
    laid = Laid(at="london, paris", phase="move")
    perils = perils_of(laid.state, ME)
    most = laid.state.most_wounds(ME)
    for wounds in range(most + 1):
        assert sum(perils.lands[wounds]) + perils.falls[wounds] + sum(perils.fails[wounds]) == pytest.approx(1.0)
        assert sum(perils.lands[wounds][:wounds]) == 0.0, "a danger heals nobody"
    assert sum(perils.lands[most]) < sum(perils.lands[0])
    for saves in perils.saves[:3]:
        assert all(fewer < more for fewer, more in pairwise(saves))
        assert 0.3 < saves[0] < saves[2] < 0.9


def test_a_search_is_reckoned_backwards_from_its_last_danger() -> None:
    """Half of the dangers are overcome, and half of the cliffhangers, three quarters with a push; one wound is all."""
    perils = Perils([[0.5, 0.0], [0.0, 0.5]], [0.0, 0.0], [[0.5, 0.0, 0.0, 0.0]] * 2, [[0.5, 0.75]] * 4)
    hunt = Hunt(perils, 1, 2, 8.0)
    assert hunt.pressing[1] == pytest.approx([0.5 * (1.0 + 0.25 * 8.0), 0.5 * (1.0 + 0.5 * 8.0)])
    assert hunt.onward[1] == pytest.approx([1.5, 2.5])
    unpushed, pushed = 0.5 * 1.5 + 0.5 * 8.0, 0.75 * 2.5 + 0.25 * 8.0
    assert hunt.pressing[2][0] == pytest.approx(0.5 * 1.5 + 0.5 * (1.0 + min(unpushed, pushed)))
    fatal = Perils([[0.5, 0.0], [0.0, 0.5]], [0.0, 0.0], [[0.0, 0.5, 0.0, 0.0]] * 2, [[0.5, 0.75]] * 4)
    assert Hunt(fatal, 1, 1, 8.0).pressing[1] == pytest.approx([0.5 * (1.0 + 0.5 * 8.0), 0.5 * 8.0])


def test_the_more_a_ko_costs_the_fewer_wounds_make_a_hero_stop() -> None:
    laid = Laid(at="london, paris", phase="move")
    perils = perils_of(laid.state, ME)
    most = laid.state.most_wounds(ME)

    def stops(lost: float) -> list[bool]:
        pressing = Hunt(perils, most, 2, lost).pressing[2]
        return [rounds > 1.0 + pressing[0] for rounds in pressing]

    assert not any(stops(3.0))
    assert stops(12.0)[most]
    assert not stops(12.0)[0]
    assert sum(stops(20.0)) > sum(stops(12.0))


# -- known positions ---------------------------------------------------------------------------------------------------


def test_whoever_has_the_fortune_goes_home_as_straight_as_possible() -> None:
    laid = Laid(at="moscow, paris", phase="move", fortune=[15], sites="sahara:crown/of-the-thief-king", dice="3")
    key = chosen(laid.table)
    assert key.startswith("go/")
    home = laid.state.home(ME)
    left = DISTANCES[NUMBER_OF[key.removeprefix("go/")]][home]
    reachable = [NUMBER_OF[option.key.removeprefix("go/")] for option in laid.table.options if "go/" in option.key]
    assert left == min(DISTANCES[space][home] for space in reachable)


def test_whoever_is_home_with_the_fortune_stays() -> None:
    laid = Laid(at="london, paris", phase="move", fortune=[15], sites="sahara:crown/of-the-thief-king", dice="6")
    assert chosen(laid.table) == "stay"


def test_an_artifact_is_sold_at_home_where_that_wins() -> None:
    laid = Laid(
        at="london, paris", fortune=[11], carried="sword/of-medusa", glory=[20], decks={"city": "uncle-you-never-met"}
    )
    assert "sell/sword" in [option.key for option in laid.table.options]
    assert chosen(laid.table) == "sell/sword"


def test_the_nearer_of_two_equal_artifacts_is_the_goal() -> None:
    spaces = [space for space in NUMBER_OF if NUMBER_OF[space] < 45]
    home = DISTANCES[NUMBER_OF["london"]]
    near = min(spaces, key=lambda space: home[NUMBER_OF[space]])
    far = max(spaces, key=lambda space: home[NUMBER_OF[space]])
    sites = f"{near}:sword/of-the-thief-king, {far}:spear/of-the-ancients"
    laid = Laid(at="london, tokyo", phase="move", sites=sites, dice="6")
    assert chosen(laid.table) == f"go/{near}"


def test_a_cliffhanger_is_pushed_when_it_pays() -> None:
    for key in ("rope-bridge", "boat-chase"):
        danger(key, Trial(AGILITY, 5, 2), Trial(AGILITY, 5, 2))
    laid = Laid(at="sahara, paris", sites="sahara:crown/of-the-ancients", hangs="boat-chase", markers=[1])
    assert chosen(laid.table).startswith("push/")


def test_a_cliffhanger_that_is_nearly_safe_is_not_pushed() -> None:
    danger("boat-chase", Trial(AGILITY, 5, 2), easy())
    laid = Laid(at="sahara, paris", heroes="jacques-moreau, duke-dudley", sites="sahara:crown/of-the-gods",
                hangs="boat-chase", markers=[1])  # fmt: skip
    assert chosen(laid.table) == "roll"


def test_the_last_cliffhanger_of_a_search_is_pushed_with_all_there_is() -> None:
    """Whoever finds the artifact is healed; before more dangers some wounds are better kept."""
    for key in DANGERS:
        danger(key, Trial(AGILITY, 5, 2), Trial(AGILITY, 5, 2))
    keys: list[str] = []
    for adventure in ("of-the-ancients", "of-the-gods"):
        laid = Laid(at="sahara, paris", sites=f"sahara:ring/{adventure}", hangs="boat-chase", markers=[1], glory=[20])
        keys.append(chosen(laid.table))
        most = max(option.key for option in laid.table.options if option.key != "roll")
    assert keys[0] == most
    assert keys[1] < most


def at_press_on(
    is_hopeless: bool, stop: Verb[Any] | None = None, press: Verb[Any] | None = None, **fields: Any
) -> Laid:
    """A hero who has overcome the first danger of an artifact and may stop; the other dangers are easy or hopeless. The
    one just overcome may have a line about that."""
    for key in DANGERS:
        danger(key, hard() if is_hopeless else easy(), hard() if is_hopeless else easy())
    danger("boat-chase", easy(), easy(), stop=stop, press=press)
    laid = Laid(at="sahara, paris", decks={"danger": "boat-chase"}, dice="- 5 5 5", **fields)
    laid.play("search")
    assert "press-on" in [option.key for option in laid.table.options]
    return laid


def test_whoever_decides_sees_the_chances_of_the_next_danger_and_nobody_else() -> None:
    """Over the two cards that are left: one is easy, the other hopeless, and none is a fight."""
    table = at_press_on(False, sites="sahara:crown/of-the-gods").table
    assert isinstance(table.state, World)
    table.state.bags[DANGER] = [number("avalanche"), number("tomb-robbers")]
    danger("avalanche", hard(), hard())
    agility = table.state.level(ME, AGILITY)
    expected = (chance_to_pass(agility, 2, 1) + chance_to_pass(agility, 6, 4)) / 2
    elsewhere = {"explore": None, "collapse": None, "escape": None}  # of a deep jungle and of a temple
    peril = {"cards": 2, "overcome": round(100 * expected), "ko": 0, **elsewhere}
    assert [as_fortune(table.view(reader))["peril"] for reader in (ME, YOU, None)] == [peril, None, None]


def test_easy_dangers_are_pressed_on() -> None:
    laid = at_press_on(False, sites="sahara:crown/of-the-gods")
    assert chosen(laid.table) == "press-on"


def test_whoever_is_near_a_ko_with_artifacts_in_the_bag_stops() -> None:
    """One wound from a KO before hopeless dangers, with a won game in the bag: a round of rest costs less."""
    laid = at_press_on(
        True, sites="sahara:drum/of-the-gods", carried="crown/of-zeus, heart/of-power", fortune=[3], wounds=[5]
    )
    assert chosen(laid.table) == "stop"


def test_a_reward_for_a_stop_is_taken_when_it_is_worth_the_round() -> None:
    site = "sahara:crown/of-the-gods"
    assert chosen(at_press_on(False, Glory(1), sites=site).table) == "press-on"
    assert chosen(at_press_on(False, Fortune(3), sites=site).table) == "stop"
    assert chosen(at_press_on(False, LookKeep(GEAR, 3), sites=site).table) == "stop"
    assert chosen(at_press_on(False, Steal(THE_FORTUNE, 3, ANOTHER), sites=site).table) == "press-on", "nobody has any"
    assert chosen(at_press_on(False, Steal(THE_FORTUNE, 3, ANOTHER), sites=site, fortune=[0, 9]).table) == "stop"


def test_gear_is_worth_less_late_and_to_whoever_can_carry_no_more() -> None:
    laid = at_press_on(False, draw_gear(1), sites="sahara:crown/of-the-gods")
    hero = Traveller(laid.state, ME, True)
    early = goods(laid.state, ME, hero, draw_gear(1))
    laid.state.kit[ME] = [number(key) for key in ("bullwhip", "field-notes", "torch", "ice-axe")]
    full = goods(laid.state, ME, hero, draw_gear(1))
    laid.state.kit[ME] = []
    laid.state.fortune[ME] = 14
    late = goods(laid.state, ME, hero, draw_gear(1))
    assert full < early
    assert late < early
    assert goods(laid.state, ME, hero, LookKeep(GEAR, 3)) > late
    assert goods(laid.state, ME, hero, DropKit(GEAR, 1, MY_HERO)) == 0.0, "nothing is carried"


def test_a_price_of_pressing_on_is_paid_only_where_it_is_small() -> None:
    site = "sahara:crown/of-the-gods"
    assert chosen(at_press_on(False, press=Hurt(1, MY_HERO), sites=site).table) == "press-on"
    assert chosen(at_press_on(False, press=Hurt(1, MY_HERO), wounds=[5], sites=site).table) == "stop", (
        "it would be a KO"
    )
    assert chosen(at_press_on(False, press=Fortune(-3), sites=site).table) == "press-on", "there is none to lose"
    assert chosen(at_press_on(False, press=Fortune(-3), fortune=[9], sites=site).table) == "stop"


@pytest.mark.parametrize(("glory", "lost"), [(2, "lose/glory"), (0, "discard/torch")])
def test_losses_of_a_ko_are_glory_before_gear_and_gear_before_fortune(glory: int, lost: str) -> None:
    danger("boat-chase", easy(), hard())
    laid = Laid(
        at="sahara, paris", sites="sahara:crown/of-the-gods", hangs="boat-chase", wounds=[5], glory=[glory],
        fortune=[9], kits="torch", dice="1 1 1 3",
    )  # fmt: skip
    assert {lost, "lose/fortune"} <= {option.key for option in laid.table.options}
    assert chosen(laid.table) == lost


def test_a_weak_enemy_is_fought_and_a_deadly_one_fled() -> None:
    keys: list[str] = []
    for wounds, enemy in ((0, "nazi-soldier"), (5, "tank")):
        laid = Laid(at="sahara, paris", wounds=[wounds], decks={"enemy": "man-eating-tiger"}, dice="1")
        fight = laid.state.fights[-1][:]
        fight[F_CARD] = number(enemy)
        laid.state.fights[-1] = fight
        keys.append(chosen(laid.table))
    assert keys == ["fight", "escape"]


def test_a_card_that_saves_a_cliffhanger_is_worth_more_than_one_that_saves_a_city_test() -> None:
    danger("boat-chase", easy(), Trial(AGILITY, 5, 1))
    laid = Laid(
        at="sahara, paris", sites="sahara:crown/of-the-gods", hangs="boat-chase", wounds=[5], markers=[3],
        hands="here-comes-the-cavalry, pinch-of-pepper", dice="1 1 1",
    )  # fmt: skip
    assert "play/here-comes-the-cavalry" in [option.key for option in laid.table.options]
    assert chosen(laid.table) == "play/here-comes-the-cavalry"
    assert answer_gain(laid.state, ME, number("here-comes-the-cavalry"), ME) > 1.0


def test_henchmen_welcome_a_hero_who_can_hardly_stand() -> None:
    def answer(wounds: int) -> str:
        laid = Laid(
            at="sahara, paris", phase="move", fortune=[12, 0], wounds=[wounds, 0], carried="crown/of-medusa",
            hands=["", "welcoming-committee"], dice="2",
        )  # fmt: skip
        laid.play("stay")
        assert laid.table.seat == YOU
        return chosen(laid.table, YOU)

    assert answer(0) == "pass"
    assert answer(5) == "play/welcoming-committee"


def test_a_fake_is_kept_for_a_sale_that_counts() -> None:
    def answer(fortune: int, artifact: str) -> str:
        laid = Laid(
            at="paris, paris", heroes="jacques-moreau, duke-dudley", fortune=[fortune], carried=f"{artifact}/of-medusa",
            hands=["", "brass-fake"], decks={"city": "uncle-you-never-met"},
        )  # fmt: skip
        laid.play(f"sell/{artifact}")
        assert laid.table.seat == YOU
        return chosen(laid.table, YOU)

    assert answer(10, "crown") == "play/brass-fake"
    assert answer(15, "ring") == "pass"


def test_plans_count_the_rounds_of_a_hero_who_is_nearly_there() -> None:
    laid = Laid(at="london, paris", phase="move", fortune=[15, 3])
    assert Traveller(laid.state, ME, True).best_plan(laid.state.space[ME], False) == 0.0
    assert Traveller(laid.state, YOU, False).rounds_left() > 5.0


# -- the zeppelin ------------------------------------------------------------------------------------------------------


def under_zeppelin(fortune_aboard: int, dice: int, **fields: Any) -> Laid:
    """My hero under the zeppelin, whose guards have so many dice and as many wounds."""
    for key in GUARDS_OF_ZEPPELIN:
        redraw(key, dice=dice, wounds=dice, each_round=None)
    GUARDS.clear()
    return Laid(at="sahara, lima", zeppelin=f"sahara:{fortune_aboard}", **fields)


GUARDS_OF_ZEPPELIN = [KEYS[card] for card in foes_of(NAZI, True)]


@pytest.mark.clause("zeppelin.sneak-aboard")
def test_greedy_goes_aboard_when_the_guards_are_weak_and_stays_below_when_they_are_not() -> None:
    assert chosen(under_zeppelin(6, 1).table) == "board"
    assert chosen(under_zeppelin(6, 5).table) == "below"
    assert chosen(under_zeppelin(6, 2, fortune=[15]).table) == "below", "only the way home is left"


@pytest.mark.clause("zeppelin.rules-on-sheet")
def test_greedy_goes_on_while_it_pays_and_leaves_in_time() -> None:
    fit = under_zeppelin(6, 1).play("board").dice("1 1 1 1").play("sneak/6").dice("6 6 6 1").play("fight")
    assert chosen(fit.table) == "go-on"
    for key in GUARDS_OF_ZEPPELIN:
        redraw(key, dice=9, wounds=3)
    GUARDS.clear()
    assert chosen(fit.table) == "leave"


def test_greedy_goes_to_the_zeppelin_that_is_worth_a_visit() -> None:
    for key in GUARDS_OF_ZEPPELIN:
        redraw(key, dice=0, wounds=1, each_round=None)
    goals = {
        fortune: chosen(Laid(at="sahara, lima", phase="move", zeppelin=f"egypt:{fortune}", dice="2").table)
        for fortune in (0, 6)
    }
    assert goals[6] == "go/egypt"


def test_greedy_names_any_number() -> None:
    assert chosen(under_zeppelin(6, 1).play("board").table).startswith("sneak/")
