"""A choice that nothing stands in the way of, from the line to the database and back to everybody, without a task.

Nearly every message is one. Whatever else is said, and whatever has to be refused, is left to the long way
(`Connection.converse`, `Room.choose`), which looks at it anew: nothing is refused here.
"""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from bivouac.engine.table import IllegalChoice
from bivouac.server.entries import Chose
from bivouac.server.feed import END, Feed, Scene
from bivouac.server.limits import Bucket
from bivouac.server.match import Match
from bivouac.server.messages import ChatLine, Choose, Closed
from bivouac.server.sight import Reader

if TYPE_CHECKING:
    from bivouac.server.hub import Hub
    from bivouac.server.wire import Wire

Row = tuple[Any, ...]
CHOOSES: Final = b'"choose"'  # what has it in it is worth reading here
QUEUED: Final = 400  # messages that wait for a slow line; more, and it is cut
HEARD: Final = 8  # messages that may wait to be heard; more, and nothing is read until there is room
WHOLE_TEXT: Final = 0x81  # RFC 6455, 5.2: the first byte of a text message in one frame
SHORT_HEADS: Final = [bytes([WHOLE_TEXT, length]) for length in range(126)]
MIDDLE_HEAD: Final = bytes([WHOLE_TEXT, 126])
LONG_HEAD: Final = bytes([WHOLE_TEXT, 127])
BROKEN: Final = (msgspec.MsgspecError, RecursionError, UnicodeError)
NONE: Final[list[Row]] = []
decode: Final = msgspec.json.Decoder(Choose).decode
encode: Final = msgspec.json.Encoder().encode


class Turn:
    """One at a time, in the order of asking: a lock that can also be taken without waiting."""

    __slots__ = ("is_taken", "waiting")

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: Final[deque[asyncio.Future[None]]] = deque()

    def locked(self) -> bool:
        return self.is_taken

    def take(self) -> None:
        """Only if nobody has it."""
        assert not self.is_taken
        self.is_taken = True

    def release(self) -> None:
        """It goes to whoever has waited longest."""
        while self.waiting:
            next_one = self.waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        if not self.is_taken:
            self.is_taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it had just been given
                self.release()
            raise

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        self.release()


