"""What a table offers besides choosing: a guide, notices, motion, orders, taking back, ending, trying out."""

import re

import pytest
from playwright.sync_api import Page, expect

from bivouac.engine.table import Table
from bivouac.lessons import course_of
from tests.browser.conftest import NewScreen
from tests.browser.house import House
from tests.browser.screen import EAGER, LAZY, Screen, chosen, game_at
from tools.tutor_seed import follow

# Notices of the system, caught; and a tab that nobody looks at.
NOTICES = """() => {
  window.notices = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title, more) { window.notices.push(title + ': ' + more.body); }
    close() {}
  };
  Object.defineProperty(document, 'visibilityState', { get: () => window.isHidden ? 'hidden' : 'visible' });
}"""
# What flies over the table, caught as it takes off.
FLIGHTS = """() => {
  window.flights = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList?.contains('traveller')) window.flights.push(node.className);
  }).observe(document, { childList: true, subtree: true });
}"""


def sat(house: House, screen: Screen, table: Table, *kinds: str) -> None:
    """At the first seat of a table in this position."""
    screen.page.goto(house.lay(table, kinds or ("human", "bot")).seats[0])
    screen.page.locator("#choices").wait_for()


def menu(screen: Screen, *keys: str) -> None:
    if not screen.drawer("web-menu").count():
        screen.button("web-menu").click()
    for key in keys:
        screen.button(key).click()


# -- for newcomers ---------------------------------------------------------------------------------------------------


def test_the_guided_game_explains_what_matters_now_and_shows_what_it_would_do(house: House, screen: NewScreen) -> None:
    table = screen()
    table.page.goto(house.address)
    table.way("web-guided").click()
    table.lit()
    coach = table.region("web-coach")
    expect(coach.locator("[data-clause]")).to_have_count(1)
    first = coach.get_by_role("heading").inner_text()
    coach.get_by_role("button").last.click()
    expect(coach.get_by_role("heading", name=first)).to_have_count(0)
    while coach.get_by_role("heading").count():
        coach.get_by_role("button").last.click()
    expect(coach).to_be_visible()
    advised = table.page.locator(".advised")
    expect(advised).to_have_count(1)
    advised.click()
    # Who plays on without reading is not held up by what was said before.
    table.lit()
    taught = [part["lessons"] for part in (message["parts"] for message in table.came()) if part.get("lessons")]
    expect(coach.get_by_role("heading")).to_have_text(taught[-1][len(taught[-2])]["title"]["en"])
    table.choose(EAGER(table.lit()))
    table.lit()
    assert table.said("whole")[0]["parts"]["advice"]


def test_by_keyboard_a_lesson_is_put_away_by_enter_and_the_focus_stays_with_the_question(
    house: House, screen: NewScreen
) -> None:
    table = screen()
    table.page.goto(house.address)
    table.way("web-guided").focus()
    table.page.keyboard.press("Enter")
    table.lit()
    coach = table.region("web-coach")
    lessons = coach.get_by_role("heading")
    menu = table.page.locator(".bubble [data-option]:focus")
    expect(lessons).to_be_visible()
    for _ in range(3):
        while lessons.count():
            before = lessons.inner_text()
            table.page.keyboard.press("Enter")
            expect(lessons.filter(has_text=before)).to_have_count(0)
        lit = table.page.locator("#choices [data-option]:focus")
        expect(lit).to_have_count(1)
        asked = len(table.said("ack"))
        table.page.keyboard.press("Enter")
        table.until(lambda asked=asked: len(table.said("ack")) > asked or menu.count() > 0)  # type: ignore[misc]
        if menu.count():
            table.page.keyboard.press("Enter")
        table.until(lambda asked=asked: len(table.said("ack")) > asked)  # type: ignore[misc]
        table.lit()
    assert not table.said("no")


OUTLINES = """() => [...document.querySelectorAll('#choices [data-thing], #choices [data-zone]')]
  .filter((element) => getComputedStyle(element).outlineStyle === 'dashed')
  .map((element) => element.dataset.thing ?? element.dataset.zone)"""


def test_what_a_lesson_speaks_of_is_marked_on_the_board(house: House, screen: NewScreen) -> None:
    table = screen()
    table.page.goto(house.address)
    table.way("web-guided").click()
    table.lit()
    coach = table.region("web-coach")
    coach.get_by_role("button").last.click()  # the second lesson is about drawing
    table.until(lambda: {"pile/exploration", "pile/characters"} <= set(table.page.evaluate(OUTLINES)))
    while coach.get_by_role("heading").count():
        coach.get_by_role("button").last.click()
    table.until(lambda: table.page.evaluate(OUTLINES) == [])


