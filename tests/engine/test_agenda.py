"""The agenda of a state: steps in reading order, questions that stop it, answers that are forced."""

from collections.abc import Callable
from typing import Any

import pytest

from bivouac.engine.actions import PASS, YES
from bivouac.engine.chance import Chance
from bivouac.engine.lines import Ear
from bivouac.engine.state import NOBODY, Asker, Choice, Sealed, State, Step
from bivouac.engine.verbs import Amount, Condition, Do, Verb


class Tape(State):
    """A state that writes down what its steps do."""

    __slots__ = ("written",)

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats, 4, 0, None)
        self.written: list[object] = []

    def why_over(self, seat: int, option: int) -> int:
        return 1

    def why_not_asked(self, seat: int, option: int) -> int:
        return 2


class Write(Step[Tape]):
    __slots__ = ("what",)

    def __init__(self, what: int) -> None:
        self.what = what

    def run(self, game: Tape) -> None:
        game.written.append(self.what)


class Ask(Choice[Tape]):
    __slots__ = ("offers",)

    def __init__(self, *offers: int) -> None:
        self.offers = list(offers)

    def seat(self, game: Tape) -> int:
        return 1

    def options(self, game: Tape) -> list[int]:
        return self.offers

    def chosen(self, game: Tape, option: int) -> None:
        game.written.append(("chose", option))

    def reason(self, game: Tape, seat: int, option: int) -> int:
        return 3


class Stop(Step[Tape]):
    __slots__ = ()

    def run(self, game: Tape) -> None:
        game.end([0], 0)


class Both(Sealed[Tape]):
    __slots__ = ()

    def options_of(self, game: Tape, seat: int) -> list[int]:
        return [] if game.sealed[seat] else [PASS, YES] if seat == 0 else [YES]

    def land(self, game: Tape) -> None:
        game.written.append([answers[:] for answers in game.sealed])


def test_steps_run_in_reading_order_before_all_that_waits() -> None:
    tape = Tape()
    tape.then(Stop())
    tape.then(Write(5))
    tape.then(Write(1), Write(2), Write(3), Write(4))
    tape.advance()
    assert tape.written == [1, 2, 3, 4, 5]
    assert tape.over


def test_a_question_stops_the_agenda_until_it_is_answered() -> None:
    tape = Tape()
    tape.then(Ask(PASS, YES), Write(1), Stop())
    tape.advance()
    assert (tape.written, tape.waiting(), tape.options_of(1), tape.options_of(0)) == ([], [1], [PASS, YES], [])
    tape.apply(YES)
    assert tape.written == [("chose", YES), 1]
    assert (tape.waiting(), tape.options_of(1)) == ([], [])


def test_a_single_option_is_taken_and_reported_and_none_is_nothing() -> None:
    tape = Tape()
    tape.ear = Ear()
    tape.then(Ask(), Ask(7), Stop())
    tape.advance()
    assert tape.written == [("chose", 7)]
    assert tape.ear.forced == [(1, 7)]


def test_the_end_leaves_the_rest_undone() -> None:
    tape = Tape()
    tape.then(Stop(), Write(1))
    tape.advance()
    assert (tape.written, tape.winners, tape.ending) == ([], [0], 0)


def test_an_asked_again_question_may_have_become_forced() -> None:
    tape = Tape()
    ask = Ask(PASS, YES)
    tape.then(ask, Stop())
    tape.advance()
    ask.offers.remove(PASS)
    tape.ask_anew()
    assert tape.written == [("chose", YES)]
    assert tape.over
    tape.ask_anew()
    assert tape.written == [("chose", YES)], "nothing is open any more"


def test_reasons_come_from_whoever_knows_them() -> None:
    tape = Tape()
    tape.then(Ask(PASS, YES), Stop())
    tape.advance()
    assert [tape.reason(1, YES), tape.reason(1, 9), tape.reason(0, YES)] == [0, 3, 2]
    tape.apply(PASS)
    assert tape.reason(1, YES) == 1


