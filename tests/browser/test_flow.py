"""How a game flows by: who is asked what, at what pace things are shown, what is said of them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

import bivouac
from bivouac.engine.table import Table
from bivouac.games.altered.actions import KEYS
from bivouac.text.cards import card_text
from bivouac.text.fluent import say
from tests.browser import test_altered, test_archibald
from tests.browser.conftest import NewScreen
from tests.browser.house import House
from tests.browser.screen import EAGER, LAZY, Screen, chosen, game_at, play_together, prefers


def test_nobody_among_bots_is_asked_to_react_without_an_answer(house: House, screen: NewScreen) -> None:
    laid = house.lay(game_at(0, first=1), ("human", "bot"))
    host = screen()
    host.page.goto(laid.seats[0])
    play_together([(host, EAGER)], 14)
    asked = [question for each in host.came() if (question := each["parts"].get("question"))]
    mute = [each for each in asked if [option["text"]["en"] for option in each["options"]] == ["Do not react"]]
    assert len(asked) > 14
    assert mute == []
    assert say("en", "choice-altiplano-no-reaction", {}) == "Do not react"


# -- pace --------------------------------------------------------------------------------------------------------------


def ends_a_day(table: Table) -> bool:
    """Seat 0 is about to pass last in an Afternoon, and at Dusk somebody will advance."""
    view = table.view(0)
    is_last = table.seat == 0 and view["active"] == 0 and view["passed"][1]
    return is_last and any(party["due"] for seat in view["seats"] for party in seat["expeditions"]) and view["day"] > 1


@pytest.fixture(scope="module")
def dusk() -> Table:
    return test_altered.position(ends_a_day)


def test_dusk_and_night_are_told_step_by_step(house: House, screen: NewScreen, dusk: Table) -> None:
    """A slow table waits for "Continue": the comparison of each Expedition, Rest; each is a step to look at again."""
    host = screen(pace="slow")
    host.page.goto(house.lay(dusk, ("human", "bot")).seats[0])
    host.lit()
    host.page.locator('[data-option="pass"]').click()
    telling = host.page.locator("[data-telling]")
    heard: list[str] = []
    spots: list[str | None] = []
    while not (heard and "Rest:" in heard[-1]):
        if heard:
            telling.get_by_role("button", name=host.words("web-tell-on")).click()
            expect(telling.locator(".words")).not_to_have_text(heard[-1], use_inner_text=True)
        heard.append(telling.locator(".words").inner_text())
        spot = host.page.locator(".told-of")
        spots.append(spot.get_attribute("data-zone") if spot.count() else None)
    assert "Dusk falls." in heard[0]
    compared = [zone for zone in spots if zone and zone.startswith("expedition/")]
    assert sorted(compared) == sorted(f"expedition/{seat}/{side}" for seat in (0, 1) for side in ("hero", "companion"))
    assert sum("advances to" in each for each in heard) >= 1
    assert any(" to " in each.splitlines()[-1] for each in heard[1:5]), "both sides of the comparison"
    assert "Rest:" in heard[-1]
    telling.get_by_role("button", name=host.words("web-tell-now")).click()
    expect(telling).to_have_count(0)
    host.button("web-steps").click()
    again = host.region("web-steps")
    for _ in range(len(heard) + 3):
        if "Dusk falls." in again.locator(".lines").inner_text():
            break
        again.get_by_role("button", name=host.words("web-step-back")).click()
    assert "Dusk falls." in again.locator(".lines").inner_text()
    assert "Rest:" not in again.locator(".lines").inner_text(), "each is a step of its own"


@pytest.mark.parametrize("pace", ["fast", "instant"])
def test_what_is_told_goes_on_by_itself(house: House, screen: NewScreen, dusk: Table, pace: str) -> None:
    host = screen(pace=pace)
    host.page.goto(house.lay(dusk, ("human", "bot")).seats[0])
    host.lit()
    host.page.evaluate(
        """() => new MutationObserver(() => document.querySelector('[data-telling]') && (window.told = true))
        .observe(document.body, { childList: true, subtree: true })"""
    )
    host.page.locator('[data-option="pass"]').click()
    host.lit()
    assert bool(host.page.evaluate("() => window.told")) is (pace == "fast")


def test_what_another_has_moved_stays_marked_until_the_own_choice(house: House, screen: NewScreen) -> None:
    laid = house.lay(game_at(0, first=1))
    host, guest = screen(), screen()
    host.page.goto(laid.seats[0])
    guest.page.goto(laid.seats[1])
    play_together([(guest, prefers("place", "pass")), (host, prefers("pass"))], 12, lambda: moved(host) > 0)
    play_together([(guest, prefers("pass", "draw/characters"))], 6, lambda: bool(host.glance()["keys"]))
    assert moved(host) > 0
    host.choose(sorted(host.lit())[0])
    expect(host.page.locator(".thing.moved")).to_have_count(0)


def moved(screen: Screen) -> int:
    return screen.page.locator(".thing.moved").count()


def test_a_story_that_a_bot_hears_stays_to_be_read(house: House, screen: NewScreen) -> None:
    """At a slow table until "Continue"."""
    table = test_archibald.position(2, lambda each: each.seat == 1 and "read" in test_archibald.verbs_of(each))
    host = screen(pace="slow")
    host.page.goto(house.lay(table, ("human", "bot")).seats[0])
    telling = host.page.locator("[data-telling]")
    expect(telling).to_be_visible()
    expect(host.page.locator('[data-part="story"]').first).to_be_visible()
    telling.get_by_role("button", name=host.words("web-tell-now")).click()


def choice_that_tells(positions: Iterator[Table], *lines: str) -> tuple[Table, str]:
    """A position and a choice of the second seat by which such a line is told that the first seat may read."""
    for table in positions:
        for option in table.options_of(1) if table.seat == 1 else ():
            after = table.clone()
            after.choose(option)
            if any(told.key in lines for told in after.log(0, "en")[len(table.log(0, "en")) :]):
                return table.clone(), option.key
    raise AssertionError(f"nobody tells {lines}")


def other_games() -> Iterator[Table]:
    for seed in range(40):
        table = bivouac.new("altiplano", seed=seed, first="1")
        while not table.over and len(table.history) < 60:
            yield table
            table.choose(chosen(table, [EAGER, EAGER]))


def told_to(house: House, screen: NewScreen, table: Table, choice: str) -> Screen:
    """A slow reader at the first seat, while the second one chooses."""
    laid = house.lay(table, ("human", "human"))
    host, guest = screen(pace="slow"), screen()
    host.page.goto(laid.seats[0])
    host.page.locator("#choices").wait_for()
    guest.page.goto(laid.seats[1])
    guest.lit()
    guest.choose(choice)
    return host


def test_the_dice_of_another_wait_until_they_are_read(house: House, screen: NewScreen) -> None:
    table, choice = choice_that_tells(test_archibald.positions(2), "hero-rolled", "foes-rolled")
    host = told_to(house, screen, table, choice)
    telling = host.page.locator("[data-telling]")
    expect(telling.get_by_role("button", name=host.words("web-tell-on"))).to_be_visible()
    lines = [line.text for line in table.log(0, "en")]
    assert not any(text in lines for text in telling.locator("p").all_inner_texts()), "it was told just now"


def test_a_card_that_is_revealed_is_seen_and_can_be_read(house: House, screen: NewScreen) -> None:
    table, choice = choice_that_tells(other_games(), "revealed", "turned-card", "showed", "seen-in-hand")
    host = told_to(house, screen, table, choice)
    card = host.page.locator("[data-telling] .cards .card").first
    expect(card).to_be_visible()
    card.click()
    expect(host.page.get_by_role("dialog").filter(has=host.page.locator(".both"))).to_be_visible()


# -- words -------------------------------------------------------------------------------------------------------------


def holds_a_fleeting_word(table: Table) -> bool:
    texts = [card_text("altered", KEYS.index(key), "en") for key in table.view(0)["seats"][0]["hand"]["cards"]]
    return test_altered.is_turn(table) and any("Fleeting" in text for text in texts)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_keyword_is_explained_where_it_stands(house: House, screen: NewScreen, lang: str) -> None:
    """On a card in large by mouse, keys and click; from its clause, in the reader's language."""
    table = test_altered.position(holds_a_fleeting_word, (("yzmir", "ordis"), ("lyra", "ordis"), ("axiom", "ordis")))
    keys = table.view(0)["seats"][0]["hand"]["cards"]
    card = next(key for key in keys if "Fleeting" in card_text("altered", KEYS.index(key), "en"))
    host = screen(lang=lang)
    host.page.goto(house.lay(table, ("human", "bot")).seats[0])
    host.lit()
    host.page.evaluate("(card) => document.querySelector(`[data-card='${card}']`).focus()", card)
    host.page.locator(f'section.hand [data-card="{card}"]').first.click(button="right")
    large = host.page.get_by_role("dialog").filter(has=host.page.locator(".both"))
    word = large.locator('[data-term="fleeting"]').first
    note = large.locator('[data-clause-text="reserve.fleeting"]')
    said = say(lang, "rule-altered--reserve--fleeting", {})
    word.hover()
    expect(note).to_contain_text(said)
    word.click()
    expect(note).to_have_count(0)
    word.evaluate("(each) => each.blur()")
    host.page.keyboard.press("Shift")
    word.focus()
    expect(note).to_contain_text(said)


