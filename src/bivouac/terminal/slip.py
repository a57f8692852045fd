"""A slip of paper beside the table: a clause, a card, a reason."""

from collections.abc import Callable
from typing import Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from bivouac.terminal.canvas import wrapped
from bivouac.terminal.telling import Leaf

STYLES: Final = {
    "head": "bold",
    "text": "",
    "good": "bold $verdigris",
    "reason": "bold $rust",
    "clause": "$ochre",
    "rule": "",
    "flavour": "italic $dim",
    "dim": "$dim",
}
SIGNS: Final = {"good": "✓ ", "reason": "✗ ", "clause": "§ "}
Maker = Callable[[], Leaf]


def leaf_content(leaf: Leaf) -> Content:
    """A leaf as text; its parts stand apart, a clause close to its name."""
    pieces: list[Content] = []
    for role, text in leaf.parts:
        gap = "" if role == "rule" or not pieces else "\n"
        pieces.append(Content.assemble(gap, (f"{SIGNS.get(role, '')}{text}", STYLES[role])))
    return Content("\n").join(pieces)


class Slip(VerticalScroll, can_focus=False):
    """Holds a maker of what it shows, so that another language shows at once."""

    DEFAULT_CSS = """
    Slip {
        position: absolute; layer: over; display: none; background: $card; color: $ink;
        border: round $ochre; border-title-color: $ochre; border-title-style: bold;
        border-subtitle-color: $dim; padding: 0 1; scrollbar-size-vertical: 1;
    }
    Slip > Static { width: 1fr; height: auto; }
    """

    def __init__(self) -> None:
        super().__init__(id="slip")
        self.maker: Maker | None = None
        self.lines = 0

    def compose(self) -> ComposeResult:
        yield Static(id="leaf")

    @property
    def is_open(self) -> bool:
        return self.maker is not None

    def open(self, maker: Maker, close: str) -> None:
        leaf = maker()
        self.maker = maker
        self.border_title = leaf.title
        self.border_subtitle = close
        self.query_one("#leaf", Static).update(leaf_content(leaf))
        self.display = True
        self.scroll_home(animate=False)

    def close(self) -> None:
        self.maker = None
        self.border_title = ""
        self.query_one("#leaf", Static).update("")
        self.display = False

    def rows_at(self, width: int) -> int:
        """How many rows its text takes at a width, with its frame."""
        leaf = None if self.maker is None else self.maker()
        parts = () if leaf is None else leaf.parts
        rows = sum(len(wrapped(f"{SIGNS.get(role, '')}{text}", width - 4)) for role, text in parts)
        gaps = sum(1 for role, _ in parts[1:] if role != "rule")
        return rows + gaps + 2
