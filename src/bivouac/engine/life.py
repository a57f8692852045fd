"""The life of an event: announced, rewritten, answered, landed, answered again; and the triggers that wait for its end.

An answer changes the newest open event and never searches the agenda; windows close last-opened first.
"""

from typing import Final

from bivouac.engine.actions import PASS
from bivouac.engine.events import AFTER, BEFORE, CANCELLED, Event
from bivouac.engine.state import Choice, State, Step, Trigger


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


class Window(Choice[State]):
    """Seats may answer the newest event, one after another, until all of them have passed in a row.

    `last` is the seat that was asked last, -1 before the first one. `passed` counts passes in a row. Who may answer can
    change while the window is open.
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

    def seat(self, game: State) -> int:
        return self.next_of(game, game.window(game.events[-1], self.when))

    def next_of(self, game: State, seats: list[int]) -> int:
        """The seat to ask next: the one that follows the last in `seats`, or in the order of play if the last has
        dropped out."""
        if self.last < 0:
            return seats[0]
        if self.last in seats:
            return seats[(seats.index(self.last) + 1) % len(seats)]
        seat = self.last
        while seat not in seats:
            seat = (seat + 1) % game.seats
        return seat

    def options(self, game: State) -> list[int]:
        options = game.answers(self.seat(game), self.when)
        options.append(PASS)
        options.sort()
        return options

    def run(self, game: State) -> None:
        event = game.events[-1]
        seats = game.window(event, self.when)
        if self.passed >= len(seats):
            return
        game.learned += 1  # others may have had something to say: no free undo across a window
        game.ask(self, self.next_of(game, seats), self.options(game))

    def chosen(self, game: State, option: int) -> None:
        seat = self.seat(game)
        if option == PASS:
            game.then(Window(self.when, seat, self.passed + 1))
        else:
            game.then(Window(self.when, seat, 0))
            game.answer(seat, self.when, option)

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
REWRITE: Final = Rewrite()
DRAIN: Final = Drain()
