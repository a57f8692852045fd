"""À la recherche d'Archibald in the browser: whole games by clicking, stories whose end only the reader knows, and a
table for everybody: phone, keyboard, screen reader."""

import re
from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Locator, expect

import bivouac
from bivouac.engine.table import Table
from bivouac.games.archibald.actions import KEYS
from bivouac.games.archibald.state import Archibald
from bivouac.text import LANGUAGES, in_tone
from bivouac.text.archibald import outcomes_of, story
from bivouac.text.fluent import TONES
from tests.browser.conftest import NewScreen
from tests.browser.house import House, Laid
from tests.browser.screen import Screen, Shared, Wish, chosen, play_together
from tests.browser.test_pages import grave
from tests.browser.test_reach import fits_a_phone

GAME = "archibald"
FIRST = ("wear", "move", "kill", "roll", "read", "answer", "fight", "play", "done")


def straight_on(keys: Sequence[str]) -> str:
    """Somebody who wants to be at the gaols soon: puts on what there is, goes up, plays a card, throws nothing away."""

    def worth(key: str) -> tuple[int, int, int, str]:
        verb, _, noun = key.partition("/")
        row, column = map(int, noun.split("-")) if re.fullmatch(r"\d+-\d", noun) else (0, 3)
        place = FIRST.index(verb) if verb in FIRST else 5
        return (verb != "discard", -place, row * 10 - abs(column - 3), key)

    return max(keys, key=worth)


def hurried(keys: Sequence[str]) -> str:
    """The same without cards: four heroes have a long way."""
    return straight_on([key for key in keys if not key.startswith("play/")] or keys)


def short_game(seats: int, wish: Wish, most: int, verbs: int) -> Table:
    """A deal with which seats that wish so find Archibald within so many choices, of so many kinds."""
    for seed in range(10_000):
        table = bivouac.new(GAME, players=seats, seed=seed)
        table.be_patient(range(seats))
        kinds: set[str] = set()
        for _ in range(most):
            key = chosen(table, [wish] * seats)
            kinds.add(key.split("/")[0])
            table.choose(key)
            if table.over:
                break
        if table.over and len(kinds) >= verbs:
            return bivouac.new(GAME, players=seats, seed=seed)
    raise AssertionError("no game is so short")


def positions(seats: int, seed: int = 0) -> Iterator[Table]:
    """Positions of games that go straight on, one deal after another: those after a decision, because dice that were
    pressed since then are pressed anew at a table that is set."""
    for each in range(seed, seed + 500):
        table = bivouac.new(GAME, players=seats, seed=each)
        table.be_patient(range(seats))
        was_decided = True
        for _ in range(200):
            if table.over:
                break
            if was_decided:
                yield table
            was_decided = len(keys_of(table)) > 1
            table.choose(chosen(table, [straight_on] * seats))


def position(seats: int, fits: Callable[[Table], bool], seed: int = 0) -> Table:
    """The first position like that."""
    return next(each for each in positions(seats, seed) if fits(each)).clone()


def keys_of(table: Table) -> list[str]:
    assert table.seat is not None
    return [option.key for option in table.options_of(table.seat)]


def verbs_of(table: Table) -> set[str]:
    return {key.split("/")[0] for key in keys_of(table)}


def hand_of(table: Table, seat: int, reader: int) -> list[str]:
    """The cards of a seat's hand that a reader may see."""
    return list(table.view(reader)["heroes"][seat]["hand"]["cards"])


def sit_down(table: Screen, laid: Laid, *seats: int) -> None:
    """One seat, or several at one screen: their secrets stand one after another in the address."""
    first, *others = (laid.seats[seat] for seat in seats)
    table.page.goto(",".join([first, *(other.partition("#")[2] for other in others)]))


# -- whole games -----------------------------------------------------------------------------------------------------


