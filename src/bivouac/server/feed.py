"""The changes one reader is sent, numbered for that reader alone; what it missed is kept for a while."""

import secrets
from collections import deque
from typing import Final

import msgspec

from bivouac.engine.game import View
from bivouac.server import keys, sight
from bivouac.server.guided import Guided, guided_at
from bivouac.server.match import Match
from bivouac.server.messages import Change, ChatLine, Parts, TableInfo, Whole
from bivouac.server.sight import Reader

KEPT_CHANGES: Final = 12
KEPT_BYTES: Final = 48_000
NOTHING: Final = Parts()
encode: Final = msgspec.json.Encoder().encode


class Surroundings:
    """What a feed is made from, besides the match: who is here, what was chatted, what the time is, the secret with
    which a finished game is looked at, and how many look on."""

    __slots__ = ("chat", "here", "look", "now", "table", "watching")

    def __init__(
        self, table: str, here: list[bool], chat: list[ChatLine], now: float, look: str = "", watching: int = 0
    ) -> None:
        self.watching = watching
        self.table = table
        self.look = look
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
        self.has_begun = False  # somebody has been told how the table stands
        self.parts: Final = Parts()  # all but log and chat, as they were last told
        self.made_of: tuple[object, ...] = ()  # what the parts were made from that choices do not change
        self.lines = 0
        self.is_cut = False
        self.chatted = 0
        self.has_answered = False  # this reader itself has chosen since the last change
        self.moves = 0  # of the match, as it was last told
        self.kept: Final[deque[Change]] = deque()
        self.kept_bytes = 0
        self.guided: Guided | None = None
        self.has_looked = False

    def cut(self, lines: int) -> None:
        """The log has become shorter: choices were taken back."""
        if lines < self.lines:
            self.lines = lines
            self.is_cut = True

    def next_secret(self, match: Match) -> str:
        """This seat's secret at the rematch, made from its own: the server keeps neither."""
        if self.reader is None or not match.next_table or self.reader not in match.heirs:
            return ""
        return keys.heir(self.secret, match.next_table)

    def next_look(self, match: Match) -> str:
        """The spectators' secret at the rematch."""
        return keys.heir(self.secret, match.next_table) if self.reader is None and match.next_table else ""

    def news(self, match: Match, around: Surroundings, view: View) -> Parts:
        """All parts but log and chat that are new to this reader, who may see this view."""
        new, told = Parts(), self.parts
        encoded = msgspec.Raw(encode(view))
        if encoded != told.view:
            new.view = told.view = encoded
        question = sight.question(match, self.reader)
        if question != told.question:
            new.question = told.question = question
        if self.reader is not None:
            self.look_at_guide(match, self.reader, new)
        missed = 0 if self.reader is None else match.seats[self.reader].missed
        made_of = (match, match.asides, match.status, len(match.offers), around.here, around.watching, missed)
        if match.clock is not None or made_of != self.made_of:
            self.made_of = made_of
            self.look_round(match, around, new)
        return new

    def look_at_guide(self, match: Match, reader: int, new: Parts) -> None:
        if not self.has_looked:  # once: a match is a first game from its beginning, or never
            self.guided, self.has_looked = guided_at(match), True
        if self.guided is None:
            return
        told = self.parts
        lessons, due, reminder, advice = self.guided.look(match, reader)
        if lessons != told.lessons:
            new.lessons = told.lessons = lessons
        if due != told.lessons_due:
            new.lessons_due = told.lessons_due = due
        if reminder != told.reminder:
            new.reminder = told.reminder = reminder
        if advice != told.advice:
            new.advice = told.advice = advice

    def look_round(self, match: Match, around: Surroundings, new: Parts) -> None:
        """The parts that a choice changes only when it ends the game, withdraws an offer or runs a clock."""
        told = self.parts
        offers = sight.offers(match)
        if offers != told.offers:
            new.offers = told.offers = offers
        ended = sight.ended(match, self.reader)
        if ended != told.ended:
            new.ended = told.ended = ended
        reactions = None if self.reader is None else match.seats[self.reader].reactions
        if reactions != told.reactions:
            new.reactions = told.reactions = reactions
        orders = None if self.reader is None or not match.table.game.orderables else match.seats[self.reader].orders
        if orders != told.orders:
            new.orders = told.orders = orders
        info = self.info(match, around, match.at)
        # Clocks alone would tell of a hidden choice; they come with the next change.
        if info != told.info and (new != NOTHING or told.info is None or stopped(info) != stopped(told.info)):
            new.info = told.info = info

    def info(self, match: Match, around: Surroundings, now: float) -> TableInfo:
        leading_on = self.next_secret(match), self.next_look(match)
        return sight.info(match, around.table, self.reader, around.here, now, around.look, *leading_on, around.watching)

    def update(self, match: Match, around: Surroundings, view: View) -> Change | None:
        """The next change for this reader; None if nothing has changed for it."""
        new = self.news(match, around, view)
        told = match.told
        if self.is_cut or self.lines < len(told):
            new.log = sight.log(match, self.reader, told[self.lines :])
            new.log_from = self.lines
            self.lines = len(told)
            self.is_cut = False
        question = self.parts.question
        if self.is_asked_anew(match, new) and question is not None and question.options:
            new.question = question  # perhaps the same in the same words
        if self.chatted < around.chatted:
            new.chat = [line for line in around.chat if line.number > self.chatted]
            self.chatted = around.chatted
        if new == NOTHING:
            return None
        self.n += 1
        if new.question is not None:
            self.asked = self.n
        change = Change(self.n, new)
        self.keep(change)
        return change

    def is_asked_anew(self, match: Match, new: Parts) -> bool:
        """Whether an open question is another one than before: this reader has answered, or has seen the game go on."""
        has_gone_on = match.moves != self.moves and (new.view is not None or new.log is not None)
        is_anew = self.has_answered or has_gone_on
        self.has_answered, self.moves = False, match.moves
        return is_anew

    def keep(self, change: Change) -> None:
        """For whoever comes back soon."""
        self.kept.append(change)
        self.kept_bytes += size(change)
        while len(self.kept) > KEPT_CHANGES or self.kept_bytes > KEPT_BYTES:
            self.kept_bytes -= size(self.kept.popleft())

    def whole(self, match: Match, around: Surroundings) -> bytes:
        """Everything, as the table stands. Who is there already must have been sent `update` before."""
        if not self.has_begun:
            self.has_begun = True
            self.news(match, around, match.table.view(self.reader))
            self.moves = match.moves
            self.lines, self.is_cut, self.chatted = len(match.told), False, around.chatted
        parts = msgspec.structs.replace(
            self.parts,
            info=self.info(match, around, around.now),
            log=sight.log(match, self.reader, match.told),
            chat=around.chat,
        )
        return encode(Whole(self.n, self.reader, parts))

    def since(self, have: int) -> list[bytes] | None:
        """The changes after `have`, if they are all still there."""
        if have == self.n:
            return []
        if self.kept and self.kept[0].n <= have + 1 <= self.n:
            return [encode(change) for change in self.kept if change.n > have]
        return None


def size(change: Change) -> int:
    """What a change takes, nearly: sentences are shared by all who read them."""
    view = change.parts.view
    return 0 if view is None else len(view)


def stopped(info: TableInfo) -> TableInfo:
    """Without what is left on clocks."""
    seats = [msgspec.structs.replace(seat, seconds_left=None) for seat in info.seats]
    return msgspec.structs.replace(info, seats=seats)