def test_a_finger_has_a_keyword_explained_in_the_gallery_too(house: House, screen: NewScreen) -> None:
    """Where no table is: a tap shows what the word means, another one puts it away."""
    page = screen(phone=True, lang="fr")
    page.page.goto(f"{house.address}/cards/altered")
    card = next(key for key in KEYS if "Fleeting" in card_text("altered", KEYS.index(key), "en"))
    page.press(page.page.locator(f'li [data-card="{card}"]'))
    large = page.page.get_by_role("dialog").filter(has=page.page.locator(".both"))
    note = large.locator('[data-clause-text="reserve.fleeting"]')
    expect(large.locator("[data-clause]").first).to_be_visible()  # clauses come later, and move what is above them
    page.press(large.locator('[data-term="fleeting"]').first)
    expect(note).to_contain_text(say("fr", "rule-altered--reserve--fleeting", {}))
    page.press(large.locator('[data-term="fleeting"]').first)
    expect(note).to_have_count(0)
    held(page, large.locator('[data-term="fleeting"]').first)
    expect(note).to_be_visible()


def held(screen: Screen, place: Locator) -> None:
    """A finger rests on it for as long as a long press takes."""
    box = place.bounding_box()
    assert box is not None
    client = screen.page.context.new_cdp_session(screen.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    screen.page.wait_for_timeout(900)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("game", "signs"), [("altered", 2), ("altiplano", 5), ("archibald", 8), ("fortune-and-glory", 8)]
)
def test_the_legend_explains_every_sign_and_word(house: House, screen: NewScreen, game: str, signs: int) -> None:
    host = screen(lang="fr")
    host.page.goto(house.lay(bivouac.new(game, seed=1)).seats[0])
    host.button("web-rules").click()
    legend = host.page.locator("[data-legend]")
    legend.locator("summary").click()
    expect(legend.locator("[data-sign]")).to_have_count(signs)
    expect(legend).not_to_contain_text(host.words("web-asking"))
    book = host.page.request.get(f"{house.address}/api/games/{game}/rules").json()["clauses"]
    texts = {clause["id"]: clause["text"]["fr"] for clause in book}
    shown = {
        str(each.get_attribute("data-clause-text")): each.inner_text()
        for each in legend.locator("[data-clause-text]").all()
    }
    assert len(shown) > 8
    for id_, text in shown.items():
        assert texts[id_] in text
    assert legend.locator("dt").count() > 9
    assert not test_altered.grave(host, "[data-legend]")


