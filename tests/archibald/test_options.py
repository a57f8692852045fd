"""Every option of a table, by a test that fails when the option is ignored."""

from typing import Any

import pytest

import bivouac
from bivouac.engine.verbs import Verb
from bivouac.games.archibald.board import FIRST_GAOL
from bivouac.games.archibald.catalog import TRAP
from bivouac.games.archibald.setup import GAME
from bivouac.games.archibald.state import Archibald
from bivouac.games.archibald.turn import MOST_SPRINGS
from bivouac.games.archibald.verbs import BreakWalls, ClearTile, Heal, MoveAgain, Peek, PutFoes, then
from tests.archibald.path import ME, YOU, Path

PATROL = {"seide-patrol": PutFoes(seide=1)}
ROW_1 = [f"1-{column}" for column in range(1, 6)]


def test_these_are_the_options_and_what_a_table_has_if_nobody_asks() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "flood": "first", "heroes": "chosen", "hands": "hidden", "traps": 2, "entry": "walled", "springs": "once",
        "flood_spares": True, "start_enemies": False, "walled_enemies": False, "no_effect": "refused",
        "turn_cap": 0,
    }  # fmt: skip


# -- flood, heroes, hands, traps, turn_cap -----------------------------------------------------------------------------


@pytest.mark.clause("flood.new-level")
@pytest.mark.parametrize(("flood", "tokens"), [("first", 1), ("per-hero", 2)])
def test_flood_says_whether_the_second_hero_on_a_level_brings_water(flood: str, tokens: int) -> None:
    path = Path("4: b01 b b b b\n5: b b b b b", flood=flood).play("move/5-1", "done", "move/5-1")
    assert path.flood == tokens


@pytest.mark.clause("flood.new-level")
@pytest.mark.parametrize(
    ("flood", "second"),
    [("first", []), ("per-hero", ["Player 2 reaches level 3 for the first time: the water rises (2 of 4)."])],
)
def test_the_log_says_who_reached_a_level_for_the_first_time(flood: str, second: list[str]) -> None:
    """Where every hero counts, the level itself is no longer new when the second one comes."""
    path = Path("4: b01 b b b b\n5: b b b b b", flood=flood).play("move/5-1", "done")
    first = [line for line in path.log() if "the water rises" in line]
    who = "Level 3 is reached" if flood == "first" else "Player 1 reaches level 3"
    assert first == [f"{who} for the first time: the water rises (1 of 4)."]
    path.play("move/5-1")
    assert [line for line in path.log() if "the water rises" in line][1:] == second


@pytest.mark.clause("setup.choose-heroes")
@pytest.mark.parametrize(("heroes", "first"), [("chosen", "hero/arthur"), ("dealt", "start/1-1")])
def test_heroes_says_who_picks_them(heroes: str, first: str) -> None:
    assert bivouac.new("archibald", seed=2, heroes=heroes).options[0].key == first


@pytest.mark.clause("encounter.hidden")
@pytest.mark.parametrize(("hands", "seen"), [("hidden", 0), ("open", 2)])
def test_hands_says_how_many_cards_of_mine_you_see(hands: str, seen: int) -> None:
    table = bivouac.new("archibald", seed=2, heroes="dealt", hands=hands)
    for key in ("start/1-1", "start/1-2"):
        table.choose(key)
    assert len(table.view(YOU)["heroes"][ME]["hand"]["cards"]) == seen
    assert len(table.view(ME)["heroes"][ME]["hand"]["cards"]) == 2


@pytest.mark.clause("components.gaol-tiles")
@pytest.mark.parametrize(("traps", "is_trap"), [(1, False), (2, True)])
def test_traps_says_what_a_gaol_does(traps: int, is_trap: bool) -> None:
    """The second of the four gaol tiles that are not Archibald's is a Trap or a Book."""
    state = bivouac.new("archibald", seed=2, traps=traps).state
    assert isinstance(state, Archibald)
    assert (state.shows(FIRST_GAOL + 2) == TRAP) == is_trap
    assert state.has_book(FIRST_GAOL + 2) == (not is_trap)


