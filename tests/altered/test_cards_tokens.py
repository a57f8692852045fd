"""The tokens, one by one: what they count, and what becomes of them."""

import pytest

from bivouac.games.altered.catalog import CHARACTER
from bivouac.games.altered.filters import MINE, target
from bivouac.games.altered.triggers import arrow
from bivouac.games.altered.verbs import EachSacrifices, Sacrifice
from tests.altered.road import HERO, ME, YOU, Road, lent


@pytest.mark.parametrize(
    ("key", "statistics"),
    [
        pytest.param("brassbug", [2, 2, 2], marks=pytest.mark.card("brassbug")),
        pytest.param("booda", [2, 2, 2], marks=pytest.mark.card("booda")),
        pytest.param("ordis-recruit", [1, 1, 1], marks=pytest.mark.card("ordis-recruit")),
        pytest.param("maw", [0, 0, 0], marks=pytest.mark.card("maw")),
    ],
)
def test_a_token_counts_what_is_printed_and_is_gone_at_night(key: str, statistics: list[int]) -> None:
    road = Road(hero=key, companion=f"{key} +2 anchored", your_hero="kappa")
    assert road.totals(ME, HERO) == statistics
    assert road.totals(ME, 1) == [statistic + 2 for statistic in statistics]
    road.both_pass()
    assert (road.hero(ME), road.companion(ME)) == ([], [key])  # the Anchored one has stayed
    assert (road.reserve(ME), road.discard(ME), road.hand(ME)) == ([], [], ["haven-warrior"] * 2)
    assert road.reserve(YOU) == ["kappa"]


@pytest.mark.card("brassbug")
def test_a_brassbug_is_a_robot() -> None:
    road = Road(reserve="foundry-armorer", landmarks="brassbug-hive-rare", mana=3)
    road.play("reserve/foundry-armorer/hero", "expedition/my-companion")
    assert road.changes() == {"reserve": "", "hero": "foundry-armorer fleeting", "companion": "brassbug +1", "mana": 0}
    road.nobody_is_waiting_but(YOU)


@pytest.mark.card("booda")
@pytest.mark.card("ordis-recruit")
@pytest.mark.parametrize(("hero", "token"), [("kojo-booda", "booda"), ("sigismar-wingspan", "ordis-recruit")])
def test_booda_and_recruits_are_no_robots(hero: str, token: str) -> None:
    road = Road(my_hero=hero, landmarks="brassbug-hive-rare", phase="noon")
    while road.keys()[0].startswith("first/"):
        road.play(road.keys()[0])
    road.play("expedition/your-hero")
    assert road.all_boosts(token, ME) == [0]
    assert road.all_boosts("brassbug", YOU) == [0]
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("maw")
def test_maw_gains_two_boosts_when_its_player_sacrifices_a_character() -> None:
    with lent("kappa", arrow(Sacrifice(target(CHARACTER, whose=MINE)))):
        road = Road(hand="kappa", hero="maw, inari", companion="booda", your_hero="maw", mana=4)
        road.play("play/kappa/companion", "pick/inari/my-hero")
        assert road.changes() == {
            "hand": "", "hero": "maw +2", "companion": "booda, kappa", "discard": "inari", "mana": 0
        }  # fmt: skip
        road.nobody_is_waiting_but(YOU)
        road = Road(hand="kappa", hero="maw", companion="booda", mana=4)
        road.play("play/kappa/hero", "pick/booda/my-companion")  # a token is a Character
        assert road.changes() == {"hand": "", "hero": "maw +2, kappa", "companion": "", "mana": 0}
        road = Road(hand="kappa", hero="maw, maw", mana=4)
        road.play("play/kappa/hero", "pick/maw/my-hero")  # the other one sees it
        while road.table.waiting == [ME]:
            road.play(road.keys()[0])
        assert road.changes() == {"hand": "", "hero": "maw +2, kappa", "mana": 0}
        road.nobody_is_waiting_but(YOU)


@pytest.mark.card("maw")
def test_maw_does_not_grow_when_a_character_is_discarded_or_the_opponent_sacrifices() -> None:
    road = Road(hand="banishing-gate", hero="maw", companion="inari", mana=4)
    road.play("play/banishing-gate", "pick/inari/my-companion")
    assert road.changes() == {"hand": "", "companion": "", "discard": "inari, banishing-gate", "mana": 0}
    road.nobody_is_waiting_but(YOU)
    with lent("kappa", arrow(EachSacrifices())):
        road = Road(hand="kappa", hero="maw", your_hero="maw, booda", mana=4)
        road.play("play/kappa/hero", "pick/kappa/my-hero", "pick/booda/my-hero")  # each of them sees one go
        assert road.changes() == {"hand": "", "hero": "maw +2", "discard": "kappa", "your_hero": "maw +2", "mana": 0}
        road.nobody_is_waiting_but(YOU)
