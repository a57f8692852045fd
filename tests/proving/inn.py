"""Object numbers: whoever goes into the inn and comes out again is somebody else to those who wait on the road.

A debt is owed by an object, not by a card. At the end of a round each debt is worth what its debtor carries, or what it
carried when it was last seen.
"""

from typing import Any, Final

from bivouac.engine.actions import Actions
from bivouac.engine.game import Game
from bivouac.engine.lines import Lines
from bivouac.engine.objects import Objects, objects_from
from bivouac.engine.state import Choice, State

NAMES: Final = ["ada", "bo", "cy"]
ROAD: Final = 0
INN: Final = 1
ROUNDS: Final = 3

CLAUSES: Final = {"turn": "enforced", "debt": "enforced", "end": "enforced"}
ACTIONS: Final = Actions("turn", "turn", "turn")
MOVE: Final = ACTIONS.verb("move", "turn", NAMES)
PAY: Final = ACTIONS.verb("pay", "turn", NAMES)
BIND: Final = ACTIONS.verb("bind", "debt", NAMES)

REASONS: Final = Lines()
FINE: Final = REASONS.line("fine", "")
OVER: Final = REASONS.line("over", "end")
NOT_ASKED: Final = REASONS.line("not-asked", "turn")
IN_THE_INN: Final = REASONS.line("in-the-inn", "debt")
MUST_ACT: Final = REASONS.line("must-act", "turn")
ENDINGS: Final = Lines()
RICHEST: Final = ENDINGS.line("richest", "end")


class Inn(State):
    """`debts` are pairs of a creditor and the number of the object that owes."""

    __slots__ = ("debts", "objects", "points", "purse", "turn", "zones")

    def __init__(self, seats: int, source: "Inn | None") -> None:
        super().__init__(seats, len(NAMES), 0, source)
        if source is not None:
            self.debts: list[tuple[int, int]] = source.debts[:]
            self.objects: Objects = Objects(0, source.objects)
            self.points: list[int] = source.points[:]
            self.purse: list[int] = source.purse[:]
            self.turn: int = source.turn
            self.zones: list[list[int]] = [zone[:] for zone in source.zones]
        else:
            self.debts = []
            self.objects = Objects(len(NAMES), None)
            self.points = [0] * seats
            self.purse = [0] * len(NAMES)
            self.turn = 0
            self.zones = [[], []]

    def clone(self) -> "Inn":
        return Inn(self.seats, self)

    def move(self, card: int) -> None:
        here = ROAD if card in self.zones[ROAD] else INN
        self.zones[here].remove(card)
        self.zones[1 - here].append(card)
        self.objects.renew(card, (self.purse[card],))
        self.purse[card] = 0

    def settle(self) -> None:
        """The round is over: debts are paid, and what old objects were is forgotten."""
        for creditor, number in self.debts:
            card = self.objects.card_of(number)
            self.points[creditor] += self.purse[card] if card >= 0 else self.objects.last_known[number][0]
        self.debts = []
        self.objects.forget()

    def why_over(self, seat: int, option: int) -> int:
        return OVER

    def why_not_asked(self, seat: int, option: int) -> int:
        return NOT_ASKED

    def hidden_zones(self) -> list[list[int]]:
        return []


class Turn(Choice[Inn]):
    __slots__ = ()

    def seat(self, game: Inn) -> int:
        return game.turn % game.seats

    def options(self, game: Inn) -> list[int]:
        return [*MOVE.ids, *PAY.ids, *sorted(BIND.ids[card] for card in game.zones[ROAD])]

    def run(self, game: Inn) -> None:
        if game.turn == ROUNDS * game.seats:
            game.scores = game.points[:]
            game.end([seat for seat in range(game.seats) if game.points[seat] == max(game.points)], RICHEST)
        else:
            super().run(game)

    def chosen(self, game: Inn, option: int) -> None:
        card = ACTIONS.noun_of[option]
        verb = ACTIONS.verb_of[option]
        if verb == MOVE.number:
            game.move(card)
        elif verb == PAY.number:
            game.purse[card] += 1 + game.turn
        else:
            game.debts.append((self.seat(game), game.objects.number[card]))
        game.turn += 1
        if game.turn % game.seats == 0:
            game.settle()
        game.then(self)

    def reason(self, game: Inn, seat: int, option: int) -> int:
        return IN_THE_INN if ACTIONS.verb_of[option] == BIND.number else MUST_ACT


class InnGame(Game):
    def __init__(self) -> None:
        super().__init__("inn", "1", ACTIONS, Lines(), REASONS, ENDINGS, CLAUSES, NAMES, (2, 4), [], [Turn])

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Inn(seats, None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Inn)
        state.reseed(seed)
        state.zones[ROAD] = list(range(len(NAMES)))
        state.then(Turn())
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Inn)
        return {
            "debts": [list(debt) for debt in state.debts],
            "objects": state.objects.data(),
            "points": state.points[:],
            "purse": state.purse[:],
            "turn": state.turn,
            "zones": [zone[:] for zone in state.zones],
        }

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Inn)
        state.debts = [(debt[0], debt[1]) for debt in fields["debts"]]
        state.objects = objects_from(fields["objects"])
        state.points = fields["points"][:]
        state.purse = fields["purse"][:]
        state.turn = fields["turn"]
        state.zones = [zone[:] for zone in fields["zones"]]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Inn)
        return {
            "road": [NAMES[card] for card in state.zones[ROAD]],
            "inn": [NAMES[card] for card in state.zones[INN]],
            "purses": state.purse[:],
            "debts": [list(debt) for debt in state.debts],
            "points": state.points[:],
        }


GAME: Final = InnGame()
