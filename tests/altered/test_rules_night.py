"""Night: Rest, Clean-up, the end of the Day; and running out of cards."""

import pytest

from bivouac import text
from bivouac.games.altered import catalog
from bivouac.games.altered import state_ground as zones
from bivouac.games.altered.catalog import Ability
from bivouac.games.altered.filters import ME as MYSELF
from bivouac.games.altered.triggers import fails, leaves, sacrificed
from bivouac.games.altered.verbs import BOOST, IN_HERO, Create, Draw, Gain, OnceRested, TopToMana
from tests.altered.road import ME, YOU, Road, lent, told_keys


def offered(road: Road, key: str, lang: str) -> str:
    """What an option says in the question that is open."""
    return next(text.option_text(road.table, option.id, lang) for option in road.table.options if option.key == key)


@pytest.mark.clause("night.order")
def test_reactions_rest_clean_up_then_the_check() -> None:
    with lent("inari", Ability(catalog.NIGHT, Draw())):
        road = Road(hero="inari, kappa", reserve="alice, hathor", at=(7, 7))
        ear = road.listen()
        road.play("pass", "pass", "pick/alice/my-reserve", "pick/hathor/my-reserve")
        wanted = ("night", "drew", "rested", "cleaned-reserve", "met")
        assert [key for key in told_keys(ear) if key in wanted] == [
            "night", "drew", "rested", "cleaned-reserve", "cleaned-reserve", "met",
        ]  # fmt: skip


@pytest.mark.clause("night.rest")
def test_all_characters_go_to_their_owner_s_reserve_and_fleeting_ones_are_discarded() -> None:
    road = Road(
        hero="inari", companion="kappa fleeting", your_hero="alice", your_companion="ordis-recruit", phase="night"
    )
    assert (road.reserve(ME), road.discard(ME), road.reserve(YOU)) == (["inari"], ["kappa"], ["alice"])
    assert [road.hero(ME), road.companion(ME), road.hero(YOU), road.companion(YOU)] == [[], [], [], []]


@pytest.mark.clause("night.who-stays")
def test_they_go_all_at_once_and_anchored_asleep_and_eternal_ones_stay() -> None:
    with (
        lent("kappa", keywords=catalog.ETERNAL),
        lent("jeanne-darc", leaves(Create("ordis-recruit", IN_HERO))),
    ):
        road = Road(hero="inari anchored, alice asleep, kappa, jeanne-darc", companion="jeanne-darc", phase="night")
        assert road.hero(ME) == ["inari", "alice", "kappa", "ordis-recruit", "ordis-recruit"]
        assert road.reserve(ME) == ["jeanne-darc", "jeanne-darc"]


@pytest.mark.clause("night.leave-reactions")
def test_tokens_that_leaving_characters_create_stay_for_the_next_day() -> None:
    road = Road(hero="jeanne-darc", phase="night")
    assert (road.hero(ME), road.companion(ME)) == (["ordis-recruit"], ["ordis-recruit"])
    assert road.state.day == 3


@pytest.mark.clause("night.after-rest")
def test_after_rest_is_between_rest_and_clean_up() -> None:
    with lent("inari", fails(OnceRested(Create("ordis-recruit", IN_HERO)))):
        road = Road(hero="inari", your_hero="kappa", reserve="alice, hathor")
        ear = road.listen()
        road.play("pass", "pass")
        assert told_keys(ear)[-2:] == ["triggered", "created-hero"]
        assert road.hero(ME) == ["ordis-recruit"], "it came after Rest, so it stays"
        assert len(road.reserve(ME)) == 3
        assert road.table.waiting == [ME], "asked to clean up"


@pytest.mark.clause("night.cleanup-reserve")
def test_over_2_cards_in_reserve_the_owner_discards_down_to_2() -> None:
    road = Road(reserve="alice, hathor, inari, kappa", phase="night")
    assert sorted(road.keys()) == [f"pick/{key}/my-reserve" for key in ("alice", "hathor", "inari", "kappa")]
    assert road.why_not("pass") == "night.cleanup-reserve"
    assert offered(road, "pick/kappa/my-reserve", "en") == "Discard Kappa from your Reserve"
    assert offered(road, "pick/kappa/my-reserve", "fr") == "Défausser Kappa de ta Réserve"
    road.play("pick/alice/my-reserve", "pick/kappa/my-reserve")
    assert (road.reserve(ME), road.discard(ME)) == (["hathor", "inari"], ["alice", "kappa"])
    assert road.state.day == 3
    assert Road(reserve="alice, hathor", phase="night").state.day == 3, "2 may stay"


