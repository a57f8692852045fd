"""Verbs about lives and the flood."""

from bivouac.engine.verbs import Do, Words
from bivouac.games.archibald import words as say
from bivouac.games.archibald.grammar import Counted
from bivouac.games.archibald.state import FLOOD_AT, Archibald, cause_of
from bivouac.games.archibald.steps import hurt


class Heal(Counted):
    """My hero gains lives, up to the sheet's maximum."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.lives[me] < game.most_lives(me)

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.ALL_LIVES

    def do(self, game: Archibald, at: Do) -> None:
        game.heal(at.me, self.count, say.HEALED, cause_of(at.source))

    def words(self) -> Words:
        return Words("heal", {"n": self.count}, [])


class Hurt(Counted):
    """My hero loses lives; armour helps (equipment.life-saved)."""

    __slots__ = ()

    def do(self, game: Archibald, at: Do) -> None:
        hurt(game, at.me, self.count, cause_of(at.source))

    def words(self) -> Words:
        return Words("hurt", {"n": self.count}, [])


class HealOthers(Counted):
    """Every other hero gains lives."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return any(seat != me and game.lives[seat] < game.most_lives(seat) for seat in range(game.seats))

    def do(self, game: Archibald, at: Do) -> None:
        for seat in game.clockwise(at.me):
            if seat != at.me:
                game.heal(seat, self.count, say.HEALED, cause_of(at.source))

    def words(self) -> Words:
        return Words("heal-others", {"n": self.count}, [])


class AddFlood(Counted):
    """Flood tokens are added (flood.surplus)."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.flood < FLOOD_AT

    def do(self, game: Archibald, at: Do) -> None:
        for _ in range(self.count):
            game.add_water(say.TOKEN_EFFECT, at.me, 0, cause_of(at.source))

    def words(self) -> Words:
        return Words("add-flood", {"n": self.count}, [])


class DrainFlood(Counted):
    """Flood tokens are removed, as many as there are."""

    __slots__ = ()

    def works(self, game: Archibald, me: int, source: int) -> bool:
        return game.flood > 0

    def hindrance(self, game: Archibald, me: int, source: int) -> int:
        return say.NO_WATER

    def do(self, game: Archibald, at: Do) -> None:
        drained = min(self.count, game.flood)
        if drained:
            game.flood -= drained
            game.tell(say.DRAINED, at.me, -1, game.flood, drained, cause=cause_of(at.source))

    def words(self) -> Words:
        return Words("drain-flood", {"n": self.count}, [])
