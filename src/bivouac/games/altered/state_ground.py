"""Cards and markers where they lie, and the moves that change it. What follows from a move stands in state.py."""

from typing import Final

from bivouac.engine.knowledge import KNOWN
from bivouac.engine.objects import Objects
from bivouac.engine.state import State, Trigger
from bivouac.games.altered import words
from bivouac.games.altered.catalog import KEYWORDS, LISTENS, SEASONED, STANDS, STATS
from bivouac.games.altered.rules import Rules

# Zones, by seat: zone + seat. The top of a deck is the end of its list. Hidden ones come first,
DECK: Final = 0
HAND: Final = 2
MANA: Final = 4
# then those that lie open,
DISCARD: Final = 6
RESERVE: Final = 8
LIMBO: Final = 10  # one for both seats
REVEALED: Final = 11  # one for both seats
# then those where cards work: from the Landmarks on they are in play.
HERO_ZONE: Final = 12
LANDMARKS: Final = 14
EXPEDITION: Final = 16  # + 2 * seat + side
ZONES: Final = 20
GONE: Final = -2  # a token that has left the game
HIDDEN: Final = -1

HERO_SIDE: Final = 0
COMPANION_SIDE: Final = 1

# What a card carries besides boosts and counters.
FLEETING: Final = 1
ANCHORED: Final = 2
ASLEEP: Final = 4
EXHAUSTED: Final = 8

CARDS_PER_SEAT: Final = 40  # 39 and the Hero, who is the last of them
TOKENS_FROM: Final = 2 * CARDS_PER_SEAT
NO_CATEGORIES: Final = [0] * TOKENS_FROM

SETUP: Final = 0
MORNING: Final = 1
NOON_PHASE: Final = 2
AFTERNOON: Final = 3
DUSK_PHASE: Final = 4
NIGHT_PHASE: Final = 5

# How long something lasts.
THIS_TURN: Final = 1
THIS_AFTERNOON: Final = 2
THIS_DAY: Final = 3

LAST_REGION: Final = 7
ALL_TERRAINS: Final = 7
TERRAIN_BITS: Final = 3
KIND_BITS: Final = 9  # of a kind of card, where one line of the log names several


class Promise:
    """A promise to the next card of some kind, that it costs less or gains something: the verb that made it, and until
    when."""

    __slots__ = ("owner", "path", "script", "source", "until")

    def __init__(self, owner: int, script: int, path: int, source: int, until: int) -> None:
        self.owner: Final = owner
        self.script: Final = script
        self.path: Final = path
        self.source: Final = source
        self.until: Final = until

    def data(self) -> list[int]:
        return [self.owner, self.script, self.path, self.source, self.until]


# Numbers and lists of numbers, saved by their names; each is declared in `__init__`, once for a new game and a copy.
FIELDS: Final = (
    "active", "arena", "boosts", "chosen", "counters", "day", "dice", "first", "kinds", "leaving", "listening", "marks",
    "moved", "passed", "phase", "played", "ready", "regions", "shown", "standing", "stopped", "track", "turn_over",
    "uses", "where", "zones",
)  # fmt: skip


