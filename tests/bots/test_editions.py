"""Editions: a game that is measured with other options beside the usual ones, and held against them."""

import json

import pytest

from bivouac.engine.lines import Ear
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, FIRST, HERO
from bivouac.games.fortune_and_glory.rules import ALL_ELEMENTS, JUNGLE, TEMPLES, VILLAINS, ZEPPELIN
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.sim import balance, comparing, report
from bivouac.sim.measure import Rate
from bivouac.sim.measures import measure_of
from bivouac.sim.measures.fortune_and_glory import (
    ALONE,
    EVENTS_OF_ELEMENTS,
    RATES_OF_ELEMENTS,
    FortuneAndGloryMeasure,
)
from bivouac.sim.publish import report_name
from bivouac.sim.watch import Watch
from bivouac.text import LANGUAGES
from bivouac.text.fluent import has
from tests.fortune_and_glory.world import Laid, as_printed, number

SHORT = {"round_cap": 3}
FOUR = ["random"] * 4


def test_the_edition_is_found_by_its_options() -> None:
    measure = measure_of(GAME.name)
    assert measure.edition_of({"level": "advanced", "ko": "equal"}) == "advanced"
    assert measure.edition_of({"level": "basic"}) == ""
    assert measure.edition_of({"advanced": "jungle"}) == "", "an element alone is compared, and no edition of its own"
    assert measure_of("altiplano").edition_of({"level": "advanced"}) == ""


def test_every_element_is_compared_alone_and_all_of_them_together() -> None:
    comparison = comparing.comparison_of(GAME.name)
    tables = [GAME.blank(2, GAME.checked_options(edition.options)) for edition in comparison.editions]
    elements = [state.rules.elements for state in tables]  # type: ignore[attr-defined]
    assert elements == [1, 2, 4, 8, 16, 32, ALL_ELEMENTS]
    assert comparing.games_with_editions() == [GAME.name]
    with pytest.raises(ValueError, match="altiplano has nothing to compare"):
        comparing.comparison_of("altiplano")


def test_a_card_must_be_played_where_the_elements_that_it_needs_are_on_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = number("rope-bridge")
    monkeypatch.setattr(BY_NUMBER[card], "needs", TEMPLES | VILLAINS)
    asked = {elements: FortuneAndGloryMeasure(elements).played for elements in (0, TEMPLES, TEMPLES | VILLAINS)}
    assert [card in played for played in asked.values()] == [False, False, True]
    advanced = measure_of(GAME.name, {"level": "advanced"})
    assert set(advanced.played) == set(range(len(BY_NUMBER))) - set(range(FIRST[HERO], FIRST[HERO + 1]))
    assert card not in measure_of(GAME.name).played


def test_every_line_that_is_counted_of_an_element_is_told_by_the_rules() -> None:
    """A line that the rules call otherwise is no measure at all."""
    counted = {rate.line for rates in RATES_OF_ELEMENTS.values() for rate in rates}
    counted |= {event for events in EVENTS_OF_ELEMENTS.values() for event in events}
    assert sorted(counted - {line.key for line in GAME.lines.all}) == []
    assert set(RATES_OF_ELEMENTS) == set(EVENTS_OF_ELEMENTS) == {1 << place for place in range(len(ALONE))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_counted_or_compared_has_its_sentence(lang: str) -> None:
    keys = [f"target-rate-{rate.key}" for rates in RATES_OF_ELEMENTS.values() for rate in rates]
    keys += [f"target-event-{event}" for events in EVENTS_OF_ELEMENTS.values() for event in events]
    keys += [f"edition-{name}" for name in ("usual", "advanced", *(edition.name for edition in ALONE))]
    assert [key for key in keys if not has(lang, f"balance-{GAME.name}-{key}")] == []


def test_what_two_elements_bring_is_counted_once_and_what_none_brings_not_at_all() -> None:
    lines = [rate.line for rate in FortuneAndGloryMeasure(ZEPPELIN | VILLAINS).rates]
    assert len(lines) == len(set(lines))
    assert set(FortuneAndGloryMeasure().events) <= set(FortuneAndGloryMeasure(JUNGLE).events)
    assert [rate.line for rate in FortuneAndGloryMeasure().rates] == lines[:5]


def test_the_numbers_of_a_line_can_be_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = (Rate("moved"), Rate("moved", sums=True))
    monkeypatch.setattr("bivouac.sim.measures.fortune_and_glory.rates_of", lambda elements: rates)
    watch = Watch(FortuneAndGloryMeasure())
    line = [each.key for each in GAME.lines.all].index("moved")
    watch.ear = Ear()
    watch.ear.hear(line, 0, -1, -1, 4, -1)
    watch.ear.hear(line, 1, -1, -1, 3, -1)
    watch.listen(Laid(at="cairo, paris").table)
    as_printed()
    assert watch.counts.rates == [2, 7]
    assert [rate.key for rate in rates] == ["moved", "moved-sum"]


def test_a_report_is_named_for_its_edition_and_its_seats() -> None:
    assert report_name("summit") == "summit-balance"
    assert report_name("summit", seats=4) == "summit-balance-4"
    assert report_name("summit", "advanced", 4) == "summit-balance-advanced-4"


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Fortune and Glory, advanced game: is it fair?"), ("fr", "Fortune and Glory, jeu avancé\u202f: est-ce")],
)
def test_the_report_on_an_edition_says_which_one_it_is_about(lang: str, words: str) -> None:
    result = balance(GAME.name, 1, ["random"] * 2, options={"level": "advanced", **SHORT})
    assert report.title(result, lang).startswith(words)
    assert result.measure.played == measure_of(GAME.name, {"level": "advanced"}).played
    usual = balance(GAME.name, 1, ["random"] * 2, options=SHORT)
    assert "," not in report.title(usual, "en")


