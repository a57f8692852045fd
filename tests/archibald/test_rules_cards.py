"""Adventures, Encounter cards, equipment and enemy cards."""

import pytest

from bivouac.games.archibald.actions import KEYS
from bivouac.games.archibald.catalog import ENCOUNTERS, ENEMY, IS_A
from bivouac.games.archibald.verbs import DrawCards, GiftCard, Heal, Nothing, OthersDraw, PutFoes, Steal
from tests.archibald.path import FOURTH, ME, THIRD, YOU, Path

PATROL = {"seide-patrol": PutFoes(seide=1)}


# -- Adventures --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("adventure.reader")
@pytest.mark.parametrize(("players", "seat", "reader"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 1, 2)])
def test_the_left_neighbour_reads_and_the_active_player_answers_and_bears_it(
    players: int, seat: int, reader: int
) -> None:
    path = Path(
        f"2: k b{seat} b b b", players=players, turn_of=seat, adventures="dew-drop", effects={"dew-drop/2": Heal(1)}
    ).patient()
    path.play("move/2-1")
    assert path.table.waiting == [reader]
    assert path.keys() == ["read"]
    assert path.view(reader)["adventure"]["reader"] == reader
    assert path.why_not("move/1-1", reader) == "adventure.reader"
    path.play("read")
    assert path.table.waiting == [seat]
    assert path.keys() == ["answer/1", "answer/2", "answer/3"]
    assert path.why_not("answer/1", reader) == "turn.order"
    assert path.why_not("done", seat) == "adventure.reader"
    path.play("answer/2")
    assert [path.lives(other) for other in range(players)] == [4 if other == seat else 3 for other in range(players)]


@pytest.mark.clause("adventure.reader")
def test_what_follows_is_what_stands_behind_the_answer() -> None:
    effects = {"dew-drop/1": Heal(1), "dew-drop/2": DrawCards(1), "dew-drop/3": Nothing()}
    ends = []
    for answer in ("1", "2", "3"):
        path = Path("2: k b0 b b b", adventures="dew-drop", effects=effects, top2="sponge").play("move/2-1")
        path.play(f"answer/{answer}")
        ends.append((path.lives(ME), path.hand(ME), path.view(YOU)["last_adventure"]["answer"]))
    assert ends == [(4, [], 1), (3, ["sponge"], 2), (3, [], 3)]


@pytest.mark.clause("adventure.reader")
def test_an_answer_that_the_card_does_not_have_is_refused_and_answers_wait_for_a_question() -> None:
    path = Path("2: k b0 b b b", adventures="cricket-concert").play("move/2-1")
    assert path.keys() == ["answer/1", "answer/2"]
    assert path.why_not("answer/3") == "adventure.reader"
    assert Path().why_not("answer/1") == "adventure.reader"
    assert Path().why_not("read") == "adventure.reader"


@pytest.mark.clause("adventure.reader")
def test_the_top_card_is_read_and_then_discarded() -> None:
    path = Path("2: k b0 b b b", adventures="dew-drop, leaky-can", effects={"dew-drop/1": Nothing()})
    path.play("move/2-1")
    assert path.view(ME)["adventure"]["card"] == "dew-drop"
    assert path.adventures()[0] == "leaky-can"
    assert path.adventure_discard() == []
    path.play("answer/1")
    assert path.adventure_discard() == ["dew-drop"]
    assert path.view(ME)["adventure"] is None


@pytest.mark.clause("adventure.reshuffle")
def test_when_all_adventures_have_been_used_they_are_shuffled_anew() -> None:
    used = "dew-drop, leaky-can, lost-sock, rude-echo"
    first = set()
    for seed in range(30):
        path = Path("2: k b0 b b b", discard=used, only_named=True, seed=seed).play("move/2-1")
        assert "adventures-reshuffled" in path.told()
        assert path.adventure_discard() == []
        assert len(path.adventures()) == 3
        first.add(path.view(ME)["adventure"]["card"])
    assert first == {"dew-drop", "leaky-can", "lost-sock", "rude-echo"}


@pytest.mark.clause("adventure.reshuffle")
def test_not_before() -> None:
    path = Path("2: k b0 b b b", adventures="dew-drop", discard="leaky-can", only_named=True).play("move/2-1")
    assert path.adventure_discard() == ["leaky-can"]
    assert path.adventures() == []


