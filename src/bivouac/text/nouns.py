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


def counted(game: str, things: str, lang: str) -> str:
    """Numbers of things as a list: "2 seide 1 moustik" is "2 Seides and a Moustik"."""
    parts = things.split()
    words = [
        say(lang, f"counted-{game}-{kind}", {"n": int(n)}) for n, kind in zip(parts[::2], parts[1::2], strict=True)
    ]
    text = words[0]
    for i, word in enumerate(words[1:], 1):
        joint = "and" if i == len(words) - 1 else "comma"
        text = say(lang, f"list-{game}-{joint}", {"first": text, "second": word})
    return text
