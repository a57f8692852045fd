"""What happens on a tile: symbols, springs, trials, the order of an arrival; and the gaols."""

import pytest

from bivouac.games.archibald.verbs import AddFlood, Back, Heal, MoveAgain, Nothing, then
from tests.archibald.path import ME, YOU, Path

GAOL_BOARD = """
    11: {}
    10: b b b0 b b
     7: b b b b b
"""


# -- symbols -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("tile.on-arrival", "tile.blank")
def test_on_a_blank_tile_nothing_happens() -> None:
    path = Path("2: b b0 b b b", hands="slingshot").play("move/2-1")
    assert path.told() == ["turn", "moved"]
    assert (path.lives(ME), path.hand(ME), path.flood) == (3, ["slingshot"], 0)


@pytest.mark.clause("tile.on-arrival")
def test_only_the_tile_stepped_on_is_resolved() -> None:
    path = Path("2: h0 b h c t", hands="slingshot").play("move/2-2")
    assert path.told() == ["turn", "moved"]


@pytest.mark.clause("tile.heart")
def test_a_heart_gives_one_life_at_every_arrival() -> None:
    path = Path("2: h0 h b b b").play("move/2-2", "move/1-1", "move/2-1")
    assert path.lives(ME) == 5
    assert path.lives(YOU) == 3


@pytest.mark.clause("tile.heart")
def test_at_the_sheet_s_maximum_nothing_happens() -> None:
    path = Path("2: h b0 b b b", lives=(5,), hands="slingshot").play("move/2-1")
    assert path.lives(ME) == 5
    assert path.told() == ["turn", "moved", "all-lives"]
    assert path.clauses("all-lives") == ["tile.heart"]
    assert path.log(ME)[-1] == "You have all 5 lives already and gain none."
    assert path.log(YOU, "fr")[-1] == "Joueur 1 a déjà toutes ses vies (5) et n’en gagne pas."


@pytest.mark.clause("tile.card")
@pytest.mark.parametrize(("level", "board"), [(2, "2: c b0 b b b"), (3, "5: c b0 b b b"), (4, "8: c b0 b b b")])
def test_a_card_tile_gives_a_card_of_its_level_at_every_arrival(level: int, board: str) -> None:
    tops = {2: "sponge, slingshot", 3: "hammer, nutshell", 4: "elixir, keyhole"}
    path = Path(board, top2=tops[2], top3=tops[3], top4=tops[4])
    row = board.partition(":")[0]
    first, second = tops[level].split(", ")
    path.play(f"move/{row}-1")
    assert path.hand(ME) == [first]
    path.play("done", "move/1-1", f"move/{row}-2", "done", "move/1-2", f"move/{row}-1")
    assert path.hand(ME) == [first, second]
    assert path.lives(ME) == 3


@pytest.mark.clause("tile.heart-card")
def test_heart_and_card_give_both_at_every_arrival() -> None:
    path = Path("2: H0 H b b b", top2="sponge, slingshot").play("move/2-2")
    assert (path.lives(ME), path.hand(ME)) == (4, ["sponge"])
    path.play("done", "move/1-1", "move/2-1")
    assert (path.lives(ME), path.hand(ME)) == (5, ["sponge", "slingshot"])


@pytest.mark.clause("tile.heart-card")
def test_at_full_lives_the_card_comes_all_the_same() -> None:
    path = Path("2: H b0 b b b", top2="sponge", lives=(5,)).play("move/2-1")
    assert (path.lives(ME), path.hand(ME)) == (5, ["sponge"])


# -- enemies of a tile -------------------------------------------------------------------------------------------------


@pytest.mark.clause("tile.enemy")
def test_the_shown_enemies_appear_and_are_fought_at_once() -> None:
    path = Path(tiles2="e(ssm)", hands="slingshot").dice("r0 y0 r1 y0 y0").play("move/2-1")
    assert path.foes("2-1") == "ssm"
    assert (path.supply()["seide"], path.supply()["moustik"]) == (4, 3)
    assert path.lives(ME) == 2
    assert path.view(ME)["last_fight"]["enemies"] == {"seide": 2, "moustik": 1}