@pytest.mark.clause("night.cleanup-landmarks", "night.cleanup-sacrifice")
def test_over_2_landmarks_the_owner_sacrifices_down_to_2() -> None:
    with lent("brassbug-hub", sacrificed(Draw()), counter="kelon"):
        road = Road(landmarks="brassbug-hub, ordis-carrier, the-monolith")
        ear = road.listen()
        road.play("pass", "pass")
        assert road.why_not("pass") == "night.cleanup-landmarks"
        assert offered(road, "pick/the-monolith/my-landmarks", "en").startswith("Give up the Landmark ")
        assert offered(road, "pick/the-monolith/my-landmarks", "fr").startswith("Abandonner le Repère ")
        road.play("pick/brassbug-hub/my-landmarks")
        assert (road.landmarks(ME)[:2], road.discard(ME)) == (["ordis-carrier", "the-monolith"], ["brassbug-hub"])
        assert told_keys(ear).count("drew") == 1, "it was a sacrifice"


@pytest.mark.clause("night.cleanup-order")
@pytest.mark.parametrize("first", [ME, YOU])
def test_the_first_player_chooses_first(first: int) -> None:
    road = Road(reserve="alice, inari, kappa", your_reserve="alice, inari, kappa", first=first, phase="night")
    assert road.table.waiting == [first]
    road.play("pick/kappa/my-reserve")
    assert road.table.waiting == [1 - first]


@pytest.mark.clause("night.limits-only-then", "hand.no-limit")
def test_there_is_no_limit_at_other_times_nor_for_hand_orbs_and_characters() -> None:
    road = Road(
        hand="spy-craft, ordis-carrier, inari, alice, atlas, kappa, tanuki, hathor, charge, kitsune, all-in",
        reserve="alice, hathor, inari, kappa", landmarks="brassbug-hub, ordis-carrier", mana=14,
        hero="kappa, kappa, inari, alice, atlas, tanuki", passed=YOU,
    )  # fmt: skip
    road.play("play/spy-craft", "pass", "play/ordis-carrier", "play/inari/hero")
    assert (len(road.reserve(ME)), len(road.landmarks(ME)), len(road.hero(ME))) == (5, 3, 7)
    assert (len(road.hand(ME)), len(road.orbs(ME))) == (8, 14)
    assert road.table.waiting == [ME]


# -- running out -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("deck.empty")
def test_when_a_draw_is_due_from_an_empty_deck_the_discard_pile_becomes_the_deck() -> None:
    road = Road(hand="baba-yaga", discard="inari, kappa, alice", only_named=True)
    road.play("play/baba-yaga/hero")
    assert road.discard(ME) == []
    assert sorted(road.hand(ME) + road.deck(ME)) == ["alice", "inari", "kappa"]
    assert len(road.hand(ME)) == 1
    deck = road.state.zones[zones.DECK]
    assert not any(road.state.known.knows(seat, card) for seat in (ME, YOU) for card in deck), "shuffled"


@pytest.mark.clause("deck.runs-short")
def test_when_fewer_are_left_than_needed_the_shuffled_discard_pile_goes_under_what_is_left() -> None:
    road = Road(deck="atlas", discard="inari", only_named=True, phase="morning")
    assert road.hand(ME) == ["atlas", "inari"], "what was left comes first"
    road = Road(hand="esmeralda", landmarks="the-ouroboros-axiom", deck="atlas", discard="inari", only_named=True)
    road.play("play/esmeralda/hero", "choose/inari")
    assert (road.reserve(ME), road.discard(ME)) == (["inari"], ["atlas"]), "for any effect"
    with lent("kappa", catalog.Ability(catalog.FROM_HAND, TopToMana(2))):
        road = Road(hand="kappa", deck="atlas", discard="inari", only_named=True)
        road.play("play/kappa/hero")
        assert road.orbs(ME)[-2:] == ["atlas", "inari"]


@pytest.mark.clause("deck.both-empty")
def test_with_nothing_left_that_part_does_nothing_and_nobody_loses() -> None:
    road = Road(hand="physical-training-rare", hero="inari", only_named=True)
    road.play("play/physical-training-rare")
    assert (road.hand(ME), road.boosts("inari")) == ([], 3)
    road = Road(hand="spy-craft", only_named=True)
    road.play("play/spy-craft")
    assert (road.reserve(ME), road.table.over) == ([], False)
    road.begin("morning")
    assert not road.table.over
    with lent("inari", leaves(Gain(BOOST, MYSELF))):
        assert Road(hero="inari", only_named=True, phase="night").reserve(ME) == ["inari"]
