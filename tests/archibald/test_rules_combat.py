"""Fights and defeats. Arthur throws a red and a yellow die, Selenia two red ones; see SHEETS of the rig."""

import pytest

from bivouac.games.archibald.catalog import RED_FACES, YELLOW_FACES
from bivouac.games.archibald.verbs import Ambush, Heal, Hurt, MoveAgain, PutFoes, then
from tests.archibald.path import ME, THIRD, YOU, Path

ALL_RETURNS = [f"return/1-{column}" for column in range(1, 6)]


# -- dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("combat.dice")
@pytest.mark.parametrize(
    ("hero", "dice"),
    [
        ("arthur", ["red", "yellow"]),
        ("selenia", ["red", "red"]),
        ("betameche", ["yellow", "yellow"]),
        ("noisette", ["yellow"] * 3),
    ],
)
def test_a_hero_throws_the_dice_of_the_sheet(hero: str, dice: list[str]) -> None:
    others = [other for other in ("arthur", "selenia") if other != hero]
    path = Path("2: b0:s b b b b", heroes=f"{hero}, {others[0]}", hands="slingshot").play("fight")
    assert [die[0] for die in path.view(ME)["last_fight"]["hero_dice"]] == dice


@pytest.mark.clause("combat.dice", "combat.forced")
@pytest.mark.parametrize(
    ("foes", "dice"),
    [
        ("s", ["yellow"]),
        ("m", ["red"]),
        ("p", ["yellow", "yellow"]),
        ("a", ["red", "yellow"]),
        ("d", ["red", "red"]),
        ("sm", ["red", "yellow"]),
        ("ssm", ["red", "yellow", "yellow"]),
        ("dsp", ["red"] * 2 + ["yellow"] * 3),
    ],
)
def test_enemies_throw_all_their_dice_together(foes: str, dice: list[str]) -> None:
    path = Path(f"2: b0:{foes} b b b b", hands="slingshot", lives=(5,)).patient().play("fight", "roll")
    fight = path.view(ME)["last_fight"] or path.view(ME)["fight"]
    assert [die[0] for die in fight["enemy_dice"]] == dice


@pytest.mark.clause("equipment.dice", "combat.dice")
@pytest.mark.parametrize(
    ("weapon", "dice"),
    [
        ("thorn-dagger", ["red", "yellow", "yellow"]),
        ("matchstick", ["red", "red", "yellow"]),
        ("rose-whip", ["red"] + ["yellow"] * 3),
        ("pea-cannon", ["red"] * 3 + ["yellow"]),
    ],
)
def test_a_weapon_adds_its_dice(weapon: str, dice: list[str]) -> None:
    path = Path("2: b0:s b b b b", worn=weapon, hands="slingshot").play("fight")
    assert [die[0] for die in path.view(ME)["last_fight"]["hero_dice"]] == dice
    assert path.worn(ME) == weapon


@pytest.mark.clause("equipment.dice")
def test_a_weapon_in_hand_adds_nothing() -> None:
    path = Path("2: b0:s b b b b", hands="thorn-dagger").play("fight")
    assert [die[0] for die in path.view(ME)["last_fight"]["hero_dice"]] == ["red", "yellow"]


@pytest.mark.clause("combat.dice-supply")
def test_neither_side_throws_more_than_three_dice_of_a_colour() -> None:
    path = Path("2: b0:ssssmmmm b b b b", heroes="selenia, arthur", worn="pea-cannon", hands="slingshot", lives=(4,))
    path.patient().play("fight", "roll")
    fight = path.view(ME)["fight"] or path.view(ME)["last_fight"]
    assert [die[0] for die in fight["hero_dice"]] == ["red"] * 3
    assert [die[0] for die in fight["enemy_dice"]] == ["red"] * 3 + ["yellow"] * 3
    path = Path("2: b0:ppm b b b b", heroes="noisette, arthur", worn="rose-whip", hands="slingshot", lives=(4,))
    path.patient().play("fight", "roll")
    fight = path.view(ME)["fight"] or path.view(ME)["last_fight"]
    assert [die[0] for die in fight["hero_dice"]] == ["yellow"] * 3
    assert [die[0] for die in fight["enemy_dice"]] == ["red"] + ["yellow"] * 3


