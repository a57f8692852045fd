# not compiled: no choice at a table waits for it
"""Verbs, tests and abilities of Fortune and Glory as clauses. "You" is whoever owns the card.

Every piece of a sentence is a message of the locales; here they are only put together. A verb has three forms: what
its owner is told to do (`me`), what another hero does (`one`), and the infinitive behind "you may" (`to`).
"""

from typing import Final

from bivouac.engine.verbs import Words
from bivouac.games.fortune_and_glory import catalog as cards
from bivouac.games.fortune_and_glory.catalog import Ability
from bivouac.games.fortune_and_glory.verbs_health import EVERY_WOUND
from bivouac.text.fluent import say
from bivouac.text.lists import folded
from bivouac.text.sentences import capital, same, sentence

NAME: Final = "fortune-and-glory"
Args = dict[str, str | int]
ME, ONE, TO = "me", "one", "to"

# Verbs that the owner of the card does, whoever suffers them; their messages name that hero as `$who`.
BY_OWNER: Final = {
    "look-keep", "drop-me", "steal", "steal-kit", "steal-artifact", "ready-card", "no-henchman", "move-artifact",
    "cancel", "cancel-staying", "bar", "new-artifact", "new-temple",
}  # fmt: skip
# Verbs on what lies open: the hero whose moment it is does them.
BY_MOMENT: Final = {"dice", "reroll", "success", "hits", "parry", "steps", "reroll-move", "new-danger", "survive"}
# Verbs that say what happens, without anybody who does it.
HAPPENS: Final = {
    "pass", "end-fight", "blows", "price", "price-fake", "auction", "henchman", "level", "halt", "loyalty",
    "knock-out", "deliver", "villain", "leader", "search-again",
}  # fmt: skip
AMOUNTS: Final = ("number", "die", "count")
COUNTED: Final = {
    "glory": "glory", "fortune": "fortune", "hurt": "hit", "hurt-unparried": "sure-hit", "heal": "wound",
    "travel": "point", "steps": "point",
}  # fmt: skip
FIRST_ENEMY_KEYWORD: Final = cards.KEYWORDS.index("thug")
FIRST_KIT_KEYWORD: Final = cards.KEYWORDS.index("gun")


def text(lang: str, key: str, args: Args | None = None, attribute: str = "") -> str:
    """A message of this game: its kind and its name, as in "verb glory"."""
    kind, _, name = key.partition(" ")
    return say(lang, f"{kind}-{NAME}-{name}", args, attribute)


def keyword(word: str, lang: str) -> str:
    return text(lang, f"keyword {word}")


def skills(words: str, lang: str) -> str:
    """Skills in one pool: "Combat + Lore"."""
    said = [text(lang, f"skill {word}") for word in words.split()]
    together = said[0]
    for other in said[1:]:
        together = text(lang, "pool and", {"first": together, "second": other})
    return together


