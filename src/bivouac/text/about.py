# not compiled: no choice at a table waits for it
"""A game from outside: its name, its options, its phases."""

from bivouac.engine.game import Game, Orders, words_of
from bivouac.engine.orders import order_of
from bivouac.text.fluent import has, say
from bivouac.text.lists import listed
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
    """A value as people read it: a word of the game's or several, yes or no, or a number."""
    if isinstance(value, bool):
        return say(lang, "yes" if value else "no")
    key = option_key(game, option)
    if any(each.name == option and each.many for each in text_of(game).game.options):
        names = [say(lang, key, attribute=f"value-{word}") for word in words_of(str(value))]
        return listed(lang, names) or say(lang, "option-none")
    attribute = f"value-{value}"
    return say(lang, key, attribute=attribute) if has(lang, key, attribute) else str(value)


def order_title(game: Game | str, about: str, lang: str) -> str:
    """What a standing order is about: a card by its name, or in the game's words."""
    known = text_of(game).game
    kind, _, noun = about.partition("/")
    if kind == "card":
        return text_of(game).card_name(known.cards.index(noun), lang)
    return say(lang, f"order-{known.name}-{kind}-{noun}")


def order_value(game: Game | str, word: str, lang: str) -> str:
    """What can be ordered, in words: the game's own, or those of all games."""
    name = text_of(game).game.name
    if word.isdecimal():
        return say(lang, f"order-{name}-word-number", {"n": int(word)})
    own = f"order-{name}-word-{word}"
    return say(lang, own if has(lang, own) else f"order-word-{word}")


def order_line(game: Game, orders: Orders, about: str, lang: str) -> str:
    """An order as it stands: what it is about, and what holds."""
    value = order_value(game, order_of(game, orders, about), lang)
    return say(lang, "order-line", {"title": order_title(game, about, lang), "value": value})


def option_key(game: Game | str, option: str) -> str:
    known = text_of(game).game
    if all(option != each.name for each in known.options):
        raise ValueError(
            f"{known.name} has no option '{option}'; it has: {', '.join(each.name for each in known.options)}"
        )
    return f"option-{known.name}-{option}"
