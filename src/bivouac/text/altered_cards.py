# not compiled: no choice at a table waits for it
"""What is written on a card of Altered, made from what the card does. "I" is the card, "you" whoever plays it.

Every piece of a sentence is a message of the locales; here they are only put together.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from bivouac.engine.verbs import Words
from bivouac.games.altered import catalog as cards
from bivouac.games.altered.catalog import CATALOG, Ability, Card, Standing
from bivouac.games.altered.filters import NO_LIMIT, STATUS_WORDS
from bivouac.text import french
from bivouac.text.fluent import has, language_of, say
from bivouac.text.game_text import Face
from bivouac.text.lists import folded
from bivouac.text.sentences import capital, sentence

Args = dict[str, str | int]
VOWELS: Final = "aeiouAEIOU"
PLURAL_WHO: Final = ("many", "all")


def tidy(text: str) -> str:
    return re.sub(" +", " ", text).strip()


def with_article(phrase: str, gender: str, lang: str) -> str:
    if language_of(lang) == "en":
        if phrase.startswith("another"):
            return phrase
        return f"an {phrase}" if phrase[0] in VOWELS else f"a {phrase}"
    return say(lang, "phrase-altered-a", {"phrase": phrase, "gender": gender})


# -- which cards -------------------------------------------------------------------------------------------------------


def noun_keys(args: Args) -> list[str]:
    """The nouns that name such a card, any of which fits."""
    if args["tokens"] == "only-tokens":
        return ["noun-altered-token"]
    return [f"noun-altered-{word}" for word in str(args["types"] or args["is-a"]).split("-")]


def gender_of(words: Words, lang: str) -> str:
    return say(lang, noun_keys(words.args)[0], attribute="gender")


def phrase(
    words: Words, lang: str, form: str, extra: str = "", is_target: bool = False, is_controlled: bool = False
) -> str:
    """A filter as a noun with all that is said of it, without article: "other Plants you control".

    `form` is `a` for one, `many` for several; `extra` is said besides. That somebody controls it is not said where the
    sentence has said it already.
    """
    args = words.args
    status = agreed(gender_of(words, lang), form == "many")
    adjectives = [
        say(lang, f"status-altered-{mark}", attribute=status) for mark in str(args["marks"]).split("-") if mark
    ]
    described = [folded(lang, "or", adjectives)] if adjectives else []
    if args["boosted"]:
        described.append(say(lang, "status-altered-boosted", attribute=status))
    plural = "many" if form == "many" else ""
    rest: list[str] = []
    for name in ("tokens", "place") if is_controlled else ("whose", "tokens", "place"):
        word = args[name]
        if word in ("mine", "yours", "no-tokens", "my-expedition", "other-expedition", "facing-me"):
            rest.append(say(lang, f"phrase-altered-{word}"))
    if args["least"]:
        rest.append(say(lang, "phrase-altered-least", {"n": args["least"]}))
    if args["most"] != NO_LIMIT:
        rest.append(say(lang, "phrase-altered-most", {"n": args["most"]}))
    for part in words.parts:
        rest.append(say(lang, f"phrase-altered-{part.key}-counted", {"n": amount(part.parts[0], lang)}))
    if args["zero"]:
        rest.append(say(lang, "phrase-altered-zero"))
    if args["in-reserve"]:
        rest.append(say(lang, "phrase-altered-in-reserve"))
    if extra:
        rest.append(extra)
    said: Args = {
        "other": say(lang, "phrase-altered-other", {"form": form}) if args["other"] else "",
        "aimed": say(lang, "phrase-altered-aimed", {"form": form, "gender": gender_of(words, lang)})
        if is_target
        else "",
        "adjectives": " ".join(described),
        "noun": folded(lang, "or", [say(lang, key, attribute=plural) for key in noun_keys(args)]),
        "rest": " ".join(rest),
    }
    return tidy(say(lang, "phrase-altered", said))


def a(words: Words, lang: str, is_controlled: bool = False) -> str:
    return with_article(phrase(words, lang, "a", "", False, is_controlled), gender_of(words, lang), lang)


def who(words: Words, lang: str, is_target: bool = True) -> Args:
    """Whom a verb touches: `$person` for the form of the verb, `$who` for the words."""
    if words.key in ("me", "it"):
        return {"person": words.key, "who": "", "gender": "masculine"}
    test = words.parts[0]
    gender = gender_of(test, lang)
    if words.key == "each":
        said_each = say(lang, "who-altered-each", {"phrase": phrase(test, lang, "many"), "gender": gender})
        return {"person": "all", "who": said_each, "gender": gender}
    count = int(words.args["count"])
    total = words.args["total"]
    extra = say(lang, "phrase-altered-total", {"n": total}) if total != NO_LIMIT else ""
    said: Args = {"gender": gender, "count": spelled(count, lang)}
    if count == 1:
        key = "who-altered-up-to-one" if words.args["up-to"] else "who-altered-target"
        if test.args["other"]:
            key = f"{key}-other"
        one = say(lang, key, {**said, "phrase": phrase(test, lang, "a", extra, is_target)})
        return {"person": "one", "who": one, "gender": gender}
    key = "who-altered-up-to" if words.args["up-to"] else "who-altered-several"
    several = say(lang, key, {**said, "phrase": phrase(test, lang, "many", extra, is_target)})
    return {"person": "many", "who": several, "gender": gender}


def spelled(number: int, lang: str) -> str:
    return say(lang, f"number-altered-{number}") if has(lang, f"number-altered-{number}") else str(number)


def amount(words: Words, lang: str) -> str:
    """An amount where it stands alone."""
    if words.key == "number":
        return str(words.args["n"])
    if words.key == "count":
        return say(lang, "amount-altered-count", {"phrase": phrase(words.parts[0], lang, "many")})
    return say(lang, f"amount-altered-{words.key}", words.args)


def agreed(gender: str, is_plural: bool) -> str:
    """The form of a status that agrees with a noun: an attribute of its message."""
    if is_plural:
        return "many-feminine" if gender == "feminine" else "many"
    return "feminine" if gender == "feminine" else ""


def gained(what: str, words: Words, form: str, lang: str) -> str:
    """What is gained, and how much of it; a status in the form that agrees with whoever gains it."""
    if what == "boost":
        if words.key == "last-number":
            return say(lang, "amount-altered-boosts-x")
        if words.key == "count":
            return say(lang, "amount-altered-boosts-count", {"phrase": phrase(words.parts[0], lang, "a")})
        if words.key == "number":
            return say(lang, "amount-altered-boosts", words.args)
        return say(lang, f"amount-altered-boosts-{words.key}", words.args)
    return say(lang, f"status-altered-{what}", attribute=form)


# -- verbs -------------------------------------------------------------------------------------------------------------


def verb_key(words: Words) -> str:
    """The message of a verb; some have one for each thing they can do."""
    if words.key == "gain" and words.args["what"] not in ("boost", "counter"):
        return "verb-altered-become"
    if words.key == "send":
        return f"verb-altered-send-{words.args['goal']}"
    if words.key == "activate" and words.args["event"] == "from-reserve":
        return "verb-altered-activate-from-reserve"
    if words.key == "stop" and words.args["where"] == "all":
        return "verb-altered-stop-all"
    if words.key == "draw" and words.parts[0].key == "last-number":
        return "verb-altered-draw-x"
    return f"verb-altered-{words.key}"


class CardWriter:
    """Makes clauses for one card: its counters have a name of their own."""

    def __init__(self, card: Card | None, lang: str) -> None:
        self.card: Final = card
        self.lang: Final = lang
        self.own: Final[dict[str, Callable[[Words], Args]]] = {
            "gain": self.gain,
            "draw": self.counted,
            "top-to-mana": self.counted,
            "create": self.create,
            "distribute": self.create,
            "move-forward": self.expedition,
            "stop": self.expedition,
            "gain-there": self.gain_there,
            "reveal-to-play": self.revealed,
            "reserve-to-hand": self.with_a,
            "discard-from-reserve": self.with_a,
        }

    def clause(self, words: Words, to: bool = False) -> str:
        """A clause without capital or full stop; `to` asks for the infinitive, after "you may" or "pay 1 to"."""
        lang = self.lang
        parts = words.parts
        if words.key == "then":
            return folded(lang, "verb-altered-then", [self.clause(part, to) for part in parts])
        if words.key == "choose-one":
            choices = folded(lang, "verb-altered-or", [self.clause(part) for part in parts])
            return say(lang, "verb-altered-choose-one", {"choices": choices})
        if words.key in ("if", "if-else"):
            return self.if_clause(words, to)
        if words.key == "may":
            return self.may(parts[0])
        if words.key == "after-rest":
            return say(lang, "verb-altered-after-rest", {"verb": self.clause(parts[0])})
        if words.key == "next":
            return self.next(words)
        return self.verb(words, to)

    def if_clause(self, words: Words, to: bool) -> str:
        parts = words.parts
        said = {"condition": self.condition(parts[0]), "verb": self.clause(parts[1], to)}
        if parts[0].key == "rolled":
            return say(self.lang, "verb-altered-on", said)
        if words.key == "if-else":
            said["otherwise"] = self.clause(parts[2], to)
        return say(self.lang, f"verb-altered-{words.key}", said)

    def may(self, words: Words) -> str:
        """Costs are what one may do, the rest is what for."""
        parts = words.parts if words.key == "then" else [words]
        costs = [self.clause(part.parts[0], True) for part in parts if part.key == "cost"]
        effects = [self.clause(part, True) for part in parts if part.key != "cost"]
        verb = folded(self.lang, "verb-altered-and", effects)
        if not costs:
            return say(self.lang, "verb-altered-may", {"verb": verb})
        cost = folded(self.lang, "verb-altered-and", costs)
        return say(self.lang, "verb-altered-may-cost", {"cost": cost, "verb": verb})

    def next(self, words: Words) -> str:
        """The next such card costs less, is free, or gains something."""
        lang = self.lang
        test = words.parts[0]
        key = "who-altered-next"
        if words.args["origin"] in ("from-hand", "from-reserve"):
            key = f"who-altered-next-{words.args['origin']}"
        said: Args = {
            "phrase": phrase(test, lang, "a"), "gender": gender_of(test, lang), "until": words.args["until"],
        }  # fmt: skip
        subject = say(lang, key, said)
        if words.args["free"]:
            return say(lang, "verb-altered-next-free", {"who": subject})
        if words.args["spares"]:
            return say(lang, "verb-altered-lose-fleeting", {"person": "one", "who": subject})
        if words.args["less"]:
            return say(lang, "verb-altered-next-costs", {"who": subject, "n": words.args["less"]})
        reward = words.parts[1]
        args: Args = {"person": "one", "who": subject, "gender": said["gender"]}
        if reward.key == "gain":
            args["what"] = self.what(reward, args)
        return say(lang, verb_key(reward), args)

    def verb(self, words: Words, to: bool) -> str:
        key = verb_key(words)
        args: Args = {**words.args}
        if words.key in self.own:
            args.update(self.own[words.key](words))
        elif words.parts and words.parts[0].key in ("me", "it", "each", "target"):
            args.update(who(words.parts[0], self.lang, words.key != "sacrifice"))
        return say(self.lang, key, args, "to" if to and has(self.lang, key, "to") else "")

    def gain(self, words: Words) -> Args:
        whom = who(words.parts[0], self.lang)
        return {**whom, "what": self.what(words, whom)}

    def what(self, words: Words, whom: Args) -> str:
        what = str(words.args["what"])
        if what == "counter":
            name = self.card.counter if self.card is not None and self.card.counter else "plain"
            return say(self.lang, f"counter-altered-{name}", words.parts[1].args)
        form = agreed(str(whom["gender"]), whom["person"] in PLURAL_WHO)
        return gained(what, words.parts[1], form, self.lang)

    def counted(self, words: Words) -> Args:
        """How many: an amount, or a plain number of the verb's own."""
        part = words.parts[0] if words.parts else words
        number = int(part.args.get("n", 0))
        return {"n": number, "count": spelled(number, self.lang)}

    def create(self, words: Words) -> Args:
        number = int(words.args["n"])
        token = name_of(int(words.args["token"]), self.lang)
        said: Args = {
            "token": token, "count": spelled(number, self.lang),
            "a": say(self.lang, "token-altered", {"token": token, "a": with_article(token, "masculine", self.lang)}),
        }  # fmt: skip
        if "where" in words.args:
            said["where"] = say(self.lang, f"where-altered-{words.args['where']}")
        return said

    def expedition(self, words: Words) -> Args:
        return {"expedition": say(self.lang, f"which-altered-{words.args['where']}")}

    def gain_there(self, words: Words) -> Args:
        what = say(self.lang, f"status-altered-{words.args['what']}", attribute="many")
        return {**self.expedition(words), "what": what}

    def revealed(self, words: Words) -> Args:
        return {name: spelled(int(words.args[name]), self.lang) for name in ("n", "most")}

    def with_a(self, words: Words) -> Args:
        return {"a": a(words.parts[0], self.lang)}

    def condition(self, words: Words, negated: bool = False) -> str:
        lang = self.lang
        if words.key == "not":
            return self.condition(words.parts[0], True)
        if words.key == "rolled":
            low, high = int(words.args["low"]), int(words.args["high"])
            form = "from" if high == NO_LIMIT else "just" if low == high else "span"
            return say(lang, f"condition-altered-rolled-{form}", words.args)
        args: Args = {**words.args}
        if words.parts:
            args["a"] = a(words.parts[0], lang, True)
            args["many"] = phrase(words.parts[0], lang, "many", "", False, True)
        if "n" in args:
            args["count"] = spelled(int(args["n"]), lang)
        if words.key == "has-mark":
            marks = [say(lang, f"status-altered-{word}") for bit, word in STATUS_WORDS if int(args["marks"]) & bit]
            args["marks"] = folded(lang, "or", marks)
        return say(lang, f"condition-altered-{'not-' if negated else ''}{words.key}", args)

    # -- abilities -----------------------------------------------------------------------------------------------------

    def sentences(self, words: Words) -> str:
        """Step by step, each a sentence of its own; costs stand before."""
        parts = words.parts if words.key == "then" else [words]
        costs = [self.clause(part.parts[0]) for part in parts if part.key == "cost"]
        said = [self.clause(part) for part in parts if part.key != "cost"]
        if costs:
            said[0] = folded(self.lang, "verb-altered-then", [*costs, said[0]])
        return " ".join(sentence(clause) for clause in said)

    def ability(self, ability: Ability) -> str:
        effect = self.sentences(ability.verb.words())
        if ability.event == cards.EFFECT:
            return effect
        return say(self.lang, "ability-altered", {"head": self.head(ability), "effect": effect})

    def head(self, ability: Ability) -> str:
        lang = self.lang
        event = cards.EVENT_WORDS[ability.event]
        args: Args = {"n": ability.mana}
        condition = ability.condition
        if ability.about is not None:
            args["a"] = a(ability.about.words(), lang)
            args["gender"] = gender_of(ability.about.words(), lang)
        if ability.event == cards.FORWARD:
            terrain = cards.TERRAINS[ability.terrains.bit_length() - 1]
            args["terrain"] = say(lang, f"terrain-altered-{terrain}")
        if condition is not None and condition.words().key == "first-character":
            return say(lang, "head-altered-plays-first", args)
        key = "exhaust-pay" if ability.event == cards.EXHAUST and ability.mana else event
        head = say(lang, f"head-altered-{key}", args)
        if ability.dearer is not None:
            head = say(lang, "head-altered-dearer", {"head": head, "condition": self.condition(ability.dearer.words())})
        if condition is None:
            return head
        kind = "only-if" if ability.event in (cards.EXHAUST, cards.SUPPORT) else "if"
        return say(lang, f"head-altered-{kind}", {"head": head, "condition": self.condition(condition.words())})

    def standing(self, standing: Standing) -> str:
        lang = self.lang
        what = cards.STANDING_WORDS[standing.what]
        args: Args = {}
        if standing.amount is not None:
            args["n"] = amount(standing.amount.words(), lang)
        if standing.whom is not None:
            test = standing.whom.words()
            args["who"] = say(lang, "who-altered-each", {"phrase": phrase(test, lang, "many")})
        if standing.verb is not None:
            args["verb"] = capital(self.clause(standing.verb.words()))
        key = f"standing-altered-{what}"
        if standing.what == cards.GIVES_TOUGH and standing.whom is None:
            key = "standing-altered-tough-x"
        elif standing.what == cards.GIVES_DEFENDER and standing.whom is None:
            key = "standing-altered-defender-me"
        elif standing.what == cards.MAY_BECOME_MANA and standing.verb is not None:
            key = "standing-altered-may-become-mana-else"
        said = say(lang, key, args)
        if standing.condition is not None:
            condition = self.condition(standing.condition.words())
            said = say(lang, "standing-altered-if", {"condition": condition, "verb": said})
        return sentence(said)


