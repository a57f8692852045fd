"""Verbs that no starter card has, each lent to a card for one test: the next sets are made of them."""

import pytest

from bivouac import text
from bivouac.games.altered import catalog
from bivouac.games.altered import state_ground as zones
from bivouac.games.altered.amounts import (
    AfterFirstDay,
    BeFirst,
    Boosts,
    CardsInReserve,
    Count,
    CountersOnMe,
    Done,
    HasMark,
    ItIs,
    Not,
    Orbs,
    ThreeStatuses,
    x,
)
from bivouac.games.altered.catalog import CHARACTER, IN_PLAY, PERMANENT, SPELL, Ability
from bivouac.games.altered.filters import IT, MINE, NO_TOKENS, ONLY_TOKENS, Filter, each, target
from bivouac.games.altered.filters import ME as MYSELF
from bivouac.games.altered.state_ground import ANCHORED, ASLEEP, FLEETING, MANA, THIS_TURN
from bivouac.games.altered.triggers import (
    arrow,
    creates,
    dusk,
    exhaust,
    from_hand,
    from_reserve,
    gives,
    joins,
    leaves,
    leaves_landmarks,
    leaves_to_reserve,
    noon,
    plays,
    reserve_left,
    sacrificed,
    support,
)
from bivouac.games.altered.verbs import (
    BOOST,
    COUNTER,
    EVERYBODY,
    IN_ALL,
    IN_COMPANION,
    OPPONENT,
    TARGET,
    Activate,
    BackToReserve,
    Create,
    DiscardAny,
    DiscardFromHand,
    DiscardFromReserve,
    DiscardHands,
    DiscardOrb,
    Draw,
    Gain,
    GainThere,
    HandToReserve,
    LoseFleeting,
    Next,
    Pay,
    ReserveToHand,
    Resupply,
    RevealTop,
    RevealToPlay,
    Sacrifice,
    Send,
    Stop,
    Win,
    choose_one,
    cost,
    if_,
    may,
    then,
)
from tests.altered.road import ME, YOU, Road, lent, told_keys


def effect(verb: object) -> Ability:
    return Ability(catalog.EFFECT, verb)  # type: ignore[arg-type]


def test_revealed_characters_are_put_into_play_all_at_once_and_fire_only_their_arrows() -> None:
    with (
        lent("charge", effect(RevealToPlay(4, 2))),
        lent("kappa", arrow(Gain(BOOST, MYSELF)), from_hand(Gain(BOOST, MYSELF, 10)), joins(Filter(CHARACTER), Draw())),
    ):
        road = Road(hand="charge", deck="kappa, brassbug-hub, inari, alice, atlas")
        road.play("play/charge")
        assert road.keys()[0] == "pass"
        assert not road.may("play/brassbug-hub")
        assert text.prompt(road.table, ME, "en") == "Put a revealed Character into one of your Expeditions, or none."
        road.play("play/kappa/hero", "play/inari/companion")
        assert (road.hero(ME), road.companion(ME)) == (["kappa"], ["inari"])
        assert (road.status("kappa"), road.status("inari")) == (["fleeting"], ["fleeting"])
        assert sorted(road.discard(ME)) == ["alice", "brassbug-hub", "charge"]
        assert (road.boosts("kappa"), road.hand(ME)) == (1, []), "Kappa came at the same time and saw nobody join"
        road.nobody_is_waiting_but(YOU)


@pytest.mark.parametrize(
    ("choice", "hero", "hand", "top"),
    [("play/kappa/hero", ["kappa"], [], "atlas"), ("choose/kappa", [], ["kappa"], "atlas"), ("pass", [], [], "kappa")],
)
def test_the_top_card_may_be_played_for_free_or_taken(choice: str, hero: list[str], hand: list[str], top: str) -> None:
    with lent("nevenka-blotch", exhaust(RevealTop())), lent("kappa", from_hand(Draw()), from_reserve(Draw())):
        road = Road(my_hero="nevenka-blotch", deck="kappa, atlas", mana=0)
        road.play("exhaust/nevenka-blotch")
        assert text.prompt(road.table, ME, "fr").startswith("Joue la carte révélée")
        road.play(choice)
        assert (road.hero(ME), road.hand(ME), road.deck(ME)[0]) == (hero, hand, top)
        road.nobody_is_waiting_but(ME)


