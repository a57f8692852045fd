"""The verbs that Altered's cards are made of. "I" is the card, "you" whoever plays it."""

from typing import Final

from bivouac.engine.actions import PASS
from bivouac.engine.events import event
from bivouac.engine.life import announce
from bivouac.engine.objects import STRIDE
from bivouac.engine.state import Trigger
from bivouac.engine.verbs import Amount, ChooseOne, Condition, Do, Then, Verb, Words
from bivouac.engine.verbs import Cost as EngineCost
from bivouac.engine.verbs import If as EngineIf
from bivouac.engine.verbs import May as EngineMay
from bivouac.games.altered import words as say
from bivouac.games.altered.actions import ACTIONS, CHOOSE, EXPEDITION, NOUN, PICK, VERB
from bivouac.games.altered.actions import MANA as MANA_WORD
from bivouac.games.altered.amounts import Rolled, number
from bivouac.games.altered.catalog import (
    ANY_CARD,
    ARROW,
    EVENT_WORDS,
    EXTRA_DIE,
    FROM_RESERVE,
    NUMBER,
    PUT_IN_RESERVE,
    NextCard,
    Test,
)
from bivouac.games.altered.filters import IT, Filter, Target, Who, home, homes
from bivouac.games.altered.ground import (
    ANCHORED,
    ASLEEP,
    DECK,
    DISCARD,
    EXHAUSTED,
    FLEETING,
    HAND,
    MANA,
    RESERVE,
    THIS_AFTERNOON,
    THIS_DAY,
    THIS_TURN,
    Promise,
)
from bivouac.games.altered.ground import (
    EXPEDITION as EXPEDITION_ZONE,
)
from bivouac.games.altered.state import ROLL, Altered
from bivouac.games.altered.steps import Follow, KeepDie, PlayOrTake, PutIntoPlay, ResupplyNow, play

# What a card can gain, besides the statuses of ground.py.
BOOST: Final = 64
COUNTER: Final = 128
GAIN_WORDS: Final = {
    BOOST: "boost", COUNTER: "counter", FLEETING: "fleeting", ANCHORED: "anchored", ASLEEP: "asleep",
}  # fmt: skip
GAINED: Final = {
    FLEETING: say.BECAME_FLEETING, ANCHORED: say.BECAME_ANCHORED, ASLEEP: say.BECAME_ASLEEP,
}  # fmt: skip
GOAL_WORDS: Final = {RESERVE: "reserve", DISCARD: "discard", HAND: "hand", DECK: "deck", MANA: "mana"}
UNTIL_WORDS: Final = {THIS_TURN: "turn", THIS_AFTERNOON: "afternoon", THIS_DAY: "day"}

# Where tokens are created.
TARGET: Final = 0
IN_MINE: Final = 1
IN_OTHER: Final = 2
IN_HERO: Final = 3
IN_COMPANION: Final = 4
IN_EACH: Final = 5
IN_ALL: Final = 6  # the opponent's too
WHERE_WORDS: Final = ("target", "mine", "other", "hero", "companion", "each", "all")

# Whose deck, hand or Reserve.
YOU: Final = 0
OPPONENT: Final = 1
EVERYBODY: Final = 2
SEAT_WORDS: Final = ("you", "opponent", "everybody")

HIGHEST: Final = 99


def then(*verbs: Verb[Altered]) -> Verb[Altered]:
    return Then(list(verbs))


def cost(verb: Verb[Altered]) -> Verb[Altered]:
    return EngineCost(verb)


def may(*verbs: Verb[Altered]) -> Verb[Altered]:
    """target.optional. Costs stand first: "you may pay 1 to"."""
    return EngineMay(verbs[0] if len(verbs) == 1 else Then(list(verbs)), say.FINISH_EFFECT)


def if_(condition: Condition[Altered], verb: Verb[Altered], otherwise: Verb[Altered] | None = None) -> Verb[Altered]:
    return EngineIf(condition, verb, otherwise)


def choose_one(*verbs: Verb[Altered]) -> Verb[Altered]:
    """choice.modal."""
    return Modal(list(verbs))


def roll(*branches: Verb[Altered]) -> Verb[Altered]:
    """A die is rolled, then each branch looks at it."""
    return Then([RollDie(), *branches])


def on(low: int, high: int, verb: Verb[Altered]) -> Verb[Altered]:
    return EngineIf(Rolled(low, high), verb, None)


