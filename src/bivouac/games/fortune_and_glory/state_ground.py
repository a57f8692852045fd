"""The ground of the state: what lies on the table, and the small moves that everything else is made of."""

from typing import Final

from bivouac.engine.state import State
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import MOST_SEATS
from bivouac.games.fortune_and_glory.catalog import (
    ACTIVE_AT,
    ADVENTURE,
    ALLY,
    BACK_OF,
    BY_NUMBER,
    CARDS,
    CARRY,
    CITY,
    DANGER,
    DEARER,
    DECKS,
    DEFENCE,
    DICE_IN,
    DICE_WITH,
    ENEMY,
    EVENT,
    FRONT_OF,
    GEAR,
    GIFTS_OF,
    HEALTH,
    HERO,
    HIDDEN_CARDS,
    IS_A,
    ITEM,
    KEYWORDS_OF,
    LOOK,
    NAZI,
    PLUS,
    PRICE,
    REFERENCE,
    SKILLS,
    TREASURE,
    TRIGGERS_OF,
    VILLAIN,
)
from bivouac.games.fortune_and_glory.map import FIRST_CITY, FIRST_SEA, SPACES
from bivouac.games.fortune_and_glory.rules import Rules

# Piles: a bag for each deck (catalog.EVENT ...), one for Location cards, then their discards in the same order.
LOCATION: Final = DECKS
PILES: Final = DECKS + 1
FIRST_LOCATION: Final = CARDS  # Location cards have numbers behind all others

# Phases of a round (round.phases).
SETUP: Final = 0
INITIATIVE: Final = 1
MOVEMENT: Final = 2
ADVENTURING: Final = 3
ENDING: Final = 4

# henchman.kinds: figures on the board. The supply is what is in the box.
NO_FIGURE: Final = 0
SOLDIER: Final = 1
MOBSTER: Final = 2
FIGURES: Final = (0, 16, 8)  # component.nazi-figures, component.mobster-figures
TEMPLE_FIGURES: Final = 8  # component.temple-figures

# Fields of an open test, a list of ints that is replaced and never changed (`game.tests`).
T_SEAT: Final = 0
T_CARD: Final = 1  # the card it stands on
T_WHERE: Final = 2  # bits of catalog.IN_...
T_SKILLS: Final = 3  # bits; several make a combined pool
T_TARGET: Final = 4
T_NEEDED: Final = 5
T_GOT: Final = 6  # success markers
T_KEYWORDS: Final = 7
T_DICE: Final = 8  # the pool, without those below
T_BONUS: Final = 9  # dice of cards, for the whole test
T_PUSH: Final = 10  # dice of a push, for the next roll only
T_PUSHED: Final = 11  # whether the one push of the test is spent
T_ROLL: Final = 12  # the last roll, packed (`pack`)
T_HITS: Final = 13  # successes of the last roll
T_ROLLS: Final = 14
T_FIELDS: Final = 15

# Fields of an open fight (`game.fights`), replaced likewise.
F_SEAT: Final = 0
F_CARD: Final = 1  # the enemy
F_WOUNDS: Final = 2  # of the enemy
F_GOLD: Final = 3  # Fortune of Escorted cards
F_FIGURE: Final = 4  # the space of the henchman figure, -1 for a card
F_TESTS: Final = 5  # how many tests were open as it began
F_ROUND: Final = 6
F_MINE: Final = 7  # the hero's dice, packed; 0 while none lie there
F_THEIRS: Final = 8
F_HITS: Final = 9  # of the hero
F_BLOWS: Final = 10  # of the enemy
F_PARRY: Final = 11  # more hits that the hero parries in this round
F_IDLE: Final = 12  # rounds in a row in which nobody was hurt
F_ESCORTS: Final = 13  # Escorted cards of this enemy, packed as numbers (`PACK_CARD`)
F_OVER: Final = 14  # BEATEN or FLED once it is decided, else 0
F_LEFT: Final = 15  # rounds that are left with a Villain or a watch aboard; 0 for a fight to the death
F_DEALT: Final = 16  # wounds that the hero has dealt in this fight, bodyguards among them
F_TAKEN: Final = 17  # wounds that the hero has taken in it
F_FIELDS: Final = 18
PACK_CARD: Final = 1024

