"""Whether a game is fair: every card is counted right, and each verdict can fail."""

import json
from typing import Any
from xml.etree import ElementTree

import pytest

import bivouac
from bivouac.engine.lines import Ear
from bivouac.games.altiplano.actions import KEYS
from bivouac.games.altiplano.words import TURN_CAP, TWO_TREASURES
from bivouac.sim import Balance, Share, balance, report, simulate
from bivouac.sim.figure import svg
from bivouac.sim.measures import measure_of
from bivouac.sim.play import Played
from bivouac.sim.simulation import Simulation
from bivouac.sim.watch import Counts, Watch
from tests.altiplano.camp import ME, NUMBER, YOU, Camp
from tests.printed import printed_name

SHORT = {"turn_cap": 8}
RANDOM = ["random", "random"]


def fair() -> Balance:
    """A hundred games, made up so that everything holds by the same margin on both sides."""
    measure = measure_of("altiplano")
    played = [Played(n, n, n % 2, ((n // 2) % 2,), 20, 50, "end.two-treasures") for n in range(100)]
    counts = Counts(len(KEYS))
    for card in range(len(KEYS)):
        counts.played[card] = 50
        if card < 51:
            counts.drawn[card], counts.drawn_won[card] = 120, 60
    for card in range(17):
        counts.began[card], counts.began_won[card] = 40, 20
    for card in measure.reactions.values():
        counts.moment_games[card], counts.moments[card], counts.answers[card] = 20, 30, 15
    return Balance(measure, Simulation("altiplano", {}, 1, ("greedy", "greedy"), played, 1.0), counts)


def failed(result: Balance) -> dict[str, list[str]]:
    """What does not hold, and the cards that break it."""
    return {each.key: [KEYS[card] for card in each.cards] for each in result.verdicts if not each.holds}


def of_game(seed: int, **options: Any) -> tuple[Watch, bivouac.Table]:
    watch = Watch(measure_of("altiplano"))
    table = bivouac.new("altiplano", seed=seed, first="0", **options)
    watch.begin(table)
    return watch, table


def at_camp(camp: Camp, *keys: str) -> Watch:
    """What is counted of these choices, and nothing of how the table came there."""
    watch = Watch(measure_of("altiplano"))
    watch.drawn, watch.began, watch.is_dealt = [set(), set()], [set(), set()], True
    watch.ear = camp.state.ear = Ear()
    for key in keys:
        watch.choosing(camp.table, camp.table.action_of(key))
        camp.play(key)
        watch.listen(camp.table)
    return watch


def test_whoever_is_dealt_a_card_drew_it_and_whoever_begins_with_a_character_began_with_it() -> None:
    watch, table = of_game(5)
    seats = [table.view(seat)["seats"][seat] for seat in (0, 1)]
    assert watch.drawn == [{NUMBER[card] for card in seat["hand"]["cards"]} for seat in seats]
    assert watch.began == [{NUMBER[card] for card in seat["camp"]} for seat in seats]
    assert [len(cards) for cards in watch.drawn + watch.began] == [5, 5, 3, 3]


def test_in_an_assembly_the_deal_is_counted_once_it_is_made() -> None:
    watch, table = of_game(5, assembly=True)
    assert watch.drawn == [set(), set()]
    for _ in range(6):
        assert watch.began == [set(), set()]
        watch.choosing(table, table.option_ids[0])
        table.choose(table.option_ids[0])
        watch.listen(table)
    assert [len(cards) for cards in watch.drawn] == [5, 5]
    assert [len(cards) for cards in watch.began] == [3, 3]


def test_drawing_taking_and_finding_a_card_count_and_stealing_one_does_not() -> None:
    camp = Camp(hand="supplies, ransom", mine="che-madera, ohio-bob", your_hand="torch", top="storm, jaguar-mask")
    watch = at_camp(camp, "draw/exploration", "play/ransom", "act/ohio-bob", "take/jaguar-mask")
    assert watch.drawn == [{NUMBER["storm"], NUMBER["jaguar-mask"]}, set()]
    assert sorted(camp.hand(ME)) == ["jaguar-mask", "storm", "supplies", "torch"]


def test_cards_that_are_played_placed_and_used_are_counted_each_time() -> None:
    camp = Camp(hand="supplies, nine-wells", mine="ohio-bob", top="storm, torch, decoy, ransom, looting").phase(2)
    watch = at_camp(camp, "act/ohio-bob", "place/nine-wells")
    assert [KEYS[card] for card in watch.uses] == ["ohio-bob", "nine-wells"]


def test_the_moment_of_a_reaction_counts_whether_it_is_used_or_not() -> None:
    for answer, answers in (("react/bodyguard", ["bodyguard"]), ("pass", [])):
        camp = Camp(hand="surprise-attack", yours="ohio-bob, the-doc", your_hand="bodyguard, torch").phase(2)
        watch = at_camp(camp, "play/surprise-attack", "remove/ohio-bob", answer)
        assert sorted(KEYS[card] for card in watch.moments) == ["bodyguard", "the-doc"]
        assert [KEYS[card] for card in watch.answers] == answers


def test_a_game_counts_for_each_player_who_drew_the_card_and_an_unfinished_one_for_nobody() -> None:
    for winners in ([YOU], []):
        camp = Camp(top="storm")
        watch = at_camp(camp, "draw/exploration")
        watch.drawn[YOU] = {NUMBER["storm"], NUMBER["torch"]}
        watch.began = [{NUMBER["ohio-bob"]}, {NUMBER["the-doc"]}]
        camp.state.end(winners, TWO_TREASURES if winners else TURN_CAP)
        watch.end(camp.table)
        counts = watch.counts
        for card, drawn, won in (("storm", 2, 1), ("torch", 1, 1), ("decoy", 0, 0)):
            number = NUMBER[card]
            assert (counts.drawn[number], counts.drawn_won[number]) == ((drawn, won) if winners else (0, 0))
        assert counts.began_won[NUMBER["the-doc"]] == len(winners)
        assert counts.began_won[NUMBER["ohio-bob"]] == 0
        assert counts.draws[NUMBER["storm"]] == 1


@pytest.mark.compiled_ok
def test_watching_changes_no_game() -> None:
    watched = balance("altiplano", 6, RANDOM, seed=4, options=SHORT)
    assert watched.simulation.played == simulate("altiplano", 6, RANDOM, seed=4, options=SHORT).played


@pytest.mark.compiled_ok
def test_two_jobs_count_what_one_counts() -> None:
    told: list[int] = []
    one = balance("altiplano", 9, ["greedy", "random"], seed=2, options=SHORT)
    two = balance("altiplano", 9, ["greedy", "random"], seed=2, jobs=2, options=SHORT, progress=told.append)
    assert one.counts.lists() == two.counts.lists()
    assert json.dumps(one.as_json()) == json.dumps(two.as_json())
    assert told[-1] == 9


def test_hands_are_counted_in_every_game() -> None:
    result = balance("altiplano", 5, RANDOM, seed=3, options={"turn_cap": 1})
    assert result.finished == 0
    assert sum(result.counts.draws) >= 5 * 11  # ten cards dealt and one drawn
    assert sum(result.counts.drawn) == 0


def test_a_fair_game_holds_in_everything() -> None:
    result = fair()
    assert failed(result) == {}
    assert result.holds
    assert [each.key for each in result.verdicts] == ["first", "turns", "drawn", "began", "played", "moments"]


@pytest.mark.parametrize(("wins", "holds"), [(46, False), (47, True), (53, True), (54, False)])
def test_whoever_begins_must_win_about_half(wins: int, holds: bool) -> None:
    result = fair()
    played = [one._replace(first=0, winners=(int(n >= wins),)) for n, one in enumerate(result.simulation.played)]
    result.simulation.played[:] = played
    assert failed(result) == ({} if holds else {"first": []})


@pytest.mark.parametrize(("turns", "holds"), [(11, False), (12, True), (30, True), (31, False)])
def test_the_median_game_must_be_neither_short_nor_long(turns: int, holds: bool) -> None:
    result = fair()
    result.simulation.played[:] = [one._replace(turns=turns) for one in result.simulation.played]
    assert failed(result) == ({} if holds else {"turns": []})


@pytest.mark.parametrize(("wins", "holds"), [(41, False), (42, True), (78, True), (79, False)])
def test_no_card_may_decide_who_wins_but_a_treasure(wins: int, holds: bool) -> None:
    result = fair()
    result.counts.drawn_won[NUMBER["storm"]] = wins
    result.counts.drawn_won[NUMBER["jaguar-mask"]] = wins
    assert failed(result) == ({} if holds else {"drawn": ["storm"]})


@pytest.mark.parametrize("wins", [13, 27])
def test_no_character_dealt_at_the_beginning_may_decide_who_wins(wins: int) -> None:
    result = fair()
    result.counts.began_won[NUMBER["huayna"]] = wins
    assert failed(result) == {"began": ["huayna"]}


def test_every_card_must_be_played_a_treasure_and_a_special_too() -> None:
    result = fair()
    for card in ("forced-march", "golden-quipu", "rogue"):
        result.counts.played[NUMBER[card]] = 4
    assert failed(result) == {"played": ["golden-quipu", "forced-march", "rogue"]}


def test_every_reaction_must_have_its_moments() -> None:
    result = fair()
    result.counts.moment_games[NUMBER["double-cross"]] = 4
    result.counts.moment_games[NUMBER["storm"]] = 0
    assert failed(result) == {"moments": ["double-cross"]}


def test_where_nothing_was_counted_nothing_holds() -> None:
    empty = Balance(measure_of("altiplano"), fair().simulation, Counts(len(KEYS)))
    assert set(failed(empty)) == {"drawn", "played", "moments"}


def test_a_share_has_its_interval() -> None:
    assert Share(50, 100).as_json() == {"wins": 50, "of": 100, "share": 0.5, "interval": [0.4038, 0.5962]}
    assert Share(0, 0).value == 0.0


def test_a_game_that_nobody_has_measured_is_refused() -> None:
    with pytest.raises(ValueError, match=r"chess.*altiplano"):
        measure_of("chess")


def test_the_figures_as_json() -> None:
    result = fair()
    result.counts.drawn_won[NUMBER["storm"]] = 100
    figures = json.loads(json.dumps(result.as_json()))
    assert figures["holds"] is False
    assert [(each["key"], each["cards"]) for each in figures["verdicts"] if not each["holds"]] == [("drawn", ["storm"])]
    assert figures["first"] == {"wins": 50, "of": 100, "share": 0.5, "interval": [0.4038, 0.5962]}
    assert figures["turns"]["games"] == {"20": 100}
    by_key = {card["card"]: card for card in figures["cards"]}
    assert by_key["storm"]["drawn"]["share"] == 0.8333
    assert by_key["torch"] == {
        "card": "torch", "drawn": by_key["decoy"]["drawn"], "draws": 0, "uses": 0, "played_games": 50, "moments": 30,
        "moment_games": 20, "answers": 15,
    }  # fmt: skip
    assert "drawn" not in by_key["rogue"]


@pytest.mark.parametrize(
    ("lang", "good", "bad", "row"),
    [
        (
            "en", "Everything that is asked for holds.", "does not hold: {huayna}, {storm} |",
            "| {torch} | 20.0% | 0.30 | 50.0% |",
        ),
        (
            "fr", "Tout ce qui est demandé est tenu.", "pas tenu\u202f: {huayna}, {storm} |",
            "| {torch} | 20,0\u202f% | 0,30 | 50,0\u202f% |",
        ),
    ],
)  # fmt: skip
def test_the_page_says_what_holds_and_names_what_does_not(lang: str, good: str, bad: str, row: str) -> None:
    names = {key: printed_name("altiplano", key, lang) for key in ("huayna", "storm", "torch")}
    bad, row = bad.format(**names), row.format(**names)
    result = fair()
    page = report.page(result, "picture.svg", lang)
    assert good in page
    assert bad not in page
    assert row in page
    for card in ("storm", "huayna"):
        result.counts.drawn_won[NUMBER[card]] = 100
    page = report.page(result, "picture.svg", lang)
    assert good not in page
    assert bad in page
    assert "(picture.svg)" in page


def test_the_page_names_the_options_that_were_played() -> None:
    result = balance("altiplano", 1, RANDOM, options={"turn_cap": 1, "assembly": True})
    page = report.page(result, "picture.svg", "en")
    assert "Options: assembly=true." in page
    assert "--option assembly=true" in page


def test_the_picture_is_the_same_for_the_same_figures_and_shows_every_card() -> None:
    for lang in ("en", "fr"):
        picture = svg(fair(), lang)
        assert picture == svg(fair(), lang)
        texts = [element.text for element in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")]
        assert printed_name("altiplano", "sealed-door", lang) in texts
        assert len(picture) > 10_000
    assert svg(fair(), "en") != svg(fair(), "fr")
