"""The greedy bot of Fortune and Glory where Villains are about."""

from collections.abc import Iterator

import pytest

from bivouac import bots
from bivouac.bots.evaluate.fortune_and_glory_plans import Traveller
from bivouac.bots.evaluate.fortune_and_glory_strength import STRENGTHS
from bivouac.bots.evaluate.fortune_and_glory_villains import SEEN, TAKEN, sneak_cost, sneak_wounds, taken_before
from bivouac.engine.table import Table, new_table
from bivouac.games.fortune_and_glory.able import Able, next_danger
from bivouac.games.fortune_and_glory.map import NUMBER_OF
from bivouac.games.fortune_and_glory.odds import left_standing, stands_discovered, unseen
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.verbs import AGILITY
from bivouac.games.fortune_and_glory.verbs_tests import Test as Skill
from tests.fortune_and_glory.villain_situations import MALONE, TEUFEL, discovered, plain_villains, pressing
from tests.fortune_and_glory.world import ME, Laid, as_printed, danger, redraw

SAHARA = NUMBER_OF["sahara"]


@pytest.fixture(autouse=True)
def _as_printed_again() -> Iterator[None]:
    yield
    as_printed()
    for known in (STRENGTHS, SEEN, TAKEN):
        known.clear()


def chosen(table: Table, seed: int = 3) -> str:
    return GAME.actions.keys[bots.named("greedy", seed).choose(table, ME)]


# -- chances -----------------------------------------------------------------------------------------------------------


def test_the_chance_to_slip_by_and_to_stand_after_the_rounds() -> None:
    assert unseen(1) == pytest.approx(5 / 6)
    assert unseen(4) == pytest.approx((5 / 6) ** 4)
    assert left_standing(0, 1, 0, 1) == pytest.approx(1 / 2)
    assert left_standing(0, 1, 1, 3) == 1.0
    assert left_standing(1, 1, 0, 2) == pytest.approx(3 / 4)
    assert stands_discovered(1, 0, 1, 0) == pytest.approx(1 / 6 / 2)


def test_agents_of_evil_are_reckoned_with() -> None:
    plain_villains(search=2, combat=1)
    table = pressing()
    able = Able(table.state, ME, 0)
    found = able.sneak()
    assert found.passes == pytest.approx(unseen(2))
    assert found.falls == pytest.approx(1.0 - unseen(2) - stands_discovered(2, 0, 1, 0))
    easy = next_danger(table.state, ME).passes
    agents = Laid(at="sahara, egypt", villains=f"{MALONE} sahara", decks={"danger": "agents-of-evil"})
    passes = next_danger(agents.state, ME).passes
    assert passes == pytest.approx(unseen(2))
    assert passes < easy


def test_who_is_seen_is_wounded_with_the_chances_of_the_dice() -> None:
    plain_villains(search=1, combat=1)
    table = pressing(plain=False)
    assert sneak_wounds(table.state, ME, SAHARA)[:3] == pytest.approx([11 / 12, 1 / 12, 0.0])
    assert sneak_wounds(table.state, ME, NUMBER_OF["egypt"]) == [1.0]
    assert sum(sneak_wounds(table.state, ME, SAHARA)) == pytest.approx(1.0)


def test_a_villain_has_the_artifact_in_time_or_not() -> None:
    redraw("of-zeus", danger=2)
    plain_villains(search=2)
    table = pressing(villains=f"{TEUFEL} sahara guards=1", plain=False)
    assert taken_before(table.state, 0, 0.9) == 0.0
    assert taken_before(table.state, 0, 1.0) == pytest.approx(1 / 4)
    assert taken_before(table.state, 0, 2.0) == pytest.approx(11 / 16)
    assert taken_before(table.state, 1, 5.0) == 0.0


def test_a_villain_is_a_rival() -> None:
    redraw("of-zeus", danger=3)
    far = pressing(villains=f"{MALONE} lima")
    near = pressing(villains=f"{TEUFEL} sahara guards=2 markers=2")
    rivalry = [Traveller(table.state, ME, True).rivalry(0, 1.0) for table in (far, near)]
    assert rivalry[1] > rivalry[0] + 0.4


# -- choices -----------------------------------------------------------------------------------------------------------


def two_dangers_left(villains: str) -> Laid:
    redraw("of-zeus", danger=3)
    table = pressing(villains=villains, plain=False, advanced="villains")
    for key in ("boat-chase", "rope-bridge"):
        danger(key, Skill(AGILITY, 2, 1), Skill(AGILITY, 2, 1))
    return table


def test_it_presses_on_past_a_sleepy_villain_and_not_past_a_deadly_one() -> None:
    plain_villains(search=1, combat=1)
    assert chosen(two_dangers_left(f"{MALONE} sahara").table) == "press-on"
    plain_villains(search=6, combat=12)
    deadly = two_dangers_left(f"{MALONE} sahara")
    assert sneak_cost(deadly.state, ME, SAHARA, 3.0) > 1.5
    assert chosen(deadly.table) == "stop"


def test_it_names_a_number_and_fights_its_rounds() -> None:
    table = pressing().play("press-on")
    assert chosen(table.table).startswith("sneak/")
    table = pressing(kits="first-aid-kit", wounds=(1,)).play("press-on").dice("3 1").play("sneak/3")
    assert chosen(table.table) == "fight"


def test_it_answers_the_blows_of_a_villain_where_that_helps() -> None:
    mortal = discovered(". . . +", hands="third-floor-piano", wounds=(5,))
    assert chosen(mortal.table) == "play/third-floor-piano"
    harmless = discovered("+ + . .", hands="cigarette-case")
    assert not harmless.may("play/cigarette-case") or chosen(harmless.table) == "pass"


@pytest.mark.parametrize("advanced", ["villains", "jungle,temples,villains"])
def test_it_plays_games_with_villains_to_their_end(advanced: str) -> None:
    table = new_table(GAME, 3, 4, {"round_cap": 40, "advanced": advanced})
    players = [bots.named("greedy", seat) for seat in range(3)]
    while table.seat is not None:
        table.choose(players[table.seat].choose(table, table.seat), table.seat)
    assert table.result is not None
    assert table.result.winners