def test_a_hero_can_change_the_morning_but_not_on_the_first_day() -> None:
    resupply = Ability(catalog.NOON, Resupply(), condition=AfterFirstDay())
    with lent("nevenka-blotch", gives(catalog.OTHER_MORNING), resupply):
        road = Road(my_hero="nevenka-blotch", deck="kappa, atlas, inari", mana=3, phase="morning")
        road.play("pass")
        assert (road.hand(ME), road.orbs(ME)[-1], road.mana(ME)) == (["kappa"], "atlas", 4)
        assert road.reserve(ME) == ["inari"]
        road = Road(my_hero="nevenka-blotch", deck="kappa", day=0, phase="day")
        assert road.reserve(ME) == []


def test_an_orb_may_be_discarded_a_ready_one_last() -> None:
    with lent("charge", effect(then(DiscardOrb(), if_(Done(), Send(zones.DISCARD, target(IN_PLAY)))))):
        road = Road(hand="charge", your_hero="kappa", mana=5)
        road.play("play/charge")
        assert (len(road.orbs(ME)), road.mana(ME)) == (4, 3), "an exhausted one went"
        assert road.discard(ME) == ["haven-warrior", "charge"]
        assert road.discard(YOU) == ["kappa"]
    with lent("alice", support(DiscardOrb())):
        road = Road(hand="kappa", reserve="alice", mana=2)
        road.play("support/alice")
        assert (len(road.orbs(ME)), road.mana(ME)) == (1, 1)


def test_a_sacrificed_card_may_come_back_to_reserve() -> None:
    kept = sacrificed(BackToReserve(), Not(HasMark(FLEETING)))
    with lent("kappa", kept), lent("charge", effect(Sacrifice(target(CHARACTER, whose=MINE)))):
        road = Road(hand="charge", hero="kappa")
        road.play("play/charge")
        assert (road.reserve(ME), road.discard(ME)) == (["kappa"], ["charge"])
        road = Road(hand="charge", hero="kappa fleeting")
        road.play("play/charge")
        assert (road.reserve(ME), road.discard(ME)) == ([], ["kappa", "charge"])


def test_both_players_discard_their_hands_and_reserves_and_draw_anew() -> None:
    for too, reserve in ((False, ["alice"]), (True, [])):
        with lent("kappa", from_hand(then(DiscardHands(too), Draw(3, EVERYBODY)))):
            road = Road(hand="kappa, inari", your_hand="atlas", reserve="alice", your_reserve="alice")
            road.play("play/kappa/hero")
            assert (len(road.hand(ME)), len(road.hand(YOU))) == (3, 3)
            assert (road.reserve(ME), road.reserve(YOU)) == (reserve, reserve)
            assert road.discard(ME)[0] == "inari"


def test_all_characters_in_an_expedition_fall_asleep() -> None:
    with lent("charge", effect(GainThere(ASLEEP, TARGET))):
        road = Road(hand="charge", your_hero="kappa, inari", your_companion="alice")
        road.play("play/charge", "expedition/your-hero")
        assert [road.status(key) for key in ("kappa", "inari", "alice")] == [["asleep"], ["asleep"], []]
        road = Road(hand="charge", your_hero="kappa", your_companion="atlas")
        road.play("play/charge", "expedition/your-hero")
        assert road.status("atlas") == ["asleep"], "a Gigantic one is in both"


def test_any_number_of_cards_may_be_discarded_to_draw_as_many() -> None:
    with lent("kappa", arrow(then(DiscardAny(), Draw(x())))):
        road = Road(hand="kappa", reserve="alice, inari, atlas", deck="hathor, tanuki, kitsune")
        road.play("play/kappa/hero", "pick/alice/my-reserve", "pick/atlas/my-reserve", "pass")
        assert (road.hand(ME), road.reserve(ME)) == (["hathor", "tanuki"], ["inari"])
        road = Road(hand="kappa", reserve="alice")
        road.play("play/kappa/hero", "pass")
        assert road.hand(ME) == []


def test_a_card_may_add_1_to_the_die_that_lies_in_sight() -> None:
    with lent("inari", gives(catalog.ADDS_TO_DIE)):
        for answer, boosts in (("yes", 2), ("pass", 1)):
            road = Road(hand="ouroboros-trickster", companion="inari").dice(3)
            road.play("play/ouroboros-trickster/hero")
            assert text.prompt(road.table, ME, "en") == "The die shows 3: add 1?"
            road.play(answer)
            assert road.boosts("ouroboros-trickster") == boosts
        road = Road(hand="ouroboros-trickster", your_companion="inari").dice(3)
        road.play("play/ouroboros-trickster/hero")
        road.nobody_is_waiting_but(YOU)


