"""Rules and cards, printed or looked up while playing."""

import unicodedata
from collections.abc import Sequence

from bivouac.cli.asked import nearest
from bivouac.cli.layout import wrapped
from bivouac.cli.refusal import Refusal
from bivouac.cli.words import listed, say
from bivouac.engine.game import Game
from bivouac.text import (
    LANGUAGES,
    MARKS,
    Clause,
    card_face,
    card_name,
    card_origin,
    clause_text,
    clauses,
    objection,
    section_title,
)
from bivouac.text import say as say_text

ORIGINS = ("rulebook", "public", "original")


def rulebook(game: Game, wanted: str | None, lang: str) -> list[str]:
    """The whole rulebook, one clause, or those whose names begin with the same word."""
    chosen = clauses(game.name)
    if wanted is not None:
        chosen = tuple(each for each in chosen if each.id == wanted)
        chosen = chosen or tuple(each for each in clauses(game.name) if each.id.partition(".")[0] == wanted)
        chosen = chosen or tuple(each for each in clauses(game.name) if each.section == wanted)
    if not chosen:
        guess = nearest(str(wanted), [each.id for each in clauses(game.name)])
        if guess:
            raise Refusal("clause-near", game=game.name, given=str(wanted), guess=guess)
        raise Refusal("clause", game=game.name, given=str(wanted))
    if len(chosen) == 1:
        return clause(game, chosen[0], lang)
    lines: list[str] = []
    section = ""
    for each in chosen:
        if each.section != section:
            section = each.section
            title = section_title(game.name, section, lang)
            lines += ([""] if lines else []) + [title, "-" * len(title)]
        lines += clause(game, each, lang)
    return lines


def clause(game: Game, each: Clause, lang: str) -> list[str]:
    name = f"{each.id} {MARKS[each.ruling]}" if each.ruling else each.id
    lines = wrapped(f"{name}  {clause_text(game.name, each.id, lang)}", 0, 4)
    against = objection(game.name, each.id, lang)
    return lines + (wrapped(against, 4, 0) if against else [])


def plain(text: str) -> str:
    """A name as people type it: small letters, no accents, no hyphens."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("’", "'").replace("-", " "))
    return " ".join("".join(char for char in letters if not unicodedata.combining(char)).split())


def cards_named(game: Game, wanted: str) -> list[int]:
    """The card with that key or that name in any language; else those whose name holds the words."""
    names = [
        {plain(key), *(plain(card_name(game, number, lang)) for lang in LANGUAGES)}
        for number, key in enumerate(game.cards)
    ]
    word = plain(wanted)
    exact = [number for number, each in enumerate(names) if word in each]
    found = exact or [number for number, each in enumerate(names) if word and any(word in name for name in each)]
    if not found:
        every = sorted(set().union(*names))
        guess = nearest(word, every)
        if guess:
            key = next(game.cards[number] for number, each in enumerate(names) if guess in each)
            raise Refusal("card-near", game=game.name, given=wanted, guess=key)
        raise Refusal("card", game=game.name, given=wanted)
    return found


def selected(game: Game, wanted: str | None, origin: str | None) -> list[int]:
    """The cards of that name and that origin, or all."""
    if origin is not None and origin not in ORIGINS:
        raise Refusal("origin", given=origin, known=listed(ORIGINS))
    numbers: Sequence[int] = range(len(game.cards)) if wanted is None else cards_named(game, wanted)
    said = None if origin is None else say_text(LANGUAGES[0], f"origin-{origin}")
    return [number for number in numbers if said is None or card_face(game, number, LANGUAGES[0]).origin == said]


def deck(game: Game, wanted: str | None, origin: str | None, lang: str) -> list[str]:
    return [line for number in selected(game, wanted, origin) for line in card(game, number, lang)]


def card(game: Game, number: int, lang: str) -> list[str]:
    """A card from top to bottom."""
    face = card_face(game, number, lang)
    lines = wrapped(say(lang, "card-head", name=face.name, key=face.key, kind=face.kind), 0)
    for part in face.parts:
        lines += wrapped(part, 4, 0)
    if face.flavour:
        lines += wrapped(f"~ {face.flavour}", 4, 2)
    return lines + wrapped(card_origin(game, number, lang), 4, 0)
