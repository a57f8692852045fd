"""Verbs about expeditions and the track, tokens and dice."""

from typing import Final

from bivouac.engine.events import event
from bivouac.engine.life import announce
from bivouac.engine.verbs import Do, Then, Verb, Words
from bivouac.engine.verbs import If as EngineIf
from bivouac.games.altered import words as say
from bivouac.games.altered.actions import EXPEDITION, NOUN, VERB
from bivouac.games.altered.amounts import Rolled
from bivouac.games.altered.catalog import (
    EXTRA_DIE,
    NUMBER,
    SCRIPTS_PER_KIND,
)
from bivouac.games.altered.filters import home, homes
from bivouac.games.altered.grammar import (
    GAIN_WORDS,
    IN_ALL,
    IN_COMPANION,
    IN_EACH,
    IN_HERO,
    IN_MINE,
    IN_OTHER,
    TARGET,
    WHERE_WORDS,
    Simple,
    found_nothing,
    gain,
    why,
)
from bivouac.games.altered.state import ROLL, Altered
from bivouac.games.altered.steps import KeepDie, tell_barred, tell_stayed


def roll(*branches: Verb[Altered]) -> Verb[Altered]:
    """A die is rolled, then each branch looks at it."""
    return Then([RollDie(), *branches])


def on(low: int, high: int, verb: Verb[Altered]) -> Verb[Altered]:
    return EngineIf(Rolled(low, high), verb, None)


class InExpedition(Verb[Altered]):
    """A verb about expeditions: a target that its player chooses, or those that its text names."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.path = -1
        self.place: int = place

    def act(self, game: Altered, at: Do, expeditions: list[int]) -> None:
        raise NotImplementedError

    def named(self, game: Altered, at: Do) -> list[int]:
        me = at.me
        if self.place == IN_HERO:
            return [2 * me]
        if self.place == IN_COMPANION:
            return [2 * me + 1]
        if self.place == IN_EACH:
            return [2 * me, 2 * me + 1]
        if self.place == IN_ALL:
            return [0, 1, 2, 3]
        mine = homes(game, at.source)
        if self.place == IN_OTHER:  # gigantic.other-expedition
            return [mine[0] ^ 1] if len(mine) == 1 else []
        return mine[:1]

    def do(self, game: Altered, at: Do) -> None:
        options = self.options(game, at)
        if options:
            game.ask(at, at.me, options)
        else:
            self.act_there(game, at, self.named(game, at))

    def act_there(self, game: Altered, at: Do, expeditions: list[int]) -> None:
        if expeditions:
            self.act(game, at, expeditions)
        else:
            found_nothing(game, at)

    def options(self, game: Altered, at: Do) -> list[int]:
        if self.place == TARGET:
            return EXPEDITION.ids
        if self.place == IN_MINE and len(homes(game, at.source)) == 2:  # gigantic.my-expedition
            return EXPEDITION.ids[:2]
        return []

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        self.act(game, at, [NOUN[option] if at.me == 0 else NOUN[option] ^ 2])

    def reason(self, game: Altered, at: Do, option: int) -> int:
        return say.NOT_OFFERED if VERB[option] == EXPEDITION.number else say.FINISH_EFFECT


class Create(InExpedition):
    """token.character: tokens are created, `count` in each expedition that is meant."""

    __slots__ = ("count", "token")

    def __init__(self, token: str, place: int, count: int = 1) -> None:
        self.path = -1
        self.token: Final = NUMBER[token]
        self.place = place
        self.count: Final = count

    def act(self, game: Altered, at: Do, expeditions: list[int]) -> None:
        game.create(at.me, self.token, [expedition for expedition in expeditions for _ in range(self.count)], why(at))

    def words(self) -> Words:
        return Words("create", {"token": self.token, "n": self.count, "where": WHERE_WORDS[self.place]}, [])


class GainThere(InExpedition):
    """All Characters in an expedition gain a status."""

    __slots__ = ("what",)

    def __init__(self, what: int, place: int) -> None:
        self.path = -1
        self.what: Final = what
        self.place = place

    def act(self, game: Altered, at: Do, expeditions: list[int]) -> None:
        game.is_fresh = False
        for expedition in expeditions:
            for card in game.characters(expedition >> 1):
                if game.is_in(card, expedition):
                    gain(game, card, self.what, why(at))

    def words(self) -> Words:
        return Words("gain-there", {"what": GAIN_WORDS[self.what], "where": WHERE_WORDS[self.place]}, [])


class Distribute(Verb[Altered]):
    """Tokens are created in one step, distributed among any expeditions: one question for each, in their order."""

    __slots__ = ("count", "token")

    def __init__(self, token: str, count: int) -> None:
        self.path = -1
        self.token: Final = NUMBER[token]
        self.count: Final = count

    def do(self, game: Altered, at: Do) -> None:
        game.chosen.clear()
        at.ask(game)

    def options(self, game: Altered, at: Do) -> list[int]:
        return EXPEDITION.ids[game.chosen[-1] if game.chosen else 0 :]

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        game.chosen.append(NOUN[option])
        if len(game.chosen) < self.count:
            at.ask(game)
            return
        turn = 0 if at.me == 0 else 2
        game.create(at.me, self.token, [place ^ turn for place in game.chosen], why(at))
        game.chosen.clear()

    def reason(self, game: Altered, at: Do, option: int) -> int:
        return say.IN_THEIR_ORDER if VERB[option] == EXPEDITION.number else say.FINISH_EFFECT

    def words(self) -> Words:
        return Words("distribute", {"token": self.token, "n": self.count}, [])


class RollDie(Simple):
    """A die is rolled; what it shows is X."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        game.agenda.append(KeepDie(at.me, at.frame))
        if game.standing >> EXTRA_DIE & 1:
            announce(game, event(ROLL, at.me, at.me, -1, 1))
        else:
            game.throw(at.me, 1)

    def words(self) -> Words:
        return Words("roll", {}, [])


