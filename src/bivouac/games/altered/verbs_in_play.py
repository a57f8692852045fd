"""Verbs that touch cards in play."""

from typing import Final

from bivouac.engine.actions import PASS
from bivouac.engine.objects import STRIDE
from bivouac.engine.verbs import Amount, Do, Verb, Words
from bivouac.games.altered import words as say
from bivouac.games.altered.actions import EXPEDITION, NOUN, PICK, VERB
from bivouac.games.altered.amounts import number
from bivouac.games.altered.catalog import (
    ANY_CARD,
    ARROW,
    EVENT_WORDS,
    FROM_RESERVE,
)
from bivouac.games.altered.filters import Filter, Target, Who
from bivouac.games.altered.grammar import BOOST, COUNTER, GAIN_WORDS, GOAL_WORDS, On, found_nothing, gain, why
from bivouac.games.altered.state import Altered
from bivouac.games.altered.state_ground import EXPEDITION as EXPEDITION_ZONE
from bivouac.games.altered.state_ground import (
    FLEETING,
    RESERVE,
)
from bivouac.games.altered.steps import Follow, play


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
        for card in cards:
            game.say(say.TARGETED, at.me, card)

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
