"""A refusal names what is in the way: the condition that is not met, the clause that is its cause."""

import pytest

import bivouac
from bivouac.games.altered import catalog
from bivouac.games.altered.amounts import Orbs
from bivouac.games.altered.catalog import CHARACTER
from bivouac.games.altered.filters import Filter, target
from bivouac.games.altered.state_ground import ASLEEP
from bivouac.games.altered.triggers import arrow, exhaust, gives, support
from bivouac.games.altered.verbs import (
    DiscardFromHand,
    Draw,
    EachSacrifices,
    Gain,
    HandToReserve,
    ReserveToHand,
    Win,
    cost,
    then,
)
from tests.altered.road import ME, YOU, Road, lent, told_keys


def refused(road: Road, key: str, seat: int = ME) -> tuple[str, str]:
    """The clause and the sentence by which something is refused."""
    reason = road.table.why_not(seat, key)
    assert reason is not None
    return reason.clause, reason.say("en")


@pytest.mark.clause("card.over-rules")
def test_a_quick_action_says_which_condition_is_not_met() -> None:
    road = Road(first=YOU, passed=YOU, hand="kappa")
    assert refused(road, "exhaust/akesha-taru") == (
        "card.over-rules",
        "This ability of Akesha & Taru cannot be used now. It works only if you are the first player.",
    )
    reason = road.table.why_not(ME, "exhaust/akesha-taru")
    assert reason is not None
    assert reason.say("fr").endswith("Elle ne sert que si tu es Premier Joueur.")


@pytest.mark.clause("card.over-rules")
def test_a_card_that_cannot_be_played_says_why() -> None:
    with lent("inari", gives(catalog.NOT_PLAYABLE, condition=Orbs(3))):
        assert refused(Road(hand="inari, kappa"), "play/inari/hero") == (
            "card.over-rules",
            "Inari cannot be played now. If you have 3 or more Mana orbs, I cannot be played.",
        )


@pytest.mark.clause("afternoon.quick-cost")
def test_a_quick_action_says_whether_mana_is_missing_or_another_cost() -> None:
    with lent("kelonic-generator-rare", exhaust(then(cost(DiscardFromHand()), Draw()), mana=1)):
        road = Road(landmarks="kelonic-generator-rare", reserve="inari", mana=1)
        assert refused(road, "exhaust/kelonic-generator-rare")[1].endswith(
            "a cost besides mana that you cannot pay now."
        )
        road = Road(landmarks="kelonic-generator-rare", hand="inari", mana=0)
        assert refused(road, "exhaust/kelonic-generator-rare")[1].startswith("You have not enough mana")


@pytest.mark.clause("target.anyone", "target.reserve", "target.distinct", "target.controlled", "tough.pay")
def test_a_target_that_is_refused_says_why_not_that_one() -> None:
    road = Road(hand="off-you-go", hero="inari, alice", your_hero="kappa", reserve="ratatoskr")
    road.play("play/off-you-go")
    assert refused(road, "pick/kappa/your-hero")[0] == "target.anyone", "it is too dear"
    assert refused(road, "pick/ratatoskr/my-reserve")[0] == "target.reserve"
    assert refused(road, "pick/inari/my-companion")[0] == "target.controlled", "it is elsewhere"
    assert refused(road, "pass")[0] == "target.mandatory"
    with lent("beauty-sleep", catalog.Ability(catalog.EFFECT, Gain(ASLEEP, target(CHARACTER, count=2)))):
        road = Road(hand="beauty-sleep", hero="inari, alice, ratatoskr").play("play/beauty-sleep", "pick/inari/my-hero")
        assert refused(road, "pick/inari/my-hero")[0] == "target.distinct"
    road = Road(hand="beauty-sleep", hero="inari, alice", your_hero="shenlong-rare", mana=1).play("play/beauty-sleep")
    assert refused(road, "pick/shenlong-rare/your-hero")[0] == "tough.pay"


@pytest.mark.clause("choice.when", "setup.opening", "morning.expand")
def test_a_card_that_is_not_in_hand_is_refused_by_whoever_asks_for_it() -> None:
    road = Road(hand="kelon-elemental, inari, alice").play("play/kelon-elemental/hero")
    assert refused(road, "choose/atlas")[0] == "choice.when"
    road = Road(hand="inari", first=YOU, phase="morning")
    assert refused(road, "mana/atlas")[0] == "morning.expand"
    assert refused(Road(hand="inari"), "play/atlas/hero")[0] == "afternoon.turns"
    with lent("inari", support(ReserveToHand(Filter(CHARACTER)))):
        road = Road(reserve="inari, alice, ratatoskr, brassbug-hub").play("support/inari")
        assert refused(road, "pick/brassbug-hub/my-reserve")[0] == "choice.when", "it is no Character"


