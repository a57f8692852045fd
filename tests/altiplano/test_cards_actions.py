"""The 20 Action cards, one by one: set up by naming cards, then only played."""

import pytest

from bivouac.games.altiplano.words import LINES
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
@pytest.mark.clause("play.random", "reaction.removal")
def test_jaguar_takes_whom_it_likes_and_nobody_chooses() -> None:
    taken = set()
    for seed in range(30):
        camp = Camp(
            mine="henriette-smith", yours="ohio-bob, huayna, che-madera", hand="jaguar, ramuncho", your_hand="storm",
            seed=seed,
        ).phase(2)  # fmt: skip
        camp.play("play/jaguar")
        [gone] = camp.discard(CHARACTERS)
        taken.add(gone)
        assert sorted([*camp.camp(YOU), gone]) == ["che-madera", "huayna", "ohio-bob"]
        assert camp.camp(ME) == ["henriette-smith"]
        assert camp.hand(YOU) == ["storm"]
        assert camp.discard(EXPLORATION) == ["jaguar"]
        camp.nobody_is_waiting_but(ME)
    assert taken == {"ohio-bob", "huayna", "che-madera"}


@pytest.mark.card("jaguar")
@pytest.mark.clause("reaction.removal")
def test_jaguar_can_be_kept_off_once_it_has_picked_its_prey() -> None:
    camp = Camp(yours="ohio-bob", hand="jaguar, ramuncho", your_hand="bodyguard").phase(2).play("play/jaguar")
    assert camp.keys(YOU) == ["pass", "react/bodyguard"]
    camp.play("react/bodyguard")
    assert camp.camp(YOU) == ["ohio-bob"]
    assert camp.discard(EXPLORATION) == ["bodyguard", "jaguar"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("jaguar")
@pytest.mark.clause("play.prerequisite")
@pytest.mark.parametrize(
    ("mine", "yours", "allowed"),
    [
        ({"mine": "antonio"}, {"yours": "ohio-bob"}, False),
        ({"mine": "antonio, ramuncho"}, {"yours": "ohio-bob"}, False),
        ({}, {"yours": "ohio-bob"}, True),
        ({"mine": "antonio"}, {"yours": "ohio-bob, che-madera"}, True),
        ({"mine": "antonio"}, {"yours": "ohio-bob", "your_location": "nine-wells"}, False),
        ({"mine": "antonio"}, {"yours": "ohio-bob", "your_treasures": "golden-quipu"}, False),
        ({"mine": "antonio", "my_location": "condor-gate"}, {"yours": "ohio-bob, che-madera"}, True),
    ],
)
def test_jaguar_needs_an_opponent_who_has_more_characters(
    mine: dict[str, str], yours: dict[str, str], allowed: bool
) -> None:
    camp = Camp(hand="jaguar, supplies", **mine, **yours).phase(2)
    assert camp.why_not("play/jaguar") == ("" if allowed else "play.prerequisite")


@pytest.mark.card("vampire-bats")
@pytest.mark.parametrize(
    ("held", "left"), [("storm, telegram, ransom, torch, decoy", 3), ("storm, ransom, looting", 3)]
)
def test_vampire_bats_thin_a_hand_down_to_three_and_draw_a_card(held: str, left: int) -> None:
    camp = Camp(
        hand="vampire-bats, huayna", your_hand=held, yours="ohio-bob", top="supplies",
        characters_top="ramuncho",
    ).phase(2)  # fmt: skip
    camp.play("play/vampire-bats")
    if "torch" in held:
        camp.play("pass")  # neither the Torch nor the Decoy is used
    assert len(camp.hand(YOU)) == left  # the bite comes first
    assert camp.keys() == ["draw/exploration", "draw/characters"]
    camp.play("draw/characters")
    assert camp.hand(ME) == ["huayna", "ramuncho"]
    assert camp.known(YOU, "ramuncho") == []
    assert sorted(camp.discard(EXPLORATION) + camp.hand(YOU)) == sorted([*held.split(", "), "vampire-bats"])
    assert camp.discard(EXPLORATION)[-1] == "vampire-bats"
    assert camp.camp(YOU) == ["ohio-bob"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("vampire-bats")
@pytest.mark.clause("play.prerequisite")
@pytest.mark.parametrize(
    ("mine", "yours", "allowed"),
    [
        ({"mine": "antonio"}, {"yours": "ohio-bob"}, False),
        ({"mine": "antonio", "my_location": "condor-gate"}, {"yours": "ohio-bob, che-madera"}, False),
        ({"mine": "antonio", "my_treasures": "jaguar-mask"}, {"yours": "ohio-bob, che-madera"}, False),
        ({"mine": "antonio"}, {"yours": "ohio-bob", "your_location": "nine-wells"}, True),
        ({"mine": "antonio"}, {"yours": "ohio-bob", "your_treasures": "golden-quipu"}, True),
        ({"mine": "ramuncho"}, {"yours": "ohio-bob"}, False),  # The Adventurer lies there too and does not count
    ],
)
def test_vampire_bats_need_an_opponent_whose_camp_holds_more(
    mine: dict[str, str], yours: dict[str, str], allowed: bool
) -> None:
    camp = Camp(hand="vampire-bats, supplies", **mine, **yours).phase(2)
    assert camp.why_not("play/vampire-bats") == ("" if allowed else "play.prerequisite")


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
@pytest.mark.clause("special.every-change")
def test_stampede_sends_two_characters_back_to_their_owners_hand() -> None:
    camp = Camp(
        mine="ramuncho", yours="che-madera, antonio, the-doc", hand="stampede, huayna", your_hand="storm, bodyguard"
    ).phase(2)
    assert (camp.adventurer(), camp.rogue()) == (YOU, YOU)
    ear = camp.listen()
    camp.play("play/stampede")
    assert camp.keys() == ["return/che-madera", "return/the-doc", "return/antonio"]
    assert camp.why_not("return/ramuncho") == "play.player-chooses" == camp.why_not("pass")
    camp.play("return/the-doc")  # no removal: neither the Doc nor the Bodyguard is asked
    assert camp.adventurer() == -1
    camp.play("return/antonio")
    assert camp.camp(YOU) == ["che-madera"]
    assert camp.hand(YOU) == ["storm", "bodyguard", "the-doc", "antonio"]
    assert camp.known(ME, "the-doc, antonio, storm") == ["the-doc", "antonio"]
    assert camp.discard(CHARACTERS) == []
    assert camp.discard(EXPLORATION) == ["stampede"]
    assert camp.camp(ME) == ["ramuncho"]
    assert told_keys(ear) == ["played", "sent-back", "special-back", "sent-back"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("stampede")
@pytest.mark.clause("phase4.only-own")
def test_stampede_may_leave_a_hand_above_its_limit_until_its_owner_checks_it() -> None:
    camp = Camp(
        yours="ohio-bob, the-doc, huayna",
        hand="stampede, ramuncho",
        your_hand="storm, ransom, looting, bribe, supplies",
    ).phase(2)
    camp.play("play/stampede", "return/ohio-bob", "return/huayna")
    assert len(camp.hand(YOU)) == 7
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("stampede")
@pytest.mark.clause("play.partial")
def test_stampede_scatters_the_only_character() -> None:
    camp = Camp(yours="ohio-bob", hand="stampede, huayna").phase(2).play("play/stampede")
    assert camp.camp(YOU) == []
    assert camp.hand(YOU) == ["ohio-bob"]
    assert camp.discard(EXPLORATION) == ["stampede"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("stampede")
@pytest.mark.clause("play.prerequisite")
def test_stampede_needs_an_opponent_who_has_more_characters() -> None:
    camp = Camp(mine="ohio-bob", yours="che-madera", hand="stampede, supplies", your_location="nine-wells").phase(2)
    assert camp.why_not("play/stampede") == "play.prerequisite"
    camp.nobody_is_waiting_but(ME)


# -- Traps -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("pit-of-stakes")
def test_pit_of_stakes_removes_an_archaeologist_and_nobody_else_and_draws_a_card() -> None:
    camp = Camp(
        yours="ohio-bob, huayna, che-madera, aligator-sloop", hand="pit-of-stakes, ramuncho", top="storm",
        your_location="nine-wells", your_hand="torch",
    ).phase(2)  # fmt: skip
    camp.play("play/pit-of-stakes")
    assert camp.keys() == ["remove/ohio-bob", "remove/aligator-sloop"]
    assert camp.why_not("remove/che-madera") == "play.player-chooses" == camp.why_not("remove/huayna")
    camp.play("remove/aligator-sloop", "draw/exploration")
    assert camp.camp(YOU) == ["ohio-bob", "huayna", "che-madera"]
    assert camp.discard(CHARACTERS) == ["aligator-sloop"]
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
@pytest.mark.clause("special.prerequisite", "special.lost-midway")
def test_rolling_boulder_costs_a_character_of_ones_own_and_removes_two() -> None:
    camp = Camp(mine="che-madera, antonio", yours="ohio-bob, huayna, the-doc", hand="rolling-boulder, ramuncho").phase(
        2
    )
    camp.play("play/rolling-boulder")
    assert camp.keys() == ["remove/che-madera", "remove/antonio"]
    assert camp.why_not("remove/ohio-bob") == "play.player-chooses" == camp.why_not("pass")
    camp.play("remove/antonio", "remove/the-doc", "pass")
    assert camp.keys() == ["remove/ohio-bob", "remove/huayna"]
    camp.play("remove/ohio-bob")
    assert camp.camp(YOU) == ["huayna"]
    assert camp.discard(CHARACTERS) == ["antonio", "the-doc", "ohio-bob"]
    assert camp.camp(ME) == ["che-madera"]
    assert camp.discard(EXPLORATION) == ["rolling-boulder"]
    assert camp.adventurer() == -1
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("rolling-boulder")
@pytest.mark.clause("special.lost-midway", "place.types-of-removal")
def test_rolling_boulder_rolls_on_without_the_only_raider_and_nobody_answers_its_cost() -> None:
    camp = Camp(
        mine="che-madera", yours="ohio-bob, huayna", hand="rolling-boulder, double-cross, torch", your_hand="storm"
    ).phase(2)
    camp.play("play/rolling-boulder")
    assert camp.rogue() == -1
    camp.play("remove/huayna")
    assert camp.camp(ME) == camp.camp(YOU) == []
    assert camp.discard(CHARACTERS) == ["che-madera", "huayna", "ohio-bob"]
    camp.nobody_is_waiting_but(YOU)


@pytest.mark.card("rolling-boulder")
@pytest.mark.clause("play.partial")
def test_rolling_boulder_removes_the_only_character() -> None:
    camp = Camp(mine="che-madera, ramuncho", yours="ohio-bob", hand="rolling-boulder, huayna").phase(2)
    camp.play("play/rolling-boulder", "remove/ramuncho")
    assert camp.camp(YOU) == []
    assert camp.discard(CHARACTERS) == ["ramuncho", "ohio-bob"]
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
@pytest.mark.clause("words.draw-any")
def test_sealed_door_shuts_a_location_out_and_draws_two_cards() -> None:
    camp = Camp(
        yours="ohio-bob", hand="sealed-door, huayna", your_location="nine-wells", my_location="drowned-city",
        your_treasures="golden-quipu", your_hand="storm", top="jaguar", characters_top="antonio",
    ).phase(2)  # fmt: skip
    ear = camp.listen()
    camp.play("play/sealed-door")
    assert camp.location(YOU) == []
    assert camp.hand(YOU) == ["storm", "nine-wells"]
    assert camp.known(ME, "nine-wells, storm") == ["nine-wells"]
    assert told_keys(ear) == ["played", "sent-back"]
    camp.play("draw/characters", "draw/exploration")
    assert camp.hand(ME) == ["huayna", "antonio", "jaguar"]
    assert camp.discard(EXPLORATION) == ["sealed-door"]
    assert camp.location(ME) == ["drowned-city"]
    assert camp.treasures(YOU) == ["golden-quipu"]
    assert camp.camp(YOU) == ["ohio-bob"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("sealed-door")
@pytest.mark.clause("play.prerequisite")
def test_sealed_door_needs_a_location_in_the_opponents_camp() -> None:
    camp = Camp(mine="ramuncho", hand="sealed-door", my_location="nine-wells").phase(2)
    assert camp.why_not("play/sealed-door") == "play.prerequisite"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("sealed-door")
@pytest.mark.clause("piles.in-flight", "play.partial")
def test_sealed_door_draws_reshuffled_cards_but_never_itself_and_shuts_out_even_with_nothing_to_draw() -> None:
    camp = Camp(
        hand="sealed-door, huayna", your_location="nine-wells", discard="condor-gate", characters_top="antonio",
        only_named=True,
    ).phase(2)  # fmt: skip
    camp.play("play/sealed-door", "draw/exploration")
    assert camp.hand(ME) == ["huayna", "condor-gate", "antonio"]
    assert camp.pile(EXPLORATION) == ["sealed-door"], "with both piles empty what is discarded makes the new one"
    assert camp.discard(EXPLORATION) == []
    camp.nobody_is_waiting_but(ME)
    camp = Camp(hand="sealed-door, huayna", your_location="nine-wells").without(EXPLORATION).without(CHARACTERS)
    camp.phase(2).play("play/sealed-door")
    assert camp.hand(YOU) == ["nine-wells"]
    assert camp.hand(ME) == ["huayna"]
    camp.nobody_is_waiting_but(ME)


# -- The Adventurer's cards --------------------------------------------------------------------------------------------


@pytest.mark.card("secret-passage")
@pytest.mark.clause("special.prerequisite", "words.card-over-rule")
def test_secret_passage_places_a_treasure_and_the_location_stays_for_the_next() -> None:
    camp = Camp(
        mine="ohio-bob", yours="che-madera", hand="secret-passage, golden-quipu, jaguar-mask, huayna",
        my_location="nine-wells", your_hand="landslide, storm",
    ).phase(2)  # fmt: skip
    ear = camp.listen()
    camp.play("play/secret-passage")
    assert camp.keys() == ["place/golden-quipu", "place/jaguar-mask"]
    assert camp.why_not("place/huayna") == "play.player-chooses" == camp.why_not("pass")
    camp.play("place/golden-quipu")
    assert camp.treasures(ME) == ["golden-quipu"]
    assert camp.location(ME) == ["nine-wells"]
    assert camp.known(YOU, "golden-quipu, jaguar-mask") == ["golden-quipu"]
    assert camp.discard(EXPLORATION) == ["secret-passage"]
    assert told_keys(ear) == ["played", "placed-treasure", "stays"]
    assert [LINES.clause_of(told) for told in ear.told][1:] == ["play.action-card", "words.card-over-rule"]
    assert camp.hand(YOU) == ["landslide", "storm"]
    camp.nobody_is_waiting_but(ME)
    camp.play("place/jaguar-mask")  # and the rulebook's way spends it
    assert camp.table.result is not None
    assert camp.table.result.winners == [ME]
    assert camp.location(ME) == []


@pytest.mark.card("secret-passage")
@pytest.mark.clause("end.two-treasures")
def test_secret_passage_may_win_the_game() -> None:
    camp = Camp(
        mine="ohio-bob", hand="secret-passage, golden-quipu", my_location="nine-wells", my_treasures="jaguar-mask"
    )
    camp.phase(2).play("play/secret-passage")
    assert camp.table.result is not None
    assert camp.table.result.winners == [ME]


@pytest.mark.card("secret-passage")
@pytest.mark.clause("place.treasure", "play.no-target")
def test_secret_passage_needs_a_location_and_a_treasure_in_hand() -> None:
    camp = Camp(mine="ohio-bob", hand="secret-passage, golden-quipu").phase(2)
    assert camp.why_not("play/secret-passage") == "play.no-target"
    camp = Camp(mine="ohio-bob", hand="secret-passage, huayna", my_location="nine-wells").phase(2)
    assert camp.why_not("play/secret-passage") == "play.no-target"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("secret-passage")
@pytest.mark.clause("special.prerequisite")
def test_secret_passage_needs_the_adventurer() -> None:
    camp = Camp(mine="ohio-bob", yours="the-doc", hand="secret-passage").phase(2)
    assert camp.adventurer() == -1
    assert camp.why_not("play/secret-passage") == "special.prerequisite"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("museum-funds")
@pytest.mark.clause("words.draw-any", "words.draw-one-by-one", "special.every-change")
def test_museum_funds_ask_for_an_archaeologist_to_lecture_and_draw_four_cards() -> None:
    camp = Camp(
        mine="ohio-bob, sir-allistair, ramuncho", yours="huayna", hand="museum-funds", top="storm, torch, supplies",
        characters_top="antonio", your_hand="decoy",
    ).phase(2)  # fmt: skip
    ear = camp.listen()
    camp.play("play/museum-funds")
    assert camp.keys() == ["return/ohio-bob", "return/sir-allistair"]
    assert camp.why_not("return/ramuncho") == "play.player-chooses" == camp.why_not("pass")
    camp.play("return/sir-allistair")
    assert camp.camp(ME) == ["ohio-bob", "ramuncho"]
    assert camp.hand(ME) == ["sir-allistair"]
    assert LINES.clause_of(ear.told[1]) == "play.action-card"
    camp.play("draw/exploration", "draw/characters", "draw/exploration", "draw/exploration")
    assert camp.hand(ME) == ["sir-allistair", "storm", "antonio", "torch", "supplies"]
    assert camp.known(YOU, "sir-allistair, storm, antonio") == ["sir-allistair"]
    assert camp.discard(EXPLORATION) == ["museum-funds"]
    assert camp.discard(CHARACTERS) == []
    assert camp.hand(YOU) == ["decoy"]
    assert camp.may("place/sir-allistair")
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("museum-funds")
@pytest.mark.clause("special.lost-midway")
def test_museum_funds_are_paid_out_though_the_only_archaeologist_goes_home() -> None:
    camp = Camp(mine="ohio-bob", yours="ramuncho", hand="museum-funds", top="storm, torch, decoy, supplies").phase(2)
    camp.play("play/museum-funds")
    assert camp.adventurer() == -1
    camp.play(*["draw/exploration"] * 4)
    assert camp.hand(ME) == ["ohio-bob", "storm", "torch", "decoy", "supplies"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("museum-funds")
@pytest.mark.clause("special.prerequisite")
def test_museum_funds_need_the_adventurer() -> None:
    camp = Camp(mine="ramuncho", yours="ohio-bob", hand="museum-funds").phase(2)
    assert camp.why_not("play/museum-funds") == "special.prerequisite"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("lost-map")
@pytest.mark.clause("words.reveal")
@pytest.mark.parametrize("found", ["golden-quipu", "nine-wells"])
def test_lost_map_leads_to_the_first_treasure_or_location_of_the_pile(found: str) -> None:
    camp = Camp(
        yours="ramuncho", hand="lost-map, antonio", your_treasures="jaguar-mask", discard="torch",
        top=f"storm, decoy, {found}, condor-gate",
    ).phase(2)  # fmt: skip
    ear = camp.listen()
    camp.play("play/lost-map")
    assert camp.hand(ME) == ["antonio", found]
    assert camp.known(YOU, f"storm, decoy, {found}, condor-gate") == ["storm", "decoy", found]
    assert camp.discard(EXPLORATION) == ["torch", "storm", "decoy", "lost-map"]
    assert camp.pile(EXPLORATION)[0] == "condor-gate"
    assert told_keys(ear) == ["played", "revealed", "revealed", "revealed", "took"]
    assert camp.treasures(YOU) == ["jaguar-mask"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("lost-map")
@pytest.mark.clause("piles.reshuffle-when", "piles.in-flight")
def test_lost_map_goes_on_with_the_reshuffled_cards_and_may_find_nothing() -> None:
    camp = Camp(
        mine="ramuncho", hand="lost-map", your_treasures="jaguar-mask", top="storm", discard="nine-wells",
        characters_top="antonio", only_named=True,
    ).phase(2)  # fmt: skip
    camp.play("play/lost-map")
    assert camp.hand(ME) == ["nine-wells"]
    assert camp.pile(EXPLORATION) == ["storm"], "with both piles empty what is discarded first makes the new one"
    assert camp.discard(EXPLORATION) == ["lost-map"]
    camp = Camp(
        mine="ramuncho", hand="lost-map", your_treasures="jaguar-mask", top="storm", discard="torch",
        characters_top="antonio", only_named=True,
    ).phase(2)  # fmt: skip
    camp.play("play/lost-map")
    assert camp.hand(ME) == []
    assert sorted(camp.pile(EXPLORATION)) == ["storm", "torch"]
    assert camp.discard(EXPLORATION) == ["lost-map"]
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("lost-map")
@pytest.mark.clause("play.prerequisite", "play.no-target")
def test_lost_map_needs_an_opponent_who_has_a_treasure_and_a_pile_to_search() -> None:
    camp = Camp(mine="ramuncho", hand="lost-map", my_treasures="golden-quipu", your_hand="jaguar-mask").phase(2)
    assert camp.why_not("play/lost-map") == "play.prerequisite"
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="tupac-mamani", hand="lost-map, huayna", your_treasures="golden-quipu").without(EXPLORATION)
    assert camp.phase(2).why_not("play/lost-map") == "play.no-target"
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
def test_ransom_sends_a_hostage_back_and_takes_a_random_card_perhaps_the_hostage() -> None:
    taken = set()
    for seed in range(30):
        camp = Camp(
            mine="che-madera", yours="ohio-bob, the-doc", hand="ransom, huayna", your_hand="storm, bodyguard",
            your_location="nine-wells", seed=seed,
        ).phase(2)  # fmt: skip
        camp.play("play/ransom")
        assert camp.keys() == ["return/ohio-bob", "return/the-doc"]
        camp.play("return/ohio-bob")  # no removal: neither the Doc nor the Bodyguard is asked
        assert camp.camp(YOU) == ["the-doc"]
        [stolen] = camp.hand(ME)[1:]
        taken.add(stolen)
        assert camp.hand(ME)[0] == "huayna"
        assert sorted([stolen, *camp.hand(YOU)]) == ["bodyguard", "ohio-bob", "storm"]
        assert camp.known(YOU, stolen) == [stolen]  # who is robbed sees what is missing
        assert camp.discard(EXPLORATION) == ["ransom"]
        assert camp.discard(CHARACTERS) == []
        camp.nobody_is_waiting_but(ME)
    assert taken == {"storm", "bodyguard", "ohio-bob"}


@pytest.mark.card("ransom")
@pytest.mark.clause("play.partial")
def test_ransom_without_a_hostage_takes_a_card_and_without_a_hand_the_hostage() -> None:
    camp = Camp(mine="che-madera", hand="ransom, huayna", your_hand="storm").phase(2).play("play/ransom")
    assert camp.hand(ME) == ["huayna", "storm"]
    camp.nobody_is_waiting_but(ME)
    camp = Camp(mine="che-madera", yours="ohio-bob", hand="ransom, huayna").phase(2).play("play/ransom")
    assert camp.hand(ME) == ["huayna", "ohio-bob"]
    assert camp.hand(YOU) == camp.camp(YOU) == []
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("ransom")
@pytest.mark.clause("special.prerequisite", "play.no-target")
def test_ransom_needs_the_rogue_and_somebody_to_rob() -> None:
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
@pytest.mark.clause("play.prerequisite")
def test_bribe_is_never_paid_by_a_full_camp() -> None:
    camp = Camp(
        mine="che-madera, antonio, bellefeu, ramuncho, huayna", hand="bribe, torch", your_location="nine-wells",
        yours="ohio-bob, the-doc, pilar-quispe, kid-calloway, marcus-vidor", your_treasures="golden-quipu",
    ).phase(2)  # fmt: skip
    assert camp.why_not("play/bribe") == "play.prerequisite"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("bribe")
@pytest.mark.clause("play.prerequisite")
def test_bribe_needs_an_opponent_who_has_more_characters_and_a_card_to_pay() -> None:
    camp = Camp(mine="ramuncho", yours="ohio-bob", hand="bribe, torch", your_location="nine-wells").phase(2)
    assert camp.why_not("play/bribe") == "play.prerequisite"
    camp = Camp(mine="ramuncho", yours="ohio-bob, antonio", hand="bribe").phase(2)
    assert camp.why_not("play/bribe") == "play.prerequisite"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("bribe")
@pytest.mark.clause("play.prerequisite")
def test_bribe_must_be_paid_even_where_a_card_may_be_wasted() -> None:
    at = {"mine": "ramuncho", "yours": "che-madera, antonio", "no_target": "allowed"}
    assert Camp(hand="bribe, torch", **at).phase(2).why_not("play/bribe") == ""
    camp = Camp(hand="bribe", **at).phase(2)
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
@pytest.mark.clause("play.brought-in-acts", "place.by-effect")
def test_telegram_calls_a_discarded_character_into_the_camp_where_it_may_act() -> None:
    camp = Camp(
        mine="antonio",
        yours="ohio-bob, huayna",
        hand="telegram",
        discard="ramuncho, nine-wells, the-doc",
        your_hand="torch",
    ).phase(2)
    camp.play("play/telegram")
    assert camp.keys() == ["take/ramuncho", "take/the-doc"]
    assert camp.why_not("take/nine-wells") == "play.player-chooses" == camp.why_not("pass")
    ear = camp.listen()
    camp.play("take/ramuncho")
    assert told_keys(ear) == ["called-in", "placed-character"]
    assert camp.camp(ME) == ["antonio", "ramuncho"]
    assert camp.hand(ME) == []
    assert camp.discard(CHARACTERS) == ["the-doc"]
    assert camp.discard(EXPLORATION) == ["nine-wells", "telegram"]
    assert camp.camp(YOU) == ["ohio-bob", "huayna"]
    assert camp.hand(YOU) == ["torch"]
    assert camp.may("act/ramuncho")
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("telegram")
@pytest.mark.clause("play.prerequisite")
def test_telegram_is_sent_only_by_whoever_has_fewer_characters() -> None:
    camp = Camp(mine="ramuncho", yours="ohio-bob", hand="telegram", discard="antonio", your_location="nine-wells")
    assert camp.phase(2).why_not("play/telegram") == "play.prerequisite"
    camp.nobody_is_waiting_but(ME)


@pytest.mark.card("telegram")
@pytest.mark.clause("play.no-target")
def test_telegram_needs_somebody_to_call() -> None:
    camp = Camp(mine="ramuncho", yours="ohio-bob, huayna", hand="telegram", discard="nine-wells").phase(2)
    assert camp.why_not("play/telegram") == "play.no-target"
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
def test_forced_march_draws_two_cards_if_the_other_camp_still_holds_more() -> None:
    for yours, keys in (("ohio-bob", []), ("ohio-bob, the-doc", ["draw/exploration"] * 2)):
        camp = (
            Camp(yours=yours, hand="forced-march, ramuncho", top="storm, torch")
            .phase(2)
            .play("play/forced-march", *keys)
        )
        assert camp.camp(ME) == ["ramuncho"]
        assert camp.hand(ME) == ["storm", "torch"][: len(keys)]
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