def seats_of(whose: int, me: int) -> list[int]:
    return [me] if whose == YOU else [1 - me] if whose == OPPONENT else [me, 1 - me]


class Modal(ChooseOne[Altered]):
    """One of those that would do something."""

    __slots__ = ()

    def __init__(self, verbs: list[Verb[Altered]]) -> None:
        super().__init__(verbs, ACTIONS.mode.ids, say.FINISH_EFFECT)


class Simple(Verb[Altered]):
    """A verb without a question of its own."""

    __slots__ = ()

    def reason(self, game: Altered, at: Do, option: int) -> int:
        return say.FINISH_EFFECT


# -- cards in play -----------------------------------------------------------------------------------------------------


class On(Verb[Altered]):
    """A verb that touches cards: the card itself, "it", each of some kind, or targets that its player chooses."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.path = -1
        self.who: Who = who

    def act(self, game: Altered, at: Do, cards: list[int]) -> None:
        raise NotImplementedError

    def works(self, game: Altered, me: int, source: int) -> bool:
        return self.who.exist(game, me, source)

    def do(self, game: Altered, at: Do) -> None:
        if isinstance(self.who, Target):
            game.chosen.clear()
            options = self.options(game, at)
            if options and options != [PASS]:
                game.ask(at, at.me, options)
                return
        self.finish(game, at)

    def finish(self, game: Altered, at: Do) -> None:
        """choice.when: what was chosen is touched, all at once; the last of it is "it" from now on."""
        cards = self.who.cards(game, at)
        game.chosen.clear()
        game.frames[at.frame] = -1
        if cards:
            self.act(game, at, cards)
            game.frames[at.frame] = game.objects.number[cards[-1]]

    def options(self, game: Altered, at: Do) -> list[int]:
        """target.mandatory, target.optional, tough.not-forced."""
        who = self.who
        if not isinstance(who, Target):
            return []
        cards = who.left(game, at.me, at.source)
        payable: list[int] = []
        free = False
        for card in cards:
            price = who.price(game, at.me, card)
            if price <= game.ready[at.me]:
                payable.append(card)
                free = free or price == 0
        options = game.picks(at.me, payable)
        if who.up_to or not free:
            options.insert(0, PASS)
        return options

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        who = self.who
        assert isinstance(who, Target)
        if option != PASS:
            card = game.picked(at.me, who.left(game, at.me, at.source), option)
            price = who.price(game, at.me, card)
            if price:
                game.pay(at.me, price)
                game.say(say.PAID_TOUGH, at.me, card, -1, price)
            game.chosen.append(card)
            options = self.options(game, at) if len(game.chosen) < who.count else []
            if options and options != [PASS]:
                game.ask(at, at.me, options)
                return
        self.finish(game, at)

    def reason(self, game: Altered, at: Do, option: int) -> int:
        if option == PASS:
            return say.MUST_TARGET
        if VERB[option] != PICK.number or not isinstance(self.who, Target):
            return say.FINISH_EFFECT
        unpaid = game.picked(at.me, self.who.left(game, at.me, at.source), option) >= 0
        return say.TOUGH_UNPAID if unpaid else say.NOT_A_TARGET


class Gain(On):
    """They gain boosts, counters or a status."""

    __slots__ = ("amount", "what")

    def __init__(self, what: int, who: Who, amount: int | Amount[Altered] = 1) -> None:
        self.path = -1
        self.what: Final = what
        self.who = who
        self.amount: Final = number(amount)

    def act(self, game: Altered, at: Do, cards: list[int]) -> None:
        if self.what == BOOST:
            game.boost(cards, self.amount.value(game, at.me, at.source))
            return
        game.is_fresh = False
        for card in cards:
            if self.what == COUNTER:
                amount = self.amount.value(game, at.me, at.source)
                game.counters[card] += amount
                game.say(say.COUNTED, game.owner(card), card, -1, amount)
            else:
                game.marks[card] |= self.what
                game.say(GAINED[self.what], game.owner(card), card)

    def words(self) -> Words:
        return Words("gain", {"what": GAIN_WORDS[self.what]}, [self.who.words(), self.amount.words()])


class LoseFleeting(On):
    """status.fleeting-lost."""

    __slots__ = ()

    def act(self, game: Altered, at: Do, cards: list[int]) -> None:
        for card in cards:
            if game.marks[card] & FLEETING:
                game.marks[card] &= ~FLEETING
                game.say(say.LOST_FLEETING, game.owner(card), card)

    def words(self) -> Words:
        return Words("lose-fleeting", {}, [self.who.words()])


class Send(On):
    """They go to a zone of their owners: Reserve, discard pile, hand, top of the deck or Mana."""

    __slots__ = ("goal",)

    def __init__(self, goal: int, who: Who) -> None:
        self.path = -1
        self.goal: Final = goal
        self.who = who

    def act(self, game: Altered, at: Do, cards: list[int]) -> None:
        game.send(cards, self.goal)

    def words(self) -> Words:
        return Words("send", {"goal": GOAL_WORDS[self.goal]}, [self.who.words()])


class Switch(On):
    """action.switch: to the other expedition of the same player; nobody leaves, nobody joins."""

    __slots__ = ()

    def act(self, game: Altered, at: Do, cards: list[int]) -> None:
        game.is_fresh = False
        for card in cards:
            here = game.where[card]
            there = EXPEDITION_ZONE + ((here - EXPEDITION_ZONE) ^ 1)
            game.zones[here].remove(card)
            game.zones[there].append(card)
            game.where[card] = there
            game.say(say.SWITCHED, game.owner(card), card)

    def words(self) -> Words:
        return Words("switch", {}, [self.who.words()])


class Aim(On):
    """They are only chosen: what follows speaks of "it"."""

    __slots__ = ()

    def act(self, game: Altered, at: Do, cards: list[int]) -> None:
        pass

    def words(self) -> Words:
        return Words("aim", {}, [self.who.words()])


class Activate(On):
    """action.activate: their abilities of one trigger are set off, as if it had happened."""

    __slots__ = ("event",)

    def __init__(self, who: Who, event: int = ARROW) -> None:
        self.path = -1
        self.who = who
        self.event: Final = event

    def act(self, game: Altered, at: Do, cards: list[int]) -> None:
        for card in cards:
            game.trigger_own(card, self.event)

    def words(self) -> Words:
        return Words("activate", {"event": EVENT_WORDS[self.event]}, [self.who.words()])


class Sabotage(On):
    """action.sabotage: up to one target card in any Reserve is discarded."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.who = Target(Filter(ANY_CARD, in_reserve=True), 1, True)

    def act(self, game: Altered, at: Do, cards: list[int]) -> None:
        for card in cards:
            game.put_away(card, at.me, say.SABOTAGED)

    def words(self) -> Words:
        return Words("sabotage", {}, [])


