"""axe finds nothing serious on any page, in light and dark, on desktop and phone; the policy forbids what it should."""

import itertools
import random
import urllib.request
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Route, expect

import bivouac
from tests.browser.conftest import NewScreen
from tests.browser.house import House
from tests.browser.screen import EAGER, LAZY, Screen, chosen, game_at
from tests.flavours import LINES, LONG

GRAVE = ("serious", "critical")
# Every day each colour and each size once; the full tier has them all.
EVERY_DAY = [("light", "desktop"), ("dark", "phone")]
DRESSES = [
    *EVERY_DAY,
    pytest.param(("light", "phone"), marks=pytest.mark.full),
    pytest.param(("dark", "desktop"), marks=pytest.mark.full),
]


# What is still fading in has no contrast of its own yet; whatever glows for ever is judged as it is.
AT_REST = """() => document.getAnimations().every(
  (each) => each.playState !== "running" || each.effect.getComputedTiming().iterations === Infinity
)"""


# Of a map a phone shows a part: what lies beyond is no target.
FIRST_IN_SIGHT = """(all) => all.findIndex((each) => {
  const box = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
})"""


def grave(screen: Screen, within: str = "html") -> list[str]:
    """What axe calls serious or worse, with the first thing that has it, once everything has come to rest."""
    screen.page.wait_for_function(AT_REST)
    found = Axe().run(screen.page, context=within).response["violations"]
    return [
        f"{each['id']}: {each['nodes'][0]['target']} {each['nodes'][0]['failureSummary']} ({len(each['nodes'])} in all)"
        for each in found
        if each["impact"] in GRAVE
    ]


@pytest.fixture(params=DRESSES, ids="-".join)
def dressed(request: pytest.FixtureRequest, screen: NewScreen) -> Screen:
    scheme, size = request.param
    return screen(phone=size == "phone", color_scheme=scheme, lang="fr" if scheme == "dark" else "en")


def test_pages_to_read_are_accessible(dressed: Screen, house: House) -> None:
    pages: dict[str, Locator] = {
        "/": dressed.way("web-play-bot"),
        "/library": dressed.page.locator("main li[data-game]").first,
        "/rules/altiplano": dressed.page.locator("[data-clause-id]").first,
        "/cards/altiplano": dressed.page.locator("[data-card]").first,
        house.lay(game_at(0)).seats[1].removeprefix(house.address).replace("/t/", "/i/"): dressed.page.get_by_label(
            dressed.words("web-name-ask")
        ),
        "/nowhere/at/all": dressed.page.get_by_role("link", name=dressed.words("web-home")),
        "/t/nothing": dressed.page.get_by_text(dressed.words("web-no-secret")),
    }
    for address, sign in pages.items():
        dressed.page.goto(house.address + address)
        expect(sign).to_be_visible()
        assert not grave(dressed), address
        if address == "/":
            dressed.press(dressed.way("web-invite"))
            dressed.press(dressed.page.locator("summary"))
            assert not grave(dressed), "new table"
        if address == "/cards/altiplano":
            dressed.press(dressed.page.locator("[data-card]").first)
            expect(dressed.page.locator("dialog[open]")).to_be_visible()
            assert not grave(dressed, "dialog[open]"), "a card in large"


# Every game in one of the two daily dresses, the dresses in turn.
PAGES = [
    pytest.param(dress, game, marks=[] if dress == EVERY_DAY[place % 2] else pytest.mark.full)
    for dress in itertools.product(("light", "dark"), ("desktop", "phone"))
    for place, game in enumerate(bivouac.games())
]
BY_DRESS_AND_GAME: dict[str, Any] = {
    "argnames": ("dressed", "game"),
    "indirect": ["dressed"],
    "ids": lambda value: value if isinstance(value, str) else "-".join(value),
}


@pytest.mark.parametrize(argvalues=PAGES, **BY_DRESS_AND_GAME)
def test_pages_of_a_game_are_accessible(dressed: Screen, house: House, game: str) -> None:
    dressed.page.goto(f"{house.address}/g/{game}")
    expect(dressed.way("web-set-up", game)).to_be_visible()
    assert not grave(dressed), "its page"
    if game == "altiplano":
        return  # whose cards are looked at above, all of them
    dressed.page.goto(f"{house.address}/cards/{game}")
    expect(dressed.page.locator("[data-card]").first).to_be_visible()
    # Some are enough: axe takes long over hundreds.
    assert not grave(dressed, "main li:nth-child(6n)"), "its cards"


def test_the_rulebook_tells_two_kinds_of_ruling_apart(dressed: Screen, house: House) -> None:
    dressed.page.goto(f"{house.address}/rules/altered#end.check")
    against = dressed.page.locator('[data-clause-id="end.check"]')
    expect(against.locator(".ruling")).to_have_text(dressed.words("web-ruling-against"))
    expect(against).to_contain_text("victory=at-once")
    silent = dressed.page.locator('[data-clause-id="end.cap"]')
    expect(silent.locator(".ruling")).to_have_text(dressed.words("web-ruling-silent"))
    expect(silent.locator("dd")).to_have_count(1)
    expect(dressed.page.locator('[data-clause-id="end.meet"] .ruling')).to_have_count(0)
    assert not grave(dressed, '[data-clause-id="end.check"]')


