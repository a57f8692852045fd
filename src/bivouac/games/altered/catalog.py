"""What a card is: facts, and abilities made of verbs. A kind of card has a number, its place in the action table."""

from collections.abc import Sequence
from typing import Any, Final, Generic

from bivouac.engine.catalog import PUBLIC, CardFacts, Catalog
from bivouac.engine.state import S
from bivouac.engine.verbs import Amount, Condition, Verb, Words, script_of
from bivouac.games.altered import words
from bivouac.games.altered.actions import KEYS, SORTS
from bivouac.games.altered.shapes import FactionName, Terrain

# What a card is, as a mask: filters ask "any of these".
HERO: Final = 1
CHARACTER: Final = 2
SPELL: Final = 4
PERMANENT: Final = 8
TOKEN: Final = 16
LANDMARK: Final = 32  # a Permanent that lies in the Landmark zone; all of this set do
ANY_CARD: Final = CHARACTER | SPELL | PERMANENT
IN_PLAY: Final = CHARACTER | PERMANENT

SUBTYPES: Final = (
    "adventurer", "animal", "apprentice", "artist", "boon", "bureaucrat", "citizen", "companion", "conjuration",
    "construction", "deity", "disruption", "dragon", "druid", "elemental", "engineer", "fairy", "leviathan", "mage",
    "maneuver", "messenger", "noble", "plant", "robot", "scholar", "soldier", "song", "spirit", "titan", "trainer",
)  # fmt: skip
SUBTYPE: Final = {word: 1 << i for i, word in enumerate(SUBTYPES)}

FACTIONS: Final[tuple[FactionName, ...]] = ("axiom", "bravos", "lyra", "muna", "ordis", "yzmir")
NO_FACTION: Final = -1

COMMON: Final = 0
RARE: Final = 1
OUT_OF_FACTION: Final = 2  # a rare printed for another faction than the common card
UNIQUE: Final = 3
RARITIES: Final = ("common", "rare", "out-of-faction", "unique")

# Statistics, and terrains as bits.
FOREST: Final = 0
MOUNTAIN: Final = 1
WATER: Final = 2
TERRAINS: Final[tuple[Terrain, ...]] = ("forest", "mountain", "water")

# Keywords that a card has by itself.
GIGANTIC: Final = 1
DEFENDER: Final = 2
ETERNAL: Final = 4
SEASONED: Final = 8
FLEETING_SPELL: Final = 16
KEYWORD_WORDS: Final = (
    (FLEETING_SPELL, "fleeting"), (GIGANTIC, "gigantic"), (DEFENDER, "defender"), (ETERNAL, "eternal"),
    (SEASONED, "seasoned"),
)  # fmt: skip

# What an ability waits for. First what happens to its own card,
EFFECT: Final = 0  # a Spell resolves
ARROW: Final = 1
FROM_HAND: Final = 2
FROM_RESERVE: Final = 3
NOON: Final = 4
DUSK: Final = 5
NIGHT: Final = 6
LEAVES: Final = 7
LEAVES_TO_RESERVE: Final = 8
PUT_IN_RESERVE: Final = 9  # from hand
LEAVES_LANDMARKS: Final = 10
SACRIFICED: Final = 11
FAILS: Final = 12
# then what its card watches,
JOINS: Final = 13
PLAYS: Final = 14
ROLLS: Final = 15
SACRIFICES: Final = 16
CREATES: Final = 17
GAINS_BOOST: Final = 18
RESERVE_LEFT: Final = 19
OPPONENT_DRAWS: Final = 20
FORWARD: Final = 21
# then what its player may do as a quick action.
EXHAUST: Final = 22
SUPPORT: Final = 23
EVENT_WORDS: Final = (
    "effect", "arrow", "from-hand", "from-reserve", "noon", "dusk", "night", "leaves", "leaves-to-reserve",
    "put-in-reserve", "leaves-landmarks", "sacrificed", "fails", "joins", "plays", "rolls", "sacrifices", "creates",
    "gains-boost", "reserve-left", "opponent-draws", "forward", "exhaust", "support",
)  # fmt: skip

