"""Run with `python -m pytest benchmarks/yardstick`. That the rules are OpenSpiel's is compare.py's to say."""

import random
from collections import Counter
from itertools import permutations

import pytest

from benchmarks.yardstick import hearts
from benchmarks.yardstick.hearts import FIRST_CARD, FIRST_OF_SUIT, KINDS, POINTS, SEATS, Hearts
from bivouac.engine.chance import Chance
from bivouac.engine.knowledge import KNOWN
from bivouac.engine.state import State
from bivouac.engine.table import IllegalChoice, Table
from tests.contract import check_contract


def cards(state: State) -> list[int]:
    assert isinstance(state, Hearts)
    return sorted(card for zone in (*state.hands, *state.passed, state.played) for card in zone)


def late(seed: int, hidden: int) -> Table:
    """A game played at random until seat 0 is to choose and no more than so many cards are hidden from it."""
    rng = random.Random(seed)
    table = hearts.new(seed)
    while not (table.over or (table.seat == 0 and sum(map(len, state_of(table).hands[1:])) <= hidden)):
        table.choose(rng.choice(table.option_ids))
    return table


def state_of(table: Table) -> Hearts:
    assert isinstance(table.state, Hearts)
    return table.state


def leaders_of(state: Hearts) -> list[int]:
    """Who led each trick, the one being played included."""
    turns = [0]
    for at in range(0, len(state.played) // SEATS * SEATS, SEATS):
        trick = state.played[at : at + SEATS]
        best = max(card for card in trick if FIRST_OF_SUIT[card] == FIRST_OF_SUIT[trick[0]])
        turns.append(turns[-1] + trick.index(best))
    return [(int(state.leader) - turns[-1] + turn) % SEATS for turn in turns]


def could_have_been(state: Hearts, hands: list[list[int]]) -> bool:
    """Whether seats that now hold these hands could have played what they played."""
    then = state.clone()
    then.hands = [hand[:] for hand in hands]
    leaders = leaders_of(state)
    for at in range(len(state.played) - 1, -1, -1):  # give the cards back, the last one first
        card = state.played[at]
        then.leader = leaders[at // SEATS]
        then.played = state.played[:at]
        then.led = FIRST_OF_SUIT[state.played[at // SEATS * SEATS]]
        then.broken = any(KINDS[other] & POINTS for other in then.played)
        hand = then.hands[(leaders[at // SEATS] + at) % SEATS]
        hand.append(card)
        hand.sort()
        if card not in hearts.PLAY_CARD.options(then):
            return False
    return True


def all_deals(state: Hearts) -> set[str]:
    """Every deal of what seat 0 does not know that could have been, by trying all."""
    known = state.known.pools[0]
    unknown = [card for hand in state.hands for card in hand if known[card] != KNOWN]
    found = set()
    for order in permutations(unknown):
        cards = iter(order)
        hands = [sorted(card if known[card] == KNOWN else next(cards) for card in hand) for hand in state.hands]
        if str(hands) not in found and could_have_been(state, hands):
            found.add(str(hands))
    return found


def test_it_keeps_the_contract_of_every_game() -> None:
    check_contract(hearts.GAME, games=8, cards=cards)


def test_a_deal_anew_is_any_that_could_have_been_and_each_as_often() -> None:
    kinds_of_deals = 0
    for seed in range(40):
        table = late(seed, hidden=6)
        if table.over:
            continue
        deals = all_deals(state_of(table))
        tries = 60 * len(deals)
        counts = Counter(str(state_of(table.determinize(0, at)).hands) for at in range(tries))
        assert set(counts) == deals, seed
        deviation = sum((count - 60) ** 2 / 60 for count in counts.values())
        free = len(deals) - 1
        assert deviation <= free + 5 * (2 * free) ** 0.5, seed  # chi-square, five standard deviations
        kinds_of_deals += len(deals)
    assert kinds_of_deals > 200


def test_playouts_end_with_all_points_given_or_a_moon() -> None:
    chance = Chance(3)
    for seed in range(200):
        state = hearts.GAME.begin(SEATS, {}, seed)
        hearts.playout(state, chance)
        assert state.over
        assert sum(state.scores) in (26, 78)
        assert state.winners == [seat for seat in range(SEATS) if state.scores[seat] == min(state.scores)]


def test_a_refusal_names_its_clause() -> None:
    table = hearts.new(1)
    seen = set()
    rng = random.Random(1)
    while not table.over:
        for option in range(FIRST_CARD, len(hearts.ACTIONS)):
            if option not in table.option_ids:
                with pytest.raises(IllegalChoice) as refused:
                    table.choose(option)
                seen.add(refused.value.reason.key)
        table.choose(rng.choice(table.option_ids))
    assert {"not-held", "follow"} <= seen
