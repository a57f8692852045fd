"""Cards as they are drawn: whole, legible, the same every time."""

import hashlib
import itertools
import os
import re
import subprocess
import sys
from dataclasses import replace

import pytest

import bivouac
from bivouac.games import game_named
from bivouac.pictures import card as drawing
from bivouac.pictures import card_svg
from bivouac.pictures.card import drawn, rules_block, text_blocks
from bivouac.pictures.looks import Facts, Look, look_of
from bivouac.pictures.outlines import fonts
from bivouac.text import LANGUAGES, card_face
from tests.flavours import LINES, LONG
from tests.pictures.reading import SVG, parsed, stretches, without_spaces
from tests.samples import in_turn

GAME = game_named("altiplano")
EVERY = [(number, lang) for lang in LANGUAGES for number in range(len(GAME.cards))]
pytestmark = pytest.mark.usefixtures("outlines")
each_card = pytest.mark.parametrize(("number", "lang"), EVERY, ids=lambda value: str(value))


def look(key: str, lang: str = "fr") -> Look:
    return look_of(GAME, GAME.cards.index(key), lang)


@each_card
def test_a_card_is_whole(number: int, lang: str) -> None:
    svg = card_svg(GAME, number, lang)
    face = card_face(GAME, number, lang)
    root = parsed(svg)
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert desc is not None
    assert title.text == face.name
    assert all(part in str(desc.text) for part in (face.kind, face.text, face.origin))
    idents = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(idents) == len(set(idents))
    asked = {found.lstrip("#") for found in re.findall(r'(?:href="|url\()(#[^")]+)', svg)}
    assert asked <= set(idents)
    assert set(root.attrib["aria-labelledby"].split()) <= set(idents)
    assert not [element.tag for element in root.iter() if element.tag in (f"{SVG}image", f"{SVG}text")]
    assert "game-icons.net, CC BY 3.0" in svg
    assert len(svg.encode()) < 60_000


@each_card
def test_every_word_is_drawn_inside_the_card_and_no_line_on_another(number: int, lang: str) -> None:
    face = card_face(GAME, number, lang)
    drawn_text = stretches(card_svg(GAME, number, lang))
    edge = drawing.EDGE + 8
    assert all(edge < each.left < each.right < drawing.WIDTH - edge for each in drawn_text)
    said = "".join(each.letters for each in drawn_text)
    for part in (face.name, face.kind, face.prerequisite, face.ability, face.standing, face.reminder, face.origin):
        assert without_spaces(part) in said
    rows: dict[float, float] = {}
    for each in drawn_text:
        rows[each.base] = max(rows.get(each.base, 0), each.size)
    bases = sorted(rows)
    for above, below in itertools.pairwise(bases):
        assert below - above >= 0.9 * min(rows[above], rows[below]) * drawing.PREREQUISITE


@each_card
def test_the_text_fits_its_box(number: int, lang: str) -> None:
    block, height = rules_block(look_of(GAME, number, lang))
    assert block.height <= height - drawing.TEXT_AIR
    assert block.width <= drawing.TEXT_WIDTH
    rules = [each for each in stretches(card_svg(GAME, number, lang)) if each.base > drawing.TEXT_BOTTOM - height]
    origin_and_title = [each for each in rules if each.base == drawing.FOOTER]
    assert len(origin_and_title) == 2
    assert origin_and_title[0].right < origin_and_title[1].left
    assert all(each.base < drawing.TEXT_BOTTOM for each in rules if each not in origin_and_title)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_text_is_still_read_with_ease(lang: str) -> None:
    longest = max(range(len(GAME.cards)), key=lambda number: len(card_face(GAME, number, lang).text))
    assert GAME.cards[longest] == "huayna"
    # A poker card is 2.5 inches wide, so a size of 22.5 units is 7.8 points.
    assert rules_block(look_of(GAME, longest, lang))[0].size >= 22.5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_short_text_leaves_room_for_a_larger_emblem(lang: str) -> None:
    assert rules_block(look("supplies", lang))[1] < rules_block(look("secret-passage", lang))[1]


