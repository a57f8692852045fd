"""The games, by name: each brings one `GAME`."""

import sys
from types import ModuleType

from bivouac.engine.game import Game
from bivouac.games.altered.setup import GAME as ALTERED
from bivouac.games.altiplano.setup import GAME as ALTIPLANO
from bivouac.games.archibald.setup import GAME as ARCHIBALD
from bivouac.games.fortune_and_glory.setup import GAME as FORTUNE_AND_GLORY

GAMES: dict[str, Game] = {game.name: game for game in (ALTIPLANO, ARCHIBALD, ALTERED, FORTUNE_AND_GLORY)}


def game_named(name: object) -> Game:
    found = GAMES.get(name) if isinstance(name, str) else None
    if found is None:
        raise ValueError(f"no game is called {name!r}; there is: {', '.join(sorted(GAMES))}")
    return found


class CallablePackage(ModuleType):
    """`bivouac.games()` lists the games, while `import bivouac.games.altered.state` finds what lies in the package."""

    def __call__(self) -> list[str]:
        """The names of the games that can be played to their end."""
        return sorted(GAMES)


sys.modules[__name__].__class__ = CallablePackage
