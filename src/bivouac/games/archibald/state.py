"""What lies on the table, and the small moves that everything else is made of."""

from typing import Any, Final

from mypy_extensions import i64

from bivouac.engine.state import State
from bivouac.engine.verbs import Verb
from bivouac.games.archibald import words
from bivouac.games.archibald.actions import (
    ANSWER,
    FIGHT_ID,
    KILL,
    MOVE,
    PICK,
    PLACE,
    READ_ID,
    RETURN,
    ROLL_ID,
    TAKE,
    VERB,
)
from bivouac.games.archibald.board import (
    ALL_WALLS,
    CELLS,
    COLUMNS,
    EDGE_SIDE,
    EDGE_UP,
    FIRST_GAOL,
    LEVEL_OF,
    beside,
    bit,
    can_progress,
    walls_side,
    walls_up,
)
from bivouac.games.archibald.catalog import (
    ADVENTURES,
    ARCHIBALD,
    BITS,
    BOOK,
    FEW,
    FIGURES,
    FIRST_ADVENTURE,
    FIRST_OUTCOME,
    FIRST_TILE,
    GUARD,
    HAS_BOOK,
    IS_A,
    KINDS,
    LIVES,
    OUTCOMES,
    PER_LEVEL,
    PERK,
    POWER,
    SCRIPTS,
    SHOWS,
    THINGS,
    TRAP,
    WALLS,
    level_of_card,
)
from bivouac.games.archibald.rules import Rules

# Zones. Those of a seat stand in fours, those of levels 2, 3, 4 in threes; the top of a pile is the end of its list.
HAND: Final = 0
TILE_PILE: Final = 4  # + level - 2
PILE: Final = 7  # Encounter cards, + level - 2
DISCARD: Final = 10  # + level - 2
ADVENTURE_PILE: Final = 13
ADVENTURE_DISCARD: Final = 14
GAOLS: Final = 15  # by column, face down or not
OUTCOME: Final = 16  # what follows from each answer, by its place; dealt anew for whoever has not heard it
IN_PLAY: Final = 17  # a card being played, an Adventure being read
ZONES: Final = 18

# What is known of a tile that lies.
MET: Final = 1  # its enemies have appeared (tile.enemy)
FLAT: Final = 2  # its walls do not count (blocked.no-alternative)

# Phases of a turn.
SETUP: Final = 0
BEFORE: Final = 1
ON_THE_WAY: Final = 2
AFTER: Final = 3

# What the player at turn, or the hero, has done or met with in this turn.
PLAYED: Final = 1  # the card of the turn (turn.one-card)
MOVED: Final = 2
FOUGHT: Final = 4  # the one exchange (combat.blocked)
AMBUSHED: Final = 8  # by enemies that are not fought before the next turn
WALLED: Final = 16  # a wall ended the move (move.entry-walled)
SENT_BACK: Final = 32  # since the last move or card began: the Books still to be read are lost (tile.order)

HAND_LIMIT: Final = 3
START_LIVES: Final = 3
FLOOD_AT: Final = 4
KIND_BITS: Final = 3
NOTHING: Final[list[int]] = []


# Saved by their names; each is declared in `__init__`, once for a new game and a copy. Walls are built from the tiles.
FIELDS: Final = (
    "cell", "deeds", "extra", "fight", "flags", "flood", "foes", "fought", "hero", "levels", "lives", "phase",
    "question", "reached", "sent", "springs", "supply", "tile", "told", "trial", "turn", "turn_of", "worn", "zones",
)  # fmt: skip


