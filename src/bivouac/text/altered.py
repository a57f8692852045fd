"""Altered in words: its lines, its actions and its questions. Every sentence is in the locales."""

from typing import Any, Final

from bivouac.engine.actions import PASS
from bivouac.engine.game import Options
from bivouac.engine.life import Drain, Rewrite
from bivouac.engine.lines import Told
from bivouac.engine.state import State
from bivouac.engine.verbs import ChooseOne, Do, May, Verb, Words
from bivouac.games.altered import actions as table
from bivouac.games.altered import catalog as cards
from bivouac.games.altered.actions import (
    ACTIONS,
    EXHAUST,
    EXPEDITION,
    EXPEDITIONS,
    FIRST,
    IGNORE,
    LETTERS,
    PICK,
    PLACE_WORDS,
    PLACES,
    PLAY,
    PLAYER,
    RANKS,
    REPLAY,
    SUPPORT,
    TOKEN_RANKS,
)
from bivouac.games.altered.catalog import CATALOG, FROM_HAND, FROM_RESERVE, SCRIPTS_PER_KIND
from bivouac.games.altered.filters import STATUS_WORDS, Target
from bivouac.games.altered.setup import GAME
from bivouac.games.altered.state import Altered, BecomeOrb
from bivouac.games.altered.state_ground import ALL_TERRAINS, HERO_ZONE, KIND_BITS, RESERVE, TERRAIN_BITS, Ground
from bivouac.games.altered.steps import AddOne, KeepDie, PayFor, PlayOrTake, PutIntoPlay, SortRevealed
from bivouac.games.altered.turn import Expand, Opening, Turn
from bivouac.games.altered.turn_evening import CleanUp
from bivouac.games.altered.turn_quick import held, named
from bivouac.games.altered.verbs import FromHand, FromReserve, On
from bivouac.text import altered_cards
from bivouac.text.altered_cards import Args, CardWriter
from bivouac.text.fluent import has, say
from bivouac.text.game_text import Face, GameText, Names, player
from bivouac.text.lists import folded, listed
from bivouac.text.sentences import sentence

OTHER_IS: Final = {"sabotaged": "seat"}
FORWARD: Final = ("forward-hero", "forward-companion")
SEVERAL: Final = ("drew-opening", "opening-mana")  # lines about several cards at once
READ_OUT: Final = ("chose-mode", "promised")  # lines that read out what a verb of their card says


def kinds_of(told: Told) -> list[int]:
    """The cards of a line about several. One that was kept from before such lines were told is about a single card."""
    if told.number == 0:
        return [told.card]
    return [told.other >> KIND_BITS * place & (1 << KIND_BITS) - 1 for place in range(told.number)]