class Sacrifice(On):
    """action.sacrifice: its player chooses among what that player controls; it is no target."""

    __slots__ = ()

    def __init__(self, who: Who) -> None:
        self.path = -1
        self.who = who

    def payable(self, game: Altered, me: int, source: int) -> bool:
        return self.who.exist(game, me, source)

    def act(self, game: Altered, at: Do, cards: list[int]) -> None:
        game.sacrifice(cards)

    def words(self) -> Words:
        return Words("sacrifice", {}, [self.who.words()])


class EachSacrifices(Verb[Altered]):
    """choice.each-player: each player chooses a Character, the ability's player first; then they go at once.

    `game.chosen` holds what has been chosen, -1 for a player who has nobody.
    """

    __slots__ = ()

    def chooser(self, game: Altered, at: Do) -> int:
        return at.me if not game.chosen else 1 - at.me

    def do(self, game: Altered, at: Do) -> None:
        game.chosen.clear()
        self.next(game, at)

    def next(self, game: Altered, at: Do) -> None:
        while len(game.chosen) < 2 and not game.characters(self.chooser(game, at)):
            game.chosen.append(-1)
        if len(game.chosen) < 2:
            at.ask(game)
            return
        cards = [card for card in game.chosen if card >= 0]
        game.chosen.clear()
        game.sacrifice(cards)

    def options(self, game: Altered, at: Do) -> list[int]:
        seat = self.chooser(game, at)
        return game.picks(seat, game.characters(seat))

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        seat = self.chooser(game, at)
        game.chosen.append(game.picked(seat, game.characters(seat), option))
        self.next(game, at)

    def reason(self, game: Altered, at: Do, option: int) -> int:
        return say.MUST_CHOOSE if VERB[option] == PICK.number or option == PASS else say.FINISH_EFFECT

    def words(self) -> Words:
        return Words("each-sacrifices", {}, [])


