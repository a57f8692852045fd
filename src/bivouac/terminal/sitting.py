"""A table and who sits at it, without any screen: plain prompts and the drawn table play through this."""

import json
import logging
import random
import threading
from collections.abc import Mapping, Sequence
from typing import Final

from bivouac import bots
from bivouac.engine.actions import PASS
from bivouac.engine.game import Orders, View
from bivouac.engine.lines import Ear, Told
from bivouac.engine.orders import NOT_ORDERED, asking_orders, known_orders, standing_answer, with_order
from bivouac.engine.table import SEAT_BITS, Entry, Table, choose_in, pass_in
from bivouac.terminal.words import seat_names
from bivouac.text import entry

HUMAN: Final = "human"
BOT_ATTEMPTS: Final = 2
BOT_SECONDS: Final = 30.0
log: Final = logging.getLogger("bivouac.terminal")


class Thought(threading.Thread):
    """A bot that thinks where it can be left behind: one that never ends does not keep the program from ending."""

    def __init__(self, bot: str, seed: int, table: Table, seat: int) -> None:
        super().__init__(daemon=True)
        self.bot: Final = bot
        self.seed: Final = seed
        self.table: Final = table
        self.seat: Final = seat
        self.chosen = -1
        self.trouble = "it takes too long"

    def run(self) -> None:
        try:
            self.chosen = bots.named(self.bot, self.seed).choose(self.table, self.seat)
            self.trouble = ""
        except Exception as error:
            self.trouble = repr(error)


class Sitting:
    """`looking` is the human who sees the screen; with several of them, nobody before the first has sat down to it.

    The table is patient with its humans: they throw their dice and read aloud by their own hand.

    `orders` are those of each human. A human alone is asked wherever a card fits, because nobody watches; several of
    them begin with the orders that the game proposes.
    """

    def __init__(self, table: Table, seats: Sequence[str], orders: Mapping[int, Orders] | None = None) -> None:
        self.table = table
        self.seats: Final = list(seats)
        self.humans: Final = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.bots: Final = {seat: name for seat, name in enumerate(seats) if name != HUMAN}
        self.looking: int | None = self.humans[0] if len(self.humans) == 1 else None
        given = orders or {}
        usual = {} if self.is_shared else asking_orders(table.game)
        self.orders: Final = {seat: known_orders(table.game, given.get(seat, usual)) for seat in self.humans}
        patient = sum(1 << seat for seat in self.humans)
        if table.history and table.state.patient != patient:  # dice that were thrown meanwhile are thrown again by hand
            table.be_patient(self.humans)
            pass_by(table, Ear(), self.orders)
        table.state.patient = patient
        self.told, marks = heard(table)
        # How much of the log each seat, and last a spectator, has behind it: all that was told before its last choice.
        self.read: Final = [0] * (len(self.seats) + 1)
        for at, step in enumerate(table.history):
            self.read[step & ((1 << SEAT_BITS) - 1)] = marks[at]
        self.seen: Final[dict[int, View]] = {}  # what each seat saw when it last chose
        self.spoken: Final[dict[tuple[int, str], list[Entry]]] = {}  # the log in words, as far as it was read

    @property
    def is_shared(self) -> bool:
        """Several humans at one screen: hands are covered between them."""
        return len(self.humans) > 1

    def next_seat(self) -> int:
        """Who is asked next: whoever looks already, if the rules let several choose at once."""
        waiting = self.table.waiting
        return self.looking if self.looking is not None and self.looking in waiting else waiting[0]

    @property
    def is_for_all(self) -> bool:
        """Whether what is asked now is done in front of everybody, so that nobody hands the screen over for it."""
        state = self.table.state
        asker = state.asker
        return state.asking >= 0 and asker is not None and asker.ceremony(state) and not asker.in_private(state)

    def bot_choice(self, seat: int) -> int:
        """What the bot of a seat chooses. One that fails is asked once more, then chance chooses for it what is legal:
        the game goes on."""
        table, seed = self.table, bots.seed_at(self.table, seat)
        legal = [option.id for option in table.options_of(seat)]
        for attempt in range(BOT_ATTEMPTS):
            thought = Thought(self.bots[seat], seed + attempt, table, seat)
            thought.start()
            thought.join(BOT_SECONDS)
            if thought.chosen in legal:
                return thought.chosen
            log.warning("%s at seat %d failed: %s", self.bots[seat], seat + 1, thought.trouble or thought.chosen)
        return random.Random(seed).choice(legal)

    def choose(self, seat: int, action: object) -> list[int]:
        """Choose on a copy, then sit down at it: an interruption in between leaves a whole table.

        Returns the humans who could not answer something on the way. reaction.hidden: at a shared screen they are asked
        all the same, so that being asked tells nothing.
        """
        after = self.table.clone()
        ear = Ear()
        after.state.ear = ear
        after.choose(action, seat)
        pass_by(after, ear, self.orders)
        after.state.ear = None
        who = seat if self.looking is None or seat not in self.humans else self.looking  # dice are thrown for all
        self.read[who] = len(self.told)
        self.seen[who] = self.table.view(who)
        self.told = [*self.told, *ear.told]
        self.table = after
        return [other for other, option in ear.forced if other != seat and other in self.humans and option == PASS]

    def order(self, seat: int, about: str, word: str) -> None:
        """From the next question on; a ValueError if that cannot be ordered."""
        self.orders[seat] = with_order(self.table.game, self.orders[seat], about, word)

    def undo(self, seat: int) -> bool:
        """Whether this seat's last choice could be taken back, and then was."""
        if not self.table.can_undo(seat):
            return False
        before = self.table.clone()
        before.undo(seat)
        while len(before.waiting) == 1 and len(before.option_ids) == 1:  # thrown and read already
            before.choose(before.option_ids[0])
        self.table = before
        self.told = heard(before)[0]
        self.spoken.clear()
        self.read[seat] = min(self.read[seat], len(self.told))
        return True

    # -- the log -----------------------------------------------------------------------------------------------------

    def entries(self, reader: int | None, lang: str, start: int = 0) -> list[Entry]:
        """The log from a line on, as that seat may read it."""
        who = -1 if reader is None else reader
        spoken = self.spoken.setdefault((who, lang), [])
        names = seat_names(self.table.seats, lang)
        spoken += [entry(self.table.game, told, who, lang, names) for told in self.told[len(spoken) :]]
        return spoken[start:]

    def unread(self, reader: int | None) -> int:
        """The number of the first line since this seat's last choice."""
        return self.read[len(self.seats) if reader is None else reader]

    def has_read(self, reader: int | None) -> None:
        self.read[len(self.seats) if reader is None else reader] = len(self.told)

    # -- keeping -----------------------------------------------------------------------------------------------------

    def saved(self) -> str:
        """The game with who sits where and what they have ordered, so that going on needs no other word."""
        kept: dict[str, object] = {**json.loads(self.table.save()), "seats": self.seats}
        if self.table.game.orderables:
            kept["orders"] = {str(seat): orders for seat, orders in self.orders.items()}
        return json.dumps(kept) + "\n"

    def record(self) -> str:
        return json.dumps(self.table.record(), indent=1) + "\n"


