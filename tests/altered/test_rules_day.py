"""A Day and its phases: Morning, Noon, Afternoon."""

import pytest

from bivouac.games.altered import catalog
from bivouac.games.altered import state_ground as zones
from bivouac.games.altered.catalog import CHARACTER, Ability
from bivouac.games.altered.filters import IT, Filter
from bivouac.games.altered.state_ground import ASLEEP
from bivouac.games.altered.triggers import dusk, noon, opponent_draws, plays, put_in_reserve
from bivouac.games.altered.verbs import (
    IN_COMPANION,
    IN_HERO,
    Create,
    Draw,
    Gain,
    HandToReserve,
    PlayMe,
    may,
)
from tests.altered.road import ME, YOU, Road, lent, told_keys


@pytest.mark.clause("day.phases")
def test_a_day_has_five_phases_in_order() -> None:
    road = Road(hand="kappa", phase="day", day=3)
    ear = road.listen()
    while road.state.day == 4:
        road.play("pass")
    phases = ("noon", "afternoon", "dusk", "night", "day", "marker-passes")
    assert [key for key in told_keys(ear) if key in phases] == list(phases)


@pytest.mark.clause("phase.start-triggers")
@pytest.mark.parametrize(("event", "phase"), [(catalog.NOON, "noon"), (catalog.DUSK, "dusk"), (catalog.NIGHT, "night")])
def test_abilities_of_a_phase_trigger_at_its_start(event: int, phase: str) -> None:
    with lent("brassbug-hub", Ability(event, Draw())):
        road = Road(landmarks="brassbug-hub", deck="atlas", phase="turn")
        assert road.hand(ME) == []
        road.begin(phase)
        assert road.hand(ME)[0] == "atlas"
        for other in {"noon", "dusk", "night"} - {phase}:
            road = Road(landmarks="brassbug-hub", hero="kappa anchored", phase=other)
            assert "atlas" not in road.hand(ME)


@pytest.mark.clause("phase.trigger-order")
@pytest.mark.parametrize("first", [ME, YOU])
def test_the_first_player_s_come_first_and_each_orders_the_own_ones(first: int) -> None:
    road = Road(
        landmarks="ordis-carrier, axiom-reprocessor", your_landmarks="ordis-carrier, axiom-reprocessor", first=first,
        phase="noon",
    )  # fmt: skip
    assert road.table.waiting == [first]
    assert road.keys(first) == ["first/axiom-reprocessor", "first/ordis-carrier"]
    road.play("first/ordis-carrier")
    other = 1 - first
    assert road.companion(first) == ["ordis-recruit"]
    assert len(road.reserve(first)) == 1, "the last one of a player needs no order"
    assert road.table.waiting == [other]
    assert (road.companion(other), road.reserve(other)) == ([], [])


# -- Morning -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("morning.first-day-skipped")
def test_the_first_day_has_no_morning_but_a_noon() -> None:
    road = Road(my_hero="kojo-booda", first=ME, day=0, phase="day", mana=3)
    assert road.state.day == 1
    assert road.state.first == ME
    assert road.hand(ME) == []
    assert road.companion(ME) == ["booda"]
    assert len(road.orbs(ME)) == 3


@pytest.mark.clause("morning.pass-marker")
def test_the_first_player_marker_goes_to_the_other_player() -> None:
    road = Road(first=ME, phase="morning")
    assert road.state.first == YOU
    road.play("pass", "pass")
    assert road.table.waiting == [YOU], "who begins the Afternoon"


@pytest.mark.clause("morning.draw")
def test_each_player_draws_2() -> None:
    road = Road(hand="kappa", your_hand="inari", deck="atlas, alice", your_deck="hathor, tanuki", phase="morning")
    assert road.hand(ME) == ["kappa", "atlas", "alice"]
    assert road.hand(YOU) == ["inari", "hathor", "tanuki"]


