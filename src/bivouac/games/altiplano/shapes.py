# not compiled: the shapes are read at run time, by the contract test and for the browser's types
"""What a view of Altiplano is made of. Cards stand by their keys; seats are numbered from 0."""

from typing import Literal, TypedDict, cast

from bivouac.engine.game import View

Pile = Literal["exploration", "characters"]
Special = Literal["adventurer", "rogue"]


class Specials(TypedDict):
    """The seat that holds each Special, -1 for none."""

    adventurer: int
    rogue: int


class PileView(TypedDict):
    """The size of a pile; `known` are its cards from the bottom up, null for one that is not known, or nothing at
    all."""

    size: int
    known: list[str | None]


class Piles(TypedDict):
    exploration: PileView
    characters: PileView


class Discards(TypedDict):
    """The last card lies on top."""

    exploration: list[str]
    characters: list[str]


class EventView(TypedDict):
    """Something announced that can still be answered; its outcome is 0 while nothing has changed it."""

    kind: int
    actor: int
    card: str | None
    outcome: int


class HandView(TypedDict):
    """How many cards of each kind; `cards` are those that the reader knows."""

    characters: int
    exploration: int
    cards: list[str]


class SeatView(TypedDict):
    """`looking_at` and `kept` are cards for their owner, a number of cards for everybody else."""

    hand: HandView
    camp: list[str]
    location: str | None
    treasures: list[str]
    specials: list[Special]
    looking_at: list[str] | int
    kept: list[str] | int
    hand_limit: int


class AltiplanoView(TypedDict):
    """`you` is null for a spectator; `first` is who began; `asking` is null where nobody is asked, or in secret."""

    game: Literal["altiplano"]
    you: int | None
    turn: int
    turn_of: int
    first: int
    phase: int
    asking: int | None
    specials: Specials
    piles: Piles
    discards: Discards
    in_play: list[str]
    revealed: list[str]
    events: list[EventView]
    seats: list[SeatView]
    over: bool
    winners: list[int]


def as_altiplano(view: View) -> AltiplanoView:
    """A view of a table of Altiplano, for who reads it."""
    return cast(AltiplanoView, view)
