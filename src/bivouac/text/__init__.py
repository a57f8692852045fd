"""Sentences in French and English. Games hold keys and arguments; only this package loads Fluent."""

from bivouac.engine.voice import set_voice
from bivouac.text.about import (
    game_description,
    game_title,
    option_explanation,
    option_name,
    option_value,
    order_line,
    order_title,
    order_value,
    phase_name,
)  # fmt: skip
from bivouac.text.cards import card_face, card_kind, card_name, card_origin, card_text
from bivouac.text.fluent import (
    LANGUAGES,
    TONES,
    TextError,
    checked_language,
    has_tone,
    in_tone,
    language_of,
    other_tone,
    say,
    tone_of,
)
from bivouac.text.game_text import Face, player
from bivouac.text.prompts import option_text, prompt
from bivouac.text.rulebook import (
    AGAINST,
    MARKS,
    SILENT,
    Clause,
    by_the_book,
    clause_text,
    clauses,
    objection,
    ruling_of,
    section_title,
    sections,
)
from bivouac.text.voice import VOICE, FluentVoice, entry, log

__all__ = [
    "AGAINST", "LANGUAGES", "MARKS", "SILENT", "TONES", "Clause", "Face", "FluentVoice", "TextError",
    "by_the_book", "card_face", "card_kind", "card_name", "card_origin", "card_text", "checked_language", "clause_text",
    "clauses", "entry", "game_description", "game_title", "has_tone", "in_tone", "language_of", "log", "objection",
    "option_explanation", "option_name", "option_text", "option_value", "order_line", "order_title", "order_value",
    "other_tone", "phase_name", "player", "prompt", "ruling_of", "say", "section_title", "sections", "speak", "tone_of",
]  # fmt: skip


def speak() -> None:
    """Become the voice of the engine."""
    set_voice(VOICE)
