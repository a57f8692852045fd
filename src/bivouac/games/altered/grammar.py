"""How Altered's verbs are joined, the shapes they come in, and the words they share."""

from typing import Final

from bivouac.engine.actions import PASS
from bivouac.engine.verbs import ChooseOne, Condition, Do, Then, Verb
from bivouac.engine.verbs import Cost as EngineCost
from bivouac.engine.verbs import If as EngineIf
from bivouac.engine.verbs import May as EngineMay
from bivouac.games.altered import words as say
from bivouac.games.altered.actions import ACTIONS, PICK, VERB
from bivouac.games.altered.catalog import (
    CAUSES,
    SCRIPTS_PER_KIND,
)
from bivouac.games.altered.filters import Target, Who
from bivouac.games.altered.state import Altered
from bivouac.games.altered.state_ground import (
    ANCHORED,
    ASLEEP,
    DECK,
    DISCARD,
    FLEETING,
    HAND,
    LANDMARKS,
    MANA,
    RESERVE,
    THIS_AFTERNOON,
    THIS_DAY,
    THIS_TURN,
)

# What a card can gain, besides the statuses of state_ground.py.
BOOST: Final = 64
COUNTER: Final = 128
GAIN_WORDS: Final = {
    BOOST: "boost", COUNTER: "counter", FLEETING: "fleeting", ANCHORED: "anchored", ASLEEP: "asleep",
}  # fmt: skip
GAINED: Final = {
    FLEETING: say.BECAME_FLEETING, ANCHORED: say.BECAME_ANCHORED, ASLEEP: say.BECAME_ASLEEP,
}  # fmt: skip
ALREADY: Final = {
    FLEETING: say.ALREADY_FLEETING, ANCHORED: say.ALREADY_ANCHORED, ASLEEP: say.ALREADY_ASLEEP,
}  # fmt: skip
GOAL_WORDS: Final = {RESERVE: "reserve", DISCARD: "discard", HAND: "hand", DECK: "deck", MANA: "mana"}
UNTIL_WORDS: Final = {THIS_TURN: "turn", THIS_AFTERNOON: "afternoon", THIS_DAY: "day"}

# Where tokens are created.
TARGET: Final = 0
IN_MINE: Final = 1
IN_OTHER: Final = 2
IN_HERO: Final = 3
IN_COMPANION: Final = 4
IN_EACH: Final = 5
IN_ALL: Final = 6  # the opponent's too
WHERE_WORDS: Final = ("target", "mine", "other", "hero", "companion", "each", "all")

# Whose deck, hand or Reserve.
YOU: Final = 0
OPPONENT: Final = 1
EVERYBODY: Final = 2
SEAT_WORDS: Final = ("you", "opponent", "everybody")
HIGHEST: Final = 99


def then(*verbs: Verb[Altered]) -> Verb[Altered]:
    return Then(list(verbs))


def cost(verb: Verb[Altered]) -> Verb[Altered]:
    return EngineCost(verb)


def may(*verbs: Verb[Altered]) -> Verb[Altered]:
    """target.optional. Costs stand first: "you may pay 1 to"."""
    return Perhaps(verbs[0] if len(verbs) == 1 else Then(list(verbs)), say.FINISH_EFFECT)


def if_(condition: Condition[Altered], verb: Verb[Altered], otherwise: Verb[Altered] | None = None) -> Verb[Altered]:
    return Provided(condition, verb, otherwise)


def choose_one(*verbs: Verb[Altered]) -> Verb[Altered]:
    """choice.modal."""
    return Modal(list(verbs))


def seats_of(whose: int, me: int) -> list[int]:
    return [me] if whose == YOU else [1 - me] if whose == OPPONENT else [me, 1 - me]


def why(at: Do) -> int:
    """The clause behind what a verb does: that of its ability (catalog.py)."""
    return CAUSES[at.script][at.path]


