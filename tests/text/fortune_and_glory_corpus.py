"""Everything that the text layer can say of Fortune and Glory, with the arguments that its rules give."""

from collections.abc import Iterator

from bivouac.engine.actions import ActionVerb
from bivouac.engine.lines import ALL, Told
from bivouac.engine.table import Result
from bivouac.games.fortune_and_glory import actions as table
from bivouac.games.fortune_and_glory import catalog as cards
from bivouac.games.fortune_and_glory.catalog import CATALOG, DECKS, FIRST
from bivouac.games.fortune_and_glory.map import FIRST_CITY, SPACES
from bivouac.games.fortune_and_glory.setup import GAME
from bivouac.games.fortune_and_glory.state_ground import A_LOSS, BACK, FRONT, MOBSTER, SOLDIER
from bivouac.games.fortune_and_glory.verbs_open import SIDE_OF_WAY
from bivouac.games.fortune_and_glory.verbs_tests import Either
from bivouac.text.fluent import has, keys, messages, say
from bivouac.text.fortune_and_glory import OTHER_IS, space, test_text
from bivouac.text.fortune_and_glory_cards import after_text, artifact_name, face, name_of
from bivouac.text.fortune_and_glory_clauses import text
from bivouac.text.voice import VOICE

Said = tuple[str, str]  # where it comes from, and the sentence
NAME = GAME.name
NAMES = ("Alice", "Le Grand Huit", "Octave")  # a vowel and an article: what a French preposition must mind
READERS = (-1, 0, 1, 2)
PACKED = (1 << 9) | (6 << 6) | (1 << 3) | 4
PLACES = range(SPACES)
CITIES = range(FIRST_CITY, SPACES)


def deck(number: int) -> range:
    return range(FIRST[number], FIRST[number + 1])


EVERY = range(len(GAME.cards))
ARTIFACTS, ADVENTURES = deck(cards.ARTIFACT), deck(cards.ADVENTURE)
PAIRS = [
    (artifact, -1 if artifact == cards.TREASURE else ADVENTURES[i % len(ADVENTURES)])
    for i, artifact in enumerate(ARTIFACTS)
]
ENEMIES = [*deck(cards.ENEMY), *deck(cards.NAZI), *deck(cards.REFERENCE)]
PLAYED = [*deck(cards.EVENT), *deck(cards.CITY)]
KIT = [*deck(cards.GEAR), *deck(cards.ALLY), *deck(cards.ITEM), *deck(cards.HERO)]
FACED = [card.number for card in CATALOG.cards if card.back is not None]
SMALL = (1, 2, 12)
CHANGES = (-2, -1, 1, 2)

Sample = tuple[int, int, int]  # card, other, number


def each(numbers: range | list[int], other: int = -1, number: int = 1) -> list[Sample]:
    return [(card, other, number) for card in numbers]


def counted(card: int = -1, other: int = -1, numbers: tuple[int, ...] = SMALL) -> list[Sample]:
    return [(card, other, number) for number in numbers]