def check_end(screens: Sequence[Screen], winner: int) -> None:
    for each in screens:
        end = each.region("web-end")
        expect(end).to_be_visible()
        expect(end.get_by_role("button", name=re.compile("end.archibald"))).to_be_visible()
        assert not each.glance()["keys"]
        assert not each.said("no"), "what was lit was legal"
        assert each.came()[-1]["parts"]["ended"]["winners"] == [winner]


def winner_of(table: Table, wish: Wish) -> int:
    table = table.clone()
    table.be_patient(range(table.seats))
    while not table.over:
        table.choose(chosen(table, [wish] * table.seats))
    assert table.result is not None
    return table.result.winners[0]


def test_two_players_find_archibald_by_clicking(house: House, screen: NewScreen) -> None:
    deal = short_game(2, straight_on, most=70, verbs=11)
    laid = house.lay(deal)
    host, guest = screen(), screen(lang="fr")
    for seat, each in enumerate((host, guest)):
        sit_down(each, laid, seat)
    assert play_together([(host, straight_on), (guest, straight_on)], most=71) <= 70
    check_end([host, guest], winner_of(deal, straight_on))


@pytest.mark.full
def test_four_players_at_two_screens_find_archibald(house: House, screen: NewScreen) -> None:
    """Two seats at each screen, with a cover between them."""
    deal = short_game(4, hurried, most=110, verbs=9)
    laid = house.lay(deal, seats=("human",) * 4)
    players: list[tuple[Screen, Wish]] = []
    for seats in ((0, 2), (1, 3)):
        each = Shared(screen().page, "en")
        sit_down(each, laid, *seats)
        players.append((each, hurried))
    assert play_together(players, most=111) <= 110
    check_end([each for each, _ in players], winner_of(deal, hurried))
    assert all(isinstance(each, Shared) and each.covers > 10 for each, _ in players)


def test_a_game_against_three_bots_goes_on_to_its_end(house: House, screen: NewScreen) -> None:
    """The last door is opened by clicking, after bots have played all around the table."""
    table = position(4, lambda each: each.seat == 0 and any(ends(each, key) for key in keys_of(each)))
    last = next(key for key in keys_of(table) if ends(table, key))
    laid = house.lay(table, seats=("human", "bot", "bot", "bot"), bot="random")
    player = screen(lang="fr")
    sit_down(player, laid, 0)
    assert last in player.lit()
    player.choose(last)
    check_end([player], 0)
    expect(player.page.locator("section.sheet.winner")).to_have_count(1)
    expect(player.page.get_by_text(player.words("web-archibald-goal"))).to_have_count(0)


def ends(table: Table, key: str) -> bool:
    tried = table.clone()
    tried.choose(key)
    return tried.over


def test_one_click_on_the_start_page_and_the_bot_plays_along(house: House, screen: NewScreen) -> None:
    table = screen()
    table.page.goto(house.address)
    table.way("web-play-bot", GAME).click()
    table.play(straight_on, 12)
    assert not table.said("no")
    lines = table.drawer("web-log").locator("li")
    assert any(table.player(1) in line for line in lines.all_inner_texts())


# -- stories ---------------------------------------------------------------------------------------------------------


def told_by(card: int, answers: int) -> dict[str, list[str]]:
    """Everything that an Adventure tells after its answers, in every language and tone."""
    parts = [f"{way}{n + 1}" for way in "owl" for n in range(answers)]
    langs = [in_tone(lang, tone) for lang in LANGUAGES for tone in TONES]
    return {part: [text for lang in langs if (text := story(card, part, lang))] for part in parts}


