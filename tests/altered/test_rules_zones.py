"""Where cards lie, who sees them, what they lose on the way; and mana."""

import pytest

from bivouac.games.altered import catalog
from bivouac.games.altered import state_ground as zones
from bivouac.games.altered.amounts import Control
from bivouac.games.altered.catalog import CHARACTER, IN_PLAY, LANDMARK, PERMANENT
from bivouac.games.altered.filters import FACING_ME, MINE, Each, Filter
from bivouac.games.altered.filters import ME as MYSELF
from bivouac.games.altered.triggers import arrow, from_hand, noon
from bivouac.games.altered.verbs import BOOST, COUNTER, Gain, Send, Switch, TopToMana, if_
from tests.altered.road import COMPANION, HERO, ME, YOU, Road, lent


@pytest.mark.clause("zone.list")
def test_the_zones() -> None:
    view = Road(hand="kappa").table.view(ME)
    assert {"track", "limbo"} <= view.keys()
    own = {"deck", "hand", "discard", "hero", "landmarks", "mana", "reserve", "expeditions"}
    assert all(own <= seat.keys() for seat in view["seats"])
    assert [len(seat["expeditions"]) for seat in view["seats"]] == [2, 2]


@pytest.mark.clause("zone.hidden", "mana.hidden", "mana.owner-looks", "reserve.open")
def test_what_is_hidden_and_what_is_open() -> None:
    road = Road(hand="kappa, atlas", reserve="inari", discard="alice", mana=2, your_mana=3, landmarks="brassbug-hub")
    for reader in (YOU, None):
        mine = road.table.view(reader)["seats"][ME]
        assert mine["hand"] == {"size": 2, "cards": []}
        assert mine["mana"] == {"orbs": 2, "ready": 2, "cards": []}
        assert mine["deck"]["size"] == len(road.deck(ME))
        assert mine["deck"]["known"] == []
        assert (mine["reserve"], mine["discard"]) == ([{"card": "inari"}], ["alice"])
        assert mine["landmarks"] == [{"card": "brassbug-hub"}]
    mine = road.table.view(ME)["seats"][ME]
    assert mine["hand"]["cards"] == ["atlas", "kappa"]
    assert mine["mana"]["cards"] == ["haven-warrior", "haven-warrior"], "its owner may look"
    assert mine["deck"]["known"] == []


def test_deck_lists_are_open_unless_an_option_hides_them() -> None:
    road = Road(hand="kappa", deck0="bravos", deck1="lyra")
    assert road.table.view(ME)["seats"][YOU]["list"]["hathor"] == 3
    road = Road(hand="kappa", deck0="bravos", deck1="lyra", decklists="hidden")
    assert road.table.view(ME)["seats"][YOU]["list"] is None
    assert road.table.view(ME)["seats"][ME]["list"]["kappa"] == 3


@pytest.mark.clause("zone.in-play", "zone.controlled")
def test_in_play_and_controlled_is_what_lies_in_expeditions_and_landmarks() -> None:
    """Neither the hand nor the Reserve counts; the Hero is controlled, but no Character."""
    condition = Control(3, Filter(IN_PLAY, whose=MINE))
    with lent("kappa", arrow(if_(condition, Gain(BOOST, MYSELF)))):
        road = Road(hand="kappa, inari", hero="inari", reserve="inari, brassbug-hub", your_landmarks="brassbug-hub")
        road.play("play/kappa/hero")
        assert road.boosts("kappa") == 0
        road = Road(hand="kappa", hero="inari", landmarks="brassbug-hub")
        road.play("play/kappa/hero")
        assert road.boosts("kappa") == 1


