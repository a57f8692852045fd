"""Verbs about decks, hands, Reserves and mana, and about what comes later."""

from typing import Final

from bivouac.engine.actions import PASS
from bivouac.engine.objects import STRIDE
from bivouac.engine.state import Trigger
from bivouac.engine.verbs import Amount, Do, Verb, Words
from bivouac.games.altered import words as say
from bivouac.games.altered.actions import CHOOSE, NOUN, PICK, VERB
from bivouac.games.altered.actions import MANA as MANA_WORD
from bivouac.games.altered.amounts import number
from bivouac.games.altered.catalog import (
    ANY_CARD,
    EVENT_WORDS,
    PUT_IN_RESERVE,
    SCRIPTS_PER_KIND,
    CardTest,
    Later,
    NextCard,
)
from bivouac.games.altered.filters import IT, Filter
from bivouac.games.altered.grammar import SEAT_WORDS, UNTIL_WORDS, YOU, Simple, found_nothing, seats_of, why
from bivouac.games.altered.state import Altered
from bivouac.games.altered.state_ground import DECK, DISCARD, EXHAUSTED, HAND, MANA, RESERVE, THIS_TURN, Promise
from bivouac.games.altered.steps import PlayOrTake, PutIntoPlay, ResupplyNow
from bivouac.games.altered.verbs_in_play import Gain


class Draw(Simple):
    __slots__ = ("amount", "whose")

    def __init__(self, amount: int | Amount[Altered] = 1, whose: int = YOU) -> None:
        self.path = -1
        self.amount: Final = number(amount)
        self.whose: Final = whose

    def do(self, game: Altered, at: Do) -> None:
        amount = self.amount.value(game, at.me, at.source)
        if amount == 0:
            found_nothing(game, at)
        for seat in seats_of(self.whose, at.me):
            game.draw(seat, amount, say.DREW, why(at))

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


