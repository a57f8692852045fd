"""Reserve, boosts, statuses and keywords, actions that cards name, dice."""

from collections import Counter

import pytest

from bivouac.games.altered import catalog
from bivouac.games.altered import state_ground as zones
from bivouac.games.altered.amounts import Control
from bivouac.games.altered.catalog import CHARACTER, ETERNAL, SEASONED, Ability
from bivouac.games.altered.filters import IT, MINE, Filter, target
from bivouac.games.altered.filters import ME as MYSELF
from bivouac.games.altered.triggers import arrow, from_hand, leaves, noon, sacrifices
from bivouac.games.altered.verbs import (
    BOOST,
    HIGHEST,
    IN_HERO,
    TARGET,
    Activate,
    Create,
    DiscardFromReserve,
    Draw,
    Gain,
    LoseFleeting,
    MoveForward,
    RaiseDie,
    RollDie,
    Sacrifice,
    Switch,
    cost,
    if_,
    may,
    on,
    then,
)
from tests.altered.road import COMPANION, HERO, ME, YOU, Road, lent, told_keys

# -- Reserve -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("reserve.play")
def test_cards_in_reserve_are_played_as_from_hand_at_the_reserve_cost() -> None:
    road = Road(reserve="ratatoskr, charge, ordis-carrier", hero="inari", mana=8, passed=YOU)
    road.play("reserve/ratatoskr/companion", "reserve/charge", "reserve/ordis-carrier")
    assert road.mana(ME) == 8 - 3 - 2 - 3
    assert (road.companion(ME), road.landmarks(ME)) == (["ratatoskr"], ["ordis-carrier"])
    assert road.boosts("inari") == 1
    assert road.why_not("reserve/kappa/hero") == "reserve.play"


@pytest.mark.clause("reserve.fleeting")
def test_a_card_played_from_reserve_gains_fleeting_except_permanents() -> None:
    road = Road(reserve="inari, ordis-carrier", hand="kappa", passed=YOU)
    road.play("reserve/inari/hero", "reserve/ordis-carrier", "play/kappa/hero")
    assert [road.status(key) for key in ("inari", "ordis-carrier", "kappa")] == [["fleeting"], [], []]


@pytest.mark.clause("reserve.fleeting-effect", "status.fleeting-from-expeditions")
def test_a_fleeting_card_that_would_go_to_reserve_is_discarded_for_any_reason() -> None:
    road = Road(hand="off-you-go", hero="inari fleeting", your_hero="alice fleeting", phase="turn")
    road.play("play/off-you-go", "pick/alice/your-hero")
    assert (road.reserve(YOU), road.discard(YOU)) == ([], ["alice"])
    road.begin("night")
    assert (road.reserve(ME), road.discard(ME)) == (["off-you-go"], ["inari"])


@pytest.mark.clause("status.fleeting-from-expeditions")
def test_fleeting_does_not_matter_on_the_way_to_hand_or_deck() -> None:
    road = Road(hand="intimidation, paint-prison", your_hero="inari fleeting", your_companion="alice fleeting")
    road.play("play/intimidation", "pick/inari/your-hero", "pass", "play/paint-prison")
    assert road.hand(YOU) == ["inari"]
    assert road.discard(YOU) == []
    assert road.deck(YOU)[0] == "alice"


@pytest.mark.clause("reserve.not-controlled")
def test_cards_in_reserve_are_neither_controlled_nor_in_play() -> None:
    with lent("kappa", arrow(if_(Control(1, Filter(CHARACTER, "deity", MINE)), Gain(BOOST, MYSELF)))):
        road = Road(hand="kappa", reserve="inari")
        road.play("play/kappa/hero")
        assert road.boosts("kappa") == 0
    road = Road(reserve="sneezer-shroom-rare, ordis-carrier", phase="noon")
    assert (road.companion(ME), road.boosts("sneezer-shroom-rare")) == ([], 0)
    road = Road(hand="charge", hero="kappa", reserve="inari", passed=YOU)
    road.play("play/charge")
    assert (road.boosts("kappa"), road.boosts("inari")) == (1, 0)


# -- boosts ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("boost.counter")
def test_each_boost_adds_1_to_every_statistic() -> None:
    assert Road(hero="inari +2").totals(ME, HERO) == [5, 3, 5]
    assert Road(hero="inari").totals(ME, HERO) == [3, 1, 3]