def test_what_follows_is_known_to_nobody_but_the_reader_before_the_answer(house: House, screen: NewScreen) -> None:
    table = position(3, lambda each: "read" in keys_of(each))
    state = table.state
    assert isinstance(state, Archibald)
    card = state.question
    reader, answerer = state.left(state.turn_of), state.turn_of
    bystander = next(seat for seat in range(3) if seat not in (reader, answerer))
    does = {lang: outcomes_of(state, card, lang) for lang in LANGUAGES}
    told = told_by(card, len(does["en"]))
    laid = house.lay(table, seats=("human",) * 3)
    pages = {seat: screen(lang="fr" if seat == reader else "en") for seat in range(3)}
    watcher = screen()
    for seat, each in pages.items():
        sit_down(each, laid, seat)
    watcher.page.goto(laid.spectators)
    scene = watcher.page.locator("[data-part=story]")
    expect(scene).to_contain_text(story(card, "name", "en"))
    assert pages[reader].lit() == ["read"]
    for outcome in does["fr"]:
        expect(pages[reader].page.locator("[data-part=story]")).to_contain_text(outcome)
    pages[reader].choose("read")
    keys = pages[answerer].lit()
    assert keys == [f"answer/{n + 1}" for n in range(len(does["en"]))]
    for each in (pages[answerer], pages[bystander], watcher):
        seen = "\n".join([each.page.content(), *each.heard])
        assert story(card, "a1", each.lang) in seen, "the answers are read to everybody"
        for part, texts in told.items():
            assert not [text for text in texts if text in seen], f"{part} was sent to somebody who may not know it"
        for lang in LANGUAGES:
            assert not [outcome for outcome in does[lang] if outcome in seen]
    pages[answerer].choose("answer/2")
    for each in (*pages.values(), watcher):
        expect(each.page.locator("[data-part=story]")).to_contain_text(does[each.lang][1])
    seen = "\n".join([pages[answerer].page.content(), *pages[answerer].heard])
    assert not [text for part in ("o1", "o3") for text in told.get(part, []) if text in seen], "the others stay untold"


def test_hands_of_others_are_face_down_and_counted(house: House, screen: NewScreen) -> None:
    table = position(2, lambda each: each.seat == 0 and len(hand_of(each, 1, 1)) > len(hand_of(each, 1, 0)), seed=3)
    laid = house.lay(table)
    player = screen()
    sit_down(player, laid, 0)
    player.lit()
    hidden, known = hand_of(table, 1, 1), hand_of(table, 1, 0)
    secret = [key for key in hidden if key not in known]
    assert secret
    page = player.page.content()
    for key in secret:
        assert f'"{key}"' not in page
        assert f'"{key}"' not in "\n".join(player.heard)
    backs = player.page.locator("section.sheet:not(.you) .back")
    expect(backs).to_have_count(len(hidden) - len(known))


# -- everybody can play ----------------------------------------------------------------------------------------------


def test_an_unlit_cell_says_what_it_is_and_why_not(house: House, screen: NewScreen) -> None:
    table = screen()
    table.page.goto(house.address)
    table.way("web-play-bot", GAME).click()
    table.play(straight_on, 2)
    while not any(key.startswith("move/") for key in table.lit()):
        table.play(straight_on, 1)
    table.page.locator('[data-cell="9-3"] > button').click()
    bubble = table.page.locator(".bubble")
    expect(bubble).to_contain_text(table.words("web-archibald-about-tile", kind="none"))
    reason = bubble.locator(".why")
    expect(reason.locator('[data-clause="move.orthogonal"]')).to_be_visible()
    expect(reason).to_contain_text(table.words("web-why-not"))
    assert any(key.startswith("move/") for key in table.glance()["keys"]), "asking has moved nobody"


def test_rows_and_columns_that_the_log_names_are_written_on_the_board(house: House, screen: NewScreen) -> None:
    table = screen()
    sit_down(table, house.lay(position(2, lambda each: "move" in verbs_of(each)), seats=("human", "bot")), 0)
    table.lit()
    for row in range(1, 12):
        expect(table.page.locator(f'[data-cell="{row}-1"] .row')).to_have_text(str(row))
    for column in range(1, 6):
        expect(table.page.locator(f'[data-cell="1-{column}"] .column')).to_have_text(str(column))
    expect(table.page.locator(".cell .number")).to_have_count(11 + 5)


