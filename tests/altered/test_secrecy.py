"""What a seat cannot know: copies dealt anew against counts by brute force, and what a pass may not tell."""

from collections import Counter

import pytest

from bivouac.engine.chance import Chance
from bivouac.engine.table import new_table
from bivouac.games.altered import state_ground as zones
from bivouac.games.altered import words
from bivouac.games.altered.actions import KEYS
from bivouac.games.altered.setup import GAME
from bivouac.games.altered.state import Altered
from tests.altered.road import ME, YOU, Road


def dealt(road: Road, seat: int, rng: int) -> Altered:
    state = road.table.determinize(seat, rng).state
    assert isinstance(state, Altered)
    return state


def chi_square(seen: Counter[str], expected: dict[str, float]) -> float:
    assert set(seen) <= set(expected), f"impossible deals: {set(seen) - set(expected)}"
    return sum((seen[key] - wanted) ** 2 / wanted for key, wanted in expected.items())


def tiny() -> Road:
    """The opponent has two cards in hand and one orb; three are left in the deck. All six are different."""
    return Road(
        your_hand="kappa, inari", your_deck="alice, atlas, hathor", your_mana=1, only_named=True, hand="tanuki", mana=0
    )


def test_hidden_cards_of_the_opponent_are_dealt_uniformly() -> None:
    road = tiny()
    seen: Counter[str] = Counter()
    for rng in range(3000):
        state = dealt(road, ME, rng)
        hand = sorted(KEYS[state.kinds[card]] for card in state.zones[zones.HAND + YOU])
        seen["+".join(hand)] += 1
    kinds = ["alice", "atlas", "hathor", "haven-warrior", "inari", "kappa"]
    pairs = {f"{a}+{b}": 3000 / 15 for i, a in enumerate(kinds) for b in kinds[i + 1 :]}
    assert chi_square(seen, pairs) < 36, "14 degrees of freedom"
    assert dealt(road, YOU, 1).zones[zones.HAND + YOU] == road.state.zones[zones.HAND + YOU], "one's own hand is known"
    copies = Counter(tuple(road.table.clone().state.zones[zones.HAND + YOU]) for _ in range(50))  # type: ignore[attr-defined]
    assert len(copies) == 1, "a plain copy deals nothing anew: it would fail this test"


def test_a_card_that_everybody_saw_go_to_a_hand_stays_there() -> None:
    road = Road(
        hand="intimidation",
        your_hero="kappa",
        your_hand="inari",
        your_deck="alice, atlas",
        your_mana=1,
        only_named=True,
    )
    road.play("play/intimidation")
    card = road.state.zones[zones.HAND + YOU][-1]
    assert KEYS[road.state.kinds[card]] == "kappa"
    for rng in range(40):
        assert card in dealt(road, ME, rng).zones[zones.HAND + YOU]
    assert "kappa" in road.table.view(ME)["seats"][YOU]["hand"]["cards"]


def test_a_card_put_on_top_of_a_deck_is_known_there_and_in_the_hand_that_draws_it() -> None:
    road = Road(hand="paint-prison, charge", your_hero="kappa", your_hand="inari", reserve="")
    road.play("play/paint-prison")
    assert road.table.view(ME)["seats"][YOU]["deck"]["known"][-1] == "kappa"
    road.begin("morning")
    assert "kappa" in road.table.view(ME)["seats"][YOU]["hand"]["cards"]
    assert road.table.view(None)["seats"][YOU]["hand"]["cards"] == []


@pytest.mark.clause("mana.hidden")
def test_a_known_card_that_is_the_whole_hand_is_known_as_an_orb_too_and_one_of_several_is_not() -> None:
    for hand, is_known in (("", True), ("inari", False)):
        road = Road(
            hand="intimidation", your_hero="kappa", your_hand=hand, your_deck="alice, atlas", your_mana=1,
            only_named=True,
        )  # fmt: skip
        road.play("play/intimidation")
        card = road.state.zones[zones.HAND + YOU][-1]
        assert road.state.known.knows(ME, card)
        road.state.hide_in_mana(YOU, card)
        assert road.state.known.knows(ME, card) == is_known


