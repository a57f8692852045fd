"""Verbs about Villains: one comes, a hero sneaks past, dice of a search fall again."""

from typing import Final

from bivouac.engine.verbs import Do, Words
from bivouac.games.fortune_and_glory import words as say
from bivouac.games.fortune_and_glory.catalog import CLAN_WORDS, ENTERS
from bivouac.games.fortune_and_glory.grammar import Deed, Simple
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import V_ROLL, count_at_least
from bivouac.games.fortune_and_glory.steps_villains import AS_A_TRIAL, sneak_past
from bivouac.games.fortune_and_glory.turn_villains import SUCCESS_ON
from bivouac.games.fortune_and_glory.villains import RANDOM, acts, change, enter_villain, row_of


def clan_word(clan: int) -> str:
    return "any" if clan == RANDOM else CLAN_WORDS[clan]


class Villain(Simple):
    """villain.random-draw, villain.random-by-clan: a Villain of a clan (NAZIS, MOB), or RANDOM, comes to the space of
    the card's owner."""

    __slots__ = ("clan",)

    def __init__(self, clan: int) -> None:
        self.path = -1
        self.clan: Final = clan

    def do(self, game: World, at: Do) -> None:
        in_play = len(game.villains)
        card = enter_villain(game, at.me, self.clan)
        if len(game.villains) > in_play:
            acts(game, card, ENTERS, at.me)

    def words(self) -> Words:
        return Words("villain", {"clan": clan_word(self.clan)}, [])


class Leader(Simple):
    """villain.random-by-clan, villain-fight.single-round: an enemy card that stands for a Villain of a clan. It is met
    in a fight, which brings the Villain (`fight_drawn`)."""

    __slots__ = ("clan",)

    def __init__(self, clan: int) -> None:
        self.path = -1
        self.clan: Final = clan

    def words(self) -> Words:
        return Words("leader", {"clan": clan_word(self.clan)}, [])


class SneakPast(Deed):
    """sneak.agents-of-evil: the test is to sneak past the Villain who is here; without one it is passed."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1

    def do(self, game: World, at: Do) -> None:
        sneak_past(game, at.me, AS_A_TRIAL)

    def words(self) -> Words:
        return Words("sneak-past", {}, [])


class SearchAgain(Simple):
    """SEARCHES: the dice of a Villain's search that are no success fall once more."""

    __slots__ = ()

    def do(self, game: World, at: Do) -> None:
        card = at.source
        row = row_of(game, card)
        if not row:
            return
        kept = 1
        misses = 0
        left = row[V_ROLL]
        while left > 1:
            if left & 7 >= SUCCESS_ON:
                kept = (kept << 3) | (left & 7)
            else:
                misses += 1
            left >>= 3
        if misses == 0:
            return
        rolled = game.throw(misses)
        game.tell(say.VILLAIN_AGAIN, -1, card, count_at_least(rolled, SUCCESS_ON), rolled)
        while rolled > 1:
            kept = (kept << 3) | (rolled & 7)
            rolled >>= 3
        change(game, card, V_ROLL, kept)

    def words(self) -> Words:
        return Words("search-again", {}, [])
