"""Verbs about cards in hand: to draw, drop, give and steal."""

from typing import Final

from bivouac.engine.verbs import Do, Verb, Words
from bivouac.games.archibald import words as say
from bivouac.games.archibald.actions import (
    DISCARD,
    GIVE,
    NOUN,
    TARGET,
    VERB,
)
from bivouac.games.archibald.grammar import Counted, Picks, Simple, finish_first
from bivouac.games.archibald.state import HAND, Archibald, cause_of
from bivouac.games.archibald.steps import LIMITS


class DrawCards(Counted):
    """I draw Encounter cards of my level (level.no-pile)."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.can_draw(game.level(me))

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.NO_CARDS_LEFT

    def do(self, game: Archibald, at: Do) -> None:
        for _ in range(self.count):
            game.draw(at.me, game.level(at.me), say.DREW_EFFECT, cause_of(at.source))
        game.agenda.append(LIMITS[at.me])

    def words(self) -> Words:
        return Words("draw-cards", {"n": self.count}, [])


class OthersDraw(Counted):
    """Every other player draws Encounter cards of the own level."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return any(seat != me and game.can_draw(game.level(seat)) for seat in range(game.seats))

    def do(self, game: Archibald, at: Do) -> None:
        others = game.clockwise(at.me)[1:]
        for seat in others:
            for _ in range(self.count):
                game.draw(seat, game.level(seat), say.DREW_EFFECT, cause_of(at.source))
        for seat in reversed(others):
            game.agenda.append(LIMITS[seat])

    def words(self) -> Words:
        return Words("others-draw", {"n": self.count}, [])


class DropCards(Verb[Archibald]):
    """I discard cards of my choice, as many as I have."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.path = -1
        self.count: Final = count

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return bool(game.zones[HAND + me])

    def do(self, game: Archibald, at: Do) -> None:
        game.frames[at.frame + 1] = self.count
        at.ask(game)

    def options(self, game: Archibald, at: Do) -> list[int]:
        return sorted([DISCARD.ids[card] for card in game.zones[HAND + at.me]])

    def chosen(self, game: Archibald, at: Do, option: int) -> None:
        game.discard(at.me, NOUN[option], say.DROPPED, cause_of(at.source))
        game.frames[at.frame + 1] -= 1
        if game.frames[at.frame + 1] > 0:
            at.ask(game)

    def reason(self, game: Archibald, at: Do, option: int) -> int:
        return say.DISCARD_NOT_IN_HAND if VERB[option] == DISCARD.number else finish_first(at)

    def words(self) -> Words:
        return Words("drop-cards", {"n": self.count}, [])


class DropGear(Simple):
    """My hero loses the worn equipment."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.worn[me] >= 0

    def do(self, game: Archibald, at: Do) -> None:
        gear = game.take_off(at.me)
        if gear >= 0:
            game.tell(say.LOST_GEAR, at.me, gear, cause=cause_of(at.source))

    def words(self) -> Words:
        return Words("drop-gear", {}, [])


class GiftCard(Picks):
    """I give a card of my hand to a player of my choice, openly; nothing if I have none."""

    __slots__ = ("give",)

    def __init__(self) -> None:
        self.path = -1
        self.verb = TARGET
        self.give: Final = GiveCard()

    def parts(self) -> list[Verb[Archibald]]:
        return [self.give]

    def candidates(self, game: Archibald, me: int) -> list[int]:
        return [seat for seat in range(game.seats) if seat != me] if game.zones[HAND + me] else []

    def picked(self, game: Archibald, at: Do, noun: int) -> None:
        game.frames[at.frame] = noun
        game.agenda.append(at.at(self.give.path))

    def words(self) -> Words:
        return Words("gift-card", {}, [])


class GiveCard(Picks):
    """The second question of `GiftCard`: which card the chosen player gets."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = GIVE

    def candidates(self, game: Archibald, me: int) -> list[int]:
        return game.zones[HAND + me]

    def picked(self, game: Archibald, at: Do, noun: int) -> None:
        taker = game.frames[at.frame]
        game.hand_over(at.me, taker, noun, say.GAVE, cause_of(at.source))
        game.agenda.append(LIMITS[taker])

    def words(self) -> Words:
        return Words("give-card", {}, [])


class Steal(Picks):
    """I take a card at random from the hand of a player of my choice, and show it."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = TARGET

    def candidates(self, game: Archibald, me: int) -> list[int]:
        return [seat for seat in range(game.seats) if seat != me and game.zones[HAND + seat]]

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.NOBODY_HAS_CARDS

    def picked(self, game: Archibald, at: Do, noun: int) -> None:
        hand = game.zones[HAND + noun]
        card = hand[game.roll(len(hand))]
        game.hand_over(noun, at.me, card, say.STOLE, cause_of(at.source))
        game.agenda.append(LIMITS[at.me])

    def words(self) -> Words:
        return Words("steal", {}, [])
