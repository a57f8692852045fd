"""What every card of every game has, and the catalogue in which a game finds its cards by number and by key."""

from typing import Any, Final, Generic, TypeVar

from bivouac.engine.verbs import Verb

# Where a card comes from.
RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
ORIGINAL: Final = "original"


class CardFacts:
    """One card: its number, its key, its names, what it is, and where it comes from. Each game adds its own facts."""

    __slots__ = ("en", "fr", "is_a", "key", "number", "origin")

    def __init__(self, number: int, key: str, fr: str, en: str, is_a: int, origin: str) -> None:
        self.number: Final = number
        self.key: Final = key
        self.fr: Final = fr
        self.en: Final = en
        self.is_a: Final = is_a
        self.origin: Final = origin


C = TypeVar("C", bound=CardFacts)


class Catalog(Generic[C]):
    """All cards of a game. A card is added once, at its own number.

    Each game's catalogue also keeps lists by number of what its rules ask most often, as `is_a` is one here.
    `scripts` holds the verbs of effects; which script belongs to which card is the game's affair.
    """

    __slots__ = ("by_key", "cards", "is_a", "scripts")

    def __init__(self, cards: int, scripts: int, nothing: C) -> None:
        self.cards: Final[list[C]] = [nothing] * cards
        self.by_key: Final[dict[str, C]] = {}
        self.is_a: Final[list[int]] = [nothing.is_a] * cards
        self.scripts: Final[list[list[Verb[Any]]]] = [[] for _ in range(scripts)]

    def add(self, card: C) -> C:
        """Put a card at its number. Two cards of one key are an error of whoever wrote the deck."""
        if card.key in self.by_key:
            raise ValueError(f"there are two cards '{card.key}'")
        self.cards[card.number] = card
        self.by_key[card.key] = card
        self.is_a[card.number] = card.is_a
        self.note(card)
        return card

    def note(self, card: C) -> None:
        """Write what the rules ask most often about this card into the game's own lists."""
        raise NotImplementedError
