"""How Archibald's verbs are joined, and the shapes they come in."""

from typing import Final

from bivouac.engine.actions import ActionVerb
from bivouac.engine.verbs import Do, Then, Verb, Words
from bivouac.games.archibald import words as say
from bivouac.games.archibald.actions import (
    NOUN,
    ROLL_ID,
    VERB,
)
from bivouac.games.archibald.catalog import ADVENTURE, ENEMY, IS_A
from bivouac.games.archibald.state import Archibald, cause_of

LOWEST_WIN: Final = 4  # as in a trial: 4-6 is good
FINISH: Final = {ENEMY: say.FINISH_ENEMY_CARD, ADVENTURE: say.FINISH_ADVENTURE}


def then(*verbs: Verb[Archibald]) -> Verb[Archibald]:
    return Then(list(verbs))


class Simple(Verb[Archibald]):
    """A verb without a question of its own, so that nothing is ever refused in it."""

    __slots__ = ()


class Counted(Simple):
    """A simple verb with a number."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.path = -1
        self.count: Final = count


class Picks(Verb[Archibald]):
    """A verb that asks for one thing by an action verb; `candidates` lists the nouns that may be named."""

    __slots__ = ("verb",)

    def __init__(self, verb: ActionVerb) -> None:
        self.path = -1
        self.verb: ActionVerb = verb

    def candidates(self, game: Archibald, me: int) -> list[int]:
        raise NotImplementedError

    def picked(self, game: Archibald, at: Do, noun: int) -> None:
        raise NotImplementedError

    def refusal(self, at: Do) -> int:
        return say.NOT_A_CHOICE if IS_A[at.source] == ADVENTURE else say.NOT_A_TARGET

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return bool(self.candidates(game, me))

    def do(self, game: Archibald, at: Do) -> None:
        at.ask(game)

    def options(self, game: Archibald, at: Do) -> list[int]:
        ids = self.verb.ids
        return sorted([ids[noun] for noun in self.candidates(game, at.me)])

    def chosen(self, game: Archibald, at: Do, option: int) -> None:
        self.picked(game, at, NOUN[option])

    def reason(self, game: Archibald, at: Do, option: int) -> int:
        return self.refusal(at) if VERB[option] == self.verb.number else finish_first(at)


def finish_first(at: Do) -> int:
    """Something else is asked for while a card waits for its answer."""
    return FINISH.get(IS_A[at.source], say.FINISH_POWER)


class Test(Verb[Archibald]):
    """I throw the ordinary die: 4-6 one thing, 1-3 another. People press it; nothing is chosen."""

    __slots__ = ("lose", "win")

    def __init__(self, win: Verb[Archibald], lose: Verb[Archibald]) -> None:
        self.path = -1
        self.win: Final = win
        self.lose: Final = lose

    def parts(self) -> list[Verb[Archibald]]:
        return [self.win, self.lose]

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return self.win.works(game, me, source) or self.lose.works(game, me, source)

    def do(self, game: Archibald, at: Do) -> None:
        at.ask(game)

    def options(self, game: Archibald, at: Do) -> list[int]:
        return [ROLL_ID]

    def ceremony(self, game: Archibald, at: Do) -> bool:
        return True

    def chosen(self, game: Archibald, at: Do, option: int) -> None:
        die = int(game.roll(6)) + 1
        game.trial = [at.me, die]
        answer = game.told[2] + 1 if game.told else 0
        game.tell(say.TESTED, at.me, at.source, answer, die, cause=cause_of(at.source))
        game.agenda.append(at.at(self.win.path if die >= LOWEST_WIN else self.lose.path))

    def reason(self, game: Archibald, at: Do, option: int) -> int:
        return say.ROLL_TEST if IS_A[at.source] == ADVENTURE else finish_first(at)

    def words(self) -> Words:
        return Words("test", {}, [self.win.words(), self.lose.words()])


class Nothing(Simple):
    """Nothing happens."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return False

    def do(self, game: Archibald, at: Do) -> None:
        game.tell(say.NOTHING, at.me, cause=cause_of(at.source))

    def words(self) -> Words:
        return Words("nothing", {}, [])
