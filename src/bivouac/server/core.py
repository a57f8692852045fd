"""The one way by which anything is done at a table: checked, applied, written, told.

Nothing in here waits. `take` applies deeds to the match and hands them to the writer; once they are in the database
`tell` sends every reader what is new. Choices of people, of bots and of the server itself, a seat taken or given up:
all of them come by here (`Room.commit`).
"""

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import msgspec

from bivouac.engine.table import IllegalChoice
from bivouac.server.deeds import Deed, TookOver, Undone, encode
from bivouac.server.feed import NOTHING, Feed, Surroundings
from bivouac.server.match import Match
from bivouac.server.messages import Ack, Change, ChatLine, Closed, Said
from bivouac.server.sight import Reader
from bivouac.server.timing import Calendar
from bivouac.server.words import Refusal, said
from bivouac.text import LANGUAGES

if TYPE_CHECKING:
    from bivouac.server.hub import Hub

encoder: Final = msgspec.json.Encoder()


class Visitor(Protocol):
    """Somebody connected: at a seat, or a spectator (None)."""

    reader: Reader
    secret: str

    def send(self, message: bytes) -> None:
        """An answer, soon: whoever is slow holds up nobody."""

    def show(self, message: bytes, ack: int | None = None) -> None:
        """A change of the table, which acknowledges the choice of that number."""

    def show_whole(self, message: bytes) -> None:
        """The table as it stands, in the place of all changes that still wait."""

    def close(self, closed: Closed) -> None:
        """The last thing that is said."""


class Receipt(NamedTuple):
    """Who waits for the acknowledgement of a choice, and its number."""

    visitor: Visitor
    ref: int


