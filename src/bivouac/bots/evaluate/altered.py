"""What is good in Altered: expeditions that advance at Dusk, and the mana and cards that make them advance again.

Each expedition is judged by how likely it is to advance at the coming Dusk: by its lead in the best terrain of its
region, and by the mana that either player can still spend today. Beyond the Day count the Mana orbs, the hand, the two
cards that Reserve will keep, the Landmarks, and the Characters that stay. The opponent's side is judged by the same
words, as far as it can be seen.
"""

from typing import Final

from mypy_extensions import i64

from bivouac.bots.evaluate.base import Evaluation
from bivouac.engine.knowledge import KNOWN
from bivouac.engine.state import State
from bivouac.engine.verbs import Do
from bivouac.games.altered.actions import KEYS, NOUN
from bivouac.games.altered.catalog import (
    CHARACTER,
    ETERNAL,
    HAND_COSTS,
    IS_A,
    KEYWORDS,
    RESERVE_COSTS,
    SEASONED,
    SPELL,
    STATS,
)
from bivouac.games.altered.grammar import Modal
from bivouac.games.altered.state import MET, Altered
from bivouac.games.altered.state_ground import (
    AFTERNOON,
    ANCHORED,
    ASLEEP,
    DUSK_PHASE,
    EXHAUSTED,
    EXPEDITION,
    FLEETING,
    HAND,
    HERO_ZONE,
    LANDMARKS,
    MANA,
    MORNING,
    RESERVE,
    SETUP,
    TOKENS_FROM,
)
from bivouac.games.altered.turn import MORNING_DRAW, OPENING_ORBS, Expand, Opening, Turn
from bivouac.games.altered.turn_evening import ARENA, PROGRESS

TRIALS: Final = 24
WON: Final = 1_000_000
# What the regions advanced by both markers are worth: the last ones before the meeting matter most.
ADVANCED: Final = (0, 900, 1_850, 2_850, 3_950, 5_200, 6_800, 14_000, 18_000, 20_000, 21_000)
TERRAIN_IN_ARENA: Final = 6_000
ORBS: Final = (0, 900, 1_700, 2_400, 2_950, 3_440, 3_860, 4_200, 4_440, 4_580, 4_650, 4_700)
POINTS_PER_MANA: Final = 7  # tenths of a point of each statistic that a mana brings to one of two expeditions
HIDDEN_COST: Final = 3  # of a card in the opponent's hand that has not been seen
HIDDEN_CARD: Final = 230
POINT_THAT_STAYS: Final = 30  # one point of one statistic of a Character that is still there tomorrow
MANA_TODAY: Final = 12  # what can still be spent today beyond its effect on both expeditions
MANA_AHEAD: Final = 100  # what can be spent tomorrow; in the Morning, today: mana without cards is worth little
AT_TURN: Final = 80  # who acts later has seen more; and a quick action for nothing only puts off what must be done
PROMISED: Final = 60
WASTED: Final = 400  # a Hero who needs a Character to aim at was exhausted while there was none
READY: Final = 25  # a Hero or Landmark that can still be exhausted today
COUNTER: Final = 70
TOO_DEAR: Final = 80  # for each mana that a card in hand costs beyond the orbs of tomorrow
SPARE: Final = 25  # a card of the Reserve that will be put away at Night, but can still be used today

