"""What is told: every step of the rules leaves its line, with who, what and how many."""

import pytest

import bivouac
from bivouac.engine.lines import ALL, Told
from bivouac.games.archibald.actions import KEYS
from bivouac.games.archibald.verbs import Heal, Nothing
from bivouac.games.archibald.words import LINES
from tests.archibald.path import CELL, ME, YOU, Path

GAOLS = "11: . . . . .\n10: b b b0 b b\n7: b b b b b"


def line(told: Told) -> tuple[str, int, str, int, int]:
    """Key, seat, card, the other thing, a number."""
    return LINES.all[told.line].key, told.seat, KEYS[told.card] if told.card >= 0 else "", told.other, told.number


def lines(path: Path, *keys: str) -> list[tuple[str, int, str, int, int]]:
    told = [line(told) for told in path.ear.told]
    return [one for one in told if one[0] in keys] if keys else told


@pytest.mark.clause("setup.choose-heroes", "setup.one-per-start", "setup.cards")
def test_the_set_up_is_told() -> None:
    table = bivouac.new("archibald", seed=2)
    for key in ("hero/selenia", "start/1-4", "hero/arthur", "start/1-2"):
        table.choose(key)
    told = [line(one) for one in table.told()]
    assert told[:4] == [
        ("chose-hero", ME, "selenia", -1, 0), ("chose-start", ME, "", -1, CELL["1-4"]),
        ("chose-hero", YOU, "arthur", -1, 0), ("chose-start", YOU, "", -1, CELL["1-2"]),
    ]  # fmt: skip
    assert [(key, seat, number) for key, seat, _, _, number in told[4:]] == [
        ("dealt", ME, 2), ("dealt", ME, 2), ("dealt", YOU, 2), ("dealt", YOU, 2), ("turn", ME, 1),
    ]  # fmt: skip
    assert [one.sees for one in table.told()][4:8] == [1, 1, 2, 2]
    dealt = bivouac.new("archibald", seed=2, heroes="dealt")
    heroes = [hero["hero"] for hero in dealt.view(None)["heroes"]]
    assert [line(one) for one in dealt.told()] == [
        ("dealt-hero", seat, hero, -1, 0) for seat, hero in enumerate(heroes)
    ]


@pytest.mark.clause("setup.cards")
def test_with_open_hands_everybody_is_told_which_card_it_is() -> None:
    table = bivouac.new("archibald", seed=2, hands="open")
    for key in ("hero/selenia", "start/1-4", "hero/arthur", "start/1-2"):
        table.choose(key)
    dealt = [one for one in table.told() if LINES.all[one.line].key == "dealt"]
    assert [one.seat for one in dealt] == [ME, ME, YOU, YOU]
    assert [one.sees for one in dealt] == [ALL] * 4


@pytest.mark.clause("turn.move", "turn.reveal", "turn.order")
def test_a_move_is_told() -> None:
    path = Path(tiles2="h", players=3).play("move/2-1")
    tile = path.state.tile[CELL["2-1"]]
    assert lines(path) == [
        ("turn", ME, "", -1, 1), ("laid", ME, "", tile, CELL["2-1"]), ("moved", ME, "", -1, CELL["2-1"]),
        ("token-level", ME, "", 1, 2), ("heart", ME, "", 4, 1), ("turn", YOU, "", -1, 2),
    ]  # fmt: skip


@pytest.mark.clause("combat.hits", "combat.enemy-life", "combat.hero-loss", "combat.blocked")
def test_a_fight_is_told() -> None:
    path = Path("2: b0:sm b b b b", hands="slingshot").dice("r1 y0 r1 y1").play("fight", "kill/moustik")
    assert lines(path)[1:] == [
        ("hero-rolled", ME, "", -1, 1), ("foes-rolled", YOU, "", ME, 2), ("killed", ME, "moustik", -1, 0),
        ("lost-lives", ME, "", 1, 2), ("held", ME, "", -1, 0),
    ]  # fmt: skip


