"""Saves and records that somebody has tampered with: each is refused with a reason, or can be played.

`python -m tools.damage [--only altered] [--tries 100000] [--seed 0] [--jobs 2]`

Real saves and records of random games are changed at random and loaded. Whatever is accepted is looked at from every
seat and played on at random.
"""

import argparse
import contextlib
import faulthandler
import json
import math
import random
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import bivouac
from bivouac import bots
from bivouac.games import game_named

LIMIT = 2.0 if bivouac.compiled() else 8.0  # seconds of processor time for each
HUNG = 60.0  # compiled code hears no alarm: a process that hangs ends with a trace
REARMED = 1.0  # after so many seconds that clock is set anew: it costs a thread each time
HASHED_EVERY = 16  # choices, as in the records that the server gives; the last one always is
PLAYED_ON = 60
CHUNK = 500
REFUSED, PLAYABLE, BROKEN, SLOW = "refused", "playable", "broken", "slow"
NUMBERS = [
    -(2**70),
    -(2**31),
    -100,
    -2,
    -1,
    0,
    1,
    2,
    3,
    7,
    31,
    40,
    79,
    80,
    255,
    4096,
    10**6,
    2**31,
    2**32,
    2**63,
    2**70,
]
OTHERS: list[Any] = [None, True, False, 1.5, "", "7", "x", [], [0], [[]], {}, {"a": 1}]


class Late(BaseException):
    """The time is up; no `except Exception` holds it back."""


class Sample(NamedTuple):
    """A save or a record before the damage."""

    kind: str
    data: dict[str, Any]

    def table(self) -> bivouac.Table:
        return opened(self.data)


class Outcome(NamedTuple):
    kind: str
    fate: str
    seconds: float
    why: str


# -- what is damaged ---------------------------------------------------------------------------------------------------


def samples(game: str, rng: random.Random, wanted: int) -> list[Sample]:
    """Saves and records of random games at random points, by preference in the middle of an effect."""
    found: list[Sample] = []
    while len(found) < wanted:
        table = begun(game, rng)
        length = rng.choice([0, 3, 10, 30, 60, 120, 1000])
        for _ in range(length):
            if table.over:
                break
            choose_at_random(table, rng)
        for _ in range(40):
            if table.over or is_in_an_effect(table) or rng.random() < 0.05:
                break
            choose_at_random(table, rng)
        found += kept(table, rng)
    return found[:wanted]


def begun(game: str, rng: random.Random) -> bivouac.Table:
    rules = game_named(game)
    options: dict[str, Any] = {}
    for option in rules.options:
        if rng.random() < 0.3:
            if isinstance(option.default, bool):
                options[option.name] = rng.random() < 0.5
            elif option.many:
                options[option.name] = ",".join(word for word in option.words if rng.random() < 0.5)
            elif option.words:
                options[option.name] = rng.choice(option.words)
            elif not option.cap:
                options[option.name] = rng.randint(option.low, option.high)
    seats = rng.randint(rules.min_seats, rules.max_seats)
    return bivouac.new(game, players=seats, seed=rng.randrange(10**6), **options)


def is_in_an_effect(table: bivouac.Table) -> bool:
    state = table.state
    return bool(state.frames or state.events or state.pending or state.sealed)


def choose_at_random(table: bivouac.Table, rng: random.Random) -> None:
    seat = rng.choice(table.waiting)
    table.choose(rng.choice(table.options_of(seat)), seat)


def kept(table: bivouac.Table, rng: random.Random) -> Iterator[Sample]:
    """This position in every form that is kept of one."""
    yield Sample("save", json.loads(table.save()))
    patient = table.clone()
    patient.be_patient(range(table.seats))
    yield Sample("save of people", json.loads(patient.save()))
    yield Sample("save dealt anew", json.loads(table.determinize(0, rng.randrange(10**6)).save()))
    yield Sample("record", json.loads(json.dumps(table.record(every=HASHED_EVERY))))
    branch = table.branch(rng.randrange(table.seats), rng.randrange(10**6))
    for _ in range(rng.choice([0, 1, 5, 20])):
        if not branch.over:
            choose_at_random(branch, rng)
    yield Sample("save of a branch", json.loads(branch.save()))
    record = json.loads(json.dumps(branch.record(every=HASHED_EVERY)))
    yield Sample("record of a branch", record)
    yield Sample("record of a branch without hashes", {**record, "hashes": {}})


# -- how it is damaged -------------------------------------------------------------------------------------------------


