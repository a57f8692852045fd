"""Villains in the terminal, in plain positions and in lessons."""

from collections.abc import Iterator

import pytest

from bivouac.games.fortune_and_glory.shapes import as_fortune
from bivouac.lessons import course_of
from bivouac.lessons.guide import Guide
from bivouac.terminal.boards.fortune_and_glory_map import VILLAIN, marks_at, pieces
from bivouac.text import LANGUAGES, say
from tests.fortune_and_glory.villain_situations import MALONE, TEUFEL, pressing
from tests.fortune_and_glory.world import ME, YOU, Laid, as_printed, number
from tests.terminal.sights import assert_numbered, assert_within_reach, drawn, shown
from tests.terminal.test_fortune_and_glory_board import SIZES, asking
from tests.terminal.test_fortune_and_glory_zeppelin import lessons_due, plain_position


@pytest.fixture(autouse=True)
def _cards_as_printed() -> Iterator[None]:
    yield
    as_printed()


def moments() -> Iterator[Laid]:
    """Before pressing on, in the sneak test, and in a fight of two rounds."""
    table = pressing(villains=f"{TEUFEL} sahara guards=2 wounds=1 markers=1", kits="first-aid-kit", wounds=(1,))
    yield table
    yield table.play("press-on")
    yield table.dice("3 3").play("sneak/3")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_choice_is_within_reach(size: tuple[int, int], lang: str) -> None:
    for table in moments():
        assert_numbered(assert_within_reach(asking(table, lang), size))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_villain_is_on_the_map_and_beside_it(lang: str) -> None:
    table = pressing(villains=f"{TEUFEL} china guards=2 wounds=1 markers=2")
    view = as_fortune(table.table.view(ME))
    assert ("china", VILLAIN, "rust", "") in pieces(view)
    assert VILLAIN in marks_at(view, "china")
    layout = drawn(asking(table, lang), (120, 40))
    assert f"villain:{TEUFEL}" in {thing.name for thing in layout.things}
    assert say(lang, "space-fortune-and-glory-china") in shown(layout)
    assert ("2 bodyguards" if lang == "en" else "2 gardes du corps") in shown(layout)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_tells_of_villains_and_of_what_they_have_taken(lang: str) -> None:
    table = pressing(villains=f"{TEUFEL} sahara guards=2 wounds=1 markers=2, {MALONE} lima")
    said = plain_position(table, YOU, lang)
    assert "Herr Teufel" in said
    assert ("wounds 1 of 5, 2 bodyguards, 2 danger markers" if lang == "en" else "blessures 1 sur 5") in said
    taken = "Taken by Villains" if lang == "en" else "Pris par les Méchants"
    assert taken not in said
    table.state.aside, table.state.aside_fortune = [number("jar"), number("of-loki")], 2
    said = plain_position(table, None, lang)
    assert taken in said
    assert "2 Fortune" in said
    assert "loot" in {thing.name for thing in drawn(asking(table, lang), (120, 40)).things}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fight_is_told_with_its_rounds_and_without_an_escape(lang: str) -> None:
    *_, fight = moments()
    said = plain_position(fight, YOU, lang)
    assert ("no escape" if lang == "en" else "sans évasion") in said
    assert ("rounds left 2" if lang == "en" else "rounds restants : 2") in said


def test_lessons_come_when_they_matter_and_only_where_there_are_villains() -> None:
    due = [lessons_due(table) for table in moments()]
    assert ["hunter" in found for found in due] == [True, False, False]
    assert ["rounds" in found for found in due] == [False, False, True]
    assert "sneak" in due[1]
    basic = course_of("fortune-and-glory").fitting(Laid(at="sahara, paris").table)
    taught = {"villain", "hunter", "rounds", "guards", "searches", "robbed"}
    assert not taught & {rule.key for rule in basic.rules}
    assert taught <= {rule.key for rule in course_of("fortune-and-glory").fitting(pressing().table).rules}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_says_why_it_suggests_a_choice(lang: str) -> None:
    guide = Guide(course_of("fortune-and-glory"), Laid(at="sahara, paris", villains=f"{MALONE} sahara").table)
    for table in moments():
        advice = guide.advice(table.table, ME)
        assert advice is not None
        assert advice.say(lang).endswith(".")
