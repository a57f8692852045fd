"""More than one game on the start page, and more than two seats at a table."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

import bivouac
from tests.browser.conftest import NewScreen, link_named
from tests.browser.house import House
from tests.browser.screen import EAGER, LAZY, Screen, play_together, short_game

GAME = "archibald"
SIZES = {"desk": (1280, 800), "wall": (1920, 1080), "phone": (390, 844)}


def four_games(route: Route) -> None:
    """As many games as there will be, whatever the server has: 2 players, 2 to 4, 1 to 8. Their names are those of
    boards that there are, the plain one among them: others are not offered."""
    answer = route.fetch()
    first = next(game for game in answer.json() if game["name"] == "altiplano")
    more = [("archibald", 2, 4), ("altered", 2, 2), ("generic", 1, 8)]
    games = [first, *({**first, "name": name, "seats_min": low, "seats_max": high} for name, low, high in more)]
    route.fulfill(response=answer, body=json.dumps(games))


def boxes(screen: Screen) -> list[dict[str, float]]:
    found = [article.bounding_box() for article in screen.page.locator("article").all()]
    return [dict(box) for box in found if box]


@pytest.mark.parametrize("size", SIZES)
def test_four_games_fit_the_start_page(house: House, screen: NewScreen, size: str) -> None:
    width, height = SIZES[size]
    start = screen(viewport={"width": width, "height": height})
    start.page.route("**/api/games", four_games)
    start.page.goto(house.address)
    expect(start.page.locator("article")).to_have_count(4)
    assert start.page.evaluate("() => document.documentElement.scrollWidth") <= width
    entries = boxes(start)
    for number, one in enumerate(entries):
        for other in entries[number + 1 :]:
            apart_across = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            apart_down = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
            assert apart_across or apart_down
    columns = len({round(entry["x"]) for entry in entries})
    assert columns == (1 if size == "phone" else 4)
    if size != "phone":
        assert max(entry["y"] + entry["height"] for entry in entries) <= height, "all of it without scrolling"
    for name in ("altiplano", "archibald", "altered", "generic"):
        assert start.way("web-play-bot", name).is_enabled()


def asked_for(screen: Screen) -> list[dict[str, Any]]:
    """What the page asks the server for when a table is made, which is not made."""
    asked: list[dict[str, Any]] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.abort()

    screen.page.route("**/api/tables", refuse)
    screen.forgive("net::ERR_FAILED")
    return asked


def test_a_new_table_has_as_many_seats_as_wished_and_any_mixture_of_people_and_bots(
    house: House, screen: NewScreen
) -> None:
    start = screen()
    start.page.route("**/api/games", four_games)
    asked = asked_for(start)
    start.page.goto(house.address)
    start.way("web-invite", "generic").click()
    sheet = start.page.get_by_role("dialog")
    sheet.get_by_role("radio", name="5", exact=True).check()
    expect(sheet.get_by_role("combobox", name=start.words("web-seat", n=5), exact=True)).to_be_visible()
    expect(sheet.get_by_role("combobox", name=start.words("web-seat", n=6), exact=True)).to_have_count(0)
    for seat, kind in ((2, "here"), (3, "bot"), (4, "open")):
        sheet.get_by_role("combobox", name=start.words("web-seat", n=seat), exact=True).select_option(kind)
    sheet.get_by_label(start.words("web-name"), exact=True).fill("Ana")
    sheet.get_by_label(start.words("web-seat-name", n=2), exact=True).fill("Ben")
    start.button("web-make-table").click()
    expect(start.page.get_by_role("alert")).to_be_visible()
    seats = asked[0]["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "human", "bot", "open", "human"]
    assert [seat["name"] for seat in seats] == ["Ana", "Ben", "", "", ""]


def kinds_of_seats(screen: Screen) -> list[str]:
    last = next(parts["info"] for parts in (m["parts"] for m in reversed(screen.came())) if "info" in parts)
    return [seat["kind"] for seat in last["seats"]]


def test_a_table_for_four_by_link_and_one_who_leaves_and_comes_back(house: House, screen: NewScreen) -> None:
    host, guest = screen(), screen(lang="fr")
    host.page.goto(house.address)
    host.way("web-invite", GAME).click()
    sheet = host.page.get_by_role("dialog")
    sheet.get_by_role("radio", name="4", exact=True).check()
    sheet.get_by_role("combobox", name=host.words("web-seat", n=3), exact=True).select_option("bot")
    host.button("web-make-table").click()
    host.dialog("web-invite-title").wait_for()
    links = [link_named(host, host.words("web-link-seat", player=host.player(seat))) for seat in (1, 3)]
    assert len(set(links)) == 2
    assert link_named(host, host.words("web-link-spectators"))
    host.button("web-invite-done").click()
    guest.page.goto(links[1])
    guest.page.locator("#choices").wait_for()
    assert guest.said("whole")[0]["seat"] == 3
    for n in range(4):
        expect(guest.page.get_by_text(guest.player(n) if n != 3 else guest.words("web-you")).first).to_be_attached()
    guest.button("web-menu").click()
    guest.button("web-concede").click()
    expect(guest.drawer("web-menu")).to_contain_text(guest.words("web-concede-sure", seats=4))
    guest.button("web-concede-yes").click()
    expect(guest.page.get_by_role("status").filter(has_text=guest.words("server-left"))).to_be_visible()
    host.until(lambda: kinds_of_seats(host) == ["human", "human", "bot", "bot"])
    guest.page.goto(house.address)
    guest.page.get_by_role("link", name=guest.words("web-table-go-on")).first.click()
    guest.page.locator("#choices").wait_for()
    host.until(lambda: kinds_of_seats(host) == ["human", "human", "bot", "human"])


def test_four_at_one_screen_each_look_at_their_own_cards_only(house: House, screen: NewScreen) -> None:
    table = screen()
    table.page.goto(house.address)
    table.way("web-one-screen", GAME).click()
    sheet = table.page.get_by_role("dialog")
    sheet.get_by_role("radio", name="4", exact=True).check()
    for seat, name in enumerate(("Ana", "Ben", "Cleo", "Dan")):
        label = table.words("web-name") if seat == 0 else table.words("web-seat-name", n=seat + 1)
        sheet.get_by_label(label, exact=True).fill(name)
    table.button("web-make-table").click()
    looked: list[str] = []
    while len(set(looked)) < 4:
        assert len(looked) < 30
        eye = table.page.locator("button.eye")
        expect(table.page.locator("button.eye, [data-option]").first).to_be_visible()
        if eye.count():
            title = table.page.get_by_role("heading").inner_text()
            looked.append(next(name for name in ("Ana", "Ben", "Cleo", "Dan") if name in title))
            assert not table.glance()["keys"]
            eye.focus()
            table.page.keyboard.down("Enter")
            expect(eye).to_have_count(0)
            table.page.keyboard.up("Enter")
        table.choose(sorted(table.lit())[0])
    assert not table.said("no")


BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


def test_every_game_with_a_board_has_its_entry_and_can_be_played_at_once(house: House, screen: NewScreen) -> None:
    drawn = {file.parent.name for file in BOARDS.glob("*/kit.ts")}
    assert len(drawn & set(bivouac.games())) >= 3
    for game in bivouac.games():
        table = screen()
        table.page.goto(house.address)
        expect(table.page.locator("article[data-game]").first).to_be_visible()
        expect(table.page.locator(f'article[data-game="{game}"]')).to_have_count(1 if game in drawn else 0)
        if game not in drawn:
            continue
        table.way("web-play-bot", game).click()
        table.play(lambda keys: sorted(keys)[0], 4)
        assert not table.said("no")
        expect(table.page.locator("html")).to_have_attribute("data-game", game)


def test_a_game_without_a_board_is_played_on_the_plain_one(house: House, screen: NewScreen) -> None:
    """Altiplano under a name that no board has, to its end: every choice is a button there."""
    laid = house.lay(short_game(most=50, verbs=7))
    players = [screen(), screen(lang="fr")]
    for seat, each in enumerate(players):
        nameless(each)
        each.page.goto(laid.seats[seat])
        expect(each.page.locator("ul.seats > li")).to_have_count(2)
    play_together([(players[0], EAGER), (players[1], LAZY)], most=51)
    for each in players:
        expect(each.region("web-end")).to_be_visible()
        assert each.page.locator("section.camp, section.hand").count() == 0
        assert not each.said("no")


def nameless(screen: Screen) -> None:
    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(str(message).replace('"game":"altiplano"', '"game":"nameless"')))

    screen.page.route_web_socket("**/socket", connect)
    screen.page.route(
        "**/api/games/nameless/**",
        lambda route: route.continue_(url=route.request.url.replace("nameless", "altiplano")),
    )
