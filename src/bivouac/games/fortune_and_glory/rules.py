"""The options of a table as the rules ask for them."""

from typing import Any, Final


class Rules:
    """The options of a table, fixed for its whole life."""

    __slots__ = ("dangers_cycle", "enemy_beyond", "is_advanced", "is_cooperative", "ko_at_health", "round_cap")

    def __init__(self, options: dict[str, Any]) -> None:
        self.is_advanced: Final = options["level"] == "advanced"
        self.is_cooperative: Final = options["mode"] == "cooperative"
        self.ko_at_health: Final = options["ko"] == "equal"
        self.enemy_beyond: Final = options["enemy_ko"] == "beyond"
        self.dangers_cycle: Final = options["danger_deck"] == "cycling"
        self.round_cap: Final = int(options["round_cap"])
