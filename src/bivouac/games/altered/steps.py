"""Playing a card step by step, and the questions that effects leave behind on the agenda."""

from typing import Final

from bivouac.engine.actions import PASS, YES
from bivouac.engine.state import Choice, SeatChoice, Step
from bivouac.engine.verbs import begin
from bivouac.games.altered import words
from bivouac.games.altered.actions import CHOOSE, IGNORE, NOUN, PICK, PLAY, VERB
from bivouac.games.altered.catalog import (
    ABILITIES,
    ADDS_TO_DIE,
    ARROW,
    CHARACTER,
    EFFECT,
    FLEETING_SPELL,
    FROM_HAND,
    FROM_RESERVE,
    IS_A,
    JOINS,
    KEYWORDS,
    MAKES_FLEETING,
    PERMANENT,
    PLAYS,
    RESUPPLIES_BETTER,
    SPELL,
)
from bivouac.games.altered.state import Altered
from bivouac.games.altered.state_ground import (
    DECK,
    DISCARD,
    EXPEDITION,
    FLEETING,
    HAND,
    LANDMARKS,
    LIMBO,
    RESERVE,
    REVEALED,
)

PLAYED_LINES: Final = (
    (words.PLAYED, words.PLAYED_HERO, words.PLAYED_COMPANION),
    (words.REPLAYED, words.REPLAYED_HERO, words.REPLAYED_COMPANION),
)
PUT_LINES: Final = (words.CREATED_HERO, words.CREATED_COMPANION)

FROM_ELSEWHERE: Final = EFFECT  # a card that was revealed: neither from hand nor from Reserve (trigger.not-played)


def play(game: Altered, seat: int, card: int, origin: int, side: int, free: bool) -> None:
    """play.declare, play.limbo: the card is shown and lies in Limbo; paying and resolving follow."""
    again = origin == FROM_RESERVE
    zone = RESERVE + seat if again else HAND + seat if origin == FROM_HAND else REVEALED
    game.shift(card, zone, LIMBO)
    game.open_up(card)
    kind = game.kinds[card]
    is_printed = KEYWORDS[kind] & FLEETING_SPELL != 0
    by_reserve = again and not IS_A[kind] & PERMANENT  # reserve.fleeting
    is_fleeting = is_printed or by_reserve or game.sum_given(MAKES_FLEETING, card) != 0
    if is_fleeting:
        game.marks[card] |= FLEETING
    cause = words.BY_EFFECT if free else words.BY_LANDMARK if IS_A[kind] & PERMANENT and not again else 0
    game.say(PLAYED_LINES[int(again)][1 + side if IS_A[kind] & CHARACTER else 0], seat, card, cause=cause)
    if is_fleeting and not is_printed:
        game.say(words.BECAME_FLEETING, seat, card, cause=words.BY_RESERVE if by_reserve else 0)
    game.agenda.append(Resolve(seat, card, origin, side))
    if free:
        game.say(words.FREE, seat, card)
        game.keep_promises(seat, card, origin, True)  # play.next-stacks: it is the next card, though nothing is paid
    else:
        game.agenda.append(PayFor(seat, card, origin))


def tell_stayed(game: Altered, expedition: int, cause: int) -> None:
    """An expedition does not move, by the rule that its line names or by another one."""
    line = words.STAYED_COMPANION if expedition & 1 else words.STAYED_HERO
    game.tell(line, expedition >> 1, -1, -1, game.track[expedition], cause=cause)


def tell_barred(game: Altered, expedition: int) -> None:
    """An expedition cannot move forward: duration.day, or a card that says so while it is there."""
    line = words.BARRED_COMPANION if expedition & 1 else words.BARRED_HERO
    cause = words.BY_DAY if game.stopped >> expedition & 1 else 0
    game.tell(line, expedition >> 1, -1, -1, game.track[expedition], cause=cause)