class ClauseWriter:
    """Makes clauses for one card. `it` is the hero whose moment it is: ME, or ONE for another one."""

    def __init__(self, lang: str, it: str = ME) -> None:
        self.lang: Final = lang
        self.it: str = it
        self.first: str = ""  # how "that hero" is named for the first time

    def say(self, key: str, args: Args | None = None, attribute: str = "") -> str:
        return text(self.lang, key, args, attribute)

    # -- whom, how much, if ------------------------------------------------------------------------------------------

    def whom(self, words: Words) -> tuple[str, str]:
        """Whom a verb concerns: the form of the verb, and its subject, which is empty for "you"."""
        scope = words.key.removeprefix("whom-")
        if scope == "me" or (scope == "it" and self.it == ME):
            return ME, ""
        if scope == "it" and self.first:
            return ONE, self.first
        if not words.parts:
            return ONE, self.say(f"whom {scope}")
        return ONE, self.say(
            "whom such", {"who": self.say(f"whom {scope}"), "such": self.condition(words.parts[0], "who")}
        )

    def condition(self, words: Words, person: str = ME) -> str:
        """`person` is ME, or "who" where the words describe a hero: "each hero in a desert"."""
        attribute = ""
        if words.key == "not":
            words = words.parts[0]
            attribute = "not"
        args: Args = {**words.args, "person": person}
        if words.key == "has":
            args["keyword"] = keyword(str(words.args["keyword"]), self.lang)
        elif words.key == "owns":
            args["a"] = self.cards(str(words.args["deck"]), 1)
        elif words.key == "here":
            args["place"] = self.say(f"place {words.args['place']}", {"person": person})
        return self.say(f"condition {words.key}", args, attribute)

    def cards(self, deck: str, number: int, more: bool = False) -> str:
        return self.say(f"cards {deck}", {"n": number}, "more" if more else "")

    def amount(self, noun: str, words: Words, form: str, more: bool = False) -> str:
        """So much of something: a number, "that much" after a die, so much for each of what is counted."""
        if words.key == "die":
            return self.say(f"counted {noun}", {"n": 2}, "that")
        number = abs(int(words.args["n"]))
        if noun == "wound" and number >= EVERY_WOUND:
            return self.say("counted all-wounds")
        counted = self.say(f"counted {noun}", {"n": number}, "more" if more else "")
        if words.key == "number":
            return counted
        each = self.say(f"each {words.args['what']}", {"form": form})
        return self.say("amount each", {"amount": counted, "each": each})

    # -- effects -----------------------------------------------------------------------------------------------------

    def sentences(self, words: Words) -> str:
        """A whole effect: what costs something in one sentence with what it is for, each other step in its own."""
        if words.key == "then" and not any(part.key == "cost" for part in words.parts):
            return " ".join(sentence(clause) for clause in self.steps(words.parts))
        return sentence(self.clause(words))

    def steps(self, parts: list[Words]) -> list[str]:
        """One clause for each step; one that does more of what the step before it did says so."""
        said: list[str] = []
        before: Words | None = None
        for part in parts:
            verb = part.parts[1] if part.key == "if" else part
            more = before is not None and is_more(verb, before)
            said.append(self.clause(part, ME, more))
            before = before if more else part
        return said

    def clause(self, words: Words, form: str = ME, more: bool = False) -> str:
        """A clause without capital or full stop; the form TO asks for the infinitive where there is one."""
        parts = words.parts
        if words.key == "then":
            return self.then(parts, form)
        if words.key == "choose-one":
            return self.say("verb choose-one", {"choices": self.joined("verb or", [self.clause(p) for p in parts])})
        if words.key in ("if", "if-else"):
            return self.if_clause(words, form, more)
        if words.key == "cost":
            return self.cost(parts[0], form)
        if words.key == "may":
            return self.may(parts[0])
        if words.key == "for-each":
            return self.for_each(parts[0], parts[1])
        if words.key == "each-hero":
            return self.each_hero(parts[0], parts[1])
        if words.key.startswith("try"):
            return self.attempt(words, form)
        if words.key in ("test", "either", "both", "fight"):
            return self.trial(words, form, False)
        return self.verb(words, form, more)

    def joined(self, key: str, said: list[str]) -> str:
        kind, _, name = key.partition(" ")
        return folded(self.lang, f"{kind}-{NAME}-{name}", said)

    def then(self, parts: list[Words], form: str) -> str:
        """Costs first, then what they are for: "discard this card to heal 3 wounds"."""
        costs = [self.cost(part.parts[0], form) for part in parts if part.key == "cost"]
        rest = [part for part in parts if part.key != "cost"]
        if not costs:
            return self.joined("verb then", [self.clause(part, form) for part in rest])
        cost = self.joined("verb and", costs)
        if all(self.has_infinitive(part) for part in rest):
            verb = self.joined("verb and", [self.clause(part, TO) for part in rest])
            return self.say("verb to", {"cost": cost, "verb": verb})
        return self.say("verb for", {"cost": cost, "verb": self.joined("verb then", [self.clause(p) for p in rest])})

    def has_infinitive(self, words: Words) -> bool:
        """Whether "you may" can stand before it: all of it is done by the owner of the card."""
        if words.key in ("then", "cost"):
            return all(self.has_infinitive(part) for part in words.parts)
        if words.key in ("test", "fight", "sneak-past", "either", "both"):
            return words.key != "fight" or self.whom(words.parts[0])[0] == ME
        if words.key in HAPPENS or words.key in ("if", "if-else", "may", "choose-one", "for-each", "each-hero"):
            return False
        if words.key.startswith("try"):
            return self.whom(words.parts[0])[0] == ME
        if words.key in BY_OWNER:
            return True
        if words.key in BY_MOMENT:
            return self.it == ME
        return all(self.whom(part)[0] == ME for part in words.parts if part.key.startswith("whom-"))

    def if_clause(self, words: Words, form: str, more: bool) -> str:
        parts = words.parts
        args: Args = {"condition": self.condition(parts[0]), "verb": self.clause(parts[1], form, more)}
        if words.key == "if":
            return self.say("verb if", args)
        args["otherwise"] = self.clause(parts[2], form)
        is_counted = any(part.key == "count" for verb in parts[1:] for part in verb.parts)
        if parts[1].key == parts[2].key and parts[1].key in COUNTED and not is_counted:
            return self.say("verb instead", args)
        return self.say("verb if-else-long" if ";" in str(args["verb"]) else "verb if-else", args)

    def cost(self, words: Words, form: str) -> str:
        """What is paid: Glory and Fortune have a word of their own for it."""
        if words.key in ("glory", "fortune"):
            return self.say("verb pay", {"form": form, "amount": self.amount(words.key, words.parts[0], ME)})
        return self.clause(words, form)

    def may(self, words: Words) -> str:
        if self.has_infinitive(words) or (words.key == "then" and any(part.key == "cost" for part in words.parts)):
            return self.say("verb may", {"verb": self.clause(words, TO)})
        return self.say("verb if-you-wish", {"verb": self.clause(words)})

    def for_each(self, amount: Words, verb: Words) -> str:
        said = self.clause(verb)
        if amount.key == "count":
            return self.say(
                "verb for-each", {"each": self.say(f"each {amount.args['what']}", {"form": ME}), "verb": said}
            )
        return self.say(
            "verb times" if amount.key == "number" else "verb times-die", {"n": amount.args["n"], "verb": said}
        )

    def each_hero(self, whom: Words, verb: Words) -> str:
        """The first thing that such a hero does names the hero; from then on it is "that hero"."""
        _, who = self.whom(whom)
        other = ClauseWriter(self.lang, ONE)
        other.first = who
        said = other.clause(verb)
        return self.say("verb each-hero", {"who": who, "verb": said}) if other.first else said

    def verb(self, words: Words, form: str, more: bool = False) -> str:
        """A verb of the game, with its subject where it is not the owner of the card."""
        key = words.key
        who = ""
        if key in BY_MOMENT:
            if self.it == ONE:
                form, who = ONE, self.say("whom it")
        elif key not in BY_OWNER and key not in HAPPENS:
            for part in words.parts:
                if part.key.startswith("whom-") and self.whom(part)[0] == ONE:
                    form, who = self.whom(part)
        args = self.arguments(words, form, more)
        said = self.say(f"verb {key}", args)
        if any(part.key.startswith("whom-one") for part in words.parts):
            self.it = ONE  # whoever was chosen is "that hero" from here on
        if who == self.first:
            self.first = ""
        die = next((part for part in words.parts if part.key == "die"), None)
        if die is not None:
            said = self.say("verb rolls", {"form": form, "n": die.args["n"], "verb": said})
        return f"{who} {said}" if who else said

    def arguments(self, words: Words, form: str, more: bool) -> Args:
        args: Args = {**words.args, "form": form, "it": self.it}
        if "n" in args:
            args["sign"] = "minus" if int(args["n"]) < 0 else "plus"
            args["n"] = abs(int(args["n"]))
        for part in words.parts:
            if part.key in AMOUNTS:
                noun = COUNTED[words.key] if words.key in COUNTED else str(words.args["what"])
                args["amount"] = self.amount(noun, part, form, more)
                args["sign"] = "minus" if part.key != "die" and int(part.args["n"]) < 0 else "plus"
            elif part.key.startswith("whom-"):
                person, who = self.whom(part)
                args["who"] = who or self.say("whom you")
                args["person"] = person
        if "deck" in args and words.key != "look-keep":
            args["cards"] = self.cards(str(args["deck"]), int(args.get("n", 1)), more)
        if "skill" in args:
            args["skill"] = self.say(f"skill {args['skill']}")
        if words.key == "deliver":
            args["in"] = say(self.lang, f"space-{NAME}-{args['space']}", attribute="in")
            args["verb"] = self.clause(words.parts[0])
        if words.key == "henchman":
            args["figures"] = self.say(f"counted {args['figure']}", {"n": args["n"]})
            args["where"] = self.say(f"where {args['place']}", {"person": args["person"], "who": args["who"]})
            args["spread"] = "each" if str(args["place"]).startswith("random") else "together"
        return args

    # -- tests and fights --------------------------------------------------------------------------------------------

    def trial(self, words: Words, form: str = ME, is_printed: bool = True) -> str:
        """Tests and fights as they are printed on a danger ("Agility 5+, 2 successes"), or as something to do."""
        parts = words.parts
        if words.key == "test":
            args: Args = {**words.args, "skills": skills(str(words.args["skills"]), self.lang)}
            printed = self.say("trial test", args)
            return printed if is_printed else self.say("verb test", {"form": form, "test": printed})
        if words.key == "fight":
            return self.fight(words, form)
        if words.key == "sneak-past":
            return self.say("verb sneak-past", {"form": form})
        if words.key == "then" and len(parts) == 2 and parts[0].key == "fight" and same(parts[0], parts[1]):
            return self.say("trial again", {"trial": self.trial(parts[0], form, is_printed)})
        key = {"either": "or", "both": "and", "then": "then"}[words.key]
        return self.joined(f"trial {key}", [self.trial(part, form, is_printed) for part in parts])

    def fight(self, words: Words, form: str) -> str:
        person, who = self.whom(words.parts[0]) if words.parts else (ME, "")
        if person == ONE:
            form = ONE
        key = f"enemy {words.args['enemy']}"
        enemy = self.say(key, attribute="infantry" if words.args["infantry"] else "")
        said = self.say("verb fight", {"form": form, "enemy": enemy})
        return f"{who} {said}" if who else said

    def attempt(self, words: Words, form: str) -> str:
        """A test of a card that is no danger, with what follows from passing and from failing."""
        person, who = self.whom(words.parts[0])
        test = words.parts[1]
        said = self.trial(test, ONE if person == ONE else form, False)
        if who:
            said = f"{who} {said}"
        if who == self.first:
            self.first = ""
        is_fight = test.key == "fight"
        follows = words.parts[2:]
        args: Args = {"person": person, "kind": "fight" if is_fight else "test"}
        if "-win" in words.key:
            args["verb"] = self.clause(follows[0])
            said = self.say("verb next", {"first": said, "second": self.say("verb if-passed", args)})
        if words.key.endswith("-lose"):
            args["verb"] = self.clause(follows[-1])
            said = self.say("verb next", {"first": said, "second": self.say("verb if-failed", args)})
        return said

    # -- abilities ---------------------------------------------------------------------------------------------------

    def abilities(self, abilities: list[Ability]) -> list[str]:
        """A sentence for each ability; dice for several keywords in a row are one."""
        said: list[str] = []
        i = 0
        while i < len(abilities):
            alike = 1
            while i + alike < len(abilities) and is_alike(abilities[i], abilities[i + alike]):
                alike += 1
            said.append(self.ability(abilities[i], abilities[i + 1 : i + alike]))
            i += alike
        return said

    def ability(self, ability: Ability, alike: list[Ability] | None = None) -> str:
        """One ability as a sentence; those that are `alike` give the same for other keywords."""
        alike = alike or []
        words = ability.words()
        kind = words.key
        args: Args = {"n": abs(ability.number), "sign": "minus" if ability.number < 0 else "plus"}
        what = str(words.args["what"])
        if ability.verb is not None:
            return self.deed(ability, ability.verb.words())
        if kind == "plus":
            args["skill"] = self.say(f"skill {what}")
        elif kind == "dice-with":
            words_of = [cards.KEYWORDS[one.what] for one in (ability, *alike)]
            args["keywords"] = folded(self.lang, "or", [keyword(word, self.lang) for word in words_of])
            kind = "dice-against" if is_of_enemies(ability) else "dice-with"
            if alike:  # each of the keywords gives its dice
                kind = f"{kind}-each"
        elif kind == "dice-in":
            kind = f"dice-in-{what}"
        elif kind in ("price", "carry", "look"):
            args["cards"] = self.say(f"cards {what}", {"n": args["n"]}, "many" if kind == "price" else "")
            args["a"] = self.cards(what, 1)
            args["deck"] = what
            args["more"] = self.cards(what, int(args["n"]), True)
        said = self.say(f"ability {kind}", args)
        if ability.condition is not None:
            said = self.say("ability if", {"ability": said, "condition": self.condition(ability.condition.words())})
        return sentence(said)

    def deed(self, ability: Ability, verb: Words) -> str:
        """What is activated, used, or follows from something that happens."""
        if ability.kind == cards.WHEN:
            head = self.say(f"trigger {self.trigger_word(ability.what)}")
            join = "head then"
        else:
            skill = cards.SKILL_WORDS[ability.what] if ability.what >= 0 else ""
            head = self.head(ability.number, cards.MINE, verb, skill)
            if ability.kind == cards.ACTIVATE:
                head = self.say("head once", {"head": head})
            join = "head colon"
        if ability.condition is not None:
            head = self.say("head if", {"head": head, "condition": self.condition(ability.condition.words())})
        return self.opened(join, head, verb)

    def trigger_word(self, trigger: int) -> str:
        """A Villain, whose card nobody owns, waits for what any hero does."""
        return "villain-sold" if trigger == cards.SOLD and self.it == ONE else cards.TRIGGER_WORDS[trigger]

    def opened(self, join: str, head: str, verb: Words) -> str:
        """A head and what follows it, sentence by sentence."""
        is_several = verb.key == "then" and not any(part.key == "cost" for part in verb.parts)
        steps = self.steps(verb.parts) if is_several else [self.clause(verb)]
        first = self.say(join, {"head": capital(head), "effect": f"{steps[0]}."})
        return " ".join([first, *map(sentence, steps[1:])])

    def head(self, moment: int, whose: int, effect: Words | None, skill: str = "") -> str:
        """When it is played or activated: "when you are about to fail a Lore test"."""
        word = cards.MOMENT_WORDS[moment]
        if effect is not None:
            if word == "result":
                word = result_word(effect, whose)
            elif word == "danger":
                word = danger_word(effect)
        args: Args = {"whose": cards.WHOSE_WORDS[whose], "kind": "some"}
        if skill:
            args |= {
                "kind": "skill",
                "skill": self.say(f"skill {skill}"),
                "test": self.say(f"skill {skill}", attribute="test"),
            }
        return self.say(f"head {word}", args)


