"""Each piece of equipment has something that the others have not; heroes and enemies throw the dice of their sheets."""

import pytest

from bivouac import text
from bivouac.games.archibald.catalog import CATALOG, EQUIPMENT
from bivouac.games.archibald.perks import OneFight
from tests.archibald.path import ME, NUMBER, YOU, Path

SEIDE = """
    3: b b b b b
    2: b0:s b b b1 b
"""


def thrown(path: Path, side: str) -> list[str]:
    """The colours of the dice that fell on one side of the last fight."""
    fight = path.view(None)["last_fight"]
    return [colour for colour, _ in fight[side]]


def armed(key: str, foes: str, heroes: str = "arthur, selenia") -> Path:
    """My hero puts it on and stands before these enemies; the bystander has none of it."""
    board = SEIDE.replace(":s", f":{foes}")
    path = Path(board, heroes=heroes, lives=(4,), hands=f"{key}, mirror-pool", printed=True).play(f"wear/{key}")
    assert (path.worn(ME), path.hand(ME)) == (key, ["mirror-pool"])
    assert (path.worn(YOU), path.lives(YOU), path.where(YOU)) == ("", 3, "2-4")
    return path


def dice_with(key: str, foes: str) -> list[str]:
    """The colours of the dice that Arthur throws with it; without it they are a red and a yellow one."""
    return thrown(armed(key, foes).play("fight"), "hero_dice")


# -- weapons -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("thorn-dagger")
@pytest.mark.clause("equipment.dice", "equipment.more")
def test_the_thorn_dagger_adds_a_yellow_die_and_another_against_a_single_enemy() -> None:
    assert dice_with("thorn-dagger", "sm") == ["red", "yellow", "yellow"]
    assert dice_with("thorn-dagger", "m") == ["red", "yellow", "yellow", "yellow"]


@pytest.mark.card("slingshot")
@pytest.mark.clause("equipment.dice", "equipment.more")
def test_the_slingshot_adds_a_yellow_die_and_a_red_one_if_a_moustik_is_there() -> None:
    assert dice_with("slingshot", "s") == ["red", "yellow", "yellow"]
    assert dice_with("slingshot", "sm") == ["red", "red", "yellow", "yellow"]
    assert dice_with("slingshot", "mm") == ["red", "red", "yellow", "yellow"]


@pytest.mark.card("matchstick")
@pytest.mark.clause("equipment.dice", "equipment.more")
def test_the_matchstick_adds_two_red_dice_and_burns_up_in_one_fight() -> None:
    path = armed("matchstick", "s").dice("r0 r0 r0 y0 y0").play("fight")
    assert thrown(path, "hero_dice") == ["red", "red", "red", "yellow"]
    assert (path.worn(ME), path.discard(2), path.foes("2-1")) == ("", ["matchstick"], "s")
    assert path.told().count("used-up") == 1


@pytest.mark.clause("equipment.more")
def test_a_weapon_that_lasts_one_fight_is_used_up_whichever_card_it_is() -> None:
    path = Path(SEIDE, lives=(4,), worn="thorn-dagger", hands="mirror-pool", perks={"thorn-dagger": OneFight()})
    assert NUMBER["thorn-dagger"] == 0
    path.dice("r0 y0 y0 y0").play("fight")
    assert (path.worn(ME), path.discard(2), path.told().count("used-up")) == ("", ["thorn-dagger"], 1)


@pytest.mark.card("needle-sword")
@pytest.mark.clause("equipment.dice", "equipment.more")
def test_the_needle_sword_adds_a_red_die_and_one_die_that_misses_is_thrown_again_a_red_one_first() -> None:
    path = armed("needle-sword", "ss").dice("r1 r0 r2 y0 y0 y0").play("fight")
    assert path.view(None)["last_fight"]["hero_dice"] == [["red", 1], ["red", 2], ["yellow", 0]]
    assert (path.foes("2-1"), path.worn(ME)) == ("", "needle-sword")
    assert path.told().count("threw-again") == 1


@pytest.mark.card("needle-sword")
def test_the_needle_sword_rests_when_all_dice_hit_and_never_helps_the_enemies() -> None:
    path = armed("needle-sword", "s").dice("r1 r1 y1 y0").play("fight")
    assert path.view(None)["last_fight"]["enemy_dice"] == [["yellow", 0]]
    assert "threw-again" not in path.told()


