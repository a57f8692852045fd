"""What somebody at the table may want to ask "why can't I?" about, when nothing is pointed at."""

import json
import re
from collections.abc import Sequence

from bivouac.engine.game import Game, View
from bivouac.terminal.boards import board_of


def askable(game: Game, view: View, seat: int, offered: Sequence[str]) -> list[str]:
    """Actions that cannot be chosen now: with the own hand first, then with what lies in sight, then words alone.

    It looks at nothing but the seat's view and the keys that it is offered, so that it tells nothing hidden. An action
    that only answers a question is there while such a question is open.
    """
    verbs = {verb_of(key) for key in offered}
    board = board_of(game.name)
    if board.free is None:
        words = set(re.findall(r"[\w-]+", json.dumps(view)))
        unseen = set(game.cards) - words
        found = [key for key in game.actions.keys if verb_of(key) in verbs or verb_of(key) not in ("yes", "mode")]
        found = [key for key in found if unseen.isdisjoint(key.split("/")[1:])]
        found.sort(key=lambda key: "/" not in key or not words.issuperset(key.split("/")[1:]))
    else:
        found = [key for key in board.in_sight(view, seat) if verb_of(key) in verbs | board.free]
        found += numbers(offered)
    return [key for key in dict.fromkeys(found) if key in game.actions.index and key not in offered]


def verb_of(key: str) -> str:
    return key.partition("/")[0]


def numbers(offered: Sequence[str]) -> list[str]:
    """Where a question offers numbers, those below the highest."""
    found: list[str] = []
    for key in offered:
        verb, _, noun = key.partition("/")
        if noun.isdecimal():
            found += [f"{verb}/{n}" for n in range(int(noun))]
    return found
