"""A table as the server keeps it: the game, who sits where, offers, clocks; all of it made by its deeds.

Nothing here waits, writes or sends. The same deeds at the same times make the same match, in any process.
"""

import json
from typing import Any

import msgspec

from bivouac.engine.actions import PASS
from bivouac.engine.life import Window
from bivouac.engine.lines import Ear, Lines, Told
from bivouac.engine.orders import NEVER, NOT_ORDERED, asking_orders, known_orders, standing_answer
from bivouac.engine.records import load_table
from bivouac.engine.state import NOBODY
from bivouac.engine.table import SEAT_BITS, Table
from bivouac.games import game_named
from bivouac.server import notes
from bivouac.server.deeds import (
    Abandoned,
    Answered,
    Chose,
    Conceded,
    Deed,
    Flagged,
    Instructed,
    Named,
    Offered,
    Ordered,
    Rematched,
    Rested,
    Sat,
    TookOver,
    Undone,
)
from bivouac.server.messages import Clock, OfferKind, SeatWanted, Status
from bivouac.server.saved import Offering, SavedLine, SavedMatch, Seat

__all__ = ["Match", "Offering", "SavedMatch", "Seat", "finished_match", "loaded_match", "new_match"]

LIVE: tuple[Status, ...] = ("open", "playing")


