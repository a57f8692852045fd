"""The table as text, made from what one seat may know: a drawing per game, and one for games that have none."""

from importlib import import_module
from typing import Final

from bivouac.cli.layout import wrapped
from bivouac.engine.game import View

DRAWINGS: Final = ("altered", "altiplano", "archibald")  # a module each, loaded when its game is played


def position(game: str, view: View, lang: str) -> list[str]:
    """Lines that show what `table.view(seat)` holds."""
    if game not in DRAWINGS:
        return undrawn(view)
    lines: list[str] = import_module(f"bivouac.cli.positions.{game}").position(view, lang)
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
