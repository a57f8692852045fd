"""A table: a game being played, its history of choices, and all that the contract promises about it."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from bivouac.engine.chance import HALF, chance_from
from bivouac.engine.game import Game, Options, View
from bivouac.engine.lines import ALL, Ear, Told
from bivouac.engine.saving import digest, load_state, save_state
from bivouac.engine.state import NOBODY, SEVERAL, State
from bivouac.engine.voice import voice

SAVE_FORMAT: Final = 2
RECORD_FORMAT: Final = 1
SEAT_BITS: Final = 5


class Option:
    """A choice that can be made now: its number `id` and its `key` in the game's action table, and the `clause` behind
    it."""

    __slots__ = ("clause", "game", "id", "key")

    def __init__(self, game: Game, action: int) -> None:
        self.game: Final = game
        self.id: Final = action
        self.key: Final = game.actions.keys[action]
        self.clause: Final = game.actions.clauses[action]

    def say(self, lang: str) -> str:
        """What is chosen, as a sentence in French ("fr") or English ("en")."""
        return voice().action(self.game, self.id, lang)

    def __repr__(self) -> str:
        return f"Option({self.id}, {self.key!r})"


class Reason:
    """Why an action is not legal: the `clause` of the rulebook that forbids it, and a sentence."""

    __slots__ = ("action", "clause", "game", "key", "number")

    def __init__(self, game: Game, number: int, action: int) -> None:
        self.game: Final = game
        self.number: Final = number
        self.action: Final = action
        self.key: Final = game.reasons.all[number].key
        self.clause: Final = game.reasons.all[number].clause

    def say(self, lang: str) -> str:
        """The reason as a sentence in French ("fr") or English ("en")."""
        return voice().reason(self.game, self.key, self.action, lang)

    def __repr__(self) -> str:
        return f"Reason({self.clause!r}, {self.key!r})"


class IllegalChoice(Exception):
    """The action is in the action table but not legal now, by its `clause`; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.game.actions.keys[reason.action]}: {reason.key} ({reason.clause})")
        self.reason: Reason = reason
        self.clause: str = reason.clause

    def say(self, lang: str) -> str:
        """The reason as a sentence in French ("fr") or English ("en")."""
        return self.reason.say(lang)


class ReplayError(ValueError):
    """A record that does not play out as it says; `choice` is the number of the first choice that differs, from 1."""

    def __init__(self, message: str, choice: int) -> None:
        super().__init__(message)
        self.choice: int = choice


class Entry:
    """One line of the log, as one seat may read it: its `text` and the `clause` behind it."""

    __slots__ = ("clause", "key", "text")

    def __init__(self, text: str, clause: str, key: str) -> None:
        self.text: Final = text
        self.clause: Final = clause
        self.key: Final = key

    def __repr__(self) -> str:
        return f"{self.text} [{self.clause}]"


class Result:
    """How a game ended: `winners` (every seat that won; none where all lost or the game was cut short), `scores`, and
    `why`, the clause that ended it."""

    __slots__ = ("clause", "key", "scores", "why", "winners")

    def __init__(self, winners: list[int], scores: list[int], key: str, clause: str) -> None:
        self.winners: Final = winners
        self.scores: Final = scores
        self.key: Final = key
        self.why: Final = clause
        self.clause: Final = clause

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores}, why={self.why!r})"