def test_a_flavour_stands_on_the_card_and_beside_it_in_large(dressed: Screen, house: House) -> None:
    def flavoured(route: Route) -> None:
        cards = route.fetch().json()
        for card in cards:
            card["flavour"] = LINES if card["key"] == "storm" else LONG
        route.fulfill(json=cards)

    dressed.page.route("**/api/games/altiplano/cards", flavoured)
    dressed.page.goto(f"{house.address}/cards/altiplano")
    storm = dressed.page.locator('[data-card="storm"]')
    line = LINES[dressed.lang]
    expect(storm.locator(".flavour")).to_have_text(line)
    # A long text has no room for a flavour beside it, and keeps its size.
    expect(dressed.page.locator('[data-card="huayna"] .flavour')).to_have_count(0)
    assert not grave(dressed, '[data-card="storm"]')
    dressed.press(storm)
    expect(dressed.page.locator("dialog[open] .words .flavour")).to_have_text(line)
    assert not grave(dressed, "dialog[open]")


def test_the_table_and_its_drawers_are_accessible(dressed: Screen, house: House) -> None:
    game = game_at(12)  # by now there is something in both camps
    while "draw/exploration" not in [option.key for option in game.options_of(0)]:
        game.choose(chosen(game, [EAGER, LAZY]))
    dressed.page.goto(house.lay(game, ["human", "bot"]).seats[0])
    dressed.lit()
    assert not grave(dressed), "table"
    for tool, key in (("web-log", {}), ("web-rules", {}), ("web-chat-tool", {"n": 0}), ("web-menu", {})):
        if not dressed.drawer(tool.removesuffix("-tool")).count():  # the log is open already on a wide screen
            dressed.press(dressed.button(tool, **key))
        drawer = dressed.drawer(tool.removesuffix("-tool"))
        expect(drawer).to_be_visible()
        assert not grave(dressed, "aside"), tool
        dressed.press(drawer.get_by_role("button", name=dressed.words("web-close"), exact=True))
        expect(drawer).to_have_count(0)
    dressed.press(dressed.page.locator("section.hand .thing").first)
    expect(dressed.page.locator(".bubble")).to_be_visible()
    assert not grave(dressed, ".bubble"), "what a thing says"
    dressed.page.keyboard.press("Escape")
    dressed.press(dressed.button("web-menu"))
    dressed.press(dressed.button("web-concede"))
    dressed.press(dressed.button("web-concede-yes"))
    expect(dressed.region("web-end")).to_be_visible()
    dressed.press(dressed.drawer("web-menu").get_by_role("button", name=dressed.words("web-close"), exact=True))
    assert not grave(dressed, ".page"), "the end"
    dressed.press(dressed.region("web-end").get_by_role("link", name=dressed.words("web-replay")))
    expect(dressed.page.get_by_role("slider")).to_be_visible()
    assert not grave(dressed), "replay"


# The games with a board of their own are looked at in the other of the two daily dresses where their boards are tested.
OFTEN = {"altered": [("light", "desktop")], "archibald": [("dark", "phone")]}
TABLES = [
    pytest.param(dress, game, marks=[] if dress in OFTEN.get(game, EVERY_DAY) else pytest.mark.full)
    for dress in itertools.product(("light", "dark"), ("desktop", "phone"))
    for game in bivouac.games()
    if game != "altiplano"
]


@pytest.mark.parametrize(argvalues=TABLES, **BY_DRESS_AND_GAME)
def test_the_table_of_every_other_game_is_accessible_too(dressed: Screen, house: House, game: str) -> None:
    table = bivouac.new(game, seed=3)
    chance = random.Random(3)
    while not table.over and len(table.history) < 40:
        table.choose(chance.choice(table.option_ids))
    laid = house.lay(table, ["human"] * table.seats)
    dressed.page.goto(laid.seats[table.seat or 0])
    dressed.lit()
    assert not grave(dressed), "table"
    things = dressed.page.locator(".thing:not([data-option])")
    if things.count():
        dressed.press(things.nth(max(0, things.evaluate_all(FIRST_IN_SIGHT))))
        expect(dressed.page.locator(".bubble")).to_be_visible()
        assert not grave(dressed, ".bubble"), "what a thing says"


def test_the_cover_between_seats_is_accessible(dressed: Screen, house: House) -> None:
    dressed.page.goto(house.address)
    dressed.press(dressed.way("web-one-screen"))
    expect(dressed.page.locator("button.eye")).to_be_visible()
    assert not grave(dressed)


def test_the_content_security_policy_holds(house: House, screen: NewScreen) -> None:
    """No script or style of the page's own making, nothing from elsewhere: a violation would be seen."""
    table = screen()
    table.page.goto(house.address)
    table.way("web-play-bot").wait_for()
    with urllib.request.urlopen(house.address) as answer:
        policy = str(answer.headers["Content-Security-Policy"])
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    table.forgive("Content Security Policy")
    assert not table.faults
    table.page.evaluate(
        """() => {
          const script = document.createElement('script');
          script.textContent = 'window.wasRun = true';
          document.body.append(script);
        }"""
    )
    assert table.page.evaluate("() => window.wasRun") is None
    assert any("Content Security Policy" in fault for fault in table.faults)
