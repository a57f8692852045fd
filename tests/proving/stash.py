"""Secret moves of cards that others may know: a hand card laid face down, and piles shuffled while hands are out.

What the other seat knows then is which cards lie in a hand and a stash together, not which lies where.
"""

from typing import Any, Final

from bivouac.engine.actions import PASS, Actions
from bivouac.engine.game import Game, GameOption
from bivouac.engine.lines import Lines
from bivouac.engine.state import Choice, State

CARDS: Final = ["ash", "bay", "elm", "fir", "oak", "yew", "box"]

CLAUSES: Final = {"turn": "enforced", "hand": "enforced", "end": "enforced"}
ACTIONS: Final = Actions("turn", "turn", "turn")
DRAW: Final = ACTIONS.word("draw", "turn")
TAKE: Final = ACTIONS.word("take", "turn")
FOLD: Final = ACTIONS.word("fold", "turn")
LAY: Final = ACTIONS.verb("lay", "hand", CARDS)
TOSS: Final = ACTIONS.verb("toss", "hand", CARDS)

REASONS: Final = Lines()
FINE: Final = REASONS.line("fine", "")
OVER: Final = REASONS.line("over", "end")
NOT_ASKED: Final = REASONS.line("not-asked", "turn")
NOTHING_THERE: Final = REASONS.line("nothing-there", "turn")
NOT_IN_HAND: Final = REASONS.line("not-in-hand", "hand")
ENDINGS: Final = Lines()
DUSK: Final = ENDINGS.line("dusk", "end")


class Stash(State):
    """Zones: for each seat a hand and a stash, then the pile, then the discards. Hands have no order."""

    __slots__ = ("cards", "turn", "zones")

    def __init__(self, seats: int, cards: int, source: "Stash | None") -> None:
        super().__init__(seats, cards, 0, source)
        self.cards: int = cards
        if source is not None:
            self.turn: int = source.turn
            self.zones: list[list[int]] = [zone[:] for zone in source.zones]
        else:
            self.turn = 0
            self.zones = [[] for _ in range(2 * seats + 2)]

    def clone(self) -> "Stash":
        return Stash(self.seats, self.cards, self)

    def to_hand(self, seat: int, card: int) -> None:
        """A hand has no order: whoever knew a card of it knows it still, but of no place."""
        self.known.show(seat, card)
        self.zones[2 * seat].append(card)
        self.known.mixed(seat, self.zones[2 * seat], self.categories())

    def categories(self) -> list[int]:
        return [0] * self.cards

    def why_not(self, seat: int, option: int) -> int:
        verb = ACTIONS.verb_of[option]
        if verb == DRAW.number:
            return FINE if self.zones[-2] else NOTHING_THERE
        if verb in (TAKE.number, FOLD.number):
            return FINE if self.zones[-1] else NOTHING_THERE
        in_hand = verb in (LAY.number, TOSS.number) and ACTIONS.noun_of[option] in self.zones[2 * seat]
        return FINE if in_hand else NOT_IN_HAND

    def why_over(self, seat: int, option: int) -> int:
        return OVER

    def why_not_asked(self, seat: int, option: int) -> int:
        return NOT_ASKED

    def hidden_zones(self) -> list[list[int]]:
        return self.zones[:-1]


class Turn(Choice[Stash]):
    __slots__ = ()

    def seat(self, game: Stash) -> int:
        return game.turn % game.seats

    def options(self, game: Stash) -> list[int]:
        actions = [*DRAW.ids, *TAKE.ids, *FOLD.ids, *LAY.ids, *TOSS.ids]
        return [PASS, *[action for action in actions if game.why_not(self.seat(game), action) == FINE]]

    def run(self, game: Stash) -> None:
        if game.turn == 8 * game.seats:
            game.scores = [len(game.zones[2 * seat + 1]) for seat in range(game.seats)]
            game.end([seat for seat in range(game.seats) if game.scores[seat] == max(game.scores)], DUSK)
        else:
            super().run(game)

    def chosen(self, game: Stash, option: int) -> None:
        me = self.seat(game)
        verb = ACTIONS.verb_of[option]
        card = ACTIONS.noun_of[option]
        hand, stash = game.zones[2 * me : 2 * me + 2]
        if verb == DRAW.number:
            game.to_hand(me, game.zones[-2].pop())
        elif verb == TAKE.number:
            game.to_hand(me, game.zones[-1].pop())
        elif verb == FOLD.number:
            game.zones[-2].extend(game.zones[-1])
            game.zones[-1].clear()
            game.shuffle(game.zones[-2])
        elif verb == LAY.number:
            hand.remove(card)
            stash.append(card)
            game.known.mixed(me, [*hand, card], game.categories())
        elif verb == TOSS.number:
            hand.remove(card)
            game.zones[-1].append(card)
            game.known.show_all(card)
        game.learned += 1
        game.turn += 1
        game.then(self)

    def reason(self, game: Stash, seat: int, option: int) -> int:
        return game.why_not(seat, option)


def lay_out(game: Stash, order: list[int]) -> None:
    """One card for each seat, one open, the rest the pile from the top."""
    seats = game.seats
    game.zones = [[card] if k == 0 else [] for card in order[:seats] for k in (0, 1)]
    game.zones += [order[seats + 1 :][::-1], [order[seats]]]
    game.known.shuffled(order)
    game.known.show_all(order[seats])
    for seat in range(seats):
        game.known.show(seat, order[seat])


class StashGame(Game):
    def __init__(self) -> None:
        options = [GameOption("cards", 7, "turn", 4, 7)]
        super().__init__("stash", "1", ACTIONS, Lines(), REASONS, ENDINGS, CLAUSES, CARDS, (2, 3), options, [Turn])

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Stash(seats, options["cards"], None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Stash)
        state.reseed(seed)
        order = list(range(state.cards))
        state.shuffle(order)
        lay_out(state, order)
        state.then(Turn())
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Stash)
        return {"turn": state.turn, "zones": [zone[:] for zone in state.zones]}

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Stash)
        state.turn = fields["turn"]
        state.zones = [zone[:] for zone in fields["zones"]]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Stash)

        def seen(cards: list[int]) -> list[str]:
            return sorted(CARDS[card] for card in cards if seat >= 0 and state.known.knows(seat, card))

        return {
            "hands": [[len(hand), seen(hand)] for hand in state.zones[0:-2:2]],
            "stashes": [[len(stash), seen(stash)] for stash in state.zones[1:-2:2]],
            "pile": [len(state.zones[-2]), seen(state.zones[-2])],
            "discards": [CARDS[card] for card in state.zones[-1]],
            "turn": state.turn,
        }


GAME: Final = StashGame()
