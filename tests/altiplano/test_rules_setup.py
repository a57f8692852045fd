"""The box and the set-up, by the clauses of the rulebook."""

from collections import Counter
from typing import Any

import pytest

import bivouac
from bivouac.games.altiplano import state as zones
from bivouac.games.altiplano.state import Altiplano
from bivouac.games.altiplano.words import LINES
from tests.altiplano.camp import CHARACTERS, EXPLORATION, ME, NUMBER, YOU, Camp, random_games

ARCHAEOLOGISTS = {
    "ohio-bob", "sir-allistair", "henriette-smith", "marcus-vidor", "aligator-sloop", "the-doc", "ingrid-halvorsen",
    "tupac-mamani",
}  # fmt: skip
RAIDERS = {
    "che-madera", "aligator-sloop", "bellefeu", "antonio", "pilar-quispe", "kid-calloway", "baron-von-krall",
}  # fmt: skip
TREASURES = {"child-of-the-snows", "golden-quipu", "jaguar-mask"}
CHARACTER_KEYS = {key for key, number in NUMBER.items() if number < 17}
EXPLORATION_KEYS = {key for key, number in NUMBER.items() if 17 <= number < 51}


def dealt(seed: int, **options: Any) -> Camp:
    """A table as the rules set it up, with Camp's ways to look at it."""
    camp = Camp.__new__(Camp)
    camp.table = bivouac.new("altiplano", players=2, seed=seed, **options)
    camp.state = camp.table.state  # type: ignore[assignment]
    return camp


def leader(camps: list[list[str]], kinds: set[str]) -> int:
    """The seat with strictly more of these Characters, -1 on a tie."""
    mine, yours = (len(kinds.intersection(camp)) for camp in camps)
    return 0 if mine > yours else 1 if yours > mine else -1


@pytest.mark.clause("components.players")
def test_exactly_two_players_sit_at_a_table() -> None:
    assert bivouac.new("altiplano", seed=1).seats == 2
    assert bivouac.new("altiplano", players=2, seed=1).seats == 2
    for players in (0, 1, 3, 4, "2", True):
        with pytest.raises(ValueError, match="2 players"):
            bivouac.new("altiplano", players=players, seed=1)  # type: ignore[arg-type]


@pytest.mark.uncounted
@pytest.mark.clause("components.camp-limit")
def test_no_camp_ever_holds_more_than_five_characters_one_location_and_one_treasure_short_of_winning() -> None:
    largest = [0, 0, 0]
    for table in random_games(60, 5, turn_cap=80):
        for seat in table.view(None)["seats"]:
            largest[0] = max(largest[0], len(seat["camp"]))
            largest[2] = max(largest[2], len(seat["treasures"]))
            assert seat["location"] is None or isinstance(seat["location"], str)
            assert len(seat["treasures"]) < 2 or table.over
        assert all(len(zone) <= 1 for zone in table.state.zones[4:6])  # type: ignore[attr-defined]
    assert largest[0] == 5, "the games were too tame to prove anything"
    assert largest[2] == 2, "the games were too tame to prove anything"


@pytest.mark.clause("components.camp-limit")
def test_a_camp_can_hold_five_characters_a_location_both_specials_and_a_treasure() -> None:
    table = Camp(
        mine="ohio-bob, che-madera, sir-allistair, huayna", hand="ramuncho", my_location="nine-wells",
        my_treasures="golden-quipu",
    ).at(3).play("place/ramuncho")  # fmt: skip
    seat = table.table.view(ME)["seats"][ME]
    assert len(seat["camp"]) == 5
    assert (seat["location"], seat["treasures"]) == ("nine-wells", ["golden-quipu"])
    assert seat["specials"] == ["adventurer", "rogue"]


@pytest.mark.uncounted
@pytest.mark.clause("setup.turn-cards")
def test_either_seat_gets_the_first_turn_equally_often() -> None:
    firsts = Counter(dealt(seed).table.view(None)["first"] for seed in range(2000))
    assert set(firsts) == {0, 1}
    assert abs(firsts[0] - 1000) < 112, firsts  # five standard deviations


@pytest.mark.clause("setup.first-turn")
def test_the_holder_of_the_first_turn_card_plays_first() -> None:
    seen = set()
    for seed in range(20):
        table = dealt(seed).table
        view = table.view(None)
        assert (view["turn"], view["phase"]) == (1, 1)
        assert view["turn_of"] == view["first"] == table.seat
        assert table.waiting == [view["first"]]
        seen.add(table.seat)
    assert seen == {0, 1}


@pytest.mark.clause("setup.first-character", "setup.turn-cards")
def test_the_first_character_card_goes_to_the_other_seat_and_matters_only_with_assembly() -> None:
    for seed in range(20):
        drafting = dealt(seed, assembly=True).table
        assert drafting.waiting == [1 - drafting.view(None)["first"]]
        assert all(option.key.startswith("keep/") for option in drafting.options)
        plain = dealt(seed).table
        assert plain.waiting == [plain.view(None)["first"]]
        assert [option.key for option in plain.options] == ["draw/exploration", "draw/characters"]