def test_a_card_is_not_thrown_away_by_one_click(house: House, screen: NewScreen) -> None:
    table = position(2, lambda each: {"done", "discard"} <= verbs_of(each))
    assert table.seat is not None
    laid = house.lay(table)
    player = screen()
    sit_down(player, laid, table.seat)
    key = next(key for key in player.lit() if key.startswith("discard/"))
    card = player.page.locator(f'section.hand [data-card="{key.partition("/")[2]}"]')
    card.click()
    menu = player.page.locator(f'.bubble [data-option="{key}"]')
    expect(menu).to_be_visible()
    expect(card).to_have_count(1)
    menu.click()
    expect(card).to_have_count(0)


def focused(table: Screen) -> Locator:
    return table.page.locator(":focus")


def test_arrows_walk_over_the_path_and_enter_goes_there(house: House, screen: NewScreen) -> None:
    table = screen()
    table.page.goto(house.address)
    table.way("web-play-bot", GAME).focus()
    table.page.keyboard.press("Enter")
    for wanted in ("hero/", "start/"):
        table.lit()
        table.page.get_by_role("link", name=table.words("web-skip")).focus()
        table.page.keyboard.press("Enter")
        expect(table.page.locator(f'[data-option^="{wanted}"]:focus')).to_have_count(1)
        table.page.keyboard.press("Enter")
    while not any(key.startswith("move/") for key in table.lit()):
        table.play(straight_on, 1)
    goal = next(key for key in table.lit() if key.startswith("move/2-"))
    column = goal[-1]
    table.page.locator(f'[data-cell="1-{column}"] > button').focus()
    table.page.keyboard.press("ArrowUp")
    expect(focused(table)).to_have_attribute("data-thing", f"cell/2-{column}")
    assert focused(table).evaluate("(each) => getComputedStyle(each).outlineStyle") != "none"
    table.page.keyboard.press("ArrowDown")
    expect(focused(table)).to_have_attribute("data-thing", f"cell/1-{column}")
    table.page.keyboard.press("ArrowUp")
    lines = table.page.locator("aside li").count()
    table.page.keyboard.press("Enter")
    expect(table.page.locator("aside li")).not_to_have_count(lines)
    assert not table.said("no")


def test_tab_stops_on_the_path_only_where_something_can_be_chosen(house: House, screen: NewScreen) -> None:
    table = position(2, lambda each: each.seat == 0 and "move" in verbs_of(each))
    laid = house.lay(table)
    player = screen()
    sit_down(player, laid, 0)
    moves = {f"cell/{key[5:]}" for key in player.lit() if key.startswith("move/")}
    stops = player.page.locator('[data-cell] > button:not([tabindex="-1"])')
    assert set(stops.evaluate_all("(all) => all.map((each) => each.dataset.thing)")) == moves
    for cell in moves:
        name = player.page.locator(f'[data-thing="{cell}"]').get_attribute("aria-label")
        assert name is not None
        assert len(name) > len(cell), "a cell has a name of its own, with what can be done there"


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.full)])
def test_a_phone_plays_by_tapping(house: House, screen: NewScreen, lang: str) -> None:
    table = screen(phone=True, lang=lang)
    table.page.goto(house.address)
    table.press(table.way("web-play-bot", GAME))
    for _ in range(4):
        table.lit()
        fits_a_phone(table)
        expect(table.region("web-prompt")).to_be_in_viewport()
        table.play(straight_on, 3)
    assert not table.said("no")


def test_a_phone_shows_the_hero_at_turn_the_hand_and_the_sheets(house: House, screen: NewScreen) -> None:
    late = position(
        4, lambda each: "move" in verbs_of(each) and each.view(None)["round"] > 6 and len(own_hand(each)) > 1
    )
    assert late.seat is not None
    table = screen(phone=True)
    sit_down(table, house.lay(late, seats=("human",) * 4), late.seat)
    table.lit()
    expect(table.page.locator(".hero.turn")).to_be_in_viewport()
    for key in (key for key in table.lit() if key.startswith("move/")):
        expect(table.page.locator(f'[data-option="{key}"]')).to_be_in_viewport()
    grip = table.page.locator(".grip")
    table.press(grip)
    expect(grip).to_have_attribute("aria-expanded", "true")
    fits_a_phone(table)
    table.press(table.page.locator(".seats button").nth(2))
    expect(table.page.locator("dialog[open] section.sheet")).to_be_visible()
    fits_a_phone(table)


