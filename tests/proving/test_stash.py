"""Secret moves against brute force: whatever the other seat may have done, and every shuffle."""

import itertools
import math
from collections import Counter
from collections.abc import Iterator

import pytest

from bivouac.engine.table import Table, new_table
from tests.contract import check_contract
from tests.proving.stash import CARDS, GAME, Stash, lay_out

Layout = tuple[tuple[int, ...], ...]
ASH, BAY, ELM, FIR, OAK, YEW, BOX = range(7)


def stash(order: list[int], *choices: str) -> Table:
    table = new_table(GAME, 2, 1, {"cards": len(order)})
    state = table.state
    assert isinstance(state, Stash)
    lay_out(state, order)
    state.ask_anew()
    for choice in choices:
        table.choose(choice)
    return table


def layout(zones: list[list[int]]) -> Layout:
    """Where cards lie; a hand has no order."""
    return tuple(tuple(sorted(zone)) if z in (0, 2) else tuple(zone) for z, zone in enumerate(zones))


def histories(zones: list[list[int]], choices: tuple[str, ...], turn: int = 0) -> Iterator[tuple[list[object], Layout]]:
    """All that seat 0 may see, and where cards may lie then, whatever seat 1 lays and however a shuffle turns out."""
    if turn == len(choices):
        yield [], layout(zones)
        return
    seat = turn % 2
    verb, _, name = choices[turn].partition("/")
    pile, discards = zones[4], zones[5]
    branches: list[tuple[object, list[list[int]]]] = []
    if verb in ("draw", "take"):
        source = 4 if verb == "draw" else 5
        after = [zone[:] for zone in zones]
        card = after[source].pop()
        after[2 * seat].append(card)
        branches.append((card if seat == 0 or verb == "take" else None, after))
    elif verb == "fold":
        for order in itertools.permutations([*pile, *discards]):
            branches.append((None, [*[zone[:] for zone in zones[:4]], list(order), []]))
    elif verb == "lay":
        for card in zones[2 * seat]:
            if seat == 1 or CARDS[card] == name:
                after = [zone[:] for zone in zones]
                after[2 * seat].remove(card)
                after[2 * seat + 1].append(card)
                branches.append((None, after))
    elif verb == "toss":
        card = CARDS.index(name)
        if card in zones[2 * seat]:
            after = [zone[:] for zone in zones]
            after[2 * seat].remove(card)
            after[5].append(card)
            branches.append((card, after))
    else:
        branches.append((None, zones))
    for saw, after in branches:
        for rest, end in histories(after, choices, turn + 1):
            yield [saw, *rest], end


SCENARIOS = {
    "an unknown card laid": ([ASH, BAY, ELM, FIR, OAK], ("pass", "lay/bay")),
    "a taken card may be laid": ([ASH, BAY, ELM, FIR, OAK], ("pass", "take", "pass", "lay/elm")),
    "a taken card may have stayed": ([ASH, BAY, ELM, FIR, OAK], ("pass", "take", "pass", "lay/bay")),
    "two laid": (
        [ASH, BAY, ELM, FIR, OAK, YEW],
        ("pass", "take", "pass", "lay/elm", "pass", "draw", "pass", "lay/bay"),
    ),
    "laid, drawn, and a second taken": (
        [ASH, BAY, ELM, FIR, OAK, YEW],
        ("pass", "take", "toss/ash", "lay/bay", "pass", "take", "pass", "lay/ash"),
    ),
    "the taken one comes to light": (
        [ASH, BAY, ELM, FIR, OAK],
        ("pass", "take", "pass", "lay/bay", "pass", "toss/elm"),
    ),
    "shuffled while a hand is out": ([ASH, BAY, ELM, FIR, OAK], ("fold", "pass")),
    "shuffled twice, drawn between": ([ASH, BAY, ELM, FIR, OAK], ("fold", "draw", "toss/ash", "fold")),
    "laid and then shuffled": ([ASH, BAY, ELM, FIR, OAK], ("toss/ash", "take", "pass", "lay/bay", "fold", "draw")),
}


@pytest.mark.contract
def test_contract() -> None:
    check_contract(GAME, games=10)


@pytest.mark.uncounted
@pytest.mark.parametrize(("order", "choices"), SCENARIOS.values(), ids=SCENARIOS)
def test_dealt_anew_like_brute_force(order: list[int], choices: tuple[str, ...]) -> None:
    table = stash(order, *choices)
    state = table.state
    assert isinstance(state, Stash)
    truth = layout(state.zones)
    found: dict[str, set[Layout]] = {}
    for deal in itertools.permutations(order):
        if (deal[0], deal[2]) == (order[0], order[2]):
            zones = [[deal[0]], [], [deal[1]], [], list(deal[3:][::-1]), [deal[2]]]
            for saw, end in histories(zones, choices):
                found.setdefault(str(saw), set()).add(end)
    zones = [[order[0]], [], [order[1]], [], list(order[3:][::-1]), [order[2]]]
    expected = set.union(*[found[str(saw)] for saw, end in histories(zones, choices) if end == truth])
    draws = 100 * len(expected)
    dealt: Counter[Layout] = Counter()
    for seed in range(draws):
        copy = table.determinize(0, seed).state
        assert isinstance(copy, Stash)
        dealt[layout(copy.zones)] += 1
    assert set(dealt) == expected
    freedom = len(expected) - 1
    chi_square = sum((dealt[end] - 100) ** 2 / 100 for end in expected)
    assert chi_square <= freedom + 4 * math.sqrt(2 * freedom)


def test_what_is_laid_in_secret_shows_in_no_view() -> None:
    order = [ASH, BAY, ELM, FIR, OAK]
    one = stash(order, "pass", "take", "pass", "lay/elm")
    other = stash(order, "pass", "take", "pass", "lay/bay")
    assert one.view(0) == other.view(0)
    dealt = [[layout_of(table.determinize(0, seed)) for seed in range(30)] for table in (one, other)]
    assert dealt[0] == dealt[1], "the truth has no part in it"


def layout_of(table: Table) -> Layout:
    assert isinstance(table.state, Stash)
    return layout(table.state.zones)
