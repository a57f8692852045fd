"""The options of a table as the rules ask for them."""

from typing import Any, Final

from bivouac.engine.game import words_of

# The advanced elements as bits, in the order of their words.
JUNGLE: Final = 1
TEMPLES: Final = 2
TEXTS: Final = 4
FLIGHTS: Final = 8
ZEPPELIN: Final = 16
VILLAINS: Final = 32
ALL_ELEMENTS: Final = 63
ELEMENT_WORDS: Final = ("jungle", "temples", "texts", "flights", "zeppelin", "villains")


class Rules:
    """The options of a table, fixed for its whole life."""

    __slots__ = (
        "dangers_cycle", "elements", "enemy_beyond", "has_flights", "has_jungle", "has_temples", "has_texts",
        "has_villains", "has_zeppelin", "is_cooperative", "ko_at_health", "round_cap",
    )  # fmt: skip

    def __init__(self, options: dict[str, Any]) -> None:
        self.elements: Final[int] = elements_of(options["level"], options["advanced"])
        self.has_jungle: Final = self.elements & JUNGLE > 0
        self.has_temples: Final = self.elements & TEMPLES > 0
        self.has_texts: Final = self.elements & TEXTS > 0
        self.has_flights: Final = self.elements & FLIGHTS > 0
        self.has_zeppelin: Final = self.elements & ZEPPELIN > 0
        self.has_villains: Final = self.elements & VILLAINS > 0
        self.is_cooperative: Final = options["mode"] == "cooperative"
        self.ko_at_health: Final = options["ko"] == "equal"
        self.enemy_beyond: Final = options["enemy_ko"] == "beyond"
        self.dangers_cycle: Final = options["danger_deck"] == "cycling"
        self.round_cap: Final = int(options["round_cap"])


def elements_of(level: str, advanced: str) -> int:
    """mode.basic-and-competitive: the advanced level has all elements, the basic one those that are named."""
    if level == "advanced":
        return ALL_ELEMENTS
    given = words_of(advanced)
    return sum([1 << place for place, word in enumerate(ELEMENT_WORDS) if word in given])