# -- hands and piles ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("encounter.hand-limit")
def test_who_has_more_than_three_cards_discards_at_once_by_own_choice() -> None:
    path = Path("2: c b0 b b b", hands="slingshot, hammer, elixir", top2="sponge").play("move/2-1")
    assert path.keys() == ["discard/slingshot", "discard/sponge", "discard/hammer", "discard/elixir"]
    assert path.why_not("play/sponge") == "encounter.hand-limit"
    assert path.why_not("discard/keyhole") == "turn.discard-free"
    path.play("discard/hammer")
    assert path.hand(ME) == ["slingshot", "elixir", "sponge"]
    assert path.discard(3) == ["hammer"]
    assert path.told()[-1] == "discarded-over"
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("encounter.hand-limit")
def test_three_cards_are_not_too_many() -> None:
    path = Path("2: c b0 b b b", hands="slingshot, hammer", top2="sponge").play("move/2-1")
    assert path.hand(ME) == ["slingshot", "hammer", "sponge"]
    assert path.may("done")


@pytest.mark.clause("encounter.hand-limit")
def test_two_too_many_are_two_discards() -> None:
    path = Path(
        hands="market-stall, hammer, elixir", top2="sponge, leaf-cloak, acorn-helmet",
        effects={"market-stall": DrawCards(3)},
    ).play("play/market-stall", "discard/hammer")  # fmt: skip
    assert path.keys() == ["discard/acorn-helmet", "discard/leaf-cloak", "discard/sponge", "discard/elixir"]
    path.play("discard/leaf-cloak")
    assert sorted(path.hand(ME)) == ["acorn-helmet", "elixir", "sponge"]
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("encounter.hand-limit")
def test_it_holds_for_the_others_too_in_the_order_of_play() -> None:
    full = "slingshot, hammer, elixir"
    path = Path(
        players=4, hands=("market-stall", full, "", "nutshell, keyhole, thorn-dagger"), turn_of=ME,
        top2="sponge, leaf-cloak, acorn-helmet", effects={"market-stall": OthersDraw(1)},
    ).play("play/market-stall")  # fmt: skip
    assert path.table.waiting == [YOU]
    path.play("discard/sponge")
    assert path.table.waiting == [FOURTH]
    path.play("discard/keyhole")
    assert path.hand(THIRD) == ["leaf-cloak"]
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("encounter.hand-limit")
def test_a_card_given_or_taken_counts() -> None:
    path = Path(hands=("market-stall, sponge", "slingshot, hammer, elixir"), effects={"market-stall": GiftCard()})
    path.play("play/market-stall")
    assert path.table.waiting == [YOU]
    assert path.keys() == ["discard/slingshot", "discard/sponge", "discard/hammer", "discard/elixir"]
    path = Path(
        hands=("sticky-fingers, slingshot, hammer", "sponge"), top2="leaf-cloak", effects={"sticky-fingers": Steal()}
    ).play("play/sticky-fingers")
    assert path.hand(ME) == ["slingshot", "hammer", "sponge"]
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("encounter.worn-apart")
def test_worn_equipment_is_not_in_hand() -> None:
    path = Path("2: c b0 b b b", hands="slingshot, hammer", worn="thorn-dagger", top2="sponge").play("move/2-1")
    assert path.hand(ME) == ["slingshot", "hammer", "sponge"]
    assert path.why_not("discard/thorn-dagger") == "turn.discard-free"
    assert path.view(YOU)["heroes"][ME]["hand"]["levels"] == {"2": 2, "3": 1, "4": 0}


@pytest.mark.clause("encounter.worn-apart")
def test_putting_it_on_makes_room_in_the_hand() -> None:
    path = Path("2: c b0 b b b", hands="slingshot, hammer, elixir", top2="sponge").play("wear/slingshot", "move/2-1")
    assert path.hand(ME) == ["hammer", "elixir", "sponge"]
    assert path.may("done")


@pytest.mark.clause("encounter.reshuffle")
def test_an_empty_pile_is_rebuilt_from_the_discards_of_its_own_level() -> None:
    tops = set()
    for seed in range(30):
        path = Path("2: c b0 b b b", discard="sponge, hammer, slingshot, elixir", only_named=True, seed=seed)
        path.play("move/2-1")
        assert "reshuffled" in path.told()
        assert (path.discard(2), path.discard(3), path.discard(4)) == ([], ["hammer"], ["elixir"])
        assert len(path.pile(2)) == 1
        tops.add(path.hand(ME)[0])
    assert tops == {"sponge", "slingshot"}


