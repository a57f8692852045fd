"""Lost lines and killed servers: nothing is lost, not even in the middle of a choice."""

from playwright.sync_api import expect

from tests.browser.conftest import NewScreen, invited
from tests.browser.house import House, Wire
from tests.browser.screen import EAGER, LAZY, play_together

# A browser complains about a line that is cut, and about requests that find nobody.
BROKEN_LINE = r"WebSocket connection to|net::ERR_"


def test_a_choice_whose_answer_was_lost_is_there_when_the_line_is_back(
    house: House, wire: Wire, screen: NewScreen
) -> None:
    host = screen()
    host.forgive(BROKEN_LINE)
    guest = screen()
    guest.page.goto(invited(host, wire.address).replace(wire.address, house.address))
    guest.camp_of(0).wait_for()
    # Until it is the host's turn to draw.
    play_together([(host, EAGER), (guest, LAZY)], 60, lambda: "draw/exploration" in host.glance()["keys"])
    before = host.hand()
    wire.is_deaf = True
    host.choose("draw/exploration")
    expect(host.page.locator(".pending").first).to_be_visible()
    expect(guest.page.locator("aside li").last).to_contain_text(guest.player(0))
    assert host.hand() == before
    wire.cut()
    expect(host.page.get_by_text(host.words("web-line-lost"))).to_be_visible()
    wire.mend()
    expect(host.page.locator("section.hand [data-card]")).to_have_count(len(before) + 1)
    expect(host.page.get_by_text(host.words("web-line-lost"))).to_have_count(0)
    assert host.sockets > 1
    assert host.lit(), "the game goes on where it was"
    assert play_together([(host, EAGER), (guest, LAZY)], 6) == 6


def test_what_happened_while_a_line_was_cut_is_caught_up(house: House, wire: Wire, screen: NewScreen) -> None:
    host, guest = screen(), screen()
    host.forgive(BROKEN_LINE)
    guest.page.goto(invited(host, wire.address).replace(wire.address, house.address))
    guest.camp_of(0).wait_for()
    play_together([(host, EAGER), (guest, LAZY)], 60, lambda: "draw/characters" in guest.glance()["keys"])
    host.button("web-log").wait_for()
    lines = host.page.locator("aside li").count()
    wire.cut()
    expect(host.page.get_by_text(host.words("web-line-lost"))).to_be_visible()
    guest.choose("draw/characters")
    expect(guest.camp_of(0)).to_be_visible()
    expect(host.camp_of(1).get_by_text(host.words("web-seat-here"))).to_be_attached()
    wire.mend()
    expect(host.page.get_by_text(host.words("web-line-lost"))).to_have_count(0)
    expect(host.page.locator("aside li")).not_to_have_count(lines)
    host_lines = host.page.locator("aside li").all_inner_texts()
    host.page.reload()
    host.camp_of(1).wait_for()
    assert host.page.locator("aside li").all_inner_texts()[: len(host_lines)] == host_lines


def test_a_server_killed_in_mid_game_is_found_again(frail_house: House, screen: NewScreen) -> None:
    host, guest = screen(), screen()
    for each in (host, guest):
        each.forgive(BROKEN_LINE)
    guest.page.goto(invited(host, frail_house.address))
    guest.camp_of(0).wait_for()
    seats = [(host, EAGER), (guest, LAZY)]
    assert play_together(seats, 25) == 25
    for each in (host, guest):
        expect(each.page.locator(".pending")).to_have_count(0)
    before = [(each.hand(), each.page.locator("aside li").all_inner_texts()) for each in (host, guest)]
    frail_house.kill()
    for each in (host, guest):
        expect(each.page.get_by_text(each.words("web-line-lost"))).to_be_visible()
    frail_house.start()
    for each in (host, guest):
        expect(each.page.get_by_text(each.words("web-line-lost"))).to_have_count(0)
    after = [(each.hand(), each.page.locator("aside li").all_inner_texts()) for each in (host, guest)]
    assert after == before
    assert play_together(seats, 10) == 10
    assert not frail_house.complaints()
