"""Moments that hidden cards answer, and bags: a watch at night, dangers that nobody can look for, cards up the sleeve.

Cards 0 to 11 are held in hands. The dangers have higher numbers and no knowledge: they lie in their bag or open.
"""

from typing import Any, Final

from bivouac.engine.actions import Actions
from bivouac.engine.events import BEFORE, CANCELLED, MOMENT, OF_OTHERS, OPEN, Event, event
from bivouac.engine.game import Game
from bivouac.engine.life import announce, moment
from bivouac.engine.lines import Lines
from bivouac.engine.state import Choice, State, Step

KINDS: Final = ["hush", "flare", "snuff"]
HUSH, FLARE, SNUFF = range(3)
KIND_OF: Final = [HUSH] * 4 + [FLARE] * 4 + [SNUFF] * 4
CARDS: Final = len(KIND_OF)
DANGERS: Final = [CARDS + i for i in range(9)]  # the third of its place in the bag is how high one must roll
TURNS: Final = 2

NOISE, ROLLED, PLAYED = range(3)  # kinds of events; the first two are moments
ANSWERS: Final = [NOISE, ROLLED, PLAYED]  # of each kind of card

CLAUSES: Final = {"turn": "enforced", "card": "enforced", "end": "enforced"}
ACTIONS: Final = Actions("turn", "turn", "turn")
WATCH: Final = ACTIONS.word("watch", "turn").ids[0]
SEARCH: Final = ACTIONS.word("search", "turn").ids[0]
PLAY: Final = ACTIONS.verb("play", "card", KINDS)

LINES: Final = Lines()
SAW: Final = LINES.line("saw", "turn")
HELD: Final = LINES.line("held", "turn")
REASONS: Final = Lines()
FINE: Final = REASONS.line("fine", "")
OVER: Final = REASONS.line("over", "end")
NOT_ASKED: Final = REASONS.line("not-asked", "turn")
WATCH_OR_SEARCH: Final = REASONS.line("watch-or-search", "turn")
NO_SUCH_CARD: Final = REASONS.line("no-such-card", "card")
ENDINGS: Final = Lines()
MORNING: Final = ENDINGS.line("morning", "end")


def height_of(danger: int) -> int:
    return 2 + (danger - CARDS) % 3 * 2


class Vigil(State):
    """Zones: a hand for each seat, then the bag of cards, the cards played, the bag of dangers, the dangers met."""

    __slots__ = ("die", "height", "points", "turn", "zones")

    def __init__(self, seats: int, source: "Vigil | None") -> None:
        super().__init__(seats, CARDS, 0, source)
        if source is not None:
            self.die: int = source.die
            self.height: int = source.height
            self.points: list[int] = source.points[:]
            self.turn: int = source.turn
            self.zones: list[list[int]] = [zone[:] for zone in source.zones]
        else:
            self.die = 0
            self.height = 0
            self.points = [0] * seats
            self.turn = 0
            self.zones = [[] for _ in range(seats + 4)]

    def clone(self) -> "Vigil":
        return Vigil(self.seats, self)

    def moments_of(self, seat: int) -> int:
        mask = 0
        for card in self.zones[seat]:
            mask |= 1 << ANSWERS[KIND_OF[card]]
        return mask | mask << OF_OTHERS

    def search(self, seat: int) -> None:
        bag, played = self.zones[self.seats], self.zones[self.seats + 1]
        if not bag:
            self.fill_bag(bag, played)
        if bag:
            card = self.draw_from(bag)
            self.zones[seat].append(card)
            self.known.show(seat, card)
            self.learned += 1
            self.renew_moments_of(seat)

    def window(self, event: Event, when: int) -> list[int]:
        """From whoever is at turn, all who hold any card."""
        if event.outcome != OPEN or when not in (BEFORE, MOMENT):
            return []
        first = (self.turn - 1) % self.seats
        order = [(first + i) % self.seats for i in range(self.seats)]
        return [seat for seat in order if self.zones[seat]]

    def answers(self, seat: int, when: int) -> list[int]:
        kind = self.events[-1].kind
        return sorted({PLAY.ids[KIND_OF[card]] for card in self.zones[seat] if ANSWERS[KIND_OF[card]] == kind})

    def answer(self, seat: int, when: int, option: int) -> None:
        card = next(card for card in self.zones[seat] if KIND_OF[card] == ACTIONS.noun_of[option])
        self.zones[seat].remove(card)
        self.zones[self.seats + 1].append(card)
        self.known.show_all(card)
        self.renew_moments_of(seat)
        self.learned += 1
        announce(self, event(PLAYED, seat, -1, card))

    def lands(self, event: Event) -> None:
        kind = KIND_OF[event.card]
        if kind == HUSH:
            self.height -= 1
        elif kind == FLARE:
            self.die += 1
        else:
            self.events[-2] = self.events[-2].with_outcome(CANCELLED)

    def why_over(self, seat: int, option: int) -> int:
        return OVER

    def why_not_asked(self, seat: int, option: int) -> int:
        return NOT_ASKED

    def why_not_answer(self, seat: int, when: int, option: int) -> int:
        return NO_SUCH_CARD

    def hidden_zones(self) -> list[list[int]]:
        return self.zones[: self.seats + 1]


