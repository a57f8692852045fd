"""What is in the box, and how a game begins."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

import bivouac
from bivouac.games.archibald import board, catalog
from bivouac.games.archibald import state as zones
from bivouac.games.archibald.catalog import CATALOG
from bivouac.games.archibald.state import Archibald
from bivouac.games.archibald.steps import throw
from tests.archibald.path import ME, YOU, Path

TILES_OF = {1: range(5), 2: range(5, 20), 3: range(20, 35), 4: range(35, 50), 5: range(50, 55)}
WITH_CARDS = (catalog.CARD, catalog.HEART_CARD)


def begun(seed: int = 1, players: int = 2, **options: Any) -> Archibald:
    state = bivouac.new("archibald", players=players, seed=seed, **options).state
    assert isinstance(state, Archibald)
    return state


@lru_cache
def many_begun() -> list[Archibald]:
    return [begun(seed) for seed in range(400)]


# -- the box -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("components.board", "components.rows")
def test_the_board_has_eleven_rows_of_five_in_five_levels() -> None:
    assert [board.LEVEL_OF.count(level) for level in range(1, 6)] == [5, 15, 15, 15, 5]
    rows = bivouac.new("archibald").view(None)["board"]
    assert [len(row) for row in rows] == [5] * 11
    assert [board.LEVEL_OF[row * 5] for row in range(11)] == [1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]


@pytest.mark.clause("components.rows")
def test_nothing_lies_beyond_the_edges_of_the_board() -> None:
    empty = begun()
    ways = {key: [board.CELL_KEYS[n] for n in empty.neighbours(cell)] for cell, key in enumerate(board.CELL_KEYS)}
    assert ways["1-1"] == ["1-2", "2-1"]
    assert ways["1-5"] == ["1-4", "2-5"]
    assert ways["6-1"] == ["5-1", "6-2", "7-1"]
    assert ways["6-5"] == ["5-5", "6-4", "7-5"]
    assert ways["11-1"] == ["10-1", "11-2"]
    assert ways["11-5"] == ["10-5", "11-4"]
    assert sum(len(there) for there in ways.values()) == 2 * (4 * 11 + 5 * 10)


@pytest.mark.clause("components.last-row")
def test_the_last_row_of_a_level_is_the_one_nearest_the_gaols() -> None:
    assert [board.LAST_ROW[level] + 1 for level in range(1, 6)] == [1, 4, 7, 10, 11]


@pytest.mark.clause("components.tiles")
def test_there_is_a_tile_for_every_cell_of_a_level() -> None:
    assert len(catalog.SHOWS) == len(catalog.WALLS) == len(catalog.FOES) == len(catalog.HAS_BOOK) == 55
    assert [len(begun().zones[zones.TILE_PILE + at]) for at in range(3)] == [15, 15, 15]


@pytest.mark.clause("components.start-tiles")
def test_start_tiles_lie_open_blank_and_without_walls() -> None:
    row = bivouac.new("archibald").view(None)["board"][0]
    assert [(tile["kind"], tile["walls"], tile["book"], tile["shows"]) for tile in row] == [
        ("start", "", False, {})
    ] * 5
    assert Path("1: o0 o1 o o o").play("move/1-2").told() == ["turn", "moved", "turn"]


@pytest.mark.clause("components.gaol-tiles")
@pytest.mark.parametrize(("options", "traps"), [({}, 2), ({"traps": 1}, 1), ({"traps": 3}, 3)])
def test_one_gaol_is_archibald_s_two_are_traps_and_two_books_unless_the_table_wants_other_traps(
    options: dict[str, Any], traps: int
) -> None:
    state = begun(**options)
    kinds = [state.shows(tile) for tile in TILES_OF[5]]
    assert sorted(kinds) == sorted([catalog.ARCHIBALD] + [catalog.TRAP] * traps + [catalog.BOOK] * (4 - traps))
    assert [catalog.WALLS[tile] for tile in TILES_OF[5]] == [0] * 5
    assert [state.has_book(tile) for tile in TILES_OF[5]] == [kind == catalog.BOOK for kind in kinds]


@pytest.mark.clause("components.gaol-tiles")
def test_a_table_has_at_least_one_trap_and_one_book() -> None:
    for traps in (0, 4):
        with pytest.raises(ValueError, match="traps"):
            begun(traps=traps)


@pytest.mark.clause("components.encounters", "encounter.kinds")
def test_fifteen_encounter_cards_of_each_level_are_equipment_enemies_or_powers() -> None:
    cards = CATALOG.cards[: catalog.ENCOUNTERS]
    assert [sum(1 for card in cards if card.level == level) for level in (2, 3, 4)] == [15, 15, 15]
    assert [catalog.level_of_card(card.number) for card in cards] == [card.level for card in cards]
    kinds = {card.is_a for card in cards}
    assert kinds == {catalog.EQUIPMENT, catalog.ENEMY, catalog.POWER}
    for card in cards:
        is_worn = bool(card.red or card.yellow or card.guard)
        assert is_worn == (card.is_a == catalog.EQUIPMENT) == (card.effect is None), card.key


@pytest.mark.clause("components.adventures")
def test_there_are_22_adventures_of_two_or_three_answers() -> None:
    cards = CATALOG.cards[catalog.FIRST_ADVENTURE : catalog.FIRST_HERO]
    assert len(cards) == 22
    assert {len(card.answers) for card in cards} <= {2, 3}


@pytest.mark.clause("components.figures")
def test_sixteen_enemies_and_four_heroes_stand_ready() -> None:
    assert bivouac.new("archibald").view(None)["supply"] == {
        "seide": 6, "moustik": 4, "millipede": 2, "spider": 2, "darkos": 2,
    }  # fmt: skip
    assert [card.key for card in CATALOG.cards if card.is_a == catalog.HERO] == [
        "arthur", "selenia", "betameche", "noisette",
    ]  # fmt: skip
    assert [card.key for card in CATALOG.cards if card.is_a == catalog.FOE] == list(catalog.KIND_KEYS)


@pytest.mark.clause("components.sheets")
def test_every_sheet_has_a_track_of_at_least_three_lives() -> None:
    assert all(card.lives >= 3 for card in CATALOG.cards if card.is_a == catalog.HERO)


@pytest.mark.clause("components.dice")
def test_a_combat_die_has_six_faces_and_there_are_three_of_each_colour() -> None:
    assert len(catalog.RED_FACES) == len(catalog.YELLOW_FACES) == 6
    assert catalog.DICE_OF_A_COLOUR == 3
    state = begun()
    seen: dict[int, set[int]] = {4: set(), 0: set()}
    for _ in range(300):
        seen[4].add(throw(state, 1, 0) & 7)
        seen[0].add(throw(state, 0, 1) & 7)
    assert seen == {4: {4 | hits for hits in catalog.RED_FACES}, 0: set(catalog.YELLOW_FACES)}


@pytest.mark.clause("components.players")
def test_two_to_four_players_sit_at_a_table() -> None:
    for players in (2, 3, 4):
        assert bivouac.new("archibald", players=players).seats == players
    for players in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            bivouac.new("archibald", players=players)


@pytest.mark.clause("level.no-pile")
def test_no_start_or_gaol_tile_shows_a_card() -> None:
    state = begun()
    assert not any(state.shows(tile) in WITH_CARDS for level in (1, 5) for tile in TILES_OF[level])


@pytest.mark.clause("move.satan-falls")
def test_satan_s_falls_are_one_tile_of_level_3_with_walls_all_around() -> None:
    assert [level for level, tiles in TILES_OF.items() for tile in tiles if catalog.SHOWS[tile] == catalog.FALLS] == [3]
    assert catalog.WALLS[catalog.SHOWS.index(catalog.FALLS)] == board.ALL_WALLS


# -- set-up ------------------------------------------------------------------------------------------------------------


PILES: dict[str, tuple[Callable[[Archibald], list[int]], range]] = {
    "tiles of level 2": (lambda state: state.zones[zones.TILE_PILE], range(81, 96)),
    "tiles of level 3": (lambda state: state.zones[zones.TILE_PILE + 1], range(96, 111)),
    "tiles of level 4": (lambda state: state.zones[zones.TILE_PILE + 2], range(111, 126)),
    "encounters of level 2": (lambda state: state.zones[zones.PILE], range(15)),
    "encounters of level 3": (lambda state: state.zones[zones.PILE + 1], range(15, 30)),
    "encounters of level 4": (lambda state: state.zones[zones.PILE + 2], range(30, 45)),
    "adventures": (lambda state: state.zones[zones.ADVENTURE_PILE], range(45, 67)),
    "gaols": (lambda state: state.zones[zones.GAOLS], range(126, 131)),
}


@pytest.mark.clause("setup.tiles", "setup.encounters", "setup.adventures", "setup.gaols")
@pytest.mark.parametrize("name", PILES)
def test_each_pile_holds_its_own_pieces_shuffled_and_unknown_to_all(name: str) -> None:
    pile_of, pieces = PILES[name]
    orders = [pile_of(state) for state in many_begun()]
    assert all(sorted(order) == list(pieces) for order in orders)
    for place in range(len(pieces)):
        assert {order[place] for order in orders} == set(pieces), "a piece never comes to some place"
    known = begun().known
    assert len({pools[piece] for pools in known.pools for piece in pieces}) == 1
    assert not any(known.knows(seat, piece) for seat in (ME, YOU) for piece in pieces)


@pytest.mark.clause("setup.gaols")
def test_the_gaols_lie_face_down() -> None:
    table = bivouac.new("archibald")
    for seat in (ME, YOU, None):
        gaols = table.view(seat)["board"][10]
        assert [(gaol["kind"], gaol["face_up"], gaol["seen"]) for gaol in gaols] == [("gaol", False, None)] * 5


@pytest.mark.clause("setup.tiles")
def test_levels_2_to_4_have_no_tile_at_the_beginning() -> None:
    assert bivouac.new("archibald").view(None)["board"][1:10] == [[None] * 5] * 9


@pytest.mark.clause("setup.choose-heroes")
def test_from_the_youngest_on_each_player_picks_a_free_hero_and_a_start_cell() -> None:
    table = bivouac.new("archibald", players=3, seed=5)
    heroes = ["hero/arthur", "hero/selenia", "hero/betameche", "hero/noisette"]
    starts = ["start/1-1", "start/1-2", "start/1-3", "start/1-4", "start/1-5"]
    for seat, (hero, start) in enumerate([(2, 4), (0, 1), (3, 2)]):
        assert table.waiting == [seat]
        assert [option.key for option in table.options] == heroes_left(table, heroes)
        assert clause(table, seat, "start/1-1") == "setup.choose-heroes"
        table.choose(heroes[hero])
        assert clause(table, seat, heroes[hero]) == "setup.choose-heroes"
        assert [option.key for option in table.options] == starts_left(table, starts)
        table.choose(starts[start])
    view = table.view(ME)
    assert [(hero["hero"], hero["cell"]) for hero in view["heroes"]] == [
        ("betameche", "1-5"), ("arthur", "1-2"), ("noisette", "1-3"),
    ]  # fmt: skip
    assert table.waiting == [ME]


def heroes_left(table: bivouac.Table, heroes: list[str]) -> list[str]:
    taken = [hero["hero"] for hero in table.view(None)["heroes"]]
    return [key for key in heroes if key.removeprefix("hero/") not in taken]


def starts_left(table: bivouac.Table, starts: list[str]) -> list[str]:
    taken = [hero["cell"] for hero in table.view(None)["heroes"]]
    return [key for key in starts if key.removeprefix("start/") not in taken]


def clause(table: bivouac.Table, seat: int, key: str) -> str:
    reason = table.why_not(seat, key)
    return "" if reason is None else reason.clause


def set_out(players: int = 2, seed: int = 1, **options: object) -> bivouac.Table:
    """A table at its first turn, heroes and start cells taken in order."""
    table = bivouac.new("archibald", players=players, seed=seed, **options)
    while table.view(None)["turn"] == 0:
        table.choose(table.options[0])
    return table


@pytest.mark.clause("setup.choose-heroes")
def test_a_hero_that_is_taken_is_refused_and_nobody_picks_out_of_turn() -> None:
    table = bivouac.new("archibald", players=2)
    assert clause(table, YOU, "hero/arthur") == "turn.order"
    table.choose("hero/arthur")
    table.choose("start/1-3")
    assert clause(table, YOU, "hero/arthur") == "setup.choose-heroes"
    table.choose("hero/selenia")
    assert [option.key for option in table.options] == ["start/1-1", "start/1-2", "start/1-4", "start/1-5"]


@pytest.mark.clause("setup.choose-heroes")
def test_the_last_of_four_players_gets_the_hero_who_is_left() -> None:
    table = bivouac.new("archibald", players=4)
    for key in ("hero/noisette", "start/1-1", "hero/arthur", "start/1-2", "hero/selenia", "start/1-3"):
        table.choose(key)
    assert table.waiting == [3]
    assert table.view(3)["heroes"][3]["hero"] == "betameche"
    assert [option.key for option in table.options] == ["start/1-4", "start/1-5"]


@pytest.mark.clause("setup.choose-heroes")
def test_heroes_may_be_dealt_instead() -> None:
    dealt = set()
    for seed in range(60):
        table = bivouac.new("archibald", players=3, seed=seed, heroes="dealt")
        heroes = [hero["hero"] for hero in table.view(None)["heroes"]]
        assert len(set(heroes)) == 3
        assert table.options[0].key == "start/1-1"
        dealt.add(tuple(heroes))
    assert len(dealt) > 15


@pytest.mark.clause("setup.choose-heroes")
def test_heroes_are_picked_at_set_up_only() -> None:
    path = Path()
    assert path.why_not("hero/noisette") == "setup.choose-heroes"
    assert path.why_not("start/1-4") == "setup.choose-heroes"


@pytest.mark.clause("setup.one-per-start")
def test_a_start_cell_takes_one_hero_at_set_up_and_any_number_later() -> None:
    table = bivouac.new("archibald")
    for key in ("hero/arthur", "start/1-2", "hero/selenia"):
        table.choose(key)
    assert clause(table, YOU, "start/1-2") == "setup.one-per-start"
    table.choose("start/1-1")
    while table.waiting == [ME]:
        table.choose("move/1-1" if table.view(ME)["heroes"][ME]["cell"] == "1-2" else "done")
    assert [hero["cell"] for hero in table.view(None)["heroes"]] == ["1-1", "1-1"]


@pytest.mark.clause("setup.life")
def test_every_hero_starts_with_three_lives() -> None:
    assert [hero["lives"] for hero in set_out(4).view(None)["heroes"]] == [3, 3, 3, 3]


@pytest.mark.clause("setup.cards")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_draws_two_cards_of_level_2(players: int) -> None:
    view = set_out(players).view(None)
    assert [hero["hand"]["levels"] for hero in view["heroes"]] == [{"2": 2, "3": 0, "4": 0}] * players
    assert view["piles"]["encounters"] == {"2": 15 - 2 * players, "3": 15, "4": 15}


@pytest.mark.clause("setup.cards")
def test_nobody_has_cards_before_all_heroes_are_chosen() -> None:
    table = bivouac.new("archibald")
    for key in ("hero/arthur", "start/1-2", "hero/selenia"):
        table.choose(key)
        assert [sum(hero["hand"]["levels"].values()) for hero in table.view(None)["heroes"]] == [0, 0]


@pytest.mark.clause("flood.new-level")
def test_the_game_begins_dry_and_level_1_is_reached_by_nobody() -> None:
    assert set_out().view(None)["flood"] == 0
