"""New levels, flood tokens, the flood, and where heroes who are sent back may go."""

import pytest

from bivouac.games.archibald.verbs import AddFlood, Back, Banish, Heal, Leap, MoveAgain, Swap, then
from tests.archibald.path import FOURTH, ME, THIRD, YOU, Path

FULL = """
    10: b b b b b
     8: {}
     7: b b b b b
     5: {}
     4: b b b b b
     2: {}
     1: {}
"""


def full(eight: str = "b b b b b", five: str = "b b b b b", two: str = "b b b b b", one: str = "o o o o o") -> str:
    return FULL.format(eight, five, two, one)


# -- levels ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("level.bonus")
@pytest.mark.parametrize(
    ("start", "cell", "drawn"),
    [
        ("1: o0 o1 o o o\n2: b b b b b", "2-1", []),
        ("4: b0 b b b b\n5: b b b b b", "5-1", ["hammer"]),
        ("7: b0 b b b b\n8: b b b b b", "8-1", ["elixir"]),
        ("10: b0 b b b b\n11: k k x x .", "11-1", []),
    ],
)
def test_the_first_time_on_levels_3_and_4_a_hero_draws_a_card_of_that_level(
    start: str, cell: str, drawn: list[str]
) -> None:
    path = Path(start, top2="sponge", top3="hammer", top4="elixir").play(f"move/{cell}")
    assert path.hand(ME) == drawn
    assert ("drew-bonus" in path.told()) == bool(drawn)


@pytest.mark.clause("level.bonus")
def test_it_is_drawn_once_per_hero_and_level() -> None:
    path = Path("4: b01 b b b b\n5: b b b b b", top3="hammer, nutshell, rose-whip")
    path.play("move/5-1", "done", "move/5-1", "done")
    assert (path.hand(ME), path.hand(YOU)) == (["hammer"], ["nutshell"])
    path.play("move/4-1", "done", "move/4-1", "done", "move/5-1")
    assert path.hand(ME) == ["hammer"]


@pytest.mark.clause("level.bonus")
def test_a_hero_sent_back_does_not_draw_it_again() -> None:
    path = Path(full(five="b0 t b b b"), tokens=3, top3="hammer", reached=(3,)).dice("1").play("move/5-2", "return/4-2")
    path.play("move/1-1", "move/5-2")
    assert path.hand(ME) == []


@pytest.mark.clause("level.bonus")
def test_what_others_have_reached_does_not_count() -> None:
    path = Path("4: b0 b b b b\n5: b b b b b1", top3="hammer").play("move/5-1")
    assert path.hand(ME) == ["hammer"]


@pytest.mark.clause("flood.new-level")
@pytest.mark.parametrize(
    ("start", "cell"),
    [
        ("2: b b b b b", "2-1"),
        ("4: b0 b b b b\n5: b b b b b", "5-1"),
        ("7: b0 b b b b\n8: b b b b b", "8-1"),
        ("10: b0 b b b b\n11: k k x x .", "11-1"),
    ],
)
def test_a_level_reached_for_the_first_time_adds_a_token(start: str, cell: str) -> None:
    path = Path(start).play(f"move/{cell}")
    assert path.flood == 1
    assert path.told().count("token-level") == 1


@pytest.mark.clause("flood.new-level")
def test_once_by_any_hero() -> None:
    path = Path("4: b01 b b b b\n5: b b b b b").play("move/5-1", "done", "move/5-1", "done")
    assert path.flood == 1
    path.play("move/4-1", "done", "move/4-1", "done", "move/5-1", "done")
    assert path.flood == 1


@pytest.mark.clause("flood.new-level")
def test_level_1_never_counts() -> None:
    assert Path("2: b0 b b b b").play("move/1-1").flood == 0
    assert Path("2: b0 b b b b", tokens=1).play("move/1-1").flood == 1
    assert Path().play("move/1-2").flood == 0


@pytest.mark.clause("flood.new-level")
def test_with_flood_per_hero_every_hero_s_first_arrival_on_levels_3_to_5_counts() -> None:
    path = per_hero("4: b01 b b b b\n5: b b b b b")
    path.play("move/5-1", "done", "move/5-1", "done")
    assert path.flood == 2
    path.play("move/4-1", "done", "move/4-1", "done", "move/5-1", "done")
    assert path.flood == 2
    assert per_hero("7: b0 b b b b\n8: b b b b b").play("move/8-1").flood == 1
    assert per_hero("10: b0 b b b b\n11: k k x x .").play("move/11-1").flood == 1


@pytest.mark.clause("flood.new-level")
def test_and_level_2_does_not() -> None:
    assert per_hero("2: b b b b b").play("move/2-1").flood == 0
    assert per_hero("4: b0 b b b b\n5: b b b b b1").play("move/5-1", "done").flood == 1


