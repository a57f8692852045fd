"""The power cards, each by what it does to its player and to a bystander."""

import pytest

from bivouac.games.archibald.verbs import Peek
from tests.archibald.path import ME, THIRD, YOU, Path

BOARD = """
    3: b b b b b
    2: b0 b b b1 b
"""


def played(key: str, *choices: str, **table: object) -> Path:
    """The card of the turn is played and lies in its discards; the opponent's hero has not been touched."""
    board = str(table.pop("board", BOARD))
    hands = table.pop("hands", [key, "slingshot"])
    path = Path(board, hands=hands, printed=True, **table).play(f"play/{key}", *choices)  # type: ignore[arg-type]
    assert key in path.discard(2) + path.discard(3) + path.discard(4)
    assert key not in path.hand(ME)
    return path


def untouched(path: Path, where: str = "2-4") -> None:
    assert (path.where(YOU), path.lives(YOU), path.hand(YOU), path.worn(YOU)) == (where, 3, ["slingshot"], "")


@pytest.mark.card("honey-drop")
def test_a_drop_of_honey_heals_two_lives() -> None:
    path = played("honey-drop")
    assert path.lives(ME) == 5
    untouched(path)
    path.nobody_is_waiting_but(ME)


@pytest.mark.card("royal-jelly")
def test_royal_jelly_heals_three_lives() -> None:
    path = played("royal-jelly", lives=(1,))
    assert path.lives(ME) == 4
    untouched(path)


@pytest.mark.card("elixir")
def test_the_elixir_heals_four_lives_up_to_the_maximum() -> None:
    path = played("elixir", lives=(1,))
    assert path.lives(ME) == 5
    assert played("elixir", lives=(3,)).lives(ME) == 5
    untouched(path)


@pytest.mark.card("elixir", "honey-drop", "royal-jelly")
@pytest.mark.parametrize("key", ["elixir", "honey-drop", "royal-jelly"])
def test_who_has_all_lives_keeps_the_remedy(key: str) -> None:
    assert Path(BOARD, hands=key, lives=(5,), printed=True).why_not(f"play/{key}") == "power.no-effect"


@pytest.mark.card("dandelion-seed")
def test_a_dandelion_seed_gives_a_move_before_the_move_of_the_turn() -> None:
    path = played("dandelion-seed", "move/2-2", "move/2-3")
    assert path.where(ME) == "2-3"
    untouched(path)
    path.nobody_is_waiting_but(YOU)


@pytest.mark.card("dandelion-seed")
def test_a_dandelion_seed_is_no_use_to_who_is_held() -> None:
    path = Path(BOARD.replace("b0", "b0:s"), hands="dandelion-seed", printed=True)
    assert path.why_not("play/dandelion-seed") == "power.no-effect"


@pytest.mark.card("ladybird-ride")
def test_a_ladybird_carries_me_anywhere_on_my_level_and_past_enemies() -> None:
    path = Path(BOARD.replace("b0", "b0:s"), hands=["ladybird-ride", "slingshot"], printed=True)
    path.play("play/ladybird-ride")
    assert path.keys(verb="leap") == ["2-2", "2-3", "2-4", "2-5", "3-1", "3-2", "3-3", "3-4", "3-5"]
    path.play("leap/3-5")
    assert (path.where(ME), path.foes("2-1")) == ("3-5", "s")
    assert path.may("move/2-5")
    untouched(path)


@pytest.mark.card("sponge")
def test_the_sponge_takes_two_tokens_and_brings_a_card() -> None:
    path = played("sponge", tokens=3, top2="leaf-cloak")
    assert (path.flood, path.hand(ME)) == (1, ["leaf-cloak"])
    untouched(path)


@pytest.mark.card("market-stall")
def test_the_market_stall_sells_two_cards_of_my_level() -> None:
    path = played("market-stall", top2="leaf-cloak, sponge")
    assert path.hand(ME) == ["leaf-cloak", "sponge"]
    untouched(path)


@pytest.mark.card("sticky-fingers")
def test_sticky_fingers_take_a_card_and_show_it() -> None:
    hands = ["sticky-fingers", "slingshot, sponge", ""]
    path = Path(BOARD, players=3, hands=hands, printed=True).play("play/sticky-fingers")
    taken = path.hand(ME)
    assert len(taken) == 1
    assert sorted(taken + path.hand(YOU)) == ["slingshot", "sponge"]
    assert path.view(THIRD)["heroes"][ME]["hand"]["cards"] == taken
    assert path.view(THIRD)["heroes"][YOU]["hand"]["cards"] == []
    path.nobody_is_waiting_but(ME)


@pytest.mark.card("sticky-fingers")
def test_sticky_fingers_find_nothing_in_empty_hands() -> None:
    path = Path(BOARD, hands=["sticky-fingers", ""], printed=True)
    assert path.why_not("play/sticky-fingers") == "power.no-effect"


@pytest.mark.card("grasshopper-leap")
def test_the_grasshopper_heals_a_life_and_gives_a_move() -> None:
    path = played("grasshopper-leap", "move/2-2")
    assert (path.lives(ME), path.where(ME)) == (4, "2-2")
    assert path.may("move/2-3")
    untouched(path)


