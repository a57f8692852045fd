"""At a table of people the number of questions tells nothing of hidden cards: who can only pass passes by hand."""

import json
import random

import pytest

import bivouac
from bivouac.engine.records import check_choices
from bivouac.engine.table import Table
from tests.altered.road import Road
from tests.altiplano.camp import Camp
from tests.laid_table import ME, YOU

ALL = 1 << ME | 1 << YOU


def asked_until(table: Table, other: int) -> int:
    """How often somebody chooses, passing or taking the first option, before the other seat is asked."""
    times = 0
    while table.waiting != [other]:
        assert table.waiting == [ME]
        table.choose(table.options[0])
        times += 1
    return times


def my_turn(hand: str) -> Camp:
    camp = Camp(mine="sir-allistair", yours="ohio-bob", hand=hand, your_hand="storm, looting")
    camp.state.patient = ALL
    return camp.at(2)


@pytest.mark.parametrize("hand", ["supplies, bribe", "torch, nine-wells", "torch, landslide"])
def test_phases_2_and_3_are_asked_of_whoever_holds_a_card(hand: str) -> None:
    camp = my_turn(hand)
    assert camp.table.waiting == [ME]
    assert asked_until(camp.table, YOU) == 2


def test_the_hands_differ_in_what_they_can_do() -> None:
    assert len(my_turn("supplies, bribe").keys()) > 1
    assert my_turn("torch, landslide").keys() == ["pass"]


def test_without_a_card_in_hand_everybody_sees_that_nothing_can_be_done() -> None:
    camp = Camp(mine="sir-allistair", yours="ohio-bob", your_hand="storm")
    camp.state.patient = ALL
    camp.state.agenda = camp.state.agenda[:-1]
    camp.ask_nothing()
    camp.state.advance()
    assert camp.table.waiting == [YOU]


@pytest.mark.parametrize("hand", ["ohio-bob, storm", "ohio-bob, the-doc"])
def test_placing_from_hand_is_asked_even_if_one_card_fits(hand: str) -> None:
    camp = Camp(mine="tupac-mamani", hand=hand)
    camp.state.patient = ALL
    camp.at(2).play("act/tupac-mamani")
    assert camp.table.waiting == [ME]
    assert camp.keys()[0].startswith("place/")


@pytest.mark.parametrize("hand", ["golden-quipu, storm", "golden-quipu, jaguar-mask"])
def test_a_treasure_is_smuggled_by_hand_even_if_it_is_the_only_one(hand: str) -> None:
    camp = Camp(mine="ohio-bob", hand=f"secret-passage, {hand}", my_location="nine-wells")
    camp.state.patient = ALL
    camp.at(2).table.choose("play/secret-passage")
    while camp.table.waiting != [ME]:  # the window
        camp.table.choose("pass")
    assert camp.keys()[0] == "place/golden-quipu"


@pytest.mark.parametrize("hand", ["kelon-elemental, atlas, atlas", "kelon-elemental, atlas, alice"])
def test_a_card_of_the_hand_goes_to_reserve_by_hand_even_if_all_are_of_one_kind(hand: str) -> None:
    road = Road(hand=hand, mana=9)
    road.state.patient = ALL
    road.play("play/kelon-elemental/hero")
    assert road.table.waiting == [ME]
    assert road.keys()[0].startswith("choose/")


def test_the_last_card_of_a_hand_goes_to_reserve_at_once() -> None:
    road = Road(hand="kelon-elemental, atlas", mana=9)
    road.state.patient = ALL
    road.play("play/kelon-elemental/hero")
    assert road.keys(verb="choose") == []


def test_what_people_do_by_hand_is_no_decision() -> None:
    camp = my_turn("torch, landslide")
    camp.table.choose("pass")
    camp.table.choose("pass")
    assert camp.table.history == []


def test_an_older_save_that_tells_only_how_often_people_have_passed_is_loaded() -> None:
    rng = random.Random(3)
    table = bivouac.new("altiplano", players=2, seed=3)
    table.be_patient([0, 1])
    while not table.passes:
        table.choose(rng.choice(table.options))
    saved = json.loads(table.save())
    assert saved["patience"][1] == len(saved["patience"][2:]) > 0
    older = bivouac.load(json.dumps({**saved, "patience": saved["patience"][:2]}))
    for loaded in (older, bivouac.load(older.save())):
        check_choices(loaded)
        assert loaded.digest() == table.digest()
        assert len(loaded.told()) == len(table.told())
    for wrong in ([3, -1], [3, 2, 0], [3, 1, 2], [4, 0], [3]):
        with pytest.raises(ValueError, match="patience"):
            bivouac.load(json.dumps({**saved, "patience": wrong}))
