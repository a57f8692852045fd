"""What cards are made of: each verb does what it says, to whom it says, and nothing where it would do nothing."""

from typing import Any

import pytest

from bivouac import text
from bivouac.engine.verbs import Verb
from bivouac.games.archibald import verbs
from bivouac.games.archibald.catalog import MOUSTIK, SEIDE
from bivouac.games.archibald.verbs import (
    AddFlood,
    Ambush,
    Back,
    Banish,
    BreakWalls,
    ClearTile,
    DrainFlood,
    DrawCards,
    DropCards,
    DropGear,
    GiftCard,
    Heal,
    HealOthers,
    Hurt,
    Leap,
    MoveAgain,
    Nothing,
    OthersDraw,
    Peek,
    PutFoes,
    Steal,
    Swap,
    then,
)
from tests.archibald.path import FOURTH, ME, THIRD, YOU, Path

CARD = "honey-drop"
pytestmark = pytest.mark.clause("power.resolve")


def holding(
    effect: Verb[Any], board: str = "", hand: str = "slingshot", others: tuple[str, ...] = (), **named: Any
) -> Path:
    """I hold a card that does this, and another; the others hold what is said."""
    hands = (f"{CARD}, {hand}" if hand else CARD, *others)
    return Path(board, hands=hands, effects={CARD: effect}, **named)


def playing(
    effect: Verb[Any], board: str = "", hand: str = "slingshot", others: tuple[str, ...] = (), **named: Any
) -> Path:
    return holding(effect, board, hand, others, **named).play(f"play/{CARD}")


def refused(path: Path) -> str:
    return path.why_not(f"play/{CARD}")


# -- lives -------------------------------------------------------------------------------------------------------------


def test_heal_gives_lives_up_to_the_maximum() -> None:
    assert playing(Heal(2), lives=(1, 1)).state.lives == [3, 1]
    assert playing(Heal(4), lives=(3, 1)).state.lives == [5, 1]
    assert playing(Heal(1), lives=(4, 1)).told() == ["turn", "played", "healed"]
    assert refused(holding(Heal(1), lives=(5, 1))) == "power.no-effect"
    assert refused(holding(Heal(1), lives=(4, 4))) == ""


def test_hurt_takes_lives() -> None:
    path = playing(Hurt(2), lives=(3, 3))
    assert path.state.lives == [1, 3]
    assert path.told() == ["turn", "played", "lost-lives"]


def test_heal_others_gives_every_other_hero_lives() -> None:
    path = playing(HealOthers(1), players=4, lives=(1, 2, 6, 3), heroes="arthur, selenia, betameche, noisette")
    assert path.state.lives == [1, 3, 6, 4]
    assert path.told().count("healed") == 2
    assert path.clauses("all-lives") == ["power.resolve"], "Betameche has 6 of 6"
    full = (1, 4, 6, 4)
    assert refused(holding(HealOthers(1), players=4, lives=full)) == "power.no-effect"
    assert refused(holding(HealOthers(1), players=4, lives=(5, 3, 6, 4))) == ""


# -- cards -------------------------------------------------------------------------------------------------------------


def test_draw_cards_draws_from_the_own_level_and_not_from_another() -> None:
    path = playing(DrawCards(2), "6: b0 b b b b", top3="hammer, nutshell")
    assert path.hand(ME) == ["slingshot", "hammer", "nutshell"]
    assert path.told() == ["turn", "played", "drew-effect", "drew-effect"]
    assert refused(holding(DrawCards(1), "6: b0 b b b b", only_named=True, top2="sponge")) == "power.no-effect"
    assert refused(holding(DrawCards(1), "6: b0 b b b b", only_named=True, discard="hammer")) == ""
    assert refused(holding(DrawCards(1), "6: b0 b b b b", only_named=True, top3="hammer")) == ""


def test_others_draw_from_their_own_levels() -> None:
    path = playing(OthersDraw(1), "6: b b1 b b b", players=3, top2="sponge, leaf-cloak", top3="hammer")
    assert [path.hand(seat) for seat in range(3)] == [["slingshot"], ["hammer"], ["sponge"]]
    assert path.told().count("drew-effect") == 2
    named: dict[str, Any] = {"only_named": True, "players": 3}
    assert refused(holding(OthersDraw(1), "6: b0 b b b b", top3="hammer", **named)) == "power.no-effect"
    assert refused(holding(OthersDraw(1), "6: b0 b1 b b b", top3="hammer", **named)) == ""


