"""What a look-ahead asks of a game."""

from typing import Final

from bivouac.engine.state import State


class Evaluation:
    """Judges copies dealt anew for a seat; whole numbers, so that every build plays the same game.

    `trials` is how many positions are tried per decision: few options are looked at in more copies than many.
    """

    def __init__(self, trials: int = 40) -> None:
        self.trials: Final = trials

    def prepare(self, state: State, seat: int) -> None:
        """Sort what has no order for `seat`, such as another's hand, so that the true cards have no part in the
        order."""

    def value(self, state: State, seat: int) -> int:
        """How good the position is for `seat`, by what it knows."""
        raise NotImplementedError

    def at_rest(self, state: State) -> bool:
        """Whether no effect is under way: the look-ahead stops here."""
        raise NotImplementedError

    def habit(self, state: State) -> int:
        """The option to take without trying it out, -1 for none. It is for choices inside an effect where trying would
        mislead: the copy would tell what comes, or only what follows at once would be seen."""
        return -1

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        """The options that are worth trying out; a single one is chosen untried. `state` is a copy dealt anew."""
        return options

    def keeps(self, state: State, option: int) -> bool:
        """Whether an option is worth what the position is worth as it stands: it is not tried out."""
        return False