class Match:
    def __init__(self, table: Table, seats: list[Seat], clock: Clock | None, at: float) -> None:
        self.table = table
        self.before: list[Told] = []  # lines told before the game was carried over to other rules
        self.ear = Ear()
        self.seats = seats
        self.given = given_names(seats)
        self.spoken: dict[str, list[str]] = {}  # by language, names as sentences use them; made when first needed
        self.status: Status = "open"
        self.loser = -1  # who conceded or ran out of time
        self.offers: list[Offering] = []
        self.clock = clock
        self.at = at
        self.next_table = ""
        self.heirs: list[int] = []
        self.notice = ""
        self.days_left = 0  # it is deleted after so many, when it was loaded; 0: not soon
        self.uploaded = False
        self.by_name = False  # links for looking at it have no secret, because it ended before they had one
        self.seq = 0
        self.asides = 0  # deeds other than choices since then
        # Choices made or taken back since this match was loaded: names a position. An answer to a question that others
        # have still to answer changes nothing for them.
        self.moves = 0
        self.uncut = 0  # how many lines of the log the last undo left as they were

    # -- looking -----------------------------------------------------------------------------------------------------

    @property
    def is_live(self) -> bool:
        return self.status in LIVE

    @property
    def humans(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "human"]

    @property
    def waiting(self) -> list[int]:
        return self.table.waiting if self.is_live else []

    @property
    def told(self) -> list[Told]:
        return self.before + self.ear.told if self.before else self.ear.told

    @property
    def is_secret(self) -> bool:
        """Whether others may not know that the open question is asked."""
        asker = self.table.state.asker
        return asker is not None and asker.secret(self.table.state)

    def ordered(self, seat: int) -> str:
        """What the standing orders of a person at this seat answer to the open question; empty if they are asked."""
        sitting, table = self.seats[seat], self.table
        if sitting.kind != "human" or seat not in self.waiting:
            return ""
        if self.is_asked_for_nothing(seat):
            return table.game.actions.keys[PASS]
        reactions = NEVER if self.rests(seat) else sitting.reactions
        chosen = standing_answer(table.game, table.state, seat, sitting.orders, reactions)
        return "" if chosen == NOT_ORDERED else table.game.actions.keys[chosen]

    def is_asked_for_nothing(self, seat: int) -> bool:
        """Whether a window asks this person what can only be passed, and nobody could learn from the time it takes
        that it was: all others are bots. At a table of people such a seat is asked like any other."""
        state = self.table.state
        return self.humans == [seat] and isinstance(state.asker, Window) and state.options_of(seat) == [PASS]

    def can_rest(self, seat: int) -> bool:
        """Whether this seat may say that it wants to be asked no more in this turn. A game that tells moments apart
        has orders for them instead."""
        table = self.table
        return isinstance(table.state.asker, Window) and not table.game.orderables and seat in self.waiting

    def rests(self, seat: int) -> bool:
        """Whether the turn in which this seat does not want to be asked again is not over. The hand has no say."""
        rests = self.seats[seat].rests
        return rests >= 0 and rests == self.table.game.turns(self.table.state)

    def seconds(self, seat: int, now: float) -> float | None:
        """What is left on a clock."""
        left = self.seats[seat].seconds
        if left is None:
            return None
        return left - max(0.0, now - self.at) if seat in self.running else left

    @property
    def running(self) -> list[int]:
        """Whose clocks run: people who are asked something, once everybody has sat down."""
        if self.clock is None or self.status != "playing":
            return []
        return [seat for seat in self.table.waiting if self.seats[seat].kind == "human"]

    def out_of_time(self, now: float) -> int | None:
        for seat in self.running:
            left = self.seconds(seat, now)
            if left is not None and left <= 0:
                return seat
        return None

    def absent(self, now: float, seconds: float) -> list[int]:
        """Seats where a bot plays for somebody who was away, and who keeps a say for so long."""
        found: list[int] = []
        for number, seat in enumerate(self.seats):
            if seat.away_since is not None and now - seat.away_since < seconds:
                found.append(number)
        return found

    def witness(self, to: int) -> int | None:
        """Somebody away for whom a bot has chosen since then: what it showed was seen and cannot be taken back."""
        for number, seat in enumerate(self.seats):
            if seat.away_since is not None and to < seat.floor:
                return number
        return None

    def offer(self, kind: OfferKind) -> Offering | None:
        return next((offer for offer in self.offers if offer.kind == kind), None)

    def last_choice(self, seat: int) -> int | None:
        """How many choices came before this seat's last one."""
        history = self.table.history
        for i in range(len(history) - 1, -1, -1):
            if history[i] & ((1 << SEAT_BITS) - 1) == seat:
                return i
        return None

    def sides_of(self, seat: int) -> tuple[list[int], list[list[int]]]:
        """The seats that win and lose together with this one, and the other sides."""
        sides = self.table.game.sides(self.table.state)
        return next(side for side in sides if seat in side), [side for side in sides if seat not in side]

    def goes_on_without(self, seat: int) -> bool:
        """Whether the others play on, with a bot at that seat, when it gives up or runs out of time. They do not where
        nobody else is a person or a single side is left."""
        mine, others = self.sides_of(seat)
        return (len(mine) > 1 or len(others) > 1) and any(human != seat for human in self.humans)

    def answers_of(self, seat: int) -> int:
        """How many answers this seat has given to the open question of several seats."""
        sealed = self.table.state.sealed
        return len(sealed[seat]) if sealed else 0

    def eyes(self, reader: int | None) -> list[int]:
        """The seats through whose eyes this reader may see the game again once it is over: the own one, and those that
        were nobody's. Whoever brought a record along has seen all of it."""
        if self.is_live:
            return []
        if self.uploaded:
            return list(range(len(self.seats)))
        if reader is None:
            return []
        return [reader, *(number for number, seat in enumerate(self.seats) if not seat.link and number != reader)]

    @property
    def winners(self) -> list[int]:
        """Every seat that won; none where all lost or nobody was to win."""
        if self.status in ("conceded", "flagged"):
            return sorted(seat for side in self.sides_of(self.loser)[1] for seat in side)
        result = self.table.result
        return [] if result is None or self.status == "abandoned" else result.winners

    # -- what happens ------------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Hear everything told from the beginning, and from here on."""
        self.ear = Ear()
        self.ear.told.extend(self.table.told())
        self.table.state.ear = self.ear

    def note(self, key: str, seat: int, other: int = -1) -> None:
        self.ear.told.append(notes.note(key, seat, other))

    def apply(self, deed: Deed, at: float) -> None:
        """IllegalChoice or ValueError from a choice that cannot be made; nothing has changed then."""
        running = self.running
        state = self.table.state
        asker, sealed, learned = state.asker, state.sealed, state.learned
        if isinstance(deed, Chose):
            self.table.choose(deed.option, deed.seat)
        # Of a window that only one seat has still to answer the sealed answers may be gone; it stands all the same.
        stands = bool(sealed) and (
            state.sealed is sealed or (not state.sealed and state.asker is asker and state.learned == learned)
        )
        for seat in running:
            left = self.seats[seat].seconds
            if left is not None:
                self.seats[seat].seconds = left - max(0.0, at - self.at)
        self.at = at
        self.seq += 1
        if (isinstance(deed, Chose) and not stands) or isinstance(deed, Undone):
            self.moves += 1
        if isinstance(deed, Chose):
            self.chose(deed, deed.seat in running)
        else:
            self.asides += 1
            self.apply_aside(deed)

    def chose(self, deed: Chose, counted: bool) -> None:
        seat = self.seats[deed.seat]
        if seat.seconds is not None and self.clock is not None and counted:
            seat.seconds += self.clock.increment
        if seat.kind != "human":
            self.chosen_by_bot(seat)
        elif (self.offers or seat.missed) and not self.is_servers_own(deed):
            self.drop_offer("undo")  # life went on: who asked can ask again
            seat.missed = 0
        if self.table.over:
            self.status = "over"
            self.offers = []

    def chosen_by_bot(self, seat: Seat) -> None:
        """Even a pass in secret counts, so that what can be taken back tells nothing of it."""
        if seat.link:
            seat.missed += 1
        if seat.away_since is not None:
            seat.floor = len(self.table.history)

    def is_servers_own(self, deed: Chose) -> bool:
        """What a standing order chose withdraws nothing, nor does a pass that may be one's: others would see it."""
        return deed.is_ordered or (deed.option == "pass" and self.seats[deed.seat].reactions != "ask")

    def apply_aside(self, deed: Deed) -> None:
        if isinstance(deed, Sat):
            self.sat(deed.seat)
        elif isinstance(deed, Undone):
            self.undone(deed)
        elif isinstance(deed, Offered):
            self.drop_offer(deed.kind)
            heirs = {str(deed.seat): deed.heir} if deed.heir else {}
            self.offers.append(Offering(deed.kind, deed.seat, [deed.seat], deed.to, deed.table, heirs))
        elif isinstance(deed, Answered):
            self.answered(deed)
        elif isinstance(deed, Abandoned):
            self.end("abandoned", -1)
        elif isinstance(deed, Rematched):
            self.drop_offer("rematch")
            self.next_table = deed.table
            self.heirs = deed.heirs
        elif isinstance(deed, Conceded):
            self.end("conceded", deed.seat)
        elif isinstance(deed, Flagged):
            self.end("flagged", deed.seat)
        elif isinstance(deed, TookOver):
            self.took_over(deed)
        elif isinstance(deed, Named):
            self.seats[deed.seat].name = deed.name
            self.given = given_names(self.seats)
            self.spoken = {}
        elif isinstance(deed, Ordered):
            self.seats[deed.seat].reactions = deed.reactions
            self.seats[deed.seat].rests = -1
        elif isinstance(deed, Rested):
            self.seats[deed.seat].rests = self.table.game.turns(self.table.state)
        elif isinstance(deed, Instructed):
            seat = self.seats[deed.seat]
            seat.orders = known_orders(self.table.game, {**seat.orders, deed.about: deed.order})

    def undone(self, deed: Undone) -> None:
        told = self.ear.told
        self.table.back_to(deed.to)
        self.listen()
        self.uncut = len(self.before) + notes.with_notes(self.ear.told, told)
        self.drop_offer("undo")
        for seat in self.seats:
            seat.floor = min(seat.floor, deed.to)
        is_unseen = deed.is_free and self.is_secret and self.uncut == len(self.before) + len(told)
        if not is_unseen:  # else others would learn that there was something to answer
            self.note("undone", deed.by)

    def took_over(self, deed: TookOver) -> None:
        seat = self.seats[deed.seat]
        if deed.why == "conceded":
            self.note("gave-up", deed.seat)
        elif deed.why == "flagged":
            self.note("ran-out", deed.seat)
        else:
            self.note("took-over", deed.seat, deed.by)
        if seat.kind == "human" and deed.why != "conceded":
            seat.away_since = self.at
        seat.kind = "bot"
        seat.bot = deed.bot
        seat.missed = 0
        self.drop_offer("undo")
        self.begin()

    def sat(self, number: int) -> None:
        seat = self.seats[number]
        if seat.kind == "bot":
            self.note("returned", number)
        seat.kind = "human"
        seat.taken = True
        seat.away_since = None
        if self.clock is not None and seat.seconds is None:
            seat.seconds = self.clock.minutes * 60.0
        self.begin()

    def begin(self) -> None:
        """Clocks run once everybody has sat down; choosing is free before that."""
        if self.status == "open" and all(seat.taken for seat in self.seats if seat.kind == "human"):
            self.status = "playing"

    def answered(self, deed: Answered) -> None:
        offer = self.offer(deed.kind)
        if offer is None:
            return
        if not deed.agree:
            self.note("withdrew" if deed.seat == offer.by else f"refused-{deed.kind}", deed.seat)
            self.offers.remove(offer)
            return
        if deed.seat not in offer.agreed:
            offer.agreed.append(deed.seat)
        if deed.heir:
            offer.heirs[str(deed.seat)] = deed.heir

    def drop_offer(self, kind: OfferKind) -> None:
        self.offers = [offer for offer in self.offers if offer.kind != kind]

    def end(self, status: Status, loser: int) -> None:
        self.status = status
        self.loser = loser
        self.offers = []

    # -- snapshots ---------------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        lines = self.table.game.lines
        saved = SavedMatch(
            game=self.table.game.name,
            version=self.table.game.version,
            table=self.table.save(),
            told=[saved_line(lines, told) for told in self.told],
            kept=len(self.before),
            seats=self.seats,
            status=self.status,
            loser=self.loser,
            offers=self.offers,
            clock=self.clock,
            at=self.at,
            next_table=self.next_table,
            heirs=self.heirs,
            notice=self.notice,
            uploaded=self.uploaded,
            by_name=self.by_name,
        )
        return msgspec.json.encode(saved)


