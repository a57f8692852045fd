"""What lies on the table, and the small moves that everything else is made of."""

from typing import Any, Final

from bivouac.engine.events import AFTER, BEFORE, Event, event
from bivouac.engine.life import announce
from bivouac.engine.lines import ALL
from bivouac.engine.state import State, Step
from bivouac.engine.verbs import ChooseOne, If, Then, Verb, begin
from bivouac.games.altiplano import words
from bivouac.games.altiplano.actions import NOUN, REACT, VERB
from bivouac.games.altiplano.catalog import (
    ADVENTURER,
    ANSWERING,
    ARCHAEOLOGIST,
    BEAST,
    CARDS_IN_BOX,
    CATALOG,
    CAUSES,
    CHARACTER,
    CHARACTERS_IN_BOX,
    FIRST_PLAYED,
    FIRST_TREASURE,
    GUARD_TREASURES,
    IS_A,
    KEEP_LESS,
    KEEP_MORE,
    LOCATION,
    MOMENTS,
    NEVER,
    ON_BEAST,
    ON_DISCARD,
    ON_LOCATION,
    ON_REACTION,
    ON_REMOVAL,
    ON_TRAP,
    RAIDER,
    REACTION,
    ROGUE,
    TAKEN_FROM_HAND,
    TRAP,
    TREASURE,
)
from bivouac.games.altiplano.rules import Rules

# Zones. Those of a seat stand in pairs, those of a pile too; the top of a pile is the end of its list.
EXPLORATION: Final = 0
CHARACTERS: Final = 1
BOTH_KINDS: Final = 3  # as a mask
HAND: Final = 0
CAMP: Final = 2
PLACE_OF: Final = 4  # the Location of a Camp: one card or none
TREASURES: Final = 6
PILE: Final = 8
DISCARD: Final = 10
LOOKING: Final = 12  # cards a seat is looking at
KEPT: Final = 14  # face-down Characters during Expedition Assembly
IN_PLAY: Final = 16  # cards announced and not yet resolved
SHOWN: Final = 17  # cards revealed by the effect that runs
ZONES: Final = 18

# Kinds of events. The `amount` of a placing is the card whose effect places, -1 in phase 3.
PLAYED: Final = 0
REACTED: Final = 1
REMOVAL: Final = 2
PLACING: Final = 3
RANDOM_DISCARD: Final = 4

# What a Reaction can make of an event, besides cancelling it.
TO_HAND: Final = 2
BURIED: Final = 3

CAMP_LIMIT: Final = 5
HAND_LIMIT: Final = 5
BARRED_TREASURE: Final = 1


# Saved by their names; each is declared in `__init__`, once for a new game and a copy.
FIELDS: Final = ("first", "holder", "phase", "turn", "turn_of", "zones")


