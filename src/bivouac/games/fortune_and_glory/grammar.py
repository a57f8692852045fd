"""How the verbs of Fortune and Glory are joined, and the shapes they come in."""

from typing import Any, Final

from bivouac.engine.actions import ActionVerb
from bivouac.engine.scenes import Scene, enter
from bivouac.engine.state import NOBODY, Step
from bivouac.engine.verbs import Amount, ChooseOne, Condition, Do, ForEach, Then, Verb, Words
from bivouac.engine.verbs import Cost as EngineCost
from bivouac.engine.verbs import If as EngineIf
from bivouac.engine.verbs import May as EngineMay
from bivouac.games.fortune_and_glory import words as say
from bivouac.games.fortune_and_glory.actions import ACTIONS, NOUN, TARGET, VERB
from bivouac.games.fortune_and_glory.amounts import number
from bivouac.games.fortune_and_glory.catalog import CARD, OWN, Bundle
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import LANDED, cause_of
from bivouac.games.fortune_and_glory.whom import Whom

NOBODY_CONCERNED: Final = -1


def then(*verbs: Verb[World]) -> Verb[World]:
    """One after another. Costs stand first: one that cannot be paid stops it all."""
    return InOrder(list(verbs))


def cost(verb: Verb[World]) -> Verb[World]:
    """What must be paid before the rest."""
    return EngineCost(verb)


def may(*verbs: Verb[World]) -> Verb[World]:
    """The owner may do it or not; nobody is asked if it would do nothing or a cost cannot be paid."""
    return EngineMay(verbs[0] if len(verbs) == 1 else Then(list(verbs)), say.FINISH_CARD)


def if_(condition: Condition[World], verb: Verb[World], otherwise: Verb[World] | None = None) -> Verb[World]:
    return EngineIf(condition, verb, otherwise)


def choose_one(*verbs: Verb[World]) -> Verb[World]:
    """The owner chooses among those that would do something."""
    return ChooseOne(list(verbs), ACTIONS.mode.ids[: len(verbs)], say.FINISH_CARD)


def for_each(amount: int | Amount[World], verb: Verb[World]) -> Verb[World]:
    return ForEach(number(amount), verb)


class InOrder(Then[World]):
    """One verb after another. What its owner only loses by it is no reason to play a card."""

    __slots__ = ("reasons",)

    def __init__(self, verbs: list[Verb[World]]) -> None:
        super().__init__(verbs)
        self.reasons: Final = [verb for verb in verbs if not verb.is_cost() and not is_loss(verb)]

    def works(self, game: World, me: int, source: int) -> bool:
        if not super().works(game, me, source):
            return False
        for verb in self.reasons:
            if verb.works(game, me, source):
                return True
        return not self.reasons


def is_loss(verb: Verb[World]) -> bool:
    return isinstance(verb, Deed) and verb.is_loss()


class Deed(Verb[World]):
    """A verb of this game. `moment` says when it makes sense: a moment of the catalogue, or OWN for any time in the
    owner's turn. A card whose verbs have another moment is played at that moment (`at`)."""

    __slots__ = ()

    def moment(self) -> int:
        return OWN

    def leads_away(self) -> bool:
        """Whether it moves a hero, which nothing does in the middle of a fight but the fight itself."""
        return False

    def is_loss(self) -> bool:
        """Whether the owner of the card only loses by it."""
        return False

    def because(self, at: Do) -> int:
        """The clause behind what it does: that of its card."""
        return cause_of(at.source)


class Simple(Deed):
    """A verb without a question of its own, so that nothing is ever refused in it."""

    __slots__ = ()


class OneAfterAnother(Scene[World]):
    """event.first-player-priority: an effect that goes from hero to hero. It is nobody's scene: it goes on to the last
    hero even if the owner of the card is KO on the way."""

    __slots__ = ()


def one_after_another(game: World) -> None:
    enter(game, OneAfterAnother(NOBODY, len(game.events), len(game.frames)))


class OnSeat(Step[World]):
    """A verb strikes one of several heroes; each in turn, First Player first."""

    __slots__ = ("frame", "me", "path", "script", "seat", "source")

    def __init__(self, script: int, path: int, me: int, source: int, frame: int, seat: int) -> None:
        self.script: Final = script
        self.path: Final = path
        self.me: Final = me
        self.source: Final = source
        self.frame: Final = frame
        self.seat: Final = seat

    def data(self) -> list[int]:
        return [self.script, self.path, self.me, self.source, self.frame, self.seat]

    def run(self, game: World) -> None:
        node: Verb[Any] = game.node(self.script, self.path)
        assert isinstance(node, Aimed)
        node.strike(game, Do(self.script, self.path, self.me, self.source, self.frame), self.seat)


