"""Sealed answers: several seats choose at once, several times each, and nobody sees anything before all have.

Three sealed questions follow each other at once (keep three of six, throw away any coal, call odd or even), then each
round the first seat sets a stake in the open and all bid for it in secret.
"""

from typing import Any, Final

from bivouac.engine.actions import PASS, Actions
from bivouac.engine.game import Game
from bivouac.engine.lines import Lines
from bivouac.engine.state import Choice, Sealed, State

KINDS: Final = ["coal", "iron", "gold", "salt"]
COAL: Final = 0
DECK: Final = 8  # two of each kind for every seat: card = seat * DECK + i, its kind i % 4
DRAWN: Final = 6
KEPT: Final = 3
COINS: Final = 3
ROUNDS: Final = 3

CLAUSES: Final = {"keep": "enforced", "throw": "enforced", "call": "enforced", "bid": "enforced", "end": "enforced"}
ACTIONS: Final = Actions("throw", "throw", "throw")
KEEP: Final = ACTIONS.verb("keep", "keep", KINDS)
THROW: Final = ACTIONS.verb("throw", "throw", KINDS[:1])
CALL: Final = ACTIONS.verb("call", "call", ["even", "odd"])
STAKE: Final = ACTIONS.verb("stake", "bid", ["", "1", "2"])
BID: Final = ACTIONS.verb("bid", "bid", [str(coins) for coins in range(COINS + 1)])

REASONS: Final = Lines()
FINE: Final = REASONS.line("fine", "")
OVER: Final = REASONS.line("over", "end")
NOT_ASKED: Final = REASONS.line("not-asked", "bid")
KEEP_THREE: Final = REASONS.line("keep-three", "keep")
ONLY_COAL: Final = REASONS.line("only-coal", "throw")
ODD_OR_EVEN: Final = REASONS.line("odd-or-even", "call")
SET_A_STAKE: Final = REASONS.line("set-a-stake", "bid")
BID_WHAT_YOU_HAVE: Final = REASONS.line("bid-what-you-have", "bid")
ENDINGS: Final = Lines()
RICHEST: Final = ENDINGS.line("richest", "end")


def kind_of(card: int) -> int:
    return card % 4


class Opening(State):
    """Zones: for each seat its hand, what it kept face down, and its deck; then the coal thrown on one heap."""

    __slots__ = ("coins", "first", "points", "round", "stake", "zones")

    def __init__(self, seats: int, source: "Opening | None") -> None:
        super().__init__(seats, seats * DECK, 0, source)
        if source is not None:
            self.coins: list[int] = source.coins[:]
            self.first: int = source.first
            self.points: list[int] = source.points[:]
            self.round: int = source.round
            self.stake: int = source.stake
            self.zones: list[list[int]] = [zone[:] for zone in source.zones]
        else:
            self.coins = [COINS] * seats
            self.first = 0
            self.points = [0] * seats
            self.round = 0
            self.stake = 0
            self.zones = [[] for _ in range(3 * seats + 1)]

    def clone(self) -> "Opening":
        return Opening(self.seats, self)

    def take_out(self, seat: int, kind: int) -> int:
        hand = self.zones[3 * seat]
        return hand.pop(next(i for i, card in enumerate(hand) if kind_of(card) == kind))

    def why_over(self, seat: int, option: int) -> int:
        return OVER

    def why_not_asked(self, seat: int, option: int) -> int:
        return NOT_ASKED

    def hidden_zones(self) -> list[list[int]]:
        return self.zones[:-1]


class Keep(Sealed[Opening]):
    __slots__ = ()

    def options_of(self, game: Opening, seat: int) -> list[int]:
        answers = game.sealed[seat]
        if len(answers) == KEPT:
            return []
        hand = [KEEP.ids[kind_of(card)] for card in game.zones[3 * seat]]
        return [option for option in KEEP.ids if hand.count(option) > answers.count(option)]

    def land(self, game: Opening) -> None:
        for seat in range(game.seats):
            for option in game.sealed[seat]:
                game.zones[3 * seat + 1].append(game.take_out(seat, ACTIONS.noun_of[option]))
        game.then(Throw(), Call(), Stake())

    def reason(self, game: Opening, seat: int, option: int) -> int:
        return KEEP_THREE


