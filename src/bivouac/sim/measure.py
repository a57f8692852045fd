"""What a game must tell before its balance can be measured: which lines mean what, and what is called fair."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bivouac.engine.game import Game
from bivouac.engine.state import State


class Targets(NamedTuple):
    """What must hold. Shares are from 0 to 1, both ends of a span included."""

    first: tuple[float, float]  # games won by whoever begins
    turns: tuple[float, float]  # the median length
    card: tuple[float, float]  # games won by whoever drew a card, or began with it on the table
    played: float  # a card is played in at least this share of the games
    moments: float  # a Reaction could be used in at least this share of the games


class Measure:
    """One game, as its balance sees it. Lines are named by their keys, so that nothing depends on their numbers."""

    def __init__(
        self, game: Game, dealt: str, draws: Sequence[str], uses: Sequence[str], reactions: dict[int, int],
        exempt: frozenset[int], targets: Targets,
    ) -> None:  # fmt: skip
        keys = [line.key for line in game.lines.all]
        self.game: Final = game
        self.dealt: Final = keys.index(dealt)  # told when hands and tables lie as dealt
        self.draws: Final = frozenset(keys.index(key) for key in draws)  # a card comes from a pile to that seat's hand
        self.uses: Final = frozenset(keys.index(key) for key in uses)  # a card is played, placed or used
        self.reactions: Final = reactions  # by action number: the card that answers
        self.exempt: Final = exempt  # cards that may decide a game
        self.targets: Final = targets

    def hands(self, state: State) -> list[list[int]]:
        """The cards each seat was dealt into its hand."""
        raise NotImplementedError

    def tables(self, state: State) -> list[list[int]]:
        """The cards each seat begins with on the table."""
        raise NotImplementedError
