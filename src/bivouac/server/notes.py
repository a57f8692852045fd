"""Lines of the log that are the server's own: who let a bot take over, who came back, what was taken back or refused.

They stand among the lines of the rules, with numbers below zero. No undo takes them back, and no record holds them.
"""

from typing import Final

from bivouac.engine.lines import ALL, Told

KEYS: Final = (
    "took-over", "gave-up", "ran-out", "returned", "undone", "refused-undo", "refused-abandon", "refused-rematch",
    "withdrew",
)  # fmt: skip
TOOK_OVER: Final = -1
PREFIX: Final = "server-note-"


def note(key: str, seat: int, other: int = -1) -> Told:
    return Told(-1 - KEYS.index(key), seat, -1, other, 0, ALL)


def key_of(told: Told) -> str:
    """The key of its sentence."""
    return PREFIX + KEYS[-1 - told.line]


def number_of(key: str) -> int | None:
    """The number of a line by its key; None if it is no note."""
    name = key.removeprefix(PREFIX)
    return -1 - KEYS.index(name) if key.startswith(PREFIX) and name in KEYS else None


def with_notes(told: list[Told], before: list[Told]) -> int:
    """Put the notes that stood in `before` into what is told now; how many lines of both are the same at the
    beginning."""
    for place, line in enumerate(before):
        if line.line < 0:
            told.insert(min(place, len(told)), line)
    same = 0
    while same < min(len(told), len(before)) and fields(told[same]) == fields(before[same]):
        same += 1
    return same


def fields(told: Told) -> tuple[int, ...]:
    return told.line, told.seat, told.card, told.other, told.number, told.sees, told.cause