# -- the whole card ----------------------------------------------------------------------------------------------------


def name_of(number: int, lang: str) -> str:
    """Its name; a rare one says so, because the common card of that name may lie beside it."""
    card = CATALOG.cards[number]
    name = french.typeset(card.fr) if language_of(lang) == "fr" else card.en
    if card.rarity == cards.RARE:
        return say(lang, "card-altered-rare", {"name": name})
    if card.rarity == cards.OUT_OF_FACTION:
        faction = say(lang, f"faction-altered-{cards.FACTIONS[card.faction]}")
        return say(lang, "card-altered-out-of-faction", {"name": name, "faction": faction})
    return name


def kind_of(card: Card, lang: str) -> str:
    sort = "token" if card.is_a & cards.TOKEN else next(word for bit, word in SORT_WORDS if card.is_a & bit)
    kind = capital(say(lang, f"noun-altered-{sort}"))
    types = [say(lang, f"noun-altered-{word}") for i, word in enumerate(cards.SUBTYPES) if card.subtypes >> i & 1]
    return say(lang, "card-kind", {"kind": kind, "types": folded(lang, "card-and", types)}) if types else kind


SORT_WORDS: Final = (
    (cards.HERO, "hero"), (cards.CHARACTER, "character"), (cards.SPELL, "spell"), (cards.PERMANENT, "permanent"),
)  # fmt: skip