@pytest.mark.clause("end.cap")
@pytest.mark.parametrize(("cap", "over"), [(0, False), (2, True), (3, False)])
def test_turn_cap_ends_the_game_after_so_many_turns(cap: int, over: bool) -> None:
    assert Path(turn_cap=cap).play("move/1-2", "move/1-3").table.over == over


# -- entry -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("move.entry-walled")
@pytest.mark.parametrize(("entry", "where", "lives"), [("walled", "1-1", 3), ("open", "2-1", 4)])
def test_entry_says_whether_a_wall_of_the_new_tile_keeps_the_hero_out(entry: str, where: str, lives: int) -> None:
    path = Path(tiles2="_h", hands="slingshot", entry=entry).play("move/2-1")
    assert (path.where(ME), path.lives(ME)) == (where, lives)


@pytest.mark.clause("move.entry-walled", "move.wall")
def test_with_open_entry_the_wall_stands_again_once_the_hero_is_in() -> None:
    path = Path(tiles2="_b", hands="slingshot", entry="open").play("move/2-1", "done", "move/1-3")
    assert path.keys(verb="move") == ["2-2", "3-1"]
    assert path.why_not("move/1-1") == "move.wall"


@pytest.mark.clause("move.entry-walled", "move.wall")
def test_with_open_entry_a_tile_that_lay_there_before_keeps_its_walls() -> None:
    path = Path("2: _b b b b b", hands="slingshot", entry="open")
    assert path.why_not("move/2-1") == "move.wall"


@pytest.mark.clause("move.satan-falls", "move.entry-walled")
@pytest.mark.parametrize("entry", ["walled", "open"])
def test_nobody_enters_satan_s_falls(entry: str) -> None:
    path = Path("5: b0 b b b b", tiles3="f", hands="slingshot", entry=entry).play("move/6-1")
    assert path.tile("6-1") == "f"
    assert path.where(ME) == "5-1"
    assert path.clauses("walled") == ["move.satan-falls"]


@pytest.mark.clause("blocked.test", "move.entry-walled")
@pytest.mark.parametrize(("entry", "tile", "where"), [("walled", "h", "4-5"), ("open", "b", "3-5")])
def test_with_open_entry_progress_is_judged_from_where_the_hero_will_stand(entry: str, tile: str, where: str) -> None:
    """Both heroes are past the line: the tile that completes it may be laid, unless the hero would step behind it."""
    board = "4: b1 . . . b0\n3: ^b ^b ^b ^b .\n2: . . . . b"
    path = Path(board, tiles2="^h b", hands="slingshot", entry=entry).play("move/3-5")
    assert (path.tile("3-5"), path.where(ME)) == (tile, where)


@pytest.mark.clause("blocked.test", "move.entry-walled")
@pytest.mark.parametrize(("entry", "tile"), [("walled", "b"), ("open", "h")])
def test_with_open_entry_a_wall_behind_the_hero_s_back_does_not_block(entry: str, tile: str) -> None:
    """The tile shuts the only way on from where the hero stands, but the hero steps over its wall and is past it."""
    board = "4: . . . . b1\n3: b b |b0| b b\n2: b b ^b b b"
    path = Path(board, tiles2="_h b", hands="slingshot", entry=entry).play("move/4-3")
    assert (path.tile("4-3"), path.where(ME)) == (tile, "4-3")


# -- springs -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("tile.spring-chain")
@pytest.mark.parametrize(("springs", "turn_of"), [("once", YOU), ("every", ME)])
def test_springs_says_whether_one_serves_twice_in_a_turn(springs: str, turn_of: int) -> None:
    path = Path("2: b0 w w b b", springs=springs).play("move/2-2", "move/2-3", "move/2-2")
    assert path.turn_of == turn_of
    assert ("spring-spent" in path.told()) == (springs == "once")


