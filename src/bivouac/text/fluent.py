"""Fluent, wrapped in one place: every message of a language, from all files of its folder, spoken or refused loudly."""

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from bivouac.text import french

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
# A language may carry a tone, as tags of languages do: "fr-simple" is French in shorter sentences, where there are any.
SIMPLE: Final = "simple"
TONES: Final = ("full", SIMPLE)
Args = Mapping[str, str | int]

# Sentences are kept, because a table of people says the same ones to many, and Fluent takes 40 µs for one. Not by
# lru_cache: a thousand readers would make it reorder what lies far apart in memory all the time.
KEPT: Final = 16384
SPOKEN: Final[dict[tuple[str, str, str, tuple[tuple[str, str | int], ...]], str]] = {}

# Grammar that a sentence can ask for by name, as in `{ DE($card) }`; the browser has the same functions.
FUNCTIONS: Final[dict[str, dict[str, Any]]] = {
    "en": {},
    "fr": {"DE": french.de, "A": french.a, "QUE": french.que, "SI": french.si},
}

# How files are cut into messages without parsing them: a message begins at the margin, its attributes do not, and a
# line of a sentence never begins with a dot.
MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
ATTRIBUTE: Final = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*[.}]")
REMARKS: Final = re.compile(r"(\s*(#.*)?\n)*\s*")


class TextError(LookupError):
    """A message is missing or cannot be said with what it was given: a fault of the program, never shown as a key."""


def checked_language(lang: object) -> str:
    if not isinstance(lang, str) or lang.removesuffix(f"-{SIMPLE}") not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there is: {', '.join(LANGUAGES)}")
    return lang


def language_of(lang: str) -> str:
    """The language without its tone."""
    return lang.removesuffix(f"-{SIMPLE}")


def tone_of(lang: str) -> str:
    return SIMPLE if lang.endswith(f"-{SIMPLE}") else TONES[0]


def in_tone(lang: str, tone: str) -> str:
    """The same language in this tone: "fr" in the simple one is "fr-simple"."""
    if tone not in TONES:
        raise ValueError(f"no tone {tone!r}; there is: {', '.join(TONES)}")
    return f"{language_of(lang)}-{SIMPLE}" if tone == SIMPLE else language_of(lang)


def other_tone(lang: str) -> str:
    """The same language in the other tone: what a switch at the table does."""
    return in_tone(lang, TONES[1 - TONES.index(tone_of(lang))])


class Messages:
    """The messages of one language, in the order of their files. `unread` are the sources of those not parsed yet: to
    parse all of them takes a second, and most programs say a few."""

    def __init__(
        self, lang: str, bundle: "FluentBundle", attributes: dict[str, list[str]], unread: dict[str, str] | None = None
    ) -> None:
        self.lang: Final = lang
        self.bundle: Final = bundle
        self.attributes: Final = attributes
        self.unread: Final = unread or {}

    def has(self, key: str, attribute: str = "") -> bool:
        return key in self.attributes and (not attribute or attribute in self.attributes[key])

    def say(self, key: str, args: Args, attribute: str) -> str:
        name = f"{key}.{attribute}" if attribute else key
        if not self.has(key, attribute):
            raise TextError(f"no message '{name}' in language '{self.lang}'")
        if key in self.unread:
            self.read(key)
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise TextError(f"message '{name}' has no sentence of its own in language '{self.lang}'")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise TextError(f"message '{name}' in language '{self.lang}': {errors[0]}")
        return str(text)

    def read(self, key: str) -> None:
        """Parse a message, and what it refers to. Whoever reads the same at the same time does it once more in vain."""
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        source = self.unread.get(key)
        if source is None:
            return
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{self.lang}: '{key}' cannot be read near: {(entry.content or '')[:80]!r}")
        self.bundle.add_resource(resource)
        self.unread.pop(key, None)
        for other in REFERENCE.findall(source):
            self.read(str(other))


@lru_cache(maxsize=len(LANGUAGES))
def load(lang: str) -> Messages:
    # Imported only when something is said: it costs 0.1 s, and a simulation says nothing.
    from fluent.runtime import FluentBundle

    attributes: dict[str, list[str]] = {}
    unread: dict[str, str] = {}
    folder = files("bivouac.text").joinpath("locales", lang)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".ftl"):
            continue
        text = file.read_text("utf-8")
        begun = [(found.group(1), found.start()) for found in MESSAGE.finditer(text)]
        ends = [start for _, start in begun[1:]] + [len(text)]
        before = text[: begun[0][1]] if begun else text
        if not REMARKS.fullmatch(before):
            raise TextError(f"{lang}/{file.name} cannot be read near: {before[:80]!r}")
        for (key, start), end in zip(begun, ends, strict=True):
            if key in unread:
                raise TextError(f"{lang}/{file.name} has '{key}' for the second time")
            unread[key] = text[start:end]
            if not key.startswith("-"):  # a term, which is only referred to
                attributes[key] = ATTRIBUTE.findall(unread[key])
    return Messages(lang, FluentBundle([lang], functions=FUNCTIONS[lang], use_isolating=False), attributes, unread)


def messages(lang: str) -> Messages:
    return load(language_of(checked_language(lang)))


def say(lang: str, key: str, args: Args | None = None, attribute: str = "") -> str:
    """One message, or one attribute of it.

    In the simple tone its short form is said where it has one: `.simple` of a message, `.own-simple` of its `.own`.
    """
    about = (lang, key, attribute, tuple(args.items()) if args else ())
    said = SPOKEN.get(about)
    if said is None:
        said = spoken(lang, key, args or {}, attribute)
        if len(SPOKEN) >= KEPT:
            SPOKEN.clear()
        SPOKEN[about] = said
    return said


def spoken(lang: str, key: str, args: Args, attribute: str) -> str:
    known = messages(lang)
    short = f"{attribute}-{SIMPLE}" if attribute else SIMPLE
    if tone_of(lang) == SIMPLE and known.has(key, short):
        attribute = short
    return known.say(key, args, attribute)


@lru_cache(maxsize=64)
def has_tone(game: str) -> bool:
    """Whether anything of this game is said otherwise in the simple tone."""
    kinds = (f"prompt-{game}-", f"line-{game}-", f"choice-{game}-", f"action-{game}-", f"ending-{game}-")
    return any(
        key.startswith(kinds) and any(name.endswith(SIMPLE) for name in attributes)
        for key, attributes in messages(LANGUAGES[0]).attributes.items()
    )


def has(lang: str, key: str, attribute: str = "") -> bool:
    return messages(lang).has(key, attribute)


def keys(lang: str) -> list[str]:
    """All message keys in the order of the files."""
    return list(messages(lang).attributes)