def test_drop_cards_discards_by_own_choice_as_many_as_there_are() -> None:
    path = playing(DropCards(2), hand="slingshot, hammer").play("discard/slingshot")
    assert path.discard(2) == ["slingshot", CARD]
    assert path.discard(3) == ["hammer"]
    path = playing(DropCards(1), hand="slingshot, hammer", others=("elixir",))
    assert path.keys() == ["discard/slingshot", "discard/hammer"]
    assert path.why_not("discard/elixir") == "turn.discard-free"
    assert path.why_not("done") == "power.resolve"
    path.play("discard/hammer")
    assert path.hand(ME) == ["slingshot"]
    assert path.told()[-1] == "dropped"
    assert playing(DropCards(3), hand="slingshot, hammer").play("discard/hammer").hand(ME) == []
    path.nobody_is_waiting_but(ME)


def test_drop_gear_discards_what_is_worn() -> None:
    path = playing(DropGear(), worn=("thorn-dagger", "matchstick"))
    assert (path.worn(ME), path.worn(YOU)) == ("", "matchstick")
    assert path.discard(2) == ["thorn-dagger", CARD]
    assert path.told()[-1] == "lost-gear"
    assert refused(holding(DropGear(), worn=("", "matchstick"))) == "power.no-effect"
    assert playing(then(DropGear(), Heal(1))).told() == ["turn", "played", "healed"]


def test_gift_card_gives_a_card_of_choice_to_a_player_of_choice() -> None:
    path = playing(GiftCard(), players=3, hand="slingshot, hammer")
    assert path.keys() == ["target/2", "target/3"]
    assert path.why_not("target/1") == "power.resolve"
    assert path.why_not("target/4") == "power.resolve"
    assert path.why_not("done") == "power.resolve"
    path.play("target/3")
    assert path.keys() == ["give/slingshot", "give/hammer"]
    assert path.why_not("give/elixir") == "power.resolve"
    path.play("give/hammer")
    assert [path.hand(seat) for seat in range(3)] == [["slingshot"], [], ["hammer"]]
    assert path.told()[-1] == "gave"
    assert refused(holding(GiftCard(), hand="", board="2: b0 b b b b")) == ""  # it counts itself until it is played


def test_gift_card_without_a_card_does_nothing() -> None:
    path = playing(then(GiftCard(), Heal(1)), hand="")
    assert path.lives(ME) == 4
    assert path.hand(YOU) == []


def test_steal_takes_a_card_at_random_and_shows_it() -> None:
    taken = set()
    for seed in range(20):
        path = playing(Steal(), players=3, others=("", "hammer, elixir"), seed=seed)
        taken.add(path.hand(ME)[-1])
        assert len(path.hand(THIRD)) == 1
        assert path.told()[-1] == "stole"
        assert path.view(YOU)["heroes"][ME]["hand"]["cards"] == path.hand(ME)[-1:]
    assert taken == {"hammer", "elixir"}


def test_steal_names_a_player_who_has_cards() -> None:
    path = playing(Steal(), players=4, others=("hammer", "", "elixir"))
    assert path.keys() == ["target/2", "target/4"]
    assert path.why_not("target/1") == "power.resolve"
    path.play("target/4")
    assert path.hand(ME) == ["slingshot", "elixir"]
    assert path.hand(FOURTH) == []
    assert refused(holding(Steal(), players=4)) == "power.no-effect"


def test_steal_counts_for_the_hand_limit() -> None:
    path = playing(then(DrawCards(1), Steal()), hand="slingshot, hammer", others=("elixir",), top2="sponge")
    assert path.keys(verb="discard") == ["slingshot", "sponge", "hammer", "elixir"]


# -- the way -----------------------------------------------------------------------------------------------------------


def test_move_again_gives_a_move_that_may_be_declined() -> None:
    path = playing(MoveAgain(), "2: b0 b b b b")
    assert path.keys() == ["move/1-1", "move/2-2", "move/3-1", "wear/slingshot", "discard/slingshot", "done"]
    path.play("move/2-2")
    assert path.where(ME) == "2-2"
    assert path.keys(verb="move") == ["1-2", "2-1", "2-3", "3-2"]  # the move of the turn
    path = playing(MoveAgain(), "2: b0 b b b b").play("done")
    assert path.told()[-2:] == ["spring", "no-extra-move"]
    assert path.keys(verb="move") == ["1-1", "2-2", "3-1"]


def test_move_again_after_the_move() -> None:
    path = holding(MoveAgain(), "2: b0 b b b b").play("move/2-2", f"play/{CARD}", "move/2-3")
    assert path.where(ME) == "2-3"
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]


