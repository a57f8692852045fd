"""A hero fights at most one exchange of blows in a turn, whatever cards, springs and Adventures bring."""

import pytest

from bivouac.engine.verbs import Verb
from bivouac.games.archibald.catalog import MOUSTIK
from bivouac.games.archibald.verbs import (
    Ambush,
    Back,
    BreakWalls,
    ClearTile,
    Heal,
    MoveAgain,
    PutFoes,
    then,
)
from tests.archibald.path import ME, YOU, Path

SEED = {"dandelion-seed": MoveAgain()}
HAND = ["wear/slingshot", "discard/slingshot", "done"]
MOVERS: dict[str, Verb[object]] = {
    "dandelion-seed": MoveAgain(),
    "grasshopper-leap": then(Heal(1), MoveAgain()),
    "hammer": then(BreakWalls(), MoveAgain()),
    "firecracker": then(ClearTile(), MoveAgain()),
}


@pytest.mark.clause("combat.blocked", "combat.one-exchange")
@pytest.mark.parametrize("card", sorted(MOVERS))
def test_a_card_that_leads_into_a_fight_leaves_none_for_the_move(card: str) -> None:
    path = Path("2: b0 b:s b:m b b", hands=f"{card}, slingshot", effects={card: MOVERS[card]})
    path.play(f"play/{card}").dice("r1 y0 y0").play("move/2-2")
    assert path.view(YOU)["fought"]
    assert path.keys(verb="move") == ["1-2", "2-1", "2-3", "3-2"]
    lives = path.lives(ME)
    path.play("move/2-3")
    assert path.told().count("hero-rolled") == 1
    assert path.told()[-1] == "held-unfought"
    assert (path.where(ME), path.foes("2-3"), path.lives(ME)) == ("2-3", "m", lives)
    assert path.keys() == HAND
    assert path.why_not("fight") == "combat.blocked"
    path.play("done", "move/1-1")
    assert not path.view(YOU)["fought"]
    assert path.keys() == ["fight", "wear/slingshot", "discard/slingshot"]


@pytest.mark.clause("combat.blocked")
def test_who_is_held_after_a_card_s_move_neither_fights_nor_moves_in_the_same_turn() -> None:
    path = Path("2: b0 b:s b b b", hands="dandelion-seed, slingshot", effects=SEED)
    path.play("play/dandelion-seed").dice("r0 y0 y0").play("move/2-2")
    assert path.foes("2-2") == "s"
    assert path.keys() == HAND
    assert path.why_not("fight") == "combat.blocked"
    assert path.why_not("move/2-3") == "combat.blocked"
    path.play("done", "move/1-1")
    assert path.may("fight")


@pytest.mark.clause("combat.blocked")
def test_enemies_that_a_tile_shows_appear_and_wait_too() -> None:
    path = Path("2: b0 b:s . b b", tiles2="e(sm)", hands="dandelion-seed, slingshot", effects=SEED)
    path.play("play/dandelion-seed").dice("r1 y0 y0").play("move/2-2", "move/2-3")
    assert path.foes("2-3") == "sm"
    assert path.told()[-3:] == ["foes-appear", "foes-appear", "held-unfought"]
    assert path.lives(ME) == 3


@pytest.mark.clause("combat.blocked", "tile.spring")
def test_a_spring_after_a_fight_leads_to_no_second_one() -> None:
    path = Path("2: b0 w:s b:m b b", hands="slingshot").dice("r1 y0 y0").play("move/2-2", "move/2-3")
    assert path.told().count("hero-rolled") == 1
    assert (path.foes("2-3"), path.lives(ME)) == ("m", 3)
    assert path.keys() == HAND


@pytest.mark.clause("combat.blocked", "tile.held-symbol")
def test_who_is_held_without_a_fight_gets_symbol_and_book_but_no_move_from_a_spring() -> None:
    board = "2: b0 w:s {} b b"
    path = Path(board.format("H:m"), top2="sponge").dice("r1 y0 y0").play("move/2-2", "move/2-3")
    assert (path.lives(ME), path.hand(ME)) == (4, ["sponge"])
    path = Path(board.format("k:m"), adventures="dew-drop").dice("r1 y0 y0").play("move/2-2", "move/2-3")
    assert path.told()[-1] == "read"
    path = Path(board.format("w:m"), hands="slingshot").dice("r1 y0 y0").play("move/2-2", "move/2-3")
    assert path.told()[-2:] == ["held-unfought", "no-extra-move"]
    assert path.keys() == HAND


