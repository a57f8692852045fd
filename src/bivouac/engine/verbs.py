"""The grammar of cards: a few verbs joined by then, may, if, choose one, for each, and costs.

A verb is a template that knows neither seat nor source. The agenda holds `Do`: ints that say which verb of which script
runs for whom. "It" is what the last verb touched. It lies in a frame of the state as long as the effect runs.
"""

from typing import Any, Final, Generic

from bivouac.engine.actions import PASS, YES
from bivouac.engine.state import Choice, S, State, Step


class Words:
    """What a verb says of itself: a key and its arguments. The text layer makes the sentence."""

    __slots__ = ("args", "key", "parts")

    def __init__(self, key: str, args: dict[str, str | int], parts: "list[Words]") -> None:
        self.key: Final = key
        self.args: Final = args
        self.parts: Final = parts


class Do(Choice[State]):
    """Run one verb of a script. It is also the question that the verb may ask."""

    __slots__ = ("frame", "me", "path", "script", "source")

    def __init__(self, script: int, path: int, me: int, source: int, frame: int) -> None:
        self.script: Final = script
        self.path: Final = path
        self.me: Final = me
        self.source: Final = source
        self.frame: Final = frame

    def data(self) -> list[int]:
        return [self.script, self.path, self.me, self.source, self.frame]

    def at(self, path: int) -> "Do":
        """Another verb of the same effect."""
        return Do(self.script, path, self.me, self.source, self.frame)

    def run(self, game: State) -> None:
        node: Verb[Any] = game.node(self.script, self.path)
        node.do(game, self)

    def seat(self, game: State) -> int:
        node: Verb[Any] = game.node(self.script, self.path)
        return node.chooser(game, self)

    def options(self, game: State) -> list[int]:
        node: Verb[Any] = game.node(self.script, self.path)
        return node.options(game, self)

    def chosen(self, game: State, option: int) -> None:
        node: Verb[Any] = game.node(self.script, self.path)
        node.chosen(game, self, option)

    def reason(self, game: State, seat: int, option: int) -> int:
        node: Verb[Any] = game.node(self.script, self.path)
        return node.reason(game, self, option)

    def secret(self, game: State) -> bool:
        node: Verb[Any] = game.node(self.script, self.path)
        return node.secret(game, self)

    def ceremony(self, game: State) -> bool:
        node: Verb[Any] = game.node(self.script, self.path)
        return node.ceremony(game, self)

    def in_private(self, game: State) -> bool:
        node: Verb[Any] = game.node(self.script, self.path)
        return node.in_private(game, self)

    def ask_again(self, game: State) -> None:
        self.ask(game)

    def ask(self, game: State) -> None:
        """Ask what the verb offers; with no option at all nothing happens."""
        node: Verb[Any] = game.node(self.script, self.path)
        options = node.options(game, self)
        if options:
            game.ask(self, node.chooser(game, self), options)


class EndEffect(Step[State]):
    """The effect is over: its frame goes."""

    __slots__ = ()

    def run(self, game: State) -> None:
        game.frames.pop()
        game.frames.pop()


END_EFFECT: Final = EndEffect()


def begin(game: State, script: int, me: int, source: int, it: int = -1, number: int = 0, path: int = 0) -> None:
    """Start a script for a seat, or the part of it at `path`; what the effect does comes before all that waits.

    Its frame is two ints: "it" at `frames[frame]`, and the number "X" (a die, a count) at `frames[frame + 1]`. Effects
    end in the order in which they were nested, so the last two are always those of the effect that runs.
    """
    frame = len(game.frames)
    game.frames.append(it)
    game.frames.append(number)
    game.agenda.append(END_EFFECT)
    game.agenda.append(Do(script, path, me, source, frame))