# How long a level is raised (`game.temporary`).
UNTIL_TEST: Final = 0
UNTIL_PHASE: Final = 1
UNTIL_ROUND: Final = 2
ANY_SEAT: Final = -1

# The outcome of a CARD event whose effect has begun.
LANDED: Final = 2

A_LOSS: Final = 0  # a line of Glory or Fortune that was to be lost, even where there was none

# What became of a fight (`game.outcome`) or a test.
FAILED: Final = 0
PASSED: Final = 1  # a test
FLED: Final = 2  # from an enemy
BEATEN: Final = 3  # an enemy

# Fields of a danger, cliffhanger or city danger that lies open (`game.facing`), replaced likewise.
D_SEAT: Final = 0
D_CARD: Final = 1
D_SIDE: Final = 2  # FRONT or BACK
D_BARRED: Final = 3  # options that a card forbids, as bits
FRONT: Final = 0
BACK: Final = 1

# Fields of an open sale (`game.sale`).
S_SEAT: Final = 0
S_ARTIFACT: Final = 1
S_PRICE: Final = 2
S_FAKE: Final = 3

# Fields of a Villain on the board (`game.villains`), in the order in which they entered play.
V_CARD: Final = 0
V_SPACE: Final = 1
V_WOUNDS: Final = 2
V_MARKERS: Final = 3  # danger markers towards the artifact
V_GUARDS: Final = 4  # bodyguard.two: Nazi soldiers beside it
V_EXPLORED: Final = 5  # exploration markers in a deep jungle; -1 once the adventure is found
V_ROLL: Final = 6  # the dice of its search, packed; 0 while none lie there

# Fields of an open sneak test (`game.sneak`).
N_SEAT: Final = 0
N_CARD: Final = 1  # the Villain; CREW aboard the zeppelin
N_DICE: Final = 2
N_NUMBER: Final = 3  # the number that was chosen; 0 before
N_ROLL: Final = 4  # packed; 0 before
N_MATCHES: Final = 5
CREW: Final = -1

# Fields of the zeppelin (`game.zeppelin`), and of a hero aboard (`game.aboard`).
Z_SPACE: Final = 0
Z_FORTUNE: Final = 1
A_SEAT: Final = 0
A_WON: Final = 1  # fights won on this visit

# By the number of seats and by the seat that comes first: all seats in order of play.
CLOCKWISE: Final = [
    [[(first + i) % seats for i in range(seats)] for first in range(seats)] for seats in range(MOST_SEATS + 1)
]
GEAR_LIMIT: Final = 3  # gear.carry-limit
DECK_PRICE: Final = 5  # gear.price
GOAL: Final = 15  # round.aim
SITES: Final = 4  # setup.four-artifacts
NOTHING: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []

# Saved by their names; each is declared in `__init__`, once for a new game and a copy.
FIELDS: Final = (
    "aboard", "acted", "aside", "aside_fortune", "auction", "bags", "began", "discards", "doomed", "down", "explored",
    "facing", "fights", "figures", "first", "fortune", "found", "glory", "hands", "hangs", "hero", "in_play", "kit",
    "looking", "markers", "met", "move_die", "outcome", "pathfinders", "phase", "points", "quest", "racers", "round",
    "sale", "site_adventure", "site_artifact", "site_gold", "site_markers", "site_shaken", "site_space", "sneak",
    "space", "staying", "temporary", "tests", "turn_of", "turned", "villains", "wounds", "zeppelin",
)  # fmt: skip
# Made anew from the cards of each seat (`renew`).
DERIVED: Final = ("active", "alert", "armour", "gifts", "health", "levels")


