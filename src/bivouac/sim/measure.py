"""What a game must tell before its balance can be measured: which lines mean what, and what is called fair."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from bivouac.engine.game import Game
from bivouac.engine.lines import Told
from bivouac.engine.state import State

TURNS: Final = "turns"
ROUNDS: Final = "rounds"


class Targets(NamedTuple):
    """What must hold, as far as a game asks for it. Shares are from 0 to 1, both ends of a span included."""

    first: tuple[float, float] | None = None  # games won by whoever begins
    seats: float | None = None  # the largest difference between two seats in order of play
    length: tuple[float, float] | None = None  # the median length, in `unit`
    unit: str = TURNS  # what the game calls `Game.turns`; ROUNDS are turns of everybody
    card: tuple[float, float] | None = None  # games won by whoever drew a card, or began with it on the table
    began: float | None = None  # at a full table: the most games that a card with which somebody begins may win
    began_least: float = 0.0  # and the fewest
    played: float | None = None  # a card is played in at least this share of the games
    moments: float = 0.0  # a Reaction could be used in at least this share of the games
    events: float = 0.0  # each event comes in at least this share of the games
    beats_random: float = 0.0  # games that greedy bots win against random ones (`Measure.rivals`)


class Decks(NamedTuple):
    """The two options by which a table names its decks, and the values that are decks."""

    options: tuple[str, str]
    values: tuple[str, ...]


class Rate(NamedTuple):
    """A line that is counted each time it is told, for each player of a game; a span if one is asked for. With `sums`
    the numbers that it tells are added up instead."""

    line: str
    span: tuple[float, float] | None = None
    sums: bool = False

    @property
    def key(self) -> str:
        return f"{self.line}-sum" if self.sums else self.line


class Edition(NamedTuple):
    """Options with which a game is measured beside the usual ones. Its name stands in files and in sentences."""

    name: str
    options: Mapping[str, Any]
    limits: Mapping[str, Any]  # options of its random games alone: how long they may last


class Comparison(NamedTuple):
    """Editions held against the usual game, side by side, at one number of seats."""

    name: str
    seats: int
    editions: tuple[Edition, ...]


class Weighing(NamedTuple):
    """A choice between two actions that playouts weigh: how often the first one is the better, and should be.

    One in `every` such choices is weighed, by so many playouts of each action over so many turns (`Game.turns`)."""

    key: str
    first: int
    second: int
    span: tuple[float, float]
    every: int
    playouts: int
    turns: int


class Measure:
    """One game, as its balance sees it. Lines are named by their keys, so that nothing depends on their numbers."""

    def __init__(
        self,
        game: Game,
        dealt: str,
        draws: Sequence[str],
        uses: Sequence[str],
        reactions: dict[int, int],
        exempt: frozenset[int],
        targets: Targets,
        played: Sequence[int] | None = None,
        events: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        seats: Sequence[int] = (),
        weights: Sequence[int] = (),
        variants: Sequence[Mapping[str, Any]] = (),
        duel: Mapping[str, Any] | None = None,
        decks: Decks | None = None,
        rates: Sequence[Rate] = (),
        rivals: Sequence[str] = (),
        weighing: Weighing | None = None,
        editions: Sequence[Edition] = (),
        comparison: Comparison | None = None,
    ) -> None:
        keys = [line.key for line in game.lines.all]
        self.game: Final = game
        self.dealt: Final = keys.index(dealt)  # told when hands and tables lie as dealt
        self.draws: Final = frozenset(keys.index(key) for key in draws)  # a card comes from a pile to that seat's hand
        self.uses: Final = frozenset(keys.index(key) for key in uses)  # a card is played, placed or used
        self.reactions: Final = reactions  # by action number: the card that answers
        self.exempt: Final = exempt  # cards that may decide a game
        self.targets: Final = targets
        self.played: Final = range(len(game.cards)) if played is None else played  # cards that can be played
        self.events: Final = tuple(events)  # lines that must be told in some games
        self.event_at: Final = {keys.index(key): place for place, key in enumerate(events)}
        self.options: Final = dict(options or {})  # how the game is measured, unless somebody says otherwise
        self.seats: Final = tuple(seats) or (game.min_seats,)  # numbers of players that are measured
        weights = weights or [1] * len(self.seats)  # how many of the full tier's random games each of them gets
        self.tables_in_turn: Final = [n for n, weight in zip(self.seats, weights, strict=True) for _ in range(weight)]
        self.heaviest: Final = max(weights)
        self.variants: Final = ({}, *variants)  # options that the full tier plays at random, the usual ones first
        self.duel: Final = dict(duel or {})  # options of greedy against random
        self.decks: Final = decks  # None where a table does not name any
        # who sits where when greedy bots play against random ones: one of them at the smallest table, if nobody says
        self.rivals: Final = tuple(rivals) or ("greedy", *["random"] * (self.seats[0] - 1))
        self.rates: Final = tuple(rates)
        self.rates_of: Final[dict[int, list[int]]] = {}  # by line: places in `rates`
        for place, rate in enumerate(self.rates):
            self.rates_of.setdefault(keys.index(rate.line), []).append(place)
        self.weighing: Final = weighing
        self.editions: Final = tuple(editions)  # measured whole, as the usual game is
        self.comparison: Final = comparison  # None where there is nothing to compare

    def for_options(self, options: Mapping[str, Any]) -> "Measure":
        """What is measured at a table with these options; in most games the same at all."""
        return self

    def edition_of(self, options: Mapping[str, Any]) -> str:
        """The name of the edition that is played with these options; "" is the usual game, or one of no name."""
        for edition in self.editions:
            if all(options.get(name) == value for name, value in edition.options.items()):
                return edition.name
        return ""

    def cards_told(self, told: Told) -> list[int]:
        """The cards that a line of `draws` or `uses` is about."""
        return [told.card]

    def hands(self, state: State) -> list[list[int]]:
        """The cards each seat was dealt into its hand."""
        raise NotImplementedError

    def tables(self, state: State) -> list[list[int]]:
        """The cards each seat begins with on the table."""
        raise NotImplementedError
