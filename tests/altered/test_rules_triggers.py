"""Reactions: what sets them off, when they come, in which order; replacements and continuous abilities."""

import pytest

from bivouac.games.altered import catalog
from bivouac.games.altered import state_ground as zones
from bivouac.games.altered.amounts import Boosts, CardsInReserve, Control
from bivouac.games.altered.catalog import CHARACTER, EXTRA_DIE, SPELL
from bivouac.games.altered.filters import IT, MINE, Filter, target
from bivouac.games.altered.filters import ME as MYSELF
from bivouac.games.altered.state import OFTEN
from bivouac.games.altered.state_ground import RESERVE
from bivouac.games.altered.steps import FROM_ELSEWHERE, play
from bivouac.games.altered.triggers import (
    arrow,
    dusk,
    from_hand,
    from_reserve,
    gains_boost,
    gives,
    joins,
    leaves,
    noon,
    plays,
    reserve_left,
    sacrificed,
)
from bivouac.games.altered.verbs import (
    BOOST,
    COUNTER,
    IN_HERO,
    IN_MINE,
    OPPONENT,
    TARGET,
    Create,
    DiscardFromHand,
    Draw,
    Gain,
    Resupply,
    RollDie,
    Sacrifice,
    Send,
    if_,
    then,
)
from tests.altered.road import ME, YOU, Road, lent, told_keys


@pytest.mark.clause("trigger.any", "trigger.hand", "trigger.reserve")
def test_an_arrow_fires_from_anywhere_a_hand_trigger_from_hand_a_reserve_trigger_from_reserve() -> None:
    abilities = arrow(Gain(BOOST, MYSELF)), from_hand(Gain(BOOST, MYSELF, 10)), from_reserve(Gain(BOOST, MYSELF, 100))
    with lent("kappa", *abilities):
        road = Road(hand="kappa")
        road.play("play/kappa/hero", "first/kappa")
        assert road.boosts("kappa") == 11
        road = Road(reserve="kappa")
        road.play("reserve/kappa/hero", "first/kappa/c")
        assert road.boosts("kappa") == 101


@pytest.mark.clause("trigger.joins")
def test_an_arrow_fires_on_joining_also_for_tokens_and_cards_that_were_not_played() -> None:
    with lent("brassbug", arrow(Gain(BOOST, MYSELF, 5))):
        road = Road(hand="brassbug-hive")
        road.play("play/brassbug-hive", "expedition/my-hero")
        assert road.boosts("brassbug") == 5
    with lent("brassbug-hub", arrow(Gain(COUNTER, MYSELF, 2))):
        road = Road(hand="brassbug-hub")
        road.play("play/brassbug-hub")
        assert road.counters("brassbug-hub") == 2, "a Landmark joins its zone"


@pytest.mark.clause("trigger.not-played")
def test_what_is_put_into_play_or_played_from_the_deck_fires_no_hand_and_no_reserve_trigger() -> None:
    abilities = arrow(Gain(BOOST, MYSELF)), from_hand(Gain(BOOST, MYSELF, 10)), from_reserve(Gain(BOOST, MYSELF, 100))
    with lent("kappa", *abilities):
        road = Road(hand="inari", deck="kappa")
        state = road.state
        state.reveal(ME, 1)
        play(state, ME, state.zones[zones.REVEALED][0], FROM_ELSEWHERE, 0, True)
        state.asking = -1
        while state.agenda and not state.zones[zones.EXPEDITION]:
            state.agenda.pop().run(state)
        assert [trigger.ability % 8 for trigger in state.pending] == [0], "only the arrow"


@pytest.mark.clause("trigger.no-stack")
def test_the_opponent_acts_in_the_middle_of_a_turn_only_where_an_effect_gives_a_choice() -> None:
    generator = "kelonic-generator-rare"
    road = Road(hand="kappa, charge", your_reserve="sakarabru-rare", your_landmarks=generator, hero="inari")
    road.play("play/charge")
    assert road.table.waiting == [YOU], "after the turn, not in it"
    with lent("kappa", from_hand(DiscardFromHand(whose=OPPONENT))):
        road = Road(hand="kappa", your_hand="alice, atlas")
        road.play("play/kappa/hero")
        assert (road.table.waiting, road.state.active) == ([YOU], ME)
        road.play("choose/atlas")
        assert (road.hand(YOU), road.discard(YOU)) == (["alice"], ["atlas"])