def saved_line(lines: Lines, told: Told) -> SavedLine:
    key = notes.key_of(told) if told.line < 0 else lines.all[told.line].key
    cause = lines.causes[told.cause]
    return SavedLine(key, told.seat, told.card, told.other, told.number, told.sees, cause)


def told_line(lines: Lines, number: int, line: SavedLine) -> Told:
    """A saved line; a cause that these rules do not know is forgotten, and the line has its own clause."""
    cause = lines.causes.index(line.cause) if line.cause in lines.causes else 0
    return Told(number, line.seat, line.card, line.other, line.number, line.sees, cause)


def given_names(seats: list[Seat]) -> tuple[str, ...]:
    return tuple([seat.name for seat in seats])


def new_match(table: Table, wanted: list[SeatWanted], clock: Clock | None, at: float) -> Match:
    """A match about to begin. Everybody is asked in secret even what can only be passed: reactions stay hidden. Who is
    alone with bots is asked wherever a card fits; several people begin with the orders that the game proposes."""
    seats = [Seat(seat.kind, seat.name, seat.bot, seat.kind != "bot") for seat in wanted]
    people = [seat for seat in seats if seat.kind != "bot"]
    if len(people) == 1:
        people[0].orders = asking_orders(table.game)
    if clock is not None:
        for seat in seats:
            seat.seconds = clock.minutes * 60.0 if seat.kind == "human" else None
    table.be_patient(range(table.seats))
    match = Match(table, seats, clock, at)
    match.begin()
    match.listen()
    return match


