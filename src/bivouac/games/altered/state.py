"""The game as it stands: what cards give each other, what things cost, what a move sets off."""

from typing import Any, Final

from bivouac.engine.actions import PASS, YES
from bivouac.engine.events import Event, event
from bivouac.engine.life import announce
from bivouac.engine.objects import STRIDE
from bivouac.engine.state import Choice, Step, Trigger
from bivouac.engine.verbs import Verb, begin
from bivouac.games.altered import words
from bivouac.games.altered.actions import (
    AT_LANDMARKS,
    AT_RESERVE,
    EXHAUST,
    FIRST,
    LETTERS,
    PICK,
    PLACES,
    PLAY,
    RANKS,
    REPLAY,
    SUPPORT,
    TOKEN_RANKS,
    VERB,
)
from bivouac.games.altered.catalog import (
    ABILITIES,
    ARROW,
    CATALOG,
    CAUSES,
    CHARACTER,
    CREATES,
    EXTRA_DIE,
    FORWARD,
    FROM_RESERVE,
    GAINS_BOOST,
    GIVES_RESERVE_TRIGGER,
    IS_A,
    JOINS,
    LEAVES,
    LEAVES_LANDMARKS,
    LEAVES_TO_RESERVE,
    LISTENS,
    MAY_BECOME_MANA,
    NOT_PLAYABLE,
    OPPONENT_DRAWS,
    RESERVE_LEFT,
    RESUPPLIES_BETTER,
    ROLLS,
    SACRIFICED,
    SACRIFICES,
    SCRIPTS,
    SCRIPTS_PER_KIND,
    STANDINGS,
    STANDS,
    TO_MANA_INSTEAD,
    Ability,
)
from bivouac.games.altered.rules import Rules
from bivouac.games.altered.state_ground import (
    AFTERNOON,
    DECK,
    DISCARD,
    EXPEDITION,
    FLEETING,
    HAND,
    LANDMARKS,
    LAST_REGION,
    MANA,
    NO_CATEGORIES,
    RESERVE,
    REVEALED,
    SETUP,
    TOKENS_FROM,
    seat_of_zone,
)
from bivouac.games.altered.state_influence import Influence

NONE: Final[list[int]] = []
OFTEN: Final = 100  # trigger.loop-guard
MET: Final = LAST_REGION

# Kinds of events that may be replaced, and what becomes of one.
RESUPPLY: Final = 0
ROLL: Final = 1
BETTER: Final = 2

LINE_OF: Final = {
    RESERVE: words.TO_RESERVE, DISCARD: words.TO_DISCARD, HAND: words.TO_HAND, DECK: words.TO_DECK,
    MANA: words.TO_MANA,
}  # fmt: skip


