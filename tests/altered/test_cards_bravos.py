"""The cards of Bravos, one by one."""

import pytest

from tests.altered.road import ME, YOU, Road


@pytest.mark.card("kojo-booda")
def test_kojo_and_booda_bring_booda_at_noon_when_first() -> None:
    road = Road(my_hero="kojo-booda", your_hero_card="kojo-booda", phase="noon")
    assert road.companion(ME) == ["booda"]
    assert road.companion(YOU) == []
    road.nobody_is_waiting_but(ME)


@pytest.mark.card("intimidation")
def test_intimidation_returns_a_cheap_card_to_its_owners_hand() -> None:
    road = Road(hand="intimidation", your_hero="kappa +2", your_companion="atlas", hero="ordis-recruit", mana=2)
    assert not road.may("pick/atlas/your-companion")
    road.play("play/intimidation", "pick/kappa/your-hero")
    assert road.hand(YOU) == ["kappa"]
    assert road.discard(ME) == ["intimidation"]
    assert (road.hero(ME), road.companion(YOU), road.mana(ME)) == (["ordis-recruit"], ["atlas"], 0)
    road.nobody_is_waiting_but(YOU)
