"""What is counted of Altered: kinds drawn and played, Heroes begun with, and lengths in Days."""

import pytest

import bivouac
from bivouac.games.altered.actions import KEYS
from bivouac.games.altered.catalog import HEROES, STARTERS
from bivouac.sim import Balance, balance, report
from bivouac.sim.figure import svg
from bivouac.sim.measures import measure_of
from bivouac.sim.play import Played
from bivouac.sim.simulation import Simulation
from bivouac.sim.watch import Counts, Watch


def fair() -> Balance:
    """A hundred games, made up so that everything holds."""
    measure = measure_of("altered")
    played = [Played(n, n, n % 2, (n // 2 % 2,), 8, 90, "end.meet") for n in range(100)]
    counts = Counts(len(KEYS), len(measure.events))
    for card in measure.played:
        counts.played[card], counts.drawn[card], counts.drawn_won[card] = 1, 20, 10
    counts.events[:] = [1, 1, 1]
    return Balance(measure, Simulation("altered", {}, 1, ["greedy", "greedy"], played, 1.0), counts)


def failed(result: Balance) -> list[str]:
    return [each.key for each in result.verdicts if not each.holds]


def test_a_fair_game_holds_in_everything_that_is_asked_for() -> None:
    result = fair()
    assert [each.key for each in result.verdicts] == [
        "first", "days", "event-supported", "event-exhausted", "event-arena-day",
    ]  # fmt: skip
    assert failed(result) == []


@pytest.mark.parametrize(("days", "holds"), [(4, False), (5, True), (12, True), (13, False)])
def test_the_median_game_is_counted_in_days(days: int, holds: bool) -> None:
    result = fair()
    games = result.simulation.played
    games[:] = [one._replace(turns=days) for one in games]
    assert failed(result) == ([] if holds else ["days"])
    assert report.targets(result, "en")[2][:3] == ["length of the median game, in Days", "5 to 12", str(days)]
    assert "Days" in svg(result, "en")


def test_every_card_of_the_starters_is_listed_also_one_that_no_bot_played() -> None:
    measure = measure_of("altered")
    assert sorted(measure.played) == sorted({kind for starter in STARTERS for kind in starter})
    result = fair()
    kappa = KEYS.index("kappa")
    result.counts.played[kappa] = 0
    assert failed(result) == [], "what a bot makes of a card is no fault of the game"
    assert result.card_as_json(kappa)["played_games"] == 0
    assert any("Kappa" in row[0] for row in report.cards(result, "en"))


@pytest.mark.compiled_ok
def test_what_is_drawn_is_counted_by_its_kind_for_its_player() -> None:
    watch = Watch(measure_of("altered"))
    table = bivouac.new("altered", seed=4, deck0="bravos", deck1="muna")
    watch.begin(table)
    for seat, deck in enumerate((1, 3)):
        hand = table.view(seat)["seats"][seat]["hand"]["cards"]
        assert watch.drawn[seat] == {KEYS.index(key) for key in hand}
        assert watch.drawn[seat] <= set(STARTERS[deck])
    while not table.over:
        table.choose(table.option_ids[0])
        watch.listen(table)
    assert watch.began == [{HEROES[1]}, {HEROES[3]}]


@pytest.mark.compiled_ok
def test_random_games_use_what_the_game_offers() -> None:
    result = balance("altered", 30, ["random", "random"], seed=2)
    counts = result.counts
    assert all(counts.events[:2])
    assert sum(counts.began) == 60
    assert sum(counts.began_won) == 30 - result.simulation.unfinished
    assert sum(played > 0 for played in counts.played) > 100