def test_back_goes_to_the_level_before_and_takes_moves_away() -> None:
    path = playing(then(MoveAgain(), Back()), "5: b0 b b b b\n4: b b . . .")
    assert path.keys() == ["return/4-1", "return/4-2"]
    path.play("return/4-2")
    assert path.where(ME) == "4-2"
    assert "spring" not in path.told()
    assert refused(holding(Back())) == "power.no-effect"
    path = playing(then(Back(), Heal(1)))
    assert (path.where(ME), path.lives(ME)) == ("1-1", 4)
    path = playing(Back(), "2: b0 b b b b")
    assert path.keys() == [f"return/1-{column}" for column in range(1, 6)]


def test_banish_sends_another_hero_back() -> None:
    path = playing(Banish(), "5: b0 b1 b b b\n4: b b b b b\n2: b b2 b b b", players=4)
    assert path.keys() == ["target/2", "target/3"]
    assert path.why_not("target/1") == "power.resolve"
    assert path.why_not("target/4") == "power.resolve"
    path.play("target/2")
    assert path.table.waiting == [YOU]
    assert path.told()[-1] == "sent-back"
    path.play("return/4-3")
    assert [path.where(seat) for seat in range(3)] == ["5-1", "4-3", "2-2"]
    assert refused(holding(Banish(), "5: b0 b b b b")) == "power.no-effect"
    path = playing(Banish(), "2: b b1 b b b")
    assert path.keys() == [f"return/1-{column}" for column in range(1, 6)]


def test_leap_goes_to_another_revealed_tile_of_the_level() -> None:
    path = playing(Leap(), "3: . b . . .\n2: b0 b . . .\n5: b b b b b")
    assert path.keys() == ["leap/2-2", "leap/3-2"]
    assert path.why_not("done") == "power.resolve"
    path.play("leap/3-2")
    assert path.where(ME) == "3-2"
    assert path.told()[-1] == "leapt"
    assert refused(holding(Leap(), "2: b0 . . . .")) == "power.no-effect"


def test_swap_changes_places_with_a_hero_of_the_same_level() -> None:
    board = "5: b b b2 b b\n3: . b1 . . .\n2: b03 b . . ."
    path = playing(Swap(), board, players=4)
    assert (path.where(ME), path.where(YOU)) == ("3-2", "2-1")
    assert path.told()[-1] == "swapped"
    assert refused(holding(Swap(), "2: b01 b b b b")) == "power.no-effect"
    assert refused(holding(Swap(), "2: b0 b b b b")) == "power.no-effect"
    path = playing(Swap(), "2: b0 b1 b2 b b", players=3)
    assert path.keys() == ["target/2", "target/3"]
    assert path.why_not("target/1") == "power.resolve"


def test_break_walls_opens_the_own_tile_on_all_sides() -> None:
    board = "4: b b b b b\n3: b b |^_b0| |b b\n2: b b b b b"
    path = playing(BreakWalls(), board)
    assert path.keys(verb="move") == ["2-3", "3-2", "4-3"]  # the wall of the neighbour stays
    assert path.why_not("move/3-4") == "move.wall"
    assert path.is_flat("3-3")
    assert path.told()[-1] == "walls-fell"
    assert refused(holding(BreakWalls(), "3: b b b0 |b b")) == "power.no-effect"
    assert refused(holding(BreakWalls(), "3: b b |b~0| b b")) == "power.no-effect"


def test_peek_looks_at_a_gaol_that_is_face_down() -> None:
    path = playing(Peek(), "11: x . . . .", gaols="trap, book, archibald, trap, book")
    assert path.keys() == ["peek/11-2", "peek/11-3", "peek/11-4", "peek/11-5"]
    path.play("peek/11-3")
    assert path.told()[-2:] == ["peeked", "saw-gaol"]
    assert path.tile("11-3") == "."
    assert path.view(ME)["board"][10][2]["seen"] == "archibald"


def test_the_way_into_a_gaol_says_what_its_player_has_seen_there() -> None:
    path = Path(
        "11: . . . . .\n10: b0 b b b b\n3: b1 b b b b", gaols="trap, book, archibald, trap, book", reached=(5, 3),
        hands="honey-drop, slingshot", effects={"honey-drop": Peek()},
    )  # fmt: skip
    shut = {"en": "Forward to 11-1: a gaol, still shut", "fr": "En avant, en 11-1\u202f: une geôle encore fermée"}
    assert {lang: forward(path, lang) for lang in shut} == shut
    path.play("play/honey-drop", "peek/11-1")
    assert forward(path, "en") == "Forward to 11-1: a gaol, still shut; you have seen a Trap there"
    assert forward(path, "fr").endswith("une geôle encore fermée\u202f; tu y as vu un Piège")