@pytest.mark.clause("combat.hits")
def test_a_sword_is_one_hit_two_swords_are_two_and_other_faces_none() -> None:
    assert set(RED_FACES) == {0, 1, 2}
    assert set(YELLOW_FACES) <= {0, 1, 2}
    for faces, hits in (("r0 y0", 0), ("r1 y0", 1), ("r0 y1", 1), ("r2 y0", 2), ("r1 y1", 2), ("r2 y1", 3)):
        path = Path("2: b0:ssss b b b b", hands="slingshot").dice(f"{faces} y1 y0 y1").play("fight")
        fight = path.view(ME)["last_fight"]
        assert (fight["hero_hits"], fight["enemy_hits"]) == (hits, 2)
        assert len(path.foes("2-1")) == 4 - hits
        assert path.lives(ME) == 1


@pytest.mark.clause("combat.enemy-roller")
@pytest.mark.parametrize(("players", "seat", "left"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (4, 3, 0)])
def test_the_left_neighbour_throws_for_the_enemies(players: int, seat: int, left: int) -> None:
    path = Path(f"2: b{seat}:s b b b b", players=players, turn_of=seat, hands=hands(seat))
    path.patient().play("fight")
    assert path.table.waiting == [left]
    assert path.keys() == ["roll"]
    assert path.view(seat)["fight"]["stage"] == "roll"
    assert path.why_not("roll", seat) == "turn.order"
    assert path.why_not("done", left) == "combat.enemy-roller"
    path.play("roll")
    assert path.table.waiting == [seat]


def hands(seat: int) -> list[str]:
    """A card for that seat alone, so that it is asked what to do."""
    return [""] * seat + ["slingshot"]


@pytest.mark.clause("combat.enemy-roller")
def test_dice_are_thrown_only_when_there_is_something_to_throw_for() -> None:
    assert Path().why_not("roll") == "combat.enemy-roller"


# -- the exchange ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("combat.forced")
def test_a_hero_facing_enemies_must_fight() -> None:
    path = Path("2: b0:s b b b b", hands="slingshot")
    assert path.keys() == ["fight", "wear/slingshot", "discard/slingshot"]
    assert path.why_not("done") == "combat.blocked"
    assert path.why_not("move/2-2") == "combat.blocked"


@pytest.mark.clause("combat.forced")
def test_without_enemies_there_is_no_fight() -> None:
    assert Path("2: b0 b:s b b b").why_not("fight") == "combat.forced"


@pytest.mark.clause("combat.simultaneous")
def test_who_is_killed_strikes_all_the_same() -> None:
    path = Path("2: b0:m b b b b", hands="slingshot").dice("r1 y0 r2").play("fight")
    assert path.foes("2-1") == ""
    assert path.lives(ME) == 1


@pytest.mark.clause("combat.simultaneous")
def test_losses_count_when_both_have_thrown() -> None:
    """While I choose who dies, my lives are still there, and all dice are seen."""
    path = Path("2: b0:sm b b b b", hands="slingshot").dice("r1 y0 r1 y1").play("fight")
    assert path.keys() == ["kill/seide", "kill/moustik"]
    assert path.lives(ME) == 3
    assert path.view(ME)["fight"]["enemy_hits"] == 2
    assert path.view(ME)["fight"]["stage"] == "losses"
    path.play("kill/moustik")
    assert path.lives(ME) == 1
    assert path.view(ME)["fight"] is None


@pytest.mark.clause("combat.one-exchange")
def test_a_fight_is_one_exchange() -> None:
    path = Path(tiles2="e", hands="slingshot").dice("r0 y0 y0 r1 y1 y1").play("move/2-1")
    assert path.told().count("hero-rolled") == 1
    assert path.foes("2-1") == "s"
    assert path.lives(ME) == 3
    assert not path.may("fight")
    assert path.why_not("fight") == "combat.blocked"


@pytest.mark.clause("combat.enemy-life")
@pytest.mark.parametrize("foe", "smpad")
def test_each_hit_kills_one_enemy_of_any_kind(foe: str) -> None:
    path = Path(f"2: b0:{foe}{foe} b b b b", hands="slingshot", lives=(5,)).patient().play("fight")
    path.dice("r1 y0").play("roll")
    assert path.foes("2-1") == foe
    assert path.told().count("killed") == 1


@pytest.mark.clause("combat.enemy-life")
def test_hits_beyond_the_last_enemy_do_nothing() -> None:
    path = Path("2: b0:s b b b b", hands="slingshot").dice("r2 y1 y0").play("fight")
    assert path.foes("2-1") == ""
    assert path.supply()["seide"] == 6
    assert path.told().count("killed") == 1