@pytest.mark.clause("encounter.reshuffle")
def test_a_pile_that_is_not_empty_is_not_rebuilt() -> None:
    path = Path("2: c b0 b b b", top2="leaf-cloak", discard="sponge", only_named=True).play("move/2-1")
    assert path.hand(ME) == ["leaf-cloak"]
    assert path.discard(2) == ["sponge"]


@pytest.mark.clause("encounter.none-left")
def test_with_pile_and_discards_empty_nothing_is_drawn() -> None:
    path = Path("2: c b0 b b b", hands="slingshot", top3="hammer", only_named=True).play("move/2-1")
    assert path.hand(ME) == ["slingshot"]
    assert path.told()[-1] == "nothing-to-draw"
    assert path.pile(3) == ["hammer"]


@pytest.mark.clause("encounter.none-left")
def test_a_pile_is_rebuilt_only_when_a_card_is_needed() -> None:
    path = Path("2: c b0 b b b", top2="sponge", discard="slingshot", only_named=True).play("move/2-1")
    assert path.pile(2) == []
    assert path.discard(2) == ["slingshot"]
    path.play("discard/sponge")
    assert path.discard(2) == ["slingshot", "sponge"]


@pytest.mark.clause("level.no-pile")
@pytest.mark.parametrize(
    ("board", "drawn"),
    [("1: o0 o1 o o o", "sponge"), ("11: k0 k x x .\n10: b b b b b", "elixir"), ("6: b0 b b b b", "hammer")],
)
def test_on_levels_1_and_5_an_effect_draws_from_level_2_or_4(board: str, drawn: str) -> None:
    path = Path(
        board, hands="market-stall", top2="sponge", top3="hammer", top4="elixir", effects={"market-stall": DrawCards(1)}
    ).play("play/market-stall")
    assert path.hand(ME) == [drawn]


# -- equipment ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("equipment.slot")
def test_a_hero_wears_one_equipment_and_a_new_one_takes_its_place() -> None:
    path = Path(hands="pea-cannon, slingshot", worn="thorn-dagger").play("wear/pea-cannon")
    assert path.worn(ME) == "pea-cannon"
    assert path.discard(2) == ["thorn-dagger"]
    assert path.hand(ME) == ["slingshot"]
    assert path.told()[-1] == "replaced"
    assert path.why_not("wear/pea-cannon") == "equipment.slot"


@pytest.mark.clause("equipment.first")
def test_a_first_equipment_is_put_on_as_freely() -> None:
    path = Path(hands="thorn-dagger, honey-drop", lives=(1,), effects={"honey-drop": Heal(1)})
    path.play("wear/thorn-dagger")
    assert path.worn(ME) == "thorn-dagger"
    assert (path.discard(2), path.discard(3), path.discard(4)) == ([], [], [])
    assert path.told()[-1] == "wore"
    assert path.may("play/honey-drop")


@pytest.mark.clause("equipment.slot")
def test_only_equipment_from_the_own_hand_is_put_on() -> None:
    path = Path(hands=("hammer", "thorn-dagger"))
    assert path.why_not("wear/thorn-dagger") == "equipment.slot"
    with pytest.raises(ValueError, match="no action"):
        path.play("wear/hammer")


# -- enemy cards -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("enemycard.place")
@pytest.mark.parametrize("cell", ["2-1", "2-2", "2-3", "2-4"])
def test_enemies_are_put_on_a_revealed_tile_even_one_with_heroes_or_enemies(cell: str) -> None:
    path = Path("2: b0 b1 b:m b .", hands="seide-patrol", effects=PATROL).play("play/seide-patrol")
    assert path.keys() == ["place/2-1", "place/2-2", "place/2-3", "place/2-4"]
    path.play(f"place/{cell}")
    assert path.foes(cell) == ("sm" if cell == "2-3" else "s")
    assert path.supply()["seide"] == 5
    assert path.discard(2) == ["seide-patrol"]
    assert path.turn_of == ME or cell == "2-1"


@pytest.mark.clause("enemycard.place")
def test_all_of_them_go_on_one_tile() -> None:
    path = Path("2: b0 b1 b b .", hands="seide-patrol", effects={"seide-patrol": PutFoes(seide=2, spider=1)})
    path.play("play/seide-patrol", "place/2-3")
    assert path.foes("2-3") == "ssa"
    assert (path.supply()["seide"], path.supply()["spider"]) == (4, 1)
    assert path.discard(2) == ["seide-patrol"]


