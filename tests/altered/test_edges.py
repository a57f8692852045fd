"""Edges of conditions, and lines that must be told: each of these was once a rule that could be broken unnoticed."""

import pytest

from bivouac.games.altered import state_ground as zones
from bivouac.games.altered.amounts import Count, x
from bivouac.games.altered.catalog import CHARACTER, EFFECT, GIGANTIC, SUPPORT, Ability
from bivouac.games.altered.filters import IT, MINE, Filter, target
from bivouac.games.altered.filters import ME as MYSELF
from bivouac.games.altered.state_ground import ASLEEP
from bivouac.games.altered.triggers import arrow, exhaust, joins, leaves_to_reserve, noon, put_in_reserve
from bivouac.games.altered.verbs import (
    BOOST,
    IN_MINE,
    Create,
    DiscardOrb,
    Draw,
    EachSacrifices,
    ExhaustMe,
    Gain,
    HandToReserve,
    PlayMe,
    RaiseDie,
    RevealTop,
    RevealToPlay,
    RollDie,
    Send,
    Spend,
    cost,
    may,
    then,
)
from tests.altered.road import ME, YOU, Road, lent, told_keys


@pytest.mark.clause("tough.pay")
def test_what_is_paid_for_a_tough_target_is_told() -> None:
    road = Road(hand="beauty-sleep", your_hero="shenlong-rare", your_companion="kappa", mana=2)
    ear = road.listen()
    road.play("play/beauty-sleep", "pick/shenlong-rare/your-hero")
    assert told_keys(ear).count("paid-tough") == 1
    assert road.mana(ME) == 0


@pytest.mark.clause("tough.pay")
def test_a_tough_target_that_cannot_be_paid_is_refused_for_that_reason() -> None:
    """Whichever card of the table it is, the first one too."""
    road = Road(
        hero="shenlong-rare", companion="kappa", your_hand="beauty-sleep", your_mana=1, your_hero="inari", first=YOU
    )
    assert road.state.zones[zones.EXPEDITION] == [0]
    road.play("play/beauty-sleep")
    assert road.why_not("pick/shenlong-rare/your-hero", YOU) == "tough.pay"
    assert road.why_not("pick/alice/your-hero", YOU) == "target.controlled"


@pytest.mark.clause("choice.when")
def test_something_else_than_a_target_waits_until_the_effect_has_ended() -> None:
    road = Road(hand="beauty-sleep, kappa", hero="alice", your_hero="inari")
    road.play("play/beauty-sleep")
    assert road.why_not("play/kappa/hero") == "choice.when"
    assert road.why_not("pass") == "target.mandatory"


@pytest.mark.clause("effect.as-much")
def test_an_orb_must_be_chosen_when_one_is_to_be_discarded() -> None:
    with lent("charge", Ability(EFFECT, DiscardOrb())):
        road = Road(hand="charge, alice", mana=4)
        road.state.kinds[road.state.zones[zones.MANA][0]] = road.state.kinds[road.state.zones[zones.HAND][1]]
        road.play("play/charge")
        assert road.keys() == ["mana/haven-warrior", "mana/alice"]
        assert road.why_not("pass") == "effect.as-much"
        assert road.why_not("mana/kappa") == "effect.as-much"
        assert road.why_not("play/alice/hero") == "choice.when"


@pytest.mark.clause("zone.hidden")
def test_an_orb_that_is_discarded_is_known_to_both_from_then_on() -> None:
    with lent("charge", Ability(EFFECT, DiscardOrb())):
        road = Road(hand="charge", mana=4)
        orbs = road.state.zones[zones.MANA][:]
        assert not any(road.state.known.knows(YOU, orb) for orb in orbs)
        road.play("play/charge")
        [gone] = [orb for orb in orbs if orb not in road.state.zones[zones.MANA]]
        assert road.state.known.knows(YOU, gone)


@pytest.mark.clause("choice.each-player")
def test_each_player_must_choose_one_of_their_own() -> None:
    with lent("kappa", arrow(EachSacrifices())):
        road = Road(hand="kappa, atlas", hero="inari", your_hero="alice, atlas")
        road.play("play/kappa/hero")
        assert road.why_not("pass") == "effect.as-much"
        assert road.why_not("pick/alice/your-hero") == "effect.as-much"
        assert road.why_not("play/atlas/hero") == "choice.when"


