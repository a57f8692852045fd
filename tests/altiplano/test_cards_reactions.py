"""The 6 Reaction cards, one by one: the moment they answer, the moments they do not, and what comes of it."""

from typing import Any

import pytest

from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, YOU, Camp, told_keys

BEASTS = ["jaguar", "vampire-bats", "anaconda", "stampede"]
TRAPS = ["pit-of-stakes", "rolling-boulder", "poisoned-darts", "sealed-door"]


def against(card: str, your_hand: str, **more: Any) -> Camp:
    """I am The Rogue and play this card at a Camp that every Beast and every Trap can harm."""
    camp = Camp(
        mine="che-madera, antonio", yours="ohio-bob, pilar-quispe, ramuncho", hand=f"{card}, huayna",
        your_hand=your_hand, your_location="nine-wells", **more,
    ).phase(2)  # fmt: skip
    return camp.play(f"play/{card}")


def unharmed(camp: Camp) -> bool:
    return camp.camp(YOU) == ["ohio-bob", "pilar-quispe", "ramuncho"] and camp.location(YOU) == ["nine-wells"]


# -- Torch -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("torch")
@pytest.mark.clause("reaction.card-discarded", "reaction.cancelled-card", "reaction.no-action")
@pytest.mark.parametrize("beast", BEASTS)
def test_torch_cancels_any_beast_and_draws_a_card(beast: str) -> None:
    camp = against(beast, "torch, telegram", top="storm")
    assert camp.table.waiting == [YOU]
    assert camp.keys() == ["pass", "react/torch"]
    camp.play("react/torch", "draw/exploration")
    assert unharmed(camp)
    assert camp.hand(YOU) == ["telegram", "storm"]
    assert camp.known(ME, "storm") == []
    assert camp.hand(ME) == ["huayna"]
    assert camp.camp(ME) == ["che-madera", "antonio"]
    assert camp.discard(EXPLORATION) == ["torch", beast]
    assert camp.discard(CHARACTERS) == []
    assert camp.state.phase == 3
    assert camp.state.turn_of == ME
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("torch")
@pytest.mark.clause("reaction.trap", "reaction.only-then", "reaction.hidden")
def test_torch_is_asked_for_before_the_beast_chooses_and_nothing_else_is_allowed_then() -> None:
    camp = against("jaguar", "torch, sixth-sense, storm")
    assert unharmed(camp)
    assert camp.keys(YOU) == ["pass", "react/torch"]
    assert camp.why_not("react/sixth-sense", YOU) == "reaction.condition"
    assert camp.why_not("react/decoy", YOU) == "reaction.only-then" == camp.why_not("play/storm", YOU)
    assert camp.why_not("pass", ME) == "reaction.hidden"
    camp.play("pass")
    assert len(camp.camp(YOU)) == 2
    assert camp.hand(YOU) == ["torch", "sixth-sense", "storm"]
    assert camp.discard(EXPLORATION) == ["jaguar"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("torch")
@pytest.mark.clause("reaction.condition")
@pytest.mark.parametrize("card", [*TRAPS, "storm", "surprise-attack", "supplies"])
def test_torch_answers_nothing_but_beasts(card: str) -> None:
    # Pilar Quispe would answer the Traps, so she stays away.
    camp = Camp(
        mine="che-madera", yours="ohio-bob, ramuncho", hand=f"{card}, huayna", your_hand="torch",
        your_location="nine-wells",
    ).phase(2)  # fmt: skip
    camp.play(f"play/{card}")
    assert camp.table.waiting == [ME]
    assert not camp.may("react/torch", YOU)


@pytest.mark.card("torch")
@pytest.mark.clause("reaction.not-own-turn", "reaction.only-then", "reaction.condition")
def test_torch_is_useless_in_the_own_turn_and_outside_its_moment() -> None:
    camp = Camp(mine="ramuncho", hand="torch", your_hand="sixth-sense").phase(2)
    assert camp.why_not("play/torch") == "reaction.only-then"
    assert camp.why_not("react/torch") == "reaction.not-own-turn"
    assert camp.why_not("react/sixth-sense", YOU) == "reaction.condition"
    camp.nobody_is_waiting_but(ME)


# -- Sixth sense -------------------------------------------------------------------------------------------------------


@pytest.mark.card("sixth-sense")
@pytest.mark.clause("reaction.trap", "reaction.card-discarded", "reaction.cancelled-card")
@pytest.mark.parametrize("trap", TRAPS)
def test_sixth_sense_cancels_any_trap_and_sees_the_hand_it_came_from(trap: str) -> None:
    camp = against(trap, "sixth-sense, telegram")
    assert camp.table.waiting == [YOU]
    assert camp.keys() == ["pass", "react/pilar-quispe", "react/sixth-sense"]
    assert camp.known(YOU, "huayna") == []
    ear = camp.listen()
    camp.play("react/sixth-sense")  # cancelled: Pilar Quispe is asked no more
    assert unharmed(camp)
    assert told_keys(ear) == ["reacted", "cancelled-card", "saw-hand", "seen-in-hand"]
    assert camp.known(YOU, "huayna") == ["huayna"]
    assert camp.known(ME, "telegram") == []
    assert camp.hand(YOU) == ["telegram"]
    assert camp.hand(ME) == ["huayna"]
    assert camp.camp(ME) == ["che-madera", "antonio"]
    assert camp.discard(EXPLORATION) == ["sixth-sense", trap]
    assert camp.discard(CHARACTERS) == []
    assert camp.state.phase == 3
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("sixth-sense")
@pytest.mark.clause("play.partial")
def test_sixth_sense_has_nothing_to_see_in_an_empty_hand() -> None:
    camp = Camp(
        mine="che-madera", yours="ohio-bob", hand="pit-of-stakes", your_hand="sixth-sense", your_location="nine-wells"
    ).phase(2)
    ear = camp.listen()
    camp.play("play/pit-of-stakes", "react/sixth-sense")
    assert "saw-hand" not in told_keys(ear)
    assert camp.camp(YOU) == ["ohio-bob"]


@pytest.mark.card("sixth-sense")
@pytest.mark.clause("reaction.condition")
@pytest.mark.parametrize("card", [*BEASTS, "storm", "surprise-attack", "supplies"])
def test_sixth_sense_answers_nothing_but_traps(card: str) -> None:
    camp = Camp(
        mine="che-madera", yours="ohio-bob, ramuncho", hand=f"{card}, huayna", your_hand="sixth-sense",
        your_location="nine-wells",
    ).phase(2)  # fmt: skip
    camp.play(f"play/{card}")
    assert camp.table.waiting == [ME]
    assert not camp.may("react/sixth-sense", YOU)


@pytest.mark.card("sixth-sense")
@pytest.mark.clause("reaction.icons-on-cards", "reaction.not-own-turn")
def test_sixth_sense_answers_no_characters_action_and_nothing_in_the_own_turn() -> None:
    camp = Camp(
        mine="baron-von-krall", yours="ohio-bob", hand="storm, huayna", your_hand="sixth-sense, torch",
        your_location="nine-wells",
    ).phase(2)  # fmt: skip
    camp.play("act/baron-von-krall", "draw/exploration")
    assert camp.location(YOU) == []
    assert camp.hand(YOU) == ["sixth-sense", "torch"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="ramuncho", hand="sixth-sense").phase(2)
    assert camp.why_not("play/sixth-sense") == "reaction.only-then"
    assert camp.why_not("react/sixth-sense") == "reaction.not-own-turn"
    camp.nobody_is_waiting_but(ME)


# -- Bodyguard ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("bodyguard")
@pytest.mark.clause("reaction.removal", "reaction.card-discarded")
def test_bodyguard_keeps_the_chosen_character_in_the_camp() -> None:
    camp = against("surprise-attack", "bodyguard, telegram")
    assert camp.table.waiting == [ME]  # asked once the Character is chosen, not before
    camp.play("remove/ohio-bob")
    assert camp.table.waiting == [YOU]
    assert camp.keys() == ["pass", "react/bodyguard"]
    ear = camp.listen()
    camp.play("react/bodyguard")
    assert unharmed(camp)
    assert camp.hand(YOU) == ["telegram"]
    assert camp.hand(ME) == ["huayna"]
    assert camp.discard(EXPLORATION) == ["bodyguard", "surprise-attack"]
    assert camp.discard(CHARACTERS) == []
    assert told_keys(ear) == ["reacted", "stays"]
    assert camp.adventurer() == YOU
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("bodyguard")
@pytest.mark.clause("reaction.removal")
def test_bodyguard_answers_one_removal_of_two() -> None:
    camp = against("rolling-boulder", "bodyguard, telegram").play("pass")  # Pilar Quispe lets the Trap come
    camp.play("remove/antonio", "remove/ohio-bob", "react/bodyguard", "remove/ohio-bob")  # then nobody can answer
    assert camp.camp(YOU) == ["pilar-quispe", "ramuncho"]
    assert camp.discard(CHARACTERS) == ["antonio", "ohio-bob"]
    assert camp.discard(EXPLORATION) == ["bodyguard", "rolling-boulder"]
    assert camp.hand(YOU) == ["telegram"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("bodyguard")
@pytest.mark.clause("reaction.removal")
def test_bodyguard_does_not_spare_the_rest_of_the_card() -> None:
    camp = against("pit-of-stakes", "bodyguard", top="storm").play("pass", "react/bodyguard")
    assert camp.table.waiting == [ME]
    camp.play("draw/exploration")
    assert unharmed(camp)
    assert camp.hand(ME) == ["huayna", "storm"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("bodyguard")
@pytest.mark.clause("reaction.condition", "reaction.not-own-turn")
def test_bodyguard_answers_neither_a_location_nor_a_bribe_nor_the_own_turn() -> None:
    camp = Camp(hand="anaconda, huayna", your_hand="bodyguard", your_location="nine-wells", yours="ohio-bob").phase(2)
    camp.play("play/anaconda")
    assert camp.location(YOU) == []
    assert camp.camp(YOU) == ["ohio-bob"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(yours="ohio-bob", hand="bribe, torch, huayna", your_hand="bodyguard").phase(2)
    camp.play("play/bribe", "discard/torch")
    assert camp.camp(ME) == ["ohio-bob"]
    assert camp.hand(YOU) == ["bodyguard"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="ramuncho", hand="bodyguard").phase(2)
    assert camp.why_not("play/bodyguard") == "reaction.only-then"
    assert camp.why_not("react/bodyguard") == "reaction.not-own-turn"
    camp.nobody_is_waiting_but(ME)


# -- Landslide ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("landslide")
@pytest.mark.clause("reaction.condition", "reaction.card-discarded")
def test_landslide_buries_a_location_as_it_is_placed() -> None:
    camp = Camp(
        mine="ohio-bob", yours="ramuncho", hand="nine-wells, huayna", your_hand="landslide, torch",
        your_location="condor-gate",
    ).phase(3)  # fmt: skip
    camp.play("place/nine-wells")
    assert camp.table.waiting == [YOU]
    assert camp.keys() == ["pass", "react/landslide"]
    assert camp.location(ME) == []
    camp.play("react/landslide")
    assert camp.location(ME) == []
    assert camp.hand(ME) == ["huayna"]
    assert camp.hand(YOU) == ["torch"]
    assert camp.discard(EXPLORATION) == ["landslide", "nine-wells"]
    assert camp.discard(CHARACTERS) == []
    assert camp.location(YOU) == ["condor-gate"]
    assert camp.camp(ME) == ["ohio-bob"]
    assert camp.camp(YOU) == ["ramuncho"]
    camp.nobody_is_waiting_but(YOU)  # the phase is used up, and my turn over


@pytest.mark.card("landslide")
def test_landslide_answers_a_location_placed_by_forced_march() -> None:
    camp = Camp(mine="ohio-bob", hand="forced-march, nine-wells, condor-gate", your_hand="landslide").phase(2)
    camp.play("play/forced-march", "place/nine-wells", "react/landslide")
    assert camp.location(ME) == []
    assert camp.discard(EXPLORATION) == ["landslide", "nine-wells", "forced-march"]
    assert camp.may("place/condor-gate")
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("landslide")
@pytest.mark.clause("reaction.condition", "reaction.not-own-turn")
def test_landslide_may_be_kept_and_answers_neither_characters_nor_treasures_nor_the_own_turn() -> None:
    camp = Camp(hand="nine-wells", your_hand="landslide").phase(3).play("place/nine-wells", "pass")
    assert camp.location(ME) == ["nine-wells"]
    assert camp.hand(YOU) == ["landslide"]
    camp.nobody_is_waiting_but(YOU)
    camp = Camp(hand="ohio-bob, storm", your_hand="landslide").phase(3).play("place/ohio-bob")
    assert camp.camp(ME) == ["ohio-bob"]
    assert camp.hand(YOU) == ["landslide"]
    camp.nobody_is_waiting_but(YOU)
    camp = Camp(mine="ohio-bob", my_location="nine-wells", hand="golden-quipu", your_hand="landslide").phase(3)
    camp.play("place/golden-quipu")
    assert camp.treasures(ME) == ["golden-quipu"]
    assert camp.hand(YOU) == ["landslide"]
    camp.nobody_is_waiting_but(YOU)
    camp = Camp(mine="ramuncho", hand="landslide, nine-wells").phase(3)
    assert camp.why_not("play/landslide") == "reaction.only-then"
    assert camp.why_not("react/landslide") == "reaction.not-own-turn"
    camp.play("place/nine-wells")
    assert camp.location(ME) == ["nine-wells"]
    assert camp.hand(ME) == ["landslide"]
    camp.nobody_is_waiting_but(YOU)


# -- Double cross ------------------------------------------------------------------------------------------------------


@pytest.mark.card("double-cross")
@pytest.mark.clause("reaction.one-chain", "reaction.not-own-turn", "reaction.card-discarded")
def test_double_cross_cancels_a_torch_and_the_beast_goes_on() -> None:
    camp = Camp(yours="ohio-bob, huayna", hand="jaguar, double-cross, ramuncho", your_hand="torch, storm").phase(2)
    camp.play("play/jaguar", "react/torch")
    assert camp.table.waiting == [ME]
    assert camp.keys() == ["pass", "react/double-cross"]
    camp.play("react/double-cross")
    assert len(camp.camp(YOU)) == len(camp.discard(CHARACTERS)) == 1
    assert camp.hand(YOU) == ["storm"]  # the Torch draws nothing either
    assert camp.discard(EXPLORATION) == ["double-cross", "torch", "jaguar"]
    assert camp.hand(ME) == ["ramuncho"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("double-cross")
def test_double_cross_cancels_a_sixth_sense_and_the_trap_goes_on() -> None:
    camp = Camp(
        yours="ohio-bob", hand="poisoned-darts, double-cross, ramuncho", your_hand="sixth-sense, storm",
        your_location="nine-wells",
    ).phase(2)  # fmt: skip
    camp.play("play/poisoned-darts", "react/sixth-sense", "react/double-cross")
    assert camp.hand(YOU) == []
    assert camp.camp(YOU) == ["ohio-bob"]
    assert camp.discard(EXPLORATION) == ["double-cross", "sixth-sense", "storm", "poisoned-darts"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("double-cross")
def test_double_cross_cancels_a_bodyguard_and_the_character_leaves() -> None:
    camp = Camp(yours="ohio-bob", hand="surprise-attack, double-cross, ramuncho", your_hand="bodyguard").phase(2)
    camp.play("play/surprise-attack", "react/bodyguard", "react/double-cross")
    assert camp.camp(YOU) == []
    assert camp.discard(CHARACTERS) == ["ohio-bob"]
    assert camp.discard(EXPLORATION) == ["double-cross", "bodyguard", "surprise-attack"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("double-cross")
def test_double_cross_cancels_a_landslide_and_the_location_stays() -> None:
    camp = Camp(hand="nine-wells, double-cross", your_hand="landslide").phase(3)
    camp.play("place/nine-wells", "react/landslide", "react/double-cross")
    assert camp.location(ME) == ["nine-wells"]
    assert camp.discard(EXPLORATION) == ["double-cross", "landslide"]
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("double-cross")
def test_double_cross_cancels_a_decoy_and_the_beast_stays_with_its_player() -> None:
    camp = Camp(yours="ohio-bob", hand="jaguar, double-cross, ramuncho", your_hand="decoy, storm").phase(2)
    camp.play("play/jaguar", "react/decoy", "react/double-cross")
    assert camp.camp(YOU) == []
    assert camp.discard(CHARACTERS) == ["ohio-bob"]
    assert camp.discard(EXPLORATION) == ["double-cross", "decoy", "jaguar"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("double-cross")
@pytest.mark.clause("reaction.several", "reaction.often")
def test_double_cross_leaves_room_for_another_answer() -> None:
    camp = Camp(yours="aligator-sloop", hand="jaguar, double-cross, ramuncho", your_hand="torch, storm").phase(2)
    camp.play("play/jaguar")
    assert camp.keys() == ["pass", "react/aligator-sloop", "react/torch"]
    camp.play("react/torch", "react/double-cross")
    assert camp.table.waiting == [YOU]
    assert camp.keys() == ["pass", "react/aligator-sloop"]
    camp.play("react/aligator-sloop")
    assert camp.camp(YOU) == ["aligator-sloop"]
    assert camp.discard(EXPLORATION) == ["double-cross", "torch", "storm", "jaguar"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("double-cross")
@pytest.mark.clause("reaction.several")
def test_double_cross_ends_the_answers_where_the_table_allows_one() -> None:
    camp = Camp(
        yours="aligator-sloop", hand="jaguar, double-cross, ramuncho", your_hand="torch", several_reactions=False
    ).phase(2)
    camp.play("play/jaguar", "react/torch", "react/double-cross")
    assert camp.camp(YOU) == []
    assert camp.discard(CHARACTERS) == ["aligator-sloop"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("double-cross")
@pytest.mark.clause("reaction.one-chain", "reaction.condition")
def test_double_cross_answers_no_ability_and_no_action() -> None:
    camp = Camp(yours="aligator-sloop", hand="jaguar, double-cross, ramuncho", your_hand="storm").phase(2)
    camp.play("play/jaguar", "react/aligator-sloop")
    assert camp.camp(YOU) == ["aligator-sloop"]
    assert camp.hand(ME) == ["double-cross", "ramuncho"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(yours="ohio-bob", hand="jaguar, ramuncho", your_hand="double-cross").phase(2).play("play/jaguar")
    assert camp.camp(YOU) == []
    assert camp.hand(YOU) == ["double-cross"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("double-cross")
@pytest.mark.clause("reaction.only-then", "reaction.not-own-turn")
def test_double_cross_may_be_kept_and_is_no_action() -> None:
    camp = Camp(yours="ohio-bob", hand="jaguar, double-cross, ramuncho", your_hand="torch", top="storm").phase(2)
    assert camp.why_not("play/double-cross") == "reaction.only-then"
    assert camp.why_not("react/double-cross") == "reaction.not-own-turn"
    camp.play("play/jaguar", "react/torch", "pass", "draw/exploration")
    assert camp.camp(YOU) == ["ohio-bob"]
    assert camp.hand(ME) == ["double-cross", "ramuncho"]
    assert camp.hand(YOU) == ["storm"]
    assert camp.discard(EXPLORATION) == ["torch", "jaguar"]
    camp.nobody_is_waiting_but(ME)


# -- Decoy -------------------------------------------------------------------------------------------------------------


def lured(beast: str, **more: Any) -> Camp:
    """I play this Beast, and your Decoy turns it."""
    given = {
        "mine": "antonio", "yours": "ohio-bob, ramuncho", "hand": f"{beast}, huayna", "your_location": "nine-wells",
        "your_hand": "decoy, telegram",
    }  # fmt: skip
    return Camp(**{**given, **more}).phase(2).play(f"play/{beast}", "react/decoy")


@pytest.mark.card("decoy")
@pytest.mark.clause("reaction.condition", "reaction.card-discarded", "reaction.no-action")
def test_decoy_turns_a_jaguar_against_whoever_played_it() -> None:
    camp = Camp(mine="antonio", yours="ohio-bob, ramuncho", hand="jaguar, huayna", your_hand="decoy, torch").phase(2)
    camp.play("play/jaguar")
    assert camp.table.waiting == [YOU]
    assert camp.keys() == ["pass", "react/torch", "react/decoy"]
    ear = camp.listen()
    camp.play("react/decoy")  # my own Antonio is the only prey, and has not more around him than the others
    assert camp.camp(ME) == []
    assert camp.camp(YOU) == ["ohio-bob", "ramuncho"]
    assert camp.discard(CHARACTERS) == ["antonio"]
    assert camp.discard(EXPLORATION) == ["decoy", "jaguar"]
    assert camp.hand(YOU) == ["torch"]
    assert camp.hand(ME) == ["huayna"]
    assert told_keys(ear)[:3] == ["reacted", "turned-card", "removed"]
    assert camp.state.phase == 3
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("decoy")
def test_decoy_turns_the_bats_on_a_full_hand_and_drinks_with_them() -> None:
    held = "vampire-bats, huayna, storm, ransom, looting"
    camp = lured("vampire-bats", hand=held, your_hand="decoy", top="supplies")
    assert camp.table.waiting == [YOU]
    camp.play("draw/exploration")
    assert len(camp.hand(ME)) == 3
    assert camp.hand(YOU) == ["supplies"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("decoy")
def test_decoy_turns_the_anaconda_on_the_location_of_whoever_played_it() -> None:
    camp = lured("anaconda", my_location="condor-gate")
    assert camp.location(ME) == []
    assert camp.location(YOU) == ["nine-wells"]
    assert camp.hand(ME) == []
    assert camp.discard(EXPLORATION) == ["condor-gate", "decoy", "anaconda"]


@pytest.mark.card("decoy")
@pytest.mark.clause("play.player-chooses", "reaction.not-own-turn")
def test_decoy_lets_its_player_choose_whom_the_llamas_scatter() -> None:
    camp = lured("stampede", mine="antonio, the-doc", yours="ohio-bob, ramuncho, che-madera")
    assert camp.table.waiting == [YOU]
    assert camp.keys(YOU) == ["return/the-doc", "return/antonio"]
    camp.play("return/antonio")  # the Doc of whoever's turn it is does not answer, and goes without a question
    assert camp.camp(ME) == []
    assert camp.hand(ME) == ["huayna", "antonio", "the-doc"]
    assert camp.camp(YOU) == ["ohio-bob", "ramuncho", "che-madera"]
    assert camp.discard(EXPLORATION) == ["decoy", "stampede"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("decoy")
@pytest.mark.clause("play.partial", "reaction.cancelled-card")
def test_decoy_spoils_a_beast_that_finds_nothing_on_the_other_side() -> None:
    camp = lured("jaguar", mine="")
    assert camp.camp(YOU) == ["ohio-bob", "ramuncho"]
    assert camp.discard(EXPLORATION) == ["decoy", "jaguar"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("decoy")
@pytest.mark.clause("reaction.condition")
@pytest.mark.parametrize("card", [*TRAPS, "storm", "surprise-attack", "supplies"])
def test_decoy_answers_nothing_but_beasts(card: str) -> None:
    camp = Camp(
        mine="che-madera", yours="ohio-bob, ramuncho", hand=f"{card}, huayna", your_hand="decoy",
        your_location="nine-wells",
    ).phase(2)  # fmt: skip
    camp.play(f"play/{card}")
    assert camp.table.waiting == [ME]
    assert not camp.may("react/decoy", YOU)


@pytest.mark.card("decoy")
@pytest.mark.clause("reaction.not-own-turn", "reaction.only-then")
def test_decoy_is_no_action() -> None:
    camp = Camp(mine="ramuncho", hand="decoy").phase(2)
    assert camp.why_not("play/decoy") == "reaction.only-then"
    assert camp.why_not("react/decoy") == "reaction.not-own-turn"
    camp.nobody_is_waiting_but(ME)