@pytest.mark.clause("morning.expand", "morning.orb-ready")
def test_each_may_put_one_card_into_the_mana_zone_ready_the_first_player_first() -> None:
    road = Road(first=ME, mana=4, your_mana=4, hand="kappa", your_hand="inari", phase="morning")
    assert road.table.waiting == [YOU]
    road.play("mana/inari")
    assert (road.orbs(YOU).count("inari"), road.mana(YOU), len(road.hand(YOU))) == (1, 5, 2)
    assert road.table.waiting == [ME]
    road.play("pass")
    assert (len(road.orbs(ME)), road.mana(ME), len(road.hand(ME))) == (4, 4, 3)
    assert road.state.phase == zones.AFTERNOON, "one card each and no more"
    assert road.why_not("mana/inari", YOU) == "morning.expand"


@pytest.mark.clause("morning.order", "choice.both")
def test_the_four_steps_come_in_order_with_reactions_after_each() -> None:
    """A Character that reacts to the opponent's draw does so before anybody expands, and sees one draw."""
    with lent("kappa", opponent_draws(Create("ordis-recruit", IN_HERO))):
        road = Road(companion="kappa", mana=3, phase="morning")
        assert road.hero(ME) == ["ordis-recruit"], "one event, although two cards were drawn"
        assert road.state.first == YOU
        assert road.mana(ME) == 3
        assert road.keys(YOU)[:2] == ["pass", "mana/haven-warrior"]
    ear = road.listen()
    road.play("mana/haven-warrior", "pass")
    assert told_keys(ear)[:3] == ["expanded", "did-not-expand", "noon"]


# -- Noon --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("noon.triggers")
def test_all_at_noon_abilities_trigger() -> None:
    road = Road(my_hero="sigismar-wingspan", landmarks="ordis-carrier", hero="sneezer-shroom-rare", phase="noon")
    assert sorted(road.keys()) == ["first/ordis-carrier", "first/sigismar-wingspan", "first/sneezer-shroom-rare/b"]
    road.play("first/sigismar-wingspan", "first/ordis-carrier")
    assert road.hero(ME) == ["sneezer-shroom-rare", "ordis-recruit"]
    assert road.companion(ME) == ["ordis-recruit"]
    assert road.boosts("sneezer-shroom-rare") == 1


@pytest.mark.clause("noon.too-late")
def test_an_at_noon_ability_that_appears_during_noon_is_too_late() -> None:
    with lent("brassbug", noon(Create("ordis-recruit", IN_COMPANION))):
        road = Road(landmarks="brassbug-hive", phase="noon")
        road.play("expedition/my-hero")
        assert road.hero(ME) == ["brassbug"]
        assert road.companion(ME) == []
        road.nobody_is_waiting_but(ME)


# -- Afternoon ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("afternoon.turns")
def test_players_take_turns_from_the_first_player_on_one_card_each() -> None:
    road = Road(hand="kappa, inari", your_hand="alice, atlas", first=YOU)
    assert road.table.waiting == [YOU]
    assert road.why_not("play/kappa/hero") == "afternoon.turns"
    road.play("play/alice/hero")
    assert road.table.waiting == [ME]
    road.play("play/kappa/hero")
    assert road.table.waiting == [YOU]
    assert road.why_not("play/inari/hero") == "afternoon.turns"
    assert road.why_not("play/sakarabru/hero", YOU) == "afternoon.turns", "a card that is not in hand"


@pytest.mark.clause("afternoon.quick-actions", "afternoon.quick-not-a-play")
def test_any_number_of_quick_actions_before_playing_or_passing() -> None:
    road = Road(
        hand="kappa", reserve="issun-boshi, muna-druid", hero="inari", landmarks="kelonic-generator-rare",
    )  # fmt: skip
    road.play("support/issun-boshi", "exhaust/kelonic-generator-rare", "support/muna-druid")
    assert road.table.waiting == [ME], "a quick action does not end the turn"
    assert road.status("inari") == ["anchored"]
    road.play("play/kappa/hero")
    assert road.boosts("kappa") == 1
    assert road.table.waiting == [YOU]
    with lent("alice", catalog.Ability(catalog.SUPPORT, Draw()), plays(Filter(CHARACTER), Draw())):
        road = Road(hand="kappa", reserve="alice", deck="atlas, inari")
        road.play("support/alice")
        assert road.hand(ME) == ["kappa", "atlas"], "it is no played card"


