"""À la recherche d'Archibald in words: its cards, tiles, lines and questions. Every sentence is in the locales."""

from functools import lru_cache
from typing import Any, Final

from bivouac.engine.game import Options
from bivouac.engine.lines import Told
from bivouac.engine.state import State
from bivouac.engine.verbs import Do, Verb
from bivouac.games.archibald import catalog as cards
from bivouac.games.archibald.actions import (
    ACTIONS,
    ANSWER,
    DONE_ID,
    KILL,
    LEAP,
    MOVE,
    PEEK,
    PICK,
    PLACE,
    PLAY,
    RETURN,
    ROLL_ID,
    START,
    TAKE,
    TARGET,
    VERB,
    WEAR,
)
from bivouac.games.archibald.board import CELL_KEYS, CELLS, COLUMNS, FIRST_GAOL
from bivouac.games.archibald.catalog import CATALOG, FIRST_ADVENTURE, FIRST_FOE, FIRST_HERO, FIRST_TILE, Card
from bivouac.games.archibald.setup import GAME
from bivouac.games.archibald.state import AFTER, GAOLS, HAND, HAND_LIMIT, OUTCOME, PLAYED, Archibald
from bivouac.games.archibald.steps import HandLimit, Kill, RollFight, SendBack
from bivouac.games.archibald.turn import (
    ExtraMove,
    Menu,
    PickHero,
    PickStart,
)
from bivouac.games.archibald.turn_reading import LOWEST_PASS, GiveAnswer, ReadAloud, RollTrial, place_of_answer
from bivouac.games.archibald.verbs import LOWEST_WIN, Test, counted
from bivouac.text import french, nouns, sentences
from bivouac.text.fluent import has, language_of, say
from bivouac.text.game_text import Face, GameText, Names, StoryText, player
from bivouac.text.lists import folded

NAME: Final = GAME.name
OTHER_IS: Final = {
    "swapped": "seat", "sent-back": "seat", "read": "seat", "gave": "seat", "stole": "seat",
}  # fmt: skip
KINDS: Final = ("equipment", "enemy", "power", "adventure", "hero", "foe")
WHY: Final = ("trap", "flood", "defeat", "card", "card")
CELL_VERBS: Final = (START, MOVE, PLACE, TAKE, RETURN, LEAP, PEEK)
CELL_IN_OTHER: Final = ("placed", "took")
TILE_LINES: Final = ("laid", "redrawn", "barred", "laid-flat")


