"""Pictures of the web table for the documentation: `python3 run.py dev python -m tests.browser.screens`.

They are written to docs/assets/screens, small and few, from a game that is played for them.
"""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bivouac.engine.table import Table
from tests.browser import test_altered, test_archibald, test_fortune_and_glory
from tests.browser.conftest import DESKTOP, FLAGS, LOCALES, PHONE, link_named
from tests.browser.house import House
from tests.browser.screen import EAGER, LAZY, Phone, Screen, play_together
from tools import services

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "assets" / "screens"
QUALITY = 72
# Emblems come when they are drawn first, and so do scenes.
DRAWN = "() => !document.querySelector('main svg path:is([d=\"\"], :not([d]))')"
CHOICES = 34  # by then both camps have something to show


def new(browser: Browser, lang: str, scheme: str, phone: bool = False) -> Screen:
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,
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
    for name, table, seats in (
        ("altered", late_altered(), ("human", "human")),
        ("archibald", late_archibald(), ("human",) * 3),
    ):
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
            browser.close()
        finally:
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
