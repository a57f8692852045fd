"""A bot's choice is a function of its seed and of what its seat knows: true hidden cards have no part in it."""

from collections.abc import Iterator
from typing import Any

import pytest

import bivouac
from bivouac import bots
from bivouac.bots.evaluate import evaluation_of
from bivouac.engine.chance import Chance
from bivouac.engine.knowledge import Knowledge
from bivouac.engine.table import Table
from bivouac.games import game_named
from bivouac.games.altered import state_ground as altered
from bivouac.games.altiplano.state import HAND

ALTIPLANO: dict[str, Any] = {"turn_cap": 60}
ALTERED: dict[str, Any] = {"day_cap": 30}
CASES = [
    ("altiplano", ALTIPLANO),
    ("altiplano", ALTIPLANO | {"assembly": True}),
    ("altered", ALTERED),
    ("altered", ALTERED | {"decklists": "hidden", "deck1": "same"}),
]
EVERY_GAME = [*CASES, *((game, game_named(game).caps(1)) for game in bivouac.games() if game not in dict(CASES))]
# Zones whose cards have no order, and those of them that belong to a seat: + seat.
UNORDERED = {"altiplano": range(HAND + 2), "altered": range(altered.HAND, altered.DISCARD)}
HELD = {"altiplano": (HAND,), "altered": (altered.HAND, altered.MANA)}


def asked(game: str, games: int, choices: int, options: dict[str, Any]) -> Iterator[Table]:
    """Tables at questions of either seat, reached by random play."""
    for seed in range(games):
        table = bivouac.new(game, seed=seed, **options)
        chance = Chance(seed)
        for _ in range(choices):
            if table.over:
                break
            if chance.roll(3) == 0:
                yield table
            ids = table.option_ids
            table.choose(ids[chance.roll(len(ids))])


def deal(table: Table, seat: int, seed: int) -> list[list[int]]:
    """Where all cards lie in a copy dealt anew; a hand has no order."""
    zones: list[list[int]] = table.determinize(seat, seed).state.zones  # type: ignore[attr-defined]
    return [sorted(zone) if i in UNORDERED[table.game.name] else zone for i, zone in enumerate(zones)]


@pytest.mark.compiled_ok
@pytest.mark.parametrize(("game", "options"), EVERY_GAME, ids=str)
def test_greedy_chooses_the_same_whatever_the_hidden_cards_are(game: str, options: dict[str, Any]) -> None:
    compared = 0
    for number, table in enumerate(asked(game, 6, 60, options)):
        seat = table.seat
        assert seat is not None
        other = table.determinize(seat, 1_000 + number)
        assert other.view(seat) == table.view(seat)
        assert bots.named("greedy", 5).choose(table, seat) == bots.named("greedy", 5).choose(other, seat)
        compared += other.digest() != table.digest()
    assert compared > 50, "too few tables had anything hidden that differed"


@pytest.mark.compiled_ok
@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
def test_the_same_chance_deals_the_same_copy_whatever_the_hidden_cards_are(game: str, options: dict[str, Any]) -> None:
    for number, table in enumerate(asked(game, 20, 80, options)):
        seat = table.seat
        assert seat is not None
        other = table.determinize(seat, 1_000 + number)
        assert deal(other, seat, 9) == deal(table, seat, 9)


@pytest.mark.compiled_ok
@pytest.mark.parametrize(("game", "options"), [("altiplano", ALTIPLANO), ("altered", ALTERED)])
def test_the_order_in_which_another_holds_the_cards_says_nothing(game: str, options: dict[str, Any]) -> None:
    """A hand is a set: however its owner's cards lie in the list, the copy that a bot judges is the same one."""
    judge = evaluation_of(game)
    chance = Chance(3)
    moved = 0
    for table in asked(game, 40, 80, options):
        seat = table.seat
        assert seat is not None
        other = table.clone()
        zones: list[list[int]] = other.state.zones  # type: ignore[attr-defined]
        before = [zone[:] for zone in zones]
        for held in HELD[game]:
            chance.shuffle(zones[held + 1 - seat])
        copies = [each.determinize(seat, 9).state for each in (table, other)]
        for copy in copies:
            judge.prepare(copy, seat)
        assert copies[0].zones == copies[1].zones  # type: ignore[attr-defined]
        moved += zones != before
    assert moved > 100


@pytest.mark.compiled_ok
def test_places_that_differ_in_what_is_barred_are_dealt_in_an_order_of_their_own() -> None:
    categories = [0, 0, 0, 0, 1, 2]
    for seed in range(50):
        dealt = []
        for hand in ([0, 1, 2], [1, 0, 2], [2, 1, 0]):
            known = Knowledge(2, 6, None)
            known.shuffled([0, 1, 2, 3, 4, 5])
            known.bar([0], 1)
            known.bar([1], 2)
            zones = [hand[:], [3, 4, 5]]
            known.deal(0, zones, categories, Chance(seed))
            dealt.append([sorted(zones[0]), zones[1]])
        assert dealt[0] == dealt[1] == dealt[2]


def twins(game: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Table, Table]]:
    """Two games that look alike to seat 0 from some moment on, whatever lies hidden, as long as they do."""
    one = bivouac.new(game, seed=seed, **options)
    chance = Chance(seed + 99)
    for _ in range(chance.roll(60)):
        if one.over:
            return
        ids = one.option_ids
        one.choose(ids[chance.roll(len(ids))])
    if one.over or one.seat != 0:
        return
    two = one.determinize(0, chance)
    for word in ("w0", "w1", "w2", "w3"):
        setattr(two.state, word, getattr(one.state, word))
    while not one.over and not two.over and one.seat == two.seat and one.view(0) == two.view(0):
        if one.seat == 0:
            yield one, two
        both = [action for action in one.option_ids if action in two.option_ids]
        if not both:
            return
        action = both[chance.roll(len(both))]
        one.choose(action)
        two.choose(action)


@pytest.mark.parametrize(("game", "options", "games"), [("altiplano", ALTIPLANO, 600), ("altered", ALTERED, 60)])
def test_games_that_have_looked_alike_deal_the_same_copy(game: str, options: dict[str, Any], games: int) -> None:
    for seed in range(games):
        for one, two in twins(game, options, seed):
            assert deal(one, 0, 7) == deal(two, 0, 7), f"seed {seed}"


class Curtain:
    """A table that shows a bot what bots may use and nothing else."""

    ALLOWED = ("determinize", "game", "option_ids", "options_of", "seat", "view")

    def __init__(self, table: Table) -> None:
        self.table = table

    def __getattr__(self, name: str) -> Any:
        assert name in Curtain.ALLOWED, f"a bot looked at table.{name}"
        return getattr(self.table, name)


@pytest.mark.skipif(bivouac.compiled(), reason="compiled bots take nothing but a Table")
@pytest.mark.parametrize("name", bots.names())
def test_a_bot_never_looks_at_the_state_of_the_true_table(name: str) -> None:
    bot = bots.named(name, 1)
    for table in asked("altiplano", 2, 60, ALTIPLANO):
        seat = table.seat
        assert seat is not None
        bot.choose(Curtain(table), seat)  # type: ignore[arg-type]
