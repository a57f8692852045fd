"""Playing a card step by step, what it costs, and how long promises last."""

import pytest

from bivouac import text
from bivouac.games.altered import catalog
from bivouac.games.altered import state_ground as zones
from bivouac.games.altered.catalog import CHARACTER, FROM_HAND, FROM_RESERVE, PERMANENT, SPELL
from bivouac.games.altered.filters import IT, YOURS, Filter
from bivouac.games.altered.filters import ME as MYSELF
from bivouac.games.altered.state_ground import ANCHORED, THIS_AFTERNOON, THIS_DAY, THIS_TURN
from bivouac.games.altered.triggers import exhaust, from_hand, gives, noon, plays, support
from bivouac.games.altered.verbs import (
    BOOST,
    IN_EACH,
    Gain,
    LoseFleeting,
    Next,
    RevealTop,
    Stop,
    next_costs,
    next_gains,
)
from tests.altered.road import ME, YOU, Road, lent, told_keys


@pytest.mark.clause("play.declare")
def test_a_card_is_declared_with_its_expedition_and_its_optional_costs_before_it_is_paid() -> None:
    """Paint Prison asks what is discarded to make it cheaper; its target is chosen only when it resolves."""
    road = Road(hand="paint-prison", reserve="inari", hero="kappa", your_hero="atlas", mana=5)
    road.play("play/paint-prison")
    assert road.keys() == ["pass", "pick/inari/my-reserve"]
    assert road.mana(ME) == 5, "nothing is paid before that is decided"
    road.play("pick/inari/my-reserve")
    assert (road.mana(ME), road.discard(ME)) == (2, ["inari"])
    assert road.keys() == ["pick/kappa/my-hero", "pick/atlas/your-hero"]


@pytest.mark.clause("play.limbo")
def test_a_played_card_lies_in_limbo_and_one_from_reserve_gains_fleeting_there() -> None:
    road = Road(hand="paint-prison", reserve="inari, paint-prison", hero="kappa", mana=5)
    road.play("play/paint-prison")
    assert road.cards(zones.LIMBO) == ["paint-prison"]
    road = Road(reserve="physical-training", hero="kappa", your_hero="atlas")
    road.play("reserve/physical-training")
    assert road.cards(zones.LIMBO) == ["physical-training"]
    assert road.status("physical-training") == ["fleeting"]


@pytest.mark.clause("play.pay-at-once")
def test_everything_is_paid_at_once_before_the_card_resolves() -> None:
    road = Road(hand="physical-training", hero="kappa", your_hero="atlas", mana=5)
    road.play("play/physical-training")
    assert road.mana(ME) == 3
    assert road.boosts("kappa") == 0
    road = Road(hand="paint-prison", reserve="inari", hero="kappa", mana=3)
    road.play("play/paint-prison")
    assert (road.mana(ME), road.reserve(ME)) == (0, []), "without the discard it could not be paid"


@pytest.mark.clause("play.resolve")
def test_a_character_and_a_landmark_enter_their_zones_and_a_spell_does_its_steps_in_order() -> None:
    road = Road(hand="kappa, brassbug-hub, spy-craft", your_reserve="inari", deck="atlas", passed=YOU, mana=20)
    road.play("play/kappa/companion", "play/brassbug-hub")
    assert (road.companion(ME), road.landmarks(ME)) == (["kappa"], ["brassbug-hub"])
    ear = road.listen()
    road.play("play/spy-craft")
    assert text.prompt(road.table, ME, "en") == (
        "Spy Craft: Sabotage. To Sabotage is to discard a card of any Reserve, your own or your opponent’s, or none."
    )
    assert "Saboter, c’est défausser une carte d’une Réserve" in text.prompt(road.table, ME, "fr")
    road.play("pick/inari/your-reserve")
    steps = [key for key in told_keys(ear) if key in ("paid", "sabotaged", "resupplied", "spell-spent")]
    assert steps == ["paid", "sabotaged", "resupplied", "spell-spent"]
    assert road.cards(zones.LIMBO) == []


@pytest.mark.clause("play.without-target", "effect.as-much")
def test_a_card_can_be_played_with_no_legal_target_and_does_as_much_as_it_can() -> None:
    road = Road(hand="physical-training-rare", deck="atlas", mana=3)
    road.play("play/physical-training-rare")
    assert (road.hand(ME), road.reserve(ME)) == (["atlas"], ["physical-training-rare"])
    road = Road(hand="kelon-burst", mana=3)
    road.play("play/kelon-burst", "mode/1")
    assert road.discard(ME) == ["kelon-burst"]
    road.nobody_is_waiting_but(YOU)


