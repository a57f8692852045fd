"""Hidden piles and what is known of them: hands, a pile with public constraints, looking, putting under, reshuffling.

The cards of the cellar are all different. `bars=top` deals no Treasure into hands nor on top of the pile, `bars=both`
keeps traps out of the hands as well, so that hands and top are barred in different ways. Hands lie in the order in
which they were drawn, and only the newest card can be shown or tossed: everybody sees which place it comes from.
"""

from typing import Any, Final

from bivouac.engine.actions import PASS, Actions
from bivouac.engine.game import Game, GameOption
from bivouac.engine.lines import Lines
from bivouac.engine.state import Choice, State

CARDS: Final = ["ruby", "opal", "snake", "rope", "lamp", "map", "boot", "coat"]
RUBY, OPAL, SNAKE, ROPE, LAMP, MAP, BOOT, COAT = range(len(CARDS))
TREASURE: Final = 1
TRAP: Final = 2
CATEGORY: Final = [TREASURE, TREASURE, TRAP, 0, 0, 0, 0, 0]
BARS: Final = {"none": (0, 0), "top": (TREASURE, TREASURE), "both": (TREASURE | TRAP, TREASURE)}  # of hands and top

CLAUSES: Final = {"turn": "enforced", "hand": "enforced", "bars": "enforced", "end": "enforced"}
ACTIONS: Final = Actions("turn", "turn", "turn")
DRAW: Final = ACTIONS.word("draw", "turn")
PEEK: Final = ACTIONS.word("peek", "turn")
SHOW: Final = ACTIONS.verb("show", "hand", CARDS)
TOSS: Final = ACTIONS.verb("toss", "hand", CARDS)

LINES: Final = Lines()
DREW: Final = LINES.line("drew", "turn")
TOSSED: Final = LINES.line("tossed", "hand")
REASONS: Final = Lines()
FINE: Final = REASONS.line("fine", "")
OVER: Final = REASONS.line("over", "end")
NOT_ASKED: Final = REASONS.line("not-asked", "turn")
NOTHING_THERE: Final = REASONS.line("nothing-there", "turn")
NOT_THE_NEWEST: Final = REASONS.line("not-the-newest", "hand")
SHOWN_ALREADY: Final = REASONS.line("shown-already", "hand")
ENDINGS: Final = Lines()
DARK: Final = ENDINGS.line("dark", "end")


class Cellar(State):
    """Zones: a hand for each seat, then the pile (its top is the end of the list), then the discards, open to all."""

    __slots__ = ("options", "turn", "zones")

    def __init__(self, seats: int, options: dict[str, Any], source: "Cellar | None") -> None:
        super().__init__(seats, options["cards"], 0, source)
        self.options: dict[str, Any] = options
        if source is not None:
            self.turn: int = source.turn
            self.zones: list[list[int]] = [zone[:] for zone in source.zones]
        else:
            self.turn = 0
            self.zones = [[] for _ in range(seats + 2)]

    def clone(self) -> "Cellar":
        return Cellar(self.seats, self.options, self)

    @property
    def pile(self) -> list[int]:
        return self.zones[-2]

    @property
    def discards(self) -> list[int]:
        return self.zones[-1]

    def draw(self, seat: int) -> None:
        if not self.pile:
            self.zones[-2] = self.discards[:]
            self.discards.clear()
            self.shuffle(self.pile)
        card = self.pile.pop()
        self.zones[seat].append(card)
        self.known.show(seat, card)
        self.learned += 1
        self.tell(DREW, seat, card, sees=1 << seat)

    def peek(self, seat: int) -> None:
        """Look at the two on top; they go under the pile, the first of them first."""
        for card in (self.pile.pop(), self.pile.pop()):
            self.known.show(seat, card)
            self.pile.insert(0, card)
        self.learned += 1

    def why_not(self, seat: int, option: int) -> int:
        verb = ACTIONS.verb_of[option]
        card = ACTIONS.noun_of[option]
        if verb == DRAW.number:
            return FINE if self.pile or self.discards else NOTHING_THERE
        if verb == PEEK.number:
            return FINE if len(self.pile) >= 2 else NOTHING_THERE
        if verb not in (SHOW.number, TOSS.number) or self.zones[seat][-1:] != [card]:
            return NOT_THE_NEWEST
        if verb == SHOW.number and all(self.known.knows(other, card) for other in range(self.seats)):
            return SHOWN_ALREADY
        return FINE

    def why_over(self, seat: int, option: int) -> int:
        return OVER

    def why_not_asked(self, seat: int, option: int) -> int:
        return NOT_ASKED

    def hidden_zones(self) -> list[list[int]]:
        return self.zones[:-1]

    def categories(self) -> list[int]:
        return CATEGORY[: self.options["cards"]]


