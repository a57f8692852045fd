"""Numbers and conditions that Altiplano's verbs are made with."""

from typing import Final

from bivouac.engine.verbs import Amount, Condition, Words
from bivouac.games.altiplano.catalog import ANY, IS_A
from bivouac.games.altiplano.state import CAMP, HAND, PLACE_OF, RANDOM_DISCARD, SHOWN, TREASURES, Altiplano


def kind_word(mask: int) -> str:
    """A filter's name for the text layer."""
    return "-".join(word for bit, word in MASK_WORDS if mask & bit == bit) if mask != ANY else "card"


MASK_WORDS: Final = (
    (1, "character"), (2, "location"), (4, "treasure"), (32, "archaeologist"), (64, "raider"), (256, "beast"), (512,
    "trap")
)  # fmt: skip


class Number(Amount[Altiplano]):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def value(self, game: Altiplano, me: int, source: int) -> int:
        return self.number

    def words(self) -> Words:
        return Words("number", {"n": self.number}, [])


class CountYours(Amount[Altiplano]):
    """As many as there are Characters of that kind in your Camp."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: int) -> None:
        self.kinds: Final = kinds

    def value(self, game: Altiplano, me: int, source: int) -> int:
        return game.count(1 - me, self.kinds)

    def words(self) -> Words:
        return Words("count-yours", {"kind": kind_word(self.kinds)}, [])


class CardsBeyond(Amount[Altiplano]):
    """As many as your hand holds beyond a number."""

    __slots__ = ("spared",)

    def __init__(self, spared: int) -> None:
        self.spared: Final = spared

    def value(self, game: Altiplano, me: int, source: int) -> int:
        return max(0, len(game.zones[HAND + 1 - me]) - self.spared)

    def words(self) -> Words:
        return Words("cards-beyond", {"n": self.spared}, [])


class AsMany(Amount[Altiplano]):
    """As many as the event that is being answered took."""

    __slots__ = ()

    def value(self, game: Altiplano, me: int, source: int) -> int:
        # Before the Reaction is announced the newest event is the one to answer; afterwards it lies under it.
        newest = game.events[-1]
        return newest.amount if newest.kind == RANDOM_DISCARD else game.events[-2].amount

    def words(self) -> Words:
        return Words("as-many", {}, [])


class BeAdventurer(Condition[Altiplano]):
    __slots__ = ()

    def holds(self, game: Altiplano, me: int, source: int, it: int) -> bool:
        return game.holder[0] == me

    def words(self) -> Words:
        return Words("be-adventurer", {}, [])


class BeRogue(Condition[Altiplano]):
    __slots__ = ()

    def holds(self, game: Altiplano, me: int, source: int, it: int) -> bool:
        return game.holder[1] == me

    def words(self) -> Words:
        return Words("be-rogue", {}, [])


class YouHaveLocation(Condition[Altiplano]):
    __slots__ = ()

    def holds(self, game: Altiplano, me: int, source: int, it: int) -> bool:
        return bool(game.zones[PLACE_OF + 1 - me])

    def words(self) -> Words:
        return Words("you-have-location", {}, [])


class YouAreAhead(Condition[Altiplano]):
    """Your Camp holds more Characters, Locations and Treasures than mine.

    On equal terms it holds for whoever plays second and never for whoever begins: cards that ask for it keep the game
    fair to both.
    """

    __slots__ = ()

    def holds(self, game: Altiplano, me: int, source: int, it: int) -> bool:
        return placed_cards(game, 1 - me) > placed_cards(game, me)

    def words(self) -> Words:
        return Words("you-are-ahead", {}, [])


class YouHaveMoreCharacters(Condition[Altiplano]):
    __slots__ = ()

    def holds(self, game: Altiplano, me: int, source: int, it: int) -> bool:
        return len(game.zones[CAMP + 1 - me]) > len(game.zones[CAMP + me])

    def words(self) -> Words:
        return Words("you-have-more-characters", {}, [])


class YouHoldMore(Condition[Altiplano]):
    """Your hand holds more cards than mine."""

    __slots__ = ()

    def holds(self, game: Altiplano, me: int, source: int, it: int) -> bool:
        return len(game.zones[HAND + 1 - me]) > len(game.zones[HAND + me])

    def words(self) -> Words:
        return Words("you-hold-more", {}, [])


class YouHaveTreasure(Condition[Altiplano]):
    __slots__ = ()

    def holds(self, game: Altiplano, me: int, source: int, it: int) -> bool:
        return bool(game.zones[TREASURES + 1 - me])

    def words(self) -> Words:
        return Words("you-have-treasure", {}, [])


def placed_cards(game: Altiplano, seat: int) -> int:
    zones = game.zones
    return len(zones[CAMP + seat]) + len(zones[PLACE_OF + seat]) + len(zones[TREASURES + seat])


class Showed(Condition[Altiplano]):
    """A card of these kinds is among those revealed."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: int) -> None:
        self.kinds: Final = kinds

    def holds(self, game: Altiplano, me: int, source: int, it: int) -> bool:
        return any(IS_A[card] & self.kinds for card in game.zones[SHOWN])

    def words(self) -> Words:
        return Words("showed", {"kind": kind_word(self.kinds)}, [])