class Altered(Influence):
    __slots__ = ()

    def __init__(self, rules: Rules, source: "Altered | None") -> None:
        super().__init__(rules, source)

    def clone(self) -> "Altered":
        return Altered(self.rules, self)

    # -- reactions -----------------------------------------------------------------------------------------------------

    def react(self, owner: int, source: int, script: int, about: int) -> None:
        """trigger.per-event: one pending reaction for each match; trigger.loop-guard."""
        use = source * SCRIPTS_PER_KIND + script % SCRIPTS_PER_KIND
        if len(self.uses) >= OFTEN and self.uses.count(use) >= OFTEN:
            return
        self.uses.append(use)
        self.pending.append(Trigger(owner, source, script, about, 0))

    def trigger_own(self, card: int, event: int) -> None:
        """Something happens to a card: its own abilities that wait for it."""
        kind = self.kinds[card]
        if LISTENS[kind] >> event & 1 and not (ARROW <= event <= FROM_RESERVE and self.is_silenced(card)):
            owner = self.owner(card)
            number = self.objects.number[card]
            for ability in ABILITIES[kind]:
                if ability.event == event and (
                    ability.condition is None or ability.condition.holds(self, owner, number, number)
                ):  # trigger.condition-before
                    self.react(owner, number, ability.script, number)
        if event == FROM_RESERVE and self.standing >> GIVES_RESERVE_TRIGGER & 1 and not self.is_silenced(card):
            self.trigger_given(card)

    def trigger_given(self, card: int) -> None:
        """A reserve trigger that another card gives to this one."""
        for source in self.working(self.owner(card)):
            for standing in STANDINGS[self.kinds[source]]:
                if standing.what == GIVES_RESERVE_TRIGGER and self.gives(standing, source, card):
                    number = self.objects.number[card]
                    self.react(self.owner(card), number, standing.script, number)

    def watch(self, event: int, seat: int, card: int, skip: list[int], due: int = 0) -> None:
        """Cards that watch for this event react: it happened to or by `seat`, about `card`.

        Cards in `skip` are too new to have seen it (trigger.must-exist). `due` are the terrains by which an expedition
        has moved forward.
        """
        if not self.listening >> event & 1:
            return
        owner = 1 - seat if event == OPPONENT_DRAWS else seat
        about = self.objects.number[card] if card >= 0 else -1
        for source in self.working(owner):
            if LISTENS[self.kinds[source]] >> event & 1 and source not in skip:
                number = self.objects.number[source]
                for ability in ABILITIES[self.kinds[source]]:
                    if ability.event != event or (event == FORWARD and not ability.terrains & due):
                        continue
                    if self.matches(ability, owner, number, card, about):
                        self.react(owner, number, ability.script, about)

    def matches(self, ability: Ability, owner: int, source: int, card: int, about: int) -> bool:
        if ability.about is not None and not ability.about.fits(self, card, owner, source):
            return False
        return ability.condition is None or ability.condition.holds(self, owner, source, about)

    def trigger_phase(self, event: int) -> None:
        """phase.start-triggers, noon.too-late: all of them at once, as the phase begins."""
        if self.listening >> event & 1:
            for seat in (0, 1):
                for card in self.working(seat):
                    self.trigger_own(card, event)

    def initiative(self) -> list[int]:
        """trigger.initiative: the turn player in the Afternoon, the first player otherwise."""
        seat = self.active if self.phase == AFTERNOON else self.first
        return [seat, 1 - seat]

    def resolve(self, trigger: Trigger) -> None:
        kind = trigger.ability // SCRIPTS_PER_KIND
        self.tell(words.TRIGGERED, trigger.owner, kind, cause=CAUSES[trigger.ability][trigger.number])
        if self.rules.at_once:
            self.agenda.append(CHECK_MOVED)
        begin(self, trigger.ability, trigger.owner, trigger.source, trigger.about, 0, trigger.number)

    def source_option(self, source: int) -> int:
        return FIRST.ids[self.kinds[source % STRIDE] * LETTERS]

    def trigger_option(self, trigger: Trigger) -> int:
        kind = trigger.ability // SCRIPTS_PER_KIND
        return FIRST.ids[kind * LETTERS + min(trigger.ability % SCRIPTS_PER_KIND, LETTERS - 1)]

    def node(self, script: int, path: int) -> Verb[Any]:
        return SCRIPTS[script][path]

    # -- moves and what they set off -----------------------------------------------------------------------------------

    def say(self, line: int, seat: int, card: int, other: int = -1, number: int = 0, cause: int = 0) -> None:
        """Tell a line about an open card; lines name cards by their kind."""
        if self.ear is not None:
            self.tell(line, seat, self.kinds[card], other, number, cause=cause)

    def left_reserve(self, card: int, seat: int) -> None:
        if self.phase == AFTERNOON:
            self.watch(RESERVE_LEFT, seat, card, NONE)

    def join(self, card: int, origin: int, seat: int, side: int) -> None:
        """trigger.joins: a Character comes into an expedition, played or not."""
        self.shift(card, origin, EXPEDITION + 2 * seat + side)
        self.watch(JOINS, seat, card, [card])
        self.trigger_own(card, ARROW)

    def create(self, creator: int, kind: int, expeditions: list[int], cause: int) -> None:
        """token.character: tokens are created in these expeditions in one step, one for each entry."""
        made: list[int] = []
        for expedition in expeditions:
            made.append(self.new_token(kind, EXPEDITION + expedition))
            line = words.CREATED_COMPANION if expedition & 1 else words.CREATED_HERO
            self.say(line, expedition >> 1, made[-1], cause=cause)
        for card in made:
            self.watch(JOINS, self.owner(card), card, made)
            self.watch(CREATES, creator, card, made)
            self.trigger_own(card, ARROW)

    def send(self, cards: list[int], goal: int, cause: int = 0) -> None:
        """Cards in play go to a zone of their owners, all at once (night.who-stays); then reactions wait.

        Where a card may become an orb instead, its player is asked first.
        """
        if self.standing >> MAY_BECOME_MANA & 1:
            asked = [card for card in cards if self.has_own(MAY_BECOME_MANA, card)]
            if asked:
                self.leaving = cards[:]
                self.agenda.append(Depart(goal, cause))
                for card in asked:
                    self.say(words.ABOUT_TO_LEAVE, self.owner(card), card, cause=cause)
                for card in reversed(asked):
                    self.agenda.append(BecomeOrb(card))
                return
        self.depart(cards, goal, cause)

    def depart(self, cards: list[int], goal: int, cause: int) -> None:
        for card in cards:
            if self.where[card] >= EXPEDITION:
                self.trigger_own(card, LEAVES)
                is_sent = goal == RESERVE and card < TOKENS_FROM and not self.marks[card] & FLEETING
                if is_sent and not self.has_own(TO_MANA_INSTEAD, card):
                    self.trigger_own(card, LEAVES_TO_RESERVE)
            else:
                self.trigger_own(card, LEAVES_LANDMARKS)
        for card in cards:
            self.leave(card, goal, cause)

    def leave(self, card: int, goal: int, cause: int) -> None:
        seat = self.owner(card)
        origin = self.where[card]
        if card >= TOKENS_FROM:
            self.say(words.TOKEN_GOES, seat, card)
            self.vanish(card)
            return
        line = LINE_OF[goal]
        if origin >= EXPEDITION:
            if self.has_own(TO_MANA_INSTEAD, card):  # a replacement; exhausted (mana.by-effect)
                goal = MANA
                line = words.TO_MANA
                cause = words.BY_REPLACEMENT
            elif goal == RESERVE and self.marks[card] & FLEETING:  # status.fleeting-from-expeditions
                goal = DISCARD
                line = words.FLEETING_GOES
                cause = 0
        self.say(line, seat, card, cause=cause)
        self.shift(card, origin, goal + seat)

    def sacrifice(self, cards: list[int], cause: int = 0) -> None:
        """action.sacrifice: it counts for tokens too; several at once are seen by all that were there."""
        for card in cards:
            seat = self.owner(card)
            self.say(words.SACRIFICED, seat, card, cause=cause)
            self.trigger_own(card, SACRIFICED)
            if IS_A[self.kinds[card]] & CHARACTER:
                self.watch(SACRIFICES, seat, card, NONE)
        self.send(cards, DISCARD, words.BY_SACRIFICE)

    def put_away(self, card: int, seat: int, line: int, cause: int = 0) -> None:
        """A card of a Reserve is discarded; the line may name whose it was."""
        self.say(line, seat, card, self.owner(card), cause=cause)
        self.shift(card, RESERVE + self.owner(card), DISCARD + self.owner(card))

    def boost(self, cards: list[int], amount: int, cause: int) -> None:
        self.is_fresh = False
        for card in cards:
            self.boosts[card] += amount
            self.say(words.BOOSTED, self.owner(card), card, -1, amount, cause)
            if amount and self.where[card] >= EXPEDITION:
                self.watch(GAINS_BOOST, self.owner(card), card, NONE)

    def draw(self, seat: int, amount: int, line: int, cause: int = 0) -> None:
        """One event, however many cards (ruling.quetzalcoatl)."""
        drawn = 0
        for _ in range(amount):
            if self.refill(seat, words.BY_SHORT_DECK if drawn else 0):
                self.draw_one(seat, line, cause)
                drawn += 1
            else:
                self.tell(words.NOTHING_TO_DRAW, seat)
        if drawn:
            self.watch(OPPONENT_DRAWS, seat, -1, NONE)

    def resupply(self, seat: int) -> None:
        """action.resupply, unless something replaces it."""
        if self.standing >> RESUPPLIES_BETTER & 1:
            announce(self, event(RESUPPLY, seat, seat))
        else:
            self.resupply_now(seat)

    def resupply_now(self, seat: int) -> None:
        if not self.refill(seat, words.BY_SHORT_DECK):
            self.tell(words.NOTHING_TO_DRAW, seat)
            return
        card = self.zones[DECK + seat][-1]
        self.shift(card, DECK + seat, RESERVE + seat)
        self.open_up(card)
        self.say(words.RESUPPLIED, seat, card)
        self.watch(OPPONENT_DRAWS, seat, -1, NONE)

    def reveal(self, seat: int, amount: int, cause: int = 0) -> None:
        """The top cards of a deck lie open until the effect says where they go."""
        for _ in range(amount):
            if not self.refill(seat, words.BY_SHORT_DECK):
                self.tell(words.NOTHING_TO_DRAW, seat)
                return
            card = self.zones[DECK + seat][-1]
            self.shift(card, DECK + seat, REVEALED)
            self.open_up(card)
            self.say(words.REVEALED, seat, card, cause=cause)

    def throw(self, seat: int, dice: int) -> None:
        """die.fair: dice are rolled and lie open; once for all of them those who watch react."""
        for _ in range(dice):
            self.dice.append(int(self.roll(6)) + 1)
            self.tell(words.ROLLED, seat, -1, -1, self.dice[-1])
        self.watch(ROLLS, seat, -1, NONE)

    # -- events that may be replaced -----------------------------------------------------------------------------------

    def replacements(self, event: Event) -> list[int]:
        """replace.once: sources, as objects, that have not yet rewritten this event."""
        if event.kind == RESUPPLY:
            if event.outcome == BETTER:
                return []
            sources = self.sources_of(RESUPPLIES_BETTER, event.target)
        else:
            sources = self.sources_of(EXTRA_DIE, event.target)
        numbers = [self.objects.number[source] for source in sources]
        return [number for number in numbers if number not in event.answered]

    def replace(self, source: int) -> None:
        newest = self.events[-1]
        line = words.RESUPPLY_REPLACED if newest.kind == RESUPPLY else words.DIE_ADDED
        self.say(line, newest.target, source % STRIDE)
        if newest.kind == RESUPPLY:
            self.events[-1] = newest.with_outcome(BETTER)
        else:
            self.events[-1] = newest.with_amount(newest.amount + 1)

    def lands(self, event: Event) -> None:
        if event.kind == ROLL:
            self.throw(event.target, event.amount)
        elif event.outcome == BETTER:
            self.reveal(event.target, 2, words.BY_REPLACEMENT)
        else:
            self.resupply_now(event.target)

    # -- naming what lies open -----------------------------------------------------------------------------------------

    def pick(self, me: int, card: int) -> int:
        """The action by which a seat names an open card: its kind, its place and, where two differ, a rank."""
        zone = self.where[card]
        spot = zone & 1 if zone >= EXPEDITION else AT_LANDMARKS if zone >= LANDMARKS else AT_RESERVE
        place = spot if seat_of_zone(zone) == me else spot + PLACES // 2
        return PICK.ids[(self.kinds[card] * PLACES + place) * TOKEN_RANKS + self.rank(card, zone)]

    def rank(self, card: int, zone: int) -> int:
        kind = self.kinds[card]
        mine = self.look(card)
        lower: list[int] = []
        for other in self.zones[zone]:
            if other != card and self.kinds[other] == kind:
                look = self.look(other)
                if look < mine and look not in lower:
                    lower.append(look)
        return min(len(lower), (TOKEN_RANKS if card >= TOKENS_FROM else RANKS) - 1)

    def look(self, card: int) -> int:
        """What tells two cards of one kind apart in one place."""
        return self.counters[card] << 24 | self.boosts[card] << 8 | self.marks[card]

    def picks(self, me: int, cards: list[int]) -> list[int]:
        """Each of these cards as an action, sorted; equal ones once."""
        options: list[int] = []
        for card in cards:
            option = self.pick(me, card)
            if option not in options:
                options.append(option)
        options.sort()
        return options

    def picked(self, me: int, cards: list[int], option: int) -> int:
        """Which of these cards an action names, -1 if none."""
        for card in cards:
            if self.pick(me, card) == option:
                return card
        return -1

    def open_cards(self) -> list[int]:
        """All that can be picked: what lies in Reserves, among Landmarks and in expeditions."""
        zones = self.zones[RESERVE : RESERVE + 2] + self.zones[LANDMARKS:]
        return [card for zone in zones for card in zone]

    # -- what may be done ----------------------------------------------------------------------------------------------

    def why_not_play(self, seat: int, card: int, origin: int) -> int:
        """afternoon.play-cost: a card of the own hand or Reserve."""
        kind = self.kinds[card]
        if STANDS[kind] >> NOT_PLAYABLE & 1:
            number = self.objects.number[card]
            for standing in STANDINGS[kind]:
                if standing.what == NOT_PLAYABLE and (
                    standing.condition is None or standing.condition.holds(self, seat, number, -1)
                ):
                    return words.NOT_PLAYABLE
        cost = self.cost(seat, card, origin)
        if cost > self.ready[seat] and cost - self.discount(seat, card) > self.ready[seat]:
            return words.NOT_ENOUGH_MANA
        return words.FINE

    def discount(self, seat: int, card: int) -> int:
        """By how much a card of the Reserve, discarded, would make this one cheaper."""
        cheaper = CATALOG.cards[self.kinds[card]].cheaper
        if cheaper == 0:
            return 0
        others = len(self.zones[RESERVE + seat]) - (1 if self.where[card] == RESERVE + seat else 0)
        return cheaper if others > 0 else 0

    def why_not_quick(self, seat: int, card: int, ability: Ability) -> int:
        """afternoon.quick-cost: the whole cost of a quick action must be payable."""
        number = self.objects.number[card]
        if ability.condition is not None and not ability.condition.holds(self, seat, number, number):
            return words.QUICK_CONDITION
        if self.quick_mana(ability, seat, number) > self.ready[seat]:
            return words.QUICK_MANA
        for verb in SCRIPTS[ability.script]:
            if verb.is_cost() and not verb.payable(self, seat, number):
                return words.QUICK_COST
        if len(self.uses) >= OFTEN:
            use = number * SCRIPTS_PER_KIND + ability.script % SCRIPTS_PER_KIND
            if self.uses.count(use) >= OFTEN:
                return words.TOO_OFTEN
        return words.FINE

    def quick_mana(self, ability: Ability, seat: int, number: int) -> int:
        is_dearer = ability.dearer is not None and ability.dearer.holds(self, seat, number, number)
        return ability.mana + int(is_dearer)

    # -- the end -------------------------------------------------------------------------------------------------------

    def check_victory(self) -> None:
        """end.meet, end.crossed, end.distance: the larger sum wins; equal ones are for the Arena (end.arena)."""
        sums = [self.distance(0), self.distance(1)]
        if max(sums) < MET or sums[0] == sums[1]:
            return
        winner = 0 if sums[0] > sums[1] else 1
        self.scores = sums
        if min(sums) >= MET:
            self.tell(words.FURTHER, winner, -1, min(sums), max(sums))
            self.end([winner], words.ENDING_FURTHER)
        else:
            self.tell(words.MET, winner, -1, -1, max(sums), cause=words.BY_CROSSING if max(sums) > MET else 0)
            self.end([winner], words.ENDING_MET)

    def check_moved(self) -> None:
        """end.check with `victory=at-once`: after an effect or a Dusk that moved a marker."""
        if self.moved:
            self.moved = False
            if not self.arena:
                self.check_victory()

    # -- reasons -------------------------------------------------------------------------------------------------------

    def why_over(self, seat: int, option: int) -> int:
        return words.WHY_OVER[self.ending]

    def why_not_asked(self, seat: int, option: int) -> int:
        if self.phase == SETUP:
            return words.OPENING_DONE
        verb = VERB[option]
        if self.phase == AFTERNOON and self.active != seat:
            if verb == EXHAUST.number or verb == SUPPORT.number:
                return words.QUICK_NOT_NOW
            if verb == PLAY.number or verb == REPLAY.number:
                return words.NOT_YOUR_TURN
        return words.OPPONENT_CHOOSES

    def why_not_answer(self, seat: int, when: int, option: int) -> int:
        return words.FINISH_EFFECT

    def why_not_order(self, seat: int, option: int) -> int:
        return words.ORDER_FIRST

    # -- dealing anew --------------------------------------------------------------------------------------------------

    def hidden_zones(self) -> list[list[int]]:
        return self.zones[:DISCARD]

    def categories(self) -> list[int]:
        return NO_CATEGORIES

    def redraw_secrets(self, seat: int) -> None:
        """zone.tumult-hidden: face-down Tumult cards are shuffled and turned anew; nobody knows more of them.

        They are put in an order of their own first: how they truly lie has no part in what the same chance deals.
        """
        hidden = [card for card in range(3) if not self.shown >> card & 1]
        halves = [sorted(self.regions[1 + 2 * card : 3 + 2 * card]) for card in hidden]
        halves.sort()
        regions = self.regions[:]
        i = len(halves) - 1
        while i > 0:
            j = self.roll(i + 1)
            halves[i], halves[j] = halves[j], halves[i]
            i -= 1
        for card, pair in zip(hidden, halves, strict=True):
            turned = self.roll(2)
            regions[1 + 2 * card] = pair[turned]
            regions[2 + 2 * card] = pair[1 - turned]
        self.regions = regions