# What a standing ability gives as long as its card is there.
GIVES_TOUGH: Final = 0
GIVES_GIGANTIC: Final = 1
GIVES_DEFENDER: Final = 2
GIVES_RESERVE_TRIGGER: Final = 3
MAKES_FLEETING: Final = 4
SILENCES: Final = 5
STOPS: Final = 6
FLOODS: Final = 7
COSTS_MORE: Final = 8
FLOOR: Final = 9
EXTRA_DIE: Final = 10
RESUPPLIES_BETTER: Final = 11
TO_MANA_INSTEAD: Final = 12
NOT_PLAYABLE: Final = 13
ADDS_TO_DIE: Final = 14
MAY_BECOME_MANA: Final = 15
OTHER_MORNING: Final = 16
STANDING_WORDS: Final = (
    "tough", "gigantic", "defender", "reserve-trigger", "fleeting", "silences", "stops", "floods", "costs-more",
    "floor", "extra-die", "resupplies-better", "to-mana-instead", "not-playable", "adds-to-die", "may-become-mana",
    "other-morning",
)  # fmt: skip

# The clause behind what an ability does is that of what set it off, event by event.
EVENT_CLAUSES: Final = (
    "afternoon.play-spell", "trigger.any", "trigger.hand", "trigger.reserve", "noon.triggers", "dusk.triggers-first",
    "night.order", "trigger.must-exist", "trigger.must-exist", "trigger.must-exist", "trigger.must-exist",
    "trigger.must-exist", "dusk.fails", "trigger.per-event", "play.when-you-play", "trigger.per-event",
    "trigger.per-event", "trigger.per-event", "trigger.per-event", "trigger.per-event", "trigger.per-event",
    "dusk.due-to", "afternoon.exhaust", "afternoon.support",
)  # fmt: skip
CAUSE_OF: Final = [words.LINES.cause(clause) for clause in EVENT_CLAUSES]
CAUSE_OF_STANDING: Final = {GIVES_RESERVE_TRIGGER: CAUSE_OF[FROM_RESERVE], MAY_BECOME_MANA: words.BY_REPLACEMENT}

SCRIPTS_PER_KIND: Final = 8


class CardTest(Generic[S]):
    """Whether a card is of those that an ability speaks of."""

    __slots__ = ()

    def fits(self, game: S, card: int, me: int, source: int) -> bool:
        raise NotImplementedError

    def words(self) -> Words:
        raise NotImplementedError


class Later(Verb[S]):
    """A verb whose parts happen at another time, and for a cause of their own."""

    __slots__ = ()

    def cause(self) -> int:
        raise NotImplementedError


class NextCard(Later[S]):
    """The next such card that its player plays: it costs less, is free, or something happens once it has come.

    `origin` is FROM_HAND or FROM_RESERVE where only a card played from there counts. `spares` is for Spells: the next
    one loses Fleeting before it leaves Limbo, where a reaction would come too late.
    """

    __slots__ = ("about", "free", "less", "origin", "reward", "spares", "until")

    def __init__(
        self,
        about: CardTest[S],
        until: int,
        less: int = 0,
        free: bool = False,
        origin: int = EFFECT,
        reward: Verb[S] | None = None,
        spares: bool = False,
    ) -> None:
        self.path = -1
        self.about: Final = about
        self.until: Final = until
        self.less: Final = less
        self.free: Final = free
        self.origin: Final = origin
        self.reward: Final = reward
        self.spares: Final = spares

    def parts(self) -> list[Verb[S]]:
        return [] if self.reward is None else [self.reward]

    def cause(self) -> int:
        """play.next-gains."""
        return words.BY_PROMISE


class Ability:
    """A verb that happens when `event` does: to or by what fits `about`, if `condition` holds.

    A quick action costs `mana`, and 1 more if `dearer` holds. That comes on top of exhausting or discarding its card
    and of the costs in its verb. An ability that watches an expedition move forward names `terrains`, a mask; it
    happens if any of them is the reason.
    """

    __slots__ = ("about", "condition", "dearer", "event", "mana", "script", "terrains", "verb")

    def __init__(
        self,
        event: int,
        verb: Verb[Any],
        about: CardTest[Any] | None = None,
        condition: Condition[Any] | None = None,
        mana: int = 0,
        terrains: int = 0,
        dearer: Condition[Any] | None = None,
    ) -> None:
        self.event: Final = event
        self.verb: Final = verb
        self.about: Final = about
        self.condition: Final = condition
        self.mana: Final = mana
        self.terrains: Final = terrains
        self.dearer: Final = dearer
        self.script: int = -1


class Standing:
    """Something that a card gives while it is there and `condition` holds: to the cards that fit `whom`, or to
    itself."""

    __slots__ = ("amount", "condition", "script", "verb", "what", "whom")

    def __init__(
        self,
        what: int,
        whom: CardTest[Any] | None = None,
        amount: Amount[Any] | None = None,
        condition: Condition[Any] | None = None,
        verb: Verb[Any] | None = None,
    ) -> None:
        self.what: Final = what
        self.whom: Final = whom
        self.amount: Final = amount
        self.condition: Final = condition
        self.verb: Final = verb
        self.script: int = -1


