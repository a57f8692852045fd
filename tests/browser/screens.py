"""Pictures of the web table for the documentation: `python3 run.py dev python -m tests.browser.screens`.

They are written to docs/assets/screens, small and few, from a game that is played for them. A wall shows one page in
four windows: phone, tablet, laptop, desktop, light and dark, in both languages.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bivouac.engine.table import Table
from tests.browser import test_altered, test_archibald, test_flow, test_fortune_and_glory
from tests.browser.conftest import DESKTOP, FLAGS, LOCALES, PHONE, link_named
from tests.browser.house import House
from tests.browser.screen import EAGER, LAZY, Phone, Screen, game_at, play_together
from tools import services

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "assets" / "screens"
QUALITY = 72
# Emblems come when they are drawn first, and so do scenes.
DRAWN = "() => !document.querySelector('main svg path:is([d=\"\"], :not([d]))')"
CHOICES = 34  # by then both camps have something to show
# Of a wall: what a window measures, its colours, its language, and whether it is touched.
WINDOWS = (
    ((390, 844), "light", "en", True),
    ((820, 1180), "dark", "fr", True),
    ((1280, 800), "light", "fr", False),
    ((1920, 1080), "dark", "en", False),
)
WALL = {"width": 2048, "height": 456}


def new(browser: Browser, lang: str, scheme: str, phone: bool = False, size: tuple[int, int] | None = None) -> Screen:
    window = PHONE if phone else DESKTOP
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]} if size else window,  # type: ignore[arg-type]
        locale=LOCALES[lang],
        color_scheme=scheme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
    )
    return (Phone if phone else Screen)(context.new_page(), lang)


def shoot(screen: Screen, name: str) -> None:
    """WebP, which Playwright does not offer but the browser does."""
    screen.page.mouse.move(2, 2)
    screen.page.wait_for_function(DRAWN)
    screen.page.wait_for_timeout(600)
    client = screen.page.context.new_cdp_session(screen.page)
    shot = client.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file = FOLDER / f"{name}.webp"
    file.write_bytes(base64.b64decode(shot["data"]))
    print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


def wall(browser: Browser, name: str, address: str, ready: Callable[[Screen], object]) -> None:
    """One page in all windows, side by side and equally high."""
    shots: list[str] = []
    for size, scheme, lang, is_touched in WINDOWS:
        screen = new(browser, lang, scheme, is_touched, size)
        screen.page.goto(address)
        ready(screen)
        screen.page.wait_for_timeout(600)
        shots.append(base64.b64encode(screen.page.screenshot()).decode())
        screen.page.context.close()
    context = browser.new_context(viewport=WALL)  # type: ignore[arg-type]
    sheet = Screen(context.new_page(), "en")
    pictures = "".join(f'<img src="data:image/png;base64,{shot}">' for shot in shots)
    sheet.page.set_content(
        f"<style>body{{margin:0;height:100vh;display:flex;gap:12px;align-items:center;justify-content:center;"
        f"background:#8a8175}}img{{height:436px}}</style>{pictures}"
    )
    shoot(sheet, f"wall-{name}")
    context.close()


def walls(browser: Browser, house: House) -> None:
    """Every page that can be read, and every board in the middle of a game."""

    def opened(key: str) -> Callable[[Screen], None]:
        def press(screen: Screen) -> None:
            screen.button(key).first.click()
            screen.page.locator("dialog[open]").wait_for()

        return press

    def bot(screen: Screen) -> None:
        screen.way("web-play-bot").wait_for()

    def choose(screen: Screen) -> None:
        screen.way("web-invite").click()
        screen.page.locator("dialog[open]").wait_for()

    def first(selector: str) -> Callable[[Screen], None]:
        return lambda screen: screen.page.locator(selector).first.wait_for()

    address = house.address
    wall(browser, "start", address, bot)
    wall(browser, "play", address, choose)
    wall(browser, "settings", address, opened("web-settings"))
    wall(browser, "game", f"{address}/g/altered", first("main h1"))
    wall(browser, "library", f"{address}/library", first("main h1"))
    wall(browser, "cards", f"{address}/cards/fortune-and-glory", first("[data-card]"))
    wall(browser, "rules", f"{address}/rules/archibald", first("[data-clause-id]"))
    wall(browser, "invitation", house.lay(game_at(0)).seats[1].replace("/t/", "/i/"), first("main input"))
    ended = house.lay(test_flow.about_to_end()).seats[0]
    winner = new(browser, "en", "light")
    winner.page.goto(ended)
    play_together([(winner, EAGER)], 2)
    winner.region("web-end").wait_for()
    wall(browser, "end", ended, first("section.end"))
    wall(browser, "replay", ended.replace("/t/", "/replay/").replace("#", "?at=20#"), first("input[type=range]"))
    for game, table, seats in boards():
        laid = house.lay(table, seats=seats)
        wall(browser, game, laid.seats[table.seat or 0], Screen.lit)


def boards() -> list[tuple[str, Table, tuple[str, ...]]]:
    """The games in the middle."""
    return [
        ("altiplano", game_at(CHOICES), ("human", "human")),
        ("altered", late_altered(), ("human", "human")),
        ("archibald", late_archibald(), ("human",) * 3),
        ("fortune-and-glory", test_fortune_and_glory.position(8, far_fortune), ("human",) * 8),
    ]


def late_altered() -> Table:
    """A Day on which both sides have something in play and somebody would advance."""

    def fits(table: Table) -> bool:
        seats = table.view(None)["seats"]
        parties = [party for seat in seats for party in seat["expeditions"]]
        full = sum(bool(party["characters"]) for party in parties) >= 3 and all(seat["reserve"] for seat in seats)
        return test_altered.is_turn(table) and full and seats[0]["hand"]["size"] > 1 and table.view(None)["day"] > 2

    return test_altered.position(fits, [("muna", "bravos"), ("lyra", "yzmir")])


def late_archibald() -> Table:
    return test_archibald.position(
        3, lambda table: table.seat == 0 and "move" in test_archibald.verbs_of(table) and table.view(None)["round"] > 6
    )


def adventures(browser: Browser, house: House) -> None:
    """Fortune and Glory: the map for eight, a cliffhanger, a market, and a phone by night."""
    shots = (
        ("fortune", test_fortune_and_glory.position(8, far_fortune), False, "light"),
        ("fortune-cliffhanger", test_fortune_and_glory.pushing(), False, "light"),
        ("fortune-market", test_fortune_and_glory.shopping(), False, "dark"),
        ("fortune-phone", test_fortune_and_glory.moving(), True, "dark"),
    )
    for name, table, phone, scheme in shots:
        screen = new(browser, "en", scheme, phone)
        test_fortune_and_glory.sit_down(screen, house, table)
        shoot(screen, name)


def far_fortune(table: Table) -> bool:
    view = table.view(None)
    return view["round"] > 2 and view["points"] >= 4 and "go" in test_fortune_and_glory.verbs_of(table)


def others(browser: Browser, house: House) -> None:
    """The other games, in the middle."""
    for name, table, seats in boards()[1:3]:
        laid = house.lay(table, seats=seats)
        for shot, phone, scheme in ((name, False, "light"), (f"{name}-phone", True, "dark")):
            screen = new(browser, "en", scheme, phone)
            screen.page.goto(laid.seats[0])
            screen.lit()
            shoot(screen, shot)


def make(browser: Browser, house: House) -> None:
    address = house.address
    start = new(browser, "en", "light")
    start.page.goto(address)
    start.way("web-play-bot").wait_for()
    shoot(start, "start")

    host, guest = new(browser, "en", "light"), new(browser, "fr", "dark", phone=True)
    host.page.goto(address)
    host.way("web-invite").click()
    host.button("web-make-table").click()
    host.dialog("web-invite-title").wait_for()
    link = link_named(host, host.words("web-link-seat", player=host.player(1)))
    host.button("web-invite-done").click()
    guest.page.goto(link)
    guest.camp_of(0).wait_for()
    players = [(host, EAGER), (guest, LAZY)]
    play_together(players, CHOICES)
    unlit = host.page.locator("section.hand .thing:not([data-option])")
    play_together(players, 60, lambda: len(host.glance()["keys"]) > 1 and unlit.count() > 0)
    shoot(host, "table")
    shoot(guest, "phone")
    unlit.first.click()
    host.page.locator(".bubble .why").wait_for()
    shoot(host, "why")
    host.page.keyboard.press("Escape")

    guest.press(guest.button("web-menu"))
    guest.press(guest.button("web-concede"))
    guest.press(guest.button("web-concede-yes"))
    guest.region("web-end").wait_for()
    desk = new(browser, "fr", "dark")
    desk.page.goto(guest.page.url)
    desk.region("web-end").get_by_role("link", name=desk.words("web-replay")).click()
    desk.page.get_by_role("slider").fill("20")
    shoot(desk, "replay")


def main() -> int:
    program = services.chromium()
    if program is None:
        print("There is no Chromium here: apt-get install -y chromium", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
            make(browser, house)
            others(browser, house)
            adventures(browser, house)
            walls(browser, house)
            browser.close()
        finally:
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