@pytest.mark.clause("afternoon.exhaust", "status.exhausted")
def test_an_exhaust_ability_exhausts_its_card() -> None:
    road = Road(hand="kappa", landmarks="kelonic-generator-rare", deck="atlas", mana=5)
    road.play("exhaust/kelonic-generator-rare")
    assert (road.hand(ME), road.mana(ME)) == (["kappa", "atlas"], 4)
    assert road.status("kelonic-generator-rare") == ["exhausted"]
    assert road.why_not("exhaust/kelonic-generator-rare") == "status.exhausted"
    assert road.why_not("exhaust/brassbug-hive") == "card.abilities"
    road = Road(hand="kappa", landmarks="brassbug-hive")
    assert road.why_not("exhaust/brassbug-hive") == "afternoon.exhaust"


@pytest.mark.clause("afternoon.support")
def test_a_support_ability_discards_its_card_from_reserve() -> None:
    road = Road(hand="kappa", reserve="sakarabru-rare", deck="atlas", mana=0)
    road.play("support/sakarabru-rare")
    assert (road.reserve(ME), road.discard(ME)) == ([], ["sakarabru-rare"])
    assert road.hand(ME) == ["kappa", "atlas"]
    assert Road(hand="kappa", reserve="kappa").why_not("support/kappa") == "card.support"


@pytest.mark.clause("afternoon.discarded-otherwise")
def test_a_support_ability_does_not_trigger_when_its_card_is_discarded_otherwise() -> None:
    road = Road(
        hand="spy-craft", reserve="sakarabru-rare", your_reserve="sakarabru-rare", deck="atlas", your_deck="atlas"
    )
    road.play("play/spy-craft", "pick/sakarabru-rare/your-reserve")
    assert (road.hand(YOU), road.discard(YOU)) == ([], ["sakarabru-rare"])
    road = Road(reserve="sakarabru-rare, sakarabru-rare, kappa", deck="atlas", phase="night")
    road.play("pick/sakarabru-rare/my-reserve")
    assert road.hand(ME)[0] == "atlas", "drawn in the Morning"
    assert len(road.hand(ME)) == 2


@pytest.mark.clause("afternoon.quick-when")
def test_no_quick_action_after_passing_nor_in_the_opponent_s_turn() -> None:
    road = Road(hand="kappa", your_hand="inari, alice", reserve="sakarabru-rare")
    road.play("pass")
    assert road.why_not("support/sakarabru-rare") == "afternoon.quick-when"
    road.play("play/inari/hero")
    assert road.table.waiting == [YOU]
    assert road.why_not("support/sakarabru-rare") == "afternoon.quick-when"


@pytest.mark.clause("afternoon.quick-cost")
def test_a_quick_action_needs_its_whole_cost() -> None:
    road = Road(hand="kappa", landmarks="kelonic-generator-rare", mana=0)
    assert road.why_not("exhaust/kelonic-generator-rare") == "afternoon.quick-cost"
    assert Road(hand="kappa", landmarks="kelonic-generator-rare", mana=1).may("exhaust/kelonic-generator-rare")


@pytest.mark.clause("afternoon.play-cost")
def test_a_card_that_cannot_be_paid_cannot_be_played() -> None:
    road = Road(hand="kappa, inari", reserve="ratatoskr", mana=3)
    assert road.why_not("play/kappa/hero") == "afternoon.play-cost"
    assert road.may("play/inari/hero")
    assert road.may("reserve/ratatoskr/hero")
    assert Road(hand="inari", reserve="ratatoskr", mana=2).why_not("reserve/ratatoskr/hero") == "afternoon.play-cost"


