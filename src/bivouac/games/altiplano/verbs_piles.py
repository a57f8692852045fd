"""Verbs about piles and hands: to draw, look, reveal, take, give and discard."""

from typing import Final

from bivouac.engine.actions import PASS
from bivouac.engine.events import event
from bivouac.engine.life import announce
from bivouac.engine.state import Step
from bivouac.engine.verbs import Amount, Do, Verb, Words
from bivouac.games.altiplano import words as say
from bivouac.games.altiplano.actions import DISCARD, GIVE, TAKE
from bivouac.games.altiplano.amounts import Number, kind_word
from bivouac.games.altiplano.catalog import ANY, CAUSES, CHARACTER, IS_A
from bivouac.games.altiplano.grammar import Picks, Simple
from bivouac.games.altiplano.state import (
    CHARACTERS,
    EXPLORATION,
    HAND,
    IN_PLAY,
    LOOKING,
    PILE,
    RANDOM_DISCARD,
    SHOWN,
    Altiplano,
)
from bivouac.games.altiplano.state import DISCARD as DISCARDS
from bivouac.games.altiplano.steps import DrawCard, PlaceCard

EITHER: Final = 2  # either pile, as the player likes
PILE_WORDS: Final = ("exploration", "character", "any")


class Draw(Simple):
    """I draw cards, from either pile unless one is named (words.draw-any, words.draw-one-by-one)."""

    __slots__ = ("amount", "pile")

    def __init__(self, amount: int | Amount[Altiplano], pile: int = EITHER) -> None:
        self.path = -1
        self.amount: Final[Amount[Altiplano]] = Number(amount) if isinstance(amount, int) else amount
        self.pile: Final = pile

    def works(self, game: Altiplano, me: int, source: int) -> bool:
        if self.amount.value(game, me, source) == 0:
            return False
        if self.pile == EITHER:
            return game.can_draw(EXPLORATION) or game.can_draw(CHARACTERS)
        return game.can_draw(self.pile)

    def do(self, game: Altiplano, at: Do) -> None:
        for _ in range(self.amount.value(game, at.me, at.source)):
            if self.pile == EITHER:
                game.agenda.append(DrawCard(at.me, at.source))
            elif not game.draw(at.me, self.pile, say.DRAWN_BY_EFFECT, CAUSES[at.source]):
                game.tell(say.NOTHING_TO_DRAW, at.me)

    def words(self) -> Words:
        return Words("draw", {"pile": PILE_WORDS[self.pile]}, [self.amount.words()])


class LookAtTop(Simple):
    """I look at the top cards of a pile, may take one of some kind, and put the others under the pile in their order.

    What is sought by its kind is shown to the opponent; a free choice is not, and then one must be taken.
    """

    __slots__ = ("count", "kinds", "pile", "take")

    def __init__(self, pile: int, count: int, kinds: int) -> None:
        self.path = -1
        self.pile: Final = pile
        self.count: Final = count
        self.kinds: Final = kinds
        self.take: Final = TakeLooked(kinds, pile)

    def parts(self) -> list[Verb[Altiplano]]:
        return [self.take]

    def works(self, game: Altiplano, me: int, source: int) -> bool:
        return game.can_draw(self.pile)

    def do(self, game: Altiplano, at: Do) -> None:
        looking = game.zones[LOOKING + at.me]
        for _ in range(self.count):
            if not game.refill(self.pile):
                break
            card = game.zones[PILE + self.pile].pop()
            looking.append(card)
            game.known.show(at.me, card)
            game.tell(say.LOOKED, at.me, card, self.pile, 0, 1 << at.me, CAUSES[at.source])
        game.learned += 1
        game.then(at.at(self.take.path), PutUnder(at.me, self.pile, at.source))

    def words(self) -> Words:
        args: dict[str, str | int] = {"n": self.count, "pile": PILE_WORDS[self.pile], "kind": kind_word(self.kinds)}
        return Words("look-any" if self.kinds == ANY else "look-for", args, [])


