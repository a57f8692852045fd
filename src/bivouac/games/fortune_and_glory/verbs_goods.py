"""Verbs about Glory, Fortune, cards and artifacts."""

from typing import Final

from bivouac.engine.verbs import Amount, Do, Verb, Words
from bivouac.games.fortune_and_glory import words as say
from bivouac.games.fortune_and_glory.actions import READY
from bivouac.games.fortune_and_glory.amounts import is_negative, number
from bivouac.games.fortune_and_glory.catalog import ALLY, DECK_WORDS, EVENT, GEAR
from bivouac.games.fortune_and_glory.grammar import Aimed, Picks, Simple
from bivouac.games.fortune_and_glory.map import KEYS as SPACE_KEYS
from bivouac.games.fortune_and_glory.map import NUMBER_OF
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.steps_cards import draw_event, draw_kit, drop_kit, look
from bivouac.games.fortune_and_glory.steps_losses import DropChosen, LoseOneArtifact, TakeKit
from bivouac.games.fortune_and_glory.whom import ME, Whom

# What can be stolen.
THE_GLORY: Final = 0
THE_FORTUNE: Final = 1
GOODS_WORDS: Final = ("glory", "fortune")


class Glory(Aimed):
    """A hero gains Glory, or loses as much as there is (a negative number). As a cost it must be there in full."""

    __slots__ = ("amount",)

    def __init__(self, amount: int | Amount[World], whom: Whom = ME) -> None:
        super().__init__(whom)
        self.amount: Final = number(amount)

    def is_loss(self) -> bool:
        return self.whom is ME and is_negative(self.amount)

    def payable(self, game: World, me: int, source: int) -> bool:
        return game.glory[me] + self.amount.value(game, me, source) >= 0

    def strike(self, game: World, at: Do, seat: int) -> None:
        game.gain_glory(seat, self.amount.value(game, seat, at.source), at.source, self.because(at))

    def words(self) -> Words:
        return Words("glory", {}, [self.amount.words(), self.whom.words()])


class Fortune(Aimed):
    """A hero gains Fortune, or loses as much as there is (a negative number). As a cost it must be there in full."""

    __slots__ = ("amount",)

    def __init__(self, amount: int | Amount[World], whom: Whom = ME) -> None:
        super().__init__(whom)
        self.amount: Final = number(amount)

    def is_loss(self) -> bool:
        return self.whom is ME and is_negative(self.amount)

    def payable(self, game: World, me: int, source: int) -> bool:
        return game.fortune[me] + self.amount.value(game, me, source) >= 0

    def strike(self, game: World, at: Do, seat: int) -> None:
        game.gain_fortune(seat, self.amount.value(game, seat, at.source), at.source, self.because(at))

    def words(self) -> Words:
        return Words("fortune", {}, [self.amount.words(), self.whom.words()])


class Steal(Aimed):
    """The owner of the card takes Glory (THE_GLORY) or Fortune (THE_FORTUNE) from a hero, as much as there is."""

    __slots__ = ("amount", "what")

    def __init__(self, what: int, amount: int | Amount[World], whom: Whom) -> None:
        super().__init__(whom)
        self.what: Final = what
        self.amount: Final = number(amount)

    def purse(self, game: World) -> list[int]:
        return game.glory if self.what == THE_GLORY else game.fortune

    def suits(self, game: World, seat: int) -> bool:
        return self.purse(game)[seat] > 0

    def strike(self, game: World, at: Do, seat: int) -> None:
        purse = self.purse(game)
        taken = min(self.amount.value(game, at.me, at.source), purse[seat])
        purse[seat] -= taken
        purse[at.me] += taken
        game.tell(say.STOLE_GLORY if self.what == THE_GLORY else say.STOLE_FORTUNE, at.me, at.source, seat, taken,
                  cause=self.because(at))  # fmt: skip

    def words(self) -> Words:
        return Words("steal", {"what": GOODS_WORDS[self.what]}, [self.amount.words(), self.whom.words()])


# -- cards -------------------------------------------------------------------------------------------------------------


class DrawOne(Simple):
    """One card, for the verbs below: each draw may bring a question or an effect of its own."""

    __slots__ = ("deck",)

    def __init__(self, deck: int) -> None:
        self.path = -1
        self.deck: Final = deck

    def works(self, game: World, me: int, source: int) -> bool:
        return game.can_draw(self.deck)

    def do(self, game: World, at: Do) -> None:
        if self.deck == EVENT:
            draw_event(game, at.me, self.because(at))
        else:
            draw_kit(game, at.me, self.deck, self.because(at))

    def words(self) -> Words:
        return Words("draw-one", {"deck": DECK_WORDS[self.deck]}, [])


class Draw(Aimed):
    """A hero draws cards of EVENT, GEAR or ALLY, one after another."""

    __slots__ = ("count", "deck", "one")

    def __init__(self, deck: int, count: int, whom: Whom = ME) -> None:
        super().__init__(whom)
        self.deck: Final = deck
        self.count: Final = count
        self.one: Final = DrawOne(deck)

    def parts(self) -> list[Verb[World]]:
        return [self.one]

    def works(self, game: World, me: int, source: int) -> bool:
        return game.can_draw(self.deck) and super().works(game, me, source)

    def strike(self, game: World, at: Do, seat: int) -> None:
        for _ in range(self.count):
            game.agenda.append(Do(at.script, self.one.path, seat, at.source, at.frame))

    def words(self) -> Words:
        return Words("draw", {"deck": DECK_WORDS[self.deck], "n": self.count}, [self.whom.words()])


def draw_events(count: int, whom: Whom = ME) -> Draw:
    return Draw(EVENT, count, whom)


def draw_gear(count: int, whom: Whom = ME) -> Draw:
    return Draw(GEAR, count, whom)