class ArchibaldText(GameText):
    minutes = 45

    def __init__(self) -> None:
        super().__init__(GAME, (), OTHER_IS)

    # -- cards -------------------------------------------------------------------------------------------------------

    def card_name(self, number: int, lang: str) -> str:
        return name_of(number, lang)

    def face(self, number: int, lang: str, options: Options) -> Face:
        return face(number, lang)

    def tags(self, number: int) -> list[str]:
        card = CATALOG.cards[number]
        level = [f"level-{card.level}"] if card.level else []
        dice = ["weapon"] if card.is_a == cards.EQUIPMENT and (card.red or card.yellow) else []
        armour = ["armour"] if card.guard else []
        return [KINDS[card.is_a], *level, *dice, *armour]

    # -- actions, lines, reasons -------------------------------------------------------------------------------------

    def noun(self, action: int, lang: str) -> dict[str, str | int]:
        verb = ACTIONS.verbs[ACTIONS.verb_of[action]]
        noun = ACTIONS.noun_of[action]
        args: dict[str, str | int] = {"cell": "", "n": noun + 1}
        if len(verb.ids) == 1:
            return args
        if verb in CELL_VERBS:
            args["cell"] = CELL_KEYS[noun]
        elif verb is PICK:
            args["card"] = name_of(FIRST_HERO + noun, lang)
        elif verb is KILL:
            args["card"] = name_of(FIRST_FOE + noun, lang)
        elif verb not in (ACTIONS.mode, ANSWER, TARGET):
            args["card"] = name_of(noun, lang)
        return args

    def told(self, key: str, told: Told, lang: str) -> dict[str, str | int]:
        args: dict[str, str | int] = {"lives": told.other, "tokens": told.other}
        cell = told.other if key in CELL_IN_OTHER else told.number
        if 0 <= cell < CELLS:
            args["cell"] = CELL_KEYS[cell]
        if key in TILE_LINES:
            args["tile"] = tile_name(told.other, lang)
        elif key in ("gaol", "saw-gaol"):
            args["tile"] = shown_name(told.other, lang)
        elif key == "returned":
            args["why"] = WHY[told.other]
        elif key == "trial":
            args["way"] = "passed" if told.number >= LOWEST_PASS else "missed"
        if told.card < 0:
            return args
        args["card"] = name_of(told.card, lang)
        if FIRST_FOE <= told.card < FIRST_TILE:
            args["foes"] = nouns.counted(NAME, f"{max(told.number, 1)} {CATALOG.cards[told.card].key}", lang)
        elif key == "played":
            args["text"] = face(told.card, lang).spoken
        elif key == "replaced":
            args["old"] = name_of(told.other, lang)
        elif key == "read":
            args["scene"] = scene(told.card, lang)
        elif key == "answered":
            args["answer"] = story(told.card, f"a{told.number}", lang)
            args["story"] = story(told.card, f"o{told.number}", lang)
        elif key == "tested":
            way = "w" if told.number >= LOWEST_WIN else "l"
            args["story"] = story(told.card, f"{way}{told.other}", lang)
        return args

    # -- questions ---------------------------------------------------------------------------------------------------

    def question(self, state: State, seat: int, lang: str, names: Names) -> str:
        assert isinstance(state, Archibald)
        asker = state.asker
        hero = name_of(state.hero[seat], lang) if state.hero[seat] >= 0 else ""
        args: dict[str, str | int] = {"hero": hero, "player": player(state.turn_of, lang, names)}
        if isinstance(asker, Do):
            return do_question(state, asker, args, lang)
        if isinstance(asker, Menu):
            return menu_question(state, asker, seat, args, lang)
        if isinstance(asker, PickHero):
            return say(lang, "prompt-archibald-pick-hero")
        if isinstance(asker, PickStart):
            return say(lang, "prompt-archibald-pick-start", args)
        if isinstance(asker, RollFight):
            return say(lang, "prompt-archibald-roll", {**args, "foes": foes_here(state, state.turn_of, lang)})
        if isinstance(asker, Kill):
            return say(lang, "prompt-archibald-kill", {"n": asker.hits})
        if isinstance(asker, HandLimit):
            return say(lang, "prompt-archibald-hand-limit", {"n": len(state.zones[HAND + seat]) - HAND_LIMIT})
        if isinstance(asker, SendBack):
            return say(lang, f"prompt-archibald-back-{WHY[asker.why]}", args)
        if isinstance(asker, RollTrial):
            return say(lang, "prompt-archibald-trial")
        if isinstance(asker, ReadAloud):
            card = state.question
            answers = " ".join(
                say(lang, "card-archibald-answers", {"n": i + 1, "answer": story(card, f"a{i + 1}", lang)})
                for i in range(CATALOG.answers[card])
            )
            return say(lang, "prompt-archibald-read", {**args, "scene": scene(card, lang), "answers": answers})
        if isinstance(asker, GiveAnswer):
            card = state.question
            args["player"] = player(state.left(seat), lang, names)
            args["card"] = name_of(card, lang)
            return say(lang, "prompt-archibald-answer", {**args, "scene": scene(card, lang)})
        if isinstance(asker, ExtraMove):
            return say(lang, "prompt-archibald-extra-move", args)
        return say(lang, "prompt-choose")

    def waiting(self, state: State, reader: int, lang: str, names: Names) -> str:
        assert isinstance(state, Archibald)
        asker = state.asker
        args: dict[str, str | int] = {"player": player(state.asking, lang, names)}
        if isinstance(asker, PickHero | PickStart):
            return say(lang, "prompt-archibald-wait-setup", args)
        if isinstance(asker, RollFight):
            return say(lang, "prompt-archibald-wait-roll", args)
        if isinstance(asker, ReadAloud):
            return say(lang, "prompt-archibald-wait-read", args)
        if isinstance(asker, GiveAnswer):
            args["card"] = name_of(state.question, lang)
            if reader != state.left(state.turn_of):
                return say(lang, "prompt-archibald-wait-answer", args)
            outcomes = " ".join(
                say(lang, "prompt-archibald-outcome", {"n": i + 1, "outcome": outcome})
                for i, outcome in enumerate(outcomes_of(state, state.question, lang))
            )
            return say(lang, "prompt-archibald-wait-answer-reader", {**args, "outcomes": outcomes})
        if isinstance(asker, SendBack) and asker.why == 1:
            return say(lang, "prompt-archibald-wait-flood", args)
        if state.asking == state.turn_of:
            return say(lang, "prompt-archibald-wait-turn", args)
        return super().waiting(state, reader, lang, names)

    def turn_of(self, state: State) -> int:
        assert isinstance(state, Archibald)
        return state.turn_of

    def choice(self, state: State, action: int, lang: str) -> str:
        assert isinstance(state, Archibald)
        verb = ACTIONS.verbs[ACTIONS.verb_of[action]]
        noun = ACTIONS.noun_of[action]
        asker = state.asker
        if verb is MOVE:
            way = {COLUMNS: "n", -COLUMNS: "s", 1: "e", -1: "w"}.get(noun - state.cell[state.turn_of], "")
            if not way:
                return ""
            return say(
                lang, f"choice-archibald-move-{way}", {"cell": CELL_KEYS[noun], "tile": what_is_at(state, noun, lang)}
            )
        if verb in (RETURN, PLACE):
            args = {"cell": CELL_KEYS[noun], "tile": what_is_at(state, noun, lang)}
            return say(lang, f"choice-archibald-{verb.name}", args)
        if verb is TARGET and noun < state.seats and state.hero[noun] >= 0:
            return say(lang, "choice-archibald-target", {"hero": name_of(state.hero[noun], lang), "n": noun + 1})
        if verb is WEAR and state.worn[state.turn_of] >= 0:
            old = name_of(state.worn[state.turn_of], lang)
            return say(lang, "choice-archibald-replace", {"card": name_of(noun, lang), "old": old})
        if verb is ANSWER and state.question >= 0 and noun < CATALOG.answers[state.question]:
            return story(state.question, f"a{noun + 1}", lang)
        if action == DONE_ID:
            if isinstance(asker, ExtraMove):
                return say(lang, "choice-archibald-stop")
            if isinstance(asker, Menu):
                return say(lang, "choice-archibald-end-turn" if asker.phase == AFTER else "choice-archibald-stay")
        if action == ROLL_ID and (isinstance(asker, RollTrial | Do)):
            return say(lang, "choice-archibald-roll-die")
        return ""

    def story(self, state: State, seat: int, lang: str) -> StoryText | None:
        """adventure.hidden: before the answer what comes of it is told to the reader alone."""
        assert isinstance(state, Archibald)
        card, answer, outcomes = state.question, 0, list[str]()
        if card >= 0:
            if seat == state.left(state.turn_of):
                outcomes = outcomes_of(state, card, lang)
        elif state.told:
            card, answer = state.told[0], state.told[2] + 1
            outcomes = outcomes_of(state, card, lang)[answer - 1 : answer]
        else:
            return None
        answers = [story(card, f"a{i + 1}", lang) for i in range(CATALOG.answers[card])]
        return StoryText(name_of(card, lang), scene(card, lang), answers, outcomes, answer)


