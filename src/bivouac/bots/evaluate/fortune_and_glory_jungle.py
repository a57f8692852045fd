"""What exploring a deep jungle of Fortune and Glory costs, in rounds."""

from typing import Final

from bivouac.games.fortune_and_glory.catalog import IN_EXPLORE
from bivouac.games.fortune_and_glory.map import IS_DEEP
from bivouac.games.fortune_and_glory.state import World

MOST_TRIES: Final = 12
MOST_EXTRA: Final = 4


def exploring_table() -> list[list[float]]:
    """By the dice that cards add and by the markers held: the rounds that are lost on average before the adventure is
    found (jungle.repeat)."""
    tables: list[list[float]] = []
    for extra in range(MOST_EXTRA + 1):
        rounds = [0.0]
        for markers in range(MOST_TRIES, -1, -1):
            rounds.append(0.5 ** (markers + 1 + extra) * (1.0 + rounds[-1]))
        rounds.reverse()
        tables.append(rounds)
    return tables


EXPLORING: Final = exploring_table()


def rounds_lost(game: World, seat: int, space: int) -> float:
    """jungle.find-first: before the first danger of the artifact in this space."""
    if not game.rules.has_jungle or not IS_DEEP[space]:
        return 0.0
    markers = 0
    if game.quest[seat] == space:
        if game.pathfinders >> seat & 1:
            return 0.0
        markers = game.explored[seat]
    extra = min(max(game.extra_dice(seat, 0, IN_EXPLORE), 0), MOST_EXTRA)
    return EXPLORING[extra][min(markers, MOST_TRIES)]