class RaiseDie(Simple):
    """die.above-six: the result of the die is raised, above 6 too."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.path = -1
        self.amount: Final = amount

    def do(self, game: Altered, at: Do) -> None:
        game.frames[at.frame + 1] += self.amount
        game.tell(say.ADDED_TO_DIE, at.me, -1, -1, self.amount, cause=why(at))

    def words(self) -> Words:
        return Words("raise-die", {"n": self.amount}, [])


class MoveForward(InExpedition):
    """An expedition moves forward one region, outside Dusk (defender.other-times)."""

    __slots__ = ()

    def act(self, game: Altered, at: Do, expeditions: list[int]) -> None:
        for expedition in expeditions:
            if game.arena:  # arena.no-moves
                game.tell(say.NO_MOVES)
            elif game.is_stopped(expedition):
                tell_barred(game, expedition)
            elif game.step_forward(expedition, 1):
                line = say.MOVED_COMPANION if expedition & 1 else say.MOVED_HERO
                game.tell(line, expedition >> 1, -1, -1, game.track[expedition], cause=why(at))
                game.turn_up(game.track[expedition], say.BY_MARKER)
            else:
                tell_stayed(game, expedition, say.BY_END_OF_TRACK)

    def words(self) -> Words:
        return Words("move-forward", {"where": WHERE_WORDS[self.place]}, [])


class MoveBack(Simple):
    """The opponent's expedition facing the card moves backwards one region (zone.facing)."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        mine = homes(game, at.source)
        if not mine:
            found_nothing(game, at)
        for expedition in mine:
            facing = expedition ^ 2
            if game.arena:  # arena.no-moves
                game.tell(say.NO_MOVES)
            elif game.step_forward(facing, -1):
                line = say.BACK_COMPANION if facing & 1 else say.BACK_HERO
                game.tell(line, facing >> 1, -1, -1, game.track[facing], cause=why(at))
            else:
                tell_stayed(game, facing, say.BY_END_OF_TRACK)

    def works(self, game: Altered, me: int, source: int) -> bool:
        return home(game, source) >= 0

    def words(self) -> Words:
        return Words("move-back", {}, [])


class Stop(InExpedition):
    """duration.day: expeditions cannot move forward this Day."""

    __slots__ = ()

    def act(self, game: Altered, at: Do, expeditions: list[int]) -> None:
        for expedition in expeditions:
            game.stopped |= 1 << expedition
            line = say.STOPPED_COMPANION if expedition & 1 else say.STOPPED_HERO
            game.tell(line, expedition >> 1, cause=why(at))

    def words(self) -> Words:
        return Words("stop", {"where": WHERE_WORDS[self.place]}, [])


class Win(Simple):
    """You win the game."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        game.scores = [game.distance(0), game.distance(1)]
        game.tell(say.WON_BY_CARD, at.me, at.script // SCRIPTS_PER_KIND, cause=why(at))
        game.end([at.me], say.ENDING_CARD)

    def words(self) -> Words:
        return Words("win", {}, [])