@pytest.mark.clause("tile.enemy")
def test_they_appear_once_only() -> None:
    path = Path(tiles2="e b").dice("r1 y0 y0").play("move/2-1")
    assert path.foes("2-1") == ""
    path.play("move/1-3", "move/1-1", "move/1-2", "move/2-1")
    assert path.foes("2-1") == ""
    assert path.told().count("foes-appear") == 1
    assert path.supply()["seide"] == 6


@pytest.mark.clause("tile.enemy")
def test_not_for_the_next_hero_either() -> None:
    path = Path("2: e! b1 b b b", turn_of=YOU).play("move/2-1")
    assert path.foes("2-1") == ""
    assert "foes-appear" not in path.told()


@pytest.mark.clause("tile.unentered-enemy")
def test_a_tile_revealed_but_not_entered_keeps_its_enemies_for_the_first_arrival() -> None:
    path = Path("2: . b b b b\n1: o0 o1 o o o", tiles2="_e(m)", hands=("slingshot", "sponge"))
    path.play("move/2-1", "done", "move/2-2", "done", "move/1-2", "done")
    assert path.foes("2-1") == ""
    path.dice("r0 r0 r0").play("move/2-1")
    assert path.foes("2-1") == "m"
    assert path.view(YOU)["last_fight"]["seat"] == YOU


@pytest.mark.clause("tile.enemy-supply")
def test_if_the_supply_is_short_as_many_as_there_are_appear() -> None:
    path = Path("4: b:d b:ss b:ss b0 b", tiles3="e(sssdd)", hands="slingshot", reached=(3,))
    path.dice("r0 y0 r0 r0 y0 y0").play("move/5-4")
    assert path.foes("5-4") == "ssd"
    assert (path.supply()["seide"], path.supply()["darkos"]) == (0, 0)
    assert path.told().count("foes-few") == 2


@pytest.mark.clause("tile.enemy-supply")
def test_if_none_is_left_nobody_appears_and_nobody_fights() -> None:
    path = Path("4: b:dd b b b0 b", tiles3="e(d)", hands="slingshot", reached=(3,)).play("move/5-4")
    assert path.foes("5-4") == ""
    assert path.told() == ["turn", "laid", "moved", "foes-few"]


@pytest.mark.clause("tile.entering-enemies")
def test_stepping_among_enemies_starts_a_fight() -> None:
    path = Path("2: b:s b0 b b b", hands="slingshot").dice("r0 y0 y1").play("move/2-1")
    assert path.lives(ME) == 2
    assert path.foes("2-1") == "s"


@pytest.mark.clause("tile.entering-enemies", "tile.enemy")
def test_enemies_of_the_tile_join_those_who_stand_there() -> None:
    path = Path("2: e(m):s b0 b b b", hands="slingshot").dice("r0 y0 r0 y0").play("move/2-1")
    assert path.view(ME)["last_fight"]["enemies"] == {"seide": 1, "moustik": 1}


# -- springs -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("tile.spring")
def test_a_spring_lets_the_hero_move_again_in_any_direction() -> None:
    path = Path("3: b b b b b\n2: b0 w b b b", hands="slingshot").play("move/2-2")
    assert path.keys(verb="move") == ["1-2", "2-1", "2-3", "3-2"]
    path.play("move/2-1")
    assert path.where(ME) == "2-1"
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]


@pytest.mark.clause("tile.spring")
def test_it_may_be_declined() -> None:
    path = Path("2: b0 w b b b").play("move/2-2")
    path.play("done")
    assert path.where(ME) == "2-2"
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("tile.spring")
def test_the_second_move_is_a_full_one() -> None:
    """It reveals a tile, and what that shows is resolved."""
    path = Path("2: b0 w b b b", tiles2="H", top2="sponge").play("move/2-2", "move/3-2")
    assert path.tile("3-2") == "H"
    assert (path.lives(ME), path.hand(ME)) == (4, ["sponge"])


