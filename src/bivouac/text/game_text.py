"""What the text layer must be told of a game: its cards, what the numbers of its lines mean, the questions it asks."""

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bivouac.engine.game import Game, Options
from bivouac.engine.lines import Told
from bivouac.engine.state import State
from bivouac.text.fluent import say

Names = Sequence[str] | None


@dataclass(frozen=True, slots=True)
class Face:
    """A card from top to bottom, in one language. What it has not is empty."""

    key: str
    name: str
    kind: str
    prerequisite: str
    ability: str  # the moment or the word "Action", the cost and the effect
    standing: str
    reminder: str
    head: str  # how the ability opens, where it does: the moment or the word "Action"
    spoken: str  # cost and effect as they are read aloud when the card is used
    origin: str
    source: str
    facts: str = ""  # costs, statistics and other numbers, in the games that print them
    flavour: str = ""  # a line that is no rule: neither in the text nor read aloud
    back: str = ""  # the name of its other side, where a card has two

    @property
    def parts(self) -> list[str]:
        """What is written on it under its kind, line by line."""
        lines = (self.facts, self.prerequisite, self.ability, self.standing, self.reminder)
        return [line for line in lines if line]

    @property
    def text(self) -> str:
        return " ".join(self.parts)


@dataclass(frozen=True, slots=True)
class StoryText:
    """Something that is read out at the table, in one language. `outcomes` are those that its reader may know: all of
    them for whoever reads it out, the one that came about (`answer`) once it has."""

    title: str
    scene: str
    answers: list[str]
    outcomes: list[str]
    answer: int


def player(seat: int, lang: str, names: Names) -> str:
    """A name that was given, else "Player 1"."""
    return names[seat] if names is not None else say(lang, "player", {"n": seat + 1})


@mypyc_attr(allow_interpreted_subclasses=True)
class GameText:
    """One game. `other_is` says for each line what its number `other` names: a pile, a seat or a card."""

    minutes: int  # how long a game takes people

    def __init__(self, game: Game, piles: tuple[str, ...], other_is: dict[str, str]) -> None:
        self.game = game
        self.piles = piles
        self.other_is = other_is

    def card_name(self, number: int, lang: str) -> str:
        raise NotImplementedError

    def face(self, number: int, lang: str, options: Options) -> Face:
        raise NotImplementedError

    def tags(self, number: int) -> list[str]:
        """What a card is, in words for filters and drawings: character, archaeologist, trap."""
        raise NotImplementedError

    def numbers(self, number: int) -> dict[str, int]:
        """The numbers that are printed on a card, by name; none in most games."""
        return {}

    def noun(self, action: int, lang: str) -> dict[str, str | int]:
        """What an action names, as arguments of its sentence; empty for a word that stands alone."""
        raise NotImplementedError

    def told(self, key: str, told: Told, lang: str) -> dict[str, str | int]:
        """More arguments of a line whose card may be seen."""
        return {}

    def dice(self, key: str, told: Told) -> list[int]:
        """The dice that a line tells of, for pictures of them; none in most games."""
        return []

    def number_named(self, key: str, told: Told) -> int:
        """The number that somebody named before the dice of a line fell; 0 in most games."""
        return 0

    def question(self, state: State, seat: int, lang: str, names: Names) -> str:
        """What the seat that is asked must do, and why."""
        raise NotImplementedError

    def waiting(self, state: State, reader: int, lang: str, names: Names) -> str:
        """What is being waited for, when that is no secret; -1 is a spectator."""
        return say(lang, "prompt-wait", {"player": player(state.asking, lang, names)})

    def turn_of(self, state: State) -> int:
        raise NotImplementedError

    def choice(self, state: State, action: int, lang: str) -> str:
        """What an option means in the question that is open now; empty where its plain sentence says it."""
        return ""

    def story(self, state: State, seat: int, lang: str) -> StoryText | None:
        """What is being read out now, or was read last, as this seat (-1: a spectator) may know it."""
        return None
