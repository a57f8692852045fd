"""The 5 Locations, the 3 Treasures and the 2 Specials."""

import pytest

import bivouac
from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, YOU, Camp

# -- Locations ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("temple-of-the-sleeping-sun")
@pytest.mark.clause("place.location", "phase3.action-or-place")
def test_temple_of_the_sleeping_sun_is_placed_in_phase_three() -> None:
    camp = Camp(mine="ohio-bob", yours="huayna", hand="temple-of-the-sleeping-sun, storm", your_hand="torch").phase(3)
    camp.play("place/temple-of-the-sleeping-sun")
    assert camp.location(ME) == ["temple-of-the-sleeping-sun"]
    assert camp.hand(ME) == ["storm"]
    assert camp.known(YOU, "temple-of-the-sleeping-sun, storm") == ["temple-of-the-sleeping-sun"]
    assert camp.location(YOU) == []
    assert camp.hand(YOU) == ["torch"]
    assert camp.camp(ME) == ["ohio-bob"]
    assert camp.discard(EXPLORATION) == []
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("nine-wells")
@pytest.mark.clause("place.location", "components.camp-limit")
def test_nine_wells_are_refused_next_to_another_location() -> None:
    camp = Camp(mine="ohio-bob", hand="nine-wells", my_location="condor-gate", your_location="drowned-city").phase(3)
    assert camp.why_not("place/nine-wells") == "place.location"
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="ohio-bob", hand="nine-wells", your_location="drowned-city").phase(3).play("place/nine-wells")
    assert camp.location(ME) == ["nine-wells"]
    assert camp.location(YOU) == ["drowned-city"]
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("terraces-of-vilcamayu")
@pytest.mark.clause("phase2.no-placing")
def test_terraces_of_vilcamayu_are_not_placed_in_phase_two() -> None:
    camp = Camp(mine="ohio-bob", hand="terraces-of-vilcamayu").phase(2)
    assert camp.why_not("place/terraces-of-vilcamayu") == "phase2.no-placing"
    camp.play("pass", "place/terraces-of-vilcamayu")
    assert camp.location(ME) == ["terraces-of-vilcamayu"]
    assert camp.hand(ME) == []
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("condor-gate")
@pytest.mark.clause("place.spends-location")
def test_condor_gate_is_spent_on_a_treasure_and_another_may_follow_later() -> None:
    camp = Camp(mine="ohio-bob", hand="golden-quipu, nine-wells", my_location="condor-gate", your_hand="storm").phase(3)
    camp.play("place/golden-quipu")
    assert camp.location(ME) == []
    assert camp.discard(EXPLORATION) == ["condor-gate"]
    camp.play("draw/exploration", "pass", "pass", "draw/characters", "pass")
    assert camp.state.turn_of == ME
    assert camp.may("place/nine-wells")
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("drowned-city")
@pytest.mark.clause("phase3.action-or-place")
def test_drowned_city_does_nothing_by_itself_and_stays_where_it_is() -> None:
    camp = Camp(hand="drowned-city, huayna", yours="ramuncho").phase(3)  # no Character is needed for it
    camp.play("place/drowned-city")
    assert camp.location(ME) == ["drowned-city"]
    assert camp.hand(ME) == ["huayna"]
    assert camp.camp(ME) == []
    assert camp.camp(YOU) == ["ramuncho"]
    assert camp.discard(EXPLORATION) == []
    camp.nobody_is_waiting_but(YOU)


# -- Treasures ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("child-of-the-snows")
@pytest.mark.clause("place.treasure", "place.spends-location", "place.types-of-removal")
def test_child_of_the_snows_takes_an_archaeologist_and_spends_the_location() -> None:
    camp = Camp(
        mine="ohio-bob, huayna", yours="che-madera, the-doc", hand="child-of-the-snows, storm",
        my_location="nine-wells", your_location="condor-gate", your_hand="landslide, bodyguard",
    ).phase(3)  # fmt: skip
    camp.play("place/child-of-the-snows")  # spending the own Location opens no Reaction
    assert camp.treasures(ME) == ["child-of-the-snows"]
    assert camp.location(ME) == []
    assert camp.discard(EXPLORATION) == ["nine-wells"]
    assert camp.hand(ME) == ["storm"]
    assert camp.camp(ME) == ["ohio-bob", "huayna"]
    assert camp.location(YOU) == ["condor-gate"]
    assert camp.treasures(YOU) == []
    assert camp.hand(YOU) == ["landslide", "bodyguard"]
    assert not camp.table.over
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("golden-quipu")
@pytest.mark.clause("place.treasure")
def test_golden_quipu_is_refused_without_an_archaeologist_or_a_location() -> None:
    camp = Camp(mine="che-madera, ramuncho", yours="ohio-bob", hand="golden-quipu", my_location="nine-wells").phase(3)
    assert camp.why_not("place/golden-quipu") == "place.treasure"
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="ohio-bob", hand="golden-quipu", your_location="nine-wells").phase(3)
    assert camp.why_not("place/golden-quipu") == "place.treasure"
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="ohio-bob", hand="golden-quipu", my_location="nine-wells").phase(2)
    assert camp.why_not("place/golden-quipu") == "phase2.no-placing"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("jaguar-mask")