@pytest.mark.clause("setup.deal-characters")
def test_three_characters_lie_face_up_in_each_camp_and_any_may_be_dealt() -> None:
    often: Counter[str] = Counter()
    for seed in range(600):
        camp = dealt(seed)
        assert [len(camp.camp(seat)) for seat in (ME, YOU)] == [3, 3]
        assert len({*camp.camp(ME), *camp.camp(YOU)}) == 6
        often.update(camp.camp(ME) + camp.camp(YOU))
        for reader in (ME, YOU, None):
            assert [seat["camp"] for seat in camp.table.view(reader)["seats"]] == [camp.camp(ME), camp.camp(YOU)]
    assert set(often) == CHARACTER_KEYS
    assert all(abs(n - 600 * 6 / 17) < 59 for n in often.values()), often  # five standard deviations


@pytest.mark.clause("setup.character-pile")
def test_the_other_eleven_characters_form_the_face_down_pile() -> None:
    tops = set()
    for seed in range(50):
        camp = dealt(seed)
        assert len(camp.pile(CHARACTERS)) == 11
        assert {*camp.pile(CHARACTERS), *camp.camp(ME), *camp.camp(YOU)} == CHARACTER_KEYS
        assert camp.discard(CHARACTERS) == []
        tops.add(camp.pile(CHARACTERS)[0])
        for reader in (ME, YOU, None):
            assert camp.table.view(reader)["piles"]["characters"] == {"size": 11, "known": []}
    assert len(tops) > 10


@pytest.mark.clause("setup.specials", "special.adventurer", "special.rogue", "special.tie")
def test_the_specials_are_assigned_by_the_characters_dealt_before_anybody_plays() -> None:
    seen = set()
    for seed in range(300):
        camp = dealt(seed)
        camps = [camp.camp(ME), camp.camp(YOU)]
        assert camp.adventurer() == leader(camps, ARCHAEOLOGISTS)
        assert camp.rogue() == leader(camps, RAIDERS)
        assert camp.table.view(None)["specials"] == {"adventurer": camp.adventurer(), "rogue": camp.rogue()}
        seen.add((camp.adventurer(), camp.rogue()))
    assert len(seen) == 9


@pytest.mark.clause("setup.treasures-aside", "setup.hands")
def test_five_cards_each_are_dealt_from_the_31_that_are_no_treasures() -> None:
    often: Counter[str] = Counter()
    for seed in range(600):
        camp = dealt(seed)
        assert [len(camp.hand(seat)) for seat in (ME, YOU)] == [5, 5]
        often.update(camp.hand(ME) + camp.hand(YOU))
    assert set(often) == EXPLORATION_KEYS - TREASURES
    assert all(abs(n - 600 * 10 / 31) < 58 for n in often.values()), often  # five standard deviations


@pytest.mark.clause("setup.hands")
def test_each_player_sees_the_own_hand_at_once_and_not_the_other_one() -> None:
    for seed in range(20):
        camp = dealt(seed)
        for reader in (ME, YOU):
            seats = camp.table.view(reader)["seats"]
            assert seats[reader]["hand"]["cards"] == sorted(camp.hand(reader))
            assert seats[1 - reader]["hand"] == {"characters": 0, "exploration": 5, "cards": []}
        assert all(seat["hand"]["cards"] == [] for seat in camp.table.view(None)["seats"])


@pytest.mark.clause("setup.hands")
def test_the_deal_of_both_hands_is_told() -> None:
    told = dealt(1).table.told()
    hands = [(line.seat, line.number) for line in told if LINES.all[line.line].key == "dealt-hands"]
    assert hands == [(ME, 5), (YOU, 5)]


@pytest.mark.clause("setup.exploration-pile", "setup.treasures-aside")
def test_the_exploration_pile_has_24_cards_and_no_treasure_among_its_first_five() -> None:
    often: Counter[int] = Counter()
    for seed in range(1000):
        camp = dealt(seed)
        pile = camp.pile(EXPLORATION)
        assert len(pile) == 24
        assert {*pile, *camp.hand(ME), *camp.hand(YOU)} == EXPLORATION_KEYS
        assert not TREASURES.intersection(pile[:5])
        often.update(i for i, card in enumerate(pile) if card in TREASURES)
    # Below the first five every place is as likely as another: 158 times in 1000, five standard deviations of 11.5.
    assert set(often) == set(range(5, 24))
    assert all(abs(n - 3000 / 19) < 58 for n in often.values()), often


@pytest.mark.clause("setup.exploration-pile")
def test_everybody_knows_that_the_first_five_and_the_hands_hold_no_treasure() -> None:
    table = dealt(7).table
    often: Counter[int] = Counter()
    for seed in range(600):
        camp = Camp.__new__(Camp)
        camp.table = table.determinize(ME, seed)
        camp.state = camp.table.state  # type: ignore[assignment]
        assert not TREASURES.intersection(camp.pile(EXPLORATION)[:5] + camp.hand(YOU))
        often.update(i for i, card in enumerate(camp.pile(EXPLORATION)) if card in TREASURES)
    assert set(often) == set(range(5, 24))


@pytest.mark.clause("setup.deal-characters")
def test_everybody_knows_the_characters_dealt_face_up() -> None:
    state = bivouac.new("altiplano", seed=4).state
    assert isinstance(state, Altiplano)
    dealt = [card for seat in (0, 1) for card in state.zones[zones.CAMP + seat]]
    assert all(state.known.knows(seat, card) for seat in (0, 1) for card in dealt)
