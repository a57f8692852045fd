"""Altered's drawing at every size: the track, four expeditions, who would advance; nothing hidden shows."""

import re
from functools import cache

import pytest

import bivouac
from bivouac.engine.chance import Chance
from bivouac.engine.table import Entry
from bivouac.games.altered.actions import KEYS, SORTS
from bivouac.games.altered.catalog import CATALOG, TERRAINS
from bivouac.games.altered.setup import GAME
from bivouac.terminal.boards import board_of
from bivouac.terminal.boards.altered_cards import MARKS, SIGNS, packs
from bivouac.terminal.palette import JOURNAL
from bivouac.terminal.scene import TableScene, scene_of
from bivouac.text import card_name, clause_text
from tests.altered.road import ME, YOU, Road
from tests.terminal.sights import assert_numbered, assert_within_reach, drawn, seen, shown

SIZES = [(80, 24), (100, 30), (160, 50)]
HIDEABLE = [i for i, sort in enumerate(SORTS) if sort in "CSL"]  # Heroes and tokens are never hidden
NAMES = {lang: {KEYS[i]: card_name(GAME, i, lang) for i in HIDEABLE} for lang in ("en", "fr")}
CROWD = "kappa, atlas, alice, hathor, tanuki asleep, inari +2, baba-yaga fleeting"


@cache
def moments() -> tuple[TableScene, ...]:
    """Moments of random games with all decks, each as both seats and a spectator see it; every verb occurs."""
    found: list[TableScene] = []
    chance = Chance(4)
    verbs: dict[str, int] = {}
    for game in range(40):
        table = bivouac.new("altered", seed=game, decklists="hidden" if game % 3 == 2 else "open")
        step = 0
        while not table.over:
            options = table.options
            new = [verb for verb in {option.key.partition("/")[0] for option in options} if verbs.get(verb, 0) < 2]
            if new or (step + 7 * game) % 151 == 0:
                verbs.update({verb: verbs.get(verb, 0) + 1 for verb in new})
                found += seen(table, "fr" if len(found) % 2 else "en", ["human", "greedy"], 20)
            step += 1
            table.choose(table.option_ids[chance.roll(len(table.option_ids))])
    found += seen(table, "en", ["human", "greedy"], 20)
    assert {"mana", "pass", "play", "reserve", "exhaust", "support", "pick", "first", "expedition", "yes"} <= set(verbs)
    return tuple(found)


def scene(road: Road, lang: str = "en", seat: int | None = ME) -> TableScene:
    options = [] if seat is None else road.table.options_of(seat)
    return scene_of(road.table, seat, lang, options=options, who=["human", "greedy"])


def said(road: Road, size: tuple[int, int] = (80, 24), lang: str = "en") -> str:
    return drawn(scene(road, lang), size).canvas.said()


def line_of(road: Road, seat: int, side: str, lang: str = "en") -> str:
    """What stands in the line of totals of an expedition."""
    layout = drawn(scene(road, lang), (80, 24))
    region = next(thing.region for thing in layout.things if thing.name == f"expedition:{seat}:{side}")
    return layout.canvas.said().splitlines()[region.y][region.x : region.right].strip()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_option_is_within_reach_and_shows_its_number(size: tuple[int, int]) -> None:
    for each in moments():
        assert_numbered(assert_within_reach(each, size))