class TakeLooked(Picks):
    """The question of `LookAtTop`: which of the cards looked at is taken to hand."""

    __slots__ = ("kinds", "pile")

    def __init__(self, kinds: int, pile: int) -> None:
        self.path = -1
        self.verb = TAKE
        self.kinds: Final = kinds
        self.pile: Final = pile

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        return [card for card in game.zones[LOOKING + me] if IS_A[card] & self.kinds]

    def optional(self) -> bool:
        return self.kinds != ANY

    def options(self, game: Altiplano, at: Do) -> list[int]:
        options = [TAKE.ids[card] for card in self.candidates(game, at.me)]
        if self.optional():
            options.append(PASS)  # the only one if no such card is there: people are asked all the same
        options.sort()
        return options

    def secret(self, game: Altiplano, at: Do) -> bool:
        return self.optional()  # the opponent may not learn whether there is more to choose than to pass

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        # Which of the places it came from is open: who knows the card of that place, or that no Treasure lies there,
        # goes on knowing it. What each seat knows moves with the card, so hiding the place would make views lie.
        place = game.zones[LOOKING + at.me].index(card) + 1
        game.move(card, LOOKING + at.me, HAND + at.me)
        game.learned += 1
        if self.kinds == ANY:
            game.tell(say.TOOK, at.me, card, self.pile, place, 1 << at.me, CAUSES[at.source])
        else:
            game.known.show_all(card)
            game.tell(say.SHOWED, at.me, card, -1, place, cause=CAUSES[at.source])


class PutUnder(Step[Altiplano]):
    """The cards looked at go under the pile in their order: the first of them comes first again."""

    __slots__ = ("me", "pile", "source")

    def __init__(self, me: int, pile: int, source: int) -> None:
        self.me: Final = me
        self.pile: Final = pile
        self.source: Final = source

    def data(self) -> list[int]:
        return [self.me, self.pile, self.source]

    def run(self, game: Altiplano) -> None:
        looking = game.zones[LOOKING + self.me]
        if looking:
            game.tell(say.PUT_UNDER, self.me, -1, self.pile, len(looking), cause=CAUSES[self.source])
            looking.reverse()
            game.zones[PILE + self.pile][:0] = looking
            looking.clear()


class Reveal(Simple):
    """I reveal the top cards of a pile; what is not taken reaches the discard pile together (words.reveal)."""

    __slots__ = ("count", "pile", "verbs")

    def __init__(self, pile: int, count: int, *verbs: Verb[Altiplano]) -> None:
        self.path = -1
        self.pile: Final = pile
        self.count: Final = count
        self.verbs: Final[list[Verb[Altiplano]]] = list(verbs)

    def parts(self) -> list[Verb[Altiplano]]:
        return self.verbs

    def works(self, game: Altiplano, me: int, source: int) -> bool:
        return game.can_draw(self.pile)

    def do(self, game: Altiplano, at: Do) -> None:
        shown = game.zones[SHOWN]
        for _ in range(self.count):
            if not game.refill(self.pile):
                break
            card = game.zones[PILE + self.pile].pop()
            shown.append(card)
            game.known.show_all(card)
            game.tell(say.REVEALED, at.me, card)
        game.learned += 1
        game.agenda.append(PutShownAway(self.pile))
        for verb in reversed(self.verbs):
            game.agenda.append(at.at(verb.path))

    def words(self) -> Words:
        args: dict[str, str | int] = {"n": self.count, "pile": PILE_WORDS[self.pile]}
        return Words("reveal", args, [verb.words() for verb in self.verbs])


class PutShownAway(Step[Altiplano]):
    """What was revealed and not taken is discarded, after the reshuffle that it may have caused (piles.in-flight)."""

    __slots__ = ("pile",)

    def __init__(self, pile: int) -> None:
        self.pile: Final = pile

    def data(self) -> list[int]:
        return [self.pile]

    def run(self, game: Altiplano) -> None:
        game.renew(1 << self.pile)
        while game.zones[SHOWN]:
            game.put_away(game.zones[SHOWN][0], SHOWN)


class TakeShown(Picks):
    """I may take one revealed card of some kind: into my hand, or a Character straight into my Camp."""

    __slots__ = ("kinds", "to_camp")

    def __init__(self, kinds: int, to_camp: bool = False) -> None:
        self.path = -1
        self.verb = TAKE
        self.kinds: Final = kinds
        self.to_camp: Final = to_camp

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        return [card for card in game.zones[SHOWN] if IS_A[card] & self.kinds]

    def optional(self) -> bool:
        return True

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        if self.to_camp:
            game.move(card, SHOWN, IN_PLAY)
            game.agenda.append(PlaceCard(at.me, card, at.source))
        else:
            game.move(card, SHOWN, HAND + at.me)
            game.tell(say.TOOK, at.me, card, cause=CAUSES[at.source])

    def words(self) -> Words:
        return Words("take-shown-camp" if self.to_camp else "take-shown", {"kind": kind_word(self.kinds)}, [])