class PlayMe(Verb[Altered]):
    """cost.free, afternoon.play-in-effect: the card is played from Reserve for free, into an expedition of one's
    choice; it is "it" from then on."""

    __slots__ = ()

    def works(self, game: Altered, me: int, source: int) -> bool:
        card = game.objects.card_of(source)
        return card >= 0 and game.where[card] == RESERVE + me

    def do(self, game: Altered, at: Do) -> None:
        if self.works(game, at.me, at.source):
            at.ask(game)

    def options(self, game: Altered, at: Do) -> list[int]:
        return EXPEDITION.ids[:2]

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        card = game.objects.card_of(at.source)
        game.agenda.append(Follow(card, at.frame))
        play(game, at.me, card, FROM_RESERVE, NOUN[option], True)

    def reason(self, game: Altered, at: Do, option: int) -> int:
        return say.NOT_A_TARGET if VERB[option] == EXPEDITION.number else say.FINISH_EFFECT

    def words(self) -> Words:
        return Words("play-me", {}, [])


# -- decks, hands, Reserves, mana --------------------------------------------------------------------------------------


class Draw(Simple):
    __slots__ = ("amount", "whose")

    def __init__(self, amount: int | Amount[Altered] = 1, whose: int = YOU) -> None:
        self.path = -1
        self.amount: Final = number(amount)
        self.whose: Final = whose

    def do(self, game: Altered, at: Do) -> None:
        amount = self.amount.value(game, at.me, at.source)
        for seat in seats_of(self.whose, at.me):
            game.draw(seat, amount, say.DREW)

    def words(self) -> Words:
        return Words("draw", {"whose": SEAT_WORDS[self.whose]}, [self.amount.words()])


class Resupply(Simple):
    __slots__ = ("whose",)

    def __init__(self, whose: int = YOU) -> None:
        self.path = -1
        self.whose: Final = whose

    def do(self, game: Altered, at: Do) -> None:
        for seat in reversed(seats_of(self.whose, at.me)):
            game.agenda.append(ResupplyNow(seat))

    def words(self) -> Words:
        return Words("resupply", {"whose": SEAT_WORDS[self.whose]}, [])


class FromHand(Verb[Altered]):
    """A question for one card of a hand, by its kind."""

    __slots__ = ("optional", "whose")

    def __init__(self, optional: bool = False, whose: int = YOU) -> None:
        self.path = -1
        self.optional: bool = optional
        self.whose: int = whose

    def taken(self, game: Altered, at: Do, seat: int, card: int) -> None:
        raise NotImplementedError

    def works(self, game: Altered, me: int, source: int) -> bool:
        return bool(game.zones[HAND + seats_of(self.whose, me)[0]])

    def payable(self, game: Altered, me: int, source: int) -> bool:
        return bool(game.zones[HAND + me])

    def chooser(self, game: Altered, at: Do) -> int:
        return seats_of(self.whose, at.me)[0]

    def do(self, game: Altered, at: Do) -> None:
        game.frames[at.frame] = -1
        at.ask(game)

    def options(self, game: Altered, at: Do) -> list[int]:
        hand = game.zones[HAND + self.chooser(game, at)]
        options = sorted({CHOOSE.ids[game.kinds[card]] for card in hand})
        if options and self.optional:
            options.insert(0, PASS)
        return options

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        if option == PASS:
            return
        seat = self.chooser(game, at)
        card = next(card for card in game.zones[HAND + seat] if game.kinds[card] == NOUN[option])
        self.taken(game, at, seat, card)
        game.open_up(card)
        game.frames[at.frame] = game.objects.number[card]

    def reason(self, game: Altered, at: Do, option: int) -> int:
        if option == PASS:
            return say.MUST_CHOOSE
        return say.NOT_IN_HAND if VERB[option] == CHOOSE.number else say.FINISH_EFFECT


class HandToReserve(FromHand):
    """You put a card from your hand in Reserve."""

    __slots__ = ()

    def taken(self, game: Altered, at: Do, seat: int, card: int) -> None:
        game.say(say.HAND_TO_RESERVE, seat, card)
        game.shift(card, HAND + seat, RESERVE + seat)
        game.trigger_own(card, PUT_IN_RESERVE)

    def words(self) -> Words:
        return Words("hand-to-reserve", {"optional": int(self.optional)}, [])


class DiscardFromHand(FromHand):
    """Somebody discards a card of the own hand, and chooses which."""

    __slots__ = ()

    def taken(self, game: Altered, at: Do, seat: int, card: int) -> None:
        game.say(say.DISCARDED, seat, card)
        game.shift(card, HAND + seat, DISCARD + seat)

    def words(self) -> Words:
        return Words("discard-from-hand", {"whose": SEAT_WORDS[self.whose]}, [])


