"""Shorter sentences at a table of Archibald: one box in the menu, at once, and kept."""

import pytest
from playwright.sync_api import expect

import bivouac
from tests.browser.conftest import NewScreen
from tests.browser.house import House


@pytest.mark.parametrize(
    ("lang", "full", "short"),
    [
        ("en", "Choose the hero you want to be.", "Choose your hero."),
        ("fr", "Choisis le héros que tu veux être.", "Choisis ton héros."),
    ],
)
def test_a_box_in_the_menu_makes_sentences_shorter(
    house: House, screen: NewScreen, lang: str, full: str, short: str
) -> None:
    table = screen(lang=lang)
    table.page.goto(house.lay(bivouac.new("archibald", players=2, seed=3)).seats[0])
    question = table.page.locator(".question")
    expect(question).to_contain_text(full)
    table.button("web-menu").click()
    box = table.page.get_by_role("checkbox", name=table.words("web-tone-simple"), exact=True)
    expect(box).not_to_be_checked()
    box.check()
    expect(question).to_contain_text(short)
    assert table.sockets == 1, "nothing was asked of the server"
    table.page.reload()
    expect(question).to_contain_text(short)
    table.button("web-menu").click()
    box.uncheck()
    expect(question).to_contain_text(full)


def test_a_game_without_short_sentences_has_no_box(house: House, screen: NewScreen) -> None:
    table = screen()
    table.page.goto(house.lay(bivouac.new("altiplano", seed=3)).seats[0])
    expect(table.page.locator(".question")).not_to_be_empty()
    table.button("web-menu").click()
    expect(table.drawer("web-menu")).to_be_visible()
    assert table.page.get_by_role("checkbox", name=table.words("web-tone-simple"), exact=True).count() == 0