class Ground(State):
    """`kinds`, `where`, `marks`, `boosts` and `counters` have an entry for each card, tokens at their end.

    `where` is known for open zones only, because hidden cards may be dealt anew. `ready` counts Mana orbs by seat
    (mana.discard-orb: which of them are exhausted never matters). `track` holds the four markers by 2 * seat + side.
    """

    __slots__ = ("decks", "is_fresh", "later", "objects", "promises", "rules", "sums", *FIELDS)

    def __init__(self, rules: Rules, source: "Ground | None") -> None:
        super().__init__(2, TOKENS_FROM, 0, source)
        self.rules: Rules = rules
        self.decks: tuple[int, int] = (-1, -1) if source is None else source.decks
        self.zones: list[list[int]] = (
            [[] for _ in range(ZONES)] if source is None else [zone[:] for zone in source.zones]
        )
        self.kinds: list[int] = [-1] * TOKENS_FROM if source is None else source.kinds[:]
        self.where: list[int] = [HIDDEN] * TOKENS_FROM if source is None else source.where[:]
        self.marks: list[int] = [0] * TOKENS_FROM if source is None else source.marks[:]
        self.boosts: list[int] = [0] * TOKENS_FROM if source is None else source.boosts[:]
        self.counters: list[int] = [0] * TOKENS_FROM if source is None else source.counters[:]
        self.objects: Objects = Objects(TOKENS_FROM, None) if source is None else Objects(0, source.objects)
        self.ready: list[int] = [0, 0] if source is None else source.ready[:]
        self.track: list[int] = [0, LAST_REGION, 0, LAST_REGION] if source is None else source.track[:]
        # replaced, never changed
        self.regions: list[int] = [ALL_TERRAINS] * (LAST_REGION + 1) if source is None else source.regions
        self.shown: int = 0 if source is None else source.shown
        self.stopped: int = 0 if source is None else source.stopped
        self.day: int = 0 if source is None else source.day
        self.phase: int = SETUP if source is None else source.phase
        self.first: int = 0 if source is None else source.first
        self.active: int = 0 if source is None else source.active
        self.passed: int = 0 if source is None else source.passed
        self.turn_over: bool = False if source is None else source.turn_over
        self.moved: bool = False if source is None else source.moved
        self.arena: bool = False if source is None else source.arena
        self.played: list[int] = [0, 0] if source is None else source.played[:]
        self.promises: list[Promise] = [] if source is None else source.promises[:]
        self.later: list[Trigger] = [] if source is None else source.later[:]
        self.chosen: list[int] = [] if source is None else source.chosen[:]
        self.leaving: list[int] = [] if source is None else source.leaving[:]
        self.dice: list[int] = [] if source is None else source.dice[:]
        self.uses: list[int] = [] if source is None else source.uses[:]
        self.listening: int = 0 if source is None else source.listening
        self.standing: int = 0 if source is None else source.standing
        self.sums: list[int] = [0] * 12 if source is None else source.sums  # replaced, never changed
        self.is_fresh: bool = False if source is None else source.is_fresh

    # -- moves -------------------------------------------------------------------------------------------------------

    def owner(self, card: int) -> int:
        """zone.owner: of a card by its number, of a token by the expedition it was created in."""
        if card < TOKENS_FROM:
            return 0 if card < CARDS_PER_SEAT else 1
        return seat_of_zone(self.where[card])

    def shift(self, card: int, origin: int, goal: int) -> None:
        """zone.new-object: a card goes from one zone to another and is a new object there."""
        self.zones[origin].remove(card)
        self.zones[goal].append(card)
        self.where[card] = goal if goal >= DISCARD else HIDDEN
        if origin >= LANDMARKS:
            self.objects.renew(card, self.last_values(card, origin))
            self.strip(card, goal)
            self.asleep_or_gone(card)
        else:
            self.objects.become(card)
            if goal < RESERVE or (goal < LIMBO and origin >= LIMBO):  # zone.no-marks
                self.marks[card] = self.boosts[card] = self.counters[card] = 0
            if origin == RESERVE or origin == RESERVE + 1:
                self.left_reserve(card, origin - RESERVE)
        if goal >= HERO_ZONE:
            self.wake(card)

    def last_values(self, card: int, origin: int) -> tuple[int, ...]:
        """trigger.last-known: what a card was when it left play."""
        return (
            origin,
            self.marks[card],
            self.boosts[card],
            self.counters[card],
            int(self.is_gigantic_at(card, origin)),
        )

    def strip(self, card: int, goal: int) -> None:
        """zone.counters-lost, seasoned.boosts: what a card in play loses on leaving it."""
        self.marks[card] = self.counters[card] = 0
        if not (RESERVE <= goal <= RESERVE + 1 and KEYWORDS[self.kinds[card]] & SEASONED):
            self.boosts[card] = 0

    def vanish(self, card: int) -> None:
        """token.leaves: a token leaves play and arrives nowhere."""
        origin = self.where[card]
        self.zones[origin].remove(card)
        self.objects.renew(card, self.last_values(card, origin))
        self.where[card] = GONE
        self.strip(card, DISCARD)
        self.asleep_or_gone(card)

    def new_token(self, kind: int, zone: int) -> int:
        card = self.objects.add()
        self.kinds.append(kind)
        self.where.append(zone)
        self.marks.append(0)
        self.boosts.append(0)
        self.counters.append(0)
        self.zones[zone].append(card)
        self.wake(card)
        return card

    def sweep_tokens(self) -> None:
        """A new Day: nothing waits that could remember a token that is gone, so its number may be used again."""
        while len(self.kinds) > TOKENS_FROM and self.where[-1] == GONE:
            self.kinds.pop()
            self.where.pop()
            self.marks.pop()
            self.boosts.pop()
            self.counters.pop()
            self.objects.number.pop()

    def wake(self, card: int) -> None:
        """A card begins to work: what it listens to and what it gives is noted in two masks."""
        kind = self.kinds[card]
        self.listening |= LISTENS[kind]
        self.standing |= STANDS[kind]
        self.is_fresh = False

    def asleep_or_gone(self, card: int) -> None:
        """A card has ceased to work; the masks are made anew only if it had a part in them."""
        self.is_fresh = False
        kind = self.kinds[card]
        if not (LISTENS[kind] or STANDS[kind]):
            return
        listening = 0
        standing = 0
        for zone in range(HERO_ZONE, ZONES):
            for other in self.zones[zone]:
                listening |= LISTENS[self.kinds[other]]
                standing |= STANDS[self.kinds[other]]
        self.listening = listening
        self.standing = standing

    def left_reserve(self, card: int, seat: int) -> None:
        raise NotImplementedError

    def is_gigantic_at(self, card: int, zone: int) -> bool:
        raise NotImplementedError

    # -- decks and hands -----------------------------------------------------------------------------------------------

    def refill(self, seat: int, cause: int = 0) -> bool:
        """deck.empty, deck.runs-short: before a card is taken from an empty deck. False when nothing is left at all."""
        deck = self.zones[DECK + seat]
        if deck:
            return True
        discard = self.zones[DISCARD + seat]
        if not discard:
            return False
        for card in discard:
            self.where[card] = HIDDEN
            self.objects.become(card)
        deck.extend(discard)
        discard.clear()
        self.shuffle(deck)
        self.tell(words.RESHUFFLED, seat, -1, -1, len(deck), cause=cause)
        return True

    def draw_one(self, seat: int, line: int, cause: int = 0) -> bool:
        """The top card of a deck goes to the hand; whether there was one."""
        card = self.take_top(seat)
        if card < 0:
            return False
        self.tell(line, seat, self.kinds[card], -1, 0, 1 << seat, cause)
        return True

    def take_top(self, seat: int) -> int:
        """The top card of a deck goes to the hand, untold: its number, -1 if there was none."""
        if not self.refill(seat):
            return -1
        card = self.zones[DECK + seat][-1]
        self.shift(card, DECK + seat, HAND + seat)
        self.known.show(seat, card)
        self.learned += 1
        self.mix_hand(seat)
        return card

    def tell_all(self, line: int, seat: int, cards: list[int]) -> None:
        """One line for several cards: their owner reads which they are, everybody else how many."""
        packed = 0
        for card in reversed(cards):
            packed = packed << KIND_BITS | self.kinds[card]
        self.tell(line, seat, self.kinds[cards[0]], packed, len(cards), 1 << seat)

    def mix_hand(self, seat: int) -> None:
        """A hand has no order. The other seat can no longer tell its hidden cards apart by how they came there.

        Cards that the other seat knows stay known: everybody has seen them go to that hand.
        """
        pools = self.known.pools[1 - seat]
        hidden = [card for card in self.zones[HAND + seat] if pools[card] != KNOWN]
        if len(hidden) > 1 and self.are_told_apart(seat, hidden):
            self.known.mixed(seat, hidden, NO_CATEGORIES)

    def are_told_apart(self, seat: int, cards: list[int]) -> bool:
        """Whether the other seat knows more of some of these cards of a seat than of others."""
        pools = self.known.pools[1 - seat]
        limits = self.known.limits
        first = pools[cards[0]]
        if any(pools[card] != first for card in cards):
            return True
        return bool(limits) and any((1 - seat, card) in limits for card in cards)

    def hide_in_mana(self, seat: int, card: int) -> None:
        """mana.hidden: a card of the hand is put face down; the other seat cannot tell which of the hand it was."""
        hand = self.zones[HAND + seat]
        is_mixed = len(hand) > 1 and (self.known.knows(1 - seat, card) or self.are_told_apart(seat, hand))
        self.shift(card, HAND + seat, MANA + seat)
        if is_mixed:
            self.known.mixed(seat, [*hand, card], NO_CATEGORIES)

    def open_up(self, card: int) -> None:
        """Everybody sees a card, hidden until now or not."""
        if not (self.known.knows(0, card) and self.known.knows(1, card)):
            self.known.show_all(card)
            self.learned += 1

    # -- the track -----------------------------------------------------------------------------------------------------

    def turn_up(self, region: int, cause: int = 0) -> None:
        """tumult.both-halves, dusk.reveal: a Tumult card is turned up when a marker first moves onto either half."""
        if 0 < region < LAST_REGION:
            card = (region - 1) // 2
            if not self.shown >> card & 1:
                self.shown |= 1 << card
                self.learned += 1
                halves = self.regions[1 + 2 * card] | self.regions[2 + 2 * card] << TERRAIN_BITS
                self.tell(words.TUMULT, -1, -1, halves, 1 + 2 * card, cause=cause)

    def step_forward(self, expedition: int, steps: int) -> bool:
        """Move a marker from its start (steps > 0) or back; at the ends of the track nothing happens."""
        here = self.track[expedition]
        there = here + steps if expedition % 2 == HERO_SIDE else here - steps
        if not 0 <= there <= LAST_REGION:
            return False
        self.track[expedition] = there
        self.moved = True
        return True

    def distance(self, seat: int) -> int:
        """end.distance: the regions that a player's two markers have advanced."""
        return self.track[2 * seat] + LAST_REGION - self.track[2 * seat + 1]

    def regions_between(self, seat: int) -> int:
        """track.between: strictly between a player's markers."""
        return max(0, self.track[2 * seat + 1] - self.track[2 * seat] - 1)

    # -- statistics ----------------------------------------------------------------------------------------------------

    def totals(self) -> list[int]:
        """dusk.sum: by 3 * expedition + terrain; added up only when something has changed since the last time."""
        if not self.is_fresh:
            self.sums = self.added_up()
            self.is_fresh = True
        return self.sums

    def added_up(self) -> list[int]:
        sums = [0] * 12
        for expedition in range(4):
            zone = EXPEDITION + expedition
            for card in self.zones[zone]:
                if self.marks[card] & ASLEEP:  # status.asleep
                    continue
                stats = STATS[self.kinds[card]]
                boosts = self.boosts[card]
                both = self.is_gigantic_at(card, zone)
                for terrain in range(3):
                    amount = stats[terrain] + boosts  # boost.counter
                    sums[3 * expedition + terrain] += amount
                    if both:  # gigantic.both
                        sums[3 * (expedition ^ 1) + terrain] += amount
        return sums


def seat_of_zone(zone: int) -> int:
    """Whose zone it is: of those that a seat has."""
    return (zone - EXPEDITION) >> 1 if zone >= EXPEDITION else zone & 1
