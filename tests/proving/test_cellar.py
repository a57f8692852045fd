"""Dealing anew against brute force: every deal that the seat cannot rule out, and each of them equally often."""

import itertools
import math
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bivouac.engine.state import NOBODY
from bivouac.engine.table import Table, new_table
from tests.contract import check_contract
from tests.proving.cellar import (
    BOOT,
    CARDS,
    GAME,
    LAMP,
    MAP,
    OPAL,
    ROPE,
    RUBY,
    SNAKE,
    Cellar,
    Turn,
    is_fitting,
    lay_out,
)

Layout = tuple[tuple[int, ...], ...]


def cellar(order: list[int], *choices: str, players: int = 2, **options: Any) -> tuple[Table, Cellar]:
    """A table laid out in this order (hands, then the pile from the top) after these choices."""
    table = new_table(GAME, players, 1, {"cards": len(order), **options})
    state = table.state
    assert isinstance(state, Cellar)
    lay_out(state, order)
    state.agenda.clear()
    state.asking = NOBODY
    state.then(Turn())
    state.advance()
    for choice in choices:
        table.choose(choice)
    return table, state


def layout(table: Table) -> Layout:
    assert isinstance(table.state, Cellar)
    return tuple(tuple(zone) for zone in table.state.zones)


class Witness:
    """A cellar played on paper, with no knowledge kept: `seen` is all that one seat saw, `zones` where cards lie."""

    def __init__(self, seats: int, order: list[int], me: int) -> None:
        self.seats = seats
        self.me = me
        self.zones = [[card] for card in order[:seats]] + [order[seats:][::-1], []]
        self.seen: list[object] = [order[me]]

    def play(self, choices: tuple[str, ...], shuffles: list[list[int]]) -> bool:
        """Whether these choices can be made at all; `shuffles` are the orders in which discards come back."""
        for turn, choice in enumerate(choices):
            seat = turn % self.seats
            pile, discards = self.zones[-2:]
            verb, _, name = choice.partition("/")
            if verb == "draw":
                if not pile:
                    shuffled = shuffles.pop(0)
                    if sorted(shuffled) != sorted(discards):
                        return False
                    pile.extend(shuffled)
                    discards.clear()
                card = pile.pop()
                self.zones[seat].append(card)
                self.see(seat, card)
            elif verb == "peek":
                for _ in range(2):
                    card = pile.pop()
                    pile.insert(0, card)
                    self.see(seat, card)
            elif verb in ("show", "toss"):
                card = CARDS.index(name)
                if self.zones[seat][-1:] != [card]:
                    return False
                if verb == "toss":
                    discards.append(self.zones[seat].pop())
        return True

    def see(self, seat: int, card: int) -> None:
        self.seen.append(card if seat == self.me else "a card")


def possible(state: Cellar, order: list[int], choices: tuple[str, ...], me: int) -> Counter[Layout]:
    """Brute force: where cards may lie now, with how many deals and shuffles lead there, by what `me` has seen."""
    truth: set[tuple[object, ...]] = set()
    found: dict[tuple[object, ...], Counter[Layout]] = {}
    tossed = [CARDS.index(choice[5:]) for choice in choices if choice.startswith("toss")]
    reshuffles = [list(p) for p in itertools.permutations(tossed)] if tossed else [[]]
    for deal in itertools.permutations(sorted(order)):
        if not is_fitting(state, list(deal)) or deal[me] != order[me]:
            continue
        for shuffled in reshuffles:
            witness = Witness(state.seats, list(deal), me)
            if witness.play(choices, [list(shuffled)]):
                seen = tuple(witness.seen)
                found.setdefault(seen, Counter())[tuple(tuple(zone) for zone in witness.zones)] += 1
                if list(deal) == order and tuple(tuple(zone) for zone in witness.zones) == layout_of(state):
                    truth.add(seen)
    assert len(truth) == 1, "the table itself must be one of the possible ones"
    return found[truth.pop()]


def layout_of(state: Cellar) -> Layout:
    return tuple(tuple(zone) for zone in state.zones)


def check_dealt_like(expected: Counter[Layout], deal: Callable[[int], Table]) -> None:
    """The same support exactly, and frequencies that chi-square does not tell from equal ones."""
    assert len(set(expected.values())) == 1, "brute force: not every deal is equally likely"
    draws = 60 * len(expected)
    dealt = Counter(layout(deal(seed)) for seed in range(draws))
    assert set(dealt) <= set(expected), "a deal that the seat can rule out"
    assert set(dealt) == set(expected), "a deal that the seat cannot rule out never comes up"
    chi_square = sum((dealt[each] - 60) ** 2 / 60 for each in expected)
    freedom = len(expected) - 1
    assert chi_square < freedom + 4 * math.sqrt(2 * freedom) + 1, f"{chi_square:.0f} with {freedom} degrees of freedom"


