"""What the engine must be told of a game: its table of actions, its lines and reasons, its options, how it begins."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bivouac.engine.actions import Actions
from bivouac.engine.bounds import UNBOUND, Bounds
from bivouac.engine.lines import Lines
from bivouac.engine.state import State

# What a seat may know, as JSON. Each game says in its `shapes.py` what stands in it.
View = Mapping[str, object]
OptionValue = bool | int | str
Options = dict[str, OptionValue]
# What a seat has ordered in advance: a word by what it is about. What is not there has its default.
Orders = dict[str, str]


class GameOption:
    """An option of a game: a switch, a number in a range, one of several words, or any of them.

    With `many` the value is a set of words, written as one string: joined by commas in the order of `words`, "" for
    none. `clauses` introduce its words, one for each; `all_with` is the value of another option, as it is typed, with
    which all words hold: "level=advanced".
    `cap` is for a limit that cuts a game short: how much of it each seat gets where bots play; 0 for other options.
    """

    __slots__ = ("all_with", "cap", "clause", "clauses", "default", "high", "low", "many", "name", "words")

    def __init__(
        self,
        name: str,
        default: OptionValue,
        clause: str,
        low: int = 0,
        high: int = 0,
        words: tuple[str, ...] = (),
        cap: int = 0,
        many: bool = False,
        clauses: tuple[str, ...] = (),
        all_with: str = "",
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.clause: Final = clause
        self.low: Final = low
        self.high: Final = high
        self.words: Final = words
        self.cap: Final = cap
        self.many: Final = many
        self.clauses: Final = clauses
        self.all_with: Final = all_with

    def expected(self) -> str:
        if isinstance(self.default, bool):
            return "true or false"
        if self.many:
            return f"words of {', '.join(self.words)}, each once and joined by commas, or none"
        return " or ".join(self.words) if self.words else f"a whole number from {self.low} to {self.high}"

    def checked(self, value: object) -> OptionValue:
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif self.many:
            given = words_of(value) if isinstance(value, str) else [""]
            if len(set(given)) == len(given) and all(word in self.words for word in given):
                return ",".join([word for word in self.words if word in given])
        elif self.words:
            if isinstance(value, str) and value in self.words:
                return value
        elif isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise ValueError(f"option {self.name}: expected {self.expected()}, got {value!r}")


def words_of(value: str) -> list[str]:
    """The words of an option that takes several."""
    return [word.strip() for word in value.split(",")] if value.strip() else []


class Orderable:
    """Something that a seat may order in advance. `about` names it ("moment/test", "card/torch"), `words` are what can
    be ordered, `default` is what holds until something is."""

    __slots__ = ("about", "default", "words")

    def __init__(self, about: str, default: str, words: tuple[str, ...]) -> None:
        self.about: Final = about
        self.default: Final = default
        self.words: Final = words


class Game:
    """One game. `steps` names every class that may stand on its agenda, so that a saved one can be built again."""

    def __init__(
        self,
        name: str,
        version: str,
        actions: Actions,
        lines: Lines,
        reasons: Lines,
        endings: Lines,
        clauses: dict[str, str],
        cards: list[str],
        seats: tuple[int, int],
        options: list[GameOption],
        steps: list[type],
        orderables: list[Orderable] | None = None,
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        self.actions: Final = actions
        self.lines: Final = lines
        self.reasons: Final = reasons
        self.endings: Final = endings
        self.clauses: Final = clauses
        self.cards: Final = cards
        self.min_seats: Final = seats[0]
        self.max_seats: Final = seats[1]
        self.options: Final = options
        self.steps: Final[dict[str, Any]] = {step.__name__: step for step in steps}
        self.orderables: Final[dict[str, Orderable]] = {order.about: order for order in orderables or []}

    def begin(self, seats: int, options: Options, seed: int) -> State:
        """A state set up by the rules and advanced to the first choice."""
        state = self.blank(seats, options)
        self.set_up(state, seed)
        return state

    def blank(self, seats: int, options: Options) -> State:
        """A state with nothing on the table yet."""
        raise NotImplementedError

    def set_up(self, state: State, seed: int) -> None:
        """Seed its chance, set it up by the rules, advance it to the first choice."""
        raise NotImplementedError

    def save_fields(self, state: State) -> dict[str, Any]:
        """The game's own fields as JSON."""
        raise NotImplementedError

    def load_fields(self, state: State, fields: dict[str, Any]) -> None:
        raise NotImplementedError

    def bounds(self) -> Bounds:
        """What its saves may hold, field by field and step by step: `checking.py` refuses everything else."""
        return UNBOUND

    def check(self, state: State) -> None:
        """What no bound can say of a saved state: each card lies in one place, whose turn it is. `checking.must`."""

    def shape(self) -> type:
        """The TypedDict that its views have; a plain `dict` says nothing of them."""
        return dict

    def view(self, state: State, seat: int) -> View:
        """What a seat may know, as JSON; seat -1 is a spectator."""
        raise NotImplementedError

    def views(self, state: State, seats: list[int]) -> Sequence[View]:
        """The views of several seats, only to be read. What all of them see may be one object that all views share."""
        return [self.view(state, seat) for seat in seats]

    def matters(self, state: State, seat: int) -> bool:
        """Whether the newest event concerns this seat, by what everybody knows. If not, a table of people may pass for
        it."""
        return True

    def moment(self, state: State) -> str:
        """What orders call the moment of the open window, as "moment/test". Empty where a game tells no moments
        apart: then one order is for all of them."""
        return ""

    def offers(self, state: State, seat: int, orders: Orders) -> bool:
        """Whether an order for a card asks this seat in the open window though the moment's own does not. It goes by
        the order and by what everybody knows, never by the hand."""
        return False

    def ordered(self, state: State, seat: int, orders: Orders) -> int:
        """The option that this seat's orders choose in the open question, -1 if they choose none. It may go by the hand
        only for what everybody sees at once, such as a card that is played."""
        return -1

    def began(self, state: State) -> int:
        """The seat that began."""
        return 0

    def turns(self, state: State) -> int:
        """How long the game has lasted by its own measure: turns, Days."""
        return 0

    def sides(self, state: State) -> list[list[int]]:
        """The seats that win or lose together."""
        return [[seat] for seat in range(state.seats)]

    def caps(self, seats: int) -> dict[str, int]:
        """The limits under which bots play, by option."""
        return {option.name: option.cap * seats for option in self.options if option.cap}

    def is_cut_short(self, state: State) -> bool:
        """Whether a limit ended the game: then it is unfinished, and nobody has won or lost it."""
        clause = self.endings.all[state.ending].clause if state.over else ""
        return any(option.cap > 0 and option.clause == clause for option in self.options)

    def checked_seats(self, seats: object) -> int:
        wanted = self.min_seats if seats is None else seats
        if not isinstance(wanted, int) or isinstance(wanted, bool) or not self.min_seats <= wanted <= self.max_seats:
            span = f"{self.min_seats}" if self.min_seats == self.max_seats else f"{self.min_seats} to {self.max_seats}"
            raise ValueError(f"{self.name} is for {span} players, not {seats!r}")
        return wanted

    def checked_options(self, given: Mapping[str, object]) -> Options:
        """All options with their values; an unknown name or a value out of range is a ValueError that says what
        fits."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise ValueError(f"{self.name} has no option '{name}'; it has: {', '.join(sorted(known))}")
        return {
            name: option.checked(given[name]) if name in given else option.default for name, option in known.items()
        }