class Ground(State):
    """Lists by seat, by deck and by space. What `tests`, `fights`, `facing`, `racers`, `staying` and `temporary` hold
    is replaced, never changed; so are `sale`, `auction`, `villains`, `sneak`, `zeppelin` and `aboard`."""

    __slots__ = ("rules", *FIELDS, *DERIVED)

    def __init__(self, seats: int, rules: Rules, source: "Ground | None") -> None:
        super().__init__(seats, HIDDEN_CARDS, 0, source)
        self.rules: Rules = rules
        new = source is None
        # decks
        self.bags: list[list[int]] = [[] for _ in range(PILES)] if source is None else [bag[:] for bag in source.bags]
        self.discards: list[list[int]] = (
            [[] for _ in range(PILES)] if source is None else [pile[:] for pile in source.discards]
        )
        self.hands: list[list[int]] = [[] for _ in range(seats)] if source is None else [h[:] for h in source.hands]
        self.looking: list[int] = [] if source is None else source.looking[:]  # cards of which one is kept
        self.in_play: list[int] = [] if source is None else source.in_play[:]  # cards being played or faced
        self.staying: list[list[int]] = NO_LISTS if source is None else source.staying  # card, owner, last round
        # heroes
        self.hero: list[int] = [-1] * seats if source is None else source.hero[:]
        self.space: list[int] = [-1] * seats if source is None else source.space[:]
        self.wounds: list[int] = [0] * seats if source is None else source.wounds[:]
        self.glory: list[int] = [0] * seats if source is None else source.glory[:]
        self.fortune: list[int] = [0] * seats if source is None else source.fortune[:]
        self.markers: list[int] = [0] * seats if source is None else source.markers[:]
        # the space of the artifact searched for, which danger markers and a cliffhanger belong to; -1 without one
        self.quest: list[int] = [-1] * seats if source is None else source.quest[:]
        self.hangs: list[int] = [-1] * seats if source is None else source.hangs[:]  # the card of the cliffhanger
        self.down: int = 0 if source is None else source.down  # KO heroes, as bits
        self.doomed: int = 0 if source is None else source.doomed  # about to be KO, as bits
        self.kit: list[list[int]] = [[] for _ in range(seats)] if source is None else [k[:] for k in source.kit]
        # artifacts carried, in the order found: Artifact and Adventure card by turns; behind a TREASURE stands -1
        self.found: list[list[int]] = [[] for _ in range(seats)] if source is None else [f[:] for f in source.found]
        # Danger cards overcome by a test this round, whose Glory waits
        self.met: list[list[int]] = [[] for _ in range(seats)] if source is None else [m[:] for m in source.met]
        self.turned: list[int] = [] if source is None else source.turned[:]
        self.temporary: list[list[int]] = NO_LISTS if source is None else source.temporary  # seat, skill, n, until
        # derived
        self.levels: list[int] = [0] * (seats * SKILLS) if source is None else source.levels[:]
        self.armour: list[int] = [0] * seats if source is None else source.armour[:]
        self.health: list[int] = [0] * seats if source is None else source.health[:]
        self.alert: list[int] = [0] * seats if source is None else source.alert[:]  # triggers waited for, as bits
        # moments at which a card can be activated or used, as bits
        self.active: list[int] = [0] * seats if source is None else source.active[:]
        self.gifts: list[int] = [0] * seats if source is None else source.gifts[:]  # kinds of abilities, as bits
        # the board
        self.site_space: list[int] = [] if source is None else source.site_space[:]
        self.site_artifact: list[int] = [] if source is None else source.site_artifact[:]
        self.site_adventure: list[int] = [] if source is None else source.site_adventure[:]
        # coins under the skull (jungle.bonus-under-skull) or on the card of a temple (temple.fortune-on-card)
        self.site_gold: list[int] = [] if source is None else source.site_gold[:]
        self.site_markers: list[int] = [] if source is None else source.site_markers[:]  # on the card of a temple
        self.site_shaken: list[int] = [] if source is None else source.site_shaken[:]  # instability markers
        self.figures: list[int] = [NO_FIGURE] * SPACES if source is None else source.figures[:]
        self.auction: list[int] = NOTHING if source is None else source.auction  # city, plus
        # the advanced elements
        self.explored: list[int] = [0] * seats if source is None else source.explored[:]  # exploration markers
        # who has found the adventure of the deep jungle where the hero is, as bits (jungle.no-more-exploring)
        self.pathfinders: int = 0 if source is None else source.pathfinders
        self.villains: list[list[int]] = NO_LISTS if source is None else source.villains
        # what Villains have taken: Artifact and Adventure card by turns, and Fortune
        self.aside: list[int] = [] if source is None else source.aside[:]
        self.aside_fortune: int = 0 if source is None else source.aside_fortune
        self.sneak: list[int] = NOTHING if source is None else source.sneak
        self.zeppelin: list[int] = NOTHING if source is None else source.zeppelin
        self.aboard: list[int] = NOTHING if source is None else source.aboard
        # the round
        self.round: int = 0 if source is None else source.round
        self.phase: int = SETUP if source is None else source.phase
        self.first: int = 0 if source is None else source.first
        self.began: int = 0 if source is None else source.began  # First Player of the first round
        self.turn_of: int = 0 if source is None else source.turn_of
        self.acted: int = 0 if source is None else source.acted  # heroes whose turn of the Adventure phase is over
        self.points: int = 0 if source is None else source.points  # of the movement in progress
        self.move_die: int = 0 if source is None else source.move_die
        self.racers: list[list[int]] = NO_LISTS if source is None else source.racers  # seat, what comes next
        self.tests: list[list[int]] = [] if source is None else source.tests[:]
        self.fights: list[list[int]] = [] if source is None else source.fights[:]
        self.facing: list[list[int]] = [] if source is None else source.facing[:]
        self.sale: list[int] = NOTHING if source is None else source.sale
        self.outcome: int = FAILED if new or source is None else source.outcome  # of the last test or fight

    # -- heroes ------------------------------------------------------------------------------------------------------

    def is_down(self, seat: int) -> bool:
        return (self.down >> seat) & 1 == 1

    def home(self, seat: int) -> int:
        return BY_NUMBER[self.hero[seat]].start

    def in_order(self) -> list[int]:
        """event.first-player-priority: all seats, clockwise from the First Player. Only to be read."""
        return CLOCKWISE[self.seats][self.first]

    def most_wounds(self, seat: int) -> int:
        """ko.hero-threshold: the wounds that a hero bears without being KO."""
        return self.health[seat] - 1 if self.rules.ko_at_health else self.health[seat]

    def level(self, seat: int, skill: int) -> int:
        level = self.levels[seat * SKILLS + skill]
        for entry in self.temporary:
            if entry[0] == seat and entry[1] == skill:
                level += entry[2]
        return level

    def end_levels(self, until: int, seat: int) -> None:
        """Levels that were raised no longer than this are as before, for one seat or ANY_SEAT."""
        if self.temporary:
            self.temporary = [e for e in self.temporary if e[3] > until or (seat != ANY_SEAT and e[0] != seat)]

    def cards_of(self, seat: int) -> list[int]:
        """The sheet, what the hero carries, what remains in play for this seat, and the adventure that the hero is on:
        all that has abilities."""
        cards = [self.hero[seat], *self.kit[seat]]
        for entry in self.staying:
            if entry[1] == seat or entry[1] < 0:
                cards.append(entry[0])
        if self.rules.has_texts and self.on_quest(seat):  # special-text.nature
            cards.append(self.site_adventure[self.site_at(self.space[seat])])
        return cards

    def renew(self, seat: int) -> None:
        """Levels, defence, health and triggers anew from the cards of a seat."""
        sheet = BY_NUMBER[self.hero[seat]]
        base = seat * SKILLS
        for skill in range(SKILLS):
            self.levels[base + skill] = sheet.levels[skill]
        self.armour[seat] = sheet.defence
        self.health[seat] = sheet.health
        alert = 0
        active = 0
        gifts = 0
        for card in self.cards_of(seat):
            alert |= TRIGGERS_OF[card]
            active |= ACTIVE_AT[card]
            gifts |= GIFTS_OF[card]
            for ability in BY_NUMBER[card].abilities:
                kind = ability.kind
                if kind == PLUS:
                    self.levels[base + ability.what] += ability.number
                elif kind == DEFENCE:
                    self.armour[seat] += ability.number
                elif kind == HEALTH:
                    self.health[seat] += ability.number
        self.alert[seat] = alert
        self.active[seat] = active
        self.gifts[seat] = gifts

    def has_gift(self, seat: int, kind: int) -> bool:
        """Whether a card of this seat has an ability of this kind."""
        return (self.gifts[seat] >> kind) & 1 == 1

    def total(self, seat: int, kind: int, what: int) -> int:
        """The sum of a kind of ability of this seat, where its condition holds."""
        total = 0
        if not self.has_gift(seat, kind):
            return total
        for card in self.cards_of(seat):
            for ability in BY_NUMBER[card].abilities:
                if (
                    ability.kind == kind
                    and ability.what == what
                    and (ability.condition is None or ability.condition.holds(self, seat, card, -1))
                ):
                    total += ability.number
        return total

    def extra_dice(self, seat: int, keywords: int, where: int) -> int:
        """danger.test-keywords: dice that cards add to a test or a fight with these keywords, made there."""
        dice = 0
        if not self.has_gift(seat, DICE_WITH) and not self.has_gift(seat, DICE_IN):
            return dice
        for card in self.cards_of(seat):
            for ability in BY_NUMBER[card].abilities:
                kind = ability.kind
                if (
                    (kind == DICE_WITH and keywords >> ability.what & 1) or (kind == DICE_IN and where & ability.what)
                ) and (ability.condition is None or ability.condition.holds(self, seat, card, -1)):
                    dice += ability.number
        return dice

    def price_of(self, seat: int, deck: int) -> int:
        """gear.price: the price of a Gear or Ally card for this hero; the lowest that a card of the hero sets."""
        price = DECK_PRICE
        if self.villains:
            price += self.dearer()
        if not self.has_gift(seat, PRICE):
            return price
        for card in self.cards_of(seat):
            for ability in BY_NUMBER[card].abilities:
                if ability.kind == PRICE and ability.what == deck:
                    price = min(price, ability.number + self.dearer())
        return price

    def dearer(self) -> int:
        """villain.values: what Villains in play add to the price of a Gear or Ally card."""
        more = 0
        for row in self.villains:
            for ability in BY_NUMBER[row[V_CARD]].abilities:
                if ability.kind == DEARER:
                    more += ability.number
        return more

    def looks_at(self, seat: int, deck: int) -> int:
        """How many cards of this deck the hero draws to keep one."""
        most = 1
        if not self.has_gift(seat, LOOK):
            return most
        for card in self.cards_of(seat):
            for ability in BY_NUMBER[card].abilities:
                if ability.kind == LOOK and ability.what == deck:
                    most = max(most, ability.number)
        return most

    def is_ally(self, card: int) -> bool:
        return IS_A[card] == ALLY or (IS_A[card] == ITEM and BY_NUMBER[card].kind == ALLY)

    def carried(self, seat: int, deck: int) -> list[int]:
        """item.keyword: the Gear or the Allies of a hero, common items among them."""
        return [card for card in self.kit[seat] if self.is_ally(card) == (deck == ALLY)]

    def limit(self, seat: int, deck: int) -> int:
        return GEAR_LIMIT + self.total(seat, CARRY, deck)

    def has(self, seat: int, keyword: int) -> bool:
        return any(KEYWORDS_OF[card] >> keyword & 1 for card in self.kit[seat])

    def waits_for(self, seat: int, trigger: int) -> bool:
        return (self.alert[seat] >> trigger) & 1 == 1

    def leaders(self) -> list[int]:
        """Heroes with the most Fortune, in order."""
        most = max(self.fortune)
        return [seat for seat in self.in_order() if self.fortune[seat] == most]

    # -- the board ---------------------------------------------------------------------------------------------------

    def site_at(self, space: int) -> int:
        """The artifact that lies in a space, as its place in the row; -1 without one."""
        return self.site_space.index(space) if space in self.site_space else -1

    def on_quest(self, seat: int) -> bool:
        """artifact.resume-next-round: whether the artifact that this hero has begun to search for still lies here. One
        that has come to the space since then is another quest."""
        return self.quest[seat] == self.space[seat] and self.site_at(self.space[seat]) >= 0

    def set_quest(self, seat: int, space: int) -> None:
        """A hero begins a quest in a space, or ends one (-1). What was explored belongs to the old one
        (jungle.restart-after-leaving), and so does its special text (special-text.nature)."""
        if self.quest[seat] == space:
            return
        self.quest[seat] = space
        self.explored[seat] = 0
        self.pathfinders &= ~(1 << seat)
        if self.rules.has_texts:
            self.renew(seat)

    def danger_of(self, site: int) -> int:
        """card.adventure-danger-value: how many dangers must be overcome there."""
        return BY_NUMBER[self.site_adventure[site]].danger

    def is_temple(self, site: int) -> bool:
        """temple.icon."""
        return BY_NUMBER[self.site_artifact[site]].temple

    def temple_at(self, space: int) -> int:
        """The temple that stands in a space, as its place in the row; -1 without one."""
        site = self.site_at(space)
        return site if site >= 0 and self.is_temple(site) else -1

    def temple_stock(self) -> int:
        """temple.figure, temple.treasure-taken: figures that neither stand on the board nor were taken as treasure."""
        used = self.aside.count(TREASURE)
        for found in self.found:
            used += found.count(TREASURE)
        for artifact in self.site_artifact:
            if BY_NUMBER[artifact].temple:
                used += 1
        return TEMPLE_FIGURES - used

    def stock_of(self, figure: int) -> int:
        """What is left of a kind of henchman. Bodyguards are Nazi soldiers too (bodyguard.two)."""
        left = FIGURES[figure] - self.figures.count(figure)
        if figure == SOLDIER:
            for row in self.villains:
                left -= row[V_GUARDS]
        return left

    def heroes_at(self, space: int) -> list[int]:
        """ko.lies-in-start-city: heroes who stand there, in order. Whoever is KO lies out of reach."""
        return [seat for seat in self.in_order() if self.space[seat] == space and not self.is_down(seat)]

    # -- piles -------------------------------------------------------------------------------------------------------

    def can_draw(self, deck: int) -> bool:
        return bool(self.bags[deck]) or bool(self.discards[deck])

    def draw(self, deck: int) -> int:
        """danger.shuffle-before-draw, card.discard-per-deck: a card at random. An empty deck is made anew from its
        discards; -1 if there is nothing at all."""
        bag = self.bags[deck]
        if not bag:
            if deck == DANGER and self.discards[deck]:  # danger.alternative-full-cycle: in the order of their discard
                return self.discards[deck].pop(0)
            if not self.discards[deck]:
                self.tell(words.NOTHING_TO_DRAW, -1, -1, -1, deck)
                return -1
            self.reshuffle(deck)
            self.tell(words.RESHUFFLED, -1, -1, -1, deck)
            bag = self.bags[deck]
        self.learned += 1
        return self.draw_from(bag)

    def reshuffle(self, deck: int) -> None:
        """The discards go back into the bag."""
        self.fill_bag(self.bags[deck], self.discards[deck])

    def put_away(self, card: int) -> None:
        """A card goes to the discard pile of its deck; a Danger back into the deck (danger.discard-returns), unless all
        of them go round (danger.alternative-discard-top), and a common item to the shop."""
        deck = IS_A[card]
        if deck == ITEM or (deck == DANGER and not self.rules.dangers_cycle):
            self.bags[deck].append(card)
            return
        if deck <= CITY:
            self.known.show_all(card)
        self.discards[deck].append(card)
        if BY_NUMBER[card].shuffle:
            self.reshuffle(deck)
            self.tell(words.SHUFFLE_ICON, -1, card, -1, deck)

    def discard_pair(self, artifact: int, adventure: int) -> None:
        """An Artifact with its Adventure is put away; the treasure of a temple goes back to the box
        (temple.treasure-fates)."""
        if artifact != TREASURE:
            self.put_away(artifact)
            self.put_away(adventure)

    # -- goods -------------------------------------------------------------------------------------------------------

    def gain_glory(self, seat: int, number: int, card: int, cause: int) -> None:
        gained = max(number, -self.glory[seat])
        self.glory[seat] += gained
        self.tell(words.GLORY, seat, card, A_LOSS if number < 0 else -1, gained, cause=cause)

    def gain_fortune(self, seat: int, number: int, card: int, cause: int) -> None:
        gained = max(number, -self.fortune[seat])
        self.fortune[seat] += gained
        self.tell(words.FORTUNE, seat, card, A_LOSS if number < 0 else -1, gained, cause=cause)

    def heal(self, seat: int, number: int, cause: int) -> None:
        """wound.heal."""
        healed = min(number, self.wounds[seat])
        if healed:
            self.wounds[seat] -= healed
            self.tell(words.HEALED, seat, -1, -1, healed, cause=cause)

    def bear(self, seat: int) -> None:
        """ko.hero-threshold: who parts with a card that gives health has as many wounds as can be borne; no KO."""
        surplus = self.wounds[seat] - self.most_wounds(seat)
        if surplus > 0 and (self.doomed >> seat) & 1 == 0:
            self.heal(seat, surplus, words.OF_ITSELF)

    # -- tests and fights --------------------------------------------------------------------------------------------

    def change_test(self, field: int, value: int) -> None:
        test = self.tests[-1][:]
        test[field] = value
        self.tests[-1] = test

    def change_fight(self, field: int, value: int) -> None:
        fight = self.fights[-1][:]
        fight[field] = value
        self.fights[-1] = fight

    def is_fighting(self) -> bool:
        """Whether the newest open thing is a fight and not a test in it."""
        return bool(self.fights) and self.fights[-1][F_TESTS] == len(self.tests)

    def path_of_face(self, facing: list[int]) -> int:
        """Where the test of a danger or a cliffhanger that lies open stands in its card's script."""
        return (BACK_OF if facing[D_SIDE] == BACK else FRONT_OF)[facing[D_CARD]]

    def throw(self, dice: int) -> int:
        """Dice are thrown: their faces packed, base 8 under a leading 1."""
        packed = 1
        for _ in range(dice):
            packed = (packed << 3) | (int(self.roll(6)) + 1)
        self.learned += 1
        return packed


