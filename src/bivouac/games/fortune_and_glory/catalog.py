"""What there is in the box: cards with their facts, tests, abilities and verbs. Decks add theirs here in the order of
their numbers (`keys.py`).

One number is one card with a key of its own. A card that lies in its deck several times (`copies`) has one number all
the same: decks are bags, and a bag holds the number as often as there are copies. Events and City cards may have no
copies, because they lie hidden in hands and the engine keeps who knows which of them.
"""

from typing import Any, Final

from bivouac.engine.catalog import ORIGINAL, CardFacts, Catalog
from bivouac.engine.events import OF_OTHERS
from bivouac.engine.verbs import Condition, Verb, Words, script_of
from bivouac.games.fortune_and_glory.keys import (
    ADVENTURE_KEYS,
    ALLY_KEYS,
    ARTIFACT_KEYS,
    CITY_KEYS,
    DANGER_KEYS,
    ENEMY_KEYS,
    EVENT_KEYS,
    GEAR_KEYS,
    HERO_KEYS,
    ITEM_KEYS,
    KEYS,
    NAZI_KEYS,
    REFERENCE_KEYS,
    VILLAIN_KEYS,
)

# What a card is, and the deck it lies in. Later decks are appended.
EVENT: Final = 0
CITY: Final = 1
GEAR: Final = 2
ALLY: Final = 3
ITEM: Final = 4
ENEMY: Final = 5
NAZI: Final = 6
REFERENCE: Final = 7
DANGER: Final = 8
ARTIFACT: Final = 9
ADVENTURE: Final = 10
HERO: Final = 11
VILLAIN: Final = 12
DECK_WORDS: Final = (
    "event", "city", "gear", "ally", "item", "enemy", "nazi", "reference", "danger", "artifact", "adventure", "hero",
    "villain",
)  # fmt: skip
DECK_KEYS: Final = (
    EVENT_KEYS, CITY_KEYS, GEAR_KEYS, ALLY_KEYS, ITEM_KEYS, ENEMY_KEYS, NAZI_KEYS, REFERENCE_KEYS, DANGER_KEYS,
    ARTIFACT_KEYS, ADVENTURE_KEYS, HERO_KEYS, VILLAIN_KEYS,
)  # fmt: skip
DECKS: Final = len(DECK_KEYS)
FIRST: Final = [sum(len(keys) for keys in DECK_KEYS[:deck]) for deck in range(DECKS + 1)]
HIDDEN_CARDS: Final = FIRST[GEAR]  # Events and City cards
CARDS: Final = FIRST[DECKS]
TREASURE: Final = KEYS.index("temple-treasure")  # temple.treasure-as-artifact: a figure, in no deck

# skill.four.
COMBAT: Final = 0
AGILITY: Final = 1
CUNNING: Final = 2
LORE: Final = 3
SKILLS: Final = 4
SKILL_WORDS: Final = ("combat", "agility", "cunning", "lore")

# card.keywords: a closed list; a bit each. New ones go to the end.
KEYWORDS: Final = (
    # of dangers and cliffhangers
    "animal", "chase", "climb", "crowd", "dark", "disguise", "driving", "fall", "fire", "ice", "night", "poison",
    "puzzle", "ruins", "trap", "water",
    # of enemies; the first keyword of an enemy is its type (combat.enemy-keywords)
    "thug", "beast", "cultist", "monster", "zombie", "nazi", "infantry", "vehicle", "escorted",
    # of Gear and Allies
    "gun", "melee", "armour", "tool", "book", "guide", "fighter", "scholar", "spy", "child", "press",
)  # fmt: skip

