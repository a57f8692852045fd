"""Verbs about the way and the enemies on it."""

from typing import Final

from bivouac.engine.verbs import Do, Verb, Words
from bivouac.games.archibald import words as say
from bivouac.games.archibald.actions import (
    LEAP,
    NOUN,
    PEEK,
    PLACE,
    TAKE,
    TARGET,
    VERB,
)
from bivouac.games.archibald.board import CELLS, COLUMNS, FIRST_GAOL, LAST_ROW, LEVEL_OF
from bivouac.games.archibald.catalog import (
    BITS,
    FEW,
    FIRST_FOE,
    FIRST_TILE,
    KIND_KEYS,
    KINDS,
    figures,
)
from bivouac.games.archibald.grammar import Picks, Simple, finish_first
from bivouac.games.archibald.state import AMBUSHED, FLAT, GAOLS, Archibald, cause_of
from bivouac.games.archibald.steps import SendBack, sent_by

# -- the way -----------------------------------------------------------------------------------------------------------


class MoveAgain(Simple):
    """My hero may move once more, when this effect and a flood are over; not if enemies hold it (tile.held-symbol)."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return not game.is_held(me)

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.NO_MOVE_HELD

    def do(self, game: Archibald, at: Do) -> None:
        game.owe_move(at.source)

    def words(self) -> Words:
        return Words("move-again", {}, [])


class Back(Simple):
    """My hero goes to the last row of the level before; on level 1 it stays."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.level(me) > 1

    def do(self, game: Archibald, at: Do) -> None:
        level = game.level(at.me)
        if level > 1:
            game.end_moves()
            game.agenda.append(SendBack(at.me, LAST_ROW[level - 1], sent_by(at.source)))

    def words(self) -> Words:
        return Words("back", {}, [])


class Banish(Picks):
    """A hero of my choice goes to the last row of the level before; its player chooses the tile."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = TARGET

    def candidates(self, game: Archibald, me: int) -> list[int]:
        return [seat for seat in range(game.seats) if seat != me and game.level(seat) > 1]

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.NOBODY_TO_SEND

    def picked(self, game: Archibald, at: Do, noun: int) -> None:
        game.tell(say.SENT_BACK, at.me, -1, noun, cause=cause_of(at.source))
        game.agenda.append(SendBack(noun, LAST_ROW[game.level(noun) - 1], sent_by(at.source)))

    def words(self) -> Words:
        return Words("banish", {}, [])


class Leap(Picks):
    """I put my hero on another revealed tile of its level (return.by-card, tile.put-there)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = LEAP

    def candidates(self, game: Archibald, me: int) -> list[int]:
        here = game.cell[me]
        level = LEVEL_OF[here]
        return [cell for cell in range(CELLS) if LEVEL_OF[cell] == level and cell != here and game.leads_on(cell)]

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.NOWHERE_TO_JUMP

    def refusal(self, at: Do) -> int:
        return say.NO_LEAP_THERE

    def picked(self, game: Archibald, at: Do, noun: int) -> None:
        game.cell[at.me] = noun
        game.tell(say.LEAPT, at.me, -1, -1, noun, cause=cause_of(at.source))

    def words(self) -> Words:
        return Words("leap", {}, [])


class Swap(Picks):
    """My hero and another of the same level change places (tile.put-there)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = TARGET

    def candidates(self, game: Archibald, me: int) -> list[int]:
        level = game.level(me)
        here = game.cell[me]
        return [seat for seat in range(game.seats) if game.level(seat) == level and game.cell[seat] != here]

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.NOBODY_TO_SWAP

    def picked(self, game: Archibald, at: Do, noun: int) -> None:
        cells = game.cell
        cells[at.me], cells[noun] = cells[noun], cells[at.me]
        game.tell(say.SWAPPED, at.me, -1, noun, cause=cause_of(at.source))

    def words(self) -> Words:
        return Words("swap", {}, [])


class BreakWalls(Simple):
    """The walls of my hero's tile do not count any more."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.walls(game.cell[me]) != 0

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.NO_WALLS

    def do(self, game: Archibald, at: Do) -> None:
        cell = game.cell[at.me]
        if game.walls(cell):
            game.flags[cell] |= FLAT
            game.build_walls()
            game.tell(say.WALLS_FELL, at.me, -1, -1, cell, cause=cause_of(at.source))

    def words(self) -> Words:
        return Words("break-walls", {}, [])


class Peek(Picks):
    """I look in secret at a gaol that is face down."""

    __slots__ = ()

    def __init__(self) -> None:
        self.path = -1
        self.verb = PEEK

    def candidates(self, game: Archibald, me: int) -> list[int]:
        gaols = game.zones[GAOLS]
        return [
            FIRST_GAOL + i
            for i in range(COLUMNS)
            if game.tile[FIRST_GAOL + i] < 0 and not game.known.knows(me, gaols[i])
        ]

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.NO_GAOL_TO_SEE

    def picked(self, game: Archibald, at: Do, noun: int) -> None:
        thing = game.zones[GAOLS][noun - FIRST_GAOL]
        game.known.show(at.me, thing)
        game.learned += 1
        cause = cause_of(at.source)
        game.tell(say.PEEKED, at.me, -1, -1, noun, cause=cause)
        game.tell(say.SAW_GAOL, at.me, game.hero[at.me], game.shows(thing - FIRST_TILE), noun, 1 << at.me, cause)

    def words(self) -> Words:
        return Words("peek", {}, [])


# -- enemies -----------------------------------------------------------------------------------------------------------


