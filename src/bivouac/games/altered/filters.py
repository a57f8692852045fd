"""Which cards an ability speaks of: filters by what is printed and what is on the table, and whom a verb touches."""

from typing import Final

from bivouac.engine.objects import STRIDE
from bivouac.engine.verbs import Amount, Do, Words
from bivouac.games.altered.catalog import (
    ANY_CARD,
    CATALOG,
    CHARACTER,
    HAND_COSTS,
    IS_A,
    LANDMARK,
    PERMANENT,
    SPELL,
    STATS,
    SUBTYPES,
    TOKEN,
    CardTest,
    subtypes,
)
from bivouac.games.altered.shapes import Status
from bivouac.games.altered.state import Altered
from bivouac.games.altered.state_ground import ANCHORED, ASLEEP, EXPEDITION, FLEETING, LANDMARKS, RESERVE

# Whose card it is, as the ability's player sees it.
ANYONES: Final = 0
MINE: Final = 1
YOURS: Final = 2
WHOSE_WORDS: Final = ("anyones", "mine", "yours")

# Where it lies, as the ability's card sees it.
ANYWHERE: Final = 0
MY_EXPEDITION: Final = 1
OTHER_EXPEDITION: Final = 2
FACING_ME: Final = 3
PLACE_WORDS: Final = ("anywhere", "my-expedition", "other-expedition", "facing-me")

# Whether it is a token.
TOKENS_TOO: Final = 0
ONLY_TOKENS: Final = 1
NO_TOKENS: Final = 2
TOKEN_WORDS: Final = ("tokens-too", "only-tokens", "no-tokens")

NO_LIMIT: Final = 99
IS_A_WORDS: Final = ((CHARACTER, "character"), (SPELL, "spell"), (PERMANENT, "permanent"), (LANDMARK, "landmark"))
STATUS_WORDS: Final[tuple[tuple[int, Status], ...]] = (
    (FLEETING, "fleeting"),
    (ANCHORED, "anchored"),
    (ASLEEP, "asleep"),
)


def home(game: Altered, source: int) -> int:
    """The expedition, as 2 * seat + side, in which an object is or was last; -1 if it was in none."""
    card = game.objects.card_of(source)
    if card >= 0:
        zone = game.where[card]
    elif source in game.objects.last_known:
        zone = game.objects.last_known[source][0]
    else:
        return -1
    return zone - EXPEDITION if zone >= EXPEDITION else -1


def homes(game: Altered, source: int) -> list[int]:
    """gigantic.my-expedition: both of them for a Gigantic one, the one where it lies first."""
    here = home(game, source)
    if here < 0:
        return []
    card = game.objects.card_of(source)
    gigantic = game.is_gigantic(card) if card >= 0 else game.objects.last_known[source][4] == 1
    return [here, here ^ 1] if gigantic else [here]


class Filter(CardTest[Altered]):
    """Cards that fit all that is said of them. `types` are subtypes, of which one is enough; so it is with `marks`,
    statuses."""

    __slots__ = (
        "boosted", "in_reserve", "is_a", "least", "least_counted", "marks", "most", "most_counted", "other", "place",
        "tokens", "types", "whose", "zero",
    )  # fmt: skip

    def __init__(
        self,
        is_a: int,
        types: str = "",
        whose: int = ANYONES,
        least: int = 0,
        most: int = NO_LIMIT,
        most_counted: Amount[Altered] | None = None,
        other: bool = False,
        marks: int = 0,
        boosted: bool = False,
        tokens: int = TOKENS_TOO,
        place: int = ANYWHERE,
        zero: bool = False,
        in_reserve: bool = False,
        least_counted: Amount[Altered] | None = None,
    ) -> None:
        self.is_a: Final = is_a
        self.types: Final = subtypes(types)
        self.whose: Final = whose
        self.least: Final = least
        self.most: Final = most
        self.most_counted: Final = most_counted
        self.other: Final = other
        self.marks: Final = marks
        self.boosted: Final = boosted
        self.tokens: Final = tokens
        self.place: Final = place
        self.zero: Final = zero
        self.in_reserve: Final = in_reserve
        self.least_counted: Final = least_counted

    def fits(self, game: Altered, card: int, me: int, source: int) -> bool:
        kind = game.kinds[card]
        if not IS_A[kind] & self.is_a:
            return False
        if self.whose and (game.owner(card) == me) != (self.whose == MINE):
            return False
        cost = HAND_COSTS[kind]
        if not self.least <= cost <= self.most:
            return False
        if self.most_counted is not None and cost > self.most_counted.value(game, me, source):
            return False
        if self.least_counted is not None and cost < self.least_counted.value(game, me, source):
            return False
        if self.types and not CATALOG.cards[kind].subtypes & self.types:
            return False
        if self.other and card == source % STRIDE:
            return False
        return self.fits_state(game, card, kind, source)

    def fits_state(self, game: Altered, card: int, kind: int, source: int) -> bool:
        if self.marks and not game.marks[card] & self.marks:
            return False
        if self.boosted and game.boosts[card] == 0:  # boost.boosted
            return False
        if self.tokens and (IS_A[kind] & TOKEN != 0) != (self.tokens == ONLY_TOKENS):
            return False
        if self.zero and 0 not in STATS[kind]:  # card.base-statistic
            return False
        if self.place == ANYWHERE:
            return True
        if self.place == OTHER_EXPEDITION:
            mine = homes(game, source)  # gigantic.other-expedition
            return len(mine) == 1 and game.is_in(card, mine[0] ^ 1)
        turn = 2 if self.place == FACING_ME else 0
        return any(game.is_in(card, expedition ^ turn) for expedition in homes(game, source))

    def found(self, game: Altered, me: int, source: int) -> list[int]:
        """target.controlled, target.reserve: the cards that fit, where such an ability looks for them."""
        zones: list[list[int]] = []
        for seat in (me, 1 - me):
            if self.whose and (seat == me) != (self.whose == MINE):
                continue
            if self.in_reserve:
                zones.append(game.zones[RESERVE + seat])
                continue
            if self.is_a & CHARACTER:
                zones.append(game.zones[EXPEDITION + 2 * seat])
                zones.append(game.zones[EXPEDITION + 2 * seat + 1])
            if self.is_a & (PERMANENT | LANDMARK):
                zones.append(game.zones[LANDMARKS + seat])
        return [card for zone in zones for card in zone if self.fits(game, card, me, source)]

    def words(self) -> Words:
        args: dict[str, str | int] = {
            "types": "-".join(word for i, word in enumerate(SUBTYPES) if self.types >> i & 1),
            "is-a": is_a_word(self.is_a),
            "whose": WHOSE_WORDS[self.whose],
            "least": self.least,
            "most": self.most,
            "other": int(self.other),
            "marks": "-".join(word for bit, word in STATUS_WORDS if self.marks & bit),
            "boosted": int(self.boosted),
            "tokens": TOKEN_WORDS[self.tokens],
            "place": PLACE_WORDS[self.place],
            "zero": int(self.zero),
            "in-reserve": int(self.in_reserve),
        }
        parts: list[Words] = []
        for key, amount in (("most", self.most_counted), ("least", self.least_counted)):
            if amount is not None:
                parts.append(Words(key, {}, [amount.words()]))
        return Words("filter", args, parts)