@pytest.mark.clause("afternoon.play-character")
def test_a_character_goes_into_the_expedition_that_its_player_chooses() -> None:
    road = Road(hand="kappa, inari", passed=YOU)
    road.play("play/kappa/hero", "play/inari/companion")
    assert (road.hero(ME), road.companion(ME)) == (["kappa"], ["inari"])


@pytest.mark.clause("afternoon.play-spell", "afternoon.fleeting-spell")
def test_a_spell_resolves_then_goes_to_reserve_and_a_fleeting_one_to_the_discard_pile() -> None:
    road = Road(hand="physical-training, charge", hero="kappa", passed=YOU)
    road.play("play/physical-training")
    assert (road.boosts("kappa"), road.reserve(ME)) == (3, ["physical-training"])
    road.play("play/charge")
    assert (road.boosts("kappa"), road.discard(ME)) == (4, ["charge"])
    road.play("reserve/physical-training")
    assert road.discard(ME) == ["charge", "physical-training"], "played from Reserve it is Fleeting"
    assert road.boosts("kappa") == 7


@pytest.mark.clause("afternoon.play-landmark")
def test_a_landmark_goes_to_the_landmark_zone() -> None:
    road = Road(hand="ordis-carrier", reserve="the-monolith", passed=YOU)
    road.play("play/ordis-carrier", "reserve/the-monolith")
    assert road.landmarks(ME) == ["ordis-carrier", "the-monolith"]
    assert road.status("the-monolith") == [], "a Landmark from Reserve is not Fleeting"


@pytest.mark.clause("afternoon.play-in-effect")
def test_a_card_played_because_an_effect_says_so_does_not_use_up_the_turn() -> None:
    """Coppélia: put from hand in Reserve by a quick action, she may be played for free and falls Asleep."""
    with (
        lent("kappa", put_in_reserve(may(PlayMe(), Gain(ASLEEP, IT)))),
        lent("alice", Ability(catalog.SUPPORT, HandToReserve())),
    ):
        road = Road(hand="kappa", reserve="alice", mana=0)
        road.play("support/alice", "yes", "expedition/my-hero")
        assert road.hero(ME) == ["kappa"]
        assert road.status("kappa") == ["fleeting", "asleep"]
        assert road.table.waiting == [ME]


@pytest.mark.clause("afternoon.reactions")
def test_reactions_come_after_each_quick_action_card_and_pass() -> None:
    road = Road(hand="kappa", landmarks="the-monolith", my_hero="teija-nauraa", reserve="meditation-training-rare")
    road.play("support/meditation-training-rare", "play/kappa/hero")
    assert road.keys() == ["first/teija-nauraa", "first/meditation-training-rare/b", "first/the-monolith"]
    road.play("first/the-monolith", "first/teija-nauraa")
    assert road.boosts("kappa") == 3
    assert road.table.waiting == [YOU], "only then the turn ends"


@pytest.mark.clause("afternoon.pass")
def test_who_passes_takes_no_more_turns_and_the_other_goes_on() -> None:
    road = Road(hand="kappa", your_hand="inari, alice, atlas", your_mana=20)
    road.play("pass")
    for card in ("inari", "alice", "atlas"):
        assert road.table.waiting == [YOU]
        road.play(f"play/{card}/hero")
    assert road.table.waiting == [YOU]
    assert road.hand(ME) == ["kappa"]


@pytest.mark.clause("afternoon.end")
def test_dusk_begins_when_both_have_passed() -> None:
    with lent("brassbug-hub", dusk(Draw())):
        road = Road(hand="kappa", landmarks="brassbug-hub", deck="atlas", your_hand="kappa")
        road.play("pass")
        assert road.hand(ME) == ["kappa"]
        road.play("pass")
        assert road.hand(ME)[:2] == ["kappa", "atlas"]
