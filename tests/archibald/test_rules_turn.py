"""A turn: one move, one card, equipment and discards for free; and where a hero can walk."""

import pytest

import bivouac
from bivouac.games.archibald.verbs import AddFlood, Heal, MoveAgain
from tests.archibald.path import ME, THIRD, YOU, Path

OPEN = """
    4: b b b b b
    3: b b b0 b b
    2: b b b b b
"""


# -- whose turn it is --------------------------------------------------------------------------------------------------


@pytest.mark.clause("turn.order")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_clockwise_from_the_youngest(players: int) -> None:
    path = Path(players=players)
    order = []
    for _ in range(2 * players + 1):
        order.append(path.turn_of)
        path.nobody_is_waiting_but(path.turn_of)
        path.play(f"move/{path.keys(verb='move')[0]}")
    assert order == [*range(players), *range(players), 0]
    assert path.view(None)["round"] == 3


@pytest.mark.clause("turn.order")
def test_nobody_plays_out_of_turn() -> None:
    path = Path(hands=("sponge", "slingshot"))
    assert path.why_not("move/2-2", YOU) == "turn.order"
    assert path.why_not("wear/slingshot", YOU) == "turn.order"
    assert path.why_not("discard/slingshot", YOU) == "turn.order"
    path.play("move/1-2", "done")
    assert path.why_not("discard/sponge", ME) == "turn.order"
    assert path.why_not("wear/slingshot", YOU) == ""


@pytest.mark.clause("turn.order")
def test_in_my_own_turn_i_wait_for_whom_it_asks() -> None:
    path = Path("2: b0:s b b b b", hands="slingshot").patient().play("fight")
    reasons = [path.table.why_not(seat, "done") for seat in (ME, YOU)]
    assert [reason and reason.key for reason in reasons] == ["other-chooses", "roll-first"]
    other = Path().table.why_not(YOU, "done")
    assert other is not None
    assert (other.key, other.clause) == ("not-your-turn", "turn.order")


@pytest.mark.clause("power.resolve")
@pytest.mark.parametrize("key", ["leap/2-1", "peek/11-1", "target/2", "give/hammer"])
def test_what_belongs_to_an_effect_is_refused_without_one(key: str) -> None:
    assert Path("2: b b b b b", hands="hammer").why_not(key) == "power.resolve"


# -- the move ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("turn.move", "move.orthogonal")
def test_a_hero_moves_to_one_of_the_four_neighbours() -> None:
    path = Path(OPEN)
    assert path.keys() == ["move/2-3", "move/3-2", "move/3-4", "move/4-3"]
    path.play("move/4-3")
    assert path.where(ME) == "4-3"
    assert path.where(YOU) == "1-2"
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("move.orthogonal")
@pytest.mark.parametrize("cell", ["2-2", "2-4", "4-2", "4-4", "3-3", "3-1", "3-5", "1-3", "5-3", "11-3"])
def test_neither_diagonally_nor_far_nor_to_the_own_tile(cell: str) -> None:
    assert Path(OPEN).why_not(f"move/{cell}") == "move.orthogonal"


@pytest.mark.clause("move.orthogonal")
def test_the_ends_of_two_rows_are_no_neighbours() -> None:
    path = Path("3: b b b b b0\n2: b b b b b")
    assert path.keys(verb="move") == ["2-5", "3-4", "4-5"]
    assert path.why_not("move/4-1") == "move.orthogonal"
    path = Path("3: b0 b b b b\n2: b b b b b")
    assert path.keys(verb="move") == ["2-1", "3-2", "4-1"]
    assert path.why_not("move/2-5") == "move.orthogonal"


@pytest.mark.clause("move.orthogonal")
def test_back_toward_the_start_too() -> None:
    path = Path("2: b0 b b b b").play("move/1-1")
    assert path.where(ME) == "1-1"