def test_forced_sealed_answers_are_sealed_too() -> None:
    tape = Tape()
    tape.ear = Ear()
    tape.then(Both(), Stop())
    tape.advance()
    assert tape.waiting() == [0]
    assert tape.options_of(1) == []
    assert tape.sealed == [[], [YES]]
    assert tape.ear.forced == [(1, YES)]
    asker = tape.asker
    assert asker is not None
    asker.answer(tape, 0, PASS)
    assert tape.written == [[[PASS], [YES]]]
    assert (tape.sealed, tape.over) == ([], True)


def test_the_state_draws_from_the_same_stream_as_chance() -> None:
    tape = Tape()
    tape.reseed(12)
    chance = Chance(12)
    assert [tape.roll(n) for n in range(1, 500)] == [chance.roll(n) for n in range(1, 500)]
    cards, same = list(range(4)), list(range(4))
    tape.shuffle(cards)
    chance.shuffle(same)
    assert cards == same
    assert not any(tape.known.knows(seat, card) for seat in (0, 1) for card in cards)


def test_telling_without_a_listener_builds_nothing() -> None:
    tape = Tape()
    tape.tell(1, 0)
    ear = Ear()
    tape.ear = ear
    tape.tell(4, 1, 2, 3, 5, 1)
    told = ear.told[0]
    assert (told.line, told.seat, told.card, told.other, told.number, told.sees) == (4, 1, 2, 3, 5, 1)


def test_a_state_that_says_nothing_of_itself_has_no_windows_and_no_triggers() -> None:
    state: Any = State(3, 2, 1, None)
    nothing: Any = None
    assert state.window(nothing, 0) == state.answers(0, 0) == state.replacements(nothing) == state.categories() == []
    assert state.initiative() == [0, 1, 2]
    assert (state.lands(nothing), state.answer(0, 0, 0), state.replace(0), state.resolve(nothing)) == (None,) * 4
    assert state.redraw_secrets(0) is None
    assert state.asking == NOBODY


def test_what_a_game_must_write_says_so() -> None:
    state: Any = State(1, 0, 1, None)
    step: Any = Step()
    asker: Any = Asker()
    choice: Any = Choice()
    sealed: Any = Sealed()
    verb: Any = Verb()
    condition: Any = Condition()
    amount: Any = Amount()
    do = Do(0, 0, 0, 0, 0)
    unwritten: list[Callable[[], object]] = [
        lambda: state.clone(),
        lambda: state.source_option(0),
        lambda: state.node(0, 0),
        lambda: state.why_over(0, 0),
        lambda: state.why_not_asked(0, 0),
        lambda: state.why_not_answer(0, 0, 0),
        lambda: state.why_not_order(0, 0),
        lambda: state.hidden_zones(),
        lambda: step.run(state),
        lambda: asker.answer(state, 0, 0),
        lambda: asker.options_of(state, 0),
        lambda: asker.ask_again(state),
        lambda: asker.reason(state, 0, 0),
        lambda: choice.seat(state),
        lambda: choice.options(state),
        lambda: choice.chosen(state, 0),
        lambda: sealed.land(state),
        lambda: verb.do(state, do),
        lambda: verb.chosen(state, do, 0),
        lambda: verb.reason(state, do, 0),
        lambda: verb.words(),
        lambda: condition.holds(state, 0, 0, -1),
        lambda: condition.words(),
        lambda: amount.value(state, 0, 0),
        lambda: amount.words(),
    ]
    for missing in unwritten:
        with pytest.raises(NotImplementedError):
            missing()
    assert (step.data(), verb.parts(), verb.options(state, do)) == ([], [], [])
    assert (verb.works(state, 0, 0), verb.payable(state, 0, 0), verb.is_cost(), verb.path) == (True, True, False, -1)
    assert (verb.hindrance(state, 0, 0), verb.secret(state, do), asker.secret(state)) == (0, False, False)
