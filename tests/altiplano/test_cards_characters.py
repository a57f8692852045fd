"""The 17 Characters, one by one: set up by naming cards, then only played."""

import pytest

from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, YOU, Camp, told_keys

ARCHAEOLOGISTS = [
    "ohio-bob", "sir-allistair", "henriette-smith", "marcus-vidor", "the-doc", "ingrid-halvorsen", "tupac-mamani",
]  # fmt: skip
RAIDERS = ["che-madera", "bellefeu", "antonio", "pilar-quispe", "kid-calloway", "baron-von-krall"]
NEUTRALS = ["huayna", "ramuncho", "padre-anselmo"]


@pytest.mark.card
@pytest.mark.clause("words.character-kinds", "special.adventurer", "special.rogue", "special.tie")
@pytest.mark.parametrize(
    ("character", "adventurer", "rogue"),
    [
        *[(key, ME, -1) for key in ARCHAEOLOGISTS],
        *[(key, -1, ME) for key in RAIDERS],
        *[(key, -1, -1) for key in NEUTRALS],
        ("aligator-sloop", ME, ME),
    ],
)
def test_each_character_brings_the_special_of_its_kind(character: str, adventurer: int, rogue: int) -> None:
    camp = Camp(hand=character, your_hand="storm").phase(3).play(f"place/{character}")
    assert (camp.adventurer(), camp.rogue()) == (adventurer, rogue)
    assert camp.camp(ME) == [character]
    camp.nobody_is_waiting_but(YOU)


