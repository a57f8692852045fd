"""The set-up's choices, and a turn: before the move, on the way, after it."""

from typing import Final

from bivouac.engine.state import Choice, SeatChoice, Step
from bivouac.engine.verbs import begin
from bivouac.games.archibald import words
from bivouac.games.archibald.actions import (
    DISCARD,
    DONE_ID,
    FIGHT_ID,
    MOVE,
    NOUN,
    PICK,
    PLAY,
    START,
    VERB,
    WEAR,
)
from bivouac.games.archibald.board import ALL_WALLS, COLUMNS, FIRST_GAOL, LAST_ROW, LEVEL_OF, bit
from bivouac.games.archibald.catalog import (
    ADVENTURE,
    ARCHIBALD,
    BITS,
    CARD,
    EQUIPMENT,
    FEW,
    FIRST_FOE,
    FIRST_HERO,
    FIRST_TILE,
    FOES,
    HEART,
    HEART_CARD,
    HEROES,
    IS_A,
    KINDS,
    PERK,
    POWER,
    SCRIPTS,
    SPRING,
    TRAP,
    TRAP_LEVEL,
    TRIAL,
)
from bivouac.games.archibald.state import (
    AFTER,
    BEFORE,
    CAUSE_OF_KIND,
    FLOOD_AT,
    FOUGHT,
    GAOLS,
    HAND,
    IN_PLAY,
    KIND_BITS,
    MET,
    MOVED,
    NOTHING,
    ON_THE_WAY,
    PLAYED,
    SENT_BACK,
    TILE_PILE,
    WALLED,
    Archibald,
)
from bivouac.games.archibald.steps import (
    BY_TRAP,
    FLOOD_CHECK,
    LIMITS,
    ROLL_FIGHT,
    SendBack,
)
from bivouac.games.archibald.turn_reading import BOOK, PUT_AWAY, ROLL_TRIAL

MOST_SPRINGS: Final = 10  # tile.spring-chain: moves from springs in one turn where each serves at every arrival
BY_SPRING: Final = -1  # what gives a move if no kind of card does


# -- set-up ------------------------------------------------------------------------------------------------------------


class PickHero(SeatChoice[Archibald]):
    """setup.choose-heroes: one that nobody has taken."""

    __slots__ = ()

    def options(self, game: Archibald) -> list[int]:
        return [PICK.ids[i] for i in range(HEROES) if FIRST_HERO + i not in game.hero]

    def run(self, game: Archibald) -> None:
        game.turn_of = self.me
        game.ask(self, self.me, self.options(game))

    def chosen(self, game: Archibald, option: int) -> None:
        hero = FIRST_HERO + NOUN[option]
        game.hero[self.me] = hero
        game.tell(words.CHOSE_HERO, self.me, hero)

    def reason(self, game: Archibald, seat: int, option: int) -> int:
        return words.HERO_TAKEN if VERB[option] == PICK.number else words.PICK_A_HERO


class PickStart(SeatChoice[Archibald]):
    """setup.choose-heroes, setup.one-per-start: a start cell without a hero."""

    __slots__ = ()

    def options(self, game: Archibald) -> list[int]:
        return [START.ids[cell] for cell in range(COLUMNS) if cell not in game.cell]

    def run(self, game: Archibald) -> None:
        game.turn_of = self.me
        game.ask(self, self.me, self.options(game))

    def chosen(self, game: Archibald, option: int) -> None:
        cell = NOUN[option]
        game.cell[self.me] = cell
        game.reached[self.me] = 1 << 1
        game.tell(words.CHOSE_START, self.me, -1, -1, cell)

    def reason(self, game: Archibald, seat: int, option: int) -> int:
        return words.START_TAKEN if VERB[option] == START.number else words.PICK_A_START


# -- a turn ------------------------------------------------------------------------------------------------------------


