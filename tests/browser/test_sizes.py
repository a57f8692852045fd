"""Windows that stand upright, as tablets do: the prompt and everything that can be chosen lie in sight, nothing covers
anything."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

import bivouac
from bivouac.engine.table import Table
from bivouac.games.archibald.state import Archibald
from tests.browser import test_altered, test_archibald
from tests.browser.conftest import NewScreen
from tests.browser.house import House
from tests.browser.measure import faults_at
from tests.browser.screen import EAGER, Screen, Wish, game_at

SIZES = [(768, 1024), (820, 1180), (900, 1100), (1024, 1366)]
UPRIGHT = {"width": 768, "height": 1024}


def all_in_sight(table: Screen, keys: Sequence[str], sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    """At every size, while the window is drawn larger and smaller."""
    for width, height in sizes:
        assert faults_at(table, width, height, keys, is_whole=True) == [], f"{width} x {height}"


def archibald(moment: str) -> Table:
    """The moment comes in the middle of a game of four, where it does."""

    def fits(table: Table) -> bool:
        is_there = moment in {*test_archibald.verbs_of(table), *test_archibald.keys_of(table)}
        is_fight = moment != "roll" or table.view(None)["fight"] is not None
        return is_there and is_fight and (moment != "move" or len(test_archibald.own_hand(table)) > 1)

    return test_archibald.position(4, fits, seed=7)


def altered() -> Table:
    """Both sides have something in play."""

    def fits(table: Table) -> bool:
        parties = [party for seat in table.view(None)["seats"] for party in seat["expeditions"]]
        return test_altered.is_turn(table) and sum(bool(party["characters"]) for party in parties) >= 3

    return test_altered.position(fits, [("muna", "bravos"), ("lyra", "yzmir")])


MOMENTS: dict[str, tuple[Callable[[], Table], Wish]] = {
    **{f"archibald-{verb}": (lambda verb=verb: archibald(verb), test_archibald.straight_on)  # type: ignore[misc]
       for verb in ("hero", "start", "move", "roll", "read", "kill")},
    "altiplano": (lambda: game_at(34), EAGER),
    "altered": (altered, EAGER),
}  # fmt: skip


@pytest.mark.parametrize(
    "sizes",
    [
        pytest.param([SIZES[0], SIZES[-1]], id="the-smallest-and-the-largest"),
        pytest.param(SIZES, id="all", marks=pytest.mark.full),
    ],
)
@pytest.mark.parametrize("moment", MOMENTS)
def test_an_upright_window_shows_the_prompt_and_all_choices_side_by_side(
    house: House, screen: NewScreen, moment: str, sizes: list[tuple[int, int]]
) -> None:
    """In French, whose words are longer."""
    made, wish = MOMENTS[moment]
    table = made()
    assert table.seat is not None
    player = screen(lang="fr", viewport=UPRIGHT)
    player.page.goto(house.lay(table, seats=("human",) * table.seats).seats[table.seat])
    keys = player.lit()
    all_in_sight(player, keys, sizes)
    shown = player.page.locator("#choices").get_attribute("data-shown")
    player.choose(wish(keys))
    player.page.locator(f'#choices:not([data-shown="{shown}"])').wait_for()
    all_in_sight(player, player.glance()["keys"], sizes)
    assert not player.said("no")


def test_an_upright_window_shows_a_story_with_its_answers(house: House, screen: NewScreen) -> None:
    table = archibald("read")
    state = table.state
    assert isinstance(state, Archibald)
    laid = house.lay(table, seats=("human",) * 4)
    reader, answerer = screen(lang="fr"), screen(lang="fr", viewport=UPRIGHT)
    reader.page.goto(laid.seats[state.left(state.turn_of)])
    answerer.page.goto(laid.seats[state.turn_of])
    reader.choose("read")
    keys = answerer.lit()
    assert keys[0].startswith("answer/")
    all_in_sight(answerer, keys)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_phone_names_every_phase_of_altiplano_in_full(house: House, screen: NewScreen, lang: str) -> None:
    """In a late turn, whose number is longer, of somebody who only draws, passes and discards."""
    table = bivouac.new("altiplano", seed=5, first="0")
    while table.view(None)["turn"] < 11:
        table.choose(table.options[0])
    player = screen(phone=True, lang=lang)
    player.page.goto(house.lay(table).seats[0])
    for phase, key in ((1, "draw/exploration"), (2, "pass"), (3, "pass"), (4, "")):
        here = player.page.locator('.track [aria-current="step"]')
        expect(here).to_have_text(f"{phase}{player.words(f'phase-altiplano-{phase}')}")
        assert here.locator("span").evaluate("(name) => name.scrollWidth <= name.clientWidth"), f"phase {phase}"
        if key:
            player.choose(key)


def test_on_a_phone_the_valley_stays_below_camps_that_scroll(house: House, screen: NewScreen) -> None:
    player = screen(phone=True, lang="fr", viewport={"width": 390, "height": 664})
    table = game_at(34)
    assert table.seat is not None
    player.page.goto(house.lay(table).seats[table.seat])
    player.lit()
    scrolled, valley, ground = player.page.evaluate(
        """() => {
          const ground = document.querySelector('.ground');
          ground.scrollTop = ground.scrollHeight;
          const box = (each) => Object.values(each.getBoundingClientRect().toJSON());
          return [ground.scrollTop, box(document.querySelector('.board svg:has(.slope)')), box(ground)];
        }"""
    )
    assert scrolled > 20
    assert valley == ground