@pytest.mark.card("rose-whip")
@pytest.mark.clause("equipment.dice", "equipment.more")
def test_the_rose_whip_adds_a_yellow_die_and_a_red_one_against_two_enemies_or_more() -> None:
    assert dice_with("rose-whip", "d") == ["red", "yellow", "yellow"]
    assert dice_with("rose-whip", "ss") == ["red", "red", "yellow", "yellow"]
    assert dice_with("rose-whip", "sma") == ["red", "red", "yellow", "yellow"]


@pytest.mark.card("wasp-sting")
@pytest.mark.clause("equipment.dice", "equipment.more")
@pytest.mark.parametrize(
    ("foes", "left"),
    [("s", ["yellow"]), ("m", []), ("a", ["yellow"]), ("d", ["red"]), ("dd", ["red", "red"])],
)
def test_the_wasp_sting_adds_a_red_die_and_takes_one_from_the_enemies(foes: str, left: list[str]) -> None:
    path = armed("wasp-sting", foes).play("fight")
    assert thrown(path, "hero_dice") == ["red", "red", "yellow"]
    assert thrown(path, "enemy_dice") == left


@pytest.mark.card("royal-sword")
@pytest.mark.clause("equipment.dice", "equipment.more")
def test_the_royal_sword_adds_a_die_of_each_colour_and_a_red_one_if_darkos_is_there() -> None:
    assert dice_with("royal-sword", "sa") == ["red", "red", "yellow", "yellow"]
    assert dice_with("royal-sword", "sd") == ["red", "red", "red", "yellow", "yellow"]


@pytest.mark.card("pea-cannon")
@pytest.mark.clause("equipment.dice", "equipment.more", "combat.dice-supply")
@pytest.mark.parametrize(("faces", "worn"), [("r1 r1 r0", "pea-cannon"), ("r1 r2 r0", "")])
def test_the_pea_cannon_adds_three_red_dice_until_one_shows_a_double_sword(faces: str, worn: str) -> None:
    path = armed("pea-cannon", "sss", "noisette, selenia").dice(f"{faces} y0 y0 y0 y0 y0 y0")
    path.play("fight")
    assert thrown(path, "hero_dice") == ["red", "red", "red", "yellow", "yellow", "yellow"]
    assert path.worn(ME) == worn
    assert path.discard(4) == ([] if worn else ["pea-cannon"])


@pytest.mark.card("pea-cannon")
def test_a_double_sword_of_the_enemies_does_the_pea_cannon_no_harm() -> None:
    path = armed("pea-cannon", "m").dice("r1 r1 r1 y0 r2").play("fight")
    assert (path.worn(ME), path.lives(ME)) == ("pea-cannon", 2)


# -- armour ------------------------------------------------------------------------------------------------------------


def struck(armour: str, hits: int, lives: int = 5, **more: str) -> Path:
    """Arthur wears it and is hit so many times by three Seides, whom he misses."""
    board = SEIDE.replace("b0:s", "b0:sss")
    path = Path(board, worn=armour, lives=(lives,), hands="mirror-pool", printed=True, **more)
    own = " ".join("r0" if colour == "red" else "y0" for colour in dice_of_arthur(path))
    faces = [f"y{int(i < hits)}" for i in range(3)]
    return path.dice(f"{own} {' '.join(faces)}").play("fight")


def dice_of_arthur(path: Path) -> list[str]:
    return ["red", "yellow", *["yellow"] * (path.worn(ME) == "beetle-shield")]


@pytest.mark.card("acorn-helmet")
@pytest.mark.clause("equipment.armour", "equipment.more")
def test_the_acorn_helmet_saves_one_life_is_spent_and_leaves_a_card() -> None:
    path = struck("acorn-helmet", 2, top2="sponge")
    assert (path.lives(ME), path.worn(ME), path.discard(2)) == (4, "", ["acorn-helmet"])
    assert path.hand(ME) == ["mirror-pool", "sponge"]
    assert path.hand(YOU) == []


@pytest.mark.card("acorn-helmet")
@pytest.mark.clause("equipment.more", "encounter.hand-limit")
def test_a_card_from_the_acorn_helmet_counts_for_the_hand_limit() -> None:
    hands = "mirror-pool, honey-drop, elixir"
    path = Path(SEIDE, worn="acorn-helmet", hands=hands, top2="sponge", printed=True).dice("r0 y0 y1").play("fight")
    assert len(path.keys(verb="discard")) == 4
    path.play("discard/sponge")
    assert path.hand(ME) == ["mirror-pool", "honey-drop", "elixir"]


