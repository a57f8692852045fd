"""What a snapshot of a match holds. Apart from the match, which is compiled: these classes make themselves."""

from msgspec import Struct, field

from bivouac.server.messages import Clock, OfferKind, Reactions, SeatKind, Status


class Seat(Struct):
    """`link` says whether a secret opens this seat, `seconds` what is left on its clock.

    `away_since` is when a bot took over from a player who had not given up and is not back yet. What it chose for them
    has been seen, so choices are taken back only to the `floor` without them. `missed` counts what it chose until they
    choose again themselves. `reactions` is the standing order for all windows, `orders` those about single moments,
    cards and questions; `rests` is the turn of the game in which this seat does not want to be asked again.
    """

    kind: SeatKind
    name: str
    bot: str
    link: bool
    taken: bool = False
    reactions: Reactions = "ask"
    seconds: float | None = None
    away_since: float | None = None
    floor: int = 0
    missed: int = 0
    rests: int = -1
    orders: dict[str, str] = field(default_factory=dict)


class Offering(Struct):
    kind: OfferKind
    by: int
    agreed: list[int]
    to: int = 0
    table: str = ""
    heirs: dict[str, str] = field(default_factory=dict)


class SavedLine(Struct, array_like=True):
    """A line of the log. `cause` is the clause that was named as its cause, if one was."""

    key: str
    seat: int
    card: int
    other: int
    number: int
    sees: int
    cause: str = ""


class SavedMatch(Struct):
    """A snapshot. Lines of the log are kept by their keys: after a change of the rules nothing else can tell them."""

    game: str
    version: str
    table: str
    told: list[SavedLine]
    kept: int
    seats: list[Seat]
    status: Status
    loser: int
    offers: list[Offering]
    clock: Clock | None
    at: float
    next_table: str
    heirs: list[int]
    notice: str
    uploaded: bool = False
    by_name: bool = True  # looked at by its name alone: so it was for games that ended before looking had a secret