@pytest.mark.clause("tile.spring", "tile.spring-chain")
def test_every_arrival_counts_but_each_spring_serves_once_a_turn() -> None:
    path = Path("2: b0 w w b b\n1: o o o o o1").play("move/2-2", "move/2-3")
    assert path.keys(verb="move") == ["1-3", "2-2", "2-4", "3-3"]
    path.play("move/2-2")
    assert path.turn_of == YOU  # 2-2 has served in this turn
    path.play("move/1-4")
    path.play("move/2-3")
    assert path.turn_of == ME
    assert path.keys(verb="move") == ["1-3", "2-2", "2-4", "3-3"]  # in another turn it serves again
    path.play("move/2-2")
    assert path.turn_of == ME


@pytest.mark.clause("tile.spring-chain")
def test_what_serves_me_serves_you_in_your_turn() -> None:
    path = Path("2: b0 w b1 b b").play("move/2-2", "done", "move/2-2")
    assert path.turn_of == YOU
    assert path.may("move/1-2")


@pytest.mark.clause("tile.spring")
def test_other_moves_are_refused_by_their_own_clauses() -> None:
    path = Path("2: b0 w| b b b").play("move/2-2")
    assert path.why_not("move/2-3") == "move.wall"
    assert path.why_not("move/3-3") == "move.orthogonal"
    assert path.why_not("fight") == "tile.spring"
    assert path.why_not("wear/thorn-dagger") == "equipment.slot"
    assert path.why_not("discard/thorn-dagger") == "turn.discard-free"


@pytest.mark.clause("move.entry-walled", "tile.spring")
def test_a_second_move_against_a_wall_is_spent() -> None:
    path = Path("2: b0 w b b b", tiles2="_h").play("move/2-2", "move/3-2")
    assert path.where(ME) == "2-2"
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("tile.held-symbol")
def test_a_held_hero_resolves_symbol_and_book_but_gets_no_move_from_a_spring() -> None:
    path = Path("2: b0 w:s b b b", hands="slingshot").dice("r0 y0 y0").play("move/2-2")
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]
    assert path.where(ME) == "2-2"
    assert path.clauses("no-extra-move") == ["tile.held-symbol"]
    path.play("done", "move/1-1")
    assert path.keys() == ["fight", "wear/slingshot", "discard/slingshot"]


@pytest.mark.clause("tile.held-symbol")
def test_a_held_hero_gets_no_move_from_an_adventure_and_the_log_says_why() -> None:
    effects = {"dew-drop/1": MoveAgain()}
    path = Path("2: b0 k:s b b b", adventures="dew-drop", effects=effects).dice("r0 y0 y0").play("move/2-2", "answer/1")
    assert path.clauses("no-extra-move") == ["tile.held-symbol"]
    assert path.where(ME) == "2-2"


@pytest.mark.clause("tile.held-symbol")
@pytest.mark.parametrize(("symbol", "lives", "cards"), [("h", 4, 0), ("c", 3, 1), ("H", 4, 1), ("b", 3, 0)])
def test_a_held_hero_gets_hearts_and_cards(symbol: str, lives: int, cards: int) -> None:
    path = Path(f"2: b0 {symbol}:s b b b").dice("r0 y0 y0").play("move/2-2")
    assert path.foes("2-2") == "s"
    assert path.lives(ME) == lives
    assert len(path.hand(ME)) == cards


@pytest.mark.clause("tile.held-symbol", "tile.book")
def test_a_held_hero_hears_an_adventure() -> None:
    path = Path("2: b0 k:s b b b", adventures="dew-drop").dice("r0 y0 y0").play("move/2-2")
    assert path.foes("2-2") == "s"
    assert path.keys(verb="answer")[:2] == ["1", "2"]


