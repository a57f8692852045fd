"""The first load is small, and the page is ready soon on a phone's network."""

from typing import Any

import pytest
from playwright.sync_api import Page

import bivouac
from tests.browser.conftest import NewScreen
from tests.browser.house import House

MOST_BYTES = 250_000
MOST_SECONDS = 2.0
MEGABIT = 1_000_000 / 8
# What Chromium's tools call 4G: "Regular 4G" of its presets, and today's "Fast 4G" with its long way.
NETWORKS = {
    "regular 4G": {"downloadThroughput": 4 * MEGABIT, "uploadThroughput": 3 * MEGABIT, "latency": 20},
    "fast 4G": {"downloadThroughput": 8.1 * MEGABIT, "uploadThroughput": 1.35 * MEGABIT, "latency": 165},
}
TRIES = 3
SEED = 3
# When the first thing that can be pressed for a game was there, and the thread of the page was free to hear it.
WATCH = """(selector) => {
  const ready = () => document.querySelector(selector);
  const tell = () => setTimeout(() => (window.readyAfter ??= performance.now()), 0);
  new MutationObserver(() => ready() && tell()).observe(document, { childList: true, subtree: true });
}"""


def load(page: Page, address: str, selector: str, network: dict[str, float]) -> tuple[int, float]:
    """Bytes over the line and seconds until a page can be used, with nothing in the cache."""
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.clearBrowserCache")
    client.send("Network.emulateNetworkConditions", {"offline": False, **network})
    received: list[int] = []

    def loaded(event: dict[str, Any]) -> None:
        received.append(int(event["encodedDataLength"]))

    client.on("Network.loadingFinished", loaded)
    page.goto(address)
    page.locator(selector).first.wait_for()
    seconds = float(page.evaluate("() => window.readyAfter")) / 1000
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.wait_for_load_state("networkidle")
    client.detach()
    return sum(received), seconds


@pytest.mark.parametrize(
    ("page_name", "network"),
    [
        ("start", "regular 4G"),
        ("start", "fast 4G"),
        ("altiplano", "regular 4G"),
        ("archibald", "regular 4G"),
        ("altered", "regular 4G"),
        ("fortune-and-glory", "regular 4G"),
    ],
)
def test_a_first_load_is_light_and_quick(house: House, screen: NewScreen, page_name: str, network: str) -> None:
    """The start page, and a table of each game that has a board of its own."""
    address, selector = house.address, "article .ways button.main"
    if page_name != "start":
        # As the start page seats somebody against a bot, with a deal that is the same each time: who is first, and
        # whether a scene lies open, decide what is fetched.
        laid = house.lay(bivouac.new(page_name, players=2, seed=SEED), seats=("human", "bot"))
        address, selector = laid.seats[0], "[data-option], section.hand [data-card]"
    best = (0, float("inf"))
    for _ in range(TRIES):  # the machine may have been busy with something else
        visitor = screen(phone=True)
        visitor.page.add_init_script(f"({WATCH})({selector!r})")
        best = min(best, load(visitor.page, address, selector, NETWORKS[network]), key=lambda each: each[1])
        if best[1] <= MOST_SECONDS:
            break
    size, seconds = best
    print(f"\n{page_name} page: {size / 1000:.0f} kB over the line, ready after {seconds:.2f} s on {network}")
    assert 20_000 < size <= MOST_BYTES
    assert seconds <= MOST_SECONDS