@pytest.mark.clause("afternoon.play-in-effect")
def test_who_plays_a_card_in_an_effect_chooses_one_of_the_own_expeditions() -> None:
    with (
        lent("kappa", put_in_reserve(may(PlayMe(), Gain(ASLEEP, IT)))),
        lent("alice", Ability(SUPPORT, HandToReserve())),
    ):
        road = Road(hand="kappa", reserve="alice, inari", mana=5)
        road.play("support/alice", "yes")
        assert road.keys() == ["expedition/my-hero", "expedition/my-companion"]
        assert road.why_not("expedition/your-hero") == "choice.when"
        assert road.why_not("reserve/inari/hero") == "choice.when"


@pytest.mark.clause("gigantic.my-expedition")
def test_a_gigantic_creates_in_one_of_the_own_expeditions() -> None:
    with lent("kappa", arrow(Create("brassbug", IN_MINE)), keywords=GIGANTIC):
        road = Road(hand="kappa, atlas", mana=9)
        road.play("play/kappa/hero")
        assert road.keys() == ["expedition/my-hero", "expedition/my-companion"]
        assert road.why_not("expedition/your-hero") == "choice.when"
        assert road.why_not("play/atlas/hero") == "choice.when"


@pytest.mark.clause("reserve.fleeting")
def test_who_is_put_into_play_from_the_deck_is_told_to_be_fleeting() -> None:
    with lent("charge", Ability(EFFECT, RevealToPlay(4, 2))):
        road = Road(hand="charge", deck="kappa, charge, inari, charge")
        ear = road.listen()
        road.play("play/charge", "play/kappa/hero", "play/inari/companion")
        assert told_keys(ear).count("became-fleeting") == 2


@pytest.mark.clause("token.leaves")
def test_of_a_token_that_is_gone_nothing_is_kept_on_a_new_day() -> None:
    road = Road(hero="brassbug, inari", your_hero="booda")
    state = road.state
    for card in sorted(state.zones[zones.EXPEDITION] + state.zones[zones.EXPEDITION + 2]):
        if card >= zones.TOKENS_FROM:
            state.vanish(card)
    state.sweep_tokens()
    lists = (state.kinds, state.where, state.marks, state.boosts, state.counters, state.objects.number)
    assert [len(each) for each in lists] == [zones.TOKENS_FROM] * len(lists)


@pytest.mark.clause("target.controlled")
@pytest.mark.parametrize(("mine", "fits"), [("brassbug, booda", False), ("brassbug, booda, booda", True)])
def test_as_many_as_i_control_includes_that_number(mine: str, fits: bool) -> None:
    with lent(
        "charge",
        Ability(EFFECT, Send(zones.RESERVE, target(CHARACTER, most_counted=Count(Filter(CHARACTER, whose=MINE))))),
    ):
        road = Road(hand="charge", hero=mine, your_hero="issun-boshi, inari")
        road.play("play/charge")
        assert road.may("pick/inari/your-hero") == fits


@pytest.mark.clause("trigger.last-known", "token.leaves")
def test_a_token_that_has_left_can_no_longer_be_changed() -> None:
    """Two cards react to a token; the one sends it away, the other finds nobody to boost."""
    with (
        lent("the-monolith", joins(Filter(CHARACTER), Gain(BOOST, IT))),
        lent("the-spindle-bravos", joins(Filter(CHARACTER), Send(zones.DISCARD, IT))),
    ):
        road = Road(my_hero="sigismar-wingspan", landmarks="the-monolith, the-spindle-bravos", phase="noon")
        ear = road.listen()
        road.play("first/the-spindle-bravos")
        assert road.hero(ME) == []
        assert "boosted" not in told_keys(ear)
        road.nobody_is_waiting_but(ME)


@pytest.mark.card("brassbug-hub")
def test_counters_can_be_spent_whichever_card_bears_them() -> None:
    road = Road(landmarks="brassbug-hub #1", phase="noon", mana=1)
    assert road.state.zones[zones.LANDMARKS] == [0]
    assert road.keys() == ["pass", "yes"]
    road.play("yes", "expedition/my-hero")
    assert (road.counters("brassbug-hub"), road.mana(ME), road.hero(ME)) == (0, 0, ["brassbug"])