@pytest.mark.clause("combat.blocked")
@pytest.mark.parametrize("after", [False, True])
def test_a_card_after_the_fight_of_a_held_hero_brings_no_second_one(after: bool) -> None:
    """Instead of moving the hero has fought, and a card then leads on to other enemies."""
    path = Path("2: b0:s b:m b b b", hands="dandelion-seed, slingshot", effects=SEED).dice("r1 y0 y0").play("fight")
    path.play("play/dandelion-seed", "move/2-2")
    assert path.told().count("hero-rolled") == 1
    assert path.foes("2-2") == "m"
    if after:
        path.play("done", "move/1-1").dice("r1 y0 r0").play("fight")
        assert path.foes("2-2") == ""


@pytest.mark.clause("combat.blocked", "enemycard.later")
def test_an_ambush_before_the_move_waits_for_the_next_turn() -> None:
    """A card leads to a Book, and its Adventure to an ambush: the turn has neither a move nor a fight any more."""
    path = Path(
        "2: b0 k b b b", hands="dandelion-seed, slingshot", adventures="dew-drop",
        effects={**SEED, "dew-drop/1": Ambush(MOUSTIK, 2)},
    ).play("play/dandelion-seed", "move/2-2", "answer/1")  # fmt: skip
    assert path.foes("2-2") == "mm"
    assert path.keys() == HAND
    assert not path.view(ME)["fought"]
    assert path.why_not("fight") == "enemycard.later"
    assert path.why_not("move/2-3") == "combat.blocked"
    path.play("done", "move/1-1")
    assert path.keys() == ["fight", "wear/slingshot", "discard/slingshot"]


@pytest.mark.clause("combat.blocked")
def test_an_ambush_is_no_exchange() -> None:
    """Who gets away from it in the same turn may still fight others."""
    path = Path(
        "2: b0 k b:s b b", hands="firecracker, slingshot", adventures="dew-drop",
        effects={"firecracker": then(ClearTile(), MoveAgain()), "dew-drop/1": Ambush(MOUSTIK, 1)},
    ).play("move/2-2", "answer/1", "play/firecracker").dice("r1 y0 y0").play("move/2-3")  # fmt: skip
    assert path.told().count("hero-rolled") == 1
    assert path.foes("2-3") == ""


@pytest.mark.clause("combat.blocked", "tile.put-there")
def test_who_is_sent_back_from_an_ambush_fights_those_who_hold_the_hero_there_instead_of_moving() -> None:
    path = Path(
        "5: b0 w+ k b b\n4: b:s b b b b", hands="dandelion-seed, slingshot", adventures="dew-drop, leaky-can",
        effects={**SEED, "dew-drop/1": Ambush(MOUSTIK, 1), "leaky-can/1": Back()}, reached=(3,),
    ).play("play/dandelion-seed", "move/5-2", "move/5-3", "answer/1", "answer/1", "return/4-1")  # fmt: skip
    assert path.keys() == ["fight", "wear/slingshot", "discard/slingshot"]


@pytest.mark.clause("enemycard.later", "combat.blocked")
def test_an_own_enemy_card_before_the_move_is_fought_instead_of_it() -> None:
    """The turn has seen no exchange yet, so its one exchange takes the place of the move."""
    effects = {"seide-patrol": PutFoes(seide=1)}
    path = Path("2: b0 b b b b", hands="seide-patrol, slingshot", effects=effects)
    path.play("play/seide-patrol", "place/2-1")
    assert path.keys() == ["fight", "wear/slingshot", "discard/slingshot"]


@pytest.mark.clause("combat.blocked")
def test_what_was_fought_is_saved_and_copied() -> None:
    path = Path("2: b0 b:s b:m b b", hands="dandelion-seed, slingshot", effects=SEED)
    path.play("play/dandelion-seed").dice("r1 y0 y0").play("move/2-2")
    for table in (path.reloaded(), path.table.clone(), path.table.determinize(ME, 3)):
        assert table.view(YOU)["fought"]
        table.choose("move/2-3")
        assert table.view(YOU)["board"][1][2]["enemies"] == {"moustik": 1}
        assert [option.key for option in table.options] == HAND


@pytest.mark.clause("combat.blocked")
def test_each_player_s_turn_has_an_exchange_of_its_own() -> None:
    path = Path("2: b0:s b1:s b b b", hands=("slingshot", "thorn-dagger"))
    path.dice("r0 y0 y0").play("fight", "done")
    assert path.turn_of == YOU
    assert not path.view(ME)["fought"]
    assert path.may("fight")
