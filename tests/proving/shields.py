"""Replacements: shields rewrite a blow before it lands, each once, in the order that the striker picks."""

from typing import Any, Final

from bivouac.engine.actions import Actions
from bivouac.engine.events import Event, event
from bivouac.engine.game import Game
from bivouac.engine.life import announce
from bivouac.engine.lines import Lines
from bivouac.engine.state import Choice, State

KINDS: Final = ["half", "less", "mirror"]
HALF, LESS, MIRROR = range(3)
KIND_OF: Final = [HALF, HALF, LESS, LESS, LESS, MIRROR, MIRROR, MIRROR]
BLOWS: Final = [2, 7]
LIVES: Final = 9
TURNS: Final = 12

CLAUSES: Final = {"turn": "enforced", "shield": "enforced", "end": "enforced"}
ACTIONS: Final = Actions("turn", "turn", "turn")
STRIKE: Final = ACTIONS.verb("strike", "turn", ["lightly", "hard"])
APPLY: Final = ACTIONS.verb("apply", "shield", KINDS)

REASONS: Final = Lines()
FINE: Final = REASONS.line("fine", "")
OVER: Final = REASONS.line("over", "end")
NOT_ASKED: Final = REASONS.line("not-asked", "turn")
STRIKE_NOW: Final = REASONS.line("strike-now", "turn")
SHIELDS_FIRST: Final = REASONS.line("shields-first", "shield")
ENDINGS: Final = Lines()
LAST_ONE: Final = ENDINGS.line("last-one", "end")


class Shields(State):
    __slots__ = ("lives", "turn", "zones")

    def __init__(self, seats: int, source: "Shields | None") -> None:
        super().__init__(seats, len(KIND_OF), 0, source)
        if source is not None:
            self.lives: list[int] = source.lives[:]
            self.turn: int = source.turn
            self.zones: list[list[int]] = [zone[:] for zone in source.zones]
        else:
            self.lives = [LIVES] * seats
            self.turn = 0
            self.zones = [[] for _ in range(seats)]

    def clone(self) -> "Shields":
        return Shields(self.seats, self)

    def replacements(self, event: Event) -> list[int]:
        """Every shield of whoever would be hit, by the newest value of the blow."""
        return [shield for shield in self.zones[event.target] if shield not in event.answered]

    def replace(self, source: int) -> None:
        blow = self.events[-1]
        kind = KIND_OF[source]
        if kind == MIRROR:
            self.events[-1] = blow.with_target((blow.target + 1) % self.seats)
        else:
            self.events[-1] = blow.with_amount(blow.amount // 2 if kind == HALF else max(0, blow.amount - 2))

    def source_option(self, source: int) -> int:
        return APPLY.ids[KIND_OF[source]]

    def lands(self, event: Event) -> None:
        self.lives[event.target] -= event.amount

    def why_over(self, seat: int, option: int) -> int:
        return OVER

    def why_not_asked(self, seat: int, option: int) -> int:
        return NOT_ASKED

    def why_not_order(self, seat: int, option: int) -> int:
        return SHIELDS_FIRST

    def hidden_zones(self) -> list[list[int]]:
        return []


class Turn(Choice[Shields]):
    __slots__ = ()

    def seat(self, game: Shields) -> int:
        return game.turn % game.seats

    def options(self, game: Shields) -> list[int]:
        return STRIKE.ids[:]

    def run(self, game: Shields) -> None:
        if min(game.lives) <= 0 or game.turn == TURNS:
            game.scores = game.lives[:]
            game.end([seat for seat in range(game.seats) if game.lives[seat] == max(game.lives)], LAST_ONE)
        else:
            super().run(game)

    def chosen(self, game: Shields, option: int) -> None:
        seat = self.seat(game)
        game.turn += 1
        game.then(self)
        announce(game, event(0, seat, (seat + 1) % game.seats, -1, BLOWS[ACTIONS.noun_of[option]]))

    def reason(self, game: Shields, seat: int, option: int) -> int:
        return STRIKE_NOW


class ShieldsGame(Game):
    def __init__(self) -> None:
        super().__init__("shields", "1", ACTIONS, Lines(), REASONS, ENDINGS, CLAUSES, KINDS, (2, 4), [], [Turn])

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Shields(seats, None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Shields)
        state.reseed(seed)
        for shield in range(len(KIND_OF)):
            state.zones[int(state.roll(state.seats))].append(shield)
        state.then(Turn())
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Shields)
        return {"lives": state.lives[:], "turn": state.turn, "zones": [zone[:] for zone in state.zones]}

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Shields)
        state.lives = fields["lives"][:]
        state.turn = fields["turn"]
        state.zones = [zone[:] for zone in fields["zones"]]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Shields)
        return {
            "lives": state.lives[:],
            "shields": [[KINDS[KIND_OF[shield]] for shield in zone] for zone in state.zones],
            "blow": [blow.data() for blow in state.events],
        }


GAME: Final = ShieldsGame()
