"""Gigantic: one object in both expeditions."""

import pytest

from bivouac.games.altered import catalog
from bivouac.games.altered.amounts import Control
from bivouac.games.altered.catalog import CHARACTER, GIGANTIC, GIVES_GIGANTIC
from bivouac.games.altered.filters import ME as MYSELF
from bivouac.games.altered.filters import MINE, MY_EXPEDITION, ONLY_TOKENS, OTHER_EXPEDITION, Each, Filter, target
from bivouac.games.altered.triggers import arrow, fails, from_hand, gives, joins, leaves
from bivouac.games.altered.verbs import (
    BOOST,
    IN_MINE,
    IN_OTHER,
    Create,
    Draw,
    Gain,
    Sacrifice,
    Switch,
    if_,
)
from tests.altered.road import COMPANION, HERO, ME, YOU, Road, lent, told_keys


@pytest.mark.clause("gigantic.both")
@pytest.mark.card("atlas")
def test_a_gigantic_character_is_one_object_that_counts_in_both_expeditions() -> None:
    road = Road(hero="atlas +1", companion="ordis-recruit")
    assert road.totals(ME, HERO) == [4, 4, 4]
    assert road.totals(ME, COMPANION) == [5, 5, 5]
    assert Road(hero="atlas", phase="dusk").markers(ME) == (1, 6)
    assert Road(hero="atlas asleep", phase="dusk").markers(ME) == (0, 7)
    view = road.table.view(YOU)["seats"][ME]["expeditions"]
    assert [card["card"] for card in view[1]["also"]] == ["atlas"]
    road = Road(hand="off-you-go, banishing-gate", your_hero="atlas")
    road.play("play/banishing-gate")
    assert (road.hero(YOU), road.discard(YOU)) == ([], ["atlas"]), "it leaves both at once"


@pytest.mark.clause("gigantic.both", "defender.dusk")
def test_a_gigantic_defender_holds_both_back() -> None:
    with lent("kappa", keywords=GIGANTIC | catalog.DEFENDER):
        assert Road(hero="kappa, inari", companion="inari", phase="dusk").markers(ME) == (0, 7)


@pytest.mark.clause("gigantic.played-into")
def test_it_is_played_into_one_expedition_where_it_is_if_it_loses_gigantic() -> None:
    with lent("the-monolith", gives(GIVES_GIGANTIC, Filter(CHARACTER, whose=MINE, tokens=ONLY_TOKENS))):
        road = Road(hand="kelon-burst, kappa", companion="booda", landmarks="the-monolith", passed=YOU)
        assert (road.totals(ME, HERO), road.totals(ME, COMPANION)) == ([2, 2, 2], [2, 2, 2])
        road.state.send([road.card("the-monolith")], 6)
        assert (road.totals(ME, HERO), road.totals(ME, COMPANION)) == ([0, 0, 0], [2, 2, 2])
    road = Road(hand="atlas")
    road.play("play/atlas/companion")
    assert (road.hero(ME), road.companion(ME)) == ([], ["atlas"])


@pytest.mark.clause("gigantic.triggers-once")
def test_it_triggers_once() -> None:
    with lent("atlas", arrow(Draw()), leaves(Draw()), keywords=GIGANTIC):
        road = Road(hand="atlas", landmarks="the-monolith")
        road.play("play/atlas/hero", "first/atlas")
        assert (road.boosts("atlas"), len(road.hand(ME))) == (1, 1)
        road = Road(hand="banishing-gate", hero="atlas")
        ear = road.listen()
        road.play("play/banishing-gate")
        assert told_keys(ear).count("drew") == 1


@pytest.mark.clause("gigantic.my-expedition")
def test_its_my_expedition_is_both_what_it_creates_goes_where_the_controller_picks() -> None:
    with lent("atlas", from_hand(Create("ordis-recruit", IN_MINE, 2)), keywords=GIGANTIC):
        road = Road(hand="atlas")
        road.play("play/atlas/hero")
        assert road.keys() == ["expedition/my-hero", "expedition/my-companion"]
        road.play("expedition/my-companion")
        assert road.companion(ME) == ["ordis-recruit", "ordis-recruit"]
    with lent("atlas", from_hand(Sacrifice(target(CHARACTER, whose=MINE, place=MY_EXPEDITION))), keywords=GIGANTIC):
        road = Road(hand="atlas", hero="inari", companion="kappa")
        road.play("play/atlas/hero")
        assert len(road.keys()) == 3, "itself and those of both expeditions"


@pytest.mark.clause("gigantic.my-expedition", "trigger.last-known")
def test_one_that_has_left_play_was_in_both_expeditions() -> None:
    for keywords, places in ((GIGANTIC, ["expedition/my-hero", "expedition/my-companion"]), (0, [])):
        with lent("atlas", leaves(Create("ordis-recruit", IN_MINE)), keywords=keywords):
            road = Road(hand="banishing-gate", hero="atlas")
            road.play("play/banishing-gate")
            assert road.keys(ME) == places, "one that is not Gigantic creates where it was, and asks nobody"


@pytest.mark.clause("gigantic.my-expedition")
def test_a_condition_on_my_expedition_must_hold_for_both() -> None:
    with lent("atlas", fails(Draw()), keywords=GIGANTIC):
        for facing, drawn in (({"your_hero": "kappa", "your_companion": "kappa"}, 1), ({"your_hero": "kappa"}, 0)):
            road = Road(hero="atlas", **facing)
            ear = road.listen()
            road.play("pass", "pass")
            assert told_keys(ear).count("drew") == drawn


@pytest.mark.clause("gigantic.other-expedition")
def test_its_other_expedition_is_none() -> None:
    with lent("atlas", arrow(Create("ordis-recruit", IN_OTHER)), keywords=GIGANTIC):
        road = Road(hand="atlas")
        road.play("play/atlas/hero")
        assert (road.hero(ME), road.companion(ME)) == (["atlas"], [])
    there = Control(1, Filter(CHARACTER, whose=MINE, other=True, place=OTHER_EXPEDITION))
    with lent("atlas", arrow(if_(there, Gain(BOOST, MYSELF))), keywords=GIGANTIC):
        road = Road(hand="atlas", companion="inari")
        road.play("play/atlas/hero")
        assert road.boosts("atlas") == 0


@pytest.mark.clause("gigantic.switch")
def test_switching_it_moves_the_card_only() -> None:
    with (
        lent("kappa", from_hand(Switch(Each(Filter(CHARACTER, "titan"))))),
        lent("inari", joins(Filter(CHARACTER, "titan"), Draw())),
    ):
        road = Road(hand="kappa", hero="atlas, inari", passed=YOU)
        before = road.totals(ME, COMPANION)
        road.play("play/kappa/hero")
        assert (road.hero(ME), road.companion(ME)) == (["inari", "kappa"], ["atlas"])
        assert road.totals(ME, COMPANION) == before == [3, 3, 3], "it still is in both"
        assert road.hand(ME) == []