def heard(table: Table) -> tuple[list[Told], list[int]]:
    """All that was told so far, and how many lines there were at the beginning and after each choice.

    What follows the dice that a patient table waits for has not been told yet.
    """
    ear = Ear()
    patient = table.state.patient
    state = table.beginning(ear, 0 if table.history else patient)
    marks = [len(ear.told)]
    for at, step in enumerate(table.history):
        table.prepare(state, at, len(table.history), patient)
        choose_in(state, step >> SEAT_BITS, step & ((1 << SEAT_BITS) - 1))
        marks.append(len(ear.told))
    for seat in table.passes:
        pass_in(state, seat)
    marks[-1] = len(ear.told)
    return ear.told, marks


def pass_by(table: Table, ear: Ear, orders: Mapping[int, Orders]) -> None:
    """Answer what can only be answered in one way and is no ceremony, as an impatient table does, and what humans have
    ordered in advance. Who has ordered a pass is not named as one who could not answer."""
    state = table.state
    while True:
        is_by_hand = state.asker is not None and state.asker.ceremony(state)
        for seat in state.waiting():
            chosen = NOT_ORDERED
            if seat in orders:
                chosen = standing_answer(table.game, state, seat, orders[seat])
            options = state.options_of(seat)
            if chosen == NOT_ORDERED and len(options) == 1 and not is_by_hand:
                chosen = options[0]
                ear.hear_forced(seat, chosen)
            if chosen != NOT_ORDERED:
                table.choose(chosen, seat)
                break
        else:
            return
