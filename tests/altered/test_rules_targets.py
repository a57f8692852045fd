"""Choices and targets, and Tough, which is paid at the moment of choosing."""

import pytest

from bivouac.games.altered import catalog
from bivouac.games.altered.amounts import Done
from bivouac.games.altered.catalog import CHARACTER, SPELL, Ability
from bivouac.games.altered.filters import MINE, Filter, target
from bivouac.games.altered.state_ground import ANCHORED, THIS_TURN
from bivouac.games.altered.triggers import arrow, support
from bivouac.games.altered.verbs import (
    BOOST,
    Draw,
    EachSacrifices,
    Gain,
    Next,
    Sacrifice,
    if_,
    then,
)
from tests.altered.road import ME, YOU, Road, lent, told_keys


@pytest.mark.clause("target.controlled", "target.anyone")
def test_abilities_target_what_is_controlled_by_anyone_and_nothing_else() -> None:
    road = Road(
        hand="banishing-gate, kappa", hero="inari", your_companion="alice", landmarks="brassbug-hub",
        your_landmarks="ordis-carrier", reserve="atlas", your_reserve="hathor", discard="tanuki",
    )  # fmt: skip
    road.play("play/banishing-gate")
    assert road.keys() == [
        "pick/brassbug-hub/my-landmarks", "pick/inari/my-hero", "pick/ordis-carrier/your-landmarks",
        "pick/alice/your-companion",
    ]  # fmt: skip
    assert road.why_not("pick/atlas/my-reserve") == "target.reserve"


@pytest.mark.clause("target.reserve")
def test_a_card_in_reserve_is_targeted_only_by_an_ability_that_names_the_reserve() -> None:
    road = Road(hand="ordis-spy", hero="inari", reserve="atlas", your_reserve="hathor", your_hero="alice")
    road.play("play/ordis-spy/hero")
    assert road.keys() == ["pass", "pick/atlas/my-reserve", "pick/hathor/your-reserve"]
    road = Road(hand="physical-training", reserve="atlas", your_reserve="hathor")
    road.play("play/physical-training")
    road.nobody_is_waiting_but(YOU)


@pytest.mark.clause("target.mandatory")
def test_a_target_is_mandatory_even_if_it_is_one_s_own() -> None:
    road = Road(hand="banishing-gate", hero="inari", companion="kappa")
    road.play("play/banishing-gate")
    assert road.keys() == ["pick/kappa/my-companion", "pick/inari/my-hero"]
    assert road.why_not("pass") == "target.mandatory"
    road = Road(hand="banishing-gate", hero="inari")
    road.play("play/banishing-gate")
    assert road.discard(ME) == ["inari", "banishing-gate"], "the only one there is"


@pytest.mark.clause("target.optional")
def test_only_may_and_up_to_make_a_target_optional() -> None:
    road = Road(hand="dorothy-gale", your_hero="inari", hero="kappa")
    road.play("play/dorothy-gale/hero", "pass")
    assert (road.hero(YOU), road.hero(ME)) == (["inari"], ["kappa", "dorothy-gale"])
    road = Road(hand="nurture", hero="inari", companion="kappa")
    road.play("play/nurture", "pick/inari/my-hero", "pass")
    assert (road.boosts("inari"), road.boosts("kappa")) == (1, 0)


@pytest.mark.clause("target.pointless")
def test_a_pointless_choice_is_legal() -> None:
    road = Road(hand="beauty-sleep", hero="inari asleep", your_hero="kappa")
    road.play("play/beauty-sleep", "pick/inari/my-hero")
    assert (road.status("inari"), road.status("kappa")) == (["asleep"], [])


@pytest.mark.clause("target.distinct")
def test_targets_of_one_step_are_different_and_a_later_step_may_repeat_one() -> None:
    road = Road(hand="nurture", hero="inari, kappa")
    road.play("play/nurture", "pick/inari/my-hero")
    assert road.keys() == ["pass", "pick/kappa/my-hero"]
    steps = then(Gain(BOOST, target(CHARACTER)), Gain(ANCHORED, target(CHARACTER)))
    with lent("nurture", Ability(catalog.EFFECT, steps)):
        road = Road(hand="nurture", hero="inari, kappa")
        road.play("play/nurture", "pick/inari/my-hero", "pick/inari/my-hero")
        assert (road.boosts("inari"), road.status("inari")) == (1, ["anchored"])


def test_two_alike_are_one_choice_and_two_that_differ_are_two() -> None:
    road = Road(hand="beauty-sleep", hero="ordis-recruit, ordis-recruit, ordis-recruit +1", companion="ordis-recruit")
    road.play("play/beauty-sleep")
    assert road.keys() == [
        "pick/ordis-recruit/my-hero", "pick/ordis-recruit/my-hero/2", "pick/ordis-recruit/my-companion",
    ]  # fmt: skip
    road.play("pick/ordis-recruit/my-hero/2")
    asleep = [card for card in road.state.characters(ME) if road.state.marks[card]]
    assert [road.state.boosts[card] for card in asleep] == [1]