@pytest.mark.clause("combat.which-enemy")
def test_the_hero_s_player_chooses_who_dies_and_the_dead_return_to_the_supply() -> None:
    path = Path("2: b0:sma b b b b", hands="slingshot").dice("r1 y1 r0 r0 y0 y0").play("fight")
    assert path.table.waiting == [ME]
    assert path.keys() == ["kill/seide", "kill/moustik", "kill/spider"]
    assert path.why_not("kill/darkos") == "combat.which-enemy"
    assert path.why_not("done") == "combat.which-enemy"
    path.play("kill/spider")
    assert path.keys() == ["kill/seide", "kill/moustik"]
    path.play("kill/seide")
    assert path.foes("2-1") == "m"
    assert path.supply() == {"seide": 6, "moustik": 3, "millipede": 2, "spider": 2, "darkos": 2}
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("combat.which-enemy", "combat.enemy-life")
def test_if_all_die_there_is_nothing_to_choose() -> None:
    path = Path("2: b0:sm b b b b", hands="slingshot").dice("r1 y1 r0 y0").play("fight")
    assert path.foes("2-1") == ""
    assert path.told().count("killed") == 2
    assert path.supply()["seide"] == 6
    path.nobody_is_waiting_but(ME)


@pytest.mark.clause("combat.enemy-roller")
def test_a_search_goes_on_from_dice_that_people_are_asked_to_throw() -> None:
    """In a copy dealt anew nobody waits for people: the dice fall, by the copy's own chance."""
    path = Path("2: b0:s b b b b", hands="slingshot").patient().play("fight")
    assert path.table.waiting == [YOU]
    copy = path.table.determinize(ME, 1)
    assert copy.waiting == [ME]
    assert copy.view(ME)["last_fight"]["hero_dice"] != []
    path = Path("2: t b0 b b b", hands="slingshot").patient().play("move/2-1")
    assert path.table.determinize(YOU, 1).view(ME)["last_trial"]["seat"] == ME


@pytest.mark.clause("combat.which-enemy")
def test_enemies_die_in_a_fight_only() -> None:
    path = Path("2: b0:s b b b b", hands="slingshot")
    assert path.why_not("kill/seide") == "combat.which-enemy"


@pytest.mark.clause("combat.hero-loss")
@pytest.mark.parametrize(("blows", "lives"), [("r0 r0", 5), ("r1 r0", 4), ("r1 r1", 3), ("r2 r2", 1)])
def test_each_hit_of_the_enemies_costs_a_life(blows: str, lives: int) -> None:
    path = Path("2: b0:d b b b b", lives=(5,), hands="slingshot").dice(f"r0 y0 {blows}").play("fight")
    assert path.lives(ME) == lives
    assert path.lives(YOU) == 3


# -- held --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("combat.blocked")
def test_a_hero_held_by_a_survivor_fights_again_instead_of_moving() -> None:
    path = Path(tiles2="e", hands="slingshot").dice("r0 y0 y0").play("move/2-1", "done", "move/1-3")
    assert path.view(YOU)["heroes"][ME]["held"]
    assert path.why_not("move/1-1") == "combat.blocked"
    path.dice("r1 y0 y0").play("fight")
    assert path.foes("2-1") == ""
    assert not path.view(YOU)["heroes"][ME]["held"]
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]  # even though the last one is dead
    path.play("done", "move/1-4")
    assert path.keys(verb="move") == ["1-1", "2-2", "3-1"]


@pytest.mark.clause("combat.blocked")
def test_after_a_lost_exchange_the_hero_stays_held() -> None:
    path = Path("2: b0:ss b b b b", hands="slingshot", lives=(5,)).dice("r1 y0 y1 y0").play("fight", "done", "move/1-1")
    assert path.keys() == ["fight", "wear/slingshot", "discard/slingshot"]


@pytest.mark.clause("combat.held-card")
def test_a_held_hero_may_play_the_card_of_the_turn_before_the_fight() -> None:
    path = Path("2: b0:s b b b b", hands="honey-drop", lives=(1,), effects={"honey-drop": Heal(1)})
    path.dice("r0 y0 y0").play("play/honey-drop")
    assert path.lives(ME) == 2
    assert path.told()[:4] == ["turn", "played", "healed", "hero-rolled"]


