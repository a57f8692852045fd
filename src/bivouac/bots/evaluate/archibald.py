"""What is good in Archibald: to be near a gaol that may hold Archibald, alive, armed, and free to walk.

A step is worth a hundred. A tile where enemies stand costs a step more, a cell without a tile half a step. A gaol whose
tile the reader has seen counts only if Archibald is there. A wall that a look ahead turns up makes no move worse,
because it was there before. Otherwise heroes would walk to and fro before it for ever. Other heroes are judged by the
same rules, as far as they can be seen. The one who is furthest ahead matters most.
"""

from typing import Final

from mypy_extensions import i64

from bivouac.bots.evaluate.base import Evaluation
from bivouac.engine.knowledge import KNOWN
from bivouac.engine.state import State
from bivouac.engine.verbs import Do
from bivouac.games.archibald.actions import ANSWER, KEYS, NOUN, PLACE
from bivouac.games.archibald.board import CELLS, EVERYWHERE, FIRST_GAOL, beside, bit
from bivouac.games.archibald.catalog import (
    ARCHIBALD,
    BITS,
    ENCOUNTERS,
    EQUIPMENT,
    FEW,
    FIRST_FOE,
    FIRST_TILE,
    GUARD,
    IS_A,
    KINDS,
    PERK,
    RED,
    TRAP,
    YELLOW,
)
from bivouac.games.archibald.state import GAOLS, HAND, SETUP, TILE_PILE, Archibald
from bivouac.games.archibald.steps import SendBack
from bivouac.games.archibald.turn import Menu, PickHero, PickStart
from bivouac.games.archibald.turn_reading import GiveAnswer
from bivouac.games.archibald.verbs import PutFoes

TRIALS: Final = 16  # little of what counts is hidden, and dealing 117 cards anew is most of a bot's work
WON: Final = 1_000_000
STEP: Final = 100
FURTHEST: Final = 30
LIVES: Final = (0, 40, 130, 190, 230, 255, 270, 280)
HELD: Final = 70  # enemies on the own tile: at least one turn lost, and worse by their dice
NEAR: Final = 10  # in half steps from a goal: who is held there may lose the game by that turn, so that it counts twice
FOE_RED: Final = 45
FOE_YELLOW: Final = 25
RED_DIE: Final = 60  # of a weapon that is worn
YELLOW_DIE: Final = 40
SAVED_LIFE: Final = 45
SUITED: Final = (
    2  # a die that a weapon adds against the enemies who hold the hero counts for more: by what it is divided
)
PERKS: Final = {  # what equipment does besides, by the key of its words
    "against-one": 25, "against-many": 25, "against-kind": 20, "one-fight": -60, "until-double": -80,
    "throw-again": 30, "disarm": 40, "comfort": 20, "hide": 30, "float": 50, "soft-fall": 30,
}  # fmt: skip
IN_HAND_SHARE: Final = 2  # equipment in hand is worth less than worn: the share that is lost
CARD_IN_HAND: Final = 25
ENEMY_CARD: Final = 35
HIDDEN_CARD: Final = 30
WATER: Final = (0, 4, 10, 30, 0)  # tokens, for each level that there is to lose
EXPLORED: Final = 10  # a tile turned up, by whomever: of two ways that are equally good the one that tells more
OTHERS_COUNT: Final = 60  # of a hundred: the best of the others
ALL_COUNT: Final = 15  # and each other one

POWERS: Final = {
    "honey-drop": 30, "dandelion-seed": 75, "ladybird-ride": 40, "sponge": 30, "market-stall": 40,
    "sticky-fingers": 35, "royal-jelly": 45, "grasshopper-leap": 85, "mirror-pool": 45, "sleeping-powder": 60,
    "hammer": 60, "keyhole": 60, "catapult": 150, "high-tide": 30, "elixir": 50, "firecracker": 70,
}  # fmt: skip
WORTH: Final = [0] * ENCOUNTERS
WORN: Final = [0] * ENCOUNTERS


