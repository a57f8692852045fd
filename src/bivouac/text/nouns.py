"""Kinds of cards as words: alone, with the article of their gender, several as a list, and what agrees with them."""

from bivouac.text.fluent import say
from bivouac.text.lists import folded


def one_of(game: str, kinds: str, lang: str) -> str:
    """The kinds alone: "Location or Treasure"."""
    return joined(game, kinds, lang, "")


def a(game: str, kinds: str, lang: str) -> str:
    """Any one of these kinds: "a Location or a Treasure", "un Lieu ou un Trésor"."""
    return joined(game, kinds, lang, "a")


def joined(game: str, kinds: str, lang: str, attribute: str) -> str:
    return folded(lang, "or", [say(lang, f"noun-{game}-{kind}", attribute=attribute) for kind in kinds.split("-")])


def gender(game: str, kinds: str, lang: str) -> str:
    """What agrees with any one of these kinds: "feminine" where all are; a mixed list is masculine."""
    genders = [say(lang, f"noun-{game}-{kind}", attribute="gender") for kind in kinds.split("-")]
    return genders[0] if genders.count(genders[0]) == len(genders) else "masculine"


def agreed(lang: str, key: str, of_gender: str, is_many: bool = False) -> str:
    """A status or a participle as its noun asks: the message itself, its `.feminine`, `.many` or `.many-feminine`."""
    forms = ["many"] if is_many else []
    if of_gender == "feminine":
        forms.append("feminine")
    return say(lang, key, attribute="-".join(forms))


def some(lang: str, number: int, of_gender: str, role: str) -> str:
    """So many of things that were just named: "one more" or "2 more" where `role` is "more", else "one" or "2"."""
    return say(lang, "some", {"n": number, "gender": of_gender, "role": role})


def counted(game: str, things: str, lang: str) -> str:
    """Numbers of things as a list: "2 seide 1 moustik" is "2 Seides and a Moustik"."""
    return folded(lang, "and", counted_words(game, things, lang))


def counted_words(game: str, things: str, lang: str) -> list[str]:
    parts = things.split()
    return [say(lang, f"counted-{game}-{kind}", {"n": int(n)}) for n, kind in zip(parts[::2], parts[1::2], strict=True)]