PLACED = [(artifact, adventure, i % SPACES) for i, (artifact, adventure) in enumerate(PAIRS) if adventure >= 0]
AT_PLACES: list[Sample] = [(-1, -1, place) for place in PLACES]
FIGURES: list[Sample] = [(-1, figure, place) for figure in (SOLDIER, MOBSTER) for place in PLACES]
DICE: list[Sample] = [(card, hits, PACKED) for card in ENEMIES for hits in (0, 1, 2)]
OF_DECKS: list[Sample] = [(-1, -1, number) for number in range(DECKS + 1)]
HUNTED: list[Sample] = [(*pair, deck(cards.VILLAIN)[i % 6]) for i, pair in enumerate(PAIRS)]
NONE_TO_LOSE: list[Sample] = [(card, A_LOSS, 0) for card in (-1, *EVERY)]
BARRED: list[Sample] = [
    (card.number, PLAYED[4], side * SIDE_OF_WAY + way + 1)
    for card in CATALOG.cards
    for side, face in ((FRONT, card.front), (BACK, card.back))
    if face is not None and isinstance(face.test, Either)
    for way in range(len(face.test.verbs))
]  # fmt: skip
TEMPLES = [card.number for card in CATALOG.cards if card.temple]
ON_TEMPLES: list[Sample] = [(temple, -1, n) for temple in TEMPLES for n in SMALL]
OF_TEMPLES: list[Sample] = [
    (temple, adventure, place)
    for temple in TEMPLES
    for adventure, place in zip(deck(cards.ADVENTURE), PLACES, strict=False)
]
SAMPLES: dict[str, list[Sample]] = {
    "hero-drawn": [(card, -1, CATALOG.cards[card].start) for card in deck(cards.HERO)],
    "artifact-placed": PLACED, "place-redrawn": PLACED, "searches": PLACED, "found": PLACED, "artifact-moved": PLACED,
    "stayed": AT_PLACES, "carried-to": AT_PLACES, "ko": AT_PLACES, "stands-up": AT_PLACES,
    "henchman-stays": AT_PLACES, "henchman-gone": AT_PLACES,
    "henchman-placed": FIGURES, "henchman-elsewhere": FIGURES, "no-henchman": FIGURES,
    "race": [(-1, 1, place) for place in PLACES],
    "moved": [(-1, 3, place * 100 + 2) for place in PLACES],
    "delivered": [(PLAYED[0], -1, place) for place in PLACES], "auction": [(PLAYED[0], 2, place) for place in PLACES],
    "nothing-to-draw": OF_DECKS, "reshuffled": OF_DECKS, "shuffle-icon": [*OF_DECKS, (PLAYED[0], -1, cards.EVENT)],
    "played": [(card, other, 0) for card in deck(cards.EVENT) for other in (-1, 0, 1)],
    "at-once": each(deck(cards.EVENT)), "cancelled": [(card, PLAYED[4], 0) for card in PLAYED],
    "danger-changed": [(card, FACED[0], 0) for card in FACED], "barred": BARRED,
    "drew-city": each([card for card in deck(cards.CITY) if not CATALOG.cards[card].secret]),
    "loyalty": [(card, 5, PACKED) for card in deck(cards.ALLY)], "effect-die": [(card, 6, 4) for card in EVERY],
    "move-die": [(-1, -1, 3), *each(PLAYED)], "points": [(card, 4, n) for card in EVERY for n in CHANGES],
    "held": each(FACED), "quest-left": each(FACED), "cliffhanger": each(FACED), "cliffhanger-beaten": each(FACED),
    "danger-failed": each(FACED), "markers": [*counted(), *counted(PLAYED[0])],
    "test": [(card, mask, 52) for card in FACED for mask in (1, 2, 9)],
    "rolled": DICE, "rerolled": DICE, "hero-blows": DICE, "enemy-blows": DICE,
    "more-level": [(PLAYED[0], skill, n) for skill in range(4) for n in CHANGES],
    "hits-changed": [(PLAYED[0], card, n) for card in ENEMIES for n in CHANGES],
    "blows-changed": [(PLAYED[0], card, n) for card in ENEMIES for n in CHANGES],
    "fight-ended": [(PLAYED[0], card, 0) for card in ENEMIES],
    "sneak-roll": [(card, 3, PACKED) for card in (-1, ENEMIES[0])], "round-fought": each(ENEMIES),
    "zeppelin-placed": AT_PLACES, "no-drop": AT_PLACES,
    "zeppelin-heads": [(-1, -1, place * 100 + 2) for place in PLACES],
    "zeppelin-flies": [(-1, -1, place * 100 + 1 + place % 3) for place in PLACES],
    "zeppelin-gathers": [(-1, 2, 3), (-1, 6, 6)], "leaves-zeppelin": counted(numbers=(0, 1, 4)),
    "glory": [(card, -1, n) for card in (-1, *EVERY) for n in (0, *CHANGES)] + NONE_TO_LOSE,
    "fortune": [(card, -1, n) for card in (-1, *EVERY) for n in (0, *CHANGES)] + NONE_TO_LOSE,
    "hurt": [(card, -1, n) for card in (-1, *EVERY) for n in SMALL],
    "more-dice": [(card, -1, n) for card in EVERY for n in CHANGES],
    "more-success": [(card, -1, n) for card in EVERY for n in CHANGES],
    "saved": [(PLAYED[0], -1, n) for n in (0, 1, 4)], "ko-lost": [(-1, goods, 1) for goods in (0, 1)],
    "ko-artifact": [(a, b, n) for a, b in PAIRS for n in (1, 6)], "artifact-lost": [(a, b, 0) for a, b in PAIRS],
    "artifact-taken": [(a, 1, b) for a, b in PAIRS], "sold": [(a, b, 5) for a, b in PAIRS],
    "sells": [(a, place, 5) for a, place in zip(ARTIFACTS, reversed(PLACES), strict=False)],
    "fake": [(a, PLAYED[3], 0) for a in ARTIFACTS],
    "price-changed": [(a, PLAYED[3], n) for a in ARTIFACTS for n in CHANGES],
    "stole-glory": counted(PLAYED[0], 1), "stole-fortune": counted(PLAYED[0], 1),
    **{key: each(deck(cards.VILLAIN)) for key in ("villain-ko", "villain-leaves", "villain-over", "villain-watched")},
    **{
        key: [(card, -1, n) for card in deck(cards.VILLAIN) for n in SMALL]
        for key in ("guards-lost", "guards-return", "villain-hurt", "villain-fight", "villain-gold", "villain-buried")
    },
    **{
        key: [(card, -1, place) for card in deck(cards.VILLAIN) for place in PLACES]
        for key in ("villain-enters", "villain-present", "bodyguard-joins")
    },
    "bodyguards": [(card, -1, n) for card in deck(cards.VILLAIN) for n in (0, 1, 2)],
    "gold-kept": [(card, 2, n) for card in deck(cards.VILLAIN) for n in (0, 1, 2)],
    "villain-markers": [(card, 3, n) for card in deck(cards.VILLAIN) for n in SMALL],
    "villain-hunts": HUNTED, "villain-takes": HUNTED,
    **{
        key: [(card, 1, PACKED) for card in deck(cards.VILLAIN)]
        for key in ("villain-searches", "villain-again", "villain-explores", "villain-lost")
    },
    "gold-laid": [(a, b, 2) for a, b in PAIRS], "gold-taken-up": [(a, b, 2) for a, b in PAIRS],
    "explores": [(-1, hits, PACKED) for hits in (0, 1, 2)], "exploration-lost": counted(numbers=(0, 1, 2)),
    "flew": [(-1, CITIES[place - FIRST_CITY - 1], place) for place in CITIES], "ends-move": AT_PLACES,
    "special-text": each([card for card in ADVENTURES if CATALOG.cards[card].abilities]),
    "temple-placed": ON_TEMPLES, "no-temple-figure": [(-1, -1, 0), *each(TEMPLES)],
    "temple-markers": [(temple, 3, n) for temple in TEMPLES for n in SMALL], "temple-shakes": ON_TEMPLES,
    "treasure": OF_TEMPLES, "temple-collapses": OF_TEMPLES, "temple-gone": OF_TEMPLES, "fortune-buried": ON_TEMPLES,
    "collapse-dice": [(temple, -1, PACKED) for temple in TEMPLES], "temple-holds": each(TEMPLES),
    "must-get-out": each(TEMPLES), "got-out": each(TEMPLES), "not-out": each(TEMPLES),
    "cliffhanger-buried": each(FACED),
    "took-card": [(card, 1, 0) for card in KIT], "bought": [(-1, number, 5) for number in (cards.GEAR, cards.ALLY)],
}  # fmt: skip
WITHOUT_CARD = {
    "round", "initiative", "initiative-again", "first-player", "readied", "left-draw", "travel-die", "declines",
    "forfeited", "pressed-on", "stopped", "artifact-gone", "markers-lost", "healed", "ko-die", "paid-healing",
    "cut-short", "won", "no-villain", "path-found", "path-markers", "lost-in-jungle", "sneaked", "seen", "boards",
    "goes-on", "no-temple",
}  # fmt: skip