class Card(CardFacts):
    """Facts of one kind of card, in the order in which they are printed."""

    __slots__ = (
        "abilities", "begins_with", "cheaper", "counter", "faction", "hand_cost", "keywords", "landmark_limit",
        "rarity", "reserve_cost", "reserve_limit", "standings", "stats", "subtypes", "tough",
    )  # fmt: skip

    def __init__(
        self, number: int, key: str, fr: str, en: str, faction: int, rarity: int, is_a: int, subtypes: int
    ) -> None:
        super().__init__(number, key, fr, en, is_a, PUBLIC)
        self.faction: Final = faction
        self.rarity: int = rarity
        self.subtypes: int = subtypes
        self.hand_cost: int = 0  # card.missing-number
        self.reserve_cost: int = 0
        self.stats: tuple[int, int, int] = (0, 0, 0)
        self.keywords: int = 0
        self.tough: int = 0
        self.cheaper: int = 0  # by so much, if a card of one's Reserve is discarded
        self.counter: str = ""
        self.begins_with: int = 0
        self.reserve_limit: int = 0
        self.landmark_limit: int = 0
        self.abilities: list[Ability] = []
        self.standings: list[Standing] = []


class AlteredCatalog(Catalog[Card]):
    """All kinds of cards. Each has SCRIPTS_PER_KIND scripts, one for each of its abilities."""

    __slots__ = (
        "abilities", "causes", "hand_costs", "keywords", "listens", "reserve_costs", "standings", "stands", "stats",
        "tough",
    )  # fmt: skip

    def __init__(self, kinds: int) -> None:
        super().__init__(kinds, kinds * SCRIPTS_PER_KIND, Card(-1, "", "", "", -1, -1, 0, 0))
        self.hand_costs: Final[list[int]] = [0] * kinds
        self.reserve_costs: Final[list[int]] = [0] * kinds
        self.stats: Final[list[tuple[int, int, int]]] = [(0, 0, 0)] * kinds
        self.keywords: Final[list[int]] = [0] * kinds
        self.tough: Final[list[int]] = [0] * kinds
        self.listens: Final[list[int]] = [0] * kinds  # a bit for each event that one of its abilities waits for
        self.stands: Final[list[int]] = [0] * kinds  # a bit for each thing that it gives while it is there
        self.abilities: Final[list[list[Ability]]] = [[] for _ in range(kinds)]
        self.standings: Final[list[list[Standing]]] = [[] for _ in range(kinds)]
        self.causes: Final[list[list[int]]] = [[] for _ in range(kinds * SCRIPTS_PER_KIND)]  # of each verb of a script

    def note(self, card: Card) -> None:
        self.write(card)
        self.index(card)

    def write(self, card: Card) -> None:
        """Number the abilities of a card and their verbs."""
        script = card.number * SCRIPTS_PER_KIND
        for ability in card.abilities:
            ability.script = script
            self.scripts[script] = script_of(ability.verb)
            self.causes[script] = causes_of(self.scripts[script], CAUSE_OF[ability.event])
            script += 1
        for standing in card.standings:
            if standing.verb is not None:
                standing.script = script
                self.scripts[script] = script_of(standing.verb)
                self.causes[script] = causes_of(self.scripts[script], CAUSE_OF_STANDING[standing.what])
                script += 1

    def index(self, card: Card) -> None:
        """Note what the rules ask about a card most often."""
        number = card.number
        self.hand_costs[number] = card.hand_cost
        self.reserve_costs[number] = card.reserve_cost
        self.stats[number] = card.stats
        self.keywords[number] = card.keywords
        self.tough[number] = card.tough
        self.abilities[number] = card.abilities
        self.standings[number] = card.standings
        self.listens[number] = 0
        for ability in card.abilities:
            self.listens[number] |= 1 << ability.event
        self.stands[number] = 0
        for standing in card.standings:
            self.stands[number] |= 1 << standing.what


def causes_of(script: list[Verb[Any]], cause: int) -> list[int]:
    """The cause of each verb of a script: that of its ability, or of the verb that puts it off until later."""
    causes = [cause] * len(script)
    for verb in script:  # in reading order: what is inside comes after what it stands in
        inner = verb.cause() if isinstance(verb, Later) else causes[verb.path]
        for part in verb.parts():
            causes[part.path] = inner
    return causes


