"""What is drawn on a card: its facts and its texts, and how its game looks."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bivouac.engine.game import Game
from bivouac.games.altered import catalog as altered_box
from bivouac.games.altiplano import catalog as altiplano_box
from bivouac.games.archibald import catalog as archibald_box
from bivouac.pictures import altered, altiplano, archibald
from bivouac.text import Face, card_face, card_name, game_title, nouns
from bivouac.text import altiplano as altiplano_text
from bivouac.text import archibald as archibald_text
from bivouac.text.registry import text_of

Tones = tuple[str, str, str]  # dark, middle, light


class Mood(NamedTuple):
    """How a game looks: the plain data of its module."""

    emblems: dict[str, str]
    kinds: dict[str, str]
    types: dict[str, str]
    marks: dict[str, str]
    frames: dict[str, str]
    windows: dict[str, str]
    badges: dict[str, str]
    tones: dict[str, Tones]
    tints: tuple[str, ...]
    paper: Tones
    ink: tuple[str, str]
    red_ink: str
    display: str  # the face of names, as tools/assets.py calls it
    nouns: tuple[str, ...]  # kinds and types that texts name: an icon stands before them
    dyed: str  # what gives a card its colour: "kinds" or "types"
    prices: dict[str, Tones]  # numbers at the side of the window
    strengths: dict[str, Tones]  # numbers on its lower edge


class Facts(NamedTuple):
    kind: str
    types: tuple[str, ...]
    origin: str


@dataclass(frozen=True, slots=True)
class Look:
    """One card in one language, ready to be drawn."""

    face: Face
    facts: Facts
    emblem: str
    mood: Mood
    inline: dict[str, str]  # a word of the text: the kind or type whose icon stands before it
    named: dict[str, str]  # the name of a card that a prerequisite may ask for: its emblem
    title: str
    lang: str
    numbers: dict[str, int] = field(default_factory=dict)
    tags: tuple[str, ...] = ()

    @property
    def tones(self) -> Tones:
        """Those of its kind, or of its type in a game whose types are colours."""
        by_type = self.mood.dyed == "types" and self.facts.types
        return self.mood.tones[self.facts.types[0] if by_type else self.facts.kind]


MOODS: Final = {
    "altered": Mood(
        altered.EMBLEMS, altered.KINDS, altered.TYPES, altered.MARKS, altered.FRAMES, altered.WINDOWS, altered.BADGES,
        altered.TONES, altered.TINTS, altered.PAPER, altered.INK, altered.RED_INK, "bold", (), altered.DYED,
        altered.PRICES, altered.STRENGTHS,
    ),
    "altiplano": Mood(
        altiplano.EMBLEMS, altiplano.KINDS, altiplano.TYPES, altiplano.MARKS, altiplano.FRAMES, altiplano.WINDOWS,
        altiplano.BADGES, altiplano.TONES, altiplano.TINTS, altiplano.PAPER, altiplano.INK, altiplano.RED_INK,
        "display", (*altiplano.KINDS, *altiplano.TYPES), "kinds", {}, {},
    ),
    "archibald": Mood(
        archibald.EMBLEMS, archibald.KINDS, archibald.TYPES, archibald.MARKS, archibald.FRAMES, archibald.WINDOWS,
        archibald.BADGES, archibald.TONES, archibald.TINTS, archibald.PAPER, archibald.INK, archibald.RED_INK,
        "round", (), "kinds", {}, {},
    ),
}  # fmt: skip


def has_pictures(game: Game) -> bool:
    """Whether somebody has said how this game looks."""
    return game.name in MOODS


def altered_facts(number: int) -> Facts:
    card = altered_box.CATALOG.cards[number]
    kind = next(tag for tag in text_of("altered").tags(number) if tag in altered.KINDS)
    faction = (altered_box.FACTIONS[card.faction],) if card.faction >= 0 else ()
    return Facts(kind, faction, card.origin)


def altiplano_facts(number: int) -> Facts:
    card = altiplano_box.CATALOG.cards[number]
    kind = next(word for bit, word in altiplano_text.KINDS if card.is_a & bit)
    return Facts(kind, tuple(word for bit, word in altiplano_text.TYPES if card.is_a & bit), card.origin)


def archibald_facts(number: int) -> Facts:
    card = archibald_box.CATALOG.cards[number]
    level = (f"level-{card.level}",) if card.level else ()
    return Facts(archibald_text.KINDS[card.is_a], level, card.origin)


FACTS: Final[dict[str, Callable[[int], Facts]]] = {
    "altered": altered_facts, "altiplano": altiplano_facts, "archibald": archibald_facts,
}  # fmt: skip


def emblem_of(mood: Mood, key: str, kind: str) -> str:
    """A card's own icon; one that is not in the table, typed in by an owner, has that of its kind."""
    return mood.emblems.get(key, mood.kinds[kind])


def icon_of(mood: Mood, what: str) -> str:
    """The icon of a kind or a type."""
    return mood.kinds[what] if what in mood.kinds else mood.types[what]


def inline_words(game: Game, mood: Mood, lang: str) -> dict[str, str]:
    """Words that an icon stands before: kinds and types. Small ones ("neutral") are plain words in a sentence."""
    nouns_of = {nouns.one_of(game.name, word, lang): word for word in mood.nouns}
    return {noun: word for noun, word in nouns_of.items() if noun[0].isupper()}


def specials(game: Game, mood: Mood, lang: str) -> dict[str, str]:
    """The emblems of Specials by their names."""
    numbers = [number for number in range(len(game.cards)) if FACTS[game.name](number).kind == "special"]
    return {card_name(game, number, lang): emblem_of(mood, game.cards[number], "special") for number in numbers}


def look_of(game: Game, number: int, lang: str) -> Look:
    mood = MOODS[game.name]
    face = card_face(game, number, lang)
    facts = FACTS[game.name](number)
    return Look(
        face=face,
        facts=facts,
        emblem=emblem_of(mood, face.key, facts.kind),
        mood=mood,
        inline=inline_words(game, mood, lang),
        named=specials(game, mood, lang),
        title=game_title(game, lang),
        lang=lang,
        numbers=text_of(game).numbers(number),
        tags=tuple(text_of(game).tags(number)),
    )


def matcher(words: Iterable[str]) -> re.Pattern[str]:
    """Finds these words, also in the plural; the longest first, so that one is not taken for a part of another."""
    known = "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word))) or "(?!)"
    return re.compile(rf"(?<!\w)(?:{known})(?=s?(?!\w))")
