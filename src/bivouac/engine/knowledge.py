"""Who knows which card lies where.

Every card has, for every seat, a pool. The pool KNOWN means that the seat knows the card where it lies. Any other
number names a set of cards that the seat cannot tell apart. A card keeps its pool when it moves. A card that is looked
at becomes KNOWN. A shuffle puts all its cards into one new pool.

`barred` is public. It says which categories a face-down card cannot be, because of how it came there (no Treasure in
the first five).

Two pools grow into one where cards of both are mixed unseen, or where a shuffled pool lies partly elsewhere. In such a
pool not every card can lie in every place. `limits` keeps what is possible: for a seat and a card the batch that the
card is of, and a mask of the batches that the place where it lies may hold. A card without an entry may lie in any
place of its pool.

Knowledge may be kept for the first cards of a game only. A card with a higher number is never hidden in a hand: it lies
open, or in a bag into which nobody looks (`State.draw_from`). There is nothing to know of it, nor to deal anew.
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

    def keeps(self, card: int) -> bool:
        """Whether it is kept who knows this card."""
        return card < len(self.barred)

    def knows(self, seat: int, card: int) -> bool:
        return self.pools[seat][card] == KNOWN

    def show(self, seat: int, card: int) -> None:
        """This seat sees the card."""
        self.pools[seat][card] = KNOWN

    def show_all(self, card: int) -> None:
        """Everybody sees the card."""
        if card >= len(self.barred):
            return
        for pools in self.pools:
            pools[card] = KNOWN
        self.barred[card] = 0

    def shuffled(self, cards: list[int]) -> None:
        """These cards are mixed. They become one new pool for everybody; a pool that lies partly elsewhere joins it."""
        if cards and cards[0] >= len(self.barred):
            return
        self.newest += 1
        for seat in range(len(self.pools)):
            self.mix(seat, cards)
        for card in cards:
            self.barred[card] = 0

    def mixed(self, chooser: int, cards: list[int], categories: list[int]) -> None:
        """A seat has put these cards into places of its own choosing, unseen: hand cards face down on the table, say.

        The others still know which cards these are, as far as they did. They no longer know which of them lies where.
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
        """A card is about to leave a hand, or another zone without order, and be seen.

        A seat that did not know the card cannot tell which of the hidden cards it was. It may have been one that was
        barred from some category. So one barred card loses its bar instead, and as many unbarred cards stay behind as
        before. A card that is itself of a barred category was never one of the barred ones: then nothing changes.
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
        """Deal the cards that `seat` cannot tell apart anew. Every deal that fits what is known is equally likely.

        The result depends on the chance and on what is known, never on how the cards truly lie: places are sorted by
        what everybody knows of them, cards by their numbers.
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
        """Move the limits after cards of `old` were dealt anew as `new`, place by place.

        What a place may hold stays with the place, for every seat. The batch of a card goes with the card for the seat
        that was dealt for, because that seat knows it. For the others the batch stays with the place, as all that they
        know does.
        """
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
    """Shuffle the cards in these places of one zone. The same is known of all of them, so nothing else moves."""
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
    """A uniformly random deal of different cards to places. `fits` lists the cards that may lie in each place.

    Places with little choice are dealt first. A try is given up with a chance that makes up for the cards that other
    places have taken. So each whole deal is equally likely. No try is given up where each list contains the shorter
    ones.
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
