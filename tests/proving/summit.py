"""Dice, tests with rerolls, a race or a common climb, for one to eight seats.

A climber rolls dice; a test succeeds with at least one die of five or six. After a failure a torch buys the failed dice
again, as often as there are torches. After a success one may press on, at the risk of all that was won this turn. A
race is won by all who arrive in the same round, or by nobody; together all win, or all lose.
"""

from typing import Any, Final, TypedDict

from bivouac.engine.actions import PASS, YES, Actions
from bivouac.engine.game import Game, GameOption
from bivouac.engine.lines import Lines
from bivouac.engine.state import Choice, State, Step

DICE: Final = 2
TARGET: Final = 5
TOP: Final = 4
ROUNDS: Final = 6

CLAUSES: Final = {
    "turn": "enforced",
    "test": "enforced",
    "press": "enforced",
    "end": "enforced",
    "together": "enforced",
    "cap": "enforced",
}
ACTIONS: Final = Actions("press", "press", "press")
CLIMB: Final = ACTIONS.word("climb", "turn")
REST: Final = ACTIONS.word("rest", "turn")
REROLL: Final = ACTIONS.word("reroll", "test")

LINES: Final = Lines()
CLIMBED: Final = LINES.line("climbed", "press")
RESTED: Final = LINES.line("rested", "turn")
REASONS: Final = Lines()
FINE: Final = REASONS.line("fine", "")
OVER: Final = REASONS.line("over", "end")
NOT_ASKED: Final = REASONS.line("not-asked", "turn")
CLIMB_OR_REST: Final = REASONS.line("climb-or-rest", "turn")
REROLL_OR_NOT: Final = REASONS.line("reroll-or-not", "test")
PRESS_OR_STOP: Final = REASONS.line("press-or-stop", "press")
ENDINGS: Final = Lines()
AT_THE_TOP: Final = ENDINGS.line("at-the-top", "end")
ALL_AT_THE_TOP: Final = ENDINGS.line("all-at-the-top", "together")
NIGHTFALL: Final = ENDINGS.line("nightfall", "end")
CALLED_OFF: Final = ENDINGS.line("called-off", "cap")


class Summit(State):
    """`height` is safe, `gained` only until the end of the turn; `dice` show 1 to 6 while a test is open."""

    __slots__ = ("cap", "dice", "gained", "height", "is_together", "torches", "turn")

    def __init__(self, seats: int, is_together: bool, cap: int, source: "Summit | None") -> None:
        super().__init__(seats, 0, 0, source)
        self.is_together: bool = is_together
        self.cap: int = cap
        if source is not None:
            self.dice: list[int] = source.dice[:]
            self.gained: int = source.gained
            self.height: list[int] = source.height[:]
            self.torches: list[int] = source.torches[:]
            self.turn: int = source.turn
        else:
            self.dice = []
            self.gained = 0
            self.height = [0] * seats
            self.torches = [1] * seats
            self.turn = 0

    def clone(self) -> "Summit":
        return Summit(self.seats, self.is_together, self.cap, self)

    @property
    def climber(self) -> int:
        return self.turn % self.seats

    def why_over(self, seat: int, option: int) -> int:
        return OVER

    def why_not_asked(self, seat: int, option: int) -> int:
        return NOT_ASKED

    def hidden_zones(self) -> list[list[int]]:
        return []


class Climbing(Choice[Summit]):
    """What all questions have in common: the climber answers, with one of two things."""

    __slots__ = ()

    def seat(self, game: Summit) -> int:
        return game.climber


class Turn(Climbing):
    __slots__ = ()

    def options(self, game: Summit) -> list[int]:
        return [*CLIMB.ids, *REST.ids] if game.height[game.climber] < TOP else REST.ids[:]

    def chosen(self, game: Summit, option: int) -> None:
        if option in CLIMB.ids:
            game.then(Roll(), EndTurn())
        else:
            game.torches[game.climber] += 1
            game.tell(RESTED, game.climber)
            game.then(EndTurn())

    def reason(self, game: Summit, seat: int, option: int) -> int:
        return CLIMB_OR_REST


