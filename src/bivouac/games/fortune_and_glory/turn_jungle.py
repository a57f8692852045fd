"""Deep jungle: an adventure there has to be found before it can be undertaken (jungle.find-first)."""

from typing import Final

from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.catalog import IN_EXPLORE
from bivouac.games.fortune_and_glory.map import IS_DEEP
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import count_at_least

FOUND_FROM: Final = 4  # jungle.found-on-4-to-6
# By the number of tries, one and two: why a hero rolls, and why the adventure is found. Later ones are jungle.repeat.
CAUSES_OF_ROLL: Final = (words.OF_ITSELF, words.BY_SECOND_ROLL)
CAUSES_OF_FIND: Final = (words.OF_ITSELF, words.BY_SECOND_FIND)


def must_explore(game: World, seat: int) -> bool:
    """jungle.find-first, jungle.no-more-exploring: whether a hero has still to find the adventure where the hero is."""
    return game.rules.has_jungle and IS_DEEP[game.space[seat]] and (game.pathfinders >> seat) & 1 == 0


def exploring_dice(game: World, seat: int, markers: int) -> int:
    """jungle.first-roll, jungle.second-roll, jungle.repeat: a die for each marker, and those that cards add."""
    return max(markers + game.extra_dice(seat, 0, IN_EXPLORE), 1)


def chance_to_find(game: World, seat: int) -> float:
    """The chance that the next try finds the adventure."""
    return 1.0 - 0.5 ** exploring_dice(game, seat, game.explored[seat] + 1)


def explore(game: World, seat: int) -> bool:
    """jungle.found-on-4-to-6, jungle.lost-on-1-to-3: a marker more, and a roll. Whoever finds the adventure starts on
    it at once, without the markers (jungle.markers-dropped); the others are lost for this round."""
    game.explored[seat] += 1
    tries = game.explored[seat]
    rolled = game.throw(exploring_dice(game, seat, tries))
    hits = count_at_least(rolled, FOUND_FROM)
    game.tell(words.EXPLORES, seat, -1, hits, rolled, cause=cause_of_try(CAUSES_OF_ROLL, tries))
    if hits == 0:
        game.tell(words.LOST_IN_JUNGLE, seat, -1, -1, tries)
        return False
    game.tell(words.PATH_FOUND, seat, cause=cause_of_try(CAUSES_OF_FIND, tries))
    game.tell(words.PATH_MARKERS, seat, -1, -1, tries)
    game.explored[seat] = 0
    game.pathfinders |= 1 << seat
    return True


def cause_of_try(causes: tuple[int, int], tries: int) -> int:
    return causes[tries - 1] if tries <= len(causes) else words.BY_EXPLORING_ON