@pytest.mark.clause("turn.reveal")
@pytest.mark.parametrize(
    ("level", "board", "cell"),
    [(2, "", "2-1"), (3, "4: b0 b b b b", "5-1"), (4, "7: b0 b b b b", "8-1")],
)
def test_an_empty_cell_gets_the_top_tile_of_its_level(level: int, board: str, cell: str) -> None:
    path = Path(board, tiles2="h b", tiles3="h b", tiles4="h b", reached=(level,), hands="sponge")
    assert path.tile(cell) == "."
    path.play(f"move/{cell}")
    assert path.tile(cell) == "h"
    assert path.view(YOU)["board"][int(cell[:-2]) - 1][0]["face_up"]
    assert path.where(ME) == cell
    assert path.lives(ME) == 4
    sizes = {other: len(path.tile_pile(other)) for other in (2, 3, 4)}
    full = {other: 15 - (5 if board and other == level - 1 else 0) for other in (2, 3, 4)}
    assert sizes == {**full, level: full[level] - 1}
    assert path.tile_pile(level)[0] == "b"


@pytest.mark.clause("turn.reveal")
def test_a_tile_is_laid_with_its_arrow_toward_the_gaols() -> None:
    """North is toward the gaols: the walls lie as they are printed, from wherever the hero comes."""
    for start, cell in (("2: b0 b b b b\n1: o o1 o o o", "3-1"), ("3: b b0 b b b", "2-2")):
        path = Path(start, tiles2="^b|").play(f"move/{cell}")
        row, column = (int(number) - 1 for number in cell.split("-"))
        assert path.view(ME)["board"][row][column]["walls"] == "NE"


@pytest.mark.clause("turn.reveal")
def test_a_revealed_tile_is_entered_without_drawing_another() -> None:
    path = Path("2: h b0 b b b", hands="sponge").play("move/2-1")
    assert len(path.tile_pile(2)) == 10
    assert path.lives(ME) == 4


@pytest.mark.clause("turn.must-move")
def test_who_can_move_must() -> None:
    path = Path(OPEN, hands="sponge")
    assert path.why_not("done") == "turn.must-move"
    path.play("discard/sponge")
    assert path.why_not("done") == "turn.must-move"


@pytest.mark.clause("turn.must-move")
def test_a_hero_without_an_open_neighbour_stays_and_the_turn_is_over() -> None:
    path = Path("3: b b |^_b0| b b", hands="slingshot")
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]
    assert path.why_not("move/3-2") == "move.wall"
    path.play("done")
    assert path.where(ME) == "3-3"
    assert path.told()[-2:] == ["stayed", "turn"]
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("turn.must-move")
def test_without_a_card_either_the_turn_of_a_shut_in_hero_passes_by_itself() -> None:
    path = Path("3: b b |^_b0| b b", hands="slingshot").play("discard/slingshot")
    assert path.turn_of == YOU


# -- walls -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("move.wall")
@pytest.mark.parametrize(
    ("tile", "closed"),
    [("^b", "4-3"), ("_b", "2-3"), ("b{}|", "3-4"), ("|b", "3-2")],
)
def test_a_wall_bars_its_edge_from_both_sides(tile: str, closed: str) -> None:
    here = tile.format("0") if "{}" in tile else tile + "0"
    board = f"4: b b b b b\n3: b b {here} b b\n2: b b b b b"
    path = Path(board)
    others = {"2-3", "3-2", "3-4", "4-3"} - {closed}
    assert set(path.keys(verb="move")) == others
    assert path.why_not(f"move/{closed}") == "move.wall"
    there = [["b"] * 5 for _ in range(3)]
    row, column = (int(number) for number in closed.split("-"))
    there[4 - row][column - 1] = "b0"
    there[1][2] = tile.format("")
    back = Path("\n".join(f"{4 - i}: {' '.join(tiles)}" for i, tiles in enumerate(there)))
    assert "3-3" not in back.keys(verb="move")
    assert back.why_not("move/3-3") == "move.wall"


@pytest.mark.clause("move.wall")
def test_a_wall_is_only_on_its_own_edge() -> None:
    path = Path("4: b b b b b\n3: b b |b| b b\n2: b b b0 b b")
    assert path.keys(verb="move") == ["1-3", "2-2", "2-4", "3-3"]
    path.play("move/3-3", "move/1-1")
    assert path.keys(verb="move") == ["2-3", "4-3"]