def damaged(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A copy in which one to three things are changed."""
    copy: dict[str, Any] = json.loads(json.dumps(data))
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        rng.choice([change_somewhere, change_somewhere, change_somewhere, swap_in_lists])(copy, rng)
    return copy


def change_somewhere(data: dict[str, Any], rng: random.Random) -> None:
    """Walk down at random, to the state more often than not, and change what is found."""
    node: Any = data
    for name in ("base", "state"):
        if rng.random() < 0.6 and isinstance(data.get(name), dict):
            node = data[name]
            break
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            if isinstance(node, list):
                node.append(rng.choice(NUMBERS))
            return
        key = rng.choice(keys)
        if key in ("bivouac", "format", "game", "rules") and node is data:
            continue
        value = node[key]
        if isinstance(value, list | dict) and rng.random() < 0.85:
            node = value
            continue
        change(node, key, rng)
        return


def change(node: Any, key: Any, rng: random.Random) -> None:
    value = node[key]
    what = rng.random()
    if what < 0.08:
        del node[key]
    elif what < 0.16:
        node[key] = rng.choice(OTHERS)
    elif isinstance(value, bool):
        node[key] = not value
    elif isinstance(value, int):
        near = [value + 1, value - 1, value + 2, -value, value ^ 1, rng.randrange(60), rng.randrange(200)]
        node[key] = rng.choice([*near, rng.choice(NUMBERS)])
    elif isinstance(value, str):
        node[key] = rng.choice([value[:-1], value + "x", value[::-1], "", "0", "pass", "yes", "Do", "Land", "Turn"])
    elif isinstance(value, list):
        change_list(value, rng)
    elif isinstance(node, list):
        node.append(value)


def change_list(value: list[Any], rng: random.Random) -> None:
    if not value:
        value.append(rng.choice(NUMBERS))
        return
    at = rng.randrange(len(value))
    what = rng.randrange(6)
    if what == 0:
        value.pop(at)
    elif what == 1:
        value.insert(at, json.loads(json.dumps(rng.choice(value))))
    elif what == 2:
        value.append(rng.choice(NUMBERS))
    elif what == 3:
        value.clear()
    elif what == 4:
        value.reverse()
    else:
        value *= rng.choice([2, 3])


def swap_in_lists(data: dict[str, Any], rng: random.Random) -> None:
    """Two entries of one field change places, or one moves elsewhere in it: sums and sets stay as they are."""
    state = data.get("base") if isinstance(data.get("base"), dict) else data.get("state")
    if not isinstance(state, dict):
        return
    fields = state.get("table") if rng.random() < 0.7 and isinstance(state.get("table"), dict) else state
    assert isinstance(fields, dict)
    value = rng.choice([None, *fields.values()])
    if not isinstance(value, list) or not value:
        return
    lists = [part for part in value if isinstance(part, list)] or [value]
    one, other = rng.choice(lists), rng.choice(lists)
    if not one:
        return
    i = rng.randrange(len(one))
    if other and rng.random() < 0.5:
        j = rng.randrange(len(other))
        one[i], other[j] = other[j], one[i]
    else:
        other.insert(rng.randint(0, len(other)), one.pop(i))


# -- what comes of it --------------------------------------------------------------------------------------------------


def fate_of(data: dict[str, Any], rng: random.Random) -> tuple[str, str]:
    """Whether it is refused, can be played, or breaks something, and why."""
    try:
        table = opened(data)
    except ValueError as error:
        return (REFUSED, str(error)) if str(error) else (BROKEN, "a refusal without a word")
    except Exception as error:
        return BROKEN, f"load: {where(error)}"
    try:
        play_on(table, rng)
    except Exception as error:
        return BROKEN, f"play: {where(error)}"
    return PLAYABLE, ""


def opened(data: dict[str, Any]) -> bivouac.Table:
    return bivouac.load(data) if data["bivouac"] == "table" else bivouac.replay(data)


def where(error: Exception) -> str:
    """The error and the last places of the program that it came through."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "bivouac" in frame.filename]
    places = " < ".join(f"{f.filename.rsplit('bivouac/', 1)[-1]}:{f.lineno} {f.name}" for f in reversed(frames[-4:]))
    return f"{type(error).__name__} {str(error)[:60]} at {places}"


def play_on(table: bivouac.Table, rng: random.Random) -> None:
    look(table, rng)
    for i in range(PLAYED_ON):
        if table.over:
            break
        if i == 3:
            seat = rng.choice(table.waiting)
            table.choose(bots.named("greedy", i).choose(table, seat), seat)
        else:
            choose_at_random(table, rng)
        table.view(rng.choice([None, *range(table.seats)]))
    look(table, rng)


def look(table: bivouac.Table, rng: random.Random) -> None:
    """From every seat, at everything that a table shows."""
    assert table.over or table.waiting, "nobody is asked and the game is not over"
    for seat in (None, *range(table.seats)):
        json.dumps(table.view(seat))
        if not table.is_dealt_anew:
            table.log(seat, rng.choice(["fr", "en"]))
    for seat in range(table.seats):
        for option in table.options_of(seat):
            option.say("fr")
        for _ in range(5):
            reason = table.why_not(seat, rng.randrange(len(table.game.actions)))
            if reason is not None:
                reason.say("en")
        table.can_undo(seat)
    table.determinize(rng.randrange(table.seats), rng.randrange(1000))
    if not table.is_dealt_anew:
        again = bivouac.replay(table.record(every=HASHED_EVERY))
        # People may stand before a question that a replay answers by itself.
        assert table.state.patient or again.digest() == table.digest(), "a replay that leads elsewhere"
    bivouac.load(table.save())


# -- many of them ------------------------------------------------------------------------------------------------------


def attempts(game: str, seed: int, tries: int) -> list[Outcome]:
    """As many damaged saves and records, each within the limit of time."""
    rng = random.Random(f"{game} {seed}")
    whole = samples(game, rng, max(14, tries // 12))
    made: list[Outcome] = []
    look(whole[0].table(), rng)  # what is read once, such as the sentences, is no one's fault
    with alarmed() as alarm, guarded() as guard:
        for i in range(tries):
            sample = whole[i % len(whole)]
            data = damaged(sample.data, rng)
            guard()
            began = time.process_time()
            try:
                alarm(LIMIT)
                fate, why = fate_of(data, rng)
            except Late as error:
                fate, why = SLOW, where_late(error)
            finally:
                alarm(0)
            made.append(Outcome(sample.kind, fate, time.process_time() - began, why))
    return made


@contextlib.contextmanager
def guarded() -> Iterator[Callable[[], None]]:
    """Who does not call what this gives for HUNG seconds ends with a trace."""
    armed = -math.inf

    def guard() -> None:
        nonlocal armed
        now = time.monotonic()
        if now - armed > REARMED:
            armed = now
            faulthandler.dump_traceback_later(HUNG + REARMED, exit=True)

    try:
        yield guard
    finally:
        faulthandler.cancel_dump_traceback_later()


def where_late(error: Late) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    return " < ".join(f"{f.filename.rsplit('/', 1)[-1]}:{f.lineno} {f.name}" for f in reversed(frames[-5:]))


class alarmed:  # noqa: N801 (used as a word)
    """While it lasts, `alarm(seconds)` interrupts what runs; 0 takes it back."""

    def __enter__(self) -> Callable[[float], object]:
        self.before = signal.signal(signal.SIGPROF, self.ring)
        return lambda seconds: signal.setitimer(signal.ITIMER_PROF, seconds)

    def __exit__(self, *error: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, self.before)

    def ring(self, number: int, frame: object) -> None:
        raise Late


def summed(outcomes: list[Outcome]) -> dict[str, Any]:
    """The figures of a page."""
    fates = Counter(outcome.fate for outcome in outcomes)
    return {
        "tries": len(outcomes),
        **{fate: fates[fate] for fate in (REFUSED, PLAYABLE, BROKEN, SLOW)},
        "slowest": round(max(outcome.seconds for outcome in outcomes), 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", choices=("", *bivouac.games()), help="this game alone")
    parser.add_argument("--tries", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    failed = False
    for game in [args.only] if args.only else bivouac.games():
        outcomes: list[Outcome] = []
        with ProcessPoolExecutor(args.jobs) as pool:
            starts = range(0, args.tries, CHUNK)
            for part in pool.map(
                attempts,
                [game] * len(starts),
                [args.seed + start for start in starts],
                [min(CHUNK, args.tries - start) for start in starts],
            ):
                outcomes += part
        figures = summed(outcomes)
        print(f"{game}: {figures}")
        for fate in (BROKEN, SLOW):
            causes = Counter(f"{outcome.why}" for outcome in outcomes if outcome.fate == fate)
            for cause, count in causes.most_common(25):
                print(f"  {fate} {count}: {cause}")
        failed = failed or bool(figures[BROKEN] or figures[SLOW])
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
