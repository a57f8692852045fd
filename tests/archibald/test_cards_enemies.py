"""Enemy cards: how many of which kind come to one tile; a hero there fights them in the own turn only."""

import pytest

from tests.archibald.path import ME, YOU, Path

BOARD = """
    3: b b b b b
    2: b0 b b b1 b
"""
FULL = {"seide": 6, "moustik": 4, "millipede": 2, "spider": 2, "darkos": 2}


def placed(key: str) -> tuple[str, dict[str, int]]:
    """Who stands on the tile, and what is missing from the supply."""
    path = Path(BOARD, hands=[key, "sponge"], printed=True).play(f"play/{key}", "place/2-4")
    assert (path.where(YOU), path.lives(YOU), path.lives(ME), path.flood) == ("2-4", 3, 3, 0)
    assert (path.hand(ME), path.hand(YOU), path.foes("2-1")) == ([], ["sponge"], "")
    assert path.discard(2) + path.discard(3) + path.discard(4) == [key]
    path.nobody_is_waiting_but(ME)
    path.play("move/2-2")
    assert path.keys(YOU) == ["fight", "play/sponge", "discard/sponge"]  # enemycard.later: held, not yet fought
    missing = {kind: FULL[kind] - count for kind, count in path.supply().items() if count != FULL[kind]}
    return path.foes("2-4"), missing


@pytest.mark.card("seide-patrol")
def test_a_seide_on_patrol_is_one_seide() -> None:
    assert placed("seide-patrol") == ("s", {"seide": 1})


@pytest.mark.card("lone-moustik")
def test_a_stray_moustik_is_one_moustik() -> None:
    assert placed("lone-moustik") == ("m", {"moustik": 1})


@pytest.mark.card("marching-pair")
def test_two_by_two_is_two_seides() -> None:
    assert placed("marching-pair") == ("ss", {"seide": 2})


@pytest.mark.card("buzzing-ambush")
def test_the_buzzing_ambush_is_a_seide_and_a_moustik() -> None:
    assert placed("buzzing-ambush") == ("sm", {"seide": 1, "moustik": 1})


@pytest.mark.card("garden-patrol")
def test_the_garden_patrol_is_two_seides() -> None:
    assert placed("garden-patrol") == ("ss", {"seide": 2})


@pytest.mark.card("moustik-squad")
def test_the_moustik_squad_is_two_moustiks() -> None:
    assert placed("moustik-squad") == ("mm", {"moustik": 2})


@pytest.mark.card("millipede-march")
def test_the_march_of_the_millipede_is_one_millipede() -> None:
    assert placed("millipede-march") == ("p", {"millipede": 1})


@pytest.mark.card("spider-web")
def test_the_spiders_web_is_one_spider() -> None:
    assert placed("spider-web") == ("a", {"spider": 1})


@pytest.mark.card("night-raid")
def test_the_night_raid_is_two_seides_and_a_moustik() -> None:
    assert placed("night-raid") == ("ssm", {"seide": 2, "moustik": 1})


@pytest.mark.card("palace-guard")
def test_the_palace_guard_is_three_seides() -> None:
    assert placed("palace-guard") == ("sss", {"seide": 3})


@pytest.mark.card("moustik-squadron")
def test_the_swarm_is_a_seide_and_two_moustiks() -> None:
    assert placed("moustik-squadron") == ("smm", {"seide": 1, "moustik": 2})


@pytest.mark.card("millipede-pit")
def test_the_pit_is_two_millipedes() -> None:
    assert placed("millipede-pit") == ("pp", {"millipede": 2})


@pytest.mark.card("spider-nest")
def test_the_nest_is_two_spiders() -> None:
    assert placed("spider-nest") == ("aa", {"spider": 2})


@pytest.mark.card("darkos-comes")
def test_darkos_comes_alone() -> None:
    assert placed("darkos-comes") == ("d", {"darkos": 1})


@pytest.mark.card("darkos-escort")
def test_darkos_comes_with_a_seide() -> None:
    assert placed("darkos-escort") == ("sd", {"seide": 1, "darkos": 1})