class Aimed(Deed):
    """A verb about heroes: one whom the owner chooses, or all whom `whom` names. `strike` does it to one of them."""

    __slots__ = ("whom",)

    def __init__(self, whom: Whom) -> None:
        self.path = -1
        self.whom: Whom = whom

    def suits(self, game: World, seat: int) -> bool:
        """Whether it would do anything to this hero."""
        return True

    def strike(self, game: World, at: Do, seat: int) -> None:
        raise NotImplementedError

    def targets(self, game: World, me: int, source: int, it: int) -> list[int]:
        return [seat for seat in self.whom.seats(game, me, source, it) if self.suits(game, seat)]

    def works(self, game: World, me: int, source: int) -> bool:
        return bool(self.targets(game, me, source, concerned(game)))

    def do(self, game: World, at: Do) -> None:
        if self.whom.is_chosen():
            at.ask(game)
            return
        seats = self.targets(game, at.me, at.source, game.frames[at.frame])
        if len(seats) == 1:
            self.strike(game, at, seats[0])
            return
        one_after_another(game)
        for seat in reversed(seats):
            game.agenda.append(OnSeat(at.script, at.path, at.me, at.source, at.frame, seat))

    def options(self, game: World, at: Do) -> list[int]:
        return sorted([TARGET.ids[s] for s in self.targets(game, at.me, at.source, game.frames[at.frame])])

    def chosen(self, game: World, at: Do, option: int) -> None:
        game.frames[at.frame] = NOUN[option]
        self.strike(game, at, NOUN[option])

    def reason(self, game: World, at: Do, option: int) -> int:
        return say.NOT_A_TARGET if VERB[option] == TARGET.number else say.FINISH_CARD


class Picks(Deed):
    """A verb that asks its owner for one thing by an action verb; `candidates` lists the nouns that may be named."""

    __slots__ = ("verb",)

    def __init__(self, verb: ActionVerb) -> None:
        self.path = -1
        self.verb: ActionVerb = verb

    def candidates(self, game: World, me: int, source: int) -> list[int]:
        raise NotImplementedError

    def picked(self, game: World, at: Do, noun: int) -> None:
        raise NotImplementedError

    def works(self, game: World, me: int, source: int) -> bool:
        return bool(self.candidates(game, me, source))

    def do(self, game: World, at: Do) -> None:
        at.ask(game)

    def options(self, game: World, at: Do) -> list[int]:
        ids = self.verb.ids
        return sorted([ids[noun] for noun in self.candidates(game, at.me, at.source)])

    def chosen(self, game: World, at: Do, option: int) -> None:
        self.picked(game, at, NOUN[option])

    def reason(self, game: World, at: Do, option: int) -> int:
        return say.NOT_A_TARGET if VERB[option] == self.verb.number else say.FINISH_CARD


class EachHero(Verb[World]):
    """For each hero whom `whom` names, First Player first: a verb in which that hero is IT."""

    __slots__ = ("verb", "whom")

    def __init__(self, whom: Whom, verb: Verb[World]) -> None:
        self.path = -1
        self.whom: Final = whom
        self.verb: Final = verb

    def parts(self) -> list[Verb[World]]:
        return [self.verb]

    def works(self, game: World, me: int, source: int) -> bool:
        return bool(self.whom.seats(game, me, source, concerned(game)))

    def do(self, game: World, at: Do) -> None:
        seats = self.whom.seats(game, at.me, at.source, game.frames[at.frame])
        one_after_another(game)
        for seat in reversed(seats):
            game.agenda.append(at.at(self.verb.path))
            game.agenda.append(SetIt(at.frame, seat))

    def words(self) -> Words:
        return Words("each-hero", {}, [self.whom.words(), self.verb.words()])


class SetIt(Step[World]):
    """From here on another hero is "it" in an effect."""

    __slots__ = ("frame", "seat")

    def __init__(self, frame: int, seat: int) -> None:
        self.frame: Final = frame
        self.seat: Final = seat

    def data(self) -> list[int]:
        return [self.frame, self.seat]

    def run(self, game: World) -> None:
        game.frames[self.frame] = self.seat


def concerned(game: World) -> int:
    """Who is "it" in an effect that would begin or goes on now: the hero whose moment it is; -1 outside of moments."""
    if game.events:
        event = game.events[-1]
        if event.kind != CARD or event.outcome != LANDED:
            return event.actor
    return game.frames[-2] if game.frames else NOBODY_CONCERNED


def moment_of(verb: Verb[Any]) -> int:
    """The moment at which a verb, or the first of its parts that has one, makes sense."""
    if isinstance(verb, Deed):
        return verb.moment()
    if not isinstance(verb, Bundle):
        for part in verb.parts():
            moment = moment_of(part)
            if moment != OWN:
                return moment
    return OWN


def leads_away(verb: Verb[Any]) -> bool:
    """Whether a verb or one of its parts moves a hero."""
    if isinstance(verb, Deed) and verb.leads_away():
        return True
    for part in verb.parts():  # noqa: SIM110 (compiled, a generator would cost more than the loop)
        if leads_away(part):
            return True
    return False