@pytest.mark.card("acorn-helmet")
@pytest.mark.clause("equipment.more", "defeat.at-zero")
def test_the_acorn_helmet_leaves_nothing_to_a_hero_who_is_defeated_all_the_same() -> None:
    path = struck("acorn-helmet", 2, lives=1, top2="sponge")
    assert "drew-gear" not in path.told()


@pytest.mark.card("leaf-cloak")
@pytest.mark.clause("equipment.armour")
def test_the_leaf_cloak_saves_one_life_and_is_spent() -> None:
    path = struck("leaf-cloak", 2)
    assert (path.lives(ME), path.worn(ME), path.discard(2)) == (4, "", ["leaf-cloak"])
    assert path.hand(ME) == ["mirror-pool"]


@pytest.mark.card("leaf-cloak")
@pytest.mark.clause("equipment.more")
def test_nobody_can_put_enemies_where_the_leaf_cloak_hides_a_hero() -> None:
    board = "2: b0 b1 b2 b b"
    path = Path(board, players=3, hands="seide-patrol", worn=("", "leaf-cloak"), printed=True).play("play/seide-patrol")
    assert path.keys(verb="place") == ["2-1", "2-3", "2-4", "2-5"]
    assert path.why_not("place/2-2") == "equipment.more"
    path.play("place/2-3")
    assert path.foes("2-3") == "s"


@pytest.mark.card("leaf-cloak")
@pytest.mark.clause("equipment.more")
def test_the_leaf_cloak_does_not_hide_from_enemies_of_a_tile() -> None:
    path = Path("2: b0 e b1 b b", worn="leaf-cloak", printed=True).dice("r0 y0 y0").play("move/2-2")
    assert path.foes("2-2") == "s"
    assert "hero-rolled" in path.told()


@pytest.mark.card("nutshell")
@pytest.mark.clause("equipment.armour")
def test_the_nutshell_saves_one_life_and_is_spent() -> None:
    path = struck("nutshell", 2)
    assert (path.lives(ME), path.worn(ME), path.discard(3)) == (4, "", ["nutshell"])


FLOODED = """
     7: b b b b b
     6: b0 t b1 b2 b
     4: b b b b b
"""


@pytest.mark.card("nutshell")
@pytest.mark.clause("equipment.more", "flood.four")
def test_in_a_flood_the_nutshell_goes_and_its_hero_stays() -> None:
    path = Path(FLOODED, players=3, tokens=3, worn=("", "nutshell", "leaf-cloak"), printed=True)
    path.dice("1").play("move/6-2", "return/4-1", "return/4-5")
    assert [path.where(seat) for seat in range(3)] == ["4-1", "6-3", "4-5"]
    assert (path.worn(YOU), path.worn(2), path.discard(3)) == ("", "leaf-cloak", ["nutshell"])
    assert path.flood == 0


@pytest.mark.card("nutshell")
@pytest.mark.clause("equipment.more", "flood.level-1")
def test_where_the_flood_does_not_come_the_nutshell_stays_on() -> None:
    path = Path("2: t b b b b\n1: o0 o1 o o o", tokens=3, worn=("", "nutshell"), reached=(2,), printed=True)
    path.dice("1").play("move/2-1")
    path.play("return/1-3")
    assert (path.where(YOU), path.worn(YOU)) == ("1-2", "nutshell")


@pytest.mark.card("beetle-shield")
@pytest.mark.clause("equipment.dice", "equipment.armour")
def test_the_beetle_shield_adds_a_yellow_die_until_it_saves_a_life() -> None:
    assert dice_with("beetle-shield", "s") == ["red", "yellow", "yellow"]
    path = struck("beetle-shield", 2)
    assert (path.lives(ME), path.worn(ME), path.discard(3)) == (4, "", ["beetle-shield"])


@pytest.mark.card("golden-thimble")
@pytest.mark.clause("equipment.armour", "equipment.life-saved")
def test_the_golden_thimble_saves_two_lives_at_once() -> None:
    path = struck("golden-thimble", 3)
    assert (path.lives(ME), path.worn(ME), path.discard(4)) == (4, "", ["golden-thimble"])


