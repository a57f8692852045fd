"""How Altiplano's verbs are joined, and the shapes they come in."""

from bivouac.engine.actions import PASS, ActionVerb
from bivouac.engine.verbs import ChooseOne, Condition, Do, Then, Verb
from bivouac.engine.verbs import Cost as EngineCost
from bivouac.engine.verbs import If as EngineIf
from bivouac.games.altiplano import words as say
from bivouac.games.altiplano.actions import ACTIONS, NOUN, VERB
from bivouac.games.altiplano.state import Altiplano


def then(*verbs: Verb[Altiplano]) -> Verb[Altiplano]:
    return Then(list(verbs))


def cost(verb: Verb[Altiplano]) -> Verb[Altiplano]:
    return EngineCost(verb)


def if_(condition: Condition[Altiplano], verb: Verb[Altiplano]) -> Verb[Altiplano]:
    return EngineIf(condition, verb, None)


def choose_one(*verbs: Verb[Altiplano]) -> Verb[Altiplano]:
    return ChooseOne(list(verbs), ACTIONS.mode.ids, say.FINISH_EFFECT)


class Simple(Verb[Altiplano]):
    """A verb without a question of its own."""

    __slots__ = ()

    def reason(self, game: Altiplano, at: Do, option: int) -> int:
        return say.FINISH_EFFECT


class Picks(Verb[Altiplano]):
    """A verb that asks for one card by an action verb; `candidates` lists the cards that may be named."""

    __slots__ = ("verb",)

    def __init__(self, verb: ActionVerb) -> None:
        self.path = -1
        self.verb: ActionVerb = verb

    def candidates(self, game: Altiplano, me: int) -> list[int]:
        raise NotImplementedError

    def optional(self) -> bool:
        return False

    def picked(self, game: Altiplano, at: Do, card: int) -> None:
        raise NotImplementedError

    def works(self, game: Altiplano, me: int, source: int) -> bool:
        return bool(self.candidates(game, me))

    def payable(self, game: Altiplano, me: int, source: int) -> bool:
        return bool(self.candidates(game, me))

    def do(self, game: Altiplano, at: Do) -> None:
        options = self.options(game, at)
        if options:
            game.ask(at, at.me, options)

    def options(self, game: Altiplano, at: Do) -> list[int]:
        ids = self.verb.ids
        options = [ids[card] for card in self.candidates(game, at.me)]
        if options and self.optional():
            options.append(PASS)
        options.sort()
        return options

    def chosen(self, game: Altiplano, at: Do, option: int) -> None:
        if option != PASS:
            self.picked(game, at, NOUN[option])

    def reason(self, game: Altiplano, at: Do, option: int) -> int:
        return say.NOT_A_TARGET if VERB[option] == self.verb.number else say.FINISH_EFFECT
