"""Sentences in French and English. Games hold keys and arguments; only this package loads Fluent."""

from bivouac.engine.voice import set_voice
from bivouac.text.about import (
    game_description,
    game_title,
    option_explanation,
    option_name,
    option_value,
    phase_name,
)  # fmt: skip
from bivouac.text.cards import card_face, card_kind, card_name, card_origin, card_text
from bivouac.text.fluent import LANGUAGES, TextError, checked_language, say
from bivouac.text.game_text import Face, player
from bivouac.text.prompts import option_text, prompt, prompts
from bivouac.text.rulebook import Clause, clause_text, clauses, is_ruling, section_title, sections
from bivouac.text.voice import VOICE, Voice, log

__all__ = [
    "LANGUAGES", "Clause", "Face", "TextError", "Voice",
    "card_face", "card_kind", "card_name", "card_origin", "card_text", "checked_language", "clause_text", "clauses",
    "game_description", "game_title", "is_ruling", "log", "option_explanation", "option_name", "option_text",
    "option_value", "phase_name", "player", "prompt", "prompts", "say", "section_title", "sections", "speak",
]  # fmt: skip


def speak() -> None:
    """Become the voice of the engine."""
    set_voice(VOICE)