@pytest.mark.clause("setup.opening")
def test_during_the_opening_a_refusal_says_whether_the_card_or_the_time_is_wrong() -> None:
    table = bivouac.new("altered", seed=4, deck0="axiom", deck1="axiom")
    assert table.waiting == [ME, YOU]
    in_hand = {option.key for option in table.options_of(ME)}
    other = next(key for key in ("mana/kelon-burst", "mana/jian", "mana/brassbug-hub") if key not in in_hand)
    hand = next(iter(in_hand)).removeprefix("mana/")
    for key, reason in ((other, "not-among-six"), (f"choose/{hand}", "opening-first")):
        refusal = table.why_not(ME, key)
        assert refusal is not None
        assert (refusal.clause, refusal.key) == ("setup.opening", reason)


@pytest.mark.clause("choice.when")
def test_of_two_revealed_cards_one_is_sorted_before_anything_else() -> None:
    road = Road(hand="the-ouroboros-axiom", deck="kappa, atlas", mana=3).play("play/the-ouroboros-axiom")
    assert sorted(road.keys()) == ["choose/atlas", "choose/kappa"]
    for key, reason in (("choose/inari", "not-offered"), ("pass", "finish-effect")):
        refusal = road.table.why_not(ME, key)
        assert refusal is not None
        assert (refusal.clause, refusal.key) == ("choice.when", reason)


@pytest.mark.clause("choice.when", "afternoon.quick-when", "afternoon.turns")
def test_whoever_waits_hears_whose_turn_it_is_or_that_the_other_chooses() -> None:
    """In the own turn the opponent may be asked, too: then it is not the turn that is in the way."""
    with lent("kappa", arrow(EachSacrifices())):
        road = Road(hand="kappa, inari", your_hero="alice, atlas", your_hand="jian").play("play/kappa/hero")
        assert road.table.waiting == [YOU]
        for key in ("exhaust/akesha-taru", "play/inari/hero"):
            assert refused(road, key)[0] == "choice.when"
    road = Road(hand="inari", your_hand="jian")
    for key, clause in (("exhaust/akesha-taru", "afternoon.quick-when"), ("play/jian/hero", "afternoon.turns")):
        assert refused(road, key, YOU)[0] == clause
    road = Road(reserve="alice, inari, kappa", your_reserve="jian", phase="night")
    assert (road.table.waiting, road.state.active) == ([ME], ME)
    for key in ("exhaust/akesha-taru", "reserve/jian/hero"):
        assert refused(road, key, YOU)[0] == "choice.when"


@pytest.mark.clause("target.optional")
def test_who_keeps_the_hand_is_told_to_have_declined() -> None:
    with lent("kappa", arrow(HandToReserve(optional=True))):
        road = Road(hand="kappa, inari")
        ear = road.listen()
        road.play("play/kappa/hero", "pass")
    assert "declined" in told_keys(ear)
    assert road.hand(ME) == ["inari"]


@pytest.mark.clause("effect.as-much")
def test_who_must_return_a_card_from_reserve_cannot_decline() -> None:
    with lent("inari", support(ReserveToHand(Filter(CHARACTER)))):
        road = Road(reserve="inari, alice, ratatoskr").play("support/inari")
        assert refused(road, "pass")[0] == "effect.as-much"


@pytest.mark.clause("night.cleanup-reserve", "night.cleanup-landmarks")
def test_clean_up_says_which_zone_is_over_its_limit() -> None:
    road = Road(reserve="alice, inari, kappa", landmarks="brassbug-hub", phase="night")
    assert refused(road, "pick/brassbug-hub/my-landmarks")[0] == "night.cleanup-reserve"
    road = Road(landmarks="brassbug-hub, the-monolith, axiom-reprocessor", reserve="alice", phase="night")
    assert refused(road, "pick/alice/my-reserve")[0] == "night.cleanup-landmarks"


@pytest.mark.clause("end.distance", "end.meet", "arena.compare", "end.cap")
def test_after_the_end_a_refusal_says_how_the_game_ended() -> None:
    assert refused(Road(at=(4, 5), hero="kappa", passed=YOU).play("pass"), "pass")[0] == "end.meet"
    road = Road(at=(4, 4), your_at=(4, 4), hero="kappa", passed=YOU).play("pass")
    assert refused(road, "pass")[0] == "end.distance"
    assert refused(Road(arena=True, hero="kappa", passed=YOU).play("pass"), "pass")[0] == "arena.compare"
    assert refused(Road(day=2, day_cap=2, passed=YOU).play("pass"), "pass")[0] == "end.cap"
    with lent("inari", support(Win())):
        assert refused(Road(reserve="inari").play("support/inari"), "pass")[0] == "card.over-rules"