@pytest.mark.clause("boost.boosted")
def test_boosted_means_at_least_one_boost() -> None:
    road = Road(hero="inari, kappa +1, alice +3")
    test = Filter(CHARACTER, boosted=True)
    fitting = [key for key in ("inari", "kappa", "alice") if test.fits(road.state, road.card(key), ME, -1)]
    assert fitting == ["kappa", "alice"]


# -- statuses ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("status.fleeting-lost")
def test_fleeting_is_had_or_not_never_twice() -> None:
    with lent("inari", arrow(Gain(zones.FLEETING, MYSELF)), from_hand(LoseFleeting(MYSELF))):
        road = Road(reserve="inari", hand="inari", passed=YOU)
        road.play("reserve/inari/hero")
        assert road.status("inari") == ["fleeting"]
        road = Road(hand="inari")
        road.play("play/inari/hero", "first/inari")
        assert road.status("inari") == []
    road = Road(reserve="sun-wukong-rare")
    road.play("reserve/sun-wukong-rare/hero")
    assert (road.boosts("sun-wukong-rare"), road.status("sun-wukong-rare")) == (2, [])


@pytest.mark.clause("status.anchored")
def test_an_anchored_character_stays_at_rest_and_loses_anchored() -> None:
    road = Road(hero="inari anchored +1, kappa", phase="night")
    assert (road.hero(ME), road.reserve(ME)) == (["inari"], ["kappa"])
    assert (road.status("inari"), road.boosts("inari")) == ([], 1)
    road.begin("night")
    assert road.hero(ME) == []


@pytest.mark.clause("status.fleeting-anchored")
def test_an_anchored_fleeting_character_stays_and_remains_fleeting() -> None:
    road = Road(hero="inari anchored fleeting", phase="night")
    assert (road.hero(ME), road.status("inari")) == (["inari"], ["fleeting"])
    road.begin("night")
    assert road.discard(ME) == ["inari"]


@pytest.mark.clause("status.asleep")
def test_an_asleep_character_counts_0_at_dusk_stays_at_rest_and_wakes() -> None:
    road = Road(hero="inari asleep +2", your_hero="ordis-recruit", phase="dusk")
    assert (road.markers(ME), road.markers(YOU)) == ((0, 7), (1, 7))
    assert (road.hero(ME), road.status("inari"), road.boosts("inari")) == (["inari"], [], 2)


@pytest.mark.clause("status.sleeper-abilities")
def test_a_sleeper_s_abilities_still_work() -> None:
    road = Road(hero="sneezer-shroom-rare asleep", phase="noon")
    assert road.boosts("sneezer-shroom-rare") == 1
    road = Road(your_hero="monolith-archivist-yzmir asleep", your_companion="kappa", phase="dusk")
    assert road.markers(YOU) == (0, 6)
    assert Road(hero="monolith-archivist-yzmir asleep, kappa", phase="dusk").markers(ME) == (0, 7), "still a Defender"


@pytest.mark.clause("status.both-lost")
def test_anchored_and_asleep_are_both_lost_at_the_same_rest() -> None:
    road = Road(hero="inari anchored asleep", phase="night")
    assert (road.hero(ME), road.status("inari")) == (["inari"], [])


@pytest.mark.clause("status.exhausted")
def test_an_exhausted_card_cannot_pay_by_being_exhausted() -> None:
    road = Road(hand="brassbug-hub", my_hero="sierra-oddball exhausted")
    road.play("play/brassbug-hub", "first/brassbug-hub")
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="brassbug-hub", my_hero="sierra-oddball")
    road.play("play/brassbug-hub", "first/sierra-oddball", "yes", "expedition/my-hero")
    assert (road.hero(ME), road.status("sierra-oddball")) == (["brassbug"], ["exhausted"])


# -- keywords ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("defender.dusk")
def test_an_expedition_with_a_defender_does_not_advance_at_dusk() -> None:
    road = Road(hero="monolith-archivist-yzmir, kappa", companion="kappa", phase="dusk")
    assert road.markers(ME) == (0, 6)


@pytest.mark.clause("defender.other-times")
def test_effects_outside_dusk_still_move_it() -> None:
    with lent("kappa", from_hand(MoveForward(TARGET))):
        road = Road(hand="kappa", hero="monolith-archivist-yzmir")
        road.play("play/kappa/companion", "expedition/my-hero")
        assert road.markers(ME) == (1, 7)
    road = Road(hand="sakarabru", your_hero="monolith-archivist-yzmir", your_at=(3, 7))
    road.play("play/sakarabru/hero")
    assert road.markers(YOU) == (2, 7)