@pytest.mark.clause("trigger.per-event")
def test_four_tokens_in_one_step_trigger_four_times() -> None:
    road = Road(hand="open-the-gates-rare", landmarks="the-monolith")
    ear = road.listen()
    road.play("play/open-the-gates-rare", *["expedition/my-hero"] * 2, *["expedition/my-companion"] * 2)
    assert road.all_boosts("ordis-recruit", ME) == [1, 1, 1, 1]
    assert told_keys(ear).count("triggered") == 4


@pytest.mark.clause("trigger.waits")
def test_reactions_wait_until_the_whole_effect_has_finished() -> None:
    """The recruit that leaves wants to draw; the Spell goes on with its own draw first."""
    effect = catalog.Ability(catalog.EFFECT, then(Send(RESERVE, target(CHARACTER)), Draw()))
    with lent("inari", leaves(Draw())), lent("physical-training", effect):
        road = Road(hand="physical-training", hero="inari", deck="atlas, alice")
        ear = road.listen()
        road.play("play/physical-training")
        steps = [key for key in told_keys(ear) if key in ("to-reserve", "drew", "triggered", "spell-kept")]
        assert steps == ["to-reserve", "drew", "spell-kept", "triggered", "drew"]
        assert road.hand(ME) == ["atlas", "alice"]


@pytest.mark.clause("trigger.initiative")
@pytest.mark.parametrize("first", [ME, YOU])
def test_the_turn_player_has_initiative_in_the_afternoon_the_first_player_otherwise(first: int) -> None:
    """Whoever is first player, the Monolith of the turn player comes first in the turn of that player."""
    with lent("inari", leaves(Create("ordis-recruit", TARGET))):
        road = Road(
            hand="krakens-wrath", hero="inari", your_hero="inari", first=first, passed=YOU if first == YOU else -1
        )
        assert road.state.active == ME
        with lent("krakens-wrath", catalog.Ability(catalog.EFFECT, Send(RESERVE, target(CHARACTER, count=2)))):
            road.play("play/krakens-wrath", "pick/inari/my-hero")
            assert road.table.waiting == [ME]
            road.play("expedition/my-hero")
            assert road.table.waiting == [YOU]
        road = Road(hero="inari", your_hero="inari", first=first, phase="night")
        assert road.table.waiting == [first]


@pytest.mark.clause("trigger.order")
def test_a_player_resolves_all_the_own_ones_new_ones_included_before_the_other() -> None:
    with (
        lent("inari", leaves(Create("ordis-recruit", IN_HERO)), joins(Filter(CHARACTER), Gain(BOOST, IT))),
        lent("alice", leaves(Draw())),
    ):
        road = Road(
            hero="inari, inari anchored", your_hero="alice", first=ME, deck="kappa", your_deck="atlas", phase="night"
        )
        assert road.all_boosts("ordis-recruit", ME) == [1], "the new reaction came before the opponent's"
        assert road.hand(YOU)[0] == "atlas"


@pytest.mark.clause("trigger.order")
def test_the_order_of_one_s_own_reactions_is_free() -> None:
    for first in ("first/haven-bouncer", "first/haven-bouncer/b"):
        with lent("haven-bouncer", arrow(Gain(BOOST, MYSELF, 2)), from_hand(if_(Boosts(2), Draw()))):
            road = Road(hand="haven-bouncer", deck="atlas")
            road.play("play/haven-bouncer/hero", first)
            assert road.hand(ME) == (["atlas"] if first == "first/haven-bouncer" else [])