@pytest.fixture(scope="module")
def compared() -> comparing.Compared:
    told: list[int] = []
    result = comparing.compare(GAME.name, 2, FOUR, seed=5, options=SHORT, progress=told.append)
    assert told == list(range(1, 17)), "two games of the usual game and of each of the seven editions"
    return result


def test_every_edition_is_played_in_as_many_games_under_the_same_options(compared: comparing.Compared) -> None:
    figures = compared.as_json()
    assert list(figures["editions"]) == ["usual", *(edition.name for edition in ALONE), "advanced"]
    options = [each["options"] for each in figures["editions"].values()]
    assert {each["round_cap"] for each in options} == {3}
    assert [each["level"] for each in options] == ["basic"] * 7 + ["advanced"]
    assert [each["advanced"] for each in options] == ["", *(edition.name for edition in ALONE), ""]
    again = balance(GAME.name, 2, FOUR, seed=5, options={"advanced": "flights", **SHORT})
    assert figures["editions"]["flights"]["rates"] == again.as_json()["rates"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_row_has_a_figure_for_every_edition_and_a_dash_where_the_rule_is_not_there(
    compared: comparing.Compared, lang: str
) -> None:
    head, *rows = comparing.table(compared, lang)
    assert {len(row) for row in rows} == {len(head)} == {9}
    for key in compared.rates:
        row = next(row for row in rows if row[0] == report.own_say(compared.usual, f"target-rate-{key}", lang))
        known = [key in result.rates_by_key for result in compared.results.values()]
        assert [cell != comparing.NOTHING for cell in row[1:]] == known
    assert all(row[1:] == ["3 (3–3)"] * 8 for row in rows[:1]), "the cap is the length of them all"


def test_the_comparison_is_published_in_both_languages_with_its_command(compared: comparing.Compared) -> None:
    files = comparing.published(compared)
    stem = "fortune-and-glory-balance-elements"
    assert sorted(files) == [f"{stem}.fr.md", f"{stem}.json", f"{stem}.md"]
    assert json.loads(files[f"{stem}.json"])["games"] == 2
    page = files[f"{stem}.md"]
    assert page.startswith("# Fortune and Glory: what each advanced element changes\n")
    command = "bivouac balance fortune-and-glory --compare --games 2 --seats random,random,random,random --seed 5"
    assert f"Made by `{command}`." in page
    assert "| what | basic game | deep jungle | temples |" in page


def test_a_treasure_is_drawn_by_the_hero_who_takes_it_and_by_nobody_if_a_villain_does() -> None:
    watch = Watch(FortuneAndGloryMeasure(ALL_ELEMENTS))
    watch.drawn, watch.began, watch.is_dealt = [set(), set()], [set(), set()], True
    line = [each.key for each in GAME.lines.all].index("treasure")
    pair = number("mine"), number("of-the-gods")
    laid = Laid(at="cairo, paris").table
    for seat, drawn in ((-1, set()), (1, {*pair, number("temple-treasure")})):
        watch.ear = Ear()
        watch.ear.hear(line, seat, *pair, 0, -1)
        watch.listen(laid)
        assert watch.drawn == [set(), drawn]
        assert set(watch.uses) == {*pair, number("temple-treasure")}
    as_printed()