@pytest.mark.clause("move.wall")
def test_walls_at_the_edge_of_the_board_bar_nothing_elsewhere() -> None:
    """A wall to the west of the first column is not one to the east of the last."""
    path = Path("4: b b b b b\n3: |b b b b b\n2: b b b b b0|")
    assert path.keys(verb="move") == ["1-5", "2-4", "3-5"]
    path.play("move/3-5", "move/1-1")
    assert path.keys(verb="move") == ["2-5", "3-4", "4-5"]


@pytest.mark.clause("move.satan-falls", "move.entry-walled")
@pytest.mark.parametrize(("start", "ahead"), [("5-3", "6-3"), ("7-3", "6-3"), ("6-2", "6-3"), ("6-4", "6-3")])
def test_nobody_enters_satan_s_falls_from_any_side(start: str, ahead: str) -> None:
    rows = {5: ["b"] * 5, 6: ["b", "b", ".", "b", "b"], 7: ["b"] * 5}
    row, column = (int(number) for number in start.split("-"))
    rows[row][column - 1] = "b0"
    path = Path("\n".join(f"{n}: {' '.join(tiles)}" for n, tiles in rows.items()), tiles3="f", hands="slingshot").play(
        f"move/{ahead}"
    )
    assert path.tile("6-3") == "f"
    assert path.where(ME) == start
    path.play("done", "move/1-1")
    assert path.why_not(f"move/{ahead}") == "move.wall"


@pytest.mark.clause("move.entry-walled")
def test_a_revealed_tile_walled_on_the_shared_edge_stays_and_the_move_is_spent() -> None:
    path = Path(tiles2="_H b", hands="slingshot", tokens=1).play("move/2-1")
    assert path.tile("2-1") == "H"
    assert path.where(ME) == "1-1"
    assert path.lives(ME) == 3
    assert path.hand(ME) == ["slingshot"]
    assert path.flood == 1
    assert path.told() == ["turn", "laid", "walled"]
    assert path.why_not("move/1-2") == "move.entry-walled"
    path.play("done")
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("move.entry-walled", "tile.unentered-enemy")
def test_nobody_is_fought_and_no_adventure_read_behind_a_wall() -> None:
    path = Path(tiles2="_e+(sm)").play("move/2-1")
    assert path.foes("2-1") == ""
    assert path.supply()["seide"] == 6
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("move.entry-walled")
def test_a_wall_on_another_edge_does_not_keep_a_hero_out() -> None:
    path = Path(tiles2="|^h|", hands="sponge").play("move/2-1")
    assert path.where(ME) == "2-1"
    assert path.lives(ME) == 4


@pytest.mark.clause("move.shared")
def test_any_number_of_heroes_and_enemies_stand_on_one_tile() -> None:
    path = Path("2: b0 b123:sm b b b", players=4, hands="sponge").dice("r0 y0 r0 y0").play("move/2-2")
    assert [path.where(seat) for seat in range(4)] == ["2-2"] * 4
    assert path.foes("2-2") == "sm"


# -- the card of the turn ----------------------------------------------------------------------------------------------


@pytest.mark.clause("turn.one-card")
def test_one_card_before_the_move() -> None:
    path = Path(OPEN, hands="honey-drop, elixir", lives=(1,), effects={"honey-drop": Heal(1), "elixir": Heal(1)})
    path.play("play/honey-drop")
    assert path.lives(ME) == 2
    assert path.why_not("play/elixir") == "turn.one-card"
    path.play("move/3-2")
    assert path.why_not("play/elixir") == "turn.one-card"
    path.play("done", "move/1-1")
    assert path.why_not("play/elixir") == ""


@pytest.mark.clause("turn.one-card")
def test_or_after_it() -> None:
    path = Path(OPEN, hands="honey-drop, elixir", lives=(1,), effects={"honey-drop": Heal(1), "elixir": Heal(1)})
    path.play("move/3-2", "play/elixir")
    assert path.lives(ME) == 2
    assert path.why_not("play/honey-drop") == "turn.one-card"