@pytest.mark.clause("zone.owner")
def test_a_card_goes_to_its_owner_s_zone() -> None:
    road = Road(hand="off-you-go, banishing-gate, intimidation", your_hero="inari, alice", your_companion="kappa")
    road.play("play/off-you-go", "pick/inari/your-hero", "pass", "play/banishing-gate", "pick/alice/your-hero")
    road.play("play/intimidation")
    assert (road.reserve(YOU), road.discard(YOU), road.hand(YOU)) == (["inari"], ["alice"], ["kappa"])
    assert (road.reserve(ME), road.hand(ME)) == (["off-you-go"], [])
    assert road.discard(ME) == ["banishing-gate", "intimidation"]


@pytest.mark.clause("zone.new-object")
def test_a_card_that_changes_zone_is_a_new_object() -> None:
    """A reaction about a Character that has left and come back does not reach the new one."""
    road = Road(hand="kappa", hero="inari")
    card = road.card("inari")
    old = road.state.objects.number[card]
    road.state.send([card], zones.RESERVE)
    assert not road.state.objects.is_there(old)
    road.begin("turn").play("reserve/inari/hero")
    assert road.state.objects.card_of(old) == -1
    assert road.status("inari") == ["fleeting"]


@pytest.mark.clause("zone.no-marks")
def test_cards_in_deck_hand_and_discard_carry_nothing() -> None:
    road = Road(hand="kappa", hero="inari +2 anchored fleeting, alice +1 asleep, atlas +3")
    cards = [road.card(key) for key in ("inari", "alice", "atlas")]
    for card, goal in zip(cards, (zones.HAND, zones.DECK, zones.DISCARD), strict=True):
        road.state.send([card], goal)
        assert (road.state.marks[card], road.state.boosts[card], road.state.counters[card]) == (0, 0, 0)
    road = Road(hand="kappa", reserve="inari +2")
    card = road.card("inari")
    road.state.shift(card, zones.RESERVE, zones.HAND)
    assert road.state.boosts[card] == 0


@pytest.mark.clause("zone.counters-lost")
def test_counters_and_boosts_are_lost_on_leaving_play() -> None:
    road = Road(hand="off-you-go, kelon-burst", hero="inari +3", landmarks="brassbug-hub #2", passed=YOU)
    road.play("play/off-you-go", "play/kelon-burst", "mode/2")
    assert (road.reserve(ME), road.boosts("inari")) == (["inari", "off-you-go"], 0)
    assert road.discard(ME) == ["brassbug-hub", "kelon-burst"]
    assert road.counters("brassbug-hub") == 0


@pytest.mark.clause("zone.counters-kept")
def test_what_a_card_carries_in_reserve_comes_into_play_with_it() -> None:
    road = Road(reserve="inari +2", hand="kappa")
    road.play("reserve/inari/hero")
    assert (road.boosts("inari"), road.status("inari")) == (2, ["fleeting"])
    assert road.totals(ME, HERO) == [5, 3, 5]


@pytest.mark.clause("zone.expedition-to-expedition")
def test_moving_between_one_s_expeditions_is_no_change_of_zone() -> None:
    with lent("kappa", from_hand(Switch(Each(Filter(CHARACTER, whose=MINE, other=True))))):
        road = Road(hand="kappa", hero="inari +2 anchored", landmarks="the-monolith")
        number = road.state.objects.number[road.card("inari")]
        road.play("play/kappa/hero", "first/kappa")
        assert road.companion(ME) == ["inari"]
        assert (road.boosts("inari"), road.status("inari")) == (2, ["anchored"])
        assert road.state.objects.is_there(number)


@pytest.mark.clause("zone.facing")
def test_an_expedition_faces_the_opponent_s_of_the_same_kind() -> None:
    with lent("kappa", from_hand(Send(zones.DISCARD, Each(Filter(CHARACTER, place=FACING_ME))))):
        road = Road(hand="kappa", hero="inari", your_hero="alice", your_companion="atlas")
        road.play("play/kappa/companion")
        assert (road.hero(YOU), road.companion(YOU), road.hero(ME)) == (["alice"], [], ["inari"])
    road = Road(hand="sakarabru", your_at=(2, 5), at=(1, 6))
    road.play("play/sakarabru/companion")
    assert (road.markers(YOU), road.markers(ME)) == ((2, 6), (1, 6))