def ask_or_find_nothing(game: Altered, at: Do) -> None:
    """Ask what a verb offers, or tell that it offers nothing."""
    if game.node(at.script, at.path).options(game, at):
        at.ask(game)
    else:
        found_nothing(game, at)


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

    def ceremony(self, game: Altered, at: Do) -> bool:
        """People choose by their own hand: at once it would tell that all their cards are of one kind."""
        return len(game.zones[HAND + self.chooser(game, at)]) > 1

    def in_private(self, game: Altered, at: Do) -> bool:
        return True

    def do(self, game: Altered, at: Do) -> None:
        game.frames[at.frame] = -1
        ask_or_find_nothing(game, at)

    def options(self, game: Altered, at: Do) -> list[int]:
        hand = game.zones[HAND + self.chooser(game, at)]
        options = sorted({CHOOSE.ids[game.kinds[card]] for card in hand})
        if options and self.optional:
            options.insert(0, PASS)
        return options

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        if option == PASS:
            game.tell(say.DECLINED, at.me, at.script // SCRIPTS_PER_KIND)
            return
        seat = self.chooser(game, at)
        card = next(card for card in game.zones[HAND + seat] if game.kinds[card] == NOUN[option])
        self.taken(game, at, seat, card)
        game.open_up(card)
        game.frames[at.frame] = game.objects.number[card]

    def reason(self, game: Altered, at: Do, option: int) -> int:
        if option == PASS:
            return say.MUST_CHOOSE
        return say.NOT_IN_HAND_FOR_EFFECT if VERB[option] == CHOOSE.number else say.FINISH_EFFECT


class HandToReserve(FromHand):
    """You put a card from your hand in Reserve."""

    __slots__ = ()

    def taken(self, game: Altered, at: Do, seat: int, card: int) -> None:
        game.say(say.HAND_TO_RESERVE, seat, card, cause=why(at))
        game.shift(card, HAND + seat, RESERVE + seat)
        game.trigger_own(card, PUT_IN_RESERVE)

    def words(self) -> Words:
        return Words("hand-to-reserve", {"optional": int(self.optional)}, [])


class DiscardFromHand(FromHand):
    """Somebody discards a card of the own hand, and chooses which."""

    __slots__ = ()

    def taken(self, game: Altered, at: Do, seat: int, card: int) -> None:
        game.say(say.DISCARDED, seat, card, cause=why(at))
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
        ask_or_find_nothing(game, at)

    def options(self, game: Altered, at: Do) -> list[int]:
        options = game.picks(at.me, self.found(game, at.me, at.source))
        if options and self.optional:
            options.insert(0, PASS)
        return options

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        if option == PASS:
            game.tell(say.DECLINED, at.me, at.script // SCRIPTS_PER_KIND)
            return
        card = game.picked(at.me, self.found(game, at.me, at.source), option)
        self.taken(game, at, card)
        game.frames[at.frame] = game.objects.number[card]

    def reason(self, game: Altered, at: Do, option: int) -> int:
        if option == PASS:
            return say.MUST_CHOOSE
        return say.NOT_OFFERED if VERB[option] == PICK.number else say.FINISH_EFFECT


class ReserveToHand(FromReserve):
    """You return a card from your Reserve to your hand. A card that has just been discarded from there is another."""

    __slots__ = ()

    def taken(self, game: Altered, at: Do, card: int) -> None:
        game.say(say.RESERVE_TO_HAND, at.me, card, cause=why(at))
        game.shift(card, RESERVE + at.me, HAND + at.me)

    def words(self) -> Words:
        return Words("reserve-to-hand", {"optional": int(self.optional)}, [self.test.words()])


class DiscardFromReserve(FromReserve):
    """You discard a card from your Reserve."""

    __slots__ = ()

    def taken(self, game: Altered, at: Do, card: int) -> None:
        game.put_away(card, at.me, say.DISCARDED, why(at))

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
                if not game.refill(seat, say.BY_SHORT_DECK):
                    game.tell(say.NOTHING_TO_DRAW, seat)
                    break
                card = game.zones[DECK + seat][-1]
                game.shift(card, DECK + seat, MANA + seat)
                game.known.show(seat, card)
                game.learned += 1
                game.tell(say.TO_MANA, seat, game.kinds[card], -1, 0, 1 << seat, why(at))

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
        ask_or_find_nothing(game, at)

    def options(self, game: Altered, at: Do) -> list[int]:
        return sorted({MANA_WORD.ids[game.kinds[card]] for card in game.zones[MANA + at.me]})

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        orbs = game.zones[MANA + at.me]
        card = next(card for card in orbs if game.kinds[card] == NOUN[option])
        game.say(say.DISCARDED, at.me, card, cause=why(at))
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
                game.say(say.DISCARDED, seat, card, cause=why(at))
                game.shift(card, HAND + seat, DISCARD + seat)
                game.open_up(card)
            if self.reserve_too:
                for card in game.zones[RESERVE + seat][:]:
                    game.put_away(card, seat, say.DISCARDED, why(at))

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
        game.put_away(card, at.me, say.DISCARDED, why(at))
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
            game.say(say.TO_RESERVE, at.me, card, cause=why(at))
            game.shift(card, DISCARD + at.me, RESERVE + at.me)
        else:
            found_nothing(game, at)

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
        game.reveal(at.me, self.shown, why(at))
        game.chosen.clear()
        game.agenda.append(PutIntoPlay(at.me, self.most, why(at)))

    def words(self) -> Words:
        return Words("reveal-to-play", {"n": self.shown, "most": self.most}, [])


class RevealTop(Simple):
    """You reveal the top card of your deck; you may play it for free or put it into your hand."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        game.reveal(at.me, 1, why(at))
        game.agenda.append(PlayOrTake(at.me, why(at)))

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
        game.tell(say.PAID_EFFECT, at.me, -1, -1, self.amount, cause=why(at))

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
        game.say(say.SPENT, at.me, card, -1, self.amount, why(at))

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
        game.say(say.EXHAUSTED, at.me, card, cause=why(at))

    def words(self) -> Words:
        return Words("exhaust-me", {}, [])


class AfterYou(Simple):
    """action.after-you: the turn ends once reactions are done."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        game.turn_over = True
        game.tell(say.AFTER_YOU, at.me)

    def words(self) -> Words:
        return Words("after-you", {}, [])


def tell_promised(game: Altered, at: Do) -> None:
    """What a card says of something to come is read out."""
    game.tell(say.PROMISED, at.me, at.script // SCRIPTS_PER_KIND, at.script % SCRIPTS_PER_KIND, at.path, cause=why(at))


class Next(NextCard[Altered]):
    """The next such card that you play."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        game.promises.append(Promise(at.me, at.script, self.path, at.source, self.until))
        tell_promised(game, at)

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


def next_costs(about: CardTest[Altered], less: int, until: int = THIS_TURN) -> Verb[Altered]:
    return Next(about, until, less)


def next_gains(about: CardTest[Altered], what: int, amount: int = 1, until: int = THIS_TURN) -> Verb[Altered]:
    return Next(about, until, reward=Gain(what, IT, amount))


class OnceRested(Later[Altered]):
    """night.after-rest: what follows waits until the coming Rest is over."""

    __slots__ = ("verb",)

    def __init__(self, verb: Verb[Altered]) -> None:
        self.path = -1
        self.verb: Final = verb

    def parts(self) -> list[Verb[Altered]]:
        return [self.verb]

    def do(self, game: Altered, at: Do) -> None:
        game.later.append(Trigger(at.me, at.source, at.script, game.frames[at.frame], self.verb.path))
        tell_promised(game, at)

    def cause(self) -> int:
        return say.BY_REST_OVER

    def reason(self, game: Altered, at: Do, option: int) -> int:
        return say.FINISH_EFFECT

    def words(self) -> Words:
        return Words("after-rest", {}, [self.verb.words()])