class Throw(Sealed[Opening]):
    """How many questions there are depends on the hand: coal after coal, until `pass`."""

    __slots__ = ()

    def options_of(self, game: Opening, seat: int) -> list[int]:
        answers = game.sealed[seat]
        if PASS in answers:
            return []
        coal = sum(kind_of(card) == COAL for card in game.zones[3 * seat])
        return [PASS, THROW.ids[COAL]] if coal > len(answers) else [PASS]

    def land(self, game: Opening) -> None:
        for seat in range(game.seats):
            for _ in range(game.sealed[seat].count(THROW.ids[COAL])):
                card = game.take_out(seat, COAL)
                game.zones[-1].append(card)
                game.known.show_all(card)

    def reason(self, game: Opening, seat: int, option: int) -> int:
        return ONLY_COAL


class Call(Sealed[Opening]):
    __slots__ = ()

    def options_of(self, game: Opening, seat: int) -> list[int]:
        return [] if game.sealed[seat] else CALL.ids[:]

    def land(self, game: Opening) -> None:
        game.first = sum(ACTIONS.noun_of[answers[0]] for answers in game.sealed) % game.seats

    def reason(self, game: Opening, seat: int, option: int) -> int:
        return ODD_OR_EVEN


class Stake(Choice[Opening]):
    __slots__ = ()

    def seat(self, game: Opening) -> int:
        return game.first

    def options(self, game: Opening) -> list[int]:
        return STAKE.ids[1:]

    def run(self, game: Opening) -> None:
        if game.round == ROUNDS:
            game.scores = game.points[:]
            game.end([seat for seat in range(game.seats) if game.points[seat] == max(game.points)], RICHEST)
        else:
            super().run(game)

    def chosen(self, game: Opening, option: int) -> None:
        game.stake = ACTIONS.noun_of[option]
        game.round += 1
        game.then(Bid(), self)

    def reason(self, game: Opening, seat: int, option: int) -> int:
        return SET_A_STAKE


class Bid(Sealed[Opening]):
    __slots__ = ()

    def options_of(self, game: Opening, seat: int) -> list[int]:
        return [] if game.sealed[seat] else BID.ids[: game.coins[seat] + 1]

    def land(self, game: Opening) -> None:
        """In order from the first seat: among equal bids the earlier one wins the stake."""
        order = [(game.first + i) % game.seats for i in range(game.seats)]
        bids = {seat: ACTIONS.noun_of[game.sealed[seat][0]] for seat in order}
        game.points[max(order, key=lambda seat: bids[seat])] += game.stake
        for seat in order:
            game.coins[seat] -= bids[seat]

    def reason(self, game: Opening, seat: int, option: int) -> int:
        return BID_WHAT_YOU_HAVE


class OpeningGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "opening", "1", ACTIONS, Lines(), REASONS, ENDINGS, CLAUSES, KINDS, (2, 4), [],
            [Keep, Throw, Call, Stake, Bid],
        )  # fmt: skip

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Opening(seats, None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Opening)
        state.reseed(seed)
        for seat in range(state.seats):
            deck = state.zones[3 * seat + 2]
            deck.extend(range(seat * DECK, (seat + 1) * DECK))
            state.shuffle(deck)
            for _ in range(DRAWN):
                card = deck.pop()
                state.zones[3 * seat].append(card)
                state.known.show(seat, card)
        state.then(Keep())
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Opening)
        return {
            "coins": state.coins[:],
            "first": state.first,
            "points": state.points[:],
            "round": state.round,
            "stake": state.stake,
            "zones": [zone[:] for zone in state.zones],
        }

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Opening)
        state.coins = fields["coins"][:]
        state.first = fields["first"]
        state.points = fields["points"][:]
        state.round = fields["round"]
        state.stake = fields["stake"]
        state.zones = [zone[:] for zone in fields["zones"]]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Opening)
        return {
            "hands": [len(state.zones[3 * owner]) for owner in range(state.seats)],
            "yours": sorted(KINDS[kind_of(card)] for card in state.zones[3 * seat]) if seat >= 0 else [],
            "kept": sorted(KINDS[kind_of(card)] for card in state.zones[3 * seat + 1]) if seat >= 0 else [],
            "answered": [ACTIONS.keys[a] for a in state.sealed[seat]] if seat >= 0 and state.sealed else [],
            "heap": state.zones[-1][:],
            "coins": state.coins[:],
            "first": state.first,
            "points": state.points[:],
            "stake": state.stake,
        }


GAME: Final = OpeningGame()