@pytest.mark.card("golden-thimble")
@pytest.mark.clause("equipment.more", "gaol.trap")
@pytest.mark.parametrize(("worn", "row"), [("golden-thimble", 10), ("scarab-armour", 7)])
def test_with_the_golden_thimble_a_trap_sends_no_further_than_level_4(worn: str, row: int) -> None:
    board = """
        11: . . x . .
        10: b b b0 b b
         7: b b b b1 b
    """
    path = Path(board, worn=worn, hands="mirror-pool", reached=(5,), printed=True).play("move/11-3")
    assert path.keys() == [f"return/{row}-{column}" for column in range(1, 6)]
    path.play(f"return/{row}-1")
    assert (path.where(ME), path.worn(ME), path.lives(ME)) == (f"{row}-1", worn, 3)


@pytest.mark.card("scarab-armour")
@pytest.mark.clause("equipment.armour", "equipment.life-saved")
def test_the_scarab_armour_saves_three_lives_at_once() -> None:
    path = struck("scarab-armour", 3)
    assert (path.lives(ME), path.worn(ME), path.discard(4)) == (5, "", ["scarab-armour"])


@pytest.mark.card("acorn-helmet")
def test_an_acorn_helmet_that_saved_nothing_stays_on_and_brings_no_card() -> None:
    path = Path(SEIDE, worn="acorn-helmet", hands="elixir", top2="sponge", printed=True).dice("r0 y0 y0").play("fight")
    assert (path.worn(ME), path.hand(ME)) == ("acorn-helmet", ["elixir"])


@pytest.mark.card("acorn-helmet", "scarab-armour")
@pytest.mark.parametrize("armour", ["acorn-helmet", "scarab-armour"])
def test_armour_that_was_not_needed_stays_on(armour: str) -> None:
    path = struck(armour, 0)
    assert (path.lives(ME), path.worn(ME)) == (5, armour)


@pytest.mark.clause("equipment.more")
def test_no_two_pieces_of_equipment_do_the_same() -> None:
    pieces = [card for card in CATALOG.cards if card.is_a == EQUIPMENT]
    assert len(pieces) == 14
    for lang in ("en", "fr"):
        assert len({text.card_text("archibald", card.number, lang) for card in pieces}) == 14


# -- heroes and enemies ------------------------------------------------------------------------------------------------


def sheet(hero: str) -> tuple[list[str], int]:
    """The dice a hero throws without equipment, and the most lives it can have."""
    other = "selenia" if hero == "arthur" else "arthur"
    path = Path(SEIDE, heroes=f"{hero}, {other}", hands="mirror-pool", printed=True).play("fight")
    return thrown(path, "hero_dice"), path.view(None)["heroes"][ME]["max_lives"]


@pytest.mark.card("arthur")
def test_arthur_throws_a_die_of_each_colour_and_has_at_most_five_lives() -> None:
    assert sheet("arthur") == (["red", "yellow"], 5)


@pytest.mark.card("selenia")
def test_selenia_throws_two_red_dice_and_has_at_most_four_lives() -> None:
    assert sheet("selenia") == (["red", "red"], 4)


@pytest.mark.card("betameche")
def test_betameche_throws_two_yellow_dice_and_has_at_most_six_lives() -> None:
    assert sheet("betameche") == (["yellow", "yellow"], 6)


@pytest.mark.card("noisette")
def test_noisette_throws_three_yellow_dice_and_has_at_most_four_lives() -> None:
    assert sheet("noisette") == (["yellow", "yellow", "yellow"], 4)


def foe(letter: str) -> list[str]:
    """The dice that one enemy of a kind throws."""
    path = Path(SEIDE.replace(":s", f":{letter}"), hands="mirror-pool", printed=True).play("fight")
    return thrown(path, "enemy_dice")


@pytest.mark.card("seide")
def test_a_seide_throws_a_yellow_die() -> None:
    assert foe("s") == ["yellow"]


@pytest.mark.card("moustik")
def test_a_moustik_throws_a_red_die() -> None:
    assert foe("m") == ["red"]


@pytest.mark.card("millipede")
def test_a_millipede_throws_two_yellow_dice() -> None:
    assert foe("p") == ["yellow", "yellow"]


@pytest.mark.card("spider")
def test_a_spider_throws_a_die_of_each_colour() -> None:
    assert foe("a") == ["red", "yellow"]


@pytest.mark.card("darkos")
def test_a_darkos_throws_two_red_dice() -> None:
    assert foe("d") == ["red", "red"]