@pytest.mark.clause("combat.held-card")
def test_or_after_it() -> None:
    path = Path("2: b0:s b b b b", hands="honey-drop", lives=(1,), effects={"honey-drop": Heal(1)})
    path.dice("r0 y0 y0").play("fight", "play/honey-drop")
    assert path.lives(ME) == 2
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("combat.held-card")
def test_no_card_gives_a_held_hero_a_move() -> None:
    path = Path("2: b0:s b b b b", hands="dandelion-seed", effects={"dandelion-seed": MoveAgain()})
    assert path.why_not("play/dandelion-seed") == "power.no-effect"
    effects = {"dandelion-seed": then(Heal(1), MoveAgain())}
    path = Path("2: b0:s b b b b", hands="dandelion-seed, slingshot", effects=effects).play("play/dandelion-seed")
    assert path.keys() == ["fight", "wear/slingshot", "discard/slingshot"]


@pytest.mark.clause("combat.shared-enemies")
def test_heroes_on_one_tile_each_fight_its_enemies_in_their_own_turn() -> None:
    path = Path("2: b01:ss b b b b", hands=("slingshot", "sponge")).dice("r1 y0 y0 y0").play("fight", "done")
    assert path.foes("2-1") == "s"
    assert path.lives(YOU) == 3
    assert path.why_not("move/2-2") == "combat.blocked"
    path.dice("r1 r0 y0").play("fight")
    assert path.foes("2-1") == ""
    path.play("done")
    assert path.keys(verb="move") == ["1-1", "2-2", "3-1"]


@pytest.mark.clause("combat.shared-enemies")
def test_once_no_enemy_is_left_all_are_free() -> None:
    path = Path("2: b012:s b b b b", players=3, hands=("slingshot", "sponge")).dice("r1 y0 y0").play("fight", "done")
    assert path.keys(verb="move") == ["1-1", "2-2", "3-1"]
    path.play("move/1-1", "done")
    assert path.turn_of == THIRD
    assert path.keys(verb="move") == ["1-1", "2-2", "3-1"]


@pytest.mark.clause("combat.forced", "tile.entering-enemies")
def test_an_extra_move_among_enemies_is_fought_too() -> None:
    path = Path("2: w b0 b b b\n3: b:s b b b b", hands="slingshot").play("move/2-1").dice("r0 y0 y1").play("move/3-1")
    assert path.lives(ME) == 2


# -- armour ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("equipment.armour", "equipment.life-saved", "combat.hero-loss")
def test_armour_saves_a_life_and_is_discarded() -> None:
    path = Path("2: b0:d b b b b", worn="acorn-helmet", hands="slingshot").dice("r0 y0 r1 r1").play("fight")
    assert path.lives(ME) == 2
    assert path.worn(ME) == ""
    assert path.discard(2) == ["acorn-helmet"]


@pytest.mark.clause("equipment.armour")
def test_armour_that_saves_two_lives_is_discarded_as_a_whole() -> None:
    path = Path("2: b0:d b b b b", worn="nutshell", hands="slingshot").dice("r0 y0 r1 r0").play("fight")
    assert path.lives(ME) == 3
    assert path.discard(3) == ["nutshell"]
    assert "lost-lives" not in path.told()
    path = Path("2: b0:d b b b b", worn="nutshell", hands="slingshot").dice("r0 y0 r2 r1").play("fight")
    assert path.lives(ME) == 2
    assert path.discard(3) == ["nutshell"]


@pytest.mark.clause("equipment.armour")
def test_armour_stays_while_nothing_is_lost() -> None:
    path = Path("2: b0:d b b b b", worn="acorn-helmet", hands="slingshot").dice("r0 y0 r0 r0").play("fight")
    assert path.worn(ME) == "acorn-helmet"


@pytest.mark.clause("equipment.armour")
def test_armour_in_hand_saves_nothing() -> None:
    path = Path("2: b0:d b b b b", hands="acorn-helmet").dice("r0 y0 r1 r1").play("fight")
    assert path.lives(ME) == 1
    assert path.hand(ME) == ["acorn-helmet"]


@pytest.mark.clause("equipment.armour")
def test_a_weapon_saves_nothing_and_stays() -> None:
    path = Path("2: b0:d b b b b", worn="thorn-dagger", hands="slingshot").dice("r0 y0 y0 r1 r1").play("fight")
    assert path.lives(ME) == 1
    assert path.worn(ME) == "thorn-dagger"


@pytest.mark.clause("equipment.life-saved")
def test_armour_saves_from_anything_else_too() -> None:
    path = Path(
        tiles2="k", adventures="dew-drop", worn="acorn-helmet", hands="slingshot", effects={"dew-drop/1": Hurt(1)}
    ).play("move/2-1", "answer/1")
    assert path.lives(ME) == 3
    assert path.worn(ME) == ""


