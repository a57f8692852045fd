"""Several things in one sentence: commas between them, and a word before the last."""

import re

from bivouac.text.fluent import has, say


def folded(lang: str, key: str, said: list[str]) -> str:
    """Things or clauses as a list: "a Seide, a spider and a Book".

    The message `key` joins the last one; `key-before` joins those before it, where there is such a message. Where one
    of them has a comma or a semicolon of its own, `key` joins them all: else nobody could tell where each one ends.
    """
    before = f"{key}-before"
    if not has(lang, before) or any("," in one or ";" in one for one in said):
        before = key
    text = said[0]
    for i, other in enumerate(said[1:], 1):
        text = say(lang, key if i == len(said) - 1 else before, {"first": text, "second": other})
    return text


def listed(lang: str, names: list[str]) -> str:
    """Names one after another, none as an empty text. Where one has a comma outside brackets, semicolons part them."""
    key = "names-apart" if any("," in re.sub(r"\(.*?\)", "", name) for name in names) else "names"
    text = names[0] if names else ""
    for name in names[1:]:
        text = say(lang, key, {"first": text, "second": name})
    return text
