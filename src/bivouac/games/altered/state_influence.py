"""What cards give each other while they are there, what things cost, and what was promised to the next card."""

from typing import Any

from bivouac.engine.state import Trigger
from bivouac.games.altered.catalog import (
    COSTS_MORE,
    DEFENDER,
    FLOODS,
    FLOOR,
    FROM_RESERVE,
    GIGANTIC,
    GIVES_DEFENDER,
    GIVES_GIGANTIC,
    GIVES_TOUGH,
    HAND_COSTS,
    KEYWORDS,
    RESERVE_COSTS,
    SCRIPTS,
    SILENCES,
    STANDINGS,
    STANDS,
    STOPS,
    TOUGH,
    WATER,
    NextCard,
    Standing,
)
from bivouac.games.altered.state_ground import (
    AFTERNOON,
    ALL_TERRAINS,
    EXPEDITION,
    HERO_ZONE,
    LANDMARKS,
    THIS_AFTERNOON,
    ZONES,
    Ground,
    Promise,
)


class Influence(Ground):
    """The middle of the state: what lies where is below it, what moves set off is above."""

    __slots__ = ()

    def gives(self, standing: Standing, source: int, card: int) -> bool:
        """Whether a standing ability of a working card reaches another card, or itself."""
        me = self.owner(source)
        number = self.objects.number[source]
        if standing.condition is not None and not standing.condition.holds(self, me, number, -1):
            return False
        if standing.whom is None:
            return source == card
        return standing.whom.fits(self, card, me, number)

    def sum_given(self, what: int, card: int) -> int:
        """What all working cards give to this one, added up; 1 for what has no amount."""
        if not self.standing >> what & 1:
            return 0
        total = 0
        for zone in range(HERO_ZONE, ZONES):
            for source in self.zones[zone]:
                if STANDS[self.kinds[source]] >> what & 1:
                    for standing in STANDINGS[self.kinds[source]]:
                        if standing.what == what and self.gives(standing, source, card):
                            amount = standing.amount
                            number = self.objects.number[source]
                            total += 1 if amount is None else amount.value(self, self.owner(source), number)
        return total

    def sources_of(self, what: int, seat: int) -> list[int]:
        """Working cards of a seat that give something to their player and whose condition holds."""
        if not self.standing >> what & 1:
            return []
        found: list[int] = []
        for source in self.working(seat):
            if STANDS[self.kinds[source]] >> what & 1:
                for standing in STANDINGS[self.kinds[source]]:
                    number = self.objects.number[source]
                    if standing.what == what and (
                        standing.condition is None or standing.condition.holds(self, seat, number, -1)
                    ):
                        found.append(source)
        return found

    def working(self, seat: int) -> list[int]:
        """card.abilities: cards whose main abilities work."""
        zones = self.zones
        return (
            zones[HERO_ZONE + seat]
            + zones[LANDMARKS + seat]
            + zones[EXPEDITION + 2 * seat]
            + zones[EXPEDITION + 2 * seat + 1]
        )

    def characters(self, seat: int) -> list[int]:
        return self.zones[EXPEDITION + 2 * seat] + self.zones[EXPEDITION + 2 * seat + 1]

    def is_gigantic_at(self, card: int, zone: int) -> bool:
        if zone < EXPEDITION:
            return False
        return KEYWORDS[self.kinds[card]] & GIGANTIC != 0 or self.sum_given(GIVES_GIGANTIC, card) > 0

    def is_gigantic(self, card: int) -> bool:
        return self.is_gigantic_at(card, self.where[card])

    def is_in(self, card: int, expedition: int) -> bool:
        """gigantic.both: whether a Character is in an expedition, given as 2 * seat + side."""
        here = self.where[card] - EXPEDITION
        return here == expedition or (here == expedition ^ 1 and self.is_gigantic(card))

    def tough(self, card: int) -> int:
        """tough.adds-up, tough.where-not."""
        if self.where[card] < LANDMARKS:
            return 0
        return TOUGH[self.kinds[card]] + self.sum_given(GIVES_TOUGH, card)

    def defender_of(self, expedition: int) -> int:
        """defender.dusk: a Defender in an expedition, -1 if there is none."""
        for card in self.characters(expedition >> 1):
            is_one = KEYWORDS[self.kinds[card]] & DEFENDER != 0 or self.sum_given(GIVES_DEFENDER, card) > 0
            if is_one and self.is_in(card, expedition):
                return card
        return -1

    def is_stopped(self, expedition: int) -> bool:
        """Effects that say that an expedition cannot move forward, for the Day or while their card is there."""
        if self.stopped >> expedition & 1:
            return True
        for seat in (0, 1):
            for source in self.sources_of(STOPS, seat):
                if not self.is_gigantic(source):  # gigantic.other-expedition
                    other = (self.where[source] - EXPEDITION) ^ 1
                    if expedition in (other, other ^ 2):
                        return True
        return False

    def terrains(self, region: int) -> int:
        """dusk.terrains: a mask; arena.terrains."""
        if self.standing >> FLOODS & 1:
            return 1 << WATER
        return ALL_TERRAINS if self.arena else self.regions[region]

    def is_silenced(self, card: int) -> bool:
        """Abilities of Characters that face a card that silences them."""
        if not self.standing >> SILENCES & 1 or self.where[card] < EXPEDITION:
            return False
        seat = self.owner(card)
        for source in self.sources_of(SILENCES, 1 - seat):
            for side in (0, 1):
                if self.is_in(source, 2 * (1 - seat) + side) and self.is_in(card, 2 * seat + side):
                    return True
        return False

    # -- costs -------------------------------------------------------------------------------------------------------

    def cost(self, seat: int, card: int, origin: int) -> int:
        """cost.zone, cost.order: the printed cost, then all increases, all reductions, floors; never below 0."""
        kind = self.kinds[card]
        cost = RESERVE_COSTS[kind] if origin == FROM_RESERVE else HAND_COSTS[kind]
        cost += self.sum_given(COSTS_MORE, card)
        for promise in self.promises:
            if self.is_promised(promise, seat, card, origin):
                node = self.next_card(promise)
                if node.free:  # cost.free
                    return 0
                cost -= node.less
        if self.standing >> FLOOR & 1:
            cost = max(cost, self.floor(card))
        return max(cost, 0)

    def floor(self, card: int) -> int:
        floor = 0
        for zone in range(HERO_ZONE, ZONES):
            for source in self.zones[zone]:
                for standing in STANDINGS[self.kinds[source]]:
                    if standing.what == FLOOR and standing.amount is not None and self.gives(standing, source, card):
                        number = self.objects.number[source]
                        floor = max(floor, standing.amount.value(self, self.owner(source), number))
        return floor

    def next_card(self, promise: Promise) -> NextCard[Any]:
        node = SCRIPTS[promise.script][promise.path]
        assert isinstance(node, NextCard)
        return node

    def is_promised(self, promise: Promise, seat: int, card: int, origin: int) -> bool:
        """Whether this is the next card that a promise speaks of."""
        if promise.owner != seat or (promise.until == THIS_AFTERNOON and self.phase != AFTERNOON):
            return False
        node = self.next_card(promise)
        if node.origin and node.origin != origin:
            return False
        return node.about.fits(self, card, seat, promise.source)

    def keep_promises(self, seat: int, card: int, origin: int, costs: bool) -> None:
        """play.next-stacks: all that was promised to the next such card is used up by this one.

        What lowers a cost is used when it is paid, everything else comes as a reaction (play.next-gains).
        """
        kept: list[Promise] = []
        for promise in self.promises:
            if not self.is_promised(promise, seat, card, origin):
                kept.append(promise)
                continue
            node = self.next_card(promise)
            if node.spares or (node.reward is None) != costs:
                kept.append(promise)
            elif node.reward is not None:
                about = self.objects.number[card]
                self.pending.append(Trigger(seat, promise.source, promise.script, about, node.reward.path))
        self.promises = kept

    def is_spared(self, seat: int, card: int, origin: int) -> bool:
        """Whether a promise says that this Spell loses Fleeting; such promises are used up by it."""
        kept = [p for p in self.promises if not (self.next_card(p).spares and self.is_promised(p, seat, card, origin))]
        spared = len(kept) != len(self.promises)
        self.promises = kept
        return spared

    def expire(self, until: int) -> None:
        """duration.turn, duration.afternoon, duration.day: what was promised until now ends, used or not."""
        if self.promises:
            self.promises = [promise for promise in self.promises if promise.until != until]

    def pay(self, seat: int, mana: int) -> None:
        """mana.no-pool: orbs are exhausted at the moment something is paid."""
        self.ready[seat] -= mana

    def has_own(self, what: int, card: int) -> bool:
        """Whether a card in an expedition has a standing ability about itself, and its condition holds."""
        kind = self.kinds[card]
        return STANDS[kind] >> what & 1 == 1 and any(
            standing.what == what and self.gives(standing, card, card) for standing in STANDINGS[kind]
        )
