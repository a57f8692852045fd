"""Steps that turns and cards share: dice and losses, hands that are too full, being sent back, the flood."""

from typing import Final

from bivouac.engine.state import Choice, SeatChoice, Step
from bivouac.games.archibald import words
from bivouac.games.archibald.actions import DISCARD, KILL, NOUN, RETURN, ROLL_ID, VERB, WEAR
from bivouac.games.archibald.board import LAST_ROW, LEVEL_OF
from bivouac.games.archibald.catalog import (
    ADVENTURE,
    BITS,
    DICE_OF_A_COLOUR,
    FEW,
    FIRST_FOE,
    IS_A,
    KINDS,
    PERK,
    RED,
    RED_FACES,
    YELLOW,
    YELLOW_FACES,
    count_all,
)
from bivouac.games.archibald.state import (
    AMBUSHED,
    FLOOD_AT,
    FOUGHT,
    HAND,
    HAND_LIMIT,
    IN_PLAY,
    NOTHING,
    START_LIVES,
    Archibald,
)

# Why a hero is sent back.
BY_TRAP: Final = 0
BY_FLOOD: Final = 1
BY_DEFEAT: Final = 2
BY_POWER: Final = 3
BY_ADVENTURE: Final = 4
CAUSE_OF_RETURN: Final = (words.BY_TRAP, words.BY_FLOOD, words.BY_DEFEAT, words.BY_POWER, words.BY_ADVENTURE)

# Stages of a fight.
ROLLING: Final = 0
LOSSES: Final = 1


# -- hands -------------------------------------------------------------------------------------------------------------


class HandLimit(SeatChoice[Archibald]):
    """encounter.hand-limit: who holds more than three cards discards the surplus at once, by own choice."""

    __slots__ = ()

    def run(self, game: Archibald) -> None:
        if len(game.zones[HAND + self.me]) > HAND_LIMIT:
            game.ask(self, self.me, self.options(game))

    def options(self, game: Archibald) -> list[int]:
        return sorted([DISCARD.ids[card] for card in game.zones[HAND + self.me]])

    def chosen(self, game: Archibald, option: int) -> None:
        game.discard(self.me, NOUN[option], words.DISCARDED_OVER, words.OF_ITSELF)
        game.agenda.append(self)

    def reason(self, game: Archibald, seat: int, option: int) -> int:
        return words.DISCARD_NOT_IN_HAND if VERB[option] == DISCARD.number else words.OVER_LIMIT


LIMITS: Final = (HandLimit(0), HandLimit(1), HandLimit(2), HandLimit(3))


# -- fights ------------------------------------------------------------------------------------------------------------


class RollFight(Choice[Archibald]):
    """combat.enemy-roller, combat.simultaneous: the left neighbour throws for the enemies, and both sides' dice fall.

    People press the dice; nobody has anything to choose.
    """

    __slots__ = ()

    def seat(self, game: Archibald) -> int:
        return game.left(game.turn_of)

    def options(self, game: Archibald) -> list[int]:
        return [ROLL_ID]

    def ceremony(self, game: Archibald) -> bool:
        return True

    def run(self, game: Archibald) -> None:
        """combat.forced, combat.blocked: against all enemies of the tile at once, the one exchange of the turn."""
        me = game.turn_of
        game.deeds |= FOUGHT
        cell = game.cell[me]
        game.fight = [me, cell, game.foes[cell], ROLLING, 1, 1, 0, 0]
        game.ask(self, game.left(me), [ROLL_ID])

    def ask_again(self, game: Archibald) -> None:
        game.ask(self, game.left(game.turn_of), [ROLL_ID])

    def chosen(self, game: Archibald, option: int) -> None:
        me = game.turn_of
        cell = game.cell[me]
        foes = game.foes[cell]
        worn = game.worn[me]
        again = PERK[worn].throws_again() if worn >= 0 else 0
        disarmed = PERK[worn].disarms() if worn >= 0 else 0
        mine = throw(game, hero_red(game, me, foes), hero_yellow(game, me, foes), again)
        theirs = throw(game, max(foe_dice(foes, RED) - disarmed, 0), foe_dice(foes, YELLOW))
        hits = hits_of(mine)
        blows = hits_of(theirs)
        game.fight = [me, cell, foes, LOSSES, mine, theirs, hits, blows]
        game.tell(words.HERO_ROLLED, me, -1, -1, hits)
        game.tell(words.FOES_ROLLED, game.left(me), -1, me, blows)
        game.agenda.append(LOSS)
        if hits >= count_all(foes):
            for kind in range(KINDS):
                for _ in range((foes >> (BITS * kind)) & FEW):
                    slay(game, me, cell, kind)
        elif hits > 0:
            game.agenda.append(Kill(hits))

    def reason(self, game: Archibald, seat: int, option: int) -> int:
        return words.ROLL_FIRST


