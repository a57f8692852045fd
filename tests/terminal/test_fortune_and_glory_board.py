"""Fortune and Glory's drawing: all of the view is in sight, all that can be chosen within reach, by keys and mouse."""

import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bivouac
from bivouac import bots
from bivouac.cli.positions.fortune_and_glory import position
from bivouac.engine.chance import Chance
from bivouac.engine.table import Table
from bivouac.games.fortune_and_glory.catalog import CATALOG, HIDDEN_CARDS
from bivouac.games.fortune_and_glory.map import ALL_SPACES, NUMBER_OF
from bivouac.games.fortune_and_glory.odds import chance_to_pass
from bivouac.games.fortune_and_glory.shapes import as_fortune
from bivouac.games.fortune_and_glory.state_ground import SOLDIER
from bivouac.lessons.coach import Advice
from bivouac.terminal.boards import board_of
from bivouac.terminal.boards.fortune_and_glory import USED
from bivouac.terminal.boards.fortune_and_glory_map import LETTERS, land, shortened, space_name
from bivouac.terminal.boards.slots import TOLD
from bivouac.terminal.palette import JOURNAL
from bivouac.terminal.scene import TableScene, scene_of
from bivouac.terminal.screens.pages import HelpPage, PilesPage
from bivouac.terminal.screens.play import EndPage
from bivouac.terminal.words import say
from bivouac.text import LANGUAGES, card_name, clause_text, fluent, fortune_and_glory_table
from bivouac.text.fortune_and_glory_cards import special_text
from bivouac.text.fortune_and_glory_table import distances, place
from tests.cli.run import Terminal
from tests.fortune_and_glory.world import ME, Laid, as_printed, in_temple, on_quest
from tests.terminal.desk import Desk, desk, runs
from tests.terminal.sights import assert_numbered, assert_within_reach, drawn, plain, shown
from tests.text.spelling import faults

GAME = "fortune-and-glory"
SIZES = [(80, 24), (120, 40)]
SEATS = (2, 8)
NAMES = {lang: [plain(card_name(GAME, card.number, lang)) for card in CATALOG.cards] for lang in LANGUAGES}
MIXES = 3  # moments that offer the same verbs


@pytest.fixture(autouse=True)
def _cards_as_printed() -> Iterator[None]:
    yield
    as_printed()


def moment(table: Table, seat: int | None, lang: str = "en", **more: Any) -> TableScene:
    options = [] if seat is None else table.options_of(seat)
    return scene_of(table, seat, lang, options=options, who=["human"] * table.seats, **more)


@cache
def moments() -> tuple[TableScene, ...]:
    """Moments of random games for 2 and 8, in both languages, a few for each mix of what can be chosen."""
    found: list[TableScene] = []
    chance = Chance(3)
    mixes: dict[tuple[int, frozenset[str]], int] = {}
    for seats in SEATS:
        table = bivouac.new(GAME, players=seats, seed=seats, round_cap=14 if seats == 2 else 7)
        while not table.over:
            seat = table.seat
            assert seat is not None
            mix = seats, frozenset(option.key.partition("/")[0] for option in table.options)
            mixes[mix] = mixes.get(mix, 0) + 1
            if mixes[mix] <= MIXES:
                found.append(moment(table, seat, LANGUAGES[len(found) % 2]))
            table.choose(table.option_ids[chance.roll(len(table.option_ids))])
        found += [moment(table, None, "fr"), moment(table, 0, "en")]
    verbs = {verb for _, mix in mixes for verb in mix}
    assert {"go", "play", "push", "mode", "fight", "search", "press-on", "buy", "heal", "keep", "draw"} <= verbs
    return tuple(found)


def asking(laid: Laid, lang: str = "en", seat: int = ME) -> TableScene:
    return moment(laid.table, seat, lang)


def page(scene: TableScene, size: tuple[int, int] = (80, 24)) -> str:
    return drawn(scene, size).canvas.said()


