"""Whether a saved state could come from play, before anything of it runs.

The engine checks what it owns: types and sizes, seats, steps and how they nest, events, sealed answers, who knows what,
chance, the end. Each game declares bounds for what is its own (`Game.bounds`) and says in `Game.check` what belongs
together (every card in one place). A position in the middle of an effect is tried out on copies besides: what waits on
its agenda must be able to happen.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from bivouac.engine.bounds import (
    COUNT,
    FRAME,
    HIGHEST,
    LONGEST,
    SEATS,
    UNBOUND,
    Bound,
    Bounds,
    are_within,
    number,
    numbers,
    piles,
)
from bivouac.engine.chance import WORD, Chance
from bivouac.engine.events import AFTER, BEFORE, MOMENT, Event
from bivouac.engine.game import Game, Options
from bivouac.engine.knowledge import KNOWN
from bivouac.engine.life import Close, Land, Rewrite, Window
from bivouac.engine.saving import ENGINE_STEPS, fill_state, offer
from bivouac.engine.scenes import Leave, Scene
from bivouac.engine.state import NOBODY, SEVERAL, Asker, Choice, Sealed, State, Step
from bivouac.engine.verbs import Do, EndEffect

MOST_POOLS: Final = 1 << 18
DEEPEST: Final = 1000  # steps on the agenda
TRIED: Final = 12  # choices that a position in the middle of an effect is tried out for
RANDOM_TRIES: Final = 2

AGENDA: Final = "agenda"
CHANCE: Final = numbers(0, WORD, 4)
SCORES: Final = numbers(-HIGHEST, HIGHEST)
WINNERS: Final = numbers(0, SEATS)


class Damage(ValueError):
    """A saved position that cannot come from play: the field, and what was expected there."""

    def __init__(self, name: str, value: object, expected: str) -> None:
        shown = repr(value)
        super().__init__(
            f"this position is damaged: '{name}' is {shown if len(shown) <= 60 else shown[:60] + '...'}; "
            f"expected {expected}"
        )


def must(is_so: bool, name: str, value: object, expected: str) -> None:
    if not is_so:
        raise Damage(name, value, expected)


def must_fit(bound: Bound, value: object, seats: int, name: str) -> None:
    if not bound.fits(value, seats):
        raise Damage(name, value, bound.expected(seats))


def must_be_once(values: Iterable[int], expected: Iterable[int], name: str) -> None:
    """Each of these, and each of them once, in whatever order."""
    found = sorted(values)
    wanted = sorted(expected)
    if found != wanted:
        odd = sorted((Counter(found) - Counter(wanted)) | (Counter(wanted) - Counter(found)))
        raise Damage(name, odd, f"each of the {len(wanted)} once, and no other")


def must_know(state: State, seat: int, cards: list[int], name: str) -> None:
    """A seat knows the cards of its own hand: else they would be dealt anew under its own choices."""
    for card in cards:
        must(state.known.knows(seat, card), "pools", state.known.pools[seat][card], f"{KNOWN} for a card of its {name}")


def must_mix_alike(state: State, kinds: Sequence[int]) -> None:
    """Cards that a seat cannot tell apart are of one kind: else one would be dealt anew to a place that is not for it.

    `kinds` has a number for each card; one below 0 is never hidden.
    """
    for pools in state.known.pools:
        kind_of: dict[int, int] = {}
        for card, pool in enumerate(pools):
            if pool != KNOWN:
                must(kinds[card] >= 0, "pools", pool, f"{KNOWN} for card {card}, which is never hidden")
                alike = kind_of.setdefault(pool, kinds[card]) == kinds[card]
                must(alike, "pools", pool, "cards of one kind in a pool")


def unlanded(state: State) -> list[Event]:
    """The announced events that have still to land: those with their landing above their end on the agenda."""
    events: list[Event] = []
    ends = 0
    for step in steps_of(state):
        if isinstance(step, Close):
            ends += 1
        elif isinstance(step, Scene):
            ends = step.events
        elif isinstance(step, Land):
            events.append(state.events[ends - 1])
    return events


def checked_state(game: Game, seats: int, options: Options, data: object, patient: int = 0) -> State:
    """A state from what was saved of it, by whomever; a ValueError names the field that cannot be so."""
    if not isinstance(data, dict):
        raise Damage("state", data, "the fields of a state")
    bounds = game.bounds()
    state = game.blank(seats, options)
    check_fields(game, bounds, state, data)
    check_steps(game, bounds, seats, data)
    fill_state(game, state, data)
    check_nesting(bounds, state)
    check_knowledge(state)
    game.check(state)
    check_question(state)
    check_end(game, state)
    if not is_at_rest(bounds, state):
        try_out(state)
    state.patient = patient
    must(state.over or bool(state.waiting()), "sealed", state.sealed, "answers that leave somebody a choice")
    return state


# -- before it is built ------------------------------------------------------------------------------------------------


def check_fields(game: Game, bounds: Bounds, blank: State, data: dict[str, Any]) -> None:
    """`blank` is a state with nothing on the table: it has as many seats and cards."""
    seats = blank.seats
    cards = len(blank.known.barred)
    must_fit(number(SEVERAL, SEATS), data["asking"], seats, "asking")
    must_fit(piles(0, len(game.actions) - 1, len(data["sealed"])), data["sealed"], seats, "sealed")
    must_fit(number(0, MOST_POOLS), data["newest"], seats, "newest")
    newest = data["newest"]
    must_fit(piles(KNOWN, newest, seats), data["pools"], seats, "pools")
    must(all(len(pools) == cards for pools in data["pools"]), "pools", data["pools"], f"{cards} cards for each seat")
    must_fit(numbers(0, HIGHEST, cards), data["barred"], seats, "barred")
    for row in rows_of(data, "limits", 4):
        fits = 0 <= row[0] < seats and 0 <= row[1] < cards and 0 <= row[2] <= newest and row[3] >= 0
        is_there = fits and row[3].bit_length() <= newest + 1 and row[3] >> row[2] & 1 == 1
        must(is_there, "limits", row, "a seat, a card, its batch, and the batches that may lie there")
    must_fit(COUNT, data["learned"], seats, "learned")
    must(type(data["over"]) is bool, "over", data["over"], "true or false")
    must_fit(WINNERS, data["winners"], seats, "winners")
    must_fit(SCORES, data["scores"], seats, "scores")
    must_fit(number(-1, len(game.endings.all) - 1), data["ending"], seats, "ending")
    must_fit(CHANCE, data["chance"], seats, "chance")
    must(any(data["chance"]), "chance", data["chance"], "not all of them 0")
    fields = data["table"]
    must(isinstance(fields, dict), "table", fields, "the fields of the game")
    for name, bound in bounds.fields.items():
        must_fit(bound, fields[name], seats, name)


def rows_of(data: dict[str, Any], name: str, size: int) -> list[list[int]]:
    """A list of so many ints each, for limits and triggers."""
    rows: list[list[int]] = data[name]
    is_list = type(rows) is list and len(rows) <= LONGEST
    must(
        is_list and all(type(row) is list and len(row) == size and set(map(type, row)) == {int} for row in rows),
        name, rows, f"a list of lists of {size} numbers",
    )  # fmt: skip
    return rows


def check_steps(game: Game, bounds: Bounds, seats: int, data: dict[str, Any]) -> None:
    agenda = data["agenda"]
    must(type(agenda) is list and len(agenda) <= DEEPEST, AGENDA, agenda, f"a list of at most {DEEPEST} steps")
    for step in agenda:
        check_step(game, bounds, seats, step)
    if data["asker"] is not None:
        check_step(game, bounds, seats, data["asker"])
    frames = data["frames"]
    must(type(frames) is list and len(frames) % 2 == 0 and len(frames) <= DEEPEST, "frames", frames, "pairs of numbers")
    for i, value in enumerate(frames):
        must_fit(bounds.number if i & 1 else bounds.it, value, seats, "frames")
    events = data["events"]
    must(type(events) is list and len(events) <= DEEPEST, "events", events, "a list of events")
    for event in events:
        must(type(event) is list and 6 <= len(event) <= LONGEST, "events", event, "an event of six numbers or more")
        for i, value in enumerate(event):
            must_fit(bounds.event[i] if i < 6 else bounds.answered, value, seats, "events")
    for trigger in rows_of(data, "pending", 5):
        check_trigger(bounds, seats, trigger, "pending")


def check_trigger(bounds: Bounds, seats: int, trigger: list[int], name: str) -> None:
    must(0 <= trigger[0] < seats, name, trigger, "a trigger of a seat")
    for bound, value in zip(bounds.trigger, trigger, strict=True):
        must_fit(bound, value, seats, name)


def check_step(game: Game, bounds: Bounds, seats: int, step: Any) -> None:
    """Its name is one of this game's, its ints are as many and as large as the game declares."""
    must(type(step) is list and len(step) > 0 and type(step[0]) is str, AGENDA, step, "the name of a step and its ints")
    name = step[0]
    if name not in ENGINE_STEPS and name not in game.steps:
        raise ValueError(f"a saved {game.name} has a step '{name}' that these rules do not know")
    ints = step[1:]
    must(not ints or set(map(type, ints)) == {int}, AGENDA, step, "the name of a step and its ints")
    if name == "Do":
        fits = len(ints) == 5 and are_within(ints[:2], 0, LONGEST) and 0 <= ints[2] < seats
        must(fits, AGENDA, step, "a verb of a script")
        must_fit(bounds.source, ints[3], seats, "Do")
    elif name == "Window":
        fits = len(ints) == 3 and ints[0] in (BEFORE, AFTER, MOMENT) and -1 <= ints[1] < seats and ints[2] == 0
        must(fits, AGENDA, step, "a window: when, who answered last, and 0")
    elif name in ENGINE_STEPS:
        must(not ints, AGENDA, step, f"'{name}' alone")
    elif bounds is not UNBOUND:
        declared = bounds.steps.get(name, ())
        must(len(ints) == len(declared), AGENDA, step, f"'{name}' and {len(declared)} numbers")
        for bound, value in zip(declared, ints, strict=True):
            must_fit(bound, value, seats, name)