@pytest.mark.clause("tile.spring-chain")
def test_a_chain_of_springs_that_serve_at_every_arrival_comes_to_an_end() -> None:
    path = Path("2: b0 w w b b", springs="every", hands="slingshot").play("move/2-2")
    for hop in range(MOST_SPRINGS):
        path.play("move/2-3" if path.where(ME) == "2-2" else "move/2-2")
        assert path.told().count("spring") == min(hop + 2, MOST_SPRINGS)
    assert path.told()[-1] == "spring-spent"
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]
    path.play("done", "move/1-3", "move/2-3" if path.where(ME) == "2-2" else "move/2-2")
    assert path.told()[-1] == "spring"  # another turn, another chain


# -- flood_spares ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("flood.once-back")
@pytest.mark.parametrize("spares", [True, False])
def test_flood_spares_says_whether_who_fell_into_a_trap_is_washed_back_too(spares: bool) -> None:
    board = "11: x . . . .\n10: b0 b b b b\n7: b b b b b\n4: b b b b b"
    path = Path(board, tokens=3, reached=(4,), hands="slingshot", flood_spares=spares).play("move/11-1", "return/7-2")
    assert ("flood-once" in path.told()) == spares
    if not spares:
        assert path.keys() == [f"return/4-{column}" for column in range(1, 6)]
        path.play("return/4-2")
    assert path.where(ME) == ("7-2" if spares else "4-2")
    assert path.flood == 0
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("flood.once-back")
@pytest.mark.parametrize(("spares", "where"), [(True, "7-5"), (False, "4-4")])
def test_and_whether_who_was_defeated_is(spares: bool, where: str) -> None:
    path = Path("7: b0 b b b b\n4: b b b b b", tiles4="e(m)", tokens=3, lives=(1,), flood_spares=spares)
    path.dice("r0 y0 r1").play("move/8-1", "return/7-5")
    if not spares:
        path.play("return/4-4")
    assert path.where(ME) == where
    path.nobody_is_waiting_but(YOU)


# -- start_enemies -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("enemycard.where")
@pytest.mark.parametrize(("allowed", "cells"), [(False, ["2-1", "2-2"]), (True, [*ROW_1, "2-1", "2-2"])])
def test_start_enemies_says_whether_enemies_may_stand_on_start_cells(allowed: bool, cells: list[str]) -> None:
    hands = ("seide-patrol, slingshot", "thorn-dagger")
    path = Path("2: b0 b . . .", hands=hands, effects=PATROL, start_enemies=allowed).play("play/seide-patrol")
    assert path.keys(verb="place") == cells
    assert path.why_not("place/1-2") == ("" if allowed else "enemycard.where")


@pytest.mark.clause("enemycard.where", "enemycard.later")
def test_enemies_on_a_start_cell_hold_the_hero_there() -> None:
    hands = ("seide-patrol, slingshot", "thorn-dagger")
    path = Path("2: b0 b . . .", hands=hands, effects=PATROL, start_enemies=True)
    path.play("play/seide-patrol", "place/1-2", "move/1-1", "done")
    assert path.turn_of == YOU
    assert path.keys() == ["fight", "wear/thorn-dagger", "discard/thorn-dagger"]


@pytest.mark.clause("enemycard.where")
@pytest.mark.parametrize(("allowed", "why"), [(False, "enemycard.where"), (True, "")])
def test_with_start_enemies_an_enemy_card_can_be_played_before_any_tile_is_turned_up(allowed: bool, why: str) -> None:
    path = Path(hands="seide-patrol, slingshot", effects=PATROL, start_enemies=allowed)
    assert path.why_not("play/seide-patrol") == why


@pytest.mark.clause("enemycard.supply", "enemycard.where")
def test_a_figure_can_be_taken_from_a_start_cell() -> None:
    effects = {"darkos-comes": PutFoes(darkos=1)}
    path = Path(
        "1: o o1 o:d o:d o\n2: b0 b . . .", hands="darkos-comes, slingshot", effects=effects, start_enemies=True
    )
    path.play("play/darkos-comes", "place/2-2")
    assert path.keys() == ["take/1-3", "take/1-4"]


