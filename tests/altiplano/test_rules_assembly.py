"""Expedition Assembly: the draft that may take the place of dealing the Characters."""

from collections import Counter

import pytest

import bivouac
from bivouac.engine.chance import Chance
from bivouac.engine.lines import Ear
from bivouac.engine.table import Table
from bivouac.games.altiplano.words import LINES
from tests.altiplano.camp import CHARACTERS, ME, YOU, Camp
from tests.altiplano.test_rules_setup import ARCHAEOLOGISTS, CHARACTER_KEYS, RAIDERS, dealt, leader

NO_SPECIALS = {"adventurer": -1, "rogue": -1}


def keep(table: Table, chance: Chance) -> str:
    """Whoever is asked keeps a Character at random; which one."""
    options = table.options
    key = options[chance.roll(len(options))].key
    assert key.startswith("keep/")
    table.choose(key)
    return key.removeprefix("keep/")


def draft(camp: Camp, seed: int) -> list[list[str]]:
    """The whole draft, at random: what each seat has kept."""
    chance = Chance(seed)
    kept: list[list[str]] = [[], []]
    for _ in range(6):
        seat = camp.table.seat
        assert seat is not None
        kept[seat].append(keep(camp.table, chance))
    return kept


@pytest.mark.clause("assembly.instead")
def test_the_draft_takes_the_place_of_the_deal_and_comes_before_the_hands() -> None:
    camp = dealt(3, assembly=True)
    chance = Chance(3)
    for _ in range(6):
        assert camp.camp(ME) == camp.camp(YOU) == []
        assert camp.hand(ME) == camp.hand(YOU) == []
        keep(camp.table, chance)
    assert [len(camp.camp(seat)) for seat in (ME, YOU)] == [3, 3]
    assert [len(camp.hand(seat)) for seat in (ME, YOU)] == [5, 5]
    assert camp.table.waiting == [camp.table.view(None)["first"]]
    assert camp.why_not("keep/ohio-bob", camp.table.waiting[0]) == "turn.order"
    without = dealt(3)
    assert [len(without.camp(seat)) for seat in (ME, YOU)] == [3, 3]


@pytest.mark.clause("assembly.instead")
def test_nothing_can_be_kept_once_the_game_is_on() -> None:
    assert Camp(hand="ramuncho, storm", your_hand="torch").at(2).why_not("keep/ramuncho") == "assembly.instead"


@pytest.mark.clause("assembly.first-three")
def test_first_character_takes_the_top_three_keeps_one_and_hands_two_over() -> None:
    for seed in range(20):
        camp = dealt(seed, assembly=True)
        holder = 1 - camp.table.view(None)["first"]
        other = 1 - holder
        assert camp.table.waiting == [holder]
        seat = camp.table.view(holder)["seats"][holder]
        three = seat["looking_at"]
        assert len(set(three)) == 3
        assert camp.keys() == [key for key in camp.table.game.actions.keys if key in {f"keep/{c}" for c in three}]
        assert set(camp.pile(CHARACTERS)) == CHARACTER_KEYS - set(three)
        assert camp.why_not("pass", holder) == "assembly.first-three"
        assert camp.why_not("draw/characters", holder) == "assembly.first-three"
        camp.play(f"keep/{three[1]}")
        assert camp.table.view(holder)["seats"][holder]["kept"] == [three[1]]
        assert camp.table.view(holder)["seats"][holder]["looking_at"] == []
        assert {three[0], three[2]} < set(camp.table.view(other)["seats"][other]["looking_at"])


@pytest.mark.clause("assembly.first-three")
def test_the_three_are_the_top_of_the_shuffled_pile() -> None:
    """Any Character may be among them, each as often: 600 x 3/17 = 106, five standard deviations of 9.3."""
    often: Counter[str] = Counter()
    for seed in range(600):
        table = bivouac.new("altiplano", seed=seed, assembly=True)
        often.update(option.key for option in table.options)
    assert len(often) == 17
    assert all(abs(n - 600 * 3 / 17) < 47 for n in often.values()), often


@pytest.mark.clause("assembly.pass")
def test_the_receiver_draws_one_more_keeps_one_of_three_and_hands_two_back() -> None:
    for seed in range(20):
        camp = dealt(seed, assembly=True)
        chance = Chance(seed)
        seat = 1 - camp.table.view(None)["first"]
        passed: set[str] = set()
        for turn in range(6):
            assert camp.table.waiting == [seat]
            assert len(camp.pile(CHARACTERS)) == 14 - turn
            looking = set(camp.table.view(seat)["seats"][seat]["looking_at"])
            assert len(looking) == 3
            assert passed < looking
            assert {f"keep/{card}" for card in looking} == set(camp.keys())
            assert camp.why_not(camp.keys()[0], 1 - seat) == "assembly.pass"
            passed = looking - {keep(camp.table, chance)}
            seat = 1 - seat