def samples(key: str) -> list[Sample]:
    if key in SAMPLES:
        return SAMPLES[key]
    return counted() if key in WITHOUT_CARD else [(card, -1, n) for card in EVERY for n in SMALL]


def lines(lang: str) -> Iterator[Said]:
    for number, line in enumerate(GAME.lines.all):
        hidden = has(lang, f"line-{NAME}-{line.key}", "hidden")
        for card, other, n in samples(line.key):
            for reader in READERS if OTHER_IS.get(line.key) or card < 5 else (0, 1):
                for sees in (ALL, 0) if hidden else (ALL,):
                    told = Told(number, 0, card, other, n, sees)
                    yield f"line {line.key}", VOICE.line(GAME, line.key, told, sees == ALL, reader, lang, NAMES)


# The action verbs that a reason can be given for, where it names what they name.
CARD_VERBS = (table.PLAY, table.ACTIVATE, table.USE, table.BUY, table.DISCARD, table.TAKE, table.READY)
REASONED: dict[str, tuple[ActionVerb, ...]] = {
    "out-of-reach": (table.GO, table.FLY), "is-here": (table.GO, table.FLY),
    "not-in-hand": (table.PLAY,), "wrong-moment": CARD_VERBS,
    "not-yours": (table.PLAY,), "nothing-to-do": (table.PLAY,), "not-carried": CARD_VERBS, "turned": (table.ACTIVATE,),
    "no-activation": (table.ACTIVATE, table.USE), "leads-away": (table.PLAY, table.ACTIVATE, table.USE),
    "not-in-shop": (table.BUY,),
}  # fmt: skip


