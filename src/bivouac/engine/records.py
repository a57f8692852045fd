"""A table from what was kept of it: a save, or a record that is played again and compared with its hashes."""

from typing import Any

from bivouac.engine.game import Game
from bivouac.engine.saving import load_state
from bivouac.engine.table import IllegalChoice, ReplayError, Table


def load_table(game: Game, data: dict[str, Any]) -> Table:
    """A table from its parsed save."""
    try:
        rules = game.checked_options(data["options"])
        seats = game.checked_seats(data["players"])
        table = Table(game, rules, int(data["seed"]), load_state(game, seats, rules, data["state"]))
        table.base = data["base"]
        table.history = [int(step) for step in data["history"]]
        table.is_dealt_anew = bool(data["dealt_anew"])
        patience = data["patience"]
        table.state.patient = int(patience[0])
        table.passes = int(patience[1])
        undo = data["undo"]
        table.last_seat = undo[0]
        table.last_learned = undo[1]
        table.last_w0 = undo[2]
        table.last_w1 = undo[3]
        table.last_w2 = undo[4]
        table.last_w3 = undo[5]
    except (AttributeError, KeyError, TypeError, IndexError) as error:
        raise ValueError(f"this saved table is damaged: {type(error).__name__} at {error}") from error
    return table


def replay_table(game: Game, record: dict[str, Any]) -> Table:
    """Play a record again and compare it with its hashes."""
    try:
        rules = game.checked_options(record["options"])
        seats = game.checked_seats(record["players"])
        seed = int(record["seed"])
        choices = [str(choice) for choice in record["choices"]]
        hashes = {int(at): str(value) for at, value in record["hashes"].items()}
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"this record is damaged: {type(error).__name__} at {error}") from error
    if max(hashes, default=0) > len(choices):
        raise ReplayError(f"this record was cut: it ends after {len(choices)} choices", len(choices) + 1)
    table = begun_table(game, rules, seed, seats, record.get("base"))
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
    """A table before its first choice."""
    if base is None:
        return Table(game, rules, seed, game.begin(seats, rules, seed))
    try:
        table = Table(game, rules, seed, load_state(game, seats, rules, base))
    except (AttributeError, KeyError, TypeError, IndexError) as error:
        raise ValueError(f"this record is damaged: {type(error).__name__} at {error}") from error
    table.base = base
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
