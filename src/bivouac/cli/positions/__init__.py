"""The table as text, made from what one seat may know: a drawing per game, and one for games that have none."""

from importlib import import_module
from typing import Final

from bivouac.cli.layout import wrapped
from bivouac.engine.game import View

# The module of each game, loaded when it is played.
DRAWINGS: Final = {
    "altered": "bivouac.cli.positions.altered",
    "altiplano": "bivouac.cli.positions.altiplano",
    "archibald": "bivouac.cli.positions.archibald",
}


def position(game: str, view: View, lang: str) -> list[str]:
    """Lines that show what `table.view(seat)` holds."""
    if game not in DRAWINGS:
        return undrawn(view)
    lines: list[str] = import_module(DRAWINGS[game]).position(view, lang)
    return lines


def undrawn(view: View, indent: int = 0) -> list[str]:
    """A view by its own keys, one thing to a line."""
    lines: list[str] = []
    for key, value in view.items():
        if isinstance(value, dict):
            lines += [f"{' ' * indent}{key}:", *undrawn(value, indent + 2)]
        else:
            said = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            lines += wrapped(f"{key}: {said}", indent)
    return lines
