"""How a game flows by: who is asked what, at what pace things are shown, what is said of them."""

from bivouac.text.fluent import say
from tests.browser.conftest import NewScreen
from tests.browser.house import House
from tests.browser.screen import EAGER, game_at, play_together


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