# -- mana --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("mana.orb", "mana.no-pool")
def test_an_orb_gives_1_mana_when_something_is_paid() -> None:
    road = Road(hand="kappa, inari", mana=9, passed=YOU)
    road.play("play/kappa/hero")
    assert (road.mana(ME), len(road.orbs(ME))) == (5, 9)
    road.play("play/inari/hero")
    assert road.mana(ME) == 2


@pytest.mark.clause("mana.ready", "morning.ready")
def test_orbs_become_ready_in_the_morning() -> None:
    road = Road(
        hand="kappa, inari", mana=9, landmarks="kelonic-generator-rare exhausted", my_hero="akesha-taru exhausted"
    )
    road.play("play/kappa/hero")
    assert road.mana(ME) == 5
    road.both_pass()
    assert road.mana(ME) == 9
    assert (road.status("kelonic-generator-rare"), road.status("akesha-taru", ME)) == ([], [])


@pytest.mark.clause("mana.stays")
def test_a_card_in_the_mana_zone_stays_there() -> None:
    road = Road(hand="kappa", mana=4, phase="morning")
    road.play("pass", "mana/kappa")
    for _ in range(3):
        road.both_pass()
        while road.state.phase == zones.MORNING:
            road.play("pass")
        assert road.orbs(ME).count("kappa") == 1
        assert not any("kappa" in option for option in road.keys(ME))


@pytest.mark.clause("mana.by-effect")
def test_a_card_put_into_the_mana_zone_by_an_effect_arrives_exhausted() -> None:
    with lent("kappa", from_hand(TopToMana())):
        road = Road(hand="kappa", deck="atlas", mana=6)
        road.play("play/kappa/hero")
        assert (len(road.orbs(ME)), road.mana(ME)) == (7, 2)
        assert "atlas" in road.table.view(ME)["seats"][ME]["mana"]["cards"]
        assert road.table.view(YOU)["seats"][ME]["mana"]["cards"] == []


@pytest.mark.clause("mana.hidden")
def test_which_card_of_a_hand_became_an_orb_stays_hidden() -> None:
    """A card that the opponent has seen go to hand may be the orb: from then on it may lie in either place."""
    road = Road(hand="alice", your_hand="inari", your_hero="kappa", phase="turn")
    card = road.card("kappa")
    road.state.send([card], zones.HAND)
    assert road.state.known.knows(ME, card)
    road.begin("morning")
    while road.table.waiting != [YOU]:
        road.play("pass")
    road.play("mana/kappa")
    assert not road.state.known.knows(ME, card)
    places: set[bool] = set()
    for rng in range(60):
        copy = road.table.determinize(ME, rng).state
        assert isinstance(copy, type(road.state))
        lies = [zone for zone in range(6) if card in copy.zones[zone]]
        assert lies[0] in (zones.HAND + YOU, zones.MANA + YOU), "but not in the deck"
        places.add(lies[0] == zones.MANA + YOU)
    assert places == {True, False}


def test_a_promise_or_a_counter_shows_in_the_view() -> None:
    with lent("brassbug-hub", noon(Gain(COUNTER, MYSELF, 3)), counter="kelon"):
        road = Road(hand="kappa", landmarks="brassbug-hub", phase="noon")
        assert road.table.view(YOU)["seats"][ME]["landmarks"] == [{"card": "brassbug-hub", "counters": 3}]
    road = Road(hand="kappa", reserve="issun-boshi").play("support/issun-boshi")
    assert road.table.view(YOU)["promises"] == [{"seat": ME, "card": "issun-boshi"}]
    assert catalog.IS_A[catalog.NUMBER["brassbug-hub"]] == PERMANENT | LANDMARK
    assert COMPANION == zones.COMPANION_SIDE