class Roll(Step[Summit]):
    __slots__ = ()

    def run(self, game: Summit) -> None:
        game.dice = [int(game.roll(6)) + 1 for _ in range(DICE)]
        game.then(Judge())


class Judge(Climbing):
    """The test as it stands: a success is a step up, a failure can be bought again."""

    __slots__ = ()

    def options(self, game: Summit) -> list[int]:
        return [PASS, *REROLL.ids] if game.torches[game.climber] > 0 else [PASS]

    def run(self, game: Summit) -> None:
        if max(game.dice) >= TARGET:
            game.gained += 1
            game.then(Press())
        else:
            super().run(game)

    def chosen(self, game: Summit, option: int) -> None:
        if option == PASS:
            game.gained = 0
        else:
            game.torches[game.climber] -= 1
            game.then(Roll())

    def reason(self, game: Summit, seat: int, option: int) -> int:
        return REROLL_OR_NOT


class Press(Climbing):
    __slots__ = ()

    def options(self, game: Summit) -> list[int]:
        return [PASS, YES] if game.height[game.climber] + game.gained < TOP else [PASS]

    def chosen(self, game: Summit, option: int) -> None:
        if option == YES:
            game.then(Roll())

    def reason(self, game: Summit, seat: int, option: int) -> int:
        return PRESS_OR_STOP


class EndTurn(Step[Summit]):
    """At the end of a round the race is won by all at the top; together it is won by all or by nobody."""

    __slots__ = ()

    def run(self, game: Summit) -> None:
        game.height[game.climber] += game.gained
        if game.gained:
            game.tell(CLIMBED, game.climber, number=game.gained)
        game.gained = 0
        game.dice = []
        game.turn += 1
        if game.turn % game.seats == 0:
            game.scores = game.height[:]
            arrived = [seat for seat in range(game.seats) if game.height[seat] >= TOP]
            if arrived and not game.is_together:
                game.end(arrived, AT_THE_TOP)
            elif len(arrived) == game.seats:
                game.end(arrived, ALL_AT_THE_TOP)
            elif game.turn == ROUNDS * game.seats:
                game.end([], NIGHTFALL)
            elif game.cap and game.turn >= game.cap:
                game.end([], CALLED_OFF)
        game.then(Turn())


class SummitView(TypedDict):
    climber: int
    dice: list[int]
    gained: int
    height: list[int]
    torches: list[int]


class SummitGame(Game):
    def __init__(self) -> None:
        options = [
            GameOption("mode", "race", "together", words=("race", "together")),
            GameOption("turn_cap", 0, "cap", 0, 1000, cap=100),
        ]
        steps: list[type] = [Turn, Roll, Judge, Press, EndTurn]
        super().__init__("summit", "1", ACTIONS, LINES, REASONS, ENDINGS, CLAUSES, [], (1, 8), options, steps)

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Summit(seats, options["mode"] == "together", options["turn_cap"], None)

    def turns(self, state: State) -> int:
        assert isinstance(state, Summit)
        return state.turn

    def sides(self, state: State) -> list[list[int]]:
        assert isinstance(state, Summit)
        return [list(range(state.seats))] if state.is_together else super().sides(state)

    def set_up(self, state: State, seed: int) -> None:
        state.reseed(seed)
        state.then(Turn())
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Summit)
        return {
            "dice": state.dice[:],
            "gained": state.gained,
            "height": state.height[:],
            "torches": state.torches[:],
            "turn": state.turn,
        }

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Summit)
        state.dice = fields["dice"][:]
        state.gained = fields["gained"]
        state.height = fields["height"][:]
        state.torches = fields["torches"][:]
        state.turn = fields["turn"]

    def shape(self) -> type:
        return SummitView

    def view(self, state: State, seat: int) -> SummitView:
        assert isinstance(state, Summit)
        return {
            "climber": state.climber,
            "dice": state.dice[:],
            "gained": state.gained,
            "height": state.height[:],
            "torches": state.torches[:],
        }


GAME: Final = SummitGame()
