"""A finished game is looked at again from any seat, linked to, and played on from any position."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import bivouac
from tests.browser.conftest import NewScreen
from tests.browser.house import House
from tests.browser.screen import EAGER, Screen, game_at

CHOICES = 12


@pytest.fixture
def finished(house: House, screen: NewScreen) -> tuple[Screen, dict[str, Any]]:
    """A game against a bot, conceded after a few choices, and its record."""
    table = screen()
    table.page.goto(house.lay(game_at(CHOICES), ["human", "bot"]).seats[0])
    table.lit()
    table.button("web-menu").click()
    table.button("web-concede").click()
    table.button("web-concede-yes").click()
    with table.page.expect_download() as download:
        table.button("web-record").click()
    return table, json.loads(download.value.path().read_text("utf-8"))


def slider(table: Screen) -> Locator:
    return table.page.get_by_role("slider", name=table.words("web-replay-slider"))


def to(table: Screen, position: int) -> None:
    slider(table).fill(str(position))
    shown = table.words("web-replay-place", n=position, most=str(slider(table).get_attribute("max")))
    expect(table.region("web-replay").locator("output")).to_have_text(shown)


def look_from(table: Screen, seat: int) -> None:
    table.page.get_by_label(table.words("web-replay-seat")).select_option(str(seat))
    expect(table.page.locator(f'[data-in="hand/{seat}"]').first).to_be_visible()


def hand_of(table: Screen, seat: int) -> list[str]:
    cards = table.page.locator(f'[data-in="hand/{seat}"]')
    return sorted(str(card.get_attribute("data-card")) for card in cards.all())


def open_replay(table: Screen) -> None:
    table.region("web-end").get_by_role("link", name=table.words("web-replay")).click()
    expect(slider(table)).to_be_visible()


def test_replay_slides_steps_and_changes_the_seat(finished: tuple[Screen, dict[str, Any]]) -> None:
    table, record = finished
    open_replay(table)
    game = bivouac.replay(record)
    choices = len(game.history)
    assert slider(table).get_attribute("max") == str(choices)
    expect(slider(table)).to_have_value("0")
    table.button("web-step-on").click()
    table.button("web-step-on").click()
    expect(slider(table)).to_have_value("2")
    table.button("web-step-back").click()
    expect(slider(table)).to_have_value("1")
    for seat in (0, 1):
        look_from(table, seat)
        for position in (choices, choices // 2, 0):
            to(table, position)
            expected = game.fork(position).view(seat)["seats"][seat]["hand"]["cards"]
            assert hand_of(table, seat) == sorted(expected)
            assert expected
    table.page.get_by_label(table.words("web-replay-seat")).select_option("")
    to(table, 0)
    expect(table.page.locator('[data-in^="hand/"]')).to_have_count(0)
    table.button("web-replay-play").click()
    expect(slider(table)).not_to_have_value("0")
    table.button("web-replay-pause").click()


def copied_link(table: Screen) -> str:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.button("web-replay-link").click()
    expect(table.page.get_by_text(table.words("web-link-copied")).first).to_be_visible()
    return str(table.page.evaluate("() => navigator.clipboard.readText()"))


def test_a_link_to_a_position_leads_there_and_gives_nobody_a_seat(
    finished: tuple[Screen, dict[str, Any]], screen: NewScreen
) -> None:
    table, record = finished
    seat = table.page.url
    secret = seat.partition("#")[2]
    assert secret
    open_replay(table)
    to(table, 5)
    link = copied_link(table)
    shown = table.page.url
    assert link == shown
    look = re.fullmatch(r".*\?at=5#([0-9a-f]{32})", link)
    assert look, "a secret of its own, after the #"
    assert secret not in link

    other = screen(lang="fr")
    sent: list[str] = []
    other.page.on("request", lambda request: sent.append(str(request.all_headers())))
    other.page.goto(link)
    expect(slider(other)).to_have_value("5")
    assert sent
    named = {given for headers in sent for given in re.findall(r"(?i)bearer ([^'\"]+)", headers)}
    assert named == {look[1]}
    seen = bivouac.replay(record).fork(5).view(None)["seats"]
    assert all(not each["hand"].get("cards") for each in seen)
    expect(other.page.locator('[data-in^="hand/"]')).to_have_count(0)
    expect(other.page.get_by_label(other.words("web-replay-seat"))).to_have_count(0)
    expect(other.button("web-replay-go-on")).to_have_count(0)
    expect(other.page.locator("[data-option]")).to_have_count(0)
    assert copied_link(other) == link, "it is passed on as it came"

    other.page.goto(other.page.url.partition("?")[0].replace("/replay/", "/t/"))
    expect(other.page.get_by_text(other.words("web-no-secret"))).to_be_visible()
    other.page.goto(table.page.url.partition("/replay/")[0])
    expect(other.way("web-play-bot")).to_be_visible()
    expect(other.page.get_by_role("link", name=other.words("web-table-review"))).to_have_count(0)
    assert other.sockets == 0


def test_a_link_to_a_position_keeps_through_whose_eyes(
    finished: tuple[Screen, dict[str, Any]], screen: NewScreen
) -> None:
    """Who may look through them does so again; whoever was given the link looks on."""
    table, record = finished
    open_replay(table)
    look_from(table, 0)
    to(table, 5)
    link = copied_link(table)
    assert "?at=5&as=0#" in link
    table.page.goto("about:blank")
    table.page.goto(link)
    expect(table.page.get_by_label(table.words("web-replay-seat"))).to_have_value("0")
    expect(slider(table)).to_have_value("5")
    assert hand_of(table, 0) == sorted(bivouac.replay(record).fork(5).view(0)["seats"][0]["hand"]["cards"])
    other = screen()
    other.page.goto(link)
    expect(slider(other)).to_have_value("5")
    expect(other.page.locator('[data-in^="hand/"]')).to_have_count(0)


def test_an_older_link_loses_its_secret_when_it_is_opened(
    finished: tuple[Screen, dict[str, Any]], screen: NewScreen
) -> None:
    table, _ = finished
    address, _, secret = table.page.url.partition("#")
    other = screen()
    other.page.goto(f"{address.replace('/t/', '/replay/')}?at=5#{secret}")
    expect(slider(other)).to_have_value("5")
    assert secret not in other.page.url
    assert secret not in copied_link(other)


def test_the_link_of_a_running_game_shows_nothing(house: House, screen: NewScreen) -> None:
    laid = house.lay(game_at(CHOICES), ["human", "bot"])
    other = screen()
    other.forgive(r"status of 401")
    other.page.goto(laid.seats[0].partition("#")[0].replace("/t/", "/replay/"))
    expect(other.page.get_by_text(other.words("web-replay-closed"))).to_be_visible()


def test_any_position_is_played_on_against_a_bot(finished: tuple[Screen, dict[str, Any]]) -> None:
    table, record = finished
    open_replay(table)
    seat = 0
    look_from(table, seat)
    to(table, 4)
    old = table.page.url
    hand = hand_of(table, seat)
    table.button("web-replay-go-on").click()
    table.page.wait_for_url("**/t/**")
    table.region("web-camp-yours").wait_for()
    assert table.page.url.split("#")[1] not in old
    whole = table.said("whole")[-1]["parts"]
    expected = bivouac.replay(record).fork(4).view(seat)
    assert sorted(whole["view"]["seats"][seat]["hand"]["cards"]) == hand
    assert whole["view"]["seats"][1 - seat]["camp"] == expected["seats"][1 - seat]["camp"]
    table.play(EAGER, 4)
    assert not table.said("no")


def test_a_record_is_brought_along_and_a_wrong_file_is_refused_in_words(
    finished: tuple[Screen, dict[str, Any]], house: House, screen: NewScreen, tmp_path: Path
) -> None:
    _, record = finished
    good, bad, broken = tmp_path / "game.json", tmp_path / "bad.json", tmp_path / "broken.json"
    good.write_text(json.dumps(record))
    bad.write_text(json.dumps({**record, "choices": ["nonsense"]}))
    broken.write_text("{")
    visitor = screen()
    visitor.forgive(r"status of 400")  # the browser's own line about a refused request
    visitor.page.goto(house.address)
    upload = visitor.page.locator("input[type=file]")
    upload.set_input_files(broken)
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.words("web-error-record"))
    upload.set_input_files(bad)
    expect(visitor.page.get_by_role("alert")).not_to_contain_text(visitor.words("web-error-record"))
    assert len(visitor.page.get_by_role("alert").inner_text()) > 10
    upload.set_input_files(good)
    expect(slider(visitor)).to_have_attribute("max", str(len(bivouac.replay(record).history)))