def per_hero(board: str) -> Path:
    return Path(board, flood="per-hero")


# -- tokens ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("flood.trial")
def test_a_failed_trial_adds_one_token() -> None:
    path = Path("2: t b0 b b b", tokens=2, hands="slingshot").dice("3").play("move/2-1")
    assert path.flood == 3
    assert path.told()[-1] == "token-trial"
    assert "flood" not in path.told()


@pytest.mark.clause("flood.surplus")
def test_tokens_beyond_the_fourth_are_not_added() -> None:
    path = Path(full(two="b0 b b b b"), tokens=2, hands="high-tide", effects={"high-tide": AddFlood(4)})
    path.play("play/high-tide")
    assert path.flood == 4
    assert path.told().count("token-effect") == 2
    assert path.told().count("token-surplus") == 2
    path.play("return/1-1")
    assert path.flood == 0


@pytest.mark.clause("flood.surplus", "flood.new-level")
def test_nor_when_a_new_level_and_a_trial_bring_two() -> None:
    path = Path("4: b0 b b b b\n5: t b b b b", tokens=3).dice("1").play("move/5-1")
    assert path.flood == 4
    path.play("return/4-1")
    assert path.flood == 0


# -- the flood ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("flood.four", "flood.reset", "flood.choosers")
def test_at_four_tokens_every_hero_goes_to_the_last_row_of_the_level_before() -> None:
    board = full(eight="b b b b2 b", five="b b b1 b b", two="b0 t b b b", one="o o o o o")
    path = Path(board, players=3, tokens=3, hands="slingshot").dice("1").play("move/2-2")
    assert path.flood == 4
    assert path.table.waiting == [ME]
    assert path.keys() == [f"return/1-{column}" for column in range(1, 6)]
    path.play("return/1-5")
    assert path.table.waiting == [YOU]
    assert path.keys() == [f"return/4-{column}" for column in range(1, 6)]
    assert path.why_not("return/5-1") == "return.tile"
    path.play("return/4-4")
    assert path.table.waiting == [THIRD]
    assert path.keys() == [f"return/7-{column}" for column in range(1, 6)]
    path.play("return/7-1")
    assert [path.where(seat) for seat in range(3)] == ["1-5", "4-4", "7-1"]
    assert path.flood == 0
    assert path.table.waiting == [ME]
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("flood.four")
def test_from_the_gaols_they_go_to_level_4() -> None:
    path = Path("11: k1 k x x .\n10: b b b b b\n2: t b0 b b b", tokens=3).dice("1").play("move/2-1", "return/1-1")
    assert path.table.waiting == [YOU]
    assert path.keys() == [f"return/10-{column}" for column in range(1, 6)]


@pytest.mark.clause("flood.four")
def test_three_tokens_are_no_flood() -> None:
    path = Path("2: t b0 b b b", tokens=2, hands="slingshot").dice("1").play("move/2-1")
    assert path.where(ME) == "2-1"
    assert path.may("done")


@pytest.mark.clause("flood.choosers")
def test_the_active_player_chooses_first_then_the_others_clockwise() -> None:
    path = Path(full(five="b0 b1 b b3 b\n6: b b b2 t b"), players=4, tokens=3, turn_of=THIRD).dice("1").play("move/6-4")
    order = []
    for _ in range(4):
        order.extend(path.table.waiting)
        path.play("return/4-1")
    assert order == [THIRD, FOURTH, ME, YOU]
    assert path.flood == 0


@pytest.mark.clause("flood.level-1")
def test_heroes_on_level_1_stay() -> None:
    path = Path(full(five="b0 t b b b", one="o o o1 o o"), tokens=3).dice("1").play("move/5-2", "return/4-1")
    assert path.where(YOU) == "1-3"
    assert path.told()[-4:] == ["flood-spares", "returned", "flood-over", "turn"]
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("flood.when")
def test_the_flood_waits_until_the_arrival_is_resolved() -> None:
    path = Path("4: b0 b b b b\n5: H b b b b", tokens=3, top3="hammer, nutshell").play("move/5-1")
    assert path.lives(ME) == 4
    assert path.hand(ME) == ["hammer", "nutshell"]
    assert path.told().index("drew-tile") < path.told().index("flood")


@pytest.mark.clause("flood.when")
def test_and_until_the_fight_is_over() -> None:
    path = Path("4: b0 b b b b\n5: e b b b b", tokens=3).dice("r1 y0 y0").play("move/5-1")
    assert path.foes("5-1") == ""
    assert path.told().index("killed") < path.told().index("flood")