@pytest.mark.clause("status.exhausted")
def test_a_card_exhausted_as_a_cost_is_told() -> None:
    road = Road(hand="axiom-reprocessor", my_hero="sierra-oddball")
    ear = road.listen()
    road.play("play/axiom-reprocessor", "yes", "expedition/my-hero")
    assert told_keys(ear).count("exhausted") == 1


@pytest.mark.clause("status.exhausted")
def test_a_card_can_be_exhausted_as_a_cost_whichever_it_is() -> None:
    with lent("brassbug-hub", noon(may(cost(ExhaustMe()), Draw()))):
        road = Road(landmarks="brassbug-hub", phase="noon")
        assert road.state.zones[zones.LANDMARKS] == [0]
        assert road.keys() == ["pass", "yes"]
        road.play("yes")
        assert (road.status("brassbug-hub"), len(road.hand(ME))) == (["exhausted"], 1)


@pytest.mark.clause("die.above-six")
def test_a_die_that_is_raised_is_told_and_counts_so() -> None:
    with lent("kappa", arrow(then(RollDie(), RaiseDie(2), Gain(BOOST, MYSELF, x())))):
        road = Road(hand="kappa").dice(6)
        ear = road.listen()
        road.play("play/kappa/hero")
        assert road.boosts("kappa") == 8
        assert told_keys(ear).count("added-to-die") == 1


@pytest.mark.clause("afternoon.play-cost")
def test_what_can_be_paid_only_with_a_card_of_the_reserve_asks_for_one() -> None:
    road = Road(hand="paint-prison", reserve="inari, alice", hero="kappa", mana=3)
    road.play("play/paint-prison")
    assert road.keys() == ["pick/inari/my-reserve", "pick/alice/my-reserve"]
    assert road.why_not("pass") == "afternoon.play-cost"


@pytest.mark.clause("afternoon.play-character", "cost.free")
def test_a_revealed_character_may_be_played_into_either_expedition() -> None:
    with lent("nevenka-blotch", exhaust(RevealTop())):
        road = Road(my_hero="nevenka-blotch", deck="kappa", mana=0).play("exhaust/nevenka-blotch")
        assert road.keys() == ["pass", "play/kappa/hero", "play/kappa/companion", "choose/kappa"]
        road.play("play/kappa/companion")
        assert (road.hero(ME), road.companion(ME)) == ([], ["kappa"])


@pytest.mark.clause("trigger.last-known")
def test_what_left_play_is_remembered_only_while_something_waits_that_may_ask() -> None:
    road = Road(hand="off-you-go", your_hero="inari", your_companion="alice")
    road.play("play/off-you-go", "pick/inari/your-hero")
    assert road.reserve(YOU) == ["inari"]
    assert road.state.objects.last_known == {}


@pytest.mark.clause("zone.hidden")
def test_a_card_played_from_hand_is_known_to_both_from_then_on() -> None:
    road = Road(hand="kappa", mana=9)
    (card,) = road.state.zones[zones.HAND + ME]
    assert [road.state.known.knows(seat, card) for seat in (ME, YOU)] == [True, False]
    road.play("play/kappa/hero")
    assert [road.state.known.knows(seat, card) for seat in (ME, YOU)] == [True, True]


@pytest.mark.clause("token.leaves")
def test_a_token_that_left_play_carries_nothing_any_more() -> None:
    road = Road(hand="off-you-go", your_hero="brassbug +2 anchored")
    (token,) = road.state.zones[zones.EXPEDITION + 2 * YOU + zones.HERO_SIDE]
    assert (road.state.boosts[token], road.state.marks[token] != 0) == (2, True)
    road.play("play/off-you-go")  # the only one there is to aim at
    assert road.hero(YOU) == []
    assert (road.state.boosts[token], road.state.marks[token]) == (0, 0)


@pytest.mark.clause("trigger.last-known")
def test_a_card_that_has_gone_can_neither_be_played_nor_exhausted_nor_spend_counters() -> None:
    """What it would do it would do as another object, or to a bystander: the last card of all, the other Hero."""
    for effect in (PlayMe(), may(cost(ExhaustMe()), Draw()), may(cost(Spend(1)), Draw())):
        with lent("inari", leaves_to_reserve(effect)):
            road = Road(hand="off-you-go", hero="inari", your_hero_card="akesha-taru #3", deck="atlas")
            road.play("play/off-you-go")
            assert road.changes() == {"hand": "", "hero": "", "reserve": "inari, off-you-go", "mana": 8}
            road.nobody_is_waiting_but(YOU)