@pytest.mark.clause("tile.held-symbol")
def test_a_hero_who_wins_the_fight_gets_the_move() -> None:
    path = Path("2: b0 w:s b b b").dice("r1 y0 y0").play("move/2-2")
    assert path.keys(verb="move") == ["1-2", "2-1", "2-3", "3-2"]


# -- Books -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("tile.book")
def test_a_book_brings_an_adventure_at_every_arrival() -> None:
    effects = {"dew-drop/1": Nothing(), "leaky-can/1": Heal(1)}
    path = Path("2: k0 k b b b", adventures="dew-drop, leaky-can", effects=effects).play("move/2-2", "answer/1")
    assert path.adventure_discard() == ["dew-drop"]
    path.play("move/1-1", "move/2-1", "answer/1")
    assert path.adventure_discard() == ["dew-drop", "leaky-can"]
    assert path.lives(ME) == 4


@pytest.mark.clause("tile.book")
@pytest.mark.parametrize("other", ["h", "c", "H", "t", "e"])
def test_a_book_comes_after_the_tile_s_other_symbol(other: str) -> None:
    path = Path(tiles2=f"{other}+", top2="sponge", adventures="dew-drop", effects={"dew-drop/1": Nothing()})
    path.dice("r1 y0 y0" if other == "e" else "6").play("move/2-1")
    done = {"h": "heart", "c": "drew-tile", "H": "drew-tile", "t": "trial", "e": "killed"}[other]
    told = path.told()
    assert told.index(done) < told.index("read") == len(told) - 1
    path.play("answer/1")
    assert (path.turn_of == ME) == (other in "cH")


@pytest.mark.clause("tile.book-after-fight")
def test_after_a_defeat_no_adventure_is_read() -> None:
    path = Path(tiles2="e+(m)", lives=(1,), top2="sponge, slingshot").dice("r0 y0 r1").play("move/2-1")
    assert "defeated" in path.told()
    assert path.keys() == [f"return/1-{column}" for column in range(1, 6)]
    path.play("return/1-3")
    assert "read" not in path.told()
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("tile.book-after-fight", "defeat.at-zero")
def test_nor_is_anything_else_of_the_tile_resolved() -> None:
    path = Path("2: b0 H:m b b b", lives=(1,), top2="sponge, slingshot").dice("r0 y0 r1").play("move/2-2")
    path.play("return/1-3")
    assert path.lives(ME) == 3
    assert path.hand(ME) == ["sponge", "slingshot"]


# -- trials ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("tile.trial", "flood.trial")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_trial_adds_a_flood_token_on_1_to_3(die: int) -> None:
    path = Path("2: t b0 b b b", hands="slingshot").dice(str(die)).play("move/2-1")
    assert path.view(ME)["last_trial"] == {"seat": ME, "die": die}
    assert path.flood == (1 if die <= 3 else 0)
    assert path.lives(ME) == 3
    rolled = path.told().index("trial")
    passed = {"en": ", and passes it.", "fr": ". L’épreuve est réussie."}
    for lang, ending in passed.items():
        said = path.log(YOU, lang)[rolled]
        assert said.endswith(f"{die}{ending}" if die >= 4 else f" {die}.")


@pytest.mark.clause("tile.trial", "flood.trial")
def test_every_arrival_on_a_trial_counts() -> None:
    path = Path("2: t0 t b b b").dice("1").play("move/2-2").play("move/1-1").dice("2").play("move/2-1")
    assert path.flood == 2


@pytest.mark.clause("adventure.reader")
def test_an_adventure_is_told_when_it_is_read_out() -> None:
    path = Path("2: k b0 b b b", adventures="dew-drop").patient().play("move/2-1")
    assert path.table.waiting == [YOU]
    assert "read" not in path.told()
    path.table.choose("read", YOU)
    assert path.told()[-1] == "read"
    assert path.log(YOU)[-1].startswith("You read “")


