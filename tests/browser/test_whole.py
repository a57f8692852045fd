"""A whole game of each, in both languages, by each way in which a page can be handled."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from bivouac.engine.table import Table
from tests.browser import test_altered, test_archibald, test_fortune_and_glory
from tests.browser.conftest import NewScreen
from tests.browser.house import House
from tests.browser.screen import EAGER, LAZY, Phone, Screen, Wish, play_together, short_game
from tests.browser.test_reach import walk_to

pytestmark = pytest.mark.full


class Typist(Screen):
    """By keyboard alone: what has the focus is walked to, and can be seen to have it all the way."""

    def press(self, thing: Locator) -> None:
        if not thing.evaluate("(each) => each === document.activeElement"):
            walk_to(self, thing, most=120)
        self.page.keyboard.press("Enter")


# Of a map a phone shows a part.
IS_BEYOND = """(each) => {
  const box = each.getBoundingClientRect();
  const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return each.closest('[data-zooms]') !== null && !each.contains(met);
}"""


class Finger(Phone):
    """By touch: what the map does not show just now is taken from the list of all choices."""

    def press(self, thing: Locator) -> None:
        if thing.evaluate(IS_BEYOND):
            listed = self.page.locator(f'.answers [data-option="{thing.get_attribute("data-option")}"]')
            if not listed.count():
                super().press(self.page.locator(".answers button[aria-expanded=false]"))
            thing = listed
        super().press(thing)


class Deal(NamedTuple):
    """A short game that the first seat wins, or whoever it is; how the two play it, and in how many choices."""

    made: Callable[[], Table]
    wishes: tuple[Wish, Wish]
    most: int


DEALS = {
    "altiplano": Deal(cache(lambda: short_game(most=50, verbs=7)), (EAGER, LAZY), 60),
    "altered": Deal(
        cache(lambda: test_altered.short_game("axiom", "ordis", most=34, verbs=8)),
        (test_altered.busy, test_altered.idle),
        50,
    ),
    "archibald": Deal(
        cache(lambda: test_archibald.short_game(2, test_archibald.straight_on, most=70, verbs=11)),
        (test_archibald.straight_on, test_archibald.straight_on),
        80,
    ),
    # Two rounds: a game to 15 Fortune takes some hundred choices.
    "fortune-and-glory": Deal(
        cache(lambda: test_fortune_and_glory.short_game(rounds=2, most=40, verbs=10)),
        (test_fortune_and_glory.onward, test_fortune_and_glory.onward),
        60,
    ),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])
@pytest.mark.parametrize("game", DEALS)
def test_a_whole_game_is_played_by_mouse_by_touch_and_by_keyboard(
    house: House, screen: NewScreen, game: str, way: str, lang: str
) -> None:
    """The other seat plays by mouse, in the other language."""
    deal = DEALS[game]
    laid = house.lay(deal.made().clone())
    host = screen(phone=way == "touch", lang=lang)
    if way != "mouse":
        host = (Typist if way == "keyboard" else Finger)(host.page, lang)
    guest = screen(lang="fr" if lang == "en" else "en")
    for seat, each in enumerate((host, guest)):
        each.page.goto(laid.seats[seat])
    play_together([(host, deal.wishes[0]), (guest, deal.wishes[1])], most=deal.most)
    for each in (host, guest):
        expect(each.region("web-end")).to_be_visible()
        expect(each.region("web-end").locator('[data-clause^="end."]').first).to_be_visible()
        assert not each.glance()["keys"]
        assert not each.said("no"), "what was lit was legal"
    ends = [each.came()[-1]["parts"]["ended"]["winners"] for each in (host, guest)]
    assert ends[0] == ends[1]
