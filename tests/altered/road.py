"""Set up a table of Altered by naming cards, then only play. `ME` is seat 0, first player and at turn, `YOU` the other.

    road = Road(hand="kappa, charge", hero="ordis-recruit +1", your_companion="atlas asleep", mana=4)
    road.play("play/kappa/hero")
    assert road.hero(ME) == ["ordis-recruit", "kappa"] and road.mana(ME) == 0

A card may carry marks after its key: "+2" boosts, "#3" counters, "fleeting", "anchored", "asleep", "exhausted".
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bivouac.engine.lines import Ear
from bivouac.engine.state import NOBODY
from bivouac.engine.table import Table, new_table
from bivouac.games.altered import state_ground as zones
from bivouac.games.altered.actions import KEYS
from bivouac.games.altered.catalog import CATALOG, IS_A, NUMBER, SCRIPTS_PER_KIND, TOKEN, Ability, Part, Standing
from bivouac.games.altered.setup import GAME
from bivouac.games.altered.state import Altered
from bivouac.games.altered.turn import AFTERNOON_STEP, DAY, DUSK_STEP, MORNING_STEP, NIGHT_STEP, NOON_STEP, TURN
from bivouac.games.altered.words import LINES
from tests.laid_table import ME, YOU, LaidTable, keys_told

HERO = zones.HERO_SIDE
COMPANION = zones.COMPANION_SIDE
STATUS = {
    "fleeting": zones.FLEETING,
    "anchored": zones.ANCHORED,
    "asleep": zones.ASLEEP,
    "exhausted": zones.EXHAUSTED,
}
FILLER = "haven-warrior"  # what decks and Mana zones hold unless a test says otherwise: no ability, no trigger
CARDS = zones.CARDS_PER_SEAT - 1  # without the Hero
Sight = dict[str, str | int | tuple[int, int]]
STEPS = {
    "day": DAY,
    "morning": MORNING_STEP,
    "noon": NOON_STEP,
    "afternoon": AFTERNOON_STEP,
    "dusk": DUSK_STEP,
    "night": NIGHT_STEP,
}


class Road(LaidTable[Altered]):
    """A table whose every card lies where the test says; decks are filled up with a Character that does nothing.

    `deck` names the top of a deck, the first named drawn first; `discard` the discard pile, the last named on top.
    `mana` is how many orbs a seat has, all ready. `at` and `your_at` are the regions of Hero and Companion markers.
    `terrains` names the six inner regions, as in "F MW M FW W FM"; without it all regions have all three.
    Both Heroes are Akesha & Taru, who do nothing by themselves.
    `passed` is a seat that has passed already: the other one has turn after turn. `only_named` leaves decks empty
    under what is named.
    """

    HAND = zones.HAND

    def __init__(
        self,
        hand: str = "",
        your_hand: str = "",
        hero: str = "",
        companion: str = "",
        your_hero: str = "",
        your_companion: str = "",
        landmarks: str = "",
        your_landmarks: str = "",
        reserve: str = "",
        your_reserve: str = "",
        deck: str = "",
        your_deck: str = "",
        discard: str = "",
        your_discard: str = "",
        mana: int = 10,
        your_mana: int = 10,
        my_hero: str = "akesha-taru",
        your_hero_card: str = "akesha-taru",
        at: tuple[int, int] = (0, 7),
        your_at: tuple[int, int] = (0, 7),
        terrains: str = "",
        first: int = ME,
        day: int = 2,
        passed: int = NOBODY,
        only_named: bool = False,
        arena: bool = False,
        phase: str = "turn",
        seed: int = 1,
        **options: Any,
    ) -> None:
        self.table: Table = new_table(GAME, 2, seed, options)
        state = self.table.state
        assert isinstance(state, Altered)
        self.state: Altered = state
        self.clear()
        sides = (
            (hand, hero, companion, landmarks, reserve, deck, discard, mana, my_hero),
            (your_hand, your_hero, your_companion, your_landmarks, your_reserve, your_deck, your_discard, your_mana,
             your_hero_card),
        )  # fmt: skip
        for seat, side in enumerate(sides):
            self.lay(seat, *side, only_named=only_named)
        self.settle_knowledge()
        state.track = [*at, *your_at]
        if terrains:
            words = terrains.split()
            state.regions = [7, *[sum(1 << "FMW".index(letter) for letter in word) for word in words], 7]
        for region in (*at, *your_at):
            if 0 < region < 7:
                state.shown |= 1 << (region - 1) // 2
        state.first = state.active = first
        state.day = day
        state.arena = arena
        state.passed = 0 if passed == NOBODY else 1 << passed
        if passed == first:
            state.active = 1 - first
        self.set_up = self.everything()
        self.begin(phase)

    def clear(self) -> None:
        state = self.state
        blank = GAME.blank(2, self.table.rules)
        assert isinstance(blank, Altered)
        state.zones = blank.zones
        state.kinds, state.where = blank.kinds, blank.where
        state.marks, state.boosts, state.counters = blank.marks, blank.boosts, blank.counters
        state.objects = blank.objects
        state.regions, state.shown = blank.regions, 0
        state.listening = state.standing = 0
        state.events, state.pending, state.frames, state.sealed = [], [], [], []

    def lay(
        self,
        seat: int,
        hand: str,
        hero: str,
        companion: str,
        landmarks: str,
        reserve: str,
        deck: str,
        discard: str,
        mana: int,
        hero_card: str,
        only_named: bool,
    ) -> None:
        state = self.state
        free = list(range(seat * zones.CARDS_PER_SEAT, seat * zones.CARDS_PER_SEAT + CARDS))
        lists = (
            (zones.EXPEDITION + 2 * seat, hero), (zones.EXPEDITION + 2 * seat + 1, companion),
            (zones.LANDMARKS + seat, landmarks), (zones.RESERVE + seat, reserve), (zones.HAND + seat, hand),
            (zones.DISCARD + seat, discard), (zones.MANA + seat, ", ".join([FILLER] * mana)),
        )  # fmt: skip
        for zone, text in lists:
            for words in named(text):
                self.put(zone, words, free)
        state.ready[seat] = mana
        tops = [self.numbered(words[0], free) for words in named(deck)]
        rest = [self.numbered(FILLER, free) for _ in range(len(free))]
        state.zones[zones.DECK + seat] = [] if only_named else rest
        if only_named:  # what is not needed lies in no zone at all
            for card in rest:
                state.kinds[card] = NUMBER[FILLER]
        state.zones[zones.DECK + seat] += tops[::-1]
        self.put(zones.HERO_ZONE + seat, hero_card.split(), [seat * zones.CARDS_PER_SEAT + CARDS])

    def numbered(self, key: str, free: list[int]) -> int:
        assert free, "a seat has 39 cards and no more"
        card = free.pop(0)
        self.state.kinds[card] = NUMBER[key]
        return card

    def put(self, zone: int, words: list[str], free: list[int]) -> None:
        """Lay a card with its marks into a zone."""
        state = self.state
        kind = NUMBER[words[0]]
        if IS_A[kind] & TOKEN:
            card = state.new_token(kind, zone)
        else:
            card = self.numbered(words[0], free)
            state.zones[zone].append(card)
            state.where[card] = zone if zone >= zones.DISCARD else zones.HIDDEN
            if zone >= zones.HERO_ZONE:
                state.wake(card)
        for mark in words[1:]:
            if mark[0] == "+":
                state.boosts[card] = int(mark[1:])
            elif mark[0] == "#":
                state.counters[card] = int(mark[1:])
            else:
                state.marks[card] |= STATUS[mark]

    def settle_knowledge(self) -> None:
        """Everybody knows what lies open; the hidden cards of a seat are one pool, and it knows its hand and orbs."""
        state = self.state
        for card in range(zones.TOKENS_FROM):
            state.known.show_all(card)
        for seat in (ME, YOU):
            seen = state.zones[zones.HAND + seat] + state.zones[zones.MANA + seat]
            state.known.shuffled(state.zones[zones.DECK + seat] + seen)
            for card in seen:
                state.known.show(seat, card)

    def begin(self, phase: str) -> "Road":
        """The Day stands at the beginning of this phase: its reactions, then whatever is asked first."""
        state = self.state
        self.ask_nothing()
        if phase == "turn":
            state.phase = zones.AFTERNOON
            state.agenda = [TURN]
        else:
            state.agenda = [STEPS[phase]]
        state.is_fresh = False
        state.patient = 3  # who is at turn is asked even if passing is all that can be done
        state.advance()
        return self

    # -- playing -----------------------------------------------------------------------------------------------------

    def both_pass(self) -> "Road":
        """Whoever is at turn passes, then the other: Dusk and Night follow, as far as nobody is asked."""
        day = self.state.day
        while self.state.phase == zones.AFTERNOON and self.state.day == day and not self.table.over:
            self.play("pass")
        return self

    def moment(self) -> str:
        return f"Day {self.state.day}, phase {self.state.phase}"

    def dice(self, *faces: int) -> "Road":
        """The next dice show these faces: the stream of chance is set to one that gives them."""
        seed = 0
        while True:
            self.state.reseed(seed)
            probe = self.state.clone()
            if all(int(probe.roll(6)) + 1 == face for face in faces):
                return self
            seed += 1

    # -- looking -----------------------------------------------------------------------------------------------------

    def key_of(self, card: int) -> str:
        return KEYS[self.state.kinds[card]]

    def hero(self, seat: int) -> list[str]:
        """The Characters that lie in a seat's Hero expedition."""
        return self.cards(zones.EXPEDITION + 2 * seat)

    def companion(self, seat: int) -> list[str]:
        return self.cards(zones.EXPEDITION + 2 * seat + 1)

    def landmarks(self, seat: int) -> list[str]:
        return self.cards(zones.LANDMARKS + seat)

    def reserve(self, seat: int) -> list[str]:
        return self.cards(zones.RESERVE + seat)

    def discard(self, seat: int) -> list[str]:
        return self.cards(zones.DISCARD + seat)

    def deck(self, seat: int) -> list[str]:
        """From the top down."""
        return self.cards(zones.DECK + seat)[::-1]

    def orbs(self, seat: int) -> list[str]:
        return self.cards(zones.MANA + seat)

    def mana(self, seat: int) -> int:
        """How many orbs are ready."""
        return self.state.ready[seat]

    def card(self, key: str, seat: int | None = None) -> int:
        """The card of that kind that lies open (of a seat, if it is said); there must be exactly one."""
        found = [
            card
            for zone in range(zones.DISCARD, zones.ZONES)
            for card in self.state.zones[zone]
            if KEYS[self.state.kinds[card]] == key and (seat is None or self.state.owner(card) == seat)
        ]
        assert len(found) == 1, f"{len(found)} cards '{key}' lie open"
        return found[0]

    def boosts(self, key: str, seat: int | None = None) -> int:
        return self.state.boosts[self.card(key, seat)]

    def all_boosts(self, key: str, seat: int) -> list[int]:
        """Of every Character of that kind in a seat's expeditions, sorted."""
        cards = self.state.characters(seat)
        return sorted(self.state.boosts[card] for card in cards if KEYS[self.state.kinds[card]] == key)

    def counters(self, key: str, seat: int | None = None) -> int:
        return self.state.counters[self.card(key, seat)]

    def status(self, key: str, seat: int | None = None) -> list[str]:
        marks = self.state.marks[self.card(key, seat)]
        return [word for word, bit in STATUS.items() if marks & bit]

    def markers(self, seat: int) -> tuple[int, int]:
        """The regions of a seat's Hero and Companion markers."""
        return self.state.track[2 * seat], self.state.track[2 * seat + 1]

    def totals(self, seat: int, side: int) -> list[int]:
        """Forest, Mountain and Water of an expedition."""
        start = 3 * (2 * seat + side)
        return self.state.totals()[start : start + 3]

    def described(self, zone: int) -> str:
        """The cards of a zone in the words in which a test names them, marks and all."""
        state = self.state
        parts: list[str] = []
        for card in state.zones[zone]:
            words = [KEYS[state.kinds[card]]]
            if state.boosts[card]:
                words.append(f"+{state.boosts[card]}")
            if state.counters[card]:
                words.append(f"#{state.counters[card]}")
            words += [word for word, bit in STATUS.items() if state.marks[card] & bit]
            parts.append(" ".join(words))
        return ", ".join(parts)

    def everything(self) -> Sight:
        """All that lies on the table, by the names that the set-up has for it; of a deck how many cards it has."""
        table: Sight = {"first": self.state.first, "shown": self.state.shown}
        for seat, your in ((ME, ""), (YOU, "your_")):
            for name, zone in (("hand", zones.HAND), ("landmarks", zones.LANDMARKS), ("reserve", zones.RESERVE),
                               ("discard", zones.DISCARD), ("orbs", zones.MANA)):  # fmt: skip
                table[your + name] = self.described(zone + seat)
            table[your + "hero"] = self.described(zones.EXPEDITION + 2 * seat)
            table[your + "companion"] = self.described(zones.EXPEDITION + 2 * seat + 1)
            table["your_hero_card" if seat else "my_hero"] = self.described(zones.HERO_ZONE + seat)
            table[your + "deck"] = len(self.state.zones[zones.DECK + seat])
            table[your + "mana"] = self.mana(seat)
            table[your + "at"] = self.markers(seat)
        return table

    def changes(self) -> Sight:
        """What has become different since the set-up, as it is now; of a deck by how many cards. All else is as it was.

        assert road.changes() == {"hand": "", "hero": "ordis-recruit +1, kappa", "mana": 6, "deck": -1}
        """
        changed: Sight = {}
        for name, value in self.everything().items():
            before = self.set_up[name]
            if value == before:
                continue
            if name.endswith("deck") and isinstance(value, int) and isinstance(before, int):
                changed[name] = value - before
            else:
                changed[name] = value
        return changed

    def left_over(self) -> dict[str, bool]:
        return {
            "a choice is left over": bool(self.state.chosen),
            "a die lies about": bool(self.state.dice),
            "a card is still in Limbo": bool(self.zone(zones.LIMBO)),
            "a revealed card lies about": bool(self.zone(zones.REVEALED)),
        }


