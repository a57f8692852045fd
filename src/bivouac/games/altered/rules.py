"""The options of a table as the rules ask for them."""

from typing import Any, Final


class Rules:
    """The options of a table, fixed for its whole life."""

    __slots__ = ("at_once", "day_cap", "decks", "first", "layout", "open_lists")

    def __init__(self, options: dict[str, Any]) -> None:
        self.decks: Final = (str(options["deck0"]), str(options["deck1"]))
        self.open_lists: Final = options["decklists"] == "open"
        self.at_once: Final = options["victory"] == "at-once"
        self.first: Final = str(options["first"])
        self.layout: Final = int(options["layout"])
        self.day_cap: Final = int(options["day_cap"])