# -- once it is built --------------------------------------------------------------------------------------------------


def check_nesting(bounds: Bounds, state: State) -> None:
    """Every effect has its frame and every event its end on the agenda, in the order in which they began.

    Of a scene that was left under another one the ends are gone; its events and frames wait for its marker.
    """
    depth = 0
    events = 0
    landing = 0
    below: Step[Any] | None = None
    for step in steps_of(state):
        if isinstance(step, Scene):
            must(NOBODY <= step.me < state.seats, AGENDA, step.data(), "a scene of a seat or of nobody")
            check_frames(bounds, step, depth)
            if isinstance(below, Leave):
                fits = step.events >= events and step.frames >= depth and step.frames % 2 == 0
            else:
                fits = step.events == events and step.frames == depth
            must(fits, AGENDA, step.data(), f"a scene that began with {events} events and {depth} numbers of frames")
            events, depth = step.events, step.frames
            landing = 1  # what was announced before the scene lands below it
        elif isinstance(step, Leave):
            must(isinstance(below, Scene), AGENDA, "Leave", "this only on a scene")
        elif isinstance(step, EndEffect):
            depth += 2
        elif isinstance(step, Close):
            events += 1
            landing = 0
        elif isinstance(step, (Land, Rewrite, Window)):
            landing += isinstance(step, Land)
            must(events > 0 and landing <= 1, AGENDA, type(step).__name__, "this only above the end of its event")
        elif isinstance(step, Do):
            must(depth > 0 and step.frame == depth - 2, AGENDA, step.data(), f"a verb of frame {depth - 2}")
            check_verb(state, step)
        else:
            check_frames(bounds, step, depth)
        below = step
        must(depth <= len(state.frames), "frames", state.frames, "two numbers for each effect on the agenda")
        must(events <= len(state.events), "events", events, "one for each that ends on the agenda")
    must(depth == len(state.frames), "frames", state.frames, "two numbers for each effect on the agenda")
    must(events == len(state.events), "events", len(state.events), "one for each that ends on the agenda")
    if bounds.roots:
        check_roots(bounds, state)


