"""The games there are, and the options of their tables."""

import bivouac
from bivouac.cli.asked import default_of, expected
from bivouac.cli.layout import wrapped
from bivouac.cli.words import say
from bivouac.games import game_named
from bivouac.text import game_description, game_title, option_explanation


def games(lang: str) -> list[str]:
    lines: list[str] = []
    for name in bivouac.games():
        game = game_named(name)
        players = str(game.min_seats) if game.min_seats == game.max_seats else f"{game.min_seats}-{game.max_seats}"
        lines += [""] if lines else []
        lines += wrapped(say(lang, "games-line", name=name, title=game_title(game, lang), players=players), 0)
        lines += wrapped(game_description(game, lang), 2, 0)
        for option in game.options:
            default = default_of(option, lang)
            fits = expected(option, lang)
            told = say(lang, "games-option", name=option.name, default=default, expected=fits, clause=option.clause)
            lines += wrapped(told, 2, 4)
            lines += wrapped(option_explanation(game, option.name, lang), 6, 0)
        lines += wrapped(say(lang, "games-play", name=name), 2)
    return lines