@pytest.mark.clause("combat.blocked")
def test_nobody_is_said_to_be_held_when_no_enemy_is_left() -> None:
    path = Path("2: b0:s b b b b", hands="slingshot").dice("r1 y0 y0").play("fight")
    assert [key for key, *_ in lines(path)] == ["turn", "hero-rolled", "foes-rolled", "killed"]


@pytest.mark.clause("equipment.armour", "equipment.slot", "equipment.first")
def test_equipment_is_told() -> None:
    path = Path("2: b0:d b b b b", worn="nutshell", hands="acorn-helmet, slingshot").dice("r0 y0 r2 r1").play("fight")
    assert lines(path, "saved", "lost-lives") == [("saved", ME, "nutshell", -1, 2), ("lost-lives", ME, "", 2, 1)]
    path.play("wear/acorn-helmet")
    assert lines(path)[-1] == ("wore", ME, "acorn-helmet", -1, 0)
    path.play("wear/slingshot")
    assert lines(path, "replaced") == [("replaced", ME, "slingshot", KEYS.index("acorn-helmet"), 0)]


@pytest.mark.clause("defeat.at-zero", "defeat.refill", "defeat.cards")
def test_a_defeat_is_told() -> None:
    path = (
        Path("2: b0:m b b b b", lives=(1,), hands="slingshot, hammer", worn="thorn-dagger", top2="sponge, leaf-cloak")
        .dice("r0 y0 y0 r1")
        .play("fight", "return/1-4")
    )
    assert "held" not in path.told()  # the enemy is left, but not the hero
    assert lines(path)[3:] == [
        ("lost-lives", ME, "", 0, 1), ("defeated", ME, "", -1, 0), ("lost-card", ME, "hammer", -1, 0),
        ("lost-card", ME, "slingshot", -1, 0), ("lost-card", ME, "thorn-dagger", -1, 0),
        ("returned", ME, "", 2, CELL["1-4"]), ("refilled", ME, "", -1, 3),
        ("drew-restart", ME, "sponge", -1, 2), ("drew-restart", ME, "leaf-cloak", -1, 2), ("turn", YOU, "", -1, 2),
    ]  # fmt: skip
    assert [told.sees for told in path.ear.told if LINES.all[told.line].key == "drew-restart"] == [1, 1]


@pytest.mark.clause("defeat.at-zero")
def test_without_equipment_none_is_lost() -> None:
    path = Path("2: b0:m b b b b", lives=(1,), hands="slingshot").dice("r0 y0 r1").play("fight")
    assert lines(path, "lost-card") == [("lost-card", ME, "slingshot", -1, 0)]


@pytest.mark.clause("gaol.trap", "gaol.reveal")
def test_a_trap_is_told() -> None:
    path = Path(GAOLS, gaols="book, book, trap, trap, archibald", reached=(5,)).play("move/11-3", "return/7-2")
    assert lines(path)[1:5] == [
        ("gaol", ME, "", 10, CELL["11-3"]), ("moved", ME, "", -1, CELL["11-3"]),
        ("trapped", ME, "", -1, CELL["11-3"]), ("returned", ME, "", 0, CELL["7-2"]),
    ]  # fmt: skip


@pytest.mark.clause("gaol.archibald")
def test_the_end_is_told() -> None:
    path = Path(GAOLS, gaols="trap, book, archibald, trap, book", reached=(5,)).play("move/11-3")
    assert lines(path)[1:] == [
        ("gaol", ME, "", 11, CELL["11-3"]), ("moved", ME, "", -1, CELL["11-3"]), ("won", ME, "", -1, 0),
    ]  # fmt: skip


@pytest.mark.clause("tile.spring")
def test_a_spring_is_told_used_or_not() -> None:
    path = Path("2: b0 w b b b").play("move/2-2", "done")
    assert lines(path)[2:4] == [("spring", ME, "", -1, 0), ("no-extra-move", ME, "", -1, 0)]