@pytest.mark.clause("equipment.life-saved")
def test_armour_saves_the_last_life() -> None:
    path = Path("2: b0:m b b b b", worn="acorn-helmet", lives=(1,), hands="slingshot").dice("r0 y0 r1").play("fight")
    assert path.lives(ME) == 1
    assert path.where(ME) == "2-1"
    assert "defeated" not in path.told()


# -- defeat ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("defeat.at-zero")
def test_at_0_lives_the_turn_ends_and_cards_and_equipment_are_lost() -> None:
    path = (
        Path(
            "2: b0:m b b b b",
            lives=(1,),
            hands="slingshot, hammer, elixir",
            worn="thorn-dagger",
            top2="sponge, leaf-cloak",
        )
        .dice("r0 y0 y0 r1")
        .play("fight")
    )
    assert path.keys() == ALL_RETURNS
    path.play("return/1-4")
    assert path.hand(ME) == ["sponge", "leaf-cloak"]
    assert path.worn(ME) == ""
    assert sorted(path.discard(2)) == ["slingshot", "thorn-dagger"]
    assert (path.discard(3), path.discard(4)) == (["hammer"], ["elixir"])
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("defeat.at-zero")
def test_more_hits_than_lives_are_no_worse() -> None:
    path = Path("2: b0:d b b b b", lives=(1,), hands="slingshot").dice("r0 y0 r2 r2").play("fight", "return/1-1")
    assert path.lives(ME) == 3


@pytest.mark.clause("defeat.at-zero")
def test_with_one_life_left_the_turn_goes_on() -> None:
    path = Path("2: b0:m b b b b", lives=(2,), hands="slingshot").dice("r0 y0 r1").play("fight")
    assert path.lives(ME) == 1
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]


@pytest.mark.clause("defeat.at-zero")
def test_a_defeat_by_an_adventure_ends_the_turn_too() -> None:
    """What else the answer brings is lost, the Adventure is put away, and no card can be played."""
    path = Path(
        "2: b0 k b b b", adventures="dew-drop", lives=(1,), hands="slingshot", top2="sponge, leaf-cloak",
        effects={"dew-drop/1": then(Hurt(1), Heal(2), MoveAgain())}, players=3,
    ).play("move/2-2", "answer/1")  # fmt: skip
    assert path.adventure_discard() == ["dew-drop"]
    assert path.keys() == ALL_RETURNS
    path.play("return/1-1")
    assert path.lives(ME) == 3
    path.nobody_is_waiting_but(YOU)


@pytest.mark.clause("defeat.at-zero")
def test_a_defeat_in_a_move_that_a_card_gave_ends_the_turn() -> None:
    path = Path(
        "2: b0 b:m b b b", hands="dandelion-seed, slingshot", lives=(1,), top2="sponge, leaf-cloak",
        effects={"dandelion-seed": then(MoveAgain(), MoveAgain())},
    ).play("play/dandelion-seed").dice("r0 y0 r1").play("move/2-2", "return/1-1")  # fmt: skip
    path.nobody_is_waiting_but(YOU)
    assert sorted(path.discard(2)) == ["dandelion-seed", "slingshot"]


@pytest.mark.clause("defeat.restart")
@pytest.mark.parametrize(("row", "back"), [(2, 1), (3, 1), (4, 1), (5, 4), (7, 4), (8, 7), (10, 7), (11, 10)])
def test_the_hero_restarts_in_the_last_row_of_the_level_before(row: int, back: int) -> None:
    tiles = ["k0:m", "k", "x", "x", "."] if row == 11 else ["b0:m", "b", "b", "b", "b"]
    rows = {4: ["b"] * 5, 7: ["b"] * 5, 10: ["b"] * 5, row: tiles}
    board = "\n".join(f"{n}: {' '.join(there)}" for n, there in rows.items())
    path = Path(board, lives=(1,), hands="slingshot").dice("r0 y0 r1").play("fight")
    assert path.keys() == [f"return/{back}-{column}" for column in range(1, 6)]
    assert path.why_not(f"return/{row}-2") == "return.tile"
    path.play(f"return/{back}-5")
    assert path.where(ME) == f"{back}-5"


@pytest.mark.clause("defeat.level-1")
def test_a_hero_defeated_on_level_1_restarts_there() -> None:
    path = Path("1: o o o0 o1 o", lives=(1,), hands="honey-drop", effects={"honey-drop": Hurt(1)})
    path.play("play/honey-drop")
    assert path.keys() == ALL_RETURNS
    path.play("return/1-2")
    assert (path.where(ME), path.lives(ME)) == ("1-2", 3)


