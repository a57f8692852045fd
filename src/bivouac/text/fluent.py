"""Fluent, wrapped in one place: every message of a language, from all files of its folder, spoken or refused loudly."""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from bivouac.text import french

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
Args = Mapping[str, str | int]

# Grammar that a sentence can ask for by name, as in `{ DE($card) }`; the browser has the same functions.
FUNCTIONS: Final[dict[str, dict[str, Any]]] = {
    "en": {},
    "fr": {"DE": french.de, "A": french.a, "QUE": french.que, "SI": french.si},
}


class TextError(LookupError):
    """A message is missing or cannot be said with what it was given: a fault of the program, never shown as a key."""


def checked_language(lang: object) -> str:
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there is: {', '.join(LANGUAGES)}")
    return lang


class Messages:
    """The messages of one language, in the order of their files."""

    def __init__(self, lang: str, bundle: "FluentBundle", attributes: dict[str, list[str]]) -> None:
        self.lang: Final = lang
        self.bundle: Final = bundle
        self.attributes: Final = attributes

    def has(self, key: str, attribute: str = "") -> bool:
        return key in self.attributes and (not attribute or attribute in self.attributes[key])

    def say(self, key: str, args: Args, attribute: str) -> str:
        name = f"{key}.{attribute}" if attribute else key
        if not self.has(key, attribute):
            raise TextError(f"no message '{name}' in language '{self.lang}'")
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise TextError(f"message '{name}' has no sentence of its own in language '{self.lang}'")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise TextError(f"message '{name}' in language '{self.lang}': {errors[0]}")
        return str(text)


@lru_cache(maxsize=len(LANGUAGES))
def load(lang: str) -> Messages:
    # Imported only when something is said: it costs 0.1 s, and a simulation says nothing.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    bundle = FluentBundle([lang], functions=FUNCTIONS[lang], use_isolating=False)
    attributes: dict[str, list[str]] = {}
    folder = files("bivouac.text").joinpath("locales", lang)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".ftl"):
            continue
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{lang}/{file.name} cannot be read near: {(entry.content or '')[:80]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in attributes:
                    raise TextError(f"{lang}/{file.name} has '{entry.id.name}' for the second time")
                attributes[entry.id.name] = [attribute.id.name for attribute in entry.attributes]
        bundle.add_resource(resource)
    return Messages(lang, bundle, attributes)


def messages(lang: str) -> Messages:
    return load(checked_language(lang))


def say(lang: str, key: str, args: Args | None = None, attribute: str = "") -> str:
    """One message, or one attribute of it."""
    return spoken(lang, key, tuple(args.items()) if args else (), attribute)


@lru_cache(maxsize=16384)
def spoken(lang: str, key: str, args: tuple[tuple[str, str | int], ...], attribute: str) -> str:
    """Kept, because a table of people says the same sentences to many, and Fluent takes 40 µs for one."""
    return messages(lang).say(key, dict(args), attribute)


def has(lang: str, key: str, attribute: str = "") -> bool:
    return messages(lang).has(key, attribute)


def keys(lang: str) -> list[str]:
    """All message keys in the order of the files."""
    return list(messages(lang).attributes)