class FromReserve(Verb[Altered]):
    """A question for one card of the own Reserve; it is no target."""

    __slots__ = ("optional", "test")

    def __init__(self, test: Filter, optional: bool = False) -> None:
        self.path = -1
        self.test: Filter = test
        self.optional: bool = optional

    def taken(self, game: Altered, at: Do, card: int) -> None:
        raise NotImplementedError

    def found(self, game: Altered, me: int, source: int) -> list[int]:
        return [card for card in game.zones[RESERVE + me] if self.test.fits(game, card, me, source)]

    def works(self, game: Altered, me: int, source: int) -> bool:
        return bool(self.found(game, me, source))

    def payable(self, game: Altered, me: int, source: int) -> bool:
        return bool(self.found(game, me, source))

    def do(self, game: Altered, at: Do) -> None:
        game.frames[at.frame] = -1
        at.ask(game)

    def options(self, game: Altered, at: Do) -> list[int]:
        options = game.picks(at.me, self.found(game, at.me, at.source))
        if options and self.optional:
            options.insert(0, PASS)
        return options

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        if option != PASS:
            card = game.picked(at.me, self.found(game, at.me, at.source), option)
            self.taken(game, at, card)
            game.frames[at.frame] = game.objects.number[card]

    def reason(self, game: Altered, at: Do, option: int) -> int:
        if option == PASS:
            return say.MUST_CHOOSE
        return say.NOT_IN_RESERVE if VERB[option] == PICK.number else say.FINISH_EFFECT


class ReserveToHand(FromReserve):
    """You return a card from your Reserve to your hand. A card that has just been discarded from there is another."""

    __slots__ = ()

    def taken(self, game: Altered, at: Do, card: int) -> None:
        game.say(say.RESERVE_TO_HAND, at.me, card)
        game.shift(card, RESERVE + at.me, HAND + at.me)

    def words(self) -> Words:
        return Words("reserve-to-hand", {"optional": int(self.optional)}, [self.test.words()])


class DiscardFromReserve(FromReserve):
    """You discard a card from your Reserve."""

    __slots__ = ()

    def taken(self, game: Altered, at: Do, card: int) -> None:
        game.put_away(card, at.me, say.DISCARDED)

    def words(self) -> Words:
        return Words("discard-from-reserve", {"optional": int(self.optional)}, [self.test.words()])


class TopToMana(Simple):
    """mana.by-effect: the top card of a deck becomes a Mana orb, exhausted; its owner may look at it."""

    __slots__ = ("amount", "whose")

    def __init__(self, amount: int = 1, whose: int = YOU) -> None:
        self.path = -1
        self.amount: Final = amount
        self.whose: Final = whose

    def do(self, game: Altered, at: Do) -> None:
        for seat in seats_of(self.whose, at.me):
            for _ in range(self.amount):
                if not game.refill(seat):
                    break
                card = game.zones[DECK + seat][-1]
                game.shift(card, DECK + seat, MANA + seat)
                game.known.show(seat, card)
                game.learned += 1
                game.tell(say.TO_MANA, seat, game.kinds[card], -1, 0, 1 << seat)

    def words(self) -> Words:
        return Words("top-to-mana", {"n": self.amount, "whose": SEAT_WORDS[self.whose]}, [])


class DiscardOrb(Verb[Altered]):
    """mana.discard-orb: any own orb may be chosen. Exhaustion may be swapped first, so a ready one is lost last."""

    __slots__ = ()

    def works(self, game: Altered, me: int, source: int) -> bool:
        return bool(game.zones[MANA + me])

    def payable(self, game: Altered, me: int, source: int) -> bool:
        return bool(game.zones[MANA + me])

    def do(self, game: Altered, at: Do) -> None:
        game.frames[at.frame] = -1
        at.ask(game)

    def options(self, game: Altered, at: Do) -> list[int]:
        return sorted({MANA_WORD.ids[game.kinds[card]] for card in game.zones[MANA + at.me]})

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        orbs = game.zones[MANA + at.me]
        card = next(card for card in orbs if game.kinds[card] == NOUN[option])
        game.say(say.DISCARDED, at.me, card)
        game.shift(card, MANA + at.me, DISCARD + at.me)
        game.open_up(card)
        game.ready[at.me] = min(game.ready[at.me], len(orbs))
        game.frames[at.frame] = game.objects.number[card]

    def reason(self, game: Altered, at: Do, option: int) -> int:
        return say.MUST_CHOOSE if VERB[option] == MANA_WORD.number or option == PASS else say.FINISH_EFFECT

    def words(self) -> Words:
        return Words("discard-orb", {}, [])


