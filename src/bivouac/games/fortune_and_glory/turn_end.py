"""The End phase: the victory test, artifacts renewed, heroes who stand up (end.steps)."""

from typing import Final

from bivouac.engine.state import NOBODY, Step
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.catalog import END
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import ANY_SEAT, ENDING, GOAL, NO_FIGURE, SITES, UNTIL_PHASE
from bivouac.games.fortune_and_glory.steps_cards import AskMoment
from bivouac.games.fortune_and_glory.steps_map import MeetHenchman, place_artifact
from bivouac.games.fortune_and_glory.turn_villains import VILLAINS_ADVENTURE
from bivouac.games.fortune_and_glory.turn_zeppelin import ZEPPELIN_FLIES


class EndPhase(Step[World]):
    """end.steps: the basic game has the last three; the zeppelin's flight and the Villains' adventure come first."""

    __slots__ = ()

    def run(self, game: World) -> None:
        game.phase = ENDING
        game.end_levels(UNTIL_PHASE, ANY_SEAT)
        agenda = game.agenda
        agenda.append(ROUND_OVER)
        agenda.append(HEROES_RETURN)
        agenda.append(REFILL)
        agenda.append(VICTORY)
        agenda.append(AskMoment(END, NOBODY))
        if game.rules.has_villains:  # end.villains-not-basic
            agenda.append(VILLAINS_ADVENTURE)
        if game.zeppelin:  # end.zeppelin-not-basic
            agenda.append(ZEPPELIN_FLIES)


class Victory(Step[World]):
    """victory.condition, victory.tie-fortune, victory.tie-glory, round.stay-home."""

    __slots__ = ()

    def run(self, game: World) -> None:
        winners: list[int] = []
        for seat in game.in_order():
            if game.is_down(seat) or game.space[seat] != game.home(seat) or game.fortune[seat] < GOAL:
                continue
            if winners:
                best = winners[0]
                mine = (game.fortune[seat], game.glory[seat])
                theirs = (game.fortune[best], game.glory[best])
                if mine < theirs:
                    continue
                if mine > theirs:
                    winners = []
            winners.append(seat)
        if winners:
            winners.sort()
            for seat in winners:
                game.tell(words.WON, seat, -1, -1, game.fortune[seat])
            game.scores = game.fortune[:]
            game.end(winners, words.HOME_WITH_FORTUNE)


class Refill(Step[World]):
    """end.refill, end.always-four, end.more-than-four: until there are four; more than four stay."""

    __slots__ = ()

    def run(self, game: World) -> None:
        for _ in range(SITES - len(game.site_space)):
            place_artifact(game, words.BY_REFILL)


class HeroesReturn(Step[World]):
    """end.heroes-return, henchman.appears-on-hero: KO heroes stand up; a henchman at home is fought at once."""

    __slots__ = ()

    def run(self, game: World) -> None:
        standing = [seat for seat in game.in_order() if game.is_down(seat)]
        game.down = 0
        for seat in standing:
            game.tell(words.STANDS_UP, seat, -1, -1, game.space[seat])
        for seat in reversed(standing):
            if game.figures[game.space[seat]] != NO_FIGURE:
                game.agenda.append(MeetHenchman(seat, words.BY_APPEARING))


class RoundOver(Step[World]):
    """event.remains-in-play: cards whose time is over leave play."""

    __slots__ = ()

    def run(self, game: World) -> None:
        for entry in game.staying:
            if 0 <= entry[2] <= game.round:
                game.end_stay(entry[0], words.OF_ITSELF)


END_PHASE: Final = EndPhase()
VICTORY: Final = Victory()
REFILL: Final = Refill()
HEROES_RETURN: Final = HeroesReturn()
ROUND_OVER: Final = RoundOver()
