"""The grammar of cards: then, may, if, choose one, for each, count, "it" and cost, on a market of gems and bones."""

from typing import Any, Final

from bivouac.engine.actions import PASS, Actions
from bivouac.engine.game import Game
from bivouac.engine.lines import Lines
from bivouac.engine.state import Choice, State
from bivouac.engine.verbs import (
    Amount,
    ChooseOne,
    Condition,
    Cost,
    Do,
    ForEach,
    If,
    May,
    Then,
    Verb,
    Words,
    begin,
    script_of,
)

KINDS: Final = ["gem", "bone"]
GEM, BONE = range(2)
KIND_OF: Final = [GEM] * 5 + [BONE] * 5
NAMES: Final = ["loan", "trade", "feast", "fork", "luck", "envoy", "toll", "offer", "boast"]
LOAN, TRADE, FEAST, FORK, LUCK, ENVOY, TOLL, OFFER, BOAST = range(len(NAMES))
ROW: Final = 4  # tokens on the market at first
TURNS: Final = 4

CLAUSES: Final = {"turn": "enforced", "card": "enforced", "end": "enforced"}
ACTIONS: Final = Actions("card", "card", "card")
PLAY: Final = ACTIONS.verb("play", "turn", NAMES)
TAKE: Final = ACTIONS.verb("take", "card", KINDS)

REASONS: Final = Lines()
FINE: Final = REASONS.line("fine", "")
OVER: Final = REASONS.line("over", "end")
NOT_ASKED: Final = REASONS.line("not-asked", "turn")
USED_UP: Final = REASONS.line("used-up", "turn")
DOES_NOTHING: Final = REASONS.line("does-nothing", "card")
FINISH_FIRST: Final = REASONS.line("finish-first", "card")
ENDINGS: Final = Lines()
MOST_POINTS: Final = ENDINGS.line("most-points", "end")


class Phrases(State):
    """Zones: a bag for each seat, then the market, then the box."""

    __slots__ = ("coins", "left", "points", "turn", "zones")

    def __init__(self, seats: int, source: "Phrases | None") -> None:
        super().__init__(seats, len(KIND_OF), 0, source)
        if source is not None:
            self.coins: list[int] = source.coins[:]
            self.left: list[list[int]] = [left[:] for left in source.left]
            self.points: list[int] = source.points[:]
            self.turn: int = source.turn
            self.zones: list[list[int]] = [zone[:] for zone in source.zones]
        else:
            self.coins = [1] * seats
            self.left = [list(range(len(NAMES))) for _ in range(seats)]
            self.points = [0] * seats
            self.turn = 0
            self.zones = [[] for _ in range(seats + 2)]

    def clone(self) -> "Phrases":
        return Phrases(self.seats, self)

    def node(self, script: int, path: int) -> Verb[Any]:
        return SCRIPTS[script][path]

    def why_not_play(self, seat: int, card: int) -> int:
        if card not in self.left[seat]:
            return USED_UP
        return FINE if SCRIPTS[card][0].works(self, seat, card) else DOES_NOTHING

    def why_over(self, seat: int, option: int) -> int:
        return OVER

    def why_not_asked(self, seat: int, option: int) -> int:
        return NOT_ASKED

    def hidden_zones(self) -> list[list[int]]:
        return []


class Number(Amount[Phrases]):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def value(self, game: Phrases, me: int, source: int) -> int:
        return self.number

    def words(self) -> Words:
        return Words("number", {"n": self.number}, [])


class CountBag(Amount[Phrases]):
    """As many as I have in my bag."""

    __slots__ = ()

    def value(self, game: Phrases, me: int, source: int) -> int:
        return len(game.zones[me])

    def words(self) -> Words:
        return Words("count-bag", {}, [])


class ItIs(Condition[Phrases]):
    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def holds(self, game: Phrases, me: int, source: int, it: int) -> bool:
        return it == self.kind

    def words(self) -> Words:
        return Words("it-is", {"kind": KINDS[self.kind]}, [])


class BeRich(Condition[Phrases]):
    """I have two coins or more."""

    __slots__ = ()

    def holds(self, game: Phrases, me: int, source: int, it: int) -> bool:
        return game.coins[me] >= 2

    def words(self) -> Words:
        return Words("be-rich", {}, [])


class Score(Verb[Phrases]):
    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.path = -1
        self.points: Final = points

    def do(self, game: Phrases, at: Do) -> None:
        game.points[at.me] += self.points

    def words(self) -> Words:
        return Words("score", {"n": self.points}, [])


class Earn(Verb[Phrases]):
    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.path = -1
        self.coins: Final = coins

    def do(self, game: Phrases, at: Do) -> None:
        game.coins[at.me] += self.coins

    def words(self) -> Words:
        return Words("earn", {"n": self.coins}, [])


class Pay(Verb[Phrases]):
    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.path = -1
        self.coins: Final = coins

    def payable(self, game: Phrases, me: int, source: int) -> bool:
        return game.coins[me] >= self.coins

    def do(self, game: Phrases, at: Do) -> None:
        game.coins[at.me] -= self.coins

    def words(self) -> Words:
        return Words("pay", {"n": self.coins}, [])


