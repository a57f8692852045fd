"""Everything that the text layer can say of Altiplano, with every argument that the rules can give it."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from bivouac import text
from bivouac.engine.lines import ALL, Told
from bivouac.engine.table import Result
from bivouac.games import GAMES
from bivouac.games.altiplano.catalog import CATALOG, Card
from bivouac.games.altiplano.setup import GAME
from bivouac.games.altiplano.state import CHARACTERS, EXPLORATION
from bivouac.text.altiplano import OTHER_IS, conditions_of
from bivouac.text.fluent import has, keys, messages
from bivouac.text.voice import VOICE

Said = tuple[str, str]  # where it comes from, and the sentence
READERS = (-1, 0, 1)
NAMES = ("Alice", "Le Grand Huit")  # a vowel and an article: what a French preposition must mind
WITHOUT_CARD = {
    "begins", "dealt-hands", "turn", "nothing-to-draw", "reshuffled", "skipped", "put-under", "saw-hand", "cut-short",
}  # fmt: skip
READ_ALOUD = {"played", "used", "used-special", "reacted"}
BY_A_CARD = {"removing"}  # their number is a card
WITHOUT_SEAT = {"reshuffled", "special-back", "cut-short"}
CARDS = range(len(GAME.cards))
# Questions of other games are said by their own corpus, with what their rules give.
OTHERS = tuple(f"prompt-{game}-" for game in GAMES if game != GAME.name)


def lines(lang: str) -> Iterator[Said]:
    for number, line in enumerate(GAME.lines.all):
        for told in tellings(number, line.key):
            for reader in READERS:
                for names in (None, NAMES) if told.card < 5 else (None,):
                    said = VOICE.line(GAME, line.key, told, told.sees == ALL, reader, lang, names)
                    yield f"line {line.key} for {reader}", said


def tellings(number: int, key: str) -> Iterator[Told]:
    """A line as the rules may tell it: by either seat, of any card, of either pile, in small and large numbers."""
    hidden = has("en", f"line-altiplano-{key}", "hidden")
    for seat in (-1,) if key in WITHOUT_SEAT else (0, 1):
        others = {"pile": (EXPLORATION, CHARACTERS), "seat": (1 - seat,), "card": (8,)}.get(
            OTHER_IS.get(key, ""), (-1,)
        )
        for card in (-1,) if key in WITHOUT_CARD else CARDS:
            if key in READ_ALOUD and CATALOG.cards[card].effect is None:
                continue  # it cannot be played or used
            for other in others:
                for n in CARDS if key in BY_A_CARD and card < 1 else (1, 2, 1200) if card < 1 else (3,):
                    yield Told(number, seat, card, other, n, ALL)
                    if hidden:
                        yield Told(number, seat, card, other, n, 0)


def plays(card: Card, key: str) -> bool:
    return card.effect is not None and key.startswith(("play/", "act/", "react/"))


# What a card must have for some reasons to be given: a card without a prerequisite cannot fail it.
MISSING: dict[str, Callable[[Card, str], bool]] = {
    "prerequisite": lambda card, key: plays(card, key) and card.needs is not None,
    "cannot-pay": lambda card, key: plays(card, key) and any(verb.is_cost() for verb in card.script),
    "condition": lambda card, key: plays(card, key) and bool(card.effect and conditions_of(card.effect.words())),
    "no-target": plays,
}


def reasons(lang: str) -> Iterator[Said]:
    for reason in GAME.reasons.all:
        for action, key in enumerate(GAME.actions.keys):
            if reason.key in MISSING and not MISSING[reason.key](CATALOG.cards[GAME.actions.noun_of[action]], key):
                continue
            yield f"reason {reason.key} for {key}", VOICE.reason(GAME, reason.key, action, lang)


def actions(lang: str) -> Iterator[Said]:
    for action, key in enumerate(GAME.actions.keys):
        yield f"action {key}", VOICE.action(GAME, action, lang)


def endings(lang: str) -> Iterator[Said]:
    for ending in GAME.endings.all:
        for reader in READERS:
            result = Result([] if ending.key == "turn-cap" else [0], [2, 1], ending.key, ending.clause)
            yield f"ending {ending.key} for {reader}", VOICE.ending(GAME, result, reader, lang)


def cards(lang: str) -> Iterator[Said]:
    for number in CARDS:
        face = text.card_face("altiplano", number, lang)
        yield f"name of {face.key}", face.name
        yield f"kind of {face.key}", face.kind
        yield f"text of {face.key}", face.text
        if face.flavour:
            yield f"flavour of {face.key}", face.flavour
        yield f"origin of {face.key}", text.card_origin("altiplano", number, lang)


def about(lang: str) -> Iterator[Said]:
    yield "title", text.game_title("altiplano", lang)
    yield "description", text.game_description("altiplano", lang)
    for phase in range(5):
        yield f"phase {phase}", text.phase_name("altiplano", phase, lang)
    for option in GAME.options:
        yield f"option {option.name}", text.option_name("altiplano", option.name, lang)
        yield f"explanation of {option.name}", text.option_explanation("altiplano", option.name, lang)
        values = option.words or ((True, False) if isinstance(option.default, bool) else (option.low, option.high))
        for value in values:
            yield f"value {value} of {option.name}", text.option_value("altiplano", option.name, value, lang)


def rulebook(lang: str) -> Iterator[Said]:
    for section in text.sections("altiplano"):
        yield f"section {section}", text.section_title("altiplano", section, lang)
    for clause in text.clauses("altiplano"):
        yield f"clause {clause.id}", text.clause_text("altiplano", clause.id, lang)


def prompts(lang: str) -> Iterator[Said]:
    """The questions as messages; `test_prompts.py` asks them at tables."""
    args: dict[str, str | int] = {
        "source": text.card_name("altiplano", 0, lang), "card": text.card_name("altiplano", 8, lang), "player": "Alice",
        "other": "Octave", "n": 2, "limit": 5, "phase": text.phase_name("altiplano", 2, lang),
        "a": text.say(lang, "noun-altiplano-archaeologist", attribute="a"),
    }  # fmt: skip
    for key in keys(lang):
        if key.startswith(("prompt-", "choice-altiplano-")) and not key.startswith(OTHERS):
            for attribute in ("", *messages(lang).attributes[key]):
                yield f"{key} {attribute}".strip(), text.say(lang, key, args, attribute)


@lru_cache(maxsize=32)
def said_by(part: Callable[[str], Iterator[Said]], lang: str) -> tuple[Said, ...]:
    """One of the parts above, each sentence once."""
    return tuple({said: (where, said) for where, said in part(lang)}.values())
