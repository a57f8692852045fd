"""Every board in windows of every size: the prompt and everything that can be chosen can be reached, nothing that
matters covers anything else, words and names stay whole."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from bivouac.engine.table import Table
from tests.browser import test_altered, test_archibald, test_fortune_and_glory, test_fortune_and_glory_elements
from tests.browser.conftest import NewScreen
from tests.browser.house import House
from tests.browser.measure import faults_at, resize
from tests.browser.screen import EAGER, Screen, chosen, game_at
from tests.browser.test_many import nameless

# From this width on the log stands beside the board; in a smaller window it lies over it.
BESIDE = 1200
FIRST = {"width": 1180, "height": 900}  # in which the log is shut

Size = tuple[int, int]

PHONES = [(320, 568), (360, 640), (360, 800), (390, 664), (390, 844), (412, 915), (430, 932)]
TABLETS = [(600, 960), (768, 1024), (800, 1280), (820, 1180), (900, 1100), (1024, 1366)]
DESKS = [(1024, 768), (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1600, 900), (1920, 1080), (2560, 1440)]
UPRIGHT_DESKS = [(1080, 1920), (1440, 2560)]
# A window of twice this size, in which everything is drawn at 200 %.
ZOOMED = [(width // 2, height // 2) for width, height in DESKS]
LYING = [(height, width) for width, height in PHONES + TABLETS]
GRID = sorted({*PHONES, *LYING, *TABLETS, *DESKS, *UPRIGHT_DESKS, *ZOOMED})
EVERY_DAY = [
    (320, 568), (390, 844), (568, 320), (640, 400), (844, 390), (820, 1180), (1180, 820), (1280, 800), (1920, 1080),
]  # fmt: skip


class Moment(NamedTuple):
    made: Callable[[], Table]
    is_nameless: bool = False


@cache
def crowded_altiplano() -> Table:
    """Two who place everybody they can: full camps, finds on both sides, a large hand."""

    def worth(table: Table) -> int:
        seats = table.view(0)["seats"]
        people = sum(len(seat["camp"]) for seat in seats)
        finds = sum(bool(seat["location"]) + len(seat["treasures"]) + len(seat["specials"]) for seat in seats)
        return 2 * people + 2 * finds + len(seats[0]["hand"]["cards"]) + len(table.options)

    best, most = game_at(0), 0
    for seed in range(12):
        table = game_at(0, seed=seed)
        for _ in range(150):
            if table.over:
                break
            if table.seat == 0 and worth(table) > most:
                best, most = table.clone(), worth(table)
            table.choose(chosen(table, [EAGER, EAGER]))
    return best


@cache
def crowded_altered() -> Table:
    """Many Characters on both sides, a Reserve above its limit, cards in hand, somebody at turn."""

    def fits(table: Table) -> bool:
        own = table.view(0)["seats"][0]
        return (
            test_altered.is_turn(table) and crowd(table) >= 8 and len(own["reserve"]) >= 3 and own["hand"]["size"] >= 2
        )

    return next(each for each in test_altered.positions([("ordis", "axiom")], seed=114) if fits(each)).clone()


def crowd(table: Table) -> int:
    return sum(len(party["characters"]) for seat in table.view(0)["seats"] for party in seat["expeditions"])


def in_altered(verb: str) -> Callable[[], Table]:
    return lambda: test_altered.position(
        lambda table: table.seat == 0 and any(key.startswith(f"{verb}/") for key in test_altered.keys_of(table, 0)),
        [("axiom", "bravos")],
    )


def in_archibald(verb: str, rounds: int = 0) -> Callable[[], Table]:
    def fits(table: Table) -> bool:
        is_there = verb in test_archibald.verbs_of(table)
        return (
            is_there
            and table.view(None)["round"] >= rounds
            and (verb != "roll" or table.view(None)["fight"] is not None)
        )

    return lambda: test_archibald.position(4, fits, seed=7)


@cache
def crowded_fortune() -> Table:
    """Eight heroes, one of whom may move and carries something."""

    def fits(table: Table) -> bool:
        if "go" not in test_fortune_and_glory.verbs_of(table):
            return False
        view = table.view(table.seat)
        return int(view["points"]) >= 4 and len(view["hand"]) >= 2

    return test_fortune_and_glory.position(8, fits)


@cache
def crowded_elements() -> Table:
    """Four heroes among temples, Villains and the zeppelin, one of whom may move and fly."""

    def fits(table: Table) -> bool:
        view = table.view(None)
        return (
            {"go", "fly"} <= test_fortune_and_glory.verbs_of(table)
            and bool(view["villains"])
            and any(site["temple"] for site in view["sites"])
        )

    return test_fortune_and_glory_elements.position(fits, "jungle, temples, texts, flights, zeppelin, villains", 4)


MOMENTS = {
    "altiplano-start": Moment(lambda: game_at(0)),
    "altiplano-middle": Moment(lambda: game_at(34)),
    "altiplano-crowded": Moment(crowded_altiplano),
    "altered-start": Moment(in_altered("mana")),
    "altered-middle": Moment(in_altered("expedition")),
    "altered-crowded": Moment(crowded_altered),
    "archibald-start": Moment(in_archibald("hero")),
    "archibald-middle": Moment(in_archibald("roll")),
    "archibald-story": Moment(in_archibald("read")),
    "archibald-crowded": Moment(in_archibald("move", 8)),
    "fortune-start": Moment(test_fortune_and_glory.moving),
    "fortune-danger": Moment(test_fortune_and_glory.endangered),
    "fortune-push": Moment(test_fortune_and_glory.pushing),
    "fortune-market": Moment(test_fortune_and_glory.shopping),
    "fortune-crowded": Moment(crowded_fortune),
    "fortune-elements-crowded": Moment(crowded_elements),
    "fortune-flight": Moment(test_fortune_and_glory_elements.flying),
    "fortune-temple": Moment(test_fortune_and_glory_elements.about_to_collapse),
    "fortune-villain": Moment(test_fortune_and_glory_elements.hunted),
    "fortune-zeppelin": Moment(test_fortune_and_glory_elements.under_the_zeppelin),
    "fortune-jungle": Moment(test_fortune_and_glory_elements.lost),
    "generic-start": Moment(lambda: game_at(0), is_nameless=True),
    "generic-middle": Moment(lambda: game_at(34), is_nameless=True),
    "generic-crowded": Moment(crowded_altiplano, is_nameless=True),
}
# The fullest of each board.
SAMPLE = [moment for moment in MOMENTS if moment.endswith("-crowded")]


def sit_down(house: House, player: Screen, moment: Moment) -> list[str]:
    """Everything that can be chosen."""
    table = moment.made()
    assert table.seat is not None
    if moment.is_nameless:
        nameless(player)
    player.page.goto(house.lay(table, seats=("human",) * table.seats).seats[table.seat])
    return player.lit()


def walked(player: Screen, keys: Sequence[str], sizes: Sequence[Size], note: str = "") -> list[str]:
    """What is wrong at each size."""
    return [f"{w}x{h}{note}: {fault}" for w, h in sizes for fault in faults_at(player, w, h, keys)]


def faults_of(house: House, player: Screen, moment: Moment, sizes: Sequence[Size]) -> list[str]:
    """With the log shut, then with the log beside the board where it has room there."""
    keys = sit_down(house, player, moment)
    found = walked(player, keys, sizes)
    if wide := [size for size in sizes if size[0] >= BESIDE]:
        resize(player, *wide[0])
        player.button("web-log").click()
        player.drawer("web-log").wait_for()
        found += walked(player, keys, wide, " with the log")
    return found


@pytest.mark.parametrize("moment", SAMPLE)
def test_a_board_fits_the_windows_of_every_day(house: House, screen: NewScreen, moment: str) -> None:
    """In French, whose words are longer."""
    assert faults_of(house, screen(lang="fr", viewport=FIRST), MOMENTS[moment], EVERY_DAY) == []


@pytest.mark.full
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_board_fits_windows_of_every_size(house: House, screen: NewScreen, moment: str, lang: str) -> None:
    assert faults_of(house, screen(lang=lang, viewport=FIRST), MOMENTS[moment], GRID) == []


def test_in_a_small_window_the_log_lies_over_the_board_and_can_be_shut(house: House, screen: NewScreen) -> None:
    player = screen(viewport=FIRST)
    sit_down(house, player, MOMENTS["altiplano-start"])
    player.button("web-log").click()
    drawer = player.drawer("web-log")
    shut = drawer.get_by_role("button", name=player.words("web-close"), exact=True)
    for width, height in (size for size in EVERY_DAY if size[0] < BESIDE):
        resize(player, width, height)
        box = drawer.bounding_box()
        assert box is not None
        edges = (box["x"], box["y"], width - box["x"] - box["width"], height - box["y"] - box["height"])
        assert min(edges) >= 0, (width, height)
        shut.click(trial=True)
    shut.click()
    expect(drawer).to_have_count(0)


# The largest letters on whatever flies over the table.
LETTERS = """() => {
  window.letters = 0;
  const size = (each) => parseFloat(getComputedStyle(each).fontSize);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.classList?.contains('traveller'))
        for (const name of node.querySelectorAll('.name')) window.letters = Math.max(window.letters, size(name));
  }).observe(document, { childList: true, subtree: true });
}"""


def test_a_special_keeps_the_size_of_its_name_in_flight(house: House, screen: NewScreen) -> None:
    player = screen(motion=True)
    player.page.add_init_script(f"({LETTERS})()")
    player.page.goto(house.lay(game_at(7, seed=21)).seats[0])
    player.lit()
    player.choose("place/ingrid-halvorsen")  # which makes this seat the Adventurer
    expect(player.page.locator('.camp.near [data-thing="card/adventurer"]')).to_be_visible()
    expect(player.page.locator(".traveller")).to_have_count(0)
    assert 10 < player.page.evaluate("() => window.letters") < 30


@pytest.mark.parametrize("is_phone", [False, True])
def test_an_expedition_is_chosen_anywhere_on_it(house: House, screen: NewScreen, is_phone: bool) -> None:
    player = screen(phone=is_phone)
    sit_down(house, player, MOMENTS["altered-middle"])
    goal = player.region("web-altered-expedition", side="companion", yours="yes", player=player.player(0))
    goal.scroll_into_view_if_needed()
    box = goal.bounding_box()
    assert box is not None
    corner = {"x": box["width"] - 12, "y": box["height"] - 12}
    (goal.tap if is_phone else goal.click)(position=corner)
    menu = player.page.locator('.bubble [data-option="expedition/my-companion"]')
    if menu.count():
        player.press(menu)
    player.until(lambda: bool(player.said("ack")))
    assert not player.said("no")