def test_the_same_card_has_the_same_bytes_in_another_process() -> None:
    code = (
        "import hashlib; from bivouac.pictures import card_svg;"
        "print(hashlib.sha256(''.join(card_svg('altiplano', n, 'fr') for n in range(53)).encode()).hexdigest())"
    )
    own = hashlib.sha256("".join(card_svg(GAME, number, "fr") for number in range(53)).encode()).hexdigest()
    for seed in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True,
            check=True,
        )  # fmt: skip
        assert told.stdout.strip() == own


def behind_the_emblem(svg: str, key: str) -> tuple[str, ...]:
    """The pattern and the second tone, without the card's key."""
    tile = re.search(r"<pattern.*?</pattern>", svg)
    window = re.search(r"<g clip-path.*?<ellipse", svg, re.DOTALL)
    tint = re.search(rf'#{key}-back" x="\d+" y="\d+" fill="(#\w+)"', svg)
    assert window is not None
    assert tint is not None
    return ((tile.group() if tile else "").replace(key, ""), window.group().replace(key, ""), tint.group(1))


def test_pattern_and_tone_belong_to_the_card_in_every_language_and_many_differ() -> None:
    seen = set()
    for number, key in enumerate(GAME.cards):
        french, english = (behind_the_emblem(card_svg(GAME, number, lang), key) for lang in ("fr", "en"))
        if text_blocks(look(key, "fr"))[2] == text_blocks(look(key, "en"))[2]:  # else the windows differ in height
            assert french == english
        seen.add(english)
    assert len(seen) > 45


def test_an_owners_card_has_a_pattern_of_its_own_and_the_emblem_of_its_kind() -> None:
    known = look("ohio-bob", "en")
    typed = [
        drawn(replace(known, face=replace(known.face, key=key, name="Aunt Mathilde"), emblem="character"))
        for key in ("aunt-mathilde", "uncle-ernest")
    ]
    assert behind_the_emblem(typed[0], "aunt-mathilde") != behind_the_emblem(typed[1], "uncle-ernest")
    assert all('#icon-character" fill="#2a211b"' in svg for svg in typed)


def test_a_text_and_a_name_of_any_length_fit() -> None:
    known = look("ohio-bob", "fr")
    face = replace(known.face, name="Expédition " * 8, ability="Je pioche une carte Exploration. " * 16, head="")
    long = replace(known, face=face, facts=Facts("character", ("archaeologist", "raider", "neutral"), "public"))
    svg = drawn(long)
    assert all(drawing.EDGE < each.left < each.right < drawing.WIDTH - drawing.EDGE for each in stretches(svg))
    block, height = rules_block(long)
    assert block.height <= height


def test_a_letter_that_the_face_lacks_is_written_without_its_accent_or_as_a_question_mark() -> None:
    display = fonts()["display"]
    assert display.spelled("Ǎb漢 c") == "Ab? c"
    svg = drawn(replace(look("ohio-bob"), face=replace(look("ohio-bob").face, name="Ǎ漢 <&>")))
    assert stretches(svg)[0].letters == "A?<&>"
    title = parsed(svg).find(f"{SVG}title")
    assert title is not None
    assert title.text == "Ǎ漢 <&>"


def test_french_punctuation_stays_with_its_word() -> None:
    lines = [
        without_spaces("".join(piece.text for piece in line.pieces)) for line in rules_block(look("decoy"))[0].lines
    ]
    assert not [line for line in lines if line[0] in ":;?!»"]