class Take(Verb[Phrases]):
    """A token from the market, which is "it" from now on; `by` is whose choice it is, counted from me."""

    __slots__ = ("by",)

    def __init__(self, by: int = 0) -> None:
        self.path = -1
        self.by: Final = by

    def works(self, game: Phrases, me: int, source: int) -> bool:
        return bool(game.zones[-2])

    def do(self, game: Phrases, at: Do) -> None:
        at.ask(game)

    def chooser(self, game: Phrases, at: Do) -> int:
        return (at.me + self.by) % game.seats

    def options(self, game: Phrases, at: Do) -> list[int]:
        return sorted({TAKE.ids[KIND_OF[token]] for token in game.zones[-2]})

    def chosen(self, game: Phrases, at: Do, option: int) -> None:
        kind = ACTIONS.noun_of[option]
        token = next(token for token in game.zones[-2] if KIND_OF[token] == kind)
        game.zones[-2].remove(token)
        game.zones[at.me].append(token)
        game.frames[at.frame] = kind

    def reason(self, game: Phrases, at: Do, option: int) -> int:
        return FINISH_FIRST

    def words(self) -> Words:
        return Words("take" if self.by == 0 else "take-offered", {}, [])


class Play(Verb[Phrases]):
    """Another card's effect in the middle of this one: its "it" is its own."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.path = -1
        self.card: Final = card

    def works(self, game: Phrases, me: int, source: int) -> bool:
        return bool(SCRIPTS[self.card][0].works(game, me, source))

    def do(self, game: Phrases, at: Do) -> None:
        begin(game, self.card, at.me, at.source)

    def words(self) -> Words:
        return Words("play", {"card": NAMES[self.card]}, [])


def pay_for(coins: int, *verbs: Verb[Phrases]) -> Verb[Phrases]:
    return Then([Cost(Pay(coins)), *verbs])


SCRIPTS: Final[list[list[Verb[Phrases]]]] = [
    script_of(verb)
    for verb in (
        Earn(2),
        pay_for(1, Take(), If(ItIs(GEM), Score(3), Score(1))),
        ForEach(CountBag(), Score(1)),
        ChooseOne([Score(1), pay_for(2, Score(4)), Take()], ACTIONS.mode.ids, FINISH_FIRST),
        Then([Take(), May(pay_for(1, Take()), FINISH_FIRST), If(ItIs(GEM), Score(2), None)]),
        Then([Take(), Play(TRADE), If(ItIs(GEM), Score(5), None)]),
        ForEach(Number(2), pay_for(1, Score(2))),
        Then([Take(by=1), If(ItIs(BONE), Earn(1), Score(1))]),
        If(BeRich(), Score(3), None),
    )
]


class Turn(Choice[Phrases]):
    __slots__ = ()

    def seat(self, game: Phrases) -> int:
        return game.turn % game.seats

    def options(self, game: Phrases) -> list[int]:
        me = self.seat(game)
        return [PASS, *[PLAY.ids[card] for card in game.left[me] if game.why_not_play(me, card) == FINE]]

    def run(self, game: Phrases) -> None:
        if game.turn == TURNS * game.seats:
            game.scores = game.points[:]
            game.end([seat for seat in range(game.seats) if game.points[seat] == max(game.points)], MOST_POINTS)
        else:
            super().run(game)

    def chosen(self, game: Phrases, option: int) -> None:
        me = self.seat(game)
        game.turn += 1
        game.then(self)
        if option != PASS:
            card = ACTIONS.noun_of[option]
            game.left[me].remove(card)
            begin(game, card, me, card)

    def reason(self, game: Phrases, seat: int, option: int) -> int:
        return game.why_not_play(seat, ACTIONS.noun_of[option]) if option in PLAY.ids else FINISH_FIRST


class PhrasesGame(Game):
    def __init__(self) -> None:
        super().__init__("phrases", "1", ACTIONS, Lines(), REASONS, ENDINGS, CLAUSES, NAMES, (2, 3), [], [Turn])

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return Phrases(seats, None)

    def set_up(self, state: State, seed: int) -> None:
        assert isinstance(state, Phrases)
        state.reseed(seed)
        tokens = list(range(len(KIND_OF)))
        state.shuffle(tokens)
        for token in tokens:
            state.known.show_all(token)
        state.zones[-2] = tokens[:ROW]
        state.zones[-1] = tokens[ROW:]
        state.then(Turn())
        state.advance()

    def save_fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Phrases)
        return {
            "coins": state.coins[:],
            "left": [left[:] for left in state.left],
            "points": state.points[:],
            "turn": state.turn,
            "zones": [zone[:] for zone in state.zones],
        }

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        assert isinstance(state, Phrases)
        state.coins = fields["coins"][:]
        state.left = [left[:] for left in fields["left"]]
        state.points = fields["points"][:]
        state.turn = fields["turn"]
        state.zones = [zone[:] for zone in fields["zones"]]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Phrases)
        return {
            "bags": [[KINDS[KIND_OF[token]] for token in zone] for zone in state.zones[:-2]],
            "market": [KINDS[KIND_OF[token]] for token in state.zones[-2]],
            "coins": state.coins[:],
            "points": state.points[:],
            "left": [[NAMES[card] for card in left] for left in state.left],
            "its": state.frames[:],
        }


GAME: Final = PhrasesGame()