def facts_of(card: Card, lang: str) -> str:
    args: Args = {
        "hand": card.hand_cost, "reserve": card.reserve_cost, "forest": card.stats[0], "mountain": card.stats[1],
        "water": card.stats[2], "landmarks": card.landmark_limit,
    }  # fmt: skip
    if card.is_a & cards.HERO:
        return say(lang, "facts-altered-hero", {**args, "reserve": card.reserve_limit})
    if card.is_a & cards.TOKEN:
        return say(lang, "facts-altered-token", args)
    return say(lang, "facts-altered-character" if card.is_a & cards.CHARACTER else "facts-altered-cost", args)


@lru_cache(maxsize=4096)
def face(number: int, lang: str) -> Face:
    """A card made from its facts and its abilities."""
    card = CATALOG.cards[number]
    writer = CardWriter(card, lang)
    keywords = [say(lang, f"status-altered-{word}") for bit, word in cards.KEYWORD_WORDS if card.keywords & bit]
    if card.tough:
        keywords.append(say(lang, "status-altered-tough", {"n": card.tough}))
    lines = [sentence(keyword) for keyword in keywords]
    if card.cheaper:
        lines.append(say(lang, "cheaper-altered", {"n": card.cheaper}))
    lines += [writer.standing(each) for each in card.standings]
    lines += [writer.ability(each) for each in card.abilities]
    return Face(
        key=card.key,
        name=name_of(number, lang),
        kind=kind_of(card, lang),
        facts=facts_of(card, lang),
        prerequisite="",
        ability=" ".join(lines),
        standing="",
        reminder="",
        head="",
        spoken=" ".join(lines),
        origin=say(lang, "origin-public"),
        source=say(lang, "source-altered-facts"),
    )