class Post:
    """Gathers who has something to send until the event loop has done what it is doing, then lets them all."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def add(self, line: "Line") -> None:
        if not self.lines:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.lines.append(line)

    def deliver(self) -> None:
        lines, self.lines = self.lines, []
        for line in lines:
            deliver(line)


@mypyc_attr(allow_interpreted_subclasses=True)
class Job:
    """Rows to be written together, and who hears of it when they are or could not be."""

    def __init__(self, entries: list[Row], snapshots: list[Row], chat: list[Row]) -> None:
        self.entries: Final = entries
        self.snapshots: Final = snapshots
        self.chat: Final = chat
        self.error: Exception | None = None  # why they could not be written

    def settle(self) -> None:
        """Written, or not."""
        raise NotImplementedError


class Choice(Job):
    """A choice under way."""

    def __init__(self, board: "Board", line: "Line", seat: int, ref: int, row: Row) -> None:
        super().__init__([row], NONE, NONE)
        self.board: Final = board
        self.line: Final = line
        self.seat: Final = seat
        self.ref: Final = ref

    def settle(self) -> None:
        error = self.error
        if error is None:
            try:
                written(self.board, self)
                return
            except Exception as fault:  # it must not take the others of its batch along
                error = fault
        self.board.fail(self, error)


@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """Somebody connected: at a seat, or a spectator (None). What is sent waits in a queue, so that a slow line holds up
    nobody: what cannot leave at once is left to a task."""

    def __init__(self, hub: "Hub", wire: "Wire | None") -> None:
        self.hub: Final = hub
        self.wire: Final = wire
        self.post: Final[Post] = hub.post
        self.reader: Reader = None
        self.secret = ""
        self.board: Board | None = None
        self.queue: Final[deque[bytes]] = deque()
        self.is_due = False  # `deliver` will be called soon
        self.sender: asyncio.Task[None] | None = None  # while something has to wait
        self.heard: Final[deque[bytes | None]] = deque()  # None: the other side has gone
        self.hears: asyncio.Future[None] | None = None  # while the long way waits for a message
        self.is_choosing = False  # by the short way; the next message waits
        self.is_closing = False
        self.bucket: Final = Bucket(hub.settings.messages_per_second, hub.settings.messages_at_once, hub.time.now())
        self.most_bytes: Final[int] = hub.settings.message_bytes
        self.faults = 0

    # -- sending -----------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        send(self, message)

    def cut(self) -> None:
        """The line is too slow."""
        raise NotImplementedError

    def close(self, closed: Closed) -> None:
        """The last thing that is said."""
        raise NotImplementedError

    def send_slowly(self) -> None:
        """Start the task that sends what waits."""
        raise NotImplementedError

    # -- hearing -----------------------------------------------------------------------------------------------------

    def hear_soon(self, data: bytes | None) -> None:
        is_idle = self.hears is not None and not self.heard and not self.is_choosing
        if is_idle and data is not None and CHOOSES in data:
            self.is_choosing = True
            if chooses(self, data):
                return
            self.is_choosing = False
        self.heard.append(data)
        if len(self.heard) >= HEARD and self.wire is not None:
            self.wire.wait()
        if not self.is_choosing:
            self.wake()

    def wake(self) -> None:
        if self.hears is not None and not self.hears.done():
            self.hears.set_result(None)

    def chosen(self, answer: bytes) -> None:
        chosen(self, answer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """Of a room, what every choice needs."""

    def __init__(self, hub: "Hub", table: str, match: Match, chat: list[ChatLine]) -> None:
        self.hub: Final = hub
        self.table: Final = table
        self.match = match
        self.chat = chat
        self.lock: Final = Turn()
        self.readers: Final[dict[Reader, list[Line]]] = {}  # visitors, by what they may read
        self.feeds: dict[Reader, Feed] = {}
        self.tasks: dict[tuple[object, ...], asyncio.Task[None]] = {}
        self.seated = [False] * len(match.seats)  # which seats have somebody at them at this process
        self.elsewhere: dict[str, tuple[list[int], float]] = {}  # visitors at other processes, and until when
        self.is_alone: Final[bool] = hub.bus.is_alone
        self.is_closed = False
        self.snapshot_seq = -1
        self.snapshot_every: Final[int] = hub.settings.snapshot_every

    @property
    def here(self) -> list[bool]:
        return here(self)

    def scene(self) -> Scene:
        return Scene(self.table, here(self), self.chat, self.hub.time.now())

    def send_changes(self, apart_from: Line | None = None) -> None:
        send_changes(self, apart_from, None)

    def fail(self, choice: Choice, error: Exception) -> None:
        """The choice was not written: the table is as the database has it."""
        raise NotImplementedError

    def is_snapshot_due(self) -> bool:
        return is_snapshot_due(self)

    def snapshot_soon(self) -> None:
        """Write a snapshot, then release the lock."""
        raise NotImplementedError

    def arrange(self) -> None:
        arrange(self)

    def arrange_tasks(self) -> None:
        raise NotImplementedError


# What every choice runs through. Functions, because a method of a class that plain Python derives from is looked up by
# its name at every call.


def send(line: Line, message: bytes) -> None:
    if line.is_closing:
        return
    line.queue.append(message)
    if len(line.queue) > QUEUED:
        line.cut()
    elif not line.is_due:
        line.is_due = True
        line.post.add(line)


def deliver(line: Line) -> None:
    line.is_due = False
    if line.sender is None:  # else nothing may overtake what it is sending
        wire = line.wire
        if wire is not None and not line.is_closing and wire.write(framed(line.queue)):
            line.queue.clear()
        else:
            line.send_slowly()


def chooses(line: Line, data: bytes) -> bool:
    """Whether these words are a choice that could be made and is being written."""
    board = line.board
    if board is None or line.is_closing or len(data) > line.most_bytes:
        return False
    try:
        message = decode(data)
    except BROKEN:
        return False
    return begins(board, line, message)


def begins(board: Board, line: Line, message: Choose) -> bool:
    """Nobody else has a turn until it is written."""
    seat, match = line.reader, board.match
    if seat is None or board.lock.is_taken or board.is_closed or not board.is_alone:
        return False
    if not match.is_live or match.clock is not None or match.passes(seat):
        return False
    feed = board.feeds[seat]
    now: float = board.hub.time.now()
    if not feed.asked <= message.n <= feed.n or not line.bucket.take(now):
        return False
    entry = Chose(seat, message.option)
    row = (board.table, match.seq + 1, encode(entry), now)
    choice = Choice(board, line, seat, message.ref, row)
    try:
        match.apply(entry, now)
    except (IllegalChoice, ValueError):
        line.bucket.give_back()
        return False
    except Exception as fault:  # nobody may go on with half a choice
        board.lock.take()
        board.fail(choice, fault)
        return True
    board.lock.take()
    board.hub.counts["messages"] += 1
    board.hub.store.add(choice)
    return True


def written(board: Board, choice: Choice) -> None:
    """The choice is in the database: tell everybody."""
    board.hub.counts["entries"] += 1
    board.feeds[choice.seat].has_answered = True
    arrange(board)
    is_acknowledged = send_changes(board, None, choice)
    choice.line.faults = 0
    chosen(choice.line, b"" if is_acknowledged else b'{"type":"ack","ref":%d}' % choice.ref)
    if is_snapshot_due(board):
        board.snapshot_soon()
    else:
        board.lock.release()


def arrange(board: Board) -> None:
    """Start what is to be done now and is not under way, stop what is no longer wanted."""
    if board.tasks or not board.match.is_left_alone():
        board.arrange_tasks()


def send_changes(board: Board, apart_from: Line | None, choice: Choice | None) -> bool:
    """Each reader gets what is new to it; who has no visitor gets it when one comes. A choice is acknowledged with the
    change that it makes for whoever chose; False if there is none."""
    match = board.match
    scene = Scene(board.table, here(board), board.chat, match.at)
    readers = [reader for reader in board.readers if board.feeds[reader].parts]
    is_acknowledged = False
    for reader, view in zip(readers, match.table.views(readers), strict=True):
        change = board.feeds[reader].update(match, scene, view)
        if change is None:
            continue
        for line in board.readers[reader]:
            if choice is not None and line is choice.line:
                send_at_once(line, change, b',"ack":%d}' % choice.ref)
                is_acknowledged = True
            elif line is not apart_from:
                send_at_once(line, change, END)
    return is_acknowledged


def send_at_once(line: Line, message: bytes, end: bytes) -> None:
    """Without waiting for more to be said, if nothing else waits."""
    wire = line.wire
    is_free = not line.is_due and line.sender is None and not line.is_closing
    if wire is not None and is_free and wire.write(b"".join([head(len(message) + len(end)), message, end])):
        return
    send(line, message + end)


def chosen(line: Line, answer: bytes) -> None:
    """The choice is made, or could not be: the answer, if it has not come with the change, then whatever has been said
    meanwhile."""
    if answer:
        send(line, answer)
    line.is_choosing = False
    if line.heard:
        line.wake()


def here(board: Board) -> list[bool]:
    """Which seats have somebody at them, at this process or at another one."""
    found = board.seated
    if board.elsewhere:
        now = board.hub.time.now()
        for counts, until in board.elsewhere.values():
            if until > now:
                found = [there or count > 0 for there, count in zip(found, counts, strict=True)]
    return found


def is_snapshot_due(board: Board) -> bool:
    return board.match.seq - max(board.snapshot_seq, 0) >= board.snapshot_every or not board.match.is_live


def framed(messages: deque[bytes]) -> bytes:
    """Texts as they stand on the line, one after another. Servers do not mask, and nothing is compressed here."""
    pieces: list[bytes] = []
    for message in messages:
        pieces.append(head(len(message)))
        pieces.append(message)
    return b"".join(pieces)


def head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length < 126:
        return SHORT_HEADS[length]
    if length < 1 << 16:
        return MIDDLE_HEAD + length.to_bytes(2, "big")
    return LONG_HEAD + length.to_bytes(8, "big")
