"""Text that fits the terminal."""

import shutil
import textwrap

from bivouac.terminal.words import NO_BREAK

WIDEST = 100


def width() -> int:
    return max(40, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


def wrapped(text: str, indent: int, hang: int = 2) -> list[str]:
    """A paragraph broken into lines; those after the first stand a little further in. What may not be broken is printed
    with plain spaces, so that it can be searched for."""
    lines = textwrap.wrap(
        text,
        width(),
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(NO_BREAK, " ") for line in lines] or [""]


def cited(text: str, clause: str, indent: int = 0) -> list[str]:
    """A sentence with the clause behind it."""
    return wrapped(f"{text} [{clause}]" if clause else text, indent)
