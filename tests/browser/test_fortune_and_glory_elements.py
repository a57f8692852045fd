"""The advanced elements of Fortune and Glory in the browser: flights, temples, Villains, the zeppelin, jungles."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import bivouac
from bivouac.engine.table import Table
from tests.browser.conftest import NewScreen
from tests.browser.house import House
from tests.browser.screen import Screen, play_together
from tests.browser.test_fortune_and_glory import GAME, acknowledged, ended, keys_of, lay, onward, sit_down, verbs_of
from tests.browser.test_pages import grave
from tests.browser.test_reach import fits_a_phone

MOST_CHOICES = 1200
GOES_ON = ("search", "press-on", "board", "go-on", "fight")


def view_of(table: Table) -> dict[str, Any]:
    return dict(table.view(None))


def hero_of(table: Table) -> dict[str, Any]:
    assert table.seat is not None
    return dict(view_of(table)["heroes"][table.seat])


def drawn_to(table: Table, chance: random.Random) -> str:
    """To temples and artifacts, under the zeppelin, on and on; else at random."""
    view = view_of(table)
    keys = keys_of(table)
    spaces = [site["space"] for site in view["sites"]]
    temples = [site["space"] for site in view["sites"] if site["temple"]]
    if view["zeppelin"]:
        spaces.append(view["zeppelin"]["space"])
    for goals in (temples, spaces):
        if here := [key for key in keys if key in [f"go/{space}" for space in goals]]:
            return chance.choice(here)
    return chance.choice([key for key in keys if key in GOES_ON] or keys)


def position(fits: Callable[[Table], bool], advanced: str, players: int = 2) -> Table:
    """The first position like that, after a decision: a table that is set asks forced choices anew."""
    for seed in range(1, 80):
        table = bivouac.new(GAME, players=players, seed=seed, advanced=advanced)
        table.be_patient(range(players))
        chance = random.Random(seed)
        was_decided = True
        for _ in range(MOST_CHOICES):
            if table.over:
                break
            if was_decided and fits(table):
                return table
            was_decided = len(keys_of(table)) > 1
            table.choose(drawn_to(table, chance), table.seat)
    raise AssertionError("no game comes to that")


def after(table: Table, key: str) -> Table:
    """What comes of a choice: a table in the house has the same dice."""
    copy = table.clone()
    copy.choose(key, copy.seat)
    return copy


def told(player: Screen, key: str) -> bool:
    """Whether a line of this kind has come."""
    return any(line["key"] == key for message in player.came() for line in message["parts"].get("log", []))


@cache
def flying() -> Table:
    """In a city, with Fortune for a flight to a city that no way leads to."""

    def fits(table: Table) -> bool:
        keys = keys_of(table)
        return any(key.startswith("fly/") and f"go/{key.removeprefix('fly/')}" not in keys for key in keys)

    return position(fits, "flights")


@cache
def about_to_collapse() -> Table:
    """The next roll brings a temple down over both heroes."""

    def fits(table: Table) -> bool:
        view = view_of(table)
        temples = {site["space"] for site in view["sites"] if site["temple"]}
        spaces = {hero["space"] for hero in view["heroes"]}
        if len(spaces) > 1 or not spaces <= temples or "roll" not in keys_of(table):
            return False
        later = view_of(after(table, "roll"))
        carried = [pair["artifact"] for hero in later["heroes"] for pair in hero["artifacts"]]
        return not spaces & {site["space"] for site in later["sites"]} and "temple-treasure" not in carried

    return position(fits, "temples")


@cache
def before_a_robbery() -> tuple[Table, str]:
    """The last choice of a round, after which a Villain takes an artifact."""
    found: list[str] = []

    def fits(table: Table) -> bool:
        if view_of(table)["villains"] and verbs_of(table) & {"stop", "done", "decline"}:
            for key in keys_of(table):
                later = after(table, key)
                if len(view_of(later)["loot"]["artifacts"]) > len(view_of(table)["loot"]["artifacts"]):
                    found.append(key)
                    return True
        return False

    return position(fits, "villains"), found[0]


@cache
def hunted() -> Table:
    """A danger is overcome where a Villain hunts: who presses on must sneak."""

    def fits(table: Table) -> bool:
        here = hero_of(table)["space"]
        return "press-on" in keys_of(table) and any(each["space"] == here for each in view_of(table)["villains"])

    return position(fits, "villains")


@cache
def under_the_zeppelin() -> Table:
    """Whoever goes aboard and fights wins something there."""

    def fits(table: Table) -> bool:
        if "board" not in keys_of(table):
            return False
        seat, copy = table.seat, after(table, "board")
        while not copy.over and copy.seat == seat and verbs_of(copy) & {"sneak", "fight", "pass"}:
            copy.choose(onward(keys_of(copy)), seat)
        return copy.seat == seat and {"leave", "go-on"} <= verbs_of(copy)

    return position(fits, "zeppelin")


@cache
def lost() -> Table:
    """In a deep jungle, where the adventure is not found at the first try."""

    def fits(table: Table) -> bool:
        return "search" in keys_of(table) and any(
            hero["explored"] for hero in view_of(after(table, "search"))["heroes"]
        )

    return position(fits, "jungle, texts")


# -- flights -----------------------------------------------------------------------------------------------------------


def by_mouse(player: Screen, key: str) -> None:
    player.press(player.page.locator(f'[data-option~="{key}"]').first)


def by_key(player: Screen, key: str) -> None:
    player.page.locator(f'[data-option~="{key}"]').first.focus()
    player.page.keyboard.press("Enter")


@pytest.mark.parametrize(("phone", "reach"), [(False, by_mouse), (False, by_key), (True, by_mouse)])
def test_a_flight_shows_its_price_and_is_asked_once_more(
    house: House, screen: NewScreen, phone: bool, reach: Callable[[Screen, str], None]
) -> None:
    """It costs Fortune, which decides the game: one tap alone does not spend it."""
    table = flying()
    seat = table.seat
    assert seat is not None
    player = sit_down(screen(phone=phone), house, table)
    keys = keys_of(table)
    key = next(each for each in keys if each.startswith("fly/") and f"go/{each.removeprefix('fly/')}" not in keys)
    city = key.removeprefix("fly/")
    fortune = view_of(table)["heroes"][seat]["fortune"]
    price = fortune - view_of(after(table, key))["heroes"][seat]["fortune"]
    if phone:  # the other end of the world
        player.press(player.button("web-fortune-and-glory-zoom-out"))
        player.press(player.button("web-fortune-and-glory-zoom-out"))
    ticket = player.page.locator(f'[data-thing="space/{city}"] .air')
    expect(ticket).to_have_text(str(price))
    reach(player, key)
    asked = player.page.locator(f'.bubble [data-option="{key}"]')
    expect(asked).to_be_visible()
    assert not player.said("ack")
    acknowledged(player, lambda: player.press(asked))
    player.until(lambda: player.came()[-1]["parts"]["view"]["heroes"][seat]["space"] == city)
    assert player.came()[-1]["parts"]["view"]["heroes"][seat]["fortune"] == fortune - price


# -- temples -----------------------------------------------------------------------------------------------------------


def test_a_temple_collapses_with_two_heroes_in_it(house: House, screen: NewScreen) -> None:
    """Both see the dice and must get out, one after the other; the temple leaves the map."""
    table = about_to_collapse()
    assert table.seat is not None
    space = hero_of(table)["space"]
    name = next(site["artifact"] for site in view_of(table)["sites"] if site["space"] == space)
    laid = lay(house, table)
    players = [screen(), screen(phone=True, lang="fr")]
    players[0].page.goto(laid.seats[table.seat])
    players[1].page.goto(laid.seats[1 - table.seat])
    expect(players[0].page.locator(f'.beside [data-card="{name}"] .temple')).to_be_visible()
    players[0].lit()
    players[0].choose("roll")
    for player in players:
        scene = player.region("web-fortune-and-glory-scene", kind="collapse")
        expect(scene).to_be_visible()
        ruin = player.words("web-fortune-and-glory-die", n=1, hit="ruin")
        expect(scene.get_by_role("img", name=ruin).first).to_be_visible()
    fits_a_phone(players[1])
    everybody = [(player, onward) for player in players]
    fates = ("got-out", "not-out")

    def all_out() -> bool:
        heard = {
            (message["n"], number)
            for message in players[0].came()
            for number, line in enumerate(message["parts"].get("log", []))
            if line["key"] in fates
        }
        return len(heard) >= 2

    play_together(everybody, most=30, until=all_out)
    assert all_out()
    for player in players:
        assert told(player, "temple-collapses")
        expect(player.page.locator(f'.beside [data-card="{name}"]')).to_have_count(0)
        assert not player.said("no")


# -- Villains ----------------------------------------------------------------------------------------------------------


def test_a_villain_takes_an_artifact(house: House, screen: NewScreen) -> None:
    """Its figure and ticket leave, the loot lies open among the piles, and whoever looks on is told."""
    table, key = before_a_robbery()
    assert table.seat is not None
    before = [site["artifact"] for site in view_of(table)["sites"]]
    taken = view_of(after(table, key))["loot"]["artifacts"][-1]
    assert taken["artifact"] in before
    laid = lay(house, table)
    player, watcher = screen(), screen(lang="fr")
    player.page.goto(laid.seats[table.seat])
    watcher.page.goto(laid.seats[1 - table.seat])
    expect(watcher.page.locator(f'.beside [data-card="{taken["artifact"]}"] .hunted')).to_be_visible()
    player.lit()
    player.choose(key)
    for each in (player, watcher):
        each.until(lambda each=each: told(each, "villain-takes"))  # type: ignore[misc]
        expect(each.page.locator(f'.beside [data-card="{taken["artifact"]}"]')).to_have_count(0)
    watcher.button("web-fortune-and-glory-piles").click()
    piles = watcher.dialog("web-fortune-and-glory-piles")
    expect(piles.locator(f'[data-thing^="card/{taken["artifact"]}@loot/"]')).to_be_visible()


def test_a_number_is_named_as_a_die_and_what_fell_stands_above_the_next_scene(house: House, screen: NewScreen) -> None:
    table = hunted()
    player = sit_down(screen(), house, table)
    choice = player.region("web-fortune-and-glory-scene", kind="choice")
    expect(choice.locator(".villain")).to_be_visible()
    player.choose("press-on")
    scene = player.region("web-fortune-and-glory-scene", kind="sneak")
    expect(scene.locator('[data-option^="sneak/"]')).to_have_count(6)
    assert not grave(player)
    acknowledged(player, lambda: player.choose("sneak/4"))
    player.until(lambda: told(player, "sneak-roll"))
    lines = [line for message in player.came() for line in message["parts"].get("log", [])]
    rolled = next(line for line in reversed(lines) if line["key"] == "sneak-roll")
    expect(player.page.locator("section.scene .told .die")).to_have_count(len(rolled["dice"]))
    expect(player.page.locator("section.scene .told .die.bad")).to_have_count(rolled["dice"].count(4))


# -- the zeppelin ------------------------------------------------------------------------------------------------------


def test_a_fight_aboard_the_zeppelin_is_won_and_left(house: House, screen: NewScreen) -> None:
    table = under_the_zeppelin()
    seat = table.seat
    assert seat is not None
    fortune = view_of(table)["heroes"][seat]["fortune"]
    player = sit_down(screen(), house, table)
    expect(player.page.locator(".map .zeppelin")).to_have_count(1)
    player.choose("board")
    expect(player.region("web-fortune-and-glory-scene", kind="sneak")).to_be_visible()
    player.choose(onward(player.lit()))
    aboard = view_of(table)["zeppelin"]["fortune"]
    fight = player.region("web-fortune-and-glory-scene", kind="fight")
    expect(fight).to_contain_text(player.words("web-fortune-and-glory-aboard-fortune", n=aboard))
    decision = player.region("web-fortune-and-glory-scene", kind="aboard")
    play_together([(player, onward)], most=40, until=lambda: decision.count() > 0)
    expect(decision).to_contain_text(player.words("web-fortune-and-glory-aboard-won", n=1))
    acknowledged(player, lambda: player.choose("leave"))
    player.until(lambda: told(player, "leaves-zeppelin"))
    views = [message["parts"]["view"] for message in player.came() if "view" in message["parts"]]
    assert views[-1]["heroes"][seat]["fortune"] > fortune


# -- jungles, texts, and a table for everybody -------------------------------------------------------------------------


def test_a_deep_jungle_says_what_it_is_and_the_lost_see_their_marker(house: House, screen: NewScreen) -> None:
    table = lost()
    space = hero_of(table)["space"]
    player = sit_down(screen(), house, table)
    scene = player.region("web-fortune-and-glory-scene", kind="choice")
    expect(scene).to_contain_text(player.words("web-fortune-and-glory-explore-first"))
    acknowledged(player, lambda: player.choose("search"))
    player.until(lambda: told(player, "lost-in-jungle"))
    player.page.locator(f'[data-thing="space/{space}"]').evaluate("(each) => each.click()")
    expect(player.page.locator(".bubble")).to_contain_text(player.words("web-fortune-and-glory-deep-how"))


def test_dice_that_fall_without_a_question_are_a_scene_at_the_usual_pace(house: House, screen: NewScreen) -> None:
    """And the table goes on when somebody says so."""
    player = sit_down(screen(pace="slow", lang="fr"), house, lost())
    player.choose("search")
    scene = player.region("web-fortune-and-glory-scene", kind="told")
    expect(scene).to_contain_text(player.words("web-fortune-and-glory-told-end", end="lost-in-jungle"))
    player.button("web-tell-on").click()
    expect(scene).to_have_count(0)


MOMENTS = [flying, about_to_collapse, hunted, under_the_zeppelin, lost]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_the_elements_are_accessible(house: House, screen: NewScreen, moment: Callable[[], Table], scheme: str) -> None:
    player = sit_down(screen(color_scheme=scheme), house, moment())
    assert not grave(player)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_the_elements_fit_a_phone(house: House, screen: NewScreen, moment: Callable[[], Table]) -> None:
    player = sit_down(screen(phone=True, lang="fr"), house, moment())
    fits_a_phone(player)


def eager(keys: Sequence[str]) -> str:
    """Aboard, up to the next fight, and any number; flights are asked for once more and left to a test of their own."""
    for verb in ("board", "go-on", "sneak"):
        if found := sorted(key for key in keys if key.split("/")[0] == verb):
            return found[0]
    return onward([key for key in keys if not key.startswith("fly/")])


def at_home(keys: Sequence[str]) -> str:
    """On a phone far spaces are out of the picture until a finger moves the map."""
    return "stay" if "stay" in keys else eager(keys)


def test_two_play_a_short_advanced_game_to_its_end_by_clicking(house: House, screen: NewScreen) -> None:
    """With all elements: one at a desk in English, the other on a phone in French."""
    players = [screen(), screen(phone=True, lang="fr")]
    laid = lay(house, bivouac.new(GAME, players=2, seed=6, level="advanced", round_cap=4))
    for seat, player in enumerate(players):
        player.page.goto(laid.seats[seat])
    play_together(list(zip(players, (eager, at_home), strict=True)), most=300)
    ended(players)
