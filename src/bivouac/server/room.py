"""A table in memory: its visitors, and what they may do.

One thing at a time: a lock is held from looking at the match until the deed is in the database and everybody has been
sent what is new. Nobody sees anything that could still be lost.
"""

import asyncio
import logging
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from bivouac.engine.orders import order_of
from bivouac.server import keys
from bivouac.server.bus import LEASE_SECONDS, Chatted, Present, Written
from bivouac.server.caretaker import Caretaker
from bivouac.server.core import Receipt, TableCore, Visitor
from bivouac.server.deeds import (
    Abandoned,
    Answered,
    Chose,
    Conceded,
    Deed,
    Flagged,
    Instructed,
    Leaving,
    Named,
    Offered,
    Ordered,
    Rematched,
    Rested,
    Sat,
    TookOver,
    Undone,
    decode,
)
from bivouac.server.feed import Feed
from bivouac.server.limits import TEXT_LENGTH, Bucket, clean
from bivouac.server.match import Match, Offering
from bivouac.server.messages import ChatLine, Closed, OfferKind, Reactions, Reason, Said
from bivouac.server.naming import check_distinct, checked_name
from bivouac.server.sight import Reader, names
from bivouac.server.store import Conflict, Silent, Unavailable
from bivouac.server.words import Refusal, check_bot, said
from bivouac.text import LANGUAGES
from bivouac.text.fluent import say

if TYPE_CHECKING:
    from bivouac.server.hub import Hub

PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "oops", "thinking", "your-turn", "again", "goodbye")
log: Final = logging.getLogger("bivouac.room")