def icons_in_text(key: str, lang: str) -> list[str]:
    block, _ = rules_block(look(key, lang))
    return [piece.icon for line in block.lines for piece in line.pieces if piece.icon]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_icons_stand_before_the_kinds_that_a_text_names_once_each(lang: str) -> None:
    assert icons_in_text("ohio-bob", lang) == ["sprint", "cut-diamond"]
    assert icons_in_text("henriette-smith", lang) == [
        "sprint", "peaks", "cut-diamond", "wolf-trap", "character",
    ]  # fmt: skip
    assert icons_in_text("marcus-vidor", lang) == ["cut-diamond"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reaction_and_a_prerequisite_have_marks(lang: str) -> None:
    assert icons_in_text("torch", lang) == ["edged-shield", "paw-print"]
    assert icons_in_text("double-cross", lang) == ["edged-shield"]
    assert icons_in_text("looting", lang)[0] == "domino-mask"
    assert icons_in_text("museum-funds", lang)[0] == "compass"
    assert icons_in_text("pit-of-stakes", lang)[0] == "padlock"


def test_a_special_is_stamped_and_no_other_card() -> None:
    postmarks = [key for number, key in enumerate(GAME.cards) if "rotate(-14" in card_svg(GAME, number, "en")]
    assert postmarks == ["adventurer", "rogue"]


@pytest.mark.parametrize(("key", "mark"), [("ohio-bob", "open-book"), ("kid-calloway", "campfire")])
def test_the_footer_marks_the_origin(key: str, mark: str) -> None:
    assert f'href="#icon-{mark}"' in card_svg(GAME, GAME.cards.index(key), "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_altered_is_drawn_with_its_text_and_its_numbers(lang: str) -> None:
    altered = game_named("altered")
    for number in range(len(altered.cards)):
        each = look_of(altered, number, lang)
        said = [stretch.letters for stretch in stretches(card_svg(altered, number, lang))]
        bold, text = fonts()["bold"], fonts()["text"]
        assert without_spaces(bold.spelled(each.face.name)) in "".join(said)
        assert without_spaces(text.spelled(each.face.ability)) in "".join(said)
        printed = [
            str(each.numbers[word]) for word in (*each.mood.prices, *each.mood.strengths) if word in each.numbers
        ]
        assert [letters for letters in said if letters.isdecimal()][: len(printed)] == printed
        assert rules_block(each)[0].size >= each.mood.text_size * 0.6


def flavoured(game: str, number: int, lang: str, line: str) -> Look:
    known = look_of(game_named(game), number, lang)
    return replace(known, face=replace(known.face, flavour=line))


@pytest.mark.parametrize(("game", "lang"), in_turn(bivouac.games(), LANGUAGES))
def test_a_flavour_never_shrinks_the_text_and_stays_between_it_and_the_foot(game: str, lang: str) -> None:
    check_flavours(game, lang, 5 if len(game_named(game).cards) < 200 else 25)


@pytest.mark.full
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_flavour_on_more_cards_of_the_largest_box(lang: str) -> None:
    check_flavours("fortune-and-glory", lang, 5)


def check_flavours(game: str, lang: str, every: int) -> None:
    """The text of all cards is set, every so many of them are drawn."""
    shown = 0
    for number in range(len(game_named(game).cards)):
        for line in (LINES[lang], LONG[lang]):
            bare, full = flavoured(game, number, lang, ""), flavoured(game, number, lang, line)
            text, flavour, height = text_blocks(full)
            assert text == rules_block(bare)[0]
            shown += flavour is not None
            if number % every:
                continue  # drawing takes its time
            if flavour is None:
                assert drawn(full).partition("</desc>")[2] == drawn(bare).partition("</desc>")[2]
                continue
            assert height <= full.mood.text_heights[-1]
            gap = drawing.FLAVOUR_GAP if text.lines else 0
            assert text.height + gap + flavour.height <= height - drawing.TEXT_AIR
            told = [
                each for each in stretches(drawn(full)) if each.size == pytest.approx(drawing.FLAVOUR_SIZE, abs=0.1)
            ]
            assert "".join(each.letters for each in told) == without_spaces(line)
            assert {each.face for each in told} == {"italic"}
            assert all(drawing.TEXT_LEFT <= each.left < each.right <= 500 - drawing.TEXT_LEFT for each in told)
            assert max(each.base for each in told) < drawing.TEXT_BOTTOM
    assert shown > len(game_named(game).cards) / 2


def test_a_flavour_is_described_after_the_rules_and_the_origin() -> None:
    svg = drawn(flavoured("altiplano", GAME.cards.index("storm"), "en", LINES["en"]))
    described = parsed(svg).find(f"{SVG}desc")
    assert described is not None
    assert str(described.text).endswith(LINES["en"])
    assert str(described.text).index("rulebook") < str(described.text).index(LINES["en"])
