"""The options of a table as the rules ask for them."""

from typing import Any, Final


class Rules:
    """The options of a table, fixed for its whole life."""

    __slots__ = (
        "assembly", "first", "needs_target", "own_removal", "renews_at_once", "rogue_spares", "several_reactions",
        "turn_cap",
    )  # fmt: skip

    def __init__(self, options: dict[str, Any]) -> None:
        self.assembly: Final = bool(options["assembly"])
        self.turn_cap: Final = int(options["turn_cap"])
        self.first: Final = str(options["first"])
        self.rogue_spares: Final = int(options["rogue_spares"])
        self.needs_target: Final = options["no_target"] == "refused"
        self.own_removal: Final = bool(options["own_removal"])
        self.several_reactions: Final = bool(options["several_reactions"])
        self.renews_at_once: Final = options["reshuffle"] == "exhausted"