def steps_of(state: State) -> list[Step[Any]]:
    """The agenda from its bottom, with the open question on top."""
    return state.agenda if state.asker is None else [*state.agenda, state.asker]


def check_verb(state: State, step: Do) -> None:
    try:
        state.node(step.script, step.path)
    except IndexError as error:
        raise Damage(AGENDA, ["Do", *step.data()], "a verb that a script has") from error


def check_frames(bounds: Bounds, step: Step[Any], depth: int) -> None:
    declared = bounds.steps.get(type(step).__name__, ())
    for bound, value in zip(declared, step.data(), strict=False):
        must(bound is not FRAME or (depth > 0 and value == depth - 2), AGENDA, step.data(), "the frame of its effect")


def check_roots(bounds: Bounds, state: State) -> None:
    names = [type(step).__name__ for step in steps_of(state)]
    if state.over:
        return
    must(len(names) > 0 and names[0] in bounds.roots, AGENDA, names[:1], f"{' or '.join(bounds.roots)} at the bottom")
    for name in names[1:]:
        must(name not in bounds.roots, AGENDA, name, "this at the bottom alone")


def check_knowledge(state: State) -> None:
    """What is known of a place is true of the card that lies there; else no deal could fit it."""
    known = state.known
    categories = state.categories()
    if any(known.barred):
        must(len(categories) == len(known.barred), "barred", known.barred, "0: nothing can be barred in this game")
        for card, bar in enumerate(known.barred):
            must(bar & categories[card] == 0, "barred", bar, f"nothing that card {card} is")
    if known.limits:
        for (seat, card), (_, _) in known.limits.items():
            pool = known.pools[seat][card]
            for other, pool_of_other in enumerate(known.pools[seat]):
                fits = pool_of_other != pool or pool == KNOWN or (seat, other) in known.limits
                must(fits, "limits", [seat, card], "limits for every card of a pool, or for none")