def is_a_word(mask: int) -> str:
    if mask & ANY_CARD == ANY_CARD:
        return "card"
    return "-".join(word for bit, word in IS_A_WORDS if mask & bit)


class Who:
    """Whom a verb touches."""

    __slots__ = ()

    def cards(self, game: Altered, at: Do) -> list[int]:
        raise NotImplementedError

    def exist(self, game: Altered, me: int, source: int) -> bool:
        """Whether there would be anybody to touch."""
        return True

    def words(self) -> Words:
        raise NotImplementedError


class Myself(Who):
    """The card itself, as long as it is the same object (trigger.last-known)."""

    __slots__ = ()

    def cards(self, game: Altered, at: Do) -> list[int]:
        card = game.objects.card_of(at.source)
        return [card] if card >= 0 else []

    def exist(self, game: Altered, me: int, source: int) -> bool:
        return game.objects.is_there(source)

    def words(self) -> Words:
        return Words("me", {}, [])


class It(Who):
    """What the last verb touched, or what the ability is about."""

    __slots__ = ()

    def cards(self, game: Altered, at: Do) -> list[int]:
        it = game.frames[at.frame]
        card = game.objects.card_of(it) if it >= 0 else -1
        return [card] if card >= 0 else []

    def words(self) -> Words:
        return Words("it", {}, [])


class Each(Who):
    """All that fit; nobody is targeted."""

    __slots__ = ("test",)

    def __init__(self, test: Filter) -> None:
        self.test: Final = test

    def cards(self, game: Altered, at: Do) -> list[int]:
        return self.test.found(game, at.me, at.source)

    def exist(self, game: Altered, me: int, source: int) -> bool:
        return bool(self.test.found(game, me, source))

    def words(self) -> Words:
        return Words("each", {}, [self.test.words()])


class Target(Who):
    """Chosen by the ability's player as the verb is reached: `count` different ones, or up to as many.

    `total` limits the sum of their Hand costs. What is chosen lies in `game.chosen` until all are.
    """

    __slots__ = ("count", "test", "total", "up_to")

    def __init__(self, test: Filter, count: int = 1, up_to: bool = False, total: int = NO_LIMIT) -> None:
        self.test: Final = test
        self.count: Final = count
        self.up_to: Final = up_to
        self.total: Final = total

    def cards(self, game: Altered, at: Do) -> list[int]:
        return game.chosen[:]

    def left(self, game: Altered, me: int, source: int) -> list[int]:
        """target.distinct: what can still be chosen, Tough aside."""
        if len(game.chosen) >= self.count:
            return []
        spent = sum(HAND_COSTS[game.kinds[card]] for card in game.chosen)
        return [
            card
            for card in self.test.found(game, me, source)
            if card not in game.chosen and spent + HAND_COSTS[game.kinds[card]] <= self.total
        ]

    def price(self, game: Altered, me: int, card: int) -> int:
        """tough.pay: what an opponent pays to choose this card."""
        return 0 if game.owner(card) == me else game.tough(card)

    def exist(self, game: Altered, me: int, source: int) -> bool:
        return any(self.price(game, me, card) <= game.ready[me] for card in self.test.found(game, me, source))

    def words(self) -> Words:
        args: dict[str, str | int] = {"count": self.count, "up-to": int(self.up_to), "total": self.total}
        return Words("target", args, [self.test.words()])


ME: Final = Myself()
IT: Final = It()


def target(
    is_a: int,
    types: str = "",
    whose: int = ANYONES,
    least: int = 0,
    most: int = NO_LIMIT,
    most_counted: Amount[Altered] | None = None,
    other: bool = False,
    marks: int = 0,
    place: int = ANYWHERE,
    count: int = 1,
    up_to: bool = False,
    total: int = NO_LIMIT,
) -> Target:
    test = Filter(is_a, types, whose, least, most, most_counted, other, marks, place=place)
    return Target(test, count, up_to, total)


def each(is_a: int, types: str = "", whose: int = MINE, other: bool = False) -> Each:
    return Each(Filter(is_a, types, whose, other=other))
