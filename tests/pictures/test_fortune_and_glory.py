"""The pictures of Fortune and Glory: every card has an emblem of its own, its facts, and a text that fits."""

import itertools
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from bivouac.games.fortune_and_glory import catalog as box
from bivouac.games.fortune_and_glory.box import IN_BOX
from bivouac.games.fortune_and_glory.cards.locations import LOCATIONS
from bivouac.games.fortune_and_glory.catalog import CATALOG
from bivouac.pictures import card as drawing
from bivouac.pictures import poster, shapes
from bivouac.pictures.canvas import WIDTH
from bivouac.pictures.card import drawn, rules_block, text_blocks
from bivouac.pictures.credits import AUTHOR_OF, ICON_AUTHORS
from bivouac.pictures.fortune_and_glory import MOOD, SHEETS
from bivouac.pictures.looks import Look, inline_words, looks_besides
from bivouac.pictures.mood import CardNote
from bivouac.pictures.outlines import fonts, icons
from bivouac.text import LANGUAGES
from bivouac.text import fortune_and_glory_cards as words
from bivouac.text.cards import card_flavour
from bivouac.text.registry import text_of
from tests.pictures.reading import SVG, parsed, stretches, without_spaces
from tests.pictures.test_tables import contrast

ROOT = Path(__file__).parents[2]
NAME = "fortune-and-glory"
TITLE = "Fortune and Glory"
BY_KEY = {card.key: card for card in CATALOG.cards}
# Every card in one language, the languages in turn; in both of them in the full tier.
EVERY = [
    pytest.param(key, lang, marks=[] if (place + turn) % len(LANGUAGES) == 0 else pytest.mark.full)
    for turn, lang in enumerate(LANGUAGES)
    for place, key in enumerate(IN_BOX)
]
each_card = pytest.mark.parametrize(("key", "lang"), EVERY, ids=lambda value: str(value))
drawn_here = pytest.mark.usefixtures("outlines")


def look(key: str, lang: str = "en") -> Look:
    card = BY_KEY[key]
    face = replace(words.face(card.number, lang), flavour=card_flavour(NAME, key, lang))
    return Look(
        face=face,
        facts=MOOD.facts(card.number),
        emblem=MOOD.emblems[key],
        mood=MOOD,
        inline=inline_words(NAME, MOOD, lang),
        named={},
        title=TITLE,
        lang=lang,
        numbers=words.numbers_of(card),
        notes=MOOD.notes(card.number, lang),
        back=MOOD.backs.get(key, ""),
        behind=MOOD.behind(card.number),
    )


@cache
def svg_of(key: str, lang: str = "en") -> str:
    return drawn(look(key, lang))


# -- the tables --------------------------------------------------------------------------------------------------------


def test_every_card_cliffhanger_and_location_has_an_emblem_and_none_is_left_over() -> None:
    assert list(MOOD.emblems) == IN_BOX
    assert list(MOOD.backs) == [card.key for card in CATALOG.cards if card.back is not None]
    assert list(MOOD.places) == [location.key for location in LOCATIONS]


def test_no_two_faces_share_an_emblem_nor_has_one_the_icon_of_a_kind_or_a_type() -> None:
    used = [*MOOD.emblems.values(), *MOOD.backs.values(), *MOOD.places.values()]
    assert sorted(icon for icon in set(used) if used.count(icon) > 1) == []
    assert not set(used) & {*MOOD.kinds.values(), *MOOD.types.values()}


@drawn_here
def test_every_icon_exists_and_has_an_author_whom_the_pages_name() -> None:
    tables = (MOOD.emblems, MOOD.backs, MOOD.places, MOOD.kinds, MOOD.types, MOOD.marks)
    used = {icon for table in tables for icon in table.values()}
    assert used <= set(icons())
    assert used <= set(AUTHOR_OF)
    for page in ("docs/en/credits.md", "docs/fr/credits.md", "README.md"):
        text = (ROOT / page).read_text("utf-8")
        assert [author for author in ICON_AUTHORS if author not in text] == []


