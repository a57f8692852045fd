"""Everybody can play: in both languages, on a phone, by keyboard alone; and nothing on the table is mute."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewScreen, Two
from tests.browser.house import House
from tests.browser.screen import EAGER, Screen, game_at

SMALLEST_TARGET = 44
SMALLEST_TEXT = 16
# Everything that can be pressed and is in sight, with its size; a link inside a sentence is as high as its line.
TARGETS = """() => [...document.querySelectorAll('button, a, input:not([type=file]), select, summary')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .filter((each) => !each.closest('.visually-hidden, .skip') && !each.matches('p a, p button'))
  .map((each) => (each.matches('input[type=radio], input[type=checkbox]') ? each.closest('label') : each))
  .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1)
  .map(([name, box]) => [name, Math.round(Math.min(box.width, box.height))])"""
# The sizes of text that is read, not of the small print on the face of a card, which a tap enlarges.
TEXTS = """() => [...document.querySelectorAll('p, li, h1, h2, button.button, label, dd, input')]
  .filter((each) => each.checkVisibility() && !each.closest('.visually-hidden, .thing, .stock, [aria-hidden=true]'))
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .map((each) => [each.outerHTML.slice(0, 90), Math.round(parseFloat(getComputedStyle(each).fontSize))])"""

# What has been scrolled though it shows no bar to scroll it back with.
SCROLLED = """() => [...document.querySelectorAll('*')]
  .filter((each) => each.scrollTop > 0 && !/auto|scroll/.test(getComputedStyle(each).overflowY))
  .map((each) => [each.outerHTML.slice(0, 90), each.scrollTop])"""


@pytest.fixture
def against_bot(house: House, screen: NewScreen) -> Screen:
    """About to draw: the piles are lit, the hand is not."""
    table = screen()
    table.page.goto(house.lay(game_at(0), ["human", "bot"]).seats[0])
    table.lit()
    return table


def sit_down(table: Screen, house: House) -> None:
    table.page.goto(house.address)
    table.press(table.way("web-play-bot"))
    table.lit()


# -- one click -------------------------------------------------------------------------------------------------------


def test_one_click_leads_to_a_table_where_something_is_lit(house: House, screen: NewScreen) -> None:
    table = screen()
    sit_down(table, house)
    assert "/t/" in table.page.url
    table.play(EAGER, 6)
    assert not table.said("no")
    table.page.goto(house.address)
    table.page.get_by_role("link", name=table.words("web-table-go-on")).first.click()
    assert table.lit(), "the table is found again from the start page"


def test_what_has_the_focus_does_not_push_the_table_out_of_sight(against_bot: Screen) -> None:
    """A long log ends far below: only the log scrolls, by whatever way one gets there."""
    page = against_bot.page
    while page.locator("aside li").count() < 40:
        against_bot.choose(EAGER(against_bot.lit()))
    lines = page.locator("aside li button")
    for line in (lines.first, lines.nth(20), lines.last):
        line.evaluate("(each) => { each.focus(); each.scrollIntoView(); }")
        for hidden in page.locator("aside li .visually-hidden").all()[-2:]:
            hidden.evaluate("(each) => each.scrollIntoView()")
        assert page.evaluate(SCROLLED) == []
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert page.evaluate(SCROLLED) == []


# -- languages -------------------------------------------------------------------------------------------------------


def test_the_language_changes_at_once_at_the_table(two: Two) -> None:
    host, guest = two(first="en", second="fr")
    lines = host.page.locator("aside li").all_inner_texts()
    prompts = {screen: screen.glance()["prompt"] for screen in (host, guest)}
    asked = host.glance()["keys"]
    host.button("web-switch-language").click()
    expect(host.page.locator("html")).to_have_attribute("lang", "fr")
    host.lang = "fr"
    assert host.camp_of(1).is_visible()
    assert host.glance()["keys"] == asked
    assert host.glance()["prompt"] != prompts[host]
    french = host.page.locator("aside li").all_inner_texts()
    assert len(french) == len(lines)
    assert all(one != other for one, other in zip(lines, french, strict=True))
    assert guest.glance()["prompt"] == prompts[guest], "each in the own language"
    assert host.sockets == 1, "nothing was asked of the server"
    host.page.reload()
    expect(host.page.locator("html")).to_have_attribute("lang", "fr")
    expect(host.camp_of(1)).to_be_visible()


# -- why and where it is written -------------------------------------------------------------------------------------


def test_an_unlit_thing_says_why_with_its_clause(against_bot: Screen) -> None:
    table = against_bot
    unlit = table.page.locator("section.hand .thing:not([data-option])").first
    name = unlit.get_attribute("aria-label")
    unlit.click()
    bubble = table.page.get_by_role("dialog", name=name, exact=True)
    reason = bubble.locator(".why")
    expect(reason).to_contain_text(table.words("web-why-not"))
    assert len(reason.inner_text()) > len(table.words("web-why-not")) + 15
    clause = reason.locator("[data-clause]")
    id_ = str(clause.get_attribute("data-clause"))
    assert re.fullmatch(r"[a-z0-9]+\.[a-z0-9-]+", id_)
    clause.click()
    entry = table.drawer("web-rules").locator(f'[data-clause-id="{id_}"]')
    expect(entry).to_be_in_viewport()
    expect(entry).to_be_focused()
    assert table.glance()["keys"], "asking has chosen nothing"


def test_every_line_of_the_log_opens_its_clause(against_bot: Screen) -> None:
    table = against_bot
    table.play(EAGER, 3)
    marks = table.drawer("web-log").locator("li button[aria-expanded]")
    assert marks.count() >= 3
    for place in {0, marks.count() // 2, marks.count() - 1}:
        mark = marks.nth(place)
        id_ = str(mark.get_attribute("data-clause"))
        mark.click()
        clause = table.drawer("web-log").locator(f'[data-clause-text="{id_}"]')
        expect(clause).not_to_contain_text(table.words("web-asking"))
        assert len(clause.inner_text()) > len(id_) + 10, "the clause itself, in the reader's language"
        clause.locator("[data-clause]").click()
        entry = table.drawer("web-rules").locator(f'[data-clause-id="{id_}"]')
        expect(entry).to_be_in_viewport()
        assert len(entry.inner_text()) > len(id_)
        table.button("web-log").click()


def drag_to_hand(table: Screen) -> None:
    table.page.locator('[data-option~="draw/exploration"]').hover()
    table.page.mouse.down()
    hand = table.page.locator("section.hand").bounding_box()
    assert hand is not None
    table.page.mouse.move(hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2, steps=15)
    table.page.mouse.up()


def test_a_card_is_dragged_and_a_hovered_card_is_enlarged(house: House, screen: NewScreen) -> None:
    table = screen(motion=True)
    table.page.goto(house.lay(game_at(0), ["human", "bot"]).seats[0])
    table.lit()
    before = len(table.hand())
    drag_to_hand(table)
    expect(table.page.locator("section.hand [data-card]")).to_have_count(before + 1)
    table.page.locator("section.hand [data-card]").first.hover()
    expect(table.page.locator(".peek")).to_be_visible()


# -- keyboard --------------------------------------------------------------------------------------------------------


def walk_to(table: Screen, wanted: Locator, most: int = 60) -> None:
    """Tab until this has the focus, which must be visible all the way."""
    for _ in range(most):
        table.page.keyboard.press("Tab")
        focused = table.page.locator(":focus-visible")
        if focused.count() == 0 and table.page.evaluate("() => document.activeElement === document.body"):
            continue  # past the last one: the browser's own bar is next, then the page again
        outline = focused.evaluate("(each) => [getComputedStyle(each).outlineStyle, getComputedStyle(each).boxShadow]")
        assert outline[0] != "none" or outline[1] != "none", focused.evaluate("(each) => each.outerHTML.slice(0, 200)")
        if wanted.evaluate("(each) => each === document.activeElement"):
            return
    raise AssertionError("the keyboard does not get there")


def test_keyboard_alone_from_the_start_page_to_several_choices(house: House, screen: NewScreen) -> None:
    table = screen()
    table.page.goto(house.address)
    walk_to(table, table.way("web-play-bot"))
    table.page.keyboard.press("Enter")
    for _ in range(5):
        keys = table.lit()
        key = EAGER(keys)
        walk_to(table, table.page.locator(f'[data-option~="{key}"]').first, most=90)
        # Not the log: what is only half said (a card whose target is still to be chosen) has no line yet.
        shown = table.page.locator("#choices").get_attribute("data-shown")
        table.page.keyboard.press("Enter")
        menu = table.page.locator(f'.bubble [data-option="{key}"]')
        later = table.page.locator(f'#choices:not([data-shown="{shown}"])')
        expect(menu.or_(later).first).to_be_visible()
        if menu.count():
            expect(table.page.locator(".bubble [data-option]").first).to_be_focused()
            if not menu.evaluate("(each) => each === document.activeElement"):
                walk_to(table, menu)
            table.page.keyboard.press("Enter")
        expect(later).to_be_visible()
    table.page.locator("body").evaluate("() => document.activeElement.blur()")
    skip = table.page.get_by_role("link", name=table.words("web-skip"))
    skip.focus()
    table.lit()
    table.page.keyboard.press("Enter")
    expect(table.page.locator("[data-option]:focus")).to_have_count(1)
    assert not table.said("no")


# -- phone -----------------------------------------------------------------------------------------------------------


def fits_a_phone(table: Screen) -> None:
    width = table.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "the page does not scroll sideways"
    small = [target for target in table.page.evaluate(TARGETS) if target[1] < SMALLEST_TARGET]
    assert not small
    tiny = [text for text in table.page.evaluate(TEXTS) if text[1] < SMALLEST_TEXT]
    assert not tiny


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.full), "fr"])
def test_a_phone_plays_by_tapping(house: House, screen: NewScreen, lang: str) -> None:
    table = screen(phone=True, lang=lang)
    table.page.goto(house.address)
    table.way("web-play-bot").wait_for()
    fits_a_phone(table)
    table.press(table.way("web-play-bot"))
    table.lit()
    fits_a_phone(table)
    table.play(EAGER, 8)
    fits_a_phone(table)
    assert not table.said("no")
    for tool in ("web-log", "web-rules", "web-menu"):
        table.press(table.button(tool))
        drawer = table.drawer(tool)
        expect(drawer).to_be_visible()
        fits_a_phone(table)
        table.press(drawer.get_by_role("button", name=table.words("web-close"), exact=True))
        expect(drawer).to_have_count(0)
    expect(table.region("web-prompt")).to_be_in_viewport()
