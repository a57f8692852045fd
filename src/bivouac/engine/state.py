"""The agenda: a stack of small steps still to do, and the choices that stop it.

A state is advanced by running steps until one of them asks. Steps and events never change, so a copy shares them.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from bivouac.engine.chance import WORD, words_of
from bivouac.engine.events import OF_OTHERS, Event
from bivouac.engine.knowledge import Knowledge
from bivouac.engine.lines import ALL, Ear

NOBODY: Final = -1
SEVERAL: Final = -2
MOST_STEPS: Final = 20_000  # between two choices; real games need a few hundred at most
SEED_0: Final = words_of(0)


class State:
    """All that lies on the table, hidden things included. Each game's state adds its own fields and rules.

    `cards` is how many of its cards, the first by number, have knowledge (`knowledge.py`): those that can be hidden.
    `__init__` copies the `source`, if there is one. That is what `clone()` of each game calls.
    """

    __slots__ = (
        "agenda", "asker", "asking", "ear", "ending", "events", "frames", "known", "learned", "masks", "offered",
        "over", "patient", "pending", "scores", "sealed", "seats", "w0", "w1", "w2", "w3", "winners",
    )  # fmt: skip

    def __init__(self, seats: int, cards: int, seed: int, source: "State | None") -> None:
        self.ear: Ear | None = None
        self.seats: int = seats if source is None else source.seats
        self.agenda: list[Step[Any]] = [] if source is None else source.agenda[:]
        self.events: list[Event] = [] if source is None else source.events[:]
        self.pending: list[Trigger] = [] if source is None else source.pending[:]
        self.frames: list[int] = [] if source is None else source.frames[:]
        self.asker: Asker[Any] | None = None if source is None else source.asker
        self.asking: int = NOBODY if source is None else source.asking
        self.offered: list[int] = [] if source is None else source.offered
        self.sealed: list[list[int]] = []
        if source is not None and source.sealed:
            self.sealed = [answers[:] for answers in source.sealed]
        self.patient: int = 0 if source is None else source.patient
        self.masks: list[int] = [0] * seats if source is None else source.masks  # replaced, never changed
        self.known: Knowledge = Knowledge(seats, cards, None) if source is None else Knowledge(0, 0, source.known)
        self.learned: int = 0 if source is None else source.learned
        self.over: bool = False if source is None else source.over
        self.winners: list[int] = [] if source is None else source.winners
        self.scores: list[int] = [] if source is None else source.scores
        self.ending: int = -1 if source is None else source.ending
        if source is None:
            words = words_of(seed) if seed else SEED_0  # a new game makes a state by seed 0, then sows its own
            self.w0: i64 = words[0]
            self.w1: i64 = words[1]
            self.w2: i64 = words[2]
            self.w3: i64 = words[3]
        else:
            self.w0 = source.w0
            self.w1 = source.w1
            self.w2 = source.w2
            self.w3 = source.w3

    def clone(self) -> "State":
        raise NotImplementedError

    # -- chance ------------------------------------------------------------------------------------------------------

    def roll(self, sides: i64) -> i64:
        """A number from 0 to sides - 1 (the same stream as Chance.roll, kept in the state's own words)."""
        w1 = self.w1
        mixed = (w1 * 5) & WORD
        mixed = ((mixed << 7) | (mixed >> 25)) & WORD
        mixed = (mixed * 9) & WORD
        shifted = (w1 << 9) & WORD
        w2 = self.w2 ^ self.w0
        w3 = self.w3 ^ w1
        self.w1 = w1 ^ w2
        self.w0 = self.w0 ^ w3
        self.w2 = w2 ^ shifted
        self.w3 = ((w3 << 11) | (w3 >> 21)) & WORD
        return (mixed * sides) >> 32

    def reseed(self, seed: int) -> None:
        """Another stream: a search must not look into the coming dice."""
        words = words_of(seed)
        self.w0 = words[0]
        self.w1 = words[1]
        self.w2 = words[2]
        self.w3 = words[3]

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a pile in place; nobody knows the place of any of its cards after that."""
        pile: list[Any] = cards  # compiled, ints would be unpacked and packed again at each exchange
        i: i64 = len(pile) - 1
        while i > 0:
            j = self.roll(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
            i -= 1
        self.known.shuffled(cards)

    def draw_from(self, bag: list[int]) -> int:
        """Take a card at random out of a bag: a deck that nobody looks into, so that it needs no order.

        It is known to nobody yet: `known.show` or `known.show_all` follows. The list is in no order, and no view may
        show it. A bag of cards that can come into hands unseen is one of the `hidden_zones`; others need no dealing
        anew. An empty bag is refilled first.
        """
        at = self.roll(len(bag))
        card = bag[at]
        last = bag.pop()
        if at < len(bag):
            bag[at] = last
        return card

    def fill_bag(self, bag: list[int], discards: list[int]) -> None:
        """Put the discards back into their bag: what shuffling is for a bag. Nobody can tell its cards apart then."""
        bag.extend(discards)
        discards.clear()
        self.known.shuffled(bag)

    # -- the agenda --------------------------------------------------------------------------------------------------

    def then(
        self,
        first: "Step[Any]",
        second: "Step[Any] | None" = None,
        third: "Step[Any] | None" = None,
        fourth: "Step[Any] | None" = None,
    ) -> None:
        """Do these next, in this order, before all that waits."""
        agenda = self.agenda
        if fourth is not None:
            agenda.append(fourth)
        if third is not None:
            agenda.append(third)
        if second is not None:
            agenda.append(second)
        agenda.append(first)

    def advance(self) -> None:
        """Run steps until one asks or the game is over. An effect without end is an error, not a table that hangs."""
        agenda = self.agenda
        left: i64 = MOST_STEPS
        while self.asking == NOBODY and not self.over:
            agenda.pop().run(self)
            left -= 1
            if left == 0:
                raise RuntimeError(f"{MOST_STEPS} steps without a choice")

    def ask(self, asker: "Asker[Any]", seat: int, options: list[int]) -> None:
        """Ask a seat to choose one of two or more options, and stop there. A single option is taken at once.

        Patient seats (a mask) are people, and they are asked even then if the question is secret or a ceremony. A
        secret question that passed by itself would tell the others what the seat holds. Dice are thrown by hand.
        """
        if len(options) == 1 and not (
            self.patient and (self.patient >> seat) & 1 and (asker.secret(self) or asker.ceremony(self))
        ):
            if self.ear is not None:
                self.ear.hear_forced(seat, options[0])
            asker.answer(self, seat, options[0])
        else:
            self.asker = asker
            self.asking = seat
            self.offered = options

    def apply(self, option: int) -> None:
        """The asked seat chooses, and the game goes on to the next choice."""
        asker = self.asker
        assert asker is not None
        seat = self.asking
        self.asking = NOBODY
        self.asker = None
        asker.answer(self, seat, option)
        self.advance()

    def apply_sealed(self, seat: int, option: int) -> None:
        """One of several seats answers; all answers take effect together when the last one is in."""
        asker = self.asker
        assert asker is not None
        self.sealed[seat].append(option)
        self.asking = NOBODY
        self.asker = None
        asker.ask_again(self)
        self.advance()

    def waiting(self) -> list[int]:
        """Seats that may choose now, in order."""
        if self.asking >= 0:
            return [self.asking]
        if self.asking == NOBODY or self.asker is None:
            return []
        return [seat for seat in range(self.seats) if self.options_of(seat)]

    def options_of(self, seat: int) -> list[int]:
        if self.asking == seat:
            return self.offered
        if self.asking == SEVERAL and self.asker is not None:
            options = self.asker.options_of(self, seat)
            if len(options) > 1 or (options and self.patient >> seat & 1 and self.asker.secret(self)):
                return options
        return []

    def chosen_answers(self) -> int:
        """How many answers several seats have chosen to the open question; those that were forced are none."""
        asker = self.asker
        if self.asking != SEVERAL or asker is None:
            return 0
        given = self.sealed
        chosen = 0
        self.sealed = [[] for _ in range(self.seats)]
        for seat in range(self.seats):
            for answer in given[seat]:
                chosen += len(asker.options_of(self, seat)) > 1
                self.sealed[seat].append(answer)
        self.sealed = given
        return chosen

    def seen_asked(self, reader: int) -> int:
        """The seat that a reader (-1: a spectator) may see being asked, for views: itself if it is, another unless the
        question is secret. NOBODY where there is none to be seen, or several."""
        if reader >= 0 and self.options_of(reader):
            return reader
        return NOBODY if self.asking < 0 or self.asker is None or self.asker.secret(self) else self.asking

    def ask_anew(self) -> None:
        """Ask the open question again after hidden cards were dealt anew. A single option may be left, which is
        taken."""
        asker = self.asker
        if asker is not None:
            self.asker = None
            self.asking = NOBODY
            asker.ask_again(self)
            self.advance()

    def ask_all_anew(self) -> None:
        """Ask a window of several seats from its beginning: who is patient by now is asked even if it can only pass."""
        if self.asker is not None and self.asker.asks_others(self):
            self.sealed = []
            self.ask_anew()

    def reason(self, seat: int, option: int) -> int:
        """The number of the reason why this action is not legal now, by what the seat knows. 0 if it is legal."""
        if self.over:
            return self.why_over(seat, option)
        options = self.options_of(seat)
        if option in options:
            return 0
        if not options or self.asker is None:
            return self.why_not_asked(seat, option)
        return self.asker.reason(self, seat, option)

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell(
        self,
        line: int,
        seat: int = -1,
        card: int = -1,
        other: int = -1,
        number: int = 0,
        sees: int = ALL,
        cause: int = 0,
    ) -> None:
        """Report a line to the listener, if there is one.

        `sees` is a mask of the seats that may read which card it was. `cause` is the clause that made it happen
        (`Lines.cause`), 0 for the line's own clause.
        """
        if self.ear is not None:
            self.ear.hear(line, seat, card, other, number, sees, cause)

    def end(self, winners: list[int], ending: int) -> None:
        self.over = True
        self.winners = winners
        self.ending = ending

    # -- what a game says of itself; see life.py for when each is asked ------------------------------------------------

    def lands(self, event: Event) -> None:
        """The newest event happens."""

    def window(self, event: Event, when: int) -> list[int]:
        """Seats that might answer, by their priority, judged by what everybody knows. They are asked together."""
        return []

    def answers(self, seat: int, when: int) -> list[int]:
        """What this seat can answer to the newest event, by action numbers, without `pass`."""
        return []

    def answer(self, seat: int, when: int, option: int) -> None:
        """The seat answers the newest event."""

    def moments_of(self, seat: int) -> int:
        """A mask of the moments (`life.moment`) that this seat's hidden cards could answer: for each kind of event a
        bit where this seat is its actor or nobody is, and one (`OF_OTHERS`) where another seat is. It may name too
        many, never too few."""
        return 0

    def may_answer(self, seat: int, kind: int, actor: int) -> bool:
        """Whether the hidden cards of this seat could answer such a moment, by its mask."""
        bit = kind if actor in (seat, NOBODY) else kind + OF_OTHERS
        return (self.masks[seat] >> bit) & 1 == 1

    def renew_moments(self) -> None:
        """Look anew at which moments each seat could answer: when a game begins, is loaded or is dealt anew."""
        self.masks = [self.moments_of(seat) for seat in range(self.seats)]

    def renew_moments_of(self, seat: int) -> None:
        """The hidden cards of a seat have changed. A game calls this for every card that comes to a hand or leaves
        it."""
        mask = self.moments_of(seat)
        if mask != self.masks[seat]:
            self.masks = self.masks[:]
            self.masks[seat] = mask

    def replacements(self, event: Event) -> list[int]:
        """Sources that would rewrite the newest event and have not yet."""
        return []

    def replace(self, source: int) -> None:
        """The source rewrites the newest event."""

    def source_option(self, source: int) -> int:
        """The action by which a player names a source when an order must be chosen."""
        raise NotImplementedError

    def trigger_option(self, trigger: "Trigger") -> int:
        """The action by which a player names a pending trigger when an order must be chosen."""
        return self.source_option(trigger.source)

    def initiative(self) -> list[int]:
        """Seats in the order in which their pending triggers are resolved."""
        return list(range(self.seats))

    def resolve(self, trigger: "Trigger") -> None:
        """A pending trigger takes effect."""

    def node(self, script: int, path: int) -> Any:
        """A verb of a card's script, for engine.verbs.Do."""
        raise NotImplementedError

    def why_over(self, seat: int, option: int) -> int:
        """The reason that refuses an action when the game is over."""
        raise NotImplementedError

    def why_not_asked(self, seat: int, option: int) -> int:
        """The reason that refuses an action of a seat that is not asked. It may not tell what another seat is asked."""
        raise NotImplementedError

    def why_not_answer(self, seat: int, when: int, option: int) -> int:
        """The reason that refuses an action that is no answer to the newest event."""
        raise NotImplementedError

    def why_not_order(self, seat: int, option: int) -> int:
        """The reason that refuses an action while a seat must say which replacement or trigger comes first."""
        raise NotImplementedError

    def hidden_zones(self) -> list[list[int]]:
        """Every pile, hand or row in which some seat may not know a card: what `determinize` deals anew."""
        raise NotImplementedError

    def categories(self) -> list[int]:
        """For each card a mask of what `Knowledge.barred` may speak about (a Treasure, say)."""
        return []

    def redraw_secrets(self, seat: int) -> None:
        """Draw anew what others have decided in secret. The engine itself redraws sealed answers."""


S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One thing still to be done. Its fields are ints, never a hidden card's number, and never change."""

    __slots__ = ()

    def run(self, game: S) -> None:
        raise NotImplementedError

    def data(self) -> list[int]:
        """The fields in the order of `__init__`, for saving."""
        return []


class Asker(Step[S]):
    """A step that asks one seat or several."""

    __slots__ = ()

    def answer(self, game: S, seat: int, option: int) -> None:
        raise NotImplementedError

    def options_of(self, game: S, seat: int) -> list[int]:
        raise NotImplementedError

    def ask_again(self, game: S) -> None:
        raise NotImplementedError

    def reason(self, game: S, seat: int, option: int) -> int:
        """The number of the reason why this option is not offered. Only asked when it is not."""
        raise NotImplementedError

    def secret(self, game: S) -> bool:
        """Whether others may not even know that this is asked, because it would tell what the seat holds."""
        return False

    def asks_others(self, game: S) -> bool:
        """Whether other seats are, or might be, asked the same in secret: a window of several seats."""
        return False

    def counted(self, game: S) -> int:
        """Of the sealed answers so far those that count, as a mask of seats. Others are dropped unseen."""
        return ALL

    def ceremony(self, game: S) -> bool:
        """Whether people do it by their own hand although nothing can be chosen.

        They throw dice and read aloud. They also pass, where a pass at once would tell what they hold.
        """
        return False

    def in_private(self, game: S) -> bool:
        """Whether a ceremony shows its seat what others may not see. At a shared screen the others look away for it."""
        return False


class Choice(Asker[S]):
    """One seat chooses one of the options. A single option is taken by the engine. Without options nothing happens."""

    __slots__ = ()

    def seat(self, game: S) -> int:
        raise NotImplementedError

    def options(self, game: S) -> list[int]:
        """Legal action numbers, sorted."""
        raise NotImplementedError

    def chosen(self, game: S, option: int) -> None:
        raise NotImplementedError

    def run(self, game: S) -> None:
        options = self.options(game)
        if options:
            game.ask(self, self.seat(game), options)

    def ask_again(self, game: S) -> None:
        self.run(game)

    def answer(self, game: S, seat: int, option: int) -> None:
        self.chosen(game, option)

    def options_of(self, game: S, seat: int) -> list[int]:
        return self.options(game) if seat == self.seat(game) else []


class SeatChoice(Choice[S]):
    """A choice of the seat that it names."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def seat(self, game: S) -> int:
        return self.me


class Sealed(Asker[S]):
    """Several seats choose at once, each one or more times. Nothing is seen or done before all have chosen.

    The answers of a seat so far are `game.sealed[seat]`. It is asked again as long as `options_of` gives it options.
    """

    __slots__ = ()

    def land(self, game: S) -> None:
        """All answers are in: apply them in the order of the rules."""
        raise NotImplementedError

    def run(self, game: S) -> None:
        game.sealed = [[] for _ in range(game.seats)]
        self.ask_again(game)

    def ask_again(self, game: S) -> None:
        waiting = NOBODY
        for seat in range(game.seats):
            options = self.options_of(game, seat)
            while len(options) == 1:
                if game.ear is not None:
                    game.ear.hear_forced(seat, options[0])
                game.sealed[seat].append(options[0])
                options = self.options_of(game, seat)
            if options and waiting == NOBODY:
                waiting = seat
        if waiting == NOBODY:
            self.land(game)
            game.sealed = []
        else:
            game.asker = self
            game.asking = SEVERAL

    def answer(self, game: S, seat: int, option: int) -> None:
        game.apply_sealed(seat, option)


class Trigger:
    """A reaction that waits until the enclosing effect has ended: who owns it, what it comes from, what it saw."""

    __slots__ = ("ability", "about", "number", "owner", "source")

    def __init__(self, owner: int, source: int, ability: int, about: int, number: int) -> None:
        self.owner: Final = owner
        self.source: Final = source
        self.ability: Final = ability
        self.about: Final = about
        self.number: Final = number

    def data(self) -> list[int]:
        return [self.owner, self.source, self.ability, self.about, self.number]
