"""Real Chromium in front of a real server."""

import os
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import House, Wire
from tests.browser.screen import PATIENCE, Phone, Screen
from tools import services

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
NewScreen = Callable[..., Screen]
Two = Callable[..., tuple[Screen, Screen]]


def without(what: str) -> None:
    """A machine that checks changes must not pass them on half of the checks."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


# For these tests alone, not for the session: Playwright's loop runs in this thread as long as it is there, and tests of
# the server bring loops of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = services.chromium()
    if program is None:
        without("There is no Chromium here: apt-get install -y chromium")
    if not (files("bivouac.server") / "static" / "index.html").is_file():
        without("The client is not built: python3 run.py builds it")
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that leave it standing."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()
    assert not house.complaints()


@pytest.fixture
def frail_house(tmp_path: Path) -> Iterator[House]:
    """A server of one's own, to be killed."""
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def wire(house: House) -> Iterator[Wire]:
    wire = Wire(house)
    yield wire
    wire.close()


@pytest.fixture
def screen(browser: Browser) -> Iterator[NewScreen]:
    """Makes screens, each a browser of its own (storage, language, size). Any error on any of them fails the test."""
    made: list[Screen] = []

    def new(phone: bool = False, lang: str = "en", motion: bool = False, pace: str = "", **more: Any) -> Screen:
        settings: dict[str, Any] = {
            "viewport": PHONE if phone else DESKTOP,
            "locale": {"en": "en-GB", "fr": "fr-FR"}[lang],
        }
        settings["reduced_motion"] = "no-preference" if motion else "reduce"
        if phone:
            settings |= {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        context = browser.new_context(**{**settings, **more})
        context.set_default_timeout(1000 * PATIENCE)
        # Nobody in a test waits for what can be read, unless it is about that.
        wanted = pace or ("normal" if motion else "instant")
        context.add_init_script(f"try {{ localStorage['bivouac.pace'] ??= '{wanted}' }} catch {{}}")
        page = context.new_page()
        made.append((Phone if phone else Screen)(page, lang))
        return made[-1]

    yield new
    for each in made:
        each.page.context.close()
    faults = [fault for each in made for fault in each.unforgiven()]
    assert not faults


@pytest.fixture
def two(house: House, screen: NewScreen) -> Two:
    """Two people at a table: one has invited the other by link."""

    def seated(first: str = "en", second: str = "fr") -> tuple[Screen, Screen]:
        host, guest = screen(lang=first), screen(lang=second)
        guest.page.goto(invited(host, house.address))
        guest.camp_of(0).wait_for()
        return host, guest

    return seated


def invited(host: Screen, address: str) -> str:
    """Set a table for two and copy the link for the other seat."""
    host.page.goto(address)
    host.way("web-invite").click()
    host.button("web-make-table").click()
    host.dialog("web-invite-title").wait_for()
    link = link_named(host, host.words("web-link-seat", player=host.player(1)))
    host.button("web-invite-done").click()
    return link


def link_named(host: Screen, title: str) -> str:
    """The seat that an invitation leads to, past the page that asks for a name."""
    return invitation_named(host, title).replace("/i/", "/t/")


def invitation_named(host: Screen, title: str) -> str:
    return host.page.get_by_label(title, exact=True).input_value()


def address_of_link(host: Screen, key: str) -> str:
    """A link from the menu of the table, for whoever made it."""
    host.button("web-menu").click()
    link = link_named(host, host.words(key))
    host.button("web-menu").click()
    return link
