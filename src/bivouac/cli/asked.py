"""What was typed on the command line, checked: every wrong word is a Refusal that says what fits."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import bivouac
from bivouac import bots
from bivouac.cli.refusal import Refusal
from bivouac.cli.words import either, listed, say
from bivouac.engine.game import Game, GameOption
from bivouac.games import game_named
from bivouac.terminal.sitting import HUMAN

TRUE = ("true", "yes", "oui", "on", "1")
FALSE = ("false", "no", "non", "off", "0")
NONE = ("none", "aucun")


def game_of(name: str | None) -> Game:
    if name is None:
        raise Refusal("game-missing", known=listed(bivouac.games()))
    try:
        return game_named(name)
    except ValueError as error:
        raise Refusal("game", given=name, known=listed(bivouac.games())) from error


def whole(flag: str, text: str, low: int | None = None) -> int:
    """A whole number, of at least `low`."""
    try:
        number = int(text)
    except ValueError:
        number = None
    if number is not None and (low is None or number >= low):
        return number
    if low is None:
        raise Refusal("number", flag=flag, given=text)
    raise Refusal("number-low", flag=flag, low=str(low), given=text)


def seats_of(game: Game, text: str, humans: bool) -> list[str]:
    """Who sits where: bots by name and, where they can, humans."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name == HUMAN and humans:
            continue
        if name == HUMAN:
            raise Refusal("human", known=listed(bots.names_for(game.name)))
        if name not in bots.names():
            raise Refusal("player" if humans else "bot", given=name, known=listed(bots.names_for(game.name)))
        if name not in bots.names_for(game.name):
            raise Refusal("bot-of-game", given=name, game=game.name, known=listed(bots.names_for(game.name)))
    if not game.min_seats <= len(names) <= game.max_seats:
        needed = str(game.min_seats) if game.min_seats == game.max_seats else f"{game.min_seats}-{game.max_seats}"
        raise Refusal("seats", game=game.name, needed=needed, given=str(len(names)))
    return names


def expected(option: GameOption, lang: str) -> str:
    if isinstance(option.default, bool):
        return say(lang, "yes-no-true")
    if option.many:
        return say(lang, "several", known=listed(option.words))
    if option.words:
        return either(lang, option.words)
    return say(lang, "span", low=str(option.low), high=str(option.high))


def default_of(option: GameOption, lang: str) -> str:
    return say(lang, "none") if option.default == "" else str(option.default).lower()


def options_of(game: Game, given: Sequence[str], lang: str) -> dict[str, Any]:
    """The options of a table from KEY=VALUE."""
    known = {option.name: option for option in game.options}
    values: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals or not name:
            raise Refusal("option-form", given=text)
        if name not in known:
            raise Refusal("option", game=game.name, given=name, known=listed(list(known)))
        if name in values:
            raise Refusal("option-twice", name=name)
        option = known[name]
        try:
            values[name] = option.checked(value_of(option, value.strip()))
        except ValueError as error:
            raise Refusal("option-value", name=name, expected=expected(option, lang), given=value) from error
    return values


def value_of(option: GameOption, text: str) -> Any:
    if isinstance(option.default, bool):
        if text.lower() in TRUE:
            return True
        return False if text.lower() in FALSE else text
    if option.many and text.lower() in NONE:
        return ""
    return text if option.words else int(text)


def nearest(word: str, known: Sequence[str]) -> str:
    """What was perhaps meant; empty if nothing is near."""
    found = get_close_matches(word, known, n=1, cutoff=0.6)
    return found[0] if found else ""
