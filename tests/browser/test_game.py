"""Two browsers at one table: invited by link, a whole game by clicking, and what people do besides choosing."""

import json
import re

import pytest
from playwright.sync_api import expect

import bivouac
from tests.browser.conftest import NewScreen, Two
from tests.browser.house import House
from tests.browser.screen import EAGER, LAZY, Screen, play_together, short_game


def test_a_friend_opens_the_link_and_is_seated(two: Two) -> None:
    host, guest = two()
    assert re.search(r"/t/[\w-]+#[\w-]{22}$", guest.page.url), "the secret of 128 bits stands in the fragment"
    assert host.page.url != guest.page.url
    expect(host.camp_of(1).get_by_text(host.words("web-seat-here"))).to_be_attached()
    guest.page.close()
    expect(host.camp_of(1).get_by_text(host.words("web-seat-away"))).to_be_attached()


def test_a_whole_game_by_clicking(house: House, screen: NewScreen) -> None:
    """A short one, with a deal that was looked for; any other is played in the full tier."""
    laid = house.lay(short_game(most=50, verbs=7))
    host, guest = screen(), screen()
    for seat, each in enumerate((host, guest)):
        each.page.goto(laid.seats[seat])
    assert play_together([(host, EAGER), (guest, LAZY)], most=51) <= 50
    check_end(host, guest)


@pytest.mark.full
def test_a_game_with_any_deal_after_an_invitation(two: Two) -> None:
    host, guest = two(second="en")
    clicks = play_together([(host, EAGER), (guest, LAZY)], most=800)
    print(f"\na game of {clicks} clicks")
    check_end(host, guest)


def check_end(host: Screen, guest: Screen) -> None:
    for screen in (host, guest):
        end = screen.region("web-end")
        expect(end).to_be_visible()
        expect(end.get_by_role("button", name=re.compile("end.two-treasures"))).to_be_visible()
        assert not screen.glance()["keys"]
        assert not screen.said("no"), "what was lit was legal"
    assert host.region("web-end").inner_text() != guest.region("web-end").inner_text()
    with host.page.expect_download() as download:
        host.button("web-record").click()
    record = json.loads(download.value.path().read_text("utf-8"))
    replayed = bivouac.replay(record)
    assert replayed.over
    assert replayed.result is not None
    assert replayed.result.winners == host.said("change")[-1]["parts"]["ended"]["winners"]


def test_taking_back_is_asked_of_the_other(two: Two) -> None:
    """A drawn card was seen, so taking it back is not free."""
    host, guest = two()
    active, other = (host, guest) if host.glance()["keys"] else (guest, host)
    before = active.hand()
    active.choose("draw/exploration")
    expect(active.page.locator("section.hand [data-card]")).to_have_count(len(before) + 1)
    for agrees in (False, True):
        active.button("web-menu").click()
        active.button("web-undo-ask").click()
        offer = other.page.get_by_role("alertdialog", name=other.words("web-offer"))
        seat = 0 if active is host else 1
        expect(offer).to_contain_text(other.words("web-offer-undo", player=other.player(seat)))
        expect(active.page.get_by_role("alertdialog")).to_contain_text(active.words("web-offer-undo-waiting"))
        assert len(active.hand()) == len(before) + 1
        other.button("web-offer-yes" if agrees else "web-offer-no").click()
        expect(active.page.get_by_role("alertdialog")).to_have_count(0)
        active.button("web-menu").click()
    expect(active.page.locator("section.hand [data-card]")).to_have_count(len(before))
    assert sorted(active.hand()) == sorted(before)
    assert "draw/exploration" in active.lit()
    assert not other.glance()["keys"]


def test_chat_concede_and_rematch_with_seats_swapped(two: Two) -> None:
    host, guest = two()
    host.button("web-chat-tool", n=0).click()
    host.button("web-phrase-good-luck").click()
    guest.button("web-chat-tool", n=1).click()
    expect(guest.drawer("web-chat")).to_contain_text(guest.words("web-phrase-good-luck"))
    markup = "<img src=x onerror=alert(1)>"
    guest.page.get_by_label(guest.words("web-chat-write")).fill(markup)
    guest.button("web-chat-send").click()
    expect(host.drawer("web-chat")).to_contain_text(markup)
    assert host.page.locator("img").count() == 0
    guest.button("web-menu").click()
    guest.button("web-concede").click()
    guest.button("web-concede-yes").click()
    for screen in (host, guest):
        expect(screen.region("web-end")).to_be_visible()
    host.region("web-end").get_by_role("button", name=host.words("web-rematch")).click()
    guest.button("web-offer-yes").click()
    old = host.page.url
    for screen in (host, guest):
        screen.button("web-rematch-go").click()
    expect(host.camp_of(0)).to_be_visible()  # the host sits at the second seat now
    expect(guest.camp_of(1)).to_be_visible()
    assert host.page.url != old
    assert host.page.url.split("#")[0] == guest.page.url.split("#")[0]
    assert host.page.url != guest.page.url


def test_the_tab_says_whose_turn_it_is(two: Two) -> None:
    host, guest = two(second="en")
    active, other = (host, guest) if host.glance()["keys"] else (guest, host)
    expect(active.page).to_have_title(re.compile(active.words("web-title-asked")))
    expect(other.page).not_to_have_title(re.compile(other.words("web-title-asked")))
    expect(active.region("web-camp-yours")).to_contain_text(active.words("web-turn-yours"))