@pytest.mark.clause("enemycard.place")
def test_enemies_are_put_there_by_a_card_only() -> None:
    path = Path("2: b0 b1 b b b:s")
    assert path.why_not("place/2-3") == "enemycard.place"
    assert path.why_not("take/2-5") == "enemycard.place"


@pytest.mark.clause("enemycard.where")
def test_on_levels_2_to_5_only_where_a_tile_is_revealed_and_not_walled_in() -> None:
    board = """
        11: k x . . .
        10: b b b b b
         8: b . . . .
         5: f f~ |^_b| . .
         2: b0 . b . .
    """
    path = Path(board, hands="seide-patrol, slingshot", effects=PATROL).play("play/seide-patrol")
    assert path.keys(verb="place") == [
        "2-1", "2-3", "5-2", "8-1", "10-1", "10-2", "10-3", "10-4", "10-5", "11-1", "11-2",
    ]  # fmt: skip
    for cell in ("1-1", "2-2", "5-1", "5-3", "11-3"):
        assert path.why_not(f"place/{cell}") == "enemycard.where"
    assert path.why_not("done") == "enemycard.place"


@pytest.mark.clause("enemycard.where")
def test_a_tile_shut_in_by_the_walls_of_its_neighbours_is_walled_in() -> None:
    board = "4: b b _b b b\n3: b b| b |b b\n2: b0 b ^b b b"
    path = Path(board, hands="seide-patrol, slingshot", effects=PATROL).play("play/seide-patrol")
    assert not path.may("place/3-3")
    assert len(path.keys(verb="place")) == 14


@pytest.mark.clause("enemycard.where")
def test_without_such_a_tile_the_card_cannot_be_played() -> None:
    path = Path(hands="seide-patrol", effects=PATROL)
    assert path.why_not("play/seide-patrol") == "enemycard.where"


@pytest.mark.clause("enemycard.supply")
def test_if_all_figures_are_out_one_is_taken_from_a_tile_without_heroes() -> None:
    board = "3: b:d b1:d . . .\n2: b0 b b b b"
    path = Path(board, hands="darkos-comes, slingshot", effects={"darkos-comes": PutFoes(darkos=1)})
    path.play("play/darkos-comes", "place/2-2")
    assert path.foes("2-2") == "d"
    assert (path.foes("3-1"), path.foes("3-2")) == ("", "d")
    assert path.supply()["darkos"] == 0
    assert path.told()[-2:] == ["took", "placed"]


@pytest.mark.clause("enemycard.supply")
def test_the_player_chooses_from_which_tile() -> None:
    board = "3: b:d b:d b:ss . .\n2: b0 b b b b:s"
    path = Path(board, hands="darkos-comes, slingshot", effects={"darkos-comes": PutFoes(darkos=1)})
    path.play("play/darkos-comes", "place/2-2")
    assert path.keys() == ["take/3-1", "take/3-2"]
    assert path.why_not("take/3-3") == "enemycard.supply"
    assert path.why_not("take/1-1") == "enemycard.supply"
    assert path.why_not("place/2-3") == "enemycard.place"
    path.play("take/3-2")
    assert (path.foes("2-2"), path.foes("3-1"), path.foes("3-2")) == ("d", "d", "")
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("enemycard.supply")
def test_never_from_a_tile_with_a_hero() -> None:
    board = "3: b1:a b:a b . .\n2: b0 b b b b"
    spider = {"spider-web": PutFoes(spider=1)}
    path = Path(board, hands="spider-web, slingshot", effects=spider, players=3).play("play/spider-web", "place/2-2")
    assert path.foes("2-2") == "a"
    assert path.foes("3-1") == "a"
    three = Path("3: b1:d b:d b . .\n2: b0 b b b b:a", hands="spider-web, slingshot", effects=spider)
    assert three.play("play/spider-web", "place/2-5").foes("2-5") == "aa"


@pytest.mark.clause("enemycard.supply")
def test_if_none_can_be_taken_the_card_cannot_be_played() -> None:
    board = "3: b1:d b b . .\n2: b0:d b b b b"
    path = Path(board, hands="darkos-comes, slingshot", effects={"darkos-comes": PutFoes(darkos=1)})
    assert path.why_not("play/darkos-comes") == "enemycard.supply"
    free = Path(board.replace("b0:d b", "b0 b:d"), hands="darkos-comes", effects={"darkos-comes": PutFoes(darkos=1)})
    assert free.why_not("play/darkos-comes") == ""