class DiscardHands(Simple):
    """Each player discards the whole hand, and the Reserve too where it is said."""

    __slots__ = ("reserve_too",)

    def __init__(self, reserve_too: bool = False) -> None:
        self.path = -1
        self.reserve_too: Final = reserve_too

    def do(self, game: Altered, at: Do) -> None:
        for seat in (at.me, 1 - at.me):
            for card in game.zones[HAND + seat][:]:
                game.say(say.DISCARDED, seat, card)
                game.shift(card, HAND + seat, DISCARD + seat)
                game.open_up(card)
            if self.reserve_too:
                for card in game.zones[RESERVE + seat][:]:
                    game.put_away(card, seat, say.DISCARDED)

    def words(self) -> Words:
        return Words("discard-hands", {"reserve": int(self.reserve_too)}, [])


class DiscardAny(FromReserve):
    """You may discard any number of cards from your Reserve; how many is X."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.test = Filter(ANY_CARD)
        self.optional = True

    def do(self, game: Altered, at: Do) -> None:
        game.frames[at.frame + 1] = 0
        at.ask(game)

    def taken(self, game: Altered, at: Do, card: int) -> None:
        game.put_away(card, at.me, say.DISCARDED)
        game.frames[at.frame + 1] += 1

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        super().chosen(game, at, option)
        if option != PASS:
            at.ask(game)

    def words(self) -> Words:
        return Words("discard-any", {}, [])


class BackToReserve(Simple):
    """The card has just been discarded; it is put into its owner's Reserve, if it still lies where it went."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        card = at.source % STRIDE
        if game.objects.number[card] == at.source + STRIDE and game.where[card] == DISCARD + at.me:
            game.say(say.TO_RESERVE, at.me, card)
            game.shift(card, DISCARD + at.me, RESERVE + at.me)

    def words(self) -> Words:
        return Words("back-to-reserve", {}, [])


class RevealToPlay(Simple):
    """You reveal the top cards of your deck and put up to so many Characters of them into your expeditions."""

    __slots__ = ("most", "shown")

    def __init__(self, shown: int, most: int) -> None:
        self.path = -1
        self.shown: Final = shown
        self.most: Final = most

    def do(self, game: Altered, at: Do) -> None:
        game.reveal(at.me, self.shown)
        game.chosen.clear()
        game.agenda.append(PutIntoPlay(at.me, self.most))

    def words(self) -> Words:
        return Words("reveal-to-play", {"n": self.shown, "most": self.most}, [])


class RevealTop(Simple):
    """You reveal the top card of your deck; you may play it for free or put it into your hand."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        game.reveal(at.me, 1)
        game.agenda.append(PlayOrTake(at.me))

    def words(self) -> Words:
        return Words("reveal-top", {}, [])


class Pay(Simple):
    """You pay mana."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.path = -1
        self.amount: Final = amount

    def payable(self, game: Altered, me: int, source: int) -> bool:
        return game.ready[me] >= self.amount

    def do(self, game: Altered, at: Do) -> None:
        game.pay(at.me, self.amount)
        game.tell(say.PAID_EFFECT, at.me, -1, -1, self.amount)

    def words(self) -> Words:
        return Words("pay", {"n": self.amount}, [])


class Spend(Simple):
    """You spend counters of the card."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.path = -1
        self.amount: Final = amount

    def payable(self, game: Altered, me: int, source: int) -> bool:
        card = game.objects.card_of(source)
        return card >= 0 and game.counters[card] >= self.amount

    def do(self, game: Altered, at: Do) -> None:
        card = game.objects.card_of(at.source)
        game.counters[card] -= self.amount
        game.say(say.SPENT, at.me, card, -1, self.amount)

    def words(self) -> Words:
        return Words("spend", {"n": self.amount}, [])


class ExhaustMe(Simple):
    """status.exhausted: the card is exhausted; what is exhausted already cannot pay so."""

    __slots__ = ()

    def payable(self, game: Altered, me: int, source: int) -> bool:
        card = game.objects.card_of(source)
        return card >= 0 and not game.marks[card] & EXHAUSTED

    def do(self, game: Altered, at: Do) -> None:
        card = game.objects.card_of(at.source)
        game.marks[card] |= EXHAUSTED
        game.say(say.EXHAUSTED, at.me, card)

    def words(self) -> Words:
        return Words("exhaust-me", {}, [])


# -- turns and what comes later ----------------------------------------------------------------------------------------


class AfterYou(Simple):
    """action.after-you: the turn ends once reactions are done."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        game.turn_over = True
        game.tell(say.AFTER_YOU, at.me)

    def words(self) -> Words:
        return Words("after-you", {}, [])