@pytest.mark.clause("choice.when")
def test_choices_are_made_just_before_the_step_that_needs_them_by_the_effect_s_controller() -> None:
    """All In! rolls before it asks; the first die has been seen by then."""
    road = Road(hand="all-in", hero="inari, kappa").dice(4)
    ear = road.listen()
    road.play("play/all-in")
    assert "rolled" in told_keys(ear)
    assert road.table.waiting == [ME]
    road.play("pick/inari/my-hero")
    assert road.boosts("inari") == 4


@pytest.mark.clause("choice.both", "night.cleanup-order")
def test_when_both_choose_they_do_it_in_initiative_order_openly() -> None:
    reserve = "inari, kappa, alice"
    road = Road(reserve=reserve, your_reserve=reserve, first=YOU, phase="night")
    assert road.table.waiting == [YOU]
    road.play("pick/alice/my-reserve")
    assert road.table.view(ME)["seats"][YOU]["discard"] == ["alice"]
    assert road.table.waiting == [ME]


@pytest.mark.clause("choice.each-player")
def test_each_player_chooses_the_controller_first_then_it_happens_at_once() -> None:
    with lent("kappa", arrow(EachSacrifices())):
        road = Road(hand="kappa", hero="inari", your_hero="alice, atlas")
        road.play("play/kappa/hero")
        assert (road.table.waiting, road.keys()) == ([ME], ["pick/kappa/my-hero", "pick/inari/my-hero"])
        road.play("pick/inari/my-hero")
        assert road.hero(ME) == ["inari", "kappa"], "nothing has happened yet"
        assert (road.table.waiting, road.keys()) == ([YOU], ["pick/atlas/my-hero", "pick/alice/my-hero"])
        road.play("pick/atlas/my-hero")
        assert (road.hero(ME), road.hero(YOU)) == (["kappa"], ["alice"])
        assert (road.discard(ME), road.discard(YOU)) == (["inari"], ["atlas"])
        road.nobody_is_waiting_but(YOU)


@pytest.mark.clause("choice.each-player", "effect.as-much")
def test_who_has_nobody_to_sacrifice_is_not_asked_and_if_nobody_has_that_is_told() -> None:
    with lent("kappa", support(EachSacrifices())):
        road = Road(reserve="kappa", hero="inari, alice")
        ear = road.listen()
        road.play("support/kappa", "pick/inari/my-hero")
        assert (road.discard(ME), told_keys(ear).count("found-nothing")) == (["kappa", "inari"], 0)
        road.nobody_is_waiting_but(ME)
        road = Road(reserve="kappa")
        ear = road.listen()
        road.play("support/kappa")
        assert told_keys(ear).count("found-nothing") == 1
        road.nobody_is_waiting_but(ME)


@pytest.mark.clause("choice.modal")
def test_choose_one_is_chosen_on_resolution() -> None:
    road = Road(hand="kelon-burst", your_hero="kappa", your_landmarks="brassbug-hub", mana=3)
    road.play("play/kelon-burst")
    assert (road.mana(ME), road.keys()) == (0, ["mode/1", "mode/2"])
    road.play("mode/2")
    assert (road.landmarks(YOU), road.hero(YOU)) == ([], ["kappa"])


@pytest.mark.clause("choice.modal", "play.without-target")
def test_a_mode_without_a_target_may_be_chosen_too() -> None:
    road = Road(hand="kelon-burst", landmarks="brassbug-hub")
    road.play("play/kelon-burst")
    assert road.keys() == ["mode/1", "mode/2"], "nobody is there to be sent to Reserve"
    road.play("mode/1")
    assert (road.landmarks(ME), road.discard(ME)) == (["brassbug-hub"], ["kelon-burst"])
    road.nobody_is_waiting_but(YOU)
    road = Road(hand="sticky-note-seals", your_hero="kappa", your_landmarks="brassbug-hub")
    road.play("play/sticky-note-seals", "mode/2")
    assert (road.hero(YOU), road.landmarks(YOU)) == (["kappa"], ["brassbug-hub"]), "a Hub is too cheap"
    road.nobody_is_waiting_but(YOU)


@pytest.mark.clause("effect.as-much")
def test_an_effect_does_as_much_as_it_can() -> None:
    road = Road(hand="spy-craft", deck="atlas")
    road.play("play/spy-craft")
    assert road.reserve(ME) == ["atlas"], "nothing to sabotage, but a Resupply"
    road = Road(hand="nurture", hero="inari")
    road.play("play/nurture", "pick/inari/my-hero")
    assert road.boosts("inari") == 1


