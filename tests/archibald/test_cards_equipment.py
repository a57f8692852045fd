"""Weapons add dice in a fight, armour saves lives and is spent; heroes and enemies throw the dice of their sheets."""

import pytest

from tests.archibald.path import ME, YOU, Path

SEIDE = """
    3: b b b b b
    2: b0:s b b b1 b
"""


def thrown(path: Path, side: str) -> list[str]:
    """The colours of the dice that fell on one side of the last fight."""
    fight = path.view(None)["last_fight"]
    return [colour for colour, _ in fight[side]]


def weapon(key: str) -> Path:
    """Arthur puts it on and fights a Seide; the bystander is untouched."""
    path = Path(SEIDE, hands=f"{key}, mirror-pool", printed=True).play(f"wear/{key}", "fight")
    assert (path.worn(ME), path.hand(ME)) == (key, ["mirror-pool"])
    assert (path.worn(YOU), path.lives(YOU), path.where(YOU)) == ("", 3, "2-4")
    return path


@pytest.mark.card("thorn-dagger")
def test_the_thorn_dagger_adds_a_yellow_die() -> None:
    assert thrown(weapon("thorn-dagger"), "hero_dice") == ["red", "yellow", "yellow"]


@pytest.mark.card("slingshot")
def test_the_slingshot_adds_a_yellow_die() -> None:
    assert thrown(weapon("slingshot"), "hero_dice") == ["red", "yellow", "yellow"]


@pytest.mark.card("matchstick")
def test_the_matchstick_adds_a_red_die() -> None:
    assert thrown(weapon("matchstick"), "hero_dice") == ["red", "red", "yellow"]


@pytest.mark.card("needle-sword")
def test_the_needle_sword_adds_a_red_die() -> None:
    assert thrown(weapon("needle-sword"), "hero_dice") == ["red", "red", "yellow"]


@pytest.mark.card("rose-whip")
def test_the_rose_whip_adds_two_yellow_dice() -> None:
    assert thrown(weapon("rose-whip"), "hero_dice") == ["red", "yellow", "yellow", "yellow"]


@pytest.mark.card("wasp-sting")
def test_the_wasp_sting_adds_a_red_die() -> None:
    assert thrown(weapon("wasp-sting"), "hero_dice") == ["red", "red", "yellow"]


@pytest.mark.card("royal-sword")
def test_the_royal_sword_adds_a_die_of_each_colour() -> None:
    assert thrown(weapon("royal-sword"), "hero_dice") == ["red", "red", "yellow", "yellow"]


@pytest.mark.card("pea-cannon")
def test_the_pea_cannon_adds_two_red_dice() -> None:
    assert thrown(weapon("pea-cannon"), "hero_dice") == ["red", "red", "red", "yellow"]


def struck(armour: str, hits: int) -> Path:
    """Arthur wears it and is hit so many times by three Seides, whom he misses."""
    board = SEIDE.replace("b0:s", "b0:sss")
    path = Path(board, worn=armour, lives=(5,), hands="mirror-pool", printed=True)
    faces = [f"y{int(i < hits)}" for i in range(3)]
    return path.dice(f"r0 y0 {' '.join(faces)}").play("fight")


@pytest.mark.card("acorn-helmet")
def test_the_acorn_helmet_saves_one_life_and_is_spent() -> None:
    path = struck("acorn-helmet", 2)
    assert (path.lives(ME), path.worn(ME), path.discard(2)) == (4, "", ["acorn-helmet"])


@pytest.mark.card("leaf-cloak")
def test_the_leaf_cloak_saves_one_life_and_is_spent() -> None:
    path = struck("leaf-cloak", 2)
    assert (path.lives(ME), path.worn(ME), path.discard(2)) == (4, "", ["leaf-cloak"])


@pytest.mark.card("beetle-shield")
def test_the_beetle_shield_saves_one_life_and_is_spent() -> None:
    path = struck("beetle-shield", 2)
    assert (path.lives(ME), path.worn(ME), path.discard(3)) == (4, "", ["beetle-shield"])


@pytest.mark.card("nutshell")
def test_the_nutshell_saves_two_lives_at_once() -> None:
    path = struck("nutshell", 3)
    assert (path.lives(ME), path.worn(ME), path.discard(3)) == (4, "", ["nutshell"])


@pytest.mark.card("golden-thimble")
def test_the_golden_thimble_saves_two_lives_at_once() -> None:
    path = struck("golden-thimble", 3)
    assert (path.lives(ME), path.worn(ME), path.discard(4)) == (4, "", ["golden-thimble"])


@pytest.mark.card("scarab-armour")
def test_the_scarab_armour_saves_three_lives_at_once() -> None:
    path = struck("scarab-armour", 3)
    assert (path.lives(ME), path.worn(ME), path.discard(4)) == (5, "", ["scarab-armour"])


@pytest.mark.card("acorn-helmet", "scarab-armour")
@pytest.mark.parametrize("armour", ["acorn-helmet", "scarab-armour"])
def test_armour_that_was_not_needed_stays_on(armour: str) -> None:
    path = struck(armour, 0)
    assert (path.lives(ME), path.worn(ME)) == (5, armour)


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