# -- cards -------------------------------------------------------------------------------------------------------------


def name_of(number: int, lang: str) -> str:
    card = CATALOG.cards[number]
    if card.is_a == cards.ADVENTURE:
        return say(lang, f"adventure-archibald-{card.key}", attribute="name")
    return french.typeset(card.fr) if language_of(lang) == "fr" else card.en


def scene(number: int, lang: str) -> str:
    return say(lang, f"adventure-archibald-{CATALOG.cards[number].key}")


def story(number: int, attribute: str, lang: str) -> str:
    """A part of an Adventure's story, empty where the card is none or tells nothing more."""
    if not FIRST_ADVENTURE <= number < FIRST_HERO:
        return ""
    key = f"adventure-archibald-{CATALOG.cards[number].key}"
    return say(lang, key, attribute=attribute) if has(lang, key, attribute) else ""


def dice_words(card: Card, lang: str) -> str:
    dice = " ".join(f"{n} {colour}" for n, colour in ((card.red, "red"), (card.yellow, "yellow")) if n)
    return nouns.counted(NAME, dice, lang)


def gear_words(card: Card, lang: str) -> list[str]:
    """What a piece of equipment does: its dice, the lives it saves, its perk."""
    said: list[str] = []
    if card.red or card.yellow:
        said.append(say(lang, "card-archibald-adds", {"dice": dice_words(card, lang)}))
    if card.guard:
        said.append(say(lang, "card-archibald-saves", {"n": card.guard}))
    perk = card.perk.words()
    if perk is not None:
        args = sentences.arguments(NAME, perk, lang)
        if "foe" in args:
            args["foe"] = nouns.counted(NAME, f"1 {args['foe']}", lang)
        said.append(say(lang, f"gear-archibald-{perk.key}", args))
    return said


@lru_cache(maxsize=4096)
def face(number: int, lang: str) -> Face:
    """A card made from its facts and its verbs; what comes of an Adventure's answers is on no face
    (adventure.hidden)."""
    card = CATALOG.cards[number]
    spoken = standing = reminder = ""
    kind = sentences.capital(nouns.one_of(NAME, KINDS[card.is_a], lang))
    if card.level:
        kind = say(lang, "card-kind", {"kind": kind, "types": say(lang, "card-archibald-level", {"n": card.level})})
    if card.effect is not None:
        steps = sentences.clauses(NAME, sentences.effects_of(card.effect.words()), lang)
        spoken = " ".join(sentences.sentence(step) for step in steps)
    elif card.is_a == cards.HERO:
        standing = say(lang, "card-archibald-hero", {"dice": dice_words(card, lang), "n": card.lives})
    elif card.is_a == cards.FOE:
        n = cards.FIGURES[number - FIRST_FOE]
        standing = say(lang, "card-archibald-foe", {"dice": dice_words(card, lang), "n": n})
    elif card.is_a == cards.EQUIPMENT:
        standing = " ".join(gear_words(card, lang))
    else:
        standing = scene(number, lang)
        reminder = " ".join(
            say(lang, "card-archibald-answers", {"n": i + 1, "answer": story(number, f"a{i + 1}", lang)})
            for i in range(len(card.answers))
        )
    return Face(
        key=card.key,
        name=name_of(number, lang),
        kind=kind,
        prerequisite="",
        ability=spoken,
        standing=standing,
        reminder=reminder,
        head="",
        spoken=spoken,
        origin=say(lang, f"origin-{card.origin}"),
        source="",
    )