@pytest.mark.clause("tile.trial")
def test_the_active_player_throws_the_die() -> None:
    path = Path("2: t b0 b b b").patient().play("move/2-1")
    assert path.table.waiting == [ME]
    assert path.keys() == ["roll"]
    assert path.why_not("done") == "tile.trial"
    assert path.flood == 0
    path.dice("1").play("roll")
    assert path.flood == 1


# -- the order of an arrival -------------------------------------------------------------------------------------------


@pytest.mark.clause("tile.order")
def test_an_arrival_goes_from_bonus_to_token_fight_symbol_and_book() -> None:
    path = Path(
        "4: b0 b b b b", tiles3="H+", top3="hammer, nutshell", adventures="dew-drop",
        effects={"dew-drop/1": Nothing()}, hands="slingshot",
    ).play("move/5-1", "answer/1")  # fmt: skip
    assert path.told() == [
        "turn", "laid", "moved", "drew-bonus", "token-level", "heart", "drew-tile", "read", "answered", "nothing",
    ]  # fmt: skip


@pytest.mark.clause("tile.order")
def test_the_fight_comes_after_the_token_and_before_the_book() -> None:
    path = Path("4: b0 b b b b", tiles3="e+", top3="hammer", adventures="dew-drop").dice("r1 y0 y0").play("move/5-1")
    assert path.told() == [
        "turn", "laid", "moved", "drew-bonus", "token-level", "foes-appear", "hero-rolled", "foes-rolled", "killed",
        "read",
    ]  # fmt: skip


@pytest.mark.clause("tile.order", "flood.when")
def test_the_flood_comes_after_a_spring_s_move_and_the_book() -> None:
    """The arrival that brought the fourth token is resolved first: symbol, then Book. The second arrival, which the
    spring led to, is a part of it and has no flood of its own."""
    path = Path(
        "4: b0 b b b b\n5: . h b b b", tiles3="w+", tokens=3, adventures="dew-drop", effects={"dew-drop/1": Heal(1)},
    ).play("move/5-1")  # fmt: skip
    assert path.flood == 4
    path.play("move/5-2")
    assert path.lives(ME) == 4
    path.play("answer/1")
    assert path.lives(ME) == 5
    assert path.keys() == [f"return/4-{column}" for column in range(1, 6)]
    path.play("return/4-5")
    assert path.told()[-8:] == [
        "heart", "read", "answered", "healed", "flood", "flood-spares", "returned", "flood-over",
    ]  # fmt: skip


@pytest.mark.clause("tile.order", "tile.book")
def test_a_spring_s_move_is_resolved_before_the_book_beside_it_wherever_it_leads() -> None:
    path = Path("2: b0 w+ b b b\n3: b c b b b", top2="sponge", adventures="dew-drop").play("move/2-2")
    assert path.told()[-1] == "spring"
    assert path.why_not("answer/1") == "tile.spring"
    path.play("move/3-2")
    assert path.told()[-3:] == ["moved", "drew-tile", "read"]
    assert path.where(ME) == "3-2"


@pytest.mark.clause("tile.order")
def test_the_book_beside_a_spring_is_read_though_the_move_is_not_made_or_meets_a_wall() -> None:
    path = Path("2: b0 w+ b b b", adventures="dew-drop").play("move/2-2", "done")
    assert path.told()[-2:] == ["no-extra-move", "read"]
    path = Path("2: b0 w+ b b b", tiles2="_h", adventures="dew-drop").play("move/2-2", "move/3-2")
    assert path.told()[-2:] == ["walled", "read"]