POINT: Final = 38  # of the three statistics added up
COST: Final = 110
HAND_BASE: Final = 230
RESERVE_BASE: Final = 120
LOWEST: Final = 40
AS_SPELL: Final = -100  # a Spell waits for its moment
AS_PERMANENT: Final = 40
FIRST_DAY: Final = 70  # a mana that can be spent on Characters on the first Day
# What abilities add to the statistics of a card when it is played from hand, in the same coin.
FROM_HAND: Final = {
    "kelon-elemental": -40, "axiom-scrambler-rare": 90, "axiom-scrambler": 90, "three-little-pigs": 50,
    "three-little-pigs-rare": 100, "haven-bouncer": 90, "atlas": 340, "dorothy-gale-bravos": 260, "shenlong-rare": 60,
    "bravos-tracer": -60, "bravos-tracer-rare": -60, "spindle-harvesters": 40, "sneezer-shroom": 100,
    "sneezer-shroom-rare": 220, "coniferal-coneman": 300, "coniferal-coneman-rare": 300, "parvati-rare": 220,
    "yong-su": 60, "yong-su-rare": 60, "kitsune": 10, "daughter-of-yggdrasil": -150, "lyra-cloth-dancer": 60,
    "lyra-cloth-dancer-muna": 60, "esmeralda": 110, "esmeralda-rare": 110, "ouroboros-trickster": 170,
    "ouroboros-trickster-rare": 230, "kadigiran-mage-dancer-lyra": 60, "tanuki": 90, "tanuki-rare": 90,
    "ouroboros-croupier": 150, "asmodeus": 300, "asmodeus-rare": 300, "ordis-cadets": 110, "kakoba": 60,
    "kakoba-rare": 90, "ordis-gatekeeper": 120, "ordis-spy": 90, "ordis-spy-rare": 90, "jeanne-darc": 220,
    "jeanne-darc-rare": 400, "monolith-rune-scribe-rare": 80, "monolith-archivist-yzmir": -150, "tooth-fairy-rare": 90,
    "baba-yaga": 180, "baba-yaga-rare": 180, "kadigiran-alchemist": 200, "kadigiran-alchemist-rare": 300,
    "dorothy-gale": 260, "dorothy-gale-rare": 260, "sakarabru": 600, "sakarabru-rare": 600,
}  # fmt: skip
FROM_RESERVE: Final = {
    "axiom-salvager": 110, "foundry-armorer": 200, "ratatoskr": 230, "ratatoskr-rare": 340, "haven-trainee": 230,
    "haven-bouncer": 110, "sun-wukong": 230, "sun-wukong-rare": 330, "atlas": 340, "three-little-pigs": 50,
    "three-little-pigs-rare": 100, "sneezer-shroom": 80, "sneezer-shroom-rare": 200, "coniferal-coneman": 280,
    "coniferal-coneman-rare": 280, "parvati-rare": 200, "yong-su": 60, "yong-su-rare": 60, "esmeralda-rare": 110,
    "ouroboros-trickster": 170, "ouroboros-trickster-rare": 230, "asmodeus": 280, "asmodeus-rare": 280,
    "ordis-cadets": 110, "kakoba": 60, "kakoba-rare": 90, "ordis-gatekeeper": 120, "ratatoskr-ordis": 220,
    "ordis-spy-rare": 110, "jeanne-darc": 220, "jeanne-darc-rare": 400, "monolith-archivist-yzmir": -150,
    "dorothy-gale-rare": 260, "spindle-harvesters": 40,
}  # fmt: skip
# A Landmark that works from now to the end; less as the end comes nearer.
STANDING: Final = {
    "brassbug-hub": 60, "the-ouroboros-axiom": 200, "axiom-reprocessor": 650, "kelonic-generator-rare": 550,
    "brassbug-hive": 1_000, "brassbug-hive-rare": 1_250, "the-spindle-bravos": 300, "the-ouroboros-rare": 250,
    "ordis-carrier": 620, "the-monolith": 900,
}  # fmt: skip


class AlteredEvaluation(Evaluation):
    def __init__(self) -> None:
        super().__init__(TRIALS)

    def prepare(self, state: State, seat: int) -> None:
        assert isinstance(state, Altered)
        state.zones[HAND + 1 - seat].sort()
        state.zones[MANA + 1 - seat].sort()

    def value(self, state: State, seat: int) -> int:
        assert isinstance(state, Altered)
        if state.over:
            return WON if seat in state.winners else -WON if state.winners else 0
        if state.phase == SETUP:
            return opening(state, seat)
        usable = [spendable(state, 0, seat), spendable(state, 1, seat)]
        mine = side(state, seat, seat, usable) - side(state, 1 - seat, seat, usable)
        return mine + (arena(state, seat, usable) if state.arena else 0)

    def habit(self, state: State) -> int:
        """A mode of a Spell is worth what its best target is: a mode that only asks on looks no better than one that
        does nothing (choice.modal)."""
        assert isinstance(state, Altered)
        asker = state.asker
        if not isinstance(asker, Do) or not isinstance(state.node(asker.script, asker.path), Modal):
            return -1
        best = -1
        highest = 0
        for mode in state.offered:
            value = self.best_after(state, asker.me, mode)
            if best < 0 or value > highest:
                best = mode
                highest = value
        return best

    def best_after(self, state: Altered, seat: int, mode: int) -> int:
        after = state.clone()
        after.apply(mode)
        if after.asking != seat or self.at_rest(after):
            return self.value(after, seat)
        values: list[int] = []
        for target in after.offered:
            aimed = after.clone()
            aimed.apply(target)
            values.append(self.value(aimed, seat))
        return max(values)

    def at_rest(self, state: State) -> bool:
        return isinstance(state.asker, (Turn, Expand, Opening))


