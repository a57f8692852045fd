"""Text that fits the terminal."""

import shutil
import textwrap

WIDEST = 100


def width() -> int:
    return max(40, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


def wrapped(text: str, indent: int, hang: int = 2) -> list[str]:
    """A paragraph broken into lines; those after the first stand a little further in."""
    return textwrap.wrap(
        text,
        width(),
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_long_words=False,
        break_on_hyphens=False,
    ) or [""]


def cited(text: str, clause: str, indent: int = 0) -> list[str]:
    """A sentence with the clause behind it."""
    return wrapped(f"{text} [{clause}]" if clause else text, indent)
