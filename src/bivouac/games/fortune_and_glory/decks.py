# not compiled: it runs once, when the cards are written down
"""One function for each kind of card: the shape in which the decks of `cards/` are written.

`origin` is ORIGINAL unless a card is RULEBOOK or PUBLIC (then `source` names where the fact was seen). `needs=TEMPLES`
keeps a card out of games without that element. A line of flavour stands in the locales, by the card's key.
"""

from typing import Final

from bivouac.engine.catalog import ORIGINAL
from bivouac.engine.verbs import Verb
from bivouac.games.fortune_and_glory.catalog import (
    ADVENTURE,
    ALLY,
    ARTIFACT,
    CATALOG,
    CITY,
    DANGER,
    ENEMY,
    EVENT,
    GEAR,
    HERO,
    ITEM,
    KEYWORDS,
    MOB,
    NAZI,
    NAZIS,
    NEVER,
    NOT_AT_ALL,
    NOW,
    OWN,
    REFERENCE,
    VILLAIN,
    Ability,
    Card,
    DangerFace,
    Deck,
    Timing,
    mask_of,
)
from bivouac.games.fortune_and_glory.grammar import moment_of, then
from bivouac.games.fortune_and_glory.map import ALL_SPACES
from bivouac.games.fortune_and_glory.rules import TEMPLES, VILLAINS
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import CATEGORIES, OPEN_CITY, OPEN_EVENT
from bivouac.games.fortune_and_glory.verbs_villains import Leader

DECK_OF: Final = [
    Deck(is_a)
    for is_a in (EVENT, CITY, GEAR, ALLY, ITEM, ENEMY, NAZI, REFERENCE, DANGER, ARTIFACT, ADVENTURE, HERO, VILLAIN)
]
CLAN_KEYWORDS: Final = {NAZIS: "nazi", MOB: "thug"}
START_OF: Final = {space.start_of: space.number for space in ALL_SPACES if space.start_of}


def begun(is_a: int, key: str, fr: str, en: str, origin: str, source: str, needs: int) -> Card:
    card = DECK_OF[is_a].card(key, fr, en, origin, source)
    card.needs = needs
    return card


def one_verb(verbs: tuple[Verb[World], ...]) -> Verb[World] | None:
    if not verbs:
        return None
    return verbs[0] if len(verbs) == 1 else then(*verbs)


def check_timing(card: Card) -> None:
    """A card whose verbs act on something that lies open must be played at that moment."""
    if card.effect is not None and card.timing.moment not in (OWN, NOW):
        moment = moment_of(card.effect)
        if moment not in (OWN, card.timing.moment):
            raise ValueError(f"'{card.key}' is played at another moment than its verbs need")


# -- dangers -----------------------------------------------------------------------------------------------------------


def cliff(key: str, fr: str, en: str, keywords: str, *, glory: int, test: Verb[World]) -> DangerFace:
    """The cliffhanger behind a danger, or below a city danger; its failure is a KO."""
    return DangerFace(key, fr, en, mask_of(keywords), glory, test, None)


