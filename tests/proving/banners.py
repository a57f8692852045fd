"""Modifiers: banners last as long as they stand, songs until the end of the turn, oaths until the end of the round."""

from typing import Any, Final

from bivouac.engine.actions import PASS, Actions
from bivouac.engine.game import Game
from bivouac.engine.lines import Lines
from bivouac.engine.modifiers import Modifiers, modifiers_from
from bivouac.engine.state import Choice, State, Step

NAMES: Final = ["red", "blue", "grey"]  # one banner of each for every seat: card = seat * 3 + banner
WORTH: Final = [1, 2, -1]  # the grey one weakens the neighbour
STRENGTH: Final = 0
THIS_TURN: Final = 1
THIS_ROUND: Final = 2
ROUNDS: Final = 3

CLAUSES: Final = {"turn": "enforced", "end": "enforced"}
ACTIONS: Final = Actions("turn", "turn", "turn")
RAISE: Final = ACTIONS.verb("raise", "turn", NAMES)
LOWER: Final = ACTIONS.verb("lower", "turn", NAMES)
SING: Final = ACTIONS.word("sing", "turn")
SWEAR: Final = ACTIONS.word("swear", "turn")

REASONS: Final = Lines()
FINE: Final = REASONS.line("fine", "")
OVER: Final = REASONS.line("over", "end")
NOT_ASKED: Final = REASONS.line("not-asked", "turn")
STANDS_ALREADY: Final = REASONS.line("stands-already", "turn")
NOT_STANDING: Final = REASONS.line("not-standing", "turn")
DO_SOMETHING: Final = REASONS.line("do-something", "turn")
ENDINGS: Final = Lines()
STRONGEST: Final = ENDINGS.line("strongest", "end")


class Banners(State):
    """Zones: the banners standing for each seat, then all that are furled."""

    __slots__ = ("modifiers", "points", "turn", "zones")

    def __init__(self, seats: int, source: "Banners | None") -> None:
        super().__init__(seats, 3 * seats, 0, source)
        if source is not None:
            self.modifiers: Modifiers = Modifiers(source.modifiers)
            self.points: list[int] = source.points[:]
            self.turn: int = source.turn
            self.zones: list[list[int]] = [zone[:] for zone in source.zones]
        else:
            self.modifiers = Modifiers(None)
            self.points = [0] * seats
            self.turn = 0
            self.zones = [[] for _ in range(seats + 1)]

    def clone(self) -> "Banners":
        return Banners(self.seats, self)

    def why_not_banner(self, seat: int, option: int) -> int:
        standing = seat * 3 + ACTIONS.noun_of[option] in self.zones[seat]
        if ACTIONS.verb_of[option] == RAISE.number:
            return STANDS_ALREADY if standing else FINE
        return FINE if standing else NOT_STANDING

    def why_over(self, seat: int, option: int) -> int:
        return OVER

    def why_not_asked(self, seat: int, option: int) -> int:
        return NOT_ASKED

    def hidden_zones(self) -> list[list[int]]:
        return []


class Turn(Choice[Banners]):
    __slots__ = ()

    def seat(self, game: Banners) -> int:
        return game.turn % game.seats

    def options(self, game: Banners) -> list[int]:
        banners = [a for a in RAISE.ids + LOWER.ids if game.why_not_banner(self.seat(game), a) == FINE]
        return [PASS, *sorted(banners), *SING.ids, *SWEAR.ids]

    def chosen(self, game: Banners, option: int) -> None:
        me = self.seat(game)
        verb = ACTIONS.verb_of[option]
        noun = ACTIONS.noun_of[option]
        card = me * 3 + noun
        if verb == RAISE.number:
            game.zones[-1].remove(card)
            game.zones[me].append(card)
            whom = me if WORTH[noun] > 0 else (me + 1) % game.seats
            game.modifiers.add(card, STRENGTH, whom, WORTH[noun])
        elif verb == LOWER.number:
            game.zones[me].remove(card)
            game.zones[-1].append(card)
            game.modifiers.drop_source(card)
        elif verb == SING.number:
            game.modifiers.add(-1, STRENGTH, me, 3, THIS_TURN)
        elif verb == SWEAR.number:
            game.modifiers.add(-1, STRENGTH, me, 1, THIS_ROUND)
        game.then(EndTurn())

    def reason(self, game: Banners, seat: int, option: int) -> int:
        if ACTIONS.verb_of[option] in (RAISE.number, LOWER.number):
            return game.why_not_banner(seat, option)
        return DO_SOMETHING


class EndTurn(Step[Banners]):
    __slots__ = ()

    def run(self, game: Banners) -> None:
        me = game.turn % game.seats
        game.points[me] += game.modifiers.total(STRENGTH, me)
        game.modifiers.expire(THIS_TURN)
        game.turn += 1
        if game.turn % game.seats == 0:
            game.modifiers.expire(THIS_ROUND)
        if game.turn == ROUNDS * game.seats:
            game.scores = game.points[:]
            game.end([seat for seat in range(game.seats) if game.points[seat] == max(game.points)], STRONGEST)
        else:
            game.then(Turn())


class BannersGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "banners", "1", ACTIONS, Lines(), REASONS, ENDINGS, CLAUSES, NAMES, (2, 3), [], [Turn, EndTurn]
        )

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Banners(seats, None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Banners)
        state.reseed(seed)
        state.zones[-1] = list(range(3 * state.seats))
        state.then(Turn())
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Banners)
        return {
            "modifiers": state.modifiers.data(),
            "points": state.points[:],
            "turn": state.turn,
            "zones": [zone[:] for zone in state.zones],
        }

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Banners)
        state.modifiers = modifiers_from(fields["modifiers"])
        state.points = fields["points"][:]
        state.turn = fields["turn"]
        state.zones = [zone[:] for zone in fields["zones"]]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Banners)
        return {
            "standing": [[NAMES[card % 3] for card in zone] for zone in state.zones[:-1]],
            "strength": [state.modifiers.total(STRENGTH, owner) for owner in range(state.seats)],
            "points": state.points[:],
            "turn": state.turn,
        }


GAME: Final = BannersGame()