class Altiplano(State):
    __slots__ = ("rules", *FIELDS)

    def __init__(self, rules: Rules, source: "Altiplano | None") -> None:
        super().__init__(2, CARDS_IN_BOX, 0, source)
        self.rules: Rules = rules
        self.zones: list[list[int]] = (
            [[] for _ in range(ZONES)] if source is None else [zone[:] for zone in source.zones]
        )
        self.holder: list[int] = [-1, -1] if source is None else source.holder[:]  # of The Adventurer and The Rogue
        self.turn_of: int = 0 if source is None else source.turn_of
        self.first: int = 0 if source is None else source.first
        self.turn: int = 0 if source is None else source.turn
        self.phase: int = 0 if source is None else source.phase

    def clone(self) -> "Altiplano":
        return Altiplano(self.rules, self)

    # -- moves -------------------------------------------------------------------------------------------------------

    def move(self, card: int, origin: int, goal: int) -> None:
        self.zones[origin].remove(card)
        self.zones[goal].append(card)

    def bring_out(self, card: int, seat: int) -> None:
        """A card of a hand is announced: it lies open before all until it is resolved."""
        self.known.turns_up(card, self.zones[HAND + seat], CATEGORIES)
        self.move(card, HAND + seat, IN_PLAY)
        self.known.show_all(card)
        self.learned += 1

    def hand_over(self, card: int, giver: int) -> None:
        """A card goes from one hand to the other; both players know it then."""
        self.known.turns_up(card, self.zones[HAND + giver], CATEGORIES)
        self.move(card, HAND + giver, HAND + 1 - giver)
        self.known.show_all(card)
        self.learned += 1

    def draw(self, seat: int, kind: int, line: int, cause: int = 0) -> bool:
        """One card from a pile to a hand; whether there was one."""
        if not self.refill(kind):
            return False
        card = self.zones[PILE + kind].pop()
        self.zones[HAND + seat].append(card)
        self.known.show(seat, card)
        self.learned += 1
        self.tell(line, seat, card, kind, 0, 1 << seat, cause)
        return True

    def refill(self, kind: int) -> bool:
        """A card is needed: an empty pile is made anew of its discard (piles.reshuffle). False when both are empty."""
        pile = self.zones[PILE + kind]
        if pile:
            return True
        discard = self.zones[DISCARD + kind]
        if not discard:
            return False
        pile.extend(discard)
        discard.clear()
        self.shuffle(pile)
        self.tell(words.RESHUFFLED, -1, -1, kind, len(pile))
        return True

    def renew(self, kinds: int) -> None:
        """piles.reshuffle-when: what was under way has ended, so draw piles of these kinds do not stay exhausted."""
        zones = self.zones
        if (zones[PILE + EXPLORATION] and zones[PILE + CHARACTERS]) or not self.rules.renews_at_once:
            return
        if kinds & 1:
            self.refill(EXPLORATION)
        if kinds & 2:
            self.refill(CHARACTERS)

    def stocked(self) -> int:
        """The piles that an effect would exhaust if it began now, as a mask: all piles, unless another effect runs."""
        if not self.frames:
            return BOTH_KINDS
        return (1 if self.zones[PILE + EXPLORATION] else 0) | (2 if self.zones[PILE + CHARACTERS] else 0)

    def can_draw(self, kind: int) -> bool:
        return bool(self.zones[PILE + kind]) or bool(self.zones[DISCARD + kind])

    def put_away(self, card: int, origin: int) -> None:
        """A card goes face up to the discard pile of its own kind (words.discard, words.remove)."""
        if origin <= HAND + 1:
            self.known.turns_up(card, self.zones[origin], CATEGORIES)
        self.zones[origin].remove(card)
        self.zones[DISCARD + (CHARACTERS if IS_A[card] & CHARACTER else EXPLORATION)].append(card)
        self.known.show_all(card)
        self.learned += 1

    def discard_at_random(self, seat: int, line: int) -> None:
        """play.random: every card of the hand, of either kind, is equally likely."""
        hand = self.zones[HAND + seat]
        card = hand[self.roll(len(hand))]
        self.put_away(card, HAND + seat)
        self.tell(line, seat, card)

    def join_camp(self, seat: int, card: int, origin: int, displaced: int, source: int) -> None:
        """A Character enters a Camp, a sixth in place of one of the five: one change, then the Specials are checked.

        `source` is the card whose effect brings it in, -1 in phase 3.
        """
        if displaced >= 0:
            self.put_away(displaced, CAMP + seat)
            self.tell(words.DISPLACED, seat, displaced, card, cause=words.CAMP_IS_FULL if source >= 0 else 0)
        self.zones[origin].remove(card)
        self.zones[CAMP + seat].append(card)
        self.known.show_all(card)
        self.assign_specials()

    def leave_camp(self, seat: int, card: int) -> None:
        self.put_away(card, CAMP + seat)
        self.assign_specials()

    def put_treasure(self, seat: int, card: int, origin: int, source: int) -> None:
        """end.two-treasures, end.by-effect: the second Treasure in a Camp wins at once."""
        self.move(card, origin, TREASURES + seat)
        self.known.show_all(card)
        if len(self.zones[TREASURES + seat]) >= 2:
            self.scores = [len(self.zones[TREASURES]), len(self.zones[TREASURES + 1])]
            self.end([seat], words.TWO_TREASURES)
            self.tell(words.WON, seat, card, cause=words.WON_BY_EFFECT if source >= 0 else 0)

    def count(self, seat: int, kinds: int) -> int:
        """Characters of these kinds in a Camp; one of both kinds counts for both (special.double-type)."""
        n = 0
        for card in self.zones[CAMP + seat]:
            if IS_A[card] & kinds:
                n += 1
        return n

    def assign_specials(self, cause: int = 0) -> None:
        """special.every-change: strictly more of the kind holds the card; on a tie it lies on the central board.

        `cause` is named at set-up; afterwards the majority is the cause, or the tie.
        """
        for special, kind in ((0, ARCHAEOLOGIST), (1, RAIDER)):
            difference = self.count(0, kind) - self.count(1, kind)
            holder = 0 if difference > 0 else 1 if difference < 0 else -1
            if holder != self.holder[special]:
                self.holder[special] = holder
                if holder < 0:
                    self.tell(words.SPECIAL_BACK, holder, ADVENTURER + special)
                else:
                    why = cause or words.MAJORITY[special]
                    self.tell(words.SPECIAL_TO, holder, ADVENTURER + special, cause=why)

    def hand_limit(self, seat: int) -> int:
        """phase4.raised-limit: standing abilities in either Camp."""
        limit = HAND_LIMIT
        for card in self.zones[CAMP + seat]:
            if CATALOG.cards[card].standing == KEEP_MORE:
                limit += CATALOG.cards[card].amount
        for card in self.zones[CAMP + 1 - seat]:
            if CATALOG.cards[card].standing == KEEP_LESS:
                limit -= CATALOG.cards[card].amount
        return limit

    def guards_treasures(self, seat: int) -> bool:
        return any(CATALOG.cards[card].standing == GUARD_TREASURES for card in self.zones[CAMP + seat])

    # -- what may be done --------------------------------------------------------------------------------------------

    def why_not_play(self, seat: int, card: int) -> int:
        """play.prerequisite, special.prerequisite, play.no-target: an Action card from hand."""
        if card not in self.zones[HAND + seat]:
            return words.NOT_IN_HAND
        if IS_A[card] & REACTION:
            return words.A_REACTION
        needs = CATALOG.cards[card].needs
        if needs is not None and not needs.holds(self, seat, card, -1):
            return CATALOG.cards[card].needs_reason
        return self.why_no_effect(seat, card)

    def why_no_effect(self, seat: int, card: int) -> int:
        script = CATALOG.scripts[card]
        if script[0].works(self, seat, card):
            return words.FINE
        missing = self.what_is_missing(seat, card)
        # Even a card that does nothing must have its costs paid.
        return missing if self.rules.needs_target or missing == words.CANNOT_PAY else words.FINE

    def what_is_missing(self, seat: int, card: int) -> int:
        """Why the effect of a card would do nothing: its cost, a condition that is not met, or the lack of a target."""
        script = CATALOG.scripts[card]
        for verb in script:
            if verb.is_cost() and not verb.payable(self, seat, card):
                return words.CANNOT_PAY
        return self.hindrance(script[0], seat, card) or words.NO_TARGET

    def hindrance(self, verb: Verb[Any], seat: int, card: int) -> int:
        """A reason of the verb's own, or of one that it leads to at once; 0 if there is none."""
        if isinstance(verb, If) and not verb.condition.holds(self, seat, card, -1):
            return words.CONDITION if verb.verb.works(self, seat, card) else 0
        if isinstance(verb, (Then, ChooseOne, If)):
            for part in verb.parts():
                reason = self.hindrance(part, seat, card)
                if reason:
                    return reason
        return verb.hindrance(self, seat, card)

    def why_not_act(self, seat: int, card: int) -> int:
        """play.character-action: the Action of a Character or Special in the own Camp."""
        if card >= ADVENTURER:
            return self.why_not_special(seat, card)
        if card not in self.zones[CAMP + seat]:
            return words.NOT_IN_CAMP
        if CATALOG.scripts[card] and MOMENTS[card] != NEVER:
            return words.REACTION_ABILITY
        if not CATALOG.scripts[card]:
            return words.NO_ACTION
        return self.why_no_effect(seat, card)

    def why_not_special(self, seat: int, card: int) -> int:
        if self.holder[card - ADVENTURER] != seat:
            return words.SPECIAL_NOT_HELD_A if card == ADVENTURER else words.SPECIAL_NOT_HELD_R
        if card == ROGUE and len(self.zones[HAND + 1 - seat]) <= self.rules.rogue_spares:
            return words.HAND_SPARED
        return self.why_no_effect(seat, card)

    def why_not_place(self, seat: int, card: int) -> int:
        """Placing from hand: place.location, place.treasure."""
        if card not in self.zones[HAND + seat]:
            return words.PLACE_NOT_IN_HAND
        if IS_A[card] & LOCATION and self.zones[PLACE_OF + seat]:
            return words.LOCATION_THERE
        if IS_A[card] & TREASURE:
            if self.count(seat, ARCHAEOLOGIST) == 0:
                return words.NO_ARCHAEOLOGIST
            if not self.zones[PLACE_OF + seat]:
                return words.NO_LOCATION
        return words.FINE

    # -- events: what can be answered, by whom, and what lands ---------------------------------------------------------

    def node(self, script: int, path: int) -> Verb[Any]:
        return CATALOG.scripts[script][path]

    def moment(self, event: Event, when: int) -> int:
        """The moment that purple text could name for this event, NEVER if there is none."""
        kind = event.kind
        if when == AFTER:
            return ON_DISCARD if kind == RANDOM_DISCARD and event.amount > 0 else NEVER
        if kind == PLAYED:
            icons = IS_A[event.card]
            return ON_BEAST if icons & BEAST else ON_TRAP if icons & TRAP else NEVER
        if kind == REMOVAL:
            return ON_REMOVAL
        if kind == REACTED:
            return ON_REACTION if IS_A[event.card] & REACTION else NEVER
        return ON_LOCATION if kind == PLACING else NEVER

    def window(self, event: Event, when: int) -> list[int]:
        """reaction.hidden: the seats that might answer, by what everybody knows. Such a seat has an Exploration card in
        hand while the box has a Reaction card for the moment, or a Character whose ability answers."""
        if event.outcome != 0 or (event.answered and not self.rules.several_reactions):
            return []
        moment = self.moment(event, when)
        if moment == NEVER:
            return []
        seat = 1 - event.actor
        if seat == self.turn_of and moment != ON_REACTION:  # reaction.not-own-turn
            return []
        if moment in TAKEN_FROM_HAND:
            for card in self.zones[HAND + seat]:
                if card >= CHARACTERS_IN_BOX:
                    return [seat]
        for card in self.zones[CAMP + seat]:
            if MOMENTS[card] == moment and card not in event.answered:
                return [seat]
        return []

    def answers(self, seat: int, when: int) -> list[int]:
        moment = self.moment(self.events[-1], when)
        options: list[int] = []
        for card in self.zones[HAND + seat]:
            if MOMENTS[card] == moment and IS_A[card] & REACTION and self.why_no_effect(seat, card) == 0:
                options.append(REACT.ids[card])
        for card in self.zones[CAMP + seat]:
            if MOMENTS[card] == moment and self.why_not_ability(seat, card) == 0:
                options.append(REACT.ids[card])
        return options

    def why_not_ability(self, seat: int, card: int) -> int:
        """reaction.ability, reaction.often, reaction.own-removal: a Character in the Camp answers the newest event."""
        event = self.events[-1]
        if card in event.answered:
            return words.REACTED_ALREADY
        if event.card == card and not self.rules.own_removal:
            return words.OWN_REMOVAL
        return words.FINE if CATALOG.scripts[card][0].works(self, seat, card) else self.what_is_missing(seat, card)

    def answer(self, seat: int, when: int, option: int) -> None:
        """A Reaction is announced as an event of its own: a Reaction card may be answered in turn."""
        card = NOUN[option]
        answered = self.events[-1]
        self.events[-1] = answered.with_answer(card)
        is_leaving = answered.kind == REMOVAL and answered.card == card
        cause = words.OWN_REMOVAL_ANSWERED if is_leaving else ANSWERING[MOMENTS[card]]
        self.tell(words.REACTED, seat, card, cause=cause)
        self.learned += 1
        if IS_A[card] & REACTION:
            self.bring_out(card, seat)
            self.agenda.append(PutAway(card))
        self.agenda.append(Renew(self.stocked()))
        announce(self, event(REACTED, seat, 1 - seat, card))

    def announce_openly(self, event: Event, line: int, source: int, cause: int) -> None:
        """What can be answered is told before the answer; who might answer is judged by what everybody knows."""
        if self.ear is not None and self.window(event, BEFORE):
            self.tell(line, event.actor, event.card, event.target, source, ALL, cause)
        announce(self, event)

    def lands(self, event: Event) -> None:
        kind = event.kind
        if kind in (PLAYED, REACTED):
            begin(self, event.card, event.actor, event.card)
        elif kind == REMOVAL:
            self.removal_lands(event)
        elif kind == PLACING:
            self.location_lands(event)
        else:
            self.discard_lands(event)

    def removal_lands(self, event: Event) -> None:
        if event.outcome == TO_HAND:
            self.move(event.card, CAMP + event.target, HAND + event.target)
            self.tell(words.BACK_TO_HAND, event.target, event.card, cause=CAUSES[event.answered[-1]])
            self.assign_specials()
        else:
            self.tell(words.REMOVED, event.actor, event.card, event.target)
            self.leave_camp(event.target, event.card)

    def location_lands(self, event: Event) -> None:
        if event.outcome == BURIED:
            self.put_away(event.card, IN_PLAY)
            self.tell(words.BURIED, event.actor, event.card, cause=CAUSES[event.answered[-1]])
        else:
            self.move(event.card, IN_PLAY, PLACE_OF + event.actor)
            cause = CAUSES[event.amount] if event.amount >= 0 else 0
            self.tell(words.PLACED_LOCATION, event.actor, event.card, cause=cause)

    def discard_lands(self, event: Event) -> None:
        seat = event.target
        for _ in range(min(event.amount, len(self.zones[HAND + seat]))):
            self.discard_at_random(seat, words.DISCARDED_AT_RANDOM)

    # -- reasons -----------------------------------------------------------------------------------------------------

    def why_over(self, seat: int, option: int) -> int:
        return words.GAME_OVER if self.ending == words.TWO_TREASURES else words.GAME_CUT_SHORT

    def why_not_asked(self, seat: int, option: int) -> int:
        if self.phase == 0:
            return words.OPPONENT_KEEPS
        if seat != self.turn_of:
            if VERB[option] != REACT.number:
                return words.NOT_YOUR_TURN
            return words.NO_EVENT if MOMENTS[NOUN[option]] != NEVER else words.NO_REACTION
        if self.asker is not None and self.asker.secret(self):
            return words.OPPONENT_MAY_ANSWER
        return words.OPPONENT_CHOOSES

    def why_not_answer(self, seat: int, when: int, option: int) -> int:
        """In a window: why this is no answer to the newest event."""
        card = NOUN[option]
        if VERB[option] != REACT.number:
            return words.ONLY_REACTIONS
        if MOMENTS[card] == NEVER:
            return words.NO_REACTION
        if IS_A[card] & REACTION:
            if card not in self.zones[HAND + seat]:
                return words.REACTION_NOT_IN_HAND
        elif card not in self.zones[CAMP + seat]:
            return words.REACTION_NOT_IN_CAMP
        if MOMENTS[card] != self.moment(self.events[-1], when):
            return words.NOT_THIS_EVENT
        return self.why_no_effect(seat, card) if IS_A[card] & REACTION else self.why_not_ability(seat, card)

    def why_not_order(self, seat: int, option: int) -> int:
        return words.FINISH_EFFECT

    # -- dealing anew ------------------------------------------------------------------------------------------------

    def hidden_zones(self) -> list[list[int]]:
        zones = self.zones
        return [
            zones[HAND], zones[HAND + 1], zones[PILE], zones[PILE + 1], zones[LOOKING], zones[LOOKING + 1],
            zones[KEPT], zones[KEPT + 1],
        ]  # fmt: skip

    def categories(self) -> list[int]:
        return CATEGORIES


class PutAway(Step[Altiplano]):
    """play.action-card, reaction.card-discarded: a card that was played is spent, whatever came of it."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def data(self) -> list[int]:
        return [self.card]

    def run(self, game: Altiplano) -> None:
        game.put_away(self.card, IN_PLAY)


class Renew(Step[Altiplano]):
    """piles.reshuffle-when: an effect has ended; `kinds` are the piles that it may have exhausted, as a mask."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: int) -> None:
        self.kinds: Final = kinds

    def data(self) -> list[int]:
        return [self.kinds]

    def run(self, game: Altiplano) -> None:
        game.renew(self.kinds)


RENEW: Final = Renew(BOTH_KINDS)
CATEGORIES: Final = [BARRED_TREASURE if FIRST_TREASURE <= card < FIRST_PLAYED else 0 for card in range(CARDS_IN_BOX)]