def is_of_enemies(ability: Ability) -> bool:
    """Whether dice are for a keyword that only enemies have."""
    return FIRST_ENEMY_KEYWORD <= ability.what < FIRST_KIT_KEYWORD


def is_alike(one: Ability, other: Ability) -> bool:
    """Whether two abilities give as many dice, for keywords of the same sort, without a condition."""
    is_dice = one.kind == cards.DICE_WITH and other.kind == cards.DICE_WITH and one.number == other.number
    is_plain = one.condition is None and other.condition is None
    return is_dice and is_plain and is_of_enemies(one) == is_of_enemies(other)


def is_more(verb: Words, before: Words) -> bool:
    """Whether a verb does more of what the one before did: the same in another number."""
    if verb.key != before.key or (verb.key not in COUNTED and verb.key != "draw"):
        return False
    if verb.args.get("deck") != before.args.get("deck"):
        return False
    whom, whom_before = ([part for part in words.parts if part.key not in AMOUNTS] for words in (verb, before))
    numbers = [part for words in (verb, before) for part in words.parts if part.key in AMOUNTS]
    plain = all(part.key != "die" and int(part.args["n"]) > 0 for part in numbers)
    return plain and all(same(a, b) for a, b in zip(whom, whom_before, strict=True))


def result_word(effect: Words, whose: int) -> str:
    """What the deciding roll of a test must be for a card that answers it: a failure that it mends, a success that it
    spoils, or either."""
    if effect.key == "pass" or (effect.key == "success" and int(effect.args["n"]) > 0):
        return "result-failed"
    if effect.key == "success":
        return "result-passed"
    if effect.key == "reroll":
        return "result-failed" if whose == cards.MINE or effect.args["which"] == "misses" else "result"
    for part in effect.parts:
        word = result_word(part, whose)
        if word != "result":
            return word
    return "result"


def danger_word(effect: Words) -> str:
    """What must lie open for a card: a Danger card that was drawn, something with a choice, or any danger."""
    if effect.key == "new-danger":
        return "danger-drawn"
    if effect.key == "bar":
        return "danger-choice"
    return next((word for part in effect.parts if (word := danger_word(part)) != "danger"), "danger")