def test_a_hand_has_no_order_where_a_card_of_a_new_pool_joins_one_of_an_old_one() -> None:
    """The old card is dealt to either place of the hand; nothing else becomes possible."""
    road = Road(
        your_hand="kappa", your_mana=1, your_discard="inari, alice, atlas", only_named=True, hand="tanuki", mana=0
    )
    road.state.draw(YOU, 1, words.DREW)
    old = ["haven-warrior", "kappa"]
    places = Counter()
    for rng in range(200):
        state = dealt(road, ME, rng)
        hand = [KEYS[state.kinds[card]] for card in state.zones[zones.HAND + YOU]]
        assert sorted(key in old for key in hand) == [False, True]
        places[hand[0] in old] += 1
    assert min(places[True], places[False]) > 60, f"{places}"


def test_after_a_reshuffle_a_hand_mixes_cards_of_two_pools_without_telling_which_is_which() -> None:
    """One hidden card of the old pool and one of the new lie in the hand; an orb is made of one of them, unseen."""
    road = Road(
        your_hand="kappa", your_mana=1, your_deck="", your_discard="inari, alice, atlas", only_named=True,
        hand="tanuki", phase="morning",
    )  # fmt: skip
    while road.table.waiting != [YOU]:
        road.play("pass")
    road.play("mana/kappa")
    seen: Counter[str] = Counter()
    for rng in range(2000):
        state = dealt(road, ME, rng)
        orbs = [KEYS[state.kinds[card]] for card in state.zones[zones.MANA + YOU]]
        seen["+".join(orbs)] += 1
    # The old orb and the old hand card are one pool of two; two of the three reshuffled cards were drawn. The new orb
    # is any of the three hand cards; all consistent deals are equally likely.
    old, new = ["haven-warrior", "kappa"], ["inari", "alice", "atlas"]
    first = {f"{a}+{b}" for a in old for b in [*old, *new] if a != b}
    assert set(seen) == first
    deals = {key: (6 if key.split("+")[1] in old else 4) for key in first}
    total = sum(deals.values())
    assert chi_square(seen, {key: 2000 * number / total for key, number in deals.items()}) < 25, "7 degrees"


def test_who_can_only_pass_is_asked_all_the_same_at_a_table_of_people() -> None:
    """Whether a card of the hand could be paid is nobody's business: a pass at once would tell."""
    table = new_table(GAME, 2, 5, {})
    table.be_patient([0, 1])
    asked = False
    for _ in range(200):
        if table.over:
            break
        ids = table.option_ids
        asked = asked or ids == [0]
        table.choose(ids[-1], table.seat)
    assert asked


@pytest.mark.clause("zone.tumult-hidden", "tumult.layouts")
def test_tumult_cards_that_lie_face_down_are_dealt_anew_in_all_ways_and_those_turned_up_stay() -> None:
    road = Road(terrains="F MW M FW W FM", at=(1, 7))
    seen = Counter(str(dealt(road, ME, rng).regions) for rng in range(1600))
    wanted = set()
    for first, second in ((2, 5), (4, 3)), ((4, 3), (2, 5)):
        for left in (first, first[::-1]):
            for right in (second, second[::-1]):
                wanted.add(str([7, 1, 6, *left, *right, 7]))
    assert chi_square(seen, dict.fromkeys(wanted, 200.0)) < 24, "7 degrees of freedom"


def test_how_tumult_cards_truly_lie_has_no_part_in_a_copy() -> None:
    roads = [Road(terrains=terrains) for terrains in ("F MW M FW W FM", "FM W MW F FW M")]
    for rng in range(30):
        assert dealt(roads[0], ME, rng).regions == dealt(roads[1], ME, rng).regions


@pytest.mark.parametrize("decklists", ["open", "hidden"])
def test_views_tell_neither_seat_nor_spectator_what_is_hidden(decklists: str) -> None:
    """Worlds that differ in nothing but what a reader cannot know look the same to it. The reader is the one who is
    asked: another who can only pass in a copy has passed there."""
    told = differ = 0
    for seed in range(6):
        table = new_table(GAME, 2, seed, {"decklists": decklists, "day_cap": 20})
        chance = Chance(seed)
        while not table.over:
            seat = table.seat
            assert seat is not None
            ids = table.option_ids
            if chance.roll(3) == 0:
                twin = table.determinize(seat, chance)
                assert twin.view(seat) == table.view(seat)
                assert twin.view(None) == table.view(None)
                assert twin.option_ids == ids
                told += 1
                differ += twin.view(1 - seat) != table.view(1 - seat)
            table.choose(ids[chance.roll(len(ids))])
    assert told > 80
    assert differ > told // 2
