"""With which options the benchmark plays each game of Bivouac."""

GameOptions = dict[str, int]

# Random players need not get anywhere: the cap keeps one endless game from eating a whole round.
_OPTIONS: dict[str, GameOptions] = {"altiplano": {"players": 2, "turn_cap": 200}}


def options_of(game: str) -> GameOptions:
    return _OPTIONS.get(game, {"players": 2})