class Table:
    """A game being played, made by `bivouac.new`, `bivouac.load` or `bivouac.replay`. Seats are numbered from 0."""

    __slots__ = (
        "base", "game", "history", "is_dealt_anew", "last_learned", "last_seat", "last_w0", "last_w1", "last_w2",
        "last_w3", "passes", "rules", "seed", "state", "tail",
    )  # fmt: skip

    def __init__(self, game: Game, rules: Options, seed: int, state: State) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.seed: Final = seed
        self.state: State = state
        self.base: dict[str, Any] | None = None  # where a branch began: a saved state instead of set-up by the seed
        self.history: list[int] = []
        self.is_dealt_anew: bool = False
        # Patient seats that have passed by force, in order: since the last choice of the history, or in the question
        # that is open if choices have been made in it.
        self.passes: list[int] = []
        self.tail: int = 0  # how many choices of the history are answers to the question that several seats are asked
        self.last_seat: int = NOBODY
        self.last_learned: int = 0
        self.last_w0: i64 = 0
        self.last_w1: i64 = 0
        self.last_w2: i64 = 0
        self.last_w3: i64 = 0

    # -- looking -----------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended; nobody is waiting then."""
        return self.state.over

    @property
    def waiting(self) -> list[int]:
        """Seats that may choose now."""
        return self.state.waiting()

    @property
    def seat(self) -> int | None:
        """The first waiting seat; None when the game is over."""
        if self.state.asking >= 0:
            return self.state.asking
        waiting = self.state.waiting()
        return waiting[0] if waiting else None

    @property
    def option_ids(self) -> list[int]:
        """Legal action numbers of `seat`, sorted: the fast path."""
        if self.state.asking >= 0:
            return self.state.offered[:]
        seat = self.seat
        return [] if seat is None else self.state.options_of(seat)

    @property
    def options(self) -> list[Option]:
        """Legal options of `seat`, sorted by number."""
        return [Option(self.game, action) for action in self.option_ids]

    def options_of(self, seat: int) -> list[Option]:
        """Legal options of any seat; empty for one that is not waiting."""
        return [Option(self.game, action) for action in self.state.options_of(self.checked_seat(seat))]

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is played."""
        state = self.state
        if not state.over:
            return None
        ending = self.game.endings.all[state.ending]
        return Result(state.winners[:], state.scores[:], ending.key, ending.clause)

    def view(self, seat: int | None) -> View:
        """What a seat may know, as JSON; None is a spectator."""
        return self.game.view(self.state, -1 if seat is None else self.checked_seat(seat))

    def views(self, seats: list[int | None]) -> Sequence[View]:
        """The views of all these at once, only to be read."""
        return self.game.views(self.state, [-1 if seat is None else self.checked_seat(seat) for seat in seats])

    def why_not(self, seat: int, key: object) -> Reason | None:
        """Why that seat cannot do that now, by what it knows; None if it can."""
        action = self.action_of(key)
        number = self.state.reason(self.checked_seat(seat), action)
        return None if number == 0 else Reason(self.game, number, action)

    def log(self, seat: int | None, lang: str) -> list[Entry]:
        """Everything told so far, as that seat may read it; made by playing the history again."""
        reader = -1 if seat is None else self.checked_seat(seat)
        return [self.entry(told, reader, lang) for told in self.told()]

    def told(self) -> list[Told]:
        """Everything told so far. At a patient table the lines that follow the open question are not told yet."""
        ear = Ear()
        state = self.replayed(len(self.history), ear, self.state.patient)
        for seat in self.passes:  # the state has kept its ear
            pass_in(state, seat)
        return ear.told

    def entry(self, told: Told, reader: int, lang: str) -> Entry:
        line = self.game.lines.all[told.line]
        text = voice().line(self.game, line.key, told, told.is_seen_by(reader), reader, lang)
        return Entry(text, self.game.lines.clause_of(told), line.key)

    # -- choosing ----------------------------------------------------------------------------------------------------

    def choose(self, option: object, seat: int | None = None) -> None:
        """Choose by Option, number or key. IllegalChoice if it is not legal now, ValueError if it is no action at
        all."""
        state = self.state
        asked = state.asking
        if asked >= 0 and (seat is None or seat == asked):
            if isinstance(option, int) and is_among(option, state.offered):  # what bots do, past the action table
                action = option
            else:
                action = self.action_of(option)
                if action not in state.offered:
                    raise IllegalChoice(Reason(self.game, state.reason(asked, action), action))
            if len(state.offered) == 1:  # only a patient seat is asked this: no decision, not in the record
                self.passes.append(asked)
            else:
                self.history.append((action << SEAT_BITS) | asked)
                if self.passes:
                    self.passes = []
                self.mark(asked)
            state.apply(action)
        else:
            self.choose_aside(self.action_of(option), seat)

    def choose_aside(self, action: int, seat: int | None) -> None:
        """Choose where several seats are waiting, where another seat is named than the one asked, or after the end."""
        state = self.state
        who = self.seat if seat is None else self.checked_seat(seat)
        number = state.reason(0 if who is None else who, action)
        if number != 0 or who is None:
            raise IllegalChoice(Reason(self.game, number, action))
        asker = state.asker
        assert asker is not None
        question = state.sealed
        is_forced = len(state.options_of(who)) == 1  # as above
        is_secret = asker.secret(state)
        counted = ALL
        if self.tail:
            question[who].append(action)
            counted = asker.counted(state)
            question[who].pop()
        if is_forced:
            self.passes.append(who)
        else:
            if self.tail == 0:
                self.passes = [seat for seat in range(state.seats) if question[seat] and state.patient >> seat & 1]
            self.history.append((action << SEAT_BITS) | who)
            self.tail += 1
            self.mark(NOBODY if is_secret else who)  # an undo that others' answers end would tell of them
        state.apply_sealed(who, action)
        if state.sealed is not question and self.tail:
            self.settle(counted)

    def be_patient(self, seats: Sequence[int]) -> None:
        """These seats are people: ask them secret questions even where they can only pass, so that reactions stay
        hidden.

        Such a pass is chosen like anything else, but it is no decision: history and record are those of any table. What
        was asked since the last choice of the history is asked anew.
        """
        mask = 0
        for seat in seats:
            mask |= 1 << self.checked_seat(seat)
        self.settle_tail(self.counted())
        self.state = self.replayed(len(self.history), None, mask)
        self.passes = []
        self.tail = self.answers_in(self.state)

    def mark(self, seat: int) -> None:
        """Remember what free undo asks about."""
        state = self.state
        self.last_seat = seat
        self.last_learned = state.learned
        self.last_w0 = state.w0
        self.last_w1 = state.w1
        self.last_w2 = state.w2
        self.last_w3 = state.w3

    def settle(self, counted: int) -> None:
        """The question that several seats were asked has ended.

        The answer that arrived last may then stand before others, so nobody can take back the last one alone.
        """
        self.settle_tail(counted)
        self.tail = 0
        self.passes = []
        self.last_seat = NOBODY

    def settle_tail(self, counted: int) -> None:
        """Sort the answers to the newest question in the history by seat, whatever order they arrived in.

        Answers of seats that are not counted (a mask) are dropped: a window was over before they mattered.
        """
        if self.tail:
            first = len(self.history) - self.tail
            answers = self.answers_that_count(counted)
            del self.history[first:]
            self.history.extend(answers)
            self.tail = len(answers)

    def answers_that_count(self, counted: int) -> list[int]:
        """The answers to the newest question, sorted, without the dropped ones. No other part of the history is looked
        at, however long the game has been."""
        answers = [step for step in self.history[len(self.history) - self.tail :] if counted >> seat_of(step) & 1]
        answers.sort(key=seat_of)
        return answers

    def counted(self) -> int:
        """Whose answers to the open question count at a table without people."""
        state = self.state
        return ALL if self.tail == 0 or state.asker is None else state.asker.counted(state)

    def answers_in(self, state: State) -> int:
        """How many choices of the history are answers to the question that is open in this state."""
        return min(state.chosen_answers(), len(self.history))  # a branch may have begun between two answers

    def action_of(self, option: object) -> int:
        actions = self.game.actions
        if isinstance(option, int):
            if 0 <= option < len(actions.keys):
                return option
            raise ValueError(f"no action has the number {option}: {self.game.name} has 0 to {len(actions.keys) - 1}")
        if isinstance(option, Option):
            return option.id
        if isinstance(option, str):
            if option in actions.index:
                return actions.index[option]
            raise ValueError(
                f"'{option}' is no action of {self.game.name}; expected a key such as '{actions.keys[-1]}'"
            )
        raise ValueError(f"expected an Option, a number or a key, got {type(option).__name__}")

    def checked_seat(self, seat: object) -> int:
        if not isinstance(seat, int) or not 0 <= seat < self.state.seats:
            raise ValueError(f"no seat {seat!r}: this table has seats 0 to {self.state.seats - 1}")
        return seat

    # -- undo --------------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Free: since its last choice nothing was drawn at random, nobody learned anything, no other seat chose."""
        state = self.state
        return (
            self.last_seat == self.checked_seat(seat)
            and not self.is_dealt_anew
            and not state.over
            and self.last_learned == state.learned
            and self.last_w0 == state.w0
            and self.last_w1 == state.w1
            and self.last_w2 == state.w2
            and self.last_w3 == state.w3
        )

    def undo(self, seat: int) -> None:
        """Take back the last choice; a ValueError where that is not free."""
        if not self.can_undo(seat):
            raise ValueError("this choice cannot be taken back freely: chance, knowledge or another seat came after it")
        self.back_to(len(self.history) - 1)

    def back_to(self, choices: int) -> None:
        """The table as it was after so many choices, whatever has been learned since (by agreement, or in a replay)."""
        self.state = self.replayed(choices, None, self.state.patient)
        self.history = self.history[:choices]
        self.passes = []
        self.tail = self.answers_in(self.state)
        self.last_seat = NOBODY

    # -- copies ------------------------------------------------------------------------------------------------------

    def clone(self) -> "Table":
        """An independent copy, history and chance included: the same choices lead to the same game."""
        copy = Table(self.game, self.rules, self.seed, self.state.clone())
        copy.base = self.base
        copy.history = self.history[:]
        copy.is_dealt_anew = self.is_dealt_anew
        copy.passes = self.passes[:]
        copy.tail = self.tail
        copy.last_seat = self.last_seat
        copy.last_learned = self.last_learned
        copy.last_w0 = self.last_w0
        copy.last_w1 = self.last_w1
        copy.last_w2 = self.last_w2
        copy.last_w3 = self.last_w3
        return copy

    def determinize(self, seat: int, rng: object) -> "Table":
        """A copy in which all that `seat` cannot know is dealt anew, with a stream of chance of its own.

        `rng` is a seed or a random.Random. The copy plays on; it has no log and no record, because it did not happen.
        """
        chance = chance_from(rng)
        copy = Table(self.game, self.rules, self.seed, self.state.clone())
        copy.is_dealt_anew = True
        state = copy.state
        state.patient = 0
        seat = self.checked_seat(seat)
        state.known.deal(seat, state.hidden_zones(), state.categories(), chance)
        state.renew_moments()
        state.w0 = chance.roll(HALF) + 1
        state.w1 = chance.roll(HALF)
        state.w2 = chance.roll(HALF)
        state.w3 = chance.roll(HALF)
        asks_others = state.asker is not None and state.asker.asks_others(state)
        if state.asking == SEVERAL and state.asker is not None:
            for other in range(state.seats):
                if other != seat:
                    given = 0 if asks_others else len(state.sealed[other])
                    state.sealed[other] = []  # of a window nobody knows who has answered yet
                    for _ in range(given):
                        options = state.asker.options_of(state, other)
                        if options:  # with other cards this seat may have less to answer
                            state.sealed[other].append(options[chance.roll(len(options))])
        state.redraw_secrets(seat)
        if state.asking != seat or asks_others:
            state.ask_anew()
        return copy

    def branch(self, seat: int, rng: object) -> "Table":
        """A game of its own from here on: what `seat` cannot know is dealt anew and chance is fresh, so that nobody
        learns anything of this table from it. It begins an own log and record."""
        copy = self.determinize(seat, rng)
        copy.is_dealt_anew = False
        if len(copy.state.offered) == 1 and copy.state.asking >= 0:
            copy.state.ask_anew()  # only people are asked such a question, and a branch begins without them
        copy.base = json.loads(json.dumps(save_state(self.game, copy.state)))
        return copy

    def fork(self, at: int | None = None) -> "Table":
        """A new table that begins where this one stood after `at` choices."""
        choices = len(self.history) if at is None else at
        if not 0 <= choices <= len(self.history):
            raise ValueError(f"this table has {len(self.history)} choices; expected 0 to that, got {at}")
        copy = self.clone()
        if choices > len(self.history) - self.tail:
            copy.settle_tail(copy.counted())
        copy.state.patient = 0
        copy.back_to(min(choices, len(copy.history)))
        return copy

    def replayed(self, choices: int, ear: Ear | None, patient: int = 0) -> State:
        """The state after so many choices, played anew from the beginning.

        Patient seats are asked only the question that is still open and what follows the last choice. The choices
        themselves tell how all before was answered.
        """
        if self.is_dealt_anew:
            raise ValueError("a table dealt anew did not happen: it has no log and no record")
        state = self.beginning(ear, patient if choices == 0 else 0)
        for i in range(choices):
            self.prepare(state, i, choices, patient)
            choose_in(state, self.history[i] >> SEAT_BITS, self.history[i] & 31)
        return state

    def prepare(self, state: State, i: int, choices: int, patient: int) -> None:
        """Before choice `i` of so many is made anew: see who is patient from then on.

        The answers to an open question were given while patient seats were asked it too.
        """
        first = len(self.history) - self.tail
        if choices > first:
            if i == first and patient:
                state.patient = patient
                state.ask_all_anew()
        elif i == choices - 1:
            state.patient = patient

    def beginning(self, ear: Ear | None, patient: int) -> State:
        """Before the first choice of the history: set up from the seed, or where this branch began."""
        if self.base is not None:
            state = load_state(self.game, self.state.seats, self.rules, self.base)
            state.ear = ear
            state.patient = patient
            if state.asking == SEVERAL:
                state.ask_anew()
            while state.asking >= 0 and len(state.offered) == 1 and not patient >> state.asking & 1:
                state.apply(state.offered[0])  # only people are asked such a question: no choice of the history
            return state
        state = self.game.blank(self.state.seats, self.rules)
        state.ear = ear
        state.patient = patient
        self.game.set_up(state, self.seed)
        return state

    # -- saving ------------------------------------------------------------------------------------------------------

    def save(self) -> str:
        """The table as JSON text, also in the middle of an effect."""
        return json.dumps(
            {
                "bivouac": "table",
                "format": SAVE_FORMAT,
                "game": self.game.name,
                "rules": self.game.version,
                "players": self.state.seats,
                "options": self.rules,
                "seed": str(self.seed),
                "base": self.base,
                "history": self.history,
                "dealt_anew": self.is_dealt_anew,
                "patience": [self.state.patient, len(self.passes), *self.passes],
                "undo": [
                    self.last_seat, self.last_learned,
                    int(self.last_w0), int(self.last_w1), int(self.last_w2), int(self.last_w3),
                ],
                "state": save_state(self.game, self.state),
            }
        )  # fmt: skip

    def record(self, every: int = 1) -> dict[str, Any]:
        """The game as its choices, with a hash of the state after every so many."""
        if self.is_dealt_anew:
            raise ValueError("a table dealt anew did not happen: it has no log and no record")
        state = self.beginning(None, 0)
        history = self.history[: len(self.history) - self.tail] + self.answers_that_count(self.counted())
        choices: list[str] = []
        hashes: dict[str, str] = {"0": digest(self.game, state)}
        for i, step in enumerate(history):
            action = step >> SEAT_BITS
            seat = step & 31
            key = self.game.actions.keys[action]
            waiting = state.waiting()
            choices.append(key if waiting[0] == seat else f"{seat}:{key}")
            choose_in(state, action, seat)
            if (i + 1) % every == 0 or i + 1 == len(history):
                hashes[str(i + 1)] = digest(self.game, state)
        begun = {} if self.base is None else {"base": self.base}
        return {
            **begun,
            "bivouac": "record",
            "format": RECORD_FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "players": self.state.seats,
            "options": dict(self.rules),
            "seed": str(self.seed),
            "choices": choices,
            "hashes": hashes,
            "over": state.over,
        }

    def digest(self) -> str:
        """A hash of the whole state, hidden things included."""
        return digest(self.game, self.state)


def is_among(option: int, options: list[int]) -> bool:
    """`option in options`. Compiled, this loop compares ints and not objects and takes less than half of the time."""
    for other in options:  # noqa: SIM110 (plain, a generator would cost more than the loop)
        if other == option:
            return True
    return False


def seat_of(step: int) -> int:
    return step & 31


def pass_in(state: State, seat: int) -> None:
    """A patient seat gives the only answer that it has."""
    if state.asking == SEVERAL:
        state.apply_sealed(seat, state.options_of(seat)[0])
    else:
        state.apply(state.offered[0])


def choose_in(state: State, action: int, seat: int) -> None:
    if state.asking == SEVERAL:
        state.apply_sealed(seat, action)
    else:
        state.apply(action)


def new_table(game: Game, players: object, seed: int, options: Mapping[str, object]) -> Table:
    seats = game.checked_seats(players)
    rules = game.checked_options(options)
    return Table(game, rules, seed, game.begin(seats, rules, seed))
