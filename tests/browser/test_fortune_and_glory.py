"""Fortune and Glory in the browser: the world map by clicking, dangers as scenes, a city's market, and a table for
everybody: phone, keyboard, screen reader, both languages."""

import random
from collections.abc import Callable, Sequence
from functools import cache

import pytest
from playwright.sync_api import expect

import bivouac
from bivouac import bots
from bivouac.engine.table import Table
from tests.browser.conftest import NewScreen
from tests.browser.house import House, Laid
from tests.browser.screen import Screen, play_together
from tests.browser.test_pages import grave
from tests.browser.test_reach import fits_a_phone

GAME = "fortune-and-glory"
MOST_CHOICES = 900
# What a script prefers at a table: it presses on, sells, buys, rolls, and passes where it could play a card.
FIRST = ("sell", "search", "press-on", "fight", "mode", "roll", "buy", "go", "done", "pass")


def onward(keys: Sequence[str]) -> str:
    """Somebody who always does something; of several places or cards now this, now that."""
    for verb in FIRST:
        if found := sorted(key for key in keys if key == verb or key.startswith(f"{verb}/")):
            return found[len(found) // 2]
    return sorted(keys)[0]


def keys_of(table: Table) -> list[str]:
    assert table.seat is not None
    return [option.key for option in table.options_of(table.seat)]


def verbs_of(table: Table) -> set[str]:
    return {key.split("/")[0] for key in keys_of(table)}


def wandering(table: Table, chance: random.Random) -> str:
    """Towards artifacts where one is in reach, else at random."""
    keys = keys_of(table)
    goals = {f"go/{site['space']}" for site in table.view(None)["sites"]} | {"search", "press-on"}
    return chance.choice([key for key in keys if key in goals] or keys)


def position(players: int, fits: Callable[[Table], bool]) -> Table:
    """The first position like that, after a decision: a table that is set asks forced choices anew."""
    for seed in range(1, 60):
        table = bivouac.new(GAME, players=players, seed=seed)
        table.be_patient(range(players))
        chance = random.Random(seed)
        was_decided = True
        for _ in range(MOST_CHOICES):
            if table.over:
                break
            if was_decided and fits(table):
                return table
            was_decided = len(keys_of(table)) > 1
            table.choose(wandering(table, chance), table.seat)
    raise AssertionError("no game comes to that")


def short_game(rounds: int, most: int, verbs: int) -> Table:
    """A deal of so many rounds that two who always do something play in so many choices, of so many kinds."""
    for seed in range(1, 200):
        table = bivouac.new(GAME, players=2, seed=seed, round_cap=rounds)
        table.be_patient(range(2))
        kinds: set[str] = set()
        for _ in range(most):
            key = onward(keys_of(table))
            kinds.add(key.split("/")[0])
            table.choose(key, table.seat)
            if table.over:
                break
        if table.over and len(kinds) >= verbs:
            return bivouac.new(GAME, players=2, seed=seed, round_cap=rounds)
    raise AssertionError("no game is so short")


@cache
def moving() -> Table:
    return position(2, lambda table: "go" in verbs_of(table) and table.view(None)["points"] >= 4)


@cache
def endangered() -> Table:
    """A test that decides a danger is about to be rolled."""
    return position(2, lambda table: verbs_of(table) == {"roll"} and bool(table.view(None)["facing"]))


@cache
def pushing() -> Table:
    return position(2, lambda table: "push" in verbs_of(table) and bool(table.view(None)["facing"]))


@cache
def shopping() -> Table:
    return position(2, lambda table: {"buy", "done"} <= verbs_of(table))


@cache
def deciding() -> Table:
    """A danger is overcome: press on, or stop."""
    return position(2, lambda table: "press-on" in verbs_of(table))


def lay(house: House, table: Table) -> Laid:
    return house.lay(table, seats=("human",) * table.seats)


def sit_down(screen: Screen, house: House, table: Table) -> Screen:
    assert table.seat is not None
    screen.page.goto(lay(house, table).seats[table.seat])
    screen.lit()
    return screen


def acknowledged(player: Screen, act: Callable[[], None]) -> None:
    """What was done is taken by the table."""
    asked = len(player.said("ack"))
    act()
    player.until(lambda: len(player.said("ack")) > asked)
    assert not player.said("no")


# -- the map ---------------------------------------------------------------------------------------------------------


def test_a_lit_space_shows_its_price_and_the_way_and_a_click_goes_there(house: House, screen: NewScreen) -> None:
    table = moving()
    player = sit_down(screen(), house, table)
    lit = {key for key in player.lit() if key.startswith("go/")}
    assert lit == {key for key in keys_of(table) if key.startswith("go/")}
    far = max(lit, key=lambda key: int(player.page.locator(f'[data-option="{key}"]').inner_text()))
    goal = player.page.locator(f'[data-option="{far}"]')
    goal.hover()
    expect(player.page.locator(".map path.way")).to_have_count(1)
    acknowledged(player, lambda: player.choose(far))
    seat = table.seat
    player.until(lambda: player.came()[-1]["parts"]["view"]["heroes"][seat]["space"] == far.removeprefix("go/"))


def test_an_unlit_space_says_what_it_is_and_why_not(house: House, screen: NewScreen) -> None:
    player = sit_down(screen(), house, moving())
    player.page.locator('[data-thing="space/antarctica"]').focus()
    player.page.keyboard.press("Enter")
    bubble = player.page.locator(".bubble")
    expect(bubble).to_contain_text("Terrain: snow.")
    expect(bubble.locator(".clause")).to_be_visible()


def test_a_phone_zooms_the_map_and_finds_its_hero_again(house: House, screen: NewScreen) -> None:
    player = sit_down(screen(phone=True, lang="fr"), house, moving())
    world = player.page.locator(".map .world")
    fits_a_phone(player)

    def width() -> float:
        box = world.bounding_box()
        assert box is not None
        return box["width"]

    before = width()
    player.press(player.button("web-fortune-and-glory-zoom-in"))
    player.until(lambda: width() > before * 1.3)
    player.press(player.button("web-fortune-and-glory-zoom-out"))
    player.press(player.button("web-fortune-and-glory-zoom-out"))
    player.until(lambda: width() < before)
    player.press(player.button("web-fortune-and-glory-to-hero"))
    token = player.page.locator('.figure.turn[data-thing^="figure/"]')
    expect(token).to_be_in_viewport()
    option = player.page.locator('.space [data-option^="go/"]').first
    acknowledged(player, lambda: player.choose(str(option.get_attribute("data-option"))))


def test_eight_heroes_have_each_a_piece_of_their_own(house: House, screen: NewScreen) -> None:
    table = bivouac.new(GAME, players=8, seed=2)
    player = sit_down(screen(), house, table)
    expect(player.page.locator(".figure[data-thing]")).to_have_count(8)
    expect(player.page.locator("ul.seats > li")).to_have_count(7)
    assert player.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_who_looks_on_sees_what_has_changed_and_steps_back_through_what_was_told(
    house: House, screen: NewScreen
) -> None:
    table = moving()
    assert table.seat is not None
    laid = lay(house, table)
    mover, watcher = screen(), screen(lang="fr")
    mover.page.goto(laid.seats[table.seat])
    watcher.page.goto(laid.seats[1 - table.seat])
    far = max((key for key in mover.lit() if key.startswith("go/")), key=len)
    acknowledged(mover, lambda: mover.choose(far))
    origin = watcher.page.locator(".map .origin")
    expect(origin).to_have_count(1)
    expect(watcher.page.locator(".map path.trail")).not_to_have_count(0)
    expect(mover.page.locator(".map .origin")).to_have_count(0)
    watcher.page.locator(f'[data-thing="space/{far.removeprefix("go/")}"]').evaluate("(each) => each.click()")
    news = watcher.words("web-fortune-and-glory-since", news="").strip()
    expect(watcher.page.locator(".bubble")).to_contain_text(news)
    watcher.page.keyboard.press("Escape")

    back = watcher.button("web-step-back")
    play_together([(mover, onward), (watcher, onward)], most=20, until=lambda: back.count() > 0 and back.is_enabled())
    strip = watcher.page.locator(".told .lines")
    told = strip.inner_text()
    watcher.press(back)
    expect(strip).not_to_have_text(told)
    watcher.press(watcher.button("web-step-on"))
    expect(watcher.page.locator(".told.read")).to_have_count(0)


def test_two_fingers_zoom_the_map_and_one_moves_it(house: House, screen: NewScreen) -> None:
    """A finger that drags over a lit space chooses nothing."""
    player = sit_down(screen(phone=True), house, moving())
    world = player.page.locator(".map .world")
    frame = player.page.locator(".map").bounding_box()
    wire = player.page.context.new_cdp_session(player.page)
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2

    def fingers(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": left, "y": top, "id": number} for number, (left, top) in enumerate(at)]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def box() -> dict[str, float]:
        found = world.bounding_box()
        assert found is not None
        return dict(found)

    before = box()
    fingers("touchStart", (x - 30, y), (x + 30, y))
    for far in (40, 55, 70):
        fingers("touchMove", (x - far, y), (x + far, y))
    fingers("touchEnd")
    player.until(lambda: box()["width"] > before["width"] * 1.5)
    larger = box()
    fingers("touchStart", (x, y))
    for far in (15, 40, 70):
        fingers("touchMove", (x - far, y))
    fingers("touchEnd")
    player.until(lambda: box()["x"] < larger["x"] - 40)
    assert box()["width"] == larger["width"]
    assert not player.said("ack")


def test_discards_can_be_looked_at(house: House, screen: NewScreen) -> None:
    table = shopping()
    player = sit_down(screen(), house, table)
    player.button("web-fortune-and-glory-fold").click()
    player.button("web-fortune-and-glory-piles").click()
    pile = player.dialog("web-fortune-and-glory-piles")
    discards = table.view(None)["discards"]
    thrown = [card for deck, cards in discards.items() if deck != "location" for card in cards]
    expect(pile.locator("[data-card]")).to_have_count(len(thrown))
    assert thrown


# -- scenes ----------------------------------------------------------------------------------------------------------


def test_a_danger_is_a_scene_with_its_chance_and_is_rolled(house: House, screen: NewScreen) -> None:
    player = sit_down(screen(), house, endangered())
    scene = player.region("web-fortune-and-glory-scene", kind="danger")
    expect(scene).to_be_visible()
    expect(scene.locator(".dial")).to_be_visible()
    acknowledged(player, lambda: player.choose("roll"))
    player.until(lambda: any(line["key"] == "rolled" for line in player.came()[-1]["parts"].get("log", [])))


def test_a_scene_can_be_put_aside_for_the_map(house: House, screen: NewScreen) -> None:
    player = sit_down(screen(), house, endangered())
    player.button("web-fortune-and-glory-fold").click()
    expect(player.page.locator("section.scene")).to_have_count(0)
    player.button("web-fortune-and-glory-unfold").click()
    expect(player.page.locator("section.scene")).to_be_visible()


def test_whoever_presses_on_knows_the_chances_of_the_next_danger(house: House, screen: NewScreen) -> None:
    table = deciding()
    player = sit_down(screen(), house, table)
    assert table.seat is not None
    peril = table.view(table.seat)["peril"]
    told = player.words("web-fortune-and-glory-peril", n=peril["overcome"], ko=peril["ko"], cards=peril["cards"])
    expect(player.region("web-fortune-and-glory-scene", kind="choice")).to_contain_text(told)


def test_every_push_shows_a_better_chance(house: House, screen: NewScreen) -> None:
    player = sit_down(screen(), house, pushing())
    expect(player.region("web-fortune-and-glory-scene", kind="cliffhanger")).to_be_visible()
    told = player.page.locator('[data-thing^="push/"] b').all_inner_texts()
    chances = [int(each.split()[0]) for each in told]
    assert chances == sorted(chances)
    acknowledged(player, lambda: player.choose("push/1"))


def test_a_city_sells_what_one_can_pay(house: House, screen: NewScreen) -> None:
    table = shopping()
    player = sit_down(screen(lang="fr"), house, table)
    expect(player.region("web-fortune-and-glory-scene", kind="market")).to_be_visible()
    bought = next(key for key in keys_of(table) if key.startswith("buy/"))
    acknowledged(player, lambda: player.choose(bought))
    card = bought.removeprefix("buy/")
    expect(player.page.locator(f'.own [data-card="{card}"]')).to_be_visible()


# -- a table for everybody ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("moment", [moving, pushing, shopping], ids=lambda moment: moment.__name__)
def test_the_table_is_accessible(house: House, screen: NewScreen, moment: Callable[[], Table], scheme: str) -> None:
    player = sit_down(screen(color_scheme=scheme), house, moment())
    assert not grave(player)


@pytest.mark.parametrize("moment", [pushing, shopping], ids=lambda moment: moment.__name__)
def test_scenes_fit_a_phone(house: House, screen: NewScreen, moment: Callable[[], Table]) -> None:
    player = sit_down(screen(phone=True, lang="fr"), house, moment())
    fits_a_phone(player)


def test_a_hero_is_sent_by_keyboard_alone(house: House, screen: NewScreen) -> None:
    """Tab comes to what is lit only; arrow keys lead from space to space."""
    player = sit_down(screen(), house, moving())
    first = player.page.locator('.space [data-option^="go/"]').first
    first.focus()
    was = first.get_attribute("data-thing")
    for arrow in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        player.page.keyboard.press(arrow)
    focused = player.page.locator('[data-thing^="space/"]:focus')
    expect(focused).to_have_count(1)
    player.page.locator(f'[data-thing="{was}"]').focus()
    acknowledged(player, lambda: player.page.keyboard.press("Enter"))


def test_orders_are_given_by_moment_and_card_and_stay(house: House, screen: NewScreen) -> None:
    player = sit_down(screen(lang="fr"), house, moving())
    player.button("web-menu").click()
    order = player.page.locator('select[data-order="moment/round"]')
    expect(order).to_have_value("never")
    acknowledged(player, lambda: order.select_option("ask") and None)
    player.page.reload()
    player.lit()
    player.button("web-menu").click()
    expect(order).to_have_value("ask")
    expect(player.page.locator('select[data-order="card/lucky-hat"]')).to_have_value("hold")
    assert not grave(player)


# -- whole games -----------------------------------------------------------------------------------------------------


def seated(house: House, screens: Sequence[Screen], table: Table, kinds: Sequence[str]) -> None:
    """These screens at the seats of people, in their order."""
    laid = house.lay(table, seats=kinds)
    people = [seat for seat, kind in enumerate(kinds) if kind == "human"]
    for seat, player in zip(people, screens, strict=True):
        player.page.goto(laid.seats[seat])


def ended(players: Sequence[Screen]) -> None:
    """Everybody sees the end and the journeys on the map, and nothing was refused."""
    for player in players:
        expect(player.region("web-end")).to_be_visible()
        expect(player.region("web-fortune-and-glory-scene", kind="end")).to_be_visible()
        player.press(player.button("web-fortune-and-glory-journeys"))
        expect(player.page.locator(".map path.road")).not_to_have_count(0)
        assert not player.said("no")


@cache
def nearly_home() -> tuple[Table, str]:
    """The last decision of a hero who wins by it, and what they choose."""
    for seed in range(20):
        table = bivouac.new(GAME, players=2, seed=seed)
        greedy = bots.named("greedy", seed)
        before, choice = table, ""
        while not table.over:
            asked = table.waiting[0]
            option = greedy.choose(table, asked)
            if asked == 0:
                before, choice = table.clone(), table.game.actions.keys[option]
            table.choose(option, asked)
        if table.result is not None and table.result.winners == [0] and choice != "pass":
            return before, choice
    raise AssertionError("the first seat never wins")


def test_who_comes_home_rich_has_won_and_the_end_tells_how(house: House, screen: NewScreen) -> None:
    """Why it is over with its clause, everybody's Fortune, how long it took, what turned it."""
    table, choice = nearly_home()
    host = screen()
    host.page.goto(house.lay(table, ("human", "bot")).seats[0])
    play_together([(host, lambda keys: choice if choice in keys else onward(keys))], most=40)
    end = host.region("web-end")
    expect(end.locator('[data-clause-text="victory.condition"]')).to_be_visible()
    standing = end.get_by_role("list", name=host.words("web-end-standing")).locator("li")
    expect(standing).to_have_count(2)
    expect(standing.first).to_contain_text(host.words("web-you"))
    expect(end).to_contain_text(host.words("web-fortune-and-glory-length", n=table.view(0)["round"]))
    sold = [entry.text for entry in table.log(0, "en") if entry.key == "sold"]
    assert sold
    expect(end.locator(".points li").filter(has_text=sold[0]).first).to_be_attached()


def test_two_play_a_short_game_to_its_end_by_clicking(house: House, screen: NewScreen) -> None:
    """One at a desk in English, the other on a phone in French."""
    players = [screen(), screen(phone=True, lang="fr")]
    seated(house, players, bivouac.new(GAME, players=2, seed=4, round_cap=3), ["human", "human"])
    play_together([(player, onward) for player in players], most=200)
    ended(players)


@pytest.mark.full
def test_four_play_to_their_end_by_clicking(house: House, screen: NewScreen) -> None:
    players = [screen(lang=lang) for lang in ("en", "fr", "en", "fr")]
    seated(house, players, bivouac.new(GAME, players=4, seed=4, round_cap=4), ["human"] * 4)
    play_together([(player, onward) for player in players], most=600)
    ended(players)


@pytest.mark.full
def test_one_among_seven_bots_plays_to_the_end(house: House, screen: NewScreen) -> None:
    player = screen(lang="fr")
    seated(house, [player], bivouac.new(GAME, players=8, seed=4, round_cap=6), ["human", *["bot"] * 7])
    play_together([(player, onward)], most=600)
    ended([player])


@pytest.mark.full
def test_a_game_against_a_bot_is_played_to_its_end(house: House, screen: NewScreen) -> None:
    player = screen()
    seated(house, [player], bivouac.new(GAME, players=2, seed=4, round_cap=12), ["human", "bot"])
    play_together([(player, onward)], most=3000)
    ended([player])


@pytest.mark.full
def test_a_game_is_played_by_keyboard_alone(house: House, screen: NewScreen) -> None:
    """Everything that can be chosen is come to by Tab and chosen by Enter."""
    player = screen()
    seated(house, [player], bivouac.new(GAME, players=2, seed=4, round_cap=2), ["human", "bot"])

    def by_key(keys: Sequence[str]) -> None:
        wanted = onward(keys)
        for _ in range(150):
            player.page.keyboard.press("Tab")
            held = player.page.evaluate("() => document.activeElement?.dataset?.option ?? ''")
            if wanted in held.split():
                break
        else:
            raise AssertionError(f"Tab does not come to {wanted}")
        player.page.keyboard.press("Enter")
        if " " in held.strip():
            menu = player.page.locator(f'.bubble [data-option="{wanted}"]')
            menu.focus()
            player.page.keyboard.press("Enter")

    for _ in range(120):
        glance = player.glance()
        if glance["over"]:
            break
        if glance["keys"] and not glance["pending"]:
            by_key(glance["keys"])
        player.page.wait_for_timeout(20)
    ended([player])