class ArchibaldEvaluation(Evaluation):
    def __init__(self) -> None:
        super().__init__(TRIALS)
        self.up: i64 = 0  # the walls that stood when the choice was looked at
        self.side: i64 = 0
        for card in range(ENCOUNTERS):
            if IS_A[card] == EQUIPMENT:
                WORN[card] = gear_worth(card)
                WORTH[card] = WORN[card] // IN_HAND_SHARE
            else:
                WORTH[card] = POWERS.get(KEYS[card], ENEMY_CARD)

    def prepare(self, state: State, seat: int) -> None:
        assert isinstance(state, Archibald)
        self.up = state.closed_up
        self.side = state.closed_side
        for other in range(state.seats):
            if other != seat:
                state.zones[HAND + other].sort()

    def value(self, state: State, seat: int) -> int:
        assert isinstance(state, Archibald)
        if state.over:
            return WON if seat in state.winners else -WON if state.winners else 0
        if state.phase == SETUP:
            return taste(state, state.hero[seat], state.cell[seat])
        way = self.way(state, seat)
        best = 0
        total = 0
        for other in range(state.seats):
            if other != seat:
                theirs = side(state, other, seat, way) - STEP * behind(other, seat, state.seats) // (2 * state.seats)
                total += theirs
                if best == 0 or theirs > best:
                    best = theirs
        mine = side(state, seat, seat, way) - EXPLORED * tiles_left(state)
        return 100 * mine - OTHERS_COUNT * best - ALL_COUNT * (total - best)

    def way(self, state: Archibald, seat: int) -> "Way":
        return Way(state, goals_for(state, seat), self.up, self.side)

    def at_rest(self, state: State) -> bool:
        return isinstance(state.asker, (Menu, PickHero, PickStart))

    def habit(self, state: State) -> int:
        """Two choices are made by habit and not tried out. An Adventure is answered before its consequence is known.
        Enemies are put where they hold up whoever is ahead: to try all tiles would take longer than all the rest."""
        asker = state.asker
        if isinstance(asker, GiveAnswer):
            return ANSWER.ids[0]
        if isinstance(asker, Do) and isinstance(state.node(asker.script, asker.path), PutFoes):
            assert isinstance(state, Archibald)
            option = PLACE.ids[state.cell[ahead(state, asker.me, self.way(state, asker.me))]]
            return option if option in state.offered else -1
        return -1


def ahead(state: Archibald, seat: int, way: "Way") -> int:
    """The one of the others who would be the first to arrive."""
    leader = -1
    shortest = 0
    for i in range(1, state.seats):
        other = (seat + i) % state.seats
        left = state.seats * way.half_steps(state.cell[other]) + behind(other, seat, state.seats)
        if leader < 0 or left < shortest:
            leader = other
            shortest = left
    return leader