class TakeFromDiscard(Picks):
    """I take a card of some kind from a discard pile into my hand."""

    __slots__ = ("kinds", "pile")

    def __init__(self, kinds: int) -> None:
        self.path = -1
        self.verb = TAKE
        self.kinds: Final = kinds
        self.pile: Final = CHARACTERS if kinds & CHARACTER else EXPLORATION

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        return [card for card in game.zones[DISCARDS + self.pile] if IS_A[card] & self.kinds]

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        game.move(card, DISCARDS + self.pile, HAND + at.me)
        game.tell(say.TOOK_FROM_DISCARD, at.me, card, cause=CAUSES[at.source])

    def words(self) -> Words:
        return Words("take-discard", {"kind": kind_word(self.kinds)}, [])


class DiscardAtRandom(Simple):
    """I discard cards at random from your hand."""

    __slots__ = ("amount",)

    def __init__(self, amount: int | Amount[Altiplano]) -> None:
        self.path = -1
        self.amount: Final[Amount[Altiplano]] = Number(amount) if isinstance(amount, int) else amount

    def works(self, game: Altiplano, me: int, source: int) -> bool:
        return bool(game.zones[HAND + 1 - me]) and self.amount.value(game, me, source) > 0

    def do(self, game: Altiplano, at: Do) -> None:
        you = 1 - at.me
        amount = min(self.amount.value(game, at.me, at.source), len(game.zones[HAND + you]))
        if amount:
            announce(game, event(RANDOM_DISCARD, at.me, you, -1, amount))

    def words(self) -> Words:
        return Words("discard-random", {}, [self.amount.words()])


class TakeAtRandom(Simple):
    """I take cards at random from your hand."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.path = -1
        self.count: Final = count

    def works(self, game: Altiplano, me: int, source: int) -> bool:
        return bool(game.zones[HAND + 1 - me])

    def do(self, game: Altiplano, at: Do) -> None:
        hand = game.zones[HAND + 1 - at.me]
        for _ in range(min(self.count, len(hand))):
            card = hand[game.roll(len(hand))]
            game.hand_over(card, 1 - at.me)
            game.tell(say.STOLE, at.me, card, 1 - at.me, 0, 3)

    def words(self) -> Words:
        return Words("take-random", {"n": self.count}, [])


class GiveCard(Picks):
    """I give you a card of my hand."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = GIVE

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        return game.zones[HAND + me]

    def works(self, game: Altiplano, me: int, source: int) -> bool:
        return False  # to give a card away is never what an Action is used for

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        game.hand_over(card, at.me)
        game.tell(say.GAVE, at.me, card, 1 - at.me, 0, 3, CAUSES[at.source])

    def words(self) -> Words:
        return Words("give", {}, [])


class DiscardOwn(Picks):
    """I discard a card of my hand, as a cost: a card being played is no longer in hand."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = DISCARD

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        return game.zones[HAND + me]

    def payable(self, game: Altiplano, me: int, source: int) -> bool:
        # Asked before the card is played, when it still lies in the hand that has to pay.
        hand = game.zones[HAND + me]
        return len(hand) - (1 if source in hand else 0) > 0

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        game.put_away(card, HAND + at.me)
        game.tell(say.DISCARDED, at.me, card, cause=CAUSES[at.source])

    def words(self) -> Words:
        return Words("discard-own", {}, [])


def see_hand(game: Altiplano, me: int, cause: int) -> None:
    """I look at your hand, by a card of this cause."""
    you = 1 - me
    game.tell(say.SAW_HAND, me, -1, you, cause=cause)
    for card in game.zones[HAND + you]:
        game.known.show(me, card)
        game.tell(say.SEEN_IN_HAND, me, card, you, 0, 3, cause)
    game.learned += 1


class LookAndDiscard(Picks):
    """I look at your hand and discard a card of it."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = DISCARD

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        return game.zones[HAND + 1 - me]

    def do(self, game: Altiplano, at: Do) -> None:
        see_hand(game, at.me, CAUSES[at.source])
        at.ask(game)

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        game.put_away(card, HAND + 1 - at.me)
        game.tell(say.MADE_DISCARD, at.me, card, 1 - at.me, cause=CAUSES[at.source])

    def words(self) -> Words:
        return Words("look-and-discard", {}, [])