def draw_ally(count: int, whom: Whom = ME) -> Draw:
    return Draw(ALLY, count, whom)


class LookKeep(Simple):
    """card.play-immediately-on-choice: look at some cards of EVENT, GEAR or ALLY, keep one, discard the others."""

    __slots__ = ("count", "deck")

    def __init__(self, deck: int, count: int) -> None:
        self.path = -1
        self.deck: Final = deck
        self.count: Final = count

    def works(self, game: World, me: int, source: int) -> bool:
        return game.can_draw(self.deck)

    def do(self, game: World, at: Do) -> None:
        look(game, at.me, self.deck, self.count, self.because(at))

    def words(self) -> Words:
        return Words("look-keep", {"deck": DECK_WORDS[self.deck], "n": self.count}, [])


class DropEvents(Aimed):
    """A hero's player discards hidden cards of the own choice, as many as there are."""

    __slots__ = ("count",)

    def __init__(self, count: int, whom: Whom) -> None:
        super().__init__(whom)
        self.count: Final = count

    def suits(self, game: World, seat: int) -> bool:
        return bool(game.hands[seat])

    def payable(self, game: World, me: int, source: int) -> bool:
        return len([card for card in game.hands[me] if card != source]) >= self.count

    def strike(self, game: World, at: Do, seat: int) -> None:
        game.agenda.append(DropChosen(seat, EVENT, self.count, at.source))

    def words(self) -> Words:
        return Words("drop-events", {"n": self.count}, [self.whom.words()])


class DropKit(Aimed):
    """A hero's player discards GEAR or ALLY cards of the own choice, common items included, as many as there are."""

    __slots__ = ("count", "deck")

    def __init__(self, deck: int, count: int, whom: Whom) -> None:
        super().__init__(whom)
        self.deck: Final = deck
        self.count: Final = count

    def suits(self, game: World, seat: int) -> bool:
        return bool(game.carried(seat, self.deck))

    def payable(self, game: World, me: int, source: int) -> bool:
        return len(game.carried(me, self.deck)) >= self.count

    def strike(self, game: World, at: Do, seat: int) -> None:
        game.agenda.append(DropChosen(seat, self.deck, self.count, at.source))

    def words(self) -> Words:
        return Words("drop-kit", {"deck": DECK_WORDS[self.deck], "n": self.count}, [self.whom.words()])


class DropMe(Simple):
    """This Gear, Ally or item is discarded; a cost as a rule. A common item goes back to the shop."""

    __slots__ = ()

    def payable(self, game: World, me: int, source: int) -> bool:
        return source in game.kit[me]

    def do(self, game: World, at: Do) -> None:
        if at.source in game.kit[at.me]:
            drop_kit(game, at.me, at.source, say.LOST_CARD, self.because(at))

    def words(self) -> Words:
        return Words("drop-me", {}, [])


class StealKit(Aimed):
    """The owner of the card takes one GEAR or ALLY card of a hero, of the own choice."""

    __slots__ = ("deck",)

    def __init__(self, deck: int, whom: Whom) -> None:
        super().__init__(whom)
        self.deck: Final = deck

    def suits(self, game: World, seat: int) -> bool:
        return bool(game.carried(seat, self.deck))

    def strike(self, game: World, at: Do, seat: int) -> None:
        game.agenda.append(TakeKit(at.me, seat, self.deck, at.source))

    def words(self) -> Words:
        return Words("steal-kit", {"deck": DECK_WORDS[self.deck]}, [self.whom.words()])


class ReadyCard(Picks):
    """gear.activation-turned: another turned card of the owner is ready again, never the one that does it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(READY)

    def candidates(self, game: World, me: int, source: int) -> list[int]:
        return [card for card in game.turned if card in game.kit[me] and card != source]

    def picked(self, game: World, at: Do, noun: int) -> None:
        game.turned.remove(noun)
        game.tell(say.READY_AGAIN, at.me, noun, cause=self.because(at))

    def words(self) -> Words:
        return Words("ready-card", {}, [])


# -- artifacts and errands ---------------------------------------------------------------------------------------------


class LoseArtifact(Aimed):
    """A hero loses an artifact of the own choice."""

    __slots__ = ()

    def suits(self, game: World, seat: int) -> bool:
        return bool(game.found[seat])

    def strike(self, game: World, at: Do, seat: int) -> None:
        game.agenda.append(LoseOneArtifact(seat, seat, -1, at.source))

    def words(self) -> Words:
        return Words("lose-artifact", {}, [self.whom.words()])


class StealArtifact(Aimed):
    """The owner of the card takes an artifact of a hero, of the own choice."""

    __slots__ = ()

    def suits(self, game: World, seat: int) -> bool:
        return bool(game.found[seat])

    def strike(self, game: World, at: Do, seat: int) -> None:
        game.agenda.append(LoseOneArtifact(at.me, seat, at.me, at.source))

    def words(self) -> Words:
        return Words("steal-artifact", {}, [self.whom.words()])


class Deliver(Simple):
    """In this city, and only there, something follows."""

    __slots__ = ("city", "verb")

    def __init__(self, city: str, verb: Verb[World]) -> None:
        self.path = -1
        self.city: Final = NUMBER_OF[city]
        self.verb: Final = verb

    def parts(self) -> list[Verb[World]]:
        return [self.verb]

    def works(self, game: World, me: int, source: int) -> bool:
        return game.space[me] == self.city

    def do(self, game: World, at: Do) -> None:
        if game.space[at.me] == self.city:
            game.tell(say.DELIVERED, at.me, at.source, -1, self.city)
            game.agenda.append(at.at(self.verb.path))

    def words(self) -> Words:
        return Words("deliver", {"space": SPACE_KEYS[self.city]}, [self.verb.words()])
