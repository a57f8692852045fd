"""A table in memory: its visitors, what they may do, and what the server does by itself for bots, standing orders and
clocks.

One thing at a time: a lock is held from looking at the match until the entry is in the database and everybody has been
sent what is new. Nobody sees anything that could still be lost.
"""

import asyncio
import logging
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from bivouac import bots
from bivouac.engine.actions import PASS
from bivouac.engine.table import IllegalChoice
from bivouac.lessons import is_first_game
from bivouac.server import keys
from bivouac.server.bus import Chatted, Present
from bivouac.server.bus import Entries as NewEntries
from bivouac.server.entries import (
    Abandoned,
    Answered,
    Chose,
    Conceded,
    Entry,
    Flagged,
    Named,
    Offered,
    Ordered,
    Rematched,
    Sat,
    TookOver,
    Undone,
    decode,
    encode,
)
from bivouac.server.feed import Feed
from bivouac.server.limits import NAME_LENGTH, TEXT_LENGTH, clean
from bivouac.server.match import Match, Offering
from bivouac.server.messages import ChatLine, Closed, No, OfferKind, Reactions, Reason, Said
from bivouac.server.quick import Board, Choice, Line
from bivouac.server.store import Conflict, Unavailable
from bivouac.server.words import Refusal, check_bot, said
from bivouac.text import LANGUAGES

if TYPE_CHECKING:
    from bivouac.server.hub import Hub

PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "oops", "thinking", "your-turn", "again", "goodbye")
CHANCE: Final = random.SystemRandom()
BOT_ATTEMPTS: Final = 2
log: Final = logging.getLogger("bivouac.room")