def finished_match(table: Table, wanted: list[SeatWanted], at: float) -> Match:
    """A match from a record that somebody brought along."""
    seats = [Seat(seat.kind, seat.name, seat.bot, False) for seat in wanted]
    match = Match(table, seats, None, at)
    match.status = "over" if table.over else "abandoned"
    match.uploaded = True
    match.listen()
    return match


def loaded_match(payload: bytes, seq: int) -> Match:
    """A match from its snapshot; ValueError if other rules than these cannot go on from it."""
    saved = msgspec.json.decode(payload, type=SavedMatch)
    game = game_named(saved.game)
    data: dict[str, Any] = json.loads(saved.table)
    is_carried_over = saved.version != game.version
    if is_carried_over:
        for seat in saved.seats:
            seat.floor = 0
            seat.orders = known_orders(game, seat.orders)
        # The position stands, how it came about cannot be played again: the game begins anew from here.
        patient = data["patience"][0]
        changes = {"rules": game.version, "base": data["state"], "history": [], "patience": [patient, 0]}
        data = {**data, **changes, "undo": [NOBODY, 0, 0, 0, 0, 0]}
    match = Match(load_table(game, data), saved.seats, saved.clock, saved.at)
    numbers = {line.key: number for number, line in enumerate(game.lines.all)}
    for line in saved.told:
        noted = notes.number_of(line.key)
        if noted is not None:
            numbers[line.key] = noted
    told = [told_line(game.lines, numbers[line.key], line) for line in saved.told if line.key in numbers]
    match.before = told if is_carried_over else told[: saved.kept]
    match.ear.told.extend([] if is_carried_over else told[saved.kept :])
    match.table.state.ear = match.ear
    match.status = saved.status
    match.loser = saved.loser
    match.offers = saved.offers
    match.next_table = saved.next_table
    match.heirs = saved.heirs
    match.notice = "rules" if is_carried_over and match.is_live else saved.notice
    match.uploaded = saved.uploaded
    match.by_name = saved.by_name and not match.is_live
    match.seq = seq
    return match