@pytest.mark.clause("eternal.rest")
def test_an_eternal_character_is_not_sent_to_reserve_at_rest() -> None:
    with lent("kappa", keywords=ETERNAL):
        road = Road(hero="kappa +1, inari", phase="night")
        assert (road.hero(ME), road.reserve(ME), road.boosts("kappa")) == (["kappa"], ["inari"], 1)
        road.begin("night")
        assert road.hero(ME) == ["kappa"]
        road = Road(hand="off-you-go", hero="kappa", passed=YOU)
        with lent("kappa", keywords=ETERNAL, hand_cost=3):
            road.play("play/off-you-go")
        assert road.reserve(ME) == ["kappa", "off-you-go"], "other effects send it"


@pytest.mark.clause("seasoned.boosts")
def test_a_seasoned_character_keeps_its_boosts_on_the_way_to_reserve() -> None:
    with lent("kappa", keywords=SEASONED):
        road = Road(hero="kappa +2 ", companion="inari +2", phase="night")
        assert (road.boosts("kappa"), road.boosts("inari")) == (2, 0)
        road = Road(your_hero="kappa +2", your_companion="inari +2", phase="night")
        assert (road.reserve(YOU), road.boosts("kappa"), road.boosts("inari")) == (["kappa", "inari"], 2, 0)
        road = Road(hand="intimidation", hero="kappa +2")
        card = road.card("kappa")
        road.play("play/intimidation")
        assert road.state.boosts[card] == 0, "to Reserve only"


# -- actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("action.resupply")
def test_resupply_puts_the_top_card_of_the_own_deck_into_the_own_reserve() -> None:
    road = Road(hand="esmeralda", deck="kappa, atlas", your_deck="inari")
    road.play("play/esmeralda/hero")
    assert (road.reserve(ME), road.deck(ME)[0], road.reserve(YOU)) == (["kappa"], "atlas", [])
    assert [road.state.known.knows(seat, road.card("kappa")) for seat in (ME, YOU)] == [True, True]


@pytest.mark.clause("action.sabotage")
def test_sabotage_discards_up_to_one_target_card_in_any_reserve() -> None:
    for choice, mine, yours in (
        ("pass", ["alice"], ["kappa", "charge"]),
        ("pick/alice/my-reserve", [], ["kappa", "charge"]),
        ("pick/charge/your-reserve", ["alice"], ["kappa"]),
    ):
        road = Road(hand="tanuki", reserve="alice", your_reserve="kappa, charge")
        road.play("play/tanuki/hero", choice)
        assert (road.reserve(ME), road.reserve(YOU)) == (mine, yours)


@pytest.mark.clause("action.sacrifice")
def test_to_sacrifice_is_to_discard_what_one_controls_and_a_token_counts() -> None:
    effect = Ability(catalog.EFFECT, Sacrifice(target(CHARACTER, whose=MINE, count=2)))
    with lent("physical-training", effect), lent("inari", sacrifices(Draw())):
        road = Road(hand="physical-training", hero="ordis-recruit, kappa", companion="inari", your_hero="alice")
        road.play("play/physical-training", "pick/kappa/my-hero", "pick/ordis-recruit/my-hero")
        assert (road.discard(ME), road.hero(ME), road.hero(YOU)) == (["kappa"], [], ["alice"])
        assert len(road.hand(ME)) == 2


@pytest.mark.clause("action.after-you")
def test_after_you_ends_the_turn_once_reactions_are_done_and_is_no_pass() -> None:
    road = Road(hand="kappa", your_hand="inari")
    road.play("exhaust/akesha-taru")
    assert road.table.waiting == [YOU]
    assert road.state.passed == 0
    road.play("play/inari/hero")
    assert road.table.waiting == [ME]
    road.play("play/kappa/hero")
    assert road.hero(ME) == ["kappa"]


@pytest.mark.clause("action.alone-after-you")
def test_if_the_opponent_has_passed_the_same_player_gets_the_next_turn() -> None:
    road = Road(hand="kappa", reserve="alice, issun-boshi", passed=YOU)
    road.play("support/issun-boshi", "support/alice")
    assert road.table.waiting == [ME]
    assert road.state.promises == [], "it is another turn"
    road.play("play/kappa/hero")
    assert road.boosts("kappa") == 0