class Kill(Choice[Archibald]):
    """combat.which-enemy: each hit kills one enemy, of a kind that the hero's player chooses (combat.enemy-life)."""

    __slots__ = ("hits",)

    def __init__(self, hits: int) -> None:
        self.hits: Final = hits

    def data(self) -> list[int]:
        return [self.hits]

    def seat(self, game: Archibald) -> int:
        return game.turn_of

    def options(self, game: Archibald) -> list[int]:
        foes = game.foes[game.cell[game.turn_of]]
        return [KILL.ids[kind] for kind in range(KINDS) if (foes >> (BITS * kind)) & FEW]

    def chosen(self, game: Archibald, option: int) -> None:
        me = game.turn_of
        slay(game, me, game.cell[me], NOUN[option])
        if self.hits > 1:
            game.agenda.append(Kill(self.hits - 1))

    def reason(self, game: Archibald, seat: int, option: int) -> int:
        if VERB[option] == WEAR.number:
            return words.NOT_DURING_ARRIVAL
        return words.NOT_FIGHTING if VERB[option] == KILL.number else words.KILL_FIRST


class Loss(Step[Archibald]):
    """combat.hero-loss: the hero's losses count together with the enemies', then the exchange is over
    (combat.one-exchange)."""

    __slots__ = ()

    def run(self, game: Archibald) -> None:
        me = game.turn_of
        fight = game.fight
        game.fought = fight
        game.fight = NOTHING
        hurt(game, me, fight[7], words.OF_ITSELF)
        if game.foes[fight[1]] and game.lives[me] > 0:
            game.tell(words.HELD, me)
        worn = game.worn[me]
        if worn >= 0 and PERK[worn].is_used_up(fight[4]):
            game.take_off(me)
            game.tell(words.USED_UP, me, worn)


LOSS: Final = Loss()
ROLL_FIGHT: Final = RollFight()


def slay(game: Archibald, me: int, cell: int, kind: int) -> None:
    game.remove_foe(cell, kind)
    game.tell(words.KILLED, me, FIRST_FOE + kind)


def hero_red(game: Archibald, seat: int, foes: int) -> int:
    """combat.dice, equipment.dice, combat.dice-supply: the sheet's dice and the weapon's, at most three of a colour."""
    worn = game.worn[seat]
    added = RED[worn] + PERK[worn].more_red(foes) if worn >= 0 else 0
    return min(RED[game.hero[seat]] + added, DICE_OF_A_COLOUR)


def hero_yellow(game: Archibald, seat: int, foes: int) -> int:
    worn = game.worn[seat]
    added = YELLOW[worn] + PERK[worn].more_yellow(foes) if worn >= 0 else 0
    return min(YELLOW[game.hero[seat]] + added, DICE_OF_A_COLOUR)


def foe_dice(foes: int, colour: list[int]) -> int:
    """The dice of all enemies together, at most three of a colour (combat.dice-supply)."""
    dice = 0
    for kind in range(KINDS):
        dice += colour[FIRST_FOE + kind] * ((foes >> (BITS * kind)) & FEW)
    return min(dice, DICE_OF_A_COLOUR)


def throw(game: Archibald, red: int, yellow: int, again: int = 0) -> int:
    """Dice packed three bits each under a leading 1: hits, and 4 for a red one. The first `again` dice that miss are
    thrown again."""
    dice = 1
    for i in range(red + yellow):
        faces = RED_FACES if i < red else YELLOW_FACES
        hits = faces[game.roll(6)]
        if hits == 0 and again > 0:
            again -= 1
            game.tell(words.THREW_AGAIN, game.turn_of, game.worn[game.turn_of])
            hits = faces[game.roll(6)]
        dice = (dice << 3) | (4 if i < red else 0) | hits
    return dice


def hits_of(dice: int) -> int:
    hits = 0
    while dice > 1:
        hits += dice & 3
        dice >>= 3
    return hits


# -- losing lives, being sent back -------------------------------------------------------------------------------------