@pytest.mark.clause("tile.order")
def test_books_beside_two_springs_are_read_the_last_one_first() -> None:
    effects = {"dew-drop/1": Nothing(), "leaky-can/1": Heal(1)}
    path = Path("2: b0 w+ w+ b b", adventures="dew-drop, leaky-can", effects=effects)
    path.play("move/2-2", "move/2-3", "move/2-4", "answer/1", "answer/1")
    assert path.where(ME) == "2-4"
    assert path.adventure_discard() == ["dew-drop", "leaky-can"]
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("tile.order")
def test_moves_that_an_adventure_gives_come_when_the_book_beside_the_spring_has_been_read() -> None:
    effects = {"dew-drop/1": MoveAgain(), "leaky-can/1": Heal(1)}
    path = Path("2: b0 w+ k b b", adventures="dew-drop, leaky-can", effects=effects)
    path.play("move/2-2", "move/2-3", "answer/1", "answer/1")
    assert path.told()[-3:] == ["answered", "healed", "spring"]
    assert path.keys(verb="move") == ["1-3", "2-2", "2-4", "3-3"]


@pytest.mark.clause("tile.order")
@pytest.mark.parametrize(("why", "sent"), [("trap", "trapped"), ("flood", "flood"), ("card", "returned")])
def test_a_book_beside_a_spring_stays_shut_if_its_move_ends_in_being_sent_back(why: str, sent: str) -> None:
    """By a Trap, by the flood that the second arrival brings, or by an Adventure."""
    board = {
        "trap": "11: x k . . .\n10: w+ b0 b b b\n7: b b b b b",
        "flood": "8: w+ b0 b b b\n9: t b b b b\n7: b b b b b",
        "card": "8: w+ b0 b b b\n9: k b b b b\n7: b b b b b",
    }[why]
    there = "11-1" if why == "trap" else "9-1"
    path = Path(board, adventures="dew-drop", tokens=3 if why == "flood" else 0, reached=(5,), hands="slingshot",
                effects={"dew-drop/1": Back()})  # fmt: skip
    path.play(f"move/{10 if why == 'trap' else 8}-1").dice("1").play(f"move/{there}")
    if why == "card":
        path.play("answer/1")
    path.play("return/7-1")
    assert sent in path.told()
    assert path.told().count("read") == (1 if why == "card" else 0)
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]


@pytest.mark.clause("tile.order")
def test_nor_is_it_read_after_a_defeat() -> None:
    path = Path("2: b0 w+ b:m b b", lives=(1,), adventures="dew-drop").play("move/2-2").dice("r0 y0 r1")
    path.play("move/2-3", "return/1-1")
    assert "read" not in path.told()
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("tile.order")
def test_who_was_sent_back_before_the_move_still_reads_the_books_of_the_move() -> None:
    path = Path("2: k0 k b b b", hands="high-tide", tokens=3, effects={"high-tide": AddFlood(1)}, adventures="dew-drop")
    path.play("play/high-tide", "return/1-2", "move/2-2")
    assert path.told()[-1] == "read"


@pytest.mark.clause("tile.order")
def test_who_was_sent_back_in_the_move_still_reads_the_books_of_a_card_s_move() -> None:
    path = Path(
        "11: x . . . .\n10: b0 b b b b\n7: b k b b b", hands="dandelion-seed", reached=(5,), adventures="dew-drop",
        effects={"dandelion-seed": MoveAgain()},
    ).play("move/11-1", "return/7-1", "play/dandelion-seed", "move/7-2")  # fmt: skip
    assert path.told()[-1] == "read"


@pytest.mark.clause("tile.order")
def test_a_card_too_many_is_discarded_before_the_fight() -> None:
    path = Path("4: b0 b b b b", tiles3="e", hands="thorn-dagger, hammer, elixir", top3="nutshell").play("move/5-1")
    assert path.told()[-1] == "token-level"
    assert path.foes("5-1") == ""
    path.dice("r1 y0 y0").play("discard/elixir")
    assert "killed" in path.told()


# -- being put somewhere -----------------------------------------------------------------------------------------------