def test_each_kind_has_a_frame_and_a_window_that_no_other_has() -> None:
    kinds = {*box.DECK_WORDS, "location"}
    for table in (MOOD.kinds, MOOD.frames, MOOD.windows):
        assert set(table) == kinds
        assert len(set(table.values())) == len(kinds)
    frames = {shapes.FRAMES[name](0, 0, 400, 600) for name in MOOD.frames.values()}
    windows = {shapes.WINDOWS[name](200, 200, 300, 250) for name in MOOD.windows.values()}
    assert (len(frames), len(windows)) == (len(kinds), len(kinds))


def test_the_types_are_those_of_enemies_and_villains() -> None:
    facts = [MOOD.facts(number) for number in range(len(IN_BOX))]
    assert {each.kind for each in facts} == set(box.DECK_WORDS)
    assert {word for each in facts for word in each.types} == set(MOOD.types) == set(MOOD.badges)
    assert {each.kind for each in facts if each.types} == {"enemy", "nazi", "reference", "villain"}
    assert {each.origin for each in facts} <= set(MOOD.marks)
    assert set(MOOD.tones) == {*MOOD.kinds, *MOOD.types}


def test_a_sheet_begins_with_the_first_card_of_its_deck() -> None:
    assert {SHEETS[word]: word for word in SHEETS} == {
        IN_BOX[box.FIRST[deck]]: word for deck, word in enumerate(box.DECK_WORDS)
    }


def test_every_ink_can_be_read() -> None:
    assert min(contrast(ink, paper) for ink in (*MOOD.ink, MOOD.red_ink) for paper in MOOD.paper) >= 4.5
    assert min(contrast(tones[0], paper) for tones in MOOD.tones.values() for paper in MOOD.paper) >= 3
    assert MOOD.banner is not None
    assert contrast(MOOD.banner[0], MOOD.banner[2]) >= 4.5
    stubs = [*MOOD.stubs.values(), *MOOD.stubs_below.values()]
    assert min(contrast(dark, light) for dark, _, light in stubs) >= 4.5


def test_every_number_of_a_card_has_a_place_and_a_mark() -> None:
    printed = {word for card in CATALOG.cards for word in words.numbers_of(card)}
    assert printed == {*MOOD.stubs, *MOOD.stubs_below}
    assert printed <= set(MOOD.marks)


# -- cards as they are drawn -------------------------------------------------------------------------------------------


@drawn_here
@each_card
def test_a_card_is_whole_and_every_word_inside_it(key: str, lang: str) -> None:
    each = look(key, lang)
    svg = svg_of(key, lang)
    root = parsed(svg)
    idents = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(idents) == len(set(idents))
    assert {found.lstrip("#") for found in re.findall(r'(?:href="|url\()(#[^")]+)', svg)} <= set(idents)
    assert not [element.tag for element in root.iter() if element.tag in (f"{SVG}image", f"{SVG}text")]
    assert len(svg.encode()) < 80_000
    told = stretches(svg)
    assert all(drawing.EDGE < one.left < one.right < WIDTH - drawing.EDGE for one in told)
    said = "".join(one.letters for one in told)
    assert without_spaces(fonts()[MOOD.display].spelled(each.face.name)) in said
    for part in (each.face.kind, each.face.ability, each.face.standing, each.face.reminder, each.face.origin):
        assert without_spaces(part) in said
    block, height = rules_block(each)
    assert block.height <= height
    assert block.width <= drawing.TEXT_WIDTH
    assert block.size >= 22.5  # 7.8 points on a poker card
    rows: dict[float, float] = {}
    for one in (one for one in told if one.base > drawing.TEXT_BOTTOM - text_blocks(each)[2]):
        rows[one.base] = max(rows.get(one.base, 0), one.size)
    for above, below in itertools.pairwise(sorted(rows)):
        assert below - above >= 0.9 * min(rows[above], rows[below])


@drawn_here
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nearly_every_card_has_room_for_its_flavour(lang: str) -> None:
    shown = [text_blocks(look(key, lang))[1] is not None for key in IN_BOX if card_flavour(NAME, key, lang)]
    assert len(shown) > 250
    assert sum(shown) > 0.95 * len(shown)


@drawn_here
def test_a_danger_is_a_picture_of_a_film_with_its_cliffhanger_tilted_over_it() -> None:
    svg = svg_of("rope-bridge")
    tilted = re.search(r'<g transform="rotate\(([\d.]+) .*', svg, re.DOTALL)
    assert tilted is not None
    assert float(tilted[1]) in poster.BACK_TILT
    assert f'href="#icon-{MOOD.backs["rope-bridge"]}"' in tilted[0]
    assert [one.letters for one in stretches(svg) if one.letters.isdecimal()][:2] == ["2", "3"]  # Glory of both faces
    turned = [key for key in IN_BOX if "rotate(" in svg_of(key).partition("</defs>")[2]]
    assert turned == list(MOOD.backs)


