"""Several server processes behind one address, with PostgreSQL and Redis between them."""

import contextlib
import os
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewScreen, address_of_link, invited, without
from tests.browser.house import HOST, House, Wire
from tests.browser.screen import EAGER, LAZY, PATIENCE, Screen, play_together
from tests.browser.test_lines import BROKEN_LINE

pytestmark = pytest.mark.full


class Gate(Wire):
    """One address: connections go to the houses in turn, past one that does not answer."""

    def __init__(self, houses: list[House]) -> None:
        self.houses = houses
        self.turn = 0
        self.lock = threading.Lock()
        super().__init__(houses[0])

    def reach(self) -> socket.socket:
        for _ in self.houses:
            with self.lock:
                house = self.houses[self.turn % len(self.houses)]
                self.turn += 1
            with contextlib.suppress(OSError):
                return socket.create_connection((HOST, house.port))
        raise ConnectionRefusedError


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[list[House]]:
    services = {name: os.environ.get(f"BIVOUAC_TEST_{name}", "") for name in ("DATABASE_URL", "REDIS_URL")}
    if not all(services.values()):
        without("PostgreSQL and Redis are started by: python3 run.py test --full")
    made: list[House] = []
    for number in range(2):
        (tmp_path / str(number)).mkdir()
        made.append(House(tmp_path / str(number), **{f"BIVOUAC_{name}": value for name, value in services.items()}))
        made[-1].start()
    yield made
    for house in made:
        house.stop()


def sockets_of(house: House) -> int:
    return int(house.health()["sockets"])


def lines_of(*screens: Screen) -> list[int]:
    """How many lines each was told; on the pages some stand together, and not the same for everybody."""
    told = [[each["parts"] for each in screen.came() if "log" in each["parts"]][-1] for screen in screens]
    return [parts.get("log_from", 0) + len(parts["log"]) for parts in told]


def is_done(screen: Screen) -> bool:
    """Whether everything that has come is on the page, and no own choice waits."""
    return screen.is_shown() and not screen.glance()["pending"]


def test_two_processes_serve_one_table(houses: list[House], screen: NewScreen) -> None:
    """Each player is connected to another process; when one is killed the other goes on with both."""
    gate = Gate(houses)
    try:
        host, guest = screen(), screen()
        for each in (host, guest):
            each.forgive(BROKEN_LINE)
        link = invited(host, gate.address)
        # The guest takes the process that the host is not at.
        lonely = next(house for house in houses if sockets_of(house) == 0)
        guest.page.goto(link.replace(gate.address, lonely.address))
        guest.camp_of(0).wait_for()
        assert [sockets_of(house) for house in houses] == [1, 1]
        expect(host.camp_of(1).get_by_text(host.words("web-seat-here"))).to_be_attached()
        seats = [(host, EAGER), (guest, LAZY)]
        assert play_together(seats, 24) == 24
        assert not host.said("no")
        assert not guest.said("no")
        next(house for house in houses if house is not lonely).kill()
        expect(host.page.get_by_text(host.words("web-line-lost"))).to_have_count(0)
        assert play_together(seats, 12) == 12
        assert sockets_of(lonely) == 2
        # A click is not waited for: once it is answered both have been told as many lines, and show them.
        until = time.monotonic() + PATIENCE
        while not (is_done(host) and is_done(guest) and len(set(lines_of(host, guest))) == 1):
            assert time.monotonic() < until, f"the logs differ: {lines_of(host, guest)}"
            host.page.wait_for_timeout(20)
        assert not lonely.complaints()
    finally:
        gate.close()


def test_who_looks_on_at_another_process_is_counted(houses: list[House], screen: NewScreen) -> None:
    """Also by whoever comes later; and no longer once they are gone, or once their process is."""
    host, guest, watchers = screen(), screen(), [screen(), screen()]
    for each in (host, watchers[0]):
        each.forgive(BROKEN_LINE)
    there = [houses[0].address, houses[1].address]
    link = invited(host, there[0])
    guest.page.goto(link.replace(*there))
    guest.camp_of(0).wait_for()
    watch = address_of_link(host, "web-link-spectators")
    for each, address in zip(watchers, there, strict=True):
        each.page.goto(watch.replace(there[0], address))
        each.camp_of(0).wait_for()
    for each in (host, guest, *watchers):
        each.until(lambda each=each: watching(each) == 2)  # type: ignore[misc]
    watchers[1].page.goto("about:blank")
    for each in (host, guest, watchers[0]):
        each.until(lambda each=each: watching(each) == 1)  # type: ignore[misc]
    houses[0].kill()
    guest.until(lambda: watching(guest) == 0)


def watching(screen: Screen) -> int:
    """How many look on, as this screen was told last."""
    return int([each["parts"]["info"] for each in screen.came() if "info" in each["parts"]][-1]["watching"])


def test_a_bot_plays_once_though_two_processes_know_the_table(houses: list[House], screen: NewScreen) -> None:
    one, other = screen(), screen()
    one.page.goto(houses[0].address)
    one.way("web-play-bot").click()
    one.lit()
    other.page.goto(one.page.url.replace(houses[0].address, houses[1].address))
    other.lit()
    assert [sockets_of(house) for house in houses] == [1, 1]
    assert play_together([(one, EAGER)], 15) == 15
    one.lit()  # the bot has answered
    expect(other.page.locator("aside li")).to_have_count(one.page.locator("aside li").count())
    assert other.page.locator("aside li").all_inner_texts() == one.page.locator("aside li").all_inner_texts()
    for house in houses:
        assert not house.complaints()