@pytest.mark.clause("end.two-treasures")
def test_jaguar_mask_as_the_second_treasure_wins_at_once() -> None:
    camp = Camp(
        mine="ohio-bob", yours="ramuncho", hand="jaguar-mask, storm", my_location="nine-wells",
        my_treasures="golden-quipu", your_treasures="child-of-the-snows", your_hand="landslide",
    ).phase(3)  # fmt: skip
    camp.play("place/jaguar-mask")
    assert camp.treasures(ME) == ["golden-quipu", "jaguar-mask"]
    assert camp.treasures(YOU) == ["child-of-the-snows"]
    assert camp.discard(EXPLORATION) == ["nine-wells"]
    result = camp.table.result
    assert result is not None
    assert result.winners == [ME]
    assert result.scores == [2, 1]
    assert result.why == "end.two-treasures"
    assert camp.table.over
    assert camp.table.waiting == []
    assert camp.why_not("draw/exploration", YOU) == "end.two-treasures"
    with pytest.raises(bivouac.IllegalChoice):
        camp.play("draw/exploration", seat=YOU)


# -- Specials ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("adventurer")
@pytest.mark.clause("special.adventurer-draws", "special.action-no-extra", "phase3.same-action-again")
def test_adventurer_draws_one_card_from_either_pile_in_both_phases() -> None:
    camp = Camp(mine="ohio-bob", yours="huayna", top="storm", characters_top="antonio", your_hand="torch").phase(2)
    camp.play("act/adventurer")
    assert camp.keys() == ["draw/exploration", "draw/characters"]
    camp.play("draw/characters")
    assert camp.hand(ME) == ["antonio"]
    assert camp.known(YOU, "antonio") == []
    assert camp.state.phase == 3
    camp.play("act/adventurer", "draw/exploration")
    assert camp.hand(ME) == ["antonio", "storm"]
    assert camp.adventurer() == ME
    assert camp.hand(YOU) == ["torch"]
    assert camp.camp(YOU) == ["huayna"]
    assert camp.discard(EXPLORATION) == []
    camp.nobody_is_waiting_but(YOU)  # no third Action


@pytest.mark.card("adventurer")
@pytest.mark.clause("special.adventurer", "special.tie", "special.every-change")
def test_adventurer_goes_with_the_archaeologists_and_lies_on_the_board_on_a_tie() -> None:
    camp = Camp(mine="ohio-bob", yours="the-doc", hand="surprise-attack, huayna").phase(2)
    assert camp.adventurer() == -1
    assert camp.why_not("act/adventurer") == "special.adventurer"
    camp.play("play/surprise-attack", "pass")
    assert camp.adventurer() == ME
    assert camp.may("act/adventurer")
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("adventurer")
@pytest.mark.clause("special.adventurer", "play.no-target")
def test_adventurer_is_refused_to_the_other_and_when_nothing_can_be_drawn() -> None:
    camp = Camp(mine="ramuncho", yours="ohio-bob").phase(2)
    assert camp.adventurer() == YOU
    assert camp.why_not("act/adventurer") == "special.adventurer"
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="tupac-mamani", hand="huayna").without(EXPLORATION).without(CHARACTERS).phase(2)
    assert camp.why_not("act/adventurer") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("rogue")
@pytest.mark.clause("special.rogue-action", "special.action-no-extra", "play.random")
def test_rogue_discards_a_random_card_and_spares_a_hand_of_two() -> None:
    camp = Camp(mine="che-madera", yours="huayna", hand="ramuncho", your_hand="storm, torch, jaguar").phase(2)
    before = camp.hand(YOU)
    camp.play("act/rogue")
    assert len(camp.hand(YOU)) == 2
    assert sorted(camp.hand(YOU) + camp.discard(EXPLORATION)) == sorted(before)
    assert camp.rogue() == ME
    assert camp.camp(YOU) == ["huayna"]
    assert camp.hand(ME) == ["ramuncho"]
    assert camp.state.phase == 3
    assert camp.why_not("act/rogue") == "special.rogue-action"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("rogue")
@pytest.mark.clause("special.rogue-action", "phase3.same-action-again")
def test_rogue_acts_in_both_phases_against_a_larger_hand() -> None:
    camp = Camp(mine="che-madera", hand="ramuncho", your_hand="storm, torch, jaguar, antonio").phase(2)
    camp.play("act/rogue", "act/rogue")
    assert len(camp.hand(YOU)) == 2
    assert len(camp.discard(EXPLORATION) + camp.discard(CHARACTERS)) == 2
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("rogue")
@pytest.mark.clause("special.rogue-action")
def test_rogue_spares_as_many_cards_as_the_table_says() -> None:
    camp = Camp(mine="che-madera", hand="ramuncho", your_hand="storm", rogue_spares=0).phase(2).play("act/rogue")
    assert camp.hand(YOU) == []
    assert camp.why_not("act/rogue") == "special.rogue-action"
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="che-madera, ramuncho", your_hand="storm, torch, jaguar, antonio", rogue_spares=4).phase(2)
    assert camp.why_not("act/rogue") == "special.rogue-action"
    assert len(camp.hand(YOU)) == 4
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("rogue")
@pytest.mark.clause("special.rogue", "special.tie", "special.every-change")
def test_rogue_goes_with_the_raiders_and_lies_on_the_board_on_a_tie() -> None:
    hand = "storm, torch, jaguar"
    camp = Camp(mine="che-madera, ramuncho", yours="antonio", hand="pilar-quispe", your_hand=hand).phase(3)
    assert camp.rogue() == -1
    assert camp.why_not("act/rogue") == "special.rogue"
    camp.play("place/pilar-quispe")
    assert camp.rogue() == ME
    camp.nobody_is_waiting_but(YOU)
    camp = Camp(mine="che-madera", yours="ohio-bob", hand="ramuncho", your_hand=hand).phase(2)
    assert camp.may("act/rogue")
    camp.play("act/che-madera")  # with Che Madera the last Raider leaves, and The Rogue with him
    assert camp.rogue() == -1
    assert camp.why_not("act/rogue") == "special.rogue"
    camp.nobody_is_waiting_but(ME)