@pytest.mark.parametrize(
    ("game", "title", "marked"),
    [
        ("altered", "Meet in the middle", "track"),
        ("archibald", "Find Archibald", "cell/11-3"),
        ("fortune-and-glory", "Fifteen Fortune, and home", "card/duke-dudley"),
    ],
)
def test_every_guided_game_begins_with_its_goal_marked(
    house: House, screen: NewScreen, game: str, title: str, marked: str
) -> None:
    table = screen()
    table.page.goto(house.address)
    table.way("web-guided", game).click()
    table.lit()
    expect(table.region("web-coach").get_by_role("heading")).to_have_text(title)
    table.until(lambda: marked in table.page.evaluate(OUTLINES))


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)])
def test_whoever_knows_a_game_learns_what_is_new_in_the_advanced_one(
    house: House, screen: NewScreen, lang: str, phone: bool
) -> None:
    course = course_of("fortune-and-glory", "advanced")
    table = screen(phone=phone, lang=lang)
    table.page.goto(f"{house.address}/g/fortune-and-glory")
    way = table.page.get_by_role("button", name=course.title(lang), exact=True)
    if phone:
        way.tap()
    else:
        way.focus()
        table.page.keyboard.press("Enter")
    table.lit()
    played, guide = follow(course)
    [first, *_] = guide.taught(played, 0)[0]
    expect(table.region("web-coach").get_by_role("heading")).to_have_text(first.title(lang))


def test_a_finished_guided_game_opened_elsewhere_shows_its_last_lesson_only(house: House, screen: NewScreen) -> None:
    """All 44 were queued there; and the last one told a reader in a browser to type a command."""
    table, _ = follow(course_of("altiplano"))
    laid = house.lay(table, ("human", "bot"), bot="greedy")
    elsewhere = screen()
    elsewhere.page.goto(laid.seats[0])
    elsewhere.page.locator("#choices").wait_for()
    coach = elsewhere.region("web-coach")
    expect(coach.get_by_role("heading")).to_have_text("Next time: choose your team")
    expect(coach).not_to_contain_text("bivouac")
    coach.get_by_role("button").last.click()
    expect(coach).to_have_count(0)


def test_two_clicks_after_opening_the_page_the_first_move_is_made(house: House, screen: NewScreen) -> None:
    """Well within the 30 seconds that a newcomer has: what is to be done is lit, and said."""
    newcomer = screen()
    newcomer.page.goto(house.address)
    newcomer.way("web-play-bot").click()
    prompt = newcomer.page.locator(".question")
    expect(prompt).not_to_be_empty()
    newcomer.page.locator("[data-option]").first.click()
    newcomer.until(lambda: bool(newcomer.said("ack")))
    assert newcomer.page.evaluate("() => performance.now()") < 30_000


# -- notices, motion, voice ------------------------------------------------------------------------------------------


def test_a_hidden_tab_is_told_when_it_is_asked(house: House, screen: NewScreen) -> None:
    table = game_at(12)
    laid = house.lay(table)
    pages = [screen(), screen()]
    for seat, each in enumerate(pages):
        each.page.add_init_script(f"({NOTICES})()")
        each.page.goto(laid.seats[seat])
        each.page.locator("#choices").wait_for()
    asked, other = (pages[0], pages[1]) if pages[0].glance()["keys"] else (pages[1], pages[0])
    other.page.evaluate("() => { window.isHidden = true }")
    while not other.glance()["keys"]:
        assert other.page.evaluate("() => window.notices") == []
        asked.choose(LAZY(asked.lit()))
        asked.page.wait_for_timeout(100)
    other.page.wait_for_function("() => window.notices.length > 0")
    notice = str(other.page.evaluate("() => window.notices[0]"))
    assert other.glance()["prompt"] in notice
    assert asked.page.evaluate("() => window.notices") == [], "who looks is not told"


def test_a_drawn_card_turns_on_its_way_and_stays_still_for_who_wants_stillness(house: House, screen: NewScreen) -> None:
    for motion in (True, False):
        table = screen(motion=motion)
        table.page.add_init_script(f"({FLIGHTS})()")
        sat(house, table, game_at(0))
        table.choose("draw/exploration")
        table.until(lambda table=table: bool(table.said("ack")))  # type: ignore[misc]
        table.lit()
        assert table.page.evaluate("() => window.flights") == (["traveller turning"] if motion else [])
        expect(table.page.locator(".traveller")).to_have_count(0)


def test_a_screen_reader_hears_what_happens(house: House, screen: NewScreen) -> None:
    table = screen()
    sat(house, table, game_at(0))
    table.choose("draw/exploration")
    voice = table.page.get_by_role("log", name=table.words("web-log"))
    expect(voice).to_have_attribute("aria-live", "polite")
    table.until(lambda: any("log" in message["parts"] for message in table.said("change")))
    line = next(message["parts"]["log"][0] for message in table.said("change") if "log" in message["parts"])
    expect(voice).to_contain_text(line["text"]["en"])
    for thing in table.page.locator(".thing").all():
        assert thing.get_attribute("aria-label")


def test_a_long_press_enlarges_a_card(house: House, screen: NewScreen) -> None:
    table = screen(phone=True)
    sat(house, table, game_at(0))
    card = table.page.locator("section.hand [data-card]").first
    hold(table.page, card.bounding_box())
    sheet = table.page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("heading").first).to_have_text(str(card.get_attribute("aria-label")).split(":")[0])
    assert not table.said("ack"), "nothing was chosen"


