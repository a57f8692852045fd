"""A state as JSON and back, also in the middle of an effect: steps are their names and ints."""

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from bivouac.engine.events import event_from
from bivouac.engine.game import Game, Options
from bivouac.engine.life import Close, Drain, Land, Rewrite, Window
from bivouac.engine.scenes import Leave
from bivouac.engine.state import NOBODY, Asker, State, Step, Trigger
from bivouac.engine.verbs import Do, EndEffect

ENGINE_STEPS: dict[str, Any] = {
    step.__name__: step for step in (Close, Do, Drain, EndEffect, Land, Leave, Rewrite, Window)
}


def step_data(step: Step[Any]) -> list[Any]:
    return [type(step).__name__, *step.data()]


def step_from(game: Game, data: list[Any]) -> Step[Any]:
    name = data[0]
    made = ENGINE_STEPS[name] if name in ENGINE_STEPS else game.steps.get(name)
    if made is None:
        raise ValueError(f"a saved {game.name} has a step '{name}' that these rules do not know")
    step: Step[Any] = made(*data[1:])
    return step


def save_state(game: Game, state: State) -> dict[str, Any]:
    return {
        "agenda": [step_data(step) for step in state.agenda],
        "events": [event.data() for event in state.events],
        "pending": [trigger.data() for trigger in state.pending],
        "frames": state.frames[:],
        "asker": None if state.asker is None else step_data(state.asker),
        "asking": state.asking,
        "sealed": [answers[:] for answers in state.sealed],
        "pools": [pools[:] for pools in state.known.pools],
        "barred": state.known.barred[:],
        "newest": state.known.newest,
        "limits": [[*key, *limit] for key, limit in sorted(state.known.limits.items())],
        "learned": state.learned,
        "over": state.over,
        "winners": state.winners[:],
        "scores": state.scores[:],
        "ending": state.ending,
        "chance": [int(state.w0), int(state.w1), int(state.w2), int(state.w3)],
        "table": game.save_fields(state),
    }


def load_state(game: Game, seats: int, options: Options, data: dict[str, Any]) -> State:
    """A state from what `save_state` gave. Of what others may have touched `checking.checked_state` makes one."""
    state = game.blank(seats, options)
    fill_state(game, state, data)
    offer(state)
    return state


def fill_state(game: Game, state: State, data: dict[str, Any]) -> None:
    """Put what was saved into a blank state; what the open question offers is still to be asked."""
    state.agenda = [step_from(game, step) for step in data["agenda"]]
    state.events = [event_from(event) for event in data["events"]]
    state.pending = [Trigger(t[0], t[1], t[2], t[3], t[4]) for t in data["pending"]]
    state.frames = data["frames"][:]
    state.asking = data["asking"]
    state.sealed = [answers[:] for answers in data["sealed"]]
    state.known.pools = [pools[:] for pools in data["pools"]]
    state.known.barred = data["barred"][:]
    state.known.newest = data["newest"]
    state.known.limits = {(row[0], row[1]): (row[2], row[3]) for row in data["limits"]}
    state.learned = data["learned"]
    state.over = data["over"]
    state.winners = data["winners"][:]
    state.scores = data["scores"][:]
    state.ending = data["ending"]
    words = data["chance"]
    state.w0 = words[0]
    state.w1 = words[1]
    state.w2 = words[2]
    state.w3 = words[3]
    game.load_fields(state, data["table"])
    state.renew_moments()
    if data["asker"] is not None:
        asker = step_from(game, data["asker"])
        if not isinstance(asker, Asker):
            raise ValueError(f"a saved {game.name} is asked by a step '{data['asker'][0]}' that asks nothing")
        state.asker = asker


def offer(state: State) -> None:
    """What the seat that is asked can choose, by the open question."""
    if state.asking > NOBODY and state.asker is not None:
        state.offered = state.asker.options_of(state, state.asking)


def save_by_name(state: State, names: Sequence[str]) -> dict[str, Any]:
    """These fields of a state as JSON: numbers, lists of numbers, and lists of such lists."""
    return {name: copied(getattr(state, name)) for name in names}


def load_by_name(state: State, names: Sequence[str], fields: dict[str, Any]) -> None:
    """Put fields that `save_by_name` has saved back into a blank state. A TypeError if one is of another type."""
    for name in names:
        value = fields[name]
        if type(value) is not type(getattr(state, name)):
            raise TypeError(f"{name}, which is of type {type(value).__name__}")
        setattr(state, name, copied(value))


def copied(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return [part[:] for part in value] if value and isinstance(value[0], list) else value[:]


def digest(game: Game, state: State) -> str:
    """A hash of the whole state, hidden things included: the same game gives the same one on every build."""
    text = json.dumps(save_state(game, state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()
