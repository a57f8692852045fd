"""Hearts against OpenSpiel's: the same deals, the same choices, and at every decision the same legal moves."""

import argparse
import random
import sys
from typing import Any

import pyspiel

from bivouac.engine.lines import Ear
from bivouac.engine.table import Table
from yardstick import hearts

OUR_SUITS = "cdsh"
THEIR_SUITS = "cdhs"  # their card is rank * 4 + suit


def theirs(card: int) -> int:
    """OpenSpiel's number of our card; it has no number for anything else that our action table holds."""
    suit, rank = divmod(card - hearts.FIRST_CARD, hearts.SUIT)
    return rank * len(THEIR_SUITS) + THEIR_SUITS.index(OUR_SUITS[suit])


OURS = {theirs(card): card for card in hearts.CARD.ids}


class Difference(Exception):
    """Where the two disagree."""


def compare(games: int, first_seed: int = 1) -> tuple[int, int]:
    """Play so many random games on both at once; the decisions and the forced moves that were equal."""
    game = pyspiel.load_game("hearts")
    rng = random.Random(first_seed)
    decisions = forced = 0
    for seed in range(first_seed, first_seed + games):
        table = hearts.new(seed)
        state = dealt(game, seed)
        made: list[tuple[int, int]] = []
        while not state.is_terminal():
            seat, moves = state.current_player(), state.legal_actions()
            if len(moves) == 1:  # our engine has made it already, and is asked about it at the end
                move = moves[0]
                made.append((seat, OURS[move]))
                forced += 1
            else:
                move = rng.choice(same_moves(table, seat, moves, seed))
                table.choose(OURS[move])
                decisions += 1
            state.apply_action(move)
        same_end(table, state, made, seed)
    return decisions, forced


def dealt(game: Any, seed: int) -> Any:
    """An OpenSpiel state after its chance nodes, which are told what our seed deals."""
    ours = hearts.Hearts(None)
    ours.reseed(seed)
    hearts.deal(ours)
    state = game.new_initial_state()
    state.apply_action(int(ours.direction))
    for i in range(hearts.SEATS * hearts.TRICKS):
        state.apply_action(theirs(ours.hands[i % hearts.SEATS][i // hearts.SEATS]))
    return state


def same_moves(table: Table, seat: int, moves: list[int], seed: int) -> list[int]:
    ours = sorted(theirs(option) for option in table.option_ids)
    if table.seat != seat or ours != sorted(moves):
        raise Difference(f"seed {seed}, choice {len(table.history) + 1}: seat {table.seat} {ours}, not {seat} {moves}")
    return moves


def same_end(table: Table, state: Any, made: list[tuple[int, int]], seed: int) -> None:
    """The scores, and the moves that either made by itself."""
    result = table.result
    ear = Ear()
    table.replayed(len(table.history), ear)
    points = [hearts.ALL_POINTS - int(value) for value in state.returns()]
    if result is None or result.scores != points:
        raise Difference(f"seed {seed}: {result}, not {points}")
    if ear.forced != made:
        raise Difference(f"seed {seed}: forced moves {ear.forced}, not {made}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="the first of the seeds (default: %(default)s)")
    arguments = parser.parse_args()
    try:
        decisions, forced = compare(arguments.games, arguments.seed)
    except Difference as difference:
        print(f"Hearts differs from OpenSpiel's: {difference}", file=sys.stderr)
        return 1
    build = "compiled" if hearts.is_compiled() else "plain"
    print(
        f"Hearts ({build}) equals OpenSpiel's: {arguments.games:,} games, legal moves at {decisions:,} decisions, "
        f"{forced:,} forced moves, {arguments.games:,} final scores"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
