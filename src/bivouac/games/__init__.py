"""The games, by name: each brings one `GAME`."""

from bivouac.engine.game import Game
from bivouac.games.altered.setup import GAME as ALTERED
from bivouac.games.altiplano.setup import GAME as ALTIPLANO
from bivouac.games.archibald.setup import GAME as ARCHIBALD

GAMES: dict[str, Game] = {game.name: game for game in (ALTERED, ALTIPLANO, ARCHIBALD)}


def game_named(name: object) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"no game is called {name!r}; there is: {', '.join(sorted(GAMES))}")
    return GAMES[name]
