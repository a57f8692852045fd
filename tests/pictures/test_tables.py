"""How a game looks is said in full: nothing lacks an icon, no icon an author, and colour never speaks alone."""

import pytest

from bivouac.engine.catalog import ORIGINAL
from bivouac.games import game_named
from bivouac.pictures import shapes
from bivouac.pictures.credits import AUTHOR_OF, ICON_AUTHORS, credit
from bivouac.pictures.looks import MOODS, emblem_of, inline_words, look_of
from bivouac.pictures.outlines import fonts, icons
from bivouac.text import LANGUAGES, card_face
from tools import assets

USED = assets.icons_used(assets.ROOT)
TABLES = assets.tables(assets.ROOT)  # once: it reads and parses every source of the pictures
USERS = {
    icon: [game for game, said in sorted(TABLES.items())
           if any(icon in said.get(table, {}).values() for table in assets.ICON_TABLES)]
    for icon in USED
}  # fmt: skip


def kinds_of(game: str) -> set[str]:
    numbered = {MOODS[game].facts(number).kind for number in range(len(game_named(game).cards))}
    return numbered | {each.facts.kind for each in MOODS[game].besides("en")}


def types_of(game: str) -> set[str]:
    return {word for number in range(len(game_named(game).cards)) for word in MOODS[game].facts(number).types}


@pytest.fixture(params=sorted(MOODS))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_card_has_an_emblem_of_its_own_and_no_emblem_is_left_over(game: str) -> None:
    emblems = MOODS[game].emblems
    assert list(emblems) == list(game_named(game).cards)
    twice = {icon: [key for key in emblems if emblems[key] == icon] for icon in emblems.values()}
    assert {icon: keys for icon, keys in twice.items() if len(keys) > 1} == {}, "two cards of this game share an icon"


def test_an_emblem_is_not_the_icon_of_a_kind_or_a_type(game: str) -> None:
    mood = MOODS[game]
    assert not set(mood.emblems.values()) & {*mood.kinds.values(), *mood.types.values()}


@pytest.mark.usefixtures("outlines")
def test_every_icon_that_is_used_was_found_in_the_package() -> None:
    assert sorted(icons()) == USED
    assert all(icon.outline.startswith("m") and icon.silhouette.startswith("m") for icon in icons().values())


def test_every_icon_has_an_author_who_is_named_for_nothing_else() -> None:
    lacking = {icon: games for icon, games in USERS.items() if icon not in AUTHOR_OF}
    assert lacking == {}, "these icons, with the games that use them, have no author in src/bivouac/pictures/credits.py"
    unused = sorted(set(AUTHOR_OF) - set(USED))
    assert unused == [], "no game uses these icons any more: take them out of src/bivouac/pictures/credits.py"
    assert sum(map(len, ICON_AUTHORS.values())) == len(AUTHOR_OF)


def test_a_credit_names_each_author_once() -> None:
    assert credit({"fedora", "top-hat", "cigar"}) == "Icons by Delapouite, Lorc, game-icons.net, CC BY 3.0"
    assert credit(set()) == ""


@pytest.mark.parametrize("table", ["kinds", "frames", "windows", "types", "badges"])
def test_each_kind_and_type_has_an_icon_and_shapes_that_no_other_has(game: str, table: str) -> None:
    said: dict[str, str] = getattr(MOODS[game], table)
    assert set(said) == (types_of(game) if table in ("types", "badges") else kinds_of(game))
    assert len(set(said.values())) == len(said)


def test_the_shapes_that_are_named_can_be_drawn_and_differ(game: str) -> None:
    mood = MOODS[game]
    frames = {shapes.FRAMES[name](0, 0, 400, 600) for name in mood.frames.values()}
    windows = {shapes.WINDOWS[name](200, 200, 300, 250) for name in mood.windows.values()}
    badges = {shapes.BADGES[name](20, 20, 20) for name in mood.badges.values()}
    assert (len(frames), len(windows), len(badges)) == (len(mood.kinds), len(mood.kinds), len(mood.types))
    assert set(shapes.FITS) == set(shapes.WINDOWS)