class Verb(Generic[S]):
    """A template. `path` is its place in the script, set once when the script is registered."""

    __slots__ = ("path",)

    def __init__(self) -> None:
        self.path: int = -1

    def parts(self) -> "list[Verb[S]]":
        return []

    def do(self, game: S, at: Do) -> None:
        raise NotImplementedError

    def works(self, game: S, me: int, source: int) -> bool:
        """Whether it would do anything, by what `me` can see."""
        return True

    def hindrance(self, game: S, me: int, source: int) -> int:
        """A reason of its own why it would do nothing, 0 if there is none but the lack of a target."""
        return 0

    def secret(self, game: S, at: Do) -> bool:
        """Whether others may not know of its question, because only hidden cards make it one."""
        return False

    def ceremony(self, game: S, at: Do) -> bool:
        """Whether people do it by their own hand although there is nothing to choose."""
        return False

    def in_private(self, game: S, at: Do) -> bool:
        """Whether a ceremony shows its seat what others may not see."""
        return False

    def payable(self, game: S, me: int, source: int) -> bool:
        """For a cost: whether it can be paid in full."""
        return True

    def is_cost(self) -> bool:
        return False

    def chooser(self, game: S, at: Do) -> int:
        return at.me

    def options(self, game: S, at: Do) -> list[int]:
        return []

    def chosen(self, game: S, at: Do, option: int) -> None:
        raise NotImplementedError

    def reason(self, game: S, at: Do, option: int) -> int:
        """Why an option is not offered here."""
        raise NotImplementedError

    def words(self) -> Words:
        raise NotImplementedError


class Condition(Generic[S]):
    """Something that holds or does not, for `If` and for prerequisites."""

    __slots__ = ()

    def holds(self, game: S, me: int, source: int, it: int) -> bool:
        raise NotImplementedError

    def words(self) -> Words:
        raise NotImplementedError


class Amount(Generic[S]):
    """A number that a verb needs: fixed, or counted on the table."""

    __slots__ = ()

    def value(self, game: S, me: int, source: int) -> int:
        raise NotImplementedError

    def words(self) -> Words:
        raise NotImplementedError


class LastNumber(Amount[S]):
    """X: the number that the effect has in its frame, 0 before it has run."""

    __slots__ = ()

    def value(self, game: S, me: int, source: int) -> int:
        return game.frames[-1] if game.frames else 0

    def words(self) -> Words:
        return Words("last-number", {}, [])


class Then(Verb[S]):
    """One verb after another. Costs stand first and must all be payable; if one is not, nothing happens."""

    __slots__ = ("verbs",)

    def __init__(self, verbs: list[Verb[S]]) -> None:
        self.path = -1
        self.verbs: Final = verbs

    def parts(self) -> list[Verb[S]]:
        return self.verbs

    def do(self, game: S, at: Do) -> None:
        for verb in self.verbs:
            if verb.is_cost() and not verb.payable(game, at.me, at.source):
                return
        i = len(self.verbs) - 1
        while i >= 0:
            game.agenda.append(at.at(self.verbs[i].path))
            i -= 1

    def works(self, game: S, me: int, source: int) -> bool:
        useful = False
        for verb in self.verbs:
            if verb.is_cost():
                if not verb.payable(game, me, source):
                    return False
            elif not useful:
                useful = verb.works(game, me, source)
        return useful

    def words(self) -> Words:
        return Words("then", {}, [verb.words() for verb in self.verbs])


class Cost(Verb[S]):
    """What must be paid before the rest: not payable, not usable."""

    __slots__ = ("verb",)

    def __init__(self, verb: Verb[S]) -> None:
        self.path = -1
        self.verb: Final = verb

    def parts(self) -> list[Verb[S]]:
        return [self.verb]

    def is_cost(self) -> bool:
        return True

    def payable(self, game: S, me: int, source: int) -> bool:
        return self.verb.payable(game, me, source)

    def do(self, game: S, at: Do) -> None:
        game.agenda.append(at.at(self.verb.path))

    def words(self) -> Words:
        return Words("cost", {}, [self.verb.words()])


class May(Verb[S]):
    """The player may do it or not. Nobody is asked if it would do nothing or its cost cannot be paid."""

    __slots__ = ("verb", "why_not")

    def __init__(self, verb: Verb[S], why_not: int) -> None:
        self.path = -1
        self.verb: Final = verb
        self.why_not: Final = why_not

    def parts(self) -> list[Verb[S]]:
        return [self.verb]

    def works(self, game: S, me: int, source: int) -> bool:
        return self.verb.works(game, me, source)

    def do(self, game: S, at: Do) -> None:
        if self.verb.works(game, at.me, at.source):
            at.ask(game)

    def options(self, game: S, at: Do) -> list[int]:
        return [PASS, YES]

    def chosen(self, game: S, at: Do, option: int) -> None:
        if option == YES:
            game.agenda.append(at.at(self.verb.path))

    def reason(self, game: S, at: Do, option: int) -> int:
        return self.why_not

    def words(self) -> Words:
        return Words("may", {}, [self.verb.words()])


