"""Somebody in front of a browser: what is lit, what is clicked, what came over the line, what went wrong."""

import json
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

import bivouac
from bivouac.engine.table import Table
from bivouac.text.fluent import say

# What can be chosen now, by its key; whether the game has ended; whether an own choice is under way.
GLANCE = """() => ({
  keys: [...new Set([...document.querySelectorAll('[data-option]')].flatMap((each) => each.dataset.option.split(' ')))],
  over: document.querySelector('section.end') !== null,
  pending: document.querySelector('.pending') !== null,
  prompt: document.querySelector('.question')?.textContent?.trim() ?? '',
})"""
# What a press on something that offers a choice has led to: nothing yet, a menu that asks, or the choice.
PRESSED = """(key) => {
  if (document.querySelector(`.bubble [data-option="${key}"]`)) return 'asked';
  const isOffered = document.querySelector(`[data-option~="${key}"]`) !== null;
  return document.querySelector('.pending') || !isOffered ? 'chosen' : '';
}"""
AT_THE_GAME = ("web-invite", "web-one-screen")  # ways to sit down that a tile of the start page has no room for
PATIENCE = 45.0  # seconds, for what takes one on a machine that has nothing else to do
Wish = Callable[[Sequence[str]], str]


class Screen:
    """`faults` are errors of the page (uncaught, logged, or against the content security policy).

    What is on the page is called by the keys of its messages, so that a test reads the same in both languages."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.lang = lang
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        self.heard: list[str] = []
        self.read: list[dict[str, Any]] = []  # what was heard, parsed as far as somebody has asked for it
        self.sockets = 0
        page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def forgive(self, pattern: str) -> None:
        """Errors that belong to the test: a browser complains loudly about a line that is cut."""
        self.forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        return [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self.forgiven)]

    def messages(self) -> list[dict[str, Any]]:
        """Everything that came over the sockets."""
        self.read += [json.loads(frame) for frame in self.heard[len(self.read) :]]
        return self.read

    def said(self, kind: str) -> list[dict[str, Any]]:
        """Messages of one kind that came over the sockets; a choice may be acknowledged by a change."""
        return [message for message in self.messages() if message["type"] == kind or kind in message]

    # -- in step ---------------------------------------------------------------------------------------------------

    def came(self) -> list[dict[str, Any]]:
        """What the server has told of the table, in order."""
        return [message for message in self.messages() if message["type"] in ("whole", "change")]

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for something that this screen is told."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, "what was waited for has not come"
            self.page.wait_for_timeout(10)

    def catch_up(self, view: dict[str, Any]) -> None:
        """Wait until this view has come, and until everything that has come is shown."""

        def has_come() -> bool:
            views = [message["parts"]["view"] for message in self.came() if "view" in message["parts"]]
            return views[-1:] == [view] and self.is_shown()

        self.until(has_come)

    def is_shown(self) -> bool:
        """Whether everything that has come is on the page."""
        return self.page.locator("#choices").get_attribute("data-shown") == str(self.came()[-1]["n"])

    # -- looking -----------------------------------------------------------------------------------------------------

    def glance(self) -> dict[str, Any]:
        return dict(self.page.evaluate(GLANCE))

    def lit(self) -> list[str]:
        """The keys of everything that is lit, once something is."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            seen = self.glance()
            if seen["keys"] and not seen["pending"]:
                return list(seen["keys"])
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing is lit: {self.glance()}")

    def hand(self) -> list[str]:
        """In one look: a hand may change between two."""
        cards = self.page.locator("section.hand [data-card]")
        return [str(key) for key in cards.evaluate_all("cards => cards.map((card) => card.dataset.card)")]

    def words(self, key: str, **args: str | int) -> str:
        """A message in the language of this screen."""
        return say(self.lang, key, args)

    def player(self, seat: int) -> str:
        return self.words("player", n=seat + 1)

    def button(self, key: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **args), exact=True)

    def way(self, key: str, game: str = "altiplano") -> Locator:
        """A way to sit down at a game: on its tile of the start page, or on its own page, to which that tile leads."""
        entry = self.page.locator(f'article[data-game="{game}"]')
        if key in AT_THE_GAME and "/g/" not in self.page.url:
            self.press(entry.get_by_role("heading").get_by_role("link"))
            self.page.wait_for_url(f"**/g/{game}")
        return entry.get_by_role("button", name=self.words(key), exact=True)

    def region(self, key: str, **args: str | int) -> Locator:
        return self.page.get_by_role("region", name=self.words(key, **args), exact=True)

    def drawer(self, key: str) -> Locator:
        return self.page.get_by_role("complementary", name=self.words(key), exact=True)

    def dialog(self, key: str, **args: str | int) -> Locator:
        return self.page.get_by_role("dialog", name=self.words(key, **args), exact=True)

    def camp_of(self, seat: int) -> Locator:
        """The Camp of another seat than the own."""
        return self.region("web-camp-of", player=self.player(seat))

    # -- doing -------------------------------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Press what offers this choice, and then its menu, if it asks with one: where a thing offers several, where a
        finger touches a card, before what cannot be taken back. A menu is fetched when it is first wanted."""
        answers = len(self.said("ack"))
        self.press(self.page.locator(f'[data-option~="{key}"]').first)
        led_to = ""

        def has_led_to_something() -> bool:
            nonlocal led_to
            led_to = str(self.page.evaluate(PRESSED, key))
            return led_to != "" or len(self.said("ack")) > answers

        self.until(has_led_to_something)
        if led_to == "asked":
            self.press(self.page.locator(f'.bubble [data-option="{key}"]'))

    def press(self, thing: Locator) -> None:
        thing.click()

    def play(self, wish: Wish, choices: int) -> None:
        """So many choices of one's own, where nobody else is waited for longer than a moment."""
        for _ in range(choices):
            self.choose(wish(self.lit()))


