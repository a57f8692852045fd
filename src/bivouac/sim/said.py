"""Figures as each language writes them."""

from bivouac.text import language_of
from bivouac.text.french import NARROW


def decimal(text: str, lang: str) -> str:
    return text.replace(".", ",") if language_of(lang) == "fr" else text


def percent(share: float, lang: str) -> str:
    return f"{decimal(f'{100 * share:.1f}', lang)}{NARROW if language_of(lang) == 'fr' else ''}%"