@pytest.mark.clause("trigger.must-exist")
def test_a_trigger_must_exist_before_its_event_and_a_leaving_card_sees_itself_leave() -> None:
    with lent("kappa", joins(Filter(CHARACTER), Gain(BOOST, IT))):
        road = Road(hand="kappa, inari", passed=YOU)
        road.play("play/kappa/hero")
        assert road.boosts("kappa") == 0, "it does not see itself join"
        road.play("play/inari/hero")
        assert road.boosts("inari") == 1
    with lent("jeanne-darc", leaves(Create("ordis-recruit", IN_HERO)), hand_cost=3):
        road = Road(hand="off-you-go", hero="jeanne-darc")
        road.play("play/off-you-go")
        assert road.hero(ME) == ["ordis-recruit"]


@pytest.mark.clause("trigger.condition-before")
def test_a_condition_before_the_dash_is_tested_when_the_ability_triggers() -> None:
    """At Dusk, if I am Boosted: by the time it resolves the boost may be gone or have come."""
    with (
        lent("kappa", dusk(Draw(), Boosts(1))),
        lent("inari", dusk(Gain(BOOST, target(CHARACTER, "trainer")))),
    ):
        for boosts, drawn in ((0, 0), (1, 1)):
            road = Road(hero=f"kappa +{boosts}, inari")
            ear = road.listen()
            road.play("pass", "pass")
            if boosts:
                road.play("first/inari")
            assert told_keys(ear).count("boosted") == 1
            assert told_keys(ear).count("drew") == drawn, "a boost that comes later is too late"


@pytest.mark.clause("trigger.condition-after")
def test_a_condition_after_the_dash_is_tested_when_it_resolves() -> None:
    with (
        lent("kappa", noon(if_(Boosts(1), Draw()))),
        lent("inari", noon(Gain(BOOST, target(CHARACTER, "trainer")))),
    ):
        for order, drawn in ((("first/inari",), ["atlas"]), (("first/kappa",), [])):
            road = Road(hero="kappa, inari", deck="atlas", phase="noon")
            road.play(*order)
            assert road.hand(ME) == drawn


@pytest.mark.clause("trigger.last-known")
def test_if_the_source_is_gone_its_last_known_data_are_used_but_it_cannot_be_changed() -> None:
    """Cadets send themselves away before their token comes: it joins where they were."""
    token = from_hand(then(Gain(BOOST, MYSELF), Create("booda", IN_MINE)))
    with lent("ordis-cadets", arrow(Send(RESERVE, MYSELF)), token):
        road = Road(hand="ordis-cadets")
        road.play("play/ordis-cadets/companion", "first/ordis-cadets")
        assert road.companion(ME) == ["booda"]
        assert (road.reserve(ME), road.boosts("ordis-cadets")) == (["ordis-cadets"], 0)
    with lent("kappa", leaves(if_(Boosts(3), Draw()))):
        for boosts, drawn in ((3, ["atlas"]), (2, [])):
            road = Road(hand="off-you-go", hero=f"kappa +{boosts}", deck="atlas")
            with lent("kappa", leaves(if_(Boosts(3), Draw())), hand_cost=3):
                road.play("play/off-you-go")
            assert road.hand(ME) == drawn


@pytest.mark.clause("trigger.any")
def test_who_gets_no_boost_has_gained_none() -> None:
    with lent("kappa", arrow(Gain(BOOST, MYSELF, CardsInReserve())), gains_boost(Draw())):
        for reserve, drawn in (("alice", ["atlas"]), ("", [])):
            road = Road(hand="kappa", reserve=reserve, deck="atlas")
            road.play("play/kappa/hero")
            assert (road.boosts("kappa"), road.hand(ME)) == (len(drawn), drawn)


@pytest.mark.clause("trigger.loop-guard")
def test_one_reaction_of_one_object_comes_at_most_100_times_a_day() -> None:
    with lent("kappa", gains_boost(Gain(BOOST, MYSELF))):
        road = Road(hand="charge", hero="kappa", companion="inari", passed=YOU)
        road.play("play/charge")
        assert road.boosts("inari") == 1
        assert road.boosts("kappa") == 1 + OFTEN
        assert OFTEN == 100
        assert len(road.state.uses) == OFTEN
    with lent("kelonic-generator-rare", catalog.Ability(catalog.EXHAUST, Gain(COUNTER, MYSELF))):
        road = Road(hand="kappa", landmarks="kelonic-generator-rare")
        card = road.card("kelonic-generator-rare")
        for _ in range(OFTEN):
            road.play("exhaust/kelonic-generator-rare")
            road.state.marks[card] = 0
            road.begin("turn")
        assert road.why_not("exhaust/kelonic-generator-rare") == "trigger.loop-guard"
        assert road.counters("kelonic-generator-rare") == 100
        road.begin("day").play("pass", "pass", "pass")
        assert road.may("exhaust/kelonic-generator-rare", ME), "on another Day"