@pytest.mark.clause("adventure.reader")
def test_an_adventure_is_told() -> None:
    path = Path("2: k b0 b b b", adventures="dew-drop", effects={"dew-drop/2": Nothing()}).play("move/2-1", "answer/2")
    assert lines(path)[2:5] == [
        ("read", YOU, "dew-drop", ME, 0), ("answered", ME, "dew-drop", -1, 2), ("nothing", ME, "", -1, 0),
    ]  # fmt: skip


@pytest.mark.clause("tile.trial", "flood.trial")
def test_a_trial_is_told() -> None:
    path = Path("2: t b0 b b b", hands="slingshot").dice("2").play("move/2-1")
    assert lines(path)[2:] == [("trial", ME, "", -1, 2), ("token-trial", ME, "", 1, 0)]


@pytest.mark.clause("turn.one-card", "turn.discard-free")
def test_cards_are_told() -> None:
    path = Path(hands="honey-drop, hammer, slingshot", effects={"honey-drop": Heal(1)}, lives=(2,))
    path.play("play/honey-drop", "discard/hammer")
    assert lines(path)[1:] == [
        ("played", ME, "honey-drop", -1, 0), ("healed", ME, "", 3, 1), ("discarded", ME, "hammer", -1, 0),
    ]  # fmt: skip


@pytest.mark.clause("tile.enemy", "tile.enemy-supply")
def test_enemies_are_told() -> None:
    path = Path("4: b:d b:ss b:ss b0 b", tiles3="e(sssdd)", hands="slingshot", reached=(3,))
    path.dice("r0 y0 r0 r0 y0 y0").play("move/5-4")
    assert lines(path, "foes-appear", "foes-few") == [
        ("foes-appear", ME, "seide", -1, 2), ("foes-few", ME, "seide", -1, 1),
        ("foes-appear", ME, "darkos", -1, 1), ("foes-few", ME, "darkos", -1, 1),
    ]  # fmt: skip
    path = Path(tiles2="e(s)", hands="slingshot").dice("r0 y0 y0").play("move/2-1")
    assert lines(path, "foes-few") == []


@pytest.mark.clause("flood.four", "flood.once-back", "flood.level-1", "flood.reset")
def test_a_flood_is_told() -> None:
    path = Path(
        "11: x . . . .\n10: b0 b b b b\n7: b b b b b\n5: b b1 b b b\n4: b b b b b", tokens=3, reached=(4,), players=3
    ).play("move/11-1", "return/7-2", "return/4-2")
    assert lines(path)[2:-1] == [
        ("token-level", ME, "", 4, 5), ("trapped", ME, "", -1, CELL["11-1"]), ("returned", ME, "", 0, CELL["7-2"]),
        ("flood", -1, "", -1, 0), ("flood-once", ME, "", -1, 0), ("flood-spares", 2, "", -1, 0),
        ("returned", YOU, "", 1, CELL["4-2"]), ("flood-over", -1, "", -1, 0),
    ]  # fmt: skip


@pytest.mark.clause("end.cap")
def test_a_game_cut_short_is_told() -> None:
    path = Path(turn_cap=1).play("move/1-2")
    assert lines(path)[-1] == ("cut-short", -1, "", -1, 1)


@pytest.mark.clause("encounter.reshuffle", "encounter.none-left")
def test_piles_are_told() -> None:
    path = Path("2: c b0 b b b", discard="sponge", only_named=True).play("move/2-1")
    assert lines(path)[2:] == [("reshuffled", -1, "", -1, 2), ("drew-tile", ME, "sponge", -1, 2)]
    path = Path("2: c b0 b b b", only_named=True, hands="slingshot").play("move/2-1")
    assert lines(path)[2:] == [("nothing-to-draw", ME, "", -1, 2)]