@pytest.mark.clause("turn.one-card")
def test_a_card_just_drawn_can_be_played() -> None:
    path = Path("3: b b c b b\n2: b b b0 b b", top2="honey-drop", lives=(1,), effects={"honey-drop": Heal(2)})
    path.play("move/3-3", "play/honey-drop")
    assert path.lives(ME) == 3


@pytest.mark.clause("turn.one-card")
def test_only_cards_in_hand() -> None:
    path = Path(hands=("slingshot", "honey-drop"), lives=(1,))
    assert path.why_not("play/honey-drop") == "turn.one-card"


@pytest.mark.clause("turn.one-card")
def test_not_between_the_moves_that_a_spring_gives() -> None:
    path = Path("2: w b0 b b b", hands="honey-drop", lives=(1,), effects={"honey-drop": Heal(1)}).play("move/2-1")
    assert set(path.keys(verb="move")) == {"1-1", "2-2", "3-1"}
    assert path.why_not("play/honey-drop") == "turn.one-card"
    path.play("move/1-1", "play/honey-drop")
    assert path.lives(ME) == 2


@pytest.mark.clause("turn.one-card")
def test_nor_between_moves_that_a_card_gives() -> None:
    path = Path(OPEN, hands="dandelion-seed, honey-drop", lives=(1,), effects={"dandelion-seed": MoveAgain()})
    path.play("play/dandelion-seed")
    assert path.why_not("play/honey-drop") == "turn.one-card"


@pytest.mark.clause("turn.one-card", "turn.end")
def test_the_card_of_each_player_s_turn_is_another() -> None:
    path = Path(hands=("honey-drop", "elixir"), lives=(1, 1), effects={"honey-drop": Heal(1), "elixir": Heal(1)})
    path.play("play/honey-drop", "move/1-2")
    assert path.turn_of == YOU
    path.play("play/elixir")
    assert (path.lives(ME), path.lives(YOU)) == (2, 2)


@pytest.mark.clause("power.resolve")
def test_a_power_takes_effect_and_is_discarded() -> None:
    path = Path(hands="honey-drop", lives=(1,), effects={"honey-drop": Heal(2)}).play("play/honey-drop")
    assert path.lives(ME) == 3
    assert path.hand(ME) == []
    assert path.discard(2) == ["honey-drop"]
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("power.no-effect")
def test_a_power_that_would_do_nothing_cannot_be_played() -> None:
    path = Path(hands="honey-drop", lives=(5,), effects={"honey-drop": Heal(2)})
    assert path.why_not("play/honey-drop") == "power.no-effect"


# -- equipment and discards --------------------------------------------------------------------------------------------


@pytest.mark.clause("turn.equipment-free", "equipment.first", "equipment.slot")
def test_equipment_is_changed_any_number_of_times_beside_the_card_of_the_turn() -> None:
    hand = "thorn-dagger, matchstick, honey-drop"
    path = Path(hands=hand, lives=(1,), effects={"honey-drop": Heal(1)})
    path.play("wear/thorn-dagger", "wear/matchstick")
    assert path.worn(ME) == "matchstick"
    assert path.discard(2) == ["thorn-dagger"]
    path.play("play/honey-drop")
    assert path.lives(ME) == 2
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("turn.equipment-free")
def test_equipment_is_changed_after_the_card_of_the_turn_and_after_the_move() -> None:
    path = Path(hands="thorn-dagger, honey-drop, slingshot", lives=(1,), effects={"honey-drop": Heal(1)})
    path.play("play/honey-drop", "wear/slingshot", "move/1-2", "wear/thorn-dagger")
    assert path.worn(ME) == "thorn-dagger"


