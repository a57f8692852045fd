"""A game that the browser has never heard of, on the generic board: alone, together, won by several and by nobody."""

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

import bivouac
from tests.browser.conftest import NewScreen
from tests.browser.house import House
from tests.browser.screen import play_together, prefers

pytestmark = pytest.mark.skipif(bivouac.compiled(), reason="tiny games are plain Python")

EAGER = prefers("climb", "reroll", "pass")


@pytest.fixture(scope="module")
def climb(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has the game of tests/proving/summit.py besides its own; this process has it too."""
    from tests.proving.registered import registered

    house = House(tmp_path_factory.mktemp("climb"), "tests.proving.registered")
    with registered():
        house.start()
        yield house
    house.stop()
    assert not house.complaints()


def ended(winners: list[int], seats: int, mode: str) -> bivouac.Table:
    """A table, as dealt, at which eager climbers end with these winners."""
    for seed in range(2000):
        table = bivouac.new("summit", players=seats, seed=seed, mode=mode)
        while not table.over:
            table.choose(EAGER([option.key for option in table.options]))
        if table.result is not None and table.result.winners == winners:
            return bivouac.new("summit", players=seats, seed=seed, mode=mode)
    raise AssertionError(f"no climb ends with {winners}")


def test_a_game_without_a_board_is_played_and_ends_for_all_sides(climb: House, screen: NewScreen) -> None:
    one, two = screen(), screen(lang="fr")

    def plays(winners: list[int], mode: str, texts: Sequence[str]) -> None:
        laid = climb.lay(ended(winners, len(texts), mode), ["human"] * len(texts), bot="random")
        sitting = [one, two][: len(texts)]
        for seat, each in enumerate(sitting):
            each.page.goto(laid.seats[seat])
        play_together([(each, EAGER) for each in sitting], 200)
        for seat, (each, text) in enumerate(zip(sitting, texts, strict=True)):
            end = each.page.locator("section.end")
            expect(end.locator(".text")).to_have_text(text)
            assert ("won" in str(end.get_attribute("class")).split()) == (seat in winners)

    plays([0], "race", ["You are at the top and win."])
    plays([], "together", ["Night falls, and nobody wins."])
    plays(
        [0, 1], "race", ["You are at the top and win, with Player 2.", "Tu es au sommet et tu gagnes, avec Joueur 1."]
    )
    plays([], "together", ["Night falls, and nobody wins.", "La nuit tombe, et personne ne gagne."])


def test_the_start_page_does_not_offer_a_game_without_a_board(climb: House, screen: NewScreen) -> None:
    one = screen()
    one.page.goto(climb.address)
    expect(one.page.locator('article[data-game="altiplano"]')).to_be_visible()
    expect(one.page.locator('article[data-game="summit"]')).to_have_count(0)


def test_who_climbs_alone_may_give_up(climb: House, screen: NewScreen) -> None:
    one = screen()
    laid = climb.lay(bivouac.new("summit", players=1, seed=1), ["human"], bot="random")
    one.page.goto(laid.seats[0])
    one.lit()
    one.press(one.button("web-menu"))
    one.press(one.button("web-concede"))
    expect(one.page.get_by_text(one.words("web-concede-sure", seats=1))).to_be_visible()
    one.press(one.button("web-concede-yes"))
    end = one.region("web-end")
    expect(end.locator(".text")).to_have_text("You have conceded.")
    assert "won" not in str(end.get_attribute("class")).split()


@pytest.mark.parametrize(("mode", "told"), [("race", 2), ("together", 3)])
def test_who_gives_up_beside_another_is_told_before_whether_a_bot_plays_on(
    climb: House, screen: NewScreen, mode: str, told: int
) -> None:
    """Of two who climb together nobody has lost by leaving: a bot takes the place."""
    one = screen()
    laid = climb.lay(bivouac.new("summit", players=2, seed=1, mode=mode), ["human", "human"], bot="random")
    one.page.goto(laid.seats[0])
    one.lit()
    one.press(one.button("web-menu"))
    one.press(one.button("web-concede"))
    expect(one.page.get_by_text(one.words("web-concede-sure", seats=told))).to_be_visible()
