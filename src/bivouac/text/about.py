# not compiled: no choice at a table waits for it
"""A game from outside: its name, its options, its phases."""

from bivouac.engine.game import Game
from bivouac.text.fluent import has, say
from bivouac.text.registry import text_of


def game_title(game: Game | str, lang: str) -> str:
    return say(lang, f"game-{text_of(game).game.name}")


def game_description(game: Game | str, lang: str) -> str:
    return say(lang, f"game-{text_of(game).game.name}", attribute="description")


def phase_name(game: Game | str, phase: int, lang: str) -> str:
    return say(lang, f"phase-{text_of(game).game.name}-{phase}")


def option_name(game: Game | str, option: str, lang: str) -> str:
    return say(lang, option_key(game, option))


def option_explanation(game: Game | str, option: str, lang: str) -> str:
    return say(lang, option_key(game, option), attribute="explanation")


def option_value(game: Game | str, option: str, value: object, lang: str) -> str:
    """A value as people read it: a word of the game's, yes or no, or a number."""
    if isinstance(value, bool):
        return say(lang, "yes" if value else "no")
    attribute = f"value-{value}"
    key = option_key(game, option)
    return say(lang, key, attribute=attribute) if has(lang, key, attribute) else str(value)


def option_key(game: Game | str, option: str) -> str:
    known = text_of(game).game
    if all(option != each.name for each in known.options):
        raise ValueError(
            f"{known.name} has no option '{option}'; it has: {', '.join(each.name for each in known.options)}"
        )
    return f"option-{known.name}-{option}"
