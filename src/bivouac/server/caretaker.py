"""What the server does at a table by itself: bots choose, standing orders are carried out, clocks run out."""

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from bivouac import bots
from bivouac.engine.actions import PASS
from bivouac.lessons import is_first_game
from bivouac.server.deeds import Chose
from bivouac.server.words import Refusal

if TYPE_CHECKING:
    from bivouac.server.room import Room

CHANCE: Final = random.SystemRandom()
BOT_ATTEMPTS: Final = 2
log: Final = logging.getLogger("bivouac.room")


class Plan(NamedTuple):
    """Something to be done for a seat as the game stands: another position is another plan."""

    what: Literal["bot", "order", "flag"]
    seat: int
    moves: int
    bot: str = ""
    option: str = ""  # what a standing order chooses
    answers: int = 0  # that the seat has given to a question of several: it may be asked again while others think
    at: float = 0.0  # since when a clock runs


class Caretaker:
    def __init__(self, room: "Room") -> None:
        self.room: Final = room
        self.tasks: Final[dict[Plan, asyncio.Task[None]]] = {}
        self.drawn_at = -1  # the position for which the delay of secret answers was drawn
        self.delay = 0.0

    def arrange(self) -> None:
        """Start what is to be done now and is not under way, stop what is no longer wanted."""
        wanted = self.wanted()
        if not wanted and not self.tasks:
            return
        here = asyncio.current_task()
        for plan, task in list(self.tasks.items()):
            if plan not in wanted or task.done():
                del self.tasks[plan]
                if task is not here:
                    task.cancel()
        for plan in wanted:
            if plan not in self.tasks:
                self.tasks[plan] = asyncio.create_task(self.do(plan), name=f"{plan.what} at {self.room.table}")

    def wanted(self) -> set[Plan]:
        room, match = self.room, self.room.match
        if room.is_closed or not room.is_leased or not match.is_live:
            return set()
        plans: set[Plan] = set()
        for seat in match.waiting:
            sitting, answers = match.seats[seat], match.answers_of(seat)
            if sitting.kind != "human":
                if match.offer("undo") is None:  # bots wait while people talk about taking back
                    plans.add(Plan("bot", seat, match.moves, bot=sitting.bot, answers=answers))
            else:
                option = match.ordered(seat)
                if option:
                    plans.add(Plan("order", seat, match.moves, option=option, answers=answers))
        for seat in match.running:
            plans.add(Plan("flag", seat, match.moves, at=match.at))
        return plans

    async def do(self, plan: Plan) -> None:
        try:
            if plan.what == "bot":
                await self.let_bot_choose(plan)
            elif plan.what == "order":
                await self.carry_out(plan)
            else:
                await self.wait_for_flag(plan.seat)
        except Refusal as refusal:
            log.info("not done", extra={"table": self.room.table, "plan": plan.what, "code": refusal.code})
        except Exception:
            log.exception("failed", extra={"table": self.room.table, "plan": plan.what})

    async def carry_out(self, plan: Plan) -> None:
        """A standing order answers: in secret after the delay of the question, else so that people can follow. Who has
        nothing to answer with and nobody to hide it from is not kept waiting at all."""
        match = self.room.match
        if not match.is_asked_for_nothing(plan.seat):
            pause = self.reaction_delay() if match.is_secret else self.room.hub.settings.bot_pause
            await self.room.hub.time.sleep(pause)
        await self.choose_for(plan, plan.option)

    async def choose_for(self, plan: Plan, option: str) -> None:
        async with self.room.lock:
            if plan in self.wanted():
                await self.room.commit([Chose(plan.seat, option, plan.what == "order")])

    def reaction_delay(self) -> float:
        """How long a secret answer takes that the server gives: the same for all hands, and for all seats that are
        asked together, so that it does not tell how many of them have orders either."""
        if self.drawn_at != self.room.match.moves:
            settings = self.room.hub.settings
            self.drawn_at = self.room.match.moves
            self.delay = CHANCE.uniform(settings.reaction_delay_min, settings.reaction_delay_max)
        return self.delay

    # -- bots --------------------------------------------------------------------------------------------------------

    async def let_bot_choose(self, plan: Plan) -> None:
        room, match, seat = self.room, self.room.match, plan.seat
        time, settings = room.hub.time, room.hub.settings
        is_watched = bool(match.humans)
        # The guided first game is the same for everybody who chooses the same: neither other chance nor a slow machine
        # may lead it elsewhere. Its deal is known, so how long a bot thinks gives nothing away.
        is_fixed = is_first_game(match.table)
        seed = bots.seed_at(match.table, seat) if is_fixed else CHANCE.getrandbits(64)
        thinking = asyncio.ensure_future(self.bot_choice(seat, seed))
        try:
            if is_watched and match.is_secret and settings.reaction_delay_max > 0:
                await time.sleep(self.reaction_delay())
                # Neither may a long thought tell that there is something to think about: who is not done passes.
                is_done = thinking.done() or is_fixed
                option = await thinking if is_done else match.table.game.actions.keys[PASS]
            else:
                await time.sleep(settings.bot_pause if is_watched or room.visitors else 0)
                option = await thinking
        finally:
            thinking.cancel()
        await self.choose_for(plan, option)

    async def bot_choice(self, seat: int, seed: int) -> str:
        """What the bot of a seat chooses. One that fails is asked once more, then chance chooses for it what is legal:
        nobody waits for a bot for ever."""
        hub, match = self.room.hub, self.room.match
        table, bot = match.table, match.seats[seat].bot
        legal = [option.key for option in table.options_of(seat)]
        if len(legal) == 1 and match.is_secret:  # a bot that can only pass: in a copy that is done already
            return legal[0]
        who = {"table": self.room.table, "game": table.game.name, "seat": seat, "bot": bot}
        for attempt in range(BOT_ATTEMPTS):
            try:
                chosen = await hub.workers.choose(table, bot, seat, seed + attempt)
                if chosen in legal:
                    return chosen
                log.warning("bot failed", extra={**who, "attempt": attempt + 1, "why": f"not legal: {chosen}"})
            except Exception as error:
                log.warning("bot failed", extra={**who, "attempt": attempt + 1, "why": str(error) or repr(error)})
        hub.counts["bots_failed"] += 1
        chosen = random.Random(seed).choice(legal)
        log.error("chance chose for a bot", extra={**who, "chosen": chosen})
        return chosen

    # -- clocks ------------------------------------------------------------------------------------------------------

    async def wait_for_flag(self, seat: int) -> None:
        room = self.room
        left = room.match.seconds(seat, room.time.now())
        if left is not None:
            await room.hub.time.sleep(max(0.0, left))
        async with room.lock:
            await room.flag_who_is_late()