@drawn_here
@pytest.mark.parametrize(
    ("key", "marks"),
    [("duke-dudley", ["health", "combat", "agility", "cunning", "lore"]), ("brass-automaton", ["glory", "defence"]),
     ("porter", ["price"]), ("street-kid", ["loyalty"]), ("sword", ["fortune"]), ("of-hades", ["danger"])],
)  # fmt: skip
def test_numbers_stand_beside_their_marks(key: str, marks: list[str]) -> None:
    each = look(key)
    svg = drawn(each)
    printed = [one.letters for one in stretches(svg) if one.letters.isdecimal()]
    assert printed[: len(marks)] == [str(each.numbers[mark]) for mark in marks]
    assert all(f'href="#icon-{MOOD.marks[mark]}"' in svg for mark in marks)


def test_an_enemy_tells_how_to_escape_and_a_hero_where_to_begin() -> None:
    assert look("dockside-thugs").notes == (CardNote("escape", ""), CardNote("agility", "4+\u00a0×\u00a02"))
    assert look("bent-inspector").notes == (
        CardNote("escape", ""), CardNote("cunning", "5+\u00a0×\u00a02 /"), CardNote("lore", "5+\u00a0×\u00a02"),
    )  # fmt: skip
    assert look("duke-dudley", "fr").notes == (CardNote("home", "Londres"),)
    assert look("lucky-hat").notes == ()


@drawn_here
def test_a_temple_has_its_icon_its_coins_and_the_way_out_and_no_other_artifact_has() -> None:
    """temple.icon, collapse.escape-test."""
    icon = f'href="#icon-{MOOD.marks["temple"]}"'
    assert look("mine").notes == (
        CardNote("escape", ""), CardNote("agility", "5+\u00a0×\u00a02 /"), CardNote("combat", "5+\u00a0×\u00a02"),
    )  # fmt: skip
    assert look("mine").numbers["fortune"] == 8
    for card in CATALOG.cards:
        if card.is_a == box.ARTIFACT:
            tagged = replace(look(card.key), tags=tuple(text_of("fortune-and-glory").tags(card.number)))
            assert (icon in drawn(tagged)) == card.temple, card.key


@drawn_here
def test_a_tag_that_is_a_kind_is_no_mark_at_the_foot() -> None:
    assert drawn(replace(look("rope-bridge"), tags=("danger", "climb", "fall"))) == drawn(look("rope-bridge"))


@drawn_here
@pytest.mark.parametrize("lang", LANGUAGES)
def test_skills_have_their_marks_in_a_text_once_each(lang: str) -> None:
    block, _ = rules_block(look("masked-ball", lang))
    shown = [piece.icon for line in block.lines for piece in line.pieces if piece.icon]
    assert shown == [MOOD.marks["cunning"], MOOD.marks["lore"]]


@drawn_here
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_location_names_a_land_and_a_city_and_a_deep_jungle_its_gold(lang: str) -> None:
    cards = looks_besides(MOOD, TITLE, lang)
    assert len(cards) == len({card.face.name for card in cards}) == 45
    for card, location in zip(cards, LOCATIONS, strict=True):
        svg = drawn(card)
        said = "".join(one.letters for one in stretches(svg))
        assert without_spaces(fonts()[MOOD.display].spelled(card.face.name)) in said
        assert without_spaces(card.notes[0].word) in said
        assert card.notes[0].word in card.face.text
        assert card.numbers == ({"fortune": location.bonus} if location.bonus else {})
        assert (f'href="#icon-{MOOD.marks["shuffle"]}"' in svg) == location.shuffles


@drawn_here
def test_a_card_has_the_same_bytes_every_time_and_many_patterns_differ() -> None:
    assert drawn(look("quicksand", "fr")) == svg_of("quicksand", "fr")
    tiles = [re.search(r"<pattern id=\S+ (.*?)</pattern>", svg_of(key)) for key in IN_BOX]
    patterns = {tile[1] for tile in tiles if tile is not None}
    assert len(patterns) > 150