class Roll(Step[Vigil]):
    __slots__ = ()

    def run(self, game: Vigil) -> None:
        game.die = int(game.roll(6)) + 1
        moment(game, ROLLED, (game.turn - 1) % game.seats, amount=game.die)


class Judge(Step[Vigil]):
    __slots__ = ()

    def run(self, game: Vigil) -> None:
        seat = (game.turn - 1) % game.seats
        if game.die >= game.height:
            game.points[seat] += 1
            game.tell(HELD, seat, number=game.die)


class Turn(Choice[Vigil]):
    __slots__ = ()

    def seat(self, game: Vigil) -> int:
        return game.turn % game.seats

    def options(self, game: Vigil) -> list[int]:
        return [WATCH, SEARCH]

    def run(self, game: Vigil) -> None:
        if game.turn == TURNS * game.seats:
            game.scores = game.points[:]
            game.end([seat for seat in range(game.seats) if game.points[seat] == max(game.points)], MORNING)
        else:
            super().run(game)

    def chosen(self, game: Vigil, option: int) -> None:
        seat = self.seat(game)
        game.turn += 1
        game.then(self)
        if option == SEARCH:
            game.search(seat)
            return
        bag, met = game.zones[game.seats + 2], game.zones[game.seats + 3]
        if not bag:
            game.fill_bag(bag, met)
        danger = game.draw_from(bag)
        met.append(danger)
        game.known.show_all(danger)
        game.height = height_of(danger)
        game.tell(SAW, seat, number=danger)
        game.then(Roll(), Judge())
        moment(game, NOISE, seat, card=danger)

    def reason(self, game: Vigil, seat: int, option: int) -> int:
        return WATCH_OR_SEARCH


class VigilGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "vigil", "1", ACTIONS, LINES, REASONS, ENDINGS, CLAUSES, KINDS, (2, 8), [], [Turn, Roll, Judge]
        )  # fmt: skip

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Vigil(seats, None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Vigil)
        state.reseed(seed)
        state.fill_bag(state.zones[state.seats], list(range(CARDS)))
        state.fill_bag(state.zones[state.seats + 2], DANGERS[:])
        for seat in range(state.seats):
            state.search(seat)
        state.then(Turn())
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Vigil)
        return {
            "die": state.die,
            "height": state.height,
            "points": state.points[:],
            "turn": state.turn,
            "zones": [zone[:] for zone in state.zones],
        }

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Vigil)
        state.die = fields["die"]
        state.height = fields["height"]
        state.points = fields["points"][:]
        state.turn = fields["turn"]
        state.zones = [zone[:] for zone in fields["zones"]]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Vigil)
        return {
            "asking": state.seen_asked(seat),
            "bags": [len(state.zones[state.seats]), len(state.zones[state.seats + 2])],
            "dangers": state.zones[-1][:],
            "die": state.die,
            "events": [event.data() for event in state.events],
            "hands": [len(state.zones[owner]) for owner in range(state.seats)],
            "height": state.height,
            "played": state.zones[state.seats + 1][:],
            "points": state.points[:],
            "turn": state.turn,
            "yours": sorted(KINDS[KIND_OF[card]] for card in state.zones[seat]) if seat >= 0 else [],
        }


GAME: Final = VigilGame()
