"""The shapes of verbs, and those about lives, cards, water and chance."""

from typing import Final

from bivouac.engine.actions import ActionVerb
from bivouac.engine.verbs import Do, Then, Verb, Words
from bivouac.games.archibald import words as say
from bivouac.games.archibald.actions import (
    DISCARD,
    GIVE,
    NOUN,
    ROLL_ID,
    TARGET,
    VERB,
)
from bivouac.games.archibald.catalog import ADVENTURE, ENEMY, IS_A
from bivouac.games.archibald.state import FLOOD_AT, HAND, Archibald, cause_of
from bivouac.games.archibald.steps import LIMITS, hurt

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


# -- lives -------------------------------------------------------------------------------------------------------------


class Heal(Counted):
    """My hero gains lives, up to the sheet's maximum."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.lives[me] < game.most_lives(me)

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.ALL_LIVES

    def do(self, game: Archibald, at: Do) -> None:
        game.heal(at.me, self.count, say.HEALED, cause_of(at.source))

    def words(self) -> Words:
        return Words("heal", {"n": self.count}, [])


class Hurt(Counted):
    """My hero loses lives; armour helps (equipment.life-saved)."""

    __slots__ = ()

    def do(self, game: Archibald, at: Do) -> None:
        hurt(game, at.me, self.count, cause_of(at.source))

    def words(self) -> Words:
        return Words("hurt", {"n": self.count}, [])


class HealOthers(Counted):
    """Every other hero gains lives."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return any(seat != me and game.lives[seat] < game.most_lives(seat) for seat in range(game.seats))

    def do(self, game: Archibald, at: Do) -> None:
        for seat in game.clockwise(at.me):
            if seat != at.me:
                game.heal(seat, self.count, say.HEALED, cause_of(at.source))

    def words(self) -> Words:
        return Words("heal-others", {"n": self.count}, [])


# -- cards -------------------------------------------------------------------------------------------------------------


class DrawCards(Counted):
    """I draw Encounter cards of my level (level.no-pile)."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.can_draw(game.level(me))

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.NO_CARDS_LEFT

    def do(self, game: Archibald, at: Do) -> None:
        for _ in range(self.count):
            game.draw(at.me, game.level(at.me), say.DREW_EFFECT, cause_of(at.source))
        game.agenda.append(LIMITS[at.me])

    def words(self) -> Words:
        return Words("draw-cards", {"n": self.count}, [])


class OthersDraw(Counted):
    """Every other player draws Encounter cards of the own level."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return any(seat != me and game.can_draw(game.level(seat)) for seat in range(game.seats))

    def do(self, game: Archibald, at: Do) -> None:
        others = game.clockwise(at.me)[1:]
        for seat in others:
            for _ in range(self.count):
                game.draw(seat, game.level(seat), say.DREW_EFFECT, cause_of(at.source))
        for seat in reversed(others):
            game.agenda.append(LIMITS[seat])

    def words(self) -> Words:
        return Words("others-draw", {"n": self.count}, [])


class DropCards(Verb[Archibald]):
    """I discard cards of my choice, as many as I have."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.path = -1
        self.count: Final = count

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return bool(game.zones[HAND + me])

    def do(self, game: Archibald, at: Do) -> None:
        game.frames[at.frame + 1] = self.count
        at.ask(game)

    def options(self, game: Archibald, at: Do) -> list[int]:
        return sorted([DISCARD.ids[card] for card in game.zones[HAND + at.me]])

    def chosen(self, game: Archibald, at: Do, option: int) -> None:
        game.discard(at.me, NOUN[option], say.DROPPED, cause_of(at.source))
        game.frames[at.frame + 1] -= 1
        if game.frames[at.frame + 1] > 0:
            at.ask(game)

    def reason(self, game: Archibald, at: Do, option: int) -> int:
        return say.DISCARD_NOT_IN_HAND if VERB[option] == DISCARD.number else finish_first(at)

    def words(self) -> Words:
        return Words("drop-cards", {"n": self.count}, [])


class DropGear(Simple):
    """My hero loses the worn equipment."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.worn[me] >= 0

    def do(self, game: Archibald, at: Do) -> None:
        gear = game.take_off(at.me)
        if gear >= 0:
            game.tell(say.LOST_GEAR, at.me, gear, cause=cause_of(at.source))

    def words(self) -> Words:
        return Words("drop-gear", {}, [])


class GiftCard(Picks):
    """I give a card of my hand to a player of my choice, openly; nothing if I have none."""

    __slots__ = ("give",)

    def __init__(self) -> None:
        self.path = -1
        self.verb = TARGET
        self.give: Final = GiveCard()

    def parts(self) -> list[Verb[Archibald]]:
        return [self.give]

    def candidates(self, game: Archibald, me: int) -> list[int]:
        return [seat for seat in range(game.seats) if seat != me] if game.zones[HAND + me] else []

    def picked(self, game: Archibald, at: Do, noun: int) -> None:
        game.frames[at.frame] = noun
        game.agenda.append(at.at(self.give.path))

    def words(self) -> Words:
        return Words("gift-card", {}, [])


class GiveCard(Picks):
    """The second question of `GiftCard`: which card the chosen player gets."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = GIVE

    def candidates(self, game: Archibald, me: int) -> list[int]:
        return game.zones[HAND + me]

    def picked(self, game: Archibald, at: Do, noun: int) -> None:
        taker = game.frames[at.frame]
        game.hand_over(at.me, taker, noun, say.GAVE, cause_of(at.source))
        game.agenda.append(LIMITS[taker])

    def words(self) -> Words:
        return Words("give-card", {}, [])


class Steal(Picks):
    """I take a card at random from the hand of a player of my choice, and show it."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = TARGET

    def candidates(self, game: Archibald, me: int) -> list[int]:
        return [seat for seat in range(game.seats) if seat != me and game.zones[HAND + seat]]

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.NOBODY_HAS_CARDS

    def picked(self, game: Archibald, at: Do, noun: int) -> None:
        hand = game.zones[HAND + noun]
        card = hand[game.roll(len(hand))]
        game.hand_over(noun, at.me, card, say.STOLE, cause_of(at.source))
        game.agenda.append(LIMITS[at.me])

    def words(self) -> Words:
        return Words("steal", {}, [])


# -- water, chance, nothing --------------------------------------------------------------------------------------------


class AddFlood(Counted):
    """Flood tokens are added (flood.surplus)."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.flood < FLOOD_AT

    def do(self, game: Archibald, at: Do) -> None:
        for _ in range(self.count):
            game.add_water(say.TOKEN_EFFECT, at.me, 0, cause_of(at.source))

    def words(self) -> Words:
        return Words("add-flood", {"n": self.count}, [])


class DrainFlood(Counted):
    """Flood tokens are removed, as many as there are."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.flood > 0

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.NO_WATER

    def do(self, game: Archibald, at: Do) -> None:
        drained = min(self.count, game.flood)
        if drained:
            game.flood -= drained
            game.tell(say.DRAINED, at.me, -1, game.flood, drained, cause=cause_of(at.source))

    def words(self) -> Words:
        return Words("drain-flood", {"n": self.count}, [])


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