class PayFor(Choice[Altered]):
    """play.pay-at-once. A card that may be made cheaper asks first for what is discarded to that end."""

    __slots__ = ("card", "origin", "seat_of")

    def __init__(self, seat_of: int, card: int, origin: int) -> None:
        self.seat_of: Final = seat_of
        self.card: Final = card
        self.origin: Final = origin

    def data(self) -> list[int]:
        return [self.seat_of, self.card, self.origin]

    def seat(self, game: Altered) -> int:
        return self.seat_of

    def options(self, game: Altered) -> list[int]:
        options = game.picks(self.seat_of, game.zones[RESERVE + self.seat_of])
        if game.cost(self.seat_of, self.card, self.origin) <= game.ready[self.seat_of]:
            options.insert(0, PASS)
        return options

    def run(self, game: Altered) -> None:
        if game.discount(self.seat_of, self.card):
            game.ask(self, self.seat_of, self.options(game))
        else:
            self.pay(game, 0)

    def ask_again(self, game: Altered) -> None:
        game.ask(self, self.seat_of, self.options(game))

    def chosen(self, game: Altered, option: int) -> None:
        if option == PASS:
            self.pay(game, 0)
            return
        discount = game.discount(self.seat_of, self.card)
        reserve = game.zones[RESERVE + self.seat_of]
        cost = game.cost(self.seat_of, self.card, self.origin)
        game.put_away(game.picked(self.seat_of, reserve, option), self.seat_of, words.CHEAPER)
        self.pay(game, min(discount, cost))

    def pay(self, game: Altered, discount: int) -> None:
        cost = game.cost(self.seat_of, self.card, self.origin) - discount
        game.pay(self.seat_of, cost)
        game.keep_promises(self.seat_of, self.card, self.origin, True)
        game.say(words.PAID, self.seat_of, self.card, -1, cost)

    def reason(self, game: Altered, seat: int, option: int) -> int:
        if option == PASS:
            return words.NOT_ENOUGH_MANA
        return words.NOT_OFFERED if VERB[option] == PICK.number else words.PAY_FIRST


class Resolve(Step[Altered]):
    """play.resolve: a Character or Landmark enters its zone; a Spell does what it says."""

    __slots__ = ("card", "origin", "seat_of", "side")

    def __init__(self, seat_of: int, card: int, origin: int, side: int) -> None:
        self.seat_of: Final = seat_of
        self.card: Final = card
        self.origin: Final = origin
        self.side: Final = side

    def data(self) -> list[int]:
        return [self.seat_of, self.card, self.origin, self.side]

    def run(self, game: Altered) -> None:
        card = self.card
        seat = self.seat_of
        kind = game.kinds[card]
        if IS_A[kind] & SPELL:
            game.agenda.append(LeaveLimbo(seat, card, self.origin))
            for ability in ABILITIES[kind]:
                if ability.event == EFFECT:
                    begin(game, ability.script, seat, game.objects.number[card])
            return
        if IS_A[kind] & CHARACTER:
            game.played[seat] += 1
            game.join(card, LIMBO, seat, self.side)
        else:
            game.shift(card, LIMBO, LANDMARKS + seat)
            game.trigger_own(card, ARROW)
        if self.origin == FROM_HAND or self.origin == FROM_RESERVE:  # trigger.hand, trigger.reserve
            game.trigger_own(card, self.origin)
        has_left_limbo(game, seat, card, self.origin)


def has_left_limbo(game: Altered, seat: int, card: int, origin: int) -> None:
    """play.when-you-play, play.next-gains."""
    game.keep_promises(seat, card, origin, False)
    game.watch(PLAYS, seat, card, [card])


class LeaveLimbo(Step[Altered]):
    """afternoon.play-spell, afternoon.fleeting-spell: a Spell has resolved wholly."""

    __slots__ = ("card", "origin", "seat_of")

    def __init__(self, seat_of: int, card: int, origin: int) -> None:
        self.seat_of: Final = seat_of
        self.card: Final = card
        self.origin: Final = origin

    def data(self) -> list[int]:
        return [self.seat_of, self.card, self.origin]

    def run(self, game: Altered) -> None:
        if game.promises and game.is_spared(self.seat_of, self.card, self.origin):
            game.marks[self.card] &= ~FLEETING
            game.say(words.LOST_FLEETING, self.seat_of, self.card, cause=words.BY_PROMISE)
        fleeting = game.marks[self.card] & FLEETING != 0
        game.say(words.SPELL_SPENT if fleeting else words.SPELL_KEPT, self.seat_of, self.card)
        game.shift(self.card, LIMBO, (DISCARD if fleeting else RESERVE) + self.seat_of)
        has_left_limbo(game, self.seat_of, self.card, self.origin)