@pytest.mark.clause("enemycard.supply", "enemycard.several")
def test_the_target_s_own_figures_are_not_taken() -> None:
    """All Darkos stand on one tile: they can be sent anywhere but there."""
    board = "3: b:dd . . . .\n2: b0 b . . ."
    path = Path(board, hands="darkos-comes, slingshot", effects={"darkos-comes": PutFoes(darkos=1)})
    path.play("play/darkos-comes")
    assert path.keys(verb="place") == ["2-1", "2-2"]
    assert path.why_not("place/3-1") == "enemycard.several"
    path.play("place/2-2")
    assert (path.foes("2-2"), path.foes("3-1")) == ("d", "d")


@pytest.mark.clause("enemycard.several")
def test_of_several_enemies_each_missing_figure_is_taken_from_another_tile() -> None:
    board = "3: b:d b:d b . .\n2: b0 b:aa b b b"
    effects = {"darkos-comes": PutFoes(spider=1, darkos=2)}
    path = Path(board, hands="darkos-comes, slingshot", effects=effects).play("play/darkos-comes", "place/2-3")
    assert path.keys() == ["take/3-1", "take/3-2"]  # the spider came by itself, from the only tile that has any
    path.play("take/3-1")
    assert path.foes("2-3") == "add"
    assert (path.foes("2-2"), path.foes("3-1"), path.foes("3-2")) == ("a", "", "")
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("enemycard.supply", "enemycard.several")
def test_why_a_figure_cannot_be_taken() -> None:
    board = "3: b1:s b:s b:s . .\n2: b0 b:sss b b b"
    path = Path(board, hands="seide-patrol, slingshot", effects=PATROL).play("play/seide-patrol", "place/2-2")
    assert path.keys() == ["take/3-2", "take/3-3"]
    assert reason_key(path, "take/3-1") == "hero-there"
    assert path.why_not("take/3-1") == "enemycard.supply"
    assert reason_key(path, "take/2-2") == "last-figures"
    assert path.why_not("take/2-2") == "enemycard.several"
    assert reason_key(path, "take/2-3") == "no-such-figure"


def reason_key(path: Path, key: str) -> str:
    reason = path.table.why_not(ME, key)
    return "" if reason is None else reason.key


@pytest.mark.clause("enemycard.several")
def test_the_supply_comes_first() -> None:
    board = "3: b:ss b:sss b . .\n2: b0 b b b b"
    path = Path(board, hands="seide-patrol, slingshot", effects={"seide-patrol": PutFoes(seide=3)})
    path.play("play/seide-patrol", "place/2-3")
    assert path.foes("2-3") == "s"
    assert path.keys() == ["take/3-1", "take/3-2"]
    path.play("take/3-1", "take/3-1")
    assert (path.foes("2-3"), path.foes("3-1"), path.foes("3-2")) == ("sss", "", "sss")


@pytest.mark.clause("enemycard.several")
def test_the_card_can_be_played_if_one_can_be_placed() -> None:
    board = "3: b1:d b b . .\n2: b0:d b b b b"
    effects = {"darkos-comes": PutFoes(seide=1, darkos=2)}
    path = Path(board, hands="darkos-comes, slingshot", effects=effects).play("play/darkos-comes", "place/2-3")
    assert path.foes("2-3") == "s"
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("enemycard.several")
def test_as_many_as_there_are_come_if_not_all_can() -> None:
    board = "3: b1:d b:d b . .\n2: b0 b b b b"
    path = Path(board, hands="darkos-comes, slingshot", effects={"darkos-comes": PutFoes(darkos=2)})
    path.play("play/darkos-comes", "place/2-3")
    assert path.foes("2-3") == "d"
    assert (path.foes("3-1"), path.foes("3-2")) == ("d", "")
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("enemycard.place", "turn.one-card")
def test_an_enemy_card_is_the_card_of_the_turn() -> None:
    path = Path("2: b0 b b b b", hands="seide-patrol, honey-drop", lives=(1,), effects=PATROL)
    path.play("play/seide-patrol", "place/2-3")
    assert path.why_not("play/honey-drop") == "turn.one-card"


@pytest.mark.clause("encounter.kinds")
def test_every_enemy_card_of_the_box_puts_enemies_on_a_tile() -> None:
    for key in [key for number, key in enumerate(KEYS[:ENCOUNTERS]) if IS_A[number] == ENEMY]:
        path = Path("2: b0 b b . .\n1: o o1 o o o", hands=f"{key}, slingshot", printed=True)
        path.play(f"play/{key}", "place/2-3")
        assert path.foes("2-3"), key
        path.nobody_is_waiting_but(ME)