def test_a_card_may_become_an_orb_instead_of_leaving_or_else_react() -> None:
    with lent("kappa", gives(catalog.MAY_BECOME_MANA, verb=Draw()), leaves_to_reserve(Draw(5))):
        road = Road(hero="kappa, inari", mana=3, phase="night")
        assert text.prompt(road.table, ME, "en") == "Kappa is about to leave: should it become a Mana orb instead?"
        assert road.why_not("play/charge") == "choice.when"
        ear = road.listen()
        road.play("yes")
        assert (road.orbs(ME)[-1], road.reserve(ME)) == ("kappa", ["inari"])
        assert "drew" not in told_keys(ear)
    with lent("kappa", gives(catalog.MAY_BECOME_MANA), leaves(Draw())):
        road = Road(hero="kappa", phase="night")
        ear = road.listen()
        road.play("yes")
        assert told_keys(ear).count("drew") == 1, "it has left all the same"
    with lent("kappa", gives(catalog.MAY_BECOME_MANA, verb=Draw())):
        road = Road(hero="kappa, inari", mana=3, phase="night")
        ear = road.listen()
        road.play("pass")
        assert road.reserve(ME) == ["kappa", "inari"]
        assert told_keys(ear).count("drew") == 1


def test_a_boosted_card_becomes_an_orb_instead_of_leaving() -> None:
    with lent("kappa", gives(catalog.TO_MANA_INSTEAD, condition=Boosts(1)), leaves_to_reserve(Draw())):
        for boosts, orbs in ((1, 4), (0, 3)):
            road = Road(hero=f"kappa +{boosts}", mana=3)
            ear = road.listen()
            road.both_pass()
            assert len(road.orbs(ME)) == orbs
            assert told_keys(ear).count("drew") == 4 - orbs


def test_a_spell_may_be_spared_from_fleeting() -> None:
    with lent("alice", support(Next(Filter(SPELL), THIS_TURN, spares=True))):
        road = Road(hand="charge", reserve="alice", hero="kappa")
        road.play("support/alice", "play/charge")
        assert (road.reserve(ME), road.discard(ME)) == (["charge"], ["alice"])
        assert road.state.promises == []


def test_an_ability_may_be_dearer_for_who_is_not_first() -> None:
    maw = exhaust(Create("maw", IN_COMPANION), dearer=Not(BeFirst()))
    with lent("nevenka-blotch", maw):
        for first, left in ((ME, 1), (YOU, 0)):
            road = Road(my_hero="nevenka-blotch", mana=1, first=first, passed=YOU if first == YOU else -1)
            road.play("exhaust/nevenka-blotch")
            assert (road.companion(ME), road.mana(ME)) == (["maw"], left)
        road = Road(my_hero="nevenka-blotch", mana=0, first=YOU, passed=YOU)
        assert road.why_not("exhaust/nevenka-blotch") == "afternoon.quick-cost"


def test_a_cost_may_be_compared_with_counters_or_with_a_count() -> None:
    heroism = plays(Filter(CHARACTER, least_counted=CountersOnMe()), then(Draw(), Gain(COUNTER, MYSELF)))
    with lent("nevenka-blotch", heroism):
        road = Road(hand="inari, kappa", my_hero="nevenka-blotch #4", passed=YOU)
        road.play("play/inari/hero")
        assert road.counters("nevenka-blotch") == 4
        road.play("play/kappa/hero")
        assert (road.counters("nevenka-blotch"), len(road.hand(ME))) == (5, 1)
    with lent(
        "charge", effect(Send(zones.RESERVE, target(CHARACTER, most_counted=Count(Filter(CHARACTER, whose=MINE)))))
    ):
        road = Road(hand="charge", hero="brassbug, booda", your_hero="issun-boshi, inari")
        road.play("play/charge")
        assert "pick/inari/your-hero" not in road.keys(ME)
        assert "pick/issun-boshi/your-hero" in road.keys(ME)


