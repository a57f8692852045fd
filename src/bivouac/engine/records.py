"""A table from what was kept of it: a save, or a record that is played again and compared with its hashes."""

from typing import Any, Final

from bivouac.engine.bounds import HIGHEST, are_within
from bivouac.engine.chance import WORD
from bivouac.engine.checking import Damage, checked_state, must
from bivouac.engine.game import Game
from bivouac.engine.saving import save_state
from bivouac.engine.state import NOBODY, State
from bivouac.engine.table import SEAT_BITS, IllegalChoice, ReplayError, Table, choose_in, pass_in, seat_of

MOST_PASSES: Final = 10_000  # forced answers of people in a row
DAMAGE: Final = (AttributeError, KeyError, TypeError, IndexError)


def load_table(game: Game, data: dict[str, Any]) -> Table:
    """A table from its parsed save, whose state is checked field by field. `check_choices` goes further."""
    try:
        rules = game.checked_options(fields_of(data, "options"))
        seats = game.checked_seats(data["players"])
        seed = whole(data["seed"], "seed")
        history = checked_history(game, seats, data["history"])
        is_dealt_anew = data["dealt_anew"]
        must(type(is_dealt_anew) is bool, "dealt_anew", is_dealt_anew, "true or false")
        patient, passes = checked_patience(seats, data["patience"])
        if is_dealt_anew:
            must(data["base"] is None, "base", "a state", "nothing, since this table was dealt anew")
        table = Table(game, rules, seed, checked_state(game, seats, rules, data["state"], patient))
        if data["base"] is not None:
            checked_state(game, seats, rules, data["base"])
            table.base = data["base"]
        table.history = history
        table.is_dealt_anew = is_dealt_anew
        table.passes = passes
        table.tail = table.answers_in(table.state)
        remember_undo(table, data["undo"])
    except DAMAGE as error:
        raise ValueError(f"this saved table is damaged: {type(error).__name__} at {error}") from error
    return table


def fields_of(data: dict[str, Any], name: str) -> dict[str, Any]:
    fields = data[name]
    if not isinstance(fields, dict):
        raise Damage(name, fields, "names and values")
    return fields


def whole(value: object, name: str) -> int:
    """A number of any size, kept as text because JSON of other programs cannot hold it."""
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        raise Damage(name, value, "a whole number")
    return int(value)


def checked_history(game: Game, seats: int, history: Any) -> list[int]:
    """Choices as numbers: action and seat of each."""
    highest = len(game.actions) << SEAT_BITS
    must(type(history) is list and are_within(history, 0, highest - 1), "history", history, "choices of this game")
    must(all(seat_of(step) < seats for step in history), "history", history, f"choices of {seats} seats")
    made: list[int] = history[:]
    return made


def checked_patience(seats: int, patience: Any) -> tuple[int, list[int]]:
    """Who is patient, and who has passed by force, in order. Of older saves only how often is known: NOBODY each time,
    since they asked one seat at a time."""
    expected = "a mask of seats, how often they have passed, and who"
    fits = type(patience) is list and len(patience) >= 2 and are_within(patience, NOBODY, MOST_PASSES)
    must(fits and 0 <= patience[0] < 1 << seats and patience[1] >= 0, "patience", patience, expected)
    passes = patience[2:] if len(patience) > 2 else [NOBODY] * patience[1]
    must(len(passes) == patience[1] and are_within(passes, NOBODY, seats - 1), "patience", patience, expected)
    return patience[0], passes


def check_choices(table: Table) -> None:
    """A ValueError if the choices of a loaded table are not legal or do not lead to the state that it holds."""
    if table.is_dealt_anew:
        return  # it did not happen
    try:
        same_state(save_state(table.game, played_again(table)), save_state(table.game, table.state))
    except DAMAGE as error:
        raise ValueError(f"this saved table is damaged: {type(error).__name__} at {error}") from error


