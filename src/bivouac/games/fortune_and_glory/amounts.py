"""Numbers and conditions that cards speak of."""

from typing import Final

from bivouac.engine.verbs import Amount, Condition, Words
from bivouac.games.fortune_and_glory import words as say
from bivouac.games.fortune_and_glory.catalog import DECK_WORDS, KEYWORDS
from bivouac.games.fortune_and_glory.map import TERRAIN, TERRAIN_KEYS
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import cause_of, is_city, is_sea

# -- amounts -----------------------------------------------------------------------------------------------------------


class Number(Amount[World]):
    """A plain number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def value(self, game: World, me: int, source: int) -> int:
        return self.number

    def words(self) -> Words:
        return Words("number", {"n": self.number}, [])


class Die(Amount[World]):
    """component.d3: a die that is rolled when it is reached, by whoever the effect is for."""

    __slots__ = ("sides",)

    def __init__(self, sides: int) -> None:
        self.sides: Final = sides

    def value(self, game: World, me: int, source: int) -> int:
        rolled = int(game.roll(self.sides)) + 1
        game.learned += 1
        game.tell(say.EFFECT_DIE, me, source, self.sides, rolled, cause=cause_of(source))
        return rolled

    def words(self) -> Words:
        return Words("die", {"n": self.sides}, [])


# What `Count` counts.
ALLIES_CARRIED: Final = 0
GEAR_CARRIED: Final = 1
ARTIFACTS_CARRIED: Final = 2
WOUNDS: Final = 3
MARKERS_HELD: Final = 4
CARDS_IN_HAND: Final = 5
HEROES_HERE: Final = 6  # others
COUNT_WORDS: Final = ("allies", "gear", "artifacts", "wounds", "markers", "hand", "heroes-here")


class Count(Amount[World]):
    """Counted on the hero that the effect is for, times `times`."""

    __slots__ = ("times", "what")

    def __init__(self, what: int, times: int = 1) -> None:
        self.what: Final = what
        self.times: Final = times

    def value(self, game: World, me: int, source: int) -> int:
        return self.times * self.count(game, me)

    def count(self, game: World, me: int) -> int:
        what = self.what
        if what == ALLIES_CARRIED:
            return sum(1 for card in game.kit[me] if game.is_ally(card))
        if what == GEAR_CARRIED:
            return sum(1 for card in game.kit[me] if not game.is_ally(card))
        if what == ARTIFACTS_CARRIED:
            return len(game.found[me]) // 2
        if what == WOUNDS:
            return game.wounds[me]
        if what == MARKERS_HELD:
            return game.markers[me]
        if what == CARDS_IN_HAND:
            return len(game.hands[me])
        return len([seat for seat in game.heroes_at(game.space[me]) if seat != me])

    def words(self) -> Words:
        return Words("count", {"what": COUNT_WORDS[self.what], "n": self.times}, [])


D3: Final = Die(3)
D6: Final = Die(6)


def number(amount: int | Amount[World]) -> Amount[World]:
    return Number(amount) if isinstance(amount, int) else amount


def is_negative(amount: Amount[World]) -> bool:
    return isinstance(amount, Number) and amount.number < 0


# -- conditions --------------------------------------------------------------------------------------------------------

# Where a hero can be, besides a terrain.
IN_A_CITY: Final = "city"
AT_SEA: Final = "sea"
ON_LAND: Final = "land"
AT_HOME: Final = "home"
AT_ARTIFACT: Final = "artifact"
PLACE_WORDS: Final = (IN_A_CITY, AT_SEA, ON_LAND, AT_HOME, AT_ARTIFACT)


class Here(Condition[World]):
    """The hero stands in such a place: a terrain ("desert"), IN_A_CITY, AT_SEA, ON_LAND, AT_HOME, AT_ARTIFACT."""

    __slots__ = ("place", "terrain")

    def __init__(self, place: str) -> None:
        self.place: Final = place
        self.terrain: Final = terrain_of(place)

    def holds(self, game: World, me: int, source: int, it: int) -> bool:
        space = game.space[me]
        if self.terrain:
            return TERRAIN[space] & self.terrain != 0
        if self.place == IN_A_CITY:
            return is_city(space)
        if self.place == AT_SEA:
            return is_sea(space)
        if self.place == ON_LAND:
            return not is_city(space) and not is_sea(space)
        if self.place == AT_HOME:
            return space == game.home(me)
        return space in game.site_space

    def words(self) -> Words:
        return Words("here", {"place": self.place}, [])


class Wounded(Condition[World]):
    __slots__ = ()

    def holds(self, game: World, me: int, source: int, it: int) -> bool:
        return game.wounds[me] > 0

    def words(self) -> Words:
        return Words("wounded", {}, [])


class Has(Condition[World]):
    """The hero carries a card with this keyword."""

    __slots__ = ("keyword",)

    def __init__(self, keyword: str) -> None:
        self.keyword: Final = KEYWORDS.index(keyword)

    def holds(self, game: World, me: int, source: int, it: int) -> bool:
        return game.has(me, self.keyword)

    def words(self) -> Words:
        return Words("has", {"keyword": KEYWORDS[self.keyword]}, [])


class Rich(Condition[World]):
    """The hero has at least so much Fortune."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def holds(self, game: World, me: int, source: int, it: int) -> bool:
        return game.fortune[me] >= self.number

    def words(self) -> Words:
        return Words("rich", {"n": self.number}, [])