@pytest.mark.clause("effect.if-you-do")
def test_if_you_do_asks_whether_it_was_done() -> None:
    effect = then(Sacrifice(target(CHARACTER, whose=MINE)), if_(Done(), Draw(2)))
    with lent("physical-training", Ability(catalog.EFFECT, effect)):
        road = Road(hand="physical-training", hero="ordis-recruit", deck="atlas, alice")
        road.play("play/physical-training")
        assert road.hand(ME) == ["atlas", "alice"], "a token counts"
        road = Road(hand="physical-training", your_hero="inari", deck="atlas, alice")
        road.play("play/physical-training")
        assert (road.hand(ME), road.hero(YOU)) == ([], ["inari"])


# -- Tough -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("tough.pay")
def test_an_opponent_pays_to_choose_a_tough_object_at_that_moment() -> None:
    road = Road(hand="banishing-gate, kappa", your_hero="shenlong-rare, inari", mana=5)
    road.play("play/banishing-gate")
    assert road.mana(ME) == 1
    road.play("pick/shenlong-rare/your-hero")
    assert (road.mana(ME), road.discard(YOU)) == (0, ["shenlong-rare"])
    road = Road(hand="banishing-gate, kappa", your_hero="shenlong-rare, inari, alice", mana=4)
    road.play("play/banishing-gate")
    assert road.keys() == ["pick/inari/your-hero", "pick/alice/your-hero"]
    assert road.why_not("pick/shenlong-rare/your-hero") == "tough.pay"
    road = Road(hand="physical-training", hero="shenlong-rare, inari", mana=2)
    road.play("play/physical-training", "pick/shenlong-rare/my-hero")
    assert (road.boosts("shenlong-rare"), road.mana(ME)) == (3, 0), "its own player pays nothing"


@pytest.mark.clause("tough.free-spell")
def test_tough_is_paid_also_when_the_spell_itself_was_free() -> None:
    with lent("alice", support(Next(Filter(SPELL), THIS_TURN, free=True))):
        road = Road(hand="banishing-gate", reserve="alice", your_hero="shenlong-rare, inari", mana=1)
        road.play("support/alice", "play/banishing-gate", "pick/shenlong-rare/your-hero")
        assert (road.mana(ME), road.discard(YOU)) == (0, ["shenlong-rare"])


@pytest.mark.clause("tough.per-object", "ruling.tough-each")
def test_tough_is_paid_once_for_each_tough_object_chosen() -> None:
    """Kraken's Wrath with two targets under The Spindle."""
    road = Road(
        hand="krakens-wrath", your_hero="issun-boshi, ratatoskr, inari", your_landmarks="the-spindle-bravos", mana=9
    )
    road.play("play/krakens-wrath")
    assert road.mana(ME) == 4
    road.play("pick/issun-boshi/your-hero")
    assert road.mana(ME) == 2
    road.play("pick/ratatoskr/your-hero")
    assert road.mana(ME) == 0
    assert road.hero(YOU) == ["inari"]
    assert sorted(road.reserve(YOU)) == ["issun-boshi", "ratatoskr"]


@pytest.mark.clause("tough.not-forced")
def test_nobody_is_forced_to_pay_for_tough() -> None:
    road = Road(hand="banishing-gate, kappa", your_hero="shenlong-rare", mana=6)
    road.play("play/banishing-gate")
    assert road.keys() == ["pass", "pick/shenlong-rare/your-hero"], "the only target is Tough: it may be declined"
    road.play("pass")
    assert (road.hero(YOU), road.mana(ME)) == (["shenlong-rare"], 2)
    road = Road(hand="banishing-gate, kappa", your_hero="shenlong-rare", hero="inari", mana=6)
    road.play("play/banishing-gate")
    assert road.keys() == ["pick/shenlong-rare/your-hero", "pick/inari/my-hero"], "another legal one must be taken"


@pytest.mark.clause("tough.adds-up")
def test_several_sources_of_tough_add_up() -> None:
    road = Road(
        hand="banishing-gate, kappa", your_hero="shenlong-rare, inari", your_landmarks="the-spindle-bravos", mana=7
    )
    assert road.state.tough(road.card("shenlong-rare")) == 3
    road.play("play/banishing-gate")
    assert "pick/shenlong-rare/your-hero" in road.keys(ME)
    road.play("pick/shenlong-rare/your-hero")
    assert road.mana(ME) == 0


@pytest.mark.clause("tough.where-not")
def test_tough_does_not_protect_in_reserve_nor_from_what_targets_nothing() -> None:
    """Shenlong in Reserve is sabotaged for nothing; effects on all Characters do not ask."""
    road = Road(hand="tooth-fairy-rare", your_reserve="shenlong-rare", your_landmarks="the-spindle-bravos", mana=2)
    road.play("play/tooth-fairy-rare/hero", "pick/shenlong-rare/your-reserve")
    assert (road.discard(YOU), road.mana(ME)) == (["shenlong-rare"], 0)
    road = Road(hand="sakarabru", your_hero="shenlong-rare", your_at=(3, 7), mana=7)
    road.play("play/sakarabru/hero")
    assert road.markers(YOU) == (2, 7)
    road = Road(your_hero="shenlong-rare", hand="kappa", mana=4)
    road.play("play/kappa/hero")
    assert road.mana(ME) == 0