@pytest.mark.clause("tile.put-there", "flood.four")
def test_a_hero_put_on_a_tile_by_a_flood_has_not_arrived_on_it() -> None:
    path = Path("5: b0 t b b b\n4: H:s H k t w", tokens=3, reached=(3,)).dice("1").play("move/5-2")
    path.play("return/4-1")
    assert (path.lives(ME), path.hand(ME), path.flood) == (3, [], 0)
    assert path.foes("4-1") == "s"
    assert path.where(ME) == "4-1"
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("tile.put-there")
def test_enemies_standing_there_hold_the_hero() -> None:
    path = Path("5: b0 t b b b\n4: H:s b b b b", tokens=3, hands="slingshot").dice("1").play("move/5-2", "return/4-1")
    path.play("done", "move/1-1")
    assert path.keys(verb="move") == []
    assert path.why_not("move/4-2") == "combat.blocked"
    assert path.may("fight")


@pytest.mark.clause("tile.put-there")
def test_enemies_that_a_tile_shows_do_not_appear_for_who_is_put_there() -> None:
    path = Path("5: b0 t b b b\n4: e b b b b", tokens=3, hands="slingshot").dice("1").play("move/5-2", "return/4-1")
    assert path.foes("4-1") == ""
    path.play("done", "move/1-1", "move/4-2", "done", "move/1-2").dice("r0 y0 y0").play("move/4-1")
    assert path.foes("4-1") == "s"


@pytest.mark.clause("tile.put-there")
@pytest.mark.parametrize("symbol", ["h", "c", "H", "k", "t", "w", "h+"])
def test_no_symbol_is_resolved_where_a_defeat_puts_a_hero(symbol: str) -> None:
    path = Path(f"5: b0 b:m b b b\n4: b {symbol} b b b", lives=(1,), top2="sponge, slingshot", hands="hammer")
    path.dice("r0 y0 r1").play("move/5-2", "return/4-2")
    assert path.hand(ME) == ["sponge", "slingshot"]
    assert (path.lives(ME), path.flood) == (3, 0)
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("tile.put-there")
def test_no_level_counts_as_reached_by_being_put_there() -> None:
    """A hero whom a card of mine put on level 3 draws the bonus when it arrives there by its own feet."""
    path = Path("6: b0 t b b b\n4: b b b b b", tokens=3, reached=(3, 1)).dice("1").play("move/6-2", "return/4-1")
    assert path.state.reached == [0b1110, 0b10]
    assert path.state.levels == 0b1100


# -- gaols -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("gaol.reveal", "gaol.book")
def test_a_gaol_is_turned_up_entered_and_resolved() -> None:
    path = Path(
        GAOL_BOARD.format(". . . . ."), gaols="trap, trap, book, book, archibald", adventures="dew-drop",
        effects={"dew-drop/1": Heal(1)}, reached=(5,),
    ).play("move/11-3")  # fmt: skip
    assert path.tile("11-3") == "k"
    assert path.where(ME) == "11-3"
    assert path.view(YOU)["board"][10][2]["face_up"]
    assert [gaol["face_up"] for gaol in path.view(YOU)["board"][10]] == [False, False, True, False, False]
    path.play("answer/1")
    assert path.lives(ME) == 4


@pytest.mark.clause("gaol.book")
def test_a_book_in_a_gaol_counts_at_every_arrival() -> None:
    effects = {"dew-drop/1": Nothing(), "leaky-can/1": Nothing()}
    path = Path(GAOL_BOARD.format(". . k . ."), adventures="dew-drop, leaky-can", effects=effects, reached=(5,))
    path.play("move/11-3", "answer/1", "move/1-1", "move/10-3", "move/1-2", "move/11-3", "answer/1")
    assert path.adventure_discard() == ["dew-drop", "leaky-can"]