@pytest.mark.clause("action.switch")
def test_to_switch_goes_to_the_same_player_s_other_expedition_and_nobody_leaves_or_joins() -> None:
    with (
        lent("kappa", from_hand(Switch(target(CHARACTER)))),
        lent("inari", leaves(Draw()), arrow(Draw())),
    ):
        road = Road(hand="kappa", your_companion="inari", your_landmarks="the-monolith")
        road.play("play/kappa/hero", "pick/inari/your-companion")
        assert (road.hero(YOU), road.companion(YOU)) == (["inari"], [])
        assert (road.hand(YOU), road.boosts("inari")) == ([], 0)


@pytest.mark.clause("action.activate")
def test_activating_creates_the_reactions_of_that_object_as_if_triggered() -> None:
    road = Road(hand="kappa", reserve="jian-rare", landmarks="brassbug-hub #1")
    ear = road.listen()
    road.play("support/jian-rare")
    assert road.counters("brassbug-hub") == 4
    told = [each for each in ear.told if each.card == catalog.NUMBER["brassbug-hub"]]
    assert told_keys(ear)[1:3] == ["activated", "triggered"]
    assert [each.seat for each in told[:2]] == [ME, ME]
    activate = Ability(catalog.SUPPORT, Activate(target(catalog.PERMANENT, whose=MINE)))
    with lent("brassbug-hub", arrow(Create("booda", IN_HERO)), noon(Draw())), lent("jian-rare", activate):
        road = Road(hand="kappa", reserve="jian-rare", landmarks="brassbug-hub")
        road.play("support/jian-rare")
        assert (road.hero(ME), road.hand(ME)) == (["booda"], ["kappa"])


# -- dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("die.fair")
def test_a_die_is_fair_with_six_sides() -> None:
    road = Road(hand="kappa")
    seen: Counter[int] = Counter()
    for _ in range(1200):
        road.state.throw(ME, 1)
        seen[road.state.dice.pop()] += 1
    assert set(seen) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 25, "chi-square with 5 degrees"


@pytest.mark.clause("die.above-six")
def test_a_result_may_be_raised_above_6_and_6_plus_is_6_or_more() -> None:
    raised = may(cost(DiscardFromReserve(Filter(catalog.ANY_CARD))), RaiseDie(2))
    effect = then(RollDie(), raised, on(6, HIGHEST, Gain(BOOST, MYSELF, 9)), on(1, 5, Gain(BOOST, MYSELF)))
    with lent("kappa", from_hand(effect)):
        for die, answers, boosts in ((5, ("yes",), 9), (5, ("pass",), 1), (6, ("yes",), 9), (3, ("yes",), 1)):
            road = Road(hand="kappa", reserve="alice").dice(die)
            road.play("play/kappa/hero", *answers)
            assert road.boosts("kappa") == boosts


@pytest.mark.clause("die.seen-first")
def test_which_die_is_ignored_is_decided_with_the_results_in_sight() -> None:
    road = Road(hand="asmodeus", landmarks="the-ouroboros-rare").dice(2, 6)
    road.play("play/asmodeus/hero")
    assert road.table.view(YOU)["dice"] == [2, 6]
    assert road.keys() == ["ignore/2", "ignore/6"]
    assert road.why_not("ignore/3") == "die.seen-first"
    road.play("ignore/6")
    assert (road.boosts("asmodeus"), road.status("asmodeus")) == (3, [])
    road = Road(hand="asmodeus", landmarks="the-ouroboros-rare").dice(5, 5)
    road.play("play/asmodeus/hero")
    assert road.status("asmodeus") == ["anchored"], "two equal dice are no choice"


def test_a_gain_of_it_is_for_the_chosen_one() -> None:
    effect = Ability(catalog.EFFECT, then(Gain(zones.ASLEEP, target(CHARACTER)), may(Gain(BOOST, IT, 2))))
    with lent("beauty-sleep", effect):
        road = Road(hand="beauty-sleep", hero="inari, kappa")
        road.play("play/beauty-sleep", "pick/inari/my-hero", "yes")
        assert (road.boosts("inari"), road.boosts("kappa")) == (2, 0)
    assert Road(hero="inari asleep").totals(ME, COMPANION) == [0, 0, 0]