def outcomes_of(state: Archibald, card: int, lang: str) -> list[str]:
    """What comes of each answer, the story and what it does: until the answer for the reader alone."""
    told: list[str] = []
    for i in range(CATALOG.answers[card]):
        root: Verb[Any] = CATALOG.scripts[state.zones[OUTCOME][place_of_answer(card, i)]][0]
        does = sentences.sentence(sentences.clause(NAME, root.words(), lang))
        told.append(f"{story(card, f'o{i + 1}', lang)} {does}".strip())
    return told


# -- the board ---------------------------------------------------------------------------------------------------------


def shown_name(shows: int, lang: str) -> str:
    return say(lang, f"tile-archibald-{cards.TILE_WORDS[shows]}")


def tile_name(tile: int, lang: str) -> str:
    """A tile that lies face up as a list: its enemies by name, else its symbol (one may show two things), and its Book
    after the rest."""
    shows = cards.SHOWS[tile]
    foes = counted(cards.FOES[tile])
    symbols = cards.TILE_WORDS[shows].split("-")
    things = (
        nouns.counted_words(NAME, foes, lang) if foes else [say(lang, f"tile-archibald-{word}") for word in symbols]
    )
    if cards.HAS_BOOK[tile] and shows != cards.BOOK:
        things.append(shown_name(cards.BOOK, lang))
    return folded(lang, "and", things)


def what_is_at(state: Archibald, cell: int, lang: str) -> str:
    """What the player at turn, who may go there, knows of a cell."""
    tile = state.tile[cell]
    if tile < 0 and cell >= FIRST_GAOL:
        thing = state.zones[GAOLS][cell - FIRST_GAOL]
        if state.known.knows(state.turn_of, thing):
            return say(lang, "tile-archibald-gaol-seen", {"tile": shown_name(state.shows(thing - FIRST_TILE), lang)})
        return say(lang, "tile-archibald-gaol")
    if tile < 0:
        return say(lang, "tile-archibald-unknown")
    if state.foes[cell]:
        return nouns.counted(NAME, counted(state.foes[cell]), lang)
    if cell >= FIRST_GAOL:
        return shown_name(state.shows(tile), lang)
    if cards.SHOWS[tile] == cards.ENEMIES and state.flags[cell] & 1:
        return shown_name(cards.BOOK if cards.HAS_BOOK[tile] else cards.BLANK, lang)
    return tile_name(tile, lang)


def foes_here(state: Archibald, seat: int, lang: str) -> str:
    return nouns.counted(NAME, counted(state.foes[state.cell[seat]]), lang)


# -- questions ---------------------------------------------------------------------------------------------------------


def menu_question(state: Archibald, asker: Menu, seat: int, args: dict[str, str | int], lang: str) -> str:
    """Before or after the move, with a word about cards only where there are some to play."""
    can_play = any(VERB[option] == PLAY.number for option in asker.options(state))
    if asker.phase == AFTER:
        has_played = state.deeds & PLAYED != 0
        suffix = "" if can_play else "-played" if has_played else "-no-card"
        return say(lang, f"prompt-archibald-after{suffix}", args)
    suffix = "-or-card" if can_play else ""
    if state.is_held(seat):
        return say(lang, f"prompt-archibald-fight{suffix}", {**args, "foes": foes_here(state, seat, lang)})
    if not state.neighbours(state.cell[seat]):
        return say(lang, "prompt-archibald-shut-in", args)
    return say(lang, f"prompt-archibald-move{suffix}", args)


def do_question(state: Archibald, asker: Do, args: dict[str, str | int], lang: str) -> str:
    """The question of a verb: what is to be chosen, and the card that asks."""
    node: Verb[Any] = state.node(asker.script, asker.path)
    args["source"] = name_of(asker.source, lang)
    words = node.words()
    told = {} if isinstance(node, Test) else sentences.arguments(NAME, words, lang)
    return say(lang, f"prompt-archibald-{words.key}", {**args, **told})