@pytest.mark.clause("flood.when")
def test_a_card_is_resolved_and_discarded_before_its_flood() -> None:
    path = Path(
        full(two="b0 b b b b"), tokens=2, hands="high-tide", lives=(1,),
        effects={"high-tide": then(AddFlood(2), Heal(1))},
    ).play("play/high-tide")  # fmt: skip
    assert path.lives(ME) == 2
    assert path.discard(4) == ["high-tide"]
    assert path.keys() == [f"return/1-{column}" for column in range(1, 6)]


@pytest.mark.clause("flood.when", "end.archibald")
def test_archibald_found_in_that_arrival_wins_first() -> None:
    path = Path("11: . . . . .\n10: b0 b b b b", tokens=3, gaols="archibald, trap, trap, book, book").play("move/11-1")
    assert path.view(None)["winners"] == [ME]
    assert "flood" not in path.told()


@pytest.mark.clause("flood.ends-move")
def test_a_flood_ends_the_move_a_spring_s_too_and_leaves_the_card_of_the_turn() -> None:
    """The spring's move brings the flood: the second spring has led the hero on, and nothing more comes of either."""
    path = Path(
        "4: w b0 b b b\n5: w b b b b", tokens=3, hands="honey-drop", lives=(1,), top3="hammer",
        effects={"honey-drop": Heal(1)},
    ).play("move/4-1", "move/5-1", "done", "return/4-3")  # fmt: skip
    assert path.told().count("spring") == 2
    assert path.why_not("move/4-4") == "turn.end"
    path.play("play/honey-drop")
    assert path.lives(ME) == 2


@pytest.mark.clause("flood.ends-move")
def test_moves_of_a_card_are_lost_in_its_own_flood() -> None:
    path = Path(
        full(two="b0 b b b b"), tokens=3, hands="high-tide, slingshot",
        effects={"high-tide": then(AddFlood(1), MoveAgain())}, after=True,
    ).play("play/high-tide", "return/1-3")  # fmt: skip
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]


@pytest.mark.clause("flood.once-back")
def test_a_hero_sent_back_by_a_trap_in_that_arrival_is_not_pushed_back_again() -> None:
    path = Path("11: x . . . .\n10: b0 b b b b\n7: b b b b b\n5: b b1 b b b\n4: b b b b b", tokens=3, reached=(4,))
    path.play("move/11-1", "return/7-2")
    assert path.table.waiting == [YOU]
    path.play("return/4-2")
    assert path.where(ME) == "7-2"
    assert path.flood == 0
    assert path.told().count("flood-once") == 1


@pytest.mark.clause("flood.once-back", "flood.when")
def test_nor_one_sent_back_by_a_defeat() -> None:
    path = Path(
        "7: b0 b b b b\n5: b b1 b b b\n4: b b b b b", tiles4="e(m)", tokens=3, lives=(1,), top3="hammer, nutshell",
        top4="elixir",
    ).dice("r0 y0 r1").play("move/8-1", "return/7-5", "return/4-4")  # fmt: skip
    assert (path.where(ME), path.where(YOU)) == ("7-5", "4-4")
    assert path.hand(ME) == ["hammer", "nutshell"]
    assert path.flood == 0
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("flood.once-back")
def test_but_in_a_later_arrival_or_by_a_card_of_the_same_turn() -> None:
    """Only the same arrival spares a hero: a card played after the Trap floods everybody."""
    path = Path(
        "11: x . . . .\n10: b0 b b b b\n7: b b b b b\n4: b b b b b", tokens=2, reached=(5,), hands="high-tide",
        effects={"high-tide": AddFlood(2)},
    ).play("move/11-1", "return/7-2", "play/high-tide")  # fmt: skip
    assert path.table.waiting == [ME]
    assert path.keys() == [f"return/4-{column}" for column in range(1, 6)]


@pytest.mark.clause("flood.leaves-fight")
def test_a_flooded_hero_leaves_a_fight_behind() -> None:
    path = Path("4: b b b b b\n5: b0 t:m b b b", tokens=3, hands="slingshot", lives=(5,)).dice("r0 y0 r0 1")
    path.play("move/5-2", "return/4-1")
    assert path.foes("5-2") == "m"
    path.play("done", "move/1-1")
    assert path.keys(verb="move") == ["3-1", "4-2", "5-1"]


# -- where to ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("return.tile")
def test_only_revealed_tiles_of_that_row() -> None:
    path = Path("5: b0 t b b b\n4: b . b . .", tokens=3).dice("1").play("move/5-2")
    assert path.keys() == ["return/4-1", "return/4-3"]
    assert path.why_not("return/4-2") == "return.tile"


