"""The balance of Fortune and Glory: what is counted, and that each verdict can fail."""

from bivouac.bots.evaluate.fortune_and_glory import FortuneAndGloryEvaluation
from bivouac.engine.table import Table, new_table
from bivouac.games.fortune_and_glory.catalog import FIRST, HERO
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state import World
from bivouac.sim import Balance, balance
from bivouac.sim.measures import measure_of
from bivouac.sim.measures.fortune_and_glory import STOPPING, FortuneAndGloryMeasure
from bivouac.sim.play import Played
from bivouac.sim.playouts import FIRST as THE_FIRST
from bivouac.sim.playouts import SECOND, is_weighed, weighed
from bivouac.sim.report import MOST_NAMED, target
from bivouac.sim.simulation import Simulation
from bivouac.sim.watch import Counts, Watch
from bivouac.text import LANGUAGES
from bivouac.text.fluent import has
from tests.fortune_and_glory.world import Laid, as_printed, number
from tools.full_tier import wins_of_greedy

HEROES = range(FIRST[HERO], FIRST[HERO + 1])


def fair() -> Balance:
    """Eighty games of eight, made up so that everything holds."""
    measure = FortuneAndGloryMeasure()
    games = [Played(n, n, n % 8, ((n // 8) % 8,), 14, 300, "victory.condition") for n in range(64)]
    counts = Counts(len(GAME.cards), len(measure.events), len(measure.rates))
    for card in measure.played:
        counts.played[card] = 30
    for hero in HEROES:
        counts.began[hero], counts.began_won[hero] = 64, 8
    counts.events[:] = [20] * len(measure.events)
    counts.rates[:] = [64 * 8] * len(measure.rates)
    counts.weighed[:] = [100, 20, 60]
    return Balance(measure, Simulation(GAME.name, {}, 1, ["greedy"] * 8, games, 1.0), counts)


def failed(result: Balance) -> list[str]:
    return [verdict.key for verdict in result.verdicts if not verdict.holds]


def test_a_fair_game_is_fair_and_everything_that_is_asked_can_fail() -> None:
    assert failed(fair()) == []
    strong, weak, deadly, pressed, unseen = fair(), fair(), fair(), fair(), fair()
    strong.counts.began_won[HEROES[2]] = 12
    assert failed(strong) == ["leaders"]
    weak.counts.began_won[HEROES[2]] = 5
    assert failed(weak) == ["leaders"]
    deadly.counts.rates[0] = 64 * 8 * 2
    assert failed(deadly) == ["rate-ko"]
    pressed.counts.weighed[:] = [100, 5, 75]
    assert failed(pressed) == ["weighed-stop"]
    unseen.counts.played[number("rope-bridge")] = 0
    assert failed(unseen) == ["played"]


def test_a_verdict_that_many_cards_break_names_some_and_counts_the_others() -> None:
    unseen = fair()
    for card in unseen.measure.played:
        unseen.counts.played[card] = 0
    verdict = next(verdict for verdict in unseen.verdicts if not verdict.holds)
    others = len(verdict.cards) - MOST_NAMED
    assert others > 100
    assert target(unseen, verdict, "en")[-1].endswith(f" and {others} more")
    assert target(unseen, verdict, "fr")[-1].endswith(f" et {others} autres")


def test_every_verdict_and_every_rate_has_its_sentence() -> None:
    keys = [f"target-{verdict.key}" for verdict in fair().verdicts if verdict.key != "seats"]
    keys += [f"target-rate-{rate.line}" for rate in FortuneAndGloryMeasure().rates]
    keys.append("figure-winning-rounds-axis")
    for lang in LANGUAGES:
        assert [key for key in keys if not has(lang, f"balance-{GAME.name}-{key}")] == []


def test_what_happens_at_a_table_is_counted() -> None:
    """One game of random bots: heroes begin, KOs are counted each time, artifacts with their Adventures."""
    result = balance(GAME.name, 2, ["random"] * 3, seed=3, options={"round_cap": 15})
    counts = result.counts
    assert sum(counts.began) == 0, "a game that is cut short is nobody's"
    assert counts.rates[0] > 0
    assert result.rates[0] == counts.rates[0] / 6
    assert sum(counts.uses[: FIRST[HERO]]) > 50
    figures = result.as_json()
    assert figures["rates"]["ko"] == round(result.rates[0], 4)
    assert figures["weighed"]["key"] == "stop"


def test_a_search_counts_for_the_artifact_and_for_its_adventure() -> None:
    laid = Laid(at="sahara, paris", sites="sahara:crown/of-the-gods")
    watch = Watch(FortuneAndGloryMeasure())
    watch.drawn, watch.began, watch.is_dealt, watch.ear = [set(), set()], [set(), set()], True, laid.ear
    laid.play("search")
    watch.listen(laid.table)
    assert {number("crown"), number("of-the-gods")} <= set(watch.uses)
    as_printed()


def at_choice(key: str, seed: int) -> Table:
    """A table of greedy bots' shortlists at the first question that offers this."""
    table = new_table(GAME, 2, seed, {})
    judge = FortuneAndGloryEvaluation()
    while key not in [GAME.actions.keys[option] for option in table.option_ids]:
        seat = table.seat
        assert seat is not None
        table.choose(judge.shortlist(table.state, seat, table.option_ids)[0])
    return table


def test_playouts_leave_the_table_alone_and_always_say_the_same() -> None:
    table = at_choice("stop", 5)
    before = table.digest()
    few = STOPPING._replace(playouts=6, turns=1)
    found = weighed(table, few)
    assert found == weighed(table, few)
    assert table.digest() == before
    assert found in (0, THE_FIRST, SECOND)


def test_playouts_find_the_better_of_two_actions() -> None:
    """Home with the Fortune a hero who stays wins and one who leaves does not."""
    laid = Laid(at="london, paris", phase="move", fortune=[15, 0], sites="sahara:crown/of-the-gods", dice="6")
    keys = {option.key: option.id for option in laid.table.options}
    away = next(option for key, option in keys.items() if key.startswith("go/"))
    sure = STOPPING._replace(first=keys["stay"], second=away, playouts=16, turns=1)
    assert weighed(laid.table, sure) == THE_FIRST
    assert weighed(laid.table, sure._replace(first=away, second=keys["stay"])) == SECOND
    as_printed()


def test_one_in_so_many_choices_is_weighed() -> None:
    state = new_table(GAME, 2, 1, {}).state
    assert isinstance(state, World)
    tables = [new_table(GAME, 2, seed, {}) for seed in range(1, 60)]
    every_third = [table for table in tables if is_weighed(table, STOPPING._replace(every=3))]
    assert 8 < len(every_third) < 32
    assert all(is_weighed(table, STOPPING._replace(every=1)) for table in tables)


def test_two_greedy_bots_sit_between_two_random_ones_and_games_of_either_count() -> None:
    rivals = FortuneAndGloryMeasure().rivals
    assert sorted(rivals) == ["greedy", "greedy", "random", "random"]
    assert measure_of("altiplano").rivals == ("greedy", "random")
    seats = [{"bot": bot, "wins": wins} for bot, wins in zip(rivals, (30, 5, 60, 5), strict=True)]
    assert wins_of_greedy({"seats": seats, "games": 100})["wins"] == 90