class Room(Board):
    def __init__(self, hub: "Hub", table: str, match: Match, hashes: dict[int, bytes], chat: list[ChatLine]) -> None:
        super().__init__(hub, table, match, chat)
        self.hashes: Final = hashes
        self.visitors: Final[set[Line]] = set()
        self.left_at = [hub.time.now()] * len(match.seats)
        self.idle_since = hub.time.now()
        self.is_leased = hub.bus.is_alone

    # -- visitors ----------------------------------------------------------------------------------------------------

    def look_round(self) -> None:
        """A visitor has come or gone. The list is a new one: feeds keep the one that they were made from."""
        self.seated = [seat in self.readers for seat in range(len(self.match.seats))]

    async def join(self, visitor: Line, have: int | None) -> None:
        """Somebody opens the table: who holds the link of a seat sits down there."""
        async with self.lock:
            self.check_open()
            seat = visitor.reader
            if len(self.visitors) >= self.hub.settings.sockets_per_table:
                raise Refusal(429, "too-many", "too-many-visitors")
            if seat is not None and self.match.is_live and not self.is_seated(seat):
                await self.commit([Sat(seat)])
            if seat is None and self.match.next_table:
                await self.invite_spectators(visitor)
            if seat not in self.feeds:
                self.feeds[seat] = Feed(seat, visitor.secret)
            before = self.here
            self.visitors.add(visitor)
            self.readers.setdefault(seat, []).append(visitor)
            self.look_round()
            self.send_changes(apart_from=visitor)
            self.catch_up(visitor, have)
            if self.here != before:
                await self.say_who_is_here()

    def is_seated(self, seat: int) -> bool:
        return self.match.seats[seat].kind == "human" and self.match.seats[seat].taken

    def catch_up(self, visitor: Line, have: int | None) -> None:
        feed = self.feeds[visitor.reader]
        missed = None if have is None or not feed.parts else feed.since(have)
        if missed is None:
            visitor.send(feed.whole(self.match, self.scene()))
        elif not missed:
            visitor.send(b'{"type":"change","n":%d,"parts":{}}' % feed.n)
        for message in missed or []:
            visitor.send(message)

    async def resync(self, visitor: Line, have: int | None) -> None:
        async with self.lock:
            self.catch_up(visitor, have)

    async def part(self, visitor: Line) -> None:
        async with self.lock:
            if visitor not in self.visitors:
                return
            before = self.here
            self.visitors.discard(visitor)
            self.readers[visitor.reader].remove(visitor)
            if not self.readers[visitor.reader]:
                del self.readers[visitor.reader]
                self.look_round()
            now = self.hub.time.now()
            if visitor.reader is not None:
                self.left_at[visitor.reader] = now
            if not self.visitors:
                self.idle_since = now
            if self.here != before and not self.is_closed:
                self.send_changes()
                await self.say_who_is_here()

    async def say_who_is_here(self) -> None:
        if not self.hub.bus.is_alone:
            counts = [len(self.readers.get(seat, ())) for seat in range(len(self.match.seats))]
            await self.hub.bus.publish(self.table, Present(self.hub.bus.process, counts))

    async def invite_spectators(self, visitor: Line) -> None:
        """The rematch learns of the spectators' secret from the first of them who asks."""
        heir = keys.heir(visitor.secret, self.match.next_table)
        await self.hub.store.add_secret(self.match.next_table, keys.SPECTATORS, keys.hashed(heir))

    # -- telling -----------------------------------------------------------------------------------------------------

    def send_everything(self) -> None:
        """The match is another one than the feeds know: begin them anew."""
        for reader, feed in list(self.feeds.items()):
            self.feeds[reader] = Feed(reader, feed.secret)
        scene = self.scene()
        for visitor in self.visitors:
            visitor.send(self.feeds[visitor.reader].whole(self.match, scene))

    # -- writing down ------------------------------------------------------------------------------------------------

    def check_open(self) -> None:
        if self.is_closed:
            raise Refusal(404, "gone", "no-table")

    async def commit(self, entries: Sequence[Entry], by: int | None = None) -> None:
        """Apply, write, tell. A Refusal if it is not legal (nothing has changed) or was not written (all is as the
        database has it). `by` is the seat whose question this answers."""
        try:
            await self.carry_out(entries, by)
        except Refusal:
            raise
        except Exception:  # a fault of the server: nobody may go on with half of it
            await self.reload()
            raise

    async def carry_out(self, entries: Sequence[Entry], by: int | None) -> None:
        match = self.match
        now = self.hub.time.now()
        seq = match.seq
        for entry in entries:
            self.apply(entry, now)
        try:
            await self.hub.store.append(self.table, seq, [encode(entry) for entry in entries], now)
        except (Conflict, Unavailable) as error:
            raise await self.not_written(error) from error
        self.hub.counts["entries"] += len(entries)
        self.dismiss(entries)
        if by in self.feeds:
            self.feeds[by].has_answered = True
        self.send_changes()
        self.arrange()
        if not self.hub.bus.is_alone:
            await self.hub.bus.publish(self.table, NewEntries(match.seq))
        if self.is_snapshot_due():
            await self.snapshot()

    async def not_written(self, error: Exception) -> Refusal:
        """The table becomes what the database has; what to say to whoever wanted something else."""
        if isinstance(error, Unavailable):
            log.error("not written", extra={"table": self.table, "why": str(error)})
        await self.reload()
        if isinstance(error, Conflict):
            return Refusal(409, "stale", "stale")
        return Refusal(503, "unavailable", "unavailable")

    def fail(self, choice: Choice, error: Exception) -> None:
        self.hub.spawn(self.failed(choice, error))

    async def failed(self, choice: Choice, error: Exception) -> None:
        refusal = Refusal(500, "failed", "failed")
        try:
            if isinstance(error, (Conflict, Unavailable)):
                refusal = await self.not_written(error)
            else:
                log.error("message failed", exc_info=error, extra={"table": self.table})
                await self.reload()
        finally:
            choice.line.faults += 1
            choice.line.chosen(msgspec.json.encode(No(choice.ref, refusal.code, refusal.clause, refusal.text)))
            self.lock.release()

    def snapshot_soon(self) -> None:
        self.hub.spawn(self.snapshot_and_release())

    async def snapshot_and_release(self) -> None:
        try:
            await self.snapshot()
        finally:
            self.lock.release()

    def apply(self, entry: Entry, at: float) -> None:
        try:
            self.match.apply(entry, at)
        except IllegalChoice as error:
            refusal = Refusal(409, "illegal", "unknown-option")
            refusal.text = Said(*(error.say(lang) for lang in LANGUAGES))
            refusal.clause = error.clause
            raise refusal from error
        except ValueError as error:
            raise Refusal(400, "unknown", "unknown-option") from error
        if isinstance(entry, Undone):
            for feed in self.feeds.values():
                feed.cut(len(self.match.told))

    async def snapshot(self) -> None:
        if self.snapshot_seq == self.match.seq:
            return
        seq, payload = self.match.seq, self.match.save()
        try:
            await self.hub.store.snapshot(self.table, seq, payload)
        except (Conflict, Unavailable) as error:  # it only saves time: the entries are there
            log.warning("no snapshot", extra={"table": self.table, "why": str(error)})
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
        self.match.moves = moves + 1  # what was planned before is not wanted now
        self.send_everything()
        self.arrange()

    async def heard_entries(self, seq: int) -> None:
        """Another process has written entries."""
        async with self.lock:
            if self.is_closed or seq <= self.match.seq:
                return
            new: list[Entry] = []
            for payload, at in await self.hub.store.entries_after(self.table, self.match.seq):
                new.append(decode(payload))
                self.apply(new[-1], at)
            self.dismiss(new)
            self.send_changes()
            self.arrange()

    async def heard_chat(self) -> None:
        async with self.lock:
            last = self.chat[-1].number if self.chat else 0
            self.chat += await self.hub.store.chat_after(self.table, last)
            self.send_changes()

    def close(self, closed: Closed) -> None:
        self.is_closed = True
        self.arrange()
        for visitor in list(self.visitors):
            visitor.close(closed)
        self.hub.forget(self)

    # -- what a seat may do ------------------------------------------------------------------------------------------

    def seat_of(self, visitor: Line) -> int:
        self.check_open()
        if visitor.reader is None:
            raise Refusal(403, "not-asked", "spectator")
        return visitor.reader

    def live_seat_of(self, visitor: Line) -> int:
        seat = self.seat_of(visitor)
        if not self.match.is_live:
            raise Refusal(409, "over", "over")
        return seat

    async def choose(self, visitor: Line, n: int, option: str) -> None:
        async with self.lock:
            seat = self.live_seat_of(visitor)
            feed = self.feeds[seat]
            if not feed.asked <= n <= feed.n:
                raise Refusal(409, "stale", "stale")
            if self.match.passes(seat) and seat in self.match.waiting:
                raise Refusal(409, "not-asked", "order-answers")
            if self.match.clock is not None:
                await self.flag_who_is_late()
            await self.commit([Chose(seat, option)], by=seat)

    async def flag_who_is_late(self) -> None:
        late = self.match.out_of_time(self.hub.time.now())
        if late is not None:
            await self.commit([self.without(late) or Flagged(late)])
            raise Refusal(409, "over", "out-of-time")

    def why(self, visitor: Line, ref: int, key: str) -> Reason:
        seat = self.live_seat_of(visitor)
        try:
            reason = self.match.table.why_not(seat, key)
        except ValueError as error:
            raise Refusal(400, "unknown", "unknown-option") from error
        if reason is None:
            return Reason(ref, key, "", None)
        return Reason(ref, key, reason.clause, Said(*(reason.say(lang) for lang in LANGUAGES)))

    async def undo(self, visitor: Line) -> None:
        """Free where it is free; else the other people must agree."""
        async with self.lock:
            seat = self.live_seat_of(visitor)
            match = self.match
            if match.table.can_undo(seat):
                await self.commit([Undone(len(match.table.history) - 1)], by=seat)
                return
            to = match.last_choice(seat)
            if to is None:
                raise Refusal(409, "nothing-to-undo", "nothing-to-undo")
            await self.offer_entry(seat, Offered("undo", seat, to=to), visitor)

    async def offer(self, visitor: Line, kind: OfferKind) -> None:
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

    async def offer_entry(self, seat: int, offered: Offered, visitor: Line) -> None:
        standing = self.match.offer(offered.kind)
        if standing is not None and seat in standing.agreed:
            raise Refusal(409, "offered", "offered")
        if standing is not None and offered.kind != "undo":  # two who want the same agree
            await self.agree(standing, seat, visitor)
        elif standing is not None:
            raise Refusal(409, "offered", "offered")
        elif all(human == seat for human in self.match.humans):
            heirs = {str(seat): offered.heir} if offered.heir else {}
            offering = Offering(offered.kind, seat, [seat], offered.to, offered.table, heirs)
            await self.commit([await self.conclusion(offering)], by=seat)
        else:
            await self.commit([offered])

    async def answer(self, visitor: Line, kind: OfferKind, agree: bool) -> None:
        async with self.lock:
            seat = self.seat_of(visitor)
            offer = self.match.offer(kind)
            if offer is None or (agree and seat in offer.agreed):
                raise Refusal(409, "no-offer", "no-offer")
            if agree:
                await self.agree(offer, seat, visitor)
            else:
                await self.commit([Answered(kind, seat, False)])

    async def agree(self, offer: Offering, seat: int, visitor: Line) -> None:
        heir = keys.hashed(keys.heir(visitor.secret, offer.table)).hex() if offer.kind == "rematch" else ""
        entries: list[Entry] = [Answered(offer.kind, seat, True, heir)]
        if all(human == seat or human in offer.agreed for human in self.match.humans):
            heirs = {**offer.heirs, str(seat): heir}
            entries.append(await self.conclusion(msgspec.structs.replace(offer, heirs=heirs)))
        await self.commit(entries, by=offer.by)

    async def conclusion(self, offer: Offering) -> Entry:
        """What everybody has agreed to."""
        if offer.kind == "undo":
            return Undone(offer.to)
        if offer.kind == "abandon":
            return Abandoned()
        heirs = {int(seat): bytes.fromhex(heir) for seat, heir in offer.heirs.items()}
        await self.hub.make_rematch(self.match, offer.table, heirs)
        return Rematched(offer.table, sorted(heirs))

    async def concede(self, visitor: Line) -> None:
        async with self.lock:
            seat = self.live_seat_of(visitor)
            await self.commit([self.without(seat) or Conceded(seat)])

    def without(self, seat: int) -> Entry | None:
        """How the others play on when one of them gives up or runs out of time: with a bot at that seat. None where
        that ends the game, because nobody else is a person or a single side is left."""
        mine, others = self.match.sides_of(seat)
        if (len(mine) > 1 or len(others) > 1) and any(human != seat for human in self.match.humans):
            return TookOver(seat, self.match.seats[seat].bot)
        return None

    def dismiss(self, entries: Sequence[Entry]) -> None:
        """Nobody sits where a bot plays; their link brings them back."""
        for entry in entries:
            if isinstance(entry, TookOver):
                for visitor in [each for each in self.visitors if each.reader == entry.seat]:
                    visitor.close(Closed("left", said("left")))

    async def take_over(self, visitor: Line, seat: int, bot: str) -> None:
        async with self.lock:
            self.live_seat_of(visitor)
            if not 0 <= seat < len(self.match.seats):
                raise Refusal(400, "unknown", "no-seat", n=len(self.match.seats))
            check_bot(self.match.table.game.name, bot, "unknown")
            if self.match.seats[seat].kind == "bot":
                raise Refusal(409, "taken", "bot-sits-there")
            away = self.hub.time.now() - self.left_at[seat]
            needed = self.hub.settings.away_seconds
            if self.match.seats[seat].kind == "human" and (self.here[seat] or away < needed):
                raise Refusal(409, "taken", "not-away", seconds=round(needed))
            await self.commit([TookOver(seat, bot)])

    async def order(self, visitor: Line, reactions: Reactions) -> None:
        async with self.lock:
            seat = self.seat_of(visitor)
            if self.match.seats[seat].reactions != reactions:
                await self.commit([Ordered(seat, reactions)])

    async def rename(self, visitor: Line, name: str) -> None:
        async with self.lock:
            seat = self.seat_of(visitor)
            cleaned = clean(name, NAME_LENGTH)
            if self.match.seats[seat].name != cleaned:
                await self.commit([Named(seat, cleaned)])

    async def say(self, visitor: Line, text: str, phrase: str) -> None:
        async with self.lock:
            self.check_open()
            if phrase and phrase not in PHRASES:
                raise Refusal(400, "unknown", "no-phrase")
            cleaned = "" if phrase else clean(text, TEXT_LENGTH)
            if not phrase and not cleaned:
                raise Refusal(400, "unknown", "empty-message")
            if len(self.chat) >= self.hub.settings.chat_lines:
                raise Refusal(409, "too-many", "chat-full")
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
            await self.hub.bus.publish(self.table, Chatted(number))

    # -- what the server does by itself ------------------------------------------------------------------------------

    def arrange_tasks(self) -> None:
        wanted = self.wanted()
        here = asyncio.current_task()
        for plan, task in list(self.tasks.items()):
            if plan not in wanted or task.done():
                del self.tasks[plan]
                if task is not here:
                    task.cancel()
        for plan in wanted:
            if plan not in self.tasks:
                self.tasks[plan] = asyncio.create_task(self.do(plan), name=f"{plan[0]} at {self.table}")

    def wanted(self) -> set[tuple[object, ...]]:
        match = self.match
        if self.is_closed or not self.is_leased or not match.is_live:
            return set()
        plans: set[tuple[object, ...]] = set()
        for seat in match.waiting:
            sitting = match.seats[seat]
            if sitting.kind != "human":
                if match.offer("undo") is None:  # bots wait while people talk about taking back
                    plans.add(("bot", seat, match.moves, sitting.bot))
            elif match.passes(seat):
                plans.add(("pass", seat, match.moves))
        for seat in match.running:
            plans.add(("flag", seat, match.moves, match.at))
        return plans

    async def do(self, plan: tuple[object, ...]) -> None:
        try:
            if plan[0] == "bot":
                await self.let_bot_choose(int(str(plan[1])))
            elif plan[0] == "pass":
                await self.hub.time.sleep(self.reaction_delay())
                await self.choose_for(int(str(plan[1])), "pass", plan)
            else:
                await self.wait_for_flag(int(str(plan[1])))
        except Refusal as refusal:
            log.info("not done", extra={"table": self.table, "plan": str(plan[0]), "code": refusal.code})
        except Exception:
            log.exception("failed", extra={"table": self.table, "plan": str(plan[0])})

    def reaction_delay(self) -> float:
        """How long a secret answer takes that the server gives: the same for all hands."""
        settings = self.hub.settings
        return CHANCE.uniform(settings.reaction_delay_min, settings.reaction_delay_max)

    async def let_bot_choose(self, seat: int) -> None:
        match = self.match
        plan = ("bot", seat, match.moves, match.seats[seat].bot)
        is_watched = bool(match.humans)
        # The guided first game is the same for everybody who chooses the same: neither other chance nor a slow machine
        # may lead it elsewhere. Its deal is known, so how long a bot thinks gives nothing away.
        is_fixed = is_first_game(match.table)
        seed = bots.seed_at(match.table, seat) if is_fixed else CHANCE.getrandbits(64)
        thinking = asyncio.ensure_future(self.bot_choice(seat, seed))
        try:
            if is_watched and match.is_secret and self.hub.settings.reaction_delay_max > 0:
                await self.hub.time.sleep(self.reaction_delay())
                # Neither may a long thought tell that there is something to think about: who is not done passes.
                is_done = thinking.done() or is_fixed
                option = await thinking if is_done else match.table.game.actions.keys[PASS]
            else:
                await self.hub.time.sleep(self.hub.settings.bot_pause if is_watched or self.visitors else 0)
                option = await thinking
        finally:
            thinking.cancel()
        await self.choose_for(seat, option, plan)

    async def bot_choice(self, seat: int, seed: int) -> str:
        """What the bot of a seat chooses. One that fails is asked once more, then chance chooses for it what is legal:
        nobody waits for a bot for ever."""
        table, bot = self.match.table, self.match.seats[seat].bot
        legal = [option.key for option in table.options_of(seat)]
        who = {"table": self.table, "game": table.game.name, "seat": seat, "bot": bot}
        for attempt in range(BOT_ATTEMPTS):
            try:
                chosen = await self.hub.workers.choose(table, bot, seat, seed + attempt)
                if chosen in legal:
                    return chosen
                log.warning("bot failed", extra={**who, "attempt": attempt + 1, "why": f"not legal: {chosen}"})
            except Exception as error:
                log.warning("bot failed", extra={**who, "attempt": attempt + 1, "why": str(error) or repr(error)})
        self.hub.counts["bots_failed"] += 1
        chosen = random.Random(seed).choice(legal)
        log.error("chance chose for a bot", extra={**who, "chosen": chosen})
        return chosen

    async def choose_for(self, seat: int, option: str, plan: tuple[object, ...]) -> None:
        async with self.lock:
            if plan in self.wanted():
                await self.commit([Chose(seat, option)])

    async def wait_for_flag(self, seat: int) -> None:
        left = self.match.seconds(seat, self.hub.time.now())
        if left is not None:
            await self.hub.time.sleep(max(0.0, left))
        async with self.lock:
            late = self.match.out_of_time(self.hub.time.now())
            if late is not None:
                await self.commit([self.without(late) or Flagged(late)])
