"""How the game begins: decks, track, markers, the opening; and what the track is."""

import itertools
from collections import Counter

import pytest

from bivouac.engine.table import Table, new_table
from bivouac.games.altered import state_ground as zones
from bivouac.games.altered.actions import KEYS
from bivouac.games.altered.amounts import RegionsBetween
from bivouac.games.altered.catalog import CATALOG, HEROES, IS_A, STARTERS, TOKEN
from bivouac.games.altered.setup import GAME, layout
from bivouac.games.altered.state import Altered
from bivouac.games.altered.triggers import from_hand
from bivouac.games.altered.verbs import TARGET, MoveForward
from tests.altered.road import ME, YOU, Road, lent


def begun(seed: int = 1, **options: object) -> tuple[Table, Altered]:
    table = new_table(GAME, None, seed, dict(options))
    assert isinstance(table.state, Altered)
    return table, table.state


def keys_in(state: Altered, zone: int) -> list[str]:
    return sorted(KEYS[state.kinds[card]] for card in state.zones[zone])


@pytest.mark.clause("setup.players")
def test_two_players() -> None:
    assert begun()[0].seats == 2
    with pytest.raises(ValueError, match="altered is for 2 players, not 3"):
        new_table(GAME, 3, 1, {})


@pytest.mark.clause("setup.hero")
@pytest.mark.parametrize("number", range(6))
def test_each_player_s_hero_is_in_the_hero_zone(number: int) -> None:
    names = ("axiom", "bravos", "lyra", "muna", "ordis", "yzmir")
    _, state = begun(deck0=names[number], deck1=names[5 - number])
    assert [state.kinds[state.zones[zones.HERO_ZONE + seat][0]] for seat in (0, 1)] == [
        HEROES[number], HEROES[5 - number]
    ]  # fmt: skip


@pytest.mark.clause("setup.deck", "setup.tokens-out")
def test_the_deck_is_the_starter_s_39_cards_shuffled() -> None:
    _, state = begun(deck0="muna")
    hidden = state.zones[zones.DECK] + state.zones[zones.HAND]
    kinds = Counter(state.kinds[card] for card in hidden)
    assert kinds == STARTERS[3]
    assert not any(IS_A[kind] & TOKEN for kind in kinds)
    assert state.zones[zones.DECK] != sorted(state.zones[zones.DECK])
    other = begun(seed=2, deck0="muna")[1]
    assert state.zones[zones.DECK] != other.zones[zones.DECK]
    assert not any(state.known.knows(seat, card) for seat in (0, 1) for card in state.zones[zones.DECK])


def test_the_second_deck_can_be_the_same_as_the_first() -> None:
    found = {tuple(begun(seed=seed, deck1="same")[1].decks) for seed in range(40)}
    assert found == {(deck, deck) for deck in range(6)}
    assert begun(deck0="lyra", deck1="same")[1].decks == (2, 2)


def test_a_random_deck_can_be_any_of_the_six() -> None:
    assert {begun(seed=seed)[1].decks[0] for seed in range(40)} == set(range(6))


@pytest.mark.clause("setup.first-player")
def test_the_first_player_is_random_unless_it_is_said() -> None:
    assert {begun(seed=seed)[1].first for seed in range(12)} == {0, 1}
    assert {begun(seed=seed, first="1")[1].first for seed in range(6)} == {1}


@pytest.mark.clause("setup.opening", "setup.secret-mana")
def test_six_cards_are_drawn_and_three_become_orbs_ready() -> None:
    table, state = begun()
    assert [len(state.zones[zones.HAND + seat]) for seat in (0, 1)] == [6, 6]
    assert table.waiting == [0, 1], "both choose at once"
    hands = [keys_in(state, zones.HAND + seat) for seat in (0, 1)]
    for seat in (1, 0):
        for _ in range(3):
            assert state.phase == zones.SETUP
            assert state.zones[zones.MANA] == [], "nothing is seen or done before both have chosen"
            assert all(option.key.startswith("mana/") for option in table.options_of(seat))
            table.choose(table.options_of(seat)[0], seat)
    assert [len(state.zones[zones.HAND + seat]) for seat in (0, 1)] == [3, 3]
    assert state.ready == [3, 3]
    for seat in (0, 1):
        assert sorted(keys_in(state, zones.HAND + seat) + keys_in(state, zones.MANA + seat)) == hands[seat]


@pytest.mark.clause("setup.secret-mana")
def test_an_answer_is_not_seen_by_the_other_before_both_have_chosen() -> None:
    table, _ = begun(deck0="lyra", deck1="ordis")
    before = table.view(1)
    table.choose(table.options_of(0)[0], 0)
    assert table.view(1) == before
    assert len(table.view(0)["answered"]) == 1