class Follow(Step[Altered]):
    """zone.new-object: the effect that has moved a card still knows it; it is "it" from now on."""

    __slots__ = ("card", "frame")

    def __init__(self, card: int, frame: int) -> None:
        self.card: Final = card
        self.frame: Final = frame

    def data(self) -> list[int]:
        return [self.card, self.frame]

    def run(self, game: Altered) -> None:
        game.frames[self.frame] = game.objects.number[self.card]


class KeepDie(SeatChoice[Altered]):
    """die.seen-first: of several dice that were rolled as one, all but one are ignored by their player's choice.

    What is left is X of the effect.
    """

    __slots__ = ("frame",)

    def __init__(self, me: int, frame: int) -> None:
        super().__init__(me)
        self.frame: Final = frame

    def data(self) -> list[int]:
        return [self.me, self.frame]

    def options(self, game: Altered) -> list[int]:
        return sorted({IGNORE.ids[die] for die in game.dice})

    def run(self, game: Altered) -> None:
        if len(game.dice) > 1:
            game.ask(self, self.me, self.options(game))
            return
        game.frames[self.frame + 1] = game.dice.pop()
        for _ in game.sources_of(ADDS_TO_DIE, self.me):
            game.agenda.append(AddOne(self.me, self.frame))

    def chosen(self, game: Altered, option: int) -> None:
        game.dice.remove(NOUN[option])
        game.tell(words.IGNORED_DIE, self.me, -1, -1, NOUN[option])
        game.agenda.append(self)

    def reason(self, game: Altered, seat: int, option: int) -> int:
        return words.NO_SUCH_DIE if VERB[option] == IGNORE.number else words.FINISH_EFFECT


class AddOne(SeatChoice[Altered]):
    """die.seen-first: a card lets its player add 1 to the result, which is in sight."""

    __slots__ = ("frame",)

    def __init__(self, me: int, frame: int) -> None:
        super().__init__(me)
        self.frame: Final = frame

    def data(self) -> list[int]:
        return [self.me, self.frame]

    def options(self, game: Altered) -> list[int]:
        return [PASS, YES]

    def chosen(self, game: Altered, option: int) -> None:
        if option == YES:
            game.frames[self.frame + 1] += 1
            game.tell(words.ADDED_TO_DIE, self.me, -1, -1, 1)

    def reason(self, game: Altered, seat: int, option: int) -> int:
        return words.FINISH_EFFECT


