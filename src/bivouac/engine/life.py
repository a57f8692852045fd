"""The life of an event: announced, rewritten, answered, landed, answered again; and the triggers that wait for its end.

An answer changes the newest open event and never searches the agenda; windows close last-opened first.
"""

from typing import Final

from bivouac.engine.actions import PASS
from bivouac.engine.events import AFTER, BEFORE, CANCELLED, MOMENT, OPEN, Event
from bivouac.engine.lines import ALL
from bivouac.engine.state import NOBODY, SEVERAL, Asker, Choice, State, Step, Trigger


def announce(game: State, event: Event) -> None:
    """Announce an event: its whole life comes next, before all that waits."""
    game.events.append(event)
    agenda = game.agenda
    agenda.append(CLOSE)
    agenda.append(AFTER_WINDOW)
    agenda.append(LAND)
    agenda.append(BEFORE_WINDOW)
    if game.replacements(event):
        agenda.append(REWRITE)


def moment(game: State, kind: int, actor: int, target: int = -1, card: int = -1, amount: int = 0) -> bool:
    """A moment at which cards may be played out of turn: an event that does not land, with one window (`MOMENT`).

    What follows the moment is put on the agenda before this is called. The event is the newest while its window is open
    and gone afterwards. What answers have changed of it must lie in the state.

    Where no seat's mask (`State.masks`) holds the moment, nothing is made of it, and False is returned. At a table of
    people the window is opened all the same: neither view nor clock tells that nobody could answer. Records, views
    and free undo are the same on both ways.
    """
    game.learned += 1  # others may have had something to say: no free undo across a moment
    if game.patient == 0:
        for seat in range(game.seats):
            if game.may_answer(seat, kind, actor):
                break
        else:
            return False
    game.events.append(Event(kind, actor, target, card, amount, OPEN, ()))
    game.agenda.append(CLOSE)
    game.agenda.append(MOMENT_WINDOW)
    return True


class Land(Step[State]):
    """The event happens, unless it was cancelled."""

    __slots__ = ()

    def run(self, game: State) -> None:
        event = game.events[-1]
        if event.outcome != CANCELLED:
            game.lands(event)


class Close(Step[State]):
    __slots__ = ()

    def run(self, game: State) -> None:
        game.events.pop()


class Window(Asker[State]):
    """Seats may answer the newest event. All of them are asked together, in secret, until all have passed.

    `game.window` lists them by their priority. Once everybody before the first who acts has passed, that answer is
    resolved to its end. The other answers are dropped unseen, and all are asked anew. A seat that holds nothing to
    answer with is passed by the engine, if it is not patient. Where only one seat has a choice, it is asked alone.

    `last` is the seat that answered last, -1 before the first one. `passed` is 0: saves and the hashes of records have
    it since seats were asked one after another.
    """

    __slots__ = ("last", "passed", "when")

    def __init__(self, when: int, last: int, passed: int) -> None:
        self.when: Final = when
        self.last: Final = last
        self.passed: Final = passed

    def data(self) -> list[int]:
        return [self.when, self.last, self.passed]

    def secret(self, game: State) -> bool:
        return True

    def asks_others(self, game: State) -> bool:
        return len(game.window(game.events[-1], self.when)) > 1

    def run(self, game: State) -> None:
        seats = game.window(game.events[-1], self.when)
        if not seats:
            return
        if self.when != MOMENT or self.last >= 0:
            game.learned += 1  # others may have had something to say: no free undo across a window
        if len(seats) > 1 and game.patient == 0:
            self.ask_who_can(game, seats)
        else:
            self.ask_again(game)

    def ask_who_can(self, game: State, seats: list[int]) -> None:
        """Ask at a table without people: whoever can only pass is not asked."""
        able = NOBODY
        offered: list[int] = []
        for seat in seats:
            answers = game.answers(seat, self.when)
            if answers:
                if able != NOBODY:
                    self.ask_again(game)
                    return
                able = seat
                offered = answers
        if game.ear is not None:
            for seat in seats:
                if seat != able:
                    game.ear.hear_forced(seat, PASS)
        if able != NOBODY:
            offered.append(PASS)
            offered.sort()
            self.ask_alone(game, able, offered)

    def ask_alone(self, game: State, seat: int, options: list[int]) -> None:
        game.asker = self
        game.asking = seat
        game.offered = options

    def ask_again(self, game: State) -> None:
        """Ask who has not answered yet; go on where that is nobody, or nobody who comes before the first to act."""
        seats = game.window(game.events[-1], self.when)
        if len(seats) == 1:
            game.ask(self, seats[0], self.options(game, seats[0]))
            return
        sealed = game.sealed
        if not sealed:
            sealed = [[] for _ in range(game.seats)]
            game.sealed = sealed
        asked = 0
        able = NOBODY
        offered: list[int] = []
        for seat in seats:
            given = sealed[seat]
            if not given:
                options = self.options(game, seat)
                if len(options) > 1 or game.patient >> seat & 1:
                    asked += 1
                    if len(options) > 1:
                        able = seat
                        offered = options
                    continue
                if game.ear is not None:
                    game.ear.hear_forced(seat, PASS)
                given.append(PASS)
            elif given[0] != PASS and asked == 0:
                game.sealed = []
                self.acts(game, seat, given[0])
                return
        if asked == 0:
            game.sealed = []
            game.learned += self.could_answer(game, seats, NOBODY)
        elif asked == 1 and able != NOBODY and not self.could_answer(game, seats, able):
            game.sealed = []  # as at a table where whoever can only pass is not asked
            self.ask_alone(game, able, offered)
        else:
            game.asker = self
            game.asking = SEVERAL

    def could_answer(self, game: State, seats: list[int], but: int) -> bool:
        """Whether any of these seats but one has something to answer with."""
        for seat in seats:  # noqa: SIM110 (compiled, a generator would cost more than the loop)
            if seat != but and game.answers(seat, self.when):
                return True
        return False

    def answer(self, game: State, seat: int, option: int) -> None:
        """The only seat that is asked answers."""
        if option != PASS:
            self.acts(game, seat, option)
        elif self.asks_others(game):
            game.learned += 1

    def acts(self, game: State, seat: int, option: int) -> None:
        if self.asks_others(game):
            game.learned += 1  # a free undo would tell whether others had a choice too
        game.then(Window(self.when, seat, 0))
        game.answer(seat, self.when, option)

    def options(self, game: State, seat: int) -> list[int]:
        options = game.answers(seat, self.when)
        options.append(PASS)
        options.sort()
        return options

    def options_of(self, game: State, seat: int) -> list[int]:
        if seat not in game.window(game.events[-1], self.when) or (game.sealed and game.sealed[seat]):
            return []
        return self.options(game, seat)

    def counted(self, game: State) -> int:
        """The answers down to the first that acts, once nobody before it has still to choose. Until then all."""
        mask = 0
        for seat in game.window(game.events[-1], self.when):
            mask |= 1 << seat
            given = game.sealed[seat]
            if given:
                if given[0] != PASS:
                    return mask
            elif game.answers(seat, self.when):
                return ALL
        return ALL

    def reason(self, game: State, seat: int, option: int) -> int:
        return game.why_not_answer(seat, self.when, option)