# -- at every size -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_option_is_within_reach_nothing_overlaps_and_what_is_lit_shows_its_number(size: tuple[int, int]) -> None:
    for scene in moments():
        assert_numbered(assert_within_reach(scene, size))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_part_of_the_view_is_in_sight_or_told(size: tuple[int, int]) -> None:
    for scene in moments():
        view, layout = as_fortune(scene.view), drawn(scene, size)
        names = {thing.name for thing in layout.things}
        everything = plain(shown(layout))
        number = CATALOG.by_key
        assert {f"seat:{seat}" for seat in range(len(view["heroes"]))} <= names
        assert {f"site:{site['space']}" for site in view["sites"]} <= names
        for hero in view["heroes"]:
            open_cards = [hero["hero"], *(kit["card"] for kit in hero["kit"]), *hero["met"]]
            for key in open_cards:
                assert NAMES[scene.lang][number[key].number] in everything, key
            said = {space_name(hero["space"], scene.lang), place(hero["space"], scene.lang)}
            assert any(each in everything for each in said), hero["space"]
        for site in view["sites"]:
            assert f"◈${site['fortune']} !{site['danger']}" in layout.canvas.said()
        if scene.seat is not None:
            assert sum(name.startswith("card:") for name in names) == len(view["hand"])
            own = view["heroes"][scene.seat]
            assert sum(name.startswith("kit:") for name in names) == len(own["kit"])
            assert {f"artifact:{pair['artifact']}" for pair in own["artifacts"]} <= names
            assert f"${own['fortune']} ✶{own['glory']} ♥{own['health'] - own['wounds']}/{own['health']}" in everything
        assert f" {view['round']} " in layout.canvas.said().splitlines()[0]
        assert {"round", "prompt"} <= names


@pytest.mark.clause("card.event-hidden", "card.city-secret")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_hidden_is_drawn(size: tuple[int, int]) -> None:
    for scene in moments():
        named = plain(str(scene.view) + scene.prompt + " ".join(scene.sentences))
        everything = plain(shown(drawn(scene, size)))
        for card in CATALOG.cards[:HIDDEN_CARDS]:
            name = NAMES[scene.lang][card.number]
            if card.key not in named and name not in named:
                assert name not in everything, f"{name} for {scene.seat}"


def test_by_day_and_by_lamplight_the_same_can_be_read() -> None:
    for scene in moments()[::9]:
        assert drawn(scene, (120, 40), palette=JOURNAL).canvas.said() == page(scene, (120, 40))


# -- where to go -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("movement.sea-cost", "movement.land-city-cost")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_space_within_reach_stands_there_with_its_number_and_its_cost(size: tuple[int, int]) -> None:
    scene = asking(Laid(at="cairo, paris", phase="move", dice="3"))
    far = distances(as_fortune(scene.view))
    layout = drawn(scene, size)
    rows = layout.canvas.said().splitlines()
    goals = [option.key.removeprefix("go/") for option in scene.options if option.key.startswith("go/")]
    assert len(goals) > 12
    for key in goals:
        thing = next(thing for thing in layout.things if thing.name == f"space:{key}")
        text = rows[thing.region.y][thing.region.x : thing.region.right]
        found = re.match(r" ?(\d+) [≈·●○ ]*(.*?) +(\d)\W*$", text)
        assert found, text
        assert int(found[1]) == thing.options[0] + 1
        assert int(found[3]) == far[NUMBER_OF[key]]
        forms = {shortened(space_name(key, "en"), room) for room in range(30)}
        assert any(form.startswith(found[2]) for form in forms), text
        assert len(found[2]) >= min(8, min(map(len, forms))), text


def test_an_artifact_within_reach_bears_the_number_that_leads_there() -> None:
    scene = asking(Laid(at="cairo, paris", phase="move", dice="3", sites="sahara:sword/of-zeus, brazil:jar/of-medusa"))
    go = [option.key for option in scene.options].index("go/sahara")
    sites = {thing.name: thing.options for thing in drawn(scene, (80, 24)).things if thing.name.startswith("site:")}
    assert sites["site:sahara"] == (go,)
    assert sites["site:brazil"] == ()


@pytest.mark.clause("henchman.blocks")
def test_henchmen_and_heroes_are_marked_where_they_stand() -> None:
    scene = asking(Laid(at="cairo, paris", phase="move", dice="4", figures={"sahara": SOLDIER}))
    said = page(scene)
    assert re.search(r"Sahara +\d♠", said)
    assert re.search(rf"Paris +\d{LETTERS[scene.view['heroes'][1]['hero']]}", said)


def test_a_long_name_keeps_the_word_that_tells_it_apart() -> None:
    assert shortened("Cairo", 3) == "Cairo"
    assert shortened("Afrique de l’Ouest", 10) == "Afr. Ouest"
    assert shortened("Mer de Chine méridionale", 12) == "M. C. méridionale"
    for lang in LANGUAGES:
        names = [shortened(space_name(space.key, lang), 10)[:9] for space in ALL_SPACES]
        assert sorted(name for name in set(names) if names.count(name) > 1) == []