# -- the end -----------------------------------------------------------------------------------------------------------


def about_to_end() -> Table:
    """Altiplano, a choice before EAGER wins."""
    for seed in range(200):
        table = bivouac.new("altiplano", seed=seed, first="0")
        while len(table.history) < 120 and not table.over:
            before = table.clone()
            table.choose(chosen(table, [EAGER, LAZY]))
        if table.over and table.result is not None and table.result.winners == [0] and before.seat == 0:
            return before
    raise AssertionError("nobody wins")


def test_the_end_is_a_moment(house: House, screen: NewScreen) -> None:
    """Who won and why, how far everybody came, how long it took, what turned it; then what can be done next."""
    table = about_to_end()
    laid = house.lay(table)
    host = screen()
    host.page.goto(laid.seats[0])
    play_together([(host, EAGER)], 2)
    end = host.region("web-end")
    expect(end).to_be_visible()
    expect(end.locator('[data-clause-text="end.two-treasures"]')).to_contain_text("Treasure")
    expect(end.get_by_role("list", name=host.words("web-end-standing")).locator("li").first).to_contain_text(
        "2 Treasures"
    )
    expect(end).to_contain_text(f"The game took {table.view(0)['turn']} turns.")
    treasures = [entry.text for entry in table.log(0, "en") if entry.key == "placed-treasure"]
    expect(end.locator(".points li").filter(has_text=treasures[0])).to_have_count(1)
    expect(end.get_by_role("link", name=host.words("web-replay"))).to_be_visible()
    expect(end.get_by_role("button", name=host.words("web-rematch"))).to_be_visible()
    expect(end.get_by_role("link", name=host.words("web-another-game"))).to_be_visible()
    assert not test_altered.grave(host, "section.end")
    end.get_by_role("button", name=host.words("web-end-fold")).click()
    expect(end.locator(".points")).to_have_count(0)