class Rewrite(Choice[State]):
    """Replacements rewrite the event before it lands, each of them once. The actor of the event chooses their order."""

    __slots__ = ()

    def seat(self, game: State) -> int:
        return game.events[-1].actor

    def options(self, game: State) -> list[int]:
        return sorted({game.source_option(source) for source in game.replacements(game.events[-1])})

    def run(self, game: State) -> None:
        sources = game.replacements(game.events[-1])
        if sources:
            game.ask(self, self.seat(game), self.options(game))

    def chosen(self, game: State, option: int) -> None:
        for source in game.replacements(game.events[-1]):
            if game.source_option(source) == option:
                game.then(self)
                game.events[-1] = game.events[-1].with_answer(source)
                game.replace(source)
                return

    def reason(self, game: State, seat: int, option: int) -> int:
        return game.why_not_order(seat, option)


class Drain(Choice[State]):
    """The enclosing effect has ended: pending triggers happen. The seats go by initiative, each orders its own
    triggers."""

    __slots__ = ()

    def seat(self, game: State) -> int:
        for seat in game.initiative():
            if any(trigger.owner == seat for trigger in game.pending):
                return seat
        return -1

    def options(self, game: State) -> list[int]:
        seat = self.seat(game)
        return sorted({game.trigger_option(trigger) for trigger in game.pending if trigger.owner == seat})

    def run(self, game: State) -> None:
        if len(game.pending) == 1:
            trigger = game.pending[0]
            game.ask(self, trigger.owner, [game.trigger_option(trigger)])
        elif game.pending:
            game.ask(self, self.seat(game), self.options(game))

    def chosen(self, game: State, option: int) -> None:
        seat = self.seat(game)
        for i, trigger in enumerate(game.pending):
            if trigger.owner == seat and game.trigger_option(trigger) == option:
                game.pending.pop(i)
                game.then(self)
                game.resolve(trigger)
                return

    def reason(self, game: State, seat: int, option: int) -> int:
        return game.why_not_order(seat, option)


def trigger(game: State, owner: int, source: int, ability: int, about: int = -1, number: int = 0) -> None:
    """Remember a reaction until the enclosing effect has ended and `DRAIN` is reached."""
    game.pending.append(Trigger(owner, source, ability, about, number))


LAND: Final = Land()
CLOSE: Final = Close()
BEFORE_WINDOW: Final = Window(BEFORE, -1, 0)
AFTER_WINDOW: Final = Window(AFTER, -1, 0)
MOMENT_WINDOW: Final = Window(MOMENT, -1, 0)
REWRITE: Final = Rewrite()
DRAIN: Final = Drain()
