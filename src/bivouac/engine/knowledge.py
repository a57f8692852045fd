"""Who knows which card lies where.

Each physical card carries, for every seat, a pool: KNOWN, or the number of a set of cards that this seat cannot tell
apart
where they lie. Moves keep it, looking at a card makes it known, a shuffle puts all its cards into one new pool.
`barred` is public: categories that a face-down card cannot be, because of how it came there (no Treasure in the
first five).
"""

from typing import Final

from bivouac.engine.chance import Chance

KNOWN: Final = -1
TRIES: Final = 100_000


class Knowledge:
    __slots__ = ("barred", "newest", "pools")

    def __init__(self, seats: int, cards: int, source: "Knowledge | None") -> None:
        if source is not None:
            self.pools: list[list[int]] = [pools[:] for pools in source.pools]
            self.barred: list[int] = source.barred[:]
            self.newest: int = source.newest
        else:
            self.pools = [[KNOWN] * cards for _ in range(seats)]
            self.barred = [0] * cards
            self.newest = 0

    def knows(self, seat: int, card: int) -> bool:
        return self.pools[seat][card] == KNOWN

    def show(self, seat: int, card: int) -> None:
        """This seat sees the card."""
        self.pools[seat][card] = KNOWN

    def show_all(self, card: int) -> None:
        """Everybody sees the card."""
        for pools in self.pools:
            pools[card] = KNOWN
        self.barred[card] = 0

    def shuffled(self, cards: list[int]) -> None:
        """These cards are mixed: a pool of their own for everybody.

        Exact as long as no pool lies partly outside: then a seat would know more of a card outside than the pool says.
        """
        self.newest += 1
        newest = self.newest
        for pools in self.pools:
            for card in cards:
                pools[card] = newest
        for card in cards:
            self.barred[card] = 0

    def bar(self, cards: list[int], category: int) -> None:
        """Everybody knows that none of these is of that category."""
        for card in cards:
            self.barred[card] |= category

    def turns_up(self, card: int, zone: list[int], categories: list[int]) -> None:
        """A card is about to leave a zone without order, a hand, and be seen.

        Nobody who did not know it can tell which of the hidden cards it was. Unless it is itself of a barred category,
        it may have been one of the barred ones, so what was not barred stays behind: there may be as many as before.
        """
        if self.barred[card] != 0 or categories[card] != 0:
            return
        for pools in self.pools:
            pool = pools[card]
            if pool != KNOWN:
                for other in zone:
                    if pools[other] == pool and self.barred[other] != 0:
                        self.barred[other] = 0
                        return

    def deal(self, seat: int, zones: list[list[int]], categories: list[int], chance: Chance) -> None:
        """Put the cards that `seat` cannot tell apart into each other's places, every consistent deal equally likely.

        The deal is a function of the chance and of what is known: places stand in an order of what everybody knows of
        them, cards in the order of their numbers, so that the true deal has no part in it.
        """
        mine = self.pools[seat]
        places: dict[int, list[tuple[int, int, list[int], int]]] = {}
        for z, zone in enumerate(zones):
            for i, card in enumerate(zone):
                pool = mine[card]
                if pool != KNOWN:
                    place = (z, self.barred[card], [pools[card] for pools in self.pools], i)
                    if pool in places:
                        places[pool].append(place)
                    else:
                        places[pool] = [place]
        for pool in sorted(places):
            places[pool].sort()
            self.deal_pool([(place[0], place[3]) for place in places[pool]], zones, categories, chance)

    def deal_pool(
        self, places: list[tuple[int, int]], zones: list[list[int]], categories: list[int], chance: Chance
    ) -> None:
        old = [zones[z][i] for z, i in places]
        bars = [self.barred[card] for card in old]
        new = consistent_deal(sorted(old), bars, categories, chance)
        # What others know, and what is publicly barred, belongs to the place and not to the card that now lies there.
        for pools in self.pools:
            values = [pools[card] for card in old]
            for k, card in enumerate(new):
                pools[card] = values[k]
        for k, card in enumerate(new):
            self.barred[card] = bars[k]
        for k, (z, i) in enumerate(places):
            zones[z][i] = new[k]


def consistent_deal(cards: list[int], bars: list[int], categories: list[int], chance: Chance) -> list[int]:
    """A uniformly random order of cards in which no place holds a category that is barred there."""
    barred = 0
    for bar in bars:
        barred |= bar
    if barred == 0:
        dealt = cards[:]
        chance.shuffle(dealt)
        return dealt
    if all(bar in (0, barred) for bar in bars):
        return deal_around_one_bar(cards, bars, barred, categories, chance)
    for _ in range(TRIES):  # several different bars: try until one fits, which keeps every fitting deal equally likely
        dealt = cards[:]
        chance.shuffle(dealt)
        if all(categories[card] & bar == 0 for card, bar in zip(dealt, bars, strict=True)):
            return dealt
    raise RuntimeError("no deal of the hidden cards fits what is publicly known")


def deal_around_one_bar(
    cards: list[int], bars: list[int], barred: int, categories: list[int], chance: Chance
) -> list[int]:
    """With one kind of bar: first the barred cards into random free places, then the others into the rest."""
    special = [card for card in cards if categories[card] & barred]
    plain = [card for card in cards if categories[card] & barred == 0]
    free = [k for k, bar in enumerate(bars) if bar == 0]
    chance.shuffle(free)
    chance.shuffle(plain)
    dealt = [-1] * len(cards)
    for k, card in zip(free, special, strict=False):
        dealt[k] = card
    at = 0
    for k in range(len(dealt)):
        if dealt[k] < 0:
            dealt[k] = plain[at]
            at += 1
    return dealt