def test_the_map_of_a_large_window_shows_who_is_where() -> None:
    table = bivouac.new(GAME, players=8, seed=2)
    layout = drawn(moment(table, None), (120, 50))
    world = next(thing for thing in layout.things if thing.name == "map").region
    rows = [row[world.x : world.right] for row in layout.canvas.said().splitlines()[world.y : world.bottom]]
    said = "".join(rows)
    for letter in LETTERS.values():
        assert letter in said
    assert said.count("◈") == 4
    assert 0.25 < sum(map(sum, land(84, 14))) / (84 * 14) < 0.45
    assert "map" not in {thing.name for thing in drawn(moment(table, 0), (80, 24)).things}


# -- what happens ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_danger_lies_open_with_its_tests_and_its_glory(size: tuple[int, int]) -> None:
    scene = asking(on_quest(dangers="avalanche").play("search"))
    layout = drawn(scene, size)
    said = " ".join(layout.canvas.said().split())
    assert "facing the danger Avalanche" in said
    assert "Glory" in said
    assert next(thing for thing in layout.things if thing.name == "facing:0").card == CATALOG.by_key["avalanche"].number


@pytest.mark.clause("push.one-die-per-wound")
def test_before_a_push_the_dice_and_their_chance_are_shown() -> None:
    scene = next(scene for scene in moments() if any(option.key == "push/2" for option in scene.options))
    test = as_fortune(scene.view)["tests"][-1]
    slots = {thing.name: thing for thing in drawn(scene, (120, 40)).things if thing.name.startswith("push:")}
    assert "push:0" in slots
    assert scene.options[slots["push:2"].options[0]].key == "push/2"
    chance = chance_to_pass(test["dice"], test["target"], test["needed"] - test["got"], 2)
    assert re.search(rf"{test['dice'] + 2} d\w+ +{round(100 * chance)}", page(scene, (120, 40)))


def test_a_fight_shows_the_enemy_and_a_test_its_successes() -> None:
    fights = [scene for scene in moments() if scene.view["fights"]]
    tests = [scene for scene in moments() if scene.view["tests"]]
    assert fights
    assert tests
    for scene in fights:
        enemy = scene.view["fights"][0]
        said = page(scene, (120, 40))
        assert "●" * enemy["wounds"] + "○" * (enemy["strength"] - enemy["wounds"]) in said
        assert NAMES[scene.lang][CATALOG.by_key[enemy["enemy"]].number] in " ".join(said.split())
    for scene in tests:
        test = scene.view["tests"][0]
        line = next(row for row in page(scene).splitlines() if row.startswith("▣"))
        assert "●" * min(test["got"], test["needed"]) + "○" * max(0, test["needed"] - test["got"]) in line


@pytest.mark.clause("item.open-choice", "city.heal-price")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_market_shows_every_price_and_lights_what_can_be_paid(lang: str) -> None:
    scene = next(s for s in moments() if s.lang == lang and any(option.key.startswith("buy/") for option in s.options))
    layout = drawn(scene, (80, 24))
    offered = {option.key for option in scene.options}
    for item in as_fortune(scene.view)["shop"]:
        thing = next(thing for thing in layout.things if thing.name == f"shop:{item['card']}")
        row = layout.canvas.said().splitlines()[thing.region.y][thing.region.x : thing.region.right]
        assert row.endswith(f"{item['price']}✶"), row
        assert bool(thing.options) == (f"buy/{item['card']}" in offered)


@pytest.mark.clause("gear.activation-turned")
def test_gear_that_was_used_is_marked() -> None:
    laid = Laid(at="london, paris", phase="move", kits="bullwhip, lock-picks", turned="bullwhip", dice="2")
    scene = asking(laid)
    used, ready = (NAMES["en"][CATALOG.by_key[key].number] for key in ("bullwhip", "lock-picks"))
    said = page(scene)
    assert f"{USED} used" in said or f"{USED} {used}" in said
    assert f"{USED} {ready}" not in said


def test_what_came_since_the_last_choice_is_marked() -> None:
    laid = Laid(at="london, paris", phase="move", hands="fan-mail", dice="2")
    before = laid.table.view(ME)
    scene = moment(laid.table, ME, before={**before, "hand": []})
    assert "•" in page(scene)
    assert "•" not in page(moment(laid.table, ME, before=before))