class PutFoes(Verb[Archibald]):
    """Enemies on one revealed tile of my choice (enemycard.place, enemycard.where)."""

    __slots__ = ("foes", "take")

    def __init__(self, **foes: int) -> None:
        self.path = -1
        self.foes: Final = figures(foes)
        self.take: Final = TakeFoe(self.foes)

    def parts(self) -> list[Verb[Archibald]]:
        return [self.take]

    def candidates(self, game: Archibald) -> list[int]:
        return [cell for cell in range(CELLS) if self.why_not_there(game, cell) == 0]

    def why_not_there(self, game: Archibald, cell: int) -> int:
        """enemycard.several: at least one figure must be there to be placed."""
        why = game.is_open_ground(cell)
        if why:
            return why
        for kind in range(KINDS):
            if (self.foes >> (BITS * kind)) & FEW and (game.supply[kind] or spare(game, kind, cell)):
                return say.FINE
        return say.LAST_FIGURES

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return bool(self.candidates(game))

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        if all(game.is_open_ground(cell) for cell in range(CELLS)):
            return say.NO_TILE
        return say.NO_FIGURE

    def do(self, game: Archibald, at: Do) -> None:
        at.ask(game)

    def options(self, game: Archibald, at: Do) -> list[int]:
        return [PLACE.ids[cell] for cell in self.candidates(game)]

    def chosen(self, game: Archibald, at: Do, option: int) -> None:
        """ "It" is the tile; X is what is still to be placed on it, packed."""
        game.frames[at.frame] = NOUN[option]
        game.frames[at.frame + 1] = self.foes
        game.agenda.append(at.at(self.take.path))

    def reason(self, game: Archibald, at: Do, option: int) -> int:
        return self.why_not_there(game, NOUN[option]) if VERB[option] == PLACE.number else finish_first(at)

    def words(self) -> Words:
        return Words("put-foes", {"counted": counted(self.foes)}, [])


class TakeFoe(Verb[Archibald]):
    """enemycard.supply: figures come from the supply, then from tiles without heroes, never from the target."""

    __slots__ = ("foes",)

    def __init__(self, foes: int) -> None:
        self.path = -1
        self.foes: Final = foes

    def do(self, game: Archibald, at: Do) -> None:
        cell = game.frames[at.frame]
        for kind in range(KINDS):
            count = (game.frames[at.frame + 1] >> (BITS * kind)) & FEW
            if count == 0:
                continue
            placed = game.add_foes(cell, kind, count)
            if placed:
                game.tell(say.PLACED, at.me, FIRST_FOE + kind, cell, placed)
                game.frames[at.frame + 1] -= placed << (BITS * kind)
            if placed < count:
                if spare(game, kind, cell):
                    at.ask(game)
                    return
                game.frames[at.frame + 1] &= ~(FEW << (BITS * kind))

    def kind(self, game: Archibald, at: Do) -> int:
        """The first kind of which figures are missing; a made-up position may miss none, and then none can be taken."""
        for kind in range(KINDS):
            if (game.frames[at.frame + 1] >> (BITS * kind)) & FEW:
                return kind
        return KINDS

    def options(self, game: Archibald, at: Do) -> list[int]:
        return [TAKE.ids[cell] for cell in spare(game, self.kind(game, at), game.frames[at.frame])]

    def chosen(self, game: Archibald, at: Do, option: int) -> None:
        kind = self.kind(game, at)
        cell = NOUN[option]
        game.remove_foe(cell, kind)
        game.tell(say.TOOK, at.me, FIRST_FOE + kind, cell)
        game.agenda.append(at)

    def reason(self, game: Archibald, at: Do, option: int) -> int:
        if VERB[option] != TAKE.number:
            return finish_first(at)
        cell = NOUN[option]
        if (game.foes[cell] >> (BITS * self.kind(game, at))) & FEW == 0:
            return say.NO_SUCH_FIGURE
        return say.HERO_THERE if cell in game.cell else say.LAST_FIGURES

    def words(self) -> Words:
        return Words("take-foe", {}, [])


def spare(game: Archibald, kind: int, target: int) -> list[int]:
    """Tiles without heroes, other than the target, that have a figure of this kind."""
    return [
        cell
        for cell in range(CELLS)
        if (game.foes[cell] >> (BITS * kind)) & FEW and cell != target and cell not in game.cell
    ]


def counted(foes: int) -> str:
    """Packed enemies as words: "2 seide 1 moustik"."""
    counts = [(foes >> (BITS * kind)) & FEW for kind in range(KINDS)]
    return " ".join(f"{count} {KIND_KEYS[kind]}" for kind, count in enumerate(counts) if count)


class Ambush(Simple):
    """Enemies appear on my hero's tile and hold it: they are fought in my next turn, never in this one
    (combat.blocked)."""

    __slots__ = ("count", "kind")

    def __init__(self, kind: int, count: int) -> None:
        self.path = -1
        self.kind: Final = kind
        self.count: Final = count

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.supply[self.kind] > 0

    def do(self, game: Archibald, at: Do) -> None:
        placed = game.add_foes(game.cell[at.me], self.kind, self.count)
        if placed:
            game.deeds |= AMBUSHED
            game.tell(say.AMBUSHED, at.me, FIRST_FOE + self.kind, -1, placed, cause=cause_of(at.source))

    def words(self) -> Words:
        return Words("ambush", {"counted": counted(self.count << (BITS * self.kind)), "n": self.count}, [])


class ClearTile(Simple):
    """All enemies on my hero's tile go back to the supply."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.is_held(me)

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.NO_ENEMIES_HERE

    def do(self, game: Archibald, at: Do) -> None:
        if game.is_held(at.me):
            game.clear_foes(game.cell[at.me])
            game.tell(say.CLEARED, at.me, -1, -1, game.cell[at.me], cause=cause_of(at.source))

    def words(self) -> Words:
        return Words("clear-tile", {}, [])
