"""Expedition Altiplano in words: its cards, its lines and its questions. Every sentence is in the locales."""

from functools import lru_cache
from typing import Any, Final

from bivouac.engine.actions import PASS
from bivouac.engine.events import Event
from bivouac.engine.game import Options
from bivouac.engine.life import Window
from bivouac.engine.lines import Told
from bivouac.engine.state import State
from bivouac.engine.verbs import ChooseOne, Do, May, Verb, Words
from bivouac.games.altiplano import catalog as cards
from bivouac.games.altiplano import state as zones
from bivouac.games.altiplano.actions import ACTIONS, DRAW
from bivouac.games.altiplano.amounts import kind_word
from bivouac.games.altiplano.catalog import CATALOG, ROGUE, Card
from bivouac.games.altiplano.setup import GAME
from bivouac.games.altiplano.state import Altiplano
from bivouac.games.altiplano.steps import PHASE, DrawCard, MakeRoom
from bivouac.games.altiplano.turn import ActionPhase, CheckHand, KeepOne
from bivouac.games.altiplano.verbs import TakeLooked
from bivouac.text import french, nouns, sentences
from bivouac.text.fluent import has, language_of, say
from bivouac.text.game_text import Face, GameText, Names, player
from bivouac.text.lists import folded

NAME: Final = GAME.name
PILES: Final = ("exploration", "characters")
OTHER_IS: Final = {
    "drew": "pile", "drew-by-effect": "pile", "reshuffled": "pile", "looked": "pile", "took": "pile",
    "put-under": "pile",
    "made-discard": "seat", "removing": "seat",
    "removed": "seat", "saw-hand": "seat", "seen-in-hand": "seat", "stole": "seat", "gave": "seat", "won-over": "seat",
    "sent-back": "seat", "turned-card": "seat",
    "displaced": "card",
}  # fmt: skip

KINDS: Final = (
    (cards.CHARACTER, "character"), (cards.LOCATION, "location"), (cards.TREASURE, "treasure"),
    (cards.ACTION, "action"), (cards.REACTION, "reaction"), (cards.SPECIAL, "special"),
)  # fmt: skip
TYPES: Final = (
    (cards.ARCHAEOLOGIST, "archaeologist"), (cards.RAIDER, "raider"), (cards.NEUTRAL, "neutral"),
    (cards.BEAST, "beast"), (cards.TRAP, "trap"),
)  # fmt: skip
MOMENTS: Final = {
    cards.ON_BEAST: "beast", cards.ON_TRAP: "trap", cards.ON_REMOVAL: "removal", cards.ON_LOCATION: "location",
    cards.ON_DISCARD: "discard", cards.ON_REACTION: "reaction",
}  # fmt: skip
STANDING: Final = {
    cards.KEEP_MORE: "keep-more", cards.KEEP_LESS: "keep-less", cards.GUARD_TREASURES: "guard-treasures",
}  # fmt: skip
EVENTS: Final = {
    zones.PLAYED: "played", zones.REACTED: "reacted", zones.REMOVAL: "removal", zones.PLACING: "placing",
    zones.RANDOM_DISCARD: "discard",
}  # fmt: skip