CATALOG: Final = AlteredCatalog(len(KEYS))
NUMBER: Final = {key: number for number, key in enumerate(KEYS)}
IS_A: Final = CATALOG.is_a
HAND_COSTS: Final = CATALOG.hand_costs
RESERVE_COSTS: Final = CATALOG.reserve_costs
STATS: Final = CATALOG.stats
KEYWORDS: Final = CATALOG.keywords
TOUGH: Final = CATALOG.tough
LISTENS: Final = CATALOG.listens
STANDS: Final = CATALOG.stands
ABILITIES: Final = CATALOG.abilities
STANDINGS: Final = CATALOG.standings
SCRIPTS: Final = CATALOG.scripts
CAUSES: Final = CATALOG.causes

# A starter: its Hero and how many of each card, by kind; one for each faction.
STARTERS: Final[list[dict[int, int]]] = [{} for _ in FACTIONS]
HEROES: Final[list[int]] = [-1 for _ in FACTIONS]

SORT_IS: Final = {"H": HERO, "T": CHARACTER | TOKEN, "C": CHARACTER, "S": SPELL, "L": PERMANENT | LANDMARK}

Part = Ability | Standing


def subtypes(types: str) -> int:
    mask = 0
    for word in types.split():
        mask |= SUBTYPE[word]
    return mask


class Faction:
    """Writes the cards of one faction into the catalog, one line each."""

    __slots__ = ("number",)

    def __init__(self, name: str) -> None:
        self.number: Final = FACTIONS.index(name) if name else NO_FACTION

    def blank(self, key: str, fr: str, en: str, types: str, rarity: int, parts: Sequence[Part]) -> Card:
        number = NUMBER[key]
        made = Card(number, key, fr, en, self.number, rarity, SORT_IS[SORTS[number]], subtypes(types))
        made.abilities = [part for part in parts if isinstance(part, Ability)]
        made.standings = [part for part in parts if isinstance(part, Standing)]
        return made

    def hero(self, key: str, fr: str, en: str, *parts: Part, counter: str = "", begins_with: int = 0) -> Card:
        made = self.blank(key, fr, en, "", COMMON, parts)
        made.reserve_limit = 2  # night.hero-limits
        made.landmark_limit = 2
        made.counter = counter
        made.begins_with = begins_with
        return CATALOG.add(made)

    def token(self, key: str, fr: str, en: str, types: str, stats: tuple[int, int, int], *parts: Part) -> Card:
        made = self.blank(key, fr, en, types, COMMON, parts)
        made.stats = stats
        return CATALOG.add(made)

    def character(
        self,
        key: str,
        fr: str,
        en: str,
        types: str,
        cost: tuple[int, int],
        stats: tuple[int, int, int],
        *parts: Part,
        rarity: int = COMMON,
        keywords: int = 0,
        tough: int = 0,
    ) -> Card:
        made = self.blank(key, fr, en, types, rarity, parts)
        made.hand_cost, made.reserve_cost = cost
        made.stats = stats
        made.keywords = keywords
        made.tough = tough
        return CATALOG.add(made)

    def spell(
        self,
        key: str,
        fr: str,
        en: str,
        types: str,
        cost: tuple[int, int],
        effect: Verb[Any],
        *parts: Part,
        rarity: int = COMMON,
        fleeting: bool = False,
        cheaper: int = 0,
    ) -> Card:
        made = self.blank(key, fr, en, types, rarity, (Ability(EFFECT, effect), *parts))
        made.hand_cost, made.reserve_cost = cost
        made.keywords = FLEETING_SPELL if fleeting else 0
        made.cheaper = cheaper
        return CATALOG.add(made)

    def landmark(
        self,
        key: str,
        fr: str,
        en: str,
        cost: tuple[int, int],
        *parts: Part,
        rarity: int = COMMON,
        tough: int = 0,
        counter: str = "",
        types: str = "",
    ) -> Card:
        made = self.blank(key, fr, en, types, rarity, parts)
        made.hand_cost, made.reserve_cost = cost
        made.tough = tough
        made.counter = counter
        return CATALOG.add(made)

    def starter(self, hero: str, **copies: int) -> None:
        """The official starter deck of the faction: its Hero, and copies of each card by its key with underscores."""
        HEROES[self.number] = NUMBER[hero]
        STARTERS[self.number] = {NUMBER[key.replace("_", "-")]: number for key, number in copies.items()}
