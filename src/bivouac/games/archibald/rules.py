"""The options of a table as the rules ask for them."""

from typing import Any, Final


class Rules:
    """The options of a table, fixed for its whole life."""

    __slots__ = (
        "allows_no_effect", "first_floods", "flood_spares", "is_dealt", "is_open", "start_enemies", "traps", "turn_cap",
        "walks_through", "walled_enemies", "wears_out",
    )  # fmt: skip

    def __init__(self, options: dict[str, Any]) -> None:
        self.first_floods: Final = options["flood"] == "first"
        self.turn_cap: Final = int(options["turn_cap"])
        self.is_open: Final = options["hands"] == "open"
        self.is_dealt: Final = options["heroes"] == "dealt"
        self.traps: Final = int(options["traps"])
        self.walks_through: Final = options["entry"] == "open"
        self.wears_out: Final = options["springs"] == "once"
        self.start_enemies: Final = bool(options["start_enemies"])
        self.walled_enemies: Final = bool(options["walled_enemies"])
        self.allows_no_effect: Final = options["no_effect"] == "allowed"
        self.flood_spares: Final = bool(options["flood_spares"])