# -- replacements ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("replace.before")
def test_a_replacement_applies_before_the_event() -> None:
    road = Road(hand="spy-craft", landmarks="the-ouroboros-axiom", deck="atlas, kappa")
    ear = road.listen()
    road.play("play/spy-craft", "choose/kappa")
    assert (road.reserve(ME), road.discard(ME)) == (["kappa"], ["atlas", "spy-craft"])
    assert "resupplied" not in told_keys(ear)


@pytest.mark.clause("replace.order", "replace.once")
def test_the_step_s_controller_picks_the_order_and_each_replacement_applies_once() -> None:
    with lent("brassbug-hub", gives(EXTRA_DIE)):
        road = Road(hand="ouroboros-trickster", landmarks="the-ouroboros-rare, brassbug-hub").dice(1, 5, 3)
        road.play("play/ouroboros-trickster/hero")
        assert road.keys() == ["first/brassbug-hub", "first/the-ouroboros-rare"]
        road.play("first/the-ouroboros-rare")
        assert road.state.dice == [1, 5, 3], "three dice: each of the two has applied once"
        road.play("ignore/1", "ignore/3")
        assert road.boosts("ouroboros-trickster") == 2


def test_replacements_are_for_their_own_player() -> None:
    road = Road(hand="ouroboros-trickster", your_landmarks="the-ouroboros-rare").dice(5)
    road.play("play/ouroboros-trickster/hero")
    assert road.boosts("ouroboros-trickster") == 2
    road = Road(hand="esmeralda", your_landmarks="the-ouroboros-axiom", deck="kappa")
    road.play("play/esmeralda/hero")
    assert road.reserve(ME) == ["kappa"]


@pytest.mark.clause("continuous.recheck")
def test_continuous_abilities_are_evaluated_anew_after_every_event() -> None:
    road = Road(hand="kelon-burst", your_hero="inari", your_landmarks="the-spindle-bravos", mana=5)
    card = road.card("inari")
    assert road.state.tough(card) == 2
    road.play("play/kelon-burst", "mode/2")
    assert road.landmarks(YOU) == []
    assert road.state.tough(card) == 0
    with lent("kappa", gives(catalog.GIVES_DEFENDER, condition=Control(2, Filter(CHARACTER, "deity", MINE)))):
        road = Road(hand="inari", hero="kappa, sun-wukong")
        assert road.state.defender_of(0) < 0
        road.play("play/inari/companion")
        assert road.state.defender_of(0) >= 0


def test_a_card_that_leaves_the_reserve_in_the_afternoon_is_seen() -> None:
    with lent("nevenka-blotch", reserve_left(Gain(COUNTER, MYSELF)), counter="kelon"):
        road = Road(reserve="kappa, alice", my_hero="nevenka-blotch", passed=YOU)
        road.play("support/alice", "reserve/kappa/hero")
        assert road.counters("nevenka-blotch") == 2


def test_what_is_sacrificed_reacts_by_what_it_was() -> None:
    with lent("kappa", arrow(Sacrifice(MYSELF)), sacrificed(Draw(), Boosts(0))):
        road = Road(hand="kappa", deck="atlas")
        road.play("play/kappa/hero")
        assert (road.discard(ME), road.hand(ME)) == (["kappa"], ["atlas"])
    with lent("inari", plays(Filter(SPELL), then(RollDie(), Resupply()))):
        road = Road(hand="charge", hero="inari", deck="atlas").dice(3)
        road.play("play/charge")
        assert road.reserve(ME) == ["atlas"]