def test_each_kind_type_and_origin_is_marked(game: str) -> None:
    mood = MOODS[game]
    numbers = range(len(game_named(game).cards))
    assert set(mood.tones) == {*mood.kinds, *mood.types}
    assert {MOODS[game].facts(number).origin for number in numbers} <= set(mood.marks)
    assert "prerequisite" in mood.marks or not any(card_face(game, number, "en").prerequisite for number in numbers)


@pytest.mark.usefixtures("outlines")
def test_names_are_written_in_a_face_that_was_made(game: str) -> None:
    assert MOODS[game].display in fonts()


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_every_ink_can_be_read_on_every_part_of_the_paper(game: str) -> None:
    mood = MOODS[game]
    heads = [mood.tones[kind][0] for kind in ("action", "reaction") if kind in mood.tones]
    inks = [*mood.ink, mood.red_ink, *heads]
    assert min(contrast(ink, paper) for ink in inks for paper in mood.paper) >= 4.5


def test_every_icon_stands_out_from_paper_and_badge(game: str) -> None:
    mood = MOODS[game]
    assert min(contrast(tones[0], paper) for tones in mood.tones.values() for paper in mood.paper) >= 3


def test_a_card_typed_in_by_an_owner_has_the_icon_of_its_kind() -> None:
    mood = MOODS["altiplano"]
    assert emblem_of(mood, "aunt-mathilde", "character") == "character"
    assert emblem_of(mood, "ohio-bob", "character") == "fedora"


def test_facts_come_from_the_catalogue() -> None:
    altiplano, archibald = (game_named(name).cards for name in ("altiplano", "archibald"))
    sloop = MOODS["altiplano"].facts(altiplano.index("aligator-sloop"))
    assert sloop == ("character", ("archaeologist", "raider"), ORIGINAL)
    assert MOODS["archibald"].facts(archibald.index("night-raid")) == ("enemy", ("level-3",), ORIGINAL)
    assert MOODS["archibald"].facts(archibald.index("arthur")) == ("hero", (), ORIGINAL)


def test_a_sheet_of_emblems_holds_the_cards_of_its_faction_alone() -> None:
    cards = game_named("altered").cards
    factions = {MOODS["altered"].facts(number).types for number in range(len(cards))} - {()}
    sheets = assets.sheets_of(TABLES["altered"])
    assert {(sheet,) for sheet in sheets} == factions
    emblems = MOODS["altered"].emblems
    for number, key in enumerate(cards):
        facts = MOODS["altered"].facts(number)
        on = [sheet for sheet, icons in sheets.items() if emblems[key] in icons]
        assert on == ([] if facts.kind in ("hero", "token") else list(facts.types))
    assert assets.sheets_of(TABLES["altiplano"]) == {}


def test_what_a_board_draws_from_the_first_is_on_no_sheet() -> None:
    values = TABLES["fortune-and-glory"]
    sheets = assets.sheets_of(values)
    shown = {values["MARKS"].get(word) or values["KINDS"][word] for word in values["AT_ONCE"]}
    tables = ("KINDS", "TYPES", "MARKS")
    assert {icon for table in tables for icon in values[table].values()} == {*sheets["signs"], *shown}
    assert not shown & set(sheets["signs"])


def test_a_card_of_altered_is_dyed_by_its_faction_and_bears_its_numbers() -> None:
    altered = game_named("altered")
    look = look_of(altered, altered.cards.index("shenlong-rare"), "en")
    assert look.tones == MOODS["altered"].tones["bravos"]
    assert look.numbers == {"hand": 6, "reserve": 6, "forest": 9, "mountain": 9, "water": 9}
    assert [tag for tag in look.tags if tag in look.mood.marks] == ["rare"]
    token = look_of(altered, altered.cards.index("brassbug"), "en")
    assert token.tones == MOODS["altered"].tones["token"]
    assert token.numbers == {"forest": 2, "mountain": 2, "water": 2}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_kinds_that_a_text_can_name_have_icons_in_it(lang: str) -> None:
    words = inline_words("altiplano", MOODS["altiplano"], lang)
    named = {"character", "location", "treasure", "action", "reaction", "archaeologist", "raider", "beast", "trap"}
    assert named <= set(words.values())
    assert "neutral" not in words.values()