class Archibald(State):
    """Lists by cell, by seat and by kind; `fight`, `fought`, `trial` and `told` are replaced, never changed."""

    __slots__ = ("closed_side", "closed_up", "rules", *FIELDS)

    def __init__(self, seats: int, rules: Rules, source: "Archibald | None") -> None:
        super().__init__(seats, THINGS, 0, source)
        self.rules: Rules = rules
        self.zones: list[list[int]] = (
            [[] for _ in range(ZONES)] if source is None else [zone[:] for zone in source.zones]
        )
        self.tile: list[int] = (
            [cell if cell < COLUMNS else -1 for cell in range(CELLS)] if source is None else source.tile[:]
        )
        self.flags: list[int] = [0] * CELLS if source is None else source.flags[:]
        # enemies standing there, four bits for each kind
        self.foes: list[int] = [0] * CELLS if source is None else source.foes[:]
        self.supply: list[int] = FIGURES[:] if source is None else source.supply[:]
        self.cell: list[int] = [-1] * seats if source is None else source.cell[:]
        self.hero: list[int] = [-1] * seats if source is None else source.hero[:]
        self.lives: list[int] = [START_LIVES] * seats if source is None else source.lives[:]
        self.worn: list[int] = [-1] * seats if source is None else source.worn[:]
        # levels a hero has arrived on, as bits
        self.reached: list[int] = [0] * seats if source is None else source.reached[:]
        self.closed_up: i64 = i64(EDGE_UP) if source is None else source.closed_up
        self.closed_side: i64 = i64(EDGE_SIDE) if source is None else source.closed_side
        # spring tiles that have served the hero this turn, by cell; with `springs=every` how often
        self.springs: i64 = i64(0) if source is None else source.springs
        self.turn: int = 0 if source is None else source.turn
        self.turn_of: int = 0 if source is None else source.turn_of
        self.phase: int = SETUP if source is None else source.phase
        self.flood: int = 0 if source is None else source.flood
        self.levels: int = 0 if source is None else source.levels  # levels that any hero has arrived on, as bits
        # moves still to be had from cards, each as the kind of the card, packed (see `owe_move`)
        self.extra: int = 0 if source is None else source.extra
        self.sent: int = 0 if source is None else source.sent  # seats sent back in this arrival by a Trap or a defeat
        self.deeds: int = 0 if source is None else source.deeds
        self.question: int = -1 if source is None else source.question  # the Adventure being read
        # seat, cell, enemies, stage, dice of both sides, hits of both sides
        self.fight: list[int] = NOTHING if source is None else source.fight
        self.fought: list[int] = NOTHING if source is None else source.fought
        self.trial: list[int] = NOTHING if source is None else source.trial  # seat, die
        self.told: list[int] = NOTHING if source is None else source.told  # Adventure, seat, answer

    def clone(self) -> "Archibald":
        return Archibald(self.seats, self.rules, self)

    # -- the board ---------------------------------------------------------------------------------------------------

    def shows(self, tile: int) -> int:
        """The symbol of a tile; what the gaol tiles are is an option of the table (components.gaol-tiles)."""
        if tile < FIRST_GAOL:
            return SHOWS[tile]
        if tile == FIRST_GAOL:
            return ARCHIBALD
        return TRAP if tile <= FIRST_GAOL + self.rules.traps else BOOK

    def has_book(self, tile: int) -> bool:
        return self.shows(tile) == BOOK if tile >= FIRST_GAOL else HAS_BOOK[tile] == 1

    def walls(self, cell: int) -> int:
        """The walls that count on this cell's tile."""
        tile = self.tile[cell]
        return 0 if tile < 0 or self.flags[cell] & FLAT else WALLS[tile]

    def build_walls(self) -> None:
        """Both masks anew from the tiles that lie."""
        up: i64 = EDGE_UP
        side: i64 = EDGE_SIDE
        for cell in range(CELLS):
            walls = self.walls(cell)
            if walls:
                up |= walls_up(cell, walls)
                side |= walls_side(cell, walls)
        self.closed_up = up
        self.closed_side = side

    def lay(self, cell: int, tile: int, flat: bool) -> None:
        self.tile[cell] = tile
        if flat:
            self.flags[cell] |= FLAT
        else:
            self.closed_up |= walls_up(cell, WALLS[tile])
            self.closed_side |= walls_side(cell, WALLS[tile])

    def is_open(self, one: int, other: int) -> bool:
        """move.wall: no wall on either side of the edge between two neighbours, `one` the smaller number."""
        if other - one == COLUMNS:
            return (self.closed_up >> one) & 1 == 0
        return (self.closed_side >> one) & 1 == 0

    def neighbours(self, cell: int) -> list[int]:
        """move.orthogonal: the cells that can be moved to, in rising order."""
        around: list[int] = []
        if cell >= COLUMNS and (self.closed_up >> (cell - COLUMNS)) & 1 == 0:
            around.append(cell - COLUMNS)
        if cell % COLUMNS != 0 and (self.closed_side >> (cell - 1)) & 1 == 0:
            around.append(cell - 1)
        if (self.closed_side >> cell) & 1 == 0:
            around.append(cell + 1)
        if (self.closed_up >> cell) & 1 == 0:
            around.append(cell + COLUMNS)
        return around

    def hidden_gaols(self) -> i64:
        hidden: i64 = 0
        for cell in range(FIRST_GAOL, CELLS):
            if self.tile[cell] < 0:
                hidden |= bit(cell)
        return hidden

    def open_traps(self) -> i64:
        traps: i64 = 0
        for cell in range(FIRST_GAOL, CELLS):
            if self.tile[cell] >= 0 and self.shows(self.tile[cell]) == TRAP:
                traps |= bit(cell)
        return traps

    def hero_cells(self) -> i64:
        cells: i64 = 0
        for cell in self.cell:
            if cell >= 0:
                cells |= bit(cell)
        return cells

    def would_block(self, cell: int, tile: int) -> bool:
        """blocked.redraw: whether with this tile some hero could no longer walk to each gaol that is face down."""
        walls = WALLS[tile]
        if walls == 0:
            return False
        up = self.closed_up | walls_up(cell, walls)
        side = self.closed_side | walls_side(cell, walls)
        heroes = self.hero_cells()
        if self.rules.walks_through and walls != ALL_WALLS:
            heroes = self.heroes_after_entry(cell)
        return not can_progress(heroes, up, side, self.hidden_gaols(), self.open_traps())

    def heroes_after_entry(self, cell: int) -> i64:
        """move.entry-walled with `entry=open`: whoever is at turn will stand on the tile, behind its wall."""
        cells = bit(cell)
        for seat in range(self.seats):
            if seat != self.turn_of:
                cells |= bit(self.cell[seat])
        return cells

    def can_enter(self, here: int, cell: int) -> bool:
        """move.entry-walled: onto a tile that was just laid. With `entry=open` the first step goes over its wall, but
        not into a tile with walls on all four sides (move.satan-falls)."""
        if self.rules.walks_through and self.walls(cell) != ALL_WALLS:
            return True
        return self.is_open(min(here, cell), max(here, cell))

    def leads_on(self, cell: int) -> bool:
        """return.tile: a revealed tile from which progress is possible (blocked.test)."""
        if self.tile[cell] < 0:
            return False
        traps = self.open_traps()
        here = bit(cell)
        if here & traps:
            return False
        return can_progress(here, self.closed_up, self.closed_side, self.hidden_gaols(), traps)

    def return_cells(self, row: int) -> list[int]:
        """return.tile: the cells of that row where a hero can be sent, or of the nearest row toward the start that has
        one.

        If the way from the start is cut off behind all heroes, the nearest row toward the gaols counts. There is always
        one: the row that the hero came from.
        """
        for there in [*range(row, -1, -1), *range(row + 1, 11)]:
            cells = [cell for cell in range(there * COLUMNS, there * COLUMNS + COLUMNS) if self.leads_on(cell)]
            if cells:
                return cells
        raise AssertionError("a hero stands on a tile from which progress is possible")

    def level(self, seat: int) -> int:
        return LEVEL_OF[self.cell[seat]]

    def left(self, seat: int) -> int:
        """The left neighbour: play goes clockwise (turn.order)."""
        return (seat + 1) % self.seats

    def clockwise(self, first: int) -> list[int]:
        return [(first + i) % self.seats for i in range(self.seats)]

    # -- enemies -----------------------------------------------------------------------------------------------------

    def is_held(self, seat: int) -> bool:
        """combat.blocked, enemycard.later, tile.put-there: enemies on the own tile."""
        return self.foes[self.cell[seat]] != 0

    def has_to_wait(self, seat: int) -> bool:
        """combat.blocked: held by enemies that are not fought before the next turn, because the hero has fought in
        this one or they came by an ambush."""
        return self.deeds & (FOUGHT | AMBUSHED) != 0 and self.is_held(seat)

    def add_foes(self, cell: int, kind: int, count: int) -> int:
        """As many as the supply has (tile.enemy-supply); how many appeared."""
        placed = min(count, self.supply[kind])
        self.supply[kind] -= placed
        self.foes[cell] += placed << (BITS * kind)
        return placed

    def remove_foe(self, cell: int, kind: int) -> None:
        self.foes[cell] -= 1 << (BITS * kind)
        self.supply[kind] += 1

    def clear_foes(self, cell: int) -> None:
        for kind in range(KINDS):
            self.supply[kind] += (self.foes[cell] >> (BITS * kind)) & FEW
        self.foes[cell] = 0

    # -- cards -------------------------------------------------------------------------------------------------------

    def pile_level(self, level: int) -> int:
        """level.no-pile: levels 1 and 5 use the piles of 2 and 4."""
        return min(max(level, 2), 4)

    def can_draw(self, level: int) -> bool:
        at = self.pile_level(level) - 2
        return bool(self.zones[PILE + at]) or bool(self.zones[DISCARD + at])

    def draw(self, seat: int, level: int, line: int, cause: int) -> None:
        """One Encounter card of a level; encounter.none-left: when there is neither pile nor discards, none."""
        at = self.pile_level(level) - 2
        pile = self.zones[PILE + at]
        if not pile:
            discard = self.zones[DISCARD + at]
            if not discard:
                self.tell(words.NOTHING_TO_DRAW, seat, -1, -1, at + 2)
                return
            pile.extend(discard)
            discard.clear()
            self.shuffle(pile)
            self.tell(words.RESHUFFLED, -1, -1, -1, at + 2)
        card = pile.pop()
        self.zones[HAND + seat].append(card)
        self.learned += 1
        if self.rules.is_open:
            self.known.show_all(card)
            self.tell(line, seat, card, -1, at + 2, cause=cause)
        else:
            self.known.show(seat, card)
            self.tell(line, seat, card, -1, at + 2, 1 << seat, cause)

    def put_away(self, card: int) -> None:
        """A card goes face up to the discards of its own level or of the Adventures."""
        if card >= FIRST_ADVENTURE:
            self.zones[ADVENTURE_DISCARD].append(card)
        else:
            self.zones[DISCARD + level_of_card(card) - 2].append(card)
        self.known.show_all(card)
        self.learned += 1

    def discard(self, seat: int, card: int, line: int, cause: int) -> None:
        self.zones[HAND + seat].remove(card)
        self.put_away(card)
        self.tell(line, seat, card, cause=cause)

    def take_off(self, seat: int) -> int:
        """The worn equipment goes to the discards; which it was, -1 if there was none."""
        card = self.worn[seat]
        if card >= 0:
            self.worn[seat] = -1
            self.put_away(card)
        return card

    def wear(self, seat: int, card: int) -> None:
        """equipment.slot, equipment.first: the old one is discarded."""
        self.zones[HAND + seat].remove(card)
        old = self.take_off(seat)
        self.worn[seat] = card
        self.known.show_all(card)
        self.learned += 1
        if old >= 0:
            self.tell(words.REPLACED, seat, card, old)
        else:
            self.tell(words.WORE, seat, card)

    def hand_over(self, giver: int, taker: int, card: int, line: int, cause: int) -> None:
        """A card goes from hand to hand, openly: so everybody knows where it is."""
        self.zones[HAND + giver].remove(card)
        self.zones[HAND + taker].append(card)
        self.known.show_all(card)
        self.learned += 1
        self.tell(line, giver, card, taker, cause=cause)

    # -- lives and water ---------------------------------------------------------------------------------------------

    def most_lives(self, seat: int) -> int:
        return LIVES[self.hero[seat]]

    def heal(self, seat: int, count: int, line: int, cause: int) -> None:
        """tile.heart: up to the sheet's maximum."""
        gained = min(count, self.most_lives(seat) - self.lives[seat])
        if gained > 0:
            self.lives[seat] += gained
            self.tell(line, seat, -1, self.lives[seat], gained, cause=cause)
        else:
            self.tell(words.ALL_LIVES_THERE, seat, -1, self.lives[seat], cause=cause)

    def lose(self, seat: int, count: int, cause: int) -> bool:
        """Lives lost, by a fight or anything else; armour works by itself (equipment.life-saved). Whether any are
        left."""
        worn = self.worn[seat]
        if count > 0 and worn >= 0 and GUARD[worn] > 0:
            saved = min(count, GUARD[worn])
            self.take_off(seat)
            self.tell(words.SAVED, seat, worn, -1, saved)
            count -= saved
        if count > 0:
            count = min(count, self.lives[seat])
            self.lives[seat] -= count
            self.tell(words.LOST_LIVES, seat, -1, self.lives[seat], count, cause=cause)
        return self.lives[seat] > 0

    def add_water(self, line: int, seat: int, number: int, cause: int) -> None:
        """flood.surplus: tokens beyond the fourth are not added."""
        if self.flood >= FLOOD_AT:
            self.tell(words.TOKEN_SURPLUS)
            return
        self.flood += 1
        self.tell(line, seat, -1, self.flood, number, cause=cause)

    # -- moves to be had ---------------------------------------------------------------------------------------------

    def owe_move(self, card: int) -> None:
        """A card gives one more move, for when its effect and a flood are over."""
        self.extra = (self.extra << KIND_BITS) | (IS_A[card] + 1)

    def end_moves(self) -> None:
        """gaol.trap, flood.ends-move, tile.order: a hero who is sent back gets no more moves, nor the Books behind."""
        self.extra = 0
        self.deeds |= SENT_BACK

    # -- what may be done --------------------------------------------------------------------------------------------

    def why_not_move(self, seat: int, cell: int) -> int:
        here = self.cell[seat]
        low = min(here, cell)
        high = max(here, cell)
        if high - low != COLUMNS and (high - low != 1 or low // COLUMNS != high // COLUMNS):
            return words.NOT_ADJACENT
        return words.FINE if self.is_open(low, high) else words.WALL_BARS

    def why_not_play(self, seat: int, card: int) -> int:
        """turn.one-card, enemycard.supply, power.no-effect: an enemy or power card from hand. Of an effect of several
        verbs the last one says what it lacks."""
        if card not in self.zones[HAND + seat]:
            return words.NOT_IN_HAND
        if self.deeds & PLAYED:
            return words.CARD_PLAYED
        if self.rules.allows_no_effect and IS_A[card] == POWER:
            return words.FINE
        script = SCRIPTS[card]
        if script[0].works(self, seat, card):
            return words.FINE
        why = words.NO_EFFECT
        for verb in script:
            why = verb.hindrance(self, seat, card) or why
        return why

    def is_hidden(self, cell: int) -> bool:
        """equipment.more: whether a hero there wears what hides from enemy cards."""
        for seat in range(self.seats):
            if self.cell[seat] == cell and self.worn[seat] >= 0 and PERK[self.worn[seat]].hides():
                return True
        return False

    def is_open_ground(self, cell: int) -> int:
        """enemycard.where: 0 if enemies may be put here, else a reason. The tile must be revealed, and nobody may be
        hidden there. It is no start cell and not walled in, unless the options of the table allow that."""
        if cell < COLUMNS and not self.rules.start_enemies:
            return words.START_CELL
        if self.tile[cell] < 0:
            return words.NOT_REVEALED
        if not self.rules.walled_enemies and beside(bit(cell), self.closed_up, self.closed_side) == 0:
            return words.WALLED_IN
        return words.HIDDEN_THERE if self.is_hidden(cell) else words.FINE

    # -- what the engine asks ----------------------------------------------------------------------------------------

    def node(self, script: int, path: int) -> Verb[Any]:
        return SCRIPTS[script][path]

    def why_over(self, seat: int, option: int) -> int:
        return words.GAME_OVER if self.ending == words.FREED else words.GAME_CUT_SHORT

    def why_not_asked(self, seat: int, option: int) -> int:
        return words.OTHER_CHOOSES if seat == self.turn_of else words.NOT_YOUR_TURN

    def why_not_here(self, option: int) -> int:
        """Why a verb that belongs to another moment is refused in a turn."""
        verb = VERB[option]
        if verb == PICK.number or verb == PICK.number + 1:
            return words.ONLY_AT_SETUP
        if verb == KILL.number:
            return words.ONLY_IN_FIGHT
        if option == ROLL_ID:
            return words.ONLY_WITH_DICE
        if option == READ_ID or verb == ANSWER.number:
            return words.ONLY_WITH_ADVENTURE
        if verb == RETURN.number:
            return words.ONLY_WHEN_SENT
        if verb == PLACE.number or verb == TAKE.number:
            return words.ONLY_ENEMY_CARDS
        if verb == MOVE.number:
            return self.why_no_more_moves()
        if option == FIGHT_ID:
            return self.why_no_more_fights()
        return words.ONLY_IN_EFFECT

    def why_no_more_moves(self) -> int:
        """turn.end: what has taken the place of the move in this turn, if it was none."""
        if self.deeds & MOVED:
            return words.MOVED_ALREADY
        if self.deeds & WALLED:
            return words.WALL_ENDED
        if self.has_to_wait(self.turn_of):
            return words.HELD_UNTIL_NEXT
        return words.FOUGHT_INSTEAD if self.deeds & FOUGHT else words.MOVED_ALREADY

    def why_no_more_fights(self) -> int:
        """combat.blocked, enemycard.later: one exchange in a turn, and none after the move."""
        if self.deeds & FOUGHT:
            return words.FOUGHT_ALREADY
        return words.FIGHT_LATER if self.is_held(self.turn_of) else words.MOVED_ALREADY

    def hidden_zones(self) -> list[list[int]]:
        zones = self.zones
        return [
            *zones[HAND : HAND + 4], *zones[TILE_PILE : TILE_PILE + 3], *zones[PILE : PILE + 3],
            zones[ADVENTURE_PILE], zones[GAOLS], zones[OUTCOME],
        ]  # fmt: skip


CAUSE_OF_KIND: Final = (words.OF_ITSELF, words.BY_ENEMY_CARD, words.BY_POWER, words.BY_ADVENTURE)


def cause_of(card: int) -> int:
    """What a card does happens because of its kind: an enemy card, a power or an Adventure."""
    return CAUSE_OF_KIND[IS_A[card]]


def fill_box(game: Archibald) -> None:
    """setup.tiles, setup.encounters, setup.adventures, setup.gaols: everything shuffled, and nobody knows what follows
    from an Adventure's answers (adventure.hidden)."""
    zones = game.zones
    for at in range(3):
        first = FIRST_TILE + COLUMNS + at * PER_LEVEL
        zones[TILE_PILE + at].extend(range(first, first + PER_LEVEL))
        game.shuffle(zones[TILE_PILE + at])
        zones[PILE + at].extend(range(at * PER_LEVEL, at * PER_LEVEL + PER_LEVEL))
        game.shuffle(zones[PILE + at])
    zones[ADVENTURE_PILE].extend(range(FIRST_ADVENTURE, FIRST_ADVENTURE + ADVENTURES))
    game.shuffle(zones[ADVENTURE_PILE])
    zones[GAOLS].extend(range(FIRST_TILE + FIRST_GAOL, FIRST_TILE + CELLS))
    game.shuffle(zones[GAOLS])
    zones[OUTCOME].extend(range(FIRST_OUTCOME, FIRST_OUTCOME + OUTCOMES))
    game.known.shuffled([outcome for outcome in zones[OUTCOME] if SCRIPTS[outcome]])