class Next(NextCard[Altered]):
    """The next such card that you play."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        game.promises.append(Promise(at.me, at.script, self.path, at.source, self.until))

    def reason(self, game: Altered, at: Do, option: int) -> int:
        return say.FINISH_EFFECT

    def words(self) -> Words:
        args: dict[str, str | int] = {
            "until": UNTIL_WORDS[self.until], "less": self.less, "free": int(self.free),
            "origin": EVENT_WORDS[self.origin], "spares": int(self.spares),
        }  # fmt: skip
        parts = [self.about.words()]
        if self.reward is not None:
            parts.append(self.reward.words())
        return Words("next", args, parts)


def next_costs(about: Test[Altered], less: int, until: int = THIS_TURN) -> Verb[Altered]:
    return Next(about, until, less)


def next_gains(about: Test[Altered], what: int, amount: int = 1, until: int = THIS_TURN) -> Verb[Altered]:
    return Next(about, until, reward=Gain(what, IT, amount))


class AfterRest(Simple):
    """night.after-rest: what follows waits until the coming Rest is over."""

    __slots__ = ("verb",)

    def __init__(self, verb: Verb[Altered]) -> None:
        self.path = -1
        self.verb: Final = verb

    def parts(self) -> list[Verb[Altered]]:
        return [self.verb]

    def do(self, game: Altered, at: Do) -> None:
        game.later.append(Trigger(at.me, at.source, at.script, game.frames[at.frame], self.verb.path))

    def words(self) -> Words:
        return Words("after-rest", {}, [self.verb.words()])


# -- tokens and dice ---------------------------------------------------------------------------------------------------


class InExpedition(Verb[Altered]):
    """A verb about expeditions: a target that its player chooses, or those that its text names."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.path = -1
        self.place: int = place

    def act(self, game: Altered, at: Do, expeditions: list[int]) -> None:
        raise NotImplementedError

    def named(self, game: Altered, at: Do) -> list[int]:
        me = at.me
        if self.place == IN_HERO:
            return [2 * me]
        if self.place == IN_COMPANION:
            return [2 * me + 1]
        if self.place == IN_EACH:
            return [2 * me, 2 * me + 1]
        if self.place == IN_ALL:
            return [0, 1, 2, 3]
        mine = homes(game, at.source)
        if self.place == IN_OTHER:  # gigantic.other-expedition
            return [mine[0] ^ 1] if len(mine) == 1 else []
        return mine[:1]

    def do(self, game: Altered, at: Do) -> None:
        options = self.options(game, at)
        if options:
            game.ask(at, at.me, options)
        else:
            self.act(game, at, self.named(game, at))

    def options(self, game: Altered, at: Do) -> list[int]:
        if self.place == TARGET:
            return EXPEDITION.ids
        if self.place == IN_MINE and len(homes(game, at.source)) == 2:  # gigantic.my-expedition
            return EXPEDITION.ids[:2]
        return []

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        self.act(game, at, [NOUN[option] if at.me == 0 else NOUN[option] ^ 2])

    def reason(self, game: Altered, at: Do, option: int) -> int:
        return say.NOT_A_TARGET if VERB[option] == EXPEDITION.number else say.FINISH_EFFECT


class Create(InExpedition):
    """token.character: tokens are created, `count` in each expedition that is meant."""

    __slots__ = ("count", "token")

    def __init__(self, token: str, place: int, count: int = 1) -> None:
        self.path = -1
        self.token: Final = NUMBER[token]
        self.place = place
        self.count: Final = count

    def act(self, game: Altered, at: Do, expeditions: list[int]) -> None:
        game.create(at.me, self.token, [expedition for expedition in expeditions for _ in range(self.count)])

    def words(self) -> Words:
        return Words("create", {"token": self.token, "n": self.count, "where": WHERE_WORDS[self.place]}, [])


