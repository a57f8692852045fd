"""Which moments concern a hero, by what lies open: what a standing order "when it concerns me" goes by."""

import pytest

from bivouac.games.fortune_and_glory.catalog import ANYBODYS, OWN, ROUND, Timing
from bivouac.games.fortune_and_glory.concerns import is_near_victory
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.verbs_goods import Glory
from bivouac.games.fortune_and_glory.verbs_health import Hurt
from bivouac.games.fortune_and_glory.whom import ALL, ANOTHER, IT, Whom
from bivouac.games.fortune_and_glory.whom import ME as OWNER
from tests.fortune_and_glory.world import ME, THIRD, YOU, Laid, redraw

FOURTH = 3
SEATS = (ME, YOU, THIRD, FOURTH)


def concerned(table: Laid) -> list[int]:
    assert table.state.events
    return [seat for seat in SEATS if GAME.matters(table.state, seat)]


def moving(at: str, fortune: tuple[int, ...] = ()) -> Laid:
    """My movement die has fallen, and YOU hold a card that could answer it."""
    return Laid(at=at, phase="move", hands=("", "wrong-train"), fortune=fortune, dice="4")


@pytest.mark.clause("event.any-time")
def test_a_moment_concerns_its_hero_and_whoever_stands_in_the_same_space() -> None:
    assert concerned(moving("sahara, paris, sahara, lima")) == [ME, THIRD]


@pytest.mark.clause("event.any-time", "round.aim")
@pytest.mark.parametrize(
    ("at", "fortune", "everybody"),
    [
        ("london, paris, sahara, lima", (12, 0, 0, 0), True),
        ("london, paris, sahara, lima", (11, 0, 0, 0), False),
        ("london, paris, sahara, lima", (12, 13, 0, 0), False),
        ("sydney, paris, sahara, lima", (12, 0, 0, 0), False),
    ],
)
def test_the_moments_of_a_hero_who_may_soon_win_concern_everybody(
    at: str, fortune: tuple[int, ...], everybody: bool
) -> None:
    """Little short of the goal, nobody before the hero, and not far from home (London)."""
    table = moving(at, fortune)
    assert is_near_victory(table.state, ME) == everybody
    assert concerned(table) == ([*SEATS] if everybody else [ME])


def announced(whom: Whom, at: str = "london, paris, sahara, lima") -> Laid:
    """I play a card, and YOU could cancel it."""
    redraw("fan-mail", timing=Timing(OWN, ANYBODYS), effect=Hurt(1, whom), stays=0)
    table = Laid(at=at, phase="move", hands=("fan-mail", "not-so-fast"), dice="4").play("play/fan-mail")
    assert [event.card for event in table.state.events] == [table.state.in_play[0]]
    return table


@pytest.mark.clause("cancel.permitted", "event.targets")
@pytest.mark.parametrize(("whom", "seats"), [(ALL, [1, 2, 3]), (ANOTHER, [1, 2, 3]), (OWNER, [])])
def test_a_card_concerns_whom_it_names_or_may_be_aimed_at_but_not_its_owner(whom: Whom, seats: list[int]) -> None:
    assert concerned(announced(whom)) == seats


@pytest.mark.clause("cancel.permitted")
def test_a_card_about_one_hero_concerns_that_hero() -> None:
    redraw("wrong-train", effect=Hurt(1, IT))
    table = Laid(at="london, paris, sahara, lima", phase="move", hands=("", "wrong-train", "not-so-fast"), dice="4")
    table.play("play/wrong-train", seat=YOU)
    assert concerned(table) == [ME]


@pytest.mark.clause("cancel.permitted")
def test_a_card_that_remains_in_play_for_all_concerns_all_others() -> None:
    redraw("fan-mail", timing=Timing(OWN, ANYBODYS), effect=Glory(1), for_all=True)
    table = Laid(at="london, paris, sahara, lima", phase="move", hands=("fan-mail", "not-so-fast"), dice="4")
    assert concerned(table.play("play/fan-mail")) == [YOU, THIRD, FOURTH]


@pytest.mark.clause("sell.value")
@pytest.mark.parametrize(("fortune", "everybody"), [(11, True), (1, False)])
def test_a_sale_that_reaches_the_goal_concerns_everybody(fortune: int, everybody: bool) -> None:
    table = Laid(
        at="lima, paris, sahara, tokyo", carried="sword/of-zeus", fortune=[fortune], hands=("", "brass-fake"),
        decks={"city": ""},
    )  # fmt: skip
    table.play("sell/sword")
    assert table.state.sale[2] >= 4
    assert concerned(table) == ([*SEATS] if everybody else [ME])


@pytest.mark.clause("victory.condition", "event.any-time")
@pytest.mark.parametrize(("at", "everybody"), [("london", True), ("sahara", False)])
def test_the_end_of_a_round_concerns_everybody_if_somebody_wins(at: str, everybody: bool) -> None:
    redraw("changed-lock", effect=Glory(1))
    table = Laid(at=f"{at}, paris, sahara, lima", phase="end", fortune=[15], hands=("", "changed-lock"))
    assert concerned(table) == ([*SEATS] if everybody else [])


@pytest.mark.clause("event.any-time")
@pytest.mark.parametrize(("fortune", "everybody"), [(12, True), (3, False)])
def test_the_beginning_of_a_round_concerns_everybody_if_somebody_may_soon_win(fortune: int, everybody: bool) -> None:
    redraw("wrong-train", timing=Timing(ROUND, ANYBODYS), effect=Glory(1))
    table = Laid(at="london, paris, sahara, lima", phase="round", fortune=[fortune], hands=("", "wrong-train"),
                 dice="6 5 4 3")  # fmt: skip
    assert table.state.events[-1].kind == ROUND
    assert concerned(table) == ([*SEATS] if everybody else [])
