"""What can be done at a table, as it is written down: a table is the list of its deeds, rows of `entries`.

Options are written by their keys, not by their numbers, so that a list outlives a change of the rules.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from bivouac.server.messages import OfferKind, Reactions

Leaving = Literal["away", "conceded", "flagged"]


class Sat(Struct, tag="sat"):
    """Somebody opens the link of a seat for the first time, or comes back to one that a bot has taken over."""

    seat: int


class Chose(Struct, tag="chose", omit_defaults=True):
    """A choice; also the forced pass of a seat that had nothing else, which the game's own record leaves out. It may be
    a standing order's."""

    seat: int
    option: str
    is_ordered: bool = False


class Undone(Struct, tag="undone"):
    """Back to so many choices of the game's record. Who asked for it, and whether it was free: nobody else had to
    agree."""

    to: int
    by: int = -1
    is_free: bool = False


class Offered(Struct, tag="offered"):
    """`to` is where an undo goes. A rematch names its table in advance; `heir` is the hash of the asker's secret
    there."""

    kind: OfferKind
    seat: int
    to: int = 0
    table: str = ""
    heir: str = ""


class Answered(Struct, tag="answered"):
    kind: OfferKind
    seat: int
    agree: bool
    heir: str = ""


class Abandoned(Struct, tag="abandoned"):
    pass


class Rematched(Struct, tag="rematched"):
    """The table of the rematch has been made; `heirs` are the seats of this table that have a secret there."""

    table: str
    heirs: list[int]


class Conceded(Struct, tag="conceded"):
    seat: int


class Flagged(Struct, tag="flagged"):
    seat: int


class TookOver(Struct, tag="took-over"):
    """A bot plays on at a seat, let there by somebody else (`by`) because its player was away, or by the server."""

    seat: int
    bot: str
    by: int = -1
    why: Leaving = "away"


class Named(Struct, tag="named"):
    seat: int
    name: str


class Ordered(Struct, tag="ordered"):
    seat: int
    reactions: Reactions


class Rested(Struct, tag="rested"):
    """This seat lets all windows pass until the turn of the game is another one."""

    seat: int


class Instructed(Struct, tag="instructed"):
    """A standing order about one moment, card or question; `Ordered` is the one for all windows."""

    seat: int
    about: str
    order: str


Deed = (
    Sat
    | Chose
    | Undone
    | Offered
    | Answered
    | Abandoned
    | Rematched
    | Conceded
    | Flagged
    | TookOver
    | Named
    | Ordered
    | Rested
    | Instructed
)

encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[Deed] = msgspec.json.Decoder(Deed)


def encode(deed: Deed) -> bytes:
    return encoder.encode(deed)


def decode(payload: bytes) -> Deed:
    return decoder.decode(payload)
