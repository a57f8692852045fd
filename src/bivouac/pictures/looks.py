"""What is drawn on a card: its facts and its texts, and how its game looks."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from bivouac.engine.game import Game
from bivouac.pictures.mood import CardNote, Facts, Mood, Tones
from bivouac.pictures.registry import MOODS
from bivouac.text import Face, card_face, card_name, game_title, nouns
from bivouac.text.fluent import say
from bivouac.text.registry import text_of


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
    notes: tuple[CardNote, ...] = ()
    back: str = ""  # the emblem of its other face
    behind: dict[str, int] = field(default_factory=dict)  # the numbers of its other face

    @property
    def tones(self) -> Tones:
        """Those of its kind, or of its type in a game whose types are colours."""
        by_type = self.mood.dyed == "types" and self.facts.types
        return self.mood.tones[self.facts.types[0] if by_type else self.facts.kind]


def has_pictures(game: Game) -> bool:
    """Whether somebody has said how this game looks."""
    return game.name in MOODS


def emblem_of(mood: Mood, key: str, kind: str) -> str:
    """A card's own icon; one that is not in the table, typed in by an owner, has that of its kind."""
    return mood.emblems.get(key, mood.kinds[kind])


def icon_of(mood: Mood, what: str) -> str:
    """The icon of a kind, a type or a mark."""
    return next(table[what] for table in (mood.kinds, mood.types, mood.marks) if what in table)


def inline_words(game_name: str, mood: Mood, lang: str) -> dict[str, str]:
    """Words that an icon stands before: kinds, types, marks. Small ones ("neutral") are plain words in a sentence."""
    nouns_of = {nouns.one_of(game_name, word, lang): word for word in mood.nouns}
    nouns_of |= {say(lang, message): mark for mark, message in mood.said.items()}
    return {noun: word for noun, word in nouns_of.items() if noun[0].isupper()}


def named_cards(game: Game, mood: Mood, lang: str) -> dict[str, str]:
    """The emblems of the cards that a prerequisite may ask for, by their names."""
    numbers = [number for number in range(len(game.cards)) if mood.facts(number).kind == mood.named]
    return {card_name(game, number, lang): emblem_of(mood, game.cards[number], mood.named) for number in numbers}


def look_of(game: Game, number: int, lang: str) -> Look:
    mood = MOODS[game.name]
    face = card_face(game, number, lang)
    facts = mood.facts(number)
    return Look(
        face=face,
        facts=facts,
        emblem=emblem_of(mood, face.key, facts.kind),
        mood=mood,
        inline=inline_words(game.name, mood, lang),
        named=named_cards(game, mood, lang),
        title=game_title(game, lang),
        lang=lang,
        numbers=text_of(game).numbers(number),
        tags=tuple(text_of(game).tags(number)),
        notes=mood.notes(number, lang),
        back=mood.backs.get(face.key, ""),
        behind=mood.behind(number),
    )


def looks_besides(mood: Mood, title: str, lang: str) -> list[Look]:
    """The cards of a game that have no numbers."""
    return [
        Look(
            face=each.face,
            facts=each.facts,
            emblem=mood.places[each.face.key],
            mood=mood,
            inline={},
            named={},
            title=title,
            lang=lang,
            numbers=each.numbers,
            tags=each.tags,
            notes=each.notes,
        )
        for each in mood.besides(lang)
    ]


def matcher(words: Iterable[str]) -> re.Pattern[str]:
    """Finds these words, also in the plural; the longest first, so that one is not taken for a part of another."""
    known = "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word))) or "(?!)"
    return re.compile(rf"(?<!\w)(?:{known})(?=s?(?!\w))")