def played_again(table: Table) -> State:
    """The state after its choices and the forced ones that people have made since; each must have been legal."""
    history, patient, passes = table.history, table.state.patient, table.passes
    state = table.beginning(None, 0 if history else patient)
    for i, step in enumerate(history):
        table.prepare(state, i, len(history), patient)
        action, seat = step >> SEAT_BITS, seat_of(step)
        is_legal = not state.over and action in state.options_of(seat)
        must(is_legal, "history", table.game.actions.keys[action], f"a legal choice of seat {seat} as number {i + 1}")
        choose_in(state, action, seat)
    for seat in passes:
        by = state.asking if seat == NOBODY else seat
        must(by >= 0 and len(state.options_of(by)) == 1, "patience", passes, "passes of those who were asked for them")
        pass_in(state, by)
    return state


def same_state(made: dict[str, Any], saved: dict[str, Any]) -> None:
    """The state that the choices lead to must be the one that was saved."""
    for name, value in made.items():
        if name == "table":
            same_state(value, saved[name])
        elif saved[name] != value:
            raise Damage(name, saved[name], "what the choices of this table lead to")


def remember_undo(table: Table, undo: Any) -> None:
    """What free undo asks about: who chose last, and what stood before."""
    fits = type(undo) is list and len(undo) == 6 and are_within(undo, NOBODY, HIGHEST)
    must(fits and are_within(undo[2:], 0, WORD), "undo", undo, "a seat, a count and four words of chance")
    last = seat_of(table.history[-1]) if table.history else NOBODY
    must(undo[0] in (NOBODY, last), "undo", undo[0], "the seat of the last choice, or nobody")
    table.last_seat = undo[0]
    table.last_learned = undo[1]
    table.last_w0 = undo[2]
    table.last_w1 = undo[3]
    table.last_w2 = undo[4]
    table.last_w3 = undo[5]


def replay_table(game: Game, record: dict[str, Any]) -> Table:
    """Play a record again and compare it with its hashes."""
    try:
        rules = game.checked_options(fields_of(record, "options"))
        seats = game.checked_seats(record["players"])
        seed = whole(record["seed"], "seed")
        must(type(record["choices"]) is list, "choices", record["choices"], "a list of choices")
        choices = [str(choice) for choice in record["choices"]]
        hashes = {int(at): str(value) for at, value in fields_of(record, "hashes").items()}
        table = begun_table(game, rules, seed, seats, record.get("base"))
    except DAMAGE as error:
        raise ValueError(f"this record is damaged: {type(error).__name__} at {error}") from error
    if max(hashes, default=0) > len(choices):
        raise ReplayError(f"this record was cut: it ends after {len(choices)} choices", len(choices) + 1)
    agreed = -1
    for i in range(len(choices) + 1):
        if i > 0:
            replay_choice(table, choices[i - 1], i)
        if i in hashes:
            if table.digest() != hashes[i]:
                raise ReplayError(differs(i, agreed, choices), max(i, 1))
            agreed = i
    return table


def begun_table(game: Game, rules: dict[str, Any], seed: int, seats: int, base: Any) -> Table:
    """A table before its first choice: set up from the seed, or where a branch began."""
    if base is None:
        return Table(game, rules, seed, game.begin(seats, rules, seed))
    table = Table(game, rules, seed, checked_state(game, seats, rules, base))
    table.base = base
    table.state = table.beginning(None, 0)  # past what only people are asked, where a record begins
    return table


def replay_choice(table: Table, choice: str, number: int) -> None:
    seat, _, key = choice.rpartition(":")
    try:
        table.choose(key, int(seat) if seat else None)
    except (IllegalChoice, ValueError) as error:
        raise ReplayError(f"choice {number} of this record, '{choice}', cannot be made: {error}", number) from error


def differs(at: int, agreed: int, choices: list[str]) -> str:
    if at == 0:
        return "this record begins differently: its set-up is not what these rules make of its seed and options"
    if agreed == at - 1:
        return f"this replay differs at choice {at}, '{choices[at - 1]}': the state after it is another one"
    return (
        f"this replay differs somewhere between choice {agreed + 1} and choice {at}: the record has hashes only there"
    )