# -- walled_enemies ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("enemycard.where")
@pytest.mark.parametrize(("allowed", "cells"), [(False, ["2-1", "5-2"]), (True, ["2-1", "5-1", "5-2", "5-3"])])
def test_walled_enemies_says_whether_enemies_may_stand_behind_walls_all_round(allowed: bool, cells: list[str]) -> None:
    """5-1 is Satan's Falls; 5-3 is shut in by the walls of another tile."""
    board = "5: f f~ |^_b| . .\n2: b0 . . . ."
    path = Path(board, hands="seide-patrol, slingshot", effects=PATROL, walled_enemies=allowed)
    path.play("play/seide-patrol")
    assert path.keys(verb="place") == cells
    assert path.why_not("place/5-1") == ("" if allowed else "enemycard.where")


@pytest.mark.clause("enemycard.where")
def test_both_options_together_allow_every_tile_that_is_face_up_as_the_book_does() -> None:
    path = Path("5: f f~ |^_b| . .\n2: b0 . . . .", hands="seide-patrol, slingshot", effects=PATROL,
                start_enemies=True, walled_enemies=True)  # fmt: skip
    path.play("play/seide-patrol")
    assert path.keys(verb="place") == [*ROW_1, "2-1", "5-1", "5-2", "5-3"]


@pytest.mark.clause("enemycard.where", "enemycard.supply")
def test_a_figure_can_be_taken_back_from_behind_walls() -> None:
    path = Path("5: f:d f~ . . .\n2: b0:d b . . .", hands="darkos-comes, slingshot",
                effects={"darkos-comes": PutFoes(darkos=1)}, walled_enemies=True)  # fmt: skip
    path.play("play/darkos-comes", "place/2-2")
    assert (path.foes("5-1"), path.foes("2-2")) == ("", "d")


# -- no_effect ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("power.no-effect")
@pytest.mark.parametrize(("no_effect", "why"), [("refused", "power.no-effect"), ("allowed", "")])
@pytest.mark.parametrize("effect", [Heal(1), BreakWalls(), ClearTile(), Peek(), then(Heal(1), BreakWalls())])
def test_no_effect_says_whether_a_power_may_be_played_for_nothing(effect: Verb[Any], no_effect: str, why: str) -> None:
    path = Path(
        "11: k k x x a\n2: b0 b b b b" if isinstance(effect, Peek) else "2: b0 b b b b", lives=(5,),
        hands="honey-drop, slingshot", effects={"honey-drop": effect}, no_effect=no_effect,
    )  # fmt: skip
    assert path.why_not("play/honey-drop") == why
    if not why:
        path.play("play/honey-drop")
        assert path.told() == ["turn", "played", "nothing"]
        assert path.clauses("nothing") == ["power.no-effect"]
        assert path.discard(2) == ["honey-drop"]
        assert path.why_not("play/honey-drop") == "turn.one-card"
        path.nobody_is_waiting_but(ME)


@pytest.mark.clause("power.no-effect", "enemycard.supply")
def test_an_enemy_card_without_a_tile_or_a_figure_is_refused_all_the_same() -> None:
    path = Path(hands="seide-patrol, slingshot", effects=PATROL, no_effect="allowed")
    assert path.why_not("play/seide-patrol") == "enemycard.where"
    path = Path("2: b0:ssssss b b b b", hands="seide-patrol, slingshot", effects=PATROL, no_effect="allowed")
    assert path.why_not("play/seide-patrol") == "enemycard.supply"


@pytest.mark.clause("power.no-effect", "tile.held-symbol")
def test_a_move_for_who_is_held_is_no_effect_either() -> None:
    path = Path("2: b0:s b b b b", hands="dandelion-seed, slingshot", effects={"dandelion-seed": MoveAgain()},
                no_effect="allowed").play("play/dandelion-seed")  # fmt: skip
    assert path.told()[-1] == "nothing"
    assert path.keys() == ["fight", "wear/slingshot", "discard/slingshot"]
