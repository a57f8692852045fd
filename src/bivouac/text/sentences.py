"""From what a verb says of itself to a sentence, by the grammar that all games share.

A clause has neither capital nor full stop, so that clauses can stand inside one another.
"""

from bivouac.engine.verbs import Words
from bivouac.text import nouns
from bivouac.text.fluent import has, say


def capital(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"


def sentence(clause: str) -> str:
    return f"{capital(clause)}."


def costs_of(words: Words) -> list[Words]:
    """What must be paid before all else."""
    parts = words.parts if words.key == "then" else [words]
    return [part.parts[0] for part in parts if part.key == "cost"]


def effects_of(words: Words) -> list[Words]:
    """What is done once the costs are paid, step by step."""
    parts = words.parts if words.key == "then" else [words]
    return [part for part in parts if part.key != "cost"]


def clauses(game: str, steps: list[Words], lang: str) -> list[str]:
    """One clause for each step; the same step several times over is said once."""
    said: list[str] = []
    i = 0
    while i < len(steps):
        times = 1
        while i + times < len(steps) and same(steps[i], steps[i + times]):
            times += 1
        text = clause(game, steps[i], lang)
        said.append(text if times == 1 else say(lang, "verb-times", {"n": times, "verb": text}))
        i += times
    return said


def same(one: Words, other: Words) -> bool:
    if one.key != other.key or one.args != other.args or len(one.parts) != len(other.parts):
        return False
    return all(same(a, b) for a, b in zip(one.parts, other.parts, strict=True))


def clause(game: str, words: Words, lang: str) -> str:
    parts = words.parts
    if words.key == "then":
        return folded(lang, "verb-then", clauses(game, parts, lang))
    if words.key == "choose-one":
        choices = [clause(game, part, lang) for part in parts]
        return say(lang, "verb-choose-one", {"choices": folded(lang, "verb-or", choices)})
    if words.key in ("if", "if-else"):
        args = {"condition": condition(game, parts[0], lang), "verb": clause(game, parts[1], lang)}
        if words.key == "if-else":
            args["otherwise"] = clause(game, parts[2], lang)
        return say(lang, f"verb-{words.key}", args)
    if words.key in ("cost", "may"):
        return say(lang, f"verb-{words.key}", {"verb": clause(game, parts[0], lang)})
    if words.key == "for-each":
        return for_each(game, parts[0], clause(game, parts[1], lang), lang)
    if words.key == "test":  # a die decides which of two things happens
        ways = {"win": clause(game, parts[0], lang), "lose": clause(game, parts[1], lang)}
        return say(lang, f"verb-{game}-test", {**words.args, **ways})
    return own_verb(game, words, lang)


def own_verb(game: str, words: Words, lang: str) -> str:
    """A verb of the game: its message, then the verbs that it brings along, then what happens to the rest."""
    key = f"verb-{game}-{words.key}"
    args = arguments(game, words, lang)
    counted = None
    follow: list[str] = []
    for part in words.parts:
        if part.key == "number":
            args.update(part.args)
        elif has(lang, f"amount-{game}-{part.key}"):
            args["n"] = 1
            counted = part
        else:
            follow.append(clause(game, part, lang))
    text = say(lang, key, args)
    if has(lang, key, "rest"):
        follow.append(say(lang, key, args, "rest"))
    text = folded(lang, "verb-and", [text, *follow])
    return text if counted is None else for_each(game, counted, text, lang)


def for_each(game: str, amount: Words, verb: str, lang: str) -> str:
    """As many times as an amount says: "for each Archaeologist in your Camp, I discard a card"."""
    if amount.key == "number":
        return say(lang, "verb-times", {**amount.args, "verb": verb})
    each = say(lang, f"amount-{game}-{amount.key}", arguments(game, amount, lang))
    return say(lang, "verb-for-each", {"each": each, "verb": verb})


def condition(game: str, words: Words, lang: str) -> str:
    return say(lang, f"condition-{game}-{words.key}", arguments(game, words, lang))


def arguments(game: str, words: Words, lang: str) -> dict[str, str | int]:
    """A filter becomes two words: `$kind` ("Treasure") and `$a` ("a Treasure"); things that are counted a list."""
    args = dict(words.args)
    if "counted" in args:
        args["counted"] = nouns.counted(game, str(args["counted"]), lang)
    if "kind" in args:
        kinds = str(args["kind"])
        args["kind"] = nouns.one_of(game, kinds, lang)
        args["a"] = nouns.a(game, kinds, lang)
    return args


def folded(lang: str, key: str, said: list[str]) -> str:
    """Clauses joined from left to right by a message of two places."""
    text = said[0]
    for other in said[1:]:
        text = say(lang, key, {"first": text, "second": other})
    return text
