"""What Villains of Fortune and Glory cost a hero: whoever hunts for the same artifact may have it first, and sees those
who press on."""

from typing import Any, Final

from bivouac.engine.verbs import Verb
from bivouac.games.fortune_and_glory.catalog import BY_NUMBER, COMBAT, SEARCHES, WHEN
from bivouac.games.fortune_and_glory.odds import after_defence, exactly
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    BEATEN,
    F_BLOWS,
    F_HITS,
    F_PARRY,
    V_CARD,
    V_EXPLORED,
    V_MARKERS,
)
from bivouac.games.fortune_and_glory.verbs_open import Blows, EndFight, Hits, Parry
from bivouac.games.fortune_and_glory.villains import ON_THE_TRACK, combat_of, search_dice, villain_at

HIT_ON: Final = 4
SEES_ON: Final = 6  # any number of six: the chance of a die is that of its highest face
MOST_WOUNDS: Final = 12
MOST_PHASES: Final = 4
HITS_OFTEN: Final = 0.75  # the dice that failed are rolled again
HITS: Final = 0.5
LOST_IN_JUNGLE: Final = 1  # End phases
OF_ALL_PRESSED: Final = 0.5  # dangers before which the hero has not stopped
WOUND: Final = 0.07
GLORY: Final = 0.1
KO_LOSES: Final = 3.0
RID_OF: Final = 0.4  # rounds that it is worth to have a Villain gone

TAKEN: Final[dict[tuple[int, int], float]] = {}
SEEN: Final[dict[tuple[int, int, int], list[float]]] = {}


def taken_before(game: World, site: int, rounds: float) -> float:
    """villain-adventure.collects: the chance that a Villain has an artifact before so many rounds are over. A temple is
    seldom emptied."""
    row = villain_at(game, game.site_space[site])
    if not row or game.is_temple(site):
        return 0.0
    phases = int(rounds) - (0 if row[V_EXPLORED] == ON_THE_TRACK else LOST_IN_JUNGLE)
    missing = game.danger_of(site) - row[V_MARKERS]
    if phases <= 0:
        return 0.0
    again = int(rolls_again(row[V_CARD]))
    dice = search_dice(game, row) * min(phases, MOST_PHASES)
    key = (2 * dice + again, missing)
    known = TAKEN.get(key, -1.0)
    if known < 0.0:
        known = at_least(dice, HITS_OFTEN if again else HITS, missing)
        TAKEN[key] = known
    return known


def rolls_again(card: int) -> bool:
    for ability in BY_NUMBER[card].abilities:  # noqa: SIM110 (compiled, a generator would cost more than the loop)
        if ability.kind == WHEN and ability.what == SEARCHES:
            return True
    return False


def at_least(dice: int, hit: float, needed: int) -> float:
    """The chance of so many successes."""
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + 1)
        for hits, chance in enumerate(chances):
            longer[hits] += chance * (1.0 - hit)
            longer[hits + 1] += chance * hit
        chances = longer
    return sum(chances[max(needed, 0) :])


def sneak_wounds(game: World, seat: int, space: int) -> list[float]:
    """sneak.fight-per-match: the chances of 0, 1, 2 ... wounds for who presses on there; none without a Villain."""
    row = villain_at(game, space)
    if not row:
        return [1.0]
    key = (BY_NUMBER[row[V_CARD]].search, combat_of(row), game.armour[seat])
    known = SEEN.get(key)
    if known is None:
        known = [0.0] * (MOST_WOUNDS + 1)
        takes = after_defence(exactly(key[1], HIT_ON), key[2])
        for matches, seen in enumerate(exactly(key[0], SEES_ON)):
            wounds = [1.0] + [0.0] * MOST_WOUNDS
            for _ in range(matches):
                more = [0.0] * (MOST_WOUNDS + 1)
                for taken, chance in enumerate(wounds):
                    for hits, take in enumerate(takes):
                        more[min(taken + hits, MOST_WOUNDS)] += chance * take
                wounds = more
            for taken, chance in enumerate(wounds):
                known[taken] += seen * chance
        SEEN[key] = known
    return known


def sneak_glory(game: World, seat: int, space: int) -> float:
    """villain-fight.glory-per-hit: rounds that the Glory of hits is worth. One die of six sees the hero, one of two
    hits."""
    row = villain_at(game, space)
    return GLORY * game.level(seat, COMBAT) * BY_NUMBER[row[V_CARD]].search / 12.0 if row else 0.0


def sneak_cost(game: World, seat: int, space: int, lost: float) -> float:
    """Rounds that it costs to press on there once; a KO costs `lost`."""
    wounds = sneak_wounds(game, seat, space)
    spare = game.most_wounds(seat) - game.wounds[seat]
    cost = 0.0
    for taken, chance in enumerate(wounds):
        cost += chance * (lost if taken > spare else WOUND * taken)
    return cost


def sneaking_there(game: World, seat: int, space: int, dangers: int) -> float:
    """Rounds that a search there costs besides its dangers."""
    if not game.villains or dangers < 2:
        return 0.0
    return OF_ALL_PRESSED * (dangers - 1) * sneak_cost(game, seat, space, KO_LOSES)


def villain_blows(game: World, seat: int, deeds: list[Verb[Any]], lost: float) -> float:
    """Rounds that a change of the blows in a fight with a Villain saves: a KO, wounds, Glory for hits."""
    fight = game.fights[-1]
    hits, blows, parry = fight[F_HITS], fight[F_BLOWS], fight[F_PARRY]
    before = after_blows(game, seat, hits, blows, parry, lost)
    for deed in deeds:
        if isinstance(deed, EndFight):
            return RID_OF - before if deed.how == BEATEN else 0.0
        if isinstance(deed, Hits):
            hits = max(hits + deed.count, 0)
        elif isinstance(deed, Blows):
            blows = max(blows + deed.count, 0)
        elif isinstance(deed, Parry):
            parry += deed.count
    return after_blows(game, seat, hits, blows, parry, lost) - before


def after_blows(game: World, seat: int, hits: int, blows: int, parry: int, lost: float) -> float:
    taken = max(blows - game.armour[seat] - parry, 0)
    if game.wounds[seat] + taken > game.most_wounds(seat):
        return GLORY * hits - lost
    return GLORY * hits - WOUND * taken