class If(Verb[S]):
    """One verb if a condition holds when it is reached, else another or none."""

    __slots__ = ("condition", "otherwise", "verb")

    def __init__(self, condition: Condition[S], verb: Verb[S], otherwise: "Verb[S] | None") -> None:
        self.path = -1
        self.condition: Final = condition
        self.verb: Final = verb
        self.otherwise: Final = otherwise

    def parts(self) -> list[Verb[S]]:
        return [self.verb] if self.otherwise is None else [self.verb, self.otherwise]

    def works(self, game: S, me: int, source: int) -> bool:
        if self.condition.holds(game, me, source, -1):
            return self.verb.works(game, me, source)
        return self.otherwise is not None and self.otherwise.works(game, me, source)

    def do(self, game: S, at: Do) -> None:
        if self.condition.holds(game, at.me, at.source, game.frames[at.frame]):
            game.agenda.append(at.at(self.verb.path))
        elif self.otherwise is not None:
            game.agenda.append(at.at(self.otherwise.path))

    def words(self) -> Words:
        parts = [self.condition.words(), self.verb.words()]
        if self.otherwise is not None:
            parts.append(self.otherwise.words())
        return Words("if" if self.otherwise is None else "if-else", {}, parts)


class ChooseOne(Verb[S]):
    """One of several, chosen as it is reached among those that would do something."""

    __slots__ = ("mode_ids", "verbs", "why_not")

    def __init__(self, verbs: list[Verb[S]], mode_ids: list[int], why_not: int) -> None:
        self.path = -1
        self.verbs: Final = verbs
        self.mode_ids: Final = mode_ids
        self.why_not: Final = why_not

    def parts(self) -> list[Verb[S]]:
        return self.verbs

    def works(self, game: S, me: int, source: int) -> bool:
        return any(verb.works(game, me, source) for verb in self.verbs)

    def do(self, game: S, at: Do) -> None:
        at.ask(game)

    def options(self, game: S, at: Do) -> list[int]:
        return [self.mode_ids[i] for i, verb in enumerate(self.verbs) if verb.works(game, at.me, at.source)]

    def chosen(self, game: S, at: Do, option: int) -> None:
        game.agenda.append(at.at(self.verbs[self.mode_ids.index(option)].path))

    def reason(self, game: S, at: Do, option: int) -> int:
        return self.why_not

    def words(self) -> Words:
        return Words("choose-one", {}, [verb.words() for verb in self.verbs])


class ForEach(Verb[S]):
    """A verb as many times as an amount says when it is reached."""

    __slots__ = ("amount", "verb")

    def __init__(self, amount: Amount[S], verb: Verb[S]) -> None:
        self.path = -1
        self.amount: Final = amount
        self.verb: Final = verb

    def parts(self) -> list[Verb[S]]:
        return [self.verb]

    def works(self, game: S, me: int, source: int) -> bool:
        return self.amount.value(game, me, source) > 0 and self.verb.works(game, me, source)

    def do(self, game: S, at: Do) -> None:
        for _ in range(self.amount.value(game, at.me, at.source)):
            game.agenda.append(at.at(self.verb.path))

    def words(self) -> Words:
        return Words("for-each", {}, [self.amount.words(), self.verb.words()])


def script_of(root: Verb[S]) -> list[Verb[S]]:
    """Number the verbs of a tree in reading order, the root first."""
    nodes: list[Verb[S]] = []
    waiting = [root]
    while waiting:
        verb = waiting.pop()
        if verb.path != -1:
            raise ValueError("a verb stands in one script only: write it anew")
        verb.path = len(nodes)
        nodes.append(verb)
        waiting.extend(reversed(verb.parts()))
    return nodes
