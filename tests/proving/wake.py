"""Pending triggers: what a departure sets off waits until the effect has ended, then comes in order of initiative.

Each seat has a camp of mourners (who gain when anybody else leaves), heirs (who gain their own strength when they
leave) and bombs (which blow up the next seat's first creature when they leave). A creature that has left is known by
its number and by what it was.
"""

from typing import Any, Final

from bivouac.engine.actions import PASS, Actions
from bivouac.engine.game import Game
from bivouac.engine.life import DRAIN, trigger
from bivouac.engine.lines import Lines
from bivouac.engine.objects import Objects, objects_from
from bivouac.engine.state import Choice, State, Step, Trigger

KINDS: Final = ["mourner", "heir", "bomb"]
MOURNER, HEIR, BOMB = range(3)
KIND_OF: Final = [MOURNER, HEIR, BOMB] * 4 + [MOURNER] * 4
TURNS: Final = 4

CLAUSES: Final = {"turn": "enforced", "order": "enforced", "end": "enforced"}
ACTIONS: Final = Actions("turn", "turn", "turn")
LEAVE: Final = ACTIONS.verb("leave", "turn", KINDS)
FEED: Final = ACTIONS.verb("feed", "turn", KINDS)
FIRST: Final = ACTIONS.verb("first", "order", KINDS)

REASONS: Final = Lines()
FINE: Final = REASONS.line("fine", "")
OVER: Final = REASONS.line("over", "end")
NOT_ASKED: Final = REASONS.line("not-asked", "turn")
NO_SUCH_CREATURE: Final = REASONS.line("no-such-creature", "turn")
ORDER_FIRST: Final = REASONS.line("order-first", "order")
ENDINGS: Final = Lines()
LAST_WAKE: Final = ENDINGS.line("last-wake", "end")


class Wake(State):
    """Zones: a camp for each seat, then the graves. `strength` is a creature's own and is lost when it leaves."""

    __slots__ = ("objects", "points", "resolved", "strength", "turn", "zones")

    def __init__(self, seats: int, source: "Wake | None") -> None:
        super().__init__(seats, len(KIND_OF), 0, source)
        if source is not None:
            self.objects: Objects = Objects(0, source.objects)
            self.points: list[int] = source.points[:]
            self.resolved: list[list[int]] = source.resolved[:]
            self.strength: list[int] = source.strength[:]
            self.turn: int = source.turn
            self.zones: list[list[int]] = [zone[:] for zone in source.zones]
        else:
            self.objects = Objects(len(KIND_OF), None)
            self.points = [0] * seats
            self.resolved = []
            self.strength = [1] * len(KIND_OF)
            self.turn = 0
            self.zones = [[] for _ in range(seats + 1)]

    def clone(self) -> "Wake":
        return Wake(self.seats, self)

    def first_of(self, seat: int, kind: int) -> int:
        return next(card for card in self.zones[seat] if KIND_OF[card] == kind)

    def depart(self, seat: int, card: int) -> None:
        """A creature leaves: it becomes another object, and whoever cares remembers which one it was."""
        number = self.objects.number[card]
        kind = KIND_OF[card]
        self.zones[seat].remove(card)
        self.zones[-1].append(card)
        self.objects.renew(card, (kind, self.strength[card]))
        self.strength[card] = 1
        if kind != MOURNER:
            trigger(self, seat, number, kind, number)
        for owner in range(self.seats):
            for mourner in self.zones[owner]:
                if KIND_OF[mourner] == MOURNER:
                    trigger(self, owner, self.objects.number[mourner], MOURNER, number)

    def kind_of(self, number: int) -> int:
        card = self.objects.card_of(number)
        return KIND_OF[card] if card >= 0 else self.objects.last_known[number][0]

    def source_option(self, source: int) -> int:
        return FIRST.ids[self.kind_of(source)]

    def initiative(self) -> list[int]:
        return [(self.turn + i) % self.seats for i in range(self.seats)]

    def resolve(self, trigger: Trigger) -> None:
        self.resolved.append([trigger.owner, trigger.ability])
        if trigger.ability == MOURNER:
            self.points[trigger.owner] += 1
        elif trigger.ability == HEIR:
            self.points[trigger.owner] += self.objects.last_known[trigger.source][1]
        else:
            neighbour = (trigger.owner + 1) % self.seats
            if self.zones[neighbour]:
                self.depart(neighbour, self.zones[neighbour][0])

    def why_over(self, seat: int, option: int) -> int:
        return OVER

    def why_not_asked(self, seat: int, option: int) -> int:
        return NOT_ASKED

    def why_not_order(self, seat: int, option: int) -> int:
        return ORDER_FIRST

    def hidden_zones(self) -> list[list[int]]:
        return []


class Turn(Choice[Wake]):
    """One creature leaves, with all that follows, or is fed; then it is the next seat's turn."""

    __slots__ = ()

    def seat(self, game: Wake) -> int:
        return game.turn % game.seats

    def options(self, game: Wake) -> list[int]:
        kinds = {KIND_OF[card] for card in game.zones[self.seat(game)]}
        return [PASS, *sorted(verb.ids[kind] for kind in kinds for verb in (LEAVE, FEED))]

    def run(self, game: Wake) -> None:
        game.objects.forget()
        game.resolved = []
        if game.turn == TURNS * game.seats:
            game.scores = game.points[:]
            game.end([seat for seat in range(game.seats) if game.points[seat] == max(game.points)], LAST_WAKE)
        else:
            super().run(game)

    def chosen(self, game: Wake, option: int) -> None:
        seat = self.seat(game)
        kind = ACTIONS.noun_of[option]
        game.then(DRAIN, NextTurn(), self)
        if ACTIONS.verb_of[option] == LEAVE.number:
            # Two departures are one effect: nothing is resolved before both have happened.
            game.depart(seat, game.first_of(seat, kind))
            if game.zones[seat] and kind == HEIR:
                game.depart(seat, game.zones[seat][0])
        elif option != PASS:
            game.strength[game.first_of(seat, kind)] += 2

    def reason(self, game: Wake, seat: int, option: int) -> int:
        return NO_SUCH_CREATURE


class NextTurn(Step[Wake]):
    __slots__ = ()

    def run(self, game: Wake) -> None:
        game.turn += 1


class WakeGame(Game):
    def __init__(self) -> None:
        super().__init__("wake", "1", ACTIONS, Lines(), REASONS, ENDINGS, CLAUSES, KINDS, (2, 4), [], [Turn, NextTurn])

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Wake(seats, None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Wake)
        state.reseed(seed)
        cards = list(range(len(KIND_OF)))
        state.shuffle(cards)
        for i, card in enumerate(cards):
            state.zones[i % state.seats].append(card)
            state.known.show_all(card)
        state.then(Turn())
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Wake)
        return {
            "objects": state.objects.data(),
            "points": state.points[:],
            "resolved": state.resolved[:],
            "strength": state.strength[:],
            "turn": state.turn,
            "zones": [zone[:] for zone in state.zones],
        }

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Wake)
        state.objects = objects_from(fields["objects"])
        state.points = fields["points"][:]
        state.resolved = fields["resolved"][:]
        state.strength = fields["strength"][:]
        state.turn = fields["turn"]
        state.zones = [zone[:] for zone in fields["zones"]]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Wake)
        return {
            "camps": [[[KINDS[KIND_OF[card]], state.strength[card]] for card in zone] for zone in state.zones],
            "pending": [waiting.data() for waiting in state.pending],
            "points": state.points[:],
            "turn": state.turn,
        }


GAME: Final = WakeGame()