class Turn(Step[Archibald]):
    """turn.order: one player's turn, then the next one's. It lies at the bottom of the agenda as long as it lasts."""

    __slots__ = ()

    def run(self, game: Archibald) -> None:
        cap = game.rules.turn_cap
        if cap and game.turn >= cap:  # end.cap: unfinished, never a win
            game.scores = scores(game)
            game.end([], words.TURN_CAP)
            game.tell(words.CUT_SHORT, -1, -1, -1, cap)
            return
        game.turn_of = game.turn % game.seats
        game.turn += 1
        game.deeds = 0
        game.springs = 0
        game.tell(words.TURN, game.turn_of, -1, -1, game.turn)
        agenda = game.agenda
        agenda.append(TURN)
        agenda.append(MENU_AFTER)
        agenda.append(MENU_BEFORE)


class Menu(Choice[Archibald]):
    """Before the move: move, or fight if enemies hold the hero; at any time but on the way one card, free changes of
    equipment and free discards (turn.one-card, turn.equipment-free, turn.discard-free)."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def data(self) -> list[int]:
        return [self.phase]

    def seat(self, game: Archibald) -> int:
        return game.turn_of

    def options(self, game: Archibald) -> list[int]:
        me = game.turn_of
        options: list[int] = []
        if self.phase == AFTER:
            options.append(DONE_ID)
        elif game.is_held(me):
            options.append(FIGHT_ID)
        else:
            for cell in game.neighbours(game.cell[me]):
                options.append(MOVE.ids[cell])
            if not options:  # turn.must-move: with no open neighbour the hero stays
                options.append(DONE_ID)
        for card in game.zones[HAND + me]:
            options.append(DISCARD.ids[card])
            if IS_A[card] == EQUIPMENT:
                options.append(WEAR.ids[card])
            elif game.why_not_play(me, card) == 0:
                options.append(PLAY.ids[card])
        options.sort()
        return options

    def ceremony(self, game: Archibald) -> bool:
        """combat.forced: people begin their fight themselves, even if they can do nothing else."""
        return self.phase == BEFORE and game.is_held(game.turn_of)

    def run(self, game: Archibald) -> None:
        """combat.blocked: a card before the move may lead among enemies; who has fought, or was ambushed, and is held
        by some of them neither moves nor fights again."""
        if self.phase == BEFORE and game.has_to_wait(game.turn_of):
            return
        game.phase = self.phase
        game.ask(self, game.turn_of, self.options(game))

    def chosen(self, game: Archibald, option: int) -> None:
        me = game.turn_of
        verb = VERB[option]
        if verb == MOVE.number:
            game.phase = ON_THE_WAY
            game.deeds &= ~SENT_BACK
            game.agenda.append(OWED_MOVES)
            game.deeds |= MOVED if go(game, me, NOUN[option], words.OF_ITSELF) else WALLED
        elif option == FIGHT_ID:
            game.phase = ON_THE_WAY
            game.fought = NOTHING
            game.trial = NOTHING
            game.agenda.append(ROLL_FIGHT)
        elif option == DONE_ID:
            if self.phase == BEFORE:
                game.tell(words.STAYED, me)
                game.agenda.pop()  # nothing more can be done after the move that was not made
        else:
            game.agenda.append(self)
            if verb == PLAY.number:
                play(game, me, NOUN[option])
            else:
                change_hand(game, me, option)

    def reason(self, game: Archibald, seat: int, option: int) -> int:
        verb = VERB[option]
        card = NOUN[option]
        if verb == PLAY.number:
            return game.why_not_play(seat, card)
        if verb == WEAR.number:
            return words.WEAR_NOT_IN_HAND
        if verb == DISCARD.number:
            return words.DISCARD_NOT_IN_HAND
        if self.phase == BEFORE:
            if verb == MOVE.number:
                return words.HELD_HERE if game.is_held(seat) else game.why_not_move(seat, card)
            if option == FIGHT_ID:
                return words.NOBODY_TO_FIGHT
            if option == DONE_ID:
                return words.MUST_FIGHT if game.is_held(seat) else words.MUST_MOVE
        return game.why_not_here(option)


def change_hand(game: Archibald, me: int, option: int) -> None:
    """turn.equipment-free, turn.discard-free"""
    if VERB[option] == WEAR.number:
        game.wear(me, NOUN[option])
    else:
        game.discard(me, NOUN[option], words.DISCARDED, words.OF_ITSELF)


def play(game: Archibald, me: int, card: int) -> None:
    """The card of the turn: its effect, then it is discarded, then the flood it may have brought."""
    game.deeds = (game.deeds | PLAYED) & ~SENT_BACK
    game.zones[HAND + me].remove(card)
    game.zones[IN_PLAY].append(card)
    game.known.show_all(card)
    game.learned += 1
    game.tell(words.PLAYED, me, card)
    agenda = game.agenda
    agenda.append(OWED_MOVES)
    agenda.append(FLOOD_CHECK)
    agenda.append(PUT_AWAY)
    if IS_A[card] == POWER and not SCRIPTS[card][0].works(game, me, card):
        game.tell(words.NOTHING, me, cause=words.WITHOUT_EFFECT)
    else:
        begin(game, card, me, card)


# -- on the way --------------------------------------------------------------------------------------------------------


def go(game: Archibald, me: int, cell: int, cause: int) -> bool:
    """turn.reveal, gaol.reveal, move.entry-walled: a tile is drawn or turned up where there is none, then the hero
    steps on it unless a wall bars the way. Whether it has moved."""
    game.fought = NOTHING
    game.trial = NOTHING
    game.told = NOTHING
    here = game.cell[me]
    if game.tile[cell] < 0:
        if cell >= FIRST_GAOL:
            open_gaol(game, me, cell)
        else:
            reveal(game, me, cell)
            if not game.can_enter(here, cell):
                barred_by = words.BY_FALLS if game.walls(cell) == ALL_WALLS else words.OF_ITSELF
                game.tell(words.WALLED, me, -1, -1, cell, cause=barred_by)
                return False
    game.cell[me] = cell
    game.tell(words.MOVED, me, -1, -1, cell, cause=cause)
    if game.flood < FLOOD_AT:  # flood.when: else the arrival that brought the fourth token has still to be resolved
        game.agenda.append(FLOOD_CHECK)
    game.agenda.append(ARRIVAL)
    return True


def open_gaol(game: Archibald, me: int, cell: int) -> None:
    thing = game.zones[GAOLS][cell - FIRST_GAOL]
    tile = thing - FIRST_TILE
    game.tile[cell] = tile
    game.known.show_all(thing)
    game.learned += 1
    game.tell(words.GAOL, me, -1, game.shows(tile), cell)


def reveal(game: Archibald, me: int, cell: int) -> None:
    """blocked.redraw: a tile that would make progress impossible goes under its pile; blocked.no-alternative: if every
    one does, the first drawn lies without walls."""
    pile = game.zones[TILE_PILE + LEVEL_OF[cell] - 2]
    refused: list[int] = []
    game.learned += 1
    while pile:
        thing = pile.pop()
        game.known.show_all(thing)
        tile = thing - FIRST_TILE
        if not game.would_block(cell, tile):
            for under in refused:
                game.tell(words.REDRAWN, me, -1, under - FIRST_TILE, cell)
            game.lay(cell, tile, False)
            game.tell(words.LAID, me, -1, tile, cell)
            break
        refused.append(thing)
    else:
        if len(refused) > 1:
            for barring in refused:
                game.tell(words.BARRED, me, -1, barring - FIRST_TILE, cell)
        tile = refused.pop(0) - FIRST_TILE
        game.lay(cell, tile, True)
        game.tell(words.LAID_FLAT, me, -1, tile, cell)
    refused.reverse()  # the first refused comes first again
    pile[:0] = refused


class Arrival(Step[Archibald]):
    """tile.order: level bonus and new-level token, then a Trap or Archibald, else fight, symbol, Book. Whether there is
    a Book is settled here: a spring may lead the hero away before it is read."""

    __slots__ = ()

    def run(self, game: Archibald) -> None:
        me = game.turn_of
        cell = game.cell[me]
        level = LEVEL_OF[cell]
        bit = 1 << level
        agenda = game.agenda
        first_time = game.reached[me] & bit == 0
        game.reached[me] |= bit
        drew = first_time and (level == 3 or level == 4)
        if drew:  # level.bonus
            game.draw(me, level, words.DREW_BONUS, words.OF_ITSELF)
        if game.rules.first_floods:  # flood.new-level
            if level > 1 and game.levels & bit == 0:
                game.add_water(words.TOKEN_LEVEL, me, level, words.OF_ITSELF)
        elif first_time and level > 2:
            game.add_water(words.TOKEN_HERO, me, level, words.OF_ITSELF)
        game.levels |= bit
        shows = game.shows(game.tile[cell])
        if shows == ARCHIBALD:  # gaol.archibald, end.archibald
            game.scores = scores(game)
            game.end([me], words.FREED)
            game.tell(words.WON, me)
        elif shows == TRAP:
            game.end_moves()
            game.sent |= 1 << me
            worn = game.worn[me]
            back = PERK[worn].trap_level() if worn >= 0 else TRAP_LEVEL
            if back == TRAP_LEVEL:
                game.tell(words.TRAPPED, me, -1, -1, cell)
            else:
                game.tell(words.TRAPPED_SOFTLY, me, worn, -1, cell)
            agenda.append(SendBack(me, LAST_ROW[back], BY_TRAP))
        else:
            if game.has_book(game.tile[cell]):
                agenda.append(BOOK)
            agenda.append(SYMBOL)
            agenda.append(MEET)
        if drew:
            agenda.append(LIMITS[me])


class Meet(Step[Archibald]):
    """tile.enemy, tile.unentered-enemy, tile.entering-enemies: printed enemies appear for whoever arrives first, and
    all that stand there are fought; by a hero who has fought in this turn not before the next (combat.blocked)."""

    __slots__ = ()

    def run(self, game: Archibald) -> None:
        me = game.turn_of
        cell = game.cell[me]
        tile = game.tile[cell]
        if FOES[tile] and not game.flags[cell] & MET:
            game.flags[cell] |= MET
            for kind in range(KINDS):
                count = (FOES[tile] >> (BITS * kind)) & FEW
                if count:
                    placed = game.add_foes(cell, kind, count)
                    if placed:
                        game.tell(words.FOES_APPEAR, me, FIRST_FOE + kind, -1, placed)
                    if placed < count:
                        game.tell(words.FOES_FEW, me, FIRST_FOE + kind, -1, count - placed)
        if game.foes[cell] and game.deeds & FOUGHT:
            game.tell(words.HELD_UNFOUGHT, me)
        elif game.foes[cell]:
            game.agenda.append(ROLL_FIGHT)


class Symbol(Step[Archibald]):
    """tile.heart, tile.card, tile.heart-card, tile.spring, tile.trial: at every arrival."""

    __slots__ = ()

    def run(self, game: Archibald) -> None:
        me = game.turn_of
        cell = game.cell[me]
        shows = game.shows(game.tile[cell])
        cause = words.BY_HEART_CARD if shows == HEART_CARD else words.OF_ITSELF
        if shows in (HEART, HEART_CARD):
            game.heal(me, 1, words.HEART, cause)
        if shows in (CARD, HEART_CARD):
            game.draw(me, LEVEL_OF[cell], words.DREW_TILE, cause)
            game.agenda.append(LIMITS[me])
        elif shows == TRIAL:
            game.agenda.append(ROLL_TRIAL)
        elif shows == SPRING:
            if game.is_held(me):
                game.tell(words.NO_EXTRA_MOVE, me, cause=words.BY_HELD)
            elif use_spring(game, cell):
                game.agenda.append(SPRING_MOVE)
            else:
                game.tell(words.SPRING_SPENT, me, number=0 if game.rules.wears_out else MOST_SPRINGS)


def use_spring(game: Archibald, cell: int) -> bool:
    """tile.spring-chain: whether a spring still serves the hero in this turn. Each does so once; with `springs=every`
    at every arrival, up to a number of moves that ends a chain without end."""
    if game.rules.wears_out:
        if (game.springs >> cell) & 1:
            return False
        game.springs |= bit(cell)
        return True
    if game.springs >= MOST_SPRINGS:
        return False
    game.springs += 1
    return True


class ExtraMove(Choice[Archibald]):
    """tile.spring: the hero may move again, in any direction and as a full move. Between these moves no card is played
    (turn.one-card); equipment and discards are free as ever. `giver` is the kind of card that gives it, or a spring."""

    __slots__ = ("giver",)

    def __init__(self, giver: int) -> None:
        self.giver: Final = giver

    def data(self) -> list[int]:
        return [self.giver]

    def cause(self) -> int:
        return words.BY_SPRING if self.giver == BY_SPRING else CAUSE_OF_KIND[self.giver]

    def seat(self, game: Archibald) -> int:
        return game.turn_of

    def options(self, game: Archibald) -> list[int]:
        me = game.turn_of
        options = [MOVE.ids[cell] for cell in game.neighbours(game.cell[me])]
        options.append(DONE_ID)
        for card in game.zones[HAND + me]:
            options.append(DISCARD.ids[card])
            if IS_A[card] == EQUIPMENT:
                options.append(WEAR.ids[card])
        options.sort()
        return options

    def run(self, game: Archibald) -> None:
        game.tell(words.SPRING, game.turn_of, cause=self.cause())
        game.ask(self, game.turn_of, self.options(game))

    def ask_again(self, game: Archibald) -> None:
        game.ask(self, game.turn_of, self.options(game))

    def chosen(self, game: Archibald, option: int) -> None:
        me = game.turn_of
        verb = VERB[option]
        if verb == WEAR.number or verb == DISCARD.number:
            change_hand(game, me, option)
            self.ask_again(game)
        elif option == DONE_ID:
            game.tell(words.NO_EXTRA_MOVE, me, cause=self.cause())
        else:
            go(game, me, NOUN[option], self.cause())

    def reason(self, game: Archibald, seat: int, option: int) -> int:
        verb = VERB[option]
        if verb == MOVE.number:
            return game.why_not_move(seat, NOUN[option])
        if verb == WEAR.number:
            return words.WEAR_NOT_IN_HAND
        if verb == DISCARD.number:
            return words.DISCARD_NOT_IN_HAND
        if verb == PLAY.number:
            return words.BETWEEN_MOVES
        if self.giver == BY_SPRING:
            return words.MOVE_ON
        return words.MOVE_ON_ADVENTURE if self.giver == ADVENTURE else words.MOVE_ON_POWER


class OwedMoves(Step[Archibald]):
    """The moves that cards have given, one after another, unless enemies hold the hero (tile.held-symbol)."""

    __slots__ = ()

    def run(self, game: Archibald) -> None:
        if game.extra == 0:
            return
        if game.is_held(game.turn_of):
            game.extra = 0
            game.tell(words.NO_EXTRA_MOVE, game.turn_of, cause=words.BY_HELD)
            return
        giver = game.extra % (1 << KIND_BITS) - 1
        game.extra >>= KIND_BITS
        game.agenda.append(self)
        game.agenda.append(ExtraMove(giver))


def scores(game: Archibald) -> list[int]:
    """How far each hero has come: the row it stands in."""
    return [cell // COLUMNS + 1 for cell in game.cell]


TURN: Final = Turn()
MENU_BEFORE: Final = Menu(BEFORE)
MENU_AFTER: Final = Menu(AFTER)
ARRIVAL: Final = Arrival()
MEET: Final = Meet()
SYMBOL: Final = Symbol()
SPRING_MOVE: Final = ExtraMove(BY_SPRING)
OWED_MOVES: Final = OwedMoves()