@pytest.mark.parametrize("size", [(80, 24), (200, 62)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_at_every_size_the_essential_is_in_sight(size: tuple[int, int]) -> None:
    """Eight regions, four expeditions with totals, Heroes, mana, hands, decks, discards, Reserve and Landmarks."""
    for each in moments():
        layout = drawn(each, size)
        names = {thing.name for thing in layout.things}
        text = layout.canvas.said()
        assert {f"expedition:{seat}:{side}" for seat in (0, 1) for side in ("hero", "companion")} <= names
        assert {f"region:{i}" for i in range(8)} <= names or each.view["arena"]
        assert {"day", "prompt"} <= names
        for seat, side in enumerate(each.view["seats"]):
            assert {f"{part}:{seat}" for part in ("seat", "mana", "hand", "deck", "discard", "leader")} <= names
            assert f"{side['mana']['ready']}/{side['mana']['orbs']}" in text
            for part, word in (("reserve", "reserve"), ("landmarks", "landmark")):
                assert {f"{word}:{seat}:{pack.name}" for pack in packs(side[part])} <= names
            for i, word in enumerate(("hero", "companion")):
                lying = side["expeditions"][i]
                assert {f"{word}:{seat}:{pack.name}" for pack in packs(lying["characters"])} <= names
                for terrain, total in zip(TERRAINS, lying["totals"], strict=True):
                    sign = SIGNS[terrain][0]
                    assert re.search(rf"{sign}( \w+ )?{total}\b", text), (terrain, total)
        if each.seat is not None:
            own = each.view["seats"][each.seat]["hand"]["cards"]
            sealed = [key.partition("/")[2] for key in each.view["answered"]]
            assert {f"card:{key}" for key in own if own.count(key) > sealed.count(key)} <= names
            assert {f"sealed:{key}" for key in sealed} <= names


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_crowded_table_stays_within_reach(size: tuple[int, int]) -> None:
    road = Road(
        hand="charge, kappa, atlas, hathor, sun-wukong, nurture, brassbug-hub, tanuki, ratatoskr", hero=CROWD,
        companion=CROWD, your_hero=CROWD, your_companion=CROWD, mana=4,
        landmarks="the-monolith, ordis-carrier, brassbug-hub #3",
        reserve="alice, kitsune, inari, cernunnos, shenlong-rare",
    )  # fmt: skip
    assert_within_reach(scene(road), size)
    road = Road(hand="banishing-gate", hero=CROWD, companion=CROWD, your_hero=CROWD, your_companion=CROWD)
    road.play("play/banishing-gate")
    assert len(road.keys()) == 28, "everybody may be sent away"
    assert_numbered(assert_within_reach(scene(road), size))


@pytest.mark.parametrize("size", [(80, 24), (200, 62)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_hidden_is_drawn(size: tuple[int, int]) -> None:
    """Whatever a view does not name is neither on the page nor behind anything that can be pointed at."""
    for each in moments():
        view = {**each.view, "seats": [{**side, "list": None} for side in each.view["seats"]]}
        named = " ".join([str(view), *(entry.text for entry in each.entries), each.prompt, *each.sentences])
        everything = shown(drawn(each, size))
        known = [name for key, name in NAMES[each.lang].items() if f"'{key}'" in named or name in named]
        for name in NAMES[each.lang].values():
            if not any(name in other for other in known):  # a rare card's name begins with that of the common one
                assert name not in everything, f"{name} for {each.seat}"


# -- who would advance -------------------------------------------------------------------------------------------------


@pytest.mark.clause("dusk.advance", "dusk.terrains")
def test_the_totals_of_the_own_region_tell_who_would_advance() -> None:
    road = Road(
        hero="kappa", your_hero="inari", at=(1, 7), your_at=(3, 7), terrains="F MW M FW W FM",
        companion="hathor", your_companion="hathor",
    )  # fmt: skip
    assert line_of(road, ME, "hero") == "H▸ Hero [♣4]  ▲4   ≈5  → moves ♣"
    assert line_of(road, YOU, "hero") == "H▸ Hero  ♣3  [▲1]  ≈3  · stays"
    assert line_of(road, ME, "companion") == "◂C Companion [♣3] [▲3] [≈0] · stays"
    assert line_of(road, ME, "hero", "fr") == "H▸ Héros [♣4]  ▲4   ≈5  → avance ♣"
    told = next(thing for thing in drawn(scene(road), (80, 24)).things if thing.name == "expedition:0:hero").told
    assert told == (
        "Stands in region 2 of 8: Forest count.",
        "Forest 4 against 3, Mountain 4 against 1, Water 5 against 3.",
        "If it were Dusk now, it would move forward by Forest.",
    )


@pytest.mark.clause("defender.dusk")
def test_a_defender_is_told_by_sign_and_word() -> None:
    road = Road(hero="monolith-archivist-yzmir, kappa")
    assert line_of(road, ME, "hero").endswith("‖ halted")


@pytest.mark.clause("arena.compare")
def test_in_the_arena_both_expeditions_are_added_up() -> None:
    road = Road(hero="kappa", companion="hathor", your_hero="inari", arena=True)
    text = said(road)
    assert "♣7 ▲7 ≈5. Ahead in Forest, Mountain, Water." in text
    assert "Player 2 (greedy): ♣3 ▲1 ≈3.\n" in text
    assert "Arena: both Expeditions count together" in text
    assert "H▸ Hero [♣4] [▲4] [≈5]" in text
    assert "moves" not in text


@pytest.mark.clause("zone.tumult-hidden", "track.positions")
def test_regions_show_terrains_by_sign_and_letter_and_whose_markers_stand_there() -> None:
    road = Road(at=(1, 7), your_at=(0, 5), terrains="F MW M FW W FM")
    layout = drawn(scene(road), (80, 24))
    rows = layout.canvas.said().splitlines()
    cells = {thing.name: thing.region for thing in layout.things if thing.name.startswith("region:")}

    def cell(i: int) -> list[str]:
        region = cells[f"region:{i}"]
        return [rows[y].ljust(80)[region.x : region.right].strip() for y in range(region.y, region.bottom)]

    assert cell(0) == ["H▸", "♣F ▲M ≈W", ""]
    assert cell(1) == ["", "♣ Forest", "H▸"]
    assert cell(2) == ["", "▲M  ≈W", ""]
    assert cell(3) == ["", "░" * cells["region:3"].width, ""]
    assert cell(5) == ["◂C", "≈ Water", ""]
    assert cell(7) == ["", "♣F ▲M ≈W", "◂C"]


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("gigantic.both")
def test_a_gigantic_character_is_seen_in_both_expeditions() -> None:
    road = Road(hand="banishing-gate", your_hero="atlas +1", hero="kappa")
    road.play("play/banishing-gate")
    things = {thing.name: thing for thing in drawn(scene(road), (80, 24)).things}
    home, also = things["hero:1:atlas:1"], things["also:1:companion:atlas:1"]
    assert home.options == also.options != ()
    assert "♣3▲3≈3 +1⇄" in said(road)
    assert also.told[0] == "Gigantic: it lies in the other Expedition and counts here too."


def test_what_a_card_carries_is_seen_in_signs_and_told_with_its_clause() -> None:
    marks = {"fleeting": "»", "anchored": "⊥", "asleep": "z"}
    assert {word: sign for word, (_, sign, _) in MARKS.items()} == {**marks, "exhausted": "○"}
    for word, sign in marks.items():
        road = Road(hero=f"kappa +2 {word}", hand="charge")
        assert f"♣4▲4≈5 +2{sign}" in said(road)
        told = " ".join(next(t for t in drawn(scene(road), (80, 24)).things if t.name == "hero:0:kappa:1").told)
        assert clause_text("altered", MARKS[word][2], "en") in told
        assert f"({MARKS[word][2]})" in told
        assert "2 boosts (boost.counter)" in told
    assert "T1" in said(Road(hero="shenlong-rare", hand="charge"))
    assert "#3" in said(Road(landmarks="brassbug-hub #3", hand="charge"))


def test_equal_cards_are_one_and_unequal_ones_are_named_apart_as_the_rules_do() -> None:
    road = Road(hand="intimidation", your_hero="ordis-recruit, ordis-recruit, ordis-recruit +2")
    road.play("play/intimidation")
    layout = drawn(scene(road), (80, 24))
    lit = {thing.name: thing.options for thing in layout.things if thing.name.startswith("hero:1:")}
    keys = {name: [road.keys()[i] for i in options] for name, options in lit.items()}
    assert keys == {
        "hero:1:ordis-recruit:1": ["pick/ordis-recruit/your-hero"],
        "hero:1:ordis-recruit:2": ["pick/ordis-recruit/your-hero/2"],
    }
    assert "×2" in layout.canvas.said()


def test_a_card_that_has_come_since_the_last_choice_is_marked() -> None:
    road = Road(hand="kappa, hathor", hero="kappa")
    before = road.table.view(ME)
    road.play("play/kappa/companion")
    moment = scene_of(road.table, ME, "en", before=before)
    board = board_of("altered")
    assert "•Kappa" in drawn(moment, (80, 24)).canvas.said().replace(" ", "")
    slots = {slot.name: slot.is_fresh for side in ("hero", "companion") for slot in board.party(moment, ME, side)}  # type: ignore[attr-defined]
    assert slots == {"hero:0:kappa:1": False, "companion:0:kappa:1": True}


def test_what_can_be_chosen_differs_by_more_than_colour() -> None:
    road = Road(hand="kappa, shenlong-rare", mana=4)
    lit = drawn(scene(road), (80, 24), palette=JOURNAL).canvas.said()
    assert "█2+ 4● Kappa" in lit
    assert "▌6● Shenlong" in lit


def test_a_larger_window_shows_what_cards_say() -> None:
    road = Road(hand="charge", hero="kappa asleep")
    small, large = said(road), said(road, (200, 62))
    assert "Characters of yours" not in small
    assert "Asleep" not in small
    assert "Asleep" in large
    assert "get 1 boost each" in " ".join(large.replace("│", " ").split())


def test_every_card_has_clauses_of_the_rulebook() -> None:
    board = board_of("altered")
    for card in range(len(KEYS)):
        clauses = board.clauses(card)
        assert clauses, KEYS[card]
        for clause in clauses:
            assert clause_text("altered", clause, "fr")
    assert "gigantic.both" in board.clauses(CATALOG.by_key["atlas"].number)
    assert "tough.pay" in board.clauses(CATALOG.by_key["shenlong-rare"].number)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_legend_tells_every_sign(lang: str) -> None:
    told = " ".join(board_of("altered").legend(lang))
    for sign in (
        "♣",
        "▲",
        "≈",
        "»",
        "⊥",
        "z",
        "○",
        "●",
        "⇄",
        "H▸",
        "◂C",
        "→",
        "‖",
        "★",
        "⌂",
        "✺",
        "◦",
        "░",
        "▒",
        "▤",
        "▽",
    ):
        assert f"{sign}" in told, sign


@pytest.mark.clause("zone.hidden")
def test_a_hidden_deck_list_is_no_pile_and_an_open_one_is() -> None:
    for decklists, readers in (("open", {None: 2, 0: 2}), ("hidden", {None: 0, 0: 1})):
        table = bivouac.new("altered", seed=1, decklists=decklists)
        for reader, lists in readers.items():
            moment = scene_of(table, reader, "en")
            piles = board_of("altered").piles(moment)
            assert sum("Deck list" in pile.title for pile in piles) == lists
            assert all(len(pile.cards) == 39 for pile in piles if "Deck list" in pile.title)


def test_a_line_of_the_log_whose_beginning_is_out_of_sight_says_so() -> None:
    """The mark of what is new stands where a sentence begins, never at its last word."""
    table = bivouac.new("altered", seed=1)
    entries = [Entry(f"{n} " + "word " * 8 + "end.", "day.phases", "day") for n in range(40)]
    scene = scene_of(table, 0, "fr", options=table.options_of(0), entries=entries, news=40, who=["human"] * 2)
    cut = 0
    for height in range(30, 41):
        layout = drawn(scene, (120, height))
        rows = layout.canvas.said().splitlines()
        for thing in layout.things:
            if thing.name.startswith("log:"):
                number = thing.name.removeprefix("log:")
                shown = rows[thing.region.y][thing.region.x :]
                cut += shown.startswith("… ")
                assert shown.startswith((f"• {number} ", "… ")), shown
    assert cut


@pytest.mark.parametrize(("lang", "first"), [("en", "first"), ("fr", "premier")])
def test_who_plays_first_is_said_of_both_sides_in_the_same_word(lang: str, first: str) -> None:
    for seat in ("0", "1"):
        table = bivouac.new("altered", seed=1, first=seat)
        scene = next(each for each in seen(table, lang) if each.seat == 0)
        sides = [row for row in drawn(scene, (120, 40)).canvas.said().splitlines() if " ▤ " in row]
        assert [first in side.partition("│")[0] for side in sides] == [seat == "1", seat == "0"]