@pytest.mark.clause("turn.discard-free")
def test_any_number_of_cards_may_be_discarded_before_and_after_the_move() -> None:
    path = Path(hands="thorn-dagger, honey-drop, hammer", players=3)
    path.play("discard/thorn-dagger", "discard/hammer", "move/1-2", "discard/honey-drop")
    assert path.hand(ME) == []
    assert path.discard(2) == ["thorn-dagger", "honey-drop"]
    assert path.discard(3) == ["hammer"]
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("turn.discard-free")
def test_a_discard_is_not_the_card_of_the_turn_and_needs_the_card() -> None:
    path = Path(hands=("elixir, honey-drop", "hammer"), lives=(1,), effects={"honey-drop": Heal(1)})
    assert path.why_not("discard/hammer") == "turn.discard-free"
    path.play("discard/elixir", "play/honey-drop")
    assert path.lives(ME) == 2


@pytest.mark.clause("equipment.when", "turn.equipment-free", "turn.discard-free")
def test_equipment_and_discards_are_free_between_the_moves_of_a_spring() -> None:
    path = Path("2: w b0 b b b", hands="thorn-dagger, hammer").play("move/2-1")
    path.play("wear/thorn-dagger", "discard/hammer")
    assert path.worn(ME) == "thorn-dagger"
    assert path.hand(ME) == []
    assert set(path.keys()) == {"move/1-1", "move/2-2", "move/3-1", "done"}
    path.play("move/1-1")
    assert path.where(ME) == "1-1"
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("equipment.when")
def test_equipment_is_not_put_on_in_another_s_turn() -> None:
    path = Path(hands=("", "thorn-dagger"))
    assert path.why_not("wear/thorn-dagger", YOU) == "turn.order"


@pytest.mark.clause("equipment.when")
def test_nor_between_an_arrival_and_the_end_of_its_fight() -> None:
    path = Path("2: e(sm) b0 b b b", hands="thorn-dagger").dice("r1 y0 r0 y0").play("move/2-1")
    assert path.keys() == ["kill/seide", "kill/moustik"]
    assert path.why_not("wear/thorn-dagger") == "equipment.when"
    path.play("kill/seide", "wear/thorn-dagger")
    assert path.worn(ME) == "thorn-dagger"


# -- the end of a turn -------------------------------------------------------------------------------------------------


@pytest.mark.clause("turn.end")
def test_with_a_card_in_hand_the_turn_ends_by_saying_so() -> None:
    path = Path(OPEN, hands="slingshot").play("move/3-2")
    assert path.turn_of == ME
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]
    assert path.why_not("move/3-3") == "turn.end"
    assert path.why_not("fight") == "turn.end"
    path.play("done")
    assert path.turn_of == YOU


@pytest.mark.clause("turn.end")
def test_with_an_empty_hand_it_ends_by_itself() -> None:
    assert Path(OPEN).play("move/3-2").turn_of == YOU


@pytest.mark.clause("end.cap")
@pytest.mark.parametrize("cap", [1, 3, 4])
def test_a_cap_on_turns_ends_the_game_unfinished(cap: int) -> None:
    path = Path(turn_cap=cap)
    for turn in range(cap):
        assert path.state.turn == turn + 1
        assert not path.table.over
        path.play(f"move/{path.keys(verb='move')[0]}")
    assert path.table.over
    result = path.table.result
    assert result is not None
    assert (result.winners, result.why) == ([], "end.cap")
    assert len(result.scores) == 2
    assert path.why_not("move/1-1", ME) == "end.cap"
    assert path.told()[-1] == "cut-short"


@pytest.mark.clause("end.cap")
def test_there_is_no_cap_by_default() -> None:
    path = Path("2: b b b b b\n1: o0 o1 o o o")
    for _ in range(300):
        path.play("move/1-1" if path.where(path.turn_of) == "1-2" else "move/1-2")
    assert not path.table.over
    assert bivouac.new("archibald").rules["turn_cap"] == 0


@pytest.mark.clause("turn.one-card", "flood.ends-move")
def test_the_card_before_the_move_leaves_the_move() -> None:
    path = Path(OPEN, hands="high-tide", effects={"high-tide": AddFlood(1)}, players=3).play("play/high-tide")
    assert path.flood == 1
    assert path.keys(verb="move") == ["2-3", "3-2", "3-4", "4-3"]
    assert path.where(THIRD) == "1-3"