def test_what_a_lesson_speaks_of_is_marked() -> None:
    laid = Laid(at="cairo, paris", phase="move", dice="3", sites="sahara:sword/of-zeus")
    assert TOLD not in page(asking(laid))
    for marks in (["site/sahara"], ["seat/1"], ["space/arabia"], ["site/sahara", "seat/0", "space/arabia"]):
        assert page(moment(laid.table, ME, told=marks)).count(TOLD) == len(marks), marks
    danger = on_quest(dangers="avalanche").play("search")
    assert f"{TOLD}! You" in page(moment(danger.table, ME, told=["scene"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_the_guide_suggests_a_way_is_read_to_its_end_in_a_small_window(lang: str) -> None:
    laid = Laid(at="cairo, paris", phase="move", dice="3", sites="sahara:sword/of-zeus")
    reason = "tutor-advice-fortune-and-glory-go-artifact"
    go = laid.table.game.actions.index["go/sahara"]
    scene = moment(laid.table, ME, lang, advice=Advice(go, reason))
    assert fluent.say(lang, reason) in drawn(scene, (80, 24), "space:sahara").canvas.said()


# -- signs -------------------------------------------------------------------------------------------------------------


def test_every_hero_has_a_letter_and_every_card_clauses_of_the_rulebook() -> None:
    board = board_of(GAME)
    assert len(set(LETTERS.values())) == len(LETTERS) == 8
    for card in CATALOG.cards:
        for clause in board.clauses(card.number):
            assert clause_text(GAME, clause, "fr")
    for lang in LANGUAGES:
        legend = " ".join(board.legend(lang))
        assert all(f"{letter} " in legend for letter in LETTERS.values())


def test_every_clause_that_a_thing_names_is_in_the_rulebook() -> None:
    for scene in moments()[::3]:
        for thing in drawn(scene, (120, 40)).things:
            if thing.clause:
                assert clause_text(GAME, thing.clause, "en"), thing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_of_the_table_are_used_and_spelled_well(lang: str) -> None:
    folder = Path(inspect.getfile(fortune_and_glory_table)).parent
    code = "\n".join(path.read_text("utf-8") for path in folder.glob("fortune_and_glory_*.py"))
    keys = [key for key in fluent.keys(lang) if key.startswith(f"table-{GAME}-")]
    made = ("soldier", "mobster", "gear", "ally", "facing-")  # named by what a view holds
    for key in keys:
        short = key.removeprefix(f"table-{GAME}-")
        assert short.startswith(made) or re.search(rf"[\"']{short}[\"']", code), f"{key} is never said"
    for scene in moments():
        if scene.lang == lang:
            told = [told for thing in drawn(scene, (80, 24)).things for told in thing.told]
            assert [(each, faults(plain(each), lang)) for each in told if faults(plain(each), lang)] == []


# -- the advanced elements ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_flights_are_among_the_spaces_with_their_price(lang: str, size: tuple[int, int]) -> None:
    laid = Laid(at="cairo, paris", phase="move", dice="6", fortune=[9], advanced="flights")
    scene = asking(laid, lang)
    assert sum(option.key.startswith("fly/") for option in scene.options) == 19
    assert_numbered(assert_within_reach(scene, size))
    if size[0] >= 80:
        assert "$2" in page(scene, size)
    why = board_in_sight(scene)
    assert "fly/istanbul" in why
    assert "fly/istanbul" not in board_in_sight(asking(Laid(at="cairo, paris", phase="move", dice="6"), lang))


def board_in_sight(scene: TableScene) -> list[str]:
    return board_of(GAME).in_sight(scene.view, ME)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deep_jungle_shows_its_coins_its_markers_and_its_chance(lang: str) -> None:
    sites = "amazon-jungle:sword/of-hades"
    laid = Laid(at="amazon-jungle, lima", sites=sites, advanced="jungle,texts")
    state = laid.state
    state.site_gold[0], state.quest[ME], state.explored[ME] = 2, state.space[ME], 1
    scene = asking(laid, lang)
    drawn_page = page(scene, (120, 40))
    assert "◈$4+2" in drawn_page
    assert "♣1" in drawn_page
    assert "75" in drawn_page
    layout = assert_within_reach(scene, (80, 24))
    told = plain(shown(layout))
    assert {"en": "2 coins", "fr": "2 pièces"}[lang] in told
    assert {"en": "1 exploration marker", "fr": "1 marqueur exploration"}[lang] in told
    assert special_text(CATALOG.by_key["of-hades"].number, lang) in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_temple_shows_its_coins_its_markers_and_how_unstable_it_is(lang: str) -> None:
    scene = asking(in_temple(coins=4, on_it=2, shaken=1), lang)
    drawn_page = page(scene, (120, 40))
    assert "Π$4 !2/3 ↕1" in drawn_page
    assert "◈$3 !3" in drawn_page  # the artifact beside it
    told = plain(shown(assert_within_reach(scene, (80, 24))))
    assert {"en": "a temple with 4 Fortune", "fr": "un temple avec 4 Fortunes"}[lang] in told
    assert {"en": "danger markers 2 of 3, instability 1", "fr": "marqueurs danger 2 sur 3, instabilité 1"}[lang] in told
    assert {"en": "70 % to get out", "fr": "sans se surpasser, 70 %"}[lang] in told.replace("\u202f", " ")
    lines = " ".join(position(as_fortune(scene.view), lang)).replace("\u202f", " ")
    assert {"en": "a temple with 4 Fortune", "fr": "un temple avec 4 Fortunes"}[lang] in lines
    assert {"en": "that it collapses", "fr": "effondrement au prochain danger"}[lang] in " ".join(lines.split())


# -- by keys and by mouse ----------------------------------------------------------------------------------------------


def on_the_move(**fields: Any) -> Table:
    table: Table = Laid(at="cairo, paris", phase="move", dice="3 2", hands="fan-mail", **fields).table
    return table


@runs
async def test_a_space_is_chosen_by_its_number() -> None:
    async with desk(on_the_move(), "human,human") as at:
        await at.press("enter")
        await at.choose("go/sahara")
        assert at.choices[-1] == "go/sahara"


@runs
async def test_a_space_is_chosen_by_a_click() -> None:
    async with desk(on_the_move(), "human,human", size=(120, 40)) as at:
        await at.press("enter")
        await at.click("space:arabia")
        assert at.choices[-1] == "go/arabia"


@runs
async def test_a_space_is_chosen_by_the_keys_and_told_in_french_before() -> None:
    async with desk(on_the_move(), "human,human", lang="fr") as at:
        await at.press("enter")
        await at.point("space:arabia")
        assert f"{at.number('go/arabia')}. Aller en Arabie (2 points)" in at.page()
        await at.press("i")
        assert "movement" in at.slip()
        await at.press("escape", "enter")
        assert at.choices[-1] == "go/arabia"


@runs
async def test_the_keys_go_everywhere_and_what_cannot_be_done_says_why() -> None:
    async with desk(on_the_move(), "human,human") as at:
        await at.press("enter")
        stops = at.board.sheet.stops()
        reached = set()
        for _ in stops:
            await at.press("tab")
            reached.add(at.board.sheet.cursor)
        assert reached == {thing.name for thing in stops}
        await at.point("seat:1")
        await at.press("question_mark")
        assert "✗" in at.slip()
        await at.press("escape", "d")
        assert isinstance(at.app.screen, PilesPage)
        assert "Common items in the shop" in at.over_it()
        await at.press("escape", "h")
        assert isinstance(at.app.screen, HelpPage)
        assert "♥ health left" in at.over_it()


async def play_on(at: Desk, presses: int) -> None:
    """Answer by numbers as a greedy bot would, until the game is over."""
    mind = bots.named("greedy", 1)
    for _ in range(presses):
        if at.table.over:
            await at.until(lambda: isinstance(at.app.screen, EndPage))
            return
        seat, options = at.play.asked, at.play.options()
        assert seat is not None
        chosen = options[0].id if len(options) == 1 else mind.choose(at.table, seat)
        await at.press(*str([option.id for option in options].index(chosen) + 1))
        if at.play.typed:  # there are numbers that begin with it
            await at.press("enter")
    raise AssertionError(f"not over after {presses} answers:\n{at.page()}")


@pytest.mark.parametrize(("seats", "size", "lang"), [(2, (80, 24), "en"), (8, (120, 40), "fr")])
def test_a_game_by_keys_ends_with_its_clause(seats: int, size: tuple[int, int], lang: str) -> None:
    async def play() -> None:
        table = bivouac.new(GAME, players=seats, seed=4, round_cap=2)
        who = ",".join(["human"] + ["random"] * (seats - 1))
        async with desk(table, who, size=size, lang=lang, patience=60) as at:
            await play_on(at, 60)
            assert clause_text(GAME, "end.cap", lang) in at.over_it()
            assert at.keeper.finished == 1
            assert at.choices

    runs(play)()


@pytest.mark.full
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_at_a_real_terminal(lang: str) -> None:
    """The first number for every question, until the page about the end is there."""
    words = ("play", GAME, "--seed", "4", "--option", "round_cap=2", "--seats", "human,random", "--lang", lang)
    terminal = Terminal(*words)
    terminal.until("★")
    ending = say(lang, "end-record")
    for _ in range(400):
        terminal.seen += terminal.chunk()
        if ending in terminal.seen:
            break
        terminal.type("1")
    assert ending in terminal.seen
    assert "Traceback" not in terminal.seen
    for key in ("\x1b", "\x1b", "\x1b", "q"):  # what was typed ahead may lie over the table
        while terminal.chunk():
            pass
        terminal.type(key)
    code, shown = terminal.end()
    assert code == 0
    assert "Traceback" not in shown
