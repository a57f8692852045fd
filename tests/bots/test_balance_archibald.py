"""Whether Archibald is fair: seats in order of play, rounds, heroes, and what must happen at all."""

import json

import pytest

import bivouac
from bivouac.games.archibald.actions import KEYS
from bivouac.sim import Balance, balance, report
from bivouac.sim.figure import svg
from bivouac.sim.measures import measure_of
from bivouac.sim.play import Played
from bivouac.sim.simulation import Simulation
from bivouac.sim.watch import Counts, Watch

NUMBER = {key: number for number, key in enumerate(KEYS)}
HEROES = ("arthur", "selenia", "betameche", "noisette")
ENCOUNTERS = 45


def fair(seats: int = 4) -> Balance:
    """A hundred games, made up so that everything holds."""
    measure = measure_of("archibald")
    played = [Played(n, n, 0, (n % seats,), 25 * seats, 300, "end.archibald") for n in range(120)]
    counts = Counts(len(KEYS), len(measure.events))
    for card in range(ENCOUNTERS):
        counts.played[card], counts.uses[card], counts.drawn[card], counts.drawn_won[card] = 60, 80, 100, 25
    for hero in HEROES:
        counts.began[NUMBER[hero]], counts.began_won[NUMBER[hero]] = 30 * seats, 30
    counts.events[:] = [60, 60, 60]
    return Balance(measure, Simulation("archibald", {}, 1, ["greedy"] * seats, played, 1.0), counts)


def failed(result: Balance) -> dict[str, list[str]]:
    return {each.key: [KEYS[card] for card in each.cards] for each in result.verdicts if not each.holds}


def test_a_fair_game_holds_in_everything_that_is_asked_for() -> None:
    result = fair()
    assert failed(result) == {}
    assert [each.key for each in result.verdicts] == [
        "seats", "rounds", "leaders", "event-flood", "event-defeated", "event-trapped", "played",
    ]  # fmt: skip


@pytest.mark.parametrize(("wins", "holds"), [(32, True), (33, False), (28, True), (27, False)])
def test_seats_in_order_of_play_may_differ_by_three_points(wins: int, holds: bool) -> None:
    result = fair()
    games = result.simulation.played
    games[:] = [one._replace(winners=(0,)) for one in games[:wins]] + [
        one._replace(winners=(1 + n % 3,)) for n, one in enumerate(games[wins:])
    ]
    assert failed(result) == ({} if holds else {"seats": []})


@pytest.mark.parametrize(("rounds", "holds"), [(14, False), (15, True), (40, True), (41, False)])
def test_the_median_game_is_counted_in_rounds(rounds: int, holds: bool) -> None:
    for seats in (2, 3, 4):
        result = fair(seats)
        turns = rounds * seats - 1  # a round that was begun counts
        result.simulation.played[:] = [one._replace(turns=turns) for one in result.simulation.played]
        assert failed(result) == ({} if holds else {"rounds": []})


def test_no_hero_may_take_more_than_thirty_of_a_hundred_games_among_four() -> None:
    for seats, wrong in ((4, {"leaders": ["selenia"]}), (3, {}), (2, {})):
        result = fair(seats)
        result.counts.began_won[NUMBER["selenia"]] = 37
        assert failed(result) == wrong


@pytest.mark.parametrize("event", ["flood", "defeated", "trapped"])
def test_floods_defeats_and_traps_must_happen(event: str) -> None:
    result = fair()
    result.counts.events[result.measure.events.index(event)] = 5
    assert failed(result) == {f"event-{event}": []}


def test_every_encounter_card_must_be_played_and_no_other_thing() -> None:
    result = fair()
    result.counts.played[NUMBER["high-tide"]] = 1
    assert failed(result) == {"played": ["high-tide"]}


def test_what_is_counted_of_a_game() -> None:
    watch = Watch(measure_of("archibald"))
    table = bivouac.new("archibald", players=3, seed=5, heroes="dealt", turn_cap=12)
    watch.begin(table)
    assert watch.began == [set(), set(), set()]
    while not table.over:
        option = table.option_ids[-1]
        watch.choosing(table, option)
        table.choose(option)
        watch.listen(table)
    heroes = [hero["hero"] for hero in table.view(None)["heroes"]]
    assert [{KEYS[card] for card in cards} for cards in watch.began] == [{hero} for hero in heroes]
    assert all(len(cards) >= 2 for cards in watch.drawn), "two cards are dealt to everybody"


@pytest.mark.compiled_ok
def test_it_is_measured_with_dealt_heroes_and_two_jobs_count_what_one_counts() -> None:
    one, two = (balance("archibald", 4, ["random"] * 3, seed=2, jobs=jobs, options={"turn_cap": 9}) for jobs in (1, 2))
    assert one.simulation.options["heroes"] == "dealt"
    assert one.counts.lists() == two.counts.lists()
    assert json.dumps(one.as_json()) == json.dumps(two.as_json())
    assert set(one.as_json()["events"]) == {"flood", "defeated", "trapped"}


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("seats sit in order of play", "games with a flood", "| at most 3.0% |", "Seats in order of play")),
        ("fr", ("les places suivent l’ordre du jeu", "parties avec une inondation", "| au plus 3,0\u202f% |")),
    ],
)
def test_the_page_and_the_picture_tell_of_seats_and_heroes(lang: str, words: tuple[str, ...]) -> None:
    result = fair()
    page = report.page(result, "picture.svg", lang)
    for word in words:
        assert word in page
    assert "--seats greedy,greedy,greedy,greedy" in page
    assert "Noisette" in svg(result, lang)
    assert "| Moustik |" not in page, "a kind of enemy is nobody's card"
