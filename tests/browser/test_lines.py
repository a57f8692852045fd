"""Lost lines and killed servers: nothing is lost, not even in the middle of a choice."""

from playwright.sync_api import expect

from bivouac.engine.table import Table
from tests.browser.conftest import NewScreen
from tests.browser.house import House, Wire
from tests.browser.screen import EAGER, LAZY, Screen, game_at, play_together

# A browser complains about a line that is cut, and about requests that find nobody.
BROKEN_LINE = r"WebSocket connection to|net::ERR_"


def seated(house: House, wire: Wire, screen: NewScreen, game: Table) -> tuple[Screen, Screen]:
    """Two at a table, the first of them at the end of a line that can be cut."""
    laid = house.lay(game)
    host, guest = screen(), screen()
    host.forgive(BROKEN_LINE)
    host.page.goto(laid.seats[0].replace(house.address, wire.address))
    guest.page.goto(laid.seats[1])
    for each in (host, guest):
        each.page.locator("#choices").wait_for()
    expect(host.camp_of(1).get_by_text(host.words("web-seat-here"))).to_be_attached()
    return host, guest


def test_a_choice_whose_answer_was_lost_is_there_when_the_line_is_back(
    house: House, wire: Wire, screen: NewScreen
) -> None:
    host, guest = seated(house, wire, screen, game_at(0, first=0))
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
    host, guest = seated(house, wire, screen, game_at(0, first=1))
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
    laid = frail_house.lay(game_at(20))
    for seat, each in enumerate((host, guest)):
        each.page.goto(laid.seats[seat])
    seats = [(host, EAGER), (guest, LAZY)]
    assert play_together(seats, 5) == 5
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
    assert play_together(seats, 5) == 5
    assert not frail_house.complaints()


def test_without_a_network_a_notice_comes_at_once_and_the_choice_waits(house: House, screen: NewScreen) -> None:
    """The others see who is away; when the line is back the choice is made."""
    laid = house.lay(game_at(0, first=0))
    host, guest = screen(), screen()
    host.forgive(BROKEN_LINE)
    for seat, each in enumerate((host, guest)):
        each.page.goto(laid.seats[seat])
        each.page.locator("#choices").wait_for()
    host.lit()
    notice = host.page.get_by_role("alert")
    host.page.context.set_offline(True)
    expect(notice).to_contain_text(host.words("web-line-lost"), timeout=2000)
    host.choose("draw/exploration")
    expect(notice).to_contain_text(host.words("web-line-waits", choice="Draw an Exploration card"))
    expect(guest.page.get_by_text(guest.words("web-away", n=1, players=guest.player(0)))).to_be_visible()
    lines = guest.page.locator("aside li").count()
    host.page.context.set_offline(False)
    expect(guest.page.locator("aside li")).not_to_have_count(lines)
    expect(notice).to_have_count(0)
    expect(guest.page.get_by_text(guest.words("web-away", n=1, players=guest.player(0)))).to_have_count(0)
    assert len(house_draws(host)) == 1, "and it is made once"


def house_draws(screen: Screen) -> list[str]:
    return [text for text in screen.page.locator("aside li").all_inner_texts() if "You draw" in text]


def test_a_line_that_does_not_answer_is_noticed(house: House, wire: Wire, screen: NewScreen) -> None:
    """Nothing says that it is dead; a beat without an answer does."""
    host, _ = seated(house, wire, screen, game_at(0, first=0))
    wire.is_deaf = True
    expect(host.page.get_by_role("alert")).to_contain_text(host.words("web-line-lost"), timeout=9000)
    wire.is_deaf = False
    expect(host.page.get_by_role("alert")).to_have_count(0)