def named(text: str) -> list[list[str]]:
    """Cards with their marks: "kappa +2 asleep, atlas" is [["kappa", "+2", "asleep"], ["atlas"]]."""
    return [part.split() for part in text.split(",") if part.strip()]


def told_keys(ear: Ear) -> list[str]:
    return keys_told(LINES, ear)


def check_plain(key: str, hand_cost: int, reserve_cost: int, statistics: list[int]) -> None:
    """A Character costs and counts what is printed, from hand and from Reserve, and nothing else happens."""
    assert Road(hand=key, mana=hand_cost - 1).why_not(f"play/{key}/hero") == "afternoon.play-cost"
    road = Road(hand=key, companion="booda", your_hero="kappa", mana=hand_cost).play(f"play/{key}/hero")
    assert road.changes() == {"hand": "", "hero": key, "mana": 0}
    assert (road.totals(ME, HERO), road.totals(ME, COMPANION)) == (statistics, [2, 2, 2])
    road.nobody_is_waiting_but(YOU)
    assert Road(reserve=key, mana=reserve_cost - 1).why_not(f"reserve/{key}/companion") == "afternoon.play-cost"
    road = Road(reserve=key, hero="booda", your_hero="kappa", mana=reserve_cost).play(f"reserve/{key}/companion")
    assert road.changes() == {"reserve": "", "companion": f"{key} fleeting", "mana": 0}
    assert (road.totals(ME, HERO), road.totals(ME, COMPANION)) == ([2, 2, 2], statistics)
    road.nobody_is_waiting_but(YOU)


@contextmanager
def lent(key: str, *parts: Part, **facts: Any) -> Iterator[None]:
    """That card has other abilities (and facts) in here: for a rule that no card of the starters shows."""
    card = CATALOG.by_key[key]
    kept = {name: getattr(card, name) for name in ("abilities", "standings", *facts)}
    start = card.number * SCRIPTS_PER_KIND
    scripts = CATALOG.scripts[start : start + SCRIPTS_PER_KIND]
    causes = CATALOG.causes[start : start + SCRIPTS_PER_KIND]
    card.abilities = [part for part in parts if isinstance(part, Ability)]
    card.standings = [part for part in parts if isinstance(part, Standing)]
    CATALOG.write(card)
    for name, value in facts.items():
        setattr(card, name, value)
    CATALOG.index(card)
    try:
        yield
    finally:
        for name, value in kept.items():
            setattr(card, name, value)
        CATALOG.scripts[start : start + SCRIPTS_PER_KIND] = scripts
        CATALOG.causes[start : start + SCRIPTS_PER_KIND] = causes
        CATALOG.index(card)
