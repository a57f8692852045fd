"""French that depends on the next word: elision (de + Ohio Bob), contraction (de + Le Doc), and printers' spaces."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

NARROW: Final = "\u202f"  # narrow no-break space, before ; : ? ! and inside quotation marks
APOSTROPHE: Final = "’"

ELIDING: Final = {"ce", "de", "je", "jusque", "la", "le", "lorsque", "me", "ne", "puisque", "que", "se", "te"}
# An aspirated h keeps the vowel before it; so do a few numbers and half-vowels. Beginnings of words, as far as needed.
ASPIRATED: Final = (
    "hache", "haie", "haine", "hall", "halt", "hamac", "hameau", "hanche", "handi", "hangar", "hanneton", "hant",
    "harp", "hasard", "happ", "hâte", "hauban", "haut", "havre", "héraut", "hérisson", "héron", "héros", "hêtre",
    "heurt", "hibou", "hideu", "hockey", "homard", "hong", "honte", "hoquet", "hors", "houe", "houl", "hua", "hub",
    "huit", "hurl", "husky", "hutte",
    "onz", "oui", "uhlan", "ya", "ye", "yo", "yu",
)  # fmt: skip
MUTE: Final = ("hubert", "hubris", "ouie", "yeux", "yeuse", "yonne", "york")
VOWELS: Final = "aeiouy"


def plain(text: str) -> str:
    """Small letters without accents, ligatures undone."""
    small = text.casefold().replace("œ", "oe").replace("æ", "ae")
    return "".join(char for char in unicodedata.normalize("NFD", small) if not unicodedata.combining(char))


def elides(following: str) -> bool:
    """Whether a word before this one loses its vowel: d’Ohio Bob, d’Henriette, but de Huayna."""
    small = following.casefold()
    if not small or plain(small[0])[0] not in VOWELS + "h":
        return False
    return small.startswith(MUTE) or not small.startswith(ASPIRATED)


def elided(word: str, following: str) -> str:
    """The two words together: "de" and "Ohio Bob" make "d’Ohio Bob"; "si" gives way to "il" and "ils" only."""
    small = word.casefold()
    if small == "si":
        shortened = re.match(r"ils?\b", following.casefold()) is not None
    else:
        shortened = small in ELIDING and elides(following)
    return f"{word[:-1]}{APOSTROPHE}{following}" if shortened else f"{word} {following}"


def contracted(preposition: str, le: str, les: str, name: str) -> str | None:
    """A name that brings its own article: "Le Doc" after "de" is "du Doc"."""
    for article, together in (("le ", le), ("les ", les)):
        if name.casefold().startswith(article):
            return f"{together} {name[len(article) :]}"
    if name.casefold().startswith(("la ", "l’")):
        return f"{preposition} {name[0].lower()}{name[1:]}"
    return None


def de(name: str) -> str:
    return contracted("de", "du", "des", name) or elided("de", name)


def a(name: str) -> str:
    return contracted("à", "au", "aux", name) or f"à {name}"


def que(text: str) -> str:
    return elided("que", text)


def si(text: str) -> str:
    return elided("si", text)


@lru_cache(maxsize=4096)
def typeset(text: str) -> str:
    """Apostrophes and spaces as they are printed, for words that were typed in by hand."""
    text = text.replace("'", APOSTROPHE)
    text = re.sub(r"\s*([;:?!»])", rf"{NARROW}\1", text)
    return re.sub(r"«\s*", f"«{NARROW}", text)