def found_nothing(game: Altered, at: Do) -> None:
    """effect.as-much: nobody wonders what has become of an ability that has nothing to do."""
    game.tell(say.FOUND_NOTHING, at.me, at.script // SCRIPTS_PER_KIND)


def gain(game: Altered, card: int, mark: int, cause: int) -> None:
    """A card gains a status; target.pointless: it may have it already."""
    line = ALREADY[mark] if game.marks[card] & mark else GAINED[mark]
    game.marks[card] |= mark
    game.say(line, game.owner(card), card, cause=0 if line == ALREADY[mark] else cause)


class Perhaps(EngineMay[Altered]):
    """target.optional."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        if self.verb.works(game, at.me, at.source):
            at.ask(game)
        else:
            found_nothing(game, at)

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        if option == PASS:
            game.tell(say.DECLINED, at.me, at.script // SCRIPTS_PER_KIND)
        super().chosen(game, at, option)


class Provided(EngineIf[Altered]):
    """trigger.condition-after: where the whole ability hangs on a condition, it is told that it is not met."""

    __slots__ = ()

    def do(self, game: Altered, at: Do) -> None:
        is_whole = game.ear is not None and at.path == 0 and self.otherwise is None
        if is_whole and not self.condition.holds(game, at.me, at.source, game.frames[at.frame]):
            game.tell(say.CONDITION_UNMET, at.me, at.script // SCRIPTS_PER_KIND)
        super().do(game, at)


class Modal(ChooseOne[Altered]):
    """choice.modal, play.without-target: any of them, also one that would find no target and do nothing."""

    __slots__ = ()

    def __init__(self, verbs: list[Verb[Altered]]) -> None:
        super().__init__(verbs, ACTIONS.mode.ids, say.FINISH_EFFECT)

    def options(self, game: Altered, at: Do) -> list[int]:
        return self.mode_ids[: len(self.verbs)]

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        mode = self.verbs[self.mode_ids.index(option)]
        game.tell(say.CHOSE_MODE, at.me, at.script // SCRIPTS_PER_KIND, at.script % SCRIPTS_PER_KIND, mode.path)
        super().chosen(game, at, option)


class Simple(Verb[Altered]):
    """A verb without a question of its own."""

    __slots__ = ()

    def reason(self, game: Altered, at: Do, option: int) -> int:
        return say.FINISH_EFFECT


class On(Verb[Altered]):
    """A verb that touches cards: the card itself, "it", each of some kind, or targets that its player chooses."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.path = -1
        self.who: Who = who

    def act(self, game: Altered, at: Do, cards: list[int]) -> None:
        raise NotImplementedError

    def works(self, game: Altered, me: int, source: int) -> bool:
        return self.who.exist(game, me, source)

    def do(self, game: Altered, at: Do) -> None:
        if isinstance(self.who, Target):
            game.chosen.clear()
            options = self.options(game, at)
            if options and options != [PASS]:
                game.ask(at, at.me, options)
                return
        self.finish(game, at)

    def finish(self, game: Altered, at: Do, is_declined: bool = False) -> None:
        """choice.when: what was chosen is touched, all at once; the last of it is "it" from now on."""
        cards = self.who.cards(game, at)
        game.chosen.clear()
        game.frames[at.frame] = -1
        if cards:
            self.act(game, at, cards)
            game.frames[at.frame] = game.objects.number[cards[-1]]
        elif not is_declined:
            found_nothing(game, at)

    def options(self, game: Altered, at: Do) -> list[int]:
        """target.mandatory, target.optional, tough.not-forced."""
        who = self.who
        if not isinstance(who, Target):
            return []
        cards = who.left(game, at.me, at.source)
        payable: list[int] = []
        free = False
        for card in cards:
            price = who.price(game, at.me, card)
            if price <= game.ready[at.me]:
                payable.append(card)
                free = free or price == 0
        options = game.picks(at.me, payable)
        if who.up_to or not free:
            options.insert(0, PASS)
        return options

    def chosen(self, game: Altered, at: Do, option: int) -> None:
        who = self.who
        assert isinstance(who, Target)
        if option != PASS:
            card = game.picked(at.me, who.left(game, at.me, at.source), option)
            price = who.price(game, at.me, card)
            if price:
                game.pay(at.me, price)
                game.say(say.PAID_TOUGH, at.me, card, -1, price)
            game.chosen.append(card)
            options = self.options(game, at) if len(game.chosen) < who.count else []
            if options and options != [PASS]:
                game.ask(at, at.me, options)
                return
        elif not game.chosen:
            cause = 0 if who.up_to else say.BY_TOUGH
            game.tell(say.DECLINED, at.me, at.script // SCRIPTS_PER_KIND, cause=cause)
        self.finish(game, at, option == PASS)

    def reason(self, game: Altered, at: Do, option: int) -> int:
        if option == PASS:
            return say.MUST_TARGET
        if VERB[option] != PICK.number or not isinstance(self.who, Target):
            return say.FINISH_EFFECT
        return self.why_not_pick(game, at, self.who, game.picked(at.me, game.open_cards(), option))

    def why_not_pick(self, game: Altered, at: Do, who: Target, card: int) -> int:
        if card < 0:
            return say.NOT_THERE
        if card in game.chosen:
            return say.CHOSEN_ALREADY
        if card in who.left(game, at.me, at.source):
            return say.TOUGH_UNPAID
        return say.OUT_OF_REACH if game.where[card] < LANDMARKS and not who.test.in_reserve else say.NOT_FITTING