@pytest.mark.clause("return.tile")
def test_only_tiles_from_which_progress_is_possible() -> None:
    """Satan's Falls lead nowhere, nor does a tile that is shut in; a tile without own walls may be."""
    path = Path("8: b0 t b b b\n7: f b |^_b| b f~", tokens=3).dice("1").play("move/8-2")
    assert path.keys() == ["return/7-2", "return/7-4", "return/7-5"]
    path = Path("8: b0 t _b b b\n7: b b| b |b b\n6: b b ^b b b", tokens=3).dice("1").play("move/8-2")
    assert path.keys() == ["return/7-1", "return/7-2", "return/7-4", "return/7-5"]


@pytest.mark.clause("return.tile")
def test_if_there_is_none_the_nearest_row_toward_the_start_that_has_one() -> None:
    path = Path("5: b0 t b b b\n3: . b . b .\n2: b b b b b", tokens=3).dice("1").play("move/5-2")
    assert path.keys() == ["return/3-2", "return/3-4"]
    path = Path("5: b0 t b b b", tokens=3).dice("1").play("move/5-2")
    assert path.keys() == [f"return/1-{column}" for column in range(1, 6)]


@pytest.mark.clause("return.tile")
def test_on_level_1_among_the_start_cells() -> None:
    path = Path("2: b0 t b b b", tokens=3).dice("1").play("move/2-2")
    assert path.keys() == [f"return/1-{column}" for column in range(1, 6)]
    assert path.why_not("return/2-1") == "return.tile"


@pytest.mark.clause("return.tile")
def test_a_trap_too_looks_for_the_nearest_row() -> None:
    path = Path("11: x . . . .\n10: b0 b b b b\n6: b . . b .\n4: b b b b b", reached=(5,)).play("move/11-1")
    assert path.keys() == ["return/6-1", "return/6-4"]


@pytest.mark.clause("return.tile", "blocked.test")
def test_if_the_way_from_the_start_is_cut_off_behind_all_heroes_they_go_where_it_is_not() -> None:
    """Both heroes are past a line of walls that shuts off the start: nobody is sent where there is no way back."""
    board = "4: b b b b b1\n3: b b b b b\n2: _b _b _b0 _t _b"
    path = Path(board, tokens=3).dice("1").play("move/2-4")
    assert path.keys() == [f"return/2-{column}" for column in range(1, 6)]
    path.play("return/2-1")
    assert path.table.waiting == [YOU]


@pytest.mark.clause("return.tile")
def test_a_single_tile_is_not_asked_for() -> None:
    path = Path("5: b0 t b b b\n4: . . b . .", tokens=3).dice("1").play("move/5-2")
    assert path.where(ME) == "4-3"
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("return.tile")
def test_nobody_returns_without_being_sent() -> None:
    assert Path("2: b0 b b b b").why_not("return/1-1") == "return.tile"


@pytest.mark.clause("return.by-card")
def test_a_card_that_puts_a_hero_somewhere_chooses_among_tiles_that_lead_on() -> None:
    board = "7: b f |^_b| b .\n6: b . . . .\n5: b0 b b f~ ."
    path = Path(board, hands="ladybird-ride, slingshot", effects={"ladybird-ride": Leap()}).play("play/ladybird-ride")
    assert path.keys(verb="leap") == ["5-2", "5-3", "5-4", "6-1", "7-1", "7-4"]
    for cell in ("7-2", "7-3", "7-5", "5-1", "4-1"):
        assert path.why_not(f"leap/{cell}") == "return.by-card"
    path.play("leap/7-4")
    assert path.where(ME) == "7-4"
    assert path.hand(ME) == ["slingshot"]


@pytest.mark.clause("return.by-card", "tile.put-there")
def test_a_card_sends_a_hero_back_to_tiles_that_lead_on() -> None:
    board = "8: b0 b1 b b b\n7: H f b . b"
    path = Path(board, hands="catapult, slingshot", effects={"catapult": Banish()}).play("play/catapult")
    assert path.table.waiting == [YOU]
    assert path.keys() == ["return/7-1", "return/7-3", "return/7-5"]
    path.play("return/7-1")
    assert (path.where(YOU), path.lives(YOU), path.hand(YOU)) == ("7-1", 3, [])
    back = Path(board, hands="catapult, slingshot", effects={"catapult": Back()}).play("play/catapult")
    assert back.keys() == ["return/7-1", "return/7-3", "return/7-5"]


@pytest.mark.clause("tile.put-there")
def test_heroes_who_change_places_have_not_arrived() -> None:
    path = Path("5: H0 H1 b b b", hands="mirror-pool, slingshot", effects={"mirror-pool": Swap()})
    path.play("play/mirror-pool")
    assert (path.where(ME), path.where(YOU)) == ("5-2", "5-1")
    assert (path.lives(ME), path.lives(YOU)) == (3, 3)
    assert path.hand(YOU) == []
