"""All tables of a server: made, opened when somebody comes, put away when everybody has left."""

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from typing import Any, Final

import msgspec

import bivouac
from bivouac import bots
from bivouac.engine.game import Game, GameOption
from bivouac.engine.table import Table
from bivouac.games import game_named
from bivouac.lessons import COURSES, FIRST
from bivouac.server import keys
from bivouac.server.bus import Bus, Chatted, Deleted, News, RedisBus, WhoIsHere, Written
from bivouac.server.deeds import decode
from bivouac.server.expiry import SWEEP_SECONDS, days_left, sweep
from bivouac.server.limits import NAME_LENGTH, Addresses, clean
from bivouac.server.match import Match, loaded_match, new_match
from bivouac.server.messages import ChatLine, Clock, Closed, NewFork, NewTable, SeatLink, SeatWanted, TableMade
from bivouac.server.metrics import Figures
from bivouac.server.naming import check_distinct, checked_name
from bivouac.server.room import Room
from bivouac.server.saved import SavedMatch
from bivouac.server.settings import Settings, database_url
from bivouac.server.sight import Reader, names
from bivouac.server.store import Conflict, Store, Unavailable
from bivouac.server.timing import Calendar, Time
from bivouac.server.words import Refusal, check_bot, said
from bivouac.server.workers import Workers
from bivouac.text import LANGUAGES

JANITOR_SECONDS: Final = 3.0
BUS_AWAY_SECONDS: Final = 1.0  # while nobody tells what others have written, one looks more often
HEALTH_SECONDS: Final = 1.0  # how long an answer holds
MOST_MINUTES: Final = 24 * 60
MOST_INCREMENT: Final = 3600
Loaded = tuple[Match, dict[int, bytes], list[ChatLine]]
log: Final = logging.getLogger("bivouac.hub")