@pytest.mark.clause("assembly.end")
def test_the_draft_ends_with_three_each_and_the_two_left_over_go_back_into_the_pile() -> None:
    places: Counter[int] = Counter()
    for seed in range(400):
        camp = dealt(seed, assembly=True)
        chance = Chance(seed)
        for _ in range(5):
            keep(camp.table, chance)
        last = camp.table.seat
        assert last is not None
        three = set(camp.table.view(last)["seats"][last]["looking_at"])
        left = three - {keep(camp.table, chance)}
        pile = camp.pile(CHARACTERS)
        assert len(pile) == 11
        assert left < set(pile)
        assert {*pile, *camp.camp(ME), *camp.camp(YOU)} == CHARACTER_KEYS
        seats = camp.table.view(None)["seats"]
        assert [(seat["kept"], seat["looking_at"]) for seat in seats] == [(0, 0), (0, 0)]
        for reader in (ME, YOU):
            assert camp.table.view(reader)["piles"]["characters"] == {"size": 11, "known": []}
        places.update(pile.index(card) for card in left)
    # Shuffled in: each of the 11 places 72.7 times, five standard deviations of 7.7.
    assert all(abs(places[i] - 800 / 11) < 39 for i in range(11)), places


@pytest.mark.clause("assembly.reveal")
def test_what_was_kept_is_turned_up_and_only_then_the_specials_are_assigned() -> None:
    assigned = 0
    for seed in range(60):
        camp = dealt(seed, assembly=True)
        chance = Chance(seed)
        kept: list[list[str]] = [[], []]
        for _ in range(6):
            for reader in (ME, YOU, None):
                view = camp.table.view(reader)
                assert view["specials"] == NO_SPECIALS
                assert [seat["camp"] for seat in view["seats"]] == [[], []]
            seat = camp.table.seat
            assert seat is not None
            kept[seat].append(keep(camp.table, chance))
        for reader in (ME, YOU, None):
            assert [seat["camp"] for seat in camp.table.view(reader)["seats"]] == kept
        for reader in (ME, YOU):
            assert sorted(camp.known(reader, ", ".join(CHARACTER_KEYS))) == sorted(kept[0] + kept[1])
        assert camp.adventurer() == leader(kept, ARCHAEOLOGISTS)
        assert camp.rogue() == leader(kept, RAIDERS)
        assigned += camp.table.view(None)["specials"] != NO_SPECIALS
    assert assigned > 30


@pytest.mark.clause("assembly.secret")
def test_in_the_draft_a_seat_sees_only_what_it_kept_and_what_passes_through_its_hands() -> None:
    for seed in range(20):
        camp = dealt(seed, assembly=True)
        chance = Chance(seed)
        kept: list[list[str]] = [[], []]
        for _ in range(6):
            seat = camp.table.seat
            assert seat is not None
            for reader in (ME, YOU, None):
                view = camp.table.view(reader)
                assert view["piles"]["characters"]["known"] == []
                for owner in (ME, YOU):
                    cards = 3 if owner == seat else 0
                    if owner == reader:
                        assert view["seats"][owner]["kept"] == kept[owner]
                        assert len(view["seats"][owner]["looking_at"]) == cards
                    else:
                        assert view["seats"][owner]["kept"] == len(kept[owner])
                        assert view["seats"][owner]["looking_at"] == cards
            kept[seat].append(keep(camp.table, chance))


@pytest.mark.clause("assembly.secret")
def test_only_a_character_in_ones_hands_can_be_kept() -> None:
    camp = dealt(11, assembly=True)
    holder = camp.table.waiting[0]
    for card in camp.pile(CHARACTERS):
        assert camp.why_not(f"keep/{card}", holder) == "assembly.secret"
    card = camp.pile(CHARACTERS)[0]
    with pytest.raises(bivouac.IllegalChoice) as refused:
        camp.play(f"keep/{card}")
    assert refused.value.clause == "assembly.secret"


@pytest.mark.clause("assembly.secret")
def test_the_log_tells_only_the_keeper_which_character_it_was() -> None:
    camp = dealt(5, assembly=True)
    camp.state.ear = ear = Ear()
    kept = draft(camp, 5)
    assert [LINES.all[told.line].key for told in ear.told].count("assembled") == 6
    lines = [told for told in ear.told if LINES.all[told.line].key == "kept"]
    assert len(lines) == 6
    assert [told.sees for told in lines] == [1 << told.seat for told in lines]
    assert {told.seat for told in lines} == {ME, YOU}
    assert [len(cards) for cards in kept] == [3, 3]


@pytest.mark.clause("assembly.secret")
def test_in_the_draft_a_copy_dealt_anew_keeps_what_the_seat_saw_and_nothing_more() -> None:
    """A kept Character that passed through one's hands and did not come back is known; any other may be any other."""
    inferred = unknown = 0
    for seed in range(6):
        camp = dealt(seed, assembly=True)
        chance = Chance(seed)
        kept: list[list[str]] = [[], []]
        seen: list[set[str]] = [set(), set()]
        for _ in range(5):
            seat = camp.table.seat
            assert seat is not None
            seen[seat].update(camp.table.view(seat)["seats"][seat]["looking_at"])
            kept[seat].append(keep(camp.table, chance))
        for seat in (ME, YOU):
            copies = [camp.table.determinize(seat, k).view(1 - seat) for k in range(40)]
            for i, card in enumerate(kept[1 - seat]):
                dealt_there = {view["seats"][1 - seat]["kept"][i] for view in copies}
                if card in seen[seat]:
                    assert dealt_there == {card}
                    inferred += 1
                else:
                    assert len(dealt_there) > 3
                    assert not dealt_there & seen[seat]
                    unknown += 1
    assert inferred
    assert unknown