class Depart(Step[Altered]):
    """Those who were about to leave do, but for those that have become orbs."""

    __slots__ = ("cause", "goal")

    def __init__(self, goal: int, cause: int) -> None:
        self.goal: Final = goal
        self.cause: Final = cause

    def data(self) -> list[int]:
        return [self.goal, self.cause]

    def run(self, game: Altered) -> None:
        cards = game.leaving
        game.leaving = []
        game.depart(cards, self.goal, self.cause)


class BecomeOrb(Choice[Altered]):
    """A replacement that its player may use: the card becomes an orb, exhausted, instead of leaving for elsewhere."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def data(self) -> list[int]:
        return [self.card]

    def seat(self, game: Altered) -> int:
        return game.owner(self.card)

    def options(self, game: Altered) -> list[int]:
        return [PASS, YES]

    def chosen(self, game: Altered, option: int) -> None:
        if option == YES:
            game.leaving.remove(self.card)
            game.trigger_own(self.card, LEAVES)
            game.say(words.TO_MANA, game.owner(self.card), self.card, cause=words.BY_REPLACEMENT)
            game.shift(self.card, game.where[self.card], MANA + game.owner(self.card))
            return
        for standing in STANDINGS[game.kinds[self.card]]:
            if standing.what == MAY_BECOME_MANA and standing.verb is not None:
                game.react(self.seat(game), game.objects.number[self.card], standing.script, -1)

    def reason(self, game: Altered, seat: int, option: int) -> int:
        return words.FINISH_EFFECT


class CheckMoved(Step[Altered]):
    """With `victory=at-once`: a reaction has resolved."""

    __slots__ = ()

    def run(self, game: Altered) -> None:
        game.check_moved()


CHECK_MOVED: Final = CheckMoved()
