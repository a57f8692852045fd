"""Scenes that can be left: climbers pull each other onto the rope, slip off, and cut each other's ropes.

Each climb is a scene with an event and a frame open while its climber is asked. Climbs lie on each other, also several
of one climber. Who slips leaves the innermost own climb, who is cut loose leaves all of them, wherever they lie.
"""

from typing import Any, Final

from bivouac.engine.actions import Actions
from bivouac.engine.bounds import COUNT, HIGHEST, SEAT, SEATS, Bounds, number, numbers
from bivouac.engine.events import Event, event
from bivouac.engine.game import Game
from bivouac.engine.life import announce
from bivouac.engine.lines import Lines
from bivouac.engine.scenes import Scene, enter, has_left, leave
from bivouac.engine.state import Choice, SeatChoice, State
from bivouac.engine.verbs import END_EFFECT

GRIPS: Final = 2  # of each climb
DEEPEST: Final = 5
TURNS: Final = 3
SEAT_NAMES: Final = ["1", "2", "3", "4"]

CLAUSES: Final = {"turn": "enforced", "rope": "enforced", "end": "enforced"}
ACTIONS: Final = Actions("turn", "turn", "turn")
CLIMB: Final = ACTIONS.word("climb", "turn").ids[0]
REST: Final = ACTIONS.word("rest", "turn").ids[0]
HOLD: Final = ACTIONS.word("hold", "rope").ids[0]
SLIP: Final = ACTIONS.word("slip", "rope").ids[0]
PULL: Final = ACTIONS.verb("pull", "rope", SEAT_NAMES)
CUT: Final = ACTIONS.verb("cut", "rope", SEAT_NAMES)

LINES: Final = Lines()
FELL: Final = LINES.line("fell", "rope")
ARRIVED: Final = LINES.line("arrived", "rope")
REASONS: Final = Lines()
FINE: Final = REASONS.line("fine", "")
OVER: Final = REASONS.line("over", "end")
NOT_ASKED: Final = REASONS.line("not-asked", "turn")
CLIMB_OR_REST: Final = REASONS.line("climb-or-rest", "turn")
NOT_ON_THE_ROPE: Final = REASONS.line("not-on-the-rope", "rope")
ENDINGS: Final = Lines()
EVENING: Final = ENDINGS.line("evening", "end")

ROPE: Final = 0


class Ropes(State):
    """`points` and `falls` of each climber; `grips` that each has held."""

    __slots__ = ("falls", "grips", "points", "turn")

    def __init__(self, seats: int, source: "Ropes | None") -> None:
        super().__init__(seats, 0, 0, source)
        if source is not None:
            self.falls: list[int] = source.falls[:]
            self.grips: list[int] = source.grips[:]
            self.points: list[int] = source.points[:]
            self.turn: int = source.turn
        else:
            self.falls = [0] * seats
            self.grips = [0] * seats
            self.points = [0] * seats
            self.turn = 0

    def clone(self) -> "Ropes":
        return Ropes(self.seats, self)

    def climbs(self) -> list[int]:
        """Whose climbs lie on each other, from the first one."""
        return [step.me for step in self.agenda if isinstance(step, Climb)]

    def begin_climb(self, seat: int, height: int) -> None:
        enter(self, Climb(seat, len(self.events), len(self.frames), height))
        self.frames.append(seat)
        self.frames.append(height)
        self.agenda.append(END_EFFECT)
        announce(self, event(ROPE, seat, amount=height))

    def lands(self, event: Event) -> None:
        for _ in range(GRIPS):
            self.agenda.append(Grip(event.actor))

    def why_over(self, seat: int, option: int) -> int:
        return OVER

    def why_not_asked(self, seat: int, option: int) -> int:
        return NOT_ASKED

    def hidden_zones(self) -> list[list[int]]:
        return []


class Climb(Scene[Ropes]):
    __slots__ = ("height",)

    def __init__(self, me: int, events: int, frames: int, height: int) -> None:
        super().__init__(me, events, frames)
        self.height: Final = height

    def data(self) -> list[int]:
        return [self.me, self.events, self.frames, self.height]

    def ended(self, game: Ropes, left: bool) -> None:
        if left:
            game.falls[self.me] += self.height
            game.tell(FELL, self.me, number=self.height)
        else:
            game.points[self.me] += self.height
            game.tell(ARRIVED, self.me, number=self.height)


class Grip(SeatChoice[Ropes]):
    """One more grip of a climb, by whoever climbs."""

    __slots__ = ()

    def options(self, game: Ropes) -> list[int]:
        climbs = game.climbs()
        pulled = PULL.ids[: game.seats] if len(climbs) < DEEPEST else []
        others = sorted({seat for seat in climbs if seat != self.me and not has_left(game, seat)})
        return [HOLD, SLIP, *pulled, *[CUT.ids[seat] for seat in others]]

    def chosen(self, game: Ropes, option: int) -> None:
        if option == HOLD:
            game.grips[self.me] += 1
        elif option == SLIP:
            leave(game, self.me)
        elif ACTIONS.verb_of[option] == PULL.number:
            game.begin_climb(ACTIONS.noun_of[option], len(game.climbs()) + 1)
        else:
            while leave(game, ACTIONS.noun_of[option]):
                pass

    def reason(self, game: Ropes, seat: int, option: int) -> int:
        return NOT_ON_THE_ROPE


class Turn(Choice[Ropes]):
    __slots__ = ()

    def seat(self, game: Ropes) -> int:
        return game.turn % game.seats

    def options(self, game: Ropes) -> list[int]:
        return [CLIMB, REST]

    def run(self, game: Ropes) -> None:
        if game.turn == TURNS * game.seats:
            game.scores = [game.points[seat] - game.falls[seat] for seat in range(game.seats)]
            game.end([seat for seat in range(game.seats) if game.scores[seat] == max(game.scores)], EVENING)
        else:
            super().run(game)

    def chosen(self, game: Ropes, option: int) -> None:
        seat = self.seat(game)
        game.turn += 1
        game.then(self)
        if option == CLIMB:
            game.begin_climb(seat, 1)

    def reason(self, game: Ropes, seat: int, option: int) -> int:
        return CLIMB_OR_REST


class RopesGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "ropes", "1", ACTIONS, LINES, REASONS, ENDINGS, CLAUSES, SEAT_NAMES, (2, 4), [], [Turn, Grip, Climb]
        )

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Ropes(seats, None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Ropes)
        state.reseed(seed)
        state.then(Turn())
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Ropes)
        return {
            "falls": state.falls[:],
            "grips": state.grips[:],
            "points": state.points[:],
            "turn": state.turn,
        }

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Ropes)
        state.falls = fields["falls"][:]
        state.grips = fields["grips"][:]
        state.points = fields["points"][:]
        state.turn = fields["turn"]

    def bounds(self) -> Bounds:
        each = numbers(0, HIGHEST, SEATS)
        return Bounds(
            {"falls": each, "grips": each, "points": each, "turn": COUNT},
            {"Grip": (SEAT,), "Climb": (SEAT, COUNT, COUNT, number(1, DEEPEST))},
            roots=("Turn",),
        )

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Ropes)
        return {
            "asking": state.asking,
            "climbs": [[climber, has_left(state, climber)] for climber in state.climbs()],
            "events": [event.data() for event in state.events],
            "falls": state.falls[:],
            "frames": state.frames[:],
            "points": state.points[:],
            "turn": state.turn,
        }


GAME: Final = RopesGame()
