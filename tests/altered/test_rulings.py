"""Rulings on single cards whose cards are in the starters, by name."""

import pytest

from bivouac.games.altered.catalog import CHARACTER
from bivouac.games.altered.filters import Each, Filter
from bivouac.games.altered.triggers import from_hand, opponent_draws
from bivouac.games.altered.verbs import Draw, Switch
from tests.altered.road import ME, YOU, Road, lent, told_keys


@pytest.mark.clause("ruling.kelon-elemental")
@pytest.mark.card("kelon-elemental")
def test_kelon_elemental_can_be_played_with_an_empty_hand() -> None:
    road = Road(hand="kelon-elemental")
    road.play("play/kelon-elemental/hero")
    assert (road.hero(ME), road.reserve(ME)) == (["kelon-elemental"], [])
    road.nobody_is_waiting_but(YOU)


@pytest.mark.clause("ruling.brassbug-hive")
@pytest.mark.card("brassbug-hive-rare")
def test_the_rare_brassbug_hive_boosts_the_brassbug_of_its_own_arrow() -> None:
    road = Road(hand="brassbug-hive-rare")
    road.play("play/brassbug-hive-rare", "expedition/my-companion")
    assert (road.companion(ME), road.boosts("brassbug")) == (["brassbug"], 1)


@pytest.mark.clause("ruling.brassbug-hive")
def test_but_not_a_robot_that_switches_expeditions() -> None:
    with lent("kappa", from_hand(Switch(Each(Filter(CHARACTER, "robot"))))):
        road = Road(hand="kappa", hero="brassbug", landmarks="brassbug-hive-rare")
        road.play("play/kappa/hero")
        assert (road.companion(ME), road.boosts("brassbug")) == (["brassbug"], 0)


@pytest.mark.clause("ruling.ouroboros-resupply")
@pytest.mark.card("the-ouroboros-axiom")
def test_the_axiom_ouroboros_already_replaces_the_resupply_of_its_own_arrow() -> None:
    road = Road(hand="the-ouroboros-axiom", deck="kappa, inari, alice")
    ear = road.listen()
    road.play("play/the-ouroboros-axiom", "choose/inari")
    assert (road.reserve(ME), road.discard(ME), road.deck(ME)[0]) == (["inari"], ["kappa"], "alice")
    assert "resupplied" not in told_keys(ear)


@pytest.mark.clause("ruling.ouroboros-resupply")
def test_a_replaced_resupply_is_neither_a_resupply_nor_a_draw() -> None:
    with lent("inari", opponent_draws(Draw())):
        for landmark, drawn in (("the-ouroboros-axiom", 0), ("ordis-carrier", 1)):
            road = Road(hand="spy-craft", landmarks=landmark, your_hero="inari", deck="kappa, alice")
            ear = road.listen()
            road.play("play/spy-craft")
            if landmark == "the-ouroboros-axiom":
                road.play("choose/alice")
            assert told_keys(ear).count("drew") == drawn


@pytest.mark.clause("ruling.two-ouroboros")
@pytest.mark.card("the-ouroboros-rare")
def test_with_two_ouroboros_three_dice_are_rolled_and_one_is_kept() -> None:
    road = Road(hand="ouroboros-trickster-rare", landmarks="the-ouroboros-rare, the-ouroboros-rare").dice(2, 6, 1)
    road.play("play/ouroboros-trickster-rare/hero")
    assert road.state.dice == [2, 6, 1]
    road.play("ignore/1", "ignore/2")
    assert road.boosts("ouroboros-trickster-rare") == 3


@pytest.mark.clause("ruling.jeanne-night")
@pytest.mark.card("jeanne-darc", "jeanne-darc-rare")
@pytest.mark.parametrize(("card", "recruits"), [("jeanne-darc", 1), ("jeanne-darc-rare", 2)])
def test_tokens_that_jeanne_d_arc_leaves_at_rest_arrive_after_it_and_stay(card: str, recruits: int) -> None:
    road = Road(hero=card, phase="night")
    assert road.hero(ME) == ["ordis-recruit"] * recruits
    assert road.companion(ME) == ["ordis-recruit"] * recruits
    assert road.reserve(ME) == [card]
    road.begin("night")
    assert (road.hero(ME), road.companion(ME)) == ([], [])


