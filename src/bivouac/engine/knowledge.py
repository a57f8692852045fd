"""Who knows which card lies where.

Each physical card carries, for every seat, a pool: KNOWN, or the number of a set of cards that this seat cannot tell
apart
where they lie. Moves keep it, looking at a card makes it known, a shuffle puts all its cards into one new pool.
`barred` is public: categories that a face-down card cannot be, because of how it came there (no Treasure in the
first five).

Where cards that a seat can tell apart are mixed unseen, or a pool is shuffled that lies partly elsewhere, the pools
grow into one, in which not every card can lie in every place. `limits` keeps that for a seat: of which batch a card is,
and which batches the place may hold where it lies. Without an entry a pool is one batch that lies anywhere.
"""

from typing import Final

from bivouac.engine.chance import Chance

KNOWN: Final = -1
WIDEST: Final = 1 << 16  # no zone holds as many cards
TRIES: Final = 100_000


class Knowledge:
    __slots__ = ("barred", "limits", "newest", "pools")

    def __init__(self, seats: int, cards: int, source: "Knowledge | None") -> None:
        if source is not None:
            self.pools: list[list[int]] = [pools[:] for pools in source.pools]
            self.barred: list[int] = source.barred[:]
            self.newest: int = source.newest
            self.limits: dict[tuple[int, int], tuple[int, int]] = source.limits  # replaced, never changed
        else:
            self.pools = [[KNOWN] * cards for _ in range(seats)]
            self.barred = [0] * cards
            self.newest = 0
            self.limits = {}

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
        """These cards are mixed: a pool of their own for everybody, grown into any pool that lies partly elsewhere."""
        self.newest += 1
        for seat in range(len(self.pools)):
            self.mix(seat, cards)
        for card in cards:
            self.barred[card] = 0

    def mixed(self, chooser: int, cards: list[int], categories: list[int]) -> None:
        """A seat has put these cards into places of its own choosing, unseen: a hand card face down on the table, say.

        The others still know which cards these are, as far as they did, but no longer which lies where.
        """
        self.newest += 1
        bar = -1
        for card in cards:
            if any(pools[card] != KNOWN for seat, pools in enumerate(self.pools) if seat != chooser):
                bar &= self.barred[card]
        # What all the hidden ones are not, none of the places holds, unless a known one is just that.
        for card in cards:
            bar &= ~categories[card]
        for card in cards:
            self.barred[card] = max(bar, 0)
        for seat in range(len(self.pools)):
            if seat != chooser:
                self.mix(seat, cards)

    def mix(self, seat: int, cards: list[int]) -> None:
        """For one seat these cards may lie in each other's places from now on."""
        pools = self.pools[seat]
        touched = {pools[card] for card in cards if pools[card] != KNOWN}
        joined = [card for card in range(len(pools)) if pools[card] in touched]
        inside = set(cards)
        limits = {key: limit for key, limit in self.limits.items() if key[0] != seat or key[1] not in inside}
        if not all(card in inside for card in joined):
            may = 0
            for card in [*joined, *cards]:
                pool = pools[card] if pools[card] != KNOWN else self.newest
                limit = (
                    self.limits[seat, card]
                    if (seat, card) in self.limits and pool != self.newest
                    else (pool, 1 << pool)
                )
                limits[seat, card] = limit
                if card in inside:
                    may |= limit[1]
            for card in cards:
                limits[seat, card] = (limits[seat, card][0], may)
        for card in [*joined, *cards]:
            pools[card] = self.newest
        if limits or self.limits:
            self.limits = limits

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
        places: dict[int, list[int]] = {}  # of each pool: zone * WIDEST + index
        mixed: set[int] = set()  # pools whose places in one zone differ in what is known of them
        spread: set[int] = set()  # pools that lie in several zones
        firsts: dict[int, int] = {}  # of each pool the first card met in the zone at hand
        for z, zone in enumerate(zones):
            firsts.clear()
            at = KNOWN  # the pool of the last hidden card: a pile is one pool as a rule
            first = KNOWN
            spots: list[int] = []
            place = z * WIDEST
            for card in zone:
                pool = mine[card]
                if pool != KNOWN:
                    if pool != at:
                        at = pool
                        if pool in firsts:
                            first = firsts[pool]
                        else:
                            firsts[pool] = first = card
                            if pool in places:
                                spread.add(pool)
                            else:
                                places[pool] = []
                        spots = places[pool]
                    if card != first and not self.alike(card, first):
                        mixed.add(pool)
                    spots.append(place)
                place += 1
        for pool in sorted(places):
            spots = places[pool]
            if pool in mixed:
                described: list[tuple[int, int, list[int], int]] = []
                for place in spots:
                    card = zones[place // WIDEST][place % WIDEST]
                    described.append((place // WIDEST, self.barred[card], [pools[card] for pools in self.pools], place))
                described.sort()
                spots = [entry[3] for entry in described]
            elif pool not in spread and not self.limits:
                zone = zones[spots[0] // WIDEST]
                if self.barred[zone[spots[0] % WIDEST]] == 0:
                    shuffle_places(zone, spots, chance)
                    continue
            self.deal_pool(seat, spots, zones, categories, chance)

    def alike(self, card: int, other: int) -> bool:
        """Whether the same is known of the places of two cards."""
        if self.barred[card] != self.barred[other]:
            return False
        for pools in self.pools:  # noqa: SIM110 (compiled, a generator would cost more than the loop)
            if pools[card] != pools[other]:
                return False
        return True

    def deal_pool(
        self, seat: int, places: list[int], zones: list[list[int]], categories: list[int], chance: Chance
    ) -> None:
        old = [zones[place // WIDEST][place % WIDEST] for place in places]
        bars = [self.barred[card] for card in old]
        if self.limits and any((seat, card) in self.limits for card in old):
            new = self.limited_deal(seat, old, bars, categories, chance)
        else:
            new = consistent_deal(sorted(old), bars, categories, chance)
        # What others know, and what is publicly barred, belongs to the place and not to the card that now lies there.
        for pools in self.pools:
            values = [pools[card] for card in old]
            for k, card in enumerate(new):
                pools[card] = values[k]
        for k, card in enumerate(new):
            self.barred[card] = bars[k]
        for k, place in enumerate(places):
            zones[place // WIDEST][place % WIDEST] = new[k]
        if self.limits:
            self.move_limits(seat, old, new)

    def limited_deal(
        self, seat: int, old: list[int], bars: list[int], categories: list[int], chance: Chance
    ) -> list[int]:
        cards = sorted(old)
        fits: list[list[int]] = []
        for place, bar in zip(old, bars, strict=True):
            may = self.limits[seat, place][1]
            fits.append(
                [card for card in cards if may >> self.limits[seat, card][0] & 1 and categories[card] & bar == 0]
            )
        return fitting_deal(fits, chance)

    def move_limits(self, seat: int, old: list[int], new: list[int]) -> None:
        """What a place may hold stays with the place; of which batch a card is, the dealt seat knows of the card, while
        for others it stays with the place like all that they know."""
        limits = self.limits.copy()
        for owner in range(len(self.pools)):
            for card in new:
                limits.pop((owner, card), None)
            for place, card in zip(old, new, strict=True):
                if (owner, place) in self.limits:
                    batch = self.limits[owner, card][0] if owner == seat else self.limits[owner, place][0]
                    limits[owner, card] = (batch, self.limits[owner, place][1])
        self.limits = limits


def shuffle_places(zone: list[int], places: list[int], chance: Chance) -> None:
    """Deal the cards of these places of one zone anew where the same is known of all: nothing else has to move."""
    cards = [zone[place % WIDEST] for place in places]
    cards.sort()
    chance.shuffle(cards)
    for k, place in enumerate(places):
        zone[place % WIDEST] = cards[k]


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
    return fitting_deal([[card for card in cards if categories[card] & bar == 0] for bar in bars], chance)


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


def fitting_deal(fits: list[list[int]], chance: Chance) -> list[int]:
    """A uniformly random choice of different cards, one for each place out of those that fit there.

    Places with little choice come first. A place is refused in proportion to what others have taken from it, beyond
    what they must take: so each whole deal is equally likely, and nothing is refused where one choice contains another.
    """
    order = sorted(range(len(fits)), key=lambda k: len(fits[k]))
    bounds = [len(fits[k]) - sum(set(fits[j]) <= set(fits[k]) for j in order[:n]) for n, k in enumerate(order)]
    for _ in range(TRIES):
        dealt = [-1] * len(fits)
        for k, bound in zip(order, bounds, strict=True):
            left = [card for card in fits[k] if card not in dealt]
            pick = chance.roll(bound) if bound > 0 else 0
            if pick >= len(left):
                break
            dealt[k] = left[pick]
        else:
            return dealt
    raise RuntimeError("no deal of the hidden cards fits what is publicly known")
