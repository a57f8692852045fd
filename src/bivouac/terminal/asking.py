"""What somebody at the table may want to ask "why can't I?" about, when nothing is pointed at."""

from collections.abc import Sequence
from typing import Final

from bivouac.engine.game import Game, View
from bivouac.terminal.boards import board_of

# Verbs that only answer a question, in a game whose board does not say which do.
ANSWERS: Final = {
    "pass", "yes", "mode", "keep", "take", "target", "place", "step", "lose", "give-up", "resolve", "ready", "discard",
}  # fmt: skip


def askable(game: Game, view: View, seat: int, offered: Sequence[str]) -> list[str]:
    """Actions that cannot be chosen now: with the own hand first, then with what lies in sight, then words alone.

    It looks at nothing but the seat's view and the keys that it is offered, so that it tells nothing hidden. An action
    that only answers a question is there while such a question is open.
    """
    verbs = {verb_of(key) for key in offered}
    board = board_of(game.name)
    if board.free is None:
        own, seen = set(words_in(view.get("hand"))), set(words_in(view))
        unseen = set(game.cards) - seen
        found = [
            key
            for key in game.actions.keys
            if (verb_of(key) in verbs or verb_of(key) not in ANSWERS) and noun_of(key) not in unseen
        ]
        found.sort(key=lambda key: how_far(key, own, seen))
    else:
        found = [key for key in board.in_sight(view, seat) if verb_of(key) in verbs | board.free]
        found += numbers(offered)
    return [key for key in dict.fromkeys(found) if key in game.actions.index and key not in offered]


def words_in(part: object) -> list[str]:
    """All words that a part of a view holds, but for its own names and for what lies in discard piles."""
    if isinstance(part, str):
        return [part]
    if isinstance(part, dict):
        return [word for name, each in part.items() if name != "discards" for word in words_in(each)]
    return [word for each in part for word in words_in(each)] if isinstance(part, list) else []


def how_far(key: str, own: set[str], seen: set[str]) -> int:
    """What names a card of the own hand comes first, then what is in sight, then words alone, then the rest."""
    noun = noun_of(key)
    return 0 if noun in own else 1 if noun in seen else 3 if noun else 2


def verb_of(key: str) -> str:
    return key.partition("/")[0]


def noun_of(key: str) -> str:
    return key.partition("/")[2]


def numbers(offered: Sequence[str]) -> list[str]:
    """Where a question offers numbers, those below the highest."""
    found: list[str] = []
    for key in offered:
        verb, _, noun = key.partition("/")
        if noun.isdecimal():
            found += [f"{verb}/{n}" for n in range(int(noun))]
    return found
