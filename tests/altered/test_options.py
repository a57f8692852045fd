"""Each option of a table changes what it says it changes: a test here fails when the option is ignored."""

import pytest

from bivouac.engine.table import new_table
from bivouac.games.altered.catalog import FACTIONS, HEROES
from bivouac.games.altered.setup import GAME, layout
from bivouac.games.altered.state import Altered
from bivouac.games.altered.state_ground import HERO_ZONE
from tests.altered.road import ME, YOU, Road


def state_of(seed: int = 1, **options: str | int) -> Altered:
    state = new_table(GAME, 2, seed, dict(options)).state
    assert isinstance(state, Altered)
    return state


def deck_of(state: Altered, seat: int) -> str:
    hero = state.kinds[state.zones[HERO_ZONE + seat][0]]
    return FACTIONS[HEROES.index(hero)]


@pytest.mark.clause("deck.hero")
def test_deck0_is_player_1_s_deck() -> None:
    for faction in FACTIONS:
        assert {deck_of(state_of(seed, deck0=faction), ME) for seed in range(8)} == {faction}
    assert {deck_of(state_of(seed, deck0="random"), ME) for seed in range(60)} == set(FACTIONS)


def test_deck1_is_player_2_s_deck() -> None:
    for faction in FACTIONS:
        assert {deck_of(state_of(seed, deck1=faction), YOU) for seed in range(8)} == {faction}
    assert {deck_of(state_of(seed, deck1="random"), YOU) for seed in range(60)} == set(FACTIONS)
    for seed in range(8):
        state = state_of(seed, deck1="same")
        assert deck_of(state, YOU) == deck_of(state, ME)
    assert any(deck_of(state_of(seed), YOU) != deck_of(state_of(seed), ME) for seed in range(8))


@pytest.mark.clause("setup.first-player")
def test_first_says_who_begins() -> None:
    for seat in (0, 1):
        assert {state_of(seed, first=str(seat)).first for seed in range(8)} == {seat}
    assert {state_of(seed, first="random").first for seed in range(8)} == {0, 1}


@pytest.mark.clause("tumult.layouts")
def test_layout_lays_the_tumult_cards() -> None:
    for number in (1, 17, 48):
        assert all(state_of(seed, layout=number).regions == layout(number - 1) for seed in range(4))
    assert len({tuple(state_of(seed, layout=0).regions) for seed in range(20)}) > 10


@pytest.mark.clause("end.check")
def test_victory_is_checked_at_once_or_at_the_end_of_night() -> None:
    """Met at Dusk: at once, or only when the Night is over, for which there is a card too many in Reserve."""
    for victory, over in (("at-once", True), ("night", False)):
        road = Road(hero="inari", at=(3, 4), reserve="alice, kappa", victory=victory, passed=YOU).play("pass")
        assert road.table.over == over


@pytest.mark.clause("zone.hidden")
def test_decklists_are_open_or_hidden() -> None:
    for decklists, shown in (("open", True), ("hidden", False)):
        table = new_table(GAME, 2, 5, {"deck0": "muna", "deck1": "yzmir", "decklists": decklists})
        seats = table.view(ME)["seats"]
        assert (seats[YOU]["list"] is not None) == shown
        assert seats[ME]["list"] is not None, "the own list is never hidden"


@pytest.mark.clause("end.cap")
def test_day_cap_stops_a_game_unfinished() -> None:
    for cap in (1, 3):
        table = new_table(GAME, 2, 3, {"day_cap": cap})
        for _ in range(100):
            if table.over:
                break
            options = table.options
            table.choose("pass" if any(option.key == "pass" for option in options) else options[0], table.seat)
        assert table.over
        assert isinstance(table.state, Altered)
        assert table.state.day == cap
        assert table.result is not None
        assert (table.result.key, table.result.winners) == ("cap", [])


def test_no_option_is_without_a_test() -> None:
    tested = [name.removeprefix("test_") for name in globals() if name.startswith("test_")]
    for option in GAME.options:
        assert any(name.startswith(f"{option.name}_") for name in tested), option.name
