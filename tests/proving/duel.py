"""Windows inside windows: a card is played, answered, the answer answered in turn, round a table of three or four."""

from typing import Any, Final

from bivouac.engine.actions import PASS, Actions
from bivouac.engine.events import AFTER, CANCELLED, OPEN, Event, event
from bivouac.engine.game import Game
from bivouac.engine.life import announce
from bivouac.engine.lines import Lines
from bivouac.engine.state import Choice, State

KINDS: Final = ["spark", "snuff", "fan", "echo"]
SPARK, SNUFF, FAN, ECHO = range(4)
KIND_OF: Final = [SPARK] * 5 + [SNUFF] * 5 + [FAN] * 3 + [ECHO] * 3
HAND_SIZE: Final = 4

CLAUSES: Final = {"turn": "enforced", "window": "enforced", "end": "enforced"}
ACTIONS: Final = Actions("turn", "turn", "turn")
PLAY: Final = ACTIONS.verb("play", "turn", ["spark"])
ANSWER: Final = ACTIONS.verb("answer", "window", ["", "snuff", "fan", "echo"])

REASONS: Final = Lines()
FINE: Final = REASONS.line("fine", "")
OVER: Final = REASONS.line("over", "end")
NOT_ASKED: Final = REASONS.line("not-asked", "turn")
NO_SPARK: Final = REASONS.line("no-spark", "turn")
NO_ANSWER: Final = REASONS.line("no-answer", "window")
ENDINGS: Final = Lines()
BURNT_OUT: Final = ENDINGS.line("burnt-out", "end")

PLAYED: Final = 0
ANSWERED: Final = 1


class Duel(State):
    """Zones: a hand for each seat, then the cards never dealt, then the cards spent."""

    __slots__ = ("points", "turn", "zones")

    def __init__(self, seats: int, source: "Duel | None") -> None:
        super().__init__(seats, len(KIND_OF), 0, source)
        if source is not None:
            self.zones: list[list[int]] = [zone[:] for zone in source.zones]
            self.points: list[int] = source.points[:]
            self.turn: int = source.turn
        else:
            self.zones = [[] for _ in range(seats + 2)]
            self.points = [0] * seats
            self.turn = 0

    def clone(self) -> "Duel":
        return Duel(self.seats, self)

    def spend(self, seat: int, kind: int) -> int:
        """A card of that kind from a hand, open to all from now on."""
        card = next(card for card in self.zones[seat] if KIND_OF[card] == kind)
        self.zones[seat].remove(card)
        self.zones[-1].append(card)
        self.known.show_all(card)
        self.learned += 1
        return card

    def window(self, event: Event, when: int) -> list[int]:
        """Clockwise, whoever holds any card at all: what everybody knows."""
        if event.outcome != OPEN or (when == AFTER and event.kind != PLAYED):
            return []
        clockwise = [(event.actor + i) % self.seats for i in range(1, self.seats)]
        return [seat for seat in clockwise if self.zones[seat]]

    def answers(self, seat: int, when: int) -> list[int]:
        fitting = [ECHO] if when == AFTER else [SNUFF] if self.events[-1].kind == ANSWERED else [SNUFF, FAN]
        held = {KIND_OF[card] for card in self.zones[seat]}
        return [ANSWER.ids[kind] for kind in fitting if kind in held]

    def answer(self, seat: int, when: int, option: int) -> None:
        kind = ACTIONS.noun_of[option]
        card = self.spend(seat, kind)
        announce(self, event(ANSWERED, seat, self.events[-1].actor, card))

    def lands(self, event: Event) -> None:
        kind = KIND_OF[event.card]
        if kind == SPARK:
            self.points[event.actor] += event.amount
        elif kind == ECHO:
            self.points[event.actor] += 1
        else:  # what is answered lies right under the answer
            below = self.events[-2]
            self.events[-2] = below.with_outcome(CANCELLED) if kind == SNUFF else below.with_amount(below.amount + 1)

    def why_over(self, seat: int, option: int) -> int:
        return OVER

    def why_not_asked(self, seat: int, option: int) -> int:
        return NOT_ASKED

    def why_not_answer(self, seat: int, when: int, option: int) -> int:
        return NO_ANSWER

    def hidden_zones(self) -> list[list[int]]:
        return self.zones[:-1]


class Turn(Choice[Duel]):
    __slots__ = ()

    def seat(self, game: Duel) -> int:
        return game.turn % game.seats

    def options(self, game: Duel) -> list[int]:
        sparks = [card for card in game.zones[self.seat(game)] if KIND_OF[card] == SPARK]
        return [PASS, PLAY.ids[SPARK]] if sparks else [PASS]

    def run(self, game: Duel) -> None:
        if game.turn == 3 * game.seats:
            best = max(game.points)
            game.scores = game.points[:]
            game.end([seat for seat in range(game.seats) if game.points[seat] == best], BURNT_OUT)
        else:
            super().run(game)

    def chosen(self, game: Duel, option: int) -> None:
        seat = self.seat(game)
        game.turn += 1
        game.then(self)
        if option != PASS:
            announce(game, event(PLAYED, seat, -1, game.spend(seat, SPARK), 1))

    def reason(self, game: Duel, seat: int, option: int) -> int:
        return NO_SPARK


class DuelGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "duel", "1", ACTIONS, Lines(), REASONS, ENDINGS, CLAUSES, KINDS, (3, 4), [], [Turn]
        )  # fmt: skip

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Duel(seats, None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Duel)
        state.reseed(seed)
        cards = list(range(len(KIND_OF)))
        state.shuffle(cards)
        for seat in range(state.seats):
            for card in cards[:HAND_SIZE]:
                state.zones[seat].append(card)
                state.known.show(seat, card)
            del cards[:HAND_SIZE]
        state.zones[state.seats] = cards
        state.then(Turn())
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Duel)
        return {"zones": [zone[:] for zone in state.zones], "points": state.points[:], "turn": state.turn}

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Duel)
        state.zones = [zone[:] for zone in fields["zones"]]
        state.points = fields["points"][:]
        state.turn = fields["turn"]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Duel)
        return {
            "asking": state.seen_asked(seat),  # who is asked in a window would tell what it holds
            "hands": [len(state.zones[owner]) for owner in range(state.seats)],
            "yours": sorted(KINDS[KIND_OF[card]] for card in state.zones[seat]) if seat >= 0 else [],
            "spent": [KINDS[KIND_OF[card]] for card in state.zones[-1]],
            "events": [event.data() for event in state.events],
            "points": state.points[:],
            "turn": state.turn,
        }


GAME: Final = DuelGame()