@pytest.mark.clause("gaol.trap")
@pytest.mark.parametrize("gaols", [". . . . .", ". . x . ."])
def test_a_trap_sends_the_hero_to_the_last_row_of_level_3_revealed_or_not(gaols: str) -> None:
    path = Path(GAOL_BOARD.format(gaols), gaols="book, book, trap, trap, archibald", hands="slingshot", reached=(5,))
    path.play("move/11-3")
    assert path.keys() == [f"return/7-{column}" for column in range(1, 6)]
    assert path.why_not("return/10-3") == "return.tile"
    assert path.why_not("done") == "return.tile"
    path.play("return/7-2")
    assert path.where(ME) == "7-2"
    assert path.lives(ME) == 3
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]
    path.play("done")
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("gaol.trap")
def test_after_a_trap_the_move_is_over_and_the_card_of_the_turn_may_be_played() -> None:
    path = Path(
        GAOL_BOARD.format(". . x . ."), hands="dandelion-seed, honey-drop", lives=(1,), reached=(5,),
        effects={"dandelion-seed": MoveAgain(), "honey-drop": Heal(1)},
    ).play("move/11-3", "return/7-2")  # fmt: skip
    assert path.why_not("move/7-3") == "turn.end"
    path.play("play/honey-drop")
    assert path.lives(ME) == 2


@pytest.mark.clause("gaol.trap")
def test_a_trap_takes_away_the_moves_still_to_be_had() -> None:
    """Two moves from a card and the first leads into a Trap: the second is lost."""
    effects = {"dandelion-seed": then(MoveAgain(), MoveAgain())}
    path = Path(GAOL_BOARD.format(". . x . ."), hands="dandelion-seed", reached=(5,), effects=effects, after=True)
    path.play("play/dandelion-seed", "move/11-3", "return/7-1")
    assert path.where(ME) == "7-1"
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("gaol.trap", "tile.order")
def test_on_a_trap_nobody_fights() -> None:
    path = Path(GAOL_BOARD.format(". . x:s . ."), hands="slingshot", reached=(5,)).play("move/11-3", "return/7-1")
    assert path.foes("11-3") == "s"
    assert "hero-rolled" not in path.told()


@pytest.mark.clause("gaol.archibald", "end.archibald", "gaol.reveal")
def test_who_reveals_archibald_wins_at_once() -> None:
    path = Path(GAOL_BOARD.format(". . . . ."), gaols="trap, trap, archibald, book, book", players=3)
    path.play("move/11-3")
    assert path.table.over
    assert path.table.waiting == []
    result = path.table.result
    assert result is not None
    assert (result.winners, result.why) == ([ME], "end.archibald")
    assert result.scores == [11, 1, 1]
    assert path.view(YOU)["winners"] == [ME]
    assert path.view(YOU)["board"][10][2]["kind"] == "archibald"
    assert path.why_not("move/10-3", ME) == "end.archibald"
    assert path.told()[-1] == "won"


@pytest.mark.clause("end.archibald")
def test_it_is_the_player_at_turn_who_wins() -> None:
    path = Path("11: . . . . .\n10: b b b1 b b", gaols="trap, trap, archibald, book, book", turn_of=YOU, lives=(5, 1))
    path.play("move/11-3")
    assert path.view(None)["winners"] == [YOU]


@pytest.mark.clause("end.archibald")
def test_there_is_no_other_end() -> None:
    """All other gaols are open, a hero is defeated and the fourth flood token falls: the game goes on."""
    path = Path(
        "11: x x k k .\n10: b b b b b\n7: b b b b b\n5: b b b b0 t+:m\n4: b b b b b", lives=(1,), tokens=3,
        top2="sponge, slingshot", reached=(2,),
    ).dice("r0 y0 r1").play("move/5-5", "return/4-5")  # fmt: skip
    assert path.told()[-2:] == ["flood-over", "turn"]
    assert not path.table.over
    path.nobody_is_waiting_but(YOU)