def danger(
    key: str,
    fr: str,
    en: str,
    keywords: str,
    *,
    glory: int,
    test: Verb[World],
    back: DangerFace,
    arrives: Verb[World] | None = None,
    fail: Verb[World] | None = None,
    stop: Verb[World] | None = None,
    press: Verb[World] | None = None,
    needs: int = 0,
    copies: int = 1,
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    """card.danger-double-sided. `arrives` happens as it is drawn; `fail` is what a failure brings besides the
    cliffhanger; `stop` is what whoever stops right after this danger gains, `press` what it costs to press on instead
    (danger.choice-after)."""
    card = begun(DANGER, key, fr, en, origin, source, needs)
    card.keywords = mask_of(keywords)
    card.glory = glory
    card.copies = copies
    card.arrives = arrives
    card.front = DangerFace(key, fr, en, card.keywords, glory, test, fail, stop, press)
    card.back = back
    CATALOG.add(card)


# -- Events and City cards ---------------------------------------------------------------------------------------------


def event(
    key: str,
    fr: str,
    en: str,
    timing: Timing,
    *verbs: Verb[World],
    stays: int = NOT_AT_ALL,
    abilities: tuple[Ability, ...] = (),
    for_all: bool = False,
    shuffle: bool = False,
    needs: int = 0,
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    """An Event: `now`, `mine` or `at(MOMENT, WHOSE)`, then its verbs in order. With `stays` it remains in play, and
    its abilities hold for its owner or, with `for_all`, for every hero."""
    card = begun(EVENT, key, fr, en, origin, source, needs)
    card.timing = timing
    card.effect = one_verb(verbs)
    card.stays = stays
    card.abilities = list(abilities)
    card.for_all = for_all
    card.shuffle = shuffle
    check_timing(card)
    if timing.moment == NOW:
        CATEGORIES[card.number] = OPEN_EVENT
    CATALOG.add(card)


def city(
    key: str,
    fr: str,
    en: str,
    *verbs: Verb[World],
    shuffle: bool = False,
    needs: int = 0,
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    """A City card that is read aloud and takes effect at once."""
    card = begun(CITY, key, fr, en, origin, source, needs)
    card.effect = one_verb(verbs)
    card.shuffle = shuffle
    card.timing = NEVER
    CATEGORIES[card.number] = OPEN_CITY
    CATALOG.add(card)


def city_danger(
    key: str,
    fr: str,
    en: str,
    keywords: str,
    *,
    glory: int,
    test: Verb[World],
    back: DangerFace,
    fail: Verb[World] | None = None,
    needs: int = 0,
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    """city.danger-cards, city.danger-one-sided."""
    card = begun(CITY, key, fr, en, origin, source, needs)
    card.keywords = mask_of(keywords)
    card.glory = glory
    card.front = DangerFace(key, fr, en, card.keywords, glory, test, fail)
    card.back = back
    CATEGORIES[card.number] = OPEN_CITY
    CATALOG.add(card)


def secret(
    key: str,
    fr: str,
    en: str,
    timing: Timing,
    *verbs: Verb[World],
    needs: int = 0,
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    """card.city-secret: kept in hand and played like an Event."""
    card = begun(CITY, key, fr, en, origin, source, needs)
    card.timing = timing
    card.effect = one_verb(verbs)
    card.secret = True
    check_timing(card)
    CATALOG.add(card)


# -- Gear, Allies, common items ----------------------------------------------------------------------------------------


def gear(
    key: str,
    fr: str,
    en: str,
    keywords: str,
    *abilities: Ability,
    needs: int = 0,
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    card = begun(GEAR, key, fr, en, origin, source, needs)
    card.keywords = mask_of(keywords)
    card.abilities = list(abilities)
    CATALOG.add(card)


def ally(
    key: str,
    fr: str,
    en: str,
    keywords: str,
    *abilities: Ability,
    loyalty: int,
    needs: int = 0,
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    """ally.loyalty-value: the dice of a loyalty test."""
    card = begun(ALLY, key, fr, en, origin, source, needs)
    card.keywords = mask_of(keywords)
    card.loyalty = loyalty
    card.abilities = list(abilities)
    CATALOG.add(card)


def item(
    key: str,
    fr: str,
    en: str,
    kind: int,
    keywords: str,
    *abilities: Ability,
    price: int,
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    """item.keyword: a common item is GEAR or ALLY; card.common-item-price."""
    card = begun(ITEM, key, fr, en, origin, source, 0)
    card.kind = kind
    card.keywords = mask_of(keywords)
    card.price = price
    card.abilities = list(abilities)
    CATALOG.add(card)


# -- enemies -----------------------------------------------------------------------------------------------------------


def foe(
    is_a: int,
    key: str,
    fr: str,
    en: str,
    keywords: str,
    dice: int,
    wounds: int,
    glory: int,
    escape: Verb[World],
    defence: int,
    fortune: int,
    each_round: Verb[World] | None,
    origin: str,
    source: str,
) -> None:
    card = begun(is_a, key, fr, en, origin, source, 0)
    card.keywords = mask_of(keywords)
    card.kind = KEYWORDS.index(keywords.split()[0])
    card.dice = dice
    card.wounds = wounds
    card.glory = glory
    card.escape = escape
    card.defence = defence
    card.fortune = fortune
    card.each_round = each_round
    CATALOG.add(card)


def enemy(
    key: str,
    fr: str,
    en: str,
    keywords: str,
    *,
    dice: int,
    wounds: int,
    glory: int,
    escape: Verb[World],
    defence: int = 0,
    fortune: int = 0,
    each_round: Verb[World] | None = None,
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    """combat.enemy-values, combat.enemy-keywords: the first keyword is the type; `each_round` happens to the hero (ME)
    at the end of a round in which the fight goes on."""
    foe(ENEMY, key, fr, en, keywords, dice, wounds, glory, escape, defence, fortune, each_round, origin, source)


def nazi(
    key: str,
    fr: str,
    en: str,
    keywords: str,
    *,
    dice: int,
    wounds: int,
    glory: int,
    escape: Verb[World],
    defence: int = 0,
    fortune: int = 0,
    each_round: Verb[World] | None = None,
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    foe(NAZI, key, fr, en, keywords, dice, wounds, glory, escape, defence, fortune, each_round, origin, source)


def nazi_escorted(
    key: str, fr: str, en: str, *, fortune: int, copies: int = 1, origin: str = ORIGINAL, source: str = ""
) -> None:
    """combat.escorted-cards: it is no enemy itself; its Fortune goes to whoever beats the enemy drawn next."""
    card = begun(NAZI, key, fr, en, origin, source, 0)
    card.keywords = mask_of("nazi escorted")
    card.kind = KEYWORDS.index("nazi")
    card.fortune = fortune
    card.copies = copies
    CATALOG.add(card)


def leader(
    is_a: int, key: str, fr: str, en: str, keywords: str, clan: int, *, origin: str = ORIGINAL, source: str = ""
) -> None:
    """villain.random-by-clan: a card of ENEMY or NAZI that stands for a Villain of a clan."""
    card = begun(is_a, key, fr, en, origin, source, VILLAINS)
    card.keywords = mask_of(keywords)
    card.kind = KEYWORDS.index(keywords.split()[0])
    card.clan = clan
    card.arrives = Leader(clan)
    CATALOG.add(card)


def reference(
    key: str,
    fr: str,
    en: str,
    keywords: str,
    *,
    dice: int,
    wounds: int,
    glory: int,
    escape: Verb[World],
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    """card.enemy-reference: it lies beside the board and is never discarded."""
    foe(REFERENCE, key, fr, en, keywords, dice, wounds, glory, escape, 0, 0, None, origin, source)


# -- artifacts, adventures, heroes -------------------------------------------------------------------------------------


def artifact(key: str, fr: str, en: str, *, fortune: int, origin: str = ORIGINAL, source: str = "") -> None:
    """card.artifact-fortune-value."""
    card = begun(ARTIFACT, key, fr, en, origin, source, 0)
    card.fortune = fortune
    CATALOG.add(card)


def temple(
    key: str, fr: str, en: str, *, fortune: int, escape: Verb[World], origin: str = ORIGINAL, source: str = ""
) -> None:
    """temple.place-artifacts, temple.high-fortune, collapse.escape-test: `escape` is the test when it collapses."""
    card = begun(ARTIFACT, key, fr, en, origin, source, TEMPLES)
    card.fortune = fortune
    card.escape = escape
    card.temple = True
    CATALOG.add(card)


def treasure(key: str, fr: str, en: str, *, fortune: int, origin: str = ORIGINAL, source: str = "") -> None:
    """temple.treasure-as-artifact: the figure of a temple, which lies in no deck."""
    card = begun(ARTIFACT, key, fr, en, origin, source, TEMPLES)
    card.fortune = fortune
    card.copies = 0
    CATALOG.add(card)


def adventure(
    key: str, fr: str, en: str, *, danger: int, text: Ability | None = None, origin: str = ORIGINAL, source: str = ""
) -> None:
    """card.adventure-danger-value. The special text is ignored in the basic game (setup.basic-ignore-special-text)."""
    card = begun(ADVENTURE, key, fr, en, origin, source, 0)
    card.danger = danger
    if text is not None:
        card.abilities = [text]
    CATALOG.add(card)


def hero(
    key: str,
    fr: str,
    en: str,
    levels: tuple[int, int, int, int],
    *abilities: Ability,
    health: int,
    defence: int = 0,
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    """sheet.hero: levels are Combat, Agility, Cunning, Lore. The map knows the starting city."""
    card = begun(HERO, key, fr, en, origin, source, 0)
    card.levels = levels
    card.health = health
    card.defence = defence
    card.start = START_OF[key]
    card.abilities = list(abilities)
    CATALOG.add(card)


def villain(
    key: str,
    fr: str,
    en: str,
    clan: int,
    *abilities: Ability,
    search: int,
    combat: int,
    wounds: int,
    defence: int = 0,
    origin: str = ORIGINAL,
    source: str = "",
) -> None:
    """card.villain-contents, card.villain-faction: Search and Combat, wounds, defence, abilities, and the clan."""
    card = begun(VILLAIN, key, fr, en, origin, source, VILLAINS)
    card.clan = clan
    card.keywords = mask_of(CLAN_KEYWORDS[clan])
    card.kind = KEYWORDS.index(CLAN_KEYWORDS[clan])
    card.search = search
    card.dice = combat
    card.wounds = wounds
    card.defence = defence
    card.abilities = list(abilities)
    CATALOG.add(card)