class TableCore:
    def __init__(self, hub: "Hub", table: str, match: Match, look: str, chat: list[ChatLine]) -> None:
        self.hub: Final = hub
        self.table: Final = table
        self.match = match
        self.time: Final = Calendar(hub.time, match.at)  # of clocks and vetoes, which outlive a restart
        self.look: Final = look  # the secret for looking at it once it is over
        self.chat = chat
        self.visitors: Final[set[Visitor]] = set()
        self.readers: Final[dict[Reader, list[Visitor]]] = {}  # visitors, by what they may read
        self.feeds: Final[dict[Reader, Feed]] = {}
        self.seated = [False] * len(match.seats)  # which seats have somebody at them at this process
        self.elsewhere: Final[dict[str, tuple[list[int], float]]] = {}  # visitors at other processes, and until when
        self.watching_elsewhere: Final[dict[str, int]] = {}  # those of them who look on
        self.is_closed = False

    # -- checking ----------------------------------------------------------------------------------------------------

    def check_open(self) -> None:
        if self.is_closed:
            raise Refusal(404, "gone", "no-table")

    def seat_of(self, visitor: Visitor) -> int:
        self.check_open()
        if visitor.reader is None:
            raise Refusal(403, "not-asked", "spectator")
        return visitor.reader

    def live_seat_of(self, visitor: Visitor) -> int:
        seat = self.seat_of(visitor)
        if not self.match.is_live:
            raise Refusal(409, "over", "over")
        return seat

    def choosing_seat_of(self, visitor: Visitor, n: int) -> int:
        """Whose choice this is: an answer to the question that stands since change `n` or before."""
        seat = self.live_seat_of(visitor)
        feed = self.feeds[seat]
        if not feed.asked <= n <= feed.n:
            raise Refusal(409, "stale", "stale")
        if self.match.ordered(seat):
            raise Refusal(409, "not-asked", "order-answers")
        return seat

    # -- applying and writing ----------------------------------------------------------------------------------------

    def take(self, deeds: Sequence[Deed]) -> Awaitable[None]:
        """Apply these deeds and hand them to the writer, who is done when what is returned is. A Refusal if it is not
        legal: nothing has changed then. Only a choice can be refused, and it comes alone."""
        seq, now = self.match.seq, self.time.now()
        for deed in deeds:
            self.apply(deed, now)
        return self.hub.store.append(self.table, seq, [encode(deed) for deed in deeds], now)

    def apply(self, deed: Deed, at: float) -> None:
        try:
            self.match.apply(deed, at)
        except IllegalChoice as error:
            refusal = Refusal(409, "illegal", "unknown-option")
            refusal.text = Said(*(error.say(lang) for lang in LANGUAGES))
            refusal.clause = error.clause
            raise refusal from error
        except ValueError as error:
            raise Refusal(400, "unknown", "unknown-option") from error
        if isinstance(deed, Undone):
            for feed in self.feeds.values():
                feed.cut(self.match.uncut)

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell(self, deeds: Sequence[Deed], by: int | None = None, receipt: Receipt | None = None) -> None:
        """These deeds are in the database: everybody is sent what is new. `by` is the seat whose question they
        answer."""
        self.dismiss(deeds)
        if by in self.feeds:
            self.feeds[by].has_answered = True
        is_acknowledged = self.send_changes(receipt=receipt)
        if receipt is not None and not is_acknowledged:
            receipt.visitor.send(encoder.encode(Ack(receipt.ref)))

    def dismiss(self, deeds: Sequence[Deed]) -> None:
        """Nobody sits where a bot plays; their link brings them back."""
        for deed in deeds:
            if isinstance(deed, TookOver):
                for visitor in self.readers.get(deed.seat, []):
                    visitor.close(Closed("left", said("left")))

    def send_changes(self, apart_from: Visitor | None = None, receipt: Receipt | None = None) -> bool:
        """Each reader gets what is new to it; who has no visitor gets it when one comes. Whether a choice was
        acknowledged with the change that it makes for whoever chose."""
        match = self.match
        around = Surroundings(self.table, self.here, self.chat, match.at, self.look, self.watching)
        readers = [reader for reader in self.readers if self.feeds[reader].has_begun]
        is_acknowledged = False
        for reader, view in zip(readers, match.table.views(readers), strict=True):
            change = self.feeds[reader].update(match, around, view)
            if change is None:
                continue
            message = b""
            for visitor in self.readers[reader]:
                if receipt is not None and visitor is receipt.visitor:
                    visitor.show(encoder.encode(Change(change.n, change.parts, receipt.ref)), receipt.ref)
                    is_acknowledged = True
                elif visitor is not apart_from:
                    message = message or encoder.encode(change)
                    visitor.show(message)
        return is_acknowledged

    def send_everything(self) -> None:
        """The match is another one than the feeds know: begin them anew."""
        for reader, feed in list(self.feeds.items()):
            self.feeds[reader] = Feed(reader, feed.secret)
        around = self.surroundings()
        for visitor in self.visitors:
            visitor.show_whole(self.feeds[visitor.reader].whole(self.match, around))

    def catch_up(self, visitor: Visitor, have: int | None) -> None:
        """What this visitor has missed since change `have`, or everything."""
        feed = self.feeds[visitor.reader]
        missed = None if have is None or not feed.has_begun else feed.since(have)
        if missed is None:
            visitor.show_whole(feed.whole(self.match, self.surroundings()))
        elif not missed:
            visitor.show(encoder.encode(Change(feed.n, NOTHING)))
        for message in missed or []:
            visitor.show(message)

    # -- who is here -------------------------------------------------------------------------------------------------

    def surroundings(self) -> Surroundings:
        return Surroundings(self.table, self.here, self.chat, self.time.now(), self.look, self.watching)

    @property
    def here(self) -> list[bool]:
        """Which seats have somebody at them, at this process or at another one."""
        found = self.seated
        now = self.hub.time.steady() if self.elsewhere else 0.0
        for counts, until in self.elsewhere.values():
            if until > now:
                found = [there or count > 0 for there, count in zip(found, counts, strict=True)]
        return found

    @property
    def watching(self) -> int:
        """How many look on, at this process or at another one."""
        found = len(self.readers.get(None, ()))
        if self.elsewhere:
            now = self.hub.time.steady()
            others = self.watching_elsewhere.items()
            found += sum(count for process, count in others if self.elsewhere[process][1] > now)
        return found

    def count_seated(self) -> None:
        """A visitor has come or gone. The list is a new one: feeds keep the one that they were made from."""
        self.seated = [seat in self.readers for seat in range(len(self.match.seats))]