class Glorious(Condition[World]):
    """The hero has at least so much Glory."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def holds(self, game: World, me: int, source: int, it: int) -> bool:
        return game.glory[me] >= self.number

    def words(self) -> Words:
        return Words("glorious", {"n": self.number}, [])


class First(Condition[World]):
    """The hero has the First Player marker."""

    __slots__ = ()

    def holds(self, game: World, me: int, source: int, it: int) -> bool:
        return game.first == me

    def words(self) -> Words:
        return Words("first", {}, [])


class Hanging(Condition[World]):
    """The hero is in a cliffhanger."""

    __slots__ = ()

    def holds(self, game: World, me: int, source: int, it: int) -> bool:
        return game.hangs[me] >= 0

    def words(self) -> Words:
        return Words("hanging", {}, [])


class Carrying(Condition[World]):
    """The hero carries an artifact."""

    __slots__ = ()

    def holds(self, game: World, me: int, source: int, it: int) -> bool:
        return bool(game.found[me])

    def words(self) -> Words:
        return Words("carrying", {}, [])


class Searching(Condition[World]):
    """The hero has danger markers of an adventure."""

    __slots__ = ()

    def holds(self, game: World, me: int, source: int, it: int) -> bool:
        return game.markers[me] > 0

    def words(self) -> Words:
        return Words("searching", {}, [])


class InSpaceOf(Condition[World]):
    """In a choice of heroes: the hero is in the same space as whoever chooses."""

    __slots__ = ()

    def holds(self, game: World, me: int, source: int, it: int) -> bool:
        return it >= 0 and game.space[me] == game.space[it]

    def words(self) -> Words:
        return Words("in-space-of", {}, [])


class Leading(Condition[World]):
    """The hero has the most Fortune, alone or with others."""

    __slots__ = ()

    def holds(self, game: World, me: int, source: int, it: int) -> bool:
        return game.fortune[me] == max(game.fortune)

    def words(self) -> Words:
        return Words("leading", {}, [])


class Owns(Condition[World]):
    """The hero carries at least one card of a deck (GEAR or ALLY), common items included."""

    __slots__ = ("deck",)

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def holds(self, game: World, me: int, source: int, it: int) -> bool:
        return bool(game.carried(me, self.deck))

    def words(self) -> Words:
        return Words("owns", {"deck": DECK_WORDS[self.deck]}, [])


class Not(Condition[World]):
    __slots__ = ("condition",)

    def __init__(self, condition: Condition[World]) -> None:
        self.condition: Final = condition

    def holds(self, game: World, me: int, source: int, it: int) -> bool:
        return not self.condition.holds(game, me, source, it)

    def words(self) -> Words:
        return Words("not", {}, [self.condition.words()])


def terrain_of(place: str) -> int:
    """The bit of a terrain by its name; 0 for another place that `Here` knows."""
    for bit, key in TERRAIN_KEYS:
        if key == place:
            return bit
    if place not in PLACE_WORDS:
        raise ValueError(f"no place is called '{place}'")
    return 0