class AltiplanoText(GameText):
    minutes = 30

    def __init__(self) -> None:
        super().__init__(GAME, PILES, OTHER_IS)

    # -- cards -------------------------------------------------------------------------------------------------------

    def card_name(self, number: int, lang: str) -> str:
        return name_of(number, lang)

    def face(self, number: int, lang: str, options: Options) -> Face:
        return face(number, lang, int(options["rogue_spares"]))

    def tags(self, number: int) -> list[str]:
        return [word for bit, word in (*KINDS, *TYPES) if CATALOG.cards[number].is_a & bit]

    # -- actions, lines, reasons -------------------------------------------------------------------------------------

    def noun(self, action: int, lang: str) -> dict[str, str | int]:
        verb = ACTIONS.verbs[ACTIONS.verb_of[action]]
        noun = ACTIONS.noun_of[action]
        if len(verb.ids) == 1:
            return {}
        if verb is ACTIONS.mode:
            return {"n": noun + 1}
        if verb is DRAW:
            return {"pile": PILES[noun]}
        card = CATALOG.cards[noun]
        args: dict[str, str | int] = {"card": self.card_name(noun, lang)}
        if card.needs is not None:
            args["needs"] = need(card.needs.words(), lang)
        if card.effect is not None:
            words = card.effect.words()
            args["lack"] = lack(ways_of(words), lang)
            args["cost"] = lack(sentences.costs_of(words), lang)
            args["condition"] = next((need(condition, lang) for condition in conditions_of(words)), "")
        return args

    def told(self, key: str, told: Told, lang: str) -> dict[str, str | int]:
        if told.card < 0:
            return {}
        args: dict[str, str | int] = {"card": self.card_name(told.card, lang), "text": face(told.card, lang, 0).spoken}
        if key == "removing":
            args["source"] = self.card_name(told.number, lang)
        return args

    # -- questions ---------------------------------------------------------------------------------------------------

    def question(self, state: State, seat: int, lang: str, names: Names) -> str:
        assert isinstance(state, Altiplano)
        asker = state.asker
        if isinstance(asker, Do):
            return do_question(state, asker, lang, names)
        if isinstance(asker, Window):
            return answer_question(state.events[-1], lang, names)
        if isinstance(asker, ActionPhase):
            return say(lang, f"prompt-altiplano-phase-{asker.phase}")
        if isinstance(asker, DrawCard):
            if asker.source == PHASE:
                return say(lang, "prompt-altiplano-draw")
            return say(lang, "prompt-altiplano-draw-more-for", {"source": self.card_name(asker.source, lang)})
        if isinstance(asker, CheckHand):
            limit = state.hand_limit(seat)
            over = len(state.zones[zones.HAND + seat]) - limit
            return say(lang, "prompt-altiplano-hand-check", {"limit": limit, "n": over})
        if isinstance(asker, KeepOne):
            return say(lang, "prompt-altiplano-keep")
        if isinstance(asker, MakeRoom):
            return say(lang, "prompt-altiplano-make-room", {"card": self.card_name(asker.card, lang)})
        return say(lang, "prompt-order")

    def waiting(self, state: State, reader: int, lang: str, names: Names) -> str:
        assert isinstance(state, Altiplano)
        who = player(state.asking, lang, names)
        if isinstance(state.asker, KeepOne):
            return say(lang, "prompt-altiplano-wait-keep", {"player": who})
        if state.asking == state.turn_of:
            phase = say(lang, f"phase-altiplano-{state.phase}")
            return say(lang, "prompt-altiplano-wait-phase", {"player": who, "n": state.phase, "phase": phase})
        return super().waiting(state, reader, lang, names)

    def turn_of(self, state: State) -> int:
        assert isinstance(state, Altiplano)
        return state.turn_of

    def choice(self, state: State, action: int, lang: str) -> str:
        asker = state.asker
        if isinstance(asker, Do):
            node: Verb[Any] = state.node(asker.script, asker.path)
            if isinstance(node, ChooseOne) and action in node.mode_ids:
                chosen = node.verbs[node.mode_ids.index(action)]
                return sentences.sentence(sentences.clause(NAME, chosen.words(), lang))
            if action == PASS and not isinstance(node, May):
                return say(lang, "choice-altiplano-take-nothing")
        if action == PASS and isinstance(asker, ActionPhase):
            return say(lang, "choice-altiplano-next-phase", {"n": asker.phase + 1})
        if action == PASS and isinstance(asker, Window):
            return say(lang, "choice-altiplano-no-reaction")
        return ""


def name_of(number: int, lang: str) -> str:
    card = CATALOG.cards[number]
    return french.typeset(card.fr) if language_of(lang) == "fr" else card.en


@lru_cache(maxsize=4096)
def face(number: int, lang: str, rogue_spares: int) -> Face:
    """A card made from its facts and its verbs. The Rogue spares small hands, how small is an option of the table."""
    card = CATALOG.cards[number]
    needs = card.needs
    words = None if card.effect is None else card.effect.words()
    prerequisite = ability = head = spoken = source = ""
    if needs is not None:
        prerequisite = say(lang, "card-prerequisite", {"condition": sentences.condition(NAME, needs.words(), lang)})
    if words is not None:
        costs = sentences.clauses(NAME, sentences.costs_of(words), lang)
        steps = sentences.clauses(NAME, sentences.effects_of(words), lang)
        cost = folded(lang, "verb-then", costs) if costs else ""
        effect = " ".join(sentences.sentence(step) for step in steps)
        spoken = f"{say(lang, 'card-cost', {'verb': cost})} {effect}" if cost else effect
        head = head_of(card, lang)
        if not head:
            ability = spoken
        else:
            args = {"head": head, "effect": " ".join([f"{steps[0]}.", *map(sentences.sentence, steps[1:])])}
            if cost:
                ability = say(lang, "card-ability-with-cost", {**args, "cost": cost})
            else:
                ability = say(lang, "card-ability", args)
    if card.source:
        source = say(lang, f"source-altiplano-{card.source}")
    return Face(
        key=card.key,
        name=name_of(number, lang),
        kind=kind_of(card, lang),
        prerequisite=prerequisite,
        ability=ability,
        standing=say(lang, f"standing-altiplano-{STANDING[card.standing]}", {"n": card.amount})
        if card.standing
        else "",
        reminder=reminder_of(card, lang, rogue_spares),
        head=head,
        spoken=spoken,
        origin=say(lang, f"origin-{card.origin}"),
        source=source,
    )