SCENARIOS: dict[str, tuple[list[int], tuple[str, ...], int, dict[str, Any]]] = {
    "nothing but the own hand": ([ROPE, RUBY, OPAL, SNAKE, LAMP], (), 2, {"bars": "none"}),
    "no Treasure in hands and on top": ([ROPE, SNAKE, LAMP, RUBY, OPAL], (), 2, {"top": 1}),
    "two bars at once": ([ROPE, LAMP, SNAKE, OPAL, RUBY, MAP], (), 2, {"bars": "both", "top": 1}),
    "two bars, one card drawn": ([ROPE, LAMP, MAP, SNAKE, OPAL, RUBY], ("pass", "draw"), 2, {"bars": "both", "top": 2}),
    "a barred card drawn": ([ROPE, SNAKE, LAMP, MAP, RUBY, OPAL], ("pass", "draw"), 2, {"top": 1}),
    "a card shown to all": ([ROPE, SNAKE, LAMP, RUBY, OPAL], ("draw", "show/snake"), 2, {"top": 1}),
    "a card tossed": ([ROPE, SNAKE, LAMP, RUBY, OPAL], ("pass", "toss/snake"), 2, {"top": 1}),
    "cards put under by me": ([ROPE, SNAKE, LAMP, MAP, RUBY, OPAL], ("peek", "pass"), 2, {"top": 1}),
    "cards put under by the other": ([ROPE, SNAKE, LAMP, RUBY, OPAL], ("pass", "peek"), 2, {"top": 1}),
    "put under by me, one drawn by the other": (
        [ROPE, SNAKE, LAMP, RUBY, OPAL, MAP], ("peek", "draw", "pass", "draw"), 2, {"top": 1},
    ),
    "both looked": ([ROPE, SNAKE, LAMP, MAP, RUBY, OPAL], ("peek", "peek"), 2, {"top": 2}),
    "a reshuffled discard and older hidden cards": (
        [ROPE, SNAKE, LAMP, MAP, RUBY, OPAL, BOOT],
        ("draw", "draw", "draw", "draw", "draw", "toss/opal", "toss/boot", "draw"),
        2,
        {"top": 1},
    ),
    "three seats": ([ROPE, SNAKE, LAMP, MAP, RUBY, OPAL, BOOT], ("peek", "draw", "show/lamp"), 3, {"top": 1}),
}  # fmt: skip


every_scenario = pytest.mark.parametrize(
    ("order", "choices", "players", "options"),
    [pytest.param(*scenario, id=name) for name, scenario in SCENARIOS.items()],
)


@pytest.mark.contract
def test_contract() -> None:
    check_contract(GAME, options=[{}, {"bars": "none", "cards": 5}, {"bars": "both", "top": 3}], games=6)


@pytest.mark.uncounted
@every_scenario
def test_dealt_anew_like_brute_force(
    order: list[int], choices: tuple[str, ...], players: int, options: dict[str, Any]
) -> None:
    table, state = cellar(order, *choices, players=players, **options)
    for me in range(players):
        check_dealt_like(possible(state, order, choices, me), partial(table.determinize, me))


@every_scenario
def test_a_mere_copy_is_not_dealt_anew(
    order: list[int], choices: tuple[str, ...], players: int, options: dict[str, Any]
) -> None:
    table, state = cellar(order, *choices, players=players, **options)
    with pytest.raises(AssertionError, match="never comes up"):
        check_dealt_like(possible(state, order, choices, 0), lambda seed: table.clone())


@every_scenario
def test_what_others_know_stays_with_the_place(
    order: list[int], choices: tuple[str, ...], players: int, options: dict[str, Any]
) -> None:
    """Seat 1 knows the same places in every deal, whatever lies there; so does everybody of what is barred."""
    table, _ = cellar(order, *choices, players=players, **options)
    for seed in range(20):
        assert known_by_place(table.determinize(0, seed)) == known_by_place(table)


def known_by_place(table: Table) -> list[list[int]]:
    known = table.state.known
    return [[values[card] for zone in layout(table) for card in zone] for values in [*known.pools, known.barred]]


def test_the_reshuffled_pile_is_a_pool_of_its_own() -> None:
    """What seat 1 holds from the first deal and what came back from the discards are never mixed up."""
    order, choices, _, options = SCENARIOS["a reshuffled discard and older hidden cards"]
    table, _ = cellar(order, *choices, **options)
    hands = {layout(table.determinize(0, seed))[1] for seed in range(60)}
    assert hands == {(*old, new) for old in ((SNAKE, MAP), (MAP, SNAKE)) for new in (OPAL, BOOT)}


def test_a_shown_card_stays_where_all_saw_it() -> None:
    table, _ = cellar([ROPE, SNAKE, LAMP, RUBY, OPAL], "draw", "show/snake", top=1)
    assert {layout(table.determinize(0, seed))[1] for seed in range(30)} == {(SNAKE,)}
    assert table.view(0)["hands"][1] == ["snake"]


def test_the_true_deal_has_no_part_in_a_new_one() -> None:
    """Two tables that look alike to seat 0 are dealt anew alike by the same stream."""
    one, _ = cellar([ROPE, SNAKE, LAMP, MAP, RUBY, OPAL, BOOT], "pass", "peek", top=1)
    other, _ = cellar([ROPE, MAP, BOOT, OPAL, LAMP, RUBY, SNAKE], "pass", "peek", top=1)
    assert one.view(0) == other.view(0)
    for seed in range(40):
        assert layout(one.determinize(0, seed)) == layout(other.determinize(0, seed))
