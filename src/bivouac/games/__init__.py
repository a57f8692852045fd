"""The games, by name: each brings one `GAME`. Only those that are done are listed; one in work answers to its name."""

from bivouac.engine.game import Game
from bivouac.games.altered.setup import GAME as ALTERED
from bivouac.games.altiplano.setup import GAME as ALTIPLANO
from bivouac.games.archibald.setup import GAME as ARCHIBALD

GAMES: dict[str, Game] = {game.name: game for game in (ALTIPLANO, ARCHIBALD, ALTERED)}
IN_WORK: dict[str, Game] = {}


def game_named(name: object) -> Game:
    found = GAMES.get(name) or IN_WORK.get(name) if isinstance(name, str) else None
    if found is None:
        raise ValueError(f"no game is called {name!r}; there is: {', '.join(sorted(GAMES))}")
    return found