@pytest.mark.clause("defeat.refill")
@pytest.mark.parametrize("hero", ["arthur", "selenia", "betameche", "noisette"])
def test_lives_return_to_three_whatever_the_sheet_allows(hero: str) -> None:
    other = "selenia" if hero == "arthur" else "arthur"
    path = Path("2: b0:dd b b b b", heroes=f"{hero}, {other}", lives=(1,), hands="slingshot").patient().play("fight")
    faces = {"arthur": "r0 y0", "selenia": "r0 r0", "betameche": "y0 y0", "noisette": "y0 y0 y0"}[hero]
    path.dice(f"{faces} r1 r1 r1").play("roll", "return/1-1")
    assert path.lives(ME) == 3


@pytest.mark.clause("defeat.cards")
@pytest.mark.parametrize(
    ("row", "drawn"),
    [
        (3, ["sponge", "leaf-cloak"]),  # back on level 1, which has no pile: level 2's
        (6, ["sponge", "leaf-cloak"]),
        (9, ["hammer", "nutshell"]),
        (11, ["elixir", "keyhole"]),
    ],
)
def test_two_cards_of_the_restart_level_are_drawn(row: int, drawn: list[str]) -> None:
    tiles = ["k0:m", "k", "x", "x", "."] if row == 11 else ["b0:m", "b", "b", "b", "b"]
    rows = {4: ["b"] * 5, 7: ["b"] * 5, 10: ["b"] * 5, row: tiles}
    board = "\n".join(f"{n}: {' '.join(there)}" for n, there in rows.items())
    path = (
        Path(
            board,
            lives=(1,),
            hands="slingshot",
            top2="sponge, leaf-cloak",
            top3="hammer, nutshell",
            top4="elixir, keyhole",
        )
        .dice("r0 y0 r1")
        .play("fight")
    )
    path.play(path.keys()[0])
    assert path.hand(ME) == drawn


@pytest.mark.clause("defeat.simultaneous")
def test_enemies_killed_in_the_same_exchange_stay_dead_and_the_others_stay() -> None:
    path = Path("2: b0:sm b b b b", lives=(1,), hands="slingshot").dice("r1 y0 r1 y0").play("fight", "kill/moustik")
    path.play("return/1-1")
    assert path.foes("2-1") == "s"
    assert path.supply()["moustik"] == 4
    path.play("move/1-3")
    assert path.keys(verb="move") == ["1-2", "2-1"]


@pytest.mark.clause("defeat.simultaneous")
def test_a_hero_may_be_defeated_by_the_last_enemy_it_kills() -> None:
    path = Path("2: b0:m b b b b", lives=(1,), hands="slingshot").dice("r1 y0 r1").play("fight", "return/1-1")
    assert path.foes("2-1") == ""
    assert path.lives(ME) == 3


@pytest.mark.clause("enemycard.later")
def test_a_hero_fights_newcomers_in_the_own_turn_only_and_instead_of_moving() -> None:
    path = Path("2: b0 b1 b b b", hands=("seide-patrol", "slingshot"), effects={"seide-patrol": PutFoes(seide=1)}).play(
        "move/1-1", "play/seide-patrol", "place/2-2"
    )
    assert path.lives(YOU) == 3
    assert "hero-rolled" not in path.told()
    path.nobody_is_waiting_but(YOU)
    assert path.keys() == ["fight", "wear/slingshot", "discard/slingshot"]
    path.dice("r1 r0 y0").play("fight")
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]


@pytest.mark.clause("enemycard.later")
def test_enemies_of_an_adventure_on_the_own_tile_hold_the_hero_for_the_next_turn() -> None:
    effects = {"dew-drop/1": MoveAgain(), "dew-drop/2": then(MoveAgain(), Ambush(1, 2))}
    path = Path("2: b0 k b b b", adventures="dew-drop", hands="slingshot", effects=effects).play("move/2-2", "answer/1")
    assert path.keys(verb="move") == ["1-2", "2-1", "2-3", "3-2"]
    path = Path("2: b0 k b b b", adventures="dew-drop", hands="slingshot", effects=effects).play("move/2-2", "answer/2")
    assert path.foes("2-2") == "mm"
    assert path.keys() == ["wear/slingshot", "discard/slingshot", "done"]
    assert path.lives(ME) == 3
