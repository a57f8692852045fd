"""The table as text, made from what one seat may know: a drawing per game, and one for games that have none."""

from collections.abc import Callable
from typing import Any, Final

from bivouac.cli.layout import wrapped
from bivouac.cli.positions import altiplano

Drawing = Callable[[dict[str, Any], str], list[str]]
DRAWINGS: Final[dict[str, Drawing]] = {"altiplano": altiplano.position}


def position(game: str, view: dict[str, Any], lang: str) -> list[str]:
    """Lines that show what `table.view(seat)` holds."""
    return DRAWINGS[game](view, lang) if game in DRAWINGS else undrawn(view)


def undrawn(view: dict[str, Any], indent: int = 0) -> list[str]:
    """A view by its own keys, one thing to a line."""
    lines: list[str] = []
    for key, value in view.items():
        if isinstance(value, dict):
            lines += [f"{' ' * indent}{key}:", *undrawn(value, indent + 2)]
        else:
            said = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            lines += wrapped(f"{key}: {said}", indent)
    return lines