class AlteredText(GameText):
    minutes = 35

    def __init__(self) -> None:
        super().__init__(GAME, (), OTHER_IS)

    # -- cards -------------------------------------------------------------------------------------------------------

    def card_name(self, number: int, lang: str) -> str:
        return altered_cards.name_of(number, lang)

    def face(self, number: int, lang: str, options: Options) -> Face:
        return altered_cards.face(number, lang)

    def tags(self, number: int) -> list[str]:
        card = CATALOG.cards[number]
        sorts = [word for bit, word in ((cards.TOKEN, "token"), *altered_cards.SORT_WORDS) if card.is_a & bit]
        faction = [cards.FACTIONS[card.faction]] if card.faction >= 0 else []
        types = [word for i, word in enumerate(cards.SUBTYPES) if card.subtypes >> i & 1]
        return [*sorts, *faction, cards.RARITIES[card.rarity], *types]

    def numbers(self, number: int) -> dict[str, int]:
        """What it costs to play, from hand and from Reserve, and what it is worth by terrain; what is not printed is
        left out."""
        card = CATALOG.cards[number]
        made: dict[str, int] = {}
        if card.is_a & cards.ANY_CARD and not card.is_a & cards.TOKEN:
            made = {"hand": card.hand_cost, "reserve": card.reserve_cost}
        if card.is_a & cards.CHARACTER:
            made |= dict(zip(cards.TERRAINS, card.stats, strict=True))
        return made

    # -- actions, lines, reasons -------------------------------------------------------------------------------------

    def noun(self, action: int, lang: str) -> dict[str, str | int]:
        return {**self.named(action, lang), "needs": self.needs(action, lang)}

    def needs(self, action: int, lang: str) -> str:
        """What the text of a card asks for before it does what an action names."""
        verb = ACTIONS.verbs[ACTIONS.verb_of[action]]
        if verb in (PLAY, REPLAY, EXHAUST, SUPPORT):
            kind, _, place = self.meant(action)
            writer = CardWriter(CATALOG.cards[kind], lang)
            if verb in (PLAY, REPLAY):
                for standing in cards.STANDINGS[kind]:
                    if standing.what == cards.NOT_PLAYABLE:
                        return writer.standing(standing)
            else:
                event = cards.SUPPORT if verb is SUPPORT else cards.EXHAUST
                quick = [ability for ability in cards.ABILITIES[kind] if ability.event == event]
                which = int(place == "b")
                condition = quick[which].condition if which < len(quick) else None
                if condition is not None:
                    said = writer.condition(condition.words())
                    return say(lang, "needs-altered-condition", {"condition": said})
        return say(lang, "needs-altered-text")

    def named(self, action: int, lang: str) -> dict[str, str | int]:
        verb = ACTIONS.verbs[ACTIONS.verb_of[action]]
        noun = ACTIONS.noun_of[action]
        if verb is ACTIONS.mode:
            return {"n": noun + 1}
        if verb is EXPEDITION:
            return {"place": PLACE_WORDS[(0, 1, 4, 5)[noun]]}
        if verb is PLAYER:
            return {"place": ("me", "you")[noun]}
        if verb is IGNORE:
            return {"n": noun}
        if len(verb.ids) == 1:
            return {}
        kind, rank, place = self.meant(action)
        name = self.card_name(kind, lang)
        if rank and verb is not EXHAUST:
            name = say(lang, "ranked-altered", {"card": name, "rank": rank + 1})
        return {"card": name, "place": place, "rank": rank + 1}

    def meant(self, action: int) -> tuple[int, int, str]:
        """The kind that an action names, its rank among those of its kind, and its place in a word."""
        verb = ACTIONS.verbs[ACTIONS.verb_of[action]]
        noun = ACTIONS.noun_of[action]
        if verb is PLAY or verb is REPLAY:
            rank = noun % RANKS if verb is REPLAY else 0
            noun = noun // RANKS if verb is REPLAY else noun
            is_character = table.SORTS[noun // 2] == "C"
            return noun // 2, rank, EXPEDITIONS[noun % 2] if is_character else "none"
        if verb is EXHAUST:
            return noun // RANKS // 2, noun % RANKS, "b" if noun // RANKS % 2 else "a"
        if verb is SUPPORT:
            return noun // RANKS, noun % RANKS, "none"
        if verb is PICK:
            place = PLACE_WORDS[noun // TOKEN_RANKS % PLACES]
            return noun // TOKEN_RANKS // PLACES, noun % TOKEN_RANKS, place
        return (noun // LETTERS if verb is FIRST else noun), 0, "none"

    def told(self, key: str, told: Told, lang: str) -> dict[str, str | int]:
        args: Args = {}
        if told.card >= 0:
            args["card"] = self.card_name(told.card, lang)
        if key in FORWARD:
            args["terrains"] = terrains(told.other, lang)
        elif key == "tumult":
            args["left"] = terrains(told.other & ALL_TERRAINS, lang)
            args["right"] = terrains(told.other >> TERRAIN_BITS, lang)
            args["next"] = told.number + 1
        elif key == "sabotaged":
            args["whose"] = "own" if told.other == told.seat else "other"
        elif key == "further":
            args["less"] = told.other
        elif key in SEVERAL:
            args["cards"] = listed(lang, [self.card_name(kind, lang) for kind in kinds_of(told)])
        elif key in READ_OUT:
            verb: Verb[Any] = CATALOG.scripts[told.card * SCRIPTS_PER_KIND + told.other][told.number]
            args["text"] = CardWriter(CATALOG.cards[told.card], lang).clause(verb.words(), to=key == "chose-mode")
        return args

    # -- questions ---------------------------------------------------------------------------------------------------

    def question(self, state: State, seat: int, lang: str, names: Names) -> str:
        assert isinstance(state, Altered)
        asker = state.asker
        if isinstance(asker, Do):
            return do_question(state, asker, lang)
        if isinstance(asker, Turn):
            return say(lang, "prompt-altered-turn", {"n": state.ready[seat]})
        if isinstance(asker, Opening):
            return say(lang, "prompt-altered-opening", {"n": len(state.sealed[seat])})
        if isinstance(asker, Expand):
            return say(lang, "prompt-altered-expand")
        if isinstance(asker, CleanUp):
            hero = CATALOG.cards[state.kinds[state.zones[HERO_ZONE + seat][0]]]
            if asker.crowded(state) == RESERVE:
                return say(lang, "prompt-altered-clean-reserve", {"n": hero.reserve_limit})
            return say(lang, "prompt-altered-clean-landmarks", {"n": hero.landmark_limit})
        if isinstance(asker, KeepDie):
            return say(lang, "prompt-altered-ignore")
        if isinstance(asker, SortRevealed):
            return say(lang, "prompt-altered-sort")
        if isinstance(asker, PayFor):
            return say(lang, "prompt-altered-pay", {"card": self.card_name(state.kinds[asker.card], lang)})
        if isinstance(asker, AddOne):
            return say(lang, "prompt-altered-add-one", {"n": state.frames[asker.frame + 1]})
        if isinstance(asker, PutIntoPlay):
            return say(lang, "prompt-altered-put")
        if isinstance(asker, PlayOrTake):
            return say(lang, "prompt-altered-play-or-take")
        if isinstance(asker, BecomeOrb):
            return say(lang, "prompt-altered-become-orb", {"card": self.card_name(state.kinds[asker.card], lang)})
        assert isinstance(asker, Drain | Rewrite)
        return say(lang, "prompt-altered-order")

    def waiting(self, state: State, reader: int, lang: str, names: Names) -> str:
        assert isinstance(state, Altered)
        phase = say(lang, f"phase-altered-{state.phase}")
        return say(lang, "prompt-altered-wait-phase", {"player": player(state.asking, lang, names), "phase": phase})

    def turn_of(self, state: State) -> int:
        assert isinstance(state, Altered)
        return state.initiative()[0]

    def choice(self, state: State, action: int, lang: str) -> str:
        assert isinstance(state, Altered)
        asker = state.asker
        if action == PASS:
            return self.passing(state, lang)
        if isinstance(asker, Do):
            node: Verb[Any] = state.node(asker.script, asker.path)
            if isinstance(node, ChooseOne) and action in node.mode_ids:
                words = node.verbs[node.mode_ids.index(action)].words()
                return sentence(CardWriter(None, lang).clause(words))
            if isinstance(node, On) and isinstance(node.who, Target):
                return self.aimed(state, asker, node.who, action, lang)
        if isinstance(asker, CleanUp):
            zone = "reserve" if asker.crowded(state) == RESERVE else "landmarks"
            return say(lang, f"choice-altered-clean-{zone}", self.named(action, lang))
        if isinstance(asker, Turn) and ACTIONS.verb_of[action] in (PLAY.number, REPLAY.number):
            return self.priced(state, action, lang)
        return ""

    def passing(self, state: Altered, lang: str) -> str:
        asker = state.asker
        if isinstance(asker, Turn):
            return say(lang, "choice-altered-pass-turn")
        if isinstance(asker, Expand):
            return say(lang, "choice-altered-no-orb")
        if isinstance(asker, PayFor):
            return say(lang, "choice-altered-pay-all")
        if isinstance(asker, PutIntoPlay):
            return say(lang, "choice-altered-no-more")
        if isinstance(asker, PlayOrTake):
            return say(lang, "choice-altered-leave-there")
        if isinstance(asker, Do):
            node: Verb[Any] = state.node(asker.script, asker.path)
            if isinstance(node, On):
                return say(lang, "choice-altered-no-target")
            if isinstance(node, FromHand | FromReserve):
                return say(lang, "choice-altered-no-card")
        return say(lang, "choice-altered-decline")

    def aimed(self, state: Altered, asker: Do, who: Target, action: int, lang: str) -> str:
        """A target with what it carries, and with what Tough would cost."""
        card = state.picked(asker.me, who.left(state, asker.me, asker.source), action)
        if card < 0:
            return ""
        kind, _, place = self.meant(action)
        name = self.card_name(kind, lang)
        marks = marks_of(state, card, lang)
        if marks:
            name = say(lang, "marked-altered", {"card": name, "marks": marks})
        text = say(lang, "action-altered-pick", {"card": name, "place": place})
        price = who.price(state, asker.me, card)
        return say(lang, "choice-altered-tough", {"choice": text, "n": price}) if price else text

    def priced(self, state: Altered, action: int, lang: str) -> str:
        """What it costs to play a card now."""
        kind, rank, _ = self.meant(action)
        seat = state.active
        again = ACTIONS.verb_of[action] == REPLAY.number
        card = named(state, kind, rank, RESERVE + seat) if again else held(state, seat, kind)
        cost = state.cost(seat, card, FROM_RESERVE if again else FROM_HAND)
        verb = "reserve" if again else "play"
        text = say(lang, f"action-altered-{verb}", self.named(action, lang))
        return say(lang, "choice-altered-for", {"choice": text, "n": cost})


def terrains(mask: int, lang: str) -> str:
    words = [say(lang, f"terrain-altered-{word}") for i, word in enumerate(cards.TERRAINS) if mask >> i & 1]
    return folded(lang, "card-and", words)


def marks_of(game: Ground, card: int, lang: str) -> str:
    """What a card carries, in a few words."""
    marks = [say(lang, f"status-altered-{word}") for bit, word in STATUS_WORDS if game.marks[card] & bit]
    if game.boosts[card]:
        marks.append(say(lang, "mark-altered-boosts", {"n": game.boosts[card]}))
    return ", ".join(marks)


def do_question(state: Altered, asker: Do, lang: str) -> str:
    """The question of a verb: the card that asks, and what it says there."""
    node: Verb[Any] = state.node(asker.script, asker.path)
    kind = asker.script // SCRIPTS_PER_KIND
    words = node.words()
    text = " ".join([CardWriter(CATALOG.cards[kind], lang).sentences(words), *meanings(words, lang)])
    key = "prompt-altered-may" if isinstance(node, May) else "prompt-altered-do"
    return say(lang, key, {"source": altered_cards.name_of(kind, lang), "text": text})


def meanings(words: Words, lang: str) -> list[str]:
    """What the verbs of a question mean that the rulebook has a word of its own for (`.meaning`)."""
    key = f"verb-altered-{words.key}"
    own = [say(lang, key, attribute="meaning")] if has(lang, key, "meaning") else []
    return own + [said for part in words.parts for said in meanings(part, lang)]
