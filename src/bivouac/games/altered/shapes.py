# not compiled: the shapes are read at run time, by the contract test and for the browser's types
"""What a view of Altered is made of. Cards stand by the keys of their kinds; seats are numbered from 0."""

from typing import Annotated, Literal, NotRequired, TypedDict, cast

from bivouac.engine.game import View

Phase = Literal["opening", "morning", "noon", "afternoon", "dusk", "night"]
Side = Literal["hero", "companion"]
Terrain = Literal["forest", "mountain", "water"]
FactionName = Literal["axiom", "bravos", "lyra", "muna", "ordis", "yzmir"]
Status = Literal["fleeting", "anchored", "asleep", "exhausted"]
Marker = Annotated[list[int | Side], tuple[int, Side]]  # whose it is, and which: as JSON has no tuples, a list


class Placed(TypedDict):
    """An open card with what it carries; what it does not carry is absent."""

    card: str
    status: NotRequired[list[Status]]
    boosts: NotRequired[int]
    counters: NotRequired[int]
    tough: NotRequired[int]
    gigantic: NotRequired[bool]


class Region(TypedDict):
    """A region of the track: its terrains, null while they are face down, and who stands there."""

    terrains: list[Terrain] | None
    markers: list[Marker]


class ExpeditionView(TypedDict):
    """`also` are Gigantic Characters of the other expedition, who are here too; `totals` go by terrain; `due` are the
    terrains by which it would advance if it were Dusk now."""

    region: int
    characters: list[Placed]
    also: list[Placed]
    totals: list[int]
    halted: bool
    due: list[Terrain]


class DeckView(TypedDict):
    """The size of a deck; `known` are its cards from the bottom up, null for one that is not known, or nothing at
    all."""

    size: int
    known: list[str | None]


class HandView(TypedDict):
    """`cards` are those that the reader knows."""

    size: int
    cards: list[str]


class ManaView(TypedDict):
    """Mana Orbs, how many of them are ready, and the cards among them that the reader knows."""

    orbs: int
    ready: int
    cards: list[str]


class SeatView(TypedDict):
    """`list` is how many of each card its deck began with, null where that is hidden; the Hero's expedition comes
    first."""

    deck: DeckView
    list: dict[str, int] | None
    faction: FactionName
    hand: HandView
    mana: ManaView
    discard: list[str]
    reserve: list[Placed]
    landmarks: list[Placed]
    hero: Placed | None
    expeditions: list[ExpeditionView]
    distance: int


class Owed(TypedDict):
    """An effect that waits, by its owner and its card."""

    seat: int
    card: str


class AlteredView(TypedDict):
    """`you` is null for a spectator; `first` is who was first player on the first Day, `first_player` who is now;
    `answered` is what the reader has sealed."""

    game: Literal["altered"]
    you: int | None
    day: int
    turn: int
    phase: Phase
    first: int
    first_player: int
    active: int | None
    passed: list[bool]
    asking: int | None
    arena: bool
    track: list[Region]
    limbo: list[str]
    revealed: list[str]
    dice: list[int]
    pending: list[Owed]
    promises: list[Owed]
    seats: list[SeatView]
    answered: list[str]
    over: bool
    winners: list[int]


def as_altered(view: View) -> AlteredView:
    """A view of a table of Altered, for who reads it."""
    return cast(AlteredView, view)
