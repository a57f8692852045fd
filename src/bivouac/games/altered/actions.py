"""The action table: what a player of Altered can say. Verbs and cards keep their numbers for ever; sets append.

A card is named by its kind. A card that lies open is named by its kind and its place; "my" is whoever chooses. Two of
one kind in one place share a noun as long as they look alike. If they differ, a rank tells them apart, and the one with
fewer marks comes first.
"""

from typing import Final

from bivouac.engine.actions import Actions, ActionVerb

# Numbers of the kinds, fixed for ever. The letter says what each is: Hero, Token, Character, Spell, Landmark.
KINDS: Final = [
    # Heroes and tokens
    "H sierra-oddball", "H kojo-booda", "H nevenka-blotch", "H teija-nauraa", "H sigismar-wingspan",
    "H akesha-taru", "T brassbug", "T booda", "T ordis-recruit", "T maw",
    # Axiom
    "C axiom-salvager", "C foundry-mechanic", "C foundry-mechanic-rare", "C jian", "C jian-rare",
    "C kelon-elemental", "C the-frog-prince-axiom", "C amelia-earhart", "C axiom-scrambler-rare",
    "C foundry-armorer", "C three-little-pigs", "C three-little-pigs-rare", "C axiom-scrambler", "S kelon-burst",
    "L brassbug-hub", "L the-ouroboros-axiom", "L axiom-reprocessor", "L kelonic-generator-rare", "L brassbug-hive",
    "L brassbug-hive-rare",
    # Bravos
    "C issun-boshi", "C ratatoskr", "C ratatoskr-rare", "C bravos-pathfinder", "C bravos-tracer",
    "C bravos-tracer-rare", "C haven-trainee", "C haven-bouncer", "C haven-warrior", "C haven-warrior-rare",
    "C sun-wukong", "C sun-wukong-rare", "C kappa", "C atlas", "C dorothy-gale-bravos", "C shenlong-rare",
    "S intimidation", "S physical-training", "S physical-training-rare", "L the-spindle-bravos",
    # Lyra
    "C esmeralda", "C esmeralda-rare", "C hathor", "C kadigiran-mage-dancer-lyra", "C lyra-skald",
    "C ouroboros-trickster", "C ouroboros-trickster-rare", "C lyra-chronicler", "C lyra-cloth-dancer", "C tanuki",
    "C tanuki-rare", "C ouroboros-croupier", "C the-hatter", "C asmodeus-rare", "C asmodeus", "S off-you-go-lyra",
    "S all-in", "S paint-prison-rare", "S paint-prison", "L the-ouroboros-rare",
    # Muna
    "C spindle-harvesters", "C kitsune", "C sneezer-shroom", "C sneezer-shroom-rare", "C yong-su-rare",
    "C daughter-of-yggdrasil", "C inari", "C lyra-cloth-dancer-muna", "C muna-druid", "C yong-su", "C cernunnos",
    "C coniferal-coneman-rare", "C parvati-rare", "C coniferal-coneman", "S beauty-sleep", "S meditation-training",
    "S meditation-training-rare", "S nurture", "S physical-training-muna", "S nurture-rare",
    # Ordis
    "C foundry-mechanic-ordis", "C ordis-trooper", "C ordis-trooper-rare", "C ratatoskr-ordis",
    "C monolith-rune-scribe", "C monolith-rune-scribe-rare", "C ordis-cadets", "C the-frog-prince", "C kakoba",
    "C kakoba-rare", "C ordis-gatekeeper", "C ordis-spy", "C ordis-spy-rare", "C jeanne-darc", "C jeanne-darc-rare",
    "S charge", "S sticky-note-seals", "S open-the-gates-rare", "L ordis-carrier", "L the-monolith",
    # Yzmir
    "C studious-disciple", "C lady-of-the-lake", "C monolith-archivist-yzmir", "C tooth-fairy-rare",
    "C yzmir-stargazer", "C alice", "C alice-rare", "C baba-yaga", "C baba-yaga-rare", "C kadigiran-alchemist",
    "C kadigiran-alchemist-rare", "C dorothy-gale", "C dorothy-gale-rare", "C sakarabru", "C sakarabru-rare",
    "S beauty-sleep-yzmir", "S off-you-go", "S spy-craft", "S banishing-gate", "S krakens-wrath",
]  # fmt: skip
KEYS: Final = [kind[2:] for kind in KINDS]
SORTS: Final = [kind[0] for kind in KINDS]

RANKS: Final = 3  # no more cards of one name are in a deck (deck.copies)
TOKEN_RANKS: Final = 12
LETTERS: Final = 3  # abilities of one card that can wait side by side
EXPEDITIONS: Final = ("hero", "companion")

