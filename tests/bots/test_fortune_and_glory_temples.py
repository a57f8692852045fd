"""The greedy bot of Fortune and Glory in temples: coins are taken while the walls hold, and left when they do not."""

from collections.abc import Iterator
from typing import Any

import pytest

import bivouac
from bivouac import bots
from bivouac.bots.evaluate import EVALUATIONS
from bivouac.bots.evaluate.fortune_and_glory import FortuneAndGloryEvaluation
from bivouac.bots.evaluate.fortune_and_glory_looting import Looting
from bivouac.bots.evaluate.fortune_and_glory_plans import Traveller
from bivouac.bots.evaluate.fortune_and_glory_strength import STRENGTHS, Strength
from bivouac.bots.evaluate.fortune_and_glory_temples import looting_now
from bivouac.games.fortune_and_glory.able import FOES
from bivouac.games.fortune_and_glory.catalog import DANGER, IS_A, SKILLS
from bivouac.games.fortune_and_glory.keys import KEYS
from bivouac.games.fortune_and_glory.map import DISTANCES, NUMBER_OF
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.verbs import AGILITY
from bivouac.games.fortune_and_glory.verbs import Test as Trial
from tests.fortune_and_glory.world import ME, Laid, as_printed, danger, drawing, in_temple, redraw

DANGERS = [key for card, key in enumerate(KEYS) if IS_A[card] == DANGER]


@pytest.fixture(autouse=True)
def _greedy_plays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(EVALUATIONS, GAME.name, FortuneAndGloryEvaluation())
    yield
    as_printed()
    STRENGTHS.clear()
    FOES.clear()


def chosen(laid: Laid) -> str:
    return GAME.actions.keys[bots.named("greedy", 3).choose(laid.table, ME)]


def all_dangers(target: int, needed: int) -> None:
    for key in DANGERS:
        danger(key, Trial(AGILITY, target, needed), Trial(AGILITY, target, needed))


def looting(passes: float, escape: float = 0.6, danger_value: int = 3) -> Looting:
    """A coin is a round, the treasure three, a KO costs two; half of all cliffhangers are overcome."""
    return Looting(Strength(passes, 0.0, [0.5] * 4), 0.5, escape, danger_value, 1.0, 3.0, 2.0, 0.0)


def at_press_on(**fields: Any) -> Laid:
    laid = in_temple(dice="- + . .", **{**drawing("rope-bridge", "quicksand"), **fields}).play("search")
    assert laid.may("press-on")
    return laid


# -- what is reckoned --------------------------------------------------------------------------------------------------


def test_coins_are_worth_less_the_more_the_temple_shakes() -> None:
    worth = [looting(0.7).best(6, 0, shaken, 15) for shaken in range(6)]
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > 1.0
    assert looting(0.7).best(6, 2, 2, 15) < looting(0.7).best(6, 0, 2, 15)  # the test is near


def test_who_can_get_out_dares_more_and_who_wants_nothing_takes_nothing() -> None:
    assert looting(0.6, escape=0.9).best(6, 0, 2, 15) > looting(0.6, escape=0.3).best(6, 0, 2, 15)
    assert looting(0.7).best(6, 0, 0, 0) == 0.0
    assert looting(0.7).best(6, 0, 0, 2) < looting(0.7).best(6, 0, 0, 6)
    assert looting(0.05).best(6, 0, 5, 15) == 0.0  # better not at all


def test_the_last_coin_is_worth_the_treasure_and_is_no_risk() -> None:
    assert looting(1.0).coin(1, 2, 5, 15) == pytest.approx(1.0 + 3.0)
    assert looting(1.0).coin(2, 2, 5, 15) < 1.0 + 4.0


# -- known positions ---------------------------------------------------------------------------------------------------


def test_a_temple_with_easy_dangers_is_searched_and_pressed_on_in() -> None:
    all_dangers(2, 1)
    assert chosen(in_temple(coins=6)) == "search"
    assert chosen(at_press_on(coins=6)) == "press-on"


def test_a_temple_that_is_about_to_fall_over_hopeless_dangers_is_left() -> None:
    laid = at_press_on(coins=6, shaken=6, wounds=[4], carried="crown/of-power", fortune=[2])
    all_dangers(6, 4)
    STRENGTHS.clear()
    assert looting_now(laid.state, ME, Traveller(laid.state, ME, True), 0) < 0.0
    assert chosen(laid) == "stop"


def test_who_carries_enough_does_not_begin() -> None:
    assert chosen(in_temple(fortune=[12], carried="crown/of-power")) == "decline"


def test_a_rich_temple_beside_a_poor_artifact_is_the_goal() -> None:
    all_dangers(2, 1)
    home = DISTANCES[NUMBER_OF["london"]]
    near = sorted((space for space in NUMBER_OF if NUMBER_OF[space] < 45), key=lambda space: home[NUMBER_OF[space]])
    laid = Laid(at="london, tokyo", phase="move", sites=f"{near[0]}:temple/of-the-gods, {near[1]}:drum/of-atlantis",
                dice="6", advanced="temples")  # fmt: skip
    assert chosen(laid) == f"go/{near[0]}"


def test_of_two_ways_out_the_better_is_taken_and_pushed() -> None:
    laid = in_temple(on_it=2, hangs="rope-bridge").dice("+ . . 1").play("roll")
    laid.state.levels[ME * SKILLS : (ME + 1) * SKILLS] = [5, 1, 3, 3]
    STRENGTHS.clear()
    assert chosen(laid) == "mode/2"
    redraw("mine", escape=Trial(AGILITY, 5, 2))
    hard = in_temple(on_it=2, hangs="rope-bridge", printed_escape=True).dice("+ . . 1").play("roll")
    assert chosen(hard).startswith("push/")


def test_greedy_plays_games_with_temples_to_their_end() -> None:
    table = bivouac.new(GAME.name, players=2, seed=5, advanced="temples", round_cap=40)
    players = [bots.named("greedy", seat) for seat in range(2)]
    while not table.over:
        seat = table.seat
        assert seat is not None
        table.choose(players[seat].choose(table, seat))
    assert table.result is not None