class Turn(Choice[Cellar]):
    __slots__ = ()

    def seat(self, game: Cellar) -> int:
        return game.turn % game.seats

    def options(self, game: Cellar) -> list[int]:
        actions = [*DRAW.ids, *PEEK.ids, *SHOW.ids, *TOSS.ids]
        return [PASS, *[action for action in actions if game.why_not(self.seat(game), action) == FINE]]

    def run(self, game: Cellar) -> None:
        if game.turn == game.options["turns"] * game.seats:
            game.scores = [sum(CATEGORY[card] == TREASURE for card in hand) for hand in game.zones[: game.seats]]
            game.end([seat for seat in range(game.seats) if game.scores[seat] == max(game.scores)], DARK)
        else:
            super().run(game)

    def chosen(self, game: Cellar, option: int) -> None:
        me = self.seat(game)
        verb = ACTIONS.verb_of[option]
        card = ACTIONS.noun_of[option]
        if verb == DRAW.number:
            game.draw(me)
        elif verb == PEEK.number:
            game.peek(me)
        elif verb == SHOW.number:
            game.known.show_all(card)
            game.learned += 1
        elif verb == TOSS.number:
            game.discards.append(game.zones[me].pop())
            game.known.show_all(card)
            game.learned += 1
            game.tell(TOSSED, me, card)
        game.turn += 1
        game.then(self)

    def reason(self, game: Cellar, seat: int, option: int) -> int:
        return game.why_not(seat, option)


def lay_out(game: Cellar, order: list[int]) -> None:
    """One card for each seat, then the pile from the top: all of them one pool, with the bars that everybody knows."""
    hand_bar, top_bar = BARS[game.options["bars"]]
    top = game.options["top"]
    game.zones = [[card] for card in order[: game.seats]] + [order[game.seats :][::-1], []]
    game.known.shuffled(order)
    game.known.bar(order[: game.seats], hand_bar)
    game.known.bar(order[game.seats : game.seats + top], top_bar)
    for seat in range(game.seats):
        game.known.show(seat, order[seat])


def is_fitting(game: Cellar, order: list[int]) -> bool:
    hand_bar, top_bar = BARS[game.options["bars"]]
    bars = [hand_bar] * game.seats + [top_bar] * game.options["top"]
    return all(CATEGORY[card] & bar == 0 for card, bar in zip(order, bars, strict=False))


class CellarGame(Game):
    def __init__(self) -> None:
        options = [
            GameOption("bars", "top", "bars", words=("none", "top", "both")),
            GameOption("top", 2, "bars", 0, 4),
            GameOption("cards", 8, "bars", 4, 8),
            GameOption("turns", 5, "end", 1, 20),
        ]
        super().__init__("cellar", "1", ACTIONS, LINES, REASONS, ENDINGS, CLAUSES, CARDS, (2, 3), options, [Turn])

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Cellar(seats, options, None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Cellar)
        state.reseed(seed)
        order = list(range(state.options["cards"]))
        state.shuffle(order)
        while not is_fitting(state, order):
            state.shuffle(order)
        lay_out(state, order)
        state.then(Turn())
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Cellar)
        return {"turn": state.turn, "zones": [zone[:] for zone in state.zones]}

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Cellar)
        state.turn = fields["turn"]
        state.zones = [zone[:] for zone in fields["zones"]]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Cellar)

        def seen(card: int) -> str | None:
            return CARDS[card] if seat >= 0 and state.known.knows(seat, card) else None

        return {
            "hands": [[seen(card) for card in hand] for hand in state.zones[: state.seats]],
            "pile": [seen(card) for card in state.pile],
            "discards": [CARDS[card] for card in state.discards],
            "turn": state.turn,
        }


GAME: Final = CellarGame()
