# not compiled: no choice at a table waits for it
"""What is written on a card, made from what the card does."""

from dataclasses import replace

from bivouac.engine.game import Game, Options
from bivouac.text.fluent import checked_language, has, say
from bivouac.text.game_text import Face, GameText
from bivouac.text.registry import text_of


def card_name(game: Game | str, number: int, lang: str) -> str:
    text = text_of(game)
    return text.card_name(checked_card(text, number), checked_language(lang))


def card_face(game: Game | str, number: int, lang: str, options: Options | None = None) -> Face:
    """A card line by line. `options` are those of a table (`table.rules`), where they change what a card says."""
    text = text_of(game)
    rules = text.game.checked_options({} if options is None else options)
    face = text.face(checked_card(text, number), checked_language(lang), rules)
    flavour = card_flavour(text.game.name, face.key, lang)
    return replace(face, flavour=flavour) if flavour else face


def card_flavour(game_name: str, key: str, lang: str) -> str:
    """The line that gives a card its colour; empty for a card that has none."""
    message = f"flavour-{game_name}-{key}"
    return say(lang, message) if has(lang, message) else ""


def card_text(game: Game | str, number: int, lang: str, options: Options | None = None) -> str:
    """What a card says: prerequisite, moment, cost, effect, standing ability, reminder."""
    return card_face(game, number, lang, options).text


def card_kind(game: Game | str, number: int, lang: str) -> str:
    """Its kind line: "Action — Beast"."""
    return card_face(game, number, lang).kind


def card_origin(game: Game | str, number: int, lang: str) -> str:
    """Where it comes from, and what of it is known from elsewhere."""
    face = card_face(game, number, lang)
    return f"{face.origin}. {face.source}" if face.source else f"{face.origin}."


def checked_card(text: GameText, number: int) -> int:
    if not 0 <= number < len(text.game.cards):
        raise ValueError(f"no card has the number {number}: {text.game.name} has 0 to {len(text.game.cards) - 1}")
    return number