class Shared(Screen):
    """Several seats at one screen: whoever is covered is uncovered as a screen reader does it."""

    covers = 0

    def glance(self) -> dict[str, Any]:
        eye = self.page.locator("button.eye")
        if eye.count():
            assert not self.page.locator("[data-thing]").count(), "nothing of the table while it is covered"
            eye.evaluate("(each) => each.click()")
            self.covers += 1
        return super().glance()


class Phone(Screen):
    def press(self, thing: Locator) -> None:
        thing.tap()


def prefers(*verbs: str) -> Wish:
    """The first choice whose key begins with the first of these verbs that is lit; else the first of all."""

    def wish(keys: Sequence[str]) -> str:
        for verb in verbs:
            for key in sorted(keys):
                if key == verb or key.startswith(verb + "/"):
                    return key
        return sorted(keys)[0]

    return wish


# One who wants to win, and one who lets it happen: by random play such a game takes about 80 choices.
EAGER = prefers("place", "play", "act", "draw/exploration", "react")
LAZY = prefers("pass", "draw/characters")


def chosen(table: Table, wishes: Sequence[Wish]) -> str:
    """What the seat that is asked wishes to choose."""
    seat = table.seat
    assert seat is not None
    return wishes[seat]([option.key for option in table.options_of(seat)])


def game_at(choices: int, first: int = 0, seed: int = 5) -> Table:
    """Altiplano after so many choices of EAGER and LAZY; at 0 the first seat is about to draw."""
    table = bivouac.new("altiplano", seed=seed, first=str(first))
    while len(table.history) < choices:
        table.choose(chosen(table, [EAGER, LAZY]))
    return table


def short_game(most: int, verbs: int) -> Table:
    """A deal of Altiplano with which EAGER wins against LAZY within so many choices, of so many kinds."""
    for seed in range(10_000):
        table = bivouac.new("altiplano", seed=seed)
        table.be_patient(range(2))
        kinds: set[str] = set()
        for _ in range(most):
            key = chosen(table, [EAGER, LAZY])
            kinds.add(key.split("/")[0])
            table.choose(key)
            if table.over:
                break
        if table.over and len(kinds) >= verbs:
            return bivouac.new("altiplano", seed=seed)
    raise AssertionError("no game is so short")


def play_together(screens: Sequence[tuple[Screen, Wish]], most: int, until: Callable[[], bool] | None = None) -> int:
    """Everybody clicks what is lit for them, until the game is over or `until` says so; returns the clicks."""
    clicks = 0
    quiet_since = time.monotonic()
    while clicks < most and not (until is not None and until()):
        glances = [screen.glance() for screen, _ in screens]
        if all(glance["over"] for glance in glances):
            break
        for (screen, wish), glance in zip(screens, glances, strict=True):
            if glance["keys"] and not glance["pending"]:
                screen.choose(wish(glance["keys"]))
                clicks += 1
                quiet_since = time.monotonic()
                break
        else:
            assert time.monotonic() - quiet_since < PATIENCE, f"nobody can do anything: {glances}"
            screens[0][0].page.wait_for_timeout(15)
    return clicks
