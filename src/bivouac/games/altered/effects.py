"""The grammar of Altered's cards, and the verbs that touch cards in play."""

from typing import Final

from bivouac.engine.actions import PASS
from bivouac.engine.objects import STRIDE
from bivouac.engine.verbs import Amount, ChooseOne, Condition, Do, Then, Verb, Words
from bivouac.engine.verbs import Cost as EngineCost
from bivouac.engine.verbs import If as EngineIf
from bivouac.engine.verbs import May as EngineMay
from bivouac.games.altered import words as say
from bivouac.games.altered.actions import ACTIONS, EXPEDITION, NOUN, PICK, VERB
from bivouac.games.altered.amounts import number
from bivouac.games.altered.catalog import (
    ANY_CARD,
    ARROW,
    CAUSES,
    EVENT_WORDS,
    FROM_RESERVE,
    SCRIPTS_PER_KIND,
)
from bivouac.games.altered.filters import Filter, Target, Who
from bivouac.games.altered.ground import (
    ANCHORED,
    ASLEEP,
    DECK,
    DISCARD,
    FLEETING,
    HAND,
    LANDMARKS,
    MANA,
    RESERVE,
    THIS_AFTERNOON,
    THIS_DAY,
    THIS_TURN,
)
from bivouac.games.altered.ground import (
    EXPEDITION as EXPEDITION_ZONE,
)
from bivouac.games.altered.state import Altered
from bivouac.games.altered.steps import Follow, play

