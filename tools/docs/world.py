"""The map of Fortune and Glory as a table: every space, what it costs to enter, what it touches."""

from bivouac.games.fortune_and_glory.map import (
    ALL_SPACES,
    IS_PORT,
    NEIGHBOURS,
    SEA,
    TERRAIN_KEYS,
    Space,
)
from bivouac.games.fortune_and_glory.map import CITY as A_CITY
from bivouac.text import say as say_text
from tools.docs.made import heading, plain, table
from tools.docs.words import say

KINDS = ("lands", "seas", "cities")


def spaces(lang: str) -> str:
    """A table for each kind of space, in the order of the alphabet."""
    parts: list[str] = []
    for kind, key in enumerate(KINDS):
        rows = sorted(row(space, lang) for space in ALL_SPACES if space.kind == kind)
        parts.append(heading(3, say(lang, f"map-{key}", count=len(rows)), f"map-{key}"))
        parts.append(table([say(lang, "map-space"), say(lang, "map-what"), say(lang, "map-near")], rows))
    return "\n\n".join(parts)


def row(space: Space, lang: str) -> tuple[str, str, str]:
    near = sorted(name(ALL_SPACES[other], lang) for other in NEIGHBOURS[space.number])
    return name(space, lang), what(space, lang), ", ".join(near)


def name(space: Space, lang: str) -> str:
    return plain(say_text(lang, f"space-fortune-and-glory-{space.key}"))


def what(space: Space, lang: str) -> str:
    if space.kind == SEA:
        return say(lang, "map-cost", n=space.cost)
    if space.kind == A_CITY:
        found = [say(lang, "map-major" if space.is_major else "map-minor")]
        return ", ".join(found + [say(lang, "map-port")] * IS_PORT[space.number])
    found = [say_text(lang, f"terrain-fortune-and-glory-{key}") for bit, key in TERRAIN_KEYS if space.terrain & bit]
    return ", ".join(found + [say(lang, "map-deep")] * space.is_deep)
