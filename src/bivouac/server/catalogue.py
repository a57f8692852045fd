"""What can be said of a game before it is played: its options, its cards, its rulebook. Made once, sent many times."""

import gzip
from functools import lru_cache
from hashlib import blake2b
from typing import Final, Literal, cast

import msgspec

import bivouac
from bivouac import bots
from bivouac.engine.game import Game, GameOption
from bivouac.games import game_named
from bivouac.server.guided import further_courses, is_guided
from bivouac.server.messages import (
    CardInfo,
    CardName,
    ClauseInfo,
    GameInfo,
    OptionInfo,
    OrderInfo,
    Rulebook,
    Ruling,
    Said,
    SectionInfo,
)
from bivouac.server.words import both
from bivouac.text import (
    LANGUAGES,
    card_face,
    card_origin,
    clause_text,
    clauses,
    game_description,
    game_title,
    has_tone,
    objection,
    option_explanation,
    option_name,
    option_value,
    order_title,
    order_value,
    section_title,
    sections,
)
from bivouac.text.registry import text_of

Kind = Literal["games", "info", "cards", "names", "rules", "orders"]
FACE_PARTS: Final = ("name", "kind", "facts", "prerequisite", "ability", "standing", "reminder", "flavour", "back")


class Sheet(msgspec.Struct, frozen=True):
    """A body of JSON, the same compressed, and the tag by which a browser knows whether it has it already."""

    body: bytes
    packed: bytes
    tag: str


@lru_cache(maxsize=64)
def sheet(kind: Kind, name: str = "") -> Sheet:
    made: GameInfo | list[GameInfo] | list[CardInfo] | list[CardName] | list[OrderInfo] | Rulebook
    if kind == "games":
        made = [game_info(game_named(each)) for each in bivouac.games()]
    elif kind == "info":
        made = game_info(game_named(name))
    elif kind == "rules":
        made = rulebook(name)
    elif kind == "orders":
        made = orders(game_named(name))
    else:
        made = cards(game_named(name))
        if kind == "names":
            made = [CardName(card.key, card.tags, card.name, card.numbers, card.is_original) for card in made]
    body = msgspec.json.encode(made)
    return Sheet(body, gzip.compress(body), f'"{blake2b(body, digest_size=9).hexdigest()}"')


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        version=game.version,
        title=Said(*(game_title(game, lang) for lang in LANGUAGES)),
        description=Said(*(game_description(game, lang) for lang in LANGUAGES)),
        seats_min=game.min_seats,
        seats_max=game.max_seats,
        minutes=text_of(game).minutes,
        options=[option_info(game, option) for option in game.options],
        bots=bots.names_for(game.name),
        guided=is_guided(game.name),
        simple=has_tone(game.name),
        courses=further_courses(game.name),
    )


def option_info(game: Game, option: GameOption) -> OptionInfo:
    kind: Literal["yesno", "word", "words", "number"] = "word" if option.words else "number"
    if isinstance(option.default, bool):
        kind = "yesno"
    elif option.many:
        kind = "words"
    words = list(option.words)
    lowest = str(option.low)
    if kind == "number" and option_value(game, option.name, option.low, LANGUAGES[0]) != lowest:
        words = [lowest]
    return OptionInfo(
        name=option.name,
        kind=kind,
        default=option.default,
        title=Said(*(option_name(game, option.name, lang) for lang in LANGUAGES)),
        explanation=Said(*(option_explanation(game, option.name, lang) for lang in LANGUAGES)),
        words=words,
        values=[Said(*(option_value(game, option.name, word, lang) for lang in LANGUAGES)) for word in words],
        low=option.low,
        high=option.high,
        clauses=list(option.clauses),
        all_with=option.all_with,
    )


def cards(game: Game) -> list[CardInfo]:
    original = both("origin-original").en
    made: list[CardInfo] = []
    for number, key in enumerate(game.cards):
        faces = [card_face(game, number, lang) for lang in LANGUAGES]
        parts = {part: Said(*(getattr(face, part) for face in faces)) for part in FACE_PARTS}
        made.append(
            CardInfo(
                key=key,
                number=number,
                tags=list(dict.fromkeys(text_of(game).tags(number))),  # a deck may be called like one of its keywords
                numbers=text_of(game).numbers(number),
                origin=Said(*(card_origin(game, number, lang) for lang in LANGUAGES)),
                is_original=faces[0].origin == original,
                **parts,
            )
        )
    return made


def orders(game: Game) -> list[OrderInfo]:
    return [
        OrderInfo(
            about=about,
            title=Said(*(order_title(game, about, lang) for lang in LANGUAGES)),
            default=orderable.default,
            words=list(orderable.words),
            values=[Said(*(order_value(game, word, lang) for lang in LANGUAGES)) for word in orderable.words],
        )
        for about, orderable in game.orderables.items()
    ]


def rulebook(name: str) -> Rulebook:
    return Rulebook(
        [SectionInfo(key, Said(*(section_title(name, key, lang) for lang in LANGUAGES))) for key in sections(name)],
        [
            ClauseInfo(
                clause.id,
                clause.section,
                cast(Ruling, clause.ruling),
                Said(*(clause_text(name, clause.id, lang) for lang in LANGUAGES)),
                Said(*(objection(name, clause.id, lang) for lang in LANGUAGES)),
            )
            for clause in clauses(name)
        ],
    )