# Moments at which a card may be played out of turn (event.any-time). OWN is the owner's own turn, NOW is at once.
ROUND: Final = 0  # initiative is decided and the free draws are made
MOVE: Final = 1  # a movement die has fallen, the goal is not chosen yet
ARRIVED: Final = 2  # a movement has ended
OPENED: Final = 3  # DANGER: a danger, a cliffhanger or a city danger lies open, its option is not chosen yet
TEST: Final = 4  # a test is announced, its pool is known, nothing is rolled
RESULT: Final = 5  # the roll that decides a test has fallen
BLOWS: Final = 6  # the dice of a combat round have fallen, nobody is wounded yet
KO: Final = 7  # a hero is about to be KO
SALE: Final = 8  # an artifact is about to be sold
CARD: Final = 9  # a card is announced: only cancels
END: Final = 10  # before the victory test
MOMENTS: Final = 11
OWN: Final = 11
NOW: Final = 12
MOMENT_WORDS: Final = (
    "round", "move", "arrived", "danger", "test", "result", "blows", "ko", "sale", "card", "end", "own", "now",
)  # fmt: skip

# Whose moment it is.
MINE: Final = 0
ANOTHERS: Final = 1
ANYBODYS: Final = 2
WHOSE_WORDS: Final = ("mine", "anothers", "anybodys")

# How long a card remains in play (event.remains-in-play).
NOT_AT_ALL: Final = 0
THIS_ROUND: Final = 1  # until the End phase of this round is over
NEXT_ROUND: Final = 2  # until the End phase of the next round is over
FOR_GOOD: Final = 3  # until it is cancelled
UNTIL_KO: Final = 4  # until its owner is KO
STAY_WORDS: Final = ("not", "this-round", "next-round", "for-good", "until-ko")

# What `when` waits for, a closed list: the hero of the card's owner ...
ROUND_BEGINS: Final = 0
CITY_BEGINS: Final = 1  # may interact with a city (city.business-after-card)
TRAVELS: Final = 2  # has made the land or sea roll
DANGER_BEATEN: Final = 3  # overcame a danger, in a city too
CLIFFHANGER_BEATEN: Final = 4
ENEMY_BEATEN: Final = 5
DANGER_FAILED: Final = 6  # enters a cliffhanger
ESCAPED: Final = 7  # escaped from an enemy
STOPS: Final = 8  # decides to stop
FOUND: Final = 9  # found an artifact
SOLD: Final = 10
SOLD_AT_HOME: Final = 11
KNOCKED_OUT: Final = 12  # was KO, after the losses
PUSHED: Final = 13  # pushed the own limits
BEGINS: Final = 14  # draws the first danger of an adventure in this round (adventures)
PRESSES_ON: Final = 15
CLIFFHANGER: Final = 16  # enters a cliffhanger in this adventure (adventures)
# ... or a Villain:
ENTERS: Final = 17  # has entered play
SEARCHES: Final = 18  # has rolled the dice of a search
DISCOVERS: Final = 19  # has discovered a hero who sneaked
COLLECTS: Final = 20  # has taken an artifact
TRIGGERS: Final = 21
TRIGGER_WORDS: Final = (
    "round-begins", "city-begins", "travels", "danger-beaten", "cliffhanger-beaten", "enemy-beaten", "danger-failed",
    "escaped", "stops", "found", "sold", "sold-at-home", "knocked-out", "pushed", "begins", "presses-on", "cliffhanger",
    "enters", "searches", "discovers", "collects",
)  # fmt: skip

# Where `dice_in` adds dice. A test may be of several kinds at once, so they are bits.
IN_FIGHT: Final = 1  # the hero's combat dice
IN_ESCAPE: Final = 2
IN_DANGER: Final = 4
IN_CLIFFHANGER: Final = 8
IN_CITY: Final = 16  # tests of a City card
IN_LOYALTY: Final = 32
IN_EXPLORE: Final = 64  # deep jungle, advanced
IN_EFFECT: Final = 128  # tests of other cards
WHERE_WORDS: Final = {
    IN_FIGHT: "fight", IN_ESCAPE: "escape", IN_DANGER: "danger", IN_CLIFFHANGER: "cliffhanger", IN_CITY: "city",
    IN_LOYALTY: "loyalty", IN_EXPLORE: "explore", IN_EFFECT: "effect",
}  # fmt: skip

# card.villain-faction: the clans of Villains.
NO_CLAN: Final = -1
NAZIS: Final = 0
MOB: Final = 1
CLAN_WORDS: Final = ("nazis", "mob")

