"""The state as the engine knows it: triggers, moments, and cards that are played at them."""

from typing import Any, Final

from bivouac.engine.events import AFTER, CANCELLED, Event, event
from bivouac.engine.life import DRAIN, announce, moment
from bivouac.engine.life import trigger as remember
from bivouac.engine.scenes import Scene, enter
from bivouac.engine.state import NOBODY, Trigger
from bivouac.engine.verbs import Verb, begin
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import ACTIVATE, NOUN, PLAY, RESOLVE, USE, VERB
from bivouac.games.fortune_and_glory.catalog import (
    ANSWERS_OF,
    ANYBODYS,
    BY_NUMBER,
    CARD,
    CITY,
    EFFECT_OF,
    EVENT,
    FRONT_OF,
    HIDDEN_CARDS,
    MINE,
    NEXT_ROUND,
    NOT_AT_ALL,
    OWN,
    SCRIPTS,
    THIS_ROUND,
    WHEN,
)
from bivouac.games.fortune_and_glory.state_ground import ADVENTURING, CATEGORIES, FRONT, LANDED, MOVEMENT, Ground


class World(Ground):
    """The whole table. What lies on it is in `state_ground.py`."""

    __slots__ = ()

    def clone(self) -> "World":
        return World(self.seats, self.rules, self)

    # -- what the engine asks ----------------------------------------------------------------------------------------

    def node(self, script: int, path: int) -> Verb[Any]:
        return SCRIPTS[script][path]

    def why_over(self, seat: int, option: int) -> int:
        return words.GAME_OVER if self.ending == words.HOME_WITH_FORTUNE else words.GAME_CUT_SHORT

    def why_not_asked(self, seat: int, option: int) -> int:
        if self.is_down(seat):
            return words.HERO_IS_KO
        if self.phase == ADVENTURING:
            return words.NOT_ASKED
        return words.NOT_YOUR_MOVE if self.phase == MOVEMENT and self.turn_of != seat else words.OTHERS_FIRST

    def why_not_order(self, seat: int, option: int) -> int:
        return words.FINISH_CARD

    def initiative(self) -> list[int]:
        return self.in_order()

    # -- triggers ----------------------------------------------------------------------------------------------------

    def happens(self, trigger: int, seat: int) -> None:
        """What a card of this seat waits for has happened: its abilities follow next."""
        if not self.waits_for(seat, trigger):
            return
        for card in self.cards_of(seat):
            for ability in BY_NUMBER[card].abilities:
                verb = ability.verb
                if (
                    ability.kind == WHEN
                    and ability.what == trigger
                    and verb is not None
                    and (ability.condition is None or ability.condition.holds(self, seat, card, -1))
                ):
                    remember(self, seat, card, verb.path, seat)
        self.agenda.append(DRAIN)

    def resolve(self, trigger: Trigger) -> None:
        begin(self, trigger.source, trigger.owner, trigger.source, trigger.about, 0, trigger.ability)

    def trigger_option(self, trigger: Trigger) -> int:
        return RESOLVE.ids[trigger.source]

    # -- moments and cards played at them ----------------------------------------------------------------------------

    def window(self, event: Event, when: int) -> list[int]:
        """event.any-time: whoever holds a face-down card and is not KO might answer, First Player first. A card that is
        cancelled already lets nobody speak (cancel.one-at-a-time)."""
        if when == AFTER or event.outcome == CANCELLED:
            return []
        return [seat for seat in self.in_order() if self.hands[seat] and not self.is_down(seat)]

    def answers(self, seat: int, when: int) -> list[int]:
        event = self.events[-1]
        if not self.may_answer(seat, event.kind, event.actor):
            return []
        return [PLAY.ids[card] for card in self.hands[seat] if self.why_not_answer_with(seat, card) == words.FINE]

    def why_not_answer_with(self, seat: int, card: int) -> int:
        """event.any-time: a card answers at the moment that it names, if it is the right hero's and does something."""
        event = self.events[-1]
        timing = BY_NUMBER[card].timing
        if timing.moment != event.kind:
            return words.ONLY_CANCELS if event.kind == CARD else words.WRONG_MOMENT
        whose = timing.whose
        if event.actor == NOBODY:  # ROUND and END are everybody's
            whose = ANYBODYS
        if whose != ANYBODYS and (whose == MINE) != (event.actor == seat):
            return words.NOT_YOURS
        return words.FINE if self.does_something(seat, card) else words.NOTHING_TO_DO

    def does_something(self, seat: int, card: int) -> bool:
        """event.remains-in-play: a card without an effect of its own remains in play, which is something."""
        path = EFFECT_OF[card]
        return path < 0 or SCRIPTS[card][path].works(self, seat, card)

    def answer(self, seat: int, when: int, option: int) -> None:
        self.play(seat, NOUN[option], self.events[-1].actor)

    def why_not_answer(self, seat: int, when: int, option: int) -> int:
        if VERB[option] in (ACTIVATE.number, USE.number):
            return words.WRONG_MOMENT
        if VERB[option] != PLAY.number:
            return words.OTHER_MOMENT
        card = NOUN[option]
        return self.why_not_answer_with(seat, card) if card in self.hands[seat] else words.NOT_IN_HAND

    def why_not_play(self, seat: int, card: int) -> int:
        """A card of the hand in the owner's own turn."""
        if card not in self.hands[seat]:
            return words.NOT_IN_HAND
        if (ANSWERS_OF[card] >> OWN) & 1 == 0:
            return words.WRONG_MOMENT
        return words.FINE if self.does_something(seat, card) else words.NOTHING_TO_DO

    def play(self, seat: int, card: int, it: int) -> None:
        """event.read-aloud-when-played: a card of the hand is played; "it" is the hero whose moment it is."""
        self.from_hand(seat, card)
        self.tell(words.PLAYED, seat, card, it)
        self.read_aloud(seat, card, it)

    def read_aloud(self, seat: int, card: int, it: int) -> None:
        """cancel.permitted: a card is announced; unless it is cancelled its effect follows, then it is put away."""
        self.known.show_all(card)
        self.learned += 1
        self.in_play.append(card)
        enter(self, CardScene(seat, len(self.events), len(self.frames), card))
        announce(self, event(CARD, seat, it, card))

    def moment(self, kind: int, actor: int) -> None:
        """event.any-time: a moment at which cards may be played. What follows it lies on the agenda already."""
        moment(self, kind, actor)

    def moments_of(self, seat: int) -> int:
        mask = 0
        for card in self.hands[seat]:
            mask |= ANSWERS_OF[card]
        return mask

    def to_hand(self, seat: int, card: int, is_not: int) -> None:
        """A card comes to a hand unseen by the others, who know what it is not."""
        self.hands[seat].append(card)
        self.known.show(seat, card)
        self.known.bar([card], is_not)
        self.renew_moments_of(seat)

    def from_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand and is seen by all."""
        self.known.turns_up(card, self.hands[seat], CATEGORIES)
        self.hands[seat].remove(card)
        self.known.show_all(card)
        self.learned += 1
        self.renew_moments_of(seat)

    def lands(self, event: Event) -> None:
        """A card that nobody cancelled takes effect. Other moments only let others speak."""
        if event.kind == CARD:
            self.events[-1] = event.with_outcome(LANDED)
            self.stay(event.actor, event.card)
            if FRONT_OF[event.card] >= 0:  # city.danger-tested: it lies open before the hero
                self.in_play.remove(event.card)
                self.facing.append([event.actor, event.card, FRONT, 0])
            elif EFFECT_OF[event.card] >= 0:
                begin(self, event.card, event.actor, event.card, event.target, 0, EFFECT_OF[event.card])

    def stay(self, seat: int, card: int) -> None:
        """event.remains-in-play: the card lies beside the board and its abilities hold."""
        facts = BY_NUMBER[card]
        if facts.stays == NOT_AT_ALL:
            return
        last = self.round if facts.stays == THIS_ROUND else self.round + 1 if facts.stays == NEXT_ROUND else -1
        self.in_play.remove(card)
        self.staying = [*self.staying, [card, -1 if facts.for_all else seat, last]]
        self.tell(words.STAYS, seat, card)
        self.renew_all()

    def end_stay(self, card: int, cause: int) -> None:
        """A card that remained in play leaves it."""
        self.staying = [entry for entry in self.staying if entry[0] != card]
        self.tell(words.LEFT_PLAY, -1, card, cause=cause)
        self.put_away(card)
        self.renew_all()
        for seat in range(self.seats):
            self.bear(seat)

    def renew_all(self) -> None:
        for seat in range(self.seats):
            self.renew(seat)

    def hidden_zones(self) -> list[list[int]]:
        zones = [*self.hands, self.bags[EVENT], self.bags[CITY]]
        if self.looking and self.looking[0] < HIDDEN_CARDS:
            zones.append(self.looking)
        return zones

    def categories(self) -> list[int]:
        return CATEGORIES


class CardScene(Scene[World]):
    """A card that is read aloud, until its effect is over: its player's scene, whoever's lies below and above it.

    event.discarded-after, cancel.discard: then it is put away, unless it remains in play or lies open as a danger."""

    __slots__ = ("card",)

    def __init__(self, me: int, events: int, frames: int, card: int) -> None:
        super().__init__(me, events, frames)
        self.card: Final = card

    def data(self) -> list[int]:
        return [self.me, self.events, self.frames, self.card]

    def ended(self, game: World, left: bool) -> None:
        if self.card in game.in_play:
            game.in_play.remove(self.card)
            game.put_away(self.card)
