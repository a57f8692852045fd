"""The words of the pages that are made, from docs/<lang>/words.ftl."""

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
OTHER = {"en": "fr", "fr": "en"}


@lru_cache(maxsize=2)
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource((DOCS / lang / "words.ftl").read_text(encoding="utf-8")))
    return made


def say(lang: str, key: str, **args: str | int | float) -> str:
    """One message; a missing one or one that lacks an argument is a fault of the site, never shown as a key."""
    words = bundle(lang)
    if not words.has_message(key):
        raise LookupError(f"docs/{lang}/words.ftl has no message '{key}'")
    text, errors = words.format_pattern(words.get_message(key).value, args)
    if errors:
        raise LookupError(f"docs/{lang}/words.ftl, message '{key}': {errors[0]}")
    return str(text)


def number(value: int | float, lang: str) -> str:
    """A number as it is written in the language: 10,000 or 10 000."""
    text = f"{value:,}" if isinstance(value, int) else f"{value:,.1f}"
    return text if lang == "en" else text.replace(",", "\u202f").replace(".", ",")


def percent(share: float, lang: str) -> str:
    return f"{number(share * 100, lang)}%" if lang == "en" else f"{number(share * 100, lang)}\u202f%"
