"""The zeppelin in the terminal, in plain positions and in lessons."""

from collections.abc import Iterator

import pytest

from bivouac.cli.positions.fortune_and_glory import position
from bivouac.games.fortune_and_glory.shapes import as_fortune
from bivouac.lessons import course_of
from bivouac.lessons.guide import Guide
from bivouac.lessons.scene import scene_of as lesson_scene
from bivouac.terminal.boards.fortune_and_glory_map import ZEPPELIN, marks_at, pieces
from bivouac.text import LANGUAGES, say
from tests.fortune_and_glory.test_rules_zeppelin import SITE, aboard, below
from tests.fortune_and_glory.world import ME, YOU, Laid, as_printed
from tests.terminal.sights import assert_numbered, assert_within_reach, drawn, shown
from tests.terminal.test_fortune_and_glory_board import SIZES, asking


@pytest.fixture(autouse=True)
def _cards_as_printed() -> Iterator[None]:
    yield
    as_printed()


def moments() -> Iterator[Laid]:
    """Below it, in the sneak test, in a fight aboard, and at the choice after it."""
    table = below("sahara:4")
    yield table
    yield table.play("board")
    yield table.dice("1 1 1 1").play("sneak/6")
    yield table.dice("6 6 6 1").play("fight")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_choice_of_a_visit_is_within_reach(size: tuple[int, int], lang: str) -> None:
    for table in moments():
        assert_numbered(assert_within_reach(asking(table, lang), size))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_on_the_map_and_beside_it_with_what_is_aboard(lang: str) -> None:
    table = below("china:4", sites=SITE)
    view = as_fortune(table.table.view(ME))
    assert ("china", ZEPPELIN, "rust", "") in pieces(view)
    assert ZEPPELIN in marks_at(view, "china")
    layout = drawn(asking(table, lang), (120, 40))
    assert "zeppelin" in {thing.name for thing in layout.things}
    assert "$4" in layout.canvas.said()
    assert say(lang, "space-fortune-and-glory-china") in shown(layout)


def plain_position(table: Laid, seat: int | None, lang: str) -> str:
    return " ".join(" ".join(position(as_fortune(table.table.view(seat)), lang)).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_aboard_is_told_with_the_fights_won(lang: str) -> None:
    table = aboard("sahara:4").dice("6 6 6 1").play("fight")
    for seat in (ME, YOU):
        said = plain_position(table, seat, lang)
        assert ("1 fight won" if lang == "en" else "1 combat gagné") in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_is_read_by_whoever_is_below(lang: str) -> None:
    table = below("sahara:4")
    sheet = "Its sheet" if lang == "en" else "Sa fiche"
    assert sheet in plain_position(table, ME, lang)
    assert sheet not in plain_position(table, YOU, lang)
    assert sheet not in plain_position(table, None, lang)
    assert sheet in shown(drawn(asking(table, lang), (120, 40)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sneak_test_lies_open(lang: str) -> None:
    table = below("sahara:4").play("board")
    said = plain_position(table, YOU, lang)
    assert ("the crew of the zeppelin: 4 dice" if lang == "en" else "à bord du zeppelin") in said


def lessons_due(table: Laid) -> set[str]:
    course = course_of("fortune-and-glory").fitting(table.table)
    scene = lesson_scene(table.table, ME, [], course.wonders)
    return {rule.key for rule in course.rules if rule.moment(scene) is not None}


def test_its_lessons_come_when_they_matter_and_only_where_there_is_one() -> None:
    due = [lessons_due(table) for table in moments()]
    assert [key in found for found in due for key in ("zeppelin", "sneak", "aboard")] == [
        True, False, False, False, True, False, False, False, False, False, False, True,
    ]  # fmt: skip
    assert "airship" in lessons_due(Laid(at="sahara, paris", phase="move", zeppelin="china:2", dice="3"))
    basic = course_of("fortune-and-glory").fitting(Laid(at="sahara, paris").table)
    assert not {"zeppelin", "sneak", "aboard", "airship"} & {rule.key for rule in basic.rules}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_says_why_it_suggests_a_choice(lang: str) -> None:
    guide = Guide(course_of("fortune-and-glory"), below().table)
    for table in moments():
        advice = guide.advice(table.table, ME)
        assert advice is not None
        assert advice.say(lang).endswith(".")