@pytest.mark.clause("play.when-you-play")
def test_when_you_play_triggers_as_the_card_leaves_limbo() -> None:
    """For a Spell after it has resolved: Physical Training boosts before the mage dances."""
    with lent("inari", plays(Filter(SPELL), Gain(BOOST, MYSELF))):
        road = Road(hand="physical-training", hero="inari", companion="kappa")
        road.play("play/physical-training")
        assert road.boosts("inari") == 0
        road.play("pick/kappa/my-companion")
        assert road.boosts("inari") == 1


@pytest.mark.clause("play.next-gains")
def test_what_the_next_character_gains_comes_as_a_reaction_once_it_has_entered() -> None:
    """It is ordered freely with the Character's own triggers."""
    road = Road(hand="asmodeus", reserve="issun-boshi", mana=10).dice(6)
    road.play("support/issun-boshi", "play/asmodeus/hero")
    assert road.hero(ME) == ["asmodeus"]
    assert road.boosts("asmodeus") == 0
    assert road.keys() == ["first/issun-boshi", "first/asmodeus"]
    road.play("first/asmodeus")
    assert (road.boosts("asmodeus"), road.status("asmodeus")) == (1, ["anchored"])


@pytest.mark.clause("play.next-stacks")
def test_several_effects_on_the_next_card_all_apply_to_the_same_card() -> None:
    road = Road(hand="kappa, inari", reserve="issun-boshi, haven-warrior-rare", passed=YOU)
    road.play("support/issun-boshi", "support/haven-warrior-rare", "play/kappa/hero", "first/issun-boshi")
    assert road.boosts("kappa") == 2
    road.play("play/inari/hero")
    assert road.boosts("inari") == 0
    road = Road(hand="brassbug-hub, ordis-carrier", reserve="foundry-mechanic, the-frog-prince-axiom", mana=4)
    road.state.passed = 1 << YOU
    road.play("support/foundry-mechanic", "support/the-frog-prince-axiom", "play/brassbug-hub")
    assert road.mana(ME) == 3
    road.play("play/ordis-carrier")
    assert road.mana(ME) == 0


# -- costs -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cost.zone")
def test_the_hand_cost_from_hand_and_the_reserve_cost_from_reserve() -> None:
    road = Road(hand="ratatoskr", reserve="ratatoskr", mana=10, passed=YOU)
    road.play("play/ratatoskr/hero")
    assert road.mana(ME) == 9
    road.play("reserve/ratatoskr/hero")
    assert road.mana(ME) == 6


@pytest.mark.clause("cost.order")
@pytest.mark.parametrize(
    ("more", "less", "floor", "cost"),
    [
        (0, 0, 0, 4),
        (2, 0, 0, 6),
        (0, 1, 0, 3),
        (2, 1, 0, 5),
        (0, 3, 2, 2),
        (0, 1, 2, 3),
        (1, 9, 2, 2),
        (5, 9, 2, 2),
        (3, 2, 6, 6),
    ],
)
def test_first_increases_then_reductions_then_floors(more: int, less: int, floor: int, cost: int) -> None:
    with (
        lent("the-monolith", gives(catalog.COSTS_MORE, Filter(CHARACTER), more)),
        lent("the-spindle-bravos", gives(catalog.FLOOR, Filter(CHARACTER, whose=YOURS), floor)),
        lent("alice", support(next_costs(Filter(CHARACTER), less))),
    ):
        road = Road(
            hand="kappa", reserve="alice", landmarks="the-monolith", your_landmarks="the-spindle-bravos", mana=10
        )
        road.play("support/alice", "play/kappa/hero")
        assert road.mana(ME) == 10 - cost


@pytest.mark.clause("cost.not-negative")
def test_a_cost_below_0_is_0() -> None:
    with lent("alice", support(next_costs(Filter(CHARACTER), 9))):
        road = Road(hand="inari", reserve="alice", mana=2)
        assert road.why_not("play/inari/hero") == "afternoon.play-cost"
        road.play("support/alice", "play/inari/hero")
        assert road.mana(ME) == 2
    road = Road(hand="paint-prison-rare", reserve="inari", hero="kappa", mana=0)
    assert road.why_not("play/paint-prison-rare") == "afternoon.play-cost"


@pytest.mark.clause("cost.free")
def test_a_free_card_skips_payment_whatever_increases_and_floors_say() -> None:
    with (
        lent("the-monolith", gives(catalog.COSTS_MORE, Filter(SPELL), 3), gives(catalog.FLOOR, Filter(SPELL), 2)),
        lent("alice", support(Next(Filter(SPELL), THIS_TURN, free=True))),
    ):
        road = Road(hand="charge", reserve="alice", hero="kappa", landmarks="the-monolith", mana=0)
        assert road.why_not("play/charge") == "afternoon.play-cost"
        road.play("support/alice", "play/charge")
        assert (road.boosts("kappa"), road.mana(ME)) == (1, 0)