def reasons(lang: str) -> Iterator[Said]:
    for reason in GAME.reasons.all:
        for verb in REASONED.get(reason.key, tuple(GAME.actions.verbs)):
            for action in [number for number in verb.ids if number >= 0]:
                yield f"reason {reason.key}", VOICE.reason(GAME, reason.key, action, lang)


def actions(lang: str) -> Iterator[Said]:
    for action, key in enumerate(GAME.actions.keys):
        yield f"action {key}", VOICE.action(GAME, action, lang)


def endings(lang: str) -> Iterator[Said]:
    for ending in GAME.endings.all:
        for winners in ([], [0], [0, 2]):
            if bool(winners) == (ending.key != "round-cap"):
                for reader in READERS:
                    result = Result(winners, [16, 3, 16], ending.key, ending.clause)
                    yield f"ending {ending.key}", VOICE.ending(GAME, result, reader, lang, NAMES)


# What a question, a choice or a moment is said with; each small number is one, none or several of something.
SAID_WITH: dict[str, list[str | int]] = {
    **{name: [0, 1, 3] for name in ("glory", "fortune", "left", "worth", "n", "wounds", "hits", "points", "danger")},
    "needed": [1, 3], "rounds": [1, 3], "chance": [17, 31, 42], "more": [""], "die": ["initiative", "movement"],
    "taken": [0, 1, 3], "by": ["card", "none"], "most": [5], "gold": [0, 1, 3], "shaken": [0, 1, 3],
}  # fmt: skip
ASKED = tuple(f"{kind}-{NAME}-" for kind in ("prompt", "choice", "moment", "more"))


def prompts(lang: str) -> Iterator[Said]:
    """The questions, choices and moments as messages; whole games ask them too, in the tests that play."""
    card = name_of(FACED[0], lang)
    args: dict[str, str | int] = {
        "card": card, "villain": name_of(deck(cards.VILLAIN)[5], lang), "source": name_of(PLAYED[4], lang),
        "player": NAMES[0], "other": NAMES[1], "dice": "6, 4, 1",
        "artifact": artifact_name(*PAIRS[0], lang), "test": test_text(1, 5, 2, lang), "trial": test_text(2, 4, 1, lang),
        "phase": say(lang, f"phase-{NAME}-2"), "choice": VOICE.action(GAME, table.KEEP.ids[KIT[0]], lang),
        "text": face(PLAYED[0], lang).spoken, "what": text(lang, "moment end", {"n": 3}), **space(3, lang),
        "line": next(line for card in CATALOG.cards if card.front and (line := after_text(card.front, lang))),
    }  # fmt: skip
    for key in keys(lang):
        if key.startswith(ASKED):
            for attribute in ("", *messages(lang).attributes[key]):
                for i in range(3):
                    numbers = {name: values[i % len(values)] for name, values in SAID_WITH.items()}
                    yield f"{key} {attribute}".strip(), say(lang, key, {**args, **numbers}, attribute)