@pytest.mark.clause("ruling.jeanne-switch")
def test_jeanne_d_arc_switching_expeditions_does_nothing() -> None:
    with lent("kappa", from_hand(Switch(Each(Filter(CHARACTER, other=True))))):
        road = Road(hand="kappa", hero="jeanne-darc")
        road.play("play/kappa/hero")
        assert (road.hero(ME), road.companion(ME)) == (["kappa"], ["jeanne-darc"])


@pytest.mark.clause("ruling.token-returned")
@pytest.mark.parametrize("spell", ["intimidation", "paint-prison"])
def test_intimidation_and_paint_prison_may_target_a_token_which_vanishes(spell: str) -> None:
    road = Road(hand=spell, your_hero="ordis-recruit, kappa")
    road.play(f"play/{spell}")
    assert road.may("pick/ordis-recruit/your-hero")
    road.play("pick/ordis-recruit/your-hero")
    assert (road.hero(YOU), road.hand(YOU)) == (["kappa"], [])
    assert road.deck(YOU)[0] == "haven-warrior"


@pytest.mark.clause("ruling.dorothy-gale")
@pytest.mark.card("dorothy-gale", "dorothy-gale-bravos")
@pytest.mark.parametrize("card", ["dorothy-gale", "dorothy-gale-bravos"])
def test_dorothy_gale_s_player_facing_tough_pays_picks_another_or_declines(card: str) -> None:
    for choice, left, mana in (
        ("pick/shenlong-rare/your-hero", ["inari"], 0),
        ("pick/inari/your-hero", ["shenlong-rare"], 1),
        ("pass", ["shenlong-rare", "inari"], 1),
    ):
        road = Road(hand=card, your_hero="shenlong-rare, inari", mana=6)
        road.play(f"play/{card}/hero", choice)
        assert (road.hero(YOU), road.mana(ME)) == (left, mana)


@pytest.mark.clause("ruling.status-again")
@pytest.mark.card("lyra-cloth-dancer", "lyra-cloth-dancer-muna")
@pytest.mark.parametrize("card", ["lyra-cloth-dancer", "lyra-cloth-dancer-muna"])
def test_lyra_cloth_dancer_may_target_a_character_already_fleeting(card: str) -> None:
    road = Road(hand=card, your_hero="inari fleeting, kappa")
    road.play(f"play/{card}/hero", "pick/inari/your-hero")
    assert (road.status("inari"), road.status("kappa")) == (["fleeting"], [])
    road = Road(hand=card, your_hero="inari fleeting, kappa")
    road.play(f"play/{card}/hero", "pick/kappa/your-hero")
    assert road.status("kappa") == ["fleeting"]


@pytest.mark.clause("ruling.not-reserve")
@pytest.mark.card("charge")
def test_charge_does_not_reach_the_reserve() -> None:
    road = Road(hand="charge", hero="inari", companion="kappa", reserve="alice", your_hero="atlas", mana=2)
    road.play("play/charge")
    assert [road.boosts(key) for key in ("inari", "kappa", "alice", "atlas")] == [1, 1, 0, 0]
    assert (road.discard(ME), road.mana(ME)) == (["charge"], 0)


@pytest.mark.clause("ruling.all-in")
@pytest.mark.card("all-in", "nevenka-blotch")
def test_all_in_picks_its_target_after_the_roll_nevenka_before_it() -> None:
    road = Road(hand="all-in", hero="inari", your_hero="kappa").dice(5)
    ear = road.listen()
    road.play("play/all-in")
    assert told_keys(ear)[-1] == "rolled"
    road.play("pick/inari/my-hero")
    assert road.boosts("inari") == 5
    for die, boosts, status, reserve in ((6, 0, ["anchored"], []), (3, 1, [], []), (1, 0, [], ["inari"])):
        road = Road(my_hero="nevenka-blotch", hand="atlas", hero="inari, kappa").dice(die)
        ear = road.listen()
        road.play("exhaust/nevenka-blotch")
        assert "rolled" not in told_keys(ear)
        assert road.keys() == ["pick/kappa/my-hero", "pick/inari/my-hero"]
        road.play("pick/inari/my-hero")
        assert (road.boosts("inari"), road.status("inari"), road.reserve(ME)) == (boosts, status, reserve)
        assert road.boosts("kappa") == 0