def worths(base: int, costs: list[int], extra: dict[str, int]) -> list[int]:
    """What each kind of card is worth before it is played at that cost."""
    made: list[int] = []
    for kind, key in enumerate(KEYS):
        cost = costs[kind]
        if IS_A[kind] & CHARACTER:
            stats = STATS[kind]
            power = POINT * (stats[0] + stats[1] + stats[2]) + extra.get(key, 0)
        else:
            power = COST * cost + (AS_SPELL if IS_A[kind] & SPELL else AS_PERMANENT)
        made.append(max(LOWEST, base + (power - COST * cost) // 2))
    return made


IN_HAND: Final = worths(HAND_BASE, HAND_COSTS, FROM_HAND)
IN_RESERVE: Final = worths(RESERVE_BASE, RESERVE_COSTS, FROM_RESERVE)
AIMS_AT_MINE: Final = KEYS.index("nevenka-blotch")
AS_LANDMARK: Final = [STANDING.get(key, 0) for key in KEYS]


def opening(state: Altered, seat: int) -> int:
    """setup.opening: the hand that is left. What the other seat answers is sealed and does not matter to it."""
    kept = [state.kinds[card] for card in state.zones[HAND + seat]]
    for answer in state.sealed[seat]:
        kept.remove(NOUN[answer])
    total = 0
    spent = 1  # a bit for each sum of mana that some of these Characters cost together
    for kind in kept:
        total += in_hand(kind, OPENING_ORBS)
        if IS_A[kind] & CHARACTER:
            spent |= spent << HAND_COSTS[kind]
    most = OPENING_ORBS
    while not spent >> most & 1:
        most -= 1
    return total + FIRST_DAY * most


def in_hand(kind: int, orbs: int) -> int:
    return max(LOWEST, IN_HAND[kind] - TOO_DEAR * max(0, HAND_COSTS[kind] - orbs - 1))


def spendable(state: Altered, owner: int, reader: int) -> int:
    """Mana that an owner can still turn into cards today, as `reader` can judge it."""
    if state.phase >= DUSK_PHASE or (state.phase == AFTERNOON and state.passed >> owner & 1):
        return 0
    ready = state.ready[owner]
    if ready <= 0:
        return 0
    total = 0
    known = state.known.pools[reader]
    for card in state.zones[HAND + owner]:
        cost = HAND_COSTS[state.kinds[card]] if known[card] == KNOWN else HIDDEN_COST
        total += cost if cost <= ready else 0
    for card in state.zones[RESERVE + owner]:
        cost = RESERVE_COSTS[state.kinds[card]]
        total += cost if cost <= ready else 0
    return min(ready, total)


def chance(lead: int, mine: int, yours: int) -> i64:
    """In hundredths, that an expedition ahead by `lead` advances, with so much mana to come on either side."""
    attack: i64 = POINTS_PER_MANA * mine
    defence: i64 = POINTS_PER_MANA * yours
    sure = 10 + attack + defence
    ahead: i64 = 20 * lead - 10 + attack - defence
    if ahead >= sure:
        return 100
    return 0 if ahead <= -sure else 50 + 50 * ahead // sure


def advance(state: Altered, expedition: int, usable: list[int]) -> i64:
    """dusk.advance: in hundredths, that this expedition advances at the coming Dusk."""
    if state.defender_of(expedition) >= 0 or state.is_stopped(expedition):
        return 0
    totals = state.totals()
    terrains = state.terrains(state.track[expedition])
    owner = expedition >> 1
    best: i64 = 0
    for terrain in range(3):
        if terrains >> terrain & 1:
            mine = totals[3 * expedition + terrain]
            lead = mine - max(0, totals[3 * (expedition ^ 2) + terrain])
            likely = chance(lead, usable[owner], usable[1 - owner])
            best = max(best, likely)
    return best


def arena(state: Altered, seat: int, usable: list[int]) -> int:
    """arena.compare: both expeditions together, in each terrain."""
    if not is_before_dusk(state):
        return 0
    totals = state.totals()
    terrains = state.terrains(0)
    likely: i64 = 0
    for terrain in range(3):
        if terrains >> terrain & 1:
            mine = totals[6 * seat + terrain] + totals[6 * seat + 3 + terrain]
            yours = totals[6 - 6 * seat + terrain] + totals[9 - 6 * seat + terrain]
            likely += chance(mine - max(0, yours), 2 * usable[seat], 2 * usable[1 - seat])
            likely -= chance(yours - max(0, mine), 2 * usable[1 - seat], 2 * usable[seat])
    return TERRAIN_IN_ARENA * int(likely) // 100


def is_before_dusk(state: Altered) -> bool:
    """Whether today's comparison counts already. In the Morning it does not: a Day that has just begun would look
    unlike one that is about to end, and whoever passes last would compare the two."""
    if state.phase == DUSK_PHASE:
        return PROGRESS in state.agenda or ARENA in state.agenda
    return MORNING < state.phase < DUSK_PHASE


def on_the_way(state: Altered, owner: int, usable: list[int]) -> int:
    """end.distance: what the markers have advanced, and may at the coming Dusk."""
    done = state.distance(owner)
    if state.arena:
        return 0
    if not is_before_dusk(state):
        return ADVANCED[min(done, 10)]
    hero = advance(state, 2 * owner, usable)
    companion = advance(state, 2 * owner + 1, usable)
    both = hero * companion
    one = 100 * (hero + companion) - 2 * both
    none = 10_000 - both - one
    total = none * ADVANCED[min(done, 10)] + one * ADVANCED[min(done + 1, 10)] + both * ADVANCED[min(done + 2, 10)]
    return int(total // 10_000)


def side(state: Altered, owner: int, reader: int, usable: list[int]) -> int:
    """One player's side of the table, as `reader` can judge it."""
    kinds = state.kinds
    orbs = len(state.zones[MANA + owner])
    total = on_the_way(state, owner, usable) + ORBS[min(orbs, len(ORBS) - 1)] + MANA_TODAY * usable[owner]
    known = state.known.pools[reader]
    for card in state.zones[HAND + owner]:
        total += in_hand(kinds[card], orbs) if known[card] == KNOWN else HIDDEN_CARD
    left = max(1, MET + 1 - max(state.distance(0), state.distance(1)))
    for card in state.zones[LANDMARKS + owner]:
        total += (AS_LANDMARK[kinds[card]] + COUNTER * state.counters[card]) * left // (MET + 1)
        if not state.marks[card] & EXHAUSTED:
            total += READY
    hero = state.zones[HERO_ZONE + owner][0]
    if not state.marks[hero] & EXHAUSTED:
        total += READY
    elif kinds[hero] == AIMS_AT_MINE and state.phase == AFTERNOON and not state.characters(owner):
        total -= WASTED
    for promise in state.promises:
        if promise.owner == owner:
            total += PROMISED
    if state.phase == AFTERNOON and state.active == owner and not state.passed:
        total -= AT_TURN
    return total + tomorrow(state, owner, reader)


def tomorrow(state: Altered, owner: int, reader: int) -> int:
    """night.rest, night.cleanup-reserve: Characters that stay, the best two of those that will lie in Reserve, and the
    mana that can be spent on them and on the hand."""
    kinds = state.kinds
    marks = state.marks
    total = 0
    best = 0
    second = 0
    dearest = 0
    dearer = 0
    in_sight = is_before_dusk(state)
    for zone in (RESERVE + owner, EXPEDITION + 2 * owner, EXPEDITION + 2 * owner + 1):
        for card in state.zones[zone]:
            kind = kinds[card]
            if zone >= EXPEDITION:
                if marks[card] & (ANCHORED | ASLEEP) or KEYWORDS[kind] & ETERNAL or not in_sight:
                    total += POINT_THAT_STAYS * points(state, card)
                elif card >= TOKENS_FROM or marks[card] & FLEETING:
                    continue
            worth = IN_RESERVE[kind]
            if KEYWORDS[kind] & SEASONED:
                worth += POINT * state.boosts[card]
            total += SPARE if second else 0
            if worth > best:
                second, dearer = best, dearest
                best, dearest = worth, RESERVE_COSTS[kind]
            elif worth > second:
                second, dearer = worth, RESERVE_COSTS[kind]
    costs = dearest + dearer + (0 if state.phase == MORNING else MORNING_DRAW * HIDDEN_COST)
    known = state.known.pools[reader]
    for card in state.zones[HAND + owner]:
        costs += HAND_COSTS[kinds[card]] if known[card] == KNOWN else HIDDEN_COST
    return total + best + second + MANA_AHEAD * min(len(state.zones[MANA + owner]), costs)


def points(state: Altered, card: int) -> int:
    """All statistics of a Character, counted in both expeditions if it is Gigantic."""
    stats = STATS[state.kinds[card]]
    total = stats[0] + stats[1] + stats[2] + 3 * state.boosts[card]
    return 2 * total if state.is_gigantic(card) else total