class GainThere(InExpedition):
    """All Characters in an expedition gain a status."""

    __slots__ = ("what",)

    def __init__(self, what: int, place: int) -> None:
        self.path = -1
        self.what: Final = what
        self.place = place

    def act(self, game: Altered, at: Do, expeditions: list[int]) -> None:
        game.is_fresh = False
        for expedition in expeditions:
            for card in game.characters(expedition >> 1):
                if game.is_in(card, expedition):
                    game.marks[card] |= self.what
                    game.say(GAINED[self.what], game.owner(card), card)

    def words(self) -> Words:
        return Words("gain-there", {"what": GAIN_WORDS[self.what], "where": WHERE_WORDS[self.place]}, [])


class Distribute(Verb[Altered]):
    """Tokens are created in one step, distributed among any expeditions: one question for each, in their order."""

    __slots__ = ("count", "token")

    def __init__(self, token: str, count: int) -> None:
        self.path = -1
        self.token: Final = NUMBER[token]
        self.count: Final = count

    def do(self, game: Altered, at: Do) -> None:
        game.chosen.clear()
        at.ask(game)

    def options(self, game: Altered, at: Do) -> list[int]:
        return EXPEDITION.ids[game.chosen[-1] if game.chosen else 0 :]

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        game.chosen.append(NOUN[option])
        if len(game.chosen) < self.count:
            at.ask(game)
            return
        turn = 0 if at.me == 0 else 2
        game.create(at.me, self.token, [place ^ turn for place in game.chosen])
        game.chosen.clear()

    def reason(self, game: Altered, at: Do, option: int) -> int:
        return say.IN_THEIR_ORDER if VERB[option] == EXPEDITION.number else say.FINISH_EFFECT

    def words(self) -> Words:
        return Words("distribute", {"token": self.token, "n": self.count}, [])


class RollDie(Simple):
    """A die is rolled; what it shows is X."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        game.agenda.append(KeepDie(at.me, at.frame))
        if game.standing >> EXTRA_DIE & 1:
            announce(game, event(ROLL, at.me, at.me, -1, 1))
        else:
            game.throw(at.me, 1)

    def words(self) -> Words:
        return Words("roll", {}, [])


class RaiseDie(Simple):
    """die.above-six: the result of the die is raised, above 6 too."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.path = -1
        self.amount: Final = amount

    def do(self, game: Altered, at: Do) -> None:
        game.frames[at.frame + 1] += self.amount
        game.tell(say.ADDED_TO_DIE, at.me, -1, -1, self.amount)

    def words(self) -> Words:
        return Words("raise-die", {"n": self.amount}, [])


# -- the track ---------------------------------------------------------------------------------------------------------


class MoveForward(InExpedition):
    """An expedition moves forward one region, outside Dusk (defender.other-times)."""

    __slots__ = ()

    def act(self, game: Altered, at: Do, expeditions: list[int]) -> None:
        for expedition in expeditions:
            if not game.arena and not game.is_stopped(expedition) and game.step_forward(expedition, 1):
                line = say.MOVED_COMPANION if expedition & 1 else say.MOVED_HERO
                game.tell(line, expedition >> 1, -1, -1, game.track[expedition])
                game.turn_up(game.track[expedition])

    def words(self) -> Words:
        return Words("move-forward", {"where": WHERE_WORDS[self.place]}, [])


class MoveBack(Simple):
    """The opponent's expedition facing the card moves backwards one region (zone.facing)."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        for expedition in homes(game, at.source):
            facing = expedition ^ 2
            if not game.arena and game.step_forward(facing, -1):  # arena.no-moves
                line = say.BACK_COMPANION if facing & 1 else say.BACK_HERO
                game.tell(line, facing >> 1, -1, -1, game.track[facing])

    def works(self, game: Altered, me: int, source: int) -> bool:
        return home(game, source) >= 0

    def words(self) -> Words:
        return Words("move-back", {}, [])


class Stop(InExpedition):
    """duration.day: expeditions cannot move forward this Day."""

    __slots__ = ()

    def act(self, game: Altered, at: Do, expeditions: list[int]) -> None:
        for expedition in expeditions:
            game.stopped |= 1 << expedition
            game.tell(say.STOPPED_COMPANION if expedition & 1 else say.STOPPED_HERO, expedition >> 1)

    def words(self) -> Words:
        return Words("stop", {"where": WHERE_WORDS[self.place]}, [])


class Win(Simple):
    """You win the game."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        game.scores = [game.distance(0), game.distance(1)]
        game.tell(say.WON_BY_CARD, at.me)
        game.end([at.me], say.ENDING_CARD)

    def words(self) -> Words:
        return Words("win", {}, [])