class Room(TableCore):
    def __init__(self, hub: "Hub", table: str, match: Match, hashes: dict[int, bytes], chat: list[ChatLine]) -> None:
        super().__init__(hub, table, match, keys.looking(hashes, table), chat)
        self.hashes: Final = hashes
        self.lock: Final = asyncio.Lock()
        self.caretaker: Final = Caretaker(self)
        self.snapshot_seq = 0
        self.left_at = [hub.time.steady()] * len(match.seats)  # or was last heard of, at another process
        self.idle_since = hub.time.steady()
        limits = hub.settings
        self.crowd: Final = Bucket(
            limits.spectator_messages_per_second, limits.spectator_messages_at_once, hub.time.steady()
        )
        self.is_leased = hub.bus.is_alone

    # -- visitors ----------------------------------------------------------------------------------------------------

    async def join(self, visitor: Visitor, have: int | None) -> None:
        """Somebody opens the table: who holds the link of a seat sits down there."""
        async with self.lock:
            self.check_open()
            seat = visitor.reader
            limits = self.hub.settings
            most = limits.spectators_per_table if seat is None else limits.sockets_per_seat
            if most and len(self.readers.get(seat, ())) >= most:
                raise Refusal(429, "too-many", "too-many-visitors")
            if seat is not None and self.is_expected(seat):
                await self.commit([Sat(seat)])
            if seat is None and self.match.next_table:
                await self.invite_spectators(visitor)
            if seat not in self.feeds:
                self.feeds[seat] = Feed(seat, visitor.secret)
            before = self.here, self.watching
            self.visitors.add(visitor)
            self.readers.setdefault(seat, []).append(visitor)
            self.count_seated()
            self.send_changes(apart_from=visitor)
            self.catch_up(visitor, have)
            if (self.here, self.watching) != before:
                self.say_who_is_here()

    def is_expected(self, seat: int) -> bool:
        """Whether it is worth a line that somebody sits down here. Who was away is back even after the end."""
        sitting = self.match.seats[seat]
        if sitting.away_since is not None:
            return True
        return self.match.is_live and not (sitting.kind == "human" and sitting.taken)

    async def resync(self, visitor: Visitor, have: int | None) -> None:
        async with self.lock:
            self.catch_up(visitor, have)

    async def part(self, visitor: Visitor) -> None:
        async with self.lock:
            if visitor not in self.visitors:
                return
            before = self.here, self.watching
            self.visitors.discard(visitor)
            self.readers[visitor.reader].remove(visitor)
            if not self.readers[visitor.reader]:
                del self.readers[visitor.reader]
                self.count_seated()
            if visitor.reader is not None:
                self.left_at[visitor.reader] = self.hub.time.steady()
            if not self.visitors:
                self.idle_since = self.hub.time.steady()
            if (self.here, self.watching) != before and not self.is_closed:
                self.send_changes()
                self.say_who_is_here()

    def say_who_is_here(self) -> None:
        if not self.hub.bus.is_alone:
            counts = [len(self.readers.get(seat, ())) for seat in range(len(self.match.seats))]
            self.hub.bus.publish(self.table, Present(self.hub.bus.process, counts, len(self.readers.get(None, ()))))

    def here_elsewhere(self, news: Present) -> None:
        """Another process says who is there. Who was there a moment ago is not away yet."""
        now = self.hub.time.steady()
        before, _ = self.elsewhere.get(news.process, (news.seats, 0.0))
        self.elsewhere[news.process] = (news.seats, now + LEASE_SECONDS)
        self.watching_elsewhere[news.process] = news.watching
        for seat, count in enumerate(news.seats):
            if count or before[seat]:
                self.left_at[seat] = now
        self.send_changes()

    async def forget_silent(self) -> None:
        """A process that has been silent for too long is gone, and whoever was there is not here any more."""
        async with self.lock:
            now = self.hub.time.steady()
            silent = [process for process, (_, until) in self.elsewhere.items() if until <= now]
            for process in silent:
                del self.elsewhere[process], self.watching_elsewhere[process]
            if silent:
                self.send_changes()

    async def invite_spectators(self, visitor: Visitor) -> None:
        """The rematch learns of the spectators' secret from the first of them who asks."""
        heir = keys.heir(visitor.secret, self.match.next_table)
        await self.hub.store.add_secret(self.match.next_table, keys.SPECTATORS, keys.hashed(heir))

    # -- writing down ------------------------------------------------------------------------------------------------

    async def commit(self, deeds: Sequence[Deed], by: int | None = None, receipt: Receipt | None = None) -> None:
        """Apply, write, tell: all that is done here is done by this, with the lock held. A Refusal if it is not legal
        (nothing has changed) or was not written (all is as the database has it). `by` is the seat whose question this
        answers."""
        try:
            await self.take(deeds)
            self.hub.counts["entries"] += len(deeds)
            self.caretaker.arrange()
            self.tell(deeds, by, receipt)
        except Refusal:
            raise
        except (Conflict, Unavailable) as error:
            raise await self.not_written(error) from error
        except Exception:  # a fault of the server: nobody may go on with half of it
            await self.reload()
            raise
        except asyncio.CancelledError:  # nobody heard whether it was written: whoever comes back loads the table anew
            self.close(Closed("unavailable", said("unavailable")))
            raise
        if not self.hub.bus.is_alone:
            self.hub.bus.publish(self.table, Written(self.match.seq))
        if self.match.seq - self.snapshot_seq >= self.hub.settings.snapshot_every or not self.match.is_live:
            await self.snapshot()

    async def not_written(self, error: Exception) -> Refusal:
        """The table becomes what the database has; what to say to whoever wanted something else."""
        if isinstance(error, Unavailable):
            log.error("not written", extra={"table": self.table, "why": str(error)})
        if isinstance(error, Silent):  # asking again would only make everybody wait longer
            self.close(Closed("unavailable", said("unavailable")))
        else:
            await self.reload()
        if isinstance(error, Conflict):
            return Refusal(409, "stale", "stale")
        return Refusal(503, "unavailable", "unavailable")

    async def snapshot(self) -> None:
        if self.snapshot_seq == self.match.seq:
            return
        seq, payload = self.match.seq, self.match.save()
        try:
            await self.hub.store.snapshot(self.table, seq, payload)
        except (Conflict, Unavailable) as error:  # it only saves time: the entries are there
            log.warning("no snapshot", extra={"table": self.table, "why": str(error)})
            if isinstance(error, Silent):
                self.close(Closed("unavailable", said("unavailable")))
            return
        self.snapshot_seq = seq

    async def reload(self) -> None:
        """The table as the database has it."""
        try:
            loaded = await self.hub.loaded(self.table)
        except Unavailable:
            self.close(Closed("unavailable", said("unavailable")))
            return
        if loaded is None:
            self.close(Closed("deleted", said("deleted")))
            return
        moves = self.match.moves
        self.match, _, self.chat = loaded
        self.time.hear(self.match.at)
        self.match.moves = moves + 1  # what was planned before is not wanted now
        self.send_everything()
        self.caretaker.arrange()

    async def heard_entries(self, seq: int) -> None:
        """Another process has written entries."""
        async with self.lock:
            if self.is_closed or seq <= self.match.seq:
                return
            new: list[Deed] = []
            for payload, at in await self.hub.store.entries_after(self.table, self.match.seq):
                new.append(decode(payload))
                self.apply(new[-1], at)
                self.time.hear(at)
            self.caretaker.arrange()
            self.tell(new)

    async def heard_chat(self) -> None:
        async with self.lock:
            last = self.chat[-1].number if self.chat else 0
            self.chat += await self.hub.store.chat_after(self.table, last)
            self.send_changes()

    def close(self, closed: Closed) -> None:
        self.is_closed = True
        self.caretaker.arrange()
        for visitor in list(self.visitors):
            visitor.close(closed)
        self.hub.forget(self)

    # -- what a seat may do ------------------------------------------------------------------------------------------

    async def choose(self, visitor: Visitor, ref: int, n: int, option: str) -> None:
        """It is acknowledged with the change that it makes."""
        async with self.lock:
            seat = self.choosing_seat_of(visitor, n)
            if self.match.clock is not None and await self.flag_who_is_late():
                raise Refusal(409, "over", "out-of-time")
            await self.commit([Chose(seat, option)], seat, Receipt(visitor, ref))

    async def flag_who_is_late(self) -> bool:
        late = self.match.out_of_time(self.time.now())
        if late is None:
            return False
        await self.commit([self.without(late, "flagged") or Flagged(late)])
        return True

    def why(self, visitor: Visitor, ref: int, key: str) -> Reason:
        seat = self.live_seat_of(visitor)
        try:
            reason = self.match.table.why_not(seat, key)
        except ValueError as error:
            raise Refusal(400, "unknown", "unknown-option") from error
        if reason is None:
            return Reason(ref, key, "", None)
        return Reason(ref, key, reason.clause, Said(*(reason.say(lang) for lang in LANGUAGES)))

    async def undo(self, visitor: Visitor) -> None:
        """Free where it is free; else the other people must agree."""
        async with self.lock:
            seat = self.live_seat_of(visitor)
            match = self.match
            if match.table.can_undo(seat):
                await self.commit([Undone(len(match.table.history) - 1, seat, True)], by=seat)
                return
            to = match.last_choice(seat)
            if to is None:
                raise Refusal(409, "nothing-to-undo", "nothing-to-undo")
            self.check_absent(seat)
            witness = match.witness(to)
            if witness is not None:
                raise self.refusal_for(witness, "seen", "undo-seen")
            await self.offer_entry(seat, Offered("undo", seat, to=to), visitor)

    async def offer(self, visitor: Visitor, kind: OfferKind) -> None:
        if kind == "undo":
            await self.undo(visitor)
            return
        async with self.lock:
            if kind == "abandon":
                seat = self.live_seat_of(visitor)
                await self.offer_entry(seat, Offered("abandon", seat), visitor)
                return
            seat = self.seat_of(visitor)
            if self.match.is_live:
                raise Refusal(409, "not-over", "not-over")
            if self.match.next_table:
                raise Refusal(409, "rematch-made", "rematch-made")
            table = keys.new_table_id()
            heir = keys.hashed(keys.heir(visitor.secret, table)).hex()
            await self.offer_entry(seat, Offered("rematch", seat, table=table, heir=heir), visitor)

    async def offer_entry(self, seat: int, offered: Offered, visitor: Visitor) -> None:
        standing = self.match.offer(offered.kind)
        if standing is not None and all(decider in standing.agreed for decider in self.deciders(standing.kind)):
            await self.commit([await self.conclusion(standing)], by=standing.by)  # nobody is waited for any longer
            return
        if standing is not None and seat in standing.agreed:
            raise Refusal(409, "offered", "offered")
        if standing is not None and offered.kind != "undo":  # two who want the same agree
            await self.agree(standing, seat, visitor)
        elif standing is not None:
            raise Refusal(409, "offered", "offered")
        elif all(decider == seat for decider in self.deciders(offered.kind)):
            heirs = {str(seat): offered.heir} if offered.heir else {}
            offering = Offering(offered.kind, seat, [seat], offered.to, offered.table, heirs)
            await self.commit([await self.conclusion(offering)], by=seat)
        else:
            await self.commit([offered])

    async def answer(self, visitor: Visitor, kind: OfferKind, agree: bool) -> None:
        async with self.lock:
            seat = self.seat_of(visitor)
            offer = self.match.offer(kind)
            if offer is None or (agree and seat in offer.agreed):
                raise Refusal(409, "no-offer", "no-offer")
            if agree:
                await self.agree(offer, seat, visitor)
            else:
                await self.commit([Answered(kind, seat, False)])

    async def agree(self, offer: Offering, seat: int, visitor: Visitor) -> None:
        heir = keys.hashed(keys.heir(visitor.secret, offer.table)).hex() if offer.kind == "rematch" else ""
        deeds: list[Deed] = [Answered(offer.kind, seat, True, heir)]
        if all(decider == seat or decider in offer.agreed for decider in self.deciders(offer.kind)):
            heirs = {**offer.heirs, str(seat): heir}
            deeds.append(await self.conclusion(msgspec.structs.replace(offer, heirs=heirs)))
        await self.commit(deeds, by=offer.by)

    async def conclusion(self, offer: Offering) -> Deed:
        """What everybody has agreed to."""
        if offer.kind == "undo":
            return Undone(offer.to, offer.by)
        if offer.kind == "abandon":
            return Abandoned()
        heirs = {int(seat): bytes.fromhex(heir) for seat, heir in offer.heirs.items()}
        await self.hub.make_rematch(self.match, offer.table, heirs)
        return Rematched(offer.table, sorted(heirs))

    def deciders(self, kind: OfferKind) -> list[int]:
        """Who must agree: people at the table, and who is only away, unless it is about playing again. Bots agree to
        everything."""
        return self.match.humans if kind == "rematch" else sorted([*self.match.humans, *self.absent])

    @property
    def absent(self) -> list[int]:
        return self.match.absent(self.time.now(), self.hub.settings.veto_seconds)

    def check_absent(self, reader: int | None) -> None:
        """Nothing is taken back or deleted behind the back of somebody for whom a bot plays."""
        for seat in self.absent:
            if seat != reader:
                since = self.match.seats[seat].away_since or 0.0
                left = self.hub.settings.veto_seconds - (self.time.now() - since)
                raise self.refusal_for(seat, "absent", "absent", hours=math.ceil(left / 3600))

    def refusal_for(self, seat: int, code: str, key: str, **args: int) -> Refusal:
        """A refusal that names a player."""
        refusal = Refusal(409, code, key, player="", **args)
        texts = [say(lang, f"server-{key}", {"player": names(self.match, lang)[seat], **args}) for lang in LANGUAGES]
        refusal.text = Said(*texts)
        return refusal

    async def concede(self, visitor: Visitor) -> None:
        async with self.lock:
            seat = self.live_seat_of(visitor)
            await self.commit([self.without(seat, "conceded") or Conceded(seat)])

    def without(self, seat: int, why: Leaving) -> Deed | None:
        """How the others play on when one of them gives up or runs out of time: with a bot at that seat. None where
        that ends the game."""
        if self.match.goes_on_without(seat):
            return TookOver(seat, self.match.seats[seat].bot, why=why)
        return None

    async def take_over(self, visitor: Visitor, seat: int, bot: str) -> None:
        async with self.lock:
            by = self.live_seat_of(visitor)
            if not 0 <= seat < len(self.match.seats):
                raise Refusal(400, "unknown", "no-seat", n=len(self.match.seats))
            check_bot(self.match.table.game.name, bot, "unknown")
            if self.match.seats[seat].kind == "bot":
                raise Refusal(409, "taken", "bot-sits-there")
            away = self.hub.time.steady() - self.left_at[seat]
            needed = self.hub.settings.away_seconds
            if self.match.seats[seat].kind == "human" and (self.here[seat] or away < needed):
                raise Refusal(409, "taken", "not-away", seconds=round(needed))
            await self.commit([TookOver(seat, bot, by)])

    async def order(self, visitor: Visitor, reactions: Reactions) -> None:
        async with self.lock:
            seat = self.seat_of(visitor)
            if self.match.seats[seat].reactions != reactions:
                await self.commit([Ordered(seat, reactions)])

    async def rest(self, visitor: Visitor) -> None:
        async with self.lock:
            seat = self.live_seat_of(visitor)
            if not self.match.can_rest(seat):
                raise Refusal(409, "not-asked", "no-rest")
            await self.commit([Rested(seat)])

    async def instruct(self, visitor: Visitor, about: str, order: str) -> None:
        async with self.lock:
            seat = self.seat_of(visitor)
            game, orders = self.match.table.game, self.match.seats[seat].orders
            if about not in game.orderables:
                raise Refusal(400, "unknown", "no-order")
            words = game.orderables[about].words
            if order not in words:
                raise Refusal(400, "unknown", "no-such-order", known=", ".join(words))
            if order_of(game, orders, about) != order:
                await self.commit([Instructed(seat, about, order)])

    async def rename(self, visitor: Visitor, name: str) -> None:
        async with self.lock:
            seat = self.seat_of(visitor)
            checked = checked_name(name)
            names = [sitting.name for sitting in self.match.seats]
            if names[seat] != checked:
                check_distinct([*names[:seat], checked, *names[seat + 1 :]], [seat])
                await self.commit([Named(seat, checked)])

    def check_chat_of(self, reader: Reader) -> None:
        """Spectators fill a share of their own."""
        limits = self.hub.settings
        most = limits.spectator_chat_lines if reader is None else limits.chat_lines
        if most and sum((line.seat is None) is (reader is None) for line in self.chat) >= most:
            raise Refusal(409, "too-many", "chat-full")

    async def say(self, visitor: Visitor, text: str, phrase: str) -> None:
        async with self.lock:
            self.check_open()
            if phrase and phrase not in PHRASES:
                raise Refusal(400, "unknown", "no-phrase")
            cleaned = "" if phrase else clean(text, TEXT_LENGTH)
            if not phrase and not cleaned:
                raise Refusal(400, "unknown", "empty-message")
            self.check_chat_of(visitor.reader)
            number = self.chat[-1].number + 1 if self.chat else 1
            line = ChatLine(number, visitor.reader, cleaned, phrase, round(self.hub.time.now(), 3))
            try:
                await self.hub.store.chat(self.table, line)
            except Conflict as error:
                self.chat += await self.hub.store.chat_after(self.table, number - 1)
                self.send_changes()
                raise Refusal(409, "stale", "stale") from error
            except Unavailable as error:
                raise Refusal(503, "unavailable", "unavailable") from error
            self.chat.append(line)
            self.send_changes()
            self.hub.bus.publish(self.table, Chatted(number))
