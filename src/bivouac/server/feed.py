"""The changes one reader is sent, numbered for that reader alone; what it missed is kept for a while."""

import secrets
from collections import deque
from typing import Final

import msgspec

from bivouac.engine.game import View
from bivouac.server import keys, sight
from bivouac.server.guided import Guided, guided_at
from bivouac.server.match import Match
from bivouac.server.messages import ChatLine, Parts, TableInfo
from bivouac.server.sight import Reader

KEPT_CHANGES: Final = 12
KEPT_BYTES: Final = 48_000
END: Final = b"}"
NOTHING_ASKED: Final = b'"options":[]'
HEADS: Final = {name: f'"{name}":'.encode() for name in Parts.__struct_fields__}
NEXT_HEADS: Final = {name: b"," + head for name, head in HEADS.items()}
WRITTEN: Final = bytearray()  # a view, until it is known to be new: room for it need not be found every time
encoder: Final = msgspec.json.Encoder()
encode: Final = encoder.encode
encode_into: Final = encoder.encode_into


class Scene:
    """What a feed is made from, besides the match: who is here, what was chatted, what the time is."""

    __slots__ = ("chat", "here", "now", "table")

    def __init__(self, table: str, here: list[bool], chat: list[ChatLine], now: float) -> None:
        self.table = table
        self.here = here
        self.chat = chat
        self.now = now

    @property
    def chatted(self) -> int:
        """The number of the last line of the chat."""
        return self.chat[-1].number if self.chat else 0


class Feed:
    """`n` is the number of the last change. It begins anywhere, so that a number of another feed (before a restart, in
    another process) is not taken for one of this one. `asked` is the number since which the question stands."""

    def __init__(self, reader: Reader, secret: str) -> None:
        self.reader: Final = reader
        self.secret: Final = secret
        self.n = secrets.randbits(36) << 16
        self.asked = self.n
        self.parts: dict[str, bytes] = {}
        self.made_of: tuple[object, ...] = ()  # what the parts were made from that choices do not change
        self.lines = 0
        self.is_cut = False
        self.chatted = 0
        self.has_answered = False  # this reader itself has chosen since the last change
        self.kept: deque[tuple[int, bytes]] = deque()
        self.kept_bytes = 0
        self.guided: Guided | None = None
        self.has_looked = False

    def cut(self, lines: int) -> None:
        """The log has become shorter: choices were taken back."""
        if lines < self.lines:
            self.lines = lines
            self.is_cut = True

    def next_secret(self, match: Match) -> str:
        """This reader's secret at the rematch, made from its own: the server keeps neither."""
        if not match.next_table or (self.reader is not None and self.reader not in match.heirs):
            return ""
        return keys.heir(self.secret, match.next_table)

    def news(self, match: Match, scene: Scene, view: View) -> dict[str, bytes]:
        """All parts but log and chat that are new to this reader, who may see this view."""
        reader, old = self.reader, self.parts
        new: dict[str, bytes] = {}
        written = WRITTEN
        encode_into(view, written)
        if written != old.get("view", b""):
            new["view"] = bytes(written)
        question = sight.question(match, reader)
        if question != old.get("question"):
            new["question"] = question
        if reader is not None:
            if not self.has_looked:  # once: a match is a first game from its beginning, or never
                self.guided, self.has_looked = guided_at(match), True
            if self.guided is not None:
                lessons, advice = self.guided.look(match, reader)
                made = {"lessons": encode(lessons), "advice": encode(advice)}
                new.update({name: part for name, part in made.items() if part != old.get(name)})
        made_of = (match, match.asides, match.status, len(match.offers), scene.here)
        if match.clock is not None or made_of != self.made_of:
            self.made_of = made_of
            info = sight.info(match, scene.table, reader, scene.here, match.at, self.next_secret(match))
            asides = {name: part for name, part in self.asides(match, info).items() if part != old.get(name)}
            if new or not old or asides.keys() != {"info"} or self.is_new(info):
                new.update(asides)
        return new

    def asides(self, match: Match, info: TableInfo) -> dict[str, bytes]:
        """The parts that a choice changes only when it ends the game, withdraws an offer or runs a clock."""
        made = {"info": encode(info), "offers": encode(sight.offers(match))}
        ended = sight.ended(match, self.reader)
        if ended is not None:
            made["ended"] = encode(ended)
        if self.reader is not None:
            made["reactions"] = encode(match.seats[self.reader].reactions)
        return made

    def is_new(self, info: TableInfo) -> bool:
        """Whether more has changed than clocks. Alone they would tell of a hidden choice; they come with the next
        change."""
        old = msgspec.json.decode(self.parts["info"], type=TableInfo)
        return without_clocks(info) != without_clocks(old)

    def update(self, match: Match, scene: Scene, view: View) -> bytes | None:
        """The next change for this reader, without its last bracket; None if nothing has changed for it."""
        new = self.news(match, scene, view)
        self.parts.update(new)
        if self.has_answered:
            self.has_answered = False
            if NOTHING_ASKED not in self.parts["question"]:
                new["question"] = self.parts["question"]  # perhaps the same in the same words, but asked anew
        told = match.told
        if self.is_cut or self.lines < len(told):
            new["log"] = sight.log(match, self.reader, told[self.lines :])
            new["log_from"] = b"%d" % self.lines
            self.lines = len(told)
            self.is_cut = False
        if self.chatted < scene.chatted:
            new["chat"] = encode([line for line in scene.chat if line.number > self.chatted])
            self.chatted = scene.chatted
        if not new:
            return None
        self.n += 1
        if "question" in new:
            self.asked = self.n
        message = envelope(b'{"type":"change","n":%d,"parts":{' % self.n, new)
        self.kept.append((self.n, message))
        self.kept_bytes += len(message)
        while len(self.kept) > KEPT_CHANGES or self.kept_bytes > KEPT_BYTES:
            self.kept_bytes -= len(self.kept.popleft()[1])
        return message

    def whole(self, match: Match, scene: Scene) -> bytes:
        """Everything, as the table stands. Who is there already must have been sent `update` before."""
        if not self.parts:
            self.parts = self.news(match, scene, match.table.view(self.reader))
            self.lines, self.is_cut, self.chatted = len(match.told), False, scene.chatted
        info = sight.info(match, scene.table, self.reader, scene.here, scene.now, self.next_secret(match))
        parts = {
            **self.parts,
            "info": encode(info),
            "log": sight.log(match, self.reader, match.told),
            "chat": encode(scene.chat),
        }
        seat = encode(self.reader)
        return envelope(b'{"type":"whole","n":%d,"seat":%s,"parts":{' % (self.n, seat), parts) + END

    def since(self, have: int) -> list[bytes] | None:
        """The changes after `have`, if they are all still there."""
        if have == self.n:
            return []
        if self.kept and self.kept[0][0] <= have + 1 <= self.n:
            return [message + END for n, message in self.kept if n > have]
        return None


def envelope(opening: bytes, parts: dict[str, bytes]) -> bytes:
    """A message without its last bracket, before which more may be said. In one piece at once: parts are long, and
    every copy of them costs."""
    pieces = [opening]
    for name, part in parts.items():
        pieces.append(HEADS[name] if len(pieces) == 1 else NEXT_HEADS[name])
        pieces.append(part)
    pieces.append(END)
    return b"".join(pieces)


def without_clocks(info: TableInfo) -> TableInfo:
    seats = [msgspec.structs.replace(seat, seconds_left=None) for seat in info.seats]
    return msgspec.structs.replace(info, seats=seats)