def hold(page: Page, box: dict[str, float] | None) -> None:  # type: ignore[type-arg]
    """A finger that stays."""
    assert box is not None
    client = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator("dialog[open]").wait_for()
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# -- around a game ---------------------------------------------------------------------------------------------------


def test_options_and_a_clock_are_chosen_with_the_table(house: House, screen: NewScreen) -> None:
    host = screen()
    host.page.goto(house.address)
    host.way("web-invite").click()
    sheet = host.page.get_by_role("dialog")
    sheet.locator("summary").click()
    sheet.get_by_label(host.words("web-clock-choose")).select_option("5")
    sheet.get_by_role("checkbox").first.check()
    host.button("web-make-table").click()
    host.button("web-invite-done").click()
    info = host.said("whole")[0]["parts"]["info"]
    assert info["clock"] == {"minutes": 5, "increment": 10}
    assert any(value is True for value in info["options"].values())
    expect(host.page.get_by_role("timer")).to_have_count(2)
    menu(host)
    expect(host.drawer("web-menu")).to_contain_text(host.words("web-yes"))


def test_a_choice_that_told_nothing_is_taken_back_at_once(house: House, screen: NewScreen) -> None:
    table = game_at(0)
    while not ("pass" in keys_of(table) and any(key.startswith("play/") for key in keys_of(table))):
        table.choose(chosen(table, [EAGER, LAZY]))
    page = screen()
    sat(house, page, table)
    before = page.lit()
    page.choose("pass")
    drawn = [page.button(key).locator("path").first.get_attribute("d") for key in ("web-steps", "web-undo")]
    assert len(set(drawn)) == 2, "what just happened and taking back look different"
    page.button("web-undo").click()
    page.until(lambda: page.glance()["keys"] == before)


def keys_of(table: Table) -> list[str]:
    return [option.key for option in table.options_of(0)]


def test_a_standing_order_is_kept_and_shown(house: House, screen: NewScreen) -> None:
    table = screen()
    sat(house, table, game_at(12))
    menu(table)
    never = table.page.get_by_role("radio", name=table.words("web-orders-never"))
    never.check()
    table.until(lambda: any(part["parts"].get("reactions") == "never" for part in table.said("change")))
    table.page.reload()
    menu(table)
    expect(never).to_be_checked()


def test_stopping_a_game_is_agreed_to_and_the_table_is_deleted(house: House, screen: NewScreen) -> None:
    laid = house.lay(game_at(12))
    host, guest = screen(), screen(lang="fr")
    for seat, each in enumerate((host, guest)):
        each.page.goto(laid.seats[seat])
        each.page.locator("#choices").wait_for()
    menu(host, "web-abandon")
    guest.button("web-offer-yes").click()
    for each in (host, guest):
        expect(each.region("web-end")).to_be_visible()
    menu(host, "web-delete", "web-delete-yes")
    expect(host.way("web-play-bot")).to_be_visible()
    expect(host.page.get_by_role("link", name=host.words("web-table-review"))).to_have_count(0)
    expect(guest.page.get_by_role("status")).to_have_text(guest.words("server-deleted"))


def test_a_bot_takes_over_from_who_has_left_until_they_come_back(house: House, screen: NewScreen) -> None:
    laid = house.lay(game_at(12))
    host, guest = screen(), screen(lang="fr")
    for seat, each in enumerate((host, guest)):
        each.page.goto(laid.seats[seat])
        each.page.locator("#choices").wait_for()
    guest.page.goto("about:blank")
    expect(host.camp_of(1).get_by_text(host.words("web-seat-away"))).to_be_attached()
    menu(host)
    host.button("web-take-over", bot="greedy").click()
    expect(host.camp_of(1).get_by_text(host.words("web-seat-bot"), exact=True)).to_be_attached()
    host.play(LAZY, 3)
    guest.page.goto(laid.seats[1])
    guest.page.locator("#choices").wait_for()
    expect(host.camp_of(1).get_by_text(host.words("web-seat-here"))).to_be_attached()


def test_a_running_game_is_tried_out_elsewhere_with_what_is_hidden_dealt_anew(house: House, screen: NewScreen) -> None:
    laid = house.lay(game_at(12))
    host = screen()
    host.page.goto(laid.seats[0])
    host.page.locator("#choices").wait_for()
    hand, old = host.hand(), host.page.url
    menu(host, "web-try-out")
    expect(host.page).not_to_have_url(re.compile(re.escape(old)))
    host.lit()
    host.until(lambda: len(host.said("whole")) == 2)
    here, there = (whole["parts"]["view"] for whole in host.said("whole"))
    assert sorted(here["seats"][0]["hand"]["cards"]) == sorted(hand)
    assert there["seats"][1]["camp"] == here["seats"][1]["camp"]
    host.play(LAZY, 2)
    host.page.goto(old)
    host.page.locator("#choices").wait_for()
    assert host.said("whole")[-1]["parts"]["view"] == here, "the game itself has not moved"