@pytest.mark.clause("play.next-stacks", "cost.free")
def test_a_card_that_an_effect_lets_one_play_for_free_is_the_next_card_too() -> None:
    """What was promised to the next Character is used up by the one that was free; the one after it pays in full."""
    with (
        lent("nevenka-blotch", exhaust(RevealTop())),
        lent("alice", support(next_costs(Filter(CHARACTER), 1))),
    ):
        road = Road(my_hero="nevenka-blotch", deck="kappa", hand="inari", reserve="alice", mana=3)
        road.play("support/alice", "exhaust/nevenka-blotch", "play/kappa/hero")
        assert (road.mana(ME), road.state.promises) == (3, [])
        road.play("play/inari/hero")
        assert road.mana(ME) == 0
        road = Road(my_hero="nevenka-blotch", deck="charge", hand="inari", reserve="alice", hero="kappa", mana=3)
        road.play("support/alice", "exhaust/nevenka-blotch", "play/charge")
        assert len(road.state.promises) == 1, "a Spell is no Character"
        road.play("play/inari/hero")
        assert road.mana(ME) == 1


def test_only_a_card_from_the_right_place_is_the_next() -> None:
    with lent("alice", support(Next(Filter(CHARACTER), THIS_TURN, origin=FROM_RESERVE, reward=Gain(BOOST, IT)))):
        road = Road(hand="kappa", reserve="alice, inari", passed=YOU)
        road.play("support/alice", "play/kappa/hero")
        assert road.boosts("kappa") == 0
    with lent("alice", support(Next(Filter(CHARACTER), THIS_TURN, origin=FROM_HAND, reward=Gain(ANCHORED, IT)))):
        road = Road(hand="kappa", reserve="alice, inari", passed=YOU)
        road.play("support/alice", "reserve/inari/hero")
        assert road.status("inari") == ["fleeting"]


# -- how long ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("duration.turn")
def test_this_turn_ends_with_the_turn_used_or_not() -> None:
    road = Road(hand="kappa, brassbug-hub", reserve="issun-boshi", your_hand="inari")
    road.play("support/issun-boshi", "play/brassbug-hub")
    assert road.state.promises == []
    road.play("play/inari/hero", "play/kappa/hero")
    assert (road.boosts("inari"), road.boosts("kappa")) == (0, 0)


@pytest.mark.clause("duration.afternoon")
def test_this_afternoon_ends_with_the_afternoon_and_waits_for_it_if_made_at_noon() -> None:
    with lent("brassbug-hub", noon(next_gains(Filter(CHARACTER), BOOST, until=THIS_AFTERNOON))):
        road = Road(hand="kappa, ordis-carrier", your_hand="inari", landmarks="brassbug-hub", phase="noon", mana=10)
        road.play("play/ordis-carrier", "play/inari/hero", "play/kappa/hero")
        assert (road.boosts("kappa"), road.boosts("inari")) == (1, 0), "turns later it still holds, for its player"
        road = Road(hand="kappa", landmarks="brassbug-hub", phase="noon")
        assert len(road.state.promises) == 1
        road.play("pass", "pass")
        assert road.state.promises == []
    with lent("brassbug-hub", noon(next_costs(Filter(PERMANENT), 1, until=THIS_AFTERNOON))):
        road = Road(hand="kappa", landmarks="brassbug-hub", phase="noon")
        card = road.card("brassbug-hub")
        road.state.phase = zones.NOON_PHASE
        assert not road.state.is_promised(road.state.promises[0], ME, card, FROM_HAND), "not yet at Noon itself"
        road.state.phase = zones.AFTERNOON
        assert road.state.is_promised(road.state.promises[0], ME, card, FROM_HAND)


@pytest.mark.clause("duration.day")
def test_this_day_ends_with_the_night() -> None:
    with lent("kappa", from_hand(Stop(IN_EACH))):
        road = Road(hand="kappa, inari", hero="atlas")
        road.play("play/kappa/hero").both_pass()
        assert road.markers(ME) == (0, 7), "nobody moves this Day"
        assert road.state.stopped == 0
    with lent("brassbug-hub", noon(next_gains(Filter(CHARACTER), BOOST, until=THIS_DAY))):
        road = Road(hand="kappa", landmarks="brassbug-hub", phase="noon")
        road.play("pass", "pass")
        assert road.state.day == 3
        assert road.state.promises == []


def test_a_character_may_lose_fleeting_by_a_promise() -> None:
    with lent("alice", support(Next(Filter(CHARACTER), THIS_TURN, reward=LoseFleeting(IT)))):
        road = Road(reserve="alice, inari")
        road.play("support/alice", "reserve/inari/hero")
        assert road.status("inari") == []