class Hub:
    def __init__(self, settings: Settings, clock: Time | None = None) -> None:
        self.settings: Final = settings
        self.time: Final = clock or Time()
        self.since_start: Final = Calendar(self.time)
        self.store: Final = Store(database_url(settings), settings.database_seconds)
        self.bus: Final = RedisBus(settings.redis_url) if settings.redis_url else Bus()
        self.workers: Final = Workers(settings.bot_workers, settings.bot_seconds)
        self.rooms: Final[dict[str, Room]] = {}
        self.opening: Final[dict[str, asyncio.Future[Room]]] = {}
        self.counts: Final[Counter[str]] = Counter()
        self.makers: Final = Addresses(settings.tables_per_minute / 60, settings.tables_at_once)
        self.watchers: Final = Addresses(settings.replays_per_minute / 60, settings.replays_at_once)
        self.background: Final[set[asyncio.Task[Any]]] = set()
        self.figures: Final = Figures()
        self.sockets = 0
        self.health: asyncio.Future[None] | None = None
        self.health_until = 0.0
        self.next_sweep = 0.0
        self.is_closing = False

    # -- life --------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        await self.store.start()
        try:
            await self.bus.start(self.heard)
        except Unavailable:
            await self.store.close()
            raise
        self.spawn(self.keep_house())

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    async def say_goodbye(self) -> None:
        """Before the connections are cut: visitors learn that it is not their line."""
        self.is_closing = True
        for room in list(self.rooms.values()):
            for visitor in list(room.visitors):
                visitor.close(Closed("shutting-down", said("shutting-down")))

    async def close(self) -> None:
        """Every table is kept as it stands."""
        self.is_closing = True
        for task in list(self.background):
            task.cancel()
        for room in list(self.rooms.values()):
            await self.put_away(room)
        await self.workers.close()
        await self.bus.close()
        await self.store.close()

    async def check_health(self) -> None:
        """Unavailable if the database cannot write or the bus does not answer. Many who ask get one answer."""
        if self.health is None or (self.health.done() and self.time.steady() >= self.health_until):
            self.health = asyncio.ensure_future(self.check_all())
        await asyncio.shield(self.health)

    async def check_all(self) -> None:
        try:
            await asyncio.gather(self.store.check(self.time.now()), self.bus.check())
        finally:
            self.health_until = self.time.steady() + HEALTH_SECONDS

    def surely(self) -> float:
        """The time by which tables expire. What was played is written down by the calendar, since that outlives a
        restart; a calendar that has been set ahead since the start deletes nothing."""
        return min(self.time.now(), self.since_start.now())

    async def keep_house(self) -> None:
        """From time to time: tables that nobody visits leave the memory, leases are prolonged, gaps are filled."""
        while True:
            await asyncio.sleep(JANITOR_SECONDS if not self.bus.is_away else BUS_AWAY_SECONDS)
            try:
                await self.tidy_up()
                if self.time.steady() >= self.next_sweep:
                    self.next_sweep = self.time.steady() + SWEEP_SECONDS
                    await sweep(self)
                if not self.bus.is_alone:
                    await self.keep_in_touch()
            except Exception:
                log.exception("housekeeping failed")

    async def tidy_up(self) -> None:
        for room in list(self.rooms.values()):
            idle = self.time.steady() - room.idle_since
            if not room.visitors and idle >= self.settings.idle_seconds:
                await self.put_away(room)

    async def keep_in_touch(self) -> None:
        heads = await self.store.heads(list(self.rooms))
        for room in list(self.rooms.values()):
            await self.take_lease(room)
            room.say_who_is_here()
            await room.forget_silent()
            await room.heard_entries(heads.get(room.table, 0))

    async def take_lease(self, room: Room) -> None:
        leased = await self.bus.lease(room.table)
        async with room.lock:
            if room.is_leased != leased:
                room.is_leased = leased
                room.caretaker.arrange()

    async def heard(self, table: str, news: News) -> None:
        """What another process says of a table."""
        room = self.rooms.get(table)
        if room is None:
            return
        try:
            if isinstance(news, Written):
                await room.heard_entries(news.seq)
            elif isinstance(news, Chatted):
                await room.heard_chat()
            elif isinstance(news, Deleted):
                room.close(Closed("deleted", said("deleted")))
            elif isinstance(news, WhoIsHere):
                room.say_who_is_here()
            elif len(news.seats) == len(room.match.seats):
                async with room.lock:
                    room.here_elsewhere(news)
        except Exception:
            log.exception("news failed", extra={"table": table})

    # -- opening and putting away ------------------------------------------------------------------------------------

    async def room_for(self, table: str, secret: str) -> tuple[Room, Reader]:
        """The room that a secret opens, and as whom. A Refusal that does not tell whether there is such a table."""
        if len(secret) > keys.LONGEST or not table.isprintable():
            raise Refusal(404, "wrong-secret", "wrong-secret")
        room = self.rooms.get(table)
        seat = None if room is None else keys.opened(room.hashes, secret)
        if seat is None:  # perhaps the spectators of a rematch, who come later
            seat = keys.opened(await self.store.secrets(table), secret)
        if seat is None:
            raise Refusal(404, "wrong-secret", "wrong-secret")
        return await self.room(table), None if seat == keys.SPECTATORS else seat

    async def room(self, table: str) -> Room:
        if table in self.rooms:
            return self.rooms[table]
        if self.is_closing:
            raise Refusal(503, "shutting-down", "shutting-down")
        if table not in self.opening:
            self.opening[table] = asyncio.ensure_future(self.open(table))
        try:
            return await asyncio.shield(self.opening[table])
        finally:
            self.opening.pop(table, None)

    async def open(self, table: str) -> Room:
        await self.bus.follow(table)
        loaded = await self.loaded(table)
        if loaded is None:
            await self.bus.leave(table)
            raise Refusal(404, "wrong-secret", "wrong-secret")
        room = Room(self, table, *loaded)
        self.rooms[table] = room
        if not self.bus.is_alone:
            await self.take_lease(room)
            self.bus.publish(table, WhoIsHere(self.bus.process))
        if any(seat.kind != "human" for seat in room.match.seats) and room.match.is_live:
            self.spawn(self.workers.warm())
        room.caretaker.arrange()
        return room

    async def loaded(self, table: str) -> Loaded | None:
        """A match from the database. A Refusal if these rules cannot go on from its snapshot."""
        stored = await self.store.load(table)
        if stored is None:
            return None
        try:
            match = loaded_match(stored.snapshot, stored.seq)
        except Exception as error:  # whatever a damaged snapshot does to the rules
            raise refused_table(table, stored.snapshot, error) from error
        is_carried_over = match.notice == "rules"
        for number, (payload, at) in enumerate(stored.entries):
            try:
                match.apply(decode(payload), at)
            except Exception as error:
                if not is_carried_over:
                    raise refused_table(table, stored.snapshot, error) from error
                # Choices after the snapshot, which the new rules do not allow: the game goes on from before them.
                log.warning("choices lost to new rules", extra={"table": table, "why": str(error)})
                match.notice = "rules-lost"
                match.seq = stored.seq + len(stored.entries)
                self.counts["entries_lost"] += len(stored.entries) - number
                break
        if is_carried_over:
            await self.store.snapshot(table, match.seq, match.save())
        match.days_left = days_left(self.settings, match, self.surely())
        return match, stored.secrets, stored.chat

    async def put_away(self, room: Room) -> None:
        async with room.lock:
            if room.visitors and not self.is_closing:
                return
            room.is_closed = True
            room.caretaker.arrange()
            await room.snapshot()
            self.forget(room)
        await self.bus.leave(room.table)

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.table) is room:
            del self.rooms[room.table]

    # -- making ------------------------------------------------------------------------------------------------------

    async def make_table(self, wanted: NewTable) -> TableMade:
        game = self.game_of(wanted.game)
        seats = checked_seats(game, wanted.seats)
        options = checked_options(game, wanted.options)
        clock = checked_clock(wanted.clock)
        if wanted.guided or wanted.course:
            guided = guided_game(game, wanted.course or FIRST, seats)
            return await self.make(new_match(*guided, clock, self.time.now()))
        table = bivouac.new(game.name, players=len(seats), seed=secrets.randbits(128), **options)
        return await self.make(new_match(table, seats, clock, self.time.now()))

    def game_of(self, name: str) -> Game:
        if name not in bivouac.games():
            raise Refusal(404, "no-game", "no-game", known=", ".join(bivouac.games()))
        return game_named(name)

    async def make(self, match: Match) -> TableMade:
        table = keys.new_table_id()
        links = [SeatLink(seat, keys.new_secret()) for seat, sitting in enumerate(match.seats) if sitting.link]
        spectators = keys.new_secret()
        hashes = {link.seat: keys.hashed(link.secret) for link in links}
        hashes[keys.SPECTATORS] = keys.hashed(spectators)
        await self.keep(table, match, hashes)
        return TableMade(table, links, spectators)

    async def keep(self, table: str, match: Match, hashes: dict[int, bytes]) -> None:
        game = match.table.game.name
        await self.store.make(table, game, hashes, match.save(), self.time.now())
        self.counts["tables_made"] += 1
        log.info("table made", extra={"table": table, "game": game, "seats": [seat.kind for seat in match.seats]})

    async def make_rematch(self, match: Match, table: str, heirs: dict[int, bytes]) -> None:
        """Everybody moves one seat on. Who did not agree in person is played by a bot."""
        count = len(match.seats)
        order = [(seat + 1) % count for seat in range(count)]
        seats = [
            SeatWanted("human" if old in heirs else "bot", match.seats[old].name, match.seats[old].bot) for old in order
        ]
        game = match.table
        new = bivouac.new(game.game.name, players=count, seed=secrets.randbits(128), **game.rules)
        hashes = {seat: heirs[old] for seat, old in enumerate(order) if old in heirs}
        with contextlib.suppress(Conflict):  # another process was asked at the same moment: the entry decides
            await self.keep(table, new_match(new, seats, match.clock, self.time.now()), hashes)

    async def fork(self, table: str, secret: str, wanted: NewFork) -> TableMade:
        room, reader = await self.room_for(table, secret)
        match = room.match
        game = match.table
        if reader is None and not match.uploaded:
            raise Refusal(403, "spectator", "spectator")
        seats = checked_seats(game.game, wanted.seats)
        if not 0 <= wanted.seat < game.seats:
            raise Refusal(400, "no-seat", "no-seat", n=game.seats)
        if match.is_live:
            if wanted.seat != reader or wanted.at is not None:
                raise Refusal(403, "running", "fork-running")
            source = game
        else:
            at = len(game.history) if wanted.at is None else wanted.at
            if wanted.seat not in match.eyes(reader):
                raise Refusal(403, "not-your-seat", "not-your-seat")
            if not 0 <= at <= len(game.history):
                raise Refusal(400, "no-position", "no-position", n=len(game.history))
            if match.uploaded and game.base is not None:
                raise Refusal(409, "no-fork", "no-fork")
            source = game.fork(at)
            if source.over:
                raise Refusal(409, "over", "fork-over")
        return await self.make(new_match(branched(source, wanted.seat), seats, None, self.time.now()))

    async def bring_record(self, record: bytes, address: str) -> TableMade:
        """A finished game from elsewhere, to be looked at."""
        now = self.time.now()
        found = await self.workers.check_record(record, self.settings.record_seconds, now, address)
        if "error" in found:
            raise Refusal(400, "bad-record", f"record-{found['error']}", choice=found.get("choice", 0))
        spectators = keys.new_secret()
        table = keys.new_table_id()
        await self.store.make(table, found["game"], {keys.SPECTATORS: keys.hashed(spectators)}, found["match"], now)
        self.counts["records_brought"] += 1
        return TableMade(table, [], spectators)

    # -- what finished games give ------------------------------------------------------------------------------------

    async def record(self, table: str, secret: str, is_packed: bool, address: str) -> bytes:
        """It tells everything, so it is for those who played."""
        match, reader = await self.finished(table, secret)
        if reader is None and not match.uploaded:
            raise Refusal(403, "spectator", "spectator")
        return await self.workers.record(match.table, is_packed, address)

    async def replay(self, table: str, secret: str, seat: int | None, is_packed: bool, address: str) -> bytes:
        """As a seat saw it, for whoever has its secret."""
        match, reader = await self.finished(table, secret)
        if seat is not None and not 0 <= seat < len(match.seats):
            raise Refusal(400, "no-seat", "no-seat", n=len(match.seats))
        if seat is not None and seat not in match.eyes(reader):
            raise Refusal(403, "not-your-seat", "not-your-seat")
        return await self.replay_of(match, seat, is_packed, address)

    async def replay_of(self, match: Match, seat: int | None, is_packed: bool, address: str) -> bytes:
        spoken = [names(match, lang) for lang in LANGUAGES]
        return await self.workers.replay(match.table, seat, spoken, is_packed, address)

    async def looked_at(self, table: str, secret: str) -> Match | None:
        """A finished game that the secret of a link for looking opens, as spectators saw it. Older games have links
        without one. None does not tell whether there is another table of that name, and none is woken up."""
        if not table.isprintable():
            return None
        room = self.rooms.get(table)
        hashes = room.hashes if room is not None else await self.store.secrets(table)
        if not hashes or (secret and not keys.is_same(keys.looking(hashes, table), secret)):
            return None
        loaded = None if room is not None else await self.loaded(table)
        match = room.match if room is not None else loaded[0] if loaded is not None else None
        if match is None or match.is_live or not (secret or match.by_name):
            return None
        return match

    async def finished(self, table: str, secret: str) -> tuple[Match, Reader]:
        room, reader = await self.room_for(table, secret)
        if room.match.is_live:
            raise Refusal(409, "running", "still-running")
        return room.match, reader

    async def delete(self, table: str, secret: str) -> None:
        """By any player once it is over; before that only by one who is alone with bots. Never behind the back of
        somebody who is away."""
        room, reader = await self.room_for(table, secret)
        if reader is None and not room.match.uploaded:
            raise Refusal(403, "spectator", "spectator")
        async with room.lock:
            if room.match.is_live and room.match.humans not in ([], [reader]):
                raise Refusal(409, "running", "delete-running")
            room.check_absent(reader)
            await self.store.delete(table)
            room.close(Closed("deleted", said("deleted")))
        self.bus.publish(table, Deleted())
        await self.bus.leave(table)
        self.counts["tables_deleted"] += 1
        log.info("table deleted", extra={"table": table})