def behind(other: int, seat: int, seats: int) -> int:
    """How far `other` is behind by the order of play once `seat` has played (turn.order), in parts of half a step.

    A half step has as many parts as there are seats. Of two heroes equally far the one who plays sooner is ahead, by a
    part for each turn between them. Who has had a turn in this round already is further behind by about half of the
    parts.
    """
    return (other - seat - 1) % seats + (seats // 2 if other < seat else 0)


def taste(state: Archibald, hero: int, cell: int) -> int:
    """Before the first turn no hero and no start cell is better than another: the copy's chance decides."""
    return int(state.w0 % 65521) * (7 * hero + 3 * cell + 5) % 1009


def gear_worth(card: int) -> int:
    """A piece of equipment that is worn, on a way of which little is known."""
    perk = PERK[card].words()
    more = 0 if perk is None else PERKS[perk.key]
    return RED[card] * RED_DIE + YELLOW[card] * YELLOW_DIE + GUARD[card] * SAVED_LIFE + more


def fits(card: int, foes: int) -> int:
    """What is worn, against the enemies who hold the hero now: the dice it adds, and those it takes from them."""
    perk = PERK[card]
    red = RED[card] + perk.more_red(foes) + perk.disarms()
    return (red * RED_DIE + (YELLOW[card] + perk.more_yellow(foes)) * YELLOW_DIE) // SUITED


def tiles_left(state: Archibald) -> int:
    return len(state.zones[TILE_PILE]) + len(state.zones[TILE_PILE + 1]) + len(state.zones[TILE_PILE + 2])


def goals_for(state: Archibald, seat: int) -> i64:
    """The gaols where Archibald may be, by what the seat has seen."""
    goals: i64 = 0
    known = state.known.pools[seat]
    for i in range(CELLS - FIRST_GAOL):
        if state.tile[FIRST_GAOL + i] >= 0:
            continue
        thing = state.zones[GAOLS][i]
        if known[thing] == KNOWN:
            if state.shows(thing - FIRST_TILE) == ARCHIBALD:
                return bit(FIRST_GAOL + i)
        else:
            goals |= bit(FIRST_GAOL + i)
    return goals


class Way:
    """The board as a hero can walk it, and how far the goals are.

    An edge counts as open if it is open now or was when the choice was looked at. No way leads over a gaol that is face
    down or a Trap, unless that gaol is a goal.
    """

    __slots__ = ("foes", "goals", "plain", "side", "unknown", "up")

    def __init__(self, state: Archibald, goals: i64, up: i64, side: i64) -> None:
        foes: i64 = 0
        unknown: i64 = 0
        ground: i64 = EVERYWHERE
        for cell in range(FIRST_GAOL):
            if state.tile[cell] < 0:
                unknown |= bit(cell)
            elif state.foes[cell]:
                foes |= bit(cell)
        for gaol in range(FIRST_GAOL, CELLS):
            if state.tile[gaol] < 0 or state.shows(state.tile[gaol]) == TRAP:
                ground &= ~bit(gaol)
        self.up: Final[i64] = state.closed_up & up
        self.side: Final[i64] = state.closed_side & side
        self.goals: Final[i64] = goals
        self.foes: Final[i64] = foes
        self.unknown: Final[i64] = unknown
        self.plain: Final[i64] = (ground | goals) & ~unknown & ~foes

    def half_steps(self, cell: int) -> int:
        """Half steps to the nearest goal. A cell takes two, one without a tile three, one with enemies four."""
        reached: i64 = 0
        front = bit(cell)
        in_one: i64 = 0
        in_two: i64 = 0
        in_three: i64 = 0
        time = 0
        while time < 2 * FURTHEST:
            front &= ~reached
            near: i64 = 0
            if front:
                if front & self.goals:
                    return time
                reached |= front
                near = beside(front, self.up, self.side) & ~reached
            time += 1
            front = in_one
            in_one = in_two | (near & self.plain)
            in_two = in_three | (near & self.unknown)
            in_three = near & self.foes
        return time


def place_of(state: Archibald, owner: int, way: Way) -> int:
    """Where the hero stands, or the best tile it may choose when it is being sent back."""
    asker = state.asker
    if not isinstance(asker, SendBack) or asker.me != owner:
        return state.cell[owner]
    best = NOUN[state.offered[0]]
    for option in state.offered:
        if way.half_steps(NOUN[option]) < way.half_steps(best):
            best = NOUN[option]
    return best


def side(state: Archibald, owner: int, reader: int, way: Way) -> int:
    """One hero's prospects, as `reader` can judge them."""
    cell = place_of(state, owner, way)
    left = way.half_steps(cell)
    total = (2 * FURTHEST - left) * STEP // 2 + LIVES[min(state.lives[owner], 7)]
    worn = state.worn[owner]
    foes = state.foes[cell]
    if worn >= 0:
        total += WORN[worn]
        if foes:
            total += fits(worn, foes)
    if foes:
        total -= 2 * HELD if left <= NEAR else HELD
        for kind in range(KINDS):
            count = (foes >> (BITS * kind)) & FEW
            total -= count * (RED[FIRST_FOE + kind] * FOE_RED + YELLOW[FIRST_FOE + kind] * FOE_YELLOW)
    known = state.known.pools[reader]
    for card in state.zones[HAND + owner]:
        total += WORTH[card] if known[card] == KNOWN else HIDDEN_CARD
    return total - WATER[state.flood] * (cell // 5)