def forward(path: Path, lang: str) -> str:
    """What the option to go into the first gaol says."""
    return next(text.option_text(path.table, each.id, lang) for each in path.table.options if each.key == "move/11-1")


# -- enemies -----------------------------------------------------------------------------------------------------------


def test_ambush_puts_enemies_on_the_own_tile() -> None:
    path = playing(Ambush(MOUSTIK, 2), "2: b0 b1 b b b")
    assert (path.foes("2-1"), path.foes("2-2")) == ("mm", "")
    assert path.told()[-1] == "ambushed"
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]  # they are fought next turn
    path = playing(Ambush(SEIDE, 3), "2: b0 b:ssss b b b")
    assert path.foes("2-1") == "ss"
    assert refused(holding(Ambush(SEIDE, 1), "2: b0 b:ssssss b b b")) == "power.no-effect"
    assert refused(holding(Ambush(SEIDE, 1), "2: b0 b:sssss b b b")) == ""
    path = playing(then(Ambush(SEIDE, 1), Heal(1)), "2: b0 b:ssssss b b b")
    assert path.told() == ["turn", "played", "healed"]


def test_clear_tile_sends_all_enemies_of_the_own_tile_to_the_supply() -> None:
    path = playing(ClearTile(), "2: b0:ssma b:d b b b")
    assert (path.foes("2-1"), path.foes("2-2")) == ("", "d")
    assert path.supply() == {"seide": 6, "moustik": 4, "millipede": 2, "spider": 2, "darkos": 1}
    assert path.told()[-1] == "cleared"
    assert path.keys(verb="move") == ["1-1", "2-2", "3-1"]
    assert refused(holding(ClearTile(), "2: b0 b:d b b b")) == "power.no-effect"
    assert playing(then(ClearTile(), Heal(1)), "2: b0 b:d b b b").told() == ["turn", "played", "healed"]


def test_put_foes_tells_what_came_from_where() -> None:
    path = playing(PutFoes(seide=1, darkos=1), "3: b:dd . . . .\n2: b0 b . . .").play("place/2-2")
    assert path.told() == ["turn", "played", "placed", "took", "placed"]
    path.nobody_is_waiting_but(ME)


# -- water, chance, nothing --------------------------------------------------------------------------------------------


def test_add_flood_and_drain_flood() -> None:
    assert playing(AddFlood(2), tokens=1).flood == 3
    path = playing(DrainFlood(2), tokens=3)
    assert path.flood == 1
    assert path.told() == ["turn", "played", "drained"]
    assert playing(DrainFlood(2), tokens=1).flood == 0
    assert refused(holding(DrainFlood(1))) == "power.no-effect"
    assert refused(holding(DrainFlood(1), tokens=1)) == ""
    assert refused(holding(AddFlood(1), tokens=3)) == ""
    assert refused(holding(AddFlood(1), tokens=4)) == "power.no-effect"
    assert playing(then(DrainFlood(1), Heal(1))).told() == ["turn", "played", "healed"]


@pytest.mark.parametrize("die", range(1, 7))
def test_a_test_is_won_on_4_to_6(die: int) -> None:
    path = holding(verbs.Test(Heal(1), Hurt(1))).dice(str(die)).play(f"play/{CARD}")
    assert path.lives(ME) == (4 if die >= 4 else 2)
    assert path.view(YOU)["last_trial"] == {"seat": ME, "die": die}
    assert path.told()[2] == "tested"


def test_whoever_is_tested_throws() -> None:
    path = holding(verbs.Test(Heal(1), Hurt(1))).patient().play(f"play/{CARD}")
    assert path.table.waiting == [ME]
    assert path.keys() == ["roll"]
    assert path.why_not("done") == "power.resolve"


def test_a_test_works_if_one_of_its_ends_does() -> None:
    assert refused(holding(verbs.Test(Heal(1), Nothing()), lives=(5,))) == "power.no-effect"
    assert refused(holding(verbs.Test(Nothing(), Heal(1)), lives=(4,))) == ""
    assert refused(holding(verbs.Test(Heal(1), Nothing()), lives=(4,))) == ""


def test_nothing_is_told_and_cannot_be_played_for() -> None:
    assert refused(holding(Nothing())) == "power.no-effect"
    path = Path("2: k b0 b b b", adventures="dew-drop", effects={"dew-drop/1": Nothing()}).play("move/2-1", "answer/1")
    assert "nothing" in path.told()