def refused_table(table: str, snapshot: bytes, error: Exception) -> Refusal:
    """Why a table cannot be opened: it is of other rules, or damaged."""
    log.error("table cannot be opened", extra={"table": table, "why": f"{type(error).__name__}: {error}"})
    try:
        saved = msgspec.json.decode(snapshot, type=SavedMatch)
        is_other = saved.game not in bivouac.games() or saved.version != game_named(saved.game).version
    except (msgspec.MsgspecError, UnicodeDecodeError):
        is_other = False
    key = "rules-changed" if is_other else "damaged"
    return Refusal(409, key, key)


def branched(source: Table, seat: int) -> Table:
    """A game of its own from here on, with a seed of its own: the old one would tell how the other game goes on."""
    copy = source.branch(seat, secrets.SystemRandom())
    table = Table(copy.game, copy.rules, secrets.randbits(128), copy.state)
    table.base = copy.base
    return table


def checked_seats(game: Game, wanted: list[SeatWanted]) -> list[SeatWanted]:
    if not game.min_seats <= len(wanted) <= game.max_seats:
        raise Refusal(400, "seats", "seats", low=game.min_seats, high=game.max_seats)
    names = [checked_name(seat.name) if seat.name else "" for seat in wanted]
    check_distinct(names, range(len(names)))
    return [SeatWanted(seat.kind, name, checked_bot(game, seat)) for seat, name in zip(wanted, names, strict=True)]


