"""The few figures that a simulation reports."""

from collections.abc import Sequence
from math import ceil, sqrt
from typing import Final

Z95: Final = 1.959963984540054


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score: sensible for few games and for shares near 0 and 1 too.

    >>> wilson(0, 10)
    (0.0, 0.2775)
    """
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    spread = Z95 * sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    centre = share + Z95 * Z95 / (2 * games)
    scale = 1 + Z95 * Z95 / games
    low = 0.0 if wins == 0 else (centre - spread) / scale
    high = 1.0 if wins == games else (centre + spread) / scale
    return (round(low, 4), round(high, 4))


def percentile(ordered: Sequence[int], share: float) -> int:
    """The smallest value that at least this share of the values does not exceed (nearest rank)."""
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


def median(ordered: Sequence[int]) -> float:
    middle = len(ordered) // 2
    return float(ordered[middle]) if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2