def test_a_target_may_need_one_of_several_statuses() -> None:
    with lent("charge", effect(Send(zones.RESERVE, target(CHARACTER, marks=ASLEEP | ANCHORED)))):
        road = Road(hand="charge", hero="kappa asleep, inari", your_hero="atlas anchored, booda fleeting")
        road.play("play/charge")
        assert sorted(road.keys(ME)) == ["pick/atlas/your-hero", "pick/kappa/my-hero"]


def test_no_expedition_moves_forward_this_day() -> None:
    with lent("charge", effect(Stop(IN_ALL))):
        road = Road(hand="charge", hero="kappa", your_companion="kappa")
        road.play("play/charge").both_pass()
        assert (road.markers(ME), road.markers(YOU)) == ((0, 7), (0, 7))


def test_three_different_characters_with_three_statuses_win_the_game() -> None:
    with lent("brassbug-hub", dusk(Win(), ThreeStatuses())):
        road = Road(landmarks="brassbug-hub", hero="kappa fleeting, inari anchored", companion="alice asleep")
        road.play("pass", "pass")
        assert road.table.result is not None
        assert (road.table.result.winners, road.table.result.key) == ([ME], "card")
        road = Road(landmarks="brassbug-hub", hero="kappa fleeting anchored, inari asleep", your_hero="alice asleep")
        road.play("pass", "pass")
        assert not road.table.over, "two Characters are not three"


def test_any_number_of_one_s_permanents_may_be_activated() -> None:
    anything = Activate(target(PERMANENT, whose=MINE, count=99, up_to=True))
    with lent("kappa", arrow(anything)):
        road = Road(hand="kappa", landmarks="brassbug-hub, brassbug-hive, ordis-carrier")
        road.play("play/kappa/hero", "pick/brassbug-hub/my-landmarks", "pick/brassbug-hive/my-landmarks", "pass")
        road.play("first/brassbug-hub", "expedition/my-hero")
        assert (road.counters("brassbug-hub"), road.hero(ME)) == (3, ["kappa", "brassbug"])


def test_a_target_player_is_one_of_two_ways() -> None:
    players = choose_one(Gain(FLEETING, each(CHARACTER)), Gain(FLEETING, each(CHARACTER, whose=2)))
    with lent("kappa", from_hand(players)):
        road = Road(hand="kappa", hero="inari", your_hero="alice, atlas")
        road.play("play/kappa/hero", "mode/2")
        assert [road.status(key) for key in ("inari", "alice", "atlas")] == [[], ["fleeting"], ["fleeting"]]


def test_effects_that_ask_for_hands_reserves_and_mana() -> None:
    with lent("kappa", from_hand(then(HandToReserve(optional=True), if_(ItIs(Filter(SPELL)), Draw())))):
        for card, drawn in (("charge", ["atlas"]), ("inari", [])):
            road = Road(hand=f"kappa, {card}", deck="atlas")
            road.play("play/kappa/hero", f"choose/{card}")
            assert (road.hand(ME), road.reserve(ME)) == (drawn, [card])
    with lent("kappa", leaves_to_reserve(ReserveToHand(Filter(catalog.ANY_CARD, other=True), optional=True))):
        road = Road(hero="kappa", reserve="alice", phase="night")
        assert road.keys() == ["pass", "pick/alice/my-reserve"], "another card, not itself"
    with lent("kappa", arrow(may(cost(Pay(2)), Gain(ANCHORED, MYSELF)))):
        road = Road(hand="kappa", mana=6)
        road.play("play/kappa/hero", "yes")
        assert (road.status("kappa"), road.mana(ME)) == (["anchored"], 0)
        road = Road(hand="kappa", mana=5)
        road.play("play/kappa/hero")
        road.nobody_is_waiting_but(YOU)
    with lent("kappa", arrow(may(cost(DiscardFromReserve(Filter(catalog.ANY_CARD))), Resupply(OPPONENT)))):
        road = Road(hand="kappa", reserve="alice", your_deck="hathor")
        road.play("play/kappa/hero", "yes")
        assert (road.discard(ME), road.reserve(YOU)) == (["alice"], ["hathor"])
    with lent("kappa", from_hand(DiscardFromHand(whose=OPPONENT))):
        road = Road(hand="kappa")
        road.play("play/kappa/hero")
        road.nobody_is_waiting_but(YOU)