def count_at_least(packed: int, target: int) -> int:
    """test.success-per-die: how many of the packed dice show the target or more."""
    hits = 0
    while packed > 1:
        if packed & 7 >= target:
            hits += 1
        packed >>= 3
    return hits


CAUSE_OF_DECK: Final = {
    EVENT: words.BY_EVENT, CITY: words.BY_CITY, GEAR: words.BY_GEAR, ALLY: words.BY_GEAR, ITEM: words.BY_ITEM,
    ENEMY: words.BY_ENEMY, NAZI: words.BY_ENEMY, REFERENCE: words.BY_REFERENCE, DANGER: words.BY_DANGER,
    ADVENTURE: words.BY_ADVENTURE, HERO: words.BY_SHEET, VILLAIN: words.BY_VILLAIN,
}  # fmt: skip


def cause_of(card: int) -> int:
    """What a card does happens because of what it is; 0 without a card."""
    if card < 0:
        return words.OF_ITSELF
    return words.BY_SECRET if BY_NUMBER[card].secret else CAUSE_OF_DECK[IS_A[card]]


# What a hidden card cannot be, because of how it came to a hand: an Event that is played at once, a City card that is
# read aloud.
OPEN_EVENT: Final = 1
OPEN_CITY: Final = 2
CATEGORIES: Final[list[int]] = [0] * HIDDEN_CARDS


def is_sea(space: int) -> bool:
    return FIRST_SEA <= space < FIRST_CITY


def is_city(space: int) -> bool:
    return space >= FIRST_CITY
