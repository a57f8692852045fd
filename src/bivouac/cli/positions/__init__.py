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
    "fortune-and-glory": "bivouac.cli.positions.fortune_and_glory",
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
        elif isinstance(value, list) and any(isinstance(each, dict) for each in value):
            lines.append(f"{' ' * indent}{key}:")
            for each in value:
                lines += wrapped(f"- {in_a_row(each)}", indent + 2)
        else:
            lines += wrapped(f"{key}: {in_a_row(value)}", indent)
    return lines


def in_a_row(value: object, is_inside: bool = False) -> str:
    """Whatever a view holds, without the marks of a program; what lies inside something else in brackets."""
    if isinstance(value, dict):
        said = ", ".join(f"{key} {in_a_row(each, True)}" for key, each in value.items())
    elif isinstance(value, list):
        said = ", ".join(in_a_row(each, True) for each in value)
    else:
        return "-" if value is None else str(value)
    return f"({said})" if is_inside else said