# -- Ohio Bob ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("ohio-bob")
@pytest.mark.clause("play.ohio-bob")
def test_ohio_bob_shows_and_takes_a_treasure_among_the_top_three() -> None:
    camp = Camp(mine="ohio-bob", yours="che-madera", your_hand="decoy", top="storm, golden-quipu, jaguar").phase(2)
    below = camp.pile(EXPLORATION)[3:]
    camp.play("act/ohio-bob")
    assert camp.keys() == ["pass", "take/golden-quipu"]
    assert camp.why_not("take/storm") == "play.player-chooses"
    camp.play("take/golden-quipu")
    assert camp.hand(ME) == ["golden-quipu"]
    assert camp.pile(EXPLORATION) == [*below, "storm", "jaguar"]
    assert camp.known(ME, "storm, golden-quipu, jaguar") == ["storm", "golden-quipu", "jaguar"]
    assert camp.known(YOU, "storm, golden-quipu, jaguar") == ["golden-quipu"]
    assert camp.camp(ME) == ["ohio-bob"]
    assert camp.camp(YOU) == ["che-madera"]
    assert camp.hand(YOU) == ["decoy"]
    assert camp.discard(EXPLORATION) == []
    assert camp.discard(CHARACTERS) == []
    assert camp.state.phase == 3
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("ohio-bob")
@pytest.mark.clause("play.ohio-bob", "phase3.same-action-again")
def test_ohio_bob_stays_and_digs_deeper_the_second_time() -> None:
    camp = Camp(mine="ohio-bob", top="storm, jaguar, torch, anaconda, jaguar-mask, decoy").phase(2)
    below = camp.pile(EXPLORATION)[6:]
    camp.play("act/ohio-bob")  # no Treasure there: nothing is asked
    assert camp.state.phase == 3
    assert camp.hand(ME) == []
    camp.play("act/ohio-bob", "take/jaguar-mask")
    assert camp.hand(ME) == ["jaguar-mask"]
    assert camp.pile(EXPLORATION) == [*below, "storm", "jaguar", "torch", "anaconda", "decoy"]
    assert camp.camp(ME) == ["ohio-bob"]
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("ohio-bob")
def test_ohio_bob_takes_one_of_two_treasures_or_none() -> None:
    camp = Camp(mine="ohio-bob", top="jaguar-mask, golden-quipu, storm").phase(2).play("act/ohio-bob")
    assert camp.keys() == ["pass", "take/golden-quipu", "take/jaguar-mask"]
    camp.play("pass")
    assert camp.hand(ME) == []
    assert camp.pile(EXPLORATION)[-3:] == ["jaguar-mask", "golden-quipu", "storm"]
    assert camp.known(YOU, "jaguar-mask, golden-quipu, storm") == []
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("ohio-bob")
@pytest.mark.clause("piles.reshuffle-when", "piles.in-flight")
def test_ohio_bob_goes_on_with_the_reshuffled_discards() -> None:
    camp = Camp(
        mine="ohio-bob", top="storm", characters_top="huayna", discard="golden-quipu, jaguar", only_named=True
    ).phase(2)
    camp.play("act/ohio-bob", "take/golden-quipu")
    assert camp.hand(ME) == ["golden-quipu"]
    assert camp.discard(EXPLORATION) == []
    assert camp.pile(EXPLORATION) == ["storm", "jaguar"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("ohio-bob")
@pytest.mark.clause("play.no-target", "play.character-action")
def test_ohio_bob_is_refused_without_cards_to_look_at_and_outside_the_camp() -> None:
    camp = Camp(mine="ohio-bob", hand="che-madera").without(EXPLORATION).phase(2)
    assert camp.why_not("act/ohio-bob") == "play.no-target"
    assert camp.why_not("act/che-madera") == "play.character-action"
    camp.nobody_is_waiting_but(ME)


# -- Che Madera --------------------------------------------------------------------------------------------------------


@pytest.mark.card("che-madera")
@pytest.mark.clause("play.che-madera")
def test_che_madera_leaves_and_takes_one_opposing_character() -> None:
    camp = Camp(mine="che-madera, huayna", yours="ohio-bob, sir-allistair", hand="ramuncho", your_hand="storm").phase(2)
    assert (camp.adventurer(), camp.rogue()) == (YOU, ME)
    camp.play("act/che-madera")
    assert camp.keys() == ["remove/ohio-bob", "remove/sir-allistair"]
    assert camp.discard(CHARACTERS) == ["che-madera"]  # the cost is paid before anything is chosen
    assert camp.rogue() == -1
    assert camp.why_not("remove/huayna") == "play.player-chooses"
    camp.play("remove/ohio-bob")
    assert camp.camp(YOU) == ["sir-allistair"]
    assert camp.camp(ME) == ["huayna"]
    assert camp.discard(CHARACTERS) == ["che-madera", "ohio-bob"]
    assert camp.discard(EXPLORATION) == []
    assert (camp.adventurer(), camp.rogue()) == (YOU, -1)
    assert camp.hand(ME) == ["ramuncho"]
    assert camp.hand(YOU) == ["storm"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("che-madera")
@pytest.mark.clause("play.no-target", "play.che-madera")
def test_che_madera_needs_an_opposing_character() -> None:
    camp = Camp(mine="che-madera, ohio-bob", your_location="nine-wells").phase(2)
    assert camp.why_not("act/che-madera") == "play.no-target"
    assert camp.camp(ME) == ["che-madera", "ohio-bob"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("che-madera")
@pytest.mark.clause("play.che-madera", "reaction.not-own-turn")
def test_che_madera_is_gone_even_if_his_prey_stays_and_his_own_leaving_is_no_removal() -> None:
    camp = Camp(mine="che-madera, the-doc", yours="ohio-bob", hand="ramuncho", your_hand="bodyguard").phase(2)
    camp.play("act/che-madera")  # my Doc is not asked about Che Madera; the only prey is chosen by the engine
    assert camp.table.waiting == [YOU]
    assert camp.keys() == ["pass", "react/bodyguard"]
    camp.play("react/bodyguard")
    assert camp.camp(YOU) == ["ohio-bob"]
    assert camp.camp(ME) == ["the-doc"]
    assert camp.discard(CHARACTERS) == ["che-madera"]
    assert camp.discard(EXPLORATION) == ["bodyguard"]
    camp.nobody_is_waiting_but(ME)


# -- Sir Allistair -----------------------------------------------------------------------------------------------------

EIGHT = "storm, jaguar, torch, decoy, supplies, telegram, huayna, ramuncho"


@pytest.mark.card("sir-allistair")
@pytest.mark.clause("phase4.raised-limit", "play.passive")
def test_sir_allistair_keeps_eight_cards_and_no_ninth() -> None:
    camp = Camp(mine="sir-allistair", hand=EIGHT).phase(4)
    assert len(camp.hand(ME)) == 8
    camp.nobody_is_waiting_but(YOU)
    camp = Camp(mine="sir-allistair", hand=EIGHT + ", anaconda").phase(4)
    assert len(camp.keys(ME)) == 9
    assert camp.why_not("pass") == "phase4.hand-limit"
    camp.play("discard/storm")
    assert len(camp.hand(ME)) == 8
    assert camp.discard(EXPLORATION) == ["storm"]
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("sir-allistair")
@pytest.mark.clause("phase4.raised-limit", "phase4.hand-limit")
def test_sir_allistair_does_nothing_from_the_hand_or_the_other_camp() -> None:
    camp = Camp(yours="sir-allistair", hand="storm, jaguar, torch, decoy, supplies, telegram").phase(4)
    camp.play("discard/telegram")
    assert len(camp.hand(ME)) == 5
    camp.nobody_is_waiting_but(YOU)
    camp = Camp(hand="storm, jaguar, torch, decoy, supplies, sir-allistair").phase(4).play("discard/sir-allistair")
    assert camp.discard(CHARACTERS) == ["sir-allistair"]
    assert len(camp.hand(ME)) == 5
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("sir-allistair")
@pytest.mark.clause("play.passive")
def test_sir_allistair_has_no_action() -> None:
    camp = Camp(mine="sir-allistair", hand="supplies").phase(2)
    assert camp.why_not("act/sir-allistair") == "play.passive"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("sir-allistair")
@pytest.mark.clause("phase4.only-own")
def test_sir_allistair_removed_leaves_the_hand_alone_until_its_own_phase_four() -> None:
    camp = Camp(mine="sir-allistair", hand=EIGHT, your_hand="surprise-attack", yours="ohio-bob").phase(4)
    camp.play("draw/exploration", "play/surprise-attack", "pass")  # the engine removes the only one there is
    assert camp.camp(ME) == []
    assert len(camp.hand(ME)) == 8
    camp.play("draw/exploration", "pass", "pass")
    assert camp.state.phase == 4
    assert len(camp.hand(ME)) == 9
    camp.play("discard/storm", "discard/jaguar", "discard/torch", "discard/huayna")
    assert camp.hand(ME)[:4] == ["decoy", "supplies", "telegram", "ramuncho"]
    assert len(camp.hand(ME)) == 5
    camp.nobody_is_waiting_but(YOU)


# -- Huayna ------------------------------------------------------------------------------------------------------------

EIGHT_ABOVE = "storm, nine-wells, golden-quipu, condor-gate, jaguar, torch, decoy, ransom"


@pytest.mark.card("huayna")
def test_huayna_leaves_to_find_a_location_among_eight_and_places_it() -> None:
    camp = Camp(mine="huayna, ohio-bob", yours="ramuncho", top=EIGHT_ABOVE).phase(2)
    below = camp.pile(EXPLORATION)[8:]
    camp.play("act/huayna")
    assert camp.camp(ME) == ["ohio-bob"]
    assert camp.discard(CHARACTERS) == ["huayna"]
    assert camp.keys() == ["pass", "take/nine-wells", "take/condor-gate"]
    assert camp.why_not("take/golden-quipu") == "play.player-chooses"
    camp.play("take/condor-gate")
    assert camp.location(ME) == ["condor-gate"]
    assert camp.hand(ME) == []
    under = ["storm", "nine-wells", "golden-quipu", "jaguar", "torch", "decoy", "ransom"]
    assert camp.pile(EXPLORATION) == [*below, *under]
    assert camp.known(YOU, EIGHT_ABOVE) == ["condor-gate"]
    assert len(camp.known(ME, EIGHT_ABOVE)) == 8
    assert camp.camp(YOU) == ["ramuncho"]
    assert camp.discard(EXPLORATION) == []
    assert camp.state.phase == 3
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("huayna")
@pytest.mark.clause("place.by-effect")
def test_huayna_places_no_second_location_but_one_that_was_in_hand_before() -> None:
    camp = Camp(mine="huayna, ohio-bob", my_location="drowned-city", top=EIGHT_ABOVE).phase(2)
    camp.play("act/huayna", "take/condor-gate")
    assert camp.location(ME) == ["drowned-city"]
    assert camp.hand(ME) == ["condor-gate"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="huayna, ohio-bob", hand="drowned-city, storm", top="torch", only_named=True).phase(2)
    camp.play("act/huayna")
    assert camp.location(ME) == ["drowned-city"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("huayna")
def test_huayna_is_gone_though_nothing_was_found_or_taken() -> None:
    nothing = "storm, torch, decoy, jaguar, anaconda, stampede, ransom, looting"
    camp = Camp(mine="huayna, ohio-bob", top=nothing).phase(2)
    camp.play("act/huayna")
    assert camp.camp(ME) == ["ohio-bob"]
    assert camp.discard(CHARACTERS) == ["huayna"]
    assert camp.hand(ME) == []
    assert camp.pile(EXPLORATION)[-8:] == nothing.split(", ")
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="huayna, ohio-bob", top=EIGHT_ABOVE).phase(2).play("act/huayna", "pass")
    assert camp.camp(ME) == ["ohio-bob"]
    assert camp.hand(ME) == []
    assert camp.location(ME) == []
    assert camp.known(YOU, EIGHT_ABOVE) == []
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("huayna")
@pytest.mark.clause("play.no-target")
def test_huayna_is_refused_without_an_exploration_card_to_look_at() -> None:
    camp = Camp(mine="huayna", hand="ramuncho, forced-march").without(EXPLORATION).phase(2)
    assert camp.why_not("act/huayna") == "play.no-target"
    assert camp.camp(ME) == ["huayna"]
    camp.nobody_is_waiting_but(ME)


# -- Henriette Smith ---------------------------------------------------------------------------------------------------


@pytest.mark.card("henriette-smith")
@pytest.mark.clause("words.reveal")
def test_henriette_smith_reveals_three_and_takes_a_treasure_or_a_location() -> None:
    camp = Camp(mine="henriette-smith", yours="ramuncho", top="nine-wells, storm, jaguar-mask", discard="torch").phase(
        2
    )
    camp.play("act/henriette-smith")
    assert camp.keys() == ["pass", "take/nine-wells", "take/jaguar-mask"]
    assert camp.why_not("take/storm") == "play.player-chooses"
    camp.play("take/jaguar-mask")
    assert camp.hand(ME) == ["jaguar-mask"]
    assert camp.discard(EXPLORATION) == ["torch", "nine-wells", "storm"]
    assert camp.camp(ME) == ["henriette-smith"]
    assert camp.discard(CHARACTERS) == []
    assert camp.known(YOU, "nine-wells, storm, jaguar-mask") == ["nine-wells", "storm", "jaguar-mask"]
    assert camp.camp(YOU) == ["ramuncho"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("henriette-smith")
def test_henriette_smith_may_take_nothing_and_a_treasure_is_discarded() -> None:
    camp = Camp(mine="henriette-smith", top="golden-quipu, storm, decoy").phase(2).play("act/henriette-smith", "pass")
    assert camp.hand(ME) == []
    assert camp.discard(EXPLORATION) == ["golden-quipu", "storm", "decoy"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("henriette-smith")
@pytest.mark.clause("reaction.icons-on-cards")
@pytest.mark.parametrize("danger", ["pit-of-stakes", "sealed-door"])
def test_henriette_smith_leaves_when_a_trap_shows_up(danger: str) -> None:
    camp = Camp(
        mine="henriette-smith, marcus-vidor", yours="aligator-sloop, pilar-quispe, ohio-bob",
        your_hand="torch, sixth-sense", top=f"condor-gate, {danger}, storm", hand="huayna",
    ).phase(2)  # fmt: skip
    assert camp.adventurer() == -1
    camp.play("act/henriette-smith", "take/condor-gate")  # revealed is not played: nobody can answer the danger
    assert camp.hand(ME) == ["huayna", "condor-gate"]
    assert camp.camp(ME) == ["marcus-vidor"]
    assert camp.discard(CHARACTERS) == ["henriette-smith"]
    assert camp.discard(EXPLORATION) == [danger, "storm"]
    assert camp.hand(YOU) == ["torch", "sixth-sense"]
    assert camp.adventurer() == YOU
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("henriette-smith")
@pytest.mark.clause("piles.reshuffle-when", "piles.in-flight")
def test_henriette_smith_goes_on_with_the_reshuffled_discards() -> None:
    camp = Camp(
        mine="henriette-smith", top="storm", characters_top="huayna", discard="torch, decoy", only_named=True
    ).phase(2)
    ear = camp.listen()
    camp.play("act/henriette-smith")
    assert told_keys(ear)[:5] == ["used", "revealed", "reshuffled", "revealed", "revealed"]
    assert ear.told[2].number == 2
    assert sorted(camp.pile(EXPLORATION)) == ["decoy", "storm", "torch"]
    assert camp.discard(EXPLORATION) == []
    assert camp.camp(ME) == ["henriette-smith"]
    camp.nobody_is_waiting_but(ME)


# -- Marcus Vidor ------------------------------------------------------------------------------------------------------


@pytest.mark.card("marcus-vidor")
@pytest.mark.clause("play.passive")
def test_marcus_vidor_guards_the_treasure_as_long_as_he_is_there() -> None:
    camp = Camp(
        mine="che-madera", yours="marcus-vidor", hand="looting, surprise-attack", your_treasures="golden-quipu",
        your_location="nine-wells",
    ).phase(2)  # fmt: skip
    assert not camp.may("play/looting")
    assert camp.why_not("play/looting") == "play.passive"
    camp.play("play/surprise-attack", "play/looting")
    assert camp.treasures(YOU) == []
    assert camp.discard(CHARACTERS) == ["marcus-vidor"]
    assert camp.discard(EXPLORATION) == ["surprise-attack", "golden-quipu", "looting"]
    assert camp.location(YOU) == ["nine-wells"]
    assert camp.camp(ME) == ["che-madera"]
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("marcus-vidor")
def test_marcus_vidor_guards_neither_the_location_nor_the_other_camp() -> None:
    camp = Camp(mine="che-madera, marcus-vidor", hand="looting, torch, ramuncho", your_treasures="golden-quipu").phase(
        2
    )
    camp.play("play/looting")
    assert camp.treasures(YOU) == []
    camp.nobody_is_waiting_but(ME)
    camp = Camp(yours="marcus-vidor", hand="anaconda, ramuncho", your_location="nine-wells").phase(2)
    camp.play("play/anaconda")
    assert camp.location(YOU) == []
    assert camp.discard(EXPLORATION) == ["nine-wells", "anaconda"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("marcus-vidor")
@pytest.mark.clause("play.passive")
def test_marcus_vidor_has_no_action() -> None:
    camp = Camp(mine="marcus-vidor").phase(2)
    assert camp.why_not("act/marcus-vidor") == "play.passive"
    camp.nobody_is_waiting_but(ME)


# -- Aligator Sloop ----------------------------------------------------------------------------------------------------


@pytest.mark.card("aligator-sloop")
@pytest.mark.clause("words.cancel-icon", "reaction.ability", "reaction.cancelled-card")
def test_aligator_sloop_pays_a_card_cancels_a_beast_and_stays() -> None:
    camp = Camp(yours="aligator-sloop, ohio-bob", hand="jaguar, ramuncho", your_hand="storm, supplies").phase(2)
    camp.play("play/jaguar")
    assert camp.table.waiting == [YOU]
    assert camp.keys() == ["pass", "react/aligator-sloop"]
    camp.play("react/aligator-sloop")
    assert camp.keys() == ["discard/storm", "discard/supplies"]
    camp.play("discard/supplies")
    assert camp.camp(YOU) == ["aligator-sloop", "ohio-bob"]
    assert camp.discard(EXPLORATION) == ["supplies", "jaguar"]
    assert camp.discard(CHARACTERS) == []
    assert camp.state.phase == 3
    assert camp.hand(ME) == ["ramuncho"]
    assert camp.hand(YOU) == ["storm"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("aligator-sloop")
@pytest.mark.clause("play.prerequisite")
def test_aligator_sloop_needs_a_card_to_pay() -> None:
    camp = Camp(yours="aligator-sloop", hand="jaguar, ramuncho").phase(2)
    camp.play("play/jaguar")
    assert camp.camp(YOU) == []
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("aligator-sloop")
@pytest.mark.clause("reaction.often")
def test_aligator_sloop_answers_each_beast_of_a_turn_once() -> None:
    camp = Camp(yours="aligator-sloop", hand="jaguar, vampire-bats", your_hand="storm, supplies").phase(2)
    camp.play("play/jaguar", "react/aligator-sloop", "discard/storm", "play/vampire-bats", "react/aligator-sloop")
    assert camp.camp(YOU) == ["aligator-sloop"]
    assert camp.hand(YOU) == []
    assert camp.hand(ME) == []
    assert camp.discard(EXPLORATION) == ["storm", "jaguar", "supplies", "vampire-bats"]
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("aligator-sloop")
def test_aligator_sloop_may_let_the_beast_pass() -> None:
    camp = Camp(yours="aligator-sloop", hand="jaguar, ramuncho", your_hand="storm").phase(2)
    camp.play("play/jaguar", "pass")
    assert camp.camp(YOU) == []
    assert camp.hand(YOU) == ["storm"]
    assert camp.discard(CHARACTERS) == ["aligator-sloop"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("aligator-sloop")
@pytest.mark.clause("reaction.condition", "reaction.ability")
def test_aligator_sloop_answers_no_trap_and_no_action_without_an_icon() -> None:
    camp = Camp(
        yours="aligator-sloop", hand="storm, poisoned-darts, huayna", your_hand="torch, supplies, jaguar",
        your_location="nine-wells",
    ).phase(2)  # fmt: skip
    camp.play("play/poisoned-darts")
    assert len(camp.hand(YOU)) == 2
    assert camp.why_not("react/aligator-sloop", YOU) == "reaction.condition"
    camp.nobody_is_waiting_but(ME)
    camp.play("play/storm")
    assert camp.hand(YOU) == []
    assert camp.camp(YOU) == ["aligator-sloop"]
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("aligator-sloop")
@pytest.mark.clause("reaction.not-own-turn", "reaction.ability")
def test_aligator_sloop_has_no_action_of_his_own_turn() -> None:
    camp = Camp(mine="aligator-sloop").phase(2)
    assert camp.why_not("act/aligator-sloop") == "reaction.ability"
    assert camp.why_not("react/aligator-sloop") == "reaction.not-own-turn"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("aligator-sloop")
@pytest.mark.clause("special.double-type", "special.both", "place.treasure")
def test_aligator_sloop_is_archaeologist_and_raider() -> None:
    camp = Camp(mine="aligator-sloop", yours="ramuncho", hand="golden-quipu", my_location="nine-wells").phase(3)
    assert (camp.adventurer(), camp.rogue()) == (ME, ME)
    camp.play("place/golden-quipu")
    assert camp.treasures(ME) == ["golden-quipu"]
    assert camp.location(ME) == []
    camp.nobody_is_waiting_but(YOU)


# -- Ramuncho ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("ramuncho")
def test_ramuncho_takes_one_of_the_top_two_in_secret() -> None:
    camp = Camp(mine="ramuncho", yours="ohio-bob", top="storm, jaguar, torch").phase(2)
    below = camp.pile(EXPLORATION)[2:]
    camp.play("act/ramuncho")
    assert camp.keys() == ["take/storm", "take/jaguar"]  # one must be taken
    assert camp.why_not("take/torch") == "play.player-chooses"
    assert camp.why_not("pass") == "play.player-chooses"
    camp.play("take/jaguar")
    assert camp.hand(ME) == ["jaguar"]
    assert camp.pile(EXPLORATION) == [*below, "storm"]
    assert camp.known(ME, "storm, jaguar, torch") == ["storm", "jaguar"]
    assert camp.known(YOU, "storm, jaguar, torch") == []
    assert camp.camp(ME) == ["ramuncho"]
    assert camp.camp(YOU) == ["ohio-bob"]
    assert camp.discard(EXPLORATION) == []
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("ramuncho")
@pytest.mark.clause("play.partial")
def test_ramuncho_takes_the_only_card_there_is() -> None:
    camp = Camp(mine="ramuncho", hand="huayna", top="storm", characters_top="kid-calloway", only_named=True).phase(2)
    camp.play("act/ramuncho")
    assert camp.hand(ME) == ["huayna", "storm"]
    assert camp.pile(EXPLORATION) == []
    camp.nobody_is_waiting_but(ME)
    assert camp.why_not("act/ramuncho") == "play.no-target"


# -- The Doc -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("the-doc")
@pytest.mark.clause("reaction.removal", "reaction.ability")
def test_the_doc_sends_a_removed_character_back_to_hand() -> None:
    camp = Camp(yours="the-doc, ohio-bob, ramuncho", hand="surprise-attack, huayna", your_hand="storm").phase(2)
    camp.play("play/surprise-attack", "remove/ohio-bob")
    assert camp.table.waiting == [YOU]
    assert camp.keys() == ["pass", "react/the-doc"]
    assert camp.camp(YOU) == ["the-doc", "ohio-bob", "ramuncho"]  # chosen, and not yet gone
    camp.play("react/the-doc")
    assert camp.camp(YOU) == ["the-doc", "ramuncho"]
    assert camp.hand(YOU) == ["storm", "ohio-bob"]
    assert camp.discard(CHARACTERS) == []
    assert camp.discard(EXPLORATION) == ["surprise-attack"]
    assert camp.known(ME, "ohio-bob, storm") == ["ohio-bob"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("the-doc")
@pytest.mark.clause("reaction.own-removal")
def test_the_doc_saves_himself() -> None:
    camp = Camp(yours="the-doc", hand="surprise-attack, huayna").phase(2)
    assert camp.adventurer() == YOU
    camp.play("play/surprise-attack", "react/the-doc")
    assert camp.camp(YOU) == []
    assert camp.hand(YOU) == ["the-doc"]
    assert camp.discard(CHARACTERS) == []
    assert camp.adventurer() == -1
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("the-doc")
@pytest.mark.clause("reaction.own-removal")
def test_the_doc_saves_only_others_where_the_table_says_so() -> None:
    camp = Camp(
        yours="the-doc, ohio-bob", hand="rolling-boulder, huayna", mine="che-madera, ramuncho",
        your_location="nine-wells", own_removal=False,
    ).phase(2)  # fmt: skip
    camp.play("play/rolling-boulder", "remove/ramuncho", "remove/ohio-bob", "react/the-doc")  # then the Doc, unasked
    assert camp.camp(YOU) == []
    assert camp.hand(YOU) == ["ohio-bob"]
    assert camp.discard(CHARACTERS) == ["ramuncho", "the-doc"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("the-doc")
@pytest.mark.clause("reaction.often")
def test_the_doc_answers_both_removals_of_one_card_each_on_its_own() -> None:
    camp = Camp(mine="che-madera", yours="the-doc, ohio-bob, ramuncho", hand="rolling-boulder, supplies").phase(2)
    camp.play("play/rolling-boulder", "remove/ohio-bob", "react/the-doc", "remove/ramuncho", "pass")
    assert camp.camp(YOU) == ["the-doc"]
    assert camp.hand(YOU) == ["ohio-bob"]
    assert camp.discard(CHARACTERS) == ["che-madera", "ramuncho"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("the-doc")
@pytest.mark.clause("reaction.condition", "place.types-of-removal")
def test_the_doc_answers_no_removed_location_and_no_character_put_away_by_its_owner() -> None:
    camp = Camp(yours="the-doc", hand="anaconda, huayna", your_location="nine-wells", your_hand="storm").phase(2)
    camp.play("play/anaconda")
    assert camp.location(YOU) == []
    assert camp.camp(YOU) == ["the-doc"]
    camp.nobody_is_waiting_but(ME)
    five = "the-doc, ohio-bob, ramuncho, antonio, bellefeu"
    camp = Camp(yours=five, your_hand="huayna", mine="padre-anselmo", hand="storm").phase(4)
    camp.play("draw/exploration", "pass", "place/huayna", "displace/ohio-bob")  # in YOUR own turn
    assert camp.camp(YOU) == ["the-doc", "ramuncho", "antonio", "bellefeu", "huayna"]
    assert camp.discard(CHARACTERS) == ["ohio-bob"]
    camp.nobody_is_waiting_but(ME)


# -- Bellefeu ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("bellefeu")
def test_bellefeu_leaves_sees_the_hand_discards_one_of_it_and_takes_another() -> None:
    camp = Camp(mine="bellefeu", yours="ohio-bob", hand="torch", your_hand="storm, jaguar, ramuncho").phase(2)
    camp.play("act/bellefeu")
    assert camp.camp(ME) == []
    assert camp.discard(CHARACTERS) == ["bellefeu"]
    assert camp.keys() == ["discard/ramuncho", "discard/storm", "discard/jaguar"]
    assert camp.why_not("discard/torch") == "play.player-chooses"
    assert camp.why_not("pass") == "play.player-chooses"
    assert camp.known(ME, "storm, jaguar, ramuncho") == ["storm", "jaguar", "ramuncho"]
    camp.play("discard/jaguar")
    [taken] = camp.hand(ME)[1:]
    assert sorted([taken, *camp.hand(YOU)]) == ["ramuncho", "storm"]
    assert camp.discard(EXPLORATION) == ["jaguar"]
    assert camp.known(YOU, "torch") == []
    assert camp.camp(YOU) == ["ohio-bob"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("bellefeu")
@pytest.mark.clause("reaction.condition", "play.partial")
def test_bellefeu_discards_no_card_at_random_so_the_decoy_is_silent() -> None:
    camp = Camp(mine="bellefeu, ramuncho", hand="torch, huayna", your_hand="storm, decoy").phase(2)
    camp.play("act/bellefeu", "discard/storm")
    assert camp.hand(YOU) == []
    assert camp.hand(ME) == ["torch", "huayna", "decoy"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="bellefeu, ramuncho", hand="torch", your_hand="storm").phase(2).play("act/bellefeu")
    assert camp.hand(ME) == ["torch"]  # nothing was left to take
    assert camp.discard(EXPLORATION) == ["storm"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("bellefeu")
@pytest.mark.clause("play.no-target")
def test_bellefeu_is_refused_without_a_hand_to_see() -> None:
    camp = Camp(mine="bellefeu, ramuncho", hand="storm").phase(2)
    assert camp.why_not("act/bellefeu") == "play.no-target"
    assert camp.camp(ME) == ["bellefeu", "ramuncho"]
    camp.nobody_is_waiting_but(ME)


# -- Antonio -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("antonio")
@pytest.mark.clause("play.random")
def test_antonio_gives_a_card_then_takes_one_at_random_perhaps_his_own() -> None:
    taken = set()
    for seed in range(30):
        camp = Camp(
            mine="antonio", yours="ohio-bob", hand="torch, huayna", your_hand="storm, jaguar, supplies", seed=seed
        ).phase(2)
        camp.play("act/antonio")
        assert camp.keys() == ["give/huayna", "give/torch"]
        assert camp.why_not("give/storm") == "play.player-chooses" == camp.why_not("pass")
        ear = camp.listen()
        camp.play("give/torch")
        assert told_keys(ear) == ["gave", "stole"]
        assert camp.hand(ME)[0] == "huayna"
        [stolen] = camp.hand(ME)[1:]
        taken.add(stolen)
        assert sorted([stolen, *camp.hand(YOU)]) == ["jaguar", "storm", "supplies", "torch"]
        assert camp.known(ME, "torch") == camp.known(YOU, "torch") == ["torch"]
        assert camp.known(YOU, f"{stolen}, huayna") == [stolen]
        assert camp.camp(ME) == ["antonio"]
        assert camp.discard(EXPLORATION) == camp.discard(CHARACTERS) == []
        camp.nobody_is_waiting_but(ME)
    assert taken == {"storm", "jaguar", "supplies", "torch"}


@pytest.mark.card("antonio")
@pytest.mark.clause("play.partial")
def test_antonio_with_an_empty_hand_gives_nothing() -> None:
    camp = Camp(mine="antonio, ramuncho", your_hand="storm").phase(2).play("act/antonio")
    assert camp.hand(ME) == ["storm"]
    assert camp.hand(YOU) == []
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("antonio")
@pytest.mark.clause("play.no-target")
def test_antonio_plays_only_against_whoever_holds_more_cards() -> None:
    for hand, your_hand in (("", ""), ("storm", ""), ("storm", "jaguar")):
        camp = Camp(mine="antonio, ramuncho", yours="ohio-bob, the-doc, che-madera", hand=hand, your_hand=your_hand)
        assert camp.phase(2).why_not("act/antonio") == "play.no-target"
        camp.nobody_is_waiting_but(ME)


# -- Pilar Quispe ------------------------------------------------------------------------------------------------------


@pytest.mark.card("pilar-quispe")
@pytest.mark.clause("reaction.trap", "words.cancel-icon", "reaction.cancelled-card")
def test_pilar_quispe_cancels_a_trap_before_anything_in_it_is_chosen() -> None:
    camp = Camp(
        yours="pilar-quispe, ohio-bob", hand="pit-of-stakes, ramuncho", your_location="nine-wells", your_hand="storm"
    ).phase(2)
    camp.play("play/pit-of-stakes")
    assert camp.table.waiting == [YOU]
    assert camp.keys() == ["pass", "react/pilar-quispe"]
    camp.play("react/pilar-quispe")
    assert camp.camp(YOU) == ["pilar-quispe", "ohio-bob"]
    assert camp.hand(ME) == ["ramuncho"]
    assert camp.discard(EXPLORATION) == ["pit-of-stakes"]
    assert camp.discard(CHARACTERS) == []
    assert camp.location(YOU) == ["nine-wells"]
    assert camp.hand(YOU) == ["storm"]
    assert camp.state.phase == 3
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("pilar-quispe")
@pytest.mark.clause("reaction.condition")
def test_pilar_quispe_answers_no_beast_and_may_let_a_trap_pass() -> None:
    camp = Camp(yours="pilar-quispe, ohio-bob", hand="jaguar, ramuncho").phase(2).play("play/jaguar")
    assert camp.camp(YOU) == ["pilar-quispe"]
    assert camp.discard(CHARACTERS) == ["ohio-bob"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(
        yours="pilar-quispe, ohio-bob", hand="poisoned-darts, ramuncho", your_hand="storm", your_location="nine-wells"
    ).phase(2)
    camp.play("play/poisoned-darts", "pass")
    assert camp.hand(YOU) == []
    assert camp.discard(EXPLORATION) == ["storm", "poisoned-darts"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("pilar-quispe")
@pytest.mark.clause("reaction.not-own-turn", "reaction.ability")
def test_pilar_quispe_has_no_action_of_her_own_turn() -> None:
    camp = Camp(mine="pilar-quispe, ramuncho").phase(2)
    assert camp.why_not("act/pilar-quispe") == "reaction.ability"
    assert camp.why_not("react/pilar-quispe") == "reaction.not-own-turn"
    camp.nobody_is_waiting_but(ME)


# -- Kid Calloway ------------------------------------------------------------------------------------------------------


@pytest.mark.card("kid-calloway")
@pytest.mark.clause("play.passive")
def test_kid_calloway_lets_the_opponent_keep_four_and_me_five() -> None:
    five = "storm, jaguar, torch, decoy, supplies"
    camp = Camp(yours="kid-calloway", hand=five, your_hand="telegram").phase(4)
    assert camp.keys(ME) == ["discard/storm", "discard/jaguar", "discard/supplies", "discard/torch", "discard/decoy"]
    camp.play("discard/torch")
    assert camp.hand(ME) == ["storm", "jaguar", "decoy", "supplies"]
    assert camp.discard(EXPLORATION) == ["torch"]
    assert camp.hand(YOU) == ["telegram"]
    camp.nobody_is_waiting_but(YOU)
    camp = Camp(mine="kid-calloway", hand=five).phase(4)
    assert len(camp.hand(ME)) == 5
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("kid-calloway")
@pytest.mark.clause("phase4.raised-limit")
def test_kid_calloway_takes_one_from_sir_allistairs_three() -> None:
    camp = Camp(mine="sir-allistair", yours="kid-calloway", hand=EIGHT).phase(4).play("discard/huayna")
    assert len(camp.hand(ME)) == 7
    assert camp.discard(CHARACTERS) == ["huayna"]
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("kid-calloway")
@pytest.mark.clause("play.passive")
def test_kid_calloway_has_no_action_but_makes_a_rogue() -> None:
    camp = Camp(mine="kid-calloway", your_hand="storm, jaguar, torch").phase(2)
    assert camp.why_not("act/kid-calloway") == "play.passive"
    assert camp.rogue() == ME
    camp.nobody_is_waiting_but(ME)


# -- Padre Anselmo -----------------------------------------------------------------------------------------------------


@pytest.mark.card("padre-anselmo")
@pytest.mark.clause("reaction.ability", "reaction.often")
def test_padre_anselmo_draws_as_many_cards_as_were_discarded_each_time() -> None:
    camp = Camp(
        mine="che-madera", yours="padre-anselmo", hand="storm", your_hand="telegram, ransom, looting",
        top="torch, lost-map, supplies", characters_top="huayna",
    ).phase(2)  # fmt: skip
    camp.play("play/storm")
    assert camp.table.waiting == [YOU]
    assert camp.keys() == ["pass", "react/padre-anselmo"]
    camp.play("react/padre-anselmo")
    assert camp.keys() == ["draw/exploration", "draw/characters"]
    camp.play("draw/exploration", "draw/characters")
    assert camp.hand(YOU)[1:] == ["torch", "huayna"]
    assert camp.camp(YOU) == ["padre-anselmo"]
    camp.play("act/rogue", "react/padre-anselmo", "draw/exploration")
    assert len(camp.hand(YOU)) == 3
    assert camp.hand(YOU)[-1] == "lost-map"
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("padre-anselmo")
@pytest.mark.clause("reaction.condition")
def test_padre_anselmo_answers_no_theft_no_chosen_discard_and_no_removal() -> None:
    mine, yours = "che-madera, bellefeu", "padre-anselmo, ohio-bob"
    for key in ("play/ransom", "act/bellefeu", "play/surprise-attack"):
        camp = Camp(mine=mine, yours=yours, hand="ransom, surprise-attack", your_hand="telegram, supplies").phase(2)
        camp.play(key)
        while camp.state.phase == 2:
            assert camp.table.waiting == [ME]
            assert camp.why_not("react/padre-anselmo", YOU) in ("reaction.condition", "turn.alternate")
            camp.play(camp.keys()[0])
        camp.nobody_is_waiting_but(ME)


@pytest.mark.card("padre-anselmo")
def test_padre_anselmo_may_pass_and_does_nothing_from_the_hand() -> None:
    camp = Camp(yours="padre-anselmo", hand="storm, huayna", your_hand="telegram, ransom").phase(2)
    camp.play("play/storm", "pass")
    assert camp.hand(YOU) == []
    camp.nobody_is_waiting_but(ME)
    camp = Camp(hand="storm, huayna", your_hand="telegram, padre-anselmo, ransom").phase(2).play("play/storm")
    assert len(camp.hand(YOU)) == 1
    camp.nobody_is_waiting_but(ME)


# -- Ingrid Halvorsen --------------------------------------------------------------------------------------------------


@pytest.mark.card("ingrid-halvorsen")
def test_ingrid_halvorsen_takes_a_location_from_the_discard_pile() -> None:
    camp = Camp(
        mine="ingrid-halvorsen", yours="ramuncho", discard="nine-wells, golden-quipu, condor-gate, huayna"
    ).phase(2)
    camp.play("act/ingrid-halvorsen")
    assert camp.keys() == ["take/nine-wells", "take/condor-gate"]
    assert camp.why_not("take/golden-quipu") == "play.player-chooses" == camp.why_not("take/huayna")
    camp.play("take/nine-wells")
    assert camp.hand(ME) == ["nine-wells"]
    assert camp.location(ME) == []
    assert camp.discard(EXPLORATION) == ["golden-quipu", "condor-gate"]
    assert camp.discard(CHARACTERS) == ["huayna"]
    assert camp.known(YOU, "nine-wells") == ["nine-wells"]
    assert camp.camp(ME) == ["ingrid-halvorsen"]
    assert camp.camp(YOU) == ["ramuncho"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("ingrid-halvorsen")
@pytest.mark.clause("play.no-target")
def test_ingrid_halvorsen_is_refused_without_a_discarded_location() -> None:
    camp = Camp(mine="ingrid-halvorsen", discard="golden-quipu, huayna", my_location="nine-wells").phase(2)
    assert camp.why_not("act/ingrid-halvorsen") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


# -- Tupac Mamani ------------------------------------------------------------------------------------------------------


@pytest.mark.card("tupac-mamani")
@pytest.mark.clause("play.brought-in-acts", "words.card-over-rule")
def test_tupac_mamani_places_a_character_in_phase_two_who_acts_in_phase_three() -> None:
    camp = Camp(
        mine="tupac-mamani", yours="ohio-bob", hand="antonio, huayna, nine-wells",
        your_hand="storm, torch, supplies", your_location="condor-gate", your_treasures="golden-quipu",
    ).phase(2)  # fmt: skip
    assert camp.adventurer() == -1
    assert camp.rogue() == -1
    assert camp.why_not("place/antonio") == "phase2.no-placing"
    camp.play("act/tupac-mamani")
    assert camp.keys() == ["place/huayna", "place/antonio"]
    assert camp.why_not("place/nine-wells") == "play.player-chooses"
    camp.play("place/antonio")
    assert camp.camp(ME) == ["tupac-mamani", "antonio"]
    assert camp.hand(ME) == ["huayna", "nine-wells"]
    assert camp.rogue() == ME
    assert camp.adventurer() == -1
    assert camp.known(YOU, "antonio, huayna") == ["antonio"]
    assert camp.camp(YOU) == ["ohio-bob"]
    assert camp.discard(CHARACTERS) == []
    assert camp.state.phase == 3
    assert camp.may("act/antonio")
    assert camp.may("act/tupac-mamani")
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("tupac-mamani")
@pytest.mark.clause("place.sixth", "place.by-effect")
def test_tupac_mamani_with_five_in_camp_displaces_one_of_them_even_himself() -> None:
    five = "tupac-mamani, ohio-bob, antonio, bellefeu, ramuncho"
    camp = Camp(mine=five, hand="huayna", yours="che-madera", your_hand="bodyguard").phase(2).play("act/tupac-mamani")
    assert len(camp.keys()) == 5
    assert camp.may("displace/tupac-mamani")
    assert camp.why_not("displace/huayna") == "place.sixth" == camp.why_not("pass")
    ear = camp.listen()
    camp.play("displace/tupac-mamani")
    assert camp.camp(ME) == ["ohio-bob", "antonio", "bellefeu", "ramuncho", "huayna"]
    assert camp.discard(CHARACTERS) == ["tupac-mamani"]
    assert "removed" not in told_keys(ear)
    assert camp.camp(YOU) == ["che-madera"]
    assert camp.hand(YOU) == ["bodyguard"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("tupac-mamani")
@pytest.mark.clause("play.no-target")
def test_tupac_mamani_is_refused_without_a_character_in_hand() -> None:
    camp = Camp(mine="tupac-mamani", hand="nine-wells, storm").phase(2)
    assert camp.why_not("act/tupac-mamani") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


# -- Baron von Krall ---------------------------------------------------------------------------------------------------


@pytest.mark.card("baron-von-krall")
@pytest.mark.clause("words.remove")
def test_baron_von_krall_leaves_removes_the_location_and_draws_a_card() -> None:
    camp = Camp(
        mine="baron-von-krall, ramuncho", yours="the-doc, ohio-bob", hand="torch, huayna", your_location="nine-wells",
        my_location="condor-gate", your_treasures="golden-quipu", your_hand="bodyguard", top="storm",
    ).phase(2)  # fmt: skip
    assert camp.rogue() == ME
    camp.play("act/baron-von-krall", "draw/exploration")
    assert camp.location(YOU) == []
    assert camp.discard(EXPLORATION) == ["nine-wells"]
    assert camp.discard(CHARACTERS) == ["baron-von-krall"]
    assert camp.hand(ME) == ["torch", "huayna", "storm"]
    assert camp.location(ME) == ["condor-gate"]
    assert camp.treasures(YOU) == ["golden-quipu"]
    assert camp.camp(YOU) == ["the-doc", "ohio-bob"]
    assert camp.camp(ME) == ["ramuncho"]
    assert camp.rogue() == -1
    assert camp.hand(YOU) == ["bodyguard"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("baron-von-krall")
@pytest.mark.clause("play.partial", "play.no-target")
def test_baron_von_krall_draws_without_a_location_to_remove_and_is_refused_without_either() -> None:
    camp = Camp(mine="baron-von-krall, ramuncho", my_location="nine-wells", top="storm").phase(2)
    camp.play("act/baron-von-krall", "draw/exploration")
    assert camp.location(ME) == ["nine-wells"]
    assert camp.hand(ME) == ["storm"]
    assert camp.camp(ME) == ["ramuncho"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="baron-von-krall, tupac-mamani", hand="antonio").without(EXPLORATION).without(CHARACTERS).phase(2)
    assert camp.why_not("act/baron-von-krall") == "play.no-target"
    assert camp.camp(ME) == ["baron-von-krall", "tupac-mamani"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("ohio-bob")
def test_ohio_bob_does_not_tell_by_being_asked_whether_a_treasure_was_there() -> None:
    camp = Camp(mine="ohio-bob", top="storm, golden-quipu, torch").phase(2).play("act/ohio-bob")
    assert camp.table.waiting == [ME]
    assert (camp.table.view(ME)["asking"], camp.table.view(YOU)["asking"]) == (ME, None)
