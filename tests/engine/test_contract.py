"""The contract itself: a game with one fault does not pass."""

from typing import Any, TypedDict

import pytest

from bivouac.engine.actions import PASS
from bivouac.engine.state import State, Step
from tests.contract import check_contract
from tests.proving import cellar, opening
from tests.proving.cellar import CARDS, Cellar, CellarGame
from tests.proving.opening import Opening, OpeningGame


class Faulty(CellarGame):
    """A cellar whose state is of another class, and whose turns are another step if `turn` is one."""

    def __init__(self, state: type[Cellar], turn: type[cellar.Turn] = cellar.Turn) -> None:
        super().__init__()
        self.state = state
        self.turn = turn
        self.steps[turn.__name__] = turn

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        return self.state(seats, options, None)

    def set_up(self, state: State, seed: int) -> None:
        super().set_up(state, seed)
        state.asker = self.turn()
        state.ask_anew()


class Odd(Cellar):
    """One with a fault, and so are its copies."""

    __slots__ = ()

    def clone(self) -> "Odd":
        return type(self)(self.seats, self.options, self)


class Forgets(Odd):
    __slots__ = ()

    def clone(self) -> Odd:
        copy = super().clone()
        copy.turn = 0
        return copy


class Shares(Odd):
    __slots__ = ()

    def clone(self) -> Odd:
        copy = super().clone()
        copy.zones = self.zones
        return copy


class Loses(Odd):
    __slots__ = ()

    def peek(self, seat: int) -> None:
        super().peek(seat)
        self.pile.pop()


class Doubles(Odd):
    __slots__ = ()

    def peek(self, seat: int) -> None:
        super().peek(seat)
        self.zones[seat].append(self.pile[0])


class Mute(Odd):
    """Refuses without a reason."""

    __slots__ = ()

    def why_not_asked(self, seat: int, option: int) -> int:
        return 0


class Telling(Odd):
    """The reason for a refusal depends on the top of the pile."""

    __slots__ = ()

    def why_not_asked(self, seat: int, option: int) -> int:
        return cellar.NOT_ASKED if self.pile and self.pile[-1] % 2 else cellar.NOTHING_THERE


class Unsorted(cellar.Turn):
    __slots__ = ()

    def options(self, game: Cellar) -> list[int]:
        return super().options(game)[::-1]


class Twice(cellar.Turn):
    __slots__ = ()

    def options(self, game: Cellar) -> list[int]:
        return [PASS, *super().options(game)]


class Peering(cellar.Turn):
    """Drawing is offered only when the card is worth it."""

    __slots__ = ()

    def options(self, game: Cellar) -> list[int]:
        options = super().options(game)
        return options if game.pile and game.pile[-1] % 2 else [option for option in options if option != 6]

    def reason(self, game: Cellar, seat: int, option: int) -> int:
        return super().reason(game, seat, option) or cellar.NOTHING_THERE


class Endless(cellar.Turn):
    __slots__ = ()

    def chosen(self, game: Cellar, option: int) -> None:
        super().chosen(game, option)
        game.turn %= game.seats


class Leaky(CellarGame):
    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Cellar)
        return {**super().view(state, seat), "next": [CARDS[card] for card in state.pile[-1:]]}


class Unspeakable(CellarGame):
    def view(self, state: State, seat: int) -> dict[str, Any]:
        return {**super().view(state, seat), "seats": {0, 1}}


class CellarView(TypedDict):
    hands: list[list[str | None]]
    pile: list[str | None]
    discards: list[str]
    turn: int


class Shaped(CellarGame):
    """A cellar that says what its views are made of, and adds or takes out a part all the same."""

    def __init__(self, without: str, added: dict[str, Any]) -> None:
        super().__init__()
        self.without = without
        self.added = added

    def shape(self) -> type:
        return CellarView

    def view(self, state: State, seat: int) -> dict[str, Any]:
        whole = {**super().view(state, seat), **self.added}
        return {key: part for key, part in whole.items() if key != self.without}


class Careless(CellarGame):
    """Saves less than it has."""

    def save_fields(self, state: State) -> dict[str, Any]:
        return {**super().save_fields(state), "turn": 0}


class Lenient(CellarGame):
    """Loads a save with a part missing."""

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        super().load_fields(state, {"turn": 0, **fields})


class FirstCome(opening.Call):
    """Whoever answers first begins: the order of arrival shows."""

    __slots__ = ()

    def options_of(self, game: Opening, seat: int) -> list[int]:
        if sum(map(len, game.sealed)) == 1:
            game.first = next(i for i, answers in enumerate(game.sealed) if answers)
        return super().options_of(game, seat)

    def land(self, game: Opening) -> None:
        """`first` stays what it became."""


class Hasty(OpeningGame):
    def set_up(self, state: State, seed: int) -> None:
        super().set_up(state, seed)
        call: Step[Any] = FirstCome()
        self.steps["FirstCome"] = FirstCome
        state.sealed = []
        state.asker = None
        state.asking = -1
        state.then(call, opening.Stake())
        state.advance()


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (Faulty(Forgets), "clone"),
        (Faulty(Shares), "old copy|changes it"),
        (Faulty(Loses), "lost"),
        (Faulty(Doubles), "two places"),
        (Faulty(Mute), "nothing is said against it"),
        (Faulty(Telling), "the reason tells seat"),
        (Faulty(Cellar, Unsorted), "not sorted and unique"),
        (Faulty(Cellar, Twice), "not sorted and unique"),
        (Faulty(Cellar, Peering), "options tell seat"),
        (Faulty(Cellar, Endless), "does not end"),
        (Leaky(), "view of seat"),
        (Careless(), "loaded table"),
        (Hasty(), "order of arrival"),
    ],
)
def test_a_fault_is_found(game: CellarGame | OpeningGame, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_contract(game, games=10, players=[2], longest=300)


def test_a_view_must_be_json() -> None:
    with pytest.raises(TypeError, match="JSON"):
        check_contract(Unspeakable(), games=1)


def test_a_view_has_the_shape_that_was_declared() -> None:
    check_contract(Shaped("", {}), games=1)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (Shaped("turn", {}), "missing required field `turn`"),
        (Shaped("", {"weather": "rain"}), "more than was declared"),
        (Shaped("", {"turn": "1"}), "Expected `int`, got `str` - at `\\$.turn`"),
        (Shaped("", {"hands": [[7]]}), "got `int` - at `\\$.hands"),
    ],
)
def test_a_view_of_another_shape_is_found(game: CellarGame, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_contract(game, games=1)


def test_a_real_game_must_declare_its_view() -> None:
    with pytest.raises(AssertionError, match="does not say what its views are made of"):
        check_contract(CellarGame(), games=1, voiced=True)


def test_a_save_with_a_part_missing_must_be_refused() -> None:
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        check_contract(Lenient(), games=1)