def check_question(state: State) -> None:
    """Whoever is asked is the one whom the question is for, and has something to choose."""
    asker = state.asker
    if asker is None:
        must(state.asking == NOBODY, "asking", state.asking, "nobody, without a question")
        must(state.over, "over", state.over, "true, since nobody is asked")
        must(not state.sealed, "sealed", state.sealed, "no answers, without a question")
        return
    must(not state.over, "over", state.over, "false, since somebody is asked")
    if isinstance(asker, Window) and state.asking >= 0:
        must(not state.sealed, "sealed", state.sealed, "no answers to a question for one seat")
        seats = state.window(state.events[-1], asker.when)
        must(state.asking in seats, "asking", state.asking, "a seat that might answer")
        offer(state)
    elif isinstance(asker, (Sealed, Window)):
        must(state.asking == SEVERAL, "asking", state.asking, f"{SEVERAL}: several seats")
        check_sealed(state, asker)
    elif isinstance(asker, Choice):
        must(not state.sealed, "sealed", state.sealed, "no answers to a question for one seat")
        must(state.asking == asker.seat(state), "asking", state.asking, f"{asker.seat(state)}, whose question it is")
        offer(state)
        must(len(state.offered) > 0, "asker", type(asker).__name__, "a question with an answer")


def check_sealed(state: State, asker: Asker[Any]) -> None:
    """Every answer was to be had when it was given, and somebody has still to answer."""
    given = state.sealed
    must(len(given) == state.seats, "sealed", given, "a list for each seat")
    state.sealed = [[] for _ in range(state.seats)]
    for seat in range(state.seats):
        for answer in given[seat]:
            must(answer in asker.options_of(state, seat), "sealed", answer, f"an answer that seat {seat} can give")
            state.sealed[seat].append(answer)
    is_open = any(asker.options_of(state, seat) for seat in range(state.seats))
    must(is_open, "sealed", given, "answers of some seats, not of all")


def check_end(game: Game, state: State) -> None:
    if state.over:
        must(state.ending >= 0, "ending", state.ending, "how it ended, since it is over")
        must(len(set(state.winners)) == len(state.winners), "winners", state.winners, "each seat once")
        must(len(state.scores) in (0, state.seats), "scores", state.scores, "one for each seat")
    else:
        must(state.ending == -1, "ending", state.ending, "-1, since it is not over")
        must(not state.winners, "winners", state.winners, "none, since it is not over")


# -- trying it out -----------------------------------------------------------------------------------------------------


def is_at_rest(bounds: Bounds, state: State) -> bool:
    """Whether nothing waits but steps that wait between effects: then there is nothing to try out."""
    if not bounds.roots or state.over:
        return True
    if state.frames or state.events or state.pending:
        return False
    for step in steps_of(state):
        name = type(step).__name__
        if name not in bounds.roots and name not in bounds.resting:
            return False
    return True


def try_out(state: State) -> None:
    """Each answer to the open question, and what follows from it at random: what waits must be able to happen."""
    try:
        if state.asking == SEVERAL:  # people may be asked what they can only pass: that is no answer to try
            state = state.clone()
            state.ask_anew()
            if state.over:
                return
        answers = len(state.options_of(first_asked(state)))
        for k in range(answers + RANDOM_TRIES):
            chance = Chance(k)
            play_on(state.clone(), k if k < answers else int(chance.roll(answers)), chance)
    except Exception as error:
        raise ValueError(
            f"this position is damaged: what waits on its agenda cannot happen ({type(error).__name__}: {error})"
        ) from error


def play_on(copy: State, first: int, chance: Chance) -> None:
    """The first choice is given, the others are at random."""
    at = first
    for _ in range(TRIED):
        seat = first_asked(copy)
        option = copy.options_of(seat)[at]
        if copy.asking == SEVERAL:
            copy.apply_sealed(seat, option)
        else:
            copy.apply(option)
        if copy.over:
            return
        at = int(chance.roll(len(copy.options_of(first_asked(copy)))))


def first_asked(state: State) -> int:
    return state.waiting()[0] if state.asking == SEVERAL else state.asking