@pytest.mark.clause("setup.no-mulligan")
def test_nothing_but_orbs_can_be_chosen_at_the_opening() -> None:
    table, _ = begun()
    assert {option.key.split("/")[0] for seat in (0, 1) for option in table.options_of(seat)} == {"mana"}
    reason = table.why_not(0, "pass")
    assert reason is not None
    assert reason.clause == "setup.opening"


# -- the track ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("setup.markers", "track.positions")
def test_heroes_start_at_0_and_go_up_companions_start_at_7_and_go_down() -> None:
    assert begun()[1].track == [0, 7, 0, 7]
    road = Road(hero="kappa", companion="kappa", phase="dusk")
    assert road.markers(ME) == (1, 6)


@pytest.mark.clause("setup.tumult", "setup.ends", "track.end-terrains")
def test_three_tumult_cards_lie_between_the_two_ends() -> None:
    _, state = begun()
    assert len(state.regions) == 8
    assert state.regions[0] == state.regions[7] == 7, "all three terrains"
    assert state.shown == 0
    view = begun()[0].view(0)["track"]
    assert [region["terrains"] is None for region in view] == [False, *[True] * 6, False]


@pytest.mark.clause("tumult.cards")
def test_the_three_tumult_cards() -> None:
    forest, mountain, water = 1, 2, 4
    for number in range(48):
        regions = layout(number)
        pairs = {frozenset(regions[1 + 2 * card : 3 + 2 * card]) for card in range(3)}
        assert pairs == {
            frozenset({forest, mountain | water}),
            frozenset({mountain, forest | water}),
            frozenset({water, forest | mountain}),
        }


@pytest.mark.uncounted
@pytest.mark.clause("tumult.layouts")
def test_there_are_48_layouts_equally_likely() -> None:
    layouts = [tuple(layout(number)) for number in range(48)]
    assert len(set(layouts)) == 48
    seen = Counter(tuple(begun(seed=seed)[1].regions) for seed in range(2400))
    assert set(seen) == set(layouts)
    expected = 2400 / 48
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 90, "chi-square with 47 degrees"
    assert begun(seed=5, layout=17)[1].regions == layout(16)


@pytest.mark.clause("zone.tumult-hidden")
def test_nobody_sees_a_face_down_tumult_card_and_a_copy_dealt_anew_shuffles_it() -> None:
    table, state = begun(layout=1)
    views = {str(begun(layout=number)[0].view(seat)["track"]) for number in (1, 20, 48) for seat in (0, 1)}
    assert len(views) == 1, "the view is the same whatever lies there"
    seen: set[tuple[int, ...]] = set()
    for rng in range(400):
        copy = table.determinize(0, rng).state
        assert isinstance(copy, Altered)
        seen.add(tuple(copy.regions))
    assert len(seen) == 48
    state.shown = 0b010  # the card in the middle is turned up
    kept = tuple(state.regions[3:5])
    for rng in range(40):
        copy = table.determinize(0, rng).state
        assert isinstance(copy, Altered)
        assert tuple(copy.regions[3:5]) == kept


@pytest.mark.clause("tumult.both-halves")
def test_a_tumult_card_turns_up_with_both_halves_when_a_marker_first_moves_onto_it() -> None:
    road = Road(hero="kappa", phase="dusk", terrains="F MW M FW W FM")
    assert road.state.shown == 0b001
    view = road.table.view(ME)["track"]
    assert (view[1]["terrains"], view[2]["terrains"], view[3]["terrains"]) == (["forest"], ["mountain", "water"], None)
    with lent("kappa", from_hand(MoveForward(TARGET))):
        road = Road(hand="kappa", terrains="F MW M FW W FM")
        road.play("play/kappa/hero", "expedition/your-companion")
        assert road.markers(YOU) == (0, 6)
        assert road.state.shown == 0b100, "by an effect too"


@pytest.mark.clause("track.ends-do-nothing")
def test_moving_past_an_end_does_nothing() -> None:
    road = Road(hand="sakarabru")
    road.play("play/sakarabru/hero")
    assert road.markers(YOU) == (0, 7)
    with lent("kappa", from_hand(MoveForward(TARGET))):
        road = Road(hand="kappa", at=(7, 0))
        road.play("play/kappa/hero", "expedition/my-hero")
        assert road.markers(ME) == (7, 0)


@pytest.mark.clause("track.between")
def test_regions_between_are_strictly_between_and_none_when_crossed() -> None:
    for hero, companion in itertools.product(range(8), range(8)):
        road_between = {region for region in range(8) if hero < region < companion}
        state = Road(at=(hero, companion)).state if (hero + companion) % 5 == 0 else None
        if state is not None:
            assert RegionsBetween().value(state, ME, -1) == len(road_between)


def test_the_starters_are_the_six_heroes_decks() -> None:
    assert [CATALOG.cards[kind].key for kind in HEROES] == [
        "sierra-oddball", "kojo-booda", "nevenka-blotch", "teija-nauraa", "sigismar-wingspan", "akesha-taru",
    ]  # fmt: skip