def test_boosts_by_counting_and_tokens_by_kind() -> None:
    with lent("kappa", arrow(Gain(BOOST, MYSELF, CardsInReserve(both=True)))):
        road = Road(hand="kappa", reserve="alice", your_reserve="inari, atlas")
        road.play("play/kappa/hero")
        assert road.boosts("kappa") == 3
    with lent("kojo-booda", creates(Gain(BOOST, IT)), noon(Create("booda", IN_COMPANION))):
        assert Road(my_hero="kojo-booda", phase="noon").boosts("booda") == 1
    with lent("the-monolith", joins(Filter(CHARACTER, tokens=NO_TOKENS), Gain(BOOST, IT))):
        road = Road(hand="ordis-cadets", landmarks="the-monolith")
        road.play("play/ordis-cadets/hero", "first/ordis-cadets")
        assert (road.boosts("ordis-cadets"), road.boosts("ordis-recruit")) == (1, 0)
    defended = gives(
        catalog.GIVES_DEFENDER, Filter(CHARACTER, whose=MINE, tokens=ONLY_TOKENS, boosted=True), condition=Not(Orbs(8))
    )
    with lent("nevenka-blotch", defended):
        for mana, at in ((7, 0), (8, 1)):
            road = Road(hero="booda +1", my_hero="nevenka-blotch", mana=mana, phase="dusk")
            assert road.markers(ME)[0] == at


def test_granted_and_silenced_triggers() -> None:
    with lent(
        "the-monolith", gives(catalog.GIVES_RESERVE_TRIGGER, Filter(CHARACTER, whose=MINE), verb=Gain(BOOST, MYSELF))
    ):
        road = Road(hand="kappa", reserve="inari", landmarks="the-monolith", passed=YOU)
        road.play("reserve/inari/hero", "play/kappa/hero")
        assert (road.boosts("inari"), road.boosts("kappa")) == (1, 0)
        with lent("alice", gives(catalog.SILENCES)):
            road = Road(reserve="inari", landmarks="the-monolith", your_hero="alice", passed=YOU)
            road.play("reserve/inari/hero")
            assert road.boosts("inari") == 0
    with lent("alice", gives(catalog.SILENCES)):
        for side, anchored in (("hero", []), ("companion", ["anchored"])):
            road = Road(hand="coniferal-coneman", your_hero="alice")
            road.play(f"play/coniferal-coneman/{side}")
            assert road.status("coniferal-coneman") == anchored


def test_other_standing_abilities() -> None:
    with lent("brassbug-hub", gives(catalog.FLOODS)):
        road = Road(hero="hathor", companion="alice", landmarks="brassbug-hub", phase="dusk")
        assert road.markers(ME) == (0, 6), "Water is all there is"
    with lent("alice", gives(catalog.STOPS)):
        road = Road(hero="alice", companion="kappa", your_companion="shenlong-rare", your_hero="", phase="dusk")
        assert (road.markers(ME), road.markers(YOU)) == ((1, 7), (0, 7))
    with lent("brassbug-hub", gives(catalog.MAKES_FLEETING, Filter(SPELL, whose=MINE, most=1))):
        road = Road(hand="beauty-sleep, physical-training", hero="kappa", landmarks="brassbug-hub", passed=YOU)
        road.play("play/beauty-sleep", "play/physical-training")
        assert (road.discard(ME), road.reserve(ME)) == (["beauty-sleep"], ["physical-training"])
    with lent("brassbug-hub", leaves_landmarks(Draw()), leaves(Draw(5))):
        road = Road(hand="kelon-burst", landmarks="brassbug-hub", deck="atlas")
        road.play("play/kelon-burst", "mode/2")
        assert road.hand(ME) == ["atlas"]
    with lent("nevenka-blotch", reserve_left(Gain(COUNTER, MYSELF)), counter="kelon"):
        road = Road(reserve="alice, inari, kappa", my_hero="nevenka-blotch", phase="night")
        road.play("pick/alice/my-reserve")
        assert road.counters("nevenka-blotch") == 0, "in the Afternoon only"
    with lent("kappa", from_hand(Send(MANA, target(CHARACTER, other=True)))):
        road = Road(hand="kappa", your_hero="inari", your_mana=3)
        road.play("play/kappa/hero")
        assert (road.orbs(YOU)[-1], road.mana(YOU)) == ("inari", 3)
    with lent("inari", arrow(LoseFleeting(target(CHARACTER, other=True, up_to=True)))):
        road = Road(hand="inari", hero="kappa fleeting")
        road.play("play/inari/hero", "pick/kappa/my-hero")
        assert road.status("kappa") == []
