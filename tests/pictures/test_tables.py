"""How Altiplano looks is said in full: nothing lacks an icon, no icon an author, and colour never speaks alone."""

import pytest

from bivouac.games import game_named
from bivouac.games.altiplano.catalog import ORIGINAL, PUBLIC, RULEBOOK
from bivouac.pictures import altiplano, shapes
from bivouac.pictures.credits import AUTHOR_OF, ICON_AUTHORS, credit
from bivouac.pictures.looks import FACTS, MOODS, emblem_of, inline_words
from bivouac.pictures.outlines import icons
from bivouac.text import LANGUAGES
from bivouac.text.altiplano import KINDS, TYPES
from tools import assets

GAME = game_named("altiplano")
USED = assets.icons_used(assets.ROOT)
KIND_WORDS = [word for _, word in KINDS]
TYPE_WORDS = [word for _, word in TYPES]


def test_every_card_has_an_emblem_of_its_own_and_no_emblem_is_left_over() -> None:
    assert list(altiplano.EMBLEMS) == list(GAME.cards)
    assert len(set(altiplano.EMBLEMS.values())) == len(GAME.cards)


def test_an_emblem_is_not_the_icon_of_a_kind_or_a_type() -> None:
    assert not set(altiplano.EMBLEMS.values()) & {*altiplano.KINDS.values(), *altiplano.TYPES.values()}


@pytest.mark.usefixtures("outlines")
def test_every_icon_that_is_used_was_found_in_the_package() -> None:
    assert sorted(icons()) == USED
    assert all(icon.outline.startswith("m") and icon.silhouette.startswith("m") for icon in icons().values())


def test_every_icon_has_an_author_who_is_named_for_nothing_else() -> None:
    assert sorted(AUTHOR_OF) == USED, "src/bivouac/pictures/credits.py names each icon in use, under its author"
    assert sum(map(len, ICON_AUTHORS.values())) == len(AUTHOR_OF)


def test_a_credit_names_each_author_once() -> None:
    assert credit({"fedora", "top-hat", "cigar"}) == "Icons by Delapouite, Lorc, game-icons.net, CC BY 3.0"
    assert credit(set()) == ""


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (altiplano.KINDS, KIND_WORDS),
        (altiplano.FRAMES, KIND_WORDS),
        (altiplano.WINDOWS, KIND_WORDS),
        (altiplano.TYPES, TYPE_WORDS),
        (altiplano.BADGES, TYPE_WORDS),
    ],
    ids=["kinds", "frames", "windows", "types", "badges"],
)
def test_each_kind_and_type_has_an_icon_and_shapes_that_no_other_has(table: dict[str, str], words: list[str]) -> None:
    assert sorted(table) == sorted(words)
    assert len(set(table.values())) == len(table)


def test_the_shapes_that_are_named_can_be_drawn_and_differ() -> None:
    frames = {shapes.FRAMES[name](0, 0, 400, 600) for name in altiplano.FRAMES.values()}
    windows = {shapes.WINDOWS[name](200, 200, 300, 250) for name in altiplano.WINDOWS.values()}
    badges = {shapes.BADGES[name](20, 20, 20) for name in altiplano.BADGES.values()}
    assert (len(frames), len(windows), len(badges)) == (len(KIND_WORDS), len(KIND_WORDS), len(TYPE_WORDS))
    assert set(shapes.FITS) == set(shapes.WINDOWS)


def test_each_kind_type_and_origin_is_marked() -> None:
    assert set(altiplano.TONES) == {*KIND_WORDS, *TYPE_WORDS}
    assert {RULEBOOK, PUBLIC, ORIGINAL, "prerequisite"} == set(altiplano.MARKS)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_every_ink_can_be_read_on_every_part_of_the_paper() -> None:
    inks = [*altiplano.INK, altiplano.RED_INK, *(altiplano.TONES[kind][0] for kind in ("action", "reaction"))]
    assert min(contrast(ink, paper) for ink in inks for paper in altiplano.PAPER) >= 4.5


def test_every_icon_stands_out_from_paper_and_badge() -> None:
    assert min(contrast(tones[0], paper) for tones in altiplano.TONES.values() for paper in altiplano.PAPER) >= 3


def test_a_card_typed_in_by_an_owner_has_the_icon_of_its_kind() -> None:
    mood = MOODS["altiplano"]
    assert emblem_of(mood, "aunt-mathilde", "character") == "character"
    assert emblem_of(mood, "ohio-bob", "character") == "fedora"


def test_facts_come_from_the_catalogue() -> None:
    facts = FACTS["altiplano"](GAME.cards.index("aligator-sloop"))
    assert facts == ("character", ("archaeologist", "raider"), ORIGINAL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_kinds_that_a_text_can_name_have_icons_in_it(lang: str) -> None:
    words = inline_words(GAME, MOODS["altiplano"], lang)
    named = {"character", "location", "treasure", "action", "reaction", "archaeologist", "raider", "beast", "trap"}
    assert named <= set(words.values())
    assert "neutral" not in words.values()