def checked_bot(game: Game, seat: SeatWanted) -> str:
    """The bot of a seat. Nobody has asked for that of a human's, who may give up: it is one that plays the game."""
    if seat.kind == "human" and seat.bot in bots.names() and seat.bot not in bots.names_for(game.name):
        return bots.best(game.name)
    check_bot(game.name, seat.bot, "no-bot")
    return seat.bot


def guided_game(game: Game, name: str, wanted: list[SeatWanted]) -> tuple[Table, list[SeatWanted]]:
    """The guided game of a course is always the same one; only the learner's name is their own."""
    if game.name not in COURSES:
        raise Refusal(400, "not-guided", "not-guided", known=", ".join(COURSES))
    courses = {course.name: course for course in COURSES[game.name]}
    if name not in courses:
        raise Refusal(400, "no-course", "no-course", name=clean(name, NAME_LENGTH), known=", ".join(courses))
    course = courses[name]
    learner = next((seat.name for seat in wanted if seat.kind == "human"), "")
    seats = [SeatWanted("human", learner) if who == "human" else SeatWanted("bot", "", who) for who in course.seats]
    return course.table(), seats


def checked_options(game: Game, given: dict[str, bool | str | int]) -> dict[str, Any]:
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            raise Refusal(400, "no-option", "no-option", name=clean(name, NAME_LENGTH), known=", ".join(known))
        try:
            known[name].checked(value)
        except ValueError as error:
            raise wrong_value(known[name]) from error
    return dict(given)


def wrong_value(option: GameOption) -> Refusal:
    if isinstance(option.default, bool):
        return Refusal(400, "option-value", "option-yesno", name=option.name)
    if option.words:
        says = "option-words" if option.many else "option-word"
        return Refusal(400, "option-value", says, name=option.name, known=", ".join(option.words))
    return Refusal(400, "option-value", "option-number", name=option.name, low=option.low, high=option.high)


def checked_clock(clock: Clock | None) -> Clock | None:
    if clock is not None and not (0 < clock.minutes <= MOST_MINUTES and 0 <= clock.increment <= MOST_INCREMENT):
        raise Refusal(400, "clock", "clock", minutes=MOST_MINUTES, seconds=MOST_INCREMENT)
    return clock
