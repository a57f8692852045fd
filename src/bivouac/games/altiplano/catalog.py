"""What a card is: facts, and an effect made of verbs. Decks add their cards here in the order of their numbers."""

from typing import Any, Final

from bivouac.engine.catalog import CardFacts, Catalog
from bivouac.engine.verbs import Condition, Verb, script_of
from bivouac.games.altiplano import words

# What a card is, as a mask: filters ask "any of these".
CHARACTER: Final = 1
LOCATION: Final = 2
TREASURE: Final = 4
ACTION: Final = 8
REACTION: Final = 16
ARCHAEOLOGIST: Final = 32
RAIDER: Final = 64
NEUTRAL: Final = 128
BEAST: Final = 256
TRAP: Final = 512
SPECIAL: Final = 1024
ANY: Final = 0x7FF

# The moments that purple text can name.
NEVER: Final = 0
ON_BEAST: Final = 1
ON_TRAP: Final = 2
ON_REMOVAL: Final = 3
ON_LOCATION: Final = 4
ON_DISCARD: Final = 5
ON_REACTION: Final = 6

# Standing abilities.
NONE: Final = 0
KEEP_MORE: Final = 1
KEEP_LESS: Final = 2
GUARD_TREASURES: Final = 3

# How many there are, and where each kind begins.
CHARACTERS_IN_BOX: Final = 17
EXPLORATION_IN_BOX: Final = 34
CARDS_IN_BOX: Final = 51
FIRST_LOCATION: Final = 17
FIRST_TREASURE: Final = 22
FIRST_PLAYED: Final = 25
ADVENTURER: Final = 51
ROGUE: Final = 52
ALL_CARDS: Final = 53  # with the two Specials

# Which refusal an unmet prerequisite gives; any other is a plain PREREQUISITE.
REASON_FOR: Final = {"be-adventurer": words.NOT_ADVENTURER, "be-rogue": words.NOT_ROGUE}


class Card(CardFacts):
    """Facts of one card. Its effect is an Action in the own turn, or a Reaction if a `moment` is named.

    `cause` is the clause by which it acts, as a number for the log. `own_cause` is 0 unless the rulebook has a clause
    for this card alone.
    """

    __slots__ = (
        "amount", "cause", "effect", "moment", "needs", "needs_reason", "own_cause", "script", "source", "standing",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        key: str,
        fr: str,
        en: str,
        is_a: int,
        origin: str,
        effect: Verb[Any] | None,
        needs: Condition[Any] | None,
        moment: int,
        standing: int,
        amount: int,
        source: str,
        clause: str,
    ) -> None:
        super().__init__(number, key, fr, en, is_a, origin)
        self.effect: Final = effect
        self.needs: Final = needs
        self.needs_reason: Final = (
            words.FINE if needs is None else REASON_FOR.get(needs.words().key, words.PREREQUISITE)
        )
        self.moment: Final = moment
        self.standing: Final = standing
        self.amount: Final = amount
        self.source: Final = source
        self.script: Final[list[Verb[Any]]] = [] if effect is None else script_of(effect)
        self.own_cause: Final = words.LINES.cause(clause) if clause else 0
        self.cause: Final = self.own_cause or words.LINES.cause(clause_of_kind(is_a, moment))

    def has_action(self) -> bool:
        return self.effect is not None and self.moment == NEVER


def clause_of_kind(is_a: int, moment: int) -> str:
    """By which clause a card of this kind acts, if the rulebook has none of its own for it."""
    if is_a & CHARACTER:
        return "reaction.ability" if moment != NEVER else "play.character-action"
    return words.BY_CARD


class AltiplanoCatalog(Catalog[Card]):
    """The cards of the box. A card's script has the card's number."""

    __slots__ = ("causes", "moments", "own_causes", "taken_from_hand")

    def __init__(self) -> None:
        super().__init__(ALL_CARDS, ALL_CARDS, NO_CARD)
        self.moments: Final[list[int]] = [NEVER] * ALL_CARDS
        self.causes: Final[list[int]] = [0] * ALL_CARDS
        self.own_causes: Final[list[int]] = [0] * ALL_CARDS
        self.taken_from_hand: Final[set[int]] = set()  # the moments that some Reaction card of the box names

    def note(self, card: Card) -> None:
        self.moments[card.number] = card.moment
        self.causes[card.number] = card.cause
        self.own_causes[card.number] = card.own_cause
        self.scripts[card.number] = card.script
        if card.is_a & REACTION:
            self.taken_from_hand.add(card.moment)


class Deck:
    """Writes cards into the catalogue. They take their numbers one after another from the first of the deck."""

    __slots__ = ("catalog", "number")

    def __init__(self, first: int, catalog: AltiplanoCatalog) -> None:
        self.number: int = first
        self.catalog: Final = catalog

    def card(
        self,
        key: str,
        *,
        fr: str,
        en: str,
        is_a: int,
        origin: str,
        effect: Verb[Any] | None = None,
        needs: Condition[Any] | None = None,
        moment: int = NEVER,
        standing: int = NONE,
        amount: int = 0,
        source: str = "",
        clause: str = "",
    ) -> Card:
        card = Card(self.number, key, fr, en, is_a, origin, effect, needs, moment, standing, amount, source, clause)
        self.number += 1
        return self.catalog.add(card)


NO_CARD: Final = Card(-1, "", "", "", 0, "", None, None, NEVER, NONE, 0, "", "")
CATALOG: Final = AltiplanoCatalog()
IS_A: Final = CATALOG.is_a
MOMENTS: Final = CATALOG.moments
CAUSES: Final = CATALOG.causes
OWN_CAUSES: Final = CATALOG.own_causes
TAKEN_FROM_HAND: Final = CATALOG.taken_from_hand

# The clause that lets a card answer at each moment.
ANSWERING: Final = {
    ON_BEAST: words.LINES.cause("reaction.trap"),
    ON_TRAP: words.LINES.cause("reaction.trap"),
    ON_REMOVAL: words.LINES.cause("reaction.removal"),
    ON_LOCATION: words.LINES.cause("reaction.condition"),
    ON_DISCARD: words.LINES.cause("reaction.condition"),
    ON_REACTION: words.LINES.cause("reaction.one-chain"),
}
