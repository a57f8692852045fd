# not compiled: the shapes are read at run time, by the contract test and for the browser's types
"""What a view of Archibald is made of. Cards and cells stand by their keys; seats are numbered from 0."""

from typing import Annotated, Literal, TypedDict, cast

from bivouac.engine.game import View

Hero = Literal["arthur", "selenia", "betameche", "noisette"]
Foe = Literal["seide", "moustik", "millipede", "spider", "darkos"]
Level = Literal["2", "3", "4"]
Colour = Literal["red", "yellow"]
Stage = Literal["roll", "losses"]
TileKind = Literal[
    "blank", "heart", "card", "heart-card", "enemy", "spring", "book", "trial", "falls", "start", "gaol", "trap",
    "archibald",
]  # fmt: skip
Figures = dict[Foe, int]  # kinds of which there is none are absent
Rolled = Annotated[list[Colour | int], tuple[Colour, int]]  # a die and its hits: as JSON has no tuples, a list
Counts = TypedDict("Counts", {"2": int, "3": int, "4": int})
CardsByLevel = TypedDict("CardsByLevel", {"2": list[str], "3": list[str], "4": list[str]})


class TileView(TypedDict):
    """`seen` is what a gaol that is face down holds, for a seat that has looked at it in secret."""

    kind: TileKind
    book: bool
    walls: str
    flat: bool
    face_up: bool
    seen: TileKind | None
    shows: Figures
    met: bool
    enemies: Figures


class HandView(TypedDict):
    """How many cards of each level; `cards` are those that the reader knows."""

    levels: Counts
    cards: list[str]


class HeroView(TypedDict):
    """Lives and dice are null until a hero is chosen."""

    hero: Hero | None
    cell: str | None
    lives: int
    max_lives: int | None
    red: int | None
    yellow: int | None
    worn: str | None
    held: bool
    level: int
    hand: HandView


class Supply(TypedDict):
    """The enemies that are not on the board."""

    seide: int
    moustik: int
    millipede: int
    spider: int
    darkos: int


class Piles(TypedDict):
    tiles: Counts
    encounters: Counts
    adventures: int


class Discards(TypedDict):
    encounters: CardsByLevel
    adventures: list[str]


class FightView(TypedDict):
    seat: int
    cell: str
    enemies: Figures
    stage: Stage
    hero_dice: list[Rolled]
    enemy_dice: list[Rolled]
    hero_hits: int
    enemy_hits: int


class Trial(TypedDict):
    seat: int
    die: int


class Outcome(TypedDict):
    """What a verb says of itself, for whoever makes a sentence of it."""

    key: str
    args: dict[str, str | int]
    parts: "list[Outcome]"


class AdventureView(TypedDict):
    """An open question; `outcomes` is null for everybody but its reader."""

    card: str
    reader: int
    answers: int
    outcomes: list[Outcome] | None


class Answered(TypedDict):
    card: str
    seat: int
    answer: int


class ArchibaldView(TypedDict):
    """`you` is null for a spectator; the board is given by rows, from the start on."""

    game: Literal["archibald"]
    you: int | None
    turn: int
    turn_of: int
    first: int
    round: int
    phase: int
    asking: int | None
    card_played: bool
    fought: bool
    flood: int
    board: list[list[TileView | None]]
    heroes: list[HeroView]
    supply: Supply
    piles: Piles
    discards: Discards
    fight: FightView | None
    last_fight: FightView | None
    last_trial: Trial | None
    adventure: AdventureView | None
    last_adventure: Answered | None
    over: bool
    winners: list[int]


def as_archibald(view: View) -> ArchibaldView:
    """A view of a table of Archibald, for who reads it."""
    return cast(ArchibaldView, view)