# -- small things ------------------------------------------------------------------------------------------------------


def test_what_is_small_is_right(house: House, screen: NewScreen, dusk: Table) -> None:
    """The deck list counts what it lists, regions have the numbers of the log, and the last line of the log stays in
    sight when a bar takes room."""
    host = screen(viewport={"width": 1280, "height": 800})
    laid = house.lay(dusk, ("human", "bot"))
    host.page.goto(laid.seats[0])
    host.lit()
    numbers = host.page.locator(".track .number")
    assert numbers.all_inner_texts() == [str(number) for number in range(8)]
    side = dusk.view(0)["seats"][0]
    host.page.locator('button[data-zone="deck/0"]').click()
    title = host.page.get_by_role("dialog").get_by_role("heading").first
    expect(title).to_contain_text(f"{sum(side['list'].values())} cards")
    expect(title).to_contain_text(f"{side['deck']['size']} of them")
    host.page.keyboard.press("Escape")
    host.choose("pass")
    host.lit()
    last = host.page.locator("aside li").last
    expect(last).to_be_in_viewport()
    host.button("web-steps").click()
    host.page.set_viewport_size({"width": 1280, "height": 640})
    host.page.locator(".steps").get_by_role("button", name=host.words("web-step-now")).click()
    expect(host.page.locator("aside li").last).to_be_in_viewport()


def test_a_name_is_never_cut(house: House, screen: NewScreen) -> None:
    host = screen(phone=True)
    host.page.goto(house.lay(test_archibald.position(3, lambda each: each.seat == 0), ("human", "bot", "bot")).seats[0])
    host.page.locator(".who strong").first.wait_for()
    cut = "() => [...document.querySelectorAll('.who strong')].filter((e) => e.scrollWidth > e.clientWidth + 1).length"
    assert host.page.evaluate(cut) == 0


# -- sounds ------------------------------------------------------------------------------------------------------------

HEARD = """
window.heard = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...args) {
  window.heard.push(this.buffer.duration);
  return start.apply(this, args);
};
"""


@pytest.mark.parametrize("is_on", [False, True])
def test_a_table_is_heard_only_if_that_is_wanted(house: House, screen: NewScreen, is_on: bool) -> None:
    """Off by default: the player of sounds is not even fetched."""
    host = screen()
    fetched: list[str] = []
    host.page.on("request", lambda request: fetched.append(request.url))
    host.page.add_init_script(HEARD)
    host.page.goto(house.address)
    host.button("web-settings").click()
    box = host.dialog("web-settings").get_by_role("checkbox", name=host.words("web-set-sounds"))
    expect(box).not_to_be_checked()
    if is_on:
        box.check()
        host.until(lambda: len(host.page.evaluate("window.heard")) == 1)
    host.page.goto(house.lay(game_at(0), ("human", "bot")).seats[0])
    host.play(EAGER, 6)
    host.until(lambda: not is_on or len(set(host.page.evaluate("window.heard"))) > 1)
    assert bool(host.page.evaluate("window.heard")) == is_on
    assert any("ZzFX" in address for address in fetched) == is_on