@pytest.mark.card("mirror-pool")
def test_the_mirror_pool_changes_two_heroes_of_one_level() -> None:
    path = Path(BOARD, players=3, hands=["mirror-pool", "slingshot"], printed=True).play("play/mirror-pool")
    assert (path.where(ME), path.where(YOU), path.where(THIRD)) == ("2-4", "2-1", "1-3")
    assert path.told()[-1] == "swapped"
    path.nobody_is_waiting_but(ME)


@pytest.mark.card("mirror-pool")
def test_the_mirror_pool_shows_nobody_of_another_level() -> None:
    path = Path("2: b0 b b b b", hands="mirror-pool", printed=True)
    assert path.why_not("play/mirror-pool") == "power.no-effect"


@pytest.mark.card("sleeping-powder")
def test_sleeping_powder_frees_my_tile_and_no_other() -> None:
    board = BOARD.replace("b0", "b0:ssm").replace("b1", "b1:s")
    path = played("sleeping-powder", board=board)
    assert (path.foes("2-1"), path.foes("2-4")) == ("", "s")
    assert path.supply()["seide"] == 5
    assert path.may("move/2-2")
    untouched(path)


@pytest.mark.card("hammer")
def test_the_hammer_fells_the_walls_of_my_tile_and_gives_a_move() -> None:
    board = "3: b b b b b\n2: ^b0| b b b1 b"
    path = Path(board, hands=["hammer", "slingshot"], printed=True)
    assert path.why_not("move/2-2") == "move.wall"
    path.play("play/hammer", "move/2-2", "move/3-2")
    assert path.is_flat("2-1")
    assert not path.is_flat("2-2")
    assert path.where(ME) == "3-2"
    untouched(path)


@pytest.mark.card("keyhole")
def test_the_keyhole_shows_one_gaol_to_me_alone_and_brings_a_card() -> None:
    board = "10: b b b0 b b1"
    path = Path(board, hands=["keyhole", "slingshot"], gaols="book, trap, archibald, trap, book", top4="elixir",
                printed=True).play("play/keyhole")  # fmt: skip
    assert path.keys(verb="peek") == ["11-1", "11-2", "11-3", "11-4", "11-5"]
    path.play("peek/11-3")
    seen = [[gaol["seen"] for gaol in path.view(seat)["board"][10]] for seat in (ME, YOU, None)]
    assert seen == [[None, None, "archibald", None, None], [None] * 5, [None] * 5]
    assert path.hand(ME) == ["elixir"]
    assert "You see Archibald there." in path.log(ME)
    assert "Tu y vois Archibald." in path.log(ME, "fr")
    assert not any("Archibald" in line for line in path.log(YOU))
    untouched(path, "10-5")
    path.nobody_is_waiting_but(ME)


@pytest.mark.card("keyhole")
def test_a_gaol_that_i_have_seen_is_not_offered_again() -> None:
    hands = ["keyhole, hammer", "slingshot"]
    path = Path("10: b b b0 b b1", hands=hands, effects={"hammer": Peek()}, printed=True)
    path.play("play/keyhole", "peek/11-3", "move/10-2", "done", "move/10-4", "done", "play/hammer")
    assert path.keys(verb="peek") == ["11-1", "11-2", "11-4", "11-5"]


@pytest.mark.card("catapult")
def test_the_catapult_sends_a_hero_back_to_a_tile_of_its_players_choice() -> None:
    board = """
        10: b b b b b
         7: b b b0 b b
         4: b b . . .
    """
    path = Path(board.replace("10: b b b b b", "10: b b b b1 b"), hands=["catapult", "slingshot"], printed=True)
    path.play("play/catapult")
    assert path.table.waiting == [YOU]
    assert path.keys(YOU) == ["return/7-1", "return/7-2", "return/7-3", "return/7-4", "return/7-5"]
    path.play("return/7-5")
    untouched(path, "7-5")
    assert path.where(ME) == "7-3"
    path.nobody_is_waiting_but(ME)


@pytest.mark.card("catapult")
def test_the_catapult_reaches_nobody_on_the_first_level() -> None:
    assert Path("2: b0 b b b b", hands="catapult", printed=True).why_not("play/catapult") == "power.no-effect"


@pytest.mark.card("high-tide")
def test_high_tide_adds_two_tokens() -> None:
    path = played("high-tide", tokens=1)
    assert path.flood == 3
    untouched(path)


@pytest.mark.card("high-tide")
def test_high_tide_may_bring_the_flood() -> None:
    path = played("high-tide", "return/1-1", "return/1-5", tokens=3)
    assert (path.flood, path.where(ME), path.where(YOU)) == (0, "1-1", "1-5")
    path.nobody_is_waiting_but(ME)


@pytest.mark.card("firecracker")
def test_the_firecracker_frees_my_tile_and_gives_a_move() -> None:
    path = played("firecracker", "move/2-2", board=BOARD.replace("b0", "b0:ad"))
    assert (path.foes("2-1"), path.where(ME)) == ("", "2-2")
    assert (path.supply()["spider"], path.supply()["darkos"]) == (2, 2)
    assert path.may("move/2-3")
    untouched(path)