# What a card can gain, besides the statuses of ground.py.
BOOST: Final = 64
COUNTER: Final = 128
GAIN_WORDS: Final = {
    BOOST: "boost", COUNTER: "counter", FLEETING: "fleeting", ANCHORED: "anchored", ASLEEP: "asleep",
}  # fmt: skip
GAINED: Final = {
    FLEETING: say.BECAME_FLEETING, ANCHORED: say.BECAME_ANCHORED, ASLEEP: say.BECAME_ASLEEP,
}  # fmt: skip
ALREADY: Final = {
    FLEETING: say.ALREADY_FLEETING, ANCHORED: say.ALREADY_ANCHORED, ASLEEP: say.ALREADY_ASLEEP,
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
    return Perhaps(verbs[0] if len(verbs) == 1 else Then(list(verbs)), say.FINISH_EFFECT)


def if_(condition: Condition[Altered], verb: Verb[Altered], otherwise: Verb[Altered] | None = None) -> Verb[Altered]:
    return Provided(condition, verb, otherwise)


def choose_one(*verbs: Verb[Altered]) -> Verb[Altered]:
    """choice.modal."""
    return Modal(list(verbs))


def seats_of(whose: int, me: int) -> list[int]:
    return [me] if whose == YOU else [1 - me] if whose == OPPONENT else [me, 1 - me]


def why(at: Do) -> int:
    """The clause behind what a verb does: that of its ability (catalog.py)."""
    return CAUSES[at.script][at.path]


def found_nothing(game: Altered, at: Do) -> None:
    """effect.as-much: nobody wonders what has become of an ability that has nothing to do."""
    game.tell(say.FOUND_NOTHING, at.me, at.script // SCRIPTS_PER_KIND)


def gain(game: Altered, card: int, mark: int, cause: int) -> None:
    """A card gains a status; target.pointless: it may have it already."""
    line = ALREADY[mark] if game.marks[card] & mark else GAINED[mark]
    game.marks[card] |= mark
    game.say(line, game.owner(card), card, cause=0 if line == ALREADY[mark] else cause)


class Perhaps(EngineMay[Altered]):
    """target.optional."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        if self.verb.works(game, at.me, at.source):
            at.ask(game)
        else:
            found_nothing(game, at)

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        if option == PASS:
            game.tell(say.DECLINED, at.me, at.script // SCRIPTS_PER_KIND)
        super().chosen(game, at, option)


class Provided(EngineIf[Altered]):
    """trigger.condition-after: where the whole ability hangs on a condition, it is told that it is not met."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        is_whole = game.ear is not None and at.path == 0 and self.otherwise is None
        if is_whole and not self.condition.holds(game, at.me, at.source, game.frames[at.frame]):
            game.tell(say.CONDITION_UNMET, at.me, at.script // SCRIPTS_PER_KIND)
        super().do(game, at)


class Modal(ChooseOne[Altered]):
    """choice.modal, play.without-target: any of them, also one that would find no target and do nothing."""

    __slots__ = ()

    def __init__(self, verbs: list[Verb[Altered]]) -> None:
        super().__init__(verbs, ACTIONS.mode.ids, say.FINISH_EFFECT)

    def options(self, game: Altered, at: Do) -> list[int]:
        return self.mode_ids[: len(self.verbs)]

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        mode = self.verbs[self.mode_ids.index(option)]
        game.tell(say.CHOSE_MODE, at.me, at.script // SCRIPTS_PER_KIND, at.script % SCRIPTS_PER_KIND, mode.path)
        super().chosen(game, at, option)


class Simple(Verb[Altered]):
    """A verb without a question of its own."""

    __slots__ = ()

    def reason(self, game: Altered, at: Do, option: int) -> int:
        return say.FINISH_EFFECT


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

    def finish(self, game: Altered, at: Do, is_declined: bool = False) -> None:
        """choice.when: what was chosen is touched, all at once; the last of it is "it" from now on."""
        cards = self.who.cards(game, at)
        game.chosen.clear()
        game.frames[at.frame] = -1
        if cards:
            self.act(game, at, cards)
            game.frames[at.frame] = game.objects.number[cards[-1]]
        elif not is_declined:
            found_nothing(game, at)

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
        elif not game.chosen:
            cause = 0 if who.up_to else say.BY_TOUGH
            game.tell(say.DECLINED, at.me, at.script // SCRIPTS_PER_KIND, cause=cause)
        self.finish(game, at, option == PASS)

    def reason(self, game: Altered, at: Do, option: int) -> int:
        if option == PASS:
            return say.MUST_TARGET
        if VERB[option] != PICK.number or not isinstance(self.who, Target):
            return say.FINISH_EFFECT
        return self.why_not_pick(game, at, self.who, game.picked(at.me, game.open_cards(), option))

    def why_not_pick(self, game: Altered, at: Do, who: Target, card: int) -> int:
        if card < 0:
            return say.NOT_THERE
        if card in game.chosen:
            return say.CHOSEN_ALREADY
        if card in who.left(game, at.me, at.source):
            return say.TOUGH_UNPAID
        return say.OUT_OF_REACH if game.where[card] < LANDMARKS and not who.test.in_reserve else say.NOT_FITTING


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
            game.boost(cards, max(0, self.amount.value(game, at.me, at.source)), why(at))
            return
        game.is_fresh = False
        for card in cards:
            if self.what == COUNTER:
                amount = self.amount.value(game, at.me, at.source)
                game.counters[card] += amount
                game.say(say.COUNTED, game.owner(card), card, -1, amount, why(at))
            else:
                gain(game, card, self.what, why(at))

    def words(self) -> Words:
        return Words("gain", {"what": GAIN_WORDS[self.what]}, [self.who.words(), self.amount.words()])


class LoseFleeting(On):
    """status.fleeting-lost."""

    __slots__ = ()

    def act(self, game: Altered, at: Do, cards: list[int]) -> None:
        for card in cards:
            if game.marks[card] & FLEETING:
                game.marks[card] &= ~FLEETING
                game.say(say.LOST_FLEETING, game.owner(card), card, cause=why(at))
            else:
                game.say(say.NOT_FLEETING, game.owner(card), card)

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
        game.send(cards, self.goal, why(at))

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
            game.say(say.ACTIVATED, at.me, card)
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
        if not cards:
            found_nothing(game, at)
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
        return game.objects.is_there(source) and game.where[source % STRIDE] == RESERVE + me

    def do(self, game: Altered, at: Do) -> None:
        if self.works(game, at.me, at.source):
            at.ask(game)
        else:
            found_nothing(game, at)

    def options(self, game: Altered, at: Do) -> list[int]:
        return EXPEDITION.ids[:2]

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        card = game.objects.card_of(at.source)
        game.agenda.append(Follow(card, at.frame))
        play(game, at.me, card, FROM_RESERVE, NOUN[option], True)

    def reason(self, game: Altered, at: Do, option: int) -> int:
        return say.NOT_OFFERED if VERB[option] == EXPEDITION.number else say.FINISH_EFFECT

    def words(self) -> Words:
        return Words("play-me", {}, [])
