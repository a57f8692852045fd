"""From what a verb says of itself to a sentence, by the grammar that all games share.

A clause has neither capital nor full stop, so that clauses can stand inside one another.
"""

from typing import Final

from bivouac.engine.verbs import Words
from bivouac.text import nouns
from bivouac.text.fluent import has, say
from bivouac.text.lists import folded

ALGEBRA: Final = ("then", "choose-one", "if", "if-else", "cost", "may", "for-each", "test")
# How a verb refers to things that were named just before: so many besides them, or so many in their place.
MORE: Final = "more"
INSTEAD: Final = "instead"


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


def clauses(game: str, steps: list[Words], lang: str, before: Words | None = None) -> list[str]:
    """One clause for each step. The same step several times over is said once; one that does more of what the step
    before it did ("I draw 2 cards. If you are ahead, I draw 2 more") says so. `before` is what was done just before.
    """
    said: list[str] = []
    i = 0
    while i < len(steps):
        step = steps[i]
        times = 1
        while i + times < len(steps) and same(step, steps[i + times]):
            times += 1
        text = clause(game, step, lang, before)
        if times == 2 and can_refer(game, step, lang):
            text = say(lang, "verb-then-some", {"verb": text, "some": some_of(game, step, lang, MORE)})
        elif times > 1:
            text = repeated(game, step, text, times, lang)
        said.append(text)
        before = last_done(step, before)
        i += times
    return said


def repeated(game: str, words: Words, text: str, times: int, lang: str) -> str:
    """The same several times over: in the verb's own words where its message has `.times`, else "twice, I look"."""
    key = f"verb-{game}-{words.key}"
    if words.key not in ALGEBRA and has(lang, key, "times"):
        return say(lang, key, {**arguments(game, words, lang), "times": times}, "times")
    return say(lang, "verb-times", {"n": times, "verb": text})


def clause(game: str, words: Words, lang: str, before: Words | None = None) -> str:
    """One verb, or a tree of them, as a clause."""
    parts = words.parts
    if words.key == "then":
        return folded(lang, "verb-then", clauses(game, parts, lang, before))
    if words.key == "choose-one":
        choices = [clause(game, part, lang, before) for part in parts]
        return say(lang, "verb-choose-one", {"choices": folded(lang, "verb-or", choices)})
    if words.key == "if-else" and replaces(parts[1], parts[2]):
        return instead(game, words, lang)
    if words.key in ("if", "if-else"):
        args = {"condition": condition(game, parts[0], lang), "verb": clause(game, parts[1], lang, before)}
        if words.key == "if-else":
            args["otherwise"] = clause(game, parts[2], lang, before)
        return say(lang, f"verb-{words.key}", args)
    if words.key in ("cost", "may"):
        return say(lang, f"verb-{words.key}", {"verb": clause(game, parts[0], lang, before)})
    if words.key == "for-each":
        return for_each(game, parts[0], clause(game, parts[1], lang, before), lang)
    if words.key == "test":  # a die decides which of two things happens
        ways = {"win": clause(game, parts[0], lang, before), "lose": clause(game, parts[1], lang, before)}
        return say(lang, f"verb-{game}-test", {**words.args, **ways})
    is_more = before is not None and like(words, before) and can_refer(game, words, lang)
    return own_verb(game, words, lang, MORE if is_more else "")


def instead(game: str, words: Words, lang: str) -> str:
    """What is done as a rule, then what replaces it: "I draw a card; if you are ahead, I draw 3 instead"."""
    test, special, usual = words.parts
    refers = like(special, usual) and can_refer(game, special, lang)
    args = {
        "condition": condition(game, test, lang),
        "usual": own_verb(game, usual, lang),
        "verb": own_verb(game, special, lang, INSTEAD if refers else ""),
    }
    return say(lang, "verb-instead", args)


def own_verb(game: str, words: Words, lang: str, role: str = "") -> str:
    """A verb of the game: its message, then the verbs that it brings along, then what happens to the rest.

    With a role it says how many of the things named before: the attribute `.some` of its message ("I draw 2 more").
    """
    key = f"verb-{game}-{words.key}"
    args = arguments(game, words, lang)
    counted = None
    verbs: list[Words] = []
    for part in words.parts:
        if part.key == "number":
            args.update(part.args)
        elif has(lang, f"amount-{game}-{part.key}"):
            args["n"] = 1
            counted = part
        else:
            verbs.append(part)
    if role:
        args["some"] = some_of(game, words, lang, role)
    text = say(lang, key, args, "some" if role else "")
    follow = clauses(game, verbs, lang)
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
    """A filter becomes three words: `$kind` ("Treasure"), `$a` ("a Treasure") and `$gender`, which a participle agrees
    with; things that are counted become a list."""
    args = dict(words.args)
    if "counted" in args:
        args["counted"] = nouns.counted(game, str(args["counted"]), lang)
    if "kind" in args:
        kinds = str(args["kind"])
        args["kind"] = nouns.one_of(game, kinds, lang)
        args["a"] = nouns.a(game, kinds, lang)
        args["gender"] = nouns.gender(game, kinds, lang)
    return args


# -- what was named before ---------------------------------------------------------------------------------------------


def same(one: Words, other: Words) -> bool:
    if one.key != other.key or one.args != other.args or len(one.parts) != len(other.parts):
        return False
    return all(same(a, b) for a, b in zip(one.parts, other.parts, strict=True))


def like(one: Words, other: Words) -> bool:
    """Whether two verbs do the same to the same things, however many."""
    return one.key == other.key and things_of(one) == things_of(other)


def things_of(words: Words) -> dict[str, str | int]:
    return {name: value for name, value in words.args.items() if name != "n"}


def can_refer(game: str, words: Words, lang: str) -> bool:
    """Whether the verb has a form that leaves its things unnamed: "I draw 2 more"."""
    return words.key not in ALGEBRA and has(lang, f"verb-{game}-{words.key}", "some")


def some_of(game: str, words: Words, lang: str, role: str) -> str:
    """How many of them, in the gender of its kinds, else in that which its message says it counts."""
    number = int(words.args.get("n", 1))
    for part in words.parts:
        if part.key == "number":
            number = int(part.args["n"])
    if "kind" in words.args:
        gender = nouns.gender(game, str(words.args["kind"]), lang)
    else:
        gender = say(lang, f"verb-{game}-{words.key}", attribute="gender")
    return nouns.some(lang, number, gender, role)


def replaces(special: Words, usual: Words) -> bool:
    """Whether one branch does the same as the other in another measure. What is counted on the table has no measure of
    its own, so that it is told as an alternative."""
    is_counted = any(part.key != "number" for part in [*special.parts, *usual.parts])
    return special.key == usual.key and special.key not in ALGEBRA and not is_counted


def last_done(words: Words, before: Words | None) -> Words | None:
    """The verb that the next step may refer to: this one if it is done in any case, or `before` if this only did more
    of it."""
    if words.key == "then":
        for part in words.parts:
            before = last_done(part, before)
        return before
    if words.key not in ALGEBRA:
        return words
    return before if before is not None and all(like(verb, before) for verb in verbs_of(words)) else None


def verbs_of(words: Words) -> list[Words]:
    """The verbs of the game in a tree, without conditions and amounts."""
    if words.key not in ALGEBRA:
        return [words]
    first = 1 if words.key in ("if", "if-else", "for-each") else 0
    return [verb for part in words.parts[first:] for verb in verbs_of(part)]
