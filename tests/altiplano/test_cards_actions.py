"""The 20 Action cards, one by one: set up by naming cards, then only played."""

import pytest

from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, YOU, Camp, told_keys

# -- Storm -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("storm")
@pytest.mark.clause("play.random", "words.discard", "play.action-card")
def test_storm_discards_two_random_cards_of_the_opponents_hand() -> None:
    camp = Camp(hand="storm, huayna", your_hand="torch, ramuncho, supplies, nine-wells", yours="ohio-bob").phase(2)
    before = camp.hand(YOU)
    camp.play("play/storm")
    gone = [card for card in before if card not in camp.hand(YOU)]
    assert len(gone) == 2
    assert len(camp.hand(YOU)) == 2
    discards = camp.discard(EXPLORATION) + camp.discard(CHARACTERS)
    assert sorted(discards) == sorted([*gone, "storm"])
    assert camp.discard(EXPLORATION)[-1] == "storm"
    assert camp.known(ME, ", ".join(gone)) == gone
    assert camp.known(ME, ", ".join(camp.hand(YOU))) == []
    assert camp.hand(ME) == ["huayna"]
    assert camp.camp(YOU) == ["ohio-bob"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("storm")
@pytest.mark.clause("play.random")
def test_storm_strikes_every_card_of_the_hand_and_every_pair() -> None:
    struck = set()
    for seed in range(40):
        camp = Camp(hand="storm, huayna", your_hand="torch, ramuncho, supplies", seed=seed).phase(2).play("play/storm")
        struck.add(camp.hand(YOU)[0])
    assert struck == {"torch", "ramuncho", "supplies"}


@pytest.mark.card("storm")
@pytest.mark.clause("play.partial", "play.no-target", "play.random")
def test_storm_takes_the_only_card_and_is_refused_against_none() -> None:
    camp = Camp(hand="storm, huayna", your_hand="ramuncho").phase(2).play("play/storm")
    assert camp.hand(YOU) == []
    assert camp.discard(CHARACTERS) == ["ramuncho"]
    assert camp.discard(EXPLORATION) == ["storm"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(hand="storm, supplies").phase(2)
    assert camp.why_not("play/storm") == "play.no-target"
    assert camp.hand(ME) == ["storm", "supplies"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("storm")
@pytest.mark.clause("play.no-target")
def test_storm_may_be_wasted_where_the_table_says_so() -> None:
    camp = Camp(hand="storm, huayna", no_target="allowed").phase(2).play("play/storm")
    assert camp.discard(EXPLORATION) == ["storm"]
    assert camp.hand(ME) == ["huayna"]
    assert camp.state.phase == 3
    camp.nobody_is_waiting_but(ME)


# -- Surprise attack ---------------------------------------------------------------------------------------------------


@pytest.mark.card("surprise-attack")
@pytest.mark.clause("play.player-chooses", "words.remove")
def test_surprise_attack_removes_the_character_that_its_player_chooses() -> None:
    camp = Camp(
        mine="antonio", yours="ohio-bob, huayna, che-madera", hand="surprise-attack, ramuncho", your_hand="torch"
    ).phase(2)
    camp.play("play/surprise-attack")
    assert camp.table.waiting == [ME]
    assert camp.keys() == ["remove/ohio-bob", "remove/che-madera", "remove/huayna"]
    assert camp.why_not("remove/antonio") == "play.player-chooses" == camp.why_not("pass")
    camp.play("remove/huayna")
    assert camp.camp(YOU) == ["ohio-bob", "che-madera"]
    assert camp.camp(ME) == ["antonio"]
    assert camp.discard(CHARACTERS) == ["huayna"]
    assert camp.discard(EXPLORATION) == ["surprise-attack"]
    assert camp.hand(ME) == ["ramuncho"]
    assert camp.hand(YOU) == ["torch"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("surprise-attack")
@pytest.mark.clause("play.no-target")
def test_surprise_attack_is_refused_against_an_empty_camp() -> None:
    camp = Camp(mine="ramuncho", hand="surprise-attack", your_location="nine-wells", your_hand="huayna").phase(2)
    assert camp.why_not("play/surprise-attack") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


# -- Beasts ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("jaguar")
def test_jaguar_removes_an_archaeologist_and_nobody_else() -> None:
    camp = Camp(
        mine="henriette-smith", yours="ohio-bob, huayna, che-madera, aligator-sloop", hand="jaguar, ramuncho",
        your_hand="storm",
    ).phase(2)  # fmt: skip
    camp.play("play/jaguar", "pass")  # Sloop, who is both kinds, lets it come
    assert camp.keys() == ["remove/ohio-bob", "remove/aligator-sloop"]
    assert camp.why_not("remove/che-madera") == "play.player-chooses" == camp.why_not("remove/huayna")
    camp.play("remove/aligator-sloop")
    assert camp.camp(YOU) == ["ohio-bob", "huayna", "che-madera"]
    assert camp.camp(ME) == ["henriette-smith"]
    assert camp.discard(CHARACTERS) == ["aligator-sloop"]
    assert camp.discard(EXPLORATION) == ["jaguar"]
    assert (camp.adventurer(), camp.rogue()) == (-1, YOU)
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("jaguar")
@pytest.mark.clause("play.no-target")
def test_jaguar_is_refused_without_an_archaeologist() -> None:
    camp = Camp(mine="ohio-bob", yours="che-madera, huayna", hand="jaguar").phase(2)
    assert camp.why_not("play/jaguar") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("jaguar")
@pytest.mark.clause("play.prerequisite")
@pytest.mark.parametrize(
    ("mine", "yours", "allowed"),
    [
        ({"mine": "antonio"}, {"yours": "ohio-bob"}, False),
        ({"mine": "antonio, ramuncho"}, {"yours": "ohio-bob"}, False),
        ({}, {"yours": "ohio-bob"}, True),
        ({"mine": "antonio"}, {"yours": "ohio-bob", "your_location": "nine-wells"}, True),
        ({"mine": "antonio"}, {"yours": "ohio-bob", "your_treasures": "golden-quipu"}, True),
        ({"mine": "antonio", "my_location": "condor-gate"}, {"yours": "ohio-bob, che-madera"}, False),
        ({"mine": "antonio", "my_treasures": "jaguar-mask"}, {"yours": "ohio-bob, che-madera"}, False),
        ({"mine": "ramuncho"}, {"yours": "ohio-bob"}, False),  # The Adventurer lies there too and does not count
    ],
)
def test_jaguar_needs_an_opponent_whose_camp_holds_more(
    mine: dict[str, str], yours: dict[str, str], allowed: bool
) -> None:
    camp = Camp(hand="jaguar, huayna", **mine, **yours).phase(2)
    assert camp.why_not("play/jaguar") == ("" if allowed else "play.prerequisite")


@pytest.mark.card("vampire-bats")
def test_vampire_bats_draw_a_card_and_bite_whoever_is_ahead_twice() -> None:
    camp = Camp(
        hand="vampire-bats, huayna", your_hand="storm, telegram, ransom", yours="ohio-bob", top="supplies",
        characters_top="antonio",
    ).phase(2)  # fmt: skip
    camp.play("play/vampire-bats")
    assert camp.keys() == ["draw/exploration", "draw/characters"]
    assert len(camp.hand(YOU)) == 3  # the draw comes first
    camp.play("draw/characters")
    assert camp.hand(ME) == ["huayna", "antonio"]
    assert camp.known(YOU, "antonio") == []
    assert camp.discard(EXPLORATION)[2:] == ["vampire-bats"]
    assert sorted(camp.discard(EXPLORATION)[:2] + camp.hand(YOU)) == ["ransom", "storm", "telegram"]
    assert camp.camp(YOU) == ["ohio-bob"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("vampire-bats")
def test_vampire_bats_bite_nobody_who_is_not_ahead() -> None:
    camp = Camp(mine="che-madera", hand="vampire-bats", your_hand="storm", yours="ohio-bob", top="supplies").phase(2)
    camp.play("play/vampire-bats", "draw/exploration")
    assert camp.hand(YOU) == ["storm"]
    assert camp.hand(ME) == ["supplies"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("vampire-bats")
@pytest.mark.clause("play.partial")
def test_vampire_bats_draw_even_against_an_empty_hand() -> None:
    camp = Camp(hand="vampire-bats, huayna", yours="ohio-bob", top="supplies").phase(2)
    camp.play("play/vampire-bats", "draw/exploration")
    assert camp.hand(ME) == ["huayna", "supplies"]
    assert camp.discard(EXPLORATION) == ["vampire-bats"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("anaconda")
def test_anaconda_removes_the_location_and_discards_a_card() -> None:
    camp = Camp(
        hand="anaconda, huayna", your_hand="storm, telegram", yours="ohio-bob", your_location="nine-wells",
        my_location="condor-gate", your_treasures="golden-quipu",
    ).phase(2)  # fmt: skip
    ear = camp.listen()
    camp.play("play/anaconda")
    assert "removed" in told_keys(ear)
    assert camp.location(YOU) == []
    [left] = camp.hand(YOU)
    [gone] = [card for card in ("storm", "telegram") if card != left]
    assert camp.discard(EXPLORATION) == ["nine-wells", gone, "anaconda"]
    assert camp.location(ME) == ["condor-gate"]
    assert camp.treasures(YOU) == ["golden-quipu"]
    assert camp.camp(YOU) == ["ohio-bob"]
    assert camp.hand(ME) == ["huayna"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("anaconda")
@pytest.mark.clause("play.partial", "play.prerequisite")
def test_anaconda_does_what_it_can_and_needs_a_location() -> None:
    camp = Camp(hand="anaconda, huayna", your_location="nine-wells").phase(2).play("play/anaconda")
    assert camp.location(YOU) == []
    assert camp.discard(EXPLORATION) == ["nine-wells", "anaconda"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(hand="anaconda, supplies", yours="ohio-bob", your_hand="storm", my_location="nine-wells").phase(2)
    assert camp.why_not("play/anaconda") == "play.prerequisite"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("stampede")
def test_stampede_removes_a_raider() -> None:
    camp = Camp(yours="che-madera, antonio, ohio-bob", hand="stampede, huayna", your_hand="storm, torch").phase(2)
    camp.play("play/stampede", "pass")  # the Torch is kept
    assert camp.keys() == ["mode/1", "mode/2"]
    assert camp.why_not("mode/3") == "play.player-chooses"
    camp.play("mode/1")
    assert camp.keys() == ["remove/che-madera", "remove/antonio"]
    assert camp.why_not("remove/ohio-bob") == "play.player-chooses"
    camp.play("remove/antonio")
    assert camp.camp(YOU) == ["che-madera", "ohio-bob"]
    assert camp.discard(CHARACTERS) == ["antonio"]
    assert camp.hand(YOU) == ["storm", "torch"]
    assert camp.discard(EXPLORATION) == ["stampede"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("stampede")
def test_stampede_or_discards_two_cards() -> None:
    camp = Camp(yours="che-madera", hand="stampede, huayna", your_hand="storm, supplies, telegram").phase(2)
    camp.play("play/stampede", "mode/2")
    assert camp.camp(YOU) == ["che-madera"]
    assert len(camp.hand(YOU)) == 1
    assert sorted(camp.discard(EXPLORATION)[:2] + camp.hand(YOU)) == ["storm", "supplies", "telegram"]
    assert camp.discard(EXPLORATION)[2:] == ["stampede"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("stampede")
@pytest.mark.clause("play.no-target")
def test_stampede_offers_only_what_does_something() -> None:
    camp = Camp(yours="che-madera, ohio-bob", hand="stampede, huayna").phase(2).play("play/stampede")
    assert camp.camp(YOU) == ["ohio-bob"]  # no hand to discard from: the only Raider goes without a question
    camp.nobody_is_waiting_but(ME)
    camp = Camp(yours="ohio-bob", hand="stampede, huayna", your_hand="storm").phase(2).play("play/stampede")
    assert camp.hand(YOU) == []
    assert camp.camp(YOU) == ["ohio-bob"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(yours="ohio-bob", hand="stampede, supplies").phase(2)
    assert camp.why_not("play/stampede") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("stampede")
@pytest.mark.clause("play.prerequisite")
def test_stampede_needs_an_opponent_whose_camp_holds_more() -> None:
    camp = Camp(mine="ohio-bob", yours="che-madera", hand="stampede, supplies", your_hand="storm").phase(2)
    assert camp.why_not("play/stampede") == "play.prerequisite"
    camp.nobody_is_waiting_but(ME)


# -- Traps -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("pit-of-stakes")
def test_pit_of_stakes_removes_a_character_and_draws_a_card() -> None:
    camp = Camp(
        yours="ohio-bob, huayna", hand="pit-of-stakes, ramuncho", your_location="nine-wells", top="storm",
        your_hand="torch",
    ).phase(2)  # fmt: skip
    camp.play("play/pit-of-stakes", "remove/huayna", "draw/exploration")
    assert camp.camp(YOU) == ["ohio-bob"]
    assert camp.discard(CHARACTERS) == ["huayna"]
    assert camp.hand(ME) == ["ramuncho", "storm"]
    assert camp.known(YOU, "storm") == []
    assert camp.location(YOU) == ["nine-wells"]
    assert camp.hand(YOU) == ["torch"]
    assert camp.discard(EXPLORATION) == ["pit-of-stakes"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("pit-of-stakes")
@pytest.mark.clause("play.prerequisite")
def test_pit_of_stakes_needs_a_location_in_the_opponents_camp() -> None:
    camp = Camp(mine="ramuncho", yours="ohio-bob", hand="pit-of-stakes", my_location="nine-wells").phase(2)
    assert camp.why_not("play/pit-of-stakes") == "play.prerequisite"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("pit-of-stakes")
@pytest.mark.clause("play.partial")
def test_pit_of_stakes_draws_even_when_nobody_falls_into_it() -> None:
    camp = Camp(hand="pit-of-stakes, ramuncho", your_location="nine-wells", top="storm").phase(2)
    camp.play("play/pit-of-stakes", "draw/exploration")
    assert camp.hand(ME) == ["ramuncho", "storm"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("rolling-boulder")
@pytest.mark.clause("special.prerequisite")
def test_rolling_boulder_removes_a_second_character_while_the_other_camp_holds_more() -> None:
    camp = Camp(mine="che-madera", yours="ohio-bob, huayna, the-doc", hand="rolling-boulder, ramuncho").phase(2)
    camp.play("play/rolling-boulder", "remove/the-doc", "pass")
    assert camp.keys() == ["remove/ohio-bob", "remove/huayna"]
    camp.play("remove/ohio-bob")
    assert camp.camp(YOU) == ["huayna"]
    assert camp.discard(CHARACTERS) == ["the-doc", "ohio-bob"]
    assert camp.camp(ME) == ["che-madera"]
    assert camp.discard(EXPLORATION) == ["rolling-boulder"]
    assert camp.adventurer() == -1
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("rolling-boulder")
@pytest.mark.clause("play.partial")
def test_rolling_boulder_stops_once_the_other_camp_holds_no_more() -> None:
    camp = Camp(mine="che-madera", yours="ohio-bob, huayna", hand="rolling-boulder, ramuncho").phase(2)
    camp.play("play/rolling-boulder", "remove/huayna")
    assert camp.camp(YOU) == ["ohio-bob"]
    assert camp.discard(EXPLORATION) == ["rolling-boulder"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("rolling-boulder")
@pytest.mark.clause("play.partial")
def test_rolling_boulder_removes_the_only_character() -> None:
    camp = Camp(mine="che-madera", yours="ohio-bob", hand="rolling-boulder, ramuncho").phase(2)
    camp.play("play/rolling-boulder")
    assert camp.camp(YOU) == []
    assert camp.discard(CHARACTERS) == ["ohio-bob"]
    assert camp.discard(EXPLORATION) == ["rolling-boulder"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("rolling-boulder")
@pytest.mark.clause("special.prerequisite", "play.no-target")
def test_rolling_boulder_needs_the_rogue_and_a_character() -> None:
    camp = Camp(mine="ohio-bob", yours="che-madera", hand="rolling-boulder").phase(2)
    assert camp.why_not("play/rolling-boulder") == "special.prerequisite"
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="che-madera, ramuncho", hand="rolling-boulder").phase(2)
    assert camp.why_not("play/rolling-boulder") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("poisoned-darts")
def test_poisoned_darts_discard_a_card_for_each_opposing_archaeologist() -> None:
    camp = Camp(
        mine="henriette-smith", yours="ohio-bob, aligator-sloop, che-madera", hand="poisoned-darts, huayna",
        your_hand="storm, supplies, telegram, torch", your_location="nine-wells",
    ).phase(2)  # fmt: skip
    camp.play("play/poisoned-darts")
    assert len(camp.hand(YOU)) == 2
    assert len(camp.discard(EXPLORATION)) == 3
    assert camp.discard(EXPLORATION)[-1] == "poisoned-darts"
    assert sorted(camp.hand(YOU) + camp.discard(EXPLORATION)[:2]) == ["storm", "supplies", "telegram", "torch"]
    assert camp.camp(YOU) == ["ohio-bob", "aligator-sloop", "che-madera"]
    assert camp.hand(ME) == ["huayna"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("poisoned-darts")
@pytest.mark.clause("play.no-target", "play.partial", "play.prerequisite")
def test_poisoned_darts_need_a_location_an_archaeologist_and_a_hand() -> None:
    at = {"your_location": "nine-wells"}
    camp = Camp(yours="henriette-smith", hand="poisoned-darts, huayna", your_hand="storm").phase(2)
    assert camp.why_not("play/poisoned-darts") == "play.prerequisite"
    camp = Camp(mine="ohio-bob", yours="che-madera", hand="poisoned-darts", your_hand="storm", **at).phase(2)
    assert camp.why_not("play/poisoned-darts") == "play.no-target"
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="ohio-bob, ramuncho", yours="henriette-smith", hand="poisoned-darts", **at).phase(2)
    assert camp.why_not("play/poisoned-darts") == "play.no-target"
    camp.nobody_is_waiting_but(ME)
    camp = Camp(yours="ohio-bob, the-doc", hand="poisoned-darts, huayna", your_hand="storm", **at).phase(2)
    camp.play("play/poisoned-darts")
    assert camp.hand(YOU) == []
    assert camp.discard(EXPLORATION) == ["storm", "poisoned-darts"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("sealed-door")
@pytest.mark.clause("words.reveal")
def test_sealed_door_finds_a_treasure_or_a_location_among_four() -> None:
    camp = Camp(
        yours="ohio-bob", hand="sealed-door, huayna", your_location="nine-wells", my_location="drowned-city",
        top="golden-quipu, condor-gate, jaguar, storm, jaguar-mask",
    ).phase(2)  # fmt: skip
    camp.play("play/sealed-door")
    assert camp.keys() == ["pass", "take/condor-gate", "take/golden-quipu"]
    assert camp.why_not("take/storm") == "play.player-chooses" == camp.why_not("take/jaguar-mask")
    camp.play("take/golden-quipu")
    assert camp.hand(ME) == ["huayna", "golden-quipu"]
    assert camp.discard(EXPLORATION) == ["condor-gate", "jaguar", "storm", "sealed-door"]
    assert camp.known(YOU, "condor-gate, jaguar, golden-quipu") == ["condor-gate", "jaguar", "golden-quipu"]
    assert camp.location(YOU) == ["nine-wells"]
    assert camp.location(ME) == ["drowned-city"]
    assert camp.camp(YOU) == ["ohio-bob"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("sealed-door")
@pytest.mark.clause("play.prerequisite")
def test_sealed_door_needs_a_location_in_the_opponents_camp_and_may_take_nothing() -> None:
    camp = Camp(hand="sealed-door, huayna", my_location="nine-wells").phase(2)
    assert camp.why_not("play/sealed-door") == "play.prerequisite"
    camp = Camp(hand="sealed-door, huayna", your_location="nine-wells", top="storm, condor-gate, jaguar, torch")
    camp.phase(2).play("play/sealed-door", "pass")
    assert camp.hand(ME) == ["huayna"]
    assert camp.discard(EXPLORATION) == ["storm", "condor-gate", "jaguar", "torch", "sealed-door"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("sealed-door")
@pytest.mark.clause("piles.in-flight", "play.no-target")
def test_sealed_door_reshuffles_the_discard_pile_but_never_itself() -> None:
    camp = Camp(
        hand="sealed-door, huayna", your_location="nine-wells", top="storm", discard="condor-gate",
        characters_top="antonio", only_named=True,
    ).phase(2)  # fmt: skip
    camp.play("play/sealed-door")
    assert camp.keys() == ["pass", "take/condor-gate"]
    camp.play("take/condor-gate")
    assert camp.hand(ME) == ["huayna", "condor-gate"]
    assert camp.pile(EXPLORATION) == ["storm"], "with both piles empty what is discarded first makes the new one"
    assert camp.discard(EXPLORATION) == ["sealed-door"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="tupac-mamani", hand="sealed-door, huayna", your_location="nine-wells").without(EXPLORATION)
    assert camp.phase(2).why_not("play/sealed-door") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


# -- The Adventurer's cards --------------------------------------------------------------------------------------------


@pytest.mark.card("secret-passage")
@pytest.mark.clause("special.prerequisite")
def test_secret_passage_takes_one_of_the_top_six_in_secret() -> None:
    six = "storm, golden-quipu, jaguar, nine-wells, torch, decoy"
    camp = Camp(mine="ohio-bob", yours="che-madera", hand="secret-passage", top=six).phase(2)
    below = camp.pile(EXPLORATION)[6:]
    camp.play("play/secret-passage")
    assert sorted(camp.keys()) == sorted(f"take/{card}" for card in six.split(", "))
    assert camp.why_not("pass") == "play.player-chooses"
    camp.play("take/golden-quipu")
    assert camp.hand(ME) == ["golden-quipu"]
    assert camp.pile(EXPLORATION) == [*below, "storm", "jaguar", "nine-wells", "torch", "decoy"]
    assert camp.known(YOU, six) == []
    assert len(camp.known(ME, six)) == 6
    assert camp.discard(EXPLORATION) == ["secret-passage"]
    assert camp.camp(YOU) == ["che-madera"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("secret-passage")
@pytest.mark.clause("piles.reshuffle-when", "piles.in-flight")
def test_secret_passage_goes_on_with_the_reshuffled_discards_but_not_itself() -> None:
    camp = Camp(
        mine="ohio-bob", hand="secret-passage", top="storm", characters_top="huayna", discard="torch, decoy",
        only_named=True,
    ).phase(2)  # fmt: skip
    camp.play("play/secret-passage")
    assert camp.keys() == ["take/storm", "take/torch", "take/decoy"]
    camp.play("take/torch")
    assert camp.hand(ME) == ["torch"]
    assert camp.pile(EXPLORATION) == ["storm", "decoy"]
    assert camp.discard(EXPLORATION) == ["secret-passage"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("secret-passage")
@pytest.mark.clause("special.prerequisite")
def test_secret_passage_needs_the_adventurer() -> None:
    camp = Camp(mine="ohio-bob", yours="the-doc", hand="secret-passage").phase(2)
    assert camp.adventurer() == -1
    assert camp.why_not("play/secret-passage") == "special.prerequisite"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("museum-funds")
@pytest.mark.clause("words.draw-any", "words.draw-one-by-one")
def test_museum_funds_draw_two_cards_one_by_one_from_either_pile() -> None:
    camp = Camp(
        mine="ohio-bob", yours="ramuncho", hand="museum-funds", top="storm, torch", characters_top="huayna",
        your_hand="decoy",
    ).phase(2)  # fmt: skip
    camp.play("play/museum-funds", "draw/exploration")
    assert camp.hand(ME) == ["storm"]
    assert camp.keys() == ["draw/exploration", "draw/characters"]
    camp.play("draw/characters")
    assert camp.hand(ME) == ["storm", "huayna"]
    assert camp.known(YOU, "storm, huayna") == []
    assert camp.discard(EXPLORATION) == ["museum-funds"]
    assert camp.hand(YOU) == ["decoy"]
    assert camp.camp(YOU) == ["ramuncho"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("museum-funds")
def test_museum_funds_draw_two_more_against_an_opponent_whose_camp_holds_more() -> None:
    camp = Camp(mine="ohio-bob", yours="ramuncho, antonio", hand="museum-funds", top="storm, torch, decoy").phase(2)
    camp.play("play/museum-funds", "draw/exploration", "draw/exploration", "draw/exploration", "draw/characters")
    assert camp.hand(ME)[:3] == ["storm", "torch", "decoy"]
    assert len(camp.hand(ME)) == 4
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("museum-funds")
@pytest.mark.clause("special.prerequisite")
def test_museum_funds_need_the_adventurer() -> None:
    camp = Camp(mine="ramuncho", yours="ohio-bob", hand="museum-funds").phase(2)
    assert camp.why_not("play/museum-funds") == "special.prerequisite"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("lost-map")
def test_lost_map_takes_a_treasure_or_a_location_from_the_discard_pile() -> None:
    camp = Camp(yours="ramuncho", hand="lost-map, antonio", discard="storm, golden-quipu, huayna, nine-wells").phase(2)
    camp.play("play/lost-map")
    assert camp.keys() == ["take/nine-wells", "take/golden-quipu"]
    assert camp.why_not("take/storm") == "play.player-chooses" == camp.why_not("take/huayna")
    camp.play("take/golden-quipu")
    assert camp.hand(ME) == ["antonio", "golden-quipu"]
    assert camp.known(YOU, "golden-quipu") == ["golden-quipu"]
    assert camp.discard(EXPLORATION) == ["storm", "nine-wells", "lost-map"]
    assert camp.discard(CHARACTERS) == ["huayna"]
    assert camp.treasures(ME) == []
    assert camp.camp(YOU) == ["ramuncho"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("lost-map")
@pytest.mark.clause("play.prerequisite", "play.no-target")
def test_lost_map_needs_an_opponent_whose_camp_holds_more_and_something_to_find() -> None:
    camp = Camp(mine="ramuncho", yours="ohio-bob", hand="lost-map", discard="golden-quipu").phase(2)
    assert camp.why_not("play/lost-map") == "play.prerequisite"
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="ramuncho", yours="ohio-bob, antonio", hand="lost-map", discard="storm, huayna").phase(2)
    assert camp.why_not("play/lost-map") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


# -- The Rogue's cards -------------------------------------------------------------------------------------------------


@pytest.mark.card("looting")
@pytest.mark.clause("words.remove")
def test_looting_removes_a_treasure() -> None:
    camp = Camp(
        mine="che-madera", yours="ohio-bob, the-doc", hand="looting, huayna", your_treasures="golden-quipu",
        my_treasures="jaguar-mask", your_location="nine-wells", your_hand="bodyguard",
    ).phase(2)  # fmt: skip
    camp.play("play/looting")
    assert camp.treasures(YOU) == []
    assert camp.discard(EXPLORATION) == ["golden-quipu", "looting"]
    assert camp.treasures(ME) == ["jaguar-mask"]
    assert camp.location(YOU) == ["nine-wells"]
    assert camp.camp(YOU) == ["ohio-bob", "the-doc"]
    assert camp.hand(YOU) == ["bodyguard"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("looting")
@pytest.mark.clause("special.prerequisite", "play.no-target")
def test_looting_needs_the_rogue_and_a_treasure() -> None:
    camp = Camp(mine="ramuncho", hand="looting", your_treasures="golden-quipu").phase(2)
    assert camp.why_not("play/looting") == "special.prerequisite"
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="che-madera, ramuncho", hand="looting", my_treasures="golden-quipu").phase(2)
    assert camp.why_not("play/looting") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("ransom")
@pytest.mark.clause("play.random", "reaction.condition")
def test_ransom_takes_two_random_cards_from_whoever_is_ahead_and_the_decoy_is_silent() -> None:
    camp = Camp(
        mine="che-madera", yours="ohio-bob", hand="ransom, huayna", your_hand="storm, ramuncho, torch, decoy",
        your_location="nine-wells",
    ).phase(2)  # fmt: skip
    before = camp.hand(YOU)
    camp.play("play/ransom")
    taken = camp.hand(ME)[1:]
    assert camp.hand(ME)[0] == "huayna"
    assert len(taken) == 2
    assert sorted(taken + camp.hand(YOU)) == sorted(before)
    assert camp.known(YOU, ", ".join(taken)) == taken  # who is robbed sees what is missing
    assert camp.known(ME, ", ".join(camp.hand(YOU))) == []
    assert camp.discard(EXPLORATION) == ["ransom"]
    assert camp.discard(CHARACTERS) == []
    assert camp.camp(YOU) == ["ohio-bob"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("ransom")
def test_ransom_takes_one_random_card_from_whoever_is_not() -> None:
    camp = Camp(mine="che-madera", yours="ohio-bob", hand="ransom, huayna", your_hand="storm, torch").phase(2)
    camp.play("play/ransom")
    assert len(camp.hand(ME)) == 2
    assert len(camp.hand(YOU)) == 1
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("ransom")
@pytest.mark.clause("play.partial", "special.prerequisite", "play.no-target")
def test_ransom_takes_the_only_card_and_needs_the_rogue_and_a_hand() -> None:
    camp = Camp(
        mine="che-madera", yours="ohio-bob, the-doc", hand="ransom, huayna", your_hand="storm"
    ).phase(2).play("play/ransom")  # fmt: skip
    assert camp.hand(ME) == ["huayna", "storm"]
    assert camp.hand(YOU) == []
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="ramuncho", hand="ransom", your_hand="storm").phase(2)
    assert camp.why_not("play/ransom") == "special.prerequisite"
    camp = Camp(mine="che-madera, ramuncho", hand="ransom").phase(2)
    assert camp.why_not("play/ransom") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("bribe")
@pytest.mark.clause("special.every-change")
def test_bribe_pays_a_card_and_wins_a_character_over() -> None:
    camp = Camp(
        mine="che-madera", yours="ohio-bob, the-doc", hand="bribe, torch, huayna", your_hand="bodyguard, storm"
    ).phase(2)
    assert (camp.adventurer(), camp.rogue()) == (YOU, ME)
    camp.play("play/bribe")
    assert camp.keys() == ["discard/huayna", "discard/torch"]  # the card itself is no longer in hand
    camp.play("discard/torch")
    assert camp.keys() == ["take/ohio-bob", "take/the-doc"]
    camp.play("take/ohio-bob")  # it is not removed: neither the Doc nor a Bodyguard is asked
    assert camp.camp(ME) == ["che-madera", "ohio-bob"]
    assert camp.camp(YOU) == ["the-doc"]
    assert camp.discard(EXPLORATION) == ["torch", "bribe"]
    assert camp.discard(CHARACTERS) == []
    assert (camp.adventurer(), camp.rogue()) == (-1, ME)
    assert camp.hand(ME) == ["huayna"]
    assert camp.hand(YOU) == ["bodyguard", "storm"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("bribe")
@pytest.mark.clause("place.by-effect", "place.sixth")
def test_bribe_with_five_in_camp_displaces_one_of_them_and_never_the_newcomer() -> None:
    camp = Camp(
        mine="che-madera, antonio, bellefeu, ramuncho, huayna", yours="ohio-bob, the-doc, pilar-quispe, kid-calloway",
        your_location="nine-wells", your_treasures="golden-quipu", hand="bribe, torch",
    ).phase(2)  # fmt: skip
    camp.play("play/bribe", "take/ohio-bob")  # the only card is paid without a question
    assert len(camp.keys()) == 5
    assert camp.why_not("displace/ohio-bob") == "place.sixth"
    camp.play("displace/che-madera")
    assert camp.camp(ME) == ["antonio", "bellefeu", "ramuncho", "huayna", "ohio-bob"]
    assert camp.camp(YOU) == ["the-doc", "pilar-quispe", "kid-calloway"]
    assert camp.discard(CHARACTERS) == ["che-madera"]
    assert camp.discard(EXPLORATION) == ["torch", "bribe"]
    assert (camp.adventurer(), camp.rogue()) == (-1, -1)
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("bribe")
@pytest.mark.clause("play.prerequisite", "play.no-target")
def test_bribe_needs_an_opponent_whose_camp_holds_more_a_card_to_pay_and_somebody_to_bribe() -> None:
    camp = Camp(mine="ramuncho", yours="ohio-bob", hand="bribe, torch").phase(2)
    assert camp.why_not("play/bribe") == "play.prerequisite"
    camp = Camp(mine="ramuncho", yours="ohio-bob, antonio", hand="bribe").phase(2)
    assert camp.why_not("play/bribe") == "play.prerequisite"
    camp = Camp(hand="bribe, torch, huayna, supplies", your_location="nine-wells").phase(2)
    assert camp.why_not("play/bribe") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("bribe")
@pytest.mark.clause("play.prerequisite")
def test_bribe_must_be_paid_even_where_a_card_may_be_wasted() -> None:
    at = {"your_location": "nine-wells", "no_target": "allowed"}
    assert Camp(hand="bribe, torch", **at).phase(2).why_not("play/bribe") == ""
    camp = Camp(hand="bribe", mine="ramuncho", yours="che-madera", **at).phase(2)
    assert camp.why_not("play/bribe") == "play.prerequisite"
    camp.nobody_is_waiting_but(ME)


# -- Supplies, Recruitment, Telegram, Forced march ---------------------------------------------------------------------


@pytest.mark.card("supplies")
@pytest.mark.clause("words.draw-any", "words.draw-one-by-one")
def test_supplies_draw_two_cards() -> None:
    camp = Camp(
        mine="ramuncho", hand="supplies", yours="ohio-bob", top="storm", characters_top="huayna", your_hand="torch"
    ).phase(2)
    camp.play("play/supplies", "draw/characters")
    assert camp.hand(ME) == ["huayna"]
    assert camp.why_not("pass") == "play.player-chooses"
    camp.play("draw/exploration")
    assert camp.hand(ME) == ["huayna", "storm"]
    assert camp.known(YOU, "huayna, storm") == []
    assert camp.discard(EXPLORATION) == ["supplies"]
    assert camp.hand(YOU) == ["torch"]
    assert camp.camp(YOU) == ["ohio-bob"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("supplies")
def test_supplies_draw_two_more_against_an_opponent_whose_camp_holds_more() -> None:
    camp = Camp(hand="supplies, huayna", yours="ohio-bob", top="storm, torch, decoy, ransom, looting").phase(2)
    camp.play("play/supplies", *["draw/exploration"] * 4)
    assert camp.hand(ME) == ["huayna", "storm", "torch", "decoy", "ransom"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("supplies")
@pytest.mark.clause("play.partial", "piles.in-flight")
def test_supplies_draw_what_there_is_and_never_themselves() -> None:
    camp = Camp(hand="supplies, huayna", top="storm", characters_top="antonio", only_named=True).without(CHARACTERS)
    camp.phase(2).play("play/supplies")
    assert camp.hand(ME) == ["huayna", "storm"]
    assert (camp.pile(EXPLORATION), camp.discard(EXPLORATION)) == (["supplies"], [])
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("supplies")
@pytest.mark.clause("play.no-target")
def test_supplies_are_refused_when_nothing_can_be_drawn() -> None:
    camp = Camp(mine="tupac-mamani", hand="supplies, huayna").without(EXPLORATION).without(CHARACTERS).phase(2)
    assert camp.why_not("play/supplies") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("recruitment")
@pytest.mark.clause("words.reveal", "play.brought-in-acts")
def test_recruitment_brings_one_of_three_revealed_characters_into_the_camp() -> None:
    camp = Camp(
        mine="huayna",
        yours="ohio-bob, sir-allistair",
        hand="recruitment",
        characters_top="antonio, ramuncho, the-doc",
        your_hand="torch",
    ).phase(2)
    camp.play("play/recruitment")
    assert camp.keys() == ["pass", "take/ramuncho", "take/the-doc", "take/antonio"]
    camp.play("take/the-doc")
    assert camp.camp(ME) == ["huayna", "the-doc"]
    assert camp.adventurer() == YOU
    assert camp.discard(CHARACTERS) == ["antonio", "ramuncho"]
    assert camp.discard(EXPLORATION) == ["recruitment"]
    assert camp.known(YOU, "antonio, ramuncho, the-doc") == ["antonio", "ramuncho", "the-doc"]
    assert camp.camp(YOU) == ["ohio-bob", "sir-allistair"]
    assert camp.hand(YOU) == ["torch"]
    assert camp.hand(ME) == []
    camp.nobody_is_waiting_but(ME)
    camp = Camp(hand="recruitment", yours="ohio-bob", characters_top="ramuncho, antonio").phase(2)
    camp.play("play/recruitment", "take/ramuncho")
    assert camp.may("act/ramuncho")
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("recruitment")
@pytest.mark.clause("place.sixth", "place.by-effect", "place.types-of-removal")
def test_recruitment_with_five_in_camp_displaces_one_of_them() -> None:
    camp = Camp(
        mine="huayna, bellefeu, antonio, padre-anselmo, kid-calloway", hand="recruitment",
        yours="che-madera, sir-allistair, tupac-mamani, pilar-quispe, marcus-vidor", your_location="nine-wells",
        characters_top="ohio-bob, ramuncho, the-doc", your_hand="bodyguard, storm, torch",
    ).phase(2)  # fmt: skip
    camp.play("play/recruitment", "take/ohio-bob")
    assert len(camp.keys()) == 5
    assert camp.why_not("displace/ohio-bob") == "place.sixth"
    camp.play("displace/antonio")
    assert camp.camp(ME) == ["huayna", "bellefeu", "padre-anselmo", "kid-calloway", "ohio-bob"]
    assert camp.discard(CHARACTERS) == ["antonio", "ramuncho", "the-doc"]
    assert len(camp.camp(YOU)) == 5
    assert camp.hand(YOU) == ["bodyguard", "storm", "torch"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("recruitment")
@pytest.mark.clause("play.no-target", "play.prerequisite")
def test_recruitment_may_take_nobody_and_is_refused_without_characters_or_against_a_camp_that_holds_no_more() -> None:
    camp = Camp(mine="ramuncho", yours="ohio-bob", hand="recruitment").phase(2)
    assert camp.why_not("play/recruitment") == "play.prerequisite"
    camp = Camp(
        mine="huayna", yours="ohio-bob, che-madera", hand="recruitment", characters_top="antonio, ramuncho, the-doc"
    ).phase(2)
    camp.play("play/recruitment", "pass")
    assert camp.camp(ME) == ["huayna"]
    assert camp.discard(CHARACTERS) == ["antonio", "ramuncho", "the-doc"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(yours="ohio-bob", hand="recruitment, supplies").without(CHARACTERS).phase(2)
    assert camp.why_not("play/recruitment") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("recruitment")
@pytest.mark.clause("piles.reshuffle-when", "piles.in-flight")
def test_recruitment_goes_on_with_the_reshuffled_characters() -> None:
    camp = Camp(
        hand="recruitment", yours="che-madera", top="storm", characters_top="antonio", discard="ramuncho, the-doc",
        only_named=True,
    )  # fmt: skip
    camp.phase(2).play("play/recruitment", "take/the-doc")
    assert camp.camp(ME) == ["the-doc"]
    assert sorted(camp.pile(CHARACTERS)) == ["antonio", "ramuncho"]
    assert camp.discard(CHARACTERS) == []
    assert camp.adventurer() == ME
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("telegram")
def test_telegram_takes_a_discarded_character_and_draws_an_exploration_card() -> None:
    camp = Camp(
        mine="ramuncho", yours="ohio-bob", hand="telegram", discard="antonio, nine-wells, the-doc", top="storm",
        your_hand="torch",
    ).phase(2)  # fmt: skip
    camp.play("play/telegram")
    assert camp.keys() == ["take/the-doc", "take/antonio"]
    assert camp.why_not("take/nine-wells") == "play.player-chooses"
    ear = camp.listen()
    camp.play("take/antonio")
    assert camp.hand(ME) == ["antonio", "storm"]
    assert told_keys(ear) == ["took-from-discard", "drew-by-effect"]
    assert camp.known(YOU, "antonio, storm") == ["antonio"]
    assert camp.discard(CHARACTERS) == ["the-doc"]
    assert camp.discard(EXPLORATION) == ["nine-wells", "telegram"]
    assert camp.camp(ME) == ["ramuncho"]
    assert camp.camp(YOU) == ["ohio-bob"]
    assert camp.hand(YOU) == ["torch"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("telegram")
@pytest.mark.clause("play.partial", "play.no-target")
def test_telegram_does_the_half_that_it_can() -> None:
    camp = Camp(mine="ramuncho", hand="telegram", top="storm").phase(2).play("play/telegram")
    assert camp.hand(ME) == ["storm"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="ramuncho", hand="telegram", discard="antonio").without(EXPLORATION).phase(2).play("play/telegram")
    assert camp.hand(ME) == ["antonio"]
    assert (camp.pile(EXPLORATION), camp.discard(EXPLORATION)) == (["telegram"], [])
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="tupac-mamani", hand="telegram, huayna").without(EXPLORATION).phase(2)
    assert camp.why_not("play/telegram") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("telegram")
def test_telegram_draws_two_more_against_an_opponent_whose_camp_holds_more() -> None:
    camp = Camp(yours="ohio-bob", hand="telegram, huayna", discard="antonio", top="storm, torch, decoy, ransom")
    camp.phase(2).play("play/telegram")
    assert camp.hand(ME) == ["huayna", "antonio", "storm", "torch", "decoy"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("forced-march")
@pytest.mark.clause("words.card-over-rule", "phase2.no-placing", "play.brought-in-acts")
def test_forced_march_places_a_character_in_phase_two() -> None:
    camp = Camp(
        mine="huayna", yours="ohio-bob", hand="forced-march, ramuncho, nine-wells, golden-quipu", your_hand="torch"
    ).phase(2)
    assert camp.why_not("place/ramuncho") == "phase2.no-placing"
    camp.play("play/forced-march")
    assert camp.keys() == ["place/ramuncho", "place/nine-wells"]
    assert camp.why_not("place/golden-quipu") == "play.player-chooses" == camp.why_not("pass")
    camp.play("place/ramuncho")
    assert camp.camp(ME) == ["huayna", "ramuncho"]
    assert camp.hand(ME) == ["nine-wells", "golden-quipu"]
    assert camp.discard(EXPLORATION) == ["forced-march"]
    assert camp.known(YOU, "ramuncho") == ["ramuncho"]
    assert camp.camp(YOU) == ["ohio-bob"]
    assert camp.hand(YOU) == ["torch"]
    assert camp.state.phase == 3
    assert camp.may("act/ramuncho")
    assert camp.may("place/nine-wells")
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("forced-march")
def test_forced_march_draws_a_card_if_the_other_camp_still_holds_more() -> None:
    for yours, keys in (("ohio-bob", []), ("ohio-bob, the-doc", ["draw/exploration"])):
        camp = Camp(yours=yours, hand="forced-march, ramuncho", top="storm").phase(2).play("play/forced-march", *keys)
        assert camp.camp(ME) == ["ramuncho"]
        assert camp.hand(ME) == ["storm"] * len(keys)
        camp.nobody_is_waiting_but(ME)


@pytest.mark.card("forced-march")
def test_forced_march_places_a_location_that_serves_a_treasure_in_phase_three() -> None:
    camp = Camp(mine="ohio-bob", hand="forced-march, nine-wells, golden-quipu").phase(2).play("play/forced-march")
    assert camp.location(ME) == ["nine-wells"]
    assert camp.hand(ME) == ["golden-quipu"]
    camp.play("place/golden-quipu")
    assert camp.treasures(ME) == ["golden-quipu"]
    assert camp.location(ME) == []
    assert camp.discard(EXPLORATION) == ["forced-march", "nine-wells"]
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("forced-march")
@pytest.mark.clause("place.by-effect", "play.no-target", "place.sixth")
def test_forced_march_keeps_to_the_limits_of_the_camp() -> None:
    camp = Camp(mine="ohio-bob", hand="forced-march, nine-wells, golden-quipu", my_location="condor-gate").phase(2)
    assert camp.why_not("play/forced-march") == "play.no-target"
    five = "che-madera, antonio, bellefeu, ramuncho, huayna"
    camp = Camp(mine=five, hand="forced-march, ohio-bob, nine-wells", my_location="condor-gate").phase(2)
    camp.play("play/forced-march", "displace/huayna")  # the second Location is no choice
    assert camp.camp(ME) == ["che-madera", "antonio", "bellefeu", "ramuncho", "ohio-bob"]
    assert camp.discard(CHARACTERS) == ["huayna"]
    assert camp.hand(ME) == ["nine-wells"]
    assert camp.location(ME) == ["condor-gate"]
    camp.nobody_is_waiting_but(ME)