class PutIntoPlay(SeatChoice[Altered]):
    """Up to so many of the revealed Characters are put into expeditions, all at once, and gain Fleeting. The others are
    discarded. `game.chosen` holds twice the card plus the expedition; a card alone waits for its expedition."""

    __slots__ = ("cause", "left")

    def __init__(self, me: int, left: int, cause: int) -> None:
        super().__init__(me)
        self.left: Final = left
        self.cause: Final = cause

    def data(self) -> list[int]:
        return [self.me, self.left, self.cause]

    def waiting(self, game: Altered) -> list[int]:
        taken = [chosen // 2 for chosen in game.chosen]
        revealed = game.zones[REVEALED]
        return [card for card in revealed if card not in taken and IS_A[game.kinds[card]] & CHARACTER]

    def options(self, game: Altered) -> list[int]:
        """Each Character with each expedition: the same words as for playing it."""
        options = {PLAY.ids[2 * game.kinds[card] + side] for card in self.waiting(game) for side in (0, 1)}
        return [PASS, *sorted(options)]

    def run(self, game: Altered) -> None:
        if self.left > 0 and self.waiting(game):
            game.ask(self, self.me, self.options(game))
        else:
            self.finish(game)

    def chosen(self, game: Altered, option: int) -> None:
        if option == PASS:
            self.finish(game)
            return
        card = next(card for card in self.waiting(game) if game.kinds[card] == NOUN[option] // 2)
        game.chosen.append(2 * card + NOUN[option] % 2)
        game.agenda.append(PutIntoPlay(self.me, self.left - 1, self.cause))

    def finish(self, game: Altered) -> None:
        put = game.chosen[:]
        game.chosen.clear()
        for chosen in put:
            game.shift(chosen // 2, REVEALED, EXPEDITION + 2 * self.me + chosen % 2)
            game.say(PUT_LINES[chosen % 2], self.me, chosen // 2, cause=self.cause)
            game.marks[chosen // 2] |= FLEETING
            game.say(words.BECAME_FLEETING, self.me, chosen // 2, cause=self.cause)
        cards = [chosen // 2 for chosen in put]
        for card in cards:
            game.watch(JOINS, self.me, card, cards)
            game.trigger_own(card, ARROW)
        discard_revealed(game, self.me, self.cause)

    def reason(self, game: Altered, seat: int, option: int) -> int:
        return words.NOT_OFFERED if VERB[option] == PLAY.number else words.FINISH_EFFECT


def discard_revealed(game: Altered, seat: int, cause: int) -> None:
    revealed = game.zones[REVEALED]
    while revealed:
        game.say(words.DISCARDED, seat, revealed[0], cause=cause)
        game.shift(revealed[0], REVEALED, DISCARD + seat)


class PlayOrTake(SeatChoice[Altered]):
    """The revealed card may be played for free, or put into the hand; else it goes back on top of the deck."""

    __slots__ = ("cause",)

    def __init__(self, me: int, cause: int) -> None:
        super().__init__(me)
        self.cause: Final = cause

    def data(self) -> list[int]:
        return [self.me, self.cause]

    def options(self, game: Altered) -> list[int]:
        kind = game.kinds[game.zones[REVEALED][0]]
        plays = [PLAY.ids[2 * kind]]
        if IS_A[kind] & CHARACTER:
            plays.append(PLAY.ids[2 * kind + 1])
        return sorted([PASS, CHOOSE.ids[kind], *plays])

    def run(self, game: Altered) -> None:
        if game.zones[REVEALED]:
            game.ask(self, self.me, self.options(game))

    def chosen(self, game: Altered, option: int) -> None:
        card = game.zones[REVEALED][0]
        if option == PASS:
            game.say(words.TO_DECK, self.me, card, cause=self.cause)
            game.shift(card, REVEALED, DECK + self.me)
        elif VERB[option] == CHOOSE.number:
            game.say(words.TO_HAND, self.me, card, cause=self.cause)
            game.shift(card, REVEALED, HAND + self.me)
        else:
            play(game, self.me, card, FROM_ELSEWHERE, NOUN[option] % 2, True)

    def reason(self, game: Altered, seat: int, option: int) -> int:
        return words.NOT_OFFERED if VERB[option] in (PLAY.number, CHOOSE.number) else words.FINISH_EFFECT


class ResupplyNow(Step[Altered]):
    """action.resupply: each Resupply is a step of its own; what is revealed in its stead is sorted at once."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: Altered) -> None:
        if game.standing >> RESUPPLIES_BETTER & 1:
            game.agenda.append(SortRevealed(self.me))
        game.resupply(self.me)


class SortRevealed(SeatChoice[Altered]):
    """Of the cards revealed instead of a Resupply one goes to Reserve, the others are discarded."""

    __slots__ = ()

    def options(self, game: Altered) -> list[int]:
        return sorted({CHOOSE.ids[game.kinds[card]] for card in game.zones[REVEALED]})

    def chosen(self, game: Altered, option: int) -> None:
        revealed = game.zones[REVEALED]
        kept = next(card for card in revealed if game.kinds[card] == NOUN[option])
        game.say(words.TO_RESERVE, self.me, kept, cause=words.BY_REPLACEMENT)
        game.shift(kept, REVEALED, RESERVE + self.me)
        discard_revealed(game, self.me, words.BY_REPLACEMENT)

    def reason(self, game: Altered, seat: int, option: int) -> int:
        return words.NOT_OFFERED if VERB[option] == CHOOSE.number else words.FINISH_EFFECT
