"""Kinds of cards as words: alone, with the article of their gender, and several joined by "or"."""

from bivouac.text.fluent import say


def one_of(game: str, kinds: str, lang: str) -> str:
    """The kinds alone: "Location or Treasure"."""
    return joined(game, kinds, lang, "")


def a(game: str, kinds: str, lang: str) -> str:
    """Any one of these kinds: "a Location or a Treasure", "un Lieu ou un Trésor"."""
    return joined(game, kinds, lang, "a")


def joined(game: str, kinds: str, lang: str, attribute: str) -> str:
    words = [say(lang, f"noun-{game}-{kind}", attribute=attribute) for kind in kinds.split("-")]
    text = words[-1]
    for i in range(len(words) - 2, -1, -1):
        text = say(lang, "or" if i == len(words) - 2 else "or-before", {"first": words[i], "second": text})
    return text