def head_of(card: Card, lang: str) -> str:
    """What opens an ability: its moment, or the word "Action" on a card that stays in the Camp."""
    if card.moment:
        return say(lang, f"moment-altiplano-{MOMENTS[card.moment]}")
    return say(lang, "card-action") if card.is_a & (cards.CHARACTER | cards.SPECIAL) else ""


def kind_of(card: Card, lang: str) -> str:
    kind = next(nouns.one_of(NAME, word, lang) for bit, word in KINDS if card.is_a & bit)
    types = [nouns.one_of(NAME, word, lang) for bit, word in TYPES if card.is_a & bit]
    kind = sentences.capital(kind)
    return say(lang, "card-kind", {"kind": kind, "types": folded(lang, "card-and", types)}) if types else kind


def reminder_of(card: Card, lang: str, rogue_spares: int) -> str:
    """What the rules say of such a card, as the box prints it: place.location, place.treasure; special.rogue-action."""
    if card.is_a & cards.LOCATION:
        return say(lang, "reminder-altiplano-location")
    if card.is_a & cards.TREASURE:
        return say(lang, "reminder-altiplano-treasure")
    if card.number == ROGUE and rogue_spares:
        return say(lang, "reminder-altiplano-rogue", {"n": rogue_spares})
    return ""


def need(condition: Words, lang: str) -> str:
    """A condition that is not met, as it is told to whoever plays the card: there "you" is the reader."""
    key = f"need-altiplano-{condition.key}"
    if has(lang, key):
        return say(lang, key, sentences.arguments(NAME, condition, lang))
    said = sentences.sentence(sentences.condition(NAME, condition, lang))
    return say(lang, "need-altiplano-text", {"text": said})


def lack(verbs: list[Words], lang: str) -> str:
    """What these verbs need to do anything: any one of it would be enough."""
    said: list[str] = []
    for words in verbs:
        needed = lack_of(words, lang)
        if needed and needed not in said:
            said.append(needed)
    return folded(lang, "lack-altiplano-or", said) if said else say(lang, "lack-altiplano-anything")


def lack_of(words: Words, lang: str) -> str:
    key = f"lack-altiplano-{words.key}"
    if not has(lang, key):
        return ""
    for amount in words.parts:
        if has(lang, key, amount.key):
            return say(lang, key, sentences.arguments(NAME, amount, lang), amount.key)
    return say(lang, key, sentences.arguments(NAME, words, lang))


def ways_of(words: Words) -> list[Words]:
    """The verbs by which a card may do something, costs aside; those on a condition only if there are no others."""
    if words.key in ("then", "choose-one"):
        parts = [part for part in words.parts if part.key != "cost"]
        sure = [part for part in parts if part.key not in ("if", "if-else")]
        return [way for part in sure or parts for way in ways_of(part)]
    if words.key in ("if", "if-else"):
        return [way for part in words.parts[1:] for way in ways_of(part)]
    return [words]


def conditions_of(words: Words) -> list[Words]:
    """The conditions on which a card does something, in reading order."""
    if words.key in ("then", "choose-one"):
        return [condition for part in words.parts for condition in conditions_of(part)]
    if words.key in ("if", "if-else"):
        return [words.parts[0], *(condition for part in words.parts[1:] for condition in conditions_of(part))]
    return []


def do_question(state: Altiplano, asker: Do, lang: str, names: Names) -> str:
    """The question of a verb: what is to be chosen, and the card that asks."""
    node: Verb[Any] = state.node(asker.script, asker.path)
    args: dict[str, str | int] = {
        "source": name_of(asker.source, lang),
        "other": player(1 - asker.me, lang, names),
    }
    if isinstance(node, May):
        return say(lang, "prompt-may", args)
    if isinstance(node, ChooseOne):
        return say(lang, "prompt-choose-one", args)
    if isinstance(node, TakeLooked):
        if not node.optional():
            return say(lang, "prompt-altiplano-take-looked", args)
        return say(lang, "prompt-altiplano-take-looked-kind", {**args, "a": nouns.a(NAME, kind_word(node.kinds), lang)})
    words = node.words()
    return say(lang, f"prompt-altiplano-{words.key}", {**args, **sentences.arguments(NAME, words, lang)})


def answer_question(event: Event, lang: str, names: Names) -> str:
    """The question of a window: what is happening that may be answered."""
    args: dict[str, str | int] = {"player": player(event.actor, lang, names), "n": event.amount}
    if event.card >= 0:
        args["card"] = name_of(event.card, lang)
    return say(lang, f"prompt-altiplano-answer-{EVENTS[event.kind]}", args)