def hurt(game: Archibald, me: int, count: int, cause: int) -> None:
    """Whoever is at turn loses lives; at 0 the turn ends (defeat.at-zero). Armour that went may leave something."""
    worn = game.worn[me]
    if game.lose(me, count, cause):
        if worn >= 0 and game.worn[me] < 0 and PERK[worn].draws():
            for _ in range(PERK[worn].draws()):
                game.draw(me, game.level(me), words.DREW_GEAR, words.OF_ITSELF)
            game.agenda.append(LIMITS[me])
        return
    game.tell(words.DEFEATED, me)
    cards = game.zones[HAND + me]
    while cards:
        game.discard(me, cards[-1], words.LOST_CARD, words.OF_ITSELF)
    gear = game.take_off(me)
    if gear >= 0:
        game.tell(words.LOST_CARD, me, gear)
    # All that this turn still had in store is dropped but the flood, which comes when the arrival is over (flood.when).
    while game.zones[IN_PLAY]:
        game.put_away(game.zones[IN_PLAY].pop())
    game.question = -1
    game.extra = 0
    game.frames.clear()
    next_turn = game.agenda[0]
    game.agenda.clear()
    game.agenda.append(next_turn)
    game.agenda.append(FLOOD_CHECK)
    game.sent |= 1 << me
    level = LEVEL_OF[game.cell[me]]
    game.agenda.append(SendBack(me, LAST_ROW[max(level - 1, 1)], BY_DEFEAT))


class SendBack(SeatChoice[Archibald]):
    """return.tile: a Trap, a flood, a defeat or a card sends a hero to a tile of that row, which the player chooses."""

    __slots__ = ("row", "why")

    def __init__(self, me: int, row: int, why: int) -> None:
        super().__init__(me)
        self.row: Final = row
        self.why: Final = why

    def data(self) -> list[int]:
        return [self.me, self.row, self.why]

    def options(self, game: Archibald) -> list[int]:
        return [RETURN.ids[cell] for cell in game.return_cells(self.row)]

    def chosen(self, game: Archibald, option: int) -> None:
        """tile.put-there: nothing of the tile is resolved."""
        me = self.me
        cell = NOUN[option]
        game.cell[me] = cell
        if me == game.turn_of:
            game.deeds &= ~AMBUSHED
        game.tell(words.RETURNED, me, -1, self.why, cell, cause=CAUSE_OF_RETURN[self.why])
        if self.why == BY_DEFEAT:  # defeat.refill, defeat.cards
            game.lives[me] = START_LIVES
            game.tell(words.REFILLED, me, -1, -1, START_LIVES)
            for _ in range(2):
                game.draw(me, LEVEL_OF[cell], words.DREW_RESTART, words.OF_ITSELF)

    def reason(self, game: Archibald, seat: int, option: int) -> int:
        return words.NO_RETURN_THERE if VERB[option] == RETURN.number else words.RETURN_FIRST


def sent_by(card: int) -> int:
    """Why a hero goes back whom this card sends."""
    return BY_ADVENTURE if IS_A[card] == ADVENTURE else BY_POWER


# -- the flood ---------------------------------------------------------------------------------------------------------


class FloodCheck(Step[Archibald]):
    """flood.when, flood.four, flood.ends-move: once the arrival or the card that brought the fourth token is resolved,
    every hero is washed back."""

    __slots__ = ()

    def run(self, game: Archibald) -> None:
        if game.flood < FLOOD_AT:
            game.sent = 0
            return
        me = game.turn_of
        game.end_moves()
        game.tell(words.FLOOD)
        agenda = game.agenda
        agenda.append(FLOOD_OVER)
        washed: list[SendBack] = []
        for seat in game.clockwise(me):  # flood.choosers
            level = game.level(seat)
            if game.rules.flood_spares and (game.sent >> seat) & 1:  # flood.once-back
                game.tell(words.FLOOD_ONCE, seat)
            elif level == 1:
                game.tell(words.FLOOD_SPARES, seat)
            elif game.worn[seat] >= 0 and PERK[game.worn[seat]].floats():
                game.tell(words.FLOATED, seat, game.take_off(seat))
            else:
                washed.append(SendBack(seat, LAST_ROW[level - 1], BY_FLOOD))
        for back in reversed(washed):
            agenda.append(back)


class FloodOver(Step[Archibald]):
    """flood.reset"""

    __slots__ = ()

    def run(self, game: Archibald) -> None:
        game.flood = 0
        game.sent = 0
        game.tell(words.FLOOD_OVER)


FLOOD_CHECK: Final = FloodCheck()
FLOOD_OVER: Final = FloodOver()