def own_hand(table: Table) -> list[str]:
    assert table.seat is not None
    return hand_of(table, table.seat, table.seat)


MOMENTS = ("hero", "start", "move", "roll", "read")


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        ("desktop", "light"),
        pytest.param("phone", "dark", marks=pytest.mark.full),
        pytest.param("desktop", "dark", marks=pytest.mark.full),
        pytest.param("phone", "light", marks=pytest.mark.full),
    ],
)
def test_axe_finds_nothing_grave_at_any_moment(house: House, screen: NewScreen, scheme: str, size: str) -> None:
    player = screen(phone=size == "phone", color_scheme=scheme, lang="fr" if scheme == "dark" else "en")
    for moment in MOMENTS:
        table = position(4, lambda each, verb=moment: verbs_of(each) >= {verb}, seed=7)  # type: ignore[misc]
        assert table.seat is not None
        laid = house.lay(table, seats=("human",) * 4)
        sit_down(player, laid, table.seat)
        player.lit()
        assert not grave(player), moment
        if keys_of(table) == [moment]:  # dice are thrown, a story goes on
            player.choose(moment)
            expect(player.page.locator(f'[data-option="{moment}"]')).to_have_count(0)
            assert not grave(player), f"after {moment}"


@pytest.mark.parametrize(("is_fight", "colours"), [(True, ["red", "yellow"]), (False, ["white"])])
def test_the_button_shows_the_dice_that_are_thrown(
    house: House, screen: NewScreen, is_fight: bool, colours: list[str]
) -> None:
    table = position(2, lambda each: keys_of(each) == ["roll"] and (each.view(None)["fight"] is not None) == is_fight)
    assert table.seat is not None
    player = screen()
    sit_down(player, house.lay(table), table.seat)
    assert player.lit() == ["roll"]
    dice = player.page.locator(".shaken svg")
    expect(dice).to_have_count(len(colours))
    for die, colour in zip(dice.all(), colours, strict=True):
        expect(die).to_have_class(re.compile(rf"\b{colour}\b"))


def test_dice_tumble_then_rest_and_stay_to_be_read(house: House, screen: NewScreen) -> None:
    table = position(2, lambda each: keys_of(each) == ["roll"] and each.view(None)["fight"] is not None)
    assert table.seat is not None
    laid = house.lay(table)
    player = screen(motion=True)
    sit_down(player, laid, table.seat)
    assert player.lit() == ["roll"]
    player.choose("roll")
    dice = player.page.locator("[data-part=fight] svg[role=img]")
    expect(dice.first).to_be_visible()
    player.page.wait_for_function(
        "() => !document.getAnimations().some((each) => each.effect?.target?.matches?.('[data-part=fight] svg'))"
    )
    after = table.clone()
    after.choose("roll")
    shown = after.view(None)["fight"] or after.view(None)["last_fight"]
    names = [
        player.words("web-archibald-die", colour=colour, n=hits)
        for colour, hits in [*shown["hero_dice"], *shown["enemy_dice"]]
    ]
    assert dice.evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))") == names


def test_every_key_of_the_box_has_a_name_on_the_page_of_cards(house: House, screen: NewScreen) -> None:
    reader = screen(lang="fr")
    reader.page.goto(f"{house.address}/cards/{GAME}")
    cards = reader.page.locator("[data-card]")
    expect(cards).to_have_count(len(KEYS))


@pytest.mark.full
def test_axe_finds_nothing_grave_on_any_card(house: House, screen: NewScreen) -> None:
    """Every day it looks at each sixth card: tests/browser/test_pages.py."""
    reader = screen(lang="fr")
    reader.page.goto(f"{house.address}/cards/{GAME}")
    expect(reader.page.locator("[data-card]")).to_have_count(len(KEYS))
    assert not grave(reader)