# Places of open cards, first those of whoever chooses, then the opponent's.
PLACE_WORDS: Final = (
    "my-hero", "my-companion", "my-landmarks", "my-reserve",
    "your-hero", "your-companion", "your-landmarks", "your-reserve",
)  # fmt: skip
PLACES: Final = 8
AT_LANDMARKS: Final = 2
AT_RESERVE: Final = 3


def ranked(noun: str, ranks: int) -> list[str]:
    """The same thing several times over: the plain noun, then "/2", "/3"."""
    return [noun if rank == 0 else f"{noun}/{rank + 1}" for rank in range(ranks)]


def holes(number: int) -> list[str]:
    return [""] * number


def played(kind: int) -> list[str]:
    """A Character goes into one of two expeditions; noun = kind * 2 + expedition."""
    key = KEYS[kind]
    if SORTS[kind] == "C":
        return [f"{key}/{side}" for side in EXPEDITIONS]
    return [key, ""] if SORTS[kind] in "SL" else holes(2)


def replayed(kind: int) -> list[str]:
    """From Reserve, where two of one kind may differ; noun = (kind * 2 + expedition) * RANKS + rank."""
    return [noun for word in played(kind) for noun in (ranked(word, RANKS) if word else holes(RANKS))]


def exhausted(kind: int) -> list[str]:
    """One of two exhaust abilities; noun = (kind * 2 + ability) * RANKS + rank."""
    key = KEYS[kind]
    if SORTS[kind] not in "HL":
        return holes(2 * RANKS)
    return [*ranked(key, RANKS), *ranked(f"{key}/b", RANKS)]


def supported(kind: int) -> list[str]:
    """noun = kind * RANKS + rank."""
    return ranked(KEYS[kind], RANKS) if SORTS[kind] in "CS" else holes(RANKS)


def held(kind: int) -> list[str]:
    """A card in hand or revealed; noun = kind."""
    return [KEYS[kind] if SORTS[kind] in "CSL" else ""]


def placed(kind: int) -> list[str]:
    """An open card where it lies; noun = (kind * PLACES + place) * TOKEN_RANKS + rank."""
    nouns: list[str] = []
    sort = SORTS[kind]
    for place, word in enumerate(PLACE_WORDS):
        spot = place % 4
        if spot == AT_RESERVE:
            ranks = RANKS if sort in "CSL" else 0
        elif spot == AT_LANDMARKS:
            ranks = RANKS if sort == "L" else 0
        else:
            ranks = TOKEN_RANKS if sort == "T" else RANKS if sort == "C" else 0
        nouns += [*ranked(f"{KEYS[kind]}/{word}", ranks), *holes(TOKEN_RANKS - ranks)]
    return nouns


def waiting(kind: int) -> list[str]:
    """One ability of a card among those that wait; noun = kind * LETTERS + letter."""
    key = KEYS[kind]
    return [key, f"{key}/b", f"{key}/c"]


ACTIONS: Final = Actions("afternoon.pass", "target.optional", "choice.modal")
PLAY: Final = ACTIONS.verb("play", "afternoon.turns", [])
REPLAY: Final = ACTIONS.verb("reserve", "reserve.play", [])
EXHAUST: Final = ACTIONS.verb("exhaust", "afternoon.exhaust", [])
SUPPORT: Final = ACTIONS.verb("support", "afternoon.support", [])
MANA: Final = ACTIONS.verb("mana", "mana.orb", [])
CHOOSE: Final = ACTIONS.verb("choose", "choice.when", [])  # a card in hand, or one that was revealed
PICK: Final = ACTIONS.verb("pick", "choice.when", [])
FIRST: Final = ACTIONS.verb("first", "trigger.order", [])
EXPEDITION: Final = ACTIONS.verb("expedition", "target.anyone", [
    "my-hero", "my-companion", "your-hero", "your-companion",
])  # fmt: skip
PLAYER: Final = ACTIONS.verb("player", "target.anyone", ["me", "you"])
IGNORE: Final = ACTIONS.verb("ignore", "die.seen-first", [str(face) for face in range(10)])


def name_kinds(first: int, after: int) -> None:
    """Give these kinds their nouns, at the end of the table: what a set does once, in the order of its kinds."""
    for verb, words_of in (
        (PLAY, played), (REPLAY, replayed), (EXHAUST, exhausted), (SUPPORT, supported), (MANA, held), (CHOOSE, held),
        (PICK, placed), (FIRST, waiting),
    ):  # fmt: skip
        for kind in range(first, after):
            for noun in words_of(kind):
                extend(verb, noun)


def extend(verb: ActionVerb, noun: str) -> None:
    if noun:
        ACTIONS.extend(verb, noun)
    else:
        verb.ids.append(-1)


name_kinds(0, len(KINDS))

NOUN: Final = ACTIONS.noun_of
VERB: Final = ACTIONS.verb_of