# Kinds of abilities (abilities.py has a word for each).
PLUS: Final = 0
DICE_WITH: Final = 1
DICE_IN: Final = 2
DEFENCE: Final = 3
HEALTH: Final = 4
PRICE: Final = 5
HEAL_PRICE: Final = 6
FARE: Final = 7
CARRY: Final = 8
POINTS: Final = 9
LOOK: Final = 10
PUSH_DICE: Final = 11
ACTIVATE: Final = 12
USE: Final = 13
WHEN: Final = 14
IN_ONE_ROUND: Final = 15
DEARER: Final = 16
ABILITY_WORDS: Final = (
    "plus", "dice-with", "dice-in", "defence", "health", "price", "heal-price", "fare", "carry", "points",
    "look", "push-dice", "activate", "use", "when", "in-one-round", "dearer",
)  # fmt: skip


class Ability:
    """What a sheet, a Gear or Ally card, an Adventure or a card that remains in play gives.

    `what` is a skill, a keyword's number, bits of IN_..., a deck or a trigger; `verb` is what it does, if it does
    something; it works only while `condition` holds for its owner.
    """

    __slots__ = ("condition", "kind", "number", "verb", "what")

    def __init__(
        self,
        kind: int,
        what: int,
        number: int,
        verb: Verb[Any] | None = None,
        condition: Condition[Any] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.what: Final = what
        self.number: Final = number
        self.verb: Final = verb
        self.condition: Final = condition

    def words(self) -> Words:
        parts: list[Words] = []
        if self.verb is not None:
            parts.append(self.verb.words())
        if self.condition is not None:
            parts.append(self.condition.words())
        return Words(ABILITY_WORDS[self.kind], {"what": self.what_word(), "n": self.number}, parts)

    def what_word(self) -> str:
        if self.kind == PLUS or self.kind == ACTIVATE:
            return SKILL_WORDS[self.what] if self.what >= 0 else "any"
        if self.kind == DICE_WITH:
            return KEYWORDS[self.what]
        if self.kind == DICE_IN:
            return WHERE_WORDS[self.what]
        if self.kind in (PRICE, CARRY, LOOK):
            return DECK_WORDS[self.what]
        return TRIGGER_WORDS[self.what] if self.kind == WHEN else "none"


class Timing:
    """When a card of the hand is played: a moment and whose it is, the own turn (OWN), or at once (NOW)."""

    __slots__ = ("moment", "whose")

    def __init__(self, moment: int, whose: int) -> None:
        self.moment: Final = moment
        self.whose: Final = whose


NEVER: Final = Timing(-1, 0)


class DangerFace:
    """One face of a Danger card, or one half of a city danger: a danger or its cliffhanger."""

    __slots__ = ("en", "fail", "fr", "glory", "key", "keywords", "press", "stop", "test")

    def __init__(
        self,
        key: str,
        fr: str,
        en: str,
        keywords: int,
        glory: int,
        test: Verb[Any],
        fail: Verb[Any] | None,
        stop: Verb[Any] | None = None,
        press: Verb[Any] | None = None,
    ) -> None:
        self.key: Final = key
        self.fr: Final = fr
        self.en: Final = en
        self.keywords: Final = keywords
        self.glory: Final = glory
        self.test: Final = test
        self.fail: Final = fail  # what a failure brings besides the cliffhanger or the KO
        self.stop: Final = stop  # what whoever stops right after it gains besides
        self.press: Final = press  # what pressing on right after it costs

    def verbs(self) -> list[Verb[Any]]:
        verbs = [self.test]
        for verb in (self.fail, self.stop, self.press):
            if verb is not None:
                verbs.append(verb)
        return verbs


class Bundle(Verb[Any]):
    """The root of a card's script: verbs that belong to the same card and run each for itself."""

    __slots__ = ("verbs",)

    def __init__(self, verbs: list[Verb[Any]]) -> None:
        self.path = -1
        self.verbs: Final = verbs

    def parts(self) -> list[Verb[Any]]:
        return self.verbs

    def do(self, game: Any, at: Any) -> None:
        raise AssertionError("a bundle is no effect")

    def words(self) -> Words:
        return Words("bundle", {}, [verb.words() for verb in self.verbs])


class Card(CardFacts):
    """Facts of one card, hero sheet or reference card. What it has not is 0 or empty."""

    __slots__ = (
        "abilities", "arrives", "back", "clan", "copies", "danger", "defence", "dice", "each_round", "effect", "escape",
        "for_all", "fortune", "front", "glory", "health", "keywords", "kind", "levels", "loyalty", "needs",
        "price", "search", "secret", "shuffle", "source", "start", "stays", "temple", "timing", "wounds",
    )  # fmt: skip

    def __init__(self, number: int, key: str, fr: str, en: str, is_a: int, origin: str, source: str) -> None:
        super().__init__(number, key, fr, en, is_a, origin)
        self.source: Final = source  # of a public fact
        self.needs: int = 0  # elements of the advanced game without which it is not in its deck (rules.JUNGLE ...)
        self.copies: int = 1
        self.keywords: int = 0
        self.kind: int = -1  # the first keyword, which is the type of an enemy; GEAR or ALLY of a common item
        self.shuffle: bool = False  # card.shuffle-icon
        self.effect: Verb[Any] | None = None
        self.timing: Timing = NEVER
        self.secret: bool = False  # card.city-secret
        self.stays: int = NOT_AT_ALL
        self.for_all: bool = False  # whether every hero has its abilities while it stays, or only its owner
        self.abilities: list[Ability] = []
        self.front: DangerFace | None = None
        self.back: DangerFace | None = None
        self.glory: int = 0
        self.fortune: int = 0
        self.danger: int = 0
        self.temple: bool = False
        self.dice: int = 0
        self.wounds: int = 0
        self.defence: int = 0
        self.escape: Verb[Any] | None = None
        self.each_round: Verb[Any] | None = None
        self.arrives: Verb[Any] | None = None
        self.price: int = 0
        self.loyalty: int = 0
        self.levels: tuple[int, ...] = (0, 0, 0, 0)
        self.health: int = 0
        self.start: int = -1
        self.search: int = 0  # villain.search
        self.clan: int = NO_CLAN  # of a Villain, or of the Villains that an enemy card stands for

    def verbs(self) -> list[Verb[Any]]:
        """Everything that it does, in the order of its text; the effect of a played card comes first."""
        verbs: list[Verb[Any]] = []
        for verb in (self.effect, self.arrives, self.each_round, self.escape):
            if verb is not None:
                verbs.append(verb)
        for face in (self.front, self.back):
            if face is not None:
                verbs.extend(face.verbs())
        for ability in self.abilities:
            if ability.verb is not None:
                verbs.append(ability.verb)
        return verbs


class BoxCatalog(Catalog[Card]):
    """All cards. `scripts[card]` holds the verbs of a card; the paths below lead to the parts that the rules run."""

    __slots__ = (
        "active", "answers", "arrives", "back", "effect", "escape", "fail", "front", "gifts", "glory", "keywords",
        "press", "stop", "triggers",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__(CARDS, CARDS, Card(-1, "", "", "", -1, ORIGINAL, ""))
        self.keywords: Final[list[int]] = [0] * CARDS
        self.glory: Final[list[int]] = [0] * CARDS
        self.effect: Final[list[int]] = [-1] * CARDS  # path of the effect of a played card
        self.escape: Final[list[int]] = [-1] * CARDS
        self.front: Final[list[int]] = [-1] * CARDS  # path of the danger's test
        self.back: Final[list[int]] = [-1] * CARDS
        self.fail: Final[list[int]] = [-1] * CARDS  # path of what the front's failure brings
        self.stop: Final[list[int]] = [-1] * CARDS  # of what a stop right after it brings
        self.press: Final[list[int]] = [-1] * CARDS  # of what pressing on right after it costs
        self.arrives: Final[list[int]] = [-1] * CARDS  # of what happens as a danger is drawn
        self.answers: Final[list[int]] = [0] * CARDS  # the moments that a card of the hand answers, as `State.masks`
        self.active: Final[list[int]] = [0] * CARDS  # the moments at which it can be activated or used, as bits
        self.gifts: Final[list[int]] = [0] * CARDS  # the kinds of its abilities, as bits
        self.triggers: Final[list[int]] = [0] * CARDS  # what its abilities wait for, as bits

    def note(self, card: Card) -> None:
        number = card.number
        verbs = card.verbs()
        if verbs:
            self.scripts[number] = script_of(Bundle(verbs))
        self.keywords[number] = card.keywords
        self.glory[number] = card.glory
        self.effect[number] = path_of(card.effect)
        self.escape[number] = path_of(card.escape)
        if card.front is not None:
            self.front[number] = card.front.test.path
            self.fail[number] = path_of(card.front.fail)
            self.stop[number] = path_of(card.front.stop)
            self.press[number] = path_of(card.front.press)
            self.arrives[number] = path_of(card.arrives)
        if card.back is not None:
            self.back[number] = card.back.test.path
        if card.timing.moment >= 0:
            self.answers[number] = moments_of(card.timing)
        for ability in card.abilities:
            self.gifts[number] |= 1 << ability.kind
            if ability.kind == WHEN:
                self.triggers[number] |= 1 << ability.what
            elif ability.kind == ACTIVATE or ability.kind == USE:
                self.active[number] |= 1 << ability.number


class Deck:
    """Writes the cards of one deck into the catalogue. They take their numbers one after another."""

    __slots__ = ("is_a", "number")

    def __init__(self, is_a: int) -> None:
        self.is_a: Final = is_a
        self.number: int = FIRST[is_a]

    def card(self, key: str, fr: str, en: str, origin: str, source: str) -> Card:
        """The next card, still without what its deck gives it. `CATALOG.add` ends it."""
        if self.number >= FIRST[self.is_a + 1] or KEYS[self.number] != key:
            raise ValueError(f"'{key}' is not the next key of its deck in keys.py")
        card = Card(self.number, key, fr, en, self.is_a, origin, source)
        self.number += 1
        return card


def moments_of(timing: Timing) -> int:
    """event.any-time: the moments at which a card is played, by whose they are, as `State.masks` has them. ROUND and
    END are nobody's, and so everybody's."""
    mask = 0
    if timing.whose != ANOTHERS or timing.moment in (ROUND, END):
        mask |= 1 << timing.moment
    if timing.whose != MINE:
        mask |= 1 << timing.moment + OF_OTHERS
    return mask


def path_of(verb: Verb[Any] | None) -> int:
    return -1 if verb is None else verb.path


def mask_of(keywords: str) -> int:
    """Keywords by their names, as bits."""
    mask = 0
    for word in keywords.split():
        mask |= 1 << KEYWORDS.index(word)
    return mask


def keywords_of(mask: int) -> list[str]:
    return [word for i, word in enumerate(KEYWORDS) if mask >> i & 1]


CATALOG: Final = BoxCatalog()
BY_NUMBER: Final = CATALOG.cards
IS_A: Final = CATALOG.is_a
SCRIPTS: Final = CATALOG.scripts
KEYWORDS_OF: Final = CATALOG.keywords
GLORY_OF: Final = CATALOG.glory
EFFECT_OF: Final = CATALOG.effect
ESCAPE_OF: Final = CATALOG.escape
FRONT_OF: Final = CATALOG.front
BACK_OF: Final = CATALOG.back
FAIL_OF: Final = CATALOG.fail
STOP_OF: Final = CATALOG.stop
PRESS_OF: Final = CATALOG.press
ARRIVES_OF: Final = CATALOG.arrives
ANSWERS_OF: Final = CATALOG.answers
TRIGGERS_OF: Final = CATALOG.triggers
ACTIVE_AT: Final = CATALOG.active
GIFTS_OF: Final = CATALOG.gifts
